//! What a hero does at the end of the way: a quest card, a visit, a fight, a search (NN-QPLAY, NN-VISIT, NN-FIGHT, NN-SEARCH).

use crate::book::words::{Cost, Gain};
use crate::book::{Place, Quest, Thing};
use crate::rules::powers::{Moment, Use};
use crate::state::{Found, Rival, Stage};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Options, Play, Seat, Throw, words};

/// The sides of the die.
pub(crate) const DIE: u32 = 4;

impl NowOrNever {
    /// NN-QPLAY-01
    pub(crate) fn quest_on(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        let playable = |g: &Self| {
            g.player(seat).hand.iter().copied().filter(|card| g.can_play(seat, *card)).collect::<Vec<_>>()
        };
        if !self.might_play(seat) {
            self.set_stage(Stage::Deed);
            return Ok(());
        }
        let options = |g: &Self| -> Options<Playing> {
            playable(g).into_iter().map(|card| Playing(Some(card))).chain([Playing(None)]).collect()
        };
        let prompt = |_: &Self| "Do you play a quest card here?".to_owned();
        let rules = "NN-QPLAY-01 NN-QPLAY-02";
        let might = |g: &Self| g.might_play(seat);
        let Some(Playing(card)) = self.decide_openly(seat, rules, prompt, options, might)? else {
            return Ok(());
        };
        self.set_stage(Stage::Deed);
        match card {
            Some(card) => self.play_quest(seat, card),
            None => Ok(()),
        }
    }

    /// One of visit, fight, search, or nothing (NN-HACT-02, NN-OPEN-10).
    pub(crate) fn do_something(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        let at = self.player(seat).at;
        if self.act.is_some_and(|act| act.fights) {
            return self.begin_fight(at); // NN-OPEN-08
        }
        let options = |g: &Self| -> Options<Doing> {
            let place = g.place_at(at).filter(|place| g.can_pay(seat, &g.visit_of(*place).cost));
            let visit = place.map(Doing::Visit);
            let fight = g.enemy_at(at).map(Doing::Fight);
            let search = g.letter_at(at).map(Doing::Search);
            let mission = g.mission_at(seat, at).map(Doing::Mission); // NN-OPEN-43
            let board = BERTHS.into_iter().filter(|cost| g.under_ship(at) && g.can_pay(seat, cost));
            let board = board.map(|[_, cost]| Doing::Board(cost));
            let rest = [mission, Some(Doing::Nothing)].into_iter().flatten();
            [visit, fight, search].into_iter().flatten().chain(board).chain(rest).collect()
        };
        let prompt = |g: &Self| format!("What do you do at {}?", g.space_name(at));
        let Some(doing) =
            self.decide(seat, "NN-HACT-02 NN-VISIT-01 NN-FIGHT-01 NN-SEARCH-01", prompt, options)?
        else {
            return Ok(());
        };
        match doing {
            Doing::Visit(place) => {
                let visit = self.visit_of(place).clone();
                self.tell("NN-VISIT-01", |g| {
                    words(seat, format!("{} visits {}.", g.name(seat), g.book.places[place].name))
                });
                self.pay(seat, &visit.cost, "NN-VISIT-03 NN-VISIT-04")?;
                self.find_keepsake(seat, Some(place));
                self.gain_all(seat, &visit.gains, "NN-VISIT-01")?;
            }
            Doing::Board(cost) => {
                self.tell("NN-STORY-03", |g| {
                    words(seat, format!("{} goes aboard the Tempest.", g.name(seat)))
                });
                self.pay(seat, &[BERTH, cost], "NN-STORY-03")?;
                self.gain_villagers(seat, 1)?;
            }
            Doing::Fight(_) => return self.begin_fight(at),
            Doing::Search(letter) if self.chapter > 0 => {
                return self.search_story(seat, Found::Letter(letter));
            }
            Doing::Mission(_) => return self.search_story(seat, Found::Mission),
            Doing::Search(letter) => self.search(seat, letter)?,
            Doing::Nothing => {}
        }
        self.end_turn()
    }

    pub(crate) fn visit_of(&self, place: Id<Place>) -> &crate::book::Visit {
        &self.book.places[place].visits[self.side as usize]
    }

    fn begin_fight(&mut self, at: u8) -> Play<(), Halt> {
        let against = self.enemy_at(at).expect("there is an enemy");
        self.tell("NN-FIGHT-01", |g| {
            words(g.active, format!("{} fights {}.", g.name(g.active), g.rival_name(against)))
        });
        self.take_up(against);
        Ok(())
    }

    /// A four-sided die of one's own, which may be rolled again (NN-HAB-02, NN-REROLL, NN-OPEN-52).
    pub(crate) fn roll(&mut self, seat: Seat, rules: &'static str, what: &str) -> Play<u8, Halt> {
        loop {
            let face = self.dealer.roll(DIE) as u8;
            let dice = self.dealer.rolled(1);
            self.tell(rules, |g| {
                let text = format!("{} rolls {face}.", g.name(seat));
                Throw::of(g.name(seat), &dice).face(seat.place()).total().roll().said(seat, text)
            });
            let again = |g: &Self| {
                let goods = Thing::TRACKED[..4].iter().filter(|good| g.reroll && g.count(seat, **good) > 0);
                let uses = g.uses(seat, Moment::Rolled).map(Again::Use);
                [Again::Keep].into_iter().chain(goods.copied().map(Again::Good)).chain(uses).collect()
            };
            let prompt = |_: &Self| format!("The die shows {face} ({what}). Do you keep it?");
            match self.choose(seat, "NN-HAB-02 NN-REROLL-01 NN-OPEN-52", prompt, again)? {
                None | Some(Again::Keep) => return Ok(face),
                Some(Again::Good(good)) => self.spend(seat, good, 1, "NN-REROLL-01"),
                Some(Again::Use(it)) => drop(self.pay_use(seat, it)),
            }
        }
    }

    /// NN-SEARCH-02, NN-SEARCH-03, NN-SEARCH-04
    fn search(&mut self, seat: Seat, letter: u8) -> Play<(), Halt> {
        self.tell("NN-SEARCH-01", |g| {
            let at = g.space_name(g.player(seat).at);
            words(seat, format!("{} searches at {at}.", g.name(seat)))
        });
        let face = self.roll(seat, "NN-SEARCH-02", "hearts to lose")?;
        let lost = face.saturating_sub(self.search_discount(seat));
        self.hurt(seat, lost, "NN-SEARCH-02")?;
        self.take_token(seat, letter)?;
        Ok(())
    }

    /// The token of a letter, with what is on its face. In story mode it only brings coins (NN-STORY-08, NN-OPEN-34, NN-OPEN-35).
    fn take_token(&mut self, seat: Seat, letter: u8) -> Play<(), Halt> {
        if self.chapter > 0 {
            self.keep_token(seat, Some(letter));
            return Ok(());
        }
        self.lift_token(letter);
        let NowOrNever { state, dealer, .. } = self;
        let token = dealer.draw(&mut state.searches).expect("a token for every letter");
        let gains = self.book.searches[token].gains.clone();
        let kept = !gains.contains(&Gain::NoToken); // NN-SEARCH-06
        match kept {
            true => self.player_mut(seat).finds.push(token),
            false => self.state.searches.discards.push(token),
        }
        self.tell("NN-SEARCH-04", |g| {
            let find = &g.book.searches[token];
            let text = format!("{}: {}", find.name, find.text);
            match kept {
                true => g.moved(token, None, Some(seat.place())).said(seat, text),
                false => words(seat, text),
            }
        });
        self.gain_all(seat, &gains, "NN-SEARCH-04")
    }

    /// Letters whose search token nobody has, and nobody is about to take (NN-STORY-21).
    pub(crate) fn unclaimed(&self) -> impl Iterator<Item = u8> + '_ {
        let read = self.reading.as_ref().and_then(|reading| match reading.source {
            Found::Letter(letter) => Some(letter),
            Found::Mission => None,
        });
        (0..14).filter(move |letter| self.letters[usize::from(*letter)] && Some(*letter) != read)
    }

    /// NN-ART-03, NN-OPEN-34
    pub(crate) fn take_any_token(&mut self, seat: Seat) -> Play<(), Halt> {
        let left = |g: &Self| g.unclaimed().map(Letter).collect();
        match self.choose(seat, "NN-ART-03", "Which search token?", left)? {
            Some(Letter(letter)) => self.take_token(seat, letter),
            None => Ok(()),
        }
    }
}

/// What it costs to go aboard the Tempest, and either a book or coins.
pub(crate) const BERTH: Cost = Cost::Thing(Thing::Heart, 1);
const BERTHS: [[Cost; 2]; 2] = [[BERTH, Cost::Thing(Thing::Book, 1)], [BERTH, Cost::Thing(Thing::Coin, 3)]];

/// A quest card to play, or none.
#[derive(Clone, Copy)]
pub(crate) struct Playing(pub Option<Id<Quest>>);

/// What is done at the end of a hero action.
#[derive(Clone, Copy)]
pub(crate) enum Doing {
    Visit(Id<Place>),
    Fight(Rival),
    Search(u8),
    /// NN-MISSION-02
    Mission(Id<crate::book::Entry>),
    /// Aboard the ship, for this and a heart.
    Board(Cost),
    Nothing,
}

/// Another roll, paid with a good, or none.
#[derive(Clone, Copy)]
pub(crate) enum Again {
    Keep,
    Good(Thing),
    Use(Use),
}

/// A search token on the board.
#[derive(Clone, Copy)]
pub(crate) struct Letter(pub u8);
