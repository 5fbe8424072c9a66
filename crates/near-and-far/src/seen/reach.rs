//! How far the movement goes (NF-MOVE): every space that can be reached, and what the way there costs, for whoever looks. It is counted
//! with the functions by which the rules of movement go.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::rules::travel::{Journey, Way};
use std::cmp::Reverse;
use table::{Route, Seat, Stakes, listed};

/// A space on the way, and how it was reached.
#[derive(Clone, Copy)]
struct Stage {
    space: u8,
    journey: Journey,
    /// Hearts paid and lost on the way, food that counts as hearts among them.
    spent: u32,
    /// Treasures found on the way that can be carried.
    treasures: u32,
    past_treasure: bool,
    /// The place of the stage before in the list; none where the character stands.
    from: Option<usize>,
}

impl Stage {
    /// The cheapest first, of these the nearest, of these the richest.
    fn order(&self) -> (u32, u32, Reverse<u32>) {
        (self.spent, self.journey.moved, Reverse(self.treasures))
    }

    /// Whether nothing can be reached from the other that cannot be reached from here, as cheaply and as richly. This one is not farther:
    /// stages are found in the order of their distance.
    fn is_as_good_as(&self, other: &Stage) -> bool {
        self.space == other.space
            && self.spent <= other.spent
            && self.journey.free_used <= other.journey.free_used
            && self.treasures >= other.treasures
    }
}

impl NearAndFar {
    /// Routes to the spaces that one step does not reach. They lead along open paths only: what waits behind a threat can be seen, but
    /// the walk stops before it, since it can be passed in several ways (NF-THREAT-16, NF-THREAT-17, NF-THREAT-18).
    pub(crate) fn routes_from_here(&self, seat: Seat, journey: &Journey) -> Vec<Route> {
        let (stages, threatened) = self.stages(seat, journey);
        let offered = &self.atlas().spaces[usize::from(self.here(seat))].links;
        let best = |list: &[Stage], space: u8| {
            list.iter().filter(|s| s.space == space).min_by_key(|s| s.order()).copied()
        };
        let mut found = Vec::new();
        for space in (0..self.atlas().spaces.len() as u8).filter(|space| *space != self.here(seat)) {
            let open = best(&stages, space).filter(|stage| stage.from != Some(0));
            let is_reached = stages.iter().any(|s| s.space == space);
            let behind = best(&threatened, space)
                .filter(|_| !is_reached && offered.iter().all(|(near, _)| *near != space));
            found.extend(open.map(|stage| (stage, false)));
            found.extend(behind.map(|stage| (stage, true)));
        }
        found.sort_by_key(|(stage, _)| stage.journey.moved);
        found.iter().map(|(stage, behind)| self.route_along(seat, &stages, stage, *behind)).collect()
    }

    /// Every way to every space along open paths, as far as it is better than another in some way; and where the threats on these ways
    /// could be passed, the spaces behind them.
    fn stages(&self, seat: Seat, journey: &Journey) -> (Vec<Stage>, Vec<Stage>) {
        let here = self.here(seat);
        let start = Stage {
            space: here,
            journey: *journey,
            spent: 0,
            treasures: 0,
            past_treasure: false,
            from: None,
        };
        let (mut stages, mut threatened) = (vec![start], Vec::new());
        let camped = self.camped();
        let mut at = 0;
        while let Some(stage) = stages.get(at).copied() {
            for &(space, path) in &self.atlas().spaces[usize::from(stage.space)].links {
                let Some(next) = self.next_stage(seat, at, &stage, space, path) else { continue };
                // Once no threat is left, nothing stands in the way (NF-OPEN-10).
                if self.is_threatened(path, camped) && !self.threats.is_empty() {
                    threatened.push(next);
                } else if !stages.iter().any(|other| other.is_as_good_as(&next)) {
                    stages.push(next);
                }
            }
            at += 1;
        }
        (stages, threatened)
    }

    /// One space further, if movement and hearts allow it (NF-MOVE-02, NF-MOVE-10, NF-OPEN-30). Hearts are paid before food that counts
    /// as hearts: whoever has both is asked on the way.
    fn next_stage(&self, seat: Seat, at: usize, stage: &Stage, space: u8, path: u8) -> Option<Stage> {
        let Stage { journey, spent, .. } = stage;
        let cost = self.passing(seat, journey, stage.space);
        if !self.may_go_on(seat, journey, cost, self.heart_means(seat) - spent) {
            return None;
        }
        let paid = spent + cost;
        let room = self.treasure_slots(seat).saturating_sub(self.player(seat).treasures.len());
        let treasure = self.has_treasure(path);
        Some(Stage {
            space,
            journey: self.gone_on(journey, stage.space, cost),
            spent: paid + u32::from(self.is_poisoned(seat, space, paid)),
            treasures: (stage.treasures + u32::from(treasure)).min(room as u32),
            past_treasure: stage.past_treasure || treasure,
            from: Some(at),
        })
    }

    fn route_along(&self, seat: Seat, stages: &[Stage], last: &Stage, behind_threat: bool) -> Route {
        let spaces = &self.atlas().spaces;
        let id = |stage: &Stage| spaces[usize::from(stage.space)].id;
        let before = std::iter::successors(last.from, |at| stages[*at].from).map(|at| &stages[at]);
        let mut way: Vec<&Stage> = before.filter(|stage| stage.from.is_some()).collect();
        way.reverse();
        let names: Vec<String> = way.iter().map(|stage| self.plain_name(id(stage))).collect();
        let stakes = if behind_threat {
            self.threat_ahead(seat, &stages[last.from.unwrap_or(0)])
        } else {
            Stakes::default()
        };
        let stakes = stakes.costs(Thing::Heart.key(), last.spent).gains("treasure", last.treasures);
        let to = self.going(id(last), &stakes);
        let text = match (behind_threat, names.last()) {
            (true, Some(stop)) => format!("{to}: walk to {stop}, then meet {}", self.foes_text()),
            _ => format!("{to}, by way of {}", listed(&names)),
        };
        let offer = self.arriving(text, id(last), last.past_treasure);
        let goes = way.iter().copied().chain((!behind_threat).then_some(last));
        Route {
            target: self.space_key(id(last)),
            answers: goes.map(|stage| self.step_key(stage.space, Way::Open)).collect(),
            label: offer.label,
            detail: offer.detail,
            stop: way.last().filter(|_| behind_threat).map(|stage| self.space_key(id(stage))),
            stakes: stakes.some(),
        }
    }

    /// The threat behind a stage: a fight, unless the character may slip past (NF-THREAT-17, NF-THREAT-18).
    fn threat_ahead(&self, seat: Seat, stage: &Stage) -> Stakes {
        let cost = self.passing(seat, &stage.journey, stage.space);
        match self.ways(seat, cost).any(|way| way == Way::Slip) {
            true => Stakes::default(),
            false => self.meeting(seat, stage.spent + cost),
        }
    }
}
