//! Whole campaigns from the shipped books, from first setup to the last session.

use bots::{Budget, Instinctive, Kind, Simulation};
use serde_json::{Value, json};
use table::{Inline, Played, Save, Setup};

fn played(mode: &str, players: usize, seed: u64) -> Played {
    let game = library::game("near-and-far").expect("it is on the shelf");
    let inline = Inline {
        player: Box::new(Instinctive::new(seed)),
        decisions_max: 1_000_000,
        laws: true,
        state: true,
        tally: true,
    };
    let played = game.play(Setup::new("near-and-far", mode, players, seed), inline).expect("it plays");
    assert!(played.broken.is_empty(), "{mode}, {players} players, seed {seed}: {:?}", played.broken);
    let rounds = played.outcome.as_ref().map(|outcome| i64::from(outcome.rounds));
    assert!(rounds.is_some(), "{mode}, {players} players, seed {seed} does not end");
    assert_eq!(rounds, played.tallies.get("rounds").copied(), "the rounds of all sessions");
    played
}

/// Each player's sheet at the end.
fn sheets(played: &Played) -> Vec<&Value> {
    let players = played.state.as_ref().expect("it was asked for")["players"].as_array().expect("a list");
    players.iter().map(|player| &player["sheet"]).collect()
}

fn length(list: &Value) -> usize {
    list.as_array().expect("a list").len()
}

/// NF-MODE-05, NF-MODE-06, NF-MODE-07, NF-CAMPGN-01, NF-BOSS-09
#[test]
fn a_campaign_goes_over_ten_maps_to_the_last_ruin() {
    for players in 2..=4 {
        let played = played("campaign", players, players as u64);
        for map in 2..=11 {
            let sessions = played.tallies.get(&format!("map {map:02}/sessions"));
            assert!(sessions >= Some(&1), "map {map} was not played");
            assert!(map == 11 || sessions == Some(&1), "map {map} was played again");
        }
        let lost = played.outcome.as_ref().is_some_and(|o| o.result == "lost");
        for sheet in sheets(&played) {
            assert_eq!(length(&sheet["points"]), if lost { 9 } else { 10 }, "a row for each session");
            assert!(sheet["boxes"].as_u64() > Some(0), "quests were ticked off");
            assert!(length(&sheet["talents"]) > 0, "experience was spent");
        }
    }
}

/// NF-MODE-11, NF-MODE-12, NF-MODE-13, NF-MODE-14, NF-CHARQ
#[test]
fn a_character_mode_ends_on_the_last_map_with_every_story_told() {
    for players in 2..=4 {
        let played = played("character", players, players as u64);
        assert!(played.tallies.contains_key("map 11/sessions"), "the last map was played");
        for sheet in sheets(&played) {
            assert!(length(&sheet["done"]) >= 8, "eight quests before the last map");
        }
    }
}

/// A campaign left in its second session, saved with the book's first edition, when artifacts had other points and the first map fewer paths.
#[test]
fn a_campaign_saved_with_an_older_book_goes_on() {
    let save = Save::read(include_str!("saves/near-and-far-1.0.json")).expect("it can be read");
    let game = library::game("near-and-far").expect("it is on the shelf");
    assert_ne!(save.book.version, game.edition().version, "the book has changed since");
    let mut table = game.load(save).unwrap_or_else(|e| panic!("{e}")).table;
    let sheet = |seat: usize| table.state()["players"][seat]["sheet"].clone();
    assert_eq!([sheet(0)["points"].clone(), sheet(1)["points"].clone()], [json!([11]), json!([25])]);
    assert_eq!((sheet(1)["keywords"].clone(), sheet(1)["boxes"].clone()), (json!(["WAGER"]), json!(4)));
    for whim in 0..200 {
        let question = table.questions().iter().find(|q| !q.aside).expect("the campaign goes on").clone();
        let keys = Kind::Instinct.answer(table.as_ref(), &question, Budget::default(), whim);
        table.answer(question.seat, question.id, &keys).unwrap_or_else(|e| panic!("{e}"));
        assert!(table.broken_laws().is_empty(), "{:?}", table.broken_laws());
    }
}

/// Bots that think used to choose other maps for ever.
#[test]
fn thinking_bots_come_to_the_last_map_of_a_character_mode() {
    let game = library::game("near-and-far").expect("it is on the shelf");
    let simulation = Simulation {
        budget: Budget { rollouts: 2, decisions: 20, time: None },
        tally: true,
        ..Simulation::new(Setup::new("near-and-far", "character", 2, 3), 1, Kind::MonteCarlo)
    };
    let report = bots::simulate(game.as_ref(), &simulation, &|_| {}).unwrap_or_else(|f| panic!("{}", f.what));
    assert_eq!(report.tallies.get("map 11/sessions"), Some(&1));
    assert!(report.tallies["sessions"] < 20, "{} sessions", report.tallies["sessions"]);
}
