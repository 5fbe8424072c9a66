//! What is printed, by kind: cards, tiles, tokens, people.

use crate::{Id, Ids};
use std::ops::{Deref, Index};

/// Everything of one kind in a book, by its id: `book.enemies[id]`. As a list it is one of ids.
pub struct Catalogue<K> {
    ids: Ids<K>,
    list: Vec<K>,
}

impl<K> Catalogue<K> {
    /// Each with its id, in the book's order.
    pub fn each(&self) -> impl DoubleEndedIterator<Item = (Id<K>, &K)> + ExactSizeIterator + Clone {
        self.ids.iter().zip(&self.list)
    }

    /// What is printed on each.
    pub fn printed(&self) -> &[K] {
        &self.list
    }
}

impl<K> Deref for Catalogue<K> {
    type Target = Ids<K>;

    fn deref(&self) -> &Ids<K> {
        &self.ids
    }
}

impl<K> Index<Id<K>> for Catalogue<K> {
    type Output = K;

    fn index(&self, id: Id<K>) -> &K {
        &self.list[self.ids.place(id)]
    }
}

/// Of things that were named one after the other.
impl<K> FromIterator<(Id<K>, K)> for Catalogue<K> {
    fn from_iter<I: IntoIterator<Item = (Id<K>, K)>>(things: I) -> Self {
        let (ids, list): (Vec<_>, Vec<_>) = things.into_iter().unzip();
        Catalogue { ids: ids.into_iter().collect(), list }
    }
}
