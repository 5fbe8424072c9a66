//! A turn (NF-TURN): one action, and whatever may be done for free beside every decision of it.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::book::{Artifact, Building, Talent};
use crate::rules::town::Door;
use crate::state::{Phase, Place};
use table::{Anytime, Choice, Id, Options, Pause, Play, Seat, Seats};

/// Something that is free on one's own turn, beside every decision (NF-TURN-06, NF-TAL-10).
#[derive(Clone, Copy)]
pub enum Free {
    Buy(Id<Artifact>),
    /// A pack animal goes back for two hearts.
    Release {
        bird: bool,
    },
}

impl Anytime for NearAndFar {
    type Aside = Free;
    type Stop = Pause;

    /// What is free for this player on their turn (NF-ARTI-01).
    fn asides(&self, seat: Seat) -> Options<Free> {
        let mut free = Options::new();
        if self.phase != Phase::Turn || seat != self.active {
            return free;
        }
        let player = self.player(seat);
        for card in &player.hand {
            if self.can_buy(seat, *card) && !self.is_promised(*card) {
                free.push(Free::Buy(*card));
            }
        }
        // NF-TAL-10, NF-DAY-11
        if player.has(Talent::PackBirdBreeding) {
            free.extend((player.birds > 0).then_some(Free::Release { bird: true }));
            free.extend((player.tortoises > 0).then_some(Free::Release { bird: false }));
        }
        free
    }

    /// What is free is free on one's own turn, whoever is asked (NF-ARTI-01).
    fn bystanders(&self, decides: Seat) -> Seats {
        Seats::from(self.active).without(decides)
    }

    fn do_aside(&mut self, by: Seat, free: Free) -> Play<()> {
        match free {
            Free::Buy(card) => self.buy(by, card),
            Free::Release { bird } => {
                self.return_animal(by, bird)?;
                self.gain(by, Thing::Heart, 2);
                Ok(())
            }
        }
    }
}

/// The action of a turn.
#[derive(Clone, Copy)]
pub(crate) enum Act {
    Visit(Building, Door),
    Adventure,
    /// Leaving town without somebody of the party (NF-LEAVE-03).
    AdventureWithFewer,
}

/// Nothing more to buy.
#[derive(Clone, Copy)]
pub(crate) struct Done;

impl NearAndFar {
    /// NF-TURN-01: exactly one action, and before and after it artifacts may be bought.
    pub(crate) fn turn(&mut self) -> Play<()> {
        let act = self.decide(
            "NF-TURN-01 NF-TURN-02 NF-TURN-04",
            |g: &Self| match g.is_first_round() {
                true => {
                    "Which building do you visit? In the first round everybody goes to town; a visit is a whole turn."
                        .to_owned()
                }
                false => "Visit a building in town, or go adventuring? Either is your whole turn.".to_owned(),
            },
            Self::acts,
        )?;
        match act {
            Act::Visit(building, door) => self.visit(building, door)?,
            Act::Adventure => self.adventure(false)?,
            Act::AdventureWithFewer => self.adventure(true)?,
        }
        self.decide("NF-TURN-06 NF-ARTI-01", "Anything to buy before your turn ends?", |_| {
            [Done].into_iter().collect()
        })?;
        Ok(())
    }

    fn acts(&self) -> Options<Act> {
        let seat = self.active;
        let here = self.player(seat).place;
        // NF-TURN-04, NF-TURN-05: not the building where one stands; NF-TURN-03: from the map, any.
        let buildings = Building::ALL.into_iter().filter(|b| here != Place::At(*b));
        let visits = buildings.flat_map(|b| self.doors(b).map(move |e| Act::Visit(b, e)));
        let adventure = (!self.is_first_round()).then_some(Act::Adventure);
        // With somebody inactive, the party is asked about in any case (NF-LEAVE-03).
        let player = self.player(seat);
        let in_town = !matches!(here, Place::On(_));
        let spare = in_town && player.inactive.is_empty() && !player.party.is_empty();
        let fewer = adventure.filter(|_| spare).map(|_| Act::AdventureWithFewer);
        adventure.into_iter().chain(visits).chain(fewer).collect()
    }

    /// Asks the active player, with everything that is free beside it.
    pub(crate) fn decide<T: Choice<Self>>(
        &mut self,
        rules: &'static str,
        prompt: impl table::Prompt<Self>,
        options: impl Fn(&Self) -> Options<T>,
    ) -> Play<T> {
        let seat = self.active;
        let might_buy = |g: &Self| g.might_buy(seat);
        loop {
            let chosen = self.ask_with(seat, rules, &prompt, &options, Self::asides, might_buy)?;
            if let Some(chosen) = chosen {
                return Ok(chosen);
            }
        }
    }

    /// The other characters where this one stands.
    pub(crate) fn company(&self, seat: Seat) -> Vec<Seat> {
        let here = self.player(seat).place;
        self.seats().filter(|s| *s != seat && self.player(*s).place == here).collect()
    }
}
