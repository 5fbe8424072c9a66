//! Phrases: short runs of words that a game gives a meaning to (`group health -1`).

use crate::fault::Trouble;

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
pub struct Phrase {
    words: Vec<Word>,
    next: usize,
    /// The column where the phrase ends.
    end: usize,
}

impl Phrase {
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
        Phrase { words, next: 0, end: at }
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

    /// Takes the next word as a number in a range; a leading `+` is allowed.
    pub fn number(&mut self, what: &str, range: std::ops::RangeInclusive<i32>) -> Result<i32, Trouble> {
        let column = self.column();
        let word = self.word(what)?;
        let number = word.strip_prefix('+').unwrap_or(&word).parse::<i32>().ok();
        number.filter(|n| range.contains(n)).ok_or_else(|| Trouble {
            column: Some(column),
            message: format!("`{word}` is not {what}"),
            hint: Some(format!("a number from {} to {}", range.start(), range.end())),
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
        Trouble { column: Some(self.column()), message: message.into(), hint: None }
    }
}
