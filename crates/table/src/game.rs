//! What a game gives to the table, and what its rules get from it.

use crate::{
    About, Any, Chance, Chances, Component, Dealer, Edition, Id, Names, OpenScenes, Outcome, Pictures, Play,
    Scenes, Seat, Setup, Teaching,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use smallvec::SmallVec;
use std::sync::Arc;

/// Options on their way into a question; few enough to stay off the heap.
pub type Options<T> = SmallVec<[T; 12]>;

/// A game: its state at the table, together with the book and the dealer, while rules run.
pub trait Game: Sized + Send + 'static {
    /// The content: immutable, loaded once, shared.
    type Book: Book;
    /// Everything that changes: ids and numbers, never text.
    type State: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// What a seat may see: lists, objects and single values.
    type View<'a>: Serialize
    where
        Self: 'a;

    /// The state in which the first step begins. Rules do not see the setup again: what they need to know of its mode and its
    /// options is kept in the state. Fails with a message for the host.
    fn fresh(book: &Self::Book, setup: &Setup, chance: &mut Chance) -> Result<Self::State, String>;

    /// Puts the parts together for a run, and takes them apart again.
    fn sit(book: Arc<Self::Book>, state: Self::State, dealer: Dealer) -> Self;
    /// See [`Game::sit`].
    fn rise(self) -> (Self::State, Dealer);
    /// The book.
    fn book(&self) -> &Arc<Self::Book>;
    /// The state.
    fn state(&self) -> &Self::State;
    /// The dealer.
    fn dealer(&self) -> &Dealer;
    /// The dealer, to roll and draw.
    fn dealer_mut(&mut self) -> &mut Dealer;

    /// Plays one step: a turn, a phase, a session being laid out. Short enough to be run again for every answer; it need not
    /// ask anything. Steps follow each other until there is an outcome.
    fn step(&mut self) -> Play<()>;

    /// The chapter that play is in: a map, a session, a challenge. Where a step ends in another than it began in, the table begins anew
    /// with it: nothing before is undone, and the answers that led there need not stay in memory.
    fn chapter(_state: &Self::State) -> u32 {
        0
    }

    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome>;

    /// What this seat may see; `None`: what everyone may see. Words and numbers, no ids: these can be written in saves only.
    fn view(&self, seat: Option<Seat>) -> Self::View<'_>;

    /// The same as a drawing in plain text, at most 80 columns wide. Until a game draws one, its view is written out.
    fn picture(&self, seat: Option<Seat>) -> String {
        serde_json::to_string_pretty(&self.view(seat)).expect("a view can be written")
    }

    /// Whether this seat's view shows anything that the others' do not. A game may know a quicker way to tell.
    fn hides_something(&self, seat: Seat) -> bool {
        let written = |seat| serde_json::to_value(self.view(seat)).expect("a view can be written");
        written(Some(seat)) != written(None)
    }

    /// Redeals everything that this seat cannot know. The seat must not be able to tell the difference.
    fn imagine(&mut self, seat: Seat, chance: &mut Chance);

    /// The keys of what this seat may do at any time, as the state has it ([`crate::Anytime::asides`]): whatever is asked, they must be
    /// among the options, or the question names the rule that closes them. None in a game without such things.
    fn any_time(&self, _seat: Seat) -> Vec<String> {
        Vec::new()
    }

    /// The rules that close something now which may otherwise be done at any time: "not in combat".
    fn closed(&self) -> &'static str {
        ""
    }

    /// The scenes that are open, the innermost last. What happens is told in that one, so whoever reads the log finds what belongs together.
    fn scenes(&self) -> OpenScenes {
        OpenScenes::new()
    }

    /// Those of them that a seat knows of, or everybody. Here: all.
    fn scenes_for(&self, _seat: Option<Seat>) -> OpenScenes {
        self.scenes()
    }

    /// Where the game counts its scenes; none in a game without any.
    fn scenes_mut(&mut self) -> Option<&mut Scenes> {
        None
    }

    /// How well things stand for this seat, from 0 (lost) to 1 (won).
    fn score(&self, seat: Seat) -> f64;

    /// Laws that are broken: cards lost, tokens made from nothing. Empty in a sound game. Asked between steps, and of a save
    /// before any rule runs on it.
    fn broken_laws(&self) -> Vec<String>;

    /// Makes a state that was read fit this book, as far as that needs rules: what the book no longer has is already
    /// left out, what is new may have no place yet. Says what was done.
    fn mend(book: &Self::Book, state: &mut Self::State, origin: Origin) -> Vec<String>;

    /// How many players a written state, or the part of one that a scenario has, is for; if it says so. Here: as many as
    /// there are in its list `players`.
    fn players_in(state: &Value) -> Option<usize> {
        Some(state.get("players")?.as_array()?.len())
    }
}

/// Where a state that is mended comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A save that names only what is in the book. The book may have more.
    Save,
    /// A save that named something that is no longer in the book.
    OlderBook,
    /// It was pieced together by hand, and cards may be in two places.
    Scenario,
}

impl Origin {
    /// What is said about cards that were put under their deck. A scenario need not list its decks: nothing is said there.
    pub fn notes(self, names: &Names, new: &[Id<Any>]) -> Vec<String> {
        let note =
            |id: &Id<Any>| format!("`{}` is new in the book; it was put under its deck.", names.name(*id));
        if self == Origin::Scenario { Vec::new() } else { new.iter().map(note).collect() }
    }
}

/// Inside `impl Game`, for a struct of `book`, `state` and `dealer`: how it is put together, taken apart and looked into.
#[macro_export]
macro_rules! parts {
    () => {
        fn sit(book: ::std::sync::Arc<Self::Book>, state: Self::State, dealer: $crate::Dealer) -> Self {
            Self { book, state, dealer }
        }

        fn rise(self) -> (Self::State, $crate::Dealer) {
            (self.state, self.dealer)
        }

        fn book(&self) -> &::std::sync::Arc<Self::Book> {
            &self.book
        }

        fn state(&self) -> &Self::State {
            &self.state
        }

        fn dealer(&self) -> &$crate::Dealer {
            &self.dealer
        }

        fn dealer_mut(&mut self) -> &mut $crate::Dealer {
            &mut self.dealer
        }
    };
}

/// Inside `impl Game`, for a game with scenes: they are counted in the state, as `scenes`. Those that may outlast a step are named, the
/// outer ones first: fields of the state that hold something with a `scene`, or nothing.
#[macro_export]
macro_rules! scenes {
    ($($open:ident),*) => {
        fn scenes(&self) -> $crate::OpenScenes {
            let open = ::std::iter::empty()$(.chain(self.state.$open.iter().map(|open| open.scene)))*;
            self.state.scenes.among(open)
        }

        fn scenes_mut(&mut self) -> Option<&mut $crate::Scenes> {
            Some(&mut self.state.scenes)
        }
    };
}

/// A loaded book.
pub trait Book: Send + Sync + 'static {
    /// What every book has.
    fn cover(&self) -> &Cover;
    /// Its counts beside the rulebook's, if there is a rulebook that counts.
    fn components(&self) -> Vec<Component> {
        Vec::new()
    }
    /// What chance decides in its game.
    fn chances(&self) -> Chances;

    /// What clients show before anybody sits down.
    fn about(&self) -> &About {
        &self.cover().about
    }
    /// The names of its ids.
    fn names(&self) -> &Arc<Names> {
        &self.cover().names
    }
    /// Title, version and digest, as a save records them.
    fn edition(&self) -> &Edition {
        &self.cover().edition
    }
}

/// What is the same in every book.
pub struct Cover {
    /// What clients show before anybody sits down.
    pub about: About,
    /// The names of its ids.
    pub names: Arc<Names>,
    /// Title, version and digest, as a save records them.
    pub edition: Edition,
    /// What it tells newcomers.
    pub teaching: Teaching,
    /// What its pictures show.
    pub pictures: Pictures,
}
