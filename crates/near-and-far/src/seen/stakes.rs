//! What options put at stake, as data: tests with their odds, prices, gains. Only what lies open on the table counts: what a
//! quest brings is hidden until it is read.

use crate::book::words::{Deed, Kind, Price, Reward, Rule, THINGS, Thing};
use crate::book::{Talent, Under};
use crate::{NearAndFar, Purse};
use table::{Amount, Odds, Seat, Stakes, Test};

/// Cards that are spent on one roll are tried in all combinations, up to this many.
const CARDS_TRIED: usize = 6;

pub(crate) const DIE: u32 = 6;

/// By how much a quest has to succeed for its bonus (NF-QUEST-12).
pub(crate) const BONUS: u32 = 2;

pub(crate) fn paying<'a>(stakes: Stakes, prices: impl IntoIterator<Item = &'a Price>) -> Stakes {
    prices.into_iter().fold(stakes, |stakes, price| stakes.costs(price.thing.key(), price.n.into()))
}

pub(crate) fn paying_purse(stakes: Stakes, purse: &Purse) -> Stakes {
    purse.things().fold(stakes, |stakes, (thing, n)| stakes.costs(thing.key(), n.into()))
}

pub(crate) fn gaining(stakes: Stakes, purse: &Purse) -> Stakes {
    purse.things().fold(stakes, |stakes, (thing, n)| stakes.gains(thing.key(), n.into()))
}

pub(crate) fn rewarded(stakes: Stakes, rewards: &[Reward]) -> Stakes {
    rewards.iter().fold(stakes, |stakes, reward| match reward {
        Reward::Gain(thing, n) => stakes.gains(thing.key(), (*n).into()),
        Reward::Reputation(n) if *n < 0 => stakes.costs("reputation", n.unsigned_abs().into()),
        Reward::Reputation(n) => stakes.gains("reputation", n.unsigned_abs().into()),
        Reward::Bird => stakes.gains("bird", 1),
        Reward::Treasure => stakes.gains("treasure", 1),
        Reward::Adventurer(_) => stakes.gains("adventurer", 1),
        Reward::World(_) => stakes.gains("world card", 1),
        Reward::Artifact | Reward::Recruit | Reward::Camp => stakes, // an offer, not yet a gain
    })
}

/// "2 coins, 1 treasure": a list of amounts in words.
pub(crate) fn said(amounts: &[Amount]) -> String {
    let one = |Amount { token, n }: &Amount| {
        let thing = THINGS.iter().find(|(key, _)| key == token);
        match (thing, *n) {
            (Some((_, thing)), n) => thing.say(n),
            (None, n) if n == 1 || ["reputation", "experience"].contains(&token.as_str()) => {
                format!("{n} {token}")
            }
            (None, n) => format!("{n} {token}s"),
        }
    };
    amounts.iter().map(one).collect::<Vec<_>>().join(", ")
}

impl NearAndFar {
    /// A roll of this kind, once these prices are paid (NF-QUEST-07, NF-QUEST-08, NF-QUEST-09, NF-THREAT-08).
    pub(crate) fn test_of(&self, seat: Seat, kind: Kind, need: u32, adds: u32, owed: &[Price]) -> Test {
        let best = adds + self.extra(seat, kind, owed);
        let test = Test::reach(kind.key(), need, adds, 1, Odds::reach(DIE, adds, need));
        test.at_best(Odds::reach(DIE, best, need))
    }

    /// The same with the bonus that a higher number brings. Every test of a quest has one (NF-QUEST-12), whatever it brings.
    pub(crate) fn bonus_test_of(&self, seat: Seat, kind: Kind, need: u32, adds: u32, owed: &[Price]) -> Test {
        let more = need + BONUS;
        let [chance, best] =
            [adds, adds + self.extra(seat, kind, owed)].map(|adds| Odds::reach(DIE, adds, more));
        self.test_of(seat, kind, need, adds, owed).bonus(more, chance, best)
    }

    /// The most that can be laid on a roll once these prices are paid: hearts (NF-HEART-03), and in combat cards that are
    /// spent (NF-TRS-03). What could be bought meanwhile (NF-OPEN-43) is left out.
    pub(crate) fn extra(&self, seat: Seat, kind: Kind, owed: &[Price]) -> u32 {
        let mut cards = if kind == Kind::Combat { self.bombs(seat) } else { Vec::new() };
        cards.truncate(CARDS_TRIED);
        let laid_on = (0..1u32 << cards.len()).filter_map(|chosen| {
            let used =
                cards.iter().enumerate().filter(|(at, _)| chosen & (1 << at) != 0).map(|(_, card)| card);
            let prices: Vec<Price> = owed.iter().copied().chain(used.clone().map(|card| card.1)).collect();
            let added: u32 = used.map(|card| u32::from(card.2)).sum();
            self.can_pay(seat, &prices).then(|| added + self.hearts_left(seat, &prices))
        });
        laid_on.max().unwrap_or(0)
    }

    /// Hearts that these prices leave, food that counts as hearts among them (NF-TAL-08).
    fn hearts_left(&self, seat: Seat, prices: &[Price]) -> u32 {
        let food = self.player(seat).has(Talent::Meditation);
        let counts = |thing| thing == Thing::Heart || (food && thing == Thing::Food);
        let own = self.owed.iter().filter(|(by, _)| *by == seat).map(|(_, price)| price);
        let owed: u32 = prices.iter().chain(own).filter(|p| counts(p.thing)).map(|p| u32::from(p.n)).sum();
        self.heart_means(seat).saturating_sub(owed)
    }

    /// With what the player's cards give for a deed.
    pub(crate) fn gaining_after(&self, stakes: Stakes, seat: Seat, deed: Deed) -> Stakes {
        self.rules_of(seat).fold(stakes, |stakes, rule| match rule {
            Rule::After(d, rewards) if *d == deed => rewarded(stakes, rewards),
            _ => stakes,
        })
    }

    /// With what those where the player stops must give (NF-ART-04, NF-ART-05, NF-OPEN-48).
    pub(crate) fn taking_toll(&self, stakes: Stakes, seat: Seat, there: &[Seat]) -> Stakes {
        self.rules_of(seat).fold(stakes, |stakes, rule| match rule {
            Rule::Toll(thing) => {
                let givers = there.iter().filter(|other| self.count(**other, *thing) > 0);
                stakes.gains(thing.key(), givers.count() as u32)
            }
            _ => stakes,
        })
    }

    /// With what the next camp uncovers on the player board (NF-CAMP-11, NF-CAMP-12).
    pub(crate) fn uncovering(&self, stakes: Stakes, seat: Seat) -> Stakes {
        match self.under_next_camp(seat) {
            Some(Under::Coin) => stakes.gains(Thing::Coin.key(), 1),
            Some(Under::Gem) => stakes.gains(Thing::Gem.key(), 1),
            _ => stakes,
        }
    }
}
