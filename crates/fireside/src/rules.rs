//! `fireside rules`

use crate::coverage;
use crate::style::{QUIET, RESET, TITLE, wrap};
use crate::{Done, Failure};
use anstream::println;
use clap::Args;
use library::{Rule, ledgers};
use std::path::PathBuf;

#[derive(Args)]
pub struct RulesArgs {
    /// A game, and words or an id to look for: `prelude lowest die`, `PR-GATHER-02`, `PR-GATHER`
    words: Vec<String>,
    /// Which rules are cited by tests, per game and section
    #[arg(long)]
    coverage: bool,
    /// Where the source code is, for --coverage
    #[arg(long, value_name = "DIR", default_value = ".")]
    source: PathBuf,
    /// As JSON
    #[arg(long)]
    json: bool,
}

pub fn rules(args: &RulesArgs) -> Done {
    if args.coverage {
        return coverage::coverage(&args.source, args.json);
    }
    let mut words: Vec<String> = args.words.iter().map(|w| w.to_lowercase()).collect();
    let game = words.first().and_then(|w| library::prefix(w));
    if game.is_some() {
        words.remove(0);
    }
    let meant = |rule: &Rule| {
        let (id, text) = (rule.id.to_lowercase(), rule.text.to_lowercase());
        let whole = |w: &String| id == *w || id.starts_with(&format!("{w}-"));
        words.iter().all(|w| whole(w) || text.contains(w.as_str()))
    };
    let mut found = Vec::new();
    for ledger in ledgers().into_iter().filter(|l| game.is_none_or(|g| g == l.prefix)) {
        for section in ledger.sections {
            let rules: Vec<Rule> = section.rules.into_iter().filter(|r| meant(r)).collect();
            if !rules.is_empty() {
                found.push((section.id, section.title, rules));
            }
        }
    }
    if found.is_empty() {
        return Err(Failure::Wrong(format!("no rule speaks of `{}`", args.words.join(" "))));
    }
    if args.json {
        let list: Vec<_> = found
            .iter()
            .flat_map(|(_, _, rules)| rules.iter().map(|r| serde_json::json!({ "id": r.id, "text": r.text })))
            .collect();
        println!("{}", serde_json::to_string_pretty(&list).expect("plain data"));
        return Ok(());
    }
    for (id, title, rules) in found {
        println!("{TITLE}{title}{RESET} {QUIET}{id}{RESET}");
        for rule in rules {
            println!("{}", wrap(&format!("{}  {}", rule.id, rule.text), "  "));
        }
        println!();
    }
    Ok(())
}

/// The text of one rule, for players who ask while they play.
pub fn text_of(id: &str) -> Option<String> {
    let rules = ledgers().into_iter().flat_map(|l| l.sections).flat_map(|s| s.rules);
    rules.into_iter().find(|r| r.id == id).map(|r| r.text)
}
