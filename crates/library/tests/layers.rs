//! The order of the house: no files import one another in a circle, and in a game each room imports only from those below it
//! (ARCHITECTURE.md, "Inside a game").

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A crate's files by the path of their module (`rules::turn`; the root is empty), and the modules that each names.
type Imports = BTreeMap<String, BTreeSet<String>>;

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn rust_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("readable").path();
        match path.is_dir() {
            true => rust_files(&path, found),
            false if path.extension().is_some_and(|ext| ext == "rs") => found.push(path),
            false => {}
        }
    }
}

fn imports(sources: &Path) -> Imports {
    let mut files = Vec::new();
    rust_files(sources, &mut files);
    let module = |file: &PathBuf| -> String {
        let parts = file.strip_prefix(sources).expect("below").with_extension("");
        let parts: Vec<String> = parts.iter().map(|p| p.to_string_lossy().into_owned()).collect();
        let root = parts.len() == 1 && ["lib", "main"].contains(&parts[0].as_str());
        if root { String::new() } else { parts.join("::") }
    };
    let texts: BTreeMap<String, String> =
        files.iter().map(|f| (module(f), std::fs::read_to_string(f).expect("text"))).collect();
    let known: BTreeSet<&str> = texts.keys().map(String::as_str).collect();
    let named = |(name, text): (&String, &String)| {
        let mut found = BTreeSet::new();
        for path in paths(name, text) {
            // The longest beginning that is a file; what is re-exported by the root is nobody's import.
            let parts: Vec<&str> = path.split("::").collect();
            let file =
                (1..=parts.len()).rev().map(|n| parts[..n].join("::")).find(|p| known.contains(p.as_str()));
            found.extend(file.filter(|file| file != name));
        }
        (name.clone(), found)
    };
    texts.iter().map(named).collect()
}

/// All that a file names with `crate::` or `super::`, with the lists of `use` taken apart.
fn paths(module: &str, text: &str) -> Vec<String> {
    let code: String =
        text.lines().filter(|line| !line.trim_start().starts_with("//")).map(|l| format!("{l}\n")).collect();
    let code = code.split("#[cfg(test)]").next().unwrap_or_default();
    let mut found = Vec::new();
    let parent = module.rsplit_once("::").map_or("", |(parent, _)| parent);
    for (start, base) in [("crate::", ""), ("super::", parent)] {
        for (at, _) in code.match_indices(start) {
            let begins =
                code[..at].chars().next_back().is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != ':');
            if begins {
                let prefix = if base.is_empty() { String::new() } else { format!("{base}::") };
                unfold(&code[at + start.len()..], &prefix, &mut found);
            }
        }
    }
    found
}

/// `a::{b, c::{d}}` is `a::b` and `a::c::d`. Gives what follows.
fn unfold<'a>(text: &'a str, prefix: &str, found: &mut Vec<String>) -> &'a str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_' && c != ':').unwrap_or(text.len());
    let (path, mut rest) = text.split_at(end);
    let path = format!("{prefix}{path}");
    if !rest.starts_with('{') || !path.ends_with("::") {
        found.push(path.trim_end_matches("::").to_owned());
        return rest;
    }
    loop {
        rest = unfold(rest[1..].trim_start(), &path, found).trim_start();
        if let Some((_, after)) = rest.strip_prefix("as ").and_then(|rest| rest.split_once([',', '}'])) {
            rest = &rest[rest.len() - after.len() - 1..];
        }
        if !rest.starts_with(',') {
            return rest.strip_prefix('}').unwrap_or(rest);
        }
    }
}

/// A circle, if there is one: each file imports the next.
fn circle(imports: &Imports) -> Option<Vec<String>> {
    fn visit(at: &str, imports: &Imports, way: &mut Vec<String>, done: &mut BTreeSet<String>) -> bool {
        if let Some(first) = way.iter().position(|one| one == at) {
            way.drain(..first);
            way.push(at.to_owned());
            return true;
        }
        if done.contains(at) {
            return false;
        }
        way.push(at.to_owned());
        if imports[at].iter().filter(|next| !next.is_empty()).any(|next| visit(next, imports, way, done)) {
            return true;
        }
        way.pop();
        done.insert(at.to_owned());
        false
    }
    let mut done = BTreeSet::new();
    imports.keys().filter(|file| !file.is_empty()).find_map(|file| {
        let mut way = Vec::new();
        visit(file, imports, &mut way, &mut done).then_some(way)
    })
}

fn all() -> Vec<(String, Imports)> {
    let folders =
        std::fs::read_dir(crates()).expect("the crates").map(|entry| entry.expect("readable").path());
    let mut all: Vec<_> = folders.filter(|path| path.join("src").is_dir()).collect();
    all.sort();
    let name = |path: &PathBuf| path.file_name().expect("a name").to_string_lossy().into_owned();
    all.iter().map(|path| (name(path), imports(&path.join("src")))).collect()
}

#[test]
fn no_files_import_one_another_in_a_circle() {
    let circles = all()
        .into_iter()
        .filter_map(|(name, files)| Some(format!("{name}: {}", circle(&files)?.join(" → "))));
    let circles: Vec<String> = circles.collect();
    assert!(circles.is_empty(), "{circles:#?}");
}

/// From the lowest room to the highest.
const ROOMS: [&str; 5] = ["book", "state", "rules", "seen", "mind"];

#[test]
fn in_a_game_a_room_imports_only_from_those_below_it() {
    let games = all().into_iter().filter(|(_, files)| {
        ROOMS.iter().all(|room| files.contains_key(*room) || *room == "seen" || *room == "mind")
    });
    let games: Vec<_> =
        games.filter(|(_, files)| files.keys().any(|file| file.starts_with("seen"))).collect();
    assert!(games.len() >= 4, "the games are found by their rooms");
    let room = |file: &str| ROOMS.iter().position(|room| file.split("::").next() == Some(room));
    let mut wrong = Vec::new();
    for (game, files) in &games {
        for (file, named) in files {
            let above =
                |other: &&String| matches!((room(file), room(other)), (Some(own), Some(its)) if its > own);
            wrong.extend(named.iter().filter(above).map(|other| format!("{game}: {file} imports {other}")));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn imports_are_read() {
    let text = "use crate::book::{Entry, words::{Cost, Deed as Done}};\nuse super::turn;\n// crate::mind\nfn f() { crate::seen::view::x() }";
    let mut found = paths("rules::story", text);
    found.sort();
    assert_eq!(
        found,
        ["book::Entry", "book::words::Cost", "book::words::Deed", "rules::turn", "seen::view::x"]
    );
    let round = |list: &[(&str, &[&str])]| -> Imports {
        let files = list
            .iter()
            .map(|(file, named)| ((*file).to_owned(), named.iter().map(|n| (*n).to_owned()).collect()));
        files.collect()
    };
    assert_eq!(circle(&round(&[("a", &["b"]), ("b", &["c"]), ("c", &[])])), None);
    assert_eq!(
        circle(&round(&[("a", &["b"]), ("b", &["c"]), ("c", &["b"])])),
        Some(vec!["b".into(), "c".into(), "b".into()])
    );
}
