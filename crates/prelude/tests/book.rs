#[test]
fn the_book_loads() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../books/prelude");
    let files = std::fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml" || e == "story"))
        .map(|p| (p.file_name().unwrap().to_str().unwrap().to_owned(), std::fs::read_to_string(&p).unwrap()))
        .collect();
    if let Err(faults) = prelude::Book::load(files) {
        for f in &faults {
            println!("{f}");
        }
        panic!("{} faults", faults.len());
    }
}
