//! The terms of the rulebook: closed lists that rules are written for.

table::terms! {
    /// The heroes (NN-PSET-01).
    #[derive(PartialOrd, Ord)]
    pub enum Hero {
        Marklun = "marklun",
        Halia = "halia",
        Namal = "namal",
        Zeik = "zeik",
    }

    /// What can be sold (NN-GEN-05).
    #[derive(PartialOrd, Ord)]
    pub enum Good {
        Shell = "shell",
        Tool = "tool",
        Demon = "demon",
        Crystal = "crystal",
    }

    /// Who can live in a town: those who make a good, and two that only chapters bring (NN-GEN-07).
    #[derive(PartialOrd, Ord)]
    pub enum Villager {
        Shell = "shell",
        Tool = "tool",
        Demon = "demon",
        Crystal = "crystal",
        Glogo = "glogo",
        Lab = "lab-monster",
    }

    /// What a player has any number of, or as much as the board holds.
    #[derive(PartialOrd, Ord)]
    pub enum Thing {
        Shell = "shell",
        Tool = "tool",
        Demon = "demon",
        Crystal = "crystal",
        Book = "book",
        Coin = "coin",
        Experience = "experience",
        Heart = "heart",
        Mana = "mana",
    }

    /// Where abilities and gear go (NN-HERO-05, NN-HERO-08).
    pub enum Colour {
        Red = "red",
        Blue = "blue",
    }

    /// The piles of quest cards (NN-SETUP-15).
    #[derive(PartialOrd, Ord)]
    pub enum Pile {
        Basic = "basic",
        Artifact = "artifact",
        Advanced = "advanced",
    }

    /// The sides of the boards (NN-SETUP-01, NN-UNDER-01).
    pub enum Side {
        Above = "above",
        Under = "under",
    }

    /// What requirements, ongoing effects and points at the end count.
    pub enum Count {
        Buildings = "buildings",
        /// Full rows of buildings (NN-TOWN-07).
        Rows = "rows",
        /// Housing rows with all four goods (NN-TOWN-08).
        Homes = "homes",
        /// Housed villagers, and those of one good.
        Villagers = "villagers",
        Shells = "shell-villagers",
        Tools = "tool-villagers",
        Demons = "demon-villagers",
        Crystals = "crystal-villagers",
        /// Beds in the town.
        Beds = "beds",
        /// Search tokens kept (NN-SEARCH-05).
        Tokens = "tokens",
        Abilities = "abilities",
        Gear = "gear",
        /// Completed orders (NN-ORDER-04).
        Orders = "orders",
        /// Played quest cards.
        Quests = "quests",
        Specialists = "specialists",
        Hearts = "hearts",
        Experience = "experience",
        Books = "books",
    }

    /// What the bot does in solo play (NN-SCARD).
    pub enum Deed {
        Attack = "attack",
        ExhaustOwn = "exhaust-own",
        ExhaustYours = "exhaust-yours",
        Roll = "roll",
        Search = "search",
        Recruit = "recruit",
    }
}

impl Good {
    /// As something that a player has.
    pub fn thing(self) -> Thing {
        [Thing::Shell, Thing::Tool, Thing::Demon, Thing::Crystal][self as usize]
    }
}

impl Villager {
    pub fn good(self) -> Option<Good> {
        Good::ALL.into_iter().find(|good| Villager::from(*good) == self)
    }

    /// How many places of a row they need.
    pub fn places(self) -> u8 {
        if self == Villager::Lab { 2 } else { 1 }
    }
}

impl From<Good> for Villager {
    fn from(good: Good) -> Self {
        Villager::ALL[good as usize]
    }
}

impl Thing {
    /// Goods and books: what the track of the town board counts (NN-TOWN-09).
    pub const TRACKED: [Thing; 5] = [Thing::Shell, Thing::Tool, Thing::Demon, Thing::Crystal, Thing::Book];
}
