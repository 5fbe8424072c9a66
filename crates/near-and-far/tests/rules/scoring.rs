//! Final scoring, ties, and the champion (NF-SCORE, NF-TIE, NF-CAMPGN).

use crate::common::{Scene, game, players};
use near_and_far::Score;
use serde_json::json;

/// What Ada scores in a game of two that ends now.
fn ada(scene: Scene) -> Score {
    let mut t = scene.last_turn(2).start();
    t.idle();
    t.score(0)
}

/// NF-SCORE-01: every camp is worth a point: on the map, in the Mine, on threats, on bosses.
#[test]
fn every_placed_camp_is_worth_a_point() {
    let scene = game("campaign", 2).map(11).camp(0, "c1").camp(0, "p1").dug(0, 1, 1);
    let scene = scene.defeated(0, "bandit").defeated(0, "boss-third").camp(1, "c2");
    assert_eq!(ada(scene).camps, 5);
}

/// NF-SCORE-02: a route alone, a route shared, half a route.
#[test]
fn a_trade_route_scores_alone_or_shared_or_not_at_all() {
    let scene = players(2).camp(0, "p1").camp(0, "p2").camp(0, "m1").camp(1, "m2").camp(0, "i1");
    let mut t = scene.camp(1, "t1").camp(1, "t2").last_turn(2).start();
    t.idle();
    assert_eq!(t.score(0).routes, 6 + 2, "peppers alone, parts shared, half the ichor");
    assert_eq!(t.score(1).routes, 4 + 2, "tea alone, parts shared");
}

/// NF-SCORE-05, NF-SCORE-19: threats and bosses score what is printed on them.
#[test]
fn defeated_threats_and_bosses_score_their_points() {
    let threats = |s: Scene| s.defeated(0, "bandit").defeated(0, "threat-7");
    assert_eq!(ada(threats(players(2))).threats, 1 + 4);
    let bosses = game("campaign", 2).map(11).defeated(0, "boss-third").defeated(0, "boss-fourth");
    assert_eq!(ada(threats(bosses)).threats, 1 + 4 + 5 + 5);
}

/// NF-SCORE-06: artifacts, treasures and world cards add their bonus if its condition is met.
#[test]
fn card_bonuses_score_when_their_condition_is_met() {
    let scene = || {
        let scene = game("campaign", 2).has(0, "artifacts", ["dear-thing"]).has(0, "worlds", ["world-9"]);
        scene.has(0, "treasures", ["coin-purse"]).animals(2, 1, 0)
    };
    assert_eq!(ada(scene()).cards, 2 + 1, "Bo has as many coins");
    assert_eq!(ada(scene().has(0, "coins", 4)).cards, 2 + 1 + 2, "most coins");
    assert_eq!(ada(scene().has(0, "coins", 2)).cards, 2 + 1, "fewer");
}

/// NF-SCORE-07: coins and gems together, in pairs.
#[test]
fn two_coins_or_gems_are_worth_a_point() {
    for (coins, gems, points) in [(0, 0, 0), (1, 0, 0), (0, 1, 0), (1, 1, 1), (2, 1, 1), (3, 4, 3), (5, 5, 5)]
    {
        let scene = players(2).has(0, "coins", coins).has(0, "gems", gems);
        assert_eq!(ada(scene).wealth, points, "{coins} coins, {gems} gems");
    }
}

/// NF-SCORE-08: a token not spent is a point.
#[test]
fn every_token_left_is_worth_a_point() {
    assert_eq!(ada(players(2).has(0, "tokens", [1, 0, 2, 3])).tokens, 6);
}

/// NF-SCORE-10, NF-SCORE-11, NF-SCORE-12, NF-SCORE-13, NF-SCORE-14, NF-SCORE-18, NF-OPEN-07: one band, by the final reputation.
#[test]
fn only_the_band_of_the_final_reputation_scores() {
    let points = |reputation: i8| match reputation {
        4 | 5 => 2,
        6 | 7 => 3,
        8 | 9 => 4,
        10 | 11 => 5,
        12 => 6,
        _ => 0,
    };
    for reputation in -6..=12 {
        let scene = players(2).has(0, "reputation", reputation);
        assert_eq!(ada(scene).reputation, points(reputation), "{reputation}");
    }
}

/// NF-SCORE-15: an empty board is worth 2.
#[test]
fn a_board_without_camps_is_worth_two_points() {
    for (camps, points) in [(13, 0), (14, 2), (15, 2)] {
        let scene = (1..=camps).fold(players(2), |s, n| s.camp(0, &format!("q{n}")));
        assert_eq!(ada(scene).board, points, "{camps}");
    }
}

/// NF-SCORE-16: three treasures are worth 5 together, two nothing.
#[test]
fn three_treasures_are_worth_five_points() {
    for (treasures, points) in [(2, 0), (3, 5)] {
        let cards: Vec<String> = (20..20 + treasures).map(|n| format!("treasure-{n}")).collect();
        let scene = players(2).has(0, "treasures", &cards).animals(2, 3, 0);
        assert_eq!(ada(scene).board, points, "{treasures}");
    }
}

/// NF-SCORE-17: people, animals and food are worth nothing in themselves.
#[test]
fn people_animals_and_food_score_nothing() {
    let bare = ada(players(2));
    let scene = players(2).party(0, &["outlaw-4", "mystic-5"]).has(0, "inactive", ["nomad-6"]);
    let rich = ada(scene.has(0, "food", 9).animals(2, 2, 0).has(0, "hearts", 5));
    assert_eq!(rich, bare);
    assert_eq!(rich.total(), 1, "for the coins");
}

/// NF-SCORE-20, NF-MAPRULE-03, NF-OPEN-32: no camp among the mammoths costs 8, even if there is no room.
#[test]
fn a_player_without_a_camp_among_the_mammoths_loses_eight() {
    assert_eq!(ada(players(2).map(10).camp(0, "c2")).mammoths, -8);
    assert_eq!(ada(players(2).map(10).camp(1, "c3")).mammoths, -8, "taken by Bo");
    assert_eq!(ada(players(2).map(10).camp(0, "c3")).mammoths, 0);
    assert_eq!(ada(players(2).map(9).camp(0, "c2")).mammoths, 0, "no mammoths elsewhere");
}

/// NF-TIE-01: most points.
#[test]
fn the_highest_total_wins() {
    let scene =
        players(3).has(1, "tokens", [4, 0, 0, 0]).has(0, "reputation", 3).has(2, "tokens", [3, 0, 0, 0]);
    let mut t = scene.last_turn(3).start();
    t.idle();
    assert_eq!(t.winners(), [1]);
    let outcome = t.table.outcome().expect("it is over");
    assert_eq!((outcome.result.as_str(), outcome.scores), ("won", vec![1.0, 5.0, 4.0]));
    assert!(outcome.text.contains("Bo won with 5"), "{}", outcome.text);
}

/// NF-TIE-02: a card that wins ties comes before everything else; in hand it does nothing.
#[test]
fn a_card_that_wins_ties_decides_first() {
    // The card is worth 2 points itself, as much as Ada's tokens.
    let scene = players(2).has(0, "tokens", [2, 0, 0, 0]).has(0, "reputation", 3).has(0, "coins", 3);
    let mut t = scene.has(1, "artifacts", ["tie-breaker"]).has(1, "coins", 2).last_turn(2).start();
    t.idle();
    assert_eq!(t.score(0).total(), t.score(1).total());
    assert_eq!(t.winners(), [1]);
    let scene = players(2).has(0, "reputation", 3).has(1, "hand", ["tie-breaker"]);
    let mut t = scene.has(1, "tokens", [1, 0, 0, 0]).has(1, "coins", 3).last_turn(2).start();
    t.play(["visit/saloon", "recruit/nobody", "turn/end"]);
    assert_eq!(t.score(0).total(), t.score(1).total());
    assert_eq!(t.winners(), [0], "not from the hand");
}

/// NF-TIE-03, NF-TIE-04, NF-OPEN-55: then reputation, then coins and gems, then it is shared.
#[test]
fn ties_go_to_reputation_then_to_wealth() {
    // Two and three coins are both one point.
    for (reputations, wealth, winners) in [
        ([1, 0], [(2, 0), (3, 0)], &[0][..]),
        ([-2, -1], [(3, 0), (2, 0)], &[1]),
        ([2, 2], [(2, 0), (3, 0)], &[1]),
        ([2, 2], [(1, 2), (2, 0)], &[0]),
        ([2, 2], [(1, 1), (2, 0)], &[0, 1]),
    ] {
        let scene = (0..2).fold(players(2), |s, i| {
            s.has(i, "reputation", reputations[i]).has(i, "coins", wealth[i].0).has(i, "gems", wealth[i].1)
        });
        let mut t = scene.last_turn(2).start();
        t.idle();
        assert_eq!(t.score(0).total(), t.score(1).total());
        assert_eq!(t.winners(), winners, "{reputations:?} {wealth:?}");
    }
}

/// NF-CAMPGN-01, NF-CAMPGN-02, NF-CAMPGN-03, NF-OPEN-56: after Map 11 all sessions are added up.
#[test]
fn the_highest_sum_over_all_sessions_is_the_champion() {
    for mode in ["campaign", "character"] {
        let scene = game(mode, 2).map(11).has(0, "tokens", [9, 0, 0, 0]);
        let mut t = scene.sheet(0, "points", [10, 5]).sheet(1, "points", [10, 14]).last_turn(2).start();
        t.idle();
        assert_eq!(t.winners(), [0], "Ada wins the session");
        let outcome = t.table.outcome().expect("both modes end with Map 11");
        assert_eq!(outcome.scores, [25.0, 25.0]);
        assert!(outcome.text.contains("Ada and Bo"), "{}", outcome.text);
        let scene = game(mode, 2).map(11).has(0, "tokens", [9, 0, 0, 0]);
        let mut t = scene.sheet(0, "points", [10, 5]).sheet(1, "points", [10, 15]).last_turn(2).start();
        t.idle();
        let outcome = t.table.outcome().expect("it is over");
        assert_eq!(outcome.result, "champion");
        assert!(outcome.text.starts_with("Bo won overall with 26"), "{}", outcome.text);
        let mut t = game(mode, 2).map(10).last_turn(2).start();
        t.idle();
        assert!(t.table.outcome().is_none() && t.offers("evening/on"), "not before");
        assert_eq!(t.view(None)["scores"]["sums"], json!([1 - 8, 1 - 8]));
    }
}

/// NF-END-04: at the end everybody's points are told, line by line, those of the losers too.
#[test]
fn everybodys_points_are_told_line_by_line() {
    let scene = players(2).has(0, "artifacts", ["basic-30"]).has(0, "coins", 4);
    let mut t = scene.has(1, "hand", ["basic-31"]).last_turn(2).start();
    t.idle();
    for said in [
        "Ada has 5 points. Artifacts: 3; Coins and gems: 2.",
        "Bo has 0 points. Artifacts still in hand: −1; Coins and gems: 1.",
    ] {
        assert!(t.events.iter().any(|event| event.text == said), "{said}: {:#?}", t.events);
    }
}

/// NF-SCORE-03, NF-SCORE-04, NF-SCORE-07: what a score is made of lies open for all, line by line, and adds up to it.
#[test]
fn a_score_opens_into_its_lines() {
    let scene = players(2).has(0, "artifacts", ["basic-30"]).has(0, "hand", ["basic-31"]);
    let t = scene.has(0, "coins", 4).start();
    for seen_by in [None, Some(0), Some(1)] {
        let view = t.view(seen_by);
        let names = view["score_lines"].as_array().expect("a list");
        let points = view["seats"][0]["score"].as_array().expect("a list");
        let lines = names.iter().zip(points).filter(|(_, points)| **points != 0);
        let lines: Vec<String> = lines.map(|(name, points)| format!("{name} {points}")).collect();
        assert_eq!(lines, ["\"Artifacts\" 3", "\"Artifacts still in hand\" -1", "\"Coins and gems\" 2"]);
    }
    assert_eq!(t.points(0), 3 - 1 + 2);
}
