//! The laws of conservation, and repairing saves whose book has changed.

use crate::SleepingGods;
use crate::book::{Book, Crew, Status, Thing};
use crate::rules::combat::ATTACKS;
use crate::rules::damage::HULL;
use crate::rules::place::FOES;
use crate::state::{COMMAND, Phase, State};
use std::collections::BTreeSet;
use table::{Any, Id, Origin, Seat};

impl State {
    /// Every card that is somewhere.
    fn cards(&self) -> impl Iterator<Item = Id<Any>> + '_ {
        let abilities = self.abilities.cards().chain(self.fate).map(Id::any);
        let hands = self.players.iter().flat_map(|p| p.hand.iter().map(|id| id.any()));
        let worn = self.crew.iter().flat_map(|m| m.cards.iter().map(|id| id.any()));
        let levels = self.crew.iter().flat_map(|m| m.levels.iter().map(|id| id.any()));
        let events = self
            .events
            .cards()
            .chain(self.box_events.cards())
            .chain(self.box_lost.iter().copied())
            .map(Id::any);
        let ongoing = self.ongoing.iter().map(|o| o.event.any());
        let market = self
            .market
            .cards()
            .chain(self.stall.iter().copied())
            .chain(self.adventures.iter().map(|o| o.card))
            .map(Id::any);
        let quests = self.quests.iter().chain(&self.used_quests).map(|id| id.any());
        let searches = self.searches.cards().map(Id::any);
        abilities
            .chain(hands)
            .chain(worn)
            .chain(levels)
            .chain(events)
            .chain(ongoing)
            .chain(market)
            .chain(quests)
            .chain(searches)
    }
}

impl SleepingGods {
    /// Every card is in one place; nobody has more than fits.
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let (players, seats) = (self.players.len(), table::Game::dealer(self).seats());
        if players != seats {
            return vec![format!("there are {players} players for {seats} seats")];
        }
        let mut broken = Vec::new();
        if self.active.index() >= seats {
            broken.push(format!("seat {} has the turn", self.active.0));
        }
        let mut found = [0u64; 1 << 10]; // a bit for each id
        for card in self.cards() {
            let (word, bit) = (card.index() / 64, 1 << (card.index() % 64));
            if found[word] & bit != 0 {
                broken.push(format!("`{}` is in two places", self.book.names.name(card)));
            }
            found[word] |= bit;
        }
        let held: u32 = self.players.iter().map(|p| u32::from(p.command)).sum();
        let laid: u32 = self
            .crew
            .iter()
            .map(|m| u32::from(m.command))
            .chain(self.adventures.iter().map(|o| u32::from(o.command)))
            .sum();
        if held + laid > u32::from(COMMAND) {
            broken.push(format!("{} command tokens of {COMMAND}", held + laid));
        }
        for thing in Thing::ALL.into_iter().filter(|thing| self.stored(*thing) > thing.supply()) {
            broken.push(format!("{} of {}", thing.say(self.stored(thing).into()), thing.supply()));
        }
        for (spot, n) in
            self.damage.iter().enumerate().filter(|(spot, n)| **n > if *spot == HULL { 1 } else { 2 })
        {
            broken.push(format!("{n} damage at place {spot} of the ship"));
        }
        if self.xp_spent > self.xp {
            broken.push("more XP was spent than gained".to_owned());
        }
        self.check_company(seats, &mut broken);
        self.check_moment(&mut broken);
        broken
    }

    /// Who sails along, and what each has.
    fn check_company(&self, seats: usize, broken: &mut Vec<String>) {
        if !self.players.iter().any(|player| player.present && !player.changing) {
            broken.push("nobody sails on".to_owned());
        }
        let aboard = |seat: Seat| seat.index() < seats && self.player(seat).present;
        let asked = self.sharing.iter().map(|sharing| sharing.unsettled);
        if asked.into_iter().any(|asked| asked.is_empty() || !asked.iter().all(aboard)) {
            broken.push("somebody who does not sail along has crew to exchange".to_owned());
        }
        for status in Status::ALL.into_iter().filter(|status| self.bearers(*status) > status.supply()) {
            broken.push(format!("{} times {}", self.bearers(status), status.key()));
        }
        for crew in Crew::ALL {
            let mate = self.mate(crew);
            if mate.damage > self.max_health(crew) {
                broken.push(format!("{} has more damage than health", crew.key()));
            }
            if mate.cards.len() > 2 {
                broken.push(format!("{} has {} ability cards", crew.key(), mate.cards.len()));
            }
            if Status::ALL.into_iter().any(|s| mate.statuses.iter().filter(|t| **t == s).count() > 1) {
                broken.push(format!("{} has a status twice", crew.key()));
            }
            if mate.levels.iter().any(|id| self.book.level(*id).crew != crew) {
                broken.push(format!("{} has the level card of somebody else", crew.key()));
            }
            if mate.owner.is_some_and(|seat| seat.index() >= seats) {
                broken.push(format!("{} belongs to a seat that is not there", crew.key()));
            }
        }
        let weapon = |card| self.book.adventure(card).weapon.is_some();
        for owned in self.adventures.iter().filter(|o| o.bearer.is_some() && !weapon(o.card)) {
            broken.push(format!("`{}` is carried and is no weapon", self.book.names.name(owned.card)));
        }
        let sheet = &self.sheet;
        if has_twice(&sheet.totems) || has_twice(&sheet.endings) {
            broken.push("something stands twice on the achievement sheet".to_owned());
        }
    }

    /// What is under way fits together.
    fn check_moment(&self, broken: &mut Vec<String>) {
        let decks = self.events.cards().chain(self.box_events.cards()).chain(self.box_lost.iter().copied());
        for entry in decks.chain(self.ongoing.iter().map(|o| o.event)) {
            if self.book.find_event(entry).is_none() {
                broken.push(format!("`{}` is no event card", self.book.names.name(entry)));
            }
        }
        match &self.combat {
            Some(combat) if combat.row.len() > FOES => {
                broken.push(format!("more than {FOES} enemies in a row"));
            }
            Some(combat) if combat.used.iter().any(|n| *n > ATTACKS) => {
                broken.push(format!("somebody attacks more than {ATTACKS} times in a round"));
            }
            None if self.players.iter().any(|player| player.tokens > 0) => {
                broken.push("combat action tokens without a combat".to_owned());
            }
            _ => {}
        }
        if self.port.is_some() && self.book.region(self.region).port.is_none() {
            broken.push("a visit to a port where there is none".to_owned());
        }
        if self.voyage.is_some_and(|left| left > self.book.distance(i32::MAX)) {
            broken.push("a voyage farther than the ship may sail".to_owned());
        }
        if self.phase == Phase::Over && self.journeys.is_empty() {
            broken.push("the game is over without a journey".to_owned());
        }
    }
}

fn has_twice<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().any(|(n, one)| list[..n].contains(one))
}

/// New cards of an edited book go under their decks.
pub(crate) fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
    if state.abilities.cards().next().is_none() && state.turn == 0 {
        return Vec::new(); // Not laid out yet.
    }
    let anywhere: BTreeSet<Id<Any>> = state.cards().collect();
    let mut new = Vec::new();
    state.abilities.complete(book.abilities.iter(), &anywhere, &mut new);
    state.market.complete(book.market.iter(), &anywhere, &mut new);
    state.searches.complete(book.searches.iter(), &anywhere, &mut new);
    state.box_events.complete(book.events.iter().map(|e| e.entry), &anywhere, &mut new);
    origin.notes(&book.names, &new)
}
