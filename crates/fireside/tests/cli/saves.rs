//! Saves: resumed, replayed, broken, from another book, on a full disk, interrupted.

use crate::common::{Home, band, finish};
use crate::{TABLE, answers, changed, played, read, saved};
use serde_json::json;
use std::io::{Read, Write};
use std::process::{Child, Command};

/// Neither `play` nor `stdio` opens it, both say why, and the file stays as it is.
fn is_not_opened(home: &Home, file: &str, why: &str) {
    let before = std::fs::read(file).ok();
    for call in [&["play", "--resume", file][..], &["stdio", "prelude", "--from", file]] {
        let said = home.fails(1, call);
        assert!(said.contains(why), "{call:?}: {said}");
    }
    assert_eq!(std::fs::read(file).ok(), before, "the file was changed");
}

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
    assert!(ran.out.contains("Saved. Continue with:"));
    assert_eq!(answers(&home.file("game.json")), 3);
}

#[test]
fn a_replay_tells_the_game_again() {
    let home = Home::new();
    let file = saved(&home);
    let all = home.done(&["replay", &file]);
    assert!(all.contains("Round 1.") && all.contains("Anna takes the soldier."), "{all}");
    // The tokens with which they begin go without saying.
    let lines: Vec<&str> = all.lines().collect();
    let at = lines.iter().position(|line| *line == "Round 1.").expect("just seen");
    assert!(lines[at - 1].contains(" is the "), "{lines:?}");
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
        assert!(home.fails(1, &["replay", &file]).contains("not a complete Fireside save"));
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
    let tokens =
        |n: u8| changed(&home, |save| save["checkpoint"]["state"]["characters"][0]["tokens"][0] = json!(n));
    is_not_opened(&home, &tokens(30), "more trait tokens than slots");
    is_not_opened(&home, &tokens(200), "checkpoint.state.characters[0].tokens: 200 is not from 0 to 30");
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
    let kept = std::fs::read_to_string(format!("{file}.before-1")).expect("the original save is kept");
    assert_eq!(kept, before);
    let version = read(&file)["book"]["version"].as_str().expect("a version").to_owned();
    assert!(ran.err.matches(&version).count() < 2, "from {version} to {version} says nothing: {}", ran.err);
}

#[test]
fn a_save_from_a_book_with_another_id_opens_and_says_which() {
    let home = Home::new();
    let book = home.edited_book("tools.toml", "id = \"left-hand-sickle\"", "id = \"right-hand-sickle\"");
    // Its picture has the same id.
    let pictures = format!("{book}/pictures.toml");
    let text = std::fs::read_to_string(&pictures).expect("the book has pictures");
    std::fs::write(&pictures, text.replace("left-hand", "right-hand")).expect("it can be written");
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
