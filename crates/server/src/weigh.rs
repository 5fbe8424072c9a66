//! How much memory a document would take, estimated before anything is built from it. A few bytes of JSON can become
//! a hundred: four megabytes of JSON took a hundred and thirty.

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::cell::Cell;
use std::fmt;

/// How many values a save may hold, and how many of them may be objects, which take most.
const VALUES_MAX: u32 = 300_000;
const OBJECTS_MAX: u32 = 20_000;

/// Reads through a document and keeps nothing of it; says why if it is too large or not JSON.
pub fn weigh(json: &[u8]) -> Result<(), serde_json::Error> {
    let scales = Scales { values: Cell::new(0), objects: Cell::new(0) };
    let mut document = serde_json::Deserializer::from_slice(json);
    scales.deserialize(&mut document)?;
    document.end()
}

struct Scales {
    values: Cell<u32>,
    objects: Cell<u32>,
}

impl Scales {
    fn put<E: Error>(&self, pan: &Cell<u32>, max: u32, what: &str) -> Result<(), E> {
        pan.set(pan.get() + 1);
        match pan.get() > max {
            true => Err(E::custom(format!("it holds more than {max} {what}, which no game does"))),
            false => Ok(()),
        }
    }
}

impl<'de> DeserializeSeed<'de> for &Scales {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, document: D) -> Result<(), D::Error> {
        self.put(&self.values, VALUES_MAX, "values")?;
        document.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for &Scales {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a save")
    }

    fn visit_bool<E: Error>(self, _: bool) -> Result<(), E> {
        Ok(())
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<(), E> {
        Ok(())
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<(), E> {
        Ok(())
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<(), E> {
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        while list.next_element_seed(self)?.is_some() {}
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<(), A::Error> {
        self.put(&self.objects, OBJECTS_MAX, "objects")?;
        while object.next_key_seed(self)?.is_some() {
            object.next_value_seed(self)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn why(json: &str) -> String {
        weigh(json.as_bytes()).expect_err("too heavy").to_string()
    }

    #[test]
    fn what_is_too_heavy_is_refused_before_it_is_built() {
        assert!(weigh(br#"{ "a": [1, -2, 3.5, true, null, "x", {}], "b": {} }"#).is_ok());
        let list = |of: &str, n: u32| format!("[{}]", vec![of; n as usize].join(","));
        assert!(weigh(list("0", VALUES_MAX - 1).as_bytes()).is_ok());
        assert!(why(&list("0", VALUES_MAX)).contains("values"));
        assert!(weigh(list("{}", OBJECTS_MAX).as_bytes()).is_ok());
        assert!(why(&list("{}", OBJECTS_MAX + 1)).contains("objects"));
        assert!(why(&"[".repeat(1000)).contains("recursion"));
        assert!(why("{} {}").contains("trailing"));
    }
}
