//! The terms of the rulebook: closed lists that rules are written for.

use serde::{Deserialize, Serialize};

table::terms! {
    /// The five skills (SG-SKILL-01).
    #[derive(PartialOrd, Ord)]
    pub enum Skill {
        Strength = "strength",
        Perception = "perception",
        Savvy = "savvy",
        Craft = "craft",
        Cunning = "cunning",
    }

    /// The five statuses (SG-STATUS-01).
    pub enum Status {
        Venom = "venom",
        Frightened = "frightened",
        Weakened = "weakened",
        Madness = "madness",
        LowMorale = "low-morale",
    }

    /// What lies on the ship board (SG-TERM-12, SG-SHARE-01, SG-OPEN-26).
    #[derive(PartialOrd, Ord)]
    pub enum Thing {
        Coin = "coin",
        Meat = "meat",
        Grain = "grain",
        Vegetables = "vegetables",
        Materials = "materials",
        Artifact = "artifact",
    }

    /// The rooms of the ship (SG-SHIP-01).
    pub enum Room {
        Bridge = "bridge",
        Galley = "galley",
        Deck = "deck",
        Quarters = "quarters",
        SickBay = "sick-bay",
    }

    /// The crew (SG-CREW-01).
    #[derive(PartialOrd, Ord)]
    pub enum Crew {
        Odessa = "odessa",
        Audrie = "audrie",
        Gregory = "gregory",
        Kannan = "kannan",
        Kasumi = "kasumi",
        Laurent = "laurent",
        Mac = "mac",
        Marco = "marco",
        Rafael = "rafael",
    }

    /// How dangerous an event is (SG-SETUP-14).
    #[derive(PartialOrd, Ord)]
    pub enum Peril {
        Mild = "mild",
        Perilous = "perilous",
        Deadly = "deadly",
    }

    /// The sides of a page (SG-EDGE-03).
    pub enum Side {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }

    /// What an adventure card is (SG-ADV-10).
    pub enum Sort {
        Totem = "totem",
        Person = "person",
        Equipment = "equipment",
        Knowledge = "knowledge",
        Recipe = "recipe",
        Weapon = "weapon",
    }

    /// How a campaign can end (SG-ACH-02).
    pub enum Ending {
        Adrift = "adrift",
        Bargain = "bargain",
        OneEye = "one-eye",
        Home = "home",
        Owing = "owing",
        Lamps = "lamps",
        Verdict = "verdict",
        Cradle = "cradle",
        Guests = "guests",
        Watch = "watch",
        Listener = "listener",
        Lunch = "lunch",
    }

    /// What a square of an enemy does besides hurting (SG-ENAB).
    pub enum Power {
        Adjacent1 = "adjacent1",
        Adjacent2 = "adjacent2",
        AdjacentRegen = "adjacent-regen",
        Discard = "discard",
        Venom = "venom",
        FirstStrike = "first-strike",
        Frighten = "frighten",
        LoseResource = "lose-resource",
        Madness = "madness",
        LowMorale = "low-morale",
        Regen1 = "regen1",
        Regen3 = "regen3",
        Disarm = "disarm",
        Resist = "resist",
        Weaken = "weaken",
        ShipDamage = "ship-damage",
        Flying = "flying",
    }
}

impl Power {
    /// As an option calls the square.
    pub fn name(self) -> &'static str {
        match self {
            Power::Adjacent1 => "its neighbours strike for 1 more",
            Power::Adjacent2 => "its neighbours strike for 2 more",
            Power::AdjacentRegen => "its neighbours heal 1",
            Power::Discard => "an equipped card is lost",
            Power::Venom => "venom",
            Power::FirstStrike => "first strike",
            Power::Frighten => "frightens",
            Power::LoseResource => "a resource is lost",
            Power::Madness => "madness",
            Power::LowMorale => "low morale",
            Power::Regen1 => "it heals 1",
            Power::Regen3 => "it heals 3",
            Power::Disarm => "a weapon is let go",
            Power::Resist => "blocks 1 of each blow",
            Power::Weaken => "weakens",
            Power::ShipDamage => "ship damage",
            Power::Flying => "wings",
        }
    }
}

impl Thing {
    /// The three kinds of food (SG-TERM-12).
    pub const FOOD: [Thing; 3] = [Thing::Meat, Thing::Grain, Thing::Vegetables];

    /// How many tokens there are: 6 of each resource, 40 coins.
    pub fn supply(self) -> u8 {
        if self == Thing::Coin { 40 } else { 6 }
    }
}

impl Status {
    /// How many tokens there are (SG-STATUS-03).
    pub fn supply(self) -> usize {
        if self == Status::LowMorale { 8 } else { 4 }
    }
}

impl Side {
    /// Where a ship comes in that leaves here (SG-EDGE-03).
    pub fn opposite(self) -> Side {
        match self {
            Side::North => Side::South,
            Side::South => Side::North,
            Side::East => Side::West,
            Side::West => Side::East,
        }
    }
}

/// A square of an enemy's grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Square {
    Blank,
    /// A heart that needs this much damage of a single hit (SG-HEART-01).
    Heart(u8),
    /// Adds to the enemy's damage (SG-ENAB-19).
    Attack(u8),
    Power(Power),
}

impl Thing {
    /// What so many are called: "coins", "meat".
    pub fn noun(self, n: u32) -> &'static str {
        match (self, n) {
            (Thing::Coin, 1) => "coin",
            (Thing::Coin, _) => "coins",
            (Thing::Artifact, 1) => "artifact",
            (Thing::Artifact, _) => "artifacts",
            (Thing::Meat, _) => "meat",
            (Thing::Grain, _) => "grain",
            (Thing::Vegetables, 1) => "vegetable",
            (Thing::Vegetables, _) => "vegetables",
            (Thing::Materials, 1) => "material",
            (Thing::Materials, _) => "materials",
        }
    }

    /// "2 coins", "1 meat"
    pub fn say(self, n: u32) -> String {
        format!("{n} {}", self.noun(n))
    }
}

impl Skill {
    /// As challenges write it: "STRENGTH".
    pub fn loud(self) -> String {
        self.key().to_uppercase()
    }
}
