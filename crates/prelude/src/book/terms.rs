//! Terms of the rulebook that are the same in every book, with the names writers use for them.

table::terms! {
    /// The six traits, in the rulebook's order (PR-TRAIT-01).
    #[derive(PartialOrd, Ord)]
    pub enum Trait {
        Strong = "strong",
        Active = "active",
        Keen = "keen",
        Wise = "wise",
        Communing = "communing",
        Caring = "caring",
    }

    /// The four event decks, in the order of their letters on the event die.
    pub enum DeckName {
        Spirit = "spirit",
        Location = "location",
        Occurrence = "occurrence",
        Phenomenon = "phenomenon",
    }

    /// The three regions.
    pub enum RegionName {
        Grassland = "grassland",
        Forest = "forest",
        Mountains = "mountains",
    }

    /// The zone that only one region has (PR-SETUP-10).
    pub enum Special {
        Scout = "scout",
        Deepwoods = "deepwoods",
        Cave = "cave",
    }

    /// The six buildings of the settlement.
    pub enum Building {
        Hall = "hall",
        Hut = "hut",
        Vantage = "vantage",
        Plans = "plans",
        Altar = "altar",
        Hearth = "hearth",
    }

    /// The six pasts, each with an ability of its own (PR-PAST).
    pub enum Past {
        Soldier = "soldier",
        Farmer = "farmer",
        Forester = "forester",
        Advisor = "advisor",
        Priest = "priest",
        Spouse = "spouse",
    }

    /// The six gifts, each with an ability of its own (PR-GIFT).
    pub enum Gift {
        Chosen = "chosen",
        Woken = "woken",
        Whisperer = "whisperer",
        Seer = "seer",
        Mage = "mage",
        Empath = "empath",
    }

    /// Who meets an event (PR-ENC-01, PR-ENC-02, PR-ENC-03).
    pub enum Kind {
        Group = "group",
        Individual = "individual",
        Secret = "secret",
    }

    /// When a spell may be cast.
    pub enum Moment {
        Prep = "prep",
        Rest = "rest",
        Keeping = "keeping",
    }
}

impl Trait {
    /// The traits whose tokens are health (PR-HEALTH-01).
    pub const HEALTH: [Trait; 3] = [Trait::Strong, Trait::Active, Trait::Keen];
    /// The traits whose tokens are morale (PR-HEALTH-02).
    pub const MORALE: [Trait; 3] = [Trait::Wise, Trait::Communing, Trait::Caring];

    pub fn name(self) -> &'static str {
        self.key()
    }
}

impl DeckName {
    pub fn name(self) -> &'static str {
        self.key()
    }

    /// Its face on the event die.
    pub fn letter(self) -> &'static str {
        ["S", "L", "O", "P"][self as usize]
    }
}
