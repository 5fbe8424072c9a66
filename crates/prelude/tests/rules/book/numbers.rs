//! Faults of what is not on cards: dice, characters, regions, buildings.

use super::{check_file, fault_in};
use storybook::Place;

#[test]
fn an_event_die_with_a_face_that_is_none() {
    let fault = check_file(
        "dice.toml",
        "event_die = [\"S\",",
        "¦event_die = [\"X\",",
        "`X` is not a face of the event die",
    );
    assert_eq!(fault.hint.as_deref(), Some("S, L, O or P"));
}

#[test]
fn an_event_die_without_faces() {
    let die = "event_die = [\"S\", \"S\", \"L\", \"L\", \"O\", \"P\"]";
    check_file("dice.toml", die, "¦event_die = []", "the event die needs faces");
}

#[test]
fn dice_that_the_time_tokens_do_not_fit() {
    check_file("dice.toml", "die = 6", "¦die = 8", "the time tokens are made for a six-sided die");
    check_file("dice.toml", "time_token_max = 5", "¦time_token_max = 6", "time tokens have sizes 1 to 5");
}

#[test]
fn a_trait_without_a_colour() {
    check_file(
        "characters.toml",
        "[colours]\nstrong = \"red\"\n",
        "¦[colours]\n",
        "the colour of `strong` is missing",
    );
}

/// Gives something another id; the fault stands at the top of the file.
fn check_list(file: &str, from: &str, to: &str, message: &str, hint: &str) {
    let fault = fault_in(file, &format!("id = \"{from}\""), &format!("id = \"{to}\""));
    assert_eq!(fault.place, Place { file: file.into(), line: 1, column: 1 });
    assert_eq!(fault.message, message);
    assert_eq!(fault.hint.as_deref(), Some(hint));
}

#[test]
fn characters_that_the_rules_do_not_know() {
    check_list(
        "characters.toml",
        "soldier",
        "soldat",
        "the ids are soldat, farmer, forester, advisor, priest, spouse",
        "the rules need exactly soldier, farmer, forester, advisor, priest, spouse, in this order",
    );
    check_list(
        "characters.toml",
        "mage",
        "witch",
        "the ids are chosen, woken, whisperer, seer, witch, empath",
        "the rules need exactly chosen, woken, whisperer, seer, mage, empath, in this order",
    );
}

#[test]
fn regions_and_buildings_that_the_rules_do_not_know() {
    check_list(
        "regions.toml",
        "forest",
        "swamp",
        "the ids are grassland, swamp, mountains",
        "the rules need exactly grassland, forest, mountains, in this order",
    );
    check_list(
        "settlement.toml",
        "hall",
        "inn",
        "the ids are inn, hut, vantage, plans, altar, hearth",
        "the rules need exactly hall, hut, vantage, plans, altar, hearth, in this order",
    );
}

#[test]
fn slots_that_do_not_add_up_to_seven() {
    check_file(
        "characters.toml",
        "id = \"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [3,",
        "id = ¦\"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [4,",
        "the slots of `soldier` add up to 8, not to 7",
    );
}

#[test]
fn slots_that_are_far_too_many() {
    check_file(
        "characters.toml",
        "id = \"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [3, 2, 0, 0, 1, 1]",
        "id = ¦\"soldier\"\nname = \"Soldier\"\ncore = \"strong\"\nslots = [255, 8, 0, 0, 0, 0]",
        "the slots of `soldier` add up to 263, not to 7",
    );
}

#[test]
fn a_zone_value_out_of_range() {
    check_file(
        "regions.toml",
        "values = [4, 4, 5, 3, 4]",
        "values = ¦[7, 4, 5, 3, 4]",
        "a zone's value is from 1 to 6",
    );
}

#[test]
fn a_zone_value_out_of_range_in_the_last_region() {
    check_file(
        "regions.toml",
        "values = [4, 3, 4, 4, 5]",
        "values = ¦[4, 3, 4, 4, 0]",
        "a zone's value is from 1 to 6",
    );
}

#[test]
fn a_settle_value_out_of_range() {
    check_file("regions.toml", "settle = 4", "settle = ¦9", "a zone's value is from 1 to 6");
}

#[test]
fn a_board_without_six_slots() {
    check_file(
        "regions.toml",
        "slots = 6",
        "¦slots = 5",
        "the board has six event slots, one on each outer piece",
    );
}

#[test]
fn a_building_that_costs_nothing() {
    check_file("settlement.toml", "cost = 6", "cost = ¦0", "a building needs 1 to 30 resources");
}

#[test]
fn a_building_that_costs_more_than_it_can_hold() {
    check_file("settlement.toml", "cost = 6", "cost = ¦31", "a building needs 1 to 30 resources");
}

#[test]
fn a_building_for_a_band_of_seven() {
    let words = "a band has six players at most";
    check_file("settlement.toml", "cost = 6", "cost = 6\nband = [1, 2, 3, 4, 5, 6, ¦7]", words);
}

#[test]
fn a_building_that_costs_some_band_nothing() {
    let words = "a building needs 1 to 30 resources";
    check_file("settlement.toml", "cost = 6", "cost = 6\nband = [3, ¦0]", words);
}

#[test]
fn the_last_building_costs_nothing() {
    let hearth = "id = \"hearth\"\nname = \"Hearth\"\n";
    check_file(
        "settlement.toml",
        &format!("{hearth}cost = 4"),
        &format!("{hearth}cost = ¦0"),
        "a building needs 1 to 30 resources",
    );
}
