//! What a player without a plan would do, and how well things stand. For bots; rules never look here.

use crate::rules::action::{Go, OfStack};
use crate::rules::artifacts::{Cast, Fourth};
use crate::rules::dice::{Bid, Offered};
use crate::rules::effects::OneCard;
use crate::rules::encounter::{Invoke, Shield, Way};
use crate::rules::event::{Fee, Whisper};
use crate::rules::explore::{Approach, Onward};
use crate::rules::gather::Player;
use crate::rules::health::TokenOf;
use crate::rules::keeping::{Meal, Serve};
use crate::rules::rest::{Handing, Pile};
use crate::rules::scout::{Deeper, Lookout};
use crate::rules::secrets::{Aside, Keeper, Named};
use crate::rules::settle::{Craft, Payer, Site};
use crate::rules::setup::Piece;
use crate::state::{End, Zone};
use crate::{Building, Prelude, Trait};
use table::{Instinct, Seat};

// Nothing to say about these: each is as good as the others beside it.
impl Instinct<Prelude> for Approach {}
impl Instinct<Prelude> for Cast {}
impl Instinct<Prelude> for Craft {}
impl Instinct<Prelude> for Deeper {}
impl Instinct<Prelude> for Fourth {}
impl Instinct<Prelude> for Invoke {}
impl Instinct<Prelude> for Keeper {}
impl Instinct<Prelude> for Lookout {}
impl Instinct<Prelude> for Named {}
impl Instinct<Prelude> for OfStack {}
impl<K> Instinct<Prelude> for OneCard<K> {}
impl Instinct<Prelude> for Payer {}
impl Instinct<Prelude> for Piece {}
impl Instinct<Prelude> for Pile {}
impl Instinct<Prelude> for Player {}
impl Instinct<Prelude> for Serve {}
impl Instinct<Prelude> for Shield {}
impl Instinct<Prelude> for Whisper {}

impl Instinct<Prelude> for Aside {
    fn weight(&self, _: &Prelude) -> u32 {
        0
    }
}

impl Instinct<Prelude> for Fee {
    fn weight(&self, game: &Prelude) -> u32 {
        match *self {
            Fee::None => 6,
            Fee::Token(seat, of) => game.instinct_bid(seat, Bid { of: Some(of), own: 1, plans: false }),
            Fee::Plans => 4,
        }
    }
}

impl Instinct<Prelude> for Go {
    /// Gather while poor, settle while rich, rest while worn; and rather together than alone, because every
    /// group has to be fed.
    fn weight(&self, game: &Prelude) -> u32 {
        let Go { seat, zone } = *self;
        let who = game.character(seat);
        let resources = u32::from(who.resources);
        let worn = 14u32.saturating_sub(u32::from(who.tokens.iter().sum::<u8>()));
        let weak = who.health() <= 3 || who.morale() <= 2;
        let weight = match zone {
            Zone::Gather => [24, 20, 14, 6, 2].get(resources as usize).copied().unwrap_or(0),
            Zone::Settle => [0, 6, 16, 24, 28].get(resources as usize).copied().unwrap_or(30),
            Zone::Rest if weak => 40,
            Zone::Rest => worn * 2,
            Zone::Explore(_) | Zone::Special => 6,
            Zone::Slot(_) => 8,
        };
        let company = !game.group_at(zone).without(seat).is_empty();
        // PR-OPEN-11: the other half of the camp is a danger only if somebody is there.
        let beside = game.zones_of_group(zone).into_iter().filter(|z| *z != zone && !game.at(*z).is_empty());
        let presence = game.presence[zone.index()] + beside.map(|z| game.presence[z.index()]).sum::<u16>();
        let danger = u32::from(presence).min(6);
        weight * (14 - danger) * if company { 2 } else { 1 }
    }
}

impl Instinct<Prelude> for Handing {
    fn weight(&self, _: &Prelude) -> u32 {
        if matches!(self, Handing::Done) { 8 } else { 1 }
    }
}

impl Instinct<Prelude> for Meal {
    fn weight(&self, _: &Prelude) -> u32 {
        if matches!(self, Meal::Eat(_)) { 12 } else { 1 }
    }
}

impl Instinct<Prelude> for Offered {
    fn weight(&self, game: &Prelude) -> u32 {
        game.instinct_bid(self.seat, self.bid)
    }
}

impl Instinct<Prelude> for Onward {
    fn weight(&self, _: &Prelude) -> u32 {
        if *self == Onward::On { 3 } else { 1 }
    }
}

impl Instinct<Prelude> for Site {
    fn weight(&self, game: &Prelude) -> u32 {
        let (Site::At(building) | Site::Gift(building)) = *self else { return 1 };
        let left = game.cost(building) - game.settlement[building as usize];
        match building {
            Building::Plans => 8,
            Building::Hearth => 6,
            _ => 6 / u32::from(left) + 2,
        }
    }
}

impl Instinct<Prelude> for TokenOf {
    fn weight(&self, _: &Prelude) -> u32 {
        let liked = match self.of {
            Trait::Active => 4,
            Trait::Keen | Trait::Strong => 3,
            _ => 2,
        };
        if self.gain { liked } else { 5 - liked }
    }
}

impl Instinct<Prelude> for Way {
    fn weight(&self, game: &Prelude) -> u32 {
        let option = self.option(game);
        let tokens = u32::from(game.character(self.seat).has(option.of));
        match option.diamonds {
            1 => 6 + tokens.min(2),
            2 => 1 + 2 * tokens.min(3),
            _ => tokens.saturating_sub(1),
        }
    }
}

impl Prelude {
    fn instinct_bid(&self, seat: Seat, bid: Bid) -> u32 {
        let Some(of) = bid.of else { return 8 };
        let who = self.character(seat);
        let (left, floor) = match Trait::HEALTH.contains(&of) {
            true => (who.health() - bid.own, 4),
            false => (who.morale() - bid.own, 3),
        };
        match left {
            0 => 0,
            n if n < floor => u32::from(n > 2),
            _ if bid.plans && bid.own == 0 => 12,
            _ => 6,
        }
    }

    /// How well the band stands, from 0 to 1.
    pub(crate) fn prospects(&self) -> f64 {
        match self.end {
            Some(End::Settled) => return 1.0,
            Some(End::Died(_)) => return 0.0,
            None => {}
        }
        let cost: u32 = Building::ALL.into_iter().map(|b| u32::from(self.cost(b))).sum();
        let built: f64 = self.settlement.iter().map(|n| f64::from(*n)).sum();
        let held: f64 = self.characters.iter().map(|c| f64::from(c.resources)).sum::<f64>()
            + f64::from(self.hut_resources);
        let tokens: f64 = self.characters.iter().map(|c| f64::from(c.tokens.iter().sum::<u8>())).sum();
        let artifacts: f64 = self.characters.iter().map(|c| c.artifacts.len() as f64).sum();
        // Everything in resource tokens: a built one is worth more than one in hand, a trait token less.
        let wealth = 1.5 * built + held.min(f64::from(cost) - built) + 0.3 * tokens + 0.6 * artifacts;
        let most = 1.5 * f64::from(cost) + 0.3 * 14.0 * self.characters.len() as f64;
        let peril: f64 = self
            .characters
            .iter()
            .map(|c| match (c.health(), c.morale()) {
                (1, _) => 0.25,
                (2, _) => 0.10,
                (3, _) => 0.03,
                (_, 0) => 0.10,
                (_, 1) => 0.03,
                _ => 0.0,
            })
            .sum();
        (0.05 + 0.85 * wealth / most - peril).clamp(0.01, 0.95)
    }
}
