//! Which rules of the ledger are cited by tests: what `make rules` prints.

use crate::{Done, Failure};
use anstream::println;
use library::ledgers;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

#[derive(Serialize)]
struct GameCoverage {
    game: String,
    ids: usize,
    cited: usize,
    sections: Vec<SectionCoverage>,
}

#[derive(Serialize)]
struct SectionCoverage {
    section: String,
    ids: usize,
    cited: usize,
    missing: Vec<String>,
}

pub fn coverage(source: &Path, json: bool) -> Done {
    let crates = source.join("crates");
    if !crates.is_dir() {
        return Err(Failure::Call(format!(
            "there is no source code in {}; name it with --source",
            source.display()
        )));
    }
    let mut cited = BTreeSet::new();
    for file in rust_files(&crates) {
        let text =
            std::fs::read_to_string(&file).map_err(|e| Failure::Wrong(format!("{}: {e}", file.display())))?;
        cited.extend(ids_cited(&text));
    }
    let mut games: BTreeMap<String, GameCoverage> = BTreeMap::new();
    for ledger in ledgers() {
        // A game's ledger may be in several files.
        let game = games.entry(ledger.prefix.clone()).or_insert_with(|| GameCoverage {
            game: library::ids()
                .find(|g| library::prefix(g) == Some(&ledger.prefix))
                .unwrap_or(&ledger.file)
                .to_owned(),
            ids: 0,
            cited: 0,
            sections: vec![],
        });
        for section in ledger.sections {
            let missing: Vec<String> =
                section.rules.iter().map(|r| r.id.clone()).filter(|id| !cited.contains(id)).collect();
            let ids = section.rules.len();
            game.ids += ids;
            game.cited += ids - missing.len();
            game.sections.push(SectionCoverage {
                section: section.id,
                ids,
                cited: ids - missing.len(),
                missing,
            });
        }
    }
    let games: Vec<GameCoverage> = games.into_values().collect();
    if json {
        println!("{}", serde_json::to_string_pretty(&games).expect("plain data"));
        return Ok(());
    }
    for game in games {
        println!("{}: {} of {} rules cited by tests", game.game, game.cited, game.ids);
        // A game that nobody has begun to write needs no list of what is missing.
        for section in game.sections.iter().filter(|_| game.cited > 0) {
            println!("  {:<12} {:>3} of {:>3}", section.section, section.cited, section.ids);
            if !section.missing.is_empty() {
                println!("{}", crate::style::wrap(&section.missing.join(" "), "      not cited: "));
            }
        }
    }
    Ok(())
}

fn rust_files(dir: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in std::fs::read_dir(dir).into_iter().flatten().filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|e| e == "rs") {
            files.push(path);
        }
    }
    files
}

/// The ids in doc comments that stand directly above `#[test]`.
fn ids_cited(text: &str) -> Vec<String> {
    let mut cited = Vec::new();
    let mut pending: Vec<String> = Vec::new();
    for line in text.lines().map(str::trim) {
        if let Some(comment) = line.strip_prefix("///") {
            pending.extend(
                comment
                    .split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
                    .filter(|w| is_id(w))
                    .map(str::to_owned),
            );
        } else if line == "#[test]" {
            cited.append(&mut pending);
        } else if !line.starts_with("#[") {
            pending.clear();
        }
    }
    cited
}

/// `PR-GATHER-02`
fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let [prefix, middle, number] = parts[..] else { return false };
    let upper = |s: &str| !s.is_empty() && s.chars().all(|c| c.is_ascii_uppercase());
    prefix.len() == 2
        && upper(prefix)
        && upper(middle)
        && number.len() >= 2
        && number.chars().all(|c| c.is_ascii_digit())
}
