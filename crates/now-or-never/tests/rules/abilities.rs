//! Abilities that are learned (NN-ABIL).

use crate::common::{BOOK, files, name, players};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Book as _, Game as _};

/// The abilities of a hero and a colour, by level.
fn abilities(hero: &str, colour: &str) -> Vec<(u8, String, u8)> {
    let own = BOOK.abilities.iter().filter(|id| {
        let piece = BOOK.ability(*id);
        piece.ability.is_some_and(|(h, _)| h.key() == hero) && piece.colour.key() == colour
    });
    let mut list: Vec<(u8, String, u8)> = own
        .map(|id| {
            let piece = BOOK.ability(id);
            (piece.ability.expect("an ability").1, BOOK.names().name(id).to_owned(), piece.cost)
        })
        .collect();
    list.sort();
    list
}

/// NN-ABIL-01, NN-ABIL-02, NN-ABIL-04, NN-ABIL-05, NN-EX-12, NN-EX-13: one level after the other, and only of one's own hero.
#[test]
fn abilities_are_learned_level_by_level() {
    for colour in ["red", "blue"] {
        let list = abilities("halia", colour);
        let scene = || {
            players(2).has(0, "hero", "halia").has(1, "hero", "marklun").has(0, "mana", 1).has(1, "mana", 1)
        };
        let scene = || scene().has(0, "hearts", 5).has(1, "hearts", 5).has(0, "experience", 30);
        let t = scene().start();
        for (level, id, _) in &list {
            assert_eq!(t.offers(&format!("learn/{id}")), *level == 1, "{id}");
        }
        assert!(
            abilities("marklun", colour)
                .iter()
                .all(|(_, id, _)| !t.keys(0).contains(&format!("learn/{id}").as_str()))
        );
        let (_, first, cost) = &list[0];
        let mut t = scene().start();
        t.play([format!("learn/{first}").as_str()]);
        if colour == "red" {
            t.play(["slot/red/2"]);
        }
        assert_eq!(t.player(0).experience, 30 - u16::from(*cost));
        for (level, id, _) in &list[1..] {
            assert_eq!(t.offers(&format!("learn/{id}")), *level <= 2, "{id}");
        }
        assert!(!t.offers(&format!("learn/{first}")), "once is enough");
    }
}

/// NN-HERO-06, NN-HERO-07, NN-OPEN-20: a red piece goes where one wants, and what lies there is gone.
#[test]
fn a_red_ability_covers_what_is_there() {
    let (_, first, cost) = abilities("marklun", "red")[0].clone();
    let worn = BOOK.gear.iter().find(|id| BOOK.gear_piece(*id).colour.key() == "red").expect("red gear");
    let worn = BOOK.names().name(worn).to_owned();
    let mut t = players(2).has(0, "experience", cost).has(0, "red", json!([null, worn, null, null])).start();
    t.play([format!("learn/{first}").as_str()]);
    assert_eq!(t.own(0), ["slot/red/1", "slot/red/2", "slot/red/3", "slot/red/4"]);
    assert!(t.label("slot/red/2").contains("goes to the box"));
    t.play(["slot/red/2"]);
    assert_eq!(t.state().boxed.len(), 1);
}

/// NN-ABIL-01, NN-OPEN-65: whoever has spent the experience while choosing the slot learns nothing.
#[test]
fn an_ability_is_paid_once() {
    let learned = |t: &crate::common::Play| t.player(0).pieces().count();
    let mut t = players(2).has(0, "experience", 9).start();
    let keys: Vec<String> =
        t.keys(0).iter().filter(|key| key.starts_with("learn/")).map(|key| (*key).to_owned()).collect();
    let asks = |key: &&String| {
        let mut t = players(2).has(0, "experience", 9).start();
        t.play([key.as_str()]);
        t.asked(0).prompt.starts_with("Where does")
    };
    let red = keys.iter().find(asks).expect("a red one goes on any of four slots");
    t.play([red.as_str()]);
    assert!(t.offers(red), "nothing is paid yet: {}", t.open());
    t.play([red.as_str(), "slot/red/1"]);
    assert_eq!(learned(&t), 1);
    assert!(!t.asked(0).prompt.starts_with("Where does"), "it is learned once: {}", t.open());
}

/// NN-OPEN-01
#[test]
fn dark_flame_is_halias() {
    let t = players(4).has(1, "experience", 9).has(3, "experience", 9).start();
    let learns = |seat: u8| t.keys(seat).contains(&"learn/dark-flame");
    assert_eq!((learns(1), learns(3)), (true, false));
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

/// NN-ABIL-03
#[test]
fn abilities_have_levels_from_one_to_three() {
    let levels: BTreeSet<u8> =
        BOOK.abilities.iter().filter_map(|id| BOOK.ability(id).ability).map(|(_, level)| level).collect();
    assert_eq!(levels.into_iter().collect::<Vec<_>>(), [1, 2, 3]);
    let t = players(2).start();
    for seen in &t.table.game().view(None).seats[0].abilities {
        let id = BOOK.abilities.iter().find(|id| name(*id) == seen.key).expect("in the book");
        assert_eq!(seen.level, BOOK.ability(id).ability.map(|(_, level)| level), "{}", seen.key);
    }
    let mut files = files();
    let text = files.get_mut("abilities.toml").expect("the file");
    *text = text.replacen("level = 3", "level = ¦4", 1);
    testing::fault_at_mark(
        <now_or_never::Book as storybook::Load>::load,
        files,
        "the level of an ability is from 1 to 3",
    );
}

/// NN-ABIL-06: Zeik has two of level 2 in red.
#[test]
fn one_ability_of_level_one_is_enough_for_two_of_level_two() {
    let mut t = players(4)
        .with("active", json!(3))
        .has(3, "experience", 9)
        .has(3, "red", [Some("gravel-fist"), None, None, None])
        .start();
    t.play(["learn/landslip", "slot/red/2"]);
    assert!(t.offers("learn/standing-stone"), "{}", t.open());
    t.play(["learn/standing-stone", "slot/red/3"]);
    let red = t.player(3).red.map(|piece| piece.map(name));
    assert_eq!(red, [Some("gravel-fist"), Some("landslip"), Some("standing-stone"), None]);
    assert_eq!(t.player(3).experience, 0);
}
