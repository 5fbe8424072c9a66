//! What options put at stake, as data: tests and odds, prices, gains, risks.

use crate::common::{Scene, game, load, players, setup, shipped_files};
use crate::movement::birds;
use crate::quest::{TRY, here};
use near_and_far::{Entry, NearAndFar};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{Id, Offered, Seat, Table};

/// NF-QUEST-07, NF-QUEST-08, NF-QUEST-09: one die and what the party adds, against the number of the choice.
#[test]
fn a_quest_says_its_odds_as_thrown_and_with_all_hearts() {
    let quest = |hearts: u16, party: &[&str]| {
        let mut t = here(players(3), "q1").has(0, "hearts", hearts).party(0, party).start();
        t.play(TRY);
        (t.stakes("choice/1"), t.stakes("choice/2"))
    };
    let risk = "risk: the quest is lost";
    let with = |test: &str| format!("{test}; {risk}");
    let (walk, climb) = quest(0, &[]);
    assert_eq!(walk, with("skill 5: 1 die + 1, 3 in 6"), "nothing could be laid on");
    assert_eq!(climb, with("skill 7: 1 die + 1, 1 in 6"));
    let (walk, climb) = quest(3, &[]);
    assert_eq!(
        walk,
        with("skill 5: 1 die + 1, 3 in 6, best 6 in 6"),
        "with 3 hearts it is sure (NF-HEART-03)"
    );
    assert_eq!(climb, with("skill 7: 1 die + 1, 1 in 6, best 4 in 6"));

    let mut t = here(players(3), "q4").has(0, "artifacts", ["plain-sword"]).start();
    t.play(TRY);
    assert_eq!(
        t.stakes("choice/2"),
        with("combat 4: 1 die + 1, 4 in 6"),
        "cards count in combat (NF-QUEST-09)"
    );
}

/// NF-TALENT-02, NF-HALL-10: what a talent costs, and what is paid for reputation.
#[test]
fn talents_and_reputation_say_their_price() {
    let scene = game("campaign", 3).sheet(0, "talents", ["politics"]).sheet(0, "experience", 3);
    let mut t = scene.start();
    t.play(["visit/hall", "hall/talents"]);
    assert_eq!(
        (t.stakes("talent/martial-arts").as_str(), t.stakes("talent/none").as_str()),
        ("costs 2 experience", "")
    );
    let mut t = players(3).has(0, "coins", 2).has(0, "gems", 1).start();
    t.play(["visit/hall", "hall/reputation/up", "pay/2"]);
    assert_eq!(
        (t.stakes("gem/0").as_str(), t.stakes("gem/1").as_str()),
        ("costs 2 coin", "costs 1 coin, 1 gem")
    );
}

/// NF-QUEST-12: two more than needed bring the bonus; its odds are said as thrown and with all hearts.
#[test]
fn a_quest_says_the_odds_of_its_bonus() {
    let bonus = |hearts: u16, key: &str| {
        let mut t = here(players(3), "q1").has(0, "hearts", hearts).start();
        t.play(TRY);
        let question = &t.table.questions()[0];
        let option = question.options.iter().find(|o| o.key == key).expect("it is offered");
        let bonus = option.stakes.clone().and_then(|s| s.test?.bands.pop()).expect("a bonus");
        (bonus.need, bonus.chance.ways, bonus.best.map(|best| best.ways))
    };
    assert_eq!(bonus(0, "choice/1"), (7, 1, None), "skill 5, and Ada adds 1");
    assert_eq!(bonus(3, "choice/1"), (7, 1, Some(4)));
    assert_eq!(bonus(3, "choice/2"), (9, 0, Some(2)), "skill 7");

    let t = players(3).start();
    let duel =
        t.table.questions()[0].options.iter().find(|o| o.key == "visit/stables/duel").expect("offered");
    let test = duel.stakes.as_ref().and_then(|s| s.test.as_ref()).expect("a test");
    assert_eq!(test.bands, [], "a duel is won or lost");
    assert_eq!(test.rival.as_ref().and_then(|rival| rival.face.as_deref()), Some("seat/1"));
}

/// NF-QUEST-16, NF-HEART-03: what is paid cannot be laid on as well; with Meditation food counts as hearts (NF-TAL-08).
#[test]
fn the_price_of_a_choice_is_not_left_for_the_roll() {
    let mut t = here(players(3), "q2").has(0, "hearts", 1).start();
    t.play(TRY);
    let lost = "risk: the quest is lost";
    let pay = format!("skill 6: 1 die + 1, 2 in 6, best 3 in 6; costs 1 coin; {lost}");
    assert_eq!(t.stakes("choice/2"), pay);

    let dear = [(
        "map02.story",
        "[pay 1 coin, 1 gem]\nYou buy it.",
        "[skill 5] [pay 1 heart, 1 food]\n= success\nYou buy it.",
    )];
    let scene = || here(game("campaign", 3), "q4").has(0, "hearts", 2).has(0, "food", 2);
    for (talents, best) in [(vec![], 4), (vec!["meditation"], 5)] {
        let mut t = scene().sheet(0, "talents", talents).start_changed(&dear);
        t.play(TRY);
        let price = "costs 1 heart, 1 food";
        assert_eq!(
            t.stakes("choice/3"),
            format!("skill 5: 1 die + 1, 3 in 6, best {best} in 6; {price}; {lost}")
        );
    }
}

/// NF-TRS-03: a card that can be spent on a combat roll, once and if it can be paid, counts at best; on skill it does not.
#[test]
fn cards_that_are_spent_count_at_best() {
    for (gems, best) in [(0, ""), (1, ", best 6 in 6"), (2, ", best 6 in 6")] {
        let mut t = here(players(3), "q4").has(0, "treasures", ["fire-bomb"]).has(0, "birds", 1);
        t = t.has(0, "gems", gems).with("birds", json!(8));
        let mut t = t.start();
        t.play(TRY);
        assert_eq!(t.stakes("choice/1"), "skill 4: 1 die + 1, 4 in 6; risk: the quest is lost");
        assert_eq!(t.stakes("choice/2"), format!("combat 4: 1 die, 3 in 6{best}; risk: the quest is lost"));
    }
}

/// NF-TRS-03: of several cards those count at best that can be paid for together; without any, the hearts.
#[test]
fn cards_that_cannot_be_paid_for_together_do_not_count_together() {
    let best = |gems: u16, food: u16, hearts: u16| {
        let cards = ["fire-bomb", "treasure-14"]; // a gem for 3 swords, food for 1
        let mut t = birds(here(players(3), "q4"), 0, 2).has(0, "treasures", cards);
        t = t.has(0, "gems", gems).has(0, "food", food).has(0, "hearts", hearts);
        let mut t = t.start_changed(&[("map01.story", "[combat 4]", "[combat 6]")]);
        t.play(TRY);
        t.stakes("choice/2").replace("; risk: the quest is lost", "")
    };
    let thrown = "combat 6: 1 die, 1 in 6";
    assert_eq!(best(0, 0, 0), thrown);
    assert_eq!(best(0, 0, 2), format!("{thrown}, best 3 in 6"), "hearts alone");
    assert_eq!(best(0, 1, 0), format!("{thrown}, best 2 in 6"), "the second card");
    assert_eq!(best(1, 0, 0), format!("{thrown}, best 4 in 6"), "the first");
    assert_eq!(best(1, 1, 0), format!("{thrown}, best 5 in 6"), "both");
}

/// NF-ARTI-09: what a card gives or takes after a deed is part of what the deed brings, and of no other's.
#[test]
fn what_cards_bring_after_a_deed_is_said_with_it() {
    let duel = |rule: &str| {
        let t = players(3).at(1, "stables").has(0, "artifacts", ["gold-magnet"]);
        t.start_changed(&[("artifacts.toml", "after duel: coin 1", rule)]).stakes("visit/stables/duel")
    };
    let odds = "combat: 1 die against Bo + 0, 15 in 36";
    assert_eq!(duel("after duel: coin 1"), format!("{odds}; gains 1 coin; risk: you go to Jail"));
    assert_eq!(duel("after duel: reputation 1"), format!("{odds}; gains 1 reputation; risk: you go to Jail"));
    assert_eq!(
        duel("after duel: reputation -1"),
        format!("{odds}; costs 1 reputation; risk: you go to Jail")
    );
    assert_eq!(duel("after quest: coin 1"), format!("{odds}; risk: you go to Jail"));
}

/// NF-CHARQ-05, NF-EXP-02, NF-EXP-05: experience comes however it goes; a character's story goes on after a failure.
#[test]
fn what_every_quest_brings_is_said_and_what_it_hides_is_not() {
    let mut t = here(players(3), "q3").start();
    t.play(TRY);
    assert_eq!(t.stakes("choice/1"), "", "no test, no price, and the reward is hidden");

    let mut t = here(game("character", 3), "q9").start();
    t.play(TRY);
    let found: Vec<String> = t.keys(0).into_iter().map(|key| t.stakes(key)).collect();
    assert!(found.iter().all(|s| s.contains("gains 1 experience")), "{found:?}");
    assert!(found.iter().any(|s| s.contains("risk: the story goes on without a reward")), "{found:?}");
    let done: Vec<String> = (1..=8).map(|n| format!("rin-{n}")).collect();
    let mut t = here(game("character", 3), "q9").sheet(0, "done", done).sheet(0, "next", "rin-9").start();
    t.play(TRY);
    let card = "skill 5: 1 die + 1, 3 in 6; risk: the quest is lost";
    assert_eq!(t.stakes("choice/1"), card, "an arcade card: no experience (NF-CHARQ-10)");

    for (boxes, gains) in [(0, ""), (1, ""), (2, "gains 1 experience; "), (3, "")] {
        let mut t = here(game("campaign", 3), "q9").sheet(0, "boxes", boxes).start();
        t.play(TRY);
        let skill = "skill 4: 1 die + 1, 4 in 6";
        assert_eq!(t.stakes("choice/1"), format!("{skill}; {gains}risk: the quest is lost"), "{boxes} boxes");
    }
}

/// The first turn of a campaign of the shipped book at which Ada may leave town, ready to stop at a quest.
fn on_the_road(book: &Arc<near_and_far::Book>) -> Value {
    let mut table = Table::<NearAndFar>::new(book.clone(), setup("campaign", 2, 3)).expect("a sound setup");
    loop {
        let question = table.questions().first().expect("somebody is asked").clone();
        let keys: Vec<&str> = question.options.iter().map(|o| o.key.as_str()).collect();
        if question.seat == Seat(0) && keys.contains(&"adventure") {
            break;
        }
        let picked: Vec<&str> = keys.into_iter().take(question.pick.min).collect();
        table.answer(question.seat, question.id, &picked).expect("it is offered");
    }
    let mut state = table::AnyTable::state(&table);
    let map = &book.maps[1];
    let space = map.spaces.iter().find(|s| s.quest.is_some()).expect("the map has quests").id;
    let space = json!(table::Book::names(&**book).name(space));
    state["quests"] = json!([space]);
    let me = &mut state["players"][0];
    me["place"] = json!({ "on": space });
    for thing in ["coins", "gems", "food", "hearts"] {
        me[thing] = 9.into();
    }
    me["tokens"] = json!([9, 9, 9, 9]);
    state
}

/// NF-QUEST-04: kind and number are those of the book, for every choice of every story that players get.
#[test]
fn every_shipped_choice_says_the_test_of_its_book() {
    let book = Arc::new(load(shipped_files()).unwrap_or_else(|e| panic!("{e}")));
    let names = table::Book::names(&*book);
    let base = on_the_road(&book);
    let stories: String = shipped_files().into_values().collect();
    let end = |c: char| !c.is_uppercase() && c != '-';
    let words = stories.split("keyword ").skip(1).filter_map(|rest| rest.split(end).next());
    let keywords: BTreeSet<&str> = words.filter(|word| !word.is_empty()).collect();
    let keywords: Vec<&str> = keywords.into_iter().collect();
    // A keyword can open a choice and close the others: with all of them, without any, and with each alone.
    let sheets = [(&keywords[..], 12), (&keywords[..], -6), (&[], 12), (&[], -6)];
    let alone = keywords.iter().map(|word| (std::slice::from_ref(word), 12));
    let sheets: Vec<(&[&str], i8)> = sheets.into_iter().chain(alone).collect();
    let mut missing = BTreeSet::new();
    for entry in book.entries.iter() {
        let story = book.story(entry);
        let mut left: BTreeSet<usize> = (0..story.choices.len()).collect();
        for (known, reputation) in &sheets {
            if left.is_empty() {
                break;
            }
            let mut state = base.clone();
            let me = &mut state["players"][0];
            me["reputation"] = (*reputation).into();
            me["sheet"]["keywords"] = json!(known);
            me["sheet"]["side"] = json!([names.name(entry)]);
            for option in choices(&book, &state) {
                let place = option.key.trim_start_matches("choice/").parse::<usize>().expect("a number") - 1;
                says_its_test(&book, entry, place, &option);
                left.remove(&place);
            }
        }
        missing.extend(left.into_iter().map(|place| format!("{} {place}", names.name(entry))));
    }
    assert!(missing.is_empty(), "never offered: {missing:?}");
}

fn choices(book: &Arc<near_and_far::Book>, state: &Value) -> Vec<Offered> {
    let scenario = json!({ "state": state });
    let loaded = Table::<NearAndFar>::scenario(book.clone(), setup("campaign", 2, 3), &scenario);
    let mut table = loaded.unwrap_or_else(|e| panic!("{e}")).table;
    for key in TRY {
        let question = table.questions()[0].clone();
        table.answer(question.seat, question.id, &[key]).unwrap_or_else(|e| panic!("{key}: {e}"));
    }
    let chosen = |o: &&Offered| o.key.starts_with("choice/");
    table.questions()[0].options.iter().filter(chosen).cloned().collect()
}

fn says_its_test(book: &near_and_far::Book, entry: Id<Entry>, place: usize, option: &Offered) {
    let choice = &book.story(entry).choices[place];
    let stakes = option.stakes.clone().unwrap_or_default();
    let printed = choice.test.map(|test| (test.kind.key().to_owned(), Some(u32::from(test.need))));
    assert_eq!(stakes.test.map(|test| (test.of, test.need)), printed, "{}", option.label);
    let paid: Vec<(&str, u32)> = choice.costs.iter().map(|p| (p.thing.key(), u32::from(p.n))).collect();
    let costs: Vec<(&str, u32)> = stakes.cost.iter().map(|a| (a.token.as_str(), a.n)).collect();
    assert_eq!(costs, paid, "{}", option.label);
    assert_eq!(stakes.risk.is_some(), choice.test.is_some(), "{}", option.label);
}

/// With so many of Ada's camps far away.
fn camped(scene: Scene, camps: usize) -> Scene {
    (3..).take(camps).fold(scene, |scene, n| scene.camp(0, &format!("q{n}")))
}

/// NF-THREAT-08, NF-THREAT-09, NF-THREAT-11, NF-THREAT-12, NF-THREAT-15, NF-CAMP-11, NF-OPEN-09: a fight says its odds where the way is
/// chosen, since nobody is asked again; hearts that the space costs are not left for it.
#[test]
fn a_threat_says_its_odds_what_winning_brings_and_what_losing_means() {
    let fight = |hearts: u16, camps: usize| {
        let scene = camped(players(3), camps).on(0, "town").has(0, "hearts", hearts);
        let mut t = scene.has(0, "artifacts", ["plain-sword"]).start();
        t.play(["adventure", "move/g1"]);
        t.stakes("move/g2/fight")
    };
    let risk = "risk: you are beaten back, and your movement ends";
    assert_eq!(fight(1, 0), format!("combat 4: 1 die + 1, 4 in 6; costs 1 heart; gains 1 point; {risk}"));
    let two = fight(2, 0);
    assert!(two.starts_with("combat 4: 1 die + 1, 4 in 6, best 5 in 6; costs 1 heart;"), "{two}");
    let coin = (0..14)
        .map(|camps| fight(3, camps))
        .find(|s| s.contains("coin"))
        .expect("one of them uncovers a coin");
    assert!(coin.contains("gains 1 point, 1 coin"), "{coin}");
}

/// NF-BOSS-04, NF-TAL-01: where there are several foes, each says its own.
#[test]
fn of_several_foes_each_says_its_odds() {
    let mut t = game("campaign", 3).sheet(0, "talents", ["bounty-hunting"]).on(0, "g1").start();
    t.play(["adventure"]);
    assert_eq!(t.stakes("move/g2/fight"), "risk: you are beaten back, and your movement ends");
    t.play(["move/g2/fight"]);
    assert!(
        t.stakes("foe/bandit").starts_with("combat 4: 1 die, 3 in 6; gains 1 point"),
        "{}",
        t.stakes("foe/bandit")
    );
    assert!(
        t.stakes("foe/threat-6").starts_with("combat 6: 1 die, 1 in 6; "),
        "{}",
        t.stakes("foe/threat-6")
    );
}

/// NF-DUEL-04, NF-DUEL-05, NF-DUEL-06, NF-DUEL-07, NF-DUEL-09, NF-DUEL-12, NF-DUEL-14, NF-DAY-17: both sides' combat, ties to the
/// defender, hearts at best, reputation by style, and Jail.
#[test]
fn a_duel_says_both_sides_and_what_is_at_stake() {
    let mut t = players(3).party(0, &["outlaw-9"]).party(1, &["mystic-9"]).start();
    let test = "combat: 1 die + 3 against Bo + 3, 15 in 36";
    assert_eq!(t.stakes("visit/stables/duel"), format!("{test}; risk: you go to Jail"));
    t.play(["visit/stables/duel"]);
    assert_eq!(t.stakes("duel/honorably"), format!("{test}; gains 1 reputation; risk: you go to Jail"));
    let dirty =
        "combat: 1 die + 4 against Bo + 3, 21 in 36; success costs 1 reputation; risk: you go to Jail";
    assert_eq!(t.stakes("duel/dirty"), dirty);

    let t = players(3).day().has(0, "hearts", 2).start();
    let test = "combat: 1 die against Bo + 0, 15 in 36, best 26 in 36";
    assert_eq!(
        t.stakes("visit/stables/duel"),
        format!("{test}; risk: you go to Jail, where you gain 1 food")
    );

    let mut t = players(3).at(2, "stables").has(0, "reputation", 12).start();
    assert_eq!(
        t.stakes("visit/stables/duel"),
        "risk: you go to Jail",
        "it is not said yet whom (NF-DUEL-03)"
    );
    t.play(["visit/stables/duel"]);
    assert_eq!(t.stakes("seat/2"), "combat: 1 die against Cy + 0, 15 in 36; risk: you go to Jail");
    t.play(["seat/2"]);
    assert!(!t.stakes("duel/honorably").contains("reputation"), "it cannot rise above 12 (NF-REP-03)");
    for (reputation, said) in [(-5, true), (-6, false)] {
        let mut t = players(3).has(0, "reputation", reputation).start();
        t.play(["visit/stables/duel"]);
        let falls = t.stakes("duel/dirty").contains("costs 1 reputation");
        assert_eq!(falls, said, "it cannot fall below -6 (NF-REP-04)");
    }

    let t = players(2).start();
    assert_eq!(t.stakes("visit/hall/duel"), "combat: 1 die against eve + 0, 15 in 36; risk: you go to Jail");
}

/// NF-OPEN-83: at best the challenger's cards and hearts are laid on, against the defender's cards.
#[test]
fn at_best_a_duel_counts_the_cards_of_both() {
    let armed = |bombs: [bool; 2]| {
        let scene = players(2).at(1, "mine").has(0, "gems", 1).has(1, "food", 1).with("birds", json!(4));
        let scene = scene.has(0, "birds", 1).has(1, "birds", 1);
        let cards = |has: bool, card: &'static str| if has { vec![card] } else { vec![] };
        let scene = scene.has(0, "treasures", cards(bombs[0], "fire-bomb"));
        scene.has(1, "treasures", cards(bombs[1], "treasure-14")).start().stakes("visit/mine/duel")
    };
    let plain = "combat: 1 die against Bo + 0, 15 in 36";
    assert_eq!(armed([false, false]), format!("{plain}; risk: you go to Jail"));
    assert_eq!(armed([true, false]), format!("{plain}, best 30 in 36; risk: you go to Jail"));
    assert_eq!(armed([true, true]), format!("{plain}, best 26 in 36; risk: you go to Jail"));
}

/// NF-MOVE-10, NF-THREAT-16, NF-THREAT-17, NF-THREAT-18, NF-MAPRULE-01, NF-PATHTR-01, NF-PATHTR-03
#[test]
fn a_step_says_its_price_and_the_treasure_on_the_way() {
    let mut t = players(3).on(0, "c1").has(0, "hearts", 2).start();
    t.play(["adventure", "move/c2"]);
    assert_eq!((t.stakes("move/c3"), t.stakes("move/stop")), ("costs 1 heart".to_owned(), String::new()));

    let water = |hearts: u16| {
        let mut t = players(3).map(5).on(0, "c1").has(0, "hearts", hearts).start();
        t.play(["adventure"]);
        t.stakes("move/c2")
    };
    assert_eq!(
        (water(0), water(1)),
        (String::new(), "costs 1 heart".to_owned()),
        "bad water takes what is there"
    );

    let scene = birds(players(3), 0, 1).has(0, "artifacts", ["toll-token"]).has(0, "food", 1);
    let mut t = scene.on(0, "g1").has(0, "hearts", 1).start();
    t.play(["adventure"]);
    assert_eq!(t.stakes("move/g2/bird"), "costs 1 bird");
    assert_eq!(t.stakes("move/g2/toll-token"), "costs 1 food");

    let treasure = |scene: Scene| {
        let mut t = scene.on(0, "g4").start();
        t.play(["adventure"]);
        t.stakes("move/g5")
    };
    assert_eq!(treasure(birds(players(3), 0, 1)), "gains 1 treasure");
    assert_eq!(treasure(players(3)), "", "nobody carries it");
    let full = birds(players(3), 0, 1).has(0, "treasures", ["lucky-hand"]);
    assert_eq!(treasure(full), "", "with full hands it is a choice, not a gain");
}

/// NF-CAMP-02, NF-CAMP-06, NF-CAMP-07, NF-CAMP-08, NF-CAMP-11, NF-MINE-10, NF-MINE-11: what stakes and labels of camps promise is given.
#[test]
fn camps_and_digs_bring_what_they_say() {
    for space in ["c1", "c2", "p1"] {
        for camps in 0..14 {
            let mut t = camped(players(3), camps).on(0, space).has(0, "hearts", 3).start();
            t.play(["adventure", "move/stop"]);
            let (stakes, label) = (t.stakes("camp/build"), t.label("camp/build").to_owned());
            t.play(["camp/build"]);
            keeps_its_word(&stakes, "costs 3 heart", (t.player(0).coins - 3, t.player(0).gems), 0);
            let gains = stakes.strip_prefix("costs 3 heart").unwrap_or_default();
            assert_eq!(label.contains("gain "), !gains.is_empty() || space != "p1", "{label}: {stakes}");
        }
    }
    for reputation in [false, true] {
        let scene = if reputation { players(3).day() } else { players(3) };
        let mut t = scene.at(0, "hall").party(0, &["outlaw-8", "mystic-8"]).start();
        t.play(["visit/mine"]);
        let stakes = t.stakes("dig/1/1");
        t.play(["dig/1/1"]);
        let player = t.player(0);
        keeps_its_word(&stakes, "", (player.coins - 3, player.gems), player.reputation as u16);
    }
}

/// Coins and gems (and reputation) that were gained are those that were promised.
fn keeps_its_word(stakes: &str, cost: &str, (coins, gems): (u16, u16), reputation: u16) {
    let gained = [(coins, "coin"), (gems, "gem"), (reputation, "reputation")];
    let gained: BTreeSet<String> =
        gained.iter().filter(|g| g.0 > 0).map(|(n, of)| format!("{n} {of}")).collect();
    let promised = stakes.strip_prefix(cost).unwrap_or_else(|| panic!("{stakes} does not cost {cost}"));
    let promised = promised.trim_start_matches("; ").trim_start_matches("gains ");
    let promised: BTreeSet<String> =
        promised.split(", ").filter(|s| !s.is_empty()).map(str::to_owned).collect();
    assert_eq!(promised, gained, "{stakes}");
}

/// NF-FARM-01, NF-STORE-01, NF-STABLE-02, NF-SALOON-03, NF-SALOON-15, NF-TAL-02, NF-TAL-12, NF-ARTI-02, NF-HALL-03, NF-TAL-10
#[test]
fn what_is_bought_in_town_says_price_and_gain() {
    let mut t =
        players(3).at(0, "hall").has(0, "food", 1).has(0, "hand", ["plain-sword"]).has(0, "gems", 1).start();
    assert_eq!(t.stakes("visit/farm"), "gains 1 food");
    assert_eq!(t.stakes("visit/mine"), "");
    assert_eq!(t.stakes("buy/plain-sword"), "costs 1 gem; gains 2 point");
    t.play(["visit/saloon"]);
    assert_eq!(t.stakes("row/refresh"), "costs 1 food");
    assert_eq!(t.stakes("recruit/outlaw-1"), "costs 1 coin; gains 1 adventurer");
    assert_eq!(t.stakes("recruit/nobody"), "");

    let bribe = game("campaign", 3).sheet(0, "talents", ["bribing", "piano-playing"]).start();
    assert!(
        bribe.stakes("visit/stables/bribe").starts_with("costs 1 coin"),
        "{}",
        bribe.stakes("visit/stables/bribe")
    );
    assert_eq!(
        bribe.label("visit/stables/bribe"),
        "Bribe your way into the Stables for 1 coin — nothing to gain: you have no food for a pack bird"
    );
    assert_eq!(bribe.stakes("visit/saloon"), "gains 1 food");

    let mut t = players(3).at(1, "farm").has(0, "food", 1).start();
    t.play(["visit/stables"]);
    assert_eq!(t.stakes("stables/bird"), "costs 1 food; gains 1 bird");
    for (talents, birds, earned) in
        [(&["pack-bird-breeding"][..], 1, ", 1 coin"), (&["pack-bird-breeding"], 0, ""), (&[], 1, "")]
    {
        let scene = game("campaign", 3).sheet(0, "talents", talents).has(0, "birds", birds).has(0, "food", 1);
        let mut t = scene.at(1, "farm").with("birds", json!(9 - birds)).start();
        t.play(["visit/stables"]);
        let gains = format!("costs 1 food; gains 1 bird{earned}");
        assert_eq!(
            (t.stakes("stables/bird"), t.stakes("stables/nothing")),
            (gains, String::new()),
            "NF-TAL-09"
        );
    }
    let mut t = players(3).at(2, "farm").start();
    t.play(["visit/store"]);
    assert_eq!(t.stakes("store/coin"), "gains 1 coin");
    let mut t = players(3).has(0, "food", 1).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert_eq!(t.stakes("good/coin"), "costs 1 coin");
    t.play(["good/coin"]);
    assert_eq!(t.stakes("good/food"), "gains 1 food");

    let scene = game("campaign", 3).sheet(0, "talents", ["pack-bird-breeding"]).has(0, "birds", 1);
    let t = scene.with("birds", json!(8)).has(0, "hearts", 12).start();
    assert_eq!(
        t.stakes("release/bird"),
        "costs 1 bird; gains 1 heart",
        "no more than the track has (NF-OPEN-08)"
    );
    assert_eq!(t.label("release/bird"), "Send a pack bird home (gain 2 hearts)");
}

/// NF-SALOON-03, NF-SALOON-15, NF-STABLE-02, NF-STABLE-03, NF-DAY-03, NF-HUT-01, NF-DAY-05: what a building brings now is said before
/// one goes there, and what a card adds to it.
#[test]
fn a_building_says_what_it_brings_now() {
    let scene = || players(3).at(1, "farm").at(2, "farm").has(0, "coins", 0);
    let said = |scene: Scene, key: &str| {
        let t = scene.start();
        let label = t.label(key);
        let (_, text) = label.split_once(" — ").or_else(|| label.split_once(" (")).expect("it says so");
        text.trim_end_matches(')').to_owned()
    };
    let stables = |scene: Scene| said(scene, "visit/stables");
    assert_eq!(stables(scene().has(0, "food", 1)), "buy a pack bird for 1 food");
    assert_eq!(
        stables(scene().day().has(0, "food", 1)),
        "buy a pack bird for 1 food or a tortoise for 1 gem"
    );
    assert_eq!(
        stables(scene().day().has(0, "gems", 1)),
        "buy a pack bird for 1 food or a tortoise for 1 gem"
    );
    let none = |why: &str| format!("nothing to gain: {why}");
    assert_eq!(stables(scene().has(0, "gems", 1)), none("you have no food for a pack bird"));
    assert_eq!(stables(scene().day()), none("you have no food for a pack bird and no gem for a tortoise"));
    assert_eq!(
        stables(scene().has(0, "food", 1).animals(3, 3, 0)),
        none("you have no room for another pack animal")
    );

    assert_eq!(said(scene().has(0, "coins", 9), "visit/saloon"), "recruit an adventurer");
    assert_eq!(
        said(scene().has(0, "food", 1), "visit/saloon"),
        "nobody you can pay for, but a new row for 1 food"
    );
    assert_eq!(said(scene().animals(3, 1, 0), "visit/hut"), "draw a treasure");
    assert_eq!(said(scene().animals(3, 1, 0).day(), "visit/hut"), "draw 3 treasures, keep one");
    assert_eq!(said(scene(), "visit/hut"), none("you have no pack animal to carry a treasure"));

    for (rule, at) in [("visit saloon: food 2", [true, false]), ("visit any: food 2", [true, true])] {
        let scene = scene().has(0, "artifacts", ["bargain"]);
        let t = scene.start_changed(&[("artifacts.toml", "discount 1", rule)]);
        let gains = ["visit/saloon", "visit/mine"].map(|key| t.stakes(key).contains("gains 2 food"));
        assert_eq!(gains, at, "{rule}: {}", t.stakes("visit/saloon"));
    }
}

/// NF-HEART-03, NF-TRS-03, NF-TAL-08: what is laid on a roll says its price.
#[test]
fn what_is_laid_on_a_roll_says_its_price() {
    let scene = here(birds(players(3), 0, 1), "q4").has(0, "treasures", ["fire-bomb"]);
    let mut t = scene.has(0, "gems", 1).has(0, "hearts", 3).dice([1]).start();
    t.play(TRY);
    t.play(["choice/2"]);
    assert_eq!(t.stakes("spend/fire-bomb"), "costs 1 gem");
    assert_eq!(t.label("spend/fire-bomb"), "fire-bomb for 1 gem (add 3)");
    t.play(["spend/no"]);
    assert_eq!((t.stakes("hearts/3"), t.stakes("hearts/0")), ("costs 3 heart".to_owned(), String::new()));
}
