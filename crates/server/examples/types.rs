//! `make types`: the browser's types, made from the ones here. With `--check` nothing is written.

use near_and_far::seen::view as nf;
use prelude::Trait;
use prelude::seen::view::*;
use server::protocol::*;
use table::{About, Mode, Offered, OptionValue, Outcome, Pick, Question, Seat, TableOption};
use ts_rs::{Config, TS};

macro_rules! declared {
    ($($type:ty),* $(,)?) => {
        [$(<$type as TS>::decl(&Config::new().with_large_int("number"))),*]
    };
}

fn main() {
    let common = declared![
        Seat,
        Question,
        Offered,
        Pick,
        Outcome,
        About,
        Mode,
        TableOption,
        OptionValue,
        Me,
        Introduce,
        NewTable,
        NewSeat,
        Who,
        OpenSave,
        Opened,
        Invitation,
        Join,
        Dismiss,
        Joined,
        HandOver,
        HandedOver,
        Rename,
        Branch,
        TableInfo,
        SeatInfo,
        SeatKind,
        Moment,
        RuleText,
        Problem,
        ToClient,
        Hello,
        Update,
        Change,
        Now,
        Bookmark,
        UndoState,
        Proposal,
        LogLine,
        ChatLine,
        FromClient,
        Want,
    ];
    let prelude = declared![
        Seat,
        Trait,
        View,
        ZoneView,
        BuildingView,
        SeatView,
        HalfView,
        TraitView,
        DeckView,
        HutView,
        ScoutedView,
        CardView,
        OptionView,
        SceneView,
    ];
    let near_and_far = declared![
        Seat,
        near_and_far::Faction,
        near_and_far::Icon,
        near_and_far::Mark,
        near_and_far::Symbols,
        near_and_far::Under,
        near_and_far::Kind,
        near_and_far::Verdict,
        near_and_far::Area,
        near_and_far::Drawing,
        nf::View,
        nf::MapView,
        nf::SpaceView,
        nf::PathView,
        nf::RouteView,
        nf::TownView,
        nf::ValueView,
        nf::DigView,
        nf::PersonView,
        nf::CardView,
        nf::PriceView,
        nf::CostView,
        nf::SeatView,
        nf::SheetView,
        nf::TalentView,
        nf::ThreatView,
        nf::ChiefView,
        nf::DecksView,
        nf::SceneView,
        nf::SceneChoice,
        nf::RollView,
        nf::EveningView,
    ];
    let web = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src");
    let mut stale = false;
    for (file, types) in [
        ("lib/protocol.ts", &common[..]),
        ("boards/prelude/view.ts", &prelude[..]),
        ("boards/near-and-far/view.ts", &near_and_far[..]),
    ] {
        let path = format!("{web}/{file}");
        let mut text = "// Made by `make types` from the Rust types. Do not edit.\n\n".to_owned();
        for declaration in types {
            text.push_str(&format!("export {declaration}\n"));
        }
        if std::env::args().any(|a| a == "--check") {
            stale |= std::fs::read_to_string(&path).ok().as_deref() != Some(text.as_str());
        } else {
            std::fs::write(&path, text).unwrap_or_else(|e| panic!("{path}: {e}"));
        }
    }
    if stale {
        eprintln!("the browser's types are not those of the server: run `make types`");
        std::process::exit(1);
    }
}
