//! What the five skills are for (SG-SKILL).

use super::*;

/// How often choices of the book that use one of these words test each skill, in the order of [`Skill::ALL`].
fn tested(words: &str) -> [usize; 5] {
    let words: Vec<&str> = words.split_whitespace().collect();
    let choices = BOOK.entries.iter().flat_map(|id| &BOOK.story(id).choices);
    let choices = choices.filter(|choice| {
        let said = choice.text.to_lowercase();
        said.split(|c: char| !c.is_alphabetic()).any(|word| words.contains(&word))
    });
    let tests: Vec<String> =
        choices.filter_map(|c| c.test.as_ref().map(|test| format!("{test:?}"))).collect();
    Skill::ALL
        .map(|skill| tests.iter().filter(|test| test.starts_with(&format!("Challenge({skill:?},"))).count())
}

/// SG-SKILL-02, SG-SKILL-03, SG-SKILL-04, SG-SKILL-05, SG-SKILL-06: over the whole book, words of a skill's own field lead to tests of that
/// skill more often than to those of all others together.
#[test]
fn what_the_crew_does_is_tested_by_the_skill_that_covers_it() {
    let fields = [
        (Skill::Strength, "climb lift carry row pull haul drag swim dive run"),
        (Skill::Perception, "listen watch look search follow"),
        (Skill::Savvy, "know teach explain answer ask"),
        (Skill::Craft, "build mend repair rig splice solder caulk oil pump"),
        (Skill::Cunning, "argue talk haggle bluff trick deny play"),
    ];
    for (skill, words) in fields {
        let tests = tested(words);
        let own = tests[skill as usize];
        assert!(own >= 10 && own * 2 > tests.iter().sum(), "{} is one of {tests:?}: {words}", skill.key());
    }
}

/// SG-SKILL-05: whoever sees to the engines does it by craft, and nobody can without.
#[test]
fn engines_and_travel_are_craft() {
    let mut t = players(1).mate("mac", "cards", ["salvage"]).start();
    t.play(["travel"]);
    assert_eq!(t.state().challenge.as_ref().map(|c| (c.skill, c.need)), Some((Skill::Craft, None)));
    let takes: Vec<&str> = t.keys(0).into_iter().filter(|key| key.starts_with("take/")).collect();
    assert_eq!(takes, ["take/kasumi", "take/mac", "take/kannan", "take/rafael"]);
    assert!(t.label("take/mac").contains("+2 craft"), "{}", t.label("take/mac"));
}
