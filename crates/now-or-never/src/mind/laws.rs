//! What must always hold, and saves of older books.

use crate::NowOrNever;
use crate::book::{Book, Good, Villager};
use crate::rules::setup::fill_decks;
use crate::state::{Phase, Rival, State};
use std::collections::BTreeMap;
use table::{Any, Id, Ids, Origin};

/// Says what is there twice or not at all.
fn once<K>(
    found: impl IntoIterator<Item = Id<K>>,
    all: &Ids<K>,
    what: &str,
    wanted: bool,
    broken: &mut Vec<String>,
) where
    K: table::Kind,
{
    let mut counts: BTreeMap<Id<Any>, usize> = BTreeMap::new();
    found.into_iter().for_each(|id| *counts.entry(id.any()).or_default() += 1);
    for id in all.iter() {
        match counts.get(&id.any()).copied().unwrap_or(0) {
            0 if wanted => broken.push(format!("{what} {} is nowhere", all.place(id) + 1)),
            0 | 1 => {}
            n => broken.push(format!("{what} {} is in {n} places", all.place(id) + 1)),
        }
    }
}

impl NowOrNever {
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let mut broken = Vec::new();
        let (book, state) = (&self.book, &self.state);
        let begun = state.phase != Phase::Setup;
        let seats = [Some(state.first), Some(state.active), state.began, state.props.keeper];
        if seats.into_iter().flatten().any(|seat| seat.index() >= state.players.len()) {
            return vec!["a seat that nobody has".to_owned()]; // nothing else can be asked
        }
        self.check_stories(&mut broken);
        let players = || state.players.iter();
        let bot = || state.bot.iter();
        let deck = state.quests.iter().flat_map(|deck| deck.cards());
        let held = players().flat_map(|p| p.hand.iter().chain(&p.played).copied());
        once(
            deck.chain(held).chain(bot().flat_map(|bot| bot.quests.iter().copied())),
            &book.quests,
            "quest",
            begun,
            &mut broken,
        );
        let orders =
            state.orders.cards().chain(players().flat_map(|p| p.orders.iter().map(|held| held.order)));
        once(
            orders.chain(bot().flat_map(|bot| bot.orders.iter().copied())),
            &book.orders,
            "order",
            begun,
            &mut broken,
        );
        let finds = state.searches.cards().chain(players().flat_map(|p| p.finds.iter().copied()));
        once(
            finds.chain(bot().flat_map(|bot| bot.finds.iter().copied())),
            &book.searches,
            "search token",
            begun,
            &mut broken,
        );
        let shop = state.shop.iter().flatten().copied();
        let worn = players()
            .flat_map(|p| p.pieces().collect::<Vec<_>>())
            .chain(state.boxed.iter().copied())
            .filter_map(|id| book.gear.find(id));
        once(
            state.gear.iter().flat_map(|pile| pile.cards()).chain(shop).chain(worn),
            &book.gear,
            "gear",
            begun,
            &mut broken,
        );
        let learned = players()
            .flat_map(|p| p.pieces().collect::<Vec<_>>())
            .chain(state.boxed.iter().copied())
            .filter_map(|id| book.abilities.find(id));
        once(learned, &book.abilities, "ability", false, &mut broken);
        let hired = players()
            .flat_map(|p| &p.specialists)
            .chain(bot().flat_map(|bot| &bot.specialists))
            .map(|hired| hired.who);
        let others =
            state.specialists.cards().chain(state.hire.iter().copied()).chain(state.retired.iter().copied());
        once(hired.chain(others), &book.specialists, "specialist", false, &mut broken);
        for good in Good::ALL {
            let at = good as usize;
            let row = state.row.iter().filter(|other| **other == good).count();
            let homes = players().map(|p| {
                usize::from(p.waiting[at]) + p.housed.iter().map(|row| usize::from(row[at])).sum::<usize>()
            });
            let all = row
                + usize::from(state.villagers[at])
                + homes.sum::<usize>()
                + bot().map(|bot| usize::from(bot.villagers[at])).sum::<usize>();
            if begun && all != usize::from(book.season.villagers[at]) {
                broken.push(format!("there are {all} villagers who make {}", good.thing().plural()));
            }
        }
        if let Some(chapter) = self.chapter().filter(|_| begun && state.phase != Phase::Between) {
            let all = |who: Villager| players().map(|player| player.count(who)).sum::<u16>();
            let glogos =
                u16::from(chapter.glogos[0]) * state.players.len() as u16 + u16::from(chapter.glogos[1]);
            if all(Villager::Glogo) + u16::from(state.props.glogos) != glogos {
                broken.push(format!("there are not {glogos} glogos"));
            }
            if all(Villager::Lab) + u16::from(state.props.lab) != u16::from(chapter.lab) {
                broken.push("the lab monster is there twice, or not at all".to_owned());
            }
            if state.props.enemies.iter().any(|at| usize::from(*at) >= chapter.enemies.len()) {
                broken.push("an enemy that this chapter does not have".to_owned());
            }
        }
        for (at, player) in players().enumerate() {
            let seat = table::Seat(at as u8);
            once(
                player.grid.iter().chain(&player.town).flatten().copied(),
                &book.buildings,
                "building",
                begun,
                &mut broken,
            );
            if player.hearts > self.max_hearts(seat) || player.mana > self.max_mana(seat) {
                broken.push(format!("seat {} has more than the board holds", at + 1));
            }
            if (0..4).any(|row| {
                player.lodged(row.into())
                    > self.row_of(seat, row).map(|id| 1 + book.tile(id).beds).sum::<u8>()
            }) {
                broken.push(format!("seat {} houses more than there is room for", at + 1));
            }
            if usize::from(player.at) >= book.map(state.side).spaces.len() {
                broken.push(format!("seat {} is nowhere", at + 1));
            }
        }
        broken
    }
}

impl NowOrNever {
    /// What is read and fought belongs to a chapter, and to each other.
    fn check_stories(&self, broken: &mut Vec<String>) {
        if self.state.chapter > 0 && self.chapter().is_none() {
            broken.push("a chapter without stories".to_owned());
        }
        let told = |sound: bool, why: &str, broken: &mut Vec<String>| {
            if !sound {
                broken.push(why.to_owned());
            }
        };
        if let Some(reading) = self.reading {
            let choices = self.book.story(reading.entry).choices.len();
            let sound = self.chapter().is_some()
                && choices > 0
                && reading.fought.is_none_or(|place| usize::from(place) < choices);
            told(sound, "a story that cannot be read now", broken);
        }
        let sound = match self.fight.map(|fight| fight.against) {
            Some(Rival::Guest(at)) => {
                self.props.enemies.contains(&at) && self.foe(Rival::Guest(at)).is_some()
            }
            Some(Rival::Story(_)) => self.reading.is_some_and(|reading| reading.fought.is_some()),
            Some(Rival::Quest(card)) => self.book.card(card).fight.is_some(),
            Some(Rival::Level(_)) | None => true,
        };
        told(sound, "a combat against nobody", broken);
        for player in &self.players {
            let sound = player.mission.is_none_or(|mission| self.mission_space(mission).is_some());
            told(sound, "a mission that leads nowhere", broken);
            told(player.sheet.len() <= 6, "a sheet with more than six chapters", broken);
        }
    }
}

/// Cards that are new in the book go under their decks; a scenario need not list them, nor its unbuilt tiles and villagers.
pub(crate) fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
    if state.phase == Phase::Setup {
        return Vec::new(); // Not laid out yet.
    }
    let new = fill_decks(book, state);
    for player in &mut state.players {
        let missing = book
            .buildings
            .iter()
            .filter(|tile| !player.grid.iter().chain(&player.town).flatten().any(|own| own == tile));
        let missing: Vec<_> = missing.collect();
        if origin == Origin::Scenario || player.buildings().next().is_none() {
            let free = player.grid.iter_mut().filter(|slot| slot.is_none());
            free.zip(missing).for_each(|(slot, tile)| *slot = Some(tile));
        }
    }
    if origin == Origin::Scenario {
        for good in Good::ALL {
            let at = good as usize;
            let row = state.row.iter().filter(|other| **other == good).count() as u16;
            let homes = state.players.iter().map(|player| player.count(good.into()));
            let bot = state.bot.iter().map(|bot| bot.villagers[at].into());
            let used = row + homes.chain(bot).sum::<u16>();
            state.villagers[at] = book.season.villagers[at].saturating_sub(used.min(255) as u8);
        }
    }
    origin.notes(&book.names, &new)
}
