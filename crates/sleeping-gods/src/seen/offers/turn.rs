//! A turn: its actions, sailing, events, stories and challenges.

use crate::SleepingGods;
use crate::book::words::{Cost, Test};
use crate::book::{Region, Status};
use crate::rules::challenge::Take;
use crate::rules::event::Try;
use crate::rules::story::Chosen;
use crate::rules::telling::crew_key;
use crate::rules::travel::Course;
use crate::rules::turn::{Act, EndTurn};
use crate::seen::wording::list;
use table::{Ask, Choice, Id, Offer, Route};

impl Choice<SleepingGods> for Act {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Act::Travel => "travel".to_owned(),
            Act::Explore(place) => format!("explore/{}", game.book.locations[usize::from(*place)].number),
            Act::Market => "market".to_owned(),
            Act::Port => "port".to_owned(),
            Act::Drive(event, ..) => format!("drive/{}", game.key_of(*event)),
            Act::Skip => "skip".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let here = &game.book.regions[game.region];
        match self {
            Act::Travel => Offer::new("Travel").at("ship"),
            Act::Explore(place) => {
                let location = &game.book.locations[usize::from(*place)];
                Offer::new(format!("Explore {}", location.number))
                    .detail(&location.name)
                    .at(format!("location/{}", location.number))
            }
            Act::Market => {
                Offer::new("Visit the market").detail(here.market.as_deref().unwrap_or_default()).at("market")
            }
            Act::Port => {
                Offer::new("Visit the port").detail(here.port.as_deref().unwrap_or_default()).at("port")
            }
            Act::Drive(event, skill, need) => Offer::new(&game.book.story(*event).title)
                .detail(format!("try {} {need} to be rid of it", skill.loud()))
                .at(game.key_of(*event)),
            Act::Skip => Offer::new("Skip this action").detail("gain 1 command"),
        }
    }
}

impl Choice<SleepingGods> for EndTurn {
    fn key(&self, _: &SleepingGods) -> String {
        "turn/end".to_owned()
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        Offer::new("End your turn")
    }
}

impl Choice<SleepingGods> for Course {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Course::To(region) | Course::Off(_, region) => game.region_key(*region),
            Course::Stay => "sail/stay".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let (label, to) = match self {
            Course::To(to) => (format!("Sail to {}", game.region_name(*to)), *to),
            Course::Off(side, to) => {
                (format!("Off the {} edge, to {}", side.key(), game.region_name(*to)), *to)
            }
            Course::Stay => return Offer::new("Sail no further"),
        };
        Offer::new(label).detail(game.sights(to)).at(game.region_key(to))
    }

    fn routes(game: &SleepingGods, options: &[&Self]) -> Vec<Route> {
        // Whoever is not on turn has asides only.
        if options.is_empty() { Vec::new() } else { game.routes_from_here() }
    }
}

impl Choice<SleepingGods> for Try {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            Try::Yes(..) => "try/yes".to_owned(),
            Try::No => "try/no".to_owned(),
        }
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        match self {
            Try::Yes(skill, need) => {
                Offer::new("Try to be rid of it").detail(format!("{} {need}", skill.loud()))
            }
            Try::No => Offer::new("Leave it"),
        }
    }
}

impl Choice<SleepingGods> for Chosen {
    fn key(&self, _: &SleepingGods) -> String {
        format!("choice/{}", self.place + 1)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let choice = &game.book.story(self.entry).choices[usize::from(self.place)];
        let test = match &choice.test {
            None => String::new(),
            Some(Test::Challenge(skill, need)) => format!("{} {need}", skill.loud()),
            Some(Test::Combat(enemies)) if enemies.len() == 1 => "combat with 1 enemy".to_owned(),
            Some(Test::Combat(enemies)) => format!("combat with {} enemies", enemies.len()),
        };
        let costs = list(choice.costs.iter().map(|cost| match cost {
            Cost::Thing(thing, n) => thing.say((*n).into()),
            Cost::Food(n) => format!("{n} food"),
            Cost::Command(n) => format!("{n} command"),
            Cost::Card(1) => "1 ability card".to_owned(),
            Cost::Card(n) => format!("{n} ability cards"),
        }));
        let costs = if costs.is_empty() { costs } else { format!("for {costs}") };
        Offer::new(&choice.text).detail(test).detail(costs).stakes(game.choice_stakes(self.entry, self.place))
    }
}

impl Choice<SleepingGods> for Take {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Take::Part(crew, _) => format!("take/{}", crew.key()),
            Take::Use(it) => it.key(game),
            Take::Go => "go".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Take::Part(crew, skill) => {
                let fatigue = match game.mate(*crew).fatigue {
                    1 => "for the second fatigue",
                    _ => "for 1 fatigue",
                };
                let morale = if game.suffers(*crew, Status::LowMorale) { " and 1 command" } else { "" };
                let adds = game.skill(*crew, *skill);
                Offer::new(game.crew_name(*crew))
                    .detail(format!("+{adds} {}, {fatigue}{morale}", skill.key()))
                    .at(crew_key(*crew))
            }
            Take::Use(it) => it.offer(game),
            Take::Go => match game.challenge.as_ref().is_some_and(|c| c.crew.is_empty()) {
                true => Offer::new("Nobody takes part: draw fate"),
                false => Offer::new("That is everybody: draw fate"),
            },
        }
    }
}

impl SleepingGods {
    /// Routes to the regions that lie farther than one step. They lead around hazards: who wants to brave one goes there first.
    fn routes_from_here(&self) -> Vec<Route> {
        let calm = |from| from == self.region || self.book.regions[from].hazard.is_none();
        let legs = self.book.reach(self.region, |from, _| calm(from));
        let left = self.voyage.unwrap_or_default();
        let far = legs.iter().filter(|leg| (2..=left).contains(&leg.far));
        far.map(|leg| {
            let before = std::iter::successors(Some(leg), |leg| Some(&legs[leg.before]));
            let mut way: Vec<Id<Region>> = before.take(leg.far.into()).map(|leg| leg.to).collect();
            way.reverse();
            let by: Vec<String> = way[..way.len() - 1].iter().map(|r| self.region_name(*r)).collect();
            Route {
                target: self.region_key(leg.to),
                answers: way.iter().map(|region| self.region_key(*region)).collect(),
                label: format!("Sail to {}, by way of {}", self.region_name(leg.to), by.join(" and ")),
                detail: self.sights(leg.to),
                stakes: None,
                stop: None,
            }
        })
        .collect()
    }
}
