//! Terms of the rulebook that are the same in every book, with the names writers use for them.

use serde::{Deserialize, Serialize};

/// The four factions (NF-FAC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Faction {
    Outlaws,
    Mystics,
    Lizards,
    Nomads,
}

impl Faction {
    pub const ALL: [Faction; 4] = [Faction::Outlaws, Faction::Mystics, Faction::Lizards, Faction::Nomads];

    pub fn key(self) -> &'static str {
        FACTIONS[self as usize].0
    }

    /// What one calls them.
    pub fn name(self) -> &'static str {
        ["Outlaw", "Mystic", "Lizardfolk", "Nomad"][self as usize]
    }
}

pub(crate) const FACTIONS: [(&str, Faction); 4] = [
    ("outlaws", Faction::Outlaws),
    ("mystics", Faction::Mystics),
    ("lizards", Faction::Lizards),
    ("nomads", Faction::Nomads),
];

/// The buildings of the town.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Building {
    Saloon,
    Hall,
    Stables,
    Store,
    Farm,
    Hut,
    Mine,
}

impl Building {
    pub const ALL: [Building; 7] = [
        Building::Saloon,
        Building::Hall,
        Building::Stables,
        Building::Store,
        Building::Farm,
        Building::Hut,
        Building::Mine,
    ];

    pub fn key(self) -> &'static str {
        BUILDINGS[self as usize].0
    }

    pub fn name(self) -> &'static str {
        [
            "the Saloon",
            "the Town Hall",
            "the Stables",
            "the General Store",
            "the Farm",
            "the Mystic's Hut",
            "the Mine",
        ][self as usize]
    }
}

pub(crate) const BUILDINGS: [(&str, Building); 7] = [
    ("saloon", Building::Saloon),
    ("hall", Building::Hall),
    ("stables", Building::Stables),
    ("store", Building::Store),
    ("farm", Building::Farm),
    ("hut", Building::Hut),
    ("mine", Building::Mine),
];

/// The talents (NF-TAL), each with a rule of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Talent {
    BountyHunting,
    Bribing,
    Cooking,
    Fishing,
    GemTrading,
    Lore,
    MartialArts,
    Meditation,
    PackBirdBreeding,
    Persuasion,
    PianoPlaying,
    Politics,
    PotionMaking,
    Scrounging,
    Spelunking,
    Storytelling,
    Taunting,
    TreasureHunting,
}

pub(crate) const TALENTS: [(&str, Talent); 18] = [
    ("bounty-hunting", Talent::BountyHunting),
    ("bribing", Talent::Bribing),
    ("cooking", Talent::Cooking),
    ("fishing", Talent::Fishing),
    ("gem-trading", Talent::GemTrading),
    ("lore", Talent::Lore),
    ("martial-arts", Talent::MartialArts),
    ("meditation", Talent::Meditation),
    ("pack-bird-breeding", Talent::PackBirdBreeding),
    ("persuasion", Talent::Persuasion),
    ("piano-playing", Talent::PianoPlaying),
    ("politics", Talent::Politics),
    ("potion-making", Talent::PotionMaking),
    ("scrounging", Talent::Scrounging),
    ("spelunking", Talent::Spelunking),
    ("storytelling", Talent::Storytelling),
    ("taunting", Talent::Taunting),
    ("treasure-hunting", Talent::TreasureHunting),
];
