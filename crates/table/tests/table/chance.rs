//! Chance: dice, decks, and results fixed in advance.

use crate::common::*;
use table::{Chance, Deck, Id, Rig, Seat, Setup};

#[test]
fn chance_is_written_and_read_without_a_trace() {
    for rolls in [0, 1, 2, 15, 16, 17, 63, 64, 65, 1_000] {
        let mut chance = Chance::new(11);
        (0..rolls).for_each(|_| {
            chance.below(6);
        });
        let text = serde_json::to_string(&chance).unwrap();
        let mut read: Chance = serde_json::from_str(&text).unwrap();
        assert_eq!(read, chance);
        assert_eq!(serde_json::to_string(&read).unwrap(), text);
        let next = |c: &mut Chance| (0..200).map(|_| c.below(1_000)).collect::<Vec<_>>();
        assert_eq!(next(&mut read), next(&mut chance), "after {rolls} rolls");
    }
}

#[test]
fn chance_is_written_with_what_is_rigged() {
    let rig = Rig([Rig::parse("dice=4, 1").unwrap()].into());
    let chance = Chance::rigged(11, rig);
    let text = serde_json::to_string(&chance).unwrap();
    assert!(text.ends_with(r#""position":0,"rig":{"dice":["4","1"]}}"#), "{text}");
    assert_eq!(serde_json::from_str::<Chance>(&text).unwrap(), chance);
    let plain = serde_json::to_string(&Chance::new(11)).unwrap();
    assert!(plain.ends_with(r#""position":0}"#), "{plain}");
}

#[test]
fn a_rig_is_read_from_a_line() {
    let (channel, values) = Rig::parse(" dice = 4, 1 ,6").unwrap();
    assert_eq!((channel.as_str(), values), ("dice", ["4", "1", "6"].map(str::to_owned).into()));
    assert_eq!(Rig::parse("4,1,6"), Err("`4,1,6`: a rig looks like dice=4,1,6 or draw=card-id".to_owned()));
}

#[test]
fn chance_reaches_every_number_and_no_other() {
    let mut chance = Chance::new(1);
    let mut seen = [0; 6];
    (0..600).for_each(|_| seen[chance.below(6) as usize] += 1);
    assert!(seen.iter().all(|n| *n > 50), "{seen:?}");
    assert_eq!(chance.below(1), 0);
}

#[test]
fn a_mixed_list_has_the_same_things_in_it() {
    let mut list: Vec<u32> = (0..50).collect();
    Chance::new(1).shuffle(&mut list);
    assert_ne!(list, (0..50).collect::<Vec<_>>());
    list.sort_unstable();
    assert_eq!(list, (0..50).collect::<Vec<_>>());
}

#[test]
fn rigged_dice_fall_as_laid_out_and_then_the_seed_goes_on() {
    let mut t = rigged(1, ["dice=4,1,6"]);
    play(&mut t, "roll roll roll");
    assert_eq!(t.game().state.coins, [11]);

    let plain = {
        let mut t = toy(1);
        play(&mut t, "roll");
        t.game().state.coins[0]
    };
    play(&mut t, "roll");
    assert_eq!(t.game().state.coins, [11 + plain], "a rigged die takes nothing from the seed");
}

#[test]
fn a_die_that_does_not_fit_stays_for_later() {
    let mut chance = Chance::rigged(1, Rig([Rig::parse("dice=9,2").unwrap()].into()));
    let roll = |c: &mut Chance, sides: u32| {
        c.rigged_value("dice", |v| v.parse::<u32>().ok().filter(|n| (1..=sides).contains(n)))
    };
    assert_eq!(roll(&mut chance, 6), None);
    assert_eq!(roll(&mut chance, 6), None);
    assert_eq!(roll(&mut chance, 10), Some(9));
    assert_eq!(roll(&mut chance, 6), Some(2));
    assert_eq!(roll(&mut chance, 6), None);

    let mut t = rigged(1, ["dice=9,2"]);
    play(&mut t, "roll");
    let rig = serde_json::to_value(t.save().checkpoint.chance).unwrap()["rig"].clone();
    assert_eq!(rig, serde_json::json!({ "dice": ["9", "2"] }));
}

#[test]
fn a_named_die_is_rigged_by_its_faces() {
    let mut t = rigged(1, ["weather=snow,rain", "dice=1"]);
    t.take_events();
    play(&mut t, "face face");
    let events = t.take_events();
    let weather: Vec<&str> =
        events.iter().filter(|e| matches!(e.what, table::What::Roll(_))).map(|e| e.text.as_str()).collect();
    assert_eq!(weather, ["The weather: snow.", "The weather: rain."]);
}

#[test]
fn a_face_that_the_die_does_not_have_stays_for_later() {
    let mut t = rigged(1, ["weather=hail,sun"]);
    play(&mut t, "face");
    let rig = serde_json::to_value(t.save().checkpoint.chance).unwrap()["rig"].clone();
    assert_eq!(rig, serde_json::json!({ "weather": ["hail", "sun"] }));
}

#[test]
fn a_rigged_draw_finds_its_card_wherever_it_lies() {
    let mut t = rigged(1, ["draw=larch,ash"]);
    play(&mut t, "draw draw");
    assert_eq!(t.game().state.hands, [[Id::at(11), Id::at(0)]]);
    assert_eq!(t.game().state.deck.len(), 10);
    assert_eq!(t.broken_laws(), Vec::<String>::new());
}

#[test]
fn a_rigged_card_that_is_not_in_the_pile_stays_for_later() {
    let mut t = rigged(1, ["draw=elm,elm"]);
    play(&mut t, "draw draw");
    assert_eq!(t.game().state.hands[0][0], Id::at(4));
    assert_ne!(t.game().state.hands[0][1], Id::at(4));
    play(&mut t, "reshuffle draw");
    assert_eq!(t.game().state.hands, [[Id::at(4)]]);

    let mut t = rigged(1, ["draw=oak,elm"]);
    play(&mut t, "draw");
    let rig = serde_json::to_value(t.save().checkpoint.chance).unwrap()["rig"].clone();
    assert_eq!(rig, serde_json::json!({ "draw": ["oak", "elm"] }));
}

#[test]
fn a_rigged_pick_counts_from_nought_and_must_be_in_the_list() {
    let mut t = rigged(3, ["pick=2,0,7"]);
    play(&mut t, "pick pick pick");
    let rig = serde_json::to_value(t.save().checkpoint.chance).unwrap()["rig"].clone();
    assert_eq!(rig, serde_json::json!({ "pick": ["7"] }));
    let coins = &t.game().state.coins;
    assert!(coins[2] >= 1 && coins[0] >= 1 && coins.iter().sum::<u32>() == 3, "{coins:?}");
}

#[test]
fn a_rig_survives_save_and_load() {
    let mut t = rigged(1, ["dice=4,1"]);
    play(&mut t, "roll twice yes");
    let mut t = reload(&t);
    play(&mut t, "no roll");
    assert_eq!(t.game().state.coins, [6]);
}

#[test]
fn a_rerun_rolls_the_same_dice() {
    let mut t = rigged(2, ["dice=5,6,2"]);
    play(&mut t, "roll roll twice yes");
    assert_eq!(t.game().state.coins, [6, 6]);
    play(&mut t, "no roll");
    assert_eq!(t.game().state.coins, [6, 8]);
}

/// The cards of the pile, top first, by name.
fn pile(t: &table::Table<Toy>) -> Vec<&'static str> {
    t.game().state.deck.pile.iter().rev().map(|c| CARDS[c.index()]).collect()
}

fn seen(t: &table::Table<Toy>, seat: u8) -> Vec<(usize, &'static str)> {
    t.game().state.deck.seen_by(Seat(seat)).map(|(depth, c)| (depth, CARDS[c.index()])).collect()
}

#[test]
fn the_top_card_is_drawn() {
    let mut t = toy(1);
    let before = pile(&t);
    play(&mut t, "draw");
    assert_eq!(pile(&t), before[1..]);
    assert_eq!(CARDS[t.game().state.hands[0][0].index()], before[0]);
}

#[test]
fn a_look_at_the_top_is_the_lookers_alone() {
    let mut t = toy(2);
    let before = pile(&t);
    t.take_events();
    play(&mut t, "peek");
    assert_eq!(pile(&t), before);
    assert_eq!(seen(&t, 0), [(0, before[0]), (1, before[1])]);
    assert_eq!(seen(&t, 1), []);
    assert!(t.game().state.deck.has_seen(Seat(0), t.game().state.deck.pile[11]));
    let events = t.take_events();
    assert_eq!(heard(&events, Some(0)), [format!("On top: {} {}.", before[0], before[1])]);
    assert_eq!(heard(&events, Some(1)), Vec::<&str>::new());
}

#[test]
fn what_was_seen_goes_with_the_card_and_is_forgotten_by_shuffling() {
    let mut t = toy(2);
    let before = pile(&t);
    play(&mut t, "peek draw");
    assert_eq!(seen(&t, 0), [(0, before[1])]);
    play(&mut t, "shuffle");
    assert_eq!(seen(&t, 0), []);
}

#[test]
fn discards_come_back_when_the_pile_is_reshuffled() {
    let mut t = toy(1);
    play(&mut t, "draw draw draw reshuffle");
    assert_eq!(t.game().state.deck.len(), 12);
    assert_eq!(t.game().state.deck.discards, []);
    assert_eq!(t.broken_laws(), Vec::<String>::new());
}

#[test]
fn an_imagined_pile_keeps_what_the_seat_has_seen() {
    let mut t = toy(2);
    play(&mut t, "peek");
    let real = &t.game().state.deck;
    let mut other_orders = 0;
    for seed in 0..20 {
        let mut deck = real.clone();
        deck.imagine(Seat(0), &mut Chance::new(seed));
        assert_eq!(deck.pile[10..], real.pile[10..], "the top two are known");
        other_orders += usize::from(deck.pile != real.pile);
        let mut cards = deck.pile.clone();
        cards.sort_unstable();
        assert_eq!(cards, (0..12).map(Id::at).collect::<Vec<_>>());
    }
    assert_eq!(other_orders, 20);
}

/// Whoever put a card away knows it; to everybody else it is as unknown as the pile.
#[test]
fn discards_that_others_have_put_away_are_imagined_with_the_pile() {
    let mut real = Deck::<Tree>::new((0..12).map(Id::at));
    for (seat, place) in [(0, 20), (1, 21), (1, 22)] {
        real.put_away(Seat(seat), Id::at(place));
    }
    real.discards.push(Id::at(23)); // face up
    let mut others = 0;
    for seed in 0..20 {
        let mut deck = real.clone();
        deck.imagine(Seat(0), &mut Chance::new(seed));
        assert_eq!([deck.discards[0], deck.discards[3]], [Id::at(20), Id::at(23)]);
        others += usize::from(deck.discards != real.discards);
        let mut cards: Vec<_> = deck.cards().collect();
        cards.sort_unstable();
        assert_eq!(cards, (0..12).chain(20..24).map(Id::at).collect::<Vec<_>>());
    }
    assert!(others > 15, "{others}");
    real.take_out(|card| card == Id::at(20));
    let mut seen = real.clone();
    seen.imagine(Seat(1), &mut Chance::new(1));
    assert_eq!(seen.discards, real.discards, "the places move up");
}

#[test]
fn what_lies_in_no_order_is_taken_at_random_or_as_it_is_rigged() {
    let mut t = rigged(1, ["draw=elm"]);
    let there = t.game().state.deck.clone();
    play(&mut t, "fish");
    assert!(t.log()[0].revealed);
    assert_eq!(heard(&t.take_events(), None).iter().find(|e| e.starts_with("A fish")), Some(&"A fish: elm."));
    assert_eq!(t.game().state.deck, there, "nothing is moved by it");

    let caught = (0..200).map(|seed| {
        let mut t = open(Setup { seed, ..setup(1) });
        play(&mut t, "fish");
        t.take_events()
            .into_iter()
            .map(|e| e.text)
            .find(|text| text.starts_with("A fish"))
            .expect("it is told")
    });
    let caught: std::collections::BTreeSet<String> = caught.collect();
    assert_eq!(caught.len(), CARDS.len(), "{caught:?}");
}
