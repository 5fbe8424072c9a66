//! What events and questions call things: spaces, opponents, goods, villagers.

use crate::NowOrNever;
use crate::book::{Good, Thing, Villager};
use crate::rules::powers::Source;
use crate::state::Rival;
use table::Seat;

impl NowOrNever {
    /// "Undergarden", "Long Acre (E)", "Goose Green"
    pub(crate) fn space_name(&self, at: u8) -> String {
        let letter = self.book.map(self.side).spaces[usize::from(at)].letter;
        match letter.filter(|_| self.place_at(at).is_none()) {
            Some(letter) => format!("{} ({})", self.called(at), char::from(b'A' + letter)),
            None => self.called(at).to_owned(),
        }
    }

    /// The name of a space without its letter.
    pub(crate) fn called(&self, at: u8) -> &str {
        match self.place_at(at) {
            Some(place) => &self.book.places[place].name,
            None => &self.book.map(self.side).spaces[usize::from(at)].name,
        }
    }

    pub(crate) fn rival_name(&self, against: Rival) -> String {
        match against {
            Rival::Quest(card) => self.book.quests[card].name.clone(),
            Rival::Story(level) => format!("a level {level} opponent"),
            other => self.foe(other).map_or(String::new(), |(foe, _)| foe.name.clone()),
        }
    }

    pub(crate) fn source_name(&self, seat: Seat, source: Source) -> String {
        match source {
            Source::Basic => self.book.board(self.player(seat).hero).basic.name.clone(),
            Source::Blue(piece) => self.book.piece(piece).name.clone(),
            Source::Card(card) => self.book.quests[card].name.clone(),
        }
    }
}

/// "2 shells and 1 tool"
pub(crate) fn goods_text(goods: [u8; 4]) -> String {
    let parts: Vec<String> = Good::ALL
        .into_iter()
        .zip(goods)
        .filter(|(_, n)| *n > 0)
        .map(|(good, n)| good.thing().say(n.into()))
        .collect();
    table::listed(&parts)
}

impl Thing {
    pub(crate) fn plural(self) -> &'static str {
        match self {
            Thing::Shell => "shells",
            Thing::Tool => "tools",
            Thing::Demon => "bottled demons",
            Thing::Crystal => "crystals",
            Thing::Book => "books",
            Thing::Coin => "coins",
            Thing::Experience => "experience",
            Thing::Heart => "hearts",
            Thing::Mana => "mana",
        }
    }

    /// "1 bottled demon", "3 coins"
    pub(crate) fn say(self, n: u16) -> String {
        match (self, n) {
            (Thing::Experience | Thing::Mana, _) | (_, 2..) | (_, 0) => format!("{n} {}", self.plural()),
            (Thing::Demon, _) => "1 bottled demon".to_owned(),
            (one, _) => format!("1 {}", one.key()),
        }
    }
}

impl Villager {
    /// "A villager who makes shells"
    pub(crate) fn say(self) -> String {
        match self.good() {
            Some(good) => format!("A villager who makes {}", good.thing().plural()),
            None if self == Villager::Glogo => "A glogo".to_owned(),
            None => "The lab monster".to_owned(),
        }
    }

    /// "the villager who makes shells"
    pub(crate) fn said(self) -> String {
        match self.good() {
            Some(good) => format!("the villager who makes {}", good.thing().plural()),
            None if self == Villager::Glogo => "the glogo".to_owned(),
            None => "the lab monster".to_owned(),
        }
    }
}
