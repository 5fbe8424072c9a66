//! The table as a drawing in plain text, at most 80 columns wide.

use super::view::{QuestView, SeatView, SpaceView, SpecialistView, View};
use crate::book::Good;
use std::fmt::Write as _;
use table::{points, wrapped};

const WIDTH: usize = 12;

/// Draws what a seat sees.
pub(crate) fn draw(view: &View) -> String {
    let chapter = view.story.as_ref().map(|story| format!("Chapter {}: {} · ", story.chapter, story.title));
    let mut out = format!("{}Season {} of 6 · {}\n", chapter.unwrap_or_default(), view.season, view.map.name);
    out.push_str(&map(view));
    let goods = |list: &[Good]| list.iter().map(|good| good.key()).collect::<Vec<_>>().join(", ");
    let _ = writeln!(out, "Villagers: {}", goods(view.row));
    let wares: Vec<String> =
        view.shop.iter().flatten().map(|gear| format!("{} ({})", gear.name, gear.cost)).collect();
    out += &wrapped("Gear: ", &wares.join(", "));
    let price = |who: &SpecialistView| who.recruit.map_or(String::new(), |coins| format!(" ({coins})"));
    let hire: Vec<String> = view.hire.iter().map(|who| format!("{}{}", who.name, price(who))).collect();
    out += &wrapped("To recruit: ", &hire.join(", "));
    if let Some(fight) = &view.fight {
        let left = fight.health.saturating_sub(fight.dealt);
        let _ = writeln!(
            out,
            "Fight: {}, {left} of {} health, damage {}",
            fight.name, fight.health, fight.damage
        );
    }
    for seat in &view.seats {
        out.push('\n');
        out.push_str(&board(view, seat));
        if let Some(saga) = &seat.story {
            let at = saga.mission.map(|at| name(&view.map.spaces[usize::from(at)]));
            let mission = at.map(|at| format!(", mission at {at}"));
            let _ = writeln!(out, "  reputation {}{}", saga.reputation, mission.unwrap_or_default());
        }
    }
    out
}

/// "Root Cellar: at Snail Caves; for 2 coins; gain 6 hearts; 2 points"
fn quest(card: &QuestView) -> String {
    let mut parts: Vec<String> = card.does.iter().map(ToString::to_string).collect();
    parts.extend((card.points > 0).then(|| points(card.points)));
    format!("{}: {}", card.name, parts.join("; "))
}

/// The spaces, row by row; a hero by the first letter of the player's name.
fn map(view: &View) -> String {
    let mut out = String::new();
    for (y, row) in view.map.spaces.chunks(view.map.across.into()).enumerate() {
        let names: Vec<String> = row.iter().map(|space| cut(&name(space))).collect();
        let marks: Vec<String> = row
            .iter()
            .enumerate()
            .map(|(x, space)| {
                let at = y * usize::from(view.map.across) + x;
                let here = view.seats.iter().filter(|seat| usize::from(seat.at) == at);
                let heroes: String = here.filter_map(|seat| seat.name.chars().next()).collect();
                cut(&format!(
                    "{}{}",
                    marks(space),
                    if heroes.is_empty() { heroes } else { format!(" [{heroes}]") }
                ))
            })
            .collect();
        let _ = writeln!(out, "{}\n{}", names.join(" ").trim_end(), marks.join(" ").trim_end());
    }
    out
}

fn cut(text: &str) -> String {
    let short: String = text.chars().take(WIDTH).collect();
    format!("{short:WIDTH$}")
}

fn name(space: &SpaceView) -> String {
    space.name.trim_start_matches("The ").to_owned()
}

/// "L3x2 B ^": level 3, two left; the search token B; a mountain.
fn marks(space: &SpaceView) -> String {
    let enemy = space.enemy.as_ref().filter(|enemy| enemy.left > 0);
    let enemy = space.menace.as_ref().or(enemy).map(|enemy| format!("L{}x{}", enemy.level, enemy.left));
    let token = space.letter.filter(|_| space.token).map(String::from);
    let mountain = space.mountain.then(|| "^".to_owned());
    [enemy, token, mountain].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn board(view: &View, seat: &SeatView) -> String {
    let mut out = format!(
        "{} ({}): hearts {}/{}, mana {}/{}, coins {}, experience {}{}\n",
        seat.name,
        seat.hero.name,
        seat.hearts,
        seat.most_hearts,
        seat.mana,
        seat.most_mana,
        seat.coins,
        seat.experience,
        if seat.passed { ", passed" } else { "" }
    );
    let [shells, tools, demons, crystals, books] = seat.track;
    let _ = writeln!(
        out,
        "  shells {shells}, tools {tools}, demons {demons}, crystals {crystals}, books {books}"
    );
    for (row, tiles) in seat.town.chunks(4).enumerate() {
        let name = |key: &str| view.tiles.iter().find(|tile| tile.key == key).map(|tile| tile.name);
        let names: Vec<String> = tiles.iter().map(|tile| cut(tile.and_then(name).unwrap_or("·"))).collect();
        let lives: u8 = seat.housed[row].iter().sum();
        let _ = writeln!(out, "  {} | {lives} of {} live here", names.join(" "), seat.beds[row]);
    }
    let specialists: Vec<String> = seat
        .specialists
        .iter()
        .map(|who| format!("{}{}", who.name, if who.down { " (used)" } else { "" }))
        .collect();
    out += &wrapped("  Specialists: ", &specialists.join(", "));
    if let Some(hand) = &seat.hand {
        hand.iter().for_each(|card| out += &wrapped("  Quest: ", &quest(card)));
    }
    out
}
