//! What is counted over many games: points by source, wins by hero and by place in the turn order.

use crate::NowOrNever;
use table::{Ask, Seat};

impl NowOrNever {
    pub(crate) fn tally_points(&mut self) {
        let sum = |g: &Self, seat: Seat| g.player(seat).score.map_or(0, |score| score.sum());
        let best = self.seats().map(|seat| sum(self, seat)).max();
        for seat in self.seats() {
            let Some(score) = self.player(seat).score else { continue };
            let sources = [
                ("coins", score.coins),
                ("rows", score.rows),
                ("homes", score.homes),
                ("buildings", score.buildings),
                ("quests", score.quests),
                ("orders", score.orders),
                ("glogos", score.glogos),
            ];
            for (source, points) in sources {
                self.tally(points.into(), |_| format!("points/{source}"));
            }
            let hero = self.player(seat).hero.key();
            let players = self.players.len();
            let place = (seat.index() + players - self.began.map_or(0, Seat::index)) % players + 1;
            self.tally(1, |_| format!("hero/{hero}/played"));
            self.tally(score.sum().into(), |_| format!("hero/{hero}/points"));
            if Some(score.sum()) == best {
                self.tally(1, |_| format!("hero/{hero}/won"));
                self.tally(1, |_| format!("place/{place}/won"));
            }
            let (buildings, housed) = (self.player(seat).buildings().count(), self.player(seat).housed);
            self.tally(buildings as i64, |_| "town/buildings".to_owned());
            self.tally(housed.iter().flatten().map(|n| i64::from(*n)).sum(), |_| "town/villagers".to_owned());
        }
    }
}
