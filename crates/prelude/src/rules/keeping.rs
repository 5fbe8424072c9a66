//! The keeping phase (PR-KEEP): the band eats, time passes.

use crate::rules::effects::Cause;
use crate::rules::health::{By, Wellbeing};
use crate::rules::telling::{self, RESOURCE};
use crate::state::Placed;
use crate::{Gift, Moment, Prelude};
use table::{Anytime, Ask, Or, Play, Prompt, Seat, Seats, words};

/// A group's decision about its meal (PR-OPEN-35).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meal {
    Eat(Seats),
    GoHungry(Seats),
}

/// Offering one's own token for the meal.
#[derive(Clone, Copy)]
pub(crate) struct Serve(pub Seat);

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

    /// PR-KEEP-02, PR-KEEP-03, PR-KEEP-04, PR-KEEP-05, PR-KEEP-06
    fn eat(&mut self) -> Play<()> {
        let groups: smallvec::SmallVec<[Seats; 6]> = self.groups().map(|(_, seats)| seats).collect();
        let mut eating = Seats::NONE;
        let mut hungry = Seats::NONE;
        let mut paid = 0;
        // PR-KEEP-03: each group spends at least one, or goes without (PR-OPEN-35).
        for group in &groups {
            if self.wants_to_eat(*group)? {
                let group = *group;
                for _ in 0..self.least_of_group().min(self.stock(group)) {
                    self.serve(group, move |g: &Prelude| {
                        format!(
                            "The meal of {}: who gives 1 resource? The first to offer it does.",
                            g.names(group)
                        )
                    })?;
                    paid += 1;
                }
                eating = eating.and(group);
            } else {
                hungry = hungry.and(*group);
            }
        }
        // PR-KEEP-02, PR-OPEN-33, PR-OPEN-34: the groups that eat pay the rest, as far as they can.
        let needed = self.needed_to_eat();
        while paid < needed && self.stock(eating) > 0 {
            self.serve(eating, move |_: &Prelude| {
                format!("The band needs {needed} resources to eat and has given {paid}: who gives the next? The first to offer it does.")
            })?;
            paid += 1;
        }
        for seat in hungry.iter() {
            self.tell("PR-KEEP-04", |g| words(seat, format!("{} goes hungry.", g.name(seat))));
            self.lose_wellbeing(seat, Wellbeing::Health, 1)?;
            self.lose_wellbeing(seat, Wellbeing::Morale, 1)?;
        }
        Ok(())
    }

    fn wants_to_eat(&mut self, group: Seats) -> Play<bool> {
        if self.needed_to_eat().max(self.least_of_group()) == 0 {
            return Ok(true); // PR-OPEN-64: a book may let a lone character eat for nothing
        }
        if group.iter().all(|s| self.character(s).resources == 0) {
            return Ok(false);
        }
        let prompt = move |g: &Prelude| {
            let verb = if group.len() == 1 { "does" } else { "do" };
            format!("Keeping: {verb} {} eat, or go hungry?", g.names(group))
        };
        let meals = [Meal::Eat(group), Meal::GoHungry(group)];
        let meal = self.ask_group(group, "PR-KEEP-02 PR-KEEP-03 PR-KEEP-04", prompt, meals)?;
        Ok(meal == Meal::Eat(group))
    }

    /// PR-KEEP-02, and what cards change about it.
    pub(crate) fn needed_to_eat(&self) -> u32 {
        (self.characters.len() as i32 / 2 + self.hunger()).max(0) as u32
    }

    /// PR-KEEP-03: what each group that eats spends at least; the book says what a band of one does (PR-OPEN-64).
    pub(crate) fn least_of_group(&self) -> u32 {
        if self.characters.len() == 1 { self.book.numbers.meal_alone } else { 1 }
    }

    /// The resource tokens that these seats hold.
    pub(crate) fn stock(&self, seats: Seats) -> u32 {
        seats.iter().map(|s| u32::from(self.character(s).resources)).sum()
    }

    /// One of these seats gives a resource token.
    fn serve(&mut self, seats: Seats, prompt: impl Prompt<Self>) -> Play<()> {
        let rules = "PR-KEEP-02 PR-KEEP-03";
        let seat = loop {
            let able: Seats = seats.iter().filter(|s| self.character(*s).resources > 0).collect();
            let [first, rest @ ..] = &able.iter().collect::<Vec<_>>()[..] else { return Ok(()) };
            if rest.is_empty() {
                break *first;
            }
            let serve = |g: &Prelude, seat| Or::list(able.has(seat).then_some(Serve(seat)), g.beside(seat));
            let asked = |g: &Prelude, seat| if able.has(seat) { prompt.text(g) } else { g.meanwhile_all() };
            let others = self.band().iter().filter(|seat| !able.has(*seat)).collect();
            let chosen = self.ask_any(rules, asked, able, others, serve)?;
            if let Some((seat, Serve(_))) = self.taken(chosen)? {
                break seat;
            }
        };
        self.character_mut(seat).resources -= 1;
        self.tell(rules, |g| {
            let text = format!("{} gives 1 resource for the meal.", g.name(seat));
            telling::lost(RESOURCE, 1, seat.place()).said(seat, text)
        });
        Ok(())
    }

    /// What cards and gifts do each round.
    fn upkeep(&mut self) -> Play<()> {
        for seat in self.band().iter() {
            // PR-GIFT-06
            if self.character(seat).gift == Some(Gift::Woken) {
                let cores = self.cores(seat);
                let cores = if cores[0] == cores[1] { &cores[..1] } else { &cores[..] };
                self.gain_choice(seat, "PR-GIFT-06", "You are woken", cores, 1, false, By::Others)?;
            }
            for effect in self.round_effects(seat) {
                self.apply(seat, None, &effect, Cause::Standing)?;
            }
        }
        Ok(())
    }

    /// PR-KEEP-07, PR-KEEP-08, PR-KEEP-09, PR-KEEP-10, PR-KEEP-11: one die for artifacts and events alike.
    fn pass_time(&mut self) {
        let die = self.roll_one();
        self.tell("PR-KEEP-07 PR-KEEP-10", |g| {
            let text = format!("Time passes: the die shows {die}.");
            g.thrown_by_group(g.band(), &g.dealer.rolled(1)).roll().said(None, text)
        });
        self.unveil_by(die);
        let over = |p: &Placed| p.time.is_some_and(|t| !t.contains(die));
        let passed: Vec<_> = self.slots.iter().flatten().filter(|p| over(p)).map(|p| p.card).collect();
        for card in passed {
            self.leave_play(card.widen(), Seat(0));
        }
    }
}
