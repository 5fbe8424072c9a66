//! Moving over the map, and running out of hearts (NN-HACT, NN-MOVE, NN-ZERO).

use super::*;

/// NN-HACT-01, NN-ZERO-02
#[test]
fn a_hero_action_needs_a_heart_and_a_token() {
    let hero = |t: &Play| t.keys(0).into_iter().filter(|key| key.starts_with("hero/")).count();
    assert_eq!(hero(&players(2).has(0, "hearts", 1).start()), 3);
    assert_eq!(hero(&players(2).has(0, "hearts", 0).start()), 0);
    assert_eq!(hero(&players(2).has(0, "acted", [true, true, false]).start()), 1);
    assert_eq!(hero(&players(2).has(0, "acted", [true, true, true]).start()), 0);
}

/// NN-HACT-03, NN-HACT-04, NN-MOVE-02
#[test]
fn the_token_that_is_chosen_says_how_far_the_hero_goes() {
    for (token, number) in [(1, 1), (2, 2), (3, 4)] {
        let mut t = players(2).start();
        t.play([format!("hero/{token}").as_str()]);
        assert_eq!(t.state().act.map(|act| act.free), Some(number));
        let used = t.player(0).acted.iter().position(|used| *used);
        assert_eq!((used, t.player(0).acted.iter().filter(|used| **used).count()), (Some(token - 1), 1));
    }
}

/// NN-HACT-02, NN-VISIT-01, NN-VISIT-02, NN-OPEN-10: the move, then a card, then one deed, and the turn is over.
#[test]
fn a_hero_action_has_its_order() {
    let mut t =
        players(2).has(0, "at", space_of("ublo-tower")).has(0, "hand", ["first-to-the-wreath"]).start();
    assert!(!t.offers("visit"));
    t.play(["hero/1"]);
    assert!(!t.offers("visit") && !t.offers("quest/first-to-the-wreath"), "{}", t.open());
    t.play(["space/14", "stop"]);
    assert!(t.offers("quest/first-to-the-wreath") && t.offers("quest/none"), "it may be played");
    assert!(!t.offers("visit"), "not before the card");
    t.play(["quest/none"]);
    assert!(
        t.offers("visit") && t.offers("nothing") && !t.offers("quest/first-to-the-wreath"),
        "{}",
        t.open()
    );
    t.play(["visit"]);
    assert_eq!(t.state().active.0, 1, "once, and the turn is over");
}

/// NN-MOVE-01, NN-MOVE-05, NN-OPEN-07
#[test]
fn a_hero_ends_elsewhere_and_may_stop_after_any_step() {
    let mut t = players(2).start();
    t.play(["hero/3"]);
    assert!(!t.offers("stop"), "not at the start");
    t.play(["space/13"]);
    assert!(t.offers("stop"));
    t.play(["space/14"]);
    assert!(!t.offers("stop"), "not back at the start");
    t.play(["space/8"]);
    assert!(t.offers("stop"));
    t.play(["stop", "nothing"]);
    assert_eq!((t.player(0).at, t.state().active.0), (8, 1));
}

/// NN-MOVE-04
#[test]
fn steps_are_never_diagonal() {
    for (from, to) in [(14, vec![13, 15, 8, 20]), (0, vec![1, 6]), (29, vec![28, 23]), (11, vec![10, 5, 17])]
    {
        let mut t = players(2).has(0, "at", from).start();
        t.play(["hero/3"]);
        let mut spaces: Vec<u8> =
            t.keys(0).iter().filter_map(|key| key.strip_prefix("space/")?.parse().ok()).collect();
        let mut wanted = to.clone();
        spaces.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(spaces, wanted, "from {from}");
    }
}

/// NN-MOVE-02
#[test]
fn gear_abilities_and_buildings_make_faster() {
    let free = |seat: usize, scene: Scene| {
        let mut t = scene.start();
        t.play([format!("{seat}:hero/1").as_str()]);
        t.state().act.expect("a hero moves").free
    };
    assert_eq!(free(ADA, players(2)), 1);
    assert_eq!(free(ADA, players(2).has(0, "blue", [Some("couriers-boots"), None, None])), 2);
    assert_eq!(free(ADA, players(2).built(0, &[(12, "snail-ranch")])), 2);
    assert_eq!(free(ADA, players(2).has(0, "played", ["racing-stock"])), 2);
    assert_eq!(free(NAMAL, turn_of(NAMAL)), 2);
    assert_eq!(free(NAMAL, turn_of(NAMAL).has(NAMAL, "blue", [Some("second-cell"), None, None])), 3);
}

/// NN-MOVE-03
#[test]
fn steps_beyond_the_number_cost_a_heart_each() {
    let mut t = players(2).has(0, "hearts", 10).start();
    t.play(["hero/2"]);
    for (space, hearts) in
        [("space/13", 10), ("space/19", 10), ("space/13", 9), ("space/14", 8), ("space/8", 7)]
    {
        t.play([space]);
        assert_eq!(t.player(0).hearts, hearts, "{space}");
    }
}

/// NN-MOVE-06, NN-MOVE-07, NN-MOVE-08, NN-MOVE-09, NN-OPEN-09
#[test]
fn mountains_and_enemies_cost_a_heart_and_costs_add_up() {
    let cases: [(u8, &str, &[&str], u8); 6] = [
        (14, "hero/1", &["space/15"], 1),             // a mountain
        (14, "hero/1", &["space/20"], 1),             // an enemy
        (14, "hero/2", &["space/20", "space/21"], 1), // past it, and on: leaving is free
        (2, "hero/1", &["space/1"], 2),               // a mountain with an enemy
        (3, "hero/1", &["space/2", "space/1"], 3),    // and a step too far
        (14, "hero/1", &["fight/20"], 0),             // one that is fought
    ];
    for (from, token, steps, lost) in cases {
        let scene = players(2).has(0, "hearts", 10).has(0, "at", from).has(0, "mana", 0);
        let mut t = scene.dice([2]).start();
        t.play([token]);
        t.play(steps.iter().copied());
        let fought = u8::from(steps[0].starts_with("fight")); // the crab bites
        assert_eq!(10 - t.player(0).hearts, lost + fought, "{steps:?}");
    }
    let scene = players(2).has(0, "hearts", 10).with("enemies", json!([0, 2, 2, 2, 2, 2, 2, 2, 1]));
    let mut t = scene.start();
    t.play(["hero/1", "space/20"]);
    assert_eq!(t.player(0).hearts, 10, "nobody is left there");
}

/// NN-MOVE-10, NN-ZERO-01
#[test]
fn a_hero_without_hearts_goes_no_further() {
    let mut t = players(2).has(0, "hearts", 1).start();
    t.play(["hero/3", "space/15"]);
    assert_eq!((t.player(0).hearts, t.player(0).at, t.state().active.0), (0, 15, 1));
    assert!(t.state().act.is_none());
}

/// NN-MOVE-01, NN-MOVE-03, NN-MOVE-06, NN-MOVE-07: a way of several steps costs what it says, and no step of it is missing.
#[test]
fn every_route_can_be_walked_for_what_it_says() {
    let scene = || turn_of(ZEIK).has(ZEIK, "at", space_of("hermits-hut"));
    let mut t = scene().start();
    t.play(["hero/1"]);
    let routes = t.asked(ZEIK as u8).routes.clone();
    assert!(routes.len() > 15, "most of the map: {}", routes.len());
    for route in routes {
        let mut t = scene().start();
        t.play(["hero/1"]);
        let before = t.player(ZEIK).hearts;
        t.play(route.answers.iter().map(String::as_str));
        assert_eq!(route.target, format!("space/{}", t.player(ZEIK).at), "{}", route.label);
        let cost = route.stakes.map_or(0, |stakes| stakes.cost[0].n);
        assert_eq!(u32::from(before - t.player(ZEIK).hearts), cost, "{}", route.label);
    }
}

/// NN-MOVE-06, NN-MOVE-07, NN-MOVE-10: past nobody rather than past an enemy, and never with the last heart.
#[test]
fn a_route_is_the_cheapest_way() {
    let (tower, city) = (space_of("ublo-tower"), space_of("city-of-spirits"));
    let route = |hearts: u8, to: u8| {
        let mut t = players(2).has(0, "at", space_at('H')).has(0, "hearts", hearts).start();
        t.play(["hero/3"]);
        let routes = &t.asked(0).routes;
        routes.iter().find(|route| route.target == format!("space/{to}")).cloned()
    };
    let free = route(3, tower).expect("by way of the Monument, not past the wolf");
    assert_eq!((free.answers, free.stakes), (vec!["space/14".to_owned(), format!("space/{tower}")], None));
    assert_eq!(free.label, "Ublo Tower, in 2 steps");
    let dear = route(2, city).expect("past the crab, or over the mountains");
    assert_eq!(dear.label, "City of Spirits, in 3 steps for 1 heart");
    assert_eq!(route(1, city), None);
}

/// NN-MOVE-03, NN-MOVE-09, NN-OPEN-11: only what can be paid, to the last heart, and the last one is warned of.
#[test]
fn steps_that_cannot_be_paid_are_not_offered() {
    // From 2 to 1: a mountain with an enemy.
    let scene = |hearts: u8| players(2).has(0, "hearts", hearts).has(0, "at", 2).has(0, "mana", 0);
    let mut t = scene(1).start();
    t.play(["hero/1"]);
    assert!(!t.offers("space/1") && t.offers("fight/1"));
    assert_eq!(t.stakes("fight/1"), "costs 1 heart");
    assert!(t.label("fight/1").ends_with(" — your last heart: your turn is over"), "{}", t.label("fight/1"));
    let mut t = scene(2).start();
    t.play(["hero/1"]);
    assert!(t.label("space/1").ends_with(" — your last heart: your turn is over"), "{}", t.label("space/1"));
    let mut t = scene(3).start();
    t.play(["hero/1"]);
    assert_eq!(t.stakes("space/1"), "costs 2 heart");
    assert!(!t.label("space/1").contains("last heart"));
    t.play(["space/1"]);
    assert_eq!(t.player(0).hearts, 1);
}

/// NN-MOVE-01, NN-MOVE-03: whoever can go nowhere gives up the turn, and does nothing where the action began.
#[test]
fn whoever_cannot_leave_gives_up() {
    let corner = BOOK.map(Side::Above).spaces.len() as u8 - 1;
    let back = json!({ "stage": "move", "from": corner, "free": 0 });
    let mut t = players(2).has(0, "hearts", 0).has(0, "at", corner).with("act", back).start();
    assert_eq!(
        (t.keys(0), t.label("stop")),
        (vec!["stop", "use/basic/0"], "Stay (your turn is over)".to_owned())
    );
    t.play(["stop"]);
    assert_eq!((t.state().act, t.state().active), (None, table::Seat(1)));
}

#[test]
fn one_step_is_one_step() {
    let mut t = players(2).start();
    t.play(["hero/1"]);
    assert_eq!(t.asked(0).prompt, "Where to? 1 step is free.");
    let mut t = players(2).start();
    t.play(["hero/2"]);
    assert_eq!(t.asked(0).prompt, "Where to? 2 steps are free.");
}

/// NN-OPEN-11, NN-SEARCH-02: a die of hearts may take the last one from whoever has four or fewer.
#[test]
fn a_search_warns_whoever_has_few_hearts() {
    let label = |hearts: u8| {
        let t = players(2).has(0, "hearts", hearts).stopped(0, space_at('B')).start();
        t.label("search").to_owned()
    };
    assert!(label(4).ends_with(" — if it takes your last heart, you gain nothing"), "{}", label(4));
    assert!(!label(5).contains("last heart"), "{}", label(5));
}

/// NN-OPEN-60: nobody is in the way.
#[test]
fn heroes_may_share_a_space() {
    let tower = space_of("ublo-tower");
    let mut t = players(3).has(0, "hearts", 10).has(1, "at", tower).has(2, "at", tower).start();
    t.play(["hero/1", format!("space/{tower}").as_str(), "stop", "visit"]);
    assert_eq!((t.player(0).at, t.player(0).hearts, t.player(0).track[1]), (tower, 9, 1), "1 for the tool");
    let others = [1, 2].map(|seat| (t.player(seat).at, t.player(seat).coins, t.player(seat).track));
    assert_eq!(others, [(tower, 17, [0; 5]); 2]);
    assert_eq!(t.player(1).hearts, BOOK.board(Hero::Halia).hearts);
}
