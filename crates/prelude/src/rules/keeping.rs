//! The keeping phase (PR-KEEP): the band eats, time passes.

use crate::rules::effects::Cause;
use crate::rules::health::{By, Wellbeing, plural};
use crate::seen::telling::{self, RESOURCE};
use crate::state::Placed;
use crate::{Gift, Moment, Prelude};
use table::{Anytime, Ask, Choice, Instinct, Or, Play, Prompt, Seat, Seats, Stakes, words};

/// A group's decision about its meal (PR-OPEN-35).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Meal {
    Eat(Seats),
    GoHungry(Seats),
}

impl Choice<Prelude> for Meal {
    fn key(&self, _: &Prelude) -> String {
        if matches!(self, Meal::Eat(_)) { "eat" } else { "go-hungry" }.to_owned()
    }

    fn label(&self, game: &Prelude) -> String {
        match self {
            Meal::Eat(group) => format!("Eat: {}", game.price_of_meal(*group)),
            Meal::GoHungry(group) => {
                let (each, keep) = match group.len() {
                    1 => ("lose 1 health and 1 morale", "keep your"),
                    _ => ("each of you loses 1 health and 1 morale", "your group keeps its"),
                };
                let warning = match game.starving(*group) {
                    Some(end) => format!(" — {end}"),
                    None => String::new(),
                };
                format!("Go hungry: {each}; {keep} {}{warning}", resources(game.stock(*group)))
            }
        }
    }

    /// PR-KEEP-02, PR-KEEP-03, PR-KEEP-04, PR-OPEN-33: a meal's price as far as it is known, or what hunger takes from each.
    fn stakes(&self, game: &Prelude) -> Option<Stakes> {
        match self {
            Meal::Eat(group) => Stakes::default().costs(RESOURCE, game.least_for_meal(*group)).some(),
            Meal::GoHungry(group) => {
                let loses = |half| group.iter().any(|s| !game.is_guarded(s, half));
                let (health, morale) = (loses(Wellbeing::Health), loses(Wellbeing::Morale));
                Stakes::default().costs("health", health.into()).costs("morale", morale.into()).some()
            }
        }
    }

    /// PR-HEALTH-10
    fn grave(&self, game: &Prelude) -> Option<String> {
        match self {
            Meal::Eat(_) => None,
            Meal::GoHungry(group) => game.starving(*group),
        }
    }
}

impl Instinct<Prelude> for Meal {
    fn weight(&self, _: &Prelude) -> u32 {
        if matches!(self, Meal::Eat(_)) { 12 } else { 1 }
    }
}

/// Offering one's own token for the meal.
#[derive(Clone, Copy)]
struct Serve(Seat);

impl Choice<Prelude> for Serve {
    fn key(&self, _: &Prelude) -> String {
        "serve".to_owned()
    }

    fn label(&self, game: &Prelude) -> String {
        let has = game.character(self.0).resources;
        format!("Give 1 resource for the meal (you have {has}, {} would be left)", has - 1)
    }

    fn stakes(&self, _: &Prelude) -> Option<Stakes> {
        Stakes::default().costs(RESOURCE, 1).some()
    }
}

impl Instinct<Prelude> for Serve {}

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
    fn needed_to_eat(&self) -> u32 {
        (self.characters.len() as i32 / 2 + self.hunger()).max(0) as u32
    }

    /// PR-KEEP-03: what each group that eats spends at least; the book says what a band of one does (PR-OPEN-64).
    fn least_of_group(&self) -> u32 {
        if self.characters.len() == 1 { self.book.numbers.meal_alone } else { 1 }
    }

    /// The resource tokens that these seats hold.
    fn stock(&self, seats: Seats) -> u32 {
        seats.iter().map(|s| u32::from(self.character(s).resources)).sum()
    }

    /// What eating costs a group at least. Alone on the map it is all; else the groups that eat share the rest (PR-OPEN-34).
    fn least_for_meal(&self, group: Seats) -> u32 {
        let needed = if self.groups().count() == 1 { self.needed_to_eat() } else { 0 };
        needed.max(self.least_of_group()).min(self.stock(group))
    }

    /// What eating costs a group, as far as that is known before the other groups have decided (PR-OPEN-33, PR-OPEN-34).
    fn price_of_meal(&self, group: Seats) -> String {
        let (stock, needed) = (self.stock(group), self.needed_to_eat());
        let whose = if group.len() == 1 { "your" } else { "your group's" };
        let has = resources(stock);
        if self.groups().count() == 1 {
            let price = self.least_for_meal(group);
            return match stock - price {
                0 => format!("spend {whose} last {}", if stock == 1 { "resource".to_owned() } else { has }),
                left => format!("spend {price} of {whose} {has}, {left} left"),
            };
        }
        let shared = match needed {
            0 | 1 => String::new(),
            n => format!("; the band needs {n} in all, and the groups that eat give the rest together"),
        };
        format!("spend at least 1 of {whose} {has}{shared}")
    }

    /// Who in a group would not survive going hungry, in words for them (PR-HEALTH-09, PR-HEALTH-10).
    fn starving(&self, group: Seats) -> Option<String> {
        let dies = |s: &Seat| self.character(*s).health() == 1 && !self.is_guarded(*s, Wellbeing::Health);
        let who = group.iter().find(dies)?;
        Some(format!("{} has 1 health left and dies, and all is lost", self.name(who)))
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

/// "3 resources"
fn resources(n: u32) -> String {
    format!("{n} resource{}", plural(n))
}
