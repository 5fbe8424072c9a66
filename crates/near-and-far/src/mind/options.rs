//! How readily a player without a plan takes an option.

use crate::NearAndFar;
use crate::book::{Character, Person};
use crate::rules::Dragging;
use crate::rules::camp::{Anywhere, Build};
use crate::rules::campaign::{Again, GoOn, LAST_MAP, Learn, MapChoice, Plays};
use crate::rules::draft::{Away, Keep};
use crate::rules::goods::Mix;
use crate::rules::hall::{Business, Good, Pay, goods};
use crate::rules::mine::Dig;
use crate::rules::party::{Arrange, Join, Member, Stays};
use crate::rules::quest::{Attempt, Chosen};
use crate::rules::roll::{Spend, Throw};
use crate::rules::saloon::Hire;
use crate::rules::setup::Who;
use crate::rules::store::{Shop, Split};
use crate::rules::town::Animal;
use crate::rules::travel::Step;
use crate::rules::treasure::Card;
use crate::rules::turn::{Act, Done, Free};
use crate::rules::{duel, threat};
use table::Instinct;

impl Instinct<NearAndFar> for Again {}
impl Instinct<NearAndFar> for Anywhere {}
impl Instinct<NearAndFar> for Card {}
impl Instinct<NearAndFar> for Done {}
impl Instinct<NearAndFar> for duel::Foe {}
impl Instinct<NearAndFar> for Mix {}
impl Instinct<NearAndFar> for Pay {}
impl Instinct<NearAndFar> for Plays {}
impl Instinct<NearAndFar> for Split {}
impl Instinct<NearAndFar> for Throw {}
impl Instinct<NearAndFar> for Who<Character> {}
impl Instinct<NearAndFar> for Who<Person> {}

impl Instinct<NearAndFar> for MapChoice {
    /// Once the last map can be played, the journey should come to its end.
    fn weight(&self, _: &NearAndFar) -> u32 {
        if self.0 == LAST_MAP { 100 } else { 1 }
    }
}

impl Instinct<NearAndFar> for Learn {
    fn weight(&self, _: &NearAndFar) -> u32 {
        if self.0.is_some() { 3 } else { 1 }
    }
}

impl Instinct<NearAndFar> for Keep {
    fn weight(&self, game: &NearAndFar) -> u32 {
        self.0.map_or(1, |id| game.instinct_artifact(id))
    }
}

/// Which of them can be paid for one day, nobody knows yet.
impl Instinct<NearAndFar> for Away {}

impl Instinct<NearAndFar> for Dragging {
    /// A player without a plan agrees: nothing has been gained for a long time.
    fn weight(&self, _: &NearAndFar) -> u32 {
        u32::from(*self == Dragging::End)
    }
}

impl Instinct<NearAndFar> for GoOn {
    fn weight(&self, _: &NearAndFar) -> u32 {
        if self.0 { 1000 } else { 0 }
    }
}

impl Instinct<NearAndFar> for Free {
    fn weight(&self, _: &NearAndFar) -> u32 {
        match self {
            Free::Buy(_) => 4000,
            Free::Release { .. } => 0,
        }
    }
}

impl Instinct<NearAndFar> for Act {
    fn weight(&self, game: &NearAndFar) -> u32 {
        match self {
            Act::Visit(building, door) => game.instinct_visit(*building, *door),
            Act::Adventure => game.instinct_adventure(),
            Act::AdventureWithFewer => 0,
        }
    }
}

impl Instinct<NearAndFar> for Join {
    fn weight(&self, _: &NearAndFar) -> u32 {
        match self {
            Join::Active => 30,
            Join::Instead(_) => 4,
            Join::Inactive => 2,
        }
    }
}

impl Instinct<NearAndFar> for Arrange {
    fn weight(&self, _: &NearAndFar) -> u32 {
        match self {
            Arrange::Keep => 4,
            Arrange::Change => 1,
        }
    }
}

impl Instinct<NearAndFar> for Member {
    fn weight(&self, game: &NearAndFar) -> u32 {
        self.0.map_or(1, |id| game.instinct_person(id))
    }
}

impl Instinct<NearAndFar> for Stays {
    /// Rather those who help least, and only if somebody must.
    fn weight(&self, game: &NearAndFar) -> u32 {
        self.0.map_or(1000, |id| 20u32.saturating_sub(game.instinct_person(id)).max(1))
    }
}

impl Instinct<NearAndFar> for Hire {
    fn weight(&self, game: &NearAndFar) -> u32 {
        match self {
            Hire::Recruit(id, cost) => game.instinct_recruit(*id, *cost),
            Hire::Refresh => 1,
            Hire::Later | Hire::Nobody => 2,
        }
    }
}

impl Instinct<NearAndFar> for Animal {
    fn weight(&self, _: &NearAndFar) -> u32 {
        if matches!(self, Animal::Nothing) { 1 } else { 20 }
    }
}

impl Instinct<NearAndFar> for Business {
    fn weight(&self, game: &NearAndFar) -> u32 {
        let seat = game.active;
        match self {
            Business::TradeUp => goods().map(|t| game.instinct_trade(seat, t)).max().unwrap_or(1),
            Business::Reputation(up) if game.lacks_reputation(seat).is_some_and(|n| (n > 0) == *up) => 40,
            Business::Done => 6,
            Business::Discard(_) => 2,
            _ => 1,
        }
    }
}

impl Instinct<NearAndFar> for Good {
    fn weight(&self, game: &NearAndFar) -> u32 {
        match self {
            Good::Gain(thing) => game.instinct_trade(game.active, *thing),
            Good::Pay(_) | Good::Give(_) | Good::Enough => 1,
            Good::Back => 0,
        }
    }
}

impl Instinct<NearAndFar> for Shop {
    fn weight(&self, game: &NearAndFar) -> u32 {
        match self {
            Shop::Coin => 4,
            Shop::Draw if game.player(game.active).hand.len() < 4 => 4,
            Shop::Draw => 1,
            Shop::Nothing => 0,
        }
    }
}

impl Instinct<NearAndFar> for Dig {
    fn weight(&self, _: &NearAndFar) -> u32 {
        if self.0.is_some() { 20 } else { 1 }
    }
}

impl Instinct<NearAndFar> for Step {
    fn weight(&self, game: &NearAndFar) -> u32 {
        match self {
            Step::Stop(_) => game.instinct_stop(),
            Step::To { space, way, hearts, .. } => game.instinct_step(*space, *way, *hearts),
        }
    }
}

impl Instinct<NearAndFar> for Attempt {
    fn weight(&self, _: &NearAndFar) -> u32 {
        match self {
            Attempt::Yes => 20,
            Attempt::No => 1,
        }
    }
}

impl Instinct<NearAndFar> for Chosen {
    fn weight(&self, game: &NearAndFar) -> u32 {
        match game.book.story(self.entry).choices[usize::from(self.place)].test {
            Some(test) => game.instinct_test(test),
            None => 4,
        }
    }
}

impl Instinct<NearAndFar> for Build {
    fn weight(&self, _: &NearAndFar) -> u32 {
        match self {
            Build::Yes(_) => 100,
            Build::No => 1,
        }
    }
}

impl Instinct<NearAndFar> for duel::Style {
    fn weight(&self, game: &NearAndFar) -> u32 {
        if self.dirty { 2 } else { game.instinct_honor(game.active) }
    }
}

impl Instinct<NearAndFar> for threat::Foe {
    fn weight(&self, game: &NearAndFar) -> u32 {
        16u32.saturating_sub(game.book.threat(self.0).difficulty.into())
    }
}

impl Instinct<NearAndFar> for Spend {
    fn weight(&self, _: &NearAndFar) -> u32 {
        match self.hearts {
            0 => 2,
            n => 12u32.saturating_sub(n).max(1),
        }
    }
}
