//! The words of the storybook and of the cards: gains, prices, tests, conditions (docs/writing-books.md).

use super::terms::{Count, Thing};
use crate::Spot;
use storybook::{Phrase, RawEntry, Read, Trouble, Words};

/// What somebody gets, or has to bear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gain {
    Thing(Thing, i8),
    /// Villagers of the season board (NN-FIGHT-18).
    Villager(u8),
    /// Glogos, while there are some (NN-STORY-03).
    Glogo(u8),
    /// Quest cards are drawn from any piles, and some of them kept (NN-QDRAW).
    Quest {
        draw: u8,
        keep: u8,
    },
    /// NN-LOC-01
    Order {
        draw: u8,
        keep: u8,
    },
    /// One gear token may be bought, cheaper by so much (NN-SACT-05, NN-STK-07).
    Gear(u8),
    /// Two tiles of the unbuilt grid may change places (NN-LOC-02).
    Swap,
    /// The first player token (NN-LOC-06).
    First,
    /// To full hearts (NN-SACT-01).
    Heal,
    /// NN-BUILD-01
    Build,
    Reputation(i8),
    /// The mission token goes to this place (NN-MISSION-01), or off the board (NN-MISSION-04).
    Mission(Option<Spot>),
    /// The search token is not kept (NN-SEARCH-06, NN-MISSION-06).
    NoToken,
}

/// What has to be paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    Thing(Thing, u8),
    /// As many hearts as a die shows (NN-LOC-03).
    DieOfHearts,
}

/// What a choice of a story asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Test {
    /// NN-STORY-16
    Skill(u8),
    /// The level of the enemy (NN-OPEN-31).
    Combat(u8),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fact {
    Reputation(i8),
    AtLeast(Count, u8),
}

/// The words of Now or Never.
#[derive(Default)]
pub struct NowOrNeverWords;

impl Words for NowOrNeverWords {
    type Effect = Gain;
    type Condition = Fact;
    type Test = Test;
    type Cost = Cost;

    fn effect(&self, phrase: &mut Phrase) -> Result<Gain, Trouble> {
        read_gain(phrase)
    }

    fn condition(&self, phrase: &mut Phrase) -> Result<Fact, Trouble> {
        match phrase.take("reputation") {
            true => Ok(Fact::Reputation(phrase.number("a reputation", -2..=12)? as i8)),
            false => read_count(phrase).map(|(count, n)| Fact::AtLeast(count, n)),
        }
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Test, Trouble> {
        match phrase.one_of("a test", &[("skill", true), ("combat", false)])? {
            true => Ok(Test::Skill(phrase.number("a skill", 2..=14)? as u8)),
            false => Ok(Test::Combat(phrase.number("the level of an enemy", 1..=9)? as u8)),
        }
    }

    fn cost(&self, phrase: &mut Phrase) -> Result<Cost, Trouble> {
        read_cost(phrase)
    }

    /// A story begins where a place of a chapter leads to it.
    fn opens(&self, entry: &RawEntry) -> bool {
        !entry.fields.is_empty()
    }

    fn nouns(&self) -> &'static [(&'static str, &'static str)] {
        &NOUNS
    }
}

/// Hearts, experience and reputation show in too many ways for a list.
const NOUNS: [(&str, &str); 8] = [
    ("shell", "clam conch cowrie mussel oyster snail whelk"),
    (
        "tool",
        "adze auger awl axe bit chisel crowbar file gimlet hammer jack level mallet pick plane pliers saw shovel spade spanner trowel vice wrench",
    ),
    ("demon", "bottle cork flask imp jar"),
    ("crystal", "chip glass lens shard splinter"),
    ("book", "album almanac atlas folio ledger manual pamphlet primer treatise volume"),
    (
        "coin",
        "bill brass bounty cash change copper deposit fare fee fine gold money paid pay payment pence penny pennies pocket \
         price purse refund rent reward saving share silver stake takings till tip toll wage winnings",
    ),
    ("mana", "spark tingle"),
    (
        "villager",
        "apprentice aunt baker boy brother carter child children clerk cook couple cousin daughter driver family father friend \
         gardener girl glogo grandmother guest household lodger maid man miller mother nephew neighbour nurse passenger people \
         person pupil sister soldier son tenant uncle widow widower wife woman",
    ),
];

/// `buildings 6`
pub(crate) fn read_count(phrase: &mut Phrase) -> Result<(Count, u8), Trouble> {
    Ok((phrase.one_of("something to count", &Count::KEYS)?, phrase.number("how many", 1..=30)? as u8))
}

/// `2 book`, `die hearts`
pub(crate) fn read_cost(phrase: &mut Phrase) -> Result<Cost, Trouble> {
    if phrase.take("die") {
        phrase.one_of("`hearts`", &[("hearts", ())])?;
        return Ok(Cost::DieOfHearts);
    }
    let n = phrase.number("how many", 1..=30)? as u8;
    Ok(Cost::Thing(phrase.one_of("something to pay", &Thing::KEYS)?, n))
}

const GAINS: [(&str, Read<Gain>); 12] = [
    ("villager", |p| Ok(Gain::Villager(p.number("how many", 1..=6)? as u8))),
    ("glogo", |p| Ok(Gain::Glogo(p.number("how many", 1..=6)? as u8))),
    ("quest", |p| drawn(p).map(|(draw, keep)| Gain::Quest { draw, keep })),
    ("order", |p| drawn(p).map(|(draw, keep)| Gain::Order { draw, keep })),
    ("gear", |p| match p.take("cheaper") {
        true => Ok(Gain::Gear(p.number("how much", 1..=20)? as u8)),
        false => Ok(Gain::Gear(0)),
    }),
    ("swap", |_| Ok(Gain::Swap)),
    ("first", |_| Ok(Gain::First)),
    ("heal", |_| Ok(Gain::Heal)),
    ("build", |_| Ok(Gain::Build)),
    ("reputation", |p| Ok(Gain::Reputation(p.number("how much", -9..=9)? as i8))),
    ("mission", |p| match p.take("over") {
        true => Ok(Gain::Mission(None)),
        false => read_spot(p).map(|spot| Gain::Mission(Some(spot))),
    }),
    ("token", |p| p.one_of("`none`", &[("none", ())]).map(|()| Gain::NoToken)),
];

/// `h`, or `ublo-tower`.
pub(crate) fn read_spot(phrase: &mut Phrase) -> Result<Spot, Trouble> {
    if let Some(letter) = phrase.peek().and_then(letter) {
        phrase.word("a letter")?;
        return Ok(Spot::Letter(letter));
    }
    let place = phrase.id().map(Spot::Place);
    place.map_err(|trouble| trouble.hint("a letter from a to n, or a location of locations.toml"))
}

/// The letter of a place, from 0.
pub(crate) fn letter(name: &str) -> Option<u8> {
    match name.as_bytes() {
        [letter @ b'a'..=b'n'] => Some(letter - b'a'),
        _ => None,
    }
}

/// `2 keep 1`, or a number that is kept.
fn drawn(phrase: &mut Phrase) -> Result<(u8, u8), Trouble> {
    let draw = phrase.number("how many are drawn", 1..=5)?;
    let keep = if phrase.take("keep") { phrase.number("how many are kept", 1..=draw)? } else { draw };
    Ok((draw as u8, keep as u8))
}

/// `coin 4`, `quest 2 keep 1`, `mission istreka`
pub(crate) fn read_gain(phrase: &mut Phrase) -> Result<Gain, Trouble> {
    if let Some(thing) = phrase.take_one(&Thing::KEYS) {
        let n = phrase.number("how many", -30..=30)?;
        return match n {
            0 => Err(phrase.trouble("0 is nothing")),
            n => Ok(Gain::Thing(thing, n as i8)),
        };
    }
    phrase.one_of("a gain", &GAINS)?(phrase)
}
