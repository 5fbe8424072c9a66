//! Scout (PR-SCOUT), in the grassland.

use crate::rules::dice::{Success, successes};
use crate::state::{Scouted, Zone};
use crate::{Prelude, Trait};
use smallvec::SmallVec;
use table::{Anytime, Ask, Play, Seat};

/// A zone to look at from afar.
#[derive(Clone, Copy)]
pub(crate) struct Lookout(pub Zone);

/// A zone whose event die is rolled in advance, or none.
#[derive(Clone, Copy)]
pub(crate) enum Deeper {
    No,
    At(Zone),
}

impl Prelude {
    pub(crate) fn scout(&mut self) -> Play<()> {
        let zone = Zone::Special;
        // PR-SCOUT-04: wise tokens buy dice, before the first is rolled.
        let bought = self.buy_for_action(zone, "PR-SCOUT-01 PR-SCOUT-04", &[Trait::Wise])?;
        let mut rolled = Vec::new();
        for (seat, bought) in bought {
            let dice =
                self.roll_dice(seat, bought.all(), Success::At(zone), "PR-SCOUT-01 PR-SCOUT-04", " to scout");
            rolled.push((seat, successes(&dice, self.value(zone, seat))));
        }
        for (seat, successes) in rolled {
            let mut seen = Vec::new();
            for _ in 0..successes {
                if let Some(zone) = self.scout_one(seat)? {
                    seen.push(zone);
                }
            }
            // PR-SCOUT-05, PR-SCOUT-07: two successes of one player show the event die of one of their zones.
            if successes >= 2 && !seen.is_empty() {
                self.scout_deeper(seat, seen)?;
            }
        }
        Ok(())
    }

    /// PR-SCOUT-01: choose a zone and roll its occurrence die now. A zone holds one result (PR-OPEN-20).
    fn scout_one(&mut self, seat: Seat) -> Play<Option<Zone>> {
        let options = |g: &Prelude| {
            let zones = Zone::ORDER.into_iter().filter(|z| *z == z.camp()); // PR-OPEN-22: the camp is one
            zones.filter(|z| g.scouting.iter().all(|s| s.zone != *z)).map(Lookout).collect()
        };
        let rules = "PR-SCOUT-01 PR-SCOUT-02 PR-OPEN-21";
        let prompt = "Which zone do you look at? The roll for next round's event there is made now.";
        let Some(Lookout(zone)) = self.choose(seat, rules, prompt, options)? else { return Ok(None) };
        let die = self.roll_one();
        // PR-OPEN-19: the die is stored; a table may store the verdict instead.
        let presence = self.presence_of_group(zone).max(1);
        let verdict = self.house.scout_verdict.then_some(die <= u32::from(presence));
        self.scouting.push(Scouted { zone, die: die as u8, verdict, event: None });
        self.tell("PR-SCOUT-01 PR-OPEN-19", |g| {
            let (who, place) = (g.name(seat), g.zone_name(zone));
            let text = format!("{who} looks at {place}: next round's die there is {die}.");
            g.thrown_by(seat, &g.dealer.rolled(1)).roll().said(seat, text)
        });
        Ok(Some(zone))
    }

    fn scout_deeper(&mut self, seat: Seat, seen: Vec<Zone>) -> Play<()> {
        let options =
            |_: &Prelude| [Deeper::No].into_iter().chain(seen.iter().copied().map(Deeper::At)).collect();
        let prompt = "You have seen enough to roll the event die in advance.";
        let rules = "PR-SCOUT-05 PR-SCOUT-06 PR-OPEN-20";
        let Some(Deeper::At(zone)) = self.choose(seat, rules, prompt, options)? else { return Ok(()) };
        let faces = self.book.event_die.clone();
        let deck = self.dealer.roll_faces("event", &faces, |d| d.letter());
        let scouted = self.scouting.iter_mut().find(|s| s.zone == zone).expect("the zone was just scouted");
        scouted.event = Some(deck);
        self.tell("PR-SCOUT-05 PR-SCOUT-06", |g| {
            let text = format!("If something comes at {}, it will be a {}.", g.zone_name(zone), deck.name());
            g.thrown_by(seat, &g.dealer.rolled(1)).roll().said(seat, text)
        });
        Ok(())
    }

    /// The zones whose presence counts for the group at this place: of the camp, those where somebody in the group
    /// stands (PR-OPEN-11). While nobody is at camp, both: a newcomer may stand in either.
    pub(crate) fn zones_of_group(&self, zone: Zone) -> SmallVec<[Zone; 2]> {
        if zone.camp() != Zone::Rest {
            return SmallVec::from_slice(&[zone]);
        }
        let deserted = self.group_at(Zone::Rest).is_empty();
        let counts = |z: &Zone| deserted || !self.at(*z).is_empty();
        [Zone::Rest, Zone::Settle].into_iter().filter(counts).collect()
    }

    /// The presence that counts for the group at this place.
    pub(crate) fn presence_of_group(&self, zone: Zone) -> u16 {
        self.zones_of_group(zone).iter().map(|z| self.presence[z.index()]).sum()
    }
}
