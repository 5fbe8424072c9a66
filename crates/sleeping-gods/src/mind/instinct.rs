//! What a player without a plan would do, and how well things stand.

use crate::SleepingGods;
use crate::book::powers::Effect;
use crate::book::words::Test;
use crate::book::{Crew, Entry, Location, Region, Room, Square, Thing};
use crate::rules::challenge::Take;
use crate::rules::combat::Move;
use crate::rules::combat::attack::{At, Mark};
use crate::rules::combat::foes::{Held, Standoff, Worn};
use crate::rules::command::{Free, Slot};
use crate::rules::damage::{SUNK, Spot};
use crate::rules::defeat::{Again, Port};
use crate::rules::event::Try;
use crate::rules::fate::Lay;
use crate::rules::harbour::{Buy, Serve};
use crate::rules::occasion::Use;
use crate::rules::pack::Packed;
use crate::rules::picks::{InHand, OfUs, Pick, Which};
use crate::rules::room::{Found, More, Next, Rest, To};
use crate::rules::setup::{NewMode, Unlocked};
use crate::rules::sharing::Share;
use crate::rules::story::Chosen;
use crate::rules::travel::Course;
use crate::rules::turn::{Act, EndTurn};
use crate::rules::uses::{Ill, Laid, tilting};
use crate::state;
use std::collections::BTreeSet;
use table::{Id, Instinct};

/// So many regions away something still draws one on.
const FAR: u8 = 6;
/// After so many turns one looks in again with a quest that opens something.
const AGAIN: u16 = 6;

impl Instinct<SleepingGods> for Free {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            Free::Equip(_) => 30,
            Free::Use(it) => it.weight(game),
            Free::Weapon(_)
            | Free::Shed(..)
            | Free::Return(_)
            | Free::Join
            | Free::Leave
            | Free::Remain
            | Free::Pack
            | Free::Reset => 0,
        }
    }

    fn for_people(&self) -> bool {
        *self == Free::Reset
    }
}

impl Instinct<SleepingGods> for Use {
    fn weight(&self, game: &SleepingGods) -> u32 {
        let (_, effects) = game.terms_of(*self);
        let hurt: u32 = Crew::ALL.into_iter().map(|c| u32::from(game.mate(c).damage)).sum();
        let tired: u32 = Crew::ALL.into_iter().map(|c| u32::from(game.mate(c).fatigue)).sum();
        let worth = effects.iter().map(|effect| match effect {
            Effect::Health(n) | Effect::Aid(n) => hurt.min((*n).into()),
            Effect::Rest(n) => 2 * tired.min((*n).into()),
            Effect::Cure(_) => 3,
            Effect::Block(n) | Effect::Damage(n) | Effect::Accuracy(n) => 4 * u32::from(*n),
            Effect::Strike(n) => 5 * u32::from(*n),
            Effect::Repair(n) => 2 * u32::from(*n),
            _ => 1,
        });
        worth.sum()
    }
}

impl Instinct<SleepingGods> for Lay {
    fn weight(&self, game: &SleepingGods) -> u32 {
        let short = game.challenge.as_ref().and_then(|c| c.need.map(|need| i32::from(need) - c.total));
        match (self, short) {
            (Lay::Enough, Some(n)) if n <= 0 => 1000,
            (Lay::Enough, Some(n)) => 4 * n.unsigned_abs().min(9),
            (Lay::Enough, None) => 6,
            (_, Some(n)) if n <= 0 => 0,
            (_, Some(n)) if n > 4 => 1,
            (Lay::Use(it), _) if !game.tilts(*it) => 0,
            _ => 12,
        }
    }
}

impl Instinct<SleepingGods> for Pick {
    /// Those who can bear it best come first.
    fn weight(&self, game: &SleepingGods) -> u32 {
        1 + u32::from(game.health(self.0))
    }
}

impl Instinct<SleepingGods> for InHand {
    fn weight(&self, game: &SleepingGods) -> u32 {
        5 - u32::from(game.book.abilities[self.0].cost)
    }
}

impl Instinct<SleepingGods> for Act {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            Act::Travel => 14,
            Act::Explore(place) => game.instinct_location(*place),
            Act::Market if game.stored(Thing::Coin) >= 4 => 10,
            Act::Market => 0,
            Act::Port => game.instinct_port(),
            Act::Drive(..) => 12,
            Act::Skip => 4,
        }
    }
}

impl Instinct<SleepingGods> for Course {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            Course::To(region) | Course::Off(_, region) => game.instinct_region(*region),
            Course::Stay => game.instinct_region(game.region) / 2 + 1,
        }
    }
}

impl Instinct<SleepingGods> for Chosen {
    /// A choice that somebody may well succeed at is better than one that asks too much.
    fn weight(&self, game: &SleepingGods) -> u32 {
        let choice = &game.book.story(self.entry).choices[usize::from(self.place)];
        if choice.may.is_some() || choice.must.is_some() {
            return 30; // what only those can do who have come so far
        }
        match &choice.test {
            None => 8,
            Some(Test::Combat(_)) => {
                let up: u32 = Crew::ALL.into_iter().map(|c| u32::from(game.health(c))).sum();
                if up > 20 { 8 } else { 1 }
            }
            Some(Test::Challenge(skill, need)) => {
                let crew: Vec<Crew> = game.crew_of(game.active).filter(|c| game.can_take_part(*c)).collect();
                let sure = game.crew_skill(&crew, *skill) + 4 - i32::from(*need);
                (8 + 2 * sure).clamp(1, 16) as u32
            }
        }
    }
}

impl Instinct<SleepingGods> for Take {
    fn weight(&self, game: &SleepingGods) -> u32 {
        let Some(challenge) = &game.challenge else { return 1 };
        let skill = game.crew_skill(&challenge.crew, challenge.skill);
        let wanted = challenge.need.map_or(3, |need| i32::from(need) - 3);
        match self {
            Take::Go if skill >= wanted => 40,
            Take::Go => 4,
            Take::Use(_) => 0,
            Take::Part(crew, of) => {
                let adds = game.skill(*crew, *of);
                if skill >= wanted || adds == 0 {
                    0
                } else {
                    20 * adds as u32 / (1 + u32::from(game.mate(*crew).fatigue))
                }
            }
        }
    }
}

impl Instinct<SleepingGods> for To {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            To::Room(Room::Bridge) => 4 + 3 * u32::from(game.laid_command()),
            To::Room(Room::Galley) => 10,
            To::Room(Room::Deck) => 14,
            To::Room(Room::Quarters) => 14 + u32::from(game.laid_command()),
            To::Room(Room::SickBay) => 12,
            To::Order => 0,
        }
    }
}

impl Instinct<SleepingGods> for Buy {
    fn weight(&self, _: &SleepingGods) -> u32 {
        if *self == Buy::Done { 2 } else { 3 }
    }
}

impl Instinct<SleepingGods> for Serve {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            Serve::Inn => 12,
            Serve::Repair(_) => 14,
            Serve::Healer(crew) => 4 * u32::from(game.mate(*crew).damage / 2),
            Serve::Level(_) => 30,
            Serve::Done => 5,
        }
    }
}

impl Instinct<SleepingGods> for Move {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            Move::Attack(crew, card) => {
                let weapon = game.weapon(*crew, *card);
                4 * u32::from(weapon.damage)
                    + 2 * u32::from(weapon.accuracy)
                    + 2 * u32::from(game.health(*crew))
            }
            Move::Use(it) => it.weight(game),
            Move::Give(..) => 0,
            Move::EndRound => 1,
        }
    }
}

impl Instinct<SleepingGods> for Mark {
    fn weight(&self, game: &SleepingGods) -> u32 {
        12 - u32::from(game.hearts_left(usize::from(self.0)).min(11))
    }
}

impl Instinct<SleepingGods> for At {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match game.square(usize::from(self.0)) {
            Square::Heart(n) => 20 * u32::from(n),
            Square::Attack(n) => 8 * u32::from(n),
            Square::Power(_) => 6,
            Square::Blank => 1,
        }
    }
}

impl Instinct<SleepingGods> for Standoff {
    fn weight(&self, _: &SleepingGods) -> u32 {
        u32::from(*self == Standoff::Leave)
    }

    fn for_people(&self) -> bool {
        *self == Standoff::FightOn
    }
}

impl Instinct<SleepingGods> for NewMode {
    fn weight(&self, _: &SleepingGods) -> u32 {
        u32::from(self.brutal == self.before)
    }

    fn for_people(&self) -> bool {
        self.brutal != self.before
    }
}

impl Instinct<SleepingGods> for Packed {
    fn weight(&self, _: &SleepingGods) -> u32 {
        u32::from(*self == Packed::Stay)
    }
}

impl Instinct<SleepingGods> for Share {
    fn weight(&self, _: &SleepingGods) -> u32 {
        u32::from(*self == Share::Content)
    }

    fn for_people(&self) -> bool {
        *self != Share::Content
    }
}

impl Instinct<SleepingGods> for Again {
    fn weight(&self, _: &SleepingGods) -> u32 {
        u32::from(*self == Again::Stow)
    }
}

// About these they have no opinion.
impl Instinct<SleepingGods> for state::Effect {}
impl Instinct<SleepingGods> for EndTurn {}
impl Instinct<SleepingGods> for Found {}
impl Instinct<SleepingGods> for Held {}
impl Instinct<SleepingGods> for Ill {}
impl Instinct<SleepingGods> for Laid {}
impl Instinct<SleepingGods> for More {}
impl Instinct<SleepingGods> for Next {}
impl Instinct<SleepingGods> for OfUs {}
impl Instinct<SleepingGods> for Port {}
impl Instinct<SleepingGods> for Rest {}
impl Instinct<SleepingGods> for Slot {}
impl Instinct<SleepingGods> for Spot {}
impl Instinct<SleepingGods> for Try {}
impl Instinct<SleepingGods> for Unlocked {}
impl Instinct<SleepingGods> for Which {}
impl Instinct<SleepingGods> for Worn {}

impl SleepingGods {
    /// Whether a use changes a draw or a blow.
    fn tilts(&self, it: Use) -> bool {
        self.terms_of(it).1.iter().any(tilting)
    }

    /// Where a quest leads, or nobody has been yet; the nearer the better.
    fn instinct_region(&self, region: Id<Region>) -> u32 {
        let here = &self.book.regions[region];
        let danger = here.hazard.as_ref().map_or(0, |h| u32::from(h.need));
        let port = if here.port.is_some() { self.instinct_port() } else { 0 };
        let ways = self.book.reach(region, |_, _| true);
        let draws = ways.iter().take_while(|leg| leg.far <= FAR).map(|leg| {
            let there = self.book.regions[leg.to].locations.iter();
            let open =
                there.map(|place| &self.book.locations[usize::from(*place)]).filter(|l| self.is_open(l));
            let most = open.map(|location| self.interest(location)).max().unwrap_or(0);
            4 * most / (1 + u32::from(leg.far))
        });
        (6 + draws.max().unwrap_or(0) + port).saturating_sub(danger)
    }

    fn instinct_location(&self, place: u16) -> u32 {
        let up: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.health(c))).sum();
        let interest = self.interest(&self.book.locations[usize::from(place)]);
        if up > 16 { 4 * interest } else { interest }
    }

    /// A place that one knows is of interest only with something new in hand; quest cards say where they lead.
    fn interest(&self, location: &Location) -> u32 {
        let known = self.stops.iter().rfind(|stop| stop.entry == location.entry);
        let opens = location.opened_by.iter().chain(&location.needs).any(|quest| self.has_quest(*quest));
        match known {
            None if opens => 12,
            None => 6,
            Some(stop) if opens && stop.turn + AGAIN <= self.turn => 8,
            Some(_) => 1,
        }
    }

    fn instinct_port(&self) -> u32 {
        let hurt: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.mate(c).damage)).sum();
        let broken: u32 = self.damage.iter().map(|n| u32::from(*n)).sum();
        let coins = self.stored(Thing::Coin);
        if coins == 0 && self.xp == self.xp_spent { 0 } else { (hurt + 2 * broken).min(30) }
    }

    /// How well the journey goes: totems above all, then cards and quests; worse with damage.
    pub(crate) fn prospects(&self) -> f64 {
        // An ending asks for totems, and they lie where nobody has been.
        let seen: BTreeSet<Id<Entry>> = self.stops.iter().map(|stop| stop.entry).collect();
        let score = f64::from(self.final_score().total()) + (16 * self.totems() + seen.len()) as f64;
        let hurt: f64 = Crew::ALL.into_iter().map(|c| f64::from(self.mate(c).damage)).sum();
        let broken = f64::from(self.damage.iter().sum::<u8>()) / f64::from(SUNK);
        let worth = (score + 20.0) / 320.0 - hurt / 400.0 - broken / 20.0;
        worth.clamp(0.0, 1.0)
    }
}
