//! What options put at stake, as data: tests with their odds, prices, gains. Only what lies open on the table counts: what a
//! quest brings is hidden until it is read. What events tell besides is in `rules/odds.rs`.

use crate::book::words::{Deed, Kind, Price, Rule, Thing};
use crate::book::{Artifact, Building, Entry, Icon, Mode, Space};
use crate::rules::odds::{BEATEN, rewarded};
use crate::rules::quest::BONUS;
use crate::rules::roll::DIE;
use crate::rules::town::Door;
use crate::rules::travel::Way;
use crate::{NearAndFar, Purse};
use table::{Id, Odds, Seat, Stakes, Test};

pub(crate) fn paying<'a>(stakes: Stakes, prices: impl IntoIterator<Item = &'a Price>) -> Stakes {
    prices.into_iter().fold(stakes, |stakes, price| stakes.costs(price.thing.key(), price.n.into()))
}

pub(crate) fn paying_purse(stakes: Stakes, purse: &Purse) -> Stakes {
    purse.things().fold(stakes, |stakes, (thing, n)| stakes.costs(thing.key(), n.into()))
}

pub(crate) fn gaining(stakes: Stakes, purse: &Purse) -> Stakes {
    purse.things().fold(stakes, |stakes, (thing, n)| stakes.gains(thing.key(), n.into()))
}

impl NearAndFar {
    /// What a visit takes, and what it brings before anything is decided there (NF-TOWN-05, NF-FARM-01, NF-OPEN-64). Somebody who
    /// has to be dueled first is met with a test; of several, the question that follows has one for each.
    pub(crate) fn visit_stakes(&self, building: Building, door: Door) -> Stakes {
        let seat = self.active;
        let there = self.occupants(building);
        let stakes = match (door, &there[..]) {
            (Door::Free, _) => Stakes::default(),
            (Door::Bribe, _) => Stakes::default().costs(Thing::Coin.key(), 1),
            (Door::Duel, []) => self.duel_stakes(None, 0),
            (Door::Duel, [one]) => self.duel_stakes(Some(*one), 0),
            (Door::Duel, _) => Stakes::default().risks(self.jail_text()),
        };
        let stakes = self.taking_toll(stakes, seat, &there);
        let visits = self.rules_of(seat).filter_map(|rule| match rule {
            Rule::Visit(visit, rewards) if self.is_meant(*visit, building) => Some(rewards),
            _ => None,
        });
        let stakes = visits.fold(stakes, |stakes, rewards| rewarded(stakes, rewards));
        let farm = if building == Building::Farm { self.party_skill(seat) } else { 0 };
        stakes.gains(Thing::Food.key(), farm + u32::from(self.is_fed(seat, building)))
    }

    /// NF-MINE-10, NF-MINE-11, NF-MINE-12, NF-DAY-13, NF-CAMP-11
    pub(crate) fn dig_stakes(&self, row: usize, column: usize) -> Stakes {
        let (mine, seat) = (self.mine_board(), self.active);
        let stakes = gaining(gaining(Stakes::default(), &mine.columns[column]), &mine.rows[row]);
        let stakes = stakes.gains("reputation", mine.reputation[row][column].into());
        self.gaining_after(self.uncovering(stakes, seat), seat, Deed::Dig)
    }

    /// Price and points of an artifact, and what it brings at once (NF-ARTI-02, NF-ARTI-10).
    pub(crate) fn buying(&self, card: Id<Artifact>) -> Stakes {
        let artifact = self.book.artifact(card);
        let stakes = paying_purse(Stakes::default(), &artifact.cost);
        let stakes = stakes.gains("point", u32::try_from(artifact.points).unwrap_or(0));
        self.book.card(card).rules.iter().fold(stakes, |stakes, rule| match rule {
            Rule::Now(rewards) => rewarded(stakes, rewards),
            _ => stakes,
        })
    }

    /// What a step costs, what threatens, what it brings (NF-MOVE-10, NF-THREAT-16, NF-THREAT-18, NF-MAPRULE-01, NF-PATHTR-01). A camp is
    /// not built by moving, so what it would bring is no gain of the step.
    pub(crate) fn step_stakes(&self, seat: Seat, space: u8, path: u8, way: Way, hearts: u32) -> Stakes {
        let stakes = if way == Way::Fight { self.meeting(seat, hearts) } else { Stakes::default() };
        let stakes = stakes.costs(Thing::Heart.key(), hearts);
        let stakes = match way {
            Way::Bird => stakes.costs("bird", 1),
            Way::Tortoise => stakes.costs("tortoise", 1),
            Way::Pay(_, price) => paying(stakes, [&price]),
            Way::Open | Way::Fight | Way::Slip => stakes,
        };
        let paid: u32 = stakes.cost.iter().filter(|a| a.token == Thing::Heart.key()).map(|a| a.n).sum();
        let water = self.is_poisoned(seat, space, paid);
        let room = self.player(seat).treasures.len() < self.treasure_slots(seat);
        let stakes = stakes.costs(Thing::Heart.key(), water.into());
        stakes.gains("treasure", (room && self.has_treasure(path)).into())
    }

    /// Whoever waits at a threat, once these hearts are owed.
    pub(crate) fn meeting(&self, seat: Seat, kept: u32) -> Stakes {
        match self.only_foe(seat) {
            Some(foe) => self.fight_stakes(seat, foe, kept),
            None => Stakes::default().risks(BEATEN),
        }
    }

    /// With all that building there brings (NF-CAMP-06, NF-CAMP-07, NF-CAMP-11).
    pub(crate) fn camp_stakes(&self, stakes: Stakes, seat: Seat, space: Id<Space>) -> Stakes {
        let stakes = self.gaining_space(stakes, seat, space);
        self.gaining_after(self.uncovering(stakes, seat), seat, Deed::Camp)
    }

    /// With what the space gives for a camp.
    pub(crate) fn gaining_space(&self, stakes: Stakes, seat: Seat, space: Id<Space>) -> Stakes {
        let n = self.search(seat);
        match self.atlas().space(space).icon {
            Some(Icon::Coin) => stakes.gains(Thing::Coin.key(), n),
            Some(Icon::Gem) => stakes.gains(Thing::Gem.key(), n),
            _ => stakes, // NF-CAMP-08
        }
    }

    /// The test with its odds, the price, and what is not hidden in the book: experience, which every quest brings (NF-EXP-02,
    /// NF-EXP-05), and what cards give for a quest that succeeds.
    pub(crate) fn choice_stakes(&self, entry: Id<Entry>, place: u8) -> Stakes {
        let seat = self.active;
        let choice = &self.book.story(entry).choices[usize::from(place)];
        let test = choice.test.map(|test| {
            let adds = self.strength(seat, test.kind);
            self.bonus_test_of(seat, test.kind, test.need.into(), adds, &choice.costs)
        });
        let goes_on = self.mode == Mode::Character && self.player(seat).sheet.next == Some(entry);
        let risk = match goes_on {
            true => "the story goes on without a reward", // NF-CHARQ-05
            false => "the quest is lost",                 // NF-QUEST-14, NF-ARCADE-08
        };
        let star = (goes_on || self.mode == Mode::Campaign) && self.is_next_experience(seat);
        let stakes = Stakes { risk: test.is_some().then(|| risk.to_owned()), test, ..Stakes::default() };
        let stakes = paying(stakes, &choice.costs).gains("experience", star.into());
        self.gaining_after(stakes, seat, Deed::Quest)
    }

    /// The same with the bonus that a higher number brings. Every test of a quest has one (NF-QUEST-12), whatever it brings.
    fn bonus_test_of(&self, seat: Seat, kind: Kind, need: u32, adds: u32, owed: &[Price]) -> Test {
        let more = need + BONUS;
        let [chance, best] =
            [adds, adds + self.extra(seat, kind, owed)].map(|adds| Odds::reach(DIE, adds, more));
        self.test_of(seat, kind, need, adds, owed).bonus(more, chance, best)
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
}
