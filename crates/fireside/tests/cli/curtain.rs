//! The curtain between players at one screen.

use crate::common::{Home, band};
use crate::played;

/// What was on the screen while each person sat there, from curtain to curtain.
fn scenes(out: &str) -> Vec<&str> {
    out.split("the curtain falls").collect()
}

#[test]
fn without_secrets_there_is_no_curtain() {
    assert_eq!(scenes(&played(&Home::new(), "1\n1\n1\n1\n1\n1\nq\n").out).len(), 1);
}

#[test]
fn a_secret_is_never_on_the_screen_of_another() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "1\n\n".repeat(20));
    let scenes = scenes(&ran.out);
    let of = |name: &str| {
        let start = format!("Hand over to {name}");
        scenes.iter().filter(move |s| s.contains(&start)).copied().collect::<Vec<_>>()
    };
    assert!(of("Ben").len() > 1 && of("Anna").len() > 1, "{}", ran.out);
    assert!(of("Anna").iter().any(|s| s.contains("Crumb")), "the owner sees it");
    for scene in of("Ben") {
        assert!(!scene.contains("Crumb"), "{scene}");
        assert!(scene.contains("keeps 1 secret"), "that there is one, everybody sees: {scene}");
    }
}

#[test]
fn a_resumed_game_shows_no_secret_before_its_owner_sits_down() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "");
    assert!(ran.out.contains("Hand over to Anna"), "{}", ran.out);
    assert!(!ran.out.contains("Crumb"), "whoever opens the save reads it: {}", ran.out);
}

#[test]
fn who_steps_in_gets_a_curtain_of_their_own() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    // Anna is asked what she does about her secret; Ben steps in, says nothing, and Anna goes on.
    let ran = home.run(&["play", "--resume", &file], "\no\n1\n\n\n\nq\n");
    assert!(ran.out.contains("Who steps in?"), "{}", ran.out);
    let scenes = scenes(&ran.out);
    let ben = scenes.iter().position(|s| s.contains("Hand over to Ben")).expect("Ben steps in");
    assert!(scenes[ben].contains("Say what you think Anna's secret is"), "{}", scenes[ben]);
    assert!(!scenes[ben].contains("Crumb"), "{}", scenes[ben]);
    assert!(scenes[ben + 1].contains("Hand over to Anna"), "{}", ran.out);
}

#[test]
fn who_steps_in_stays_until_they_have_finished() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "\no\n1\n\n1\n\n\nq\n");
    let begun = ran.out.find("Say what you think Anna's secret is").expect("Ben steps in");
    let asked = ran.out.find("What is Anna keeping from you?").expect("Ben is asked on");
    assert!(!ran.out[begun..asked].contains("the curtain falls"), "{}", &ran.out[begun..asked]);
}

#[test]
fn what_may_be_done_at_any_time_stands_below_a_line() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "\nq\n");
    let (_, question) = ran.out.split_once("what do you do?").expect("Anna is asked");
    let line = question.find("Also possible:").expect("a line between them");
    let tell = question.find("  4  Tell the others your secret").expect("numbered on");
    assert!(question.find("  3  ").expect("three options") < line && line < tell, "{question}");
}

#[test]
fn what_is_sure_to_lose_the_game_is_asked_twice() {
    let home = Home::new();
    let dying =
        band("keeping", "", "").replace("[3,5,1,2,1,2]", "[1,0,0,2,1,2]").replace("null", "\"gather\"");
    let file = home.scenario_saved(&dying, &[]);
    let args = ["play", "--resume", &file];
    let ran = home.run(&args, "2\nn\nq\n");
    assert!(ran.out.contains("Are you sure? Anna has 1 health left and dies"), "{}", ran.out);
    assert!(ran.out.contains("Not done.") && !ran.out.contains("Anna has died"), "{}", ran.out);
    let ran = home.run(&args, "2\ny\n");
    assert!(ran.out.contains("Anna has died"), "{}", ran.out);
}

#[test]
fn the_end_of_input_behind_a_curtain_saves_once() {
    let home = Home::new();
    let file = home.scenario_saved(&band("prep", "crumb", ""), &[]);
    let ran = home.run(&["play", "--resume", &file], "\no\n1\n");
    assert_eq!(ran.code, Some(0));
    assert!(ran.out.contains("Hand over to Ben"), "{}", ran.out);
    assert_eq!(ran.out.matches("Saved. Continue with:").count(), 1, "{}", ran.out);
}

#[test]
fn nobody_speaks_for_a_bot() {
    let home = Home::new();
    let file = home.scenario_saved(&band("choose", "", "crumb"), &["--bots", "1:random"]);
    let ran = home.run(&["play", "--resume", &file], "o\n1\n\n\nq\n");
    assert!(ran.out.contains("Nobody else can do anything now."), "{}", ran.out);
    assert!(!ran.out.contains("Crumb"), "a bot's secret is shown: {}", ran.out);
}
