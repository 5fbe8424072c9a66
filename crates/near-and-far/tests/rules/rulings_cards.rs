//! Where the rulebook leaves something open (NF-OPEN): cards, decks, pack animals and the party.

use crate::common::{Scene, game, players};
use crate::rulings_town::saloon;
use serde_json::{Value, json};

/// NF-OPEN-13: with full slots one decides before the card is seen, wherever it comes from.
#[test]
fn a_single_treasure_is_decided_on_unseen() {
    let full = || {
        let scene = players(2).has(0, "birds", 1).with("birds", json!(5));
        scene.has(0, "treasures", ["lucky-heart"]).draws(&["lucky-sword"])
    };
    let check = |scene: Scene, answers: &[&str]| {
        let mut t = scene.start();
        let deck = t.state().treasures.len();
        t.play(answers.iter().copied());
        assert_eq!(t.keys(0), ["treasure/none", "treasure/lucky-heart"]);
        assert!(t.state().treasures.len() == deck && !t.heard("finds a treasure"), "nothing is drawn yet");
        let mut declined = t;
        declined.play(["treasure/none"]);
        assert_eq!(declined.names(&declined.player(0).treasures), ["lucky-heart"]);
    };
    check(full(), &["visit/hut"]);
    check(full().on(0, "g4"), &["adventure", "move/g5"]);
    let lizard = ("map01.story", "> adventurer lizards, artifact", "> treasure");
    let mut t = full().on(0, "q3").quest("q3").start_changed(&[lizard]);
    t.play(["adventure", "move/stop", "quest/attempt", "choice/3"]);
    assert_eq!(t.keys(0), ["treasure/none", "treasure/lucky-heart"]);
    t.play(["treasure/lucky-heart"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-heart"]);
}

/// NF-OPEN-13: by day the three cards are seen, and none of them need be kept.
#[test]
fn by_day_three_treasures_are_seen() {
    let cards = ["lucky-sword", "lucky-hand", "lucky-lamp"];
    let hut = || {
        let scene = players(2).day().has(0, "birds", 1).with("birds", json!(5));
        let mut t = scene.has(0, "treasures", ["lucky-heart"]).draws(&cards).start();
        t.play(["visit/hut"]);
        assert!(t.heard("The Mystic lays out lucky-sword, lucky-hand, lucky-lamp."));
        t
    };
    let mut t = hut();
    let keys = ["treasure/lucky-sword", "treasure/lucky-hand", "treasure/lucky-lamp", "treasure/none"];
    assert_eq!(t.keys(0), keys);
    t.play(["treasure/none"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart"]);
    assert_eq!(t.names(&t.state().treasures.discards), cards);
    let mut t = hut();
    t.play(["treasure/lucky-hand"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"], "the old one makes room");
}

/// NF-OPEN-15: a companion has 1 search, 1 skill, 2 hearts and no sword, whichever it is;
/// NF-OPEN-71: the platypus is like the others.
#[test]
fn companions_are_alike() {
    for pet in ["dog-1", "cat-2", "platypus"] {
        let scene = players(2).has(0, "companion", pet).has(0, "party", [pet]);
        let seat = scene.start().view(None)["seats"][0].clone();
        assert_eq!(
            (&seat["search"], &seat["skill"], &seat["heart_total"]),
            (&json!(1), &json!(1), &json!(2))
        );
        assert_eq!(
            (&seat["swords"], &seat["movement"], &seat["shield"]),
            (&json!(0), &json!(2), &json!(false))
        );
    }
}

/// NF-OPEN-34: a bird that nobody has room for is not gained.
#[test]
fn a_fourth_pack_bird_is_lost() {
    let fair = |birds: u8| {
        let scene = players(2).on(0, "q3").quest("q3").has(0, "birds", birds).with("birds", json!(6 - birds));
        let mut t = scene.start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/2", "recruit/nomad-3", "party/active"]);
        (t.player(0).birds, t.state().birds)
    };
    assert_eq!(fair(2), (3, 3));
    assert_eq!(fair(3), (3, 3));
}

/// NF-OPEN-35: without the animal a treasure of the player's choice is left behind.
#[test]
fn a_lost_animal_takes_a_treasure_with_it() {
    let scene = players(2).has(0, "birds", 2).with("birds", json!(4)).on(0, "g1");
    let mut t = scene.has(0, "treasures", ["lucky-heart", "lucky-hand"]).start();
    t.play(["adventure", "move/g2/bird"]);
    assert_eq!(t.keys(0), ["treasure/lucky-heart", "treasure/lucky-hand"]);
    t.play(["treasure/lucky-heart"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"]);
    assert_eq!(t.names(&t.state().treasures.discards), ["lucky-heart"]);
}

/// The ids of a deck of the tests' book.
fn basics() -> Vec<String> {
    use table::Book as _;
    let book = &*crate::common::BOOK;
    let all = book.artifacts.iter().filter(|id| !book.artifact(*id).advanced);
    all.map(|id| book.names().name(id).to_owned()).collect()
}

fn ids<K>(ids: &table::Ids<K>) -> Vec<String> {
    use table::Book as _;
    ids.iter().map(|id| crate::common::BOOK.names().name(id).to_owned()).collect()
}

/// NF-OPEN-36: an empty deck of artifacts is its shuffled discards; without any, nothing is drawn.
#[test]
fn an_empty_artifact_deck_is_shuffled_anew() {
    let discards = json!({ "pile": [], "discards": basics() });
    let mut t = players(2).with("basic", discards).start();
    t.play(["visit/store", "store/draw", "draw/4/0", "none"]);
    assert_eq!((t.state().basic.len(), t.state().basic.discards.len()), (34, 4));

    // Fewer than four are drawn if no more are left.
    for (left, told) in
        [(1, "Ada draws 1 artifact card and keeps 0."), (3, "Ada draws 3 artifact cards and keeps 0.")]
    {
        let held = ids(&crate::common::BOOK.artifacts).split_off(left);
        let mut t = players(2).has(1, "hand", held).start();
        t.play(["visit/store", "store/draw", "none"]);
        assert!(t.heard(told), "{}", t.open());
    }
    // From both decks together, if it takes both.
    let mut held = ids(&crate::common::BOOK.artifacts);
    held.retain(|id| !["basic-30", "basic-31", "advanced-3"].contains(&id.as_str()));
    let mut t = players(2).has(1, "hand", held).start();
    t.play(["visit/store", "store/draw"]);
    assert_eq!(t.keys(0), ["basic-30", "basic-31", "advanced-3"]);
    let mut t = players(2).has(1, "hand", ids(&crate::common::BOOK.artifacts)).start();
    t.play(["visit/store", "store/draw"]);
    assert!(t.heard("There are no artifact cards left to draw."), "{}", t.open());
    assert!(t.is_asked(1) && t.player(0).hand.is_empty());
}

/// NF-OPEN-36: the same for treasures.
#[test]
fn an_empty_treasure_deck_is_shuffled_anew() {
    let all = ids(&crate::common::BOOK.treasures);
    let bird = || players(2).has(0, "birds", 1).with("birds", json!(5));
    let mut t = bird().with("treasures", json!({ "pile": [], "discards": all })).start();
    t.play(["visit/hut"]);
    assert_eq!(t.player(0).treasures.len(), 1);
    assert_eq!((t.state().treasures.len(), t.state().treasures.discards.len()), (35, 0));
}

/// NF-OPEN-36: and for arcade cards.
#[test]
fn an_empty_arcade_deck_is_shuffled_anew() {
    let cards: Vec<String> = (1..=40).map(|n| format!("arcade-{n:02}")).collect();
    let scene =
        game("arcade", 2).with("arcade", json!({ "pile": [], "discards": cards })).on(0, "q1").quest("q1");
    let mut t = scene.start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert_eq!((t.state().arcade.len(), t.state().arcade.discards.len()), (39, 1));
}

/// NF-OPEN-43: artifacts are bought at any decision of one's own turn, even after one's own roll while hearts may still be added.
#[test]
fn a_sword_bought_after_the_roll_counts_in_it() {
    let scene = players(2).on(0, "g1").has(0, "hand", ["plain-sword"]).has(0, "gems", 1).has(0, "hearts", 2);
    let mut t = scene.again().dice([1]).start();
    let key = "buy/plain-sword";
    assert!(t.offers(key));
    t.play(["adventure"]);
    assert!(t.offers(key));
    t.play(["move/g2/fight"]);
    assert!(!t.offers("hearts/3") && t.offers(key), "1 and 2 hearts fall short of 4: {}", t.open());
    t.play([key]);
    assert_eq!(t.asked(0).prompt, "You have 2 and need 4 to win the fight. Spend hearts? You have 2.");
    assert_eq!(t.view(None)["roll"]["plus"], 1, "those who look on see it");
    t.play(["hearts/2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts), ("on g2", 0));
    assert!(t.heard("Ada defeats"));
}

/// NF-OPEN-43: without a heart too; and once the result stands, a purchase does not change it.
#[test]
fn what_is_bought_when_the_result_stands_comes_too_late() {
    let scene = players(2).on(0, "g1").has(0, "hand", ["plain-sword"]).has(0, "gems", 1);
    let mut t = scene.again().dice([3]).start();
    t.play(["adventure", "move/g2/fight", "buy/plain-sword"]);
    assert_eq!(t.place(0), "on g2", "3 and 1 are enough: nothing more is asked");
    let mut t = scene.dice([3]).start();
    t.play(["adventure", "move/g2/fight", "hearts/0"]);
    assert!(t.heard("Ada is beaten back."));
    assert!(t.offers("turn/end") && t.offers("buy/plain-sword"), "{}", t.open());
    t.play(["buy/plain-sword"]);
    assert_eq!(t.place(0), "on g1");
}

/// NF-OPEN-43, NF-TAL-10: the same moment is open to Pack Bird Breeding.
#[test]
fn a_bird_is_sent_home_for_the_hearts_that_a_roll_lacks() {
    let scene = game("campaign", 2).sheet(0, "talents", ["pack-bird-breeding"]).map(1).on(0, "g1");
    let scene = scene.has(0, "birds", 1).with("birds", json!(5)).dice([2]);
    let mut t = scene.start();
    t.play(["adventure", "move/g2/fight"]);
    assert_eq!(t.keys(0), ["hearts/0", "release/bird"]);
    t.play(["release/bird", "hearts/2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).hearts, t.player(0).birds), ("on g2", 0, 0));
}

/// NF-OPEN-43: in a quest as in a fight.
#[test]
fn a_sword_bought_after_the_roll_of_a_quest_counts() {
    let scene = players(2).on(0, "q4").quest("q4").has(0, "hand", ["plain-sword"]).has(0, "gems", 1);
    let mut t = scene.dice([3]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/2", "buy/plain-sword"]);
    assert!(t.heard("Ada succeeds."), "{}", t.open());
}

/// NF-OPEN-43: after hearing the choices of a quest, a player may still buy what helps.
#[test]
fn a_sword_is_bought_before_a_choice_is_named() {
    let scene = players(2).on(0, "q4").quest("q4").has(0, "hand", ["plain-sword"]).has(0, "gems", 1);
    let mut t = scene.dice([3]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "buy/plain-sword"]);
    assert_eq!(t.label("choice/2"), "Fight. (combat 4, you add 1)");
    t.play(["choice/2"]);
    assert!(t.heard("Ada succeeds."));
}

/// NF-OPEN-44: hearts on a card bought or found on the map count when one leaves town next.
#[test]
fn hearts_of_a_new_card_wait_for_town() {
    let scene = players(2).on(0, "g4").has(0, "hearts", 1).has(0, "gems", 1).has(0, "hand", ["plain-heart"]);
    let scene = scene.has(0, "birds", 1).with("birds", json!(5)).draws(&["lucky-heart"]);
    let mut t = scene.start();
    t.play(["buy/plain-heart", "adventure", "move/g5", "move/stop"]);
    assert_eq!((t.player(0).hearts, t.player(0).treasures.len(), t.player(0).artifacts.len()), (1, 1, 1));
    saloon(&mut t, 1);
    saloon(&mut t, 0);
    t.play(["1:visit/farm"]);
    t.play(["0:adventure"]);
    assert_eq!(t.player(0).hearts, 2 + 2 + 1);
}

/// NF-OPEN-46: where the companion stands in the recruit's slot, it moves to a free one or becomes inactive; nobody else
/// makes room.
#[test]
fn the_companion_makes_room() {
    let mut t = players(3).party(0, &["outlaw-4", "mystic-4"]).start();
    t.play(["visit/saloon", "recruit/nomad-3"]);
    assert_eq!(t.keys(0), ["party/active", "party/inactive"]);
    t.play(["party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "outlaw-4", "mystic-4", "nomad-3"]);

    let mut t = players(3).party(0, &["outlaw-4", "mystic-4", "lizard-4"]).start();
    t.play(["visit/saloon", "recruit/nomad-3"]);
    assert_eq!(t.keys(0), ["party/instead/dog-1", "party/inactive"]);
    t.play(["party/instead/dog-1"]);
    assert_eq!(t.names(&t.player(0).party), ["outlaw-4", "mystic-4", "lizard-4", "nomad-3"]);
    assert_eq!(t.names(&t.player(0).inactive), ["dog-1"]);
}

/// NF-OPEN-69: one slot for each faction; an adventurer uses its own, the companion any.
#[test]
fn slots_belong_to_factions() {
    let slots = |party: &[&str]| -> Vec<Value> {
        let view = players(2).party(0, party).start().view(None);
        view["seats"][0]["slots"].as_array().expect("slots").iter().map(|s| s["key"].clone()).collect()
    };
    assert_eq!(slots(&["lizard-4"]), [json!("dog-1"), Value::Null, json!("lizard-4"), Value::Null]);
    assert_eq!(slots(&["outlaw-4"]), [json!("outlaw-4"), json!("dog-1"), Value::Null, Value::Null]);
    let full = slots(&["nomad-4", "lizard-4", "outlaw-4"]);
    assert_eq!(full, [json!("outlaw-4"), json!("dog-1"), json!("lizard-4"), json!("nomad-4")]);
    let mut t = players(3).party(0, &["lizard-4"]).start();
    t.play(["visit/saloon", "recruit/lizard-2"]);
    assert_eq!(t.keys(0), ["party/instead/lizard-4", "party/inactive"], "the slot is taken, three are free");
}

/// NF-OPEN-47: Lock Picks and Gold Magnet take their coin from the supply.
#[test]
fn lock_picks_and_gold_magnet_are_paid_by_nobody() {
    let mut t = players(3).has(0, "artifacts", ["lock-picks", "gold-magnet"]).dice([6, 1]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!((t.player(0).coins, t.player(1).coins, t.player(2).coins), (5, 3, 3), "one each");

    let mut t = players(3).has(0, "artifacts", ["lock-picks", "gold-magnet"]).dice([1, 6]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert_eq!(t.player(0).coins, 3, "a lost duel is no visit");
    let mut t = players(3).has(0, "artifacts", ["lock-picks"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.player(0).coins, 3, "nobody was there");
}

/// NF-OPEN-48, NF-OPEN-47: Crown of Cruelty and Nightmare Amulet take one from everybody there who has it.
#[test]
fn who_has_nothing_gives_nothing() {
    let cards = ["crown-of-cruelty", "nightmare-amulet"];
    let scene =
        players(4).on(1, "c1").on(2, "c1").on(3, "c2").on(0, "town").has(1, "coins", 0).has(2, "food", 2);
    let mut t = scene.has(0, "artifacts", cards).start();
    t.play(["adventure", "move/c1"]);
    assert_eq!([0, 1, 2, 3].map(|s| t.player(s).coins), [4, 0, 2, 3]);
    assert_eq!([0, 1, 2, 3].map(|s| t.player(s).food), [1, 0, 1, 0]);
}

/// NF-OPEN-70: the skill of world cards counts at the Mine.
#[test]
fn world_cards_help_to_dig() {
    let dig = |worlds: &[&str]| {
        let mut t = players(3).dug(1, 1, 1).has(0, "worlds", worlds).start();
        t.play(["visit/mine"]);
        t.offers("dig/1/2")
    };
    assert_eq!((dig(&[]), dig(&["world-4"])), (false, true));
}

/// NF-OPEN-77: birds and tortoises come from one supply and go back to it.
#[test]
fn birds_and_tortoises_share_their_supply() {
    let scene = players(3).day().at(1, "store").at(2, "hall").has(0, "gems", 1);
    let mut t = scene.start();
    t.play(["visit/stables", "stables/tortoise"]);
    assert_eq!((t.player(0).tortoises, t.player(0).birds, t.state().birds), (1, 0, 8));

    let scene = players(3).day().on(0, "g1").has(0, "tortoises", 1).with("birds", json!(8));
    let mut t = scene.start();
    t.play(["adventure", "move/g2/tortoise", "move/stop"]);
    assert_eq!((t.player(0).tortoises, t.state().birds), (0, 9));
}
