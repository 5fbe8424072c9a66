//! Somebody who plays for as long as the server lets them, and knows what it has acknowledged.

use crate::common::{Became, Guest, Live, Opened, Whim, new_table};
use reqwest::Method;
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};

/// One person on both seats of one table after the other.
pub struct Player {
    pub guest: Guest,
    pub table: String,
    whim: Whim,
    /// Who answered last.
    last: usize,
    /// Answers that the server said it has.
    pub acknowledged: Vec<String>,
    /// The number that a new table begins with, and how many notes saves have left at this one.
    first: usize,
    notes: usize,
    /// One that it may have or not.
    pub in_flight: Option<String>,
    pub over: bool,
    pub played: usize,
    /// Tables whose games are over, with their answers.
    finished: Vec<(String, Vec<String>)>,
}

impl Player {
    pub async fn new(address: SocketAddr, seed: u64) -> Player {
        let guest = Guest::named(address, "Ada").await;
        let table = guest.table(&["me", "me"]).await.id;
        let first = guest.seq(&table).await as usize;
        Player {
            guest,
            table,
            whim: Whim(seed),
            last: 0,
            acknowledged: Vec::new(),
            first,
            notes: 0,
            in_flight: None,
            over: false,
            played: 0,
            finished: Vec::new(),
        }
    }

    /// Everything that was acknowledged is there, and nothing else.
    pub async fn check(&mut self) {
        let seq = self.guest.seq(&self.table).await as usize;
        let there = self.stored(&self.table).await;
        let mut expected = self.acknowledged.clone();
        if there.len() > expected.len() {
            expected.extend(self.in_flight.take());
        }
        self.in_flight = None;
        assert_eq!(there, expected, "table {}", self.table);
        assert_eq!(seq, self.first + there.len() + self.notes, "no number is missing");
        self.notes += self.guest.seq(&self.table).await as usize - seq;
        self.acknowledged = there;
        if self.over {
            assert!(self.next_table().await, "another table can be opened");
        }
    }

    /// The same of every game that is over.
    pub async fn check_finished(&self) {
        for (table, answers) in &self.finished {
            assert_eq!(self.stored(table).await, *answers, "table {table}, whose game is over");
        }
    }

    /// The answers that the server has.
    pub async fn stored(&self, table: &str) -> Vec<String> {
        let save = self.guest.get(&format!("/api/tables/{table}/save")).await.ok();
        // The mark behind an answer says that something was revealed; the player does not know that.
        let plain = |a: &Value| a.as_str().expect("text").trim_end_matches(" !").to_owned();
        save["answers"].as_array().expect("a list").iter().map(plain).collect()
    }

    /// Goes on to another table, if the server is there and takes it.
    pub async fn next_table(&mut self) -> bool {
        let request = self.guest.request(Method::POST, "/api/tables").json(&new_table(&["me", "me"]));
        let Ok(reply) = request.send().await else { return false };
        if !reply.status().is_success() {
            return false;
        }
        let Ok(body) = reply.json::<Value>().await else { return false };
        let before = std::mem::replace(&mut self.table, Opened::from(body).id);
        self.finished.push((before, std::mem::take(&mut self.acknowledged)));
        (self.over, self.notes) = (false, 0);
        true
    }

    /// Connects for both seats, if the server is there.
    pub async fn sit(&self) -> Option<Vec<Live>> {
        let mut seats = Vec::new();
        for seat in 0..2 {
            seats
                .push(self.guest.live(&self.table, Some(seat), None).await.ok().filter(|live| !live.closed)?);
        }
        Some(seats)
    }

    /// Plays until the connection breaks.
    pub async fn play(&mut self, going: &AtomicBool) {
        while !self.over || self.next_table().await {
            let Some(mut seats) = self.sit().await else { return };
            while !self.over {
                if !going.load(Ordering::Relaxed) {
                    return;
                }
                match self.answer(&mut seats).await {
                    Some(Became::Done) | None => {}
                    Some(Became::Closed) => return,
                    other => panic!("{other:?}"),
                }
            }
        }
    }

    /// Gives one answer; `None` once the game is over.
    pub async fn answer(&mut self, seats: &mut [Live]) -> Option<Became> {
        // A client that is not asked anything new is told a little later: nobody waits for it while the same seat goes on.
        if !seats[self.last].is_asked() {
            let newest = seats.iter().map(|l| l.seq).max().unwrap_or(0);
            for live in seats.iter_mut() {
                while live.seq < newest {
                    if live.hear().await.is_none() {
                        self.in_flight = None;
                        return Some(Became::Closed);
                    }
                }
            }
        }
        let last = Some(self.last).filter(|seat| seats[*seat].is_asked());
        let Some(seat) = last.or_else(|| seats.iter().position(Live::is_asked)) else {
            assert!(seats[0].is_over(), "play waits for nobody, and is not over");
            self.over = true;
            return None;
        };
        let want = seats[seat].answer_of(self.whim.below(60));
        let keys = want["answer"]["keys"].as_array().expect("a list").iter();
        let keys: Vec<&str> = keys.map(|k| k.as_str().expect("text")).collect();
        self.in_flight = Some(format!("{seat} {}", keys.join(" ")));
        self.last = seat;
        let became = seats[seat].want(want).await;
        if became != Became::Done {
            return Some(became);
        }
        self.acknowledged.extend(self.in_flight.take());
        self.played += 1;
        Some(Became::Done)
    }
}
