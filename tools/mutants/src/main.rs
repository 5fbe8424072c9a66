//! Tries all mutants of a game's rules with one build: `mutants COPY GAME OUT JOBS [ONLY]`, called by `scripts/mutants`.
//!
//! cargo-mutants says what can be broken (its list is read from `OUT/mutants.json`). Every mutant is written into the copy of the sources behind a switch
//! that is read from the environment ([`plant`]), those that do not compile are taken out, and the tests are run once for each mutant:
//! only the tests that come to the place, quick ones first, until one fails ([`trial`]).

mod build;
mod plant;
mod trial;

use std::path::PathBuf;
use std::{env, fs};

use serde::Deserialize;
use trial::Found;

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
    let left_out: Vec<usize> = (0..mutants.len()).filter(|id| !built.planted.contains(id)).collect();

    let tried: Vec<usize> = built
        .planted
        .iter()
        .copied()
        .filter(|id| only.split('|').any(|part| mutants[*id].name.contains(part)))
        .collect();
    let found = trial::try_all(&built, &tried, &mutants, jobs);
    let those =
        |how: Found| -> Vec<usize> { found.iter().filter(|(_, of)| *of == how).map(|(id, _)| *id).collect() };
    let (missed, late) = (those(Found::Not), those(Found::ByTime));
    for (file, ids) in [("missed", &missed), ("late", &late), ("unviable", &left_out)] {
        let names: String = ids.iter().map(|id| format!("{}\n", mutants[*id].name)).collect();
        fs::write(out.join(file).with_extension("txt"), names).expect("room for the result");
    }
    let noticed = tried.len() - missed.len();
    println!(
        "{game}: {} mutants tried, {noticed} noticed ({:.1} %; {} by going on for too long), {} not; {} do not compile",
        tried.len(),
        100.0 * noticed as f64 / tried.len().max(1) as f64,
        late.len(),
        missed.len(),
        left_out.len()
    );
}
