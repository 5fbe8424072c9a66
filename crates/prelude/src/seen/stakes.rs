//! What options put at stake, as data: tests with their odds, prices, gains. What a card does is on its back, and in no stakes
//! before it is flipped (PR-ENC-08).

use crate::book::CardOption;
use crate::rules::dice::{Bid, Purpose};
use crate::rules::encounter::Way;
use crate::rules::health::By;
use crate::rules::telling::RESOURCE;
use crate::state::Zone;
use crate::{Gift, Prelude, Special, Trait};
use table::{Odds, Seat, Stakes, Test};

/// What dice are rolled for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    /// What is tested.
    pub of: &'static str,
    /// The dice that are rolled for it anyway.
    pub dice: u8,
    /// Each die of this or lower succeeds.
    pub value: u32,
    /// How many dice must succeed.
    pub need: u32,
}

impl Purpose {
    /// What failing costs, where the rules say so.
    pub(crate) fn risk(self) -> Option<&'static str> {
        match self {
            Purpose::Pass(_, Trait::Keen) => Some("the event is met at once, and the action ends"), // PR-EXPLORE-07
            Purpose::Pass(..) => Some("the place is out of reach"), // PR-DEEP-05
            _ => None,
        }
    }
}

/// With the tokens that are bid as a price.
pub(crate) fn paying(stakes: Stakes, bid: Bid) -> Stakes {
    match bid.of {
        Some(of) => stakes.costs(of.name(), bid.own.into()).costs("plans", bid.plans.into()),
        None => stakes,
    }
}

impl Prelude {
    /// The test with so many more dice, and at best with so many more again.
    pub(crate) fn test_of(&self, aim: Aim, bought: u8, more: u8) -> Test {
        let sides = self.book.numbers.die;
        let odds = |dice: u8| Odds::successes(dice.into(), sides, aim.value.min(sides), aim.need);
        let dice = aim.dice + bought;
        let test = Test::reach(aim.of, aim.need, 0, dice.into(), odds(dice));
        test.at_best(odds(dice + more))
    }

    /// What dice are bought for, if one's own dice decide it; `free` are rolled anyway.
    pub(crate) fn aim_of(&self, purpose: Purpose, seat: Seat, free: u8) -> Option<Aim> {
        match purpose {
            Purpose::Option(of, need) => Some(self.option_aim(of, need, free)),
            // In the cave the successes of all count together (PR-CAVE-01).
            Purpose::Action(Zone::Special)
                if self.special() == Special::Cave && self.at(Zone::Special).len() > 1 =>
            {
                None
            }
            // At rest the free dice are one's own, and the bought ones tend others (PR-REST-04).
            Purpose::Action(Zone::Rest) => Some(self.action_aim(Zone::Rest, seat, 0)),
            Purpose::Action(zone) => Some(self.action_aim(zone, seat, free)),
            Purpose::Pass(zone, of) => Some(Aim { of: of.name(), ..self.action_aim(zone, seat, free) }),
            Purpose::Augury => {
                let value = self.book.numbers.augury_success;
                Some(Aim { of: Trait::Communing.name(), dice: free, value, need: 1 })
            }
            Purpose::Others => None,
        }
    }

    /// What an option's dice are for (PR-ENC-06, PR-ENC-07, PR-ENC-09).
    fn option_aim(&self, of: Trait, need: u8, dice: u8) -> Aim {
        Aim { of: of.name(), dice, value: self.book.numbers.event_success, need: need.into() }
    }

    /// One of the options of a card, before tokens are spent on it.
    pub(crate) fn way_stakes(&self, way: Way) -> Stakes {
        let CardOption { of, diamonds, .. } = *way.option(self);
        let aim = self.option_aim(of, diamonds, self.dice_of(way));
        Stakes::test(self.test_of(aim, 0, self.buyable(way.seat, &[of])))
    }

    /// What an action's dice are for: one success is what a player needs (PR-ACT-06, PR-ACT-07).
    fn action_aim(&self, zone: Zone, seat: Seat, dice: u8) -> Aim {
        let of = match zone {
            Zone::Gather => "gather",
            Zone::Explore(_) => "explore",
            Zone::Special => self.special().key(),
            Zone::Rest => "rest",
            Zone::Settle => "settle",
            Zone::Slot(_) => "visit",
        };
        Aim { of, dice, value: self.value(zone, seat), need: 1 }
    }

    /// Choosing a zone. What comes of a visit is known when the card is read (PR-VISIT).
    pub(crate) fn zone_stakes(&self, zone: Zone, seat: Seat) -> Stakes {
        if let Zone::Slot(_) = zone {
            return Stakes::default();
        }
        let aim = self.action_aim(zone, seat, self.free_dice(zone, seat));
        let stakes = Stakes::test(self.test_of(aim, 0, self.buyable(seat, self.action_traits(zone))));
        match zone {
            Zone::Gather => {
                let room = self.resource_slots(seat) > self.character(seat).resources;
                stakes.gains(RESOURCE, (room && self.may_gain(seat, By::Own)).into()) // PR-GATHER-01
            }
            Zone::Rest => self.resting(stakes, seat),
            _ => stakes,
        }
    }

    /// The traits whose tokens buy dice for an action of one's own (PR-GATHER-04, PR-SCOUT-04, PR-CAVE-02, PR-SETTLE-04; not
    /// when exploring, PR-EXPLORE-09, and at rest only for others, PR-REST-04).
    fn action_traits(&self, zone: Zone) -> &'static [Trait] {
        match zone {
            Zone::Gather => &[Trait::Active, Trait::Keen],
            Zone::Special if self.special() != Special::Deepwoods => &[Trait::Wise],
            Zone::Settle => &[Trait::Active],
            _ => &[],
        }
    }

    /// The most dice that tokens of one of these traits buy without costing the last health (PR-ACT-09, PR-TRAIT-03, PR-BLD-12).
    fn buyable(&self, seat: Seat, traits: &[Trait]) -> u8 {
        let own = |of: &Trait| {
            let held = self.character(seat).has(*of);
            held - u8::from(self.is_fatal(seat, *of, held))
        };
        let own = traits.iter().map(own).max();
        own.map_or(0, |own| own + u8::from(self.plans_token))
    }

    /// Whether spending so many tokens of a trait costs the last health, and with it the game (PR-HEALTH-10, PR-OPEN-36).
    pub(crate) fn is_fatal(&self, seat: Seat, of: Trait, n: u8) -> bool {
        Trait::HEALTH.contains(&of) && self.character(seat).health() == n
    }

    /// With what rest gives whatever the die shows (PR-REST-01, PR-REST-02, PR-GIFT-04, PR-LIMIT-02).
    fn resting(&self, stakes: Stakes, seat: Seat) -> Stakes {
        if self.character(seat).gift == Some(Gift::Woken) || !self.may_gain(seat, By::Own) {
            return stakes;
        }
        let mut left = Trait::ALL.map(|of| self.room_for(seat, of));
        self.cores(seat).into_iter().fold(stakes, |stakes, core| {
            let gained = left[core as usize].min(1);
            left[core as usize] -= gained;
            stakes.gains(core.name(), gained.into())
        })
    }
}
