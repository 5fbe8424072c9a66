//! Quests.

use crate::common::{Play, Scene, game, players};
use crate::movement::birds;
use serde_json::json;
use table::{Seat, What};

/// Up to the choices of a quest where one stands.
pub const TRY: [&str; 3] = ["adventure", "move/stop", "quest/attempt"];

/// Ada at a quest.
fn at(space: &str) -> Scene {
    here(players(3), space)
}

/// Ada at a quest of another scene's map.
pub fn here(scene: Scene, space: &str) -> Scene {
    scene.on(0, space).quest(space)
}

/// The entry that is being read.
pub fn read(t: &Play) -> &str {
    t.id(t.state().scene.as_ref().expect("something is read").entry)
}

/// NF-QUEST-01
#[test]
fn a_token_where_one_stops_is_an_offer() {
    let mut t = at("q4").start();
    t.play(["adventure", "move/stop"]);
    assert_eq!(t.keys(0), ["quest/attempt", "quest/leave"]);
    t.play(["quest/leave"]);
    assert!(t.has_quest("q4") && t.is_asked(1));

    let mut t = players(3).on(0, "q4").quest("q5").has(0, "hearts", 1).start();
    t.play(["adventure", "move/q5", "move/q6"]);
    assert!(t.is_asked(1) && t.has_quest("q5"), "a token that is passed is no offer");
    let mut t = players(3).on(0, "q4").start();
    t.play(["adventure", "move/stop"]);
    assert!(t.is_asked(1), "a book without a token is no offer");
}

/// NF-QUEST-02, NF-OPEN-67
#[test]
fn the_player_on_the_left_reads() {
    for (seat, reader, name) in [(0, 1, "Bo"), (2, 0, "Ada")] {
        let scene = players(3).on(seat, "q4").quest("q4").turn_of(seat as u8);
        let mut t = scene.option("reading", "reader").start();
        t.play(TRY);
        assert_eq!(t.asked(seat as u8).prompt, format!("{name} reads. What do you do?"));
        assert_eq!(t.view(None)["scene"]["reader"], reader);
        assert_eq!(t.view(Some(reader))["scene"]["prose"], json!(["Something is here."]));
        assert_eq!(t.view(Some(seat as u8))["scene"]["prose"], json!([]));
        let told = t.events.iter().filter(|e| matches!(e.what, What::Story(_))).map(|e| (e.seat, e.whole()));
        let page = (Some(Seat(reader)), "Quest 4\nSomething is here.".to_owned());
        assert_eq!(told.collect::<Vec<_>>(), [page], "with its title, for the reader alone");
    }
    let mut t = at("q4").start();
    t.play(TRY);
    assert_eq!(t.asked(0).prompt, "What do you do?", "unless everybody reads along");
    assert_eq!(t.view(Some(0))["scene"]["prose"], json!(["Something is here."]));
}

/// NF-QUEST-03
#[test]
fn the_passage_is_the_one_of_the_space_on_this_map() {
    for (map, space, entry) in [(1, "q4", "m1-04"), (1, "q9", "m1-09"), (7, "q9", "m7-09")] {
        let mut t = here(players(3).map(map), space).start();
        t.play(TRY);
        assert_eq!(read(&t), entry);
    }
    let mut t = here(game("campaign", 3), "q9").start();
    t.play(TRY);
    assert_eq!(read(&t), "m2-09");
}

/// NF-QUEST-04, NF-QUEST-05
#[test]
fn the_story_and_the_headers_are_read_and_reactions_stay_hidden() {
    let mut t = at("q1").has(0, "hearts", 3).dice([6]).start();
    t.play(TRY);
    let view = t.view(Some(0));
    assert_eq!(view["scene"]["prose"], json!(["A rope hangs there."]));
    let choices = json!([
        { "text": "Walk around.", "kind": "skill", "need": 5 },
        { "text": "Climb.", "kind": "skill", "need": 7 },
    ]);
    assert_eq!(view["scene"]["choices"], choices);
    assert_eq!(t.label("choice/1"), "Walk around. (skill 5, you add 1)");
    assert_eq!(t.label("choice/2"), "Climb. (skill 7, you add 1)");
    assert!(t.heard("A rope hangs there."));
    for seat in [None, Some(0), Some(1)] {
        assert!(!t.view(seat).to_string().contains("A long walk."));
    }
    assert!(!t.heard("A long walk."));
    t.play(["choice/1"]);
    assert!(t.heard("A long walk.") && !t.heard("A hard climb."));
}

/// NF-QUEST-05, NF-QUEST-06, NF-QUEST-07
#[test]
fn the_choice_comes_before_the_one_die() {
    let mut t = at("q4").has(0, "hearts", 1).dice([2, 6]).start();
    t.play(TRY);
    assert_eq!(t.keys(0), ["choice/1", "choice/2"]);
    assert!(t.view(None)["roll"].is_null());
    t.play(["choice/1"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1"], "the choice is made");
    assert_eq!(t.view(None)["roll"], json!({ "seat": 0, "kind": "skill", "die": 2, "plus": 1, "need": 4 }));
    assert_eq!(t.rolls().len(), 1);
    assert!(!t.heard("It works."), "nothing is read before it is known how it went");
}

/// What is added to the roll of a choice.
fn added(scene: Scene, choice: &str) -> u64 {
    let mut t = here(scene, "q4").has(0, "hearts", 9).dice([1]).start();
    t.play(TRY).play([choice]);
    let roll = &t.view(None)["roll"];
    assert_eq!(roll["die"], 1);
    roll["plus"].as_u64().unwrap_or_else(|| panic!("no roll: {}", t.open()))
}

/// NF-QUEST-08, NF-QUEST-09
#[test]
fn skill_or_swords_of_the_party_and_of_cards_are_added() {
    let hand = birds(players(3), 0, 1).has(0, "treasures", ["lucky-hand"]);
    let sword = birds(players(3), 0, 1).has(0, "treasures", ["lucky-sword"]);
    // A scene, its skill, its swords.
    let table = [
        (players(3), 1, 0),
        (players(3).party(0, &["outlaw-3"]), 2, 0),
        (players(3).has(0, "inactive", ["outlaw-8", "mystic-9"]), 1, 0),
        (players(3).has(0, "artifacts", ["plain-glove"]), 2, 0),
        (players(3).has(0, "hand", ["plain-glove", "plain-sword"]), 1, 0),
        (players(3).has(0, "worlds", ["world-4"]), 2, 0),
        (hand, 2, 0),
        (players(3).party(0, &["outlaw-4"]), 1, 1),
        (players(3).has(0, "artifacts", ["plain-sword"]), 1, 1),
        (players(3).has(0, "worlds", ["cold-blade"]), 1, 1),
        (sword, 1, 1),
    ];
    for (place, (scene, skill, swords)) in table.into_iter().enumerate() {
        let again = scene.again();
        assert_eq!(added(scene, "choice/1"), skill, "skill of scene {place}");
        assert_eq!(added(again, "choice/2"), swords, "swords of scene {place}");
    }
}

/// NF-QUEST-10
#[test]
fn hearts_raise_either_kind_of_roll() {
    let scene = || at("q4").has(0, "hearts", 5).dice([1]);
    let mut t = scene().start();
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/2", "hearts/4"], "2, for 4 or for 6");
    t.play(["hearts/2"]);
    assert_eq!((t.player(0).hearts, t.player(0).coins, t.player(0).gems), (3, 4, 0));
    let mut t = scene().start();
    t.play(TRY).play(["choice/2"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/3", "hearts/5"], "1, for 4 or for 6");
    t.play(["hearts/5"]);
    assert_eq!((t.player(0).hearts, t.player(0).coins, t.player(0).gems), (0, 4, 1));
}

/// NF-QUEST-11, NF-QUEST-12, NF-QUEST-13, NF-QUEST-14, NF-QUEST-15, NF-QUEST-21, NF-EX-11
#[test]
fn the_total_decides_between_nothing_the_reward_and_the_bonus() {
    for (die, nomads, coins) in [(3, 0, 3), (4, 1, 3), (5, 1, 3), (6, 1, 4)] {
        let mut t = at("q1").dice([die]).start();
        t.play(TRY).play(["choice/1"]);
        assert_eq!((t.player(0).tokens, t.player(0).coins), ([0, 0, 0, nomads], coins), "die {die} and 1");
        assert_eq!(t.heard("A long walk."), nomads > 0, "the reaction is read after a success only");
        assert!(!t.has_quest("q1"), "the token goes in every case");
        assert!(t.is_asked(1));
    }
}

/// NF-QUEST-11, NF-QUEST-12, NF-QUEST-21, NF-EX-12
#[test]
fn a_bonus_comes_on_top_of_the_reward() {
    for (die, outlaws, food, gems) in [(3, 0, 0, 0), (4, 1, 2, 0), (5, 1, 2, 0), (6, 1, 2, 1)] {
        let mut t = at("q1").party(0, &["mystic-8"]).dice([die]).start();
        t.play(TRY).play(["choice/2"]);
        let player = t.player(0);
        assert_eq!((player.tokens[0], player.food, player.gems), (outlaws, food, gems), "die {die} and 3");
    }
}

/// NF-QUEST-16, NF-EX-23, NF-OPEN-33
#[test]
fn a_choice_with_a_payment_must_be_paid_and_is_not_refunded() {
    for (die, hearts, necklace) in [(2, 0, 0), (3, 1, 1), (4, 1, 1), (5, 3, 1)] {
        let mut t = here(game("campaign", 3), "q2").party(0, &["mystic-8"]).dice([die]).start();
        t.play(TRY);
        assert_eq!(t.keys(0), ["choice/3", "choice/4"]);
        assert_eq!(t.label("choice/4"), "Pay it. (skill 6, you add 3 · pay 1 coin)");
        t.play(["choice/4"]);
        if t.offers("camp/no") {
            t.play(["camp/no"]);
        }
        assert_eq!(t.player(0).coins, 2, "die {die}");
        assert_eq!((t.player(0).hearts, t.player(0).worlds.len()), (hearts, necklace), "die {die}");
        assert!(t.names(&t.player(0).worlds).iter().all(|w| *w == "banshee-necklace"));
    }
    let mut t = here(game("campaign", 3), "q2").has(0, "coins", 0).dice([1]).start();
    t.play(TRY);
    assert!(t.heard("Ada: Fight it."), "without a coin there is no other choice");
    assert!(t.is_asked(1));
}

/// NF-QUEST-16, NF-KEYWORD-05: a choice that must be taken is not forced on a player who cannot pay for it; what is for those
/// without the keyword stays closed all the same.
#[test]
fn a_choice_that_must_be_taken_must_be_payable_too() {
    let (must, both) = ("[must keyword BURNING]\n", " [must keyword BURNING and keyword FROZEN]");
    let changes = [("map02.story", both, ""), ("map02.story", must, "[must keyword BURNING] [pay 1 gem]\n")];
    let quest = |keywords: &[&str], gems: u16| {
        let scene = here(game("campaign", 3), "q2").sheet(0, "keywords", keywords).has(0, "gems", gems);
        let mut t = scene.start_changed(&changes);
        t.play(TRY);
        t
    };
    let t = quest(&["BURNING"], 0);
    assert!(t.heard("Ada: Both know you."), "what is open to everybody is all that is left");
    assert_eq!(quest(&[], 0).keys(0), ["choice/2", "choice/3", "choice/4"]);
    let t = quest(&["BURNING"], 1);
    assert_eq!((t.player(0).gems, t.player(0).reputation), (0, 3), "paid, and nothing else to choose");
}

/// NF-QUEST-17, NF-QUEST-18
#[test]
fn a_choice_without_a_test_gives_everything_that_it_lists() {
    let mut t = at("q3").start();
    t.play(TRY).play(["choice/1"]);
    let player = t.player(0);
    assert_eq!((player.coins, player.gems, player.food, player.hearts), (4, 1, 1, 1));
    assert_eq!(player.tokens, [0, 1, 0, 0]);
    assert!(t.rolls().is_empty(), "nobody rolls");
    assert!(t.heard("You take them.") && !t.has_quest("q3"));
}

/// NF-QUEST-17, NF-OPEN-12
#[test]
fn adventurers_pack_birds_and_treasures_are_rewards() {
    let mut t = at("q3").draws(&["lucky-sword"]).start();
    t.play(TRY).play(["choice/2"]);
    let row = ["outlaw-1", "mystic-1", "lizard-2", "nomad-3", "nomad-4"].map(|id| format!("recruit/{id}"));
    assert_eq!(t.keys(0), row);
    t.play(["recruit/nomad-4", "party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "nomad-4"]);
    assert_eq!(t.player(0).coins, 3, "for nothing");
    assert_eq!(t.player(0).birds, 1);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-sword"]);
    assert_eq!(t.state().row.len(), 5);
    let mut t = at("q3").start();
    t.play(TRY).play(["choice/3", "party/active"]);
    assert_eq!(t.names(&t.player(0).party), ["dog-1", "lizard-2"], "the one of the faction that is named");
}

/// NF-QUEST-17, NF-EX-22
#[test]
fn reputation_is_a_reward_or_a_price() {
    let mut t = at("q3").dice([3]).start();
    t.play(TRY).play(["choice/4"]);
    assert_eq!(t.player(0).reputation, 1);
    for (die, reputation, outlaws, coins, gems) in
        [(3, 0, 0, 3, 0), (4, -3, 1, 6, 0), (5, -3, 1, 6, 0), (6, -3, 1, 6, 1)]
    {
        let scene = here(game("campaign", 3), "q2").party(0, &["outlaw-9", "mystic-4"]);
        let mut t = scene.dice([die]).start();
        t.play(TRY).play(["choice/3"]);
        let player = t.player(0);
        let got = (player.reputation, player.tokens[0], player.coins, player.gems);
        assert_eq!(got, (reputation, outlaws, coins, gems), "die {die} and 4");
    }
}

/// NF-QUEST-19
#[test]
fn there_is_one_quest_in_an_adventure() {
    let mut t = at("q4").quest("q3").quest("q5").has(0, "hearts", 3).dice([6]).start();
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.keys(0), ["camp/build", "camp/no"]);
    t.play(["camp/no"]);
    assert!(t.is_asked(1));
    assert!(t.has_quest("q3") && t.has_quest("q5"));
}

/// NF-QUEST-20
#[test]
fn a_camp_does_not_stand_in_the_way_of_a_quest() {
    for seat in [0, 1] {
        let mut t = at("q4").camp(seat, "q4").start();
        t.play(TRY);
        assert_eq!(read(&t), "m1-04");
    }
}

/// NF-QUEST-22
#[test]
fn a_treasure_from_a_quest_needs_a_pack_animal() {
    let mut t = at("q15").start();
    t.play(TRY).play(["choice/3"]);
    assert!(t.player(0).treasures.is_empty() && !t.has_quest("q15"));
    let mut t = birds(at("q15"), 0, 1).draws(&["lucky-hand"]).start();
    t.play(TRY).play(["choice/3"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"]);
}

/// NF-QUEST-23
#[test]
fn a_faction_as_a_reward_is_a_token_and_may_bring_its_chief() {
    for (before, chief) in [(2, None), (3, Some(Seat(0)))] {
        let mut t = at("q1").has(0, "tokens", [0, 0, 0, before]).dice([4]).start();
        t.play(TRY).play(["choice/1"]);
        assert_eq!(t.player(0).tokens[3], before + 1);
        assert_eq!(t.state().chiefs, [None, None, None, chief]);
    }
}

/// NF-QUEST-24, NF-OPEN-08
#[test]
fn hearts_from_a_quest_count_at_once() {
    let mut t = at("q3").has(0, "hearts", 2).start();
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.player(0).hearts, 3);
    assert!(t.offers("camp/build"), "three hearts are enough for a camp now");
    let mut t = at("q3").has(0, "hearts", 13).start();
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.player(0).hearts, 13, "the track ends there");
}

/// NF-QUEST-12: what the book tells of a bonus is read with the bonus.
#[test]
fn the_words_of_a_bonus_are_read_with_it() {
    let told = "A long walk.\n> nomads 1\n= bonus\nA coin lies on the way.\n> coin 1\n";
    let plain = told.replace("A coin lies on the way.\n", "");
    for die in [5, 6] {
        let mut t = at("q1").dice([die]).start_changed(&[("map01.story", &plain, told)]);
        t.play(TRY).play(["choice/1"]);
        assert!(t.heard("A long walk."));
        assert_eq!(t.heard("A coin lies on the way."), die == 6, "die {die} and 1, against 5");
    }
    let mut t = at("q1").dice([6]).start();
    t.play(TRY).play(["choice/1"]);
    let pages = t.events.iter().filter(|e| matches!(e.what, What::Story(_)));
    assert_eq!(pages.count(), 2, "the quest and its success: a bonus without words is no page");
}

/// NF-QUEST-07, NF-QUEST-09, NF-QUEST-10, NF-QUEST-11, NF-TRS-03: the party, cards and hearts, each for itself, and how it went.
#[test]
fn a_quest_is_told_with_all_that_was_added() {
    let scene = birds(at("q4"), 0, 1).has(0, "treasures", ["fire-bomb"]).has(0, "gems", 1);
    let scene = scene.party(0, &["outlaw-9"]).has(0, "hearts", 2);
    let verdict = |answers: &[&str], die: u32| {
        let mut t = scene.again().dice([die]).start();
        t.play(TRY).play(["choice/2"]).play(answers.iter().copied());
        let roll = *t.rolls().last().expect("a roll");
        assert_eq!((roll.against, roll.passed), (Some(4), Some(true)));
        let adds = roll.throws[0].adds.iter().map(|add| format!("{} {}", add.n, add.by));
        (adds.collect::<Vec<_>>().join(", "), roll.throws[0].total.expect("a total"))
    };
    assert_eq!(verdict(&["spend/no", "hearts/2"], 1), ("3 outlaw 9, 2 hearts".to_owned(), 6));
    assert_eq!(verdict(&["spend/fire-bomb"], 1), ("3 outlaw 9, 3 cards".to_owned(), 7));
    let mut t = at("q4").dice([2]).start();
    t.play(TRY).play(["choice/1"]);
    assert_eq!(t.rolls().last().and_then(|roll| roll.passed), Some(false), "2 and 1, against 4");
}

/// NF-OPEN-43, NF-TRS-03: what reaches the bonus is not raised further, with cards or with purchases.
#[test]
fn nobody_is_asked_to_raise_a_roll_that_has_everything() {
    let mut t = at("q4").has(0, "hand", ["plain-glove"]).has(0, "food", 1).dice([5]).start();
    t.play(TRY).play(["choice/1"]);
    assert!(t.heard("Ada succeeds, with a bonus.") && t.offers("turn/end"), "5 and 1: {}", t.open());
    let scene = birds(at("q4"), 0, 2).has(0, "treasures", ["fire-bomb", "treasure-14"]);
    let scene = scene.has(0, "gems", 1).has(0, "food", 1);
    for (die, asked) in [(3, false), (2, true)] {
        let mut t = scene.again().dice([die]).start();
        t.play(TRY).play(["choice/2", "spend/fire-bomb"]);
        assert_eq!(t.offers("spend/treasure-14"), asked, "{die} and 3, against 4 and 6");
    }
}

/// NF-QUEST-13, NF-OPEN-36: where there is nothing to read, the token goes, and no other.
#[test]
fn a_token_without_a_story_is_put_away() {
    let mut t = at("c1").quest("q4").start();
    t.play(TRY);
    assert!(t.heard("There is nothing left to read here.") && t.is_asked(1), "{}", t.open());
    assert!(!t.has_quest("c1") && t.has_quest("q4"));
}
