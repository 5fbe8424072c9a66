//! What `crates/library` is to the games on the shelf: the files of the book are part of the program.

use crate::book::Book;

pub fn book() -> Book {
    let files = [
        ("book.toml", include_str!("../book/book.toml")),
        ("post.toml", include_str!("../book/post.toml")),
        ("roads.story", include_str!("../book/roads.story")),
    ];
    let files = files.map(|(name, text)| (name.to_owned(), text.to_owned()));
    storybook::Load::load(files.into()).unwrap_or_else(|faults| panic!("{faults:#?}"))
}
