//! What things look worth at first sight, in coins: for bots that play by instinct, and for those who think as their first idea.

use crate::NowOrNever;
use crate::book::powers::{Effect, Rule};
use crate::book::words::{Cost, Gain};
use crate::book::{Building, Specialist, Thing};
use crate::state::Rival;
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
        Thing::Heart => 0.9,
        Thing::Mana => 1.0,
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

    /// What a tile is worth in a town, in coins: what it makes in the seasons that are left, its beds, and half of what it could score.
    pub(crate) fn worth_of_tile(&self, tile: Id<Building>) -> f64 {
        let tile = &self.book.buildings[tile];
        let left = f64::from(7 - self.season);
        let makes = tile.makes.map_or(0.0, |(thing, n)| worth(thing) * f64::from(n) * left);
        let scores = tile.worth.map_or(0.0, |it| 1.5 * f64::from(it.n));
        let helps = f64::from(tile.cheaper) * left + f64::from(tile.faster) * left;
        makes + scores + helps + 4.0 * f64::from(tile.beds) + if tile.book { 3.0 } else { 0.0 }
    }

    /// What a combat is likely to bring, in coins. It is lost if the hearts do not last for as many rounds as the average roll needs.
    pub(crate) fn worth_of_fight(&self, seat: Seat, rival: Rival) -> f64 {
        let Some((foe, _)) = self.foe(rival) else { return 0.0 };
        let blow = |effect: &Effect| match effect {
            Effect::Damage(n) => (f64::from(*n), 0.0),
            Effect::DieOfDamage => (2.5, 0.0),
            Effect::Defense(n) => (0.0, f64::from(*n)),
            _ => (0.0, 0.0),
        };
        let faces = (1..=4).flat_map(|face| self.face_rules(seat, face)).flat_map(|rule| match rule {
            Rule::Rolled(effects) => effects.as_slice(),
            _ => &[],
        });
        let (damage, defense) = faces.map(blow).fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        let rounds = (f64::from(foe.health) / (damage / 4.0).max(0.5)).ceil();
        let lost = rounds * (f64::from(foe.damage) - defense / 4.0).max(0.0);
        match f64::from(self.player(seat).hearts) > lost + 1.0 {
            true => self.worth_of(seat, &foe.gains) - worth(Thing::Heart) * lost,
            false => -1.0,
        }
    }

    /// The best that can be done on a space, in coins.
    pub(crate) fn worth_of_space(&self, seat: Seat, at: u8) -> f64 {
        let player = self.player(seat);
        let visit =
            self.place_at(at).map(|place| self.visit_of(place)).filter(|v| self.can_pay(seat, &v.cost));
        let visit = visit.map_or(0.0, |v| self.worth_of(seat, &v.gains) - self.worth_of_costs(&v.cost));
        let fight = self.enemy_at(at).map_or(0.0, |rival| self.worth_of_fight(seat, rival));
        let token = 2.0 + f64::from(7 - self.season);
        let search = match self.letter_at(at) {
            Some(_) if player.hearts > 4 => token + if self.chapter > 0 { 3.0 } else { 1.0 },
            _ => 0.0,
        };
        let mission = if self.mission_at(seat, at).is_some() { token + 6.0 } else { 0.0 };
        let place = self.place_at(at);
        let quests =
            player.hand.iter().map(|id| &self.book.quests[*id]).filter(|card| Some(card.place) == place);
        let quest = quests.filter(|card| self.can_pay(seat, &card.cost)).map(|card| {
            self.worth_of(seat, &card.gains)
                + f64::from(card.points)
                + card.end.map_or(0.0, |(n, _)| 3.0 * f64::from(n))
        });
        quest.fold(0.0, f64::max) + visit.max(fight).max(search).max(mission)
    }

    /// The best that a hero can reach from a space with so many free steps, in coins.
    pub(crate) fn promise(&self, seat: Seat, from: u8, free: u8) -> f64 {
        let map = self.book.map(self.side);
        let (x, y) = (from % map.across, from / map.across);
        let worth = |at: u8| {
            let far = x.abs_diff(at % map.across) + y.abs_diff(at / map.across);
            self.worth_of_space(seat, at) - 0.7 * f64::from(far.saturating_sub(free)) - 0.05 * f64::from(far)
        };
        (0..map.spaces.len() as u8).map(worth).fold(0.0, f64::max)
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
        let gains = self.worth_of(seat, &self.book.specialists[who].does);
        // What is paid for the specialist cannot be paid for the building.
        let builds = self.book.specialists[who].does.contains(&Gain::Build);
        let gains = if builds && left < 5.0 { gains * 0.3 } else { gains };
        weight(gains - 0.6 * f64::from(price))
    }
}

/// Coins as a weight: nothing that loses, twice as much for three coins more.
pub(crate) fn weight(coins: f64) -> u32 {
    if coins <= 0.0 { 1 } else { (4.0 * 2f64.powf(coins / 1.5)).min(1000000.0) as u32 }
}
