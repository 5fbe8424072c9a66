//! The keeping phase (PR-KEEP): the band eats, time passes.

use crate::effects::Cause;
use crate::health::{By, Wellbeing};
use crate::state::Placed;
use crate::{Gift, Moment, Prelude};
use table::{Ask, Choice, Options, Play, Seat, Seats};

/// A group's decision about its meal (PR-OPEN-35).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meal {
    Eat,
    GoHungry,
}

impl Choice<Prelude> for Meal {
    fn key(&self, _: &Prelude) -> String {
        if *self == Meal::Eat { "eat" } else { "go-hungry" }.to_owned()
    }

    fn label(&self, _: &Prelude) -> String {
        match self {
            Meal::Eat => "Eat: your group spends resources",
            Meal::GoHungry => "Go hungry: each of you loses 1 health and 1 morale",
        }
        .to_owned()
    }

    fn instinct(&self, _: &Prelude) -> u32 {
        if *self == Meal::Eat { 12 } else { 1 }
    }
}

/// Offering one's own token for the meal.
#[derive(Clone, Copy)]
struct Serve;

impl Choice<Prelude> for Serve {
    fn key(&self, _: &Prelude) -> String {
        "serve".to_owned()
    }

    fn label(&self, _: &Prelude) -> String {
        "Give one of your resources for the meal".to_owned()
    }
}

impl Prelude {
    /// PR-KEEP-01
    pub(crate) fn keeping(&mut self) -> Play<()> {
        for seat in self.band().iter() {
            self.cast_spells(seat, Moment::Keeping)?;
        }
        self.eat()?;
        self.upkeep()?;
        self.pass_time(); // PR-KEEP-07
        Ok(())
    }

    /// PR-KEEP-02 to PR-KEEP-06
    fn eat(&mut self) -> Play<()> {
        let groups: smallvec::SmallVec<[Seats; 6]> = self.groups().map(|(_, seats)| seats).collect();
        let mut eating = Seats::NONE;
        let mut hungry = Seats::NONE;
        let mut paid = 0;
        // PR-KEEP-03: each group spends at least one, or goes without (PR-OPEN-35).
        for group in &groups {
            if self.wants_to_eat(*group)? {
                self.serve(*group)?;
                paid += 1;
                eating = eating.and(*group);
            } else {
                hungry = hungry.and(*group);
            }
        }
        // PR-KEEP-02, PR-OPEN-33, PR-OPEN-34: the groups that eat pay the rest, as far as they can.
        let needed = (self.characters.len() as i32 / 2 + self.hunger()).max(0);
        while paid < needed && eating.iter().any(|s| self.character(s).resources > 0) {
            self.serve(eating)?;
            paid += 1;
        }
        for seat in hungry.iter() {
            self.tell("change", |g| format!("{} goes hungry.", g.name(seat))); // PR-KEEP-04
            self.lose_wellbeing(seat, Wellbeing::Health, 1)?;
            self.lose_wellbeing(seat, Wellbeing::Morale, 1)?;
        }
        Ok(())
    }

    fn wants_to_eat(&mut self, group: Seats) -> Play<bool> {
        if group.iter().all(|s| self.character(s).resources == 0) {
            return Ok(false);
        }
        let prompt = "Keeping: your group must eat.";
        Ok(self.ask_group(group, "PR-KEEP-02 PR-KEEP-03 PR-KEEP-04", prompt, [Meal::Eat, Meal::GoHungry])?
            == Meal::Eat)
    }

    /// One of these seats gives a resource token.
    fn serve(&mut self, seats: Seats) -> Play<()> {
        let able = seats.iter().filter(|s| self.character(*s).resources > 0).collect();
        let prompt = |_: &Prelude, _| "Somebody has to give a resource for the meal.".to_owned();
        let serve = |_: &Prelude, _| Options::from_iter([Serve]);
        let (seat, Serve) = self.ask_any("PR-KEEP-02 PR-KEEP-03", prompt, able, Seats::NONE, serve)?;
        self.character_mut(seat).resources -= 1;
        self.tell("change", |g| format!("{} gives 1 resource for the meal.", g.name(seat)));
        Ok(())
    }

    /// What cards and gifts do each round.
    fn upkeep(&mut self) -> Play<()> {
        for seat in self.band().iter() {
            // PR-GIFT-06
            if self.character(seat).gift == Some(Gift::Woken) {
                let cores = self.cores(seat);
                let cores = if cores[0] == cores[1] { &cores[..1] } else { &cores[..] };
                self.gain_choice(seat, "PR-GIFT-06", cores, 1, false, By::Others)?;
            }
            for effect in self.round_effects(seat) {
                self.apply(seat, None, &effect, Cause::Standing)?;
            }
        }
        Ok(())
    }

    /// PR-KEEP-07 to PR-KEEP-11: one die for artifacts and events alike.
    fn pass_time(&mut self) {
        let die = self.roll_one();
        self.tell("roll", |_| format!("Time passes: the die shows {die}."));
        self.unveil_by(die);
        let over = |p: &Placed| p.time.is_some_and(|t| !t.contains(die));
        let passed: Vec<_> = self.slots.iter().flatten().filter(|p| over(p)).map(|p| p.card).collect();
        for card in passed {
            self.leave_play(card, Seat(0));
        }
    }
}
