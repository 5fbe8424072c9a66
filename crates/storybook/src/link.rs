//! From parsed entries to understood ones: the game's words are read, keywords get their numbers.

use crate::fault::{Fault, Place, Sources, Trouble, did_you_mean};
use crate::parse::{Paragraph, Piece, RawBlock, RawChoice, RawEntry, parse};
use crate::phrase::Phrase;
use crate::story::{
    Block, BlockName, Choice, Condition, Effect, EffectLine, Entry, EntryId, Keyword, Stories, Target, Turn,
    When, Words,
};
use std::collections::HashMap;
use table::Names;

/// Their numbers are two bytes wide.
const MOST: usize = 1 << 16;

/// Reads all story files of a book, with the game's words and what they can name, and checks them as a whole.
/// Both what could be read and every fault are returned.
pub fn read<W: Words>(sources: &Sources, words: &W, names: &Names) -> (Stories<W>, Vec<Fault>) {
    let mut faults = Vec::new();
    let mut raw = Vec::new();
    for (file, text) in sources.0.iter().filter(|(file, _)| file.ends_with(".story")) {
        let (entries, bad) = parse(file, text);
        raw.extend(entries);
        faults.extend(bad);
    }
    if let Some(entry) = raw.get(MOST) {
        let message = format!("a book has {MOST} entries at most");
        faults.push(sources.fault(&entry.file, entry.id.line, entry.id.column, Trouble::new(message)));
        raw.clear(); // Checking them all would take minutes, and says nothing more.
    }
    let mut ids = HashMap::new();
    for (place, entry) in raw.iter().enumerate() {
        ids.entry(entry.id.text.clone()).or_insert(EntryId(place as u16));
    }
    let opens: Vec<bool> = raw.iter().map(|entry| words.opens(entry)).collect();
    let (keywords, uses) = (Vec::new(), HashMap::new());
    let mut linker = Linker { sources, words, names, faults, ids, keywords, uses };
    let entries: Vec<Entry<W>> = raw.into_iter().map(|entry| linker.entry(entry)).collect();
    linker.check_ids(&entries);
    linker.check_reach(&entries, &opens);
    linker.check_keywords();
    let Linker { mut faults, keywords, .. } = linker;
    faults.sort_by(|a, b| a.place.cmp(&b.place));
    (Stories { entries, keywords }, faults)
}

/// Where a keyword is first given and first read.
#[derive(Default)]
pub(crate) struct Uses {
    pub given: Option<Place>,
    pub read: Option<Place>,
    pub forgotten: Option<Place>,
}

enum Use {
    Given,
    Read,
    Forgotten,
}

pub(crate) struct Linker<'a, W: Words> {
    pub sources: &'a Sources,
    pub(crate) words: &'a W,
    names: &'a Names,
    pub faults: Vec<Fault>,
    ids: HashMap<String, EntryId>,
    pub keywords: Vec<String>,
    pub uses: HashMap<u16, Uses>,
}

impl<W: Words> Linker<'_, W> {
    fn entry(&mut self, raw: RawEntry) -> Entry<W> {
        let file = raw.file.clone();
        self.check_names(&file, raw.prose.iter().flat_map(|paragraph| &paragraph.0));
        let jumps = raw.jumps.iter().filter_map(|j| self.jump(&file, j)).collect();
        let blocks = raw.blocks.into_iter().map(|b| self.block(&file, b, &raw.id)).collect();
        let choices = raw.choices.into_iter().map(|c| self.choice(&file, c)).collect();
        Entry {
            file,
            id: raw.id.text.clone(),
            title: raw.title,
            fields: raw.fields,
            jumps,
            prose: raw.prose.iter().map(Paragraph::text).collect(),
            blocks,
            choices,
            at: raw.id,
        }
    }

    fn jump(&mut self, file: &str, piece: &Piece) -> Option<(Condition<W>, Turn)> {
        let Some((condition, target)) = piece.split_once("->") else {
            self.fault(
                file,
                piece,
                Trouble::new("this jump leads nowhere").hint("write `? condition -> id`"),
            );
            return None;
        };
        Some((self.condition(file, &condition)?, self.turn(file, target)?))
    }

    fn turn(&mut self, file: &str, at: Piece) -> Option<Turn> {
        let to = match at.text.as_str() {
            "" => {
                let trouble =
                    Trouble::new("this turn leads nowhere").hint("write `-> id`, `-> return` or `-> end`");
                self.fault(file, &at, trouble);
                return None;
            }
            "return" => Target::Return,
            "end" => Target::End,
            id => match self.ids.get(id) {
                Some(entry) => Target::Entry(*entry),
                None => {
                    let trouble = self.no_entry(id);
                    self.fault(file, &at, trouble);
                    return None;
                }
            },
        };
        Some(Turn { to, at })
    }

    fn no_entry(&self, id: &str) -> Trouble {
        let trouble = Trouble::new(format!("there is no entry `{id}`"));
        let near = |k: &&str| strsim::damerau_levenshtein(k, id) <= 2;
        let near: Vec<&str> = self.ids.keys().map(String::as_str).filter(near).collect();
        match near.is_empty() {
            true => trouble,
            false => trouble.hint(did_you_mean(id, near)),
        }
    }

    fn choice(&mut self, file: &str, raw: RawChoice) -> Choice<W> {
        let mut choice = Choice {
            text: raw.text.text.clone(),
            test: None,
            costs: vec![],
            may: None,
            must: None,
            otherwise: false,
            once: false,
            outcomes: vec![],
            at: raw.text.clone(),
        };
        if choice.text.is_empty() {
            self.fault(file, &raw.text, Trouble::new("this choice has no text"));
        }
        self.check_names(file, [&raw.text]);
        for tag in &raw.tags {
            self.tag(file, tag, &mut choice);
        }
        let mut blocks = raw.blocks;
        let plain = blocks.remove(0);
        let plain_is_empty = plain.prose.is_empty() && plain.effects.is_empty() && plain.target.is_none();
        match (choice.test.is_some(), blocks.is_empty(), plain_is_empty) {
            (false, false, _) if raw.tags.iter().all(|t| !is_test(t)) => {
                let at = blocks[0].name.clone().unwrap_or(raw.text.clone());
                let trouble = Trouble::new("this outcome has no test")
                    .hint("add a test to the choice, such as [skill 6]");
                self.fault(file, &at, trouble);
            }
            (true, true, _) => {
                let trouble = Trouble::new("this test has no outcomes")
                    .hint("add `= success` and `= failure`, or bands such as `= 12+`");
                self.fault(file, &raw.text, trouble);
            }
            (true, false, false) => {
                let trouble = Trouble::new("text between a test and its outcomes")
                    .hint("put it under `= success` or `= failure`");
                self.fault(file, &raw.text, trouble);
            }
            _ => {}
        }
        if !plain_is_empty || blocks.is_empty() {
            choice.outcomes.push(self.block(file, plain, &raw.text));
        }
        for block in blocks {
            let block = self.block(file, block, &raw.text);
            choice.outcomes.push(block);
        }
        if choice.test.is_some() {
            self.check_outcomes(file, &choice);
        }
        choice
    }

    fn tag(&mut self, file: &str, tag: &Piece, choice: &mut Choice<W>) {
        if tag.text == "otherwise" {
            choice.otherwise = true;
        } else if tag.text == "once" {
            choice.once = true;
        } else if let Some(rest) = tag.strip("pay ") {
            for part in rest.split(',') {
                if let Some(cost) = self.words_of(file, &part, |w, p| w.cost(p)) {
                    choice.costs.push(cost);
                }
            }
        } else if let Some(rest) = tag.strip("may ") {
            choice.may = self.condition(file, &rest);
        } else if let Some(rest) = tag.strip("must ") {
            choice.must = self.condition(file, &rest);
        } else if choice.test.is_some() {
            self.fault(file, tag, Trouble::new("a choice can have only one test"));
        } else {
            choice.test = self.words_of(file, tag, |w, p| w.test(p));
        }
    }

    fn block(&mut self, file: &str, raw: RawBlock, owner: &Piece) -> Block<W> {
        let at = raw.name.clone().unwrap_or_else(|| owner.clone());
        let (name, when) = match raw.name {
            None => (BlockName::Plain, None),
            Some(piece) => match piece.split_once(" if ") {
                Some((name, condition)) => (block_name(&name.text), self.condition(file, &condition)),
                None => (block_name(&piece.text), None),
            },
        };
        let effects = raw.effects.iter().filter_map(|line| self.effect_line(file, line)).collect();
        self.check_otherwise(file, &raw.effects);
        let target = raw.target.and_then(|t| self.turn(file, t));
        self.check_names(file, raw.prose.iter().flat_map(|paragraph| &paragraph.0));
        let prose = raw.prose.iter().map(Paragraph::text).collect();
        Block { name, when, prose, effects, target, at }
    }

    fn effect_line(&mut self, file: &str, line: &Piece) -> Option<EffectLine<W>> {
        let (when, rest) = if let Some(rest) = line.strip("if ") {
            let Some((condition, rest)) = rest.split_once(":") else {
                let trouble = Trouble::new("`if` needs a colon").hint("write `> if condition: effect`");
                self.fault(file, line, trouble);
                return None;
            };
            (When::If(self.condition(file, &condition)?), rest)
        } else if let Some(rest) = line.strip("otherwise:") {
            (When::Otherwise, rest)
        } else {
            (When::Always, line.clone())
        };
        let effects = rest.split(',').iter().filter_map(|part| self.effect(file, part)).collect();
        Some(EffectLine { when, effects })
    }

    /// An `otherwise:` stands under an `if`.
    fn check_otherwise(&mut self, file: &str, lines: &[Piece]) {
        for (i, line) in lines.iter().enumerate().filter(|(_, l)| l.text.starts_with("otherwise:")) {
            if i.checked_sub(1).is_none_or(|before| lines[before].strip("if ").is_none()) {
                self.fault(file, line, Trouble::new("`otherwise:` must follow a line with `if …:`"));
            }
        }
    }

    fn effect(&mut self, file: &str, part: &Piece) -> Option<Effect<W>> {
        if let Some(name) = part.strip("keyword ") {
            return self.keyword(file, &name, Use::Given).map(Effect::Gain);
        }
        if let Some(name) = part.strip("forget ") {
            return self.keyword(file, &name, Use::Forgotten).map(Effect::Forget);
        }
        self.words_of(file, part, |w, p| w.effect(p)).map(Effect::Do)
    }

    fn condition(&mut self, file: &str, piece: &Piece) -> Option<Condition<W>> {
        let any = split_word(piece, "or");
        if any.len() > 1 {
            let list: Option<Vec<_>> = any.iter().map(|p| self.condition(file, p)).collect();
            return list.map(Condition::Any);
        }
        let all = split_word(piece, "and");
        if all.len() > 1 {
            let list: Option<Vec<_>> = all.iter().map(|p| self.condition(file, p)).collect();
            return list.map(Condition::All);
        }
        if let Some(rest) = piece.strip("not ") {
            return self.condition(file, &rest).map(|c| Condition::Not(Box::new(c)));
        }
        if let Some(name) = piece.strip("keyword ") {
            return self.keyword(file, &name, Use::Read).map(Condition::Has);
        }
        self.words_of(file, piece, |w, p| w.condition(p)).map(Condition::Is)
    }

    fn keyword(&mut self, file: &str, piece: &Piece, used: Use) -> Option<Keyword> {
        let name = &piece.text;
        let proper = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-';
        if name.is_empty() || !name.chars().all(proper) {
            let trouble = Trouble::new(format!("`{name}` cannot be the name of a keyword"));
            self.fault(file, piece, trouble.hint("keywords are one word in capitals, such as BURNING"));
            return None;
        }
        let place = self.keywords.iter().position(|k| k == name).unwrap_or_else(|| {
            self.keywords.push(name.clone());
            self.keywords.len() - 1
        });
        let keyword = Keyword(place as u16);
        let uses = self.uses.entry(keyword.0).or_default();
        let first = match used {
            Use::Given => &mut uses.given,
            Use::Read => &mut uses.read,
            Use::Forgotten => &mut uses.forgotten,
        };
        first.get_or_insert(Place { file: file.to_owned(), line: piece.line, column: piece.column });
        Some(keyword)
    }

    fn words_of<T>(
        &mut self,
        file: &str,
        piece: &Piece,
        read: impl FnOnce(&W, &mut Phrase) -> Result<T, Trouble>,
    ) -> Option<T> {
        let mut phrase = piece.phrase().naming(self.names);
        let result = read(self.words, &mut phrase).and_then(|value| phrase.done().map(|()| value));
        result.map_err(|trouble| self.fault(file, piece, trouble)).ok()
    }

    pub(crate) fn fault(&mut self, file: &str, at: &Piece, trouble: Trouble) {
        self.faults.push(self.sources.fault(file, at.line, at.column, trouble));
    }
}

fn is_test(tag: &Piece) -> bool {
    !["otherwise", "once"].contains(&tag.text.as_str())
        && !["pay ", "may ", "must "].iter().any(|p| tag.text.starts_with(p))
}

/// `12+`, `8-11`, `7`, or a name.
fn block_name(text: &str) -> BlockName {
    let band = || {
        if let Some(low) = text.strip_suffix('+') {
            return Some(BlockName::Band(low.parse().ok()?, None));
        }
        let (low, high) = text.split_once('-').unwrap_or((text, text));
        Some(BlockName::Band(low.trim().parse().ok()?, Some(high.trim().parse().ok()?)))
    };
    band().unwrap_or_else(|| BlockName::Named(text.to_owned()))
}

/// Splits a piece at a word that stands alone.
fn split_word(piece: &Piece, word: &str) -> Vec<Piece> {
    let separator = format!(" {word} ");
    let mut parts = Vec::new();
    let mut rest = piece.clone();
    while let Some((left, right)) = rest.split_once(&separator) {
        parts.push(left);
        rest = right;
    }
    parts.push(rest);
    parts
}
