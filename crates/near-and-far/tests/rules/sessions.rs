//! For tests that go over the end of a session: getting there quickly, and looking at what was scored.

use crate::common::{BOOK, Play, Scene};
use near_and_far::{Phase, Score};
use serde_json::{Value, json};
use table::{Loaded, Table};

impl Scene {
    /// The last turn of the session: the end was triggered, and Ada began.
    pub fn last_turn(self, players: u8) -> Self {
        self.with("ending", json!(true)).turn_of(players - 1)
    }

    /// Ada's pack animals, at a table of this many players.
    pub fn animals(self, players: u8, birds: u8, tortoises: u8) -> Self {
        self.has(0, "birds", birds)
            .has(0, "tortoises", tortoises)
            .with("birds", json!(3 * players - birds - tortoises))
    }
}

impl Play {
    /// The active player goes to the Saloon, does nothing there, and the turn ends.
    pub fn idle(&mut self) -> &mut Self {
        self.play(["visit/saloon"]);
        for key in ["recruit/nobody", "turn/end"] {
            if self.offers(key) {
                self.play([key]);
            }
        }
        self
    }

    /// Answers with the first that is offered, or with nothing, up to a phase.
    pub fn on_to(&mut self, phase: Phase) -> &mut Self {
        for _ in 0..200 {
            if self.state().phase == phase {
                return self;
            }
            let question = &self.table.questions()[0];
            let keys: Vec<&str> =
                question.options.iter().take(question.pick.min).map(|o| o.key.as_str()).collect();
            let keys = if keys.is_empty() { "none".to_owned() } else { keys.join(" ") };
            let answer = format!("{}:{keys}", question.seat.0);
            self.play([answer.as_str()]);
        }
        panic!("{phase:?} is never reached; open: {}", self.open());
    }

    /// Goes on in a table that was changed by hand.
    pub fn alter(&mut self, change: impl FnOnce(&mut Value)) -> &mut Self {
        let mut save = self.table.save();
        change(&mut save.checkpoint.state);
        let Loaded { table, .. } =
            Table::load(BOOK.clone(), save).unwrap_or_else(|e| panic!("the changed table: {e}"));
        self.table = table;
        self
    }

    /// What a seat scored in the last session.
    pub fn score(&self, seat: usize) -> Score {
        let last = self.state().last.as_ref().expect("a session was scored");
        last.scores[seat].expect("this seat has played")
    }

    /// Who won the last session.
    pub fn winners(&self) -> Vec<u8> {
        let last = self.state().last.as_ref().expect("a session was scored");
        last.winners.iter().map(|s| s.0).collect()
    }

    /// The card of a seat, as everybody sees it.
    pub fn sheet_view(&self, seat: usize) -> Value {
        self.view(None)["seats"][seat]["sheet"].clone()
    }
}
