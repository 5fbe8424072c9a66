//! Faults of cards, people, the town and the maps.

use super::{check, check_hint};
use crate::book::files;
use near_and_far::Book;
use storybook::Load;
use testing::fault_at_mark;

// Cards and people.

#[test]
fn an_artifact_for_nothing() {
    check(
        [
            ("artifacts.toml", "id = \"basic-30\"", "id = ¦\"basic-30\""),
            (
                "artifacts.toml",
                "id = ¦\"basic-30\"\nname = \"basic-30\"\ndeck = \"basic\"\npoints = 3\ncost = { coin = 1 }",
                "id = ¦\"basic-30\"\nname = \"basic-30\"\ndeck = \"basic\"\npoints = 3\ncost = {}",
            ),
        ],
        "an artifact costs something",
    );
}

#[test]
fn a_flame_off_the_track() {
    check([("artifacts.toml", "reputation = -4", "reputation = ¦-7")], "reputation goes from -6 to 12");
    check([("artifacts.toml", "reputation = 4", "reputation = ¦13")], "reputation goes from -6 to 12");
}

#[test]
fn a_card_that_does_nothing() {
    check([("treasures.toml", "rules = [\"skill 1\"]", "¦rules = []")], "a card that does nothing");
    check([("world.toml", "rules = [\"skill 1\"]", "¦rules = []")], "a card that does nothing");
}

#[test]
fn a_companion_of_another_kind() {
    check(
        [("people.toml", "kind = \"cat\"", "kind = ¦\"bird\"")],
        "a companion is a dog, a cat or a platypus",
    );
}

#[test]
fn rewards_that_cards_do_not_give() {
    let message = "only artifacts and world cards place a camp, when they come into play";
    check([("artifacts.toml", "[\"now: camp\"]", "[¦\"visit mine: camp\"]")], message);
    check([("treasures.toml", "[\"now: artifact\"]", "[¦\"now: camp\"]")], message);
    check(
        [("artifacts.toml", "[\"now: camp\"]", "[¦\"now: adventurer\"]")],
        "free adventurers come from quests",
    );
    check(
        [("treasures.toml", "[\"now: artifact\"]", "[\"now: world ¦cold-blade\"]")],
        "only stories can name this",
    );
    check(
        [("treasures.toml", "[\"visit mine: recruit\"]", "[¦\"after dig: recruit\"]")],
        "one recruits on a visit",
    );
}

/// A rule of a treasure in place of `skill 1`, with the fault that it has.
fn rule(rule: &str, message: &str, hint: Option<&str>) {
    let fault = check([("treasures.toml", "\"skill 1\"", &format!("\"{rule}\""))], message);
    assert_eq!(fault.hint.as_deref(), hint, "{rule}");
}

#[test]
fn rules_that_cannot_be_read() {
    rule("¦skil 1", "`skil` is not a rule", Some("did you mean `skill`?"));
    rule("skill ¦0", "`0` is not how many", Some("a number from 1 to 9"));
    rule("skill 1 ¦hand", "`hand` is not expected here", None);
    rule("toll ¦heart", "`heart` is not something to take", Some("it can be coin, gem, food"));
    rule("win ¦duels", "`duels` is not `ties`", Some("it can be ties"));
    rule("ignore threats for ¦a coin", "`a` is not how many", Some("a number from 1 to 9"));
    rule("skill 1:¦ food 1", "this rule takes no rewards", None);
    rule(
        "visit ¦church: food 1",
        "`church` is not a building, `any` or `occupied`",
        Some("it can be saloon, hall, stables, store, farm, hut, mine, any, occupied"),
    );
    rule(
        "after ¦dinner: food 1",
        "`dinner` is not something done",
        Some("it can be duel, threat, quest, camp, dig, recruit, leave"),
    );
    rule("now: ¦foot 1", "`foot` is not a reward", Some("did you mean `food`?"));
    rule(
        "score 1 per ¦horse",
        "`horse` is not something to count",
        Some("it can be adventurer, chief, threat, camp, treasure, artifact, food, gem, coin, token"),
    );
}

#[test]
fn rules_that_lack_something() {
    rule("¦now", "a colon and rewards are missing", Some("for example `visit stables: food 2`"));
    rule("¦spend 1 gem", "a colon and `sword N` are missing", None);
    rule("skill 1, ¦sword 1", "one rule at a time", None);
    rule(
        "score 4 if most threat, 2 if ¦second: food 1",
        "`second:` is not `if second`",
        Some("did you mean `second`?"),
    );
}

// The town.

#[test]
fn a_board_with_other_camps() {
    let message = "a player board has 14 camps, and points under the last";
    check([("town.toml", "under = [\"\", ", "¦under = [")], message);
    check([("town.toml", "under = [", "¦under = ["), ("town.toml", "\"points\"]", "\"gem\"]")], message);
}

#[test]
fn a_town_with_one_mine() {
    let message = "the town has two mines, `dusk` and then `day`";
    check(
        [("town.toml", "[[mine]]", "¦[[mine]]"), ("town.toml", "side = \"day\"", "side = \"dawn\"")],
        message,
    );
}

/// NF-MINE-12, NF-OPEN-05
#[test]
fn a_mine_that_nobody_could_dig_in() {
    let mine = |from: &'static str, to: &'static str, message: &str| {
        check([("town.toml", "side = \"dusk\"", "¦side = \"dusk\""), ("town.toml", from, to)], message);
    };
    mine("[[1, 2", "[[2, 2", "the entrance of a mine is a 1: every companion has the skill for it");
    mine("4, 6], [2", "4, 3], [2", "the numbers of a mine do not fall on the way from its entrance");
    mine("[4, 5, 7, 9]]", "[1, 5, 7, 9]]", "the numbers of a mine do not fall on the way from its entrance");
    mine("columns = [{},", "columns = [{ gem = 1 },", "a mine has a column without a reward");
    mine("rows = [{ coin = 1 },", "rows = [{},", "every row of a mine has a reward");
}

// Maps.

#[test]
fn a_map_in_the_wrong_file() {
    check([("map03.toml", "number = 3", "number = ¦4")], "this file is for map 3");
}

#[test]
fn a_ground_that_is_not_known() {
    check_hint(
        "map03.toml",
        "ground = \"grass\"",
        "ground = ¦\"gras\"",
        "`gras` is not a ground",
        "did you mean `grass`?",
    );
}

#[test]
fn a_space_that_cannot_be() {
    check([("map03.toml", "id = \"c2\"", "id = ¦\"c1\"")], "the id `c1` is used twice");
    check([("map03.toml", "at = [10, 10]", "at = ¦[1001, 10]")], "the page is 1000 by 700");
    check([("map03.toml", "at = [10, 10]", "at = ¦[10, 701]")], "the page is 1000 by 700");
    let message = "every space has an icon, except the town space";
    check(
        [("map03.toml", "id = \"c1\"\nat = [10, 10]\nicon = \"coin\"", "id = ¦\"c1\"\nat = [10, 10]")],
        message,
    );
    check([("map03.toml", "id = \"town\"\n", "id = ¦\"town\"\nicon = \"coin\"\n")], message);
    let message = "only map 5 has water symbols, only map 10 mammoths";
    check([("map03.toml", "id = \"c1\"\n", "id = ¦\"c1\"\nwater = true\n")], message);
    check([("map05.toml", "id = \"c1\"\n", "id = ¦\"c1\"\nmammoth = true\n")], message);
}

#[test]
fn a_space_that_no_sentence_can_name() {
    let message = "it is not said how a sentence names this space";
    let nameless =
        [("map03.toml", "id = \"c1\"", "id = ¦\"c1\""), ("map03.toml", "called = \"the c1\"\n", "")];
    check(nameless, message);
    check([("map03.toml", "name = \"Place 1\"", "name = ¦\"The Place\"")], message);
    check([("map03.toml", "called = \"the c1\"", "called = ¦\"The C1\"")], message);
}

#[test]
fn a_map_with_too_many_spaces() {
    let more: String = (0..40)
        .map(|n| format!("[[space]]\nid = \"x{n}\"\ncalled = \"x\"\nat = [10, 10]\nicon = \"gem\"\n"))
        .collect();
    check([("map03.toml", "[[space]]\n", &format!("¦{more}[[space]]\n"))], "a map has at most 64 spaces");
}

#[test]
fn a_path_to_nowhere() {
    let hint = "did you mean `c5`?";
    check_hint(
        "map03.toml",
        "ends = [\"c4\", \"c5\"]",
        "ends = ¦[\"c4\", \"c55\"]",
        "there is no space `c55`",
        hint,
    );
}

#[test]
fn a_map_without_a_town() {
    let mut files = files();
    let text = files.get_mut("map03.toml").expect("the file is there");
    *text = text.replace("\"town\"", "\"city\"").replacen("[[space]]", "¦[[space]]", 1);
    fault_at_mark(Book::load, files, "a map has a town space with the id `town`");
}

#[test]
fn a_space_that_no_path_leads_to() {
    let cut = ("map03.toml", "[[path]]\nends = [\"c4\", \"c5\"]\n", "");
    check([cut, ("map03.toml", "id = \"c5\"", "id = ¦\"c5\"")], "no path leads from the town to `c5`");
}

#[test]
fn a_route_with_one_end() {
    let mark = ("map03.toml", "[[space]]", "¦[[space]]");
    check([mark, ("map03.toml", "icon = \"tea\"", "icon = \"gem\"")], "a map has two spaces with tea leaves");
    check(
        [mark, ("map03.toml", "icon = \"coin\"", "icon = \"ichor\"")],
        "a map has two spaces with ichor stone",
    );
}

#[test]
fn a_map_with_too_few_quests() {
    let mark = ("map03.toml", "[[space]]", "¦[[space]]");
    let cut = ("map03.toml", "quest = \"m3-07\"\n", "");
    check([mark, cut], "a map has at least 16 spaces with a quest");
    check([cut, ("map03.story", "== m3-07", "== ¦m3-07")], "the quest `m3-07` is at no space of the map");
}

#[test]
fn a_space_whose_quest_is_not_there() {
    let message = "there is no quest `m2-07` in map03.story";
    check([("map03.toml", "quest = \"m3-07\"", "quest = ¦\"m2-07\"")], message);
}

#[test]
fn an_id_that_saves_could_not_hold() {
    for id in ["r n", "", "!", "a/b", "ü"] {
        let message = format!("`{id}` cannot be an id");
        let to = format!("id = ¦\"{id}\"");
        check_hint("threats.toml", "id = \"bandit\"", &to, &message, "ids have letters, digits and hyphens");
        check_hint("map03.toml", "id = \"c2\"", &to, &message, "ids have letters, digits and hyphens");
    }
}

/// A rule that is written with escapes or over several lines: the fault is at its beginning.
#[test]
fn rules_that_are_not_written_plainly() {
    for text in ["¦\"fight \\u0032 ☃☃☃\"", "¦\"\"\"\nfight 2\u{2003}☃☃☃\"\"\""] {
        let mut files = files();
        let world = files.get_mut("world.toml").expect("it is there");
        let from = world.find("rules = [").expect("cards have rules") + "rules = [".len();
        let to = from + world[from..].find(']').expect("a list");
        world.replace_range(from..to, text);
        fault_at_mark(Book::load, files, "`☃☃☃` is not expected here");
    }
}
