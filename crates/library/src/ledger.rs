//! The rules ledger: every rule of every game with its id, from docs/rules.

use include_dir::{Dir, include_dir};

static RULES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/rules");

/// One file of the ledger.
pub struct Ledger {
    /// The file's name without its ending.
    pub file: String,
    /// What its ids begin with: `PR`.
    pub prefix: String,
    /// Its sections, in order.
    pub sections: Vec<Section>,
}

/// A section: rules that share the middle of their ids.
pub struct Section {
    /// `PR-GATHER`
    pub id: String,
    /// "Gather"
    pub title: String,
    /// Its rules, in order.
    pub rules: Vec<Rule>,
}

/// A rule.
pub struct Rule {
    /// `PR-GATHER-02`
    pub id: String,
    /// What it says.
    pub text: String,
}

/// All ledgers, by file name.
pub fn ledgers() -> Vec<Ledger> {
    let mut files: Vec<_> = RULES.files().collect();
    files.sort_by_key(|f| f.path());
    let read = |f: &include_dir::File<'_>| {
        let name = f.path().file_stem()?.to_str()?.to_owned();
        Some(parse(name, f.contents_utf8()?))
    };
    files.into_iter().filter_map(read).collect()
}

/// A rule line is `- PR-GATHER-02  text`. Rules are grouped by the middle of their id; a heading
/// `### PR-GATHER  Gather` gives the group its title.
fn parse(file: String, text: &str) -> Ledger {
    let mut sections: Vec<Section> = Vec::new();
    let mut titles: Vec<(String, String)> = Vec::new();
    let mut heading = String::new();
    for line in text.lines() {
        if let Some(head) = line.strip_prefix("## ").or_else(|| line.strip_prefix("### ")) {
            heading = head.trim().to_owned();
            if let Some((id, title)) = head.split_once("  ") {
                titles.push((id.trim().to_owned(), title.trim().to_owned()));
            }
        }
        let Some((id, text)) = line.strip_prefix("- ").and_then(|l| l.split_once("  ")) else {
            continue;
        };
        let Some((group, number)) = id.rsplit_once('-') else { continue };
        let proper =
            group.len() > 3 && group.as_bytes()[2] == b'-' && number.chars().all(|c| c.is_ascii_digit());
        if !proper {
            continue;
        }
        let rule = Rule { id: id.to_owned(), text: text.trim().to_owned() };
        match sections.iter_mut().find(|s| s.id == group) {
            Some(section) => section.rules.push(rule),
            None => {
                let title = titles.iter().rev().find(|(id, _)| id == group).map(|(_, t)| t.clone());
                let title = title.unwrap_or_else(|| heading.clone());
                sections.push(Section { id: group.to_owned(), title, rules: vec![rule] });
            }
        }
    }
    let prefix = sections.first().map(|s| s.id[..2].to_owned()).unwrap_or_default();
    Ledger { file, prefix, sections }
}

/// The rules that match some words, section by section: an id finds that rule, the name of a section all of it, any
/// other word must occur in the text. `prefix` limits the search to one game.
pub fn find_rules(prefix: Option<&str>, words: &[&str]) -> Vec<Section> {
    let words: Vec<String> = words.iter().map(|w| w.to_lowercase()).collect();
    let all = ledgers();
    let prefixes: Vec<String> = all.iter().map(|l| format!("{}-", l.prefix.to_lowercase())).collect();
    let (ids, texts): (Vec<_>, Vec<_>) =
        words.iter().partition(|w| prefixes.iter().any(|p| w.starts_with(p.as_str())));
    let meant = |rule: &Rule| {
        let (id, text) = (rule.id.to_lowercase(), rule.text.to_lowercase());
        let named =
            |w: &&String| id == **w || id.strip_prefix(w.as_str()).is_some_and(|r| r.starts_with('-'));
        (ids.is_empty() || ids.iter().any(named)) && texts.iter().all(|w| text.contains(w.as_str()))
    };
    let sections = all.into_iter().filter(|l| prefix.is_none_or(|p| p == l.prefix)).flat_map(|l| l.sections);
    let found = sections.map(|mut section| {
        section.rules.retain(meant);
        section
    });
    found.filter(|s| !s.rules.is_empty()).collect()
}
