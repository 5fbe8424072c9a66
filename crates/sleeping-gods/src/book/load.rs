//! Loading the book: every file is read, every fault is reported, and only a sound book is returned.

mod cards;
mod charts;
mod stories;

use super::words::SleepingGodsWords;
use super::{Book, Crew, Room, Ship, Sort};
use storybook::{Load, Loader, Pictured};

/// The charts of the atlas, by their left page.
pub(super) const PAGES: [u8; 9] = [2, 4, 6, 8, 10, 12, 14, 16, 18];

impl Load for Book {
    type Words = SleepingGodsWords;

    fn read(loader: &mut Loader) -> Option<Book> {
        Loading(loader).book()
    }
}

/// The loader, with what only books of Sleeping Gods have.
struct Loading<'a>(&'a mut Loader);

table::derefs!(Loading<'_>, 0: Loader);

impl Loading<'_> {
    fn book(mut self) -> Option<Book> {
        let edition = self.edition("sleeping-gods");
        let crew = self.crew();
        let abilities = self.abilities();
        let levels = self.levels();
        let adventures = self.adventures();
        let market = self.market();
        let enemies = self.enemies();
        let quests = self.quests();
        let searches = self.searches();
        let ship = self.ship();
        let atlas = self.atlas();
        let mut elsewhere = self.unlocked(&quests);
        elsewhere.extend(atlas.needed());
        let stories = self.stories(&SleepingGodsWords { elsewhere });
        let entries = self.entries(&stories);
        let events = self.events(&stories);
        let cards = |person: bool| {
            let such = adventures
                .each()
                .chain(market.each())
                .filter(|(_, card)| (card.sort == Sort::Person) == person);
            self.names_of(such.map(|(id, _)| id))
        };
        let pictured = Pictured {
            people: Crew::KEYS.map(|(key, _)| key.to_owned()).into_iter().chain(cards(true)).collect(),
            strangers: self.names_of(enemies.iter()),
            things: cards(false),
            places: stories.entries.iter().map(|entry| entry.id.clone()).collect(),
        };
        let keywords = self.keywords(&stories, &quests)?;
        self.check_given(&stories, &adventures, &enemies);
        let (charts, sea, regions, mut locations) = self.linked(atlas, &stories)?;
        let world = self.world(&charts, &sea);
        if let Some(ship) = ship.as_ref().filter(|ship| !locations.iter().any(|l| l.number == ship.start)) {
            let trouble = format!("the ship begins at location {}, which is on no chart", ship.start);
            self.fault_word("ship.toml", "start =", trouble);
        }
        for location in &mut locations {
            let from = storybook::EntryId(entries.place(location.entry) as u16);
            let asked = stories.opened_by(from).into_iter();
            location.opened_by =
                asked.filter_map(|keyword| keywords.get(usize::from(keyword.0)).copied()).collect();
        }
        let clock = ["1", "1-2", "F1"].map(|id| self.names.find(id));
        if clock.iter().any(Option::is_none) {
            self.fault_word("deck.story", "==", "the clock needs the entries `1`, `1-2` and `F1`");
        }
        let [Some(first), Some(second), Some(last)] = clock else { return None };
        Some(Book {
            cover: self.cover(edition, super::about::about(), &pictured)?,
            crew: crew?,
            abilities,
            levels,
            adventures,
            market,
            enemies,
            quests,
            searches,
            events,
            charts,
            world: world?,
            regions: regions.iter().zip(sea).collect(),
            locations,
            stories,
            entries,
            keywords,
            clock: [first, second, last],
            ship: ship?,
        })
    }

    fn ship(&mut self) -> Option<Ship> {
        const FILE: &str = "ship.toml";
        let ship: Ship = self.toml(FILE)?;
        if !ship.room.iter().map(|room| room.id).eq(Room::ALL) {
            self.fault_word(FILE, "[[room]]", "the rooms are bridge, galley, deck, quarters and sick-bay");
            return None;
        }
        let mut fates: Vec<u8> = ship.room.iter().map(|room| room.fate).chain([ship.hull]).collect();
        fates.sort_unstable();
        if fates != [1, 2, 3, 4, 5, 6] {
            self.fault_word(FILE, "fate", "each number of fate belongs to one room or to the hull"); // SG-OPEN-04
        }
        if ship.travel.is_empty() || !ship.travel.is_sorted() {
            self.fault_word(FILE, "travel", "the travel table rises");
            return None;
        }
        Some(ship)
    }
}
