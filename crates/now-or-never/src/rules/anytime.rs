//! What may be done at any time, by anybody (NN-ANY, NN-SELL, NN-HOUSE, NN-ORDER, NN-REFILL, NN-ABIL, NN-BLD-13).

use crate::book::{Ability, Good, Order, Thing, Villager};
use crate::rules::powers::{Moment, Use};
use crate::rules::setup::ROW;
use crate::state::Phase;
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Options, Play, Seat, What};

/// Something that may be done at any time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Free {
    /// By its place in the table of the season board (NN-SELL-01).
    Sell(u8),
    House(Villager, u8),
    /// From the Inn's row to another (NN-BLD-13).
    Rehouse(Villager, u8, u8),
    Order(Id<Order>),
    Refill,
    Learn(Id<Ability>),
    /// The chapter's keepsake, once (NN-STORY-03).
    Keepsake,
    /// Only on one's own turn (NN-MANA-04).
    Use(Use),
}

/// A row of homes, as events name it.
fn homes(seat: Seat, row: u8) -> String {
    format!("homes/{}/{}", seat.index(), row + 1)
}

impl Anytime for NowOrNever {
    type Aside = Free;
    type Stop = Halt;

    /// What a seat may do now, whoever is on turn (NN-ANY-01, NN-OPEN-65).
    fn asides(&self, seat: Seat) -> Options<Free> {
        let mut free = Options::new();
        if !matches!(self.phase, Phase::Actions | Phase::Production | Phase::Last) {
            return free;
        }
        let player = self.player(seat);
        let last = self.phase == Phase::Last;
        let goods = !last && player.track[..Good::ALL.len()].iter().any(|n| *n > 0);
        if goods {
            for (at, sale) in self.book.season.sales.iter().enumerate() {
                if self.has_goods(seat, sale.goods) {
                    free.push(Free::Sell(at as u8));
                }
            }
        }
        for who in Villager::ALL.into_iter().filter(|who| player.waiting[*who as usize] > 0) {
            for row in 0..4 {
                if self.room(seat, row) >= who.places() {
                    free.push(Free::House(who, row));
                }
            }
        }
        let housed = player.housed.iter().flatten().any(|n| *n > 0);
        if let Some(from) = housed.then(|| self.inn_row(seat)).flatten() {
            let lives = |who: &Villager| player.housed[usize::from(from)][*who as usize] > 0;
            for who in Villager::ALL.into_iter().filter(lives) {
                let rows = (0..4).filter(|row| *row != from && self.room(seat, *row) >= who.places());
                free.extend(rows.map(|row| Free::Rehouse(who, from, row)));
            }
        }
        // NN-ORDER-05
        for held in player.orders.iter().filter(|held| goods && !held.done) {
            if self.has_goods(seat, self.book.orders[held.order].goods) {
                free.push(Free::Order(held.order));
            }
        }
        let pile = self.villagers.iter().any(|n| *n > 0);
        if player.experience >= 2 && self.row.len() < ROW && pile {
            free.push(Free::Refill);
        }
        for ability in &self.book.learned[player.hero as usize] {
            if self.can_learn(seat, *ability) {
                free.push(Free::Learn(*ability));
            }
        }
        let useful = self.keepsake_of(seat).is_some_and(|it| !it.gains.is_empty());
        if useful && self.fight.is_none() && !last {
            free.push(Free::Keepsake);
        }
        // NN-MANA-04: on the own turn, in a combat too.
        let own = seat == self.active && self.phase == Phase::Actions;
        let moves = self.act.is_some_and(|act| act.stage == crate::state::Stage::Move);
        let moment = match own && !player.passed {
            true if moves => Moment::Moving,
            true => Moment::Own,
            false => Moment::Any,
        };
        self.uses(seat, moment).for_each(|it| free.push(Free::Use(it)));
        free
    }

    /// A card that is a hero action of its own (NN-ART-06).
    fn between(&self, seat: Seat) -> Options<Free> {
        let own = seat == self.active && self.phase == Phase::Actions && self.fight.is_none();
        let own = own && self.reading.is_none() && !self.player(seat).passed;
        if own { self.acts_of(seat).map(Free::Use).collect() } else { Options::new() }
    }

    fn meanwhile(&self, decides: Seat) -> String {
        let does = if decides == self.active { "on turn" } else { "deciding" };
        format!("{} is {does}.", self.name(decides))
    }

    fn do_aside(&mut self, by: Seat, free: Free) -> Play<(), Halt> {
        match free {
            Free::Sell(at) => self.sell(by, at),
            Free::House(who, row) => self.house(by, who, row),
            Free::Rehouse(who, from, to) => self.rehouse(by, who, from, to),
            Free::Keepsake => self.use_keepsake(by)?,
            Free::Order(order) => self.complete(by, order),
            Free::Refill => {
                self.spend(by, Thing::Experience, 2, "NN-REFILL-01");
                self.fill_row();
            }
            Free::Learn(ability) => {
                // Whoever thinks about the slot may have spent the experience meanwhile.
                let able = |g: &Self| g.can_learn(by, ability);
                if let Some(slot) = self.choose_slot(by, ability.widen(), "NN-ABIL-01", able)? {
                    let cost = self.book.ability(ability).cost;
                    self.spend(by, Thing::Experience, cost.into(), "NN-ABIL-01");
                    self.equip(by, ability.widen(), slot, None, "NN-ABIL-01");
                }
            }
            Free::Use(it) => self.use_it(by, it)?,
        }
        Ok(())
    }
}

impl NowOrNever {
    pub(crate) fn has_goods(&self, seat: Seat, goods: [u8; 4]) -> bool {
        let track = &self.player(seat).track;
        Good::ALL.into_iter().all(|good| track[good as usize] >= goods[good as usize].into())
    }

    fn take_goods(&mut self, seat: Seat, verb: &str, goods: [u8; 4], rules: &'static str) {
        for good in Good::ALL {
            self.take(seat, verb, good.thing(), goods[good as usize].into(), rules);
        }
    }

    /// NN-SELL
    pub(crate) fn sell(&mut self, seat: Seat, at: u8) {
        let sale = self.book.season.sales[usize::from(at)];
        self.take_goods(seat, "sells", sale.goods, "NN-SELL-04");
        self.gain(seat, Thing::Coin, sale.coins.into(), "NN-SELL-01");
    }

    /// NN-HOUSE-01: buildings and beds of the row, less those who live there.
    pub(crate) fn room(&self, seat: Seat, row: u8) -> u8 {
        let player = self.player(seat);
        let buildings = self.row_of(seat, row);
        let places: u8 = buildings.map(|id| 1 + self.book.buildings[id].beds).sum();
        places.saturating_sub(player.lodged(row.into()))
    }

    pub(crate) fn row_of(&self, seat: Seat, row: u8) -> impl Iterator<Item = Id<crate::book::Building>> + '_ {
        self.player(seat).town[usize::from(row) * 4..][..4].iter().flatten().copied()
    }

    fn inn_row(&self, seat: Seat) -> Option<u8> {
        (0..4).find(|row| self.row_of(seat, *row).any(|id| self.book.buildings[id].inn))
    }

    /// NN-HOUSE-03
    fn house(&mut self, seat: Seat, who: Villager, row: u8) {
        let player = self.player_mut(seat);
        player.waiting[who as usize] -= 1;
        player.housed[usize::from(row)][who as usize] += 1;
        self.tell("NN-HOUSE-03", |g| {
            let text = format!("{} houses {} in row {}.", g.name(seat), who.said(), row + 1);
            What::Tokens {
                token: format!("villager-{}", who.key()),
                n: 1,
                from: Some(seat.place()),
                to: Some(homes(seat, row)),
            }
            .said(seat, text)
        });
    }

    fn rehouse(&mut self, seat: Seat, who: Villager, from: u8, to: u8) {
        let player = self.player_mut(seat);
        player.housed[usize::from(from)][who as usize] -= 1;
        player.housed[usize::from(to)][who as usize] += 1;
        self.tell("NN-BLD-13", |g| {
            let text = format!("{}: {} moves to row {}.", g.name(seat), who.said(), to + 1);
            let token = format!("villager-{}", who.key());
            What::tokens(&token, 1, Some(homes(seat, from)), Some(homes(seat, to))).said(seat, text)
        });
    }

    /// NN-ORDER-02
    fn complete(&mut self, seat: Seat, order: Id<Order>) {
        let (goods, coins) = (self.book.orders[order].goods, self.book.orders[order].coins);
        self.take_goods(seat, "delivers", goods, "NN-ORDER-02");
        self.player_mut(seat)
            .orders
            .iter_mut()
            .filter(|held| held.order == order)
            .for_each(|held| held.done = true);
        self.tell("NN-ORDER-02", |g| {
            let text = format!("{} completes an order.", g.name(seat));
            g.moved(order, Some(seat.place()), Some(seat.place())).said(seat, text)
        });
        self.gain(seat, Thing::Coin, coins.into(), "NN-ORDER-02");
    }

    /// NN-ABIL-02, NN-ABIL-04, NN-ABIL-05, NN-OPEN-19
    fn can_learn(&self, seat: Seat, ability: Id<Ability>) -> bool {
        let player = self.player(seat);
        let piece = self.book.ability(ability);
        let Some((_, level)) = piece.ability else { return false };
        if player.experience < piece.cost.into() {
            return false;
        }
        let gone = player.owns(ability) || self.boxed.contains(&ability.widen());
        let known = |wanted: u8| {
            player.pieces().any(|own| {
                let own = self.book.piece(own);
                own.colour == piece.colour && own.ability.is_some_and(|(_, level)| level == wanted)
            })
        };
        !gone && (level == 1 || known(level - 1))
    }
}
