//! What a game gives to the table, and what its rules get from it.

use crate::dealer::{Mode, Then, Turn};
use crate::question::{Given, Offered, Picks};
use crate::{
    About, Any, Chance, Choice, Component, Dealer, Die, Id, Instinct, Name, Names, Naming, Offer, OpenScenes,
    Or, Outcome, Pause, Pick, Play, Prompt, Question, Route, Scene, SceneKind, Scenes, Seat, Seats, Setup,
    Throw, Told, What,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
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
    /// What clients show before anybody sits down.
    fn about(&self) -> &About;
    /// The names of its ids.
    fn names(&self) -> &Arc<Names>;
    /// Title, version and digest, as a save records them.
    fn edition(&self) -> &crate::Edition;
    /// Its counts beside the rulebook's, if there is a rulebook that counts.
    fn components(&self) -> Vec<Component> {
        Vec::new()
    }
    /// What it tells newcomers, if it has anything for them.
    fn teaching(&self) -> Option<&crate::Teaching> {
        None
    }
    /// What chance decides in its game.
    fn chances(&self) -> crate::Chances;
}

/// What rules call to stop at a decision and to say what happened.
///
/// `rules` names the ledger ids behind a question, separated by spaces; behind a bar stand those that close what may otherwise be done
/// at any time ([`crate::Anytime`]).
pub trait Ask: Game {
    /// What the table calls whoever sits there.
    fn name(&self, seat: Seat) -> String {
        self.dealer().name(seat).to_owned()
    }

    /// The name of an id, as keys and events have it.
    fn key_of<K>(&self, id: Id<K>) -> String {
        self.dealer().names.name(id).to_owned()
    }

    /// A card, known to all who are told, goes from one place to another; `None` is a deck or the supply.
    fn moved<K>(&self, card: Id<K>, from: Option<String>, to: Option<String>) -> What {
        What::Card { card: Some(self.key_of(card)), from, to }
    }

    /// Dice that a player throws.
    fn thrown_by(&self, seat: Seat, dice: &[Die]) -> Throw {
        Throw::of(self.name(seat), dice).face(seat.place())
    }

    /// Asks one seat for one of the options. A single option is taken without asking.
    fn ask<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl IntoIterator<Item = T>,
    ) -> Play<T> {
        self.ask_listed(seat, rules, prompt, options.into_iter().collect())
    }

    /// The same with options that are a list already.
    fn ask_listed<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: Options<T>,
    ) -> Play<T> {
        self.ask_openly(seat, rules, prompt, options, |_| false)
    }

    /// The same, and a single option is asked for too if `openly` says so. Everybody sees who is waited for: where some options are hidden
    /// from the others, what they know has to decide whether the seat is asked. In a simulation nobody sees it.
    fn ask_openly<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        mut options: Options<T>,
        openly: impl FnOnce(&Self) -> bool,
    ) -> Play<T> {
        assert!(!options.is_empty(), "a question without options: {rules}");
        if options.len() == 1 && (matches!(self.dealer().mode, Mode::Inline(_)) || !openly(self)) {
            return Ok(options.remove(0));
        }
        let picked = match self.dealer_mut().turn() {
            Turn::Given(given) => given.picks[0].into(),
            Turn::Inline => pick_inline(self, seat, &options)?,
            Turn::Open => {
                let pick = Pick { min: 1, max: 1 };
                let given = open(self, |game| {
                    smallvec![question(game, seat, rules, prompt.text(game), pick, &options, false)]
                });
                given?.picks[0].into()
            }
        };
        Ok(options.swap_remove(picked))
    }

    /// Asks one seat for a name: one of these, or one of its own that nobody has. Bots take one of these. It is never given without asking.
    fn ask_name(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        offered: impl IntoIterator<Item = Name>,
        taken: Vec<Name>,
    ) -> Play<Name> {
        let free = |name: &Name| !taken.iter().any(|other| other.is_like(name));
        let mut options: Options<Suggested> = offered.into_iter().filter(free).map(Suggested).collect();
        assert!(!options.is_empty(), "a bot has no name to give: {rules}");
        let picked = match self.dealer_mut().turn() {
            Turn::Given(Given { name: Some(name), .. }) => return Ok(name),
            Turn::Given(given) => given.picks[0].into(),
            Turn::Inline => pick_inline(self, seat, &options)?,
            Turn::Open => {
                let pick = Pick { min: 1, max: 1 };
                let given = open(self, |game| {
                    let asked = question(game, seat, rules, prompt.text(game), pick, &options, false);
                    smallvec![Question { naming: Some(Naming::without(taken.clone())), ..asked }]
                })?;
                given.picks[0].into()
            }
        };
        Ok(options.swap_remove(picked).0)
    }

    /// Asks one seat for some of the options, in the order offered.
    fn ask_some<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl IntoIterator<Item = T>,
        count: std::ops::RangeInclusive<usize>,
    ) -> Play<Vec<T>> {
        let options: Options<T> = options.into_iter().collect();
        let (min, max) = (*count.start().min(&options.len()), *count.end().min(&options.len()));
        if max == 0 || min == options.len() {
            return Ok(options.into_iter().take(max).collect());
        }
        let mut picks = match self.dealer_mut().turn() {
            Turn::Given(given) => given.picks,
            Turn::Inline => {
                self.dealer_mut().count_decision()?;
                let Mode::Inline(Some(player)) = &mut self.dealer_mut().mode else {
                    unreachable!("inline play has a player")
                };
                player.pick_some(seat, options.len(), min, max)
            }
            Turn::Open => {
                let pick = Pick { min, max };
                let given = open(self, |game| {
                    smallvec![question(game, seat, rules, prompt.text(game), pick, &options, false)]
                });
                given?.picks
            }
        };
        picks.sort_unstable();
        let picked = |i: usize| picks.binary_search(&(i as u16)).is_ok();
        Ok(options.into_iter().enumerate().filter(|(i, _)| picked(*i)).map(|(_, o)| o).collect())
    }

    /// Asks several seats at once; the first answer counts. `mains` have to be waited for; `asides` may step in
    /// (and are left out if they have no options). Options are built only for the seats that need them.
    fn ask_any<T: Choice<Self>>(
        &mut self,
        rules: &'static str,
        prompt: impl Fn(&Self, Seat) -> String,
        mains: Seats,
        asides: Seats,
        options: impl Fn(&Self, Seat) -> Options<T>,
    ) -> Play<(Seat, T)> {
        self.ask_any_openly(rules, prompt, mains, asides, options, |_| false)
    }

    /// The same as [`Ask::ask_openly`] for several seats: a single option is asked for too if `openly` says so.
    fn ask_any_openly<T: Choice<Self>>(
        &mut self,
        rules: &'static str,
        prompt: impl Fn(&Self, Seat) -> String,
        mains: Seats,
        asides: Seats,
        options: impl Fn(&Self, Seat) -> Options<T>,
        openly: impl FnOnce(&Self) -> bool,
    ) -> Play<(Seat, T)> {
        assert!(!mains.is_empty(), "nobody has to answer: {rules}");
        if matches!(self.dealer().mode, Mode::Inline(_)) {
            return pick_inline_any(self, mains, asides, options);
        }
        let mut listed = None;
        if mains.len() == 1 {
            let seat = mains.iter().next().expect("there is one");
            let mut only = options(self, seat);
            assert!(!only.is_empty(), "a question without options: {rules}");
            let alone = || asides.iter().all(|s| options(self, s).iter().all(is_last_resort));
            if is_forced(&only) && alone() && !openly(self) {
                return Ok((seat, only.remove(0)));
            }
            listed = Some((seat, only));
        }
        let (given, mut offered) = match self.dealer_mut().turn() {
            Turn::Given(given) => {
                let own = listed.filter(|(seat, _)| *seat == given.seat).map(|(_, own)| own);
                let offered = own.unwrap_or_else(|| options(self, given.seat));
                (given, offered)
            }
            Turn::Inline => unreachable!("inline play was dealt with"),
            Turn::Open => {
                // Before a bot plays on in its imagined world, where there is less to do beside a question.
                let offered = self.dealer().thinking().map(|seat| options(self, seat));
                let listed = listed.filter(|_| !self.dealer().imagines());
                let pick = Pick { min: 1, max: 1 };
                let given = open(self, |game| {
                    let seats = mains.iter().map(|s| (s, false)).chain(asides.iter().map(|s| (s, true)));
                    let asked = |(s, aside)| {
                        let now;
                        let offers = match &listed {
                            Some((seat, own)) if *seat == s => own,
                            _ => {
                                now = options(game, s);
                                &now
                            }
                        };
                        let question = || question(game, s, rules, prompt(game, s), pick, offers, aside);
                        (!offers.is_empty()).then(question)
                    };
                    seats.filter_map(asked).collect()
                })?;
                (given, offered.expect("only a bot's thoughts go on from here"))
            }
        };
        Ok((given.seat, offered.swap_remove(given.picks[0].into())))
    }

    /// Asks several seats at once and in secret; goes on when all have answered.
    /// The result is in the order of the offers.
    fn ask_each<T: Choice<Self>>(
        &mut self,
        rules: &'static str,
        prompt: impl Fn(&Self, Seat) -> String,
        offers: Vec<(Seat, Options<T>)>,
    ) -> Play<Vec<(Seat, T)>> {
        assert!(offers.iter().all(|(_, o)| !o.is_empty()), "a question without options: {rules}");
        let mut chosen: Vec<Option<usize>> =
            offers.iter().map(|(_, o)| (o.len() == 1).then_some(0)).collect();
        while chosen.contains(&None) {
            let given = match self.dealer_mut().turn() {
                Turn::Given(given) => given,
                Turn::Inline => {
                    let first = chosen.iter().position(Option::is_none).expect("someone is left");
                    let (seat, options) = &offers[first];
                    let picked = pick_inline(self, *seat, options)?;
                    Given { seat: *seat, picks: Picks::from_slice(&[picked as u16]), name: None }
                }
                Turn::Open => {
                    let pick = Pick { min: 1, max: 1 };
                    let given = open(self, |game| {
                        let left = offers.iter().zip(&chosen).filter(|(_, c)| c.is_none());
                        left.map(|((seat, options), _)| {
                            question(game, *seat, rules, prompt(game, *seat), pick, options, false)
                        })
                        .collect()
                    })?;
                    // A bot goes on from here, and must not know what others have chosen in secret.
                    for ((_, options), choice) in offers.iter().zip(&mut chosen) {
                        if options.len() > 1 {
                            *choice = None;
                        }
                    }
                    given
                }
            };
            let which =
                offers.iter().position(|(s, _)| *s == given.seat).expect("the table checked the seat");
            chosen[which] = Some(given.picks[0].into());
        }
        self.dealer_mut().turn_page();
        let take = |((seat, mut options), picked): ((Seat, Options<T>), Option<usize>)| {
            (seat, options.swap_remove(picked.expect("all have answered")))
        };
        Ok(offers.into_iter().zip(chosen).map(take).collect())
    }

    /// Counts something for studies of many games; at a table nothing is counted.
    fn tally(&mut self, n: i64, what: impl Fn(&Self) -> String) {
        if self.dealer().tallies.is_some() {
            let what = what(self);
            let tallies = self.dealer_mut().tallies.as_mut().expect("just seen");
            *tallies.entry(what).or_default() += n;
        }
    }

    /// Tells everyone what happened.
    fn tell(&mut self, rules: &'static str, told: impl Fn(&Self) -> Told) {
        if self.dealer_mut().hears() {
            let (told, scene) = (told(self), self.scenes().last().copied());
            self.dealer_mut().tell(None, rules, scene, told);
        }
    }

    /// Tells of a page on which nothing is decided: a scene of its own, whatever else is going on.
    fn tell_page(&mut self, rules: &'static str, told: impl Fn(&Self) -> Told) {
        self.in_scene(SceneKind::Story, |g| g.tell(rules, told));
    }

    /// Does something in a scene of its own, which is over then; at a question it is still open, for all to see.
    fn in_scene<T>(&mut self, kind: SceneKind, does: impl FnOnce(&mut Self) -> T) -> T {
        match self.scenes_mut().map(|scenes| scenes.begin(kind)) {
            Some(scene) => self.within(scene, does),
            None => does(self),
        }
    }

    /// Goes on with a scene that is open: what is told meanwhile belongs to it, whatever else is open.
    fn within<T>(&mut self, scene: Scene, does: impl FnOnce(&mut Self) -> T) -> T {
        self.scenes_mut().into_iter().for_each(|scenes| scenes.enter(scene));
        let done = does(self);
        if self.dealer().open.is_empty() {
            self.scenes_mut().into_iter().for_each(Scenes::leave);
        }
        done
    }

    /// Tells only these seats, each in an event of its own.
    fn tell_only(&mut self, seats: impl Into<Seats>, rules: &'static str, told: impl Fn(&Self) -> Told) {
        if self.dealer_mut().hears() {
            let (told, scene) = (told(self), self.scenes().last().copied());
            self.dealer_mut().tell(Some(seats.into()), rules, scene, told);
        }
    }
}

impl<G: Game> Ask for G {}

/// A name that is offered.
struct Suggested(Name);

impl<G> Choice<G> for Suggested {
    fn key(&self, _game: &G) -> String {
        self.0.key()
    }

    fn offer(&self, _game: &G) -> Offer {
        Offer::new(self.0.as_str())
    }
}

impl<G> Instinct<G> for Suggested {}

/// At an open question: stops, or, for a bot, goes on in an imagined world.
fn open<G: Game>(game: &mut G, questions: impl Fn(&G) -> SmallVec<[Question; 1]>) -> Play<Given> {
    let Mode::Recorded { then, .. } = &mut game.dealer_mut().mode else {
        unreachable!("inline play has no open question")
    };
    match then.take() {
        Some(Then::Answer { given, seed, player }) => {
            let mut chance = Chance::new(seed);
            game.imagine(given.seat, &mut chance);
            let dealer = game.dealer_mut();
            dealer.chance = chance;
            dealer.mode = Mode::Inline(Some(player));
            return Ok(given);
        }
        Some(Then::Look { seat, seed }) => game.imagine(seat, &mut Chance::new(seed)),
        None => {}
    }
    if game.dealer().looking {
        game.dealer_mut().open = questions(game);
    }
    Err(Pause::Open)
}

fn question<G: Game, T: Choice<G>>(
    game: &G,
    seat: Seat,
    rules: &'static str,
    prompt: String,
    pick: Pick,
    options: &[T],
    aside: bool,
) -> Question {
    let routes = T::routes(game, &options.iter().collect::<Vec<_>>());
    let options: Vec<Offered> = options.iter().map(|option| Offered::of(option, game)).collect();
    for (i, option) in options.iter().enumerate() {
        let key = &option.key;
        assert!(!key.is_empty() && !key.contains(' '), "the key `{key}` cannot be saved ({rules})");
        assert!(options[..i].iter().all(|o| o.key != *key), "the key `{key}` is offered twice ({rules})");
    }
    for Route { target, answers, .. } in &routes {
        let begins = answers.first().is_some_and(|first| options.iter().any(|o| o.key == *first));
        assert!(begins, "the route to `{target}` begins with no option ({rules})");
    }
    let ids = |rules: &'static str| rules.split(' ').filter(|id| !id.is_empty()).map(Cow::Borrowed);
    let (rules, closes) = rules.split_once('|').unwrap_or((rules, ""));
    let closed = ids(closes).chain(ids(game.closed())).collect();
    let (rules, secret) = (ids(rules).collect(), Question::decides_secretly(&options));
    Question { id: 0, seat, prompt, rules, closed, pick, options, naming: None, routes, aside, secret }
}

#[inline]
fn pick_inline<G: Game, T: Choice<G>>(game: &mut G, seat: Seat, options: &[T]) -> Play<usize> {
    game.dealer_mut().count_decision()?;
    Ok(pick_uncounted(game, seat, options))
}

#[inline]
fn pick_uncounted<G: Game, T: Choice<G>>(game: &mut G, seat: Seat, options: &[T]) -> usize {
    pick_of(game, seat, options.len(), |i| options[i].for_people(), |game, i| options[i].weight(game))
}

/// One of so many options, of which bots leave some to people, unless there is nothing else.
#[inline]
fn pick_of<G: Game>(
    game: &mut G,
    seat: Seat,
    n: usize,
    for_people: impl Fn(usize) -> bool,
    weight: impl Fn(&G, usize) -> u32,
) -> usize {
    let mut player = take_player(game);
    let open = (0..n).filter(|i| !for_people(*i)).count();
    let picked = if open == 0 || open == n {
        player.pick(seat, n, &mut |i| weight(game, i))
    } else {
        let among: SmallVec<[usize; 32]> = (0..n).filter(|i| !for_people(*i)).collect();
        among[player.pick(seat, open, &mut |i| weight(game, among[i]))]
    };
    game.dealer_mut().mode = Mode::Inline(Some(player));
    picked
}

/// A simulated player decides, or another one does something beside the question. The lists are not put together, as they are at a table:
/// this is what most of a simulation consists of.
pub(crate) fn pick_inline_beside<G: Game, T: Choice<G>, A: Choice<G>>(
    game: &mut G,
    (seat, others): (Seat, Seats),
    options: impl Fn(&G) -> Options<T>,
    asides: impl Fn(&G, Seat) -> Options<A>,
) -> Play<(Seat, Or<T, A>)> {
    let mut player = take_player(game);
    let steps_in = others.iter().filter(|s| player.steps_in(*s)).find_map(|other| {
        let asides = asides(game, other);
        (!asides.is_empty()).then_some((other, asides))
    });
    game.dealer_mut().mode = Mode::Inline(Some(player));
    let (by, mut own, mut beside) = match steps_in {
        Some((other, asides)) => (other, Options::new(), asides),
        None => (seat, options(game), asides(game, seat)),
    };
    // At a table a forced choice would not be asked.
    let idle = |list: &Options<A>| list.iter().all(|aside| aside.for_people());
    if own.len() == 1 && idle(&beside) && others.iter().all(|other| idle(&asides(game, other))) {
        return Ok((by, Or::Take(own.remove(0))));
    }
    game.dealer_mut().count_decision()?;
    let n = own.len() + beside.len();
    let aside = |i: usize| i.checked_sub(own.len()).map(|place| &beside[place]);
    let for_people = |i| aside(i).map_or_else(|| own[i].for_people(), Instinct::<G>::for_people);
    let weight = |game: &G, i| aside(i).map_or_else(|| own[i].weight(game), |aside| aside.weight(game));
    let picked = if n == 1 { 0 } else { pick_of(game, by, n, for_people, weight) };
    let chosen = match picked.checked_sub(own.len()) {
        None => Or::Take(own.swap_remove(picked)),
        Some(place) => Or::Aside(beside.swap_remove(place)),
    };
    Ok((by, chosen))
}

fn pick_inline_any<G: Game, T: Choice<G>>(
    game: &mut G,
    mains: Seats,
    asides: Seats,
    options: impl Fn(&G, Seat) -> Options<T>,
) -> Play<(Seat, T)> {
    let mut player = take_player(game);
    let steps_in = asides.iter().filter(|s| player.steps_in(*s)).find_map(|seat| {
        let options = options(game, seat);
        (!options.is_empty()).then_some((seat, options))
    });
    let (seat, mut offered) = steps_in.unwrap_or_else(|| {
        let first = mains.iter().next().expect("somebody has to answer");
        let n = mains.len();
        let place = if n == 1 { 0 } else { player.pick(first, n, &mut |_| 1) };
        let seat = mains.iter().nth(place).expect("a player picks among the seats");
        (seat, options(game, seat))
    });
    game.dealer_mut().mode = Mode::Inline(Some(player));
    // At a table a forced choice would not be asked.
    let alone = || mains == seat.into() && asides.iter().all(|s| options(game, s).iter().all(is_last_resort));
    if is_forced(&offered) && alone() {
        return Ok((seat, offered.remove(0)));
    }
    game.dealer_mut().count_decision()?;
    let picked = if offered.len() == 1 { 0 } else { pick_uncounted(game, seat, &offered) };
    Ok((seat, offered.swap_remove(picked)))
}

/// What may be done at any time but ends everything, and only if people like: nobody is kept waiting for it.
fn is_last_resort<G: Game, T: Choice<G>>(option: &T) -> bool {
    option.aside() && option.for_people()
}

/// Whether there is nothing to decide.
fn is_forced<G: Game, T: Choice<G>>(options: &[T]) -> bool {
    options.split_first().is_some_and(|(_, others)| others.iter().all(is_last_resort))
}

fn take_player<G: Game>(game: &mut G) -> Box<dyn crate::Player> {
    match &mut game.dealer_mut().mode {
        Mode::Inline(player) => player.take().expect("a player is not asked while it thinks"),
        Mode::Recorded { .. } => unreachable!("only inline play has a player"),
    }
}
