//! A guest who wants to know and decide more than their seat allows: every way around the others' consent must fail.

use crate::common::{Became, Guest, Live, Reply, after_a_campaign, put_away};
use crate::round::Round;
use serde_json::json;
use std::time::Duration;

/// Slow enough for the server's limits: what they refuse is no proof of anything.
const PACE: Duration = Duration::from_millis(120);

pub async fn round(mut round: Round) {
    let mut served = round.serve(0);
    let (ada, eve) =
        (Guest::named(served.address, "Ada").await, Guest::named(served.address, "\u{410}da").await);
    after_the_end(&ada, &eve).await;
    let bo = Guest::named(served.address, "Bo").await;
    let mut tricks = 1;
    while round.goes_on() {
        let mut company = Company::gather(&ada, &bo, &eve).await;
        for _ in 0..40 {
            if !round.goes_on() || company.hers.is_over() {
                break;
            }
            let trick = round.whim.below(TRICKS);
            company.tries(trick, round.whim.below(50)).await;
            tricks += 1;
            tokio::time::sleep(PACE).await;
        }
    }
    round.is_sound(&mut served);
    round.tally().tricks += tricks;
}

/// Ends a game, reads everybody's secrets, and takes the end back: the others decide, and the secrets are other ones.
async fn after_the_end(ada: &Guest, eve: &Guest) {
    let (id, mut hers, mut eves) = after_a_campaign(ada, eve).await;
    put_away(&mut hers, &mut eves).await;
    let read = eve.get(&format!("/api/tables/{id}/save")).await.ok();
    eves.catch_up(ada.seq(&id).await).await;
    eves.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    assert!(hers.is_over(), "a game was taken back without asking");
    hers.say_to_proposal("agree").await.done();
    hers.until(Live::is_asked).await;
    eves.catch_up(hers.seq).await;
    let before = &read["checkpoint"]["state"];
    let same = |live: &Live, seat: usize| {
        let hand = live.view["seats"][seat]["hand"].as_array().expect("one's own hand is seen").iter();
        hand.map(|card| &card["key"]).eq(before["players"][seat]["hand"].as_array().expect("a hand"))
    };
    let same = same(&hers, 0) && same(&eves, 1);
    assert!(!same, "what was read in the save is still so: {before}");
}

const TRICKS: usize = 12;

/// Ada, Bo, who has lent his seat to a bot and is away, and Eve.
struct Company {
    id: String,
    ada: Guest,
    eve: Guest,
    hers: Live,
    eves: Live,
}

impl Company {
    async fn gather(ada: &Guest, bo: &Guest, eve: &Guest) -> Company {
        let table = ada.table(&["me", "open", "open"]).await;
        bo.join(&table.keys[0]).await.ok();
        eve.join(&table.keys[1]).await.ok();
        bo.hand_over(&table.id, 1, "random-bot").await.ok();
        let (mut hers, mut eves) = (ada.sit(&table.id, 0).await, eve.sit(&table.id, 2).await);
        hers.want(json!({ "bookmark": { "name": "hers" } })).await.done();
        hers.want(json!({ "pin": { "at": "map/1", "text": "Mine" } })).await.done();
        eves.want(json!({ "bookmark": { "name": "eves" } })).await.done();
        Company { id: table.id, ada: ada.clone(), eve: eve.clone(), hers, eves }
    }

    /// One of Eve's tricks. Between them Ada plays on if she is asked.
    async fn tries(&mut self, trick: usize, whim: usize) {
        let table = format!("/api/tables/{}", self.id);
        let exact = |name: &str| json!({ "bookmark": name, "exact": true });
        match trick {
            0 => self.reads(self.eve.get(&format!("{table}/save")).await).await,
            1 => {
                let copy = exact(["hers", "eves"][whim % 2]);
                self.reads(self.eve.post(&format!("{table}/branch"), copy).await).await;
            }
            2 => drop(
                self.eve
                    .hand_over(&self.id, (whim % 2) as u8, ["me", "open", "bot"][whim % 3])
                    .await
                    .why(403),
            ),
            3 => drop(self.eve.delete(&table).await.why(403)),
            4 => drop(self.eve.patch(&table, json!({ "title": "Eve's" })).await.why(403)),
            5 => assert!(
                self.eve.live(&self.id, Some((whim % 2) as u8), None).await.is_err(),
                "a seat of others"
            ),
            6 => drop(self.eves.want(json!({ "forget": { "name": "hers" } })).await.why()),
            7 => drop(self.eves.want(json!({ "bookmark": { "name": "hers" } })).await.why()),
            8 => self.impersonates().await,
            9 => self.rewrites().await,
            _ => self.asks(whim).await,
        }
        if self.hers.is_asked() {
            let answer = self.hers.answer_of(whim);
            self.hers.want(answer).await; // the bot may have been quicker
        }
        let seq = self.ada.seq(&self.id).await;
        self.hers.catch_up(seq).await;
        self.eves.catch_up(seq).await;
        if self.eves.is_asked() && whim.is_multiple_of(3) {
            let answer = self.eves.answer_of(whim);
            self.eves.want(answer).await;
        }
    }

    /// Everybody's secrets are hidden until the game is over, which the bot may just have brought about.
    async fn reads(&mut self, reply: Reply) {
        if reply.status == 403 {
            return;
        }
        let seq = self.ada.seq(&self.id).await;
        self.hers.catch_up(seq).await;
        assert!(self.hers.is_over(), "{}: {}", reply.status, reply.body);
    }

    /// Says something as if it were Ada, right to left.
    async fn impersonates(&mut self) {
        if self.eves.want(json!({ "say": { "text": "\u{202e}I agree" } })).await != Became::Done {
            return; // too many lines
        }
        self.hers.until(|l| !l.chat.is_empty()).await;
        let line = self.hers.chat.last().expect("it was said");
        assert_eq!((&line["name"], &line["text"]), (&json!("\u{410}da (2)"), &json!("I agree")));
    }

    /// Changes Ada's note: she is asked, or Eve has to wait.
    async fn rewrites(&mut self) {
        self.eves.want(json!({ "pin": { "at": "map/1", "text": "Eve was here" } })).await;
        let pins = self.ada.sit(&self.id, 0).await.pins;
        assert_eq!(pins[0]["text"], "Mine", "a note was changed without asking");
        self.declines().await;
    }

    /// Goes back, or asks for a copy, and changes what it was about while others think.
    async fn asks(&mut self, whim: usize) {
        let wishes =
            [json!("undo"), json!({ "go-to": { "name": "eves" } }), json!({ "copy": { "name": "eves" } })];
        let wish = &wishes[whim % 3];
        if self.eves.now["undo"] != "ask" && whim.is_multiple_of(3) {
            return; // her own move, of which nobody has seen anything
        }
        self.eves.want(wish.clone()).await;
        self.eves.say_to_proposal("agree").await;
        let granted =
            |line: &&str| line.ends_with("move back.") || line.contains("goes back to the bookmark");
        let granted = self.eves.lines().into_iter().find(granted);
        assert_eq!(granted, None, "{wish} was granted without asking");
        assert!(self.eves.now["copy"].is_null(), "a copy was granted without asking");
        if whim.is_multiple_of(2) {
            self.eves.want(json!({ "bookmark": { "name": "eves" } })).await.done();
        }
        self.declines().await;
    }

    /// Ada would rather not, whatever it is.
    async fn declines(&mut self) {
        let seq = self.ada.seq(&self.id).await;
        self.hers.catch_up(seq).await;
        self.hers.say_to_proposal("decline").await;
    }
}
