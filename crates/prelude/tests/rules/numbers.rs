//! The numbers that the book proposes where the rulebook prints none, and its counts.

use crate::common::{BOOK, GIFTS, PASTS, Play, SHIPPED, ZONES, band, fresh, plain};
use prelude::{Book, Building, Card, Class, DeckName, Kind, Prelude, RegionName, TimeToken, Trait, Zone};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Book as _, Component, Id, Setup, Table};

/// Every event card.
fn events() -> impl Iterator<Item = &'static Card> {
    DeckName::ALL.into_iter().flat_map(|deck| SHIPPED.deck(deck)).map(|id| SHIPPED.card(id))
}

fn artifacts() -> impl Iterator<Item = &'static Card> {
    SHIPPED.artifacts.iter().map(|id| SHIPPED.card(id))
}

/// All that a card can do, as the engine writes it: `Morale(-1)`, `Presence(Here, 1)`, `Resolve`.
macro_rules! effects {
    ($blocks:expr) => {
        $blocks.flat_map(|b| &b.effects).flat_map(|line| &line.effects).filter_map(|e| match e {
            storybook::Effect::Do(e) => Some(format!("{:?}", e.what)),
            _ => None,
        })
    };
}

fn does(card: &Card, effect: &str) -> bool {
    let backs = card.options.iter().flat_map(|o| o.success.iter().chain(&o.failure).chain(&o.each_failure));
    effects!(backs).any(|e| e == effect)
}

fn count(component: &str) -> usize {
    let found = SHIPPED.components().into_iter().find(|c| c.component == component);
    found.unwrap_or_else(|| panic!("no component `{component}`")).book
}

/// PR-NUM-01, PR-OPEN-05
#[test]
fn pasts_have_seven_slots_three_of_them_in_the_core_trait() {
    for (half, (name, slots)) in SHIPPED.pasts.iter().zip(PASTS) {
        assert_eq!((half.id.as_str(), half.slots), (name, slots));
        assert_eq!(half.slots.iter().sum::<u8>(), 7);
        assert_eq!(half.slots[half.core as usize], 3);
        let mut pattern = half.slots;
        pattern.sort_unstable();
        assert_eq!(pattern, [0, 0, 1, 1, 2, 3]);
    }
    assert_eq!(SHIPPED.pasts.len(), 6);
    for of in Trait::ALL {
        assert_eq!(SHIPPED.pasts.iter().map(|p| p.slots[of as usize]).sum::<u8>(), 7, "{}", of.name());
    }
}

/// PR-NUM-02, PR-OPEN-05
#[test]
fn gifts_have_two_slots_in_the_core_trait_and_one_in_each_other() {
    for (half, (name, slots)) in SHIPPED.gifts.iter().zip(GIFTS) {
        assert_eq!((half.id.as_str(), half.slots), (name, slots));
        for of in Trait::ALL {
            assert_eq!(half.slots[of as usize], if of == half.core { 2 } else { 1 });
        }
    }
    assert_eq!(SHIPPED.gifts.len(), 6);
}

/// PR-NUM-03, PR-OPEN-02
#[test]
fn the_die_has_six_sides() {
    assert_eq!(SHIPPED.numbers.die, 6);
    let mut shown = BTreeSet::new();
    for seed in 0..60 {
        let mut t = plain(1).seed(seed).then_chance().all_at("gather").start();
        t.play(["spend/none"]);
        let roll = t.heard("roll")[0];
        shown.insert(roll.strip_prefix("Ada rolls ").expect("a roll")[..1].parse::<u32>().expect("a number"));
    }
    assert_eq!(shown, BTreeSet::from([1, 2, 3, 4, 5, 6]));
}

/// PR-NUM-04, PR-OPEN-03
#[test]
fn the_event_die_has_two_spirits_two_locations_an_occurrence_and_a_phenomenon() {
    let faces: Vec<&str> = SHIPPED.event_die.iter().map(|d| d.letter()).collect();
    assert_eq!(faces, ["S", "S", "L", "L", "O", "P"]);
}

/// PR-NUM-05, PR-NUM-06, PR-NUM-07, PR-OPEN-04
#[test]
fn zone_values_differ_by_region_and_add_up_to_twenty() {
    let regions = [
        (RegionName::Grassland, "grassland", [4, 4, 5, 3, 4]),
        (RegionName::Forest, "forest", [5, 4, 3, 4, 4]),
        (RegionName::Mountains, "mountains", [4, 3, 4, 4, 5]),
    ];
    for (region, key, values) in regions {
        assert_eq!(SHIPPED.region(region).values, values, "{key}");
        assert_eq!(SHIPPED.settle_value, 4);
        assert_eq!(values.iter().sum::<u8>(), 20);
        let view = plain(1).region(key).start().view(0);
        let printed = view["zones"].as_array().expect("a list").iter().filter_map(|z| z["value"].as_u64());
        let [gather, near, special, far, rest] = values.map(u64::from);
        assert_eq!(
            printed.collect::<Vec<_>>(),
            [gather, near, special, far, rest, 4],
            "settle is 4 everywhere"
        );
    }
}

/// PR-NUM-08, PR-OPEN-09, PR-OPEN-10
#[test]
fn there_are_six_slots_each_right_after_the_zone_of_its_piece() {
    assert_eq!(SHIPPED.slots, 6);
    let t = plain(1).start();
    assert_eq!(t.state().slots.len(), 6);
    let order = [
        ["slot-1"].as_slice(), // the piece with the region name
        &["gather", "slot-2"],
        &["explore-1", "slot-3"],
        &["special", "slot-4"],
        &["explore-2", "slot-5"],
        &["rest", "settle", "slot-6"],
    ]
    .concat();
    assert_eq!(Zone::ORDER.map(Zone::key).as_slice(), order);
    let view = t.view(0);
    let shown: Vec<&str> =
        view["zones"].as_array().expect("a list").iter().map(|z| z["key"].as_str().expect("a key")).collect();
    assert_eq!(shown, order);
    assert_eq!(ZONES.as_slice(), order, "the scenes of all tests count them so");
}

/// PR-NUM-09
#[test]
fn the_event_decks_have_sixty_cards_ten_of_them_secrets() {
    let t = fresh(Setup::new("prelude", "standard", 4, 1));
    for (deck, cards, secrets) in [
        (DeckName::Spirit, 16, 2),
        (DeckName::Location, 20, 2),
        (DeckName::Occurrence, 12, 4),
        (DeckName::Phenomenon, 12, 2),
    ] {
        let pile = &t.state().decks[deck as usize].pile;
        assert_eq!(pile.len(), cards, "{}", deck.name());
        assert_eq!(pile.iter().filter(|c| SHIPPED.is_secret(**c)).count(), secrets, "{}", deck.name());
        assert!(pile.iter().all(|c| SHIPPED.event(*c).0 == deck));
        assert_eq!(count(&format!("Event cards: {}", deck.name())), cards);
        assert_eq!(count(&format!("Secrets among them: {}", deck.name())), secrets);
    }
    assert_eq!(events().count(), 60);
}

/// PR-NUM-10
#[test]
fn the_artifact_deck_has_fourteen_tools_and_ten_spells() {
    let t = fresh(Setup::new("prelude", "standard", 6, 1));
    assert_eq!(t.state().artifacts.pile.len(), 24);
    assert_eq!(artifacts().filter(|c| matches!(c.class, Class::Tool { .. })).count(), 14);
    assert_eq!(artifacts().filter(|c| matches!(c.class, Class::Tool { unveil: Some(_), .. })).count(), 8);
    assert_eq!(artifacts().filter(|c| matches!(c.class, Class::Spell { .. })).count(), 10);
    assert!(6 * SHIPPED.numbers.artifacts_max < 24, "more than six players can hold");
}

/// PR-NUM-11, PR-OPEN-59
#[test]
fn a_time_token_shows_consecutive_numbers_that_wrap_after_six() {
    assert_eq!((SHIPPED.numbers.time_token_max, count("Time tokens")), (5, 30), "sizes 1 to 5, six of each");
    for size in 1..=SHIPPED.numbers.time_token_max {
        for first in 1..=6 {
            let token = TimeToken { size, first };
            let numbers: Vec<u8> = token.numbers().collect();
            let wrapped: Vec<u8> = (first..first + size).map(|n| if n > 6 { n - 6 } else { n }).collect();
            assert_eq!(numbers, wrapped);
            for die in 1..=6u8 {
                assert_eq!(token.contains(die.into()), numbers.contains(&die), "{token:?}, {die}");
            }
        }
    }
}

/// PR-NUM-11
#[test]
fn a_time_token_of_the_right_size_is_taken_at_random() {
    let mut firsts = BTreeSet::new();
    for seed in 0..60 {
        let scene = plain(1).seed(seed).all_at("explore-1").dice([1]).event_die(&["L"]);
        let t = scene.draws(&["hill-school"]).start();
        let token = t.state().slots[0][0].time.expect("the Hill School has duration 4");
        assert_eq!(token.size, 4);
        firsts.insert(token.first);
    }
    assert_eq!(firsts, BTreeSet::from([1, 2, 3, 4, 5, 6]));
}

/// PR-NUM-11
#[test]
fn a_time_token_that_lies_out_is_not_taken_again() {
    let mut firsts = BTreeSet::new();
    for seed in 0..60 {
        let scene = plain(1).seed(seed).timed_on(1, "flooded-mill", 4, 1).timed_on(2, "cold-beacon", 4, 2);
        let scene = scene.all_at("explore-1").dice([1]).event_die(&["L"]);
        let t = scene.draws(&["hill-school"]).start();
        firsts.extend(t.state().slots[2][0].time.map(|token| token.first));
    }
    assert_eq!(firsts, BTreeSet::from([3, 4, 5, 6]));
}

/// PR-NUM-11
#[test]
fn a_time_token_on_an_artifact_in_a_hand_or_in_the_hut_is_in_use_too() {
    let stored = json!([{ "card": "bowing-kettle", "time": { "size": 4, "first": 2 } }]);
    let mut firsts = BTreeSet::new();
    for seed in 0..60 {
        let scene =
            plain(1).seed(seed).holds_timed(0, "pocket-shawl", 4, 1).with("hut_artifacts", stored.clone());
        let scene = scene.all_at("explore-1").dice([1]).event_die(&["L"]);
        let t = scene.draws(&["hill-school"]).start();
        firsts.extend(t.state().slots[0][0].time.map(|token| token.first));
    }
    assert_eq!(firsts, BTreeSet::from([3, 4, 5, 6]));
}

/// PR-NUM-11: there are six of a size; a seventh card would share one.
#[test]
fn a_card_has_its_time_token_even_if_all_of_that_size_lie_out() {
    let cards = ["flooded-mill", "cold-beacon", "pale-stag", "nine-planks", "salt-stair"];
    let scene = (1..).zip(cards).fold(plain(1), |scene, (n, card)| scene.timed_on(n, card, 4, n as u8));
    let scene = scene.holds_timed(0, "pocket-shawl", 4, 6).all_at("explore-1").dice([1]);
    let t = scene.event_die(&["L"]).draws(&["hill-school"]).start();
    assert_eq!(t.state().slots[5][0].time.map(|token| token.size), Some(4));
}

/// PR-NUM-12
#[test]
fn an_event_card_has_a_front_with_three_options_and_a_back_for_each() {
    let ids: BTreeSet<&str> =
        (0..SHIPPED.cards.len() as u16).map(|i| SHIPPED.names().name(Id::<Card>::at(i))).collect();
    assert_eq!(ids.len(), SHIPPED.cards.len(), "every card has an id of its own");
    for card in events() {
        let name = &card.name;
        let Class::Event { deck, kind, duration } = card.class else { panic!("{name} is no event") };
        assert!(!name.is_empty() && !card.text.is_empty());
        assert!(duration.is_none_or(|d| (1..=5).contains(&d)), "{name}");
        assert_eq!(card.options.len(), 3, "{name}");
        for option in &card.options {
            assert!(!option.text.is_empty() && (1..=3).contains(&option.diamonds), "{name}");
            assert!(option.success.iter().any(|b| b.when.is_none()), "{name}: reaching {}", option.of.name());
            assert!(option.failure.iter().any(|b| b.when.is_none()), "{name}: missing {}", option.of.name());
        }
        let secret = kind == Kind::Secret;
        let leaves = deck == DeckName::Occurrence && !secret || duration.is_some() || does(card, "Resolve");
        assert!(leaves, "{name} can never leave play");
        assert_eq!(card.discovered.is_some(), secret, "{name}: only secrets are discovered");
        assert!(!secret || !card.rules.is_empty(), "{name}: a secret has hidden rules");
        assert_eq!(card.revealed.is_some(), secret, "{name}: only secrets are revealed");
        assert_eq!(does(card, "Reveal"), secret, "{name}: an outcome of every secret reveals it");
    }
}

/// PR-NUM-13
#[test]
fn an_artifact_is_a_tool_with_rules_or_a_spell_with_options() {
    for card in artifacts() {
        let name = &card.name;
        assert!(!name.is_empty() && !card.text.is_empty());
        match &card.class {
            Class::Tool { unveil, back } => {
                assert!(!card.rules.is_empty() && card.options.is_empty(), "{name}");
                assert!(unveil.is_none_or(|n| (1..=5).contains(&n)), "{name}");
                assert_eq!(unveil.is_some(), back.as_ref().is_some_and(|b| !b.rules.is_empty()), "{name}");
            }
            Class::Spell { unveil, .. } => {
                assert!(unveil.is_none_or(|n| (1..=5).contains(&n)), "{name}");
                assert_eq!(card.options.len(), 3, "{name}");
                for option in &card.options {
                    assert!(!option.success.is_empty() && !option.failure.is_empty(), "{name}");
                }
            }
            Class::Event { .. } => panic!("{name} is no artifact"),
        }
    }
}

/// PR-NUM-14
#[test]
fn about_half_of_all_options_have_one_diamond_and_a_third_two() {
    let all: Vec<u8> = events().flat_map(|c| &c.options).map(|o| o.diamonds).collect();
    let share = |n: u8| all.iter().filter(|d| **d == n).count() as f64 / all.len() as f64;
    let shares = [share(1), share(2), share(3)];
    assert!((0.45..=0.55).contains(&shares[0]), "one diamond: {shares:?}");
    assert!((0.28..=0.38).contains(&shares[1]), "two diamonds: {shares:?}");
    assert!((0.10..=0.22).contains(&shares[2]), "three diamonds: {shares:?}");
}

/// PR-NUM-14
#[test]
fn diamonds_are_as_hard_to_reach_as_they_should_be() {
    let hit = f64::from(SHIPPED.numbers.event_success) / f64::from(SHIPPED.numbers.die);
    // How often at least this many of the dice succeed, in percent.
    fn reached(hit: f64, dice: u32, diamonds: u32) -> f64 {
        match (dice, diamonds) {
            (_, 0) => 1.0,
            (0, _) => 0.0,
            _ => hit * reached(hit, dice - 1, diamonds - 1) + (1.0 - hit) * reached(hit, dice - 1, diamonds),
        }
    }
    let percent = |dice, diamonds| (100.0 * reached(hit, dice, diamonds)).round() as u32;
    assert_eq!(percent(1, 1), 67);
    assert_eq!([percent(2, 2), percent(3, 2)], [44, 74]);
    assert_eq!([percent(3, 3), percent(4, 3), percent(5, 3)], [30, 59, 79]);
}

/// PR-NUM-15
#[test]
fn the_options_use_every_trait_about_equally_and_a_card_three_different_ones() {
    let mut uses = [0; 6];
    for card in events() {
        let of: BTreeSet<Trait> = card.options.iter().map(|o| o.of).collect();
        assert_eq!(of.len(), 3, "{}", card.name);
        of.iter().for_each(|of| uses[*of as usize] += 1);
    }
    assert_eq!(uses.iter().sum::<u32>(), 180);
    assert!(uses.iter().all(|n| (27..=33).contains(n)), "about 30 each: {uses:?}");
}

/// PR-NUM-16
#[test]
fn the_box_has_exactly_the_trait_tokens_that_six_characters_need() {
    assert_eq!(SHIPPED.numbers.trait_tokens, 14);
    for of in Trait::ALL {
        let slots: u8 = SHIPPED.pasts.iter().chain(&SHIPPED.gifts).map(|half| half.slots[of as usize]).sum();
        assert_eq!(slots, SHIPPED.numbers.trait_tokens, "{}", of.name());
    }
}

/// PR-NUM-17
#[test]
fn every_character_has_fourteen_slots_between_one_and_five_of_a_trait() {
    for (p, (past, _)) in PASTS.iter().enumerate() {
        for (g, (gift, _)) in GIFTS.iter().enumerate() {
            let t = band(&[(past, gift)]).start();
            let view = t.view(0);
            let panel = &view["seats"][0];
            let traits = panel["traits"].as_array().expect("a list");
            let slots: Vec<u64> = traits.iter().map(|x| x["slots"].as_u64().expect("a number")).collect();
            assert_eq!(slots.iter().sum::<u64>(), 14);
            assert!(slots.iter().all(|n| (1..=5).contains(n)), "{gift} {past}: {slots:?}");
            let start = match (p < 3, g < 3) {
                (true, true) => (9, 5),
                (true, false) => (8, 6),
                (false, true) => (6, 8),
                (false, false) => (5, 9),
            };
            assert_eq!((t.character(0).health(), t.character(0).morale()), start, "{gift} {past}");
        }
    }
}

/// PR-NUM-18
#[test]
fn one_to_six_characters_play_whoever_holds_them() {
    for players in 0..=7 {
        let table = Table::<Prelude>::new(SHIPPED.clone(), Setup::new("prelude", "standard", players, 1));
        assert_eq!(table.is_ok(), (1..=6).contains(&players), "{players} players");
    }
    let mode = &SHIPPED.about().modes[0];
    assert_eq!((mode.players_min, mode.players_max), (1, 6));
    let mut setup = Setup::new("prelude", "standard", 3, 1);
    setup.seats.iter_mut().for_each(|s| s.name = "Ada".into());
    let mut t = fresh(setup);
    t.play(["0:past/soldier", "1:past/farmer", "2:past/spouse", "0:gather", "1:rest", "2:settle"]);
    assert_eq!(t.state().characters.len(), 3, "one person plays three");
}

fn goal(players: usize, option: Option<&str>) -> Vec<u64> {
    let mut setup = Setup::new("prelude", "standard", players, 1);
    setup.options.extend(option.map(|value| ("goal".to_owned(), value.to_owned())));
    let view = Play::at(Table::new(SHIPPED.clone(), setup).expect("a band")).view(0);
    let buildings = view["settlement"].as_array().expect("a list");
    buildings.iter().filter_map(|b| b["cost"].as_u64()).collect()
}

/// PR-NUM-18, PR-BUILD-05
#[test]
fn the_printed_goal_is_twenty_two_tokens_for_any_number_of_players() {
    for players in 1..=6 {
        assert_eq!(goal(players, Some("printed")), [6, 4, 4, 2, 2, 4], "{players} players");
    }
}

/// PR-NUM-18: unless the printed goal is wanted, what has to be built fits the band.
#[test]
fn a_small_band_builds_less_and_a_large_one_more() {
    let sums: Vec<u64> = (1..=6).map(|players| goal(players, None).iter().sum()).collect();
    assert_eq!(sums, [10, 15, 18, 22, 25, 28]);
    assert_eq!(goal(1, None), [3, 2, 2, 1, 1, 1]);
    assert_eq!(goal(4, None), goal(4, Some("printed")));
    assert_eq!(goal(6, Some("band")), [8, 5, 5, 2, 2, 6]);
    assert_eq!(SHIPPED.about().modes[0].alone, 3, "somebody alone is advised to play three");
}

/// PR-NUM-18: a table that began before the goal could fit the band goes on with the printed one, and so does its beginning, from which it
/// is replayed.
#[test]
fn an_older_save_keeps_the_printed_goal() {
    let mut setup = Setup::new("prelude", "standard", 2, 1);
    let new = Table::<Prelude>::new(SHIPPED.clone(), setup.clone()).expect("a band");
    assert_eq!(new.setup().option("goal"), Some("band"), "what holds is written down");
    setup.options.insert("goal".into(), "printed".into());
    let mut save = Table::<Prelude>::new(SHIPPED.clone(), setup).expect("a band").save();
    save.setup.options.remove("goal");
    let house = save.checkpoint.state["house"].as_object_mut().expect("what the table agreed on");
    assert_eq!(house.remove("goal_fits"), Some(json!(false)));
    let hall = |table| Play::at(table).view(0)["settlement"][0]["cost"].clone();
    assert_eq!(hall(Table::beginning_of(SHIPPED.clone(), &save).expect("it began")), 6);
    assert_eq!(hall(Table::load(SHIPPED.clone(), save).expect("it opens").table), 6);
}

/// PR-SETUP-02: once the game has begun, everybody is somebody.
#[test]
fn nobody_plays_without_a_past() {
    let state = json!({ "phase": "prep", "round": 5 });
    let setup = Setup::new("prelude", "standard", 2, 1);
    let said = Table::<Prelude>::scenario(SHIPPED.clone(), setup, &json!({ "state": state }));
    let said = said.err().map(|e| e.to_string()).unwrap_or_default();
    assert!(said.contains("has no past or no gift"), "{said}");
}

/// PR-NUM-18: what is more than the band has room for cannot lie there.
#[test]
fn a_building_holds_no_more_than_fits_the_band() {
    let of_two = |hall: u8| {
        let setup = Setup::new("prelude", "standard", 2, 1);
        let state = json!({ "settlement": [hall, 0, 0, 0, 0, 0] });
        Table::<Prelude>::scenario(SHIPPED.clone(), setup, &json!({ "state": state }))
            .err()
            .map(|e| e.to_string())
    };
    assert_eq!(of_two(4), None);
    let said = of_two(5).expect("a fifth has no room");
    assert!(said.contains("the Hall has more tokens than spaces"), "{said}");
}

/// PR-BLD-01, PR-BLD-04, PR-BLD-09, PR-BLD-11, PR-BLD-14, PR-BLD-16, PR-BUILD-05
#[test]
fn the_buildings_of_the_shipped_book_cost_what_the_rulebook_prints() {
    let costs = Building::ALL.map(|b| (SHIPPED.building(b).name.as_str(), SHIPPED.building(b).cost));
    let printed =
        [("Hall", 6), ("Storage Hut", 4), ("Vantage Point", 4), ("Plans", 2), ("Altar", 2), ("Hearth", 4)];
    assert_eq!(costs, printed);
}

/// PR-GIFT-10, PR-GIFT-12, PR-GIFT-13, PR-GIFT-16, PR-LIMIT-05, PR-OPEN-01, PR-OPEN-64
#[test]
fn the_thresholds_and_limits_of_the_shipped_book_are_the_printed_ones() {
    let numbers = &SHIPPED.numbers;
    assert_eq!((numbers.augury_success, numbers.insight_success), (4, 4));
    assert_eq!((numbers.magic_success, numbers.magic_failure, numbers.magic_failure_other), (4, 2, 5));
    assert_eq!((numbers.resources_start, numbers.artifacts_max), (3, 3));
    assert_eq!(numbers.meal_alone, 1);
}

/// Without an id of its own: what the rule tests find in their book holds for the shipped one; only cards and words differ.
#[test]
fn the_tests_play_with_the_characters_dice_and_boards_of_the_shipped_book() {
    fn halves(book: &Book) -> impl Iterator<Item = (&str, Trait, [u8; 6], u8)> {
        book.pasts.iter().chain(&book.gifts).map(|h| (h.id.as_str(), h.core, h.slots, h.resources))
    }
    assert!(halves(&BOOK).eq(halves(&SHIPPED)));
    assert_eq!(format!("{:?}", BOOK.numbers), format!("{:?}", SHIPPED.numbers));
    let region = |book: &Book, name| (book.region(name).special, book.region(name).values);
    for name in [RegionName::Grassland, RegionName::Forest, RegionName::Mountains] {
        assert_eq!(region(&BOOK, name), region(&SHIPPED, name));
    }
    assert_eq!((BOOK.settle_value, BOOK.slots), (SHIPPED.settle_value, SHIPPED.slots));
    assert_eq!(Building::ALL.map(|b| BOOK.building(b).cost), Building::ALL.map(|b| SHIPPED.building(b).cost));
}

/// PR-NUM-20
#[test]
fn three_resource_slots_are_on_the_past_and_two_on_the_gift() {
    assert!(SHIPPED.pasts.iter().all(|p| p.resources == 3));
    assert!(SHIPPED.gifts.iter().all(|g| g.resources == 2));
}

/// PR-NUM-21
#[test]
fn some_communing_options_and_spells_punish_each_failed_die() {
    let punishing = |cards: &mut dyn Iterator<Item = &'static Card>| {
        let options = cards.flat_map(|c| &c.options).filter(|o| o.of == Trait::Communing);
        let harm = |e: &String| e.starts_with("Morale(-") || e.starts_with("Presence(") && !e.contains('-');
        options.filter(|o| effects!(o.each_failure.iter()).any(|e| harm(&e))).count()
    };
    let (on_events, on_spells) = (punishing(&mut events()), punishing(&mut artifacts()));
    assert!(on_events >= 5 && on_spells >= 2, "{on_events} on events, {on_spells} on spells");
}

/// Without an id of its own: the counts that the rulebook does print.
#[test]
fn the_components_are_as_many_as_the_rulebook_says() {
    let wrong = |c: &Component| c.rulebook.is_some_and(|n| n != c.book);
    let wrong: Vec<Component> = SHIPPED.components().into_iter().filter(wrong).collect();
    assert_eq!(wrong, []);
}

/// PR-SETUP-07, PR-SETUP-10, PR-ENC-07: what the other tests find out about the numbers of their book holds for the
/// book that players get.
#[test]
fn the_rule_tests_play_with_the_numbers_that_players_get() {
    let printed = |book: &Book| {
        let regions: Vec<_> = book.regions.iter().map(|r| (r.special, r.values)).collect();
        let buildings: Vec<_> = book.buildings.iter().map(|b| b.cost).collect();
        let halves: Vec<_> =
            book.pasts.iter().chain(&book.gifts).map(|h| (h.core, h.slots, h.resources)).collect();
        format!("{:#?}", (&book.numbers, regions, book.settle_value, buildings, halves))
    };
    assert_eq!(printed(&SHIPPED), printed(&BOOK));
}

/// PR-NUM-19, PR-ENC-05: six colours, all different; a past or gift is known by the colour of its core trait.
#[test]
fn every_trait_has_its_colour() {
    let colours = Trait::ALL.map(|of| SHIPPED.colours.of(of));
    assert_eq!(colours, ["red", "orange", "yellow", "blue", "violet", "green"]);
    let t = band(&[("soldier", "empath")]).start();
    let view = t.view(0);
    let traits = view["seats"][0]["traits"].as_array().expect("a list");
    let cores: Vec<&str> =
        traits.iter().filter(|t| t["core"] == 1).map(|t| t["colour"].as_str().expect("a word")).collect();
    assert_eq!(cores, ["red", "green"]);
}
