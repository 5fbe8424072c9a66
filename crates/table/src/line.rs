//! Lines of play: the answers of a game, and those that lead to a bookmark. As far as they are the table's own they are not copied, and
//! what the table has left is kept once for all bookmarks that lie beyond.

use crate::question::Answer;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::ops::Range;
use std::sync::Arc;

/// Every answer of a game. Those of earlier chapters may be only counted here: whoever keeps the table has them.
#[derive(Clone, Debug, Default)]
pub struct Log {
    elsewhere: usize,
    here: Vec<Answer>,
}

impl Log {
    /// So many answers that are elsewhere, and these.
    pub fn new(elsewhere: usize, here: Vec<Answer>) -> Log {
        Log { elsewhere, here }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.elsewhere + self.here.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many of the first are elsewhere.
    pub fn elsewhere(&self) -> usize {
        self.elsewhere
    }

    /// The others.
    pub fn here(&self) -> &[Answer] {
        &self.here
    }

    /// Those after so many.
    pub fn after(&self, n: usize) -> &[Answer] {
        let skipped = n.checked_sub(self.elsewhere);
        &self.here[skipped.expect(
            "whoever let go of the answers of earlier chapters gives them back before they are needed",
        )..]
    }

    /// The same, to be marked.
    pub fn after_mut(&mut self, n: usize) -> &mut [Answer] {
        &mut self.here[n - self.elsewhere..]
    }

    /// One more.
    pub fn push(&mut self, answer: Answer) {
        self.here.push(answer);
    }

    /// The first of them.
    pub fn first(&self, n: usize) -> Log {
        Log { elsewhere: self.elsewhere, here: self.here[..n - self.elsewhere].to_vec() }
    }

    /// Has no more than so many.
    pub fn truncate(&mut self, n: usize) {
        self.here.truncate(n - self.elsewhere);
    }

    /// Only counts those before so many.
    pub fn let_go(&mut self, n: usize) {
        if n > self.elsewhere {
            self.here = self.here.split_off(n - self.elsewhere);
            self.elsewhere = n;
        }
    }

    /// Has those back that were only counted.
    pub fn recall(&mut self, answers: &[Answer]) {
        self.here.splice(..0, answers[..self.elsewhere].iter().cloned());
        self.elsewhere = 0;
    }
}

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

    /// About how many bytes they take in a save.
    pub fn size(&self) -> usize {
        self.iter().map(|answer| answer.keys.len() + 8).sum()
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

    /// The last of them, after so many.
    pub fn after(&self, n: usize, log: &Log) -> Vec<Answer> {
        let shared = if n < self.shared { &log.after(n)[..self.shared - n] } else { &[] };
        shared.iter().chain(self.beyond.iter().skip(n.saturating_sub(self.shared))).cloned().collect()
    }

    /// How many answers of a log lead there, which begins with the shared ones.
    pub fn common(&self, log: &Log) -> usize {
        match self.beyond.is_empty() {
            true => self.shared,
            false => self.shared + alike(self.beyond.iter(), log.after(self.shared)),
        }
    }

    /// Another log has taken the table's place.
    pub fn follow(&mut self, left: &Left, log: &Log) {
        if self.shared > left.after {
            let part = 0..self.shared - left.after;
            self.beyond.0.insert(0, Stretch { answers: left.answers.clone(), part });
            self.shared = left.after;
        }
        self.share(log);
    }

    /// What it has in common with the log is shared. A line that leaves it in an earlier chapter is never the table's again.
    pub fn share(&mut self, log: &Log) {
        if !self.beyond.is_empty() && self.shared >= log.elsewhere() {
            let same = equal(self.beyond.iter(), log.after(self.shared));
            self.beyond.skip(same);
            self.shared += same;
        }
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
    /// How many answers it shares with the other.
    pub after: usize,
    /// Those that it does not.
    pub answers: Arc<[Answer]>,
}

impl Left {
    /// The answers after so many.
    pub fn new(after: usize, answers: &[Answer]) -> Left {
        Left { after, answers: answers.into() }
    }

    /// What is not in the other log.
    pub fn between(old: &Log, new: &Log) -> Left {
        let from = old.elsewhere.max(new.elsewhere);
        let after = from + common_beginning(old.after(from), new.after(from));
        Left::new(after, old.after(after))
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
