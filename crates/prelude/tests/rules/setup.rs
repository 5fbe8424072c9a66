//! Setup: characters, panels, the region, and all that is not there yet.

use crate::common::{BOOK, GIFTS, PASTS, Play, TRAITS, band, fresh, shipped_files};
use prelude::{Book, Gift, Past, Phase, Prelude, RegionName};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use storybook::Load;
use table::{Setup, Table, What};

fn table_of(players: usize, seed: u64) -> Play {
    fresh(Setup::new("prelude", "standard", players, seed))
}

/// Somebody alone who asks for one half; the other is the piece at this place of its list.
fn alone(answer: &str, dealt: &str) -> Play {
    let mut setup = Setup::new("prelude", "standard", 1, 5);
    setup.rig.0.entry("pick".into()).or_default().push_back(dealt.into());
    let mut t = fresh(setup);
    t.play([answer]);
    t
}

/// Trait by trait: one number of the panel in a seat's view.
fn panel(t: &Play, seat: u8, what: &str) -> Vec<u64> {
    let traits = t.view(seat)["seats"][usize::from(seat)]["traits"].as_array().expect("a list").clone();
    assert_eq!(traits.iter().map(|x| x["of"].clone()).collect::<Vec<_>>(), TRAITS.map(Value::from));
    traits.iter().map(|x| x[what].as_u64().expect("a number")).collect()
}

/// PR-SETUP-01
#[test]
fn everyone_may_ask_for_any_past_or_any_gift() {
    let t = table_of(6, 1);
    let pasts = PASTS.map(|(name, _)| format!("past/{name}"));
    let gifts = GIFTS.map(|(name, _)| format!("gift/{name}"));
    let all: Vec<&String> = pasts.iter().chain(&gifts).collect();
    for seat in 0..6 {
        assert_eq!(t.keys(seat), all);
    }
}

/// PR-SETUP-01, PR-SETUP-02
#[test]
fn who_chose_a_past_is_dealt_a_gift_and_who_chose_a_gift_a_past() {
    let mut t = table_of(2, 1);
    t.play(["1:gift/mage"]);
    assert_eq!(t.character(1).past, None, "the deal waits for all choices");
    t.play(["0:past/priest"]);
    assert_eq!(t.character(0).past, Some(Past::Priest));
    assert!(t.character(0).gift.is_some_and(|g| g != Gift::Mage));
    assert_eq!(t.character(1).gift, Some(Gift::Mage));
    assert!(t.character(1).past.is_some_and(|p| p != Past::Priest));
}

/// PR-SETUP-02
#[test]
fn the_six_of_a_full_table_have_six_pasts_and_six_gifts() {
    let mut t = table_of(6, 2);
    t.play([
        "0:past/spouse",
        "1:past/soldier",
        "2:gift/seer",
        "3:past/farmer",
        "4:gift/chosen",
        "5:gift/woken",
    ]);
    let whole: Vec<(Past, Gift)> =
        t.state().characters.iter().map(|c| (c.past.expect("a past"), c.gift.expect("a gift"))).collect();
    assert!(Past::ALL.iter().all(|p| whole.iter().any(|w| w.0 == *p)), "{whole:?}");
    assert!(Gift::ALL.iter().all(|g| whole.iter().any(|w| w.1 == *g)), "{whole:?}");
    assert_eq!([whole[0].0, whole[1].0, whole[3].0], [Past::Spouse, Past::Soldier, Past::Farmer]);
    assert_eq!([whole[2].1, whole[4].1, whole[5].1], [Gift::Seer, Gift::Chosen, Gift::Woken]);
}

/// PR-SETUP-02, PR-SETUP-03
#[test]
fn the_other_half_is_any_of_the_six_at_random_of_the_same_colour_too() {
    let (mut gifts, mut pasts) = (vec![], vec![]);
    for seed in 0..60 {
        gifts.extend(table_of(1, seed).play(["past/soldier"]).character(0).gift);
        pasts.extend(table_of(1, seed).play(["gift/empath"]).character(0).past);
    }
    assert!(Gift::ALL.iter().all(|g| gifts.contains(g)), "chosen among them, as strong as the soldier");
    assert!(Past::ALL.iter().all(|p| pasts.contains(p)), "spouse among them, as caring as the empath");
}

/// PR-SETUP-02
#[test]
fn a_table_may_agree_to_have_both_halves_dealt() {
    let mut setup = Setup::new("prelude", "standard", 4, 1);
    setup.options.insert("characters".into(), "dealt".into());
    let t = fresh(setup);
    assert_eq!(t.state().phase, Phase::Choose, "nobody was asked: {}", t.open());
    assert!(t.state().characters.iter().all(|c| c.past.is_some() && c.gift.is_some()));
}

/// PR-OPEN-54
#[test]
fn nobody_can_ask_for_a_piece_that_is_taken() {
    let mut t = table_of(3, 1);
    t.play(["1:past/priest"]);
    for seat in [0, 2] {
        assert!(!t.offers(seat, "past/priest") && t.offers(seat, "past/spouse"));
    }
    t.play(["2:gift/mage"]);
    assert!(!t.offers(0, "gift/mage"));
}

/// PR-EX-01, PR-SETUP-04
#[test]
fn the_woken_gift_and_the_forester_past_make_the_woken_forester() {
    let t = alone("gift/woken", "2");
    assert!(t.told("Seat 1 is the woken forester."), "{:?}", t.events);
    assert_eq!(t.view(0)["seats"][0]["title"], "woken forester");
}

/// PR-SETUP-05
#[test]
fn the_slots_of_both_halves_count_together() {
    for (past, past_slots) in PASTS {
        for (gift, gift_slots) in GIFTS {
            let t = band(&[(past, gift)]).start();
            let both: Vec<u64> = (0..6).map(|i| u64::from(past_slots[i] + gift_slots[i])).collect();
            assert_eq!(panel(&t, 0, "slots"), both, "{gift} {past}");
            assert_eq!(t.view(0)["seats"][0]["resource_slots"], 5, "{gift} {past}");
        }
    }
}

/// PR-SETUP-06, PR-SETUP-07
#[test]
fn everyone_begins_with_every_trait_slot_filled_and_three_of_five_resources() {
    let mut t = table_of(6, 9);
    t.play(["past/soldier", "past/farmer", "past/forester", "past/advisor", "past/priest", "past/spouse"]);
    for seat in 0..6 {
        assert_eq!(panel(&t, seat, "has"), panel(&t, seat, "slots"));
        assert_eq!(panel(&t, seat, "has").iter().sum::<u64>(), 14);
        assert_eq!(t.resources(seat), 3);
        assert_eq!(t.view(seat)["seats"][usize::from(seat)]["resource_slots"], 5);
    }
}

/// PR-EX-02, PR-LIMIT-02
#[test]
fn the_chosen_soldier_begins_with_fourteen_tokens_and_never_has_a_sixth_strong_one() {
    let t = alone("past/soldier", "0");
    assert_eq!(t.view(0)["seats"][0]["title"], "chosen soldier");
    assert_eq!(t.character(0).tokens, [5, 3, 1, 1, 2, 2]);
    for before in [3, 4, 5] {
        let t = band(&[("soldier", "chosen")]).tokens(0, "strong", before).all_at("rest").start();
        assert_eq!(t.tokens(0, "strong"), 5, "resting offers two, {before} before");
    }
}

/// PR-SETUP-08
#[test]
fn the_region_is_one_of_three_at_random() {
    let regions: Vec<RegionName> = (0..60).map(|seed| table_of(1, seed).state().region).collect();
    for region in [RegionName::Grassland, RegionName::Forest, RegionName::Mountains] {
        let times = regions.iter().filter(|r| **r == region).count();
        assert!((8..=32).contains(&times), "{region:?} {times} times in 60");
    }
}

/// PR-SETUP-09, PR-SETUP-10, PR-SETUP-11, PR-OPEN-07
#[test]
fn the_zones_lie_counterclockwise_from_the_region_name_with_the_camp_in_the_middle() {
    for (region, special) in [("Grassland", "Scout"), ("Forest", "Deepwoods"), ("Mountains", "Cave")] {
        let mut setup = Setup::new("prelude", "standard", 1, 1);
        setup.options.insert("region".into(), region.to_lowercase());
        let view = fresh(setup).view(0);
        assert_eq!(view["region"], region);
        let zones = view["zones"].as_array().expect("a list");
        let printed = zones.iter().filter(|z| z["value"].is_number());
        let names: Vec<&str> = printed.map(|z| z["name"].as_str().expect("a name")).collect();
        // The last one is the camp piece; it closes the ring.
        assert_eq!(names, ["Gather", "Explore, near", special, "Explore, far", "Rest", "Settle"]);
        assert_eq!(
            zones[0]["key"], "slot-1",
            "the piece with the region name comes first, and has no action"
        );
    }
}

/// PR-SETUP-12
#[test]
fn the_settlement_board_lies_there_with_nothing_on_it() {
    let t = table_of(4, 3);
    assert_eq!(t.state().settlement, [0; 6]);
    let view = t.view(0);
    let board: Vec<(&str, u64)> = view["settlement"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|b| (b["name"].as_str().expect("a name"), b["done"].as_u64().expect("a number")))
        .collect();
    let names = ["Hall", "Storage Hut", "Vantage Point", "Plans", "Altar", "Hearth"];
    assert_eq!(board, names.map(|n| (n, 0)));
}

/// PR-SETUP-13
#[test]
fn play_begins_without_presence_events_secrets_or_artifacts() {
    let mut t = table_of(2, 3);
    t.play(["past/soldier", "gift/seer"]);
    assert_eq!((t.state().round, t.state().phase), (1, Phase::Choose), "the first choice of the first round");
    assert_eq!(t.state().presence, [0; 12]);
    assert!(t.state().slots.iter().all(Vec::is_empty));
    assert!(t.state().characters.iter().all(|c| c.secrets.is_empty() && c.artifacts.is_empty()));
    let events = t.state().decks.iter().flat_map(|d| &d.pile).map(|c| c.any());
    let in_decks: BTreeSet<_> = events.chain(t.state().artifacts.pile.iter().map(|c| c.any())).collect();
    assert_eq!(in_decks.len(), BOOK.cards.len(), "every card lies in its deck");
    assert_eq!(t.table.broken_laws(), Vec::<String>::new());
}

/// PR-CORE-01, PR-OPEN-06
#[test]
fn the_core_traits_are_those_of_the_past_and_of_the_gift() {
    for (p, (past, _)) in PASTS.iter().enumerate() {
        for (g, (gift, _)) in GIFTS.iter().enumerate() {
            let t = band(&[(past, gift)]).start();
            let cores: Vec<u64> = (0..6).map(|i| u64::from(i == p) + u64::from(i == g)).collect();
            assert_eq!(
                panel(&t, 0, "core"),
                cores,
                "{gift} {past}: both lists follow the order of the traits"
            );
        }
    }
}

/// PR-CORE-01
#[test]
fn resting_brings_back_a_token_of_each_core_trait() {
    let scene = band(&[("priest", "whisperer")]).all_tokens(0, [1, 1, 1, 1, 1, 1]);
    let t = scene.all_at("rest").start();
    assert_eq!(t.character(0).tokens, [1, 1, 2, 1, 2, 1], "keen for the whisperer, communing for the priest");
}

/// PR-EX-03, PR-CORE-02
#[test]
fn the_empath_spouse_is_caring_twice_over() {
    for (before, after, told) in [(1, 3, 2), (3, 5, 2), (4, 5, 1), (5, 5, 0)] {
        let t = band(&[("spouse", "empath")]).tokens(0, "caring", before).all_at("rest").start();
        assert_eq!(panel(&t, 0, "core"), [0, 0, 0, 0, 0, 2]);
        assert_eq!(t.tokens(0, "caring"), after);
        assert_eq!(t.events.iter().filter(|e| e.text == "Ada regains 1 caring.").count(), told);
    }
}

/// PR-SETUP-08, PR-BUILD-01: before anybody chooses, it is read where the band has come to and what it wants there.
#[test]
fn the_game_opens_with_the_arrival_in_its_region() {
    let book = Arc::new(Book::load(shipped_files()).expect("it is sound"));
    for region in ["grassland", "forest", "mountains"] {
        let mut setup = Setup::new("prelude", "standard", 2, 1);
        setup.options.insert("region".into(), region.into());
        let mut table = Table::<Prelude>::new(book.clone(), setup).expect("a sound setup");
        assert!(!table.questions().is_empty(), "a past or a gift is still to be chosen");
        let events = table.take_events();
        let What::Story(story) = &events[0].what else { panic!("{:?}", events[0]) };
        assert_eq!((story.entry.as_str(), events[0].seat, events[0].by), (region, None, None));
        assert!(events[0].text.lines().count() > 2, "the book's own page: {}", events[0].text);
    }
    // A book without a page of its own.
    let mut setup = Setup::new("prelude", "standard", 2, 1);
    setup.options.insert("region".into(), "forest".into());
    let plain = "The band comes to the forest. Raise all six buildings, and you can stay.";
    assert_eq!(fresh(setup).events[0].text, plain);
}
