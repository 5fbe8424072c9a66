//! Playing on inside the rules: imagined worlds, inline games, their bounds.

use crate::common::*;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use table::{AnyGame, Boxed, Chance, Game, Inline, Pick, Picks, Played, Player, Seat, Table, seats};

/// What was decided: who, and which options.
type Decisions = Arc<Mutex<Vec<(Seat, Picks)>>>;

/// Takes any option that instinct does not forbid, leaves asides alone, and writes down what it decides.
struct Random {
    whim: Chance,
    decided: Decisions,
}

impl Player for Random {
    fn pick(&mut self, seat: Seat, n: usize, weigh: &mut dyn FnMut(usize) -> u32) -> usize {
        let good: Vec<usize> = (0..n).filter(|&i| weigh(i) > 0).collect();
        let picked = good[self.whim.below(good.len() as u32) as usize];
        self.decided.lock().unwrap().push((seat, Picks::from_slice(&[picked as u16])));
        picked
    }

    fn pick_some(&mut self, seat: Seat, n: usize, count: Pick, _: &mut dyn FnMut(usize) -> u32) -> Picks {
        let Pick { min, max } = count;
        let count = min + self.whim.below((max - min + 1) as u32) as usize;
        let mut all: Vec<u16> = (0..n as u16).collect();
        self.whim.shuffle(&mut all);
        let picks = Picks::from_slice(&all[..count]);
        self.decided.lock().unwrap().push((seat, picks.clone()));
        picks
    }

    fn steps_in(&mut self, _seat: Seat) -> bool {
        false
    }
}

fn random(seed: u64) -> (Box<Random>, Decisions) {
    let decided = Decisions::default();
    (Box::new(Random { whim: Chance::new(seed), decided: decided.clone() }), decided)
}

/// Decides from a list, then always takes the first option.
struct Script(VecDeque<usize>);

impl Player for Script {
    fn pick(&mut self, _seat: Seat, _n: usize, _weigh: &mut dyn FnMut(usize) -> u32) -> usize {
        self.0.pop_front().unwrap_or(0)
    }
    fn pick_some(&mut self, _: Seat, _: usize, count: Pick, _: &mut dyn FnMut(usize) -> u32) -> Picks {
        (0..count.min as u16).collect()
    }
    fn steps_in(&mut self, _seat: Seat) -> bool {
        false
    }
}

fn script<const N: usize>(lines: [&str; N]) -> Box<Script> {
    Box::new(Script(lines.map(line).into()))
}

/// The place of a line in the menu.
fn line(key: &str) -> usize {
    MENU.iter().position(|k| *k == key).unwrap_or_else(|| panic!("`{key}` is not on the menu"))
}

/// Plays on for a seat with one line of the menu.
fn play_on(t: &Table<Toy>, seat: u8, key: &str, player: Box<dyn Player>, decisions: u64, seed: u64) -> f64 {
    t.play_on(Seat(seat), &[line(key) as u16], player, decisions, seed)
}

fn inline(players: usize, player: Box<dyn Player>, decisions_max: u64) -> Played {
    let inline = Inline { player, decisions_max, laws: true, state: true, tally: false };
    table::play::<Toy>(&BOOK, setup(players), inline).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn playing_on_does_not_touch_the_table() {
    let mut t = toy(2);
    play(&mut t, "draw peek twice yes");
    t.take_events();
    let before = everything(&t);
    for seed in 0..20 {
        t.play_on(Seat(0), &[0], random(seed).0, 50, seed);
    }
    assert_eq!(everything(&t), before);
    assert_eq!(t.take_events(), []);
    play(&mut t, "no draw");
    let mut other = toy(2);
    play(&mut other, "draw peek twice yes no draw");
    assert_eq!(bytes(&t), bytes(&other));
}

#[test]
fn a_bot_plays_on_in_an_imagined_world() {
    let t = toy(2);
    let score = play_on(&t, 0, "coin", script([]), 0, 1);
    assert_eq!(score, 0.5 + 0.001, "imagined for seat 0, which has one coin");
    assert_eq!(t.game().state.imagined_for, None);
}

#[test]
fn a_bot_does_not_know_the_top_card() {
    let mut t = toy(1);
    play(&mut t, "coin");
    let drawn = |t: &Table<Toy>| {
        let score = |seed| (play_on(t, 0, "draw", script(["end"]), 9, seed) * 100_000.0).round() as u32;
        let mut all: Vec<u32> = (0..60).map(score).collect();
        all.sort_unstable();
        all.dedup();
        all.len()
    };
    assert!(drawn(&t) > 6, "any card may come");
    play(&mut t, "peek");
    assert_eq!(drawn(&t), 1, "the card that was seen comes");
}

#[test]
fn a_bot_does_not_know_the_dice_to_come() {
    let t = rigged(1, ["dice=6,6,6,6"]);
    let score = |seed| (play_on(&t, 0, "roll", script(["end"]), 9, seed) * 1_000.0).round() as u32;
    let mut all: Vec<u32> = (0..60).map(score).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all, [501, 502, 503, 504, 505, 506]);
}

#[test]
fn a_bot_does_not_know_a_secret_choice() {
    let guess = |secret: &str| {
        let mut t = toy(2);
        play(&mut t, "each");
        play(&mut t, secret);
        let score = |seed| t.play_on(Seat(1), &[0], random(seed).0, 0, seed);
        (0..20).map(score).sum::<f64>()
    };
    assert_eq!(guess("0:red"), guess("0:blue"), "seat 1 cannot tell what seat 0 has chosen");
}

#[test]
fn the_same_seed_and_player_play_on_alike() {
    let mut t = toy(2);
    play(&mut t, "draw draw");
    for seed in 0..10 {
        let score = || play_on(&t, 0, "draw", random(seed).0, 30, seed);
        assert_eq!(score(), score());
    }
}

#[test]
fn a_bot_plays_on_no_further_than_it_may() {
    let t = toy(1);
    let after = |decisions| play_on(&t, 0, "coin", script([]), decisions, 1);
    assert_eq!(after(0), 0.501);
    assert_eq!(after(1), 0.502);
    assert_eq!(after(5), 0.506);
    assert_eq!(after(1_000), 0.521, "to the end of the game, with one coin a turn and three nights");
}

#[test]
fn a_bot_plays_on_from_the_middle_of_a_step() {
    let mut t = toy(2);
    play(&mut t, "any 1:object");
    assert_eq!(t.play_on(Seat(0), &[0], script([]), 0, 1), 0.501, "yes");
    assert_eq!(t.play_on(Seat(0), &[1], script([]), 0, 1), 0.5, "no");
    let mut t = toy(1);
    play(&mut t, "some");
    assert_eq!(t.play_on(Seat(0), &[0, 2], script([]), 0, 1), 0.5, "stopped at the shells");
    assert_eq!(t.play_on(Seat(0), &[0, 2], script([]), 1, 1), 0.502);
}

/// What stands beside a question is weighed as well, though a bot that plays on steps in nowhere.
#[test]
fn a_bot_thinks_through_what_it_may_do_at_any_time() {
    let mut t = toy(2);
    play(&mut t, "number coins/2 number coins/1 market");
    let place = |seat: usize| {
        let offered = &t.questions()[seat].options;
        offered.iter().position(|o| o.key == "toss").expect("a coin may be tossed") as u16
    };
    assert_eq!(t.play_on(Seat(0), &[place(0)], script([]), 0, 1), 0.501, "one of two coins is left");
    assert_eq!(t.play_on(Seat(1), &[place(1)], script([]), 0, 1), 0.5, "the only coin is gone");
}

#[test]
fn the_imagined_world_looks_the_same_to_its_seat_and_is_another() {
    let mut differ = 0;
    for seed in 0..20 {
        let mut whim = Chance::new(seed);
        let mut t = toy(3);
        while t.outcome().is_none() {
            for seat in seats(3) {
                let (other, question) = t.imagined(seat, seed);
                assert_eq!(question.as_ref(), t.questions().iter().find(|q| q.seat == seat), "seed {seed}");
                assert_eq!(other.picture(Some(seat)), t.game().picture(Some(seat)), "seed {seed}");
                assert_eq!(other.state.imagined_for, Some(seat));
                assert_eq!(other.broken_laws(), Vec::<String>::new());
                differ += usize::from(other.state.deck.pile != t.game().state.deck.pile);
            }
            play_anything(&mut t, &mut whim);
        }
    }
    assert!(differ > 1_000, "{differ}");
}

#[test]
fn an_inline_game_runs_to_its_end() {
    for seed in 0..50 {
        let played = inline(1 + (seed % 4) as usize, random(seed).0, 10_000);
        assert_eq!(played.outcome.expect("it ends").result, "ended", "seed {seed}");
        assert_eq!(played.broken, Vec::<String>::new(), "seed {seed}");
    }
}

#[test]
fn an_inline_game_is_the_game_at_the_table() {
    for seed in 0..50 {
        let (player, decided) = random(seed);
        let played = inline(1, player, 10_000);
        let mut t = toy(1);
        let mut decided: VecDeque<_> = decided.lock().unwrap().drain(..).collect();
        while t.outcome().is_none() {
            let question = t.questions()[0].clone();
            let (seat, picks) = decided.pop_front().expect("as many decisions");
            let keys: Vec<&str> =
                picks.iter().map(|p| question.options[usize::from(*p)].key.as_str()).collect();
            t.answer(seat, question.id, &keys).unwrap();
        }
        assert!(decided.is_empty(), "seed {seed}");
        assert_eq!(played.decisions, t.log().len() as u64, "seed {seed}");
        assert_eq!(played.outcome, t.outcome(), "seed {seed}");
        assert_eq!(played.state.as_ref(), Some(&state(&t)), "seed {seed}");
    }
}

#[test]
fn an_inline_game_stops_at_its_bound() {
    for bound in [0, 1, 7] {
        let played = inline(2, script([]), bound);
        assert_eq!(played.outcome, None);
        assert_eq!(played.decisions, bound);
        let coins: u64 =
            played.state.unwrap()["coins"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
        assert_eq!(coins, bound, "one coin a decision");
    }
}

#[test]
fn whoever_goes_first_is_a_decision_too() {
    let played = inline(2, script(["race"]), 2);
    assert_eq!(played.outcome, None);
    assert_eq!(played.decisions, 2, "the menu, and the first to grab");
    assert_eq!(played.state.unwrap()["supply"], 99);
}

#[test]
fn going_on_while_others_might_interrupt_is_a_decision_too() {
    let played = inline(2, script(["wait"]), 3);
    assert_eq!(played.outcome, None);
    assert_eq!(played.decisions, 3, "the menu, and going on twice");
    assert_eq!(played.state.unwrap()["supply"], 98);
}

/// Follows a script, and steps in wherever it can.
struct Meddler(Script);

impl Player for Meddler {
    fn pick(&mut self, seat: Seat, n: usize, weigh: &mut dyn FnMut(usize) -> u32) -> usize {
        self.0.pick(seat, n, weigh)
    }
    fn pick_some(&mut self, seat: Seat, n: usize, count: Pick, weigh: &mut dyn FnMut(usize) -> u32) -> Picks {
        self.0.pick_some(seat, n, count, weigh)
    }
    fn steps_in(&mut self, seat: Seat) -> bool {
        assert_eq!(seat, Seat(1), "only an aside is asked");
        true
    }
}

#[test]
fn an_inline_player_may_do_what_nobody_waits_for() {
    let played = inline(2, Box::new(Meddler(Script([line("wait"), line("end")].into()))), 100);
    assert!(played.outcome.is_some());
    assert_eq!(played.state.unwrap()["coins"], serde_json::json!([0, 5]), "seat 1 interrupted every time");
}

#[test]
fn stepping_in_is_a_decision_too() {
    let played = inline(2, Box::new(Meddler(Script([line("wait")].into()))), 3);
    assert_eq!(played.outcome, None);
    assert_eq!(played.decisions, 3, "the menu, and two interruptions");
    assert_eq!(played.state.unwrap()["supply"], 98);
}

#[test]
fn an_inline_game_can_be_played_without_naming_its_type() {
    let game: Box<dyn AnyGame> = Box::new(Boxed::<Toy>(BOOK.clone()));
    let play = |mode: &str| {
        let mut setup = setup(2);
        setup.mode = mode.into();
        let inline =
            Inline { player: script(["end"]), decisions_max: 10, laws: false, state: false, tally: false };
        game.play(setup, inline)
    };
    let played = play("plain").unwrap();
    assert_eq!((played.decisions, played.outcome.is_some(), played.state), (1, true, None));
    assert_eq!(play("none").unwrap_err(), "Toy has no mode `none`; it has plain");
}

/// A step is run again for every answer, but what happens in it is counted once.
#[test]
fn a_table_that_is_studied_counts_every_step_once() {
    let mut t = toy(1);
    play(&mut t, "coin");
    assert!(t.tallies().is_empty(), "nobody studies it yet");
    t.study();
    play(&mut t, "twice yes");
    assert!(t.tallies().is_empty(), "the step is not over");
    play(&mut t, "yes coin end");
    assert_eq!(t.tallies().into_iter().collect::<Vec<_>>(), [("coins".to_owned(), 3)]);
}

#[test]
fn an_inline_game_counts_if_asked() {
    let counted = |tally| {
        let player = script(["coin", "only", "end"]);
        let inline = Inline { player, decisions_max: 10, laws: true, state: false, tally };
        table::play::<Toy>(&BOOK, setup(1), inline).expect("it plays").tallies
    };
    assert_eq!(counted(true).get("coins"), Some(&2));
    assert!(counted(false).is_empty());
}
