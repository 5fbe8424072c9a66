//! Everything that a game says: what it asks, what it offers, what it tells. Random games are played, names and numbers
//! are left out, and each thing that was said is one line. A game keeps the lines in its `tests/said.txt`: they can be read
//! aloud, and no word changes unnoticed. `SAID=write` in the environment of the test writes the file again.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use table::{AnyGame, Chance, Event, Offered, Route, Setup, What};

/// Compares what these games say with the file.
pub fn check_said(
    file: &str,
    game: &dyn AnyGame,
    book: &BTreeMap<String, String>,
    setups: impl IntoIterator<Item = Setup>,
) {
    let names = names(book);
    let mut heard = HashSet::new();
    for setup in setups {
        listen(game, setup, |line| {
            heard.insert(line);
        });
    }
    let said: BTreeSet<String> = heard.iter().map(|line| plain(line, &names)).collect();
    let now: String = said.iter().map(|line| format!("{line}\n")).collect();
    if std::env::var("SAID").is_ok_and(|v| v == "write") {
        std::fs::write(file, &now).expect("the file can be written");
    }
    let before = std::fs::read_to_string(file).unwrap_or_default();
    let before: BTreeSet<&str> = before.lines().collect();
    let now: BTreeSet<&str> = now.lines().collect();
    let new = now.difference(&before).map(|line| format!("+ {line}\n"));
    let gone = before.difference(&now).map(|line| format!("- {line}\n"));
    let changes: String = gone.chain(new).collect();
    assert!(changes.is_empty(), "what is said has changed; SAID=write keeps it\n{changes}");
}

/// Plays one game with random answers.
fn listen(game: &dyn AnyGame, mut setup: Setup, mut hear: impl FnMut(String)) {
    for (seat, name) in setup.seats.iter_mut().zip(["Ada1", "Ada2", "Ada3", "Ada4", "Ada5", "Ada6"]) {
        seat.name = name.into(); // all of them are "Ada#" in the end
    }
    let mut whim = Chance::new(setup.seed);
    let mut table = game.open(setup).expect("a sound setup");
    loop {
        table.take_events().iter().map(told).for_each(&mut hear);
        if table.outcome().is_some() {
            break;
        }
        let questions = table.questions();
        for question in questions {
            hear(format!("ask {} | {}", question.rules.join(" "), question.prompt));
            question.options.iter().map(offered).for_each(&mut hear);
            question.routes.iter().map(way).for_each(&mut hear);
        }
        let question = &questions[whim.below(questions.len() as u32) as usize];
        // Whoever gives everything up at any time never comes to an end.
        let sane = question.options.iter().filter(|o| !(o.aside && o.grave.is_some()));
        let mut keys: Vec<String> = sane.map(|o| o.key.clone()).collect();
        if keys.is_empty() {
            continue;
        }
        let fewest = question.pick.min.max(1);
        let count = fewest + whim.below((question.pick.max.min(keys.len()) + 1 - fewest) as u32) as usize;
        let mut take = |_| keys.swap_remove(whim.below(keys.len() as u32) as usize);
        let picks: Vec<String> = (0..count).map(&mut take).collect();
        let (seat, id) = (question.seat, question.id);
        table.answer(seat, id, &picks).expect("it is offered");
    }
}

fn told(event: &Event) -> String {
    let data = serde_json::to_value(&event.what).expect("plain data");
    let text = if matches!(event.what, What::Story(_)) { "" } else { &event.text };
    format!("tell {} | {} | {text}", event.rules.join(" "), data["kind"].as_str().expect("each has a kind"))
}

fn offered(option: &Offered) -> String {
    let kind = |id: &str| id.split('/').next().unwrap_or_default().to_owned();
    let target = option.target.as_deref().map(|t| format!(" | on {}", kind(t))).unwrap_or_default();
    let aside = if option.aside { " | aside" } else { "" };
    let grave = option.grave.as_deref().map(|why| format!(" | grave: {why}")).unwrap_or_default();
    let risk = option.stakes.as_ref().and_then(|stakes| stakes.risk.as_ref());
    let risk = risk.map(|risk| format!(" | risk: {risk}")).unwrap_or_default();
    format!("offer {} | {}{target}{aside}{grave}{risk}", kind(&option.key), option.text())
}

/// What stands in brackets is said of the last step, too.
fn way(route: &Route) -> String {
    format!("route | {}", route.label.split(" (").next().unwrap_or_default())
}

/// Names and prose of a book, the longest first.
fn names(book: &BTreeMap<String, String>) -> Vec<String> {
    let value = |line: &str| {
        let of_toml = ["name", "called", "text", "prose"].iter().find_map(|key| {
            let value = line.trim_start().strip_prefix(key)?.trim_start().strip_prefix("= \"")?;
            Some(value.split('"').next().unwrap_or(value))
        });
        let title = line.strip_prefix("== ").and_then(|head| head.split_once("  ")).map(|(_, title)| title);
        let choice = line.strip_prefix("* ").map(|text| text.split(" [").next().unwrap_or(text));
        of_toml.or(title).or(choice).map(|v| v.trim().to_owned())
    };
    let names: BTreeSet<String> = book.values().flat_map(|text| text.lines().filter_map(value)).collect();
    let mut names: Vec<String> = names.into_iter().filter(|n| n.len() > 2).collect();
    names.sort_by_key(|n| std::cmp::Reverse(n.len()));
    names
}

/// A line without names and numbers, and with one of each where several are listed.
fn plain(line: &str, names: &[String]) -> String {
    let (rules, words) = line.split_once(" | ").expect("rules or keys first");
    let mut words = words.lines().next().unwrap_or_default().to_owned();
    for name in names.iter().filter(|n| line.contains(n.as_str())) {
        let mut rest = words.as_str();
        let mut out = String::new();
        while let Some((before, after)) = rest.split_once(name.as_str()) {
            let whole = !before.ends_with(char::is_alphabetic) && !after.starts_with(char::is_alphabetic);
            out += before;
            out += if whole { "«»" } else { name };
            rest = after;
        }
        words = out + rest;
    }
    let mut out = String::new();
    for c in words.chars() {
        match c.is_ascii_digit() {
            true if out.ends_with('#') => {}
            true => out.push('#'),
            false => out.push(c),
        }
    }
    for one in ["«»", "#", "Ada#"] {
        for list in [format!("{one}, {one}"), format!("{one} and {one}")] {
            while out.contains(&list) {
                out = out.replace(&list, one);
            }
        }
    }
    format!("{rules} | {out}")
}
