//! The Town Hall (NF-HALL): trade, discard an artifact, pay for reputation, each at most once.

use crate::NearAndFar;
use crate::book::words::{THINGS, Thing};
use crate::book::{Artifact, Talent};
use crate::rules::goods::Mix;
use table::{Anytime, Ask, Id, Options, Play, Prompt, Seat};

/// What to do at the Town Hall.
#[derive(Clone, Copy)]
pub(crate) enum Business {
    /// Several goods for one (NF-HALL-03).
    TradeUp,
    /// One good for several (NF-HALL-04).
    TradeDown,
    Discard(Id<Artifact>),
    /// Up or down (NF-HALL-11, NF-OPEN-73).
    Reputation(bool),
    /// NF-TAL-13
    Learn,
    Done,
}

/// What is paid or gained in a trade.
#[derive(Clone, Copy)]
pub(crate) enum Good {
    Gain(Thing),
    /// One of several.
    Pay(Thing),
    /// The only one.
    Give(Thing),
    /// No more of them.
    Enough,
    /// No trade after all.
    Back,
}

/// So many coins and gems for as many steps of reputation, up or down.
#[derive(Clone, Copy)]
pub(crate) struct Pay {
    pub n: u32,
    pub up: bool,
}

/// How often a visitor may go back on something: a turn takes so many answers and no more.
const BACKS_MAX: u32 = 20;

/// NF-HALL-06: coins, gems, food and tokens.
pub(crate) fn goods() -> impl Iterator<Item = Thing> + Clone {
    THINGS.iter().map(|(_, thing)| *thing).filter(|t| *t != Thing::Heart)
}

/// Where a good stands in a list of all things.
fn place(good: Thing) -> usize {
    THINGS.iter().position(|(_, thing)| *thing == good).expect("a good is a thing")
}

impl NearAndFar {
    /// NF-HALL-01, NF-HALL-02
    pub(crate) fn hall(&mut self) -> Play<()> {
        let seat = self.active;
        let (mut trades, mut discarded, mut paid, mut backs) = (0, false, false, 0);
        loop {
            let options = |g: &Self| -> Options<Business> {
                let player = g.player(seat);
                let mut options = Options::new();
                if trades < g.trades(seat) {
                    let stock = g.stock(seat);
                    let down = stock.iter().any(|n| *n > 0);
                    let up = goods().any(|t| g.reaches(seat, stock, t));
                    options.extend(up.then_some(Business::TradeUp));
                    options.extend(down.then_some(Business::TradeDown));
                }
                if !discarded {
                    options.extend(player.hand.iter().map(|c| Business::Discard(*c)));
                }
                if !paid && (player.coins > 0 || player.gems > 0) {
                    options.extend((player.reputation < 12).then_some(Business::Reputation(true)));
                    options.extend((player.reputation > -6).then_some(Business::Reputation(false)));
                }
                let learns = player.has(Talent::Politics) && player.sheet.experience > 0;
                options.extend((learns && backs < BACKS_MAX).then_some(Business::Learn));
                options.push(Business::Done);
                options
            };
            match self.decide("NF-HALL-01 NF-HALL-02", "What do you do at the Town Hall?", options)? {
                Business::TradeUp => match self.trade_up(seat, backs < BACKS_MAX)? {
                    true => trades += 1,
                    false => backs += 1,
                },
                Business::TradeDown => match self.trade_down(seat, backs < BACKS_MAX)? {
                    true => trades += 1,
                    false => backs += 1,
                },
                Business::Discard(card) => {
                    discarded = true; // NF-HALL-09
                    self.discard_artifacts(seat, &[card], "NF-HALL-09", |g| {
                        format!("{} discards an artifact.", g.name(seat))
                    });
                }
                Business::Reputation(up) => {
                    paid = self.pay_for_reputation(seat, up, backs < BACKS_MAX)?;
                    backs += u32::from(!paid);
                }
                Business::Learn => {
                    self.buy_talents(seat)?;
                    backs += 1; // nothing may have been bought
                }
                Business::Done => return Ok(()),
            }
        }
    }

    /// Whether there is anything to do for a visitor (NF-HALL-03, NF-HALL-09, NF-HALL-10, NF-TAL-13).
    pub(crate) fn has_business(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let learns = player.has(Talent::Politics) && player.sheet.experience > 0;
        learns || !player.hand.is_empty() || goods().any(|t| self.count(seat, t) > 0)
    }

    /// The most that so many goods of these are worth, the best first.
    fn best_worth(&self, mut have: [u16; 8], mut slots: usize) -> u32 {
        let mut worth: u32 = 0;
        while slots > 0 {
            let best = THINGS.iter().enumerate().filter(|(i, _)| have[*i] > 0);
            let best = best.map(|(i, (_, t))| (i, self.book.value(*t))).max_by_key(|(_, value)| *value);
            let Some((i, value)) = best else { break };
            let paid = slots.min(have[i].into());
            worth += u32::from(value) * paid as u32;
            (slots, have[i]) = (slots - paid, 0);
        }
        worth
    }

    /// All the goods of a seat (NF-HALL-06).
    pub(crate) fn stock(&self, seat: Seat) -> [u16; 8] {
        THINGS.map(|(_, t)| if t == Thing::Heart { 0 } else { self.count(seat, t) })
    }

    /// What a seat can pay with for this: anything but the same thing.
    fn stock_for(&self, seat: Seat, gained: Thing) -> [u16; 8] {
        Self::without(self.stock(seat), gained)
    }

    fn without(mut have: [u16; 8], gained: Thing) -> [u16; 8] {
        have[place(gained)] = 0;
        have
    }

    /// Whether up to five other goods are worth as much as this (NF-HALL-05, NF-ART-07).
    pub(crate) fn reaches(&self, seat: Seat, stock: [u16; 8], gained: Thing) -> bool {
        let (have, value) = (Self::without(stock, gained), u32::from(self.book.value(gained)));
        have.iter().any(|n| *n > 0) && self.best_worth(have, 5) + self.trade_bonus(seat) >= value
    }

    /// One part of a trade. Nothing changes hands before all of it is settled, so the visitor can go back, and whoever buys something
    /// meanwhile begins anew. A single option is taken without a question, except at the `turn` of each trade, so that none is made
    /// by one click.
    fn choose_good(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        mut options: Options<Good>,
        (turn, back): (bool, bool),
    ) -> Play<Good> {
        options.extend((back && (turn || options.len() > 1)).then_some(Good::Back));
        let chosen = self.choose_once(seat, rules, &prompt, &|_: &Self| options.clone())?;
        Ok(chosen.unwrap_or(Good::Back))
    }

    /// NF-HALL-03: 1 to 5 goods for 1. Whether the trade was made.
    fn trade_up(&mut self, seat: Seat, back: bool) -> Play<bool> {
        let stock = self.stock(seat);
        let wanted = goods().filter(|t| self.reaches(seat, stock, *t)).map(Good::Gain);
        let rules = "NF-HALL-03 NF-HALL-05 NF-HALL-06 NF-HALL-08";
        let prompt = "What do you want? You pay for it with at most five goods of at least the same worth.";
        let wanted = wanted.collect();
        let Good::Gain(gained) = self.choose_good(seat, rules, prompt, wanted, (true, back))? else {
            return Ok(false);
        };
        let price = u32::from(self.book.value(gained));
        let (mut have, mut paid) = (self.stock_for(seat, gained), Vec::new());
        let mut worth = self.trade_bonus(seat);
        while worth < price || paid.is_empty() {
            let options = goods().filter(|t| {
                let (mut rest, at) = (have, place(*t));
                let value = u32::from(self.book.value(*t));
                rest[at] = rest[at].saturating_sub(1);
                have[at] > 0 && worth + value + self.best_worth(rest, 4 - paid.len()) >= price
            });
            let options = options.map(Good::Pay).collect();
            let owed = price.saturating_sub(worth);
            let prompt =
                move |_: &Self| format!("You still owe {owed} for {}. What do you pay?", gained.say(1));
            let Good::Pay(thing) = self.choose_good(seat, rules, prompt, options, (false, back))? else {
                return Ok(false);
            };
            have[place(thing)] -= 1;
            worth += u32::from(self.book.value(thing));
            paid.push(thing);
        }
        paid.into_iter().for_each(|thing| self.lose(seat, thing, 1));
        self.gain(seat, gained, 1);
        Ok(true)
    }

    /// NF-HALL-04: 1 good for 1 to 5. Whether the trade was made.
    fn trade_down(&mut self, seat: Seat, back: bool) -> Play<bool> {
        let rules = "NF-HALL-04 NF-HALL-05 NF-HALL-06 NF-HALL-08";
        let owned = goods().filter(|t| self.count(seat, *t) > 0).map(Good::Give).collect();
        let prompt = "What do you give? You gain at most five goods of at most the same worth.";
        let Good::Give(paid) = self.choose_good(seat, rules, prompt, owned, (false, back))? else {
            return Ok(false);
        };
        let mut left = u32::from(self.book.value(paid)) + self.trade_bonus(seat);
        let mut gained = Vec::new();
        while gained.len() < 5 {
            let fits = goods().filter(|t| u32::from(self.book.value(*t)) <= left);
            let mut options: Options<Good> = fits.map(Good::Gain).collect();
            if options.is_empty() {
                break;
            }
            options.extend((!gained.is_empty()).then_some(Good::Enough));
            let given = paid.say(1);
            let prompt = move |_: &Self| format!("For {given} you can still gain goods worth {left}. Which?");
            match self.choose_good(seat, rules, prompt, options, (gained.is_empty(), back))? {
                Good::Gain(thing) => {
                    left -= u32::from(self.book.value(thing));
                    gained.push(thing);
                }
                Good::Back => return Ok(false),
                Good::Enough | Good::Pay(_) | Good::Give(_) => break,
            }
        }
        self.lose(seat, paid, 1);
        gained.into_iter().for_each(|thing| self.gain(seat, thing, 1));
        Ok(true)
    }

    /// NF-HALL-10, NF-HALL-11, NF-HALL-12, NF-OPEN-73. Whether anything was paid.
    fn pay_for_reputation(&mut self, seat: Seat, up: bool, back: bool) -> Play<bool> {
        let player = self.player(seat);
        let room = if up { 12 - player.reputation } else { player.reputation + 6 } as u32;
        let most = room.min(u32::from(player.coins) + u32::from(player.gems));
        let rules = "NF-HALL-10 NF-HALL-11 NF-HALL-12 NF-OPEN-73";
        let prompt = match up {
            true => "How many coins and gems do you pay? Each raises your reputation by one.",
            false => "How many coins and gems do you pay? Each lowers your reputation by one.",
        };
        let steps = |_: &Self| (u32::from(!back)..=most).map(|n| Pay { n, up }).collect();
        let chosen = self.choose_once(seat, rules, &prompt, &steps)?;
        let Some(n) = chosen.map(|pay| pay.n).filter(|n| *n > 0) else {
            return Ok(false);
        };
        let (coins, gems) = (u32::from(self.player(seat).coins), u32::from(self.player(seat).gems));
        let (least, most) = (n.saturating_sub(coins), n.min(gems));
        let mix = |gems| Mix { thing: Thing::Coin, n: n - gems, other: Thing::Gem, others: gems };
        let mixes = |_: &Self| (least..=most).map(mix).collect();
        let Some(paid) = self.choose_once(seat, rules, &"Coins or gems?", &mixes)? else {
            return Ok(false);
        };
        self.lose(seat, Thing::Coin, paid.n);
        self.lose(seat, Thing::Gem, paid.others);
        self.change_reputation(seat, if up { n as i8 } else { -(n as i8) });
        Ok(true)
    }
}
