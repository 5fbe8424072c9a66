//! What is gained, lost and paid: things, villagers, gear (NN-FIGHT-18, NN-SACT, NN-HERO).

use crate::book::words::{Cost, Gain};
use crate::book::{Colour, Gear, Good, Piece, Thing, Villager};
use crate::rules::setup::{HIRE, ROW, SHOP};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Options, Play, Seat, What};

/// Nobody ever has as much of anything, and a save says no more; what is beyond it is not counted.
pub(crate) const MOST: u16 = 9999;

impl NowOrNever {
    /// How much of a thing somebody has.
    pub(crate) fn count(&self, seat: Seat, thing: Thing) -> u16 {
        let player = self.player(seat);
        match thing {
            Thing::Coin => player.coins,
            Thing::Experience => player.experience,
            Thing::Heart => player.hearts.into(),
            Thing::Mana => player.mana.into(),
            tracked => player.track[tracked as usize],
        }
    }

    pub(crate) fn max_hearts(&self, seat: Seat) -> u8 {
        self.book.board(self.player(seat).hero).hearts
    }

    /// Something is gained; hearts and mana only as far as the board has room (NN-HERO-03, NN-HERO-11).
    pub(crate) fn gain(&mut self, seat: Seat, thing: Thing, n: u16, rules: &'static str) {
        let room = match thing {
            Thing::Heart => self.max_hearts(seat).saturating_sub(self.player(seat).hearts).into(),
            Thing::Mana => self.max_mana(seat).saturating_sub(self.player(seat).mana).into(),
            other => MOST.saturating_sub(self.count(seat, other)),
        };
        let gained = n.min(room);
        let player = self.player_mut(seat);
        match thing {
            Thing::Coin => player.coins += gained,
            Thing::Experience => player.experience += gained,
            Thing::Heart => player.hearts += gained as u8,
            Thing::Mana => player.mana += gained as u8,
            tracked => player.track[tracked as usize] += gained,
        }
        if gained > 0 {
            self.tell(rules, |g| {
                let text = format!("{} gains {}.", g.name(seat), thing.say(gained));
                What::Tokens {
                    token: thing.key().to_owned(),
                    n: gained.into(),
                    from: None,
                    to: Some(seat.place()),
                }
                .said(seat, text)
            });
        }
    }

    /// Something is lost, as far as it is there.
    pub(crate) fn lose(&mut self, seat: Seat, thing: Thing, n: u16, rules: &'static str) {
        self.take(seat, "loses", thing, n, rules);
    }

    /// Something is paid for something.
    pub(crate) fn spend(&mut self, seat: Seat, thing: Thing, n: u16, rules: &'static str) {
        self.take(seat, "pays", thing, n, rules);
    }

    pub(crate) fn take(&mut self, seat: Seat, verb: &str, thing: Thing, n: u16, rules: &'static str) {
        let lost = n.min(self.count(seat, thing));
        let player = self.player_mut(seat);
        match thing {
            Thing::Coin => player.coins -= lost,
            Thing::Experience => player.experience -= lost,
            Thing::Heart => player.hearts -= lost as u8,
            Thing::Mana => player.mana -= lost as u8,
            tracked => player.track[tracked as usize] -= lost,
        }
        if lost > 0 {
            self.tell(rules, |g| {
                let text = format!("{} {verb} {}.", g.name(seat), thing.say(lost));
                What::Tokens {
                    token: thing.key().to_owned(),
                    n: lost.into(),
                    from: Some(seat.place()),
                    to: None,
                }
                .said(seat, text)
            });
        }
    }

    pub(crate) fn can_pay(&self, seat: Seat, costs: &[Cost]) -> bool {
        costs.iter().all(|cost| match cost {
            Cost::Thing(thing, n) => self.count(seat, *thing) >= u16::from(*n),
            Cost::DieOfHearts => true, // whatever is rolled (NN-OPEN-11)
        })
    }

    /// Pays, hearts first; at 0 hearts nothing else is paid and nothing is gained (NN-OPEN-12, NN-VISIT-04).
    pub(crate) fn pay(&mut self, seat: Seat, costs: &[Cost], rules: &'static str) -> Play<(), Halt> {
        for cost in costs {
            match cost {
                Cost::Thing(Thing::Heart, n) => self.hurt(seat, *n, rules)?,
                Cost::DieOfHearts => {
                    let n = self.roll(seat, rules, "hearts to lose")?;
                    self.hurt(seat, n, rules)?;
                }
                Cost::Thing(..) => {}
            }
        }
        for cost in costs {
            if let Cost::Thing(thing, n) = cost
                && *thing != Thing::Heart
            {
                self.spend(seat, *thing, (*n).into(), rules);
            }
        }
        Ok(())
    }

    /// Hearts are lost in a hero action; without any left the turn is over (NN-ZERO-01).
    pub(crate) fn hurt(&mut self, seat: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        self.lose(seat, Thing::Heart, n.into(), rules);
        if self.player(seat).hearts == 0 { Err(crate::Halt::Spent) } else { Ok(()) }
    }

    /// Everything that a card, a token or a place gives.
    pub(crate) fn gain_all(&mut self, seat: Seat, gains: &[Gain], rules: &'static str) -> Play<(), Halt> {
        for gain in gains {
            match gain {
                Gain::Thing(thing, n @ 1..) => self.gain(seat, *thing, n.unsigned_abs().into(), rules),
                Gain::Thing(thing, n) => self.lose(seat, *thing, n.unsigned_abs().into(), rules),
                Gain::Villager(n) => self.gain_villagers(seat, *n)?,
                Gain::Quest { draw, keep } => self.draw_quests(seat, *draw, *keep)?,
                Gain::Order { draw, keep } => self.draw_orders(seat, *draw, *keep)?,
                Gain::Gear(cheaper) => self.buy_gear(seat, *cheaper)?,
                Gain::Swap => self.swap_tiles(seat)?,
                Gain::First => self.take_first(seat),
                Gain::Heal => {
                    let all = self.max_hearts(seat);
                    self.gain(seat, Thing::Heart, all.into(), "NN-SACT-01");
                }
                Gain::Build => self.build(seat)?,
                Gain::Glogo(n) => self.gain_glogos(seat, *n),
                Gain::Reputation(n) => self.change_reputation(seat, *n, "NN-REP-01"),
                Gain::Mission(to) => self.send_mission(seat, *to),
                Gain::NoToken => {} // said by whoever takes the token
            }
        }
        Ok(())
    }

    /// NN-LOC-06, NN-LOC-07
    fn take_first(&mut self, seat: Seat) {
        if self.first == seat {
            return;
        }
        let before = std::mem::replace(&mut self.state.first, seat);
        self.tell("NN-LOC-06", |g| {
            let text = format!("{} takes the first player token.", g.name(seat));
            What::tokens("first", 1, Some(before.place()), Some(seat.place())).said(seat, text)
        });
    }

    /// Six new villagers, once the row is empty (NN-FIGHT-19, NN-OPEN-61).
    pub(crate) fn fill_row(&mut self) {
        while self.row.len() < ROW {
            let pile: Vec<Good> = Good::ALL
                .into_iter()
                .flat_map(|good| vec![good; self.villagers[good as usize].into()])
                .collect();
            if pile.is_empty() {
                return; // NN-OPEN-14
            }
            let good = self.dealer.pick(&pile);
            self.state.villagers[good as usize] -= 1;
            self.state.row.push(good);
            self.tell("NN-FIGHT-19 NN-SETUP-12", |_| {
                let token = format!("villager-{}", Villager::from(good).key());
                What::tokens(&token, 1, None, Some("row".to_owned())).unsaid(None)
            });
        }
    }

    /// NN-FIGHT-18: any face-up villagers; others may be called in between (NN-REFILL-02).
    pub(crate) fn gain_villagers(&mut self, seat: Seat, n: u8) -> Play<(), Halt> {
        for _ in 0..n {
            if self.row.is_empty() {
                self.fill_row(); // NN-LOC-04
            }
            if self.row.is_empty() && self.props.glogos == 0 && !self.props.lab {
                return Ok(()); // NN-OPEN-14
            }
            let options = |g: &Self| -> Options<Guest> {
                let kinds = Good::ALL.into_iter().filter(|good| g.row.contains(good)).map(Villager::from);
                let glogo = (g.props.glogos > 0).then_some(Villager::Glogo);
                kinds.chain(glogo).chain(g.props.lab.then_some(Villager::Lab)).map(Guest).collect()
            };
            let rules = "NN-FIGHT-18 NN-REFILL-02";
            let guest = self.choose_even_one(seat, rules, "Which villager comes with you?", options)?;
            let Some(Guest(who)) = guest else { continue };
            match who.good() {
                Some(good) => {
                    let at = self.row.iter().position(|other| *other == good).expect("it is in the row");
                    self.state.row.remove(at);
                }
                None if who == Villager::Lab => self.state.props.lab = false,
                None => self.state.props.glogos -= 1,
            }
            self.join(seat, who);
            if self.row.is_empty() {
                self.fill_row();
            }
        }
        Ok(())
    }

    /// NN-SACT-07
    pub(crate) fn fill_shop(&mut self) {
        for colour in Colour::ALL {
            let at = colour as usize;
            while self.shop[at].len() < SHOP {
                let NowOrNever { state, dealer, .. } = self;
                let Some(gear) = dealer.draw(&mut state.gear[at]) else { break };
                state.shop[at].push(gear);
                self.tell("NN-SACT-07", |g| g.moved(gear, None, Some("shop".to_owned())).unsaid(None));
            }
        }
    }

    /// NN-SPEC-08
    pub(crate) fn fill_hire(&mut self) {
        let of_stories = |g: &Self| g.hire.iter().filter(|who| g.book.specialists[**who].story).count();
        while self.hire.len() - of_stories(self) < HIRE {
            let NowOrNever { state, dealer, .. } = self;
            let Some(who) = dealer.draw(&mut state.specialists) else { break };
            state.hire.push(who);
            self.tell("NN-SPEC-08", |g| g.moved(who, None, Some("hire".to_owned())).unsaid(None));
        }
    }

    /// NN-SACT-05, NN-OPEN-36: it may be left.
    fn buy_gear(&mut self, seat: Seat, cheaper: u8) -> Play<(), Halt> {
        if self.shop.iter().all(Vec::is_empty) {
            return Ok(());
        }
        let cheaper = cheaper + self.gear_discount(seat);
        let wares = |g: &Self| -> Options<Wares> {
            let priced = |gear: Id<Gear>| (gear, g.book.gear_piece(gear).cost.saturating_sub(cheaper));
            let offered = g.shop.iter().flatten().copied().map(priced);
            let offered = offered.filter(|(_, price)| u16::from(*price) <= g.player(seat).coins);
            offered.map(|it| Wares(Some(it))).chain([Wares(None)]).collect()
        };
        let bought = self.choose_even_one(seat, "NN-SACT-05 NN-SACT-06", "Which gear do you buy?", wares)?;
        let Some(Wares(Some((gear, price)))) = bought else { return Ok(()) };
        self.spend(seat, Thing::Coin, price.into(), "NN-SACT-05");
        if let Some(slot) = self.choose_slot(seat, gear.widen(), "NN-SACT-06", |_| true)? {
            self.equip(seat, gear.widen(), slot, Some("shop"), "NN-SACT-06");
        }
        let colour = self.book.gear_piece(gear).colour;
        self.state.shop[colour as usize].retain(|other| *other != gear);
        self.fill_shop();
        Ok(())
    }

    /// An ability or gear goes on a slot of its colour; what lies there is out of the game (NN-HERO-06, NN-HERO-07, NN-HERO-08, NN-HERO-09,
    /// NN-OPEN-20).
    pub(crate) fn choose_slot(
        &mut self,
        seat: Seat,
        piece: Id<Piece>,
        rules: &'static str,
        able: impl Fn(&Self) -> bool,
    ) -> Play<Option<u8>, Halt> {
        let colour = self.book.piece(piece).colour;
        let slots = if colour == Colour::Red { 4 } else { 3 };
        let options = |g: &Self| -> Options<Slot> {
            let free =
                |slot: &u8| colour == Colour::Blue && g.player(seat).blue[usize::from(*slot)].is_none();
            // An empty blue slot is as good as another.
            let first = (0..slots).find(free);
            let slots = first.map_or(0..slots, |slot| slot..slot + 1);
            slots.filter(|_| able(g)).map(|slot| Slot { colour, slot, seat }).collect()
        };
        let prompt = move |g: &Self| format!("Where does {} go?", g.book.piece(piece).name);
        Ok(self.choose(seat, rules, prompt, options)?.map(|Slot { slot, .. }| slot))
    }

    pub(crate) fn equip(
        &mut self,
        seat: Seat,
        piece: Id<Piece>,
        slot: u8,
        from: Option<&str>,
        rules: &'static str,
    ) {
        let colour = self.book.piece(piece).colour;
        let before = self.max_mana(seat);
        let player = self.player_mut(seat);
        let place = match colour {
            Colour::Red => &mut player.red[usize::from(slot)],
            Colour::Blue => &mut player.blue[usize::from(slot)],
        };
        let old = place.replace(piece);
        self.state.boxed.extend(old);
        let slot = format!("slot/{}/{}/{}", seat.index(), colour.key(), slot + 1);
        if let Some(old) = old {
            self.tell(rules, |g| g.moved(old, Some(slot.clone()), None).unsaid(seat));
        }
        self.tell(rules, |g| {
            let verb = if g.book.piece(piece).ability.is_some() { "learns" } else { "equips" };
            let place = old.map(|old| format!(" in place of {}", g.book.piece(old).name));
            let name = &g.book.piece(piece).name;
            let text = format!("{} {verb} {name}{}.", g.name(seat), place.unwrap_or_default());
            g.moved(piece, from.map(str::to_owned), Some(slot.clone())).said(seat, text)
        });
        // A new place for mana is filled at once; a surplus is taken off (NN-OPEN-21).
        let most = self.max_mana(seat);
        self.gain(seat, Thing::Mana, most.saturating_sub(before).into(), "NN-GEAR-03 NN-GEAR-04");
        let surplus = self.player(seat).mana.saturating_sub(most);
        self.lose(seat, Thing::Mana, surplus.into(), "NN-OPEN-21");
    }
}

/// A villager of the row, by the good.
#[derive(Clone, Copy)]
pub(crate) struct Guest(pub Villager);

/// Gear to buy and its price, or none.
#[derive(Clone, Copy)]
pub(crate) struct Wares(pub Option<(Id<Gear>, u8)>);

/// A slot of a hero board.
#[derive(Clone, Copy)]
pub(crate) struct Slot {
    pub colour: Colour,
    pub slot: u8,
    pub seat: Seat,
}
