//! What enemies do when a round ends (SG-ENDR, SG-ENAB).

use super::attack::At;
use crate::book::powers::Passive;
use crate::book::{Adventure, Crew, Power, Square, Status};
use crate::rules::picks::Pick;
use crate::rules::telling::crew_key;
use crate::{Halt, SleepingGods};
use std::hash::{Hash, Hasher};
use table::{Anytime, Ask, Id, Play, What};

/// After so many rounds in a row in which nothing has changed, a combat leads nowhere (SG-OPEN-69).
const STILL_ROUNDS: u8 = 5;

/// FNV-1a: a number that goes into saves has to be the same with every compiler.
struct Fnv(u64);

impl Hasher for Fnv {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |n, byte| (n ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3));
    }
}

/// What to do about a combat that leads nowhere.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standoff {
    Leave,
    FightOn,
}

impl SleepingGods {
    /// SG-ENDR: from left to right, each enemy strikes and does what its squares with the hourglass say.
    pub(super) fn end_round(&mut self) -> Play<(), Halt> {
        let active = self.active;
        let steady: u8 = self.passives().map(|p| if let Passive::Block(n) = p { *n } else { 0 }).sum();
        for at in 0..self.row().len() {
            // SG-ENAB-02, SG-ENAB-03, SG-OPEN-38
            let beside =
                [at.checked_sub(1), Some(at + 1).filter(|n| *n < self.row().len())].into_iter().flatten();
            let urged: u8 = beside
                .map(|n| {
                    u8::from(self.has_power(n, Power::Adjacent1))
                        + 2 * u8::from(self.has_power(n, Power::Adjacent2))
                })
                .sum();
            let damage = self.enemy_damage(at) + urged; // SG-ENDR-04
            let prompt = move |g: &Self| {
                let does = g.of_foe(at, "does", "do");
                format!("Whom {does} {} attack, with {damage} damage?", g.foe_name(at))
            };
            let rules = "SG-ENDR-01 SG-ENDR-02 SG-ENDR-03";
            let struck = self.choose(active, rules, prompt, Self::those_up)?;
            let Pick(crew) = struck.expect("somebody is up");
            let own: u8 =
                self.own_passives(crew).map(|p| if let Passive::Block(n) = p { *n } else { 0 }).sum();
            self.blow(active, crew, at, damage, steady + own, "SG-ENDR-03 SG-ENDR-05")?; // no weapon blocks here
            for power in self.uncovered(at).collect::<Vec<_>>() {
                if let Square::Power(power) = power {
                    self.hourglass(at, power)?;
                }
            }
        }
        match self.is_broken_off()? {
            true => self.leave_combat(),
            false => self.deal_tokens(), // SG-ENDR-12
        }
        Ok(())
    }

    /// SG-OPEN-69: a combat in which nothing changes any more would never end, and no rule ends it, so the players are asked.
    fn is_broken_off(&mut self) -> Play<bool, Halt> {
        let now = self.standing();
        let combat = self.combat_mut();
        combat.still = if combat.before == now { combat.still + 1 } else { 0 };
        combat.before = now;
        if combat.still < STILL_ROUNDS {
            return Ok(false);
        }
        combat.still = 0; // those who fight on are asked again after as many rounds
        let by = self.active;
        let prompt = move |_: &Self| format!("Nothing has changed for {STILL_ROUNDS} rounds. Break it off?");
        let options = |_: &Self| [Standoff::Leave, Standoff::FightOn].into_iter().collect();
        if self.choose(by, "SG-OPEN-69", prompt, options)? != Some(Standoff::Leave) {
            return Ok(false);
        }
        let others = self.seats().filter(|seat| *seat != by).collect();
        self.all_agree(by, others, "SG-OPEN-69", "break this combat off")
    }

    /// Everything that a round can change, as a number by which it can be compared: enemies, synergy tokens, the ship and its stores,
    /// what lies on boards and cards, and what the players hold.
    pub(super) fn standing(&self) -> (u32, u32) {
        let mut number = Fnv(0xcbf2_9ce4_8422_2325);
        self.combat.iter().for_each(|combat| (&combat.row, &combat.synergy).hash(&mut number));
        (self.damage, self.stores, &self.crew, &self.adventures).hash(&mut number);
        self.players.iter().for_each(|player| (player.command, &player.hand).hash(&mut number));
        ((number.0 >> 32) as u32, number.0 as u32)
    }

    /// SG-ENDR-08, SG-ENDR-09, SG-ENDR-10, SG-ENAB
    pub(super) fn hourglass(&mut self, at: usize, power: Power) -> Play<(), Halt> {
        let active = self.active;
        match power {
            Power::AdjacentRegen => {
                let beside = [at.checked_sub(1), Some(at + 1).filter(|n| *n < self.row().len())];
                for next in beside.into_iter().flatten() {
                    self.regenerate(next, 1)?; // SG-ENAB-04
                }
            }
            Power::Discard => self.lose_ability()?,
            Power::Venom => self.afflict_one(active, Status::Venom, &[], "SG-ENAB-06")?,
            Power::Frighten => self.afflict_one(active, Status::Frightened, &[], "SG-ENAB-08")?,
            Power::LoseResource => self.lose_resource()?,
            Power::Madness => self.afflict_one(active, Status::Madness, &[], "SG-ENAB-10")?,
            Power::LowMorale => self.afflict_one(active, Status::LowMorale, &[], "SG-ENAB-11")?,
            Power::Regen1 => self.regenerate(at, 1)?,
            Power::Regen3 => self.regenerate(at, 3)?,
            Power::Disarm => self.disarm()?,
            Power::Weaken => self.afflict_one(active, Status::Weakened, &[], "SG-ENAB-16")?,
            Power::ShipDamage => self.damage_ship(1)?, // SG-ENAB-17
            // Always on, or counted already.
            Power::Adjacent1 | Power::Adjacent2 | Power::FirstStrike | Power::Resist | Power::Flying => {}
        }
        Ok(())
    }

    /// SG-ENAB-12, SG-ENAB-13, SG-ENAB-20, SG-OPEN-47
    pub(super) fn regenerate(&mut self, at: usize, n: u8) -> Play<(), Halt> {
        for _ in 0..n {
            let options = |g: &Self| {
                let covered = g.row()[at].covered;
                (0..9).filter(|s| covered & (1 << s) != 0).map(|s| At((9 * at + s) as u8)).collect()
            };
            let prompt = move |g: &Self| {
                format!("{} {}: which token goes?", g.foe_name(at), g.of_foe(at, "heals", "heal"))
            };
            let healed = self.choose(self.active, "SG-ENAB-12 SG-ENAB-13", prompt, options)?;
            let Some(At(square)) = healed else { break };
            self.combat_mut().row[at].covered &= !(1 << (square % 9));
            self.tell("SG-ENAB-20", |g| {
                let text = format!("{} is open again.", table::capital(&g.square_text(square.into())));
                What::tokens("damage", 1, Some(format!("square/{at}/{}", square % 9)), None).said(None, text)
            });
        }
        Ok(())
    }

    /// SG-ENAB-05
    pub(super) fn lose_ability(&mut self) -> Play<(), Halt> {
        let worn = |g: &Self| {
            let of = |c: Crew| g.mate(c).cards.iter().map(move |card| Worn(c, *card));
            Crew::ALL.into_iter().flat_map(of).collect()
        };
        let lost = self.choose(self.active, "SG-ENAB-05", "Which equipped card is lost?", worn)?;
        let Some(Worn(crew, card)) = lost else { return Ok(()) };
        self.unequip(crew, card, "SG-ENAB-05")?;
        self.check_crew() // it may have been what held them up
    }

    /// SG-ENAB-14: it may be taken up again when the combat is over.
    pub(super) fn disarm(&mut self) -> Play<(), Halt> {
        let held = |g: &Self| g.adventures.iter().filter_map(|o| Some(Held(o.bearer?, o.card))).collect();
        let lost = self.choose(self.active, "SG-ENAB-14", "Which weapon is knocked away?", held)?;
        let Some(Held(crew, card)) = lost else { return Ok(()) };
        if let Some(owned) = self.adventures.iter_mut().find(|o| o.card == card) {
            owned.bearer = None;
        }
        self.tell("SG-ENAB-14", |g| {
            let text = format!("{} loses hold of {}.", g.crew_name(crew), g.book.adventure(card).name);
            g.moved(card, Some(crew_key(crew)), Some("locker".to_owned())).said(None, text)
        });
        Ok(())
    }
}

/// A card that a crew member wears.
#[derive(Clone, Copy)]
pub(crate) struct Worn(pub Crew, pub Id<crate::Ability>);

/// A weapon that somebody holds.
#[derive(Clone, Copy)]
pub(crate) struct Held(pub Crew, pub Id<Adventure>);
