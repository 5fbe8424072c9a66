//! Campaigns from their first setup to the last page.

use crate::common::{BOOK, setup};
use bots::{Kind, Simulation};
use sleeping_gods::SleepingGods;
use table::{AnyGame, Boxed};

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
