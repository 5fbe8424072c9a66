//! Production (NN-PROD), and the final one (NN-FINAL).

use crate::book::powers::Passive;
use crate::book::words::Gain;
use crate::book::{Good, Thing};
use crate::rules::anytime::Free;
use crate::rules::turn::action_token;
use crate::state::{Held, Phase, Score};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Options, Or, Play, Seat, Seats, What, words};

impl NowOrNever {
    pub(crate) fn produce(&mut self) -> Play<(), Halt> {
        let last = self.season == 6;
        self.tell("NN-PROD-01", |g| match last {
            true => words(None, "The final production."),
            false => words(None, format!("Production after season {}.", g.season)),
        });
        for seat in self.seats() {
            if last {
                self.clear_away(seat);
            }
            self.bring_in(seat, last)?;
        }
        if last {
            self.last_sales();
            self.state.phase = Phase::Last;
            return Ok(());
        }
        self.next_season();
        Ok(())
    }

    /// NN-FINAL-01, NN-FINAL-02, NN-FINAL-03
    fn clear_away(&mut self, seat: Seat) {
        const RULES: &str = "NN-FINAL-01 NN-FINAL-02 NN-FINAL-03";
        self.tell(RULES, |g| {
            words(seat, format!("{} gives up coins, goods and whatever was not completed.", g.name(seat)))
        });
        for thing in Good::ALL.map(Good::thing).into_iter().chain([Thing::Coin]) {
            self.take(seat, "gives up", thing, self.count(seat, thing), RULES);
        }
        let (done, open) = self.player(seat).orders.iter().partition(|held| held.done);
        self.player_mut(seat).orders = done;
        for Held { order, .. } in Vec::into_iter(open) {
            self.state.orders.discards.push(order);
            self.tell(RULES, |g| g.moved(order, Some(seat.place()), Some("orders".to_owned())).unsaid(seat));
        }
        for card in self.player(seat).hand.clone() {
            self.dealer.turn_page(); // everybody reads it
            self.discard_quest(seat, card);
        }
    }

    /// NN-PROD-02, NN-PROD-03, NN-PROD-04, NN-FINAL-04, NN-FINAL-05
    fn bring_in(&mut self, seat: Seat, last: bool) -> Play<(), Halt> {
        let rules = if last { "NN-FINAL-04" } else { "NN-PROD-02 NN-PROD-03 NN-PROD-04" };
        let mut made = [0u16; 9];
        for good in Good::ALL {
            made[good as usize] =
                self.player(seat).housed.iter().map(|row| u16::from(row[good as usize])).sum();
        }
        let player = self.player(seat);
        for id in player.buildings() {
            let tile = &self.book.buildings[id];
            if let Some((thing, n)) = tile.makes
                && !(last && tile.not_last)
            {
                made[thing as usize] += u16::from(n);
            }
        }
        let stamp = self.keepsake_of(seat).is_some_and(|it| it.gains.is_empty());
        made[Thing::Coin as usize] += player.finds.len() as u16 + u16::from(stamp);
        for thing in Thing::ALL {
            self.gain(seat, thing, made[thing as usize], rules);
        }
        let more: Vec<Gain> = self
            .passives(seat)
            .filter_map(|passive| if let Passive::Season(gain) = passive { Some(gain.clone()) } else { None })
            .collect();
        if !last {
            self.gain_all(seat, &more, rules)?;
        }
        if last {
            // NN-SCORE-07: counted before anything is sold.
            let buildings = self.building_points(seat, [made[0], made[1], made[2], made[3]]);
            self.player_mut(seat).score = Some(Score { buildings, ..Score::default() });
        }
        Ok(())
    }

    /// NN-PROD-06, NN-PROD-07, NN-PROD-08, NN-PROD-09, NN-PROD-10
    fn next_season(&mut self) {
        for seat in self.seats() {
            self.gain(seat, Thing::Mana, self.max_mana(seat).into(), "NN-PROD-06");
            for token in (0..3).filter(|token| self.player(seat).acted[*token]).collect::<Vec<_>>() {
                self.tell("NN-PROD-07", |_| action_token(seat, token, false).unsaid(seat));
            }
            self.turn_up(Some(seat));
            let player = self.player_mut(seat);
            player.acted = [false; 3];
            player.passed = false;
            player.spent_pieces.clear();
            player.spent_cards.clear(); // NN-OPEN-22
            player.spent_basic = false;
        }
        self.sail_on();
        self.refresh_bot(); // NN-SOLO-10
        self.state.season += 1;
        self.state.phase = Phase::Actions;
        self.state.active = self.first;
        self.tell("NN-PROD-09 NN-PROD-10", |g| {
            What::Turn {}.said(g.first, format!("Season {}. {} begins.", g.season, g.name(g.first)))
        });
    }

    /// NN-FINAL-06: for as many coins as possible.
    fn last_sales(&mut self) {
        for seat in self.seats() {
            for at in self.best_sales(seat) {
                self.sell(seat, at);
            }
        }
    }

    /// The sales that bring most: dearer lots first, and the set of all four only where singles and threes bring no more.
    pub(crate) fn best_sales(&self, seat: Seat) -> Vec<u8> {
        let goods: [u16; 4] = std::array::from_fn(|at| self.player(seat).track[at]);
        let lots = &self.book.season.sales;
        let mixed: Vec<usize> =
            (0..lots.len()).filter(|at| lots[*at].goods.iter().filter(|n| **n > 0).count() > 1).collect();
        // Lots of one good, the largest first.
        let plain = |goods: [u16; 4]| -> (u16, Vec<u8>) {
            let mut sold = (0, Vec::new());
            for (good, mut left) in goods.into_iter().enumerate() {
                let single = |at: &usize| lots[*at].goods[good] > 0 && !mixed.contains(at);
                let mut own: Vec<usize> = (0..lots.len()).filter(single).collect();
                own.sort_by_key(|at| std::cmp::Reverse(lots[*at].goods[good]));
                for at in own {
                    let size = u16::from(lots[at].goods[good]);
                    while left >= size {
                        left -= size;
                        sold.0 += u16::from(lots[at].coins);
                        sold.1.push(at as u8);
                    }
                }
            }
            sold
        };
        let mut best = plain(goods);
        for &at in &mixed {
            let lot = &lots[at];
            let most = (0..4)
                .filter(|good| lot.goods[*good] > 0)
                .map(|good| goods[good] / u16::from(lot.goods[good]))
                .min()
                .unwrap_or(0);
            for n in 1..=most {
                let left = std::array::from_fn(|good| goods[good] - n * u16::from(lot.goods[good]));
                let (coins, mut sales) = plain(left);
                let coins = coins + n * u16::from(lot.coins);
                if coins > best.0 {
                    sales.extend(std::iter::repeat_n(at as u8, n.into()));
                    best = (coins, sales);
                }
            }
        }
        best.1
    }

    /// Before points are counted, villagers may still find a home, and abilities be learned (NN-OPEN-23).
    pub(crate) fn last_chance(&mut self) -> Play<(), Halt> {
        let able = |seat: &Seat| !self.ready.has(*seat) && !self.asides(*seat).is_empty();
        let open: Seats = self.seats().filter(able).collect();
        if open.is_empty() {
            self.swear()?;
            self.count_points();
            return Ok(());
        }
        let offer = |g: &Self, seat: Seat| -> Options<Or<Ready, Free>> {
            Or::list(open.has(seat).then_some(Ready), g.asides(seat))
        };
        let prompt = |_: &Self, _: Seat| {
            "The points are counted next. Is there anything you still want to do?".to_owned()
        };
        let others = self.seats().filter(|seat| !open.has(*seat)).collect();
        let chosen = self.ask_any("NN-OPEN-23", prompt, open, others, offer)?;
        if let Some((seat, Ready)) = self.taken(chosen)? {
            self.state.ready.add(seat);
        }
        Ok(())
    }
}

/// Nothing more.
#[derive(Clone, Copy)]
pub(crate) struct Ready;
