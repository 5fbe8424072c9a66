//! The Mine at dusk, in the tests' book:
//!
//! ```text
//!                 coin 1   gem 1   both
//! coin 1     1      2       4       6
//! gem 1      2      4       5       7
//! coin 2     4      5       7       9
//! ```

use crate::common::{Scene, players};
use table::Seat;

/// Ada with skill 9: 1 of the dog, 6 of three friends, one each of two cards.
fn skilled() -> Scene {
    players(3)
        .party(0, &["outlaw-8", "mystic-8", "nomad-8"])
        .has(0, "artifacts", ["plain-glove"])
        .has(0, "birds", 1)
        .with("birds", serde_json::json!(8))
        .has(0, "treasures", ["lucky-hand"])
}

/// NF-MINE-01, NF-MINE-06: the entrance, and only the entrance, however skilled the player is.
#[test]
fn the_first_dig_is_at_the_entrance() {
    let mut t = skilled().start();
    t.play(["visit/mine"]);
    assert_eq!(t.keys(0), ["dig/1/1", "dig/nowhere"]);
    t.play(["dig/1/1"]);
    assert_eq!(t.state().mine[0][0], Some(Seat(0)));
    assert_eq!((t.player(0).camps, t.player(0).coins), (1, 4));
}

/// NF-MINE-01: may.
#[test]
fn a_visitor_may_leave_the_spade_alone() {
    let mut t = skilled().start();
    t.play(["visit/mine", "dig/nowhere"]);
    assert!(t.state().mine.iter().flatten().all(Option::is_none));
    assert_eq!((t.player(0).camps, t.player(0).coins, t.place(0).as_str()), (0, 3, "at mine"));
}

/// NF-MINE-02, NF-OPEN-05: twelve numbers, rising away from the entrance; the entrance is for everybody.
#[test]
fn there_are_twelve_numbers_in_rows_and_columns() {
    for (scene, numbers) in [
        (players(3), [[1, 2, 4, 6], [2, 4, 5, 7], [4, 5, 7, 9]]),
        (players(3).day(), [[1, 3, 4, 6], [3, 3, 6, 7], [4, 6, 7, 9]]),
    ] {
        let t = scene.start();
        let view = t.view(None);
        for (row, list) in numbers.iter().enumerate() {
            for (column, number) in list.iter().enumerate() {
                assert_eq!(view["town"]["mine"][row][column]["number"], *number);
            }
            assert_eq!(view["town"]["mine"][row].as_array().map(Vec::len), Some(4));
        }
        assert_eq!(view["town"]["mine"].as_array().map(Vec::len), Some(3));
    }
}

/// NF-MINE-03: 1 is not enough for a 2; 2 is.
#[test]
fn skill_must_reach_the_number() {
    let mut t = players(3).dug(1, 1, 1).start();
    t.play(["visit/mine"]);
    assert_eq!(t.state().active.0, 1, "nothing can be dug with skill 1");
    let mut t = players(3).dug(1, 1, 1).party(0, &["outlaw-3"]).start();
    t.play(["visit/mine"]);
    assert_eq!(t.keys(0), ["dig/1/2", "dig/2/1", "dig/nowhere"]);
}

/// NF-MINE-04, NF-PARTY-08, NF-PARTY-11: the active party, bought artifacts and treasures; nobody inactive, nothing in hand.
#[test]
fn party_artifacts_and_treasures_count_as_skill() {
    let base = || players(3).dug(1, 1, 2).has(0, "inactive", ["lizard-8"]).has(0, "coins", 0);
    let digs = |scene: Scene| {
        let mut t = scene.start();
        t.play(["visit/mine"]);
        if t.is_asked(0) { t.keys(0).len() - 1 } else { 0 }
    };
    let bird = |s: Scene| s.has(0, "birds", 1).with("birds", serde_json::json!(8));
    // Open: the entrance (1) and two 4s.
    assert_eq!(digs(base()), 1);
    let three = || bird(base().party(0, &["outlaw-3"])).has(0, "artifacts", ["plain-glove"]);
    assert_eq!(digs(three()), 1, "3");
    assert_eq!(digs(three().has(0, "treasures", ["lucky-hand"])), 3, "4");
    assert_eq!(digs(bird(base().party(0, &["outlaw-8"])).has(0, "treasures", ["lucky-hand"])), 3, "4");
    assert_eq!(digs(base().party(0, &["outlaw-8"]).has(0, "artifacts", ["plain-glove"])), 3, "4");
    assert_eq!(digs(base().party(0, &["outlaw-8"]).has(0, "hand", ["plain-glove"])), 1, "3");
}

/// NF-MINE-05
#[test]
fn no_die_and_no_heart_helps_with_a_dig() {
    let mut t = players(3).dug(1, 1, 2).has(0, "hearts", 13).dice([6]).start();
    t.play(["visit/mine"]);
    assert_eq!(t.keys(0), ["dig/1/1", "dig/nowhere"]);
    t.play(["dig/1/1"]);
    assert_eq!(t.player(0).hearts, 13);
    assert!(t.rolls().is_empty());
    assert_eq!(t.state().active.0, 1);
}

/// NF-MINE-07, NF-MINE-08: beside, above or below a camp of anybody; never where one is, never across a corner.
#[test]
fn a_dig_is_next_to_a_camp() {
    for (camps, open) in [
        (&[(1, 2)][..], &["dig/1/1", "dig/1/3", "dig/2/2"][..]),
        (&[(2, 2)], &["dig/1/2", "dig/2/1", "dig/2/3", "dig/3/2"]),
        (&[(3, 4)], &["dig/2/4", "dig/3/3"]),
        (&[(1, 4)], &["dig/1/3", "dig/2/4"]),
        (&[(3, 1), (2, 1)], &["dig/1/1", "dig/2/2", "dig/3/2"]),
    ] {
        for owner in [0, 1] {
            let scene = camps.iter().fold(skilled(), |s, (row, column)| s.dug(owner, *row, *column));
            let mut t = scene.start();
            t.play(["visit/mine"]);
            let keys = t.keys(0);
            assert_eq!(&keys[..keys.len() - 1], open, "{camps:?}");
        }
    }
}

/// NF-MINE-09: the third camp of the board uncovers a coin, the sixth a gem, the fourth nothing.
#[test]
fn the_camp_of_a_dig_comes_off_the_board() {
    let spaces = ["c1", "c2", "c3", "c4", "c5"];
    for (placed, coins, gems) in [(0, 1, 0), (2, 2, 0), (3, 1, 0), (5, 1, 1)] {
        let scene = spaces.iter().take(placed).fold(players(3), |s, space| s.camp(0, space));
        let mut t = scene.start();
        t.play(["visit/mine", "dig/1/1"]);
        let ada = t.player(0);
        assert_eq!(usize::from(ada.camps), placed + 1);
        assert_eq!((ada.coins, ada.gems), (3 + coins, gems), "after {placed}: 1 coin is the row's");
    }
}

/// NF-MINE-10, NF-MINE-11, NF-MINE-12: what stands above the column and what stands left of the row.
#[test]
fn a_dig_gains_what_its_column_and_its_row_show() {
    let columns = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let rows = [(1, 0), (0, 1), (2, 0)];
    for row in 1..=3 {
        for column in 1..=4 {
            let beside = if column == 1 { 2 } else { column - 1 };
            let mut t = skilled().dug(1, row, beside).start();
            t.play(["visit/mine", format!("dig/{row}/{column}").as_str()]);
            let ((c, g), (d, h)): ((u16, u16), (u16, u16)) = (columns[column - 1], rows[row - 1]);
            let ada = t.player(0);
            assert_eq!((ada.coins, ada.gems), (3 + c + d, g + h), "row {row}, column {column}");
            assert_eq!((ada.food, ada.tokens, ada.reputation), (0, [0; 4], 0));
        }
    }
}

/// NF-MINE-12: coins and gems, on both sides of the board, and a column without any.
#[test]
fn the_mine_shows_coins_and_gems_and_one_empty_column() {
    for scene in [players(3), players(3).day()] {
        let view = scene.start().view(None);
        let shown = |what: &str| -> Vec<String> {
            let list = view["town"][what].as_array().expect("a list").clone();
            list.iter().map(|v| v.as_str().expect("words").to_owned()).collect()
        };
        let (columns, rows) = (shown("mine_columns"), shown("mine_rows"));
        assert_eq!((columns.len(), rows.len()), (4, 3));
        assert!(columns.iter().any(String::is_empty), "{columns:?}");
        assert!(rows.iter().all(|r| !r.is_empty()), "{rows:?}");
        for word in columns.iter().chain(&rows).flat_map(|r| r.split(", ")).filter(|w| !w.is_empty()) {
            assert!(word.contains("coin") || word.contains("gem"), "{word}");
        }
    }
}

/// NF-MINE-13
#[test]
fn one_dig_in_a_visit() {
    let mut t = skilled().dug(1, 2, 2).start();
    t.play(["visit/mine", "dig/2/1"]);
    assert_eq!(t.state().active.0, 1);
    assert_eq!(t.player(0).camps, 1);
}

/// NF-MINE-14: it counts as placed and for points, and the next player finds it there.
#[test]
fn a_camp_in_the_mine_stays_and_counts() {
    let mut t = players(3).party(1, &["outlaw-3"]).start();
    assert_eq!(t.points(0), 1, "for three coins");
    t.play(["visit/mine", "dig/1/1", "1:visit/saloon", "recruit/nobody"]);
    assert_eq!(t.points(0), 3, "a camp, and four coins");
    t.play(["2:visit/farm", "0:visit/saloon", "recruit/nobody", "1:visit/mine"]);
    assert_eq!(t.keys(1), ["dig/1/2", "dig/2/1", "dig/nowhere"]);
    assert_eq!(t.state().mine[0][0], Some(Seat(0)), "though its owner has left");
}

/// NF-MINE-14, NF-END-01: the fourteenth camp may be underground.
#[test]
fn a_dig_can_trigger_the_end() {
    let spaces = ["c1", "c2", "c3", "c4", "c5", "g1", "g2", "g3", "g4", "g5", "g6", "p1", "p2"];
    let mut t = spaces.iter().fold(players(3), |s, space| s.camp(0, space)).start();
    assert!(!t.state().ending);
    t.play(["visit/mine", "dig/1/1"]);
    assert!(t.state().ending);
    assert_eq!(t.player(0).camps, 14);
}
