//! In town: what the buildings offer to a visitor.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::book::{Building, Talent};
use crate::rules::hall::{Business, Good, Pay};
use crate::rules::mine::Dig;
use crate::rules::store::{Shop, Split};
use crate::rules::telling::{building_key, mine_key};
use crate::rules::town::Animal;
use crate::rules::treasure::{Card, Fate};
use crate::seen::wording::said;
use table::{Ask, Choice, Offer, Stakes, figure, points};

impl Choice<NearAndFar> for Animal {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Animal::Bird => "stables/bird",
            Animal::Tortoise => "stables/tortoise",
            Animal::Nothing => "stables/nothing",
        }
        .to_owned()
    }

    /// NF-STABLE-02, NF-DAY-03, NF-TAL-09: the price, the animal, and what a breeder earns.
    fn offer(&self, game: &NearAndFar) -> Offer {
        let (offer, stakes) = match self {
            Animal::Bird => (
                Offer::new("A pack bird for 1 food").detail("1 more movement, carries a treasure"),
                Stakes::default().costs(Thing::Food.key(), 1).gains("bird", 1),
            ),
            Animal::Tortoise => (
                Offer::new("A pack tortoise for 1 gem")
                    .detail("1 empty space free each turn, carries a treasure"),
                Stakes::default().costs(Thing::Gem.key(), 1).gains("tortoise", 1),
            ),
            Animal::Nothing => (Offer::new("Nothing"), Stakes::default()),
        };
        let player = game.player(game.active);
        let pack = player.pack() + u8::from(!matches!(self, Animal::Nothing));
        let earns = player.has(Talent::PackBirdBreeding) && pack >= 2;
        offer.stakes(stakes.gains(Thing::Coin.key(), earns.into()))
    }
}

impl Choice<NearAndFar> for Business {
    fn key(&self, game: &NearAndFar) -> String {
        match self {
            Business::TradeUp => "hall/trade/up".to_owned(),
            Business::TradeDown => "hall/trade/down".to_owned(),
            Business::Discard(card) => format!("hall/discard/{}", game.key_of(*card)),
            Business::Reputation(true) => "hall/reputation/up".to_owned(),
            Business::Reputation(false) => "hall/reputation/down".to_owned(),
            Business::Learn => "hall/talents".to_owned(),
            Business::Done => "hall/done".to_owned(),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let here = |offer: Offer| offer.at(building_key(Building::Hall));
        let price = "1 coin or gem for each step";
        match self {
            Business::TradeUp => here(Offer::new("Trade several goods for one")),
            Business::TradeDown => here(Offer::new("Trade one good for several")),
            Business::Discard(card) => {
                Offer::new(format!("Discard {}", game.book.card(*card).name)).at(game.key_of(*card)).secret()
            }
            Business::Reputation(true) => here(Offer::new("Raise your reputation").detail(price)),
            Business::Reputation(false) => here(Offer::new("Lower your reputation").detail(price)),
            Business::Learn => here(Offer::new("Buy talents")),
            Business::Done => Offer::new("Done here"),
        }
    }
}

impl Choice<NearAndFar> for Good {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Good::Gain(thing) | Good::Pay(thing) | Good::Give(thing) => format!("good/{}", thing.key()),
            Good::Enough => "good/enough".to_owned(),
            Good::Back => "good/back".to_owned(),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let worth = |word: &str, thing: Thing| {
            Offer::new(format!("{word} {}", thing.say(1))).detail(format!("worth {}", game.book.value(thing)))
        };
        let costs = |thing: Thing| Stakes::default().costs(thing.key(), 1);
        match *self {
            Good::Gain(thing) => worth("Gain", thing).stakes(Stakes::default().gains(thing.key(), 1)),
            Good::Pay(thing) => worth("Pay", thing).stakes(costs(thing)),
            Good::Give(thing) => worth("Give", thing).stakes(costs(thing)),
            Good::Enough => Offer::new("That is enough"),
            Good::Back => Offer::new("Back").detail("no trade after all"),
        }
    }
}

impl Choice<NearAndFar> for Pay {
    fn key(&self, _: &NearAndFar) -> String {
        format!("pay/{}", self.n)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        if self.n == 0 {
            return Offer::new("Pay nothing");
        }
        let now = game.player(game.active).reputation;
        let then = if self.up { now + self.n as i8 } else { now - self.n as i8 };
        Offer::new(format!("Pay {}", self.n))
            .detail(format!("reputation {} becomes {}", figure(now), figure(then)))
            .detail(format!("{} at the end", points(game.reputation_points(then))))
    }
}

impl Choice<NearAndFar> for Shop {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Shop::Coin => "store/coin",
            Shop::Draw => "store/draw",
            Shop::Nothing => "store/nothing",
        }
        .to_owned()
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        match self {
            Shop::Coin => Offer::new("Gain 1 coin").stakes(Stakes::default().gains(Thing::Coin.key(), 1)),
            Shop::Draw => Offer::new("Draw 4 artifact cards and keep the ones you like"),
            Shop::Nothing => Offer::new("Nothing"),
        }
    }
}

impl Choice<NearAndFar> for Split {
    fn key(&self, _: &NearAndFar) -> String {
        format!("draw/{}/{}", self.basic, self.of - self.basic)
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        Offer::new(match (self.basic, self.of - self.basic) {
            (0, 1) => "An advanced card".to_owned(),
            (1, 0) => "A basic card".to_owned(),
            (0, n) => format!("{n} advanced cards"),
            (n, 0) => format!("{n} basic cards"),
            (basic, advanced) => format!("{basic} basic and {advanced} advanced"),
        })
    }
}

impl Choice<NearAndFar> for Card {
    fn key(&self, game: &NearAndFar) -> String {
        self.1.map_or_else(|| "treasure/none".to_owned(), |id| format!("treasure/{}", game.key_of(id)))
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let Card(fate, card) = self;
        let Some(id) = *card else {
            return Offer::new(match fate {
                Fate::MakeRoom => "Leave the new card unseen",
                Fate::Keep | Fate::Discard => "Keep none of them",
            });
        };
        let word = match fate {
            Fate::Keep => "Keep",
            Fate::Discard => "Discard",
            Fate::MakeRoom => "Make room: discard",
        };
        let offer = Offer::new(format!("{word} {}", game.book.card(id).name));
        game.with_rules(offer, id).at(game.key_of(id))
    }
}

impl Choice<NearAndFar> for Dig {
    fn key(&self, _: &NearAndFar) -> String {
        self.0.map_or_else(
            || "dig/nowhere".to_owned(),
            |(row, column)| format!("dig/{}/{}", row + 1, column + 1),
        )
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let Some((row, column)) = self.0 else { return Offer::new("Do not dig") };
        let stakes = game.dig_stakes(row, column);
        let gains = said(&stakes.gain);
        let gains = if gains.is_empty() { "nothing".to_owned() } else { gains };
        Offer::new(format!("Dig in row {}, column {}", row + 1, column + 1))
            .detail(format!("skill {}", game.mine_board().numbers[row][column]))
            .detail(format!("gain {gains}"))
            .at(mine_key(row, column))
            .stakes(stakes)
    }
}
