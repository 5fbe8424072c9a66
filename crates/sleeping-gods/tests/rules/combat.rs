//! Combat (SG-COMBAT, SG-ATK, SG-PLACE, SG-HEART, SG-SPLASH, SG-CTR, SG-MISS, SG-FLY, SG-ENDR, SG-SYN, SG-SYNC, SG-ENAB, SG-WEAPON, SG-DIFF).
//!
//! Whoever attacks without command, cards or tokens has nothing to lay on, and is not asked.

mod attack;
mod blows;
mod examples;
mod powers;
mod rounds;
mod squares;
mod synergy;

use crate::common::{BOOK, Play, Scene, players};
use sleeping_gods::{Crew, Skill, Square, Status};
use table::Book as _;

/// Squares are numbered from 0 (top left) to 8.
const PLAIN: &str = "heart blank blank|blank blank blank|blank blank heart";

/// A combat with enemies made up for it: grid, defence, basic damage.
fn against(n: usize, enemies: &[(&str, u8, u8)]) -> Scene {
    const CARDS: [(&str, &str); 3] = [
        (
            "wick-rat",
            "level = 1\ndefence = 3\ndamage = 1\ngrid = [\"blank heart blank\", \"blank blank blank\", \"heart blank blank\"]",
        ),
        (
            "lamp-thief",
            "level = 2\ndefence = 4\ndamage = 1\ngrid = [\"blank heart blank\", \"lose-resource blank heart\", \"blank blank+synergy blank\"]",
        ),
        (
            "moth-swarm",
            "level = 2\ndefence = 5\ndamage = 1\ngrid = [\"heart blank blank\", \"blank blank attack\", \"blank heart+synergy blank\"]",
        ),
    ];
    let ids: Vec<&str> = CARDS.iter().take(enemies.len()).map(|(id, _)| *id).collect();
    let mut scene = players(n).combat(&ids);
    for ((grid, defence, damage), (_, printed)) in enemies.iter().zip(CARDS) {
        let rows: Vec<String> = grid.split('|').map(|row| format!("\"{row}\"")).collect();
        let made = format!("level = 2\ndefence = {defence}\ndamage = {damage}\ngrid = [{}]", rows.join(", "));
        scene = scene.changed("enemies-02.toml", printed, &made);
    }
    scene
}

/// One enemy, alone with one player.
fn beast(grid: &str, defence: u8, damage: u8) -> Scene {
    against(1, &[(grid, defence, damage)])
}

/// Covered squares of an enemy in the row.
fn covered(t: &Play, at: usize) -> Vec<u32> {
    let bits = t.state().combat.as_ref().expect("a combat").row[at].covered;
    (0..9).filter(|s| bits & (1 << s) != 0).collect()
}

fn row(t: &Play) -> Vec<&str> {
    let row = &t.state().combat.as_ref().expect("a combat").row;
    row.iter().map(|foe| t.table.book().names().name(foe.card)).collect()
}

fn damage(t: &Play, crew: &str) -> u8 {
    t.mate(crew).damage
}

/// On whose board a synergy token lies.
fn holder(t: &Play, owner: Crew) -> Crew {
    t.state().combat.as_ref().expect("a combat").synergy[owner as usize]
}

fn tokens(t: &Play) -> Vec<u8> {
    t.state().players.iter().map(|p| p.tokens).collect()
}

/// A story that leads into a combat, and to a coin behind it.
fn fight(n: usize, enemies: &str) -> Scene {
    let text = format!(
        "== T1  Trouble\n\nThere they are.\n\n* Fight. [combat {enemies}]\n  = success\n  It is over.\n  > coin 1\n"
    );
    players(n).story("T1", &text)
}

/// Begins the combat of [`fight`].
fn begun(scene: Scene) -> Play {
    let mut t = scene.start();
    if t.state().combat.is_none() {
        let first = t.keys(t.state().active.0)[0].to_owned();
        t.play([first.as_str()]);
    }
    t
}
