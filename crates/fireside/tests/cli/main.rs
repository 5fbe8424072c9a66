//! The command line, as a player, a writer or a script sees it.

mod calls;
#[path = "../common/mod.rs"]
mod common;
mod curtain;
mod playing;
mod saves;

use common::{Home, Ran};
use serde_json::Value;

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
