//! The prep phase (PR-PREP): spells may be cast, secrets come up.

use crate::book::Event;
use crate::rules::effects::Cause;
use crate::rules::encounter::{Way, ways};
use crate::{Moment, Prelude};
use table::{Anytime, Ask, Id, Or, Play, Seat, Seats, words};

impl Prelude {
    /// PR-PREP-02, PR-PREP-03, PR-PREP-04
    pub(crate) fn prep(&mut self) -> Play<()> {
        for seat in self.band().iter() {
            self.cast_spells(seat, Moment::Prep)?;
        }
        let mut left: Vec<(Seat, Id<Event>)> = self
            .band()
            .iter()
            .flat_map(|s| {
                self.character(s).secrets.iter().map(move |secret| (s, secret.card)).collect::<Vec<_>>()
            })
            .collect();
        for (seat, card) in &left {
            // Its keeper has read it when it was drawn.
            self.tell_only(*seat, "PR-PREP-02 PR-ENC-03", |g| {
                words(*seat, format!("Your secret comes up again: {}.", g.card_name(*card)))
            });
        }
        loop {
            // One may have ended another.
            left.retain(|(s, card)| self.character(*s).secrets.iter().any(|secret| secret.card == *card));
            if left.is_empty() {
                return Ok(());
            }
            if let Some(Way { seat, card, place, .. }) = self.next_secret(&left)? {
                left.retain(|(s, secret)| (*s, secret.widen()) != (seat, card));
                self.encounter_by(card, seat.into(), Cause::Secret, Some(place))?;
            }
        }
    }

    /// PR-PREP-03: there is no turn order. Everyone with a secret is asked at once; the first to answer goes first.
    /// `None` if somebody did something else first.
    fn next_secret(&mut self, left: &[(Seat, Id<Event>)]) -> Play<Option<Way>> {
        let owners: Seats = left.iter().map(|(s, _)| *s).collect();
        let others = self.band().iter().filter(|s| !owners.has(*s)).collect();
        let first = |seat: Seat| left.iter().find(|(s, _)| *s == seat).map(|(_, card)| *card);
        let options = |g: &Prelude, seat: Seat| {
            Or::list(first(seat).into_iter().flat_map(|card| ways(seat, card.widen(), false)), g.asides(seat))
        };
        let prompt = |g: &Prelude, seat: Seat| match first(seat) {
            Some(card) => format!("Your secret, {}: what do you do?", g.card_name(card)),
            None => g.meanwhile_all(),
        };
        let answer = self.ask_any("PR-PREP-02 PR-PREP-03 PR-ENC-04", prompt, owners, others, options)?;
        Ok(self.taken(answer)?.map(|(_, way)| way))
    }
}
