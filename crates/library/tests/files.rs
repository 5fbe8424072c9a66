//! Which files a book has.

use library::{ids, own_files, read_files};
use std::path::Path;

#[test]
fn a_book_has_its_files_and_those_of_its_folders() {
    let dir = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(dir.path().join("towns/coast")).expect("folders");
    for (name, text) in [("book.toml", "a"), ("towns/coast/sands.story", "b"), ("bible.md", "c")] {
        std::fs::write(dir.path().join(name), text).expect("it can be written");
    }
    let files = read_files(dir.path()).expect("it can be read");
    let expected = [("book.toml", "a"), ("towns/coast/sands.story", "b")];
    assert_eq!(files, expected.map(|(name, text)| (name.to_owned(), text.to_owned())).into());
}

/// Reading a device might never end.
#[cfg(unix)]
#[test]
fn what_is_not_a_file_is_refused() {
    let dir = tempfile::tempdir().expect("a folder");
    std::os::unix::fs::symlink("/dev/zero", dir.path().join("endless.story")).expect("a link");
    let fault = read_files(dir.path()).expect_err("a device is no part of a book");
    assert_eq!(fault.to_string(), "endless.story: it is not a file");
}

#[test]
fn the_books_inside_this_program_are_those_of_the_folder() {
    for id in ids() {
        let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../books").join(id);
        assert_eq!(own_files(id), read_files(&dir).expect("it is there"), "{id}");
    }
}
