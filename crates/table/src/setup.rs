//! What is agreed before play: the game, who sits where, the options, the seed.

use crate::{Rig, Seat, Seats, listed, seats};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Everything that, together with the book and the answers, makes a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// Who sits at the table, in order.
    pub seats: Vec<Sitter>,
    /// Table options that differ from their defaults, or were named.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// Where chance begins.
    pub seed: u64,
    /// When the table was opened, in seconds since 1970, for games that keep a log. No rule reads it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub begun: Option<u32>,
    /// Results fixed in advance.
    #[serde(default, skip_serializing_if = "rig_is_empty")]
    pub rig: Rig,
}

fn rig_is_empty(rig: &Rig) -> bool {
    rig.0.is_empty()
}

/// Who sits on a seat. Seats with the same name are one person's.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sitter {
    /// What the table calls them.
    pub name: String,
    /// The kind of bot that answers, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl Sitter {
    /// Nobody yet: a person named after their seat.
    pub fn nobody(seat: Seat) -> Self {
        Sitter { name: format!("Seat {}", seat.index() + 1), bot: None }
    }
}

impl Setup {
    /// A table of people named after their seats, with nothing special.
    pub fn new(game: &str, mode: &str, players: usize, seed: u64) -> Self {
        Setup {
            game: game.to_owned(),
            mode: mode.to_owned(),
            seats: seats(players).map(Sitter::nobody).collect(),
            options: BTreeMap::new(),
            seed,
            begun: None,
            rig: Rig::default(),
        }
    }

    /// The value of an option, if it was set.
    pub fn option(&self, key: &str) -> Option<&str> {
        self.options.get(key).map(String::as_str)
    }

    /// The seats that people, not bots, hold.
    pub fn people(&self) -> Seats {
        self.all().iter().filter(|s| self.seats[s.index()].bot.is_none()).collect()
    }

    /// Every seat.
    pub fn all(&self) -> Seats {
        crate::seats(self.seats.len()).collect()
    }

    /// All seats of the person who holds this one.
    pub fn same_person(&self, seat: Seat) -> Seats {
        let mine = &self.seats[seat.index()];
        self.all().iter().filter(|s| self.seats[s.index()] == *mine).collect()
    }

    /// Checks this setup against what the game offers, and says what is wrong with it.
    pub fn check(&self, about: &About) -> Result<(), String> {
        let Some(mode) = about.modes.iter().find(|m| m.id == self.mode) else {
            let modes: Vec<_> = about.modes.iter().map(|m| m.id.as_str()).collect();
            return Err(format!("{} has no mode `{}`; it has {}", about.title, self.mode, modes.join(", ")));
        };
        about.check_seats(mode, self.seats.len())?;
        if let Some(seat) =
            self.seats.iter().find(|s| s.name.trim().is_empty() || s.name.chars().count() > 40)
        {
            return Err(format!("a seat needs a name of 1 to 40 characters, not `{}`", seat.name));
        }
        if let Some(seat) = self.seats.iter().find(|s| s.name.chars().any(char::is_control)) {
            // A terminal would obey them.
            return Err(format!("the name {:?} has control characters", seat.name));
        }
        for (key, value) in &self.options {
            let Some(option) = about.options.iter().find(|o| o.key == *key) else {
                let keys: Vec<_> = about.options.iter().map(|o| o.key.as_str()).collect();
                return Err(format!("there is no option `{key}`; {} has {}", about.title, keys.join(", ")));
            };
            if !option.values.iter().any(|v| v.value == *value) {
                let values: Vec<_> = option.values.iter().map(|v| v.value.as_str()).collect();
                return Err(format!("`{key}` can be {}, not `{value}`", values.join(" or ")));
            }
        }
        Ok(())
    }

    /// What a table that is being made agrees on: an option of another mode is refused, which a save may have from the time when
    /// nobody checked; and an option that came later is written down ([`TableOption::later`]).
    pub fn agreed(mut self, about: &About) -> Result<Setup, String> {
        self.check(about)?;
        let (own, foreign): (Vec<_>, Vec<_>) = about.options.iter().partition(|o| o.is_of(&self.mode));
        if let Some(option) = foreign.iter().find(|o| self.options.contains_key(&o.key)) {
            let (key, modes) = (&option.key, option.modes.join(", "));
            return Err(format!("`{key}` is an option of {modes}, not of {}", self.mode));
        }
        for option in own.iter().filter(|o| o.later) {
            self.options.entry(option.key.clone()).or_insert_with(|| option.values[0].value.clone());
        }
        Ok(self)
    }
}

/// What a game says of itself.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// `the-old-road`
    pub id: String,
    /// "The Old Road"
    pub title: String,
    /// One sentence.
    pub tagline: String,
    /// The ways to play it; the first is the default.
    pub modes: Vec<Mode>,
    /// The table options.
    pub options: Vec<TableOption>,
}

impl About {
    /// Refuses a number of players that a mode is not for, and says which modes are.
    pub fn check_seats(&self, mode: &Mode, players: usize) -> Result<(), String> {
        if mode.takes(players) {
            return Ok(());
        }
        let bounds = format!("{} is for {} to {} players", self.title, mode.players_min, mode.players_max);
        let others = self.modes.iter().filter(|other| other.takes(players));
        let others: Vec<String> = others.map(|other| format!("`{}` ({})", other.id, other.title)).collect();
        Err(match others.is_empty() {
            true => format!("{bounds}, not {players}"),
            false => {
                format!("{bounds} in mode `{}`, not {players}; for {players}: {}", mode.id, listed(&others))
            }
        })
    }
}

/// A way to play a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mode {
    /// `standard`
    pub id: String,
    /// In words.
    pub title: String,
    /// The fewest seats.
    pub players_min: usize,
    /// The most seats.
    pub players_max: usize,
    /// How many seats somebody who plays alone had best take.
    pub alone: usize,
    /// It goes on over several sessions; any other is played in one.
    pub campaign: bool,
}

impl Mode {
    /// A mode that is played in one session, for so many players.
    pub fn new(id: &str, title: &str, players: std::ops::RangeInclusive<usize>) -> Mode {
        let (players_min, players_max) = players.into_inner();
        let (id, title) = (id.to_owned(), title.to_owned());
        Mode { id, title, players_min, players_max, alone: players_min, campaign: false }
    }

    /// It is for so many players.
    pub fn takes(&self, players: usize) -> bool {
        (self.players_min..=self.players_max).contains(&players)
    }

    /// The same, in which somebody alone had best take several seats.
    pub fn alone(self, seats: usize) -> Mode {
        Mode { alone: seats, ..self }
    }

    /// The same over several sessions.
    pub fn campaign(self) -> Mode {
        Mode { campaign: true, ..self }
    }
}

/// Something a table can agree on before it plays.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TableOption {
    /// `region`
    pub key: String,
    /// In words.
    pub title: String,
    /// What it can be; the first is the default.
    pub values: Vec<OptionValue>,
    /// The ledger ids it touches.
    pub rules: Vec<String>,
    /// The modes that have it; all of them if none is named.
    pub modes: Vec<String>,
    /// There were tables before there was this option, and its default is not what they played: a new table writes down what holds,
    /// and one without it goes on as it began.
    #[serde(skip)]
    pub later: bool,
}

impl TableOption {
    /// An option with its values, each as `("forest", "what it means")`.
    pub fn new(key: &str, title: &str, rules: &[&str], values: &[(&str, &str)]) -> TableOption {
        let value = |(value, meaning): &(&str, &str)| OptionValue {
            value: (*value).to_owned(),
            meaning: (*meaning).to_owned(),
        };
        TableOption {
            key: key.to_owned(),
            title: title.to_owned(),
            values: values.iter().map(value).collect(),
            rules: rules.iter().map(|r| (*r).to_owned()).collect(),
            modes: Vec::new(),
            later: false,
        }
    }

    /// The same, added when there were tables already.
    pub fn later(self) -> TableOption {
        TableOption { later: true, ..self }
    }

    /// The same for some modes only.
    pub fn only(self, modes: &[&str]) -> TableOption {
        TableOption { modes: modes.iter().map(|m| (*m).to_owned()).collect(), ..self }
    }

    /// Whether tables of this mode have it.
    pub fn is_of(&self, mode: &str) -> bool {
        self.modes.is_empty() || self.modes.iter().any(|m| m == mode)
    }
}

/// One value of a table option.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OptionValue {
    /// `forest`
    pub value: String,
    /// What it means.
    pub meaning: String,
}

/// Which book a table plays from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Edition {
    /// The book's title.
    pub title: String,
    /// Its version, as its writer counts.
    pub version: String,
    /// A fingerprint of its files.
    pub digest: String,
}

/// A line of the components table: how many the book has, how many the rulebook names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Component {
    /// "Spirit cards"
    pub component: String,
    /// The count in the book.
    pub book: usize,
    /// The count in the rulebook, where it gives one.
    pub rulebook: Option<usize>,
}

impl Component {
    /// A line of the table.
    pub fn new(component: impl Into<String>, book: usize, rulebook: Option<usize>) -> Component {
        Component { component: component.into(), book, rulebook }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outcome {
    /// A key: `settled`, `died`.
    pub result: String,
    /// One sentence.
    pub text: String,
    /// What each seat made of it; in a shared victory all the same.
    pub scores: Vec<f64>,
    /// How many rounds were played.
    pub rounds: u32,
}
