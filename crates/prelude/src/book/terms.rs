//! Terms of the rulebook that are the same in every book, with the names writers use for them.

use serde::{Deserialize, Serialize};

/// The six traits, in the rulebook's order (PR-TRAIT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Trait {
    Strong,
    Active,
    Keen,
    Wise,
    Communing,
    Caring,
}

impl Trait {
    pub const ALL: [Trait; 6] =
        [Trait::Strong, Trait::Active, Trait::Keen, Trait::Wise, Trait::Communing, Trait::Caring];
    /// The traits whose tokens are health (PR-HEALTH-01).
    pub const HEALTH: [Trait; 3] = [Trait::Strong, Trait::Active, Trait::Keen];
    /// The traits whose tokens are morale (PR-HEALTH-02).
    pub const MORALE: [Trait; 3] = [Trait::Wise, Trait::Communing, Trait::Caring];

    pub fn name(self) -> &'static str {
        TRAITS[self as usize].0
    }
}

pub(crate) const TRAITS: [(&str, Trait); 6] = [
    ("strong", Trait::Strong),
    ("active", Trait::Active),
    ("keen", Trait::Keen),
    ("wise", Trait::Wise),
    ("communing", Trait::Communing),
    ("caring", Trait::Caring),
];

/// The four event decks, in the order of their letters on the event die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DeckName {
    Spirit,
    Location,
    Occurrence,
    Phenomenon,
}

impl DeckName {
    pub const ALL: [DeckName; 4] =
        [DeckName::Spirit, DeckName::Location, DeckName::Occurrence, DeckName::Phenomenon];

    pub fn name(self) -> &'static str {
        DECKS[self as usize].0
    }

    /// Its face on the event die.
    pub fn letter(self) -> &'static str {
        ["S", "L", "O", "P"][self as usize]
    }
}

pub(crate) const DECKS: [(&str, DeckName); 4] = [
    ("spirit", DeckName::Spirit),
    ("location", DeckName::Location),
    ("occurrence", DeckName::Occurrence),
    ("phenomenon", DeckName::Phenomenon),
];

/// The three regions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RegionName {
    Grassland,
    Forest,
    Mountains,
}

pub(crate) const REGIONS: [(&str, RegionName); 3] = [
    ("grassland", RegionName::Grassland),
    ("forest", RegionName::Forest),
    ("mountains", RegionName::Mountains),
];

/// The six buildings of the settlement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Building {
    Hall,
    Hut,
    Vantage,
    Plans,
    Altar,
    Hearth,
}

impl Building {
    pub const ALL: [Building; 6] = [
        Building::Hall,
        Building::Hut,
        Building::Vantage,
        Building::Plans,
        Building::Altar,
        Building::Hearth,
    ];

    pub fn key(self) -> &'static str {
        BUILDINGS[self as usize].0
    }
}

pub(crate) const BUILDINGS: [(&str, Building); 6] = [
    ("hall", Building::Hall),
    ("hut", Building::Hut),
    ("vantage", Building::Vantage),
    ("plans", Building::Plans),
    ("altar", Building::Altar),
    ("hearth", Building::Hearth),
];

/// The six pasts, each with an ability of its own (PR-PAST).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Past {
    Soldier,
    Farmer,
    Forester,
    Advisor,
    Priest,
    Spouse,
}

impl Past {
    pub const ALL: [Past; 6] =
        [Past::Soldier, Past::Farmer, Past::Forester, Past::Advisor, Past::Priest, Past::Spouse];
}

/// The six gifts, each with an ability of its own (PR-GIFT).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Gift {
    Chosen,
    Woken,
    Whisperer,
    Seer,
    Mage,
    Empath,
}

impl Gift {
    pub const ALL: [Gift; 6] =
        [Gift::Chosen, Gift::Woken, Gift::Whisperer, Gift::Seer, Gift::Mage, Gift::Empath];
}
