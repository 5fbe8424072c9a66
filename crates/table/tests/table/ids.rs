//! Ids know their kind, and a document that is older than the book loses what the book no longer has.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::{
    Any, Deck, Id, Ids, Kind, Names, Seat, Within, all_within, known_list, known_lists, known_option, within,
};

enum Tree {}
enum Stone {}
/// A tree or a stone.
enum Thing {}

impl Kind for Tree {
    const NAME: &'static str = "a tree";
}

impl Kind for Stone {
    const NAME: &'static str = "a stone";
}

impl Kind for Thing {
    const NAME: &'static str = "a thing";

    fn includes(kind: &str) -> bool {
        [Tree::NAME, Stone::NAME].contains(&kind)
    }
}

impl Within<Thing> for Tree {}
impl Within<Thing> for Stone {}

fn names() -> Arc<Names> {
    let mut names = Names::default();
    for tree in ["ash", "elm", "yew"] {
        names.add::<Tree>(tree).expect("it is new");
    }
    for stone in ["flint", "slate"] {
        names.add::<Stone>(stone).expect("it is new");
    }
    Arc::new(names)
}

fn read<T: for<'de> Deserialize<'de>>(value: Value) -> (Result<T, String>, Vec<String>) {
    let (read, gone) =
        names().reading(|| serde_path_to_error::deserialize(value).map_err(|fault| fault.to_string()));
    (read, gone.into_iter().collect())
}

fn refusal<T: for<'de> Deserialize<'de>>(value: Value) -> String {
    read::<T>(value).0.err().expect("it is refused")
}

#[test]
fn an_id_is_two_bytes_whatever_its_kind() {
    assert_eq!((size_of::<Id<Tree>>(), size_of::<Id<String>>()), (2, 2));
}

#[test]
fn a_name_stands_for_one_thing_whatever_its_kind() {
    let mut names = Arc::into_inner(names()).expect("nobody else has it");
    assert_eq!(names.add::<Stone>("ash"), None);
    assert_eq!(names.find::<Stone>("ash"), None);
    assert_eq!(names.find::<Tree>("ash"), Some(Id::at(0)));
    assert_eq!(names.find::<Thing>("flint"), Some(Id::at(3)));
    assert_eq!(names.find::<Any>("slate"), Some(Id::at(4)));
    assert_eq!(names.find::<Tree>("oak"), None);
}

#[test]
fn a_name_of_another_kind_is_refused() {
    assert_eq!(refusal::<Id<Tree>>(json!("flint")), "`flint` is a stone, not a tree");
    assert_eq!(refusal::<Id<Tree>>(json!("oak")), "`oak` is not in this book");
    assert_eq!(read::<Id<Thing>>(json!("flint")).0, Ok(Id::at(3)));
    let tree = names().find::<Tree>("elm").expect("it is there");
    assert_eq!(read::<Id<Thing>>(json!("elm")).0, Ok(tree.widen()));
}

#[test]
fn ids_in_a_row_know_their_places() {
    let names = names();
    let stones: Ids<Stone> = ["flint", "slate"].iter().filter_map(|name| names.find(name)).collect();
    let slate = names.find::<Stone>("slate").expect("it is there");
    assert_eq!((stones.len(), stones.place(slate), stones.get(1)), (2, 1, slate));
    assert_eq!(stones.iter().map(|id| names.name(id)).collect::<Vec<_>>(), ["flint", "slate"]);
    assert_eq!(stones.find(slate.widen::<Thing>()), Some(slate));
    assert_eq!(stones.find(names.find::<Thing>("ash").expect("it is there")), None);
    assert!(Ids::<Tree>::default().is_empty());
}

#[test]
#[should_panic(expected = "ids of a kind stand next to one another")]
fn ids_with_others_in_between_are_no_row() {
    let names = names();
    let _: Ids<Thing> = ["ash", "flint"].iter().filter_map(|name| names.find(name)).collect();
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Planted {
    tree: Id<Tree>,
    height: u8,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Garden {
    #[serde(deserialize_with = "known_list")]
    trees: Vec<Id<Tree>>,
    #[serde(deserialize_with = "known_lists")]
    rows: [Vec<Planted>; 2],
    #[serde(default, deserialize_with = "known_option")]
    oldest: Option<Planted>,
    gate: Id<Stone>,
    #[serde(deserialize_with = "within::<_, _, 1, 11>")]
    beds: u8,
    #[serde(deserialize_with = "all_within::<_, _, _, -1, 5>")]
    paths: [i8; 3],
}

fn garden() -> Value {
    json!({
        "trees": ["ash", "yew"],
        "rows": [[{ "tree": "elm", "height": 3 }], []],
        "oldest": { "tree": "yew", "height": 9 },
        "gate": "slate",
        "beds": 11,
        "paths": [-1, 0, 5],
    })
}

fn with(pointer: &str, value: Value) -> Value {
    let mut garden = garden();
    *garden.pointer_mut(pointer).expect("it is there") = value;
    garden
}

#[test]
fn what_is_no_longer_in_the_book_is_left_out_of_lists_and_noted() {
    let (all, gone) = read::<Garden>(garden());
    let all = all.expect("it fits the book");
    assert_eq!((all.trees.len(), all.rows[0].len(), gone.len()), (2, 1, 0));
    assert_eq!(names().scope(|| serde_json::to_value(&all)).expect("plain data"), garden());

    let mut old = with("/trees", json!(["oak", "ash", "fir"]));
    old["rows"][0] = json!([{ "tree": "oak", "height": 1 }, { "tree": "ash", "height": 2 }]);
    old["oldest"]["tree"] = json!("lime");
    let (read, gone) = read::<Garden>(old);
    let read = read.expect("it can be read");
    assert_eq!(gone, ["fir", "lime", "oak"]);
    assert_eq!(read.trees, [Id::at(0)]);
    assert_eq!(read.rows, [vec![Planted { tree: Id::at(0), height: 2 }], vec![]]);
    assert_eq!(read.oldest, None);
}

#[test]
fn what_cannot_be_left_out_is_refused_with_its_field() {
    for (pointer, value, why) in [
        ("/gate", json!("brick"), "gate: `brick` is not in this book"),
        ("/trees/1", json!("flint"), "trees[1]: `flint` is a stone, not a tree"),
        ("/rows/0/0/tree", json!("flint"), "rows[0][0].tree: `flint` is a stone, not a tree"),
        ("/oldest/tree", json!("slate"), "oldest.tree: `slate` is a stone, not a tree"),
        ("/rows", json!([[], [], []]), "rows: it cannot have 3 lists"),
        ("/beds", json!(0), "beds: 0 is not from 1 to 11"),
        ("/beds", json!(200), "beds: 200 is not from 1 to 11"),
        ("/paths/1", json!(6), "paths: 6 is not from -1 to 5"),
        ("/paths/0", json!(-2), "paths: -2 is not from -1 to 5"),
    ] {
        assert_eq!(refusal::<Garden>(with(pointer, value)), why);
    }
}

#[test]
fn a_name_that_is_gone_is_noted_once_and_only_for_its_own_document() {
    let names = names();
    let list = || {
        let mut json = serde_json::Deserializer::from_str(r#"["oak", "oak"]"#);
        known_list::<_, Id<Tree>>(&mut json).expect("it can be read")
    };
    let (((), inner), outer) = names.reading(|| names.reading(|| assert!(list().is_empty())));
    assert_eq!((inner, outer), (BTreeSet::from(["oak".to_owned()]), BTreeSet::new()));
}

#[test]
fn a_deck_without_what_is_gone_remembers_who_has_seen_what() {
    let seen = |deck: &Deck<Tree>| deck.seen_by(Seat(0)).collect::<Vec<_>>();
    let (deck, gone) = read::<Deck<Tree>>(json!({
        "pile": ["oak", "ash", "fir", "elm", "yew"], "discards": ["lime"], "seen": [[0, 1], [0, 2], [0, 3]],
    }));
    let mut deck = deck.expect("it can be read");
    assert_eq!(gone, ["fir", "lime", "oak"]);
    assert_eq!((deck.pile.clone(), deck.discards.len()), (vec![Id::at(0), Id::at(1), Id::at(2)], 0));
    assert_eq!(seen(&deck), [(1, Id::at(1)), (2, Id::at(0))]);
    deck.take_out(|card| card == Id::at(1));
    assert_eq!(seen(&deck), [(1, Id::at(0))]);
    deck.put_under(Id::at(1));
    assert_eq!(seen(&deck), [(1, Id::at(0))]);
    assert_eq!(deck.pile, [Id::at(1), Id::at(0), Id::at(2)]);
}

#[test]
fn nobody_has_seen_a_card_that_is_not_in_the_pile() {
    for seen in [json!([[0, 2]]), json!([[0, 65_535]]), json!([[8, 0]])] {
        let why = refusal::<Deck<Tree>>(json!({ "pile": ["ash", "elm"], "discards": [], "seen": seen }));
        assert!(why.contains("of 2 in the pile"), "{why}");
    }
    let why = refusal::<Deck<Tree>>(json!({ "pile": ["ash"], "discards": ["elm"], "hidden": [[0, 1]] }));
    assert!(why.contains("seat 0 has put away card 1 of 1 in the discards"), "{why}");
}
