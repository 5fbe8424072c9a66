//! Ids: what a state holds instead of content.
//!
//! In memory an id is a small number, the place of a card or an entry in its book. In a save it
//! is the name the writer gave it, so that an edited book still opens an old save. The two meet
//! while a document is written or read, inside [`Names::scope`]. There the kind of an id is checked:
//! a space is never read where an artifact belongs.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _, ser::Error as _};
use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};
use std::hash::{Hash, Hasher};
use std::marker::PhantomData;
use std::ops::Range;
use std::{cell::RefCell, fmt, mem, sync::Arc};

/// What an id is the id of. Content is its own kind: `Id<Space>` is the id of a `Space`.
pub trait Kind {
    /// With its article: "an artifact".
    const NAME: &'static str;

    /// Whether something of this kind may stand where one of `Self` is asked for.
    fn includes(kind: &str) -> bool {
        kind == Self::NAME
    }
}

/// A kind that is part of a wider one, as a treasure is a card, or is that kind.
pub trait Within<W>: Kind {}

impl<K: Kind> Within<K> for K {}

/// Every kind at once, where a list mixes them.
pub enum Any {}

impl Kind for Any {
    const NAME: &'static str = "anything";

    fn includes(_: &str) -> bool {
        true
    }
}

/// A card, entry or piece of a book.
pub struct Id<K>(u16, PhantomData<fn() -> K>);

impl<K> Id<K> {
    /// The id at a place in its book.
    pub const fn at(place: u16) -> Self {
        Id(place, PhantomData)
    }

    /// The id's place in its book.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The same, whatever its kind.
    pub fn any(self) -> Id<Any> {
        Id::at(self.0)
    }

    /// The same as one of a wider kind.
    pub fn widen<W>(self) -> Id<W>
    where
        K: Within<W>,
    {
        Id::at(self.0)
    }
}

// Derived, these would require the same of the kind.
impl<K> Clone for Id<K> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<K> Copy for Id<K> {}

impl<K> PartialEq for Id<K> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K> Eq for Id<K> {}

impl<K> PartialOrd for Id<K> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<K> Ord for Id<K> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.0.cmp(&other.0)
    }
}

impl<K> Hash for Id<K> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K> fmt::Debug for Id<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Id({})", self.0)
    }
}

/// Ids of one kind that follow one another in their book.
pub struct Ids<K>(Range<u16>, PhantomData<fn() -> K>);

impl<K> Ids<K> {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All of them, in the book's order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Id<K>> + ExactSizeIterator + Clone + use<K> {
        self.0.clone().map(Id::at)
    }

    /// The id at a place in the row.
    pub fn get(&self, place: usize) -> Id<K> {
        assert!(place < self.len(), "there is no such place in the row");
        Id::at(self.0.start + place as u16)
    }

    /// The place of an id in the row.
    pub fn place(&self, id: Id<K>) -> usize {
        usize::from(id.0 - self.0.start)
    }

    /// An id of a wider kind, if it is one of these.
    pub fn find<W>(&self, id: Id<W>) -> Option<Id<K>>
    where
        K: Within<W>,
    {
        self.0.contains(&id.0).then_some(Id::at(id.0))
    }

    /// Whether an id is one of these.
    pub fn contains(&self, id: Id<K>) -> bool {
        self.0.contains(&id.0)
    }
}

impl<K> Default for Ids<K> {
    fn default() -> Self {
        Ids(0..0, PhantomData)
    }
}

/// Collects ids that were named one after the other. Panics if another name came between.
impl<K> FromIterator<Id<K>> for Ids<K> {
    fn from_iter<I: IntoIterator<Item = Id<K>>>(ids: I) -> Self {
        ids.into_iter().fold(Ids::default(), |Ids(row, _), id| {
            let start = if row.is_empty() { id.0 } else { row.start };
            assert!(row.is_empty() || id.0 == row.end, "ids of a kind stand next to one another");
            Ids(start..id.0 + 1, PhantomData)
        })
    }
}

/// The names of a book's ids, in their order, with their kinds. A name stands for one thing, whatever its kind.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Names {
    list: Vec<(Box<str>, &'static str)>,
    index: HashMap<Box<str>, u16>,
}

/// What is going on while a document is written or read.
struct Scope {
    names: Arc<Names>,
    /// Names that were read and left out, since the book no longer has them.
    gone: BTreeSet<String>,
    /// Whether what is being read may be left out.
    may_go: bool,
    /// Whether it has to be.
    must_go: bool,
}

thread_local! {
    static SCOPE: RefCell<Option<Scope>> = const { RefCell::new(None) };
}

impl Names {
    /// Adds a name; `None` if it is taken.
    pub fn add<K: Kind>(&mut self, name: &str) -> Option<Id<K>> {
        let place = u16::try_from(self.list.len()).expect("a book has at most 65536 ids");
        if self.index.contains_key(name) {
            return None;
        }
        self.list.push((name.into(), K::NAME));
        self.index.insert(name.into(), place);
        Some(Id::at(place))
    }

    /// The id with this name, if it is of this kind.
    pub fn find<K: Kind>(&self, name: &str) -> Option<Id<K>> {
        let place = *self.index.get(name)?;
        K::includes(self.list[usize::from(place)].1).then_some(Id::at(place))
    }

    /// The names of everything of a kind.
    pub fn of_kind<K: Kind>(&self) -> impl Iterator<Item = &str> {
        self.list.iter().filter(|(_, kind)| K::includes(kind)).map(|(name, _)| &**name)
    }

    /// The name of an id of this book.
    pub fn name<K>(&self, id: Id<K>) -> &str {
        &self.list[id.index()].0
    }

    /// Runs `f` with these names: ids are written and read as names within it.
    pub fn scope<R>(self: &Arc<Self>, f: impl FnOnce() -> R) -> R {
        self.reading(f).0
    }

    /// The same for a document that may be older than the book; also returns the names that were left out
    /// ([`known_list`], [`known_option`]).
    pub fn reading<R>(self: &Arc<Self>, f: impl FnOnce() -> R) -> (R, BTreeSet<String>) {
        struct Outer(Option<Scope>);
        impl Drop for Outer {
            fn drop(&mut self) {
                SCOPE.set(self.0.take());
            }
        }
        let inner = Scope { names: self.clone(), gone: BTreeSet::new(), may_go: false, must_go: false };
        let _outer = Outer(SCOPE.replace(Some(inner)));
        let result = f();
        let gone = SCOPE.with_borrow_mut(|scope| scope.as_mut().map(|s| mem::take(&mut s.gone)));
        (result, gone.unwrap_or_default())
    }
}

impl Scope {
    fn read<K: Kind>(&mut self, name: String) -> Result<Id<K>, String> {
        if let Some(id) = self.names.find(&name) {
            return Ok(id);
        }
        match self.names.index.get(&*name) {
            Some(&place) => {
                let kind = self.names.list[usize::from(place)].1;
                Err(format!("`{name}` is {kind}, not {}", K::NAME))
            }
            None if self.may_go => {
                self.gone.insert(name);
                self.must_go = true;
                Ok(Id::at(u16::MAX)) // it is left out without being looked at
            }
            None => Err(format!("`{name}` is not in this book")),
        }
    }
}

impl<K> Serialize for Id<K> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        SCOPE.with_borrow(|scope| match scope {
            Some(scope) => serializer.serialize_str(scope.names.name(*self)),
            None => Err(S::Error::custom("ids are written inside Names::scope only")),
        })
    }
}

impl<'de, K: Kind> Deserialize<'de> for Id<K> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        SCOPE.with_borrow_mut(|scope| match scope {
            Some(scope) => scope.read(name).map_err(D::Error::custom),
            None => Err(D::Error::custom("ids are read inside Names::scope only")),
        })
    }
}

/// Something read from a document, unless it names what is no longer in the book.
pub(crate) struct Known<T>(pub Option<T>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Known<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let set = |may_go: bool, must_go: bool| {
            SCOPE.with_borrow_mut(|scope| match scope {
                Some(s) => (mem::replace(&mut s.may_go, may_go), mem::replace(&mut s.must_go, must_go)),
                None => (false, false),
            })
        };
        let (outer_may, outer_must) = set(true, false);
        let read = T::deserialize(deserializer);
        let (_, must_go) = set(outer_may, outer_must);
        read.map(|value| Known((!must_go).then_some(value)))
    }
}

/// For serde: a list that leaves out whatever names something that is no longer in the book.
pub fn known_list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    Ok(Vec::<Known<T>>::deserialize(from)?.into_iter().filter_map(|known| known.0).collect())
}

/// For serde: several such lists.
pub fn known_lists<'de, D, T, L>(from: D) -> Result<L, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
    L: TryFrom<Vec<Vec<T>>>,
{
    let lists = Vec::<Vec<Known<T>>>::deserialize(from)?;
    let lists = lists.into_iter().map(|list| list.into_iter().filter_map(|known| known.0).collect());
    let lists: Vec<Vec<T>> = lists.collect();
    let count = lists.len();
    L::try_from(lists).map_err(|_| D::Error::custom(format!("it cannot have {count} lists")))
}

/// For serde: nothing, if something is named that is no longer in the book.
pub fn known_option<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    Ok(Known::<Option<T>>::deserialize(from)?.0.flatten())
}

/// Where cards lie: a law of every game is that each is in one place.
pub struct Places<'n> {
    names: &'n Names,
    found: Vec<u8>,
}

impl<'n> Places<'n> {
    /// Takes every card wherever it lies, and says which are in more than one place.
    pub fn of<K>(names: &'n Names, cards: impl IntoIterator<Item = Id<K>>, broken: &mut Vec<String>) -> Self {
        let mut found = vec![0u8; names.list.len()];
        for card in cards {
            found[card.index()] = found[card.index()].saturating_add(1);
        }
        let more = (0..).zip(&found).filter(|(_, n)| **n > 1);
        let words = |(place, n)| format!("`{}` is in {n} places", names.name(Id::<K>::at(place)));
        broken.extend(more.map(words));
        Places { names, found }
    }

    /// Says which of these cards lie nowhere.
    pub fn each<K>(&self, cards: impl IntoIterator<Item = Id<K>>, broken: &mut Vec<String>) {
        let missing = cards.into_iter().filter(|card| self.found[card.index()] == 0);
        broken.extend(missing.map(|card| format!("`{}` is nowhere", self.names.name(card))));
    }
}

/// Whether something stands in a list twice.
pub fn has_twice<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(n, one)| list[..n].contains(one))
}

/// For serde: a number from `MIN` to `MAX`.
pub fn within<'de, D, T, const MIN: i64, const MAX: i64>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Copy + Into<i64>,
{
    let number = T::deserialize(from)?;
    match (MIN..=MAX).contains(&number.into()) {
        true => Ok(number),
        false => Err(D::Error::custom(format!("{} is not from {MIN} to {MAX}", number.into()))),
    }
}

/// For serde: numbers that are all from `MIN` to `MAX`.
pub fn all_within<'de, D, T, const N: usize, const MIN: i64, const MAX: i64>(
    from: D,
) -> Result<[T; N], D::Error>
where
    D: Deserializer<'de>,
    T: Copy + Into<i64>,
    [T; N]: Deserialize<'de>,
{
    let numbers = <[T; N]>::deserialize(from)?;
    match numbers.iter().map(|n| (*n).into()).find(|n| !(MIN..=MAX).contains(n)) {
        None => Ok(numbers),
        Some(n) => Err(D::Error::custom(format!("{n} is not from {MIN} to {MAX}"))),
    }
}
