//! What the shelf says about the game: its modes, and what a table can agree on.

use table::{About, Mode, TableOption};

/// What the shelf says about the game.
pub(crate) fn about() -> About {
    let mode = |id: &str, title: &str| Mode::new(id, title, 1..=4).campaign();
    About {
        id: "sleeping-gods".to_owned(),
        title: "Sleeping Gods".to_owned(),
        tagline:
            "1929, a steamship on a sea that is on no chart: find the totems of the gods, and the way home."
                .to_owned(),
        modes: vec![
            mode("normal", "Normal: a defeat costs time, and the journey goes on"),
            mode("brutal", "Brutal: a defeat is the end"),
        ],
        options: vec![
            TableOption::new(
                "fate",
                "How fate is found",
                &["SG-FATE-01", "SG-DICE-01"],
                &[("cards", "from the ability deck"), ("die", "by a die, with even odds")],
            ),
            TableOption::new(
                "company",
                "Who sails from the start",
                &["SG-SETUP-01", "SG-JOIN-01"],
                &[
                    ("all", "everybody at the table"),
                    ("1", "the first seat; others may join later"),
                    ("2", "the first two seats; others may join later"),
                    ("3", "the first three seats; the fourth may join later"),
                ],
            ),
        ],
    }
}
