//! Explore (PR-EXPLORE) and, in the forest, the deepwoods (PR-DEEP).

use crate::rules::dice::{Purpose, Success, successes};
use crate::rules::effects::Cause;
use crate::rules::telling::alone;
use crate::state::Zone;
use crate::{DeckName, Kind, Prelude, Trait};
use table::{Ask, Play, Seats, What, words};

/// Go on, or not.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Onward {
    On,
    Stop,
}

/// Meet what was found in the deepwoods, or leave it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Approach {
    Enter,
    Leave,
}

impl Prelude {
    pub(crate) fn explore(&mut self, zone: Zone) -> Play<()> {
        let group = self.at(zone);
        // PR-EXPLORE-01, PR-EXPLORE-09: successes are pooled; no tokens on this roll.
        let mut left = 0;
        for seat in group.iter() {
            let n = self.free_dice(zone, seat);
            let dice =
                self.roll_dice(seat, n, Success::At(zone), "PR-EXPLORE-01 PR-EXPLORE-09", " to explore");
            left += successes(&dice, self.value(zone, seat));
        }
        let mut avoided = false;
        while left > 0 {
            // PR-EXPLORE-10: after an avoided event the group may stop.
            if avoided {
                let prompt = move |_: &Prelude| {
                    format!(
                        "You slipped past unseen. Go on? ({left} success{} left)",
                        if left == 1 { "" } else { "es" }
                    )
                };
                if self.ask_group(group, "PR-EXPLORE-06 PR-EXPLORE-10", prompt, [Onward::On, Onward::Stop])?
                    == Onward::Stop
                {
                    break;
                }
            }
            left -= 1;
            // PR-EXPLORE-02: one success, one roll of the event die.
            let deck = self.roll_event_die(group, None)?;
            let ended = if deck == DeckName::Location {
                self.find(zone, group)?
            } else {
                !self.avoid(zone, group, deck)?
            };
            avoided = deck != DeckName::Location && !ended;
            if ended {
                break;
            }
        }
        Ok(())
    }

    /// The event die shows a location. Exploring lays it out (PR-EXPLORE-03); in the deepwoods one has
    /// to get there (PR-DEEP-02). Returns whether the action has ended.
    fn find(&mut self, zone: Zone, group: Seats) -> Play<bool> {
        let Some((card, known_to)) = self.draw_event(DeckName::Location) else {
            return Ok(false);
        };
        let drawer = self.random_of(group);
        let met_by = match self.book.event(card).1 {
            Kind::Individual => drawer.into(), // PR-ENC-02
            _ => group,
        };
        if self.book.event(card).1 == Kind::Secret {
            // PR-OPEN-18: it ends nothing.
            self.keep_secret(drawer, card, known_to);
            return Ok(false);
        }
        // PR-OPEN-23: the front is read first
        self.tell_page("PR-EXPLORE-03 PR-DEEP-02 PR-OPEN-23", |g| {
            let title = format!("They find {}", g.card_name(card));
            What::Story(g.story(card, title)).said(alone(group), g.front(card))
        });
        if zone != Zone::Special {
            self.place_location(card); // PR-EXPLORE-04: then on with the next success
            return Ok(false);
        }
        if self.reach(zone, group)?
            && self.ask_group(
                group,
                "PR-DEEP-04",
                "You can reach it. Go in?",
                [Approach::Enter, Approach::Leave],
            )? == Approach::Enter
        {
            self.encounter(card, met_by, Cause::Deepwoods)?; // PR-DEEP-06
            self.discard_event(card); // PR-DEEP-08
            return Ok(true);
        }
        self.discard_event(card); // PR-DEEP-05
        Ok(false)
    }

    /// PR-DEEP-03, PR-DEEP-04: wise tokens buy the dice that may reach the place.
    fn reach(&mut self, zone: Zone, group: Seats) -> Play<bool> {
        let prompt = "Spend wise tokens to reach it?";
        self.try_with(zone, group, Trait::Wise, "PR-DEEP-03 PR-DEEP-04", prompt, " to reach it")
    }

    /// PR-EXPLORE-05, PR-EXPLORE-06: keen tokens buy the dice that may avoid it. Returns false if it was not
    /// avoided: then the action is over and the event is met at once (PR-EXPLORE-07).
    fn avoid(&mut self, zone: Zone, group: Seats, deck: DeckName) -> Play<bool> {
        let prompt = match deck {
            DeckName::Spirit => "A spirit is near. Spend keen tokens to slip past?",
            DeckName::Occurrence => "Something is about to happen. Spend keen tokens to avoid it?",
            _ => "The air changes. Spend keen tokens to avoid what is coming?",
        };
        if self.try_with(
            zone,
            group,
            Trait::Keen,
            "PR-EXPLORE-05 PR-EXPLORE-06 PR-EXPLORE-07",
            prompt,
            " to slip past",
        )? {
            self.tell("PR-EXPLORE-06", |_| words(alone(group), "They see it in time and go around it."));
            return Ok(true);
        }
        let cause = if zone == Zone::Special { Cause::Deepwoods } else { Cause::Event };
        self.meet(deck, group, cause)?;
        Ok(false)
    }

    /// Whether any die bought with this trait succeeds. Each try takes new tokens (PR-EXPLORE-08).
    fn try_with(
        &mut self,
        zone: Zone,
        group: Seats,
        of: Trait,
        rules: &'static str,
        prompt: &'static str,
        what: &'static str,
    ) -> Play<bool> {
        let mut bought = Vec::new();
        for seat in group.iter() {
            let prompt = move |g: &Prelude| {
                let value = g.value(zone, seat);
                format!(
                    "{prompt} Each is one die; one die of {value} or lower is enough for the whole group."
                )
            };
            bought.push((seat, self.buy_dice(seat, rules, prompt, &[of], Some(0), Purpose::Pass(zone, of))?));
        }
        let mut reached = false;
        for (seat, dice) in bought {
            let rolled = self.roll_dice(seat, dice.all(), Success::At(zone), rules, what);
            reached |= successes(&rolled, self.value(zone, seat)) > 0;
        }
        Ok(reached)
    }
}
