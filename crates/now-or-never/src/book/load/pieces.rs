//! Heroes, abilities, gear, buildings, specialists, enemies, quests, orders, search tokens, solo cards.

use super::Loading;
use crate::book::powers::{Rule, read_rule};
use crate::book::words::{Cost, Gain, read_cost, read_count, read_gain};
use crate::book::*;
use serde::Deserialize;
use std::collections::BTreeMap;
use storybook::{Phrase, Spanned};
use table::Catalogue;

type Text = Spanned<String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HeroEntry {
    id: Text,
    name: String,
    text: String,
    hearts: Spanned<u8>,
    mana: Spanned<u8>,
    moves: [u8; 3],
    faces: [Vec<Text>; 4],
    basic: String,
    rules: Vec<Text>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AbilityEntry {
    id: Text,
    name: String,
    hero: Hero,
    colour: Colour,
    level: Spanned<u8>,
    cost: u8,
    rules: Vec<Text>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GearEntry {
    id: Text,
    name: String,
    colour: Colour,
    cost: u8,
    /// How many tokens of it there are.
    #[serde(default = "one")]
    copies: u8,
    rules: Vec<Text>,
    text: String,
}

fn one() -> u8 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingEntry {
    id: Text,
    name: String,
    cost: u8,
    #[serde(default)]
    beds: u8,
    #[serde(default)]
    book: bool,
    makes: Option<Text>,
    #[serde(default)]
    not_last: bool,
    worth: Option<Worth>,
    #[serde(default)]
    cheaper: u8,
    #[serde(default)]
    faster: u8,
    #[serde(default)]
    inn: bool,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialistEntry {
    id: Text,
    name: String,
    cost: u8,
    tax: u8,
    does: Text,
    starts: Option<Start>,
    #[serde(default)]
    story: bool,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnemyEntry {
    level: Spanned<u8>,
    #[serde(default)]
    under: bool,
    name: String,
    health: u8,
    damage: u8,
    gain: Text,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestEntry {
    id: Text,
    name: String,
    pile: Pile,
    place: Text,
    cost: Option<Text>,
    needs: Option<Text>,
    gain: Option<Text>,
    fight: Option<[u8; 2]>,
    #[serde(default)]
    rules: Vec<Text>,
    end: Option<Text>,
    #[serde(default)]
    points: u8,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OrderEntry {
    id: Text,
    goods: BTreeMap<String, u8>,
    coins: u8,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SearchEntry {
    id: Text,
    name: String,
    gain: Text,
    #[serde(default = "one")]
    copies: u8,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SoloEntry {
    id: Text,
    deed: Deed,
    text: String,
}

impl Loading<'_> {
    fn rules(&mut self, file: &str, texts: &[Text]) -> Vec<Rule> {
        texts.iter().filter_map(|text| self.spanned(file, text, read_rule)).collect()
    }

    pub(super) fn gains(&mut self, file: &str, text: &Text) -> Vec<Gain> {
        self.spanned(file, text, |text, column| Phrase::each(text, column, read_gain)).unwrap_or_default()
    }

    pub(super) fn costs(&mut self, file: &str, text: &Option<Text>) -> Vec<Cost> {
        let Some(text) = text else { return Vec::new() };
        self.spanned(file, text, |text, column| Phrase::each(text, column, read_cost)).unwrap_or_default()
    }

    /// Tokens that are there more than once have a number behind their id.
    fn copies<K: table::Kind>(&mut self, file: &str, id: &Text, n: u8, ids: &mut Vec<Id<K>>) {
        match n {
            1 => ids.extend(self.id(file, id)),
            n => ids.extend((1..=n).filter_map(|n| {
                let name = Spanned::new(id.span(), format!("{}-{n}", id.get_ref()));
                self.id(file, &name)
            })),
        }
    }

    /// NN-DATA-09, NN-DATA-10
    pub(super) fn heroes(&mut self) -> Option<[Board; 4]> {
        const FILE: &str = "heroes.toml";
        let list: Vec<HeroEntry> = self.tables(FILE, "hero");
        self.list(FILE, list.iter().map(|hero| hero.id.get_ref().as_str()), Hero::KEYS.map(|(key, _)| key));
        let boards = list.into_iter().map(|hero| {
            self.within(FILE, &hero.hearts, "the hearts of a hero", 9..=20);
            self.within(FILE, &hero.mana, "the mana of a hero", 1..=5);
            Board {
                name: hero.name,
                text: hero.text,
                hearts: *hero.hearts.get_ref(),
                mana: *hero.mana.get_ref(),
                moves: hero.moves,
                faces: hero.faces.each_ref().map(|rules| self.rules(FILE, rules)),
                basic: Basic { name: hero.basic, rules: self.rules(FILE, &hero.rules) },
            }
        });
        boards.collect::<Vec<_>>().try_into().ok()
    }

    /// NN-DATA-12, NN-DATA-13
    pub(super) fn abilities(&mut self) -> (Vec<Piece>, Ids<Ability>) {
        const FILE: &str = "abilities.toml";
        let list: Vec<AbilityEntry> = self.tables(FILE, "ability");
        let ids = self.ids(FILE, list.iter().map(|ability| &ability.id));
        for hero in Hero::ALL {
            for colour in Colour::ALL {
                let own = list.iter().filter(|a| a.hero == hero && a.colour == colour);
                let mut levels: Vec<u8> = own.map(|a| *a.level.get_ref()).collect();
                levels.sort_unstable();
                if (levels.len() != 3 || levels[0] != 1 || levels.windows(2).any(|two| two[1] > two[0] + 1))
                    && self.is_sound(FILE)
                {
                    let trouble = format!(
                        "{} has three {} abilities, from level 1 on without a gap",
                        hero.key(),
                        colour.key()
                    );
                    self.fault_word(FILE, hero.key(), trouble);
                }
            }
        }
        let pieces = list.into_iter().map(|ability| {
            self.within(FILE, &ability.level, "the level of an ability", 1..=3);
            Piece {
                name: ability.name,
                colour: ability.colour,
                cost: ability.cost,
                ability: Some((ability.hero, *ability.level.get_ref())),
                rules: self.rules(FILE, &ability.rules),
                text: ability.text,
            }
        });
        (pieces.collect(), ids)
    }

    /// NN-DATA-15
    pub(super) fn gear(&mut self) -> (Vec<Piece>, Ids<Gear>) {
        const FILE: &str = "gear.toml";
        let list: Vec<GearEntry> = self.tables(FILE, "gear");
        let (mut pieces, mut ids) = (Vec::new(), Vec::new());
        for gear in &list {
            self.copies(FILE, &gear.id, gear.copies, &mut ids);
            let rules = self.rules(FILE, &gear.rules);
            pieces.extend((0..gear.copies).map(|_| Piece {
                name: gear.name.clone(),
                colour: gear.colour,
                cost: gear.cost,
                ability: None,
                rules: rules.clone(),
                text: gear.text.clone(),
            }));
        }
        for (colour, wanted) in [(Colour::Red, 9), (Colour::Blue, 12)] {
            let found = pieces.iter().filter(|piece| piece.colour == colour).count();
            self.count(FILE, &format!("{} tokens", colour.key()), found, wanted);
        }
        (pieces, ids.into_iter().collect())
    }

    /// NN-DATA-19, NN-DATA-20
    pub(super) fn buildings(&mut self) -> Catalogue<Building> {
        const FILE: &str = "buildings.toml";
        let list: Vec<BuildingEntry> = self.tables(FILE, "building");
        self.count(FILE, "buildings", list.len(), 20);
        let ids = self.ids(FILE, list.iter().map(|building| &building.id));
        let buildings = list.into_iter().map(|building| {
            let makes = building.makes.as_ref().map(|makes| self.gains(FILE, makes));
            let makes = match makes.as_deref() {
                Some([Gain::Thing(thing, n)]) if *n > 0 => Some((*thing, *n as u8)),
                Some(_) => {
                    let at = building.makes.as_ref().expect("it was read");
                    self.fault_at(FILE, at, "a building makes one thing, such as `crystal 1`");
                    None
                }
                None => None,
            };
            Building {
                name: building.name,
                cost: building.cost,
                beds: building.beds,
                book: building.book,
                makes,
                not_last: building.not_last,
                worth: building.worth,
                cheaper: building.cheaper,
                faster: building.faster,
                inn: building.inn,
                text: building.text,
            }
        });
        ids.iter().zip(buildings).collect()
    }

    /// NN-DATA-17
    pub(super) fn specialists(&mut self) -> Catalogue<Specialist> {
        const FILE: &str = "specialists.toml";
        let list: Vec<SpecialistEntry> = self.tables(FILE, "specialist");
        let ids = self.ids(FILE, list.iter().map(|specialist| &specialist.id));
        for (start, wanted) in [(Some(Start::Builder), 4), (Some(Start::Healer), 4), (None, 14)] {
            let found = list.iter().filter(|s| s.starts == start && !s.story).count();
            let what = start
                .map_or("specialists to recruit".to_owned(), |start| format!("starting {}s", start.key()));
            self.count(FILE, &what, found, wanted);
        }
        let people = list.into_iter().map(|one| Specialist {
            name: one.name,
            cost: one.cost,
            tax: one.tax,
            does: self.gains(FILE, &one.does),
            starts: one.starts,
            story: one.story,
            text: one.text,
        });
        ids.iter().zip(people).collect()
    }

    /// NN-DATA-14, NN-UNDER-02
    pub(super) fn foes(&mut self) -> Option<[[Foe; 9]; 2]> {
        const FILE: &str = "enemies.toml";
        let list: Vec<EnemyEntry> = self.tables(FILE, "enemy");
        let mut above: [Option<Foe>; 9] = Default::default();
        let mut under: [Option<Foe>; 9] = Default::default();
        for enemy in list {
            self.within(FILE, &enemy.level, "the level of an enemy", 1..=9);
            let side = if enemy.under { &mut under } else { &mut above };
            let gains = self.gains(FILE, &enemy.gain);
            if let Some(place) = side.get_mut(usize::from(*enemy.level.get_ref()).wrapping_sub(1)) {
                let Foe { .. } = place.insert(Foe {
                    name: enemy.name,
                    health: enemy.health,
                    damage: enemy.damage,
                    gains,
                    text: enemy.text,
                });
            }
        }
        let missing = above.iter().any(Option::is_none)
            || under.iter().flatten().count() != 3
            || [1, 4, 6].iter().any(|at| under[*at].is_none());
        if missing && self.is_sound(FILE) {
            self.fault_word(
                FILE,
                "[[enemy]]",
                "there are nine levels above ground, and the levels 2, 5 and 7 below",
            );
        }
        let below: Vec<Foe> =
            under.into_iter().zip(&above).filter_map(|(own, other)| own.or_else(|| other.clone())).collect();
        let above: Vec<Foe> = above.into_iter().flatten().collect();
        Some([above.try_into().ok()?, below.try_into().ok()?])
    }

    /// NN-DATA-28
    pub(super) fn quests(&mut self) -> Catalogue<Quest> {
        const FILE: &str = "quests.toml";
        let list: Vec<QuestEntry> = self.tables(FILE, "quest");
        for (pile, wanted) in [(Pile::Basic, 43), (Pile::Artifact, 13), (Pile::Advanced, 17)] {
            let found = list.iter().filter(|quest| quest.pile == pile).count();
            self.count(FILE, &format!("{} quests", pile.key()), found, wanted);
        }
        let ids = self.ids(FILE, list.iter().map(|quest| &quest.id));
        let quests = list.into_iter().filter_map(|quest| {
            let Some(place) = self.names.find(quest.place.get_ref()) else {
                self.fault_at(
                    FILE,
                    &quest.place,
                    format!("there is no location `{}`", quest.place.get_ref()),
                );
                return None;
            };
            let needs = quest.needs.as_ref().and_then(|needs| {
                self.spanned(FILE, needs, |text, column| Phrase::each(text, column, read_count))
            });
            let end = quest.end.as_ref().and_then(|end| {
                self.spanned(FILE, end, |text, column| {
                    let mut phrase = Phrase::new(text, column);
                    let n = phrase.number("points", 1..=9)? as u8;
                    phrase.one_of("`for`", &[("for", ())])?;
                    let count = phrase.one_of("something to count", &Count::KEYS)?;
                    phrase.done().map(|()| (n, count))
                })
            });
            Some(Quest {
                name: quest.name,
                pile: quest.pile,
                place,
                cost: self.costs(FILE, &quest.cost),
                needs: needs.unwrap_or_default(),
                gains: quest.gain.as_ref().map(|gain| self.gains(FILE, gain)).unwrap_or_default(),
                fight: quest.fight.map(|[health, damage]| (health, damage)),
                rules: self.rules(FILE, &quest.rules),
                end,
                points: quest.points,
                text: quest.text,
            })
        });
        ids.iter().zip(quests).collect()
    }

    /// NN-DATA-24
    pub(super) fn orders(&mut self) -> Catalogue<Order> {
        const FILE: &str = "orders.toml";
        let list: Vec<OrderEntry> = self.tables(FILE, "order");
        self.count(FILE, "orders", list.len(), 9);
        let ids = self.ids(FILE, list.iter().map(|order| &order.id));
        let orders = list.into_iter().map(|order| {
            let goods = self.per_good(FILE, &order.goods);
            Order { goods, coins: order.coins, text: order.text }
        });
        ids.iter().zip(orders).collect()
    }

    /// `{ shell = 2, crystal = 1 }`
    pub(super) fn per_good(&mut self, file: &str, goods: &BTreeMap<String, u8>) -> [u8; 4] {
        for key in goods.keys().filter(|key| !Good::KEYS.iter().any(|(good, _)| good == key)) {
            self.fault_word(
                file,
                key,
                format!("`{key}` is not a good; it can be shell, tool, demon, crystal"),
            );
        }
        Good::KEYS.map(|(key, _)| goods.get(key).copied().unwrap_or(0))
    }

    /// NN-DATA-25
    pub(super) fn searches(&mut self) -> Catalogue<Search> {
        const FILE: &str = "search.toml";
        let list: Vec<SearchEntry> = self.tables(FILE, "search");
        let (mut finds, mut ids) = (Vec::new(), Vec::new());
        for search in &list {
            self.copies(FILE, &search.id, search.copies, &mut ids);
            let gains = self.gains(FILE, &search.gain);
            let find =
                || Search { name: search.name.clone(), gains: gains.clone(), text: search.text.clone() };
            finds.extend((0..search.copies).map(|_| find()));
        }
        self.count(FILE, "search tokens", finds.len(), 18);
        ids.into_iter().zip(finds).collect()
    }

    /// NN-DATA-26
    pub(super) fn solo(&mut self) -> Catalogue<Solo> {
        const FILE: &str = "solo.toml";
        let list: Vec<SoloEntry> = self.tables(FILE, "card");
        self.count(FILE, "solo cards", list.len(), 9);
        let ids = self.ids(FILE, list.iter().map(|card| &card.id));
        let cards = list.into_iter().map(|card| Solo { deed: card.deed, text: card.text });
        ids.iter().zip(cards).collect()
    }
}
