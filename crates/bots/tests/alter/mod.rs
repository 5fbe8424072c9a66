//! Documents that somebody has altered.

use crate::Whim;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::mem::discriminant;

/// Every place in a document, as a pointer.
pub fn places(value: &Value, at: String, all: &mut Vec<String>) {
    all.push(at.clone());
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(i, v)| places(v, format!("{at}/{i}"), all)),
        Value::Object(map) => map.iter().for_each(|(k, v)| places(v, format!("{at}/{k}"), all)),
        _ => {}
    }
}

/// A place without its numbers: the field, wherever in its lists.
pub fn field_of(place: &str) -> String {
    place.split('/').filter(|part| part.parse::<usize>().is_err()).collect::<Vec<_>>().join("/")
}

/// The places of a document by their fields, so that a field that is there once is altered as often as one with a hundred entries.
pub struct Fields(BTreeMap<String, Vec<String>>);

impl Fields {
    pub fn of(save: &Value) -> Fields {
        let mut all = Vec::new();
        places(save, String::new(), &mut all);
        let mut fields: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for place in all {
            fields.entry(field_of(&place)).or_default().push(place);
        }
        // The states of bookmarks and of the beginning are read like the last one: it is enough to alter them as a whole.
        fields.retain(|field, _| field.starts_with("/checkpoint") || !field.contains("/state/"));
        Fields(fields)
    }

    /// A place of any field that is as wanted; `None` if there are hardly any.
    fn find(&self, whim: &mut Whim, wanted: impl Fn(&str) -> bool) -> Option<&str> {
        (0..300).find_map(|_| {
            let field = self.0.values().nth(whim.below(self.0.len()))?;
            Some(field[whim.below(field.len())].as_str()).filter(|at| wanted(at))
        })
    }
}

/// What was done to a document.
#[derive(Debug)]
pub struct Altered {
    /// The places where something is different now.
    #[allow(dead_code, reason = "it is printed, and compared by the test of altered saves")]
    pub places: Vec<String>,
    #[allow(dead_code, reason = "it is printed")]
    pub what: String,
}

fn altered<const N: usize>(places: [&str; N], what: String) -> Option<Altered> {
    Some(Altered { places: places.map(str::to_owned).into(), what: what.chars().take(120).collect() })
}

/// Does something to a document: mostly to its structure, now and then to a value. `other` is another document of the same form.
/// `None`, if there was nothing to do it to.
pub fn alter(save: &mut Value, other: &Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    match whim.below(12) {
        0 => duplicate(save, fields, whim),
        1 => remove(save, fields, whim),
        2 => swap(save, fields, whim),
        3 => hand_over(save, fields, whim),
        4 => remove_key(save, fields, whim),
        5 => exchange(save, fields, whim),
        6 => copy_field(save, fields, whim),
        7 | 8 => splice(save, other, fields, whim),
        9 => step(save, fields, whim),
        10 => clear(save, fields, whim),
        _ => replace(save, fields, whim),
    }
}

fn list<'a>(save: &'a mut Value, at: &str) -> Option<&'a mut Vec<Value>> {
    save.pointer_mut(at)?.as_array_mut()
}

fn has_entries(save: &Value, at: &str, least: usize) -> bool {
    save.pointer(at).and_then(Value::as_array).is_some_and(|list| list.len() >= least)
}

/// An entry of a list stands there twice.
fn duplicate(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let at = fields.find(whim, |at| has_entries(save, at, 1))?;
    let list = list(save, at)?;
    let (from, to) = (whim.below(list.len()), whim.below(list.len() + 1));
    let entry = list[from].clone();
    let what = format!("{from} also at {to}: {entry}");
    list.insert(to, entry);
    altered([at], what)
}

fn remove(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let at = fields.find(whim, |at| has_entries(save, at, 1))?;
    let list = list(save, at)?;
    let gone = list.remove(whim.below(list.len()));
    altered([at], format!("without {gone}"))
}

fn swap(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let at = fields.find(whim, |at| has_entries(save, at, 2))?;
    let list = list(save, at)?;
    let (one, other) = (whim.below(list.len()), whim.below(list.len()));
    list.swap(one, other);
    altered([at], format!("{one} and {other} swapped"))
}

/// An entry goes from one list to another that has entries like it: a card from a deck into a hand.
fn hand_over(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let from = fields.find(whim, |at| has_entries(save, at, 1))?;
    let kind = discriminant(save.pointer(from)?.get(0)?);
    let holds = |at: &str| {
        let list = save.pointer(at).and_then(Value::as_array);
        list.is_some_and(|list| list.first().is_none_or(|entry| discriminant(entry) == kind))
    };
    let to = fields.find(whim, |at| !at.starts_with(from) && holds(at))?; // not within what goes
    let source = list(save, from)?;
    let entry = source.remove(whim.below(source.len()));
    let target = list(save, to)?;
    target.insert(whim.below(target.len() + 1), entry.clone());
    altered([from, to], format!("{entry} moved"))
}

fn remove_key(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let full = |at: &str| save.pointer(at).and_then(Value::as_object).is_some_and(|map| !map.is_empty());
    let at = fields.find(whim, full)?;
    let map = save.pointer_mut(at)?.as_object_mut()?;
    let key = map.keys().nth(whim.below(map.len()))?.clone();
    map.remove(&key);
    altered([at], format!("without `{key}`"))
}

/// Two values of one kind change places, mostly those of one field: two players' coins.
fn exchange(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let one = fields.find(whim, |at| save.pointer(at).is_some())?;
    let mine = save.pointer(one)?.clone();
    let like = |at: &str| {
        let apart = !at.starts_with(one) && !one.starts_with(at);
        apart && save.pointer(at).is_some_and(|v| discriminant(v) == discriminant(&mine) && *v != mine)
    };
    let same = &fields.0[&field_of(one)];
    let beside = same[whim.below(same.len())].as_str();
    let other = if like(beside) { beside } else { fields.find(whim, like)? };
    let theirs = save.pointer(other)?.clone();
    let what = format!("{mine} and {theirs} exchanged");
    *save.pointer_mut(one)? = theirs;
    *save.pointer_mut(other)? = mine;
    altered([one, other], what)
}

/// Somebody gets a field of somebody else's.
fn copy_field(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let of_objects =
        |at: &str| has_entries(save, at, 2) && save.pointer(at).is_some_and(|list| list[0].is_object());
    let at = fields.find(whim, of_objects)?;
    let list = list(save, at)?;
    let (from, to) = (whim.below(list.len()), whim.below(list.len()));
    let keys = list[from].as_object()?;
    let key = keys.keys().nth(whim.below(keys.len()))?.clone();
    let value = list[from][&key].clone();
    let what = format!("`{key}` of {from} given to {to}: {value}");
    list[to].as_object_mut()?.insert(key, value);
    altered([&format!("{at}/{to}")], what)
}

/// A part of another save of the same game.
fn splice(save: &mut Value, other: &Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let differs =
        |at: &str| other.pointer(at).is_some_and(|there| save.pointer(at).is_some_and(|v| v != there));
    let at = fields.find(whim, differs)?;
    *save.pointer_mut(at)? = other.pointer(at)?.clone();
    altered([at], format!("from another save: {}", save.pointer(at)?))
}

/// A number is one more or one less.
fn step(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let at = fields.find(whim, |at| save.pointer(at).is_some_and(Value::is_i64))?;
    let value = save.pointer_mut(at)?;
    let by = if whim.below(2) == 0 { 1 } else { -1 };
    *value = json!(value.as_i64()?.checked_add(by)?);
    let what = format!("now {value}");
    altered([at], what)
}

fn clear(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let at = fields.find(whim, |at| has_entries(save, at, 1))?;
    list(save, at)?.clear();
    altered([at], "empty".to_owned())
}

/// Something else: a number, nothing, nonsense, or something from elsewhere in the document, perhaps deep in lists.
fn replace(save: &mut Value, fields: &Fields, whim: &mut Whim) -> Option<Altered> {
    let at = fields.find(whim, |at| save.pointer(at).is_some())?;
    let elsewhere = save.pointer(fields.find(whim, |at| save.pointer(at).is_some())?)?.clone();
    let numbers = [-1, 0, 1, 7, 200, 255, 65_535, 4_000_000_000_i64].map(|n| json!(n));
    let others =
        [json!(null), json!(""), json!("nonsense"), json!([]), json!({}), json!(true), json!(1.5e300)];
    let value = match whim.below(5) {
        0 => (0..60).fold(elsewhere, |inner, _| json!([inner])),
        1 => others[whim.below(others.len())].clone(),
        2 => elsewhere,
        _ => numbers[whim.below(numbers.len())].clone(),
    };
    let what = value.to_string();
    *save.pointer_mut(at)? = value;
    altered([at], what)
}
