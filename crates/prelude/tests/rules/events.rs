//! Events as data: what a program reads without reading the words.

use crate::common::{BOOK, BUILDINGS, GIFTS, Play, ZONES, band, kind_of, plain};
use crate::secrecy::play;
use std::collections::{BTreeSet, HashSet};
use std::sync::LazyLock;
use table::{Book, Die, Event, Seat, What};

const LEDGER: &str = include_str!("../../../../docs/rules/prelude.md");

/// The ids of the rules in the ledger.
static RULES: LazyLock<HashSet<&str>> =
    LazyLock::new(|| LEDGER.lines().filter_map(|l| l.strip_prefix("- ")?.split("  ").next()).collect());

/// Whether this is a place on a table of six.
fn is_place(place: &str) -> bool {
    match place.split_once('/') {
        Some(("zone", zone)) => ZONES.contains(&zone),
        Some(("building", building)) => BUILDINGS.contains(&building),
        Some(("seat", seat)) => seat.parse::<usize>().is_ok_and(|s| s < GIFTS.len()),
        _ => is_entry(place), // time tokens lie on cards
    }
}

/// A half of a character panel.
fn is_half(card: &str) -> bool {
    matches!(card.split_once('/'), Some(("past" | "gift", _)))
}

fn is_entry(entry: &str) -> bool {
    BOOK.names().find::<table::Any>(entry).is_some() || ["grassland", "forest", "mountains"].contains(&entry)
}

fn check(event: &Event) {
    let unsaid = matches!(event.what, What::Card { .. } | What::Tokens { .. });
    assert!(!event.rules.is_empty() && (unsaid || !event.text.is_empty()), "{event:?}");
    assert!(event.rules.iter().all(|r| RULES.contains(&&**r)), "not in the ledger: {event:?}");
    let places: Vec<&String> = match &event.what {
        What::Card { card, from, to } => {
            assert!(card.as_ref().is_none_or(|c| is_entry(c) || is_half(c)), "{event:?}");
            from.iter().chain(to).collect()
        }
        What::Tokens { token, from, to, .. } => {
            assert!(!token.is_empty() && (from.is_some() || to.is_some()), "{event:?}");
            from.iter().chain(to).collect()
        }
        What::Move { piece, path } => [piece].into_iter().chain(path).collect(),
        What::Roll(roll) => {
            let faces = |d: &Die| match d.face.parse::<u32>() {
                Ok(n) => (1..=d.sides).contains(&n),
                Err(_) => d.sides as usize == BOOK.event_die.len() && "SLOP".contains(&d.face),
            };
            let sound = |t: &table::Throw| !t.dice.is_empty() && t.dice.iter().all(faces);
            assert!(!roll.throws.is_empty() && roll.throws.iter().all(sound), "{event:?}");
            vec![]
        }
        What::Story(story) => {
            assert!(is_entry(&story.entry), "{event:?}");
            if ["grassland", "forest", "mountains"].contains(&story.entry.as_str()) {
                assert_eq!(story.title.to_lowercase(), story.entry, "where the band comes to");
            }
            vec![]
        }
        _ => vec![],
    };
    assert!(places.iter().all(|p| is_place(p)), "{event:?}");
}

/// Every event of a whole game names rules of the ledger, dice that there are, entries of the book and places of the table.
#[test]
fn every_event_is_sound_data() {
    let mut kinds = BTreeSet::new();
    for seed in 0..12 {
        let mut heard = |events: &[Event]| {
            events.iter().for_each(check);
            kinds.extend(events.iter().map(kind_of));
        };
        let last = play(1 + seed as usize % 6, seed, |_, events, _| heard(events));
        assert!(matches!(last.last().map(|e| &e.what), Some(What::Over {})), "{last:?}");
        heard(&last);
    }
    let all = ["card", "move", "over", "roll", "story", "tokens", "turn", "words"];
    assert!(kinds.iter().eq(all), "{kinds:?}");
}

fn whats(events: &[Event], kind: &str) -> Vec<What> {
    events.iter().filter(|e| kind_of(e) == kind).map(|e| e.what.clone()).collect()
}

fn shown(what: &What) -> Vec<&str> {
    let What::Roll(roll) = what else { panic!("no roll: {what:?}") };
    roll.throws.iter().flat_map(|t| &t.dice).map(|d| d.face.as_str()).collect()
}

/// PR-ACT-06, PR-PAST-09, PR-OPEN-40: all dice of a roll; of a die that is rolled again, the new one alone.
#[test]
fn a_roll_shows_the_dice_that_were_rolled() {
    let mut t = plain(1).all_at("gather").dice([2, 5]).start();
    t.play(["spend/active/1"]);
    assert_eq!(shown(&whats(&t.events, "roll")[0]), ["2", "5"]);
    let scene = band(&[("priest", "seer")]).option("prayer", "reroll").all_at("rest").dice([6, 5, 3]);
    let mut t = scene.start();
    t.play(["spend/communing/1"]);
    let rolls = whats(&t.events, "roll");
    let faces: Vec<Vec<&str>> = rolls.iter().map(shown).collect();
    assert_eq!(faces, [["6"], ["5"], ["3"]], "to rest, to see, and once more");
}

/// PR-EVENT-04, PR-SCOUT-02: the die of an occurrence roll, the presence it is held against, and whether it is quiet; a
/// scouted die is that of the round before.
#[test]
fn an_occurrence_roll_says_what_it_was_against_and_how_it_went() {
    for (scouted, die, quiet) in [(false, 3, false), (false, 4, true), (true, 3, false), (true, 4, true)] {
        let mut scene = plain(1).all_at("gather").eventing("gather").presence("gather", 3);
        if scouted {
            let seen = serde_json::json!([{ "zone": "gather", "die": die }]);
            scene = scene.with("scouted", seen);
        } else {
            scene = scene.dice([die]);
        }
        let t = scene.event_die(&["S"]).start();
        let What::Roll(roll) = &whats(&t.events, "roll")[0] else { panic!("{:?}", t.events) };
        assert_eq!((roll.against, roll.passed), (Some(3), Some(quiet)), "die {die}");
        assert_eq!(roll.throws[0].dice, [Die::showing(6, die.to_string())]);
        assert_eq!(roll.throws[0].total, None);
    }
}

/// PR-SECRET-01, PR-EVENT-12: everyone sees a card go to its keeper; which one it is, the keeper alone is told.
#[test]
fn a_secret_goes_to_its_keeper_without_its_name() {
    let scene = plain(2).all_at("gather").eventing("gather").presence("gather", 6);
    let t = scene.dice([1]).event_die(&["O"]).draws(&["second-portion"]).picks(&["0"]).start();
    let card = What::Card { card: None, from: None, to: Some("seat/0".to_owned()) };
    let named =
        What::Card { card: Some("second-portion".to_owned()), from: None, to: Some("seat/0".to_owned()) };
    let (alone, all): (Vec<Event>, Vec<Event>) =
        t.events.iter().cloned().partition(|e| e.seat == Some(Seat(0)));
    assert_eq!(whats(&all, "card"), [card.clone(), card], "drawn, and kept");
    assert_eq!(whats(&alone, "card"), [named]);
    let stories: Vec<&Event> = t.events.iter().filter(|e| kind_of(e) == "story").collect();
    let [Event { seat: Some(Seat(0)), what: What::Story(story), .. }] = stories[..] else {
        panic!("one story, for the keeper: {stories:?}")
    };
    assert_eq!(
        (story.entry.as_str(), story.title.as_str()),
        ("second-portion", "Your secret: The Second Portion.")
    );
}

/// PR-ENC-08, PR-ENC-09: the card's name stands above its text, the verdict above the result, which says where it belongs.
#[test]
fn a_card_is_read_as_a_story_with_its_choice_and_outcome() {
    for (die, outcome) in [(4, "success"), (5, "failure")] {
        let scene = band(&[("farmer", "seer")]).event_on(1, "two-hills").all_at("slot-1").dice([die]);
        let mut t = scene.start();
        let key = t.keys(0)[0].to_owned();
        t.play([key.as_str(), "spend/none"]);
        let stories = whats(&t.events, "story");
        let [What::Story(front), What::Story(back), ..] = &stories[..] else { panic!("{stories:?}") };
        assert_eq!((front.entry.as_str(), front.title.as_str()), ("two-hills", "Two Hills Arguing"));
        assert_eq!((front.choice, front.outcome.as_deref()), (None, None));
        assert_eq!(
            (back.entry.as_str(), back.choice, back.outcome.as_deref()),
            ("two-hills", Some(0), Some(outcome))
        );
    }
}

/// PR-ENC-10, PR-NUM-21, PR-SECRET-05: what each failure brings, and what discovering a secret brings, say where they belong too.
#[test]
fn other_parts_of_a_card_say_which_part_they_are() {
    let part = |t: &Play, words: &str| {
        let story = t.events.iter().find_map(|e| match &e.what {
            What::Story(story) if e.text.contains(words) => Some(story.clone()),
            _ => None,
        });
        let story = story.unwrap_or_else(|| panic!("nobody read {words:?}"));
        (story.entry, story.choice, story.outcome)
    };
    let soldier = band(&[("soldier", "seer")]).all_tokens(0, [4, 0, 0, 0, 2, 0]);
    let mut t = soldier.event_on(1, "flooded-mill").all_at("slot-1").dice([6, 6]).start();
    t.play(["communing", "spend/communing/1"]);
    let each = (Some(2), Some("each failure".to_owned()));
    assert_eq!(part(&t, "Upstream, something lifts"), ("flooded-mill".to_owned(), each.0, each.1));
    let mut t = plain(2).secret(1, "flake-that-stays").start();
    t.play(["0:guess/1", "0:flake-that-stays"]);
    let discovered = Some("discovered".to_owned());
    assert_eq!(
        part(&t, "Somebody takes you by the wrist"),
        ("flake-that-stays".to_owned(), None, discovered)
    );
}

/// PR-ACT-02, PR-GATHER-01, PR-SETTLE-02: a figure goes from zone to zone, tokens come from the supply and go to buildings.
#[test]
fn pieces_and_tokens_name_the_places_they_pass() {
    let scene = plain(1).at(0, "rest").dice([1]);
    let mut t = scene.start();
    t.play(["settle", "spend/none", "build/hall"]);
    let path = vec!["zone/rest".to_owned(), "zone/settle".to_owned()];
    assert_eq!(whats(&t.events, "move"), [What::Move { piece: "seat/0".to_owned(), path }]);
    let tokens = |n, from: Option<&str>, to: Option<&str>| What::Tokens {
        token: "resource".to_owned(),
        n,
        from: from.map(str::to_owned),
        to: to.map(str::to_owned),
    };
    assert_eq!(whats(&t.events, "tokens")[0], tokens(1, Some("seat/0"), Some("building/hall")));
    let mut t = plain(1).all_at("gather").resources(0, 0).dice([4]).start();
    t.play(["spend/none"]);
    assert_eq!(whats(&t.events, "tokens")[0], tokens(2, None, Some("seat/0")), "1, and 1 for the lowest die");
}

/// PR-SECRET-02, PR-GIFT-02: a patron who is called against a secret does not give away that it is a spirit.
#[test]
fn a_patron_called_in_secret_is_not_named() {
    for secret in [true, false] {
        let scene = band(&[("advisor", "chosen"), ("farmer", "seer")]).dice([6]);
        let scene = match secret {
            true => scene.secret(0, "crumb").phase("prep"),
            false => scene.event_on(1, "old-lintel").at(0, "slot-1").at(1, "rest").acting("slot-1"),
        };
        let mut t = scene.start();
        let key = t.keys(0)[0].to_owned();
        t.play([format!("0:{key}").as_str(), "0:spend/none", "0:invoke"]);
        let gathers = t.events.iter().find(|e| e.text.starts_with("Presence gathers")).expect("it does");
        assert_eq!(gathers.by, (!secret).then_some(Seat(0)));
        assert_eq!(gathers.rules.iter().any(|id| id == "PR-GIFT-02"), !secret);
    }
}

/// Whose face each roll has, and which of its dice succeed.
fn judged(t: &Play) -> Vec<(Option<&str>, Vec<Option<bool>>)> {
    let rolls =
        t.events.iter().filter_map(|e| if let What::Roll(roll) = &e.what { Some(roll) } else { None });
    let throws = rolls.flat_map(|roll| &roll.throws);
    throws.map(|t| (t.face.as_deref(), t.dice.iter().map(|d| d.hit).collect())).collect()
}

/// PR-GATHER-01, PR-ENC-07, PR-GIFT-12, PR-GIFT-13, PR-OPEN-01: each die says whether it succeeds, and each roll whose it is.
#[test]
fn a_die_says_whether_it_succeeds() {
    let (hit, miss) = (Some(true), Some(false));
    let mut t = plain(1).all_at("gather").dice([5, 6]).start();
    t.play(["spend/active/1"]);
    assert_eq!(judged(&t)[0], (Some("seat/0"), vec![hit, miss]), "the value of the zone is 5");

    let mages = || band(&[("soldier", "seer"), ("spouse", "mage")]).all_at("gather");
    for (option, faces) in [("printed", [None, hit, miss]), ("high", [hit, hit, miss])] {
        let mut t = mages().option("magic", option).dice([2, 4, 5]).start();
        t.play(["0:spend/keen/1", "1:spend/communing/3"]);
        assert_eq!(judged(&t)[0], (Some("seat/1"), faces.to_vec()), "{option}: a 2 may do both");
    }

    let scene = band(&[("priest", "seer")]).option("prayer", "reroll").all_at("rest").dice([6, 5, 3]);
    let mut t = scene.start();
    t.play(["spend/communing/1"]);
    let again = &judged(&t)[2];
    assert_eq!(again, &(Some("seat/0"), vec![Some(3 <= BOOK.numbers.augury_success)]), "rolled once more");
}

/// PR-SECRET-02: the dice of somebody who keeps a secret say nothing, whatever it is and whatever they show; once it is out, they do.
#[test]
fn a_die_gives_no_secret_away() {
    for (secret, die) in
        [("second-portion", 4), ("second-portion", 5), ("second-portion", 6), ("white-pebbles", 5)]
    {
        let mut t = plain(2).all_at("gather").secret(1, secret).dice([die, die]).start();
        t.play(["0:spend/none", "1:spend/none"]);
        let ada = Some(die <= 5);
        let told = [(Some("seat/0"), vec![ada]), (Some("seat/1"), vec![None])];
        assert_eq!(judged(&t)[..2], told, "{secret}, die {die}");
    }
    // One kind of token in each half, so that what the telling costs asks for nothing.
    let scene = || plain(2).all_at("rest").secret(1, "flake-that-stays").all_tokens(0, [0, 2, 0, 0, 0, 2]);
    for (told, hit) in [(false, None), (true, Some(false))] {
        let mut t = scene().all_tokens(1, [0, 2, 0, 0, 0, 2]).dice([6, 4]).start();
        if told {
            t.play(["1:tell/flake-that-stays"]);
        }
        t.play(["0:spend/none", "1:spend/none"]);
        assert_eq!(judged(&t)[1], (Some("seat/1"), vec![hit]), "told: {told}; Bo needs a 3, the others a 4");
    }
}

/// PR-EVENT-03: what a group rolls has no face, what one player rolls has theirs.
#[test]
fn a_roll_of_several_has_no_face() {
    for (players, face) in [(1, Some("seat/0")), (2, None)] {
        let t = plain(players).all_at("gather").eventing("gather").presence("gather", 3).dice([6]).start();
        assert_eq!(judged(&t)[0].0, face, "{players} players");
    }
}
