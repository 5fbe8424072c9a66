//! Artifacts (PR-ART): gaining, giving away, casting, unveiling.

use crate::book::words::ArtifactKind;
use crate::book::{Artifact, Card};
use crate::rules::effects::{Cause, OneCard};
use crate::state::{Held, TimeToken};
use crate::{Building, Class, Moment, Prelude};
use table::{Anytime, Ask, Id, Options, Play, Seat, Story, What, words};

/// What becomes of a fourth artifact (PR-LIMIT-06, PR-OPEN-52).
#[derive(Clone, Copy)]
pub(crate) enum Fourth {
    Discard,
    Give(Seat),
    Swap(Id<Artifact>),
}

/// A spell to cast, or none.
#[derive(Clone, Copy)]
pub(crate) enum Cast {
    None,
    Spell(Id<Artifact>),
}

impl Prelude {
    pub(crate) fn has_artifact_room(&self, seat: Seat) -> bool {
        self.character(seat).artifacts.len() < self.book.numbers.artifacts_max // PR-LIMIT-05
    }

    /// PR-ART-02: the top artifact; or, if a kind is named, cards are drawn until one of it comes and the
    /// others are shuffled back (PR-PAST-05).
    pub(crate) fn gain_artifact(&mut self, seat: Seat, kind: Option<ArtifactKind>) -> Play<()> {
        let Some(card) = self.draw_artifact(kind) else {
            self.tell("PR-OPEN-53", |_| words(seat, "There is no such artifact left."));
            return Ok(());
        };
        self.tell_page("PR-ART-01 PR-ART-02", |g| {
            let printed = g.book.card(card);
            let title = format!("{} finds {}.", g.name(seat), printed.name);
            What::Story(g.story(card, title)).said(seat, &printed.text)
        });
        if self.has_artifact_room(seat) {
            self.receive(seat, card);
            return Ok(());
        }
        // PR-LIMIT-06, PR-LIMIT-07
        let options = |g: &Prelude| -> Options<Fourth> {
            if g.has_artifact_room(seat) {
                return Options::new();
            }
            let takers = g.group(seat).without(seat).iter().filter(|s| g.has_artifact_room(*s));
            let old = g.character(seat).artifacts.iter().filter(|_| g.house.artifact_swap);
            let swaps = old.map(|a| Fourth::Swap(a.card));
            takers.map(Fourth::Give).chain(swaps).chain([Fourth::Discard]).collect()
        };
        let rules = "PR-LIMIT-05 PR-LIMIT-06 PR-LIMIT-07 PR-OPEN-52";
        let prompt = move |g: &Prelude| {
            format!("You carry three artifacts already. What about {}?", g.card_name(card))
        };
        match self.choose(seat, rules, prompt, options)? {
            None => self.receive(seat, card), // there is room by now
            Some(Fourth::Discard) => {
                self.artifacts.discards.push(card);
                self.tell(rules, |g| {
                    words(seat, format!("{} leaves {} behind.", g.name(seat), g.card_name(card)))
                });
            }
            Some(Fourth::Give(other)) => {
                self.tell(rules, |g| {
                    let (from, to, card) = (g.name(seat), g.name(other), g.card_name(card));
                    words(seat, format!("{from} gives {card} to {to}."))
                });
                self.receive(other, card);
            }
            Some(Fourth::Swap(old)) => {
                self.discard_artifact(seat, old);
                self.receive(seat, card);
            }
        }
        Ok(())
    }

    fn draw_artifact(&mut self, kind: Option<ArtifactKind>) -> Option<Id<Artifact>> {
        let Prelude { state, dealer, book, .. } = self;
        let deck = &mut state.artifacts;
        let wanted = |card: Id<Artifact>| match kind {
            None => true,
            Some(ArtifactKind::Tool) => matches!(book.card(card).class, Class::Tool { .. }),
            Some(ArtifactKind::Spell) => matches!(book.card(card).class, Class::Spell { .. }),
        };
        // PR-OPEN-53: the discards are shuffled in when the pile cannot serve.
        if !deck.pile.iter().any(|c| wanted(*c)) {
            dealer.reshuffle(deck);
        }
        if !deck.pile.iter().any(|c| wanted(*c)) {
            return None;
        }
        let mut passed = Vec::new();
        let found = loop {
            let card = dealer.draw(deck)?;
            if wanted(card) {
                break card;
            }
            passed.push(card);
        };
        if !passed.is_empty() {
            deck.pile.append(&mut passed);
            dealer.shuffle(deck);
        }
        Some(found)
    }

    /// PR-ART-02, PR-ART-04: face up beside the panel, with a time token if it has an unveil number.
    fn receive(&mut self, seat: Seat, card: Id<Artifact>) {
        let (Class::Tool { unveil, .. } | Class::Spell { unveil, .. }) = self.book.card(card).class else {
            unreachable!("only artifacts lie in the artifact deck")
        };
        let time = unveil.map(|size| self.time_token(size));
        self.character_mut(seat).artifacts.push(Held { card, flipped: false, time, cast: false });
        self.tell("PR-ART-02 PR-ART-04", |g| g.moved(card, None, Some(seat.place())).unsaid(seat));
        self.tell_time(card, time);
    }

    pub(crate) fn take_artifact(&mut self, seat: Seat, card: Id<Artifact>) -> Held {
        let held = &mut self.character_mut(seat).artifacts;
        let place = held.iter().position(|h| h.card == card).expect("the player has the artifact");
        held.remove(place)
    }

    pub(crate) fn discard_artifact(&mut self, seat: Seat, card: Id<Artifact>) {
        let Held { time, .. } = self.take_artifact(seat, card);
        self.tell_time_over(card, time);
        self.artifacts.discards.push(card);
        self.tell("PR-ART-01 PR-ART-05", |g| {
            let text = format!("{} no longer has {}.", g.name(seat), g.card_name(card));
            g.moved(card, Some(seat.place()), None).said(seat, text)
        });
        self.drop_excess(seat);
    }

    /// PR-LIMIT-03: without the tool that carried them, resources beyond the slots are lost.
    pub(crate) fn drop_excess(&mut self, seat: Seat) {
        let slots = self.resource_slots(seat);
        let over = self.character(seat).resources.saturating_sub(slots);
        self.lose_resources(seat, over.into(), "PR-LIMIT-03");
    }

    /// `lose artifact`: the player picks which; never the card that says so.
    pub(crate) fn lose_artifact(&mut self, seat: Seat, but: Option<Id<Card>>) -> Play<()> {
        let mine = |g: &Prelude| {
            let mine = g.character(seat).artifacts.iter().filter(|h| Some(h.card.widen()) != but);
            mine.map(|h| OneCard(h.card)).collect()
        };
        if let Some(OneCard(card)) = self.choose(seat, "PR-ART-01", "Which artifact do you lose?", mine)? {
            self.discard_artifact(seat, card);
        }
        Ok(())
    }

    /// `unveil`: one artifact that waits under a time token is turned over now.
    pub(crate) fn unveil_one(&mut self, seat: Seat) -> Play<()> {
        let mine = |g: &Prelude| {
            let waiting = g.character(seat).artifacts.iter().filter(|h| h.time.is_some());
            waiting.map(|h| OneCard(h.card)).collect()
        };
        let turned = self.choose(seat, "PR-KEEP-08", "Which artifact shows its other side?", mine)?;
        let Some(OneCard(card)) = turned else { return Ok(()) };
        let held = &mut self.character_mut(seat).artifacts;
        let held = held.iter_mut().find(|h| h.card == card).expect("the player has it");
        let time = unveil(held);
        self.tell_unveiled(card, time);
        self.drop_excess(seat);
        Ok(())
    }

    /// PR-KEEP-08: flips every artifact whose token has the number, also those in the hut (PR-OPEN-51).
    pub(crate) fn unveil_by(&mut self, die: u32) {
        let held = self
            .state
            .characters
            .iter_mut()
            .flat_map(|c| &mut c.artifacts)
            .chain(&mut self.state.hut_artifacts);
        let mut turned = Vec::new();
        for held in held.filter(|h| h.time.is_some_and(|t| t.contains(die))) {
            turned.push((held.card, unveil(held)));
        }
        for (card, time) in turned {
            self.tell_unveiled(card, time);
        }
        for seat in self.band().iter() {
            self.drop_excess(seat);
        }
    }

    fn tell_unveiled(&mut self, card: Id<Artifact>, time: Option<TimeToken>) {
        self.dealer.turn_page();
        self.tell_time_over(card, time);
        let owner = self.band().iter().find(|s| self.character(*s).artifacts.iter().any(|h| h.card == card));
        let book = self.book.clone();
        let printed = book.card(card);
        let back = if let Class::Tool { back, .. } = &printed.class { back.as_ref() } else { None };
        self.tell("PR-KEEP-08", |g| {
            let turned = g.turned(card, owner.map_or_else(|| Building::Hut.place(), Seat::place));
            match back {
                Some(_) => turned.unsaid(owner), // the other side is read
                None => turned.said(owner, format!("{} is unveiled.", printed.name)),
            }
        });
        if let Some(back) = back {
            self.tell_page("PR-KEEP-08", |g| {
                let title = format!("{} is unveiled: {}.", printed.name, back.name);
                let outcome = Some("unveiled".to_owned());
                What::Story(Story { outcome, ..g.story(card, title) }).said(owner, &back.text)
            });
        }
    }

    /// PR-ART-07: spells of this moment may be cast, each once a round.
    pub(crate) fn cast_spells(&mut self, seat: Seat, now: Moment) -> Play<()> {
        while self.ready_spells(seat, now).next().is_some() {
            let options = |g: &Prelude| [Cast::None].into_iter().chain(g.ready_spells(seat, now)).collect();
            match self.decide(seat.into(), "PR-ART-07", "Cast a spell?", options)? {
                Cast::None => return Ok(()),
                Cast::Spell(card) => self.cast(seat, card)?,
            }
        }
        Ok(())
    }

    fn ready_spells(&self, seat: Seat, now: Moment) -> impl Iterator<Item = Cast> + '_ {
        let ready = move |h: &&Held| {
            !h.cast && matches!(self.book.card(h.card).class, Class::Spell { moment, .. } if moment == now)
        };
        self.character(seat).artifacts.iter().filter(ready).map(|h| Cast::Spell(h.card))
    }

    fn cast(&mut self, seat: Seat, card: Id<Artifact>) -> Play<()> {
        let held = &mut self.character_mut(seat).artifacts;
        held.iter_mut().find(|h| h.card == card).expect("the player has the spell").cast = true;
        self.tell("PR-ART-07", |g| {
            What::Turn {}.said(seat, format!("{} casts {}.", g.name(seat), g.card_name(card)))
        });
        self.encounter(card, seat.into(), Cause::Spell)
    }
}

/// The other side up, the token off (PR-KEEP-08).
fn unveil(held: &mut Held) -> Option<TimeToken> {
    held.flipped = true;
    held.time.take()
}
