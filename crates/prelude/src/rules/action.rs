//! The action phase (PR-ACT): choosing zones, acting zone by zone, presence (PR-PRES), visiting (PR-VISIT).

use crate::rules::effects::Cause;
use crate::rules::telling::{PRESENCE, alone, gained};
use crate::state::{Placed, Zone};
use crate::{Building, Prelude, Special};
use table::{Anytime, Ask, Choice, Options, Or, Play, Prompt, Seat, Seats, What, words};

/// Where to go.
#[derive(Clone, Copy)]
pub(crate) struct Go {
    pub seat: Seat,
    pub zone: Zone,
}

/// One event of a stack.
#[derive(Clone, Copy)]
pub(crate) struct OfStack {
    pub slot: u8,
    pub place: usize,
}

impl Prelude {
    /// PR-ACT-02, PR-ACT-03, PR-ACT-04: everyone picks a zone, in any order; until the last has chosen, the
    /// others may change their minds. Nothing is resolved before that. A change of mind ends the step, since there may be
    /// any number of them.
    pub(crate) fn choose_zones(&mut self) -> Play<()> {
        if !self.choosing {
            self.choosing = true;
            for who in &mut self.state.characters {
                who.before = who.zone.take(); // PR-OPEN-63
            }
        }
        loop {
            let waiting: Seats = self.band().iter().filter(|s| self.character(*s).zone.is_none()).collect();
            if waiting.is_empty() {
                self.choosing = false;
                return Ok(());
            }
            let chosen = self.band().iter().filter(|s| !waiting.has(*s)).collect();
            let closed = self.closed_zones();
            let options = |g: &Prelude, seat: Seat| {
                let zones = g.open_zones(closed).filter(|z| Some(*z) != g.character(seat).zone);
                Or::list(zones.map(|zone| Go { seat, zone }), g.asides(seat))
            };
            let prompt = |g: &Prelude, seat: Seat| match g.character(seat).zone {
                Some(zone) => {
                    format!(
                        "You go to {}. The others are still choosing; change your mind?",
                        g.zone_name(zone)
                    )
                }
                None => "Where do you go?".to_owned(),
            };
            let answer = self.ask_any("PR-ACT-02 PR-ACT-03 PR-ACT-04", prompt, waiting, chosen, options)?;
            match self.taken(answer)? {
                Some((seat, Go { zone, .. })) => {
                    let stood = self.character(seat).stands();
                    let before = self.character_mut(seat).zone.replace(zone);
                    self.tell("PR-ACT-02 PR-ACT-03", |g| {
                        let path = stood.into_iter().chain([zone]).map(Zone::place).collect();
                        let text = format!("{} goes to {}.", g.name(seat), g.zone_name(zone));
                        What::Move { piece: seat.place(), path }.said(seat, text)
                    });
                    if before.is_some() {
                        return Ok(());
                    }
                }
                None => continue,
            }
        }
    }

    /// The actions that can be chosen: those on the board and every slot with an event (PR-TERM-09).
    fn open_zones(&self, closed: [bool; 12]) -> impl Iterator<Item = Zone> + '_ {
        let printed = Zone::ACTIONS.into_iter().filter(move |z| !closed[z.index()]);
        let slots = (0..6).filter(|n| !self.slots[usize::from(*n)].is_empty()).map(Zone::Slot);
        printed.chain(slots)
    }

    /// PR-ACT-05: the group in this zone acts.
    pub(crate) fn act_at(&mut self, zone: Zone) -> Play<()> {
        let group = self.at(zone);
        if group.is_empty() {
            return Ok(());
        }
        if self.handing.is_none() {
            self.take_action(zone, group)?;
        }
        if self.handing.is_some() {
            self.exchange(group)?;
        }
        if self.handing.is_some() {
            return Ok(()); // more of that in the next step
        }
        for seat in group.iter() {
            for effect in self.after_effects(zone, seat) {
                self.apply(seat, None, &effect, Cause::Standing)?;
            }
        }
        Ok(())
    }

    fn take_action(&mut self, zone: Zone, group: Seats) -> Play<()> {
        self.tell("PR-ACT-05", |g| {
            let text = match zone {
                Zone::Slot(_) => format!("{} at {}.", g.names(group), g.zone_name(zone)),
                _ => format!("{}: {}.", g.zone_name(zone), g.names(group)),
            };
            What::Turn {}.said(alone(group), text)
        });
        match zone {
            Zone::Gather => self.gather(),
            Zone::Explore(_) => self.explore(zone),
            Zone::Special => match self.special() {
                Special::Scout => self.scout(),
                Special::Deepwoods => self.explore(zone),
                Special::Cave => self.cave(),
            },
            Zone::Rest => self.rest(),
            Zone::Settle => self.settle(),
            Zone::Slot(slot) => self.visit(slot, group),
        }
    }

    /// PR-VISIT: everyone in the group meets the event, without a roll.
    fn visit(&mut self, slot: u8, group: Seats) -> Play<()> {
        // Since the zone was chosen, another group's doings may have cleared the place.
        let Some(top) = self.slots[usize::from(slot)].len().checked_sub(1) else {
            self.tell("PR-REGION-14 PR-OPEN-32", |g| {
                words(alone(group), format!("There is nothing left for {} to visit.", g.names(group)))
            });
            return Ok(());
        };
        let mut place = top; // PR-VISIT-03, PR-REGION-11
        let vantage =
            self.is_built(Building::Vantage) && !self.at(Zone::Rest).is_empty() && !self.vantage_used;
        if vantage {
            // PR-BLD-10, PR-OPEN-48: one slot a round, one event for the whole group.
            let options: Vec<OfStack> = (0..=top).rev().map(|place| OfStack { slot, place }).collect();
            let prompt = "Which of the events here do you visit?";
            place = self.ask_group(group, "PR-BLD-10 PR-VISIT-03 PR-OPEN-48", prompt, options)?.place;
            self.vantage_used = place != top;
        }
        let Placed { card, .. } = self.slots[usize::from(slot)][place];
        self.encounter(card, group, Cause::Visit)
    }

    /// Asks a group: any of its members may answer for it.
    pub(crate) fn ask_group<T: Choice<Self> + Clone>(
        &mut self,
        group: Seats,
        rules: &'static str,
        prompt: impl Prompt<Self>,
        options: impl IntoIterator<Item = T>,
    ) -> Play<T> {
        let options: Options<T> = options.into_iter().collect();
        self.decide(group, rules, prompt, |_| options.clone())
    }

    /// PR-PRES-01, PR-PRES-02, PR-PRES-03, PR-PRES-04: a token for each player in the zone where they stand.
    pub(crate) fn add_presence(&mut self) {
        let rules = "PR-PRES-01 PR-PRES-03 PR-PRES-04";
        self.tell(rules, |_| words(None, "Everyone leaves traces: presence is added."));
        for zone in Zone::ORDER {
            let n = self.at(zone).len();
            if n > 0 && (zone != Zone::Special || !self.hidden_in_cave) {
                self.presence[zone.index()] += n as u16;
                self.tell(rules, |_| gained(PRESENCE, n as u32, zone.place()).unsaid(None));
            }
        }
    }
}
