//! The ship action, and what a market or a port sells.

use crate::SleepingGods;
use crate::book::{Room, Thing};
use crate::rules::harbour::{Buy, Serve};
use crate::rules::room::{Found, More, Next, Rest, To};
use crate::rules::telling::{crew_key, spot_key, spot_name};
use crate::seen::wording::plus;
use crate::seen::wording::{rule_text, weapon_rules, worn_text};
use crate::state::Effect;
use table::{Ask, Choice, Offer, capital};

impl Choice<SleepingGods> for To {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            To::Room(room) => spot_key(*room as usize),
            To::Order => "order".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            To::Room(room) => Offer::new(capital(spot_name(*room as usize)))
                .detail(game.room_gives(*room))
                .warning(game.out_of_order(*room).unwrap_or_default())
                .at(spot_key(*room as usize)),
            To::Order => Offer::new("Choose the order of the room's effects yourself"),
        }
    }

    fn aside(&self) -> bool {
        matches!(self, To::Order)
    }
}

impl Choice<SleepingGods> for Effect {
    fn key(&self, _: &SleepingGods) -> String {
        let name = match self {
            Effect::Clear => "clear",
            Effect::Command => "command",
            Effect::Cards => "cards",
            Effect::Rest => "rest",
            Effect::Search => "search",
            Effect::Heal => "heal",
        };
        format!("effect/{name}")
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let (clears, command, cards) = game.room.map_or((0, 0, 0), |room| game.room_yields(room));
        Offer::new(match self {
            Effect::Clear if game.room == Some(Room::Bridge) => {
                "Take all command off boards and cards".to_owned()
            }
            Effect::Clear => format!("Take {clears} command off boards and cards"),
            Effect::Command => format!("Gain {command} command"),
            Effect::Cards if cards == 1 => "Draw 1 card".to_owned(),
            Effect::Cards => format!("Draw {cards} cards"),
            Effect::Rest => "Discard a card so that somebody can rest, or not".to_owned(),
            Effect::Search => "Look around on deck".to_owned(),
            Effect::Heal => "Somebody regains 1 health".to_owned(),
        })
    }
}

impl Choice<SleepingGods> for Next {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Next::One(effect) => effect.key(game),
            Next::All => "effect/all".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Next::One(effect) => effect.offer(game),
            Next::All => Offer::new("All of it, one after the other"),
        }
    }
}

impl Choice<SleepingGods> for Rest {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Rest::Card(card) => format!("rest/{}", game.key_of(*card)),
            Rest::None => "rest/none".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Rest::Card(card) => Offer::new(format!("Discard {}", game.book.abilities[*card].name))
                .detail("somebody loses 1 fatigue")
                .at(game.key_of(*card))
                .secret(),
            Rest::None => Offer::new("Keep your cards"),
        }
    }
}

impl Choice<SleepingGods> for More {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            More::Draw => "search/draw".to_owned(),
            More::Stop => "search/stop".to_owned(),
        }
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        match self {
            More::Draw => Offer::new("Draw a search token"),
            More::Stop => Offer::new("Stop searching"),
        }
    }
}

impl Choice<SleepingGods> for Found {
    fn key(&self, _: &SleepingGods) -> String {
        format!("found/{}/{}", self.place, self.way)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let gains = &game.book.searches[self.token].gains[usize::from(self.way)];
        Offer::new(format!("Keep {}", game.find_text(gains)))
    }
}

impl Choice<SleepingGods> for Buy {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Buy::Card(card) => format!("buy/{}", game.key_of(*card)),
            Buy::Done => "buy/done".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let Buy::Card(card) = *self else { return Offer::new("Leave the market") };
        let bought = game.book.adventure(card);
        let price = Thing::Coin.say(game.price(card).into());
        let offer = Offer::new(format!("{} for {price}", bought.name)).at(game.key_of(card));
        match &bought.weapon {
            Some(weapon) => offer.detail(weapon_rules(weapon)),
            None => bought.rules.iter().fold(offer, |offer, rule| offer.detail(rule_text(rule))),
        }
    }
}

impl Choice<SleepingGods> for Serve {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Serve::Inn => "inn".to_owned(),
            Serve::Repair(thing) => format!("yard/{}", thing.key()),
            Serve::Healer(crew) => format!("healer/{}", crew.key()),
            Serve::Level(card) => format!("level/{}", game.key_of(*card)),
            Serve::Done => "port/done".to_owned(),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Serve::Inn => Offer::new(format!("The inn, for {}", Thing::Coin.say(game.inn_price().into())))
                .detail("everybody regains 2 health and loses 1 fatigue"),
            Serve::Repair(thing) => {
                Offer::new(format!("The shipyard, for {}", thing.say(1))).detail("repair 1 damage")
            }
            Serve::Healer(crew) => Offer::new("The healer, for 1 coin")
                .detail(format!("{} regains all health", game.crew_name(*crew)))
                .at(crew_key(*crew)),
            Serve::Level(card) => {
                let level = &game.book.levels[*card];
                let bearer = game.crew_name(level.crew);
                let offer = Offer::new(format!("{bearer}, for {} XP", level.xp))
                    .detail(&level.name)
                    .detail(level.skill.map(|skill| plus(1, skill.key())).unwrap_or_default())
                    .at(game.key_of(*card));
                level.rules.iter().fold(offer, |offer, rule| offer.detail(worn_text(rule, &bearer)))
            }
            Serve::Done => Offer::new("Leave the port"),
        }
    }
}
