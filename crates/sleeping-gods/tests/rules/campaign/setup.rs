//! Setup and the crew (SG-SETUP, SG-CREW).

use super::*;

/// SG-SETUP-01, SG-JOIN-04
#[test]
fn one_to_four_can_play() {
    for n in 1..=4 {
        assert!(Table::<SleepingGods>::new(BOOK.clone(), setup("normal", n, 1)).is_ok(), "{n} players");
    }
    for n in [0, 5] {
        assert!(Table::<SleepingGods>::new(BOOK.clone(), setup("normal", n, 1)).is_err(), "{n} players");
    }
}

/// SG-SETUP-02, SG-SETUP-04, SG-SETUP-05, SG-LOCC-01
#[test]
fn the_ship_begins_at_location_2_with_little_on_board() {
    let t = laid_out(2, 3);
    let start = BOOK.locations.iter().find(|l| l.number == 2).expect("it is there");
    assert_eq!(t.state().region, start.region);
    assert_eq!(seen(&t, 0)["chart"]["pages"], json!([2, 3]));
    assert_eq!(t.state().room, None);
    assert_eq!(t.state().stores, [3, 0, 1, 0, 0, 0], "3 coins and 1 grain");
    assert!(t.told("You gain 3 coins.") && t.told("You gain 1 grain."));
    assert_eq!((t.state().damage, t.state().xp), ([0; 6], 0));
}

/// SG-SETUP-06, SG-SETUP-07, SG-CREW-03
#[test]
fn the_crew_is_dealt_as_evenly_as_possible_and_the_captain_to_nobody() {
    for (n, parts) in [(1, vec![8]), (2, vec![4, 4]), (3, vec![3, 3, 2]), (4, vec![2, 2, 2, 2])] {
        let t = laid_out(n, 3);
        assert_eq!(shares(&t), parts);
        assert_eq!(t.mate("odessa").owner, None);
    }
}

/// SG-OPEN-68, SG-SETUP-07: all are asked at once, and again when somebody has taken a board of theirs.
#[test]
fn crew_boards_are_exchanged_until_everybody_is_content() {
    let owner = |t: &Play, crew: &str| t.mate(crew).owner.map(|seat| seat.0);
    let mut t = fresh(setup("normal", 2, 3));
    t.play(["seat/0"]);
    assert!(t.is_asked(0) && t.is_asked(1) && !t.offers("room/bridge"), "{}", t.open());
    assert_eq!(t.own(0).len(), 1 + 4 * 4);
    assert_eq!(t.label("exchange/audrie/mac"), "Exchange Audrie for Mac, with Bo");
    t.play(["0:content"]);
    assert!(!t.is_asked(0));
    t.play(["1:exchange/mac/audrie"]);
    assert!(t.told("Bo gives Ada Mac, and gets Audrie."));
    assert_eq!((owner(&t, "mac"), owner(&t, "audrie"), shares(&t)), (Some(0), Some(1), vec![4, 4]));
    assert!(t.is_asked(0) && t.is_asked(1), "Ada has lost somebody: {}", t.open());
    t.play(["0:content", "1:content"]);
    assert!(t.offers("room/bridge"), "{}", t.open());
    let mut t = fresh(setup("normal", 3, 3));
    t.play(["seat/0", "2:content", "0:exchange/audrie/kasumi"]);
    assert_eq!((shares(&t), t.is_asked(2)), (vec![3, 3, 2], false), "Cy has lost nobody: {}", t.open());
    assert!(laid_out(1, 3).offers("room/bridge"), "alone there is nobody to exchange with");
}

/// SG-OPEN-68: bots are content, and nobody goes on for ever: two who take the same board again and again end with what was dealt.
#[test]
fn an_exchange_is_for_people_and_after_four_each_the_split_stands() {
    let mut t = fresh(setup("normal", 2, 3));
    t.play(["seat/0"]);
    let own = || t.asked(0).options.iter().filter(|option| !option.aside);
    assert!(own().all(|option| option.for_people == (option.key != "content")));
    for _ in 0..4 {
        assert!(!t.offers("room/bridge"), "{}", t.open());
        t.play(["0:exchange/audrie/mac", "1:exchange/audrie/mac"]);
    }
    assert!(t.offers("room/bridge"), "{}", t.open());
    assert_eq!(t.mate("mac").owner, Some(Seat(1)));
}

/// SG-OPEN-68: whoever was taken from answers, however often others have taken.
#[test]
fn nobody_is_overruled_because_others_have_taken_often() {
    let mut t = fresh(setup("normal", 3, 3));
    t.play(["seat/0"]);
    for _ in 0..2 {
        t.play(["0:exchange/audrie/laurent", "0:exchange/laurent/audrie"]);
        t.play(["2:exchange/marco/mac", "2:exchange/mac/marco"]);
    }
    assert!(!t.is_asked(0) && !t.is_asked(2), "they have taken four times: {}", t.open());
    assert!(t.is_asked(1) && t.offers("exchange/mac/audrie"), "{}", t.open());
    t.play(["1:exchange/mac/audrie"]);
    assert!(!t.is_asked(0), "and Ada cannot take it back: {}", t.open());
    t.play(["1:content"]);
    assert!(t.offers("room/bridge"), "{}", t.open());
}

/// SG-SETUP-08, SG-SETUP-09: the nine synergy tokens lie on no board before a combat, and after it again on none.
#[test]
fn all_boards_are_empty_at_first() {
    let t = laid_out(2, 3);
    for mate in &t.state().crew {
        assert_eq!((mate.damage, mate.fatigue, mate.command), (0, 0, 0));
        assert!(mate.statuses.is_empty() && mate.cards.is_empty() && mate.levels.is_empty());
    }
    let tokens = |t: &Play, seat: u8| seen(t, seat)["combat"]["synergy"].clone();
    assert_eq!([tokens(&t, 0), tokens(&t, 1)], [json!(null), json!(null)]);
    let weak = "blank heart blank\", \"blank blank blank\", \"heart blank blank";
    let scene = players(2).changed(
        "enemies-02.toml",
        weak,
        "heart blank blank\", \"blank blank blank\", \"blank blank blank",
    );
    let mut t = scene.combat(&["wick-rat"]).fate([6]).start();
    assert_eq!(tokens(&t, 0), json!(CREW), "in a combat each lies on the board of its owner");
    t.play(["attack/gregory", "square/0/0"]);
    assert_eq!((tokens(&t, 0), t.state().combat.is_none()), (json!(null), true), "{}", t.open());
}

/// SG-SETUP-10, SG-SETUP-12, SG-SETUP-13, SG-SETUP-20
#[test]
fn decks_are_whole_and_shuffled_and_four_cards_are_in_play() {
    let (t, other) = (laid_out(1, 3), laid_out(1, 4));
    let (one, two) = (t.state(), other.state());
    assert_eq!((one.abilities.len(), one.player(Seat(0)).hand.len()), (59, 1));
    assert_eq!((one.market.len(), one.searches.len()), (28, 9));
    assert_eq!(t.owned(), ["gloria", "soup", "gear", "flapjacks"]);
    assert!(one.adventures.iter().all(|owned| !one.market.pile.contains(&owned.card)));
    assert_ne!(one.abilities.pile, two.abilities.pile);
    assert_ne!(one.market.pile, two.market.pile);
    assert_ne!(one.searches.pile, two.searches.pile);
}

/// SG-SETUP-03, SG-OPEN-01: the Bridge gives what its side of the board says.
#[test]
fn the_ship_board_shows_the_side_for_the_number_of_players() {
    for (n, command) in [(1, 2), (2, 3), (3, 3), (4, 4)] {
        let mut t = players(n).phase("room").start();
        t.play(["room/bridge"]);
        assert_eq!(t.player(0).command, command, "{n} players");
    }
}

/// SG-SETUP-11
#[test]
fn the_players_choose_who_is_first() {
    let mut t = fresh(setup("normal", 3, 3));
    assert_eq!(t.own(0), ["seat/0", "seat/1", "seat/2"]);
    t.play(["seat/2"]).content();
    assert_eq!(t.state().active, Seat(2));
    assert!(t.keys(2).contains(&"room/bridge"), "{}", t.open());
}

/// SG-SETUP-14, SG-SETUP-15, SG-SETUP-16, SG-SETUP-17, SG-STORE-02: the last card of the pile is on top.
#[test]
fn the_event_deck_has_six_of_each_kind_and_mild_ones_come_first() {
    let (t, other) = (laid_out(1, 3), laid_out(1, 4));
    let perils: Vec<Peril> = t.state().events.pile.iter().rev().map(|id| BOOK.event(*id).peril).collect();
    assert_eq!(perils, [[Peril::Mild; 6], [Peril::Perilous; 6], [Peril::Deadly; 6]].concat());
    assert_eq!(t.state().box_events.len(), BOOK.events.len() - 18);
    assert_ne!(t.state().events.pile, other.state().events.pile);
    let mut t = t;
    let top = *t.state().events.pile.last().expect("18 cards");
    t.play(["room/bridge", "effect/all"]);
    assert_eq!(BOOK.event(top).peril, Peril::Mild);
    assert!(!t.state().events.pile.contains(&top) && t.state().events.len() == 17);
}

/// SG-SETUP-18, SG-SETUP-19, SG-STORE-01, SG-STORE-03, SG-STORE-04, SG-QUEST-02, SG-CARD-02: of cards that nobody has, no word is shown.
#[test]
fn cards_that_nobody_has_are_hidden() {
    let t = laid_out(2, 3);
    let numbers: Vec<u8> = BOOK.quests.iter().map(|id| BOOK.quests[id].number).collect();
    assert_eq!(sorted(numbers), (1..=180).collect::<Vec<u8>>(), "each number is one card");
    let view = seen(&t, 0).to_string();
    let has = |text: &str| view.contains(json!(text).to_string().trim_matches('"'));
    assert!(BOOK.quests.iter().all(|id| !has(&BOOK.quests[id].text)));
    assert!(BOOK.enemies.iter().all(|id| !has(&BOOK.enemies[id].text)));
    let starting: Vec<_> = t.state().adventures.iter().map(|owned| owned.card).collect();
    assert!(BOOK.adventures.iter().all(|id| has(&BOOK.adventure(id).text) == starting.contains(&id)));
    let hand = &t.player(0).hand;
    assert!(
        BOOK.abilities.iter().all(|id| has(&BOOK.abilities[id].text) == hand.contains(&id)),
        "one's own hand is open, no other card"
    );
    assert!(BOOK.searches.iter().all(|id| !has(&BOOK.searches[id].text)));
    assert!(BOOK.events.iter().all(|e| !has(&BOOK.story(e.entry).prose[0])));
}

/// SG-SETUP-21, SG-SETUP-23: each player, whatever the crew.
#[test]
fn everybody_begins_with_one_command_and_one_card() {
    let t = laid_out(3, 3);
    for seat in 0..3 {
        assert_eq!((t.player(seat).command, t.player(seat).hand.len()), (1, 1));
    }
    assert_eq!(t.state().command_left(), 11);
}

/// SG-SETUP-22
#[test]
fn level_cards_lie_open_for_everybody() {
    let t = players(2)
        .mate("audrie", "levels", ["audrie-rat-run"])
        .with("xp", json!(3))
        .with("xp_spent", json!(3))
        .start();
    for seat in [0, 1] {
        let view = seen(&t, seat);
        let open = view["levels"].as_array().expect("a list");
        assert_eq!(open.len(), 23);
        assert!(
            open.iter().any(|card| card["key"] == "audrie-both-hands"
                && card["xp"] == 6
                && card["crew"] == "audrie")
        );
        assert!(open.iter().all(|card| card["key"] != "audrie-rat-run"), "that one is on her board");
    }
}

/// SG-SETUP-24, SG-SETUP-25: the mode is settled before the first question.
#[test]
fn the_log_names_the_players_and_the_mode() {
    for (mode, brutal) in [("normal", false), ("brutal", true)] {
        let mut t = fresh(setup(mode, 2, 3));
        assert_eq!((t.state().brutal, t.state().phase), (brutal, Phase::Setup));
        t.play(["seat/0"]);
        assert!(t.told(&format!("A new journey begins, in {mode} mode.")));
        let names: Vec<Value> = (0..2).map(|seat| seen(&t, 0)["seats"][seat]["name"].clone()).collect();
        assert_eq!(names, ["Ada", "Bo"]);
    }
}

/// SG-SETUP-26, SG-ACH-03, SG-ACH-04, SG-ACH-05, SG-ACH-06, SG-EX-33, SG-OPEN-03
#[test]
fn four_marks_unlock_two_quests_and_seven_three_more() {
    let t = returning(2, &["home"]).start();
    assert!(t.offers("room/bridge"), "3 marks unlock nothing: {}", t.open());
    let t = returning(3, &["home"]).start();
    assert_eq!(sorted(t.own(0)), ["LAMPFRIEND", "TIDESENSE"]);
    let t = returning(5, &["home", "adrift"]).start();
    assert_eq!(sorted(t.own(0)), ["FERRYPASS", "LAMPFRIEND", "OLDCHART", "TIDESENSE", "WINKFISH"]);
}

/// SG-ACH-05, SG-ACH-06, SG-ACH-07, SG-OPEN-03
#[test]
fn the_groups_of_unlocked_quests_are_those_of_the_sheet() {
    let group = |n: u8| {
        BOOK.quests
            .iter()
            .map(|id| &BOOK.quests[id])
            .filter(|q| q.unlock == Some(n))
            .map(|q| q.number)
            .collect::<Vec<_>>()
    };
    let groups = [
        (4, vec![169, 170]),
        (7, vec![167, 168, 174]),
        (11, vec![166, 175]),
        (19, vec![176, 178, 179]),
        (22, vec![173]),
        (25, vec![177]),
    ];
    for (n, quests) in &groups {
        assert_eq!(sorted(group(*n)), *quests, "{n} marks");
    }
    assert_eq!(BOOK.quests.iter().filter(|id| BOOK.quests[*id].unlock.is_some()).count(), 12);
}

/// SG-ACH-10, SG-SETUP-26, SG-OPEN-62: any, all or none; they are owned from the first turn and score.
#[test]
fn unlocked_quests_are_chosen_one_by_one() {
    let mut t = returning(4, &[]).start();
    t.play(["LAMPFRIEND"]);
    assert!(t.is_quest("LAMPFRIEND") && !t.is_quest("TIDESENSE"));
    assert_eq!(seen(&t, 0)["score_lines"][2], json!(["Quests", 1]));
    let mut t = returning(4, &[]).start();
    t.play(["LAMPFRIEND TIDESENSE"]);
    assert_eq!(t.state().quests.len(), 2);
    let mut t = returning(4, &[]).start();
    t.play(["none"]);
    assert!(t.state().quests.is_empty() && t.offers("room/bridge"));
}

/// SG-ACH-08: the fourth totem unlocks something for the next campaign, not for this one.
#[test]
fn nothing_is_unlocked_in_the_middle_of_a_campaign() {
    let totems: Vec<String> = totem_ids().into_iter().filter(|id| id != "life-seed").take(3).collect();
    let sheet = json!({ "totems": totems, "endings": [] });
    let t = players(1).with("sheet", sheet).story("T1", &does("adventure life-seed")).start();
    assert_eq!(t.state().sheet.totems.len(), 4);
    assert!(t.state().quests.is_empty() && t.offers("travel"), "{}", t.open());
}

/// SG-CREW-01, SG-CREW-04
#[test]
fn nine_crew_boards_have_all_that_a_board_shows() {
    assert_eq!(Crew::ALL.map(Crew::key), CREW);
    for crew in Crew::ALL {
        let board = BOOK.board(crew);
        assert!(
            !board.name.is_empty() && !board.from.is_empty() && !board.rules.is_empty(),
            "{}",
            crew.key()
        );
        assert!(board.health > 0 && board.weapon.damage > 0);
        assert!((2..=4).contains(&board.skills.iter().sum::<u8>()), "{} has 2 to 4 symbols", crew.key());
    }
}

/// SG-CREW-02
#[test]
fn the_captain_goes_with_the_captain_token() {
    let mut t = players(2).start();
    let captain = |t: &Play| seen(t, 0)["crew"][0]["seat"].clone();
    assert_eq!(captain(&t), 0);
    t.play(["skip", "skip", "turn/end"]);
    assert_eq!((captain(&t), t.state().active), (json!(1), Seat(1)));
    assert_eq!(seen(&t, 0)["crew"][1]["seat"], 0, "Audrie stays");
}

/// SG-CREW-06
#[test]
fn what_is_on_a_board_counts_for_its_bearer_only() {
    let t = players(2).mate("laurent", "cards", ["triage"]).start();
    for (place, crew) in Crew::ALL.into_iter().enumerate() {
        let printed = BOOK.board(crew).skills[2];
        let expected = printed + u8::from(crew == Crew::Laurent);
        assert_eq!(seen(&t, 0)["crew"][place]["skills"][2], expected, "savvy of {}", crew.key());
    }
}

/// SG-CREW-05: no two boards agree, and none has fewer than 2 symbols or more than 4.
#[test]
fn no_two_of_the_crew_have_the_same_skills() {
    let skills = sorted(Crew::ALL.map(|crew| BOOK.board(crew).skills));
    assert!(skills.windows(2).all(|two| two[0] != two[1]), "{skills:?}");
    assert!(skills.iter().all(|board| (2..=4).contains(&board.iter().sum::<u8>())), "{skills:?}");
}

/// SG-OPEN-06: three for six of the crew, two for the others.
#[test]
fn there_are_24_level_cards() {
    let count = |crew: Crew| BOOK.levels.iter().filter(|id| BOOK.levels[*id].crew == crew).count();
    assert_eq!(sorted(Crew::ALL.map(count)), [2, 2, 2, 3, 3, 3, 3, 3, 3]);
    assert_eq!(BOOK.levels.len(), 24);
}

/// SG-SETUP-27: what the book tells newcomers is read beside the game. Without it everything is laid out and asked as with it.
#[test]
fn a_guide_to_the_first_campaign_changes_nothing() {
    let guide = &BOOK.cover().teaching;
    assert!(guide.primer.is_some() && !guide.lesson.is_empty());
    let mut files = crate::common::files();
    files.retain(|name, _| name != "primer.toml" && name != "lesson.toml");
    let book = crate::common::load(files);
    let guide = &book.cover().teaching;
    assert!(guide.primer.is_none() && guide.lesson.is_empty());
    let without = Table::<SleepingGods>::new(book, setup("normal", 2, 3)).unwrap_or_else(|e| panic!("{e}"));
    let (mut with, mut without) = (fresh(setup("normal", 2, 3)), Play::at(without));
    for answer in ["seat/0", "content", "content", "room/deck", "search/stop"] {
        with.play([answer]);
        without.play([answer]);
        assert_eq!((with.state(), with.open()), (without.state(), without.open()), "after {answer}");
    }
}
