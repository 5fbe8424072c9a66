//! The Town Hall (NF-HALL): trade, discard an artifact, pay for reputation, each at most once.

use crate::NearAndFar;
use crate::book::words::{THINGS, Thing};
use crate::book::{Artifact, Building, Talent};
use crate::rules::goods::Mix;
use table::{Ask, Choice, Id, Options, Play, Seat, Stakes, What};

/// What to do at the Town Hall.
#[derive(Clone, Copy)]
enum Business {
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

impl Choice<NearAndFar> for Business {
    fn key(&self, game: &NearAndFar) -> String {
        match self {
            Business::TradeUp => "hall/trade/up".to_owned(),
            Business::TradeDown => "hall/trade/down".to_owned(),
            Business::Discard(card) => format!("hall/discard/{}", game.card_key(*card)),
            Business::Reputation(true) => "hall/reputation/up".to_owned(),
            Business::Reputation(false) => "hall/reputation/down".to_owned(),
            Business::Learn => "hall/talents".to_owned(),
            Business::Done => "hall/done".to_owned(),
        }
    }

    fn label(&self, game: &NearAndFar) -> String {
        match self {
            Business::TradeUp => "Trade several goods for one".to_owned(),
            Business::TradeDown => "Trade one good for several".to_owned(),
            Business::Discard(card) => format!("Discard {}", game.book.card(*card).name),
            Business::Reputation(true) => "Raise your reputation for 1 coin or gem a step".to_owned(),
            Business::Reputation(false) => "Lower your reputation for 1 coin or gem a step".to_owned(),
            Business::Learn => "Buy talents".to_owned(),
            Business::Done => "Done here".to_owned(),
        }
    }

    fn target(&self, game: &NearAndFar) -> Option<String> {
        match self {
            Business::Discard(card) => Some(game.card_key(*card)),
            _ => {
                Some(format!("building/{}", Building::Hall.key())).filter(|_| !matches!(self, Business::Done))
            }
        }
    }

    fn secret(&self, _: &NearAndFar) -> bool {
        matches!(self, Business::Discard(_))
    }

    fn instinct(&self, _: &NearAndFar) -> u32 {
        match self {
            Business::Done => 6,
            Business::Discard(_) => 2,
            _ => 1,
        }
    }
}

/// A good to pay or to gain, or enough of them.
#[derive(Clone, Copy)]
struct Good {
    thing: Option<Thing>,
    word: &'static str,
}

impl Choice<NearAndFar> for Good {
    fn key(&self, _: &NearAndFar) -> String {
        self.thing.map_or_else(|| "good/enough".to_owned(), |t| format!("good/{}", t.key()))
    }

    fn label(&self, game: &NearAndFar) -> String {
        match self.thing {
            Some(thing) => format!("{} {} (worth {})", self.word, thing.say(1), game.book.value(thing)),
            None => "That is enough".to_owned(),
        }
    }

    fn stakes(&self, _: &NearAndFar) -> Option<Stakes> {
        let key = self.thing?.key();
        match self.word {
            "Gain" => Stakes::default().gains(key, 1),
            _ => Stakes::default().costs(key, 1),
        }
        .some()
    }
}

/// NF-HALL-06: coins, gems, food and tokens.
fn goods() -> impl Iterator<Item = Thing> + Clone {
    THINGS.iter().map(|(_, thing)| *thing).filter(|t| *t != Thing::Heart)
}

impl NearAndFar {
    /// NF-HALL-01, NF-HALL-02
    pub(crate) fn hall(&mut self) -> Play<()> {
        let seat = self.active;
        let (mut trades, mut discarded, mut paid) = (0, false, false);
        loop {
            let options = |g: &Self| -> Options<Business> {
                let player = g.player(seat);
                let mut options = Options::new();
                if trades < g.trades(seat) {
                    let up = goods().any(|t| g.could_reach(seat, g.book.value(t).into()));
                    let down = goods().any(|t| g.count(seat, t) > 0);
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
                options.extend(learns.then_some(Business::Learn));
                options.push(Business::Done);
                options
            };
            match self.decide("NF-HALL-01 NF-HALL-02", "What do you do at the Town Hall?", options)? {
                Business::TradeUp => {
                    trades += 1;
                    self.trade_up(seat)?;
                }
                Business::TradeDown => {
                    trades += 1;
                    self.trade_down(seat)?;
                }
                Business::Discard(card) => {
                    discarded = true; // NF-HALL-09
                    self.discard_artifact(seat, card);
                    self.tell("NF-HALL-09", |g| {
                        let gone = What::Card { card: None, from: Some(seat.place()), to: None };
                        gone.said(seat, format!("{} discards an artifact.", g.name(seat)))
                    });
                }
                Business::Reputation(up) => {
                    paid = true;
                    self.pay_for_reputation(seat, up)?;
                }
                Business::Learn => self.buy_talents(seat)?,
                Business::Done => return Ok(()),
            }
        }
    }

    /// The most that five goods of this player are worth, the best first.
    fn best_worth(&self, mut have: [u16; 8], slots: usize) -> u32 {
        let mut worth: u32 = 0;
        for _ in 0..slots {
            let best = THINGS.iter().enumerate().filter(|(i, _)| have[*i] > 0);
            let Some((i, value)) =
                best.map(|(i, (_, t))| (i, self.book.value(*t))).max_by_key(|(_, value)| *value)
            else {
                break;
            };
            have[i] -= 1;
            worth += u32::from(value);
        }
        worth
    }

    fn stock(&self, seat: Seat) -> [u16; 8] {
        THINGS.map(|(_, t)| if t == Thing::Heart { 0 } else { self.count(seat, t) })
    }

    /// Whether up to five goods are worth this much (NF-HALL-05, NF-ART-07).
    fn could_reach(&self, seat: Seat, value: u32) -> bool {
        let have = self.stock(seat);
        have.iter().any(|n| *n > 0) && self.best_worth(have, 5) + self.trade_bonus(seat) >= value
    }

    /// NF-HALL-03: 1 to 5 goods for 1.
    fn trade_up(&mut self, seat: Seat) -> Play<()> {
        let wanted: Options<Good> = goods()
            .filter(|t| self.could_reach(seat, self.book.value(*t).into()))
            .map(|t| Good { thing: Some(t), word: "Gain" })
            .collect();
        let rules = "NF-HALL-03 NF-HALL-05 NF-HALL-06 NF-HALL-08";
        let gained = self.ask(
            seat,
            rules,
            "What do you want? You pay for it with at most five goods of at least the same worth.",
            wanted,
        )?;
        let gained = gained.thing.expect("a good is wanted");
        let price = u32::from(self.book.value(gained));
        let mut paid = 0;
        let mut worth = self.trade_bonus(seat);
        while worth < price || paid == 0 {
            let slots = 5 - paid;
            let enough = |g: &Self, thing: Thing| {
                let mut have = g.stock(seat);
                let place = THINGS.iter().position(|(_, t)| *t == thing).expect("a good");
                have[place] -= 1;
                worth + u32::from(g.book.value(thing)) + g.best_worth(have, slots - 1) >= price
            };
            let options: Options<Good> = goods()
                .filter(|t| self.count(seat, *t) > 0 && enough(self, *t))
                .map(|t| Good { thing: Some(t), word: "Pay" })
                .collect();
            let prompt = |_: &Self| {
                format!(
                    "You still owe {} for {}. What do you pay?",
                    price.saturating_sub(worth),
                    gained.say(1)
                )
            };
            let thing = self.ask(seat, rules, prompt, options)?.thing.expect("a good is paid");
            self.lose(seat, thing, 1);
            worth += u32::from(self.book.value(thing));
            paid += 1;
        }
        self.gain(seat, gained, 1);
        Ok(())
    }

    /// NF-HALL-04: 1 good for 1 to 5.
    fn trade_down(&mut self, seat: Seat) -> Play<()> {
        let rules = "NF-HALL-04 NF-HALL-05 NF-HALL-06 NF-HALL-08";
        let owned: Options<Good> = goods()
            .filter(|t| self.count(seat, *t) > 0)
            .map(|t| Good { thing: Some(t), word: "Give" })
            .collect();
        let paid = self.ask(
            seat,
            rules,
            "What do you give? You gain at most five goods of at most the same worth.",
            owned,
        )?;
        let paid = paid.thing.expect("a good is given");
        let mut left = u32::from(self.book.value(paid)) + self.trade_bonus(seat);
        self.lose(seat, paid, 1);
        let mut gained = 0;
        while gained < 5 {
            let fits = goods().filter(|t| u32::from(self.book.value(*t)) <= left);
            let mut options: Options<Good> = fits.map(|t| Good { thing: Some(t), word: "Gain" }).collect();
            if options.is_empty() {
                break;
            }
            options.extend((gained > 0).then_some(Good { thing: None, word: "" }));
            let prompt = move |_: &Self| format!("You can still gain goods worth {left}. Which?");
            let Some(thing) = self.ask(seat, rules, prompt, options)?.thing else { break };
            left -= u32::from(self.book.value(thing));
            self.gain(seat, thing, 1);
            gained += 1;
        }
        Ok(())
    }

    /// NF-HALL-10, NF-HALL-11, NF-HALL-12, NF-OPEN-73
    fn pay_for_reputation(&mut self, seat: Seat, up: bool) -> Play<()> {
        let player = self.player(seat);
        let room = if up { 12 - player.reputation } else { player.reputation + 6 } as u32;
        let most = room.min(u32::from(player.coins) + u32::from(player.gems));
        let rules = "NF-HALL-10 NF-HALL-11 NF-HALL-12 NF-OPEN-73";
        let prompt = match up {
            true => "How many coins and gems do you pay? Each raises your reputation by one.",
            false => "How many coins and gems do you pay? Each lowers your reputation by one.",
        };
        let n = self.ask_number(seat, rules, prompt, "pay", 1..=most)?;
        let (coins, gems) = (u32::from(self.player(seat).coins), u32::from(self.player(seat).gems));
        let (least, most) = (n.saturating_sub(coins), n.min(gems));
        let mixes = (least..=most).map(|gems| Mix {
            thing: Thing::Coin,
            n: n - gems,
            other: Thing::Gem,
            others: gems,
        });
        let paid = self.ask(seat, rules, "Coins or gems?", mixes)?;
        self.lose(seat, Thing::Coin, paid.n);
        self.lose(seat, Thing::Gem, paid.others);
        self.change_reputation(seat, if up { n as i8 } else { -(n as i8) });
        Ok(())
    }
}
