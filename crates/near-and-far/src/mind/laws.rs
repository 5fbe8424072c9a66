//! The laws of conservation, and repairing saves whose book has changed.

use crate::book::{Book, Entry, Mode, Person, Space};
use crate::rules::campaign::LAST_MAP;
use crate::state::{Phase, Place, Player, Sheet, State};
use crate::{NearAndFar, Talent};
use std::collections::BTreeSet;
use table::{Any, Ask, Book as _, Id, Ids, Kind, Origin, Places, has_twice};

impl State {
    /// Every card in a deck.
    fn in_decks(&self) -> impl Iterator<Item = Id<Any>> + '_ {
        let artifacts = self.basic.cards().chain(self.advanced.cards()).map(Id::any);
        artifacts.chain(self.treasures.cards().map(Id::any)).chain(self.bag.cards().map(Id::any))
    }

    /// Every card that is not in a deck: held, passed around, or face up on the table.
    fn laid_out(&self) -> impl Iterator<Item = Id<Any>> + '_ {
        let people = self.row.iter().map(|id| id.any());
        let foes = self.threats.iter().chain(&self.bosses).map(|id| id.any());
        let packets = self.packets.iter().flatten().map(|id| id.any());
        let table = people.chain(foes).chain(packets).chain(self.worlds.iter().map(|id| id.any()));
        table.chain(self.players.iter().flat_map(Player::cards))
    }

    /// The camps of a seat that are somewhere: on the map, in the mine, on beaten foes.
    fn camps_found(&self, seat: table::Seat) -> usize {
        let on_map = self.camps.iter().filter(|c| c.seat == seat).count();
        let in_mine = self.mine.iter().flatten().filter(|c| **c == Some(seat)).count();
        let player = self.player(seat);
        on_map + in_mine + player.threats.len() + player.bosses.len()
    }
}

impl Player {
    fn cards(&self) -> impl Iterator<Item = Id<Any>> + '_ {
        let artifacts = self.hand.iter().chain(&self.drawn).chain(&self.artifacts).map(|id| id.any());
        let foes = self.threats.iter().chain(&self.bosses).map(|id| id.any());
        let cards = self.treasures.iter().map(|id| id.any()).chain(self.worlds.iter().map(|id| id.any()));
        artifacts.chain(foes).chain(cards).chain(self.people().map(Id::any))
    }
}

impl NearAndFar {
    /// Every card is in one place; nobody has more than fits.
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let (players, seats) = (self.players.len(), table::Game::dealer(self).seats());
        if players != seats {
            return vec![format!("there are {players} players for {seats} seats")];
        }
        let mut broken = Vec::new();
        let (agreed, played) = (table::Game::dealer(self).mode(), self.mode.key());
        if agreed != played {
            broken.push(format!("the table has agreed on the mode `{agreed}`, but `{played}` is played"));
        }
        let camps = self.camps.iter().map(|c| c.seat).chain(self.mine.iter().flatten().flatten().copied());
        let chiefs = self.chiefs.iter().flatten().copied();
        let owners = camps.map(|s| (s, "has a camp")).chain(chiefs.map(|s| (s, "has a chief")));
        let turns = [(self.first, "goes first"), (self.active, "has the turn")];
        let reads = self.scene.iter().map(|s| (s.seat, "reads"));
        let shown = reads.chain(self.roll.iter().map(|r| (r.seat, "has rolled")));
        let won = self.last.iter().flat_map(|last| &last.winners).map(|s| (*s, "has won"));
        for (seat, what) in
            owners.chain(turns).chain(shown).chain(won).filter(|(seat, _)| seat.index() >= seats)
        {
            broken.push(format!("seat {} {what}, but nobody sits there", seat.0));
        }
        let scored = self.last.as_ref().map(|last| last.scores.len());
        if scored.is_some_and(|n| n != players)
            || (matches!(self.phase, Phase::Over | Phase::Scores) && scored.is_none())
        {
            broken.push(format!("the last session has {} scores", scored.unwrap_or(0)));
        }
        if self.session == 0 && !matches!(self.phase, Phase::Gathering | Phase::Setup) {
            broken.push("session: the first one has not begun, and is being played".to_owned());
        }
        self.sheets_in_bounds(&mut broken);
        if !broken.is_empty() {
            return broken;
        }
        // Before the first session is laid out, everything is in the box.
        if self.session == 0 || matches!(self.phase, Phase::Gathering | Phase::Setup) {
            if self.players.iter().any(|player| player.camps > 0) {
                broken.push("players.camps: one was placed before anything was laid out".to_owned());
            }
            return broken;
        }
        self.cards_in_place(&mut broken);
        let present = self.seats().count();
        let animals: usize = self.players.iter().map(|p| usize::from(p.pack())).sum();
        if animals + usize::from(self.birds) != 3 * present {
            broken.push(format!("{animals} pack animals and {} at the Stables", self.birds)); // NF-GEN-05
        }
        for seat in self.seats() {
            self.player_in_bounds(seat, &mut broken);
            self.story_in_order(seat, &mut broken);
        }
        self.turn_in_order(&mut broken);
        self.map_in_order(&mut broken);
        broken
    }

    /// Who everybody is, and what is written down between sessions.
    fn sheets_in_bounds(&self, broken: &mut Vec<String>) {
        let mut characters: Vec<_> = self.players.iter().filter_map(|p| p.character).collect();
        characters.sort_unstable();
        for twice in characters.windows(2).filter(|pair| pair[0] == pair[1]) {
            let name = self.book.names().name(twice[0]);
            broken.push(format!("players.character: two players are `{name}`")); // NF-SETUP-19
        }
        if !self.before.is_empty() && self.before.len() != self.players.len() {
            broken.push(format!("before: {} sheets for {} players", self.before.len(), self.players.len()));
        }
        let maps = self.skipped.iter().chain(&self.house.map);
        if has_twice(&self.skipped) || maps.into_iter().any(|map| !(1..=LAST_MAP).contains(map)) {
            broken.push("skipped, house.map: a map twice, or one that there is not".to_owned());
        }
        if self.played_on.is_some_and(|round| round > self.quiet_rounds) {
            broken.push("played_on: a quiet round that has not been played".to_owned()); // NF-OPEN-82
        }
        let here = self.players.iter().map(|player| ("players.sheet", &player.sheet));
        for (part, sheet) in here.chain(self.before.iter().map(|sheet| ("before", sheet))) {
            // NF-OPEN-19, NF-KEYWORD-01, NF-SIDE-01: each is written down once.
            if has_twice(&sheet.talents) || has_twice(&sheet.keywords) || has_twice(&sheet.side) {
                broken.push(format!("{part}: something is written there twice"));
            }
            let quests = sheet.side.iter().chain(&sheet.next);
            for entry in quests.filter(|entry| self.book.story(**entry).choices.is_empty()) {
                broken.push(format!("{part}: `{}` is no quest", self.book.names().name(*entry)));
            }
            if sheet.points.iter().any(|n| n.unsigned_abs() > 999) {
                broken.push(format!("{part}.points: more than there can be"));
            }
        }
    }

    /// NF-CHARQ-01: a character's next quest is one of its own story.
    fn story_in_order(&self, seat: table::Seat, broken: &mut Vec<String>) {
        let player = self.player(seat);
        let file = |entry: Id<Entry>| &self.book.story(entry).file;
        let own = player.character.map(|id| file(self.book.characters[id].first));
        if let (Mode::Character, Some(next)) = (self.mode, player.sheet.next)
            && own != Some(file(next))
        {
            let name = self.book.names().name(next);
            broken.push(format!("players.sheet.next: `{name}` is no quest of {}'s story", self.name(seat)));
        }
    }

    /// Whose turn it is, and what belongs to it.
    fn turn_in_order(&self, broken: &mut Vec<String>) {
        for (seat, field) in [(self.first, "first"), (self.active, "active")] {
            if self.phase == Phase::Turn && !self.player(seat).present {
                broken.push(format!("{field}: {} does not play this session", self.name(seat)));
            }
        }
        if self.phase == Phase::Turn && self.sent_home != [0; 2] {
            broken.push("sent_home: animals that are sent home help until the turn ends".to_owned()); // NF-PACK-06
        }
        let dealt =
            !self.packets.iter().all(Vec::is_empty) || self.players.iter().any(|p| !p.drawn.is_empty());
        if dealt && !matches!(self.phase, Phase::Draft(_) | Phase::Keep) {
            broken.push("packets, players.drawn: cards are dealt before the first turn only".to_owned()); // NF-SETUP-31
        }
        if let Some(scene) = &self.scene
            && usize::from(scene.choice.unwrap_or(0)) >= self.book.story(scene.entry).choices.len()
        {
            broken.push("scene: a choice that its quest does not have".to_owned());
        }
    }

    /// What stands on the map.
    fn map_in_order(&self, broken: &mut Vec<String>) {
        let spaces = &self.atlas().spaces;
        for camp in &self.camps {
            match spaces.iter().find(|space| space.id == camp.space) {
                None => broken.push("a camp stands on another map".to_owned()),
                Some(space) if space.icon.is_none() => {
                    let name = self.book.names().name(space.id);
                    broken.push(format!("camps: nobody camps at `{name}`")); // NF-CAMP-04
                }
                Some(_) => {}
            }
        }
        if has_twice(&self.camps.iter().map(|c| c.space).collect::<Vec<_>>()) {
            broken.push("two camps on one space".to_owned()); // NF-CAMP-03
        }
        let here = |id: &Id<Space>| spaces.iter().any(|space| space.id == *id);
        if has_twice(&self.quests) || !self.quests.iter().all(here) {
            broken.push("quests: a token twice, or on another map".to_owned()); // NF-SETUP-08
        }
    }

    fn cards_in_place(&self, broken: &mut Vec<String>) {
        let book = &*self.book;
        // Not every boss and companion takes part in a session.
        let places = Places::of(book.names(), self.in_decks().chain(self.laid_out()), broken);
        places.each(book.artifacts.iter(), broken);
        places.each(book.treasures.iter(), broken);
        places.each(book.adventurers.iter(), broken);
        places.each(book.threats.iter(), broken);
        places.each(book.worlds.iter(), broken);
        let mut strangers = |kind: &str, names: Vec<&str>| {
            broken.extend(names.into_iter().map(|name| format!("`{name}` lies among the {kind}")));
        };
        let threats = self.threats.iter().chain(self.players.iter().flat_map(|p| &p.threats));
        strangers("threats", self.others(threats, &book.threats));
        let bosses = self.bosses.iter().chain(self.players.iter().flat_map(|p| &p.bosses));
        strangers("bosses", self.others(bosses, &book.bosses));
        let bag: Vec<Id<Person>> = self.bag.cards().collect();
        strangers("adventurers", self.others(self.row.iter().chain(&bag), &book.adventurers));
        for (deck, kind, advanced) in [(&self.basic, "basic", false), (&self.advanced, "advanced", true)] {
            let others = deck.cards().filter(|card| book.artifact(*card).advanced != advanced);
            strangers(kind, others.map(|card| book.names().name(card)).collect());
        }
        let mut arcade: Vec<Id<Entry>> = self.arcade.cards().collect();
        arcade.sort_unstable();
        if arcade != book.arcade {
            broken.push(format!("{} arcade cards, not each of {} once", arcade.len(), book.arcade.len()));
        }
        let drafting = matches!(self.phase, Phase::Draft(_));
        if drafting && self.seats().any(|s| self.packets.get(s.index()).is_none_or(Vec::is_empty)) {
            broken.push("somebody has nothing to draft from".to_owned()); // NF-DRAFT-02
        }
    }

    /// The names of those that are none of these.
    fn others<'a, K: Kind + 'a>(&self, ids: impl Iterator<Item = &'a Id<K>>, of: &Ids<K>) -> Vec<&str> {
        ids.filter(|id| !of.contains(**id)).map(|id| self.book.names().name(*id)).collect()
    }

    fn player_in_bounds(&self, seat: table::Seat, broken: &mut Vec<String>) {
        let player = self.player(seat);
        let name = self.name(seat);
        if player.character.is_none() {
            broken.push(format!("players.character: {name} is nobody")); // NF-SETUP-19
        }
        // NF-PARTY-07: one's own companion, and no other.
        let mut companions = player.people().filter(|id| self.book.is_companion(*id));
        if companions.next() != player.companion || companions.next().is_some() {
            broken.push(format!("players.companion: {name} has another companion along"));
        }
        if !self.fits(seat, &player.party) {
            broken.push(format!("{name}'s party does not fit its slots"));
        }
        // Games from before NF-OPEN-21 was settled may still hold a fourth treasure at the side.
        let carried = usize::from(player.pack()) + usize::from(player.has(Talent::Scrounging));
        if player.pack() > 3 || player.treasures.len() > carried {
            broken.push(format!("{name} has too many pack animals or treasures"));
        }
        if player.hearts > 13 || !(-6..=12).contains(&player.reputation) {
            broken.push(format!("{name}'s markers are off the track"));
        }
        if self.camps_found(seat) != usize::from(player.camps) {
            broken.push(format!("{name} has placed {} camps, but not all are there", player.camps));
        }
        if let Place::On(space) = player.place
            && !self.atlas().spaces.iter().any(|s| s.id == space)
        {
            broken.push(format!("{name} stands on another map"));
        }
    }
}

/// Makes a state fit the book: stories that lost their next quest begin again, and what is new goes to the bottom of its deck. In a
/// scenario, cards laid out by hand are taken from where they were.
pub(crate) fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
    if origin != Origin::Scenario {
        begin_again(book, state);
    }
    if matches!(state.phase, Phase::Gathering | Phase::Setup) {
        return Vec::new(); // everything is in the box
    }
    match origin {
        Origin::Scenario => take_from_decks(state),
        Origin::OlderBook => {
            for seat in table::seats(state.players.len()) {
                state.player_mut(seat).camps = state.camps_found(seat) as u8; // those on what is gone come back
            }
        }
        Origin::Save => {}
    }
    let new = put_under(book, state, origin);
    if let (Phase::Draft(pick), Origin::OlderBook) = (state.phase, origin) {
        // NF-DRAFT-02: packets stay of one size.
        for packet in state.packets.iter_mut().zip(&state.players).filter(|(_, p)| p.present).map(|(p, _)| p)
        {
            let missing = 5usize.saturating_sub(pick.into()).saturating_sub(packet.len());
            packet.extend((0..missing).filter_map(|_| state.basic.pile.pop()));
        }
    }
    origin.notes(book.names(), &new)
}

/// NF-CHARQ-02, NF-CHARQ-08: a character's story has ten quests. One that is shorter and has no next quest has lost it, and
/// goes on from its beginning; what is written on the card stays there.
fn begin_again(book: &Book, state: &mut State) {
    if state.mode != Mode::Character {
        return;
    }
    let resume = |sheet: &mut Sheet, character: Option<Id<crate::Character>>| {
        if let (None, Some(character), true) = (sheet.next, character, sheet.done.len() < 10) {
            sheet.next = Some(book.characters[character].first);
        }
    };
    for (player, before) in state.players.iter_mut().zip(&mut state.before) {
        resume(before, player.character.filter(|_| !before.done.is_empty()));
    }
    for player in &mut state.players {
        resume(&mut player.sheet, player.character);
    }
}

/// Cards laid out by hand are taken from where they were.
fn take_from_decks(state: &mut State) {
    let laid_out: BTreeSet<Id<Any>> = state.laid_out().collect();
    state.basic.take_out(|card| laid_out.contains(&card.any()));
    state.advanced.take_out(|card| laid_out.contains(&card.any()));
    state.treasures.take_out(|card| laid_out.contains(&card.any()));
    state.bag.take_out(|card| laid_out.contains(&card.any()));
    let held: BTreeSet<Id<Any>> = state.players.iter().flat_map(Player::cards).collect();
    state.worlds.retain(|card| !held.contains(&card.any()));
    state.threats.retain(|card| !held.contains(&card.any()));
    state.row.retain(|card| !held.contains(&card.any()));
}

/// Puts what is nowhere at the bottom of its deck, and returns it.
fn put_under(book: &Book, state: &mut State, origin: Origin) -> Vec<Id<Any>> {
    let arcade = state.arcade.cards().map(Id::any);
    let anywhere: BTreeSet<Id<Any>> = state.in_decks().chain(state.laid_out()).chain(arcade).collect();
    let mut new = Vec::new();
    for (deck, advanced) in [(&mut state.basic, false), (&mut state.advanced, true)] {
        let cards = book.artifacts.iter().filter(|card| book.artifact(*card).advanced == advanced);
        deck.complete(cards, &anywhere, &mut new);
    }
    state.treasures.complete(book.treasures.iter(), &anywhere, &mut new);
    state.bag.complete(book.adventurers.iter(), &anywhere, &mut new);
    state.arcade.complete(book.arcade.iter().copied(), &anywhere, &mut new);
    for card in book.worlds.iter().filter(|card| !anywhere.contains(&card.any())) {
        new.push(card.any());
        state.worlds.insert(0, card);
    }
    if origin == Origin::OlderBook {
        let threats = book.threats.iter().filter(|card| !anywhere.contains(&card.any()));
        state.threats.extend(threats.inspect(|card| new.push(card.any())));
        state.threats.sort_unstable(); // NF-SETUP-29: the book has them in their order
    }
    new
}
