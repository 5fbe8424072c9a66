//! The finale and its endings (SG-EVENT-14, SG-ACH-02): bots play it from its first page to its last.

use super::*;
use bots::{Budget, Kind};

/// What a crew brings to the finale, and the endings that it can come to with that.
const ENDINGS: [(usize, &[&str], &[Ending]); 12] = [
    (0, &[], &[Ending::Adrift]),
    (4, &[], &[Ending::Bargain]),
    (8, &[], &[Ending::OneEye]),
    (12, &[], &[Ending::Home, Ending::OneEye]),
    (12, &["BRAND"], &[Ending::Owing, Ending::OneEye]),
    (8, &["KINDLED"], &[Ending::Lamps, Ending::OneEye]),
    (8, &["JUDGED"], &[Ending::Verdict, Ending::OneEye]),
    (0, &["KINDLED", "QUENCHED", "PRUNED", "JUDGED", "SUNG"], &[Ending::Cradle, Ending::Adrift]),
    (0, &["HOSTED", "MISLAID"], &[Ending::Guests, Ending::Adrift]),
    (0, &["RELIEVED", "DESERTER"], &[Ending::Watch, Ending::Adrift]),
    (12, &["HEARD"], &[Ending::Listener, Ending::Home, Ending::OneEye]),
    (0, &["FED", "SUNG"], &[Ending::Lunch, Ending::Adrift]),
];

/// How a finale ends that bots play by instinct.
fn played(n: usize, totems: usize, keywords: &[&str], seed: u64) -> Ending {
    let owned: Vec<Value> =
        totem_ids().into_iter().take(totems).map(|card| json!({ "card": card })).collect();
    let mut t = finale(players(n).with("adventures", json!(owned)).quests(keywords), "F1").start();
    for answer in 0..2000 {
        if t.state().phase == Phase::After {
            return t.state().journeys[0].ending.expect("in normal mode no campaign is lost");
        }
        let question = t.table.questions().iter().find(|q| !q.aside).expect("somebody is asked").clone();
        let keys = Kind::Instinct.answer(&t.table, &question, Budget::default(), seed + 31 * answer);
        t.table.answer(question.seat, question.id, &keys).expect("it is offered");
    }
    panic!("the finale goes on: {}", t.open());
}

#[test]
fn every_ending_is_reached_by_those_who_bring_what_it_takes_and_no_other() {
    for (place, (totems, keywords, possible)) in ENDINGS.into_iter().enumerate() {
        let mut open = possible.to_vec();
        for seed in 0..60 {
            let n = 1 + (place + seed as usize) % 4;
            let ending = played(n, totems, keywords, seed * 977);
            assert!(possible.contains(&ending), "{totems} totems, {keywords:?}: {ending:?}, seed {seed}");
            open.retain(|other| *other != ending);
            if open.is_empty() {
                break;
            }
        }
        assert!(open.is_empty(), "{totems} totems and {keywords:?} never lead to {open:?}");
    }
    let all = ENDINGS.iter().map(|(_, _, possible)| possible[0]);
    assert!(sorted(all.map(Ending::key)) == sorted(Ending::ALL.map(Ending::key)), "all twelve");
}
