//! What each chapter lays out (NN-STORY-03, NN-DATA-32, NN-OPEN-59).

use crate::common::{BOOK, Play, Scene, chapter, fresh, name, plain_files, setup, space_at, space_of};
use now_or_never::{Side, Villager};
use serde_json::json;
use table::{Book as _, Game as _, Table};

/// A chapter, from its setup.
fn begun(number: u8, players: usize) -> Play {
    let mut t = chapter(number.max(2) - 1, players).with("phase", json!("between")).start();
    if number == 1 {
        let book = crate::common::load(plain_files(&[("end-zeik".into(), "The end.".into())]));
        t = Play::at(Table::new(book, setup("story", players, 7)).unwrap_or_else(|e| panic!("{e}")));
        t.play(["marklun", "halia", "namal", "zeik"].into_iter().take(players));
        return t;
    }
    t.play(["chapter/next"]);
    t
}

/// NN-STORY-03: every chapter says what is different, and lays it out for as many as play.
#[test]
fn every_chapter_lays_out_its_own() {
    let props = |number, players| {
        let t = begun(number, players);
        assert_eq!(t.state().chapter, number);
        let told = format!(
            "Chapter {number}: {}",
            BOOK.tales.as_ref().expect("stories").chapters[usize::from(number) - 1].title
        );
        assert!(t.told(&told), "{told}");
        // The chapter's own page is nobody's; then everybody has one.
        let pages = t.events.iter().filter(|e| matches!(e.what, table::What::Story(_))).map(|e| e.by);
        let own = (0..players as u8).map(|seat| Some(table::Seat(seat)));
        assert_eq!(pages.collect::<Vec<_>>(), std::iter::once(None).chain(own).collect::<Vec<_>>());
        let mission =
            |e: &&table::Event| matches!(&e.what, table::What::Move { piece, .. } if piece == "mission/0");
        let told = t.events.iter().filter(mission).count();
        assert_eq!(told, 2, "a mission token lies with its owner, and goes where the first page sends it");
        let p = &t.state().props;
        (p.enemies.len(), p.glogos, p.lab, t.state().hire.len())
    };
    assert_eq!(props(1, 2), (1, 0, false, 4));
    assert_eq!(props(2, 2), (0, 0, false, 4), "tanks stand in for others");
    assert_eq!(
        (props(3, 2), props(3, 3), props(3, 4)),
        ((1, 7, false, 5), (2, 9, false, 5), (2, 11, false, 5))
    );
    assert_eq!(props(4, 2), (0, 0, false, 4));
    assert_eq!(props(5, 2), (0, 0, false, 5));
    assert_eq!(props(6, 4), (1, 3, true, 5));
}

/// Chapter 1: the boar at B; its reward has reputation in it, and it does not come back.
#[test]
fn the_boar_is_beaten_once() {
    let scene = chapter(1, 2).with("props", json!({ "enemies": [0] })).stopped(0, space_at('B'));
    let fight = json!({ "against": { "guest": 0 }, "dealt": 11, "rounds": 1 });
    let t = scene.start();
    assert!(t.label("fight").contains("health 12, damage 3") && t.label("fight").contains("reputation +1"));
    let scene = chapter(1, 2).with("props", json!({ "enemies": [0] })).stopped(0, space_at('B'));
    let mut t = scene.with("fight", fight).has(0, "hearts", 9).dice([4]).start();
    t.play(["round"]);
    while t.state().fight.is_some() {
        let next = ["keep", "enough", "round"].into_iter().find(|key| t.offers(key)).expect("it goes on");
        t.play([next]);
    }
    t.play(["villager/shell"]);
    assert_eq!((t.player(0).reputation, t.player(0).track[2]), (1, 1));
    assert!(t.state().props.enemies.is_empty());
}

/// Chapter 2: tanks stand in for levels 3 and 4; the winner takes the reward or reputation.
#[test]
fn a_tank_is_worth_its_reward_or_reputation() {
    let lair = crate::common::lair_of(4);
    let won = |take: &str| {
        let fight = json!({ "against": { "level": 4 }, "dealt": 8, "rounds": 1 });
        let scene = chapter(2, 2).stopped(0, lair).with("fight", fight).has(0, "hearts", 9);
        let mut t = scene.dice([4]).start();
        t.play(["round"]);
        while t.state().fight.is_some() && !t.offers("reward") {
            let next = ["keep", "enough", "round"].into_iter().find(|key| t.offers(key)).expect("it goes on");
            t.play([next]);
        }
        assert_eq!(
            (t.label("reward"), t.label("instead")),
            ("gain 1 experience, 1 tool, 3 coins".to_owned(), "reputation +1".to_owned())
        );
        t.play([take]);
        (t.player(0).reputation, t.player(0).track[1], t.state().enemies[3])
    };
    assert_eq!(won("reward"), (0, 1, 1));
    assert_eq!(won("instead"), (1, 0, 1));
    let t = chapter(2, 2).stopped(0, lair).start();
    assert!(t.label("fight").contains("Due Notice (health 9, damage 2 · "), "{}", t.label("fight"));
    let t = chapter(1, 2).stopped(0, lair).start();
    assert!(t.label("fight").contains(&BOOK.foe(Side::Above, 4).name));
}

/// Chapter 2: whoever visits Istreka first has the stamp, and a coin more in each production.
#[test]
fn the_stamp_pays_a_coin() {
    let mut t = chapter(2, 2).stopped(0, space_of("istreka")).has(0, "coins", 0).start();
    t.play(["visit"]);
    assert_eq!(t.state().props.keeper, Some(table::Seat(0)));
    assert!(t.told("Ada takes the Assessor's Stamp."));
    let mut t = chapter(2, 2).with("props", json!({ "keeper": 0 })).stopped(1, space_of("istreka")).start();
    t.play(["visit"]);
    assert_eq!(t.state().props.keeper, Some(table::Seat(0)), "only the first");
    let mut t = chapter(2, 2).with("props", json!({ "keeper": 0 })).start();
    t.play(["pass", "pass"]);
    assert_eq!([0, 1].map(|seat| t.player(seat).coins), [18, 17]);
}

/// Chapter 3: a glogo instead of a villager; it makes nothing, needs a bed, and is worth 2 points beside others.
#[test]
fn glogos_can_be_taken_in() {
    let props = json!({ "glogos": 7, "enemies": [0] });
    let scene = chapter(3, 2).with("props", props).has(0, "track", [0, 0, 0, 0, 1]);
    let mut t = scene.stopped(0, space_of("nomad-camp")).start();
    t.play(["visit"]);
    assert_eq!(t.label("villager/glogo"), "A glogo");
    t.play(["villager/glogo"]);
    assert_eq!(
        (t.player(0).waiting[Villager::Glogo as usize], t.state().props.glogos, t.state().row.len()),
        (1, 6, 6)
    );
    let housed = |row: [u8; 6], points: u16| {
        let props = json!({ "glogos": 7 - row[4], "enemies": [0] });
        let scene = chapter(3, 2).with("props", props).with("season", json!(6));
        let mut t = scene.built(0, &[(12, "inn")]).has(0, "housed", [[0; 6], [0; 6], [0; 6], row]).start();
        t.play(["pass", "pass"]);
        while t.offers("ready") {
            t.play(["ready"]);
        }
        assert_eq!(t.player(0).score.expect("over").glogos, points, "{row:?}");
        t.player(0).score.expect("over").coins
    };
    let scene = chapter(3, 2).with("props", json!({ "glogos": 6, "enemies": [0] })).built(0, &[(12, "inn")]);
    let mut t = scene.has(0, "waiting", [0, 0, 0, 0, 1, 0]).start();
    t.play(["house/glogo/4"]);
    assert!(t.told("Ada houses the glogo in row 4."));
    housed([0, 0, 0, 0, 2, 0], 0);
    housed([1, 0, 0, 0, 2, 0], 4);
    assert_eq!(housed([0, 0, 0, 0, 1, 0], 0), 0, "it makes nothing");
}

/// NN-FIGHT-18, NN-OPEN-14: with nobody left in the row and in the bag, those of the chapter come all the same.
#[test]
fn whoever_the_chapter_brings_is_left_when_the_bag_is_empty() {
    let joined = |scene: Scene, glogos_gone: u8| {
        let scene = scene.with("row", json!([])).has(1, "waiting", [15, 15, 15, 15, glogos_gone, 0]);
        let mut t = scene.has(0, "track", [0, 0, 0, 0, 1]).stopped(0, space_of("nomad-camp")).start();
        t.play(["visit"]);
        t.player(0).waiting
    };
    let third = chapter(3, 2).with("props", json!({ "glogos": 7, "enemies": [0] }));
    assert_eq!(joined(third, 0), [0, 0, 0, 0, 1, 0], "a glogo");
    let sixth = chapter(6, 2).with("props", json!({ "glogos": 0, "lab": true, "enemies": [0] }));
    assert_eq!(joined(sixth, 3), [0, 0, 0, 0, 0, 1], "the lab monster");
}

/// Chapter 3: out of a beaten gigaslug comes a glogo, if one is left.
#[test]
fn somebody_is_inside_the_gigaslug() {
    for (left, joined) in [(7, 1), (0, 0)] {
        let props = json!({ "glogos": left, "enemies": [0] });
        let fight = json!({ "against": { "guest": 0 }, "dealt": 11, "rounds": 1 });
        let scene = chapter(3, 2).with("props", props).has(1, "waiting", [0, 0, 0, 0, 7 - left, 0]);
        let mut t = scene.stopped(0, space_at('L')).with("fight", fight).dice([4]).start();
        t.play(["round"]);
        let ada = t.player(0);
        assert_eq!((ada.track[0], ada.waiting), (2, [0, 0, 0, 0, joined, 0]));
        assert_eq!((t.state().props.glogos, t.told("A glogo joins Ada.")), (left - joined, joined == 1));
    }
}

/// Chapter 3: the healer is a fifth for hire, and nobody takes the place.
#[test]
fn the_healer_is_not_replaced() {
    let t = begun(3, 2);
    let name = |who: &table::Id<now_or_never::Specialist>| t.table.book().names().name(*who).to_owned();
    assert_eq!(t.state().hire.iter().map(name).filter(|n| n == "mystic-healer").count(), 1);
    let hire: Vec<String> = t.state().hire.iter().map(name).collect();
    let scene = chapter(3, 2).with("hire", json!(hire)).with("props", json!({ "glogos": 7, "enemies": [0] }));
    let mut t = scene.start();
    t.play(["recruit/mystic-healer"]);
    assert_eq!((t.player(0).specialists.len(), t.state().hire.len()), (3, 4));
    // Somebody else is hired: a new face comes, and she still stands there as a fifth.
    let scene = chapter(3, 2).with("hire", json!(hire)).with("props", json!({ "glogos": 7, "enemies": [0] }));
    let mut t = scene.start();
    let other = hire.iter().find(|n| *n != "mystic-healer").expect("there are four more");
    t.play([format!("recruit/{other}").as_str()]);
    while t.is_asked(0) && !t.offers("pass") {
        let key = t.keys(0)[0].to_owned();
        t.play([key.as_str()]);
    }
    assert_eq!(t.state().hire.len(), 5);
    assert!(t.state().hire.iter().map(name).any(|n| n == "mystic-healer"));
}

/// Chapter 4: D, H and M are one step from each other, and the first who takes it has a pie.
#[test]
fn rifts_are_short_ways_and_there_is_pie() {
    let [d, h, m] = ['D', 'H', 'M'].map(space_at);
    let mut t = chapter(4, 2).has(0, "at", d).has(0, "hearts", 5).start();
    t.play(["hero/1"]);
    assert!(t.offers(&format!("space/{h}")) && t.offers(&format!("space/{m}")));
    t.play([format!("space/{m}").as_str()]);
    assert_eq!((t.player(0).at, t.state().props.keeper), (m, Some(table::Seat(0))));
    assert_eq!(t.label("keepsake"), "Use the Pie (gain 4 hearts)");
    t.play(["keepsake"]);
    assert_eq!((t.player(0).hearts, t.state().props.used), (9, true));
    assert!(!t.offers("keepsake"));
    let mut t = chapter(3, 2).with("props", json!({ "glogos": 7, "enemies": [0] })).has(0, "at", d).start();
    t.play(["hero/1"]);
    assert!(!t.offers(&format!("space/{m}")), "only in this chapter");
}

/// Chapter 5: the ship sails in each production; where she goes next costs a heart more, and below her one may go aboard.
#[test]
fn the_tempest_sails_on() {
    let [b, f, j] = ['B', 'F', 'J'].map(space_at);
    let scene = |ship: u8| chapter(5, 2).with("props", json!({ "ship": ship }));
    let mut t = scene(0).start();
    let view =
        |t: &Play| table::Game::view(t.table.game(), None).story.expect("a campaign").ship.expect("a ship");
    assert_eq!((view(&t).at, view(&t).next), (b, Some(f)));
    t.play(["pass", "pass"]);
    assert_eq!((view(&t).at, view(&t).next), (f, Some(j)));
    let mut t = scene(5).start();
    t.play(["pass", "pass"]);
    assert_eq!(view(&t).at, b, "round and round");
    // F has no mountain of its own.
    let beside = f - 6;
    let costs = |ship: u8| {
        let mut t = scene(ship).has(0, "at", beside).start();
        t.play(["hero/1"]);
        t.label(&format!("space/{f}")).contains("for 1 heart")
    };
    assert_eq!((costs(0), costs(1)), (true, false));
    let aboard = scene(0).stopped(0, b).has(0, "track", [0, 0, 0, 0, 1]).has(0, "hearts", 5);
    let mut t = aboard.start();
    assert!(t.offers("board/coin"));
    t.play(["board/book", "villager/tool"]);
    assert_eq!(
        (t.player(0).hearts, t.player(0).track[4], t.player(0).waiting[1], t.player(0).coins),
        (4, 0, 1, 17)
    );
    let mut t = scene(0).stopped(0, b).start();
    assert!(!t.offers("board/book"));
    t.play(["board/coin", "villager/tool"]);
    assert_eq!((t.player(0).coins, t.state().active.0), (14, 1));
    assert!(!scene(1).stopped(0, b).start().offers("board/coin"), "she is elsewhere");
    // Chapter 6: she is moored at M.
    let mut t = chapter(6, 2).with("props", json!({ "glogos": 3, "lab": true, "enemies": [0] })).start();
    t.play(["pass", "pass"]);
    assert_eq!((view(&t).at, view(&t).next), (space_at('M'), None));
    assert!(!t.told("The Tempest sails"));
}

/// Chapter 6: nothing under the tank can be fought; the lab monster needs two places and stands for a good.
#[test]
fn the_guild_tank_stands_on_top() {
    let props = |lab: bool| json!({ "glogos": 3, "lab": lab, "enemies": [0] });
    let t = chapter(6, 2).with("props", props(true)).stopped(0, space_at('K')).start();
    assert!(t.label("fight").contains("Good Faith") && t.label("fight").ends_with("or reputation +2)"));
    let gone = json!({ "glogos": 3, "lab": true, "enemies": [] });
    let t = chapter(6, 2).with("props", gone).stopped(0, space_at('K')).start();
    assert!(t.label("fight").contains(&BOOK.foe(Side::Above, 7).name));
}

#[test]
fn the_lab_monster_needs_two_places_and_stands_for_a_good() {
    let props = |lab: bool| json!({ "glogos": 3, "lab": lab, "enemies": [0] });
    let mut t = chapter(6, 2)
        .with("props", props(true))
        .has(0, "track", [0, 0, 0, 0, 1])
        .stopped(0, space_of("nomad-camp"))
        .start();
    t.play(["visit", "villager/lab-monster"]);
    assert_eq!((t.player(0).waiting[5], t.state().props.lab), (1, false));
    assert!(t.told("The lab monster joins Ada."));
    let waits = |housed: [u8; 6]| {
        let scene = chapter(6, 2).with("props", props(false)).built(0, &[(12, "inn")]);
        scene.has(0, "housed", [[0; 6], [0; 6], [0; 6], housed]).has(0, "waiting", [0, 0, 0, 0, 0, 1]).start()
    };
    let mut t = waits([1, 0, 0, 0, 0, 0]);
    t.play(["house/lab-monster/4"]); // two of three places are free
    assert!(t.told("Ada houses the lab monster in row 4."));
    assert!(!waits([2, 0, 0, 0, 0, 0]).offers("house/lab-monster/4"), "one is not enough");
    let homes = |housed: [u8; 6]| {
        let scene = chapter(6, 2).with("props", props(false)).with("season", json!(6));
        let town = [(12, "inn"), (13, "garden-house")];
        let mut t = scene.built(0, &town).has(0, "housed", [[0; 6], [0; 6], [0; 6], housed]).start();
        t.play(["pass", "pass"]);
        while t.offers("ready") {
            t.play(["ready"]);
        }
        assert_eq!(
            [0, 1].map(|seat| t.player(seat).sheet.last().expect("written").reputation),
            [1, 1],
            "both swear"
        );
        t.player(0).score.expect("over").homes
    };
    assert!(homes([1, 1, 1, 0, 0, 1]) > 0, "it stands for the crystal");
    assert_eq!(homes([1, 1, 0, 0, 0, 1]), 0);
}

/// Chapter 6: everybody names another, who gains reputation for swearing.
#[test]
fn nobody_swears_for_themselves() {
    let props = json!({ "glogos": 3, "lab": true, "enemies": [0] });
    let mut t = chapter(6, 3).with("props", props).with("season", json!(6)).start();
    t.play(["0:pass", "1:pass", "2:pass"]);
    for (others, named) in
        [(["seat/1", "seat/2"], "seat/2"), (["seat/0", "seat/2"], "seat/2"), (["seat/0", "seat/1"], "seat/0")]
    {
        assert_eq!(
            t.table.questions().iter().map(|q| q.prompt.as_str()).collect::<Vec<_>>(),
            ["Who swears to your roof and your fire?"]
        );
        assert_eq!(t.keys(t.table.questions()[0].seat.0), others);
        t.play([named]);
    }
    assert!(t.told("Cy swears for Ada.") && t.told("Cy swears for Bo.") && t.told("Ada swears for Cy."));
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).reputation), [1, 0, 2]);
}

/// NN-OPEN-58: the Mystic Healer is no exception.
#[test]
fn a_specialist_of_a_story_needs_a_place_too() {
    let own = json!([{ "who": "tobin-marl" }, { "who": "sorrel-mapp" }, { "who": "rusk-tolliver" }, { "who": "odo-ludlow" }]);
    let props = json!({ "glogos": 7, "enemies": [0] });
    let scene = chapter(3, 2).with("props", props).with("hire", json!(["mystic-healer"]));
    let mut t = scene.has(0, "specialists", own).start();
    t.play(["recruit/mystic-healer", "leave/sorrel-mapp"]);
    let names = |ids: Vec<table::Id<now_or_never::Specialist>>| {
        ids.into_iter().map(|id| t.table.book().names().name(id).to_owned()).collect::<Vec<_>>()
    };
    let board = names(t.player(0).specialists.iter().map(|hired| hired.who).collect());
    assert_eq!(board, ["tobin-marl", "rusk-tolliver", "odo-ludlow", "mystic-healer"]);
    assert_eq!(names(t.state().retired.clone()), ["sorrel-mapp"]);
}

/// NN-OPEN-59: one boar, one healer, one bosun, one ship, however many play; and none of them outside its chapter.
#[test]
fn story_pieces_are_there_once() {
    let stories =
        BOOK.specialists.iter().filter(|id| BOOK.specialists[*id].story).map(name).collect::<Vec<_>>();
    assert_eq!(stories, ["tench", "mystic-healer"]);
    for n in [2, 4] {
        for number in 1..=6 {
            let mut t = match number {
                1 => fresh(setup("story", n, 7)),
                _ => chapter(number - 1, n).with("phase", json!("between")).start(),
            };
            match number {
                1 => t.play(["marklun", "halia", "namal", "zeik"].into_iter().take(n.min(3))),
                _ => t.play(["chapter/next"]),
            };
            let names = t.table.book().names();
            let dealt: Vec<&str> = t.state().cards().map(|card| names.name(card)).collect();
            let count = |who: &str| dealt.iter().filter(|card| **card == who).count();
            let healer = usize::from(number == 3 || number == 6);
            assert_eq!(
                [count("mystic-healer"), count("tench")],
                [healer, usize::from(number == 5)],
                "{number}"
            );
            let story = t.table.game().view(None).story.expect("a campaign");
            assert_eq!(story.ship.is_some(), number >= 5);
            let boars = t
                .table
                .game()
                .view(None)
                .map
                .spaces
                .iter()
                .filter(|space| {
                    space.menace.as_ref().is_some_and(|foe| foe.name.contains("boar") && foe.left == 1)
                })
                .count();
            assert_eq!(boars, usize::from(number == 1));
        }
    }
}
