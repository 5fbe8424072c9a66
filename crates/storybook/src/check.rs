//! The checks that need more than a line: the outcomes of a test, and the book as a whole.

use crate::fault::{Trouble, did_you_mean};
use crate::link::Linker;
use crate::parse::Piece;
use crate::said::names;
use crate::story::{BlockName, Choice, Entry, Target, Words};
use std::collections::HashMap;

impl<W: Words> Linker<'_, W> {
    pub(crate) fn check_outcomes(&mut self, file: &str, choice: &Choice<W>) {
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

    /// The names that prose says.
    pub(crate) fn check_names<'p>(&mut self, file: &str, lines: impl IntoIterator<Item = &'p Piece>) {
        let known = self.words.names();
        for line in lines {
            for (at, name) in names(&line.text) {
                let trouble = match name {
                    Some(name) if known.contains(&name) => continue,
                    Some(name) => {
                        let trouble = Trouble::new(format!("prose cannot say `{{{name}}}`"));
                        match known {
                            [] => trouble.hint("in this game it says no names"),
                            _ => trouble.hint(did_you_mean(name, known.iter().copied())),
                        }
                    }
                    None => Trouble::new("this brace has no other to go with it"),
                };
                let column = line.column + line.text[..at].chars().count();
                self.fault(file, &Piece { column, ..line.clone() }, trouble);
            }
        }
    }

    pub(crate) fn check_ids(&mut self, entries: &[Entry<W>]) {
        let mut seen: HashMap<&str, &Entry<W>> = HashMap::new();
        for entry in entries {
            let first = *seen.entry(&entry.id).or_insert(entry);
            if !std::ptr::eq(first, entry) {
                let trouble = Trouble::new(format!("the id `{}` is used twice", entry.id));
                let hint = format!("it is first used in {}:{}", first.file, first.at.line);
                self.fault(&entry.file, &entry.at, trouble.hint(hint));
            }
        }
    }

    pub(crate) fn check_reach(&mut self, entries: &[Entry<W>], opens: &[bool]) {
        let mut reached = opens.to_vec();
        let mut todo: Vec<usize> = (0..entries.len()).filter(|place| opens[*place]).collect();
        while let Some(place) = todo.pop() {
            for target in targets(&entries[place]) {
                if !std::mem::replace(&mut reached[target], true) {
                    todo.push(target);
                }
            }
        }
        for (entry, _) in entries.iter().zip(&reached).filter(|(_, reached)| !**reached) {
            let trouble = Trouble::new(format!("nothing leads to `{}`", entry.id));
            let trouble = trouble.hint("turn to it from another entry with `->`, or remove it");
            self.fault(&entry.file, &entry.at, trouble);
        }
    }

    pub(crate) fn check_keywords(&mut self) {
        let mut lonely = Vec::new();
        for (keyword, uses) in &self.uses {
            let name = &self.keywords[usize::from(*keyword)];
            if self.words.is_used_elsewhere(name) {
                continue;
            }
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
}

/// The places of the entries that an entry leads to.
fn targets<W: Words>(entry: &Entry<W>) -> impl Iterator<Item = usize> {
    let blocks = entry.blocks.iter().chain(entry.choices.iter().flat_map(|c| &c.outcomes));
    let turns = entry.jumps.iter().map(|(_, turn)| turn).chain(blocks.filter_map(|b| b.target.as_ref()));
    turns.filter_map(|turn| match turn.to {
        Target::Entry(id) => Some(usize::from(id.0)),
        Target::Return | Target::End => None,
    })
}
