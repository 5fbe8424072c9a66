//! Defeat, the end and the score (SG-DEFEAT, SG-SCORE, SG-ACH, SG-RESET).

use super::*;

/// Everybody has 0 health but Mac, who has 1 left.
fn last_man(scene: Scene) -> Scene {
    Crew::ALL.into_iter().fold(scene, |scene, crew| {
        let damage = BOOK.board(crew).health - u8::from(crew == Crew::Mac);
        scene.mate(crew.key(), "damage", damage)
    })
}

/// SG-DEFEAT-01, SG-DEFEAT-02, SG-DEFEAT-03, SG-DEFEAT-05, SG-DEFEAT-06, SG-DEFEAT-07, SG-DEFEAT-08, SG-OPEN-48, SG-OPEN-49
#[test]
fn a_crew_without_health_wakes_in_the_nearest_port() {
    let scene = last_man(players(2))
        .region("slack-water")
        .with("damage", json!([2, 0, 0, 0, 0, 1]))
        .mate("audrie", "fatigue", 2);
    let scene = scene
        .mate("mac", "statuses", ["venom"])
        .mate("kannan", "cards", ["triage"])
        .quests(&["WICK"])
        .with("explore", json!(1));
    let t = scene.story("T1", &does("mac health -1, coin 5, ship -1")).start();
    assert!(t.told("You are defeated."));
    assert_eq!((t.state().defeats, t.region().as_str()), (1, "lantern-sound"));
    assert_eq!(t.state().events.len(), 12);
    assert_eq!(
        (t.state().active, t.state().phase),
        (Seat(1), Phase::Room),
        "the actions of this turn are lost"
    );
    // Venom hurts Mac when the new turn begins.
    assert!(
        t.state()
            .crew
            .iter()
            .all(|mate| mate.fatigue == 0 && mate.damage == u8::from(!mate.statuses.is_empty()))
    );
    assert_eq!(t.state().damage, [2, 0, 0, 0, 0, 1], "the ship is not repaired");
    assert_eq!(
        (t.stored("coin"), t.stored("grain")),
        (3, 1),
        "what else the story had to say does not happen"
    );
    assert_eq!((t.mate("mac").statuses.len(), t.mate("kannan").cards.len()), (1, 1));
    assert!(t.is_quest("WICK") && t.owned().len() == 4);
    assert!(t.state().reading.is_none() && t.state().explore == 0);
}

/// SG-DEFEAT-02, SG-DEFEAT-03, SG-DEFEAT-04, SG-DEFEAT-08
#[test]
fn what_a_defeat_marks_and_clears_away_is_told() {
    let heard = |t: &Play, what: table::What| t.events.iter().any(|e| e.what == what);
    let gone =
        |token: &str, n: u8, from: &str| table::What::tokens(token, n.into(), Some(from.to_owned()), None);
    let marked = || table::What::Track { track: "defeats".to_owned(), from: 0, to: 1 };
    let scene = last_man(players(2)).region("slack-water").mate("audrie", "fatigue", 2);
    let t = scene.story("T1", &does("mac health -1")).start();
    assert!(t.told("A defeat is marked.") && heard(&t, marked()));
    assert!(t.told("all damage and fatigue of the crew is gone") && !t.told("all its damage is gone"));
    assert!(heard(&t, gone("damage", BOOK.board(Crew::Kasumi).health, "crew/kasumi")));
    assert!(heard(&t, gone("fatigue", 2, "crew/audrie")));
    let scene = players(2).region("slack-water").with("damage", json!([2, 2, 2, 2, 2, 0]));
    let t = scene.story("T1", &does("ship -1")).fate([1]).start();
    assert!(
        t.told("all its damage is gone") && !t.told("fatigue of the crew is gone") && heard(&t, marked())
    );
    assert!(
        heard(&t, gone("ship-damage", 2, "room/galley")) && heard(&t, gone("ship-damage", 1, "room/hull"))
    );
}

/// SG-DEFEAT-06, SG-OPEN-49: no outcome of its story, and nothing that the end of a turn would bring.
#[test]
fn a_defeat_breaks_off_the_combat_and_the_turn() {
    let mut t =
        last_man(players(2)).combat(&["bell-gulls"]).with("ongoing", json!([{ "event": ongoing() }])).start();
    t.play(["round/end"]);
    assert!(t.told("You are defeated.") && !t.told("It is over."), "{}", t.open());
    assert!(t.state().combat.is_none() && t.state().reading.is_none());
    assert!(t.state().players.iter().all(|player| player.tokens == 0));
    assert_eq!((t.state().active, t.state().phase, t.state().ongoing.len()), (Seat(1), Phase::Room, 1));
    assert!(t.keys(1).contains(&"room/bridge"));
}

/// SG-DEFEAT-01, SG-DEFEAT-04, SG-DEFEAT-05, SG-DEFEAT-07
#[test]
fn a_lost_ship_is_whole_again_in_the_nearest_port() {
    let scene = players(2)
        .region("slack-water")
        .with("damage", json!([2, 2, 2, 2, 2, 0]))
        .mate("mac", "damage", 2)
        .mate("mac", "fatigue", 1);
    let t = scene.story("T1", &does("ship -1")).fate([1]).start();
    assert_eq!((t.state().defeats, t.region().as_str(), t.state().damage), (1, "lantern-sound", [0; 6]));
    assert_eq!((t.mate("mac").damage, t.mate("mac").fatigue), (2, 1), "nobody is healed");
    assert_eq!((t.state().events.len(), t.state().active), (12, Seat(1)));
}

/// SG-OPEN-48: both are two regions away; what lies there is no hazard for those who are washed ashore.
#[test]
fn of_two_ports_equally_near_the_active_player_chooses() {
    let mut t = last_man(players(2)).region("hush-water").story("T1", &does("mac health -1")).start();
    assert_eq!(sorted(t.own(0)), ["region/east-candle", "region/lantern-sound"]);
    t.play(["region/east-candle"]);
    assert_eq!((t.region().as_str(), t.state().challenge.is_none()), ("east-candle", true));
}

/// SG-OPEN-49: everything is broken off, and nothing can be a second defeat before the first is over.
#[test]
fn nothing_else_is_done_before_the_port_is_chosen() {
    let scene = last_man(players(2)).mate("kannan", "cards", ["triage"]).region("hush-water");
    let mut t = scene.story("T1", &does("mac health -1")).start();
    assert_eq!(sorted(t.keys(0)), ["region/east-candle", "region/lantern-sound"], "{}", t.open());
    assert!(t.asked(0).closed.iter().any(|id| id == "SG-OPEN-49") && !t.is_asked(1), "{}", t.open());
    t.play(["region/east-candle"]);
    assert!(t.state().defeats == 1 && t.offers("shed/triage"), "{}", t.open());
}

/// SG-DEFEAT-05, SG-OPEN-50: what is missing is not made up for later; then the clock is read.
#[test]
fn fewer_than_six_event_cards_are_discarded_as_far_as_they_go() {
    let mut t = last_man(players(1)).with("events", events(4)).story("T1", &does("mac health -1")).start();
    assert_eq!((t.state().events.len(), t.state().box_lost.len()), (0, 4));
    assert!(t.told("4 event cards are discarded unread"));
    let left = |n: usize| last_man(players(1)).with("events", events(n)).story("T1", &does("mac health -1"));
    assert!(left(1).start().told("1 event card is discarded unread"));
    assert!(!left(0).start().told("discarded unread"), "there was none");
    t.play(["room/bridge", "effect/all"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "1");
    t.play(["choice/3"]);
    while !t.offers("travel") {
        let first = t.keys(0)[0].to_owned();
        t.play([first.as_str()]);
    }
    assert_eq!((t.state().pass, t.state().events.len()), (2, 18));
}

/// SG-OPEN-51
#[test]
fn two_causes_are_one_defeat() {
    for both in ["mac health -1, ship -1", "ship -1, mac health -1"] {
        let scene = last_man(players(1)).with("damage", json!([2, 2, 2, 2, 2, 0]));
        let t = scene.story("T1", &does(&format!("{both}, coin 1"))).start();
        assert_eq!((t.state().defeats, t.state().events.len(), t.stored("coin")), (1, 12, 3), "{both}");
        assert_eq!(t.state().damage, [0; 6], "{both}");
        assert!(t.state().crew.iter().all(|mate| mate.damage == 0), "{both}");
        assert!(t.told("Nobody is left standing, and the ship is lost under you."), "{both}");
    }
    let sinking = || players(1).with("damage", json!([2, 2, 2, 2, 2, 0]));
    let t = sinking().story("T1", &does("ship -1")).start();
    assert!(t.told("The ship is lost under you.") && !t.told("Nobody is left"), "{:#?}", t.events);
    let both = |hurts: &str| {
        let scene = last_man(sinking()).mate("mac", "damage", 6);
        scene.story("T1", &does(&format!("ship -1, {hurts}"))).start().mate("mac").damage
    };
    assert_eq!((both("mac health -1"), both("mac health -2")), (6, 0), "Mac has two left");
    let two = last_man(sinking()).mate("marco", "damage", 4);
    let mut t = two.story("T1", &does("ship -1, each health -1")).start();
    t.play([t.keys(0)[0].to_owned().as_str()]); // who takes what the others cannot
    assert_eq!((t.mate("mac").damage, t.mate("marco").damage), (0, 0), "one each is more than both can take");
    let whole = last_man(players(1)).with("damage", json!([1, 0, 0, 0, 0, 0]));
    let t = whole.story("T1", &does("mac health -1, ship -1")).start();
    assert_eq!(t.state().damage, [1, 0, 0, 0, 0, 0], "a ship that is not lost stays as it is");
}

/// SG-DEFEAT-11, SG-SCORE-08
#[test]
fn defeats_are_unlimited_and_cost_ten_points_each() {
    let t = last_man(players(1)).with("defeats", json!(4)).story("T1", &does("mac health -1")).start();
    assert_eq!(t.state().defeats, 5);
    assert_eq!(seen(&t, 0)["score_lines"][7], json!(["Defeats", -50]));
    assert!(t.offers("room/bridge"), "and the campaign goes on");
}

/// SG-DEFEAT-09, SG-DEFEAT-10, SG-SCORE-09, SG-SCORE-10, SG-OPEN-56
#[test]
fn in_brutal_mode_the_first_defeat_is_the_end() {
    let scene = last_man(game("brutal", 2))
        .owns(&["life-seed"])
        .with("sheet", json!({ "totems": ["life-seed"], "endings": [] }));
    let mut t = scene.story("T1", &does("mac health -1")).start();
    assert_eq!(t.own(0), ["campaign/new", "campaign/end"]);
    let journey = &t.state().journeys[0];
    assert_eq!(
        (journey.ending, journey.score.brutal, journey.score.defeats, journey.score.ending),
        (None, 25, 0, 0)
    );
    assert_eq!(journey.score.total(), 10 + 2 + 1 + 25, "five cards, a totem, 3 coins, brutal mode");
    assert_eq!((t.state().sheet.totems.len(), t.state().sheet.endings.len()), (1, 0));
    t.play(["campaign/end", "1:agree/no"]);
    assert_eq!(
        (t.keys(0), t.table.outcome().is_none()),
        (vec!["campaign/new", "campaign/end"], true),
        "a wish, until all agree"
    );
    t.play(["campaign/end", "agree/yes"]);
    assert_eq!(t.table.outcome().map(|o| o.result), Some("lost".to_owned()));
}

/// SG-SCORE-01, SG-SCORE-02, SG-SCORE-03, SG-SCORE-04, SG-SCORE-05, SG-SCORE-06, SG-SCORE-07, SG-SCORE-08, SG-SCORE-10, SG-EX-45, SG-OPEN-60
#[test]
fn the_score_of_the_example_is_63() {
    let totems = totem_ids();
    let others: Vec<&str> = BOOK
        .adventures
        .iter()
        .filter(|id| BOOK.adventure(*id).sort == Sort::Person)
        .map(|id| BOOK.names().name(id))
        .take(5)
        .collect();
    let quests: Vec<&str> = BOOK.quests.iter().map(|id| BOOK.names().name(id)).take(20).collect();
    let scene = players(2)
        .owns(&[&totems[0], &totems[1], &totems[2]])
        .owns(&others)
        .with("quests", json!(quests[..12]))
        .with("used_quests", json!(quests[12..]));
    let scene = scene
        .mate("audrie", "levels", ["audrie-rat-run", "audrie-both-hands", "audrie-twenty-questions"])
        .mate("odessa", "levels", ["odessa-the-list"]);
    let scene = scene
        .with("xp", json!(30))
        .with("xp_spent", json!(18))
        .stored("coin", 7)
        .stored("artifact", 2)
        .with("defeats", json!(1));
    let t = finale(scene, "F1-21").start();
    let score = t.state().journeys[0].score;
    let lines = score.lines().map(|(_, points)| points);
    assert_eq!(lines, [24, 6, 20, 8, 3, 2, 10, -10, 0]);
    assert_eq!(score.total(), 63);
    assert_eq!(t.state().phase, Phase::After, "the two actions of this turn are not taken");
    assert!(t.told("Final score 63. Adventure cards: 24; Totems: 6;"));
    assert!(t.told("; Coins, 1 point for 2: 3; "), "a label and its number do not run together");
    let told = &t.events.last().expect("it is told").text;
    assert!(
        score
            .lines()
            .iter()
            .all(|(name, n)| told.contains(&format!("{name}: {}", table::figure(*n))) == (*n != 0)),
        "{told}"
    );
}

/// SG-ACH-02, SG-ACH-03: an ending counts once.
#[test]
fn an_ending_is_marked_on_the_sheet() {
    assert_eq!(Ending::ALL.len(), 12);
    for before in [json!([]), json!(["adrift"])] {
        let t = finale(players(1).with("sheet", json!({ "totems": [], "endings": before })), "F1-21").start();
        assert_eq!(t.state().sheet.endings, [Ending::Adrift]);
        assert_eq!(t.state().journeys[0].ending, Some(Ending::Adrift));
    }
}

/// SG-SCORE-07, SG-SCORE-09, SG-OPEN-56
#[test]
fn brutal_mode_is_worth_25_points() {
    let score = |mode: &str| finale(game(mode, 1), "F1-21").start().state().journeys[0].score;
    assert_eq!(score("brutal").total() - score("normal").total(), 25);
    assert_eq!(score("normal").total(), 8 + 1 + 10, "four cards, 3 coins, an ending");
}

/// SG-SETUP-25
#[test]
fn a_new_campaign_asks_for_its_mode() {
    for before in ["normal", "brutal"] {
        for (mode, brutal) in [("normal", false), ("brutal", true)] {
            let mut t = finale(game(before, 1), "F1-21").start();
            t.play(["campaign/new"]);
            assert_eq!(t.keys(0), ["mode/normal", "mode/brutal"]);
            let kept = |o: &table::Offered| o.key == format!("mode/{before}");
            assert!(t.asked(0).options.iter().all(|o| o.for_people != kept(o)), "bots keep the mode");
            t.play([format!("mode/{mode}").as_str()]);
            assert!(t.told(&format!("A new journey begins, in {mode} mode.")), "{}", t.open());
            assert_eq!((t.state().brutal, t.state().journeys.len()), (brutal, 1));
        }
    }
}

/// SG-OPEN-70: at the page where it was, in a combat or before one.
#[test]
fn a_finale_that_was_lost_goes_on_where_it_was() {
    let mut t = finale(last_man(players(1)), "F1-3").start();
    t.play(["choice/1", "round/end"]);
    assert_eq!((t.state().defeats, t.state().reading.is_none()), (1, true), "{}", t.open());
    t.play(["room/bridge", "effect/all"]);
    assert!(t.told("The story goes on where it was: Boarders."));
    assert_eq!(seen(&t, 0)["scene"]["entry"], "F1-3");
    assert!(t.pages().is_empty() && t.offers("choice/1") && t.offers("choice/2"), "{:?}", t.pages());
}

/// SG-OPEN-70: what was read is not read again, and pays nothing again.
#[test]
fn a_finale_that_was_lost_pays_nothing_twice() {
    let text = "== T1  Gold\n\nIt gleams.\n\n* Take it.\n  It bites.\n  > coin 2, explore A, mac health -1, coin 5\n  -> T2\n* Go.\n  You go.\n  -> T2\n\n== T2  Beyond\n\nIt goes on.\n\n* Stop. [may explore A]\n  It is done.\n  > ending adrift\n* Wait.\n  You wait.\n  > ending home\n";
    let mut t = finale(last_man(players(1)).story("T1", text), "T1").start();
    t.play(["choice/1"]);
    assert_eq!((t.state().defeats, t.stored("coin")), (1, 5));
    assert!(t.pages().iter().all(|(entry, ..)| *entry != "T2"), "that comes later: {:?}", t.pages());
    t.play(["room/bridge", "effect/all"]);
    assert_eq!((&seen(&t, 0)["scene"]["entry"], t.stored("coin")), (&json!("T2"), 5));
    let read = |t: &Play| t.pages().iter().map(|(entry, ..)| (*entry).to_owned()).collect::<Vec<_>>();
    assert_eq!(read(&t), ["T1", "T2"], "what came of the choice, then the next page");
    t.play(["choice/1"]);
    assert_eq!(t.state().journeys[0].ending, Some(Ending::Adrift));
}

/// SG-OPEN-70, SG-FAIL-12: whoever failed and lost does not try again; what comes all the same comes later, once.
#[test]
fn a_finale_goes_on_behind_a_failure_that_was_a_defeat() {
    let text = "== T1  The Door\n\nIt is shut.\n\n* Push. [strength 14]\n  = success\n  It opens.\n  > coin 2\n  -> T2\n  = failure\n  It bites.\n  > mac health -1\n\n== T2  Beyond\n\nIt goes on.\n\n* Stop.\n  It is done.\n  > ending adrift\n";
    let mut t = finale(last_man(players(1)).story("T1", text), "T1").start();
    if t.offers("choice/1") {
        t.play(["choice/1"]);
    }
    t.play(["go"]);
    assert_eq!((t.state().defeats, t.stored("coin")), (1, 3), "{}", t.open());
    t.play(["room/quarters"]);
    assert_eq!((t.stored("coin"), t.told("It opens.")), (5, true), "{}", t.open());
    assert_eq!(seen(&t, 0)["scene"]["entry"], "T2");
}

/// SG-OPEN-70: a page that leads to the end is not read again either.
#[test]
fn a_last_page_that_defeats_everybody_was_the_last() {
    let text = "== T1  The End\n\nIt ends.\n\n* End it.\n  It bites.\n  > ending home, coin 2, mac health -1\n* Wait.\n  No.\n  > ending adrift\n";
    let mut t = finale(last_man(players(1)).story("T1", text), "T1").start();
    t.play(["choice/1", "room/bridge", "effect/all"]);
    assert_eq!(
        t.state().journeys.first().map(|journey| journey.ending),
        Some(Some(Ending::Home)),
        "{}",
        t.open()
    );
    assert_eq!((t.state().defeats, t.stored("coin")), (1, 5));
}

/// SG-RESET-01, SG-RESET-02, SG-RESET-03, SG-RESET-04, SG-RESET-05, SG-RESET-06, SG-LEVEL-10, SG-ACH-09
#[test]
fn a_new_campaign_begins_with_everything_in_the_box_but_the_sheet() {
    let totems = totem_ids();
    let scene = players(1)
        .owns(&["pinch", "hobb"])
        .quests(&["WICK"])
        .with("used_quests", json!(["MIDWIFE"]))
        .stored("meat", 3)
        .stored("coin", 9);
    let scene = scene
        .with("sheet", json!({ "totems": totems[..3], "endings": [] }))
        .with("xp", json!(9))
        .with("xp_spent", json!(3))
        .with("defeats", json!(2));
    let scene = scene
        .mate("audrie", "levels", ["audrie-rat-run"])
        .mate("mac", "damage", 2)
        .mate("mac", "cards", ["triage"])
        .mate("kasumi", "fatigue", 2)
        .mate("kasumi", "command", 2);
    let scene = scene
        .has(0, "command", 5)
        .has(0, "hand", ["bluff"])
        .with("damage", json!([1, 0, 0, 0, 0, 0]))
        .with("room", json!("deck"));
    let mut t = finale(scene, "F1-21").start();
    t.play(["campaign/new", "mode/normal"]);
    assert_eq!(
        sorted(t.own(0)),
        ["LAMPFRIEND", "TIDESENSE"],
        "three totems and an ending are marked, and stay so"
    );
    t.play(["none"]);
    let state = t.state();
    assert_eq!((state.sheet.totems.len(), state.sheet.endings.len(), state.journeys.len()), (3, 1, 1));
    assert_eq!(t.owned(), ["gloria", "soup", "gear", "flapjacks"]);
    assert_eq!((state.market.len(), state.quests.len() + state.used_quests.len()), (28, 0));
    assert_eq!(
        (state.abilities.len(), state.events.len(), state.box_events.len(), state.box_lost.len()),
        (59, 18, 36, 0)
    );
    assert!(
        state
            .crew
            .iter()
            .all(|m| m.damage + m.fatigue + m.command == 0 && m.cards.is_empty() && m.levels.is_empty())
    );
    assert_eq!((state.stores, state.damage, state.room), ([3, 0, 1, 0, 0, 0], [0; 6], None));
    assert_eq!(
        (state.xp, state.xp_spent, state.defeats, state.pass, state.turn, state.ending),
        (0, 0, 0, 1, 1, None)
    );
    assert_eq!((t.player(0).command, t.player(0).hand.len()), (1, 1));
}
