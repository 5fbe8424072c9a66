//! What changed in a view since somebody saw it last.
//!
//! Nobody keeps an old view, only a print of it: a hash tree (Merkle tree), flattened, with a hash for each part, in
//! order. That is a tenth of the memory, and enough to tell which parts have to be sent again. A print is taken from
//! the view itself, not from its text: only what has changed is ever written out.

use foldhash::fast::RandomState;
use serde::ser::{Error as _, Impossible};
use serde::{Serialize, Serializer, ser};
use serde_json::Error;
use serde_json::value::{RawValue, to_raw_value};
use smallvec::SmallVec;
use std::cell::Cell;
use std::hash::BuildHasher;
use std::sync::LazyLock;

/// One change to a view, as in RFC 6902: only these three kinds.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "op", rename_all = "lowercase")]
pub enum Change {
    /// Puts a value somewhere new.
    Add {
        /// Where, as a JSON pointer.
        path: String,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Box<RawValue>,
    },
    /// Takes one away.
    Remove {
        /// Where.
        path: String,
    },
    /// Puts one in place of another.
    Replace {
        /// Where.
        path: String,
        /// What.
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        value: Box<RawValue>,
    },
}

/// The print of a view: the hashes of its parts in reading order, each part before its own parts. A hash covers
/// everything in its part; where the part can be divided further, the hash is odd, and a word about its form follows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Print(Vec<u64>);

/// The form of a part that can be divided.
#[derive(Clone, Copy)]
struct Form {
    /// A list's length, or what an object's keys hash to.
    shape: u32,
    /// How many words it takes, with everything in it.
    span: u32,
}

impl Form {
    fn of(words: &[u64], place: usize) -> Option<Form> {
        let word = (words.get(place)? & 1 == 1).then(|| words[place + 1])?;
        Some(Form { shape: (word >> 32) as u32, span: word as u32 })
    }

    fn word(self) -> u64 {
        u64::from(self.shape) << 32 | u64::from(self.span)
    }
}

/// How many words a part takes.
fn span(words: &[u64], place: usize) -> usize {
    Form::of(words, place).map_or(1, |form| form.span as usize)
}

impl Print {
    /// Takes the print of a view, which is made of lists, objects and single values; says what has to be changed in
    /// the view that this was the print of. If it was the print of nothing, that is the whole.
    pub fn update(&mut self, view: &impl Serialize) -> Vec<Change> {
        let mut words = SPARE.take();
        words.clear();
        let mut press = Press { words, size: 0, open: SmallVec::new(), key: None };
        view.serialize(&mut press).expect(PLAIN);
        let new = press.words;
        let (path, changes) = (String::new(), Vec::new());
        let mut compare = Compare { old: &self.0, new: &new, path, changes, open: Vec::new(), key: None };
        compare.root(view).expect(PLAIN);
        let changes = compare.changes;
        self.0.clear();
        self.0.reserve_exact(new.len());
        self.0.extend_from_slice(&new);
        SPARE.set(new);
        changes
    }
}

const PLAIN: &str = "a view is plain data";

thread_local! {
    /// Room for the next print: taking one for every change that everybody sees should not need new memory.
    static SPARE: Cell<Vec<u64>> = const { Cell::new(Vec::new()) };
}

/// A part up to this long is sent whole: dividing it would cost more than it saves.
const SMALL: usize = 64;

/// Tags keep a list, an object and a single value apart even if the rest of their shape is alike.
const LIST: u32 = 1 << 30;
const OBJECT: u32 = 1 << 31;

/// Seeded afresh at every start, so that nobody can look for texts with equal hashes.
static HASHES: LazyLock<RandomState> = LazyLock::new(RandomState::default);

/// Mixes a number into a hash.
fn stir(hash: u64, number: u64) -> u64 {
    let product = u128::from(hash ^ number) * 0x9e37_79b9_7f4a_7c15;
    product as u64 ^ (product >> 64) as u64
}

/// Takes the print of what is serialized into it.
struct Press {
    words: Vec<u64>,
    /// Roughly how much text has been hashed so far.
    size: usize,
    open: SmallVec<[Pressed; 8]>,
    key: Option<String>,
}

/// A list or an object that is being hashed.
struct Pressed {
    place: usize,
    size_before: usize,
    hash: u64,
    keys: u64,
    list: bool,
    count: u32,
}

impl Press {
    /// `kind` keeps apart what would hash alike.
    fn number(&mut self, kind: u64, bits: u64) -> Result<(), Error> {
        self.single(stir(kind.wrapping_mul(0x2545_f491_4f6c_dd1d), bits), 0)
    }

    fn text(&mut self, text: &str) -> Result<(), Error> {
        self.single(HASHES.hash_one(text), text.len())
    }

    fn single(&mut self, hash: u64, length: usize) -> Result<(), Error> {
        self.size += 4 + length;
        self.words.push(hash & !1);
        Ok(())
    }

    fn begin(&mut self, list: bool) {
        let (place, size_before) = (self.words.len(), self.size);
        self.open.push(Pressed { place, size_before, hash: 1, keys: 2, list, count: 0 });
        self.words.extend([0, 0]);
        self.size += 4;
    }

    fn part(&mut self, key: Option<&str>, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.keyed(key.map_or(0, |key| HASHES.hash_one(key)), value)
    }

    /// A field's name never changes: where it lies tells it from others.
    fn field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.keyed(stir(key.as_ptr().addr() as u64, key.len() as u64), value)
    }

    fn keyed(&mut self, key: u64, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let place = self.words.len();
        value.serialize(&mut *self)?;
        let holder = self.open.last_mut().expect("a part is held by something");
        holder.hash = stir(holder.hash, self.words[place]);
        holder.keys = stir(holder.keys, key);
        holder.count += 1;
        Ok(())
    }

    fn end(&mut self) -> Result<(), Error> {
        let Pressed { place, size_before, hash, keys, list, count } =
            self.open.pop().expect("what ends has begun");
        let shape = if list { LIST | count } else { OBJECT | (keys as u32 >> 1) };
        let hash = stir(hash, shape.into());
        if self.size - size_before <= SMALL {
            self.words.truncate(place);
            self.words.push(hash & !1);
        } else {
            let span = (self.words.len() - place) as u32;
            self.words[place] = hash | 1;
            self.words[place + 1] = Form { shape, span }.word();
        }
        Ok(())
    }
}

/// Goes down to the parts of a view that are not as they were, and writes them out. What is serialized into it
/// differs from what was, and can be told apart by its parts.
struct Compare<'a> {
    old: &'a [u64],
    new: &'a [u64],
    path: String,
    changes: Vec<Change>,
    open: Vec<Compared>,
    key: Option<String>,
}

/// A list or an object that is being compared: where its next part stands, then and now.
struct Compared {
    old: usize,
    new: usize,
    /// How many parts it had, if it is a list.
    before: Option<usize>,
    count: usize,
}

impl Compare<'_> {
    fn root(&mut self, view: &impl Serialize) -> Result<(), Error> {
        match self.old.first() {
            Some(was) if *was == self.new[0] => Ok(()),
            _ => self.compare(0, 0, view),
        }
    }

    fn compare(&mut self, old: usize, new: usize, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let (Some(was), Some(is)) = (Form::of(self.old, old), Form::of(self.new, new)) else {
            return self.replace(value);
        };
        let lists = (was.shape | is.shape) & OBJECT == 0;
        if !lists && was.shape != is.shape {
            return self.replace(value);
        }
        let before = lists.then_some((was.shape & !LIST) as usize);
        self.open.push(Compared { old: old + 2, new: new + 2, before, count: 0 });
        value.serialize(self)
    }

    fn replace(&mut self, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.changes.push(Change::Replace { path: self.path.clone(), value: to_raw_value(value)? });
        Ok(())
    }

    fn begin(&mut self, _list: bool) {}

    fn part(&mut self, key: Option<&str>, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        let holder = self.open.last_mut().expect("a part is held by something");
        let (old, new, count) = (holder.old, holder.new, holder.count);
        let added = holder.before.is_some_and(|before| count >= before);
        holder.new += span(self.new, new);
        holder.count += 1;
        if !added {
            holder.old += span(self.old, old);
            if self.old[old] == self.new[new] {
                return Ok(());
            }
        }
        let length = self.path.len();
        self.path.push('/');
        match key {
            Some(key) => self.path.push_str(&key.replace('~', "~0").replace('/', "~1")),
            None => self.path.push_str(&count.to_string()),
        }
        match added {
            true => self.changes.push(Change::Add { path: self.path.clone(), value: to_raw_value(value)? }),
            false => self.compare(old, new, value)?,
        }
        self.path.truncate(length);
        Ok(())
    }

    fn field(&mut self, key: &'static str, value: &(impl Serialize + ?Sized)) -> Result<(), Error> {
        self.part(Some(key), value)
    }

    fn end(&mut self) -> Result<(), Error> {
        let Compared { before, count, .. } = self.open.pop().expect("what ends has begun");
        for gone in (count..before.unwrap_or(0)).rev() {
            self.changes.push(Change::Remove { path: format!("{}/{gone}", self.path) });
        }
        Ok(())
    }

    fn number(&mut self, _kind: u64, _bits: u64) -> Result<(), Error> {
        unreachable!("a single value has no parts to compare")
    }

    fn text(&mut self, _text: &str) -> Result<(), Error> {
        unreachable!("a single value has no parts to compare")
    }
}

/// A key of a map, as it stands in JSON.
fn key_of(key: &(impl Serialize + ?Sized)) -> Result<String, Error> {
    Ok(match serde_json::to_value(key)? {
        serde_json::Value::String(key) => key,
        other => other.to_string(),
    })
}

/// Serde's long list of what there can be, told as single values, lists and objects.
macro_rules! reads {
    ($reader:ty) => {
        impl<'r> Serializer for &'r mut $reader {
            type Ok = ();
            type Error = Error;
            type SerializeSeq = Self;
            type SerializeTuple = Self;
            type SerializeTupleStruct = Self;
            type SerializeTupleVariant = Impossible<(), Error>;
            type SerializeMap = Self;
            type SerializeStruct = Self;
            type SerializeStructVariant = Impossible<(), Error>;

            reads! { number serialize_bool bool 1, serialize_char char 2, serialize_i8 i8 3, serialize_i16 i16 3,
                serialize_i32 i32 3, serialize_i64 i64 3, serialize_u8 u8 3, serialize_u16 u16 3,
                serialize_u32 u32 3, serialize_u64 u64 3 }
            fn serialize_f32(self, value: f32) -> Result<(), Error> {
                self.number(4, value.to_bits().into())
            }
            fn serialize_f64(self, value: f64) -> Result<(), Error> {
                self.number(5, value.to_bits())
            }
            fn serialize_str(self, value: &str) -> Result<(), Error> {
                self.text(value)
            }
            fn serialize_bytes(self, value: &[u8]) -> Result<(), Error> {
                self.collect_seq(value)
            }
            fn serialize_none(self) -> Result<(), Error> {
                self.serialize_unit()
            }
            fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), Error> {
                value.serialize(self)
            }
            fn serialize_unit(self) -> Result<(), Error> {
                self.number(0, 0)
            }
            fn serialize_unit_struct(self, _name: &'static str) -> Result<(), Error> {
                self.serialize_unit()
            }
            fn serialize_unit_variant(
                self,
                _name: &'static str,
                _index: u32,
                variant: &'static str,
            ) -> Result<(), Error> {
                self.serialize_str(variant)
            }
            fn serialize_newtype_struct<T: Serialize + ?Sized>(
                self,
                _name: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                value.serialize(self)
            }
            fn serialize_newtype_variant<T: Serialize + ?Sized>(
                self,
                _name: &'static str,
                _index: u32,
                variant: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.begin(false);
                self.part(Some(variant), value)?;
                self.end()
            }
            fn serialize_seq(self, _length: Option<usize>) -> Result<Self, Error> {
                self.begin(true);
                Ok(self)
            }
            fn serialize_tuple(self, _length: usize) -> Result<Self, Error> {
                self.serialize_seq(None)
            }
            fn serialize_tuple_struct(self, _name: &'static str, _length: usize) -> Result<Self, Error> {
                self.serialize_seq(None)
            }
            fn serialize_map(self, _length: Option<usize>) -> Result<Self, Error> {
                self.begin(false);
                Ok(self)
            }
            fn serialize_struct(self, _name: &'static str, _length: usize) -> Result<Self, Error> {
                self.serialize_map(None)
            }
            fn serialize_tuple_variant(
                self,
                _name: &'static str,
                _index: u32,
                _variant: &'static str,
                _length: usize,
            ) -> Result<Self::SerializeTupleVariant, Error> {
                Err(Error::custom("a view has no variants with fields"))
            }
            fn serialize_struct_variant(
                self,
                _name: &'static str,
                _index: u32,
                _variant: &'static str,
                _length: usize,
            ) -> Result<Self::SerializeStructVariant, Error> {
                Err(Error::custom("a view has no variants with fields"))
            }
        }

        reads! { list $reader; SerializeSeq serialize_element, SerializeTuple serialize_element,
            SerializeTupleStruct serialize_field }

        impl ser::SerializeStruct for &mut $reader {
            type Ok = ();
            type Error = Error;
            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                value: &T,
            ) -> Result<(), Error> {
                self.field(key, value)
            }
            fn end(self) -> Result<(), Error> {
                <$reader>::end(self)
            }
        }

        impl ser::SerializeMap for &mut $reader {
            type Ok = ();
            type Error = Error;
            fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), Error> {
                self.key = Some(key_of(key)?);
                Ok(())
            }
            fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                let key = self.key.take();
                self.part(key.as_deref(), value)
            }
            fn end(self) -> Result<(), Error> {
                <$reader>::end(self)
            }
        }
    };
    (number $($method:ident $type:ident $kind:literal),*) => {
        $(fn $method(self, value: $type) -> Result<(), Error> {
            self.number($kind, value as u64)
        })*
    };
    (list $reader:ty; $($trait:ident $method:ident),*) => {
        $(impl ser::$trait for &mut $reader {
            type Ok = ();
            type Error = Error;
            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), Error> {
                self.part(None, value)
            }
            fn end(self) -> Result<(), Error> {
                <$reader>::end(self)
            }
        })*
    };
}

reads!(Press);
reads!(Compare<'_>);

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    /// Applies changes as a client does.
    fn applied(mut view: Value, changes: Vec<Change>) -> Value {
        for change in changes {
            let (path, value) = match change {
                Change::Add { path, value } | Change::Replace { path, value } => {
                    (path, Some(serde_json::from_str(value.get()).expect("JSON")))
                }
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
                let changes = changes(old, new);
                assert_eq!(changes.is_empty(), old == new, "{old} to {new}");
                assert_eq!(&applied(old.clone(), changes), new, "{old} to {new}");
            }
        }
    }

    fn changes(old: &Value, new: &Value) -> Vec<Change> {
        let mut print = Print::default();
        print.update(old);
        print.update(new)
    }

    fn sent(old: &Value, new: &Value) -> Value {
        serde_json::to_value(changes(old, new)).expect("plain data")
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
        assert_eq!(applied(Value::Null, Print::default().update(&view)), view);
    }
}
