//! What the books on the shelf tell newcomers.

use library::{find_rules, ids, prefix};

/// A page that can be read in a minute.
const PRIMER_WORDS: usize = 330;

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

fn sentences(text: &str) -> usize {
    text.matches(['.', '?', '!']).count()
}

#[test]
fn every_book_on_the_shelf_has_a_page_that_is_read_in_a_minute() {
    for id in ids() {
        let game = library::game(id).expect("it is on the shelf");
        let primer = game.teaching().primer.unwrap_or_else(|| panic!("{id} has no primer.toml"));
        assert!((3..=7).contains(&primer.how.len()), "{id}: {} steps", primer.how.len());
        let steps: usize = primer.how.iter().map(|step| words(&step.title) + words(&step.text)).sum();
        let all = words(&primer.want) + steps + words(&primer.ends);
        assert!(all <= PRIMER_WORDS, "{id}: {all} words");
        // Where there are several ways to play, each is told from the others.
        let modes = &game.about().modes;
        let untold = modes.iter().filter(|mode| modes.len() > 1 && !primer.modes.contains_key(&mode.id));
        assert_eq!(untold.map(|mode| &mode.id).collect::<Vec<_>>(), Vec::<&String>::new(), "{id}");
    }
}

#[test]
fn every_book_on_the_shelf_has_a_lesson_of_short_notes_on_rules_of_its_ledger() {
    for id in ids() {
        let lesson = library::game(id).expect("it is on the shelf").teaching().lesson;
        assert!((10..=18).contains(&lesson.len()), "{id}: {} notes", lesson.len());
        for note in &lesson {
            assert!(sentences(&note.text) <= 2, "{id}, {}: two sentences at most", note.id);
            for rule in note.at.iter().chain(&note.after) {
                let found = find_rules(prefix(id), &[rule]);
                let named = found.iter().flat_map(|section| &section.rules).any(|one| one.id == *rule);
                assert!(named, "{id}, {}: `{rule}` is not in the ledger", note.id);
            }
        }
    }
}
