//! Games from their first setup to the last point.

use crate::common::{BOOK, players, setup};
use bots::{Kind, Simulation};
use now_or_never::NowOrNever;
use table::{AnyGame, Book as _, Boxed};

/// NN-SEASON-01, NN-SEASON-06, NN-SOLO-01: six seasons, with every number of players and on both maps, the laws kept at every step.
#[test]
fn every_mode_is_played_to_its_end() {
    let game = Boxed::<NowOrNever>(BOOK.clone());
    for kind in [Kind::Instinct, Kind::Random] {
        for (mode, players) in [("solo", 1), ("standard", 2), ("standard", 3), ("standard", 4)] {
            for map in ["above", "under"] {
                let mut setup = setup(mode, players, 1);
                setup.options.insert("map".into(), map.into());
                let simulation = Simulation::new(setup, 3, kind);
                let report = bots::simulate(&game as &dyn AnyGame, &simulation, &|_| {})
                    .unwrap_or_else(|f| panic!("{mode}, {players} players, seed {}: {}", f.seed, f.what));
                assert_eq!(report.finished, 3);
                let best = report.scores.iter().map(|score| score.max).fold(0.0, f64::max);
                assert!(kind == Kind::Random || best >= 8.0, "{mode}, {players} players: nobody scores");
            }
        }
    }
}

/// NN-STORY-01: six chapters of six seasons, alone and in company.
#[test]
fn every_campaign_is_played_to_its_end() {
    let game = Boxed::<NowOrNever>(BOOK.clone());
    for (kind, players) in [(Kind::Random, 1), (Kind::Instinct, 2), (Kind::Random, 3), (Kind::Instinct, 4)] {
        let simulation = Simulation::new(setup("story", players, 1), 2, kind);
        let report = bots::simulate(&game as &dyn AnyGame, &simulation, &|_| {})
            .unwrap_or_else(|f| panic!("{players} players, seed {}: {}", f.seed, f.what));
        assert_eq!(report.finished, 2);
        // Somebody who plays at random may end the campaign early.
        assert!(kind == Kind::Random || report.rounds["scored"].min == 36.0, "six chapters of six seasons");
    }
}

/// The drawing for the terminal fits in 80 columns, and shows a hand to its owner only.
#[test]
fn the_picture_is_narrow_and_keeps_secrets() {
    let card = BOOK.names().name(BOOK.quests.get(0)).to_owned();
    let t = players(4).has(0, "hand", [card]).built(1, &[(12, "crystal-hothouse")]).start();
    let seen = |seat: Option<u8>| table::Game::picture(t.table.game(), seat.map(table::Seat));
    for seat in [None, Some(0), Some(3)] {
        let picture = seen(seat);
        assert!(picture.lines().all(|line| line.chars().count() <= 80), "{picture}");
        assert_eq!(picture.contains(&BOOK.quests[BOOK.quests.get(0)].name), seat == Some(0), "{picture}");
    }
    assert!(seen(None).contains("Tower of Min") && seen(None).contains("[ABCD]"), "{}", seen(None));
}
