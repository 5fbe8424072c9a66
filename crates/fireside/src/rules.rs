//! `fireside rules`

use crate::coverage;
use crate::style::{QUIET, RESET, TITLE, wrap};
use crate::{Done, Failure};
use anstream::println;
use clap::Args;
use library::ledgers;
use std::path::PathBuf;

#[derive(Args)]
pub struct RulesArgs {
    /// A game, and words or an id to look for: `GAME lowest die`, `PR-GATHER-02`, `PR-GATHER`
    words: Vec<String>,
    /// Which rules are cited by tests, per game and section
    #[arg(long)]
    coverage: bool,
    /// Where the source code is, for --coverage
    #[arg(long, value_name = "DIR", default_value = ".")]
    source: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn rules(args: &RulesArgs) -> Done {
    if args.coverage {
        return coverage::coverage(&args.source, args.json);
    }
    let words: Vec<&str> = args.words.iter().map(String::as_str).collect();
    let game = words.first().and_then(|w| library::prefix(w));
    let found = library::find_rules(game, &words[usize::from(game.is_some())..]);
    if found.is_empty() {
        return Err(Failure::Wrong(format!("no rule mentions `{}`", args.words.join(" "))));
    }
    if args.json {
        let list: Vec<_> = found
            .iter()
            .flat_map(|s| &s.rules)
            .map(|r| serde_json::json!({ "id": r.id, "text": r.text }))
            .collect();
        println!("{}", serde_json::to_string_pretty(&list).expect("plain data"));
        return Ok(());
    }
    for section in found {
        println!("{TITLE}{}{RESET} {QUIET}{}{RESET}", section.title, section.id);
        for rule in section.rules {
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
