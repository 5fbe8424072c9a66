//! The scene builder: the one place in Prelude's tests that knows how a table is made.
//!
//! A scene is a scenario (what differs from a fresh setup) with rigged dice. After the dice that a test
//! names, only sixes are rolled: no event comes, so that play stops at the next decision.

use prelude::{Book, Character, Prelude, Trait};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use storybook::Load;
use table::{Event, Question, Seat, Setup, Table, What};
use testing::{Files, read};

testing::played!(Prelude);

/// The book of the rule tests, read once. Its cards never change, so that tests can rely on what they do.
pub static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| Arc::new(load(files()).expect("the book is sound")));

/// The book that players get.
pub static SHIPPED: LazyLock<Arc<Book>> =
    LazyLock::new(|| Arc::new(load(shipped_files()).expect("the book is sound")));

/// The files of the tests' book, to be tampered with.
pub fn files() -> Files {
    read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/book"))
}

/// The files of the book that players get.
pub fn shipped_files() -> Files {
    read(concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/prelude"))
}

pub fn load(files: Files) -> Result<Book, String> {
    Book::load(files).map_err(|faults| faults.iter().map(|f| format!("{f}\n")).collect())
}

/// Slots of pasts and gifts by name (PR-NUM-01, PR-NUM-02), written here once more so that the book is checked too.
pub const PASTS: [(&str, [u8; 6]); 6] = [
    ("soldier", [3, 2, 0, 0, 1, 1]),
    ("farmer", [2, 3, 0, 1, 0, 1]),
    ("forester", [1, 1, 3, 2, 0, 0]),
    ("advisor", [0, 1, 1, 3, 2, 0]),
    ("priest", [1, 0, 1, 0, 3, 2]),
    ("spouse", [0, 0, 2, 1, 1, 3]),
];
pub const GIFTS: [(&str, [u8; 6]); 6] = [
    ("chosen", [2, 1, 1, 1, 1, 1]),
    ("woken", [1, 2, 1, 1, 1, 1]),
    ("whisperer", [1, 1, 2, 1, 1, 1]),
    ("seer", [1, 1, 1, 2, 1, 1]),
    ("mage", [1, 1, 1, 1, 2, 1]),
    ("empath", [1, 1, 1, 1, 1, 2]),
];

/// A scene in the making.
pub struct Scene {
    book: Arc<Book>,
    setup: Setup,
    state: Value,
    dice: Vec<String>,
    sixes: bool,
}

/// The band: one `("past", "gift")` per seat. Round 3 of a forest, everyone whole, with 3 resources, the
/// action phase about to begin; seats are called Ada, Bo, Cy, Dee, Eve and Fay.
pub fn band(characters: &[(&str, &str)]) -> Scene {
    let mut setup = Setup::new("prelude", "standard", characters.len(), 7);
    setup.options.insert("region".into(), "forest".into());
    for (seat, name) in setup.seats.iter_mut().zip(["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"]) {
        seat.name = name.into();
    }
    let list: Vec<Value> = characters
        .iter()
        .map(|(past, gift)| {
            let find = |list: &[(&str, [u8; 6])], name: &str| list.iter().find(|(n, _)| *n == name).expect("known").1;
            let (past_slots, gift_slots) = (find(&PASTS, past), find(&GIFTS, gift));
            let tokens: Vec<u8> = (0..6).map(|i| past_slots[i] + gift_slots[i]).collect();
            json!({ "past": past, "gift": gift, "tokens": tokens, "resources": 3, "artifacts": [], "secrets": [],
                    "zone": null, "guarded": [false, false], "guessed": false })
        })
        .collect();
    let state = json!({ "round": 3, "phase": "choose", "characters": list, "presence": [0,0,0,0,0,0,0,0,0,0,0,0],
        "slots": [[],[],[],[],[],[]], "settlement": [0,0,0,0,0,0] });
    Scene { book: BOOK.clone(), setup, state, dice: vec![], sixes: true }
}

/// A table at which nobody is anybody yet: setup is about to begin. Its chance is not rigged.
pub fn fresh(setup: Setup) -> Play {
    Play::at(Table::new(BOOK.clone(), setup).unwrap_or_else(|e| panic!("{e}")))
}

/// A band of n whose abilities stay out of the way of most tests: soldiers, farmers and the like with plain gifts.
pub fn plain(n: usize) -> Scene {
    let all = [
        ("farmer", "chosen"),
        ("soldier", "seer"),
        ("advisor", "empath"),
        ("spouse", "woken"),
        ("priest", "whisperer"),
        ("forester", "mage"),
    ];
    band(&all[..n])
}

/// A band of up to three, keen and wise enough for the wilds; no ability of theirs asks out there while there is no secret.
pub fn wanderers(n: usize) -> Scene {
    band(&[("forester", "seer"), ("spouse", "woken"), ("farmer", "empath")][..n])
}

/// The ids of all cards of a deck: spirit, location, occurrence, phenomenon or artifact.
pub fn cards_of(deck: &str) -> Vec<&'static str> {
    let place = ["spirit", "location", "occurrence", "phenomenon"].iter().position(|d| *d == deck);
    let cards: Vec<table::Id<prelude::Card>> = match place {
        Some(place) => BOOK.deck(prelude::DeckName::ALL[place]).map(table::Id::widen).collect(),
        None => BOOK.artifacts.iter().map(table::Id::widen).collect(),
    };
    cards.into_iter().map(|c| table::Book::names(&**BOOK).name(c)).collect()
}

/// Places of the zones in the list of presence tokens.
pub const ZONES: [&str; 12] = [
    "slot-1",
    "gather",
    "slot-2",
    "explore-1",
    "slot-3",
    "special",
    "slot-4",
    "explore-2",
    "slot-5",
    "rest",
    "settle",
    "slot-6",
];
pub const TRAITS: [&str; 6] = ["strong", "active", "keen", "wise", "communing", "caring"];
pub const BUILDINGS: [&str; 6] = ["hall", "hut", "vantage", "plans", "altar", "hearth"];

fn place(list: &[&str], name: &str) -> usize {
    list.iter().position(|n| *n == name).unwrap_or_else(|| panic!("`{name}` is not one of {list:?}"))
}

impl Scene {
    /// Another book than the tests' own, with the same cards.
    pub fn book(mut self, book: Book) -> Self {
        self.book = Arc::new(book);
        self
    }

    /// The book that players get.
    pub fn shipped(mut self) -> Self {
        self.book = SHIPPED.clone();
        self
    }

    pub fn region(self, region: &str) -> Self {
        self.option("region", region)
    }

    /// A table option.
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.setup.options.insert(key.into(), value.into());
        self
    }

    fn character(&mut self, seat: usize) -> &mut Value {
        &mut self.state["characters"][seat]
    }

    /// How many tokens of a trait a seat has.
    pub fn tokens(mut self, seat: usize, of: &str, n: u8) -> Self {
        self.character(seat)["tokens"][place(&TRAITS, of)] = n.into();
        self
    }

    /// All six at once: strong, active, keen, wise, communing, caring.
    pub fn all_tokens(mut self, seat: usize, tokens: [u8; 6]) -> Self {
        self.character(seat)["tokens"] = json!(tokens);
        self
    }

    pub fn resources(mut self, seat: usize, n: u8) -> Self {
        self.character(seat)["resources"] = n.into();
        self
    }

    /// Where a seat stands already (for phases after choosing).
    pub fn at(mut self, seat: usize, zone: &str) -> Self {
        place(&ZONES, zone);
        self.character(seat)["zone"] = zone.into();
        self
    }

    /// Everyone stands here, and the actions begin at this zone.
    pub fn all_at(mut self, zone: &str) -> Self {
        let n = self.setup.seats.len();
        for seat in 0..n {
            self = self.at(seat, zone);
        }
        self.acting(zone)
    }

    /// The action phase has come to this zone.
    pub fn acting(mut self, zone: &str) -> Self {
        self.state["phase"] = json!({ "action": place(&ZONES, zone) });
        self
    }

    /// The event phase has come to this zone.
    pub fn eventing(mut self, zone: &str) -> Self {
        self.state["phase"] = json!({ "event": place(&ZONES, zone) });
        self
    }

    /// `"prep"`, `"choose"` or `"keeping"`.
    pub fn phase(mut self, phase: &str) -> Self {
        self.state["phase"] = phase.into();
        self
    }

    pub fn presence(mut self, zone: &str, n: u16) -> Self {
        self.state["presence"][place(&ZONES, zone)] = n.into();
        self
    }

    /// An event on top of slot 1 to 6, without a time token.
    pub fn event_on(self, slot: usize, card: &str) -> Self {
        self.placed(slot, json!({ "card": card, "time": null }))
    }

    /// An event on a slot with a time token of `size` numbers beginning with `first`.
    pub fn timed_on(self, slot: usize, card: &str, size: u8, first: u8) -> Self {
        self.placed(slot, json!({ "card": card, "time": { "size": size, "first": first } }))
    }

    fn placed(mut self, slot: usize, placed: Value) -> Self {
        self.state["slots"][slot - 1].as_array_mut().expect("a stack").push(placed);
        self
    }

    /// Tokens on a building.
    pub fn settled(mut self, building: &str, n: u8) -> Self {
        self.state["settlement"][place(&BUILDINGS, building)] = n.into();
        self
    }

    /// A finished building. For the Plans, the token of this round is ready.
    pub fn built(self, building: &str) -> Self {
        let cost = [6, 4, 4, 2, 2, 4][place(&BUILDINGS, building)];
        let mut scene = self.settled(building, cost);
        if building == "plans" {
            scene.state["plans_token"] = true.into();
        }
        scene
    }

    /// An artifact in a seat's possession, without a time token.
    pub fn holds(self, seat: usize, card: &str) -> Self {
        self.held(seat, json!({ "card": card }))
    }

    /// An artifact under a time token.
    pub fn holds_timed(self, seat: usize, card: &str, size: u8, first: u8) -> Self {
        self.held(seat, json!({ "card": card, "time": { "size": size, "first": first } }))
    }

    /// An artifact with its other side up.
    pub fn holds_flipped(self, seat: usize, card: &str) -> Self {
        self.held(seat, json!({ "card": card, "flipped": true }))
    }

    fn held(mut self, seat: usize, held: Value) -> Self {
        self.character(seat)["artifacts"].as_array_mut().expect("a list").push(held);
        self
    }

    pub fn secret(mut self, seat: usize, card: &str) -> Self {
        self.character(seat)["secrets"].as_array_mut().expect("a list").push(json!({ "card": card }));
        self
    }

    /// A secret that has shown itself.
    pub fn open_secret(mut self, seat: usize, card: &str) -> Self {
        let secrets = self.character(seat)["secrets"].as_array_mut().expect("a list");
        secrets.push(json!({ "card": card, "open": true }));
        self
    }

    pub fn in_hut(mut self, resources: u32, artifacts: &[&str]) -> Self {
        self.state["hut_resources"] = resources.into();
        self.state["hut_artifacts"] = artifacts.iter().map(|a| json!({ "card": a })).collect();
        self
    }

    pub fn keyword(mut self, name: &str) -> Self {
        let mut list = self.state["keywords"].as_array().cloned().unwrap_or_default();
        list.push(name.into());
        self.state["keywords"] = list.into();
        self
    }

    /// Who sits on a seat. Seats with the same name are one person's.
    pub fn named(mut self, seat: usize, name: &str) -> Self {
        self.setup.seats[seat].name = name.into();
        self
    }

    /// A deck whose pile has run out: all its cards that lie nowhere else are discards.
    pub fn run_out(mut self, deck: &str) -> Self {
        let all = json!({ "pile": [], "discards": cards_of(deck) });
        if deck == "artifact" {
            self.state["artifacts"] = all;
        } else {
            let fresh = json!({ "pile": [], "discards": [] });
            let decks = ["spirit", "location", "occurrence", "phenomenon"];
            self.state["decks"] =
                decks.map(|d| if d == deck { all.clone() } else { fresh.clone() }).to_vec().into();
        }
        self
    }

    /// Anything else of the state, by its field.
    pub fn with(mut self, field: &str, value: Value) -> Self {
        self.state[field] = value;
        self
    }

    /// The next dice, in order. Sixes follow.
    pub fn dice(mut self, dice: impl IntoIterator<Item = u32>) -> Self {
        self.dice.extend(dice.into_iter().map(|d| d.to_string()));
        self
    }

    /// Unrigged dice after those named, instead of sixes.
    pub fn then_chance(mut self) -> Self {
        self.sixes = false;
        self
    }

    /// The next results of the event die: S, L, O, P.
    pub fn event_die(self, faces: &[&str]) -> Self {
        self.rig("event", faces)
    }

    /// The next cards drawn (each when its deck is drawn from).
    pub fn draws(self, cards: &[&str]) -> Self {
        self.rig("draw", cards)
    }

    /// The next random picks (who draws, which time token), by their place in the list.
    pub fn picks(self, places: &[&str]) -> Self {
        self.rig("pick", places)
    }

    fn rig(mut self, channel: &str, values: &[&str]) -> Self {
        self.setup.rig.0.entry(channel.into()).or_default().extend(values.iter().map(|v| (*v).to_owned()));
        self
    }

    pub fn seed(mut self, seed: u64) -> Self {
        self.setup.seed = seed;
        self
    }

    /// Opens the table and plays to the first question.
    pub fn start(mut self) -> Play {
        if self.sixes {
            self.dice.extend(std::iter::repeat_n("6".to_owned(), 80));
        }
        self.setup.rig.0.entry("dice".into()).or_default().extend(self.dice);
        let scenario = json!({ "state": self.state });
        let loaded = Table::scenario(self.book, self.setup, &scenario).unwrap_or_else(|e| panic!("{e}"));
        Play::at(loaded.table)
    }
}

/// The kind of an event as a client reads it: `roll`, `turn`, ...
pub fn kind_of(event: &Event) -> String {
    let what = serde_json::to_value(&event.what).expect("plain data");
    what["kind"].as_str().expect("every event has a kind").to_owned()
}

/// Whether these words are read: in the sentence, or above the story.
pub fn says(event: &Event, words: &str) -> bool {
    let title = if let What::Story(story) = &event.what { story.title.as_str() } else { "" };
    event.text.contains(words) || title.contains(words)
}

impl Play {
    /// Whether a seat could answer with this key now.
    pub fn offers(&self, seat: u8, key: &str) -> bool {
        self.table.questions().iter().any(|q| q.seat == Seat(seat) && q.options.iter().any(|o| o.key == key))
    }

    pub fn label(&self, seat: u8, key: &str) -> String {
        let option = self.asked(seat).options.iter().find(|o| o.key == key);
        option.unwrap_or_else(|| panic!("`{key}` is not offered: {}", self.open())).text()
    }

    pub fn character(&self, seat: u8) -> &Character {
        self.state().character(Seat(seat))
    }

    pub fn resources(&self, seat: u8) -> u8 {
        self.character(seat).resources
    }

    pub fn tokens(&self, seat: u8, of: &str) -> u8 {
        self.character(seat).tokens[place(&TRAITS, of)]
    }

    pub fn presence(&self, zone: &str) -> u16 {
        self.state().presence[place(&ZONES, zone)]
    }

    /// Tokens on a building.
    pub fn settlement(&self, building: &str) -> u8 {
        self.state().settlement[place(&BUILDINGS, building)]
    }

    /// The names (ids) of the events on slot 1 to 6, the topmost last.
    pub fn slot(&self, slot: usize) -> Vec<&str> {
        self.state().slots[slot - 1].iter().map(|p| self.id(p.card)).collect()
    }

    /// The ids of a seat's artifacts.
    pub fn artifacts(&self, seat: u8) -> Vec<&str> {
        self.character(seat).artifacts.iter().map(|h| self.id(h.card)).collect()
    }

    /// The ids of a seat's secrets.
    pub fn secrets(&self, seat: u8) -> Vec<&str> {
        self.character(seat).secrets.iter().map(|s| self.id(s.card)).collect()
    }

    /// The ids of the discards of a deck: spirit, location, occurrence, phenomenon or artifact.
    pub fn discards(&self, deck: &str) -> Vec<&str> {
        let decks = ["spirit", "location", "occurrence", "phenomenon"];
        match deck {
            "artifact" => self.ids(&self.state().artifacts.discards),
            deck => self.ids(&self.state().decks[place(&decks, deck)].discards),
        }
    }

    fn ids<K>(&self, cards: &[table::Id<K>]) -> Vec<&str> {
        cards.iter().map(|c| self.id(*c)).collect()
    }

    fn id<K>(&self, card: table::Id<K>) -> &str {
        table::Book::names(&**BOOK).name(card)
    }

    /// Whether an event with these words was told to everyone.
    pub fn told(&self, words: &str) -> bool {
        self.times(words) > 0
    }

    /// What everyone heard of one kind (`roll`, `turn`, ...), in order.
    pub fn heard(&self, kind: &str) -> Vec<&str> {
        let events = self.events.iter().filter(|e| e.seat.is_none() && kind_of(e) == kind);
        events.map(|e| e.text.as_str()).collect()
    }

    /// How often something with these words was told to everyone.
    pub fn times(&self, words: &str) -> usize {
        self.lines(words).len()
    }

    /// What was told to everyone with these words, in order.
    pub fn lines(&self, words: &str) -> Vec<&str> {
        let told = self.events.iter().filter(|e| e.seat.is_none() && says(e, words));
        told.map(|e| e.text.as_str()).collect()
    }

    /// How many cards are left in the pile of an event deck.
    pub fn pile(&self, deck: &str) -> usize {
        self.state().decks[place(&["spirit", "location", "occurrence", "phenomenon"], deck)].len()
    }

    /// Whether an event with these words was told to this seat alone.
    pub fn told_only(&self, seat: u8, words: &str) -> bool {
        self.events.iter().any(|e| e.seat == Some(Seat(seat)) && says(e, words))
    }

    /// Whether these words stand anywhere where this seat may look: in its view, in what it was told, in
    /// what it is asked.
    pub fn knows(&self, seat: u8, words: &str) -> bool {
        let data = |e: &Event| serde_json::to_string(&e.what).expect("plain data");
        let told =
            |e: &Event| e.seat.is_none_or(|s| s == Seat(seat)) && (says(e, words) || data(e).contains(words));
        let asked = |q: &Question| {
            let reads = |o: &table::Offered| o.key.contains(words) || o.label.contains(words);
            q.seat == Seat(seat) && (q.prompt.contains(words) || q.options.iter().any(reads))
        };
        self.view(seat).to_string().contains(words)
            || self.events.iter().any(told)
            || self.table.questions().iter().any(asked)
    }

    /// The ids of the cards still in the pile of a deck, the topmost last.
    pub fn undrawn(&self, deck: &str) -> Vec<&str> {
        let decks = ["spirit", "location", "occurrence", "phenomenon"];
        match deck {
            "artifact" => self.ids(&self.state().artifacts.pile),
            deck => self.ids(&self.state().decks[place(&decks, deck)].pile),
        }
    }

    /// Whether the band has a keyword.
    pub fn has_keyword(&self, name: &str) -> bool {
        self.state().keywords.iter().any(|k| self.id(*k) == name)
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<String> {
        self.table.outcome().map(|o| o.result)
    }

    pub fn view(&self, seat: u8) -> Value {
        table::AnyTable::view(&self.table, Some(Seat(seat)))
    }
}

/// All six traits, for loops.
pub fn traits() -> [Trait; 6] {
    [Trait::Strong, Trait::Active, Trait::Keen, Trait::Wise, Trait::Communing, Trait::Caring]
}
