//! The leak test, over the wire: no byte that is sent to somebody holds what they may not know.

use crate::common::{BOOK, House, Live, Party, mirror};
use prelude::{Prelude, State};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{AnyTable, Event, Game, Seat, Table, seats};

/// Easy to find among other numbers.
const SEED: u64 = 3_141_592_653;

/// Names of secrets that somebody keeps from this seat, or from those who watch.
fn hidden<'a>(state: &State, seat: Option<Seat>) -> BTreeSet<&'a str> {
    let owners = seats(state.characters.len()).filter(|o| Some(*o) != seat);
    let secrets = owners.flat_map(|o| &state.character(o).secrets);
    let kept = secrets.filter(|s| !s.open && !seat.is_some_and(|v| s.seen_by.has(v)));
    kept.map(|s| BOOK.card(s.card).name.as_str()).collect()
}

/// The cards of the piles that this seat has not seen.
fn face_down(table: &Table<Prelude>, seat: Option<Seat>) -> BTreeSet<String> {
    let state = table.game().state();
    let decks = state.decks.iter().chain([&state.artifacts]);
    let unseen = decks.flat_map(|d| d.pile.iter().filter(move |c| !seat.is_some_and(|s| d.has_seen(s, **c))));
    unseen.map(|c| table::Book::names(&**BOOK).name(*c).to_owned()).collect()
}

/// Every card that a view shows.
fn shown(view: &Value, all: &mut BTreeSet<String>) {
    match view {
        Value::Object(map) => {
            if let (Some(Value::String(key)), true) = (map.get("key"), map.contains_key("class")) {
                all.insert(key.clone());
            }
            map.values().for_each(|v| shown(v, all));
        }
        Value::Array(list) => list.iter().for_each(|v| shown(v, all)),
        _ => {}
    }
}

/// A guess names a secret aloud, and asks for one among all of the book: neither tells who keeps what.
fn without_guesses(words: &str) -> String {
    let mut message: Value = serde_json::from_str(words).expect("JSON");
    for kind in ["hello", "update"] {
        if let Some(log) = message.pointer_mut(&format!("/{kind}/log")).and_then(Value::as_array_mut) {
            log.retain(|l| !l["text"].as_str().is_some_and(|t| t.contains("and says: ")));
        }
        if let Some(question) = message.pointer_mut(&format!("/{kind}/question")) {
            let all = question["options"].as_array().map_or(0, Vec::len) >= BOOK.secrets().count();
            if all {
                *question = Value::Null;
            }
        }
    }
    message.to_string()
}

/// What a connection has been sent since the last look, message by message.
fn news(live: &mut Live) -> Vec<String> {
    let heard = std::mem::take(&mut live.heard);
    let messages = serde_json::Deserializer::from_str(&heard).into_iter::<Value>();
    messages.map(|m| m.expect("JSON").to_string()).collect()
}

/// What the rules told a seat.
fn told(events: &[Event], seat: Option<Seat>) -> Vec<Value> {
    let heard = events.iter().filter(|e| e.seat.is_none() || seat.is_some() && e.seat == seat);
    let line = |e: &Event| {
        let mut line = serde_json::to_value(e).expect("plain data");
        line.as_object_mut().expect("an object").remove("seat");
        line["private"] = e.seat.is_some().into();
        line
    };
    heard.map(line).collect()
}

fn lines(live: &Live, seq: u32) -> Vec<Value> {
    let mut new: Vec<Value> = live.log.iter().filter(|l| l["seq"] == seq).cloned().collect();
    for line in &mut new {
        line.as_object_mut().expect("an object").remove("seq");
    }
    new
}

#[tokio::test]
async fn no_byte_sent_to_a_seat_holds_what_it_may_not_know() {
    let house = House::open().await;
    let mut kept = 0;
    for (players, seed) in [(2, SEED), (3, SEED + 1), (4, SEED + 2)] {
        let mut party = Party::gather(&house, players, seed).await;
        let mut table = mirror(players, seed);
        table.take_events();
        let mut before: Vec<BTreeSet<&str>> = vec![BTreeSet::new(); players + 1];
        loop {
            let secret_seed = serde_json::to_value(table.save().checkpoint.chance).expect("plain data");
            let secret_seed = secret_seed["seed"].as_str().expect("digits").to_owned();
            for (place, (guest, seat, live)) in party.places.iter_mut().enumerate() {
                let seat = seat.map(Seat);
                let at = format!("{players} players, seed {seed}, seat {seat:?}, at {}", live.seq);
                // Exactly what the rules show to this seat, and ask of it.
                assert_eq!(live.view, AnyTable::view(&table, seat), "{at}");
                let asked = table.questions().iter().find(|q| Some(q.seat) == seat);
                assert_eq!(live.question, serde_json::to_value(asked).expect("plain data"), "{at}");
                let mut cards = BTreeSet::new();
                shown(&live.view, &mut cards);
                let down = face_down(&table, seat);
                assert_eq!(cards.intersection(&down).next(), None, "{at}: a card that lies face down");
                // A name that was hidden before and still is was not in between.
                let now = hidden(table.game().state(), seat);
                kept += now.len();
                let mut heard = news(live);
                if live.seq % 8 == 0 {
                    let mut fresh =
                        guest.live(&party.id, seat.map(|s| s.0), Some(live.seq)).await.expect("theirs");
                    heard.extend(news(&mut fresh));
                }
                for message in heard {
                    let words = without_guesses(&message);
                    for name in now.intersection(&before[place]) {
                        assert!(!words.contains(name), "{at}: {name} in {words}");
                    }
                    assert!(!words.contains(&seed.to_string()), "{at}: the seed in {words}");
                    assert!(!words.contains(&secret_seed), "{at}: the seed of the dice");
                    let cookie = guest.cookie.as_deref().expect("they have one");
                    assert!(!words.contains(cookie.split_once('=').expect("a value").1), "{at}");
                }
                before[place] = now;
            }
            if !party.step().await {
                break;
            }
            // The same answer here as there.
            let seq = party.places[0].2.seq;
            let save = answers(&house, &party.id).await;
            let answer: table::Answer =
                save.last().cloned().expect("one was given").try_into().expect("sound");
            let question = table.questions().iter().find(|q| q.seat == answer.seat).expect("it is asked");
            let keys: Vec<String> = answer.keys().map(str::to_owned).collect();
            table.answer(answer.seat, question.id, &keys).expect("it is offered");
            let events = table.take_events();
            for (_, seat, live) in &party.places {
                assert_eq!(lines(live, seq), told(&events, seat.map(Seat)), "seat {seat:?} at {seq}");
            }
        }
    }
    assert!(kept > 100, "secrets were kept in these games: {kept}");
}

/// The answers in the store.
async fn answers(house: &House, table: &str) -> Vec<String> {
    let rows =
        sqlx::query_scalar("SELECT body FROM entries WHERE table_id = ? AND kind = 'answer' ORDER BY seq");
    rows.bind(table).fetch_all(&crate::store(house).await).await.expect("readable")
}

#[tokio::test]
async fn a_replay_shows_a_seat_no_more_than_it_saw() {
    let house = House::open().await;
    let mut party = Party::gather(&house, 3, SEED).await;
    for _ in 0..70 {
        party.step().await;
    }
    let given = answers(&house, &party.id).await;
    let mut table = mirror(3, SEED);
    let mut events = table.take_events();
    for n in 0..=given.len() {
        for (guest, seat, _) in &party.places {
            let whose = seat.map(|s| format!("?seat={s}")).unwrap_or_default();
            let moment = guest.get(&format!("/api/tables/{}/replay/{n}{whose}", party.id)).await.ok();
            let seat = seat.map(Seat);
            assert_eq!(moment["view"], AnyTable::view(&table, seat), "seat {seat:?} at {n}");
            let log: Vec<Value> = moment["log"]
                .as_array()
                .expect("a list")
                .iter()
                .map(|l| json!({ "kind": l["kind"], "text": l["text"], "private": l["private"] }))
                .collect();
            assert_eq!(log, told(&events, seat), "seat {seat:?} at {n}");
            assert!(!moment.to_string().contains(&SEED.to_string()));
        }
        if let Some(answer) = given.get(n) {
            let answer: table::Answer = answer.clone().try_into().expect("sound");
            let id = table.questions().iter().find(|q| q.seat == answer.seat).expect("it is asked").id;
            let keys: Vec<String> = answer.keys().map(str::to_owned).collect();
            table.answer(answer.seat, id, &keys).expect("it is offered");
            events = table.take_events();
        }
    }
}

/// Logs are read by others than the players.
#[tokio::test]
async fn what_everyone_can_read_about_the_server_names_nobody() {
    let house = House::open().await;
    let (ada, bo) = (house.guest("Adalbert").await, house.guest("Bonifatius").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    ada.sit(&table.id, 0).await.answer(0).await;
    let stranger = house.stranger();
    for path in ["/metrics", "/healthz", "/api/openapi.json", "/api/games"] {
        let said = stranger.get(path).await;
        assert_eq!(said.status, 200);
        let words = said.body.to_string();
        for secret in [&table.id, &table.keys[0], "Adalbert", "Bonifatius"] {
            assert!(!words.contains(secret), "{path}");
        }
    }
    let metrics = stranger.get("/metrics").await.body;
    assert!(metrics.as_str().is_some_and(|m| m.contains("fireside_answers_total 1")), "{metrics}");
}
