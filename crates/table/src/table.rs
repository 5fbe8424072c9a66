//! The table: a checkpoint and the answers given since.
//!
//! Every answer re-runs the current step from its checkpoint, on a clone; when the step ends, its
//! state is the new checkpoint. The table changes only after a run has succeeded.

use crate::dealer::{Dealer, Mode, Tallies, add_up};
use crate::line::{Line, Log, Row};
use crate::question::{Answer, Given, Picks};
use crate::{
    Book, Chance, Event, Game, Names, Outcome, Pause, Question, Refusal, Seat, Seats, Setup, Sitter,
};
use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How many checkpoints of a chapter are kept for undo: the first, the last two, and others that lie ever farther apart the longer ago they are. So a
/// long way back re-runs a few times what was played since, and not the whole game.
const CHECKPOINTS_KEPT: usize = 9;

/// How many answers a step takes at most: each of them runs the step again from its beginning. A rule in which
/// somebody could go on for ever ends its step sooner.
pub const STEP_ANSWERS_MAX: usize = 512;

/// How often answers of each seat have been undone.
pub type TakenBack = [u32; 8];

/// Everything needed to continue: the state, its chance, and how many answers led here.
#[derive(Clone)]
pub(crate) struct Checkpoint<S> {
    pub after: usize,
    pub state: S,
    pub chance: Chance,
}

/// A named moment to go back to.
#[derive(Clone)]
pub(crate) struct Bookmark<S> {
    pub name: String,
    pub checkpoint: Arc<Checkpoint<S>>,
    pub line: Line,
    /// A game that goes there begins there: what led there was played in a world that has been dealt anew since.
    pub begins: bool,
}

impl<S: Clone> Bookmark<S> {
    /// Nobody knows any longer what led here, but for the last step. Not for a bookmark of an earlier chapter whose answers are elsewhere.
    pub(crate) fn stand_alone(&mut self, log: &Log) {
        let known = log.elsewhere().min(self.line.shared) <= self.checkpoint.after;
        if !self.begins && known {
            let beyond = Row::from(self.line.after(self.checkpoint.after, log));
            self.line = Line { shared: 0, beyond };
            self.checkpoint = Arc::new(Checkpoint { after: 0, ..(*self.checkpoint).clone() });
            self.begins = true;
        }
    }
}

/// A game in progress.
pub struct Table<G: Game> {
    pub(crate) book: Arc<G::Book>,
    pub(crate) setup: Arc<Setup>,
    pub(crate) checkpoint: Arc<Checkpoint<G::State>>,
    /// Where this chapter began, if that is not where the game began. Nothing before it is undone.
    pub(crate) chapter: Option<Arc<Checkpoint<G::State>>>,
    /// Older checkpoints of the chapter, for undo.
    pub(crate) kept: VecDeque<Arc<Checkpoint<G::State>>>,
    /// Every answer of the game.
    pub(crate) log: Log,
    /// The answers since the checkpoint, as the step takes them.
    pub(crate) since: Vec<Given>,
    /// The step as it stands, stopped at the open questions.
    pub(crate) paused: G,
    questions: Vec<Question>,
    /// Questions that are asked again after an answer was undone have other ids: an answer meant for an abandoned
    /// line of play stays stale.
    pub(crate) taken_back: TakenBack,
    /// How many answers led to this chapter, and how many each seat has given since.
    answered: [u32; 8],
    /// Events of the current step that have been published.
    published: u32,
    pub(crate) events: Vec<Event>,
    /// Where the game began, if that was a scenario.
    pub(crate) scenario: Option<Arc<Checkpoint<G::State>>>,
    pub(crate) redo: Vec<Answer>,
    pub(crate) bookmarks: Vec<Bookmark<G::State>>,
    /// An undo that waits for others: who has agreed so far.
    pub(crate) undo_agreed: Option<crate::Seats>,
    /// What rules have counted in the steps that are over, if this game is studied.
    tallies: Option<Tallies>,
}

/// The result of a run of the current step.
struct Ran<G: Game> {
    checkpoint: Arc<Checkpoint<G::State>>,
    passed: Vec<Arc<Checkpoint<G::State>>>,
    paused: G,
    events: Vec<Event>,
    published: u32,
    revealed: Vec<bool>,
    over: bool,
    tallies: Tallies,
}

impl<G: Game> Table<G> {
    /// Sets up a new game and plays to its first question.
    pub fn new(book: Arc<G::Book>, setup: Setup) -> Result<Self, String> {
        let setup = setup.agreed(book.about())?;
        Self::opened(book, setup)
    }

    /// The same with a setup that was agreed on before, perhaps when modes had other options.
    pub(crate) fn opened(book: Arc<G::Book>, setup: Setup) -> Result<Self, String> {
        setup.check(book.about())?;
        let checkpoint = beginning::<G>(&book, &setup)?;
        Self::begin(book, setup, checkpoint, Log::default(), None).map_err(|e| e.to_string())
    }

    /// Where this chapter began. Fails if the answers do not lead from there to the first checkpoint that
    /// is kept: then the game was recorded with another version of the rules or the book.
    pub(crate) fn beginning(&self) -> Result<Arc<Checkpoint<G::State>>, Refusal> {
        let beginning = match self.chapter.as_ref().or(self.scenario.as_ref()) {
            Some(known) => known.clone(),
            None => Arc::new(beginning::<G>(&self.book, &self.setup).map_err(Refusal::Drifted)?),
        };
        let kept = self.kept.front().expect("a table keeps a checkpoint");
        let (setup, log) = ((*self.setup).clone(), Log::new(beginning.after, Vec::new()));
        let mut there = Self::begin(self.book.clone(), setup, (*beginning).clone(), log, None)?;
        for answer in &self.log.after(beginning.after)[..kept.after - beginning.after] {
            there.repeat(answer)?;
        }
        match self.write_state(&there.checkpoint.state) == self.write_state(&kept.state) {
            true => Ok(beginning),
            false => Err(Refusal::Drifted(
                "it was recorded with another version of the rules or the book".to_owned(),
            )),
        }
    }

    /// Opens a table at a checkpoint; `log` holds the answers that led to it.
    pub(crate) fn begin(
        book: Arc<G::Book>,
        setup: Setup,
        checkpoint: Checkpoint<G::State>,
        log: Log,
        chapter: Option<Arc<Checkpoint<G::State>>>,
    ) -> Result<Self, Refusal> {
        let setup = Arc::new(setup);
        let checkpoint = Arc::new(checkpoint);
        let dealer =
            Dealer::recorded(setup.clone(), book.names().clone(), checkpoint.chance.clone(), Vec::new());
        let paused = G::sit(book.clone(), checkpoint.state.clone(), dealer);
        let mut table = Table {
            book,
            setup,
            chapter: None,
            kept: VecDeque::from([checkpoint.clone()]),
            checkpoint,
            taken_back: TakenBack::default(),
            answered: [0; 8],
            log,
            since: Vec::new(),
            paused,
            questions: Vec::new(),
            published: 0,
            events: Vec::new(),
            scenario: None,
            redo: Vec::new(),
            bookmarks: Vec::new(),
            undo_agreed: None,
            tallies: None,
        };
        table.chapter = chapter;
        let chapter = table.chapter_after();
        table.answered = [chapter as u32; 8];
        for answer in table.log.after(chapter.max(table.log.elsewhere())) {
            table.answered[answer.seat.index()] += 1;
        }
        let ran = table.run(Vec::new())?;
        table.settle(ran);
        Ok(table)
    }

    /// The open questions, one per seat at most.
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// How the game ended, once it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.paused.outcome()
    }

    /// From now on, the rules keep their tallies. Moves that are undone stay counted.
    pub fn study(&mut self) {
        self.tallies.get_or_insert_default();
    }

    /// What the rules have counted, if the game is studied.
    pub fn tallies(&self) -> Tallies {
        self.tallies.clone().unwrap_or_default()
    }

    /// What was agreed before play.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game as it stands now.
    pub fn game(&self) -> &G {
        &self.paused
    }

    /// The book it is played from.
    pub fn book(&self) -> &Arc<G::Book> {
        &self.book
    }

    /// Every answer so far, but for those that the table has let go of.
    pub fn log(&self) -> &[Answer] {
        self.log.here()
    }

    /// How many answers have been given.
    pub fn played(&self) -> usize {
        self.log.len()
    }

    /// How many answers led to this chapter. None of them is undone.
    pub fn chapter_after(&self) -> usize {
        self.chapter.as_ref().map_or(0, |chapter| chapter.after)
    }

    /// Lets go of the answers of earlier chapters. Whoever keeps the table has them, and gives them back before it is saved, goes to a
    /// bookmark or begins anew.
    pub fn let_go(&mut self) {
        self.log.let_go(self.chapter_after());
    }

    /// How many of the first answers the table has let go of.
    pub fn elsewhere(&self) -> usize {
        self.log.elsewhere()
    }

    /// Has those answers back: they are the first of these.
    pub fn recall(&mut self, answers: &[Answer]) {
        self.log.recall(answers);
    }

    /// Events since the last call.
    pub fn take_events(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.events)
    }

    /// Takes an answer, or refuses it and changes nothing.
    pub fn answer(&mut self, by: Seat, id: u32, keys: &[impl AsRef<str>]) -> Result<(), Refusal> {
        if self.outcome().is_some() {
            return Err(Refusal::Over);
        }
        let question = self.questions.iter().find(|q| q.id == id).ok_or(Refusal::Stale { id })?;
        if question.seat != by {
            return Err(Refusal::WrongSeat { id, asked: question.seat, by });
        }
        let given = given(question, keys)?;
        self.take(Answer { seat: by, keys: joined(keys), revealed: false }, given)?;
        match self.redo.last() {
            Some(next) if self.log().last().is_some_and(|a| a.seat == next.seat && a.keys == next.keys) => {
                self.redo.pop();
            }
            _ => self.redo.clear(),
        }
        Ok(())
    }

    /// Gives an answer from a log to whatever question of its seat is open.
    pub(crate) fn repeat(&mut self, answer: &Answer) -> Result<(), Refusal> {
        let drifted = |why: String| {
            Refusal::Drifted(format!(
                "answer {} of seat {} (`{}`) {why}",
                self.log.len() + 1,
                answer.seat.0,
                answer.keys
            ))
        };
        let question = self
            .questions
            .iter()
            .find(|q| q.seat == answer.seat)
            .ok_or_else(|| drifted("has no question".to_owned()))?;
        let keys: Vec<&str> = answer.keys().collect();
        let given = given(question, &keys).map_err(|why| drifted(format!("does not fit: {why}")))?;
        self.take(answer.clone(), given)
    }

    fn take(&mut self, answer: Answer, given: Given) -> Result<(), Refusal> {
        if self.since.len() >= STEP_ANSWERS_MAX {
            return Err(Refusal::Fault(format!(
                "a step takes at most {STEP_ANSWERS_MAX} answers; this one would take more"
            )));
        }
        let mut answers = self.since.clone();
        answers.push(given);
        let ran = self.run(answers)?;
        self.answered[answer.seat.index()] += 1;
        self.log.push(answer);
        self.undo_agreed = None;
        self.settle(ran);
        Ok(())
    }

    /// Runs on from the checkpoint with these answers, to the next open question or the end.
    fn run(&self, answers: Vec<Given>) -> Result<Ran<G>, Refusal> {
        guarded(|| self.run_unguarded(answers)).unwrap_or_else(|words| Err(Refusal::Fault(words)))
    }

    fn run_unguarded(&self, answers: Vec<Given>) -> Result<Ran<G>, Refusal> {
        let mut checkpoint = self.checkpoint.clone();
        let mut passed = Vec::new();
        let mut events = Vec::new();
        let mut revealed = Vec::new();
        let mut tallies = Tallies::new();
        let count = answers.len();
        let names: &Arc<Names> = self.book.names();
        let mut dealer =
            Dealer::recorded(self.setup.clone(), names.clone(), checkpoint.chance.clone(), answers);
        dealer.published = self.published;
        loop {
            dealer.tallies = self.tallies.as_ref().map(|_| Tallies::new());
            let mut game = G::sit(self.book.clone(), checkpoint.state.clone(), dealer);
            let step = game.step();
            let over = game.outcome().is_some();
            let ended = step.is_ok() || over;
            let told = {
                let dealer = game.dealer_mut();
                let taken = dealer.taken();
                assert!(
                    !passed.is_empty() || taken == count,
                    "a step ended with answers to spare: {taken} of {count} taken"
                );
                events.append(&mut dealer.events);
                merge(&mut revealed, &mut dealer.revealed);
                // A step that is still open will be run again.
                let counted = dealer.tallies.take().filter(|_| ended).unwrap_or_default();
                add_up(&mut tallies, counted);
                dealer.told()
            };
            if over || (!ended && step == Err(Pause::Open)) {
                return Ok(Ran {
                    checkpoint,
                    passed,
                    paused: game,
                    events,
                    published: told,
                    revealed,
                    over,
                    tallies,
                });
            }
            assert!(step.is_ok(), "a rule said the game is over, but there is no outcome");
            let (state, finished) = game.rise();
            // The steps after the first have no answers of their own; a reveal in them still
            // belongs to the answer that led there, so the marks are kept.
            passed.push(checkpoint);
            checkpoint = Arc::new(Checkpoint {
                after: self.checkpoint.after + count,
                state,
                chance: finished.chance.clone(),
            });
            dealer = Dealer::recorded(self.setup.clone(), names.clone(), finished.chance, Vec::new());
            dealer.revealed = std::mem::take(&mut revealed);
        }
    }

    /// Makes a run the table's present.
    fn settle(&mut self, ran: Ran<G>) {
        let first = self.checkpoint.after;
        for (mark, answer) in ran.revealed.iter().zip(self.log.after_mut(first)) {
            answer.revealed = *mark;
        }
        if ran.passed.is_empty() {
            let Mode::Recorded { answers, .. } = &ran.paused.dealer().mode else {
                unreachable!("a table's own run is recorded")
            };
            self.since = answers.clone();
        } else if G::chapter(&ran.checkpoint.state) != G::chapter(&self.checkpoint.state) {
            self.since.clear();
            self.redo.clear();
            self.kept = VecDeque::from([ran.checkpoint.clone()]);
            self.chapter = Some(ran.checkpoint.clone()).filter(|chapter| chapter.after > 0);
            self.answered = [ran.checkpoint.after as u32; 8];
        } else {
            self.since.clear();
            self.kept.push_back(ran.checkpoint.clone());
            if self.kept.len() > CHECKPOINTS_KEPT {
                let after: Vec<usize> = self.kept.iter().map(|k| k.after).collect();
                self.kept.remove(least_missed(&after));
            }
        }
        if let Some(tallies) = &mut self.tallies {
            add_up(tallies, ran.tallies);
        }
        self.checkpoint = ran.checkpoint;
        self.published = ran.published;
        self.events.extend(ran.events);
        self.questions.clear();
        self.paused = ran.paused;
        let open = std::mem::take(&mut self.paused.dealer_mut().open);
        if !ran.over {
            self.questions.extend(open);
            self.number_questions();
        }
    }

    fn number_questions(&mut self) {
        let mut questions = std::mem::take(&mut self.questions);
        for question in &mut questions {
            question.id = self.id_of(question);
        }
        self.questions = questions;
    }

    /// The id of a question that is open now. It comes from what its seat knows: what it is offered, how often it has
    /// answered and how often its answers were undone. So it is the same whatever others have chosen in secret,
    /// after a save is opened, and after somebody else's move; and nobody can work back from it, since it is keyed
    /// with the table's seed.
    pub(crate) fn id_of(&self, question: &Question) -> u32 {
        let seat = question.seat;
        let known = [seat.0.into(), self.answered[seat.index()], self.taken_back[seat.index()]];
        // Unique among the seats; positive and whole in every language's numbers.
        (Chance::keyed(self.setup.seed, question.offer(), known) & 0x7fff_fff8) | u32::from(seat.0)
    }

    /// Puts somebody else on a seat: questions are worded afresh, what was told stays as it was.
    pub fn seat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Refusal> {
        let before = self.setup.clone();
        Arc::make_mut(&mut self.setup).seats[seat.index()] = sitter;
        match self.run(self.since.clone()) {
            Ok(ran) => {
                self.settle(ran);
                Ok(())
            }
            Err(fault) => {
                self.setup = before;
                Err(fault)
            }
        }
    }

    /// How often answers of each seat have been undone.
    pub fn taken_back(&self) -> TakenBack {
        self.taken_back
    }

    /// Sets how often answers have been undone here. A save does not know; a store with a table's whole history does,
    /// and so old clicks stay stale after a restart.
    pub fn renumber(&mut self, taken_back: TakenBack) {
        self.taken_back = taken_back;
        self.number_questions();
    }

    /// Laws of the game that are broken at the checkpoint (within a step, a card may be between two places).
    pub fn broken_laws(&self) -> Vec<String> {
        self.again(None).broken_laws()
    }
}

/// Runs something that may panic, and returns the panic's message if it does.
pub fn guarded<T>(what: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(what)).map_err(|panic| panic_words(&*panic))
}

/// The message of a panic.
pub fn panic_words(panic: &(dyn Any + Send)) -> String {
    let words = panic.downcast_ref::<String>().map(String::as_str);
    let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
    words.unwrap_or("a rule failed without a message").to_owned()
}

fn beginning<G: Game>(book: &G::Book, setup: &Setup) -> Result<Checkpoint<G::State>, String> {
    let mut chance = Chance::rigged(setup.seed, setup.rig.clone());
    let state = G::fresh(book, setup, &mut chance)?;
    Ok(Checkpoint { after: 0, state, chance })
}

/// Adds the marks of a run to those before it; both lists begin at the same answer.
fn merge(all: &mut Vec<bool>, new: &mut Vec<bool>) {
    for (i, mark) in new.drain(..).enumerate() {
        match all.get_mut(i) {
            Some(old) => *old |= mark,
            None => all.push(mark),
        }
    }
}

/// Counts answers that are undone, for each seat.
pub fn take_back(taken_back: &mut TakenBack, undone: &[Answer]) {
    for seat in undone.iter().map(|a| a.seat).collect::<Seats>().iter() {
        taken_back[seat.index()] += 1;
    }
}

/// Which of the checkpoints after so many answers is missed least. Without it, whoever goes back to just before the next one comes from the
/// one before it: what that re-runs is measured by how far it goes back.
fn least_missed(after: &[usize]) -> usize {
    let now = after[after.len() - 1];
    let missed = |i: &usize| ((after[i + 1] - after[i - 1]) << 16) / (now - after[i + 1] + 1);
    (1..after.len() - 2).min_by_key(missed).expect("more are kept than the first and the last two")
}

fn joined(keys: &[impl AsRef<str>]) -> Box<str> {
    keys.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" ").into()
}

/// Finds the options that an answer names, or says why they are not valid.
fn given(question: &Question, keys: &[impl AsRef<str>]) -> Result<Given, Refusal> {
    let mut given = Given { seat: question.seat, picks: Picks::new(), name: None };
    if let (Some(naming), [key]) = (&question.naming, keys)
        && question.options.iter().all(|option| option.key != key.as_ref())
        && let Some(name) = naming.given(key.as_ref())
    {
        given.name = Some(name?);
        return Ok(given);
    }
    let picks = &mut given.picks;
    for key in keys.iter().map(AsRef::as_ref) {
        let place =
            question.options.iter().position(|o| o.key == key).ok_or_else(|| Refusal::NotOffered {
                key: key.to_owned(),
                offered: question.options.iter().map(|o| o.key.as_str()).collect::<Vec<_>>().join(", "),
            })?;
        if picks.contains(&(place as u16)) {
            return Err(Refusal::Twice(key.to_owned()));
        }
        picks.push(place as u16);
    }
    if !(question.pick.min..=question.pick.max).contains(&picks.len()) {
        return Err(Refusal::Count { got: picks.len(), pick: question.pick });
    }
    Ok(given)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checkpoints_lie_farther_apart_the_longer_ago_they_are() {
        let mut kept: Vec<usize> = vec![0];
        for now in 1..=20_000 {
            kept.push(now);
            if kept.len() > CHECKPOINTS_KEPT {
                kept.remove(least_missed(&kept));
            }
            assert!(kept.starts_with(&[0]) && kept.ends_with(&[now - 1, now]), "{kept:?}");
            for pair in kept.windows(2) {
                let farthest = pair[1] - 1;
                let (again, back) = (farthest - pair[0], now - farthest);
                assert!(again <= 9 * back, "going {back} of {now} answers back re-runs {again}: {kept:?}");
            }
        }
    }
}
