//! Fighting threats and bosses (NF-THREAT, NF-BOSS).

use crate::NearAndFar;
use crate::book::words::{Deed, Kind, Price, Rule, Thing};
use crate::book::{Talent, Threat};
use crate::rules::roll::{CardsIn, Raised};
use crate::seen::stakes::said;
use table::{Anytime, Ask, Choice, Id, Instinct, Options, Play, Roll, Seat, Stakes, Throw, points, words};

/// NF-THREAT-14, NF-OPEN-09
pub(crate) const BEATEN: &str = "you are beaten back, and your movement ends";

/// Whom to fight.
#[derive(Clone, Copy)]
struct Foe(Id<Threat>);

impl Choice<NearAndFar> for Foe {
    fn key(&self, game: &NearAndFar) -> String {
        format!("foe/{}", game.key_of(self.0))
    }

    fn label(&self, game: &NearAndFar) -> String {
        let foe = game.book.threat(self.0);
        let gains = game.fight_stakes(game.active, self.0, 0).gain;
        format!("{} (combat {}): gain {}", foe.name, foe.difficulty, said(&gains))
    }

    fn stakes(&self, game: &NearAndFar) -> Option<Stakes> {
        game.fight_stakes(game.active, self.0, 0).some()
    }
}

impl Instinct<NearAndFar> for Foe {
    fn weight(&self, game: &NearAndFar) -> u32 {
        16u32.saturating_sub(game.book.threat(self.0).difficulty.into())
    }
}

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

    /// A fight: its odds, while `kept` hearts are owed for the space, and what winning it brings (NF-THREAT-08, NF-THREAT-09,
    /// NF-THREAT-12, NF-THREAT-13, NF-CAMP-11).
    pub(crate) fn fight_stakes(&self, seat: Seat, foe: Id<Threat>, kept: u32) -> Stakes {
        let threat = self.book.threat(foe);
        let owed = Price { thing: Thing::Heart, n: kept as u8 };
        let adds = self.combat(seat) + self.fight_bonus(seat);
        let test = self.test_of(seat, Kind::Combat, threat.difficulty.into(), adds, &[owed]);
        let stakes =
            Stakes::test(test).gains("point", u32::try_from(threat.points).unwrap_or(0)).risks(BEATEN);
        self.gaining_after(self.uncovering(stakes, seat), seat, Deed::Threat)
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

    /// What stands at every threat symbol, in words.
    pub(crate) fn foes_text(&self) -> String {
        if self.player(self.active).has(Talent::BountyHunting) {
            return "a foe of your choice".to_owned();
        }
        let mut foes: Vec<String> = Vec::new();
        for id in self.threats.first().into_iter().chain(&self.bosses) {
            let foe = self.book.threat(*id);
            foes.push(format!("{}, combat {}", foe.called, foe.difficulty));
        }
        foes.join(" or ")
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
        let die = self.dealer.roll(6);
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
            roll(g, cards, hearts).passed(won).said(seat, text)
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
