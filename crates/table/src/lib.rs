//! The kernel of Fireside: what every game needs and no game is.
//!
//! Rules are straight-line code that stops at a decision with `?`. A [`Table`] is a checkpoint and
//! the answers given since; the rest (undo, saves, replay, bots, the reveal fence) follows from
//! that. This crate knows no game. See ARCHITECTURE.md.

#![warn(missing_docs)]

mod any;
mod anytime;
mod ask;
mod catalogue;
mod chance;
mod dealer;
mod deck;
mod declare;
mod event;
mod field;
mod figure;
mod game;
mod id;
mod inline;
mod line;
mod naming;
mod offer;
mod pictures;
mod print;
mod question;
mod route;
mod save;
mod scene;
mod seat;
mod setup;
mod stakes;
mod table;
mod teaching;
#[cfg(feature = "ts")]
mod typed;
mod undo;
mod worlds;

pub use any::{AnyGame, AnyTable, Boxed, Imagined, Inline, Played, play};
pub use anytime::{Anytime, Or};
pub use ask::Ask;
pub use catalogue::Catalogue;
pub use chance::{Chance, Chances, Rig};
pub use dealer::{Dealer, Pause, Play, Player, Tallies, add_up};
pub use deck::Deck;
pub use event::{Add, Die, Event, Roll, RollPart, Story, Throw, Told, What, words};
pub use field::{Field, Squares};
pub use figure::{capital, figure, listed, points, scored, signed, wrapped};
pub use game::{Book, Cover, Game, Options, Origin};
pub use id::{
    Any, Id, Ids, Kind, Names, Places, Within, all_within, has_twice, known_list, known_lists, known_option,
    within,
};
pub use line::{Left, Line, Log, Row, common_beginning};
pub use naming::{Misnamed, Name, Naming};
pub use offer::Offer;
pub use pictures::{PictureWords, Pictures};
pub use print::{Change, Print};
pub use question::{
    Answer, Choice, Instinct, Offered, Pick, Picks, Prompt, Question, Refusal, Worded, worded,
};
pub use route::Route;
pub use save::{FORMAT, LoadError, Loaded, Pin, Save, SavedBookmark, SavedCheckpoint};
pub use scene::{OpenScenes, Scene, SceneKind, Scenes};
pub use seat::{Seat, Seats, seats};
pub use setup::{About, Component, Edition, Mode, OptionValue, Outcome, Setup, Sitter, TableOption};
pub use stakes::{Amount, Band, Odds, Rival, Stakes, Test};
pub use table::{STEP_ANSWERS_MAX, Table, TakenBack, guarded, panic_words, take_back};
pub use teaching::{Note, Primer, PrimerStep, Teaching};
#[cfg(feature = "ts")]
pub use typed::declared;
