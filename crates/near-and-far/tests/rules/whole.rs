//! Every mode from its first setup to its last session.

use crate::common::{BOOK, setup};
use bots::{Kind, Simulation};
use table::{AnyGame, Boxed};

/// NF-MODE-02, NF-MODE-05, NF-CAMPGN-03: one session, or all of them, to the end, with the laws kept at every step.
#[test]
fn every_mode_is_played_to_its_last_session() {
    let game = Boxed::<near_and_far::NearAndFar>(BOOK.clone());
    for mode in ["first", "arcade", "campaign", "character"] {
        for players in 2..=3 {
            let simulation = Simulation::new(setup(mode, players, 1), 3, Kind::Instinct);
            let report = bots::simulate(&game as &dyn AnyGame, &simulation, &|_| {})
                .unwrap_or_else(|f| panic!("{mode}, {players} players, seed {}: {}", f.seed, f.what));
            assert_eq!(report.finished, 3);
        }
    }
}
