//! What stays hidden: secrets, decks, backs of cards.

use crate::common::{BOOK, band, says};
use prelude::{Prelude, State};
use serde_json::Value;
use table::{AnyTable, Book, Chance, Game, Seat, Setup, Table, What, seats};

fn written(state: &State) -> Value {
    BOOK.names().scope(|| serde_json::to_value(state).expect("plain data"))
}

/// Plays random answers, with `each` before every answer. Returns what was told after the last one.
pub fn play(
    players: usize,
    seed: u64,
    mut each: impl FnMut(&Table<Prelude>, &[table::Event], u64),
) -> Vec<table::Event> {
    let mut table =
        Table::<Prelude>::new(BOOK.clone(), Setup::new("prelude", "standard", players, seed)).expect("sound");
    let mut whim = Chance::new(seed);
    while table.outcome().is_none() {
        let events = table.take_events();
        each(&table, &events, u64::from(whim.below(u32::MAX)));
        let questions = table.questions();
        let question = &questions[whim.below(questions.len() as u32) as usize];
        let option = &question.options[whim.below(question.options.len() as u32) as usize];
        let (seat, id, key) = (question.seat, question.id, option.key.clone());
        table.answer(seat, id, &[key]).expect("it is offered");
    }
    table.take_events()
}

/// A bot does not peek: the world it imagines depends on what its seat can know and on the seed, on nothing else.
/// So an imagined world, imagined once more, is the same as the real one imagined with that seed.
#[test]
fn nothing_of_the_real_world_is_left_in_an_imagined_one() {
    for seed in 0..20 {
        play(3, seed, |table, _, whim| {
            for seat in seats(3) {
                let (mut other, _) = table.imagined(seat, whim);
                other.imagine(seat, &mut Chance::new(whim + 1));
                let (direct, _) = table.imagined(seat, whim + 1);
                assert_eq!(written(other.state()), written(direct.state()), "seed {seed}");
            }
        });
    }
}

/// PR-EVENT-10, PR-ART-03, PR-OPEN-24: backs are never part of a view, whatever lies on the board or in hands.
#[test]
fn no_view_shows_the_back_of_a_card() {
    let backs: Vec<String> = BOOK
        .cards
        .iter()
        .flat_map(|card| &card.options)
        .flat_map(|o| o.success.iter().chain(&o.failure).chain(&o.each_failure))
        .flat_map(|block| block.prose.clone())
        .collect();
    assert!(backs.len() > 300, "most results have words");
    for seed in 0..4 {
        play(4, seed, |table, _, _| {
            for seat in seats(4).map(Some).chain([None]) {
                let view = AnyTable::view(table, seat).to_string();
                let whole =
                    |back: &&String| serde_json::to_string(back).expect("plain").trim_matches('"').to_owned();
                let shown = backs.iter().find(|back| view.contains(&whole(back)));
                assert_eq!(shown, None);
            }
        });
    }
}

/// PR-SECRET-03, PR-EVENT-12: as long as a secret is hidden from a seat, nothing told to that seat names it.
#[test]
fn no_event_names_a_secret_to_somebody_who_does_not_know_it() {
    let mut kept = 0;
    for seed in 0..60 {
        play(4, seed, |table, events, _| {
            for owner in seats(4) {
                for secret in table.game().state().character(owner).secrets.iter().filter(|s| !s.open) {
                    kept += 1;
                    let name = &BOOK.card(secret.card).name;
                    let blind = |s: Seat| s != owner && !secret.seen_by.has(s);
                    let id = BOOK.names().name(secret.card);
                    let names = |e: &table::Event| match &e.what {
                        What::Card { card, .. } => card.as_deref() == Some(id),
                        What::Story(story) => story.entry == id,
                        _ => false,
                    };
                    let heard = |e: &&table::Event| e.seat.is_none_or(blind) && (says(e, name) || names(e));
                    // A guess names a secret aloud, right or wrong; that is the guesser's doing.
                    let leak = events.iter().find(|e| heard(e) && !e.text.contains("and says"));
                    assert_eq!(leak, None, "seed {seed}");
                }
            }
        });
    }
    assert!(kept > 100, "secrets were kept in these games");
}

/// PR-GIFT-16: insight shows the card to the empath alone; the others' views stay as they were.
#[test]
fn what_the_empath_sees_only_the_empath_sees() {
    let mut t = band(&[("soldier", "empath"), ("farmer", "seer"), ("advisor", "mage")])
        .secret(1, "crumb")
        .at(0, "gather")
        .at(1, "gather")
        .at(2, "rest")
        .acting("gather")
        .dice([4, 4])
        .start();
    t.play(["0:insight/2"]);
    let known = |seat: u8| t.view(seat)["seats"][1]["secrets_known"].as_array().map_or(0, Vec::len);
    assert_eq!((known(0), known(1), known(2)), (1, 1, 0));
}
