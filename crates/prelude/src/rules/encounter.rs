//! Encountering an event (PR-ENC): options, dice, the flip, and the results. Spells are played
//! out the same way (PR-ART-07).

use crate::book::{Card, CardOption};
use crate::rules::dice::{Bought, Dice, Purpose, Success, successes};
use crate::rules::effects::{Cause, Part};
use crate::rules::gather::Player;
use crate::rules::telling::{self, PRESENCE, alone};
use crate::state::{Scene, Zone};
use crate::{Building, Class, DeckName, Gift, Past, Prelude, Trait};
use smallvec::SmallVec;
use storybook::Outcomes;
use table::{Anytime, Ask, Id, Options, Play, SceneKind, Seat, Seats, Story, Told, What, Within, words};

/// One of the three options of a card.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    pub seat: Seat,
    pub card: Id<Card>,
    pub place: u8,
    /// The group came here to meet the card, which an altar helps (PR-BLD-15, PR-OPEN-50).
    pub visiting: bool,
}

impl Way {
    pub(crate) fn option<'a>(&self, game: &'a Prelude) -> &'a CardOption {
        &game.book.card(self.card).options[usize::from(self.place)]
    }
}

/// Whether to use an ability.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Invoke {
    Yes(u8),
    No,
}

/// Whom the soldier shields.
#[derive(Clone, Copy)]
pub(crate) enum Shield {
    Nobody,
    For(Player),
}

/// One player's try at a card.
struct Try {
    seat: Seat,
    place: u8,
    bought: Bought,
    dice: Dice,
    /// The dice count as 1 (PR-GIFT-01).
    invoked: bool,
}

impl Try {
    fn option<'a>(&self, options: &'a [CardOption]) -> &'a CardOption {
        &options[usize::from(self.place)]
    }
}

impl Prelude {
    /// These players meet this card.
    pub(crate) fn encounter<K: Within<Card>>(&mut self, card: Id<K>, seats: Seats, cause: Cause) -> Play<()> {
        self.encounter_by(card.widen(), seats, cause, None)
    }

    /// The same, where one player has already said which option it is.
    pub(crate) fn encounter_by(
        &mut self,
        card: Id<Card>,
        seats: Seats,
        cause: Cause,
        chosen: Option<u8>,
    ) -> Play<()> {
        let next = self.in_scene(SceneKind::Story, |g| g.play_out(card, seats, cause, chosen))?;
        let Some(deck) = next else { return Ok(()) };
        let group = self.group(seats.iter().next().expect("somebody met the card"));
        // PR-DEEP-08: what follows in the deepwoods is not placed either.
        let next = if cause == Cause::Deepwoods { cause } else { Cause::Event };
        self.meet(deck, group, next)
    }

    /// From the card's front to its results; which event follows it.
    fn play_out(
        &mut self,
        card: Id<Card>,
        seats: Seats,
        cause: Cause,
        chosen: Option<u8>,
    ) -> Play<Option<DeckName>> {
        let private = cause == Cause::Secret;
        let scene = Scene {
            card,
            seats,
            private,
            flipped: false,
            chosen: vec![],
            shielded: None,
            resolved: false,
            next: None,
        };
        let outer = self.scene.replace(scene);
        // A player who has already chosen has read it.
        if chosen.is_none() {
            self.tell_scene(seats, private, "PR-ENC-04 PR-ENC-05", |g| {
                let printed = g.book.card(card);
                What::Story(g.story(card, &printed.name)).said(alone(seats), &printed.text)
            });
        }
        let book = self.book.clone();
        let options = &book.card(card).options;

        // PR-ENC-04, PR-OPEN-25, PR-OPEN-26: all options and tokens are fixed before any die is rolled.
        let visiting = cause == Cause::Visit;
        let mut tries: SmallVec<[Try; 6]> = SmallVec::new();
        for seat in seats.iter() {
            let place = match chosen {
                Some(place) => place,
                None => self.choose_option(seat, card, visiting)?,
            };
            let way = Way { seat, card, place, visiting };
            self.tell_choice(way, private);
            let bought = self.buy_for_option(way)?;
            tries.push(Try { seat, place, bought, dice: Dice::new(), invoked: false });
        }
        // PR-ENC-06
        for attempt in &mut tries {
            let way = Way { seat: attempt.seat, card, place: attempt.place, visiting };
            let what = move |g: &Prelude| g.rolled_for(way, private);
            let success = Success::Of(self.book.numbers.event_success);
            let (seat, n) = (attempt.seat, attempt.bought.all());
            attempt.dice = self.roll_dice(seat, n, success, "PR-ENC-06 PR-ENC-07", what);
            self.invoke(attempt, card)?;
            self.pray_for(attempt, attempt.option(options));
        }
        // PR-ENC-08: the card is flipped only now.
        self.dealer.turn_page();
        if let Some(scene) = &mut self.state.scene {
            scene.flipped = true;
        }
        for attempt in &tries {
            self.tell_result(attempt, card, private);
        }
        let shielded = self.protect(&tries, card)?;
        if let Some(scene) = &mut self.state.scene {
            scene.shielded = shielded;
        }
        // PR-ENC-10: everyone for themselves.
        for attempt in tries.iter().filter(|t| Some(t.seat) != shielded) {
            self.resolve_try(attempt, card, cause)?;
        }
        // The card leaves if it was resolved.
        let scene = std::mem::replace(&mut self.state.scene, outer).expect("the scene was set");
        if scene.resolved {
            self.leave_play(card, seats.iter().next().expect("somebody met the card"));
        }
        Ok(scene.next)
    }

    fn choose_option(&mut self, seat: Seat, card: Id<Card>, visiting: bool) -> Play<u8> {
        let prompt = move |g: &Prelude| format!("{}: what do you do?", g.card_name(card));
        let ways = move |_: &Prelude| ways(seat, card, visiting);
        Ok(self.decide(seat.into(), "PR-ENC-04 PR-ENC-05 PR-ENC-09", prompt, ways)?.place)
    }

    fn tell_choice(&mut self, way: Way, private: bool) {
        let Way { seat, place, .. } = way;
        if let Some(scene) = &mut self.state.scene {
            scene.chosen.push((seat, place));
        }
        self.tell_scene(seat.into(), private, "PR-ENC-04", |g| {
            words(seat, format!("{}: {}", g.name(seat), way.option(g).text))
        });
    }

    /// What the dice of an encounter are for. Everyone hears them; which secret it is, nobody (PR-SECRET-01).
    fn rolled_for(&self, way: Way, private: bool) -> String {
        if private {
            return " to deal with a secret".to_owned();
        }
        let (option, success) = (way.option(self), self.book.numbers.event_success);
        let (of, needs) = (option.of.name(), needed(option.diamonds));
        format!(" for {} ({of}, {needs} needed; {success} or lower succeeds)", self.card_name(way.card))
    }

    /// The dice of an option that are free (PR-ENC-06), with the die of an altar when visiting (PR-BLD-15, PR-OPEN-50).
    pub(crate) fn dice_of(&self, way: Way) -> u8 {
        let of = way.option(self).of;
        let altar = way.visiting && of == Trait::Communing && self.is_built(Building::Altar);
        self.option_dice(of, way.seat) + u8::from(altar)
    }

    /// PR-ENC-06: the dice of the option, one more for each token of its trait; an advisor's tokens when visiting (PR-PAST-08), and magic.
    fn buy_for_option(&mut self, way: Way) -> Play<Bought> {
        let Way { seat, visiting, .. } = way;
        let CardOption { of, diamonds, .. } = *way.option(self);
        let (free, purpose) = (self.dice_of(way), Purpose::Option(of, diamonds));
        let prompt = move |g: &Prelude| {
            let (success, option) = (g.book.numbers.event_success, way.option(g));
            format!(
                "{} {} needed; each die of {success} or lower is one. Spend {} tokens for more dice?",
                option.text,
                needed(option.diamonds),
                of.name()
            )
        };
        let mut bid = self.bid(seat, "PR-ENC-06 PR-ENC-07", prompt, &[of], Some(free), purpose)?;
        if visiting && of == Trait::Wise {
            bid.own += self.advice(seat)?;
            bid.of = Some(of);
        }
        let bent = if bid.dice() > 0 { self.magic(seat)? } else { 0 };
        Ok(Bought::new(free, bid, bent))
    }

    /// PR-PAST-08, PR-OPEN-44: the advisor, wherever they stand, may pay wise tokens for a visitor.
    fn advice(&mut self, visitor: Seat) -> Play<u8> {
        let advisor =
            self.band().without(visitor).iter().find(|s| self.character(*s).past == Some(Past::Advisor));
        let Some(advisor) = advisor else { return Ok(0) };
        let prompt = move |g: &Prelude| {
            format!("Advise {}? Each wise token you spend is one die for them.", g.name(visitor))
        };
        Ok(self.bid(advisor, "PR-PAST-08 PR-OPEN-44", prompt, &[Trait::Wise], None, Purpose::Others)?.dice())
    }

    /// PR-PAST-09: the priest, on a communing option. It is never asked, since it only helps.
    fn pray_for(&mut self, attempt: &mut Try, option: &CardOption) {
        let matters = self.house.prayer_rerolls || !option.each_failure.is_empty();
        let success = self.book.numbers.event_success;
        let failed = attempt.dice.iter().position(|d| *d > success);
        if let (Trait::Communing, true, Some(failed), false) = (option.of, matters, failed, attempt.invoked) {
            self.pray(attempt.seat, &mut attempt.dice, failed, Success::Of(success));
        }
    }

    /// PR-GIFT-01, PR-OPEN-42: against a spirit, after rolling and before the flip.
    fn invoke(&mut self, attempt: &mut Try, card: Id<Card>) -> Play<()> {
        let chosen = self.character(attempt.seat).gift == Some(Gift::Chosen);
        let short = successes(&attempt.dice, self.book.numbers.event_success) < attempt.dice.len() as u32;
        if !chosen || !self.is_spirit(card) || !short {
            return Ok(());
        }
        let cost = attempt.dice.len() as u8 + u8::from(self.house.invoke_one_more); // PR-GIFT-02, PR-OPEN-41
        let rules = "PR-GIFT-01 PR-GIFT-02 PR-OPEN-41";
        let options = |_: &Prelude| [Invoke::No, Invoke::Yes(cost)].into_iter().collect();
        if self.choose(attempt.seat, rules, "Call on your patron?", options)? != Some(Invoke::Yes(cost)) {
            return Ok(());
        }
        attempt.invoked = true;
        // That a secret is a spirit is not told.
        let secret = self.scene.as_ref().is_some_and(|s| s.private);
        let rules = if secret { "PR-ENC-10" } else { "PR-GIFT-02 PR-GIFT-03" };
        let by = Some(attempt.seat).filter(|_| !secret);
        for _ in 0..cost {
            // PR-GIFT-02, PR-GIFT-03: the zone with the fewest, nearest the region name.
            let zones = Zone::ORDER.into_iter().filter(|z| match z {
                Zone::Slot(n) => !self.slots[usize::from(*n)].is_empty(),
                _ => true,
            });
            let zone = zones.min_by_key(|z| self.presence[z.index()]).expect("the board has zones");
            self.presence[zone.index()] += 1;
            self.tell(rules, |g| {
                let text = format!("Presence gathers at {}.", g.zone_name(zone));
                telling::gained(PRESENCE, 1, zone.place()).said(by, text)
            });
        }
        Ok(())
    }

    fn is_spirit(&self, card: Id<Card>) -> bool {
        matches!(self.book.card(card).class, Class::Event { deck: DeckName::Spirit, .. })
    }

    fn succeeded(&self, attempt: &Try) -> u32 {
        match attempt.invoked {
            true => attempt.dice.len() as u32,
            false => successes(&attempt.dice, self.book.numbers.event_success), // PR-ENC-07
        }
    }

    /// PR-ENC-09: as many successes as diamonds.
    fn reached(&self, attempt: &Try, option: &CardOption) -> bool {
        self.succeeded(attempt) >= option.diamonds.into()
    }

    fn tell_result(&mut self, attempt: &Try, card: Id<Card>, private: bool) {
        let seat = attempt.seat;
        let book = self.book.clone();
        let option = attempt.option(&book.card(card).options);
        let reached = self.reached(attempt, option);
        let got = self.succeeded(attempt).min(option.diamonds.into());
        self.tell_scene(seat.into(), private, "PR-ENC-08 PR-ENC-09", move |g| {
            let block = g.pick_block(if reached { &option.success } else { &option.failure }, seat);
            let prose = block.map(|b| b.prose.join(" ")).unwrap_or_default();
            let (how, outcome) = if reached { ("succeeds", "success") } else { ("falls short", "failure") };
            let (of, needs) = (option.of.name(), option.diamonds);
            let verdict = format!("{} {how} ({of}, {got} of {needs}).", g.name(seat));
            if prose.is_empty() {
                return words(seat, verdict);
            }
            let (choice, outcome) = (Some(attempt.place), Some(outcome.to_owned()));
            What::Story(Story { choice, outcome, ..g.story(card, verdict) }).said(seat, prose)
        });
    }

    /// PR-PAST-01, PR-PAST-02, PR-PAST-03: having seen the back, the soldier may keep it from one
    /// other player.
    fn protect(&mut self, tries: &[Try], card: Id<Card>) -> Play<Option<Seat>> {
        let book = self.book.clone();
        let options = &book.card(card).options;
        let shields = |t: &&Try| {
            let option = t.option(options);
            self.character(t.seat).past == Some(Past::Soldier)
                && option.of == Trait::Strong
                && self.reached(t, option)
        };
        let Some(soldier) = tries.iter().find(shields).filter(|_| self.is_spirit(card)) else {
            return Ok(None);
        };
        let choices = |_: &Prelude| {
            let others = tries.iter().filter(|t| t.seat != soldier.seat);
            [Shield::Nobody].into_iter().chain(others.map(|t| Shield::For(Player(t.seat)))).collect()
        };
        let rules = "PR-PAST-01 PR-PAST-02 PR-PAST-03";
        match self.choose(soldier.seat, rules, "Whom do you protect?", choices)? {
            None | Some(Shield::Nobody) => Ok(None),
            Some(Shield::For(Player(seat))) => {
                self.tell("PR-PAST-02", |g| {
                    words(soldier.seat, format!("{} protects {}.", g.name(soldier.seat), g.name(seat)))
                });
                Ok(Some(seat))
            }
        }
    }

    fn resolve_try(&mut self, attempt: &Try, card: Id<Card>, cause: Cause) -> Play<()> {
        let book = self.book.clone();
        let option = attempt.option(&book.card(card).options);
        let blocks = if self.reached(attempt, option) { &option.success } else { &option.failure };
        if let Some(block) = self.pick_block(blocks, attempt.seat) {
            self.do_lines(attempt.seat, block, &mut (card, cause))?;
        }
        let failed = attempt.dice.len() as u32 - self.succeeded(attempt);
        for _ in 0..failed {
            if let Some(block) = self.pick_block(&option.each_failure, attempt.seat) {
                let part = Part {
                    choice: Some(attempt.place),
                    outcome: "each failure",
                    rules: "PR-ENC-10 PR-NUM-21",
                };
                self.resolve_block(attempt.seat, card, block, part, cause)?;
            }
        }
        Ok(())
    }

    /// Whether this player reads something that the others must not hear of.
    pub(crate) fn reads_alone(&self, seat: Seat) -> bool {
        self.scene.as_ref().is_some_and(|s| s.private && s.seats.has(seat))
    }

    /// Tells everyone, or only those it is about if the scene is private.
    pub(crate) fn tell_scene(
        &mut self,
        seats: Seats,
        private: bool,
        rules: &'static str,
        told: impl Fn(&Self) -> Told,
    ) {
        if private {
            self.tell_only(seats, rules, told);
        } else {
            self.tell(rules, told);
        }
    }
}

/// The three options of a card, for one player.
pub(crate) fn ways(seat: Seat, card: Id<Card>, visiting: bool) -> Options<Way> {
    (0..3).map(|place| Way { seat, card, place, visiting }).collect()
}

/// "2 successes"
pub(crate) fn needed(diamonds: u8) -> String {
    if diamonds == 1 { "1 success".to_owned() } else { format!("{diamonds} successes") }
}
