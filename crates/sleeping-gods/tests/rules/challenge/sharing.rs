//! What is shared, terms, and the die (SG-SHARE, SG-TERM, SG-DICE).

use super::*;
use table::What;

/// SG-SHARE-02: nobody uses what another has: boards, cards in hand, command, combat action tokens.
#[test]
fn what_is_personal_serves_its_owner_alone() {
    let scene = || {
        let hurt = players(2).mate("kannan", "damage", 2).has(1, "command", 3).has(1, "hand", ["iron-grip"]);
        hurt.owns(&["signal-rockets"])
    };
    let t = scene().start();
    let uses = |t: &Play, seat: u8| {
        t.keys(seat).iter().any(|key| key.starts_with("use/") || key.starts_with("equip/"))
    };
    assert!(!uses(&t, 0), "neither Bo's board nor his command: {}", t.open());
    assert!(t.keys(1).contains(&"use/laurent/0/0") && t.keys(1).contains(&"equip/iron-grip"), "{}", t.open());
    let mut t = tries(scene(), "strength 14", "xp 1");
    t.play(["take/odessa", "0:go"]);
    assert!(
        !t.keys(0).contains(&"discard/iron-grip") && t.keys(1).contains(&"discard/iron-grip"),
        "{}",
        t.open()
    );
    let attackers = |t: &Play, seat: u8| {
        let own = t.keys(seat).into_iter().filter_map(|key| key.strip_prefix("attack/").map(str::to_owned));
        own.collect::<Vec<_>>()
    };
    let t = scene().combat(&["skeletal-warrior"]).start();
    assert_eq!(attackers(&t, 0), ["odessa", "audrie", "gregory", "kannan", "kasumi"]);
    assert_eq!(attackers(&t, 1), ["laurent", "mac", "marco", "rafael"]);
    let t = scene().combat(&["skeletal-warrior"]).has(0, "tokens", 0).start();
    assert!(attackers(&t, 0).is_empty() && attackers(&t, 1).len() == 4, "not with Bo's tokens: {}", t.open());
}

/// SG-SHARE-03, SG-SHARE-04: nothing hands over command or cards.
#[test]
fn command_and_cards_stay_with_their_player() {
    let t = players(2).has(0, "command", 1).has(0, "hand", ["triage"]).has(1, "hand", ["duck"]).start();
    assert_eq!(
        t.keys(0),
        ["explore/2", "travel", "market", "port", "skip", "use/odessa/0/1", "reset", "leave"],
        "{}",
        t.open()
    );
    assert_eq!(t.keys(1), ["reset", "leave"], "neither Ada's command nor her card");
}

/// SG-SHARE-07: for another's challenge, and another's attack.
#[test]
fn anybody_uses_an_adventure_card_for_anybody() {
    let mut t = tries(players(2).has(1, "command", 1).fate([2, 5]), "strength 6", "xp 1");
    t.play(["take/odessa", "go", "1:use/gear/0/0"]);
    assert!(t.told("STRENGTH 6: 6. Success.") && held(&t, 1) == 0, "{}", t.open());
    let mut t = players(2).has(1, "command", 1).combat(&["skeletal-warrior"]).fate([1, 4]).start();
    t.play(["0:attack/gregory", "1:use/gear/0/0"]);
    assert!(t.told("6 against 5. A hit."), "{}", t.open());
}

/// SG-TERM-03, SG-EX-34
#[test]
fn what_is_paid_or_lost_goes_to_the_supply() {
    let t = meets(players(1).stored("meat", 6), "meat -1, meat 3");
    assert_eq!(t.stored("meat"), 6, "the lost one can be gained again, and no more");
    assert_eq!(meets(players(1).stored("meat", 2), "meat -1").stored("meat"), 1);
    assert_eq!(meets(players(1).stored("grain", 2), "food -1").stored("grain"), 1);
    assert_eq!(held(&meets(players(1).has(0, "command", 3), "command -2"), 0), 1);
    let mut t = meets(players(1).has(0, "hand", ["triage", "duck"]), "card -1");
    t.play(["duck"]);
    assert_eq!((t.hand(0), discards(&t)), (vec!["triage".to_owned()], vec!["duck".to_owned()]));
    let t = meets(players(1).owns(&["hobb", "lead-dice"]), "lose hobb, lose chart-table");
    assert_eq!(t.owned(), ["gloria", "soup", "gear", "flapjacks", "lead-dice"]);
    assert!(t.told("Hobb the Retired is gone.") && !t.told("Chart Table"), "what nobody has is not lost");
}

/// SG-TERM-05: of food of any kind, what has run out cannot be taken.
#[test]
fn food_that_has_run_out_is_not_offered() {
    let t = meets(players(1).stored("meat", 6).stored("grain", 5), "food 1");
    assert_eq!(t.own(0), ["thing/grain", "thing/vegetables"]);
}

/// SG-TERM-05, SG-TERM-07, SG-TERM-11
#[test]
fn a_gain_is_what_the_supply_has() {
    let t =
        meets(players(1).stored("meat", 5).stored("coin", 39), "meat 3, coin 3, materials 1, vegetables 1");
    assert_eq!(["meat", "coin", "materials", "vegetables"].map(|thing| t.stored(thing)), [6, 40, 1, 1]);
}

/// SG-TERM-09
#[test]
fn restoring_takes_off_as_much_damage_as_there_is() {
    let t = meets(
        players(1).mate("mac", "damage", 3).mate("laurent", "damage", 5),
        "mac health 5, laurent health 2",
    );
    assert_eq!((t.mate("mac").damage, t.mate("laurent").damage), (0, 3));
}

/// SG-TERM-10, SG-EX-35
#[test]
fn repairs_go_wherever_the_players_like() {
    let mut t = meets(players(1).with("damage", json!([1, 0, 2, 0, 0, 1])), "ship 2");
    assert_eq!(t.own(0).len(), 3);
    let deck = t.keys(0).into_iter().find(|key| key.contains("deck")).expect("the deck").to_owned();
    t.play([deck.as_str(), deck.as_str()]);
    assert_eq!(t.state().damage, [1, 0, 0, 0, 0, 1]);
}

/// SG-TERM-12
#[test]
fn a_price_in_food_may_be_mixed() {
    let story = "== T1  The Dog\n\nA dog.\n\n* Feed it. [pay 2 food]\n  It eats.\n* Leave.\n  You go.\n";
    let mut t =
        players(1).stored("grain", 1).stored("meat", 1).stored("materials", 3).story("T1", story).start();
    t.play(["choice/1", "thing/grain"]);
    assert_eq!(["grain", "meat", "materials"].map(|thing| t.stored(thing)), [0, 0, 3], "{}", t.open());
    assert!(
        !players(1).stored("grain", 1).stored("materials", 3).story("T1", story).start().offers("choice/1")
    );
}

/// SG-EXPL-05: whoever has just enough can pay, and whoever has less cannot.
#[test]
fn a_price_is_offered_to_those_who_can_pay_it() {
    let offered = |price: &str, scene: Scene| {
        let story =
            format!("== T1  The Toll\n\nA bar.\n\n* Pay. [pay {price}]\n  It lifts.\n* Leave.\n  You go.\n");
        scene.story("T1", &story).start().offers("choice/1")
    };
    for (n, enough) in [(1, false), (2, true), (3, true)] {
        let hand = ["triage", "bluff", "haggle"].into_iter().take(n.into()).collect::<Vec<_>>();
        assert_eq!(offered("2 coin", players(1).stored("coin", n)), enough, "{n} coins");
        assert_eq!(offered("2 food", players(1).stored("grain", 0).stored("meat", n)), enough, "{n} food");
        assert_eq!(offered("2 command", players(1).has(0, "command", n)), enough, "{n} command");
        assert_eq!(offered("2 card", players(1).has(0, "hand", hand)), enough, "{n} cards");
    }
}

/// SG-DICE-01, SG-DICE-02, SG-DICE-04, SG-OPEN-57: no card is drawn for it, and cards do what they always do.
#[test]
fn a_die_takes_the_place_of_the_fate_card() {
    let scene = || players(1).option("fate", "die");
    let mut t =
        tries(scene().has(0, "hand", ["brace"]).has(0, "command", 1), "strength 14", "ship -1, card 1");
    t.play(["go", "use/gear/0/0", "discard/brace"]);
    assert!(t.told("STRENGTH 14:") && t.state().fate.is_none(), "{}", t.open());
    assert_eq!((discards(&t), t.state().damage.iter().sum::<u8>()), (vec!["brace".to_owned()], 1));
    assert_eq!(t.hand(0).len(), 1, "cards are drawn as ever");
    assert_eq!(t.state().abilities.pile.len(), 58);
}

/// SG-DICE-03, SG-CARD-08: one in six, or one in ten.
#[test]
fn a_die_has_even_odds() {
    let odds = |scene: Scene| {
        let t = all_out_but(scene, &["gregory", "kannan"])
            .has(0, "hand", ["iron-grip"])
            .story("T1", &trial("strength 6", "xp 1"))
            .start();
        t.stakes("choice/1")
    };
    assert!(odds(players(1)).contains("1 in 10"), "{}", odds(players(1)));
    assert!(odds(players(1).option("fate", "die")).contains("1 in 6"));
}

/// SG-CHAL-08: the best odds count everybody who could come along, and say what they leave out.
#[test]
fn the_odds_count_those_who_help_for_command() {
    let odds = |command: u8, statuses: &[&str]| {
        let scene = all_out_but(players(2), &["mac", "kannan"]).has(1, "command", command);
        let t = scene.mate("mac", "statuses", statuses).story("T1", &trial("strength 6", "xp 1")).start();
        let options = &t.asked(0).options;
        let offered = options.iter().find(|option| option.key == "choice/1").expect("it is offered");
        offered.stakes.as_ref().and_then(|stakes| stakes.test.clone()).expect("a test")
    };
    let (without, with) = (odds(0, &[]), odds(1, &[]));
    assert_eq!(without.best, None, "Kannan has no strength, and Bo cannot pay");
    assert!(with.best.is_some(), "Mac is strong");
    assert_eq!(odds(1, &["low-morale"]).best, None, "which costs one command more");
    assert_eq!(odds(2, &["low-morale"]).best, with.best);
    assert_eq!(with.leaves_out.as_deref(), Some("cards and abilities"));
}

/// SG-STATUS-08, SG-CHAL-08: where not everybody's part can be paid, the best odds are those of the best.
#[test]
fn the_odds_count_the_best_who_can_be_paid() {
    let best = |up: &[&str], statuses: &[&str]| {
        let scene = all_out_but(players(2), up).has(1, "command", 2);
        let scene = scene.mate("laurent", "statuses", ["low-morale"]).mate("mac", "statuses", statuses);
        let t = scene.story("T1", &trial("strength 6", "xp 1")).start();
        let options = &t.asked(0).options;
        let offered = options.iter().find(|option| option.key == "choice/1").expect("it is offered");
        offered.stakes.as_ref().and_then(|stakes| stakes.test.clone()).expect("a test").best
    };
    let all = ["kannan", "laurent", "mac"];
    let (both, one) = (best(&all, &[]), best(&all, &["low-morale"]));
    assert!(both.is_some() && one.is_some() && both != one, "{both:?} {one:?}");
    assert_eq!(one, best(&["kannan", "mac"], &["low-morale"]), "Mac is stronger than Laurent");
}

/// SG-TERM-02: of every kind the supply is what nobody has.
#[test]
fn the_supply_is_what_nobody_has() {
    let own = json!([{ "card": "gear", "command": 1 }, { "card": "hobb" }]);
    let scene = players(2).has(0, "command", 3).has(1, "command", 2).mate("mac", "command", 2);
    let scene =
        scene.mate("audrie", "levels", ["audrie-rat-run"]).with("xp", json!(3)).with("xp_spent", json!(3));
    let scene = scene.with("adventures", own).has(0, "hand", ["duck"]).mate("mac", "cards", ["brace"]);
    let t = meets(scene.stored("meat", 4).stored("coin", 38), "meat 5, coin 5, command 12");
    assert_eq!((t.stored("meat"), t.stored("coin")), (6, 40), "6 and 40 tokens, and 2 of each were left");
    let held: u8 = t.state().players.iter().map(|player| player.command).sum();
    assert_eq!((held, t.state().command_left()), (5 + 6, 0), "3 of 14 lie on a board and a card");
    let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
    assert_eq!((&view["command_left"], view["levels"].as_array().map(Vec::len)), (&json!(0), Some(23)));
    let market: Vec<&str> = t.state().market.pile.iter().map(|id| BOOK.names().name(*id)).collect();
    assert!(market.len() == 30 && !market.contains(&"gear") && !market.contains(&"hobb"));
    let deck: Vec<&str> = t.state().abilities.pile.iter().map(|id| BOOK.names().name(*id)).collect();
    assert!(deck.len() == 58 && !deck.contains(&"duck") && !deck.contains(&"brace"));
    let mut t = players(1).has(0, "command", 3).start();
    t.play(["use/odessa/0/1"]);
    assert_eq!(t.state().command_left(), 11, "on a board it is not in the supply");
    t.play(["skip", "skip"]);
    assert_eq!(t.state().command_left(), 9);
}

/// SG-SHARE-08: three players who do anything at all, for hundreds of answers. No card goes from hand to hand and no command from player to
/// player, but for what somebody leaves behind.
#[test]
fn nothing_goes_from_player_to_player_but_what_is_left_behind() {
    let (mut cards, mut tokens) = (0, 0);
    for seed in 1..=6u64 {
        let scene = players(3).has(0, "hand", ["triage", "bluff"]).has(1, "hand", ["haggle"]).has(
            2,
            "hand",
            ["duck"],
        );
        let scene = scene.has(0, "command", 2).has(1, "command", 2).has(2, "command", 2).seed(seed);
        let mut t = scene.start();
        let mut whim = seed;
        for _ in 0..400 {
            if t.table.questions().is_empty() || t.offers("campaign/new") {
                break;
            }
            let answers: Vec<String> = t.table.questions().iter().flat_map(answers).collect();
            whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let answer = &answers[(whim >> 33) as usize % answers.len()];
            let (before, told) = (t.state().players.clone(), t.events.len());
            t.play([answer.as_str()]);
            let leaves = t.events[told..].iter().any(|e| e.rules.iter().any(|rule| rule == "SG-LEAVE-04"));
            let after = &t.state().players;
            for (from, to) in (0..3).flat_map(|from| (0..3).map(move |to| (from, to))).filter(|(a, b)| a != b)
            {
                let given = before[from].hand.iter().filter(|card| after[to].hand.contains(card)).count();
                // One may pay for something, and another gain something, in one go: what counts is where the tokens come from.
                let (giver, taker) = (Some(format!("seat/{from}")), Some(format!("seat/{to}")));
                let paid = t.events[told..].iter().any(|e| match &e.what {
                    What::Tokens { token, from, to, .. } => {
                        token == "command" && *from == giver && *to == taker
                    }
                    _ => false,
                });
                assert!(leaves || (given == 0 && !paid), "`{answer}`, from seat {from} to seat {to}");
                cards += given;
            }
            tokens +=
                t.events[told..].iter().filter(|e| e.text.contains("gets the command token of")).count();
        }
    }
    assert!(cards > 0 && tokens > 0, "somebody has left cards ({cards}) and command ({tokens})");
}

/// Every single answer to a question.
fn answers(question: &table::Question) -> Vec<String> {
    let sane = question.options.iter().filter(|option| option.grave.is_none());
    sane.map(|option| format!("{}:{}", question.seat.0, option.key)).collect()
}
