//! Documents that somebody has altered.

use crate::Whim;
use serde_json::{Value, json};

/// Every place in a document, as a pointer.
pub fn places(value: &Value, at: String, all: &mut Vec<String>) {
    all.push(at.clone());
    match value {
        Value::Array(list) => list.iter().enumerate().for_each(|(i, v)| places(v, format!("{at}/{i}"), all)),
        Value::Object(map) => map.iter().for_each(|(k, v)| places(v, format!("{at}/{k}"), all)),
        _ => {}
    }
}

/// Puts something else somewhere into a document, and says where and what.
pub fn alter(save: &mut Value, all: &[String], whim: &mut Whim) -> (String, String) {
    let place = &all[whim.below(all.len())];
    // Something from elsewhere in the same document: of another kind, but known.
    let elsewhere = save.pointer(&all[whim.below(all.len())]).cloned().unwrap_or_default();
    let Some(value) = save.pointer_mut(place) else { return (place.clone(), String::new()) };
    let numbers = [
        json!(-1),
        json!(0),
        json!(1),
        json!(7),
        json!(200),
        json!(255),
        json!(65_535),
        json!(4_000_000_000_u64),
    ];
    let others =
        [json!(null), json!(""), json!("nonsense"), json!([]), json!({}), json!(true), json!(1.5e300)];
    match (whim.below(6), &mut *value) {
        (0, Value::Array(list)) if !list.is_empty() => {
            let one = list[whim.below(list.len())].clone();
            list.push(one);
        }
        (1, Value::Array(list)) if !list.is_empty() => drop(list.remove(whim.below(list.len()))),
        (2, _) => *value = (0..60).fold(elsewhere, |inner, _| json!([inner])),
        (3, _) => *value = others[whim.below(others.len())].clone(),
        (4, _) => *value = elsewhere,
        _ => *value = numbers[whim.below(numbers.len())].clone(),
    }
    (place.clone(), value.to_string().chars().take(80).collect())
}
