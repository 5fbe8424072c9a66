//! Visiting town (NF-TOWN, NF-JAIL, NF-FARM, NF-STABLE): who may enter where, and what a visit brings.

use crate::NearAndFar;
use crate::book::words::{Price, Reward, Rule, Thing, Visit};
use crate::book::{Building, Talent};
use crate::rules::saloon::Hire;
use crate::state::Place;
use table::{Ask, Options, Play, SceneKind, Seat, What, words};

/// How a building is entered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Door {
    /// Nobody is in the way, or the player may pass.
    Free,
    Duel,
    /// NF-TAL-02
    Bribe,
}

impl Door {
    pub(crate) fn key(self) -> &'static str {
        match self {
            Door::Free => "",
            Door::Duel => "/duel",
            Door::Bribe => "/bribe",
        }
    }
}

/// What to buy at the Stables.
#[derive(Clone, Copy)]
pub(crate) enum Animal {
    Bird,
    Tortoise,
    Nothing,
}

impl NearAndFar {
    /// Who stands in the way: other players, and with two players the unused character (NF-TOWN-02, NF-TWOP-01).
    pub(crate) fn occupants(&self, building: Building) -> Vec<Seat> {
        self.seats().filter(|s| *s != self.active && self.player(*s).place == Place::At(building)).collect()
    }

    pub(crate) fn is_occupied(&self, building: Building) -> bool {
        let stranger = building == Building::Hall && self.stranger.is_some();
        stranger || self.seats().any(|s| s != self.active && self.player(s).place == Place::At(building))
    }

    /// NF-TOWN-03, NF-SALOON-13, NF-SALOON-14, NF-JAIL-03, NF-JAIL-04, NF-TAL-02, NF-TAL-14, NF-OPEN-39
    pub(crate) fn doors(&self, building: Building) -> impl Iterator<Item = Door> + use<> {
        let seat = self.active;
        let player = self.player(seat);
        let occupied = self.is_occupied(building);
        let politics = building == Building::Hall && player.has(Talent::Politics);
        let free = !occupied || building == Building::Saloon || player.place == Place::Jail || politics;
        let bribe = !free && player.has(Talent::Bribing) && self.coin_means(seat) > 0;
        let ways = [(free, Door::Free), (bribe, Door::Bribe), (occupied, Door::Duel)];
        ways.into_iter().filter(|(open, _)| *open).map(|(_, door)| door)
    }

    pub(crate) fn is_meant(&self, visit: Visit, building: Building) -> bool {
        match visit {
            Visit::At(b) => b == building,
            Visit::Any => true,
            Visit::Occupied => self.is_occupied(building),
        }
    }

    /// NF-TAL-12, NF-TAL-15
    pub(crate) fn is_fed(&self, seat: Seat, building: Building) -> bool {
        match building {
            Building::Saloon => self.player(seat).has(Talent::PianoPlaying),
            Building::Hut => self.player(seat).has(Talent::PotionMaking),
            _ => false,
        }
    }

    /// NF-TOWN-01: the character moves there, and the building's action may be taken. What follows from a duel belongs to its scene.
    pub(crate) fn visit(&mut self, building: Building, door: Door) -> Play<()> {
        match door {
            Door::Duel => self.in_scene(SceneKind::Fight, |g| g.enter(building, door)),
            Door::Free | Door::Bribe => self.enter(building, door),
        }
    }

    fn enter(&mut self, building: Building, door: Door) -> Play<()> {
        let seat = self.active;
        let crowded = self.is_occupied(building);
        match door {
            Door::Free => {}
            Door::Bribe => self.pay(seat, Price { thing: Thing::Coin, n: 1 })?, // NF-OPEN-64
            Door::Duel => {
                if !self.duel(building)? {
                    return self.go_to_jail();
                }
            }
        }
        self.go(seat, Place::At(building), "NF-TOWN-01 NF-TOWN-05", |g| {
            format!("{} visits {}.", g.name(seat), building.name())
        });
        self.tally(1, |_| format!("visit/{}", building.name()));
        self.take_toll(seat);
        let mut recruits = self.visit_bonuses(building, crowded)?; // NF-TOWN-05
        // NF-TRS-08: before the building's action, so that the newcomer helps with it, or after.
        while recruits > 0 && self.recruit(seat, Hire::Later)? {
            recruits -= 1;
        }
        match building {
            Building::Saloon => self.saloon()?,
            Building::Hall => self.hall()?,
            Building::Stables => self.stables()?,
            Building::Store => self.store()?,
            Building::Farm => self.gain(seat, Thing::Food, self.party_skill(seat)), // NF-FARM-01
            Building::Hut => self.hut()?,
            Building::Mine => self.visit_mine()?,
        }
        for _ in 0..recruits {
            self.recruit(seat, Hire::Nobody)?;
        }
        Ok(())
    }

    /// NF-JAIL-01, NF-DUEL-14, NF-DAY-17
    fn go_to_jail(&mut self) -> Play<()> {
        let seat = self.active;
        self.go(seat, Place::Jail, "NF-JAIL-01 NF-DUEL-14", |g| format!("{} goes to Jail.", g.name(seat)));
        if self.day {
            self.gain(seat, Thing::Food, 1);
        }
        Ok(())
    }

    /// What cards and talents give for the visit alone. Returns how often the visitor may also recruit.
    fn visit_bonuses(&mut self, building: Building, crowded: bool) -> Play<u32> {
        let seat = self.active;
        let book = self.book.clone();
        let mut recruits = 0;
        for card in self.cards_of(seat).collect::<Vec<_>>() {
            for rule in &book.card(card).rules {
                let Rule::Visit(visit, rewards) = rule else { continue };
                let meant = match visit {
                    Visit::At(b) => *b == building,
                    Visit::Any => true,
                    Visit::Occupied => crowded,
                };
                if meant && rewards[..] == [Reward::Recruit] {
                    recruits += 1;
                } else if meant {
                    self.reward_from(seat, card, rewards)?;
                }
            }
        }
        let food = self.is_fed(seat, building);
        self.gain(seat, Thing::Food, food.into());
        Ok(recruits)
    }

    /// NF-ART-04, NF-ART-05, NF-OPEN-48: everybody where the owner stops gives one, if they have it.
    pub(crate) fn take_toll(&mut self, seat: Seat) {
        let tolls =
            self.rules_of(seat).filter_map(|r| if let Rule::Toll(thing) = r { Some(*thing) } else { None });
        for thing in tolls.collect::<Vec<_>>() {
            for other in self.company(seat) {
                if self.count(other, thing) > 0 {
                    self.give(other, seat, thing);
                }
            }
        }
    }

    /// NF-STABLE, NF-DAY-03, NF-DAY-04, NF-DAY-05, NF-DAY-19
    fn stables(&mut self) -> Play<()> {
        let seat = self.active;
        let bred = |g: &Self| g.player(seat).has(Talent::PackBirdBreeding) && g.player(seat).pack() >= 2;
        let before = bred(self);
        let options = |g: &Self| -> Options<Animal> {
            let player = g.player(seat);
            let room = player.pack() < 3 && g.birds > 0; // NF-STABLE-04, NF-STABLE-05, NF-PACK-01
            let bird = (room && player.food > 0).then_some(Animal::Bird);
            let tortoise = (room && g.day && player.gems > 0).then_some(Animal::Tortoise);
            bird.into_iter().chain(tortoise).chain([Animal::Nothing]).collect()
        };
        match self.decide(
            "NF-STABLE-01 NF-STABLE-02 NF-DAY-03",
            "What do you buy at the Stables?",
            options,
        )? {
            Animal::Nothing => {}
            Animal::Bird => {
                self.pay(seat, Price { thing: Thing::Food, n: 1 })?;
                self.add_animal(seat, true);
            }
            Animal::Tortoise => {
                self.pay(seat, Price { thing: Thing::Gem, n: 1 })?;
                self.add_animal(seat, false);
            }
        }
        // NF-TAL-09, NF-OPEN-22
        if before || bred(self) {
            self.gain(seat, Thing::Coin, 1);
        }
        Ok(())
    }

    fn add_animal(&mut self, seat: Seat, bird: bool) {
        self.birds -= 1;
        let player = self.player_mut(seat);
        match bird {
            true => player.birds += 1,
            false => player.tortoises += 1,
        }
        let kind = if bird { "bird" } else { "tortoise" };
        self.tell("NF-STABLE-01 NF-PACK-01", |g| {
            let text = format!("{} has a new pack {kind}.", g.name(seat));
            What::tokens(kind, 1, None, Some(seat.place())).said(seat, text)
        });
    }

    /// NF-OPEN-34: without room for a bird, or without a bird at the Stables, nothing is gained.
    pub(crate) fn gain_bird(&mut self, seat: Seat) {
        if self.player(seat).pack() < 3 && self.birds > 0 {
            self.add_animal(seat, true);
        } else {
            self.tell("NF-OPEN-34", |g| {
                let why = "there is no room for it, or none is left";
                words(seat, format!("{} cannot take a pack bird: {why}.", g.name(seat)))
            });
        }
    }

    /// On one's own turn a pack animal goes back to the Stables (NF-STABLE-05, NF-OPEN-35, NF-OPEN-77). It helps until the
    /// turn ends, whatever it went back for (NF-PACK-06, NF-OPEN-84).
    pub(crate) fn return_animal(&mut self, seat: Seat, bird: bool) -> Play<()> {
        let player = self.player_mut(seat);
        match bird {
            true => player.birds -= 1,
            false => player.tortoises -= 1,
        }
        self.birds += 1;
        self.sent_home[usize::from(!bird)] += 1;
        let kind = if bird { "bird" } else { "tortoise" };
        self.tell("NF-STABLE-05 NF-PACK-06", |g| {
            let text = format!("{} sends a pack {kind} home.", g.name(seat));
            What::tokens(kind, 1, Some(seat.place()), None).said(seat, text)
        });
        self.drop_treasures(seat)
    }
}
