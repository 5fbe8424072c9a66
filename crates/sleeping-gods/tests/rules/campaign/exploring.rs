//! Exploring and towns (SG-EXPL, SG-TOWN, SG-XTOK).

use super::*;

/// SG-EXPL-01, SG-EXPL-02, SG-EXPL-03: only what is in the ship's region, and of its story the first box.
#[test]
fn exploring_opens_the_paragraph_with_the_number_of_the_location() {
    let mut t = players(2).start();
    let explores = |t: &Play| {
        t.keys(0).into_iter().filter(|key| key.starts_with("explore/")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(explores(&t), ["explore/2"], "3 lies in another region");
    t.play(["explore/2"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "2");
    assert!(t.told("Lamps burn on every roof") && !t.told("Steam rolls down"), "2-1 is not read yet");
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "2-1");
    assert!(t.told("Steam rolls down"));
}

/// The paragraph of the rulebook's example.
const A: &str = "== A  Two Ways\n\nTwo ways.\n\n* A. [cunning 5]\n  = success\n  Well said.\n  -> A1\n  = failure\n  Badly said.\n  > health -3\n\
    * B. [strength 6]\n  = success\n  Well done.\n  -> A1\n  = failure\n  Badly done.\n  > health -3\n\n== A1  Further On\n\nFurther on.\n\n\
    * Stay.\n  > coin 1\n* Go.\n  > coin 2\n";

/// SG-EXPL-05, SG-EX-11, SG-EX-48, SG-LOCC-03, SG-LOCC-04: either way leads to A1, a failure by way of 3 damage.
#[test]
fn a_choice_with_a_challenge_leads_on_whether_or_not_it_succeeds() {
    // Nobody takes part: fate alone is 4 or 5, and for strength the captain adds 1.
    for (choice, crew, fate, damage) in [
        ("choice/1", None, 5, 0),
        ("choice/1", None, 4, 3),
        ("choice/2", Some("take/odessa"), 5, 0),
        ("choice/2", Some("take/odessa"), 4, 3),
    ] {
        let mut t = players(1).story("A", A).fate([fate]).start();
        t.play([choice]).play(crew).play(["go"]);
        if damage > 0 {
            let hurt = if crew.is_some() { "odessa" } else { "mac" };
            while t.offers(hurt) {
                t.play([hurt]);
            }
        }
        let taken: u8 = t.state().crew.iter().map(|mate| mate.damage).sum();
        assert_eq!(
            (taken, seen(&t, 0)["scene"]["entry"].clone()),
            (damage, json!("A1")),
            "{choice}, fate {fate}: {}",
            t.open()
        );
    }
}

/// SG-EXPL-04, SG-EXPL-06, SG-EXPL-07: what is listed happens, in its order; then the turn goes on.
#[test]
fn rewards_are_applied_and_the_turn_goes_on_at_the_ship() {
    let mut t = players(2).story("T1", &does("coin 2, meat 1, xp 3, coin -1, command 1")).start();
    assert_eq!((t.stored("coin"), t.stored("meat"), t.state().xp, t.player(0).command), (4, 1, 3, 1));
    assert!(t.told("You return to the ship.") && t.state().reading.is_none());
    t.play(["explore/2", "choice/5"]);
    assert_eq!(t.state().phase, Phase::Actions(1));
    assert!(t.asked(0).prompt.contains("second action"));
    t.play(["explore/2", "choice/5", "turn/end"]);
    assert_eq!(
        (t.state().active, t.state().phase),
        (Seat(1), Phase::Room),
        "after the second action the turn ends"
    );
}

/// SG-EXPL-08, SG-EXPL-09
#[test]
fn in_a_story_one_may_cook_but_not_sail() {
    let scene = || {
        players(1).owns(&["moth-silk-jib"]).has(0, "command", 2).stored("grain", 3).mate("mac", "fatigue", 1)
    };
    assert!(scene().start().offers("use/moth-silk-jib/0/0"), "outside stories it moves the ship");
    let mut t = scene().start();
    t.play(["explore/2"]);
    assert!(!t.offers("use/moth-silk-jib/0/0"));
    t.play(["use/soup/0/0"]);
    assert_eq!((t.mate("mac").fatigue, t.stored("grain")), (0, 0));
    assert!(t.offers("choice/1"), "the story goes on");
}

/// SG-EXPL-10
#[test]
fn the_active_player_makes_the_choices() {
    let mut t = players(2).start();
    t.play(["explore/2"]);
    assert!(t.keys(0).contains(&"choice/1"));
    assert!(!t.is_asked(1) || t.keys(1).iter().all(|key| !key.starts_with("choice/")));
}

/// SG-EXPL-03, SG-KEY-02, SG-EVENT-10: what is read depends on how often the event deck has been gone through. A page that lies open is
/// not read again.
#[test]
fn a_page_is_read_once_and_may_be_another_one_in_a_later_pass() {
    let story = "== T1  The Door\n\nA door.\n\n* In.\n  -> T2\n* Away.\n\n== T2  The Hall\n? pass 2 -> T3\n\nA hall.\n\n\
        * Look around.\n  -> T2\n* Leave.\n* Stay.\n\n== T3  The Hall, Later\n\nA hall without a roof.\n\n* Leave.\n* Stay.\n";
    for (pass, page) in [(1, ("T2", "The Hall", None)), (2, ("T3", "The Hall, Later", None))] {
        let mut t = players(1).with("pass", json!(pass)).story("T1", story).start();
        t.play(["choice/1"]);
        assert_eq!(t.pages(), [page]);
        if pass == 1 {
            t.play(["choice/1"]);
            assert!(t.pages() == [page] && t.offers("choice/2"), "{}", t.open());
        }
    }
}

/// SG-EXPL-06: what comes of a choice, or of itself, is read as that.
#[test]
fn an_outcome_is_read_as_what_it_is() {
    let t = players(1).story("T1", &does("xp 1")).start();
    assert_eq!(t.pages(), [("T1", "", Some("now"))]);
    for (fate, outcome, words) in [(5, "success", "Well said."), (4, "failure", "Badly said.")] {
        let mut t = players(1).story("A", A).fate([fate]).start();
        t.play(["choice/1", "go"]);
        assert!(t.pages()[0] == ("A", "", Some(outcome)) && t.told(words), "{outcome}: {:?}", t.pages());
    }
}

/// SG-TOWN-01, SG-TOWN-02, SG-TOWN-03, SG-EX-39, SG-LOCC-02
#[test]
fn in_a_town_every_choice_can_be_taken_once() {
    let mut t = players(1).region("grey-roads").start();
    t.play(["explore/40"]);
    assert_eq!(seen(&t, 0)["scene"]["title"], "City of Ashes");
    assert!(t.offers("choice/1") && t.offers("choice/2"));
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "40-1");
    t.play(["choice/5"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "40");
    assert!(t.answer("choice/1").is_err(), "not a second time");
    t.play(["choice/2"]);
    assert_eq!(seen(&t, 0)["scene"]["entry"], "40-2");
}

/// SG-TOWN-04, SG-EXPL-11
#[test]
fn in_a_later_action_all_choices_are_open_again() {
    let mut t = players(1).region("grey-roads").start();
    t.play(["explore/40", "choice/1", "choice/5", "choice/5"]);
    assert_eq!(t.state().phase, Phase::Actions(1));
    t.play(["explore/40"]);
    assert!(t.offers("choice/1"), "{}", t.open());
}

/// SG-XTOK-01, SG-XTOK-02, SG-XTOK-03, SG-EX-40
#[test]
fn an_explore_token_counts_until_the_return_to_the_ship() {
    let story = "== T1  A Rope\n\nA rope.\n\n* Take it.\n  > explore B\n  -> T2\n* Leave it.\n  -> T2\n\n== T2  A Pit\n\nA pit.\n\n\
        * Climb. [may explore B]\n  > coin 5\n* Jump.\n  > coin 1\n* Go.\n";
    let mut t = players(1).story("T1", story).start();
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["explore"], json!(["B"]));
    assert!(t.told("You take explore token B."));
    t.play(["choice/1"]);
    assert_eq!(t.stored("coin"), 8);
    assert_eq!(t.state().explore, 0, "it goes back to the supply");
    let back = table::What::tokens("explore-B", 1, Some("explore".to_owned()), None);
    assert!(t.events.iter().any(|e| e.what == back), "{:#?}", t.events);
    let twice =
        "== T1  A Rope\n\nA rope.\n\n* Take it.\n  > explore B, explore B\n  -> end\n* Leave it.\n  -> end\n";
    let mut t = players(1).story("T1", twice).start();
    t.play(["choice/1"]);
    let takes = t.events.iter().filter(|e| e.text.contains("You take explore token B.")).count();
    assert_eq!(takes, 1, "there is one of it");
    let mut t = players(1).story("T1", story).start();
    t.play(["choice/2"]);
    assert!(!t.offers("choice/1") && t.offers("choice/2"), "without the token nobody climbs");
}

/// SG-XTOK-04
#[test]
fn there_are_eight_explore_tokens_with_different_letters() {
    let story = |letters: &str| {
        format!(
            "== T1  Letters\n\nLetters.\n\n* All.\n  > {letters}\n  -> T2\n* None.\n\n== T2  And\n\nAnd?\n\n* A.\n* B.\n"
        )
    };
    let all: Vec<String> = ('A'..='H').map(|letter| format!("explore {letter}")).collect();
    let mut t = players(1).story("T1", &story(&all.join(", "))).start();
    t.play(["choice/1"]);
    assert_eq!(seen(&t, 0)["explore"], json!(["A", "B", "C", "D", "E", "F", "G", "H"]));
    let mut files = crate::common::files();
    files.get_mut("deck.story").expect("it is there").push_str(&story("explore I"));
    assert!(<sleeping_gods::Book as storybook::Load>::load(files).is_err(), "there is no ninth");
}
