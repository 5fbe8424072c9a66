//! `make torture`: tries to make the server lose data, freeze or run out of memory, for as long as you like.
//!
//! `torture PATH-OF-FIRESIDE [SECONDS [SCENARIO...]]`. The scenarios take turns until the time is up, each round with
//! a server and a folder of its own. All traffic stays on 127.0.0.1. Its promises are those of docs/reliability.md.

#[allow(dead_code, unused_imports, reason = "it is made for the server's own tests")]
#[path = "../../../server/tests/server/common/mod.rs"]
mod common;

#[path = "../../../bots/tests/alter/mod.rs"]
mod alter;
#[path = "../../tests/serve/player.rs"]
mod player;
#[path = "../../tests/serve/served.rs"]
mod served;

mod consent;
mod disk;
mod door;
mod heavy;
mod kill;
mod messages;
mod process;
mod proxy;
mod round;
mod slow;
mod tally;

use clap::{Parser, ValueEnum};
use common::Whim;
use round::Round;
use slow::Crowd;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tally::Tally;

/// Tries to make the server lose data, freeze or run out of memory
#[derive(Parser)]
#[command(name = "torture")]
struct Args {
    /// The program to try: a release build of `fireside`
    #[arg(value_name = "PATH-OF-FIRESIDE")]
    program: PathBuf,
    /// How long. A round of every scenario takes about a minute, and the last of the slow ones have to be gone after
    /// eighty seconds
    #[arg(default_value_t = 120, value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,
    /// Which scenarios [default: all, in this order]
    #[arg(value_enum, value_name = "SCENARIO")]
    scenarios: Vec<Scenario>,
    /// The random seed, to repeat a run [default: SEED from the environment, or a new one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// This machine is shared: report how long the neighbours waited, but do not fail because of it
    #[arg(long)]
    busy: bool,
}

/// Slow comes first: what it leaves behind is checked again when its time is up.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Scenario {
    /// Connections that send half a request, or never read
    Slow,
    /// kill -9 at random moments
    Kill,
    /// Disks that are sometimes full
    Disk,
    /// The largest possible tables and saves
    Heavy,
    /// Nonsensical messages, requests and saves
    Messages,
    /// A guest who tries every way around the others' consent
    Consent,
    /// Greedy visitors behind a proxy, and liars
    Proxy,
    /// Thousands of connections from a few addresses
    Door,
}

impl Scenario {
    fn name(self) -> &'static str {
        match self {
            Scenario::Slow => "slow",
            Scenario::Kill => "kill",
            Scenario::Disk => "disk",
            Scenario::Heavy => "heavy",
            Scenario::Messages => "messages",
            Scenario::Consent => "consent",
            Scenario::Proxy => "proxy",
            Scenario::Door => "door",
        }
    }

    /// How long one round may take, not counting its checks.
    fn time(self) -> Duration {
        Duration::from_secs(match self {
            Scenario::Slow | Scenario::Heavy => 10,
            Scenario::Kill | Scenario::Disk | Scenario::Messages => 8,
            Scenario::Consent | Scenario::Proxy | Scenario::Door => 8,
        })
    }
}

/// What panics say, so that a broken promise is reported with its place.
static WORDS: Mutex<Vec<String>> = Mutex::new(Vec::new());

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() -> ExitCode {
    let args = Args::parse();
    if !args.program.is_file() {
        eprintln!(
            "error: there is no program {}; `cargo build --release -p fireside` makes one",
            args.program.display()
        );
        return ExitCode::from(2);
    }
    let given = std::env::var("SEED").ok().filter(|s| !s.is_empty());
    let given = match given.map(|s| s.parse::<u64>()).transpose() {
        Ok(given) => args.seed.or(given),
        Err(error) => {
            eprintln!("error: SEED is a number: {error}");
            return ExitCode::from(2);
        }
    };
    let seed = given.unwrap_or_else(|| u64::from(getrandom::u32().expect("the system gives random bytes")));
    let scenarios = match args.scenarios.is_empty() {
        true => Scenario::value_variants(),
        false => &args.scenarios,
    };
    std::panic::set_hook(Box::new(|panic| {
        WORDS.lock().expect("no panic while it is held").push(panic.to_string())
    }));
    process::raise_file_limit();
    println!("torture: {} s, seed {seed}", args.seconds);
    let mut torture = Torture {
        began: Instant::now(),
        tally: Arc::default(),
        whim: Whim(seed),
        crowds: Vec::new(),
        broken: Vec::new(),
        failed: Vec::new(),
    };
    let end = torture.began + Duration::from_secs(args.seconds);
    for scenario in scenarios.iter().cycle() {
        if Instant::now() >= end || scenarios.iter().all(|s| torture.failed.contains(s)) {
            break;
        }
        if !torture.failed.contains(scenario) {
            torture.round(&args.program, *scenario, end).await;
        }
    }
    torture.report(scenarios, args.busy).await
}

struct Torture {
    began: Instant,
    tally: Arc<Mutex<Tally>>,
    whim: Whim,
    /// Those who were slow, until they are gone.
    crowds: Vec<Crowd>,
    /// What was not kept, and where.
    broken: Vec<String>,
    /// What is not tried again: it would only fail once more.
    failed: Vec<Scenario>,
}

impl Torture {
    async fn round(&mut self, program: &std::path::Path, scenario: Scenario, end: Instant) {
        let folder = tempfile::Builder::new().prefix(&format!("torture-{}-", scenario.name())).tempdir();
        let folder = folder.expect("a folder");
        let round = Round {
            program: program.to_owned(),
            folder: folder.path().to_owned(),
            until: end.min(Instant::now() + scenario.time()),
            whim: Whim(self.whim.below(1 << 30) as u64),
            tally: self.tally.clone(),
        };
        WORDS.lock().expect("no panic while it is held").clear();
        let done = match scenario {
            Scenario::Slow => tokio::spawn(slow::round(round)).await.map(Some),
            Scenario::Kill => tokio::spawn(kill::round(round)).await.map(|()| None),
            Scenario::Disk => tokio::spawn(disk::round(round)).await.map(|()| None),
            Scenario::Heavy => tokio::spawn(heavy::round(round)).await.map(|()| None),
            Scenario::Messages => tokio::spawn(messages::round(round)).await.map(|()| None),
            Scenario::Consent => tokio::spawn(consent::round(round)).await.map(|()| None),
            Scenario::Proxy => tokio::spawn(proxy::round(round)).await.map(|()| None),
            Scenario::Door => tokio::spawn(door::round(round)).await.map(|()| None),
        };
        match done {
            Ok(crowd) => self.crowds.extend(crowd.map(|crowd| crowd.of(folder))),
            Err(_) => {
                // The first is the reason; the others are those who waited for it.
                let words = WORDS.lock().expect("no panic while it is held").first().cloned();
                self.breaks(scenario, &words.unwrap_or_default(), folder);
            }
        }
        self.look_after_crowds().await;
        let words = self.tally.lock().expect("no panic while it is held").words(scenario.name());
        println!("{:>5.0} s  {words}", self.began.elapsed().as_secs_f32());
    }

    fn breaks(&mut self, scenario: Scenario, why: &str, folder: tempfile::TempDir) {
        let broken = format!("{}: {why}\n  see {}", scenario.name(), folder.keep().display());
        eprintln!("broken: {broken}");
        self.broken.push(broken);
        self.failed.push(scenario);
        let mut tally = self.tally.lock().expect("no panic while it is held");
        tally.broken |= [Scenario::Kill, Scenario::Disk].contains(&scenario);
    }

    /// Those whose time is up must be gone.
    async fn look_after_crowds(&mut self) {
        for crowd in std::mem::take(&mut self.crowds) {
            let tally = self.tally.clone();
            match tokio::spawn(async move { crowd.look(&tally).await }).await {
                Ok(Ok(crowd)) => self.crowds.extend(crowd),
                Ok(Err((why, folder))) => {
                    self.breaks(Scenario::Slow, &why, folder);
                }
                Err(error) => self.broken.push(format!("slow: {error}")),
            }
        }
    }

    async fn report(mut self, scenarios: &[Scenario], busy: bool) -> ExitCode {
        self.look_after_crowds().await;
        let young: usize = self.crowds.iter().map(Crowd::left).sum();
        let mut tally = self.tally.lock().expect("no panic while it is held");
        println!();
        for scenario in scenarios {
            println!("{}", tally.words(scenario.name()));
        }
        if young > 0 {
            println!("          ({young} of the slow have time left: eighty seconds in all)");
        }
        let late = tally.late();
        if busy {
            late.iter().for_each(|l| println!("          ({l}; not counted, since others use this machine)"));
        } else {
            self.broken.extend(late);
        }
        let verdict = match self.broken.len() {
            0 => "all promises kept".to_owned(),
            1 => "a promise was broken".to_owned(),
            n => format!("{n} promises were broken"),
        };
        println!("torture: {:.0} s, {}: {verdict}", self.began.elapsed().as_secs_f32(), tally.summary());
        self.broken.iter().for_each(|b| println!("broken: {b}"));
        if self.broken.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
    }
}
