//! Villagers: who finds a home, who waits, and who comes to the season board (NN-HOUSE, NN-REFILL, NN-BLD).

use crate::common::{Play, Scene, in_combat, offered, pass_all, players, space_of};
use serde_json::json;
use table::Seat;

/// NN-HOUSE-01, NN-HOUSE-02, NN-HOUSE-03, NN-EX-09: a bed more than buildings.
#[test]
fn a_row_houses_as_many_as_it_has_buildings_and_beds() {
    let scene =
        players(2).built(0, &[(12, "garden-house"), (8, "school")]).has(0, "waiting", [3, 1, 0, 0, 0, 0]);
    let mut t = scene.start();
    assert!(t.offers("house/shell/4") && t.offers("house/shell/3") && !t.offers("house/shell/2"));
    t.play(["house/shell/4", "house/tool/4"]);
    assert!(t.told("Ada houses the villager who makes shells in row 4."));
    assert!(!t.offers("house/shell/4") && t.offers("house/shell/3"), "{}", t.open());
    t.play(["house/shell/3"]);
    assert_eq!(t.player(0).waiting, [1, 0, 0, 0, 0, 0], "there is no limit on those who wait");
    assert_eq!(t.player(0).housed, [[0; 6], [0; 6], [1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0]]);
    assert!(t.keys(0).iter().all(|key| !key.starts_with("house/")));
}

/// NN-EX-35, NN-BLD-12: three buildings, one of them the Inn.
#[test]
fn the_inn_has_two_beds() {
    let scene = players(2).built(0, &[(12, "inn"), (13, "school"), (14, "smithy")]);
    let mut t = scene.has(0, "waiting", [6, 0, 0, 0, 0, 0]).start();
    t.play(["house/shell/4"; 5]);
    assert!(!t.offers("house/shell/4"));
}

/// NN-BLD-13, NN-HOUSE-04, NN-HOUSE-05: from the Inn's row, and from no other.
#[test]
fn villagers_move_out_of_the_inns_row_only() {
    let scene = players(2).built(0, &[(12, "inn"), (8, "garden-house")]);
    let mut t = scene.has(0, "housed", [[0; 6], [0; 6], [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]]).start();
    let moves: Vec<String> =
        t.keys(0).iter().filter(|key| key.starts_with("inn/")).map(|key| (*key).to_owned()).collect();
    assert_eq!(moves, ["inn/shell/4/3"]);
    t.play(["inn/shell/4/3"]);
    assert_eq!(t.player(0).housed, [[0; 6], [0; 6], [1, 1, 0, 0, 0, 0], [0; 6]]);
}

/// NN-BLD-13: in the middle of something as well, and what was asked is then asked again.
#[test]
fn guests_of_the_inn_move_in_the_middle_of_something() {
    let pedlar = players(2)
        .has(0, "specialists", json!([{ "who": "petra-nock" }]))
        .with("shop", json!([["siege-bow"], ["kettle-mail-1"]]));
    let nomads = players(2).has(0, "track", [0, 0, 0, 0, 1]).stopped(0, space_of("nomad-camp"));
    for (scene, first, prompt, last) in [
        (players(2), "pay/tobin-marl", "What do you build?", "tile/none"),
        (pedlar, "pay/petra-nock", "Which gear do you buy?", "gear/none"),
        (nomads, "visit", "Which villager comes with you?", "villager/demon"),
    ] {
        let scene = scene.built(0, &[(12, "inn"), (8, "school")]);
        let mut t = scene.has(0, "housed", [[0; 6], [0; 6], [0; 6], [1, 1, 0, 0, 0, 0]]).start();
        t.play([first]);
        assert_eq!(t.asked(0).prompt, prompt);
        let before: Vec<String> = t.keys(0).into_iter().map(str::to_owned).collect();
        let (moves, asked): (Vec<&str>, Vec<&str>) =
            before.iter().map(String::as_str).partition(|key| key.starts_with("inn/"));
        assert_eq!(moves, ["inn/shell/4/3", "inn/tool/4/3"], "{prompt}");
        t.play(["inn/tool/4/3"]);
        assert_eq!(t.player(0).housed, [[0; 6], [0; 6], [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]], "{prompt}");
        assert_eq!((t.asked(0).prompt.as_str(), t.keys(0)), (prompt, asked), "row 3 is full now");
        t.play([last]);
        assert_eq!(t.state().active.0, 1, "{prompt}");
    }
}

/// NN-REFILL-01
#[test]
fn the_row_is_filled_for_2_experience() {
    let scene = |experience: u16| players(2).has(0, "experience", experience).with("row", json!(["shell"]));
    let mut t = scene(3).start();
    t.play(["refill"]);
    assert_eq!((t.state().row.len(), t.player(0).experience), (6, 1));
    assert!(!t.offers("refill"), "nothing is missing, and 1 would not be enough");
    assert!(!scene(1).start().offers("refill"));
    assert!(!players(2).has(0, "experience", 5).start().offers("refill"), "the row is full");
    let all_but_one = [14, 15, 15, 15, 0, 0];
    assert!(
        !scene(3).has(1, "waiting", all_but_one).start().offers("refill"),
        "the pile is empty (NN-OPEN-14)"
    );
}

/// Ada is about to win two villagers, of these in the row.
fn gaining_two(scene: Scene, row: &[&str]) -> Play {
    let mut t = in_combat(scene, 0, 6, 11).with("row", json!(row)).dice([4]).start();
    t.play(["round"]);
    t
}

/// NN-HOUSE-06: before the second is chosen, too.
#[test]
fn a_gained_villager_may_be_housed_at_once() {
    let scene = players(2).built(0, &[(12, "school")]);
    let mut t = gaining_two(scene, &["shell", "tool", "demon"]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    t.play(["villager/demon", "house/demon/4"]);
    assert_eq!((t.player(0).housed[3][2], t.player(0).waiting), (1, [0; 6]));
    assert!(t.offers("villager/tool"), "and the second is still to come: {}", t.open());
}

/// NN-HOUSE-07: a building that comes later makes room.
#[test]
fn a_villager_without_a_home_waits_for_one() {
    let mut t = gaining_two(players(2), &["shell", "tool", "demon"]);
    t.play(["villager/demon", "villager/tool"]);
    assert_eq!(t.player(0).waiting, [0, 1, 1, 0, 0, 0]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    pass_all(&mut t);
    t.play(["pay/tobin-marl", "tile/market-hall", "plot/13", "0:house/tool/4"]);
    assert_eq!((t.player(0).waiting, t.player(0).housed[3]), ([0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0]));
    assert_eq!((t.state().season, t.state().active), (2, Seat(1)), "on another's turn, a season later");
}

/// NN-HOUSE-08, NN-OPEN-63
#[test]
fn any_number_of_villagers_may_wait() {
    let scene = players(2).has(0, "waiting", [13, 13, 14, 14, 0, 0]);
    let mut t = gaining_two(scene, &["shell", "tool", "demon", "crystal"]);
    t.play(["villager/demon", "villager/tool"]);
    assert_eq!(t.player(0).waiting, [13, 14, 15, 14, 0, 0]);
}

/// NN-REFILL-02
#[test]
fn the_row_may_be_filled_between_two_villagers() {
    let mut t = gaining_two(players(2), &["demon", "demon"]);
    t.play(["villager/demon", "refill"]);
    assert_eq!((t.state().row.len(), t.player(0).experience), (6, 0), "2 gained, 2 paid");
    let second = offered(&t, 0, "villager/")[0].to_owned();
    t.play([second.as_str()]);
    assert_eq!((t.state().row.len(), t.player(0).waiting.iter().sum::<u8>()), (5, 2));
}
