//! Raising a roll: cards that are spent on it, and hearts (NF-HEART-03, NF-HEART-04, NF-HEART-05,
//! NF-HEART-06, NF-HEART-07, NF-HEART-08, NF-HEART-14, NF-TRS-03).

use crate::NearAndFar;
use crate::book::Card;
use crate::book::words::{Kind, Price, Rule, Thing};
use crate::state::Roll;
use table::{Add, Anytime, Ask, Id, Options, Or, Play, Seat, Throw as Thrown};

/// The sides of every die.
pub(crate) const DIE: u32 = 6;

/// Hearts to spend: none, or as many as reach the next thing worth reaching.
#[derive(Clone, Copy)]
pub(crate) struct Spend {
    pub hearts: u32,
    pub total: u32,
    pub brings: &'static str,
}

/// "5 to succeed or 7 to succeed with a bonus": what is still out of reach.
fn needs(total: u32, targets: &[(u32, &'static str)]) -> String {
    let beyond = targets.iter().filter(|(target, _)| *target > total);
    beyond.map(|(target, brings)| format!("{target} to {brings}")).collect::<Vec<_>>().join(" or ")
}

/// A card to use in a combat roll.
#[derive(Clone, Copy)]
pub(crate) struct Throw(pub Option<(Id<Card>, Price, u8)>);

/// What a roll has come to.
#[derive(Clone, Copy)]
pub(crate) struct Raised {
    pub total: u32,
    /// The hearts that are in it.
    pub hearts: u32,
}

/// Whether cards can be spent on a roll.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum CardsIn {
    /// Not on skill, or no longer: in a duel both have decided (NF-OPEN-83).
    None,
    Combat,
}

impl NearAndFar {
    /// The roll as it lies on the table, for those who look.
    pub(crate) fn show_roll(&mut self, seat: Seat, kind: Kind, die: u32, plus: u32, need: u32) {
        self.roll = Some(Roll { seat, kind, die: die as u8, plus: plus as u8, need: need as u8 });
    }

    /// Lets the active player add to a roll that falls short of `targets`, given as totals and what they bring, lowest
    /// first: cards that are spent, then hearts. `plus` is what the party and cards add to this roll.
    pub(crate) fn raise(
        &mut self,
        rules: &'static str,
        mut total: u32,
        plus: impl Fn(&Self) -> u32,
        cards: CardsIn,
        targets: &[(u32, &'static str)],
    ) -> Play<Raised> {
        let seat = self.active;
        let most = targets.last().expect("a roll is for something").0;
        let mut used: Vec<Id<Card>> = Vec::new();
        while total < most {
            // NF-OPEN-43: while hearts may still be added, artifacts may be bought; what they add counts in this roll.
            let before = plus(self);
            match self
                .bombs(seat)
                .into_iter()
                .find(|(card, ..)| cards == CardsIn::Combat && !used.contains(card))
            {
                Some(bomb) => {
                    let prompt = |_: &Self| {
                        format!("You have {total} and need {}. Use a card?", needs(total, targets))
                    };
                    if let Some(adds) = self.throw(seat, bomb, "NF-TRS-03", prompt)? {
                        used.push(bomb.0);
                        total += adds;
                    }
                }
                None => {
                    if let Some(hearts) = self.spend_hearts(rules, total, targets)? {
                        return Ok(Raised { total: total + hearts, hearts });
                    }
                }
            }
            // It can be less too: a treasure goes with the animal that carried it (NF-OPEN-35).
            let after = plus(self);
            total = (total + after).saturating_sub(before);
            if let Some(roll) = &mut self.state.roll {
                roll.plus = after as u8;
            }
        }
        Ok(Raised { total, hearts: 0 })
    }

    /// Any number of hearts may be spent; only amounts that change something are offered. How many were, or `None` if
    /// something free was done first.
    fn spend_hearts(
        &mut self,
        rules: &'static str,
        total: u32,
        targets: &[(u32, &'static str)],
    ) -> Play<Option<u32>> {
        let seat = self.active;
        let means = self.heart_means(seat).saturating_sub(self.owes(seat, Thing::Heart));
        let reached = targets.iter().filter(|(t, _)| *t > total && t - total <= means);
        let reached =
            reached.map(|(target, brings)| Spend { hearts: target - total, total: *target, brings });
        let options = [Spend { hearts: 0, total, brings: "" }].into_iter().chain(reached);
        let prompt = |g: &Self| {
            let needs = needs(total, targets);
            match g.heart_means(seat) {
                0 => format!("You have {total} and need {needs}. You have no hearts to spend."),
                hearts => format!("You have {total} and need {needs}. Spend hearts? You have {hearts}."),
            }
        };
        let offered = Or::list(options, self.asides(seat));
        let chosen = self.ask_openly(seat, rules, prompt, offered, |g| g.might_buy(seat))?;
        let Some((_, Spend { hearts: spent, .. })) = self.taken((seat, chosen))? else {
            return Ok(None);
        };
        if spent > 0 {
            self.pay_hearts(seat, spent)?;
            self.tell("NF-HEART-03 NF-HEART-04", |g| {
                let text = format!("{} has {} in all.", g.name(seat), total + spent);
                let raised = Thrown { total: Some((total + spent) as i32), ..g.thrown_by(seat, &[]) };
                raised.plus_all([Self::hearts(spent)]).laid().said(seat, text)
            });
        }
        Ok(Some(spent))
    }

    /// A card that is spent on a combat roll (NF-TRS-03), if its owner can pay for it and wants to. What it adds, or `None` if
    /// something free was done first.
    pub(crate) fn throw(
        &mut self,
        seat: Seat,
        bomb: (Id<Card>, Price, u8),
        rules: &'static str,
        prompt: impl table::Prompt<Self>,
    ) -> Play<Option<u32>> {
        let options = |g: &Self| -> Options<Throw> {
            let payable = g.can_pay(seat, &[bomb.1]).then_some(Throw(Some(bomb)));
            std::iter::once(Throw(None)).chain(payable).collect()
        };
        match self.choose_once(seat, rules, &prompt, &options)? {
            Some(Throw(Some((card, price, adds)))) => {
                self.pay(seat, price)?;
                self.tell(rules, |g| {
                    let used = Add {
                        n: adds.into(),
                        by: g.book.card(card).name.clone(),
                        from: Some(g.key_of(card)),
                    };
                    let text = format!("{} uses {}: {adds} more.", g.name(seat), used.by);
                    g.thrown_by(seat, &[]).plus_all([used]).laid().said(seat, text)
                });
                Ok(Some(adds.into()))
            }
            Some(Throw(None)) => Ok(Some(0)),
            None => Ok(None),
        }
    }

    pub(crate) fn bombs(&self, seat: Seat) -> Vec<(Id<Card>, Price, u8)> {
        let cards =
            self.cards_of(seat).flat_map(|card| self.book.card(card).rules.iter().map(move |r| (card, r)));
        cards
            .filter_map(|(card, rule)| match rule {
                Rule::Bomb(price, adds) => Some((card, *price, *adds)),
                _ => None,
            })
            .collect()
    }
}
