//! Buying artifacts (NF-ARTI).

use crate::common::{Play, game, players, setup};
use near_and_far::Phase;
use serde_json::json;

/// NF-ARTI-01: before the action, in the middle of it and after it, as many as can be paid; only on one's own turn.
#[test]
fn artifacts_are_bought_at_any_point_of_the_own_turn() {
    let scene = || {
        let hand = ["plain-sword", "plain-glove", "plain-heart"];
        let scene = players(2).has(0, "hand", hand).has(0, "gems", 1).has(0, "food", 1).has(0, "coins", 0);
        scene.has(1, "hand", ["basic-30"]).on(0, "q1").quest("q1")
    };
    let mut t = scene().start();
    let free: Vec<&str> = t.keys(0).into_iter().filter(|k| k.starts_with("buy/")).collect();
    assert_eq!(free, ["buy/plain-sword", "buy/plain-glove"], "what can be paid");
    assert!(!t.is_asked(1) && !t.offers("buy/basic-30"), "it is not Bo's turn");
    t.play(["buy/plain-sword", "buy/plain-glove"]);
    assert_eq!(t.names(&t.player(0).artifacts), ["plain-sword", "plain-glove"], "more than one");
    assert!(t.offers("adventure"), "the action is still to come");
    t.play(["adventure", "move/stop", "quest/leave"]);
    assert!(t.is_asked(1) && t.offers("buy/basic-30"), "now it is");

    let mut t = scene().start();
    t.play(["adventure"]);
    assert!(t.offers("buy/plain-sword"), "on the way");
    t.play(["move/stop"]);
    assert!(t.offers("buy/plain-sword"), "before the quest");
    t.play(["quest/attempt"]);
    assert!(t.offers("buy/plain-sword"), "once it is known what the quest is (NF-OPEN-43)");
    t.play(["buy/plain-sword"]);
    assert!(t.offers("choice/1"), "and the choice is still open");

    let mut t = scene().start();
    t.play(["adventure", "move/stop", "quest/leave"]);
    assert!(t.offers("turn/end") && t.offers("buy/plain-glove"), "after the action");
    t.play(["buy/plain-glove", "buy/plain-sword"]);
    assert!(t.is_asked(1), "nothing is left to buy");
}

/// NF-ARTI-01, NF-TURN-06: "at any point" is in the middle of every action too. What was begun goes on with what is left, or anew.
#[test]
fn artifacts_are_bought_in_the_middle_of_an_action() {
    let ada = || players(3).has(0, "hand", ["plain-sword"]).has(0, "gems", 1).has(0, "coins", 4);
    let bought = |t: &Play| t.names(&t.player(0).artifacts) == ["plain-sword"];

    // A trade is begun anew: what was to be paid may be gone.
    let mut t = ada().start();
    t.play(["visit/hall", "hall/trade/down", "good/gem"]);
    assert!(t.offers("good/food") && t.offers("buy/plain-sword"), "{:?}", t.keys(0));
    t.play(["buy/plain-sword"]);
    assert!(bought(&t) && t.offers("hall/trade/down"), "{:?}", t.keys(0));
    assert_eq!(t.player(0).gems, 0, "the gem is spent, and not traded");

    // So is a payment for reputation.
    let mut t = ada().start();
    t.play(["visit/hall", "hall/reputation/up"]);
    assert!(t.offers("pay/5") && t.offers("buy/plain-sword"));
    t.play(["buy/plain-sword", "hall/reputation/up"]);
    assert!(t.offers("pay/4") && !t.offers("pay/5"));

    // A newcomer waits for a place, and the party is put together.
    let scene = ada().party(0, &["outlaw-2"]).has(0, "inactive", ["outlaw-4"]);
    let mut t = scene.start();
    t.play(["adventure", "party/change"]);
    assert_eq!(t.keys(0), ["person/outlaw-2", "person/outlaw-4", "buy/plain-sword"]);
    t.play(["person/outlaw-4", "buy/plain-sword"]);
    assert_eq!(t.keys(0), ["person/outlaw-2", "person/outlaw-4"], "chosen anew");

    // Between the decks and before anything is drawn; what was drawn is decided on at once (NF-ARTI-13).
    let mut t = ada().at(1, "mine").at(2, "mine").start();
    t.play(["visit/store", "store/draw"]);
    assert!(t.offers("buy/plain-sword"), "{:?}", t.keys(0));
    t.play(["buy/plain-sword"]);
    assert!(bought(&t) && t.keys(0).iter().all(|key| key.starts_with("draw/")), "{:?}", t.keys(0));
}

/// NF-ARTI-01, NF-OPEN-43: on one's own turn, while somebody else decides. What is bought in a duel counts in it.
#[test]
fn the_challenger_buys_while_the_defender_decides() {
    let scene =
        players(3).at(1, "mine").has(1, "birds", 1).has(1, "treasures", ["fire-bomb"]).has(1, "gems", 1);
    let scene =
        scene.with("birds", json!(8)).has(0, "hand", ["plain-sword"]).has(0, "gems", 1).has(0, "hearts", 0);
    let mut t = scene.dice([3, 3]).start();
    t.play(["visit/mine/duel", "duel/honorably"]);
    assert_eq!(t.asked(1).prompt, "You have 3, Ada has 3; you win ties. Use a card?");
    assert!(!t.is_asked(0), "Bo decides");
    assert_eq!(t.keys(0), ["buy/plain-sword"], "but it is Ada's turn");
    t.play(["0:buy/plain-sword"]);
    assert_eq!(t.asked(1).prompt, "You have 3, Ada has 4; you win ties. Use a card?");
    t.play(["1:spend/no"]);
    assert!(t.heard("Ada wins the duel against Bo."), "{}", t.open());
}

/// NF-ARTI-01, NF-TAL-05, NF-OPEN-74: while something is owed, what is needed for it buys nothing.
#[test]
fn nothing_is_bought_with_what_is_owed() {
    let owing = |coins: u16, gems: u16| {
        let scene = game("campaign", 3).sheet(0, "talents", ["gem-trading"]).has(0, "hand", ["plain-sword"]);
        let mut t = scene.has(0, "coins", coins).has(0, "gems", gems).start();
        t.play(["visit/saloon", "recruit/lizard-2"]);
        t
    };
    let t = owing(1, 2);
    assert_eq!(t.keys(0), ["gem/1", "gem/2", "buy/plain-sword"], "two coins are owed");
    let mut t = owing(2, 1);
    assert_eq!(t.keys(0), ["gem/0", "gem/1", "buy/plain-sword"]);
    t.play(["buy/plain-sword"]);
    assert_eq!(t.keys(0), ["party/active", "party/inactive"], "paid in coins, for want of gems");
    assert_eq!((t.player(0).coins, t.player(0).gems), (0, 0));
    let mut t = owing(1, 3);
    t.play(["buy/plain-sword"]);
    assert_eq!(t.keys(0), ["gem/1", "gem/2"]);
    let t = owing(0, 2);
    assert!(!t.offers("buy/plain-sword"), "{}", t.open());
    let t = owing(0, 3);
    assert_eq!(t.keys(0), ["party/active", "party/inactive", "buy/plain-sword"], "one gem is left over");
}

/// NF-ARTI-01, NF-DUEL-07: what is bought before the dice fall counts, and is counted in what is said.
#[test]
fn a_sword_is_bought_before_a_duel() {
    let scene = players(3).at(1, "mine").has(0, "hand", ["plain-sword"]).has(0, "gems", 1);
    let mut t = scene.has(0, "hearts", 0).dice([3, 3]).start();
    t.play(["visit/mine/duel"]);
    let before = t.asked(0).prompt.clone();
    t.play(["buy/plain-sword"]);
    let (less, more) = ("You add 0 to your die", "You add 1 to your die");
    assert!(before.contains(less) && t.asked(0).prompt.contains(more), "{before} {}", t.open());
    t.play(["duel/honorably"]);
    assert!(t.heard("Ada rolls 3, 4 in all; Bo rolls 3, 3 in all."), "{}", t.open());
}

/// NF-ARTI-01, NF-ART-11, NF-TAL-08: while a camp is paid for, a contract places one anywhere but there.
#[test]
fn no_contract_takes_the_space_that_is_paid_for() {
    let scene = game("campaign", 3).sheet(0, "talents", ["meditation"]).on(0, "c1").has(0, "food", 3);
    let mut t = scene.has(0, "hearts", 3).has(0, "coins", 1).has(0, "hand", ["mercenary-contract"]).start();
    t.play(["adventure", "move/stop", "camp/build"]);
    assert!(t.asked(0).prompt.starts_with("You owe 3 hearts"), "{}", t.open());
    t.play(["buy/mercenary-contract"]);
    assert!(t.asked(0).prompt.starts_with("The contract places a camp"), "{}", t.open());
    assert!(!t.keys(0).iter().any(|key| key.ends_with("/c1")), "{}", t.open());
}

/// NF-ARTI-01, NF-OPEN-74: a card that is being paid for is not bought once more.
#[test]
fn an_artifact_is_bought_once() {
    let scene = game("campaign", 3).sheet(0, "talents", ["gem-trading"]).has(0, "coins", 5).has(0, "gems", 5);
    let mut t = scene.has(0, "hand", ["plain-heart", "plain-sword"]).start();
    t.play(["buy/plain-heart"]);
    assert!(t.asked(0).prompt.starts_with("You owe") && t.offers("buy/plain-sword"), "{}", t.open());
    assert!(!t.offers("buy/plain-heart"), "{}", t.open());
    t.play(["buy/plain-sword", "gem/1"]);
    assert_eq!(t.names(&t.player(0).artifacts), ["plain-sword", "plain-heart"]);
}

/// NF-TURN-06, NF-ARTI-01: everybody sees who is waited for, so what is hidden in a hand does not decide it.
#[test]
fn whoever_might_buy_something_is_asked_whatever_is_in_the_hand() {
    let ends = |hand: &[&str], purse: &str, n: u16| {
        let mut t = players(3).has(0, "hand", hand).has(0, purse, n).on(0, "c1").start();
        t.play(["adventure", "move/stop"]);
        match t.is_asked(0) {
            true => t.keys(0).into_iter().map(str::to_owned).collect(),
            false => Vec::<String>::new(),
        }
    };
    assert_eq!(ends(&["basic-30"], "coins", 1), ["turn/end", "buy/basic-30"]);
    assert_eq!(
        ends(&["plain-sword"], "coins", 1),
        ["turn/end"],
        "this card costs a gem, but who knows that it is this one?"
    );
    assert!(ends(&["plain-sword"], "coins", 0).is_empty(), "no card of this deck can be had for nothing");
    assert!(ends(&["advanced-3"], "coins", 1).is_empty(), "nor one of the other deck for a coin");
    assert!(!ends(&["advanced-3"], "gems", 9).is_empty(), "but for gems");
    assert_eq!(
        ends(&["good-name"], "gems", 9),
        ["turn/end"],
        "for all the others know it asks for no reputation"
    );
    let hand = ["advanced-3", "plain-sword", "basic-30"];
    let seen = players(3).has(0, "hand", hand).start().seat_view(0, 1);
    assert_eq!(
        (&seen["hand_count"], &seen["hand_advanced"]),
        (&json!(3), &json!(1)),
        "everybody sees the backs"
    );
    assert!(ends(&[], "coins", 3).is_empty(), "nobody buys without a card");
}

/// NF-QUEST-10, NF-OPEN-43: the same while hearts may be added to a roll.
#[test]
fn whoever_might_buy_something_is_asked_about_a_roll_too() {
    let rolled = |hand: &[&str]| {
        let mut t =
            players(3).on(0, "q1").quest("q1").has(0, "hand", hand).has(0, "hearts", 0).dice([1]).start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
        t.offers("hearts/0")
    };
    assert!(rolled(&["basic-30"]) && rolled(&["plain-sword"]) && !rolled(&[]));
}

/// NF-ARTI-02, NF-ARTI-03: everything printed is paid to the supply, and nothing else; a symbol is one token.
#[test]
fn the_whole_price_is_paid_and_goes_to_the_supply() {
    let scene = || {
        let scene = players(2).has(0, "hand", ["dear-thing"]).has(0, "coins", 2).has(0, "gems", 1);
        scene.has(0, "food", 1).has(0, "tokens", [0, 1, 0, 2])
    };
    for (field, less) in [
        ("coins", json!(1)),
        ("gems", json!(0)),
        ("food", json!(0)),
        ("tokens", json!([0, 0, 0, 2])),
        ("tokens", json!([0, 1, 0, 1])),
        ("tokens", json!([3, 0, 3, 2])),
    ] {
        let t = scene().has(0, field, &less).start();
        assert!(!t.offers("buy/dear-thing"), "{field} {less} is too little");
    }
    let mut t = scene().has(0, "tokens", [1, 2, 0, 3]).start();
    t.play(["buy/dear-thing"]);
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.gems, ada.food, ada.tokens), (0, 0, 0, [1, 1, 0, 1]));
    assert_eq!(t.player(1).coins, 3, "nobody gets it");
    // `outlaws = 1` is a symbol without a number.
    let mut t = players(2).has(0, "hand", ["plain-boots"]).has(0, "tokens", [2, 0, 0, 0]).start();
    t.play(["buy/plain-boots"]);
    assert_eq!(t.player(0).tokens, [1, 0, 0, 0]);
}

/// NF-ARTI-04: people and chiefs are no tokens.
#[test]
fn banners_of_people_and_chiefs_pay_for_nothing() {
    let scene = players(2).has(0, "hand", ["plain-boots"]).party(0, &["outlaw-2"]);
    let t = scene.has(0, "inactive", ["outlaw-3"]).with("chiefs", json!([0, null, null, null])).start();
    assert!(!t.offers("buy/plain-boots"));
}

/// NF-ARTI-05, NF-ARTI-06, NF-ARTI-07: a flame is a limit on reputation, at the moment of buying, and costs nothing.
#[test]
fn a_flame_must_be_met_and_is_not_spent() {
    for (card, reputation, met) in [
        ("good-name", 4, true),
        ("good-name", 5, true),
        ("good-name", 3, false),
        ("good-name", -4, false),
        ("sample", -4, true),
        ("sample", -6, true),
        ("sample", -3, false),
        ("sample", 4, false),
    ] {
        let scene = players(2).has(0, "hand", [card]).has(0, "gems", 1).has(0, "reputation", reputation);
        let mut t = scene.start();
        let key = format!("buy/{card}");
        assert_eq!(t.offers(&key), met, "{card} at {reputation}");
        assert_eq!(t.view(Some(0))["seats"][0]["hand"][0]["price"]["flame_met"], met);
        if met {
            t.play([key.as_str()]);
            assert_eq!(t.player(0).reputation, reputation);
        }
    }
}

/// NF-ARTI-08: a name that is lost later takes nothing away.
#[test]
fn a_requirement_that_is_lost_later_does_not_matter() {
    let scene = players(3).has(0, "hand", ["good-name"]).has(0, "gems", 1).has(0, "reputation", 4);
    let mut t = scene.start();
    t.play(["buy/good-name", "visit/hall", "hall/reputation/down", "pay/3"]);
    assert_eq!(t.player(0).reputation, 1);
    assert_eq!(t.names(&t.player(0).artifacts), ["good-name"]);
    assert_eq!(t.points(0), 6);
}

/// NF-ARTI-09, NF-ARTI-10: in hand a card does nothing and is nobody's business; bought, it lies open and works.
#[test]
fn a_card_works_from_the_moment_it_is_bought() {
    let mut t = players(2).has(0, "hand", ["plain-sword"]).has(0, "gems", 1).start();
    let ada = |t: &crate::common::Play, seat| t.view(seat)["seats"][0].clone();
    assert_eq!(ada(&t, Some(0))["swords"], 0, "in hand");
    assert_eq!(ada(&t, Some(0))["hand"][0]["key"], "plain-sword");
    assert!(ada(&t, Some(1))["hand"].is_null(), "nobody else sees it");
    t.play(["buy/plain-sword"]);
    assert_eq!(ada(&t, Some(1))["swords"], 1, "bought");
    assert_eq!(ada(&t, Some(1))["artifacts"][0]["key"], "plain-sword", "for all to see");
    assert_eq!(ada(&t, None)["hand_count"], 0);
}

/// NF-ARTI-10, NF-ARTI-11, NF-ARTI-12, NF-SCORE-03, NF-SCORE-04: bought cards score what they say, cards in hand cost a point.
#[test]
fn bought_cards_score_and_cards_in_hand_cost_a_point_each() {
    let scene = players(2).has(0, "artifacts", ["basic-30", "advanced-3"]);
    let mut t = scene.has(0, "hand", ["sample", "dear-thing", "basic-31"]).last_turn(2).start();
    t.idle();
    assert_eq!(t.score(0).artifacts, 3 + 5);
    assert_eq!(t.score(0).hand, -3);
    assert_eq!(t.score(0).cards, 0, "the dear thing's bonus is not to be had from the hand");
    assert_eq!((t.score(1).artifacts, t.score(1).hand), (0, 0));
}

/// NF-ARTI-13: cards go without a penalty when drawn, after the draft, and at the Town Hall; nowhere else.
#[test]
fn cards_are_discarded_only_when_drawn_or_at_the_town_hall() {
    let hand = ["basic-30", "basic-31"];
    let mut t = players(3).has(0, "hand", hand).has(0, "coins", 0).on(0, "c1").start();
    assert!(t.keys(0).iter().all(|k| !k.contains("discard")), "not on any turn");
    t.play(["visit/hall", "hall/discard/basic-30"]);
    assert!(!t.offers("hall/discard/basic-31"));
    assert_eq!(t.names(&t.player(0).hand), ["basic-31"]);
    assert_eq!(t.points(0), -1, "for the one that is left");

    let scene = players(2).has(0, "hand", hand).on(0, "c1");
    let mut t = scene.draws(&["basic-32", "basic-33", "sample", "good-name"]).start();
    t.play(["visit/store", "store/draw", "draw/2/2", "sample"]);
    assert_eq!(t.names(&t.player(0).hand), ["basic-30", "basic-31", "sample"]);
    assert_eq!(t.points(0), 1 - 3, "three in hand; what was put away costs nothing");
}

/// NF-ARTI-13: of the cards of the draft the unwanted are put away at once.
#[test]
fn after_the_draft_any_card_may_be_put_away() {
    let mut t = crate::common::fresh(setup("first", 2, 3));
    t.on_to(Phase::Keep);
    t.play(["0:card/none", "1:card/none"]);
    let question = t.asked(0);
    assert_eq!((question.pick.min, question.pick.max), (0, 5));
    let keys = t.keys(0).join(" ");
    t.play([keys.as_str()]).on_to(Phase::Turn);
    assert!(t.player(0).hand.is_empty());
    assert_eq!(t.points(0), 1, "3 coins, and no penalty");
    assert_eq!(t.player(1).hand.len(), 5);
}

/// NF-ARTI-14: a sword on a bought card fights everywhere: quests, threats, duels.
#[test]
fn swords_on_bought_cards_count_in_every_fight() {
    for (sword, wins) in [(true, true), (false, false)] {
        let bought: &[&str] = if sword { &["plain-sword"] } else { &[] };
        let scene = || players(2).has(0, "artifacts", bought);
        let mut t = scene().on(0, "g1").dice([3]).start();
        t.play(["adventure", "move/g2/fight"]);
        assert_eq!(t.player(0).threats.len(), usize::from(wins), "3 and 1 against 4");
        let mut t = scene().on(0, "q4").quest("q4").dice([3]).start();
        t.play(["adventure", "move/stop", "quest/attempt", "choice/2"]);
        assert_eq!(t.player(0).gems, u16::from(wins), "combat 4");
        let mut t = scene().dice([3, 3]).start();
        t.play(["visit/stables/duel", "duel/honorably"]);
        assert_eq!(t.place(0) == "jail", !wins, "a tie is the defender's");
        let mut t = players(2).has(1, "artifacts", bought).dice([4, 3]).start();
        t.play(["visit/stables/duel", "duel/honorably"]);
        assert_eq!(t.place(0) == "jail", wins, "and it defends");
    }
}

/// NF-ARTI-15: hearts on bought cards go along out of town.
#[test]
fn hearts_on_bought_cards_count_when_leaving_town() {
    let mut t = players(2).has(0, "artifacts", ["plain-heart"]).has(0, "hand", ["basic-30"]).start();
    assert_eq!(t.player(0).hearts, 0);
    t.play(["adventure"]);
    assert_eq!(t.player(0).hearts, 2 + 2, "the dog's and the card's");
}

/// NF-ARTI-16, NF-CHIEF-04: what is printed on a card is no banner.
#[test]
fn faction_symbols_on_cards_bring_no_chief_and_no_discount() {
    let cards = ["dear-thing", "unearthed-treaty"];
    let scene = players(2).has(0, "artifacts", cards).has(0, "tokens", [0, 0, 0, 2]).at(0, "farm");
    let mut t = scene.on(0, "q1").quest("q1").dice([6]).start();
    t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
    assert_eq!(t.player(0).tokens[3], 3, "three Nomads tokens and two cards that speak of them");
    assert_eq!(t.state().chiefs, [None; 4]);
    let mut t = players(2).has(0, "artifacts", cards).has(0, "coins", 9).start();
    t.play(["visit/saloon"]);
    assert!(t.label("recruit/nomad-4").contains("for 4 coins"), "{}", t.label("recruit/nomad-4"));
}

/// NF-ARTI-01, NF-ARTI-03: the buyer reads the price, the points and what the card does.
#[test]
fn an_artifact_is_offered_with_its_price_and_what_it_does() {
    let hand = ["ancient-compass", "gambling-dice", "plain-heart"];
    let t = players(3).has(0, "hand", hand).has(0, "coins", 9).has(0, "gems", 1).start();
    for (key, label) in [
        (
            "buy/ancient-compass",
            "Buy ancient-compass for 1 coin (2 points · 4 points for the most coins at the end, alone)",
        ),
        (
            "buy/gambling-dice",
            "Buy gambling-dice for 1 coin (2 points · 1 point for each Outlaw adventurer at the end)",
        ),
        ("buy/plain-heart", "Buy plain-heart for 2 coins, 1 gem (2 points · +2 hearts when leaving town)"),
    ] {
        assert_eq!(t.label(key), label);
    }
}

/// NF-ARTI-02, NF-ARTI-09: what a card brings at once is said with its price, and comes.
#[test]
fn what_an_artifact_brings_at_once_is_part_of_the_gain() {
    let scene = players(2).has(0, "hand", ["bargain"]);
    let mut t = scene.start_changed(&[("artifacts.toml", "discount 1", "now: bird")]);
    assert_eq!(t.stakes("buy/bargain"), "costs 1 coin; gains 2 point, 1 bird");
    t.play(["buy/bargain"]);
    assert_eq!((t.player(0).coins, t.player(0).birds), (2, 1));
}
