//! Tiles of the grid, and spaces of the town (NN-BUILD, NN-LOC-02).

use crate::NowOrNever;
use crate::book::Thing;
use crate::rules::build::{Plot, Tile};
use table::{Ask, Choice, Offer};

impl Choice<NowOrNever> for Tile {
    fn key(&self, game: &NowOrNever) -> String {
        self.id().map_or("tile/none".to_owned(), |tile| format!("tile/{}", game.key_of(tile)))
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        match self {
            Tile::Bought(Some((_, id))) => {
                let tile = &game.book.buildings[*id];
                let price = tile.cost.saturating_sub(game.build_discount(game.active));
                Offer::new(format!("{} for {}", tile.name, Thing::Coin.say(price.into())))
                    .detail(game.tile_says(*id))
                    .at(game.key_of(*id))
            }
            Tile::Moved(Some((_, id))) => {
                Offer::new(&game.book.buildings[*id].name).detail(game.tile_says(*id)).at(game.key_of(*id))
            }
            Tile::Bought(None) => Offer::new("Build nothing"),
            Tile::Moved(None) => Offer::new("Leave them as they are"),
        }
    }
}

impl Choice<NowOrNever> for Plot {
    fn key(&self, _: &NowOrNever) -> String {
        format!("plot/{}", self.plot + 1)
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let Plot { plot, tile, seat } = *self;
        let gives = game.book.town(game.side).plots[usize::from(plot)].gives;
        Offer::new(format!("Row {}, space {}", plot / 4 + 1, plot % 4 + 1))
            .detail(Thing::Coin.say(game.price_of(seat, tile, plot.into())))
            .detail(gives.map_or(String::new(), |thing| format!("gain {}", thing.say(1))))
            .at(format!("plot/{}/{}", seat.index(), plot + 1))
    }
}
