//! Building (NN-BUILD), and the unbuilt grid (NN-PSET-10, NN-LOC-02).

use crate::book::{Building, Thing};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// The grid has five columns and four rows.
const ACROSS: usize = 5;
const DOWN: usize = 4;

/// Places beside another in rows of this length (NN-OPEN-06).
pub(crate) fn beside(at: usize, across: usize, down: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (at % across, at / across);
    let left = (x > 0).then(|| at - 1);
    let right = (x + 1 < across).then(|| at + 1);
    let up = (y > 0).then(|| at - across);
    let under = (y + 1 < down).then(|| at + across);
    [left, right, up, under].into_iter().flatten()
}

impl NowOrNever {
    /// Tiles of the grid that may be built: from the rim first, later beside a gap (NN-BUILD-02, NN-BUILD-03).
    pub(crate) fn open_tiles(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let player = self.player(seat);
        let first = player.buildings().next().is_none();
        (0..20).filter(move |at| player.grid[*at].is_some()).filter(move |at| match first {
            true => beside(*at, ACROSS, DOWN).count() < 4,
            false => beside(*at, ACROSS, DOWN).any(|other| player.grid[other].is_none()),
        })
    }

    /// Spaces of the town where one may build: in the starting row first, later beside a building (NN-BUILD-04, NN-BUILD-05).
    pub(crate) fn open_plots(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        let player = self.player(seat);
        let first = player.buildings().next().is_none();
        let start = usize::from(self.book.town(self.side).start);
        (0..16).filter(move |at| player.town[*at].is_none()).filter(move |at| match first {
            true => at / 4 == start,
            false => beside(*at, 4, 4).any(|other| player.town[other].is_some()),
        })
    }

    /// NN-BUILD-06, NN-BUILD-07, NN-OPEN-18
    pub(crate) fn price_of(&self, seat: Seat, tile: Id<Building>, plot: usize) -> u16 {
        let all = self.book.buildings[tile].cost + self.book.town(self.side).plots[plot].extra;
        all.saturating_sub(self.build_discount(seat)).into()
    }

    /// One building, if the player wants and can pay (NN-SPEC-10).
    pub(crate) fn build(&mut self, seat: Seat) -> Play<(), Halt> {
        let tiles = |g: &Self| -> Options<Tile> {
            let open =
                g.open_tiles(seat).filter_map(|at| g.player(seat).grid[at].map(|tile| (at as u8, tile)));
            let cheapest = g.open_plots(seat).map(|plot| g.book.town(g.side).plots[plot].extra).min();
            let purse = g.player(seat).coins + u16::from(g.build_discount(seat));
            let payable =
                |tile| cheapest.is_some_and(|extra| u16::from(g.book.buildings[tile].cost + extra) <= purse);
            let open = open.filter(|(_, tile)| payable(*tile));
            open.map(|it| Tile::Bought(Some(it))).chain([Tile::Bought(None)]).collect()
        };
        let prompt = |g: &Self| match tiles(g).len() {
            1 => "You have too few coins for any building. Can you sell something first?".to_owned(),
            _ => "What do you build?".to_owned(),
        };
        let bought = self.choose_even_one(seat, "NN-BUILD-01 NN-BUILD-03", prompt, tiles)?;
        let Some(Tile::Bought(Some((at, tile)))) = bought else { return Ok(()) };
        let plots = |g: &Self| {
            let coins = g.player(seat).coins;
            let plots = g.open_plots(seat).filter(|plot| g.price_of(seat, tile, *plot) <= coins);
            plots.map(|plot| Plot { plot: plot as u8, tile, seat }).collect()
        };
        let prompt = move |g: &Self| format!("Where do you build the {}?", g.book.buildings[tile].name);
        let plot = self.choose_even_one(seat, "NN-BUILD-05 NN-BUILD-07 NN-BUILD-08", prompt, plots)?;
        let Some(Plot { plot, .. }) = plot else { return Ok(()) };
        let price = self.price_of(seat, tile, plot.into());
        self.spend(seat, Thing::Coin, price, "NN-BUILD-06");
        let player = self.player_mut(seat);
        player.grid[usize::from(at)] = None;
        player.town[usize::from(plot)] = Some(tile);
        self.tell("NN-BUILD-01", |g| {
            let text = format!("{} builds the {}.", g.name(seat), g.book.buildings[tile].name);
            What::Card {
                card: Some(g.key_of(tile)),
                from: Some(grid(seat, at)),
                to: Some(format!("plot/{}/{}", seat.index(), plot + 1)),
            }
            .said(seat, text)
        });
        self.tally(1, |g| format!("built/{}", g.book.cover.names.name(tile)));
        if let Some(thing) = self.book.town(self.side).plots[usize::from(plot)].gives {
            self.gain(seat, thing, 1, "NN-BUILD-08");
        }
        if self.book.buildings[tile].book {
            self.gain(seat, Thing::Book, 1, "NN-BUILD-09");
        }
        Ok(())
    }

    /// Two tiles of the grid change places, if the player wants (NN-LOC-02). A full town leaves four of them.
    pub(crate) fn swap_tiles(&mut self, seat: Seat) -> Play<(), Halt> {
        let tiles = |g: &Self, but: Option<u8>| -> Options<Tile> {
            let all = (0..20u8).filter(|at| Some(*at) != but);
            let all = all.filter_map(|at| {
                g.player(seat).grid[usize::from(at)].map(|tile| Tile::Moved(Some((at, tile))))
            });
            if but.is_some() { all.collect() } else { all.chain([Tile::Moved(None)]).collect() }
        };
        let rules = "NN-LOC-02 NN-PSET-11";
        let moved = self.choose(seat, rules, "Which tile of your grid do you move?", |g| tiles(g, None))?;
        let Some(Tile::Moved(Some((one, first)))) = moved else { return Ok(()) };
        let with = |g: &Self| tiles(g, Some(one));
        let with = self.choose(seat, rules, "With which tile does it change places?", with)?;
        let Some(Tile::Moved(Some((other, second)))) = with else { return Ok(()) };
        self.player_mut(seat).grid.swap(one.into(), other.into());
        for (tile, from, to) in [(first, one, other), (second, other, one)] {
            self.tell(rules, |g| g.moved(tile, Some(grid(seat, from)), Some(grid(seat, to))).unsaid(seat));
        }
        self.tell(rules, |g| {
            words(
                seat,
                format!(
                    "{}: the {} and the {} change places.",
                    g.name(seat),
                    g.book.buildings[first].name,
                    g.book.buildings[second].name
                ),
            )
        });
        Ok(())
    }
}

/// A place of the grid, as events name it.
pub(crate) fn grid(seat: Seat, at: u8) -> String {
    format!("grid/{}/{}", seat.index(), at + 1)
}

/// A tile of the grid and its place, or none.
#[derive(Clone, Copy)]
pub(crate) enum Tile {
    Bought(Option<(u8, Id<Building>)>),
    Moved(Option<(u8, Id<Building>)>),
}

impl Tile {
    pub(crate) fn id(self) -> Option<Id<Building>> {
        let (Tile::Bought(it) | Tile::Moved(it)) = self;
        it.map(|(_, id)| id)
    }
}

/// A space of the town for a tile.
#[derive(Clone, Copy)]
pub(crate) struct Plot {
    pub plot: u8,
    pub tile: Id<Building>,
    pub seat: Seat,
}
