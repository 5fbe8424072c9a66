//! The command line, as a player, a writer or a script sees it.

mod common;

use common::{Home, Ran, band, finish, repository};
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::process::{Child, Command};

const TABLE: [&str; 6] = ["play", "prelude", "--seed", "3", "--seat-names", "Anna,Ben"];

/// Plays Anna's and Ben's game with these lines and saves it in `game.json`.
fn played(home: &Home, lines: &str) -> Ran {
    let ran = home.run(&[&TABLE[..], &["--save", &home.file("game.json")]].concat(), lines);
    assert_eq!(ran.code, Some(0), "{}", ran.err);
    ran
}

/// A save with five answers, the last of them after its checkpoint.
fn saved(home: &Home) -> String {
    played(home, "1\n1\n1\n1\n1\nq\n");
    home.file("game.json")
}

fn read(path: &str) -> Value {
    let text = std::fs::read_to_string(path).expect("the save is there");
    serde_json::from_str(&text).expect("a save is JSON")
}

fn answers(path: &str) -> usize {
    read(path)["answers"].as_array().expect("a list").len()
}

/// A good save with something changed.
fn changed(home: &Home, change: impl FnOnce(&mut Value)) -> String {
    let mut save = read(&saved(home));
    change(&mut save);
    home.write("changed.json", save.to_string())
}

/// Neither `play` nor `stdio` opens it, both say why, and the file stays as it is.
fn is_not_opened(home: &Home, file: &str, why: &str) {
    let before = std::fs::read(file).ok();
    for call in [&["play", "--resume", file][..], &["stdio", "prelude", "--from", file]] {
        let said = home.fails(1, call);
        assert!(said.contains(why), "{call:?}: {said}");
    }
    assert_eq!(std::fs::read(file).ok(), before, "the file was changed");
}

// The calls

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
    let list = home.json(&["components", "prelude"]);
    let list = list.as_array().expect("a list");
    assert!(list.len() > 5);
    for line in list {
        let keys: Vec<&str> = line.as_object().expect("an object").keys().map(String::as_str).collect();
        assert_eq!(keys, ["book", "component", "rulebook"]);
        assert!(line["rulebook"].is_null() || line["rulebook"] == line["book"], "{line}");
    }
    assert!(home.done(&["components", "prelude"]).contains("rulebook"));
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
    }
}

#[test]
fn a_die_that_cannot_fall_is_not_rigged() {
    let home = Home::new();
    for rig in ["dice=", "dice=x", "dice=0", "dice=9", "dcie=4"] {
        home.fails(2, &["stdio", "prelude", "--rig", rig]);
    }
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

// Simulations

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

// Saves

#[test]
fn a_game_is_resumed_from_a_file() {
    let home = Home::new();
    let file = saved(&home);
    assert_eq!(answers(&file), 5);
    let ran = home.run(&["play", "--resume", &file], "1\nq\n");
    assert_eq!((ran.code, ran.err.as_str()), (Some(0), ""));
    assert_eq!(answers(&file), 6);
}

#[test]
fn the_game_saved_last_is_resumed_without_a_file() {
    let home = Home::new();
    home.run(&TABLE, "1\nq\n");
    std::thread::sleep(std::time::Duration::from_millis(20)); // the file system's clock is coarse
    let ran = home.run(&TABLE, "1\n1\nq\n");
    assert!(ran.out.contains("prelude-2.json"), "{}", ran.out);
    for call in [&["play", "--resume"][..], &["play", "prelude", "--resume"]] {
        assert_eq!(home.run(call, "1\nq\n").code, Some(0));
    }
    assert_eq!(answers(&home.file("fireside/saves/prelude-1.json")), 1);
    assert_eq!(answers(&home.file("fireside/saves/prelude-2.json")), 4);
}

#[test]
fn the_end_of_input_saves_too() {
    let home = Home::new();
    let ran = played(&home, "1\n1\n1\n");
    assert!(ran.out.contains("Saved. Go on with:"));
    assert_eq!(answers(&home.file("game.json")), 3);
}

#[test]
fn a_replay_tells_the_game_again() {
    let home = Home::new();
    let file = saved(&home);
    let all = home.done(&["replay", &file]);
    assert!(all.contains("Round 1.") && all.contains("Anna takes the soldier."), "{all}");
    let some = home.done(&["replay", &file, "--to", "1"]);
    assert!(some.contains("Anna takes the soldier.") && !some.contains("Round 1."), "{some}");
    assert!(home.done(&["replay", &file, "--to", "0"]).len() < some.len());
    assert_eq!(home.done(&["replay", &file, "--to", "999"]), all);
}

#[test]
fn a_replay_shows_secrets_only_when_told_to() {
    let home = Home::new();
    let file = home.file("long.json");
    let secret = (1..20).find_map(|seed: u32| {
        let table = ["play", "prelude", "--players", "2", "--save", &file, "--seed", &seed.to_string()];
        home.run(&table, "1\n\n".repeat(100));
        let out = home.done(&["replay", &file, "--secrets"]);
        let (_, rest) = out.split_once("Your secret: ")?;
        Some(rest.split_once('.')?.0.to_owned())
    });
    let secret = secret.expect("sooner or later somebody draws one");
    let out = home.done(&["replay", &file]);
    assert!(!out.contains("(only ") && !out.contains(&format!("Your secret: {secret}")), "{out}");
}

#[test]
fn a_cut_save_is_not_opened() {
    let home = Home::new();
    let text = std::fs::read_to_string(saved(&home)).expect("it is there");
    for end in [1, text.len() / 2, text.len() - 2] {
        let file = home.write("cut.json", &text[..end]);
        is_not_opened(&home, &file, "cut.json");
        assert!(home.fails(1, &["replay", &file]).contains("not a whole Fireside save"));
    }
}

#[test]
fn an_empty_file_is_not_opened() {
    let home = Home::new();
    let file = home.write("empty.json", "");
    is_not_opened(&home, &file, "empty.json");
    home.fails(1, &["replay", &file]);
}

#[test]
fn a_file_that_is_not_text_is_not_opened() {
    let home = Home::new();
    let file = home.write("picture.json", b"\x89PNG\xff\xfe\x00");
    is_not_opened(&home, &file, "picture.json");
    home.fails(1, &["replay", &file]);
}

#[test]
fn a_folder_is_not_opened() {
    let home = Home::new();
    let folder = home.file("folder.json");
    std::fs::create_dir(&folder).expect("it can be made");
    is_not_opened(&home, &folder, "folder.json");
    home.fails(1, &["replay", &folder]);
}

#[test]
fn a_card_in_two_places_is_noticed() {
    let home = Home::new();
    let file = changed(&home, |save| {
        let pile = save["checkpoint"]["state"]["decks"][0]["pile"].as_array_mut().expect("a pile");
        pile.push(pile[0].clone());
    });
    is_not_opened(&home, &file, "is in 2 places");
}

#[test]
fn a_secret_held_twice_is_noticed() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let mut save = read(&file);
    let secrets = save["checkpoint"]["state"]["characters"][0]["secrets"].as_array_mut().expect("a list");
    secrets.push(secrets[0].clone());
    let file = home.write("twice.json", save.to_string());
    is_not_opened(&home, &file, "`crumb` is in 2 places");
}

#[test]
fn a_number_against_the_laws_is_noticed() {
    let home = Home::new();
    let file = changed(&home, |save| save["checkpoint"]["state"]["characters"][0]["tokens"][0] = json!(200));
    is_not_opened(&home, &file, "more trait tokens than slots");
}

#[test]
fn a_save_of_a_later_format_asks_for_a_newer_fireside() {
    let home = Home::new();
    let file = changed(&home, |save| save["fireside"] = json!(999));
    is_not_opened(&home, &file, "format 999");
    assert!(home.fails(1, &["replay", &file]).contains("newer Fireside"));
}

#[test]
fn a_save_of_another_game_is_not_opened() {
    let home = Home::new();
    let file = changed(&home, |save| save["setup"]["game"] = json!("chess"));
    is_not_opened(&home, &file, "chess");
    assert!(home.fails(1, &["replay", &file]).contains("chess"));
}

#[test]
fn an_answer_that_is_not_offered_is_noticed() {
    let home = Home::new();
    let file = changed(&home, |save| {
        let answers = save["answers"].as_array_mut().expect("a list");
        *answers.last_mut().expect("five of them") = json!("0 zone/moon");
    });
    is_not_opened(&home, &file, "zone/moon");
    let ran = home.run(&["replay", &file], "");
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("stops after 4 answers"), "{}", ran.err);
}

#[test]
fn answers_that_are_missing_or_no_answers_are_noticed() {
    let home = Home::new();
    let file = changed(&home, |save| save["answers"] = json!([]));
    is_not_opened(&home, &file, "it has only 0");
    for wrong in ["", "zone/gather", "x zone/gather", "99 zone/gather"] {
        let file = changed(&home, |save| {
            *save["answers"].as_array_mut().expect("a list").last_mut().expect("five of them") = json!(wrong)
        });
        is_not_opened(&home, &file, "changed.json");
    }
}

#[test]
fn a_save_from_a_book_with_another_text_opens_and_says_so() {
    let home = Home::new();
    let file = saved(&home);
    let book = home.edited_book("tools.toml", "The grip is worn", "The handle is worn");
    let before = std::fs::read_to_string(&file).expect("it was saved");
    let ran = home.run(&["play", "--resume", &file, "--book", &book], "q\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("book"), "a note says so: {}", ran.err);
    let kept = std::fs::read_to_string(format!("{file}.before-1")).expect("the save as it was is kept");
    assert_eq!(kept, before);
    let version = read(&file)["book"]["version"].as_str().expect("a version").to_owned();
    assert!(ran.err.matches(&version).count() < 2, "from {version} to {version} says nothing: {}", ran.err);
}

#[test]
fn a_save_from_a_book_with_another_id_opens_and_says_which() {
    let home = Home::new();
    let book = home.edited_book("tools.toml", "id = \"left-hand-sickle\"", "id = \"right-hand-sickle\"");
    let file = saved(&home);
    let ran = home.run(&["play", "--resume", &file, "--book", &book], "1\nq\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("`left-hand-sickle` is no longer in the book"), "{}", ran.err);
    assert!(ran.err.contains("`right-hand-sickle` is new in the book"), "{}", ran.err);
    // And back: now it is a save of the edited book.
    let ran = home.run(&["stdio", "prelude", "--from", &file], "");
    assert_eq!(ran.code, Some(0));
    assert!(ran.err.contains("`right-hand-sickle` is no longer in the book"), "{}", ran.err);
}

#[test]
fn on_a_full_disk_the_old_save_survives() {
    let home = Home::new();
    let file = saved(&home);
    let before = std::fs::read(&file).expect("it is there");
    let names = home.names();
    let script = "trap '' XFSZ; ulimit -f 1; exec \"$0\" play --resume \"$1\" --save \"$1\"";
    let shell = home.command("sh", &["-c", script, env!("CARGO_BIN_EXE_fireside"), &file]).spawn();
    let ran = finish(shell.expect("there is a shell"), b"1\n1\nq\n");
    assert!(ran.out.contains("could not be saved"), "{}", ran.out);
    assert_eq!(ran.code, Some(1), "{}", ran.err);
    assert!(ran.err.contains("could not be saved"), "{}", ran.err);
    assert_eq!(std::fs::read(&file).expect("it is there"), before);
    assert_eq!(home.names(), names, "half a file is left");
}

#[test]
fn a_game_that_cannot_be_saved_behind_a_curtain_ends_as_an_error() {
    let home = Home::new();
    let from = home.scenario_saved(&band("choose", "crumb", ""), &[]);
    let inside_a_file = format!("{from}/game.json");
    // The lines end where the screen is to be handed over, with or without a first curtain.
    for lines in ["1\n", "\n1\n"] {
        let ran = home.run(&["play", "--resume", &from, "--save", &inside_a_file], lines);
        assert_eq!(ran.code, Some(1), "it ended as if all were well: {}", ran.out);
    }
}

/// A game whose input stays open, played up to where `until` is printed `times` times.
fn waiting(home: &Home, args: &[&str], lines: &str, until: &str, times: usize) -> (Child, String) {
    let mut child = home.spawn(args);
    child.stdin.as_mut().expect("piped").write_all(lines.as_bytes()).expect("it listens");
    let output = child.stdout.as_mut().expect("piped");
    let (mut seen, mut part) = (String::new(), [0; 4096]);
    while seen.matches(until).count() < times || !seen.ends_with("> ") {
        let n = output.read(&mut part).expect("it speaks");
        assert!(n > 0, "it ended: {seen}");
        seen += &String::from_utf8_lossy(&part[..n]);
    }
    (child, seen)
}

fn interrupt(child: Child) -> (Option<i32>, String) {
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.expect("there is kill").success());
    // Input stays open until it has ended: it must not be the end of input that ends it.
    let mut child = child;
    let input = child.stdin.take();
    let ended = child.wait_with_output().expect("it ends");
    drop(input);
    (ended.status.code(), String::from_utf8_lossy(&ended.stdout).into_owned())
}

#[test]
fn an_interrupted_game_keeps_every_answer() {
    let home = Home::new();
    let file = home.file("game.json");
    let args = [&TABLE[..], &["--save", &file]].concat();
    let (child, _) = waiting(&home, &args, "1\n1\n1\n", "Where do you go?", 2);
    let (code, out) = interrupt(child);
    assert_eq!(code, Some(130));
    assert!(out.contains("--resume") && out.contains("game.json"), "{out}");
    assert_eq!(answers(&file), 3);
    assert_eq!(home.run(&["play", "--resume", &file], "q\n").code, Some(0));
}

#[test]
fn an_interrupted_game_names_the_file_it_was_saved_in_last() {
    let home = Home::new();
    let (first, second) = (home.file("game.json"), home.file("other.json"));
    let args = [&TABLE[..], &["--save", &first]].concat();
    let lines = format!("1\ns {second}\n1\n1\n");
    let (child, _) = waiting(&home, &args, &lines, "Where do you go?", 2);
    let (_, out) = interrupt(child);
    assert_eq!(answers(&second), 3);
    assert!(out.contains("other.json"), "it names a file without the last answers: {out}");
}

#[test]
fn an_interrupted_game_that_could_not_be_saved_does_not_say_it_was() {
    let home = Home::new();
    let inside_a_file = format!("{}/game.json", home.write("file", "x"));
    let args = [&TABLE[..], &["--save", &inside_a_file]].concat();
    let (child, seen) = waiting(&home, &args, "1\n", "Choose a past or a gift", 2);
    assert!(seen.contains("could not be saved"), "{seen}");
    let (_, out) = interrupt(child);
    assert!(!out.contains("is saved"), "{out}");
}

// Playing

#[test]
fn a_wrong_number_is_answered_with_what_is_possible() {
    let home = Home::new();
    for wrong in ["0", "99", "-1", "x", "1.5", "past/king", "99999999999999999999999"] {
        let ran = played(&home, &format!("{wrong}\nq\n"));
        assert!(ran.out.contains(&format!("`{wrong}` is not one of the 12 options")), "{}", ran.out);
        assert_eq!(answers(&home.file("game.json")), 0);
    }
}

#[test]
fn several_options_for_a_question_that_takes_one_are_refused() {
    let home = Home::new();
    assert!(played(&home, "1 2\nq\n").out.contains("2 options were picked; the question takes 1"));
    assert!(played(&home, "1 1\nq\n").out.contains("twice"));
    assert_eq!(answers(&home.file("game.json")), 0);
}

#[test]
fn an_option_can_be_named_by_its_key() {
    let home = Home::new();
    assert!(played(&home, "  gift/seer  \nq\n").out.contains("Anna takes the seer."));
}

#[test]
fn an_empty_line_does_nothing() {
    let home = Home::new();
    played(&home, "\n   \nq\n");
    assert_eq!(answers(&home.file("game.json")), 0);
}

#[test]
fn help_names_every_key() {
    let ran = played(&Home::new(), "h\nq\n");
    for key in ["  a number", "  u, r", "  b ", "  l ", "  ? ", "  o ", "  m NAME", "  s [FILE]", "  q  "] {
        assert!(ran.out.contains(key), "`{key}` is missing");
    }
}

#[test]
fn a_question_mark_shows_the_rules_behind_the_question() {
    let ran = played(&Home::new(), "?\nq\n");
    assert!(ran.out.contains("PR-SETUP-01  Each player"), "{}", ran.out);
}

#[test]
fn the_log_and_the_board_can_be_seen_again() {
    let home = Home::new();
    let (plain, log, board) =
        (played(&home, "1\n1\nq\n"), played(&home, "1\n1\nl\nq\n"), played(&home, "1\n1\nb\nq\n"));
    let count = |ran: &Ran, words: &str| ran.out.matches(words).count();
    assert_eq!(count(&log, "Anna takes the soldier."), count(&plain, "Anna takes the soldier.") + 1);
    assert_eq!(count(&board, "Storage Hut"), count(&plain, "Storage Hut") + 1);
}

#[test]
fn undo_twice_and_redo() {
    let home = Home::new();
    let ran = played(&home, "1\n1\n1\nu\ny\nu\ny\nr\nq\n");
    assert_eq!(answers(&home.file("game.json")), 2, "{}", ran.out);
    let ran = played(&home, "1\nu\ny\nu\nr\nr\nq\n");
    assert!(ran.out.contains("there is nothing to undo") && ran.out.contains("there is nothing to redo"));
    assert_eq!(answers(&home.file("game.json")), 1);
}

#[test]
fn a_resumed_game_can_be_taken_back_to_its_beginning() {
    let home = Home::new();
    let file = saved(&home);
    let ran = home.run(&["play", "--resume", &file], "u\ny\n".repeat(5) + "u\nq\n");
    assert!(ran.out.contains("there is nothing to undo"), "{}", ran.out);
    assert_eq!(answers(&file), 0);
}

#[test]
fn a_past_that_does_not_hold_together_is_not_taken_back() {
    let home = Home::new();
    let file = changed(&home, |save| save["answers"][2] = json!("0 zone/moon"));
    let ran = home.run(&["play", "--resume", &file], "u\ny\nu\ny\nu\ny\nq\n");
    assert!(ran.code == Some(1) || ran.out.contains("zone/moon"), "{}", ran.out);
}

#[test]
fn what_was_revealed_is_taken_back_only_if_all_agree() {
    let home = Home::new();
    let ran = played(&home, "1\n1\nu\nn\nq\n");
    assert!(ran.out.contains("something was revealed since; Ben must agree"), "{}", ran.out);
    assert_eq!(answers(&home.file("game.json")), 2);
}

#[test]
fn what_was_taken_back_is_no_longer_in_the_log() {
    let ran = played(&Home::new(), "1\n1\n1\nu\ny\nl\nq\n");
    assert_eq!(ran.out.matches("Anna goes to Gather.").count(), 1, "{}", ran.out);
}

#[test]
fn a_bookmark_leads_back_even_from_a_resumed_game() {
    let home = Home::new();
    let ran = played(&home, "1\n1\nm x\n1\n1\ng nowhere\ng\nq\n");
    assert!(ran.out.contains("there is no bookmark `nowhere`") && ran.out.contains("Bookmarks: x"));
    let file = home.file("game.json");
    assert_eq!(answers(&file), 4);
    home.run(&["play", "--resume", &file], "g x\nq\n");
    assert_eq!(answers(&file), 2);
}

#[test]
fn nobody_steps_in_where_nobody_can() {
    assert!(played(&Home::new(), "o\nq\n").out.contains("Nobody else can do anything now."));
}

#[test]
fn a_game_is_saved_where_one_says() {
    let home = Home::new();
    let file = home.file("deep/down/copy.json");
    let ran = played(&home, &format!("1\ns {file}\n1\nq\n"));
    assert!(
        ran.out.contains(&format!("Your game is saved. Go on with:  fireside play --resume {file}")),
        "{}",
        ran.out
    );
    assert_eq!(answers(&file), 2, "it goes on in the new file");
    let ran = played(&home, &format!("s {file}/inside\ns {file}\nq\n"));
    assert!(ran.out.contains("The game could not be saved to"), "{}", ran.out);
}

#[test]
fn bots_play_along_in_the_terminal() {
    let home = Home::new();
    let args = ["play", "prelude", "--seed", "3", "--players", "2", "--bots", "1:random"];
    let ran = home.run(&args, "1\n1\nq\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("Bot 2 takes the") && !ran.out.contains("Bot 2  "), "{}", ran.out);
}

#[test]
fn a_whole_game_is_played_and_kept() {
    let home = Home::new();
    let file = home.file("game.json");
    let args = [&TABLE[..], &["--save", &file]].concat();
    let ran = home.run(&args, "1\n\n".repeat(3000));
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("The game is kept in"), "{}", &ran.out[ran.out.len().saturating_sub(2000)..]);
    home.done(&["replay", &file]);
    let again = home.run(&["play", "--resume", &file], "");
    assert_eq!(again.code, Some(0), "an ended game can be looked at");
}

#[test]
fn output_to_a_file_has_no_colours() {
    assert!(!played(&Home::new(), "1\n1\nq\n").out.contains('\x1b'));
}

// The curtain

/// What was on the screen while each person sat there, from curtain to curtain.
fn scenes(out: &str) -> Vec<&str> {
    out.split("the curtain falls").collect()
}

#[test]
fn without_secrets_there_is_no_curtain() {
    assert_eq!(scenes(&played(&Home::new(), "1\n1\n1\n1\n1\n1\nq\n").out).len(), 1);
}

#[test]
fn a_secret_is_never_on_the_screen_of_another() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "1\n\n".repeat(20));
    let scenes = scenes(&ran.out);
    let of = |name: &str| {
        let start = format!("Hand over to {name}");
        scenes.iter().filter(move |s| s.contains(&start)).copied().collect::<Vec<_>>()
    };
    assert!(of("Ben").len() > 1 && of("Anna").len() > 1, "{}", ran.out);
    assert!(of("Anna").iter().any(|s| s.contains("Crumb")), "the owner sees it");
    for scene in of("Ben") {
        assert!(!scene.contains("Crumb"), "{scene}");
        assert!(scene.contains("keeps 1 secret"), "that there is one, everybody sees: {scene}");
    }
}

#[test]
fn a_resumed_game_shows_no_secret_before_its_owner_sits_down() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "");
    assert!(ran.out.contains("Hand over to Anna"), "{}", ran.out);
    assert!(!ran.out.contains("Crumb"), "whoever opens the save reads it: {}", ran.out);
}

#[test]
fn who_steps_in_gets_a_curtain_of_their_own() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    // Anna is asked what she does about her secret; Ben steps in, says nothing, and Anna goes on.
    let ran = home.run(&["play", "--resume", &file], "\no\n1\n\n\n\nq\n");
    assert!(ran.out.contains("Who steps in?"), "{}", ran.out);
    let scenes = scenes(&ran.out);
    let ben = scenes.iter().position(|s| s.contains("Hand over to Ben")).expect("Ben steps in");
    assert!(scenes[ben].contains("Say what you think Anna's secret is"), "{}", scenes[ben]);
    assert!(!scenes[ben].contains("Crumb"), "{}", scenes[ben]);
    assert!(scenes[ben + 1].contains("Hand over to Anna"), "{}", ran.out);
}

#[test]
fn who_steps_in_stays_until_they_have_finished() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "\no\n1\n\n1\n\n\nq\n");
    let begun = ran.out.find("Say what you think Anna's secret is").expect("Ben steps in");
    let asked = ran.out.find("What is Anna keeping from you?").expect("Ben is asked on");
    assert!(!ran.out[begun..asked].contains("the curtain falls"), "{}", &ran.out[begun..asked]);
}

#[test]
fn what_may_be_done_at_any_time_stands_below_a_line() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "\nq\n");
    let (_, question) = ran.out.split_once("what do you do?").expect("Anna is asked");
    let line = question.find("Also possible:").expect("a line between them");
    let tell = question.find("  4  Tell the others your secret").expect("numbered on");
    assert!(question.find("  3  ").expect("three options") < line && line < tell, "{question}");
}

#[test]
fn what_is_sure_to_lose_the_game_is_asked_twice() {
    let home = Home::new();
    let dying =
        band("keeping", "", "").replace("[3,5,1,2,1,2]", "[1,0,0,2,1,2]").replace("null", "\"gather\"");
    let file = home.scenario_saved(&dying, &[]);
    let args = ["play", "--resume", &file];
    let ran = home.run(&args, "2\nn\nq\n");
    assert!(ran.out.contains("Are you sure? Anna has 1 health left and dies"), "{}", ran.out);
    assert!(ran.out.contains("Not done.") && !ran.out.contains("Anna has died"), "{}", ran.out);
    let ran = home.run(&args, "2\ny\n");
    assert!(ran.out.contains("Anna has died"), "{}", ran.out);
}

#[test]
fn the_end_of_input_behind_a_curtain_saves_once() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "\no\n1\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("Hand over to Ben"), "{}", ran.out);
    assert_eq!(ran.out.matches("Saved. Go on with:").count(), 1, "{}", ran.out);
}

#[test]
fn nobody_speaks_for_a_bot() {
    let home = Home::new();
    let file = home.scenario_saved(&band("choose", "", "crumb"), &["--bots", "1:random"]);
    let ran = home.run(&["play", "--resume", &file], "o\n1\n\n\nq\n");
    assert!(ran.out.contains("Nobody else can do anything now."), "{}", ran.out);
    assert!(!ran.out.contains("Crumb"), "a bot's secret is shown: {}", ran.out);
}
