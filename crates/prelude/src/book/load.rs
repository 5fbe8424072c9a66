//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod cards;

use crate::book::words::PreludeWords;
use crate::book::{
    Book, Building, BuildingCard, Colours, DeckName, Gift, Half, Numbers, Past, Region, RegionName, Special,
};
use serde::Deserialize;
use storybook::{Load, Loader, Pictured, Trouble};
use toml::Spanned;

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
    #[serde(default)]
    arrival: Vec<String>,
}

/// A building has at most so many spaces for resources.
const SPACES_MAX: u8 = 30;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: String,
    name: String,
    cost: Spanned<u8>,
    #[serde(default)]
    band: Vec<Spanned<u8>>,
    text: String,
}

impl Load for Book {
    type Words = PreludeWords;

    fn read(loader: &mut Loader) -> Option<Book> {
        Loading(loader).book()
    }
}

/// The loader, with what only books of Prelude have.
struct Loading<'a>(&'a mut Loader);

table::derefs!(Loading<'_>, 0: Loader);

impl Loading<'_> {
    fn book(mut self) -> Option<Book> {
        let edition = self.edition("prelude");
        let characters = self.characters();
        let regions = self.regions();
        let buildings = self.buildings();
        let numbers = self.numbers();
        let stories = self.stories(&PreludeWords);
        let places = stories.entries.iter().map(|entry| entry.id.clone()).collect();
        let (cards, event_decks, artifacts) = self.cards(stories.entries);
        let keys = Past::KEYS.map(|(key, _)| key).into_iter().chain(Gift::KEYS.map(|(key, _)| key));
        let pictured = Pictured {
            people: keys.map(str::to_owned).collect(),
            strangers: self.names_of(event_decks[DeckName::Spirit as usize].iter()),
            things: self.names_of(artifacts.iter()),
            places,
        };
        let keywords = self.keyword_ids(&stories.keywords);
        let cover = self.cover(edition, super::about::about(), &pictured);
        let (characters, regions, (numbers, event_die)) = (characters?, regions?, numbers?);
        let title = |gift: &Half, past: &Half| format!("{} {}", gift.name, past.name).to_lowercase();
        let titles = |gift| characters.past.iter().map(|past| title(gift, past)).collect();
        Some(Book {
            cover: cover?,
            cards,
            event_decks,
            artifacts,
            colours: characters.colours,
            titles: characters.gift.iter().map(titles).collect(),
            pasts: characters.past,
            gifts: characters.gift,
            regions: regions.region.into_iter().map(region).collect(),
            settle_value: regions.settle.into_inner(),
            slots: regions.slots,
            buildings,
            numbers,
            event_die,
            keywords,
        })
    }

    fn characters(&mut self) -> Option<CharacterFile> {
        const FILE: &str = "characters.toml";
        let characters: CharacterFile = self.toml(FILE)?;
        for of in characters.colours.missing() {
            self.fault_word(FILE, "[colours]", format!("the colour of `{}` is missing", of.name()));
        }
        self.list(FILE, characters.past.iter().map(|h| h.id.as_str()), Past::KEYS.map(|k| k.0));
        self.list(FILE, characters.gift.iter().map(|h| h.id.as_str()), Gift::KEYS.map(|k| k.0));
        for half in characters.past.iter().chain(&characters.gift) {
            let slots: u32 = half.slots.iter().map(|n| u32::from(*n)).sum();
            if slots != 7 {
                let trouble = format!("the slots of `{}` add up to {slots}, not to 7", half.id);
                self.fault_word(FILE, &format!("\"{}\"", half.id), trouble);
            }
        }
        Some(characters)
    }

    fn regions(&mut self) -> Option<RegionFile> {
        const FILE: &str = "regions.toml";
        let regions: RegionFile = self.toml(FILE)?;
        self.list(FILE, regions.region.iter().map(|r| r.id.as_str()), RegionName::KEYS.map(|k| k.0));
        let out_of_range = |value: &u8| !(1..=6).contains(value);
        for region in regions.region.iter().filter(|r| r.values.get_ref().iter().any(out_of_range)) {
            self.fault_at(FILE, &region.values, "a zone's value is from 1 to 6");
        }
        if out_of_range(regions.settle.get_ref()) {
            self.fault_at(FILE, &regions.settle, "a zone's value is from 1 to 6");
        }
        if regions.slots != 6 {
            self.fault_word(FILE, "slots", "the board has six event slots, one on each outer piece");
        }
        Some(regions)
    }

    fn buildings(&mut self) -> Vec<BuildingCard> {
        const FILE: &str = "settlement.toml";
        let buildings: Vec<BuildingEntry> = self.tables(FILE, "building");
        self.list(FILE, buildings.iter().map(|b| b.id.as_str()), Building::KEYS.map(|k| k.0));
        let costs = buildings.iter().flat_map(|b| [&b.cost].into_iter().chain(&b.band));
        for wrong in costs.filter(|cost| !(1..=SPACES_MAX).contains(cost.get_ref())) {
            self.fault_at(FILE, wrong, format!("a building needs 1 to {SPACES_MAX} resources"));
        }
        for seventh in buildings.iter().filter_map(|b| b.band.get(6)) {
            self.fault_at(FILE, seventh, "a band has six players at most");
        }
        buildings.into_iter().map(building).collect()
    }

    fn numbers(&mut self) -> Option<(Numbers, Vec<DeckName>)> {
        const FILE: &str = "dice.toml";
        let numbers: Numbers = self.toml(FILE)?;
        let mut event_die = Vec::new();
        for face in &numbers.event_die {
            let deck = DeckName::ALL.into_iter().find(|d| d.letter() == face);
            event_die.extend(deck);
            if deck.is_none() {
                let trouble = Trouble::new(format!("`{face}` is not a face of the event die"));
                self.fault_word(FILE, "event_die", trouble.hint("S, L, O or P"));
            }
        }
        if event_die.is_empty() {
            self.fault_word(FILE, "event_die", "the event die needs faces");
        }
        if numbers.die != 6 {
            self.fault_word(FILE, "die", "the time tokens are made for a six-sided die");
        }
        if !(1..=5).contains(&numbers.time_token_max) {
            self.fault_word(FILE, "time_token_max", "time tokens have sizes 1 to 5");
        }
        Some((numbers, event_die))
    }
}

fn region(entry: RegionEntry) -> Region {
    let RegionEntry { id, name, special, values, arrival } = entry;
    Region { id, name, special, values: values.into_inner(), arrival }
}

fn building(entry: BuildingEntry) -> BuildingCard {
    let BuildingEntry { id, name, cost, band, text } = entry;
    let band = band.into_iter().map(Spanned::into_inner).collect();
    BuildingCard { id, name, cost: cost.into_inner(), band, text }
}
