//! What a player without a plan would do, and how well things stand.

use crate::SleepingGods;
use crate::book::powers::Effect;
use crate::book::words::Test;
use crate::book::{Crew, Entry, Location, Region, Thing};
use crate::rules::damage::SUNK;
use crate::rules::uses::{Use, tilting};
use std::collections::BTreeSet;
use table::Id;

/// So many regions away something still draws one on.
const FAR: u8 = 6;
/// After so many turns one looks in again with a quest that opens something.
const AGAIN: u16 = 6;

impl SleepingGods {
    pub(crate) fn instinct_use(&self, it: Use) -> u32 {
        let (_, effects) = self.terms_of(it);
        let hurt: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.mate(c).damage)).sum();
        let tired: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.mate(c).fatigue)).sum();
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

    /// Whether a use changes a draw or a blow.
    pub(crate) fn tilts(&self, it: Use) -> bool {
        self.terms_of(it).1.iter().any(tilting)
    }

    /// A choice that somebody may well succeed at is better than one that asks too much.
    pub(crate) fn instinct_choice(&self, entry: Id<Entry>, place: u8) -> u32 {
        let choice = &self.book.story(entry).choices[usize::from(place)];
        if choice.may.is_some() || choice.must.is_some() {
            return 30; // what only those can do who have come so far
        }
        match &choice.test {
            None => 8,
            Some(Test::Combat(_)) => {
                let up: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.health(c))).sum();
                if up > 20 { 8 } else { 1 }
            }
            Some(Test::Challenge(skill, need)) => {
                let crew: Vec<Crew> = self.crew_of(self.active).filter(|c| self.can_take_part(*c)).collect();
                let sure = self.crew_skill(&crew, *skill) + 4 - i32::from(*need);
                (8 + 2 * sure).clamp(1, 16) as u32
            }
        }
    }

    /// Where a quest leads, or nobody has been yet; the nearer the better.
    pub(crate) fn instinct_region(&self, region: Id<Region>) -> u32 {
        let here = self.book.region(region);
        let danger = here.hazard.as_ref().map_or(0, |h| u32::from(h.need));
        let port = if here.port.is_some() { self.instinct_port() } else { 0 };
        let ways = self.book.reach(region, |_, _| true);
        let draws = ways.iter().take_while(|leg| leg.far <= FAR).map(|leg| {
            let there = self.book.region(leg.to).locations.iter();
            let open =
                there.map(|place| &self.book.locations[usize::from(*place)]).filter(|l| self.is_open(l));
            let most = open.map(|location| self.interest(location)).max().unwrap_or(0);
            4 * most / (1 + u32::from(leg.far))
        });
        (6 + draws.max().unwrap_or(0) + port).saturating_sub(danger)
    }

    pub(crate) fn instinct_location(&self, place: u16) -> u32 {
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

    pub(crate) fn instinct_port(&self) -> u32 {
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
