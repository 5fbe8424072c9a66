//! The scene builder: the one place in these tests that knows how a table is made.
//!
//! A scene is a scenario (what differs from an empty table) with rigged dice and cards. After those that a test names, chance goes on.

use now_or_never::{Book, Building, Hero, NowOrNever, Player};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use storybook::Load;
use table::{Book as _, Id, Setup, Table};
use testing::{Files, change, read};

testing::played!(NowOrNever);

/// The book, read once.
pub static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| load(files()));

/// The files of the shipped book.
pub fn files() -> Files {
    read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/now-or-never"))
}

pub fn load(files: Files) -> Arc<Book> {
    let faults = |faults: Vec<storybook::Fault>| faults.iter().map(|f| format!("{f}\n")).collect::<String>();
    Arc::new(Book::load(files).map_err(faults).unwrap_or_else(|e| panic!("{e}")))
}

const NAMES: [&str; 4] = ["Ada", "Bo", "Cy", "Dee"];

/// A scene in the making.
pub struct Scene {
    setup: Setup,
    state: Value,
    /// What is different in the book: file, text, text in its place.
    changes: Vec<(String, String, String)>,
    /// Stories in place of the book's, by their ids.
    stories: Vec<(String, String)>,
}

/// n players (Ada as Marklun, Bo as Halia, Cy as Namal, Dee as Zeik), the first season, Ada's turn. Everybody is at the Monument with full
/// hearts and mana, 17 coins, the first builder and the first healer of the book that are left, an empty town, an unbuilt grid in the
/// order of the book, and no quest cards. The row has two villagers who make shells, two tools, a demon and a crystal.
pub fn players(n: usize) -> Scene {
    game("standard", n)
}

/// The same in a chapter of the campaign, with plain stories in place of the book's (see [`plain_files`]).
pub fn chapter(chapter: u8, n: usize) -> Scene {
    let mut scene = game("story", n).with("chapter", json!(chapter));
    scene.stories.push(("end-zeik".into(), "Zeik's end.".into()));
    scene
}

/// The same with the stories of the book, and with what the chapter lays out.
pub fn setup_chapter(chapter: u8, n: usize) -> Scene {
    let own = &BOOK.tales.as_ref().expect("the book has stories").chapters[usize::from(chapter) - 1];
    let glogos = own.glogos[0] * n as u8 + own.glogos[1];
    let props = json!({ "glogos": glogos, "lab": own.lab });
    game("story", n).with("chapter", json!(chapter)).with("props", props)
}

/// The book with plain stories: in each there is `Go.`, which gives 1 coin, and `Stay.`; every mission leads from the Undergarden to A and ends there.
/// `stories` has others, by their ids: what follows their fields.
pub fn plain_files(stories: &[(String, String)]) -> Files {
    let mut files = files();
    files.retain(|name, _| !name.ends_with(".story"));
    let mut text = String::new();
    let mut entry = |id: String, fields: &str, plain: &str| {
        let own = stories.iter().find(|(own, _)| *own == id).map_or(plain, |(_, text)| text);
        text += &format!("== {id}  Title of {id}\n{fields}\n{own}\n\n");
    };
    for chapter in 1..=6 {
        entry(format!("c{chapter}-open"), &format!("chapter: {chapter}\n"), "It begins.");
        for hero in Hero::ALL.map(Hero::key) {
            let of = format!("chapter: {chapter}\nhero: {hero}\n");
            let call = format!("{hero} is called.\n= now\n> mission undergarden");
            entry(format!("c{chapter}-open-{hero}"), &of, &call);
            for letter in 'a'..='n' {
                let plain = format!("{hero} at {letter}.\n* Go.\n> coin 1\n* Stay.\nNothing.");
                entry(format!("c{chapter}-{hero}-{letter}"), &format!("{of}place: {letter}\n"), &plain);
            }
            let first = "On.\n* Go on.\n> mission a\n* Give up.\n> mission over, token none";
            entry(format!("c{chapter}-{hero}-m1"), &format!("{of}mission: undergarden\n"), first);
            let last = "At last.\n* Done.\n> mission over\n* Stay.\n> mission over";
            entry(format!("c{chapter}-{hero}-m2"), &format!("{of}mission: a\n"), last);
        }
    }
    entry("end-all".to_owned(), "ending: all\n", "They all went home.");
    for hero in Hero::ALL.map(Hero::key) {
        entry(format!("end-{hero}"), &format!("ending: {hero}\n"), "The end.");
    }
    files.insert("plain.story".to_owned(), text);
    files
}

/// Ada alone, as Marklun.
pub fn alone() -> Scene {
    game("solo", 1)
}

fn game(mode: &str, n: usize) -> Scene {
    let starting = |start: now_or_never::Start| {
        let names = BOOK.specialists.iter().filter(move |id| BOOK.specialists[*id].starts == Some(start));
        names.map(|id| BOOK.names().name(id)).collect::<Vec<_>>()
    };
    let (builders, healers) = (starting(now_or_never::Start::Builder), starting(now_or_never::Start::Healer));
    let board = |at: usize| json!([{ "who": builders[at] }, { "who": healers[at] }]);
    let player = |at: usize| {
        let hero = Hero::ALL[at];
        json!({
            "hero": hero.key(), "hearts": BOOK.board(hero).hearts, "mana": BOOK.board(hero).mana, "coins": 17, "experience": 0,
            "track": [0, 0, 0, 0, 0], "acted": [false, false, false], "specialists": board(at), "red": [null, null, null, null],
            "blue": [null, null, null], "grid": vec![Value::Null; 20], "town": vec![Value::Null; 16], "waiting": [0, 0, 0, 0, 0, 0],
            "housed": [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]], "hand": [], "played": [], "orders": [], "finds": [],
            "at": BOOK.map(now_or_never::Side::Above).monument,
        })
    };
    let mut state = json!({
        "phase": "actions", "season": 1, "first": 0, "active": 0, "players": (0..n).map(player).collect::<Vec<_>>(),
        "scrolls": ["nomad-camp", "scholars-tower", "city-of-spirits"], "enemies": vec![n; 8],
        "row": ["shell", "shell", "tool", "tool", "demon", "crystal"],
    });
    state["enemies"].as_array_mut().expect("a list").push(json!(if n > 2 { 2 } else { 1 }));
    if n == 1 {
        state["bot"] = json!({ "specialists": board(1), "cards": { "pile": [], "discards": [] } });
    }
    Scene { setup: setup(mode, n, 7), state, changes: Vec::new(), stories: Vec::new() }
}

/// A mode, players with their names, and a seed.
pub fn setup(mode: &str, n: usize, seed: u64) -> Setup {
    let mut setup = Setup::new("now-or-never", mode, n, seed);
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
    /// Another source of chance.
    pub fn seed(mut self, seed: u64) -> Self {
        self.setup.seed = seed;
        self
    }

    /// A table option: `.option("map", "under")`.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.setup.options.insert(key.into(), value.into());
        self
    }

    /// Anything of the state, by its field: `.with("season", json!(6))`.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.state[field] = value;
        self
    }

    /// Anything of a player, by its field: `.has(0, "coins", 3)`, `.has(1, "hand", ["old-bell"])`, `.has(0, "track", [1, 0, 0, 0, 2])`.
    pub fn has(mut self, seat: usize, field: &str, value: impl serde::Serialize) -> Self {
        self.state["players"][seat][field] = json!(value);
        self
    }

    /// Buildings in a town, by the place (0 to 15, row by row from the top).
    pub fn built(mut self, seat: usize, buildings: &[(usize, &str)]) -> Self {
        for (place, building) in buildings {
            self.state["players"][seat]["town"][*place] = json!(building);
        }
        self
    }

    /// The next dice, each from 1 to 4.
    pub fn dice<const N: usize>(mut self, dice: [u8; N]) -> Self {
        let dice = dice.map(|face| face.to_string());
        self.setup.rig.0.entry("dice".into()).or_default().extend(dice);
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

    /// Another plain story: what follows its fields.
    pub fn story(mut self, id: &str, text: &str) -> Self {
        self.stories.push((id.into(), text.into()));
        self
    }

    /// Somebody has just stopped on a space, and may do something there.
    pub fn stopped(self, seat: usize, at: u8) -> Self {
        let act = json!({ "stage": "deed", "from": 14, "free": 0 });
        self.with("active", json!(seat)).with("act", act).has(seat, "at", at)
    }

    /// Opens the table and plays to the first question.
    pub fn start(self) -> Play {
        let play = Play::at(self.open().unwrap_or_else(|e| panic!("{e}")));
        let broken = table::Game::broken_laws(play.table.game());
        assert!(broken.is_empty(), "the scene is unsound: {broken:?}");
        play
    }

    /// Why this scene cannot be played.
    pub fn refused(self) -> String {
        self.open().err().expect("it should be refused")
    }

    fn open(self) -> Result<Table<NowOrNever>, String> {
        let mut files = if self.stories.is_empty() { files() } else { plain_files(&self.stories) };
        for (file, from, to) in &self.changes {
            change(&mut files, file, from, to);
        }
        let own = self.changes.is_empty() && self.stories.is_empty();
        let book = if own { BOOK.clone() } else { load(files) };
        let loaded = Table::scenario(book, self.setup, &json!({ "state": self.state }));
        loaded.map(|loaded| loaded.table).map_err(|e| e.to_string())
    }
}

/// The space of a location above ground; the scrolls have the nomad camp, the scholars' tower and the city of spirits, in this order.
pub fn space_of(place: &str) -> u8 {
    let spaces = &BOOK.map(now_or_never::Side::Above).spaces;
    let printed =
        spaces.iter().position(|space| space.place.is_some_and(|id| BOOK.names().name(id) == place));
    let scroll = ["nomad-camp", "scholars-tower", "city-of-spirits"].iter().position(|name| *name == place);
    let on_scroll =
        || spaces.iter().enumerate().filter(|(_, space)| space.scroll).nth(scroll?).map(|(at, _)| at);
    printed.or_else(on_scroll).unwrap_or_else(|| panic!("`{place}` is not on the map")) as u8
}

/// The space with a letter, from A to N, above ground.
pub fn space_at(letter: char) -> u8 {
    let wanted = letter as u8 - b'A';
    let spaces = &BOOK.map(now_or_never::Side::Above).spaces;
    spaces.iter().position(|space| space.letter == Some(wanted)).expect("every letter is on the map") as u8
}

/// The space of an enemy level above ground.
pub fn lair_of(level: u8) -> u8 {
    let spaces = &BOOK.map(now_or_never::Side::Above).spaces;
    spaces.iter().position(|space| space.enemy == Some(level)).expect("every level is on the map") as u8
}

/// A building, by its id.
pub fn building(id: &str) -> Id<Building> {
    BOOK.names().find(id).unwrap_or_else(|| panic!("there is no building `{id}`"))
}

/// All hearts of somebody's hero, in the order of the seats of [`players`].
pub fn full(seat: usize) -> u8 {
    BOOK.board(Hero::ALL[seat]).hearts
}

/// The name of anything in the book.
pub fn name<K: table::Kind>(id: Id<K>) -> &'static str {
    BOOK.names().name(id)
}

/// In the middle of a combat against the enemy of a level, which has this much damage.
pub fn in_combat(scene: Scene, seat: usize, level: u8, dealt: u8) -> Scene {
    scene
        .stopped(seat, lair_of(level))
        .with("act", json!({ "stage": "deed", "from": 14, "free": 0, "fights": true }))
        .with("fight", json!({ "against": { "level": level }, "dealt": dealt, "rounds": 1 }))
}

/// The keys of a seat with this beginning.
pub fn offered<'a>(t: &'a Play, seat: u8, beginning: &str) -> Vec<&'a str> {
    let keys = if t.is_asked(seat) { t.keys(seat) } else { vec![] };
    keys.into_iter().filter(|key| key.starts_with(beginning)).collect()
}

/// Everybody passes in turn.
pub fn pass_all(t: &mut Play) {
    let (first, n) = (t.state().active.0, t.state().players.len() as u8);
    for at in 0..n {
        t.play([format!("{}:pass", (first + at) % n).as_str()]);
    }
}

impl Play {
    /// Whether anybody could answer with this key now.
    pub fn offers(&self, key: &str) -> bool {
        self.table.questions().iter().any(|q| q.options.iter().any(|o| o.key == key))
    }

    pub fn label(&self, key: &str) -> String {
        let options = self.table.questions().iter().flat_map(|q| &q.options);
        let option = options.into_iter().find(|o| o.key == key);
        option.map(table::Offered::text).unwrap_or_else(|| panic!("`{key}` is not offered: {}", self.open()))
    }

    pub fn player(&self, seat: usize) -> &Player {
        &self.state().players[seat]
    }

    /// From where to where the marker of somebody's points went, as it was told.
    pub fn points_told(&self, seat: u8) -> Vec<(i32, i32)> {
        let own = format!("seat/{seat}/points");
        let events = self.events.iter().filter(|e| e.by == Some(table::Seat(seat)));
        let steps = events.filter_map(|e| match &e.what {
            table::What::Track { track, from, to } if *track == own => Some((*from, *to)),
            _ => None,
        });
        steps.collect()
    }

    /// Whether anything told so far has these words.
    pub fn told(&self, words: &str) -> bool {
        self.events.iter().any(|e| e.whole().contains(words))
    }
}
