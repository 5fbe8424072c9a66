//! Rulings on open questions, and examples with stories (NN-OPEN, NN-EX).

use super::*;

/// NN-OPEN-01
#[test]
fn dark_flame_is_halias() {
    let t = players(4).has(1, "experience", 9).has(3, "experience", 9).start();
    let learns = |seat: u8| t.keys(seat).contains(&"learn/dark-flame");
    assert_eq!((learns(1), learns(3)), (true, false));
}

/// NN-OPEN-02
#[test]
fn the_fungus_and_the_cavern_have_one_name_each() {
    assert_eq!(BOOK.cards.iter().filter(|card| card.name == "Lightning Fungus").count(), 1);
    assert_eq!(BOOK.locations.iter().filter(|place| place.name == "Wailing Cavern").count(), 1);
    for (file, text) in files() {
        assert!(!text.contains("Lighting Fungus") && !text.contains("Wailing Caverns"), "{file}");
    }
}

/// NN-OPEN-04: blue; 2 defense for 1 mana on any roll, once in each round.
#[test]
fn the_rock_shield_serves_once_a_round() {
    let scene = combat(players(4), 3, 9, 0).has(3, "blue", [Some("rock-shield"), None, None]);
    let mut t = scene.dice([3, 3]).start();
    let hearts = t.player(3).hearts;
    t.play(["round", "use/rock-shield/0"]);
    assert_eq!((t.player(3).hearts, t.player(3).mana), (hearts - (5 - 2), 2));
    assert!(t.offers("round"), "it is over, with mana left: {}", t.open());
    t.play(["round", "use/rock-shield/0"]);
    assert_eq!((t.player(3).hearts, t.player(3).mana), (hearts - 6, 1), "and again in the next");
}

/// NN-OPEN-08: whoever goes to fight may play a card first, and then has to fight; to stop for anything else costs a heart.
#[test]
fn whoever_said_fight_fights() {
    let lair = lair_of(4);
    let scene = || players(2).has(0, "hearts", 10).has(0, "at", lair - 1).has(0, "mana", 0).dice([1]);
    let mut t = scene().start();
    t.play(["hero/3", format!("space/{lair}").as_str()]);
    assert_eq!(t.player(0).hearts, 9, "not fighting");
    t.play(["stop"]);
    assert!(t.offers("search") && t.offers("fight") && t.offers("nothing"), "{}", t.open());

    // A card that can be played there: the enemy of level 1 stands where the Undergarden is.
    let (printed, other) = (
        r#""enemy 1, Empty Street", "Goose Green", "undergarden""#,
        r#""Empty Street", "Goose Green", "undergarden, enemy 1""#,
    );
    let garden = space_of("undergarden");
    let card = BOOK.quests.iter().find(|id| {
        let card = BOOK.card(*id);
        name(card.place) == "undergarden"
            && card.needs.is_empty()
            && card.fight.is_none()
            && card.gains.is_empty()
    });
    let card = name(card.expect("a plain card of the Undergarden"));
    let scene = players(2)
        .changed("maps.toml", printed, other)
        .has(0, "hearts", 10)
        .has(0, "at", garden - 1)
        .has(0, "hand", [card])
        .has(0, "mana", 0);
    let mut t = scene.has(0, "track", [9, 9, 9, 9, 9]).has(0, "experience", 9).dice([1]).start();
    t.play(["hero/3", format!("fight/{garden}").as_str()]);
    assert_eq!(t.player(0).hearts, 10, "no heart is lost");
    assert!(t.offers(&format!("quest/{card}")) && t.state().fight.is_none(), "{}", t.open());
    t.play([format!("quest/{card}").as_str()]);
    assert_eq!(t.player(0).played.len(), 1);
    assert!(t.state().fight.is_some() && !t.offers("visit"), "{}", t.open());
}

/// NN-OPEN-13: what costs nothing can always be visited; one that heals but has a price cannot, and gear or a swap may be left.
#[test]
fn free_locations_cannot_fail() {
    let poor = |map: &str, at: u8| {
        let scene = players(2).option("map", map).stopped(0, at).has(0, "coins", 0).has(0, "hearts", 1);
        scene.has(0, "mana", 0).start()
    };
    for place in ["tower-of-miners", "hermits-hut", "monument", "istreka"] {
        assert!(poor("above", space_of(place)).offers("visit"), "{place}");
    }
    assert!(!poor("above", space_of("flying-casino")).offers("visit"), "5 hearts for 1 coin");
    let mut t = poor("above", space_of("hermits-hut"));
    t.play(["visit", "tile/none"]);
    assert_eq!((t.player(0).hearts, t.player(0).track[0]), (5, 1));
    let shop = json!([[], ["couriers-boots"]]);
    let mut t = players(2)
        .stopped(0, space_of("istreka"))
        .with("shop", shop)
        .draws(&["root-cellar", "overdue"])
        .start();
    t.play(["visit", "gear/none", "pile/basic", "pile/basic", "quest/overdue"]);
    assert_eq!((t.player(0).coins, t.player(0).pieces().count(), t.player(0).hand.len()), (17, 0, 1));
}

/// NN-OPEN-18: less for tile and space together, never below 0, and the HQ itself at its full price.
#[test]
fn a_building_is_never_cheaper_than_nothing() {
    let mut t =
        players(2).changed("buildings.toml", "cheaper = 1", "cheaper = 6").has(0, "coins", 30).start();
    t.play(["pay/tobin-marl", "tile/construction-hq", "plot/14", "1:pass"]);
    assert_eq!(t.player(0).coins, 30 - 2 - 5);
    t.play(["hire/greta-oxhand", "tile/garden-house", "plot/13"]);
    assert_eq!(t.player(0).coins, 30 - 2 - 5 - 3, "5 - 6 is 0");
}

/// NN-OPEN-19: what was covered is neither owned nor for sale; what was learned with it stays.
#[test]
fn a_discarded_ability_is_gone_for_good() {
    let mut t =
        players(2).has(0, "experience", 20).has(0, "red", [Some("spark-lattice"), None, None, None]).start();
    t.play(["learn/gravity-orb", "slot/red/1"]);
    assert_eq!(t.player(0).red.map(|piece| piece.map(name)), [Some("gravity-orb"), None, None, None]);
    assert!(!t.offers("learn/spark-lattice") && !t.offers("learn/gravity-orb"), "{}", t.open());
    assert!(t.offers("learn/fold-the-hill"), "level 2 is enough for level 3");
    let red = [Some("fold-the-hill"), None, None, None];
    let t = players(2)
        .has(0, "experience", 20)
        .has(0, "red", red)
        .with("boxed", json!(["spark-lattice"]))
        .start();
    assert!(!t.offers("learn/gravity-orb"), "no level 1 is owned any more");
}

/// NN-OPEN-21
#[test]
fn without_the_crystal_its_mana_is_lost() {
    for (before, after) in [(5, 4), (3, 3)] {
        let mut t = players(2)
            .has(0, "specialists", json!([{ "who": "petra-nock" }]))
            .has(0, "blue", ["shield-crystal-1", "looters-sack", "probing-rod"])
            .has(0, "mana", before)
            .with("shop", json!([[], ["couriers-boots"]]))
            .start();
        t.play(["pay/petra-nock", "gear/couriers-boots", "slot/blue/1"]);
        assert_eq!(t.player(0).mana, after, "at once");
    }
}

/// NN-OPEN-24: a bath breaks the tie.
#[test]
fn hearts_are_made_in_the_final_production() {
    let scene = players(2).with("season", json!(6)).has(0, "hearts", 4).has(1, "hearts", 5);
    let mut t = scene.built(0, &[(12, "bath-house")]).start();
    pass_all(&mut t);
    assert_eq!([0, 1].map(|seat| t.player(seat).hearts), [7, 5]);
    assert_eq!(t.table.outcome().expect("it is over").text, "Ada wins with 0 points.");
}

/// NN-OPEN-57: the eleven named tiles do what NN-BLD says of them, and nothing else.
#[test]
fn named_buildings_do_nothing_else() {
    use now_or_never::Per;
    let worth = |n, per| Some(now_or_never::Worth { n, per });
    for (tile, scores, makes, other) in [
        ("market-hall", worth(4, Per::Makers), None, (0, 0, 0)),
        ("town-hall", worth(2, Per::Beds), None, (0, 0, 0)),
        ("crystal-lab", worth(3, Per::Crystals), None, (0, 0, 0)),
        ("construction-hq", None, None, (1, 0, 0)),
        ("garden-house", None, Some((Thing::Coin, 2)), (0, 0, 1)),
        ("library", worth(3, Per::Books), None, (0, 0, 0)),
        ("school", None, None, (0, 0, 0)),
        ("snail-ranch", None, None, (0, 1, 0)),
        ("workshop", worth(2, Per::Tools), None, (0, 0, 0)),
        ("bottled-demons-lab", worth(3, Per::Demons), None, (0, 0, 0)),
        ("inn", None, None, (0, 0, 2)),
    ] {
        let own = BOOK.tile(crate::common::building(tile));
        assert_eq!((own.worth, own.makes), (scores, makes), "{tile}");
        assert_eq!((own.cheaper, own.faster, own.beds), other, "{tile}");
        assert_eq!((own.inn, own.not_last), (tile == "inn", tile == "garden-house"), "{tile}");
    }
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
    let stories = BOOK.specialists.iter().filter(|id| BOOK.hand(*id).story).map(name).collect::<Vec<_>>();
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

/// NN-EX-18: by hero and letter; where there is no letter, by the name of the place.
#[test]
fn a_story_is_found_by_hero_and_place() {
    let none = json!([4, 4, 4, 4, 0, 4, 4, 4, 2]);
    for (seat, letter, title) in [(3, 'A', "Title of c1-zeik-a"), (1, 'D', "Title of c1-halia-d")] {
        let mut t = chapter(1, 4).with("enemies", none.clone()).stopped(seat, space_at(letter)).start();
        t.play(["search"]);
        assert!(t.told(title), "{title}");
    }
    let entry = "c1-zeik-m1  Title of c1-zeik-m1\nchapter: 1\nhero: zeik\nmission: ";
    let call = "zeik is called.\n= now\n> mission ";
    let there = |from: &str| (format!("{from}undergarden"), format!("{from}crystal-meteorite"));
    let ((entry, moved), (call, sent)) = (there(entry), there(call));
    let scene = chapter(1, 4).changed("plain.story", &entry, &moved).changed("plain.story", &call, &sent);
    let mut t = scene.has(3, "mission", "c1-zeik-m1").stopped(3, space_of("crystal-meteorite")).start();
    assert!(!t.offers("search"), "it has no letter");
    t.play(["mission"]);
    assert!(t.told("Title of c1-zeik-m1"));
}

const ROBOT: &str = "A robot.
* Dig out the robot. [skill 6]
  = success
  > coin 2, tool 1
  = bonus
  > experience 1, coin 1
  = failure
  It stays.
* Reprogram the robot. [skill 8]
  = success
  > reputation 2, keyword ROBOT-Y9
  = bonus
  > tool 1, experience 1
  = failure
  It hums.
* Pay the porter. [pay 1 coin]
  > experience 2
* Leave it.
  > shell 1";

fn robot() -> Scene {
    let later = "A shed.\n* Send the robot in. [may keyword ROBOT-Y9]\n> shell 2\n* Stay.\n> shell 1";
    let scene = chapter(1, 2).story("c1-marklun-e", ROBOT).story("c1-marklun-b", later);
    scene.with("enemies", json!([2, 2, 0, 2, 2, 2, 2, 2, 1])).stopped(0, space_at('E'))
}

/// Ada, who has 10 hearts, tries a choice with this die and so many of them.
fn tries(choice: &str, die: u8, hearts: u8) -> Play {
    let mut t = robot().has(0, "hearts", 10).dice([die]).start();
    let added = format!("hearts/{hearts}");
    t.play(["search", choice, added.as_str()]);
    assert!(t.told(&format!("Ada reaches {}, and needs", die + hearts)));
    assert_eq!(t.player(0).hearts, 10 - hearts);
    t
}

/// NN-EX-19, NN-EX-20: 3 and 5 hearts are 8.
#[test]
fn the_robot_is_dug_out() {
    for (die, hearts, coins, tools, experience) in
        [(3, 5, 3, 1, 1), (3, 3, 2, 1, 0), (3, 4, 2, 1, 0), (4, 3, 2, 1, 0), (3, 2, 0, 0, 0)]
    {
        let t = tries("choice/1", die, hearts);
        let p = t.player(0);
        assert_eq!((p.coins, p.track[1], p.experience), (17 + coins, tools, experience), "{die} + {hearts}");
        assert_eq!(p.finds.len(), usize::from(tools), "a failure leaves the token");
    }
}

/// NN-EX-21
#[test]
fn the_robot_is_reprogrammed() {
    for (die, hearts, bonus) in [(3, 5, 0), (4, 5, 0), (4, 6, 1)] {
        let t = tries("choice/2", die, hearts);
        let p = t.player(0);
        assert_eq!((p.reputation, p.keywords.len()), (2, 1), "{die} + {hearts}");
        assert_eq!((p.track[1], p.experience), (bonus, bonus), "{die} + {hearts}");
    }
}

/// NN-EX-22: unless something can be sold first.
#[test]
fn without_a_coin_a_choice_cannot_be_paid() {
    let mut t = robot().has(0, "coins", 0).start();
    t.play(["search"]);
    assert!(!t.offers("choice/3") && t.offers("choice/4"), "{}", t.open());
    let mut t = robot().has(0, "coins", 0).has(0, "track", [1, 0, 0, 0, 0]).start();
    t.play(["search"]);
    assert!(!t.offers("choice/3"));
    t.play(["sell/0", "choice/3"]);
    assert_eq!((t.player(0).coins, t.player(0).experience), (0, 2));
}

/// NN-EX-23, NN-EX-36: 5 are worth 2 points; whoever has most gains 3 more, also if tied.
#[test]
fn reputation_in_the_end() {
    let points = |reputation: [i8; 3]| {
        let scene = chapter(1, 3).with("season", json!(6));
        let scene = reputation
            .into_iter()
            .enumerate()
            .fold(scene, |scene, (seat, n)| scene.has(seat, "reputation", n));
        let mut t = scene.start();
        pass_all(&mut t);
        [0, 1, 2].map(|seat| t.player(seat).score.expect("the chapter is over").reputation)
    };
    assert_eq!(points([5, 6, 0]), [2, 3 + 3, 0]);
    assert_eq!(points([4, 4, 1]), [2 + 3, 2 + 3, 0]);
}
