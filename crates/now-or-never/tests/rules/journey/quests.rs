//! Quest cards (NN-QPLAY, NN-QDRAW).

use super::*;

/// NN-QPLAY-01, NN-QPLAY-03, NN-QPLAY-06
#[test]
fn one_card_is_played_for_its_cost() {
    let scene = players(2).has(0, "hearts", 3).has(0, "track", [0, 1, 0, 0, 0]).has(
        0,
        "hand",
        ["root-cellar", "pruning-season"],
    );
    let mut t = arrive(scene, 0, Side::Above, "undergarden");
    assert!(t.offers("quest/root-cellar") && t.offers("quest/pruning-season"));
    assert_eq!(changes(&mut t, 0, ["quest/root-cellar"]), "heart +6, coin -2, quest -1, played +1");
    assert!(!t.offers("quest/pruning-season"), "one is enough");
    let poor = players(2).has(0, "coins", 1).has(0, "hand", ["root-cellar", "pruning-season"]);
    let t = arrive(poor, 0, Side::Above, "undergarden");
    assert!(!t.offers("quest/none"), "nothing can be paid: {}", t.open());
}

/// NN-QPLAY-07, NN-QPLAY-11
#[test]
fn some_cards_go_on_working_and_some_only_count() {
    let mut t = players(2).has(0, "played", ["seed-shells"]).has(1, "hand", ["racing-stock"]).start();
    pass_all(&mut t);
    assert_eq!((t.player(0).track[0], t.player(1).track[0]), (1, 0), "always: season shell 1");
    let scene = players(2).has(0, "hand", ["names-for-the-stone"]).has(0, "experience", 2);
    let mut t = arrive(scene, 0, Side::Above, "monument");
    let played = changes(&mut t, 0, ["quest/names-for-the-stone"]);
    assert_eq!(played, "experience -2, quest -1, played +1", "it gives points only");
}

/// NN-QPLAY-08, NN-QPLAY-09, NN-OPEN-29
#[test]
fn a_combat_quest_is_fought_at_once_and_won_for_its_rewards() {
    let scene = players(2).has(0, "hearts", 10).has(0, "hand", ["sapling-with-a-grudge"]).dice([4, 4]);
    let mut t = arrive(scene, 0, Side::Above, "forest-of-faces");
    t.play(["quest/sapling-with-a-grudge"]);
    assert_eq!((dealt(&t), t.player(0).hearts), (3, 9), "a round has been played");
    assert_eq!(t.player(0).experience, 0);
    assert_eq!(changes(&mut t, 0, ["round"]), "heart -1, experience +1, shell +1");
    assert_eq!(names(&t.player(0).played), ["sapling-with-a-grudge"]);
    assert!(t.offers("visit"), "and there is still something to do here: {}", t.open());
}

/// NN-QPLAY-10, NN-OPEN-28
#[test]
fn a_combat_quest_that_fails_is_discarded() {
    for (hearts, answers) in
        [(10, vec!["quest/sapling-with-a-grudge", "retreat"]), (1, vec!["quest/sapling-with-a-grudge"])]
    {
        let scene = players(2).has(0, "hearts", hearts).has(0, "hand", ["sapling-with-a-grudge"]).dice([4]);
        let mut t = arrive(scene, 0, Side::Above, "forest-of-faces");
        assert_eq!(changes(&mut t, 0, answers), "heart -1, experience +1, quest -1", "no reward, not kept");
        assert_eq!(names(&t.state().quests[Pile::Basic as usize].discards), ["sapling-with-a-grudge"]);
        assert_eq!(t.state().active.0, 1, "the turn is over");
    }
}

/// NN-QDRAW-01, NN-QDRAW-02, NN-QDRAW-03
#[test]
fn cards_are_drawn_from_any_piles_and_the_others_are_discarded() {
    let hand: Vec<&str> = BOOK
        .quests
        .iter()
        .filter(|id| BOOK.quests[*id].pile == Pile::Basic)
        .map(|id| BOOK.names().name(id))
        .take(30)
        .collect();
    let scene = players(2).has(0, "hand", &hand).draws(&["warp-stone", "deep-road", "what-wails"]);
    let mut t = arrive(scene, 0, Side::Above, "flying-casino");
    t.play(["quest/none", "visit"]);
    for pile in ["pile/artifact", "pile/advanced", "pile/basic"] {
        assert_eq!(t.keys(0), ["pile/basic", "pile/artifact", "pile/advanced"]);
        t.play([pile]);
    }
    t.play(["quest/warp-stone", "quest/what-wails"]);
    assert_eq!(t.player(0).hand.len(), 32, "there is no limit");
    let discards: Vec<Vec<&str>> = t.state().quests.iter().map(|deck| names(&deck.discards)).collect();
    assert_eq!(discards, [vec![], vec![], vec!["deep-road"]], "each to its own pile");
}

/// NN-QPLAY-01: everybody sees who is waited for, so what is hidden in a hand does not decide it.
#[test]
fn whoever_might_play_a_card_is_asked_whatever_is_in_the_hand() {
    let casino = BOOK.names().find("flying-casino").expect("a place");
    let elsewhere = |pile: Pile| {
        let card =
            BOOK.quests.iter().find(|id| BOOK.quests[*id].pile == pile && BOOK.quests[*id].place != casino);
        BOOK.names().name(card.expect("there is one"))
    };
    let arrived = |hand: &[&str]| arrive(players(2).has(0, "hand", hand), 0, Side::Above, "flying-casino");
    let mut t = arrived(&[elsewhere(Pile::Basic)]);
    assert_eq!(t.keys(0), ["quest/none"], "it could be one that is played here");
    t.play(["quest/none"]);
    assert!(t.offers("visit"));
    assert!(arrived(&[]).offers("visit"), "without a card there is nothing to ask");
}

/// NN-QDRAW-04
#[test]
fn an_empty_pile_is_filled_from_its_own_discards() {
    let of = |pile: Pile| BOOK.quests.iter().filter(move |id| BOOK.quests[*id].pile == pile);
    let artifacts: Vec<&str> = of(Pile::Artifact).map(|id| BOOK.names().name(id)).collect();
    let decks = json!([{ "pile": [], "discards": ["root-cellar"] }, { "pile": [], "discards": &artifacts[..2] },
        { "pile": [], "discards": [] }]);
    let scene = players(2).has(1, "hand", &artifacts[2..]).has(0, "experience", 2).with("quests", decks);
    let mut t = arrive(scene, 0, Side::Above, "undergarden");
    t.play(["visit"]);
    assert!(t.offers("pile/artifact"), "{}", t.open());
    t.play(["pile/artifact", "pile/artifact"]);
    let kept = format!("quest/{}", artifacts[0]);
    t.play([kept.as_str()]);
    let [basic, artifact, _] = &t.state().quests;
    assert_eq!(names(&t.player(0).hand), [artifacts[0]]);
    assert_eq!((names(&artifact.discards), artifact.pile.len()), (vec![artifacts[1]], 0));
    assert_eq!(names(&basic.discards), ["root-cellar"], "other discards stay");
}

/// NN-QDRAW-04: nothing is drawn where there is neither a pile nor its discards.
#[test]
fn a_bare_pile_is_not_offered() {
    let held = |piles: &[Pile]| -> Vec<&str> {
        let held = BOOK.quests.iter().filter(|id| piles.contains(&BOOK.quests[*id].pile));
        held.map(|id| BOOK.names().name(id)).collect()
    };
    let scene = |piles: &[Pile]| players(2).has(0, "hearts", 5).has(1, "hand", held(piles));
    let mut t = arrive(scene(&[Pile::Advanced]), 0, Side::Above, "flying-casino");
    t.play(["visit"]);
    assert_eq!(t.keys(0), ["pile/basic", "pile/artifact"]);
    let mut t = arrive(scene(&Pile::ALL), 0, Side::Above, "flying-casino");
    assert_eq!(changes(&mut t, 0, ["visit"]), "heart +5, coin -1");
}

/// NN-QDRAW-03: where no more can be drawn than are kept, there is nothing to choose.
#[test]
fn the_last_cards_are_all_kept() {
    let held: Vec<&str> = BOOK.quests.iter().map(|id| BOOK.names().name(id)).skip(2).collect();
    let mut t = arrive(players(2).has(1, "hand", held), 0, Side::Above, "flying-casino");
    let before = t.player(0).hand.len();
    t.play(["visit"]);
    while t.open().contains(" pile/") {
        let pile = t.own(0)[0].to_owned();
        t.play([pile.as_str()]);
    }
    assert_eq!(t.player(0).hand.len() - before, 2, "{}", t.open());
    assert_eq!(t.state().active.0, 1, "nobody is asked which: {}", t.open());
}

/// NN-QDRAW-05, NN-QDRAW-08
#[test]
fn artifacts_and_advanced_cards_mostly_cost_two_books() {
    let books = |card: &&&Quest| card.cost.contains(&Cost::Thing(Thing::Book, 2));
    let (artifacts, advanced, basic) = (cards(Pile::Artifact), cards(Pile::Advanced), cards(Pile::Basic));
    for pile in [&artifacts, &advanced] {
        assert!(2 * pile.iter().filter(books).count() > pile.len());
    }
    let mana = |cost: &Cost| matches!(cost, Cost::Thing(Thing::Mana, _));
    let paid = |rule: &Rule| matches!(rule, Rule::Use(price, ..) if price.iter().any(mana));
    assert!(artifacts.iter().all(|card| card.rules.iter().any(paid)), "an ability paid with mana");
    let mean =
        |pile: &[&Quest]| pile.iter().map(|card| u32::from(card.points)).sum::<u32>() / pile.len() as u32;
    assert!(mean(&advanced) >= 2 * mean(&basic), "{} and {}", mean(&advanced), mean(&basic));
    assert!(
        advanced.iter().any(|card| !card.needs.is_empty())
            && advanced.iter().any(|card| card.needs.is_empty())
    );
}

/// NN-QDRAW-05, NN-ART-03
#[test]
fn artifacts_are_used_on_ones_own_turn() {
    let cards = ["metal-hound", "patient-ink"];
    let mut t = players(2).has(1, "played", cards).has(1, "mana", 3).start();
    assert!(!t.offers("use/metal-hound/0") && !t.offers("use/patient-ink/0"), "{}", t.open());
    t.play(["pass"]);
    assert!(t.offers("use/metal-hound/0") && t.offers("use/patient-ink/0"), "{}", t.open());
}

/// NN-QDRAW-06, NN-QDRAW-07, NN-OPEN-22
#[test]
fn an_artifact_of_once_a_season_waits_for_the_next() {
    let mut t = players(2).has(0, "played", ["magic-chest"]).start();
    t.play(["use/magic-chest/0"]);
    assert_eq!(names(&t.player(0).spent_cards), ["magic-chest"], "marked with the mana");
    assert!(t.player(0).mana == 3 && !t.offers("use/magic-chest/0"));
    pass_all(&mut t);
    assert!(t.player(0).spent_cards.is_empty() && t.player(0).mana == 4);
    assert!(t.offers("use/magic-chest/0"), "{}", t.open());
}

/// NN-QDRAW-06
#[test]
fn an_artifact_of_once_a_round_serves_in_every_round() {
    let mut t = combat(ADA, 6, 0).has(0, "played", ["splinter-drum"]).dice([4, 4]).start();
    t.play(["round"]);
    assert_eq!(t.keys(0), ["enough", "use/splinter-drum/0"]);
    t.play(["use/splinter-drum/0"]);
    assert_eq!((dealt(&t), t.player(0).mana), (6, 3), "no second time: {}", t.open());
    t.play(["round", "use/splinter-drum/0", "villager/shell", "villager/shell"]);
    assert_eq!((t.player(0).mana, t.state().enemies[5]), (2, 1));
}

/// NN-QPLAY-03, NN-OPEN-12: without the hearts for it a card stays in the hand, and nothing else is paid.
#[test]
fn a_card_that_takes_the_last_heart_is_not_played() {
    let scene =
        turn_of(0).has(0, "hearts", 2).has(0, "track", [0, 1, 0, 0, 0]).has(0, "hand", ["wind-plugs"]);
    let mut t = arrive(scene, 0, Side::Above, "wailing-cavern");
    t.play(["quest/wind-plugs"]);
    let ada = t.player(0);
    assert_eq!((ada.hearts, ada.track[1], ada.hand.len(), ada.played.len()), (0, 1, 1, 0));
    assert_eq!(t.state().active.0, 1, "the turn is over");
}

/// That a card of the hand could be played here is nobody else's business: at the next question others see what they would see without it.
#[test]
fn nobody_else_sees_that_a_card_could_be_played() {
    let card = "names-for-the-stone"; // for 2 experience, at the Monument
    let at = space_of("monument");
    let act = json!({ "stage": "quest", "from": 0, "free": 0 });
    let scene = |hand: &[&str]| {
        players(2)
            .has(0, "at", at)
            .has(0, "experience", 2)
            .has(0, "hand", hand)
            .with("act", act.clone())
            .start()
    };
    let stage = |t: &Play, seat| {
        table::Game::view(t.table.game(), Some(table::Seat(seat))).act.expect("an act").stage
    };
    let (with, without) = (scene(&[card]), scene(&[]));
    assert!(with.offers("quest/none") && !without.offers("quest/none"));
    assert_eq!((stage(&with, 0), stage(&without, 0)), ("quest", "deed"));
    assert_eq!(stage(&with, 1), stage(&without, 1));
}

/// NN-OPEN-11: a price that takes the last heart is warned of.
#[test]
fn a_card_for_the_last_hearts_is_warned_of() {
    let costly = |id: &table::Id<now_or_never::Quest>| {
        let card = &BOOK.quests[*id];
        card.needs.is_empty() && matches!(card.cost[..], [Cost::Thing(Thing::Heart, 1..)])
    };
    let id = BOOK.quests.iter().find(costly).expect("a card for hearts");
    let (card, name) = (&BOOK.quests[id], BOOK.names().name(id));
    let Cost::Thing(_, hearts) = card.cost[0] else { unreachable!() };
    let at = space_of(BOOK.names().name(card.place));
    let stakes = |left: u8| {
        let act = json!({ "stage": "quest", "from": 0, "free": 0 });
        let scene =
            players(2).has(0, "hearts", left).has(0, "at", at).has(0, "hand", [name]).with("act", act);
        let t = scene.start();
        (
            t.stakes(&format!("quest/{name}")),
            t.label(&format!("quest/{name}")).contains("your last heart: you gain nothing"),
        )
    };
    assert_eq!(stakes(hearts + 1), (format!("costs {hearts} heart"), false));
    assert_eq!(stakes(hearts), (format!("costs {hearts} heart"), true));
}
