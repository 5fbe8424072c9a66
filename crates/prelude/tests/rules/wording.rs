//! What questions, options and lines say: how many, why, what for, and what is left. Nobody should need the rulebook.

use crate::common::{Play, Scene, band, plain};

fn soldier() -> Scene {
    band(&[("soldier", "seer")])
}

/// Everyone visits this card on the first slot.
fn visit(scene: Scene, card: &str) -> Scene {
    scene.event_on(1, card).all_at("slot-1")
}

fn prompt(t: &Play, seat: u8) -> &str {
    &t.asked(seat).prompt
}

fn grave<'a>(t: &'a Play, seat: u8, key: &str) -> Option<&'a str> {
    let option = t.asked(seat).options.iter().find(|o| o.key == key);
    option.unwrap_or_else(|| panic!("`{key}` is not offered: {}", t.open())).grave.as_deref()
}

/// PR-ENC-06, PR-ENC-07
#[test]
fn the_dice_of_an_encounter_say_what_they_are_for() {
    let mut t = visit(soldier(), "old-lintel").dice([6, 4]).start();
    t.play(["wise", "spend/wise/1"]);
    assert_eq!(
        t.heard("roll")[0],
        "Ada rolls 6 and 4 for Old Lintel (wise, 2 successes needed; 4 or lower succeeds)."
    );
}

/// PR-SECRET-01, PR-SECRET-03
#[test]
fn the_dice_of_a_secret_do_not_say_which() {
    let scene = band(&[("soldier", "seer"), ("spouse", "woken")]).secret(1, "second-portion");
    let mut t = scene.phase("prep").dice([1]).start();
    t.play(["1:strong", "1:spend/none"]);
    assert_eq!(t.heard("roll")[0], "Bo rolls 1 to deal with a secret.");
}

/// PR-REST-03, PR-LIMIT-02
#[test]
fn what_is_regained_says_why_and_how_many() {
    let mut t = soldier().all_tokens(0, [1, 1, 0, 1, 2, 2]).all_at("rest").dice([1]).start();
    assert_eq!(prompt(&t, 0), "You rested well: which token do you regain (1 of 2, each of another trait)?");
    assert_eq!(t.label(0, "active"), "Active (you have 1 of 3)");
    t.play(["active"]);
    assert_eq!(prompt(&t, 0), "You rested well: which token do you regain (2 of 2, each of another trait)?");
}

/// PR-LIMIT-02
#[test]
fn no_more_is_promised_than_there_is_room_for() {
    let mut t =
        visit(soldier().tokens(0, "active", 2).tokens(0, "caring", 1), "house-of-cups").dice([1, 1]).start();
    t.play(["caring", "spend/caring/1"]);
    assert_eq!(prompt(&t, 0), "The House of Cups: which token do you regain (1 of 2)?");
    let mut t = visit(soldier().tokens(0, "caring", 2), "house-of-cups").dice([1, 1]).start();
    t.play(["caring", "spend/caring/1"]);
    assert!(!t.is_asked(0) || !prompt(&t, 0).contains("regain"), "one slot is free: {}", t.open());

    let scene = soldier().all_tokens(0, [4, 3, 1, 1, 2, 1]).keyword("SEED").all_at("gather");
    let scene = scene.eventing("gather").presence("gather", 6).dice([1, 1, 1, 1]);
    let mut t = scene.event_die(&["O"]).draws(&["somebodys-birthday"]).start();
    t.play(["active", "spend/active/2"]);
    let two = "Somebody's Birthday: which morale token do you regain (1 of 2)?";
    assert_eq!(prompt(&t, 0), two, "the cake is worth 3, and 2 slots are free");
}

/// PR-REST-05
#[test]
fn who_is_tended_is_told_by_whom() {
    let scene = band(&[("soldier", "chosen"), ("farmer", "woken")]).all_tokens(1, [3, 5, 0, 1, 0, 0]);
    let mut t = scene.all_at("rest").dice([6, 4]).start();
    assert_eq!(
        prompt(&t, 0),
        "Rest: each die of 4 or lower succeeds. Spend caring tokens for dice that tend others?"
    );
    t.play(["0:spend/caring/1"]);
    assert_eq!(prompt(&t, 1), "Ada tends you: which token do you regain?");
}

/// PR-KEEP-02, PR-KEEP-03, PR-KEEP-04
#[test]
fn a_meal_says_who_eats_what_it_costs_and_what_is_left() {
    let mut t = plain(4).all_at("gather").phase("keeping").start();
    assert_eq!(prompt(&t, 2), "Keeping: do Ada, Bo, Cy and Dee eat, or go hungry?");
    assert_eq!(t.label(2, "eat"), "Eat (spend 2 of your group's 12 resources, 10 left)");
    let hungry = "Go hungry (each of you loses 1 health and 1 morale; your group keeps its 12 resources)";
    assert_eq!(t.label(2, "go-hungry"), hungry);
    t.play(["2:eat"]);
    assert_eq!(
        prompt(&t, 1),
        "The meal of Ada, Bo, Cy and Dee: who gives 1 resource? The first to offer it does."
    );
    assert_eq!(t.label(1, "serve"), "Give 1 resource for the meal (you have 3, 2 would be left)");
    t.play(["1:serve"]);
    assert_eq!(
        prompt(&t, 1),
        "The band needs 2 resources to eat and has given 1: who gives the next? The first to offer it does."
    );

    let t = soldier().all_at("gather").resources(0, 1).phase("keeping").start();
    assert_eq!(prompt(&t, 0), "Keeping: does Ada eat, or go hungry?");
    assert_eq!(t.label(0, "eat"), "Eat (spend your last resource)");
    assert_eq!(t.label(0, "go-hungry"), "Go hungry (lose 1 health and 1 morale; keep your 1 resource)");
}

/// PR-OPEN-33, PR-OPEN-34
#[test]
fn with_several_groups_the_price_of_a_meal_is_shared() {
    let scene = plain(4).at(0, "gather").at(1, "gather").at(2, "gather").at(3, "rest");
    let t = scene.phase("keeping").start();
    let shared = "the band needs 2 in all, and the groups that eat give the rest together";
    assert_eq!(t.label(0, "eat"), format!("Eat (spend at least 1 of your group's 9 resources; {shared})"));
}

/// PR-HEALTH-03, PR-HEALTH-05
#[test]
fn a_loss_says_how_many_and_which_one_now() {
    let mut t = visit(soldier().all_tokens(0, [2, 1, 1, 2, 2, 2]), "drowned-belfry").start();
    t.play(["active", "spend/none"]);
    assert_eq!(prompt(&t, 0), "You lose 2 health. Which token goes first?");
    assert_eq!(t.label(0, "strong"), "Strong (you have 2)");
    assert_eq!(t.label(0, "keen"), "Keen (you have 1, the last)");
    t.play(["strong"]);
    assert_eq!(prompt(&t, 0), "You lose 2 health. Which token goes now (2 of 2)?");
    let mut t = visit(soldier(), "drowned-belfry").start();
    t.play(["strong", "spend/none"]);
    assert_eq!(prompt(&t, 0), "You lose 1 health. Which token goes?");
}

/// PR-ACT-09
#[test]
fn spending_the_last_token_of_a_trait_says_so() {
    let t = soldier().tokens(0, "active", 2).tokens(0, "keen", 0).all_at("gather").start();
    assert_eq!(t.label(0, "spend/none"), "Spend nothing (1 die)");
    assert_eq!(t.label(0, "spend/active/1"), "Spend 1 active (2 dice)");
    assert_eq!(t.label(0, "spend/active/2"), "Spend 2 active (3 dice; your last active)");
}

/// PR-EXPLORE-05
#[test]
fn slipping_past_says_the_number_needed() {
    let t = soldier().all_at("explore-1").dice([1]).event_die(&["S"]).start();
    let needed = "Each is one die; one die of 4 or lower is enough for the whole group.";
    assert_eq!(prompt(&t, 0), format!("A spirit is near. Spend keen tokens to slip past? {needed}"));
}

/// PR-GIFT-12, PR-GIFT-13, PR-OPEN-01
#[test]
fn magic_says_what_its_dice_do_and_can_be_left() {
    for (option, does) in [
        ("printed", "3 or 4 gives Ada 1 more die."),
        ("high", "1, 2, 3 or 4 gives Ada 1 more die, 5 or 6 takes 1 die away."),
    ] {
        let scene = band(&[("soldier", "seer"), ("priest", "mage")]).option("magic", option);
        let mut t = scene.all_at("gather").start();
        t.play(["0:spend/keen/1"]);
        let asked = "Magic: spend communing tokens to change Ada's number of dice? Each token is one die:";
        assert_eq!(prompt(&t, 1), format!("{asked} {does}"));
        assert_eq!(t.label(1, "spend/none"), "Leave it");
        assert_eq!(t.label(1, "spend/communing/2"), "Spend 2 communing (2 dice)");
    }
    let mut t = band(&[("priest", "mage")]).all_at("gather").start();
    t.play(["spend/keen/1"]);
    assert!(prompt(&t, 0).contains("your number of dice") && prompt(&t, 0).contains("gives you"));
}

/// PR-SETTLE-01, PR-SETTLE-08
#[test]
fn building_says_how_often_one_may_still_build() {
    let scene = || plain(1).holds(0, "masons-plumb").tokens(0, "active", 0).all_at("settle").dice([2, 3]);
    let mut t = scene().start();
    assert_eq!(prompt(&t, 0), "Your own roll has succeeded: you may build 2 more times. Where?");
    assert!(t.label(0, "build/hall").contains(" (0 of 6 resources so far · "));
    t.play(["keep"]);
    let last = "Your own roll has succeeded: you may build with 1 resource. Where?";
    assert_eq!(prompt(&t, 0), last);
    let t = scene().resources(0, 1).start();
    assert_eq!(prompt(&t, 0), last, "there is no more to build with");
}

/// PR-HEALTH-07, PR-HEALTH-08
#[test]
fn losing_hope_is_explained_once_when_it_happens() {
    let scene = soldier().all_tokens(0, [2, 0, 0, 1, 0, 0]);
    let mut t = scene.all_at("gather").phase("keeping").start();
    t.play(["go-hungry"]);
    let means = "until they regain morale, they gain no tokens from their own actions and event choices";
    assert_eq!(t.times("without hope"), 1);
    assert!(t.told(&format!("Ada is without hope: {means}.")));

    let mut t = soldier().all_tokens(0, [2, 0, 0, 0, 0, 0]).all_at("gather").phase("keeping").start();
    t.play(["go-hungry"]);
    assert_eq!(t.character(0).tokens, [1, 0, 0, 0, 0, 0]);
    assert!(!t.told("without hope"), "there was no hope to lose");
    let mut t = soldier().all_tokens(0, [2, 0, 0, 2, 0, 0]).all_at("gather").phase("keeping").start();
    t.play(["go-hungry"]);
    assert!(t.told("Ada loses 1 wise.") && !t.told("without hope"), "some is left");
}

/// PR-SECRET-01, PR-PREP-02
#[test]
fn a_secret_is_read_out_to_its_keeper_once() {
    let scene = plain(1).all_at("gather").eventing("gather").presence("gather", 6);
    let mut t = scene.event_die(&["O"]).draws(&["second-portion"]).start();
    let read = |t: &Play| t.events.iter().filter(|e| e.text.contains("Half of your supper")).count();
    assert!(t.told_only(0, "Your secret: The Second Portion."));
    assert_eq!(read(&t), 1);
    t.play(["eat"]);
    assert!(t.offers(0, "strong"), "it comes up: {}", t.open());
    assert!(t.told_only(0, "Your secret comes up again: The Second Portion."));
    assert_eq!(read(&t), 1);
}

/// PR-ACT-07
#[test]
fn a_zone_says_what_the_dice_mean_there() {
    let mut t = plain(2).start();
    let gather = "Gather (find resources, to eat and to build with; each die of 5 or lower succeeds";
    assert_eq!(t.label(0, "gather"), format!("{gather})"));
    t.play(["0:gather"]);
    assert_eq!(t.label(1, "gather"), format!("{gather} · with Ada)"));
}

/// PR-LIMIT-02
#[test]
fn whoever_carries_all_they_can_is_told_so_before_they_gather() {
    let room = plain(1).start().view(0)["seats"][0]["resource_slots"].as_u64().expect("a number") as u8;
    let gather = |held: u8| plain(1).resources(0, held).start().label(0, "gather").to_owned();
    assert!(gather(room).ends_with(&format!("succeeds; you carry {room} and have no room for more)")));
    assert!(gather(room - 1).ends_with("succeeds)"));
}

/// PR-EXPLORE-03, PR-CAVE-03, PR-CAVE-04, PR-CAVE-05
#[test]
fn an_action_says_what_it_is_good_for() {
    let t = plain(1).region("mountains").start();
    assert!(
        t.label(0, "explore-1").contains("find places to visit, for resources"),
        "{}",
        t.label(0, "explore-1")
    );
    let cave = t.label(0, "special");
    assert!(cave.contains("regains 2 tokens, leaves no presence and meets no event"), "{cave}");
}

/// PR-TERM-07, PR-OPEN-12: whoever is in the other zone of the camp is told why they are asked.
#[test]
fn the_other_half_of_the_camp_is_told_why_it_is_asked() {
    let camp = || band(&[("soldier", "seer"), ("spouse", "empath")]).at(0, "settle").at(1, "rest");
    let t = camp().acting("rest").start();
    let tend = "You settle, and Bo rests at the same camp, so you may tend others there.";
    assert!(prompt(&t, 0).starts_with(tend), "{}", prompt(&t, 0));

    let mut t = camp().tokens(1, "active", 1).acting("settle").start();
    t.play(["0:spend/none"]);
    let help = "You rest, and Ada settles at the same camp, so you may help to build.";
    assert!(prompt(&t, 1).starts_with(help), "{}", prompt(&t, 1));
}

/// PR-SETTLE-05, PR-SETTLE-06, PR-OPEN-12: what bought dice build is the camp's, and everybody is told so.
#[test]
fn whoever_pays_for_bought_dice_is_told_why() {
    let scene = band(&[("spouse", "seer"), ("soldier", "chosen")]).resources(0, 3).resources(1, 1);
    let mut t = scene.tokens(0, "active", 0).all_at("settle").dice([6, 6, 1, 4]).start();
    assert!(prompt(&t, 1).ends_with("What those build is paid by one player at camp."), "{}", prompt(&t, 1));
    t.play(["1:spend/active/2"]);
    let who =
        "2 bought dice have succeeded, for the whole camp: one of you may build with up to 2 resources. Who?";
    assert_eq!(prompt(&t, 0), who);
    assert_eq!(
        [t.label(0, "seat/0"), t.label(0, "seat/1")],
        ["Ada (has 3 resources)", "Bo (has 1 resource)"]
    );
    t.play(["1:seat/0"]);
    assert!(t.told("Ada builds for the camp, with what the bought dice allow."));
    let pays = "Bought dice have succeeded for the camp, and you pay: you may build 2 more times. Where?";
    assert_eq!(prompt(&t, 0), pays);
}

/// PR-SETTLE-05, PR-CAVE-01
#[test]
fn what_a_group_shares_is_said_where_there_is_a_group() {
    let at = |n: usize, region: &str, zone: &str| {
        let t = plain(n).region(region).all_at(zone).start();
        prompt(&t, 0).to_owned()
    };
    let plainly = "Settle: each die of 4 or lower succeeds. Spend active tokens for more dice?";
    assert_eq!(at(1, "forest", "settle"), plainly, "alone one pays for oneself");
    assert_eq!(
        at(2, "mountains", "special"),
        "Cave: each die of 4 or lower succeeds, and together you need 2 successes. Spend wise tokens for more dice?"
    );
    assert!(!at(1, "mountains", "special").contains("together"), "one success hides one player");
    assert!(!at(2, "grassland", "special").contains("together"), "everyone scouts for themselves");
}

/// PR-OPEN-56, PR-GIFT-15
#[test]
fn what_may_be_done_at_any_time_stands_aside() {
    let scene = band(&[("soldier", "seer"), ("spouse", "empath")]).secret(0, "second-portion");
    let t = scene.all_at("gather").start();
    let asides = |seat: u8| t.asked(seat).options.iter().filter(|o| o.aside).map(|o| o.key.as_str());
    assert_eq!(asides(0).collect::<Vec<_>>(), ["tell/second-portion"]);
    assert!(asides(1).any(|k| k == "guess/0") && asides(1).any(|k| k == "insight/1"));
    assert!(t.asked(0).options.last().unwrap().aside && !t.asked(0).options[0].aside, "they come last");
    let label = t.label(1, "insight/2");
    assert!(label.contains("two dice of 4 or lower show you a secret of your group"), "{label}");
}

/// PR-OPEN-56: also for those who have nothing to do with what is asked: who has no food to give, and who rests nowhere.
#[test]
fn whoever_is_not_asked_may_do_something_too() {
    let scene = || {
        band(&[("soldier", "chosen"), ("spouse", "empath"), ("farmer", "woken")]).secret(2, "second-portion")
    };
    let aside = |t: &Play| {
        let asked = t.asked(2);
        let keys: Vec<&str> = asked.options.iter().map(|o| o.key.as_str()).collect();
        assert_eq!((keys, asked.prompt.as_str()), (vec!["tell/second-portion"], "You may, at any time:"));
        asked.aside
    };
    let mut t = scene().all_at("gather").resources(2, 0).phase("keeping").start();
    t.play(["2:eat"]);
    assert!(t.offers(0, "serve") && t.offers(1, "serve") && aside(&t), "the meal");
    let scene = scene()
        .tokens(0, "caring", 0)
        .tokens(1, "caring", 0)
        .tokens(2, "caring", 0)
        .at(0, "rest")
        .at(1, "rest")
        .at(2, "settle");
    let t = scene.acting("rest").start();
    assert!(t.offers(0, "done") && t.offers(1, "done") && aside(&t), "the exchange: {}", t.open());
}

/// PR-HEALTH-10, PR-OPEN-36
#[test]
fn what_is_sure_to_end_the_game_is_marked() {
    let scene = soldier().all_tokens(0, [0, 2, 0, 2, 2, 2]);
    let t = scene.all_at("settle").start();
    assert_eq!(grave(&t, 0, "spend/active/2"), Some("your last health: you die and all is lost"));
    assert_eq!((grave(&t, 0, "spend/active/1"), grave(&t, 0, "spend/none")), (None, None));
    let t = soldier().all_tokens(0, [0, 2, 0, 2, 2, 2]).region("mountains").all_at("special").start();
    assert_eq!(grave(&t, 0, "spend/wise/2"), None, "as many as there is health, but no health");

    let hungry = |tool: bool, health: u8| {
        let scene = plain(2).all_tokens(1, [health, 0, 0, 1, 1, 1]).all_at("gather").phase("keeping");
        if tool { scene.holds(1, "smith-apron") } else { scene }.start()
    };
    let t = hungry(false, 1);
    assert_eq!(grave(&t, 0, "go-hungry"), Some("Bo has 1 health left and dies, and all is lost"));
    assert!(t.label(0, "go-hungry").ends_with(" — Bo has 1 health left and dies, and all is lost"));
    assert_eq!((grave(&t, 0, "eat"), grave(&hungry(false, 2), 0, "go-hungry")), (None, None));
    assert_eq!(grave(&hungry(true, 1), 0, "go-hungry"), None, "a tool stands ready");
}

/// PR-BLD-03, PR-OPEN-36
#[test]
fn the_halls_warning_says_that_all_have_to_pay() {
    let scene =
        band(&[("soldier", "seer"), ("farmer", "woken")]).built("hall").all_tokens(0, [1, 0, 0, 2, 0, 0]);
    let t = scene.presence("rest", 1).all_at("rest").eventing("rest").dice([1]).start();
    let warning = "your last health: if all pay, you die and all is lost";
    assert_eq!(t.label(0, "strong"), format!("Spend 1 strong — {warning}"));
    assert_eq!(grave(&t, 0, "strong"), Some(warning));
}
