//! Every change of the state is told: a table rebuilt from events alone is the real one.

use crate::common::BOOK;
use now_or_never::{
    Book, Bot, Colour, Held, Hired, NowOrNever, Phase, Player, Props, Spot, State, Thing, Villager,
};
use table::{Ask, Game, Seat};
use testing::{Picture, check_told};

/// Where cards are drawn from, and go to when they are discarded: what lies there, nobody sees.
const DECKS: &[&str] = &["quests/basic", "quests/artifact", "quests/advanced", "orders", "solo"];

#[test]
fn the_table_can_be_rebuilt_from_what_is_told() {
    check_told(BOOK.clone(), pictured);
}

fn pictured(book: &Book, game: &NowOrNever) -> Picture {
    let state = game.state();
    let State {
        phase: _, // which step comes next
        side,
        reroll: _, // agreed at setup, never changed
        season: _, // counted by the events that begin one
        chapter,
        reader: _, // agreed at setup, never changed
        props,
        scenes: _,  // every event names its own
        reading: _, // the page that is read: a story
        players,
        first,
        began: _,  // who had the first player token first
        active: _, // whoever began the last turn
        act: _,    // where a step stands
        fight: _,  // where a step stands; the rolls say what was dealt
        scrolls,
        enemies,
        letters,
        searches: _, // whatever lies nowhere else
        row,
        villagers: _, // whoever is nowhere else
        gear: _,      // whatever lies nowhere else
        shop,
        quests: _,      // whatever lies nowhere else
        orders: _,      // whatever lies nowhere else
        specialists: _, // whoever is nowhere else
        hire,
        bot,
        ready: _,   // where a step stands
        boxed: _,   // out of the game
        retired: _, // out of the game
    } = state;
    let mut picture = Picture::default();
    picture.decks = DECKS;
    for seat in state.seats() {
        picture.track(format!("{}/points", seat.place()), points(state, seat));
    }
    if scrolls.is_empty() {
        return picture; // nothing is laid out yet
    }
    let spaces = &book.map(*side).spaces;
    let tiles = spaces.iter().enumerate().filter(|(_, space)| space.scroll).zip(scrolls);
    tiles.for_each(|((at, _), place)| picture.card(space(at), &game.key_of(*place), false));
    for (at, printed) in spaces.iter().enumerate() {
        let left = printed.enemy.map_or(0, |level| enemies[usize::from(level - 1)]);
        picture.tokens(space(at), "enemy", left);
    }
    for letter in (0..letters.len()).filter(|letter| letters[*letter]) {
        picture.tokens(format!("letter/{letter}"), "search", 1u32);
    }
    row.iter().for_each(|good| picture.tokens("row", villager((*good).into()), 1u32));
    shop.iter().flatten().for_each(|gear| picture.card("shop", &game.key_of(*gear), false));
    hire.iter().for_each(|who| picture.card("hire", &game.key_of(*who), false));
    picture.tokens(first.place(), "first", 1u32);
    chapters_own(&mut picture, book, state, *chapter, props);
    for (seat, player) in state.seats().zip(players) {
        own(&mut picture, book, game, seat, player);
    }
    if let Some(bot) = bot {
        bots(&mut picture, game, bot);
    }
    picture
}

fn space(at: usize) -> String {
    format!("space/{at}")
}

fn villager(who: Villager) -> String {
    format!("villager-{}", who.key())
}

/// Points of the campaign so far, with those for the best reputation after all six chapters; or those of this game, once it is over.
fn points(state: &State, seat: Seat) -> i32 {
    let player = state.player(seat);
    if state.chapter == 0 {
        let over = matches!(state.phase, Phase::Between | Phase::Over);
        return player.score.filter(|_| over).map_or(0, |score| score.sum().into());
    }
    let reputation =
        |player: &Player| player.sheet.iter().map(|line| i32::from(line.reputation)).sum::<i32>();
    let best = state.players.iter().map(reputation).max() == Some(reputation(player));
    let bonus = state.players.len() > 1 && player.sheet.len() == 6 && best;
    player.sheet.iter().map(|line| i32::from(line.points)).sum::<i32>() + if bonus { 25 } else { 0 }
}

/// What a chapter lays out.
fn chapters_own(picture: &mut Picture, book: &Book, state: &State, chapter: u8, props: &Props) {
    let Props { enemies, glogos, lab, keeper, used, ship } = props;
    let tales = book.tales.as_ref().filter(|_| chapter > 0);
    let Some(laid) = tales.map(|tales| &tales.chapters[usize::from(chapter) - 1]) else { return };
    let lettered = |letter: u8| {
        let spaces = &book.map(state.side).spaces;
        space(spaces.iter().position(|space| space.letter == Some(letter)).expect("every letter is there"))
    };
    for menace in enemies {
        let at = laid.enemies[usize::from(*menace)].at.expect("it stands somewhere");
        picture.tokens(lettered(at), "menace", 1u32);
    }
    picture.tokens("row", villager(Villager::Glogo), *glogos);
    picture.tokens("row", villager(Villager::Lab), u32::from(*lab));
    if let Some(keeper) = keeper.filter(|_| !used) {
        picture.tokens(keeper.place(), "keepsake", 1u32);
    }
    if let Some(letter) = laid.ship.get(usize::from(*ship)) {
        picture.piece("ship", lettered(*letter));
    }
}

/// A player's board, town, cards and figure.
fn own(picture: &mut Picture, book: &Book, game: &NowOrNever, seat: Seat, player: &Player) {
    let Player {
        hero,
        hearts,
        mana,
        coins,
        experience,
        track,
        acted,
        specialists,
        red,
        blue,
        spent_pieces: _, // what was done this season
        spent_cards: _,  // what was done this season
        spent_basic: _,  // what was done this season
        grid,
        town,
        waiting,
        housed,
        hand,
        played,
        orders,
        finds,
        at,
        passed: _, // what was done this season
        reputation,
        mission,
        keywords,
        sheet: _, // on the track of points
        score: _, // on the track of points
    } = player;
    let (n, place) = (seat.index(), seat.place());
    picture.card(&place, hero.key(), false);
    let counted = [*coins, *experience, (*hearts).into(), (*mana).into()];
    for (thing, n) in [Thing::Coin, Thing::Experience, Thing::Heart, Thing::Mana].into_iter().zip(counted) {
        picture.tokens(&place, thing.key(), n);
    }
    for (thing, n) in Thing::TRACKED.into_iter().zip(track) {
        picture.tokens(&place, thing.key(), *n);
    }
    for token in (0..3).filter(|token| !acted[*token]) {
        picture.tokens(format!("action/{n}/{}", token + 1), "action", 1u32);
    }
    specialists.iter().for_each(|hired| works(picture, game, &place, hired));
    for (colour, slots) in [(Colour::Red, &red[..]), (Colour::Blue, &blue[..])] {
        for (at, piece) in slots.iter().enumerate().filter_map(|(at, piece)| Some((at, (*piece)?))) {
            picture.card(format!("slot/{n}/{}/{}", colour.key(), at + 1), &game.key_of(piece), false);
        }
    }
    for (name, tiles) in [("grid", &grid[..]), ("plot", &town[..])] {
        for (at, tile) in tiles.iter().enumerate().filter_map(|(at, tile)| Some((at, (*tile)?))) {
            picture.card(format!("{name}/{n}/{}", at + 1), &game.key_of(tile), false);
        }
    }
    for who in Villager::ALL {
        picture.tokens(&place, villager(who), waiting[who as usize]);
        for (row, homes) in housed.iter().enumerate() {
            picture.tokens(format!("homes/{n}/{}", row + 1), villager(who), homes[who as usize]);
        }
    }
    keywords.iter().for_each(|key| picture.card(&place, &format!("keyword/{}", game.key_of(*key)), false));
    hand.iter().for_each(|card| picture.card(&place, &game.key_of(*card), false));
    played.iter().for_each(|card| picture.card(format!("played/{n}"), &game.key_of(*card), false));
    orders.iter().for_each(|Held { order, done }| picture.card(&place, &game.key_of(*order), *done));
    match game.state().chapter {
        0 => finds.iter().for_each(|token| picture.card(&place, &game.key_of(*token), false)),
        _ => picture.tokens(&place, "search", finds.len() as u32), // their faces are ignored (NN-STORY-08)
    }
    picture.piece(&place, space((*at).into()));
    picture.track(format!("{place}/reputation"), *reputation);
    if game.state().chapter > 0 {
        let missions = book.tales.iter().flat_map(|tales| &tales.missions);
        let step = missions.into_iter().find(|step| Some(step.entry) == *mission);
        let stands = step.map_or(place, |step| spot(book, game.state(), step.spot));
        picture.piece(format!("mission/{n}"), stands);
    }
}

fn works(picture: &mut Picture, game: &NowOrNever, place: &str, Hired { who, down }: &Hired) {
    picture.card(place, &game.key_of(*who), *down);
}

/// Where a mission token lies.
fn spot(book: &Book, state: &State, spot: Spot) -> String {
    let spaces = &book.map(state.side).spaces;
    let scroll = |at: usize| spaces[..at].iter().filter(|space| space.scroll).count();
    let here = |at: &usize| match spot {
        Spot::Letter(letter) => spaces[*at].letter == Some(letter),
        Spot::Place(place) => {
            let tile = state.scrolls.get(scroll(*at)).filter(|_| spaces[*at].scroll);
            spaces[*at].place.or(tile.copied()) == Some(place)
        }
    };
    space((0..spaces.len()).find(here).expect("it is on the map"))
}

fn bots(picture: &mut Picture, game: &NowOrNever, bot: &Bot) {
    let Bot {
        specialists,
        cards: _,    // whatever was not turned up since it was shuffled
        attacked: _, // what was done this season
        villagers,
        finds,
        orders: _, // face down and out of the game
        quests: _, // face down and out of the game
    } = bot;
    specialists.iter().for_each(|hired| works(picture, game, "bot", hired));
    for (who, n) in Villager::ALL.into_iter().zip(villagers) {
        picture.tokens("bot", villager(who), *n);
    }
    picture.tokens("bot", "search", finds.len() as u32);
}
