fn main() {
    let dir = std::env::args().nth(1).expect("a folder");
    let prefix = std::env::args().nth(2).unwrap_or_default();
    let files = std::fs::read_dir(dir).unwrap().map(|f| f.unwrap().path()).filter(|p| {
        p.extension().is_some_and(|e| e == "toml" || e == "story")
    });
    let files = files.map(|p| (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&p).unwrap()));
    let files: std::collections::BTreeMap<_, _> = files.collect();
    match <sleeping_gods::Book as storybook::Load>::load(files) {
        Ok(_) => println!("the book is sound"),
        Err(faults) => {
            let digits: String = prefix.chars().filter(char::is_ascii_digit).collect();
            let mine = |file: &str| prefix.is_empty() || file.starts_with(&prefix) || (!digits.is_empty() && file.contains(&digits));
            let shown: Vec<_> = faults.iter().filter(|f| mine(&f.place.file)).collect();
            for fault in shown.iter().take(60) {
                println!("{fault}");
            }
            println!("{} faults here, {} in all", shown.len(), faults.len());
        }
    }
}
