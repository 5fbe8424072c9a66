//! Faults in the words of cards: effects, conditions, rules.

use super::{AT_TOOL, check, spirit, tool};

// Effects.

/// An effect of the handbook's card, with `¦` where its fault is.
fn check_effect(effect: &str, message: &str, hint: Option<&str>) {
    check(spirit(), [("> health -1", &format!("> {effect}"))], message, hint);
}

#[test]
fn an_effect_that_is_none() {
    check_effect("¦helth -1", "`helth` is not an effect", Some("did you mean `health`?"));
    check_effect("group ¦stronk -1", "`stronk` is not an effect", Some("did you mean `strong`?"));
    check_effect("morale +1, band¦", "an effect is missing", None);
}

#[test]
fn a_change_that_is_none() {
    check_effect("health ¦0", "a change of 0 changes nothing", None);
    check_effect("morale ¦+5", "`+5` is not a change such as +1 or -1", Some("a number from -4 to 4"));
    check_effect("token ¦-1", "`-1` is not a number of tokens", Some("a number from 1 to 4"));
    check_effect(
        "presence ¦camp +1",
        "`camp` is not a change such as +1 or -1",
        Some("a number from -4 to 4"),
    );
    check_effect("resource¦", "a change such as +1 or -1 is missing", None);
    check_effect("health -1 ¦please", "`please` is not expected here", None);
}

#[test]
fn somebody_to_whom_the_board_happens() {
    let hint = Some("leave out who it is about");
    check_effect("¦band presence +1", "`presence` happens to the board, not to somebody (Band)", hint);
    check_effect("¦you resolve", "`resolve` happens to the board, not to somebody (You)", hint);
    check_effect("¦others find location", "`find` happens to the board, not to somebody (Others)", hint);
}

#[test]
fn things_that_effects_do_not_know() {
    check_effect("lose ¦tool", "`tool` is not something to lose", Some("it can be artifact"));
    check_effect("find ¦spirit", "`spirit` is not something to find", Some("it can be location"));
    check_effect(
        "look ¦tool 1",
        "`tool` is not a deck",
        Some("it can be spirit, location, occurrence, phenomenon, artifact"),
    );
    check_effect("look spirit ¦6", "`6` is not a number of cards", Some("a number from 1 to 5"));
    check_effect("meet ¦spirits", "`spirits` is not a deck", Some("did you mean `spirit`?"));
    check_effect("banish ¦locatoin", "`locatoin` is not a deck", Some("did you mean `location`?"));
    check_effect("build ¦4", "`4` is not a number of tokens", Some("a number from 1 to 3"));
}

#[test]
fn a_keyword_in_small_letters() {
    check_effect(
        "keyword ¦stag",
        "`stag` cannot be the name of a keyword",
        Some("keywords are one word in capitals, such as BURNING"),
    );
}

#[test]
fn a_keyword_that_nobody_reads_or_gives() {
    check_effect("keyword ¦LONELY", "the keyword LONELY is given but never read", None);
    check_effect("if keyword ¦LONELY: health -1", "the keyword LONELY is read but never given", None);
}

// Conditions.

#[test]
fn a_condition_that_is_none() {
    let check = |condition: &str, message: &str, hint: &str| {
        check_effect(&format!("if {condition}: health -1"), message, Some(hint));
    };
    check("¦alnoe", "`alnoe` is not a condition", "did you mean `alone`?");
    check("region ¦swamp", "`swamp` is not a region", "it can be grassland, forest, mountains");
    check("not built ¦hal", "`hal` is not a building", "did you mean `hall`?");
    check("alone and ¦visitng", "`visitng` is not a condition", "did you mean `visiting`?");
}

#[test]
fn a_keyword_without_its_name() {
    let message = "the name of a keyword is missing";
    check_effect("if keyword¦: health -1", message, None);
    check_effect("if alone and keyword¦: health -1", message, None);
}

// Rules.

/// A rule of the handbook's card, with `¦` where its fault is.
fn check_rule(rule: &str, message: &str, hint: Option<&str>) {
    check(spirit(), [("rule: value gather +1", &format!("rule: {rule}"))], message, hint);
}

#[test]
fn a_rule_that_is_none() {
    check_rule("¦valeu gather +1", "`valeu` is not a rule", Some("did you mean `value`?"));
    check_rule(
        "¦everyone dances",
        "`everyone` is not a rule",
        Some("it can be value, dice, omen, hunger, closed, slots, guard, after, each"),
    );
    check(spirit(), [("rule: value gather +1", "rule:¦")], "a rule is missing", None);
}

#[test]
fn a_zone_that_is_none() {
    let hint = Some("did you mean `gather`?");
    check_rule("value ¦gathr +1", "`gathr` is not a zone", hint);
    check_rule("dice ¦gathr +1", "`gathr` is not a zone or a trait", hint);
    check_rule("closed ¦gathr", "`gathr` is not a zone", hint);
    check_rule("after ¦gathr: health -1", "`gathr` is not a zone", hint);
}

#[test]
fn a_rule_that_changes_nothing() {
    check_rule("value gather ¦0", "a change of 0 changes nothing", None);
    check_rule("dice wise ¦+9", "`+9` is not a change such as +1 or -1", Some("a number from -4 to 4"));
    check_rule("omen¦", "a change such as +1 or -1 is missing", None);
    check_rule("hunger -1 ¦more", "`more` is not expected here", None);
}

#[test]
fn a_rule_for_tools_on_an_event() {
    for rule in ["¦slots +1", "¦guard health", "¦guard morale"] {
        check_rule(rule, "this rule is for tools", None);
    }
}

#[test]
fn a_standing_rule_without_effects() {
    let hint = Some("for example `each round: morale -1`");
    check_rule("each round¦", "a colon and effects are missing", hint);
    check_rule("after gather¦", "a colon and effects are missing", hint);
    check_rule("each ¦night: morale -1", "`night` is not `round`", Some("it can be round"));
}

#[test]
fn a_standing_rule_with_an_effect_that_is_none() {
    check_rule(
        "each round: morale -1, ¦helth -1",
        "`helth` is not an effect",
        Some("did you mean `health`?"),
    );
}

#[test]
fn a_standing_rule_that_does_what_only_outcomes_do() {
    let message = "a standing rule can change people and presence, nothing else";
    check_rule("each round: ¦resolve", message, None);
    check_rule("after rest: morale -1, ¦meet spirit", message, None);
    check_rule("each round: ¦reveal", message, None);
}

#[test]
fn effects_after_a_rule_that_takes_none() {
    check_rule("omen +1:¦ morale -1", "this rule takes no effects", None);
}

// Rules of tools.

#[test]
fn a_rule_of_a_tool_that_is_none() {
    check(
        tool(),
        [("\"dice gather +1\"", "\"dice ¦gathr +1\"")],
        "`gathr` is not a zone or a trait",
        Some("did you mean `gather`?"),
    );
    check(
        tool(),
        [("\"value gather +1\"", "\"¦valeu gather +1\"")],
        "`valeu` is not a rule",
        Some("did you mean `value`?"),
    );
    check(
        tool(),
        [("\"value gather +1\"", "\"guard ¦luck\"")],
        "`luck` is not something to guard",
        Some("it can be health, morale"),
    );
    check(
        tool(),
        [("\"value gather +1\"", "\"slots ¦9\"")],
        "`9` is not a number of slots",
        Some("a number from 1 to 5"),
    );
}

#[test]
fn a_rule_of_a_tool_with_a_space_that_is_not_ascii() {
    check(
        tool(),
        [("\"dice gather +1\"", "\"dice\u{a0}¦gathr +1\"")],
        "`gathr` is not a zone or a trait",
        Some("did you mean `gather`?"),
    );
}

#[test]
fn a_tool_with_an_unveil_number_out_of_range() {
    check(tool(), [("unveil = 3", "unveil = ¦6")], "an unveil number is from 1 to 5", None);
    check(tool(), [("unveil = 3", "unveil = ¦0")], "an unveil number is from 1 to 5", None);
}

#[test]
fn a_tool_with_an_unveil_number_but_no_back_or_the_other_way_round() {
    let message = "a tool has an unveil number and a back, or neither";
    check(tool(), [AT_TOOL, ("unveil = 3\n", "")], message, None);
    let back = "[tool.back]\ntext = \"It no longer waits for your arm.\"\nrules = [\"value gather +1\"]\n";
    check(tool(), [AT_TOOL, (back, "")], message, None);
}
