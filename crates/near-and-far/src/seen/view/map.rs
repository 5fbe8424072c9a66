//! The map: its spaces with their camps and quests, its paths, its trade routes.

use crate::NearAndFar;
use crate::book::{Area, Drawing, Icon, Mark};
use table::Seat;

table::views! {
    pub struct MapView<'a> {
        pub number: u8,
        pub name: &'a str,
        pub text: &'a str,
        pub ground: &'a str,
        pub spaces: Vec<SpaceView<'a>>,
        pub paths: Vec<PathView>,
        pub routes: Vec<RouteView>,
        pub areas: &'a [Area],
        pub drawings: &'a [Drawing],
    }

    pub struct SpaceView<'a> {
        /// What an option's target says.
        pub key: String,
        pub name: Option<&'a str>,
        /// In a sentence: "the ledge".
        pub called: &'a str,
        pub at: [u16; 2],
        /// None for the town space.
        pub icon: Option<Icon>,
        pub book: bool,
        pub quest: bool,
        pub camp: Option<Seat>,
        pub water: bool,
        pub mammoth: bool,
    }

    pub struct PathView {
        /// Places in the list of spaces.
        pub ends: [u8; 2],
        pub mark: Option<Mark>,
        /// The mark still counts: not both ends have a camp.
        pub active: bool,
    }

    pub struct RouteView {
        pub good: Icon,
        pub name: &'static str,
        pub alone: i8,
        pub shared: i8,
        /// Who has a camp at each end.
        pub ends: Vec<Option<Seat>>,
    }
}

impl NearAndFar {
    pub(super) fn map_view(&self) -> MapView<'_> {
        let map = self.atlas();
        let spaces = map.spaces.iter().map(|s| SpaceView {
            key: self.space_key(s.id),
            name: s.name.as_deref(),
            called: &s.called,
            at: s.at,
            icon: s.icon,
            book: s.quest.is_some(),
            quest: self.quests.contains(&s.id),
            camp: self.camp_at(s.id),
            water: s.water,
            mammoth: s.mammoth,
        });
        let paths = map.paths.iter().enumerate().map(|(i, p)| PathView {
            ends: p.ends,
            mark: p.mark,
            active: p.mark.is_some() && !self.is_claimed(i as u8),
        });
        let routes = Icon::GOODS.iter().zip(map.routes).map(|(good, [alone, shared])| RouteView {
            good: *good,
            name: good.name(),
            alone,
            shared,
            ends: map.spaces.iter().filter(|s| s.icon == Some(*good)).map(|s| self.camp_at(s.id)).collect(),
        });
        MapView {
            number: map.number,
            name: &map.name,
            text: &map.text,
            ground: &map.ground,
            spaces: spaces.collect(),
            paths: paths.collect(),
            routes: routes.collect(),
            areas: &map.areas,
            drawings: &map.drawings,
        }
    }
}
