//! What the shelf says about the game: its modes, and what a table can agree on.

use table::{About, Mode, TableOption};

/// What the shelf says about the game.
pub(crate) fn about() -> About {
    About {
        id: "prelude".to_owned(),
        title: "Prelude".to_owned(),
        tagline: "A small band after the fall looks for a place to stay. You win together or not at all."
            .to_owned(),
        modes: vec![Mode::new("standard", "One settlement, one region", 1..=6).alone(3)], // PR-NUM-18
        options: options(),
    }
}

fn options() -> Vec<TableOption> {
    let option = TableOption::new;
    vec![
        option(
            "region",
            "Where the band settles",
            &["PR-SETUP-08"],
            &[
                ("random", "chosen at random"),
                ("grassland", "open ground: scouting"),
                ("forest", "rich to gather: the deepwoods"),
                ("mountains", "good shelter: the cave"),
            ],
        ),
        option(
            "goal",
            "How much has to be built",
            &["PR-NUM-18", "PR-BUILD-05"],
            &[
                ("band", "fits the band: fewer resources for up to three, more for five or six"),
                ("printed", "22 resources for every band, as printed"),
            ],
        )
        .later(),
        option(
            "characters",
            "How characters are made",
            &["PR-SETUP-01", "PR-SETUP-02"],
            &[
                ("choose", "each picks a past or a gift, the other half is dealt"),
                ("dealt", "both halves are dealt"),
            ],
        ),
        option(
            "guessing",
            "Guessing at secrets",
            &["PR-OPEN-56", "PR-SECRET-04"],
            &[
                ("on", "once a round you may name somebody's secret"),
                ("off", "secrets come out only by telling"),
            ],
        ),
        option(
            "magic",
            "When the mage's dice fail",
            &["PR-OPEN-01", "PR-GIFT-13"],
            &[("printed", "on 2 or lower, as printed"), ("high", "on 5 or 6, the likely intent")],
        ),
        option(
            "scouting",
            "What a scout finds out",
            &["PR-OPEN-19", "PR-SCOUT-01"],
            &[("die", "the die that will be rolled"), ("verdict", "whether an event will come")],
        ),
        option(
            "prayer",
            "What prayer does to a failed die",
            &["PR-OPEN-40", "PR-PAST-09"],
            &[("remove", "it does not count"), ("reroll", "it is rolled again")],
        ),
        option(
            "invoke",
            "How much presence invoking draws",
            &["PR-OPEN-41", "PR-GIFT-02"],
            &[("dice", "one token for each die"), ("more", "one token more than dice")],
        ),
        option(
            "fourth-artifact",
            "A fourth artifact",
            &["PR-OPEN-52", "PR-LIMIT-06"],
            &[("give", "give it away or discard it"), ("swap", "or keep it and discard one of yours")],
        ),
    ]
}
