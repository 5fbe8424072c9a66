//! What the shelf says about the game: its modes, and what a table can agree on.

use table::{About, Mode, TableOption};

/// What the shelf says about the game; `stories`: it has a campaign.
pub(crate) fn about(stories: bool) -> About {
    let campaign =
        Mode::new("story", "Story: a campaign of six chapters, one session each", 1..=4).campaign();
    About {
        id: "now-or-never".to_owned(),
        title: "Now or Never".to_owned(),
        tagline: "The war is over and the village is rubble: six seasons to build it up again, and to be the one who did."
            .to_owned(),
        modes: [
            Mode::new("standard", "Six seasons", 2..=4),
            Mode::new("solo", "Alone, against the bot's cards", 1..=1),
        ]
        .into_iter()
        .chain(stories.then_some(campaign))
        .collect(),
        options: [
            TableOption::new(
                "map",
                "Where the village lies",
                &["NN-SETUP-01", "NN-UNDER-01"],
                &[("above", "above ground"), ("under", "underground")],
            )
            .only(&["standard", "solo"]),
            TableOption::new(
                "reroll",
                "Rolling again",
                &["NN-REROLL-01"],
                &[("no", "only by abilities"), ("goods", "a good pays for another roll of one's own die")],
            ),
        ]
        .into_iter()
        .chain(stories.then(reading))
        .collect(),
    }
}

fn reading() -> TableOption {
    let values = [("together", "everybody reads along"), ("reader", "the player on the left reads it out")];
    TableOption::new("reading", "Who sees a story first", &["NN-STORY-09"], &values).only(&["story"])
}
