//! Switches the mutants on, one after the other, and runs the tests that come to them.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use crate::Mutant;
use crate::build::Built;

/// Tests that any change of play fails (`said::`), or that hold something other than the rules.
const SKIPPED: [&str; 3] = ["secrecy::", "said::", "book::"];

/// How a mutant came to light, or that it did not.
#[derive(Clone, Copy, PartialEq)]
pub enum Found {
    ByFailure,
    /// It went on for longer than it may, which a busy machine does, too: those are counted on their own.
    ByTime,
    Not,
}

/// What becomes of each mutant.
pub fn try_all(built: &Built, tried: &[usize], mutants: &[Mutant], jobs: usize) -> Vec<(usize, Found)> {
    let tests = tests_by_mutant(built);
    let (next, found, started) = (AtomicUsize::new(0), Mutex::new(Vec::new()), Instant::now());
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(|| {
                while let Some(id) = tried.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let how = look_for(built, *id, tests.get(id).map_or(&[], Vec::as_slice));
                    if how == Found::Not {
                        println!("not noticed: {}", mutants[*id].name);
                    }
                    let mut found = found.lock().expect("no panic");
                    found.push((*id, how));
                    if found.len().is_multiple_of(100) {
                        println!(
                            "{} of {}, after {} s",
                            found.len(),
                            tried.len(),
                            started.elapsed().as_secs()
                        );
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("no panic");
    found.sort_by_key(|(id, _)| *id);
    found
}

/// The tests that come to each mutant, quick ones first.
fn tests_by_mutant(built: &Built) -> BTreeMap<usize, Vec<String>> {
    let path = env::temp_dir().join(format!("reached-{}", std::process::id()));
    let mut all = program(built);
    all.env("REACHED", &path).args(SKIPPED.iter().flat_map(|part| ["--skip", part]));
    assert!(
        all.stdout(Stdio::null()).status().expect("the tests run").success(),
        "the tests fail without any mutant"
    );
    let reached = fs::read_to_string(&path).expect("what was reached");
    fs::remove_file(&path).expect("our own file");
    let mut tests: BTreeMap<usize, Vec<(u64, String)>> = BTreeMap::new();
    for line in reached.lines() {
        let [test, time, ids] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        for id in ids.split_whitespace().filter(|_| test.contains("::")) {
            tests
                .entry(id.parse().expect("a number"))
                .or_default()
                .push((time.parse().expect("a time"), test.to_string()));
        }
    }
    let quick_first = |mut tests: Vec<(u64, String)>| {
        tests.sort();
        tests.into_iter().map(|(_, test)| test).collect()
    };
    tests.into_iter().map(|(id, tests)| (id, quick_first(tests))).collect()
}

/// First the quickest tests that come to the mutant, then the others that do. What no test comes to, none notices.
fn look_for(built: &Built, id: usize, tests: &[String]) -> Found {
    let (quick, others) = tests.split_at(tests.len().min(12));
    let limits = [Duration::from_secs(30), Duration::from_secs(300)];
    let parts = [quick, others].into_iter().zip(limits).filter(|(tests, _)| !tests.is_empty());
    let mut found = parts.map(|(tests, limit)| run(program(built).arg("--exact").args(tests), id, limit));
    found.find(|how| *how != Found::Not).unwrap_or(Found::Not)
}

fn program(built: &Built) -> Command {
    let mut command = Command::new("sh");
    // A broken rule may ask for all the memory there is.
    command
        .args(["-c", "ulimit -v 8000000; exec \"$0\" \"$@\""])
        .arg(&built.program)
        .current_dir(&built.folder);
    command.args(["--test-threads", "2"]).env("RUST_BACKTRACE", "0").stderr(Stdio::null());
    command
}

/// Whether a test fails or the program crashes, or it goes on for longer than it may.
fn run(command: &mut Command, id: usize, limit: Duration) -> Found {
    let mut child =
        command.env("MUTANT", id.to_string()).stdout(Stdio::piped()).spawn().expect("the tests run");
    let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let child = Mutex::new(child);
    let (over, late) = (AtomicBool::new(false), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            let started = Instant::now();
            while !over.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_millis(20));
                if started.elapsed() > limit {
                    late.store(true, Ordering::Relaxed);
                    kill(&child);
                    break;
                }
            }
        });
        let failed = lines.map_while(Result::ok).any(|line| line.ends_with("FAILED"));
        if failed {
            kill(&child);
        }
        over.store(true, Ordering::Relaxed);
        let ended = child.lock().expect("no panic").wait().expect("it ends");
        match (failed, late.load(Ordering::Relaxed), ended.success()) {
            (false, true, _) => Found::ByTime,
            (false, false, true) => Found::Not,
            _ => Found::ByFailure,
        }
    })
}

fn kill(child: &Mutex<Child>) {
    // It may have ended by itself.
    let _ = child.lock().expect("no panic").kill();
}
