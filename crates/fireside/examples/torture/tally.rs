//! What has been counted and measured so far.

use crate::common::p99;
use std::time::Duration;

/// Nobody waits longer than this for an answer, except for one in a hundred.
const SOON: Duration = Duration::from_millis(50);

#[derive(Default)]
pub struct Tally {
    pub kills: usize,
    /// A round of kills or full disks has broken a promise, and says itself which.
    pub broken: bool,
    pub restarts: Vec<Duration>,
    /// Answers that the server said it has, by those whose server was killed and by those whose disk was full.
    pub acknowledged: [usize; 2],
    pub full: usize,
    pub refused: usize,
    pub slow: usize,
    pub slow_gone: usize,
    /// Saves that others sent meanwhile, and those that were not answered in their round.
    pub uploads_beside_slow: usize,
    pub uploads_kept_waiting: usize,
    /// How long neighbours waited for each answer, by what they had beside them.
    pub beside_slow: Vec<Duration>,
    pub beside_heavy: Vec<Duration>,
    pub beside_messages: Vec<Duration>,
    pub uploads: usize,
    pub replays: usize,
    pub undos: usize,
    /// Of all servers.
    pub peak: u64,
    /// Before heavy work, at its peak and after it, when that was most.
    pub memory: [u64; 3],
    pub messages: usize,
    pub requests: usize,
    pub wires: usize,
    pub saves: usize,
    pub saves_opened: usize,
    /// Rules that failed, as the client was told, and all panics that were caught.
    pub faults: usize,
    pub panics: usize,
    /// Ways around consent that were tried, and failed.
    pub tricks: usize,
    /// Requests of greedy visitors, those of them that were granted, and those of a peaceful one beside them.
    pub greedy_asked: usize,
    pub greedy_granted: usize,
    pub peaceful: usize,
    /// Descriptors in use while a crowd was there, and its connections that were refused.
    pub crowd_held: usize,
    pub crowd_refused: usize,
    /// Newcomers who got in beside one crowd, times that somebody with a seat came back beside three, and answers given.
    pub newcomers: usize,
    pub returns: usize,
    pub crowd_answers: usize,
}

impl Tally {
    /// The result of a scenario, in a line.
    pub fn words(&mut self, scenario: &str) -> String {
        let [killed, full] = self.acknowledged;
        let lost = self.lost();
        let words = match scenario {
            "slow" => format!(
                "{} slow connections, {} gone when their time was up; {} of {} uploads kept waiting; {}",
                self.slow,
                self.slow_gone,
                self.uploads_kept_waiting,
                self.uploads_beside_slow,
                neighbour(&mut self.beside_slow)
            ),
            "kill" => {
                let (typical, longest) = (median(&mut self.restarts), longest(&self.restarts));
                format!(
                    "{} kills, {} answers acknowledged, {lost}; restart {typical:.0?}, at most {longest:.0?}",
                    self.kills,
                    many(killed)
                )
            }
            "disk" => format!(
                "{} times full, {} answers refused, {} acknowledged, {lost}",
                self.full,
                many(self.refused),
                many(full)
            ),
            "heavy" => {
                let [before, peak, after] = self.memory.map(megabytes);
                format!(
                    "{} uploads, {} undos, {} replays; memory {before} MB, {peak} MB at most, {after} MB after; {}",
                    self.uploads,
                    self.undos,
                    self.replays,
                    neighbour(&mut self.beside_heavy)
                )
            }
            "consent" => {
                format!("{} ways around consent tried, none of them led anywhere", many(self.tricks))
            }
            "proxy" => format!(
                "{} requests of greedy visitors, {} granted; {} of a peaceful one beside them, all granted",
                many(self.greedy_asked),
                many(self.greedy_granted),
                many(self.peaceful)
            ),
            "door" => format!(
                "at most {} descriptors in use, {} connections refused; {} newcomers got in, {} times somebody with a seat; {} answers",
                many(self.crowd_held),
                many(self.crowd_refused),
                many(self.newcomers),
                many(self.returns),
                many(self.crowd_answers)
            ),
            _ => format!(
                "{} messages, {} requests, {} wires, {} saves ({} could be played), {} faults, {} panics caught; {}",
                many(self.messages),
                many(self.requests),
                many(self.wires),
                many(self.saves),
                many(self.saves_opened),
                self.faults,
                self.panics,
                neighbour(&mut self.beside_messages)
            ),
        };
        format!("{scenario:<9} {words}")
    }

    /// All of it, in half a line.
    pub fn summary(&mut self) -> String {
        let lost = self.lost();
        format!(
            "{} kills, {} answers acknowledged, {lost}, {} disks full, slow p99 {}, heavy p99 {}, peak {} MB",
            self.kills,
            many(self.acknowledged.iter().sum()),
            self.full,
            milliseconds(&mut self.beside_slow),
            milliseconds(&mut self.beside_heavy),
            megabytes(self.peak)
        )
    }

    fn lost(&self) -> &'static str {
        if self.broken { "perhaps not all kept" } else { "0 lost" }
    }

    /// Who waited too long.
    pub fn late(&mut self) -> Vec<String> {
        let beside = [("slow", &mut self.beside_slow), ("heavy", &mut self.beside_heavy)];
        let waited =
            beside.into_iter().filter(|(_, took)| !took.is_empty()).map(|(who, took)| (who, p99(took)));
        waited
            .filter(|(_, p99)| *p99 > SOON)
            .map(|(who, p99)| format!("{who}: a neighbour's p99 is {p99:.0?}"))
            .collect()
    }
}

fn neighbour(took: &mut [Duration]) -> String {
    let p99 = milliseconds(took);
    format!("a neighbour's p99 {p99}, at most {:.0?}", longest(took))
}

fn milliseconds(took: &mut [Duration]) -> String {
    match took.is_empty() {
        true => "not measured".to_owned(),
        false => format!("{:.0?}", p99(took)),
    }
}

fn median(took: &mut [Duration]) -> Duration {
    took.sort_unstable();
    took.get(took.len() / 2).copied().unwrap_or_default()
}

fn longest(took: &[Duration]) -> Duration {
    took.iter().copied().max().unwrap_or_default()
}

fn megabytes(bytes: u64) -> u64 {
    bytes.div_ceil(1 << 20)
}

/// 12345 is 12,345.
fn many(n: usize) -> String {
    let digits = n.to_string();
    let mut words = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            words.push(',');
        }
        words.push(digit);
    }
    words
}
