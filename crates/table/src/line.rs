//! Lines of play: the answers that lead to a bookmark. As far as they are the table's own they are not copied, and what the table has left
//! is kept once for all bookmarks that lie beyond.

use crate::question::Answer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Range;
use std::sync::Arc;

/// Answers in a row, as a list in a save. Several rows may share stretches.
#[derive(Clone, Debug, Default)]
pub struct Row(Vec<Stretch>);

#[derive(Clone, Debug)]
struct Stretch {
    answers: Arc<[Answer]>,
    part: Range<usize>,
}

impl Row {
    /// The answers, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = &Answer> {
        self.0.iter().flat_map(|stretch| &stretch.answers[stretch.part.clone()])
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.iter().map(|stretch| stretch.part.len()).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Without the first.
    fn skip(&mut self, mut n: usize) {
        self.0.retain_mut(|stretch| {
            let gone = n.min(stretch.part.len());
            stretch.part.start += gone;
            n -= gone;
            !stretch.part.is_empty()
        });
    }

    /// So many, and no more.
    fn truncate(&mut self, mut n: usize) {
        self.0.retain_mut(|stretch| {
            let left = n.min(stretch.part.len());
            stretch.part.end = stretch.part.start + left;
            n -= left;
            left > 0
        });
    }
}

impl From<Vec<Answer>> for Row {
    fn from(answers: Vec<Answer>) -> Row {
        let part = 0..answers.len();
        Row((!answers.is_empty()).then(|| Stretch { answers: answers.into(), part }).into_iter().collect())
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Row, D::Error> {
        Vec::deserialize(deserializer).map(Row::from)
    }
}

/// A line of play beside a table's log: how many of its answers they have in common, and how it goes on.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// How many answers of the log lead there.
    pub shared: usize,
    /// The answers that lead there from these on.
    pub beyond: Row,
}

impl Line {
    /// How many answers lead there.
    pub fn len(&self) -> usize {
        self.shared + self.beyond.len()
    }

    /// Whether it leads nowhere.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them.
    pub fn whole(&self, log: &[Answer]) -> Vec<Answer> {
        log[..self.shared].iter().chain(self.beyond.iter()).cloned().collect()
    }

    /// How many answers of a log lead there, which begins with the shared ones.
    pub fn common(&self, log: &[Answer]) -> usize {
        self.shared + alike(self.beyond.iter(), &log[self.shared..])
    }

    /// Another log has taken the table's place.
    pub fn follow(&mut self, left: &Left, log: &[Answer]) {
        if self.shared > left.after {
            let part = 0..self.shared - left.after;
            self.beyond.0.insert(0, Stretch { answers: left.answers.clone(), part });
            self.shared = left.after;
        }
        self.share(log);
    }

    /// What it has in common with the log is shared.
    pub fn share(&mut self, log: &[Answer]) {
        let same = equal(self.beyond.iter(), &log[self.shared..]);
        self.beyond.skip(same);
        self.shared += same;
    }

    /// How it goes on where it leaves another line, if both leave the log at the same place and not at once in different ways.
    pub fn beside(&self, other: &Line) -> Option<Line> {
        let same = equal(self.beyond.iter(), other.beyond.iter());
        let mut beyond = self.beyond.clone();
        beyond.skip(same);
        (self.shared == other.shared && same > 0).then_some(Line { shared: self.shared + same, beyond })
    }

    /// The line that leaves this one after so many answers, and how it goes on.
    pub fn branch(mut self, after: usize, beyond: Row) -> Line {
        self.beyond.truncate(after.saturating_sub(self.shared));
        self.shared = self.shared.min(after);
        self.beyond.0.extend(beyond.0);
        self
    }
}

/// The end of a log, which the table has left for another.
pub struct Left {
    after: usize,
    answers: Arc<[Answer]>,
}

impl Left {
    /// The answers after so many.
    pub fn new(after: usize, answers: &[Answer]) -> Left {
        Left { after, answers: answers.into() }
    }

    /// What is not in the other log.
    pub fn between(old: &[Answer], new: &[Answer]) -> Left {
        let after = common_beginning(old, new);
        Left::new(after, &old[after..])
    }
}

/// How many answers two logs begin with alike.
pub fn common_beginning(one: &[Answer], other: &[Answer]) -> usize {
    alike(one, other)
}

fn alike<'a>(
    one: impl IntoIterator<Item = &'a Answer>,
    other: impl IntoIterator<Item = &'a Answer>,
) -> usize {
    one.into_iter().zip(other).take_while(|(a, b)| a.seat == b.seat && a.keys == b.keys).count()
}

/// The same, with what they revealed: where a game was dealt anew, the same keys may have led elsewhere.
fn equal<'a>(
    one: impl IntoIterator<Item = &'a Answer>,
    other: impl IntoIterator<Item = &'a Answer>,
) -> usize {
    one.into_iter().zip(other).take_while(|(a, b)| a == b).count()
}
