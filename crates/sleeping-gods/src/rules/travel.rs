//! Travel, hazards and the edges of the map (SG-TRAVEL, SG-HAZARD, SG-EDGE).

use crate::book::{Region, Side, Skill};
use crate::rules::challenge::Trial;
use crate::{Sail, SleepingGods};
use table::{Anytime, Ask, Choice, Id, Instinct, Options, Route, What, words};

/// Where the ship goes next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Course {
    To(Id<Region>),
    /// Off the page, into this region of the next one (SG-EDGE-04).
    Off(Side, Id<Region>),
    Stay,
}

impl Choice<SleepingGods> for Course {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Course::To(region) | Course::Off(_, region) => game.region_key(*region),
            Course::Stay => "sail/stay".to_owned(),
        }
    }

    fn label(&self, game: &SleepingGods) -> String {
        match self {
            Course::To(region) => format!("Sail to {}", game.region_text(*region)),
            Course::Off(side, region) => {
                format!("Off the {} edge, to {}", side.key(), game.region_text(*region))
            }
            Course::Stay => "Sail no further".to_owned(),
        }
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        match self {
            Course::To(region) | Course::Off(_, region) => Some(game.region_key(*region)),
            Course::Stay => None,
        }
    }

    fn routes(game: &SleepingGods, options: &[&Self]) -> Vec<Route> {
        // Whoever is not on turn has asides only.
        if options.is_empty() { Vec::new() } else { game.routes_from_here() }
    }
}

impl Instinct<SleepingGods> for Course {
    fn weight(&self, game: &SleepingGods) -> u32 {
        match self {
            Course::To(region) | Course::Off(_, region) => game.instinct_region(*region),
            Course::Stay => game.instinct_region(game.region) / 2 + 1,
        }
    }
}

impl SleepingGods {
    /// SG-TRAVEL-01, SG-TRAVEL-05, SG-TRAVEL-06, SG-TRAVEL-07, SG-TRAVEL-08
    pub(crate) fn travel(&mut self) -> Sail<()> {
        let tried = self.challenge(Skill::Craft, None, Trial::Travel)?;
        let distance = self.book.distance(tried.total);
        self.tell("SG-TRAVEL-08", |g| {
            words(
                g.active,
                format!("The ship may sail {distance} region{}.", if distance == 1 { "" } else { "s" }),
            )
        });
        self.voyage = Some(distance);
        Ok(())
    }

    /// SG-TRAVEL-10, SG-TRAVEL-11: one region at a time, and no further than one likes.
    pub(crate) fn sail_on(&mut self) -> Sail<()> {
        let left = self.voyage.unwrap_or_default();
        if left == 0 {
            self.voyage = None;
            return Ok(());
        }
        let prompt = move |_: &Self| match left {
            1 => "Where does the ship sail? 1 region is left.".to_owned(),
            n => format!("Where does the ship sail? {n} regions are left."),
        };
        let rules = "SG-TRAVEL-10 SG-TRAVEL-11 SG-EDGE-01";
        let Some(course) = self.decide(self.active, rules, prompt, Self::courses)? else { return Ok(()) };
        match course {
            Course::Stay => self.voyage = None,
            Course::To(region) => {
                self.voyage = Some(left - 1);
                self.put_ship(region, "SG-TRAVEL-10");
                self.meet_hazard()?;
            }
            Course::Off(_, region) => {
                self.voyage = Some(left - 1); // SG-OPEN-34
                self.put_ship(region, "SG-EDGE-02 SG-EDGE-03");
                self.meet_hazard()?; // SG-EDGE-07
            }
        }
        Ok(())
    }

    fn courses(&self) -> Options<Course> {
        let here = self.book.region(self.region);
        let near = here.next.iter().copied().map(Course::To);
        let off = here.off.iter().map(|(side, region)| Course::Off(*side, *region));
        near.chain(off).chain([Course::Stay]).collect()
    }

    /// Routes to the regions that lie farther than one step. They lead around hazards: who wants to brave one goes there first.
    fn routes_from_here(&self) -> Vec<Route> {
        let calm = |from| from == self.region || self.book.region(from).hazard.is_none();
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
                detail: String::new(),
                label: format!("Sail to {}, by way of {}", self.region_text(leg.to), by.join(" and ")),
                stakes: None,
                stop: None,
            }
        })
        .collect()
    }

    pub(crate) fn put_ship(&mut self, to: Id<Region>, rules: &'static str) {
        let from = std::mem::replace(&mut self.region, to);
        self.tell(rules, |g| {
            let path = vec![g.region_key(from), g.region_key(to)];
            What::Move { piece: "ship".to_owned(), path }
                .said(g.active, format!("The ship is in {}.", g.region_name(to)))
        });
        if self.book.region(from).chart != self.book.region(to).chart {
            self.serpent_follows(); // SG-EVC-04, however the ship came to another page
        }
    }

    /// SG-HAZARD-01, SG-HAZARD-05, SG-HAZARD-07; failing does not stop the ship (SG-OPEN-33).
    fn meet_hazard(&mut self) -> Sail<()> {
        let book = self.book.clone();
        let Some(hazard) = &book.region(self.region).hazard else { return Ok(()) };
        self.tell("SG-HAZARD-01", |g| words(g.active, format!("Here is a hazard: {}.", hazard.name)));
        let tried = self.challenge(hazard.skill, Some(hazard.need), Trial::Hazard)?;
        if !tried.passed {
            // SG-HAZARD-03, SG-HAZARD-04
            self.deeds(&hazard.fail, &tried.crew)?;
        }
        Ok(())
    }
}
