//! The scene builder: the one place in these tests that knows how a table is made.
//!
//! A scene is a scenario (what differs from an empty table) with rigged fate. After the fate that a test names, chance goes on.

use serde_json::{Value, json};
use sleeping_gods::{Book, Crew, Mate, Player, SleepingGods, Thing};
use std::sync::{Arc, LazyLock};
use storybook::Load;
use table::{Book as _, Setup, Table};
use testing::{Files, change, read};

testing::played!(SleepingGods);

/// The book, read once.
pub static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| load(files()));

pub fn files() -> Files {
    read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/sleeping-gods"))
}

pub fn load(files: Files) -> Arc<Book> {
    let faults = |faults: Vec<storybook::Fault>| faults.iter().map(|f| format!("{f}\n")).collect::<String>();
    Arc::new(Book::load(files).map_err(faults).unwrap_or_else(|e| panic!("{e}")))
}

/// A scene in the making.
#[derive(Clone)]
pub struct Scene {
    setup: Setup,
    state: Value,
    /// What is different in the book: file, text, text in its place.
    changes: Vec<(String, String, String)>,
    /// Entries that only this scene has.
    entries: String,
}

const NAMES: [&str; 4] = ["Ada", "Bo", "Cy", "Dee"];

/// n players (Ada, Bo, Cy, Dee), Ada's turn, two actions left, in the region where a campaign begins. The crew is shared out in the order
/// of the rulebook (two players: Ada has Audrie, Gregory, Kannan and Kasumi, Bo the others). 3 coins, 1 grain, the four starting cards, no
/// command, no cards in hand, an event deck of 18 cards in the order of the book (mild ones on top).
pub fn players(n: usize) -> Scene {
    game("normal", n)
}

/// The same in `brutal` mode.
pub fn game(mode: &str, n: usize) -> Scene {
    let setup = setup(mode, n, 7);
    let share = |at: usize| (8 * at).div_ceil(n);
    let owner = |place: usize| (0..n).rfind(|at| share(*at) <= place).unwrap_or(0);
    let crew: Vec<Value> = (0..9)
        .map(|c| {
            let owner = (c > 0).then(|| owner(c - 1));
            json!({ "owner": owner, "damage": 0, "fatigue": 0, "statuses": [], "command": 0, "cards": [], "levels": [] })
        })
        .collect();
    let seats: Vec<Value> = (0..n).map(|_| json!({ "present": true, "command": 0, "hand": [] })).collect();
    let own: Vec<Value> =
        ["gloria", "soup", "gear", "flapjacks"].iter().map(|id| json!({ "card": id })).collect();
    let of = |peril: sleeping_gods::Peril| {
        BOOK.events.iter().filter(move |e| e.peril == peril && e.lasting.is_empty()).take(6)
    };
    let pile = of(sleeping_gods::Peril::Deadly)
        .chain(of(sleeping_gods::Peril::Perilous))
        .chain(of(sleeping_gods::Peril::Mild));
    let pile: Vec<&str> = pile.map(|e| BOOK.names().name(e.entry)).collect();
    let state = json!({
        "phase": { "actions": 2 }, "turn": 1, "active": 0, "players": seats, "crew": crew, "stores": [3, 0, 1, 0, 0, 0],
        "adventures": own, "events": { "pile": pile, "discards": [] },
    });
    Scene { setup, state, changes: Vec::new(), entries: String::new() }
}

/// A mode, players with their names, and a seed.
pub fn setup(mode: &str, n: usize, seed: u64) -> Setup {
    let mut setup = Setup::new("sleeping-gods", mode, n, seed);
    for (seat, name) in setup.seats.iter_mut().zip(NAMES) {
        seat.name = name.into();
    }
    setup
}

/// A table at which nothing has been laid out yet. Its chance is not rigged.
pub fn fresh(setup: Setup) -> Play {
    Play::at(Table::new(BOOK.clone(), setup).unwrap_or_else(|e| panic!("{e}")))
}

impl Scene {
    /// A table option: `.option("fate", "die")`.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.setup.options.insert(key.into(), value.into());
        self
    }

    /// Anything of the state, by its field: `.with("damage", json!([2, 0, 0, 0, 0, 0]))`.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.state[field] = value;
        self
    }

    /// `start`, `room`, `event`, `end`.
    pub fn phase(self, phase: &str) -> Self {
        self.with("phase", json!(phase))
    }

    /// Anything of a player, by its field: `.has(0, "command", 3)`, `.has(1, "hand", ["triage"])`.
    pub fn has(mut self, seat: usize, field: &str, value: impl serde::Serialize) -> Self {
        self.state["players"][seat][field] = json!(value);
        self
    }

    /// Anything of a crew member, by its field: `.mate("mac", "fatigue", 2)`, `.mate("laurent", "cards", ["triage"])`.
    pub fn mate(mut self, crew: &str, field: &str, value: impl serde::Serialize) -> Self {
        self.state["crew"][place(crew)][field] = json!(value);
        self
    }

    /// What lies on the ship board: `.stored("meat", 2)`.
    pub fn stored(mut self, thing: &str, n: u8) -> Self {
        let place = Thing::KEYS.iter().position(|(key, _)| *key == thing).expect("a thing");
        self.state["stores"][place] = json!(n);
        self
    }

    /// Adventure cards beside the starting ones.
    pub fn owns(mut self, cards: &[&str]) -> Self {
        let list = self.state["adventures"].as_array_mut().expect("a list");
        list.extend(cards.iter().map(|card| json!({ "card": card })));
        self
    }

    /// A weapon card that somebody carries.
    pub fn armed(mut self, crew: &str, card: &str) -> Self {
        let list = self.state["adventures"].as_array_mut().expect("a list");
        list.push(json!({ "card": card, "bearer": crew }));
        self
    }

    pub fn quests(self, keywords: &[&str]) -> Self {
        self.with("quests", json!(keywords))
    }

    pub fn region(self, id: &str) -> Self {
        self.with("region", json!(id))
    }

    /// A story that only this scene has, in the format of books, being read: `.story("T1", "== T1  Title\n\nText.\n\n* Go. [strength 5]\n  = success\n …")`.
    /// Ids of such entries have no hyphen.
    pub fn story(mut self, entry: &str, text: &str) -> Self {
        self.entries += "\n";
        self.entries += text;
        self.with("reading", json!({ "visit": { "path": [{ "entry": entry }] }, "source": "explore" }))
    }

    /// A combat with these enemies, from left to right, in its first round; everybody has their combat action tokens. It is fought for the
    /// choice of a story that ends there.
    pub fn combat(mut self, enemies: &[&str]) -> Self {
        let n = self.setup.seats.len();
        for seat in 0..n {
            let tokens = match n {
                1 => 4,
                2 => 2,
                3 if seat == 0 => 2,
                _ => 1,
            };
            self.state["players"][seat]["tokens"] = json!(tokens);
        }
        let row: Vec<Value> = enemies.iter().map(|id| json!({ "card": id, "covered": 0 })).collect();
        let names: Vec<&str> = Crew::KEYS.iter().map(|(key, _)| *key).collect();
        self.entries += "\n== T0  A fight\n\nThere they are.\n\n* Fight. [combat ";
        self.entries += enemies[0];
        self.entries += "]\n  = success\n  It is over.\n";
        let reading = json!({ "visit": { "path": [{ "entry": "T0", "taken": [0] }] }, "source": "explore", "fought": 0 });
        self.with("reading", reading).with(
            "combat",
            json!({ "row": row, "round": 1, "synergy": names, "used": [0, 0, 0, 0, 0, 0, 0, 0, 0] }),
        )
    }

    /// Squares of an enemy that are covered already, from 0 (top left) to 8.
    pub fn covered(mut self, enemy: usize, squares: &[u32]) -> Self {
        let bits: u32 = squares.iter().map(|s| 1 << s).sum();
        self.state["combat"]["row"][enemy]["covered"] = json!(bits);
        self
    }

    /// The next numbers of fate: cards of the ability deck with these numbers that are nowhere else in the scene.
    pub fn fate(mut self, numbers: impl IntoIterator<Item = u8>) -> Self {
        let scene = self.state.to_string();
        let mut used: Vec<String> = Vec::new();
        for number in numbers {
            let fits = |id: &String| !used.contains(id) && !scene.contains(&format!("\"{id}\""));
            let mut cards = BOOK
                .abilities
                .iter()
                .filter(|id| BOOK.abilities[*id].fate == number)
                .map(|id| BOOK.names().name(id).to_owned());
            used.push(cards.find(fits).expect("there are enough cards"));
        }
        self.setup.rig.0.entry("draw".into()).or_default().extend(used);
        self
    }

    /// The next cards drawn, from whichever deck they are in.
    pub fn draws(mut self, cards: &[&str]) -> Self {
        self.setup.rig.0.entry("draw".into()).or_default().extend(cards.iter().map(|c| (*c).to_owned()));
        self
    }

    /// Another text in the book, for this scene only.
    pub fn changed(mut self, file: &str, from: &str, to: &str) -> Self {
        self.changes.push((file.into(), from.into(), to.into()));
        self
    }

    /// Why no table can be opened like this.
    pub fn fault(self) -> String {
        let loaded =
            Table::<SleepingGods>::scenario(BOOK.clone(), self.setup, &json!({ "state": self.state }));
        loaded.err().map_or_else(|| panic!("a table was opened"), |fault| fault.to_string())
    }

    /// Opens the table and plays to the first question.
    pub fn start(self) -> Play {
        let mut files = files();
        for (file, from, to) in &self.changes {
            change(&mut files, file, from, to);
        }
        files.get_mut("deck.story").expect("it is there").push_str(&self.entries);
        let plain = self.changes.is_empty() && self.entries.is_empty();
        let book = if plain { BOOK.clone() } else { load(files) };
        let loaded = Table::scenario(book, self.setup, &json!({ "state": self.state }))
            .unwrap_or_else(|e| panic!("{e}"));
        let play = Play::at(loaded.table);
        let broken = play.table.broken_laws();
        assert!(broken.is_empty(), "the scene is unsound: {broken:?}");
        play
    }
}

fn place(crew: &str) -> usize {
    Crew::KEYS.iter().position(|(key, _)| *key == crew).expect("somebody of the crew")
}

impl Play {
    /// Everybody is content with the crew that they have (SG-OPEN-68).
    pub fn content(&mut self) -> &mut Self {
        while self.offers("content") {
            self.play(["content"]);
        }
        self
    }

    /// Whether anybody could answer with this key now.
    pub fn offers(&self, key: &str) -> bool {
        self.table.questions().iter().any(|q| q.options.iter().any(|o| o.key == key))
    }

    pub fn label(&self, key: &str) -> String {
        let options = self.table.questions().iter().flat_map(|q| &q.options);
        let option = options.into_iter().find(|o| o.key == key);
        option.map(table::Offered::text).unwrap_or_else(|| panic!("`{key}` is not offered: {}", self.open()))
    }

    pub fn mate(&self, crew: &str) -> &Mate {
        &self.state().crew[place(crew)]
    }

    pub fn player(&self, seat: usize) -> &Player {
        &self.state().players[seat]
    }

    pub fn stored(&self, thing: &str) -> u8 {
        let place = Thing::KEYS.iter().position(|(key, _)| *key == thing).expect("a thing");
        self.state().stores[place]
    }

    /// The id of the region where the ship is.
    pub fn region(&self) -> String {
        self.table.book().names().name(self.state().region).to_owned()
    }

    /// Whether anything told so far has these words.
    pub fn told(&self, words: &str) -> bool {
        self.events.iter().any(|e| e.whole().contains(words))
    }

    /// Pages that were read so far: the entry, its title (none for what comes of a choice), the outcome.
    pub fn pages(&self) -> Vec<(&str, &str, Option<&str>)> {
        let told = self.events.iter();
        told.filter_map(|e| match &e.what {
            table::What::Story(s) => Some((s.entry.as_str(), s.title.as_str(), s.outcome.as_deref())),
            _ => None,
        })
        .collect()
    }

    /// Cards of a hand, by id.
    pub fn hand(&self, seat: usize) -> Vec<String> {
        self.player(seat).hand.iter().map(|id| self.table.book().names().name(*id).to_owned()).collect()
    }

    /// Owned adventure cards, by id.
    pub fn owned(&self) -> Vec<String> {
        self.state().adventures.iter().map(|o| self.table.book().names().name(o.card).to_owned()).collect()
    }

    pub fn is_quest(&self, keyword: &str) -> bool {
        self.state().quests.iter().any(|id| self.table.book().names().name(*id) == keyword)
    }
}

impl Scene {
    /// Another seed, for what the scene leaves to chance.
    pub fn seed(mut self, seed: u64) -> Self {
        self.setup.seed = seed;
        self
    }

    /// In a combat: whose synergy token lies on whose board.
    pub fn token(mut self, owner: &str, holder: &str) -> Self {
        self.state["combat"]["synergy"][place(owner)] = json!(holder);
        self
    }
}
