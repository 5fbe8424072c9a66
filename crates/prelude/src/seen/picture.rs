//! The board as text, for terminals and for people who read rather than look.

use crate::seen::view::{BuildingView, CardView, SeatView, View, ZoneView};
use std::fmt::Write;

/// Draws a view, at most 80 columns wide.
pub(crate) fn draw(view: &View) -> String {
    let mut out = String::new();
    let plans = if view.plans_token { " · plans token ready" } else { "" };
    let _ = writeln!(out, "{} · round {} · {}{plans}", view.region, view.round, view.phase);
    out.push('\n');
    for zone in &view.zones {
        draw_zone(&mut out, view, zone);
    }
    out.push('\n');
    let buildings: Vec<String> = view.settlement.iter().map(building).collect();
    for row in buildings.chunks(3) {
        let _ = writeln!(out, "  {}", row.iter().map(|b| format!("{b:<25}")).collect::<String>().trim_end());
    }
    if view.hut.built {
        let names: Vec<&str> = view.hut.artifacts.iter().map(|a| a.name).collect();
        let artifacts = if names.is_empty() { String::new() } else { format!(", {}", names.join(", ")) };
        let _ = writeln!(out, "  In the hut: {} resources{artifacts}", view.hut.resources);
    }
    for seat in view.seats.iter().filter(|s| s.past.is_some() && s.gift.is_some()) {
        out.push('\n');
        draw_seat(&mut out, seat);
    }
    out
}

fn draw_zone(out: &mut String, view: &View, zone: &ZoneView) {
    if zone.value.is_none() && zone.stack.is_empty() && zone.presence == 0 && zone.seats.is_empty() {
        return;
    }
    let label = match zone.value {
        Some(value) => format!("{} {value}", zone.name),
        None => format!("  └ {}", zone.stack.last().map_or("(empty)", |c| c.name)),
    };
    let presence = "▲".repeat(usize::from(zone.presence).min(12));
    let who: Vec<&str> = zone.seats.iter().map(|s| view.seats[s.index()].name).collect();
    let closed = if zone.closed { " (closed)" } else { "" };
    let line = format!("  {label:<26}{presence:<13}{}{closed}", who.join(", "));
    let _ = writeln!(out, "{}", line.trim_end());
    if let Some(scouted) = view.scouted.iter().find(|s| s.zone.key() == zone.key) {
        let event = scouted.event.map(|e| format!(", then a {e}")).unwrap_or_default();
        let _ = writeln!(out, "      scouted: the die is {}{event}", scouted.die);
    }
    for card in zone.stack.iter().rev() {
        let _ = writeln!(out, "      {}", on_board(card));
    }
}

fn on_board(card: &CardView) -> String {
    let time = time(card).map(|numbers| format!(", stays on {numbers}")).unwrap_or_default();
    let rules = if card.rules.is_empty() { String::new() } else { format!(" {}", card.rules.join(" ")) };
    format!("{}: {}{time}.{rules}", card.name, card.class)
}

/// The numbers of a card's time token, if it has one.
fn time(card: &CardView) -> Option<String> {
    let numbers: Vec<String> = card.time.iter().map(u8::to_string).collect();
    (!numbers.is_empty()).then(|| numbers.join(" "))
}

fn building(b: &BuildingView) -> String {
    let (done, left) = (usize::from(b.done), usize::from(b.cost - b.done));
    let mark = if left == 0 { " ✓" } else { "" };
    format!("{} {}{}{mark}", b.name, "■".repeat(done), "□".repeat(left))
}

fn draw_seat(out: &mut String, seat: &SeatView) {
    let resources = format!(
        "{}{}",
        "◆".repeat(seat.resources.into()),
        "◇".repeat(seat.resource_slots.saturating_sub(seat.resources).into())
    );
    let hope = if seat.morale == 0 && seat.past.is_some() { ", without hope" } else { "" };
    let _ = writeln!(
        out,
        "  {}, {} · health {} · morale {}{hope} · {resources}",
        seat.name, seat.title, seat.health, seat.morale
    );
    let traits: Vec<String> = seat
        .traits
        .iter()
        .map(|t| {
            let core = "*".repeat(t.core.into());
            format!("{:?}{core} {}/{}", t.of, t.has, t.slots).to_lowercase()
        })
        .collect();
    let _ = writeln!(out, "    {}", traits.join("  "));
    for card in &seat.artifacts {
        let time = time(card).map(|numbers| format!(" (unveiled on {numbers})")).unwrap_or_default();
        let _ = writeln!(out, "    {} · {}{time} {}", card.class, card.name, card.rules.join(" "));
    }
    let hidden = seat.secrets - seat.secrets_known.len();
    for card in &seat.secrets_known {
        let open = if card.open { "known to all" } else { "secret" };
        let _ = writeln!(out, "    {open} · {} {}", card.name, card.rules.join(" "));
    }
    if hidden > 0 {
        let _ = writeln!(out, "    keeps {hidden} secret{}", if hidden == 1 { "" } else { "s" });
    }
}
