//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod boards;
mod chapters;
mod pieces;
mod stories;

use super::words::NowOrNeverWords;
use super::{Book, Hero, Piece};
use std::sync::Arc;
use storybook::{Load, Loader};
use table::{Id, Ids};

impl Load for Book {
    type Words = NowOrNeverWords;

    fn read(loader: &mut Loader) -> Option<Book> {
        Loading(loader).book()
    }
}

/// The loader, with what only books of Now or Never have.
struct Loading<'a>(&'a mut Loader);

table::derefs!(Loading<'_>, 0: Loader);

impl Loading<'_> {
    fn book(mut self) -> Option<Book> {
        let edition = self.edition("now-or-never");
        let boards = self.heroes();
        let (mut pieces, abilities) = self.abilities();
        let learned = Hero::ALL.map(|hero| {
            let own = |piece: &Piece| piece.ability.is_some_and(|(own, _)| own == hero);
            abilities.iter().zip(&pieces).filter(|(_, piece)| own(piece)).map(|(id, _)| id).collect()
        });
        let (gear_pieces, gear) = self.gear();
        pieces.extend(gear_pieces);
        let (tiles, buildings) = self.buildings();
        let (hands, specialists) = self.specialists();
        let foes = self.foes();
        let (locations, places) = self.locations();
        let (cards, quests) = self.quests();
        let (demands, orders) = self.orders();
        let (finds, searches) = self.finds();
        let (moves, solos) = self.solo();
        let maps = self.maps(&places);
        let towns = self.towns();
        let season = self.season();
        let stories = self.stories(&NowOrNeverWords);
        let entries: Ids<super::Entry> =
            stories.entries.iter().filter_map(|entry| self.entry_id(entry)).collect();
        let tales = self.tales(&stories, &entries);
        let about = super::about::about(tales.is_some());
        let teaching = Some(self.teaching(&about));
        let keywords: Vec<Id<super::Key>> = self.keyword_ids(&stories.keywords);
        Some(Book {
            about,
            edition: edition?,
            teaching,
            boards: boards?,
            pieces,
            abilities,
            learned,
            gear,
            tiles,
            buildings,
            hands,
            specialists,
            foes: foes?,
            cards,
            quests,
            demands,
            orders,
            finds,
            searches,
            locations,
            places,
            maps: maps?,
            towns: towns?,
            season: season?,
            moves,
            solos,
            stories,
            entries,
            tales,
            texts: std::sync::OnceLock::new(),
            keywords,
            names: Arc::new(std::mem::take(&mut self.names)),
        })
    }
}
