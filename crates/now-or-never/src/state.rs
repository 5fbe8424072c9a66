//! The state: ids and numbers, never text.

use crate::book::{
    Ability, Building, Entry, Gear, Hero, Key, Order, Piece, Place, Quest, Search, Side, Solo, Specialist,
    Villager,
};
use serde::{Deserialize, Serialize};
use table::{Any, Deck, Id, Scene, Scenes, Seat, Seats, known_list, known_option, within};

/// Where the game stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Phase {
    Setup,
    /// Everybody keeps four of eight quest cards (NN-PSET-12).
    Quests,
    /// Players take actions in turn (NN-SEASON-03).
    Actions,
    /// Everybody has passed (NN-PROD, NN-FINAL).
    Production,
    /// The last chance to house somebody (NN-OPEN-23).
    Last,
    /// A chapter is over, and another will follow (NN-STORY-01); or a game alone is, and another may (NN-SOLO-02).
    Between,
    Over,
}

/// A specialist on a board (NN-HERO-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hired {
    pub who: Id<Specialist>,
    /// Used this season (NN-SPEC-09).
    #[serde(default)]
    pub down: bool,
}

/// An order that was drawn (NN-ORDER).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Held {
    pub order: Id<Order>,
    #[serde(default)]
    pub done: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub hero: Hero,
    #[serde(deserialize_with = "within::<_, _, 0, 30>")]
    pub hearts: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9>")]
    pub mana: u8,
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub coins: u16,
    #[serde(deserialize_with = "within::<_, _, 0, 9999>")]
    pub experience: u16,
    /// Shells, tools, bottled demons, crystals, books (NN-TOWN-09, NN-TOWN-10).
    #[serde(deserialize_with = "table::all_within::<_, _, 5, 0, 9999>")]
    pub track: [u16; 5],
    /// Which of the three action tokens were used (NN-HERO-12).
    pub acted: [bool; 3],
    #[serde(deserialize_with = "known_list")]
    pub specialists: Vec<Hired>,
    /// What covers the four red slots, and what lies on the three blue ones.
    #[serde(deserialize_with = "known_slots")]
    pub red: [Option<Id<Piece>>; 4],
    #[serde(deserialize_with = "known_slots")]
    pub blue: [Option<Id<Piece>>; 3],
    /// Used this season: pieces and played cards that serve once (NN-QDRAW-06), the basic ability.
    #[serde(default, deserialize_with = "known_list")]
    pub spent_pieces: Vec<Id<Piece>>,
    #[serde(default, deserialize_with = "known_list")]
    pub spent_cards: Vec<Id<Quest>>,
    #[serde(default)]
    pub spent_basic: bool,
    /// The unbuilt tiles in five columns and four rows, row by row (NN-PSET-10).
    #[serde(deserialize_with = "known_slots")]
    pub grid: [Option<Id<Building>>; 20],
    /// The town, row by row from the top (NN-TOWN-01).
    #[serde(deserialize_with = "known_slots")]
    pub town: [Option<Id<Building>>; 16],
    /// Villagers without a home, by kind (NN-HOUSE-07).
    #[serde(deserialize_with = "table::all_within::<_, _, 6, 0, 40>")]
    pub waiting: [u8; 6],
    /// Housed villagers, by row from the top and kind.
    #[serde(deserialize_with = "homes")]
    pub housed: [[u8; 6]; 4],
    #[serde(deserialize_with = "known_list")]
    pub hand: Vec<Id<Quest>>,
    #[serde(deserialize_with = "known_list")]
    pub played: Vec<Id<Quest>>,
    #[serde(deserialize_with = "known_list")]
    pub orders: Vec<Held>,
    #[serde(deserialize_with = "known_list")]
    pub finds: Vec<Id<Search>>,
    /// The space of the map.
    pub at: u8,
    #[serde(default)]
    pub passed: bool,
    /// NN-REP
    #[serde(default, deserialize_with = "within::<_, _, -99, 99>")]
    pub reputation: i8,
    /// What the mission token stands for (NN-MISSION).
    #[serde(default, deserialize_with = "known_option")]
    pub mission: Option<Id<Entry>>,
    /// What stories remember, over all chapters.
    #[serde(default, deserialize_with = "known_list")]
    pub keywords: Vec<Id<Key>>,
    /// The lines of the campaign sheet (NN-CAMP-01), or those of the games played alone at this table (NN-SOLO-02).
    #[serde(default)]
    pub sheet: Vec<Line>,
    /// Coins, goods made and so on, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// The lines of the score (NN-SCORE).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    pub coins: u16,
    pub rows: u16,
    pub homes: u16,
    pub buildings: u16,
    pub quests: u16,
    pub orders: u16,
    /// Glogos with neighbours of another kind.
    #[serde(default)]
    pub glogos: u16,
    /// NN-REP-02, NN-REP-03, NN-REP-04
    #[serde(default)]
    pub reputation: i16,
}

impl Score {
    pub fn lines(&self) -> [(&'static str, i16); 8] {
        [
            ("The last harvest, sold", self.coins as i16),
            ("Full rows of buildings", self.rows as i16),
            ("Rows with people of all trades", self.homes as i16),
            ("Buildings", self.buildings as i16),
            ("Quests", self.quests as i16),
            ("Orders", self.orders as i16),
            ("Glogos", self.glogos as i16),
            ("Reputation", self.reputation),
        ]
    }

    pub fn sum(&self) -> i16 {
        self.lines().iter().map(|(_, points)| points).sum()
    }
}

/// A chapter on the campaign sheet (NN-CAMP-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    pub points: i16,
    pub reputation: i8,
}

/// A hero action that goes on (NN-HACT-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub stage: Stage,
    /// Where it began: one must end elsewhere (NN-MOVE-01).
    pub from: u8,
    /// Steps that cost nothing more (NN-MOVE-02).
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub free: u8,
    /// Enemies cost no heart this turn (NN-HAB-03).
    #[serde(default)]
    pub ignores: bool,
    /// The hero has entered this space to fight (NN-OPEN-08).
    #[serde(default)]
    pub fights: bool,
}

/// The parts of a hero action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    Move,
    Quest,
    Deed,
}

/// A combat (NN-FIGHT).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    #[serde(default = "Scene::older_fight")]
    pub scene: Scene,
    pub against: Rival,
    /// Damage so far (NN-FIGHT-08).
    #[serde(deserialize_with = "within::<_, _, 0, 99>")]
    pub dealt: u8,
    #[serde(default, deserialize_with = "within::<_, _, 0, 9999>")]
    pub rounds: u16,
}

/// Whom a combat is against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rival {
    /// The enemy of this level on the map.
    Level(#[serde(deserialize_with = "within::<_, _, 1, 9>")] u8),
    /// The enemy of a quest card (NN-QPLAY-08).
    Quest(Id<Quest>),
    /// One of the enemies that the chapter brings, by its place there.
    Guest(u8),
    /// An enemy in a story, as strong as those of this level (NN-OPEN-31).
    Story(#[serde(deserialize_with = "within::<_, _, 1, 9>")] u8),
}

/// A story that is being read (NN-STORY).
pub type Reading = storybook::Reading<Id<Entry>, Found>;

/// Where a story was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Found {
    Letter(#[serde(deserialize_with = "within::<_, _, 0, 13>")] u8),
    /// Where the mission token lies (NN-MISSION-02).
    Mission,
}

/// What a chapter lays out besides (NN-STORY-03).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Props {
    /// Which of its enemies are left, by their places in the chapter.
    #[serde(default)]
    pub enemies: Vec<u8>,
    #[serde(default, deserialize_with = "within::<_, _, 0, 11>")]
    pub glogos: u8,
    /// The lab monster is still to be had.
    #[serde(default)]
    pub lab: bool,
    /// Who has the chapter's keepsake, and whether it was used up.
    #[serde(default)]
    pub keeper: Option<Seat>,
    #[serde(default, alias = "eaten")]
    pub used: bool,
    /// How far the ship has come on her way.
    #[serde(default, deserialize_with = "within::<_, _, 0, 13>")]
    pub ship: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub phase: Phase,
    pub side: Side,
    /// Goods pay for rerolls (NN-REROLL).
    #[serde(default)]
    pub reroll: bool,
    #[serde(deserialize_with = "within::<_, _, 1, 6>")]
    pub season: u8,
    /// The chapter of the campaign; 0 where there are no stories (NN-STORY-01).
    #[serde(default, deserialize_with = "within::<_, _, 0, 6>")]
    pub chapter: u8,
    /// The player on the left of the one who searches reads aloud, and sees the story first (NN-STORY-09).
    #[serde(default)]
    pub reader: bool,
    #[serde(default)]
    pub props: Props,
    /// How many scenes there have been.
    #[serde(default)]
    pub scenes: Scenes,
    #[serde(default, deserialize_with = "known_option")]
    pub reading: Option<Reading>,
    pub players: Vec<Player>,
    /// The holder of the first player token, and who had it first.
    pub first: Seat,
    #[serde(default)]
    pub began: Option<Seat>,
    pub active: Seat,
    #[serde(default)]
    pub act: Option<Act>,
    #[serde(default, deserialize_with = "known_option")]
    pub fight: Option<Fight>,
    /// Which locations lie on the spaces with scrolls, in the order of the spaces (NN-SETUP-02).
    #[serde(deserialize_with = "known_list")]
    pub scrolls: Vec<Id<Place>>,
    /// How many tokens of each level are left.
    pub enemies: [u8; 9],
    /// Which letters still have a search token; faces are drawn when they are turned.
    pub letters: [bool; 14],
    pub searches: Deck<Search>,
    /// The villagers of the season board, and how many of each good are left in the pile.
    pub row: Vec<crate::book::Good>,
    pub villagers: [u8; 4],
    pub gear: [Deck<Gear>; 2],
    #[serde(deserialize_with = "table::known_lists")]
    pub shop: [Vec<Id<Gear>>; 2],
    pub quests: [Deck<Quest>; 3],
    pub orders: Deck<Order>,
    pub specialists: Deck<Specialist>,
    #[serde(deserialize_with = "known_list")]
    pub hire: Vec<Id<Specialist>>,
    /// The bot of a solo game (NN-SOLO).
    #[serde(default)]
    pub bot: Option<Bot>,
    /// Who has nothing more to do before points are counted.
    #[serde(default)]
    pub ready: Seats,
    /// What is out of the game for good: abilities and gear that made room, specialists who did, tokens that were not kept.
    #[serde(default, deserialize_with = "known_list")]
    pub boxed: Vec<Id<Piece>>,
    #[serde(default, deserialize_with = "known_list")]
    pub retired: Vec<Id<Specialist>>,
}

/// NN-SOLO-04, NN-SOLO-05
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    #[serde(deserialize_with = "known_list")]
    pub specialists: Vec<Hired>,
    pub cards: Deck<Solo>,
    /// It has beaten an enemy this season (NN-SCARD-01).
    #[serde(default)]
    pub attacked: bool,
    /// Villagers, by good, and search tokens: out of reach (NN-BOT-02).
    #[serde(default)]
    pub villagers: [u8; 4],
    /// What it took face down: nobody knows what it was.
    #[serde(default, deserialize_with = "known_list")]
    pub finds: Vec<Id<Search>>,
    #[serde(default, deserialize_with = "known_list")]
    pub orders: Vec<Id<Order>>,
    #[serde(default, deserialize_with = "known_list")]
    pub quests: Vec<Id<Quest>>,
}

/// No row can house as many.
fn homes<'de, D: serde::Deserializer<'de>>(from: D) -> Result<[[u8; 6]; 4], D::Error> {
    let rows = <[[u8; 6]; 4]>::deserialize(from)?;
    match rows.iter().flatten().find(|n| **n > 40) {
        None => Ok(rows),
        Some(n) => Err(serde::de::Error::custom(format!("{n} is not from 0 to 40"))),
    }
}

/// Slots keep their places; one whose piece the book no longer has is empty.
fn known_slots<'de, D, K, const N: usize>(from: D) -> Result<[Option<Id<K>>; N], D::Error>
where
    D: serde::Deserializer<'de>,
    K: table::Kind,
{
    let slots: Vec<Slot<K>> = Vec::deserialize(from)?;
    let n = slots.len();
    let slots: Vec<Option<Id<K>>> = slots.into_iter().map(|slot| slot.0).collect();
    slots.try_into().map_err(|_| serde::de::Error::custom(format!("{n} places, but there are {N}")))
}

#[derive(Deserialize)]
#[serde(bound(deserialize = ""))]
struct Slot<K: table::Kind>(#[serde(deserialize_with = "known_option")] Option<Id<K>>);

impl State {
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        table::seats(self.players.len())
    }

    /// Every card and token that is somewhere.
    pub fn cards(&self) -> impl Iterator<Item = Id<Any>> + '_ {
        let players = || self.players.iter();
        let bot = || self.bot.iter();
        let quests = self.quests.iter().flat_map(Deck::cards).map(Id::any);
        let held = players().flat_map(|p| p.hand.iter().chain(&p.played)).map(|id| id.any());
        let orders =
            self.orders.cards().chain(players().flat_map(|p| p.orders.iter().map(|held| held.order)));
        let finds = self.searches.cards().chain(players().flat_map(|p| p.finds.iter().copied()));
        let gear = self.gear.iter().flat_map(Deck::cards).chain(self.shop.iter().flatten().copied());
        let pieces = players().flat_map(Player::pieces).chain(self.boxed.iter().copied());
        let hired = players().flat_map(|p| &p.specialists).chain(bot().flat_map(|bot| &bot.specialists));
        let idle = self.specialists.cards().chain(self.hire.iter().chain(&self.retired).copied());
        let bots = bot().flat_map(|bot| {
            let cards = bot.cards.cards().map(Id::any).chain(bot.quests.iter().map(|id| id.any()));
            cards.chain(bot.orders.iter().map(|id| id.any())).chain(bot.finds.iter().map(|id| id.any()))
        });
        let own =
            quests.chain(held).chain(orders.map(Id::any)).chain(finds.map(Id::any)).chain(gear.map(Id::any));
        own.chain(pieces.map(Id::any))
            .chain(hired.map(|hired| hired.who.any()))
            .chain(idle.map(Id::any))
            .chain(bots)
    }

    /// Who sits to the left (NN-SETUP-20).
    pub fn left_of(&self, seat: Seat) -> Seat {
        Seat((seat.0 + 1) % self.players.len() as u8)
    }
}

impl Player {
    /// Whether something of this kind lies on a slot.
    pub fn has(&self, piece: Id<Piece>) -> bool {
        self.pieces().any(|own| own == piece)
    }

    pub fn pieces(&self) -> impl Iterator<Item = Id<Piece>> + '_ {
        self.red.iter().chain(&self.blue).flatten().copied()
    }

    pub fn buildings(&self) -> impl Iterator<Item = Id<Building>> + '_ {
        self.town.iter().flatten().copied()
    }

    /// All four goods live in a row; the lab monster stands for one of them (NN-TOWN-08).
    pub fn is_home(&self, row: usize) -> bool {
        let row = &self.housed[row];
        let goods = row[..4].iter().filter(|n| **n > 0).count();
        goods + usize::from(row[Villager::Lab as usize] > 0) >= 4
    }

    /// How many of a kind there are, with and without a home.
    pub fn count(&self, who: Villager) -> u16 {
        let housed = self.housed.iter().map(|row| u16::from(row[who as usize])).sum::<u16>();
        u16::from(self.waiting[who as usize]) + housed
    }

    /// Places of a row that are taken.
    pub fn lodged(&self, row: usize) -> u8 {
        let places = Villager::ALL.into_iter().map(|who| self.housed[row][who as usize] * who.places());
        places.fold(0, u8::saturating_add)
    }

    /// Abilities that lie on a slot.
    pub fn owns(&self, ability: Id<Ability>) -> bool {
        self.has(ability.widen())
    }
}
