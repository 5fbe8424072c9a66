//! Setup (NN-SETUP, NN-PSET, NN-UNDER, NN-SOLO).

use crate::book::{Book, Colour, Hero, Pile, Side, Start};
use crate::rules::quest::Kept;
use crate::state::{Bot, Hired, Phase, Player, Props, State};
use crate::{Halt, NowOrNever};
use std::collections::BTreeSet;
use table::{Any, Ask, Deck, Id, Options, Play, Scenes, Seat, Seats, Setup, What, words};

/// Quest cards that each player chooses from (NN-PSET-12).
const DEALT: [(Pile, u8); 3] = [(Pile::Basic, 6), (Pile::Artifact, 1), (Pile::Advanced, 1)];
const KEPT: usize = 4;
/// Faces of the season board (NN-SETUP-12, NN-SETUP-13, NN-SETUP-18).
pub(crate) const ROW: usize = 6;
pub(crate) const SHOP: usize = 3;
pub(crate) const HIRE: usize = 4;

/// The boards before anything is shuffled. Heroes are chosen at the table.
pub(crate) fn fresh(book: &Book, setup: &Setup) -> State {
    let n = setup.seats.len();
    let story = setup.mode == "story";
    let under = setup.option("map") == Some("under") && !story;
    let state = empty(book, Hero::ALL.into_iter().take(n), if under { Side::Under } else { Side::Above });
    State {
        reroll: setup.option("reroll") == Some("goods"),
        reader: setup.option("reading") == Some("reader"),
        chapter: u8::from(story),
        bot: (n == 1).then(Bot::default),
        ..state
    }
}

/// How many enemies of each level there are (NN-SETUP-06, NN-SETUP-07, NN-OPEN-51).
pub(crate) fn stacks(players: usize) -> [u8; 9] {
    let mut stacks = [players as u8; 9];
    stacks[8] = if players > 2 { 2 } else { 1 };
    stacks
}

/// The next chapter, or another game alone, begins with empty boards: what lasts is who one is, what stories remember, and the sheet (NN-STORY-01, NN-CAMP-01).
pub(crate) fn clear_away(book: &Book, state: &mut State) {
    let fresh = empty(book, state.players.iter().map(|player| player.hero), state.side);
    let before = std::mem::replace(state, fresh);
    for (player, old) in state.players.iter_mut().zip(before.players) {
        (player.keywords, player.sheet) = (old.keywords, old.sheet);
    }
    state.bot = before.bot.map(|_| Bot::default());
    let next = before.chapter + u8::from(before.chapter > 0);
    state.scenes = before.scenes;
    (state.reroll, state.reader, state.chapter) = (before.reroll, before.reader, next);
}

fn empty(book: &Book, heroes: impl Iterator<Item = Hero>, side: Side) -> State {
    let player = |hero: Hero| {
        let board = book.board(hero);
        Player {
            hero,
            hearts: board.hearts,
            mana: board.mana,
            coins: book.season.coins.into(),
            experience: 0,
            track: [0; 5],
            acted: [false; 3],
            specialists: Vec::new(),
            red: [None; 4],
            blue: [None; 3],
            spent_pieces: Vec::new(),
            spent_cards: Vec::new(),
            spent_basic: false,
            grid: [None; 20],
            town: [None; 16],
            waiting: [0; 6],
            housed: [[0; 6]; 4],
            hand: Vec::new(),
            played: Vec::new(),
            orders: Vec::new(),
            finds: Vec::new(),
            at: book.map(side).monument,
            passed: false,
            reputation: 0, // NN-STORY-04
            mission: None,
            keywords: Vec::new(),
            sheet: Vec::new(),
            score: None,
        }
    };
    State {
        phase: Phase::Setup,
        side,
        reroll: false,
        season: 1,
        chapter: 0,
        reader: false,
        props: Props::default(),
        scenes: Scenes::default(),
        reading: None,
        players: heroes.map(player).collect(),
        first: Seat(0),
        began: None,
        active: Seat(0),
        act: None,
        fight: None,
        scrolls: Vec::new(),
        enemies: [0; 9],
        letters: [true; 14], // NN-SETUP-09
        searches: Deck::default(),
        row: Vec::new(),
        villagers: book.season.villagers,
        gear: Default::default(),
        shop: [Vec::new(), Vec::new()],
        quests: Default::default(),
        orders: Deck::default(),
        specialists: Deck::default(),
        hire: Vec::new(),
        bot: None,
        ready: Seats::default(),
        boxed: Vec::new(),
        retired: Vec::new(),
    }
}

/// Every deck with whatever of it is nowhere else. Says what was added.
pub(crate) fn fill_decks(book: &Book, state: &mut State) -> Vec<Id<Any>> {
    let anywhere: BTreeSet<Id<Any>> = state.cards().collect();
    let mut new = Vec::new();
    for pile in Pile::ALL {
        let cards = book.quests.iter().filter(|id| book.quests[*id].pile == pile);
        state.quests[pile as usize].complete(cards, &anywhere, &mut new);
    }
    for colour in Colour::ALL {
        let cards = book.gear.iter().filter(|id| book.gear_piece(*id).colour == colour);
        state.gear[colour as usize].complete(cards, &anywhere, &mut new);
    }
    state.orders.complete(book.orders.iter(), &anywhere, &mut new);
    state.searches.complete(book.searches.iter(), &anywhere, &mut new);
    // NN-SETUP-16, NN-GEN-07
    let others = book
        .specialists
        .iter()
        .filter(|id| book.specialists[*id].starts.is_none() && !book.specialists[*id].story);
    state.specialists.complete(others, &anywhere, &mut new);
    if let Some(bot) = state.bot.as_mut() {
        bot.cards.complete(book.solos.iter(), &anywhere, &mut new);
    }
    new
}

impl NowOrNever {
    /// Everything is shuffled, dealt and turned up.
    pub(crate) fn lay_out(&mut self) -> Play<(), Halt> {
        self.choose_heroes()?;
        let book = self.book.clone();
        let players = self.players.len();
        // NN-SETUP-02, NN-DATA-03: what is printed on neither side.
        let map = book.map(self.side);
        let printed = |place| map.spaces.iter().any(|space| space.place == Some(place));
        let mut loose: Vec<_> = book.places.iter().filter(|place| !printed(*place)).collect();
        while !loose.is_empty() {
            let place = self.dealer.pick(&loose);
            loose.retain(|other| *other != place);
            self.state.scrolls.push(place);
        }
        self.state.enemies = stacks(players);
        let NowOrNever { state, dealer, .. } = self;
        fill_decks(&book, state);
        dealer.shuffle(&mut state.searches);
        state.gear.iter_mut().for_each(|pile| dealer.shuffle(pile));
        state.quests.iter_mut().for_each(|pile| dealer.shuffle(pile));
        dealer.shuffle(&mut state.orders);
        dealer.shuffle(&mut state.specialists);
        self.fill_row();
        self.fill_shop();
        self.fill_hire();
        self.lay_out_chapter();
        self.deal_specialists();
        // NN-SETUP-19, NN-OPEN-26
        let first = self.beginners();
        self.state.first = if self.bot.is_some() { Seat(0) } else { self.dealer.pick(&first) };
        (self.state.active, self.state.began) = (self.first, Some(self.first));
        // NN-SETUP-21
        let mut seat = self.first;
        for extra in [0, 1, 1, 2].into_iter().take(players) {
            self.player_mut(seat).coins += extra;
            seat = self.left_of(seat);
        }
        for seat in self.seats() {
            self.deal_tiles(seat);
            self.deal_quests(seat);
        }
        if let Some(bot) = self.state.bot.as_mut() {
            self.dealer.shuffle(&mut bot.cards); // NN-SOLO-03
        }
        self.tell_layout();
        self.open_chapter()?;
        self.state.phase = Phase::Quests;
        self.tell("NN-SETUP-19 NN-SEASON-01", |g| {
            What::Turn {}.said(g.first, format!("Season 1. {} begins.", g.name(g.first)))
        });
        Ok(())
    }

    /// NN-PSET-01: in the order of the seats, each a hero that nobody has.
    fn choose_heroes(&mut self) -> Play<(), Halt> {
        if self.chapter > 1 {
            return Ok(());
        }
        let mut left: Vec<Hero> = Hero::ALL.to_vec();
        for seat in self.seats() {
            let options: Options<Role> = left.iter().copied().map(Role).collect();
            let Role(hero) = self.ask(seat, "NN-PSET-01", "Who are you?", options)?;
            left.retain(|other| *other != hero);
            let board = self.book.board(hero);
            let (hearts, mana) = (board.hearts, board.mana); // NN-PSET-03, NN-PSET-04
            let player = self.player_mut(seat);
            (player.hero, player.hearts, player.mana) = (hero, hearts, mana);
            self.tell("NN-PSET-01", |g| {
                words(seat, format!("{} is {}.", g.name(seat), g.book.board(hero).name))
            });
        }
        Ok(())
    }

    /// NN-SETUP-17, NN-OPEN-48
    fn deal_specialists(&mut self) {
        for start in Start::ALL {
            let book = self.book.clone();
            let mut left: Vec<_> =
                book.specialists.iter().filter(|id| book.specialists[*id].starts == Some(start)).collect();
            let boards = self.players.len() + usize::from(self.bot.is_some());
            for at in 0..boards {
                let who = self.dealer.pick(&left);
                left.retain(|other| *other != who);
                let hired = Hired { who, down: false };
                match self.state.players.get_mut(at) {
                    Some(player) => player.specialists.push(hired),
                    None => self.state.bot.iter_mut().for_each(|bot| bot.specialists.push(hired)),
                }
            }
            self.state.retired.extend(left);
        }
    }

    /// NN-PSET-10
    fn deal_tiles(&mut self, seat: Seat) {
        let mut tiles: Deck<_> = Deck::new(self.book.buildings.iter());
        self.dealer.shuffle(&mut tiles);
        let shuffled: Vec<Id<crate::book::Building>> = tiles.cards().collect();
        for (slot, tile) in self.player_mut(seat).grid.iter_mut().zip(shuffled) {
            *slot = Some(tile);
        }
    }

    fn deal_quests(&mut self, seat: Seat) {
        for (pile, n) in DEALT {
            for _ in 0..n {
                let NowOrNever { state, dealer, .. } = self;
                let card = dealer.draw(&mut state.quests[pile as usize]).expect("there are enough");
                state.players[seat.index()].hand.push(card);
            }
        }
    }

    /// NN-PSET-12
    pub(crate) fn keep_quests(&mut self) -> Play<(), Halt> {
        for seat in self.seats() {
            let hand: Options<Kept> = self.player(seat).hand.iter().copied().map(Kept).collect();
            let prompt = "Which four quest cards do you keep?";
            let kept = self.ask_some(seat, "NN-PSET-12", prompt, hand, KEPT..=KEPT)?;
            let gone: Vec<_> = self
                .player(seat)
                .hand
                .iter()
                .copied()
                .filter(|card| !kept.iter().any(|k| k.0 == *card))
                .collect();
            for card in gone {
                self.discard_quest(seat, card);
            }
        }
        self.state.phase = Phase::Actions;
        Ok(())
    }
}

/// A hero to be.
#[derive(Clone, Copy)]
pub(crate) struct Role(pub Hero);
