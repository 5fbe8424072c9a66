//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod boards;
mod chapters;
mod pieces;
mod stories;

use super::words::NowOrNeverWords;
use super::{Book, Hero, Piece};
use storybook::{Load, Loader, Pictured};
use table::{Id, Ids};

impl Load for Book {
    type Words = NowOrNeverWords;

    fn read(loader: &mut Loader) -> Option<Book> {
        Loading(loader).book()
    }
}

/// What has a name and no id is called by its name: "The Eldest Spilling" is `the-eldest-spilling`.
fn called(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_ascii_lowercase()
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
        let buildings = self.buildings();
        let specialists = self.specialists();
        let foes = self.foes();
        let places = self.locations();
        let quests = self.quests();
        let orders = self.orders();
        let searches = self.searches();
        let solos = self.solo();
        let maps = self.maps(&places);
        let towns = self.towns();
        let season = self.season();
        let stories = self.stories(&NowOrNeverWords);
        let entries: Ids<super::Entry> =
            stories.entries.iter().filter_map(|entry| self.entry_id(entry)).collect();
        let tales = self.tales(&stories, &entries);
        let chapters = tales.iter().flat_map(|tales| &tales.chapters).flat_map(|chapter| &chapter.enemies);
        let fought = quests.printed().iter().filter(|quest| quest.fight.is_some()).map(|quest| &quest.name);
        let named = foes.iter().flatten().flatten().map(|foe| &foe.name).chain(fought);
        let pictured = Pictured {
            people: Hero::ALL
                .iter()
                .map(|hero| hero.key().to_owned())
                .chain(self.names_of(specialists.iter()))
                .collect(),
            strangers: named.chain(chapters.map(|enemy| &enemy.foe.name)).map(|name| called(name)).collect(),
            ..Pictured::default()
        };
        let keywords: Vec<Id<super::Key>> = self.keyword_ids(&stories.keywords);
        Some(Book {
            cover: self.cover(edition, super::about::about(tales.is_some()), &pictured)?,
            boards: boards?,
            pieces,
            abilities,
            learned,
            gear,
            buildings,
            specialists,
            foes: foes?,
            quests,
            orders,
            searches,
            places,
            maps: maps?,
            towns: towns?,
            season: season?,
            solos,
            stories,
            entries,
            tales,
            texts: std::sync::OnceLock::new(),
            keywords,
        })
    }
}
