//! Options about tokens: bidding them for dice, losing and regaining them, the hall's door, the event die, the meal.

use crate::rules::dice::{Bid, Offered};
use crate::rules::event::{Fee, Whisper};
use crate::rules::health::{TokenOf, Wellbeing};
use crate::rules::keeping::{Meal, Serve};
use crate::rules::telling::{RESOURCE, resources};
use crate::seen::stakes::paying;
use crate::{Prelude, Trait};
use table::{Ask, Choice, Offer, Seat, Seats, Stakes, capital};

impl Prelude {
    /// PR-OPEN-36: nobody spends their last health or hope unawares. Without health the game is lost (PR-HEALTH-10).
    pub(super) fn warned(&self, offer: Offer, seat: Seat, of: Trait, n: u8) -> Offer {
        self.warned_if(offer, seat, of, n, "")
    }

    /// The same, where the tokens may not be spent after all.
    fn warned_if(&self, offer: Offer, seat: Seat, of: Trait, n: u8, when: &str) -> Offer {
        if self.is_fatal(seat, of, n) {
            let end = format!("your last health: {when}you die and all is lost");
            return offer.warning(&end).grave(Some(end));
        }
        let hope = Trait::MORALE.contains(&of) && n > 0 && self.character(seat).morale() == n;
        offer.warning(if hope { format!("your last morale: {when}you lose hope") } else { String::new() })
    }
}

impl Choice<Prelude> for Offered {
    fn key(&self, _: &Prelude) -> String {
        match self.bid {
            Bid { of: Some(of), own, plans } => {
                format!("spend/{}/{own}{}", of.name(), if plans { "+plans" } else { "" })
            }
            _ => "spend/none".to_owned(),
        }
    }

    /// With the odds of these dice, and the tokens that they cost (PR-ACT-09, PR-ENC-07).
    fn offer(&self, game: &Prelude) -> Offer {
        let Offered { seat, bid, free, purpose } = *self;
        let dice = match bid.dice() + free.unwrap_or(0) {
            0 => "no dice".to_owned(),
            1 => "1 die".to_owned(),
            n => format!("{n} dice"),
        };
        let offer = match (bid.of, free) {
            (Some(of), _) => {
                let last = bid.own > 0 && bid.own == game.character(seat).has(of);
                let last = if last { format!("; your last {}", of.name()) } else { String::new() };
                let offer = Offer::new(format!("Spend {}", spent(bid, of))).detail(dice + &last);
                game.warned(offer, seat, of, bid.own)
            }
            (None, Some(_)) => Offer::new("Spend nothing").detail(dice),
            (None, None) => Offer::new("Leave it"),
        };
        let rolled = free.is_some() || bid.dice() > 0;
        let aim = game.aim_of(purpose, seat, free.unwrap_or(0)).filter(|_| rolled);
        let test = aim.map(|aim| game.test_of(aim, bid.dice(), 0));
        let risk = purpose.risk().map(str::to_owned);
        Offer {
            secret: game.reads_alone(seat), // what is tried is part of the question
            ..offer.stakes(paying(Stakes { test, risk, ..Stakes::default() }, bid))
        }
    }
}

/// What is spent of a trait, in words.
fn spent(bid: Bid, of: Trait) -> String {
    match (bid.own, bid.plans) {
        (0, _) => format!("the plans token as {}", of.name()),
        (n, false) => format!("{n} {}", of.name()),
        (n, true) => format!("{n} {} and the plans token", of.name()),
    }
}

impl Choice<Prelude> for TokenOf {
    fn key(&self, _: &Prelude) -> String {
        self.of.name().to_owned()
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let TokenOf { seat, of, gain } = *self;
        let has = game.character(seat).has(of);
        let offer = Offer::new(capital(of.name())).at(format!("trait/{}", of.name()));
        if gain {
            let slots = game.slots_of(seat, of);
            let stakes = Stakes::default().gains(of.name(), 1);
            return offer.detail(format!("you have {has} of {slots}")).stakes(stakes);
        }
        let last = if has == 1 { ", the last" } else { "" };
        let offer = offer.detail(format!("you have {has}{last}"));
        game.warned(offer, seat, of, 1).stakes(Stakes::default().costs(of.name(), 1))
    }
}

impl Choice<Prelude> for Fee {
    fn key(&self, _: &Prelude) -> String {
        match self {
            Fee::None => "refuse".to_owned(),
            Fee::Token(_, of) => of.name().to_owned(),
            Fee::Plans => "plans".to_owned(),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let price = |token| Stakes::default().costs(token, 1);
        match *self {
            Fee::None => Offer::new("Spend nothing and face the event"),
            Fee::Token(seat, of) => {
                // Nobody pays unless all do (PR-OPEN-47).
                let when = if game.group(seat).len() == 1 { "" } else { "if all pay, " };
                let offer = Offer::new(format!("Spend 1 {}", of.name())).stakes(price(of.name()));
                game.warned_if(offer, seat, of, 1, when)
            }
            Fee::Plans => Offer::new("Spend the plans token").stakes(price("plans")),
        }
    }
}

impl Choice<Prelude> for Whisper {
    fn key(&self, _: &Prelude) -> String {
        match self {
            Whisper::LetItCome => "no",
            Whisper::RollAgain => "yes",
        }
        .to_owned()
    }

    fn offer(&self, _: &Prelude) -> Offer {
        Offer::new(match self {
            Whisper::LetItCome => "Let it come",
            Whisper::RollAgain => "Roll the event die again",
        })
    }
}

impl Choice<Prelude> for Meal {
    fn key(&self, _: &Prelude) -> String {
        if matches!(self, Meal::Eat(_)) { "eat" } else { "go-hungry" }.to_owned()
    }

    /// A meal's price as far as it is known, or what hunger takes from each (PR-KEEP-02, PR-KEEP-03, PR-KEEP-04, PR-OPEN-33).
    fn offer(&self, game: &Prelude) -> Offer {
        match *self {
            Meal::Eat(group) => Offer::new("Eat")
                .detail(game.price_of_meal(group))
                .stakes(Stakes::default().costs(RESOURCE, game.least_for_meal(group))),
            Meal::GoHungry(group) => {
                let (each, keep) = match group.len() {
                    1 => ("lose 1 health and 1 morale", "keep your"),
                    _ => ("each of you loses 1 health and 1 morale", "your group keeps its"),
                };
                let loses = |half| group.iter().any(|s| !game.is_guarded(s, half)).into();
                let (health, morale) = (loses(Wellbeing::Health), loses(Wellbeing::Morale));
                let end = game.starving(group);
                Offer::new("Go hungry")
                    .detail(format!("{each}; {keep} {}", resources(game.stock(group))))
                    .warning(end.as_deref().unwrap_or_default())
                    .grave(end)
                    .stakes(Stakes::default().costs("health", health).costs("morale", morale))
            }
        }
    }
}

impl Prelude {
    /// What eating costs a group at least. Alone on the map it is all; else the groups that eat share the rest (PR-OPEN-34).
    fn least_for_meal(&self, group: Seats) -> u32 {
        let needed = if self.groups().count() == 1 { self.needed_to_eat() } else { 0 };
        needed.max(self.least_of_group()).min(self.stock(group))
    }

    /// What eating costs a group, as far as that is known before the other groups have decided (PR-OPEN-33, PR-OPEN-34).
    fn price_of_meal(&self, group: Seats) -> String {
        let (stock, needed) = (self.stock(group), self.needed_to_eat());
        let whose = if group.len() == 1 { "your" } else { "your group's" };
        let has = resources(stock);
        if self.groups().count() == 1 {
            let price = self.least_for_meal(group);
            return match stock - price {
                0 => format!("spend {whose} last {}", if stock == 1 { "resource".to_owned() } else { has }),
                left => format!("spend {price} of {whose} {has}, {left} left"),
            };
        }
        let shared = match needed {
            0 | 1 => String::new(),
            n => format!("; the band needs {n} in all, and the groups that eat give the rest together"),
        };
        format!("spend at least 1 of {whose} {has}{shared}")
    }

    /// Who in a group would not survive going hungry, in words for them (PR-HEALTH-09, PR-HEALTH-10).
    fn starving(&self, group: Seats) -> Option<String> {
        let dies = |s: &Seat| self.character(*s).health() == 1 && !self.is_guarded(*s, Wellbeing::Health);
        let who = group.iter().find(dies)?;
        Some(format!("{} has 1 health left and dies, and all is lost", self.name(who)))
    }
}

impl Choice<Prelude> for Serve {
    fn key(&self, _: &Prelude) -> String {
        "serve".to_owned()
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let has = game.character(self.0).resources;
        Offer::new("Give 1 resource for the meal")
            .detail(format!("you have {has}, {} would be left", has - 1))
            .stakes(Stakes::default().costs(RESOURCE, 1))
    }
}
