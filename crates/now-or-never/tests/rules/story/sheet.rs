//! Reputation and the campaign sheet (NN-REP, NN-CAMP).

use super::at_b;
use crate::common::{BOOK, Play, Scene, chapter, pass_all, space_of};
use serde_json::json;

fn last_season(scene: Scene) -> Play {
    let mut t = scene.with("season", json!(6)).start();
    let n = t.state().players.len();
    (0..n).for_each(|seat| {
        t.play([format!("{seat}:pass").as_str()]);
    });
    while t.offers("ready") {
        t.play(["ready"]);
    }
    t
}

/// NN-REP-01, NN-STORY-04, NN-OPEN-38: marked at once, from 0, and never beyond the track.
#[test]
fn reputation_is_marked() {
    let (low, high) = (-2, BOOK.season.highest);
    for (before, by, after) in [(0, 2, 2), (0, -1, -1), (-2, -1, low), (high - 1, 2, high)] {
        let text = format!("A crowd.\n* Speak.\n> reputation {by}\n* Stay.\n> shell 1");
        let mut t = at_b(&text).has(0, "reputation", before).start();
        t.play(["search", "choice/1"]);
        assert_eq!(t.player(0).reputation, after);
        let says = |verb: &str| t.told(&format!("The reputation of Ada {verb} to {}.", table::figure(after)));
        assert_eq!((says("rises"), says("falls")), (after > before, after < before));
    }
}

/// NN-REP-02, NN-REP-03, NN-REP-04, NN-REP-05, NN-SCORE-11, NN-OPEN-39: the printed points, or those of the nearest space to the left; 3 for the most.
#[test]
fn reputation_scores() {
    let points = |own: i8, other: i8| {
        let t = last_season(chapter(1, 2).has(0, "reputation", own).has(1, "reputation", other));
        t.player(0).score.expect("the chapter is over").reputation
    };
    assert_eq!(points(5, 9), 2, "the 2 of space 4");
    assert_eq!(points(4, 9), 2);
    assert_eq!(points(1, 9), 0);
    assert_eq!(points(12, 12), 6 + 3, "the last space of the track");
    assert_eq!((points(-1, 0), points(-2, 0)), (-1, -2));
    assert_eq!((points(5, 4), points(5, 5)), (5, 5), "3 more, also if tied");
    assert_eq!(points(-1, -2), 2, "also below 0");
    let alone = last_season(chapter(1, 1).has(0, "reputation", 4));
    assert_eq!(alone.player(0).score.expect("over").reputation, 2, "alone there is nobody to compare with");
}

/// NN-CAMP-01, NN-STORY-01, NN-STORY-02: scores are written down, and the next chapter begins with empty boards.
#[test]
fn a_chapter_goes_on_the_sheet() {
    let scene =
        chapter(1, 2).has(0, "reputation", 3).has(0, "keywords", json!([])).built(0, &[(12, "school")]);
    let mut t = last_season(scene);
    let score = t.player(0).score.expect("the chapter is over").sum();
    let line = t.player(0).sheet[0];
    assert_eq!((line.points, line.reputation), (score, 3));
    assert!(t.told(&format!("Chapter 1: Ada wins with {score} points.")));
    assert!(t.table.outcome().is_none() && t.asked(0).prompt.contains("another day"));
    t.play(["chapter/next"]);
    assert_eq!((t.state().chapter, t.state().season, t.player(0).sheet.len()), (2, 1, 1));
    assert_eq!((t.player(0).reputation, t.player(0).buildings().count()), (0, 0));
    assert_eq!(t.player(0).hero, now_or_never::Hero::Marklun, "nobody chooses a hero again");
    assert!(t.told("It begins."));
}

/// NN-CAMP-01, NN-CAMP-02: the points of a chapter are added to those of the chapters before.
#[test]
fn the_points_of_a_chapter_go_on_top_of_those_before() {
    let sheet = json!([{ "points": 30, "reputation": 0 }]);
    let scene = chapter(2, 2).has(0, "sheet", &sheet).has(1, "sheet", &sheet);
    let t = last_season(scene.has(0, "reputation", 5));
    assert_eq!(t.points_told(0), [(30, 30 + 2 + 3)], "2 of the track, 3 for the most reputation");
}

/// NN-CAMP-02, NN-STORY-01: on the cleared table of the next chapter, the points so far are on the track again.
#[test]
fn points_stay_when_the_table_is_cleared() {
    let sheet = |points: i16| json!([{ "points": points, "reputation": 0 }]);
    let scene = chapter(1, 2).has(0, "sheet", sheet(30)).has(1, "sheet", sheet(0));
    let mut t = scene.with("phase", json!("between")).start();
    t.play(["chapter/next"]);
    assert_eq!([t.points_told(0), t.points_told(1)], [vec![(0, 30)], vec![]]);
}

/// NN-CAMP-03: a campaign can be ended after any chapter, with what is on the sheet, if all agree.
#[test]
fn a_campaign_may_end_early() {
    let mut t = last_season(chapter(1, 3));
    t.play(["chapter/stop", "1:agree/yes", "2:agree/no"]);
    assert!(t.told("Cy would rather play on."));
    assert_eq!((t.table.outcome(), t.state().chapter), (None, 2), "one of them wants to play on");

    let mut t = last_season(chapter(1, 2).has(0, "reputation", 3));
    t.play(["chapter/stop"]);
    assert_eq!(t.table.outcome(), None, "Bo has not agreed");
    assert_eq!(t.asked(1).prompt, "Ada would end the whole campaign here, for good. Agreed?");
    t.play(["1:agree/yes"]);
    let outcome = t.table.outcome().expect("it is over");
    assert_eq!(outcome.rounds, 6);
    assert!(!t.told("The end."), "nobody has come to the end of the story");
    // NN-CAMP-03: the 25 points are for six chapters.
    let points = [0, 1].map(|seat| f64::from(t.player(seat).sheet[0].points));
    assert_eq!(outcome.scores, points);
    assert!(!t.told("25") && t.told(&outcome.text), "{}", outcome.text);
}

/// NN-CAMP-05, NN-CAMP-06, NN-OPEN-40, NN-OPEN-41
#[test]
fn the_last_catches_up_and_the_first_begins_anywhere() {
    let sheet = |points: i16| json!([{ "points": points, "reputation": 0 }]);
    let begun = |scene: Scene| {
        let mut t = scene.with("phase", json!("between")).start();
        t.play(["chapter/next"]);
        t
    };
    let mut t =
        begun(chapter(1, 3).has(0, "sheet", sheet(30)).has(1, "sheet", sheet(10)).has(2, "sheet", sheet(20)));
    assert_eq!(t.asked(0).prompt, "You came out best in the last chapter. Where do you begin?");
    let istreka = space_of("istreka");
    t.play([format!("space/{istreka}").as_str()]);
    let monument = space_of("monument");
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).at), [istreka, monument, monument]);
    assert_eq!([0, 1, 2].map(|seat| t.player(seat).reputation), [0, 1, 0]);
    let first = t.state().first.index();
    let order: [u16; 3] = std::array::from_fn(|at| [0, 1, 1][(at + 3 - first) % 3]);
    let extra: Vec<u16> =
        (0..3).map(|at| t.player(at).coins - u16::from(BOOK.season.coins) - order[at]).collect();
    assert_eq!(extra, [0, 4, 0]);
    // Two who are last together both catch up; the same holds for the first.
    let t =
        begun(chapter(1, 3).has(0, "sheet", sheet(30)).has(1, "sheet", sheet(10)).has(2, "sheet", sheet(10)));
    assert!(t.is_asked(0) && [1, 2].map(|seat| t.player(seat).reputation) == [0, 0], "first things first");
    let mut t = begun(chapter(1, 2).has(0, "sheet", sheet(30)).has(1, "sheet", sheet(10)));
    t.play([format!("space/{istreka}").as_str()]);
    assert_eq!(
        [0, 1].map(|seat| (t.player(seat).at, t.player(seat).reputation)),
        [(istreka, 0), (monument, 1)]
    );
    let t = begun(chapter(1, 1).has(0, "sheet", sheet(30)));
    assert_eq!(
        (t.player(0).reputation, t.player(0).coins),
        (0, BOOK.season.coins.into()),
        "nobody to compare with"
    );
    let t = begun(chapter(1, 2).has(0, "sheet", json!([])).has(1, "sheet", json!([])));
    assert!(!t.told("came out best"), "not in a first chapter");
}

/// NN-OPEN-26, NN-SETUP-19: whoever won the last chapter begins the next; among equals the lot decides.
#[test]
fn the_winner_of_the_last_chapter_begins() {
    let sheet = |points: [i16; 2]| json!(points.map(|points| json!({ "points": points, "reputation": 0 })));
    let first = |sheets: [[i16; 2]; 3], seed: u64| {
        let mut scene = chapter(2, 3).with("phase", json!("between")).seed(seed);
        for (seat, points) in sheets.into_iter().enumerate() {
            scene = scene.has(seat, "sheet", sheet(points));
        }
        let mut t = scene.start();
        t.play(["chapter/next"]);
        (t.state().first.index(), t.state().active.index())
    };
    let of = |sheets| (0..20).map(|seed| first(sheets, seed)).collect::<std::collections::BTreeSet<_>>();
    assert_eq!(of([[90, 10], [20, 30], [80, 20]]), [(1, 1)].into(), "the last chapter counts, not the sum");
    assert_eq!(of([[0, 30], [0, 10], [0, 30]]), [(0, 0), (2, 2)].into());
    let mut begun = std::collections::BTreeSet::new();
    for seed in 0..20 {
        let mut t = crate::common::fresh(crate::common::setup("story", 2, seed));
        t.play(["zeik", "namal"]);
        begun.insert(t.state().first.0);
    }
    assert_eq!(begun, [0, 1].into(), "in the first chapter anybody may");
}

/// NN-CAMP-02, NN-CAMP-03, NN-CAMP-04, NN-OPEN-40, NN-OPEN-41: six chapters are added; 25 for the best reputation of all.
#[test]
fn the_campaign_is_won_by_the_highest_total() {
    let props = json!({ "glogos": 3, "lab": true, "enemies": [0] });
    let last = |n| chapter(6, n).with("props", props.clone());
    let sheet =
        |points: i16, reputation: i8| json!(vec![json!({ "points": points, "reputation": reputation }); 5]);
    let ended = |scene: Scene| {
        let mut t = last_season(scene);
        while t.table.outcome().is_none() {
            let key = t.keys(t.table.questions()[0].seat.0)[0].to_owned();
            t.play([key.as_str()]);
        }
        let points: Vec<i16> =
            t.state().players.iter().map(|p| p.sheet.iter().map(|line| line.points).sum::<i16>()).collect();
        (t.table.outcome().expect("it is over").clone(), points, t)
    };
    let (outcome, points, t) = ended(last(2).has(0, "sheet", sheet(20, 1)).has(1, "sheet", sheet(22, 0)));
    assert!(t.told("Ada has the best reputation of all six chapters: 25 points."));
    assert!(!t.told("Bo has the best reputation"));
    let sum = i32::from(points[0]);
    assert_eq!(t.points_told(0).last(), Some(&(sum, sum + 25)));
    assert_eq!(outcome.scores, [f64::from(points[0] + 25), f64::from(points[1])]);
    assert!(outcome.text.starts_with("Ada wins the campaign"), "{}", outcome.text);
    let pages = t.events.iter().filter(|e| matches!(e.what, table::What::Story(_))).map(|e| (e.by, &*e.text));
    let pages: Vec<_> = pages.rev().take(3).collect();
    let end = |seat| (Some(table::Seat(seat)), "The end.");
    assert_eq!(
        pages,
        [end(0), end(1), (None, "They all went home.")],
        "one for all, and whoever won comes last"
    );
    assert_eq!(outcome.rounds, 36);
    let (outcome, points, _) = ended(last(2).has(0, "sheet", sheet(20, 1)).has(1, "sheet", sheet(20, 1)));
    assert_eq!(outcome.text, format!("Ada and Bo win the campaign with {} points.", points[0] + 25));
    let (outcome, points, _) = ended(last(1).has(0, "sheet", sheet(20, 1)));
    assert_eq!(outcome.scores, [f64::from(points[0])], "alone nothing is added");
    assert_eq!(outcome.text, format!("The campaign is over, with {} points.", points[0]));
}

/// NN-EX-23, NN-EX-36: 5 are worth 2 points; whoever has most gains 3 more, also if tied.
#[test]
fn reputation_in_the_end() {
    let points = |reputation: [i8; 3]| {
        let scene = chapter(1, 3).with("season", json!(6));
        let scene = reputation
            .into_iter()
            .enumerate()
            .fold(scene, |scene, (seat, n)| scene.has(seat, "reputation", n));
        let mut t = scene.start();
        pass_all(&mut t);
        [0, 1, 2].map(|seat| t.player(seat).score.expect("the chapter is over").reputation)
    };
    assert_eq!(points([5, 6, 0]), [2, 3 + 3, 0]);
    assert_eq!(points([4, 4, 1]), [2 + 3, 2 + 3, 0]);
}
