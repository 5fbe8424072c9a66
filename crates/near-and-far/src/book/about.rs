//! What the shelf says about the game: its modes, and what a table can agree on.

use crate::book::{Map, Space};
use table::{About, Mode, TableOption};

/// What the shelf says about the game with these maps.
pub(crate) fn about(maps: &[&Map]) -> About {
    let mode = |id: &str, title: &str| Mode::new(id, title, 2..=4);
    let campaign = |id: &str, title: &str| mode(id, title).campaign();
    let first = maps.first().map_or("", |map| &map.name); // NF-MODE-01
    About {
        id: "near-and-far".to_owned(),
        title: "Near and Far".to_owned(),
        tagline:
            "Gather a party in town, walk a ruined frontier, and make the most of the road to the Last Ruin."
                .to_owned(),
        modes: vec![
            mode("first", &format!("First Adventure: one session in the {first}")),
            campaign("campaign", "Campaign: ten maps, one after another, with side quests and talents"),
            campaign("character", "Character: your own character's story, on maps of your choice"),
            mode("arcade", "Arcade: one session on any map, with cards instead of stories"),
        ],
        options: options(maps),
    }
}

/// The modes that last over several sessions.
const LASTING: [&str; 2] = ["campaign", "character"];

/// A map by name, and what is special about it (NF-MAPRULE-01, NF-MAPRULE-03).
fn map_text(map: &Map) -> String {
    let any = |special: fn(&Space) -> bool| map.spaces.iter().any(special);
    match (any(|space| space.water), any(|space| space.mammoth)) {
        (true, _) => format!("{}: some spaces cost a heart", map.name),
        (_, true) => format!("{}: camp among the mammoths, or lose 8 points", map.name),
        _ => map.name.clone(),
    }
}

fn options(maps: &[&Map]) -> Vec<TableOption> {
    let option = TableOption::new;
    let maps: Vec<(String, String)> =
        maps.iter().map(|map| (map.number.to_string(), map_text(map))).collect();
    let random = [("random", "chosen at random")];
    let maps = random.into_iter().chain(maps.iter().map(|(number, text)| (number.as_str(), text.as_str())));
    vec![
        option(
            "town",
            "The town",
            &["NF-SETUP-01", "NF-DAY-01"],
            &[
                ("dusk", "the Dusk side"),
                ("day", "the Day side: tortoises, a choice of treasures"),
                ("alternate", "Dusk first, then in turn"),
            ],
        )
        // NF-MODE-04: a First Adventure has the basic rules only.
        .only(&["campaign", "character", "arcade"]),
        option("map", "The map", &["NF-MODE-17"], &maps.collect::<Vec<_>>()).only(&["arcade"]),
        option(
            "stories",
            "How many quests there are",
            &["NF-SETUP-08", "NF-VAR-01", "NF-VAR-02"],
            &[
                ("normal", "3 for each player and 1 more"),
                ("extra", "4 for each player; a campaign leaves out three maps"),
            ],
        ),
        option(
            "length",
            "How long a session is",
            &["NF-END-01", "NF-VAR-04"],
            &[("normal", "until somebody's 14th camp"), ("long", "two camps more for everybody")],
        ),
        option(
            "platypus",
            "A platypus for the last",
            &["NF-VAR-06"],
            &[("no", "dogs and cats"), ("yes", "whoever came last may begin with the platypus")],
        )
        .only(&LASTING),
        option(
            "joining",
            "Who plays which session",
            &["NF-VAR-08", "NF-VAR-12"],
            &[
                ("together", "everybody plays all of them"),
                ("later", "agreed before each session; newcomers catch up"),
            ],
        )
        .only(&LASTING),
        option(
            "reading",
            "Who sees a quest first",
            &["NF-QUEST-02", "NF-OPEN-67"],
            &[("together", "everybody reads along"), ("reader", "the player on the left reads it out")],
        ),
    ]
}
