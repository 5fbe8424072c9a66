//! Fate: one card of the ability deck, and what may be laid on it (SG-FATE, SG-DICE).

use crate::book::powers::{Effect, Price, Redraw};
use crate::book::{Ability, Crew, Skill};
use crate::rules::occasion::{Draw, Moment, Use};
use crate::rules::telling::spot_name;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Die, Id, Options, Or, Play, Seat, Throw, words};

/// What can be laid on a draw.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Lay {
    Enough,
    /// SG-CHAL-15, SG-TRAVEL-07
    Card(Id<Ability>),
    Use(Use),
    /// SG-ATK-13
    Extra(Id<Ability>),
    /// The synergy token of another crew member (SG-SYN-03).
    Synergy(Crew),
}

impl SleepingGods {
    /// Fate for damage to the ship, which is neither a challenge nor an attack: effects that change fate may be used (SG-FATE-04,
    /// SG-OPEN-18).
    pub(crate) fn ship_fate(&mut self) -> Play<u8, Halt> {
        let fate = self.reveal_fate("Fate for the ship", "SG-SHIP-04");
        let mut draw = self.drawn(Moment::Ship(fate), fate);
        self.lay_on(
            self.active,
            &mut draw,
            "SG-FATE-04 SG-FATE-08",
            |_, _| Vec::new(),
            |g, d| {
                let spot = g.spot_of(d.fate);
                format!("Ship damage: fate is {}, which hits {}. Change it?", d.fate, spot_name(spot))
            },
        )?;
        self.settle_fate();
        Ok(draw.fate)
    }

    pub(crate) fn drawn(&self, moment: Moment, fate: u8) -> Draw {
        Draw {
            moment,
            fate,
            raised: 0,
            skill: 0,
            plus: 0,
            accuracy: 0,
            damage: 0,
            spare: 0,
            diagonal: false,
            block: 0,
            blow: 0,
            extra: false,
            spent: Vec::new(),
        }
    }

    /// SG-FATE-01, SG-DICE-01: the top card, or a die. It lies open until the draw is settled (SG-OPEN-24).
    pub(crate) fn reveal_fate(&mut self, what: &'static str, rules: &'static str) -> u8 {
        let (fate, die) = match self.die {
            true => (self.dealer.roll(6) as u8, self.dealer.rolled(1)), // SG-DICE-02, SG-OPEN-57
            false => {
                let card = self.top_ability(); // the open card is no part of a reshuffle (SG-OPEN-24)
                self.settle_fate();
                self.fate = card;
                // With all sixty cards in hands and on boards there is no fate; the lowest stands for it.
                let fate = card.map_or(1, |card| self.book.abilities[card].fate);
                (fate, vec![Die::showing(6, fate.to_string())])
            }
        };
        self.tell(rules, |_| Throw::of("Fate", &die).total().roll().said(None, format!("{what}: {fate}.")));
        if let Some(card) = self.fate {
            self.tell(rules, |g| {
                g.moved(card, Some("abilities".to_owned()), Some("fate".to_owned())).unsaid(None)
            });
        }
        fate
    }

    /// The open fate card goes to the discards (SG-CHAL-18).
    pub(crate) fn settle_fate(&mut self) {
        if let Some(card) = self.fate.take() {
            self.abilities.discards.push(card);
            self.tell("SG-CHAL-18", |g| {
                g.moved(card, Some("fate".to_owned()), Some("ability-discards".to_owned())).unsaid(None)
            });
        }
    }

    /// Lets everybody lay on what they have and want, until the one who decides has enough. `more` is what only the occasion has.
    pub(crate) fn lay_on(
        &mut self,
        by: Seat,
        draw: &mut Draw,
        rules: &'static str,
        more: impl Fn(&Self, &Draw) -> Vec<Lay>,
        prompt: impl Fn(&Self, &Draw) -> String,
    ) -> Play<(), Halt> {
        loop {
            let own = |g: &Self, seat: Seat| -> (Options<Lay>, Options<Use>) {
                let enough = (seat == by).then_some(Lay::Enough);
                let uses = g.uses(seat, draw.moment, &draw.spent);
                let hand = g.matching(seat, draw.moment).map(Lay::Card);
                let more = if seat == by { more(g, draw) } else { Vec::new() };
                let used = uses.iter().copied().map(Lay::Use);
                (enough.into_iter().chain(hand).chain(used).chain(more).collect(), uses)
            };
            // Where nobody can have anything to lay on, there is nothing to wait for. What others hold in their hands is theirs to know.
            let enough =
                self.challenge.as_ref().and_then(|c| c.need).is_some_and(|n| draw.total() >= n.into());
            let tests = matches!(draw.moment, Moment::Test(..)) && self.company() > 1 && !enough;
            let may = |seat: Seat| {
                let hides = tests && !self.player(seat).hand.is_empty();
                hides || own(self, seat).0.len() > usize::from(seat == by)
            };
            if !self.seats().any(may) {
                return Ok(());
            }
            let options = |g: &Self, seat: Seat| {
                let (own, uses) = own(g, seat);
                Or::list(own, g.beside_uses(seat, &uses))
            };
            let others = self.seats().filter(|s| *s != by).collect();
            // SG-CARD-02: nobody learns from a wait what is in a hand.
            let prompt = |g: &Self, _| prompt(g, draw);
            let chosen = self.ask_any_openly(rules, prompt, by.into(), others, options, |_| true)?;
            let Some((seat, lay)) = self.taken(chosen)? else { continue };
            match lay {
                Lay::Enough => return Ok(()),
                Lay::Card(card) => {
                    self.discard(seat, card, "SG-CHAL-15");
                    draw.plus += 1;
                }
                Lay::Use(it) => {
                    // SG-ABIL-09: what is paid for is not used up.
                    draw.spent.extend((self.terms_of(it).0 == Price::Free).then_some(it.source));
                    self.apply(seat, it, Some(draw))?;
                }
                Lay::Extra(card) => {
                    if let Moment::Attack(crew, _) = draw.moment {
                        self.unequip(crew, card, "SG-ATK-13")?;
                        draw.damage += 1;
                        draw.extra = true;
                    }
                }
                Lay::Synergy(owner) => self.use_synergy(owner, draw)?,
            }
            self.show_total(draw);
            if matches!(draw.moment, Moment::Blow(_)) && draw.block >= draw.blow {
                return Ok(()); // nothing is left to block
            }
        }
    }

    /// Keeps what everybody sees of a challenge or an attack up to date.
    fn show_total(&mut self, draw: &Draw) {
        if let Some(challenge) = self.challenge.as_mut() {
            challenge.fate = Some(draw.fate);
            challenge.total = draw.total();
        }
        let attack = self.combat.as_mut().and_then(|combat| combat.attack.as_mut());
        if let (Some(attack), Moment::Attack(..)) = (attack, draw.moment) {
            (attack.fate, attack.plus, attack.more) = (draw.fate, draw.accuracy, draw.damage + draw.spare);
        }
    }

    /// Cards of a hand whose skill is tested (SG-CHAL-15, SG-CHAL-16).
    fn matching(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = Id<Ability>> + '_ {
        let tested: Option<Skill> = if let Moment::Test(skill, _) = moment { Some(skill) } else { None };
        let hand = self.player(seat).hand.iter().copied();
        hand.filter(move |card| Some(self.book.abilities[*card].skill) == tested)
    }

    /// What an effect changes about a draw; false if it is none of those.
    pub(crate) fn tilt(&mut self, draw: &mut Draw, effect: Effect) -> Play<bool, Halt> {
        match effect {
            Effect::Skill(..) => {
                if let (Effect::Skill(skill, n), Moment::Test(tested, _)) = (effect, draw.moment)
                    && skill.is_none_or(|skill| skill == tested)
                {
                    draw.plus += i32::from(n);
                }
            }
            Effect::Fate(n) => (draw.fate, draw.raised) = (draw.fate + n, draw.raised + n),
            Effect::Redraw(how) => {
                let before = draw.fate;
                let drawn = self.reveal_fate("Fate, drawn again", "SG-FATE-05 SG-FATE-06 SG-FATE-07");
                // Of two that are equal, the one that lies open counts.
                if how != Redraw::Best || drawn >= before {
                    (draw.fate, draw.raised) = (drawn, 0);
                } else {
                    self.tell("SG-FATE-06", |_| {
                        words(None, format!("The {before} stays, because it is higher."))
                    });
                }
            }
            Effect::Accuracy(n) => draw.accuracy += i32::from(n),
            Effect::Damage(n) => draw.damage += n,
            Effect::Block(n) => draw.block += n,
            _ => return Ok(false),
        }
        draw.moment = match draw.moment {
            Moment::Test(skill, _) => Moment::Test(skill, draw.fate),
            Moment::Attack(crew, _) => Moment::Attack(crew, draw.fate),
            Moment::Ship(_) => Moment::Ship(draw.fate),
            other => other,
        };
        Ok(true)
    }
}
