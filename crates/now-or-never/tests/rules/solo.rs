//! Alone, against the bot's cards (NN-SOLO, NN-BOT, NN-SCARD).

use crate::common::{BOOK, Play, Scene, alone, chapter, fresh, lair_of, name, setup, space_at, space_of};
use now_or_never::{Bot, Deed, Start};
use serde_json::json;
use std::collections::BTreeSet;
use table::{Book as _, Game as _, Seat};

/// The cards of a kind.
fn cards(deed: Deed) -> Vec<&'static str> {
    BOOK.solos.iter().filter(|id| BOOK.solos[*id].deed == deed).map(name).collect()
}

/// What is printed on them.
fn text(deed: Deed) -> &'static str {
    &BOOK.solos.printed().iter().find(|card| card.deed == deed).expect("a card").text
}

/// Ada rests, and the bot plays this card.
fn answered_by(scene: Scene, deed: Deed) -> Play {
    let mut t = scene.draws(&[cards(deed)[0]]).start();
    let rest =
        t.keys(0).into_iter().find(|key| key.starts_with("rest/")).expect("somebody can rest").to_owned();
    t.play([rest.as_str(), "coin"]);
    t
}

fn bot(t: &Play) -> &Bot {
    t.state().bot.as_ref().expect("there is a bot")
}

/// What the bot does next is no part of the story that was read.
#[test]
fn the_bots_turn_stands_outside_the_story_before_it() {
    let scene = chapter(1, 1).stopped(0, space_at('B'));
    let mut t = scene.draws(&[cards(Deed::Recruit)[0]]).start();
    t.play(["search", "choice/1"]);
    let within = |words: &str| {
        let told = t.events.iter().filter(|event| event.text.contains(words));
        told.map(|event| event.scene.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(within("search token"), [true], "{:?}", t.open());
    assert!(!within("The bot").is_empty() && !within("The bot").contains(&true));
}

/// NN-SOLO-03, NN-SOLO-04, NN-SOLO-11, NN-DATA-26
#[test]
fn the_bot_has_nine_cards_and_two_specialists() {
    let mut t = crate::common::fresh(setup("solo", 1, 3));
    t.play(["marklun"]);
    let bot = bot(&t);
    assert_eq!((bot.cards.len(), bot.specialists.len()), (9, 2));
    assert_eq!((t.state().enemies, t.player(0).coins), ([1; 9], 17));
}

/// NN-SOLO-07, NN-SCARD-01, NN-SCARD-02, NN-BOT-04, NN-BOT-06, NN-EX-24: the lowest level that is left; crystals first.
#[test]
fn the_bot_beats_the_lowest_enemy() {
    let mut enemies = [1; 9];
    enemies[0] = 0;
    let t = answered_by(alone().with("enemies", json!(enemies)), Deed::Attack);
    assert_eq!(t.state().enemies[..3], [0, 0, 1]);
    let reward = BOOK.foe(now_or_never::Side::Above, 2).gains.iter();
    let villagers: u8 =
        reward.map(|gain| if let now_or_never::words::Gain::Villager(n) = gain { *n } else { 0 }).sum();
    let bot = bot(&t);
    assert_eq!(bot.villagers.iter().sum::<u8>(), villagers);
    assert_eq!(bot.villagers[3], villagers.min(1), "the only crystal of the row comes first");
}

/// NN-SCARD-03: once a season.
#[test]
fn the_bot_attacks_once_a_season() {
    let [first, second] = cards(Deed::Attack)[..] else { panic!("two cards attack") };
    let own = cards(Deed::ExhaustOwn)[0];
    let mut t = alone().draws(&[first, second, own]).start();
    let rests: Vec<String> =
        t.keys(0).iter().filter(|key| key.starts_with("rest/")).map(|key| (*key).to_owned()).collect();
    t.play([rests[0].as_str(), "coin", rests[1].as_str(), "coin"]);
    assert_eq!(t.state().enemies.iter().sum::<u8>(), 8);
    let bot = bot(&t);
    assert!(bot.specialists[0].down, "another card was drawn instead");
}

/// NN-SCARD-01, NN-SCARD-02, NN-SCARD-03, NN-OPEN-46: what the bot does is told, by name; what it cannot do is not told as if it had.
#[test]
fn what_the_bot_does_is_told_by_name() {
    let mut enemies = [0; 9];
    enemies[1] = 1;
    let t = answered_by(alone().with("enemies", json!(enemies)), Deed::Attack);
    assert!(t.told(text(Deed::Attack)) && t.told("The bot beats Ditch Wolf."));
    assert!(t.told("A villager who makes crystals goes with the bot."), "{:#?}", t.events);
    let again = json!({ "specialists": [], "cards": { "pile": [], "discards": [] }, "attacked": true });
    let t = answered_by(alone().with("bot", again), Deed::Attack);
    assert!(!t.told(text(Deed::Attack)) && !t.told("The bot beats"), "{:#?}", t.events);
    assert!(t.told("The bot turns up another attack, which is ignored: it attacks once a season."));
    let t = answered_by(alone().with("enemies", json!(vec![0; 9])), Deed::Attack);
    assert!(!t.told(text(Deed::Attack)) && t.told("The bot would attack, but no enemy is left."));
    let t = answered_by(alone(), Deed::ExhaustOwn);
    let bot = bot(&t);
    let name = &BOOK.specialists[bot.specialists[0].who].name;
    assert!(t.told(text(Deed::ExhaustOwn)) && t.told(&format!("{name} works for the bot.")));
    let idle = json!({ "specialists": [], "cards": { "pile": [], "discards": [] } });
    let t = answered_by(alone().with("bot", idle), Deed::ExhaustOwn);
    assert!(!t.told(text(Deed::ExhaustOwn)) && t.told("nobody of the bot's is left"));
    let one = json!([{ "who": "tobin-marl" }]);
    let t = answered_by(alone().has(0, "specialists", one), Deed::ExhaustYours);
    assert!(!t.told(text(Deed::ExhaustYours)) && t.told("nobody of yours is left"), "{:#?}", t.events);
    let t = answered_by(alone().with("letters", json!(vec![false; 14])), Deed::Search);
    assert!(!t.told(text(Deed::Search)) && t.told("no search token is left"));
}

/// NN-SCARD-04, NN-SCARD-07, NN-SCARD-08, NN-OPEN-46: while anything is left to take, nothing else is said.
#[test]
fn a_card_that_is_carried_out_says_what_is_printed() {
    for deed in [Deed::ExhaustYours, Deed::Search, Deed::Recruit] {
        let t = answered_by(alone().with("hire", json!(["yevka-sand"])), deed);
        assert!(t.told(text(deed)) && !t.told("The bot would"), "{deed:?}: {:#?}", t.events);
    }
}

/// NN-SCARD-01: the token of the beaten enemy goes from where it stood.
#[test]
fn the_enemy_that_the_bot_beats_leaves_its_space() {
    let t = answered_by(alone(), Deed::Attack);
    let gone = table::What::tokens("enemy", 1, Some(format!("space/{}", lair_of(1))), None);
    assert!(t.events.iter().any(|e| e.what == gone), "{:#?}", t.events);
}

/// NN-SCARD-04, NN-SCARD-05, NN-BOT-05
#[test]
fn the_bot_tires_out_specialists() {
    let t = answered_by(alone(), Deed::ExhaustOwn);
    let bot = bot(&t);
    assert!(bot.specialists[0].down && !bot.specialists[1].down);
    let t = answered_by(alone().has(0, "coins", 0), Deed::ExhaustYours);
    let ada = t.player(0);
    assert!(ada.specialists.iter().all(|hired| hired.down), "one rested, one works for the bot");
    let tax = BOOK.specialists[ada.specialists[1].who].tax;
    assert_eq!(ada.coins, 1 + u16::from(tax));
}

/// NN-SCARD-07, NN-OPEN-44: the nearest token; the player picks among equals.
#[test]
fn the_bot_takes_the_nearest_search_token() {
    let taken = |t: &Play| {
        let gone = t.state().letters.iter().enumerate().filter(|(_, there)| !**there);
        let gone: String = gone.map(|(at, _)| char::from(b'A' + at as u8)).collect();
        (gone, bot(t).finds.len())
    };
    let t = answered_by(alone(), Deed::Search);
    assert_eq!(taken(&t), ("H".to_owned(), 1), "beside the Monument there is no other");
    let mut t = answered_by(alone().has(0, "at", space_of("ublo-tower")), Deed::Search);
    assert_eq!(t.keys(0), ['B', 'E'].map(|letter| format!("space/{}", space_at(letter))));
    t.play([format!("space/{}", space_at('E')).as_str()]);
    assert_eq!(taken(&t), ("E".to_owned(), 1));
}

/// NN-SCARD-08, NN-SPEC-08, NN-OPEN-47
#[test]
fn the_bot_recruits_the_leftmost() {
    let first =
        BOOK.specialists.iter().find(|id| BOOK.specialists[*id].starts.is_none()).expect("somebody to hire");
    let first = name(first);
    let t = answered_by(alone().with("hire", json!([first])), Deed::Recruit);
    let bot = bot(&t);
    assert_eq!(bot.specialists.len(), 3);
    assert_eq!(name(bot.specialists[2].who), first);
    assert_eq!(t.state().hire.len(), 4, "the row is full again");
    assert!(t.told("The bot recruits"), "{:#?}", t.events);
}

/// NN-SCARD-08: with no slot left somebody goes to the box, and the player says who.
#[test]
fn a_fifth_specialist_of_the_bot_takes_the_place_of_another() {
    let old = ["greta-oxhand", "hux-thimble", "rusk-tolliver", "odo-ludlow"];
    let cards = json!({ "pile": [], "discards": [] });
    let own = json!({ "specialists": old.map(|who| json!({ "who": who })), "cards": cards });
    let mut t = answered_by(alone().with("bot", own).with("hire", json!(["yevka-sand"])), Deed::Recruit);
    assert_eq!(t.keys(0), old.map(|who| format!("leave/{who}")));
    t.play(["leave/hux-thimble"]);
    let names: Vec<&str> = bot(&t).specialists.iter().map(|hired| name(hired.who)).collect();
    assert_eq!(names, ["greta-oxhand", "rusk-tolliver", "odo-ludlow", "yevka-sand"]);
    assert_eq!(t.state().retired.iter().map(|id| name(*id)).collect::<Vec<_>>(), [old[1]]);
}

/// NN-SCARD-06, NN-DATA-27
#[test]
fn a_die_takes_orders_or_quests_out_of_the_game() {
    let t = answered_by(alone().dice([2]), Deed::Roll);
    assert_eq!((t.state().orders.len(), bot(&t).orders.len()), (8, 1));
    let t = answered_by(alone().dice([3]), Deed::Roll);
    assert_eq!((t.state().quests[0].len(), bot(&t).quests.len()), (41, 2));
}

/// NN-SOLO-08, NN-SOLO-10: passing ends the season at once.
#[test]
fn passing_ends_the_season() {
    let mut t = alone().start();
    t.play(["pass"]);
    assert_eq!((t.state().season, t.state().enemies), (2, [1; 9]), "the bot did nothing");
    t.play(["rest/tobin-marl", "coin"]);
    assert!(!t.told("It is Ada's turn."), "whose else?");
}

/// NN-SOLO-09: nobody collects the tax.
#[test]
fn the_bots_specialists_can_be_paid() {
    let mut t = alone().has(0, "coins", 9).start();
    let hire =
        t.keys(0).into_iter().find(|key| key.starts_with("hire/")).expect("the bot's builder").to_owned();
    assert!(t.label(&hire).contains("(the bot's · "));
    t.play([hire.as_str()]);
    if t.offers("tile/none") {
        t.play(["tile/none"]);
    }
    let bot = bot(&t);
    assert!(bot.specialists.iter().any(|hired| hired.down));
}

/// NN-SOLO-02: the table remembers what was scored; after a first victory one's own best has to be beaten, in a campaign too.
#[test]
fn the_own_best_has_to_be_beaten() {
    let sheet = |points: &[i16]| {
        json!(points.iter().map(|n| json!({ "points": n, "reputation": 0 })).collect::<Vec<_>>())
    };
    let ended = |scene: Scene, before: &[i16]| {
        let mut t = scene.with("season", json!(6)).has(0, "sheet", sheet(before)).start();
        t.play(["pass"]);
        t
    };
    for (before, text) in [
        (&[][..], "0 points; 100 are a victory."),
        (&[40, 99], "0 points; 100 are a victory."),
        (&[112, 100], "0 points; 113 are a victory."),
    ] {
        assert!(ended(alone(), before).told(text), "{before:?}");
        assert!(ended(crate::common::chapter(2, 1), before).told(text), "{before:?}, in a campaign");
    }
    assert!(ended(alone(), &[-5]).told("0 points; 100 are a victory."));
    let mut t = ended(alone(), &[112]);
    assert_eq!(t.asked(0).prompt, "0 points; 113 are a victory. Another game?");
    t.play(["game/again", "namal"]);
    let points: Vec<i16> = t.player(0).sheet.iter().map(|line| line.points).collect();
    assert_eq!((points, t.state().season, t.state().chapter), (vec![112, 0], 1, 0));
    assert_eq!(t.player(0).hero, now_or_never::Hero::Namal);
    let view = table::Game::view(t.table.game(), None);
    assert_eq!(view.wanted, Some(113));
}

/// NN-SOLO-02: the games before are to be beaten; nothing is added to them, and the next one begins with nothing.
#[test]
fn each_game_alone_is_counted_for_itself() {
    let sheet = json!([{ "points": 40, "reputation": 0 }]);
    let token = name(BOOK.searches.get(0));
    let mut t = alone().with("season", json!(6)).has(0, "sheet", sheet).has(0, "finds", [token]).start();
    t.play(["pass", "game/again", "namal"]);
    assert_eq!(t.points_told(0), [(0, 1)], "the coin of the search token");
}

/// NN-SOLO-02: a hundred points are a victory.
#[test]
fn a_hundred_points_are_a_victory() {
    let over = |scene: Scene| {
        let mut t = scene.start();
        t.play(["pass"]);
        if t.offers("game/stop") {
            t.play(["game/stop"]);
        }
        t.table.outcome().map(|outcome| (outcome.result.clone(), outcome.text.clone()))
    };
    let lost = |text: &str| Some(("lost".to_owned(), text.to_owned()));
    assert_eq!(over(alone().with("season", json!(6))), lost("0 points; 100 are a victory."));
    assert_eq!(over(alone().with("season", json!(5))), None);
    // Cards that count for themselves only, up to 90 points, and a coin for each search token.
    let plain = BOOK.quests.iter().filter(|id| BOOK.quests[*id].end.is_none() && BOOK.quests[*id].points > 0);
    let mut sum = 0;
    let cards: Vec<&str> = plain
        .take_while(|id| {
            sum += BOOK.quests[*id].points;
            sum <= 90
        })
        .map(name)
        .collect();
    let points: u8 =
        cards.iter().map(|card| BOOK.quests[BOOK.names().find(card).expect("a card")].points).sum();
    let with = |all: u8| {
        let tokens = BOOK.searches.iter().take(usize::from(all - points)).map(name);
        let scene = alone().with("season", json!(6)).with("letters", json!(vec![false; 14]));
        over(scene.has(0, "played", &cards).has(0, "finds", tokens.collect::<Vec<_>>()))
    };
    assert_eq!(with(99), lost("99 points; 100 are a victory."));
    assert_eq!(with(100), Some(("won".to_owned(), "100 points: a victory.".to_owned())));
    let beaten = |best: i16| {
        let tokens = BOOK.searches.iter().take(usize::from(101 - points)).map(name);
        let scene = alone().with("season", json!(6)).with("letters", json!(vec![false; 14]));
        let scene = scene.has(0, "sheet", json!([{ "points": best, "reputation": 0 }]));
        over(scene.has(0, "played", &cards).has(0, "finds", tokens.collect::<Vec<_>>()))
    };
    assert_eq!(beaten(100), Some(("won".to_owned(), "101 points: a victory.".to_owned())));
    assert_eq!(beaten(101), lost("101 points; 102 are a victory."));
}

/// NN-QDRAW-04, NN-DATA-27: what was discarded is shuffled first; what is not there is not taken.
#[test]
fn the_bot_takes_quest_cards_from_the_discards_too() {
    let basic = || BOOK.quests.iter().filter(|id| BOOK.quests[*id].pile == now_or_never::Pile::Basic);
    let names: Vec<&str> = basic().map(name).collect();
    let empty = json!({ "pile": [], "discards": [] });
    let rolled = |discards: &[&str], hand: &[&str]| {
        let piles = json!([{ "pile": [], "discards": discards }, empty, empty]);
        let scene = alone().with("quests", piles).has(0, "hand", hand).dice([3]);
        answered_by(scene, Deed::Roll)
    };
    let t = rolled(&names[..3], &names[3..]);
    assert!(t.told("takes two basic quest cards"));
    assert_eq!(t.state().bot.as_ref().map(|bot| bot.quests.len()), Some(2));
    let t = rolled(&names[..1], &names[1..]);
    assert!(t.told("takes the last basic quest card"));
    let t = rolled(&[], &names);
    assert!(t.told("but no basic quest card is left"));
    assert_eq!(t.state().bot.as_ref().map(|bot| bot.quests.len()), Some(0));
    let bot = json!({ "specialists": [], "cards": empty, "quests": names });
    let t = answered_by(alone().with("bot", bot).dice([3]), Deed::Roll);
    assert!(t.told("but no basic quest card is left"), "it has them all");
}

/// NN-SOLO-05, NN-BOT-01: it has specialists, cards, and what it took; nothing can be counted for it.
#[test]
fn the_bot_owns_nothing_that_counts() {
    let t = alone().start();
    let view = t.table.game().view(None);
    let seen = serde_json::to_value(view.bot.expect("there is a bot")).expect("a view is data");
    let parts: BTreeSet<&str> = seen.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        parts.into_iter().collect::<Vec<_>>(),
        ["attacked", "cards", "specialists", "tokens", "villagers"]
    );
    let Bot { specialists: _, cards: _, attacked: _, villagers, finds, orders, quests } = bot(&t);
    assert_eq!((*villagers, finds.len(), orders.len(), quests.len()), ([0; 4], 0, 0, 0));
    assert_eq!(view.seats.len(), 1, "no board, no town and no figure of its own");
}

/// NN-BOT-01: level 8 gives experience, villagers and coins; only villagers leave the supply, and nobody gains the rest.
#[test]
fn the_bot_collects_no_rewards() {
    let t = answered_by(alone().with("enemies", json!([0, 0, 0, 0, 0, 0, 0, 1, 1])), Deed::Attack);
    assert!(t.told("The bot beats Siege Walker.") && !t.told("The bot gains"));
    assert_eq!(bot(&t).villagers, [0, 0, 1, 1], "a crystal and a demon");
    let ada = t.player(0);
    assert_eq!((ada.coins, ada.experience, ada.track, ada.waiting), (17 + 1, 0, [0; 5], [0; 6]));
}

/// NN-BOT-02: they never come back to the row, the board or the box.
#[test]
fn what_the_bot_takes_is_out_of_reach() {
    let mut t = answered_by(alone().with("enemies", json!([0, 1, 1, 1, 1, 1, 1, 1, 1])), Deed::Attack);
    assert_eq!((bot(&t).villagers, t.state().row.len()), ([0, 0, 0, 1], 5));
    t.play(["pass"]);
    assert_eq!((t.state().season, bot(&t).villagers), (2, [0, 0, 0, 1]), "it stays in the next season");
    let left =
        t.state().villagers[3] + t.state().row.iter().filter(|good| good.key() == "crystal").count() as u8;
    assert_eq!(left, 14, "one of fifteen is gone");

    let near = space_at('H');
    let mut t = answered_by(alone().has(0, "at", near), Deed::Search);
    assert_eq!((bot(&t).finds.len(), t.state().searches.len()), (1, 17));
    t.play(["pass"]);
    assert_eq!((bot(&t).finds.len(), t.player(0).coins), (1, 17 + 1), "it brings nobody a coin");
    let t = alone().with("letters", json!(t.state().letters)).stopped(0, near).start();
    assert!(!t.offers("search"), "{}", t.open());
}

/// NN-BOT-03: nothing is read and nothing is chosen.
#[test]
fn the_bot_reads_no_stories() {
    let mut t = answered_by(chapter(1, 1).has(0, "at", space_at('H')), Deed::Search);
    assert!(!t.told("at h.") && t.state().reading.is_none());
    assert_eq!((bot(&t).finds.len(), t.state().letters[7], t.player(0).finds.len()), (1, false, 0));
    t.play(["pass"]);
    assert_eq!(t.state().season, 2);
}

/// NN-SOLO-06, NN-OPEN-49: no card of the bot before the first turn, and the token changes nothing.
#[test]
fn the_player_begins_every_season() {
    let mut t = alone().stopped(0, space_of("monument")).draws(&[cards(Deed::ExhaustOwn)[0]]).start();
    t.play(["visit"]);
    assert_eq!((t.state().first, bot(&t).cards.len()), (Seat(0), 8));
    for season in 2..=6 {
        t.play(["pass"]);
        assert_eq!((t.state().season, t.state().active), (season, Seat(0)));
        assert_eq!(
            (bot(&t).cards.len(), bot(&t).specialists.iter().filter(|hired| hired.down).count()),
            (9, 0)
        );
    }
    for seed in 0..10 {
        let mut t = fresh(setup("solo", 1, seed));
        t.play(["zeik"]);
        assert_eq!((t.state().first, t.state().active, t.player(0).coins), (Seat(0), Seat(0), 17));
    }
}

/// NN-OPEN-48: any of them, each kind once, and nobody whom the player has.
#[test]
fn the_bot_begins_with_a_random_builder_and_healer() {
    let mut seen = BTreeSet::new();
    for seed in 0..40 {
        let mut t = fresh(setup("solo", 1, seed));
        t.play(["zeik"]);
        let starts: Vec<_> =
            bot(&t).specialists.iter().map(|hired| BOOK.specialists[hired.who].starts).collect();
        assert_eq!(starts, [Some(Start::Builder), Some(Start::Healer)]);
        let own: Vec<_> = t.player(0).specialists.iter().map(|hired| hired.who).collect();
        assert!(bot(&t).specialists.iter().all(|hired| !own.contains(&hired.who)));
        seen.extend(bot(&t).specialists.iter().map(|hired| name(hired.who)));
    }
    assert_eq!(seen.len(), 8, "all of them, over time");
}

/// A bot that has used all its cards but these.
fn with_cards_left(left: &[&str], attacked: bool) -> Scene {
    let used: Vec<&str> = BOOK.solos.iter().map(name).filter(|card| !left.contains(card)).collect();
    let specialists = json!([{ "who": "greta-oxhand" }, { "who": "hux-thimble" }]);
    let cards = json!({ "pile": left, "discards": used });
    alone().with("bot", json!({ "specialists": specialists, "cards": cards, "attacked": attacked }))
}

/// NN-OPEN-45: all nine are shuffled when a card is needed, also after attacks that are ignored.
#[test]
fn the_bots_cards_are_shuffled_when_they_run_out() {
    let own = cards(Deed::ExhaustOwn)[0];
    let mut t = with_cards_left(&[], false).draws(&[own]).start();
    t.play(["rest/tobin-marl", "coin"]);
    assert_eq!((bot(&t).cards.len(), bot(&t).cards.discards.len()), (8, 1));
    assert!(bot(&t).specialists[0].down);

    let attacks = cards(Deed::Attack);
    let mut t = with_cards_left(&attacks, true).draws(&[attacks[0], attacks[1], own]).start();
    t.play(["rest/tobin-marl", "coin"]);
    assert_eq!((bot(&t).cards.len(), bot(&t).cards.discards.len()), (8, 1));
    assert_eq!((t.state().enemies, bot(&t).specialists[0].down), ([1; 9], true), "the third card counts");
}

/// NN-OPEN-46: nobody to tire, nobody to beat, nothing to take, nobody to hire.
#[test]
fn a_card_that_cannot_be_done_does_nothing() {
    let tired = |who: [&str; 2]| json!(who.map(|who| json!({ "who": who, "down": true })));
    let pile = json!({ "pile": [], "discards": [] });
    let idle = |scene: Scene| {
        scene.with(
            "bot",
            json!({ "specialists": tired(["greta-oxhand", "hux-thimble"]), "cards": pile.clone() }),
        )
    };
    let others = BOOK
        .specialists
        .iter()
        .filter(|id| BOOK.specialists[*id].starts.is_none() && !BOOK.specialists[*id].story);
    let others: Vec<&str> = others.map(name).collect();
    for (scene, deed) in [
        (alone(), Deed::ExhaustOwn),
        (alone().has(0, "specialists", json!([{ "who": "tobin-marl" }])), Deed::ExhaustYours),
        (alone().with("enemies", json!(vec![0; 9])), Deed::Attack),
        (alone().with("letters", json!(vec![false; 14])), Deed::Search),
        (alone().with("hire", json!([])).with("retired", json!(others)), Deed::Recruit),
    ] {
        let t = answered_by(idle(scene), deed);
        let bot = bot(&t);
        assert_eq!((bot.specialists.len(), bot.villagers, bot.finds.len()), (2, [0; 4], 0), "{deed:?}");
        assert_eq!((t.player(0).coins, t.state().row.len()), (17 + 1, 6), "{deed:?}");
        assert!(t.told("The bot would"), "{deed:?}: and why is said");
        assert!(t.offers("pass"), "{deed:?}: it is Ada's turn again");
    }
}
