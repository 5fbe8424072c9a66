//! Challenges and what they are made of: crew, cards, fate, command, damage, statuses
//! (SG-CARD, SG-FATE, SG-SKILL, SG-DMG, SG-FAT, SG-STATUS, SG-CMD, SG-EQUIP, SG-ABIL, SG-CHAL, SG-FAIL, SG-ADV, SG-RECIPE, SG-SHARE, SG-TERM, SG-DICE).

mod abilities;
mod anytime;
mod cards;
mod damage;
mod equipping;
mod failure;
mod sharing;
mod skills;
mod steps;

use crate::common::{BOOK, Play, Scene, players};
use serde_json::json;
use sleeping_gods::{Skill, Status};
use table::{Book as _, Game as _, Seat};

/// Nine of the crew, in the order of the rulebook.
const CREW: [&str; 9] =
    ["odessa", "audrie", "gregory", "kannan", "kasumi", "laurent", "mac", "marco", "rafael"];
const HEALTH: [u8; 9] = [6, 5, 5, 4, 5, 7, 8, 5, 6];

/// A story with one choice: success is worth a coin, failure has its price.
fn trial(test: &str, failure: &str) -> String {
    format!(
        "== T1  The Weight\n\nA hatch.\n\n* Try it. [{test}]\n  = success\n  It opens.\n  > coin 1\n  = failure\n  It stays shut.\n  > {failure}\n  -> end\n"
    )
}

/// A story in which something happens.
fn tale(effects: &str) -> String {
    format!("== T1  The Thing\n\nIt comes.\n\n= now\nIt happens.\n> {effects}\n")
}

/// The challenge, at its first step.
fn tries(scene: Scene, test: &str, failure: &str) -> Play {
    let mut t = scene.story("T1", &trial(test, failure)).start();
    if t.offers("choice/1") {
        t.play(["choice/1"]);
    }
    t
}

fn meets(scene: Scene, effects: &str) -> Play {
    scene.story("T1", &tale(effects)).start()
}

fn won(t: &Play) -> bool {
    t.stored("coin") == 4
}

fn wounds(t: &Play) -> u8 {
    t.state().crew.iter().map(|mate| mate.damage).sum()
}

fn discards(t: &Play) -> Vec<String> {
    t.state().abilities.discards.iter().map(|id| BOOK.names().name(*id).to_owned()).collect()
}

fn held(t: &Play, seat: usize) -> u8 {
    t.player(seat).command
}

fn laid(t: &Play, card: &str) -> u8 {
    t.state().adventures.iter().find(|o| BOOK.names().name(o.card) == card).expect("it is owned").command
}

/// Everybody out, but for those named.
fn all_out_but(mut scene: Scene, up: &[&str]) -> Scene {
    for (crew, health) in CREW.into_iter().zip(HEALTH).filter(|(crew, _)| !up.contains(crew)) {
        scene = scene.mate(crew, "damage", health);
    }
    scene
}

/// Gear with other words on it.
fn gear_says(scene: Scene, rules: &str) -> Scene {
    scene.changed("market.toml", "rules = [\"1 command: redraw best\"]", &format!("rules = [\"{rules}\"]"))
}

/// Lays damage wherever it can first go.
fn lay(t: &mut Play) {
    while let Some(key) = t
        .table
        .questions()
        .iter()
        .find(|q| q.prompt.starts_with("Where does the damage go?"))
        .map(|q| q.options[0].key.clone())
    {
        t.play([key.as_str()]);
    }
}

fn covered(t: &Play) -> u32 {
    t.state().combat.as_ref().expect("it goes on").row[0].covered.count_ones()
}
