//! Dueling (NF-DUEL, NF-TWOP).

use crate::NearAndFar;
use crate::book::words::{Deed, Kind, Rule};
use crate::book::{Building, Talent};
use crate::rules::roll::{CardsIn, DIE, Raised};
use table::{Ask, Die, Options, Play, Roll, Seat, Throw};

/// Whom to duel.
#[derive(Clone, Copy)]
pub(crate) struct Foe(pub Seat);

/// How to fight somebody, or the character that nobody plays (NF-TWOP-01).
#[derive(Clone, Copy)]
pub(crate) struct Style {
    pub foe: Option<Seat>,
    pub dirty: bool,
}

impl NearAndFar {
    /// What losing means, told to everybody (NF-DUEL-14, NF-DAY-17).
    fn jail_told(&self, seat: Seat) -> String {
        let name = self.name(seat);
        let food = if self.day { ", and gains 1 food there" } else { "" };
        format!("{name} goes to Jail{food}")
    }

    /// NF-DUEL-07
    pub(crate) fn duel_adds(&self, duelist: Seat) -> u32 {
        self.combat(duelist) + self.duel_bonus(duelist)
    }

    pub(crate) fn duelist(&self, foe: Option<Seat>) -> String {
        match foe {
            Some(foe) => self.name(foe),
            None => self.stranger.map_or_else(String::new, |id| self.book.characters[id].name.clone()),
        }
    }

    pub(crate) fn duelist_face(&self, foe: Option<Seat>) -> Option<String> {
        foe.map(Seat::place).or_else(|| self.stranger.map(|id| self.key_of(id)))
    }

    /// One side of a duel. Whoever nobody plays adds nothing (NF-TWOP-05).
    fn duel_throw(&self, duelist: Option<Seat>, dice: &[Die]) -> Throw {
        let throw = Throw { face: self.duelist_face(duelist), ..Throw::of(self.duelist(duelist), dice) };
        let Some(seat) = duelist else { return throw };
        let throw =
            throw.plus_all(self.adds(seat, Kind::Combat, |r| if let Rule::Duel(n) = r { *n } else { 0 }));
        let taught =
            [Talent::MartialArts, Talent::Taunting].into_iter().filter(|t| self.player(seat).has(*t));
        taught.fold(throw, |throw, talent| throw.plus(1, &self.book.talent(talent).name))
    }

    /// Whether the challenger wins. NF-OPEN-81: one duel for each visit.
    pub(crate) fn duel(&mut self, building: Building) -> Play<bool> {
        let seat = self.active;
        // NF-TWOP-02, NF-TWOP-03, NF-DUEL-03
        let there = self.occupants(building);
        let foe = match there[..] {
            [] => None,
            [one] => Some(one),
            _ => {
                let options: Options<Foe> = there.into_iter().map(Foe).collect();
                Some(self.decide("NF-DUEL-02 NF-DUEL-03", "Whom do you challenge?", |_| options.clone())?.0)
            }
        };
        let against = move |g: &Self| g.duelist(foe);
        let adds = Self::duel_adds;
        let theirs_plus = foe.map_or(0, |f| adds(self, f)); // NF-DUEL-07, NF-TWOP-05
        let prompt = |g: &Self| {
            let (foe, mine) = (against(g), adds(g, seat));
            format!(
                "How do you fight {foe}? You add {mine} to your die, they add {theirs_plus} and win ties."
            )
        };
        let styles = |_: &Self| [false, true].into_iter().map(|dirty| Style { foe, dirty }).collect();
        let Style { dirty, .. } = self.decide("NF-DUEL-02 NF-DUEL-04 NF-DUEL-05", prompt, styles)?;
        let (mine, theirs) = (self.dealer.roll(DIE), self.dealer.roll(DIE)); // NF-DUEL-06, NF-TWOP-04
        let dice = self.dealer.rolled(2);
        let roll = |g: &Self, cards: [u32; 2], hearts: u32| {
            let (first, second) = dice.split_at(dice.len() / 2);
            let mine = g.duel_throw(Some(seat), first).plus(dirty.into(), "fighting dirty");
            let mine = mine.plus(cards[0], "cards").plus_all([Self::hearts(hearts)]).total();
            let theirs = g.duel_throw(foe, second).plus(cards[1], "cards").total();
            let need = theirs.total.unwrap_or_default() as u32 + 1; // NF-DUEL-12
            Roll { throws: vec![mine, theirs], ..Roll::default() }.against(need)
        };
        let theirs_total = theirs + theirs_plus;
        let total = mine + adds(self, seat) + u32::from(dirty);
        self.tell("NF-DUEL-06 NF-DUEL-07", |g| {
            let (name, rival) = (g.name(seat), against(g));
            let text = format!(
                "{name} rolls {mine}, {total} in all; {rival} rolls {theirs}, {theirs_total} in all."
            );
            let stakes = g.style_stakes(Style { foe, dirty }).risks(g.jail_told(seat));
            roll(g, [0, 0], 0).stakes(stakes).said(seat, text)
        });
        // NF-OPEN-83: cards before hearts, the challenger's first.
        let mine = mine + u32::from(dirty);
        let mut cards = [self.challengers_cards(foe, mine, theirs_total)?, 0];
        if let Some(foe) = foe {
            cards[1] = self.defenders_cards(foe, theirs_total, mine + cards[0])?;
        }
        // What was bought meanwhile counts (NF-OPEN-43).
        let (total, theirs_total) = (mine + adds(self, seat) + cards[0], theirs_total + cards[1]);
        // NF-DUEL-09, NF-DUEL-10, NF-DUEL-11, NF-DUEL-12
        let rules = "NF-DUEL-09 NF-DUEL-12 NF-OPEN-43";
        let targets = [(theirs_total + 1, "win the duel")];
        let Raised { total, hearts } =
            self.raise(rules, total, |g| adds(g, seat), CardsIn::None, &targets)?;
        let won = total > theirs_total;
        self.tell("NF-DUEL-11 NF-DUEL-12", |g| {
            let (name, foe) = (g.name(seat), against(g));
            let text = match won {
                true => format!("{name} wins the duel against {foe}."),
                false => format!("{name} loses to {foe}."),
            };
            roll(g, cards, hearts).verdict(won).said(seat, text)
        });
        if won {
            self.change_reputation(seat, if dirty { -1 } else { 1 }); // NF-DUEL-13, NF-OPEN-40
            self.after(seat, Deed::Duel)?;
        }
        Ok(won)
    }

    /// Cards that the challenger spends, while they could matter: the defender may have an answer.
    fn challengers_cards(&mut self, foe: Option<Seat>, rolled: u32, theirs: u32) -> Play<u32> {
        let (seat, target) = (self.active, theirs + 1);
        let answer =
            foe.map_or(0, |f| self.bombs(f).iter().map(|(.., swords)| u32::from(*swords)).sum::<u32>());
        let (mut used, mut added) = (Vec::new(), 0);
        loop {
            let mine = rolled + self.duel_adds(seat) + added;
            let unused = self.bombs(seat).into_iter().find(|(card, ..)| !used.contains(card));
            let Some(bomb) = unused.filter(|_| mine < target + answer) else { return Ok(added) };
            let prompt = move |_: &Self| match mine < target {
                true => format!("You have {mine} and need {target} to win the duel. Use a card?"),
                false => {
                    format!("You have {mine} against {theirs}, and your opponent has cards to use. Use one?")
                }
            };
            if let Some(adds) = self.throw(seat, bomb, "NF-TRS-03 NF-OPEN-83", prompt)? {
                used.push(bomb.0);
                added += adds;
            }
        }
    }

    /// Cards that the defender spends. Always asked: the challenger's hearts and purchases come later.
    fn defenders_cards(&mut self, foe: Seat, theirs: u32, rolled: u32) -> Play<u32> {
        let seat = self.active;
        let (mut used, mut added) = (Vec::new(), 0);
        while let Some(bomb) = self.bombs(foe).into_iter().find(|(card, ..)| !used.contains(card)) {
            let have = theirs + added;
            let prompt = move |g: &Self| {
                let mine = rolled + g.duel_adds(seat);
                format!("You have {have}, {} has {mine}; you win ties. Use a card?", g.name(seat))
            };
            if let Some(adds) = self.throw(foe, bomb, "NF-OPEN-83 NF-DUEL-07 NF-DUEL-10", prompt)? {
                used.push(bomb.0);
                added += adds;
            }
        }
        Ok(added)
    }
}
