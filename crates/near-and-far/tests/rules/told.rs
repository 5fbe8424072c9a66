//! Every change of the state is told: a table rebuilt from events alone is the real one.

use crate::common::{load, shipped_files};
use near_and_far::{Book, Camp, Entry, Faction, NearAndFar, Phase, Place, Player, Sheet, Space, State};
use table::{Ask, Game, Id, Seat};
use testing::{Picture, check_told};

#[test]
fn the_table_can_be_rebuilt_from_what_is_told() {
    check_told(load(shipped_files()).expect("the book is sound"), pictured);
}

fn pictured(book: &Book, game: &NearAndFar) -> Picture {
    let State {
        mode: _,  // agreed at setup, never changed
        house: _, // agreed at setup, never changed
        phase,
        session: _, // counted by the events that end one
        skipped: _, // which maps will not be played; those that are played are laid out
        map,
        day,
        round: _,         // counted by the events that begin one
        rounds_played: _, // counted by the events that begin one
        camps_before: _,  // when all are asked whether to end a session
        quiet_rounds: _,  // when all are asked whether to end a session
        played_on: _,     // when all are asked whether to end a session
        first,
        active: _,    // told by the events that begin a turn
        sent_home: _, // what was done this turn
        owed: _,      // what is being paid
        promised: _,  // what for
        ending: _,    // somebody has no camp left
        players,
        row,
        bag: _,       // whatever lies nowhere else
        birds: _,     // three for each player, without those that are away
        treasures: _, // whatever lies nowhere else
        basic: _,     // whatever lies nowhere else
        advanced: _,  // whatever lies nowhere else
        arcade: _,    // whatever lies nowhere else
        threats: _,   // those of the book, in its order, without those that somebody has
        bosses: _,    // those of the book, in its order, without those that somebody has
        chiefs,
        worlds: _, // those of the book, without those that somebody has
        quests,
        camps,
        mine,
        stranger,
        packets: _, // passed around unseen; the question shows each player's own
        scenes: _,  // every event names its own
        scene: _,   // the page that is read: a story
        roll: _,    // the dice on the table: a roll
        last: _,    // the scores: the event that ends the session has them
        before: _,  // kept to play the last session again
        reading: _, // over before the step ends
    } = game.state();
    let mut picture = Picture::default();
    for (seat, player) in table::seats(players.len()).zip(players) {
        pictured_player(&mut picture, game, seat, player);
    }
    for id in row {
        picture.card("building/saloon", &game.key_of(*id), false);
    }
    for (faction, seat) in Faction::ALL.into_iter().zip(chiefs) {
        if let Some(seat) = seat {
            picture.card(seat.place(), &format!("chief/{}", faction.key()), false);
        }
    }
    for space in quests {
        picture.tokens(space_key(game, *space), "quest", 1u32);
    }
    for Camp { space, seat: _ } in camps {
        picture.tokens(space_key(game, *space), "camp", 1u32); // whose it is, the board says that it comes from
    }
    for (row, columns) in mine.iter().enumerate() {
        for (column, camp) in columns.iter().enumerate() {
            let place = format!("mine/{}/{}", row + 1, column + 1);
            picture.tokens(place, "camp", u32::from(camp.is_some()));
        }
    }
    if let Some(id) = stranger {
        picture.piece(game.key_of(*id), "building/hall");
    }
    // Before that, the table is empty.
    if !matches!(phase, Phase::Gathering | Phase::Setup) {
        picture.card("map", &format!("map/{map}"), false);
        picture.tokens("town", "day", u32::from(*day));
        picture.card(first.place(), "first-player", false);
        let board = book.camps.len() + 2 * usize::from(game.state().house.long_game);
        for (seat, player) in table::seats(players.len()).zip(players).filter(|(_, p)| p.present) {
            picture.tokens(seat.place(), "camp", (board as u32).saturating_sub(player.camps.into()));
        }
    }
    picture
}

fn pictured_player(picture: &mut Picture, game: &NearAndFar, seat: Seat, player: &Player) {
    let Player {
        present: _, // who plays is said before a session
        character,
        companion: _, // one of the party
        party,
        inactive,
        coins,
        gems,
        food,
        tokens,
        hearts,
        reputation,
        birds,
        tortoises,
        treasures,
        artifacts,
        hand,
        drawn: _, // the question shows them, and nobody else sees them
        worlds,
        threats,
        bosses,
        camps: _, // counted down on the board
        place,
        sheet,
    } = player;
    let at = seat.place();
    let things = [("coin", *coins), ("gem", *gems), ("food", *food), ("heart", *hearts)];
    let animals = [("bird", u16::from(*birds)), ("tortoise", u16::from(*tortoises))];
    let banners = Faction::ALL.into_iter().map(|f| f.key()).zip(*tokens);
    for (token, n) in things.into_iter().chain(animals).chain(banners) {
        picture.tokens(&at, token, n);
    }
    picture.track(format!("{at}/reputation"), *reputation);
    let (cards, people) = (|key: String| (at.clone(), key), format!("{at}/party"));
    let open = treasures.iter().map(|id| cards(game.key_of(*id)));
    let open = open.chain(artifacts.iter().map(|id| cards(game.key_of(*id))));
    let open = open.chain(worlds.iter().map(|id| cards(game.key_of(*id))));
    let open = open.chain(character.iter().map(|id| cards(game.key_of(*id))));
    let open = open.chain(inactive.iter().map(|id| cards(game.key_of(*id))));
    let open = open.chain(party.iter().map(|id| (people.clone(), game.key_of(*id))));
    for (place, card) in open {
        picture.card(place, &card, false);
    }
    for foe in threats.iter().chain(bosses) {
        picture.card(&at, &game.key_of(*foe), false);
        picture.tokens(game.key_of(*foe), "camp", 1u32);
    }
    picture.tokens(format!("{at}/hand"), "artifact card", hand.len() as u32);
    for card in hand {
        picture.card(format!("{at}/hand"), &game.key_of(*card), false);
    }
    match place {
        Place::Nowhere => {}
        Place::At(building) => picture.piece(&at, format!("building/{}", building.key())),
        Place::Jail => picture.piece(&at, "jail"),
        Place::On(space) => picture.piece(&at, space_key(game, *space)),
    }
    pictured_sheet(picture, game, seat, sheet);
}

fn pictured_sheet(picture: &mut Picture, game: &NearAndFar, seat: Seat, sheet: &Sheet) {
    let Sheet {
        experience,
        boxes,
        done,
        next: _, // nobody looks it up before its time
        side,
        keywords,
        talents,
        points,
    } = sheet;
    let at = seat.place();
    picture.tokens(&at, "experience", *experience);
    picture.track(format!("{at}/boxes"), *boxes);
    picture.track(format!("{at}/points"), points.iter().map(|n| i32::from(*n)).sum::<i32>());
    let quests: Vec<&Id<Entry>> = done.iter().chain(side).collect();
    for quest in quests {
        picture.card(format!("{at}/sheet"), &game.key_of(*quest), false);
    }
    for keyword in keywords {
        picture.card(&at, &format!("keyword/{}", game.key_of(*keyword)), false);
    }
    for talent in talents {
        picture.card(&at, &format!("talent/{}", talent.key()), false);
    }
}

fn space_key(game: &NearAndFar, space: Id<Space>) -> String {
    let name = game.key_of(space);
    format!("space/{}", name.rsplit('/').next().unwrap_or(&name))
}
