//! The state: ids and numbers, never text.

use crate::book::{
    Ability, Adventure, Crew, Ending, Enemy, Entry, Level, Quest, Region, Room, Search, Skill, Status, Thing,
};
use serde::{Deserialize, Serialize};
use table::{Deck, Id, Scene, Scenes, Seat, Seats, known_list, known_option, within};

/// Where the game stands between stories, combats and voyages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// A new campaign is laid out.
    Setup,
    /// What happens before the ship action (SG-TURN-03).
    Start,
    /// SG-ROOM
    Room,
    /// SG-EVENT
    Event,
    /// SG-ACT, with so many actions left.
    Actions(#[serde(deserialize_with = "within::<_, _, 0, 2>")] u8),
    /// SG-TURN-06, SG-TURN-07
    End,
    /// The turn is over but for a voyage.
    Pass,
    /// The campaign has ended; another may begin with the same achievement sheet.
    After,
    Over,
}

/// What a room does, one thing after the other (SG-ROOM-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Effect {
    Clear,
    Command,
    Cards,
    Rest,
    Search,
    Heal,
}

/// A crew member, with everything that lies on the board.
#[derive(Clone, Debug, Default, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mate {
    /// Who controls them; nobody in particular for the captain (SG-CREW-02).
    pub owner: Option<Seat>,
    #[serde(deserialize_with = "within::<_, _, 0, 20>")]
    pub damage: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 2>")]
    pub fatigue: u8,
    pub statuses: Vec<Status>,
    /// Command that lies on the board (SG-TERM-04).
    #[serde(deserialize_with = "within::<_, _, 0, 14>")]
    pub command: u8,
    #[serde(deserialize_with = "known_list")]
    pub cards: Vec<Id<Ability>>,
    #[serde(deserialize_with = "known_list")]
    pub levels: Vec<Id<Level>>,
}

/// The crew was shared out, and boards may be exchanged (SG-OPEN-68).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sharing {
    /// Those who are not content yet.
    pub unsettled: Seats,
    /// How often each seat has taken a board.
    pub taken: [u8; 4],
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Whether this seat sails along now.
    pub present: bool,
    /// It wants to join or to leave when the turn ends (SG-JOIN-01, SG-LEAVE-01).
    #[serde(default)]
    pub changing: bool,
    #[serde(deserialize_with = "within::<_, _, 0, 14>")]
    pub command: u8,
    #[serde(deserialize_with = "known_list")]
    pub hand: Vec<Id<Ability>>,
    /// Combat action tokens not yet used (SG-COMBAT-04).
    #[serde(default, deserialize_with = "within::<_, _, 0, 4>")]
    pub tokens: u8,
}

/// An adventure card in play.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Owned {
    pub card: Id<Adventure>,
    #[serde(default, deserialize_with = "within::<_, _, 0, 14>")]
    pub command: u8,
    /// Who carries it, if it is a weapon (SG-WEAPON-03).
    #[serde(default)]
    pub bearer: Option<Crew>,
}

/// An event that stays (SG-EVENT-04).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ongoing {
    pub event: Id<Entry>,
    /// Where the sea serpent is, if this is its card (SG-EVC-03).
    #[serde(default, deserialize_with = "known_option")]
    pub serpent: Option<Id<Region>>,
}

/// Why a story is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Source {
    Explore,
    Event,
    Clock,
}

/// A story that is being read.
pub type Reading = storybook::Reading<Id<Entry>, Source>;

/// An enemy in the row.
#[derive(Clone, Debug, PartialEq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Foe {
    pub card: Id<Enemy>,
    /// Covered squares, bit by bit.
    #[serde(deserialize_with = "within::<_, _, 0, 511>")]
    pub covered: u16,
}

/// A combat (SG-COMBAT).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Combat {
    #[serde(default = "Scene::older_fight")]
    pub scene: Scene,
    /// From left to right.
    #[serde(deserialize_with = "known_list")]
    pub row: Vec<Foe>,
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub round: u16,
    /// Of all enemies that there were (SG-DIFF).
    #[serde(default)]
    pub level: u8,
    /// On whose board each crew member's synergy token lies, by owner (SG-COMBAT-05).
    pub synergy: [Crew; 9],
    /// Combat action tokens on each crew board (SG-ATK-02).
    pub used: [u8; 9],
    /// Rounds in a row in which nothing has changed, and a number for all that there was to change (SG-OPEN-69).
    #[serde(default, deserialize_with = "within::<_, _, 0, 5>")]
    pub still: u8,
    #[serde(default)]
    pub before: (u32, u32),
    /// Never saved: an attack is a part of one step.
    #[serde(skip)]
    pub attack: Option<Attack>,
    /// Who attacked, while the enemy strikes back (SG-CTR-01). Never saved either.
    #[serde(skip)]
    pub struck_back: Option<Seat>,
}

/// An attack that is being made, for all to see.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Attack {
    pub crew: Crew,
    /// The place in the row of the enemy that is attacked.
    pub at: u8,
    pub fate: u8,
    /// What the weapon and the attacker's own cards add.
    pub accuracy: i32,
    /// What was laid on.
    pub plus: i32,
    pub need: u8,
    /// Damage to lay: of a hit, before it is settled. None is left once it lies.
    pub damage: u8,
    /// More of it, by what was laid on.
    pub more: u8,
    /// What the attacker's weapon blocks of the blow back.
    pub block: u8,
    /// None before it is settled.
    pub hit: Option<bool>,
    /// Squares chosen so far: `9 * place in the row + square`.
    pub laid: Vec<u8>,
}

/// A challenge that is under way, for all to see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Challenge {
    pub skill: Skill,
    /// None: travel, whose total is a distance (SG-TRAVEL-01).
    pub need: Option<u8>,
    pub crew: Vec<Crew>,
    pub fate: Option<u8>,
    pub total: i32,
}

/// What lasts over campaigns (SG-ACH).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Achievements {
    #[serde(deserialize_with = "known_list")]
    pub totems: Vec<Id<Adventure>>,
    pub endings: Vec<Ending>,
}

/// The lines of the final score (SG-SCORE), in their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    pub adventures: i16,
    pub totems: i16,
    pub quests: i16,
    pub levels: i16,
    pub coins: i16,
    pub artifacts: i16,
    pub ending: i16,
    pub defeats: i16,
    pub brutal: i16,
}

impl Score {
    pub fn lines(&self) -> [(&'static str, i16); 9] {
        [
            ("Adventure cards", self.adventures),
            ("Totems", self.totems),
            ("Quests", self.quests),
            ("Level cards", self.levels),
            ("Coins, 1 point for 2", self.coins),
            ("Artifacts", self.artifacts),
            ("An ending", self.ending),
            ("Defeats", self.defeats),
            ("Brutal mode", self.brutal),
        ]
    }

    pub fn total(&self) -> i16 {
        self.lines().iter().map(|(_, points)| points).sum()
    }
}

/// A location that was explored (SG-CAMP-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub turn: u16,
    pub entry: Id<Entry>,
}

/// A campaign that is over, as the journey log keeps it (SG-CAMP-02).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Journey {
    pub turns: u16,
    pub ending: Option<Ending>,
    pub score: Score,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    /// SG-DEFEAT-09
    pub brutal: bool,
    /// SG-DICE
    pub die: bool,
    pub phase: Phase,
    /// Turns of this campaign.
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub turn: u16,
    pub active: Seat,
    pub players: Vec<Player>,
    /// In the order of [`Crew::ALL`].
    pub crew: [Mate; 9],
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sharing: Option<Sharing>,
    /// Where the ship is.
    pub region: Id<Region>,
    /// Damage of the rooms in their order, and of the hull (SG-SHIP-03).
    pub damage: [u8; 6],
    /// Where the ship action figure stands (SG-SETUP-04).
    pub room: Option<Room>,
    /// Of the room in use, what is left to do, if the active player chooses the order or somebody may do something first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<Effect>>,
    /// In the order of [`Thing::ALL`].
    pub stores: [u8; 6],
    #[serde(deserialize_with = "within::<_, _, 0, 999>")]
    pub xp: u16,
    /// XP spent so far.
    #[serde(deserialize_with = "within::<_, _, 0, 999>")]
    pub xp_spent: u16,
    pub abilities: Deck<Ability>,
    /// The fate card that lies open (SG-OPEN-24).
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "known_option")]
    pub fate: Option<Id<Ability>>,
    /// The event deck; its discards are out of the campaign (SG-OPEN-05).
    pub events: Deck<Entry>,
    /// Event cards that have not come into a deck yet, face down in their box (SG-SETUP-17).
    pub box_events: Deck<Entry>,
    /// Event cards that were discarded unread, face down (SG-DEFEAT-05).
    #[serde(default, deserialize_with = "known_list")]
    pub box_lost: Vec<Id<Entry>>,
    #[serde(deserialize_with = "known_list")]
    pub ongoing: Vec<Ongoing>,
    /// Which time the event deck is gone through, from 1 (SG-EVENT-10).
    #[serde(deserialize_with = "within::<_, _, 1, 3>")]
    pub pass: u8,
    pub market: Deck<Adventure>,
    /// What a market shows now (SG-MARKET-02); empty when nobody visits one.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "known_list")]
    pub stall: Vec<Id<Adventure>>,
    pub searches: Deck<Search>,
    #[serde(deserialize_with = "known_list")]
    pub adventures: Vec<Owned>,
    #[serde(deserialize_with = "known_list")]
    pub quests: Vec<Id<Quest>>,
    /// The used quest box (SG-STORE-05).
    #[serde(deserialize_with = "known_list")]
    pub used_quests: Vec<Id<Quest>>,
    /// Explore tokens held, bit by bit (SG-XTOK).
    #[serde(default)]
    pub explore: u8,
    /// How many scenes there have been.
    #[serde(default)]
    pub scenes: Scenes,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "known_option")]
    pub reading: Option<Reading>,
    /// A page of the clock where a defeat came between, until it goes on (SG-OPEN-70).
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "known_option")]
    pub put_off: Option<Reading>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub combat: Option<Combat>,
    /// Regions that the ship may still sail in this travel action.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub voyage: Option<u8>,
    /// A visit to a port, and whether the crew has slept at its inn (SG-PORT-03).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub port: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub challenge: Option<Challenge>,
    /// Cards whose free use this turn is over (SG-OPEN-63).
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "known_list")]
    pub spent: Vec<Id<Ability>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "known_list")]
    pub spent_levels: Vec<Id<Level>>,
    /// Food that is just being paid. Never saved: a price is a part of one step.
    #[serde(skip)]
    pub owed: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub defeats: u16,
    pub ending: Option<Ending>,
    /// Where this campaign has been, the first place first.
    #[serde(default, deserialize_with = "known_list")]
    pub stops: Vec<Stop>,
    pub sheet: Achievements,
    /// Campaigns that are over, the oldest first.
    #[serde(default)]
    pub journeys: Vec<Journey>,
}

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn mate(&self, crew: Crew) -> &Mate {
        &self.crew[crew as usize]
    }

    pub fn mate_mut(&mut self, crew: Crew) -> &mut Mate {
        &mut self.crew[crew as usize]
    }

    /// The seats that sail along, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        table::seats(self.players.len()).filter(|s| self.player(*s).present)
    }

    /// How many sail along.
    pub fn company(&self) -> usize {
        self.seats().count()
    }

    /// Who sits to the left, sailing along (SG-TURN-06).
    pub fn left_of(&self, seat: Seat) -> Seat {
        let n = self.players.len();
        let mut around = (1..=n).map(|i| Seat(((seat.index() + i) % n) as u8));
        around.find(|s| self.player(*s).present).unwrap_or(seat)
    }

    /// Who controls a crew member now: the captain is the active player's (SG-CREW-02, SG-OPEN-58).
    pub fn controls(&self, crew: Crew) -> Seat {
        self.mate(crew).owner.unwrap_or(self.active)
    }

    /// The crew that a seat controls.
    pub fn crew_of(&self, seat: Seat) -> impl Iterator<Item = Crew> + '_ {
        Crew::ALL.into_iter().filter(move |crew| self.controls(*crew) == seat)
    }

    pub fn stored(&self, thing: Thing) -> u8 {
        self.stores[thing as usize]
    }

    /// Command tokens in the supply (SG-CMD-01).
    pub fn command_left(&self) -> u8 {
        let held: u8 = self.players.iter().map(|p| p.command).sum();
        let boards: u8 = self.crew.iter().map(|mate| mate.command).sum();
        let cards: u8 = self.adventures.iter().map(|owned| owned.command).sum();
        COMMAND.saturating_sub(held + boards + cards)
    }

    pub fn has_quest(&self, quest: Id<Quest>) -> bool {
        self.quests.contains(&quest)
    }

    pub fn owns(&self, card: Id<Adventure>) -> bool {
        self.adventures.iter().any(|owned| owned.card == card)
    }

    /// How many crew members have a status.
    pub fn bearers(&self, status: Status) -> usize {
        self.crew.iter().filter(|mate| mate.statuses.contains(&status)).count()
    }
}

/// Command tokens in the box (SG-CMD-01).
pub const COMMAND: u8 = 14;
