//! The state: ids and numbers, never text.

use crate::book::words::{Kind, Price};
use crate::book::{
    Artifact, Building, Character, Entry, Keyword, Mode, Person, Space, Talent, Threat, Treasure, WorldCard,
};
use serde::{Deserialize, Deserializer, Serialize};
use table::{Any, Deck, Id, Scenes, Seat, all_within, known_list, known_lists, known_option, within};

/// What was agreed before play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    pub town: Town,
    /// NF-VAR-01
    pub extra_stories: bool,
    /// NF-VAR-04
    pub long_game: bool,
    /// NF-VAR-06
    pub platypus: bool,
    /// NF-VAR-08, NF-VAR-09, NF-VAR-10, NF-VAR-11, NF-VAR-12
    pub joining: bool,
    /// The text of a quest is first shown to its reader alone (NF-QUEST-02).
    pub reader: bool,
    /// The map of an arcade game; none if chance decides.
    pub map: Option<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Town {
    Dusk,
    Day,
    /// NF-DAY-01
    Alternate,
}

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    /// Before a session: who plays, which map, talents.
    Gathering,
    /// Characters, companions, first player.
    Setup,
    /// The n-th pick of the draft.
    Draft(#[serde(deserialize_with = "within::<_, _, 0, 4>")] u8),
    /// What is kept of it.
    Keep,
    /// Somebody's turn.
    Turn,
    /// After a session: everybody looks at the scores.
    #[serde(rename = "evening")]
    Scores,
    Over,
}

/// Where a character stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// NF-SETUP-35
    #[default]
    Nowhere,
    At(Building),
    Jail,
    On(Id<Space>),
}

/// A character on a space that is no longer on the map has yet to arrive.
fn known_place<'de, D: Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
    Ok(known_option(from)?.unwrap_or_default())
}

/// What lasts over the sessions (NF-SHEET).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Experience not yet spent.
    #[serde(deserialize_with = "within::<_, _, 0, 100>")]
    pub experience: u8,
    /// Boxes filled (Campaign), at most 30 (NF-OPEN-53).
    #[serde(deserialize_with = "within::<_, _, 0, 30>")]
    pub boxes: u8,
    /// Character quests done, in order (Character).
    #[serde(deserialize_with = "known_list")]
    pub done: Vec<Id<Entry>>,
    /// The next one.
    #[serde(default, deserialize_with = "known_option")]
    pub next: Option<Id<Entry>>,
    /// Side quests noted, the oldest first (Campaign).
    #[serde(deserialize_with = "known_list")]
    pub side: Vec<Id<Entry>>,
    #[serde(deserialize_with = "known_list")]
    pub keywords: Vec<Id<Keyword>>,
    pub talents: Vec<Talent>,
    /// Points of each session played; 0 for one that was missed.
    pub points: Vec<i16>,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Whether this seat plays the session.
    pub present: bool,
    pub character: Option<Id<Character>>,
    #[serde(default, deserialize_with = "known_option")]
    pub companion: Option<Id<Person>>,
    /// The active party, companion included (NF-PARTY-02).
    #[serde(deserialize_with = "known_list")]
    pub party: Vec<Id<Person>>,
    #[serde(deserialize_with = "known_list")]
    pub inactive: Vec<Id<Person>>,
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub coins: u16,
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub gems: u16,
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub food: u16,
    #[serde(deserialize_with = "all_within::<_, _, _, 0, 9999>")]
    pub tokens: [u16; 4],
    #[serde(deserialize_with = "within::<_, _, 0, 13>")]
    pub hearts: u16,
    #[serde(deserialize_with = "within::<_, _, -6, 12>")]
    pub reputation: i8,
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    pub birds: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 3>")]
    pub tortoises: u8,
    #[serde(deserialize_with = "known_list")]
    pub treasures: Vec<Id<Treasure>>,
    /// Bought artifacts.
    #[serde(deserialize_with = "known_list")]
    pub artifacts: Vec<Id<Artifact>>,
    #[serde(deserialize_with = "known_list")]
    pub hand: Vec<Id<Artifact>>,
    /// Cards just drawn, looked at by this player alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "known_list")]
    pub drawn: Vec<Id<Artifact>>,
    #[serde(deserialize_with = "known_list")]
    pub worlds: Vec<Id<WorldCard>>,
    #[serde(deserialize_with = "known_list")]
    pub threats: Vec<Id<Threat>>,
    #[serde(deserialize_with = "known_list")]
    pub bosses: Vec<Id<Threat>>,
    /// Camps placed, wherever.
    pub camps: u8,
    #[serde(deserialize_with = "known_place")]
    pub place: Place,
    pub sheet: Sheet,
}

impl Player {
    /// Nothing but the sheet and three coins (NF-SETUP-15); no hearts (NF-SETUP-18), no reputation (NF-SETUP-20).
    pub fn new(sheet: Sheet) -> Self {
        Player { present: true, coins: 3, sheet, ..Player::default() }
    }

    pub fn pack(&self) -> u8 {
        self.birds + self.tortoises
    }

    /// Everyone recruited, and the companion.
    pub fn people(&self) -> impl Iterator<Item = Id<Person>> + '_ {
        self.party.iter().chain(&self.inactive).copied()
    }

    pub fn has(&self, talent: Talent) -> bool {
        self.sheet.talents.contains(&talent)
    }
}

/// A camp on the map.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Camp {
    pub space: Id<Space>,
    pub seat: Seat,
}

/// A quest that is being read.
pub type Reading = storybook::Reading<Id<Entry>, Quest>;

/// A quest that is attempted: the space of its token, and where it comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quest {
    pub space: Id<Space>,
    pub source: Source,
}

/// Where a quest comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Space,
    Side,
    Character,
    Arcade,
}

/// The quest that lies on the table, until the turn is over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    pub entry: Id<Entry>,
    /// Whose quest it is.
    pub seat: Seat,
    /// The choice taken, by its place.
    pub choice: Option<u8>,
    /// How it went.
    pub result: Option<Verdict>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verdict {
    Failed,
    #[default]
    Passed,
    Bonus,
}

/// A roll as it lies on the table, for all to see: views show it as it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "RollView"))]
pub struct Roll {
    pub seat: Seat,
    pub kind: Kind,
    pub die: u8,
    pub plus: u8,
    pub need: u8,
}

/// The lines of the final scoring (NF-SCORE), in the order in which they are added up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Score {
    pub camps: i16,
    pub routes: i16,
    pub artifacts: i16,
    pub hand: i16,
    pub threats: i16,
    pub cards: i16,
    pub wealth: i16,
    pub tokens: i16,
    pub chiefs: i16,
    pub reputation: i16,
    pub board: i16,
    pub talents: i16,
    pub sheet: i16,
    pub mammoths: i16,
}

impl Score {
    pub fn lines(&self) -> [(&'static str, i16); 14] {
        [
            ("Camps", self.camps),
            ("Trade routes", self.routes),
            ("Artifacts", self.artifacts),
            ("Artifacts still in hand", self.hand),
            ("Threats and bosses", self.threats),
            ("Card bonuses", self.cards),
            ("Coins and gems", self.wealth),
            ("Faction tokens", self.tokens),
            ("Chiefs", self.chiefs),
            ("Reputation", self.reputation),
            ("Player board", self.board),
            ("Talents", self.talents),
            ("Character card filled", self.sheet),
            ("No camp among the mammoths", self.mammoths),
        ]
    }

    pub fn total(&self) -> i16 {
        self.lines().iter().fold(0, |sum: i16, (_, points)| sum.saturating_add(*points))
    }
}

/// How a session went.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SessionResult {
    pub scores: Vec<Option<Score>>,
    pub winners: Vec<Seat>,
    /// NF-BOSS-09
    pub lost: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub mode: Mode,
    pub house: House,
    pub phase: Phase,
    /// Sessions begun.
    #[serde(deserialize_with = "within::<_, _, 0, 150>")]
    pub session: u8,
    /// Maps left out of the campaign (NF-VAR-02).
    pub skipped: Vec<u8>,
    /// The number of the map.
    #[serde(deserialize_with = "within::<_, _, 1, 11>")]
    pub map: u8,
    pub day: bool,
    #[serde(deserialize_with = "within::<_, _, 0, 999999>")]
    pub round: u32,
    /// Rounds of the sessions that are over.
    #[serde(default, deserialize_with = "within::<_, _, 0, 999_999_999>")]
    pub rounds_played: u32,
    /// Camps on the whole table when the round began.
    #[serde(default)]
    pub camps_before: u16,
    /// Rounds in a row without a new camp.
    #[serde(default, deserialize_with = "within::<_, _, 0, 9999>")]
    pub quiet_rounds: u16,
    /// The quiet round in which somebody wanted to play on (NF-OPEN-82).
    #[serde(default)]
    pub played_on: Option<u16>,
    pub first: Seat,
    pub active: Seat,
    /// Pack birds and tortoises sent home this turn, which still help until its end (NF-PACK-06, NF-OPEN-63).
    #[serde(default)]
    pub sent_home: [u8; 2],
    /// What must still be paid in this step: nothing that is bought in between may make that impossible.
    #[serde(skip)]
    pub owed: Vec<(Seat, Price)>,
    /// What that is paid for, which nobody gets in another way meanwhile.
    #[serde(skip)]
    pub promised: Vec<Id<Any>>,
    /// The end has been triggered (NF-END-01).
    pub ending: bool,
    pub players: Vec<Player>,
    /// The adventurer row; a gap only when the bag is empty.
    #[serde(deserialize_with = "known_list")]
    pub row: Vec<Id<Person>>,
    /// The bag; its discards are set aside (NF-SALOON-18).
    pub bag: Deck<Person>,
    /// Pack animals at the Stables.
    #[serde(deserialize_with = "within::<_, _, 0, 12>")]
    pub birds: u8,
    pub treasures: Deck<Treasure>,
    pub basic: Deck<Artifact>,
    pub advanced: Deck<Artifact>,
    pub arcade: Deck<Entry>,
    /// The top card first.
    #[serde(deserialize_with = "known_list")]
    pub threats: Vec<Id<Threat>>,
    #[serde(deserialize_with = "known_list")]
    pub bosses: Vec<Id<Threat>>,
    pub chiefs: [Option<Seat>; 4],
    /// World cards that nobody has.
    #[serde(deserialize_with = "known_list")]
    pub worlds: Vec<Id<WorldCard>>,
    /// Spaces with a quest token.
    #[serde(deserialize_with = "known_list")]
    pub quests: Vec<Id<Space>>,
    #[serde(deserialize_with = "known_list")]
    pub camps: Vec<Camp>,
    pub mine: [[Option<Seat>; 4]; 3],
    /// The unused character at a two-player Town Hall (NF-SETUP-34).
    #[serde(default, deserialize_with = "known_option")]
    pub stranger: Option<Id<Character>>,
    /// What is passed around in the draft.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "known_lists")]
    pub packets: Vec<Vec<Id<Artifact>>>,
    /// How many scenes there have been.
    #[serde(default)]
    pub scenes: Scenes,
    /// Never saved: a quest is over before the step ends.
    #[serde(skip)]
    pub reading: Option<Reading>,
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "known_option")]
    pub scene: Option<Scene>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Roll>,
    /// How the last session went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<SessionResult>,
    /// The sheets before this session, to repeat it if it is lost (NF-OPEN-57).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Sheet>,
}

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The seats that play this session, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + '_ {
        table::seats(self.players.len()).filter(|s| self.player(*s).present)
    }

    /// Who sits to the left, playing (NF-DRAFT-04, NF-TURN-07).
    pub fn left_of(&self, seat: Seat) -> Seat {
        let n = self.players.len();
        let around = (1..=n).map(|i| Seat(((seat.index() + i) % n) as u8));
        around.into_iter().find(|s| self.player(*s).present).unwrap_or(seat)
    }

    pub fn camp_at(&self, space: Id<Space>) -> Option<Seat> {
        self.camps.iter().find(|c| c.space == space).map(|c| c.seat)
    }
}
