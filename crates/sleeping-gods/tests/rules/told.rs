//! Every change of the state is told: a table rebuilt from events alone is the real one.

use crate::common::BOOK;
use sleeping_gods::{
    Book, Combat, Crew, Foe, Mate, Ongoing, Owned, Player, Room, SleepingGods, State, Thing,
};
use table::{Ask, Game, Seat};
use testing::{Picture, check_told};

/// Where events say that something comes from or goes to, and nothing is laid out.
const DECKS: &[&str] = &["abilities", "ability-discards", "events", "search", "enemies", "box"];

#[test]
fn the_table_can_be_rebuilt_from_what_is_told() {
    check_told(BOOK.clone(), pictured);
}

fn pictured(_: &Book, game: &SleepingGods) -> Picture {
    let State {
        brutal: _, // agreed before a campaign, and said when it begins
        die: _,    // agreed at setup, never changed
        phase: _,  // which step comes next
        turn: _,   // counted by the events that begin one
        active: _, // told by the events that begin a turn
        players,
        crew,
        region,
        damage,
        room,
        order: _, // where a step stands
        stores,
        xp,
        xp_spent,
        abilities: _, // whatever lies nowhere else
        fate,
        events: _,     // whatever lies nowhere else
        box_events: _, // whatever lies nowhere else
        box_lost: _,   // whatever lies nowhere else
        ongoing,
        pass: _,   // counted by the events that lay out a deck
        market: _, // whatever lies nowhere else
        stall,
        searches: _, // whatever lies nowhere else
        adventures,
        quests,
        used_quests,
        explore,
        scenes: _,  // every event names its own
        reading: _, // the page that is read: a story
        put_off: _, // a story that goes on later: said
        combat,
        voyage: _,       // where a step stands
        port: _,         // where a step stands
        challenge: _,    // what is about to be rolled: a roll
        spent: _,        // what was done this turn
        spent_levels: _, // what was done this turn
        owed: _,         // where a step stands
        sharing: _,      // who is asked about it
        defeats,
        ending: _,   // the last event of a campaign says it
        stops: _,    // the stories that were read
        sheet: _,    // totems that were gained, and the last events of campaigns
        journeys: _, // the last events of campaigns
    } = game.state();
    let mut picture = Picture::default();
    picture.decks = DECKS;
    for (seat, player) in table::seats(players.len()).zip(players) {
        pictured_player(&mut picture, game, seat, player);
    }
    for (crew, mate) in Crew::ALL.into_iter().zip(crew) {
        pictured_mate(&mut picture, game, crew, mate);
    }
    picture.piece("ship", format!("region/{}", game.key_of(*region)));
    let spots = Room::ALL.into_iter().map(|room| format!("room/{}", room.key()));
    for (spot, n) in spots.chain(["room/hull".to_owned()]).zip(damage) {
        picture.tokens(spot, "ship-damage", *n);
    }
    if let Some(room) = room {
        picture.piece("ship-action", format!("room/{}", room.key()));
    }
    for (thing, n) in Thing::ALL.into_iter().zip(stores) {
        picture.tokens("stores", thing.key(), *n);
    }
    picture.track("xp", *xp);
    picture.track("xp-spent", *xp_spent);
    picture.track("defeats", *defeats);
    if let Some(card) = fate {
        picture.card("fate", &game.key_of(*card), false);
    }
    for Ongoing { event, serpent } in ongoing {
        picture.card("event", &game.key_of(*event), false);
        if let Some(region) = serpent {
            picture.piece("serpent", format!("region/{}", game.key_of(*region)));
        }
    }
    for card in stall {
        picture.card("stall", &game.key_of(*card), false);
    }
    for Owned { card, command, bearer } in adventures {
        picture.card(bearer.map_or_else(|| "locker".to_owned(), crew_key), &game.key_of(*card), false);
        picture.tokens(game.key_of(*card), "command", *command);
    }
    for (place, quests) in [("quests", quests), ("used-quests", used_quests)] {
        for quest in quests {
            picture.card(place, &game.key_of(*quest), false);
        }
    }
    for letter in (0..8u8).filter(|letter| explore & (1 << letter) != 0) {
        picture.tokens("explore", format!("explore-{}", char::from(b'A' + letter)), 1u32);
    }
    if let Some(combat) = combat {
        pictured_combat(&mut picture, game, combat);
    }
    picture
}

fn pictured_player(picture: &mut Picture, game: &SleepingGods, seat: Seat, player: &Player) {
    let Player {
        present: _,  // who sails along is said
        changing: _, // who wants to come or to go is said
        command,
        hand,
        tokens,
    } = player;
    let at = seat.place();
    picture.tokens(&at, "command", *command);
    picture.tokens(&at, "combat action", *tokens);
    for card in hand {
        picture.card(&at, &game.key_of(*card), false);
    }
}

fn pictured_mate(picture: &mut Picture, game: &SleepingGods, crew: Crew, mate: &Mate) {
    let Mate { owner, damage, fatigue, statuses, command, cards, levels } = mate;
    let at = crew_key(crew);
    if let Some(seat) = owner {
        picture.piece(&at, seat.place());
    }
    for (token, n) in [("damage", damage), ("fatigue", fatigue), ("command", command)] {
        picture.tokens(&at, token, *n);
    }
    for status in statuses {
        picture.tokens(&at, status.key(), 1u32);
    }
    for card in cards {
        picture.card(&at, &game.key_of(*card), false);
    }
    for card in levels {
        picture.card(&at, &game.key_of(*card), false);
    }
}

fn pictured_combat(picture: &mut Picture, game: &SleepingGods, combat: &Combat) {
    let Combat {
        scene: _, // every event names its own
        row,
        round: _, // counted by the events that begin one
        level: _, // of the enemies that were laid out
        synergy,
        used,
        still: _,       // when a combat leads nowhere
        before: _,      // when a combat leads nowhere
        attack: _,      // what is being rolled: a roll
        struck_back: _, // a part of the same step
    } = combat;
    for (place, Foe { card, covered }) in row.iter().enumerate() {
        picture.card(format!("enemy/{place}"), &game.key_of(*card), false);
        for square in (0..9).filter(|square| covered & (1 << square) != 0) {
            picture.tokens(format!("square/{place}/{square}"), "damage", 1u32);
        }
    }
    for (owner, board) in Crew::ALL.into_iter().zip(synergy) {
        picture.tokens(crew_key(*board), format!("synergy-{}", owner.key()), 1u32);
    }
    for (crew, n) in Crew::ALL.into_iter().zip(used) {
        picture.tokens(crew_key(crew), "combat action", *n);
    }
}

fn crew_key(crew: Crew) -> String {
    format!("crew/{}", crew.key())
}
