//! Phrases: short runs of words that a game gives a meaning to (`group health -1`).

use crate::fault::Trouble;
use table::{Id, Kind, Names};

/// A word and the column where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word; quotes are taken off.
    pub text: String,
    /// Its column, from 1.
    pub column: usize,
}

/// A phrase being read from left to right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase<'n> {
    words: Vec<Word>,
    next: usize,
    /// The column where the phrase ends.
    end: usize,
    /// What stands behind its colon, and where that begins.
    tail: Option<(String, usize)>,
    /// What it can name; nothing where a book's cards are still being read.
    names: Option<&'n Names>,
}

/// What reads the rest of a phrase after its first word.
pub type Read<T> = fn(&mut Phrase) -> Result<T, Trouble>;

impl<'n> Phrase<'n> {
    /// Splits text into words; `column` is where the text begins in its line.
    pub fn new(text: &str, column: usize) -> Self {
        let mut words: Vec<Word> = Vec::new();
        let mut quoted = false;
        let mut fresh = true;
        let mut at = column;
        for c in text.chars() {
            match c {
                '"' => {
                    quoted = !quoted;
                    if quoted {
                        words.push(Word { text: String::new(), column: at });
                        fresh = false;
                    } else {
                        fresh = true;
                    }
                }
                c if c.is_whitespace() && !quoted => fresh = true,
                c => {
                    if fresh {
                        words.push(Word { text: String::new(), column: at });
                        fresh = false;
                    }
                    words.last_mut().expect("a word was begun").text.push(c);
                }
            }
            at += 1;
        }
        Phrase { words, next: 0, end: at, tail: None, names: None }
    }

    /// The same with the names that it may use.
    pub fn naming(self, names: &'n Names) -> Self {
        Phrase { names: Some(names), ..self }
    }

    /// Reads a rule of a card, such as `after rest: morale +1`: its first word says how it is read. `tails` is what
    /// some rules have behind a colon.
    pub fn rule<T>(text: &str, column: usize, rules: &[(&str, Read<T>)], tails: &str) -> Result<T, Trouble> {
        let (head, tail) = text.split_once(':').map_or((text, None), |(head, tail)| (head, Some(tail)));
        let mut phrase = Phrase::new(head, column);
        phrase.tail = tail.map(|tail| (tail.to_owned(), phrase.end + 1));
        let read = phrase.one_of("a rule", rules)?;
        let rule = read(&mut phrase)?;
        phrase.done()?;
        match phrase.tail {
            Some((_, column)) => Err(Trouble::at(column, format!("this rule takes no {tails}"))),
            None => Ok(rule),
        }
    }

    /// Takes what stands behind the colon of a rule, and where that begins.
    pub fn tail(&mut self, what: &str) -> Result<(String, usize), Trouble> {
        self.tail.take().ok_or_else(|| self.trouble(format!("a colon and {what} are missing")))
    }

    /// Reads what commas separate, each part to its end; `column` is where the text begins in its line.
    pub fn each<T>(
        text: &str,
        mut column: usize,
        mut read: impl FnMut(&mut Phrase) -> Result<T, Trouble>,
    ) -> Result<Vec<T>, Trouble> {
        let mut list = Vec::new();
        for part in text.split(',') {
            let mut phrase = Phrase::new(part, column);
            list.push(read(&mut phrase)?);
            phrase.done()?;
            column += part.chars().count() + 1;
        }
        Ok(list)
    }

    /// Where the next word begins, or the phrase ends.
    pub fn column(&self) -> usize {
        self.words.get(self.next).map_or(self.end, |w| w.column)
    }

    /// The next word, left where it is.
    pub fn peek(&self) -> Option<&str> {
        self.words.get(self.next).map(|w| w.text.as_str())
    }

    /// Whether no word is left.
    pub fn is_done(&self) -> bool {
        self.next >= self.words.len()
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let is = self.peek() == Some(word);
        self.next += usize::from(is);
        is
    }

    /// Takes the next word if it is one of a list, and returns what it stands for.
    pub fn take_one<T: Copy>(&mut self, list: &[(&str, T)]) -> Option<T> {
        list.iter().find(|(name, _)| self.take(name)).map(|(_, value)| *value)
    }

    /// Takes the next word; `what` says what is missing if there is none.
    pub fn word(&mut self, what: &str) -> Result<String, Trouble> {
        let word =
            self.peek().map(str::to_owned).ok_or_else(|| self.trouble(format!("{what} is missing")))?;
        self.next += 1;
        Ok(word)
    }

    /// Takes the next word, which must be one of a list, and returns what it stands for.
    pub fn one_of<T: Copy>(&mut self, what: &str, list: &[(&str, T)]) -> Result<T, Trouble> {
        let column = self.column();
        let word = self.word(what)?;
        let found = list.iter().find(|(name, _)| *name == word).map(|(_, value)| *value);
        found.ok_or_else(|| Trouble::unknown(column, &word, what, list.iter().map(|(name, _)| *name)))
    }

    /// Takes the next word, which must be the id of something of this kind.
    pub fn id<K: Kind>(&mut self) -> Result<Id<K>, Trouble> {
        let (column, names) = (self.column(), self.names);
        let word = self.word(&format!("the id of {}", K::NAME))?;
        match names {
            Some(names) => names
                .find(&word)
                .ok_or_else(|| Trouble::unknown(column, &word, K::NAME, names.of_kind::<K>())),
            None => Err(Trouble::at(column, "only stories can name this")),
        }
    }

    /// Takes the next word as a number in a range; a leading `+` is allowed.
    pub fn number(&mut self, what: &str, range: std::ops::RangeInclusive<i32>) -> Result<i32, Trouble> {
        let column = self.column();
        let word = self.word(what)?;
        let number = word.strip_prefix('+').unwrap_or(&word).parse::<i32>().ok();
        number.filter(|n| range.contains(n)).ok_or_else(|| {
            let trouble = Trouble::at(column, format!("`{word}` is not {what}"));
            trouble.hint(format!("a number from {} to {}", range.start(), range.end()))
        })
    }

    /// Fails if words are left over.
    pub fn done(&self) -> Result<(), Trouble> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(self.trouble(format!("`{word}` is not expected here"))),
        }
    }

    /// Trouble at the next word.
    pub fn trouble(&self, message: impl Into<String>) -> Trouble {
        Trouble::at(self.column(), message)
    }
}
