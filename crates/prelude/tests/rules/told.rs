//! Every change of the state is told: a table rebuilt from events alone is the real one.

use crate::common::SHIPPED;
use prelude::{Book, Building, Character, Held, Placed, Prelude, Secret, State, TimeToken, Trait, Zone};
use table::{Ask, Game, Id, Seat};
use testing::{Picture, check_told};

#[test]
fn the_table_can_be_rebuilt_from_what_is_told() {
    check_told(SHIPPED.clone(), pictured);
}

fn pictured(book: &Book, game: &Prelude) -> Picture {
    let State {
        round: _,    // counted by the events that begin one
        phase: _,    // which step comes next
        choosing: _, // where a step stands
        handing: _,  // where a step stands
        house: _,    // agreed at setup, never changed
        region: _,   // the story of the arrival says it; never changed
        characters,
        presence,
        slots,
        settlement,
        decks: _,     // whatever lies nowhere else
        artifacts: _, // whatever lies nowhere else
        hut_resources,
        hut_artifacts,
        plans_token,
        vantage_used: _,   // what was done this round
        scouted: _,        // dice: the rolls that threw them say so
        scouting: _,       // dice: the rolls that threw them say so
        hidden_in_cave: _, // what was done this round
        keywords: _,       // what the book remembers; nobody sees it
        scenes: _,         // every event names its own
        scene: _,          // the page that is read: a story
        end: _,            // told by the last event
    } = game.state();
    let mut picture = Picture::default();
    for (seat, who) in table::seats(characters.len()).zip(characters) {
        character(&mut picture, book, game, seat, who);
    }
    for (zone, n) in Zone::ORDER.into_iter().zip(presence) {
        picture.tokens(format!("zone/{}", zone.key()), "presence", *n);
    }
    for (slot, stack) in slots.iter().enumerate() {
        // Which of them lies on top is told by the order in which they are laid there.
        for Placed { card, time } in stack {
            picture.card(format!("zone/slot-{}", slot + 1), &game.key_of(*card), false);
            timed(&mut picture, game, *card, *time);
        }
    }
    for (building, n) in Building::ALL.into_iter().zip(settlement) {
        let place = format!("building/{}", building.key());
        picture.tokens(&place, "resource", *n);
        picture.tokens(&place, "building", u32::from(*n >= cost(book, game.state(), building)));
    }
    picture.tokens("building/hut", "resource", *hut_resources);
    for one in hut_artifacts {
        held(&mut picture, game, "building/hut", one);
    }
    picture.tokens("building/plans", "plans", u32::from(*plans_token));
    picture
}

/// How many resources a building takes (PR-NUM-18).
fn cost(book: &Book, state: &State, building: Building) -> u8 {
    let card = book.building(building);
    let fitting = card.band.get(state.characters.len() - 1).filter(|_| state.house.goal_fits);
    fitting.copied().unwrap_or(card.cost)
}

fn character(picture: &mut Picture, book: &Book, game: &Prelude, seat: Seat, who: &Character) {
    let Character {
        past,
        gift,
        tokens,
        resources,
        artifacts,
        secrets,
        zone,
        before,
        guarded: _, // what was done this round
        guessed: _, // what was done this round
    } = who;
    let place = seat.place();
    if let Some(past) = past {
        picture.card(&place, &format!("past/{}", book.past(*past).id), false);
    }
    if let Some(gift) = gift {
        picture.card(&place, &format!("gift/{}", book.gift(*gift).id), false);
    }
    for (of, n) in Trait::ALL.into_iter().zip(tokens) {
        picture.tokens(&place, of.name(), *n);
    }
    picture.tokens(&place, "resource", *resources);
    for one in artifacts {
        held(picture, game, &place, one);
    }
    for secret in secrets {
        let Secret {
            card,
            seen_by: _,    // what people know lies on no table
            discovered: _, // what may happen to it only once
            open,
        } = secret;
        picture.card(&place, &game.key_of(*card), *open);
    }
    if let Some(zone) = zone.or(*before) {
        picture.piece(&place, format!("zone/{}", zone.key()));
    }
}

fn held(picture: &mut Picture, game: &Prelude, place: &str, held: &Held) {
    let Held {
        card,
        flipped,
        time,
        cast: _, // what was done this round
    } = held;
    picture.card(place, &game.key_of(*card), *flipped);
    timed(picture, game, *card, *time);
}

/// The token that lies on a card.
fn timed<K>(picture: &mut Picture, game: &Prelude, card: Id<K>, time: Option<TimeToken>) {
    if let Some(time) = time {
        let numbers: String = time.numbers().map(|n| format!("/{n}")).collect();
        picture.tokens(game.key_of(card), format!("time{numbers}"), 1u32);
    }
}
