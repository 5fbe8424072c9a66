//! The table as plain text, at most 80 columns wide.

use super::view::View;
use std::fmt::Write;
use table::wrapped;

pub(crate) fn draw(view: &View) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "Turn {}, pass {} of 3, {} event cards left",
        view.turn,
        view.clock.pass,
        view.clock.left.iter().sum::<usize>()
    );
    let here = view.chart.regions.iter().find(|r| r.key == view.ship.region);
    let place = here.and_then(|r| r.name).unwrap_or("open water");
    out += &wrapped(
        "",
        &format!(
            "Pages {}-{}, {}. The ship is in {place}.",
            view.chart.pages[0], view.chart.pages[1], view.chart.name
        ),
    );
    let damage: u8 = view.ship.rooms.iter().map(|r| r.damage).sum::<u8>() + view.ship.hull;
    let stores: Vec<String> = view.stores.iter().map(|s| s.thing.say(s.n.into())).collect();
    out += &wrapped(
        "",
        &format!(
            "Ship damage {damage} of 11. {}. XP {}. {} command in the supply.",
            stores.join(", "),
            view.xp,
            view.command_left
        ),
    );
    let _ = writeln!(out);
    draw_crew(view, &mut out);
    let _ = writeln!(out);
    for seat in view.seats.iter().filter(|s| s.present) {
        let _ = writeln!(out, "{}: {} command, {} cards", seat.name, seat.command, seat.cards);
        for card in seat.hand.iter().flatten() {
            out += &wrapped(
                "  ",
                &format!(
                    "{} (fate {}, cost {}, {}) {}",
                    card.name,
                    card.fate,
                    card.cost,
                    card.skill.key(),
                    card.rules.join(". ")
                ),
            );
        }
    }
    if !view.adventures.is_empty() {
        let names: Vec<String> = view
            .adventures
            .iter()
            .map(|a| {
                if a.command > 0 { format!("{} ({} command)", a.name, a.command) } else { a.name.to_owned() }
            })
            .collect();
        out += &wrapped("", &format!("Cards: {}", names.join(", ")));
    }
    for event in &view.ongoing {
        out += &wrapped("", &format!("Ongoing: {}: {}", event.title, event.rules.join(", ")));
    }
    for quest in view.quests.iter().filter(|q| q.active) {
        out += &wrapped("", &format!("Quest {}: {} {}", quest.number, quest.title, quest.text));
    }
    draw_combat(view, &mut out);
    out
}

fn draw_crew(view: &View, out: &mut String) {
    for mate in &view.crew {
        let statuses: Vec<&str> = mate.statuses.iter().map(|s| s.key()).collect();
        let skills: Vec<String> = crate::Skill::ALL
            .iter()
            .zip(mate.skills)
            .filter(|(_, n)| *n > 0)
            .map(|(s, n)| format!("{} {n}", s.key()))
            .collect();
        let mut line =
            format!("{:<22} health {}/{} fatigue {}", mate.name, mate.health, mate.most, mate.fatigue);
        if mate.command > 0 {
            let _ = write!(line, " command {}", mate.command);
        }
        let _ = write!(line, "  {}", skills.join(", "));
        if !statuses.is_empty() {
            let _ = write!(line, "  [{}]", statuses.join(", "));
        }
        *out += &wrapped("", &line);
    }
}

fn draw_combat(view: &View, out: &mut String) {
    let Some(combat) = &view.combat else { return };
    for foe in &combat.row {
        let _ = writeln!(out, "{} (defence {}, damage {})", foe.name, foe.defence_now, foe.damage);
        for row in 0..3 {
            let squares = (0..3).map(|c| 3 * row + c).map(|s| {
                if foe.covered[s] {
                    "  [x]       ".to_owned()
                } else {
                    format!("  {:<10}", square(&foe.grid[s]))
                }
            });
            let _ = writeln!(out, "{}", squares.collect::<String>().trim_end());
        }
    }
}

fn square(square: &crate::Square) -> String {
    match square {
        crate::Square::Blank => ".".to_owned(),
        crate::Square::Heart(1) => "heart".to_owned(),
        crate::Square::Heart(n) => format!("heart x{n}"),
        crate::Square::Attack(n) => format!("+{n}"),
        crate::Square::Power(power) => power.key().chars().take(10).collect(),
    }
}
