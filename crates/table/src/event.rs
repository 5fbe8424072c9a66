//! Events: what happened, as data for programs and in words for people. Programs never parse the words.
//!
//! A place is named as an option's target names it (`space/…`, `seat/1`), so that a client that can light up a place can
//! show what happens there. `None` is the supply, or wherever things come from and go to that nobody points at.

use crate::{Scene, Seat, Stakes};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Something that happened, for those who may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event {
    /// The one seat that is told, or everyone.
    pub seat: Option<Seat>,
    /// The seat that did it, or that it happened to, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<Seat>,
    /// The rules behind it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rules: Vec<Cow<'static, str>>,
    /// The scene in which it was told, if one was open: the innermost.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scene: Option<Scene>,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
    /// The same in words. None if it goes without saying: then it is data for programs, and nothing is shown of it.
    pub text: String,
}

impl Event {
    /// Whether there is anything to show or to read aloud.
    pub fn is_said(&self) -> bool {
        !self.whole().is_empty()
    }

    /// The full text: a story has its title above it.
    pub fn whole(&self) -> String {
        match &self.what {
            What::Story(Story { title, .. }) if !title.is_empty() => format!("{title}\n{}", self.text),
            _ => self.text.clone(),
        }
    }
}

/// What happened. These kinds are all there are, in every game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum What {
    /// A round, a turn or a part of one begins.
    Turn {},
    /// Dice are rolled, or something changes what was rolled.
    Roll(Roll),
    /// A card goes from one place to another.
    Card {
        /// Which, if those who are told may know it.
        card: Option<String>,
        /// Where it was.
        from: Option<String>,
        /// Where it is now.
        to: Option<String>,
    },
    /// Tokens go from one place to another: a gain, a price, a loss.
    Tokens {
        /// What they are: `coin`, `heart`.
        token: String,
        /// How many.
        n: u32,
        /// Where they were.
        from: Option<String>,
        /// Where they are now.
        to: Option<String>,
    },
    /// A piece moves.
    Move {
        /// Which: `seat/1` is that player's figure.
        piece: String,
        /// The places it passes, the first and the last included.
        path: Vec<String>,
    },
    /// A marker moves along a track.
    Track {
        /// Which track, and whose if it has an owner.
        track: String,
        /// Where it stood.
        from: i32,
        /// Where it stands.
        to: i32,
    },
    /// A part of a story is read: the words are the book's.
    Story(Story),
    /// A game, or a session of a campaign, is over.
    Over {},
    /// The table is cleared for what comes next: nothing lies or stands where it did. What stays is told again.
    Cleared {},
    /// Something about the table itself: who takes a seat, what was undone.
    Table {
        /// If the table went back: the number of the last entry that still counts. Whatever was told between that one
        /// and this was taken back, except what is about the table itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        back: Option<u32>,
    },
    /// Anything else; the words say it.
    Words {},
}

/// A roll: one throw, or several against each other.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Roll {
    /// What is told of it now.
    #[serde(default, skip_serializing_if = "RollPart::is_throw")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<RollPart>"))]
    pub part: RollPart,
    /// Who threw what.
    pub throws: Vec<Throw>,
    /// What has to be reached, if it is a number.
    pub against: Option<u32>,
    /// Whether the first side succeeded, once that is decided.
    pub passed: Option<bool>,
    /// What was known to be won or lost by it, before it was decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub stakes: Option<Box<Stakes>>,
}

/// What is told of a roll. Whatever is not the throw belongs to the last one in its scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum RollPart {
    /// The dice, as they fell; how it went, too, if nobody could do anything about it.
    #[default]
    Throw,
    /// What a side adds after it.
    Laid,
    /// How it went, with all that was added.
    Verdict,
}

impl RollPart {
    fn is_throw(&self) -> bool {
        *self == RollPart::Throw
    }
}

/// The dice of one side of a roll, and what is added to them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Throw {
    /// Whose.
    pub who: String,
    /// Whose face it is, named as events name them: `seat/1`, or the card of whoever is fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub face: Option<String>,
    /// The dice, as the dealer rolled them.
    pub dice: Vec<Die>,
    /// What is added.
    pub adds: Vec<Add>,
    /// The total, if it is added up.
    pub total: Option<i32>,
}

/// A die that was rolled.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Die {
    /// How many faces it has.
    pub sides: u32,
    /// The number or the word that came up.
    pub face: String,
    /// Whether it succeeds, where each die does or does not and everybody who is told may know it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hit: Option<bool>,
}

/// Something that is added to a throw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Add {
    /// How much.
    pub n: i32,
    /// By what, in words.
    pub by: String,
    /// The card that adds it, or the token that was paid for it, named as events name them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub from: Option<String>,
}

/// A part of a story.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Story {
    /// The entry or the card that is read.
    pub entry: String,
    /// What stands above it.
    pub title: String,
    /// The choice that led here, by its place; none if this is the opening.
    pub choice: Option<u8>,
    /// Which outcome of it: `success`, `bonus`.
    pub outcome: Option<String>,
}

/// What a rule says has happened; the table adds who is told.
pub struct Told {
    pub(crate) by: Option<Seat>,
    pub(crate) what: What,
    pub(crate) text: String,
}

impl What {
    /// Tokens go from one place to another; `None` is the supply.
    pub fn tokens(token: &str, n: u32, from: Option<String>, to: Option<String>) -> What {
        What::Tokens { token: token.to_owned(), n, from, to }
    }

    /// Puts it in words; `by` is the seat that did it, if any.
    pub fn said(self, by: impl Into<Option<Seat>>, text: impl Into<String>) -> Told {
        Told { by: by.into(), what: self, text: text.into() }
    }

    /// Something that goes without saying, next to what was said: the tokens with which everybody begins, a card that lies where
    /// the story put it.
    pub fn unsaid(self, by: impl Into<Option<Seat>>) -> Told {
        self.said(by, "")
    }
}

/// An event with nothing but words.
pub fn words(by: impl Into<Option<Seat>>, text: impl Into<String>) -> Told {
    What::Words {}.said(by, text)
}

impl Die {
    /// A die that shows this.
    pub fn showing(sides: u32, face: impl Into<String>) -> Die {
        Die { sides, face: face.into(), hit: None }
    }
}

impl Throw {
    /// Dice that somebody threw.
    pub fn of(who: impl Into<String>, dice: &[Die]) -> Throw {
        Throw { who: who.into(), dice: dice.to_vec(), ..Throw::default() }
    }

    /// With the face that goes with it.
    pub fn face(self, face: impl Into<String>) -> Throw {
        Throw { face: Some(face.into()), ..self }
    }

    /// Adds something, unless it is nothing.
    pub fn plus(self, n: u32, by: impl Into<String>) -> Throw {
        self.plus_all([Add { n: n as i32, by: by.into(), from: None }])
    }

    /// Adds several things, except those that are nothing.
    pub fn plus_all(mut self, adds: impl IntoIterator<Item = Add>) -> Throw {
        self.adds.extend(adds.into_iter().filter(|add| add.n != 0));
        self
    }

    /// Adds it all up.
    pub fn total(mut self) -> Throw {
        let dice: i32 = self.dice.iter().filter_map(|d| d.face.parse::<i32>().ok()).sum();
        self.total = Some(dice + self.adds.iter().map(|a| a.n).sum::<i32>());
        self
    }

    /// A roll of this throw alone.
    pub fn roll(self) -> Roll {
        Roll { throws: vec![self], ..Roll::default() }
    }

    /// What is added to a roll that was told.
    pub fn laid(self) -> Roll {
        Roll { part: RollPart::Laid, ..self.roll() }
    }
}

impl Roll {
    /// What has to be reached.
    pub fn against(self, n: u32) -> Roll {
        Roll { against: Some(n), ..self }
    }

    /// How it went.
    pub fn passed(self, passed: bool) -> Roll {
        Roll { passed: Some(passed), ..self }
    }

    /// How a roll went that was told.
    pub fn verdict(self, passed: bool) -> Roll {
        Roll { part: RollPart::Verdict, ..self.passed(passed) }
    }

    /// What is won or lost by it; the test itself is what is rolled.
    pub fn stakes(self, stakes: Stakes) -> Roll {
        Roll { stakes: Stakes { test: None, ..stakes }.some().map(Box::new), ..self }
    }

    /// Puts it in words.
    pub fn said(self, by: impl Into<Option<Seat>>, text: impl Into<String>) -> Told {
        What::Roll(self).said(by, text)
    }
}
