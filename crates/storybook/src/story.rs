//! Entries with their words understood, and the checks that need the whole book.

use crate::fault::{Fault, Place, Trouble, did_you_mean};
use crate::parse::{Field, Piece, RawBlock, RawChoice, RawEntry, parse};
use crate::phrase::Phrase;
use std::collections::{BTreeMap, HashMap, HashSet};

/// What a game brings: its words, and what they stand for.
pub trait Words {
    /// Something that happens.
    type Effect;
    /// Something that holds or does not.
    type Condition;
    /// Something to try.
    type Test;
    /// Something to pay.
    type Cost;

    /// Reads an effect.
    fn effect(&self, phrase: &mut Phrase) -> Result<Self::Effect, Trouble>;
    /// Reads a condition.
    fn condition(&self, phrase: &mut Phrase) -> Result<Self::Condition, Trouble>;
    /// Reads a test.
    fn test(&self, phrase: &mut Phrase) -> Result<Self::Test, Trouble>;
    /// Reads a payment.
    fn cost(&self, phrase: &mut Phrase) -> Result<Self::Cost, Trouble>;
    /// Whether play can begin at this entry without being led there by another.
    fn opens(&self, entry: &RawEntry) -> bool;
}

/// A keyword, by its place in [`Stories::keywords`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Keyword(pub u16);

/// An effect: the two that every book knows, or one of the game's.
pub enum Effect<W: Words> {
    /// The keyword is had from now on.
    Gain(Keyword),
    /// It no longer is.
    Forget(Keyword),
    /// One of the game's own.
    Do(W::Effect),
}

/// A condition, built from the game's own.
pub enum Condition<W: Words> {
    /// The keyword is had.
    Has(Keyword),
    /// One of the game's own.
    Is(W::Condition),
    /// Not this.
    Not(Box<Condition<W>>),
    /// All of these.
    All(Vec<Condition<W>>),
    /// At least one of these.
    Any(Vec<Condition<W>>),
}

impl<W: Words> Condition<W> {
    /// Whether it holds, given what the players have and what the game says.
    pub fn holds(&self, has: &impl Fn(Keyword) -> bool, is: &impl Fn(&W::Condition) -> bool) -> bool {
        match self {
            Condition::Has(keyword) => has(*keyword),
            Condition::Is(condition) => is(condition),
            Condition::Not(inner) => !inner.holds(has, is),
            Condition::All(list) => list.iter().all(|c| c.holds(has, is)),
            Condition::Any(list) => list.iter().any(|c| c.holds(has, is)),
        }
    }
}

/// Where a block or a jump leads, and where that is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Where to.
    pub to: Target,
    /// Where it stands.
    pub at: Piece,
}

/// Where one can turn to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Another entry.
    Entry(String),
    /// Back to where play was.
    Return,
    /// Nowhere: it ends here.
    End,
}

/// An entry of a book.
pub struct Entry<W: Words> {
    /// The file it stands in.
    pub file: String,
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Its fields, for the game to read.
    pub fields: Vec<Field>,
    /// Where to go at once, if a condition holds.
    pub jumps: Vec<(Condition<W>, Turn)>,
    /// Its paragraphs.
    pub prose: Vec<String>,
    /// Blocks before the first choice.
    pub blocks: Vec<Block<W>>,
    /// Its choices.
    pub choices: Vec<Choice<W>>,
    /// Where its id stands.
    pub at: Piece,
}

/// A choice.
pub struct Choice<W: Words> {
    /// What it says.
    pub text: String,
    /// What is tried.
    pub test: Option<W::Test>,
    /// What is paid.
    pub costs: Vec<W::Cost>,
    /// Only if this holds.
    pub may: Option<Condition<W>>,
    /// If this holds, no other choice.
    pub must: Option<Condition<W>>,
    /// Only if no `must` holds.
    pub otherwise: bool,
    /// Only once a visit.
    pub once: bool,
    /// What can come of it.
    pub outcomes: Vec<Block<W>>,
    /// Where it stands.
    pub at: Piece,
}

/// What a block is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BlockName {
    /// Right under a choice without a test.
    Plain,
    /// `success`, `failure`, `bonus`, or a game's own.
    Named(String),
    /// A range of results; without an upper end it has none.
    Band(i32, Option<i32>),
}

/// An outcome, or a block of an entry.
pub struct Block<W: Words> {
    /// What it is for.
    pub name: BlockName,
    /// Only if this holds.
    pub when: Option<Condition<W>>,
    /// Its paragraphs.
    pub prose: Vec<String>,
    /// What happens, line by line.
    pub effects: Vec<EffectLine<W>>,
    /// Where it leads.
    pub target: Option<Turn>,
    /// Where it stands.
    pub at: Piece,
}

/// `> if …: effect, effect`
pub struct EffectLine<W: Words> {
    /// Only if this holds. (`otherwise:` is the opposite of the line before.)
    pub when: Option<Condition<W>>,
    /// What happens.
    pub effects: Vec<Effect<W>>,
}

/// The stories of a book.
pub struct Stories<W: Words> {
    /// The entries, in the order of the files.
    pub entries: Vec<Entry<W>>,
    /// The names of the keywords.
    pub keywords: Vec<String>,
}

/// The files of a book, for faults to point into.
#[derive(Clone, Debug, Default)]
pub struct Sources(pub BTreeMap<String, String>);

impl Sources {
    /// A fault at a line and column of a file.
    pub fn fault(&self, file: &str, line: usize, column: usize, trouble: Trouble) -> Fault {
        let source = self.0.get(file).and_then(|t| t.lines().nth(line.saturating_sub(1))).unwrap_or("");
        Fault {
            place: Place { file: file.to_owned(), line, column: trouble.column.unwrap_or(column) },
            message: trouble.message,
            hint: trouble.hint,
            source: source.to_owned(),
        }
    }

    /// A fault at a byte of a file.
    pub fn fault_at_byte(&self, file: &str, byte: usize, trouble: Trouble) -> Fault {
        let before = self.0.get(file).map_or("", |t| &t[..byte.min(t.len())]);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        self.fault(file, line, column, trouble)
    }
}

/// Reads all story files of a book, with the game's words, and checks them as a whole.
/// Both what could be read and every fault are returned.
pub fn read<W: Words>(sources: &Sources, words: &W) -> (Stories<W>, Vec<Fault>) {
    let mut linker =
        Linker { sources, words, faults: Vec::new(), keywords: Vec::new(), uses: HashMap::new() };
    let mut entries = Vec::new();
    let mut opens = HashSet::new();
    for (file, text) in sources.0.iter().filter(|(file, _)| file.ends_with(".story")) {
        let (raw, faults) = parse(file, text);
        linker.faults.extend(faults);
        for entry in raw {
            if words.opens(&entry) {
                opens.insert(entry.id.text.clone());
            }
            entries.push(linker.entry(entry));
        }
    }
    linker.check_ids(&entries);
    linker.check_reach(&entries, opens);
    linker.check_keywords();
    let Linker { mut faults, keywords, .. } = linker;
    faults.sort_by(|a, b| a.place.cmp(&b.place));
    (Stories { entries, keywords }, faults)
}

/// Where a keyword is first given and first read.
#[derive(Default)]
struct Uses {
    given: Option<Place>,
    read: Option<Place>,
    forgotten: Option<Place>,
}

enum Use {
    Given,
    Read,
    Forgotten,
}

struct Linker<'a, W: Words> {
    sources: &'a Sources,
    words: &'a W,
    faults: Vec<Fault>,
    keywords: Vec<String>,
    uses: HashMap<u16, Uses>,
}

impl<W: Words> Linker<'_, W> {
    fn entry(&mut self, raw: RawEntry) -> Entry<W> {
        let file = raw.file.clone();
        let jumps = raw.jumps.iter().filter_map(|j| self.jump(&file, j)).collect();
        let blocks = raw.blocks.into_iter().map(|b| self.block(&file, b, &raw.id)).collect();
        let choices = raw.choices.into_iter().map(|c| self.choice(&file, c)).collect();
        Entry {
            file,
            id: raw.id.text.clone(),
            title: raw.title,
            fields: raw.fields,
            jumps,
            prose: raw.prose,
            blocks,
            choices,
            at: raw.id,
        }
    }

    fn jump(&mut self, file: &str, piece: &Piece) -> Option<(Condition<W>, Turn)> {
        let Some((condition, target)) = piece.split_once("->") else {
            self.fault(file, piece, Trouble::new("a jump leads somewhere").hint("write `? condition -> id`"));
            return None;
        };
        Some((self.condition(file, &condition)?, self.turn(file, target)?))
    }

    fn turn(&mut self, file: &str, at: Piece) -> Option<Turn> {
        let to = match at.text.as_str() {
            "" => {
                self.fault(
                    file,
                    &at,
                    Trouble::new("a turn leads somewhere").hint("write `-> id`, `-> return` or `-> end`"),
                );
                return None;
            }
            "return" => Target::Return,
            "end" => Target::End,
            id => Target::Entry(id.to_owned()),
        };
        Some(Turn { to, at })
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
            self.fault(file, &raw.text, Trouble::new("a choice says something"));
        }
        for tag in &raw.tags {
            self.tag(file, tag, &mut choice);
        }
        let mut blocks = raw.blocks;
        let plain = blocks.remove(0);
        let plain_is_empty = plain.prose.is_empty() && plain.effects.is_empty() && plain.target.is_none();
        match (choice.test.is_some(), blocks.is_empty(), plain_is_empty) {
            (false, false, _) if raw.tags.iter().all(|t| !is_test(t)) => {
                let at = blocks[0].name.clone().unwrap_or(raw.text.clone());
                self.fault(
                    file,
                    &at,
                    Trouble::new("an outcome, but nothing is tried")
                        .hint("add a test to the choice, such as [skill 6]"),
                );
            }
            (true, true, _) => {
                self.fault(
                    file,
                    &raw.text,
                    Trouble::new("a test without outcomes")
                        .hint("add `= success` and `= failure`, or bands such as `= 12+`"),
                );
            }
            (true, false, false) => {
                self.fault(
                    file,
                    &raw.text,
                    Trouble::new("text between a test and its outcomes")
                        .hint("put it under `= success` or `= failure`"),
                );
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
            self.fault(file, tag, Trouble::new("a choice has one test"));
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
        let mut block = Block { name, when, prose: raw.prose, effects, target: None, at };
        self.pair_otherwise(file, &raw.effects, &mut block);
        block.target = raw.target.and_then(|t| self.turn(file, t));
        block
    }

    fn effect_line(&mut self, file: &str, line: &Piece) -> Option<EffectLine<W>> {
        let (when, rest) = if let Some(rest) = line.strip("if ") {
            let Some((condition, rest)) = rest.split_once(":") else {
                self.fault(
                    file,
                    line,
                    Trouble::new("`if` needs a colon").hint("write `> if condition: effect`"),
                );
                return None;
            };
            (Some(self.condition(file, &condition)?), rest)
        } else {
            (None, line.strip("otherwise:").unwrap_or_else(|| line.clone()))
        };
        let effects = rest.split(',').iter().filter_map(|part| self.effect(file, part)).collect();
        Some(EffectLine { when, effects })
    }

    /// Gives each `otherwise:` line the opposite of the condition before it.
    fn pair_otherwise(&mut self, file: &str, raw: &[Piece], block: &mut Block<W>) {
        if raw.len() != block.effects.len() {
            return; // a line was at fault and is reported
        }
        for i in 0..raw.len() {
            if !raw[i].text.starts_with("otherwise:") {
                continue;
            }
            let before = i.checked_sub(1).and_then(|j| raw[j].strip("if "));
            match before.and_then(|rest| rest.split_once(":")) {
                Some((condition, _)) => {
                    let opposite = self.condition(file, &condition).map(|c| Condition::Not(Box::new(c)));
                    block.effects[i].when = opposite;
                }
                None => {
                    self.fault(file, &raw[i], Trouble::new("`otherwise:` stands under a line with `if …:`"))
                }
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
            let trouble = Trouble::new(format!("`{name}` is not the name of a keyword"));
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
        let mut phrase = piece.phrase();
        let result = read(self.words, &mut phrase).and_then(|value| phrase.done().map(|()| value));
        result.map_err(|trouble| self.fault(file, piece, trouble)).ok()
    }

    fn check_outcomes(&mut self, file: &str, choice: &Choice<W>) {
        let mut bands: Vec<(i32, Option<i32>)> = Vec::new();
        let mut success = false;
        let mut only_sometimes = false;
        for block in &choice.outcomes {
            match &block.name {
                BlockName::Band(low, high) if block.when.is_none() => bands.push((*low, *high)),
                BlockName::Band(..) => only_sometimes = true,
                BlockName::Named(name) => success |= name == "success" && block.when.is_none(),
                BlockName::Plain => {}
            }
        }
        if bands.is_empty() && !only_sometimes {
            if !success {
                let trouble = Trouble::new("this test has no plain `= success`");
                self.fault(
                    file,
                    &choice.at,
                    trouble.hint("add `= success`; variants with `if` come before it"),
                );
            }
            return;
        }
        bands.sort_unstable();
        let meets = |pair: &[(i32, Option<i32>)]| pair[0].1.is_some_and(|high| high + 1 == pair[1].0);
        let whole = bands.windows(2).all(meets)
            && bands.first().is_some_and(|b| b.0 <= 1)
            && bands.last().is_some_and(|b| b.1.is_none());
        if !whole {
            let trouble = Trouble::new("the bands of this test leave a gap or overlap");
            self.fault(file, &choice.at, trouble.hint("for example `= 12+`, `= 8-11`, `= 1-7`"));
        }
    }

    fn check_ids(&mut self, entries: &[Entry<W>]) {
        let mut seen: HashMap<&str, &Entry<W>> = HashMap::new();
        for entry in entries {
            let first = *seen.entry(&entry.id).or_insert(entry);
            if !std::ptr::eq(first, entry) {
                let trouble = Trouble::new(format!("the id `{}` is used twice", entry.id));
                let hint = format!("it stands first in {}:{}", first.file, first.at.line);
                self.fault(&entry.file, &entry.at, trouble.hint(hint));
            }
        }
    }

    fn check_reach(&mut self, entries: &[Entry<W>], opens: HashSet<String>) {
        let known: HashMap<&str, &Entry<W>> = entries.iter().map(|e| (e.id.as_str(), e)).collect();
        let mut todo: Vec<&str> =
            entries.iter().map(|e| e.id.as_str()).filter(|id| opens.contains(*id)).collect();
        let mut reached: HashSet<&str> = todo.iter().copied().collect();
        for entry in entries {
            for (target, at) in targets(entry) {
                if !known.contains_key(target) {
                    let trouble = Trouble::new(format!("there is no entry `{target}`"));
                    let hint = did_you_mean(
                        target,
                        known.keys().copied().filter(|k| strsim::damerau_levenshtein(k, target) <= 2),
                    );
                    let trouble = if hint.ends_with("be ") { trouble } else { trouble.hint(hint) };
                    self.fault(&entry.file, at, trouble);
                }
            }
        }
        while let Some(id) = todo.pop() {
            for (target, _) in known.get(id).into_iter().flat_map(|e| targets(e)) {
                if reached.insert(target) {
                    todo.push(target);
                }
            }
        }
        for entry in entries.iter().filter(|e| !reached.contains(e.id.as_str())) {
            let trouble = Trouble::new(format!("nothing leads to `{}`", entry.id));
            let trouble = trouble.hint("turn to it from another entry with `->`, or take it out");
            self.fault(&entry.file, &entry.at, trouble);
        }
    }

    fn check_keywords(&mut self) {
        let mut lonely = Vec::new();
        for (keyword, uses) in &self.uses {
            let name = &self.keywords[usize::from(*keyword)];
            match (&uses.given, uses.read.as_ref().or(uses.forgotten.as_ref())) {
                (Some(at), None) => {
                    lonely.push((at.clone(), format!("the keyword {name} is given but never read")))
                }
                (None, Some(at)) => {
                    lonely.push((at.clone(), format!("the keyword {name} is read but never given")))
                }
                _ => {}
            }
        }
        for (at, message) in lonely {
            self.faults.push(self.sources.fault(&at.file, at.line, at.column, Trouble::new(message)));
        }
    }

    fn fault(&mut self, file: &str, at: &Piece, trouble: Trouble) {
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

/// The entries that an entry leads to, and where it says so.
fn targets<W: Words>(entry: &Entry<W>) -> Vec<(&str, &Piece)> {
    let blocks = entry.blocks.iter().chain(entry.choices.iter().flat_map(|c| &c.outcomes));
    let turns = entry.jumps.iter().map(|(_, turn)| turn).chain(blocks.filter_map(|b| b.target.as_ref()));
    turns
        .filter_map(|turn| match &turn.to {
            Target::Entry(id) => Some((id.as_str(), &turn.at)),
            _ => None,
        })
        .collect()
}
