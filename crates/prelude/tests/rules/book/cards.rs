//! Faults of cards: their fields, their options, what every card has.

use super::{
    AT_OCCURRENCE, AT_SECRET, AT_SPELL, AT_SPIRIT, check, files_with, occurrence, secret, spell, spirit,
};
use prelude::Book;
use storybook::Load;

// Events.

#[test]
fn an_event_without_a_kind() {
    check(
        spirit(),
        [AT_SPIRIT, ("kind: group\n", "")],
        "`pale-stag` has no kind",
        Some("add `kind: group`, `kind: individual` or `kind: secret`"),
    );
}

#[test]
fn an_event_of_an_unknown_kind() {
    check(
        spirit(),
        [("kind: group", "kind: ¦grup")],
        "`grup` is not a kind of event",
        Some("did you mean `group`?"),
    );
}

#[test]
fn a_duration_out_of_range() {
    check(spirit(), [("duration: 3", "duration: ¦6")], "`6` is not a duration", Some("a number from 1 to 5"));
    check(spirit(), [("duration: 3", "duration: 3 ¦rounds")], "`rounds` is not expected here", None);
}

#[test]
fn a_field_that_a_card_does_not_know() {
    check(
        spirit(),
        [("duration: 3", "¦durations: 3")],
        "`durations` is not a field of this card",
        Some("did you mean `duration`?"),
    );
    check(
        spell(),
        [("unveil: 2", "¦duration: 2")],
        "`duration` is not a field of this card",
        Some("it can be kind, use, unveil"),
    );
}

#[test]
fn an_occurrence_with_a_duration() {
    check(
        occurrence(),
        [AT_OCCURRENCE, ("kind: group", "kind: group\nduration: 2")],
        "only events that stay on the board have a duration",
        None,
    );
}

#[test]
fn a_secret_with_a_duration() {
    check(
        secret(),
        [AT_SECRET, ("kind: secret", "kind: secret\nduration: 2")],
        "only events that stay on the board have a duration",
        None,
    );
}

#[test]
fn an_occurrence_with_a_rule() {
    check(
        occurrence(),
        [AT_OCCURRENCE, ("kind: group", "kind: group\nrule: omen +1")],
        "an occurrence is over at once: its rules never hold",
        None,
    );
}

#[test]
fn a_secret_whose_rule_cannot_be_hidden() {
    for rule in ["hunger +1", "closed rest"] {
        check(
            secret(),
            [AT_SECRET, ("kind: secret", &format!("kind: secret\nrule: {rule}"))],
            "a hidden rule cannot change what everybody reads off the board",
            Some("`hunger` and `closed` are not for secrets"),
        );
    }
}

#[test]
fn an_event_that_can_never_leave_play() {
    let hint = Some("give it a duration, or `resolve` in an outcome");
    let message = "`pale-stag` can never leave play";
    let changes = [
        AT_SPIRIT,
        ("duration: 3\n", ""),
        ("STAG, resolve", "STAG"),
        ("find location, resolve", "find location"),
    ];
    check(spirit(), changes, message, hint);
}

#[test]
fn a_secret_that_can_never_leave_play() {
    check(
        secret(),
        [AT_SECRET, ("reveal, resolve", "reveal")],
        "`hidden-larder` can never leave play",
        Some("give it a duration, or `resolve` in an outcome"),
    );
}

#[test]
fn an_event_on_the_board_that_is_discovered_or_revealed() {
    let message = "only secrets are discovered or revealed";
    check(spirit(), [AT_SPIRIT, ("\n* ", "\n= discovered\nOh.\n\n* ")], message, None);
    check(spirit(), [AT_SPIRIT, ("\n* ", "\n= revealed\nOh.\n\n* ")], message, None);
    check(spirit(), [AT_SPIRIT, ("> health -1", "> reveal")], message, None);
}

#[test]
fn a_secret_that_cannot_be_discovered() {
    check(
        secret(),
        [AT_SECRET, ("= discovered\nNobody shouts.\n> band morale -1\n", "")],
        "this secret does not say what happens when it is discovered",
        Some("add a block `= discovered` before the choices"),
    );
}

#[test]
fn a_secret_that_reveals_itself_without_a_word() {
    check(
        secret(),
        [AT_SECRET, ("= revealed\nA long silence.\n> band resource +1\n", "")],
        "this card reveals itself, but has no block `= revealed`",
        None,
    );
}

// Spells.

#[test]
fn a_spell_of_another_kind() {
    check(
        spell(),
        [("kind: spell", "kind: ¦group")],
        "`group` is not the kind of a spell",
        Some("it can be spell"),
    );
}

#[test]
fn a_spell_without_a_kind() {
    let card = spell();
    let text = card.text.replace("kind: spell\n", "");
    let faults = Book::load(files_with(&card, &text)).err().expect("spells have `kind: spell`");
    let place = faults.iter().map(|f| (f.place.file.as_str(), f.source.as_str()));
    assert_eq!(place.collect::<Vec<_>>(), [("spells.story", "== drying-day-cord  A Cord")]);
}

#[test]
fn a_spell_without_a_moment() {
    check(
        spell(),
        [AT_SPELL, ("use: prep\n", "")],
        "`drying-day-cord` does not say when it may be cast",
        Some("add `use: prep`, `use: rest` or `use: keeping`"),
    );
}

#[test]
fn a_spell_for_an_unknown_moment() {
    check(
        spell(),
        [("use: prep", "use: ¦night")],
        "`night` is not a moment of the round",
        Some("it can be prep, rest, keeping"),
    );
}

#[test]
fn a_spell_with_an_unveil_number_out_of_range() {
    check(
        spell(),
        [("unveil: 2", "unveil: ¦0")],
        "`0` is not an unveil number",
        Some("a number from 1 to 5"),
    );
}

#[test]
fn a_spell_that_meets_an_event_or_reveals_itself() {
    for effect in ["meet spirit", "reveal"] {
        check(
            spell(),
            [AT_SPELL, ("> resource -1", &format!("> {effect}"))],
            "a spell cannot meet an event or reveal itself",
            None,
        );
    }
}

// Every card.

#[test]
fn a_card_without_a_text() {
    check(spell(), [AT_SPELL, ("Nine knots.\n", "")], "a card without a text", None);
}

#[test]
fn a_card_without_a_title() {
    check(
        spell(),
        [AT_SPELL, ("  A Cord", "")],
        "a card without a title",
        Some("write `== id  Title`, with two spaces"),
    );
}

#[test]
fn a_block_that_cards_do_not_know() {
    check(
        secret(),
        [("= discovered", "= ¦discoverd")],
        "before the choices, only `= discovered` and `= revealed` are known",
        None,
    );
}

#[test]
fn a_card_with_two_or_four_options() {
    let option = "* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n  > presence +1\n";
    check(occurrence(), [AT_OCCURRENCE, (option, "")], "a card has three options, not 2", None);
    let more = format!("{option}{}", option.replace("communing", "wise"));
    check(occurrence(), [AT_OCCURRENCE, (option, &more)], "a card has three options, not 4", None);
}

#[test]
fn an_option_that_is_not_always_open() {
    let hint = Some("put conditions on the effects: `> if keyword X: …`");
    for tag in ["[may alone]", "[must keyword WREN]", "[otherwise]", "[once]"] {
        check(
            occurrence(),
            [("* Hum along. [communing 1]", &format!("* ¦Hum along. [communing 1] {tag}"))],
            "all three options of a card are always open",
            hint,
        );
    }
}

#[test]
fn an_option_with_a_price() {
    check(
        occurrence(),
        [("[communing 1]", "[communing 1] [pay ¦1 resource]")],
        "options of Prelude's cards cost only what the player bids",
        None,
    );
}

#[test]
fn an_option_without_diamonds() {
    check(
        occurrence(),
        [("* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n", "* ¦Hum along.\n")],
        "an option without diamonds",
        Some("add a trait and 1 to 3 diamonds, such as [keen 2]"),
    );
}

#[test]
fn two_options_of_one_trait() {
    check(
        occurrence(),
        [("* Hum along. [communing 1]", "* ¦Hum along. [caring 1]")],
        "two options of this card are caring",
        Some("a card's options have three different traits"),
    );
}

#[test]
fn a_trait_that_is_none() {
    check(
        occurrence(),
        [("[communing 1]", "[¦comuning 1]")],
        "`comuning` is not a trait",
        Some("did you mean `communing`?"),
    );
}

#[test]
fn diamonds_out_of_range() {
    let hint = Some("a number from 1 to 3");
    check(occurrence(), [("[communing 1]", "[communing ¦4]")], "`4` is not the number of diamonds", hint);
    check(occurrence(), [("[communing 1]", "[communing ¦0]")], "`0` is not the number of diamonds", hint);
    check(occurrence(), [("[communing 1]", "[communing¦]")], "the number of diamonds is missing", None);
}

#[test]
fn an_option_without_failure() {
    let message = "this option does not say what failure brings";
    let hint = Some("add `= failure`");
    let plain = (
        "* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n  > presence +1",
        "* ¦Hum along. [communing 1]\n  = success\n  > morale +1",
    );
    check(occurrence(), [plain], message, hint);
    let sometimes = (
        "* Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure\n",
        "* ¦Hum along. [communing 1]\n  = success\n  > morale +1\n  = failure if alone\n",
    );
    check(occurrence(), [sometimes], message, hint);
}

#[test]
fn an_option_without_success() {
    check(
        occurrence(),
        [("* Hum along. [communing 1]\n  = success\n  > morale +1\n", "* ¦Hum along. [communing 1]\n")],
        "this test has no plain `= success`",
        Some("add `= success`; variants with `if` come before it"),
    );
}

#[test]
fn an_outcome_that_cards_do_not_know() {
    check(
        occurrence(),
        [("= failure\n  > presence +1", "= failure\n  > presence +1\n  = ¦bonus\n  > morale +1")],
        "a card knows success, failure and each failure",
        None,
    );
}

#[test]
fn an_outcome_that_turns_to_another_card() {
    check(
        occurrence(),
        [("  > presence +1\n", "  > presence +1\n  -> ¦end\n")],
        "cards of Prelude do not turn to others",
        None,
    );
}

#[test]
fn a_block_that_turns_to_another_card() {
    check(
        secret(),
        [("> band morale -1\n", "> band morale -1\n-> ¦end\n")],
        "cards of Prelude do not turn to others",
        None,
    );
}

#[test]
fn a_card_that_jumps_to_another() {
    let card = occurrence();
    let text = card.text.replace("kind: group\n", "kind: group\n? keyword STAG -> fever-night\n");
    let faults = Book::load(files_with(&card, &text)).err().expect("cards do not turn to others");
    let found: Vec<&str> = faults.iter().map(|f| f.source.as_str()).collect();
    assert_eq!(found, ["? keyword STAG -> fever-night"]);
}
