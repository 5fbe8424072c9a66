//! A player: the board, the cards, and the sheet of a long game.

use super::{CardView, PersonView, ThreatView};
use crate::NearAndFar;
use crate::book::{Artifact, Entry, Under};
use crate::rules::campaign::BOXES;
use crate::state::{Phase, Score};
use table::{Book as _, Id, Seat};

table::views! {
    pub struct SeatView<'a> {
        pub name: &'a str,
        pub present: bool,
        pub character: Option<&'a str>,
        /// `nowhere`, `jail`, `building/mine`, `space/toll-bridge`.
        pub place: String,
        pub place_name: String,
        /// The four slots in the order of the factions.
        pub slots: Vec<Option<PersonView<'a>>>,
        pub inactive: Vec<PersonView<'a>>,
        pub coins: u16,
        pub gems: u16,
        pub food: u16,
        /// In the order of the factions.
        pub tokens: [u16; 4],
        pub hearts: u16,
        pub reputation: i8,
        pub birds: u8,
        pub tortoises: u8,
        pub camps: u8,
        /// What lies under each camp of the board, in order.
        pub under: Vec<Under>,
        /// Sums over party and cards.
        pub skill: u32,
        pub swords: u32,
        pub movement: u32,
        pub search: u32,
        pub heart_total: u16,
        pub shield: bool,
        pub treasures: Vec<CardView<'a>>,
        pub artifacts: Vec<CardView<'a>>,
        pub worlds: Vec<CardView<'a>>,
        pub threats: Vec<ThreatView<'a>>,
        pub hand_count: usize,
        /// How many of them are advanced: their backs show it.
        pub hand_advanced: usize,
        /// Only in this seat's own view.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub hand: Option<Vec<CardView<'a>>>,
        /// Only in this seat's own view: cards just drawn; in the draft the packet, then the advanced cards kept apart (NF-SETUP-31).
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub drawn: Option<Vec<CardView<'a>>>,
        /// What lasts, in the long modes.
        #[cfg_attr(feature = "ts", ts(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        pub sheet: Option<SheetView<'a>>,
        /// What the seat would score if the session ended now. Not before the first turn: cards that are still being drafted would count
        /// against whoever holds them.
        pub points: Option<i16>,
        /// What these points are made of, line by line.
        pub score: Vec<i16>,
    }

    pub struct SheetView<'a> {
        pub experience: u8,
        pub boxes: u8,
        pub boxes_max: u8,
        /// Character quests done, by title.
        pub done: Vec<&'a str>,
        pub side: Vec<&'a str>,
        pub keywords: Vec<&'a str>,
        pub talents: Vec<TalentView<'a>>,
        pub points: &'a [i16],
    }

    pub struct TalentView<'a> {
        pub name: &'a str,
        pub text: &'a str,
    }
}

impl NearAndFar {
    pub(super) fn seat_view(&self, seat: Seat, own: bool) -> SeatView<'_> {
        let player = self.player(seat);
        let held =
            |list: &[Id<Artifact>]| list.iter().map(|id| self.card_view(*id, Some(seat))).collect::<Vec<_>>();
        let packet = self.packets.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
        let drafted = !matches!(self.phase, Phase::Gathering | Phase::Setup | Phase::Draft(_) | Phase::Keep);
        let score = drafted.then(|| self.points(seat));
        let extra = 2 * usize::from(self.house.long_game);
        SeatView {
            name: self.dealer.name(seat),
            present: player.present,
            character: player.character.map(|id| self.book.characters[id].name.as_str()),
            place: self.place_key(player.place).unwrap_or_else(|| "nowhere".to_owned()),
            place_name: self.place_name(player.place),
            slots: self.slots(seat).map(|id| id.map(|id| self.person_view(id))).to_vec(),
            inactive: player.inactive.iter().map(|id| self.person_view(*id)).collect(),
            coins: player.coins,
            gems: player.gems,
            food: player.food,
            tokens: player.tokens,
            hearts: player.hearts,
            reputation: player.reputation,
            birds: player.birds,
            tortoises: player.tortoises,
            camps: player.camps,
            under: std::iter::repeat_n(Under::Nothing, extra)
                .chain(self.book.camps.iter().copied())
                .collect(),
            skill: self.skill(seat),
            swords: self.combat(seat),
            movement: self.movement(seat),
            search: self.search(seat),
            heart_total: self.heart_total(seat),
            shield: self.has_shield(seat),
            treasures: player.treasures.iter().map(|id| self.card_view(*id, None)).collect(),
            artifacts: player.artifacts.iter().map(|id| self.card_view(*id, None)).collect(),
            worlds: player.worlds.iter().map(|id| self.card_view(*id, None)).collect(),
            threats: player.threats.iter().chain(&player.bosses).map(|id| self.threat_view(*id)).collect(),
            hand_count: player.hand.len(),
            hand_advanced: self.advanced_in_hand(seat),
            hand: own.then(|| held(&player.hand)),
            drawn: own.then(|| held(&[packet, &player.drawn].concat())),
            sheet: self.mode.lasts().then(|| self.sheet_view(seat)),
            points: score.as_ref().map(Score::total),
            score: score.map(|s| s.lines().map(|(_, points)| points).to_vec()).unwrap_or_default(),
        }
    }

    pub(super) fn sheet_view(&self, seat: Seat) -> SheetView<'_> {
        let sheet = &self.player(seat).sheet;
        let titles = |list: &[Id<Entry>]| list.iter().map(|id| self.book.story(*id).title.as_str()).collect();
        let talents = sheet.talents.iter().map(|talent| self.book.talent(*talent));
        SheetView {
            experience: sheet.experience,
            boxes: sheet.boxes,
            boxes_max: BOXES,
            done: titles(&sheet.done),
            side: titles(&sheet.side),
            keywords: sheet.keywords.iter().map(|id| self.book.names().name(*id)).collect(),
            talents: talents.map(|card| TalentView { name: &card.name, text: &card.text }).collect(),
            points: &sheet.points,
        }
    }
}
