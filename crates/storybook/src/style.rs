//! Counts of style: advice for writers, never faults. Nothing here knows whether a sentence is good.

mod prose;

use crate::fault::{Place, Sources};
use crate::parse::{Piece, parse};
use crate::story::Words;
use prose::{Offer, Outcome, Prose, Told, Word, ending, opening, quote};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// One kind of advice: how often something was found, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Advice {
    /// "Openings with a number"
    pub about: &'static str,
    /// How much of it is acceptable; without a limit there should be none.
    pub measure: Option<Measure>,
    /// Where it was found.
    pub found: Vec<Remark>,
}

/// How much of something is acceptable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Measure {
    /// At most this many …
    pub most: usize,
    /// … among this many.
    pub among: usize,
    /// How many there are in this book.
    pub of: usize,
}

/// A place, and what is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remark {
    /// Where.
    pub place: Place,
    /// What.
    pub text: String,
}

impl Advice {
    /// Whether there is more of it than is acceptable.
    pub fn too_many(&self) -> bool {
        match self.measure {
            Some(Measure { most, among, of }) => self.found.len() * among > of * most,
            None => !self.found.is_empty(),
        }
    }
}

impl fmt::Display for Advice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.about, self.found.len())?;
        match self.measure {
            Some(Measure { most, among, of }) => write!(f, " of {of} (at most {most} in {among})"),
            None => write!(f, " (should be none)"),
        }
    }
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.place.file, self.place.line, self.text)
    }
}

/// Counts what repeats in the stories of a book. Faults are left to [`crate::read`].
pub fn style<W: Words>(sources: &Sources, words: &W) -> Vec<Advice> {
    let stories = sources.0.iter().filter(|(file, _)| file.ends_with(".story"));
    let entries: Vec<Told> =
        stories.flat_map(|(file, text)| parse(file, text).0).map(|raw| Told::new(&raw)).collect();
    vec![
        numbers(&entries),
        first_words(&entries),
        endings(&entries),
        repeated_runs(&entries),
        harmless(&entries, words.burdens()),
        free_choices(&entries, words.burdens()),
        without_a_noun(&entries, words.nouns()),
        used_up(&entries),
        mixed("Contractions mixed with full forms, outside quotations", &entries, contraction),
        mixed("`toward` mixed with `towards`", &entries, toward),
        one_for_you(&entries),
    ]
}

fn remark(at: &Word, text: String) -> Remark {
    Remark { place: at.place.clone(), text }
}

fn measured(about: &'static str, most: usize, among: usize, of: usize, found: Vec<Remark>) -> Advice {
    Advice { about, measure: Some(Measure { most, among, of }), found }
}

fn unwanted(about: &'static str, found: Vec<Remark>) -> Advice {
    Advice { about, measure: None, found }
}

const NUMBERS: [&str; 29] = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
    "hundred",
    "thousand",
    "dozen",
];

fn numbers(entries: &[Told]) -> Advice {
    let is_number = |w: &&Word| {
        let word = w.text.as_str();
        NUMBERS.contains(&word) || word.starts_with(|c: char| c.is_ascii_digit())
    };
    let openings = entries.iter().map(|e| opening(&e.prose)).filter(|o| !o.is_empty());
    let found = openings.clone().filter_map(|o| o.iter().find(is_number)).map(|w| remark(w, w.text.clone()));
    measured("Openings with a number", 3, 16, openings.count(), found.collect())
}

fn first_words(entries: &[Told]) -> Advice {
    let mut groups: BTreeMap<String, Vec<&Word>> = BTreeMap::new();
    for prose in entries.iter().map(|e| &e.prose).filter(|p| p.len() >= 3) {
        groups.entry(quote(&prose[..3])).or_default().push(&prose[0]);
    }
    groups.retain(|_, words| words.len() > 1);
    let found = groups.iter().flat_map(|(text, words)| words.iter().map(|w| remark(w, text.clone())));
    unwanted("Openings that share their first three words", found.collect())
}

/// What is read last: the prose of an outcome, or of an entry that has nothing else.
fn endings(entries: &[Told]) -> Advice {
    let bare = |e: &&Told| e.choices.is_empty() && e.blocks.is_empty();
    let last = entries.iter().filter(bare).map(|e| &e.prose);
    let texts = entries.iter().flat_map(Told::outcomes).map(|o| &o.prose).chain(last);
    let texts: Vec<&Prose> = texts.filter(|p| !p.is_empty()).collect();
    let clause = |prose: &&Prose| {
        let sentence = ending(prose);
        let clause = &sentence[sentence.iter().rposition(|w| w.after_comma)?..];
        (clause[0].text == "and").then(|| remark(&clause[0], format!(", {}", quote(clause))))
    };
    let found = texts.iter().filter_map(clause).collect();
    measured("Endings with \", and …\"", 1, 3, texts.len(), found)
}

/// The length of a run of words that should occur in one entry only.
const RUN: usize = 5;

/// A run of only these words does not count.
const COMMON: [&str; 76] = [
    "a", "about", "after", "again", "all", "an", "and", "are", "as", "at", "be", "been", "before", "but",
    "by", "can", "did", "do", "down", "for", "from", "had", "has", "have", "he", "her", "him", "his", "if",
    "in", "into", "is", "it", "its", "like", "more", "no", "not", "of", "off", "on", "one", "or", "out",
    "over", "she", "so", "than", "that", "the", "their", "them", "then", "there", "they", "this", "through",
    "to", "under", "until", "up", "was", "way", "were", "what", "when", "where", "which", "who", "will",
    "with", "would", "you", "your", "end", "side",
];

fn repeated_runs(entries: &[Told]) -> Advice {
    // Which entries have a run, by their positions in the list.
    let mut having: BTreeMap<Vec<&str>, BTreeSet<usize>> = BTreeMap::new();
    for (i, entry) in entries.iter().enumerate() {
        for run in entry.all().flat_map(|p| p.windows(RUN)) {
            having.entry(key(run)).or_default().insert(i);
        }
    }
    let shared =
        |run: &[Word]| having[&key(run)].len() > 1 && !run.iter().all(|w| COMMON.contains(&w.text.as_str()));
    let mut found: BTreeMap<String, Vec<&Word>> = BTreeMap::new();
    for prose in entries.iter().flat_map(Told::all) {
        let mut next = 0;
        while let Some(start) =
            (next..(prose.len() + 1).saturating_sub(RUN)).find(|i| shared(&prose[*i..i + RUN]))
        {
            let more = prose[start..].windows(RUN).take_while(|run| shared(run)).count();
            next = start + more;
            found.entry(quote(&prose[start..start + more + RUN - 1])).or_default().push(&prose[start]);
        }
    }
    let found = found.iter().flat_map(|(text, words)| words.iter().map(|w| remark(w, text.clone())));
    unwanted("Runs of five words in more than one entry", found.collect())
}

fn key(run: &[Word]) -> Vec<&str> {
    run.iter().map(|w| w.text.as_str()).collect()
}

/// Whether an effect takes something away, or gives something nobody wants.
fn loses(effect: &Piece, burdens: &[&str]) -> bool {
    let mut words = effect.text.split_whitespace();
    let burden = words.clone().any(|w| burdens.contains(&w));
    let number = words.clone().find_map(|w| w.parse::<i32>().ok());
    words.next() == Some("lose") || number.is_some_and(|n| if burden { n > 0 } else { n < 0 })
}

fn hurts<'a>(mut outcomes: impl Iterator<Item = &'a Outcome>, burdens: &[&str]) -> bool {
    outcomes.any(|o| o.effects.iter().any(|e| loses(e, burdens)))
}

fn harmless(entries: &[Told], burdens: &[&str]) -> Advice {
    let eventful: Vec<&Told> = entries.iter().filter(|e| !e.choices.is_empty()).collect();
    let found = eventful.iter().filter(|e| !hurts(e.outcomes(), burdens));
    let found = found.map(|e| Remark { place: e.place.clone(), text: e.id.clone() }).collect();
    measured("Entries in which nothing can be lost", 2, 3, eventful.len(), found)
}

fn free_choices(entries: &[Told], burdens: &[&str]) -> Advice {
    let choices: Vec<&Offer> =
        entries.iter().flat_map(|e| &e.choices).filter(|c| !c.text.is_empty()).collect();
    let free = choices.iter().filter(|c| !c.pays && !hurts(c.outcomes.iter(), burdens));
    let found = free.map(|c| remark(&c.text[0], quote(&c.text))).collect();
    measured("Choices that cost nothing", 3, 4, choices.len(), found)
}

fn without_a_noun(entries: &[Told], nouns: &[(&str, &str)]) -> Advice {
    let mut found = Vec::new();
    for entry in entries {
        for choice in &entry.choices {
            for outcome in &choice.outcomes {
                // A block without prose is judged by the prose of its choice.
                let told: Vec<&Word> = match outcome.prose.is_empty() {
                    true => choice.outcomes.iter().flat_map(|o| &o.prose).chain(&choice.text).collect(),
                    false => outcome.prose.iter().chain(&choice.text).collect(),
                };
                for effect in &outcome.effects {
                    let Some(noun) = nouns.iter().find(|n| effect.text.split_whitespace().any(|w| w == n.0))
                    else {
                        continue;
                    };
                    if !told.iter().any(|w| is_called(&w.text, noun)) {
                        let place = Place { line: effect.line, column: effect.column, ..entry.place.clone() };
                        found.push(Remark { place, text: effect.text.clone() });
                    }
                }
            }
        }
    }
    unwanted("Effects whose noun is not in the prose", found)
}

/// Whether a word of prose is the noun or one of its other names, in the singular or plural.
fn is_called(word: &str, (noun, others): &(&str, &str)) -> bool {
    let word = word.strip_suffix("'s").unwrap_or(word);
    others.split_whitespace().chain([*noun]).any(|name| {
        let plural = word.strip_prefix(name).is_some_and(|end| matches!(end, "" | "s" | "es"));
        plural || name.strip_suffix('y').is_some_and(|stem| word.strip_prefix(stem) == Some("ies"))
    })
}

fn used_up(entries: &[Told]) -> Advice {
    let words = entries.iter().flat_map(Told::all).flatten();
    let found = words.filter(|w| ["nine", "eleven", "forty"].contains(&w.text.as_str()));
    unwanted("Nine, eleven and forty", found.map(|w| remark(w, w.text.clone())).collect())
}

/// What is spelt in two ways: the places of the rarer one. `way` says which of the two a word is, if any;
/// it gets the word before, too.
fn mixed(about: &'static str, entries: &[Told], way: fn(&str, &Word) -> Option<bool>) -> Advice {
    let mut ways: [Vec<Remark>; 2] = Default::default();
    for prose in entries.iter().flat_map(Told::all) {
        let mut before = "";
        for word in prose {
            if let Some(way) = way(before, word) {
                ways[usize::from(way)].push(remark(word, word.text.clone()));
            }
            before = &word.text;
        }
    }
    let [one, other] = ways;
    unwanted(about, if one.len() <= other.len() { one } else { other })
}

fn contraction(before: &str, word: &Word) -> Option<bool> {
    const VERBS: [&str; 17] = [
        "do", "does", "did", "is", "are", "was", "were", "will", "would", "can", "could", "should", "must",
        "has", "have", "had", "may",
    ];
    const SHORT: [&str; 11] = [
        "i'm", "it's", "that's", "there's", "he's", "she's", "what's", "who's", "where's", "here's", "let's",
    ];
    let text = word.text.as_str();
    let short = ["n't", "'ll", "'re", "'ve"].iter().any(|end| text.ends_with(end)) || SHORT.contains(&text);
    let full = text == "cannot" || text == "not" && VERBS.contains(&before);
    (!word.quoted && (short || full)).then_some(short)
}

fn toward(_: &str, word: &Word) -> Option<bool> {
    ["toward", "towards"].iter().position(|w| *w == word.text).map(|place| place == 1)
}

fn one_for_you(entries: &[Told]) -> Advice {
    const BEFORE: [&str; 15] = [
        "if", "when", "as", "what", "how", "where", "because", "before", "after", "until", "while", "than",
        "unless", "whom", "though",
    ];
    const VERBS: [&str; 10] =
        ["can", "cannot", "could", "must", "may", "might", "should", "would", "does", "ought"];
    /// "This one's warm" is about a thing.
    const POINTING: [&str; 11] =
        ["the", "this", "that", "no", "every", "each", "any", "which", "another", "other", "next"];
    let mut found = Vec::new();
    for prose in entries.iter().flat_map(Told::all) {
        for (i, word) in prose.iter().enumerate() {
            let before = if i > 0 { prose[i - 1].text.as_str() } else { "" };
            let is_one = match word.text.as_str() {
                "oneself" => true,
                "one's" => !POINTING.contains(&before),
                "one" => {
                    let begins = word.first || BEFORE.contains(&before);
                    begins && prose.get(i + 1).is_some_and(|w| !w.first && VERBS.contains(&w.text.as_str()))
                }
                _ => false,
            };
            if is_one {
                found.push(remark(word, quote(&prose[i..(i + 2).min(prose.len())])));
            }
        }
    }
    unwanted("`one` for `you`", found)
}
