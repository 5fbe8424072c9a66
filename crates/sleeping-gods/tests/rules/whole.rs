//! Campaigns from their first setup to the last page.

use crate::common::{BOOK, Scene, players, setup};
use bots::{Kind, Simulation};
use serde_json::json;
use sleeping_gods::{SleepingGods, Sort};
use table::{AnyGame, Book as _, Boxed};

/// SG-SETUP-01, SG-EVENT-10, SG-DEFEAT-09: to an ending or to a defeat, in both modes and with every number of players, with the laws kept
/// at every step.
#[test]
fn every_mode_is_played_to_its_end() {
    let game = Boxed::<SleepingGods>(BOOK.clone());
    for kind in [Kind::Instinct, Kind::Random] {
        for players in 1..=4 {
            for mode in ["normal", "brutal"] {
                let simulation = Simulation::new(setup(mode, players, 1), 2, kind);
                let report = bots::simulate(&game as &dyn AnyGame, &simulation, &|_| {})
                    .unwrap_or_else(|f| panic!("{mode}, {players} players, seed {}: {}", f.seed, f.what));
                assert_eq!(report.finished, 2);
                let lost = report.outcomes.get("lost").copied().unwrap_or(0);
                assert!(mode == "brutal" || lost == 0, "in normal mode a defeat is not the end");
            }
        }
    }
}

/// Positions that no game comes to are refused, with the reason.
#[test]
fn positions_that_cannot_be_are_refused() {
    let ill = |n: usize, status: &str| {
        let bad = ["mac", "audrie", "gregory", "kannan", "kasumi", "laurent", "marco", "rafael"];
        bad[..n].iter().fold(players(2), |scene, crew| scene.mate(crew, "statuses", [status]))
    };
    let carried = json!([{ "card": "soup", "bearer": "mac" }]);
    let totem =
        BOOK.adventures.iter().find(|id| BOOK.adventure(*id).sort == Sort::Totem).expect("there are totems");
    let totem = BOOK.names().name(totem);
    let inland = BOOK.regions.iter().find(|id| BOOK.regions[*id].port.is_none()).expect("there is open sea");
    let cases: Vec<(Scene, &str)> = vec![
        (players(2).has(0, "present", false).has(1, "present", false), "nobody sails on"),
        (
            players(2).with("sharing", json!({ "unsettled": [0, 3], "taken": [0, 0, 0, 0] })),
            "somebody who does not sail along has crew to exchange",
        ),
        (players(2).has(0, "tokens", 2), "combat action tokens without a combat"),
        (players(2).with("voyage", json!(4)), "a voyage farther than the ship may sail"),
        (players(2).with("port", json!(false)).region(BOOK.names().name(inland)), "a visit to a port"),
        (players(2).with("box_lost", json!(["F1"])), "is no event card"),
        (players(2).with("adventures", carried), "`soup` is carried and is no weapon"),
        (
            players(2).with("sheet", json!({ "totems": [totem, totem], "endings": [] })),
            "twice on the achievement sheet",
        ),
        (players(2).mate("audrie", "levels", [level_of("mac")]), "the level card of somebody else"),
        (ill(5, "venom"), "5 times venom"),
    ];
    for (scene, reason) in cases {
        let fault = scene.fault();
        assert!(fault.contains(reason), "{fault}");
    }
    ill(4, "venom").start();
    ill(8, "low-morale").start();
}

fn level_of(crew: &str) -> &'static str {
    let mut levels = BOOK.levels.iter();
    BOOK.names()
        .name(levels.find(|id| BOOK.levels[*id].crew.key() == crew).expect("everybody has level cards"))
}
