//! Worked examples with stories: where one is found, and the robot at E (NN-EX).

use crate::common::{Play, Scene, chapter, space_at, space_of};
use serde_json::json;

/// NN-EX-18: by hero and letter; where there is no letter, by the name of the place.
#[test]
fn a_story_is_found_by_hero_and_place() {
    let none = json!([4, 4, 4, 4, 0, 4, 4, 4, 2]);
    for (seat, letter, title) in [(3, 'A', "Title of c1-zeik-a"), (1, 'D', "Title of c1-halia-d")] {
        let mut t = chapter(1, 4).with("enemies", none.clone()).stopped(seat, space_at(letter)).start();
        t.play(["search"]);
        assert!(t.told(title), "{title}");
    }
    let entry = "c1-zeik-m1  Title of c1-zeik-m1\nchapter: 1\nhero: zeik\nmission: ";
    let call = "zeik is called.\n= now\n> mission ";
    let there = |from: &str| (format!("{from}undergarden"), format!("{from}crystal-meteorite"));
    let ((entry, moved), (call, sent)) = (there(entry), there(call));
    let scene = chapter(1, 4).changed("plain.story", &entry, &moved).changed("plain.story", &call, &sent);
    let mut t = scene.has(3, "mission", "c1-zeik-m1").stopped(3, space_of("crystal-meteorite")).start();
    assert!(!t.offers("search"), "it has no letter");
    t.play(["mission"]);
    assert!(t.told("Title of c1-zeik-m1"));
}

const ROBOT: &str = "A robot.
* Dig out the robot. [skill 6]
  = success
  > coin 2, tool 1
  = bonus
  > experience 1, coin 1
  = failure
  It stays.
* Reprogram the robot. [skill 8]
  = success
  > reputation 2, keyword ROBOT-Y9
  = bonus
  > tool 1, experience 1
  = failure
  It hums.
* Pay the porter. [pay 1 coin]
  > experience 2
* Leave it.
  > shell 1";

fn robot() -> Scene {
    let later = "A shed.\n* Send the robot in. [may keyword ROBOT-Y9]\n> shell 2\n* Stay.\n> shell 1";
    let scene = chapter(1, 2).story("c1-marklun-e", ROBOT).story("c1-marklun-b", later);
    scene.with("enemies", json!([2, 2, 0, 2, 2, 2, 2, 2, 1])).stopped(0, space_at('E'))
}

/// Ada, who has 10 hearts, tries a choice with this die and so many of them.
fn tries(choice: &str, die: u8, hearts: u8) -> Play {
    let mut t = robot().has(0, "hearts", 10).dice([die]).start();
    let added = format!("hearts/{hearts}");
    t.play(["search", choice, added.as_str()]);
    assert!(t.told(&format!("Ada reaches {}, and needs", die + hearts)));
    assert_eq!(t.player(0).hearts, 10 - hearts);
    t
}

/// NN-EX-19, NN-EX-20: 3 and 5 hearts are 8.
#[test]
fn the_robot_is_dug_out() {
    for (die, hearts, coins, tools, experience) in
        [(3, 5, 3, 1, 1), (3, 3, 2, 1, 0), (3, 4, 2, 1, 0), (4, 3, 2, 1, 0), (3, 2, 0, 0, 0)]
    {
        let t = tries("choice/1", die, hearts);
        let p = t.player(0);
        assert_eq!((p.coins, p.track[1], p.experience), (17 + coins, tools, experience), "{die} + {hearts}");
        assert_eq!(p.finds.len(), usize::from(tools), "a failure leaves the token");
    }
}

/// NN-EX-21
#[test]
fn the_robot_is_reprogrammed() {
    for (die, hearts, bonus) in [(3, 5, 0), (4, 5, 0), (4, 6, 1)] {
        let t = tries("choice/2", die, hearts);
        let p = t.player(0);
        assert_eq!((p.reputation, p.keywords.len()), (2, 1), "{die} + {hearts}");
        assert_eq!((p.track[1], p.experience), (bonus, bonus), "{die} + {hearts}");
    }
}

/// NN-EX-22: unless something can be sold first.
#[test]
fn without_a_coin_a_choice_cannot_be_paid() {
    let mut t = robot().has(0, "coins", 0).start();
    t.play(["search"]);
    assert!(!t.offers("choice/3") && t.offers("choice/4"), "{}", t.open());
    let mut t = robot().has(0, "coins", 0).has(0, "track", [1, 0, 0, 0, 0]).start();
    t.play(["search"]);
    assert!(!t.offers("choice/3"));
    t.play(["sell/0", "choice/3"]);
    assert_eq!((t.player(0).coins, t.player(0).experience), (0, 2));
}
