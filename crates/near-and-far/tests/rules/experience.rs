//! Experience, talents bought with it, and the card that lasts (NF-EXP, NF-TALENT, NF-SHEET).

use crate::common::{fresh, game, players, setup};
use near_and_far::{Phase, Talent};
use serde_json::json;

/// NF-EXP-01: the first star is there from the start, where anything lasts.
#[test]
fn a_new_character_starts_with_one_experience_where_anything_lasts() {
    for (mode, stars) in [("campaign", 1), ("character", 1), ("first", 0), ("arcade", 0)] {
        let t = fresh(setup(mode, 3, 1));
        for seat in 0..3 {
            assert_eq!(t.player(seat).sheet.experience, stars, "{mode}");
        }
    }
}

/// NF-EXP-02, NF-SHEET-03: a character quest gives a star, failed or not; boxes and side quests are not used.
#[test]
fn a_character_quest_gives_one_experience_even_when_it_fails() {
    for die in [1, 6] {
        let mut t = game("character", 2).on(0, "q1").quest("q1").dice([die]).start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
        let sheet = &t.player(0).sheet;
        assert_eq!(sheet.experience, 2, "one more, with a {die}");
        assert_eq!(t.names(&sheet.done), ["rin-1"]);
        assert_eq!((sheet.boxes, sheet.side.len()), (0, 0), "those are for campaigns");
        assert_eq!(t.player(1).sheet.experience, 1, "only the player who did it");
    }
}

/// NF-EXP-03, NF-EXP-04, NF-EXP-05: every quest is a box, every third box a star.
#[test]
fn a_campaign_quest_fills_a_box_and_every_third_box_a_star() {
    for die in [1, 6] {
        for (before, star) in [(0, 0), (1, 0), (2, 1), (3, 0), (4, 0), (5, 1), (28, 0), (29, 1)] {
            let scene = game("campaign", 2).sheet(0, "boxes", before).sheet(0, "experience", 4);
            let mut t = scene.on(0, "q6").quest("q6").dice([die]).start();
            t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
            assert_eq!(t.sheet_view(0)["boxes"], before + 1, "die {die}");
            assert_eq!(t.player(0).sheet.experience, 4 + star, "box {}", before + 1);
        }
    }
}

/// NF-SHEET-02: a campaign reads what stands at the space, and nobody's own story.
#[test]
fn a_campaign_leaves_the_character_quests_alone() {
    let mut t = game("campaign", 2).on(0, "q6").quest("q6").dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert!(t.heard("Ada attempts a quest: Quest 6."));
    let sheet = &t.player(0).sheet;
    assert_eq!((sheet.done.len(), sheet.next), (0, None));
}

/// NF-EXP-06, NF-EXP-07, NF-EXP-08, NF-TALENT-01, NF-TALENT-02: what is left goes on to the next session; what is spent is gone.
#[test]
fn experience_boxes_and_talents_go_on_to_the_next_session() {
    let scene = game("campaign", 2).sheet(0, "experience", 4).sheet(0, "boxes", 4).sheet(1, "experience", 0);
    let mut t = scene.last_turn(2).start();
    assert!(!t.offers("talent/fishing"), "not in the middle of a game");
    t.idle();
    assert!(!t.offers("talent/fishing"));
    t.play(["evening/on"]);
    assert!(t.offers("talent/fishing"), "after a game and before the next");
    assert_eq!(t.player(0).sheet.experience, 4);
    t.play(["0:talent/fishing"]).on_to(Phase::Turn);
    assert_eq!(t.player(0).sheet.experience, 3, "what is spent does not come back");
    assert_eq!(t.player(0).sheet.boxes, 4, "a row of three, and the first of the next");
    assert_eq!(t.player(0).food, 1, "the talent works at once");
    assert_eq!(t.player(1).food, 0);
    // And in every session after that.
    t.alter(|state| {
        state["ending"] = json!(true);
        state["active"] = json!(1);
        state["first"] = json!(0);
    });
    t.idle().play(["evening/on"]).on_to(Phase::Turn);
    assert_eq!(t.player(0).food, 1, "and in the next");
    assert_eq!(t.player(0).sheet.experience, 3);
}

/// NF-TALENT-03, NF-TALENT-04: several at a time, with one's own experience and at the full price.
#[test]
fn talents_are_bought_one_after_another_while_the_own_experience_lasts() {
    let scene = game("campaign", 2).sheet(0, "experience", 3).sheet(1, "experience", 1);
    let mut t = scene.last_turn(2).start();
    t.idle().play(["evening/on"]);
    let affordable = |t: &crate::common::Play| -> Vec<String> {
        t.keys(0).iter().map(|k| (*k).to_owned()).collect::<Vec<_>>()
    };
    let all = affordable(&t);
    for (talent, cost) in [("fishing", 1), ("bribing", 2), ("cooking", 3), ("meditation", 4)] {
        assert_eq!(all.contains(&format!("talent/{talent}")), cost <= 3, "{talent}");
    }
    t.play(["0:talent/bribing"]);
    assert_eq!(affordable(&t), ["talent/none", "talent/fishing"], "1 is left");
    assert_eq!(t.player(0).sheet.talents, [Talent::Bribing]);
    t.play(["0:talent/fishing"]);
    assert_eq!(t.player(0).sheet.talents, [Talent::Bribing, Talent::Fishing]);
    assert_eq!(t.player(0).sheet.experience, 0);
    assert!(!t.is_asked(0), "nothing is left to spend");
    assert_eq!(t.player(1).sheet.experience, 1, "another's experience is another's");
}

/// NF-TALENT-06: a talent is nobody's alone.
#[test]
fn two_players_may_have_the_same_talent() {
    let mut t = fresh(setup("campaign", 2, 1));
    t.play(["0:talent/fishing", "1:talent/fishing"]).on_to(Phase::Turn);
    for seat in 0..2 {
        assert_eq!(t.player(seat).sheet.talents, [Talent::Fishing]);
        assert_eq!(t.player(seat).food, 1);
    }
}

/// NF-TALENT-05, NF-SHEET-01: everything that lasts is on the card, for all to see.
#[test]
fn the_card_shows_everything_that_lasts() {
    let t = game("campaign", 2)
        .sheet(0, "experience", 2)
        .sheet(0, "boxes", 7)
        .sheet(0, "side", ["q-178"])
        .sheet(0, "keywords", ["BURNING"])
        .sheet(0, "talents", ["bribing"])
        .sheet(0, "points", [31])
        .start();
    let card = t.sheet_view(0);
    assert_eq!(card["experience"], 2);
    assert_eq!((&card["boxes"], &card["boxes_max"]), (&json!(7), &json!(30)));
    assert_eq!(card["side"], json!(["After the Fire"]));
    assert_eq!(card["keywords"], json!(["BURNING"]));
    assert_eq!(card["talents"][0]["name"], "Bribing");
    assert!(card["talents"][0]["text"].as_str().is_some_and(|t| t.contains("1 coin")));
    assert_eq!(card["points"], json!([31]));
    let t = game("character", 2).sheet(0, "done", ["rin-1", "rin-2"]).sheet(0, "next", "rin-3b").start();
    assert_eq!(t.sheet_view(0)["done"], json!(["Part 1", "Part 2"]));
    assert!(players(2).start().sheet_view(0).is_null(), "a single session has no card");
}

/// NF-TALENT-07, NF-TAL-13: in the middle of a game only Politics sells talents, at the Town Hall.
#[test]
fn only_politics_sells_talents_during_a_game() {
    for politics in [true, false] {
        let talents: &[&str] = if politics { &["politics"] } else { &["bribing"] };
        let scene = game("campaign", 3).sheet(0, "talents", talents).sheet(0, "experience", 3);
        let mut t = scene.has(0, "coins", 0).start();
        assert!(t.keys(0).iter().all(|k| !k.contains("talent")), "not anywhere");
        t.play(["visit/hall"]);
        assert_eq!(t.offers("hall/talents"), politics);
        if politics {
            t.play(["hall/talents", "talent/martial-arts", "talent/none"]);
            assert!(t.player(0).has(Talent::MartialArts), "it is there at once");
            assert_eq!(t.player(0).sheet.experience, 1);
        }
    }
    let mut t = game("campaign", 3).sheet(0, "talents", ["politics"]).sheet(0, "experience", 0).start();
    t.play(["visit/hall"]);
    assert!(!t.offers("hall/talents") && t.offers("hall/done"), "without experience there is nothing to buy");
}

/// NF-SHEET-04: the points of every session are written down, in order.
#[test]
fn the_points_of_every_session_are_written_on_the_card() {
    for mode in ["campaign", "character"] {
        let scene = game(mode, 2).sheet(0, "points", [20]).sheet(1, "points", [30]);
        let mut t = scene.has(0, "tokens", [5, 0, 0, 0]).last_turn(2).start();
        t.idle();
        assert_eq!(t.player(0).sheet.points, [20, 5 + 1], "5 tokens, 3 coins");
        assert_eq!(t.player(1).sheet.points, [30, 1]);
    }
}

/// NF-SHEET-05, NF-SCORE-19: every box filled, at the end of Map 11, is worth 7.
#[test]
fn a_card_with_every_box_filled_scores_on_the_last_map() {
    for (map, boxes, points) in [(11, 30, 7), (11, 29, 0), (10, 30, 0)] {
        let mut t = game("campaign", 2).map(map).sheet(0, "boxes", boxes).last_turn(2).start();
        t.idle();
        assert_eq!(t.score(0).sheet, points, "map {map}, {boxes} boxes");
        assert_eq!(t.score(1).sheet, 0);
    }
}

/// NF-SHEET-06, NF-SCORE-19: every character quest done, at the end of Map 11, is worth 7.
#[test]
fn a_card_with_every_character_quest_done_scores_on_the_last_map() {
    for (map, quests, points) in [(11, 10, 7), (11, 9, 0), (10, 10, 0)] {
        let done: Vec<String> = (1..=quests).map(|n| format!("rin-{n}")).collect();
        let mut t = game("character", 2).map(map).sheet(0, "done", &done).last_turn(2).start();
        t.idle();
        assert_eq!(t.score(0).sheet, points, "map {map}, {quests} quests");
    }
    let mut t = game("character", 2).map(11).sheet(0, "boxes", 30).last_turn(2).start();
    t.idle();
    assert_eq!(t.score(0).sheet, 0, "NF-SHEET-03: boxes mean nothing here");
}

/// NF-SHEET-07: only the card goes on to the next session.
#[test]
fn nothing_but_the_card_goes_on_to_the_next_session() {
    let mut t = game("campaign", 2)
        .has(0, "coins", 9)
        .has(0, "gems", 4)
        .has(0, "food", 5)
        .has(0, "hearts", 6)
        .has(0, "reputation", 7)
        .has(0, "tokens", [1, 2, 3, 4])
        .has(0, "inactive", ["nomad-7"])
        .has(0, "artifacts", ["plain-sword"])
        .has(0, "hand", ["plain-glove"])
        .has(0, "worlds", ["cold-blade"])
        .has(0, "treasures", ["lucky-hand"])
        .animals(2, 1, 0)
        .party(0, &["nomad-8"])
        .camp(0, "c1")
        .dug(0, 1, 1)
        .defeated(0, "bandit")
        .with("chiefs", json!([null, null, null, 0]))
        .sheet(0, "keywords", ["FROZEN"])
        .last_turn(2)
        .start();
    t.idle().play(["evening/on"]).on_to(Phase::Turn);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.gems, ada.food, ada.tokens), (3, 0, 0, [0; 4]));
    assert_eq!((ada.hearts, ada.reputation, ada.camps, ada.pack()), (0, 0, 0, 0));
    assert_eq!((t.id(ada.party[0]), ada.party.len(), ada.inactive.len()), ("dog-1", 1, 0));
    assert!(ada.artifacts.is_empty() && ada.worlds.is_empty() && ada.treasures.is_empty());
    assert!(ada.threats.is_empty());
    assert!(t.state().camps.is_empty() && t.state().mine.iter().flatten().all(Option::is_none));
    assert_eq!((t.state().chiefs, t.state().birds, t.state().threats.len()), ([None; 4], 6, 12));
    assert_eq!(t.id(ada.character.expect("a character")), "rin", "the character is the same");
    assert_eq!(t.names(&ada.sheet.keywords), ["FROZEN"], "the card stays");
    assert!(table::Game::broken_laws(t.table.game()).is_empty());
}
