//! The state of a game of Prelude: ids and numbers, nothing else.

use crate::book::{Artifact, Card, DeckName, Event, Gift, Keyword, Past, RegionName, Trait};
use serde::{Deserialize, Serialize, Serializer};
use table::{Deck, Id, Scenes, Seat, Seats, all_within, known_list, known_lists, known_option, within};

/// A place where a character can stand. In counterclockwise order from the region name
/// (PR-OPEN-10): each slot comes right after the zone of its piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Zone {
    Gather,
    /// The first or the second explore piece (PR-TERM-10).
    Explore(u8),
    Special,
    Rest,
    Settle,
    /// A regional event slot, where events are visited (PR-TERM-09).
    Slot(u8),
}

impl Zone {
    /// Counterclockwise from the region name (PR-ACT-05, PR-NUM-08).
    pub const ORDER: [Zone; 12] = [
        Zone::Slot(0),
        Zone::Gather,
        Zone::Slot(1),
        Zone::Explore(0),
        Zone::Slot(2),
        Zone::Special,
        Zone::Slot(3),
        Zone::Explore(1),
        Zone::Slot(4),
        Zone::Rest,
        Zone::Settle,
        Zone::Slot(5),
    ];

    /// The zones printed on the board.
    pub const ACTIONS: [Zone; 6] =
        [Zone::Gather, Zone::Explore(0), Zone::Special, Zone::Explore(1), Zone::Rest, Zone::Settle];

    /// Its place in [`Zone::ORDER`].
    pub fn index(self) -> usize {
        match self {
            Zone::Slot(5) => 11,
            Zone::Slot(n) => usize::from(n) * 2,
            Zone::Gather => 1,
            Zone::Explore(n) => 3 + 4 * usize::from(n),
            Zone::Special => 5,
            Zone::Rest => 9,
            Zone::Settle => 10,
        }
    }

    /// The zone that stands for its group: the camp is one (PR-TERM-07).
    pub fn camp(self) -> Zone {
        if self == Zone::Settle { Zone::Rest } else { self }
    }

    pub fn key(self) -> &'static str {
        match self {
            Zone::Gather => "gather",
            Zone::Explore(n) => ["explore-1", "explore-2"][usize::from(n)],
            Zone::Special => "special",
            Zone::Rest => "rest",
            Zone::Settle => "settle",
            Zone::Slot(n) => ["slot-1", "slot-2", "slot-3", "slot-4", "slot-5", "slot-6"][usize::from(n)],
        }
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}

impl TryFrom<String> for Zone {
    type Error = String;

    fn try_from(key: String) -> Result<Zone, String> {
        Zone::ORDER.into_iter().find(|z| z.key() == key).ok_or_else(|| format!("there is no zone `{key}`"))
    }
}

/// A token with consecutive numbers, wrapping after 6 (PR-NUM-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimeToken {
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    pub size: u8,
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    pub first: u8,
}

impl TimeToken {
    pub fn contains(self, die: u32) -> bool {
        (die as u8 + 6 - self.first) % 6 < self.size
    }

    /// As events name it.
    pub(crate) fn key(self) -> String {
        format!("time{}", self.numbers().map(|n| format!("/{n}")).collect::<String>())
    }

    pub fn numbers(self) -> impl Iterator<Item = u8> {
        (0..self.size).map(move |i| (self.first - 1 + i) % 6 + 1)
    }
}

/// An artifact in somebody's possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub card: Id<Artifact>,
    #[serde(default)]
    pub flipped: bool,
    #[serde(default)]
    pub time: Option<TimeToken>,
    /// A spell that was cast this round.
    #[serde(default)]
    pub cast: bool,
}

/// A secret in somebody's possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secret {
    pub card: Id<Event>,
    /// Who else has seen it, by insight (PR-GIFT-16) or in the pile (PR-GIFT-10).
    #[serde(default)]
    pub seen_by: Seats,
    /// It was discovered; that happens once (PR-SECRET-06).
    #[serde(default)]
    pub discovered: bool,
    /// Discovered or revealed: everyone may read it (PR-SECRET-08).
    #[serde(default)]
    pub open: bool,
}

/// A regional event on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    pub card: Id<Event>,
    #[serde(default)]
    pub time: Option<TimeToken>,
}

/// One player's character.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Character {
    pub past: Option<Past>,
    pub gift: Option<Gift>,
    /// Trait tokens, in the order of the traits.
    #[serde(deserialize_with = "all_within::<_, _, _, 0, 30>")]
    pub tokens: [u8; 6],
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub resources: u8,
    #[serde(deserialize_with = "known_list")]
    pub artifacts: Vec<Held>,
    #[serde(deserialize_with = "known_list")]
    pub secrets: Vec<Secret>,
    /// The zone they have chosen; none before the first action phase and while they are choosing.
    pub zone: Option<Zone>,
    /// The zone of the round before, where they stay until they choose (PR-OPEN-63).
    #[serde(default)]
    pub before: Option<Zone>,
    /// Tools that have guarded this round: health, morale.
    pub guarded: [bool; 2],
    /// Whether they have named a secret this round (PR-OPEN-56).
    pub guessed: bool,
}

impl Character {
    pub fn has(&self, of: Trait) -> u8 {
        self.tokens[of as usize]
    }

    /// Where they stand: until they choose, where they stood in the round before (PR-OPEN-63).
    pub fn stands(&self) -> Option<Zone> {
        self.zone.or(self.before)
    }

    /// PR-HEALTH-01
    pub fn health(&self) -> u8 {
        Trait::HEALTH.iter().fold(0, |sum, t| sum.saturating_add(self.has(*t)))
    }

    /// PR-HEALTH-02
    pub fn morale(&self) -> u8 {
        Trait::MORALE.iter().fold(0, |sum, t| sum.saturating_add(self.has(*t)))
    }
}

/// What scouting has found out about a zone (PR-SCOUT-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scouted {
    pub zone: Zone,
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    pub die: u8,
    /// Only where the table stores the verdict instead of the die (PR-OPEN-19).
    #[serde(default)]
    pub verdict: Option<bool>,
    /// The event die rolled in advance (PR-SCOUT-05).
    #[serde(default)]
    pub event: Option<DeckName>,
}

/// Where play stands within a round (PR-ROUND-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Setup,
    Prep,
    /// Choosing zones.
    Choose,
    /// Acting, at this place in the order of zones.
    Action(#[serde(deserialize_with = "within::<_, _, 0, 11>")] u8),
    /// Events, at this place in the order of zones.
    Event(#[serde(deserialize_with = "within::<_, _, 0, 11>")] u8),
    Keeping,
}

/// The card that is being read now, for views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// An event or a spell.
    pub card: Id<Card>,
    pub seats: Seats,
    /// A secret or a spell: only its owner reads along.
    pub private: bool,
    pub flipped: bool,
    /// The option each seat has chosen so far.
    pub chosen: Vec<(Seat, u8)>,
    /// Whom the soldier protects from all of it (PR-PAST-02).
    pub shielded: Option<Seat>,
    /// Somebody's result says that the card is resolved.
    pub resolved: bool,
    /// Another event follows when this one is done.
    pub next: Option<DeckName>,
}

/// How the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    Settled,
    Died(Seat),
}

/// The rulings that a table may reverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct House {
    /// Pasts and gifts are dealt, not chosen.
    pub dealt: bool,
    /// Magic fails on 5 and 6 instead of 1 and 2 (PR-OPEN-01).
    pub magic_fails_high: bool,
    /// Scouting stores whether an event occurs, not the die (PR-OPEN-19).
    pub scout_verdict: bool,
    /// Prayer rolls the failed die again instead of removing it (PR-OPEN-40).
    pub prayer_rerolls: bool,
    /// Invoke adds one presence token more than dice (PR-OPEN-41).
    pub invoke_one_more: bool,
    /// A fourth artifact may replace one of one's own (PR-OPEN-52).
    pub artifact_swap: bool,
    /// Others may guess at secrets (PR-OPEN-56).
    pub guessing: bool,
    /// What has to be built fits the size of the band (PR-NUM-18).
    #[serde(default)]
    pub goal_fits: bool,
}

/// Everything about a game of Prelude that changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    #[serde(deserialize_with = "within::<_, _, 0, 999999>")]
    pub round: u32,
    pub phase: Phase,
    /// Zones are being chosen: those on the characters are this round's.
    #[serde(default)]
    pub choosing: bool,
    /// Resting players hand things over; these seats are done with it.
    #[serde(default)]
    pub handing: Option<Seats>,
    pub house: House,
    pub region: RegionName,
    pub characters: Vec<Character>,
    /// Presence tokens, in the order of [`Zone::ORDER`].
    #[serde(deserialize_with = "all_within::<_, _, _, 0, 9999>")]
    pub presence: [u16; 12],
    /// Regional events per slot, the topmost last.
    #[serde(deserialize_with = "known_lists")]
    pub slots: [Vec<Placed>; 6],
    /// Resource tokens on the buildings.
    #[serde(deserialize_with = "all_within::<_, _, _, 0, 30>")]
    pub settlement: [u8; 6],
    /// Event decks, in the order of [`DeckName`].
    pub decks: [Deck<Event>; 4],
    pub artifacts: Deck<Artifact>,
    #[serde(deserialize_with = "within::<_, _, 0, 999999>")]
    pub hut_resources: u32,
    #[serde(deserialize_with = "known_list")]
    pub hut_artifacts: Vec<Held>,
    /// The extra token of the Plans, if not yet spent this round (PR-BLD-12).
    pub plans_token: bool,
    /// The slot where the Vantage Point was used this round (PR-BLD-10).
    pub vantage_used: bool,
    /// What last round's scouts found out, and what this round's do.
    pub scouted: Vec<Scouted>,
    pub scouting: Vec<Scouted>,
    /// The seats whose cave held this round: no presence, no event (PR-CAVE-03, PR-CAVE-04).
    pub hidden_in_cave: bool,
    #[serde(deserialize_with = "known_list")]
    pub keywords: Vec<Id<Keyword>>,
    /// How many scenes there have been.
    #[serde(default)]
    pub scenes: Scenes,
    #[serde(default, deserialize_with = "known_option")]
    pub scene: Option<Scene>,
    pub end: Option<End>,
}

impl State {
    pub fn character(&self, seat: Seat) -> &Character {
        &self.characters[seat.index()]
    }

    pub fn character_mut(&mut self, seat: Seat) -> &mut Character {
        &mut self.characters[seat.index()]
    }

    /// Everyone who stands in a zone.
    pub fn at(&self, zone: Zone) -> Seats {
        let standing = table::seats(self.characters.len()).zip(&self.characters);
        standing.filter(|(_, who)| who.zone == Some(zone)).map(|(seat, _)| seat).collect()
    }

    /// The group of a seat: everyone in its zone; rest and settle are one camp (PR-TERM-04, PR-TERM-07).
    pub fn group(&self, seat: Seat) -> Seats {
        let place = |who: &Character| who.stands().map(Zone::camp);
        match place(self.character(seat)) {
            None => seat.into(),
            here => {
                let band = table::seats(self.characters.len()).zip(&self.characters);
                band.filter(|(_, who)| place(who) == here).map(|(seat, _)| seat).collect()
            }
        }
    }

    /// The group that stands in a zone.
    pub fn group_at(&self, zone: Zone) -> Seats {
        match zone.camp() {
            Zone::Rest => self.at(Zone::Rest).and(self.at(Zone::Settle)),
            zone => self.at(zone),
        }
    }

    /// All groups, counterclockwise, by the zone that stands for each.
    pub fn groups(&self) -> impl Iterator<Item = (Zone, Seats)> + '_ {
        let camps = Zone::ORDER.into_iter().filter(|z| *z == z.camp());
        camps.map(|z| (z, self.group_at(z))).filter(|(_, seats)| !seats.is_empty())
    }
}
