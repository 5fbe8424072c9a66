//! Terms of the rulebook that are the same in every book, with the names writers use for them.

table::terms! {
    /// The four ways to play (NF-MODE).
    pub enum Mode {
        First = "first",
        Campaign = "campaign",
        Character = "character",
        Arcade = "arcade",
    }

    /// The four factions (NF-FAC).
    #[derive(PartialOrd, Ord)]
    pub enum Faction {
        Outlaws = "outlaws",
        Mystics = "mystics",
        Lizards = "lizards",
        Nomads = "nomads",
    }

    /// The buildings of the town.
    pub enum Building {
        Saloon = "saloon",
        Hall = "hall",
        Stables = "stables",
        Store = "store",
        Farm = "farm",
        Hut = "hut",
        Mine = "mine",
    }

    /// The talents (NF-TAL), each with a rule of its own.
    pub enum Talent {
        BountyHunting = "bounty-hunting",
        Bribing = "bribing",
        Cooking = "cooking",
        Fishing = "fishing",
        GemTrading = "gem-trading",
        Lore = "lore",
        MartialArts = "martial-arts",
        Meditation = "meditation",
        PackBirdBreeding = "pack-bird-breeding",
        Persuasion = "persuasion",
        PianoPlaying = "piano-playing",
        Politics = "politics",
        PotionMaking = "potion-making",
        Scrounging = "scrounging",
        Spelunking = "spelunking",
        Storytelling = "storytelling",
        Taunting = "taunting",
        TreasureHunting = "treasure-hunting",
    }

    /// What a space shows (NF-MOVE-16).
    pub enum Icon {
        Coin = "coin",
        Gem = "gem",
        Peppers = "peppers",
        Parts = "parts",
        Ichor = "ichor",
        Tea = "tea",
    }

    /// A mark on a path.
    pub enum Mark {
        Threat = "threat",
        Treasure = "treasure",
    }

    /// What lies under a camp of the player board (NF-CAMP-11, NF-CAMP-12).
    pub enum Under {
        Nothing = "",
        Coin = "coin",
        Gem = "gem",
        Points = "points",
    }
}

impl Mode {
    /// Whether anything is kept from one session to the next.
    pub fn lasts(self) -> bool {
        matches!(self, Mode::Campaign | Mode::Character)
    }
}

impl Faction {
    /// What one calls them.
    pub fn name(self) -> &'static str {
        ["Outlaw", "Mystic", "Lizardfolk", "Nomad"][self as usize]
    }
}

impl Building {
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

impl Icon {
    /// The four trade goods (NF-ROUTE-01).
    pub const GOODS: [Icon; 4] = [Icon::Peppers, Icon::Parts, Icon::Ichor, Icon::Tea];

    pub fn name(self) -> &'static str {
        ["coin", "gem", "peppers", "machine parts", "ichor stone", "tea leaves"][self as usize]
    }
}
