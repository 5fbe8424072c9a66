//! Setup (NF-SETUP): what lies on the table before the first turn.

use crate::common::{BOOK, Play, fresh, game, players, setup};
use near_and_far::{Phase, WorldCard};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Id, Seat};

/// A table laid out for its draft, everybody's first choice taken.
fn laid_out(mode: &str, n: usize, seed: u64) -> Play {
    let mut t = fresh(setup(mode, n, seed));
    t.drift(|s| s.phase == Phase::Draft(0));
    t
}

fn with_option(key: &str, value: &str) -> Play {
    let mut agreed = setup("arcade", 2, 1);
    agreed.options.insert(key.into(), value.into());
    let mut t = fresh(agreed);
    t.drift(|s| s.phase == Phase::Draft(0));
    t
}

/// NF-SETUP-01: Dusk, unless the Day side was agreed on.
#[test]
fn the_town_shows_its_dusk_side() {
    let t = laid_out("first", 2, 1);
    assert_eq!(t.view(None)["day"], json!(false));
    assert!(t.heard("The town shows its Dusk side."));
    assert_eq!(with_option("town", "day").view(None)["day"], json!(true));
}

/// NF-SETUP-02: three pack birds for each player.
#[test]
fn there_are_three_pack_birds_for_each_player() {
    assert_eq!([2, 3, 4].map(|n| laid_out("first", n, 1).state().birds), [6, 9, 12]);
}

/// NF-SETUP-03: all 36 treasures, shuffled, face down.
#[test]
fn the_treasures_are_a_shuffled_deck() {
    let t = laid_out("first", 2, 1);
    let pile = t.state().treasures.pile.clone();
    let all: BTreeSet<_> = pile.iter().copied().collect();
    assert_eq!((pile.len(), all), (36, BOOK.treasures.iter().collect()));
    assert!(t.state().treasures.discards.is_empty());
    assert_eq!(t.view(Some(0))["decks"]["treasures"], json!(36));
    let seen = t.view(Some(0)).to_string();
    assert!(!seen.contains("bounty-contract") && !seen.contains("old-recipe"), "nobody sees any");
    assert_ne!(pile, laid_out("first", 2, 2).state().treasures.pile, "another session, another order");
}

/// NF-SETUP-04, NF-SETUP-05: the bag holds adventurers only, and five of them lie in the row.
#[test]
fn five_adventurers_are_drawn_from_the_bag() {
    let t = laid_out("first", 3, 1);
    let state = t.state();
    assert_eq!((state.row.len(), state.bag.pile.len()), (5, 31));
    let all: BTreeSet<_> = state.row.iter().chain(&state.bag.pile).copied().collect();
    assert_eq!(all, BOOK.adventurers.iter().collect());
    assert!(state.row.iter().chain(&state.bag.pile).all(|id| !BOOK.is_companion(*id)));
    let shown = t.view(None)["town"]["row"].clone();
    let names: Vec<&str> =
        shown.as_array().expect("a row").iter().filter_map(|p| p["key"].as_str()).collect();
    assert_eq!(names, t.names(&state.row), "face up");
    assert_ne!(state.row, laid_out("first", 3, 2).state().row);
}

/// NF-SETUP-06: four chiefs, for everybody to see, nobody's yet.
#[test]
fn the_four_chiefs_lie_beside_the_town() {
    let t = laid_out("first", 2, 1);
    let chiefs = t.view(None)["chiefs"].clone();
    let line = |i: usize| (chiefs[i]["faction"].clone(), chiefs[i]["owner"].clone());
    assert_eq!(chiefs.as_array().map(Vec::len), Some(4));
    for (i, faction) in ["outlaws", "mystics", "lizards", "nomads"].into_iter().enumerate() {
        assert_eq!(line(i), (json!(faction), json!(null)));
    }
}

/// NF-SETUP-07: the atlas lies open at the session's map.
#[test]
fn the_atlas_is_open_at_the_sessions_map() {
    let t = laid_out("first", 2, 1);
    assert_eq!((&t.view(None)["map"]["number"], &t.view(None)["map"]["name"]), (&json!(1), &json!("Map 1")));
    assert!(t.heard("Map 1, Map 1. A plain map."));
    assert_eq!(laid_out("campaign", 2, 1).view(None)["map"]["number"], json!(2));
}

/// The quest tokens of a fresh table, by their spaces.
fn tokens(mode: &str, n: usize, seed: u64) -> Vec<String> {
    let t = laid_out(mode, n, seed);
    t.names(&t.state().quests)
        .into_iter()
        .map(|s| s.rsplit('/').next().expect("a space").to_owned())
        .collect()
}

/// NF-SETUP-08, NF-SETUP-09, NF-SETUP-10: 7, 10 or 13, on spaces with a book, no two on one.
#[test]
fn quest_tokens_lie_on_spaces_with_a_book() {
    for (n, count) in [(2, 7), (3, 10), (4, 13)] {
        let placed = tokens("first", n, 1);
        assert_eq!(placed.len(), count);
        assert!(placed.iter().all(|s| s.starts_with('q')), "{placed:?}");
        assert_eq!(placed.iter().collect::<BTreeSet<_>>().len(), count);
        assert!(count < 16, "some books stay without one");
    }
}

/// NF-SETUP-11, NF-SETUP-12: chance alone chooses, near and far alike: every book gets one at some table and none at another.
#[test]
fn chance_chooses_the_spaces_of_quests() {
    let tables: Vec<Vec<String>> = (1..=25).map(|seed| tokens("first", 2, seed)).collect();
    for n in 1..=16 {
        let with = tables.iter().filter(|t| t.contains(&format!("q{n}"))).count();
        assert!((1..25).contains(&with), "q{n} has a token {with} times of 25");
    }
}

/// NF-SETUP-13: under a token one still sees what the space is, and that it is a book.
#[test]
fn a_quest_token_hides_no_icon() {
    let t = laid_out("first", 4, 1);
    let spaces = t.view(None)["map"]["spaces"].clone();
    let under: Vec<_> =
        spaces.as_array().expect("spaces").iter().filter(|s| s["quest"] == json!(true)).cloned().collect();
    assert_eq!(under.len(), 13);
    for space in under {
        let n: u32 =
            space["key"].as_str().and_then(|k| k.strip_prefix("space/q")?.parse().ok()).expect("a book");
        assert_eq!(space["icon"], json!(if n % 2 == 1 { "coin" } else { "gem" }));
        assert_eq!(space["book"], json!(true));
    }
}

/// NF-SETUP-14: in a campaign every named space with a book has its quest.
#[test]
fn named_spaces_of_a_campaign_have_their_quests() {
    for seed in 1..=12 {
        let placed = tokens("campaign", 2, seed);
        assert!(placed.contains(&"q1".into()) && placed.contains(&"q2".into()), "{placed:?}");
        assert_eq!(placed.len(), 7);
    }
    let missing = |mode: &str| (1..=12).filter(|seed| !tokens(mode, 2, *seed).contains(&"q1".into())).count();
    assert!(missing("first") > 0 && missing("character") > 0, "elsewhere a name changes nothing");
}

/// NF-SETUP-15, NF-SETUP-16, NF-SETUP-18, NF-SETUP-20, NF-SETUP-21, NF-SETUP-35: what a player begins with.
#[test]
fn everybody_begins_with_an_animal_and_three_coins() {
    let mut t = fresh(setup("first", 3, 1));
    t.play(["rin", "eyim", "shardling"]);
    assert_eq!(t.keys(0), ["dog-1", "cat-1"], "a dog or a cat");
    assert!(t.label("cat-1").starts_with("cat-1 (cat, "), "{}", t.label("cat-1"));
    t.play(["0:dog-1"]);
    assert_eq!(t.keys(1), ["dog-2", "cat-1"]);
    t.play(["1:dog-2"]); // both dogs are gone: Cy has a cat
    for (seat, companion) in [(0, "dog-1"), (1, "dog-2"), (2, "cat-1")] {
        let player = t.player(seat);
        assert_eq!((player.coins, player.gems, player.food, player.tokens), (3, 0, 0, [0; 4]));
        assert_eq!((player.hearts, player.reputation, player.camps), (0, 0, 0));
        assert_eq!((t.names(&player.party), player.inactive.len()), (vec![companion], 0), "active at once");
        assert_eq!(t.place(seat), "nowhere", "neither in town nor on the map");
        let view = t.view(None)["seats"][usize::from(seat)].clone();
        assert_eq!(view["under"].as_array().map(Vec::len), Some(14), "a camp on each of 14 tents");
        let slots: Vec<_> =
            view["slots"].as_array().expect("slots").iter().filter(|s| !s.is_null()).cloned().collect();
        assert_eq!((slots.len(), &slots[0]["key"]), (1, &json!(companion)), "in one of the four slots");
    }
    assert!(t.state().camps.is_empty() && t.state().mine.iter().flatten().all(Option::is_none));
    t.drift(|s| s.phase == Phase::Turn);
    let active = t.state().active.0;
    assert_eq!(t.place(active), "nowhere");
    t.play(["visit/farm"]);
    assert_eq!(t.place(active), "at farm", "the first visit brings it into play");
}

/// NF-SETUP-17: more camps are there once all fourteen are placed and the round is played out.
#[test]
fn a_fifteenth_camp_comes_from_the_box() {
    let mut scene =
        players(2).on(0, "c1").has(0, "hearts", 3).with("ending", true.into()).with("first", 1.into());
    for row in 1..=3 {
        for column in 1..=4 {
            scene = scene.dug(0, row, column);
        }
    }
    let mut t = scene.camp(0, "g5").camp(0, "g6").start();
    assert_eq!(t.player(0).camps, 14);
    t.play(["adventure", "move/stop", "camp/build"]);
    assert_eq!((t.player(0).camps, t.camp_at("c1")), (15, Some(0)));
    assert_eq!(t.state().last.as_ref().and_then(|l| l.scores[0]).map(|s| s.camps), Some(15), "and it counts");
}

/// NF-SETUP-19: no two players have the same character.
#[test]
fn no_two_players_are_the_same_character() {
    let mut t = fresh(setup("first", 3, 1));
    assert_eq!(t.keys(0).len(), 8);
    t.play(["0:shardling"]);
    assert!(!t.offers("shardling") && t.keys(1).len() == 7);
    t.play(["1:rin"]);
    assert_eq!(t.keys(2), ["eyim", "ada", "bo", "cy", "dee", "eve"]);
    t.play(["2:eve"]);
    assert_eq!([0, 1, 2].map(|s| t.id(t.player(s).character.expect("chosen"))), ["shardling", "rin", "eve"]);
}

/// NF-SETUP-22, NF-SETUP-23: in the long modes everybody has a sheet with their character's name, else nobody has.
#[test]
fn sheets_are_for_the_long_modes() {
    for (mode, sheet) in [("first", false), ("arcade", false), ("campaign", true), ("character", true)] {
        let t = laid_out(mode, 2, 1);
        for seat in 0..2 {
            let view = t.view(None)["seats"][seat].clone();
            assert_eq!(view.get("sheet").is_some(), sheet, "{mode}");
            assert_eq!(view["character"], json!(["rin", "eyim"][seat]));
        }
    }
}

/// NF-SETUP-24: a character's introduction is read to all before play, in Character Mode.
#[test]
fn an_introduction_is_read_aloud() {
    let mut t = fresh(setup("character", 2, 1));
    t.drift(|s| s.map == 2 && s.players[0].sheet.experience == 1 && s.phase == Phase::Setup);
    assert!(!t.heard("This is rin."));
    t.play(["0:rin"]);
    let told = t.events.iter().find(|e| e.text.contains("This is rin.")).expect("it is read");
    assert!(told.seat.is_none(), "aloud");
    assert!(!t.heard("This is eyim."));
    t.play(["1:eyim"]);
    assert!(t.heard("This is eyim."));
    for mode in ["first", "campaign", "arcade"] {
        assert!(!laid_out(mode, 2, 1).heard("This is rin."), "{mode}");
    }
}

/// NF-SETUP-25: chance says who begins, and that player has the first turn.
#[test]
fn one_player_begins() {
    let mut begun = BTreeSet::new();
    for seed in 1..=20 {
        let mut t = laid_out("first", 3, seed);
        let first = t.state().first;
        assert!(t.heard(&format!("{} begins.", ["Ada", "Bo", "Cy"][first.index()])));
        t.drift(|s| s.phase == Phase::Turn);
        assert_eq!((t.state().active, t.state().round, t.is_asked(first.0)), (first, 1, true));
        assert_eq!(t.view(None)["first"], json!(first.0));
        begun.insert(first);
    }
    assert_eq!(begun, BTreeSet::from([Seat(0), Seat(1), Seat(2)]));
}

/// NF-SETUP-26, NF-SETUP-27: all world cards lie there, in no deck and in the book's order at every table.
#[test]
fn world_cards_are_neither_shuffled_nor_dealt() {
    for seed in 1..=3 {
        let t = laid_out("campaign", 2, seed);
        let all: Vec<Id<WorldCard>> = BOOK.worlds.iter().collect();
        assert_eq!((t.state().worlds.len(), &t.state().worlds), (30, &all));
        assert!(t.state().players.iter().all(|p| p.worlds.is_empty()));
    }
    let mut t = game("campaign", 2).quest("q2").on(0, "q2").sheet(0, "keywords", ["BURNING"]).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert_eq!(t.names(&t.player(0).worlds), ["cold-blade"], "looked up by its name");
}

/// NF-SETUP-28: forty arcade cards, shuffled; they stand in for the storybook.
#[test]
fn arcade_cards_are_a_shuffled_deck() {
    let pile = laid_out("arcade", 2, 1).state().arcade.pile.clone();
    assert_eq!((pile.len(), pile.iter().collect::<BTreeSet<_>>().len()), (40, 40));
    assert!(pile.iter().all(|id| BOOK.arcade.contains(id)));
    assert_ne!(pile, laid_out("arcade", 2, 2).state().arcade.pile);
    let mut t = game("arcade", 2).quest("q1").on(0, "q1").draws(&["arcade-07"]).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert_eq!(t.reading(), "arcade-07", "not the quest of the space");
    assert_eq!(t.state().arcade.pile.len(), 39);
}

/// NF-SETUP-29: twelve threats from 4 to 15, the 4 on top, for all to see.
#[test]
fn threats_lie_in_ascending_order() {
    let t = laid_out("first", 2, 1);
    let order: Vec<u8> = t.state().threats.iter().map(|id| BOOK.threat(*id).difficulty).collect();
    assert_eq!(order, (4..=15).collect::<Vec<u8>>());
    assert_eq!(
        (&t.view(None)["threat"]["difficulty"], &t.view(None)["threats_left"]),
        (&json!(4), &json!(12))
    );
}

/// NF-SETUP-30, NF-SETUP-31, NF-SETUP-32, NF-SETUP-33: each deck shuffled for itself; five and two for each player, to
/// be seen by their owner alone; the rest are two decks, and the draft begins.
#[test]
fn artifacts_are_dealt_from_two_decks() {
    for n in 2..=4 {
        let t = laid_out("first", n, 1);
        let state = t.state();
        assert_eq!((state.basic.pile.len(), state.advanced.pile.len()), (38 - 5 * n, 17 - 2 * n));
        assert!(state.basic.pile.iter().all(|c| !BOOK.artifact(*c).advanced));
        assert!(state.advanced.pile.iter().all(|c| BOOK.artifact(*c).advanced));
        assert_eq!(t.view(None)["decks"]["basic"], json!(38 - 5 * n));
        assert_eq!(t.view(None)["decks"]["advanced"], json!(17 - 2 * n));
        for seat in 0..n as u8 {
            let (basic, advanced) = (&state.packets[usize::from(seat)], &state.player(Seat(seat)).drawn);
            assert_eq!((basic.len(), advanced.len()), (5, 2));
            assert!(basic.iter().all(|c| !BOOK.artifact(*c).advanced));
            assert!(advanced.iter().all(|c| BOOK.artifact(*c).advanced));
            let own = t.seat_view(seat, seat).to_string();
            for card in basic.iter().chain(advanced) {
                assert!(own.contains(&format!("\"{}\"", t.id(*card))), "{} is their own", t.id(*card));
                let others = t.view(Some((seat + 1) % n as u8)).to_string();
                assert!(!others.contains(&format!("\"{}\"", t.id(*card))), "{} is face down", t.id(*card));
            }
        }
        assert_eq!((state.phase, state.round), (Phase::Draft(0), 0), "the draft comes first");
    }
    let (one, other) = (laid_out("first", 2, 1), laid_out("first", 2, 2));
    assert_ne!(one.state().basic.pile, other.state().basic.pile);
    assert_ne!(one.state().advanced.pile, other.state().advanced.pile);
}

/// NF-SETUP-34: with two players somebody nobody plays stands at the Town Hall, and stays.
#[test]
fn with_two_players_a_stranger_keeps_the_town_hall() {
    for seed in 1..=5 {
        let t = laid_out("first", 2, seed);
        let stranger = t.state().stranger.expect("somebody");
        assert!(t.state().players.iter().all(|p| p.character != Some(stranger)));
    }
    assert!(
        laid_out("first", 3, 1).state().stranger.is_none()
            && laid_out("first", 4, 1).state().stranger.is_none()
    );
    let mut t = players(2).dice([6, 1]).start();
    assert!(!t.offers("visit/hall"));
    assert_eq!(t.label("visit/hall/duel"), "Duel eve for the Town Hall (trade, discard, buy reputation)");
    t.play(["visit/hall/duel", "duel/honorably", "hall/done", "1:visit/farm", "0:visit/hut"]);
    assert!(!t.offers("visit/hall") && t.offers("visit/hall/duel"), "beaten, and still there");
}

/// NF-SETUP-36, NF-SETUP-37: the advice on who suits whom is given when characters are chosen for their stories.
#[test]
fn advice_on_characters_is_given_where_it_matters() {
    let asked = |mode: &str| {
        let mut t = fresh(setup(mode, 2, 1));
        t.drift(|s| s.phase == Phase::Setup);
        t.asked(0).prompt.clone()
    };
    let prompt = asked("character");
    assert!(prompt.contains("Eyim and Rin are better kept apart"), "{prompt}");
    assert!(prompt.contains("Shardling and Rin have the longest stories"), "{prompt}");
    assert_eq!(asked("first"), "Who are you?");
    let mut t = fresh(setup("character", 2, 1));
    t.drift(|s| s.phase == Phase::Setup).play(["0:rin"]);
    assert!(t.offers("eyim"), "advice, not a rule");
}

/// NF-SETUP-38: talents for the start of a session: food at once, cards after the draft.
#[test]
fn talents_of_the_start_are_applied_in_setup() {
    let scene = game("campaign", 2).with("phase", json!("setup")).with("session", json!(0));
    let scene = scene.has(0, "companion", json!(null)).has(1, "companion", json!(null));
    let scene = scene.sheet(0, "talents", ["cooking", "fishing", "treasure-hunting"]).sheet(
        1,
        "talents",
        ["fishing"],
    );
    let mut t = scene.start();
    t.drift(|s| s.phase == Phase::Draft(0));
    assert_eq!((t.player(0).food, t.player(1).food), (3, 1));
    assert!(!t.offers("draw/1/1"));
    t.drift(|s| s.phase == Phase::Keep);
    t.play(["0:card/none", "1:card/none", "0:none"]);
    assert_eq!(t.keys(0), ["draw/0/2", "draw/1/1", "draw/2/0"], "after the draft, from either deck");
    t.play(["0:draw/1/1"]);
    let keys: Vec<String> = t.keys(0).into_iter().map(str::to_owned).collect();
    assert_eq!((keys.len(), t.player(0).hand.len()), (2, 5));
    t.play([format!("0:{}", keys.join(" ")).as_str(), "1:none"]);
    assert_eq!((t.player(0).hand.len(), t.player(1).hand.len()), (7, 5), "Bo cannot do that");
    assert_eq!(t.state().phase, Phase::Turn);
}
