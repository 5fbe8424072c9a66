//! From lines to entries, as written: nothing is understood yet but the form.

use crate::fault::{Fault, Place, Trouble};
use crate::phrase::Phrase;

/// Why this cannot be an id: saves and answers are words, in which other signs have a meaning.
pub fn no_id(name: &str) -> Option<Trouble> {
    let fits = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
    if !name.is_empty() && name.chars().all(fits) {
        return None;
    }
    let trouble = Trouble::new(format!("`{}` cannot be an id", name.escape_debug()));
    Some(trouble.hint("ids have letters, digits and hyphens"))
}

/// A piece of a line: its text and where it begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The text, trimmed.
    pub text: String,
    /// The line in its file.
    pub line: usize,
    /// The column in its line.
    pub column: usize,
}

impl Piece {
    /// The piece as a phrase.
    pub fn phrase<'n>(&self) -> Phrase<'n> {
        Phrase::new(&self.text, self.column)
    }

    /// Splits at a separator; every part knows its column.
    pub fn split(&self, separator: char) -> Vec<Piece> {
        let mut parts = Vec::new();
        let mut column = self.column;
        for text in self.text.split(separator) {
            parts.push(self.part(text, column));
            column += text.chars().count() + 1;
        }
        parts
    }

    /// A part of this piece, trimmed; `column` is where the untrimmed text begins.
    fn part(&self, text: &str, column: usize) -> Piece {
        let lead = text.chars().take_while(|c| c.is_whitespace()).count();
        Piece { text: text.trim().to_owned(), line: self.line, column: column + lead }
    }

    /// Splits once at a separator.
    pub fn split_once(&self, separator: &str) -> Option<(Piece, Piece)> {
        let (left, right) = self.text.split_once(separator)?;
        let column = self.column + left.chars().count() + separator.chars().count();
        Some((self.part(left, self.column), self.part(right, column)))
    }

    /// The rest after a prefix.
    pub fn strip(&self, prefix: &str) -> Option<Piece> {
        let rest = self.text.strip_prefix(prefix)?;
        Some(self.part(rest, self.column + prefix.chars().count()))
    }
}

/// A paragraph of prose, line by line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph(pub Vec<Piece>);

impl Paragraph {
    /// The paragraph in one line.
    pub fn text(&self) -> String {
        self.0.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// `name: value` under an entry's head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// The name.
    pub name: Piece,
    /// The value.
    pub value: Piece,
}

/// An entry as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawEntry {
    /// The file it stands in.
    pub file: String,
    /// Its id.
    pub id: Piece,
    /// Its title.
    pub title: String,
    /// Its fields, in order.
    pub fields: Vec<Field>,
    /// `? condition -> target`
    pub jumps: Vec<Piece>,
    /// Its own prose.
    pub prose: Vec<Paragraph>,
    /// Blocks before the first choice.
    pub blocks: Vec<RawBlock>,
    /// Its choices.
    pub choices: Vec<RawChoice>,
}

/// `= name` and what follows; the plain block of a choice has no name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawBlock {
    /// The text after `=`.
    pub name: Option<Piece>,
    /// Its paragraphs.
    pub prose: Vec<Paragraph>,
    /// Its effect lines.
    pub effects: Vec<Piece>,
    /// Where it leads.
    pub target: Option<Piece>,
}

/// `* text [tag]` and what follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawChoice {
    /// The text without its tags.
    pub text: Piece,
    /// The insides of the brackets.
    pub tags: Vec<Piece>,
    /// Its blocks; at least one.
    pub blocks: Vec<RawBlock>,
}

/// Reads one file. What can be read is returned even if something else is at fault.
pub fn parse(file: &str, text: &str) -> (Vec<RawEntry>, Vec<Fault>) {
    let mut reader = Reader { file, entries: Vec::new(), faults: Vec::new(), in_fields: false, gap: true };
    for (i, line) in text.lines().enumerate() {
        reader.line(i + 1, line);
    }
    (reader.entries, reader.faults)
}

struct Reader<'a> {
    file: &'a str,
    entries: Vec<RawEntry>,
    faults: Vec<Fault>,
    /// Directly under a head: `name: value` is a field here.
    in_fields: bool,
    /// The last line was blank or not prose: prose begins a new paragraph.
    gap: bool,
}

impl Reader<'_> {
    fn line(&mut self, number: usize, line: &str) {
        let whole = Piece { text: line.to_owned(), line: number, column: 1 };
        let piece = whole.part(line, 1);
        let text = piece.text.as_str();
        if text.is_empty() {
            (self.in_fields, self.gap) = (false, true);
            return;
        }
        if text.starts_with('#') {
            return;
        }
        if let Some(head) = piece.strip("==") {
            return self.head(head, line);
        }
        if self.entries.is_empty() {
            return self.fault(
                &piece,
                line,
                "this line stands before the first entry",
                Some("an entry begins with `== id  Title`"),
            );
        }
        if self.in_fields {
            if let Some((name, value)) = piece.split_once(":")
                && !text.starts_with(['?', '*', '=', '>', '-', '\\'])
                && !name.text.contains(char::is_whitespace)
            {
                return self.entry().fields.push(Field { name, value });
            }
            self.in_fields = text.starts_with('?');
            let is_prose = !text.starts_with(['?', '*', '=', '>']) && !text.starts_with("->");
            if is_prose {
                self.fault(
                    &piece,
                    line,
                    "the prose begins right under the fields",
                    Some("leave a blank line between fields and prose"),
                );
            }
        }
        self.part(piece, line);
    }

    /// A part of an entry, below its head and fields: the sign at the beginning of the line says which.
    fn part(&mut self, piece: Piece, line: &str) {
        let sign = piece.text.chars().next().expect("the line is not empty");
        let gap = std::mem::replace(&mut self.gap, true);
        match sign {
            '?' => {
                let jump = piece.strip("?").expect("it begins so");
                self.entry().jumps.push(jump);
            }
            '*' => self.choice(piece.strip("*").expect("it begins so"), line),
            '=' => {
                let block = RawBlock { name: piece.strip("="), prose: vec![], effects: vec![], target: None };
                let entry = self.entry();
                match entry.choices.last_mut() {
                    Some(choice) => choice.blocks.push(block),
                    None => entry.blocks.push(block),
                }
            }
            '>' => {
                let effects = piece.strip(">").expect("it begins so");
                match self.block() {
                    Some(block) => block.effects.push(effects),
                    None => self.fault(&piece, line, "these effects belong to no choice and no block", None),
                }
            }
            '-' if piece.text.starts_with("->") => {
                let target = piece.strip("->").expect("it begins so");
                match self.block() {
                    Some(block) if block.target.is_some() => {
                        self.fault(&piece, line, "this block already leads somewhere", None);
                    }
                    Some(block) => block.target = Some(target),
                    None => self.fault(&piece, line, "this turn belongs to no choice and no block", None),
                }
            }
            _ => {
                let line = piece.strip("\\").unwrap_or(piece);
                let prose = match self.block() {
                    Some(block) => &mut block.prose,
                    None => &mut self.entry().prose,
                };
                match prose.last_mut() {
                    Some(paragraph) if !gap => paragraph.0.push(line),
                    _ => prose.push(Paragraph(vec![line])),
                }
                self.gap = false;
            }
        }
    }

    fn head(&mut self, head: Piece, line: &str) {
        let (id, title) =
            head.split_once("  ").unwrap_or((head.clone(), Piece { text: String::new(), ..head.clone() }));
        if id.text.is_empty() || id.text.contains(char::is_whitespace) {
            self.fault(
                &id,
                line,
                "an id is one word",
                Some("write `== id  Title`, with two spaces before the title"),
            );
        } else if let Some(trouble) = no_id(&id.text) {
            self.fault(&id, line, &trouble.message, trouble.hint.as_deref());
        }
        self.entries.push(RawEntry {
            file: self.file.to_owned(),
            id,
            title: title.text,
            fields: vec![],
            jumps: vec![],
            prose: vec![],
            blocks: vec![],
            choices: vec![],
        });
        (self.in_fields, self.gap) = (true, true);
    }

    fn choice(&mut self, piece: Piece, line: &str) {
        let mut tags = Vec::new();
        let mut text = piece.clone();
        while let Some(open) = text.text.rfind('[') {
            let Some(inside) =
                text.text[open..].strip_prefix('[').and_then(|t| t.trim_end().strip_suffix(']'))
            else {
                break;
            };
            let column = text.column + text.text[..open].chars().count() + 1;
            tags.insert(0, piece.part(inside, column));
            text.text = text.text[..open].trim_end().to_owned();
        }
        if text.text.contains(['[', ']']) {
            self.fault(
                &text,
                line,
                "a bracket is not closed, or a tag is followed by text",
                Some("tags stand at the end: `* Text. [skill 6] [once]`"),
            );
        }
        let plain = RawBlock { name: None, prose: vec![], effects: vec![], target: None };
        self.entry().choices.push(RawChoice { text, tags, blocks: vec![plain] });
    }

    fn entry(&mut self) -> &mut RawEntry {
        self.entries.last_mut().expect("an entry was begun")
    }

    /// The block that a line belongs to; none while the entry's own prose is read.
    fn block(&mut self) -> Option<&mut RawBlock> {
        let entry = self.entry();
        match entry.choices.last_mut() {
            Some(choice) => choice.blocks.last_mut(),
            None => entry.blocks.last_mut(),
        }
    }

    fn fault(&mut self, at: &Piece, line: &str, message: &str, hint: Option<&str>) {
        self.faults.push(Fault {
            place: Place { file: self.file.to_owned(), line: at.line, column: at.column },
            message: message.to_owned(),
            hint: hint.map(str::to_owned),
            source: line.to_owned(),
        });
    }
}
