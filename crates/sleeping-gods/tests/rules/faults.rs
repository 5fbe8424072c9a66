//! What is wrong with a book is said where it stands.

use crate::common::files;
use sleeping_gods::Book;
use storybook::Load;
use testing::{change, fault_at_mark};

/// The shipped book with one text in place of another, in which `¦` marks where the fault is.
fn check(file: &str, from: &str, to: &str, message: &str) {
    let mut files = files();
    change(&mut files, file, from, to);
    fault_at_mark(Book::load, files, message);
}

/// SG-OPEN-11, SG-SYN-01
#[test]
fn an_enemy_has_nine_squares_a_heart_and_one_synergy_point() {
    let grid = "[\"heart+synergy blank attack\", \"heart blank blank\", \"blank blank blank\"]";
    let with = |rows: &str| format!("¦[\"{rows}\", \"blank blank blank\", \"blank blank blank\"]");
    check("enemies-02.toml", grid, &with("heart blank"), "a grid has three rows of three squares");
    check("enemies-02.toml", grid, &with("blank blank attack"), "an enemy has one to five hearts");
    check(
        "enemies-02.toml",
        grid,
        &with("heart+synergy heart+synergy blank"),
        "an enemy has at most one synergy point",
    );
}

/// SG-EDGE-01, SG-EDGE-03
#[test]
fn an_edge_leads_to_a_page_where_the_ship_can_come_in() {
    check(
        "page02.toml",
        "edge = { west = 13 }",
        "edge = { wst = ¦13 }",
        "`wst` is not a side: north, east, south or west",
    );
}

/// SG-EDGE-03, SG-CAMP-05
#[test]
fn the_world_map_lies_as_the_edges_say() {
    let rows = "[[14, 16, 18], [12, 2, 4], [10, 8, 6]]";
    let lacking = "¦[[14, 16, 18], [12, 2, 4], [10, 8, 8]]";
    check("world.toml", rows, lacking, "the world map lacks the chart of page 6");
    for wrong in ["¦[[14, 16, 18], [12, 2, 4]]", "¦[[14, 16, 18, 99], [12, 2, 4], [10, 8, 6]]"] {
        check("world.toml", rows, wrong, "the world map has three rows of three charts");
    }
    check(
        "world.toml",
        rows,
        "¦[[14, 16, 255], [12, 2, 4], [10, 8, 6]]",
        "the world map lacks the chart of page 18",
    );
    let nameless = "every place beyond the atlas has a name";
    let mut book = files();
    change(&mut book, "world.toml", "[beyond]", "¦[beyond]");
    change(&mut book, "world.toml", "\"Old Anchorage\"", "\" \"");
    fault_at_mark(Book::load, book, nameless);
    let turned = "¦[[14, 16, 18], [12, 2, 4], [8, 10, 6]]";
    check("world.toml", rows, turned, "page 8 lies south of pages 2 and 3, by their edges");
}

/// SG-SETUP-02
#[test]
fn the_ship_begins_at_a_location() {
    check("ship.toml", "start = 2", "¦start = 255", "the ship begins at location 255, which is on no chart");
}

/// SG-KEY-01
#[test]
fn every_keyword_of_a_story_is_on_a_quest_card() {
    let mut files = files();
    change(&mut files, "quests-02.toml", "keyword = \"WICK\"", "keyword = \"WACK\"");
    let faults = Book::load(files).err().unwrap_or_default();
    let said: Vec<&str> = faults.iter().map(|f| f.message.as_str()).collect();
    assert!(said.contains(&"no quest card has the keyword WICK"), "{said:?}");
    assert!(said.contains(&"no story knows the keyword WACK"), "{said:?}");
}

/// SG-COMBAT-01
#[test]
fn a_combat_names_enemies_of_the_book() {
    let fight = "* Drive it out before it sees enough. [combat flying-eye]";
    check(
        "page02.story",
        fight,
        "* Drive it out before it sees enough. [combat ¦flying-ear]",
        "`flying-ear` is not an enemy",
    );
}

#[test]
fn what_an_effect_or_a_condition_names_is_in_the_book() {
    let fight = "* Drive it out before it sees enough. [combat flying-eye]";
    for (wrong, message) in [
        ("> sail ¦nowhere", "`nowhere` is not a region"),
        ("> adventure ¦flying-eye", "`flying-eye` is not an adventure card"),
        ("> lose ¦soap", "`soap` is not an adventure card"),
        ("> if adventure ¦soap: coin 1", "`soap` is not an adventure card"),
        ("> adventure¦", "the id of an adventure card is missing"),
    ] {
        check("page02.story", fight, &format!("* Wait.\n{wrong}\n{fight}"), message);
    }
}

/// SG-OPEN-71, SG-TERM-05
#[test]
fn a_combat_uses_each_enemy_card_once() {
    check(
        "page02.story",
        "* Drive it out before it sees enough. [combat flying-eye]",
        "* Drive it out before it sees enough. [combat flying-eye moth-swarm ¦flying-eye]",
        "`flying-eye` is named twice, and there is one such card",
    );
}

/// SG-CREW-05
#[test]
fn a_crew_member_has_2_to_4_skill_symbols() {
    let board = |mark: &str, skills: &str| {
        format!(
            "id = {mark}\"odessa\"\nname = \"Captain Sofi Odessa\"\nfrom = \"Odessa\"\nhealth = 6\nskills = {{ {skills} }}"
        )
    };
    for skills in ["strength = 1", "strength = 3, cunning = 2"] {
        let message = "a crew member has 2 to 4 skill symbols";
        check("crew.toml", &board("", "strength = 1, cunning = 1"), &board("¦", skills), message);
    }
}

/// SG-CARD-09
#[test]
fn ones_and_sixes_are_half_as_common_as_the_others() {
    check("abilities.toml", "fate = 2", "¦fate = 1", "7 cards with fate 1, but there are 6");
}

/// SG-SYNC-07
#[test]
fn every_board_says_what_its_synergy_token_is_good_for() {
    let token = "synergy = \"accuracy 2\"";
    for (wrong, message) in [
        ("¦luck 2", "`luck` is not what a synergy token is good for"),
        ("accuracy ¦0", "`0` is not how many"),
        ("accuracy ¦13", "`13` is not how many"),
        ("redraw ¦2", "`2` is not expected here"),
    ] {
        check("crew.toml", token, &format!("synergy = \"{wrong}\""), message);
    }
    let mut files = files();
    change(&mut files, "crew.toml", token, "");
    let faults = Book::load(files).err().unwrap_or_default();
    let said: Vec<&str> = faults.iter().map(|f| f.message.as_str()).collect();
    assert!(said.contains(&"missing field `synergy`"), "{said:?}");
}
