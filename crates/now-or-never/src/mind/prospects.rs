//! How well things stand for a seat.

use crate::NowOrNever;
use crate::state::Phase;
use table::Seat;

/// A game of this many points is as good as won.
const FAR: f64 = 60.0;

impl NowOrNever {
    /// Points as they would come to by now, with what the town will still bring.
    fn standing(&self, seat: Seat) -> f64 {
        let player = self.player(seat);
        if let (Phase::Over, Some(score)) = (self.phase, player.score) {
            return if self.chapter > 0 { self.campaign_points(seat).into() } else { f64::from(score.sum()) };
        }
        let left = f64::from(7 - self.season);
        let town = self.book.town(self.side);
        let buildings = player.buildings().map(|id| {
            let tile = &self.book.buildings[id];
            0.8 + f64::from(tile.beds) + tile.makes.map_or(0.0, |(_, n)| 2.0 + 0.8 * left * f64::from(n))
        });
        let values = [1.0, 2.0, 3.0, 4.0, 1.5, 1.5];
        let homes = |row: &[u8; 6]| {
            row.iter().zip(values).map(|(n, value)| f64::from(*n) * (value + 0.6 * left)).sum::<f64>()
        };
        let housed: f64 = player.housed.iter().map(homes).sum();
        let kinds = player.housed.iter().zip(town.homes).map(|(row, points)| {
            let n = row.iter().filter(|n| **n > 0).count() as f64;
            f64::from(points) * n * n / 16.0
        });
        let rows = (0..4u8).map(|row| {
            let n = self.row_of(seat, row).count() as f64;
            f64::from(town.rows[usize::from(row)]) * n * n / 16.0
        });
        let waiting: f64 = player.waiting.iter().map(|n| f64::from(*n)).sum();
        let quests = player.played.iter().map(|id| {
            let card = &self.book.quests[*id];
            f64::from(card.points)
                + card.end.map_or(0.0, |(n, count)| f64::from(n) * f64::from(self.counted(seat, count)))
        });
        let orders = player.orders.iter().map(|held| if held.done { 2.0 } else { 0.5 }).sum::<f64>();
        let purse = f64::from(player.coins) * 0.12 * left.min(3.0);
        let goods: f64 =
            player.track.iter().zip([1.0, 2.0, 3.0, 4.0, 4.0]).map(|(n, value)| f64::from(*n) * value).sum();
        let pieces = player.pieces().count() as f64 * 0.5 * left;
        let body = f64::from(player.hearts) * 0.1 + f64::from(player.experience) * 0.3;
        let finds = player.finds.len() as f64 * (1.0 + 0.12 * left);
        buildings.sum::<f64>()
            + housed
            + kinds.sum::<f64>()
            + rows.sum::<f64>()
            + 1.5 * waiting
            + quests.sum::<f64>()
            + orders
            + purse
            + goods * 0.12 * left.min(3.0)
            + pieces
            + body
            + finds
    }

    /// From 0 to 1: in company the lead over the best of the others, alone the way to a victory.
    pub(crate) fn prospects(&self, seat: Seat) -> f64 {
        let own = self.standing(seat);
        let best = self
            .seats()
            .filter(|other| *other != seat)
            .map(|other| self.standing(other))
            .fold(f64::NEG_INFINITY, f64::max);
        let lead = own - self.wanted().map_or(best, f64::from);
        (0.5 + lead / (2.0 * FAR)).clamp(0.0, 1.0)
    }
}
