//! What looks good at first sight: for bots that play by instinct, and for those who think as their first idea.

use crate::NowOrNever;
use crate::book::words::{Cost, Gain};
use crate::book::{Specialist, Thing};
use table::{Id, Seat};

/// About how many coins a thing is worth.
fn worth(thing: Thing) -> f64 {
    match thing {
        Thing::Shell => 1.3,
        Thing::Tool => 2.3,
        Thing::Demon => 3.3,
        Thing::Crystal => 4.3,
        Thing::Book => 3.0,
        Thing::Coin => 1.0,
        Thing::Experience => 2.5,
        Thing::Heart => 0.5,
        Thing::Mana => 0.7,
    }
}

impl NowOrNever {
    /// What gains are worth to somebody, in coins; hearts only as far as there is room.
    pub(crate) fn worth_of(&self, seat: Seat, gains: &[Gain]) -> f64 {
        let player = self.player(seat);
        let wounds = f64::from(self.max_hearts(seat) - player.hearts);
        let each = |gain: &Gain| match gain {
            Gain::Thing(Thing::Heart, n) => worth(Thing::Heart) * f64::from(*n).min(wounds),
            Gain::Thing(thing, n) => worth(*thing) * f64::from(*n),
            Gain::Villager(n) => {
                let rooms: u8 = (0..4).map(|row| self.room(seat, row)).sum();
                f64::from(*n) * if rooms > player.waiting.iter().sum() { 8.0 } else { 4.0 }
            }
            Gain::Quest { draw, keep } => f64::from(*keep) * 1.5 + f64::from(*draw) * 0.5,
            Gain::Order { .. } => 3.0,
            Gain::Gear(cheaper) if player.coins + u16::from(*cheaper) >= 8 => 2.0 + f64::from(*cheaper),
            Gain::Heal => worth(Thing::Heart) * wounds,
            Gain::Build => self.worth_of_building(seat),
            Gain::Glogo(n) => 3.0 * f64::from(*n),
            Gain::Reputation(n) => f64::from(*n),
            Gain::Gear(_) | Gain::Swap | Gain::First | Gain::Mission(_) | Gain::NoToken => 0.3,
        };
        gains.iter().map(each).sum()
    }

    /// A building is worth having while there are seasons left to use it; nothing, if none can be paid.
    fn worth_of_building(&self, seat: Seat) -> f64 {
        let player = self.player(seat);
        let least = self.open_plots(seat).flat_map(|plot| {
            let tiles = self.open_tiles(seat).filter_map(|at| player.grid[at]);
            tiles.map(move |tile| self.price_of(seat, tile, plot))
        });
        match least.min() {
            Some(price) if price <= player.coins => 6.0 + f64::from(7 - self.season),
            _ => 0.0,
        }
    }

    pub(crate) fn worth_of_costs(&self, costs: &[Cost]) -> f64 {
        let each = |cost: &Cost| match cost {
            Cost::Thing(thing, n) => worth(*thing) * f64::from(*n),
            Cost::DieOfHearts => 2.5 * worth(Thing::Heart),
        };
        costs.iter().map(each).sum()
    }

    /// What a specialist brings for a price, as a weight.
    pub(crate) fn weigh_specialist(&self, seat: Seat, who: Id<Specialist>, price: u8) -> u32 {
        let left = f64::from(self.player(seat).coins) - f64::from(price);
        let gains = self.worth_of(seat, &self.book.hand(who).does);
        // What is paid for the specialist cannot be paid for the building.
        let builds = self.book.hand(who).does.contains(&Gain::Build);
        let gains = if builds && left < 5.0 { gains * 0.3 } else { gains };
        weight(gains - 0.6 * f64::from(price))
    }
}

/// Coins as a weight: nothing that loses, twice as much for three coins more.
pub(crate) fn weight(coins: f64) -> u32 {
    if coins <= 0.0 { 1 } else { (4.0 * 2f64.powf(coins / 3.0)).min(4000.0) as u32 }
}
