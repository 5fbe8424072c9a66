//! The players' book: the names that the rulebook defines (NF-FAC, NF-MAPS, NF-NAME, NF-XGAME).

use crate::common::{SHIPPED, fresh, game, load, players, setup, shipped_files};
use near_and_far::{Book, Card, Faction, Rule, WorldCard};
use std::collections::BTreeSet;
use table::{Book as _, Id, Ids, Kind};

fn find<K: Kind>(id: &str) -> Id<K> {
    SHIPPED.names().find(id).unwrap_or_else(|| panic!("there is no `{id}`"))
}

/// NF-FAC-01, NF-FAC-02, NF-FAC-03, NF-FAC-04: green, blue, red and yellow are what the rulebook's colours are worth
/// (NF-HALL-08, NF-OPEN-04) and what its cards for a colour count (NF-ART-02, NF-ART-06, NF-ART-16, NF-ART-17).
#[test]
fn each_faction_has_its_colours_worth_and_card() {
    for (faction, name, worth, card) in [
        (Faction::Outlaws, "Outlaw", 6, "gambling-dice"),
        (Faction::Mystics, "Mystic", 7, "cloak-of-stars"),
        (Faction::Lizards, "Lizardfolk", 5, "scroll-of-legend"),
        (Faction::Nomads, "Nomad", 4, "unearthed-treaty"),
    ] {
        assert_eq!(faction.name(), name);
        assert_eq!(SHIPPED.value(near_and_far::Thing::Token(faction)), worth);
        let rules = &SHIPPED.card(find::<Card>(card)).rules;
        assert!(
            rules.iter().any(|r| format!("{r:?}").contains(&format!("Of({faction:?})"))),
            "{card}: {rules:?}"
        );
        let people = SHIPPED.adventurers.iter().filter(|id| SHIPPED.person(*id).faction == Some(faction));
        assert!(people.count() >= 5, "{name}");
    }
    assert_eq!(Faction::ALL.len(), 4);
    let mut t = players(3).has(0, "tokens", [1, 1, 1, 1]).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert_eq!(t.label("good/lizards"), "Give 1 Lizardfolk token (worth 5)");
    assert_eq!(t.label("good/mystics"), "Give 1 Mystic token (worth 7)");
}

/// NF-MAPS-01, NF-MAPS-02, NF-MAPS-03, NF-MAPS-04, NF-MAPS-05, NF-MAPS-06, NF-MAPS-07, NF-MAPS-08, NF-MAPS-09,
/// NF-MAPS-10, NF-MAPS-11: the eleven maps in their order, each on its ground, with its word in the text, and special
/// rules on 5 and 10 only.
#[test]
fn the_atlas_has_its_eleven_maps() {
    let atlas = [
        ("Glogo Caverns", "cave", "glogo"),
        ("Broken Plains", "grass", "ruins"),
        ("Crimson Forest", "forest", "white"),
        ("Meteor Mountain", "rock", "star"),
        ("Toxic Desert", "sand", "drunk"),
        ("Cloudy Valley", "mist", "moss"),
        ("Dried Sea", "seabed", "sea went out"),
        ("Fire Delta", "ash", "armies"),
        ("Rocktooth Isles", "water", "sea that chews"),
        ("Mammoth Jungle", "jungle", "something large"),
        ("The Last Ruin", "ruin", "halls"),
    ];
    assert_eq!(SHIPPED.maps.len(), atlas.len());
    for (map, (number, (name, ground, word))) in SHIPPED.maps.iter().zip((1..).zip(atlas)) {
        assert_eq!((map.number, map.name.as_str(), map.ground.as_str()), (number, name, ground));
        assert!(map.text.contains(word), "{name}: {}", map.text);
        assert_eq!(map.spaces.iter().any(|s| s.water), number == 5, "{name}");
        assert_eq!(map.spaces.iter().any(|s| s.mammoth), number == 10, "{name}");
        let books = map.spaces.iter().filter(|s| s.quest.is_some()).count();
        assert!(books > 13, "{name}: with four players some books stay without a token");
    }
    let option = SHIPPED.about().options.iter().find(|o| o.key == "map").expect("arcade chooses");
    for (value, (number, (name, ..))) in option.values[1..].iter().zip((1..).zip(atlas)) {
        let special = match number {
            5 => ": some spaces cost a heart",
            10 => ": camp among the mammoths, or lose 8 points",
            _ => "",
        };
        assert_eq!((&value.value, &value.meaning), (&number.to_string(), &format!("{name}{special}")));
    }
    assert_eq!(option.values.len(), 12);
}

/// NF-MAPS-01, NF-MAPS-02, NF-MAPS-11: a campaign begins on Map 2 and ends on Map 11 with its bosses; Map 1 is for the
/// First Adventure and arcade games.
#[test]
fn map_1_is_for_single_sessions() {
    assert_eq!(fresh(setup("first", 2, 1)).state().map, 1);
    assert_eq!(fresh(setup("campaign", 2, 1)).state().map, 2);
    assert!(!fresh(setup("character", 2, 1)).offers("map/1"));
    let story = &shipped_files()["map01.story"];
    let lines = story.lines().filter(|l| !l.starts_with('#')).collect::<Vec<_>>().join("\n");
    assert!(!lines.contains("keyword") && !lines.contains("-> ") && !lines.contains("world "));
    let mut t = game("campaign", 4).map(11).with("phase", "setup".into()).with("session", 0.into());
    for seat in 0..4 {
        t = t.has(seat, "companion", serde_json::json!(null));
    }
    let mut t = t.start();
    t.drift(|s| s.phase == near_and_far::Phase::Draft(0));
    assert_eq!(t.state().bosses.len(), 4);
}

/// NF-SETUP-14: even with two players, every named space of a map can have its quest.
#[test]
fn there_are_quests_enough_for_all_named_spaces() {
    for map in &SHIPPED.maps[1..] {
        let named = map.spaces.iter().filter(|s| s.name.is_some() && s.quest.is_some()).count();
        assert!((1..=7).contains(&named), "{}: {named}", map.name);
    }
}

/// NF-SETUP-12: chance can spread quests near and far, since every map has books within two steps of town and beyond four.
#[test]
fn every_map_has_quests_near_and_far() {
    for map in &SHIPPED.maps {
        let mut steps = vec![None; map.spaces.len()];
        let mut next = vec![(map.town, 0)];
        while let Some((place, far)) = next.pop() {
            if steps[usize::from(place)].is_none_or(|known| far < known) {
                steps[usize::from(place)] = Some(far);
                next.extend(map.spaces[usize::from(place)].links.iter().map(|(to, _)| (*to, far + 1)));
            }
        }
        let books: Vec<u32> = map
            .spaces
            .iter()
            .zip(&steps)
            .filter(|(s, _)| s.quest.is_some())
            .filter_map(|(_, n)| *n)
            .collect();
        assert!(books.iter().any(|n| *n <= 2) && books.iter().any(|n| *n >= 4), "{}: {books:?}", map.name);
    }
}

/// NF-NAME-01, NF-NAME-02, NF-NAME-03, NF-NAME-04: what the rulebook names is in the book by that name.
#[test]
fn the_rulebooks_names_are_in_the_book() {
    let bandit = SHIPPED.threat(find("bandit"));
    assert_eq!((bandit.name.as_str(), bandit.difficulty), ("Bandit", 4));
    fn names<K>(ids: &Ids<K>, of: fn(&Book, Id<K>) -> &str) -> BTreeSet<String> {
        ids.iter().map(|id| of(&SHIPPED, id).to_owned()).collect()
    }
    let bosses = names(&SHIPPED.bosses, |b, id| &b.threat(id).name);
    assert!(bosses.contains("Zag the Treasure Hunter") && bosses.contains("Captain Shreya"), "{bosses:?}");
    assert_eq!(bosses.len(), 4);
    let characters = names(&SHIPPED.characters, |b, id| &b.characters[id].name);
    assert!(["Shardling", "Rin", "Eyim"].iter().all(|n| characters.contains(*n)), "{characters:?}");
    assert_eq!(characters.len(), 8);
    let worlds = names(&SHIPPED.worlds, |b, id| &b.card(id).name);
    assert!(worlds.contains("Cold Blade") && worlds.contains("Banshee Necklace"), "{worlds:?}");
    assert!(SHIPPED.card(find::<WorldCard>("cold-blade")).rules.iter().any(|r| matches!(r, Rule::Sword(_))));
}

/// NF-NAME-05: R1 and R3 are Rin's, in one list; the sample side quests are noted and read.
#[test]
fn sample_quests_belong_where_the_rulebook_puts_them() {
    assert_eq!(SHIPPED.names().name(SHIPPED.characters[find("rin")].first), "rin-1");
    assert!(
        ["rin-3a", "rin-3b"].iter().all(|id| SHIPPED.entries.contains(find(id))),
        "whichever way one went"
    );
    let story = &shipped_files()["rin.story"];
    assert!(["== rin-1 ", "== rin-3a ", "== rin-3b "].iter().all(|head| story.contains(head)));
    let mut t = game("campaign", 2).sheet(0, "side", ["q-178"]).quest("q4").on(0, "q4").dice([3]).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert_eq!(t.reading(), "q-178");
    t.play(["choice/1"]);
    assert_eq!(t.names(&t.player(0).sheet.side), ["q-2"], "one sample leads to the other");
}

/// NF-XGAME-01, NF-XGAME-02, NF-XGAME-03, NF-XGAME-04, NF-XGAME-05, NF-GEN-08: adventurers have one side here. Beds, lanterns,
/// bread and bacon of the other game are not even read.
#[test]
fn adventurers_carry_nothing_of_the_other_game() {
    for field in ["lantern = 2", "bed = true", "bacon = 1", "bread = 1", "train = 3", "back = \"villager\""] {
        let mut files = shipped_files();
        let people =
            files["people.toml"].replacen("[[adventurer]]\n", &format!("[[adventurer]]\n{field}\n"), 1);
        files.insert("people.toml".into(), people);
        let fault = load(files).err().unwrap_or_else(|| panic!("`{field}` was let in"));
        let name = field.split(' ').next().expect("a name");
        assert!(fault.contains(&format!("unknown field `{name}`")), "{fault}");
    }
}
