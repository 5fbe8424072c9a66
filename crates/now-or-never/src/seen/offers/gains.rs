//! What is chosen of what is gained: villagers, gear and its slot, quest cards, orders (NN-FIGHT-18, NN-SACT, NN-QDRAW, NN-LOC-01).

use crate::NowOrNever;
use crate::book::said::Said;
use crate::book::{Colour, Pile, Quest, Thing};
use crate::rules::gains::{Guest, Slot, Wares};
use crate::rules::quest::{FromPile, Kept, KeptOrder};
use table::{Ask, Choice, Id, Offer};

impl Choice<NowOrNever> for Guest {
    fn key(&self, _: &NowOrNever) -> String {
        format!("villager/{}", self.0.key())
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let offer = match self.0.good() {
            Some(good) => {
                let n = game.row.iter().filter(|other| **other == good).count();
                Offer::new(format!("One who makes {}", good.thing().plural()))
                    .detail(format!("{n} on the season board"))
            }
            None => Offer::new(self.0.say()),
        };
        offer.at(format!("row/{}", self.0.key()))
    }
}

impl Choice<NowOrNever> for Wares {
    fn key(&self, game: &NowOrNever) -> String {
        self.0.map_or("gear/none".to_owned(), |(gear, _)| format!("gear/{}", game.key_of(gear)))
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let Wares(Some((gear, price))) = *self else { return Offer::new("Buy nothing") };
        let name = &game.book.gear_piece(gear).name;
        Offer::new(format!("{name} for {}", Thing::Coin.say(price.into()))).at(game.key_of(gear))
    }
}

impl Choice<NowOrNever> for Slot {
    fn key(&self, _: &NowOrNever) -> String {
        format!("slot/{}/{}", self.colour.key(), self.slot + 1)
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let number = self.slot + 1;
        let player = game.player(self.seat);
        let held = match self.colour {
            Colour::Red => player.red[usize::from(self.slot)],
            Colour::Blue => player.blue[usize::from(self.slot)],
        };
        let offer = Offer::new(format!("Slot {number}"));
        let offer = match (self.colour, held) {
            (_, Some(piece)) => offer.detail(format!("{} goes to the box", game.book.piece(piece).name)),
            (Colour::Red, None) => {
                let rules = game.face_rules(self.seat, number).iter();
                let basic = Said::all(rules.map(|rule| game.rule_says(rule)), ", ");
                offer.detail(format!("covers your basic attack, {basic}"))
            }
            (Colour::Blue, None) => offer.detail("it is free"),
        };
        offer.at(format!("slot/{}/{}/{number}", self.seat.index(), self.colour.key()))
    }
}

impl Choice<NowOrNever> for Kept {
    fn key(&self, game: &NowOrNever) -> String {
        format!("quest/{}", game.key_of(self.0))
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        game.quest_offer(self.0)
    }
}

impl NowOrNever {
    /// A quest card that only its owner sees.
    pub(crate) fn quest_offer(&self, card: Id<Quest>) -> Offer {
        let name = &self.book.quests[card].name;
        Offer::new(name).detail(self.quest_says(card)).at(self.key_of(card)).secret()
    }
}

impl Choice<NowOrNever> for FromPile {
    fn key(&self, _: &NowOrNever) -> String {
        format!("pile/{}", self.0.key())
    }

    fn offer(&self, _: &NowOrNever) -> Offer {
        const PRICE: &str = "most are played for 2 books";
        let offer = match self.0 {
            Pile::Basic => Offer::new("A basic quest"),
            Pile::Artifact => Offer::new("An artifact").detail(PRICE),
            Pile::Advanced => Offer::new("An advanced quest").detail(PRICE),
        };
        offer.at(format!("quests/{}", self.0.key()))
    }
}

impl Choice<NowOrNever> for KeptOrder {
    fn key(&self, game: &NowOrNever) -> String {
        format!("order/{}", game.key_of(self.0))
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        Offer::new(game.order_text(self.0)).secret()
    }
}
