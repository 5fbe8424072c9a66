//! What may be done at any time: equipping, using boards and cards, moving weapons, joining and leaving
//! (SG-CMD, SG-EQUIP, SG-WEAPON, SG-JOIN, SG-LEAVE).

use crate::book::powers::{Price, Rule};
use crate::book::{Ability, Adventure, Crew, Sort};
use crate::rules::damage::{Pick, crew_key};
use crate::rules::uses::{Moment, Use};
use crate::{Halt, Sail, SleepingGods};
use table::{Anytime, Ask, Choice, Id, Options, Or, Pause, Play, Seat, What, words};

/// At most so many ability cards on a crew board (SG-EQUIP-03).
const SLOTS: usize = 2;

/// Something that may be done at any time outside challenges and combat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Free {
    Equip(Id<Ability>),
    Use(Use),
    Weapon(Id<Adventure>),
    /// Discards what one's own crew wears (SG-EQUIP-04).
    Shed(Crew, Id<Ability>),
    /// Joins the crew when the turn ends, or leaves it.
    Join,
    Leave,
    /// Has thought better of it.
    Remain,
    /// SG-SAVE-01
    Pack,
}

impl Choice<SleepingGods> for Free {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Free::Equip(card) => format!("equip/{}", game.key_of(*card)),
            Free::Use(it) => it.key(game),
            Free::Weapon(card) => format!("weapon/{}", game.key_of(*card)),
            Free::Shed(_, card) => format!("shed/{}", game.key_of(*card)),
            Free::Join => "join".to_owned(),
            Free::Leave => "leave".to_owned(),
            Free::Remain => "remain".to_owned(),
            Free::Pack => "pack".to_owned(),
        }
    }

    fn label(&self, game: &SleepingGods) -> String {
        match self {
            Free::Equip(card) => format!("Equip {}", game.ability_text(*card)),
            Free::Use(it) => it.label(game),
            Free::Weapon(card) => format!("Hand {} to somebody else", game.book.adventure(*card).name),
            Free::Shed(crew, card) => {
                format!("Discard {} of {}", game.book.ability(*card).name, game.crew_name(*crew))
            }
            Free::Join => "Join the crew when this turn ends".to_owned(),
            Free::Leave => "Leave the crew when this turn ends".to_owned(),
            Free::Remain => "Do not leave or join after all".to_owned(),
            Free::Pack => "Pack up, or reset the campaign".to_owned(),
        }
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        match self {
            Free::Equip(card) => Some(game.key_of(*card)),
            Free::Use(it) => it.target(game),
            Free::Weapon(card) => Some(game.key_of(*card)),
            Free::Shed(_, card) => Some(game.key_of(*card)),
            Free::Join | Free::Leave | Free::Remain | Free::Pack => None,
        }
    }

    fn secret(&self, _: &SleepingGods) -> bool {
        matches!(self, Free::Equip(_))
    }

    fn instinct(&self, game: &SleepingGods) -> u32 {
        match self {
            Free::Equip(_) => 30,
            Free::Use(it) => it.instinct(game),
            Free::Weapon(_) | Free::Shed(..) | Free::Join | Free::Leave | Free::Remain | Free::Pack => 0,
        }
    }
}

impl Anytime for SleepingGods {
    type Aside = Free;

    fn do_aside(&mut self, by: Seat, free: Free) -> Play<()> {
        match free {
            Free::Equip(card) => self.equip(by, card),
            Free::Use(it) => self.apply(by, it, None).map_err(|halt| match halt {
                Halt::Pause(pause) => pause,
                // Nothing that may be done at any time hurts anybody.
                Halt::Defeat => Pause::Over,
            }),
            Free::Weapon(card) => self.give_weapon(by, card),
            Free::Shed(crew, card) => {
                self.unequip(crew, card, "SG-EQUIP-04 SG-EQUIP-13");
                Ok(())
            }
            Free::Pack => self.pack_up(),
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
    /// Asks the active player; beside the question stands what everybody may do at any time (SG-CMD-02, SG-EQUIP-11). Nothing, after
    /// that was done: the step ends, however often somebody hands a weapon to and fro, and the next one asks again.
    pub(crate) fn decide<T: Choice<Self>>(
        &mut self,
        rules: &'static str,
        prompt: impl Fn(&Self) -> String,
        options: impl Fn(&Self) -> Options<T>,
    ) -> Play<Option<T>> {
        let seat = self.active;
        let others = table::seats(self.players.len()).filter(|s| *s != seat).collect();
        let offer = |g: &Self, at: Seat| {
            let own = if at == seat { options(g) } else { Options::new() };
            Or::list(own, g.free(at))
        };
        let asked = |g: &Self, at: Seat| match at == seat {
            true => prompt(g),
            false => format!("{} is on turn.", g.name(seat)),
        };
        let chosen = self.ask_any(rules, asked, seat.into(), others, offer)?;
        Ok(self.taken(chosen)?.map(|(_, chosen)| chosen))
    }

    /// What a seat may do now, whoever is on turn.
    pub(crate) fn free(&self, seat: Seat) -> Vec<Free> {
        let player = self.player(seat);
        if !player.present {
            // There are no more than four chairs (SG-JOIN-04).
            return vec![if player.changing { Free::Remain } else { Free::Join }];
        }
        let affordable = |card: &&Id<Ability>| self.book.ability(**card).cost <= player.command;
        let equips = player.hand.iter().filter(affordable).map(|card| Free::Equip(*card));
        let uses = self.uses(seat, Moment::Open, &[]).into_iter().map(Free::Use);
        let weapons = self.adventures.iter().filter(|o| self.book.adventure(o.card).sort == Sort::Weapon);
        let weapons = weapons.filter(|_| seat == self.active).map(|o| Free::Weapon(o.card));
        // Somebody has to sail on.
        let staying = self.seats().filter(|s| !self.player(*s).changing).count();
        let leaves = if player.changing { Some(Free::Remain) } else { (staying > 1).then_some(Free::Leave) };
        let packs = self.may_pack(seat).then_some(Free::Pack);
        let worn = self
            .crew_of(seat)
            .flat_map(|crew| self.mate(crew).cards.iter().map(move |card| Free::Shed(crew, *card)));
        equips.chain(uses).chain(weapons).chain(worn).chain(leaves).chain(packs).collect()
    }

    /// SG-EQUIP-01, SG-EQUIP-02, SG-EQUIP-03, SG-EQUIP-12
    fn equip(&mut self, by: Seat, card: Id<Ability>) -> Play<()> {
        let room = |g: &Self, crew: &Crew| g.mate(*crew).cards.len() < SLOTS || g.controls(*crew) == by;
        let crew: Options<Pick> = Crew::ALL.into_iter().filter(|c| room(self, c)).map(Pick).collect();
        let prompt = |_: &Self| "Who gets the card?".to_owned(); // whoever looks on does not learn which
        let Pick(crew) = self.ask(by, "SG-EQUIP-01 SG-EQUIP-02 SG-SHARE-05", prompt, crew)?;
        if self.mate(crew).cards.len() >= SLOTS {
            // SG-EQUIP-04, SG-OPEN-23: the one who controls them may make room.
            let held: Options<Worn> = self.mate(crew).cards.iter().copied().map(Worn).collect();
            let prompt = move |g: &Self| format!("{} holds two cards. Which one goes?", g.crew_name(crew));
            let Worn(old) = self.ask(by, "SG-EQUIP-03 SG-EQUIP-04", prompt, held)?;
            self.unequip(crew, old, "SG-EQUIP-04 SG-EQUIP-13");
        }
        let cost = self.book.ability(card).cost;
        self.pay_command(by, cost, "SG-EQUIP-01 SG-CMD-03");
        self.player_mut(by).hand.retain(|held| *held != card);
        self.mate_mut(crew).cards.push(card);
        self.tell("SG-EQUIP-01", |g| {
            let text =
                format!("{} equips {} with {}.", g.name(by), g.crew_name(crew), g.book.ability(card).name);
            g.moved(card, Some(by.place()), Some(crew_key(crew))).said(by, text)
        });
        let instant = self.book.ability(card).rules.iter().filter_map(|rule| match rule {
            Rule::Use(Price::Equip, ways) => Some(ways[0].clone()),
            _ => None,
        });
        for effect in instant.collect::<Vec<_>>().concat() {
            self.happen(self.controls(crew), Some(crew), effect)
                .map_err(|halt| if let Halt::Pause(p) = halt { p } else { Pause::Over })?;
        }
        Ok(())
    }

    /// An equipped card goes to the discards (SG-EQUIP-13).
    pub(crate) fn unequip(&mut self, crew: Crew, card: Id<Ability>, rules: &'static str) {
        self.mate_mut(crew).cards.retain(|held| *held != card);
        let excess = self.mate(crew).damage.saturating_sub(self.max_health(crew)); // SG-DMG-02
        self.mate_mut(crew).damage -= excess;
        self.shift(excess, "SG-DMG-02", |_| {
            What::tokens("damage", excess.into(), Some(crew_key(crew)), None)
        });
        self.abilities.discards.push(card);
        self.tell(rules, |g| {
            let text = format!("{} loses {}.", g.crew_name(crew), g.book.ability(card).name);
            g.moved(card, Some(crew_key(crew)), Some("ability-discards".to_owned())).said(None, text)
        });
    }

    /// SG-EVENT-15, SG-OPEN-29: at the end of an event deck, all of them.
    pub(crate) fn unequip_all(&mut self) {
        for crew in Crew::ALL {
            for card in self.mate(crew).cards.clone() {
                self.unequip(crew, card, "SG-EVENT-15");
            }
        }
    }

    /// Joining and leaving between turns (SG-JOIN-02, SG-LEAVE-02); who leaves keeps nothing (SG-LEAVE-03, SG-LEAVE-04).
    pub(crate) fn change_company(&mut self) -> Sail<()> {
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
        Ok(())
    }

    fn leave(&mut self, seat: Seat, next: Seat) -> Sail<()> {
        self.tell("SG-LEAVE-01", |g| words(seat, format!("{} leaves the crew.", g.name(seat))));
        self.discard_some(seat, 1, "SG-LEAVE-03")?;
        let spare = self.player(seat).command.saturating_sub(1);
        self.pay_command(seat, spare, "SG-LEAVE-03");
        self.player_mut(seat).present = false;
        let next = if next == seat { self.left_of(seat) } else { next };
        let heirs: Options<Heir> = self.seats().map(Heir).collect();
        // SG-LEAVE-04, SG-OPEN-55
        while !self.player(seat).hand.is_empty() {
            let prompt = move |g: &Self| format!("Who gets an ability card of {}?", g.name(seat));
            let Heir(heir) = self.ask(next, "SG-LEAVE-04", prompt, heirs.clone())?;
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
            self.check_hand(heir)?;
        }
        if self.player(seat).command > 0 {
            let Heir(heir) = self.ask(next, "SG-LEAVE-04", "Who gets the command token?", heirs)?;
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
        self.tell("SG-SETUP-07", |g| {
            let of = |seat| Crew::ALL.into_iter().filter(move |crew| g.mate(*crew).owner == Some(seat));
            let names = |seat| of(seat).map(|crew| g.crew_name(crew)).collect::<Vec<_>>();
            let shares =
                g.seats().map(|seat| format!("{} has {}", g.name(seat), table::listed(&names(seat))));
            words(None, format!("The crew is shared out. {}.", shares.collect::<Vec<_>>().join("; ")))
        });
    }
}

/// A card that somebody wears.
#[derive(Clone, Copy)]
struct Worn(Id<Ability>);

impl Choice<SleepingGods> for Worn {
    fn key(&self, game: &SleepingGods) -> String {
        game.key_of(self.0)
    }

    fn label(&self, game: &SleepingGods) -> String {
        game.ability_text(self.0)
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        Some(game.key_of(self.0))
    }
}

/// Somebody who gets something.
#[derive(Clone, Copy)]
struct Heir(Seat);

impl Choice<SleepingGods> for Heir {
    fn key(&self, _: &SleepingGods) -> String {
        self.0.place()
    }

    fn label(&self, game: &SleepingGods) -> String {
        game.name(self.0)
    }

    fn target(&self, _: &SleepingGods) -> Option<String> {
        Some(self.0.place())
    }
}
