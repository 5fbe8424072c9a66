//! Under which number each answer was given, and whether a bot gave it.

/// What is known of each answer of the chapter that counts.
#[derive(Clone, Debug)]
pub(super) struct Numbers {
    /// How many answers led to those that are counted here.
    after: usize,
    given: Vec<Given>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Given {
    /// The entry it was given with; none if it was not given here, or came with a bookmark.
    seq: Option<u32>,
    by_bot: bool,
}

impl Numbers {
    pub fn new(after: usize) -> Numbers {
        Numbers { after, given: Vec::new() }
    }

    /// The table has come to so many answers with this entry.
    pub fn come_to(&mut self, played: usize, seq: u32, by_bot: bool) {
        self.given.resize(played - self.after, Given { seq: Some(seq), by_bot });
    }

    /// The table went back to where only so many of its answers count, and on to so many. Returns the number of the last entry that still
    /// counts, if it is known. Answers that come with a bookmark were told under numbers that do not count again.
    pub fn go_back(&mut self, shared: usize, played: usize) -> Option<u32> {
        let gone = self.given.split_off(shared.saturating_sub(self.after).min(self.given.len()));
        let known = shared >= self.after;
        self.after = self.after.min(shared).min(played);
        self.given.resize(played - self.after, Given::default());
        gone.into_iter().find_map(|given| given.seq).filter(|_| known).map(|first| first - 1)
    }

    /// Whether a bot gave the answer before which there were so many; of one that came with a bookmark nobody knows.
    pub fn is_a_bots(&self, answer: usize) -> bool {
        let given = answer.checked_sub(self.after).and_then(|i| self.given.get(i));
        given.is_some_and(|given| given.by_bot)
    }

    /// Answers before so many are no longer undone.
    pub fn let_go(&mut self, after: usize) {
        self.given.drain(..after.saturating_sub(self.after).min(self.given.len()));
        self.after = self.after.max(after);
    }
}
