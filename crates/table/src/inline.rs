//! How simulated players decide: where a table would stop at a question, they pick and the rule goes on.

use crate::dealer::Mode;
use crate::question::{Pick, Picks};
use crate::{Choice, Game, Instinct, Options, Or, Play, Seat, Seats};
use smallvec::SmallVec;

#[inline]
pub(crate) fn pick_inline<G: Game, T: Choice<G>>(game: &mut G, seat: Seat, options: &[T]) -> Play<usize> {
    game.dealer_mut().count_decision()?;
    Ok(pick_uncounted(game, seat, options))
}

pub(crate) fn pick_some_inline<G: Game, T: Choice<G>>(
    game: &mut G,
    seat: Seat,
    options: &[T],
    count: Pick,
) -> Play<Picks> {
    game.dealer_mut().count_decision()?;
    let mut player = take_player(game);
    let picks = player.pick_some(seat, options.len(), count, &mut |i| options[i].weight(game));
    put_player(game, player);
    Ok(picks)
}

#[inline]
fn pick_uncounted<G: Game, T: Choice<G>>(game: &mut G, seat: Seat, options: &[T]) -> usize {
    pick_of(game, seat, options.len(), |i| options[i].for_people(), |game, i| options[i].weight(game))
}

/// One of so many options, of which bots leave some to people, unless there is nothing else.
#[inline]
fn pick_of<G: Game>(
    game: &mut G,
    seat: Seat,
    n: usize,
    for_people: impl Fn(usize) -> bool,
    weight: impl Fn(&G, usize) -> u32,
) -> usize {
    let mut player = take_player(game);
    let open = (0..n).filter(|i| !for_people(*i)).count();
    let picked = if open == 0 || open == n {
        player.pick(seat, n, &mut |i| weight(game, i))
    } else {
        let among: SmallVec<[usize; 32]> = (0..n).filter(|i| !for_people(*i)).collect();
        among[player.pick(seat, open, &mut |i| weight(game, among[i]))]
    };
    put_player(game, player);
    picked
}

/// A simulated player decides, or another one does something beside the question. The lists are not put together, as they are at a table:
/// this is what most of a simulation consists of.
pub(crate) fn pick_inline_beside<G: Game, T: Choice<G>, A: Choice<G>>(
    game: &mut G,
    (seat, others): (Seat, Seats),
    options: impl Fn(&G) -> Options<T>,
    asides: impl Fn(&G, Seat) -> Options<A>,
) -> Play<(Seat, Or<T, A>)> {
    let steps_in = match others.is_empty() {
        true => None,
        false => {
            let mut player = take_player(game);
            let stepping = others.iter().filter(|s| player.steps_in(*s)).find_map(|other| {
                let asides = asides(game, other);
                (!asides.is_empty()).then_some((other, asides))
            });
            put_player(game, player);
            stepping
        }
    };
    let (by, mut own, mut beside) = match steps_in {
        Some((other, asides)) => (other, Options::new(), asides),
        None => (seat, options(game), asides(game, seat)),
    };
    // At a table a forced choice would not be asked.
    let idle = |list: &Options<A>| list.iter().all(|aside| aside.for_people());
    if own.len() == 1 && idle(&beside) && others.iter().all(|other| idle(&asides(game, other))) {
        return Ok((by, Or::Take(own.remove(0))));
    }
    game.dealer_mut().count_decision()?;
    let n = own.len() + beside.len();
    let aside = |i: usize| i.checked_sub(own.len()).map(|place| &beside[place]);
    let for_people = |i| aside(i).map_or_else(|| own[i].for_people(), Instinct::<G>::for_people);
    let weight = |game: &G, i| aside(i).map_or_else(|| own[i].weight(game), |aside| aside.weight(game));
    let picked = if n == 1 { 0 } else { pick_of(game, by, n, for_people, weight) };
    let chosen = match picked.checked_sub(own.len()) {
        None => Or::Take(own.swap_remove(picked)),
        Some(place) => Or::Aside(beside.swap_remove(place)),
    };
    Ok((by, chosen))
}

pub(crate) fn pick_inline_any<G: Game, T: Choice<G>>(
    game: &mut G,
    mains: Seats,
    asides: Seats,
    options: impl Fn(&G, Seat) -> Options<T>,
) -> Play<(Seat, T)> {
    let mut player = take_player(game);
    let steps_in = asides.iter().filter(|s| player.steps_in(*s)).find_map(|seat| {
        let options = options(game, seat);
        (!options.is_empty()).then_some((seat, options))
    });
    let (seat, mut offered) = steps_in.unwrap_or_else(|| {
        let first = mains.iter().next().expect("somebody has to answer");
        let n = mains.len();
        let place = if n == 1 { 0 } else { player.pick(first, n, &mut |_| 1) };
        let seat = mains.iter().nth(place).expect("a player picks among the seats");
        (seat, options(game, seat))
    });
    put_player(game, player);
    // At a table a forced choice would not be asked.
    let alone = || mains == seat.into() && asides.iter().all(|s| options(game, s).iter().all(is_last_resort));
    if is_forced(&offered) && alone() {
        return Ok((seat, offered.remove(0)));
    }
    game.dealer_mut().count_decision()?;
    let picked = if offered.len() == 1 { 0 } else { pick_uncounted(game, seat, &offered) };
    Ok((seat, offered.swap_remove(picked)))
}

/// What may be done at any time but ends everything, and only if people like: nobody is kept waiting for it.
pub(crate) fn is_last_resort<G: Game, T: Choice<G>>(option: &T) -> bool {
    option.aside() && option.for_people()
}

/// Whether there is nothing to decide.
pub(crate) fn is_forced<G: Game, T: Choice<G>>(options: &[T]) -> bool {
    options.split_first().is_some_and(|(_, others)| others.iter().all(is_last_resort))
}

fn take_player<G: Game>(game: &mut G) -> Box<dyn crate::Player> {
    match &mut game.dealer_mut().mode {
        Mode::Inline(player) => player.take().expect("a player is not asked while it thinks"),
        Mode::Recorded { .. } => unreachable!("only inline play has a player"),
    }
}

fn put_player<G: Game>(game: &mut G, player: Box<dyn crate::Player>) {
    if let Mode::Inline(place) = &mut game.dealer_mut().mode {
        *place = Some(player);
    }
}
