//! Abilities that bend rolls wherever they are made: magic and prayer (PR-GIFT-11, PR-GIFT-12,
//! PR-GIFT-13, PR-GIFT-14, PR-PAST-09).

use crate::rules::dice::{Dice, Purpose, Success, listed};
use crate::{Gift, Past, Prelude, Trait};
use table::{Ask, Play, Seat, words};

impl Prelude {
    /// PR-GIFT-11: somebody of the mage's group bought dice; the mage may spend communing tokens to
    /// bend their number. Returns dice gained (or lost, if negative).
    pub(crate) fn magic(&mut self, buyer: Seat) -> Play<i32> {
        let group = self.group(buyer);
        let Some(mage) = group.iter().find(|s| self.character(*s).gift == Some(Gift::Mage)) else {
            return Ok(0);
        };
        let rules = "PR-GIFT-11 PR-GIFT-12 PR-GIFT-13 PR-OPEN-01";
        let prompt = move |g: &Prelude| g.magic_prompt(mage, buyer);
        let bid = self.bid(mage, rules, prompt, &[Trait::Communing], None, Purpose::Others)?;
        if bid.dice() == 0 {
            return Ok(0);
        }
        let mut dice = self.roll_dice(mage, bid.dice(), Success::Magic, "PR-GIFT-11", " for magic");
        // PR-OPEN-39: magic is a roll where communing tokens buy dice, so prayer applies.
        if let Some(failed) = dice.iter().position(|d| self.magic_fails(*d)) {
            self.pray(mage, &mut dice, failed, Success::Magic);
        }
        let gained = dice.iter().filter(|d| **d <= self.book.numbers.magic_success).count() as i32;
        let lost = dice.iter().filter(|d| self.magic_fails(**d)).count() as i32;
        self.tell("PR-GIFT-12 PR-GIFT-13 PR-OPEN-01", |g| {
            let text = match gained - lost {
                0 => "The magic changes nothing.".to_owned(),
                1 => format!("Magic gives {} 1 more die.", g.name(buyer)),
                -1 => format!("Magic takes 1 die from {}.", g.name(buyer)),
                n if n > 0 => format!("Magic gives {} {n} more dice.", g.name(buyer)),
                n => format!("Magic takes {} dice from {}.", -n, g.name(buyer)),
            };
            words(mage, text)
        });
        Ok(gained - lost)
    }

    /// What magic is asked for, and what each face of its dice does (PR-GIFT-12, PR-GIFT-13): a face that both
    /// succeeds and fails changes nothing (PR-OPEN-01).
    fn magic_prompt(&self, mage: Seat, buyer: Seat) -> String {
        let numbers = &self.book.numbers;
        let succeeds = |d: &u32| *d <= numbers.magic_success;
        let fails = |d: &u32| self.magic_fails(*d);
        let faces = |wanted: &dyn Fn(&u32) -> bool| {
            let faces: Vec<String> = (1..=numbers.die).filter(wanted).map(|d| d.to_string()).collect();
            let (last, rest) = faces.split_last()?;
            Some(if rest.is_empty() { last.clone() } else { format!("{} or {last}", rest.join(", ")) })
        };
        let (whose, whom) = match buyer == mage {
            true => ("your".to_owned(), "you".to_owned()),
            false => (format!("{}'s", self.name(buyer)), self.name(buyer)),
        };
        let more = faces(&|d| succeeds(d) && !fails(d)).map(|f| format!(" {f} gives {whom} 1 more die"));
        let fewer = faces(&|d| fails(d) && !succeeds(d)).map(|f| format!(" {f} takes 1 die away"));
        let does: Vec<String> = more.into_iter().chain(fewer).collect();
        format!(
            "Magic: spend communing tokens to change {whose} number of dice? Each token is one die:{}.",
            does.join(",")
        )
    }

    /// PR-GIFT-13, or the other reading of it (PR-OPEN-01).
    pub(crate) fn magic_fails(&self, die: u32) -> bool {
        let numbers = &self.book.numbers;
        match self.house.magic_fails_high {
            true => die >= numbers.magic_failure_other,
            false => die <= numbers.magic_failure,
        }
    }

    /// PR-PAST-09: if the roller is the priest, one failed die of a roll for which communing tokens may
    /// be spent is removed (or rolled again, PR-OPEN-40). It can only help, so it is never asked.
    pub(crate) fn pray(&mut self, seat: Seat, dice: &mut Dice, failed: usize, success: Success) {
        if self.character(seat).past != Some(Past::Priest) {
            return;
        }
        if self.house.prayer_rerolls {
            dice[failed] = self.roll_one();
            let (shown, again) = (listed(dice), dice[failed]);
            self.tell("PR-PAST-09 PR-OPEN-40", move |g| {
                let text = format!("{} prays and rolls one die again: {shown}.", g.name(seat));
                let rolled = g.judged(seat, success, &[again], g.dealer.rolled(1));
                g.thrown_by(seat, &rolled).roll().said(seat, text)
            });
        } else {
            let gone = dice.remove(failed);
            self.tell("PR-PAST-09 PR-OPEN-40", move |g| {
                words(seat, format!("{} prays: the {gone} does not count.", g.name(seat)))
            });
        }
    }
}
