//! Prose as a sequence of words, each with its place and what is around it.

use crate::fault::Place;
use crate::parse::{Paragraph, Piece, RawBlock, RawChoice, RawEntry};

/// A word of prose.
#[derive(Clone, Debug)]
pub(super) struct Word {
    /// In small letters, with a straight apostrophe.
    pub text: String,
    pub place: Place,
    /// The first of a sentence.
    pub first: bool,
    pub after_comma: bool,
    /// Somebody says it.
    pub quoted: bool,
}

/// Prose that is read in one go.
pub(super) type Prose = Vec<Word>;

/// The words of some paragraphs.
pub(super) fn prose<'a>(file: &str, paragraphs: impl IntoIterator<Item = &'a [Piece]>) -> Prose {
    let mut words = Prose::new();
    for lines in paragraphs {
        let mut reading = Reading { file, words: &mut words, ended: true, comma: false, quoted: false };
        for line in lines {
            reading.line(line);
        }
    }
    words
}

struct Reading<'a> {
    file: &'a str,
    words: &'a mut Prose,
    /// A sentence may have ended before the next word.
    ended: bool,
    comma: bool,
    quoted: bool,
}

impl Reading<'_> {
    fn line(&mut self, line: &Piece) {
        let chars: Vec<char> = line.text.chars().map(|c| if c == '’' { '\'' } else { c }).collect();
        let letter = |i: usize| chars.get(i).is_some_and(|c| c.is_alphanumeric());
        let mut i = 0;
        while i < chars.len() {
            if !letter(i) {
                self.sign(chars[i]);
                i += 1;
                continue;
            }
            let start = i;
            while letter(i) || (chars.get(i) == Some(&'\'') && letter(i + 1)) {
                i += 1;
            }
            self.words.push(Word {
                text: chars[start..i].iter().collect::<String>().to_lowercase(),
                place: Place { file: self.file.to_owned(), line: line.line, column: line.column + start },
                first: self.ended && !chars[start].is_lowercase(),
                after_comma: self.comma,
                quoted: self.quoted,
            });
            (self.ended, self.comma) = (false, false);
        }
    }

    fn sign(&mut self, sign: char) {
        match sign {
            '.' | '!' | '?' | '…' => self.ended = true,
            ',' => self.comma = true,
            '"' => self.quoted = !self.quoted,
            '“' => self.quoted = true,
            '”' => self.quoted = false,
            _ => {}
        }
    }
}

/// The first sentence.
pub(super) fn opening(prose: &[Word]) -> &[Word] {
    let end = prose.iter().skip(1).position(|w| w.first).map_or(prose.len(), |i| i + 1);
    &prose[..end]
}

/// The last sentence.
pub(super) fn ending(prose: &[Word]) -> &[Word] {
    &prose[prose.iter().rposition(|w| w.first).unwrap_or(0)..]
}

/// Words as one would quote them.
pub(super) fn quote(words: &[Word]) -> String {
    words.iter().map(|w| w.text.as_str()).collect::<Vec<_>>().join(" ")
}

/// A choice: what it says, its tags, its outcomes.
pub(super) struct Offer {
    pub text: Prose,
    pub pays: bool,
    pub outcomes: Vec<Outcome>,
}

/// A block: what is read, and the effects as they are written.
pub(super) struct Outcome {
    pub prose: Prose,
    pub effects: Vec<Piece>,
}

/// The prose of an entry.
pub(super) struct Told {
    pub place: Place,
    pub id: String,
    pub prose: Prose,
    pub blocks: Vec<Outcome>,
    pub choices: Vec<Offer>,
}

impl Told {
    pub fn new(raw: &RawEntry) -> Told {
        let paragraphs = |list: &[Paragraph]| prose(&raw.file, list.iter().map(|p| &p.0[..]));
        let block = |b: &RawBlock| Outcome {
            prose: paragraphs(&b.prose),
            effects: b.effects.iter().flat_map(effects).collect(),
        };
        let choice = |c: &RawChoice| Offer {
            text: prose(&raw.file, [std::slice::from_ref(&c.text)]),
            pays: c.tags.iter().any(|t| t.strip("pay ").is_some()),
            outcomes: c.blocks.iter().map(block).collect(),
        };
        Told {
            place: Place { file: raw.file.clone(), line: raw.id.line, column: raw.id.column },
            id: raw.id.text.clone(),
            prose: paragraphs(&raw.prose),
            blocks: raw.blocks.iter().map(block).collect(),
            choices: raw.choices.iter().map(choice).collect(),
        }
    }

    /// Every block: the entry's own and its choices'.
    pub fn outcomes(&self) -> impl Iterator<Item = &Outcome> {
        self.blocks.iter().chain(self.choices.iter().flat_map(|c| &c.outcomes))
    }

    /// Everything that is read, piece by piece.
    pub fn all(&self) -> impl Iterator<Item = &Prose> {
        let choices = self
            .choices
            .iter()
            .flat_map(|c| std::iter::once(&c.text).chain(c.outcomes.iter().map(|o| &o.prose)));
        std::iter::once(&self.prose).chain(self.blocks.iter().map(|b| &b.prose)).chain(choices)
    }
}

/// The effects of a line, without their condition.
fn effects(line: &Piece) -> Vec<Piece> {
    let conditional = line.text.starts_with("if ") || line.text.starts_with("otherwise");
    let bare = line.split_once(":").filter(|_| conditional).map(|(_, effects)| effects);
    bare.as_ref().unwrap_or(line).split(',')
}
