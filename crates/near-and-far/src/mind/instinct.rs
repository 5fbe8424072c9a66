//! What a player without a plan would do, and how well things stand. For bots; rules never look here.

use crate::NearAndFar;
use crate::book::words::{Test, Thing};
use crate::book::{Artifact, Building, Mark, Person};
use crate::rules::hall::goods;
use crate::rules::town::Door;
use crate::rules::travel::Way;
use crate::state::{Phase, Place};
use table::{Id, Options, Seat};

impl NearAndFar {
    /// Towards a party, then birds, then out of town.
    pub(crate) fn instinct_visit(&self, building: Building, door: Door) -> u32 {
        let seat = self.active;
        let player = self.player(seat);
        let room = player.pack() < 3 && self.birds > 0;
        let weight = match building {
            Building::Saloon => {
                let means = self.coin_means(seat);
                let hires = self.row.iter().filter(|id| self.price(seat, **id) <= means);
                1 + 4 * hires.map(|id| self.instinct_gain(seat, *id)).max().unwrap_or(0)
            }
            Building::Stables if room && player.food > 0 => 14,
            Building::Stables => 0,
            Building::Farm => {
                if player.food < 3 {
                    3 * self.party_skill(seat)
                } else {
                    1
                }
            }
            Building::Hut if self.treasure_slots(seat) > player.treasures.len() => 10,
            Building::Hut => 0,
            Building::Mine => {
                let digs = (0..3).any(|r| (0..4).any(|c| self.can_dig(seat, (r, c))));
                if digs { 20 } else { 0 }
            }
            Building::Store if player.party.len() < 4 && player.coins < 3 => 8,
            Building::Store => 2,
            Building::Hall => self.instinct_hall(seat),
        };
        match door {
            Door::Free => 2 * weight,
            Door::Bribe => weight,
            Door::Duel => weight * (1 + self.combat(seat).min(4)) / 4,
        }
    }

    /// To the Town Hall for what an artifact still lacks: reputation, or a token that the goods at hand buy.
    fn instinct_hall(&self, seat: Seat) -> u32 {
        let lacks =
            self.lacks_reputation(seat).is_some() || goods().any(|t| self.instinct_trade(seat, t) > 1);
        if lacks { 12 } else { 1 }
    }

    /// How much reputation, up or down, is all that is missing for an artifact: the seat could pay for both.
    pub(crate) fn lacks_reputation(&self, seat: Seat) -> Option<i8> {
        let player = self.player(seat);
        let money = u32::from(player.coins) + u32::from(player.gems);
        let missing = player.hand.iter().filter_map(|card| {
            let artifact = self.book.artifact(*card);
            let steps = artifact.reputation? - player.reputation;
            let price = artifact.cost.things().filter(|(t, _)| matches!(t, Thing::Coin | Thing::Gem));
            let price: u32 = price.map(|(_, n)| u32::from(n)).sum();
            let pays =
                money >= price + u32::from(steps.unsigned_abs()) && self.can_pay_purse(seat, &artifact.cost);
            (pays && !self.meets_flame(seat, *card)).then_some(steps)
        });
        missing.min_by_key(|steps| steps.abs())
    }

    /// A token that an artifact in hand asks for is worth a trade.
    pub(crate) fn instinct_trade(&self, seat: Seat, gained: Thing) -> u32 {
        let wants = |card: &Id<Artifact>| {
            let cost = self.book.artifact(*card).cost;
            cost.things().any(|(thing, n)| thing == gained && self.count(seat, thing) < n)
        };
        let token = !matches!(gained, Thing::Coin | Thing::Gem | Thing::Food);
        let reaches = token && self.reaches(seat, self.stock(seat), gained);
        if reaches && self.player(seat).hand.iter().any(wants) { 12 } else { 1 }
    }

    /// Honor pays in the end, unless an artifact asks for a bad reputation.
    pub(crate) fn instinct_honor(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        let flames = player.hand.iter().filter_map(|card| self.book.artifact(*card).reputation);
        if flames.min().is_some_and(|flame| flame < 0 && player.reputation <= 1) { 1 } else { 3 }
    }

    /// Out while there is a party worth leading; on while there is something in reach; back when the hearts are gone.
    pub(crate) fn instinct_adventure(&self) -> u32 {
        let seat = self.active;
        let map = self.atlas();
        let (place, hearts) = match self.player(seat).place {
            Place::On(space) => (map.place(space), self.heart_means(seat)),
            _ => (map.town, self.heart_total(seat).into()),
        };
        let on_the_way = matches!(self.player(seat).place, Place::On(_));
        match self.to_goal(place, hearts, true) {
            Some(steps) if steps <= self.movement(seat) => match (on_the_way, hearts) {
                (true, _) => 600,
                (_, 0..3) => 2,
                (_, 3..6) => 40 * (hearts - 2),
                _ => 150 * (hearts - 4),
            },
            _ => 4,
        }
    }

    pub(crate) fn instinct_stop(&self) -> u32 {
        let Place::On(space) = self.player(self.active).place else { return 1 };
        let goal = self.is_goal(self.atlas().place(space), self.heart_means(self.active));
        if goal { 400 } else { 1 }
    }

    /// The shorter the way that is left from there, the better.
    pub(crate) fn instinct_step(&self, space: u8, way: Way, cost: u32) -> u32 {
        let hearts = self.heart_means(self.active).saturating_sub(cost);
        let worth = match self.to_goal(space, hearts, false) {
            Some(0) if self.quests.contains(&self.atlas().spaces[usize::from(space)].id) => 160,
            Some(0) => 100,
            Some(1) => 30,
            Some(2) => 12,
            Some(_) => 5,
            None => 2,
        };
        match way {
            Way::Open | Way::Slip => worth,
            Way::Fight => (worth + 40) * self.instinct_odds(hearts).min(6) / 2,
            Way::Bird | Way::Tortoise => worth / 12,
            Way::Pay(..) => worth / 2,
        }
    }

    /// By how much the next threat would be beaten with a middling roll and half of these hearts. Whoever beats one
    /// places a camp on it.
    fn instinct_odds(&self, hearts: u32) -> u32 {
        let need = self.threats.first().map_or(10, |t| u32::from(self.book.threat(*t).difficulty));
        (self.combat(self.active) + 3 + hearts / 2).saturating_sub(need)
    }

    /// Whether one can build there with this many hearts, or there is a quest.
    fn is_goal(&self, place: u8, hearts: u32) -> bool {
        let space = &self.atlas().spaces[usize::from(place)];
        let builds = hearts >= 3 && space.icon.is_some() && self.camp_at(space.id).is_none();
        builds || self.quests.contains(&space.id)
    }

    /// How many steps it is from there to the nearest goal, on paths without a threat, if the hearts last; a threat that
    /// can be beaten is one too. `start`: the journey begins there, so that the space is not passed.
    fn to_goal(&self, from: u8, hearts: u32, start: bool) -> Option<u32> {
        let map = self.atlas();
        let camped = self.camped();
        let mut seen = 1u64 << from;
        let mut edge: Options<(u8, u32)> = [(from, hearts)].into_iter().collect();
        for steps in 0..5 {
            if edge.iter().any(|(place, hearts)| self.is_goal(*place, *hearts)) {
                return Some(steps);
            }
            let mut next = Options::new();
            for (place, hearts) in edge {
                let empty = camped & (1 << place) == 0;
                let cost = u32::from(empty && !(start && steps == 0));
                if cost > hearts {
                    continue;
                }
                for &(to, path) in &map.spaces[usize::from(place)].links {
                    let open = map.paths[usize::from(path)].mark != Some(Mark::Threat);
                    if !open && !self.threats.is_empty() && self.instinct_odds(hearts - cost) > 1 {
                        return Some(steps + 1);
                    }
                    if open && seen & (1 << to) == 0 {
                        seen |= 1 << to;
                        next.push((to, hearts - cost));
                    }
                }
            }
            edge = next;
        }
        None
    }

    pub(crate) fn instinct_test(&self, test: Test) -> u32 {
        let plus = self.strength(self.active, test.kind) + u32::from(self.player(self.active).hearts) / 2;
        match (plus + 6).saturating_sub(test.need.into()) {
            0 => 1,
            n => 3 * n.min(6) + u32::from(test.need),
        }
    }

    pub(crate) fn instinct_person(&self, id: Id<Person>) -> u32 {
        let s = self.book.person(id).symbols;
        let n = 2 * (s.skill + s.sword + s.search) + 3 * (s.heart + s.r#move) + 4 * s.shield;
        1 + u32::from(n)
    }

    /// How much stronger a party would be with this one: only one of a faction can come along (NF-PARTY-03).
    fn instinct_gain(&self, seat: Seat, id: Id<Person>) -> u32 {
        let faction = self.book.person(id).faction;
        let same = self.player(seat).people().filter(|other| self.book.person(*other).faction == faction);
        let before = same.map(|other| self.instinct_person(other)).max().unwrap_or(0);
        self.instinct_person(id).saturating_sub(before)
    }

    pub(crate) fn instinct_recruit(&self, id: Id<Person>, cost: u32) -> u32 {
        (6 * self.instinct_gain(self.active, id)).saturating_sub(3 * cost).max(1)
    }

    /// Points for what they cost.
    pub(crate) fn instinct_artifact(&self, id: Id<Artifact>) -> u32 {
        let artifact = self.book.artifact(id);
        let cost: u32 =
            artifact.cost.things().map(|(t, n)| u32::from(n) * u32::from(self.book.value(t))).sum();
        (30 + 8 * artifact.points.max(0) as u32).saturating_sub(2 * cost).max(2)
    }

    /// What an artifact in hand may still be worth: it costs a point until it is bought, and is worth more the less of
    /// its price is missing.
    fn hope(&self, seat: Seat, card: Id<Artifact>) -> f64 {
        if self.ending {
            return 0.0;
        }
        let artifact = self.book.artifact(card);
        let worth = |thing: Thing| f64::from(self.book.value(thing));
        let price: f64 = artifact.cost.things().map(|(t, n)| f64::from(n) * worth(t)).sum();
        let have = artifact.cost.things().map(|(t, n)| f64::from(self.count(seat, t).min(n)) * worth(t));
        let share = have.sum::<f64>() / price.max(1.0);
        let steps =
            artifact.reputation.map_or(0, |flame| (flame - self.player(seat).reputation).unsigned_abs());
        let fits = if self.meets_flame(seat, card) { 1.0 } else { 0.8 - 0.1 * f64::from(steps.min(6)) };
        0.6 + fits * 0.5 * share * f64::from(artifact.points)
    }

    /// How well this seat stands, from 0 to 1: its points against the best of the others.
    pub(crate) fn prospects(&self, seat: Seat) -> f64 {
        if self.phase == Phase::Over
            && let Some(outcome) = self.final_outcome()
        {
            let best = outcome.scores.iter().copied().fold(f64::MIN, f64::max);
            return if outcome.result != "lost" && outcome.scores[seat.index()] >= best { 1.0 } else { 0.0 };
        }
        let worth = |s: Seat| {
            let player = self.player(s);
            let past: f64 = player.sheet.points.iter().map(|n| f64::from(*n)).sum();
            let pack = f64::from(player.pack());
            let party: f64 = player.people().map(|id| f64::from(self.instinct_person(id))).sum();
            let goods = f64::from(self.count(s, Thing::Food)) * 0.3 + f64::from(player.hearts) * 0.25;
            let hand: f64 = player.hand.iter().map(|card| self.hope(s, *card)).sum();
            let repute = f64::from(player.reputation.clamp(0, 3)) * 0.3; // from 4 on it scores (NF-SCORE-10)
            past + f64::from(self.points(s).total()) + repute + 0.8 * pack + 0.12 * party + goods + hand
        };
        let mine = worth(seat);
        let others = self.seats().filter(|s| *s != seat).map(worth).fold(f64::MIN, f64::max);
        1.0 / (1.0 + (-(mine - others) / 8.0).exp())
    }
}
