//! What the symbols on boards, cards and tokens stand for (SG-ICON).

use crate::common::{BOOK, Play, Scene, players};
use serde_json::{Value, json};
use sleeping_gods::{Crew, Peril, Skill, Status, Thing};
use table::{Book as _, Game as _};

/// Gear with another symbol on it, and a command token to use it.
fn gear(scene: Scene, says: &str) -> Scene {
    let rules = format!("rules = [\"1 command: {says}\"]");
    scene.changed("market.toml", "rules = [\"1 command: redraw best\"]", &rules).has(0, "command", 1)
}

/// A test that nobody takes part in, when fate is drawn.
fn tried(scene: Scene) -> Play {
    let story = "== T1  A Door\n\nA door.\n\n* Push. [strength 9]\n  = success\n  It opens.\n  = failure\n  It does not.\n  > xp 1\n* Go.\n";
    let mut t = scene.story("T1", story).start();
    t.play(["choice/1", "go"]);
    t
}

fn seen(t: &Play) -> Value {
    serde_json::to_value(t.table.game().view(None)).expect("plain data")
}

fn covered(t: &Play) -> u32 {
    t.state().combat.as_ref().map_or(0, |combat| combat.row[0].covered.count_ones())
}

/// SG-ICON-01: the captain has accuracy 1, damage 2 and block 1; the Skeletal Warrior strikes for 1 and 1.
#[test]
fn accuracy_is_added_to_fate_damage_is_dealt_and_block_ignores_damage() {
    let fight = |fate: u8| players(1).combat(&["skeletal-warrior"]).fate([fate]).start();
    let mut t = fight(4);
    t.play(["attack/odessa"]);
    assert!(t.told("5 against 5. A hit."), "{}", t.open());
    t.play(["square/0/3", "square/0/4"]);
    assert_eq!(
        (covered(&t), t.mate("odessa").damage),
        (2, 1),
        "2 dealt; 2 dealt back, of which 1 is ignored"
    );
    let mut t = fight(4);
    t.play(["attack/laurent"]);
    assert!(t.told("4 against 5. A miss."), "a club has no accuracy: {}", t.open());
    let mut t = fight(5);
    t.play(["attack/mac", "square/0/3", "square/0/4", "square/0/5"]);
    assert_eq!((covered(&t), t.mate("mac").damage), (3, 1), "a shovel deals 3");
    let mut t = fight(5);
    t.play(["attack/gregory", "square/0/3", "square/0/4"]);
    assert_eq!(t.mate("gregory").damage, 2, "a surgeon's knife blocks nothing");
}

/// SG-ICON-02
#[test]
fn health_is_a_square_of_an_enemy_and_the_damage_that_crew_can_hold() {
    let rest = [1, 2, 4, 5, 6, 7, 8];
    let mut t = players(1).combat(&["skeletal-warrior"]).covered(0, &rest).fate([6, 6]).start();
    t.play(["attack/marco", "square/0/3"]);
    assert!(t.state().combat.is_some(), "one heart is open, and nothing else");
    t.play(["attack/marco", "mac"]);
    assert!(t.told("All enemies are defeated."), "{}", t.open());
    for crew in Crew::ALL {
        let most = BOOK.board(crew).health;
        let story = format!("== T1  It\n\nIt comes.\n\n= now\nIt bites.\n> {} health -9\n", crew.key());
        let t = players(1).story("T1", &story).start();
        assert_eq!(t.mate(crew.key()).damage, most, "{}", crew.key());
        let board = &seen(&t)["crew"][crew as usize];
        assert_eq!((&board["health"], &board["most"]), (&json!(0), &json!(most)), "{}", crew.key());
    }
}

/// SG-ICON-03: a card of one's hand is the price of a choice on an event card.
#[test]
fn some_cards_ask_for_a_card_of_ones_hand() {
    let event =
        || players(1).phase("event").with("events", json!({ "pile": ["ev-yellow-flag"], "discards": [] }));
    assert!(!event().mate("mac", "cards", ["brace"]).start().offers("choice/2"), "an equipped card is none");
    let mut t = event().has(0, "hand", ["triage", "duck"]).start();
    assert!(t.label("choice/2").ends_with("(for 1 ability card)"), "{}", t.label("choice/2"));
    t.play(["choice/2", "duck"]);
    let discards: Vec<&str> = t.state().abilities.discards.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!((t.hand(0), discards, t.state().xp), (vec!["triage".to_owned()], vec!["duck"], 1));
}

/// SG-ICON-04: each is said before it is paid.
#[test]
fn xp_coins_and_command_are_what_cards_cost() {
    let mut t = players(1).with("xp", json!(5)).start();
    t.play(["port"]);
    assert!(t.label("level/audrie-rat-run").contains("for 3 XP"), "{}", t.label("level/audrie-rat-run"));
    t.play(["level/audrie-rat-run"]);
    assert_eq!((t.state().xp_spent, &seen(&t)["xp"]), (3, &json!(2)));
    let mut t = players(1).stored("coin", 9).draws(&["tide-tables"]).start();
    t.play(["market"]);
    assert!(
        t.label("buy/tide-tables").starts_with("Tide Tables for 4 coins ("),
        "{}",
        t.label("buy/tide-tables")
    );
    t.play(["buy/tide-tables"]);
    assert_eq!(t.stored("coin"), 5);
    let mut t = players(1).has(0, "command", 3).mate("mac", "damage", 3).start();
    assert!(t.label("use/gregory/0/0").contains("2 command"), "{}", t.label("use/gregory/0/0"));
    t.play(["use/gregory/0/0"]);
    assert_eq!((t.player(0).command, t.mate("gregory").command, t.mate("mac").damage), (1, 2, 0));
}

/// SG-ICON-05: the Flying Eye has three of them, and Kannan's gun the fourth.
#[test]
fn wings_range_hourglass_and_synergy_point_do_what_they_stand_for() {
    let fight = |fate: u8| players(1).combat(&["flying-eye"]).fate([fate]).start();
    let t = fight(5);
    let foe = &seen(&t)["combat"]["row"][0];
    assert_eq!(
        (&foe["grid"][3], &foe["grid"][7]),
        (&json!({ "power": "flying" }), &json!({ "power": "madness" }))
    );
    assert_eq!((&foe["synergy"], &foe["defence"], &foe["defence_now"]), (&json!(5), &json!(5), &json!(6)));
    let ranged = |crew: Crew| seen(&t)["crew"][crew as usize]["weapons"][0]["ranged"].clone();
    assert_eq!((ranged(Crew::Kannan), ranged(Crew::Laurent)), (json!(true), json!(false)));
    let mut t = fight(5);
    t.play(["attack/laurent"]);
    assert!(t.told("5 against 6. A miss."), "{}", t.open());
    let mut t = fight(5);
    t.play(["attack/kannan"]);
    assert!(t.told("5 against 5. A hit."), "{}", t.open());
    t.play(["square/0/5", "square/0/8", "marco"]);
    let token = |t: &Play| t.state().combat.as_ref().map(|combat| combat.synergy[Crew::Kannan as usize]);
    assert_eq!(token(&t), Some(Crew::Marco));
    t.play(["round/end", "mac"]);
    assert_eq!(t.state().bearers(Status::Madness), 0, "it is asked who");
    t.play(["rafael"]);
    assert_eq!(t.mate("rafael").statuses, [Status::Madness]);
    let mut t = players(1).combat(&["flying-eye"]).covered(0, &[7]).start();
    t.play(["round/end", "mac"]);
    assert!(t.state().bearers(Status::Madness) == 0 && t.offers("attack/mac"), "{}", t.open());
}

/// SG-ICON-06: one of that kind, and of no other.
#[test]
fn a_cure_takes_away_one_status_of_its_kind() {
    for (key, status) in Status::KEYS {
        let other = Status::ALL.into_iter().find(|s| *s != status).expect("there are five");
        let scene = gear(players(1), &format!("{key} -1")).mate("mac", "statuses", [status, other]);
        let mut t = scene.mate("laurent", "statuses", [status]).start();
        t.play(["use/gear/0/0", &format!("mac/{key}")]);
        assert_eq!(
            (&t.mate("mac").statuses[..], &t.mate("laurent").statuses[..]),
            (&[other][..], &[status][..]),
            "{key}"
        );
    }
}

/// SG-ICON-07: the Galley shows no number, Rafael's board 1, Soup 3.
#[test]
fn rest_takes_away_one_fatigue_or_as_many_as_are_shown() {
    let tired = || players(1).mate("mac", "fatigue", 2).mate("kasumi", "fatigue", 2);
    let left = |t: &Play| t.mate("mac").fatigue + t.mate("kasumi").fatigue;
    let mut t = tired().phase("room").has(0, "hand", ["duck"]).start();
    t.play(["room/galley", "rest/duck", "mac"]);
    assert_eq!(left(&t), 3, "{}", t.open());
    let mut t = tired().has(0, "command", 2).start();
    t.play(["use/rafael/1/0", "mac"]);
    assert_eq!(left(&t), 3, "{}", t.open());
    let mut t = tired().has(0, "command", 1).stored("meat", 3).stored("grain", 0).start();
    t.play(["use/soup/0/0", "mac", "kasumi", "mac"]);
    assert_eq!((left(&t), t.mate("kasumi").fatigue), (1, 1), "{}", t.open());
}

/// SG-ICON-08
#[test]
fn fate_is_raised_redrawn_or_redrawn_if_it_is_1() {
    let mut t = tried(gear(players(1), "fate 1").fate([3]));
    t.play(["use/gear/0/0"]);
    assert!(t.told("STRENGTH 9: 4. Failure."), "{}", t.open());
    let mut t = tried(gear(players(1), "redraw").fate([3, 2]));
    t.play(["use/gear/0/0"]);
    assert!(t.told("STRENGTH 9: 2. Failure."), "{}", t.open());
    let mut t = tried(gear(players(1), "redraw if 1").fate([1, 5]));
    t.play(["use/gear/0/0"]);
    assert!(t.told("STRENGTH 9: 5. Failure."), "{}", t.open());
    let t = tried(gear(players(1), "redraw if 1").fate([2]));
    assert!(t.offers("enough") && !t.offers("use/gear/0/0"), "a 2 stays: {}", t.open());
}

/// SG-ICON-09: each symbol is one thing, and any food is one of three.
#[test]
fn totems_skills_food_materials_and_dangers_have_a_symbol_each() {
    let story = |effects: &str| format!("== T1  A Crate\n\nA crate.\n\n= now\nIt is open.\n> {effects}\n");
    for thing in [Thing::Grain, Thing::Vegetables, Thing::Meat, Thing::Materials] {
        let t = players(1).stored("grain", 0).story("T1", &story(&format!("{} 2", thing.key()))).start();
        let expected =
            Thing::ALL.map(|other| 2 * u8::from(other == thing) + 3 * u8::from(other == Thing::Coin));
        assert_eq!(t.state().stores, expected, "{}", thing.key());
    }
    let mut t = players(1).story("T1", &story("food 1")).start();
    assert_eq!(t.own(0), ["thing/meat", "thing/grain", "thing/vegetables"]);
    t.play(["thing/vegetables"]);
    assert_eq!(t.stored("vegetables"), 1);
    for (place, skill) in Skill::ALL.into_iter().enumerate() {
        let text = format!(
            "== T1  A Door\n\nA door.\n\n* Try. [{} 5]\n  = success\n  Well.\n  = failure\n  No.\n  > xp 1\n* Go.\n",
            skill.key()
        );
        let mut t = players(1).story("T1", &text).start();
        assert!(t.label("choice/1").contains(&format!("{} 5", skill.loud())), "{}", t.label("choice/1"));
        t.play(["choice/1"]);
        let best =
            seen(&t)["crew"].as_array().expect("a list").iter().map(|c| c["skills"][place].as_i64()).max();
        let first = t.asked(0).options[0].text();
        assert!(first.contains(&format!("+{} {}", best.flatten().expect("nine"), skill.key())), "{first}");
    }
    let t = players(1).owns(&["life-seed", "pinch"]).start();
    let sorts: Vec<Value> = (4..6).map(|place| seen(&t)["adventures"][place]["sort"].clone()).collect();
    assert_eq!((sorts, &seen(&t)["totems"]), (vec![json!("totem"), json!("person")], &json!(1)));
    for (place, peril) in Peril::ALL.into_iter().enumerate() {
        let pile: Vec<&str> = BOOK
            .events
            .iter()
            .filter(|e| e.peril == peril)
            .map(|e| BOOK.names().name(e.entry))
            .take(2)
            .collect();
        let t = players(1).with("events", json!({ "pile": pile, "discards": [] })).start();
        let mut left = [0; 3];
        left[place] = 2;
        assert_eq!(seen(&t)["clock"]["left"], json!(left), "{}", peril.key());
    }
}
