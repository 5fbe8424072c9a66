//! Fights, duels, what is laid on a roll, and how a debt is paid.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::rules::goods::Mix;
use crate::rules::roll::{Spend, Throw};
use crate::rules::{duel, threat};
use crate::seen::stakes::paying;
use crate::seen::wording::said;
use table::{Ask, Choice, Offer, Stakes};

impl Choice<NearAndFar> for threat::Foe {
    fn key(&self, game: &NearAndFar) -> String {
        format!("foe/{}", game.key_of(self.0))
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let foe = game.book.threat(self.0);
        let stakes = game.fight_stakes(game.active, self.0, 0);
        Offer::new(&foe.name)
            .detail(format!("combat {}", foe.difficulty))
            .detail(format!("gain {}", said(&stakes.gain)))
            .stakes(stakes)
    }
}

impl Choice<NearAndFar> for duel::Foe {
    fn key(&self, _: &NearAndFar) -> String {
        format!("seat/{}", self.0.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        Offer::new(game.name(self.0))
            .detail(format!("adds {}", game.duel_adds(self.0)))
            .at(self.0.place())
            .stakes(game.duel_stakes(Some(self.0), 0))
    }
}

impl Choice<NearAndFar> for duel::Style {
    fn key(&self, _: &NearAndFar) -> String {
        if self.dirty { "duel/dirty" } else { "duel/honorably" }.to_owned()
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let offer = match self.dirty {
            true => Offer::new("Dirty").detail("add 1 to your roll"),
            false => Offer::new("Honorably"),
        };
        offer.stakes(game.style_stakes(*self))
    }
}

impl Choice<NearAndFar> for Spend {
    fn key(&self, _: &NearAndFar) -> String {
        format!("hearts/{}", self.hearts)
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        match self.hearts {
            0 => Offer::new(format!("Leave it at {}", self.total)),
            n => Offer::new(format!("Spend {} to {}", Thing::Heart.say(n), self.brings))
                .detail(format!("{} in all", self.total))
                .stakes(Stakes::default().costs(Thing::Heart.key(), n)),
        }
    }
}

impl Choice<NearAndFar> for Throw {
    fn key(&self, game: &NearAndFar) -> String {
        self.0.map_or_else(|| "spend/no".to_owned(), |(card, ..)| format!("spend/{}", game.key_of(card)))
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let Some((card, price, adds)) = self.0 else { return Offer::new("Use no card") };
        Offer::new(format!("{} for {}", game.book.card(card).name, price.say()))
            .detail(format!("add {adds}"))
            .stakes(paying(Stakes::default(), [&price]))
    }
}

impl Choice<NearAndFar> for Mix {
    fn key(&self, _: &NearAndFar) -> String {
        format!("{}/{}", self.other.key(), self.others)
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        let text = match (self.n, self.others) {
            (n, 0) => self.thing.say(n),
            (0, others) => self.other.say(others),
            (n, others) => format!("{} and {}", self.thing.say(n), self.other.say(others)),
        };
        let stakes = Stakes::default().costs(self.thing.key(), self.n).costs(self.other.key(), self.others);
        Offer::new(text).stakes(stakes)
    }
}
