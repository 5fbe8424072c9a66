//! What a player without a plan would do, and how well things stand.

use crate::SleepingGods;
use crate::book::powers::Effect;
use crate::book::words::Test;
use crate::book::{Crew, Entry, Region, Thing};
use crate::rules::damage::SUNK;
use crate::rules::uses::Use;
use table::Id;

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

    /// A choice that somebody may well succeed at is better than one that asks too much.
    pub(crate) fn instinct_choice(&self, entry: Id<Entry>, place: u8) -> u32 {
        match &self.book.story(entry).choices[usize::from(place)].test {
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

    pub(crate) fn instinct_region(&self, region: Id<Region>) -> u32 {
        let here = self.book.region(region);
        let danger = here.hazard.as_ref().map_or(0, |h| u32::from(h.need));
        (6 + 4 * here.locations.len() as u32 + if here.port.is_some() { self.instinct_port() } else { 0 })
            .saturating_sub(danger)
    }

    pub(crate) fn instinct_location(&self, _: u16) -> u32 {
        let up: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.health(c))).sum();
        if up > 16 { 20 } else { 6 }
    }

    pub(crate) fn instinct_port(&self) -> u32 {
        let hurt: u32 = Crew::ALL.into_iter().map(|c| u32::from(self.mate(c).damage)).sum();
        let broken: u32 = self.damage.iter().map(|n| u32::from(*n)).sum();
        let coins = self.store(Thing::Coin);
        if coins == 0 && self.xp == self.xp_spent { 0 } else { (hurt + 2 * broken).min(30) }
    }

    /// How well the journey goes: totems above all, then cards and quests; worse with damage.
    pub(crate) fn prospects(&self) -> f64 {
        let score = f64::from(self.final_score().total());
        let hurt: f64 = Crew::ALL.into_iter().map(|c| f64::from(self.mate(c).damage)).sum();
        let broken = f64::from(self.damage.iter().sum::<u8>()) / f64::from(SUNK);
        let worth = (score + 20.0) / 220.0 - hurt / 400.0 - broken / 20.0;
        worth.clamp(0.0, 1.0)
    }
}
