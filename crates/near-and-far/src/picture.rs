//! The board in text, for terminals and whoever reads rather than looks.

use crate::view::{CardView, EveningView, MapView, PersonView, SeatView, View};
use std::fmt::Write;

/// Draws a view, at most 80 columns wide.
pub(crate) fn draw(view: &View) -> String {
    let mut out = String::new();
    if let Some(evening) = &view.evening {
        draw_evening(&mut out, view, evening);
        return out;
    }
    let side = if view.day { "Day" } else { "Dusk" };
    let last = if view.ending { " · last round" } else { "" };
    let _ = writeln!(out, "Map {}, {} · {side} · round {}{last}", view.map.number, view.map.name, view.round);
    if let Some(threat) = &view.threat {
        let _ = writeln!(out, "  Threat: {} ({}, {} points)", threat.name, threat.difficulty, threat.points);
    }
    for boss in &view.bosses {
        let _ = writeln!(out, "  Boss: {} ({}, {} points)", boss.name, boss.difficulty, boss.points);
    }
    draw_town(&mut out, view);
    draw_map(&mut out, view, &view.map);
    for seat in view.seats.iter().filter(|s| s.present) {
        out.push('\n');
        draw_seat(&mut out, view, seat);
    }
    out
}

fn draw_town(out: &mut String, view: &View) {
    let _ = writeln!(out, "\n  The row:");
    for person in &view.town.row {
        let _ = writeln!(out, "    {} for {}", person_line(person), person.cost);
    }
    let mine: Vec<String> = view
        .town
        .mine
        .iter()
        .map(|row| {
            row.iter()
                .map(|d| d.camp.map_or_else(|| d.number.to_string(), |_| "▲".to_owned()))
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    let _ = writeln!(out, "  Mine: {} · {} pack animals at the Stables", mine.join(" / "), view.town.birds);
}

fn draw_map(out: &mut String, view: &View, map: &MapView) {
    let quests: Vec<String> = map.spaces.iter().filter(|s| s.quest).map(|s| short(&s.key)).collect();
    if !quests.is_empty() {
        wrapped(out, "  Quests at: ", &quests.join(", "));
    }
    let camps: Vec<String> = map
        .spaces
        .iter()
        .filter_map(|s| Some(format!("{} ({})", short(&s.key), view.seats[s.camp?.index()].name)))
        .collect();
    if !camps.is_empty() {
        wrapped(out, "  Camps at: ", &camps.join(", "));
    }
    let routes: Vec<String> =
        map.routes.iter().map(|r| format!("{} {}/{}", r.name, r.alone, r.shared)).collect();
    wrapped(out, "  Routes: ", &routes.join(", "));
}

fn short(key: &str) -> String {
    key.strip_prefix("space/").unwrap_or(key).to_owned()
}

/// A line that goes on below itself.
fn wrapped(out: &mut String, head: &str, text: &str) {
    let mut line = head.to_owned();
    for word in text.split(' ') {
        if line.chars().count() + word.chars().count() > 78 {
            let _ = writeln!(out, "{}", line.trim_end());
            line = "    ".to_owned();
        }
        line.push_str(word);
        line.push(' ');
    }
    let _ = writeln!(out, "{}", line.trim_end());
}

fn person_line(person: &PersonView) -> String {
    let s = person.symbols;
    let symbols = [
        ("skill", s.skill),
        ("sword", s.sword),
        ("move", s.r#move),
        ("shield", s.shield),
        ("search", s.search),
        ("heart", s.heart),
    ];
    let parts: Vec<String> =
        symbols.iter().filter(|(_, n)| *n > 0).map(|(w, n)| format!("{n} {w}")).collect();
    let faction = person.faction.map(|f| format!("{}, ", f.name())).unwrap_or_default();
    format!("{} ({faction}{})", person.name, parts.join(" "))
}

fn draw_seat(out: &mut String, view: &View, seat: &SeatView) {
    let turn =
        if view.seats[view.active.index()].name == seat.name && view.phase == "turn" { "▶ " } else { "  " };
    let who = seat.character.as_deref().map(|c| format!(", {c}")).unwrap_or_default();
    let _ = writeln!(out, "{turn}{}{who} · {} · about {} points", seat.name, seat.place_name, seat.points);
    let tokens: Vec<String> = ["outlaws", "mystics", "lizards", "nomads"]
        .iter()
        .zip(seat.tokens)
        .filter(|(_, n)| *n > 0)
        .map(|(name, n)| format!("{n} {name}"))
        .collect();
    let tokens = if tokens.is_empty() { String::new() } else { format!(" · {}", tokens.join(" ")) };
    let _ = writeln!(
        out,
        "    {} coins {} gems {} food{tokens} · {} hearts · reputation {}",
        seat.coins, seat.gems, seat.food, seat.hearts, seat.reputation
    );
    let left = seat.under.len().saturating_sub(seat.camps.into());
    let _ = writeln!(
        out,
        "    skill {} · swords {} · movement {} · search {} · camps {} placed, {left} left",
        seat.skill, seat.swords, seat.movement, seat.search, seat.camps
    );
    let party: Vec<String> = seat.slots.iter().flatten().map(person_line).collect();
    wrapped(out, "    with ", &party.join(", "));
    let inactive: Vec<&str> = seat.inactive.iter().map(|p| p.name.as_str()).collect();
    if !inactive.is_empty() {
        wrapped(out, "    inactive: ", &inactive.join(", "));
    }
    if seat.birds + seat.tortoises > 0 {
        let _ = writeln!(out, "    {} pack birds, {} tortoises", seat.birds, seat.tortoises);
    }
    for (word, cards) in
        [("treasure", &seat.treasures), ("artifact", &seat.artifacts), ("world", &seat.worlds)]
    {
        for card in cards {
            wrapped(out, &format!("    {word} · "), &format!("{} {}", card.name, card.rules));
        }
    }
    match &seat.hand {
        Some(hand) => hand.iter().for_each(|card| wrapped(out, "    in hand · ", &hand_line(card))),
        None => {
            let _ = writeln!(out, "    {} cards in hand", seat.hand_count);
        }
    }
    if let Some(sheet) = &seat.sheet {
        let words = if sheet.keywords.is_empty() {
            String::new()
        } else {
            format!(" · {}", sheet.keywords.join(" "))
        };
        wrapped(out, "    card: ", &format!("{} experience, {} boxes{words}", sheet.experience, sheet.boxes));
    }
}

fn hand_line(card: &CardView) -> String {
    let Some(price) = &card.price else { return card.name.clone() };
    let cost: Vec<String> = price.cost.iter().map(|c| format!("{} {}", c.n, c.thing)).collect();
    let flame = price.reputation.map(|n| format!(", reputation {n}")).unwrap_or_default();
    let ready = if price.affordable { " (can be bought)" } else { "" };
    format!("{}: {} points for {}{flame}{ready}. {}", card.name, price.points, cost.join(", "), card.rules)
}

fn draw_evening(out: &mut String, view: &View, evening: &EveningView) {
    let names: Vec<String> = view.seats.iter().map(|s| format!("{:>10.10}", s.name)).collect();
    let _ = writeln!(out, "{:<28}{}", "", names.concat());
    for (i, line) in evening.lines.iter().enumerate() {
        let row: Vec<Option<i16>> = evening.points.iter().map(|p| p.as_ref().map(|p| p[i])).collect();
        if row.iter().flatten().any(|n| *n != 0) {
            let cells: Vec<String> = row.iter().map(cell).collect();
            let _ = writeln!(out, "{line:<28}{}", cells.concat());
        }
    }
    let totals: Vec<String> = evening.totals.iter().map(cell).collect();
    let _ = writeln!(out, "{:<28}{}", "Journey points", totals.concat());
    if let Some(sums) = &evening.sums {
        let sums: Vec<String> = sums.iter().map(|n| format!("{n:>10}")).collect();
        let _ = writeln!(out, "{:<28}{}", "All sessions", sums.concat());
    }
}

fn cell(n: &Option<i16>) -> String {
    n.map_or_else(|| format!("{:>10}", "–"), |n| format!("{n:>10}"))
}
