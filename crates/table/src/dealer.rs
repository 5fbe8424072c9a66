//! The dealer: what a rule holds while it runs. It hands out answers and chance, keeps what was
//! told and what was revealed, and stops the rule where a decision is open.

use crate::question::{Given, Pick, Picks, Question};
use crate::{Chance, Deck, Die, Event, Id, Kind, Names, Scene, Seat, Seats, Setup, Told};
use smallvec::SmallVec;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;

/// What a rule returns that may stop at a decision, or for another reason if the game has more of them: `Play<T, Halt>`.
pub type Play<T, Stop = Pause> = Result<T, Stop>;

/// Why a rule stopped before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// A decision is open.
    Open,
    /// The game has ended in the middle of a step.
    Over,
}

/// What rules count for studies of many games, by name.
pub type Tallies = BTreeMap<String, i64>;

/// Adds what was counted to what had been counted before.
pub fn add_up(sums: &mut Tallies, counted: Tallies) {
    for (what, n) in counted {
        *sums.entry(what).or_default() += n;
    }
}

/// Somebody who answers without being shown labels: a bot in a simulation.
pub trait Player: Send {
    /// One of `n` options; `weigh` tells how an instinctive player values each.
    fn pick(&mut self, seat: Seat, n: usize, weigh: &mut dyn FnMut(usize) -> u32) -> usize;

    /// As many of `n` options as `count` says, in order.
    fn pick_some(&mut self, seat: Seat, n: usize, count: Pick, weigh: &mut dyn FnMut(usize) -> u32) -> Picks;

    /// Whether to step in where nobody waits for it.
    fn steps_in(&mut self, seat: Seat) -> bool;
}

/// What happens at the open question instead of stopping there, in a world imagined from a seed.
pub(crate) enum Then {
    /// A bot answers for its seat and goes on.
    Answer { given: Given, seed: u64, player: Box<dyn Player> },
    /// A seat looks at the question, to see whether it could tell the difference.
    Look { seat: Seat, seed: u64 },
}

pub(crate) enum Mode {
    Recorded { answers: Vec<Given>, next: usize, then: Option<Then> },
    Inline(Option<Box<dyn Player>>),
}

/// Hands answers and chance to a running rule, and keeps what it told and revealed.
pub struct Dealer {
    pub(crate) chance: Chance,
    pub(crate) mode: Mode,
    pub(crate) setup: Arc<Setup>,
    pub(crate) names: Arc<Names>,
    pub(crate) looking: bool,
    pub(crate) events: Vec<Event>,
    /// The dice of this run, if somebody is looking.
    rolled: Vec<Die>,
    /// Events of this run so far, and how many of them were published by an earlier run.
    told: u32,
    pub(crate) published: u32,
    /// The open questions, if somebody is looking.
    pub(crate) open: SmallVec<[Question; 1]>,
    /// For each answer taken: whether something was revealed before the next question.
    pub(crate) revealed: Vec<bool>,
    pub(crate) decisions: u64,
    pub(crate) decisions_max: u64,
    /// What rules have counted, if somebody studies this game.
    pub(crate) tallies: Option<Tallies>,
    /// How often in this step somebody did what may be done at any time.
    asides: usize,
    /// What somebody wishes and the others are just asked about, the innermost last.
    pub(crate) wishes: SmallVec<[&'static str; 1]>,
}

/// How often that may be in one step: each answer runs the step again from its beginning.
const ASIDES_MAX: usize = 40;

/// What an `ask` finds.
pub(crate) enum Turn {
    Given(Given),
    Inline,
    Open,
}

impl Dealer {
    pub(crate) fn recorded(
        setup: Arc<Setup>,
        names: Arc<Names>,
        chance: Chance,
        answers: Vec<Given>,
    ) -> Self {
        Dealer {
            chance,
            mode: Mode::Recorded { answers, next: 0, then: None },
            setup,
            names,
            looking: true,
            events: Vec::new(),
            rolled: Vec::new(),
            told: 0,
            published: 0,
            open: SmallVec::new(),
            revealed: Vec::new(),
            decisions: 0,
            decisions_max: u64::MAX,
            tallies: None,
            asides: 0,
            wishes: SmallVec::new(),
        }
    }

    pub(crate) fn inline(
        setup: Arc<Setup>,
        names: Arc<Names>,
        chance: Chance,
        player: Box<dyn Player>,
        decisions_max: u64,
    ) -> Self {
        Dealer {
            mode: Mode::Inline(Some(player)),
            looking: false,
            decisions_max,
            ..Dealer::recorded(setup, names, chance, Vec::new())
        }
    }

    #[inline]
    pub(crate) fn turn(&mut self) -> Turn {
        match &mut self.mode {
            Mode::Inline(_) => Turn::Inline,
            Mode::Recorded { answers, next, .. } => match answers.get(*next) {
                Some(given) => {
                    *next += 1;
                    self.revealed.push(false);
                    Turn::Given(given.clone())
                }
                None => Turn::Open,
            },
        }
    }

    /// How many of the recorded answers this run has taken.
    pub(crate) fn taken(&self) -> usize {
        match &self.mode {
            Mode::Recorded { next, .. } => *next,
            Mode::Inline(_) => 0,
        }
    }

    /// The seat whose bot thinks through an answer to the question that opens next.
    pub(crate) fn thinking(&self) -> Option<Seat> {
        match &self.mode {
            Mode::Recorded { then: Some(Then::Answer { given, .. }), .. } => Some(given.seat),
            _ => None,
        }
    }

    /// Whether the run goes on in an imagined world at the question that opens next.
    pub(crate) fn imagines(&self) -> bool {
        matches!(&self.mode, Mode::Recorded { then: Some(_), .. })
    }

    /// Whether simulated players answer.
    pub(crate) fn is_inline(&self) -> bool {
        matches!(self.mode, Mode::Inline(_))
    }

    pub(crate) fn count_aside(&mut self) {
        // Inline play goes from step to step with the same dealer, and runs nothing again.
        if let Mode::Recorded { .. } = self.mode {
            self.asides += 1;
        }
    }

    /// Whether the others are just asked about this wish (see [`crate::Anytime::all_agree`]): nobody needs to utter it again.
    pub fn is_wished(&self, wish: &str) -> bool {
        self.wishes.contains(&wish)
    }

    pub(crate) fn asides_left(&self) -> bool {
        self.asides < ASIDES_MAX
    }

    pub(crate) fn offers_asides(&self) -> bool {
        matches!(self.mode, Mode::Recorded { .. }) && self.asides_left()
    }

    /// Whether nobody is asked about what may be done at any time: there was enough of it, or a simulated player leaves it alone.
    pub(crate) fn passes_over_asides(&mut self) -> bool {
        match &mut self.mode {
            Mode::Inline(Some(player)) => !player.steps_in(Seat(0)),
            _ => !self.asides_left(),
        }
    }

    /// Counts a decision made inline; beyond the limit, play stops.
    #[inline]
    pub(crate) fn count_decision(&mut self) -> Play<()> {
        self.decisions += 1;
        if self.decisions > self.decisions_max { Err(Pause::Open) } else { Ok(()) }
    }

    /// How many seats the table has.
    pub fn seats(&self) -> usize {
        self.setup.seats.len()
    }

    /// The mode that the table has agreed on.
    pub fn mode(&self) -> &str {
        &self.setup.mode
    }

    /// When the table was opened, in seconds since 1970, if whoever opened it has a clock.
    pub fn begun(&self) -> Option<u32> {
        self.setup.begun
    }

    /// Everybody at the table but this seat.
    pub fn others(&self, seat: Seat) -> Seats {
        self.setup.all().without(seat)
    }

    /// The name of the player who sits there.
    pub fn name(&self, seat: Seat) -> &str {
        &self.setup.seats[seat.index()].name
    }

    /// Whether anybody reads labels and events.
    pub fn looking(&self) -> bool {
        self.looking
    }

    /// The fence: what is known now cannot be made unknown by an undo.
    #[inline]
    fn reveal(&mut self) {
        if let Some(last) = self.revealed.last_mut() {
            *last = true;
        }
    }

    /// Rolls a die with faces 1 to `sides`.
    #[inline]
    pub fn roll(&mut self, sides: u32) -> u32 {
        self.reveal();
        let n = self
            .chance
            .rigged_value("dice", |v| v.parse().ok().filter(|n| (1..=sides).contains(n)))
            .unwrap_or_else(|| self.chance.below(sides) + 1);
        if self.looking {
            self.rolled.push(Die::showing(sides, n.to_string()));
        }
        n
    }

    /// The last `n` dice that were rolled, for the event that tells of them; none if nobody is looking.
    pub fn rolled(&self, n: usize) -> Vec<Die> {
        self.rolled[self.rolled.len().saturating_sub(n)..].to_vec()
    }

    /// Rolls a die with special faces; rigged by its name.
    pub fn roll_faces<T: Copy>(&mut self, die: &str, faces: &[T], name: impl Fn(T) -> &'static str) -> T {
        self.reveal();
        let face = self
            .chance
            .rigged_value(die, |v| faces.iter().copied().find(|&f| name(f) == v))
            .unwrap_or_else(|| faces[self.chance.below(faces.len() as u32) as usize]);
        if self.looking {
            self.rolled.push(Die::showing(faces.len() as u32, name(face)));
        }
        face
    }

    /// Picks one of a list at random (not a die, but as public as one).
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        self.reveal();
        let n = from.len();
        let i = self
            .chance
            .rigged_value("pick", |v| v.parse().ok().filter(|&i: &usize| i < n))
            .unwrap_or_else(|| self.chance.below(n as u32) as usize);
        from[i]
    }

    /// Takes one of these cards, which are mixed each time and lie in no order: a fish from the water. `None` if there are none.
    pub fn draw_any<K: Kind>(&mut self, from: &[Id<K>]) -> Option<Id<K>> {
        if from.is_empty() {
            return None;
        }
        self.reveal();
        let names = &self.names;
        let rigged = self.chance.rigged_value("draw", |v| names.find(v).filter(|card| from.contains(card)));
        Some(rigged.unwrap_or_else(|| from[self.chance.below(from.len() as u32) as usize]))
    }

    /// Draws the top card. `None` if the pile is empty.
    pub fn draw<K: Kind>(&mut self, deck: &mut Deck<K>) -> Option<Id<K>> {
        let names = &self.names;
        let rigged =
            self.chance.rigged_value("draw", |v| names.find(v).filter(|&card| deck.pile.contains(&card)));
        if let Some(card) = rigged {
            deck.lift(card);
        }
        let card = deck.take()?;
        self.reveal();
        Some(card)
    }

    /// Lets a seat look at the top `n` cards, which stay where they are.
    pub fn peek<K>(&mut self, deck: &mut Deck<K>, seat: Seat, n: usize) -> Vec<Id<K>> {
        self.reveal();
        deck.see(seat, n)
    }

    /// Shuffles a deck's pile. This only hides; it reveals nothing.
    pub fn shuffle<K>(&mut self, deck: &mut Deck<K>) {
        deck.shuffle(&mut self.chance);
    }

    /// Puts the discards back into the pile and shuffles it.
    pub fn reshuffle<K>(&mut self, deck: &mut Deck<K>) {
        deck.reshuffle(&mut self.chance);
    }

    /// Turns a page, or a card face up: what it says is known from now on.
    pub fn turn_page(&mut self) {
        self.reveal();
    }

    /// Whether the next event must be worded: somebody is looking and it is a new one.
    #[inline]
    pub(crate) fn hears(&mut self) -> bool {
        self.told += 1;
        self.looking && self.told > self.published
    }

    pub(crate) fn tell(&mut self, to: Option<Seats>, rules: &'static str, scene: Option<Scene>, told: Told) {
        let Told { by, what, text } = told;
        let rules = rules.split_whitespace().map(Cow::Borrowed).collect();
        let event = Event { seat: None, by, rules, scene, what, text };
        match to {
            None => self.events.push(event),
            Some(seats) => {
                self.events.extend(seats.iter().map(|seat| Event { seat: Some(seat), ..event.clone() }));
            }
        }
    }

    /// How many events this run has told, worded or not.
    pub(crate) fn told(&self) -> u32 {
        self.told
    }
}
