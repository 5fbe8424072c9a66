//! What is laid out for a while and put away again: enemies and tokens of a combat, a market's stall, explore tokens; and what a defeat
//! clears away. All of it is told, most of it without words.

use crate::book::{Adventure, Crew};
use crate::rules::telling::{crew_key, spot_key};
use crate::{Foe, SleepingGods};
use table::{Ask, Id, Seat, What};

/// The box: whatever is there is nowhere on the table.
pub(crate) const BOX: &str = "box";
/// What a market shows, as a place on the board.
const STALL: &str = "stall";

/// The token of a combat action (SG-COMBAT-04).
pub(crate) fn action(n: u8, from: Option<String>, to: Option<String>) -> What {
    What::tokens("combat action", n.into(), from, to)
}

/// A crew member's synergy token goes from one board to another (SG-COMBAT-05).
pub(crate) fn synergy(of: Crew, from: Option<Crew>, to: Option<Crew>) -> What {
    What::tokens(&format!("synergy-{}", of.key()), 1, from.map(crew_key), to.map(crew_key))
}

/// An explore token that is held (SG-XTOK-01).
pub(crate) fn explore(letter: u8, from: Option<&str>, to: Option<&str>) -> What {
    let token = format!("explore-{}", char::from(b'A' + letter));
    What::tokens(&token, 1, from.map(str::to_owned), to.map(str::to_owned))
}

impl Foe {
    fn squares(&self) -> impl Iterator<Item = usize> {
        let covered = self.covered;
        (0..9).filter(move |square| covered & (1 << square) != 0)
    }
}

impl SleepingGods {
    /// Tells it without a word, if it is anything.
    pub(crate) fn shift(&mut self, n: u8, rules: &'static str, what: impl Fn(&Self) -> What) {
        if n > 0 {
            self.tell(rules, |g| what(g).unsaid(None));
        }
    }

    /// Command leaves a board or a card.
    pub(crate) fn take_off_command(&mut self, n: u8, rules: &'static str, place: impl Fn(&Self) -> String) {
        self.shift(n, rules, |g| What::tokens("command", n.into(), Some(place(g)), None));
    }

    /// A crew board goes to whoever controls it from now on.
    pub(crate) fn hand_board(&mut self, crew: Crew, to: Seat) {
        let from = self.mate_mut(crew).owner.replace(to);
        if from != Some(to) {
            self.tell("SG-SETUP-07", |_| {
                let path = from.into_iter().chain([to]).map(Seat::place).collect();
                What::Move { piece: crew_key(crew), path }.unsaid(to)
            });
        }
    }

    /// The market's cards are laid out, or go back under their deck.
    pub(crate) fn tell_stall(&mut self, out: bool) {
        for card in self.stall.clone() {
            self.tell("SG-MARKET-02", |g| {
                let stall = Some(STALL.to_owned());
                if out { g.moved(card, None, stall) } else { g.moved(card, stall, None) }.unsaid(None)
            });
        }
    }

    /// A card leaves the stall.
    pub(crate) fn tell_bought(&mut self, card: Id<Adventure>) {
        self.tell("SG-MARKET-04", |g| g.moved(card, Some(STALL.to_owned()), None).unsaid(None));
    }

    /// Explore tokens are put away (SG-XTOK-03).
    pub(crate) fn lose_explore(&mut self) {
        let held = std::mem::take(&mut self.explore);
        for letter in (0..8).filter(|letter| held & (1 << letter) != 0) {
            self.tell("SG-XTOK-03", |_| explore(letter, Some("explore"), None).unsaid(None));
        }
    }

    /// SG-COMBAT-01, SG-COMBAT-05: the enemies in their row, and everybody's synergy token on the own board.
    pub(crate) fn tell_row(&mut self) {
        let row: Vec<Foe> = self.combat.iter().flat_map(|combat| combat.row.clone()).collect();
        for (at, Foe { card, .. }) in row.into_iter().enumerate() {
            self.tell("SG-COMBAT-01", |g| g.moved(card, None, Some(format!("enemy/{at}"))).unsaid(None));
        }
        for crew in Crew::ALL {
            self.tell("SG-COMBAT-05", |_| synergy(crew, None, Some(crew)).unsaid(None));
        }
    }

    /// The enemies behind one that fell close up, with what lies on them (SG-COMBAT-13).
    pub(crate) fn tell_closing_up(&mut self, fallen: usize) {
        let row: Vec<Foe> = self.combat.iter().flat_map(|combat| combat.row.clone()).collect();
        self.tell_squares(&row[fallen], fallen, None);
        for (at, foe) in row.iter().enumerate().skip(fallen + 1) {
            let card = foe.card;
            self.tell("SG-COMBAT-13", |g| {
                let [from, to] = [at, at - 1].map(|at| Some(format!("enemy/{at}")));
                g.moved(card, from, to).unsaid(None)
            });
            self.tell_squares(foe, at, Some(at - 1));
        }
    }

    /// Damage on an enemy goes along with it, or back to the supply.
    fn tell_squares(&mut self, foe: &Foe, from: usize, to: Option<usize>) {
        for square in foe.squares() {
            let place = |at: usize| format!("square/{at}/{square}");
            self.tell("SG-COMBAT-13", |_| {
                What::tokens("damage", 1, Some(place(from)), to.map(place)).unsaid(None)
            });
        }
    }

    /// Combat action tokens go back before others are dealt (SG-COMBAT-10).
    pub(crate) fn collect_actions(&mut self) {
        for seat in table::seats(self.players.len()) {
            let n = std::mem::take(&mut self.player_mut(seat).tokens);
            self.shift(n, "SG-COMBAT-10", |_| action(n, Some(seat.place()), None));
        }
        let used = self.combat.as_mut().map(|combat| std::mem::take(&mut combat.used)).unwrap_or_default();
        for (crew, n) in Crew::ALL.into_iter().zip(used) {
            self.shift(n, "SG-COMBAT-10", |_| action(n, Some(crew_key(crew)), None));
        }
    }

    /// A combat is over, however it went: everything that was laid out for it is put away (SG-COMBAT-14).
    pub(crate) fn put_combat_away(&mut self) {
        self.collect_actions();
        let Some(combat) = self.combat.take() else { return };
        for (at, foe) in combat.row.iter().enumerate() {
            let card = foe.card;
            self.tell("SG-COMBAT-14", |g| g.moved(card, Some(format!("enemy/{at}")), None).unsaid(None));
            self.tell_squares(foe, at, None);
        }
        for (owner, board) in Crew::ALL.into_iter().zip(combat.synergy) {
            self.tell("SG-COMBAT-14", |_| synergy(owner, Some(board), None).unsaid(None));
        }
    }

    /// After a defeat the crew is well again (SG-DEFEAT-03, SG-DEFEAT-08).
    pub(crate) fn restore_crew(&mut self) {
        self.tell("SG-DEFEAT-03 SG-DEFEAT-08", |_| {
            table::words(None, "Everybody comes to: all damage and fatigue of the crew is gone.")
        });
        for crew in Crew::ALL {
            let mate = self.mate_mut(crew);
            let lies = [
                ("damage", std::mem::take(&mut mate.damage)),
                ("fatigue", std::mem::take(&mut mate.fatigue)),
            ];
            for (token, n) in lies {
                self.shift(n, "SG-DEFEAT-03 SG-DEFEAT-08", |_| {
                    What::tokens(token, n.into(), Some(crew_key(crew)), None)
                });
            }
        }
    }

    /// After a defeat the ship is whole again (SG-DEFEAT-04, SG-DEFEAT-07).
    pub(crate) fn restore_ship(&mut self) {
        self.tell("SG-DEFEAT-04 SG-DEFEAT-07", |_| {
            table::words(None, "The ship is patched up: all its damage is gone.")
        });
        for (spot, n) in std::mem::take(&mut self.damage).into_iter().enumerate() {
            self.shift(n, "SG-DEFEAT-04 SG-DEFEAT-07", |_| {
                What::tokens("ship-damage", n.into(), Some(spot_key(spot)), None)
            });
        }
    }
}
