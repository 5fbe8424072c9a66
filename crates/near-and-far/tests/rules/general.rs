//! General rules (NF-GEN): what is counted, what is limited, and what a session is for.

use crate::book::files;
use crate::common::{BOOK, fresh, game, load, players, setup};
use near_and_far::Phase;
use table::Book as _;

/// NF-GEN-01: two, three or four; no mode seats fewer or more.
#[test]
fn two_to_four_sit_at_every_table() {
    let about = BOOK.about();
    assert_eq!(about.modes.len(), 4);
    for mode in ["first", "campaign", "character", "arcade"] {
        for players in 0..=6 {
            let sits = setup(mode, players, 1).check(about).is_ok();
            assert_eq!(sits, (2..=4).contains(&players), "{mode} with {players}");
        }
    }
}

/// NF-GEN-02: the most journey points win, whatever else somebody has.
#[test]
fn the_most_journey_points_win_the_session() {
    let scene = players(3).turn_of(2).with("ending", true.into());
    let mut t =
        scene.has(0, "coins", 0).has(1, "coins", 8).has(2, "coins", 0).has(0, "reputation", 3).start();
    t.play(["visit/farm/duel", "duel/honorably"]).drift(|s| s.phase == Phase::Over);
    let outcome = t.table.outcome().expect("it is over");
    assert_eq!((t.points(0), t.points(1), t.points(2)), (0, 4, 0));
    assert_eq!((outcome.result.as_str(), &outcome.scores), ("won", &vec![0.0, 4.0, 0.0]));
    assert_eq!(outcome.text, "Bo won with 4 journey points.");
}

/// NF-GEN-03: the rule knows one trade for each visit to the Town Hall; Merchant Coat says two.
#[test]
fn a_card_is_followed_where_it_contradicts_a_rule() {
    let visit = |artifacts: &[&str]| {
        let mut t = players(3).has(0, "artifacts", artifacts).start();
        t.play(["visit/hall", "hall/trade/down", "good/gem"]);
        t.offers("hall/trade/down")
    };
    assert!(!visit(&[]));
    assert!(visit(&["merchant-coat"]));
}

/// NF-GEN-04: goods never run out, and neither do camps once a board is empty.
#[test]
fn coins_gems_food_and_tokens_have_no_end() {
    let scene = players(2).quest("q3").on(0, "q3").has(0, "coins", 2000).has(0, "gems", 2000);
    let mut t = scene.has(0, "food", 2000).has(0, "tokens", [0, 2000, 0, 0]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.gems, ada.food, ada.tokens), (2001, 2001, 2001, [0, 2001, 0, 0]));
}

/// NF-GEN-04, NF-GEN-05: everybody can be somebody: with four players four characters are still left.
#[test]
fn there_are_more_characters_than_players() {
    let mut t = fresh(setup("first", 4, 1));
    t.play(["rin", "eyim", "shardling"]);
    assert_eq!(t.keys(3), ["ada", "bo", "cy", "dee", "eve"]);
}

/// NF-GEN-05, NF-GEN-06: what is laid out is all there is: six pack birds with two players, though the box holds more,
/// and one of each world card.
#[test]
fn other_components_are_limited_to_what_is_there() {
    let scene = players(2).has(1, "birds", 3).with("birds", 3.into()).has(0, "food", 1);
    let mut t = scene.at(1, "hut").start();
    t.play(["visit/stables", "stables/bird"]);
    assert_eq!((t.player(0).birds, t.state().birds), (1, 2));

    let scene = game("campaign", 2).quest("q2").on(0, "q2").has(1, "worlds", ["banshee-necklace"]);
    let mut t = scene.has(0, "hearts", 9).dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/4", "hearts/0"]);
    assert!(t.heard("banshee-necklace is already with somebody else."));
    assert!(t.player(0).worlds.is_empty());
}

/// NF-GEN-05: the loader counts every component, so that a book has neither more nor fewer.
#[test]
fn a_book_has_the_number_of_each_component() {
    assert!(load(files()).is_ok());
    let mut short = files();
    let people = short["people.toml"].replacen(
        "[[companion]]\nid = \"dog-2\"\nname = \"dog-2\"\nkind = \"dog\"\n",
        "",
        1,
    );
    short.insert("people.toml".into(), people);
    let fault = load(short).err().expect("a dog is missing");
    assert!(fault.contains("companions"), "{fault}");
}

/// NF-GEN-06: what setup does not use stays in the box: no threat, boss or companion beyond those laid out is offered.
#[test]
fn what_setup_leaves_out_is_not_on_the_table() {
    let mut t = fresh(setup("first", 2, 3));
    t.play(["rin", "eyim"]);
    assert_eq!(t.keys(0), ["dog-1", "cat-1"], "no platypus");
    t.drift(|s| s.phase == Phase::Turn);
    assert_eq!(t.view(None)["bosses"], serde_json::json!([]));
    assert_eq!(t.state().birds, 6);
}

/// NF-GEN-07: what is paid goes to nobody, and what is gained comes from nobody, unless a card says so.
#[test]
fn goods_go_to_the_supply_and_come_from_it() {
    let purse = |t: &crate::common::Play, seat| (t.player(seat).coins, t.player(seat).food);
    let mut t = players(3).has(0, "food", 1).at(1, "mine").start();
    t.play(["visit/stables", "stables/bird"]);
    assert_eq!((purse(&t, 0), purse(&t, 1), purse(&t, 2)), ((3, 0), (3, 0), (3, 0)));
    let mut t = players(3).at(2, "mine").start();
    t.play(["visit/store", "store/coin"]);
    assert_eq!((purse(&t, 0), purse(&t, 1), purse(&t, 2)), ((4, 0), (3, 0), (3, 0)));

    let scene = players(3).has(0, "artifacts", ["crown-of-cruelty"]).at(1, "saloon");
    let mut t = scene.start();
    t.play(["visit/saloon"]);
    assert_eq!((t.player(0).coins, t.player(1).coins), (4, 2), "the card names another source");
}

/// NF-GEN-09: a round is a turn of everybody, from the first player on.
#[test]
fn a_round_ends_when_the_first_player_is_next() {
    let scene = players(3).with("first", 1.into()).turn_of(1).at(0, "saloon").at(1, "saloon").at(2, "saloon");
    let mut t = scene.start();
    for (seat, building) in [(1, "farm"), (2, "store"), (0, "hut")] {
        assert_eq!((t.state().active.0, t.state().round), (seat, 2));
        t.play([format!("{seat}:visit/{building}").as_str()]);
        if building == "store" {
            t.play(["store/nothing"]);
        }
    }
    assert_eq!((t.state().active.0, t.state().round), (1, 3));
    assert!(t.heard("Round 3. Bo's turn."));
}

/// NF-GEN-10: every map is measured alike; only the last one is the Last Ruin.
#[test]
fn every_map_is_won_by_the_same_points() {
    let points = |map: u8| {
        let scene = game("arcade", 2).map(map).camp(0, "c1").camp(0, "c3").has(0, "gems", 2);
        let t =
            scene.has(0, "artifacts", ["plain-sword"]).has(0, "reputation", 4).defeated(0, "bandit").start();
        t.points(0)
    };
    let first = points(1);
    // Three camps, a threat, an artifact, reputation, five coins and gems.
    assert_eq!(first, 3 + 1 + 2 + 2 + 2);
    for map in 2..=11 {
        assert_eq!(points(map), first, "map {map}");
    }
}

/// The board in text calls things what the questions call them.
#[test]
fn the_board_in_text_says_one_point_and_names_its_spaces() {
    let scene = players(2).quest("q4").camp(1, "c1").has(0, "coins", 1).has(0, "tokens", [0, 0, 1, 0]);
    let t = scene.has(0, "hand", ["plain-heart"]).has(1, "hand", ["basic-30"]).start();
    let picture = table::Game::picture(t.table.game(), Some(table::Seat(0)));
    for line in [
        "Threat: bandit (combat 4, 1 point)",
        "1 coin, 0 gems, 0 food, 1 Lizardfolk token · 0 hearts · reputation 0",
        "in hand · plain-heart (2 coins, 1 gem): 2 points. +2 hearts",
        "Quests at: the q4 (15)",
        "Camps of Bo: the c1 (1)",
        "1 card in hand",
    ] {
        assert!(picture.contains(line), "{line} is not in\n{picture}");
    }
}

/// Before a session is laid out, the board in text says where it goes and shows no empty town.
#[test]
fn the_board_in_text_shows_no_town_before_it_is_there() {
    let table = table::Table::<near_and_far::NearAndFar>::new(BOOK.clone(), setup("first", 2, 1));
    let table = table.unwrap_or_else(|e| panic!("{e}"));
    let picture = table::Game::picture(table.game(), None);
    assert!(picture.starts_with("Map 1, "), "{picture}");
    for word in ["For hire", "Stables", "round"] {
        assert!(!picture.contains(word), "{word} is in\n{picture}");
    }
}
