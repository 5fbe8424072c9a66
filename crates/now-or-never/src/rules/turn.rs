//! A turn: a specialist, a hero action, or passing (NN-SEASON, NN-PASS, NN-SPEC, NN-HACT).

use crate::book::{Specialist, Thing};
use crate::state::{Hired, Phase};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// Specialists on a board (NN-HERO-01).
pub(crate) const SLOTS: usize = 4;

/// What a turn is used for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Action {
    /// NN-SPEC-02
    Own(Id<Specialist>),
    /// NN-SPEC-03: somebody else's, or the bot's (NN-SOLO-09).
    Other(Option<Seat>, Id<Specialist>),
    /// NN-SPEC-05
    Recruit(Id<Specialist>),
    /// NN-SPEC-11
    Rest(Id<Specialist>),
    /// With this action token (NN-HACT-04).
    Hero(u8),
    Pass,
}

impl NowOrNever {
    pub(crate) fn turn(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        let prompt = |g: &Self| format!("Season {}: what do you do?", g.season);
        let rules = "NN-SEASON-03 NN-SPEC-01 NN-HACT-01 NN-PASS-01";
        let Some(action) = self.decide(seat, rules, prompt, Self::actions)? else { return Ok(()) };
        match action {
            Action::Own(who) => self.pay_own(seat, who)?,
            Action::Other(owner, who) => self.pay_other(seat, owner, who)?,
            Action::Recruit(who) => self.recruit(seat, who)?,
            Action::Rest(who) => self.rest(seat, who)?,
            Action::Hero(token) => {
                self.player_mut(seat).acted[usize::from(token)] = true;
                let moves = self.book.board(self.player(seat).hero).moves[usize::from(token)];
                self.tell("NN-HACT-03", |g| {
                    action_token(seat, token.into(), true).said(seat, format!("{} sets out.", g.name(seat)))
                });
                self.set_out(seat, moves);
                return Ok(());
            }
            Action::Pass => {
                self.player_mut(seat).passed = true;
                self.tell("NN-PASS-02", |g| words(seat, format!("{} passes.", g.name(seat))));
            }
        }
        // An artifact may have sent the hero out (NN-ART-06); then the turn goes on.
        if self.act.is_none() { self.end_turn() } else { Ok(()) }
    }

    fn actions(&self) -> Options<Action> {
        let seat = self.active;
        let player = self.player(seat);
        let up = |hired: &&Hired| !hired.down;
        let payable = |hired: &&Hired| u16::from(self.book.specialists[hired.who].cost) <= player.coins;
        let own = player.specialists.iter().filter(up).filter(payable).map(|hired| Action::Own(hired.who));
        let others = self.seats().filter(|other| *other != seat);
        let theirs = others.flat_map(|other| {
            let list = self.player(other).specialists.iter().filter(up).filter(payable);
            list.map(move |hired| Action::Other(Some(other), hired.who))
        });
        let bots = self.bot.iter().flat_map(|bot| bot.specialists.iter().filter(up).filter(payable));
        let bots = bots.map(|hired| Action::Other(None, hired.who));
        let discount = self.recruit_discount(seat);
        let price = |who: Id<Specialist>| u16::from(self.double(who).saturating_sub(discount));
        let row = self.hire.iter().copied().filter(|who| price(*who) <= player.coins);
        let rests = player.specialists.iter().filter(up).map(|hired| Action::Rest(hired.who));
        // Tokens with the same number are alike.
        let moves = self.book.board(player.hero).moves;
        let first = |at: usize| (0..at).all(|other| player.acted[other] || moves[other] != moves[at]);
        let able = player.hearts > 0; // NN-HERO-04
        let tokens =
            (0..3).filter(|at| able && !player.acted[*at] && first(*at)).map(|at| Action::Hero(at as u8));
        own.chain(theirs)
            .chain(bots)
            .chain(row.map(Action::Recruit))
            .chain(tokens)
            .chain(rests)
            .chain([Action::Pass])
            .collect()
    }

    /// NN-SPEC-05, NN-OPEN-17
    pub(crate) fn recruit_price(&self, seat: Seat, who: Id<Specialist>) -> u8 {
        self.double(who).saturating_sub(self.recruit_discount(seat))
    }

    fn double(&self, who: Id<Specialist>) -> u8 {
        2 * self.book.specialists[who].cost
    }

    /// The specialists of a player, or of the bot.
    fn hired_mut(&mut self, owner: Option<Seat>) -> &mut Vec<Hired> {
        match owner {
            Some(seat) => &mut self.player_mut(seat).specialists,
            None => &mut self.bot_mut().specialists,
        }
    }

    /// Somebody has worked for this season (NN-SPEC-09).
    pub(crate) fn turn_down(
        &mut self,
        by: Option<Seat>,
        owner: Option<Seat>,
        who: Id<Specialist>,
        rules: &'static str,
        say: impl Fn(&Self, &str) -> String,
    ) {
        let hired = self.hired_mut(owner);
        hired.iter_mut().filter(|hired| hired.who == who).for_each(|hired| hired.down = true);
        self.tell(rules, |g| turned(g, owner, who).said(by, say(g, &g.book.specialists[who].name)));
    }

    /// A new season: everybody can work again (NN-PROD-08, NN-SOLO-10).
    pub(crate) fn turn_up(&mut self, owner: Option<Seat>) {
        let hired = self.hired_mut(owner).iter_mut();
        let tired = hired.filter_map(|hired| std::mem::take(&mut hired.down).then_some(hired.who));
        for who in tired.collect::<Vec<_>>() {
            self.tell("NN-PROD-08", |g| turned(g, owner, who).unsaid(owner));
        }
    }

    /// Whoever was recruited works at once, and somebody goes where there is no slot (NN-SPEC-06, NN-SPEC-07).
    pub(crate) fn take_on(&mut self, owner: Option<Seat>, who: Id<Specialist>, rules: &'static str) {
        self.state.hire.retain(|other| *other != who);
        self.hired_mut(owner).push(Hired { who, down: true });
        self.tell(rules, |g| {
            let text = format!("{} recruits {}.", g.boss(owner), g.book.specialists[who].name);
            g.moved(who, Some("hire".to_owned()), Some(board(owner))).said(owner, table::capital(&text))
        });
        self.tell(rules, |g| turned(g, owner, who).unsaid(owner));
    }

    pub(crate) fn send_away(&mut self, owner: Option<Seat>, who: Id<Specialist>, rules: &'static str) {
        self.hired_mut(owner).retain(|hired| hired.who != who);
        self.state.retired.push(who);
        self.tell(rules, |g| {
            let text = format!("{} leaves {}.", g.book.specialists[who].name, g.boss(owner));
            g.moved(who, Some(board(owner)), None).said(owner, text)
        });
    }

    /// "Ada", "the bot"
    pub(crate) fn boss(&self, owner: Option<Seat>) -> String {
        owner.map_or("the bot".to_owned(), |seat| self.name(seat))
    }

    /// What a specialist does for whoever pays.
    fn work(&mut self, seat: Seat, who: Id<Specialist>) -> Play<(), Halt> {
        let does = self.book.specialists[who].does.clone();
        self.gain_all(seat, &does, "NN-SACT-01 NN-BUILD-01")
    }

    fn pay_own(&mut self, seat: Seat, who: Id<Specialist>) -> Play<(), Halt> {
        let cost = self.book.specialists[who].cost;
        self.turn_down(Some(seat), Some(seat), who, "NN-SPEC-02", |g, who| {
            format!("{} pays {who}.", g.name(seat))
        });
        self.spend(seat, Thing::Coin, cost.into(), "NN-SPEC-02");
        self.work(seat, who)
    }

    fn pay_other(&mut self, seat: Seat, owner: Option<Seat>, who: Id<Specialist>) -> Play<(), Halt> {
        let (cost, tax) = (self.book.specialists[who].cost, self.book.specialists[who].tax);
        self.turn_down(Some(seat), owner, who, "NN-SPEC-03", |g, who| {
            format!("{} pays {who}.", g.name(seat))
        });
        self.spend(seat, Thing::Coin, cost.into(), "NN-SPEC-03");
        if let Some(owner) = owner {
            self.gain(owner, Thing::Coin, tax.into(), "NN-SPEC-04"); // from the supply
        }
        self.work(seat, who)
    }

    /// NN-SPEC-05, NN-SPEC-06, NN-SPEC-07, NN-SPEC-08
    fn recruit(&mut self, seat: Seat, who: Id<Specialist>) -> Play<(), Halt> {
        let price = self.recruit_price(seat, who);
        if self.player(seat).specialists.len() >= SLOTS {
            let old = |g: &Self| g.player(seat).specialists.iter().map(|hired| Leaver(hired.who)).collect();
            let gone = self.choose(seat, "NN-SPEC-06 NN-HERO-02", "Who makes room?", old)?;
            let Leaver(gone) = gone.expect("the slots are full");
            self.send_away(Some(seat), gone, "NN-SPEC-06");
        }
        self.spend(seat, Thing::Coin, price.into(), "NN-SPEC-05");
        self.take_on(Some(seat), who, "NN-SPEC-05");
        self.work(seat, who)?;
        self.fill_hire();
        Ok(())
    }

    /// NN-SPEC-11
    fn rest(&mut self, seat: Seat, who: Id<Specialist>) -> Play<(), Halt> {
        self.turn_down(Some(seat), Some(seat), who, "NN-SPEC-11", |_, who| format!("{who} rests."));
        let options = |_: &Self| [Rest(Thing::Heart, 2), Rest(Thing::Coin, 1)].into_iter().collect();
        if let Some(Rest(thing, n)) = self.choose(seat, "NN-SPEC-11", "2 hearts or 1 coin?", options)? {
            self.gain(seat, thing, n, "NN-SPEC-11");
        }
        Ok(())
    }

    /// The next player who has not passed (NN-SEASON-04); in solo play the bot first (NN-SOLO-07, NN-SOLO-08).
    pub(crate) fn end_turn(&mut self) -> Play<(), Halt> {
        (self.state.act, self.state.fight, self.state.reading) = (None, None, None);
        self.scenes.leave_all(); // what comes now is no part of a story or a fight
        if self.bot.is_some() && !self.player(self.active).passed {
            self.bots_turn()?;
        }
        let mut next = self.left_of(self.active);
        for _ in 0..self.players.len() {
            if !self.player(next).passed {
                self.state.active = next;
                if self.players.len() > 1 {
                    self.tell("NN-SEASON-04", |g| {
                        What::Turn {}.said(next, format!("It is {}'s turn.", g.name(next)))
                    });
                }
                return Ok(());
            }
            next = self.left_of(next);
        }
        self.state.phase = Phase::Production;
        Ok(())
    }
}

/// A board with specialists, as events name it.
pub(crate) fn board(owner: Option<Seat>) -> String {
    owner.map_or("bot".to_owned(), Seat::place)
}

/// A specialist is turned over.
fn turned(game: &NowOrNever, owner: Option<Seat>, who: Id<Specialist>) -> What {
    game.moved(who, Some(board(owner)), Some(board(owner)))
}

/// One of the three action tokens is used, or comes back (NN-HACT-04, NN-PROD-07).
pub(crate) fn action_token(seat: Seat, token: usize, used: bool) -> What {
    let place = Some(format!("action/{}/{}", seat.index(), token + 1));
    let (from, to) = if used { (place, None) } else { (None, place) };
    What::tokens("action", 1, from, to)
}

/// A specialist who makes room for another.
#[derive(Clone, Copy)]
pub(crate) struct Leaver(pub Id<Specialist>);

/// What a rest brings.
#[derive(Clone, Copy)]
pub(crate) struct Rest(pub Thing, pub u16);
