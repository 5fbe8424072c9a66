//! The modes of play (NF-MODE).

use crate::book::files;
use crate::common::{BOOK, Play, fresh, game, load, players, setup, shipped_files};
use near_and_far::{NearAndFar, Phase};
use serde_json::json;
use std::sync::Arc;
use table::{Book as _, Loaded, Table, What};

/// The last turn of a session is Bo's; he goes to the Farm, and it is over.
fn ends(scene: crate::common::Scene) -> Play {
    let mut t = scene.with("ending", true.into()).turn_of(1).at(1, "saloon").at(0, "saloon").start();
    t.play(["1:visit/farm"]);
    t
}

/// What is read at q1 of the session's map.
fn reads(scene: crate::common::Scene) -> Play {
    let mut t = scene.quest("q1").on(0, "q1").start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    t
}

/// NF-MODE-01, NF-MODE-02, NF-MODE-03: Map 1 with its own quests, for one session.
#[test]
fn the_first_adventure_is_one_game_on_map_1() {
    for seed in 1..=5 {
        assert_eq!(fresh(setup("first", 2, seed)).state().map, 1);
    }
    assert_eq!(reads(players(2)).reading(), "m1-01");
    let t = ends(players(2));
    assert_eq!(t.state().phase, Phase::Over);
    assert!(t.table.outcome().is_some() && t.table.questions().is_empty());
}

/// NF-MODE-04: the basic rules: no sheet, no experience, talents, keywords, side or character quests, no arcade cards.
#[test]
fn the_first_adventure_has_the_basic_rules_only() {
    let mut t = fresh(setup("first", 2, 1));
    assert_eq!(
        (t.state().phase, t.asked(0).prompt.as_str()),
        (Phase::Setup, "Who are you?"),
        "no talents first"
    );
    t.drift(|s| s.phase == Phase::Turn);
    assert!(t.view(Some(0))["seats"][0].get("sheet").is_none());
    // A quest that elsewhere gives a keyword, and one that notes a side quest.
    let mut t = players(2).map(2).quest("q4").on(0, "q4").start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert!(t.heard("Ada succeeds.") && t.player(0).sheet.keywords.is_empty());
    let mut t = players(2).map(2).quest("q4").on(0, "q4").start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    let sheet = &t.player(0).sheet;
    assert_eq!((sheet.experience, sheet.boxes, sheet.side.len(), sheet.done.len()), (0, 0, 0, 0));
    assert_eq!(t.state().arcade.pile.len(), 40);
    // The book keeps Map 1 plain from the beginning.
    for line in ["> keyword BURNING", "> coin 1\n-> q-2"] {
        let mut changed = files();
        let story = changed["map01.story"].replacen("> outlaws 1, food 2", line, 1);
        changed.insert("map01.story".into(), story);
        assert!(load(changed).is_err(), "{line}");
    }
}

/// NF-MODE-05, NF-MODE-06, NF-MODE-07: Map 2, then the next one each time, to Map 11: ten games, and never Map 1.
#[test]
fn a_campaign_goes_from_map_2_to_map_11() {
    assert_eq!(fresh(setup("campaign", 2, 1)).state().map, 2);
    let mut maps = vec![2];
    for map in 2..11 {
        let scene = game("campaign", 2).map(map).with("session", (map - 1).into());
        let mut t = ends(scene.sheet(0, "experience", 0).sheet(1, "experience", 0));
        assert_eq!((t.state().phase, t.keys(0)), (Phase::Scores, vec!["evening/on", "evening/stop"]));
        t.play(["evening/on"]).drift(|s| s.phase == Phase::Draft(0));
        assert_eq!(t.state().session, map);
        maps.push(t.state().map);
    }
    assert_eq!(maps, (2..=11).collect::<Vec<u8>>());
    let t = ends(game("campaign", 2).map(11).with("session", 10.into()));
    assert_eq!(t.state().phase, Phase::Over, "nothing comes after the Last Ruin");
    assert_eq!(t.table.outcome().map(|o| o.result), Some("champion".to_owned()));
}

/// NF-MODE-07: a campaign can be ended after any session, if everybody at the table agrees.
#[test]
fn a_campaign_may_end_early() {
    let scored = || ends(game("campaign", 2).map(4).with("session", 3.into()));
    let mut t = scored();
    t.play(["evening/stop"]);
    assert_eq!(t.table.outcome(), None, "Bo has not agreed");
    assert_eq!(t.asked(1).prompt, "Ada would end the whole campaign here, for good. Agreed?");
    t.play(["1:agree/yes"]);
    assert_eq!(t.state().phase, Phase::Over);
    let mut t = scored();
    t.play(["evening/stop", "1:agree/no"]);
    assert!(t.heard("Bo would rather play on.") && t.table.outcome().is_none(), "{}", t.open());
    let scene =
        game("campaign", 3).map(4).with("session", 3.into()).has(2, "present", false).with("birds", 6.into());
    let mut t =
        ends(scene.has(2, "character", None::<u8>).has(2, "companion", None::<u8>).has(2, "party", [(); 0]));
    t.play(["evening/stop", "1:agree/yes"]);
    assert!(
        t.is_asked(2) && t.table.outcome().is_none(),
        "whoever missed the session is asked, too: {}",
        t.open()
    );
}

/// NF-MODE-08: the quest of the space, or the side quest the player has been given.
#[test]
fn a_campaign_has_map_quests_and_side_quests() {
    assert_eq!(reads(game("campaign", 2)).reading(), "m2-01");
    assert_eq!(reads(game("campaign", 2).map(7)).reading(), "m7-01");
    assert_eq!(reads(game("campaign", 2).sheet(0, "side", ["q-178"])).reading(), "q-178");
    assert_eq!(reads(game("campaign", 2).sheet(1, "side", ["q-178"])).reading(), "m2-01", "that is Bo's");
    let mut t = game("campaign", 2).quest("q4").on(0, "q4").start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-2"]);
}

/// NF-MODE-09, NF-MODE-15: what lasts is on the sheet.
#[test]
fn the_long_modes_keep_a_sheet() {
    let scene = game("campaign", 2).sheet(0, "talents", ["fishing"]).sheet(0, "side", ["q-2"]);
    let mut t = scene.sheet(0, "boxes", 2).quest("q4").on(0, "q4").start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
    let sheet = t.view(None)["seats"][0]["sheet"].clone();
    assert_eq!((&sheet["experience"], &sheet["boxes"]), (&json!(2), &json!(3)), "the third box has a star");
    assert_eq!(sheet["talents"][0]["name"], json!("Fishing"));
    let mut t = game("campaign", 2).quest("q4").on(0, "q4").start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert_eq!(t.view(None)["seats"][0]["sheet"]["keywords"], json!(["FROZEN"]));

    let scene = game("character", 2).sheet(0, "talents", ["fishing"]).sheet(0, "keywords", ["BURNING"]);
    let mut t = scene.quest("q4").on(0, "q4").dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    let sheet = t.view(None)["seats"][0]["sheet"].clone();
    assert_eq!((&sheet["experience"], &sheet["done"]), (&json!(2), &json!(["Part 1"])));
    assert_eq!((&sheet["keywords"], &sheet["talents"][0]["name"]), (&json!(["BURNING"]), &json!("Fishing")));
    assert_eq!(t.player(0).sheet.next.map(|id| t.id(id)), Some("rin-2"));
}

/// NF-MODE-10, NF-MODE-16: players keep their characters.
#[test]
fn characters_are_kept_for_all_games() {
    for mode in ["campaign", "character"] {
        let mut t = ends(game(mode, 2).sheet(0, "experience", 0).sheet(1, "experience", 0));
        let before: Vec<_> = t.state().players.iter().map(|p| p.character).collect();
        t.play(["evening/on"]);
        if mode == "character" {
            t.play(["map/3"]);
        }
        assert_eq!(t.keys(0), ["dog-1", "cat-1"], "the animal is chosen again, the character is not");
        t.drift(|s| s.phase == Phase::Draft(0));
        assert_eq!(t.state().players.iter().map(|p| p.character).collect::<Vec<_>>(), before);
    }
}

/// A session of Character Mode, then the maps to choose from.
fn maps_after(done: [usize; 2]) -> Vec<String> {
    let quests = |who: &str, n: usize| (1..=n).map(|i| format!("{who}-{i}")).collect::<Vec<_>>();
    let scene = game("character", 2).sheet(0, "experience", 0).sheet(1, "experience", 0);
    let scene = scene.sheet(0, "done", quests("rin", done[0])).sheet(1, "done", quests("eyim", done[1]));
    let mut t = ends(scene);
    t.play(["evening/on"]);
    t.keys(0).into_iter().map(str::to_owned).collect()
}

/// NF-MODE-11, NF-MODE-12: any map from 2 to 10; Map 11 once everybody has done eight quests, as the last.
#[test]
fn character_mode_chooses_its_maps_and_ends_on_map_11() {
    let maps: Vec<String> = (2..=10).map(|n| format!("map/{n}")).collect();
    let t = fresh(setup("character", 2, 1));
    assert_eq!(t.keys(0), maps, "neither Map 1 nor the last");
    assert_eq!(maps_after([8, 7]), maps);
    assert_eq!(maps_after([7, 10]), maps);
    assert_eq!(maps_after([8, 8]), [maps, vec!["map/11".to_owned()]].concat());
    let t = ends(game("character", 2).map(11).with("session", 4.into()));
    assert_eq!(t.state().phase, Phase::Over);
}

/// NF-MODE-13: only the character's own story is read.
#[test]
fn character_mode_reads_neither_map_nor_side_quests() {
    assert_eq!(reads(game("character", 2)).reading(), "rin-1");
    assert_eq!(reads(game("character", 2).sheet(0, "side", ["q-2"])).reading(), "rin-1");
    let mut t = reads(game("character", 2).dice([6]));
    t.play(["choice/1"]);
    assert!(t.player(0).sheet.side.is_empty());
}

/// NF-MODE-14: the ninth and tenth wait for Map 11.
#[test]
fn the_last_two_character_quests_wait_for_the_last_map() {
    let done: Vec<String> = (1..=8).map(|n| format!("rin-{n}")).collect();
    let scene =
        |map: u8| game("character", 2).map(map).sheet(0, "done", done.clone()).sheet(0, "next", "rin-9");
    for map in 2..=10 {
        assert!(reads(scene(map)).reading().starts_with("arcade-"), "map {map}");
    }
    assert_eq!(reads(scene(11)).reading(), "rin-9");
    let seven = game("character", 2).sheet(0, "done", done[..7].to_vec()).sheet(0, "next", "rin-8");
    assert_eq!(reads(seven).reading(), "rin-8", "the eighth does not");
}

/// NF-MODE-17: one session, on whichever map of the eleven.
#[test]
fn an_arcade_game_is_one_game_on_any_map() {
    for map in 1..=11 {
        let mut agreed = setup("arcade", 2, 1);
        agreed.options.insert("map".into(), map.to_string());
        assert!(agreed.check(BOOK.about()).is_ok());
        assert_eq!(fresh(agreed).state().map, map);
    }
    let mut agreed = setup("arcade", 2, 1);
    agreed.options.insert("map".into(), "12".into());
    assert!(agreed.check(BOOK.about()).is_err());
    let random: std::collections::BTreeSet<u8> =
        (1..=80).map(|seed| fresh(setup("arcade", 2, seed)).state().map).collect();
    assert_eq!(random, (1..=11).collect());
    assert_eq!(ends(game("arcade", 2)).state().phase, Phase::Over);
}

/// NF-MODE-18, NF-MODE-19: a card for every quest, and nothing that lasts.
#[test]
fn arcade_cards_take_the_place_of_stories() {
    for map in [1, 2, 11] {
        let mut t = game("arcade", 2).map(map).quest("q1").on(0, "q1").dice([6]).start();
        t.play(["adventure", "move/stop", "quest/attempt"]);
        assert!(t.reading().starts_with("arcade-"), "{}", t.reading());
        t.play(["choice/1"]);
        let sheet = &t.player(0).sheet;
        assert_eq!((sheet.experience, sheet.boxes, sheet.done.len(), sheet.side.len()), (0, 0, 0, 0));
        assert!(sheet.keywords.is_empty() && sheet.talents.is_empty());
        assert!(t.view(None)["seats"][0].get("sheet").is_none());
    }
    let t = fresh(setup("arcade", 2, 1));
    assert_eq!(t.asked(0).prompt, "Who are you?", "no talents are bought");
    assert!(ends(game("arcade", 2)).player(0).sheet.points.is_empty(), "no score is carried");
}

/// NF-MODE-20: bad water and mammoths in every mode, bosses in a campaign only.
#[test]
fn a_maps_own_rule_holds_in_every_mode() {
    for mode in ["campaign", "character", "arcade"] {
        let mut t = game(mode, 2).map(5).on(0, "c1").has(0, "hearts", 2).start();
        t.play(["adventure", "move/c2", "move/stop"]);
        assert_eq!(t.player(0).hearts, 1, "{mode}: the water is bad");

        let points = |camp: &str| game(mode, 2).map(10).camp(0, camp).start().points(0);
        assert_eq!(points("c5") + 8, points("c3"), "{mode}: mammoths");

        let scene = game(mode, 2).map(11).with("phase", json!("setup")).with("session", 0.into());
        let mut t = scene.has(0, "companion", json!(null)).has(1, "companion", json!(null)).start();
        t.drift(|s| s.phase == Phase::Draft(0));
        assert_eq!(!t.state().bosses.is_empty(), mode == "campaign", "{mode}: bosses");
    }
}

/// NF-MODE-05, NF-MODE-11: a journey opens with a page of the book, once; a single session does not.
#[test]
fn a_journey_opens_with_its_prologue() {
    let stories = |table: &mut Table<NearAndFar>| {
        let events = table.take_events().into_iter();
        let read = events.filter_map(|e| match e.what {
            What::Story(story) => Some((story.entry, e.seat, e.by, e.rules.join(" "))),
            _ => None,
        });
        read.collect::<Vec<_>>()
    };
    let book = Arc::new(load(shipped_files()).expect("it is sound"));
    for (mode, entry) in [
        ("campaign", Some(("prologue-campaign", "NF-MODE-05"))),
        ("character", Some(("prologue-character", "NF-MODE-11"))),
        ("first", None),
        ("arcade", None),
    ] {
        let mut table = Table::<NearAndFar>::new(book.clone(), setup(mode, 2, 1)).expect("a sound setup");
        let read = entry.map(|(entry, rule)| (entry.to_owned(), None, None, rule.to_owned()));
        let read: Vec<_> = read.into_iter().collect();
        assert_eq!(stories(&mut table), read, "{mode}: told to everybody, and done by nobody");
    }
    // Before the first session only, and not from a book that has none.
    let mut with = files();
    with.insert("prologue.story".to_owned(), "== prologue-campaign  Off\n\nYou go.\n".to_owned());
    let with = Arc::new(load(with).expect("it is sound"));
    let is_read = |session: u8, book: &Arc<near_and_far::Book>| {
        let scene = game("campaign", 2).with("phase", json!("gathering")).with("session", json!(session));
        scene.start_with(book.clone()).events.iter().any(|e| matches!(e.what, What::Story(_)))
    };
    assert_eq!([is_read(0, &with), is_read(1, &with), is_read(0, &BOOK)], [true, false, false]);
}

/// NF-MODE-04, NF-MODE-17, NF-VAR-06, NF-VAR-08, NF-DAY-01: an option belongs to the modes whose rules know it.
#[test]
fn an_option_of_another_mode_is_refused_at_a_new_table() {
    let foreign = [
        ("town", "day", vec!["first"]),
        ("map", "3", vec!["first", "campaign", "character"]),
        ("platypus", "yes", vec!["first", "arcade"]),
        ("joining", "later", vec!["first", "arcade"]),
        ("stories", "extra", vec![]),
        ("length", "long", vec![]),
        ("reading", "reader", vec![]),
    ];
    assert_eq!(foreign.len(), BOOK.about().options.len());
    for (key, value, without) in foreign {
        for mode in ["first", "campaign", "character", "arcade"] {
            let mut agreed = setup(mode, 2, 1);
            agreed.options.insert(key.into(), value.into());
            let opened = Table::<NearAndFar>::new(BOOK.clone(), agreed);
            assert_eq!(opened.is_err(), without.contains(&mode), "{key} in {mode}");
        }
    }
}

/// A table that was made before options belonged to modes goes on, and can be played again from its beginning.
#[test]
fn an_old_save_with_an_option_of_another_mode_still_opens() {
    let mut t = fresh(setup("first", 2, 1));
    t.on_to(Phase::Turn);
    let mut save = t.table.save();
    save.setup.options.insert("joining".into(), "later".into());
    let Loaded { table, .. } = Table::<NearAndFar>::load(BOOK.clone(), save.clone()).expect("it opens");
    assert!(table.rewound().is_ok() && Table::<NearAndFar>::beginning_of(BOOK.clone(), &save).is_ok());
}
