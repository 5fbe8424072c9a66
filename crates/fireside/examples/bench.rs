//! `make bench`: speed and memory, as a table and as one line of JSON.
//!
//! Machines are noisy: compare only figures from the same run. Each figure is the median of several tries.

use bots::{Budget, Kind};
use serde_json::json;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;
use storybook::Load;
use table::{Book, Chance, Game, Inline, Setup, Table};

const PLAYERS: usize = 4;
/// Answers of a long game.
const LONG: usize = 520;

fn main() {
    let prelude = prelude::Book::load(library::own_files("prelude")).unwrap_or_else(|f| panic!("{}", f[0]));
    measure::<prelude::Prelude>(&Arc::new(prelude), 4000, "5,000,000");
    let near_and_far =
        near_and_far::Book::load(library::own_files("near-and-far")).unwrap_or_else(|f| panic!("{}", f[0]));
    measure::<near_and_far::NearAndFar>(&Arc::new(near_and_far), 100, "2,000,000");
    let sleeping_gods =
        sleeping_gods::Book::load(library::own_files("sleeping-gods")).unwrap_or_else(|f| panic!("{}", f[0]));
    measure::<sleeping_gods::SleepingGods>(&Arc::new(sleeping_gods), 100, "1,000,000");
    let now_or_never =
        now_or_never::Book::load(library::own_files("now-or-never")).unwrap_or_else(|f| panic!("{}", f[0]));
    measure::<now_or_never::NowOrNever>(&Arc::new(now_or_never), 100, "2,000,000");
}

/// All figures of a game, in its first mode. `games` random games take a good part of a second.
fn measure<G: Game>(book: &Arc<G::Book>, games: u64, aim: &str) {
    let mut rows: Vec<(&str, f64, &str, &str)> = Vec::new();
    rows.push(("random games, one thread", median(5, || random_games::<G>(book, games)), "decisions/s", aim));
    let (_, long) = long_games::<G>(book).next().expect("there are infinitely many seeds");
    let state = long.game().state().clone();
    rows.push(("clone of a state", median(5, || per(10_000, || black_box(state.clone()))) * 1e9, "ns", ""));
    rows.push((
        "save to JSON text",
        median(5, || per(50, || serde_json::to_string(&long.save()))) * 1e6,
        "µs",
        "",
    ));
    let bytes = serde_json::to_string(&long.save()).expect("plain data").len();
    rows.push(("size of that save", bytes as f64 / 1024.0, "KiB", ""));
    let games = answers_timed::<G>(book);
    for (what, n) in [("answer, around the 10th question", 10), ("answer, around the 500th", 500)] {
        rows.push((what, around(&games, n) * 1e6, "µs", "20"));
    }
    match memory_per_table::<G>(book, 1000) {
        Some(kib) => rows.push(("memory per open table, of 1,000", kib, "KiB", "64")),
        None => eprintln!("memory cannot be read on this system"),
    }

    let about = book.about();
    println!("{:<34} {:>14} {:<12} aim", format!("{}, {PLAYERS} players", about.title), "measured", "");
    for (what, value, unit, aim) in &rows {
        println!("{what:<34} {value:>14.1} {unit:<12} {aim}");
    }
    let figures: serde_json::Map<_, _> =
        rows.iter().map(|(what, value, unit, _)| (format!("{what} ({unit})"), json!(value))).collect();
    println!("{}", json!({ "game": about.id, "players": PLAYERS, "figures": figures }));
}

fn setup<G: Game>(book: &G::Book, seed: u64) -> Setup {
    let about = book.about();
    Setup::new(&about.id, &about.modes[0].id, PLAYERS, seed)
}

fn median(tries: usize, mut figure: impl FnMut() -> f64) -> f64 {
    let mut list: Vec<f64> = (0..tries).map(|_| figure()).collect();
    list.sort_by(f64::total_cmp);
    list[tries / 2]
}

/// Seconds for one of `n` calls.
fn per<T>(n: u32, mut call: impl FnMut() -> T) -> f64 {
    let started = Instant::now();
    for _ in 0..n {
        black_box(call());
    }
    started.elapsed().as_secs_f64() / f64::from(n)
}

/// Decisions per second in random games, nothing checked, on one thread.
fn random_games<G: Game>(book: &Arc<G::Book>, games: u64) -> f64 {
    let started = Instant::now();
    let mut decisions = 0;
    for seed in 0..games {
        let player = Box::new(bots::Random::new(seed));
        let inline = Inline { player, decisions_max: 1_000_000, laws: false, state: false, tally: false };
        decisions += table::play::<G>(book, setup::<G>(book, seed), inline).expect("it plays").decisions;
    }
    decisions as f64 / started.elapsed().as_secs_f64()
}

/// Answers by instinct, so that games last.
fn answer_one<G: Game>(table: &mut Table<G>, whim: &mut Chance) {
    let question = table.questions().iter().find(|q| !q.aside).expect("the game goes on");
    let keys = Kind::Instinct.answer(table, question, Budget::default(), whim.below(u32::MAX).into());
    let (seat, id) = (question.seat, question.id);
    table.answer(seat, id, &keys).expect("it is offered");
}

/// Games that last at least this long; most are over sooner.
fn long_games<G: Game>(book: &Arc<G::Book>) -> impl Iterator<Item = (u64, Table<G>)> {
    let played = |seed| {
        let mut table = Table::<G>::new(book.clone(), setup::<G>(book, seed)).expect("the setup is sound");
        let mut whim = Chance::new(seed);
        while table.outcome().is_none() && table.log().len() < LONG {
            answer_one(&mut table, &mut whim);
            table.take_events();
        }
        (seed, table)
    };
    (0..).map(played).filter(|(_, table)| table.outcome().is_none())
}

/// Seconds for each answer of some long games, one list for each game. What an answer costs depends on the
/// question that follows, so a single one says little: see [`around`].
fn answers_timed<G: Game>(book: &Arc<G::Book>) -> Vec<Vec<f64>> {
    let again = |seed| {
        let mut table = Table::<G>::new(book.clone(), setup::<G>(book, seed)).expect("the setup is sound");
        let mut whim = Chance::new(seed);
        let timed = |_| {
            let started = Instant::now();
            answer_one(&mut table, &mut whim);
            table.take_events();
            started.elapsed().as_secs_f64()
        };
        (0..LONG).map(timed).collect()
    };
    long_games::<G>(book).take(30).map(|(seed, _)| again(seed)).collect()
}

/// The mean of the answers around the nth, the slowest hundredth of them left out (another process ran then).
fn around(games: &[Vec<f64>], n: usize) -> f64 {
    let mut near: Vec<f64> = games.iter().flat_map(|g| &g[n.saturating_sub(10)..n + 20]).copied().collect();
    near.sort_by(f64::total_cmp);
    near.truncate(near.len() * 99 / 100);
    near.iter().sum::<f64>() / near.len() as f64
}

/// Opens many tables, each played to its hundredth answer or to its end, and reads how much memory that took.
fn memory_per_table<G: Game>(book: &Arc<G::Book>, tables: usize) -> Option<f64> {
    let before = resident_kib()?;
    let mut open = Vec::with_capacity(tables);
    for seed in 0..tables as u64 {
        let mut table = Table::<G>::new(book.clone(), setup::<G>(book, seed)).expect("the setup is sound");
        let mut whim = Chance::new(seed);
        while table.outcome().is_none() && table.log().len() < 100 {
            answer_one(&mut table, &mut whim);
            table.take_events();
        }
        open.push(table);
    }
    let after = resident_kib()?;
    drop(open);
    Some((after - before) / tables as f64)
}

fn resident_kib() -> Option<f64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|l| l.starts_with("VmRSS:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}
