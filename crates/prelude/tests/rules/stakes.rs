//! What options put at stake, as data: tests and odds, prices, gains.

use crate::common::{Play, SHIPPED, Scene, band, plain, wanderers};
use prelude::{Class, DeckName, Moment};
use table::{Book as _, Odds, Offered};

/// The options of the three ways through a card, as the seat that meets it sees them.
fn ways(t: &Play) -> Vec<Offered> {
    t.asked(0).options.iter().filter(|o| !o.aside).cloned().collect()
}

/// PR-ENC-06, PR-ENC-07, PR-ENC-09: trait, successes and the number that succeeds are the book's, for every option of every card that
/// players get.
#[test]
fn every_shipped_option_says_the_test_of_its_card() {
    let names = SHIPPED.names();
    let mut options = 0;
    let mut check = |card: table::Id<prelude::Card>, t: &Play| {
        let printed = SHIPPED.card(card);
        for (option, offered) in printed.options.iter().zip(ways(t)) {
            let test = offered.stakes.and_then(|s| s.test).unwrap_or_else(|| panic!("{}", offered.label));
            assert_eq!(
                (test.of.as_str(), test.need),
                (option.of.name(), Some(option.diamonds.into())),
                "{}",
                printed.name
            );
            assert_eq!(
                test.chance,
                Odds::successes(test.dice, 6, 4, option.diamonds.into()),
                "{}",
                printed.name
            );
            assert_eq!(offered.key, option.of.name(), "{}", printed.name);
            options += 1;
        }
    };
    let mut cards = 0;
    for card in DeckName::ALL.into_iter().flat_map(|deck| SHIPPED.deck(deck)) {
        let scene = plain(1).shipped();
        let id = names.name(card);
        // Occurrences are never laid out (PR-REGION-02): one comes to whoever gathers.
        let t = match (SHIPPED.is_secret(card), SHIPPED.event(card).0) {
            (true, _) => scene.secret(0, id).phase("prep").start(),
            (false, DeckName::Occurrence) => {
                let scene = scene.at(0, "gather").eventing("gather").presence("gather", 6);
                scene.event_die(&["O"]).draws(&[id]).picks(&["0"]).start()
            }
            (false, _) => scene.event_on(1, id).all_at("slot-1").start(),
        };
        check(card.widen(), &t);
        cards += 1;
    }
    for card in SHIPPED.artifacts.iter() {
        let Class::Spell { moment, .. } = SHIPPED.card(card).class else { continue };
        let scene = plain(1).shipped().holds(0, names.name(card));
        let mut t = match moment {
            Moment::Prep => scene.phase("prep").start(),
            Moment::Rest => scene.all_at("rest").start(),
            Moment::Keeping => scene.phase("keeping").start(),
        };
        let cast =
            t.keys(0).into_iter().find(|key| key.starts_with("cast")).expect("it can be cast").to_owned();
        t.play([cast.as_str()]);
        check(card.widen(), &t);
        cards += 1;
    }
    assert_eq!(options, 3 * cards, "three options each");
}

/// PR-ENC-06, PR-ENC-07, PR-BLD-12, PR-PAST-08: one die of its own; at best a die for each token, and the plans token.
#[test]
fn an_option_says_its_odds_as_thrown_and_with_all_tokens() {
    let visit = |scene: Scene| scene.event_on(1, "old-lintel").all_at("slot-1").start();
    let strong = |tokens: u8| visit(plain(1).tokens(0, "strong", tokens)).stakes("strong");
    let diamonds = |t: &Play| {
        let option = ways(t).into_iter().find(|o| o.key == "strong").and_then(|o| o.stakes?.test?.need);
        option.expect("it has a test")
    };
    let need = diamonds(&visit(plain(1)));
    for tokens in 0..=4 {
        let (thrown, best) =
            (Odds::successes(1, 6, 4, need), Odds::successes(1 + u32::from(tokens), 6, 4, need));
        let at_best = match tokens {
            0 => String::new(),
            _ => format!(", best {} in {}", best.ways, best.of),
        };
        assert_eq!(
            strong(tokens),
            format!("strong {need}: 1 die, {} in {}{at_best}", thrown.ways, thrown.of)
        );
    }
    let plans = visit(plain(1).tokens(0, "strong", 1).built("plans")).stakes("strong");
    let best = Odds::successes(3, 6, 4, need);
    assert!(plans.ends_with(&format!("best {} in {}", best.ways, best.of)), "{plans}");
    let last = visit(plain(1).all_tokens(0, [2, 0, 0, 2, 1, 2])).stakes("strong");
    let best = Odds::successes(2, 6, 4, need);
    assert!(
        last.ends_with(&format!("best {} in {}", best.ways, best.of)),
        "nobody plans to die (PR-HEALTH-10): {last}"
    );
}

/// PR-BLD-15, PR-OPEN-50: an altar adds a die to communing options, only when visiting.
#[test]
fn an_altar_counts_when_visiting() {
    let communing = |scene: Scene| scene.start().stakes("communing");
    let visit = |scene: Scene| {
        communing(scene.event_on(1, "late-suppers").all_at("slot-1").tokens(0, "communing", 0))
    };
    assert_eq!(visit(plain(1)), "communing 1: 1 die, 4 in 6");
    assert_eq!(visit(plain(1).built("altar")), "communing 1: 2 dice, 32 in 36");
    let scene = plain(1).built("altar").tokens(0, "communing", 0).at(0, "gather").eventing("gather");
    let scene = scene.presence("gather", 6).event_die(&["S"]).draws(&["late-suppers"]).picks(&["0"]);
    assert_eq!(communing(scene), "communing 1: 1 die, 4 in 6", "it came by itself");
}

/// PR-ENC-06, PR-ACT-09, PR-TRAIT-03: each bid says what it costs and the odds of all its dice.
#[test]
fn tokens_that_are_bid_say_their_price_and_the_odds() {
    let mut t = plain(1).event_on(1, "old-lintel").all_at("slot-1").built("plans").start();
    t.play(["strong"]);
    let need = t.stakes("spend/none").split(':').next().unwrap_or_default().to_owned();
    for (key, dice, price) in [
        ("spend/none", 1, ""),
        ("spend/strong/2", 3, "; costs 2 strong"),
        ("spend/strong/0+plans", 2, "; costs 1 plans"),
        ("spend/strong/1+plans", 3, "; costs 1 strong, 1 plans"),
    ] {
        let n: u32 = need.trim_start_matches("strong ").parse().expect("a number");
        let odds = Odds::successes(dice, 6, 4, n);
        let dice = if dice == 1 { "1 die".to_owned() } else { format!("{dice} dice") };
        assert_eq!(t.stakes(key), format!("{need}: {dice}, {} in {}{price}", odds.ways, odds.of), "{key}");
    }
}

/// PR-ACT-06, PR-ACT-07, PR-GATHER-01, PR-GATHER-04, PR-EXPLORE-09, PR-REST-01, PR-REST-04, PR-SETTLE-04, PR-VISIT-01: a zone says its
/// free die, at best with tokens that help there, and what is sure.
#[test]
fn a_zone_says_its_odds() {
    let t = plain(1).tokens(0, "active", 2).tokens(0, "strong", 3).event_on(1, "old-lintel").start();
    assert_eq!(t.stakes("gather"), "gather 1: 1 die, 5 in 6, best 215 in 216; gains 1 resource");
    assert_eq!(t.stakes("explore-1"), "explore 1: 1 die, 4 in 6", "no tokens on this roll");
    assert_eq!(t.stakes("special"), "deepwoods 1: 1 die, 3 in 6");
    assert_eq!(t.stakes("rest"), "rest 1: 1 die, 4 in 6; gains 1 active, 1 strong");
    assert_eq!(t.stakes("slot-1"), "", "what a visit brings is on the card");
    let settle = t.stakes("settle");
    assert!(settle.starts_with("settle 1: 1 die, ") && settle.contains("best"), "{settle}");

    let full = plain(1).resources(0, 5).start();
    assert!(!full.stakes("gather").contains("gains"), "there is no room (PR-LIMIT-04)");
    assert!(!full.stakes("rest").contains("gains"), "every slot is full (PR-LIMIT-02)");
    let woken = band(&[("farmer", "woken")]).tokens(0, "active", 2).start();
    assert!(!woken.stakes("rest").contains("gains"), "not the woken (PR-GIFT-04)");
    let scout = plain(1).region("grassland").start().stakes("special");
    assert!(scout.starts_with("scout 1: 1 die, 5 in 6, best "), "{scout}");
}

/// PR-ACT-08, PR-REST-04, PR-CAVE-01, PR-EXPLORE-05, PR-GIFT-10: what bought dice are for.
#[test]
fn bought_dice_are_counted_for_what_they_do() {
    let t = plain(1).all_at("gather").start();
    assert_eq!(t.stakes("spend/active/1"), "gather 1: 2 dice, 35 in 36; costs 1 active");
    let t = plain(2).all_at("rest").start();
    assert_eq!(t.stakes("spend/none"), "rest 1: 0 dice, 0 in 1", "one's own die tends nobody");
    assert_eq!(t.stakes("spend/caring/1"), "rest 1: 1 die, 4 in 6; costs 1 caring");
    let cave = |n: usize| plain(n).region("mountains").all_at("special").start().stakes("spend/wise/1");
    assert_eq!(cave(1), "cave 1: 2 dice, 32 in 36; costs 1 wise");
    assert_eq!(cave(2), "costs 1 wise", "the dice of both count together");
    let met = "risk: the event is met at once, and the action ends";
    let t = wanderers(1).all_at("explore-1").dice([1]).event_die(&["S"]).start();
    assert_eq!(t.stakes("spend/none"), format!("keen 1: 0 dice, 0 in 1; {met}"));
    assert_eq!(t.stakes("spend/keen/2"), format!("keen 1: 2 dice, 32 in 36; costs 2 keen; {met}"));
    let t = band(&[("soldier", "seer")]).all_at("rest").start();
    assert_eq!(t.stakes("spend/communing/2"), "communing 1: 2 dice, 32 in 36; costs 2 communing");
    assert_eq!(t.stakes("spend/none"), "", "nothing is rolled");
}

/// PR-SETTLE-01, PR-SETTLE-09, PR-BUILD-02: a resource, and the building if it was the last.
#[test]
fn building_says_its_price_and_when_it_is_done() {
    let mut t = plain(1).settled("hall", 0).all_at("settle").dice([1]).start();
    t.play(["spend/none"]);
    assert_eq!(t.stakes("build/hut"), "costs 1 resource");
    assert_eq!(t.stakes("keep"), "");
    assert!(t.label(0, "build/hut").contains(" for 1 resource (0 of "), "{}", t.label(0, "build/hut"));
    let cost = SHIPPED.building(prelude::Building::Hut).cost;
    let mut t = plain(1).settled("hut", cost - 1).all_at("settle").dice([1]).start();
    t.play(["spend/none"]);
    assert_eq!(t.stakes("build/hut"), "costs 1 resource; gains 1 building");
}

/// PR-KEEP-02, PR-KEEP-03, PR-KEEP-04, PR-KEEP-06, PR-HEALTH-03
#[test]
fn a_meal_and_hunger_say_their_price() {
    let mut t = plain(2).all_at("gather").phase("keeping").start();
    let eat = t.stakes("eat");
    assert!(eat.starts_with("costs ") && eat.ends_with(" resource"), "{eat}");
    assert_eq!(t.stakes("go-hungry"), "costs 1 health, 1 morale");
    t.play(["go-hungry"]);
    assert_eq!(t.stakes("strong"), "costs 1 strong", "which health goes");
    let mut t = plain(2).all_at("gather").phase("keeping").start();
    t.play(["eat"]);
    assert_eq!(t.stakes("serve"), "costs 1 resource");
}

/// PR-GIFT-15, PR-GIFT-16: two dice must succeed.
#[test]
fn insight_says_its_odds() {
    let t = band(&[("spouse", "empath"), ("soldier", "seer")]).secret(1, "lent-name").all_at("rest").start();
    let keys: Vec<&str> = t.keys(0).into_iter().filter(|key| key.starts_with("insight/")).collect();
    assert!(keys.contains(&"insight/2"), "{keys:?}");
    assert_eq!(t.stakes("insight/1"), "caring 2: 1 die, 0 in 6; costs 1 caring");
    assert_eq!(t.stakes("insight/2"), "caring 2: 2 dice, 16 in 36; costs 2 caring");
}
