//! Combat: who attacks whom, and where the damage goes.

use crate::SleepingGods;
use crate::book::{Adventure, Crew};
use crate::rules::combat::Move;
use crate::rules::combat::attack::{At, Mark};
use crate::rules::combat::foes::{Held, Standoff, Worn};
use crate::rules::telling::crew_key;
use crate::seen::wording::weapon_rules;
use table::{Ask, Choice, Id, Offer};

impl Choice<SleepingGods> for Move {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Move::Attack(crew, None) => format!("attack/{}", crew.key()),
            Move::Attack(crew, Some(card)) => format!("attack/{}/{}", crew.key(), game.key_of(*card)),
            Move::Use(it) => it.key(game),
            Move::Give(to, payer) if to == payer => format!("give/{}/theirs", to.0),
            Move::Give(to, _) => format!("give/{}", to.0),
            Move::EndRound => "round/end".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Move::Attack(crew, card) => game.attack_offer(*crew, *card),
            Move::Use(it) => it.offer(game),
            Move::Give(to, payer) => Offer::new(format!("Give {} a combat action token", game.name(*to)))
                .detail(format!("{} pays 1 command", game.name(*payer)))
                .at(to.place()),
            Move::EndRound => Offer::new("End the round").detail("every enemy attacks"),
        }
    }
}

impl Choice<SleepingGods> for Mark {
    fn key(&self, _: &SleepingGods) -> String {
        format!("enemy/{}", self.0)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let Mark(at, ranged) = *self;
        let at = usize::from(at);
        let hearts = match game.hearts_left(at) {
            1 => "1 heart".to_owned(),
            n => format!("{n} hearts"),
        };
        Offer::new(game.foe_name(at))
            .detail(format!(
                "defence {}, {hearts} left, {} for {}",
                game.defence(at, ranged),
                game.of_foe(at, "strikes", "strike"),
                game.enemy_damage(at)
            ))
            .at(format!("enemy/{at}"))
    }
}

impl Choice<SleepingGods> for At {
    fn key(&self, _: &SleepingGods) -> String {
        format!("square/{}/{}", self.0 / 9, self.0 % 9)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let place = usize::from(self.0);
        Offer::new(game.square_name(place)).detail(game.square_rule(place)).at(self.key(game))
    }
}

impl Choice<SleepingGods> for Standoff {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            Standoff::Leave => "combat/leave".to_owned(),
            Standoff::FightOn => "combat/on".to_owned(),
        }
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        match self {
            Standoff::Leave => Offer::new("Break it off, if all agree").detail("nothing is won"),
            Standoff::FightOn => Offer::new("Fight on"),
        }
    }
}

impl Choice<SleepingGods> for Worn {
    fn key(&self, game: &SleepingGods) -> String {
        game.key_of(self.1)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let card = &game.book.abilities[self.1].name;
        Offer::new(game.crew_name(self.0)).detail(card).at(game.key_of(self.1))
    }
}

impl Choice<SleepingGods> for Held {
    fn key(&self, game: &SleepingGods) -> String {
        game.key_of(self.1)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let card = &game.book.adventure(self.1).name;
        Offer::new(game.crew_name(self.0)).detail(card).at(game.key_of(self.1))
    }
}

impl SleepingGods {
    fn attack_offer(&self, crew: Crew, card: Option<Id<Adventure>>) -> Offer {
        let weapon = self.weapon(crew, card);
        Offer::new(format!("{} attacks with {}", self.crew_name(crew), weapon.name))
            .detail(weapon_rules(weapon))
            .detail(self.fitness(crew))
            .at(crew_key(crew))
    }
}
