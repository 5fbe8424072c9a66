//! Tries all mutants of a game's rules with one build: `mutants COPY GAME OUT JOBS [ONLY]`, called by `scripts/mutants`.
//!
//! cargo-mutants says what can be broken (its list is read from `OUT/mutants.json`). Every mutant is written into the copy of the sources behind a switch
//! that is read from the environment ([`plant`]), those that do not compile are taken out, and the tests are run once for each mutant:
//! only the tests that come to the place, quick ones first, until one fails ([`trial`]).

mod build;
mod plant;
mod trial;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use serde::Deserialize;

#[derive(Deserialize)]
pub struct Mutant {
    file: String,
    genre: String,
    name: String,
    replacement: String,
    span: Range,
}

#[derive(Deserialize)]
struct Range {
    start: Place,
}

#[derive(Deserialize, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    line: usize,
    column: usize,
}

fn main() {
    let mut args = env::args().skip(1);
    let mut arg = || args.next().expect("mutants COPY GAME OUT JOBS [ONLY]");
    let (copy, game, out, jobs) =
        (PathBuf::from(arg()), arg(), PathBuf::from(arg()), arg().parse().expect("a number of jobs"));
    let only = args.next().unwrap_or_default();

    let list = fs::read_to_string(out.join("mutants.json")).expect("the list of mutants");
    let mutants: Vec<Mutant> = serde_json::from_str(&list).expect("cargo-mutants' list");
    println!("{} mutants of {game}; building them", mutants.len());
    let built = build::build(&copy, &game, &mutants);
    let left_out: BTreeSet<usize> = (0..mutants.len()).filter(|id| !built.planted.contains(id)).collect();

    let tried: Vec<usize> = built
        .planted
        .iter()
        .copied()
        .filter(|id| only.split('|').any(|part| mutants[*id].name.contains(part)))
        .collect();
    let missed = trial::try_all(&built, &tried, &mutants, jobs);
    let names = |ids: &mut dyn Iterator<Item = &usize>| {
        ids.map(|id| format!("{}\n", mutants[*id].name)).collect::<String>()
    };
    fs::write(out.join("missed.txt"), names(&mut missed.iter())).expect("room for the result");
    fs::write(out.join("unviable.txt"), names(&mut left_out.iter())).expect("room for the result");
    print!("{}", names(&mut missed.iter()));
    let noticed = tried.len() - missed.len();
    println!(
        "{game}: {} mutants tried, {noticed} noticed ({:.1} %), {} not; {} do not compile",
        tried.len(),
        100.0 * noticed as f64 / tried.len().max(1) as f64,
        missed.len(),
        left_out.len()
    );
}
