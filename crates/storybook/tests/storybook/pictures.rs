//! What the pictures of a book show: read if it is said, and checked.

use crate::common::Toy;
use std::collections::BTreeMap;
use storybook::{Fault, Load, Loader, Pictured};
use table::{PictureWords, Pictures};

/// A book of nothing else, with somebody of each sort.
struct Shown(Pictures);

impl Load for Shown {
    type Words = Toy;

    fn read(loader: &mut Loader) -> Option<Shown> {
        let [people, strangers, things, places] =
            [["ada", "bo"], ["gull", "wolf"], ["bell", "rope"], ["well", "gate"]]
                .map(|ids| ids.map(String::from).to_vec());
        Some(Shown(loader.pictures(&Pictured { people, strangers, things, places })))
    }
}

const PICTURES: &str = r#"
[people]
ada = "outlaw old hat:stetson"

[strangers]
wolf = "hound"

[met.sea]
gull = "birds hide:white"

[things]
bell = "bell gold"

[places]
well = "landmark:well weather:rain"
"#;

fn load(pictures: &str) -> Result<Pictures, Vec<Fault>> {
    Shown::load(BTreeMap::from([("pictures.toml".to_owned(), pictures.to_owned())])).map(|shown| shown.0)
}

#[test]
fn a_book_says_in_words_what_its_pictures_show() {
    let pictures = load(PICTURES).unwrap_or_else(|faults| panic!("{faults:?}"));
    let some = |words: &str| Some(words.to_owned());
    let gull = PictureWords { stranger: some("birds hide:white"), ground: some("sea"), ..Default::default() };
    assert_eq!(pictures.of("gull"), Some(&gull));
    let wolf = PictureWords { stranger: some("hound"), ..Default::default() };
    assert_eq!(pictures.of("wolf"), Some(&wolf));
    let words = |id| pictures.of(id).cloned().unwrap_or_default();
    assert_eq!(words("ada").person, some("outlaw old hat:stetson"));
    assert_eq!(words("bell").thing, some("bell gold"));
    assert_eq!(words("well").place, some("landmark:well weather:rain"));
    assert_eq!(pictures.of("bo"), None, "it is rolled");
}

#[test]
fn a_book_need_not_say_it() {
    let Ok(Shown(pictures)) = Shown::load(BTreeMap::new()) else { panic!("it is sound") };
    assert_eq!(pictures, Pictures::default());
}

#[test]
fn what_is_wrong_with_a_picture_is_said_where_it_stands() {
    let check = |from: &str, to: &str, message: &str| {
        assert!(PICTURES.contains(from), "{from}");
        let marked = PICTURES.replacen(from, to, 1);
        let (before, _) = marked.split_once('¦').expect("a place is marked");
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let faults = load(&marked.replace('¦', "")).expect_err(message);
        let found = faults.iter().find(|f| (f.place.line, f.place.column) == (line, column));
        let found = found.unwrap_or_else(|| panic!("nothing at {line}:{column}, but {faults:?}"));
        assert_eq!((found.message.as_str(), found.place.file.as_str()), (message, "pictures.toml"));
        found.hint.clone()
    };
    let hint = check("ada =", "¦ade =", "the book has no person `ade`");
    assert_eq!(hint.as_deref(), Some("did you mean `ada`?"));
    check("wolf =", "¦bell =", "the book has no stranger `bell`");
    check("gull =", "¦goat =", "the book has no stranger `goat`");
    check("bell =", "¦gull =", "the book has no thing `gull`");
    check("well =", "¦wall =", "the book has no entry `wall`");
    check("gull =", "¦wolf =", "`wolf` is shown twice");
    check("\"bell gold\"", "¦\" \"", "no words for this picture");
    check(
        "[things]",
        "[¦goods]",
        "unknown field `goods`, expected one of `people`, `strangers`, `met`, `things`, `places`",
    );
}
