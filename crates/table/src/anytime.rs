//! What may be done at any time, beside whatever is asked.

use crate::{
    Ask, Choice, Game, Instinct, Offer, Options, Pause, Play, Prompt, Question, Route, Seat, Seats, Table,
};

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
        let mut list: Options<Self> = options.into_iter().map(Or::Take).collect();
        list.extend(asides.into_iter().map(Or::Aside));
        list
    }
}

impl<G, T: Choice<G>, A: Choice<G>> Choice<G> for Or<T, A> {
    fn key(&self, game: &G) -> String {
        match self {
            Or::Take(option) => option.key(game),
            Or::Aside(aside) => aside.key(game),
        }
    }

    fn offer(&self, game: &G) -> Offer {
        match self {
            Or::Take(option) => option.offer(game),
            Or::Aside(aside) => aside.offer(game),
        }
    }

    fn aside(&self) -> bool {
        match self {
            Or::Take(option) => option.aside(),
            Or::Aside(_) => true,
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
}

impl<G, T: Instinct<G>, A: Instinct<G>> Instinct<G> for Or<T, A> {
    fn weight(&self, game: &G) -> u32 {
        match self {
            Or::Take(option) => option.weight(game),
            Or::Aside(aside) => aside.weight(game),
        }
    }

    fn for_people(&self) -> bool {
        match self {
            Or::Take(option) => option.for_people(),
            Or::Aside(aside) => aside.for_people(),
        }
    }
}

/// A game in which something may be done at any time. What that is depends on the state alone, never on where in the rules a question
/// happens to stand: [`Anytime::asides`] says it, and the questions below offer it beside every decision, to everybody at the table.
///
/// A rule may close it. Where that holds for a state ("not in combat"), the game leaves it out of its asides and names the rule in
/// [`crate::Game::closed`]; where it holds for one question, that one is asked with [`Ask::ask`] and names the rule in its margin behind a bar:
/// `"SG-SETUP-11 | SG-SETUP-02"`. A test plays random games of every title and fails for a question that withholds an aside without a rule.
pub trait Anytime: Ask {
    /// What may be done.
    type Aside: Choice<Self>;
    /// What stops a rule: a decision, or whatever else breaks off what is going on.
    type Stop: From<Pause>;

    /// What this seat may do now, whoever decides what.
    fn asides(&self, seat: Seat) -> Options<Self::Aside>;

    /// The keys of these, for [`crate::Game::any_time`].
    fn aside_keys(&self, seat: Seat) -> Vec<String> {
        self.asides(seat).iter().map(|aside| aside.key(self)).collect()
    }

    /// What it may do besides when a step begins, but not in the middle of one.
    fn between(&self, _seat: Seat) -> Options<Self::Aside> {
        Options::new()
    }

    /// Somebody does it.
    fn do_aside(&mut self, by: Seat, aside: Self::Aside) -> Result<(), Self::Stop>;

    /// Who may step in while this seat decides.
    fn bystanders(&self, decides: Seat) -> Seats {
        self.dealer().others(decides)
    }

    /// What those read who could step in while somebody else decides.
    fn meanwhile(&self, decides: Seat) -> String {
        format!("{} is deciding.", self.name(decides))
    }

    /// Which of the question's own options was chosen. An aside is carried out, and gives `None`: ask again, if there is
    /// still something to ask.
    fn taken<T>(
        &mut self,
        (by, chosen): (Seat, Or<T, Self::Aside>),
    ) -> Result<Option<(Seat, T)>, Self::Stop> {
        match chosen {
            Or::Take(option) => Ok(Some((by, option))),
            Or::Aside(aside) => {
                self.dealer_mut().count_aside();
                self.do_aside(by, aside).map(|()| None)
            }
        }
    }

    /// What stands beside a question in the middle of a step, for a rule that asks in a form of its own. Nobody can go on for ever there:
    /// after so many in one step they have to wait for the next. A simulated player does it when a step begins; working it out in
    /// between would take long.
    fn beside(&self, seat: Seat) -> Options<Self::Aside> {
        if self.dealer().offers_asides() { self.asides(seat) } else { Options::new() }
    }

    /// Asks one seat with which a step begins, and offers everybody what they may do at any time. `None` after that was done: the step
    /// ends, however often somebody goes on like that, and the next one asks again.
    fn decide<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl Fn(&Self) -> Options<T>,
    ) -> Result<Option<T>, Self::Stop> {
        self.decide_openly(seat, rules, prompt, options, |_| false)
    }

    /// The same, and a single option is asked for too if `openly` says so ([`Ask::ask_openly`]).
    fn decide_openly<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl Fn(&Self) -> Options<T>,
        openly: impl FnOnce(&Self) -> bool,
    ) -> Result<Option<T>, Self::Stop> {
        let asides = |g: &Self, at: Seat| {
            let mut all = g.asides(at);
            all.extend(g.between(at));
            all
        };
        self.ask_with(seat, rules, &prompt, &options, asides, openly)
    }

    /// Asks one seat in the middle of something, and offers everybody what they may do at any time. That is done, and then it is asked
    /// again with what there is to choose by then: `None` if there is nothing left. A single option is taken without asking.
    fn choose<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl Fn(&Self) -> Options<T>,
    ) -> Result<Option<T>, Self::Stop> {
        loop {
            let chosen = self.choose_once(seat, rules, &prompt, &options)?;
            if chosen.is_some() || options(self).is_empty() {
                return Ok(chosen);
            }
        }
    }

    /// The same, and `None` after an aside too: for a rule that then has to look again at more than its options.
    fn choose_once<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: &impl Prompt<Self>,
        options: &impl Fn(&Self) -> Options<T>,
    ) -> Result<Option<T>, Self::Stop> {
        let own = options(self);
        self.choose_of(own, seat, rules, prompt, options)
    }

    /// The same, with the options listed already.
    fn choose_of<T: Choice<Self>>(
        &mut self,
        mut own: Options<T>,
        seat: Seat,
        rules: &'static str,
        prompt: &impl Prompt<Self>,
        options: &impl Fn(&Self) -> Options<T>,
    ) -> Result<Option<T>, Self::Stop> {
        if own.len() < 2 {
            return Ok(own.pop());
        }
        if self.dealer_mut().passes_over_asides() {
            let prompt = |g: &Self| prompt.text(g);
            return Ok(Some(self.ask_listed(seat, rules, prompt, own)?));
        }
        self.ask_beside(seat, rules, prompt, options)
    }

    /// The same where there may be more to choose from after something else: a building for which one has to sell first. A single
    /// option is asked about, too, if its seat could do something.
    fn choose_even_one<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl Fn(&Self) -> Options<T>,
    ) -> Result<Option<T>, Self::Stop> {
        // What only people do, and what ends everything, brings nothing to choose from.
        let able = |g: &Self| g.asides(seat).iter().any(|aside| !aside.for_people());
        loop {
            let own = options(self);
            let even_one = own.len() == 1 && !self.dealer_mut().passes_over_asides() && able(self);
            let chosen = match even_one {
                true => self.ask_beside(seat, rules, &prompt, &options)?,
                false => self.choose_of(own, seat, rules, &prompt, &options)?,
            };
            if chosen.is_some() || (!even_one && options(self).is_empty()) {
                return Ok(chosen);
            }
        }
    }

    /// Asks once; `None` after an aside.
    fn ask_beside<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: &impl Prompt<Self>,
        options: &impl Fn(&Self) -> Options<T>,
    ) -> Result<Option<T>, Self::Stop> {
        self.ask_with(seat, rules, prompt, options, Self::asides, |_| false)
    }

    /// Asks one seat, and offers everybody these asides; `None` after one of them.
    fn ask_with<T: Choice<Self>>(
        &mut self,
        seat: Seat,
        rules: &'static str,
        prompt: &impl Prompt<Self>,
        options: &impl Fn(&Self) -> Options<T>,
        asides: impl Fn(&Self, Seat) -> Options<Self::Aside>,
        openly: impl FnOnce(&Self) -> bool,
    ) -> Result<Option<T>, Self::Stop> {
        if self.dealer().is_inline() {
            let chosen =
                crate::inline::pick_inline_beside(self, (seat, self.bystanders(seat)), options, asides)?;
            return Ok(self.taken(chosen)?.map(|(_, chosen)| chosen));
        }
        let offer = |g: &Self, at: Seat| {
            let own = if at == seat { options(g) } else { Options::new() };
            Or::list(own, asides(g, at))
        };
        let asked = |g: &Self, at: Seat| if at == seat { prompt.text(g) } else { g.meanwhile(seat) };
        let others = self.bystanders(seat);
        let chosen = self.ask_any_openly(rules, asked, seat.into(), others, offer, openly)?;
        Ok(self.taken(chosen)?.map(|(_, chosen)| chosen))
    }

    /// Asks until one of the question's own options is taken, and does every aside in between: for a rule that asks in a form of its
    /// own. `ask` is called again after each, since it may have changed what there is to choose.
    fn ask_until<T>(
        &mut self,
        mut ask: impl FnMut(&mut Self) -> Play<(Seat, Or<T, Self::Aside>)>,
    ) -> Result<(Seat, T), Self::Stop> {
        loop {
            let chosen = ask(self)?;
            if let Some(taken) = self.taken(chosen)? {
                return Ok(taken);
            }
        }
    }

    /// Whether all of these agree to what somebody wishes and nobody could take back: "end the campaign". They are asked at once, until
    /// somebody would rather play on. Bots do as people like.
    fn all_agree(
        &mut self,
        by: Seat,
        others: Seats,
        rules: &'static str,
        wish: &'static str,
    ) -> Result<bool, Self::Stop> {
        self.dealer_mut().wishes.push(wish);
        let agreed = self.ask_to_agree(by, others, rules, wish)?; // it stays wished while that is open
        self.dealer_mut().wishes.pop();
        Ok(agreed)
    }

    #[doc(hidden)]
    fn ask_to_agree(
        &mut self,
        by: Seat,
        others: Seats,
        rules: &'static str,
        wish: &'static str,
    ) -> Result<bool, Self::Stop> {
        let mut left = others;
        while let Some(first) = left.iter().next() {
            let asked = |g: &Self, at: Seat| match left.has(at) {
                true => format!("{} would {wish}. Agreed?", g.name(by)),
                false => g.meanwhile(first),
            };
            let offer = |g: &Self, at: Seat| {
                let consents = if left.has(at) { vec![Consent(true), Consent(false)] } else { Vec::new() };
                Or::list(consents, g.beside(at))
            };
            let ask = |g: &mut Self| {
                let beside = g.bystanders(first).iter().filter(|seat| !left.has(*seat)).collect();
                g.ask_any(rules, asked, left, beside, offer)
            };
            let (seat, Consent(agrees)) = self.ask_until(ask)?;
            if !agrees {
                self.tell(rules, |g| crate::words(seat, format!("{} would rather play on.", g.name(seat))));
                return Ok(false);
            }
            left = left.without(seat);
        }
        Ok(true)
    }
}

impl<G: Game> Table<G> {
    /// What somebody may do at any time, but is not offered now, though the question that is open names no rule that closes it.
    pub fn withheld(&self) -> Vec<(Seat, String)> {
        let game = self.game();
        let closing = |q: &Question| q.closed.iter().any(|id| !game.closed().contains(&**id));
        if self.outcome().is_some() || self.questions().iter().any(closing) || !game.dealer().asides_left() {
            return Vec::new();
        }
        let offered = |seat: Seat, key: &str| {
            self.questions().iter().any(|q| q.seat == seat && q.options.iter().any(|o| o.key == key))
        };
        let all = self
            .setup
            .all()
            .iter()
            .flat_map(|seat| game.any_time(seat).into_iter().map(move |key| (seat, key)));
        all.filter(|(seat, key)| !offered(*seat, key)).collect()
    }
}

/// The key with which somebody does not agree to what nobody could take back.
const DECLINES: &str = "agree/no";

impl Question {
    /// How its seat declines, if it is asked to agree to what nobody could take back.
    pub fn declines(&self) -> Option<&'static str> {
        self.options.iter().any(|option| option.key == DECLINES).then_some(DECLINES)
    }
}

/// Whether somebody agrees.
#[derive(Clone, Copy)]
struct Consent(bool);

impl<G> Choice<G> for Consent {
    fn key(&self, _game: &G) -> String {
        if self.0 { "agree/yes" } else { DECLINES }.to_owned()
    }

    fn offer(&self, _game: &G) -> Offer {
        Offer::new(if self.0 { "Agreed" } else { "No, play on" })
    }
}

impl<G> Instinct<G> for Consent {
    fn weight(&self, _game: &G) -> u32 {
        self.0.into()
    }

    fn for_people(&self) -> bool {
        !self.0
    }
}
