//! Other worlds: a twin of the table, one that is imagined for a seat, a game that begins at a moment of this one.

use crate::dealer::{Dealer, Mode, Then};
use crate::line::Log;
use crate::question::{Given, Picks};
use crate::table::{Checkpoint, guarded};
use crate::{Book, Chance, Game, Pause, Player, Question, Refusal, Seat, Seats, Setup, Table};
use std::sync::Arc;

impl<G: Game> Table<G> {
    /// Another table at the same moment. What is played there does not touch this one.
    pub fn twin(&self) -> Result<Self, Refusal> {
        let log = self.log.first(self.checkpoint.after);
        let (setup, chapter) = ((*self.setup).clone(), self.chapter.clone());
        let mut twin = Self::begin(self.book.clone(), setup, (*self.checkpoint).clone(), log, chapter)?;
        for answer in self.log.after(self.checkpoint.after) {
            twin.repeat(answer)?;
        }
        Ok(twin)
    }

    /// A new game that begins with the step in which a bookmark was set, in a world imagined for a seat: whatever the
    /// seat could not know then is redealt, chance is different, and nothing of what happened here is remembered.
    pub fn branch(&self, bookmark: &str, seat: Seat, seed: u64) -> Result<Self, Refusal> {
        self.imagined_from(&self.marked(bookmark)?.checkpoint, seat.into(), seed)
    }

    /// A new game that begins at a checkpoint, imagined for one seat after the other: what is left as it was is what
    /// every one of them knew.
    pub(crate) fn imagined_from(
        &self,
        from: &Checkpoint<G::State>,
        seats: Seats,
        seed: u64,
    ) -> Result<Self, Refusal> {
        let setup = Setup { seed, rig: crate::Rig::default(), ..(*self.setup).clone() };
        let mut chance = Chance::new(seed);
        let dealer =
            Dealer::recorded(Arc::new(setup.clone()), self.book.names().clone(), chance.clone(), Vec::new());
        let state = guarded(|| {
            let mut game = G::sit(self.book.clone(), from.state.clone(), dealer);
            seats.iter().for_each(|seat| game.imagine(seat, &mut chance));
            game.rise().0
        });
        let checkpoint = Checkpoint { after: 0, state: state.map_err(Refusal::Fault)?, chance };
        let mut there = Self::begin(self.book.clone(), setup, checkpoint.clone(), Log::default(), None)?;
        there.scenario = Some(Arc::new(checkpoint));
        Ok(there)
    }

    /// Plays on from an open question of `seat` with these picks, in a world imagined for it, for at
    /// most `decisions` further decisions, and says how it then stands. The table is not touched.
    pub fn play_on(
        &self,
        seat: Seat,
        picks: &[u16],
        player: Box<dyn Player>,
        decisions: u64,
        seed: u64,
    ) -> f64 {
        let given = Given { seat, picks: Picks::from_slice(picks), name: None };
        let mut game = self.again(Some(Then::Answer { given, seed, player }));
        game.dealer_mut().looking = false;
        game.dealer_mut().decisions_max = decisions;
        while game.step().is_ok() && game.outcome().is_none() {
            game.dealer_mut().wishes.clear();
        }
        game.score(seat)
    }

    /// The present moment in a world imagined for `seat`, with the question it is asked there.
    /// The seat must not be able to tell it from the real one.
    pub fn imagined(&self, seat: Seat, seed: u64) -> (G, Option<Question>) {
        if self.outcome().is_some() {
            let mut game = self.again(None);
            let _ = game.step();
            game.imagine(seat, &mut Chance::new(seed));
            return (game, None);
        }
        let mut game = self.again(Some(Then::Look { seat, seed }));
        let stopped = game.step();
        debug_assert_eq!(stopped, Err(Pause::Open), "the same answers lead to the same question");
        let open = std::mem::take(&mut game.dealer_mut().open);
        let mut question = open.into_iter().find(|q| q.seat == seat);
        if let Some(question) = &mut question {
            question.id = self.id_of(question);
        }
        (game, question)
    }

    /// The current step once more, from its checkpoint and with its answers, not yet begun.
    pub(crate) fn again(&self, then: Option<Then>) -> G {
        let names = self.book.names().clone();
        let chance = self.checkpoint.chance.clone();
        let mut dealer = Dealer::recorded(self.setup.clone(), names, chance, self.since.clone());
        if let Mode::Recorded { then: next, .. } = &mut dealer.mode {
            *next = then;
        }
        G::sit(self.book.clone(), self.checkpoint.state.clone(), dealer)
    }
}
