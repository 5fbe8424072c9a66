//! Cards and tokens.

use super::{Loading, PAGES};
use crate::book::powers::{Price, Rule, Rules, read_own_rule, read_rule, read_synergy};
use crate::book::words::read_deed;
use crate::book::{
    Ability, Adventure, Board, Crew, Enemy, Level, Power, Quest, Search, Skill, Sort, Square, Weapon,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use storybook::{Phrase, Spanned, Trouble};
use table::{Catalogue, Ids};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CrewEntry {
    id: Spanned<String>,
    name: String,
    from: String,
    health: Spanned<u8>,
    skills: BTreeMap<String, u8>,
    weapon: Weapon,
    synergy: Spanned<String>,
    rules: Vec<Spanned<String>>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityEntry {
    id: Spanned<String>,
    name: String,
    fate: Spanned<u8>,
    cost: Spanned<u8>,
    skill: Skill,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LevelEntry {
    id: Spanned<String>,
    name: String,
    crew: Crew,
    xp: Spanned<u8>,
    skill: Option<Skill>,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AdventureEntry {
    number: Option<Spanned<u8>>,
    id: Spanned<String>,
    name: String,
    kind: Sort,
    cost: Option<u8>,
    text: String,
    #[serde(default)]
    rules: Vec<Spanned<String>>,
    weapon: Option<Weapon>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnemyEntry {
    number: Spanned<u8>,
    id: Spanned<String>,
    name: String,
    #[serde(default)]
    plural: bool,
    level: Spanned<u8>,
    defence: Spanned<u8>,
    damage: Spanned<u8>,
    grid: Spanned<[String; 3]>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestEntry {
    number: Spanned<u8>,
    keyword: Spanned<String>,
    title: String,
    text: String,
    #[serde(default)]
    active: bool,
    unlock: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SearchEntry {
    id: Spanned<String>,
    text: String,
    gain: Vec<Spanned<String>>,
    #[serde(default)]
    damage: u8,
}

impl Loading<'_> {
    pub(super) fn crew(&mut self) -> Option<Vec<Board>> {
        const FILE: &str = "crew.toml";
        let list: Vec<CrewEntry> = self.tables(FILE, "crew");
        self.list(FILE, list.iter().map(|c| c.id.get_ref().as_str()), Crew::KEYS.map(|k| k.0));
        let mut boards = Vec::new();
        for entry in list {
            self.within(FILE, &entry.health, "a crew member's health", 3..=9);
            let skills = Skill::KEYS.map(|(name, _)| entry.skills.get(name).copied().unwrap_or(0));
            let known = |name: &String| Skill::KEYS.iter().any(|(skill, _)| skill == name);
            if !entry.skills.keys().all(known) || !(2..=4).contains(&skills.iter().sum::<u8>()) {
                self.fault_at(FILE, &entry.id, "a crew member has 2 to 4 skill symbols"); // SG-CREW-05
            }
            let rules = self.rules(FILE, &entry.rules, false, &[]);
            let Some(synergy) = self.spanned(FILE, &entry.synergy, read_synergy) else { continue };
            let CrewEntry { name, from, text, health, weapon, .. } = entry;
            let health = health.into_inner();
            boards.push(Board { name, from, text, health, skills, weapon, synergy, rules });
        }
        (boards.len() == Crew::ALL.len()).then_some(boards)
    }

    /// The rules of a card; `own` ones also know what only its bearer has, and some prices are not for every card.
    fn rules(&mut self, file: &str, rules: &[Spanned<String>], own: bool, barred: &[Price]) -> Rules {
        let mut read = Vec::new();
        for text in rules {
            let reader = if own { read_own_rule } else { read_rule };
            let Some(rule) = self.spanned(file, text, reader) else { continue };
            let price = match &rule {
                Rule::Use(price, _) => Some(*price),
                Rule::Always(_) => None,
            };
            let paid = |p: Price| matches!(p, Price::Command(..));
            if price.is_some_and(|p| barred.contains(&p) || (!own && !paid(p))) {
                self.fault_at(file, text, "a card of this kind has no such price");
            }
            read.push(rule);
        }
        read.into()
    }

    pub(super) fn abilities(&mut self) -> Catalogue<Ability> {
        const FILE: &str = "abilities.toml";
        let list: Vec<AbilityEntry> = self.tables(FILE, "ability");
        self.count(FILE, "ability cards", list.len(), 60);
        let ids = self.ids(FILE, list.iter().map(|c| &c.id));
        for (fate, count) in (1..).zip([6, 12, 12, 12, 12, 6]) {
            // SG-CARD-09
            let found = list.iter().filter(|c| *c.fate.get_ref() == fate).count();
            if found != count && self.is_sound(FILE) {
                self.fault_word(
                    FILE,
                    "fate",
                    format!("{found} cards with fate {fate}, but there are {count}"),
                );
            }
        }
        let mut cards = Vec::new();
        for entry in list {
            self.within(FILE, &entry.fate, "fate", 1..=6);
            self.within(FILE, &entry.cost, "the cost", 0..=4);
            let rules = self.rules(FILE, &entry.rules, true, &[]);
            let AbilityEntry { name, text, fate, cost, skill, .. } = entry;
            cards.push(Ability {
                name,
                text,
                fate: fate.into_inner(),
                cost: cost.into_inner(),
                skill,
                rules,
            });
        }
        ids.iter().zip(cards).collect()
    }

    pub(super) fn levels(&mut self) -> Catalogue<Level> {
        const FILE: &str = "levels.toml";
        let list: Vec<LevelEntry> = self.tables(FILE, "level");
        self.count(FILE, "level cards", list.len(), 24);
        let ids = self.ids(FILE, list.iter().map(|c| &c.id));
        for crew in Crew::ALL {
            let of = list.iter().filter(|c| c.crew == crew).count();
            if !(2..=3).contains(&of) && self.is_sound(FILE) {
                self.fault_word(FILE, crew.key(), format!("{of} level cards for one crew member")); // SG-OPEN-06
            }
        }
        let mut cards = Vec::new();
        for entry in list {
            self.within(FILE, &entry.xp, "the price of a level card", 1..=12);
            // SG-LEVEL-08
            let rules = self.rules(FILE, &entry.rules, true, &[Price::Discard]);
            let LevelEntry { name, text, crew, xp, skill, .. } = entry;
            cards.push(Level { name, text, crew, xp: xp.into_inner(), skill, rules });
        }
        ids.iter().zip(cards).collect()
    }

    pub(super) fn adventures(&mut self) -> Catalogue<Adventure> {
        let mut all = Vec::new();
        let mut ids = Vec::new();
        for (place, page) in PAGES.iter().enumerate() {
            let file = &format!("adventures-{page:02}.toml");
            let list: Vec<AdventureEntry> = self.tables(file, "adventure");
            self.count(file, "adventure cards", list.len(), 10);
            let totems = list.iter().filter(|c| c.kind == Sort::Totem).count();
            if totems != 4 && self.is_sound(file) {
                self.fault_word(file, "kind", format!("{totems} totems, but a chart has four"));
            }
            let numbers = list.iter().filter_map(|c| c.number.as_ref().map(|n| *n.get_ref()));
            if !numbers.eq((1..=10).map(|n| n + 10 * place as u8)) && self.is_sound(file) {
                self.fault_word(file, "number", "the numbers of the cards are not those of this chart");
            }
            ids.extend(self.ids(file, list.iter().map(|c| &c.id)).iter());
            let cards = list.into_iter().map(|entry| self.adventure(file, entry));
            all.extend(cards.collect::<Vec<_>>());
        }
        ids.into_iter().zip(all).collect()
    }

    pub(super) fn market(&mut self) -> Catalogue<Adventure> {
        const FILE: &str = "market.toml";
        let list: Vec<AdventureEntry> = self.tables(FILE, "market");
        self.count(FILE, "market cards", list.len(), 32);
        // SG-SETUP-13
        let first = list.iter().take(4).map(|c| c.id.get_ref().as_str());
        self.list(FILE, first, ["gloria", "soup", "gear", "flapjacks"]);
        let ids = self.ids(FILE, list.iter().map(|c| &c.id));
        if let Some(free) = list.iter().find(|c| c.cost.is_none()) {
            self.fault_at(FILE, &free.id, "a market card has a cost");
        }
        ids.iter().zip(list).map(|(id, entry)| (id, self.adventure(FILE, entry))).collect()
    }

    fn adventure(&mut self, file: &str, entry: AdventureEntry) -> Adventure {
        let rules = self.rules(file, &entry.rules, false, &[]);
        let AdventureEntry { number, id, name, kind: sort, cost, text, weapon, .. } = entry;
        if weapon.is_some() != (sort == Sort::Weapon) {
            self.fault_at(file, &id, "weapons, and only weapons, have `weapon = { … }`");
        }
        let cooked = |rule: &Rule| matches!(rule, Rule::Use(Price::Command(_, Some(_)), _));
        if (sort == Sort::Recipe) != rules.iter().any(cooked) && self.is_sound(file) {
            self.fault_at(file, &id, "recipes, and only recipes, take food");
        }
        if weapon.is_none() && rules.is_empty() && self.is_sound(file) {
            self.fault_at(file, &id, "a card that does nothing");
        }
        let weapon = weapon.map(|weapon| Weapon { name: name.clone(), ..weapon });
        Adventure { number: number.map(Spanned::into_inner), name, text, sort, cost, rules, weapon }
    }

    pub(super) fn enemies(&mut self) -> Catalogue<Enemy> {
        let mut all = Vec::new();
        let mut ids = Vec::new();
        let files = PAGES.iter().map(|page| (format!("enemies-{page:02}.toml"), 8));
        let mut next = 1;
        for (file, count) in files.chain([("enemies-00.toml".to_owned(), 6)]) {
            let list: Vec<EnemyEntry> = self.tables(&file, "enemy");
            self.count(&file, "enemies", list.len(), count);
            if !list.iter().map(|e| *e.number.get_ref()).eq(next..next + count as u8) && self.is_sound(&file)
            {
                self.fault_word(&file, "number", "the numbers of the enemies are not those of this chart");
            }
            next += count as u8;
            ids.extend(self.ids(&file, list.iter().map(|c| &c.id)).iter());
            for entry in list {
                all.extend(self.enemy(&file, entry));
            }
        }
        ids.into_iter().zip(all).collect()
    }

    fn enemy(&mut self, file: &str, entry: EnemyEntry) -> Option<Enemy> {
        self.within(file, &entry.level, "the level of an enemy", 1..=9);
        self.within(file, &entry.defence, "the defence of an enemy", 2..=9);
        self.within(file, &entry.damage, "the damage of an enemy", 0..=5);
        let words: Vec<&str> = entry.grid.get_ref().iter().flat_map(|row| row.split_whitespace()).collect();
        let rows = entry.grid.get_ref().iter().all(|row| row.split_whitespace().count() == 3);
        if !rows {
            self.fault_at(file, &entry.grid, "a grid has three rows of three squares"); // SG-OPEN-11
            return None;
        }
        let mut grid = [Square::Blank; 9];
        let mut synergy = None;
        for (place, word) in words.iter().enumerate() {
            let (word, point) = word.strip_suffix("+synergy").map_or((*word, false), |word| (word, true));
            match read_square(word) {
                Ok(square) => grid[place] = square,
                Err(trouble) => self.fault_at(file, &entry.grid, trouble),
            }
            if point && synergy.replace(place as u8).is_some() {
                self.fault_at(file, &entry.grid, "an enemy has at most one synergy point");
            }
        }
        let hearts = grid.iter().filter(|square| matches!(square, Square::Heart(_))).count();
        if !(1..=5).contains(&hearts) {
            self.fault_at(file, &entry.grid, "an enemy has one to five hearts");
        }
        let EnemyEntry { name, plural, text, level, defence, damage, .. } = entry;
        let [level, defence, damage] = [level, defence, damage].map(Spanned::into_inner);
        Some(Enemy { name, plural, text, level, defence, damage, grid, synergy })
    }

    pub(super) fn quests(&mut self) -> Catalogue<Quest> {
        let mut list: Vec<(String, QuestEntry)> = Vec::new();
        for page in std::iter::once(0).chain(PAGES) {
            let file = format!("quests-{page:02}.toml");
            let quests: Vec<QuestEntry> = self.tables(&file, "quest");
            self.count(&file, "quest cards", quests.len(), 18);
            list.extend(quests.into_iter().map(|quest| (file.clone(), quest)));
        }
        list.sort_by_key(|(_, quest)| *quest.number.get_ref());
        for pair in list.windows(2).filter(|pair| pair[0].1.number.get_ref() == pair[1].1.number.get_ref()) {
            self.fault_at(&pair[1].0, &pair[1].1.number, "this number is used twice");
        }
        let ids: Ids<Quest> = list.iter().filter_map(|(file, quest)| self.id(file, &quest.keyword)).collect();
        let cards = list.into_iter().map(|(_, entry)| {
            let QuestEntry { number, title, text, active, unlock, .. } = entry;
            Quest { number: number.into_inner(), title, text, active, unlock }
        });
        ids.iter().zip(cards).collect()
    }

    /// The keywords of quests that come from the achievement sheet (SG-ACH-04).
    pub(super) fn unlocked(&self, quests: &Catalogue<Quest>) -> Vec<String> {
        let unlocked = quests.each().filter(|(_, quest)| quest.unlock.is_some());
        unlocked.map(|(id, _)| self.names.name(id).to_owned()).collect()
    }

    pub(super) fn searches(&mut self) -> Catalogue<Search> {
        const FILE: &str = "search.toml";
        let list: Vec<SearchEntry> = self.tables(FILE, "search");
        self.count(FILE, "search tokens", list.len(), 9);
        let ids = self.ids(FILE, list.iter().map(|c| &c.id));
        let mut tokens = Vec::new();
        for SearchEntry { text, gain, damage, .. } in list {
            let read = |text: &str, column: usize| Phrase::each(text, column, read_deed);
            let gains = gain.iter().filter_map(|gain| self.spanned(FILE, gain, read)).collect();
            tokens.push(Search { text, gains, damage });
        }
        ids.iter().zip(tokens).collect()
    }
}

fn read_square(word: &str) -> Result<Square, Trouble> {
    let mut phrase = Phrase::new(word, 1);
    let plain = [
        ("blank", Square::Blank),
        ("heart", Square::Heart(1)),
        ("heart2", Square::Heart(2)),
        ("heart3", Square::Heart(3)),
        ("attack", Square::Attack(1)),
        ("attack2", Square::Attack(2)),
    ];
    let powers = Power::KEYS.map(|(name, power)| (name, Square::Power(power)));
    phrase.one_of("a square", &[&plain[..], &powers].concat()).map_err(|t| Trouble { column: None, ..t })
}
