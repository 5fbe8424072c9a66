//! What a fight or a duel puts at stake, as the story of it tells: the odds, what winning brings and what losing means. What only an
//! option says is in `seen/stakes.rs`.

use crate::NearAndFar;
use crate::book::words::{Deed, Kind, Price, Reward, Rule, Thing};
use crate::book::{Talent, Threat, Under};
use crate::rules::duel::Style;
use crate::rules::roll::DIE;
use table::{Id, Odds, Rival, Seat, Stakes, Test};

/// NF-THREAT-14, NF-OPEN-09
pub(crate) const BEATEN: &str = "you are beaten back, and your movement ends";

/// Cards that are spent on one roll are tried in all combinations, up to this many.
const CARDS_TRIED: usize = 6;

/// With what these rewards give.
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

impl NearAndFar {
    /// A fight: its odds, while `kept` hearts are owed for the space, and what winning it brings (NF-THREAT-08, NF-THREAT-09,
    /// NF-THREAT-12, NF-THREAT-13, NF-CAMP-11).
    pub(crate) fn fight_stakes(&self, seat: Seat, foe: Id<Threat>, kept: u32) -> Stakes {
        let threat = self.book.threat(foe);
        let owed = Price { thing: Thing::Heart, n: kept as u8 };
        let adds = self.combat(seat) + self.fight_bonus(seat);
        let test = self.test_of(seat, Kind::Combat, threat.difficulty.into(), adds, &[owed]);
        let stakes =
            Stakes::test(test).gains("point", u32::try_from(threat.points).unwrap_or(0)).risks(BEATEN);
        self.gaining_after(self.uncovering(stakes, seat), seat, Deed::Threat)
    }

    /// A duel with somebody, or with the character that nobody plays, to whose roll the challenger adds so much more
    /// (NF-DUEL-06, NF-DUEL-07, NF-DUEL-09, NF-DUEL-12, NF-TWOP-05). At best all of one's own is laid on against all of theirs.
    pub(crate) fn duel_stakes(&self, foe: Option<Seat>, more: u32) -> Stakes {
        let seat = self.active;
        let adds = self.duel_adds(seat) + more;
        let theirs = foe.map_or(0, |foe| self.duel_adds(foe));
        let answer: u32 = foe.map_or(0, |foe| self.bombs(foe).iter().map(|bomb| u32::from(bomb.2)).sum());
        let test = Test {
            of: Kind::Combat.key().to_owned(),
            need: None,
            adds,
            dice: 1,
            chance: Odds::beat(DIE, adds, theirs),
            best: None,
            leaves_out: None,
            bands: Vec::new(),
            rival: Some(Rival {
                name: self.duelist(foe),
                face: self.duelist_face(foe),
                adds: theirs,
                dice: 1,
            }),
        };
        let best = adds + self.extra(seat, Kind::Combat, &[]);
        let stakes = Stakes::test(test.at_best(Odds::beat(DIE, best, theirs + answer)));
        self.gaining_after(stakes.risks(self.jail_text()), seat, Deed::Duel)
    }

    /// NF-DUEL-04, NF-DUEL-05, NF-REP-03, NF-REP-04
    pub(crate) fn style_stakes(&self, Style { foe, dirty }: Style) -> Stakes {
        let reputation = self.player(self.active).reputation;
        let stakes = self.duel_stakes(foe, dirty.into());
        match dirty {
            false => stakes.gains("reputation", (reputation < 12).into()),
            true => stakes.success_costs("reputation", (reputation > -6).into()),
        }
    }

    /// NF-DUEL-14, NF-DAY-17
    pub(crate) fn jail_text(&self) -> &'static str {
        if self.day { "you go to Jail, where you gain 1 food" } else { "you go to Jail" }
    }

    /// A roll of this kind, once these prices are paid (NF-QUEST-07, NF-QUEST-08, NF-QUEST-09, NF-THREAT-08).
    pub(crate) fn test_of(&self, seat: Seat, kind: Kind, need: u32, adds: u32, owed: &[Price]) -> Test {
        let best = adds + self.extra(seat, kind, owed);
        let test = Test::reach(kind.key(), need, adds, 1, Odds::reach(DIE, adds, need));
        test.at_best(Odds::reach(DIE, best, need))
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

    /// With what the next camp uncovers on the player board (NF-CAMP-11, NF-CAMP-12).
    pub(crate) fn uncovering(&self, stakes: Stakes, seat: Seat) -> Stakes {
        match self.under_next_camp(seat) {
            Some(Under::Coin) => stakes.gains(Thing::Coin.key(), 1),
            Some(Under::Gem) => stakes.gains(Thing::Gem.key(), 1),
            _ => stakes,
        }
    }
}
