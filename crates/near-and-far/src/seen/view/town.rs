//! The town: the row of adventurers, the mine, what things are worth.

use super::PersonView;
use crate::NearAndFar;
use crate::book::words::THINGS;
use crate::seen::wording::purse;
use table::Seat;

table::views! {
    pub struct TownView<'a> {
        pub row: Vec<PersonView<'a>>,
        /// Pack animals at the Stables.
        pub birds: u8,
        pub mine: Vec<Vec<DigView>>,
        pub mine_columns: Vec<String>,
        pub mine_rows: Vec<String>,
        /// The unused character at a two-player Town Hall.
        pub stranger: Option<&'a str>,
        pub values: Vec<ValueView>,
    }

    pub struct ValueView {
        pub thing: &'static str,
        pub value: u16,
    }

    pub struct DigView {
        pub number: u8,
        pub camp: Option<Seat>,
        pub reputation: bool,
    }
}

impl NearAndFar {
    pub(super) fn town_view(&self) -> TownView<'_> {
        let mine = self.mine_board();
        let dig = |row: usize, column: usize| DigView {
            number: mine.numbers[row][column],
            camp: self.mine[row][column],
            reputation: mine.reputation[row][column],
        };
        TownView {
            row: self.row.iter().map(|id| self.person_view(*id)).collect(),
            birds: self.birds,
            mine: (0..3).map(|row| (0..4).map(|column| dig(row, column)).collect()).collect(),
            mine_columns: mine.columns.iter().map(purse).collect(),
            mine_rows: mine.rows.iter().map(purse).collect(),
            stranger: self.stranger.map(|id| self.book.characters[id].name.as_str()),
            values: THINGS
                .iter()
                .filter(|(_, t)| self.book.value(*t) > 0)
                .map(|(name, t)| ValueView { thing: name, value: self.book.value(*t) })
                .collect(),
        }
    }
}
