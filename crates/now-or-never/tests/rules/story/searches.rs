//! What is read, what is tried, and how it comes out (NN-STORY).

use super::{SKILL, at_b, lies};
use crate::common::{chapter, setup_chapter, space_at};
use serde_json::json;
use table::Game as _;

/// NN-STORY-05, NN-STORY-06, NN-STORY-08: one's own story of the letter, and nothing of the token's face.
#[test]
fn everybody_reads_their_own_story_of_the_letter() {
    for (seat, hero) in [(0, "marklun"), (1, "halia")] {
        let mut t = chapter(2, 2).stopped(seat, space_at('B')).start();
        t.play(["search"]);
        assert!(
            t.told(&format!("{hero} at b.")) && t.told(&format!("Title of c2-{hero}-b")),
            "{:?}",
            t.open()
        );
        let pages = t.events.iter().filter_map(|e| match &e.what {
            table::What::Story(page) => Some((page.entry.clone(), page.title.clone())),
            _ => None,
        });
        let page = (format!("c2-{hero}-b"), format!("Title of c2-{hero}-b"));
        assert_eq!(pages.collect::<Vec<_>>(), [page], "what a screen shows above the page");
        assert_eq!(t.keys(seat as u8)[..2], ["choice/1", "choice/2"]);
        let coins = t.player(seat).coins;
        t.play(["choice/1"]);
        assert_eq!(t.player(seat).coins, coins + 1, "what the story says, and no more");
        assert_eq!((t.player(seat).finds.len(), t.state().letters[1]), (1, false));
        assert_eq!(t.state().active.0, 1 - seat as u8, "the turn is over");
    }
}

/// NN-STORY-10, NN-STORY-11, NN-STORY-12: titles and levels, no rewards; one of them has to be chosen, and then the die is rolled.
#[test]
fn choices_say_what_they_ask_for_and_not_what_they_bring() {
    let mut t = at_b(SKILL).start();
    t.play(["search"]);
    assert_eq!(t.keys(0)[..3], ["choice/1", "choice/2", "choice/3"]);
    assert!(!t.offers("nothing"), "a choice has to be made");
    assert_eq!(t.label("choice/1"), "Push.");
    assert_eq!(t.label("choice/2"), "Knock.");
    assert!(
        t.stakes("choice/1").starts_with("skill 5: 1 die, 0 in 4, best 4 in 4"),
        "{}",
        t.stakes("choice/1")
    );
    assert_eq!(t.stakes("choice/2"), "costs 3 coin");
    assert_eq!(t.stakes("choice/3"), "");
    assert!(!t.told("It gives.") && !t.told("rolls"));
    t.play(["choice/1"]);
    assert!(t.told("Ada: Push.") && t.told("Ada rolls"));
}

/// NN-OPEN-64: what failing costs is public before anybody decides, as data: hearts, goods and reputation, of a skill and of a combat.
#[test]
fn what_a_failure_costs_is_shown_with_the_choice() {
    let mut t = at_b(SKILL).start();
    t.play(["search"]);
    assert!(t.stakes("choice/1").ends_with("; failure costs 2 coin"), "{}", t.stakes("choice/1"));
    let harsh = SKILL.replace("> coin -2", "> if reputation 3: coin -1\n  > heart -1, reputation -2");
    for (reputation, costs) in [(0, "1 heart, 2 reputation"), (3, "1 coin, 1 heart, 2 reputation")] {
        let mut t = at_b(&harsh).has(0, "reputation", reputation).start();
        t.play(["search"]);
        let stakes = t.stakes("choice/1");
        assert!(stakes.ends_with(&format!("; failure costs {costs}")), "{reputation}: {stakes}");
    }
    let mut t = at_b(FIGHT).start();
    t.play(["search"]);
    assert_eq!(t.stakes("choice/1"), "failure costs 1 coin");
}

/// NN-STORY-11: alone, one may read the rewards first, reputation and people among them.
#[test]
fn alone_one_sees_what_choices_bring() {
    let mut t = chapter(1, 1).story("c1-marklun-b", SKILL).stopped(0, space_at('B')).start();
    t.play(["search"]);
    assert!(t.stakes("choice/1").ends_with("gains 1 crystal"), "{}", t.stakes("choice/1"));
    assert_eq!(t.stakes("choice/3"), "gains 1 shell");
    assert_eq!(bonus(&t, "choice/1"), Some((7, 0, Some(4))), "2 above the skill (NN-STORY-17)");
    let more = "A crowd.
* Speak.
> reputation 2, villager 1, glogo 1, heart -1
* Shout.
> reputation -1, coin 3
* Sing.
> if reputation 5: shell 1
> otherwise: shell 2";
    let mut t = chapter(1, 1).story("c1-marklun-b", more).stopped(0, space_at('B')).start();
    t.play(["search"]);
    assert_eq!(
        ["choice/1", "choice/2", "choice/3"].map(|choice| t.stakes(choice)),
        [
            "costs 1 heart; gains 2 reputation, 1 villager, 1 glogo",
            "costs 1 reputation; gains 3 coin",
            "gains 2 shell"
        ]
    );
    let mut t = at_b(more).start();
    t.play(["search"]);
    assert_eq!(t.stakes("choice/1"), "", "in company a reader keeps it to themselves");
    let plain = SKILL.replace("  = bonus\n  More.\n  > book 1\n", "");
    let mut t = chapter(1, 1).story("c1-marklun-b", &plain).stopped(0, space_at('B')).start();
    t.play(["search"]);
    assert_eq!(bonus(&t, "choice/1"), None);
}

/// NN-STORY-11, NN-STORY-16: what a tried choice takes with its success is not paid for the attempt.
#[test]
fn alone_one_sees_what_a_success_costs() {
    let dear = SKILL.replace("> crystal 1", "> crystal 1, heart -1");
    let mut t = chapter(1, 1).story("c1-marklun-b", &dear).stopped(0, space_at('B')).start();
    t.play(["search"]);
    let stakes = t.stakes("choice/1");
    assert!(stakes.ends_with("; success costs 1 heart; failure costs 2 coin; gains 1 crystal"), "{stakes}");
}

/// What a choice says of its bonus: the total, in how many of 4 throws it is reached, and with hearts.
fn bonus(t: &crate::common::Play, key: &str) -> Option<(u32, u32, Option<u32>)> {
    let options = t.table.questions().iter().flat_map(|q| &q.options);
    let stakes = options.into_iter().find(|o| o.key == key).expect("it is offered").stakes.as_ref();
    let bonus = stakes?.test.as_ref()?.bands.first()?;
    Some((bonus.need, bonus.chance.ways, bonus.best.map(|best| best.ways)))
}

/// NN-STORY-14, NN-OPEN-32, NN-OPEN-33: the odds count every heart that could be added, but neither the last one nor those that are paid.
#[test]
fn the_odds_of_a_skill_count_the_hearts_that_are_left() {
    let best = |seat: usize, hearts: u8, text: &str, blue: Option<&str>| {
        let scene = chapter(1, 4).story("c1-marklun-b", text).story("c1-zeik-b", text);
        let scene = scene.stopped(seat, space_at('B')).has(seat, "hearts", hearts);
        let mut t = scene.has(seat, "blue", [blue, None, None]).start();
        t.play(["search"]);
        t.stakes("choice/1")
    };
    let plain = SKILL.replace("  > coin -2\n", "");
    assert_eq!(best(0, 3, &plain, None), "skill 5: 1 die, 0 in 4, best 2 in 4");
    let paid = plain.replace("[skill 5]", "[pay 1 heart] [skill 5]");
    assert_eq!(best(0, 4, &paid, None), "skill 5: 1 die, 0 in 4, best 2 in 4; costs 1 heart");
    assert_eq!(best(3, 3, &plain, Some("toughness")), "skill 5: 1 die, 0 in 4, best 3 in 4");
}

/// NN-STORY-09: the player on the left reads, if the table wants it so; alone one reads for oneself.
#[test]
fn the_player_on_the_left_reads() {
    let heard = |scene: crate::common::Scene| {
        let mut t = scene.stopped(0, space_at('B')).start();
        t.play(["search"]);
        let page = t.events.iter().find(|e| e.whole().contains("marklun at b.")).expect("it is read");
        (page.seat, t.asked(0).prompt.clone())
    };
    let left = table::Seat(1);
    assert_eq!(heard(chapter(1, 2)), (None, "What do you do?".to_owned()));
    let reader = || chapter(1, 3).option("reading", "reader");
    assert_eq!(heard(reader()), (Some(left), "Bo reads. What do you do?".to_owned()));
    assert_eq!(heard(chapter(1, 1).with("reader", json!(true))).0, None);
    let mut t = reader().stopped(0, space_at('B')).start();
    t.play(["search"]);
    let page = |seat| table::Game::view(t.table.game(), seat).story.expect("a campaign").reading.is_some();
    assert_eq!([page(Some(table::Seat(0))), page(Some(left)), page(None)], [false, true, false]);
}

/// NN-STORY-13
#[test]
fn a_price_has_to_be_paid() {
    let mut t = at_b(SKILL).has(0, "coins", 2).start();
    t.play(["search"]);
    assert!(!t.offers("choice/2") && t.offers("choice/3"));
    let mut t = at_b(SKILL).has(0, "coins", 3).start();
    t.play(["search", "choice/2"]);
    assert_eq!((t.player(0).coins, t.player(0).experience), (0, 2));
}

/// NN-STORY-14, NN-STORY-15, NN-STORY-16, NN-STORY-17: the die is free, each heart adds one; enough is enough, and 2 more bring the bonus.
#[test]
fn hearts_are_added_after_the_roll() {
    let tried = |hearts: &str, verdict: &str| {
        let mut t = at_b(SKILL).dice([2]).has(0, "hearts", 8).start();
        t.play(["search", "choice/1"]);
        assert_eq!(t.player(0).hearts, 8, "the die costs nothing");
        assert_eq!(t.keys(0), ["hearts/0", "hearts/1", "hearts/2", "hearts/3", "hearts/4", "hearts/5"]);
        assert_eq!([t.stakes("hearts/0"), t.stakes("hearts/4")], ["", "costs 4 heart"]);
        t.play([hearts]);
        assert!(t.told(&format!("Ada reaches {verdict}.")), "{verdict}");
        let p = t.player(0);
        (p.hearts, p.track[3], p.track[4], p.coins, lies(&t))
    };
    let failure = "4, and needs 5: that is not enough";
    assert_eq!(tried("hearts/2", failure), (6, 0, 0, 15, true), "4 of 5: a failure");
    assert_eq!(
        tried("hearts/3", "5, and needs 5: that is enough"),
        (5, 1, 0, 17, false),
        "5 of 5: the reward"
    );
    assert_eq!(tried("hearts/4", "6, and needs 5: that is enough"), (4, 1, 0, 17, false), "6: no bonus yet");
    let bonus = "7, and needs 5: that is enough, with a bonus";
    assert_eq!(tried("hearts/5", bonus), (3, 1, 1, 17, false), "7: the bonus as well");
}

/// NN-STORY-22: the turn ends, the token stays, and the same story waits.
#[test]
fn a_failure_leaves_the_token() {
    let mut t = at_b(SKILL).dice([1]).start();
    t.play(["search", "choice/1", "hearts/0"]);
    assert!(t.told("It holds.") && !t.told("It gives."));
    assert_eq!((t.state().active.0, lies(&t), t.player(0).finds.len()), (1, true, 0));
    assert!(t.state().reading.is_none() && t.state().act.is_none());
}

/// NN-OPEN-32: not the last heart.
#[test]
fn the_last_heart_cannot_be_added() {
    let mut t = at_b(SKILL).dice([1]).has(0, "hearts", 3).start();
    t.play(["search", "choice/1"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1", "hearts/2"]);
    assert_eq!(t.label("hearts/2"), "2 hearts (you reach 3: not enough)");
}

/// NN-OPEN-33, NN-HAB-05: one heart fewer is lost, all are counted.
#[test]
fn toughness_spares_a_heart_in_a_story() {
    let scene = chapter(1, 4).story("c1-zeik-b", SKILL).stopped(3, space_at('B'));
    let mut t = scene
        .has(3, "blue", ["toughness", "", ""].map(|id| (!id.is_empty()).then_some(id)))
        .has(3, "hearts", 3)
        .dice([2])
        .start();
    let hearts = t.player(3).hearts;
    t.play(["search", "choice/1"]);
    assert_eq!(
        t.own(3),
        ["hearts/0", "hearts/1", "hearts/2", "hearts/3"],
        "2 of 3 hearts can be lost (NN-OPEN-32)"
    );
    assert_eq!(t.label("hearts/3"), "3 for 2 hearts (you reach 5: enough)");
    assert_eq!(t.stakes("hearts/3"), "costs 2 heart");
    t.play(["hearts/3"]);
    assert_eq!((t.player(3).hearts, t.player(3).track[3]), (hearts - 2, 1));
}

const FIGHT: &str = "A dog.
* Fight it. [combat 1]
  = success
  Good dog.
  > villager 1
  = failure
  Bad dog.
  > coin -1
* Leave it.
  > shell 1";

/// NN-STORY-18, NN-OPEN-31: as strong as an enemy of that level; the reward is the story's, and the enemy of the map stays.
#[test]
fn a_combat_is_won_for_the_story() {
    let mut t = at_b(FIGHT).dice([1, 1, 1, 1, 1, 1, 1, 1]).start();
    t.play(["search"]);
    assert_eq!(t.label("choice/1"), "Fight it. (combat 1: health 3, damage 1)");
    assert_eq!(t.stakes("choice/1"), "failure costs 1 coin");
    let enemies = t.state().enemies;
    let experience = t.player(0).experience;
    t.play(["choice/1"]);
    while t.state().fight.is_some() {
        let next = ["enough", "keep", "round"].into_iter().find(|key| t.offers(key)).expect("it goes on");
        t.play([next]);
    }
    t.play(["villager/shell"]);
    assert!(t.told("Good dog."));
    assert_eq!(
        (t.player(0).waiting[0], t.player(0).experience),
        (1, experience),
        "nothing of level 1's own reward"
    );
    assert_eq!((t.state().enemies, lies(&t), t.state().active.0), (enemies, false, 1));
}

/// NN-OPEN-30: a retreat brings 1 experience; the search has failed.
#[test]
fn a_lost_combat_leaves_the_token() {
    let mut t = at_b(FIGHT.replace("combat 1", "combat 9").as_str()).dice([1, 1]).start();
    t.play(["search", "choice/1"]);
    while !t.offers("retreat") {
        let next = ["enough", "keep"].into_iter().find(|key| t.offers(key)).expect("it goes on");
        t.play([next]);
    }
    let (coins, experience) = (t.player(0).coins, t.player(0).experience);
    t.play(["retreat"]);
    assert!(t.told("Bad dog."));
    assert_eq!((t.player(0).coins, t.player(0).experience), (coins - 1, experience + 1));
    assert_eq!((lies(&t), t.state().active.0, t.state().reading.is_none()), (true, 1, true));
}

/// NN-STORY-19: without hearts the search is over, and nothing is gained.
#[test]
fn without_hearts_the_search_is_over() {
    let hurts = "A fall.\n* Jump.\nOuch.\n> crystal 1, heart -2\n* Stay.\n> shell 1";
    let mut t = at_b(hurts).has(0, "hearts", 2).start();
    t.play(["search", "choice/1"]);
    assert_eq!((t.player(0).hearts, t.player(0).track[3], lies(&t), t.state().active.0), (0, 0, true, 1));
    let mut t = at_b(hurts).has(0, "hearts", 3).start();
    t.play(["search", "choice/1"]);
    assert_eq!((t.player(0).hearts, t.player(0).track[3], lies(&t)), (1, 1, false));
    let mut t = at_b(FIGHT.replace("combat 1", "combat 9").as_str()).dice([1]).has(0, "hearts", 1).start();
    t.play(["search", "choice/1"]);
    while t.state().fight.is_some() {
        let next = ["enough", "keep"].into_iter().find(|key| t.offers(key)).expect("it goes on");
        t.play([next]);
    }
    assert!(!t.told("Bad dog."), "nothing more is read");
    assert_eq!((t.player(0).hearts, lies(&t), t.state().active.0), (0, true, 1));
}

/// NN-STORY-20, NN-STORY-21: the reaction is read, and from then on the token brings a coin in each production.
#[test]
fn a_success_is_read_and_its_token_pays() {
    let mut t = at_b(SKILL).start();
    t.play(["search"]);
    assert_eq!((t.told("Ada searches: "), t.table.game().scenes().len()), (true, 1));
    t.play(["choice/3"]);
    assert_eq!((t.player(0).track[0], t.player(0).finds.len()), (1, 1));
    assert!(t.table.game().scenes().is_empty(), "the story is over");
    let coins = t.player(0).coins;
    t.play(["1:pass", "0:pass"]);
    assert_eq!((t.state().season, t.player(0).coins), (2, coins + 1));
}

/// A token that the story says is not kept goes back to the box.
#[test]
fn a_token_may_be_lost_to_the_story() {
    let mut t = at_b("A well.\n* Drop it in.\n> coin 2, token none\n* Stay.\n> shell 1").start();
    t.play(["search", "choice/1"]);
    assert_eq!((t.player(0).finds.len(), lies(&t), t.state().searches.discards.len()), (0, false, 1));
    // A success that gives it away is none the better for its bonus, and the other way round.
    for (success, bonus) in [(", token none", ""), ("", ", token none")] {
        let text = SKILL.replace("crystal 1", &format!("crystal 1{success}"));
        let mut t = at_b(&text.replace("book 1", &format!("book 1{bonus}"))).dice([4]).start();
        t.play(["search", "choice/1", "hearts/3"]);
        assert_eq!(
            (t.player(0).track[3..].to_vec(), t.player(0).finds.len(), lies(&t)),
            (vec![1, 1], 0, false)
        );
    }
}

/// Keywords are kept, read by conditions, and can be forgotten; a page may have more for those who have one.
#[test]
fn stories_remember() {
    let first = "A bell.\n* Ring it.\n> keyword BELL\n* Stay.\n> shell 1";
    let later = "A tower.\n= now if keyword BELL\nThe bell again.\n* Ring. [may keyword BELL]\n> forget BELL, coin 5\n* Stay.\n> shell 1";
    let story = || chapter(1, 2).story("c1-marklun-b", first).story("c1-marklun-e", later);
    let mut t = story().stopped(0, space_at('B')).start();
    t.play(["search", "choice/1"]);
    assert_eq!(t.player(0).keywords.len(), 1);
    assert!(t.told("Ada has a new keyword, BELL"), "{:?}", t.open());
    let kept =
        table::Game::view(t.table.game(), None).seats[0].story.as_ref().map(|story| story.keywords.clone());
    assert_eq!(kept, Some(vec!["BELL"]), "it stands on the board");
    let has =
        |scene: crate::common::Scene| scene.has(0, "keywords", ["BELL"]).stopped(0, space_at('E')).start();
    let mut t = has(story());
    t.play(["search"]);
    assert!(t.told("The bell again."));
    t.play(["choice/1"]);
    assert_eq!((t.player(0).keywords.len(), t.player(0).coins), (0, 22));
    assert!(t.told("Ada no longer has the keyword BELL"));
    let mut t = story().stopped(0, space_at('E')).start();
    t.play(["search"]);
    assert!(!t.told("The bell again.") && !t.offers("choice/1"));
}

/// Conditions ask for reputation, or for what somebody has: so much, or more.
#[test]
fn stories_ask_how_somebody_stands() {
    let gate = "A gate.\n= now if reputation 3\nThey know you.\n* Go in. [may buildings 2]\n> coin 5\n* Stay.\n> shell 1";
    let town = [(12, "school"), (13, "inn"), (14, "smithy")];
    for (reputation, buildings) in [(2, 1), (3, 2), (4, 3)] {
        let mut t = at_b(gate).has(0, "reputation", reputation).built(0, &town[..buildings]).start();
        t.play(["search"]);
        assert_eq!(t.told("They know you."), reputation >= 3, "a reputation of {reputation}");
        assert_eq!(t.offers("choice/1"), buildings >= 2, "{buildings} buildings");
    }
}

/// NN-OPEN-34, NN-OPEN-35: the Metal Hound takes a token and reads nothing; whatever its face is, it only brings coins.
#[test]
fn the_metal_hound_reads_no_stories() {
    let scene = chapter(1, 2).has(0, "played", ["metal-hound"]).draws(&["lost-villager"]);
    let mut t = scene.start();
    let key =
        t.keys(0).into_iter().find(|key| key.contains("metal-hound")).expect("it can be sent").to_owned();
    t.play([key.as_str(), "letter/c"]);
    assert!(!t.told("marklun at"));
    assert_eq!((t.player(0).finds.len(), t.player(0).waiting), (1, [0; 6]));
}

/// A save that no game can come to is refused for what is wrong with it.
#[test]
fn what_cannot_be_is_refused() {
    let refused = |scene: crate::common::Scene, why: &str| {
        let told = scene.refused();
        assert!(told.contains(why), "{told}");
    };
    let b = space_at('B');
    refused(chapter(1, 2).with("active", json!(7)), "a seat that nobody has");
    refused(chapter(1, 2).with("props", json!({ "keeper": 3 })), "a seat that nobody has");
    let reading =
        |entry: &str, fought: Option<u8>| json!({ "entry": entry, "found": "mission", "fought": fought });
    refused(
        chapter(1, 2).stopped(0, b).with("reading", reading("c1-open", None)),
        "a story that cannot be read now",
    );
    refused(
        chapter(1, 2).stopped(0, b).with("reading", reading("c1-zeik-a", Some(9))),
        "a story that cannot be read now",
    );
    let fight = |against: serde_json::Value| json!({ "against": against, "dealt": 0, "rounds": 0 });
    refused(
        chapter(1, 2).stopped(0, b).with("fight", fight(json!({ "guest": 0 }))),
        "a combat against nobody",
    );
    refused(
        chapter(1, 2).stopped(0, b).with("fight", fight(json!({ "story": 3 }))),
        "a combat against nobody",
    );
    refused(chapter(1, 2).has(0, "mission", "c1-zeik-a"), "a mission that leads nowhere");
    let crowd = [[0, 0, 0, 0, 0, 200], [0; 6], [0; 6], [0; 6]];
    refused(chapter(1, 2).has(0, "housed", crowd), "200 is not from 0 to 40");
    let letter = |entry: &str, letter: u8, fought: Option<u8>| {
        let reading = json!({ "entry": entry, "found": { "letter": letter }, "fought": fought });
        setup_chapter(1, 2).stopped(0, b).with("reading", reading)
    };
    letter("c1-marklun-b", 1, None).start();
    refused(letter("c1-zeik-b", 1, None), "a story that cannot be read now");
    refused(letter("c2-marklun-b", 1, None), "a story that cannot be read now");
    let told = json!((0..14).map(|at| at != 1).collect::<Vec<bool>>());
    refused(letter("c1-marklun-b", 1, None).with("letters", told), "a story that cannot be read now");
    refused(
        at_b(SKILL)
            .with("reading", json!({ "entry": "c1-marklun-b", "found": { "letter": 1 }, "fought": 0 })),
        "a story that cannot be read now",
    );
    refused(letter("c1-marklun-b", 1, None).with("phase", json!("production")), "somebody acts outside");
    refused(chapter(1, 2).has(0, "mission", "c2-marklun-m1"), "a mission that leads nowhere");
    refused(chapter(1, 2).with("chapter", json!(0)), "there is no chapter 0 in this mode");
    refused(chapter(3, 2), "there are not 7 glogos");
    refused(chapter(1, 2).with("props", json!({ "lab": true })), "the lab monster");
    refused(
        chapter(1, 2).with("props", json!({ "enemies": [4] })),
        "an enemy that this chapter does not have",
    );
}

/// NN-STORY-09: where nobody reads aloud (a friend is away, a bot sits there), whoever searches has the page shown to all.
#[test]
fn a_page_that_nobody_reads_aloud_is_shown() {
    let mut t = chapter(1, 3).with("reader", json!(true)).stopped(0, space_at('B')).start();
    t.play(["search", "page"]);
    assert_eq!(t.asked(0).prompt, "What do you do?");
    let page = |seat| table::Game::view(t.table.game(), seat).story.expect("a campaign").reading.is_some();
    assert!(page(Some(table::Seat(0))) && page(None));
    let heard = t.events.iter().filter(|e| e.whole().contains("marklun at b.")).map(|e| e.seat);
    assert_eq!(heard.collect::<Vec<_>>(), [Some(table::Seat(1)), None]);
    assert!(!t.offers("page") && t.offers("choice/1"));
    let mut t = chapter(1, 3).stopped(0, space_at('B')).start();
    t.play(["search"]);
    assert!(!t.offers("page"), "everybody has it already");
}

/// At one screen the reader's page is behind the curtain, like a hand.
#[test]
fn the_page_of_the_reader_is_hidden() {
    let hides =
        |t: &crate::common::Play, seat| table::Game::hides_something(t.table.game(), table::Seat(seat));
    let mut t = chapter(1, 3).with("reader", json!(true)).stopped(0, space_at('B')).start();
    assert_eq!([0, 1, 2].map(|seat| hides(&t, seat)), [false; 3], "nobody has a card");
    t.play(["search"]);
    assert_eq!([0, 1, 2].map(|seat| hides(&t, seat)), [false, true, false]);
    t.play(["page"]);
    assert!(!hides(&t, 1));
}

/// NN-STORY-11, NN-STORY-17: nobody pays for a bonus that is not there, and that there is one is known once something was chosen.
#[test]
fn a_bonus_is_only_promised_where_there_is_one() {
    let plain = "A door.\n* Push. [skill 3]\n  = success\n  It gives.\n  > crystal 1\n  = failure\n  It holds.\n* Leave it.\n> shell 1";
    let mut t = at_b(plain).dice([2]).start();
    t.play(["search", "choice/1"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1"], "more would be lost");
    t.play(["hearts/1"]);
    assert!(t.told("Ada reaches 3, and needs 3: that is enough."));
    // What she could sell meanwhile is no reason to ask her for hearts that bring nothing.
    let mut t = at_b(plain).dice([4]).has(0, "track", [1, 0, 0, 0, 0]).start();
    t.play(["search", "choice/1"]);
    assert!(t.told("Ada reaches 4, and needs 3: that is enough.") && !t.told("bonus"));
    let mut t = at_b(SKILL).dice([4]).start();
    t.play(["search"]);
    assert!(bonus(&t, "choice/1").is_none(), "in company nobody is told of it");
    t.play(["choice/1"]);
    assert_eq!(t.keys(0), ["hearts/0", "hearts/1", "hearts/2", "hearts/3"]);
    assert_eq!(t.label("hearts/3"), "3 hearts (you reach 7: enough for the bonus)");
}

/// NN-ART-03, NN-STORY-21: one token for one letter.
#[test]
fn the_metal_hound_leaves_the_token_of_the_open_story() {
    let mut t = chapter(1, 2).has(0, "played", ["metal-hound"]).stopped(0, space_at('B')).start();
    t.play(["search", "use/metal-hound/0"]);
    assert!(t.offers("letter/a") && !t.offers("letter/b"));
    t.play(["letter/a", "choice/1"]);
    let left = t.state().letters.iter().filter(|left| **left).count();
    assert_eq!((t.player(0).finds.len(), left), (2, 12));
}

/// NN-ART-04, NN-OPEN-65: while hearts are chosen after a story's die, the candle brings more of them.
#[test]
fn hearts_come_in_after_the_die_of_a_story() {
    let scene = at_b(SKILL).has(0, "played", ["life-candle"]).has(0, "hearts", 2).dice([1]);
    let mut t = scene.start();
    t.play(["search", "choice/1"]);
    if t.offers("keep") {
        t.play(["keep"]);
    }
    let before = t.own(0).len();
    t.play(["use/life-candle/0"]);
    assert_eq!(t.player(0).hearts, 8);
    assert!(t.own(0).len() > before, "{}", t.open());
}
