//! Production, the final production and the score (NN-PROD, NN-FINAL, NN-SCORE, NN-BLD).

use crate::common::{BOOK, Scene, name, pass_all, players};
use serde_json::json;
use table::Book as _;

/// Ada is the last who has not passed.
fn last_to_pass(scene: Scene) -> Scene {
    scene.has(1, "passed", true)
}

/// NN-PROD-02, NN-PROD-03, NN-PROD-04, NN-EX-37: those who wait make nothing.
#[test]
fn villagers_buildings_and_search_tokens_produce() {
    let token = BOOK.names().name(BOOK.searches.get(0)).to_owned();
    let scene = players(2)
        .built(0, &[(12, "smithy"), (13, "garden-house"), (14, "shell-barn")])
        .has(0, "housed", [[0; 6], [0; 6], [0; 6], [0, 0, 0, 2, 0, 0]])
        .has(0, "waiting", [0, 0, 3, 0, 0, 0])
        .has(0, "finds", [token])
        .has(0, "coins", 0);
    let mut t = last_to_pass(scene).start();
    t.play(["pass"]);
    assert_eq!((t.player(0).track, t.player(0).coins), ([2, 1, 0, 2, 0], 3), "{}", t.open());
    assert!(t.told("Ada gains 2 crystals.") && !t.told("gains 0"), "nothing is said of what nobody makes");
}

/// NN-PROD-06, NN-PROD-07, NN-PROD-08, NN-PROD-09, NN-PROD-11, NN-PASS-02
#[test]
fn a_new_season_readies_everything_but_hearts() {
    let scene = players(2).has(0, "mana", 0).has(0, "hearts", 3).has(0, "acted", [true, true, false]);
    let mut t = last_to_pass(scene).start();
    let rest =
        t.keys(0).into_iter().find(|key| key.starts_with("rest/")).expect("somebody can rest").to_owned();
    t.play([rest.as_str(), "coin", "pass"]);
    let ada = t.player(0);
    assert_eq!(
        (ada.hearts, ada.mana, ada.acted, ada.passed),
        (3, BOOK.board(ada.hero).mana, [false; 3], false)
    );
    assert!(ada.specialists.iter().all(|hired| !hired.down));
    assert_eq!((t.state().season, t.player(1).passed), (2, false));
}

/// NN-PROD-10, NN-OPEN-27: the holder of the token begins.
#[test]
fn the_holder_of_the_token_begins() {
    let mut t = last_to_pass(players(2)).with("first", json!(1)).start();
    t.play(["pass"]);
    assert_eq!(t.state().active.0, 1);
}

/// NN-EX-32, NN-FINAL-01, NN-FINAL-02, NN-FINAL-04, NN-FINAL-06, NN-FINAL-07, NN-BLD-04, NN-SCORE-01, NN-SCORE-07
#[test]
fn only_what_the_last_production_brings_counts() {
    let tokens: Vec<&str> = (0..3).map(|at| BOOK.names().name(BOOK.searches.get(at))).collect();
    let scene = players(2)
        .with("season", json!(6))
        .built(0, &[(12, "crystal-lab"), (13, "school")])
        .has(0, "housed", [[0; 6], [0; 6], [0; 6], [0, 0, 0, 2, 0, 0]])
        .has(0, "finds", tokens)
        .has(0, "coins", 20)
        .has(0, "track", [0, 0, 0, 4, 2]);
    let mut t = last_to_pass(scene).start();
    t.play(["pass"]);
    let score = t.player(0).score.expect("the game is over");
    assert_eq!((score.coins, score.buildings), (11, 6));
    assert_eq!(t.player(0).track, [0, 0, 0, 0, 2], "books stay");
}

/// NN-FINAL-03, NN-FINAL-05, NN-ORDER-04, NN-SCORE-06
#[test]
fn what_is_not_completed_is_gone() {
    let orders = json!([{ "order": "order-toll-house", "done": true }, { "order": "order-widow" }]);
    let quest = BOOK.names().name(BOOK.quests.get(0)).to_owned();
    let scene = players(2).with("season", json!(6)).built(0, &[(12, "garden-house")]);
    let scene = scene.has(0, "orders", orders).has(0, "hand", [quest]);
    let mut t = last_to_pass(scene).start();
    t.play(["pass"]);
    let ada = t.player(0);
    let score = ada.score.expect("the game is over");
    assert_eq!((score.orders, score.quests, score.coins, ada.orders.len(), ada.hand.len()), (2, 0, 0, 1, 0));
    // Everybody has read the card, so nobody takes that back alone.
    let alone = [table::Seat(0)].into_iter().collect();
    assert!(t.table.undo_needs(alone, table::Seats::NONE).expect("something to take back").is_some());
}

/// NN-SCORE-02, NN-SCORE-03, NN-TOWN-07, NN-TOWN-08, NN-OPEN-05
#[test]
fn full_rows_and_mixed_homes_score() {
    let bottom = [(12, "school"), (13, "smithy"), (14, "bath-house"), (15, "bottling-yard")];
    let third = [(8, "inn"), (9, "workshop"), (10, "town-hall")];
    let scene = players(2).with("season", json!(6)).built(0, &bottom).built(0, &third);
    let mut t =
        last_to_pass(scene.has(0, "housed", [[0; 6], [0; 6], [1, 1, 1, 1, 0, 0], [1, 1, 1, 0, 0, 0]]))
            .start();
    t.play(["pass", "ready"]);
    let score = t.player(0).score.expect("the game is over");
    assert_eq!((score.rows, score.homes), (8, 6));
}

/// NN-BLD-01, NN-BLD-02, NN-BLD-07, NN-BLD-10, NN-BLD-11, NN-EX-25, NN-OPEN-56
#[test]
fn buildings_score_for_what_is_beside_them() {
    let scored = |scene: Scene, town: &[(usize, &str)], housed: [u8; 6]| {
        let scene = scene.with("season", json!(6)).built(0, town);
        let mut t = last_to_pass(scene.has(0, "housed", [[0; 6], [0; 6], [0; 6], housed])).start();
        t.play(["pass"]);
        t.player(0).score.expect("the game is over").buildings
    };
    let points = |town: &[(usize, &str)], housed: [u8; 6]| scored(players(2), town, housed);
    let market = [(12, "smithy"), (13, "market-hall"), (14, "bath-house")];
    assert_eq!(points(&market, [0; 6]), 4, "hearts are no goods");
    let printed = players(2).changed("buildings.toml", "makes = \"heart 3\"", "makes = \"book 1\"");
    assert_eq!(scored(printed, &market, [0; 6]), 4, "and neither are books (NN-GEN-05)");
    assert_eq!(points(&[(12, "garden-house"), (13, "town-hall"), (14, "soup-kitchen")], [0; 6]), 4);
    assert_eq!(points(&[(12, "school"), (13, "library"), (15, "smithy"), (14, "bath-house")], [0; 6]), 3);
    assert_eq!(
        points(&[(12, "workshop"), (13, "smithy")], [0, 1, 0, 0, 0, 0]),
        4,
        "one of a building, one of a villager"
    );
    assert_eq!(points(&[(12, "bottled-demons-lab")], [0, 0, 1, 0, 0, 0]), 3);
}

/// NN-OPEN-23: a villager housed after the production makes nothing, and counts for the row.
#[test]
fn a_villager_may_still_move_in_before_points_are_counted() {
    let scene = players(2).with("season", json!(6)).built(0, &[(12, "inn"), (13, "school")]);
    let scene = scene.has(0, "housed", [[0; 6], [0; 6], [0; 6], [1, 1, 1, 0, 0, 0]]).has(
        0,
        "waiting",
        [0, 0, 0, 1, 0, 0],
    );
    let mut t = last_to_pass(scene).start();
    t.play(["pass"]);
    assert!(t.offers("ready") && t.offers("house/crystal/4") && !t.offers("sell/0"), "{}", t.open());
    t.play(["house/crystal/4"]);
    let score = t.player(0).score.expect("nothing is left to do");
    assert_eq!((score.homes, score.coins), (7, 6), "a shell, a tool, a demon");
}

/// NN-OPEN-23: discard, produce, sell, in this order; then housing, moves from the Inn, abilities and a filled row are still to be had, alone
/// or together, and orders and sales are not.
#[test]
fn what_may_be_done_at_any_time_may_be_done_until_points_are_counted() {
    let scene = players(2)
        .with("season", json!(6))
        .built(0, &[(12, "inn"), (13, "school"), (8, "garden-house")])
        .has(0, "housed", [[0; 6], [0; 6], [0; 6], [1, 1, 0, 0, 0, 0]])
        .has(0, "waiting", [0, 0, 0, 1, 0, 0])
        .has(0, "experience", 9)
        .has(0, "coins", 30)
        .has(0, "track", [3, 3, 3, 3, 0])
        .has(0, "orders", json!([{ "order": "order-toll-house" }]))
        .with("row", json!(["shell", "shell", "tool"]));
    let mut t = last_to_pass(scene).start();
    t.play(["pass"]);
    assert_eq!((t.player(0).track, t.player(0).coins), ([0; 5], 3), "a shell and a tool of this production");
    let at = |words: &str| t.events.iter().position(|e| e.text.starts_with(words)).expect(words);
    assert!(
        at("Ada gives up") < at("Ada gains 1 shell.") && at("Ada gains 1 tool.") < at("Ada sells 1 shell.")
    );
    for key in ["house/crystal/4", "house/crystal/3", "inn/shell/4/3", "refill", "learn/spark-lattice"] {
        assert!(t.offers(key), "{key}: {}", t.open());
    }
    assert!(!t.keys(0).iter().any(|key| key.starts_with("sell/") || key.starts_with("order/")));
    t.play(["refill", "house/crystal/4", "inn/tool/4/3", "learn/spark-lattice", "slot/red/1", "ready"]);
    let ada = t.player(0);
    assert_eq!((ada.housed[2], ada.housed[3]), ([0, 1, 0, 0, 0, 0], [1, 0, 0, 1, 0, 0]));
    assert_eq!((t.state().row.len(), ada.pieces().count(), t.table.outcome().is_some()), (6, 1, true));
    // Somebody who could do no more than learn is asked as well.
    let mut t = last_to_pass(players(2).with("season", json!(6)).has(0, "experience", 9)).start();
    t.play(["pass"]);
    assert!(t.is_asked(0) && !t.is_asked(1) && t.offers("learn/spark-lattice"), "{}", t.open());
}

/// NN-OPEN-23: until points are counted, whoever was ready may change their mind while others think.
#[test]
fn whoever_was_ready_may_still_do_something() {
    let scene = players(2).with("season", json!(6)).has(0, "experience", 9).has(1, "experience", 9);
    let mut t = last_to_pass(scene).start();
    t.play(["pass", "0:ready"]);
    assert!(!t.is_asked(0) && t.offers("learn/spark-lattice"), "{}", t.open());
}

/// NN-OPEN-23, NN-ART-01, NN-ART-05: what is not to be had in the final production is said beside its question.
#[test]
fn the_final_production_says_what_it_closes() {
    let mut t = last_to_pass(players(2).with("season", json!(6)).has(0, "experience", 9)).start();
    assert!(t.asked(0).closed.is_empty(), "the sixth season is not over yet");
    t.play(["pass"]);
    assert_eq!(t.asked(0).closed, ["NN-OPEN-23", "NN-ART-01", "NN-ART-05"]);
}

/// NN-ANY-01, NN-ART-01: in the other productions everything may be done. A card that brings a villager each season
/// asks in the middle of one.
#[test]
fn an_earlier_production_closes_nothing() {
    let printed = players(2).changed("quests.toml", "always: season shell 1", "always: season villager 1");
    let mut t = last_to_pass(printed.has(0, "played", ["seed-shells", "demon-trap"])).start();
    t.play(["pass"]);
    assert_eq!(t.asked(0).prompt, "Which villager comes with you?");
    assert!(t.offers("use/demon-trap/0") && t.asked(0).closed.is_empty(), "{}", t.open());
}

/// NN-SCORE-08, NN-CAMP-01: at the end everybody's points are told, line by line, those of the losers too.
#[test]
fn everybodys_points_are_told_line_by_line() {
    let scene = players(2)
        .with("season", json!(6))
        .built(0, &[(12, "school"), (13, "smithy"), (14, "bath-house"), (15, "bottling-yard")])
        .has(0, "orders", json!([{ "order": "order-toll-house", "done": true }]))
        .built(1, &[(12, "smithy")]);
    let mut t = last_to_pass(scene).start();
    t.play(["pass"]);
    let told = |words: &str| t.told(words);
    assert!(
        told("Ada has 15 points. The last harvest, sold: 5; Full rows of buildings: 8; Orders: 2."),
        "{:#?}",
        t.events
    );
    assert!(told("Bo has 2 points. The last harvest, sold: 2."));
    assert_eq!([t.points_told(0), t.points_told(1)], [vec![(0, 15)], vec![(0, 2)]]);
    assert!(t.player(0).sheet.is_empty(), "no game follows this one");
}

/// NN-SCORE-08, NN-SCORE-09, NN-SCORE-10, NN-OPEN-25
#[test]
fn ties_are_broken_by_experience_and_books_then_by_hearts() {
    let over = |change: &dyn Fn(Scene) -> Scene| {
        let mut t = last_to_pass(change(players(2).with("season", json!(6)))).start();
        t.play(["pass"]);
        while t.offers("ready") {
            t.play(["ready"]);
        }
        let text = t.table.outcome().expect("it is over").text.clone();
        assert!(t.told(&text), "{text}");
        text
    };
    let even = |scene: Scene| scene.has(0, "hearts", 5).has(1, "hearts", 5);
    assert_eq!(over(&even), "Ada and Bo win with 0 points.");
    assert_eq!(
        over(&|scene| even(scene).has(1, "experience", 2).has(0, "track", [0, 0, 0, 0, 1])),
        "Bo wins with 0 points."
    );
    assert_eq!(over(&|scene| even(scene).has(0, "hearts", 6)), "Ada wins with 0 points.");
    let housed = [[0; 6], [0; 6], [0; 6], [1, 0, 0, 0, 0, 0]];
    let richer =
        |scene: Scene| scene.built(0, &[(12, "school")]).has(0, "housed", housed).has(1, "experience", 9);
    assert_eq!(over(&richer), "Ada wins with 1 point.");
}

/// NN-SELL-02, NN-FINAL-06: three alike and sets, whichever brings most.
#[test]
fn the_last_goods_are_sold_as_dearly_as_possible() {
    let brings = |scene: Scene, goods: [u8; 4]| {
        let town = [
            (12, "inn"),
            (13, "garden-house"),
            (14, "soup-kitchen"),
            (15, "snail-ranch"),
            (8, "town-hall"),
            (9, "school"),
            (10, "library"),
            (11, "workshop"),
        ];
        let homes = [[0; 6], [0; 6], [goods[0], 0, 0, 0, 0, 0], [0, goods[1], goods[2], goods[3], 0, 0]];
        let scene = scene.with("season", json!(6)).built(0, &town).has(0, "housed", homes);
        let mut t = last_to_pass(scene).start();
        t.play(["pass"]);
        while t.offers("ready") {
            t.play(["ready"]);
        }
        t.player(0).score.expect("it is over").coins
    };
    let sold = |goods: [u8; 4]| brings(players(2), goods);
    assert_eq!(sold([1, 1, 1, 1]), 12);
    assert_eq!(sold([2, 2, 2, 2]), 24, "two sets");
    assert_eq!(sold([4, 1, 3, 3]), 33, "5 and 1, 2, 11, 14; a set and the rest would be 31");
    assert_eq!(sold([1, 1, 1, 3]), 20, "a set and two crystals, or six coins and fourteen");
    assert_eq!(sold([0, 0, 3, 3]), 25);
    assert_eq!(sold([2, 0, 0, 1]), 6);
    // A season board with another lot: two shells and a crystal in place of the set (NN-SELL-01).
    let set = "{ shell = 1, tool = 1, demon = 1, crystal = 1 }";
    let printed = || players(2).changed("season.toml", set, "{ shell = 2, crystal = 1 }");
    assert_eq!(brings(printed(), [4, 0, 0, 2]), 24);
    assert_eq!(brings(printed(), [3, 0, 0, 3]), 21, "12, and then 1 and 8");
}

/// NN-PROD-05: whatever stands on them.
#[test]
fn specialists_produce_nothing() {
    let own = json!([{ "who": "rusk-tolliver" }, { "who": "cato-spindle" }, { "who": "imre-holt" }, { "who": "audric-foss" }]);
    let mut t = players(2).has(0, "specialists", own).has(0, "hearts", 2).start();
    pass_all(&mut t);
    let p = t.player(0);
    assert_eq!((t.state().season, p.coins, p.track, p.experience, p.hearts), (2, 17, [0; 5], 0, 2));
}

/// NN-OPEN-24: a bath breaks the tie.
#[test]
fn hearts_are_made_in_the_final_production() {
    let scene = players(2).with("season", json!(6)).has(0, "hearts", 4).has(1, "hearts", 5);
    let mut t = scene.built(0, &[(12, "bath-house")]).start();
    pass_all(&mut t);
    assert_eq!([0, 1].map(|seat| t.player(seat).hearts), [7, 5]);
    assert_eq!(t.table.outcome().expect("it is over").text, "Ada wins with 0 points.");
}

/// The points of a game that ends with this town and these cards.
fn ended(scene: Scene) -> (now_or_never::Score, f64) {
    let mut t = scene.with("season", json!(6)).start();
    pass_all(&mut t);
    let score = t.player(0).score.expect("the game is over");
    (score, t.table.outcome().expect("it is over").scores[0])
}

/// NN-SCORE-04: two makers beside the Market Hall are 8 points, and count in the sum.
#[test]
fn points_of_buildings_are_added() {
    let town = [(13, "market-hall"), (12, "bottling-yard"), (9, "smithy"), (14, "bath-house")];
    let (score, sum) = ended(players(2).built(0, &town));
    assert_eq!((score.buildings, score.coins), (8, 3 + 2));
    assert_eq!(sum, 8.0 + 5.0);
}

/// NN-SCORE-05: the points of a card, and 1 for each specialist; nothing for a card in hand.
#[test]
fn points_of_played_cards_are_added() {
    let card = BOOK.quests.iter().find(|id| name(*id) == "group-portrait").expect("in the book");
    let points = u16::from(BOOK.quests[card].points);
    assert!(points > 0, "it has points of its own");
    let (score, sum) = ended(players(2).has(0, "played", ["group-portrait"]));
    assert_eq!((score.quests, sum), (points + 2, f64::from(points + 2)));
    assert_eq!(ended(players(2).has(0, "hand", ["group-portrait"])).0.quests, 0);
}
