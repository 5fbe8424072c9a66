//! The files of a book, read, changed, and looked through for a fault where a test has marked one.

use std::collections::BTreeMap;
use storybook::{Fault, Place};

/// By their names.
pub type Files = BTreeMap<String, String>;

/// The files of a book's folder.
pub fn read(dir: &str) -> Files {
    let paths = std::fs::read_dir(dir).expect("the book is there").map(|e| e.expect("readable").path());
    let texts = paths.filter(|p| p.extension().is_some_and(|e| e == "toml" || e == "story")).map(|p| {
        let name = p.file_name().expect("a file has a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&p).expect("readable"))
    });
    texts.collect()
}

/// Loads files in one of which `¦` marks the place of a fault with this message.
pub fn fault_at_mark<B>(load: fn(Files) -> Result<B, Vec<Fault>>, mut files: Files, message: &str) -> Fault {
    let (name, marked) = files.iter().find(|(_, text)| text.contains('¦')).expect("a place is marked");
    let (name, text) = (name.clone(), marked.replace('¦', ""));
    let before = marked.split('¦').next().expect("there is a mark");
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    files.insert(name.clone(), text);
    let place = Place { file: name, line, column };
    let faults = load(files).err().unwrap_or_default();
    let list: String = faults.iter().map(|f| format!("{f}\n")).collect();
    let fault = faults.into_iter().find(|f| f.place == place && f.message == message);
    fault.unwrap_or_else(|| panic!("no `{message}` at {place:?}, but:\n{list}"))
}

/// Puts one text in place of another, once, in one of the files.
pub fn change(files: &mut Files, file: &str, from: &str, to: &str) {
    let text = files.get_mut(file).expect("the file is there");
    assert!(text.contains(from), "`{from}` is not in {file}");
    *text = text.replacen(from, to, 1);
}
