//! Traits, health and morale (PR-TRAIT, PR-HEALTH), and the limits of a panel (PR-LIMIT).

use crate::book::words::Rule;
use crate::rules::telling::{self, RESOURCE, resources};
use crate::state::End;
use crate::{Prelude, Trait};
use table::{Anytime, Ask, Play, Prompt, Seat, What, words};

/// Whose doing a gain is: the hopeless gain nothing by their own (PR-HEALTH-07, PR-OPEN-38).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum By {
    Own,
    Others,
}

/// The two halves of well-being.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wellbeing {
    Health,
    Morale,
}

impl Wellbeing {
    pub(crate) fn traits(self) -> [Trait; 3] {
        match self {
            Wellbeing::Health => Trait::HEALTH,
            Wellbeing::Morale => Trait::MORALE,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Wellbeing::Health => "health",
            Wellbeing::Morale => "morale",
        }
    }
}

/// A trait to regain or to lose a token of.
#[derive(Clone, Copy)]
pub(crate) struct TokenOf {
    pub seat: Seat,
    pub of: Trait,
    pub gain: bool,
}

impl Prelude {
    /// PR-LIMIT-01: free slots of a trait.
    pub(crate) fn room_for(&self, seat: Seat, of: Trait) -> u8 {
        self.slots_of(seat, of).saturating_sub(self.character(seat).has(of))
    }

    /// PR-LIMIT-03: resource slots, five on the panel and what tools add.
    pub(crate) fn resource_slots(&self, seat: Seat) -> u8 {
        let who = self.character(seat);
        let panel = who.past.map_or(0, |p| self.book.past(p).resources)
            + who.gift.map_or(0, |g| self.book.gift(g).resources);
        let more: i32 = self.tool_rules(seat).map(|r| if let Rule::Slots(n) = r { *n } else { 0 }).sum();
        panel + more as u8
    }

    pub(crate) fn may_gain(&self, seat: Seat, by: By) -> bool {
        by == By::Others || self.character(seat).morale() > 0 // PR-HEALTH-07
    }

    /// Gains resource tokens; what does not fit is not gained (PR-LIMIT-04). `rules` are behind it.
    pub(crate) fn gain_resources(&mut self, seat: Seat, n: u32, by: By, rules: &'static str) -> u32 {
        if n == 0 || !self.may_gain(seat, by) {
            return 0;
        }
        let room = self.resource_slots(seat).saturating_sub(self.character(seat).resources);
        let gained = n.min(room.into());
        self.character_mut(seat).resources += gained as u8;
        self.tell(rules, |g| {
            let text = match n - gained {
                0 => format!("{} gains {}.", g.name(seat), resources(gained)),
                lost => {
                    format!("{} gains {} but has no room for {lost} more.", g.name(seat), resources(gained))
                }
            };
            let what = match gained {
                0 => What::Words {},
                n => telling::gained(RESOURCE, n, seat.place()),
            };
            what.said(seat, text)
        });
        gained
    }

    /// Loses resource tokens, as far as there are any.
    pub(crate) fn lose_resources(&mut self, seat: Seat, n: u32, rules: &'static str) {
        let lost = n.min(self.character(seat).resources.into());
        self.character_mut(seat).resources -= lost as u8;
        if lost > 0 {
            self.tell(rules, |g| {
                let text = format!("{} loses {}.", g.name(seat), resources(lost));
                telling::lost(RESOURCE, lost, seat.place()).said(seat, text)
            });
        }
    }

    /// Gains tokens of one trait; without a free slot they are not gained (PR-LIMIT-02).
    pub(crate) fn gain_trait(&mut self, seat: Seat, of: Trait, n: u32, by: By) {
        let gained = n.min(self.room_for(seat, of).into());
        if gained == 0 || !self.may_gain(seat, by) {
            return;
        }
        self.character_mut(seat).tokens[of as usize] += gained as u8;
        // The rules follow from the trait alone: why it is regained may be a secret.
        let rules = match Trait::HEALTH.contains(&of) {
            true => "PR-HEALTH-04 PR-LIMIT-02",
            false => "PR-HEALTH-06 PR-LIMIT-02",
        };
        self.tell(rules, |g| {
            let text = format!("{} regains {gained} {}.", g.name(seat), of.name());
            telling::gained(of.name(), gained, seat.place()).said(seat, text)
        });
    }

    /// Gains tokens of traits that the player picks, one after another, out of `traits`; the question says `why`.
    /// `different`: never the same trait twice (PR-REST-03, PR-CAVE-05).
    #[expect(clippy::too_many_arguments, reason = "each of them is a word of the sentence on the card")]
    pub(crate) fn gain_choice(
        &mut self,
        seat: Seat,
        rules: &'static str,
        why: impl Prompt<Self>,
        traits: &[Trait],
        n: u32,
        different: bool,
        by: By,
    ) -> Play<()> {
        let mut taken: [bool; 6] = [false; 6];
        for at in 1..=n {
            let options = |g: &Prelude| {
                let open = |of: &&Trait| g.room_for(seat, **of) > 0 && !(different && taken[**of as usize]);
                let open = traits.iter().filter(|_| g.may_gain(seat, by)).filter(open);
                open.map(|of| TokenOf { seat, of: *of, gain: true }).collect()
            };
            // PR-LIMIT-02: no more than there is room for.
            let prompt = |g: &Prelude| {
                let room = |of: &Trait| match different {
                    true => g.room_for(seat, *of).min(u8::from(!taken[*of as usize])),
                    false => g.room_for(seat, *of),
                };
                let left: u32 = traits.iter().map(|t| u32::from(room(t))).sum();
                let each = if different { ", each of another trait" } else { "" };
                let count = match n.min(at - 1 + left) {
                    1 => String::new(),
                    all => format!(" ({at} of {all}{each})"),
                };
                format!("{}: which {} do you regain{count}?", why.text(g), token_of(traits))
            };
            let Some(chosen) = self.choose(seat, rules, prompt, options)? else { break };
            taken[chosen.of as usize] = true;
            self.gain_trait(seat, chosen.of, 1, by);
        }
        Ok(())
    }

    /// PR-HEALTH-03, PR-HEALTH-05: loses tokens of one half, the player picks which. Losing more than
    /// there is loses all (PR-OPEN-37). A guarding tool takes one off, once a round.
    pub(crate) fn lose_wellbeing(&mut self, seat: Seat, half: Wellbeing, n: u32) -> Play<()> {
        let mut all = n;
        if all > 0 && self.is_guarded(seat, half) {
            self.character_mut(seat).guarded[half as usize] = true;
            all -= 1;
            self.tell("PR-ART-06", |g| {
                words(seat, format!("A tool guards {} from losing 1 {}.", g.name(seat), half.name()))
            });
        }
        for at in 1..=all {
            let options = |g: &Prelude| {
                let held = half.traits().into_iter().filter(|t| g.character(seat).has(*t) > 0);
                held.map(|of| TokenOf { seat, of, gain: false }).collect()
            };
            let rules = "PR-HEALTH-03 PR-HEALTH-05";
            let prompt =
                move |_: &Prelude| format!("You lose {all} {}. {}", half.name(), which_goes(at, all));
            let Some(lost) = self.choose(seat, rules, prompt, options)? else { break };
            self.lose_token(seat, lost.of)?;
        }
        Ok(())
    }

    /// Whether a tool stands ready to take one off the next loss.
    pub(crate) fn is_guarded(&self, seat: Seat, half: Wellbeing) -> bool {
        let guard = |r: &Rule| match half {
            Wellbeing::Health => *r == Rule::GuardHealth,
            Wellbeing::Morale => *r == Rule::GuardMorale,
        };
        !self.character(seat).guarded[half as usize] && self.tool_rules(seat).any(guard)
    }

    /// Loses tokens of one trait, as far as there are any.
    pub(crate) fn lose_trait(&mut self, seat: Seat, of: Trait, n: u32) -> Play<()> {
        for _ in 0..n.min(self.character(seat).has(of).into()) {
            self.lose_token(seat, of)?;
        }
        Ok(())
    }

    fn lose_token(&mut self, seat: Seat, of: Trait) -> Play<()> {
        self.character_mut(seat).tokens[of as usize] -= 1;
        let rules = if Trait::HEALTH.contains(&of) { "PR-HEALTH-03" } else { "PR-HEALTH-05" };
        self.tell(rules, |g| {
            let text = format!("{} loses 1 {}.", g.name(seat), of.name());
            telling::lost(of.name(), 1, seat.place()).said(seat, text)
        });
        self.check_alive(seat, of)
    }

    /// PR-TRAIT-02: spent tokens leave the panel. Spending the last one counts as losing it (PR-OPEN-36).
    pub(crate) fn spend(&mut self, seat: Seat, of: Trait, n: u8) -> Play<()> {
        if n == 0 {
            return Ok(());
        }
        self.character_mut(seat).tokens[of as usize] -= n;
        self.tell("PR-TRAIT-02 PR-TRAIT-03 PR-ACT-09", |g| {
            let text = format!("{} spends {n} {}.", g.name(seat), of.name());
            telling::lost(of.name(), n.into(), seat.place()).said(seat, text)
        });
        self.check_alive(seat, of)
    }

    /// PR-HEALTH-09, PR-HEALTH-10, PR-END-02: without health one is dead, and the game is lost.
    fn check_alive(&mut self, seat: Seat, lost: Trait) -> Play<()> {
        if self.character(seat).health() == 0 {
            return Err(self.finish(End::Died(seat)));
        }
        if self.character(seat).morale() == 0 && Trait::MORALE.contains(&lost) {
            // PR-HEALTH-07, PR-OPEN-38
            self.tell("PR-HEALTH-07 PR-OPEN-38", |g| {
                let text = format!(
                    "{} is without hope: until they regain morale, they gain no tokens from their own actions \
                     and event choices. Others can still help.",
                    g.name(seat)
                );
                words(seat, text)
            });
        }
        Ok(())
    }
}

/// "health token", if they are all of one half.
fn token_of(traits: &[Trait]) -> &'static str {
    match traits {
        t if *t == Trait::HEALTH => "health token",
        t if *t == Trait::MORALE => "morale token",
        _ => "token",
    }
}

/// Which token of how many is asked for now.
fn which_goes(at: u32, all: u32) -> String {
    match (at, all) {
        (_, 1) => "Which token goes?".to_owned(),
        (1, _) => "Which token goes first?".to_owned(),
        _ => format!("Which token goes now ({at} of {all})?"),
    }
}
