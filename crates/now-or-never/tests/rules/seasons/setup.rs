//! Setup (NN-SETUP, NN-PSET).

use super::*;

/// NN-SETUP-01, NN-SETUP-14, NN-PSET-07, NN-PSET-09
#[test]
fn a_new_game_is_above_ground_in_the_first_season() {
    let t = begun(3, 4);
    assert_eq!((t.state().side, t.state().season), (Side::Above, 1));
    let least = t.state().players.iter().map(|p| p.coins).min();
    assert_eq!(least, Some(17));
    let rows = seen(&t).town.plots[12..].iter().filter(|plot| plot.gives == Some(Thing::Shell)).count();
    assert_eq!(rows, 4, "the side with four shells");
}

/// NN-SETUP-02
#[test]
fn each_scroll_gets_one_of_three_locations() {
    let mut orders = BTreeSet::new();
    for seed in 0..20 {
        let t = seated(2, seed);
        let view = seen(&t);
        let scrolls = view.map.spaces.iter().filter(|space| space.scroll);
        let places: Vec<String> = scrolls
            .map(|space| space.place.as_ref().expect("a tile on every scroll").key.to_owned())
            .collect();
        assert_eq!(sorted(places.clone()), ["city-of-spirits", "nomad-camp", "scholars-tower"]);
        orders.insert(places);
    }
    assert!(orders.len() > 3, "they are shuffled: {orders:?}");
}

/// NN-SETUP-03
#[test]
fn nine_shuffled_orders_lie_at_the_tower_of_miners() {
    assert_eq!(space_of("tower-of-miners"), 0, "top left");
    let piles: BTreeSet<Vec<&str>> =
        (0..4).map(|seed| names(seated(2, seed).state().orders.cards())).collect();
    assert!(piles.iter().all(|pile| pile.len() == 9));
    assert_eq!(piles.len(), 4, "shuffled");
}

/// NN-SETUP-05, NN-SETUP-06, NN-SETUP-07, NN-EX-01
#[test]
fn enemies_are_as_many_as_players_but_two_of_level_nine_at_most() {
    for (n, ninth) in [(1, 1), (2, 1), (3, 2), (4, 2)] {
        let t = seated(n, 1);
        let view = seen(&t);
        let spaces = view.map.spaces.iter().zip(&BOOK.map(Side::Above).spaces);
        let mut levels = Vec::new();
        for (space, printed) in spaces {
            assert_eq!(space.enemy.as_ref().map(|foe| foe.level), printed.enemy);
            let Some(foe) = &space.enemy else { continue };
            levels.push(foe.level);
            assert_eq!(usize::from(foe.left), if foe.level == 9 { ninth } else { n }, "level {}", foe.level);
        }
        assert_eq!(sorted(levels), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    }
}

/// NN-SETUP-08
#[test]
fn nothing_comes_after_the_last_enemy_of_a_stack() {
    let mut t = strikes(players(2).with("enemies", json!([1, 2, 2, 2, 2, 2, 2, 2, 1])), 4);
    assert!(t.told("Ada beats Cellar Crab."));
    t.play(["1:pass", "0:pass", "0:pass", "1:hero/1"]);
    assert_eq!((t.state().season, t.state().enemies[0]), (2, 0));
    let lair = crate::common::lair_of(1);
    assert!(t.offers(&format!("space/{lair}")) && !t.offers(&format!("fight/{lair}")), "{}", t.open());
}

/// NN-SETUP-04: where an enemy and a token lie, too.
#[test]
fn mountains_can_be_seen_under_everything() {
    let t = seated(2, 1);
    let view = seen(&t);
    let seen: Vec<bool> = view.map.spaces.iter().map(|space| space.mountain).collect();
    let printed: Vec<bool> = BOOK.map(Side::Above).spaces.iter().map(|space| space.mountain).collect();
    assert_eq!(seen, printed);
    assert!(view.map.spaces.iter().any(|space| space.mountain && space.token && space.enemy.is_some()));
}

/// NN-SETUP-09, NN-SETUP-10
#[test]
fn a_search_token_lies_face_down_on_every_letter() {
    let t = seated(2, 1);
    let view = seen(&t);
    let with_token = view.map.spaces.iter().filter(|space| space.token);
    let letters: Vec<char> = with_token.map(|space| space.letter.expect("only on letters")).collect();
    assert_eq!(sorted(letters), ('A'..='N').collect::<Vec<_>>());
    assert_eq!(t.state().searches.len(), 18, "four are never turned");
    let text = serde_json::to_string(&view).expect("a view is data");
    assert!(text.contains("Cellar Crab"), "enemies can be seen");
    for find in BOOK.searches.printed() {
        assert!(!text.contains(&find.text), "{} cannot", find.name);
    }
}

/// NN-SETUP-12
#[test]
fn six_of_sixty_villagers_are_turned_up() {
    let t = seated(2, 1);
    assert_eq!(t.state().row.len(), 6);
    assert_eq!(t.state().villagers.iter().map(|n| usize::from(*n)).sum::<usize>(), 54);
    let rows: BTreeSet<String> = (0..5).map(|seed| format!("{:?}", seated(2, seed).state().row)).collect();
    assert!(rows.len() > 1, "shuffled");
}

/// NN-SETUP-13
#[test]
fn three_pieces_of_gear_of_each_colour_are_for_sale() {
    let t = seated(2, 1);
    for (colour, all) in [(Colour::Red, 9), (Colour::Blue, 12)] {
        let (shop, pile) = (&t.state().shop[colour as usize], &t.state().gear[colour as usize]);
        assert_eq!((shop.len(), pile.len()), (3, all - 3));
        assert!(shop.iter().copied().chain(pile.cards()).all(|gear| BOOK.gear_piece(gear).colour == colour));
    }
}

/// NN-SETUP-15, NN-PSET-12
#[test]
fn quest_cards_are_in_three_piles_of_which_everybody_is_dealt_eight() {
    let t = seated(3, 1);
    for (pile, left) in [(Pile::Basic, 43 - 3 * 6), (Pile::Artifact, 13 - 3), (Pile::Advanced, 17 - 3)] {
        let deck = &t.state().quests[pile as usize];
        assert_eq!(deck.len(), left, "{pile:?}");
        assert!(deck.cards().all(|card| BOOK.quests[card].pile == pile));
        for player in &t.state().players {
            let dealt = player.hand.iter().filter(|card| BOOK.quests[**card].pile == pile).count();
            assert_eq!(dealt, if pile == Pile::Basic { 6 } else { 1 });
        }
    }
}

/// NN-PSET-12
#[test]
fn four_of_eight_quest_cards_are_kept() {
    let mut t = seated(2, 1);
    let dealt: Vec<String> = t.keys(0).into_iter().map(str::to_owned).collect();
    assert_eq!(dealt.len(), 8);
    for wrong in [3, 5] {
        assert!(t.answer(&format!("0:{}", dealt[..wrong].join(" "))).is_err(), "{wrong} cards");
    }
    // The artifact and the advanced card are the last two.
    t.play([format!("0:{}", dealt[1..5].join(" ")).as_str()]);
    let kept: Vec<String> =
        names(t.player(0).hand.iter().copied()).iter().map(|card| format!("quest/{card}")).collect();
    assert_eq!(sorted(kept), sorted(dealt[1..5].to_vec()));
    for (pile, gone) in [(Pile::Basic, 2), (Pile::Artifact, 1), (Pile::Advanced, 1)] {
        let discards = &t.state().quests[pile as usize].discards;
        assert_eq!(discards.len(), gone);
        assert!(discards.iter().all(|card| BOOK.quests[*card].pile == pile), "its own type");
    }
}

/// NN-SETUP-16, NN-SETUP-17, NN-PSET-02
#[test]
fn everybody_begins_with_a_builder_and_a_healer() {
    let t = seated(3, 1);
    for player in &t.state().players {
        let starts: Vec<_> =
            player.specialists.iter().map(|hired| BOOK.specialists[hired.who].starts).collect();
        assert_eq!(starts, [Some(Start::Builder), Some(Start::Healer)]);
        assert!(player.specialists.iter().all(|hired| !hired.down));
    }
    let boxed: Vec<_> = t.state().retired.iter().map(|who| BOOK.specialists[*who].starts).collect();
    assert_eq!(sorted(boxed.iter().map(|start| *start == Some(Start::Healer))), [false, true]);
    let dealt: BTreeSet<&str> =
        (0..20).map(|seed| name(seated(2, seed).player(0).specialists[0].who)).collect();
    assert_eq!(dealt.len(), 4, "any of the four builders");
}

/// NN-SETUP-18
#[test]
fn four_of_fourteen_other_specialists_are_for_hire() {
    let t = seated(2, 1);
    assert_eq!((t.state().hire.len(), t.state().specialists.len()), (4, 10));
    let all = t.state().hire.iter().copied().chain(t.state().specialists.cards());
    assert!(all.map(|who| &BOOK.specialists[who]).all(|hand| hand.starts.is_none() && !hand.story));
}

/// NN-SETUP-11, NN-SETUP-23: nothing of stories, and nothing of heroes whom nobody plays.
#[test]
fn what_is_not_used_stays_in_the_box() {
    let t = begun(2, 1);
    let cards: Vec<&str> = names(t.state().cards());
    assert!(cards.contains(&"yevka-sand"));
    assert!(!cards.contains(&"tench") && !cards.contains(&"mystic-healer"));
    let view = seen(&t);
    let abilities: Vec<&str> =
        view.seats.iter().flat_map(|seat| &seat.abilities).map(|ability| ability.key).collect();
    let heroes: BTreeSet<&str> = BOOK
        .abilities
        .iter()
        .filter(|id| abilities.contains(&name(*id)))
        .map(|id| BOOK.ability(id).ability.expect("it has a hero").0.key())
        .collect();
    assert_eq!(heroes.into_iter().collect::<Vec<_>>(), ["namal", "zeik"]);
    let text = serde_json::to_string(&view).expect("a view is data");
    assert!(text.contains("\"sales\"") && !text.contains("reputation"), "that side is down");
}

/// NN-SETUP-19, NN-SEASON-02, NN-OPEN-26: by chance, as nobody knows who won last.
#[test]
fn anybody_may_be_the_first_player() {
    let mut firsts = BTreeSet::new();
    for seed in 0..40 {
        let t = begun(4, seed);
        assert_eq!(t.state().active, t.state().first);
        firsts.insert(t.state().first.0);
    }
    assert_eq!(firsts.into_iter().collect::<Vec<_>>(), [0, 1, 2, 3]);
}

/// NN-SETUP-21, NN-EX-26
#[test]
fn later_players_begin_with_more_coins() {
    for (n, coins) in [(2, &[17, 18][..]), (3, &[17, 18, 18]), (4, &[17, 18, 18, 19])] {
        for seed in 0..6 {
            let t = seated(n, seed);
            let first = usize::from(t.state().first.0);
            let in_order: Vec<u16> = (0..n).map(|at| t.player((first + at) % n).coins).collect();
            assert_eq!(in_order, coins);
        }
    }
}

/// NN-SETUP-20, NN-SEASON-02
#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut t = players(4).with("first", json!(2)).with("active", json!(2)).start();
    for seat in [2, 3, 0, 1, 2] {
        assert_eq!(t.state().active, Seat(seat));
        let rest = offered(&t, seat, "rest/")[0].to_owned();
        t.play([format!("{seat}:{rest}").as_str(), format!("{seat}:coin").as_str()]);
    }
}

/// NN-SETUP-22
#[test]
fn underground_the_boards_lie_on_their_other_sides() {
    let mut setup = setup("standard", 2, 1);
    setup.options.insert("map".into(), "under".into());
    let mut t = fresh(setup);
    t.play(["zeik", "namal"]);
    let view = seen(&t);
    assert_eq!((view.side, view.map.name), (Side::Under, BOOK.map(Side::Under).name.as_str()));
    assert_eq!(view.town.rows, BOOK.town(Side::Under).rows);
    assert_ne!(view.town.rows, BOOK.town(Side::Above).rows);
    assert_eq!(t.player(0).at, BOOK.map(Side::Under).monument);
}

/// NN-PSET-01
#[test]
fn nobody_gets_a_hero_that_is_taken() {
    let mut t = fresh(setup("standard", 2, 1));
    assert_eq!(t.keys(0), ["marklun", "halia", "namal", "zeik"]);
    t.play(["namal"]);
    assert_eq!(t.keys(1), ["marklun", "halia", "zeik"]);
    t.play(["zeik"]);
    let heroes: Vec<&str> = seen(&t).seats.iter().map(|seat| seat.hero.name).collect();
    assert_eq!(heroes, ["Namal", "Zeik"]);
}

/// NN-PSET-03, NN-PSET-04, NN-PSET-05, NN-PSET-06, NN-PSET-13, NN-PSET-14
#[test]
fn a_hero_begins_with_everything_but_abilities() {
    let t = begun(4, 1);
    let monument = space_of("monument");
    let boards = [(Hero::Zeik, 3), (Hero::Namal, 2), (Hero::Halia, 3), (Hero::Marklun, 4)];
    for (player, (hero, mana)) in t.state().players.iter().zip(boards) {
        assert_eq!((player.hero, player.hearts, player.mana), (hero, BOOK.board(hero).hearts, mana));
        assert_eq!((player.acted, player.experience, player.track), ([false; 3], 0, [0; 5]));
        assert_eq!((player.red, player.blue), ([None; 4], [None; 3]));
        assert_eq!(player.at, monument);
    }
    for seat in &seen(&t).seats {
        let colours: Vec<_> = seat.abilities.iter().map(|ability| ability.colour).collect();
        assert_eq!(colours.iter().filter(|colour| **colour == Colour::Red).count(), 3);
        assert_eq!(colours.len(), 6);
    }
}

/// NN-PSET-08
#[test]
fn the_die_has_four_sides() {
    let mut faces = BTreeSet::new();
    for seed in 0..40 {
        let mut t = begun(2, seed);
        let seat = t.state().active;
        let from = t.player(seat.index()).at;
        let lair = crate::common::lair_of(1);
        let hero = offered(&t, seat.0, "hero/")[0].to_owned();
        t.play([hero.as_str(), format!("fight/{lair}").as_str()]);
        assert_ne!(t.player(seat.index()).at, from);
        faces.extend((0..10).filter(|face| t.told(&format!("rolls {face}."))));
    }
    assert_eq!(faces.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
}

/// NN-PSET-10
#[test]
fn everybody_has_all_twenty_tiles_in_another_order() {
    let t = seated(3, 1);
    let grids: Vec<Vec<&str>> =
        t.state().players.iter().map(|p| names(p.grid.iter().flatten().copied())).collect();
    for grid in &grids {
        assert_eq!(sorted(grid.clone()), sorted(names(BOOK.buildings.iter())));
    }
    assert!(grids[0] != grids[1] && grids[1] != grids[2] && grids[0] != grids[2]);
}

/// NN-PSET-11, NN-BUILD-01, NN-BUILD-14: the hermit moves tiles of the grid, and no building.
#[test]
fn the_grid_changes_only_where_something_says_so() {
    let beside_hut = space_of("hermits-hut") - 6;
    let scene = players(2)
        .built(0, &[(12, "school")])
        .has(0, "grid", grid_without(&["school"]))
        .has(0, "at", beside_hut);
    let mut t = scene.start();
    let before = t.player(0).grid;
    t.play(["pay/tobin-marl", "tile/library", "plot/14", "1:pass"]);
    let mut after = before;
    after[5] = None;
    assert_eq!(t.player(0).grid, after, "a gap where the library was");
    let (hut, town) = (space_of("hermits-hut"), t.player(0).town);
    t.play(["hero/1", format!("space/{hut}").as_str(), "stop", "visit"]);
    assert!(!t.offers("tile/school") && !t.offers("tile/library") && t.offers("tile/none"));
    t.play(["tile/market-hall", "tile/soup-kitchen"]);
    after.swap(0, 19);
    assert_eq!((t.player(0).grid, t.player(0).town), (after, town));
}

/// NN-SPEC-03: alone, one pays the bot's specialists, and nobody takes a tax.
#[test]
fn alone_the_bots_specialists_can_be_paid() {
    let mut t = alone().has(0, "hearts", 3).start();
    assert_eq!(t.state().enemies, [1; 9]);
    t.play(["hire/hux-thimble"]);
    assert_eq!((t.player(0).coins, t.player(0).hearts), (14, full(0)));
}

/// NN-PSET-13
#[test]
fn heroes_begin_at_the_monument() {
    let t = players(2).start();
    assert_eq!(t.player(0).at, space_of("monument"));
}
