//! What cards do: the effects of `docs/writing-books.md`, one by one.

use crate::book::wording;
use crate::book::words::{CardCondition, CardEffect, Ground, Peekable, PreludeWords, What, Who};
use crate::book::{Block, Card, Either, Event};
use crate::rules::gather::Player;
use crate::rules::health::{By, Wellbeing};
use crate::rules::telling::{self, PRESENCE};
use crate::state::Zone;
use crate::{Class, DeckName, Kind, Prelude, Trait};
use storybook::{Keyword, Outcomes, Reader};
use table::{Anytime, Ask, Id, Pause, Play, Prompt, SceneKind, Seat, Seats, Story, words};

/// How a card came to do something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// An event that came to a group.
    Event,
    /// The visit action (PR-VISIT).
    Visit,
    /// Met in the deepwoods: never placed (PR-DEEP-08).
    Deepwoods,
    Secret,
    Spell,
    /// A standing rule: nobody's choice.
    Standing,
}

/// The part of a card that a block is: the option it belongs to, if any, what it is called, and the rules behind it.
#[derive(Clone, Copy)]
pub(crate) struct Part {
    pub choice: Option<u8>,
    pub outcome: &'static str,
    pub rules: &'static str,
}

/// The rules behind an effect: somebody meets the card, or it is a standing rule of some card in force.
fn behind(card: Option<Id<Card>>) -> &'static str {
    match card {
        Some(_) => "PR-ENC-10",
        None => "PR-REGION-15 PR-ART-06 PR-SECRET-12",
    }
}

/// One of several cards that all can see.
pub(crate) struct OneCard<K>(pub Id<K>);

/// A player who reads a card.
struct Reading<'a>(&'a Prelude, Seat);

impl Reader<PreludeWords> for Reading<'_> {
    fn has(&self, keyword: Keyword) -> bool {
        self.0.keywords.contains(&self.0.book.keyword(keyword))
    }

    fn is(&self, condition: &CardCondition) -> bool {
        let Reading(game, seat) = self;
        match *condition {
            CardCondition::Region(region) => game.region == region,
            CardCondition::Built(building) => game.is_built(building),
            CardCondition::Alone => game.group(*seat).len() == 1,
            CardCondition::Visiting => matches!(game.character(*seat).zone, Some(Zone::Slot(_))),
        }
    }
}

/// What a card does; `Course` is the card, and how it came to do it.
impl Outcomes for Prelude {
    type Words = PreludeWords;
    type Stop = Pause;
    type Who = Seat;
    type Course = (Id<Card>, Cause);

    fn reader(&self, seat: Seat) -> impl Reader<PreludeWords> {
        Reading(self, seat)
    }

    fn keyword(&mut self, _: Seat, keyword: Keyword, has: bool) {
        let id = self.book.keyword(keyword);
        if self.keywords.contains(&id) != has {
            match has {
                true => self.keywords.push(id),
                false => self.keywords.retain(|k| *k != id),
            }
        }
    }

    fn effect(&mut self, seat: Seat, effect: &CardEffect, (card, cause): &mut (Id<Card>, Cause)) -> Play<()> {
        self.apply(seat, Some(*card), effect, *cause)
    }
}

impl Prelude {
    /// The first block whose condition holds for this player.
    pub(crate) fn pick_block<'a>(&self, blocks: &'a [Block], seat: Seat) -> Option<&'a Block> {
        storybook::fitting(blocks, &Reading(self, seat))
    }

    /// Reads a block aloud and does what it says: a scene of its own, unless it is part of an encounter.
    pub(crate) fn resolve_block(
        &mut self,
        seat: Seat,
        card: Id<Card>,
        block: &Block,
        part: Part,
        cause: Cause,
    ) -> Play<()> {
        match self.scene {
            Some(_) => self.read_block(seat, card, block, part, cause),
            None => self.in_scene(SceneKind::Story, |g| g.read_block(seat, card, block, part, cause)),
        }
    }

    fn read_block(
        &mut self,
        seat: Seat,
        card: Id<Card>,
        block: &Block,
        part: Part,
        cause: Cause,
    ) -> Play<()> {
        let private =
            self.scene.as_ref().is_some_and(|s| s.private && s.card == card) && !self.is_open(seat, card);
        if !block.prose.is_empty() {
            let Part { choice, outcome, rules } = part;
            self.tell_scene(seat.into(), private, rules, |g| {
                let story = Story { choice, outcome: Some(outcome.to_owned()), ..g.story(card, "") };
                table::What::Story(story).said(seat, block.prose.join("\n"))
            });
        }
        self.do_lines(seat, block, &mut (card, cause))
    }

    fn is_open(&self, owner: Seat, card: Id<Card>) -> bool {
        self.character(owner).secrets.iter().any(|s| s.card.widen() == card && s.open)
    }

    /// Does one effect. `card` is the card that says so, if it is not a standing rule.
    pub(crate) fn apply(
        &mut self,
        seat: Seat,
        card: Option<Id<Card>>,
        effect: &CardEffect,
        cause: Cause,
    ) -> Play<()> {
        match effect.what {
            What::Presence(ground, n) => self.change_presence(seat, ground, n, behind(card)),
            What::PresenceNone => {
                if let Some(zone) = self.character(seat).zone {
                    let text = move |g: &Prelude| format!("All traces at {} are gone.", g.zone_name(zone));
                    self.clear_presence(zone, behind(card), text);
                }
            }
            What::Build(n) => {
                for left in (1..=n.unsigned_abs()).rev() {
                    self.build_from_supply(seat, left)?;
                }
            }
            What::FindLocation => self.find_location(seat),
            What::Look(deck, n) => self.look(seat, deck, n as usize, behind(card)),
            What::Meet(deck) => {
                if let Some(scene) = &mut self.state.scene {
                    scene.next.get_or_insert(deck);
                }
            }
            What::Banish(deck) => self.banish(seat, deck, card)?,
            What::Resolve => {
                let card = card.expect("standing rules resolve nothing");
                let spell = matches!(self.book.card(card).class, Class::Spell { .. });
                match &mut self.state.scene {
                    // A spell is used up at once and makes room; an event lies there until all are done.
                    Some(scene) if scene.card == card && !spell => scene.resolved = true,
                    _ => self.leave_play(card, seat),
                }
            }
            What::Reveal => match self.book.which(card.expect("standing rules reveal nothing")) {
                Either::Event(card) => self.reveal_secret(seat, card)?,
                Either::Artifact(_) => unreachable!("no spell reveals itself"),
            },
            _ => {
                // PR-PAST-02: nothing of this encounter reaches the player whom the soldier protects.
                let shielded = self.scene.as_ref().filter(|s| Some(s.card) == card).and_then(|s| s.shielded);
                for target in self.targets(seat, effect)?.iter().filter(|t| Some(*t) != shielded) {
                    let own = target == seat && cause != Cause::Standing;
                    self.apply_to(target, effect.what, if own { By::Own } else { By::Others }, card)?;
                }
            }
        }
        Ok(())
    }

    fn targets(&mut self, seat: Seat, effect: &CardEffect) -> Play<Seats> {
        let group = self.group(seat);
        Ok(match effect.who {
            Who::You => seat.into(),
            Who::Group => group,
            Who::Others => group.without(seat),
            Who::Band => self.band(),
            Who::Friend if group.len() == 1 => Seats::NONE,
            Who::Friend => {
                let others = |_: &Prelude| group.without(seat).iter().map(Player).collect();
                let what = effect.what;
                let prompt = move |_: &Prelude| format!("Who else in your group: {}?", wording::what(what));
                let friend = self.choose(seat, "PR-ENC-10 PR-TERM-04", prompt, others)?;
                friend.map_or(Seats::NONE, |Player(friend)| friend.into())
            }
        })
    }

    /// Why a player regains something. A secret is not named: others may be asked, too (PR-SECRET-01).
    fn because_of(&self, card: Option<Id<Card>>) -> String {
        match card {
            None => "A card in force".to_owned(),
            Some(card) if self.book.is_secret(card) => "A secret".to_owned(),
            Some(card) => self.card_name(card).to_owned(),
        }
    }

    fn apply_to(&mut self, seat: Seat, what: What, by: By, card: Option<Id<Card>>) -> Play<()> {
        let amount = |n: i32| n.unsigned_abs();
        let why = |g: &Prelude| g.because_of(card);
        match what {
            What::Health(n) if n > 0 => {
                self.gain_choice(seat, "PR-HEALTH-04", why, &Trait::HEALTH, amount(n), false, by)
            }
            What::Health(n) => self.lose_wellbeing(seat, Wellbeing::Health, amount(n)),
            What::Morale(n) if n > 0 => {
                self.gain_choice(seat, "PR-HEALTH-06", why, &Trait::MORALE, amount(n), false, by)
            }
            What::Morale(n) => self.lose_wellbeing(seat, Wellbeing::Morale, amount(n)),
            What::Trait(of, n) if n > 0 => {
                self.gain_trait(seat, of, amount(n), by);
                Ok(())
            }
            What::Trait(of, n) => self.lose_trait(seat, of, amount(n)),
            What::Token(n) => {
                self.gain_choice(seat, "PR-LIMIT-01 PR-LIMIT-02", why, &Trait::ALL, amount(n), false, by)
            }
            What::Resource(n) if n > 0 => {
                self.gain_resources(seat, amount(n), by, behind(card));
                Ok(())
            }
            What::Resource(n) => {
                self.lose_resources(seat, amount(n), behind(card));
                Ok(())
            }
            What::Artifact(kind) => self.gain_artifact(seat, kind),
            What::LoseArtifact => self.lose_artifact(seat, card),
            What::Unveil => self.unveil_one(seat),
            _ => unreachable!("only personal effects have a target"),
        }
    }

    /// Takes away all presence in a zone.
    pub(crate) fn clear_presence(&mut self, zone: Zone, rules: &'static str, text: impl Prompt<Self>) {
        let n = std::mem::take(&mut self.presence[zone.index()]);
        if n > 0 {
            self.tell(rules, |g| telling::lost(PRESENCE, n.into(), zone.place()).said(None, text.text(g)));
        }
    }

    fn change_presence(&mut self, seat: Seat, ground: Ground, n: i32, rules: &'static str) {
        let here = self.character(seat).zone;
        for zone in Zone::ORDER {
            let meant = if ground == Ground::Here { here == Some(zone) } else { ground.covers(zone) };
            if !meant {
                continue;
            }
            let tokens = &mut self.presence[zone.index()];
            let before = *tokens;
            *tokens = tokens.saturating_add_signed(n as i16);
            let changed = tokens.abs_diff(before).into();
            if changed > 0 {
                // Whose doing it is may be a secret.
                self.tell(rules, |g| {
                    let (word, what) = match n > 0 {
                        true => ("gathers", telling::gained(PRESENCE, changed, zone.place())),
                        false => ("fades", telling::lost(PRESENCE, changed, zone.place())),
                    };
                    what.said(None, format!("Presence {word} at {}.", g.zone_name(zone)))
                });
            }
        }
    }

    /// A location is drawn and laid out, not met (PR-EXPLORE-03).
    fn find_location(&mut self, seat: Seat) {
        let Some((card, known_to)) = self.draw_event(DeckName::Location) else { return };
        if self.book.event(card).1 == Kind::Secret {
            return self.keep_secret(seat, card, known_to);
        }
        self.tell_page("PR-EXPLORE-03", |g| {
            let title = format!("{} finds {}", g.name(seat), g.card_name(card));
            table::What::Story(g.story(card, title)).said(seat, g.front(card))
        });
        self.place_location(card);
    }

    pub(crate) fn look(&mut self, seat: Seat, deck: Peekable, n: usize, rules: &'static str) {
        let Prelude { state, dealer, .. } = self;
        let (cards, name): (Vec<Id<Card>>, _) = match deck {
            Peekable::Events(deck) => {
                let cards = dealer.peek(&mut state.decks[deck as usize], seat, n);
                (cards.into_iter().map(Id::widen).collect(), deck.name())
            }
            Peekable::Artifacts => {
                let cards = dealer.peek(&mut state.artifacts, seat, n);
                (cards.into_iter().map(Id::widen).collect(), "artifact")
            }
        };
        self.tell(rules, |g| words(seat, format!("{} looks at the top of the {name} deck.", g.name(seat))));
        self.tell_only(seat, rules, |g| {
            let front = |card: &Id<Card>| format!("{}\n{}", g.card_name(*card), g.front(*card));
            let fronts: Vec<String> = cards.iter().map(front).collect();
            let text = match fronts.is_empty() {
                true => format!("The {name} deck is empty."),
                false => format!("On top of the {name} deck, first to last:\n{}", fronts.join("\n\n")),
            };
            words(seat, text)
        });
    }

    fn banish(&mut self, seat: Seat, deck: DeckName, card: Option<Id<Card>>) -> Play<()> {
        let options = |g: &Prelude| {
            let placed = g.state.slots.iter().flatten().map(|p| p.card);
            let fits = |c: &Id<Event>| g.book.event(*c).0 == deck && Some(c.widen()) != card;
            placed.filter(fits).map(OneCard).collect()
        };
        let prompt = move |_: &Prelude| format!("Which {} is sent away?", deck.name());
        if let Some(OneCard(gone)) = self.choose(seat, "PR-REGION-12", prompt, options)? {
            self.leave_play(gone.widen(), seat);
        }
        Ok(())
    }
}
