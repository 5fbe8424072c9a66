//! Travel, hazards and the edges of the map (SG-TRAVEL, SG-HAZARD, SG-EDGE).

use crate::book::{Region, Side, Skill};
use crate::rules::challenge::Trial;
use crate::{Sail, SleepingGods};
use std::collections::VecDeque;
use table::{Ask, Choice, Id, Options, What, words};

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

    fn instinct(&self, game: &SleepingGods) -> u32 {
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
        let Some(course) = self.decide(rules, prompt, Self::courses)? else { return Ok(()) };
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
        let off = here
            .edges
            .iter()
            .flat_map(|(side, page)| self.across(self.region, *side, *page).map(|r| Course::Off(*side, r)));
        near.chain(off).chain([Course::Stay]).collect()
    }

    /// The regions where a ship comes in that leaves this one on a side (SG-EDGE-03, SG-EDGE-04).
    fn across(&self, from: Id<Region>, side: Side, page: u8) -> impl Iterator<Item = Id<Region>> + '_ {
        let here = &self.book.charts[usize::from(self.book.region(from).chart)];
        let chart = &self.book.charts[self.book.chart_of_page(page)];
        let left = page == chart.pages[0];
        chart.regions.iter().copied().filter(move |id| {
            let region = self.book.region(*id);
            let leaf = matches!(side, Side::East | Side::West) || left == (region.at[0] < 500);
            leaf && region.edges.iter().any(|(s, back)| *s == side.opposite() && here.pages.contains(back))
        })
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
            for deed in &hazard.fail {
                self.deed(deed, &tried.crew)?;
            }
        }
        Ok(())
    }

    /// How many regions lie between two, page crossings included, or on one chart only.
    pub(crate) fn steps(&self, from: Id<Region>, to: Id<Region>, within: Option<u8>) -> Option<u8> {
        let mut seen = vec![from];
        let mut queue = VecDeque::from([(from, 0u8)]);
        while let Some((at, far)) = queue.pop_front() {
            if at == to {
                return Some(far);
            }
            for next in self.neighbours(at) {
                let inside = within.is_none_or(|chart| self.book.region(next).chart == chart);
                if inside && !seen.contains(&next) {
                    seen.push(next);
                    queue.push_back((next, far + 1));
                }
            }
        }
        None
    }

    /// Regions that one sails to in one step, off the page too.
    pub(crate) fn neighbours(&self, at: Id<Region>) -> Vec<Id<Region>> {
        let region = self.book.region(at);
        let off = region.edges.iter().flat_map(|(side, page)| self.across(at, *side, *page));
        region.next.iter().copied().chain(off).collect()
    }
}
