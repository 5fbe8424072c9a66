//! What may be done at any time, beside whatever is asked.

use crate::{Ask, Choice, Options, Play, Route, Seat, Stakes};

/// An option of a question, or something that may be done at any time beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Or<T, A> {
    /// One of the question's own.
    Take(T),
    /// Something else, after which the question is still open. It is marked as an aside, whatever it says itself.
    Aside(A),
}

impl<T, A> Or<T, A> {
    /// The options of a question, and after them the asides.
    pub fn list(options: impl IntoIterator<Item = T>, asides: impl IntoIterator<Item = A>) -> Options<Self> {
        options.into_iter().map(Or::Take).chain(asides.into_iter().map(Or::Aside)).collect()
    }
}

impl<G, T: Choice<G>, A: Choice<G>> Choice<G> for Or<T, A> {
    fn key(&self, game: &G) -> String {
        match self {
            Or::Take(option) => option.key(game),
            Or::Aside(aside) => aside.key(game),
        }
    }

    fn label(&self, game: &G) -> String {
        match self {
            Or::Take(option) => option.label(game),
            Or::Aside(aside) => aside.label(game),
        }
    }

    fn target(&self, game: &G) -> Option<String> {
        match self {
            Or::Take(option) => option.target(game),
            Or::Aside(aside) => aside.target(game),
        }
    }

    fn aside(&self) -> bool {
        match self {
            Or::Take(option) => option.aside(),
            Or::Aside(_) => true,
        }
    }

    fn grave(&self, game: &G) -> Option<String> {
        match self {
            Or::Take(option) => option.grave(game),
            Or::Aside(aside) => aside.grave(game),
        }
    }

    fn stakes(&self, game: &G) -> Option<Stakes> {
        match self {
            Or::Take(option) => option.stakes(game),
            Or::Aside(aside) => aside.stakes(game),
        }
    }

    /// An aside leads nowhere: the question is still open after it.
    fn routes(game: &G, options: &[&Self]) -> Vec<Route> {
        let own = options.iter().filter_map(|option| match option {
            Or::Take(option) => Some(option),
            Or::Aside(_) => None,
        });
        let own: Vec<&T> = own.collect();
        T::routes(game, &own)
    }

    fn secret(&self, game: &G) -> bool {
        match self {
            Or::Take(option) => option.secret(game),
            Or::Aside(aside) => aside.secret(game),
        }
    }

    fn for_people(&self) -> bool {
        match self {
            Or::Take(option) => option.for_people(),
            Or::Aside(aside) => aside.for_people(),
        }
    }

    fn instinct(&self, game: &G) -> u32 {
        match self {
            Or::Take(option) => option.instinct(game),
            Or::Aside(aside) => aside.instinct(game),
        }
    }
}

/// A game in which something may be done at any time. Which asides a question has, and for which seats, is said
/// where it is asked ([`Or::list`]), since rules make exceptions ("not in combat"). With [`Ask::ask_any`] seats that are not asked may step in.
pub trait Anytime: Ask {
    /// What may be done.
    type Aside: Choice<Self>;

    /// Somebody does it.
    fn do_aside(&mut self, by: Seat, aside: Self::Aside) -> Play<()>;

    /// Which of the question's own options was chosen. An aside is carried out, and gives `None`: ask again, if there is
    /// still something to ask.
    fn taken<T>(&mut self, (by, chosen): (Seat, Or<T, Self::Aside>)) -> Play<Option<(Seat, T)>> {
        match chosen {
            Or::Take(option) => Ok(Some((by, option))),
            Or::Aside(aside) => self.do_aside(by, aside).map(|()| None),
        }
    }

    /// Asks until one of the question's own options is taken, and does every aside in between. `ask` is called again after each,
    /// since it may have changed what there is to choose.
    fn ask_until<T>(
        &mut self,
        mut ask: impl FnMut(&mut Self) -> Play<(Seat, Or<T, Self::Aside>)>,
    ) -> Play<(Seat, T)> {
        loop {
            let chosen = ask(self)?;
            if let Some(taken) = self.taken(chosen)? {
                return Ok(taken);
            }
        }
    }
}
