//! What a player without a plan would do, and how well things stand. For bots; rules never look here.

use crate::book::CardOption;
use crate::dice::Bid;
use crate::state::{End, Zone};
use crate::{Building, Prelude, Trait};
use table::Seat;

impl Prelude {
    pub(crate) fn instinct_zone(&self, seat: Seat, zone: Zone) -> u32 {
        let who = self.character(seat);
        let worn = 14u32.saturating_sub(u32::from(who.tokens.iter().sum::<u8>()));
        let weak = u32::from(who.health() <= 3) + u32::from(who.morale() <= 2);
        let weight = match zone {
            Zone::Gather => 14u32.saturating_sub(3 * u32::from(who.resources)),
            Zone::Settle if who.resources == 0 => 0,
            Zone::Settle => 4 + 3 * u32::from(who.resources),
            Zone::Rest => 1 + worn + 8 * weak,
            Zone::Explore(_) | Zone::Special => 1,
            Zone::Slot(_) => 3,
        };
        let danger = u32::from(self.presence_of_group(zone)).min(6);
        weight * (12 - danger) / 4
    }

    pub(crate) fn instinct_bid(&self, seat: Seat, bid: Bid) -> u32 {
        let Some(of) = bid.of else { return 8 };
        let who = self.character(seat);
        let (left, floor) = match Trait::HEALTH.contains(&of) {
            true => (who.health() - bid.own, 3),
            false => (who.morale() - bid.own, 2),
        };
        match left {
            0 => 0,
            n if n < floor => 1,
            _ if bid.plans && bid.own == 0 => 6,
            _ => 4 / u32::from(bid.dice().max(1)),
        }
    }

    pub(crate) fn instinct_option(&self, seat: Seat, option: &CardOption) -> u32 {
        let tokens = u32::from(self.character(seat).has(option.of));
        let need = u32::from(option.diamonds);
        match need {
            1 => 6 + tokens.min(2),
            2 => 1 + 2 * tokens.min(3),
            _ => tokens.saturating_sub(1),
        }
    }

    pub(crate) fn instinct_token(&self, of: Trait, gain: bool) -> u32 {
        let liked = match of {
            Trait::Active => 4,
            Trait::Keen | Trait::Strong => 3,
            _ => 2,
        };
        if gain { liked } else { 5 - liked }
    }

    pub(crate) fn instinct_building(&self, building: Building) -> u32 {
        let left = self.book.building(building).cost - self.settlement[building as usize];
        match building {
            Building::Plans => 8,
            Building::Hearth => 6,
            _ => 6 / u32::from(left) + 2,
        }
    }

    /// How well the band stands, from 0 to 1.
    pub(crate) fn prospects(&self) -> f64 {
        match self.end {
            Some(End::Settled) => return 1.0,
            Some(End::Died(_)) => return 0.0,
            None => {}
        }
        let players = self.characters.len() as f64;
        let cost: u32 = self.book.buildings.iter().map(|b| u32::from(b.cost)).sum();
        let built = self.settlement.iter().map(|n| f64::from(*n)).sum::<f64>() / f64::from(cost);
        let resources: f64 = self.characters.iter().map(|c| f64::from(c.resources)).sum::<f64>()
            + f64::from(self.hut_resources) * 0.8;
        let tokens: f64 =
            self.characters.iter().map(|c| f64::from(c.tokens.iter().sum::<u8>()) / 14.0).sum::<f64>()
                / players;
        let artifacts: f64 = self.characters.iter().map(|c| c.artifacts.len() as f64).sum::<f64>() / players;
        let peril: f64 = self
            .characters
            .iter()
            .map(|c| match (c.health(), c.morale()) {
                (1, _) => 0.25,
                (2, _) => 0.12,
                (3, _) => 0.05,
                (_, 0) => 0.10,
                (_, 1) => 0.04,
                _ => 0.0,
            })
            .sum();
        let good = 0.15 + 0.55 * built + 0.2 * (resources / 22.0).min(0.6) + 0.15 * tokens + 0.01 * artifacts;
        (good - peril).clamp(0.01, 0.99)
    }
}
