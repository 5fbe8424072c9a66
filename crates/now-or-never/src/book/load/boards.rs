//! Locations, the two maps, the town boards and the season board.

use super::Loading;
use crate::book::*;
use serde::Deserialize;
use std::collections::BTreeMap;
use storybook::{Phrase, Spanned};
use table::Catalogue;

type Text = Spanned<String>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationEntry {
    id: Text,
    name: String,
    text: String,
    cost: Option<Text>,
    gain: Text,
    /// What is different underground.
    under: Option<VisitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct VisitEntry {
    cost: Option<Text>,
    gain: Text,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapsEntry {
    above: MapEntry,
    under: MapEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapEntry {
    name: String,
    /// What the spaces with letters are called.
    letters: [String; 14],
    /// Rows of spaces, each as its parts: `monument`, `mountain`, `scroll`, `enemy 3`, `A`, or `Goose Green`, a name of its own.
    rows: Vec<Vec<Text>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownsEntry {
    above: TownEntry,
    under: TownEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    /// Four rows of four, from the top: `-`, `shell`, `+2`, `tool +1`.
    plots: [[Text; 4]; 4],
    start: u8,
    rows: [u8; 4],
    homes: [u8; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeasonEntry {
    coins: u8,
    villagers: BTreeMap<String, u8>,
    highest: i8,
    sale: Vec<SaleEntry>,
    reputation: Vec<ReputationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SaleEntry {
    goods: BTreeMap<String, u8>,
    coins: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReputationEntry {
    at: i8,
    points: i8,
}

impl Loading<'_> {
    /// NN-LOC, NN-ULOC
    pub(super) fn locations(&mut self) -> Catalogue<Place> {
        const FILE: &str = "locations.toml";
        let list: Vec<LocationEntry> = self.tables(FILE, "location");
        self.count(FILE, "locations", list.len(), 14);
        let ids = self.ids(FILE, list.iter().map(|location| &location.id));
        let locations = list.into_iter().map(|location| {
            let above = crate::book::Visit {
                cost: self.costs(FILE, &location.cost),
                gains: self.gains(FILE, &location.gain),
            };
            let under = match &location.under {
                Some(under) => crate::book::Visit {
                    cost: self.costs(FILE, &under.cost),
                    gains: self.gains(FILE, &under.gain),
                },
                None => above.clone(),
            };
            Place { name: location.name, text: location.text, visits: [above, under] }
        });
        ids.iter().zip(locations).collect()
    }

    /// NN-DATA-01, NN-DATA-02, NN-DATA-07, NN-DATA-08: two maps, each with every location, level and letter once.
    pub(super) fn maps(&mut self, places: &Ids<Place>) -> Option<[Map; 2]> {
        let MapsEntry { above, under } = self.toml("maps.toml")?;
        Some([self.map(above, places)?, self.map(under, places)?])
    }

    fn map(&mut self, map: MapEntry, places: &Ids<Place>) -> Option<Map> {
        const FILE: &str = "maps.toml";
        let across = map.rows.first().map_or(0, Vec::len);
        if map.rows.iter().any(|row| row.len() != across) || !(1..=250).contains(&(across * map.rows.len())) {
            self.fault_word(FILE, &map.name, "the rows of a map are equally long");
            return None;
        }
        let mut spaces = Vec::new();
        for text in map.rows.iter().flatten() {
            spaces.push(self.space(text)?);
        }
        for place in places.iter() {
            let here = spaces.iter().filter(|space| space.place == Some(place)).count();
            if here > 1 {
                let twice = format!("`{}` is on the map twice", self.names.name(place));
                self.fault_word(FILE, &map.name, twice);
            }
        }
        let once = |what: &str, found: Vec<Option<u8>>, from: u8, n: u8, loader: &mut Self| {
            for wanted in from..from + n {
                if found.iter().filter(|f| **f == Some(wanted)).count() != 1 {
                    loader.fault_word(
                        FILE,
                        &map.name,
                        format!("each {what} stands on the map once ({wanted} does not)"),
                    );
                }
            }
        };
        once("level of enemies", spaces.iter().map(|s| s.enemy).collect(), 1, 9, self);
        once("letter", spaces.iter().map(|s| s.letter).collect(), 0, 14, self);
        if spaces.iter().filter(|space| space.scroll).count() != 3 {
            self.fault_word(FILE, &map.name, "three spaces have a scroll");
        }
        for space in &mut spaces {
            if let Some(letter) = space.letter {
                space.name.clone_from(&map.letters[usize::from(letter)]);
            }
            if space.name.is_empty() && space.place.is_none() && !space.scroll {
                self.fault_word(
                    FILE,
                    &map.name,
                    "a space without a location and without a letter has a name",
                );
            }
        }
        for (at, space) in spaces.iter().enumerate().filter(|(_, space)| !space.name.is_empty()) {
            if spaces[..at].iter().any(|other| other.name == space.name) {
                self.fault_word(FILE, &map.name, format!("two spaces are called `{}`", space.name));
            }
        }
        let monument = self.names.find::<Place>("monument");
        let monument = spaces.iter().position(|space| space.place.is_some() && space.place == monument);
        if monument.is_none() {
            self.fault_word(FILE, &map.name, "heroes begin at the `monument`");
        }
        Some(Map {
            name: map.name,
            across: across as u8,
            down: map.rows.len() as u8,
            spaces,
            monument: monument? as u8,
        })
    }

    /// `undergarden, mountain, enemy 3, B`, or `enemy 1, Empty Street`
    fn space(&mut self, text: &Text) -> Option<Space> {
        const FILE: &str = "maps.toml";
        let mut space = Space::default();
        for part in text.get_ref().split(',').map(str::trim).filter(|part| !part.is_empty() && *part != "-") {
            match part {
                "mountain" => space.mountain = true,
                "scroll" => space.scroll = true,
                _ if part.starts_with("enemy ") => space.enemy = part[6..].parse().ok(),
                _ if part.len() == 1 && ("A"..="N").contains(&part) => {
                    space.letter = Some(part.as_bytes()[0] - b'A')
                }
                _ if part.starts_with(char::is_uppercase) => space.name = part.to_owned(),
                _ => match self.names.find(part) {
                    Some(place) => space.place = Some(place),
                    None => {
                        self.fault_at(FILE, text, format!("`{part}` is not part of a space: a location, `mountain`, `scroll`, `enemy 3`, `A`, or a name with a capital"));
                        return None;
                    }
                },
            }
        }
        Some(space)
    }

    /// NN-DATA-21
    pub(super) fn towns(&mut self) -> Option<[Town; 2]> {
        let TownsEntry { above, under } = self.toml("towns.toml")?;
        Some([self.town(above)?, self.town(under)?])
    }

    fn town(&mut self, town: TownEntry) -> Option<Town> {
        const FILE: &str = "towns.toml";
        let mut plots = Vec::new();
        for text in town.plots.iter().flatten() {
            plots.push(self.spanned(FILE, text, |text, column| {
                let mut phrase = Phrase::new(text, column);
                if phrase.take("-") {
                    return phrase.done().map(|()| Plot::default());
                }
                let gives = phrase.take_one(&Thing::KEYS);
                let extra = if phrase.is_done() {
                    0
                } else {
                    phrase.number("an extra price such as +2", 1..=9)? as u8
                };
                phrase.done().map(|()| Plot { gives, extra })
            })?);
        }
        Some(Town {
            plots: plots.try_into().ok()?,
            start: town.start.min(3),
            rows: town.rows,
            homes: town.homes,
        })
    }

    /// NN-DATA-22, NN-DATA-23, NN-DATA-30
    pub(super) fn season(&mut self) -> Option<Season> {
        const FILE: &str = "season.toml";
        let season: SeasonEntry = self.toml(FILE)?;
        let villagers = self.per_good(FILE, &season.villagers);
        self.count(FILE, "villagers", villagers.iter().map(|n| usize::from(*n)).sum(), 60);
        let sales = season
            .sale
            .iter()
            .map(|sale| Sale { goods: self.per_good(FILE, &sale.goods), coins: sale.coins });
        Some(Season {
            sales: sales.collect(),
            villagers,
            reputation: season.reputation.iter().map(|entry| (entry.at, entry.points)).collect(),
            highest: season.highest,
            coins: season.coins,
        })
    }
}
