//! Raising a roll: cards that are spent on it, and hearts (NF-HEART-03, NF-HEART-04, NF-HEART-05,
//! NF-HEART-06, NF-HEART-07, NF-HEART-08, NF-HEART-14, NF-TRS-03).

use crate::NearAndFar;
use crate::book::words::{Kind, Price, Rule, Thing};
use crate::state::Roll;
use table::{Ask, Choice, Id, Options, Play, Seat};

/// Hearts to spend: none, or as many as reach the next thing worth reaching.
#[derive(Clone, Copy)]
struct Spend {
    hearts: u32,
    total: u32,
    brings: &'static str,
}

impl Choice<NearAndFar> for Spend {
    fn key(&self, _: &NearAndFar) -> String {
        format!("hearts/{}", self.hearts)
    }

    fn label(&self, _: &NearAndFar) -> String {
        match self.hearts {
            0 => format!("Leave it at {}", self.total),
            n => format!("Spend {}: {}, {}", Thing::Heart.say(n), self.total, self.brings),
        }
    }

    fn instinct(&self, _: &NearAndFar) -> u32 {
        match self.hearts {
            0 => 2,
            n => 12u32.saturating_sub(n).max(1),
        }
    }
}

/// "5 to succeed or 7 to succeed with a bonus": what is still out of reach.
fn needs(total: u32, targets: &[(u32, &'static str)]) -> String {
    let beyond = targets.iter().filter(|(target, _)| *target > total);
    beyond.map(|(target, brings)| format!("{target} to {brings}")).collect::<Vec<_>>().join(" or ")
}

/// A card to use in a combat roll.
#[derive(Clone, Copy)]
struct Throw(Option<(Id, Price, u8)>);

impl Choice<NearAndFar> for Throw {
    fn key(&self, game: &NearAndFar) -> String {
        self.0.map_or_else(|| "spend/no".to_owned(), |(card, ..)| format!("spend/{}", game.card_key(card)))
    }

    fn label(&self, game: &NearAndFar) -> String {
        match self.0 {
            None => "Do without".to_owned(),
            Some((card, price, swords)) => {
                format!(
                    "{}: pay {}, add {swords}",
                    game.book.card(card).name,
                    price.thing.say(price.n.into())
                )
            }
        }
    }
}

impl NearAndFar {
    /// The roll as it lies on the table, for those who look.
    pub(crate) fn show_roll(&mut self, seat: Seat, kind: Kind, die: u32, plus: u32, need: u32) {
        self.roll = Some(Roll { seat, kind, die: die as u8, plus: plus as u8, need: need as u8 });
    }

    /// Lets a player add to a roll that falls short of `targets`, given as totals and what they bring, lowest first.
    /// `kept` hearts are owed elsewhere. Whatever amount of hearts may be spent; only those that change something are
    /// offered.
    pub(crate) fn raise(
        &mut self,
        seat: Seat,
        rules: &'static str,
        mut total: u32,
        combat: bool,
        kept: u32,
        targets: &[(u32, &'static str)],
    ) -> Play<u32> {
        let most = targets.last().expect("a roll is for something").0;
        if combat {
            let bombs: Vec<(Id, Price, u8)> = self.bombs(seat);
            for bomb in bombs {
                let owed = Price { thing: Thing::Heart, n: kept as u8 };
                if total < most && self.can_pay(seat, &[bomb.1, owed]) {
                    let prompt = |_: &Self| {
                        format!("You have {total} and need {}. Use a card?", needs(total, targets))
                    };
                    let options = [Throw(None), Throw(Some(bomb))];
                    if let Throw(Some((_, price, swords))) = self.ask(seat, "NF-TRS-03", prompt, options)? {
                        self.pay(seat, price)?;
                        total += u32::from(swords);
                    }
                }
            }
        }
        let means = self.heart_means(seat).saturating_sub(kept);
        let reached = targets.iter().filter(|(t, _)| *t > total && t - total <= means);
        let mut options: Options<Spend> = reached
            .map(|(target, brings)| Spend { hearts: target - total, total: *target, brings })
            .collect();
        if options.is_empty() {
            return Ok(total);
        }
        options.insert(0, Spend { hearts: 0, total, brings: "" });
        let prompt = |g: &Self| {
            let hearts = g.heart_means(seat);
            format!("You have {total} and need {}. Spend hearts? You have {hearts}.", needs(total, targets))
        };
        let spent = self.ask(seat, rules, prompt, options)?.hearts;
        if spent > 0 {
            self.pay_hearts(seat, spent)?;
            self.tell("roll", |g| {
                format!("{} spends {}: {} in all.", g.name(seat), Thing::Heart.say(spent), total + spent)
            });
        }
        Ok(total + spent)
    }

    fn bombs(&self, seat: Seat) -> Vec<(Id, Price, u8)> {
        let cards =
            self.cards_of(seat).flat_map(|card| self.book.card(card).rules.iter().map(move |r| (card, r)));
        cards
            .filter_map(|(card, rule)| match rule {
                Rule::Bomb(price, swords) => Some((card, *price, *swords)),
                _ => None,
            })
            .collect()
    }
}
