//! What options put at stake, as data: tests with their odds, prices, gains. What a card does is on its back, and in no stakes
//! before it is flipped (PR-ENC-08).

use crate::rules::dice::Bid;
use crate::rules::encounter::Way;
use crate::rules::health::By;
use crate::seen::telling::RESOURCE;
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

/// Why dice are bought. The aim is worked out only when somebody looks.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// An option of a card.
    Option(Way),
    /// The action of a zone.
    Action(Zone),
    /// To avoid what comes, or to reach a place: one die is enough (PR-EXPLORE-06, PR-DEEP-04).
    Pass(Zone, Trait),
    /// PR-GIFT-10
    Augury,
    /// For somebody else's roll.
    Others,
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
            Purpose::Option(way) => Some(Aim { dice: free, ..self.option_aim(way) }),
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
