//! The options of cards and characters: who one is, the options of a card, artifacts, secrets.

use crate::book::Card;
use crate::rules::artifacts::{Cast, Fourth};
use crate::rules::dice::Bid;
use crate::rules::effects::OneCard;
use crate::rules::encounter::{Invoke, Shield, Way, needed};
use crate::rules::secrets::{Aside, Keeper, Named};
use crate::rules::setup::Piece;
use crate::seen::stakes::{Aim, paying};
use crate::{Gift, Prelude, Trait};
use table::{Ask, Choice, Offer, Stakes, Within};

impl Choice<Prelude> for Piece {
    fn key(&self, game: &Prelude) -> String {
        self.name(game)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let half = self.half(game);
        Offer::new(&half.name)
            .detail(format!("{}, {}", self.kind(), half.core.name()))
            .detail(format!("{}: {}", half.ability, half.text))
    }
}

impl Choice<Prelude> for Way {
    fn key(&self, game: &Prelude) -> String {
        self.option(game).of.name().to_owned()
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let option = self.option(game);
        let who = game.character(self.seat);
        let (of, needs, have) = (option.of.name(), needed(option.diamonds), who.has(option.of));
        Offer {
            // PR-SECRET-03
            secret: who.secrets.iter().any(|s| !s.open && s.card.widen() == self.card),
            ..Offer::new(&option.text)
                .detail(format!("{of}, {needs}; you have {have}"))
                .stakes(game.way_stakes(*self))
        }
    }
}

impl Choice<Prelude> for Invoke {
    fn key(&self, _: &Prelude) -> String {
        if *self == Invoke::No { "no" } else { "invoke" }.to_owned()
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let offer = match self {
            Invoke::Yes(n) => Offer::new("Invoke")
                .detail(format!("all dice count as 1, {n} presence on the quietest zones")),
            Invoke::No => Offer::new("Let the dice stand"),
        };
        // That a secret is a spirit is not told.
        Offer { secret: game.scene.as_ref().is_some_and(|s| s.private), ..offer }
    }
}

impl Choice<Prelude> for Shield {
    fn key(&self, game: &Prelude) -> String {
        match self {
            Shield::Nobody => "nobody".to_owned(),
            Shield::For(player) => player.key(game),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        match self {
            Shield::Nobody => Offer::new("Nobody"),
            Shield::For(player) => player.offer(game).detail("the card does nothing to them"),
        }
    }
}

impl<K: Within<Card>> Choice<Prelude> for OneCard<K> {
    fn key(&self, game: &Prelude) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        Offer::new(game.card_name(self.0)).at(format!("card/{}", self.key(game)))
    }
}

impl Choice<Prelude> for Fourth {
    fn key(&self, game: &Prelude) -> String {
        match self {
            Fourth::Discard => "discard".to_owned(),
            Fourth::Give(seat) => format!("give/{}", seat.0),
            Fourth::Swap(card) => format!("swap/{}", game.key_of(*card)),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        match self {
            Fourth::Discard => Offer::new("Leave it behind"),
            Fourth::Give(seat) => Offer::new(format!("Give it to {}", game.name(*seat))),
            Fourth::Swap(card) => Offer::new(format!("Keep it and leave {} behind", game.card_name(*card))),
        }
    }
}

impl Choice<Prelude> for Cast {
    fn key(&self, game: &Prelude) -> String {
        match self {
            Cast::None => "none".to_owned(),
            Cast::Spell(card) => format!("cast/{}", game.key_of(*card)),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        match self {
            Cast::None => Offer::new("Cast nothing"),
            Cast::Spell(card) => Offer::new(format!("Cast {}", game.card_name(*card))),
        }
    }
}

impl Choice<Prelude> for Aside {
    fn key(&self, game: &Prelude) -> String {
        match self {
            Aside::Tell(card) => format!("tell/{}", game.key_of(*card)),
            Aside::Guess(seat) => format!("guess/{}", seat.0),
            Aside::Insight(Bid { own, plans, .. }) => {
                format!("insight/{own}{}", if *plans { "+plans" } else { "" })
            }
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        match *self {
            Aside::Tell(card) => Offer::new(format!("Tell the others your secret, {}", game.card_name(card)))
                .detail("it counts as discovered")
                .secret(),
            Aside::Guess(seat) => Offer::new(format!("Say what you think {}'s secret is", game.name(seat)))
                .detail("once a round"),
            Aside::Insight(bid) => game.insight_offer(bid),
        }
    }
}

impl Prelude {
    /// PR-GIFT-15, PR-GIFT-16
    fn insight_offer(&self, bid: Bid) -> Offer {
        let (own, value) = (bid.own, self.book.numbers.insight_success);
        let plans = if bid.plans { " and the plans token" } else { "" };
        let aim = Aim { of: Trait::Caring.name(), dice: 0, value, need: 2 };
        let offer = Offer::new("Insight")
            .detail(format!(
                "spend {own} caring{plans}, one die each; two dice of {value} or lower show you a secret of your group"
            ))
            .stakes(paying(Stakes::test(self.test_of(aim, bid.dice(), 0)), bid));
        match self.band().iter().find(|s| self.character(*s).gift == Some(Gift::Empath)) {
            Some(empath) => self.warned(offer, empath, Trait::Caring, own),
            None => offer,
        }
    }
}

impl Choice<Prelude> for Named {
    fn key(&self, game: &Prelude) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        Offer::new(game.card_name(self.0))
    }
}

impl Choice<Prelude> for Keeper {
    fn key(&self, _: &Prelude) -> String {
        format!("{}/{}", self.seat.0, self.place + 1)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let name = game.name(self.seat);
        match game.character(self.seat).secrets.len() {
            1 => Offer::new(format!("{name}'s secret")),
            _ => Offer::new(format!("{name}'s secret number {}", self.place + 1)),
        }
    }
}
