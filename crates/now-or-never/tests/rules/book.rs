//! Faults of a book, each with its place.

use crate::common::{BOOK, files};
use now_or_never::{Book, Colour, Hero, Pile};
use storybook::Load;
use testing::fault_at_mark;

/// A fault in a file whose text is altered; `¦` marks the place.
fn check(file: &str, from: &str, marked: &str, message: &str) {
    let mut files = files();
    let text = files.get_mut(file).expect("the file");
    assert!(text.contains(from), "{from:?} is not in {file}");
    *text = text.replacen(from, marked, 1);
    fault_at_mark(Book::load, files, message);
}

/// NN-DATA-09, NN-DATA-10, NN-DATA-14, NN-DATA-21
#[test]
fn numbers_and_words_are_checked() {
    check("heroes.toml", "hearts = 13", "hearts = ¦8", "the hearts of a hero is from 9 to 20");
    check("towns.toml", "\"tool\"", "\"¦toll\"", "`toll` is not an extra price such as +2");
    check("specialists.toml", "does = \"build\"", "does = \"¦bulid\"", "`bulid` is not a gain");
}

/// NN-DATA-09, NN-DATA-12, NN-DATA-13, NN-DATA-15, NN-DATA-17, NN-DATA-19, NN-DATA-28
#[test]
fn everything_is_there_as_often_as_the_rulebook_says() {
    assert_eq!(
        (BOOK.quests.len(), BOOK.buildings.len(), BOOK.abilities.len(), BOOK.gear.len()),
        (73, 20, 24, 21)
    );
    assert_eq!(
        (BOOK.searches.len(), BOOK.orders.len(), BOOK.solos.len(), BOOK.specialists.len()),
        (18, 9, 9, 24)
    );
    for (pile, n) in [(Pile::Basic, 43), (Pile::Artifact, 13), (Pile::Advanced, 17)] {
        assert_eq!(BOOK.quests.printed().iter().filter(|quest| quest.pile == pile).count(), n);
    }
    for hero in Hero::ALL {
        let own = |colour| {
            BOOK.pieces
                .iter()
                .filter(move |p| p.colour == colour && p.ability.is_some_and(|(h, _)| h == hero))
        };
        assert_eq!((own(Colour::Red).count(), own(Colour::Blue).count()), (3, 3), "{}", hero.key());
        assert!(BOOK.board(hero).hearts > 8, "a location takes 8");
    }
}

/// NN-DATA-01: a space without a location and without a letter has a name, and no two have the same.
#[test]
fn every_space_is_called_something() {
    let wrong = |from: &str, to: &str| {
        let mut files = files();
        let text = files.get_mut("maps.toml").expect("the file");
        assert!(text.contains(from), "{from:?} is not in maps.toml");
        *text = text.replacen(from, to, 1);
        Book::load(files).err().expect("it is faulty").iter().map(ToString::to_string).collect::<String>()
    };
    let nameless = wrong("\"Goose Green\"", "\"-\"");
    assert!(nameless.contains("a space without a location and without a letter has a name"), "{nameless}");
    let twice = wrong("Goose Green", "The Scree");
    assert!(twice.contains("two spaces are called `The Scree`"), "{twice}");
    let letter = wrong("Goose Green", "Long Acre");
    assert!(letter.contains("two spaces are called `Long Acre`"), "{letter}");
}
