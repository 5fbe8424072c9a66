//! Games played at random: by people at the server's table, and on this side.

use super::{BOOK, Guest, House, Live, Opened};
use prelude::Prelude;
use serde_json::{Value, json};
use std::sync::Arc;
use table::{Game, Setup, Sitter, Table};

/// Numbers that look random and are the same every time.
pub struct Whim(pub u64);

impl Whim {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// The connections of a table's seats, and of a watcher: what a random game is played with.
pub struct Party {
    pub id: String,
    pub whim: Whim,
    /// Who sits where; the last one watches.
    pub places: Vec<(Guest, Option<u8>, Live)>,
}

impl Party {
    /// At a table of Prelude.
    pub async fn gather(house: &House, players: usize, seed: u64) -> Party {
        Party::gather_for(house, &Setup::new("prelude", "standard", players, seed)).await
    }

    /// Each seat has a person of its own, the first of them the host; one more person watches.
    pub async fn gather_for(house: &House, setup: &Setup) -> Party {
        let host = house.guest("Seat 0").await;
        let Setup { game, mode, options, seed, .. } = setup;
        let who = |i| json!({ "who": if i == 0 { "me" } else { "open" } });
        let seats: Vec<Value> = (0..setup.seats.len()).map(who).collect();
        let new = json!({ "game": game, "mode": mode, "seats": seats, "options": options, "seed": seed });
        let opened: Opened = host.post("/api/tables", new).await.ok().into();
        let id = opened.id;
        let mut guests = vec![host];
        for (i, key) in opened.keys.iter().enumerate() {
            let guest = house.guest(&format!("Seat {}", i + 1)).await;
            guest.join(key).await.ok();
            guests.push(guest);
        }
        let watcher = house.guest("Watcher").await;
        watcher.join(&guests[0].watch_key(&id).await).await.ok();
        let mut places = Vec::new();
        for (i, guest) in guests.into_iter().enumerate() {
            let live = guest.sit(&id, i as u8).await;
            places.push((guest, Some(i as u8), live));
        }
        let live = watcher.watch(&id).await;
        places.push((watcher, None, live));
        Party { id, whim: Whim(*seed), places }
    }

    /// Lets somebody who is asked answer at random, and everybody hear of it; `false` when the game is over.
    pub async fn step(&mut self) -> bool {
        let aside = self.whim.below(8) == 0;
        let asked = |live: &Live| live.is_asked() || aside && !live.question.is_null();
        let places = self.places.iter().enumerate();
        let asked: Vec<usize> = places.filter(|(_, (_, _, l))| asked(l)).map(|(i, _)| i).collect();
        if asked.is_empty() {
            assert!(self.places[0].2.is_over(), "play waits for nobody, and is not over");
            return false;
        }
        let place = asked[self.whim.below(asked.len())];
        let option = self.whim.below(64);
        let (_, _, live) = &mut self.places[place];
        let want = live.answer_of(option);
        let after = live.seq + 1;
        live.want(want).await.done();
        for (_, _, live) in &mut self.places {
            live.catch_up(after).await;
        }
        true
    }
}

/// The table as the server has it, on this side: it knows everything.
pub fn mirror_of<G: Game>(book: &Arc<G::Book>, mut setup: Setup) -> Table<G> {
    for (i, sitter) in setup.seats.iter_mut().enumerate() {
        *sitter = Sitter { name: format!("Seat {i}"), bot: None };
    }
    Table::new(book.clone(), setup).expect("the setup is sound")
}

/// A table of Prelude.
pub fn mirror(players: usize, seed: u64) -> Table<Prelude> {
    mirror_of(&BOOK, Setup::new("prelude", "standard", players, seed))
}

/// Ada and Bo after a campaign of Sleeping Gods, connected. Each has a hand that the other does not see.
pub async fn after_a_campaign(ada: &Guest, bo: &Guest) -> (String, Live, Live) {
    let table = alone_after_a_campaign(ada).await;
    let key = ada.hand_over(&table.id, 1, "open").await.ok()["invitation"]["key"].clone();
    bo.join(key.as_str().expect("a key")).await.ok();
    let (hers, his) = (ada.sit(&table.id, 0).await, bo.sit(&table.id, 1).await);
    (table.id, hers, his)
}

/// The same table with both seats Ada's.
pub async fn alone_after_a_campaign(ada: &Guest) -> Opened {
    let seats = json!([{ "who": "me" }, { "who": "me", "name": "Somebody else" }]);
    let new = json!({ "game": "sleeping-gods", "mode": "normal", "seats": seats, "seed": 7 });
    let first: Opened = ada.post("/api/tables", new).await.ok().into();
    let mut seats = [ada.sit(&first.id, 0).await, ada.sit(&first.id, 1).await];
    let path = format!("/api/tables/{}/save", first.id);
    let mut save = ada.get(&path).await.ok();
    // The game is laid out, and everybody has drawn cards.
    while save["checkpoint"]["state"]["players"][1]["hand"] == json!([]) {
        let seq = ada.seq(&first.id).await;
        for seat in &mut seats {
            seat.catch_up(seq).await;
        }
        let asked = seats.iter().position(Live::is_asked).expect("somebody is asked");
        seats[asked].answer(0).await;
        save = ada.get(&path).await.ok();
    }
    let state = &mut save["checkpoint"]["state"];
    for at in [0, 1, 0, 1] {
        let card = state["abilities"]["pile"].as_array_mut().and_then(Vec::pop).expect("a card");
        state["players"][at]["hand"].as_array_mut().expect("a hand").push(card);
    }
    state["phase"] = json!("after");
    state.as_object_mut().expect("a state").remove("sharing");
    let lines =
        ["adventures", "totems", "quests", "levels", "coins", "artifacts", "ending", "defeats", "brutal"];
    let score: serde_json::Map<String, Value> =
        lines.iter().map(|line| ((*line).to_owned(), json!(0))).collect();
    state["journeys"] = json!([{ "turns": 1, "ending": null, "score": score }]);
    save["answers"] = json!([]);
    save["checkpoint"]["after"] = json!(0);
    save["beginning"] = save["checkpoint"].clone();
    ada.post("/api/saves", json!({ "save": save })).await.ok().into()
}

/// One of them wishes to put the game away, and the other agrees.
pub async fn put_away(hers: &mut Live, his: &mut Live) {
    let answer = |live: &Live, key: &str| json!({ "answer": { "id": live.question["id"], "keys": [key] } });
    hers.want(answer(hers, "campaign/end")).await.done();
    his.until(Live::is_asked).await;
    assert!(!his.is_over(), "one person's wish is not the end");
    his.want(answer(his, "agree/yes")).await.done();
    hers.until(Live::is_over).await;
    his.until(Live::is_over).await;
}
