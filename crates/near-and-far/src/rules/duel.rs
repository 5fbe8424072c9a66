//! Dueling (NF-DUEL, NF-TWOP).

use crate::NearAndFar;
use crate::book::Building;
use crate::book::words::Deed;
use crate::rules::roll::CardsIn;
use table::{Ask, Choice, Options, Play, Roll, Seat, Throw};

/// Whom to duel.
#[derive(Clone, Copy)]
struct Foe(Seat);

impl Choice<NearAndFar> for Foe {
    fn key(&self, _: &NearAndFar) -> String {
        format!("seat/{}", self.0.0)
    }

    fn label(&self, game: &NearAndFar) -> String {
        format!("{} (adds {})", game.name(self.0), game.swords(self.0) + game.duel_bonus(self.0))
    }

    fn target(&self, _: &NearAndFar) -> Option<String> {
        Some(format!("seat/{}", self.0.0))
    }
}

#[derive(Clone, Copy)]
enum Style {
    Honorably,
    Dirty,
}

impl Choice<NearAndFar> for Style {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Style::Honorably => "duel/honorably",
            Style::Dirty => "duel/dirty",
        }
        .to_owned()
    }

    fn label(&self, _: &NearAndFar) -> String {
        match self {
            Style::Honorably => "Honorably (winning gains 1 reputation)",
            Style::Dirty => "Dirty (add 1 to your roll; winning loses 1 reputation)",
        }
        .to_owned()
    }
}

impl NearAndFar {
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
        let against = move |g: &Self| match foe {
            Some(foe) => g.name(foe),
            None => g.stranger.map_or_else(String::new, |id| g.book.character(id).name.clone()),
        };
        let adds = |g: &Self, duelist: Seat| g.swords(duelist) + g.duel_bonus(duelist);
        let theirs_plus = foe.map_or(0, |f| adds(self, f)); // NF-DUEL-07, NF-TWOP-05
        let mine_plus = adds(self, seat);
        let prompt = |g: &Self| {
            format!(
                "How do you fight {}? You add {mine_plus} to your die, they add {theirs_plus} and win ties.",
                against(g)
            )
        };
        let styles = |_: &Self| [Style::Honorably, Style::Dirty].into_iter().collect();
        let style = self.decide("NF-DUEL-02 NF-DUEL-04 NF-DUEL-05", prompt, styles)?;
        let dirty = matches!(style, Style::Dirty);
        let (mine, theirs) = (self.dealer.roll(6), self.dealer.roll(6)); // NF-DUEL-06, NF-TWOP-04
        let dice = self.dealer.rolled(2);
        // Cards and hearts are what is not the die, the swords or the dirty trick.
        let roll = |g: &Self, total: u32, theirs_total: u32| {
            let side = |who: String, die: usize, plus: u32, dirty: bool, total: u32| {
                let throw = Throw::of(who, dice.get(die..=die).unwrap_or_default());
                let throw = throw.plus(plus, "swords").plus(dirty.into(), "fighting dirty").total();
                let more = total.saturating_sub(throw.total.unwrap_or_default() as u32);
                throw.plus(more, "hearts and cards").total()
            };
            let theirs_plus = foe.map_or(0, |f| adds(g, f));
            let sides = [
                side(g.name(seat), 0, adds(g, seat), dirty, total),
                side(against(g), 1, theirs_plus, false, theirs_total),
            ];
            Roll { throws: sides.to_vec(), ..Roll::default() }
        };
        let mut theirs_total = theirs + theirs_plus;
        let mut total = mine + mine_plus + u32::from(dirty);
        self.tell("NF-DUEL-06 NF-DUEL-07", |g| {
            let (name, foe) = (g.name(seat), against(g));
            let text =
                format!("{name} rolls {mine}, {total} in all; {foe} rolls {theirs}, {theirs_total} in all.");
            roll(g, total, theirs_total).said(seat, text)
        });
        // NF-OPEN-83: cards before hearts, the challenger's first.
        total += self.challengers_cards(foe, total, theirs_total)?;
        if let Some(foe) = foe {
            theirs_total += self.defenders_cards(foe, theirs_total, total)?;
        }
        // NF-DUEL-09, NF-DUEL-10, NF-DUEL-11, NF-DUEL-12
        let rules = "NF-DUEL-09 NF-DUEL-12 NF-OPEN-43";
        let targets = [(theirs_total + 1, "win the duel")];
        total = self.raise(rules, total, |g| adds(g, seat), CardsIn::None, 0, &targets)?;
        let won = total > theirs_total;
        self.tell("NF-DUEL-11 NF-DUEL-12", |g| {
            let (name, foe) = (g.name(seat), against(g));
            let text = match won {
                true => format!("{name} wins the duel against {foe}."),
                false => format!("{name} loses to {foe}."),
            };
            roll(g, total, theirs_total).passed(won).said(seat, text)
        });
        if won {
            self.change_reputation(seat, if dirty { -1 } else { 1 }); // NF-DUEL-13, NF-OPEN-40
            self.after(seat, Deed::Duel)?;
        }
        Ok(won)
    }

    /// Cards that the challenger spends, while they could matter: the defender may have an answer.
    fn challengers_cards(&mut self, foe: Option<Seat>, total: u32, theirs: u32) -> Play<u32> {
        let seat = self.active;
        let answer = foe.map_or(0, |f| self.bombs(f).iter().map(|(.., swords)| u32::from(*swords)).sum());
        let mut added = 0;
        for bomb in self.bombs(seat) {
            let (mine, target) = (total + added, theirs + 1);
            if mine < target + answer {
                let prompt = move |_: &Self| match mine < target {
                    true => format!("You have {mine} and need {target} to win the duel. Use a card?"),
                    false => {
                        format!(
                            "You have {mine} against {theirs}, and your opponent has cards to use. Use one?"
                        )
                    }
                };
                added += self.throw(seat, bomb, 0, "NF-TRS-03 NF-OPEN-83", prompt)?;
            }
        }
        Ok(added)
    }

    /// Cards that the defender spends. Always asked: the challenger's hearts and purchases come later.
    fn defenders_cards(&mut self, foe: Seat, theirs: u32, mine: u32) -> Play<u32> {
        let seat = self.active;
        let mut added = 0;
        for bomb in self.bombs(foe) {
            let have = theirs + added;
            let prompt = move |g: &Self| {
                format!("You have {have}, {} has {mine}; you win ties. Use a card?", g.name(seat))
            };
            added += self.throw(foe, bomb, 0, "NF-OPEN-83 NF-DUEL-07 NF-DUEL-10", prompt)?;
        }
        Ok(added)
    }
}
