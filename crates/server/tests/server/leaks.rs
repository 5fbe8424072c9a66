//! The leak test, over the wire: no byte that is sent to somebody holds what they may not know.

use crate::common::{BOOK, Guest, House, Live, Party, mirror, mirror_of};
use near_and_far::NearAndFar;
use now_or_never::NowOrNever;
use prelude::Prelude;
use serde_json::Value;
use sleeping_gods::SleepingGods;
use std::collections::BTreeSet;
use std::sync::Arc;
use storybook::Load as _;
use table::{AnyTable, Book, Deck, Event, Game, Kind, Seat, Setup, Table, seats};

/// Easy to find among other numbers.
const SEED: u64 = 3_141_592_653;

/// What a title keeps from a seat, or from those who watch.
struct Secrets<G: Game> {
    /// The names of what others keep to themselves.
    hidden: fn(&Table<G>, Option<Seat>) -> BTreeSet<String>,
    /// The cards of the piles that this seat has not seen.
    face_down: fn(&Table<G>, Option<Seat>) -> BTreeSet<String>,
    /// What a message says, without what names a secret and tells nobody anything.
    words: fn(&str) -> String,
}

const PRELUDE: Secrets<Prelude> = Secrets {
    hidden: |table, seat| {
        let state = table.game().state();
        let owners = seats(state.characters.len()).filter(|o| Some(*o) != seat);
        let secrets = owners.flat_map(|o| &state.character(o).secrets);
        let kept = secrets.filter(|s| !s.open && !seat.is_some_and(|v| s.seen_by.has(v)));
        kept.map(|s| BOOK.card(s.card).name.clone()).collect()
    },
    face_down: |table, seat| {
        let state = table.game().state();
        let events = state.decks.iter().flat_map(|deck| face_down(table, deck, seat));
        events.chain(face_down(table, &state.artifacts, seat)).collect()
    },
    words: without_guesses,
};

const NEAR_AND_FAR: Secrets<NearAndFar> = Secrets {
    hidden: |table, seat| {
        let state = table.game().state();
        let others = seats(state.players.len()).filter(|o| Some(*o) != seat);
        let held = others.flat_map(|o| {
            let (player, packet) = (&state.players[o.index()], state.packets.get(o.index()));
            player.hand.iter().chain(&player.drawn).chain(packet.into_iter().flatten())
        });
        held.map(|c| table.book().card(*c).name.clone()).collect()
    },
    face_down: |table, seat| {
        let state = table.game().state();
        let artifacts = [&state.basic, &state.advanced].into_iter().flat_map(|d| face_down(table, d, seat));
        let mut all: BTreeSet<String> = artifacts.collect();
        all.extend(face_down(table, &state.bag, seat));
        all.extend(face_down(table, &state.treasures, seat));
        all.extend(face_down(table, &state.arcade, seat));
        all
    },
    words: str::to_owned,
};

const SLEEPING_GODS: Secrets<SleepingGods> = Secrets {
    hidden: |table, seat| {
        let state = table.game().state();
        let others = seats(state.players.len()).filter(|o| Some(*o) != seat);
        let held = others.flat_map(|o| &state.player(o).hand);
        held.map(|card| table.book().abilities[*card].name.clone()).collect()
    },
    face_down: |table, seat| {
        let state = table.game().state();
        let mut all: BTreeSet<String> = face_down(table, &state.abilities, seat).into_iter().collect();
        all.extend(face_down(table, &state.events, seat));
        all.extend(face_down(table, &state.market, seat));
        all.extend(face_down(table, &state.searches, seat));
        all
    },
    words: str::to_owned,
};

const NOW_OR_NEVER: Secrets<NowOrNever> = Secrets {
    hidden: |table, seat| {
        let state = table.game().state();
        let others = seats(state.players.len()).filter(|o| Some(*o) != seat);
        let held = others.flat_map(|o| &state.player(o).hand);
        held.map(|card| table.book().quests[*card].name.clone()).collect()
    },
    face_down: |table, seat| {
        let state = table.game().state();
        let mut all: BTreeSet<String> = face_down(table, &state.orders, seat).into_iter().collect();
        all.extend(state.quests.iter().flat_map(|pile| face_down(table, pile, seat)));
        all.extend(state.gear.iter().flat_map(|pile| face_down(table, pile, seat)));
        all.extend(face_down(table, &state.searches, seat));
        all.extend(face_down(table, &state.specialists, seat));
        all
    },
    words: str::to_owned,
};

fn face_down<G: Game, K: Kind>(table: &Table<G>, deck: &Deck<K>, seat: Option<Seat>) -> Vec<String> {
    let unseen = deck.pile.iter().filter(|c| !seat.is_some_and(|s| deck.has_seen(s, **c)));
    unseen.map(|c| table.book().names().name(*c).to_owned()).collect()
}

/// Every card that a view shows.
fn shown(view: &Value, all: &mut BTreeSet<String>) {
    match view {
        Value::Object(map) => {
            if let Some(Value::String(key)) = map.get("key") {
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
    live.log.iter().filter(|l| l["seq"] == seq).map(without_seq).collect()
}

fn without_seq(line: &Value) -> Value {
    let mut line = line.clone();
    line.as_object_mut().expect("an object").remove("seq");
    line
}

/// Every title of the library.
#[tokio::test]
async fn no_byte_sent_to_a_seat_holds_what_it_may_not_know() {
    let house = House::open().await;
    for title in library::ids() {
        let setups = |modes: [&str; 3]| {
            let nth = |(i, mode)| Setup::new(title, mode, i + 2, SEED + i as u64);
            modes.into_iter().enumerate().map(nth).collect::<Vec<_>>()
        };
        let mut kept = 0;
        match title {
            "prelude" => {
                for setup in setups(["standard"; 3]) {
                    kept += nothing_leaks(&house, &BOOK, &PRELUDE, setup, usize::MAX).await;
                }
            }
            "near-and-far" => {
                let book = near_and_far::Book::load(library::own_files(title)).expect("the book is sound");
                let book = Arc::new(book);
                for mut setup in setups(["first", "campaign", "arcade"]) {
                    setup.options.insert("reading".to_owned(), "reader".to_owned());
                    kept += nothing_leaks(&house, &book, &NEAR_AND_FAR, setup, 120).await;
                }
            }
            "sleeping-gods" => {
                let book = sleeping_gods::Book::load(library::own_files(title)).expect("the book is sound");
                let book = Arc::new(book);
                for setup in setups(["normal", "brutal", "normal"]) {
                    kept += nothing_leaks(&house, &book, &SLEEPING_GODS, setup, 120).await;
                }
            }
            "now-or-never" => {
                let book = now_or_never::Book::load(library::own_files(title)).expect("the book is sound");
                let book = Arc::new(book);
                for setup in setups(["standard"; 3]) {
                    kept += nothing_leaks(&house, &book, &NOW_OR_NEVER, setup, 120).await;
                }
            }
            other => panic!("what {other} keeps from its players is not known here"),
        }
        assert!(kept > 100, "secrets were kept in these games of {title}: {kept}");
    }
}

/// Plays to the end, or this many answers; returns how many secrets were kept.
async fn nothing_leaks<G: Game>(
    house: &House,
    book: &Arc<G::Book>,
    secrets: &Secrets<G>,
    mut setup: Setup,
    answers_max: usize,
) -> usize {
    let mut kept = 0;
    let mut party = Party::gather_for(house, &setup).await;
    // Opened at the same time.
    setup.begun = party.places[0].2.view["begun"].as_u64().map(|at| at as u32);
    let mut table: Table<G> = mirror_of(book, setup);
    table.take_events();
    let mut before: Vec<BTreeSet<String>> = vec![BTreeSet::new(); party.places.len()];
    // Everybody looks on from two screens, and both are told the same.
    let mut second = Vec::new();
    for (guest, seat, _) in &party.places {
        second.push(guest.live(&party.id, *seat, None).await.expect("theirs"));
    }
    loop {
        let places = party.places.iter_mut().zip(&mut second);
        for (((guest, seat, live), second), before) in places.zip(&mut before) {
            let seat = seat.map(Seat);
            second.catch_up(live.seq).await;
            for live in [&*live, second] {
                sees_what_the_rules_show(&table, secrets, seat, live);
            }
            let now = (secrets.hidden)(&table, seat);
            kept += now.len();
            let mut heard = news(live);
            heard.extend(news(second));
            if live.seq % 8 == 0 {
                let mut fresh =
                    guest.live(&party.id, seat.map(|s| s.0), Some(live.seq)).await.expect("theirs");
                heard.extend(news(&mut fresh));
            }
            // A name that was hidden before and still is was not in between.
            let hidden: Vec<&String> = now.intersection(before).collect();
            for message in heard {
                keeps_silent(&table, &(secrets.words)(&message), &hidden, guest, seat);
            }
            *before = now;
        }
        if table.log().len() >= answers_max || !party.step().await {
            return kept;
        }
        // The same answer here as there.
        let seq = party.places[0].2.seq;
        let save = answers(house, &party.id).await;
        let answer: table::Answer = save.last().cloned().expect("one was given").try_into().expect("sound");
        let question = table.questions().iter().find(|q| q.seat == answer.seat).expect("it is asked");
        let keys: Vec<String> = answer.keys().map(str::to_owned).collect();
        table.answer(answer.seat, question.id, &keys).expect("it is offered");
        let events = table.take_events();
        for (_, seat, live) in &party.places {
            assert_eq!(lines(live, seq), told(&events, seat.map(Seat)), "seat {seat:?} at {seq}");
        }
    }
}

/// Exactly what the rules show to this seat, and ask of it; no card that lies face down.
fn sees_what_the_rules_show<G: Game>(
    table: &Table<G>,
    secrets: &Secrets<G>,
    seat: Option<Seat>,
    live: &Live,
) {
    let at = at(table, seat);
    // By way of text: a number has fewer digits there.
    let view = serde_json::to_string(&table.game().view(seat)).expect("plain data");
    assert_eq!(live.view, serde_json::from_str::<Value>(&view).expect("JSON"), "{at}");
    let asked = table.questions().iter().find(|q| Some(q.seat) == seat);
    assert_eq!(live.question, serde_json::to_value(asked).expect("plain data"), "{at}");
    let mut cards = BTreeSet::new();
    shown(&live.view, &mut cards);
    let down = (secrets.face_down)(table, seat);
    assert_eq!(cards.intersection(&down).next(), None, "{at}: a card that lies face down");
}

/// No hidden name, no seed, and no cookie is in what was sent.
fn keeps_silent<G: Game>(
    table: &Table<G>,
    words: &str,
    hidden: &[&String],
    guest: &Guest,
    seat: Option<Seat>,
) {
    let at = at(table, seat);
    for name in hidden {
        assert!(!words.contains(*name), "{at}: {name} in {words}");
    }
    assert!(!words.contains(&table.setup().seed.to_string()), "{at}: the seed in {words}");
    let chance = serde_json::to_value(table.save().checkpoint.chance).expect("plain data");
    assert!(!words.contains(chance["seed"].as_str().expect("digits")), "{at}: the seed of the dice");
    let cookie = guest.cookie.as_deref().expect("they have one");
    assert!(!words.contains(cookie.split_once('=').expect("a value").1), "{at}");
}

fn at<G: Game>(table: &Table<G>, seat: Option<Seat>) -> String {
    let Setup { game, mode, seed, .. } = table.setup();
    format!("{game}, {mode}, seed {seed}, seat {seat:?}, after {} answers", table.log().len())
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
            let log = moment["log"].as_array().expect("a list").iter().map(without_seq);
            assert_eq!(log.collect::<Vec<_>>(), told(&events, seat), "seat {seat:?} at {n}");
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
