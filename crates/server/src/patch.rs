//! What changed in a view since a connection saw it last.
//!
//! A connection keeps no old view, only a print of it: a hash for each part, in order. That is a tenth of the
//! memory, and enough to tell which parts have to be sent again.

use crate::protocol::Change;
use serde_json::Value;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The print of a view: its parts in the order in which one reads them, each before what it holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Print(Box<[Part]>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    /// Of all that it holds.
    hash: u64,
    /// A list's length, or what an object's keys hash to.
    shape: u32,
    /// How many parts it is made of, itself included.
    span: u32,
}

impl Print {
    /// The print of a view.
    pub fn of(view: &Value) -> Print {
        let mut parts = Vec::with_capacity(512);
        press(view, &mut parts);
        Print(parts.into())
    }

    /// What has to be changed in the view with this print to make it `view`, whose print is `new`.
    pub fn changes(&self, new: &Print, view: &Value) -> Vec<Change> {
        let mut changes = Vec::new();
        if self.0.is_empty() {
            changes.push(Change::Replace { path: String::new(), value: view.clone() });
        } else {
            compare(&self.0, &new.0, view, &mut String::new(), &mut changes);
        }
        changes
    }
}

/// What is no longer than this is sent whole: telling its parts apart would cost more than it saves.
const SMALL: usize = 64;

/// Tags keep a list, an object and a single value apart even if the rest of their shape is alike.
const LIST: u32 = 1 << 30;
const OBJECT: u32 = 1 << 31;

/// Presses a value and all that it holds; returns its hash and how much text it is, about.
fn press(value: &Value, parts: &mut Vec<Part>) -> (u64, usize) {
    let place = parts.len();
    parts.push(Part { hash: 0, shape: 0, span: 1 });
    let mut hasher = DefaultHasher::new();
    // A single value has no shape of its own; its hash says everything.
    let (mut shape, mut size) = (0, 4);
    let mut hold = |value, hasher: &mut DefaultHasher| {
        let (hash, held) = press(value, parts);
        hash.hash(hasher);
        size += held;
    };
    match value {
        Value::Null => 0u8.hash(&mut hasher),
        Value::Bool(b) => b.hash(&mut hasher),
        Value::Number(n) => n.hash(&mut hasher),
        Value::String(s) => {
            s.hash(&mut hasher);
            size += s.len();
        }
        Value::Array(list) => {
            list.iter().for_each(|v| hold(v, &mut hasher));
            shape = LIST | list.len() as u32;
        }
        Value::Object(map) => {
            let mut keys = DefaultHasher::new();
            for (key, value) in map {
                key.hash(&mut keys);
                hold(value, &mut hasher);
            }
            shape = OBJECT | (keys.finish() as u32 >> 1);
        }
    }
    shape.hash(&mut hasher);
    let hash = hasher.finish();
    if size <= SMALL {
        parts.truncate(place + 1);
        shape = 0;
    }
    parts[place] = Part { hash, shape, span: (parts.len() - place) as u32 };
    (hash, size)
}

fn compare(old: &[Part], new: &[Part], value: &Value, path: &mut String, changes: &mut Vec<Change>) {
    if old[0].hash == new[0].hash {
        return;
    }
    let length = path.len();
    let (mut at_old, mut at_new) = (1, 1);
    let mut step = |key: std::fmt::Arguments, value: &Value, path: &mut String, changes: &mut Vec<Change>| {
        path.push('/');
        std::fmt::Write::write_fmt(path, key).expect("a string takes everything");
        compare(&old[at_old..], &new[at_new..], value, path, changes);
        path.truncate(length);
        at_old += old[at_old].span as usize;
        at_new += new[at_new].span as usize;
    };
    match value {
        Value::Object(map) if old[0].shape == new[0].shape && new[0].shape != 0 => {
            for (key, value) in map {
                let key = key.replace('~', "~0").replace('/', "~1");
                step(format_args!("{key}"), value, path, changes);
            }
        }
        Value::Array(list) if (old[0].shape & new[0].shape) & (LIST | OBJECT) == LIST => {
            let before = (old[0].shape & !LIST) as usize;
            for (i, value) in list.iter().take(before).enumerate() {
                step(format_args!("{i}"), value, path, changes);
            }
            for i in (list.len()..before).rev() {
                changes.push(Change::Remove { path: format!("{path}/{i}") });
            }
            for (i, value) in list.iter().enumerate().skip(before) {
                changes.push(Change::Add { path: format!("{path}/{i}"), value: value.clone() });
            }
        }
        _ => changes.push(Change::Replace { path: path.clone(), value: value.clone() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// Applies changes as a client does.
    fn applied(mut view: Value, changes: Vec<Change>) -> Value {
        for change in changes {
            let (path, value) = match change {
                Change::Add { path, value } | Change::Replace { path, value } => (path, Some(value)),
                Change::Remove { path } => (path, None),
            };
            let Some((parent, key)) = path.rsplit_once('/') else {
                view = value.expect("the whole is never removed");
                continue;
            };
            let key = key.replace("~1", "/").replace("~0", "~");
            match (view.pointer_mut(parent).expect("it is there"), value) {
                (Value::Array(list), None) => drop(list.remove(key.parse().expect("a place"))),
                (Value::Array(list), Some(value)) => match key.parse::<usize>().expect("a place") {
                    place if place == list.len() => list.push(value),
                    place => list[place] = value,
                },
                (Value::Object(map), Some(value)) => drop(map.insert(key, value)),
                other => panic!("{other:?}"),
            }
        }
        view
    }

    #[test]
    fn changes_lead_from_any_view_to_any_other() {
        let views = [
            json!(null),
            json!(3),
            json!({ "a": 1, "b": [1, 2, 3], "c/d~": { "x": "y" } }),
            json!({ "a": 2, "b": [1, 2], "c/d~": { "x": "z" } }),
            json!({ "a": 2, "b": [2, 3, { "e": [] }, []], "c/d~": null }),
            json!({ "a": [], "b": {}, "other": 1 }),
            json!([[1], [2, 3], "x"]),
            json!([[1, 1], []]),
            json!({ "long": "x".repeat(80), "list": ["y".repeat(80), 1, { "k": "z".repeat(70) }] }),
            json!({ "long": "x".repeat(80), "list": ["y".repeat(80), 2] }),
            json!({ "long": "w".repeat(80), "list": ["y".repeat(90), 2, {}, [1, 2]] }),
            json!({ "long": ["x".repeat(80)], "list": "x".repeat(80) }),
        ];
        for old in &views {
            for new in &views {
                let changes = Print::of(old).changes(&Print::of(new), new);
                assert_eq!(changes.is_empty(), old == new, "{old} to {new}");
                assert_eq!(&applied(old.clone(), changes), new, "{old} to {new}");
            }
        }
    }

    fn sent(old: &Value, new: &Value) -> Value {
        serde_json::to_value(Print::of(old).changes(&Print::of(new), new)).expect("plain data")
    }

    #[test]
    fn only_what_differs_is_sent() {
        let seat = |health: u32| json!({ "health": health, "text": "x".repeat(80), "cards": [1, 2] });
        let table = |health| json!({ "seats": [seat(3), seat(health)], "round": 1 });
        let change = json!([{ "op": "replace", "path": "/seats/1/health", "value": 3 }]);
        assert_eq!(sent(&table(4), &table(3)), change);
    }

    #[test]
    fn what_is_small_is_sent_whole() {
        let seat = |has: u32| json!({ "token": { "of": "keen", "has": has }, "text": "x".repeat(80) });
        let change = json!([{ "op": "replace", "path": "/token", "value": { "of": "keen", "has": 2 } }]);
        assert_eq!(sent(&seat(1), &seat(2)), change);
    }

    #[test]
    fn a_connection_that_has_seen_nothing_gets_the_whole() {
        let view = json!({ "a": 1 });
        let changes = Print::default().changes(&Print::of(&view), &view);
        assert_eq!(applied(Value::Null, changes), view);
    }
}
