//! The Mine (NF-MINE, NF-DAY-13, NF-TAL-18).

use crate::book::words::{Deed, Thing};
use crate::book::{Mine, Talent};
use crate::rules::roll::CardsIn;
use crate::seen::stakes::{gaining, said};
use crate::seen::telling::mine_key;
use crate::{NearAndFar, Purse};
use table::{Ask, Choice, Instinct, Options, Play, Seat, Stakes};

/// Where to dig.
#[derive(Clone, Copy)]
struct Dig(Option<(usize, usize)>);

impl Choice<NearAndFar> for Dig {
    fn key(&self, _: &NearAndFar) -> String {
        self.0.map_or_else(
            || "dig/nowhere".to_owned(),
            |(row, column)| format!("dig/{}/{}", row + 1, column + 1),
        )
    }

    fn label(&self, game: &NearAndFar) -> String {
        let Some((row, column)) = self.0 else { return "Do not dig".to_owned() };
        let mine = game.mine_board();
        let gains = self.stakes(game).map(|stakes| said(&stakes.gain)).unwrap_or_default();
        let gains = if gains.is_empty() { "nothing".to_owned() } else { gains };
        let number = mine.numbers[row][column];
        format!("Dig in row {}, column {} (skill {number}): gain {gains}", row + 1, column + 1)
    }

    fn target(&self, _: &NearAndFar) -> Option<String> {
        self.0.map(|(row, column)| mine_key(row, column))
    }

    /// NF-MINE-10, NF-MINE-11, NF-MINE-12, NF-DAY-13, NF-CAMP-11
    fn stakes(&self, game: &NearAndFar) -> Option<Stakes> {
        let ((row, column), seat) = (self.0?, game.active);
        let mine = game.mine_board();
        let stakes = gaining(gaining(Stakes::default(), &mine.columns[column]), &mine.rows[row]);
        let stakes = stakes.gains("reputation", mine.reputation[row][column].into());
        game.gaining_after(game.uncovering(stakes, seat), seat, Deed::Dig).some()
    }
}

impl Instinct<NearAndFar> for Dig {
    fn weight(&self, _: &NearAndFar) -> u32 {
        if self.0.is_some() { 20 } else { 1 }
    }
}

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
        let die = self.dealer.roll(6);
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
