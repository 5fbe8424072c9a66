//! The event phase (PR-EVENT): one roll for each group, and perhaps an event.

use crate::rules::effects::Cause;
use crate::rules::telling::alone;
use crate::state::{Scouted, Zone};
use crate::{Building, DeckName, Gift, Kind, Prelude, Trait};
use table::{Anytime, Ask, Play, Seat, Seats, What, words};

/// A token for the hall's door (PR-BLD-02), or none.
#[derive(Clone, Copy)]
pub(crate) enum Fee {
    None,
    Token(Seat, Trait),
    Plans,
}

/// What the whisperer makes of the event die.
#[derive(Clone, Copy)]
pub(crate) enum Whisper {
    LetItCome,
    RollAgain,
}

impl Prelude {
    /// The turn of the group that stands here, if there is one (PR-EVENT-02, PR-EVENT-13).
    pub(crate) fn event_turn(&mut self, zone: Zone) -> Play<()> {
        let group = self.group_at(zone);
        // The camp has one joint turn, at the place of the rest zone (PR-OPEN-10).
        if group.is_empty() || zone != zone.camp() {
            return Ok(());
        }
        if zone == Zone::Special && self.hidden_in_cave {
            return Ok(()); // PR-CAVE-04
        }
        let scouted = self.scouted.iter().copied().find(|s| s.zone == zone);
        if !self.occurs(zone, group, scouted) {
            return Ok(()); // PR-EVENT-06
        }
        for own in self.zones_of_group(zone) {
            self.clear_presence(own, "PR-EVENT-05 PR-OPEN-11", "");
        }
        if zone == Zone::Rest && self.turned_away_by_hall(group)? {
            return Ok(());
        }
        let deck = self.roll_event_die(group, scouted.and_then(|s| s.event))?;
        self.meet(deck, group, Cause::Event)
    }

    /// PR-EVENT-03, PR-EVENT-04: one die against the presence tokens; a scouted die stands in for it
    /// (PR-SCOUT-02).
    fn occurs(&mut self, zone: Zone, group: Seats, scouted: Option<Scouted>) -> bool {
        let presence = i32::from(self.presence_of_group(zone)) + self.omen(group);
        let die = scouted.map_or_else(|| self.roll_one(), |s| s.die.into());
        let comes = scouted.and_then(|s| s.verdict).unwrap_or(die as i32 <= presence);
        self.tell("PR-EVENT-03 PR-EVENT-04 PR-SCOUT-02", |g| {
            let (place, tokens) = (g.group_place(zone), g.presence_of_group(zone));
            let how = if scouted.is_some() { "was scouted" } else { "comes up" };
            let what = if comes { "something comes" } else { "all is quiet" };
            let text = format!("{place}, {tokens} presence: the die {how} {die}, {what}.");
            let roll = g.thrown_by_group(group, &[g.die(die)]).roll().against(tokens.into());
            roll.passed(!comes).said(alone(group), text)
        });
        comes
    }

    fn group_place(&self, zone: Zone) -> String {
        if zone == Zone::Rest { "At camp".to_owned() } else { format!("At {}", self.zone_name(zone)) }
    }

    /// PR-BLD-02, PR-BLD-03, PR-OPEN-47: with the hall built, the camp may refuse the event if everyone
    /// there spends a token.
    fn turned_away_by_hall(&mut self, group: Seats) -> Play<bool> {
        let tokens = |s: Seat| self.character(s).tokens.iter().any(|t| *t > 0);
        if !self.is_built(Building::Hall) || !group.iter().all(tokens) {
            return Ok(false);
        }
        let mut fees: Vec<(Seat, Fee)> = Vec::new();
        for seat in group.iter() {
            let options = |g: &Prelude| {
                let held = Trait::ALL.into_iter().filter(|t| g.character(seat).has(*t) > 0);
                let plans = g.plans_token && !fees.iter().any(|(_, f)| matches!(f, Fee::Plans));
                let held = held.map(|t| Fee::Token(seat, t));
                [Fee::None].into_iter().chain(held).chain(plans.then_some(Fee::Plans)).collect()
            };
            let prompt = "The hall can keep it out if everyone at camp spends a token. What do you spend?";
            match self.choose(seat, "PR-BLD-02 PR-BLD-03 PR-OPEN-47", prompt, options)? {
                None | Some(Fee::None) => return Ok(false), // nobody pays unless all do
                Some(fee) => fees.push((seat, fee)),
            }
        }
        // Insight may have cost somebody meanwhile what they had offered.
        let payable = |(seat, fee): &(Seat, Fee)| match fee {
            Fee::Token(_, of) => self.character(*seat).has(*of) > 0,
            _ => self.plans_token,
        };
        if !fees.iter().all(payable) {
            return Ok(false);
        }
        for (seat, fee) in fees {
            match fee {
                Fee::Token(_, of) => self.spend(seat, of, 1)?,
                _ => self.spend_plans(seat, None),
            }
        }
        self.tell("PR-BLD-02 PR-OPEN-47", |_| {
            words(alone(group), "They bar the door of the hall until it has passed.")
        });
        Ok(true)
    }

    /// PR-EVENT-07: the event die, or what a scout saw of it; the whisperer may have it rolled once more
    /// (PR-GIFT-07, PR-GIFT-08, PR-OPEN-43).
    pub(crate) fn roll_event_die(&mut self, group: Seats, scouted: Option<DeckName>) -> Play<DeckName> {
        let first = scouted.unwrap_or_else(|| self.event_die());
        self.tell("PR-EVENT-07", |g| {
            let text = format!("The event die: {}.", first.name());
            g.thrown_by_group(group, &[g.event_die_with(first)]).roll().said(alone(group), text)
        });
        let whisperer = group.iter().find(|s| self.character(*s).gift == Some(Gift::Whisperer));
        let Some(whisperer) = whisperer else { return Ok(first) };
        let prompt = move |_: &Prelude| {
            format!("The event die shows {}. Ask the birds for something else?", first.name())
        };
        let options = |_: &Prelude| [Whisper::LetItCome, Whisper::RollAgain].into_iter().collect();
        match self.choose(whisperer, "PR-GIFT-07 PR-GIFT-08", prompt, options)? {
            None | Some(Whisper::LetItCome) => Ok(first),
            Some(Whisper::RollAgain) => {
                let second = self.event_die();
                self.tell("PR-GIFT-07 PR-GIFT-08", |g| {
                    let text = format!("The event die, again: {}.", second.name());
                    g.thrown_by(whisperer, &g.dealer.rolled(1)).roll().said(whisperer, text)
                });
                Ok(second)
            }
        }
    }

    fn event_die(&mut self) -> DeckName {
        let Prelude { book, dealer, .. } = self;
        dealer.roll_faces("event", &book.event_die, |d| d.letter())
    }

    /// PR-EVENT-08: somebody in the group, at random.
    pub(crate) fn random_of(&mut self, group: Seats) -> Seat {
        let seats: smallvec::SmallVec<[Seat; 6]> = group.iter().collect();
        self.dealer.pick(&seats)
    }

    /// A group meets an event of this deck: drawn, placed, encountered, discarded as its kind says.
    pub(crate) fn meet(&mut self, deck: DeckName, group: Seats, cause: Cause) -> Play<()> {
        let drawer = self.random_of(group);
        let Some((card, known_to)) = self.draw_event(deck) else {
            return Ok(());
        };
        // It may be a secret: nobody is told yet which card it is (PR-EVENT-12).
        self.tell("PR-EVENT-07 PR-EVENT-08 PR-EVENT-09", |g| {
            let text = format!("{} draws from the {} deck.", g.name(drawer), deck.name());
            What::Card { card: None, from: None, to: Some(drawer.place()) }.said(drawer, text)
        });
        let (_, kind, _) = self.book.event(card);
        let seats = match kind {
            Kind::Secret => {
                // PR-ENC-03, PR-REGION-01, PR-SECRET-13: neither met now nor placed.
                self.keep_secret(drawer, card, known_to);
                return Ok(());
            }
            Kind::Group => group,              // PR-ENC-01
            Kind::Individual => drawer.into(), // PR-ENC-02
        };
        let placed = cause != Cause::Deepwoods && self.place_event(card, group); // PR-REGION-03, PR-DEEP-08
        self.encounter(card, seats, cause)?;
        // PR-OPEN-27, PR-OPEN-30: what never lay on the board is discarded after its encounter.
        if !placed {
            self.discard_event(card);
        }
        Ok(())
    }
}
