//! Walking through a story: which entry is read, which choices are open, what a choice leads to, what happens.
//!
//! Everything that docs/writing-books.md promises to writers is decided here. A game asks the questions, does the
//! effects, and keeps where its players are.

use crate::story::{
    Block, BlockName, Choice, Condition, Effect, EffectLine, Entry, EntryId, Keyword, Stories, Target, When,
    Words,
};
use serde::de::value::MapAccessDeserializer;
use serde::de::{self, IntoDeserializer, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::VecDeque;
use std::fmt::{self, Formatter};
use std::marker::PhantomData;

/// The player who reads a story: the game itself, or one of its seats.
pub trait Reader<W: Words> {
    /// Whether they have a keyword.
    fn has(&self, keyword: Keyword) -> bool;
    /// Whether something holds for them. To be written where [`Words::condition`] is.
    fn is(&self, _: &W::Condition) -> bool {
        unreachable!("a game that reads conditions says whether they hold")
    }
    /// Whether they can pay all of this. To be written where [`Words::cost`] is.
    fn can_pay(&self, costs: &[W::Cost]) -> bool {
        assert!(costs.is_empty(), "a game that reads payments says whether they can be made");
        true
    }
}

impl<W: Words, R: Reader<W>> Reader<W> for &R {
    fn has(&self, keyword: Keyword) -> bool {
        (**self).has(keyword)
    }

    fn is(&self, condition: &W::Condition) -> bool {
        (**self).is(condition)
    }

    fn can_pay(&self, costs: &[W::Cost]) -> bool {
        (**self).can_pay(costs)
    }
}

impl<W: Words> Condition<W> {
    /// Whether it holds for this reader.
    pub fn holds(&self, reader: &impl Reader<W>) -> bool {
        match self {
            Condition::Has(keyword) => reader.has(*keyword),
            Condition::Is(condition) => reader.is(condition),
            Condition::Not(inner) => !inner.holds(reader),
            Condition::All(list) => list.iter().all(|c| c.holds(reader)),
            Condition::Any(list) => list.iter().any(|c| c.holds(reader)),
        }
    }

    /// How many keywords it asks for.
    fn keywords(&self) -> usize {
        match self {
            Condition::Has(_) => 1,
            Condition::Is(_) => 0,
            Condition::Not(inner) => inner.keywords(),
            Condition::All(list) | Condition::Any(list) => list.iter().map(Condition::keywords).sum(),
        }
    }

    /// The keywords that help it to hold.
    fn wants(&self, found: &mut Vec<Keyword>) {
        match self {
            Condition::Has(keyword) if !found.contains(keyword) => found.push(*keyword),
            Condition::All(list) | Condition::Any(list) => list.iter().for_each(|one| one.wants(found)),
            Condition::Has(_) | Condition::Is(_) | Condition::Not(_) => {}
        }
    }
}

impl<W: Words> Stories<W> {
    /// The keywords that open a jump or a choice on this page or on one that it leads to, the nearest first.
    pub fn opened_by(&self, from: EntryId) -> Vec<Keyword> {
        let mut found = Vec::new();
        let mut seen = vec![false; self.entries.len()];
        seen[usize::from(from.0)] = true;
        let mut pages = VecDeque::from([from]);
        while let Some(page) = pages.pop_front() {
            let entry = self.entry(page);
            let conditions = entry.jumps.iter().map(|(condition, _)| condition);
            let asked = entry.choices.iter().flat_map(|choice| choice.may.iter().chain(&choice.must));
            conditions.chain(asked).for_each(|condition| condition.wants(&mut found));
            let outcomes = entry.choices.iter().flat_map(|choice| &choice.outcomes);
            let blocks = entry.blocks.iter().chain(outcomes).filter_map(|block| block.target.as_ref());
            for turn in blocks.chain(entry.jumps.iter().map(|(_, turn)| turn)) {
                if let Target::Entry(next) = turn.to
                    && !std::mem::replace(&mut seen[usize::from(next.0)], true)
                {
                    pages.push_back(next);
                }
            }
        }
        found
    }

    /// One of the entries.
    pub fn entry(&self, id: EntryId) -> &Entry<W> {
        &self.entries[usize::from(id.0)]
    }

    /// The entry with this id.
    pub fn find(&self, id: &str) -> Option<EntryId> {
        self.entries.iter().position(|entry| entry.id == id).map(|place| EntryId(place as u16))
    }

    /// Where a visit goes on after an outcome with this target, the jumps of the next entry included; where it begins, if
    /// there is none yet. `None`: the story is over. `name` is how the game names an entry in its state.
    pub fn follow<I: Copy + PartialEq>(
        &self,
        visit: Option<Visit<I>>,
        to: Target,
        reader: &impl Reader<W>,
        name: impl Fn(EntryId) -> I,
    ) -> Option<Visit<I>> {
        let to = match to {
            Target::Entry(id) => self.open(id, reader),
            elsewhere => elsewhere,
        };
        match (to, visit) {
            (Target::Entry(id), Some(visit)) => Some(visit.turn(name(id))),
            (Target::Entry(id), None) => Some(Visit::new(name(id))),
            (Target::Return, visit) => visit.and_then(Visit::back),
            (Target::End, _) => None,
        }
    }

    /// What is read when this entry is opened: the first jump that holds leads on. Jumps that lead in a circle stop
    /// where the circle closes.
    pub fn open(&self, id: EntryId, reader: &impl Reader<W>) -> Target {
        let mut passed = Vec::new();
        let mut here = id;
        while !passed.contains(&here) {
            passed.push(here);
            match self.entry(here).jumps.iter().find(|(condition, _)| condition.holds(reader)) {
                None => break,
                Some((_, turn)) => match turn.to {
                    Target::Entry(next) => here = next,
                    out => return out,
                },
            }
        }
        Target::Entry(here)
    }
}

/// Whether a choice can be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It can.
    Open,
    /// It has to: there is no other.
    Must,
    /// It cannot.
    Closed(Closed),
}

/// Why a choice cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closed {
    /// It can be taken once per visit, and was.
    Taken,
    /// Its condition does not hold.
    Condition,
    /// It cannot be paid.
    Price,
    /// Another one has to be taken.
    Other,
}

impl<W: Words> Entry<W> {
    /// How each of the choices stands for this reader. Of several that must be taken, it is the one that requires most
    /// keywords, and of those the first; what cannot be paid need not be taken, but an `otherwise` below it stays closed.
    /// `taken` are the places of choices taken before on this visit.
    pub fn standing(&self, reader: &impl Reader<W>, taken: &[u8]) -> Vec<Standing> {
        let holds = |c: &Option<Condition<W>>| c.as_ref().is_none_or(|c| c.holds(reader));
        let demanded = |c: &Choice<W>| c.must.is_some() && holds(&c.must);
        let closed = |place: usize, choice: &Choice<W>| {
            let otherwise = || choice.otherwise && self.choices[..place].iter().any(demanded);
            if choice.once && taken.contains(&(place as u8)) {
                Some(Closed::Taken)
            } else if !holds(&choice.may) || !holds(&choice.must) || otherwise() {
                Some(Closed::Condition)
            } else if !reader.can_pay(&choice.costs) {
                Some(Closed::Price)
            } else {
                None
            }
        };
        let closed: Vec<_> = self.choices.iter().enumerate().map(|(place, c)| closed(place, c)).collect();
        let demands = |place: &usize| self.choices[*place].must.as_ref().map(Condition::keywords);
        let must = (0..closed.len())
            .filter(|place| closed[*place].is_none() && demands(place).is_some())
            .min_by_key(|place| std::cmp::Reverse(demands(place)));
        let standing = closed.into_iter().enumerate().map(|(place, closed)| match (closed, must) {
            (Some(why), _) => Standing::Closed(why),
            (None, None) => Standing::Open,
            (None, Some(must)) if must == place => Standing::Must,
            (None, Some(_)) => Standing::Closed(Closed::Other),
        });
        standing.collect()
    }

    /// The places of the choices that can be taken.
    pub fn open(&self, reader: &impl Reader<W>, taken: &[u8]) -> Vec<u8> {
        let standing = self.standing(reader, taken).into_iter().enumerate();
        standing.filter(|(_, s)| !matches!(s, Standing::Closed(_))).map(|(place, _)| place as u8).collect()
    }
}

impl<W: Words> Choice<W> {
    /// The outcome of this name that is read. What stands right under a choice without a test is its `success`.
    pub fn outcome(&self, name: &str, reader: &impl Reader<W>) -> Option<&Block<W>> {
        let named = |block: &&Block<W>| match &block.name {
            BlockName::Plain => name == "success",
            BlockName::Named(n) => n == name,
            BlockName::Band(..) => false,
        };
        fitting(self.outcomes.iter().filter(named), reader)
    }

    /// The outcome whose band holds a result. What is below the lowest band belongs to it.
    pub fn band(&self, result: i32, reader: &impl Reader<W>) -> Option<&Block<W>> {
        let bands = || self.outcomes.iter().filter(|b| matches!(b.name, BlockName::Band(..)));
        let low = |block: &Block<W>| match block.name {
            BlockName::Band(low, _) => low,
            _ => i32::MAX,
        };
        let result = bands().map(low).min().map_or(result, |lowest| result.max(lowest));
        let holds = |block: &&Block<W>| match block.name {
            BlockName::Band(low, high) => low <= result && high.is_none_or(|high| result <= high),
            _ => false,
        };
        fitting(bands().filter(holds), reader)
    }
}

/// The first of several variants that fits this reader.
pub fn fitting<'a, W: Words + 'a>(
    variants: impl IntoIterator<Item = &'a Block<W>>,
    reader: &impl Reader<W>,
) -> Option<&'a Block<W>> {
    variants.into_iter().find(|block| block.when.as_ref().is_none_or(|c| c.holds(reader)))
}

impl<W: Words> Block<W> {
    /// Its lines of effects, to be done one after the other.
    pub fn lines(&self) -> Lines<'_, W> {
        Lines { rest: self.effects.iter(), held: false }
    }

    /// Where it leads; without a target the story is over.
    pub fn leads_to(&self) -> Target {
        self.target.as_ref().map_or(Target::End, |turn| turn.to)
    }
}

/// Lines of effects. Whether a line holds is decided when it is its turn: what the lines before did counts. An
/// `otherwise` belongs to what was decided for the line before, whatever that line did.
pub struct Lines<'a, W: Words> {
    rest: std::slice::Iter<'a, EffectLine<W>>,
    held: bool,
}

impl<'a, W: Words> Lines<'a, W> {
    /// The effects of the next line that holds.
    pub fn next(&mut self, reader: &impl Reader<W>) -> Option<&'a [Effect<W>]> {
        loop {
            let line = self.rest.next()?;
            self.held = match &line.when {
                When::Always => true,
                When::If(condition) => condition.holds(reader),
                When::Otherwise => !self.held,
            };
            if self.held {
                return Some(&line.effects);
            }
        }
    }
}

/// Where somebody is in a story, from the first entry they read until they leave it: part of a game's state, if
/// the visit outlasts a step. `I` is how the game names entries: an id that a save can name, or [`EntryId`] within a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Visit<I> {
    /// The entries that led here, the one that is read last.
    path: Vec<Stop<I>>,
}

/// As it is written; or, in an older save of a game in which a story had one page, only the entry.
impl<'de, I: Deserialize<'de>> Deserialize<'de> for Visit<I> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Written<I>(PhantomData<I>);
        impl<'de, I: Deserialize<'de>> Visitor<'de> for Written<I> {
            type Value = Visit<I>;

            fn expecting(&self, to: &mut Formatter) -> fmt::Result {
                to.write_str("the path to an entry")
            }

            fn visit_str<E: de::Error>(self, entry: &str) -> Result<Visit<I>, E> {
                let entry = I::deserialize(entry.into_deserializer())?;
                Ok(Visit { path: vec![Stop { entry, taken: Vec::new() }] })
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Visit<I>, A::Error> {
                #[derive(Deserialize)]
                #[serde(bound(deserialize = "I: Deserialize<'de>"))]
                struct Path<I> {
                    #[serde(deserialize_with = "somewhere")]
                    path: Vec<Stop<I>>,
                }
                let Path { path } = Path::deserialize(MapAccessDeserializer::new(map))?;
                Ok(Visit { path })
            }
        }
        from.deserialize_any(Written(PhantomData))
    }
}

fn somewhere<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Vec<T>, D::Error> {
    let path = Vec::deserialize(from)?;
    match path.is_empty() {
        true => Err(de::Error::custom("a visit is somewhere until it is over")),
        false => Ok(path),
    }
}

/// An entry on the path, and the choices taken there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Stop<I> {
    entry: I,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    taken: Vec<u8>,
}

impl<I: Copy + PartialEq> Visit<I> {
    /// Begins with an entry.
    pub fn new(entry: I) -> Self {
        Visit { path: vec![Stop { entry, taken: Vec::new() }] }
    }

    fn stop(&self) -> &Stop<I> {
        self.path.last().expect("a visit is somewhere until it is over")
    }

    /// The entries that led here, the one that is read last, with the choices taken there.
    pub fn stops(&self) -> impl Iterator<Item = (I, &[u8])> {
        self.path.iter().map(|stop| (stop.entry, &stop.taken[..]))
    }

    /// The entry that is read.
    pub fn here(&self) -> I {
        self.stop().entry
    }

    /// The choices taken there, by their places.
    pub fn taken(&self) -> &[u8] {
        &self.stop().taken
    }

    /// Notes that a choice is taken.
    pub fn take(&mut self, place: u8) {
        self.path.last_mut().expect("a visit is somewhere until it is over").taken.push(place);
    }

    /// Turns to another entry. If that entry led here, this goes back to it, with the choices taken there.
    pub fn turn(mut self, to: I) -> Self {
        match self.path.iter().position(|stop| stop.entry == to) {
            Some(place) => self.path.truncate(place + 1),
            None => self.path.push(Stop { entry: to, taken: Vec::new() }),
        }
        self
    }

    /// Goes back to the entry that led here; from the first one, out of the story.
    pub fn back(mut self) -> Option<Self> {
        self.path.pop();
        (!self.path.is_empty()).then_some(self)
    }
}
