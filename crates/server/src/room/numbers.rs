//! Under which number each answer was given.

/// For each answer of the chapter that counts, the number of the entry it was given with; none if it was not given here, or came with
/// a bookmark.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// How many answers led to those that are counted here.
    after: usize,
    given: Vec<Option<u32>>,
}

impl Numbers {
    pub fn new(after: usize) -> Numbers {
        Numbers { after, given: Vec::new() }
    }

    /// The table has come to so many answers with this entry.
    pub fn come_to(&mut self, played: usize, seq: u32) {
        self.given.resize(played - self.after, Some(seq));
    }

    /// The table went back to where only so many of its answers count, and on to so many. Returns the number of the last entry that still
    /// counts, if it is known. Answers that come with a bookmark were told under numbers that do not count again.
    pub fn go_back(&mut self, shared: usize, played: usize) -> Option<u32> {
        let gone = self.given.split_off(shared.saturating_sub(self.after).min(self.given.len()));
        let known = shared >= self.after;
        self.after = self.after.min(shared).min(played);
        self.given.resize(played - self.after, None);
        gone.into_iter().flatten().next().filter(|_| known).map(|first| first - 1)
    }

    /// Answers before so many are no longer undone.
    pub fn let_go(&mut self, after: usize) {
        self.given.drain(..after.saturating_sub(self.after).min(self.given.len()));
        self.after = self.after.max(after);
    }
}
