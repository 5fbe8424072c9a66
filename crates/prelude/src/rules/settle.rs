//! Settle (PR-SETTLE) and the settlement (PR-BUILD), with the farmer's craft (PR-PAST-04, PR-PAST-05).

use crate::book::words::ArtifactKind;
use crate::rules::dice::{Success, successes};
use crate::rules::telling::{RESOURCE, gained, handed};
use crate::state::{End, Zone};
use crate::{Building, Past, Prelude, Trait};
use table::{Anytime, Ask, Play, Seat, words};

/// Where a resource token goes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Site {
    Keep,
    At(Building),
    /// The token comes from the supply.
    Gift(Building),
}

/// What the farmer makes of a die that shows 1.
#[derive(Clone, Copy)]
pub(crate) enum Craft {
    Tool,
    Nothing,
}

/// Whose dice let somebody build: those that were bought belong to the whole camp (PR-SETTLE-05).
#[derive(Clone, Copy)]
enum Dice {
    Own,
    OfTheCamp,
}

/// Who pays for what the bought dice build.
#[derive(Clone, Copy)]
pub(crate) struct Payer(pub Seat);

impl Prelude {
    pub(crate) fn is_built(&self, building: Building) -> bool {
        self.settlement[building as usize] >= self.cost(building)
    }

    /// PR-BUILD-05, PR-NUM-18: the resource spaces of a building. A table may have agreed on what fits the band.
    pub(crate) fn cost(&self, building: Building) -> u8 {
        let card = self.book.building(building);
        let fitting = self.characters.len().checked_sub(1).and_then(|others| card.band.get(others));
        fitting.filter(|_| self.house.goal_fits).copied().unwrap_or(card.cost)
    }

    pub(crate) fn settle(&mut self) -> Play<()> {
        let zone = Zone::Settle;
        let settling = self.at(zone);
        // PR-SETTLE-04, PR-OPEN-12: active tokens of anybody at camp buy dice, before any is rolled.
        let bought = self.buy_for_action(zone, "PR-SETTLE-01 PR-SETTLE-04 PR-SETTLE-05", &[Trait::Active])?;
        let mut free_successes = Vec::new();
        let mut extra_successes = 0;
        let mut crafters = Vec::new();
        for (seat, bought) in bought {
            let rules = "PR-SETTLE-01 PR-SETTLE-04";
            let dice = self.roll_dice(seat, bought.all(), Success::At(zone), rules, " to build");
            let (free, extra) = dice.split_at(usize::from(bought.free));
            let value = self.value(zone, seat);
            free_successes.push((seat, successes(free, value)));
            extra_successes += successes(extra, value);
            // PR-PAST-04, PR-OPEN-46: any die that shows 1, one tool per action; not from the rest zone (PR-OPEN-12).
            if self.character(seat).past == Some(Past::Farmer)
                && settling.has(seat)
                && bought.bid.is(Trait::Active)
                && dice.contains(&1)
            {
                crafters.push(seat);
            }
        }
        for seat in crafters {
            self.craft(seat)?;
        }
        for (seat, successes) in free_successes {
            self.contribute(seat, successes, Dice::Own)?; // PR-SETTLE-01
        }
        self.contribute_extra(extra_successes)
    }

    /// PR-PAST-05
    fn craft(&mut self, seat: Seat) -> Play<()> {
        let options = |_: &Prelude| [Craft::Tool, Craft::Nothing].into_iter().collect();
        let prompt = "A die shows 1: you may craft a tool.";
        match self.choose(seat, "PR-PAST-04 PR-PAST-05", prompt, options)? {
            Some(Craft::Tool) => self.gain_artifact(seat, Some(ArtifactKind::Tool)),
            Some(Craft::Nothing) | None => Ok(()),
        }
    }

    /// PR-SETTLE-05, PR-SETTLE-06, PR-SETTLE-07: all extra successes are paid by one player of the
    /// group, whom the group picks; it may be anyone at camp (PR-OPEN-12).
    fn contribute_extra(&mut self, successes: u32) -> Play<()> {
        let group = self.group_at(Zone::Settle);
        let payers: Vec<Payer> =
            group.iter().filter(|s| self.character(*s).resources > 0).map(Payer).collect();
        if successes == 0 || payers.is_empty() {
            return Ok(());
        }
        let prompt = move |_: &Prelude| match successes {
            1 => "A bought die has succeeded, for the whole camp: one of you may build with 1 resource. Who?"
                .to_owned(),
            n => format!(
                "{n} bought dice have succeeded, for the whole camp: one of you may build with up to {n} resources. Who?"
            ),
        };
        let Payer(payer) = self.ask_group(group, "PR-SETTLE-05 PR-SETTLE-06 PR-OPEN-12", prompt, payers)?;
        if group.len() == 1 {
            return self.contribute(payer, successes, Dice::Own);
        }
        self.tell("PR-SETTLE-05 PR-SETTLE-06", |g| {
            words(payer, format!("{} builds for the camp, with what the bought dice allow.", g.name(payer)))
        });
        self.contribute(payer, successes, Dice::OfTheCamp)
    }

    /// PR-SETTLE-01, PR-SETTLE-02, PR-SETTLE-03, PR-SETTLE-08: success by success, the player may
    /// contribute a token.
    fn contribute(&mut self, seat: Seat, successes: u32, dice: Dice) -> Play<()> {
        for left in (1..=successes).rev() {
            if self.character(seat).resources == 0 {
                self.tell("PR-SETTLE-08", |g| {
                    words(seat, format!("{} has nothing to build with.", g.name(seat)))
                });
                break;
            }
            let sites = |g: &Prelude| {
                let sites = g.sites().filter(|_| g.character(seat).resources > 0);
                [Site::Keep].into_iter().chain(sites.map(Site::At)).collect()
            };
            let prompt = move |g: &Prelude| {
                let why = match dice {
                    Dice::Own => "Your own roll has succeeded",
                    Dice::OfTheCamp => "Bought dice have succeeded for the camp, and you pay",
                };
                match left.min(g.character(seat).resources.into()) {
                    1 => format!("{why}: you may build with 1 resource. Where?"),
                    n => format!("{why}: you may build {n} more times. Where?"),
                }
            };
            let rules = "PR-SETTLE-01 PR-SETTLE-02 PR-SETTLE-03";
            let Some(Site::At(building)) = self.choose(seat, rules, prompt, sites)? else { continue };
            self.character_mut(seat).resources -= 1; // PR-SETTLE-09
            self.tell("PR-SETTLE-01 PR-SETTLE-02 PR-SETTLE-09", |g| {
                let text = format!("{} builds at the {}.", g.name(seat), g.book.building(building).name);
                handed(1, seat.place(), building.place()).said(seat, text)
            });
            self.add_to(building)?;
        }
        Ok(())
    }

    /// PR-BLD-12, PR-BLD-13: the joint token lies there again, if it was spent.
    pub(crate) fn lay_plans_token(&mut self) {
        if !std::mem::replace(&mut self.plans_token, true) {
            self.tell("PR-BLD-12 PR-BLD-13", |_| gained("plans", 1, Building::Plans.place()).unsaid(None));
        }
    }

    /// Unfinished buildings (PR-BUILD-04: any of them).
    fn sites(&self) -> impl Iterator<Item = Building> + '_ {
        Building::ALL.into_iter().filter(|b| !self.is_built(*b))
    }

    /// A card lets somebody build with a token from the supply.
    pub(crate) fn build_from_supply(&mut self, seat: Seat, left: u32) -> Play<()> {
        let sites = |g: &Prelude| g.sites().map(Site::Gift).collect();
        let prompt = move |_: &Prelude| match left {
            1 => "A resource is given to the settlement. Where does it go?".to_owned(),
            n => format!("{n} resources are given to the settlement. Where does the next one go?"),
        };
        let site = self.choose(seat, "PR-SETTLE-02 PR-BUILD-02", prompt, sites)?;
        let Some(Site::Gift(building)) = site else { return Ok(()) };
        self.tell("PR-SETTLE-02 PR-BUILD-02", |g| {
            let text = format!("A gift goes into the {}.", g.book.building(building).name);
            gained(RESOURCE, 1, building.place()).said(None, text)
        });
        self.add_to(building)
    }

    /// PR-BUILD-02, PR-BUILD-03, PR-BUILD-06, PR-END-01
    fn add_to(&mut self, building: Building) -> Play<()> {
        self.settlement[building as usize] += 1;
        if !self.is_built(building) {
            return Ok(());
        }
        self.tell("PR-BUILD-02 PR-BUILD-03", |g| {
            let card = g.book.building(building);
            let text = format!("Built: {}. {}", card.name, card.text);
            gained("building", 1, building.place()).said(None, text)
        });
        if building == Building::Plans {
            self.lay_plans_token(); // PR-BLD-12: from this round on
        }
        if Building::ALL.into_iter().all(|b| self.is_built(b)) {
            return Err(self.finish(End::Settled));
        }
        Ok(())
    }
}
