//! What may be done at any time, villagers, orders, abilities, buildings (NN-ANY, NN-HOUSE, NN-ORDER, NN-REFILL, NN-ABIL, NN-BUILD, NN-SCORE).

use super::*;

/// NN-ANY-03: on somebody else's turn these five, and no other.
#[test]
fn there_are_five_anytime_actions() {
    let t = players(2)
        .built(1, &[(12, "school")])
        .has(1, "track", [2, 1, 0, 0, 0])
        .has(1, "waiting", [1, 0, 0, 0, 0, 0])
        .has(1, "orders", json!([{ "order": "order-toll-house" }]))
        .has(1, "experience", 3)
        .with("row", json!(["shell"]))
        .start();
    assert_eq!(t.state().active, Seat(0));
    let kinds: BTreeSet<&str> =
        t.keys(1).into_iter().map(|key| key.split('/').next().expect("a word")).collect();
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["house", "learn", "order", "refill", "sell"]);
}

/// Ada is about to win two villagers, of these in the row.
fn gaining_two(scene: Scene, row: &[&str]) -> Play {
    let mut t = combat(scene, 0, 6, 11).with("row", json!(row)).dice([4]).start();
    t.play(["round"]);
    t
}

/// NN-HOUSE-06: before the second is chosen, too.
#[test]
fn a_gained_villager_may_be_housed_at_once() {
    let scene = players(2).built(0, &[(12, "school")]);
    let mut t = gaining_two(scene, &["shell", "tool", "demon"]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    t.play(["villager/demon", "house/demon/4"]);
    assert_eq!((t.player(0).housed[3][2], t.player(0).waiting), (1, [0; 6]));
    assert!(t.offers("villager/tool"), "and the second is still to come: {}", t.open());
}

/// NN-HOUSE-07: a building that comes later makes room.
#[test]
fn a_villager_without_a_home_waits_for_one() {
    let mut t = gaining_two(players(2), &["shell", "tool", "demon"]);
    t.play(["villager/demon", "villager/tool"]);
    assert_eq!(t.player(0).waiting, [0, 1, 1, 0, 0, 0]);
    assert_eq!(offered(&t, 0, "house/"), [""; 0]);
    pass_all(&mut t);
    t.play(["pay/tobin-marl", "tile/market-hall", "plot/13", "0:house/tool/4"]);
    assert_eq!((t.player(0).waiting, t.player(0).housed[3]), ([0, 0, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0]));
    assert_eq!((t.state().season, t.state().active), (2, Seat(1)), "on another's turn, a season later");
}

/// NN-HOUSE-08, NN-OPEN-63
#[test]
fn any_number_of_villagers_may_wait() {
    let scene = players(2).has(0, "waiting", [13, 13, 14, 14, 0, 0]);
    let mut t = gaining_two(scene, &["shell", "tool", "demon", "crystal"]);
    t.play(["villager/demon", "villager/tool"]);
    assert_eq!(t.player(0).waiting, [13, 14, 15, 14, 0, 0]);
}

/// NN-REFILL-02
#[test]
fn the_row_may_be_filled_between_two_villagers() {
    let mut t = gaining_two(players(2), &["demon", "demon"]);
    t.play(["villager/demon", "refill"]);
    assert_eq!((t.state().row.len(), t.player(0).experience), (6, 0), "2 gained, 2 paid");
    let second = offered(&t, 0, "villager/")[0].to_owned();
    t.play([second.as_str()]);
    assert_eq!((t.state().row.len(), t.player(0).waiting.iter().sum::<u8>()), (5, 2));
}

/// NN-ORDER-01, NN-DATA-04, NN-OPEN-50: at the Tower of Miners above ground, and at Istreka below; one of two, from the same stack.
#[test]
fn orders_come_from_the_stack_of_their_place() {
    for (map, side, places) in [
        ("above", Side::Above, ["tower-of-miners", "istreka"]),
        ("under", Side::Under, ["istreka", "tower-of-miners"]),
    ] {
        for (place, orders) in places.into_iter().zip([1, 0]) {
            let spaces = &BOOK.map(side).spaces;
            let at = spaces.iter().position(|space| space.place.is_some_and(|id| name(id) == place));
            let scene = players(2).option("map", map).stopped(0, at.expect("on the map") as u8);
            let mut t = scene.has(0, "coins", 0).draws(&["order-ferry", "order-widow"]).start();
            t.play(["visit"]);
            assert_eq!(t.offers("order/order-ferry"), orders == 1, "{map}: {place}");
            if orders == 1 {
                t.play(["order/order-ferry"]);
                assert_eq!((t.player(0).orders.len(), t.state().orders.len()), (1, 8), "{map}: {place}");
            }
        }
    }
}

/// NN-ORDER-05: though the final production brings all its goods.
#[test]
fn no_order_is_completed_in_the_final_production() {
    let mut t = players(2)
        .with("season", json!(6))
        .built(0, &[(12, "inn"), (13, "shell-barn"), (14, "smithy")])
        .has(0, "waiting", [1, 0, 0, 0, 0, 0])
        .has(0, "orders", json!([{ "order": "order-toll-house" }]))
        .start();
    pass_all(&mut t);
    assert!(t.offers("ready"), "{}", t.open());
    assert_eq!((offered(&t, 0, "order/"), t.player(0).orders.len()), (vec![], 0));
    t.play(["ready"]);
    let score = t.player(0).score.expect("the game is over");
    assert_eq!((score.orders, score.coins), (0, 1 + 1 + 2), "two shells and a tool are sold");
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
    crate::common::files::fault_at_mark(
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

/// NN-BUILD-10: the book is the only bonus of a tile; what it makes comes in production.
#[test]
fn a_new_building_gives_its_one_time_bonus_and_no_more() {
    for id in BOOK.buildings.iter() {
        let tile = name(id);
        let other = if tile == "market-hall" { "town-hall" } else { "market-hall" };
        let mut grid: Vec<Option<&str>> = vec![None; 20];
        grid[18] = Some(tile); // Beside the gap that the other leaves.
        let scene = players(2).built(0, &[(13, other)]).has(0, "grid", grid).has(0, "coins", 30);
        let mut t = scene.has(0, "hearts", 3).start();
        let key = format!("tile/{tile}");
        t.play(["pay/tobin-marl", key.as_str(), "plot/10"]);
        let books = u16::from(BOOK.tile(id).book);
        let cost = u16::from(BOOK.tile(id).cost);
        let p = t.player(0);
        assert_eq!((p.track, p.hearts, p.experience), ([0, 0, 0, 0, books], 3, 0), "{tile}");
        assert_eq!(p.coins, 30 - 2 - cost - 2, "{tile}");
    }
}

/// The points of a game that ends with this town and these cards.
fn ended(scene: Scene) -> (now_or_never::Score, f64) {
    let mut t = scene.with("season", json!(6)).start();
    pass_all(&mut t);
    let score = t.player(0).score.expect("the game is over");
    (score, t.table.outcome().expect("it is over").scores[0])
}

/// NN-SCORE-04: two makers beside the Market Hall are 8 points, and count in the sum.
#[test]
fn points_of_buildings_are_added() {
    let town = [(13, "market-hall"), (12, "bottling-yard"), (9, "smithy"), (14, "bath-house")];
    let (score, sum) = ended(players(2).built(0, &town));
    assert_eq!((score.buildings, score.coins), (8, 3 + 2));
    assert_eq!(sum, 8.0 + 5.0);
}

/// NN-SCORE-05: the points of a card, and 1 for each specialist; nothing for a card in hand.
#[test]
fn points_of_played_cards_are_added() {
    let card = BOOK.quests.iter().find(|id| name(*id) == "group-portrait").expect("in the book");
    let points = u16::from(BOOK.card(card).points);
    assert!(points > 0, "it has points of its own");
    let (score, sum) = ended(players(2).has(0, "played", ["group-portrait"]));
    assert_eq!((score.quests, sum), (points + 2, f64::from(points + 2)));
    assert_eq!(ended(players(2).has(0, "hand", ["group-portrait"])).0.quests, 0);
}
