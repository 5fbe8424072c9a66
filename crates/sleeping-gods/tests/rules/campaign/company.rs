//! Players who come and go, and packing up (SG-JOIN, SG-LEAVE, SG-SAVE, SG-LOAD).

use super::*;

/// Ada alone, with a free chair for Bo.
fn alone() -> Scene {
    CREW[1..].iter().fold(players(2).has(1, "present", false), |scene, crew| scene.mate(crew, "owner", 0))
}

/// SG-JOIN-01, SG-JOIN-02, SG-JOIN-03, SG-OPEN-54, SG-OPEN-68
#[test]
fn a_new_player_joins_when_the_turn_ends() {
    let mut t = alone().start();
    assert_eq!(shares(&t), [8, 0]);
    t.play(["1:join", "skip"]);
    assert!(!t.player(1).present, "not before the end of the turn");
    t.play(["skip", "turn/end"]);
    assert!(t.player(1).present);
    t.play(["1:exchange/mac/audrie", "1:content"]); // SG-OPEN-68
    assert_eq!((t.asked(1).prompt.as_str(), t.asked(1).aside), ("The crew is being shared out.", true));
    assert!(t.asked(0).prompt.starts_with("You have ") && !t.asked(0).aside, "{}", t.open());
    t.content();
    assert_eq!((shares(&t), t.mate("odessa").owner, t.mate("mac").owner), (vec![4, 4], None, Some(Seat(0))));
    assert!(t.told("The crew is shared out. Ada has Audrie, Gregory, Kannan and Kasumi; Bo has Laurent, Mac, Marco and Rafael."));
    assert_eq!((t.player(1).command, t.player(1).hand.len()), (0, 0));
    let before = t.player(0).command;
    t.play(["room/bridge"]);
    assert_eq!(t.player(0).command, before + 3, "the Bridge for two");
}

/// SG-JOIN-01, SG-SETUP-07
#[test]
fn a_chair_may_be_kept_free_from_the_start() {
    let mut setup = setup("normal", 3, 3);
    setup.options.insert("company".into(), "2".into());
    let mut t = fresh(setup);
    t.play(["seat/0"]).content();
    assert_eq!((shares(&t), t.player(2).present, t.player(2).hand.len()), (vec![4, 4, 0], false, 0));
    assert!(t.keys(2).contains(&"join"), "{}", t.open());
}

/// Three players; Bo, who has three cards and four command, wants to leave.
fn leaving() -> Scene {
    players(3).has(1, "hand", ["triage", "bluff", "haggle"]).has(1, "command", 4)
}

/// SG-LEAVE-01, SG-LEAVE-02, SG-LEAVE-03, SG-LEAVE-04, SG-LEAVE-05, SG-OPEN-55, SG-OPEN-68: Bo would be next, so Cy decides.
#[test]
fn what_a_leaving_player_keeps_is_given_to_the_others() {
    let mut t = leaving().has(0, "command", 2).start();
    t.play(["1:leave", "skip"]);
    assert!(t.player(1).present);
    t.play(["skip", "turn/end", "1:bluff"]);
    assert_eq!(t.own(2), ["seat/0", "seat/2"]);
    t.play(["2:seat/0", "2:seat/2", "2:seat/0"]);
    assert!(!t.player(1).present && t.player(1).hand.is_empty() && t.player(1).command == 0);
    assert!(t.told("Ada gets the command token of Bo.") && t.told("Cy gets an ability card of Bo."));
    assert_eq!((t.hand(0), t.hand(2)), (vec!["triage".to_owned()], vec!["haggle".to_owned()]));
    assert_eq!(
        (t.player(0).command, t.state().command_left()),
        (5, 9),
        "2, two skipped actions and the token"
    );
    assert_eq!((shares(&t), t.mate("odessa").owner), (vec![4, 0, 4], None));
    assert_eq!(t.state().active, Seat(2));
    t.play(["2:exchange/mac/audrie"]).content(); // SG-OPEN-68
    assert_eq!((shares(&t), t.mate("audrie").owner), (vec![4, 0, 4], Some(Seat(2))));
    t.play(["room/galley"]);
    assert_eq!(t.player(2).command, 3, "the Galley for two");
    assert_eq!(t.player(2).hand.len(), 2, "which draws 1 card, not 2");
}

/// SG-LEAVE-01, SG-JOIN-01: until the turn ends it can be thought better of.
#[test]
fn until_the_turn_ends_one_may_stay_after_all() {
    let mut t = leaving().start();
    t.play(["1:leave"]);
    assert!(!t.keys(1).contains(&"leave"));
    t.play(["1:remain"]);
    assert!(t.told("Bo stays with the crew after all.") && t.keys(1).contains(&"leave"));
    t.play(["skip", "skip"]);
    assert!(t.player(1).present && t.player(1).hand.len() == 3);
}

/// SG-LEAVE-04, SG-CARD-02: whoever gets a card sees it, so that is not taken back without asking.
#[test]
fn a_card_that_was_left_behind_is_not_looked_at_and_given_back() {
    let mut t = leaving().start();
    t.play(["1:leave", "skip", "skip", "turn/end", "1:bluff"]);
    assert!(!t.table.log().last().expect("an answer").revealed);
    t.play(["2:seat/2"]);
    assert!(t.table.log().last().expect("an answer").revealed);
}

/// SG-LEAVE-06
#[test]
fn the_hand_limit_holds_for_what_is_left_behind() {
    let mut t = leaving().has(2, "hand", ["marked-cards", "rallying-cry", "surprise-strike"]).start();
    t.play(["1:leave", "skip", "skip", "turn/end", "1:bluff"]);
    assert_eq!(t.asked(2).closed, ["SG-LEAVE-02"], "nothing else is done meanwhile");
    t.play(["2:seat/2", "2:seat/0", "2:seat/0"]);
    assert_eq!(t.own(2).len(), 4, "{}", t.open());
    t.play(["2:triage"]);
    assert_eq!(t.player(2).hand.len(), 3);
}

/// SG-OPEN-55: the next player is asked; somebody who has nothing leaves nothing.
#[test]
fn whoever_has_nothing_leaves_nothing() {
    let mut t = players(3).start();
    t.play(["2:leave", "skip", "skip", "turn/end"]).content();
    assert_eq!((t.state().active, t.state().phase), (Seat(1), Phase::Room));
    let mut t = players(3).has(2, "hand", ["triage", "bluff"]).start();
    t.play(["2:leave", "skip", "skip", "turn/end", "2:bluff"]);
    assert_eq!(t.own(1), ["seat/0", "seat/1"], "Bo's turn comes next: {}", t.open());
}

/// A game in the middle of things, before a ship action.
fn under_way() -> Scene {
    let scene = players(2)
        .phase("room")
        .region("supper-water")
        .with("room", json!("galley"))
        .with("damage", json!([1, 0, 2, 0, 0, 1]));
    let scene = scene
        .with("pass", json!(2))
        .with("xp", json!(9))
        .with("xp_spent", json!(3))
        .with("defeats", json!(1))
        .quests(&["WICK"])
        .with("used_quests", json!(["MIDWIFE"]));
    let scene = scene
        .has(0, "hand", ["triage"])
        .has(1, "hand", ["bluff", "haggle"])
        .has(0, "command", 2)
        .has(1, "command", 1)
        .stored("meat", 2);
    let scene = scene
        .mate("audrie", "levels", ["audrie-rat-run"])
        .mate("mac", "cards", ["marked-cards"])
        .mate("mac", "damage", 2)
        .mate("mac", "fatigue", 1);
    let scene = scene
        .mate("kasumi", "statuses", ["frightened"])
        .mate("kasumi", "command", 2)
        .armed("rafael", "boat-hook");
    scene.with("ongoing", json!([{ "event": ongoing() }]))
}

/// SG-SAVE-01
#[test]
fn one_may_pack_up_at_the_start_of_ones_turn() {
    let mut t = players(2).phase("start").start();
    assert!(t.keys(0).contains(&"pack"), "{}", t.open());
    assert!(!t.is_asked(1) || !t.keys(1).contains(&"pack"), "it is not Bo's turn");
    t.play(["room/bridge"]);
    assert!(!t.offers("pack") && t.offers("effect/all"), "{}", t.open());
    assert!(!players(2).start().offers("pack"));
}

/// SG-SAVE-02, SG-SAVE-03, SG-SAVE-04, SG-SAVE-06, SG-SAVE-07, SG-LOAD-01, SG-LOAD-02, SG-LOAD-03, SG-LOAD-05, SG-LOAD-07, SG-LOAD-09, SG-LOAD-12,
/// SG-LOAD-13, SG-OPEN-52
#[test]
fn what_was_packed_up_comes_out_as_it_was() {
    let mut t = under_way().start();
    let mut before = t.state().clone();
    t.play(["pack", "again", "seat/0"]).content();
    let after = t.state().clone();
    (before.market, before.searches) = (after.market.clone(), after.searches.clone());
    assert_eq!(before, after, "but for the market and the search tokens");
    assert!(!t.offers("room/galley") && t.offers("room/bridge"), "the last ship action counts");
}

/// SG-LOAD-06, SG-LOAD-10
#[test]
fn the_market_and_all_search_tokens_are_shuffled() {
    let names: Vec<&str> = BOOK.searches.iter().map(|id| BOOK.names().name(id)).collect();
    let mut t = under_way().with("searches", json!({ "pile": names[..4], "discards": names[4..] })).start();
    let before = t.state().market.pile.clone();
    t.play(["pack", "again", "seat/0"]).content();
    let after = t.state().market.pile.clone();
    assert_ne!(after, before);
    assert_eq!(sorted(after), sorted(before));
    assert_eq!((t.state().searches.len(), t.state().searches.discards.len()), (9, 0));
}

/// SG-SAVE-05, SG-LOAD-08, SG-OPEN-52
#[test]
fn a_used_adventure_card_comes_back_with_one_command() {
    let cards =
        json!([{ "card": "gloria", "command": 3 }, { "card": "soup" }, { "card": "gear", "command": 1 }]);
    let mut t = under_way().with("adventures", cards).start();
    let supply = t.state().command_left();
    t.play(["pack", "again", "seat/0"]).content();
    let laid: Vec<u8> = t.state().adventures.iter().map(|owned| owned.command).collect();
    assert_eq!((laid, t.state().command_left()), (vec![1, 0, 1], supply + 2));
    assert_eq!(t.mate("kasumi").command, 2, "on boards it stays");
}

/// SG-LOAD-04, SG-LOAD-11, SG-OPEN-68
#[test]
fn the_crew_and_the_captain_token_are_given_out_anew() {
    let mut t = under_way().mate("mac", "owner", 0).mate("marco", "owner", 0).start();
    assert_eq!(shares(&t), [6, 2]);
    t.play(["pack", "again"]);
    assert_eq!(t.own(0), ["seat/0", "seat/1"]);
    t.play(["seat/1"]);
    assert!(t.offers("exchange/mac/audrie"), "SG-OPEN-68: {}", t.open());
    t.content();
    assert_eq!((shares(&t), t.mate("odessa").owner, t.state().active), (vec![4, 4], None, Seat(1)));
    assert!(t.keys(1).contains(&"room/bridge"), "Bo takes the turn: {}", t.open());
}

/// SG-OPEN-53
#[test]
fn the_company_may_be_another_one_after_packing_up() {
    let mut t = alone().phase("room").start();
    t.play(["1:join", "pack", "again"]);
    assert!(t.is_asked(0) && !t.is_asked(1), "Ada, who is still here, says who is first: {}", t.open());
    t.play(["seat/1"]);
    assert_eq!((shares(&t), t.state().active), (vec![4, 4], Seat(1)));
    let mut t = players(3).phase("room").has(0, "command", 3).start();
    t.play(["0:leave", "pack", "again", "seat/2"]);
    assert!(t.is_asked(1) && !t.is_asked(0), "Ada is gone: {}", t.open());
    t.play(["seat/1"]);
    assert_eq!((shares(&t), t.state().active, t.player(2).command), (vec![0, 4, 4], Seat(1), 1));
}

/// SG-OPEN-52, SG-EVENT-18: a table that is kept as it is keeps everything, to the token.
#[test]
fn a_snapshot_keeps_the_exact_number() {
    let cards = json!([{ "card": "gloria", "command": 3 }, { "card": "soup" }]);
    let t = under_way().with("adventures", cards).start();
    let loaded = Table::<SleepingGods>::load(BOOK.clone(), t.table.save()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.table.game().state(), t.state());
    assert_eq!(loaded.table.game().state().adventures[0].command, 3);
}

/// SG-SAVE-08: one line below the other; what is set up again is what was packed up last.
#[test]
fn a_second_save_line_stands_below_the_first_and_counts() {
    let scene = players(2).phase("room").region("supper-water");
    let scene = scene.with("events", json!({ "pile": ["ev-loose-plate"], "discards": [] }));
    let mut t = scene.start();
    t.play(["pack", "again", "seat/0"]).content().play(["room/quarters", "choice/1"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    t.play(["travel", "go"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    t.play(["region/lantern-sound"]);
    if t.offers("sail/stay") {
        t.play(["sail/stay"]);
    }
    t.play(["skip", "turn/end"]);
    let mut last = t.state().clone();
    t.play(["1:pack", "1:again", "1:seat/1"]).content();
    let lines: Vec<&str> =
        t.events.iter().map(|e| e.text.as_str()).filter(|text| text.contains("packs up")).collect();
    assert_eq!(
        lines,
        [
            "Ada packs up. The ship lies in Supper Water; it is turn 1.",
            "Bo packs up. The ship lies in Lantern Sound; it is turn 2."
        ]
    );
    assert_eq!((t.region().as_str(), t.state().damage.iter().sum::<u8>()), ("lantern-sound", 1));
    (last.market, last.searches) = (t.state().market.clone(), t.state().searches.clone());
    assert_eq!(*t.state(), last);
    let loaded = Table::<SleepingGods>::load(BOOK.clone(), t.table.save()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(*loaded.table.game().state(), *t.state());
}
