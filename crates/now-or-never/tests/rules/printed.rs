//! What is printed: the maps, boards, tables and counts of pieces (NN-DATA).

use crate::common::{BOOK, files, fresh, in_combat, name, offered, players, setup, space_of};
use now_or_never::powers::{Passive, Rule};
use now_or_never::words::Cost;
use now_or_never::{Colour, Hero, Pile, Side, Space, Start, Thing};
use serde_json::json;
use std::collections::BTreeSet;
use table::Game as _;

fn on(side: Side, place: &str) -> usize {
    let spaces = &BOOK.map(side).spaces;
    spaces.iter().position(|space| space.place.is_some_and(|id| name(id) == place)).expect("on the map")
}

fn spaces(side: Side, fits: impl Fn(&Space) -> bool) -> usize {
    BOOK.map(side).spaces.iter().filter(|space| fits(space)).count()
}

/// NN-DATA-01, NN-DATA-08: five rows of six; a space may have several things on it. Both sides have all locations, levels and letters.
#[test]
fn both_maps_are_grids_with_everything_on_them() {
    for side in Side::ALL {
        let map = BOOK.map(side);
        assert_eq!((map.across, map.down, map.spaces.len()), (6, 5, 30));
        let marks = |space: &Space| {
            let place = space.place.is_some() || space.scroll;
            [place, space.enemy.is_some(), space.letter.is_some(), space.mountain]
                .iter()
                .filter(|it| **it)
                .count()
        };
        assert!(spaces(side, |space| marks(space) > 1) > 3 && spaces(side, |space| marks(space) == 0) > 0);
        let printed: BTreeSet<&str> = map.spaces.iter().filter_map(|space| space.place.map(name)).collect();
        assert_eq!((printed.len(), spaces(side, |space| space.scroll)), (11, 3), "{side:?}");
        let levels: BTreeSet<u8> = map.spaces.iter().filter_map(|space| space.enemy).collect();
        assert_eq!((levels, spaces(side, |space| space.enemy.is_some())), ((1..=9).collect(), 9));
        let letters: BTreeSet<u8> = map.spaces.iter().filter_map(|space| space.letter).collect();
        assert_eq!((letters, spaces(side, |space| space.letter.is_some())), ((0..14).collect(), 14));
    }
}

/// NN-DATA-02, NN-DATA-08: 11 printed locations and 3 scrolls, 9 enemies, 14 letters, several mountains; quest cards name the same places.
#[test]
fn the_maps_have_fourteen_locations_each() {
    let loose = ["city-of-spirits", "nomad-camp", "scholars-tower"];
    for side in Side::ALL {
        let printed = BOOK.map(side).spaces.iter().filter_map(|space| space.place.map(name));
        let all: BTreeSet<&str> = printed.chain(loose).collect();
        assert_eq!(all.len(), 14);
        assert!(BOOK.quests.printed().iter().all(|card| all.contains(name(card.place))), "{side:?}");
        assert!(spaces(side, |space| space.mountain) >= 4, "{side:?}");
    }
}

/// NN-DATA-03: the three tiles have the same action on both sides, and are printed on neither.
#[test]
fn random_locations_are_the_same_on_both_sides() {
    let printed =
        |side: Side| BOOK.map(side).spaces.iter().filter_map(|space| space.place).collect::<Vec<_>>();
    let loose =
        BOOK.places.iter().filter(|place| Side::ALL.iter().all(|side| !printed(*side).contains(place)));
    let loose: Vec<_> = loose.collect();
    let names: BTreeSet<&str> = loose.iter().copied().map(name).collect();
    assert_eq!(names.into_iter().collect::<Vec<_>>(), ["city-of-spirits", "nomad-camp", "scholars-tower"]);
    for place in loose {
        let [above, under] = &BOOK.places[place].visits;
        assert_eq!((&above.cost, &above.gains), (&under.cost, &under.gains), "{}", name(place));
    }
}

/// NN-DATA-04, NN-DATA-05: around the Monument as in the example of the rulebook, which has no enemy in it.
#[test]
fn the_map_is_that_of_the_example() {
    assert_eq!(on(Side::Above, "tower-of-miners"), 0, "top left");
    let monument = on(Side::Above, "monument");
    let map = &BOOK.map(Side::Above).spaces;
    let [right, below, garden] = [monument + 1, monument + 7, monument + 8].map(|at| &map[at]);
    assert!(monument % 6 < 4 && right.mountain);
    assert_eq!(*below, Space { name: below.name.clone(), ..Space::default() });
    assert_eq!((garden.place.map(name), garden.mountain), (Some("undergarden"), false));
    assert!([right, below, garden].iter().all(|space| space.enemy.is_none()));
}

/// NN-DATA-06
#[test]
fn the_meteorite_has_no_letter() {
    for side in Side::ALL {
        assert_eq!(BOOK.map(side).spaces[on(side, "crystal-meteorite")].letter, None, "{side:?}");
    }
}

/// NN-DATA-07: every space can be walked to, and a higher level is never nearer.
#[test]
fn everything_can_be_reached_and_low_levels_are_near() {
    let (mut reached, mut next) = (BTreeSet::new(), vec![space_of("monument")]);
    while let Some(at) = next.pop() {
        if reached.insert(at) {
            let mut t = players(2).has(0, "at", at).start();
            t.play(["hero/3"]);
            next.extend(offered(&t, 0, "space/").iter().map(|key| key[6..].parse::<u8>().expect("a space")));
        }
    }
    assert_eq!(reached.len(), 30);
    for side in Side::ALL {
        let here = usize::from(BOOK.map(side).monument);
        let far = |at: usize| (at % 6).abs_diff(here % 6) + (at / 6).abs_diff(here / 6);
        let lair = |level: u8| BOOK.map(side).spaces.iter().position(|space| space.enemy == Some(level));
        let ways: Vec<usize> = (1..=9).map(|level| far(lair(level).expect("on the map"))).collect();
        assert!(ways.is_sorted(), "{side:?}: {ways:?}");
    }
}

/// NN-DATA-11: Marklun has 4 slots, everybody can come to 3 by gear, and all of it together is not more than 20 tokens.
#[test]
fn there_is_mana_for_every_ability() {
    let slots = Hero::ALL.map(|hero| BOOK.board(hero).mana);
    assert!(slots[Hero::Marklun as usize] >= 4);
    let more = |rules: &[Rule]| -> u8 {
        rules.iter().map(|rule| if let Rule::Always(Passive::Mana(n, _)) = rule { *n } else { 0 }).sum()
    };
    let gear: u8 = BOOK.gear.iter().map(|id| more(&BOOK.gear_piece(id).rules)).sum();
    let all: u8 = slots.iter().sum::<u8>() + BOOK.pieces.iter().map(|piece| more(&piece.rules)).sum::<u8>();
    assert!(gear > 0 && all <= 20, "{all} tokens");
    let hound = BOOK.quests.printed().iter().find(|card| card.name == "Metal Hound").expect("a card");
    let dear =
        matches!(&hound.rules[..], [Rule::Use(price, ..)] if price[..] == [Cost::Thing(Thing::Mana, 3)]);
    assert!(dear && slots.iter().all(|own| own + gear >= 3));
}

/// NN-DATA-16: the coat takes 1 damage, the gloves deal 2 more for 1 mana, and the crystal only holds mana.
#[test]
fn the_azure_pair_and_the_crystal_in_a_combat() {
    let round = |gear: Option<&str>, answers: &[&str]| {
        let scene = in_combat(players(2), 0, 6, 0).has(0, "hearts", 10).has(0, "blue", [gear, None, None]);
        let mut t = scene.dice([4]).start();
        t.play(answers.iter().copied());
        (10 - t.player(0).hearts, t.state().fight.expect("it goes on").dealt, 4 - t.player(0).mana)
    };
    assert_eq!(round(None, &["round"]), (3, 3, 0));
    assert_eq!(round(Some("azure-coat"), &["round"]), (2, 3, 0));
    assert_eq!(round(Some("azure-gloves"), &["round", "use/azure-gloves/0"]), (3, 5, 1));
    assert_eq!(round(Some("shield-crystal-1"), &["round"]), (3, 3, 0));
}

/// NN-DATA-18: with any builder, a building for 5 coins, and as much again is left.
#[test]
fn a_first_turn_can_be_paid() {
    for id in BOOK.specialists.iter().filter(|id| BOOK.specialists[*id].starts == Some(Start::Builder)) {
        let mut t = players(2)
            .has(0, "specialists", json!([{ "who": name(id) }]))
            .has(1, "specialists", json!([]))
            .start();
        let key = format!("pay/{}", name(id));
        t.play([key.as_str(), "tile/town-hall", "plot/13"]);
        let left = t.player(0).coins;
        assert_eq!(left, 17 - u16::from(BOOK.specialists[id].cost) - 5, "{}", name(id));
        assert!(left >= 5, "{}", name(id));
    }
}

/// NN-DATA-20
#[test]
fn tiles_have_beds_and_books() {
    let tiles = |fits: fn(&now_or_never::Building) -> bool| {
        BOOK.buildings.iter().filter(|id| fits(&BOOK.buildings[*id])).map(name).collect::<Vec<_>>()
    };
    assert_eq!(tiles(|tile| tile.beds == 2), ["inn"]);
    assert_eq!(
        tiles(|tile| tile.beds == 1),
        ["garden-house", "snail-nursery", "coopers-row", "soup-kitchen"]
    );
    assert_eq!(tiles(|tile| tile.book), ["town-hall", "construction-hq", "library", "school", "cork-cellar"]);
    assert!(!tiles(|tile| tile.cost == 5).is_empty());
}

/// What goods bring at most by the sell table.
fn best_price(goods: [u8; 4]) -> u8 {
    let sold = |sale: &now_or_never::Sale| {
        let mut left = goods;
        for (have, gone) in left.iter_mut().zip(sale.goods) {
            *have = have.checked_sub(gone)?;
        }
        Some(sale.coins + best_price(left))
    };
    BOOK.season.sales.iter().filter_map(sold).max().unwrap_or(0)
}

/// NN-DATA-22: singles, three alike for 2 more, and one of each for 12.
#[test]
fn the_sell_table_is_as_proposed() {
    let mut wanted = Vec::new();
    for (at, coins) in [1, 2, 3, 4].into_iter().enumerate() {
        let alone = |n: u8| std::array::from_fn(|good| if good == at { n } else { 0 });
        wanted.extend([(alone(1), coins), (alone(3), 3 * coins + 2)]);
    }
    wanted.push(([1; 4], 12));
    let printed: BTreeSet<([u8; 4], u8)> =
        BOOK.season.sales.iter().map(|sale| (sale.goods, sale.coins)).collect();
    assert_eq!(printed, wanted.into_iter().collect());
    assert_eq!((best_price([4, 1, 1, 1]), best_price([0, 0, 0, 3])), (12 + 5, 14));
}

/// NN-DATA-23
#[test]
fn there_are_fifteen_villagers_of_each_good() {
    let mut t = fresh(setup("standard", 2, 1));
    t.play(["zeik", "namal"]);
    let mut all = t.state().villagers;
    t.state().row.iter().for_each(|good| all[*good as usize] += 1);
    assert_eq!(all, [15; 4]);
}

/// NN-DATA-24
#[test]
fn every_order_pays_more_than_the_sell_table() {
    assert_eq!(BOOK.orders.len(), 9);
    for id in BOOK.orders.iter() {
        let order = &BOOK.orders[id];
        assert!(order.coins > best_price(order.goods), "{}", name(id));
    }
}

/// NN-DATA-25: ten faces, two of each but for the villager and the shelter.
#[test]
fn search_tokens_come_in_pairs() {
    let copies = |text: &str| BOOK.searches.printed().iter().filter(|find| find.text == text).count();
    let faces: BTreeSet<(&str, &str)> =
        BOOK.searches.printed().iter().map(|find| (find.text.as_str(), find.name.as_str())).collect();
    assert_eq!(faces.len(), 10);
    for (text, face) in faces {
        let once = ["Lost Villager", "Ruined Shelter"].contains(&face);
        assert_eq!(copies(text), if once { 1 } else { 2 }, "{face}");
    }
}

/// NN-DATA-29: the six of the rulebook and seven more, each with something that lasts.
#[test]
fn there_are_thirteen_artifacts() {
    let artifacts: Vec<_> = BOOK.quests.printed().iter().filter(|card| card.pile == Pile::Artifact).collect();
    assert_eq!(artifacts.len(), 13);
    assert!(artifacts.iter().all(|card| matches!(&card.rules[..], [Rule::Use(price, effects, _)]
        if matches!(price[..], [Cost::Thing(Thing::Mana, _)]) && !effects.is_empty())));
    for known in ["Demon Trap", "Warp Stone", "Metal Hound", "Life Candle", "Magic Chest", "Lightning Fungus"]
    {
        assert_eq!(artifacts.iter().filter(|card| card.name == known).count(), 1, "{known}");
    }
}

/// NN-DATA-30: from -2 to 12, and half of every even reputation.
#[test]
fn the_reputation_track_has_points_on_even_spaces() {
    let positive = [(2, 1), (4, 2), (6, 3), (8, 4), (10, 5), (12, 6)];
    let printed: BTreeSet<(i8, i8)> = BOOK.season.reputation.iter().copied().collect();
    assert_eq!(printed, positive.into_iter().chain([(-2, -2), (-1, -1)]).collect());
    assert_eq!(BOOK.season.highest, 12);
}

/// NN-DATA-32: what each chapter lays out.
#[test]
fn every_story_piece_belongs_to_a_chapter() {
    let chapters = &BOOK.tales.as_ref().expect("there are stories").chapters;
    let foes = |number: usize| {
        chapters[number - 1].enemies.iter().map(|one| one.foe.name.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(foes(1), ["The Squire, a giant boar"]);
    assert_eq!(foes(2), ["Drill Tank", "Drill Tank Due Notice"]);
    assert_eq!(foes(3), ["Gigaslug", "Gigaslug"]);
    assert_eq!((foes(4), foes(5)), (vec![], vec![]));
    assert_eq!(foes(6), ["Good Faith, the Guild tank", "Drill Tank on Strike"]);
    let with = |fits: fn(&now_or_never::Chapter) -> bool| {
        (1..=6).filter(|number| fits(&chapters[number - 1])).collect::<Vec<_>>()
    };
    assert_eq!((with(|own| own.glogos != [0, 0]), with(|own| own.lab)), (vec![3, 6], vec![6]));
    assert_eq!((with(|own| !own.rifts.is_empty()), with(|own| !own.ship.is_empty())), (vec![4], vec![5, 6]));
    assert_eq!((with(|own| own.keepsake.is_some()), with(|own| own.swearing)), (vec![2, 4], vec![6]));
    let hire: Vec<Vec<&str>> =
        chapters.iter().map(|own| own.hire.iter().copied().map(name).collect()).collect();
    assert_eq!(hire, [vec![], vec![], vec!["mystic-healer"], vec![], vec!["tench"], vec!["mystic-healer"]]);
}

/// NN-DATA-33
#[test]
fn dark_flame_is_the_only_red_beginning_of_halia() {
    let red = BOOK.abilities.iter().filter(|id| BOOK.ability(*id).colour == Colour::Red);
    let own = red.filter(|id| BOOK.ability(*id).ability.is_some_and(|(hero, _)| hero == Hero::Halia));
    let levels: Vec<(&str, u8)> =
        own.filter_map(|id| BOOK.ability(id).ability.map(|(_, level)| (name(id), level))).collect();
    let first: Vec<&str> = levels.iter().filter(|(_, level)| *level == 1).map(|(id, _)| *id).collect();
    assert_eq!((first, levels.len()), (vec!["dark-flame"], 3));
}

/// NN-OPEN-02
#[test]
fn the_fungus_and_the_cavern_have_one_name_each() {
    assert_eq!(BOOK.quests.printed().iter().filter(|card| card.name == "Lightning Fungus").count(), 1);
    assert_eq!(BOOK.places.printed().iter().filter(|place| place.name == "Wailing Cavern").count(), 1);
    for (file, text) in files() {
        assert!(!text.contains("Lighting Fungus") && !text.contains("Wailing Caverns"), "{file}");
    }
}

/// A small board draws what a card counts and leaves out what it has no room for; the words of all parts in a row are what the card says.
#[test]
fn what_a_card_does_comes_in_parts_that_can_be_drawn() {
    let scene = players(2).with("hire", json!(["hettie-marl", "noll-bracken"]));
    let t = scene.has(0, "red", [Some("gate-spear-1"), None, None, None]).start();
    let view = t.table.game().view(None);
    let parts = |said: &now_or_never::said::Said| serde_json::to_value(said).expect("a view is data");
    let count = |n: u8, of: &str, says: &str| json!({ "n": n, "of": of, "says": says });
    let [hettie, noll] = &view.hire[..] else { panic!("two can be recruited") };
    assert_eq!(
        (parts(hettie.does), hettie.does.to_string().as_str()),
        (json!(["build, ", { "spare": "gain " }, count(3, "heart", "3 hearts")]), "build, gain 3 hearts")
    );
    assert_eq!(parts(noll.does), json!(["heal", { "spare": " to full hearts" }]));
    let spear = [
        count(3, "damage", "3 damage"),
        json!({ "spare": "," }),
        " ".into(),
        count(1, "defense", "defense 1"),
    ];
    assert_eq!(parts(&view.seats[0].red[0].rules[0]), json!(spear));
}
