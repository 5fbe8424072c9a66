//! The scene builder: the one place in these tests that knows how a table is made.
//!
//! A scene is a scenario (what differs from an empty table) with rigged dice. After the dice that a test names, chance goes on.

pub use testing::in_short;

use near_and_far::{Book, NearAndFar, Player, State};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use storybook::Load;
use table::{Book as _, Id, Roll, Seat, Setup, Table, What};
use testing::{Files, change, read};

testing::played!(NearAndFar);

/// The book of the rule tests, read once.
pub static BOOK: LazyLock<Arc<Book>> =
    LazyLock::new(|| Arc::new(load(crate::book::files()).unwrap_or_else(|e| panic!("{e}"))));

/// The book that players get.
pub static SHIPPED: LazyLock<Book> =
    LazyLock::new(|| load(shipped_files()).unwrap_or_else(|e| panic!("{e}")));

pub fn shipped_files() -> Files {
    read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/near-and-far"))
}

/// The tests' town, maps and people with other cards, from files of that name. On map 2 the quests from the sixth on
/// give away the world cards, four in each.
pub fn with_cards(cards: impl IntoIterator<Item = (&'static str, String)>) -> Arc<Book> {
    let mut files = crate::book::files();
    for (name, text) in cards {
        files.insert(name.to_owned(), text);
    }
    let id = |line: &str| Some(line.strip_prefix("id = \"")?.strip_suffix('"')?.to_owned());
    let worlds: Vec<String> = files["world.toml"].lines().filter_map(id).collect();
    for (_, story) in files.iter_mut().filter(|(name, _)| name.ends_with(".story")) {
        for named in ["cold-blade", "banshee-necklace"] {
            *story = story.replace(&format!("world {named}"), &format!("world {}", worlds[0]));
        }
    }
    let story = files.get_mut("map02.story").expect("a story for each map");
    let find = |text: &str| story.find(text).expect("it is in the story");
    let (from, to, end) = (find("== m2-06 "), find("== m2-14 "), find("* Take the world."));
    let mut quests = String::new();
    for (n, worlds) in (6..).zip(worlds.chunks(4)) {
        quests += &format!("== m2-{n:02}  Cards\n\nThere they lie.\n\n");
        for id in worlds {
            quests += &format!("* Take {id}.\nIt is yours.\n> world {id}\n");
        }
        quests += "\n";
    }
    story.truncate(end);
    story.replace_range(from..to, &quests);
    Arc::new(load(files).unwrap_or_else(|e| panic!("{e}")))
}

pub fn load(files: Files) -> Result<Book, String> {
    Book::load(files).map_err(|faults| faults.iter().map(|f| format!("{f}\n")).collect())
}

/// A scene in the making.
pub struct Scene {
    setup: Setup,
    state: Value,
}

const NAMES: [&str; 4] = ["Ada", "Bo", "Cy", "Dee"];

/// A First Adventure of n players (Ada, Bo, Cy, Dee) on map 1, Dusk, round 2, Ada's turn. Everybody has a dog or cat, 3 coins and
/// nothing else, and stands at the Farm (Ada), the Stables (Bo), the Store (Cy), the Hut (Dee). The row: `outlaw-1`, `mystic-1`,
/// `lizard-2`, `nomad-3`, `nomad-4`. No quest tokens, no camps.
pub fn players(n: usize) -> Scene {
    game("first", n)
}

/// The same in another mode: `campaign` and `character` on map 2, `arcade` on map 1.
pub fn game(mode: &str, n: usize) -> Scene {
    let mut setup = Setup::new("near-and-far", mode, n, 7);
    for (seat, name) in setup.seats.iter_mut().zip(NAMES) {
        seat.name = name.into();
    }
    if mode == "arcade" {
        setup.options.insert("map".into(), "1".into());
    }
    let lasts = ["campaign", "character"].contains(&mode);
    let characters = ["rin", "eyim", "shardling", "ada"];
    let list: Vec<Value> = (0..n)
        .map(|i| {
            let pet = ["dog-1", "cat-1", "dog-2", "cat-2"][i];
            let building = ["farm", "stables", "store", "hut"][i];
            let next = (mode == "character").then(|| format!("{}-1", characters[i]));
            json!({
                "present": true, "character": characters[i], "companion": pet, "party": [pet], "inactive": [],
                "coins": 3, "gems": 0, "food": 0, "tokens": [0, 0, 0, 0], "hearts": 0, "reputation": 0, "birds": 0,
                "tortoises": 0, "treasures": [], "artifacts": [], "hand": [], "worlds": [], "threats": [], "bosses": [],
                "camps": 0, "place": { "at": building },
                "sheet": { "experience": u8::from(lasts), "boxes": 0, "done": [], "next": next, "side": [],
                           "keywords": [], "talents": [], "points": [] },
            })
        })
        .collect();
    let threats: Vec<String> =
        (4..=15).map(|d| if d == 4 { "bandit".into() } else { format!("threat-{d}") }).collect();
    let stranger = (n == 2).then_some("eve");
    let state = json!({
        "phase": "turn", "session": 1, "map": if lasts { 2 } else { 1 }, "round": 2, "first": 0, "active": 0,
        "players": list, "row": ["outlaw-1", "mystic-1", "lizard-2", "nomad-3", "nomad-4"], "birds": 3 * n,
        "threats": threats, "stranger": stranger,
    });
    Scene { setup, state }
}

/// A table at which nothing has been laid out yet. Its chance is not rigged.
pub fn fresh(setup: Setup) -> Play {
    Play::at(Table::new(BOOK.clone(), setup).unwrap_or_else(|e| panic!("{e}")))
}

/// What [`fresh`] needs: a mode, players with their names, and a seed.
pub fn setup(mode: &str, n: usize, seed: u64) -> Setup {
    let mut setup = Setup::new("near-and-far", mode, n, seed);
    for (seat, name) in setup.seats.iter_mut().zip(NAMES) {
        seat.name = name.into();
    }
    setup
}

impl Scene {
    /// A table option.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.setup.options.insert(key.into(), value.into());
        self
    }

    /// The Day side of the town lies on the table, whatever the mode would allow to agree on.
    pub fn day(self) -> Self {
        self.with("day", json!(true))
    }

    /// Anything of the state, by its field.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.state[field] = value;
        self
    }

    /// Anything of a player, by its field: `.has(0, "coins", 5)`, `.has(1, "artifacts", ["plain-sword"])`.
    pub fn has(mut self, seat: usize, field: &str, value: impl serde::Serialize) -> Self {
        self.state["players"][seat][field] = json!(value);
        self
    }

    /// Anything of a player's sheet: `.sheet(0, "talents", ["bribing"])`.
    pub fn sheet(mut self, seat: usize, field: &str, value: impl serde::Serialize) -> Self {
        self.state["players"][seat]["sheet"][field] = json!(value);
        self
    }

    /// Adventurers in the active party, beside the companion.
    pub fn party(mut self, seat: usize, people: &[&str]) -> Self {
        let list = self.state["players"][seat]["party"].as_array_mut().expect("a list");
        list.extend(people.iter().map(|p| json!(p)));
        self
    }

    /// Only these, without the companion (who stays inactive).
    pub fn party_only(self, seat: usize, people: &[&str]) -> Self {
        let pet = self.state["players"][seat]["companion"].clone();
        self.has(seat, "party", people).has(seat, "inactive", [pet])
    }

    pub fn map(self, number: u8) -> Self {
        self.with("map", json!(number))
    }

    fn space(&self, id: &str) -> String {
        format!("map{:02}/{id}", self.state["map"].as_u64().expect("a map"))
    }

    /// A character stands on a space of the map (set the map first).
    pub fn on(self, seat: usize, space: &str) -> Self {
        let id = self.space(space);
        self.has(seat, "place", json!({ "on": id }))
    }

    /// A character stands at a building: `saloon`, `hall`, `stables`, `store`, `farm`, `hut`, `mine`.
    pub fn at(self, seat: usize, building: &str) -> Self {
        self.has(seat, "place", json!({ "at": building }))
    }

    pub fn jailed(self, seat: usize) -> Self {
        self.has(seat, "place", "jail")
    }

    /// A camp on a space of the map; it counts as placed.
    pub fn camp(mut self, seat: usize, space: &str) -> Self {
        let id = self.space(space);
        let mut camps = self.state["camps"].as_array().cloned().unwrap_or_default();
        camps.push(json!({ "space": id, "seat": seat }));
        self.state["camps"] = camps.into();
        let player = &mut self.state["players"][seat];
        player["camps"] = (player["camps"].as_u64().expect("a number") + 1).into();
        self
    }

    /// A camp in the mine, by row and column from 1; it counts as placed.
    pub fn dug(mut self, seat: usize, row: usize, column: usize) -> Self {
        if self.state["mine"].is_null() {
            self.state["mine"] = json!(vec![vec![Value::Null; 4]; 3]);
        }
        self.state["mine"][row - 1][column - 1] = json!(seat);
        let player = &mut self.state["players"][seat];
        player["camps"] = (player["camps"].as_u64().expect("a number") + 1).into();
        self
    }

    /// A threat or boss this player has defeated, with its camp.
    pub fn defeated(mut self, seat: usize, threat: &str) -> Self {
        let left = self.state["threats"]
            .as_array()
            .expect("a list")
            .iter()
            .filter(|t| **t != threat)
            .cloned()
            .collect();
        self.state["threats"] = Value::Array(left);
        let player = &mut self.state["players"][seat];
        let list = if threat.starts_with("boss") { "bosses" } else { "threats" };
        player[list].as_array_mut().expect("a list").push(threat.into());
        player["camps"] = (player["camps"].as_u64().expect("a number") + 1).into();
        self
    }

    /// A quest token on a space.
    pub fn quest(mut self, space: &str) -> Self {
        let id = self.space(space);
        let mut quests = self.state["quests"].as_array().cloned().unwrap_or_default();
        quests.push(id.into());
        self.state["quests"] = quests.into();
        self
    }

    pub fn turn_of(self, seat: u8) -> Self {
        self.with("active", json!(seat))
    }

    /// The next dice, in order.
    pub fn dice(self, dice: impl IntoIterator<Item = u32>) -> Self {
        let dice: Vec<String> = dice.into_iter().map(|d| d.to_string()).collect();
        self.rig("dice", &dice.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// The next cards or adventurers drawn (each when its deck is drawn from).
    pub fn draws(self, cards: &[&str]) -> Self {
        self.rig("draw", cards)
    }

    fn rig(mut self, channel: &str, values: &[&str]) -> Self {
        self.setup.rig.0.entry(channel.into()).or_default().extend(values.iter().map(|v| (*v).to_owned()));
        self
    }

    /// Opens the table and plays to the first question.
    pub fn start(self) -> Play {
        let play = self.start_with(BOOK.clone());
        let broken = table::Game::broken_laws(play.table.game());
        assert!(broken.is_empty(), "the scene is unsound: {broken:?}");
        play
    }

    /// The same with another book, whose ids are those of the tests' book: its files, each with a text in place of another.
    pub fn start_changed(self, changes: &[(&str, &str, &str)]) -> Play {
        let mut files = crate::book::files();
        for (file, from, to) in changes {
            change(&mut files, file, from, to);
        }
        self.start_with(Arc::new(load(files).unwrap_or_else(|e| panic!("{e}"))))
    }

    /// The same with a book made by [`with_cards`].
    pub fn start_with(self, book: Arc<Book>) -> Play {
        let scenario = json!({ "state": self.state });
        let loaded = Table::scenario(book, self.setup, &scenario).unwrap_or_else(|e| panic!("{e}"));
        Play::at(loaded.table)
    }
}

impl Play {
    /// Whether anybody could answer with this key now.
    pub fn offers(&self, key: &str) -> bool {
        self.table.questions().iter().any(|q| q.options.iter().any(|o| o.key == key))
    }

    pub fn label(&self, key: &str) -> String {
        let options = self.table.questions().iter().flat_map(|q| &q.options);
        let mut found = options.filter(|o| o.key == key);
        found.next().unwrap_or_else(|| panic!("`{key}` is not offered: {}", self.open())).text()
    }

    pub fn player(&self, seat: u8) -> &Player {
        self.state().player(Seat(seat))
    }

    /// The names of ids.
    pub fn names<K>(&self, ids: &[Id<K>]) -> Vec<&str> {
        ids.iter().map(|id| self.id(*id)).collect()
    }

    pub fn id<K>(&self, id: Id<K>) -> &str {
        BOOK.names().name(id)
    }

    /// Who has a camp on a space.
    pub fn camp_at(&self, space: &str) -> Option<u8> {
        let id = BOOK.names().find(&format!("map{:02}/{space}", self.state().map)).expect("a space");
        self.state().camp_at(id).map(|s| s.0)
    }

    /// Whether a space has a quest token.
    pub fn has_quest(&self, space: &str) -> bool {
        let id = BOOK.names().find(&format!("map{:02}/{space}", self.state().map)).expect("a space");
        self.state().quests.contains(&id)
    }

    /// Where a character stands: `at mine`, `on c2`, `jail`, `nowhere`.
    pub fn place(&self, seat: u8) -> String {
        use near_and_far::Place;
        match self.player(seat).place {
            Place::Nowhere => "nowhere".to_owned(),
            Place::Jail => "jail".to_owned(),
            Place::At(building) => format!("at {}", building.key()),
            Place::On(space) => format!("on {}", self.id(space).rsplit('/').next().expect("a name")),
        }
    }

    /// What this seat (or, with none, everybody) may see.
    pub fn view(&self, seat: Option<u8>) -> Value {
        json!(table::Game::view(self.table.game(), seat.map(Seat)))
    }

    /// The points of a seat as things stand, from its view.
    pub fn points(&self, seat: u8) -> i64 {
        self.view(None)["seats"][usize::from(seat)]["points"].as_i64().expect("points")
    }

    /// Whether something was told that contains these words.
    pub fn heard(&self, words: &str) -> bool {
        self.events.iter().any(|e| e.text.contains(words))
    }

    /// What was told of dice.
    pub fn rolls(&self) -> Vec<&Roll> {
        self.events
            .iter()
            .filter_map(|e| if let What::Roll(roll) = &e.what { Some(roll) } else { None })
            .collect()
    }

    /// Answers everything with its first option, or with nothing where that is allowed, until this holds.
    pub fn drift(&mut self, until: impl Fn(&State) -> bool) -> &mut Self {
        for _ in 0..2000 {
            if until(self.state()) {
                return self;
            }
            let question = self.table.questions().first().expect("somebody is asked").clone();
            let key = if question.pick.min == 0 { "none" } else { question.options[0].key.as_str() };
            self.play([format!("{}:{key}", question.seat.0).as_str()]);
        }
        panic!("it never came to that; open: {}", self.open())
    }

    /// What is being read.
    pub fn reading(&self) -> &str {
        self.id(self.state().scene.as_ref().expect("a quest is being read").entry)
    }

    /// What a seat's own view says of itself, or what another seat sees of it.
    pub fn seat_view(&self, seat: u8, seen_by: u8) -> Value {
        self.view(Some(seen_by))["seats"][usize::from(seat)].clone()
    }
}

impl Scene {
    /// The same scene once more.
    pub fn again(&self) -> Self {
        Scene { setup: self.setup.clone(), state: self.state.clone() }
    }
}

impl Play {
    /// Plays the last turn of the last round (its player goes to the Farm), on to the next session, without buying talents.
    pub fn next_session(&mut self) -> &mut Self {
        self.play(["visit/farm", "evening/on"]);
        while let Some(key) = ["map/3", "talent/none", "dog-1", "cat-1"].into_iter().find(|k| self.offers(k))
        {
            self.play([key]);
        }
        self
    }

    /// Answers whatever is asked, with the first options and as few as do, until the phase is this one.
    pub fn until(&mut self, phase: &str) -> &mut Self {
        while self.view(None)["phase"] != phase {
            let question = &self.table.questions()[0];
            let keys: Vec<&str> =
                question.options.iter().take(question.pick.min).map(|o| o.key.as_str()).collect();
            let answer = format!("{}:{}", question.seat.0, keys.join(" "));
            self.answer(&answer).unwrap_or_else(|e| panic!("`{answer}`: {e}\nopen: {}", self.open()));
        }
        self
    }

    /// Plays on at random for at most this many answers, never with the keys named; looks at every stop.
    pub fn wander(&mut self, seed: u64, answers: usize, never: &[&str], mut look: impl FnMut(&Self)) {
        let mut chance = seed;
        for _ in 0..answers {
            let Some(question) = self.table.questions().first() else { return };
            let (seat, id, least) = (question.seat, question.id, question.pick.min.max(1));
            let keys =
                question.options.iter().map(|o| o.key.clone()).filter(|k| !never.contains(&k.as_str()));
            let keys: Vec<String> = keys.collect();
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let from = (chance >> 33) as usize % keys.len();
            let chosen: Vec<&str> = keys.iter().cycle().skip(from).take(least).map(String::as_str).collect();
            self.table.answer(seat, id, &chosen).unwrap_or_else(|e| panic!("{e}"));
            let events = self.table.take_events();
            self.events.extend(events);
            look(self);
        }
    }
}
