//! Movement (NF-MOVE), with what lies on the paths (NF-THREAT, NF-PATHTR, NF-MAPRULE-01).

use crate::NearAndFar;
use crate::book::words::{Price, Rule, Thing};
use crate::book::{Card, Mark, Space};
use crate::state::Place;
use table::{Ask, Id, Options, Play, SceneKind, Seat, What, words};

/// How a threat is passed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Way {
    /// Nothing is in the way.
    Open,
    Fight,
    /// A pack animal goes back (NF-THREAT-16).
    Bird,
    Tortoise,
    /// A shield, or a card that costs nothing (NF-THREAT-17, NF-THREAT-18).
    Slip,
    /// A card that has a price (NF-THREAT-18).
    Pay(Id<Card>, Price),
}

/// The next step, or none.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    To {
        space: u8,
        path: u8,
        way: Way,
        hearts: u32,
    },
    /// Ends the journey, which is what the routes from here go by.
    Stop(Journey),
}

/// A journey so far: what the turn still allows.
#[derive(Clone, Copy, Default)]
pub(crate) struct Journey {
    pub moved: u32,
    /// Empty spaces passed for free.
    pub free_used: u32,
    /// NF-OPEN-09: a lost fight ends the movement.
    beaten: bool,
}

impl NearAndFar {
    /// The spaces with a camp, as bits by their place; the town space counts as one (NF-MOVE-13, NF-THREAT-03).
    pub(crate) fn camped(&self) -> u64 {
        let map = self.atlas();
        self.camps.iter().fold(1 << map.town, |bits, camp| bits | 1 << map.place(camp.space))
    }

    /// NF-THREAT-02, NF-PATHTR-04: both ends have a camp.
    pub(crate) fn is_claimed(&self, path: u8) -> bool {
        let camped = self.camped();
        self.atlas().paths[usize::from(path)].ends.iter().all(|end| camped & (1 << end) != 0)
    }

    /// A treasure that lies on the path (NF-PATHTR-01, NF-PATHTR-04).
    pub(crate) fn has_treasure(&self, path: u8) -> bool {
        self.atlas().paths[usize::from(path)].mark == Some(Mark::Treasure) && !self.is_claimed(path)
    }

    /// NF-MOVE: steps from space to space until the player stops. Returns where that is.
    pub(crate) fn travel(&mut self) -> Play<Id<Space>> {
        let seat = self.active;
        let mut journey = Journey::default();
        loop {
            let here = self.here(seat);
            let prompt = |g: &Self| {
                let left = g.movement(seat).saturating_sub(journey.moved);
                let spaces = if left == 1 { "space" } else { "spaces" };
                let hearts = Thing::Heart.say(g.player(seat).hearts.into());
                format!("Where do you go? {left} {spaces} left, {hearts}.")
            };
            let rules = "NF-MOVE-02 NF-MOVE-07 NF-MOVE-10 NF-MOVE-11 NF-THREAT-01";
            let step = self.decide(rules, prompt, |g| g.steps(seat, &journey))?;
            if let Step::To { space, path, way, .. } = step {
                self.cross(seat, &mut journey, path, space, way)?;
            }
            if journey.beaten || matches!(step, Step::Stop(_)) {
                return Ok(self.atlas().spaces[usize::from(here)].id);
            }
        }
    }

    pub(crate) fn here(&self, seat: Seat) -> u8 {
        match self.player(seat).place {
            Place::On(space) => self.atlas().place(space),
            _ => unreachable!("only a player on the map travels"),
        }
    }

    /// NF-MOVE-09, NF-MOVE-10, NF-MOVE-11, NF-MOVE-12, NF-MOVE-13, NF-MOVE-14, NF-OPEN-29: what it
    /// costs to go on from a space.
    pub(crate) fn passing(&self, seat: Seat, journey: &Journey, here: u8) -> u32 {
        let empty = self.camped() & (1 << here) == 0;
        let free = self.free_spaces(seat) > journey.free_used;
        u32::from(journey.moved > 0 && empty && !free)
    }

    /// NF-MOVE-02, NF-OPEN-30: whether somebody with so many hearts may go on for that price.
    pub(crate) fn may_go_on(&self, seat: Seat, journey: &Journey, cost: u32, means: u32) -> bool {
        journey.moved < self.movement(seat) && cost <= means
    }

    /// The journey after going on from a space. An empty one that was passed for nothing was free; where the move starts
    /// is not passed (NF-OPEN-29).
    pub(crate) fn gone_on(&self, journey: &Journey, here: u8, cost: u32) -> Journey {
        let free = journey.moved > 0 && cost == 0 && self.camped() & (1 << here) == 0;
        let free_used = journey.free_used + u32::from(free);
        Journey { moved: journey.moved + 1, free_used, ..*journey }
    }

    /// NF-THREAT-01, NF-THREAT-02: a threat lies on the path, and not both of its ends, of all these spaces, have a camp.
    pub(crate) fn is_threatened(&self, path: u8, camped: u64) -> bool {
        let road = &self.atlas().paths[usize::from(path)];
        road.mark == Some(Mark::Threat) && road.ends.iter().any(|end| camped & (1 << end) == 0)
    }

    /// NF-MOVE-02, NF-MOVE-07, NF-OPEN-28, NF-OPEN-30. To stop is the last of them: it ends the movement.
    fn steps(&self, seat: Seat, journey: &Journey) -> Options<Step> {
        let here = self.here(seat);
        let cost = self.passing(seat, journey, here);
        let mut steps = Options::new();
        if self.may_go_on(seat, journey, cost, self.heart_means(seat)) {
            let camped = self.camped();
            for &(space, path) in &self.atlas().spaces[usize::from(here)].links {
                let to = |way| Step::To { space, path, way, hearts: cost };
                match self.is_threatened(path, camped) {
                    true => steps.extend(self.ways(seat, cost).map(to)),
                    false => steps.push(to(Way::Open)),
                }
            }
        }
        steps.push(Step::Stop(*journey));
        steps
    }

    /// NF-THREAT-01, NF-THREAT-16, NF-THREAT-17, NF-THREAT-18, NF-THREAT-19, NF-THREAT-20,
    /// NF-THREAT-21, NF-OPEN-10
    pub(crate) fn ways(&self, seat: Seat, cost: u32) -> impl Iterator<Item = Way> + '_ {
        let player = self.player(seat);
        let none_left = self.threats.is_empty();
        let fight = (!none_left || !self.bosses.is_empty()).then_some(Way::Fight);
        let mut slips = self.has_shield(seat);
        let mut paid: Options<Way> = Options::new();
        for card in self.cards_of(seat) {
            for rule in &self.book.card(card).rules {
                match rule {
                    Rule::IgnoreThreats(None) => slips = true,
                    Rule::IgnoreThreats(Some(price)) => {
                        // The heart for the space is owed besides.
                        let owed = Price { thing: Thing::Heart, n: cost as u8 };
                        let payable = self.can_pay(seat, &[*price, owed]);
                        paid.extend(payable.then_some(Way::Pay(card, *price)));
                    }
                    _ => {}
                }
            }
        }
        let open = none_left.then_some(Way::Open);
        let slip = (slips && !none_left).then_some(Way::Slip);
        let bird = (player.birds > 0 && !none_left).then_some(Way::Bird);
        let tortoise = (player.tortoises > 0 && !none_left).then_some(Way::Tortoise); // NF-DAY-09
        let paid = paid.into_iter().filter(move |_| !none_left);
        open.into_iter().chain(slip).chain(fight).chain(bird).chain(tortoise).chain(paid)
    }

    /// Crosses a path, or is beaten back. What follows from a fight belongs to its scene.
    fn cross(&mut self, seat: Seat, journey: &mut Journey, path: u8, to: u8, way: Way) -> Play<()> {
        match way {
            Way::Fight => self.in_scene(SceneKind::Fight, |g| g.go_along(seat, journey, path, to, way)),
            _ => self.go_along(seat, journey, path, to, way),
        }
    }

    fn go_along(&mut self, seat: Seat, journey: &mut Journey, path: u8, to: u8, way: Way) -> Play<()> {
        let here = self.here(seat);
        let owed = self.passing(seat, journey, here);
        self.owed.push((seat, Price { thing: Thing::Heart, n: owed as u8 }));
        match way {
            Way::Open => {}
            Way::Slip => {}
            Way::Pay(_, price) => self.pay(seat, price)?,
            Way::Bird => self.return_animal(seat, true)?,
            Way::Tortoise => self.return_animal(seat, false)?,
            Way::Fight => {
                if !self.fight(seat)? {
                    journey.beaten = true;
                    self.owed.pop();
                    return Ok(());
                }
            }
        }
        self.owed.pop();
        if matches!(way, Way::Slip | Way::Pay(..) | Way::Bird | Way::Tortoise) {
            self.tell("NF-THREAT-16 NF-THREAT-17 NF-THREAT-18 NF-THREAT-19", |g| {
                let threat = g.threats.first().map_or("the threat", |id| g.book.threat(*id).called.as_str());
                words(seat, format!("{} slips past {threat}. The threat stays on the path.", g.name(seat)))
            });
        }
        let cost = self.passing(seat, journey, here).min(owed); // something bought in the fight may help
        *journey = self.gone_on(journey, here, cost);
        if cost > 0 {
            self.pay_hearts(seat, cost)?;
        }
        let treasure = self.has_treasure(path);
        let space = self.atlas().spaces[usize::from(to)].id;
        self.go(seat, Place::On(space), "NF-MOVE-02", |g| {
            format!("{} goes to {}.", g.name(seat), g.space_name(space))
        });
        self.poison(seat, to); // NF-OPEN-31: on arrival, whether one stops or goes on
        if treasure {
            self.gain_treasure(seat)?; // NF-PATHTR-01, NF-PATHTR-02, NF-PATHTR-03
        }
        Ok(())
    }

    /// NF-MAPRULE-01, NF-MAPRULE-02, NF-OPEN-31: bad water costs a heart, if one is left after these.
    pub(crate) fn is_poisoned(&self, seat: Seat, space: u8, paid: u32) -> bool {
        self.atlas().spaces[usize::from(space)].water && u32::from(self.player(seat).hearts) > paid
    }

    fn poison(&mut self, seat: Seat, here: u8) {
        if self.is_poisoned(seat, here, 0) {
            self.player_mut(seat).hearts -= 1;
            self.tell("NF-MAPRULE-01 NF-MAPRULE-02 NF-OPEN-31", |g| {
                let text = format!("The water is bad: {} loses 1 heart.", g.name(seat));
                What::tokens(Thing::Heart.key(), 1, Some(seat.place()), None).said(seat, text)
            });
        }
    }
}
