//! The book of the rule tests: small, plain, and always the same, so that tests can rely on what is in it.
//!
//! Every map looks alike:
//!
//! ```text
//!   town — c1 — c2 — c3 — c4 — c5        coins: c1 c3 c5, gems: c2 c4
//!    |  \\
//!    |   g1 =T= g2 — g3                   =T= threat, =$= treasure; gems
//!    |    |
//!    |   g4 =$= g5 — g6
//!    q1 — q2 — … — q16                    quests m1-01 …; odd ones coins, even ones gems; q1 and q2 are named
//!    town — p1 — p2, m1 — m2, i1 — i2, t1 — t2     trade goods, one behind the other
//! ```

use std::fmt::Write;
use testing::Files;

/// Routes of every map: peppers 6/2, parts 5/2, ichor 7/3, tea 4/1.
fn map(number: u8) -> String {
    let mut out = format!(
        "number = {number}\nname = \"Map {number}\"\ntext = \"A plain map.\"\nground = \"grass\"\n\
         routes = {{ peppers = [6, 2], parts = [5, 2], ichor = [7, 3], tea = [4, 1] }}\n"
    );
    let mut space = |id: &str, more: &str| {
        let named = id == "town" || more.contains("name = ");
        let called = if named { String::new() } else { format!("called = \"the {id}\"\n") };
        let _ = write!(out, "[[space]]\nid = \"{id}\"\nat = [10, 10]\n{more}\n{called}");
    };
    space("town", "");
    for (id, icon) in [("c1", "coin"), ("c2", "gem"), ("c3", "coin"), ("c4", "gem"), ("c5", "coin")] {
        // c2 has bad water on map 5, c3 mammoths on map 10.
        let more = match (id, number) {
            ("c2", 5) => "\nwater = true",
            ("c3", 10) => "\nmammoth = true",
            _ => "",
        };
        space(id, &format!("icon = \"{icon}\"{more}"));
    }
    for id in ["g1", "g2", "g3", "g4", "g5", "g6"] {
        space(id, "icon = \"gem\"");
    }
    for n in 1..=16 {
        let icon = if n % 2 == 1 { "coin" } else { "gem" };
        let name = if n <= 2 { format!("name = \"Place {n}\"\n") } else { String::new() };
        space(&format!("q{n}"), &format!("{name}icon = \"{icon}\"\nquest = \"m{number}-{n:02}\""));
    }
    for (id, good) in [("p", "peppers"), ("m", "parts"), ("i", "ichor"), ("t", "tea")] {
        space(&format!("{id}1"), &format!("icon = \"{good}\""));
        space(&format!("{id}2"), &format!("icon = \"{good}\""));
    }
    let mut path = |a: &str, b: &str, mark: &str| {
        let mark = if mark.is_empty() { String::new() } else { format!("mark = \"{mark}\"\n") };
        let _ = write!(out, "[[path]]\nends = [\"{a}\", \"{b}\"]\n{mark}");
    };
    for pair in
        ["town c1", "c1 c2", "c2 c3", "c3 c4", "c4 c5", "town g1", "g2 g3", "g1 g4", "g5 g6", "town q1"]
    {
        let (a, b) = pair.split_once(' ').expect("two ends");
        // On map 8 a threat and a treasure lie beside the town.
        let mark = match (number, pair) {
            (8, "town g1") => "threat",
            (8, "town c1") => "treasure",
            _ => "",
        };
        path(a, b, mark);
    }
    path("g1", "g2", "threat");
    path("g4", "g5", "treasure");
    for n in 1..16 {
        path(&format!("q{n}"), &format!("q{}", n + 1), "");
    }
    for good in ["p", "m", "i", "t"] {
        path("town", &format!("{good}1"), "");
        path(&format!("{good}1"), &format!("{good}2"), "");
    }
    out
}

/// The quests of a map. The first three are special, the rest alike:
/// 1 is quest 41 of the rulebook (NF-EX-11, NF-EX-12), 2 is quest 347 (NF-EX-21, NF-EX-22, NF-EX-23; on map 1 without keywords),
/// 3 has one choice of every reward.
fn quests(number: u8) -> String {
    let mut out = format!(
        "== m{number}-01  The Cliff\n\nA rope hangs there.\n\n\
         * Walk around. [skill 5]\n= success\nA long walk.\n> nomads 1\n= bonus\n> coin 1\n\
         * Climb. [skill 7]\n= success\nA hard climb.\n> outlaws 1, food 2\n= bonus\n> gem 1\n\n"
    );
    let keyword = match number {
        1 => String::new(),
        _ => "* The flames know you. [must keyword BURNING]\nThey part.\n\
              > reputation 3, world cold-blade\n-> q-178\n\
              * Both know you. [must keyword BURNING and keyword FROZEN]\nThey bow.\n> reputation 4\n"
            .to_owned(),
    };
    let (otherwise, necklace) =
        if number == 1 { ("", "") } else { (" [otherwise]", ", world banshee-necklace") };
    let _ = write!(
        out,
        "== m{number}-02  The Ghost\n\nIt waits.\n\n{keyword}\
         * Fight it. [combat 8]{otherwise}\n= success\nIt falls.\n> reputation -3, outlaws 1, coin 3\n= bonus\n> gem 1\n\
         * Pay it. [skill 6] [pay 1 coin]{otherwise}\n= success\nIt bows.\n> heart 1{necklace}\n= bonus\n> heart 2\n\n"
    );
    let forget = if number == 1 { "" } else { ", keyword BURNING" };
    let _ = write!(
        out,
        "== m{number}-03  The Fair\n\nEverything is here.\n\n\
         * Take goods.\nYou take them.\n> coin 1, gem 1, food 1, heart 1, mystics 1\n\
         * Take company.\nThey come.\n> adventurer, bird, treasure\n\
         * Take a Lizard.\nOne comes.\n> adventurer lizards, artifact\n\
         * Take a name. [combat 3]\n= success\nIt is yours.\n> reputation 1{forget}\n= bonus\n> coin 1\n\n"
    );
    let first = if number == 1 { 4 } else { 6 };
    if number > 1 {
        let _ = write!(
            out,
            "== m{number}-04  Words\n\nThey are given.\n\n* Cold.\nYou take it.\n> keyword FROZEN\n* Warm.\nYou leave it.\n> forget BURNING\n-> q-2\n* Dear. [pay 1 coin, 1 gem]\nYou buy it.\n> food 2\n\n\
             == m{number}-05  Standing\n\nThey look at you.\n\n* Be known. [may reputation at least 4]\nThey know you.\n> coin 2\n\
             * Be feared. [may reputation at most -4]\nThey fear you.\n> gem 2\n\
             * Be warm. [may keyword BURNING]\nThey warm their hands.\n> food 3\n* Be nobody.\nThey look away.\n> food 1\n\n"
        );
    }
    for n in first..=16 {
        // Quest 15 has a treasure for the taking.
        let treasure = if n == 15 { "* Dig.\nIt is yours.\n> treasure\n" } else { "" };
        let _ = write!(
            out,
            "== m{number}-{n:02}  Quest {n}\n\nSomething is here.\n\n\
             * Try. [skill 4]\n= success\nIt works.\n> coin 1\n= bonus\n> gem 1\n* Fight. [combat 4]\n= success\nIt yields.\n> gem 1\n= bonus\n> coin 1\n{treasure}\n"
        );
    }
    out
}

const SIDE: &str = "\
== q-178  After the Fire

It smoulders.

* Put it out. [skill 4]
  = success
  It hisses.
  > gem 1
  -> q-2
  = bonus
  > coin 1
* Leave it.
  It glows.
  > food 1

== q-2  A Letter

It is for you.

* Read it.
  It is long.
  > coin 1
* Burn it. [combat 9]
  = success
  It burns.
  > gem 2
  = bonus
  > gem 1
";

fn arcade() -> String {
    (1..=40).fold(String::new(), |mut out, n| {
        let _ = write!(
            out,
            "== arcade-{n:02}  Card {n}\n\nA card.\n\n* Use your hands. [skill 5]\n= success\nIt works.\n> coin 1\n= bonus\n> gem 1\n\
             * Use your sword. [combat 5]\n= success\nIt yields.\n> gem 1\n= bonus\n> coin 1\n\n"
        );
        out
    })
}

pub const CHARACTERS: [&str; 8] = ["rin", "eyim", "shardling", "ada", "bo", "cy", "dee", "eve"];

/// A story: ten quests, of which the third can be skipped sideways (`ID-3` or `ID-3b`), and three endings.
fn character(id: &str) -> String {
    let mut out = format!("== {id}-intro  {id}\nintro: yes\n\nThis is {id}.\n\n");
    for n in 1..10 {
        let names: &[&str] = match n {
            3 => &["3", "3b"],
            _ => &[&n.to_string()[..]].map(|n| n.to_owned().leak() as &str),
        };
        for name in names {
            let first = if n == 1 { "first: yes\n" } else { "" };
            let turns: Vec<String> = match n {
                2 => vec!["3".into(), "3b".into()],
                9 => vec!["10".into(), "10b".into(), "10c".into()],
                n => vec![(n + 1).to_string(); 2],
            };
            let _ = write!(out, "== {id}-{name}  Part {name}\n{first}\nPart {name} begins.\n\n");
            for (i, turn) in turns.iter().enumerate() {
                let test = if i == 0 { "skill 5" } else { "combat 6" };
                let _ = write!(
                    out,
                    "* Go {turn} the way {i}. [{test}]\n= success\nOn it goes.\n> coin 1\n-> {id}-{turn}\n= bonus\n> gem 1\n"
                );
            }
            out.push('\n');
        }
    }
    for name in ["10", "10b", "10c"] {
        let _ = write!(
            out,
            "== {id}-{name}  The End {name}\n\nIt ends.\n\n* Well. [skill 5]\n= success\nWell, then.\n> coin 1\n-> end\n= bonus\n> gem 1\n* So.\nSo be it.\n> food 1\n-> end\n\n"
        );
    }
    out
}

fn bosses() -> String {
    ["zag", "shreya", "third", "fourth"].iter().fold(String::new(), |out, b| {
        out + &format!("== fall-{b}  The Fall of {b}\n\nIt is over for {b}.\n\n")
    })
}

/// Nine adventurers for each faction: `outlaw-1` to `outlaw-9` and so on, costing 1 to 9. Number 1 has nothing but a heart, 2 (cost 2)
/// search 1, sword 1, heart 2 (the rulebook's sample), 3 a skill, 4 a sword, 5 a move, 6 a shield, 7 a search, 8 two skills, 9 three swords.
fn people() -> String {
    let mut out = String::new();
    for (singular, faction) in
        [("outlaw", "outlaws"), ("mystic", "mystics"), ("lizard", "lizards"), ("nomad", "nomads")]
    {
        for n in 1..=9 {
            let symbols = match n {
                1 => "heart = 1",
                2 => "search = 1\nsword = 1\nheart = 2",
                3 => "skill = 1",
                4 => "sword = 1",
                5 => "move = 1",
                6 => "shield = 1",
                7 => "search = 1",
                8 => "skill = 2",
                _ => "sword = 3",
            };
            let _ = write!(
                out,
                "[[adventurer]]\nid = \"{singular}-{n}\"\nname = \"{singular} {n}\"\nfaction = \"{faction}\"\ncost = {n}\n{symbols}\n"
            );
        }
        let _ = write!(
            out,
            "[[chief]]\nid = \"chief-{faction}\"\nname = \"Chief of the {faction}\"\nfaction = \"{faction}\"\n"
        );
    }
    for (id, kind) in
        [("dog-1", "dog"), ("dog-2", "dog"), ("cat-1", "cat"), ("cat-2", "cat"), ("platypus", "platypus")]
    {
        let _ = write!(out, "[[companion]]\nid = \"{id}\"\nname = \"{id}\"\nkind = \"{kind}\"\n");
    }
    for id in CHARACTERS {
        let _ = write!(
            out,
            "[[character]]\nid = \"{id}\"\nname = \"{id}\"\ntext = \"Somebody.\"\nintro = \"{id}-intro\"\nfirst = \"{id}-1\"\n"
        );
    }
    out
}

/// Named artifacts with their rules; the rest are `basic-N` and `advanced-N`, 3 points for 1 coin, without rules.
const ARTIFACTS: [(&str, &str, &str); 27] = [
    ("ancient-compass", "coin = 1", "score 4 if most coin"),
    ("cloak-of-stars", "coin = 1", "score 1 per mystics adventurer"),
    ("cooking-spices", "coin = 1", "pass 1"),
    ("crown-of-cruelty", "coin = 1", "toll coin"),
    ("nightmare-amulet", "coin = 1", "toll food"),
    ("gambling-dice", "coin = 1", "score 1 per outlaws adventurer"),
    ("goods-wagon", "coin = 1", "trade 1"),
    ("jade-flute", "coin = 1", "visit stables: food 2"),
    ("lock-picks", "coin = 1", "visit occupied: coin 1"),
    ("gold-magnet", "coin = 1", "after duel: coin 1"),
    ("mercenary-contract", "coin = 1", "now: camp"),
    ("merchant-coat", "coin = 1", "trades 1"),
    ("merchant-contract", "coin = 1", "twin"),
    ("mirror-hat", "coin = 1", "ignore threats"),
    ("scroll-of-legend", "coin = 1", "score 1 per lizards adventurer"),
    ("unearthed-treaty", "coin = 1", "score 1 per nomads adventurer"),
    ("plain-sword", "gem = 1", "sword 1"),
    ("plain-glove", "food = 1", "skill 1"),
    ("plain-heart", "coin = 2, gem = 1", "heart 2"),
    ("plain-boots", "outlaws = 1", "move 1"),
    ("dear-thing", "coin = 2, gem = 1, food = 1, mystics = 1, nomads = 2", "score 2"),
    ("tie-breaker", "coin = 1", "win ties"),
    ("duel-glove", "coin = 1", "duel 2"),
    ("threat-spear", "coin = 1", "fight 2"),
    ("toll-token", "coin = 1", "ignore threats for 1 food"),
    ("heart-charm", "coin = 1", "ignore threats for 1 heart"),
    ("bargain", "coin = 1", "discount 1"),
];

/// Advanced ones: the sample (7 points, reputation -4), one that asks for reputation 4, then plain ones.
fn artifacts() -> String {
    let mut out = String::new();
    let mut card = |id: &str, deck: &str, points: u8, cost: &str, more: &str, rules: &str| {
        let _ = write!(
            out,
            "[[artifact]]\nid = \"{id}\"\nname = \"{id}\"\ndeck = \"{deck}\"\npoints = {points}\ncost = {{ {cost} }}\n{more}text = \"A thing.\"\nrules = [{rules}]\n"
        );
    };
    for (id, cost, rule) in ARTIFACTS {
        card(id, "basic", 2, cost, "", &format!("\"{rule}\""));
    }
    for n in ARTIFACTS.len() + 1..38 {
        card(&format!("basic-{n}"), "basic", 3, "coin = 1", "", "");
    }
    card("winter-coat", "basic", 3, "coin = 1", "", "\"heart 3\"");
    card("sample", "advanced", 7, "gem = 1", "reputation = -4\n", "\"ignore threats\", \"sword 1\"");
    card("good-name", "advanced", 6, "gem = 1", "reputation = 4\n", "");
    for n in 3..=17 {
        card(&format!("advanced-{n}"), "advanced", 5, "gem = 1", "", "");
    }
    out
}

const TREASURES: [(&str, &str); 14] = [
    ("bounty-contract", "score 4 if most threat, 2 if second"),
    ("coin-purse", "score 2 if most coin"),
    ("fire-bomb", "spend 1 gem: sword 3"),
    ("noose-trap", "visit hut: food 1"),
    ("old-journal", "now: artifact"),
    ("old-recipe", "score 2 if most food"),
    ("old-shovel", "search 1"),
    ("rusty-bell", "visit mine: recruit"),
    ("lucky-heart", "heart 1"),
    ("lucky-sword", "sword 1"),
    ("lucky-hand", "skill 1"),
    ("lucky-lamp", "after quest: food 1"),
    ("treasure-13", "ignore threats"),
    ("treasure-14", "spend 1 food: sword 1"),
];

/// The rest are worth a point; but `treasure-35` passes threats, and `treasure-36` counts adventurers.
pub fn cards(table: &str, named: &[(&str, &str)], all: usize) -> String {
    let mut out = String::new();
    let filler = (named.len() + 1..=all).map(|n| {
        let rule = match (table, n) {
            ("treasure", 35) => "ignore threats",
            ("treasure", 36) => "score 1 per adventurer",
            _ => "score 1",
        };
        (format!("{table}-{n}"), rule.to_owned())
    });
    let named = named.iter().map(|(id, rule)| ((*id).to_owned(), (*rule).to_owned()));
    for (id, rule) in named.chain(filler) {
        let _ = write!(
            out,
            "[[{table}]]\nid = \"{id}\"\nname = \"{id}\"\ntext = \"A thing.\"\nrules = [\"{rule}\"]\n"
        );
    }
    out
}

/// `bandit` (4) and `threat-5` to `threat-15`; a threat of difficulty N has N - 3 points. Bosses have difficulty 9 and 5 points.
fn threats() -> String {
    let mut out = String::new();
    for n in 4..=15 {
        let id = if n == 4 { "bandit".to_owned() } else { format!("threat-{n}") };
        let _ = write!(
            out,
            "[[threat]]\nid = \"{id}\"\nname = \"{id}\"\ndifficulty = {n}\npoints = {}\ntext = \"It waits.\"\n",
            n - 3
        );
    }
    for id in ["zag", "shreya", "third", "fourth"] {
        let _ = write!(
            out,
            "[[boss]]\nid = \"boss-{id}\"\nname = \"{id}\"\ndifficulty = 9\npoints = 5\ntext = \"It waits.\"\nentry = \"fall-{id}\"\n"
        );
    }
    out
}

/// The town of the players' book; its numbers are in the ledger's rulings, except those of the mines.
const TOWN: &str = include_str!("../../../../books/near-and-far/town.toml");

/// The mines of the tests.
const MINES: &str = r#"
[[mine]]
side = "dusk"
numbers = [[1, 2, 4, 6], [2, 4, 5, 7], [4, 5, 7, 9]]
columns = [{}, { coin = 1 }, { gem = 1 }, { coin = 1, gem = 1 }]
rows = [{ coin = 1 }, { gem = 1 }, { coin = 2 }]

[[mine]]
side = "day"
numbers = [[1, 3, 4, 6], [3, 3, 6, 7], [4, 6, 7, 9]]
columns = [{}, { gem = 1 }, { coin = 1 }, { coin = 1, gem = 1 }]
rows = [{ gem = 1 }, { coin = 1 }, { coin = 1, gem = 1 }]
reputation = [[false, false, true, false], [true, false, false, true], [false, true, false, false]]
"#;

fn town() -> String {
    let (board, _) = TOWN.split_once("# NF-MINE").expect("the mines come last");
    board.to_owned() + MINES
}

const TALENTS: &str = include_str!("../../../../books/near-and-far/talents.toml");

/// World cards that map quests name.
const WORLDS: [(&str, &str); 5] = [
    ("cold-blade", "sword 1"),
    ("banshee-necklace", "heart 2"),
    ("world-3", "heart 3"),
    ("world-4", "skill 1"),
    ("world-5", "ignore threats"),
];

/// World cards must be given by a quest: the fillers all by this one.
fn fair(number: u8) -> String {
    if number != 2 {
        return String::new();
    }
    let worlds: String = (3..=30).map(|n| format!("> world world-{n}\n")).collect();
    format!("* Take the world. [combat 14]\n= success\nIt is yours.\n{worlds}= bonus\n> coin 1\n\n")
}

/// All files of the tests' book.
pub fn files() -> Files {
    let mut files = Files::new();
    let mut file = |name: &str, text: String| files.insert(name.to_owned(), text);
    file("book.toml", "game = \"near-and-far\"\ntitle = \"A book for tests\"\nversion = \"1\"\n".to_owned());
    file("town.toml", town());
    file("talents.toml", TALENTS.to_owned());
    file("people.toml", people());
    file("artifacts.toml", artifacts());
    file("treasures.toml", cards("treasure", &TREASURES, 36));
    file("world.toml", cards("world", &WORLDS, 30));
    file("threats.toml", threats());
    for number in 1..=11 {
        file(&format!("map{number:02}.toml"), map(number));
        let quests = quests(number);
        // The last quest of map 2 names the other world cards.
        file(&format!("map{number:02}.story"), quests.trim_end().to_owned() + "\n" + &fair(number));
    }
    file("side.story", SIDE.to_owned());
    file("arcade.story", arcade());
    file("bosses.story", bosses());
    for id in CHARACTERS {
        file(&format!("{id}.story"), character(id));
    }
    files
}
