//! Markets, ports and level cards (SG-MARKET, SG-PORT, SG-LEVEL).

use crate::book::powers::Passive;
use crate::book::{Adventure, Crew, Level, Thing};
use crate::rules::picks::Which;
use crate::rules::telling::crew_key;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, What};

/// How many cards a market shows (SG-MARKET-02).
const STALL: usize = 7;
/// SG-PORT-03
const INN: u8 = 4;

/// A card to buy, or the way out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Buy {
    Card(Id<Adventure>),
    Done,
}

/// What a port offers (SG-PORTC).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Serve {
    Inn,
    /// SG-PORT-04: one token, one repair.
    Repair(Thing),
    Healer(Crew),
    Level(Id<Level>),
    Done,
}

impl SleepingGods {
    /// What a market card costs now.
    pub(crate) fn price(&self, card: Id<Adventure>) -> u8 {
        let less: i8 =
            self.passives_of(self.active).map(|p| if let Passive::Market(n) = p { *n } else { 0 }).sum();
        let cost = i16::from(self.book.adventure(card).cost.unwrap_or_default());
        (cost - i16::from(less)).max(1) as u8
    }

    pub(crate) fn inn_price(&self) -> u8 {
        let less: u8 =
            self.passives_of(self.active).map(|p| if let Passive::Inn(n) = p { *n } else { 0 }).sum();
        INN.saturating_sub(less)
    }

    /// SG-MARKET-02
    pub(crate) fn open_market(&mut self) {
        for _ in 0..STALL {
            let SleepingGods { state, dealer, .. } = self;
            let Some(card) = dealer.draw(&mut state.market) else { break }; // SG-OPEN-36
            state.stall.push(card);
        }
        self.tell("SG-MARKET-02", |g| {
            let names: Vec<&str> = g.stall.iter().map(|c| g.book.adventure(*c).name.as_str()).collect();
            let place = g.book.regions[g.region].market.as_deref().unwrap_or("the market");
            let text = format!("{} visits {place}. On the stall: {}.", g.name(g.active), names.join(", "));
            table::words(g.active, text)
        });
        self.tell_stall(true);
    }

    /// One card of a market, or the way out (SG-MARKET-03, SG-MARKET-04, SG-MARKET-05, SG-MARKET-06).
    pub(crate) fn buy(&mut self) -> Play<(), Halt> {
        let options = |g: &Self| -> Options<Buy> {
            let coins = g.stored(Thing::Coin);
            let cards = g.stall.iter().copied().filter(|card| g.price(*card) <= coins).map(Buy::Card);
            cards.chain([Buy::Done]).collect()
        };
        let prompt = |_: &Self| "What do you buy?".to_owned();
        let Some(bought) = self.decide(self.active, "SG-MARKET-03", prompt, options)? else { return Ok(()) };
        let Buy::Card(card) = bought else {
            self.tell_stall(false);
            let mut back = table::Deck::new(std::mem::take(&mut self.stall));
            self.dealer.shuffle(&mut back); // SG-OPEN-36
            back.pile.into_iter().for_each(|card| self.market.put_under(card));
            return Ok(());
        };
        self.lose(Thing::Coin, self.price(card), "SG-MARKET-08");
        self.stall.retain(|c| *c != card);
        self.tell_bought(card);
        self.gain_adventure(card, "SG-MARKET-04 SG-MARKET-07")?;
        Ok(())
    }

    /// SG-PORT-02: any or all of them, in any order; the inn once, the others as often as is paid for.
    pub(crate) fn be_served(&mut self, slept: bool) -> Play<(), Halt> {
        let prompt = |_: &Self| "What do you do in port?".to_owned();
        let Some(served) = self.decide(self.active, "SG-PORT-02", prompt, |g| g.services(slept))? else {
            return Ok(());
        };
        match served {
            Serve::Done => self.port = None,
            Serve::Inn => {
                self.port = Some(true);
                self.lose(Thing::Coin, self.inn_price(), "SG-PORT-03");
                for crew in Crew::ALL {
                    self.heal(crew, 2, "SG-PORT-03");
                    self.rest(crew, 1, "SG-PORT-03");
                }
            }
            Serve::Repair(thing) => {
                self.lose(thing, 1, "SG-PORT-04");
                self.repair(self.active, 1, "SG-PORT-04")?;
            }
            Serve::Healer(crew) => {
                self.lose(Thing::Coin, 1, "SG-PORT-05 SG-PORT-06");
                let all = self.mate(crew).damage;
                self.heal(crew, all, "SG-PORT-05");
            }
            Serve::Level(card) => self.buy_level(card),
        }
        Ok(())
    }

    fn services(&self, slept: bool) -> Options<Serve> {
        let coins = self.stored(Thing::Coin);
        let tired = Crew::ALL.into_iter().any(|c| self.mate(c).damage > 0 || self.mate(c).fatigue > 0);
        let inn = (!slept && coins >= self.inn_price() && tired).then_some(Serve::Inn);
        let hit = self.damage.iter().any(|n| *n > 0);
        let yard = [Thing::Materials, Thing::Coin]
            .into_iter()
            .filter(|t| hit && self.stored(*t) > 0)
            .map(Serve::Repair);
        let hurt = Crew::ALL.into_iter().filter(|c| coins > 0 && self.mate(*c).damage > 0).map(Serve::Healer);
        let levels = self.book.levels.iter().filter(|card| self.can_buy_level(*card)).map(Serve::Level);
        inn.into_iter().chain(yard).chain(hurt).chain(levels).chain([Serve::Done]).collect()
    }

    /// SG-LEVEL-02, SG-LEVEL-03, SG-LEVEL-04
    fn can_buy_level(&self, card: Id<Level>) -> bool {
        self.is_for_sale(card) && u16::from(self.book.levels[card].xp) <= self.xp - self.xp_spent
    }

    /// A level card that its crew member does not have yet.
    pub(crate) fn is_for_sale(&self, card: Id<Level>) -> bool {
        !self.mate(self.book.levels[card].crew).levels.contains(&card)
    }

    /// SG-LEVEL-05, SG-LEVEL-06, SG-LEVEL-07
    fn buy_level(&mut self, card: Id<Level>) {
        let (crew, xp) = (self.book.levels[card].crew, self.book.levels[card].xp);
        self.xp_spent += u16::from(xp);
        self.mate_mut(crew).levels.push(card);
        self.tell("SG-LEVEL-05", |g| {
            let text = format!("{} learns {} for {xp} XP.", g.crew_name(crew), g.book.levels[card].name);
            g.moved(card, None, Some(crew_key(crew))).said(g.active, text)
        });
        let spent = i32::from(self.xp_spent);
        self.shift(xp, "SG-LEVEL-05", |_| What::Track {
            track: "xp-spent".to_owned(),
            from: spent - i32::from(xp),
            to: spent,
        });
    }

    /// SG-ENAB-09, SG-OPEN-46
    pub(crate) fn lose_resource(&mut self) -> Play<(), Halt> {
        let stored = |g: &Self| Thing::ALL.into_iter().filter(|t| g.stored(*t) > 0).map(Which).collect();
        let rules = "SG-ENAB-09 SG-OPEN-46";
        if let Some(Which(thing)) = self.choose(self.active, rules, "Which resource is lost?", stored)? {
            self.lose(thing, 1, "SG-ENAB-09");
        }
        Ok(())
    }
}
