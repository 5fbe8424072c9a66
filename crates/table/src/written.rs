//! Written states: how a game finds its way in a save while it mends it.

use serde_json::Value;
use std::collections::BTreeSet;

/// All values at a path in which `*` stands for every place of a list.
pub fn at<'a>(value: &'a mut Value, path: &str) -> Vec<&'a mut Value> {
    let mut found = vec![value];
    for part in path.split('/').skip(1) {
        found = found
            .into_iter()
            .flat_map(|v| match (part, v) {
                ("*", Value::Array(list)) => list.iter_mut().collect(),
                (key, Value::Object(map)) => map.get_mut(key).into_iter().collect(),
                _ => Vec::new(),
            })
            .collect();
    }
    found
}

/// Takes out of a list what may not stay: names, or objects with a `card`. What went is added to `gone`.
pub fn retain(list: &mut Value, keep: impl Fn(&Value) -> bool, gone: &mut BTreeSet<String>) {
    let Some(list) = list.as_array_mut() else { return };
    list.retain(|v| {
        let stays = keep(v);
        if !stays && let Some(name) = v.as_str().or_else(|| v.get("card")?.as_str()) {
            gone.insert(name.to_owned());
        }
        stays
    });
}
