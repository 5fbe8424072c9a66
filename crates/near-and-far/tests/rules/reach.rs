//! Routes: every space that can be reached, and what the way there costs.

use crate::common::{Play, Scene, game, in_short, load, players, setup, shipped_files};
use bots::{Budget, Kind};
use near_and_far::NearAndFar;
use std::sync::Arc;
use table::{Game, Question, Route, Seat, Table};

/// Ada's turn up to the first step.
fn out(scene: Scene) -> Play {
    let mut t = scene.start();
    t.play(["adventure"]);
    t
}

/// The routes that Ada is offered, each with its answers, where they stop, and what is at stake:
/// `c2: move/c1 move/c2; costs 1 heart`.
fn routes(t: &Play) -> Vec<String> {
    let name = |target: &str| target.rsplit('/').next().unwrap_or_default().to_owned();
    let one = |Route { target, answers, stakes, stop, .. }: &Route| {
        let stop = stop.as_ref().map(|stop| format!("stops at {}", name(stop)));
        let stakes = Some(in_short(stakes.as_ref())).filter(|text| !text.is_empty());
        let parts = [Some(answers.join(" ")), stop, stakes];
        format!("{}: {}", name(target), parts.into_iter().flatten().collect::<Vec<_>>().join("; "))
    };
    t.asked(0).routes.iter().map(one).collect()
}

/// The routes to these spaces.
fn to(t: &Play, spaces: &[&str]) -> Vec<String> {
    let meant = |route: &String| spaces.iter().any(|space| route.starts_with(&format!("{space}: ")));
    routes(t).into_iter().filter(meant).collect()
}

/// NF-MOVE-02, NF-MOVE-07, NF-MOVE-10, NF-MOVE-11: as far as the movement goes, with a heart for every empty space between; what one
/// step reaches needs no route.
#[test]
fn routes_lead_as_far_as_the_movement_and_cost_what_is_passed() {
    let t = out(players(3).on(0, "c1").animals(3, 2, 0).has(0, "hearts", 3));
    let along = ["c3: move/c2 move/c3; costs 1 heart", "c4: move/c2 move/c3 move/c4; costs 2 heart"];
    let further = "c5: move/c2 move/c3 move/c4 move/c5; costs 3 heart";
    assert_eq!(to(&t, &["town", "c1", "c2", "c3", "c4", "c5"]), [&along[..], &[further]].concat());
    let t = out(players(3).on(0, "c1").animals(3, 1, 0).has(0, "hearts", 3));
    assert_eq!(to(&t, &["c3", "c4", "c5"]), along, "three spaces are all");
}

/// NF-MOVE-12, NF-MOVE-13, NF-OPEN-16, NF-OPEN-30: camps and the town are passed for nothing, and without a heart nothing else is.
#[test]
fn routes_without_hearts_lead_past_camps_and_the_town() {
    let t = out(players(3).on(0, "c1").animals(3, 1, 0).camp(1, "c2"));
    assert_eq!(to(&t, &["c3", "c4", "q1", "q2"]), ["c3: move/c2 move/c3", "q1: move/town move/q1"]);
}

/// NF-DAY-06: an empty space is free for each tortoise, once.
#[test]
fn routes_count_the_free_spaces_of_the_whole_journey() {
    let mut t = out(players(3).on(0, "c1").animals(3, 2, 1).has(0, "hearts", 1));
    let free = ["c3: move/c2 move/c3", "c4: move/c2 move/c3 move/c4; costs 1 heart"];
    assert_eq!(to(&t, &["c3", "c4", "c5"]), free);
    t.play(["move/c2", "move/c3"]);
    assert_eq!(to(&t, &["c5"]), [""; 0], "the free space is used up, and the heart leads to c4");
}

/// NF-MOVE-08: one step on, the routes begin there.
#[test]
fn routes_begin_where_one_stands() {
    let mut t = out(players(3).on(0, "c1").animals(3, 2, 0).has(0, "hearts", 3));
    t.play(["move/c2"]);
    assert_eq!(to(&t, &["c3", "c4"]), ["c4: move/c3 move/c4; costs 2 heart"]);
}

/// NF-MAPRULE-01, NF-OPEN-31: bad water takes a heart on arrival, if one is left.
#[test]
fn routes_count_the_hearts_that_bad_water_takes() {
    let desert =
        |hearts: u16| out(game("arcade", 3).map(5).on(0, "town").animals(3, 1, 0).has(0, "hearts", hearts));
    let there = |cost: u8| format!("c2: move/c1 move/c2; costs {cost} heart");
    assert_eq!(
        to(&desert(4), &["c2", "c3"]),
        [there(2), "c3: move/c1 move/c2 move/c3; costs 3 heart".into()]
    );
    assert_eq!(to(&desert(2), &["c2", "c3"]), [there(2)], "the water leaves no heart to go on");
    assert_eq!(to(&desert(1), &["c2", "c3"]), [there(1)], "nor is there one for the water to take");
}

/// NF-PATHTR-01, NF-PATHTR-02: a treasure on the way is part of the gain, if it can be carried.
#[test]
fn routes_say_what_is_found_on_the_way() {
    let t = out(players(3).on(0, "g1").animals(3, 1, 0).has(0, "hearts", 2));
    let [near, far] = &to(&t, &["g5", "g6"])[..] else { panic!("two routes: {:?}", routes(&t)) };
    assert_eq!(near, "g5: move/g4 move/g5; costs 1 heart; gains 1 treasure");
    assert_eq!(far, "g6: move/g4 move/g5 move/g6; costs 2 heart; gains 1 treasure");
    let t = out(players(3).on(0, "g1").animals(3, 1, 0).has(0, "hearts", 2));
    let past = |space: &str| {
        let route = t.asked(0).routes.iter().find(|route| route.target == format!("space/{space}"));
        route.expect("a route").detail.contains("past a treasure")
    };
    assert_eq!(["g5", "g6", "c1"].map(past), [true, true, false]);
    let t = out(players(3).on(0, "g1").has(0, "hearts", 2));
    assert_eq!(to(&t, &["g5"]), ["g5: move/g4 move/g5; costs 1 heart"], "no pack animal");
}

/// NF-THREAT-01, NF-THREAT-16: a route stops before a threat and says what waits there; what lies farther is not shown.
#[test]
fn routes_stop_before_a_threat() {
    let t = out(players(3).on(0, "town").animals(3, 2, 0).has(0, "hearts", 3));
    let fight = "combat 4: 1 die, 3 in 6, best 5 in 6; costs 1 heart; gains 1 point; risk: you are beaten back, and your movement ends";
    assert_eq!(to(&t, &["g2", "g3"]), [format!("g2: move/g1; stops at g1; {fight}")]);
    let route = t.asked(0).routes.iter().find(|route| route.target == "space/g2").expect("a route");
    assert_eq!(route.label, "To the g2 for 1 heart: walk to the g1, then meet the bandit, combat 4");
    assert_eq!(route.detail, "space 7 · a camp: gain 1 gem");
    let t = out(players(3).on(0, "g1").has(0, "hearts", 3));
    assert_eq!(to(&t, &["g2", "g3"]), [""; 0], "beside the threat the ways past it are options");
}

/// NF-THREAT-17: with a shield there need be no fight; the choice is left.
#[test]
fn a_shield_takes_the_fight_out_of_the_stakes() {
    let t = out(players(3).on(0, "town").party(0, &["nomad-6"]).has(0, "hearts", 3));
    assert_eq!(to(&t, &["g2"]), ["g2: move/g1; stops at g1; costs 1 heart"], "{:?}", routes(&t));
}

/// NF-THREAT-02, NF-THREAT-04, NF-OPEN-10: between two camps, or when no threat is left, routes lead on.
#[test]
fn routes_lead_past_a_threat_that_has_no_effect() {
    let birds = || players(3).on(0, "town").animals(3, 1, 0).has(0, "hearts", 3);
    let claimed = ["g2: move/g1 move/g2", "g3: move/g1 move/g2 move/g3"];
    assert_eq!(to(&out(birds().camp(1, "g1").camp(1, "g2")), &["g2", "g3"]), claimed);
    let all = (4..=15).map(|d| if d == 4 { "bandit".into() } else { format!("threat-{d}") });
    let none_left = all.fold(birds(), |scene, id: String| scene.defeated(1, &id));
    let free = ["g2: move/g1 move/g2; costs 1 heart", "g3: move/g1 move/g2 move/g3; costs 2 heart"];
    assert_eq!(to(&out(none_left), &["g2", "g3"]), free);
}

/// NF-MOVE-10, NF-MOVE-12: fewer hearts before fewer spaces.
#[test]
fn the_cheapest_route_is_taken_and_of_these_the_shortest() {
    let scene = |camps: &[&str]| {
        let scene = players(3).on(0, "town").animals(3, 1, 0).has(0, "hearts", 3);
        let scene = camps.iter().fold(scene, |scene, space| scene.camp(1, space));
        let more = "ends = [\"p1\", \"p2\"]\n[[path]]\nends = [\"p2\", \"c2\"]\n";
        let mut t = scene.start_changed(&[("map01.toml", "ends = [\"p1\", \"p2\"]\n", more)]);
        t.play(["adventure"]);
        to(&t, &["c2"])
    };
    assert_eq!(scene(&["p1", "p2"]), ["c2: move/p1 move/p2 move/c2"], "three spaces, no heart");
    assert_eq!(scene(&["p1"]), ["c2: move/c1 move/c2; costs 1 heart"], "a heart either way");
}

/// NF-MOVE-07, NF-OPEN-28: staying is the last that is offered, and says what it means.
#[test]
fn to_stop_is_the_last_option() {
    let mut t = out(players(3).on(0, "q4").quest("q4"));
    assert_eq!(
        t.label("move/stop"),
        "Stay at the q4 and do not move this turn (space 15 · quest · a camp: gain 1 gem)"
    );
    assert_eq!(t.keys(0).last(), Some(&"move/stop"));
    t.play(["move/q5"]);
    assert!(t.is_asked(1), "without a heart the movement is over");
    let mut t = out(players(3).on(0, "q4").has(0, "hearts", 1));
    t.play(["move/q5"]);
    assert_eq!(
        t.label("move/stop"),
        "Stop at the q5 and move no further this turn (space 16 · a camp: gain 1 coin)"
    );
}

/// What the tried routes were like.
#[derive(Default)]
struct Tried {
    reached: u32,
    stopped: u32,
    interrupted: u32,
}

fn asked(table: &Table<NearAndFar>, seat: Seat) -> Option<&Question> {
    table.questions().iter().find(|q| q.seat == seat)
}

/// A question that no route can answer: which treasure to leave behind (NF-HUT-04), or whether to pay with food (NF-OPEN-74).
fn is_between(question: &Question) -> bool {
    question.rules.iter().any(|rule| rule == "NF-HUT-04" || rule == "NF-OPEN-74")
}

/// Hearts, and food where it counts as hearts.
fn means(table: &Table<NearAndFar>, seat: Seat) -> i32 {
    let player = table.game().state().player(seat);
    let food = if player.has(near_and_far::Talent::Meditation) { player.food } else { 0 };
    i32::from(player.hearts) + i32::from(food)
}

fn hearts_said(stakes: Option<&table::Stakes>) -> i32 {
    let cost = stakes.iter().flat_map(|stakes| &stakes.cost);
    cost.filter(|amount| amount.token == "heart").map(|amount| amount.n as i32).sum()
}

/// Plays a route on a copy of the table.
fn try_route(mut table: Table<NearAndFar>, seat: Seat, route: &Route, tried: &mut Tried) {
    let (said, before) = (hearts_said(route.stakes.as_ref()), means(&table, seat));
    table.take_events();
    for key in &route.answers {
        let Some(question) = asked(&table, seat) else { panic!("nothing is asked before {key}: {route:?}") };
        if !question.options.iter().any(|option| option.key == *key) {
            assert!(is_between(question), "{key} is not offered: {route:?}");
            tried.interrupted += 1;
            return;
        }
        let id = question.id;
        table.answer(seat, id, &[key]).unwrap_or_else(|e| panic!("{e}: {route:?}"));
    }
    let view = serde_json::to_value(table.game().view(None)).expect("a view");
    let place = view["seats"][seat.index()]["place"].as_str().expect("a place").to_owned();
    assert_eq!(place, *route.stop.as_ref().unwrap_or(&route.target), "{route:?}");
    let spent = before - means(&table, seat);
    // A treasure may bring hearts, or help on the way.
    let found = table.take_events().iter().any(|event| event.rules.iter().any(|id| id == "NF-TREAS-04"));
    match &route.stop {
        None => {
            tried.reached += 1;
            assert!(spent == said || (found && spent < said), "{spent} spent: {route:?}");
        }
        Some(_) if asked(&table, seat).is_some_and(is_between) => tried.interrupted += 1,
        Some(_) => {
            tried.stopped += 1;
            let ahead = asked(&table, seat).map(|q| &q.options[..]).unwrap_or_default();
            let ways = ahead.iter().filter(|option| option.target.as_ref() == Some(&route.target));
            let costs: Vec<i32> = ways.map(|option| spent + hearts_said(option.stakes.as_deref())).collect();
            assert!(costs.contains(&said) || (found && !costs.is_empty()), "{costs:?}: {route:?}");
        }
    }
}

/// NF-MOVE-02, NF-MOVE-10, NF-OPEN-30, NF-OPEN-31: in games on real maps, every route that is offered leads where it says and costs what
/// it says, or stops where it says, unless something is asked on the way that no route can answer.
#[test]
fn every_route_leads_where_it_says() {
    let book = Arc::new(load(shipped_files()).unwrap_or_else(|e| panic!("{e}")));
    let mut tried = Tried::default();
    for (mode, map, seed) in
        [("first", None, 1), ("arcade", Some("5"), 2), ("arcade", Some("8"), 3), ("campaign", None, 4)]
    {
        let mut setup = setup(mode, 2 + seed as usize % 3, seed);
        setup.options.extend(map.map(|map| ("map".to_owned(), map.to_owned())));
        let mut table = Table::<NearAndFar>::new(book.clone(), setup).unwrap_or_else(|e| panic!("{e}"));
        for n in 0..400 {
            let Some(question) = table.questions().first().cloned() else { break };
            for route in &question.routes {
                let copy = Table::load(book.clone(), table.save()).unwrap_or_else(|e| panic!("{e}")).table;
                try_route(copy, question.seat, route, &mut tried);
            }
            let keys = Kind::Instinct.answer(&table, &question, Budget::default(), seed + 31 * n);
            table.answer(question.seat, question.id, &keys).unwrap_or_else(|e| panic!("{e}"));
        }
    }
    let Tried { reached, stopped, interrupted } = tried;
    assert!(reached > 200 && stopped > 20, "{reached} reached, {stopped} stopped, {interrupted} interrupted");
}
