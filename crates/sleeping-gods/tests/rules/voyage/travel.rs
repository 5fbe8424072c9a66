//! Travel, hazards and the edges of the map (SG-TRAVEL, SG-HAZARD, SG-EDGE).

use super::*;

/// SG-TRAVEL-02, SG-TRAVEL-15, SG-OPEN-32: one of one's own with craft, neither tired nor out.
#[test]
fn one_of_the_active_players_crew_with_craft_may_see_to_the_engines() {
    let mut t = players(2).has(1, "command", 3).mate("odessa", "cards", ["salvage"]).start();
    t.play(["travel"]);
    assert_eq!(
        t.own(0),
        ["take/kasumi", "take/odessa", "take/kannan", "go"],
        "Mac and Rafael are Bo's; Odessa has a card"
    );
    assert!(offered(&t, "take/mac").is_empty());
    t.play(["take/kasumi"]);
    assert!(offered(&t, "take/").is_empty(), "no second one: {}", t.open());
    let mut t = players(1).mate("kasumi", "fatigue", 2).mate("mac", "damage", 8).start();
    t.play(["travel"]);
    assert_eq!(t.own(0), ["take/kannan", "take/rafael", "go"]);
}

/// SG-TRAVEL-01, SG-TRAVEL-03, SG-TRAVEL-05, SG-TRAVEL-06, SG-TRAVEL-08, SG-TRAVEL-09, SG-EX-04: 6 + 2 = 8 is three regions.
#[test]
fn whoever_sees_to_the_engines_adds_craft_and_is_tired() {
    let mut t = players(1).fate([6]).start();
    t.play(["travel", "take/kasumi"]);
    assert_eq!((t.mate("kasumi").fatigue, t.state().voyage), (1, Some(3)));
    assert_eq!(t.state().abilities.discards.len(), 1);
    assert!(!t.told("Success") && !t.told("Failure"));
}

/// SG-TRAVEL-04, SG-TRAVEL-05: nobody has to.
#[test]
fn travel_without_crew_costs_no_fatigue() {
    let mut t = players(1).fate([6]).start();
    t.play(["travel", "go"]);
    assert_eq!(t.state().voyage, Some(2), "6 alone");
    assert!(t.state().crew.iter().all(|m| m.fatigue == 0));
}

/// SG-TRAVEL-08, SG-TRAVEL-09, SG-OPEN-02
#[test]
fn the_travel_table_has_three_steps() {
    let table: Vec<u8> = (1..=12).map(|total| BOOK.distance(total)).collect();
    assert_eq!(table, [1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3]);
}

/// SG-TRAVEL-07, SG-OPEN-32: craft cards of anybody's hand, as many as one likes; no other cards.
#[test]
fn craft_cards_are_discarded_for_one_each() {
    let scene = players(2).has(0, "hand", ["jury-rig", "salvage", "triage"]).has(
        1,
        "hand",
        ["whetstone", "haymaker"],
    );
    let mut t = scene.fate([5]).start();
    t.play(["travel", "go"]);
    assert_eq!(
        (offered(&t, "discard/").len(), t.offers("discard/triage"), t.offers("discard/haymaker")),
        (3, false, false)
    );
    t.play(["discard/jury-rig", "discard/salvage", "1:discard/whetstone", "0:enough"]);
    assert_eq!(t.state().voyage, Some(3), "5 + 3: {}", t.open());
    assert_eq!((t.hand(0), t.hand(1)), (vec!["triage".to_owned()], vec!["haymaker".to_owned()]));
}

/// SG-OPEN-32, SG-STATUS-07, SG-STATUS-08: others' abilities and cards, madness and low morale, as in any challenge.
#[test]
fn travel_is_a_challenge_in_all_other_respects() {
    let scene = || players(2).mate("kasumi", "statuses", ["madness", "low-morale"]);
    let mut t = scene().start();
    t.play(["travel"]);
    assert!(!t.offers("take/kasumi"), "nobody pays for her");
    let mut t = scene().has(0, "command", 1).has(1, "command", 1).owns(&["book-of-knots"]).fate([4]).start();
    t.play(["travel", "take/kasumi"]);
    assert_eq!((t.mate("kasumi").damage, t.player(0).command), (1, 0));
    t.play(["1:use/book-of-knots/0/0"]);
    if t.offers("enough") {
        t.play(["enough"]);
    }
    assert_eq!(t.state().voyage, Some(3), "4 + 2 + 2");
}

/// SG-ABIL-10, SG-TRAVEL-08: a card that says "+1 when travelling" counts if its bearer sees to the engines.
#[test]
fn equipped_cards_help_the_voyages_of_their_bearers() {
    for (mate, regions) in [("kannan", 2), ("kasumi", 1)] {
        let mut t = players(1).mate(mate, "cards", ["known-waters"]).fate([3]).start();
        t.play(["travel", "take/kannan"]);
        assert_eq!(t.state().voyage, Some(regions), "3 + 1, and {mate} has the card");
    }
}

/// SG-ABIL-10, SG-ADV-05: such a card says so, a level card too; an adventure card, which is everybody's, has no such condition.
#[test]
fn a_card_on_a_board_says_that_its_bearer_has_to_take_part() {
    let scene = players(1).mate("kannan", "cards", ["known-waters"]);
    let scene = scene.mate("rafael", "levels", ["rafael-drowned-once"]);
    let t = scene.with("adventures", json!([{ "card": "bronze-screw" }])).start();
    let view = serde_json::to_value(t.table.game().view(None)).expect("plain data");
    let crew = |name: &str, what: &str| {
        let mates = view["crew"].as_array().expect("a list");
        mates.iter().find(|mate| mate["id"] == name).expect("on board")[what][0]["rules"].clone()
    };
    assert_eq!(crew("kannan", "cards"), json!(["Always: +1 when travelling, if its bearer takes part"]));
    let drowned = json!(["Always: +2 health", "Always: +1 against hazards, if Rafael takes part"]);
    assert_eq!(crew("rafael", "levels"), drowned);
    assert_eq!(view["adventures"][0]["rules"], json!(["Always: +1 when travelling"]));
}

/// SG-TRAVEL-10, SG-TRAVEL-11, SG-TRAVEL-13, SG-TRAVEL-14, SG-EX-04: to a region that touches this one, as far as one likes.
#[test]
fn the_ship_sails_from_region_to_region_as_far_as_it_likes() {
    let stops = ["region/supper-water", "region/snuff-roads", "region/smother-bay"];
    for sailed in 0..=3 {
        let mut t = players(1).with("voyage", json!(3)).start();
        let near = ["region/moth-narrows", "region/ferry-gut", "region/supper-water", "region/slack-water"];
        assert_eq!(offered(&t, "region/"), near, "the neighbours in the book, and nothing beyond the land");
        t.play(stops[..sailed].iter().copied());
        if sailed < 3 {
            t.play(["sail/stay"]);
        }
        assert_eq!((t.state().voyage, t.state().phase), (None, Phase::Actions(2)));
        let at = if sailed == 0 { "region/lantern-sound" } else { stops[sailed - 1] };
        assert_eq!(format!("region/{}", t.region()), at);
        assert_eq!((t.state().stores, t.state().damage), ([3, 0, 1, 0, 0, 0], [0; 6]), "nothing is burnt");
    }
}

const GUT: &str = "hazard = { name = \"the race in the Gut\", test = \"strength 5\", fail = \"ship -1\" }";
const FOG: &str = "hazard = { name = \"ghostly fog\", test = \"cunning 5\", fail = \"low-morale\" }";
const ROCKS: &str = "hazard = { name = \"rocky shores\", test = \"savvy 5\", fail = \"ship -1\" }";

/// The ship in Lantern Sound, with so many regions to sail. The Ferry Gut has a hazard (STRENGTH 5, 1 ship damage).
fn sailing(n: usize, regions: u8) -> Scene {
    players(n).with("voyage", json!(regions))
}

/// SG-TRAVEL-10: what lies farther than one region is offered as a route, around hazards; each of its answers is a step.
#[test]
fn routes_lead_as_far_as_the_ship_may_sail() {
    let far = |regions: u8| sailing(1, regions).start().asked(0).routes.clone();
    assert!(far(1).is_empty(), "one step needs no route");
    let two: Vec<String> = far(2).into_iter().map(|route| route.target).collect();
    assert!(two.contains(&"region/snuff-roads".to_owned()), "{two:?}");
    let three = far(3);
    assert!(three.len() > two.len() && three.iter().any(|r| r.target == "region/smother-bay"), "{three:?}");
    for route in three {
        let mut t = sailing(1, 3).start();
        assert!(!t.offers(&route.target), "{} is not next door", route.target);
        t.play(route.answers[..route.answers.len() - 1].iter().map(String::as_str));
        assert!(t.offers(&route.target), "nothing came between: {}", t.open());
        t.play([route.answers.last().expect("an answer").as_str()]);
        assert_eq!(format!("region/{}", t.region()), route.target);
        assert!(
            !route.answers.iter().rev().skip(1).any(|step| step == "region/ferry-gut"),
            "around the hazard"
        );
        let (_, way) = route.label.split_once(", by way of ").expect("it is said");
        assert_eq!(way.split(" and ").count(), route.answers.len() - 1, "what lies between: {}", route.label);
    }
}

/// SG-HAZARD-01, SG-HAZARD-04, SG-HAZC-01, SG-EX-01: the captain, 1 + 1 against 5, gets low morale.
#[test]
fn the_captain_loses_heart_in_ghostly_fog() {
    let mut t = sailing(1, 1).changed("page02.toml", GUT, FOG).fate([1]).start();
    t.play(["region/ferry-gut", "take/odessa", "go"]);
    assert!(t.told("CUNNING 5: 2. Failure."), "{}", t.open());
    assert_eq!(t.mate("odessa").fatigue, 1);
    let bearers: Vec<Crew> =
        Crew::ALL.into_iter().filter(|c| !t.state().mate(*c).statuses.is_empty()).collect();
    assert_eq!(bearers, [Crew::Odessa], "the only one who took part");
}

/// SG-HAZARD-03, SG-HAZARD-05, SG-HAZC-02, SG-EX-02: 4 is not enough, 5 is.
#[test]
fn rocky_shores_damage_the_ship_unless_the_challenge_is_met() {
    for (fate, damage) in [(2, 1), (3, 0)] {
        let mut t = sailing(1, 1).changed("page02.toml", GUT, ROCKS).fate([fate, 5]).start();
        t.play(["region/ferry-gut", "take/gregory", "take/kannan", "go"]);
        assert_eq!((t.mate("gregory").fatigue, t.mate("kannan").fatigue), (1, 1));
        assert_eq!(t.state().damage, [0, 0, 0, damage, 0, 0], "fate {fate}");
    }
}

/// SG-HAZARD-01: at once, and there is no way around it.
#[test]
fn a_hazard_must_be_attempted_as_soon_as_the_ship_enters() {
    let mut t = sailing(1, 3).start();
    t.play(["region/ferry-gut"]);
    assert_eq!(t.region(), "ferry-gut");
    assert!(t.told("the race in the Gut") && t.offers("take/mac"));
    assert!(offered(&t, "region/").is_empty() && !t.offers("sail/stay"), "{}", t.open());
}

/// SG-HAZARD-02
#[test]
fn a_hazard_has_a_skill_a_number_and_a_consequence() {
    let hazards: Vec<_> = BOOK.regions.iter().filter_map(|id| BOOK.regions[id].hazard.as_ref()).collect();
    assert!(hazards.len() >= 27 && hazards.iter().all(|h| h.need >= 4 && !h.fail.is_empty()));
}

/// SG-HAZARD-06, SG-CHAL-08: several of one's own, and others for one command.
#[test]
fn a_hazard_is_met_by_any_number_of_crew() {
    let mut t = sailing(2, 1).has(1, "command", 1).fate([1]).start();
    t.play(["region/ferry-gut", "take/odessa", "take/audrie", "1:take/mac", "1:take/laurent", "0:go"]);
    assert_eq!(["odessa", "audrie", "mac", "laurent"].map(|crew| t.mate(crew).fatigue), [1; 4]);
    assert!(t.told("STRENGTH 5: 5. Success."), "1 + 0 + 2 + 1, and fate: {}", t.open());
    assert_eq!((t.player(1).command, t.state().damage), (0, [0; 6]));
}

/// SG-HAZARD-04: one of those who took part, as after any failed challenge.
#[test]
fn the_status_of_a_hazard_goes_to_somebody_who_took_part() {
    let mut t = sailing(1, 1).region("slack-water").fate([1]).start();
    t.play(["region/sootwater", "take/gregory", "take/kannan", "go"]);
    assert_eq!(t.own(0), ["gregory", "kannan"]);
    t.play(["kannan"]);
    assert_eq!(t.mate("kannan").statuses, [sleeping_gods::Status::Frightened]);
}

/// SG-HAZARD-07, SG-HAZARD-08, SG-OPEN-33: each hazard on the way; a failure does not stop the ship, and leaving is free.
#[test]
fn every_hazard_on_the_way_is_met_and_none_stops_the_ship() {
    let mut t = sailing(1, 3).region("hush-water").fate([1, 5, 1]).start();
    t.play(["region/ferry-gut", "go"]);
    assert_eq!((t.state().damage, t.state().voyage), ([0, 0, 0, 1, 0, 0], Some(2)), "it may sail on");
    t.play(["region/lantern-sound"]);
    assert!(t.offers("region/moth-narrows"), "leaving asks nothing: {}", t.open());
    t.play(["region/moth-narrows"]);
    assert!(t.told("moth cloud"));
    t.play(["go", "mac", "mac"]);
    assert_eq!((t.mate("mac").damage, t.state().voyage, t.region().as_str()), (2, None, "moth-narrows"));
}

/// SG-HAZARD-08: staying and starting there.
#[test]
fn a_ship_that_is_in_a_hazard_already_meets_none() {
    let mut t = players(1).region("ferry-gut").fate([6]).start();
    t.play(["travel", "go", "sail/stay"]);
    assert!(!t.told("the race in the Gut") && t.offers("skip"), "{}", t.open());
}

/// SG-EVENT-04, SG-ABIL-10: an event makes hazards harder, a card of somebody who takes part makes them easier.
#[test]
fn ongoing_events_and_cards_change_hazards() {
    let compass = &["ev-honest-compass"][..];
    for (events, mate, passed) in [(&[][..], "mac", true), (compass, "mac", false), (compass, "audrie", true)]
    {
        let scene = ongoing(sailing(1, 1), events).mate(mate, "cards", ["nose-for-weather"]);
        let mut t = scene.fate([5, 6]).start();
        t.play(["region/ferry-gut", "take/audrie", "go"]);
        assert_eq!(t.state().damage == [0; 6], passed, "5 and {events:?}, and {mate} has the card");
    }
}

/// SG-ABIL-11, SG-ROOM-16: a card that says "+1 search token" is for the player whose crew has it.
#[test]
fn an_equipped_card_adds_a_search_token() {
    for (mate, tokens) in [("audrie", 4), ("mac", 3)] {
        let finds = ["search-net", "search-sacks", "search-purse", "search-lines"];
        let mut t = aboard(2).mate(mate, "cards", ["foragers-eye"]).draws(&finds).start();
        t.play(["room/deck", "search/draw", "search/draw", "search/draw"]);
        assert_eq!(t.offers("search/draw"), tokens == 4, "{mate}");
    }
}

/// SG-EDGE-01: only from a region whose edge shows a page.
#[test]
fn the_ship_sails_off_the_page_only_where_it_is_printed() {
    let abroad = |region: &str| {
        let t = sailing(1, 1).region(region).start();
        let here = BOOK.regions[t.state().region].chart;
        let keys = offered(&t, "region/").into_iter().map(|key| key["region/".len()..].to_owned());
        keys.filter(|id| BOOK.regions[BOOK.names().find(id).expect("a region")].chart != here)
            .collect::<Vec<_>>()
    };
    assert!(abroad("lantern-sound").is_empty() && abroad("snuff-roads").is_empty());
    assert_eq!(abroad("tallow-reach"), ["north-shelf", "east-door"]);
}

/// SG-EDGE-02, SG-EDGE-03, SG-EDGE-04, SG-EX-03: off the western edge to page 13; two regions lie on its eastern edge, and the
/// player picks the northern one.
#[test]
fn the_ship_comes_in_on_the_opposite_side_where_the_player_likes() {
    let mut t = sailing(1, 1).region("tallow-reach").start();
    t.play(["region/north-shelf"]);
    assert_eq!(t.region(), "north-shelf");
    let region = &BOOK.regions[t.state().region];
    assert_eq!(BOOK.charts[usize::from(region.chart)].pages, [12, 13], "the atlas is turned");
    let mut t = sailing(1, 1).region("tallow-reach").start();
    t.play(["region/east-door", "go"]);
    assert_eq!(t.region(), "east-door", "or the southern one");
}

/// SG-EDGE-03: north to south, south to north, west to east, east to west, over the whole atlas.
#[test]
fn every_edge_leads_to_the_opposite_side_of_its_page() {
    for id in BOOK.regions.iter().filter(|id| !BOOK.regions[*id].edges.is_empty()) {
        let region = &BOOK.regions[id];
        let t = sailing(1, 1).region(BOOK.names().name(id)).start();
        let keys = offered(&t, "region/");
        let open = keys
            .iter()
            .map(|key| &BOOK.regions[BOOK.names().find(&key["region/".len()..]).expect("a region")]);
        let beyond: Vec<_> = open.filter(|r| r.chart != region.chart).collect();
        for (side, page) in &region.edges {
            let lands = |r: &&&sleeping_gods::Region| BOOK.charts[usize::from(r.chart)].pages.contains(page);
            let found: Vec<_> = beyond.iter().filter(lands).collect();
            assert!(!found.is_empty(), "{} leads nowhere", BOOK.names().name(id));
            assert!(
                found.iter().all(|r| r.edges.iter().any(|(back, _)| *back == side.opposite())),
                "{}",
                BOOK.names().name(id)
            );
        }
    }
}

/// SG-EDGE-05, SG-EDGE-06: nine charts, and no edge leads off them.
#[test]
fn the_atlas_has_nine_maps_and_no_edge_leads_to_others() {
    assert_eq!(BOOK.charts.len(), 9);
    let edges = BOOK.regions.iter().flat_map(|id| BOOK.regions[id].edges.clone());
    let edges: Vec<_> = edges.collect();
    assert!(
        !edges.is_empty() && edges.iter().all(|(_, page)| BOOK.charts.iter().any(|c| c.pages.contains(page)))
    );
}

/// SG-EDGE-07, SG-HAZARD-01
#[test]
fn a_hazard_beyond_an_edge_is_met_like_any_other() {
    let mut t = sailing(1, 1).region("tallow-reach").fate([1, 2, 3]).start();
    t.play(["region/east-door"]);
    assert!(t.told("wind off the ice") && t.offers("take/kannan"));
    t.play(["go"]);
    assert_eq!(t.state().damage, [1, 1, 0, 0, 0, 0]);
}

/// SG-OPEN-34: an edge is a step like any other, and the binding is no border.
#[test]
fn crossing_an_edge_takes_one_of_the_distance() {
    let mut t = sailing(1, 2).region("tallow-reach").start();
    t.play(["region/north-shelf"]);
    assert_eq!(t.state().voyage, Some(1));
    let mut t = sailing(1, 1).start();
    t.play(["region/supper-water"]);
    assert_eq!(t.region(), "supper-water", "from the left leaf to the right");
}

/// SG-HAZARD-03, SG-SHIP-09, SG-DEFEAT-06: a ship that is lost sails no further.
#[test]
fn a_ship_lost_in_a_hazard_ends_its_voyage() {
    let mut t = sailing(2, 3).with("damage", json!([2, 2, 2, 2, 2, 0])).fate([1, 1]).start();
    t.play(["region/ferry-gut", "go"]);
    assert_eq!((t.state().defeats, t.state().voyage, t.state().active), (1, None, Seat(1)), "{}", t.open());
}

/// SG-EX-47, SG-EDGE-03: north of the left leaf is the southern edge of page 16, north of the right leaf that of page 17.
#[test]
fn off_the_northern_edge_the_ship_comes_in_from_the_south() {
    for (from, page, to) in [("moth-narrows", 16, "hem-water"), ("high-vigil", 17, "drowse-reach")] {
        let mut t = sailing(1, 1).region(from).start();
        let here = &BOOK.regions[t.state().region];
        assert_eq!(here.edges, [(Side::North, page)]);
        let near: Vec<String> =
            here.next.iter().map(|id| format!("region/{}", BOOK.names().name(*id))).collect();
        let abroad: Vec<String> =
            offered(&t, "region/").into_iter().filter(|key| !near.contains(key)).collect();
        assert_eq!(abroad, [format!("region/{to}")], "the only one of that leaf with a southern edge");
        t.play([abroad[0].as_str()]);
        let entered = &BOOK.regions[t.state().region];
        assert!(BOOK.charts[usize::from(entered.chart)].pages.contains(&page));
        assert!(entered.edges.iter().any(|(side, _)| *side == Side::South), "{to}");
    }
}

/// Whether a spot is on land.
fn is_land(chart: &sleeping_gods::Chart, [x, y]: [u16; 2]) -> bool {
    chart.lands.iter().any(|land| {
        let (sin, cos) = f64::from(land.turn).to_radians().sin_cos();
        let (x, y) = (f64::from(x) - f64::from(land.at[0]), f64::from(y) - f64::from(land.at[1]));
        let along = (x * cos + y * sin) / f64::from(land.size[0]);
        let across = (y * cos - x * sin) / f64::from(land.size[1]);
        along * along + across * across < 1.0
    })
}

/// SG-TRAVEL-12: land, page and leaf bound a region. It lies on water; its neighbours are on its own page, and only a region on the rim
/// has an edge; beyond an edge only one leaf can be reached.
#[test]
fn a_region_is_sea_and_ends_at_land_at_the_binding_and_at_the_edge_of_the_page() {
    for id in BOOK.regions.iter() {
        let (name, region) = (BOOK.names().name(id), &BOOK.regions[id]);
        assert!(!is_land(&BOOK.charts[usize::from(region.chart)], region.at), "{name} is on land");
        for next in region.next.iter().map(|id| &BOOK.regions[*id]) {
            assert!(next.chart == region.chart && next.next.contains(&id), "{name} and a neighbour");
        }
        let [x, y] = region.at;
        for (side, page) in &region.edges {
            let far = match side {
                Side::North => y,
                Side::South => 700 - y,
                Side::West => x,
                Side::East => 1000 - x,
            };
            assert!(far <= 150, "{name} is not at the {} edge", side.key());
            let off = region.off.iter().filter(|(off, _)| off == side).map(|(_, to)| &BOOK.regions[*to]);
            let leaf = |to: &sleeping_gods::Region| {
                BOOK.charts[usize::from(to.chart)].pages[usize::from(to.at[0] >= 500)]
            };
            let mut off = off.filter(|_| matches!(side, Side::North | Side::South));
            assert!(off.all(|to| leaf(to) == *page), "{name}: not across the binding");
        }
    }
}

/// SG-TIPS-02: hazards, tests of stories and enemies, by how many pages away from the first they are.
#[test]
fn dangers_grow_with_the_distance_from_the_start() {
    let mut far = vec![usize::MAX; BOOK.charts.len()];
    far[0] = 0;
    for step in 0..BOOK.charts.len() {
        for region in BOOK.regions.iter().map(|id| &BOOK.regions[id]) {
            for next in region.off.iter().map(|(_, to)| usize::from(BOOK.regions[*to].chart)) {
                if far[usize::from(region.chart)] == step {
                    far[next] = far[next].min(step + 1);
                }
            }
        }
    }
    assert_eq!(far, [0, 1, 2, 1, 2, 1, 2, 1, 2], "by charts");
    let mean = |of: Vec<f64>| of.iter().sum::<f64>() / of.len() as f64;
    let dangers = |ring: usize| {
        let is_there = |chart: usize| far.get(chart) == Some(&ring);
        let hazards = BOOK.regions.iter().map(|id| &BOOK.regions[id]).filter(|r| is_there(r.chart.into()));
        let hazards = hazards.filter_map(|r| r.hazard.as_ref().map(|h| f64::from(h.need))).collect();
        // Eight enemies belong to each chart, in the order of the charts; the last six to none.
        let enemies = BOOK.enemies.iter().enumerate().filter(|(place, _)| is_there(place / 8));
        let enemies = enemies.map(|(_, id)| f64::from(BOOK.enemies[id].level)).collect();
        let pages = BOOK.charts.iter().enumerate().filter(|(place, _)| is_there(*place));
        let files: Vec<String> = pages.map(|(_, chart)| format!("page{:02}.story", chart.pages[0])).collect();
        let stories =
            BOOK.entries.iter().map(|id| BOOK.story(id)).filter(|story| files.contains(&story.file));
        let tests = stories.flat_map(|story| &story.choices).filter_map(|choice| {
            let test = format!("{:?}", choice.test.as_ref()?);
            let need = test.strip_prefix("Challenge(")?.strip_suffix(')')?.split_once(", ")?.1.to_owned();
            need.parse::<f64>().ok()
        });
        let tests = tests.collect();
        [mean(hazards), mean(enemies), mean(tests)]
    };
    let rings = [0, 1, 2].map(dangers);
    for pair in rings.windows(2) {
        assert!(pair[0].iter().zip(pair[1]).all(|(near, far)| near + 0.5 < far), "{rings:?}");
    }
}
