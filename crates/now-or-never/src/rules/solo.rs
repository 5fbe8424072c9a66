//! The bot of a solo game (NN-SOLO, NN-BOT, NN-SCARD).

use crate::book::words::Gain;
use crate::book::{Deed, Good, Pile, Solo, Thing, Villager};
use crate::rules::deed::DIE;
use crate::rules::turn::{Leaver, SLOTS};
use crate::state::{Bot, Hired};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Options, Play, Seat, Throw, What};

const HUMAN: Seat = Seat(0);

impl NowOrNever {
    pub(crate) fn bot_mut(&mut self) -> &mut Bot {
        self.state.bot.as_mut().expect("a solo game has a bot")
    }

    /// The top card is carried out (NN-SOLO-07); another one, if the bot would attack a second time (NN-SCARD-03, NN-OPEN-45).
    pub(crate) fn bots_turn(&mut self) -> Play<(), Halt> {
        loop {
            let NowOrNever { state, dealer, .. } = self;
            let Some(bot) = state.bot.as_mut() else { return Ok(()) };
            if bot.cards.is_empty() {
                dealer.reshuffle(&mut bot.cards);
            }
            let Some(card) = dealer.draw(&mut bot.cards) else { return Ok(()) };
            bot.cards.discards.push(card);
            let again = bot.attacked;
            let book = self.book.clone();
            let Solo { deed, text } = &book.solos[card];
            let vain = self.in_vain(*deed);
            self.tell("NN-SOLO-07", |g| {
                let text = vain.unwrap_or(text);
                g.moved(card, Some("solo".to_owned()), None).said(None, text)
            });
            match deed {
                Deed::Attack if again => continue,
                Deed::Attack => self.bot_attacks(),
                Deed::ExhaustOwn => self.exhaust_own(),
                Deed::ExhaustYours => self.exhaust_yours(),
                Deed::Roll => self.bot_rolls(),
                Deed::Search => self.bot_searches()?,
                Deed::Recruit => self.bot_recruits()?,
            }
            return Ok(());
        }
    }

    /// Why a card is not carried out: then its own words would be a lie (NN-SCARD-03, NN-OPEN-46).
    fn in_vain(&self, deed: Deed) -> Option<&'static str> {
        let bot = self.bot.as_ref()?;
        let idle = |hired: &[Hired]| hired.iter().all(|hired| hired.down);
        match deed {
            Deed::Attack if bot.attacked => {
                Some("The bot turns up another attack, which is ignored: it attacks once a season.")
            }
            Deed::Attack if self.enemies.iter().all(|left| *left == 0) => {
                Some("The bot would attack, but no enemy is left.")
            }
            Deed::ExhaustOwn if idle(&bot.specialists) => {
                Some("The bot would put a specialist to work, but nobody of the bot's is left.")
            }
            Deed::ExhaustYours if idle(&self.player(HUMAN).specialists) => {
                Some("The bot would hire a specialist away, but nobody of yours is left.")
            }
            Deed::Search if !self.letters.contains(&true) => {
                Some("The bot would take a search token, but no search token is left.")
            }
            Deed::Recruit if self.hire.is_empty() => {
                Some("The bot would recruit somebody, but nobody is left.")
            }
            _ => None,
        }
    }

    /// NN-SCARD-01, NN-SCARD-02, NN-BOT-06
    fn bot_attacks(&mut self) {
        self.bot_mut().attacked = true;
        let Some(at) = self.enemies.iter().position(|n| *n > 0) else { return };
        self.state.enemies[at] -= 1;
        let (foe, _) = self.foe_of(at as u8 + 1);
        let n: u8 = foe.gains.iter().map(|gain| if let Gain::Villager(n) = gain { *n } else { 0 }).sum();
        let name = foe.name.clone();
        self.tell("NN-SCARD-01", |g| {
            let from = Some(format!("space/{}", g.lair(at as u8 + 1)));
            What::tokens("enemy", 1, from, None).said(None, format!("The bot beats {name}."))
        });
        for _ in 0..n {
            let Some(good) = Good::ALL.into_iter().rev().find(|good| self.row.contains(good)) else { return };
            let at = self.row.iter().position(|other| *other == good).expect("it is there");
            self.state.row.remove(at);
            self.bot_mut().villagers[good as usize] += 1;
            let who = Villager::from(good);
            self.tell("NN-SCARD-02", |_| {
                let token = format!("villager-{}", who.key());
                let goes = What::tokens(&token, 1, Some("row".to_owned()), Some("bot".to_owned()));
                goes.said(None, format!("{} goes with the bot.", who.say()))
            });
            if self.row.is_empty() {
                self.fill_row();
            }
        }
    }

    /// NN-SCARD-04, NN-BOT-05
    fn exhaust_own(&mut self) {
        let up = self.bot_mut().specialists.iter().find(|hired| !hired.down);
        let Some(Hired { who, .. }) = up.copied() else { return };
        self.turn_down(None, None, who, "NN-SCARD-04", |_, who| format!("{who} works for the bot."));
    }

    /// NN-SCARD-04, NN-SCARD-05
    fn exhaust_yours(&mut self) {
        let up = self.player(HUMAN).specialists.iter().find(|hired| !hired.down);
        let Some(Hired { who, .. }) = up.copied() else { return };
        let tax = self.book.specialists[who].tax;
        self.turn_down(Some(HUMAN), Some(HUMAN), who, "NN-SCARD-04", |_, who| {
            format!("{who} works for the bot.")
        });
        self.gain(HUMAN, Thing::Coin, tax.into(), "NN-SCARD-05");
    }

    /// NN-SCARD-06, NN-DATA-27
    fn bot_rolls(&mut self) {
        let face = self.dealer.roll(DIE);
        let dice = self.dealer.rolled(1);
        let NowOrNever { state, dealer, .. } = self;
        let Some(bot) = state.bot.as_mut() else { return };
        let text = if face <= 2 {
            match dealer.draw(&mut state.orders) {
                Some(order) => {
                    bot.orders.push(order);
                    format!("The bot rolls {face} and takes an order out of the game.")
                }
                None => format!("The bot rolls {face}, but no order is left."),
            }
        } else {
            let deck = &mut state.quests[Pile::Basic as usize];
            let before = bot.quests.len();
            for _ in 0..2 {
                if deck.is_empty() {
                    dealer.reshuffle(deck); // NN-QDRAW-04
                }
                bot.quests.extend(dealer.draw(deck));
            }
            match bot.quests.len() - before {
                0 => format!("The bot rolls {face}, but no basic quest card is left."),
                1 => format!("The bot rolls {face} and takes the last basic quest card out of the game."),
                _ => format!("The bot rolls {face} and takes two basic quest cards out of the game."),
            }
        };
        self.tell("NN-SCARD-06", |_| Throw::of("The bot", &dice).total().roll().said(None, text.clone()));
    }

    /// NN-SCARD-07, NN-OPEN-44
    fn bot_searches(&mut self) -> Play<(), Halt> {
        let map = self.book.map(self.side);
        let across = usize::from(map.across);
        let here = usize::from(self.player(HUMAN).at);
        let far = |at: usize| (at % across).abs_diff(here % across) + (at / across).abs_diff(here / across);
        let spaces = map.spaces.len();
        let options = |g: &Self| -> Options<Taken> {
            let left = || (0..spaces).filter(|at| g.letter_at(*at as u8).is_some());
            let near = left().map(far).min();
            left().filter(|at| Some(far(*at)) == near).map(|at| Taken(at as u8)).collect()
        };
        let prompt = "The bot takes a search token away. Which of the nearest?";
        let Some(Taken(at)) = self.choose(HUMAN, "NN-SCARD-07", prompt, options)? else { return Ok(()) };
        let letter = self.letter_at(at).expect("it was offered");
        self.lift_token(letter);
        let NowOrNever { state, dealer, .. } = self;
        let token = dealer.draw(&mut state.searches);
        self.bot_mut().finds.extend(token);
        self.tell("NN-SCARD-07", |g| {
            let text = format!("The bot takes the search token at {}.", g.space_name(at));
            What::tokens("search", 1, None, Some("bot".to_owned())).said(None, text)
        });
        Ok(())
    }

    /// NN-SCARD-08
    fn bot_recruits(&mut self) -> Play<(), Halt> {
        if self.hire.is_empty() {
            return Ok(());
        }
        if self.bot_mut().specialists.len() >= SLOTS {
            let old = |g: &Self| {
                g.bot.iter().flat_map(|bot| &bot.specialists).map(|hired| Leaver(hired.who)).collect()
            };
            let gone = self.choose(HUMAN, "NN-SCARD-08", "Whom does the bot send away?", old)?;
            let Leaver(gone) = gone.expect("the slots are full");
            self.send_away(None, gone, "NN-SCARD-08");
        }
        let who = self.state.hire[0];
        self.take_on(None, who, "NN-SCARD-08");
        self.fill_hire();
        Ok(())
    }

    /// NN-SOLO-10
    pub(crate) fn refresh_bot(&mut self) {
        let NowOrNever { state, dealer, .. } = self;
        if let Some(bot) = state.bot.as_mut() {
            dealer.reshuffle(&mut bot.cards);
            bot.attacked = false;
            self.turn_up(None);
        }
    }
}

/// A search token that the bot could take, by its space.
#[derive(Clone, Copy)]
pub(crate) struct Taken(pub u8);
