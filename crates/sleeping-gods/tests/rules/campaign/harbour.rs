//! Market, port and level cards (SG-MARKET, SG-PORT, SG-LEVEL).

use super::*;

/// SG-MARKET-01, SG-PORT-01
#[test]
fn markets_and_ports_are_where_the_chart_has_them() {
    for (region, market, port) in [
        ("lantern-sound", true, true),
        ("ferry-gut", true, false),
        ("east-candle", false, true),
        ("supper-water", false, false),
    ] {
        let t = players(1).region(region).start();
        assert_eq!((t.offers("market"), t.offers("port")), (market, port), "{region}");
    }
}

/// SG-PORT-01, SG-MARKET-01: nobody sails off in the middle of a visit and is served all the same.
#[test]
fn the_ship_stays_as_long_as_a_visit_lasts() {
    let scene = || players(1).owns(&["unpicked-map"]).has(0, "command", 2).stored("coin", 9);
    let sails = "use/unpicked-map/0/0";
    assert!(scene().start().offers(sails));
    for visit in ["port", "market"] {
        let mut t = scene().mate("odessa", "damage", 2).start();
        t.play([visit]);
        assert!(!t.offers(sails), "{visit}: {}", t.open());
    }
}

const STALL: [&str; 7] =
    ["fire-axe", "tide-tables", "bronze-screw", "lead-dice", "eel-spear", "hobb", "chart-table"];

/// SG-MARKET-02, SG-MARKET-03, SG-MARKET-04, SG-MARKET-06, SG-MARKET-07, SG-MARKET-08: Gloria makes each card 1 cheaper.
#[test]
fn of_seven_cards_any_number_can_be_bought() {
    let mut t = players(2).stored("coin", 12).draws(&STALL).start();
    t.play(["market"]);
    let shown: Vec<&str> = t.state().stall.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(shown, STALL);
    assert!(!t.is_asked(1) || t.keys(1).iter().all(|key| !key.starts_with("buy/")));
    t.play(["buy/tide-tables", "buy/lead-dice"]);
    assert_eq!(t.stored("coin"), 12 - 4 - 4);
    assert!(t.offers("buy/hobb") && !t.offers("buy/bronze-screw"), "4 coins are left, and it costs 7");
    let score = seen(&t, 0)["score_lines"][0][1].as_i64();
    t.play(["buy/done"]);
    assert_eq!(t.owned()[4..], ["tide-tables", "lead-dice"]);
    assert_eq!(score, Some(12), "six adventure cards");
    let under: Vec<&str> = t.state().market.pile[..5].iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(sorted(under), sorted(["fire-axe", "bronze-screw", "eel-spear", "hobb", "chart-table"]));
    assert!(t.state().stall.is_empty());
    assert_eq!(t.state().phase, Phase::Actions(1), "all of it is one action");
}

/// SG-MARKET-05, SG-OPEN-66: to anybody of the crew, as the active player likes.
#[test]
fn a_bought_weapon_is_equipped_at_once() {
    let mut t = players(2).stored("coin", 12).draws(&STALL).start();
    t.play(["market", "buy/fire-axe"]);
    assert_eq!(t.own(0), CREW);
    t.play(["mac"]);
    let axe = t.state().adventures.last().expect("it was bought");
    assert_eq!(axe.bearer, Some(Crew::Mac));
    assert!(t.offers("buy/done"));
}

/// SG-OPEN-36
#[test]
fn a_small_market_deck_shows_what_there_is() {
    let all: Vec<&str> = BOOK.market.iter().skip(4).map(|id| BOOK.names().name(id)).collect();
    let mut t = players(1).owns(&all[3..]).start();
    t.play(["market"]);
    assert_eq!((t.state().stall.len(), t.state().market.len()), (3, 0));
}

/// SG-PORT-03, SG-PORT-08, SG-PORTC-01
#[test]
fn the_inn_does_everybody_good_for_4_coins() {
    let mut scene = players(2).stored("coin", 9).mate("mac", "statuses", ["venom"]);
    for crew in CREW {
        scene = scene.mate(crew, "damage", 3).mate(crew, "fatigue", 2);
    }
    let mut t = scene.start();
    t.play(["port", "inn"]);
    for crew in CREW {
        assert_eq!((t.mate(crew).damage, t.mate(crew).fatigue), (1, 1), "{crew}");
    }
    assert_eq!((t.stored("coin"), t.mate("mac").statuses.len()), (5, 1));
    assert!(!t.offers("inn"), "once in a visit");
    assert!(!players(1).mate("mac", "damage", 1).start().play(["port"]).offers("inn"), "not for 3 coins");
    let rich = || players(1).stored("coin", 9);
    assert!(
        rich().mate("mac", "fatigue", 1).start().play(["port"]).offers("inn"),
        "for one who is only tired"
    );
    assert!(rich().mate("mac", "damage", 1).start().play(["port"]).offers("inn"), "for one who is only hurt");
    assert!(!rich().start().play(["port"]).offers("inn"), "not when it would do nobody any good");
}

/// SG-PORT-04, SG-PORTC-02, SG-EX-41
#[test]
fn the_shipyard_repairs_one_damage_for_each_token() {
    let mut t = players(1).stored("materials", 2).with("damage", json!([0, 0, 2, 0, 0, 1])).start();
    t.play(["port", "yard/materials", "spot/deck", "yard/coin", "spot/hull", "yard/materials"]);
    assert_eq!((t.state().damage, t.stored("materials"), t.stored("coin")), ([0; 6], 0, 2));
    let offers = |materials: u8, coins: u8, damage: [u8; 6]| {
        let scene = players(1).stored("materials", materials).stored("coin", coins);
        let mut t = scene.with("damage", json!(damage)).with("xp", json!(9)).start();
        t.play(["port"]);
        (t.offers("yard/materials"), t.offers("yard/coin"))
    };
    assert_eq!(offers(1, 1, [0; 6]), (false, false), "nothing is broken");
    assert_eq!(offers(1, 1, [1; 6]), (true, true), "everything is");
    assert_eq!(offers(0, 1, [1, 0, 0, 0, 0, 0]), (false, true));
    assert_eq!(offers(1, 0, [1, 0, 0, 0, 0, 0]), (true, false));
}

/// SG-PORT-05, SG-PORT-06, SG-PORT-08, SG-PORTC-03
#[test]
fn the_healer_takes_one_coin_for_each_patient() {
    let mut t = players(2)
        .mate("mac", "damage", 4)
        .mate("audrie", "damage", 5)
        .mate("mac", "statuses", ["madness"])
        .mate("rafael", "damage", 1)
        .start();
    t.play(["port", "healer/mac", "healer/audrie"]);
    assert_eq!((t.mate("mac").damage, t.mate("audrie").damage, t.mate("rafael").damage), (0, 0, 1));
    assert_eq!((t.stored("coin"), t.mate("mac").statuses.len()), (1, 1));
    assert!(t.offers("healer/rafael") && !t.offers("healer/mac"), "only those who are hurt");
    let mut t = players(2).stored("coin", 0).mate("mac", "damage", 4).with("xp", json!(9)).start();
    t.play(["port"]);
    assert!(!t.offers("healer/mac"), "nothing is done for nothing");
}

/// SG-PORT-02, SG-PORT-07, SG-PORTC-04
#[test]
fn one_visit_to_a_port_is_for_everything_in_any_order() {
    let hurt = || {
        players(1)
            .stored("coin", 6)
            .with("xp", json!(3))
            .with("damage", json!([1, 0, 0, 0, 0, 0]))
            .mate("mac", "damage", 4)
            .mate("kannan", "damage", 1)
    };
    let mut t = hurt().start();
    t.play(["port", "level/audrie-rat-run", "healer/mac", "yard/coin", "inn"]);
    assert_eq!((t.state().phase, t.stored("coin")), (Phase::Actions(1), 0));
    assert_eq!((t.mate("audrie").levels.len(), t.mate("kannan").damage, t.state().damage[0]), (1, 0, 0));
    let mut t = hurt().start();
    t.play(["port", "inn", "yard/coin", "healer/mac", "level/audrie-rat-run"]);
    assert_eq!((t.stored("coin"), t.mate("mac").damage), (0, 0));
    let mut t = hurt().start();
    t.play(["port", "port/done"]);
    assert_eq!((t.stored("coin"), t.state().phase), (6, Phase::Actions(1)), "or for nothing");
}

/// SG-LEVEL-01, SG-LEVEL-02, SG-LEVEL-03, SG-LEVEL-04, SG-LEVEL-05, SG-LEVEL-07, SG-OPEN-26: XP is everybody's, the card is one crew member's.
#[test]
fn xp_buys_level_cards_in_port_for_any_crew_member() {
    let two = ["triage", "bluff"];
    let laurents: Vec<_> = BOOK.levels.iter().filter(|id| BOOK.levels[*id].crew == Crew::Laurent).collect();
    let cheap = *laurents.iter().min_by_key(|id| BOOK.levels[**id].xp).expect("he has some");
    let (key, cost) = (format!("level/{}", BOOK.names().name(cheap)), BOOK.levels[cheap].xp);
    let scene =
        || players(2).story("T1", &does("xp 2")).with("xp", json!(cost + 3)).mate("laurent", "cards", two);
    let mut t = scene().start();
    assert_eq!(t.state().xp, u16::from(cost) + 5, "what is gained is added");
    assert!(t.keys(0).iter().all(|key| !key.starts_with("level/")), "only in port");
    t.play(["port", &key]);
    assert_eq!(t.mate("laurent").levels, [cheap], "Bo's crew, too");
    assert_eq!(t.mate("laurent").cards.len(), 2, "the slots are for ability cards");
    assert_eq!((seen(&t, 0)["xp"].clone(), t.state().xp_spent), (json!(5), u16::from(cost)));
    let spent = table::What::Track { track: "xp-spent".to_owned(), from: 0, to: cost.into() };
    assert!(t.events.iter().any(|e| e.what == spent), "{:#?}", t.events);
    assert!(!t.offers(&key), "there is one of each");
    let dear = BOOK
        .levels
        .iter()
        .filter(|id| BOOK.levels[*id].xp > 5)
        .map(|id| format!("level/{}", BOOK.names().name(id)));
    assert!(dear.into_iter().all(|key| !t.offers(&key)), "5 XP are left");
}

/// SG-LEVEL-06, SG-LEVEL-09: when an event deck ends, ability cards go to the discards, level cards stay where they are.
#[test]
fn a_level_card_stays_for_the_whole_campaign() {
    let t = players(1)
        .mate("audrie", "levels", ["audrie-rat-run"])
        .with("xp", json!(3))
        .with("xp_spent", json!(3))
        .mate("audrie", "cards", ["triage"]);
    let visit = json!({ "path": [{ "entry": "1-1" }] });
    let t = t.with("events", events(0)).with("reading", json!({ "visit": visit, "source": "clock" })).start();
    assert_eq!(t.state().pass, 2);
    assert_eq!((t.mate("audrie").cards.len(), t.mate("audrie").levels.len()), (0, 1));
    let discards: Vec<&str> = t.state().abilities.discards.iter().map(|id| BOOK.names().name(*id)).collect();
    assert_eq!(discards, ["triage"]);
}

/// SG-LEVEL-08: the captain's sabre deals more for a cunning card, and her level card is cunning.
#[test]
fn a_level_card_is_no_price() {
    let levels = |cards: &[&str]| {
        let scene = players(1)
            .combat(&["bell-gulls"])
            .mate("odessa", "levels", ["odessa-the-list"])
            .with("xp", json!(5))
            .with("xp_spent", json!(5));
        let mut t = scene.mate("odessa", "cards", cards).fate([6]).start();
        t.play(["attack/odessa"]);
        t
    };
    let t = levels(&["bluff"]);
    assert!(t.offers("extra/bluff") && !t.offers("extra/odessa-the-list"), "{}", t.open());
    assert!(!levels(&[]).open().contains("extra/"));
}

/// SG-OPEN-12: a market card has one price, wherever it is printed: what is shown, what is offered and what is paid agree.
#[test]
fn a_market_card_has_one_price() {
    for card in STALL.iter().filter(|card| !["fire-axe", "eel-spear"].contains(card)) {
        let mut t = players(1).stored("coin", 20).draws(&STALL).start();
        t.play(["market"]);
        let view = seen(&t, 0);
        let shown = view["stall"].as_array().and_then(|list| list.iter().find(|c| c["key"] == *card));
        let bought = BOOK.adventure(BOOK.names().find(card).expect("a card"));
        let printed = bought.cost.expect("a price");
        let key = format!("buy/{card}");
        assert_eq!(shown.expect("it is there")["price"], printed - 1, "{card}, with Gloria aboard");
        let price = format!("{} for {} coins (", bought.name, printed - 1);
        assert!(t.label(&key).starts_with(&price), "{}", t.label(&key));
        t.play([key.as_str()]);
        assert_eq!(t.stored("coin"), 20 - (printed - 1), "{card}");
    }
}
