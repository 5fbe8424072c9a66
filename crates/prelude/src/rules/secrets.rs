//! Secrets (PR-SECRET), and what players may do about them at any time: tell, guess, look (PR-GIFT-15).

use crate::book::Event;
use crate::rules::dice::{Bid, Bought, Success, successes};
use crate::rules::effects::{Cause, Part};
use crate::state::Secret;
use crate::{Gift, Prelude, Trait};
use table::{
    Anytime, Ask, Choice, Id, Options, Or, Pause, Play, Prompt, SceneKind, Seat, Seats, What, words,
};

/// Something a player may do whenever somebody decides something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Tell the hidden rules of one's own secret (PR-SECRET-11).
    Tell(Id<Event>),
    /// Name another's secret (PR-OPEN-56).
    Guess(Seat),
    /// Spend caring tokens to see a secret of the group (PR-GIFT-15).
    Insight(Bid),
}

/// A secret to name or to look at.
#[derive(Clone, Copy)]
pub(crate) struct Named(pub Id<Event>);

/// Somebody whose secret is seen; they may have several.
#[derive(Clone, Copy)]
pub(crate) struct Keeper {
    pub seat: Seat,
    pub place: usize,
}

impl Anytime for Prelude {
    type Aside = Aside;
    type Stop = Pause;

    fn asides(&self, seat: Seat) -> Options<Aside> {
        let mut asides = Options::new();
        // With one character nobody else can know (PR-OPEN-57); without secrets there is nothing to say.
        if self.characters.len() > 1 && self.characters.iter().any(|c| !c.secrets.is_empty()) {
            let who = self.character(seat);
            asides.extend(who.secrets.iter().filter(|s| !s.open).map(|s| Aside::Tell(s.card)));
            let hidden = |s: &Seat| {
                *s != seat && self.character(*s).secrets.iter().any(|x| !x.open && !x.seen_by.has(seat))
            };
            if self.house.guessing && !who.guessed {
                asides.extend(self.band().iter().filter(hidden).map(Aside::Guess));
            }
            if who.gift == Some(Gift::Empath) && self.group(seat).iter().any(|s| hidden(&s)) {
                let bid = |own, plans| Aside::Insight(Bid { of: Some(Trait::Caring), own, plans });
                let caring = who.has(Trait::Caring);
                asides.extend((1..=caring).map(|n| bid(n, false)));
                if self.plans_token {
                    asides.extend((0..=caring).map(|n| bid(n, true)));
                }
            }
        }
        asides
    }

    fn meanwhile(&self, _: Seat) -> String {
        self.meanwhile_all()
    }

    fn do_aside(&mut self, by: Seat, aside: Aside) -> Play<()> {
        match aside {
            Aside::Tell(card) => {
                self.tell("PR-SECRET-11", |g| {
                    words(by, format!("{} tells the others the secret.", g.name(by)))
                });
                self.discover(by, card)
            }
            Aside::Guess(at) => self.guess(by, at),
            Aside::Insight(bid) => self.insight(by, bid),
        }
    }
}

impl Prelude {
    /// What those read who could step in.
    pub(crate) fn meanwhile_all(&self) -> String {
        "You may, at any time:".to_owned()
    }

    /// Asks these seats, any of whom may answer, while everybody may do something else first. The options
    /// are built again after each aside, since it may have changed what there is to choose.
    pub(crate) fn decide<T: Choice<Self>>(
        &mut self,
        seats: Seats,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl Fn(&Self) -> Options<T>,
    ) -> Play<T> {
        let first = seats.iter().next().expect("somebody decides");
        let ask = |g: &mut Self| {
            let mut all = options(g);
            if all.len() == 1 {
                return Ok((first, Or::Take(all.remove(0))));
            }
            if g.characters.iter().all(|c| c.secrets.is_empty()) {
                let (by, option) = match seats.len() {
                    1 => (first, g.ask_listed(first, rules, |g: &Self| prompt.text(g), all)?),
                    _ => g.ask_any(rules, |g, _| prompt.text(g), seats, Seats::NONE, |g, _| options(g))?,
                };
                return Ok((by, Or::Take(option)));
            }
            let others = g.band().iter().filter(|s| !seats.has(*s)).collect();
            g.ask_any(
                rules,
                |g, s| if seats.has(s) { prompt.text(g) } else { g.meanwhile_all() },
                seats,
                others,
                |g, s| Or::list(if seats.has(s) { options(g) } else { Options::new() }, g.asides(s)),
            )
        };
        Ok(self.ask_until(ask)?.1)
    }
}

impl Prelude {
    /// PR-OPEN-56: once a round a player may name one secret of the book as somebody's.
    fn guess(&mut self, by: Seat, at: Seat) -> Play<()> {
        self.character_mut(by).guessed = true;
        let names = |g: &Prelude| g.book.secrets().map(Named).collect();
        let prompt = move |g: &Prelude| format!("What is {} keeping from you?", g.name(at));
        let named = self.choose(by, "PR-OPEN-56 PR-SECRET-04", prompt, names)?;
        let Some(Named(card)) = named else { return Ok(()) };
        self.dealer.turn_page(); // right or wrong, something is known now
        let right = self.character(at).secrets.iter().any(|s| s.card == card && !s.open);
        self.tell("PR-OPEN-56 PR-SECRET-04", |g| {
            let (who, whom, card) = (g.name(by), g.name(at), g.card_name(card));
            let verdict = if right { "It is true" } else { "It is not that" };
            words(by, format!("{who} looks at {whom} and says: \"{card}\". {verdict}."))
        });
        if right { self.discover(at, card) } else { Ok(()) }
    }

    /// PR-SECRET-05, PR-SECRET-06, PR-SECRET-08
    pub(crate) fn discover(&mut self, owner: Seat, card: Id<Event>) -> Play<()> {
        let secret = self.secret_mut(owner, card);
        assert!(!secret.discovered, "a secret is discovered once");
        secret.discovered = true;
        secret.open = true;
        self.dealer.turn_page();
        self.tell("PR-SECRET-05 PR-SECRET-08", |g| {
            let text = format!("{}'s secret is out: {}.", g.name(owner), g.card_name(card));
            g.turned(card, owner.place()).said(owner, text)
        });
        let book = self.book.clone();
        let part = Part { choice: None, outcome: "discovered", rules: "PR-SECRET-05" };
        match &book.card(card).discovered {
            Some(block) => self.resolve_block(owner, card.widen(), block, part, Cause::Secret),
            None => Ok(()),
        }
    }

    /// PR-SECRET-07: the card's own rules reveal it. Not a discovery.
    pub(crate) fn reveal_secret(&mut self, owner: Seat, card: Id<Event>) -> Play<()> {
        if self.character(owner).secrets.iter().any(|s| s.card == card && s.open) {
            return Ok(());
        }
        self.secret_mut(owner, card).open = true;
        self.tell("PR-SECRET-07 PR-SECRET-08", |g| {
            let text = format!("{}'s secret shows itself: {}.", g.name(owner), g.card_name(card));
            g.turned(card, owner.place()).said(owner, text)
        });
        let book = self.book.clone();
        let part = Part { choice: None, outcome: "revealed", rules: "PR-SECRET-07" };
        match &book.card(card).revealed {
            Some(block) => self.resolve_block(owner, card.widen(), block, part, Cause::Secret),
            None => Ok(()),
        }
    }

    /// PR-GIFT-15, PR-GIFT-16, PR-GIFT-17
    fn insight(&mut self, by: Seat, bid: Bid) -> Play<()> {
        self.pay(by, bid)?;
        let bent = self.magic(by)?; // PR-OPEN-45
        let n = Bought::new(0, bid, bent).all();
        let success = self.book.numbers.insight_success;
        let dice = self.roll_dice(by, n, Success::Of(success), "PR-GIFT-15 PR-GIFT-16", " for insight");
        if successes(&dice, success) < 2 {
            return Ok(());
        }
        let keepers = |g: &Prelude| {
            let of = |seat: Seat| {
                let hidden = |(_, s): &(usize, &Secret)| !s.open && !s.seen_by.has(by);
                let secrets = g.character(seat).secrets.iter().enumerate().filter(hidden);
                secrets.map(move |(place, _)| Keeper { seat, place })
            };
            g.group(by).without(by).iter().flat_map(of).collect()
        };
        let seen = self.choose(by, "PR-GIFT-16", "Whose secret do you see?", keepers)?;
        // While somebody made up their mind, the secret may have come out.
        let Some(Keeper { seat, place }) = seen else { return Ok(()) };
        self.dealer.turn_page();
        self.character_mut(seat).secrets[place].seen_by.add(by);
        let card = self.character(seat).secrets[place].card;
        self.tell("PR-GIFT-16", |g| {
            words(by, format!("{} now knows what {} is hiding.", g.name(by), g.name(seat)))
        });
        self.in_scene(SceneKind::Story, |g| {
            g.tell_only(by, "PR-GIFT-16 PR-GIFT-17", |g| {
                let printed = g.book.card(card);
                let title = format!("{}'s secret is {}.", g.name(seat), printed.name);
                What::Story(g.story(card, title)).said(by, &printed.text)
            });
        });
        Ok(())
    }

    /// PR-SECRET-01: a drawn secret stays with the player who drew it; nobody else sees it (PR-EVENT-12). A player who
    /// had looked at it in the pile (augury) knows it all the same, and keeps quiet about it (PR-OPEN-60).
    pub(crate) fn keep_secret(&mut self, seat: Seat, card: Id<Event>, known_to: Seats) {
        let secret = Secret { card, seen_by: known_to.without(seat), discovered: false, open: false };
        self.character_mut(seat).secrets.push(secret);
        self.tell("PR-SECRET-01 PR-EVENT-12", |g| {
            let what = What::Card { card: None, from: None, to: Some(seat.place()) };
            what.said(seat, format!("It is a secret. {} keeps it.", g.name(seat)))
        });
        self.tell_only(seat, "PR-SECRET-01", |g| g.moved(card, None, Some(seat.place())).unsaid(seat));
        self.in_scene(SceneKind::Story, |g| {
            g.tell_only(seat, "PR-SECRET-01 PR-SECRET-03", |g| {
                let printed = g.book.card(card);
                let title = format!("Your secret: {}.", printed.name);
                What::Story(g.story(card, title)).said(seat, &printed.text)
            });
        });
    }

    /// A resolved secret is discarded face up: its story is over, and everyone may hear it.
    pub(crate) fn end_secret(&mut self, owner: Seat, card: Id<Event>) {
        self.character_mut(owner).secrets.retain(|s| s.card != card);
        self.tell("PR-SECRET-12 PR-ENC-03", |g| {
            let text = format!("{}'s secret is over. It was {}.", g.name(owner), g.card_name(card));
            g.moved(card, Some(owner.place()), None).said(owner, text)
        });
        self.discard_event(card);
    }

    fn secret_mut(&mut self, owner: Seat, card: Id<Event>) -> &mut Secret {
        let secrets = &mut self.character_mut(owner).secrets;
        secrets.iter_mut().find(|s| s.card == card).expect("the owner has the secret")
    }
}
