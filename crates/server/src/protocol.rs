//! The messages between server and client. The browser's types are generated from these (`make types`).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::collections::BTreeMap;
pub use table::Change;
use table::{Outcome, Pin, Question, Scene, What};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the browser is: a name, nothing more.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Me {
    /// What others see; `None` before a name was given.
    pub name: Option<String>,
}

/// Giving one's name.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Introduce {
    /// 1 to 40 characters.
    pub name: String,
}

/// A new table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// What the table is called; the game's title if left out.
    #[serde(default)]
    pub title: Option<String>,
    /// Who sits where, in order.
    pub seats: Vec<NewSeat>,
    /// Table options that differ from their defaults.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// For how many minutes the table waits for somebody, before others can let a bot stand in for them; a day if left out.
    #[serde(default)]
    pub wait: Option<u32>,
    /// The random seed; drawn if left out.
    #[serde(default)]
    #[ts(type = "number | null")]
    pub seed: Option<u32>,
}

/// A table that continues from a save.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenSave {
    /// The save, as it was downloaded.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    pub save: Value,
    /// What the table is called; the game's title if left out.
    #[serde(default)]
    pub title: Option<String>,
}

/// A seat of a new table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSeat {
    /// Who will sit there.
    pub who: Who,
    /// What they are called; my own name, or a made-up one, if left out.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The person who asks: me, or somebody at my screen.
    Me,
    /// Nobody yet: the holder of an invitation.
    Open,
    /// The bot that thinks ahead.
    Bot,
    /// The bot that picks anything.
    RandomBot,
}

/// Keys to hand out. Each is shown once; the server keeps only their hashes.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Opened {
    /// The table.
    pub id: String,
    /// One for each open seat.
    pub invitations: Vec<Invitation>,
    /// Notes about the save it was opened from.
    pub notes: Vec<String>,
}

/// A key to a seat, or for watching.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat; `None` to watch.
    pub seat: Option<u8>,
    /// 256 bits, to be put after `/join#`.
    pub key: String,
}

/// What a key is for, before it is used.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Invited {
    /// What the table is called.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The mode's id.
    pub mode: String,
    /// Who opened the table.
    pub host: String,
    /// The seat; `None` to watch.
    pub seat: Option<InvitedTo>,
    /// Who else plays: people and bots, in the order of their seats.
    pub company: Vec<String>,
    /// How many other seats are still open.
    pub open: u8,
    /// Whether the game is over.
    pub over: bool,
}

/// The seat that somebody is invited to.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct InvitedTo {
    /// Its number.
    pub seat: u8,
    /// What it is called until somebody sits there.
    pub name: String,
}

/// Using a key.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// The part of the link after `#`.
    pub key: String,
}

/// Where a key leads.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Joined {
    /// The table.
    pub table: String,
    /// The seat; `None` to watch.
    pub seat: Option<u8>,
}

/// Who is to hold a seat from now on.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HandOver {
    /// `open` makes a new invitation; `me` takes a bot's seat that I handed to it, or an open one, if I am host.
    pub to: Who,
    /// A name for the seat, if it changes.
    #[serde(default)]
    pub name: Option<String>,
}

/// The result.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct HandedOver {
    /// The new key, if the seat is open now.
    pub invitation: Option<Invitation>,
}

/// Removing a watcher.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Dismiss {
    /// What they are called.
    pub name: String,
}

/// A new name for a table.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// 1 to 60 characters.
    pub title: String,
}

/// A new table that starts from a bookmark of this one: a world imagined for my seat, where bots play for the others.
#[derive(Clone, Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The bookmark's name.
    pub bookmark: String,
    /// What the new table is called.
    #[serde(default)]
    pub title: Option<String>,
    /// The real world instead, with the same people: if I hold every seat, or everybody has agreed.
    #[serde(default)]
    pub exact: bool,
}

/// A table, for those who sit at it or watch it.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct TableInfo {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The game's id.
    pub game: String,
    /// The game's title.
    pub game_title: String,
    /// The mode's id.
    pub mode: String,
    /// Table options.
    pub options: BTreeMap<String, String>,
    /// Whether I opened it.
    pub host: bool,
    /// For how many minutes it waits for somebody, before others can let a bot stand in for them.
    pub wait: u32,
    /// Who sits where.
    pub seats: Vec<SeatInfo>,
    /// How many watch now.
    pub watchers: u32,
    /// Their names, each once.
    pub watching: Vec<String>,
    /// Seats that play waits for.
    pub waiting: Vec<u8>,
    /// How many things have happened.
    pub seq: u32,
    /// When something last happened, in seconds since 1970.
    #[ts(type = "number")]
    pub changed: i64,
    /// How it ended, in words.
    pub over: Option<String>,
}

/// A seat at a table.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Its number.
    pub seat: u8,
    /// The name of the person who sits there.
    pub name: String,
    /// Who that is.
    pub kind: SeatKind,
    /// Whether it is mine.
    pub mine: bool,
    /// Whether I decide who holds it: mine, lent by me to a bot, or nobody's at a table that I opened.
    pub decide: bool,
    /// Whether somebody is connected for it.
    pub here: bool,
}

/// What kind of player a seat has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatKind {
    /// Somebody.
    Person,
    /// Nobody yet.
    Open,
    /// A bot that thinks ahead.
    Bot,
    /// A bot that picks anything.
    RandomBot,
    /// A bot that thinks ahead, until the person who holds the seat is back.
    StandIn,
}

/// A moment of a replay.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Moment {
    /// How many answers had been given.
    pub at: u32,
    /// How many there are in all.
    pub of: u32,
    /// The table as my seat saw it then.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: Value,
    /// What happened since the previous moment.
    pub log: Vec<LogLine>,
    /// If the game no longer goes the way it was recorded, why.
    pub drifted: Option<String>,
}

/// A rule of the ledger.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct RuleText {
    /// `PR-ENC-05`
    pub id: String,
    /// Its chapter.
    pub section: String,
    /// What it says.
    pub text: String,
}

/// Why something was not done.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Problem {
    /// In words for a person.
    pub why: String,
}

/// From the server, over the live connection.
#[derive(Clone, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ToClient {
    /// First, and after every reconnection: everything.
    Hello(Box<Hello>),
    /// What changed since the last message.
    Update(Box<Update>),
    /// Seats, names or who is here changed.
    Table(TableInfo),
    /// Somebody said something.
    Chat(ChatLine),
    /// The notes on the board, all of them: one has changed.
    Pins(Vec<Pin>),
    /// A request was done.
    Done {
        /// The request's number.
        re: u32,
    },
    /// A request was not done, and nothing changed.
    Refused {
        /// The request's number.
        re: u32,
        /// Why.
        why: String,
        /// Whether the table had moved on: the request can simply be dropped.
        stale: bool,
    },
    /// A rule failed. The table is as it was before.
    Fault {
        /// The request's number.
        re: u32,
        /// What went wrong.
        why: String,
        /// A document to attach to a report; it holds nothing that this seat may not know.
        #[ts(type = "unknown")]
        report: Value,
    },
    /// The connection is being closed for good, and why. Do not reconnect automatically.
    Goodbye {
        /// Why.
        why: String,
    },
}

/// Everything a connection needs to begin.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Hello {
    /// How many things have happened.
    pub seq: u32,
    /// The seat this connection is for; `None` if it watches.
    pub seat: Option<u8>,
    /// The table.
    pub table: TableInfo,
    /// What the seat sees.
    #[ts(type = "unknown")]
    pub view: Box<RawValue>,
    /// What it is asked.
    pub question: Option<Question>,
    /// How things stand.
    pub now: Now,
    /// What happened since the sequence that the client named, oldest first.
    pub log: Vec<LogLine>,
    /// The latest chat lines.
    pub chat: Vec<ChatLine>,
    /// The notes on the board.
    pub pins: Vec<Pin>,
}

/// What changed.
#[derive(Clone, Debug, Serialize, TS)]
pub struct Update {
    /// How many things have happened.
    pub seq: u32,
    /// How the seat's view changed.
    pub patch: Vec<Change>,
    /// What the seat is asked now; left out if that is the same as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "Question | null")]
    pub question: Option<Option<Question>>,
    /// How things stand; left out if that is the same as before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub now: Option<Now>,
    /// What happened.
    pub log: Vec<LogLine>,
}

/// How things stand, apart from the board.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Now {
    /// Seats that play waits for.
    pub waiting: Vec<u8>,
    /// Of these, the seats where no bot plays, and for how long they are waited for.
    pub waits: Vec<Wait>,
    /// The stories and fights that are open, as far as I know of them, the innermost last. What is told names them.
    pub scenes: Vec<Scene>,
    /// Whether the last move can be undone.
    pub undo: UndoState,
    /// Whether a move can be redone.
    pub redo: bool,
    /// Something the table is asked to agree to.
    pub proposal: Option<Proposal>,
    /// What I asked the table for last, if somebody declined it and nothing else was proposed since.
    pub declined: Option<Declined>,
    /// The bookmarks.
    pub bookmarks: Vec<Bookmark>,
    /// The bookmark from which I may make a true copy of the table, since everybody has agreed.
    pub copy: Option<String>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

/// How long a seat is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Wait {
    /// Which.
    pub seat: u8,
    /// From when on others can let a bot stand in, in seconds since 1970.
    #[ts(type = "number")]
    pub until: i64,
}

/// A bookmark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Bookmark {
    /// What it is called.
    pub name: String,
    /// Whether I made it.
    pub mine: bool,
}

/// Whether the last move can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum UndoState {
    /// There is nothing to undo, or not by this connection.
    No,
    /// At once.
    Free,
    /// If everybody agrees.
    Ask,
}

/// Something that needs everybody's consent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Proposal {
    /// Its number, for agreeing to it.
    pub id: u32,
    /// What is proposed, in words.
    pub what: String,
    /// Who asked.
    pub by: String,
    /// Who has not agreed yet.
    pub missing: Vec<String>,
    /// Whether I am one of them.
    pub asks_me: bool,
    /// Whether I asked, and can withdraw it by declining it.
    pub mine: bool,
}

/// A proposal that was declined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Declined {
    /// The proposal's number.
    pub id: u32,
    /// Who would rather not, in words.
    pub text: String,
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LogLine {
    /// Its sequence number.
    pub seq: u32,
    /// Whether only this seat was told.
    pub private: bool,
    /// The seat that did it, or that it happened to, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub by: Option<u8>,
    /// The rules behind it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[ts(as = "Option<Vec<String>>", optional)]
    #[schema(value_type = Vec<String>)]
    pub rules: Vec<Cow<'static, str>>,
    /// The scene in which it was told, if one was open: the innermost.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    #[schema(value_type = Option<Object>)]
    pub scene: Option<Scene>,
    /// What happened, by its `kind`.
    #[serde(flatten)]
    #[schema(value_type = Object)]
    pub what: What,
    /// In words, for people only: programs read the other fields.
    pub text: String,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChatLine {
    /// By whom.
    pub name: String,
    /// From which seat; `None` from a watcher.
    pub seat: Option<u8>,
    /// What.
    pub text: String,
    /// When, in seconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// From the client, over the live connection.
#[derive(Clone, Debug, Deserialize, TS)]
pub struct FromClient {
    /// A number of the client's choosing; the reply carries it.
    pub re: u32,
    /// The sequence number that the client has seen. A request that would undo something newer is refused.
    pub seq: u32,
    /// What is wanted.
    pub want: Want,
}

/// The requests.
#[derive(Clone, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// To answer the open question.
    Answer {
        /// The question's id.
        id: u32,
        /// The options' keys.
        keys: Vec<String>,
    },
    /// To undo the last move.
    Undo,
    /// To redo it.
    Redo,
    /// To agree to what was proposed.
    Agree {
        /// The proposal's number.
        id: u32,
    },
    /// To decline it.
    Decline {
        /// The proposal's number.
        id: u32,
    },
    /// To bookmark this moment.
    Bookmark {
        /// Under which name.
        name: String,
    },
    /// To delete a bookmark of mine.
    Forget {
        /// Which.
        name: String,
    },
    /// To go back to a bookmark.
    GoTo {
        /// Which.
        name: String,
    },
    /// To be allowed a true copy of the table, with everybody's cards.
    Copy {
        /// From which bookmark.
        name: String,
    },
    /// To send a chat line.
    Say {
        /// What.
        text: String,
    },
    /// To stick a note to the board, in place of the one that is there. Whoever wrote that one is asked first.
    Pin {
        /// A place, as the board names it.
        at: String,
        /// What it says; if it is empty, the note is taken away.
        text: String,
    },
}
