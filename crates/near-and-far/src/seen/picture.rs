//! The board as text, for terminals and for people who read rather than look.

use crate::book::Faction;
use crate::book::words::Thing;
use crate::seen::view::{CardView, MapView, PersonView, ScoresView, SeatView, ThreatView, View};
use crate::seen::wording::{flame, person_words, said};
use std::fmt::Write;
use table::{Amount, figure, points, wrapped};

/// Draws a view, at most 80 columns wide.
pub(crate) fn draw(view: &View) -> String {
    let mut out = String::new();
    if let Some(scores) = &view.scores {
        draw_scores(&mut out, view, scores);
        return out;
    }
    if view.phase == "setup" {
        // Nothing is laid out yet.
        out += &wrapped("", &format!("Map {}, {}. {}", view.map.number, view.map.name, view.map.text));
        return out;
    }
    let side = if view.day { "Day" } else { "Dusk" };
    let last = if view.ending { " · last round" } else { "" };
    let _ = writeln!(out, "Map {}, {} · {side} · round {}{last}", view.map.number, view.map.name, view.round);
    if let Some(threat) = &view.threat {
        let _ = writeln!(out, "  Threat: {}", foe_line(threat));
    }
    for boss in &view.bosses {
        let _ = writeln!(out, "  Boss: {}", foe_line(boss));
    }
    draw_town(&mut out, view);
    draw_map(&mut out, view, &view.map);
    for seat in view.seats.iter().filter(|s| s.present) {
        out.push('\n');
        draw_seat(&mut out, view, seat);
    }
    out
}

fn foe_line(foe: &ThreatView) -> String {
    format!("{} (combat {}, {})", foe.name, foe.difficulty, points(foe.points))
}

fn draw_town(out: &mut String, view: &View) {
    let _ = writeln!(out, "\n  For hire:{}", if view.town.row.is_empty() { " nobody" } else { "" });
    for person in &view.town.row {
        let _ = writeln!(out, "    {} for {}", person_line(person), Thing::Coin.say(person.cost.into()));
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
    let places = |those: &dyn Fn(usize) -> bool| {
        let names: Vec<String> = (0..map.spaces.len()).filter(|n| those(*n)).map(|n| place(map, n)).collect();
        names.join(", ")
    };
    let quests = places(&|n| map.spaces[n].quest);
    if !quests.is_empty() {
        *out += &wrapped("  Quests at: ", &quests);
    }
    for (seat, player) in view.seats.iter().enumerate() {
        let camps = places(&|n| map.spaces[n].camp.is_some_and(|s| s.index() == seat));
        if !camps.is_empty() {
            *out += &wrapped(&format!("  Camps of {}: ", player.name), &camps);
        }
    }
    let routes: Vec<String> =
        map.routes.iter().map(|r| format!("{} {} or {} shared", r.name, r.alone, r.shared)).collect();
    *out += &wrapped("  Routes: ", &routes.join(", "));
}

/// As the questions call it.
fn place(map: &MapView, n: usize) -> String {
    let space = &map.spaces[n];
    space.name.map_or_else(|| format!("{} ({n})", space.called), str::to_owned)
}

fn person_line(person: &PersonView) -> String {
    let words = person_words(person.faction, person.kind, person.symbols);
    format!("{} ({words})", person.name)
}

fn draw_seat(out: &mut String, view: &View, seat: &SeatView) {
    let turn =
        if view.seats[view.active.index()].name == seat.name && view.phase == "turn" { "▶ " } else { "  " };
    let who = seat.character.map(|c| format!(", {c}")).unwrap_or_default();
    let score = seat.points.map(|n| format!(" · {} as it stands", points(n))).unwrap_or_default();
    let _ = writeln!(out, "{turn}{}{who} · {}{score}", seat.name, seat.place_name);
    let tokens = Faction::ALL.into_iter().zip(seat.tokens).filter(|(_, n)| *n > 0);
    let tokens = tokens.map(|(faction, n)| Thing::Token(faction).say(n.into()));
    let goods = [(Thing::Coin, seat.coins), (Thing::Gem, seat.gems), (Thing::Food, seat.food)];
    let goods = goods.iter().map(|(thing, n)| thing.say((*n).into())).chain(tokens).collect::<Vec<_>>();
    let hearts = Thing::Heart.say(seat.hearts.into());
    *out += &wrapped(
        "    ",
        &format!("{} · {hearts} · reputation {}", goods.join(", "), figure(seat.reputation)),
    );
    let left = seat.under.len().saturating_sub(seat.camps.into());
    let _ = writeln!(
        out,
        "    skill {} · combat {} · movement {} · search {} · camps {} placed, {left} left",
        seat.skill, seat.swords, seat.movement, seat.search, seat.camps
    );
    let party: Vec<String> = seat.slots.iter().flatten().map(person_line).collect();
    *out +=
        &wrapped("    with ", if party.is_empty() { "nobody".to_owned() } else { party.join(", ") }.as_str());
    let inactive: Vec<&str> = seat.inactive.iter().map(|p| p.name).collect();
    if !inactive.is_empty() {
        *out += &wrapped("    inactive: ", &inactive.join(", "));
    }
    if seat.birds + seat.tortoises > 0 {
        let _ = writeln!(out, "    {} pack birds, {} tortoises", seat.birds, seat.tortoises);
    }
    for (word, cards) in
        [("treasure", &seat.treasures), ("artifact", &seat.artifacts), ("world", &seat.worlds)]
    {
        for card in cards {
            *out += &wrapped(&format!("    {word} · "), &format!("{}: {}", card.name, card.rules));
        }
    }
    match &seat.hand {
        Some(hand) => hand.iter().for_each(|card| *out += &wrapped("    in hand · ", &hand_line(card))),
        None => {
            let cards = if seat.hand_count == 1 { "card" } else { "cards" };
            let _ = writeln!(out, "    {} {cards} in hand", seat.hand_count);
        }
    }
    if let Some(sheet) = &seat.sheet {
        let boxes = if view.mode == "campaign" { format!(", {} boxes", sheet.boxes) } else { String::new() };
        *out += &wrapped("    sheet · ", &format!("{} experience{boxes}", sheet.experience));
        let talents = sheet.talents.iter().map(|t| t.name).collect();
        for (word, list) in [("talents", talents), ("keywords", sheet.keywords.clone())] {
            if !list.is_empty() {
                *out += &wrapped(&format!("    {word} · "), &list.join(", "));
            }
        }
    }
}

fn hand_line(card: &CardView) -> String {
    let Some(price) = &card.price else { return card.name.to_owned() };
    let cost = price.cost.iter().map(|c| Amount { token: c.thing.to_owned(), n: c.n.into() });
    let ready = if price.affordable { ", can be bought" } else { "" };
    let flame = flame(price.reputation).map(|flame| format!("; {flame}")).unwrap_or_default();
    let points = points(price.points);
    format!("{} ({}{flame}{ready}): {points}. {}", card.name, said(&cost.collect::<Vec<_>>()), card.rules)
}

fn draw_scores(out: &mut String, view: &View, scores: &ScoresView) {
    let names: Vec<String> = view.seats.iter().map(|s| format!("{:>10.10}", s.name)).collect();
    let _ = writeln!(out, "{:<28}{}", "", names.concat());
    for (i, line) in view.score_lines.iter().enumerate() {
        let row: Vec<Option<i16>> = scores.points.iter().map(|p| p.as_ref().map(|p| p[i])).collect();
        if row.iter().flatten().any(|n| *n != 0) {
            let cells: Vec<String> = row.iter().map(cell).collect();
            let _ = writeln!(out, "{line:<28}{}", cells.concat());
        }
    }
    let totals: Vec<String> = scores.totals.iter().map(cell).collect();
    let _ = writeln!(out, "{:<28}{}", "Journey points", totals.concat());
    if let Some(sums) = &scores.sums {
        let sums: Vec<String> = sums.iter().map(|n| format!("{:>10}", figure(*n))).collect();
        let _ = writeln!(out, "{:<28}{}", "All sessions", sums.concat());
    }
}

fn cell(n: &Option<i16>) -> String {
    format!("{:>10}", n.map_or_else(|| "–".to_owned(), figure))
}
