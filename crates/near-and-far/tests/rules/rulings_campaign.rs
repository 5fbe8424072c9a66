//! Where the rulebook leaves something open (NF-OPEN): talents, sessions, side quests and the end of a campaign.

use crate::common::{BOOK, Play, Scene, fresh, game, players, setup};
use serde_json::{Value, json};
use storybook::Load;

/// A campaign in which Ada has these talents.
fn talents(list: &[&str]) -> Scene {
    game("campaign", 3).sheet(0, "talents", list)
}

/// Between two sessions.
fn gathering(mode: &str, n: usize) -> Scene {
    game(mode, n).with("phase", json!("gathering"))
}

/// The last turn of a session of three, which then brings this many points.
fn last_turn(scene: Scene, points: [u16; 3]) -> Play {
    let scene = (0..3).fold(scene, |s, seat| s.has(seat, "coins", 2 * points[seat]));
    let mut t = scene.turn_of(2).with("ending", json!(true)).start();
    t.play(["visit/saloon", "recruit/nobody"]);
    t
}

/// Ada attempts the quest where she stands.
fn attempt(scene: Scene, space: &str) -> Play {
    let mut t = scene.on(0, space).quest(space).start();
    t.play(["adventure", "move/stop", "quest/attempt"]);
    t
}

/// NF-OPEN-17: talents belong to Campaign and Character Mode, not to First Adventure or Arcade.
#[test]
fn talents_belong_to_the_long_modes() {
    for (mode, bought) in [("first", false), ("arcade", false), ("campaign", true), ("character", true)] {
        let mut t = fresh(setup(mode, 2, 1));
        let mut asked = false;
        while t.view(None)["phase"] == "setup" {
            let question = &t.table.questions()[0];
            asked |= question.options.iter().any(|o| o.key == "talent/fishing");
            let answer = format!("{}:{}", question.seat.0, question.options[0].key);
            t.play([answer.as_str()]);
        }
        assert_eq!(asked, bought, "{mode}");
    }
}

/// NF-OPEN-18: before the first game a talent may be bought; Fishing is the only one that 1 experience pays.
#[test]
fn fishing_can_be_learned_before_the_first_game() {
    let mut t = fresh(setup("campaign", 2, 1));
    assert_eq!(t.keys(0), ["talent/none", "talent/fishing"]);
    t.play(["talent/fishing"]);
    assert_eq!((t.player(0).sheet.talents.len(), t.player(0).sheet.experience), (1, 0));
    assert!(t.is_asked(1), "nothing is left to spend: {}", t.open());
    t.play(["talent/none"]);
    t.until("turn");
    assert_eq!((t.player(0).food, t.player(1).food), (1, 0));
}

/// NF-OPEN-19: each talent once; Martial Arts and Taunting add up.
#[test]
fn a_talent_is_bought_once() {
    let mut t =
        gathering("campaign", 2).sheet(0, "experience", 5).sheet(0, "talents", ["martial-arts"]).start();
    assert!(!t.offers("talent/martial-arts") && t.offers("talent/taunting"));
    t.play(["talent/taunting"]);
    assert_eq!(t.player(0).sheet.experience, 3);
    assert!(!t.offers("talent/taunting"));

    let mut t = talents(&["martial-arts", "taunting"]).dice([2, 3]).start();
    t.play(["visit/stables/duel"]);
    assert!(t.asked(0).prompt.contains("You add 2 to your die, they add 0"), "{}", t.open());
    t.play(["duel/honorably"]);
    assert!(t.heard("Ada rolls 2, 4 in all; Bo rolls 3, 3 in all.") && t.heard("Ada wins"));
}

/// NF-OPEN-66: both help on defence as well.
#[test]
fn duel_talents_help_the_defender() {
    let both = ["martial-arts", "taunting"];
    let mut t = game("campaign", 3).sheet(1, "talents", both).dice([4, 3]).start();
    t.play(["visit/stables/duel"]);
    assert!(t.asked(0).prompt.contains("You add 0 to your die, they add 2"), "{}", t.open());
    t.play(["duel/honorably"]);
    assert!(t.heard("Bo rolls 3, 5 in all.") && t.heard("Ada loses"));
}

/// NF-OPEN-20: Persuasion: the card comes with every visit, and its deck is chosen unseen.
#[test]
fn persuasion_adds_a_card_to_every_visit() {
    let mut t = talents(&["persuasion"]).at(2, "hut").draws(&["advanced-5"]).start();
    t.play(["visit/store"]);
    assert_eq!(t.keys(0), ["draw/0/1", "draw/1/0"]);
    assert_eq!(t.label("draw/0/1"), "An advanced card");
    assert!(t.player(0).drawn.is_empty(), "nothing is seen yet");
    t.play(["draw/0/1", "advanced-5", "store/coin"]);
    assert_eq!((t.names(&t.player(0).hand), t.player(0).coins), (vec!["advanced-5"], 4));

    let mut t = talents(&["persuasion"]).at(2, "hut").start();
    t.play(["visit/store", "draw/1/0", "none", "store/draw", "draw/4/0"]);
    assert_eq!(t.player(0).drawn.len(), 4, "besides the four");
}

/// NF-OPEN-21: Scrounging is one more slot, without an animal, but nobody ever has more than three.
#[test]
fn scrounging_is_a_slot_more_up_to_three() {
    let mut t = talents(&["scrounging"]).draws(&["lucky-hand"]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-hand"], "no animal is needed");

    let laden = |birds: u8, cards: &[&str]| {
        let scene = talents(&["scrounging"]).has(0, "birds", birds).with("birds", json!(9 - birds));
        scene.has(0, "treasures", cards).draws(&["lucky-lamp"])
    };
    let three = ["lucky-heart", "lucky-hand", "lucky-sword"];
    let mut t = laden(3, &three).start();
    t.play(["visit/hut"]);
    assert_eq!(t.keys(0).len(), 4, "a fourth does not fit, even with three animals: {}", t.open());
    t.play(["treasure/lucky-hand"]);
    assert_eq!(t.names(&t.player(0).treasures), ["lucky-heart", "lucky-sword", "lucky-lamp"]);
    let mut t = laden(2, &three[..2]).start();
    t.play(["visit/hut"]);
    assert_eq!(t.player(0).treasures.len(), 3, "a third does, with two animals");

    let points = |birds: u8| laden(birds, &three).start().points(0);
    assert_eq!((points(2), points(3)), (1, 6), "only those under animals count for the bonus");
}

/// NF-OPEN-22: Pack Bird Breeding: two animals before or after the purchase, one coin.
#[test]
fn breeding_counts_before_or_after_the_purchase() {
    let visit = |birds: u8, buy: &str| {
        let scene = talents(&["pack-bird-breeding"]).at(1, "hall").has(0, "birds", birds).has(0, "food", 1);
        let mut t = scene.with("birds", json!(9 - birds)).start();
        t.play(["visit/stables", buy]);
        t.player(0).coins
    };
    assert_eq!(visit(1, "stables/nothing"), 3);
    assert_eq!(visit(1, "stables/bird"), 4);
    assert_eq!(visit(2, "stables/nothing"), 4);
    assert_eq!(visit(2, "stables/bird"), 4, "once");
}

/// NF-OPEN-22: two animals when the visit begins are enough, though one is sent home during it.
#[test]
fn breeding_counts_animals_that_go_home_during_the_visit() {
    let scene = talents(&["pack-bird-breeding"]).at(1, "hall").has(0, "birds", 2).with("birds", json!(7));
    let mut t = scene.start();
    t.play(["visit/stables", "release/bird", "stables/nothing"]);
    assert_eq!((t.player(0).coins, t.player(0).hearts), (4, 2));
}

/// NF-OPEN-23: Spelunking: rolled on every visit, even without a dig, and hearts help.
#[test]
fn spelunking_needs_no_dig() {
    let visit = |die: u32, hearts: u16, answers: &[&str]| {
        let scene = talents(&["spelunking"]).has(0, "hearts", hearts).dice([die]);
        let mut t = scene.start();
        t.play(["visit/mine"]);
        t.play(answers.iter().copied());
        t.play(["dig/nowhere"]);
        assert_eq!(t.player(0).camps, 0);
        (t.player(0).gems, t.player(0).hearts)
    };
    assert_eq!(visit(4, 1, &[]), (1, 1));
    assert_eq!(visit(3, 0, &[]), (0, 0));
    assert_eq!(visit(3, 1, &["hearts/1"]), (1, 0));
    assert_eq!(visit(3, 1, &["hearts/0"]), (0, 1));
}

/// NF-OPEN-23: Spelunking: rolled even where nothing can be dug.
#[test]
fn spelunking_works_without_a_number_in_reach() {
    let mut t = talents(&["spelunking"]).party_only(0, &["outlaw-1"]).dice([4]).start();
    assert!(t.label("visit/mine").contains("no number within reach"), "{}", t.label("visit/mine"));
    t.play(["visit/mine"]);
    assert_eq!((t.player(0).gems, t.player(0).camps), (1, 0));
}

/// NF-OPEN-24: Storytelling gives nothing on a tie.
#[test]
fn storytelling_wants_the_highest_reputation_alone() {
    let points = |mine: i8, theirs: i8| {
        let scene = talents(&["storytelling"]).has(0, "coins", 0).has(0, "reputation", mine);
        scene.has(1, "reputation", theirs).start().points(0)
    };
    assert_eq!((points(3, 2), points(3, 3), points(2, 3)), (2, 0, 0));
}

/// NF-OPEN-25: Treasure Hunting: the decks are chosen before the cards are seen.
#[test]
fn treasure_hunting_chooses_decks_unseen() {
    let mut t =
        talents(&["treasure-hunting"]).with("phase", json!("keep")).draws(&["basic-30", "sample"]).start();
    assert_eq!(t.keys(0), ["draw/0/2", "draw/1/1", "draw/2/0"]);
    assert!(t.player(0).drawn.is_empty());
    t.play(["draw/1/1", "sample"]);
    assert_eq!(t.names(&t.player(0).hand), ["sample"], "each is kept or discarded");
    assert_eq!(t.names(&t.state().basic.discards), ["basic-30"]);
}

/// NF-OPEN-64: a bribe goes to the supply and changes no reputation; there is no duel.
#[test]
fn a_bribe_goes_to_the_supply() {
    let mut t = talents(&["bribing"]).at(1, "mine").start();
    t.play(["visit/mine/bribe", "dig/nowhere"]);
    assert_eq!(t.place(0), "at mine");
    assert_eq!([0, 1, 2].map(|s| (t.player(s).coins, t.player(s).reputation)), [(2, 0), (3, 0), (3, 0)]);
    assert!(t.rolls().is_empty());
}

/// NF-OPEN-74: Meditation: food pays every heart cost, and the heart track is no limit to it.
#[test]
fn meditation_pays_with_food() {
    // A camp, partly.
    let mut t = talents(&["meditation"]).on(0, "c1").has(0, "hearts", 2).has(0, "food", 2).start();
    t.play(["adventure", "move/stop", "camp/build", "food/2"]);
    assert_eq!((t.player(0).hearts, t.player(0).food, t.camp_at("c1")), (1, 0, Some(0)));
    // An empty space.
    let mut t = talents(&["meditation"]).on(0, "town").has(0, "food", 1).start();
    t.play(["adventure", "move/c1", "move/c2"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("on c2", 0));
    // A roll: the last threat, with 13 hearts and 1 food more than the track has.
    let others = (5..=14)
        .fold(talents(&["meditation"]).defeated(1, "bandit"), |s, n| s.defeated(1, &format!("threat-{n}")));
    let mut t = others.on(0, "g1").has(0, "hearts", 13).has(0, "food", 1).dice([1]).start();
    t.play(["adventure", "move/g2/fight", "hearts/14"]);
    assert_eq!(
        (t.player(0).hearts, t.player(0).food, t.names(&t.player(0).threats)),
        (0, 0, vec!["threat-15"])
    );
}

/// NF-OPEN-74: but not for the defender in a duel.
#[test]
fn meditation_does_not_help_the_defender() {
    let scene = game("campaign", 3).sheet(1, "talents", ["meditation"]).has(1, "food", 5).has(1, "hearts", 5);
    let mut t = scene.dice([4, 3]).start();
    t.play(["visit/stables/duel", "duel/honorably"]);
    assert!(t.heard("Ada wins the duel"), "at once: {}", t.open());
    assert_eq!((t.player(1).food, t.player(1).hearts), (5, 5));
}

/// NF-OPEN-74: food that a card asks for is not there for the empty space as well.
#[test]
fn food_is_not_spent_twice() {
    let road = |food: u16| {
        let scene = talents(&["meditation"]).on(0, "town").has(0, "food", food);
        let mut t = scene.has(0, "artifacts", ["toll-token"]).start();
        t.play(["adventure", "move/g1"]);
        t
    };
    assert!(!road(1).offers("move/g2/toll-token"));
    let mut t = road(2);
    t.play(["move/g2/toll-token"]);
    assert_eq!((t.place(0).as_str(), t.player(0).food), ("on g2", 0));

    let price = ("treasures.toml", "spend 1 gem: sword 3", "spend 1 food: sword 3");
    let scene = talents(&["meditation"]).on(0, "town").has(0, "food", 1).has(0, "birds", 1);
    let scene = scene.has(0, "treasures", ["fire-bomb"]).with("birds", json!(8)).dice([1]);
    let mut t = scene.start_changed(&[price]);
    t.play(["adventure", "move/g1", "move/g2/fight"]);
    assert!(t.heard("Ada is beaten back."), "the food is owed for g1: {}", t.open());
}

/// NF-OPEN-74: Gem Trading: gems pay recruits, artifacts, bribes and quests.
#[test]
fn gem_trading_pays_every_price_in_coins() {
    let gems = |scene: Scene| scene.has(0, "coins", 0).has(0, "gems", 2);
    let mut t = gems(talents(&["gem-trading"])).start();
    t.play(["visit/saloon", "recruit/lizard-2", "party/active"]);
    assert_eq!(t.player(0).gems, 0);
    let mut t = gems(talents(&["gem-trading"])).has(0, "hand", ["plain-heart"]).start();
    assert!(!t.offers("buy/plain-heart"), "2 coins and a gem are three");
    t = gems(talents(&["gem-trading"])).has(0, "hand", ["jade-flute"]).start();
    t.play(["buy/jade-flute"]);
    assert_eq!(t.player(0).gems, 1);
    let mut t = gems(talents(&["gem-trading", "bribing"])).at(1, "mine").start();
    t.play(["visit/mine/bribe", "dig/nowhere"]);
    assert_eq!(t.player(0).gems, 1);
    let mut t = attempt(gems(talents(&["gem-trading"])).dice([1]), "q2");
    t.play(["choice/4"]);
    assert_eq!(t.player(0).gems, 1);
    // Some of each, as the player likes; but never coins for gems.
    let mut t = talents(&["gem-trading"]).has(0, "coins", 1).has(0, "gems", 2).start();
    t.play(["visit/saloon", "recruit/lizard-2", "gem/1", "party/active"]);
    assert_eq!((t.player(0).coins, t.player(0).gems), (0, 1));
    let t = talents(&["gem-trading"]).has(0, "hand", ["plain-sword"]).start();
    assert!(!t.offers("buy/plain-sword"));
}

/// NF-OPEN-45: an artifact asks for its price and a reputation; a book that wants more is not read.
#[test]
fn artifacts_ask_for_nothing_but_payment_and_reputation() {
    let mut files = crate::book::files();
    let text = files.get_mut("artifacts.toml").expect("the file is there");
    *text = text.replacen("text = \"A thing.\"\n", "text = \"A thing.\"\nthreats = 2\n", 1);
    let faults = near_and_far::Book::load(files).err().expect("it does not know this");
    assert!(faults.iter().any(|f| f.message.starts_with("unknown field `threats`")), "{faults:?}");
}

/// NF-OPEN-50: a failed side quest is crossed out and fills a box, without its reward.
#[test]
fn a_failed_side_quest_is_done() {
    let mut t = attempt(game("campaign", 2).sheet(0, "side", ["q-178"]).sheet(0, "boxes", 2).dice([1]), "q7");
    t.play(["choice/1"]);
    assert!(t.heard("Ada fails."));
    let ada = t.player(0);
    assert_eq!((ada.sheet.side.len(), ada.sheet.boxes, ada.sheet.experience, ada.gems), (0, 3, 2, 0));
    assert!(!t.has_quest("q7"));
}

/// NF-OPEN-51: of several side quests the oldest is read.
#[test]
fn the_oldest_side_quest_is_read_first() {
    for (side, title) in [(["q-2", "q-178"], "A Letter"), (["q-178", "q-2"], "After the Fire")] {
        let mut t = attempt(game("campaign", 2).sheet(0, "side", side).dice([1]), "q7");
        assert_eq!(t.view(None)["scene"]["title"], title);
        t.play(["choice/1"]);
        assert_eq!(t.names(&t.player(0).sheet.side), [side[1]], "the other one waits");
    }
}

/// NF-OPEN-76: with a side quest pending the space's own passage is not read, keyword or not.
#[test]
fn a_side_quest_replaces_the_passage_of_the_space() {
    let scene = game("campaign", 2).sheet(0, "side", ["q-2"]).sheet(0, "keywords", ["BURNING"]);
    let mut t = attempt(scene, "q2");
    assert_eq!(
        (t.view(None)["scene"]["title"].as_str(), t.keys(0)),
        (Some("A Letter"), vec!["choice/1", "choice/2"])
    );
    t.play(["choice/1"]);
    assert_eq!((t.player(0).reputation, t.player(0).coins), (0, 4));
    // Its own keyword choices count.
    let must = (
        "side.story",
        "* Read it.\n",
        "* Burn with it. [must keyword BURNING]\n  It warms you.\n  > food 2\n* Read it. [otherwise]\n",
    );
    let scene = game("campaign", 2)
        .sheet(0, "side", ["q-2"])
        .sheet(0, "keywords", ["BURNING"])
        .on(0, "q2")
        .quest("q2");
    let mut t = scene.start_changed(&[must]);
    t.play(["adventure", "move/stop", "quest/attempt"]);
    assert_eq!((t.player(0).food, t.is_asked(1)), (2, true), "{}", t.open());
}

/// NF-OPEN-52: a failed character quest gives no keyword, but the next quest.
#[test]
fn a_failed_character_quest_gives_no_keyword() {
    let keyword = [("rin.story", "> coin 1\n-> rin-2", "> coin 1, keyword BURNING\n-> rin-2")];
    let play = |die: u32| {
        let mut t = game("character", 2).on(0, "q5").quest("q5").dice([die]).start_changed(&keyword);
        t.play(["adventure", "move/stop", "quest/attempt", "choice/1"]);
        let sheet = &t.player(0).sheet;
        (t.names(&sheet.keywords) == ["BURNING"], sheet.next.map(|id| t.id(id).to_owned()))
    };
    assert_eq!(play(6), (true, Some("rin-2".into())));
    assert_eq!(play(1), (false, Some("rin-2".into())));
}

/// NF-OPEN-53: ten rows of three boxes; the 7 points need all thirty.
#[test]
fn thirty_boxes_fill_a_card() {
    let points = |map: u8, boxes: u8| {
        let t = game("campaign", 2).map(map).has(0, "coins", 0).sheet(0, "boxes", boxes).start();
        assert_eq!(t.view(None)["seats"][0]["sheet"]["boxes_max"], 30);
        t.points(0)
    };
    assert_eq!((points(11, 29), points(11, 30), points(9, 30)), (0, 7, 0));
}

/// NF-OPEN-79: with every box filled a quest is rewarded, but fills nothing.
#[test]
fn a_full_card_takes_no_more_boxes() {
    let play = |boxes: u8| {
        let mut t = attempt(game("campaign", 2).sheet(0, "boxes", boxes).dice([3]), "q7");
        t.play(["choice/1"]);
        (t.player(0).coins, t.player(0).sheet.boxes, t.player(0).sheet.experience)
    };
    assert_eq!(play(29), (4, 30, 2));
    assert_eq!(play(30), (4, 30, 1));
}

/// NF-OPEN-56: the highest sum over all sessions may be shared.
#[test]
fn champions_may_be_several() {
    let end = |before: [u16; 3], last: [u16; 3]| {
        let scene = (0..3).fold(game("campaign", 3), |s, seat| s.sheet(seat, "points", [before[seat]]));
        last_turn(scene.map(11), last).table.outcome().expect("it is over").text.clone()
    };
    let both = "Ada and Bo won overall with 10 journey points over all sessions.";
    assert_eq!(end([4, 7, 1], [6, 3, 8]), both);
    assert_eq!(end([4, 7, 1], [6, 4, 8]), "Bo won overall with 11 journey points over all sessions.");
}

/// NF-OPEN-57: a lost last session begins again from what was before it; nothing of it is kept.
#[test]
fn a_lost_session_is_forgotten() {
    let sheet = json!({ "experience": 4, "boxes": 20, "done": [], "next": null, "side": ["q-2"], "keywords": [],
                        "talents": ["lore"], "points": [11, 12] });
    let scene = game("campaign", 2).map(11).with("bosses", json!(["boss-third"])).with("session", json!(10));
    let scene = scene.turn_of(1).with("ending", json!(true));
    let scene = scene.sheet(0, "experience", 0).sheet(0, "boxes", 23).sheet(0, "keywords", ["FROZEN"]);
    let t = scene.sheet(0, "talents", ["lore", "bribing"]).sheet(0, "points", [11, 12]).start();
    let mut save = t.table.save();
    save.checkpoint.state["before"] = json!([sheet, sheet]);
    let table::Loaded { table, .. } = table::Table::load(BOOK.clone(), save).expect("a sound save");
    let mut t = Play::at(table);
    t.play(["visit/saloon", "recruit/nobody"]);
    assert!(t.heard("A boss is still standing: everybody has lost."));
    assert_eq!(t.player(0).sheet.points, [11, 12], "its points are not written down");
    assert_eq!(t.keys(0), ["again/repeat", "again/stop"]);
    t.play(["again/repeat"]);
    t.until("turn");
    assert_eq!(serde_json::to_value(&t.player(0).sheet.points).ok(), Some(json!([11, 12])));
    let ada = &t.player(0).sheet;
    assert_eq!((ada.experience, ada.boxes, ada.talents.len(), t.names(&ada.side)), (4, 20, 1, vec!["q-2"]));
    assert!(ada.keywords.is_empty());
    assert_eq!((t.state().map, t.state().session, t.state().bosses.len()), (11, 10, 2));
}

/// NF-OPEN-60: Extra Stories leave out any three of maps 2 to 10; map 11 is always played.
#[test]
fn three_maps_are_left_out() {
    let mut setup = setup("campaign", 2, 1);
    setup.options.insert("stories".into(), "extra".into());
    let mut t = fresh(setup);
    assert_eq!(t.keys(0), (2..=10).map(|n| format!("map/{n}")).collect::<Vec<_>>());
    assert_eq!((t.asked(0).pick.min, t.asked(0).pick.max), (3, 3));
    t.play(["map/2 map/3 map/9", "0:talent/none", "1:talent/none"]);
    assert_eq!(t.state().map, 4);

    let mut seen = vec![4];
    while seen.last() != Some(&11) {
        let map = seen[seen.len() - 1];
        let scene = gathering("campaign", 2).map(map).with("skipped", json!([2, 3, 9]));
        let mut t = scene.start();
        t.play(["0:talent/none", "1:talent/none"]);
        seen.push(t.state().map);
    }
    assert_eq!(seen, [4, 5, 6, 7, 8, 10, 11]);
}

/// NF-OPEN-61: in Character Mode a map may be played again.
#[test]
fn a_map_may_be_repeated() {
    let t = gathering("character", 2).map(3).start();
    assert_eq!(t.keys(0), (2..=10).map(|n| format!("map/{n}")).collect::<Vec<_>>());
}

/// NF-OPEN-72: map 11 is there as soon as everybody has done 8 quests, after however few maps, and not before.
#[test]
fn the_last_map_waits_for_eight_quests() {
    let done = |n: usize| -> Vec<String> { (1..=n).map(|i| format!("rin-{i}")).collect() };
    let offered = |a: usize, b: usize| {
        gathering("character", 2).sheet(0, "done", done(a)).sheet(1, "done", done(b)).start().offers("map/11")
    };
    assert_eq!((offered(8, 8), offered(8, 7), offered(7, 8)), (true, false, false));
}

/// NF-OPEN-71: the platypus is for the only player in last place; not on a tie, not in a first game, not without the option.
#[test]
fn the_platypus_is_for_the_last() {
    let asked = |t: &mut Play| {
        [0, 1, 2].map(|seat| {
            let platypus = t.keys(seat).contains(&"platypus");
            let first = format!("{seat}:{}", t.keys(seat)[0]);
            t.play([first.as_str()]);
            platypus
        })
    };
    let next = |option: &str, points: [u16; 3]| {
        let mut t = last_turn(game("campaign", 3).option("platypus", option), points);
        t.play(["evening/on", "0:talent/none", "1:talent/none", "2:talent/none"]);
        asked(&mut t)
    };
    assert_eq!(next("yes", [9, 4, 7]), [false, true, false]);
    assert_eq!(next("yes", [9, 4, 4]), [false; 3]);
    assert_eq!(next("no", [9, 4, 7]), [false; 3]);
    let mut first = setup("campaign", 3, 1);
    first.options.insert("platypus".into(), "yes".into());
    let mut t = fresh(first);
    t.play(["0:talent/none", "1:talent/none", "2:talent/none", "rin", "eyim", "ada"]);
    assert_eq!(asked(&mut t), [false; 3]);
}

/// NF-OPEN-75: a newcomer has 3 boxes and 1 experience for each session missed, besides the first star, and 0 points.
#[test]
fn a_newcomer_catches_up() {
    let join = |mode: &str| {
        let scene = gathering(mode, 3).option("joining", "later").with("session", json!(2));
        let mut t = scene.has(2, "present", false).has(2, "character", Value::Null).start();
        t.play(["seat/0 seat/1 seat/2"]);
        let cy = &t.player(2).sheet;
        (cy.boxes, cy.experience, cy.points.clone(), t.player(0).sheet.boxes)
    };
    assert_eq!(join("campaign"), (6, 3, vec![0, 0], 0));
    assert_eq!(join("character"), (0, 1, vec![0, 0], 0));
}

/// NF-OPEN-75: rows filled for missed sessions count towards the filled card.
#[test]
fn a_newcomers_boxes_count() {
    let scene = gathering("campaign", 3).option("joining", "later").with("session", json!(9)).map(10);
    let mut t = scene.has(2, "present", false).has(2, "character", Value::Null).start();
    t.play(["seat/0 seat/1 seat/2"]);
    assert_eq!((t.player(2).sheet.boxes, t.player(2).sheet.experience, t.state().map), (27, 10, 11));
}

/// NF-OPEN-78: on map 11 the last two character quests come first, then arcade cards without experience.
#[test]
fn after_the_tenth_quest_come_arcade_cards() {
    let done = |n: usize| -> Vec<String> { (1..=n).map(|i| format!("rin-{i}")).collect() };
    let read = |map: u8, n: usize, next: Value| {
        let scene = game("character", 2).map(map).sheet(0, "done", done(n)).sheet(0, "next", next).dice([6]);
        let mut t = attempt(scene, "q5");
        let title = t.view(None)["scene"]["title"].as_str().expect("a title").to_owned();
        t.play(["choice/1"]);
        (title, t.player(0).sheet.experience, t.player(0).sheet.done.len(), t.player(0).coins)
    };
    assert_eq!(read(11, 8, json!("rin-9")), ("Part 9".into(), 2, 9, 4));
    assert_eq!(read(11, 9, json!("rin-10")), ("The End 10".into(), 2, 10, 4));
    let (title, experience, quests, coins) = read(11, 10, Value::Null);
    assert!(title.starts_with("Card "), "{title}");
    assert_eq!((experience, quests, coins), (1, 10, 4), "rewarded, but no experience");
    assert!(read(5, 8, json!("rin-9")).0.starts_with("Card "), "elsewhere the ninth has to wait");
}

/// NF-OPEN-62: a First Adventure has no place for anything that lasts; its tokens are the four colours.
#[test]
fn every_token_is_of_a_faction() {
    let mut t = players(3).has(0, "tokens", [1, 1, 1, 1]).has(0, "coins", 0).start();
    t.play(["visit/hall", "hall/trade/down"]);
    assert_eq!(t.keys(0), ["good/outlaws", "good/mystics", "good/lizards", "good/nomads", "good/back"]);
}
