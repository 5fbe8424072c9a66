//! The rules printed on cards: what they cost, and what one gets for it.

use super::terms::{Skill, Status, Thing};
use super::words::{Deed, how_many, read_deed};
use storybook::{Phrase, Read, Trouble};

/// What has to be done to use a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    /// Command on the board or card (SG-CMD-04, SG-CMD-05) or, for ability cards, to the supply (SG-CMD-06); recipes take food as well.
    Command(u8, Option<Meal>),
    /// As often as its occasion comes (SG-OPEN-63).
    Free,
    /// The card itself is discarded.
    Discard,
    /// When it is equipped (SG-EQUIP-12).
    Equip,
}

/// What a recipe is cooked of (SG-RECIPE-02, SG-RECIPE-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meal {
    /// None: of any kind.
    pub kind: Option<Thing>,
    pub n: u8,
}

/// How fate is drawn again (SG-FATE-05, SG-FATE-06, SG-FATE-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redraw {
    Any,
    Best,
    IfOne,
}

/// What a card does when it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Adds to a challenge; to any, if no skill is named.
    Skill(Option<Skill>, u8),
    Fate(u8),
    Redraw(Redraw),
    Accuracy(u8),
    Damage(u8),
    Block(u8),
    /// Damage without an attack (SG-ACARD-02).
    Strike(u8),
    Health(u8),
    /// The same for others than the bearer (SG-OPEN-09).
    Aid(u8),
    Rest(u8),
    /// Takes away a status; any, if none is named.
    Cure(Option<Status>),
    Gain(Thing, u8),
    Repair(u8),
    Cards(u8),
    Command(u8),
    Sail(u8),
    /// Takes command off boards and cards.
    Ready(u8),
}

/// What the synergy token of a crew member is good for (SG-SYNC).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Synergy {
    Damage(u8),
    /// Damage that cannot go on hearts.
    Spare(u8),
    /// Damage may be laid over corners.
    Corners,
    Accuracy(u8),
    Redraw,
    Block(u8),
    /// For a holder who was brought to 0.
    Health(u8),
}

impl Synergy {
    /// Whether it changes an attack; the others are for when one is hurt.
    pub(crate) fn helps_attack(self) -> bool {
        !matches!(self, Synergy::Block(_) | Synergy::Health(_))
    }
}

/// What is always on (SG-ADV-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passive {
    Hand(i8),
    Travel(i8),
    Market(i8),
    Hazard(i8),
    Challenge(i8),
    /// What rooms give.
    Command(i8),
    Block(u8),
    Search(u8),
    Inn(u8),
    Skill(Skill, u8),
    Accuracy(u8),
    Damage(u8),
    Health(u8),
    Guard(Status),
}

/// A rule of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// For a price, one of several ways (SG-ABIL-04, SG-ADV-04).
    Use(Price, Vec<Vec<Effect>>),
    Always(Passive),
}

/// When something may be used (SG-OPEN-64).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// Outside challenges and combat.
    Open,
    /// Before it is settled who takes part in a challenge.
    Gather,
    /// Fate was drawn: for a challenge, an attack, a point of ship damage.
    Test,
    Attack,
    Ship,
    /// An enemy is about to hurt somebody.
    Blow,
    /// Something else is.
    Harm,
    /// Between the attacks of a combat.
    Between,
}

impl Occasion {
    const ALL: [Occasion; 8] = {
        use Occasion::*;
        [Open, Gather, Test, Attack, Ship, Blow, Harm, Between]
    };
}

impl Effect {
    /// Whether it can be of use on such an occasion (SG-ABIL-12, SG-ABIL-13, SG-ABIL-14, SG-ADV-07, SG-OPEN-64).
    pub(crate) fn suits(&self, occasion: Occasion) -> bool {
        use Occasion::*;
        match self {
            Effect::Skill(..) => occasion == Test,
            Effect::Fate(_) | Effect::Redraw(_) => matches!(occasion, Test | Attack | Ship),
            Effect::Accuracy(_) | Effect::Damage(_) => occasion == Attack,
            Effect::Block(_) => occasion == Blow,
            Effect::Strike(_) => occasion == Between,
            Effect::Sail(_) => occasion == Open, // SG-EXPL-08, SG-COMBAT-18
            Effect::Health(_) | Effect::Aid(_) | Effect::Cure(_) => {
                matches!(occasion, Open | Gather | Test | Harm | Between)
            }
            Effect::Rest(_)
            | Effect::Gain(..)
            | Effect::Repair(_)
            | Effect::Cards(_)
            | Effect::Command(_)
            | Effect::Ready(_) => matches!(occasion, Open | Gather | Test | Between),
        }
    }
}

/// The rules of one card or board. Most are of no use on most occasions, and this is asked again and again: what could be used when is
/// worked out once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rules {
    list: Vec<Rule>,
    always: Vec<Passive>,
    suits: u8,
}

impl Rules {
    /// What is always on.
    pub(crate) fn always(&self) -> &[Passive] {
        &self.always
    }

    /// Whether something here could be used on such an occasion.
    pub(crate) fn suit(&self, occasion: Occasion) -> bool {
        self.suits & (1 << occasion as u8) != 0
    }
}

impl From<Vec<Rule>> for Rules {
    fn from(list: Vec<Rule>) -> Self {
        let (mut always, mut effects) = (Vec::new(), Vec::new());
        for rule in &list {
            match rule {
                Rule::Always(passive) => always.push(*passive),
                Rule::Use(Price::Equip, _) => {} // not when one likes
                Rule::Use(_, ways) => effects.extend(ways.concat()),
            }
        }
        let suits = Occasion::ALL.into_iter().filter(|occasion| effects.iter().any(|e| e.suits(*occasion)));
        let suits = suits.fold(0, |bits, occasion| bits | 1 << occasion as u8);
        Rules { list, always, suits }
    }
}

impl std::ops::Deref for Rules {
    type Target = [Rule];

    fn deref(&self) -> &[Rule] {
        &self.list
    }
}

/// A rule of an ongoing event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lasting {
    Always(Passive),
    EachTurn(Vec<Deed>),
    /// SG-EVC-03, SG-OPEN-10
    Serpent,
}

/// `1 command: strength 2 or block 1`
pub(crate) fn read_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    let Some((head, tail)) = text.split_once(':') else {
        let trouble = Trouble::at(column, "a rule has a price, a colon and what it does");
        return Err(trouble.hint("for example `1 command: strength 2 or block 1`"));
    };
    let at = column + head.chars().count() + 1;
    if head.trim() == "always" {
        return read_all(tail, at, |p| p.one_of("something that is always on", &PASSIVES)?(p))
            .map(Rule::Always);
    }
    let price = read_price(head, column)?;
    let mut ways = Vec::new();
    let mut begin = at;
    for way in tail.split(" or ") {
        ways.push(Phrase::each(way, begin, read_effect)?);
        begin += way.chars().count() + 4;
    }
    Ok(Rule::Use(price, ways))
}

fn read_all<T>(
    text: &str,
    column: usize,
    read: impl FnOnce(&mut Phrase) -> Result<T, Trouble>,
) -> Result<T, Trouble> {
    let mut phrase = Phrase::new(text, column);
    let value = read(&mut phrase)?;
    phrase.done().map(|()| value)
}

fn read_price(text: &str, column: usize) -> Result<Price, Trouble> {
    let (first, second) = text.split_once(',').map_or((text, None), |(a, b)| (a, Some(b)));
    let plain = read_all(first, column, |p| {
        if let Some(price) =
            p.take_one(&[("free", Price::Free), ("discard", Price::Discard), ("equip", Price::Equip)])
        {
            return Ok(price);
        }
        let n = p.number("a price: `N command`, `free`, `discard`, `equip` or `always`", 1..=3)? as u8;
        p.one_of("`command`", &[("command", Price::Command(n, None))])
    })?;
    let Some(second) = second else { return Ok(plain) };
    let meal = read_all(second, column + first.chars().count() + 1, |p| {
        let n = how_many(p)?;
        let kinds = [
            ("food", None),
            ("meat", Some(Thing::Meat)),
            ("grain", Some(Thing::Grain)),
            ("vegetables", Some(Thing::Vegetables)),
        ];
        Ok(Meal { kind: p.one_of("food", &kinds)?, n })
    })?;
    match plain {
        Price::Command(n, None) => Ok(Price::Command(n, Some(meal))),
        _ => Err(Trouble::at(column, "only command is paid together with food")),
    }
}

fn read_effect(phrase: &mut Phrase) -> Result<Effect, Trouble> {
    if let Some(thing) = phrase.take_one(&Thing::KEYS) {
        return how_many(phrase).map(|n| Effect::Gain(thing, n));
    }
    if let Some(skill) = phrase.take_one(&Skill::KEYS) {
        return how_many(phrase).map(|n| Effect::Skill(Some(skill), n));
    }
    if let Some(status) = phrase.take_one(&Status::KEYS) {
        return taken(phrase, 1).map(|_| Effect::Cure(Some(status)));
    }
    phrase.one_of("an effect", &EFFECTS)?(phrase)
}

/// `-2`: what is taken away.
fn taken(phrase: &mut Phrase, most: i32) -> Result<u8, Trouble> {
    phrase.number("what is taken away, such as -1", -most..=-1).map(|n| -n as u8)
}

const EFFECTS: [(&str, Read<Effect>); 16] = [
    ("skill", |p| how_many(p).map(|n| Effect::Skill(None, n))),
    ("fate", |p| how_many(p).map(Effect::Fate)),
    ("redraw", |p| {
        if p.take("if") {
            return p.one_of("`if 1`", &[("1", Effect::Redraw(Redraw::IfOne))]);
        }
        Ok(Effect::Redraw(if p.take("best") { Redraw::Best } else { Redraw::Any }))
    }),
    ("accuracy", |p| how_many(p).map(Effect::Accuracy)),
    ("damage", |p| how_many(p).map(Effect::Damage)),
    ("block", |p| how_many(p).map(Effect::Block)),
    ("strike", |p| how_many(p).map(Effect::Strike)),
    ("health", |p| how_many(p).map(Effect::Health)),
    ("aid", |p| how_many(p).map(Effect::Aid)),
    ("fatigue", |p| taken(p, 9).map(Effect::Rest)),
    ("status", |p| taken(p, 1).map(|_| Effect::Cure(None))),
    ("ship", |p| how_many(p).map(Effect::Repair)),
    ("card", |p| how_many(p).map(Effect::Cards)),
    ("command", |p| how_many(p).map(Effect::Command)),
    ("sail", |p| how_many(p).map(Effect::Sail)),
    ("ready", |p| how_many(p).map(Effect::Ready)),
];

const PASSIVES: [(&str, Read<Passive>); 17] = [
    ("hand", |p| super::words::change(p).map(Passive::Hand)),
    ("travel", |p| super::words::change(p).map(Passive::Travel)),
    ("market", |p| super::words::change(p).map(Passive::Market)),
    ("hazard", |p| super::words::change(p).map(Passive::Hazard)),
    ("challenge", |p| super::words::change(p).map(Passive::Challenge)),
    ("command", |p| super::words::change(p).map(Passive::Command)),
    ("block", |p| how_many(p).map(Passive::Block)),
    ("search", |p| how_many(p).map(Passive::Search)),
    ("inn", |p| how_many(p).map(Passive::Inn)),
    ("strength", |p| how_many(p).map(|n| Passive::Skill(Skill::Strength, n))),
    ("perception", |p| how_many(p).map(|n| Passive::Skill(Skill::Perception, n))),
    ("savvy", |p| how_many(p).map(|n| Passive::Skill(Skill::Savvy, n))),
    ("craft", |p| how_many(p).map(|n| Passive::Skill(Skill::Craft, n))),
    ("cunning", |p| how_many(p).map(|n| Passive::Skill(Skill::Cunning, n))),
    ("accuracy", |p| how_many(p).map(Passive::Accuracy)),
    ("damage", |p| how_many(p).map(Passive::Damage)),
    ("health", |p| how_many(p).map(Passive::Health)),
];

/// `damage 1`, `corners`
pub(crate) fn read_synergy(text: &str, column: usize) -> Result<Synergy, Trouble> {
    read_all(text, column, |p| p.one_of("what a synergy token is good for", &SYNERGIES)?(p))
}

const SYNERGIES: [(&str, Read<Synergy>); 7] = [
    ("damage", |p| how_many(p).map(Synergy::Damage)),
    ("spare", |p| how_many(p).map(Synergy::Spare)),
    ("corners", |_| Ok(Synergy::Corners)),
    ("accuracy", |p| how_many(p).map(Synergy::Accuracy)),
    ("redraw", |_| Ok(Synergy::Redraw)),
    ("block", |p| how_many(p).map(Synergy::Block)),
    ("health", |p| how_many(p).map(Synergy::Health)),
];

/// `travel -1`, `each turn: health -1`, `serpent`
pub(crate) fn read_lasting(text: &str, column: usize) -> Result<Lasting, Trouble> {
    if let Some((head, tail)) = text.split_once(':') {
        read_all(head, column, |p| {
            p.one_of("`each turn`", &[("each", ())])?;
            p.one_of("`each turn`", &[("turn", ())])
        })?;
        return Phrase::each(tail, column + head.chars().count() + 1, read_deed).map(Lasting::EachTurn);
    }
    read_all(text, column, |p| match p.take("serpent") {
        true => Ok(Lasting::Serpent),
        false => p.one_of("a rule of an event", &PASSIVES)?(p).map(Lasting::Always),
    })
}

/// Reads `guard venom` too, which only stands on ability and level cards.
pub(crate) fn read_own_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    let guard = text.strip_prefix("always:").map(str::trim_start).and_then(|t| t.strip_prefix("guard "));
    match guard {
        Some(status) => read_all(status, column, |p| p.one_of("a status", &Status::KEYS))
            .map(|status| Rule::Always(Passive::Guard(status))),
        None => read_rule(text, column),
    }
}
