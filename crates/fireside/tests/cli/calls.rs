//! The commands that do not play: games, rules, books, wrong arguments; and simulations.

use crate::common::{Home, repository};
use crate::saved;
use serde_json::{Value, json};

#[test]
fn alone_it_names_the_games_and_three_commands() {
    let out = Home::new().done(&[]);
    for words in ["prelude", "fireside play", "fireside games", "fireside rules"] {
        assert!(out.contains(words), "`{words}` is missing: {out}");
    }
}

#[test]
fn games_lists_modes_players_and_options() {
    let home = Home::new();
    let out = home.done(&["games"]);
    assert!(out.contains("1 to 6 players") && out.contains("--option region="), "{out}");
    let games = home.json(&["games"]);
    assert_eq!(games[0]["id"], "prelude");
    assert_eq!(games[0]["modes"][0]["players_max"], 6);
    assert!(
        games[0]["options"].as_array().is_some_and(|o| o.iter().all(|o| o["values"][0]["value"].is_string()))
    );
}

#[test]
fn components_agree_with_the_rulebook() {
    let home = Home::new();
    for game in home.json(&["games"]).as_array().expect("a list") {
        let id = game["id"].as_str().expect("an id");
        let list = home.json(&["components", id]);
        let list = list.as_array().expect("a list");
        assert!(list.len() > 5, "{id}: {list:?}");
        for line in list {
            let keys: Vec<&str> = line.as_object().expect("an object").keys().map(String::as_str).collect();
            assert_eq!(keys, ["book", "component", "rulebook"]);
            assert!(line["rulebook"].is_null() || line["rulebook"] == line["book"], "{line}");
        }
        assert!(home.done(&["components", id]).contains("rulebook"));
    }
}

#[test]
fn a_rule_is_found_by_its_id() {
    let home = Home::new();
    assert!(home.done(&["rules", "PR-GATHER-02"]).contains("PR-GATHER-02  "));
    assert!(home.done(&["rules", "pr-gather-02"]).contains("PR-GATHER-02  "));
    let list = home.json(&["rules", "PR-GATHER-02"]);
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!(list[0]["id"], "PR-GATHER-02");
    let section = home.json(&["rules", "PR-GATHER"]);
    assert!(section.as_array().is_some_and(|l| l.len() > 3));
}

#[test]
fn a_rule_is_found_by_its_words() {
    let list = Home::new().json(&["rules", "prelude", "lowest", "die"]);
    let list = list.as_array().expect("a list");
    assert!(!list.is_empty());
    for rule in list {
        let text = rule["text"].as_str().expect("text").to_lowercase();
        assert!(text.contains("lowest") && text.contains("die"), "{rule}");
    }
}

/// Advice is not a fault: the command succeeds whatever is found.
#[test]
fn advice_on_style_is_counted_with_its_places() {
    let home = Home::new();
    let from = "Hoofprints fill with frost behind it";
    let to = format!("Eleven{} hoofprints fill with frost behind it", ", eleven".repeat(24));
    let book = home.edited_book("spirits.story", from, &to);
    assert!(!home.done(&["check", &book]).contains("Openings"));
    let out = home.done(&["check", &book, "--style", "--all"]);
    assert!(out.contains("the book is sound") && out.contains("(at most 3 in 16)"), "{out}");
    assert_eq!(
        out.matches("spirits.story:9: eleven").count(),
        26,
        "a number, and 25 that are used up: {out}"
    );

    let all = out.lines().count();
    let short = home.done(&["check", &book, "--style"]);
    assert_eq!(
        short.matches("spirits.story:9: eleven").count(),
        20,
        "the openings are within their limit: {short}"
    );
    assert!(short.lines().count() < all && short.contains("and 5 more; see them with --all"), "{short}");
    let json = home.json(&["check", &book, "--style"]);
    let found = json[0]["style"][0]["found"].as_array().expect("places");
    assert!(found.iter().any(|r| r["place"]["line"] == 9 && r["text"] == "eleven"), "{found:?}");
    assert!(home.fails(2, &["check", &book, "--all"]).contains("--style"));
}

#[test]
fn a_book_with_faults_fails_with_advice_too() {
    let home = Home::new();
    let book =
        home.edited_book("spirits.story", "> find location, keyword STAG", "> finds location, keyword STAG");
    let ran = home.run(&["check", &book, "--style"], "");
    assert_eq!(ran.code, Some(1), "{}", ran.out);
    assert!(ran.out.contains("`finds` is not an effect") && ran.out.contains("Openings"), "{}", ran.out);
}

#[test]
fn a_rule_that_is_not_there_is_an_error() {
    let home = Home::new();
    assert!(home.fails(1, &["rules", "prelude", "xyzzy"]).contains("xyzzy"));
    home.fails(1, &["rules", "PR-NOWHERE-99", "--json"]);
}
/// PR-OPEN-61: what the rulebook only implies is built as the ledger writes it, so each such line has a test of its own.
#[test]
fn what_the_rulebook_only_implies_is_tested_too() {
    let home = Home::new();
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let games = home.json(&["rules", "--coverage", "--source", root]);
    let prelude =
        games.as_array().expect("a list").iter().find(|g| g["game"] == "prelude").expect("its ledger");
    let uncited: Vec<&str> = prelude["sections"]
        .as_array()
        .expect("a list")
        .iter()
        .flat_map(|s| s["missing"].as_array().expect("a list"))
        .map(|id| id.as_str().expect("an id"))
        .collect();
    let implied = [
        ("TERM", &[10][..]),
        ("SETUP", &[10, 13]),
        ("ROUND", &[2]),
        ("EXPLORE", &[8, 9, 10, 11]),
        ("SETTLE", &[7, 8, 9]),
        ("REST", &[8]),
        ("SCOUT", &[3, 6]),
        ("DEEP", &[5]),
        ("PRES", &[2, 4]),
        ("EVENT", &[13]),
        ("ENC", &[11, 12]),
        ("SECRET", &[12]),
        ("REGION", &[2, 10, 15]),
        ("KEEP", &[5, 6, 11]),
        ("BUILD", &[4]),
        ("TRAIT", &[4]),
        ("HEALTH", &[8]),
        ("BLD", &[3, 8]),
    ];
    for (section, numbers) in implied {
        for n in numbers {
            let id = format!("PR-{section}-{n:02}");
            assert!(!uncited.contains(&id.as_str()), "no test cites {id}");
        }
    }
}

#[test]
fn coverage_counts_the_rules_that_tests_cite() {
    let home = Home::new();
    let root = repository();
    let root = root.to_str().expect("a plain name");
    let games = home.json(&["rules", "--coverage", "--source", root]);
    let prelude =
        games.as_array().and_then(|l| l.iter().find(|g| g["game"] == "prelude")).expect("it is there");
    assert!(prelude["cited"].as_u64() > Some(0) && prelude["cited"].as_u64() <= prelude["ids"].as_u64());
    let sections = prelude["sections"].as_array().expect("a list");
    let sum = |key: &str| sections.iter().filter_map(|s| s[key].as_u64()).sum::<u64>();
    assert_eq!((json!(sum("ids")), json!(sum("cited"))), (prelude["ids"].clone(), prelude["cited"].clone()));
    assert!(home.done(&["rules", "--coverage", "--source", root]).contains("rules cited by tests"));
    home.fails(2, &["rules", "--coverage", "--source", &home.file("nowhere")]);
}

#[test]
fn the_shipped_books_are_sound() {
    let home = Home::new();
    assert!(home.done(&["check"]).contains("the book is sound"));
    let books = repository().join("books");
    let books = books.to_str().expect("a plain name");
    let list = home.json(&["check", books]);
    assert!(
        list.as_array().is_some_and(|l| !l.is_empty() && l.iter().all(|b| b["faults"] == json!([]))),
        "{list}"
    );
}

#[test]
fn a_fault_of_a_book_is_shown_with_file_line_and_column() {
    let home = Home::new();
    let book = home.edited_book("phenomena.story", "walking. [active 1]", "walking. [actve 1]");
    let text = std::fs::read_to_string(home.file("book/phenomena.story")).expect("it is there");
    let line = 1 + text.lines().position(|l| l.contains("actve")).expect("just written");
    let ran = home.run(&["check", &book], "");
    assert_eq!(ran.code, Some(1));
    let place = ran.out.lines().find(|l| l.contains(&format!("phenomena.story:{line}:")));
    let place = place.unwrap_or_else(|| panic!("no line {line} in {}", ran.out));
    let column = place.split(&format!(":{line}:")).nth(1).expect("just found");
    assert!(column.starts_with(|c: char| c.is_ascii_digit()), "{place}");
    assert!(ran.out.contains("actve"), "the faulty line is shown: {}", ran.out);
    assert!(ran.err.contains("fault"), "{}", ran.err);
}

#[test]
fn a_book_may_say_its_game_as_toml_allows_and_is_told_if_it_does_not() {
    let home = Home::new();
    let book = home.edited_book("book.toml", "game = \"prelude\"", "game = 'prelude'");
    assert!(home.done(&["check", &book]).contains("the book is sound"));
    let book = home.edited_book("book.toml", "game = \"prelude\"", "game = prelude");
    assert!(home.fails(2, &["check", &book]).contains("book.toml:2:"));
    let book = home.edited_book("book.toml", "game = \"prelude\"", "");
    assert!(home.fails(2, &["check", &book]).contains("missing field `game`"));
}

#[test]
fn a_faulty_book_is_json_all_the_same_and_does_not_play() {
    let home = Home::new();
    let book = home.edited_book("phenomena.story", "walking. [active 1]", "walking. [actve 1]");
    let ran = home.run(&["check", &book, "--json"], "");
    assert_eq!(ran.code, Some(1));
    let list: Value = serde_json::from_str(&ran.out).expect("nothing but JSON");
    assert!(list[0]["faults"].as_array().is_some_and(|f| !f.is_empty()));
    assert!(home.fails(1, &["play", "prelude", "--book", &book]).contains("phenomena.story:"));
}

#[test]
fn a_wrong_call_says_what_would_be_right() {
    let home = Home::new();
    let nowhere = home.file("nowhere");
    for (call, hint) in [
        (&["play", "preludee"][..], "did you mean `prelude`"),
        (&["components", "preldue"], "did you mean `prelude`"),
        (&["dance"], "dance"),
        (&["simulate", "prelude", "--gmaes", "3"], "--games"),
        (&["simulate", "prelude", "--option", "regoin=forest"], "region"),
        (&["simulate", "prelude", "--option", "region=moon"], "mountains"),
        (&["simulate", "prelude", "--option", "region"], "region=forest"),
        (&["simulate", "prelude", "--mode", "arcade"], "standard"),
        (&["simulate", "prelude", "--bot", "randm"], "did you mean `random`"),
        (&["stdio", "prelude", "--players", "2", "--seat-names", "A,B,C"], "3 names for 2 seats"),
        (&["play", "prelude", "--players", "2", "--seat-names", "A,B,C"], "3 names for 2 seats"),
        (&["stdio", "prelude", "--players", "2", "--bots", "3"], "3 bots for 2 seats"),
        (&["stdio", "prelude", "--bots", "1:randm"], "did you mean `random`"),
        (&["stdio", "prelude", "--bots", "many"], "2:random"),
        (&["stdio", "prelude", "--rig", "dice"], "dice=4,1,6"),
        (&["play", "prelude", "--book", &nowhere], "cannot be read"),
        (&["check", &nowhere], "cannot be read"),
        (&["play", "--resume"], "no saved game"),
    ] {
        let said = home.fails(2, call);
        assert!(said.contains(hint), "{call:?}: {said}");
    }
}

#[test]
fn a_table_has_as_many_seats_as_the_game_allows() {
    let home = Home::new();
    for command in ["play", "stdio", "simulate"] {
        for players in ["0", "7", "99"] {
            let said = home.fails(2, &[command, "prelude", "--players", players]);
            assert!(said.contains("1 to 6"), "the game's own bounds are named: {said}");
        }
        for players in ["-1", "two", ""] {
            home.fails(2, &[command, "prelude", "--players", players]);
        }
        // Whoever plays alone is told which modes are for one.
        let said = home.fails(2, &[command, "now-or-never", "--players", "1"]);
        for words in ["2 to 4 players in mode `standard`, not 1", "`solo` (", "`story` ("] {
            assert!(said.contains(words), "`{words}` is missing: {said}");
        }
        let said = home.fails(2, &[command, "now-or-never", "--players", "3", "--mode", "solo"]);
        assert!(said.contains("for 3: `standard` (") && !said.contains("for 3: `solo`"), "{said}");
    }
}

#[test]
fn what_cannot_happen_is_not_rigged() {
    let home = Home::new();
    for (game, rig, wrong) in [
        ("prelude", "dice=", "`` is not a face of a die"),
        ("prelude", "dice=x", "`x` is not a face"),
        ("prelude", "dice=0", "`0` is not a face"),
        ("prelude", "dice=4,9", "`9` is not a face of a die; a die has 1 to 6"),
        ("prelude", "dcie=4", "nothing called `dcie` can be rigged; it can be dice, draw, pick, event"),
        ("prelude", "event=S,X", "`X` is not a face of the event die; it has S, "),
        ("prelude", "draw=crumb,nope", "there is no card `nope`"),
        ("prelude", "pick=first", "`first` is not a place in a list"),
        ("prelude", "pick=-1", "`-1` is not a place in a list"),
        ("near-and-far", "event=S", "nothing called `event` can be rigged; it can be dice, draw, pick"),
        ("near-and-far", "draw=nope", "there is no card `nope`"),
        ("near-and-far", "draw=bandit", "`bandit` is in no deck that is drawn from"),
    ] {
        let why = home.fails(2, &["stdio", game, "--rig", rig]);
        assert!(why.contains(wrong), "{rig}: {why}");
    }
}

#[test]
fn what_can_happen_is_rigged() {
    let home = Home::new();
    for rig in ["dice=1,6", "event=S,L", "draw=crumb,flooded-mill", "pick=0,2"] {
        home.done(&["stdio", "prelude", "--rig", rig]);
    }
    home.done(&["stdio", "near-and-far", "--rig", "draw=winter-larder"]);
}

#[test]
fn a_file_that_is_not_there_is_a_wrong_call() {
    let home = Home::new();
    let nowhere = home.file("nowhere.json");
    for call in [
        &["play", "--resume", &nowhere][..],
        &["stdio", "prelude", "--from", &nowhere],
        &["replay", &nowhere],
    ] {
        assert!(home.fails(2, call).contains("nowhere.json"));
    }
}

#[test]
fn options_that_a_resumed_game_cannot_follow_are_refused() {
    let home = Home::new();
    let file = saved(&home);
    for more in [&["--players", "4"][..], &["--bots", "1"], &["--option", "region=forest"], &["--seed", "9"]]
    {
        home.fails(2, &[&["play", "--resume", &file], more].concat());
    }
}

#[test]
fn a_reader_who_has_enough_causes_no_panic() {
    let home = Home::new();
    let (file, root) = (saved(&home), repository());
    let root = root.to_str().expect("a plain name");
    for call in [
        &["games"][..],
        &["games", "--json"],
        &["rules", "prelude"],
        &["rules", "--coverage", "--source", root],
        &["check"],
        &["components", "prelude"],
        &["simulate", "prelude", "--games", "2"],
        &["simulate", "prelude", "--games", "2", "--json"],
        &["replay", &file],
    ] {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let child = home.command(env!("CARGO_BIN_EXE_fireside"), call).stdout(writer).spawn();
        let ended = child.expect("fireside starts").wait_with_output().expect("it ends");
        assert_eq!(String::from_utf8_lossy(&ended.stderr), "", "{call:?}");
    }
}

fn simulated(home: &Home, more: &[&str]) -> Value {
    home.json(&[&["simulate", "prelude", "--players", "3", "--seed", "5"], more].concat())
}

#[test]
fn a_simulation_reports_what_came_of_it() {
    let report = simulated(&Home::new(), &["--games", "20", "--bot", "random"]);
    for (key, value) in [
        ("game", json!("prelude")),
        ("mode", json!("standard")),
        ("players", json!(3)),
        ("bot", json!("random")),
        ("seed", json!(5)),
        ("games", json!(20)),
        ("finished", json!(20)),
    ] {
        assert_eq!(report[key], value, "{key}");
    }
    assert!(report["decisions"].as_u64() > Some(20));
    assert!(report["seconds"].is_f64() && report["decisions_per_second"].is_f64());
    let outcomes = report["outcomes"].as_object().expect("by result");
    assert_eq!(outcomes.values().filter_map(Value::as_u64).sum::<u64>(), 20);
    assert_eq!(report["scores"].as_array().map(Vec::len), Some(3));
}

#[test]
fn the_same_seed_gives_the_same_games_on_one_thread_or_two() {
    let home = Home::new();
    let [one, again, two] =
        ["1", "1", "2"].map(|threads| simulated(&home, &["--games", "20", "--threads", threads]));
    for key in ["decisions", "outcomes", "rounds", "scores"] {
        assert_eq!((&one[key], &one[key]), (&again[key], &two[key]), "{key}");
    }
}

#[test]
fn a_thinking_bot_can_be_simulated_with_a_small_budget() {
    let small = ["--games", "1", "--bot", "monte-carlo", "--rollouts", "1", "--depth", "5"];
    let report = simulated(&Home::new(), &small);
    assert_eq!((&report["finished"], &report["bot"]), (&json!(1), &json!("monte-carlo")));
}

#[test]
fn a_simulation_in_words_names_the_results() {
    let home = Home::new();
    let out = home.done(&["simulate", "prelude", "--games", "5", "--players", "2"]);
    assert!(out.contains("5 of 5 games finished") && out.contains("seat 1 scores"), "{out}");
}
