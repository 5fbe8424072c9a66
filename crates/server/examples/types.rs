//! `make types`: the browser's types, made from the ones here. With `--check` nothing is written.

use server::protocol::*;
use std::path::Path;
use table::{
    About, Add, Amount, Band, Die, Mode, Naming, Note, Odds, Offered, OptionValue, Outcome, Pick,
    PictureWords, Pin, Primer, PrimerStep, Question, Rival, Roll, RollPart, Route, Scene, SceneKind, Seat,
    Stakes, Story, TableOption, Teaching, Test, Throw,
};
use ts_rs::{Config, TS};

macro_rules! declared {
    ($($type:ty),* $(,)?) => {
        [$(<$type as TS>::decl(&Config::new().with_large_int("number"))),*]
    };
}

/// What the server and the browser say to each other.
fn protocol() -> Vec<String> {
    declared![
        Seat,
        Question,
        Offered,
        Route,
        Naming,
        Stakes,
        Test,
        Band,
        Rival,
        Odds,
        Amount,
        Pick,
        Outcome,
        About,
        Mode,
        TableOption,
        OptionValue,
        Teaching,
        Primer,
        PrimerStep,
        Note,
        PictureWords,
        Me,
        Introduce,
        NewTable,
        NewSeat,
        Who,
        OpenSave,
        Opened,
        Invitation,
        Invited,
        InvitedTo,
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
        Wait,
        Bookmark,
        UndoState,
        Declined,
        Proposal,
        LogLine,
        Scene,
        SceneKind,
        Roll,
        RollPart,
        Throw,
        Die,
        Add,
        Story,
        ChatLine,
        Pin,
        FromClient,
        Want,
    ]
    .to_vec()
}

fn main() {
    let web = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src");
    let mut stale = false;
    // A game may have no board yet.
    let drawn = library::ids().filter(|id| Path::new(&format!("{web}/boards/{id}")).is_dir());
    let views =
        drawn.map(|id| (format!("boards/{id}/view.ts"), library::types(id).expect("it is on the shelf")));
    for (file, types) in views.chain([("lib/server/protocol.ts".to_owned(), protocol())]) {
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
