//! Dice: buying extra ones with trait tokens (PR-ACT-08, PR-ACT-09, PR-ACT-10, PR-ACT-11), and rolling them.

use crate::rules::telling;
use crate::state::Zone;
use crate::{Building, Prelude, Special, Trait};
use smallvec::SmallVec;
use table::{Ask, Die, Options, Play, Prompt, Seat};

/// What a set of dice shows.
pub(crate) type Dice = SmallVec<[u32; 8]>;

/// What a die has to show to succeed.
#[derive(Clone, Copy)]
pub(crate) enum Success {
    /// The value of a zone or lower, with what the roller's cards change about it.
    At(Zone),
    /// This or lower, as everybody knows.
    Of(u32),
    /// What magic asks for (PR-GIFT-12, PR-GIFT-13).
    Magic,
}

/// Why dice are bought. What comes of it is worked out only when somebody looks.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// An option of a card, by its trait and its diamonds.
    Option(Trait, u8),
    /// The action of a zone.
    Action(Zone),
    /// To avoid what comes, or to reach a place: one die is enough (PR-EXPLORE-06, PR-DEEP-04).
    Pass(Zone, Trait),
    /// PR-GIFT-10
    Augury,
    /// For somebody else's roll.
    Others,
}

/// Tokens bid for dice: all of one trait (PR-TRAIT-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bid {
    pub of: Option<Trait>,
    /// Tokens from one's own panel.
    pub own: u8,
    /// The joint token of the Plans, spent as this trait (PR-BLD-12, PR-OPEN-49).
    pub plans: bool,
}

impl Bid {
    pub(crate) const NOTHING: Bid = Bid { of: None, own: 0, plans: false };

    /// PR-ACT-09: one token, one die.
    pub(crate) fn dice(self) -> u8 {
        self.own + u8::from(self.plans)
    }

    /// Whether at least one token of this trait was spent.
    pub(crate) fn is(self, of: Trait) -> bool {
        self.of == Some(of) && self.dice() > 0
    }
}

/// A bid that is offered, with the dice rolled anyway. `None`: without tokens nothing is rolled, and nothing lost.
#[derive(Clone, Copy)]
pub(crate) struct Offered {
    pub seat: Seat,
    pub bid: Bid,
    pub free: Option<u8>,
    pub purpose: Purpose,
}

impl Prelude {
    /// Bids tokens of one of these traits, and pays them. Always optional (PR-ACT-10).
    /// `free` are the dice rolled anyway, for the label; `None` where nothing is rolled without tokens.
    pub(crate) fn bid(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        traits: &[Trait],
        free: Option<u8>,
        purpose: Purpose,
    ) -> Play<Bid> {
        let bids = |g: &Prelude| g.bids(seat, traits, free, purpose);
        let bid = self.decide(seat.into(), rules, |g: &Prelude| prompt.text(g), bids)?.bid;
        self.pay(seat, bid)?;
        Ok(bid)
    }

    fn bids(&self, seat: Seat, traits: &[Trait], free: Option<u8>, purpose: Purpose) -> Options<Offered> {
        let mut options: Options<Offered> = Options::new();
        options.push(Offered { seat, bid: Bid::NOTHING, free, purpose });
        for of in traits {
            let held = self.character(seat).has(*of);
            let bid = |own, plans| Offered { seat, bid: Bid { of: Some(*of), own, plans }, free, purpose };
            options.extend((1..=held).map(|own| bid(own, false)));
            if self.plans_token {
                options.extend((0..=held).map(|own| bid(own, true)));
            }
        }
        options
    }

    pub(crate) fn pay(&mut self, seat: Seat, bid: Bid) -> Play<()> {
        let Some(of) = bid.of else { return Ok(()) };
        if bid.plans {
            self.spend_plans(seat, Some(of));
        }
        self.spend(seat, of, bid.own)
    }

    /// PR-BLD-12, PR-OPEN-49: the joint token, spent as a token of this trait if that matters.
    pub(crate) fn spend_plans(&mut self, seat: Seat, of: Option<Trait>) {
        self.plans_token = false;
        self.tell("PR-BLD-12 PR-OPEN-49", |g| {
            let of = of.map(|of| format!(" as {}", of.name())).unwrap_or_default();
            let text = format!("{} spends the plans token{of}.", g.name(seat));
            telling::lost("plans", 1, Building::Plans.place()).said(seat, text)
        });
    }

    /// Bids for dice and lets a mage of the group bend how many there are (PR-GIFT-11).
    /// Returns the free and the extra dice, and the bid.
    pub(crate) fn buy_dice(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        traits: &[Trait],
        free: Option<u8>,
        purpose: Purpose,
    ) -> Play<Bought> {
        let bid = self.bid(seat, rules, prompt, traits, free, purpose)?;
        let bent = if bid.dice() > 0 { self.magic(seat)? } else { 0 };
        Ok(Bought::new(free.unwrap_or(0), bid, bent))
    }

    /// Before an action's roll: what everyone of the group buys (PR-ACT-08). At camp that is also everyone in its
    /// other zone, without a free die there (PR-OPEN-12).
    pub(crate) fn buy_for_action(
        &mut self,
        zone: Zone,
        rules: &'static str,
        traits: &'static [Trait],
    ) -> Play<SmallVec<[(Seat, Bought); 6]>> {
        let mut bought = SmallVec::new();
        for seat in self.group_at(zone).iter() {
            let free = self.at(zone).has(seat).then(|| self.free_dice(zone, seat));
            let prompt = move |g: &Prelude| g.buying_text(zone, seat, traits);
            let dice = self.buy_dice(seat, rules, prompt, traits, free, Purpose::Action(zone))?;
            bought.push((seat, dice));
        }
        Ok(bought)
    }

    /// What the dice of an action are for, and for whoever is not there why they are asked (PR-OPEN-12).
    fn buying_text(&self, zone: Zone, seat: Seat, traits: &[Trait]) -> String {
        let names = traits.iter().map(|t| t.name()).collect::<Vec<_>>().join(" or ");
        let (there, value) = (self.at(zone), self.value(zone, seat));
        let (who, s) = (self.names(there), if there.len() == 1 { "s" } else { "" });
        let shared = self.group_at(zone).len() > 1;
        let name = self.zone_name(zone);
        match (zone, there.has(seat)) {
            (Zone::Rest, false) => format!(
                "You settle, and {who} rest{s} at the same camp, so you may tend others there. Spend {names} tokens? \
                 Each is one die; with each die of {value} or lower somebody else at camp regains a token."
            ),
            (_, false) => format!(
                "You rest, and {who} settle{s} at the same camp, so you may help to build. Spend {names} tokens? \
                 Each is one die; with each die of {value} or lower one player at camp may build."
            ),
            // PR-REST-04: what is bought at rest is for the others.
            (Zone::Rest, _) => format!(
                "{name}: each die of {value} or lower succeeds. Spend {names} tokens for dice that tend others?"
            ),
            (Zone::Settle, _) if shared => format!(
                "{name}: each die of {value} or lower succeeds. Spend {names} tokens for more dice? What those \
                 build is paid by one player at camp."
            ),
            // PR-CAVE-01
            (Zone::Special, _) if self.special() == Special::Cave && there.len() > 1 => format!(
                "{name}: each die of {value} or lower succeeds, and together you need {} successes. Spend {names} \
                 tokens for more dice?",
                there.len()
            ),
            _ => {
                format!("{name}: each die of {value} or lower succeeds. Spend {names} tokens for more dice?")
            }
        }
    }

    /// Rolls dice for a player; `what` they are for follows the dice in the log. What each die has to show is not told:
    /// a secret may have changed it (PR-SECRET-02).
    pub(crate) fn roll_dice(
        &mut self,
        seat: Seat,
        n: u8,
        success: Success,
        rules: &'static str,
        what: impl Prompt<Self>,
    ) -> Dice {
        let sides = self.book.numbers.die;
        let dice: Dice = (0..n).map(|_| self.dealer.roll(sides)).collect();
        if !dice.is_empty() {
            self.tell(rules, |g| {
                let text = format!("{} rolls {}{}.", g.name(seat), listed(&dice), what.text(g));
                let rolled = g.judged(seat, success, &dice, g.dealer.rolled(dice.len()));
                g.thrown_by(seat, &rolled).roll().said(seat, text)
            });
        }
        dice
    }

    /// Dice as they were rolled, with whether each of them succeeds.
    pub(crate) fn judged(&self, seat: Seat, success: Success, dice: &[u32], rolled: Vec<Die>) -> Vec<Die> {
        let judged = |(die, n): (Die, &u32)| Die { hit: self.succeeds(seat, success, *n), ..die };
        rolled.into_iter().zip(dice).map(judged).collect()
    }

    /// Whether a die succeeds; `None` if it does as much harm as good (PR-OPEN-01), or while the roller keeps a secret: any secret may
    /// change what succeeds (PR-SECRET-02), and to be silent about those dice alone that it does change would tell it.
    fn succeeds(&self, seat: Seat, success: Success, die: u32) -> Option<bool> {
        match success {
            Success::At(zone) => {
                let keeps_one = self.character(seat).secrets.iter().any(|secret| !secret.open);
                (!keeps_one).then(|| die <= self.value(zone, seat))
            }
            Success::Of(most) => Some(die <= most),
            Success::Magic => {
                let succeeds = die <= self.book.numbers.magic_success;
                (!succeeds || !self.magic_fails(die)).then_some(succeeds)
            }
        }
    }

    /// Rolls one die for the whole group or band.
    pub(crate) fn roll_one(&mut self) -> u32 {
        let sides = self.book.numbers.die;
        self.dealer.roll(sides)
    }
}

/// Dice to be rolled: the free ones, the extra ones, and what was paid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bought {
    pub free: u8,
    pub extra: u8,
    pub bid: Bid,
}

impl Bought {
    /// PR-GIFT-12, PR-GIFT-13, PR-GIFT-14: magic adds dice or takes them, never below none.
    /// The free dice are taken last (PR-OPEN-45).
    pub(crate) fn new(free: u8, bid: Bid, bent: i32) -> Bought {
        let extra = i32::from(bid.dice()) + bent;
        let free = (i32::from(free) + extra.min(0)).max(0);
        Bought { free: free as u8, extra: extra.max(0) as u8, bid }
    }

    pub(crate) fn all(self) -> u8 {
        self.free + self.extra
    }
}

/// "2, 5 and 6"
pub(crate) fn listed(dice: &[u32]) -> String {
    let words: Vec<String> = dice.iter().map(u32::to_string).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => "nothing".to_owned(),
    }
}

/// How many dice are this or lower.
pub(crate) fn successes(dice: &[u32], value: u32) -> u32 {
    dice.iter().filter(|d| **d <= value).count() as u32
}
