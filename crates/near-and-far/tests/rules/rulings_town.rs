//! Where the rulebook leaves something open (NF-OPEN): camps, turns, town and scoring.

use crate::common::{Play, Scene, fresh, game, players, setup};
use serde_json::{Value, json};

/// Camps of Ada's on the quest spaces from the first on.
fn camps(scene: Scene, n: usize) -> Scene {
    (1..=n).fold(scene, |scene, i| scene.camp(0, &format!("q{i}")))
}

/// Ada builds a camp on the quest space where she stands.
fn build(scene: Scene, space: &str) -> Play {
    let mut t = scene.on(0, space).has(0, "hearts", 3).has(0, "coins", 0).start();
    t.play(["adventure", "move/stop", "camp/build"]);
    t
}

/// NF-OPEN-01: 14 camps on a board; the 14th triggers the end and brings the 2 points.
#[test]
fn the_fourteenth_camp_is_the_last() {
    let t = build(camps(players(2), 12), "q13");
    assert_eq!(t.view(None)["seats"][0]["under"].as_array().map(Vec::len), Some(14));
    assert!(!t.state().ending);
    assert_eq!((t.player(0).camps, t.points(0)), (13, 13), "no bonus yet");
    let t = build(camps(players(2), 13), "q14");
    assert!(t.state().ending && t.heard("Ada has placed camp number 14"));
    assert_eq!((t.player(0).camps, t.points(0)), (14, 16));
}

/// A turn at the Saloon, without doing anything there.
pub fn saloon(t: &mut Play, seat: u8) {
    t.play([&format!("{seat}:visit/saloon")[..], "recruit/nobody"]);
}

/// NF-OPEN-02: the last turn is that of the first player's right neighbour.
#[test]
fn the_last_turn_is_right_of_the_first_player() {
    let scene = players(3).with("first", json!(1)).turn_of(2).with("ending", json!(true));
    let mut t = scene.start();
    saloon(&mut t, 2);
    assert!(t.table.outcome().is_none() && t.is_asked(0), "Ada sits right of Bo, who began");
    saloon(&mut t, 0);
    assert!(t.table.outcome().is_some(), "everybody has had the same number of turns");
}

/// NF-OPEN-26: turns go clockwise, to the next seat.
#[test]
fn turns_go_clockwise() {
    let mut t = players(4).with("first", json!(2)).turn_of(2).start();
    for seat in [2, 3, 0, 1] {
        assert!(t.is_asked(seat) && t.table.questions().len() == 1, "{seat}: {}", t.open());
        saloon(&mut t, seat);
    }
    assert!(t.is_asked(2));
    assert_eq!(t.state().round, 3);
}

/// NF-OPEN-27: chance picks the first player; nobody is asked.
#[test]
fn the_first_player_is_random() {
    let mut firsts = Vec::new();
    for seed in 1..=12 {
        let mut t = fresh(setup("first", 3, seed));
        t.until("draft");
        firsts.push(t.state().first.0);
        assert!(t.heard("begins."));
    }
    firsts.sort_unstable();
    firsts.dedup();
    assert_eq!(firsts, [0, 1, 2]);
}

/// NF-OPEN-03: with Extra Stories 8, 12 or 16 quest tokens, one to a space.
#[test]
fn extra_stories_place_four_tokens_for_each_player() {
    for (n, tokens) in [(2, 8), (3, 12), (4, 16)] {
        let mut setup = setup("first", n, 1);
        setup.options.insert("stories".into(), "extra".into());
        let mut t = fresh(setup);
        let mut quests = t.until("draft").state().quests.clone();
        quests.dedup();
        assert_eq!(quests.len(), tokens, "{n} players");
    }
}

/// NF-OPEN-04: yellow 4, red 5, green 6, blue 7; NF-OPEN-62: there are four kinds of tokens, and no blank one.
#[test]
fn what_goods_are_worth() {
    let t = players(2).start();
    let values = &t.view(None)["town"]["values"];
    let list: Vec<(&str, u64)> = values
        .as_array()
        .expect("a list")
        .iter()
        .map(|v| (v["thing"].as_str().expect("a thing"), v["value"].as_u64().expect("a number")))
        .collect();
    let (nomads, lizards, outlaws, mystics) = (("nomads", 4), ("lizards", 5), ("outlaws", 6), ("mystics", 7));
    assert_eq!(list, [("coin", 2), ("gem", 2), ("food", 1), outlaws, mystics, lizards, nomads]);
    assert_eq!(t.player(0).tokens.len(), 4);
}

/// NF-OPEN-05: both mines have 3 rows of 4, rising from the entrance; only by day they show reputation.
#[test]
fn the_mines_rise_away_from_their_entrance() {
    for (scene, marked) in [(players(2), 0), (players(2).day(), 4)] {
        let town = scene.start().view(None)["town"].clone();
        let mine = town["mine"].as_array().expect("rows");
        assert!(mine.len() == 3 && mine.iter().all(|row| row.as_array().is_some_and(|r| r.len() == 4)));
        let number = |row: usize, column: usize| mine[row][column]["number"].as_u64().expect("a number");
        for row in 0..3 {
            for column in 0..4 {
                assert!(row == 0 || number(row - 1, column) <= number(row, column));
                assert!(column == 0 || number(row, column - 1) <= number(row, column));
            }
        }
        assert!(number(2, 3) > number(0, 0));
        let symbols =
            mine.iter().flat_map(|r| r.as_array().expect("a row")).filter(|d| d["reputation"] == true);
        assert_eq!(symbols.count(), marked);
        let empty = |list: &Value| list.as_array().expect("a list").iter().filter(|p| **p == "").count();
        assert!(empty(&town["mine_columns"]) >= 1 && empty(&town["mine_rows"]) == 0);
    }
}

/// NF-OPEN-06: of 14 places four hold a coin or a gem, and the last the points.
#[test]
fn what_lies_under_the_camps() {
    let t = players(2).start();
    let under = t.view(None)["seats"][0]["under"].clone();
    let list: Vec<&str> = under.as_array().expect("a list").iter().filter_map(Value::as_str).collect();
    assert_eq!(list.len(), 14);
    assert_eq!(list.iter().filter(|u| ["coin", "gem"].contains(u)).count(), 4);
    assert_eq!((list[13], list.iter().filter(|u| **u == "points").count()), ("points", 1));
    // The third place has a coin, as Ada finds out on a gem space.
    let t = build(camps(players(2), 2), "q4");
    assert_eq!((list[2], t.player(0).coins, t.player(0).gems), ("coin", 1, 1));
}

/// NF-OPEN-07: at dusk nothing below 4, then 2, 3, 4, 5 and at last 6.
#[test]
fn what_reputation_scores_at_dusk() {
    let points = |n: i8| players(2).has(0, "coins", 0).has(0, "reputation", n).start().points(0);
    assert_eq!((-6..=3).map(points).collect::<Vec<_>>(), [0; 10]);
    assert_eq!((4..=12).map(points).collect::<Vec<_>>(), [2, 2, 3, 3, 4, 4, 5, 5, 6]);
}

/// NF-OPEN-11: the row is filled at once; without anybody in the bag the gap stays.
#[test]
fn the_row_is_filled_at_once() {
    let mut t = players(3).draws(&["outlaw-9"]).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!(t.names(&t.state().row), ["outlaw-1", "mystic-1", "nomad-3", "nomad-4", "outlaw-9"]);

    let row = ["outlaw-1", "mystic-1", "lizard-2", "nomad-3", "nomad-4"];
    let names = ["outlaw", "mystic", "lizard", "nomad"];
    let all = names.iter().flat_map(|f| (1..=9).map(move |n| format!("{f}-{n}")));
    let others: Vec<String> = all.filter(|id| !row.contains(&id.as_str())).collect();
    let mut t = players(3).has(1, "inactive", others).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!(t.names(&t.state().row), ["outlaw-1", "mystic-1", "nomad-3", "nomad-4"]);
}

/// NF-OPEN-16: passing the town space costs neither heart nor food.
#[test]
fn the_town_space_costs_nothing_to_pass() {
    let mut t = players(2).on(0, "q1").has(0, "food", 2).start();
    t.play(["adventure", "move/town", "move/c1"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts, t.player(0).food), ("on c1", 0, 2));
}

/// NF-OPEN-37: from Jail one may go adventuring, with hearts reset, or visit where the duel was lost.
#[test]
fn jail_is_part_of_town() {
    let mut t = players(3).at(1, "mine").has(0, "hearts", 4).dice([1, 6]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!(t.place(0), "jail");
    saloon(&mut t, 1);
    saloon(&mut t, 2);
    assert!(t.offers("visit/mine") && t.offers("visit/stables"));
    t.play(["adventure", "move/stop"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on town", 2));

    let mut t = players(3).at(1, "mine").jailed(0).start();
    assert!(t.offers("visit/mine") && t.offers("visit/mine/duel"));
    t.play(["visit/mine", "dig/1/1"]);
    assert_eq!((t.place(0).as_str(), t.player(0).camps), ("at mine", 1));
}

/// NF-OPEN-38: a player who loses a duel at the Saloon goes to Jail without recruiting; one who does not duel keeps the action.
#[test]
fn a_lost_duel_at_the_saloon() {
    let mut t = players(3).at(1, "saloon").dice([1, 6]).start();
    t.play(["visit/saloon/duel", "duel/honorably"]);
    assert_eq!((t.place(0).as_str(), t.is_asked(1)), ("jail", true));
    let mut t = players(3).at(1, "saloon").start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!((t.place(0).as_str(), t.player(0).coins), ("at saloon", 1));
}

/// NF-OPEN-39: at the Town Hall of two players Jail, Bribing and Politics let one in without a duel.
#[test]
fn ways_into_the_town_hall_of_two_players() {
    let ways = |scene: Scene| {
        let t = scene.start();
        ["visit/hall", "visit/hall/bribe", "visit/hall/duel"].map(|key| t.offers(key))
    };
    assert_eq!(ways(players(2)), [false, false, true]);
    assert_eq!(ways(players(2).jailed(0)), [true, false, true]);
    assert_eq!(ways(game("campaign", 2).sheet(0, "talents", ["bribing"])), [false, true, true]);
    assert_eq!(ways(game("campaign", 2).sheet(0, "talents", ["politics"])), [true, false, true]);
    let mut t = game("campaign", 2).sheet(0, "talents", ["politics"]).start();
    t.play(["visit/hall", "hall/done"]);
    assert!(t.place(0) == "at hall" && !t.heard("rolls"));
}

/// NF-OPEN-40: at the ends of the track a duel is allowed, and the marker stays.
#[test]
fn a_duel_at_the_ends_of_the_track() {
    for (reputation, style) in [(-6, "duel/dirty"), (12, "duel/honorably")] {
        let mut t = players(3).has(0, "reputation", reputation).dice([6, 1]).start();
        t.play(["visit/stables/duel", style]);
        assert!(t.heard("Ada wins the duel"));
        assert_eq!(t.player(0).reputation, reputation);
    }
}

/// NF-OPEN-41: a recruit never costs less than nothing.
#[test]
fn a_recruit_costs_at_least_nothing() {
    let mut t = players(3).has(0, "tokens", [0, 0, 3, 0]).has(0, "coins", 0).start();
    t.play(["visit/saloon"]);
    assert!(t.label("recruit/lizard-2").starts_with("lizard 2 for free"), "{}", t.label("recruit/lizard-2"));
    t.play(["recruit/lizard-2", "party/active"]);
    assert_eq!(t.player(0).coins, 0);
}

/// NF-OPEN-42: at the Farm only the active party's skill counts; likewise the search for camps.
#[test]
fn the_farm_counts_the_active_party_alone() {
    let scene = players(3).has(0, "place", "nowhere").party(0, &["nomad-3"]).has(0, "inactive", ["outlaw-8"]);
    let cards = scene.has(0, "artifacts", ["plain-glove"]).has(0, "worlds", ["world-4"]).has(0, "birds", 1);
    let mut t = cards.with("birds", json!(8)).has(0, "treasures", ["lucky-hand"]).start();
    assert_eq!(t.view(None)["seats"][0]["skill"], 5, "cards count elsewhere");
    t.play(["visit/farm"]);
    assert_eq!(t.player(0).food, 2, "the dog and one adventurer");

    let t = build(players(2).has(0, "inactive", ["outlaw-7"]), "q2");
    assert_eq!(t.player(0).gems, 1, "the dog's search, not the absent one's");
}

/// NF-OPEN-49: Mercenary Contract: the board's next camp, so that it uncovers and can end the game; on any empty space but
/// the town.
#[test]
fn a_mercenary_contract_places_the_next_camp() {
    let contract = |n: usize| {
        let mut t = camps(players(2), n).has(0, "hand", ["mercenary-contract"]).has(0, "coins", 1).start();
        t.play(["buy/mercenary-contract"]);
        assert!(t.offers("space/t1") && t.offers("space/q16"), "{}", t.open());
        assert!(!t.offers("space/town") && !t.offers("space/q1"));
        t.play(["space/t1"]);
        assert_eq!((t.camp_at("t1"), usize::from(t.player(0).camps)), (Some(0), n + 1));
        t
    };
    let t = contract(2);
    assert_eq!((t.player(0).coins, t.state().ending), (1, false), "the coin under the third camp");
    assert!(contract(13).state().ending);
}

/// NF-OPEN-54: in a Long Game the end and the bonus come with the 16th camp.
#[test]
fn a_long_game_ends_with_the_sixteenth_camp() {
    let long = |n: usize| {
        let scene = camps(players(2).option("length", "long"), n.min(14));
        (14..n).fold(scene, |scene, i| scene.camp(0, &format!("g{}", i - 13)))
    };
    let t = build(long(14), "q15");
    assert!(!t.state().ending);
    assert_eq!((t.player(0).camps, t.points(0)), (15, 15));
    let t = build(long(15), "q15");
    assert!(t.state().ending && t.heard("Ada has placed camp number 16"));
    assert_eq!((t.player(0).camps, t.points(0)), (16, 18));
    assert_eq!(t.view(None)["seats"][0]["under"].as_array().map(Vec::len), Some(16));
}

/// NF-OPEN-55: a tie in points, reputation, coins and gems is a shared victory.
#[test]
fn a_tie_to_the_end_is_shared() {
    let end = |scene: Scene| {
        let mut t = scene.turn_of(2).with("ending", json!(true)).has(2, "coins", 0).start();
        t.play(["visit/farm/duel", "duel/honorably"]);
        t.state().last.as_ref().expect("it is over").winners.iter().map(|s| s.0).collect::<Vec<_>>()
    };
    assert_eq!(end(players(3).dice([1, 6])), [0, 1]);
    assert_eq!(end(players(3).has(1, "reputation", 1).dice([1, 6])), [1], "reputation breaks it");
    let mut t = players(2).turn_of(1).with("ending", json!(true)).start();
    saloon(&mut t, 1);
    let outcome = t.table.outcome().expect("it is over");
    assert_eq!(outcome.text, "Ada and Bo won with 1 journey point.");
}

/// NF-OPEN-73: the direction of bought reputation is chosen once in a visit.
#[test]
fn reputation_is_bought_in_one_direction() {
    let mut t = players(3).start();
    t.play(["visit/hall"]);
    assert!(t.offers("hall/reputation/up") && t.offers("hall/reputation/down"));
    t.play(["hall/reputation/down", "pay/2"]);
    assert_eq!((t.player(0).reputation, t.player(0).coins), (-2, 1));
    assert!(!t.offers("hall/reputation/up") && !t.offers("hall/reputation/down"), "{}", t.open());
}

/// NF-OPEN-80: by day everybody who goes to Jail gains 1 food, each time; at dusk nobody does.
#[test]
fn jail_feeds_by_day() {
    let jailed = |scene: Scene| {
        let mut t = scene.dice([1, 6, 1, 6]).start();
        t.play(["visit/stables/duel", "duel/dirty"]);
        assert_eq!(t.place(0), "jail");
        t
    };
    assert_eq!(jailed(players(2)).player(0).food, 0);
    let mut t = jailed(players(2).day());
    assert_eq!((t.player(0).food, t.player(1).food), (1, 0));
    saloon(&mut t, 1);
    t.play(["0:visit/saloon/duel", "duel/dirty"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("jail", 2));
}

/// NF-OPEN-81: one duel for each visit, though two stand there.
#[test]
fn one_duel_for_each_visit() {
    let mut t = players(3).at(1, "mine").at(2, "mine").dice([6, 1]).start();
    t.play(["visit/mine/duel", "seat/2", "duel/honorably"]);
    assert_eq!(t.keys(0), ["dig/1/1", "dig/nowhere"], "it is won, and nobody else stands in the way");
    t.play(["dig/nowhere"]);
    assert!(t.is_asked(1));
    assert_eq!(t.rolls().iter().filter(|r| r.throws.len() == 2 && r.passed.is_some()).count(), 1);
}
