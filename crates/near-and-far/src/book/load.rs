//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod maps;
mod stories;

use crate::book::words::{NearAndFarWords, Reward, Rule, read_rule};
use crate::book::{
    Artifact, Band, Book, Card, Character, Entry, FACTIONS, Faction, Keyword, Mine, Person, Purse, Symbols,
    TALENTS, TalentCard, Threat, Under,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use storybook::{Fault, Load, Loader, Sources, Trouble};
use table::{Edition, Id, Ids, Kind, Names};
use toml::Spanned;

#[derive(Deserialize)]
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
    #[serde(rename = "id")]
    _id: String,
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
struct ArtifactFile {
    artifact: Vec<ArtifactEntry>,
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
struct TreasureFile {
    treasure: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorldFile {
    world: Vec<CardEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: Spanned<String>,
    name: String,
    text: String,
    rules: Vec<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreatFile {
    threat: Vec<ThreatEntry>,
    boss: Vec<ThreatEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ThreatEntry {
    id: Spanned<String>,
    name: String,
    difficulty: u8,
    points: i8,
    text: String,
    entry: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TalentFile {
    talent: Vec<TalentEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TalentEntry {
    id: String,
    name: String,
    cost: u8,
    text: String,
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

    fn load(files: BTreeMap<String, String>) -> Result<Book, Vec<Fault>> {
        let sources = Sources(files);
        Loading { loader: Loader::new(sources), names: Names::default() }.book()
    }
}

/// The loader, with what only books of Near and Far have.
struct Loading {
    loader: Loader,
    names: Names,
}

impl Deref for Loading {
    type Target = Loader;

    fn deref(&self) -> &Loader {
        &self.loader
    }
}

impl DerefMut for Loading {
    fn deref_mut(&mut self) -> &mut Loader {
        &mut self.loader
    }
}

impl Loading {
    fn book(mut self) -> Result<Book, Vec<Fault>> {
        let head = self.head("near-and-far");
        let people: Option<PeopleFile> = self.toml("people.toml");
        let artifacts: Option<ArtifactFile> = self.toml("artifacts.toml");
        let treasures: Option<TreasureFile> = self.toml("treasures.toml");
        let worlds: Option<WorldFile> = self.toml("world.toml");
        let threats: Option<ThreatFile> = self.toml("threats.toml");
        let talents: Option<TalentFile> = self.toml("talents.toml");
        let town: Option<TownFile> = self.toml("town.toml");
        let stories = self.loader.stories(&NearAndFarWords);

        let mut cards = Vec::new();
        let artifact_ids = self.artifacts(artifacts, &mut cards);
        let treasure_ids = self.cards("treasures.toml", treasures.map(|t| t.treasure), &mut cards, 36);
        let world_ids = self.cards("world.toml", worlds.map(|w| w.world), &mut cards, 30);
        let mut list = Vec::new();
        let PeopleFile { adventurer, companion, chief, character } = people.unwrap_or(PeopleFile {
            adventurer: vec![],
            companion: vec![],
            chief: vec![],
            character: vec![],
        });
        let adventurers = self.adventurers(adventurer, &mut list);
        let companions = self.companions(companion, &mut list);
        let chiefs = FACTIONS.map(|(_, f)| chief.iter().find(|c| c.faction == f).map(|c| c.name.clone()));
        if self.has("people.toml") && (chief.len() != 4 || chiefs.contains(&None)) {
            self.fault_word("people.toml", "[[chief]]", Trouble::new("each faction has one chief"));
        }
        let characters = self.ids("people.toml", character.iter().map(|c| &c.id));
        self.count("people.toml", "characters", character.len(), 8);
        let mut foes = Vec::new();
        let ThreatFile { threat, boss } = threats.unwrap_or(ThreatFile { threat: vec![], boss: vec![] });
        if self.has("threats.toml") && !threat.iter().map(|t| t.difficulty).eq(4..=15) {
            // NF-THREAT-07
            let trouble =
                Trouble::new("the threats have the difficulties 4, 5, 6 and so on up to 15, in this order");
            self.fault_word("threats.toml", "[[threat]]", trouble);
        }
        self.count("threats.toml", "bosses", boss.len(), 4);
        let threat_ids = self.ids("threats.toml", threat.iter().map(|t| &t.id));
        let boss_ids = self.ids("threats.toml", boss.iter().map(|t| &t.id));
        let known: Vec<&str> = talents.iter().flat_map(|t| &t.talent).map(|t| t.id.as_str()).collect();
        self.loader.list("talents.toml", known.into_iter(), TALENTS.map(|t| t.0));
        let maps = self.maps();
        let entries = self.stories(&stories, &character, &world_ids);
        let keywords = self.keywords(&stories.keywords);
        for foe in threat.into_iter().chain(boss) {
            let entry = foe.entry.as_ref().and_then(|e| self.link("threats.toml", e));
            let ThreatEntry { name, text, difficulty, points, .. } = foe;
            foes.push(Threat { name, text, difficulty, points, entry });
        }
        if let Some(town) = &town {
            if town.camps.under.len() != 14 || town.camps.under.last() != Some(&Under::Points) {
                let trouble = Trouble::new("a player board has 14 camps, and points under the last");
                self.fault_word("town.toml", "under", trouble);
            }
            if !town.mine.iter().map(|m| m.side.as_str()).eq(["dusk", "day"]) {
                let trouble = Trouble::new("the town has two mines, `dusk` and then `day`");
                self.fault_word("town.toml", "[[mine]]", trouble);
            }
            for mine in &town.mine {
                for what in mine.faults() {
                    self.fault_word("town.toml", &format!("side = \"{}\"", mine.side), Trouble::new(what));
                }
            }
        }
        let mut cast = Vec::new();
        for character in character {
            let intro = self.link("people.toml", &character.intro);
            let first = self.link("people.toml", &character.first);
            if let (Some(intro), Some(first)) = (intro, first) {
                cast.push(Character { name: character.name, text: character.text, intro, first });
            }
        }
        let quests = self.link_quests(maps, &stories);
        self.unread();
        let (Some(head), Some(talents), Some(town), Some(maps), true) =
            (head, talents, town, quests, self.faults.is_empty())
        else {
            return Err(self.loader.faults);
        };
        let arcade = stories
            .entries
            .iter()
            .filter(|e| e.file == "arcade.story")
            .map(|e| self.names.find(&e.id).expect("entries are named"))
            .collect();
        let mines: [Mine; 2] = town.mine.try_into().expect("there are two");
        Ok(Book {
            about: super::about::about(),
            edition: Edition { title: head.title, version: head.version, digest: self.digest() },
            names: Arc::new(self.names),
            cards,
            artifacts: artifact_ids,
            treasures: treasure_ids,
            worlds: world_ids,
            people: list,
            adventurers,
            companions,
            chiefs: chiefs.map(|c| c.expect("each faction has one")),
            cast,
            characters,
            foes,
            threats: threat_ids,
            bosses: boss_ids,
            talents: talents.talent.into_iter().map(talent).collect(),
            maps,
            stories: stories.entries,
            entries,
            arcade,
            keywords,
            values: town.values,
            mines,
            camps: town.camps.under,
            reputation: [town.reputation.dusk, town.reputation.day],
        })
    }

    /// Gives names their ids, in a row; says which are taken.
    fn ids<'a, K: Kind>(&mut self, file: &str, names: impl Iterator<Item = &'a Spanned<String>>) -> Ids<K> {
        let mut ids = Vec::new();
        for name in names {
            match self.names.add(name.get_ref()) {
                Some(id) => ids.push(id),
                None => {
                    let trouble = Trouble::new(format!("the id `{}` is used twice", name.get_ref()));
                    self.fault_at(file, name.span().start, trouble);
                }
            }
        }
        ids.into_iter().collect()
    }

    /// Keywords have ids, too, since saves know them by name.
    fn keywords(&mut self, names: &[String]) -> Vec<Id<Keyword>> {
        let mut ids = Vec::new();
        for name in names {
            if let Some(id) = self.names.add(name) {
                ids.push(id);
                continue;
            }
            let words = [format!("\"{name}\""), format!("== {name}")];
            let at = self.sources.0.iter().flat_map(|(file, text)| {
                words.iter().filter(|w| text.contains(*w)).map(|w| (file.clone(), w.clone()))
            });
            let (file, word) = at.into_iter().next().unwrap_or_default();
            let trouble = Trouble::new(format!("the id `{name}` is also the name of a keyword"));
            self.fault_word(&file, &word, trouble);
        }
        ids
    }

    /// The entry that a TOML file names.
    fn link(&mut self, file: &str, name: &Spanned<String>) -> Option<Id<Entry>> {
        let found = self.names.find(name.get_ref());
        if found.is_none() {
            let trouble = Trouble::new(format!("there is no entry `{}`", name.get_ref()));
            self.fault_at(file, name.span().start, trouble);
        }
        found
    }

    fn artifacts(&mut self, file: Option<ArtifactFile>, cards: &mut Vec<Card>) -> Ids<Artifact> {
        const FILE: &str = "artifacts.toml";
        let list = file.map(|f| f.artifact).unwrap_or_default();
        let advanced = list.iter().filter(|a| a.deck == DeckName::Advanced).count();
        self.count(FILE, "basic artifacts", list.len() - advanced, 38);
        self.count(FILE, "advanced artifacts", advanced, 17);
        let ids = self.ids(FILE, list.iter().map(|a| &a.id));
        for entry in list {
            let rules = self.rules(FILE, &entry.rules, true);
            if entry.cost == Purse::default() {
                self.fault_at(FILE, entry.id.span().start, Trouble::new("an artifact costs something"));
            }
            if let Some(flame) = entry.reputation.as_ref().filter(|r| !(-6..=12).contains(r.get_ref())) {
                self.fault_at(FILE, flame.span().start, Trouble::new("reputation goes from -6 to 12"));
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

    fn cards<K: Kind>(
        &mut self,
        file: &str,
        list: Option<Vec<CardEntry>>,
        cards: &mut Vec<Card>,
        count: usize,
    ) -> Ids<K> {
        let list = list.unwrap_or_default();
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
                let trouble =
                    Trouble::new("only artifacts and world cards place a camp, when they come into play");
                self.fault_at(file, text.span().start, trouble);
            }
            if rewards.iter().any(|r| matches!(r, Reward::World(_) | Reward::Adventurer(_))) {
                let trouble = Trouble::new("world cards and free adventurers come from quests");
                self.fault_at(file, text.span().start, trouble);
            }
            if rewards.contains(&Reward::Recruit) && !matches!(rule, Rule::Visit(..)) {
                self.fault_at(file, text.span().start, Trouble::new("one recruits on a visit"));
            }
            read.push(rule);
        }
        if read.is_empty() && !rules.is_empty() {
            return read;
        }
        if read.is_empty() && !bought {
            self.fault_word(file, "rules = []", Trouble::new("a card that does nothing"));
        }
        read
    }

    fn adventurers(&mut self, list: Vec<AdventurerEntry>, people: &mut Vec<Person>) -> Ids<Person> {
        self.count("people.toml", "adventurers", list.len(), 36);
        let ids = self.ids("people.toml", list.iter().map(|a| &a.id));
        for a in list {
            let AdventurerEntry { name, faction, cost, skill, sword, r#move, shield, search, heart, .. } = a;
            let symbols = Symbols { skill, sword, r#move, shield, search, heart };
            people.push(Person { name, faction: Some(faction), cost, symbols, kind: None });
        }
        ids
    }

    fn companions(&mut self, list: Vec<CompanionEntry>, people: &mut Vec<Person>) -> Ids<Person> {
        self.count("people.toml", "companions", list.len(), 5);
        let ids = self.ids("people.toml", list.iter().map(|a| &a.id));
        for c in list {
            if !["dog", "cat", "platypus"].contains(&c.kind.get_ref().as_str()) {
                let trouble = Trouble::new("a companion is a dog, a cat or a platypus");
                self.fault_at("people.toml", c.kind.span().start, trouble);
            }
            // NF-PARTY-06
            let symbols = Symbols { search: 1, skill: 1, heart: 2, ..Symbols::default() };
            people.push(Person {
                name: c.name,
                faction: None,
                cost: 0,
                symbols,
                kind: Some(c.kind.into_inner()),
            });
        }
        ids
    }
}

fn talent(entry: TalentEntry) -> TalentCard {
    let TalentEntry { name, cost, text, .. } = entry;
    TalentCard { name, cost, text }
}
