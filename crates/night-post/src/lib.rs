//! Night Post: one or two letter carriers, two winter nights. Its rules are in `rules.md`.

pub mod book;
mod rules;
pub mod shelf;

use book::{Book, Entry, Key, Letter};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::Arc;
use storybook::{Reading, Storytelling};
use table::{
    Book as _, Chance, Dealer, Deck, Game, Id, Origin, Outcome, Places, Play, Scenes, Seat, Setup,
    known_list, known_lists, within,
};

/// The state: ids and numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// 0 before the first, 3 after the second.
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    pub night: u8,
    pub active: Seat,
    /// The carriers' hands.
    #[serde(deserialize_with = "known_lists")]
    pub players: Vec<Vec<Id<Letter>>>,
    pub deck: Deck<Letter>,
    #[serde(deserialize_with = "within::<_, _, 0, 999>")]
    pub coins: i32,
    #[serde(deserialize_with = "known_list")]
    pub keys: Vec<Id<Key>>,
    /// Cups left in the flask, and cups drunk this turn.
    pub flask: u8,
    pub drunk: u8,
    /// The story of the letter on the table.
    pub reading: Option<Reading<Id<Entry>, ()>>,
    pub scenes: Scenes,
}

pub struct NightPost {
    book: Arc<Book>,
    state: State,
    dealer: Dealer,
}

impl Game for NightPost {
    type Book = Book;
    type State = State;
    type View<'a> = Value;

    table::parts!();
    table::scenes!(reading);

    fn fresh(book: &Book, setup: &Setup, _: &mut Chance) -> Result<State, String> {
        let (players, deck) = (vec![vec![]; setup.seats.len()], Deck::new(book.letters.iter()));
        let (scenes, reading) = (Scenes::default(), None);
        Ok(State {
            night: 0,
            active: Seat(0),
            players,
            deck,
            coins: 0,
            keys: vec![],
            flask: 0,
            drunk: 0,
            reading,
            scenes,
        })
    }

    fn step(&mut self) -> Play<()> {
        let idle = self.state.players.iter().all(Vec::is_empty);
        if self.state.reading.is_some() {
            return self.read_on(self.state.active); // NP-ROAD-02
        }
        if idle { self.next_night() } else { self.turn() }
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.state.night == 3).then(|| self.reckoning())
    }

    /// In words, since clients know no ids. A hand is shown to its own seat only.
    fn view(&self, seat: Option<Seat>) -> Value {
        let state = &self.state;
        let names = |letters: &[Id<Letter>]| -> Value {
            letters.iter().map(|id| self.book.letters[*id].name.as_str()).collect()
        };
        let carriers = state.players.iter().enumerate().map(|(at, hand)| {
            json!({ "letters": hand.len(), "hand": (seat == Some(Seat(at as u8))).then(|| names(hand)) })
        });
        json!({ "night": state.night, "active": state.active, "players": carriers.collect::<Value>(),
            "pile": state.deck.len(), "discards": names(&state.deck.discards), "coins": state.coins,
            "keywords": state.keys.len(), "flask": state.flask, "drunk": state.drunk })
    }

    fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        let State { players, deck, .. } = &mut self.state;
        let others = players.iter_mut().enumerate().filter(|(at, _)| *at != seat.index());
        chance.deal_anew(others.flat_map(|(_, hand)| hand).chain(deck.unseen_by(seat)).collect());
    }

    fn score(&self, seat: Seat) -> f64 {
        self.reckoning().scores[seat.index()]
    }

    fn broken_laws(&self) -> Vec<String> {
        let held = self.state.players.iter().flatten().copied();
        let mut broken = Vec::new();
        let places = Places::of(self.book.names(), self.state.deck.cards().chain(held), &mut broken);
        places.each(self.book.letters.iter(), &mut broken);
        broken
    }

    /// What a scenario puts into a hand leaves the deck; letters that are new in the book go under the pile.
    fn mend(book: &Book, state: &mut State, _: Origin) -> Vec<String> {
        let held: Vec<_> = state.players.iter().flatten().copied().collect();
        state.deck.take_out(|letter| held.contains(&letter));
        let known: Vec<_> = state.deck.cards().chain(held).collect();
        let new: Vec<_> = book.letters.iter().filter(|letter| !known.contains(letter)).collect();
        new.iter().for_each(|letter| state.deck.put_under(*letter));
        new.iter().map(|letter| format!("{} goes under the pile", book.letters[*letter].name)).collect()
    }
}
