//! A campaign from its setup to its score: what is laid out, explored, bought, lost and kept (SG-SETUP to SG-LOAD).

use crate::common::{BOOK, Play, Scene, fresh, game, players, setup};
use serde_json::{Value, json};
use sleeping_gods::{Crew, Ending, Peril, Phase, SleepingGods, Sort};
use table::{Book as _, Game, Seat, Table};

const CREW: [&str; 9] =
    ["odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"];

/// Names of things, sorted.
fn sorted<T: Ord>(of: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut list: Vec<T> = of.into_iter().collect();
    list.sort();
    list
}

/// The whole view of a seat, as a client gets it.
fn seen(t: &Play, seat: u8) -> Value {
    serde_json::to_value(t.table.game().view(Some(Seat(seat)))).expect("a view is plain data")
}

/// How many crew members each seat has, the captain left out.
fn shares(t: &Play) -> Vec<usize> {
    let owned =
        |seat: usize| t.state().crew.iter().filter(|mate| mate.owner == Some(Seat(seat as u8))).count();
    (0..t.state().players.len()).map(owned).collect()
}

/// A table that is laid out, for n players, Ada first.
fn laid_out(n: usize, seed: u64) -> Play {
    let mut t = fresh(setup("normal", n, seed));
    if n > 1 {
        t.play(["seat/0"]);
    }
    t
}

/// An empty table before the layout, with marks on the achievement sheet.
fn returning(totems: usize, endings: &[&str]) -> Scene {
    let totems: Vec<String> = totem_ids().into_iter().take(totems).collect();
    players(1)
        .phase("setup")
        .with("turn", json!(0))
        .with("adventures", json!([]))
        .with("events", json!({ "pile": [], "discards": [] }))
        .with("sheet", json!({ "totems": totems, "endings": endings }))
}

fn totem_ids() -> Vec<String> {
    let totems = BOOK.adventures.iter().filter(|id| BOOK.adventure(*id).sort == Sort::Totem);
    totems.map(|id| BOOK.names().name(id).to_owned()).collect()
}

/// The event deck with so many cards left, as the scenes have it.
fn events(left: usize) -> Value {
    let all = BOOK.events.iter().filter(|e| e.lasting.is_empty() && e.peril == Peril::Deadly).take(left);
    json!({ "pile": all.map(|e| BOOK.names().name(e.entry)).collect::<Vec<_>>(), "discards": [] })
}

/// A story that only does something.
fn does(effects: &str) -> String {
    format!("== T1  It Happens\n\nSomething happens.\n\n= now\nIt has happened.\n> {effects}\n")
}

/// The last page of a campaign, about to be read.
fn finale(scene: Scene, entry: &str) -> Scene {
    let visit = json!({ "path": [{ "entry": entry }] });
    scene
        .with("pass", json!(3))
        .with("events", events(0))
        .with("reading", json!({ "visit": visit, "source": "clock" }))
}

// Setup

/// SG-SETUP-01, SG-JOIN-04
#[test]
fn one_to_four_can_play() {
    for n in 1..=4 {
        assert!(Table::<SleepingGods>::new(BOOK.clone(), setup("normal", n, 1)).is_ok(), "{n} players");
    }
    for n in [0, 5] {
        assert!(Table::<SleepingGods>::new(BOOK.clone(), setup("normal", n, 1)).is_err(), "{n} players");
    }
}

/// SG-SETUP-02, SG-SETUP-04, SG-SETUP-05, SG-LOCC-01
#[test]
fn the_ship_begins_at_location_2_with_little_on_board() {
    let t = laid_out(2, 3);
    let start = BOOK.locations.iter().find(|l| l.number == 2).expect("it is there");
    assert_eq!(t.state().region, start.region);
    assert_eq!(seen(&t, 0)["chart"]["pages"], json!([2, 3]));
    assert_eq!(t.state().room, None);
    assert_eq!(t.state().stores, [3, 0, 1, 0, 0, 0], "3 coins and 1 grain");
    assert_eq!((t.state().damage, t.state().xp), ([0; 6], 0));
}

/// SG-SETUP-06, SG-SETUP-07, SG-CREW-03
#[test]
fn the_crew_is_dealt_as_evenly_as_possible_and_the_captain_to_nobody() {
    for (n, parts) in [(1, vec![8]), (2, vec![4, 4]), (3, vec![3, 3, 2]), (4, vec![2, 2, 2, 2])] {
        let t = laid_out(n, 3);
        assert_eq!(shares(&t), parts);
        assert_eq!(t.mate("odessa").owner, None);
    }
}

/// SG-SETUP-08, SG-SETUP-09: no synergy token lies on a board outside combat.
#[test]
fn all_boards_are_empty_at_first() {
    let t = laid_out(2, 3);
    for mate in &t.state().crew {
        assert_eq!((mate.damage, mate.fatigue, mate.command), (0, 0, 0));
        assert!(mate.statuses.is_empty() && mate.cards.is_empty() && mate.levels.is_empty());
    }
    assert!(t.state().combat.is_none());
}

/// SG-SETUP-10, SG-SETUP-12, SG-SETUP-13, SG-SETUP-20
#[test]
fn decks_are_whole_and_shuffled_and_four_cards_are_in_play() {
    let (t, other) = (laid_out(1, 3), laid_out(1, 4));
    let (one, two) = (t.state(), other.state());
    assert_eq!((one.abilities.len(), one.player(Seat(0)).hand.len()), (59, 1));
    assert_eq!((one.market.len(), one.searches.len()), (28, 9));
    assert_eq!(t.owned(), ["gloria", "soup", "gear", "flapjacks"]);
    assert!(one.adventures.iter().all(|owned| !one.market.pile.contains(&owned.card)));
    assert_ne!(one.abilities.pile, two.abilities.pile);
    assert_ne!(one.market.pile, two.market.pile);
    assert_ne!(one.searches.pile, two.searches.pile);
}

/// SG-SETUP-03, SG-OPEN-01: the Bridge gives what its side of the board says.
#[test]
fn the_ship_board_shows_the_side_for_the_number_of_players() {
    for (n, command) in [(1, 2), (2, 3), (3, 3), (4, 4)] {
        let mut t = players(n).phase("room").start();
        t.play(["room/bridge"]);
        assert_eq!(t.player(0).command, command, "{n} players");
    }
}

/// SG-SETUP-11
#[test]
fn the_players_choose_who_is_first() {
    let mut t = fresh(setup("normal", 3, 3));
    assert_eq!(t.keys(0), ["seat/0", "seat/1", "seat/2"]);
    t.play(["seat/2"]);
    assert_eq!(t.state().active, Seat(2));
    assert!(t.keys(2).contains(&"room/bridge"), "{}", t.open());
}

/// SG-SETUP-14, SG-SETUP-15, SG-SETUP-16, SG-SETUP-17, SG-STORE-02: the last card of the pile is on top.
#[test]
fn the_event_deck_has_six_of_each_kind_and_mild_ones_come_first() {
    let (t, other) = (laid_out(1, 3), laid_out(1, 4));
    let perils: Vec<Peril> = t.state().events.pile.iter().rev().map(|id| BOOK.event(*id).peril).collect();
    assert_eq!(perils, [[Peril::Mild; 6], [Peril::Perilous; 6], [Peril::Deadly; 6]].concat());
    assert_eq!(t.state().box_events.len(), BOOK.events.len() - 18);
    assert_ne!(t.state().events.pile, other.state().events.pile);
    let mut t = t;
    let top = *t.state().events.pile.last().expect("18 cards");
    t.play(["room/bridge"]);
    assert_eq!(BOOK.event(top).peril, Peril::Mild);
    assert!(!t.state().events.pile.contains(&top) && t.state().events.len() == 17);
}

/// SG-SETUP-18, SG-SETUP-19, SG-STORE-01, SG-STORE-03, SG-STORE-04, SG-QUEST-02, SG-CARD-02: of cards that nobody has, no word is shown.
#[test]
fn cards_that_nobody_has_are_hidden() {
    let t = laid_out(2, 3);
    let numbers: Vec<u8> = BOOK.quests.iter().map(|id| BOOK.quest(id).number).collect();
    assert_eq!(sorted(numbers), (1..=180).collect::<Vec<u8>>(), "each number is one card");
    let view = seen(&t, 0).to_string();
    let has = |text: &str| view.contains(json!(text).to_string().trim_matches('"'));
    assert!(BOOK.quests.iter().all(|id| !has(&BOOK.quest(id).text)));
    assert!(BOOK.enemies.iter().all(|id| !has(&BOOK.enemy(id).text)));
    let starting: Vec<_> = t.state().adventures.iter().map(|owned| owned.card).collect();
    assert!(BOOK.adventures.iter().all(|id| has(&BOOK.adventure(id).text) == starting.contains(&id)));
    let hand = &t.player(0).hand;
    assert!(
        BOOK.abilities.iter().all(|id| has(&BOOK.ability(id).text) == hand.contains(&id)),
        "one's own hand is open, no other card"
    );
    assert!(BOOK.searches.iter().all(|id| !has(&BOOK.search(id).text)));
    assert!(BOOK.events.iter().all(|e| !has(&BOOK.story(e.entry).prose[0])));
}

/// SG-SETUP-21, SG-SETUP-23: each player, whatever the crew.
#[test]
fn everybody_begins_with_one_command_and_one_card() {
    let t = laid_out(3, 3);
    for seat in 0..3 {
        assert_eq!((t.player(seat).command, t.player(seat).hand.len()), (1, 1));
    }
    assert_eq!(t.state().command_left(), 11);
}

/// SG-SETUP-22
#[test]
fn level_cards_lie_open_for_everybody() {
    let t = players(2)
        .mate("audrie", "levels", ["audrie-rat-run"])
        .with("xp", json!(3))
        .with("xp_spent", json!(3))
        .start();
    for seat in [0, 1] {
        let view = seen(&t, seat);
        let open = view["levels"].as_array().expect("a list");
        assert_eq!(open.len(), 23);
        assert!(
            open.iter().any(|card| card["key"] == "audrie-both-hands"
                && card["xp"] == 6
                && card["crew"] == "audrie")
        );
        assert!(open.iter().all(|card| card["key"] != "audrie-rat-run"), "that one is on her board");
    }
}

/// SG-SETUP-24, SG-SETUP-25: the mode is settled before the first question.
#[test]
fn the_log_names_the_players_and_the_mode() {
    for (mode, brutal) in [("normal", false), ("brutal", true)] {
        let mut t = fresh(setup(mode, 2, 3));
        assert_eq!((t.state().brutal, t.state().phase), (brutal, Phase::Setup));
        t.play(["seat/0"]);
        assert!(t.told(&format!("A new journey begins, in {mode} mode.")));
        let names: Vec<Value> = (0..2).map(|seat| seen(&t, 0)["seats"][seat]["name"].clone()).collect();
        assert_eq!(names, ["Ada", "Bo"]);
    }
}

/// SG-SETUP-26, SG-ACH-03, SG-ACH-04, SG-ACH-05, SG-ACH-06, SG-EX-33, SG-OPEN-03
#[test]
fn four_marks_unlock_two_quests_and_seven_three_more() {
    let t = returning(2, &["home"]).start();
    assert!(t.offers("room/bridge"), "3 marks unlock nothing: {}", t.open());
    let t = returning(3, &["home"]).start();
    assert_eq!(sorted(t.keys(0)), ["LAMPFRIEND", "TIDESENSE"]);
    let t = returning(5, &["home", "adrift"]).start();
    assert_eq!(sorted(t.keys(0)), ["FERRYPASS", "LAMPFRIEND", "OLDCHART", "TIDESENSE", "WINKFISH"]);
}

/// SG-ACH-05, SG-ACH-06, SG-ACH-07, SG-OPEN-03
#[test]
fn the_groups_of_unlocked_quests_are_those_of_the_sheet() {
    let group = |n: u8| {
        BOOK.quests
            .iter()
            .map(|id| BOOK.quest(id))
            .filter(|q| q.unlock == Some(n))
            .map(|q| q.number)
            .collect::<Vec<_>>()
    };
    let groups = [
        (4, vec![169, 170]),
        (7, vec![167, 168, 174]),
        (11, vec![166, 175]),
        (19, vec![176, 178, 179]),
        (22, vec![173]),
        (25, vec![177]),
    ];
    for (n, quests) in &groups {
        assert_eq!(sorted(group(*n)), *quests, "{n} marks");
    }
    assert_eq!(BOOK.quests.iter().filter(|id| BOOK.quest(*id).unlock.is_some()).count(), 12);
}

/// SG-ACH-10, SG-SETUP-26, SG-OPEN-62: any, all or none; they are owned from the first turn and score.
#[test]
fn unlocked_quests_are_chosen_one_by_one() {
    let mut t = returning(4, &[]).start();
    t.play(["LAMPFRIEND"]);
    assert!(t.is_quest("LAMPFRIEND") && !t.is_quest("TIDESENSE"));
    assert_eq!(seen(&t, 0)["score_lines"][2], json!(["Quests", 1]));
    let mut t = returning(4, &[]).start();
    t.play(["LAMPFRIEND TIDESENSE"]);
    assert_eq!(t.state().quests.len(), 2);
    let mut t = returning(4, &[]).start();
    t.play(["none"]);
    assert!(t.state().quests.is_empty() && t.offers("room/bridge"));
}

/// SG-ACH-08: the fourth totem unlocks something for the next campaign, not for this one.
#[test]
fn nothing_is_unlocked_in_the_middle_of_a_campaign() {
    let totems: Vec<String> = totem_ids().into_iter().filter(|id| id != "life-seed").take(3).collect();
    let sheet = json!({ "totems": totems, "endings": [] });
    let t = players(1).with("sheet", sheet).story("T1", &does("adventure life-seed")).start();
    assert_eq!(t.state().sheet.totems.len(), 4);
    assert!(t.state().quests.is_empty() && t.offers("travel"), "{}", t.open());
}

// Crew

/// SG-CREW-01, SG-CREW-04
#[test]
fn nine_crew_boards_have_all_that_a_board_shows() {
    assert_eq!(Crew::ALL.map(Crew::key), CREW);
    for crew in Crew::ALL {
        let board = BOOK.board(crew);
        assert!(
            !board.name.is_empty() && !board.from.is_empty() && !board.rules.is_empty(),
            "{}",
            crew.key()
        );
        assert!(board.health > 0 && board.weapon.damage > 0);
        assert!((2..=4).contains(&board.skills.iter().sum::<u8>()), "{} has 2 to 4 symbols", crew.key());
    }
}

/// SG-CREW-02
#[test]
fn the_captain_goes_with_the_captain_token() {
    let mut t = players(2).start();
    let captain = |t: &Play| seen(t, 0)["crew"][0]["seat"].clone();
    assert_eq!(captain(&t), 0);
    t.play(["skip", "skip"]);
    assert_eq!((captain(&t), t.state().active), (json!(1), Seat(1)));
    assert_eq!(seen(&t, 0)["crew"][1]["seat"], 0, "Audrie stays");
}

/// SG-CREW-06
#[test]
fn what_is_on_a_board_counts_for_its_bearer_only() {
    let t = players(2).mate("laurent", "cards", ["triage"]).start();
    for (place, crew) in Crew::ALL.into_iter().enumerate() {
        let printed = BOOK.board(crew).skills[2];
        let expected = printed + u8::from(crew == Crew::Laurent);
        assert_eq!(seen(&t, 0)["crew"][place]["skills"][2], expected, "savvy of {}", crew.key());
    }
}

// Exploring

/// SG-EXPL-01, SG-EXPL-02, SG-EXPL-03: only what is in the ship's region, and of its story the first box.
#[test]
fn exploring_opens_the_paragraph_with_the_number_of_the_location() {
    let mut t = players(2).start();
    let explores = |t: &Play| {
        t.keys(0).into_iter().filter(|key| key.starts_with("explore/")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(explores(&t), ["explore/2"], "3 lies in another region");
    t.play(["explore/2"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "2");
    assert!(t.told("Lamps burn on every roof") && !t.told("Steam rolls down"), "2-1 is not read yet");
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "2-1");
    assert!(t.told("Steam rolls down"));
}

/// The paragraph of the rulebook's example.
const A: &str = "== A  Two Ways\n\nTwo ways.\n\n* A. [cunning 5]\n  = success\n  Well said.\n  -> A1\n  = failure\n  Badly said.\n  > health -3\n\
    * B. [strength 6]\n  = success\n  Well done.\n  -> A1\n  = failure\n  Badly done.\n  > health -3\n\n== A1  Further On\n\nFurther on.\n\n\
    * Stay.\n  > coin 1\n* Go.\n  > coin 2\n";

/// SG-EXPL-05, SG-EX-11, SG-EX-48, SG-LOCC-03, SG-LOCC-04: either way leads to A1, a failure by way of 3 damage.
#[test]
fn a_choice_with_a_challenge_leads_on_whether_or_not_it_succeeds() {
    // Nobody takes part: fate alone is 4 or 5, and for strength the captain adds 1.
    for (choice, crew, fate, damage) in [
        ("choice/1", None, 5, 0),
        ("choice/1", None, 4, 3),
        ("choice/2", Some("take/odessa"), 5, 0),
        ("choice/2", Some("take/odessa"), 4, 3),
    ] {
        let mut t = players(1).story("A", A).fate([fate]).start();
        t.play([choice]).play(crew).play(["go"]);
        if damage > 0 {
            let hurt = if crew.is_some() { "odessa" } else { "mac" };
            while t.offers(hurt) {
                t.play([hurt]);
            }
        }
        let taken: u8 = t.state().crew.iter().map(|mate| mate.damage).sum();
        assert_eq!(
            (taken, seen(&t, 0)["scene"]["entry"].clone()),
            (damage, json!("A1")),
            "{choice}, fate {fate}: {}",
            t.open()
        );
    }
}

/// SG-EXPL-04, SG-EXPL-06, SG-EXPL-07: what is listed happens, in its order; then the turn goes on.
#[test]
fn rewards_are_applied_and_the_turn_goes_on_at_the_ship() {
    let mut t = players(2).story("T1", &does("coin 2, meat 1, xp 3, coin -1, command 1")).start();
    assert_eq!((t.stored("coin"), t.stored("meat"), t.state().xp, t.player(0).command), (4, 1, 3, 1));
    assert!(t.told("You return to the ship.") && t.state().reading.is_none());
    t.play(["explore/2", "choice/5"]);
    assert_eq!(t.state().phase, Phase::Actions(1));
    assert!(t.asked(0).prompt.contains("second action"));
    t.play(["explore/2", "choice/5"]);
    assert_eq!(
        (t.state().active, t.state().phase),
        (Seat(1), Phase::Room),
        "after the second action the turn ends"
    );
}

/// SG-EXPL-08, SG-EXPL-09
#[test]
fn in_a_story_one_may_cook_but_not_sail() {
    let scene = || {
        players(1).owns(&["moth-silk-jib"]).has(0, "command", 2).stored("grain", 3).mate("mac", "fatigue", 1)
    };
    assert!(scene().start().offers("use/moth-silk-jib/0/0"), "outside stories it moves the ship");
    let mut t = scene().start();
    t.play(["explore/2"]);
    assert!(!t.offers("use/moth-silk-jib/0/0"));
    t.play(["use/soup/0/0"]);
    assert_eq!((t.mate("mac").fatigue, t.stored("grain")), (0, 0));
    assert!(t.offers("choice/1"), "the story goes on");
}

/// SG-EXPL-10
#[test]
fn the_active_player_makes_the_choices() {
    let mut t = players(2).start();
    t.play(["explore/2"]);
    assert!(t.keys(0).contains(&"choice/1"));
    assert!(!t.is_asked(1) || t.keys(1).iter().all(|key| !key.starts_with("choice/")));
}

/// SG-TOWN-01, SG-TOWN-02, SG-TOWN-03, SG-EX-39, SG-LOCC-02
#[test]
fn in_a_town_every_choice_can_be_taken_once() {
    let mut t = players(1).region("grey-roads").start();
    t.play(["explore/40"]);
    assert_eq!(seen(&t, 0)["scene"]["title"], "City of Ashes");
    assert!(t.offers("choice/1") && t.offers("choice/2"));
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "40-1");
    t.play(["choice/5"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "40");
    assert!(t.answer("choice/1").is_err(), "not a second time");
    t.play(["choice/2"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "40-2");
}

/// SG-TOWN-04, SG-EXPL-11
#[test]
fn in_a_later_action_all_choices_are_open_again() {
    let mut t = players(1).region("grey-roads").start();
    t.play(["explore/40", "choice/1", "choice/5", "choice/5"]);
    assert_eq!(t.state().phase, Phase::Actions(1));
    t.play(["explore/40"]);
    assert!(t.offers("choice/1"), "{}", t.open());
}

/// SG-XTOK-01, SG-XTOK-02, SG-XTOK-03, SG-EX-40
#[test]
fn an_explore_token_counts_until_the_return_to_the_ship() {
    let story = "== T1  A Rope\n\nA rope.\n\n* Take it.\n  > explore A\n  -> T2\n* Leave it.\n  -> T2\n\n== T2  A Pit\n\nA pit.\n\n\
        * Climb. [may explore A]\n  > coin 5\n* Jump.\n  > coin 1\n* Go.\n";
    let mut t = players(1).story("T1", story).start();
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["explore"], json!(["A"]));
    t.play(["choice/1"]);
    assert_eq!(t.stored("coin"), 8);
    assert_eq!(t.state().explore, 0, "it goes back to the supply");
    let mut t = players(1).story("T1", story).start();
    t.play(["choice/2"]);
    assert!(!t.offers("choice/1") && t.offers("choice/2"), "without the token nobody climbs");
}

/// SG-XTOK-04
#[test]
fn there_are_eight_explore_tokens_with_different_letters() {
    let story = |letters: &str| {
        format!(
            "== T1  Letters\n\nLetters.\n\n* All.\n  > {letters}\n  -> T2\n* None.\n\n== T2  And\n\nAnd?\n\n* A.\n* B.\n"
        )
    };
    let all: Vec<String> = ('A'..='H').map(|letter| format!("explore {letter}")).collect();
    let mut t = players(1).story("T1", &story(&all.join(", "))).start();
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["explore"], json!(["A", "B", "C", "D", "E", "F", "G", "H"]));
    let mut files = crate::common::files();
    files.get_mut("deck.story").expect("it is there").push_str(&story("explore I"));
    assert!(<sleeping_gods::Book as storybook::Load>::load(files).is_err(), "there is no ninth");
}

// Market, port, levels

/// SG-MARKET-01, SG-PORT-01
#[test]
fn markets_and_ports_are_where_the_chart_has_them() {
    for (region, market, port) in [
        ("lantern-sound", true, true),
        ("ferry-gut", true, false),
        ("east-candle", false, true),
        ("supper-water", false, false),
    ] {
        let t = players(1).region(region).start();
        assert_eq!((t.offers("market"), t.offers("port")), (market, port), "{region}");
    }
}

const STALL: [&str; 7] =
    ["fire-axe", "tide-tables", "bronze-screw", "lead-dice", "eel-spear", "hobb", "chart-table"];

/// SG-MARKET-02, SG-MARKET-03, SG-MARKET-04, SG-MARKET-06, SG-MARKET-07, SG-MARKET-08: Gloria makes each card 1 cheaper.
#[test]
fn of_seven_cards_any_number_can_be_bought() {
    let mut t = players(2).stored("coin", 12).draws(&STALL).start();
    t.play(["market"]);
    let shown: Vec<&str> = t.state().stall.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(shown, STALL);
    assert!(!t.is_asked(1) || t.keys(1).iter().all(|key| !key.starts_with("buy/")));
    t.play(["buy/tide-tables", "buy/lead-dice"]);
    assert_eq!(t.stored("coin"), 12 - 4 - 4);
    assert!(t.offers("buy/hobb") && !t.offers("buy/bronze-screw"), "4 coins are left, and it costs 7");
    let score = seen(&t, 0)["score_lines"][0][1].as_i64();
    t.play(["buy/done"]);
    assert_eq!(t.owned()[4..], ["tide-tables", "lead-dice"]);
    assert_eq!(score, Some(12), "six adventure cards");
    let under: Vec<&str> = t.state().market.pile[..5].iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(sorted(under), sorted(["fire-axe", "bronze-screw", "eel-spear", "hobb", "chart-table"]));
    assert!(t.state().stall.is_empty());
    assert_eq!(t.state().phase, Phase::Actions(1), "all of it is one action");
}

/// SG-MARKET-05, SG-OPEN-66: to anybody of the crew, as the active player likes.
#[test]
fn a_bought_weapon_is_equipped_at_once() {
    let mut t = players(2).stored("coin", 12).draws(&STALL).start();
    t.play(["market", "buy/fire-axe"]);
    assert_eq!(t.keys(0), CREW);
    t.play(["mac"]);
    let axe = t.state().adventures.last().expect("it was bought");
    assert_eq!(axe.bearer, Some(Crew::Mac));
    assert!(t.offers("buy/done"));
}

/// SG-OPEN-36
#[test]
fn a_small_market_deck_shows_what_there_is() {
    let all: Vec<&str> = BOOK.market.iter().skip(4).map(|id| BOOK.names().name(id)).collect();
    let mut t = players(1).owns(&all[3..]).start();
    t.play(["market"]);
    assert_eq!((t.state().stall.len(), t.state().market.len()), (3, 0));
}

/// SG-PORT-03, SG-PORT-08, SG-PORTC-01
#[test]
fn the_inn_does_everybody_good_for_4_coins() {
    let mut scene = players(2).stored("coin", 9).mate("mac", "statuses", ["venom"]);
    for crew in CREW {
        scene = scene.mate(crew, "damage", 3).mate(crew, "fatigue", 2);
    }
    let mut t = scene.start();
    t.play(["port", "inn"]);
    for crew in CREW {
        assert_eq!((t.mate(crew).damage, t.mate(crew).fatigue), (1, 1), "{crew}");
    }
    assert_eq!((t.stored("coin"), t.mate("mac").statuses.len()), (5, 1));
    assert!(!t.offers("inn"), "once in a visit");
    assert!(!players(1).mate("mac", "damage", 1).start().play(["port"]).offers("inn"), "not for 3 coins");
}

/// SG-PORT-04, SG-PORTC-02, SG-EX-41
#[test]
fn the_shipyard_repairs_one_damage_for_each_token() {
    let mut t = players(1).stored("materials", 2).with("damage", json!([0, 0, 2, 0, 0, 1])).start();
    t.play(["port", "yard/materials", "spot/deck", "yard/coin", "spot/hull", "yard/materials"]);
    assert_eq!((t.state().damage, t.stored("materials"), t.stored("coin")), ([0; 6], 0, 2));
}

/// SG-PORT-05, SG-PORT-06, SG-PORT-08, SG-PORTC-03
#[test]
fn the_healer_takes_one_coin_for_each_patient() {
    let mut t = players(2)
        .mate("mac", "damage", 4)
        .mate("audrie", "damage", 5)
        .mate("mac", "statuses", ["madness"])
        .mate("rafael", "damage", 1)
        .start();
    t.play(["port", "healer/mac", "healer/audrie"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage, t.mate("rafael").damage), (0, 0, 1));
    assert_eq!((t.stored("coin"), t.mate("mac").statuses.len()), (1, 1));
}

/// SG-PORT-02, SG-PORT-07, SG-PORTC-04
#[test]
fn one_visit_to_a_port_is_for_everything_in_any_order() {
    let hurt = || {
        players(1)
            .stored("coin", 6)
            .with("xp", json!(3))
            .with("damage", json!([1, 0, 0, 0, 0, 0]))
            .mate("mac", "damage", 4)
            .mate("kannan", "damage", 1)
    };
    let mut t = hurt().start();
    t.play(["port", "level/audrie-rat-run", "healer/mac", "yard/coin", "inn"]);
    assert_eq!((t.state().phase, t.stored("coin")), (Phase::Actions(1), 0));
    assert_eq!((t.mate("audrie").levels.len(), t.mate("kannan").damage, t.state().damage[0]), (1, 0, 0));
    let mut t = hurt().start();
    t.play(["port", "inn", "yard/coin", "healer/mac", "level/audrie-rat-run"]);
    assert_eq!((t.stored("coin"), t.mate("mac").damage), (0, 0));
    let mut t = hurt().start();
    t.play(["port", "port/done"]);
    assert_eq!((t.stored("coin"), t.state().phase), (6, Phase::Actions(1)), "or for nothing");
}

/// SG-LEVEL-01, SG-LEVEL-02, SG-LEVEL-03, SG-LEVEL-04, SG-LEVEL-05, SG-LEVEL-07, SG-OPEN-26: XP is everybody's, the card is one crew member's.
#[test]
fn xp_buys_level_cards_in_port_for_any_crew_member() {
    let two = ["triage", "bluff"];
    let laurents: Vec<_> = BOOK.levels.iter().filter(|id| BOOK.level(*id).crew == Crew::Laurent).collect();
    let cheap = *laurents.iter().min_by_key(|id| BOOK.level(**id).xp).expect("he has some");
    let (key, cost) = (format!("level/{}", BOOK.names().name(cheap)), BOOK.level(cheap).xp);
    let scene =
        || players(2).story("T1", &does("xp 2")).with("xp", json!(cost + 3)).mate("laurent", "cards", two);
    let mut t = scene().start();
    assert_eq!(t.state().xp, u16::from(cost) + 5, "what is gained is added");
    assert!(t.keys(0).iter().all(|key| !key.starts_with("level/")), "only in port");
    t.play(["port", &key]);
    assert_eq!(t.mate("laurent").levels, [cheap], "Bo's crew, too");
    assert_eq!(t.mate("laurent").cards.len(), 2, "the slots are for ability cards");
    assert_eq!((seen(&t, 0)["xp"].clone(), t.state().xp_spent), (json!(5), u16::from(cost)));
    assert!(!t.offers(&key), "there is one of each");
    let dear = BOOK
        .levels
        .iter()
        .filter(|id| BOOK.level(*id).xp > 5)
        .map(|id| format!("level/{}", BOOK.names().name(id)));
    assert!(dear.into_iter().all(|key| !t.offers(&key)), "5 XP are left");
}

/// SG-LEVEL-06, SG-LEVEL-09: when an event deck ends, ability cards go to the discards, level cards stay where they are.
#[test]
fn a_level_card_stays_for_the_whole_campaign() {
    let t = players(1)
        .mate("audrie", "levels", ["audrie-rat-run"])
        .with("xp", json!(3))
        .with("xp_spent", json!(3))
        .mate("audrie", "cards", ["triage"]);
    let visit = json!({ "path": [{ "entry": "1-1" }] });
    let t = t.with("events", events(0)).with("reading", json!({ "visit": visit, "source": "clock" })).start();
    assert_eq!(t.state().pass, 2);
    assert_eq!((t.mate("audrie").cards.len(), t.mate("audrie").levels.len()), (0, 1));
    let discards: Vec<&str> = t.state().abilities.discards.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(discards, ["triage"]);
}

/// SG-LEVEL-08: the captain's sabre deals more for a cunning card, and her level card is cunning.
#[test]
fn a_level_card_is_no_price() {
    let levels = |cards: &[&str]| {
        let scene = players(1)
            .combat(&["bell-gulls"])
            .mate("odessa", "levels", ["odessa-the-list"])
            .with("xp", json!(5))
            .with("xp_spent", json!(5));
        let mut t = scene.mate("odessa", "cards", cards).fate([6]).start();
        t.play(["attack/odessa"]);
        t
    };
    let t = levels(&["bluff"]);
    assert!(t.offers("extra/bluff") && !t.offers("extra/odessa-the-list"), "{}", t.open());
    assert!(!levels(&[]).open().contains("extra/"));
}

// Quests and keywords

const GIVES: &str = "== T1  A Word\n\nA word.\n\n* Take it.\n  > keyword WICK, keyword MIDWIFE\n  -> T2\n* Go.\n  -> T2\n\n== T2  And Then\n\nAnd then?\n\n\
    * Be done with it.\n  > forget WICK\n  -> T1\n* Show it. [may keyword WICK]\n  > coin 5\n* Go.\n";

/// SG-QUEST-01, SG-QUEST-05, SG-QUEST-06, SG-QUEST-07, SG-QUEST-08
#[test]
fn a_gained_quest_lies_open_before_everybody() {
    let mut t = players(2).story("T1", GIVES).start();
    t.play(["choice/1"]);
    assert!(t.is_quest("WICK") && t.told("New quest: The Last Lamp."));
    for seat in [0, 1] {
        let quests = seen(&t, seat)["quests"].clone();
        let of = |place: usize| {
            (
                quests[place]["number"].clone(),
                quests[place]["keyword"].clone(),
                quests[place]["active"].clone(),
            )
        };
        assert_eq!(of(0), (json!(1), json!("WICK"), json!(true)));
        assert_eq!(of(1), (json!(5), json!("MIDWIFE"), json!(false)), "a card that only holds a keyword");
        assert!(quests[0]["text"].as_str().is_some_and(|text| text.starts_with("Oriel")));
    }
}

/// SG-QUEST-03, SG-QUEST-04, SG-STORE-05, SG-KEY-01
#[test]
fn a_used_quest_gives_no_keyword_and_cannot_be_gained_again() {
    let mut t = players(1).story("T1", GIVES).start();
    t.play(["choice/1"]);
    assert!(t.offers("choice/2"), "with the card they have the word");
    t.play(["choice/1"]);
    assert!(!t.is_quest("WICK") && t.state().used_quests.len() == 1);
    t.play(["choice/1"]);
    assert!(!t.is_quest("WICK"), "it stays in the used quest box");
    assert!(!t.offers("choice/2"), "{}", t.open());
}

const JUMPS: &str = "== T1  The Door\n? keyword WICK -> T2\n? keyword TRUNK -> T3\n\nShut.\n\n* A.\n* B.\n\n== T2  The Wick\n\nLight.\n\n* A.\n* B.\n\n\
    == T3  The Trunk\n\nHeavy.\n\n* A.\n* B.\n\n== T4  Before\n\nBefore.\n\n* On.\n  -> T1\n* Off.\n";

/// SG-KEY-02, SG-KEY-03, SG-OPEN-35
#[test]
fn the_first_keyword_line_that_applies_is_followed() {
    for (quests, entry) in
        [(&[] as &[&str], "T1"), (&["TRUNK"], "T3"), (&["WICK"], "T2"), (&["TRUNK", "WICK"], "T2")]
    {
        let mut t = players(1).quests(quests).story("T4", JUMPS).start();
        t.play(["choice/1"]);
        assert_eq!(seen(&t, 0)["scene"]["entry"], entry, "{quests:?}");
        assert_eq!(t.told("Shut."), entry == "T1");
    }
}

/// SG-KEY-04, SG-KEY-05
#[test]
fn a_choice_may_require_a_keyword_that_forces_nobody() {
    let story = "== T1  The Stair\n\nA stair.\n\n* Up. [may keyword WICK]\n  > coin 5\n* Down.\n  > coin 1\n* Away.\n";
    let mut t = players(1).story("T1", story).start();
    assert!(t.answer("choice/1").is_err());
    let mut t = players(1).quests(&["WICK"]).story("T1", story).start();
    assert!(t.offers("choice/1"));
    t.play(["choice/2"]);
    assert_eq!(t.stored("coin"), 4);
}

/// SG-KEY-06
#[test]
fn a_location_may_require_a_keyword() {
    assert!(!players(1).region("slack-water").start().offers("explore/13"));
    assert!(players(1).region("slack-water").quests(&["SLACKWATER"]).start().offers("explore/13"));
}

// Totems

/// SG-TOTEM-01, SG-TOTEM-03, SG-TOTEM-04, SG-ACH-01, SG-OPEN-45
#[test]
fn a_totem_is_an_adventure_card_that_is_marked_when_found() {
    let mut t =
        players(1).has(0, "command", 1).story("T1", &does("adventure life-seed, adventure pinch")).start();
    assert_eq!(t.owned()[4..], ["life-seed", "pinch"]);
    assert_eq!(seen(&t, 0)["totems"], 1);
    let marked: Vec<&str> = t.state().sheet.totems.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(marked, ["life-seed"], "Pinch is no totem");
    t.play(["use/life-seed/0/1"]);
    assert_eq!((t.stored("vegetables"), t.state().adventures[4].command), (1, 1));
}

/// SG-ACH-11
#[test]
fn a_totem_counts_once_over_all_campaigns() {
    let sheet = json!({ "totems": ["life-seed"], "endings": [] });
    let t = players(1).with("sheet", sheet).story("T1", &does("adventure life-seed")).start();
    assert!(t.owned().contains(&"life-seed".to_owned()));
    assert_eq!(t.state().sheet.totems.len(), 1);
}

/// SG-TOTEM-02
#[test]
fn the_number_of_totems_decides_which_finale_is_read() {
    let ids = totem_ids();
    let before = "== T1  At the Ear\n\nSo.\n\n* Bring them.\n  -> F1-15\n* Do not.\n";
    let pages = [
        ("few", "You bring up what there is."),
        ("some", "not enough for a waking"),
        ("half", "It makes a fair show."),
        ("full", "until the tide turns"),
    ];
    for (n, page) in [(3, "few"), (4, "some"), (7, "some"), (8, "half"), (11, "half"), (12, "full")] {
        let owned: Vec<&str> = ids.iter().take(n).map(String::as_str).collect();
        let mut t = players(1).owns(&owned).story("T1", before).start();
        t.play(["choice/1"]);
        let read: Vec<&str> =
            pages.iter().filter(|(_, words)| t.told(words)).map(|(page, _)| *page).collect();
        assert_eq!(read, [page], "{n} totems");
    }
}

// Defeat

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
    assert_eq!(sorted(t.keys(0)), ["region/east-candle", "region/lantern-sound"]);
    t.play(["region/east-candle"]);
    assert_eq!((t.region().as_str(), t.state().challenge.is_none()), ("east-candle", true));
}

/// SG-DEFEAT-05, SG-OPEN-50: what is missing is not made up for later; then the clock is read.
#[test]
fn fewer_than_six_event_cards_are_discarded_as_far_as_they_go() {
    let mut t = last_man(players(1)).with("events", events(4)).story("T1", &does("mac health -1")).start();
    assert_eq!((t.state().events.len(), t.state().box_lost.len()), (0, 4));
    t.play(["room/bridge"]);
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
    let scene = last_man(players(1))
        .mate("mac", "damage", BOOK.board(Crew::Mac).health)
        .with("damage", json!([2, 2, 2, 2, 2, 0]));
    let t = scene.story("T1", &does("ship -1")).fate([1]).start();
    assert_eq!((t.state().defeats, t.state().events.len(), t.state().damage), (1, 12, [0; 6]));
    assert!(t.state().crew.iter().all(|mate| mate.damage == 0));
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
    assert_eq!(t.keys(0), ["campaign/new", "campaign/end"]);
    let journey = &t.state().journeys[0];
    assert_eq!(
        (journey.ending, journey.score.brutal, journey.score.defeats, journey.score.ending),
        (None, 25, 0, 0)
    );
    assert_eq!(journey.score.total(), 10 + 2 + 1 + 25, "five cards, a totem, 3 coins, brutal mode");
    assert_eq!((t.state().sheet.totems.len(), t.state().sheet.endings.len()), (1, 0));
    t.play(["campaign/end"]);
    assert_eq!(t.table.outcome().map(|o| o.result), Some("lost".to_owned()));
}

// The end and the score

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
    assert!(t.told("Final score 63"));
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
    t.play(["campaign/new"]);
    assert_eq!(
        sorted(t.keys(0)),
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

// Players come and go

/// Ada alone, with a free chair for Bo.
fn alone() -> Scene {
    CREW[1..].iter().fold(players(2).has(1, "present", false), |scene, crew| scene.mate(crew, "owner", 0))
}

/// SG-JOIN-01, SG-JOIN-02, SG-JOIN-03, SG-OPEN-54
#[test]
fn a_new_player_joins_when_the_turn_ends() {
    let mut t = alone().start();
    assert_eq!(shares(&t), [8, 0]);
    t.play(["1:change", "skip"]);
    assert!(!t.player(1).present, "not before the end of the turn");
    t.play(["skip"]);
    assert!(t.player(1).present);
    assert_eq!((shares(&t), t.mate("odessa").owner), (vec![4, 4], None));
    assert_eq!((t.player(1).command, t.player(1).hand.len()), (0, 0));
    let before = t.player(0).command;
    t.play(["room/bridge"]);
    assert_eq!(t.player(0).command, before + 3, "the Bridge for two");
}

/// SG-JOIN-01, SG-SETUP-07
#[test]
fn a_chair_may_be_kept_free_from_the_start() {
    let mut setup = setup("normal", 3, 3);
    setup.options.insert("company".into(), "2".into());
    let mut t = fresh(setup);
    t.play(["seat/0"]);
    assert_eq!((shares(&t), t.player(2).present, t.player(2).hand.len()), (vec![4, 4, 0], false, 0));
    assert!(t.keys(2).contains(&"change"), "{}", t.open());
}

/// Three players; Bo, who has three cards and four command, wants to leave.
fn leaving() -> Scene {
    players(3).has(1, "hand", ["triage", "bluff", "haggle"]).has(1, "command", 4)
}

/// SG-LEAVE-01, SG-LEAVE-02, SG-LEAVE-03, SG-LEAVE-04, SG-LEAVE-05, SG-OPEN-55: Bo would be next, so Cy decides.
#[test]
fn what_a_leaving_player_keeps_is_given_to_the_others() {
    let mut t = leaving().has(0, "command", 2).start();
    t.play(["1:change", "skip"]);
    assert!(t.player(1).present);
    t.play(["skip", "1:bluff"]);
    assert_eq!(t.keys(2), ["seat/0", "seat/2"]);
    t.play(["2:seat/0", "2:seat/2", "2:seat/0"]);
    assert!(!t.player(1).present && t.player(1).hand.is_empty() && t.player(1).command == 0);
    assert!(t.told("Ada gets the command token of Bo.") && t.told("Cy gets an ability card of Bo."));
    assert_eq!((t.hand(0), t.hand(2)), (vec!["triage".to_owned()], vec!["haggle".to_owned()]));
    assert_eq!(
        (t.player(0).command, t.state().command_left()),
        (5, 9),
        "2, two skipped actions and the token"
    );
    assert_eq!((shares(&t), t.mate("odessa").owner), (vec![4, 0, 4], None));
    assert_eq!(t.state().active, Seat(2));
    t.play(["room/galley"]);
    assert_eq!(t.player(2).command, 3, "the Galley for two");
    assert_eq!(t.player(2).hand.len(), 2, "which draws 1 card, not 2");
}

/// SG-LEAVE-06
#[test]
fn the_hand_limit_holds_for_what_is_left_behind() {
    let mut t = leaving().has(2, "hand", ["marked-cards", "rallying-cry", "surprise-strike"]).start();
    t.play(["1:change", "skip", "skip", "1:bluff", "2:seat/2"]);
    assert_eq!(t.keys(2).len(), 4, "{}", t.open());
    t.play(["2:triage"]);
    assert_eq!(t.player(2).hand.len(), 3);
}

/// SG-OPEN-55: the next player is asked; somebody who has nothing leaves nothing.
#[test]
fn whoever_has_nothing_leaves_nothing() {
    let mut t = players(3).start();
    t.play(["2:change", "skip", "skip"]);
    assert_eq!((t.state().active, t.state().phase), (Seat(1), Phase::Room));
    let mut t = players(3).has(2, "hand", ["triage", "bluff"]).start();
    t.play(["2:change", "skip", "skip", "2:bluff"]);
    assert_eq!(t.keys(1), ["seat/0", "seat/1"], "Bo's turn comes next: {}", t.open());
}

// Packing up

/// A game in the middle of things, before a ship action.
fn under_way() -> Scene {
    let scene = players(2)
        .phase("room")
        .region("supper-water")
        .with("room", json!("galley"))
        .with("damage", json!([1, 0, 2, 0, 0, 1]));
    let scene = scene
        .with("pass", json!(2))
        .with("xp", json!(9))
        .with("xp_spent", json!(3))
        .with("defeats", json!(1))
        .quests(&["WICK"])
        .with("used_quests", json!(["MIDWIFE"]));
    let scene = scene
        .has(0, "hand", ["triage"])
        .has(1, "hand", ["bluff", "haggle"])
        .has(0, "command", 2)
        .has(1, "command", 1)
        .stored("meat", 2);
    let scene = scene
        .mate("audrie", "levels", ["audrie-rat-run"])
        .mate("mac", "cards", ["marked-cards"])
        .mate("mac", "damage", 2)
        .mate("mac", "fatigue", 1);
    let scene = scene
        .mate("kasumi", "statuses", ["frightened"])
        .mate("kasumi", "command", 2)
        .armed("rafael", "boat-hook");
    scene.with("ongoing", json!([{ "event": ongoing() }]))
}

/// An event that lasts.
fn ongoing() -> &'static str {
    let event = BOOK.events.iter().find(|e| e.end.is_some()).expect("there are such events");
    BOOK.names().name(event.entry)
}

/// SG-SAVE-01
#[test]
fn one_may_pack_up_at_the_start_of_ones_turn() {
    let mut t = players(2).phase("start").start();
    assert!(t.keys(0).contains(&"pack"), "{}", t.open());
    assert!(!t.is_asked(1) || !t.keys(1).contains(&"pack"), "it is not Bo's turn");
    t.play(["room/bridge"]);
    assert!(!t.offers("pack"));
    assert!(!players(2).start().offers("pack"));
}

/// SG-SAVE-02, SG-SAVE-03, SG-SAVE-04, SG-SAVE-06, SG-SAVE-07, SG-LOAD-01, SG-LOAD-02, SG-LOAD-03, SG-LOAD-05, SG-LOAD-07, SG-LOAD-09, SG-LOAD-12,
/// SG-LOAD-13, SG-OPEN-52
#[test]
fn what_was_packed_up_comes_out_as_it_was() {
    let mut t = under_way().start();
    let mut before = t.state().clone();
    t.play(["pack", "seat/0"]);
    let after = t.state().clone();
    (before.market, before.searches) = (after.market.clone(), after.searches.clone());
    assert_eq!(before, after, "but for the market and the search tokens");
    assert!(!t.offers("room/galley") && t.offers("room/bridge"), "the last ship action counts");
}

/// SG-LOAD-06, SG-LOAD-10
#[test]
fn the_market_and_all_search_tokens_are_shuffled() {
    let names: Vec<&str> = BOOK.searches.iter().map(|id| BOOK.names().name(id)).collect();
    let mut t = under_way().with("searches", json!({ "pile": names[..4], "discards": names[4..] })).start();
    let before = t.state().market.pile.clone();
    t.play(["pack", "seat/0"]);
    let after = t.state().market.pile.clone();
    assert_ne!(after, before);
    assert_eq!(sorted(after), sorted(before));
    assert_eq!((t.state().searches.len(), t.state().searches.discards.len()), (9, 0));
}

/// SG-SAVE-05, SG-LOAD-08, SG-OPEN-52
#[test]
fn a_used_adventure_card_comes_back_with_one_command() {
    let cards =
        json!([{ "card": "gloria", "command": 3 }, { "card": "soup" }, { "card": "gear", "command": 1 }]);
    let mut t = under_way().with("adventures", cards).start();
    let supply = t.state().command_left();
    t.play(["pack", "seat/0"]);
    let laid: Vec<u8> = t.state().adventures.iter().map(|owned| owned.command).collect();
    assert_eq!((laid, t.state().command_left()), (vec![1, 0, 1], supply + 2));
    assert_eq!(t.mate("kasumi").command, 2, "on boards it stays");
}

/// SG-LOAD-04, SG-LOAD-11
#[test]
fn the_crew_and_the_captain_token_are_given_out_anew() {
    let mut t = under_way().mate("mac", "owner", 0).mate("marco", "owner", 0).start();
    assert_eq!(shares(&t), [6, 2]);
    t.play(["pack"]);
    assert_eq!(t.keys(0), ["seat/0", "seat/1"]);
    t.play(["seat/1"]);
    assert_eq!((shares(&t), t.mate("odessa").owner, t.state().active), (vec![4, 4], None, Seat(1)));
    assert!(t.keys(1).contains(&"room/bridge"), "Bo takes the turn: {}", t.open());
}

/// SG-OPEN-53
#[test]
fn the_company_may_be_another_one_after_packing_up() {
    let mut t = alone().phase("room").start();
    t.play(["1:change", "pack", "seat/1"]);
    assert_eq!((shares(&t), t.state().active), (vec![4, 4], Seat(1)));
    let mut t = players(3).phase("room").has(0, "command", 3).start();
    t.play(["0:change", "pack", "seat/2", "seat/1"]);
    assert_eq!((shares(&t), t.state().active, t.player(2).command), (vec![0, 4, 4], Seat(1), 1));
}

/// SG-OPEN-52, SG-EVENT-18: a table that is kept as it is keeps everything, to the token.
#[test]
fn a_snapshot_keeps_the_exact_number() {
    let cards = json!([{ "card": "gloria", "command": 3 }, { "card": "soup" }]);
    let t = under_way().with("adventures", cards).start();
    let loaded = Table::<SleepingGods>::load(BOOK.clone(), t.table.save()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(loaded.table.game().state(), t.state());
    assert_eq!(loaded.table.game().state().adventures[0].command, 3);
}
