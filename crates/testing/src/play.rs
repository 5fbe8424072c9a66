//! A scene being played.

use table::{Amount, Event, Game, Question, Refusal, Seat, Stakes, Table, Test};

/// A table in the middle of a test.
pub struct Play<G: Game> {
    pub table: Table<G>,
    /// Everything that was told so far.
    pub events: Vec<Event>,
}

impl<G: Game> Play<G> {
    /// Sits down at a table as it stands.
    pub fn at(mut table: Table<G>) -> Self {
        let events = table.take_events();
        Play { table, events }
    }

    /// Answers, one after another. Each is a key (several for one answer: separated by spaces; `none`, where that is
    /// no key, for an empty one), given to the first seat that is asked for it; `1:gather` names the seat.
    pub fn play<'a>(&mut self, answers: impl IntoIterator<Item = &'a str>) -> &mut Self {
        for answer in answers {
            self.answer(answer).unwrap_or_else(|e| panic!("`{answer}`: {e}\nopen: {}", self.open()));
        }
        self
    }

    /// One answer, which may be refused.
    pub fn answer(&mut self, answer: &str) -> Result<(), Refusal> {
        let (seat, keys) = match answer.split_once(':') {
            Some((seat, keys)) => (Some(Seat(seat.parse().expect("a seat's number"))), keys),
            None => (None, answer),
        };
        let questions = self.table.questions();
        let offered = |q: &Question, key: &str| q.options.iter().any(|o| o.key == key);
        let empty = keys == "none" && !questions.iter().any(|q| offered(q, keys));
        let keys: Vec<&str> = if empty { vec![] } else { keys.split_whitespace().collect() };
        let asked = |q: &&Question| seat.is_none_or(|s| q.seat == s);
        let fits = |q: &&Question| asked(q) && keys.iter().all(|k| offered(q, k));
        let question = questions.iter().find(fits).or_else(|| questions.iter().find(asked));
        let Some(question) = question else {
            return Err(self.table.outcome().map_or(Refusal::Stale { id: 0 }, |_| Refusal::Over));
        };
        let (by, id) = (question.seat, question.id);
        let done = self.table.answer(by, id, &keys);
        self.events.extend(self.table.take_events());
        done
    }

    /// The open questions with their keys, for messages.
    pub fn open(&self) -> String {
        let line = |q: &Question| {
            let keys: Vec<&str> = q.options.iter().map(|o| o.key.as_str()).collect();
            format!("\n  seat {} ({}): {}", q.seat.0, q.prompt, keys.join(" "))
        };
        self.table.questions().iter().map(line).collect()
    }

    /// The question that a seat is asked now.
    pub fn asked(&self, seat: u8) -> &Question {
        let question = self.table.questions().iter().find(|q| q.seat == Seat(seat));
        question.unwrap_or_else(|| panic!("seat {seat} is asked nothing; open: {}", self.open()))
    }

    /// Whether play waits for a seat, or it may answer what another one is asked. What may be done at any time does not count.
    pub fn is_asked(&self, seat: u8) -> bool {
        self.table.questions().iter().any(|q| q.seat == Seat(seat) && q.options.iter().any(|o| !o.aside))
    }

    /// The keys that a seat could answer with now.
    pub fn keys(&self, seat: u8) -> Vec<&str> {
        self.asked(seat).options.iter().map(|o| o.key.as_str()).collect()
    }

    /// The same without what may be done at any time.
    pub fn own(&self, seat: u8) -> Vec<&str> {
        self.asked(seat).options.iter().filter(|o| !o.aside).map(|o| o.key.as_str()).collect()
    }

    /// What an option puts at stake, in short: `skill 5: 1 die + 3, 5 in 6, best 6 in 6; costs 1 coin; risk: the quest is lost`.
    /// Empty if nothing is.
    pub fn stakes(&self, key: &str) -> String {
        let options = self.table.questions().iter().flat_map(|q| &q.options);
        let option = options.into_iter().find(|o| o.key == key);
        let option = option.unwrap_or_else(|| panic!("`{key}` is not offered: {}", self.open()));
        in_short(option.stakes.as_deref())
    }

    pub fn state(&self) -> &G::State {
        self.table.game().state()
    }
}

/// Declares a game's own `Play`, for what is to be known about that game alone.
#[macro_export]
macro_rules! played {
    ($game:ty) => {
        /// A table in the middle of a test.
        pub struct Play($crate::Play<$game>);

        table::derefs!(Play, 0: $crate::Play<$game>);

        impl Play {
            /// Sits down at a table as it stands.
            pub fn at(table: table::Table<$game>) -> Play {
                Play($crate::Play::at(table))
            }

            /// Answers, one after another.
            pub fn play<'a>(&mut self, answers: impl IntoIterator<Item = &'a str>) -> &mut Self {
                self.0.play(answers);
                self
            }
        }
    };
}

/// See [`Play::stakes`].
pub fn in_short(stakes: Option<&Stakes>) -> String {
    let Some(Stakes { test, cost, success_cost, failure_cost, gain, risk }) = stakes else {
        return String::new();
    };
    let amounts = |word: &str, list: &[Amount]| {
        let list: Vec<String> = list.iter().map(|a| format!("{} {}", a.n, a.token)).collect();
        (!list.is_empty()).then(|| format!("{word} {}", list.join(", ")))
    };
    let risk = risk.as_ref().map(|risk| format!("risk: {risk}"));
    let parts = [
        test.as_ref().map(short),
        amounts("costs", cost),
        amounts("success costs", success_cost),
        amounts("failure costs", failure_cost),
        amounts("gains", gain),
        risk,
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn short(test: &Test) -> String {
    let need = test.need.map(|need| format!(" {need}")).unwrap_or_default();
    let dice = if test.dice == 1 { "1 die".to_owned() } else { format!("{} dice", test.dice) };
    let adds = if test.adds > 0 { format!(" + {}", test.adds) } else { String::new() };
    let rival = test.rival.as_ref().map(|r| format!(" against {} + {}", r.name, r.adds)).unwrap_or_default();
    let best = test.best.map(|best| format!(", best {} in {}", best.ways, best.of)).unwrap_or_default();
    format!("{}{need}: {dice}{adds}{rival}, {} in {}{best}", test.of, test.chance.ways, test.chance.of)
}
