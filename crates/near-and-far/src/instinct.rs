//! What a player without a plan would do, and how well things stand. For bots; rules never look here.

use crate::NearAndFar;
use crate::book::{Building, Mark};
use crate::state::{Phase, Place};
use crate::town::Entry;
use crate::travel::Way;
use crate::words::{Test, Thing};
use table::{Id, Seat};

impl NearAndFar {
    /// Towards a party, then birds, then out of town.
    pub(crate) fn instinct_visit(&self, building: Building, entry: Entry) -> u32 {
        let seat = self.active;
        let player = self.player(seat);
        let room = player.pack() < 3 && self.birds > 0;
        let weight = match building {
            Building::Saloon => {
                let means = self.coin_means(seat);
                let hires = self.row.iter().any(|id| self.price(seat, *id) <= means);
                if hires { 14 + 6 * u32::from(player.party.len() < 4) } else { 1 }
            }
            Building::Stables if room && player.food > 0 => 14,
            Building::Stables => 0,
            Building::Farm => {
                if player.food < 3 {
                    3 * self.party_skill(seat)
                } else {
                    1
                }
            }
            Building::Hut if self.treasure_slots(seat) > player.treasures.len() => 10,
            Building::Hut => 0,
            Building::Mine => {
                let digs = (0..3).any(|r| (0..4).any(|c| self.can_dig(seat, (r, c))));
                if digs { 20 } else { 0 }
            }
            Building::Store => 5,
            Building::Hall => 2,
        };
        match entry {
            Entry::Free => 2 * weight,
            Entry::Bribe => weight,
            Entry::Duel => weight * (1 + self.swords(seat).min(4)) / 4,
        }
    }

    /// Out while there is a party worth leading; back when the hearts are gone.
    pub(crate) fn instinct_adventure(&self) -> u32 {
        let player = self.player(self.active);
        match player.place {
            Place::On(_) => [1, 4, 10, 40, 60].get(usize::from(player.hearts)).copied().unwrap_or(80),
            _ => match self.heart_total(self.active) {
                n @ 0..=4 => u32::from(n),
                n => 12 * u32::from(n - 3),
            },
        }
    }

    pub(crate) fn instinct_stop(&self) -> u32 {
        let player = self.player(self.active);
        let Place::On(space) = player.place else { return 1 };
        let builds = self.atlas().space(space).icon.is_some()
            && self.camp_at(space).is_none()
            && self.heart_means(self.active) >= 3;
        let quest = self.quests.contains(&space);
        1 + 20 * u32::from(builds) + 14 * u32::from(quest)
    }

    pub(crate) fn instinct_step(&self, space: u8, way: Way) -> u32 {
        let map = self.atlas();
        let space = &map.spaces[usize::from(space)];
        let free = space.icon.is_some() && self.camp_at(space.id).is_none();
        let quest = self.quests.contains(&space.id);
        let near = space.links.iter().filter(|(to, path)| {
            let id = map.spaces[usize::from(*to)].id;
            self.camp_at(id).is_none() && map.paths[usize::from(*path)].mark != Some(Mark::Threat)
        });
        let worth = 2 + 6 * u32::from(free) + 6 * u32::from(quest) + near.count() as u32;
        match way {
            Way::Open | Way::Slip => worth,
            Way::Fight => {
                let need = self.threats.first().map_or(10, |t| u32::from(self.book.threat(*t).difficulty));
                let odds = (self.swords(self.active) + 3 + u32::from(self.player(self.active).hearts) / 2)
                    .saturating_sub(need);
                worth * odds.min(6)
            }
            Way::Bird | Way::Tortoise => worth / 6,
            Way::Pay(..) => worth / 2,
        }
    }

    pub(crate) fn instinct_test(&self, test: Test) -> u32 {
        let plus = self.strength(self.active, test.kind) + u32::from(self.player(self.active).hearts) / 2;
        match (plus + 6).saturating_sub(test.need.into()) {
            0 => 1,
            n => 3 * n.min(6) + u32::from(test.need),
        }
    }

    pub(crate) fn instinct_person(&self, id: Id) -> u32 {
        let s = self.book.person(id).symbols;
        let n = 2 * (s.skill + s.sword + s.heart + s.search) + 3 * s.r#move + 4 * s.shield;
        1 + u32::from(n)
    }

    pub(crate) fn instinct_recruit(&self, id: Id, cost: u32) -> u32 {
        let strength = self.instinct_person(id);
        (4 * strength).saturating_sub(3 * cost).max(2)
    }

    /// Points for what they cost.
    pub(crate) fn instinct_artifact(&self, id: Id) -> u32 {
        let artifact = self.book.artifact(id);
        let cost: u32 =
            artifact.cost.things().map(|(t, n)| u32::from(n) * u32::from(self.book.value(t))).sum();
        (30 + 8 * artifact.points.max(0) as u32).saturating_sub(2 * cost).max(2)
    }

    /// How well this seat stands, from 0 to 1: its points against the best of the others.
    pub(crate) fn prospects(&self, seat: Seat) -> f64 {
        if self.phase == Phase::Over
            && let Some(outcome) = self.final_outcome()
        {
            let best = outcome.scores.iter().copied().fold(f64::MIN, f64::max);
            return if outcome.result != "lost" && outcome.scores[seat.index()] >= best { 1.0 } else { 0.0 };
        }
        let worth = |s: Seat| {
            let player = self.player(s);
            let past: f64 = player.sheet.points.iter().map(|n| f64::from(*n)).sum();
            let pack = f64::from(player.pack());
            let party: f64 = player.people().map(|id| f64::from(self.instinct_person(id))).sum();
            let goods = f64::from(self.count(s, Thing::Food)) * 0.3 + f64::from(player.hearts) * 0.25;
            past + f64::from(self.points(s).total()) + 0.8 * pack + 0.12 * party + goods
        };
        let mine = worth(seat);
        let others = self.seats().filter(|s| *s != seat).map(worth).fold(f64::MIN, f64::max);
        1.0 / (1.0 + (-(mine - others) / 8.0).exp())
    }
}
