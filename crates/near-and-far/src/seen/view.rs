//! What a seat may see, as data: the whole table, and of hands only its own.

mod cards;
mod map;
mod scene;
mod seat;
mod town;

pub use cards::{CardView, CostView, PersonView, PriceView, ThreatView};
pub use map::{MapView, PathView, RouteView, SpaceView};
pub use scene::{SceneChoice, SceneView, ScoresView};
pub use seat::{SeatView, SheetView, TalentView};
pub use town::{DigView, TownView, ValueView};

use crate::NearAndFar;
use crate::book::Faction;
use crate::state::{Phase, Roll, Score};
use table::Seat;

table::views! {
    pub struct View<'a> {
        pub mode: &'static str,
        pub phase: &'static str,
        pub session: u8,
        pub round: u32,
        pub active: Seat,
        pub first: Seat,
        /// The end has been triggered: this is the last round.
        pub ending: bool,
        /// Day side of the town.
        pub day: bool,
        pub map: MapView<'a>,
        pub town: TownView<'a>,
        pub seats: Vec<SeatView<'a>>,
        /// The names of the lines of a score, in the order in which they are added up.
        pub score_lines: Vec<&'static str>,
        pub threat: Option<ThreatView<'a>>,
        pub threats_left: usize,
        pub bosses: Vec<ThreatView<'a>>,
        pub chiefs: Vec<ChiefView<'a>>,
        pub decks: DecksView,
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub scene: Option<SceneView<'a>>,
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub roll: Option<&'a Roll>,
        /// The last session's scores, once there are any.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub scores: Option<ScoresView<'a>>,
    }

    pub struct ChiefView<'a> {
        pub name: &'a str,
        pub faction: Faction,
        pub owner: Option<Seat>,
    }

    pub struct DecksView {
        pub bag: usize,
        pub treasures: usize,
        pub basic: usize,
        pub advanced: usize,
        pub arcade: usize,
    }
}

impl NearAndFar {
    pub(crate) fn view_for(&self, seat: Option<Seat>) -> View<'_> {
        View {
            mode: self.mode.key(),
            phase: match self.phase {
                Phase::Gathering | Phase::Setup => "setup",
                Phase::Draft(_) | Phase::Keep => "draft",
                Phase::Turn => "turn",
                Phase::Scores => "scores",
                Phase::Over => "over",
            },
            session: self.session,
            round: self.round,
            active: self.active,
            first: self.first,
            ending: self.ending,
            day: self.day,
            map: self.map_view(),
            town: self.town_view(),
            seats: table::seats(self.players.len()).map(|s| self.seat_view(s, seat == Some(s))).collect(),
            score_lines: Score::default().lines().map(|(name, _)| name).to_vec(),
            threat: self.threats.first().map(|id| self.threat_view(*id)),
            threats_left: self.threats.len(),
            bosses: self.bosses.iter().map(|id| self.threat_view(*id)).collect(),
            chiefs: Faction::ALL
                .map(|faction| ChiefView {
                    name: &self.book.chiefs[faction as usize],
                    faction,
                    owner: self.chiefs[faction as usize],
                })
                .to_vec(),
            decks: DecksView {
                bag: self.bag.len(),
                treasures: self.treasures.len(),
                basic: self.basic.len(),
                advanced: self.advanced.len(),
                arcade: self.arcade.len(),
            },
            scene: self.scene_view(seat),
            roll: self.roll.as_ref(),
            scores: self.scores_view(),
        }
    }
}
