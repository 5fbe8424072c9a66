//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod maps;
mod stories;

use crate::book::words::{NearAndFarWords, Reward, Rule, read_rule};
use crate::book::{
    Artifact, Band, Book, Card, Character, Faction, Mine, Person, Purse, Symbols, Talent, TalentCard, Threat,
    Under,
};
use serde::Deserialize;
use storybook::{Load, Loader, Pictured, Spanned, Trouble};
use table::{Catalogue, Ids, Kind};

const PEOPLE: &str = "people.toml";
const THREATS: &str = "threats.toml";

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct PeopleFile {
    adventurer: Vec<AdventurerEntry>,
    companion: Vec<CompanionEntry>,
    chief: Vec<ChiefEntry>,
    character: Vec<CharacterEntry>,
}

/// The symbols stand here by name: a flattened struct would let unknown fields pass.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventurerEntry {
    id: Spanned<String>,
    name: String,
    faction: Faction,
    cost: u8,
    #[serde(default)]
    skill: u8,
    #[serde(default)]
    sword: u8,
    #[serde(default)]
    r#move: u8,
    #[serde(default)]
    shield: u8,
    #[serde(default)]
    search: u8,
    #[serde(default)]
    heart: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompanionEntry {
    id: Spanned<String>,
    name: String,
    kind: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChiefEntry {
    id: String,
    name: String,
    faction: Faction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CharacterEntry {
    id: Spanned<String>,
    name: String,
    text: String,
    intro: Spanned<String>,
    first: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtifactEntry {
    id: Spanned<String>,
    name: String,
    deck: DeckName,
    points: i8,
    cost: Purse,
    reputation: Option<Spanned<i8>>,
    text: String,
    rules: Vec<Spanned<String>>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "lowercase")]
enum DeckName {
    Basic,
    Advanced,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    name: String,
    text: String,
    rules: Vec<Spanned<String>>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreatFile {
    threat: Vec<ThreatEntry>,
    boss: Vec<ThreatEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreatEntry {
    id: Spanned<String>,
    name: Spanned<String>,
    called: Option<String>,
    difficulty: u8,
    points: i8,
    text: String,
    entry: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownFile {
    values: Purse,
    camps: CampsEntry,
    reputation: ReputationEntry,
    mine: Vec<Mine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampsEntry {
    under: Vec<Under>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReputationEntry {
    dusk: Vec<Band>,
    day: Vec<Band>,
}

impl Load for Book {
    type Words = NearAndFarWords;

    fn read(loader: &mut Loader) -> Option<Book> {
        Loading(loader).book()
    }
}

/// The loader, with what only books of Near and Far have.
struct Loading<'a>(&'a mut Loader);

table::derefs!(Loading<'_>, 0: Loader);

impl Loading<'_> {
    fn book(mut self) -> Option<Book> {
        let edition = self.edition("near-and-far");
        let mut cards = Vec::new();
        let artifacts = self.artifacts(&mut cards);
        let treasures = self.cards("treasures.toml", "treasure", &mut cards, 36);
        let worlds = self.cards("world.toml", "world", &mut cards, 30);
        let PeopleFile { adventurer, companion, chief, character } = self.toml(PEOPLE).unwrap_or_default();
        let adventurers = self.adventurers(adventurer);
        let companions = self.companions(companion);
        let chiefs = self.chiefs(&chief);
        let cast: Ids<Character> = self.ids(PEOPLE, character.iter().map(|c| &c.id));
        self.count(PEOPLE, "characters", character.len(), 8);
        let ThreatFile { threat, boss } = self.threats();
        let foes: Ids<Threat> = self.ids(THREATS, threat.iter().map(|t| &t.id));
        let worst: Ids<Threat> = self.ids(THREATS, boss.iter().map(|t| &t.id));
        let talents = self.talents();
        let town = self.town();
        let maps = self.maps();
        let about = super::about::about(&maps.iter().map(|unlinked| &unlinked.map).collect::<Vec<_>>());
        let stories = self.stories(&NearAndFarWords);
        let entries = self.entries(&stories, &character, &worlds);
        let pictured = Pictured {
            people: [
                self.names_of(adventurers.iter()),
                self.names_of(companions.iter()),
                self.names_of(cast.iter()),
                chief.into_iter().map(|chief| chief.id).collect(),
            ]
            .concat(),
            strangers: self.names_of(foes.iter().chain(worst.iter())),
            things: [
                self.names_of(artifacts.iter()),
                self.names_of(treasures.iter()),
                self.names_of(worlds.iter()),
            ]
            .concat(),
            places: stories.entries.iter().map(|entry| entry.id.clone()).collect(),
        };
        let keywords = self.keyword_ids(&stories.keywords);
        let threats = foes.iter().zip(threat).map(|(id, foe)| (id, self.foe(foe))).collect();
        let bosses = worst.iter().zip(boss).map(|(id, foe)| (id, self.foe(foe))).collect();
        let characters =
            cast.iter().zip(character).filter_map(|(id, entry)| Some((id, self.character(entry)?))).collect();
        let prologues = stories::PROLOGUES.map(|id| self.names.find(id));
        let maps = self.link_quests(maps, &stories)?;
        let arcade = stories.entries.iter().filter(|e| e.file == "arcade.story");
        let arcade = arcade.filter_map(|e| self.names.find(&e.id)).collect();
        let TownFile { values, camps, reputation, mine } = town?;
        Some(Book {
            cover: self.cover(edition, about, &pictured)?,
            cards,
            artifacts,
            treasures,
            worlds,
            adventurers,
            companions,
            chiefs,
            characters,
            threats,
            bosses,
            talents,
            maps,
            stories,
            entries,
            arcade,
            prologues,
            keywords,
            values,
            mines: mine.try_into().ok()?,
            camps: camps.under,
            reputation: [reputation.dusk, reputation.day],
        })
    }

    fn chiefs(&mut self, list: &[ChiefEntry]) -> [String; 4] {
        let of = |faction: Faction| list.iter().filter(move |c| c.faction == faction);
        if self.is_sound(PEOPLE) && Faction::ALL.iter().any(|faction| of(*faction).count() != 1) {
            self.fault_word(PEOPLE, "[[chief]]", "each faction has one chief");
        }
        Faction::ALL.map(|faction| of(faction).map(|c| c.name.clone()).collect())
    }

    fn character(&mut self, entry: CharacterEntry) -> Option<Character> {
        let intro = self.link(PEOPLE, &entry.intro);
        let first = self.link(PEOPLE, &entry.first);
        Some(Character { name: entry.name, text: entry.text, intro: intro?, first: first? })
    }

    fn threats(&mut self) -> ThreatFile {
        let file: ThreatFile = self.toml(THREATS).unwrap_or_default();
        if self.has(THREATS) && !file.threat.iter().map(|t| t.difficulty).eq(4..=15) {
            // NF-THREAT-07
            let trouble = "the threats have the difficulties 4, 5, 6 and so on up to 15, in this order";
            self.fault_word(THREATS, "[[threat]]", trouble);
        }
        self.count(THREATS, "bosses", file.boss.len(), 4);
        file
    }

    fn foe(&mut self, foe: ThreatEntry) -> Threat {
        let ThreatEntry { name, called, text, difficulty, points, entry, .. } = foe;
        if called.is_none() && name.get_ref().starts_with("The ") {
            let trouble = Trouble::new("it is not said how a sentence names this threat");
            self.fault_at(THREATS, &name, trouble.hint("`called = \"the Hill That Hunts\"`"));
        }
        let entry = entry.and_then(|entry| self.link(THREATS, &entry));
        let name = name.into_inner();
        let called = called.unwrap_or_else(|| format!("the {name}"));
        Threat { name, called, text, difficulty, points, entry }
    }

    fn talents(&mut self) -> Vec<TalentCard> {
        let talents: Vec<TalentCard> = self.tables("talents.toml", "talent");
        self.list("talents.toml", talents.iter().map(|t| t.id.as_str()), Talent::KEYS.map(|k| k.0));
        talents
    }

    fn town(&mut self) -> Option<TownFile> {
        const FILE: &str = "town.toml";
        let town: TownFile = self.toml(FILE)?;
        if town.camps.under.len() != 14 || town.camps.under.last() != Some(&Under::Points) {
            self.fault_word(FILE, "under", "a player board has 14 camps, and points under the last");
        }
        if !town.mine.iter().map(|m| m.side.as_str()).eq(["dusk", "day"]) {
            self.fault_word(FILE, "[[mine]]", "the town has two mines, `dusk` and then `day`");
        }
        for mine in &town.mine {
            let side = format!("side = \"{}\"", mine.side);
            mine.faults().for_each(|what| self.fault_word(FILE, &side, what));
        }
        Some(town)
    }

    fn artifacts(&mut self, cards: &mut Vec<Card>) -> Ids<Artifact> {
        const FILE: &str = "artifacts.toml";
        let list: Vec<ArtifactEntry> = self.tables(FILE, "artifact");
        let advanced = list.iter().filter(|a| a.deck == DeckName::Advanced).count();
        self.count(FILE, "basic artifacts", list.len() - advanced, 38);
        self.count(FILE, "advanced artifacts", advanced, 17);
        let ids = self.ids(FILE, list.iter().map(|a| &a.id));
        for entry in list {
            let rules = self.rules(FILE, &entry.rules, true);
            if entry.cost == Purse::default() {
                self.fault_at(FILE, &entry.id, "an artifact costs something");
            }
            if let Some(flame) = entry.reputation.as_ref().filter(|r| !(-6..=12).contains(r.get_ref())) {
                self.fault_at(FILE, flame, "reputation goes from -6 to 12");
            }
            cards.push(Card {
                name: entry.name,
                text: entry.text,
                rules,
                artifact: Some(Artifact {
                    advanced: entry.deck == DeckName::Advanced,
                    points: entry.points,
                    cost: entry.cost,
                    reputation: entry.reputation.map(Spanned::into_inner),
                }),
            });
        }
        ids
    }

    fn cards<K: Kind>(&mut self, file: &str, name: &str, cards: &mut Vec<Card>, count: usize) -> Ids<K> {
        let list: Vec<CardEntry> = self.tables(file, name);
        self.count(file, "cards", list.len(), count);
        let ids = self.ids(file, list.iter().map(|c| &c.id));
        for entry in list {
            let rules = self.rules(file, &entry.rules, false);
            cards.push(Card { name: entry.name, text: entry.text, rules, artifact: None });
        }
        ids
    }

    fn rules(&mut self, file: &str, rules: &[Spanned<String>], bought: bool) -> Vec<Rule> {
        let mut read = Vec::new();
        for text in rules {
            let Some(rule) = self.spanned(file, text, read_rule) else { continue };
            let rewards = match &rule {
                Rule::Now(rewards) | Rule::Visit(_, rewards) | Rule::After(_, rewards) => rewards.as_slice(),
                _ => &[],
            };
            let once = file != "treasures.toml" && matches!(rule, Rule::Now(_));
            if rewards.contains(&Reward::Camp) && !once {
                let trouble = "only artifacts and world cards place a camp, when they come into play";
                self.fault_at(file, text, trouble);
            }
            if rewards.iter().any(|r| matches!(r, Reward::Adventurer(_))) {
                self.fault_at(file, text, "free adventurers come from quests");
            }
            if rewards.contains(&Reward::Recruit) && !matches!(rule, Rule::Visit(..)) {
                self.fault_at(file, text, "one recruits on a visit");
            }
            read.push(rule);
        }
        if rules.is_empty() && !bought {
            self.fault_word(file, "rules = []", "a card that does nothing");
        }
        read
    }

    fn adventurers(&mut self, list: Vec<AdventurerEntry>) -> Catalogue<Person> {
        self.count(PEOPLE, "adventurers", list.len(), 36);
        let ids = self.ids(PEOPLE, list.iter().map(|a| &a.id));
        let people = list.into_iter().map(|a| {
            let AdventurerEntry { name, faction, cost, skill, sword, r#move, shield, search, heart, .. } = a;
            let symbols = Symbols { skill, sword, r#move, shield, search, heart };
            Person { name, faction: Some(faction), cost, symbols, kind: None }
        });
        ids.iter().zip(people).collect()
    }

    fn companions(&mut self, list: Vec<CompanionEntry>) -> Catalogue<Person> {
        self.count(PEOPLE, "companions", list.len(), 5);
        let ids = self.ids(PEOPLE, list.iter().map(|a| &a.id));
        let people = list.into_iter().map(|c| {
            if !["dog", "cat", "platypus"].contains(&c.kind.get_ref().as_str()) {
                let trouble = "a companion is a dog, a cat or a platypus";
                self.fault_at(PEOPLE, &c.kind, trouble);
            }
            // NF-PARTY-06
            let symbols = Symbols { search: 1, skill: 1, heart: 2, ..Symbols::default() };
            Person { name: c.name, faction: None, cost: 0, symbols, kind: Some(c.kind.into_inner()) }
        });
        ids.iter().zip(people).collect()
    }
}
