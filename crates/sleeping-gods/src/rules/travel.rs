//! Travel, hazards and the edges of the map (SG-TRAVEL, SG-HAZARD, SG-EDGE).

use crate::book::{Region, Side, Skill};
use crate::rules::challenge::Trial;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, What, words};

/// Where the ship goes next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Course {
    To(Id<Region>),
    /// Off the page, into this region of the next one (SG-EDGE-04).
    Off(Side, Id<Region>),
    Stay,
}

impl SleepingGods {
    /// SG-TRAVEL-01, SG-TRAVEL-05, SG-TRAVEL-06, SG-TRAVEL-07, SG-TRAVEL-08
    pub(crate) fn travel(&mut self) -> Play<(), Halt> {
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
    pub(crate) fn sail_on(&mut self) -> Play<(), Halt> {
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
        let here = &self.book.regions[self.region];
        let near = here.next.iter().copied().map(Course::To);
        let off = here.off.iter().map(|(side, region)| Course::Off(*side, *region));
        near.chain(off).chain([Course::Stay]).collect()
    }

    pub(crate) fn put_ship(&mut self, to: Id<Region>, rules: &'static str) {
        let from = std::mem::replace(&mut self.region, to);
        self.tell(rules, |g| {
            let path = vec![g.region_key(from), g.region_key(to)];
            What::Move { piece: "ship".to_owned(), path }
                .said(g.active, format!("The ship is in {}.", g.region_name(to)))
        });
        if self.book.regions[from].chart != self.book.regions[to].chart {
            self.serpent_follows(); // SG-EVC-04, however the ship came to another page
        }
    }

    /// SG-HAZARD-01, SG-HAZARD-05, SG-HAZARD-07; failing does not stop the ship (SG-OPEN-33).
    fn meet_hazard(&mut self) -> Play<(), Halt> {
        let book = self.book.clone();
        let Some(hazard) = &book.regions[self.region].hazard else { return Ok(()) };
        self.tell("SG-HAZARD-01", |g| words(g.active, format!("Here is a hazard: {}.", hazard.name)));
        let tried = self.challenge(hazard.skill, Some(hazard.need), Trial::Hazard)?;
        if !tried.passed {
            // SG-HAZARD-03, SG-HAZARD-04
            self.deeds(&hazard.fail, &tried.crew)?;
        }
        Ok(())
    }
}
