//! The Mine (NF-MINE, NF-DAY-13, NF-TAL-18).

use crate::book::words::{Deed, Thing};
use crate::book::{Mine, Talent};
use crate::rules::roll::{CardsIn, DIE};
use crate::rules::telling::mine_key;
use crate::{NearAndFar, Purse};
use table::{Ask, Options, Play, Seat};

/// Where to dig.
#[derive(Clone, Copy)]
pub(crate) struct Dig(pub Option<(usize, usize)>);

impl NearAndFar {
    pub(crate) fn mine_board(&self) -> &Mine {
        &self.book.mines[usize::from(self.day)]
    }

    pub(crate) fn visit_mine(&mut self) -> Play<()> {
        let seat = self.active;
        if self.player(seat).has(Talent::Spelunking) {
            self.spelunk(seat)?;
        }
        let options = |g: &Self| -> Options<Dig> {
            let numbers = (0..3).flat_map(|row| (0..4).map(move |column| (row, column)));
            numbers.filter(|at| g.can_dig(seat, *at)).map(|at| Dig(Some(at))).chain([Dig(None)]).collect()
        };
        let prompt = |g: &Self| format!("Where do you dig? {}", g.digging_text(seat));
        match self.decide("NF-MINE-01 NF-MINE-03 NF-MINE-06 NF-MINE-07", prompt, options)?.0 {
            Some(at) => self.dig(seat, at), // NF-MINE-13
            None => Ok(()),
        }
    }

    /// NF-MINE-03, NF-MINE-04, NF-MINE-05, NF-MINE-06, NF-MINE-07, NF-MINE-08, NF-OPEN-70
    pub(crate) fn can_dig(&self, seat: Seat, (row, column): (usize, usize)) -> bool {
        let open = match self.is_undug() {
            true => (row, column) == (0, 0),
            false => self.mine[row][column].is_none() && self.is_next_to_camp(row, column),
        };
        open && self.skill(seat) >= u32::from(self.mine_board().numbers[row][column])
    }

    /// Which numbers are open to this player, and why not the others.
    fn digging_text(&self, seat: Seat) -> String {
        let skill = self.skill(seat);
        match self.is_undug() {
            true => {
                "Nobody has dug yet, and the first camp goes to the entrance, at the top left.".to_owned()
            }
            false => format!("Only next to a camp, and on a number up to your skill, {skill}."),
        }
    }

    fn is_undug(&self) -> bool {
        !self.mine.iter().flatten().any(Option::is_some)
    }

    fn is_next_to_camp(&self, row: usize, column: usize) -> bool {
        let camp = |r: usize, c: usize| self.mine.get(r).and_then(|r| r.get(c)).is_some_and(Option::is_some);
        camp(row.wrapping_sub(1), column)
            || camp(row + 1, column)
            || camp(row, column.wrapping_sub(1))
            || camp(row, column + 1)
    }

    /// NF-MINE-09, NF-MINE-10, NF-MINE-11, NF-MINE-12, NF-MINE-13, NF-MINE-14
    fn dig(&mut self, seat: Seat, (row, column): (usize, usize)) -> Play<()> {
        self.mine[row][column] = Some(seat);
        let mine = self.mine_board();
        let rewards: [Purse; 2] = [mine.columns[column], mine.rows[row]];
        let reputation = mine.reputation[row][column];
        self.tell("NF-MINE-09 NF-MINE-10", |g| {
            let text = format!("{} digs in the Mine, row {}, column {}.", g.name(seat), row + 1, column + 1);
            g.camp_to(seat, mine_key(row, column)).said(seat, text)
        });
        self.take_camp(seat);
        for purse in rewards {
            self.gain_purse(seat, purse);
        }
        if reputation {
            self.change_reputation(seat, 1); // NF-DAY-13
        }
        self.after(seat, Deed::Dig)
    }

    /// NF-TAL-18, NF-OPEN-23
    fn spelunk(&mut self, seat: Seat) -> Play<()> {
        let die = self.dealer.roll(DIE);
        self.tell("NF-TAL-18 NF-OPEN-23", |g| {
            let roll = g.thrown_by(seat, &g.dealer.rolled(1)).total().roll().against(4);
            roll.said(seat, format!("{} goes spelunking and rolls {die}.", g.name(seat)))
        });
        let targets = [(4, "find a gem")];
        let raised = self.raise("NF-TAL-18 NF-OPEN-23", die, |_| 0, CardsIn::None, &targets)?;
        if raised.total >= 4 {
            self.gain(seat, Thing::Gem, 1);
        }
        Ok(())
    }
}
