//! How rules ask and tell.

use crate::dealer::{Mode, Then, Turn};
use crate::inline::{is_forced, is_last_resort, pick_inline, pick_inline_any, pick_some_inline};
use crate::question::{Given, Offered, Picks};
use crate::{
    Chance, Choice, Die, Game, Id, Instinct, Name, Naming, Offer, Options, Pause, Pick, Play, Prompt,
    Question, Route, Scene, SceneKind, Scenes, Seat, Seats, Throw, Told, What,
};
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;

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
            Turn::Inline => pick_some_inline(self, seat, &options, Pick { min, max })?,
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
                        let shared = !aside && mains.len() > 1;
                        (!offers.is_empty()).then(|| Question { shared, ..question() })
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
    Question {
        id: 0,
        seat,
        prompt,
        rules,
        closed,
        pick,
        options,
        naming: None,
        routes,
        aside,
        shared: false,
        secret,
    }
}
