//! The table: a checkpoint and the answers given since.
//!
//! Every answer re-runs the current step from its checkpoint, on a clone; when the step ends, its
//! state is the new checkpoint. Nothing of the table changes before a run has gone well.

use crate::dealer::{Dealer, Mode, Tallies, Then, add_up};
use crate::question::{Answer, Given, Picks};
use crate::{
    Book, Chance, Event, Game, Names, Outcome, Pause, Player, Question, Refusal, Seat, Setup, Sitter,
};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// How many checkpoints are kept for undo besides the first. Going back further re-runs more.
const CHECKPOINTS_KEPT: usize = 6;

/// Everything needed to go on: the state, its chance, and how many answers led here.
#[derive(Clone)]
pub(crate) struct Checkpoint<S> {
    pub after: usize,
    pub state: S,
    pub chance: Chance,
}

/// A place to come back to.
#[derive(Clone)]
pub(crate) struct Bookmark<S> {
    pub name: String,
    pub checkpoint: Arc<Checkpoint<S>>,
    pub log: Vec<Answer>,
}

/// A game in progress.
pub struct Table<G: Game> {
    pub(crate) book: Arc<G::Book>,
    pub(crate) setup: Arc<Setup>,
    pub(crate) checkpoint: Arc<Checkpoint<G::State>>,
    /// Older checkpoints, for undo; the first is where the table began.
    pub(crate) kept: VecDeque<Arc<Checkpoint<G::State>>>,
    /// Every answer of the game.
    pub(crate) log: Vec<Answer>,
    /// The answers since the checkpoint, as the step takes them.
    since: Vec<Given>,
    /// The step as it stands, stopped at the open questions.
    pub(crate) paused: G,
    questions: Vec<Question>,
    /// How often the table has gone back: answers meant for an abandoned line stay stale.
    turned_back: u32,
    /// A fingerprint of that and of all answers. Ids of questions come from it: they are the same after a
    /// save is opened, and others after an undo.
    line: u32,
    /// Events of the current step that have been published.
    published: u32,
    events: Vec<Event>,
    /// Where the game began, if that was a scenario.
    pub(crate) scenario: Option<Arc<Checkpoint<G::State>>>,
    pub(crate) redo: Vec<Answer>,
    pub(crate) bookmarks: Vec<Bookmark<G::State>>,
    /// An undo that waits for others: who has agreed so far.
    pub(crate) undo_agreed: Option<crate::Seats>,
    /// What rules have counted in the steps that are over, if somebody studies this game.
    tallies: Option<Tallies>,
}

/// What a run of the current step came to.
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
        setup.check(book.about())?;
        let checkpoint = beginning::<G>(&book, &setup)?;
        Self::begin(book, setup, checkpoint, Vec::new()).map_err(|e| e.to_string())
    }

    /// Where this table's game began. Fails if the answers do not lead from there to the first checkpoint that
    /// is kept: then the game was recorded by another version of the rules or the book.
    pub(crate) fn beginning(&self) -> Result<Arc<Checkpoint<G::State>>, Refusal> {
        let beginning = match &self.scenario {
            Some(scenario) => scenario.clone(),
            None => Arc::new(beginning::<G>(&self.book, &self.setup).map_err(Refusal::Drifted)?),
        };
        let kept = self.kept.front().expect("a table keeps a checkpoint");
        let setup = (*self.setup).clone();
        let mut there = Self::begin(self.book.clone(), setup, (*beginning).clone(), Vec::new())?;
        for answer in &self.log[..kept.after] {
            there.repeat(answer)?;
        }
        match self.write_state(&there.checkpoint.state) == self.write_state(&kept.state) {
            true => Ok(beginning),
            false => Err(Refusal::Drifted(
                "it was recorded by another version of the rules or the book".to_owned(),
            )),
        }
    }

    /// Opens a table at a checkpoint; `log` holds the answers that led to it.
    pub(crate) fn begin(
        book: Arc<G::Book>,
        setup: Setup,
        checkpoint: Checkpoint<G::State>,
        log: Vec<Answer>,
    ) -> Result<Self, Refusal> {
        let setup = Arc::new(setup);
        let checkpoint = Arc::new(checkpoint);
        let dealer =
            Dealer::recorded(setup.clone(), book.names().clone(), checkpoint.chance.clone(), Vec::new());
        let paused = G::sit(book.clone(), checkpoint.state.clone(), dealer);
        let mut table = Table {
            book,
            setup,
            kept: VecDeque::from([checkpoint.clone()]),
            checkpoint,
            turned_back: 0,
            line: line(0, &log),
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
        let ran = table.run(Vec::new())?;
        table.settle(ran, None);
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

    /// From now on, counts what the rules have to count. Moves that are taken back stay counted.
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

    /// Every answer so far.
    pub fn log(&self) -> &[Answer] {
        &self.log
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
        let picks = picks(question, keys)?;
        self.take(Answer { seat: by, keys: joined(keys), revealed: false }, picks)?;
        match self.redo.last() {
            Some(next) if self.log.last().is_some_and(|a| a.seat == next.seat && a.keys == next.keys) => {
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
        let picks = picks(question, &keys).map_err(|why| drifted(format!("does not fit: {why}")))?;
        self.take(answer.clone(), picks)
    }

    fn take(&mut self, answer: Answer, picks: Picks) -> Result<(), Refusal> {
        let seat = answer.seat;
        let mut answers = self.since.clone();
        answers.push(Given { seat, picks });
        let ran = self.run(answers)?;
        self.line = extended(self.line, &answer);
        self.log.push(answer);
        self.undo_agreed = None;
        self.settle(ran, Some(seat));
        Ok(())
    }

    /// Runs on from the checkpoint with these answers, to the next open question or the end.
    fn run(&self, answers: Vec<Given>) -> Result<Ran<G>, Refusal> {
        catch_unwind(AssertUnwindSafe(|| self.run_unguarded(answers))).unwrap_or_else(|panic| {
            let words = panic.downcast_ref::<String>().map(String::as_str);
            let words = words.or_else(|| panic.downcast_ref::<&str>().copied());
            Err(Refusal::Fault(words.unwrap_or("a rule failed without words").to_owned()))
        })
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
            // belongs to the answer that led there, so the marks go along.
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
    fn settle(&mut self, ran: Ran<G>, by: Option<Seat>) {
        let first = self.checkpoint.after;
        for (mark, answer) in ran.revealed.iter().zip(&mut self.log[first..]) {
            answer.revealed = *mark;
        }
        if ran.passed.is_empty() {
            let Mode::Recorded { answers, .. } = &ran.paused.dealer().mode else {
                unreachable!("a table's own run is recorded")
            };
            self.since = answers.clone();
        } else {
            self.since.clear();
            self.kept.push_back(ran.checkpoint.clone());
            if self.kept.len() > CHECKPOINTS_KEPT + 1 {
                self.kept.remove(1);
            }
        }
        if let Some(tallies) = &mut self.tallies {
            add_up(tallies, ran.tallies);
        }
        self.checkpoint = ran.checkpoint;
        self.published = ran.published;
        self.events.extend(ran.events);
        let before = std::mem::take(&mut self.questions);
        self.paused = ran.paused;
        let open = std::mem::take(&mut self.paused.dealer_mut().open);
        if ran.over {
            return;
        }
        for mut question in open {
            let same = before.iter().find(|q| q.same_offer(&question) && Some(q.seat) != by);
            question.id = same.map_or_else(|| question_id(self.line, question.seat), |q| q.id);
            self.questions.push(question);
        }
    }

    /// Puts the table back to a checkpoint and repeats the answers after it, quietly. `by` is whose answer was
    /// taken back; the other seats' questions keep their ids if they are the same.
    pub(crate) fn go_to(
        &mut self,
        checkpoint: Arc<Checkpoint<G::State>>,
        log: Vec<Answer>,
        by: Option<Seat>,
    ) -> Result<(), Refusal> {
        let (done, rest) = log.split_at(checkpoint.after);
        let setup = (*self.setup).clone();
        let mut there = Self::begin(self.book.clone(), setup, (*checkpoint).clone(), done.to_vec())?;
        there.renumber(self.turned_back + 1);
        // Only checkpoints of the line that both have in common are of use there.
        let shared =
            self.log.iter().zip(&log).take_while(|(a, b)| a.seat == b.seat && a.keys == b.keys).count();
        let useful = |k: &&Arc<Checkpoint<_>>| k.after < checkpoint.after && k.after <= shared;
        there.kept = self.kept.iter().filter(useful).cloned().collect();
        there.kept.push_back(checkpoint);
        for answer in rest {
            there.repeat(answer)?;
        }
        let line = there.line;
        for question in &mut there.questions {
            let same =
                self.questions.iter().find(|q| by.is_some_and(|s| s != q.seat) && q.same_offer(question));
            question.id = same.map_or_else(|| question_id(line, question.seat), |q| q.id);
        }
        there.events = std::mem::take(&mut self.events);
        there.scenario = self.scenario.clone();
        there.redo = std::mem::take(&mut self.redo);
        there.bookmarks = std::mem::take(&mut self.bookmarks);
        *self = there;
        Ok(())
    }

    /// Seats somebody else, from now on: questions are worded anew, what was told stays as it was.
    pub fn seat(&mut self, seat: Seat, sitter: Sitter) -> Result<(), Refusal> {
        let before = self.setup.clone();
        Arc::make_mut(&mut self.setup).seats[seat.index()] = sitter;
        match self.run(self.since.clone()) {
            Ok(ran) => {
                self.settle(ran, None);
                Ok(())
            }
            Err(fault) => {
                self.setup = before;
                Err(fault)
            }
        }
    }

    /// Numbers the open questions as at a table that has gone back so often. A save does not know; who keeps a
    /// table's whole history does, and old clicks stay stale over a restart.
    pub fn renumber(&mut self, turned_back: u32) {
        self.turned_back = turned_back;
        self.line = line(turned_back, &self.log);
        for question in &mut self.questions {
            question.id = question_id(self.line, question.seat);
        }
    }

    /// Another table at the same moment. What is played there does not touch this one.
    pub fn twin(&self) -> Result<Self, Refusal> {
        let log = self.log[..self.checkpoint.after].to_vec();
        let setup = (*self.setup).clone();
        let mut twin = Self::begin(self.book.clone(), setup, (*self.checkpoint).clone(), log)?;
        for answer in &self.log[self.checkpoint.after..] {
            twin.repeat(answer)?;
        }
        Ok(twin)
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
        let given = Given { seat, picks: Picks::from_slice(picks) };
        let mut game = self.again(Some(Then::Answer { given, seed, player }));
        game.dealer_mut().looking = false;
        game.dealer_mut().decisions_max = decisions;
        while game.step().is_ok() && game.outcome().is_none() {}
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
        let real = self.questions.iter().find(|q| q.seat == seat);
        if let (Some(question), Some(real)) = (&mut question, real) {
            question.id = real.id; // ids are given by the table, not by the rules
        }
        (game, question)
    }

    /// Laws of the game that are broken at the checkpoint (within a step, a card may be in midair).
    pub fn broken_laws(&self) -> Vec<String> {
        self.again(None).broken_laws()
    }

    /// The current step once more, from its checkpoint and with its answers, not yet begun.
    fn again(&self, then: Option<Then>) -> G {
        let names = self.book.names().clone();
        let chance = self.checkpoint.chance.clone();
        let mut dealer = Dealer::recorded(self.setup.clone(), names, chance, self.since.clone());
        if let Mode::Recorded { then: next, .. } = &mut dealer.mode {
            *next = then;
        }
        G::sit(self.book.clone(), self.checkpoint.state.clone(), dealer)
    }
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

fn line(turned_back: u32, log: &[Answer]) -> u32 {
    let start = (0x811c_9dc5 ^ turned_back).wrapping_mul(0x0100_0193);
    log.iter().fold(start, extended)
}

fn extended(line: u32, answer: &Answer) -> u32 {
    let bytes = [answer.seat.0].into_iter().chain(answer.keys.bytes()).chain([0]);
    bytes.fold(line, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

/// Unique among the seats; positive and whole in every language's numbers.
fn question_id(line: u32, seat: Seat) -> u32 {
    (line & 0x7fff_fff8) | u32::from(seat.0)
}

fn joined(keys: &[impl AsRef<str>]) -> Box<str> {
    keys.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(" ").into()
}

/// Finds the options that an answer names, or says why they will not do.
fn picks(question: &Question, keys: &[impl AsRef<str>]) -> Result<Picks, Refusal> {
    let mut picks = Picks::new();
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
    Ok(picks)
}
