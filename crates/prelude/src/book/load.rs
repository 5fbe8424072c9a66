//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod cards;

use crate::book::words::PreludeWords;
use crate::book::{
    BUILDINGS, Book, BuildingCard, Card, Class, Colours, DeckName, Event, Gift, Half, Kind, Numbers, Past,
    REGIONS, Region, Special,
};
use cards::ToolFile;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use storybook::{Entry, Fault, Load, Loader, Piece, Sources, Trouble, did_you_mean};
use table::{Edition, Ids, Names};
use toml::Spanned;

/// What the ledger says a book has (PR-NUM-09, PR-NUM-10): file, cards, secrets.
const EVENT_FILES: [(&str, DeckName, usize, usize); 4] = [
    ("spirits.story", DeckName::Spirit, 16, 2),
    ("locations.story", DeckName::Location, 20, 2),
    ("occurrences.story", DeckName::Occurrence, 12, 4),
    ("phenomena.story", DeckName::Phenomenon, 12, 2),
];
const TOOLS: usize = 14;
const SPELLS: usize = 10;
const SPELL_FILE: &str = "spells.story";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterFile {
    colours: Colours,
    past: Vec<Half>,
    gift: Vec<Half>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionFile {
    settle: Spanned<u8>,
    slots: usize,
    region: Vec<RegionEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionEntry {
    id: String,
    name: String,
    special: Special,
    values: Spanned<[u8; 5]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SettlementFile {
    building: Vec<BuildingEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: String,
    name: String,
    cost: Spanned<u8>,
    text: String,
}

impl Load for Book {
    type Words = PreludeWords;

    fn load(files: BTreeMap<String, String>) -> Result<Book, Vec<Fault>> {
        let sources = Sources(files);
        Loading(Loader::new(sources)).book()
    }
}

/// The loader, with what only books of Prelude have.
struct Loading(Loader);

impl Deref for Loading {
    type Target = Loader;

    fn deref(&self) -> &Loader {
        &self.0
    }
}

impl DerefMut for Loading {
    fn deref_mut(&mut self) -> &mut Loader {
        &mut self.0
    }
}

impl Loading {
    fn book(mut self) -> Result<Book, Vec<Fault>> {
        let head = self.head("prelude");
        let characters: Option<CharacterFile> = self.toml("characters.toml");
        let regions: Option<RegionFile> = self.toml("regions.toml");
        let settlement: Option<SettlementFile> = self.toml("settlement.toml");
        let numbers: Option<Numbers> = self.toml("dice.toml");
        let tools: Option<ToolFile> = self.toml("tools.toml");
        let stories = self.stories(&PreludeWords);

        let mut names = Names::default();
        let mut cards = Vec::new();
        let mut event_decks: [Ids<Event>; 4] = Default::default();
        let mut artifacts = Vec::new();
        let mut entries: BTreeMap<String, Vec<Entry<PreludeWords>>> = BTreeMap::new();
        let heads: Vec<(String, String, Piece)> =
            stories.entries.iter().map(|e| (e.id.clone(), e.file.clone(), e.at.clone())).collect();
        for entry in stories.entries {
            entries.entry(entry.file.clone()).or_default().push(entry);
        }
        for file in EVENT_FILES.iter().map(|f| f.0).chain([SPELL_FILE]) {
            self.need(file);
        }
        for (file, deck, count, secrets) in EVENT_FILES {
            let start = cards.len();
            let mut ids = Vec::new();
            for entry in entries.remove(file).unwrap_or_default() {
                if let Some(id) = names.add(&entry.id) {
                    ids.push(id);
                    cards.push(self.event(entry, deck));
                }
            }
            event_decks[deck as usize] = ids.into_iter().collect();
            let new = &cards[start..];
            let found = new
                .iter()
                .filter(|c: &&Card| matches!(c.class, Class::Event { kind: Kind::Secret, .. }))
                .count();
            self.count(file, "cards", new.len(), count);
            self.count(file, "secrets", found, secrets);
        }
        let first_artifact = cards.len();
        for tool in tools.into_iter().flat_map(|t| t.tool) {
            let Some(id) = names.add(tool.id.get_ref()) else {
                let trouble = Trouble::new(format!("the id `{}` is used twice", tool.id.get_ref()));
                self.fault_at("tools.toml", tool.id.span().start, trouble);
                continue;
            };
            artifacts.push(id);
            cards.push(self.tool(tool));
        }
        self.count("tools.toml", "tools", cards.len() - first_artifact, TOOLS);
        let first_spell = cards.len();
        for entry in entries.remove(SPELL_FILE).unwrap_or_default() {
            let Some(id) = names.add(&entry.id) else {
                // Among stories this is reported already; a tool may have it too.
                if !self.faults.iter().any(|f| f.place.file == entry.file && f.place.line == entry.at.line) {
                    self.fault(&entry, Trouble::new(format!("the id `{}` is used twice", entry.id)));
                }
                continue;
            };
            artifacts.push(id);
            cards.push(self.spell(entry));
        }
        self.count(SPELL_FILE, "spells", cards.len() - first_spell, SPELLS);
        for (file, list) in entries {
            let trouble = Trouble::new(format!("Prelude has no story file `{file}`"));
            let known = EVENT_FILES.iter().map(|f| f.0).chain([SPELL_FILE]);
            let trouble = trouble.hint(did_you_mean(&file, known));
            self.fault_in(&file, list[0].at.line, 1, trouble);
        }
        let mut keywords = Vec::new();
        for name in &stories.keywords {
            match names.add(name) {
                Some(id) => keywords.push(id),
                None => {
                    let file = heads.iter().find(|(id, ..)| id == name);
                    let trouble = Trouble::new(format!("the id `{name}` is also the name of a keyword"));
                    let trouble = trouble.hint("ids of cards are in small letters");
                    match file {
                        Some((_, file, at)) => self.fault_in(file, at.line, at.column, trouble),
                        None => self.fault_word("tools.toml", name, trouble),
                    }
                }
            }
        }

        let event_die = numbers.as_ref().map(|n| self.event_die(&n.event_die)).unwrap_or_default();
        if let Some(characters) = &characters {
            self.ids("characters.toml", &characters.past, Past::ALL.map(|p| format!("{p:?}").to_lowercase()));
            self.ids("characters.toml", &characters.gift, Gift::ALL.map(|g| format!("{g:?}").to_lowercase()));
        }
        self.list(
            "regions.toml",
            regions.iter().flat_map(|r| &r.region).map(|r| r.id.as_str()),
            REGIONS.map(|r| r.0),
        );
        self.list(
            "settlement.toml",
            settlement.iter().flat_map(|s| &s.building).map(|b| b.id.as_str()),
            BUILDINGS.map(|b| b.0),
        );
        self.ranges(&regions, &settlement, &numbers);
        let parts = (head, characters, regions, settlement, numbers);
        self.unread();
        let (Some(head), Some(characters), Some(regions), Some(settlement), Some(numbers), true) =
            (parts.0, parts.1, parts.2, parts.3, parts.4, self.faults.is_empty())
        else {
            return Err(self.0.faults);
        };
        let title = |gift: &Half, past: &Half| format!("{} {}", gift.name, past.name).to_lowercase();
        let titles = |gift| characters.past.iter().map(|past| title(gift, past)).collect();
        Ok(Book {
            about: super::about::about(),
            names: Arc::new(names),
            edition: Edition { title: head.title, version: head.version, digest: self.digest() },
            cards,
            event_decks,
            artifacts: artifacts.into_iter().collect(),
            colours: characters.colours,
            titles: characters.gift.iter().map(titles).collect(),
            pasts: characters.past,
            gifts: characters.gift,
            regions: regions.region.into_iter().map(region).collect(),
            settle_value: regions.settle.into_inner(),
            slots: regions.slots,
            buildings: settlement.building.into_iter().map(building).collect(),
            numbers,
            event_die,
            keywords,
        })
    }

    fn event_die(&mut self, faces: &[String]) -> Vec<DeckName> {
        let mut die = Vec::new();
        for face in faces {
            match DeckName::ALL.iter().find(|d| d.letter() == face) {
                Some(deck) => die.push(*deck),
                None => {
                    let trouble = Trouble::new(format!("`{face}` is not a face of the event die"));
                    self.fault_word("dice.toml", "event_die", trouble.hint("S, L, O or P"));
                }
            }
        }
        if die.is_empty() {
            self.fault_word("dice.toml", "event_die", Trouble::new("the event die needs faces"));
        }
        die
    }

    fn ids(&mut self, file: &str, halves: &[Half], wanted: [String; 6]) {
        self.list(file, halves.iter().map(|h| h.id.as_str()), wanted.each_ref().map(String::as_str));
        for half in halves.iter().filter(|h| slots_of(h) != 7) {
            let trouble =
                Trouble::new(format!("the slots of `{}` add up to {}, not to 7", half.id, slots_of(half)));
            self.fault_word(file, &format!("\"{}\"", half.id), trouble);
        }
    }

    fn ranges(
        &mut self,
        regions: &Option<RegionFile>,
        settlement: &Option<SettlementFile>,
        numbers: &Option<Numbers>,
    ) {
        if let Some(regions) = regions {
            let values = regions.region.iter().map(|r| (r.values.span(), &r.values.get_ref()[..]));
            let settle = (regions.settle.span(), std::slice::from_ref(regions.settle.get_ref()));
            for (span, values) in values.chain([settle]) {
                if values.iter().any(|v| !(1..=6).contains(v)) {
                    self.fault_at("regions.toml", span.start, Trouble::new("a zone's value is from 1 to 6"));
                }
            }
            if regions.slots != 6 {
                self.fault_word(
                    "regions.toml",
                    "slots",
                    Trouble::new("the board has six event slots, one on each outer piece"),
                );
            }
        }
        for building in settlement.iter().flat_map(|s| &s.building).filter(|b| *b.cost.get_ref() == 0) {
            let trouble = Trouble::new("a building needs at least one resource");
            self.fault_at("settlement.toml", building.cost.span().start, trouble);
        }
        if let Some(numbers) = numbers {
            if numbers.die != 6 {
                self.fault_word(
                    "dice.toml",
                    "die",
                    Trouble::new("the time tokens are made for a six-sided die"),
                );
            }
            if !(1..=5).contains(&numbers.time_token_max) {
                self.fault_word("dice.toml", "time_token_max", Trouble::new("time tokens have sizes 1 to 5"));
            }
        }
    }
}

fn region(entry: RegionEntry) -> Region {
    let RegionEntry { id, name, special, values } = entry;
    Region { id, name, special, values: values.into_inner() }
}

fn building(entry: BuildingEntry) -> BuildingCard {
    let BuildingEntry { id, name, cost, text } = entry;
    BuildingCard { id, name, cost: cost.into_inner(), text }
}

fn slots_of(half: &Half) -> u32 {
    half.slots.iter().map(|n| u32::from(*n)).sum()
}
