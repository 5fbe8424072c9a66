//! The laws of conservation, and repairing saves whose book has changed.

use crate::SleepingGods;
use crate::book::powers::Passive;
use crate::book::{Book, Crew, Sort, Status, Thing};
use crate::rules::combat::ATTACKS;
use crate::rules::damage::{SUNK, spot_room};
use crate::rules::goods::HAND;
use crate::rules::place::FOES;
use crate::state::{COMMAND, Combat, Phase, State};
use std::collections::BTreeSet;
use storybook::Storytelling;
use table::{Any, Id, Origin, Places, Seat, has_twice};

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
            return vec![format!("active: seat {} has the turn, but nobody sits there", self.active.0)];
        }
        Places::of(&self.book.cover.names, self.cards(), &mut broken);
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
        for (spot, n) in self.damage.iter().enumerate().filter(|(spot, n)| **n > spot_room(*spot)) {
            broken.push(format!("{n} damage at place {spot} of the ship"));
        }
        if !self.is_over() && self.damage.iter().fold(0u8, |sum, n| sum.saturating_add(*n)) >= SUNK {
            broken.push(format!("damage: with {SUNK} the ship is lost")); // SG-SHIP-09
        }
        if self.xp_spent > self.xp {
            broken.push("more XP was spent than gained".to_owned());
        }
        self.check_company(seats, &mut broken);
        self.check_players(&mut broken);
        self.check_moment(&mut broken);
        broken
    }

    fn is_over(&self) -> bool {
        matches!(self.phase, Phase::After | Phase::Over)
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
            if mate.levels.iter().any(|id| self.book.levels[*id].crew != crew) {
                broken.push(format!("{} has the level card of somebody else", crew.key()));
            }
            match mate.owner {
                Some(seat) if seat.index() >= seats || !self.player(seat).present => {
                    broken.push(format!("{} belongs to a seat that is not there", crew.key()));
                }
                // SG-CREW-02
                Some(_) if crew == Crew::ALL[0] => {
                    broken.push("crew.owner: the captain is nobody's own".to_owned())
                }
                _ => {}
            }
        }
        let weapon = |card| self.book.adventure(card).weapon.is_some();
        for owned in self.adventures.iter().filter(|o| o.bearer.is_some() && !weapon(o.card)) {
            broken.push(format!("`{}` is carried and is no weapon", self.book.cover.names.name(owned.card)));
        }
        let sheet = &self.sheet;
        if has_twice(&sheet.totems) || has_twice(&sheet.endings) {
            broken.push("something stands twice on the achievement sheet".to_owned());
        }
        for card in sheet.totems.iter().filter(|card| self.book.adventure(**card).sort != Sort::Totem) {
            broken.push(format!("sheet.totems: `{}` is no totem", self.book.cover.names.name(*card)));
        }
        let lines = self.journeys.iter().flat_map(|journey| journey.score.lines());
        if lines.into_iter().any(|(_, points)| points.unsigned_abs() > 999) {
            broken.push("journeys.score: more points than there are".to_owned());
        }
    }

    /// What the players hold.
    fn check_players(&self, broken: &mut Vec<String>) {
        if self.phase != Phase::Setup && !self.player(self.active).present {
            broken.push("active: somebody who does not sail along has the turn".to_owned());
        }
        for (at, player) in self.players.iter().enumerate() {
            if !player.present && (!player.hand.is_empty() || player.command + player.tokens > 0) {
                broken.push(format!("players[{at}]: whoever does not sail along has nothing")); // SG-LEAVE-04
            }
            let held = player.hand.len();
            if held > HAND as usize && held > self.hand_most() {
                broken.push(format!("players[{at}].hand: {held} cards, and nobody can hold as many")); // SG-CARD-03
            }
        }
        if self.players.iter().map(|player| player.tokens).sum::<u8>() > 4 {
            broken.push("players.tokens: more than four combat action tokens".to_owned()); // SG-COMBAT-04
        }
    }

    /// The longest hand that anybody can have: with what raises the limit, or did so before it was lost.
    fn hand_most(&self) -> usize {
        let more = |passive: &Passive| if let Passive::Hand(n) = passive { (*n).max(0) } else { 0 };
        let abilities = self.book.abilities.iter().flat_map(|id| self.book.abilities[id].rules.always());
        let levels = self.crew.iter().flat_map(|mate| &mate.levels);
        let levels = levels.flat_map(|id| self.book.levels[*id].rules.always());
        let for_sale: BTreeSet<_> = self.market.cards().chain(self.stall.iter().copied()).collect();
        let gear = self.book.market.iter().filter(|card| !for_sale.contains(card));
        let gear = gear.flat_map(|card| self.book.adventure(card).rules.always());
        (HAND + abilities.chain(levels).chain(gear).map(more).sum::<i8>()) as usize
    }

    /// What is under way fits together.
    fn check_moment(&self, broken: &mut Vec<String>) {
        let decks = self.events.cards().chain(self.box_events.cards()).chain(self.box_lost.iter().copied());
        for entry in decks.chain(self.ongoing.iter().map(|o| o.event)) {
            if self.book.find_event(entry).is_none() {
                broken.push(format!("`{}` is no event card", self.book.cover.names.name(entry)));
            }
        }
        let sold = self.market.cards().chain(self.stall.iter().copied());
        for card in sold.filter(|card| !self.book.market.contains(*card)) {
            broken.push(format!("market, stall: `{}` is not for sale", self.book.cover.names.name(card)));
        }
        match &self.combat {
            Some(combat) => self.check_combat(combat, broken),
            None if self.players.iter().any(|player| player.tokens > 0) => {
                broken.push("combat action tokens without a combat".to_owned());
            }
            None => {}
        }
        let readings = self.reading.iter().chain(&self.put_off);
        let misread = readings.filter_map(|reading| Self::misread(&self.book, reading));
        broken.extend(misread.map(|why| format!("reading.{why}")));
        let busy = self.combat.is_some() || self.reading.is_some() || self.voyage.is_some();
        if (busy || self.port.is_some() || !self.stall.is_empty())
            && (self.phase == Phase::Setup || self.is_over())
        {
            broken.push("phase: something goes on before the campaign or after it".to_owned());
        }
        if self.phase == Phase::Setup && self.cards().next().is_some() {
            broken.push("phase: cards lie there before anything was laid out".to_owned());
        }
        if let Some(left) = &self.order {
            let effects = self.room.map(|room| self.effects(room)).unwrap_or_default();
            let sound = left.iter().all(|effect| effects.contains(effect)) && !has_twice(left);
            if self.phase != Phase::Room || !sound {
                broken.push("order: it is not what is left of a room".to_owned()); // SG-ROOM-05
            }
        }
        if self.challenge.is_some() {
            broken.push("challenge: it lasts no longer than a step".to_owned());
        }
        if self.port.is_some() && self.book.regions[self.region].port.is_none() {
            broken.push("a visit to a port where there is none".to_owned());
        }
        if self.voyage.is_some_and(|left| left > self.book.distance(i32::MAX)) {
            broken.push("a voyage farther than the ship may sail".to_owned());
        }
        if self.is_over() && self.journeys.is_empty() {
            broken.push("the game is over without a journey".to_owned());
        }
    }

    fn check_combat(&self, combat: &Combat, broken: &mut Vec<String>) {
        if combat.row.len() > FOES {
            broken.push(format!("more than {FOES} enemies in a row"));
        }
        if combat.used.iter().any(|n| *n > ATTACKS) {
            broken.push(format!("somebody attacks more than {ATTACKS} times in a round"));
        }
        for (at, foe) in combat.row.iter().enumerate() {
            if foe.covered != 0 && self.hearts_left(at) == 0 {
                let name = self.book.cover.names.name(foe.card);
                broken.push(format!("combat.row[{at}]: `{name}` has fallen")); // SG-PLACE-11
            }
        }
    }
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
    origin.notes(&book.cover.names, &new)
}
