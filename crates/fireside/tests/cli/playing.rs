//! A game in the terminal, line by line.

use crate::common::{Home, Ran};
use crate::{TABLE, answers, changed, played, saved};
use serde_json::json;

#[test]
fn a_wrong_number_is_answered_with_what_is_possible() {
    let home = Home::new();
    for wrong in ["0", "99", "-1", "x", "1.5", "past/king", "99999999999999999999999"] {
        let ran = played(&home, &format!("{wrong}\nq\n"));
        assert!(ran.out.contains(&format!("`{wrong}` is not one of the 12 options")), "{}", ran.out);
        assert_eq!(answers(&home.file("game.json")), 0);
    }
}

#[test]
fn several_options_for_a_question_that_takes_one_are_refused() {
    let home = Home::new();
    assert!(played(&home, "1 2\nq\n").out.contains("2 options were picked; the question takes 1"));
    assert!(played(&home, "1 1\nq\n").out.contains("twice"));
    assert_eq!(answers(&home.file("game.json")), 0);
}

#[test]
fn an_option_can_be_named_by_its_key() {
    let home = Home::new();
    assert!(played(&home, "  gift/seer  \nq\n").out.contains("Anna takes the seer."));
}

#[test]
fn an_empty_line_does_nothing() {
    let home = Home::new();
    played(&home, "\n   \nq\n");
    assert_eq!(answers(&home.file("game.json")), 0);
}

#[test]
fn help_names_every_key() {
    let ran = played(&Home::new(), "h\nq\n");
    for key in
        ["  a number", "  u, r", "  b ", "  l ", "  ? ", "  p ", "  o ", "  m NAME", "  s [FILE]", "  q  "]
    {
        assert!(ran.out.contains(key), "`{key}` is missing");
    }
}

#[test]
fn a_question_mark_shows_the_rules_behind_the_question() {
    let ran = played(&Home::new(), "?\nq\n");
    assert!(ran.out.contains("PR-SETUP-01  Each player"), "{}", ran.out);
}

#[test]
fn a_new_game_begins_with_its_page_for_newcomers_and_p_shows_it_again() {
    let home = Home::new();
    let count = |ran: &Ran| ran.out.matches("How you get it").count();
    assert_eq!([count(&played(&home, "1\nq\n")), count(&played(&home, "p\nq\n"))], [1, 2]);
    let file = saved(&home);
    assert_eq!(count(&home.run(&["play", "--resume", &file], "q\n")), 0, "a game that goes on");
}

#[test]
fn the_log_and_the_board_can_be_seen_again() {
    let home = Home::new();
    let (plain, log, board) =
        (played(&home, "1\n1\nq\n"), played(&home, "1\n1\nl\nq\n"), played(&home, "1\n1\nb\nq\n"));
    let count = |ran: &Ran, words: &str| ran.out.matches(words).count();
    assert_eq!(count(&log, "Anna takes the soldier."), count(&plain, "Anna takes the soldier.") + 1);
    assert_eq!(count(&board, "Storage Hut"), count(&plain, "Storage Hut") + 1);
}

#[test]
fn undo_twice_and_redo() {
    let home = Home::new();
    let ran = played(&home, "1\n1\n1\nu\ny\nu\ny\nr\nq\n");
    assert_eq!(answers(&home.file("game.json")), 2, "{}", ran.out);
    let ran = played(&home, "1\nu\ny\nu\nr\nr\nq\n");
    assert!(ran.out.contains("there is nothing to undo") && ran.out.contains("there is nothing to redo"));
    assert_eq!(answers(&home.file("game.json")), 1);
}

#[test]
fn a_resumed_game_can_be_taken_back_to_its_beginning() {
    let home = Home::new();
    let file = saved(&home);
    let ran = home.run(&["play", "--resume", &file], "u\ny\n".repeat(5) + "u\nq\n");
    assert!(ran.out.contains("there is nothing to undo"), "{}", ran.out);
    assert_eq!(answers(&file), 0);
}

#[test]
fn a_past_that_does_not_hold_together_is_not_taken_back() {
    let home = Home::new();
    let file = changed(&home, |save| save["answers"][2] = json!("0 zone/moon"));
    let ran = home.run(&["play", "--resume", &file], "u\ny\nu\ny\nu\ny\nq\n");
    assert!(ran.code == Some(1) || ran.out.contains("zone/moon"), "{}", ran.out);
}

#[test]
fn what_was_revealed_is_taken_back_only_if_all_agree() {
    let home = Home::new();
    let ran = played(&home, "1\n1\nu\nn\nq\n");
    assert!(ran.out.contains("something has been revealed since; Ben must agree"), "{}", ran.out);
    assert_eq!(answers(&home.file("game.json")), 2);
}

#[test]
fn what_was_taken_back_is_no_longer_in_the_log() {
    let ran = played(&Home::new(), "1\n1\n1\nu\ny\nl\nq\n");
    assert_eq!(ran.out.matches("Anna goes to Gather.").count(), 1, "{}", ran.out);
}

#[test]
fn a_bookmark_leads_back_even_from_a_resumed_game() {
    let home = Home::new();
    let ran = played(&home, "1\n1\nm x\n1\n1\ng nowhere\ng\nq\n");
    assert!(ran.out.contains("there is no bookmark `nowhere`") && ran.out.contains("Bookmarks: x"));
    let file = home.file("game.json");
    assert_eq!(answers(&file), 4);
    home.run(&["play", "--resume", &file], "g x\nq\n");
    assert_eq!(answers(&file), 2);
}

#[test]
fn nobody_steps_in_where_nobody_can() {
    assert!(played(&Home::new(), "o\nq\n").out.contains("Nobody else can do anything now."));
}

#[test]
fn a_game_is_saved_where_one_says() {
    let home = Home::new();
    let file = home.file("deep/down/copy.json");
    let ran = played(&home, &format!("1\ns {file}\n1\nq\n"));
    assert!(
        ran.out.contains(&format!("Your game is saved. Continue with:  fireside play --resume {file}")),
        "{}",
        ran.out
    );
    assert_eq!(answers(&file), 2, "it goes on in the new file");
    let ran = played(&home, &format!("s {file}/inside\ns {file}\nq\n"));
    assert!(ran.out.contains("The game could not be saved to"), "{}", ran.out);
}

#[test]
fn bots_play_along_in_the_terminal() {
    let home = Home::new();
    let args = ["play", "prelude", "--seed", "3", "--players", "2", "--bots", "1:random"];
    let ran = home.run(&args, "1\n1\nq\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("Bot 2 takes the") && !ran.out.contains("Bot 2  "), "{}", ran.out);
}

#[test]
fn a_bot_is_called_what_one_calls_it() {
    let home = Home::new();
    let args = ["play", "prelude", "--seed", "3", "--seat-names", "Ada,Bo", "--bots", "1:random"];
    let ran = home.run(&args, "1\n1\nq\n");
    assert!(ran.out.starts_with("Prelude") && ran.out.contains("Bo takes the"), "{}", ran.out);
}

#[test]
fn a_whole_game_is_played_and_kept() {
    let home = Home::new();
    let file = home.file("game.json");
    let args = [&TABLE[..], &["--save", &file]].concat();
    let ran = home.run(&args, "1\n\n".repeat(3000));
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("The game is saved in"), "{}", &ran.out[ran.out.len().saturating_sub(2000)..]);
    home.done(&["replay", &file]);
    let again = home.run(&["play", "--resume", &file], "");
    assert_eq!(again.code, Some(0), "an ended game can be looked at");
}

#[test]
fn output_to_a_file_has_no_colours() {
    assert!(!played(&Home::new(), "1\n1\nq\n").out.contains('\x1b'));
}
