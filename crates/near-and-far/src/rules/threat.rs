//! Fighting threats and bosses (NF-THREAT, NF-BOSS).

use crate::NearAndFar;
use crate::book::words::{Deed, Kind, Rule};
use crate::book::{Talent, Threat};
use crate::rules::roll::{CardsIn, DIE, Raised};
use table::{Anytime, Ask, Id, Options, Play, Roll, Seat, Throw, points, words};

/// Whom to fight.
#[derive(Clone, Copy)]
pub(crate) struct Foe(pub Id<Threat>);

impl NearAndFar {
    /// Who could be met at a threat symbol now (NF-THREAT-05, NF-BOSS-04, NF-TAL-01, NF-OPEN-58).
    fn foes(&self, seat: Seat) -> Options<Foe> {
        let hunter = self.player(seat).has(Talent::BountyHunting);
        let threats = self.threats.iter().take(if hunter { usize::MAX } else { 1 });
        threats.chain(&self.bosses).map(|id| Foe(*id)).collect()
    }

    /// The one foe at every threat symbol, if there is no choice.
    pub(crate) fn only_foe(&self, seat: Seat) -> Option<Id<Threat>> {
        match self.foes(seat)[..] {
            [Foe(only)] => Some(only),
            _ => None,
        }
    }

    /// Who waits at the threats now, so that nobody wonders why a path is guarded again.
    fn next_threat_text(&self) -> String {
        match self.threats.first().map(|id| self.book.threat(*id)) {
            Some(next) => {
                let (called, combat) = (&next.called, next.difficulty);
                format!(
                    "The next threat is {called}, combat {combat}. It waits on the path just cleared, too."
                )
            }
            None => "No threat is left: every path is open.".to_owned(),
        }
    }

    /// NF-THREAT-08, NF-THREAT-09, NF-THREAT-10, NF-THREAT-11, NF-THREAT-12, NF-THREAT-13,
    /// NF-THREAT-14, NF-THREAT-23. Whether the way is free.
    pub(crate) fn fight(&mut self, seat: Seat) -> Play<bool> {
        let rules = "NF-THREAT-05 NF-BOSS-04 NF-BOSS-11 NF-TAL-01";
        let foes = |g: &Self| g.foes(seat);
        let Foe(foe) = self.choose(seat, rules, "Whom do you fight?", foes)?.expect("one stands in the way");
        let need = u32::from(self.book.threat(foe).difficulty);
        let adds = |g: &Self| g.combat(seat) + g.fight_bonus(seat);
        let plus = adds(self);
        let die = self.dealer.roll(DIE);
        let dice = self.dealer.rolled(1);
        // What is fought throws no die: its number stands against the player's.
        let roll = |g: &Self, cards: u32, hearts: u32| {
            let adds = g.adds(seat, Kind::Combat, |r| if let Rule::Fight(n) = r { *n } else { 0 });
            let mine =
                g.thrown_by(seat, &dice).plus_all(adds).plus(cards, "cards").plus_all([Self::hearts(hearts)]);
            let theirs = Throw::of(&g.book.threat(foe).name, &[]).face(g.key_of(foe));
            let theirs = Throw { total: Some(need as i32), ..theirs };
            Roll { throws: vec![mine.total(), theirs], ..Roll::default() }.against(need)
        };
        self.show_roll(seat, Kind::Combat, die, plus, need);
        self.tell("NF-THREAT-08 NF-THREAT-09", |g| {
            let (name, rival) = (g.name(seat), &g.book.threat(foe).called);
            let text =
                format!("{name} fights {rival}: {die} and {plus} make {}, against {need}.", die + plus);
            let lost = format!("{name} is beaten back, and the movement ends");
            roll(g, 0, 0).stakes(g.fight_stakes(seat, foe, 0).risks(lost)).said(seat, text)
        });
        let (rules, targets) = ("NF-THREAT-09 NF-THREAT-10 NF-OPEN-43", [(need, "win the fight")]);
        let raised = self.raise(rules, die + plus, adds, CardsIn::Combat, &targets)?;
        let Raised { total, hearts } = raised;
        self.tally(1, |_| format!("threat {need}/{}", if total < need { "lost" } else { "won" }));
        let won = total >= need;
        self.tell("NF-THREAT-11 NF-THREAT-14 NF-OPEN-09 NF-OPEN-59", |g| {
            let name = g.name(seat);
            let text = match won {
                true => format!("{name} defeats {}.", g.book.threat(foe).called),
                false => format!("{name} is beaten back."),
            };
            let cards = total.saturating_sub(die + adds(g) + hearts);
            roll(g, cards, hearts).verdict(won).said(seat, text)
        });
        if !won {
            return Ok(false);
        }
        self.defeat(seat, foe)?;
        Ok(true)
    }

    /// NF-THREAT-11, NF-THREAT-12, NF-THREAT-13, NF-BOSS-06, NF-BOSS-07, NF-BOSS-08
    fn defeat(&mut self, seat: Seat, foe: Id<Threat>) -> Play<()> {
        let boss = self.book.bosses.contains(foe);
        let active = self.threats.first().copied();
        match boss {
            true => {
                self.bosses.retain(|id| *id != foe);
                self.player_mut(seat).bosses.push(foe);
            }
            false => {
                self.threats.retain(|id| *id != foe);
                self.player_mut(seat).threats.push(foe);
            }
        }
        self.tell("NF-THREAT-11 NF-BOSS-06", |g| {
            let Threat { called, points: worth, .. } = g.book.threat(foe);
            let text = format!(
                "{} keeps {called}, for {} at the end, and puts a camp on it.",
                g.name(seat),
                points(*worth)
            );
            g.moved(foe, None, Some(seat.place())).said(seat, text)
        });
        if active == Some(foe) {
            self.tell("NF-THREAT-06 NF-THREAT-13", |g| words(None, g.next_threat_text()));
        }
        self.tell("NF-THREAT-11 NF-BOSS-06", |g| g.camp_to(seat, g.key_of(foe)).unsaid(seat));
        self.take_camp(seat);
        if let Some(entry) = self.book.threat(foe).entry {
            self.dealer.turn_page();
            self.tell_page("NF-BOSS-08", |g| g.opening(seat, entry));
        }
        self.after(seat, Deed::Threat)
    }
}
