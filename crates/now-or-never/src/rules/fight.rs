//! Combat (NN-FIGHT, NN-MANA).

use crate::book::Thing;
use crate::book::powers::{Effect, Passive, Rule};
use crate::book::words::{Cost, Gain};
use crate::rules::deed::DIE;
use crate::rules::powers::{Moment, Use};
use crate::state::{Fight, Rival};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Options, Play, SceneKind, Seat, Throw, What, words};

/// What a round comes to: the rolled ability, and what was added to it.
#[derive(Clone, Copy, Default)]
struct Blow {
    damage: u8,
    defense: u8,
    /// What rolled numbers bring, at the better moment of the round (NN-GEAR-02).
    hearts: u16,
}

impl NowOrNever {
    /// Health and damage of whoever is fought.
    pub(crate) fn strength(&self, against: Rival) -> (u8, u8) {
        match against {
            Rival::Quest(card) => self.book.quests[card].fight.expect("only combat quests are fought"),
            other => self.foe(other).map_or((0, 0), |(foe, _)| (foe.health, foe.damage)),
        }
    }

    /// One round, or the retreat (NN-FIGHT-10, NN-FIGHT-20).
    pub(crate) fn fight_on(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        let fight = self.fight.expect("there is a combat");
        if fight.rounds > 0 {
            let options = |_: &Self| -> Options<Next> { [Next::Round, Next::Retreat].into_iter().collect() };
            let prompt = |g: &Self| {
                let (health, damage) = g.strength(fight.against);
                let left = health.saturating_sub(fight.dealt);
                format!(
                    "Another round against {}? It has {left} of {health} health left and deals {damage} damage a round.",
                    g.rival_name(fight.against)
                )
            };
            match self.decide(seat, "NN-FIGHT-10 NN-FIGHT-14", prompt, options)? {
                None => return Ok(()),
                Some(Next::Retreat) => return self.give_up(seat, fight.against),
                Some(Next::Round) => {}
            }
        }
        self.round(seat, fight)
    }

    /// A combat begins.
    pub(crate) fn take_up(&mut self, against: Rival) {
        let scene = self.scenes.begin(SceneKind::Fight);
        self.state.fight = Some(Fight { scene, against, dealt: 0, rounds: 0 });
    }

    /// NN-FIGHT-02, NN-FIGHT-04, NN-FIGHT-05
    fn round(&mut self, seat: Seat, fight: Fight) -> Play<(), Halt> {
        let (health, harm) = self.strength(fight.against);
        let face = self.roll(seat, "NN-FIGHT-02", "your attack")?;
        let rules = self.face_rules(seat, face).to_vec();
        let mut blow = Blow::default();
        for rule in &rules {
            if let Rule::Rolled(effects) = rule {
                self.strike(seat, effects, &mut blow)?;
            }
        }
        blow.hearts += self.lucky_number(seat, face)?;
        let always = |passive: &Passive| if let Passive::Defense(n) = passive { *n } else { 0 };
        blow.defense += self.passives(seat).map(always).sum::<u8>();
        self.boost(seat, face, &mut blow, fight)?;
        let dealt = fight.dealt.saturating_add(blow.damage);
        let lost = harm.saturating_sub(blow.defense); // NN-FIGHT-07
        self.state.fight = Some(Fight { dealt, rounds: fight.rounds + 1, ..fight });
        self.tell("NN-FIGHT-04 NN-FIGHT-05", |g| {
            let foe = g.rival_name(fight.against);
            let ours =
                Throw::of(g.name(seat), &[table::Die::showing(DIE, face.to_string())]).face(seat.place());
            let text = format!("{} deals {} damage to {foe} and takes {lost}.", g.name(seat), blow.damage);
            ours.plus(blow.damage.into(), "damage").roll().said(seat, text)
        });
        // NN-EX-16: before the damage as far as there is room, the rest after it.
        let room = u16::from(self.max_hearts(seat).saturating_sub(self.player(seat).hearts));
        let early = blow.hearts.min(room);
        self.gain(seat, Thing::Heart, early, "NN-GEAR-02");
        self.hurt(seat, lost, "NN-FIGHT-05")?; // NN-FIGHT-13
        self.gain(seat, Thing::Heart, blow.hearts - early, "NN-GEAR-02");
        if dealt >= health {
            self.win(seat, fight.against)?; // NN-FIGHT-09
        }
        Ok(())
    }

    /// What a face of the die does: the piece on its slot, or what is printed there (NN-FIGHT-03).
    pub(crate) fn face_rules(&self, seat: Seat, face: u8) -> &[Rule] {
        let at = usize::from(face - 1);
        match self.player(seat).red[at] {
            Some(piece) => &self.book.piece(piece).rules,
            None => &self.book.board(self.player(seat).hero).faces[at],
        }
    }

    fn strike(&mut self, seat: Seat, effects: &[Effect], blow: &mut Blow) -> Play<(), Halt> {
        for effect in effects {
            match effect {
                Effect::Damage(n) => blow.damage += n,
                Effect::Defense(n) => blow.defense += n,
                Effect::DieOfDamage => {
                    let face = self.roll(seat, "NN-HAB-10", "more damage")?;
                    blow.damage += face;
                    blow.hearts += self.lucky_number(seat, face)?; // each number that is rolled
                }
                Effect::Gain(gain) => self.gain_all(seat, std::slice::from_ref(gain), "NN-GEAR-05")?,
                Effect::Move(_) | Effect::Reroll | Effect::Ignore | Effect::Token | Effect::Act(_) => {}
            }
        }
        Ok(())
    }

    /// What mana adds: the rolled ability once (NN-MANA-02), blue ones as their limits say (NN-MANA-04, NN-MANA-05).
    fn boost(&mut self, seat: Seat, face: u8, blow: &mut Blow, fight: Fight) -> Play<(), Halt> {
        let mut used: Vec<Use> = Vec::new();
        let mut red = false;
        let (health, harm) = self.strength(fight.against);
        // Hearts and mana can be had at any time (NN-MANA-04); whoever could get some is asked, whatever there is to add yet.
        let stands_beside = |g: &Self, it: &Use| g.uses(seat, Moment::Own).any(|other| other == *it);
        let helps = |g: &Self| g.uses(seat, Moment::Round).any(|it| stands_beside(g, &it));
        while fight.dealt.saturating_add(blow.damage) < health || harm > blow.defense {
            let options = |g: &Self| -> Options<More> {
                let paid = g.face_rules(seat, face).iter().enumerate().find_map(|(at, rule)| match rule {
                    Rule::Use(price, ..) if !red && g.can_pay(seat, price) => {
                        Some(More::Red { face, rule: at as u8 })
                    }
                    _ => None,
                });
                let limited = |it: &Use| matches!(g.rules_of(seat, it.source)[usize::from(it.rule)], Rule::Use(_, _, limit) if limit.round);
                let uses = g.uses(seat, Moment::Round).filter(|it| !(limited(it) && used.contains(it)));
                let uses = uses.filter(|it| !stands_beside(g, it));
                [More::Enough].into_iter().chain(paid).chain(uses.map(More::Use)).collect()
            };
            let (damage, defense) = (blow.damage, blow.defense);
            let prompt = move |g: &Self| {
                let foe = g.rival_name(fight.against);
                format!(
                    "You deal {damage} with a defense of {defense}; {foe} deals {harm}. Do you add anything?"
                )
            };
            let rules = "NN-MANA-02 NN-MANA-04 NN-MANA-05";
            let chosen = match helps(self) {
                true => self.choose_even_one(seat, rules, prompt, options)?,
                false => self.choose(seat, rules, prompt, options)?,
            };
            match chosen {
                None | Some(More::Enough) => return Ok(()),
                Some(More::Red { rule, .. }) => {
                    red = true;
                    let rolled = &self.face_rules(seat, face)[usize::from(rule)];
                    let Rule::Use(price, effects, _) = rolled.clone() else { continue };
                    for cost in price {
                        if let Cost::Thing(thing, n) = cost {
                            self.spend(seat, thing, n.into(), "NN-MANA-02");
                        }
                    }
                    self.strike(seat, &effects, blow)?;
                }
                Some(More::Use(it)) => {
                    used.push(it);
                    let effects = self.pay_use(seat, it);
                    self.strike(seat, &effects, blow)?;
                }
            }
        }
        Ok(()) // Nothing could be added to it.
    }

    /// What a number brings whenever it is rolled in a combat (NN-GEAR-02): hearts are said, since they may come later; the rest is gained.
    fn lucky_number(&mut self, seat: Seat, face: u8) -> Play<u16, Halt> {
        let gains = self.passives(seat).filter_map(|passive| match passive {
            Passive::On(number, gain) if *number == face => Some(gain.clone()),
            _ => None,
        });
        let (hearts, others): (Vec<Gain>, Vec<Gain>) =
            gains.partition(|gain| matches!(gain, Gain::Thing(Thing::Heart, _)));
        self.gain_all(seat, &others, "NN-GEAR-02")?;
        let n = |gain: &Gain| if let Gain::Thing(_, n) = gain { u16::from(n.unsigned_abs()) } else { 0 };
        Ok(hearts.iter().map(n).sum())
    }

    /// NN-FIGHT-09, NN-FIGHT-11, NN-FIGHT-12, NN-OPEN-29
    fn win(&mut self, seat: Seat, against: Rival) -> Play<(), Halt> {
        self.state.fight = None;
        self.tell("NN-FIGHT-09", |g| {
            let text = format!("{} beats {}.", g.name(seat), g.rival_name(against));
            let here = Some(format!("space/{}", g.player(seat).at));
            match against {
                Rival::Level(_) => What::tokens("enemy", 1, here, None),
                Rival::Guest(_) => What::tokens("menace", 1, here, None),
                Rival::Quest(_) | Rival::Story(_) => What::Words {},
            }
            .said(seat, text)
        });
        match against {
            Rival::Level(level) => {
                self.state.enemies[usize::from(level - 1)] -= 1;
                self.reward(seat, against)?;
            }
            Rival::Guest(menace) => {
                self.state.props.enemies.retain(|other| *other != menace);
                self.reward(seat, against)?;
            }
            Rival::Quest(card) => {
                let gains = self.book.quests[card].gains.clone();
                self.gain_all(seat, &gains, "NN-FIGHT-11")?;
            }
            Rival::Story(_) => {} // its choice says what it brings (NN-STORY-18)
        }
        let more: Vec<Gain> = self
            .passives(seat)
            .filter_map(|passive| if let Passive::Win(gain) = passive { Some(gain.clone()) } else { None })
            .collect();
        self.gain_all(seat, &more, "NN-FIGHT-11")?;
        match against {
            Rival::Level(_) | Rival::Guest(_) => self.end_turn(),
            Rival::Quest(_) | Rival::Story(_) => Ok(()),
        }
    }

    /// A retreat or a loss (NN-FIGHT-14, NN-FIGHT-15, NN-FIGHT-16, NN-OPEN-28): the turn is over.
    fn give_up(&mut self, seat: Seat, against: Rival) -> Play<(), Halt> {
        self.state.fight = None;
        self.tell("NN-FIGHT-14", |g| {
            words(seat, format!("{} retreats from {}.", g.name(seat), g.rival_name(against)))
        });
        self.lost_fight(seat, against)
    }

    fn lost_fight(&mut self, seat: Seat, against: Rival) -> Play<(), Halt> {
        match against {
            Rival::Quest(card) => self.fail_quest(seat, card),
            Rival::Story(_) => self.fail_fight(seat)?, // NN-OPEN-30
            Rival::Level(_) | Rival::Guest(_) => {}
        }
        self.gain(seat, Thing::Experience, 1, "NN-FIGHT-16");
        self.end_turn()
    }

    /// No heart is left: the turn is over (NN-ZERO-01), and so is a combat (NN-ZERO-04).
    pub(crate) fn run_out(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        self.tell("NN-ZERO-01", |g| {
            words(seat, format!("{} has no hearts left, which ends the turn.", g.name(seat)))
        });
        match self.state.fight.take() {
            Some(fight) => self.lost_fight(seat, fight.against),
            None => self.end_turn(),
        }
    }
}

/// Another round, or none.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    Round,
    Retreat,
}

/// What mana buys in a round: nothing more, or a line of the rolled ability.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum More {
    Enough,
    Red { face: u8, rule: u8 },
    Use(Use),
}
