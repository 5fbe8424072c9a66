//! Questions and answers: the one shape in which a table asks, and why it refuses.

use crate::{Misnamed, Name, Naming, Offer, Route, Seat, Stakes, offer};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::borrow::Cow;

/// An option a rule offers: a typed value that can say what it is when somebody is looking. The rule knows the value; its words are in a
/// game's `seen`, and what bots think of it in its `mind`.
pub trait Choice<G>: Instinct<G> {
    /// Stable, stored in saves, unique within its question, without spaces: `duel/dirty`.
    fn key(&self, game: &G) -> String;

    /// What it says and what it is about.
    fn offer(&self, game: &G) -> Offer;

    /// Whether it is an aside: something that may be done at any time, and decides nothing here.
    fn aside(&self) -> bool {
        false
    }

    /// What can be reached by taking several options one after another, of which these are the first. Computed only when somebody
    /// looks, and only from what the asked seat may know.
    fn routes(_game: &G, _options: &[&Self]) -> Vec<Route>
    where
        Self: Sized,
    {
        Vec::new()
    }
}

/// What bots think of an option. Most have nothing to say about it: `impl Instinct<G> for Chosen {}`.
pub trait Instinct<G> {
    /// How readily a player without a plan takes it, compared with the others.
    fn weight(&self, _game: &G) -> u32 {
        1
    }

    /// Whether bots leave it to people: to end what everybody plays, or to refuse that.
    fn for_people(&self) -> bool {
        false
    }
}

/// An option that needs no type of its own: a value, and how it is put into a key and a label once somebody looks.
pub struct Worded<G, T> {
    /// What is chosen.
    pub it: T,
    words: fn(&G, &T) -> (String, String),
    secret: bool,
}

/// An option of a key and a label: `worded(card, |game, card| (game.name_of(*card), format!("Play {}", …)))`. What has more to say
/// (a target, an instinct) is a type with a [`Choice`] of its own.
pub fn worded<G, T>(it: T, words: fn(&G, &T) -> (String, String)) -> Worded<G, T> {
    Worded { it, words, secret: false }
}

impl<G, T> Worded<G, T> {
    /// It names something that nobody but the asked seat may know.
    pub fn secret(self) -> Self {
        Worded { secret: true, ..self }
    }
}

impl<G, T: Clone> Clone for Worded<G, T> {
    fn clone(&self) -> Self {
        Worded { it: self.it.clone(), ..*self }
    }
}

impl<G, T> Choice<G> for Worded<G, T> {
    fn key(&self, game: &G) -> String {
        (self.words)(game, &self.it).0
    }

    fn offer(&self, game: &G) -> Offer {
        Offer { secret: self.secret, ..Offer::new((self.words)(game, &self.it).1) }
    }
}

impl<G, T> Instinct<G> for Worded<G, T> {}

/// Text that is only built when somebody is looking.
pub trait Prompt<G> {
    /// The text.
    fn text(&self, game: &G) -> String;
}

impl<G> Prompt<G> for &'static str {
    fn text(&self, _game: &G) -> String {
        (*self).to_owned()
    }
}

impl<G, F: Fn(&G) -> String> Prompt<G> for F {
    fn text(&self, game: &G) -> String {
        self(game)
    }
}

/// An open question, as a client sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// Unique at the table; changes only when this seat's options change.
    pub id: u32,
    /// Who may answer.
    pub seat: Seat,
    /// What is asked.
    pub prompt: String,
    /// The ledger ids of the rules behind it.
    #[cfg_attr(feature = "ts", ts(as = "Vec<String>"))]
    pub rules: Vec<Cow<'static, str>>,
    /// The rules that close something now which may otherwise be done at any time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub closed: Vec<Cow<'static, str>>,
    /// How many options make an answer.
    pub pick: Pick,
    /// What is offered.
    pub options: Vec<Offered>,
    /// Besides these, a name of one's own may be given: `name/Old_Tom`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub naming: Option<Naming>,
    /// What several answers in a row lead to, the first of them to this question.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Route>>"))]
    pub routes: Vec<Route>,
    /// Play does not wait for this one: it may be answered, or ignored.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub aside: bool,
    /// Others are asked too, and the first answer counts. A bot that is asked leaves people the first word. It is nobody's business
    /// whether others have answered meanwhile, so it is not told.
    #[serde(skip)]
    pub shared: bool,
    /// Without what is secret there would be nothing to decide: at a screen that several people share, the others look away
    /// before it is shown.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub secret: bool,
}

impl Question {
    /// Whether a choice between these options is a secret one: some of them are, and of the others there are not two.
    pub(crate) fn decides_secretly(options: &[Offered]) -> bool {
        let asked = || options.iter().filter(|o| !o.aside);
        asked().any(|o| o.secret) && asked().filter(|o| !o.secret).count() < 2
    }

    /// What is offered, as a number. Labels and routes may say something else meanwhile (who else goes there): a click on
    /// the old one still means the same.
    pub(crate) fn offer(&self) -> u64 {
        let keys = self.options.iter().map(|o| o.key.as_str());
        let taken = self.naming.iter().flat_map(|naming| &naming.taken).map(Name::as_str);
        let words = [self.prompt.as_str()].into_iter().chain(keys).chain(taken);
        let counts = [self.pick.min as u8, self.pick.max as u8, self.aside.into()];
        let bytes = words.flat_map(|w| w.bytes().chain([0])).chain(counts);
        bytes
            .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
    }
}

/// How many options make an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Pick {
    /// At least this many.
    pub min: usize,
    /// At most this many.
    pub max: usize,
}

/// One option, as a client sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offered {
    /// What to send back.
    pub key: String,
    /// What it says.
    pub label: String,
    /// The small print behind it: what it costs and brings, what it is good for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub detail: String,
    /// What should give pause.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub warning: String,
    /// What it is about on the board.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub target: Option<String>,
    /// It is an aside and may be done at any time. Such options come last.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub aside: bool,
    /// Taking it is sure to lose the game, and why: clients ask for confirmation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub grave: Option<String>,
    /// What is at stake, as far as the rules make it public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stakes: Option<Box<Stakes>>,
    /// It names something that nobody but the asked seat may know.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub secret: bool,
    /// Bots leave it to people.
    #[serde(skip)]
    pub for_people: bool,
    /// How readily a player without a plan takes it; for bots, not for clients.
    #[serde(skip)]
    pub instinct: u32,
}

impl Offered {
    /// An option as it stands in a question.
    pub(crate) fn of<G, T: Choice<G>>(option: &T, game: &G) -> Self {
        let Offer { label, detail, warning, target, grave, stakes, secret } = option.offer(game);
        Offered {
            key: option.key(game),
            label,
            detail,
            warning,
            target,
            aside: option.aside(),
            grave,
            stakes,
            secret,
            for_people: option.for_people(),
            instinct: option.weight(game),
        }
    }

    /// All that it says, in one line: "Soldier (past, strong) — your last health".
    pub fn text(&self) -> String {
        offer::text(&self.label, &self.detail, &self.warning)
    }
}

/// Which options were taken, by their place in the question.
pub type Picks = SmallVec<[u16; 4]>;

/// An answer that a running step takes: who, and which options.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Given {
    pub seat: Seat,
    pub picks: Picks,
    /// Instead of an option: the name that was given.
    pub name: Option<Name>,
}

/// An answer in the table's log, as it is saved: `2 spend/keen/1`, with a `!` after it if
/// something was revealed before the next question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Answer {
    /// Who answered.
    pub seat: Seat,
    /// The keys taken, separated by spaces.
    pub keys: Box<str>,
    /// Whether a die, a draw or a page followed.
    pub revealed: bool,
}

impl Answer {
    /// The keys taken.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.keys.split(' ').filter(|k| !k.is_empty())
    }
}

impl From<Answer> for String {
    fn from(a: Answer) -> String {
        let mark = if a.revealed { " !" } else { "" };
        format!("{} {}{mark}", a.seat.0, a.keys)
    }
}

impl TryFrom<String> for Answer {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let (line, revealed) = match text.strip_suffix(" !") {
            Some(line) => (line, true),
            None => (text.as_str(), false),
        };
        let (seat, keys) = line.split_once(' ').ok_or_else(|| format!("`{text}` is not an answer"))?;
        let seat = seat.parse().map_err(|_| format!("`{text}` does not begin with a seat"))?;
        Ok(Answer { seat: Seat(seat), keys: keys.into(), revealed })
    }
}

/// Why the table did not accept something. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// No open question has this id.
    #[error("question {id} is not open: it was answered, or the table has moved on")]
    Stale {
        /// The id that was answered.
        id: u32,
    },
    /// The question is somebody else's.
    #[error("question {id} is for seat {asked}, not for seat {by}", asked = .asked.0, by = .by.0)]
    WrongSeat {
        /// The id that was answered.
        id: u32,
        /// Whose question it is.
        asked: Seat,
        /// Who tried.
        by: Seat,
    },
    /// The key is not among the options.
    #[error("`{key}` is not offered; the options are {offered}")]
    NotOffered {
        /// The key that was sent.
        key: String,
        /// What would have been possible.
        offered: String,
    },
    /// The name cannot be given.
    #[error("{0}")]
    Name(#[from] Misnamed),
    /// The same option twice.
    #[error("`{0}` was named twice")]
    Twice(String),
    /// Fewer or more options than the question takes.
    #[error("{got} options were picked; the question takes {min} to {max}", min = .pick.min, max = .pick.max)]
    Count {
        /// How many were sent.
        got: usize,
        /// How many it takes.
        pick: Pick,
    },
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// There is nothing to undo.
    #[error("there is nothing to undo")]
    NothingToUndo,
    /// Everything that could be undone was before this chapter.
    #[error("a chapter has begun, and what was played before it stays; a bookmark can still lead back there")]
    ChapterBegins,
    /// There is nothing to redo.
    #[error("there is nothing to redo")]
    NothingToRedo,
    /// Something was revealed, or the move was another player's: they have to agree.
    #[error("{why}; {} must agree", names(.seats))]
    NeedsConsent {
        /// What stands in the way.
        why: &'static str,
        /// Who has not agreed yet.
        seats: Vec<String>,
    },
    /// No bookmark has this name.
    #[error("there is no bookmark `{0}`")]
    NoBookmark(String),
    /// The recorded answers no longer lead where they did.
    #[error("the game cannot go back there: {0}")]
    Drifted(String),
    /// A rule panicked. The table stays at its last good state.
    #[error("engine fault: {0}. The table is as it was before this answer")]
    Fault(String),
}

fn names(list: &[String]) -> String {
    list.join(" and ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn option(secret: bool, aside: bool) -> Offered {
        let [key, label, detail, warning] = [const { String::new() }; 4];
        Offered {
            key,
            label,
            detail,
            warning,
            target: None,
            aside,
            grave: None,
            stakes: None,
            secret,
            for_people: false,
            instinct: 1,
        }
    }

    #[test]
    fn a_choice_is_secret_if_nothing_is_left_to_decide_without_what_is_secret() {
        let secret = |of: &[(bool, bool)]| {
            let options: Vec<Offered> = of.iter().map(|(secret, aside)| option(*secret, *aside)).collect();
            Question::decides_secretly(&options)
        };
        assert!(secret(&[(true, false), (true, false)]));
        assert!(secret(&[(true, false), (false, false)]), "this card, or none");
        assert!(!secret(&[(true, false), (false, false), (false, false)]), "there is something else to do");
        assert!(!secret(&[(false, false), (true, true)]), "nobody has to take an aside");
        assert!(secret(&[(true, false), (false, false), (false, true)]));
        assert!(!secret(&[(false, false)]));
    }
}
