//! What may be done at any time: equipping, using boards and cards, moving weapons, joining and leaving
//! (SG-CMD, SG-EQUIP, SG-WEAPON, SG-JOIN, SG-LEAVE).

use crate::book::powers::{Price, Rule};
use crate::book::{Ability, Adventure, Crew, Sort};
use crate::rules::occasion::{Moment, Use};
use crate::rules::pack::GIVE_UP;
use crate::rules::picks::{InHand, OfUs, Pick};
use crate::rules::telling::crew_key;
use crate::state::{Phase, Sharing};
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// At most so many ability cards on a crew board (SG-EQUIP-03).
const SLOTS: usize = 2;

/// Something that may be done at any time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Free {
    Equip(Id<Ability>),
    Use(Use),
    Weapon(Id<Adventure>),
    /// Discards what one's own crew wears (SG-EQUIP-04).
    Shed(Crew, Id<Ability>),
    /// A synergy token goes back to its owner, for nothing (SG-SYN-06).
    Return(Crew),
    /// Joins the crew when the turn ends, or leaves it.
    Join,
    Leave,
    /// Has thought better of it.
    Remain,
    /// SG-SAVE-01
    Pack,
    /// SG-CAMP-04
    Reset,
}

impl Anytime for SleepingGods {
    type Aside = Free;
    type Stop = Halt;

    /// SG-CMD-02, SG-EQUIP-11, SG-SYN-06, SG-OPEN-64
    fn asides(&self, seat: Seat) -> Options<Free> {
        let player = self.player(seat);
        if !player.present || matches!(self.phase, Phase::Setup | Phase::After | Phase::Over) {
            return Options::new();
        }
        let worn =
            self.crew_of(seat).flat_map(|crew| self.mate(crew).cards.iter().map(move |card| (crew, *card)));
        let sheds = worn.map(|(crew, card)| Free::Shed(crew, card));
        let reset = Some(Free::Reset).filter(|_| !self.dealer.is_wished(GIVE_UP));
        let always = sheds.chain(reset);
        if self.combat.is_some() {
            let tokens = self.crew_of(seat).flat_map(|crew| self.tokens_on(crew));
            return tokens.map(Free::Return).chain(always).collect();
        }
        let weapons = self.adventures.iter().filter(|o| self.book.adventure(o.card).sort == Sort::Weapon);
        let weapons = weapons.map(|o| Free::Weapon(o.card));
        let trying = self.challenge.is_some();
        let uses = self.uses(seat, if trying { Moment::Gather } else { Moment::Open }, &[]);
        let affordable = |card: &&Id<Ability>| !trying && self.book.abilities[**card].cost <= player.command;
        let equips = player.hand.iter().filter(affordable).map(|card| Free::Equip(*card));
        equips.chain(uses.into_iter().map(Free::Use)).chain(weapons).chain(always).collect()
    }

    /// Joining and leaving take place when a turn ends, and a game is packed up when one begins.
    fn between(&self, seat: Seat) -> Options<Free> {
        let player = self.player(seat);
        if !player.present {
            // There are no more than four chairs (SG-JOIN-04).
            return [if player.changing { Free::Remain } else { Free::Join }].into_iter().collect();
        }
        // Somebody has to sail on.
        let staying = self.seats().filter(|s| !self.player(*s).changing).count();
        let leaves = if player.changing { Some(Free::Remain) } else { (staying > 1).then_some(Free::Leave) };
        let packs = self.may_pack(seat).then_some(Free::Pack);
        leaves.into_iter().chain(packs).collect()
    }

    fn meanwhile(&self, decides: Seat) -> String {
        let does = if decides == self.active { "on turn" } else { "deciding" };
        format!("{} is {does}.", self.name(decides))
    }

    fn do_aside(&mut self, by: Seat, free: Free) -> Play<(), Halt> {
        match free {
            Free::Equip(card) => self.equip(by, card),
            Free::Use(it) => self.apply(by, it, None),
            Free::Weapon(card) => self.give_weapon(by, card),
            Free::Shed(crew, card) => self.unequip(crew, card, "SG-EQUIP-04 SG-EQUIP-13"),
            Free::Return(owner) => {
                self.return_token(owner, "SG-SYN-06", |_| String::new());
                Ok(())
            }
            Free::Pack => self.pack_up(),
            Free::Reset => self.give_up(by),
            Free::Join | Free::Leave => {
                self.player_mut(by).changing = true;
                self.tell("SG-JOIN-01 SG-LEAVE-01", |g| {
                    let does = if g.player(by).present { "leaves" } else { "joins" };
                    words(by, format!("{} {does} the crew when this turn ends.", g.name(by)))
                });
                Ok(())
            }
            Free::Remain => {
                self.player_mut(by).changing = false;
                self.tell("SG-JOIN-01 SG-LEAVE-01", |g| {
                    let does = if g.player(by).present { "stays with" } else { "does not join" };
                    words(by, format!("{} {does} the crew after all.", g.name(by)))
                });
                Ok(())
            }
        }
    }
}

impl SleepingGods {
    /// The rules that close something now which may otherwise be done at any time.
    pub(crate) fn closed_now(&self) -> &'static str {
        match (&self.combat, &self.challenge) {
            (Some(_), _) => "SG-EQUIP-09 SG-WEAPON-04 SG-COMBAT-17 SG-COMBAT-18 SG-OPEN-64",
            (None, Some(_)) => "SG-EQUIP-10",
            (None, None) => "",
        }
    }

    /// Whether this player could do more now than move things about. It is asked for all to see, and so it says nothing of hidden cards.
    pub(crate) fn could_act(&self, seat: Seat) -> bool {
        !self.player(seat).hand.is_empty() || !self.uses(seat, Moment::Open, &[]).is_empty()
    }

    /// What stands beside a question that offers some uses itself.
    pub(crate) fn beside_uses(&self, seat: Seat, offered: &[Use]) -> Options<Free> {
        let new = |free: &Free| !matches!(free, Free::Use(it) if offered.contains(it));
        self.beside(seat).into_iter().filter(new).collect()
    }

    /// SG-EQUIP-01, SG-EQUIP-02, SG-EQUIP-03, SG-EQUIP-12
    fn equip(&mut self, by: Seat, card: Id<Ability>) -> Play<(), Halt> {
        let cost = self.book.abilities[card].cost;
        // While somebody thinks about it, card or command may be gone.
        let able = |g: &Self| g.player(by).hand.contains(&card) && cost <= g.player(by).command;
        let room = |g: &Self, crew: &Crew| g.mate(*crew).cards.len() < SLOTS || g.controls(*crew) == by;
        let wearers = |g: &Self| Crew::ALL.into_iter().filter(|c| able(g) && room(g, c)).map(Pick).collect();
        let prompt = |_: &Self| "Who gets the card?".to_owned(); // whoever looks on does not learn which
        let rules = "SG-EQUIP-01 SG-EQUIP-02 SG-SHARE-05";
        let Some(Pick(crew)) = self.choose(by, rules, prompt, wearers)? else { return Ok(()) };
        // SG-EQUIP-04, SG-OPEN-23: the one who controls them may make room.
        let held = |g: &Self| -> Options<Slot> {
            let worn = &g.mate(crew).cards;
            worn.iter().filter(|_| worn.len() >= SLOTS && able(g)).copied().map(Slot).collect()
        };
        let prompt = move |g: &Self| format!("{} holds two cards. Which one goes?", g.crew_name(crew));
        while let Some(Slot(old)) = self.choose(by, "SG-EQUIP-03 SG-EQUIP-04", prompt, held)? {
            self.unequip(crew, old, "SG-EQUIP-04 SG-EQUIP-13")?;
        }
        if !able(self) {
            return Ok(());
        }
        self.pay_command(by, cost, "SG-EQUIP-01 SG-CMD-03");
        self.player_mut(by).hand.retain(|held| *held != card);
        self.mate_mut(crew).cards.push(card);
        self.tell("SG-EQUIP-01", |g| {
            let text =
                format!("{} equips {} with {}.", g.name(by), g.crew_name(crew), g.book.abilities[card].name);
            g.moved(card, Some(by.place()), Some(crew_key(crew))).said(by, text)
        });
        let instant = self.book.abilities[card].rules.iter().filter_map(|rule| match rule {
            Rule::Use(Price::Equip, ways) => Some(ways[0].clone()),
            _ => None,
        });
        for effect in instant.collect::<Vec<_>>().concat() {
            self.happen(self.controls(crew), Some(crew), effect)?;
        }
        Ok(())
    }

    /// An equipped card goes to the discards (SG-EQUIP-13), and damage that it had borne to somebody else (SG-DMG-09).
    pub(crate) fn unequip(&mut self, crew: Crew, card: Id<Ability>, rules: &'static str) -> Play<(), Halt> {
        let excess = self.take_off(crew, card, rules);
        self.spread(self.passes_on(), excess, &[], "SG-DMG-09")?;
        self.check_crew() // it may have been what held them up
    }

    /// Takes an equipped card off, and says how much damage is too much without it (SG-DMG-02).
    fn take_off(&mut self, crew: Crew, card: Id<Ability>, rules: &'static str) -> u8 {
        self.mate_mut(crew).cards.retain(|held| *held != card);
        self.abilities.discards.push(card);
        self.tell(rules, |g| {
            let text = format!("{} loses {}.", g.crew_name(crew), g.book.abilities[card].name);
            g.moved(card, Some(crew_key(crew)), Some("ability-discards".to_owned())).said(None, text)
        });
        let excess = self.mate(crew).damage.saturating_sub(self.max_health(crew));
        self.mate_mut(crew).damage -= excess;
        if excess > 0 {
            self.tell("SG-DMG-02 SG-DMG-09", |g| {
                let text = format!("{excess} damage is too much for {} now.", g.crew_name(crew));
                What::tokens("damage", excess.into(), Some(crew_key(crew)), None).said(None, text)
            });
        }
        excess
    }

    /// SG-EVENT-15, SG-OPEN-29: at the end of an event deck, all of them.
    pub(crate) fn unequip_all(&mut self) -> Play<(), Halt> {
        let mut excess = 0;
        for crew in Crew::ALL {
            for card in self.mate(crew).cards.clone() {
                excess += self.take_off(crew, card, "SG-EVENT-15");
            }
        }
        self.spread(self.active, excess, &[], "SG-DMG-09")?;
        self.check_crew()
    }

    /// Joining and leaving between turns (SG-JOIN-02, SG-LEAVE-02); who leaves keeps nothing (SG-LEAVE-03, SG-LEAVE-04).
    pub(crate) fn change_company(&mut self) -> Play<(), Halt> {
        let changing: Vec<Seat> =
            table::seats(self.players.len()).filter(|s| self.player(*s).changing).collect();
        if changing.is_empty() {
            return Ok(());
        }
        let next = self.active;
        for seat in &changing {
            self.player_mut(*seat).changing = false;
            match self.player(*seat).present {
                true => self.leave(*seat, next)?,
                false => {
                    self.player_mut(*seat).present = true; // SG-OPEN-54: with nothing
                    self.tell("SG-JOIN-01 SG-OPEN-54", |g| {
                        words(*seat, format!("{} joins the crew.", g.name(*seat)))
                    });
                }
            }
        }
        self.share_crew();
        for seat in self.seats().collect::<Vec<_>>() {
            self.check_hand(seat)?;
        }
        Ok(())
    }

    /// Between turns, and so nothing else is done meanwhile (SG-LEAVE-02): a defeat would find somebody who has half left.
    fn leave(&mut self, seat: Seat, next: Seat) -> Play<(), Halt> {
        self.tell("SG-LEAVE-01", |g| words(seat, format!("{} leaves the crew.", g.name(seat))));
        let hand: Options<InHand> = self.player(seat).hand.iter().copied().map(InHand).collect();
        if !hand.is_empty() {
            let rules = "SG-LEAVE-03 | SG-LEAVE-02";
            let InHand(card) = self.ask(seat, rules, "Which card do you discard?", hand)?;
            self.discard(seat, card, "SG-LEAVE-03");
        }
        let spare = self.player(seat).command.saturating_sub(1);
        self.pay_command(seat, spare, "SG-LEAVE-03");
        self.player_mut(seat).present = false;
        let next = if next == seat { self.left_of(seat) } else { next };
        let heirs: Options<OfUs> = self.seats().map(OfUs).collect();
        // SG-LEAVE-04, SG-OPEN-55
        while !self.player(seat).hand.is_empty() {
            let prompt = move |g: &Self| format!("Who gets an ability card of {}?", g.name(seat));
            let OfUs(heir) = self.ask(next, "SG-LEAVE-04 | SG-LEAVE-02", prompt, heirs.clone())?;
            let card = self.player_mut(seat).hand.remove(0); // face down
            self.dealer.turn_page(); // whoever gets it sees it
            self.player_mut(heir).hand.push(card);
            self.tell("SG-LEAVE-04", |g| {
                let text = format!("{} gets an ability card of {}.", g.name(heir), g.name(seat));
                What::Card { card: None, from: Some(seat.place()), to: Some(heir.place()) }.said(heir, text)
            });
            self.tell_only(heir, "SG-LEAVE-04", |g| {
                g.moved(card, Some(seat.place()), Some(heir.place())).unsaid(heir)
            });
        }
        if self.player(seat).command > 0 {
            let prompt = "Who gets the command token?";
            let OfUs(heir) = self.ask(next, "SG-LEAVE-04 | SG-LEAVE-02", prompt, heirs)?;
            self.player_mut(seat).command = 0;
            self.player_mut(heir).command += 1;
            self.tell("SG-LEAVE-04", |g| {
                let text = format!("{} gets the command token of {}.", g.name(heir), g.name(seat));
                What::tokens("command", 1, Some(seat.place()), Some(heir.place())).said(heir, text)
            });
        }
        Ok(())
    }

    /// The crew but the captain, as evenly as possible (SG-SETUP-07, SG-JOIN-02, SG-LEAVE-02, SG-LOAD-04).
    pub(crate) fn share_crew(&mut self) {
        let seats: Vec<Seat> = self.seats().collect();
        let n = Crew::ALL.len() - 1;
        for (place, crew) in Crew::ALL.into_iter().skip(1).enumerate() {
            // Those who sit together have neighbours on the list: the first seats get one more.
            let share = |at: usize| (n * at).div_ceil(seats.len());
            let owner = (0..seats.len()).rfind(|at| share(*at) <= place).unwrap_or(0);
            self.hand_board(crew, seats[owner]);
        }
        let unsettled = seats.iter().copied().collect();
        self.sharing = (seats.len() > 1).then_some(Sharing { unsettled, taken: [0; 4] }); // SG-OPEN-68
        self.tell("SG-SETUP-07", |g| {
            let names = |seat| g.boards_of(seat).map(|crew| g.crew_name(crew)).collect::<Vec<_>>();
            let shares =
                g.seats().map(|seat| format!("{} has {}", g.name(seat), table::listed(&names(seat))));
            words(None, format!("The crew is shared out. {}.", shares.collect::<Vec<_>>().join("; ")))
        });
    }
}

/// One of the cards on a crew board.
#[derive(Clone, Copy)]
pub(crate) struct Slot(pub Id<Ability>);
