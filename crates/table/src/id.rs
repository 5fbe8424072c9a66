//! Ids: what a state holds instead of content.
//!
//! In memory an id is a small number, the place of a card or an entry in its book. In a save it
//! is the name the writer gave it, so that an edited book still opens an old save. The two meet
//! while a document is written or read, inside [`Names::scope`].

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};
use std::{cell::RefCell, collections::HashMap, sync::Arc};

/// A card, entry or piece of a book.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Id(pub u16);

impl Id {
    /// The id's place in its book.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The names of a book's ids, in their order.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Names {
    list: Vec<Box<str>>,
    index: HashMap<Box<str>, Id>,
}

thread_local! {
    static SCOPE: RefCell<Option<Arc<Names>>> = const { RefCell::new(None) };
}

impl Names {
    /// Adds a name; `None` if it is taken.
    pub fn add(&mut self, name: &str) -> Option<Id> {
        let id = Id(u16::try_from(self.list.len()).expect("a book has at most 65536 ids"));
        if self.index.contains_key(name) {
            return None;
        }
        self.list.push(name.into());
        self.index.insert(name.into(), id);
        Some(id)
    }

    /// The id with this name.
    pub fn find(&self, name: &str) -> Option<Id> {
        self.index.get(name).copied()
    }

    /// The name of an id of this book.
    pub fn name(&self, id: Id) -> &str {
        &self.list[id.index()]
    }

    /// Runs `f` with these names: ids are written and read as names within it.
    pub fn scope<R>(self: &Arc<Self>, f: impl FnOnce() -> R) -> R {
        struct Outer(Option<Arc<Names>>);
        impl Drop for Outer {
            fn drop(&mut self) {
                SCOPE.set(self.0.take());
            }
        }
        let _outer = Outer(SCOPE.replace(Some(self.clone())));
        f()
    }
}

impl Serialize for Id {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SCOPE.with_borrow(|names| match names {
            Some(names) => serializer.serialize_str(names.name(*self)),
            None => Err(S::Error::custom("ids are written inside Names::scope only")),
        })
    }
}

impl<'de> Deserialize<'de> for Id {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        SCOPE.with_borrow(|names| match names {
            Some(names) => {
                names.find(&name).ok_or_else(|| D::Error::custom(format!("`{name}` is not in this book")))
            }
            None => Err(D::Error::custom("ids are read inside Names::scope only")),
        })
    }
}
