//! The laws of conservation, and mending saves whose book has changed.

use crate::book::Book;
use crate::state::{Phase, Place, Player};
use crate::{NearAndFar, Talent};
use serde_json::Value;
use std::collections::BTreeSet;
use std::ops::Range;
use table::written::{at, retain};
use table::{Book as _, Id};

impl NearAndFar {
    /// Every card is in one place; nobody has more than fits.
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let (players, seats) = (self.players.len(), table::Game::dealer(self).seats());
        if players != seats {
            return vec![format!("there are {players} players for {seats} seats")];
        }
        let mut broken = Vec::new();
        let camps = self.camps.iter().map(|c| c.seat).chain(self.mine.iter().flatten().flatten().copied());
        let chiefs = self.chiefs.iter().flatten().copied();
        let owners = camps.map(|s| (s, "has a camp")).chain(chiefs.map(|s| (s, "has a chief")));
        let turns = [(self.first, "goes first"), (self.active, "has the turn")];
        for (seat, what) in owners.chain(turns).filter(|(seat, _)| seat.index() >= seats) {
            broken.push(format!("seat {} {what}, but nobody sits there", seat.0));
        }
        if !broken.is_empty() {
            return broken;
        }
        // Before the first session is laid out, everything is in the box.
        if self.session == 0 || matches!(self.phase, Phase::Gathering | Phase::Setup) {
            return broken;
        }
        let counted = [
            self.book.artifacts.clone(),
            self.book.treasures.clone(),
            self.book.worlds.clone(),
            self.book.adventurers.clone(),
            self.book.threats.clone(),
        ];
        let decks =
            [&self.basic, &self.advanced, &self.treasures, &self.bag].into_iter().flat_map(|d| d.cards());
        let held = self.players.iter().flat_map(|p| {
            let cards = [
                &p.hand,
                &p.drawn,
                &p.artifacts,
                &p.treasures,
                &p.worlds,
                &p.threats,
                &p.bosses,
                &p.party,
                &p.inactive,
            ];
            cards.into_iter().flatten().copied()
        });
        let packets = self.packets.iter().flatten().copied();
        let table = self.row.iter().chain(&self.worlds).chain(&self.threats).chain(&self.bosses).copied();
        let mut places = vec![0u8; usize::from(self.book.bosses.end)];
        for card in decks.chain(held).chain(packets).chain(table) {
            // What is no card at all lies among the wrong kind, see below.
            if let Some(place) = places.get_mut(card.index()) {
                *place = place.saturating_add(1);
            }
        }
        for id in counted.into_iter().flatten().filter(|id| places[usize::from(*id)] != 1) {
            let count = places[usize::from(id)];
            broken.push(format!("`{}` is in {count} places", self.book.names().name(Id(id))));
        }
        // Not every boss takes part in a session.
        for id in self.book.bosses.clone().filter(|id| places[usize::from(*id)] > 1) {
            broken.push(format!(
                "`{}` is in {} places",
                self.book.names().name(Id(id)),
                places[usize::from(id)]
            ));
        }
        let players = |list: fn(&Player) -> &Vec<Id>| self.players.iter().flat_map(list).copied();
        let threats = self.threats.iter().copied().chain(players(|p| &p.threats));
        let bosses = self.bosses.iter().copied().chain(players(|p| &p.bosses));
        let worlds = self.worlds.iter().copied().chain(players(|p| &p.worlds));
        let treasures = self.treasures.cards().chain(players(|p| &p.treasures));
        let adventurers = self.row.iter().copied().chain(self.bag.cards());
        let artifacts = self.basic.cards().chain(self.advanced.cards()).chain(players(|p| &p.artifacts));
        let artifacts = artifacts.chain(players(|p| &p.hand));
        let kinds: [(&str, &Range<u16>, Vec<Id>); 6] = [
            ("threats", &self.book.threats, threats.collect()),
            ("bosses", &self.book.bosses, bosses.collect()),
            ("world cards", &self.book.worlds, worlds.collect()),
            ("treasures", &self.book.treasures, treasures.collect()),
            ("adventurers", &self.book.adventurers, adventurers.collect()),
            ("artifacts", &self.book.artifacts, artifacts.collect()),
        ];
        for (kind, range, ids) in kinds {
            let strangers = ids.into_iter().filter(|id| !range.contains(&id.0));
            broken.extend(
                strangers.map(|id| format!("`{}` lies among the {kind}", self.book.names().name(id))),
            );
        }
        let arcade = self.arcade.cards().count();
        if arcade != self.book.arcade.len() {
            broken.push(format!("{arcade} arcade cards, not {}", self.book.arcade.len()));
        }
        let present = self.seats().count();
        let animals: usize = self.players.iter().map(|p| usize::from(p.pack())).sum();
        if animals + usize::from(self.birds) != 3 * present {
            broken.push(format!("{animals} pack animals and {} at the Stables", self.birds)); // NF-GEN-05
        }
        for seat in self.seats() {
            let player = self.player(seat);
            let name = self.name(seat);
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
            let on_map = self.camps.iter().filter(|c| c.seat == seat).count();
            let in_mine = self.mine.iter().flatten().filter(|c| **c == Some(seat)).count();
            let on_cards = player.threats.len() + player.bosses.len();
            if on_map + in_mine + on_cards != usize::from(player.camps) {
                broken.push(format!("{name} has placed {} camps, but not all are there", player.camps));
            }
            if let Place::On(space) = player.place
                && !self.atlas().spaces.iter().any(|s| s.id == space)
            {
                broken.push(format!("{name} stands on another map"));
            }
        }
        if self.camps.iter().any(|c| !self.atlas().spaces.iter().any(|s| s.id == c.space)) {
            broken.push("a camp stands on another map".to_owned());
        }
        let mut camped: Vec<Id> = self.camps.iter().map(|c| c.space).collect();
        camped.sort_unstable();
        if camped.windows(2).any(|pair| pair[0] == pair[1]) {
            broken.push("two camps on one space".to_owned()); // NF-CAMP-03
        }
        broken
    }
}

/// Lists of names in a written state.
const LISTS: [&str; 24] = [
    "/row",
    "/threats",
    "/bosses",
    "/worlds",
    "/quests",
    "/packets/*",
    "/players/*/party",
    "/players/*/inactive",
    "/players/*/treasures",
    "/players/*/artifacts",
    "/players/*/hand",
    "/players/*/drawn",
    "/players/*/worlds",
    "/players/*/threats",
    "/players/*/bosses",
    "/players/*/sheet/keywords",
    "/players/*/sheet/side",
    "/players/*/sheet/done",
    "/basic/pile",
    "/advanced/pile",
    "/treasures/pile",
    "/bag/pile",
    "/arcade/pile",
    "/before/*/keywords",
];

/// Makes a written state fit the book: what is gone is taken out, what is new goes under its deck.
pub(crate) fn mend(book: &Book, state: &mut Value, scenario: bool) -> Vec<String> {
    let known = |v: &Value| v.as_str().is_some_and(|name| book.names().find(name).is_some());
    let mut gone = BTreeSet::new();
    let discards = ["basic", "advanced", "treasures", "bag", "arcade"].map(|d| format!("/{d}/discards"));
    let before = ["/before/*/side".to_owned(), "/before/*/done".to_owned()];
    let lists: Vec<String> =
        LISTS.iter().map(|l| (*l).to_owned()).chain(discards.clone()).chain(before).collect();
    for path in &lists {
        for list in at(state, path) {
            retain(list, known, &mut gone);
        }
    }
    for list in at(state, "/camps") {
        if let Some(camps) = list.as_array_mut() {
            camps.retain(|camp| camp.get("space").is_some_and(known));
        }
    }
    // A character's next quest that is gone: the story goes on from its beginning (or ends, if it was over).
    for sheet in
        at(state, "/players/*/sheet").into_iter().filter(|s| s.get("next").is_some_and(Value::is_string))
    {
        if !known(&sheet["next"]) {
            gone.extend(sheet["next"].as_str().map(str::to_owned));
            sheet["next"] = Value::Null;
        }
    }
    if state.get("scene").is_some_and(|s| !known(&s["entry"])) {
        state["scene"] = Value::Null;
    }
    let mut notes: Vec<String> = gone
        .iter()
        .map(|name| format!("`{name}` is no longer in the book; it was taken out of the game."))
        .collect();
    if state.get("phase").and_then(Value::as_str).is_some_and(|p| ["gathering", "setup"].contains(&p)) {
        return notes; // everything is in the box
    }
    let mut anywhere: BTreeSet<String> = BTreeSet::new();
    let mut laid_out: BTreeSet<String> = BTreeSet::new();
    for path in &lists {
        let in_deck = path.ends_with("/pile") || path.ends_with("/discards");
        for list in at(state, path) {
            let names = list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
            let names: Vec<String> = names.collect();
            anywhere.extend(names.iter().cloned());
            if !in_deck {
                laid_out.extend(names);
            }
        }
    }
    if scenario {
        // Cards laid out by hand are taken from where they were.
        for path in lists.iter().filter(|p| p.ends_with("/pile") || p.ends_with("/discards")) {
            for list in at(state, path) {
                retain(list, |v| !v.as_str().is_some_and(|n| laid_out.contains(n)), &mut BTreeSet::new());
            }
        }
        let held: BTreeSet<String> = at(state, "/players/*")
            .into_iter()
            .flat_map(|p| {
                ["worlds", "threats", "party", "inactive"].map(|k| p.get(k).cloned().unwrap_or_default())
            })
            .flat_map(|l| l.as_array().cloned().unwrap_or_default())
            .filter_map(|v| v.as_str().map(str::to_owned))
            .collect();
        for path in ["/worlds", "/threats", "/row"] {
            for list in at(state, path) {
                retain(list, |v| !v.as_str().is_some_and(|n| held.contains(n)), &mut BTreeSet::new());
            }
        }
    }
    let artifact_deck = |id: Id| if book.artifact(id).advanced { "/advanced/pile" } else { "/basic/pile" };
    let homes = book
        .artifacts
        .clone()
        .map(|i| (Id(i), artifact_deck(Id(i))))
        .chain(book.treasures.clone().map(|i| (Id(i), "/treasures/pile")))
        .chain(book.adventurers.clone().map(|i| (Id(i), "/bag/pile")))
        .chain(book.worlds.clone().map(|i| (Id(i), "/worlds")))
        .chain(book.arcade.iter().map(|i| (*i, "/arcade/pile")));
    for (id, home) in homes {
        let name = book.names().name(id);
        if anywhere.contains(name) {
            continue;
        }
        if let Some(Value::Array(pile)) = state.pointer_mut(home) {
            if !scenario {
                notes.push(format!("`{name}` is new in the book; it was put under its deck."));
            }
            pile.insert(0, Value::String(name.to_owned()));
        }
    }
    notes
}
