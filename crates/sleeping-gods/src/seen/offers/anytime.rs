//! What may be done at any time, and what cards, boards and many chapters ask for: somebody, a card, a thing.

use crate::SleepingGods;
use crate::book::Ability;
use crate::rules::command::{Free, Slot};
use crate::rules::damage::Spot;
use crate::rules::fate::Lay;
use crate::rules::occasion::{Source, Use};
use crate::rules::picks::{InHand, OfUs, Pick, Which};
use crate::rules::telling::{crew_key, spot_id, spot_key, spot_name, status_name};
use crate::rules::uses::{Ill, Laid};
use crate::seen::wording::{ABILITY_BEARER, effect_text, list, price_text, worn_text};
use table::{Ask, Choice, Id, Offer};

impl Choice<SleepingGods> for Free {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Free::Equip(card) => format!("equip/{}", game.key_of(*card)),
            Free::Use(it) => it.key(game),
            Free::Weapon(card) => format!("weapon/{}", game.key_of(*card)),
            Free::Shed(_, card) => format!("shed/{}", game.key_of(*card)),
            Free::Return(owner) => format!("return/{}", owner.key()),
            Free::Join => "join".to_owned(),
            Free::Leave => "leave".to_owned(),
            Free::Remain => "remain".to_owned(),
            Free::Pack => "pack".to_owned(),
            Free::Reset => "reset".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Free::Equip(card) => {
                let card = game.ability_offer(*card);
                Offer { label: format!("Equip {}", card.label), ..card }.secret()
            }
            Free::Use(it) => it.offer(game),
            Free::Weapon(card) => {
                let name = &game.book.adventure(*card).name;
                Offer::new(format!("Hand {name} to somebody else")).at(game.key_of(*card))
            }
            Free::Shed(crew, card) => {
                let (bearer, name) = (game.crew_name(*crew), &game.book.abilities[*card].name);
                Offer::new(format!("Discard {bearer}'s {name}, for nothing"))
                    .at(game.key_of(*card))
                    .grave(Some(format!("{name} goes to the discards, and {bearer} has nothing from it.")))
            }
            Free::Return(owner) => {
                let name = game.crew_name(*owner);
                Offer::new(format!("Give back {name}'s synergy token without using it"))
                    .at(format!("synergy/{}", owner.key()))
            }
            Free::Join => Offer::new("Join the crew when this turn ends"),
            Free::Leave => Offer::new("Leave the crew when this turn ends"),
            Free::Remain => Offer::new("Do not leave or join after all"),
            Free::Pack => Offer::new("Pack up, and set the game up again"),
            Free::Reset => Offer::new("Give this campaign up and begin a new one").grave(Some(format!(
                "This campaign ends on turn {}, for good. Only the achievement sheet is kept.",
                game.turn
            ))),
        }
    }
}

impl Choice<SleepingGods> for Use {
    fn key(&self, game: &SleepingGods) -> String {
        let Use { rule, way, .. } = self;
        format!("use/{}/{rule}/{way}", game.source_key(self.source))
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let (price, effects) = game.terms_of(*self);
        let place = match self.source {
            Source::Board(crew) => crew_key(crew),
            card => game.source_key(card),
        };
        Offer::new(format!("{}, {}", game.source_name(self.source), price_text(price).to_lowercase()))
            .detail(list(effects.iter().map(effect_text)))
            .at(place)
    }
}

impl Choice<SleepingGods> for Lay {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Lay::Enough => "enough".to_owned(),
            Lay::Card(card) => format!("discard/{}", game.key_of(*card)),
            Lay::Use(it) => it.key(game),
            Lay::Extra(card) => format!("extra/{}", game.key_of(*card)),
            Lay::Synergy(crew) => format!("synergy/{}", crew.key()),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Lay::Enough => Offer::new("Leave it at that"),
            Lay::Card(card) => Offer::new(format!("Discard {}", game.book.abilities[*card].name))
                .detail("+1")
                .at(game.key_of(*card))
                .secret(),
            Lay::Use(it) => it.offer(game),
            Lay::Extra(card) => {
                Offer::new(format!("Discard {} from the attacker", game.book.abilities[*card].name))
                    .detail("+1 damage")
                    .at(game.key_of(*card))
            }
            Lay::Synergy(crew) => Offer::new(format!("Return {}'s synergy token", game.crew_name(*crew)))
                .detail(game.synergy_text(*crew))
                .at(format!("synergy/{}", crew.key())),
        }
    }
}

impl Choice<SleepingGods> for Pick {
    fn key(&self, _: &SleepingGods) -> String {
        self.0.key().to_owned()
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        Offer::new(game.crew_name(self.0)).detail(game.fitness(self.0)).at(crew_key(self.0))
    }
}

impl Choice<SleepingGods> for OfUs {
    fn key(&self, _: &SleepingGods) -> String {
        self.0.place()
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        Offer::new(game.name(self.0)).at(self.0.place())
    }
}

impl Choice<SleepingGods> for InHand {
    fn key(&self, game: &SleepingGods) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        game.ability_offer(self.0).secret()
    }
}

impl Choice<SleepingGods> for Slot {
    fn key(&self, game: &SleepingGods) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        game.ability_offer(self.0)
    }
}

impl Choice<SleepingGods> for Which {
    fn key(&self, _: &SleepingGods) -> String {
        format!("thing/{}", self.0.key())
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        Offer::new(self.0.say(1)).detail(format!("{} on board", game.stored(self.0)))
    }
}

impl Choice<SleepingGods> for Spot {
    fn key(&self, _: &SleepingGods) -> String {
        format!("spot/{}", spot_id(self.0))
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let damage = format!("{} damage", game.damage[self.0]);
        Offer::new(spot_name(self.0)).detail(damage).at(spot_key(self.0))
    }
}

impl Choice<SleepingGods> for Ill {
    fn key(&self, _: &SleepingGods) -> String {
        format!("{}/{}", self.0.key(), self.1.key())
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        Offer::new(game.crew_name(self.0)).detail(status_name(self.1)).at(crew_key(self.0))
    }
}

impl Choice<SleepingGods> for Laid {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Laid::Board(crew) => crew.key().to_owned(),
            Laid::Card(card) => game.key_of(*card),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let (name, n, place) = match self {
            Laid::Board(crew) => (game.crew_name(*crew), game.mate(*crew).command, crew_key(*crew)),
            Laid::Card(card) => {
                let owned = game.adventures.iter().find(|o| o.card == *card);
                let name = game.book.adventure(*card).name.clone();
                (name, owned.map_or(0, |o| o.command), game.key_of(*card))
            }
        };
        Offer::new(name).detail(format!("{n} command")).at(place)
    }
}

impl SleepingGods {
    /// An ability card with its price, its skill and what it does.
    fn ability_offer(&self, card: Id<Ability>) -> Offer {
        let Ability { name, cost, skill, rules, .. } = &self.book.abilities[card];
        let offer = Offer::new(name).detail(format!("{cost} command, {}", skill.key())).at(self.key_of(card));
        rules.iter().fold(offer, |offer, rule| offer.detail(worn_text(rule, ABILITY_BEARER)))
    }
}
