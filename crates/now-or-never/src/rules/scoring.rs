//! Scoring (NN-SCORE, NN-BLD).

use crate::NowOrNever;
use crate::book::{Per, Villager};
use crate::rules::build::beside;
use crate::state::{Phase, Score};
use table::{Ask, Outcome, Seat, What};

impl NowOrNever {
    /// What buildings score, with the goods made in the final production (NN-SCORE-04, NN-SCORE-07).
    pub(crate) fn building_points(&self, seat: Seat, made: [u16; 4]) -> u16 {
        let town = &self.player(seat).town;
        let built = town.iter().enumerate().filter_map(|(at, tile)| tile.map(|id| (at, self.book.tile(id))));
        let points = built.filter_map(|(at, tile)| {
            let worth = tile.worth?;
            let near = || beside(at, 4, 4).filter_map(|other| town[other].map(|id| self.book.tile(id)));
            let goods = |thing: crate::book::Thing| (thing as usize) < 4;
            let n = match worth.per {
                Per::Makers => {
                    near().filter(|t| t.makes.is_some_and(|(thing, _)| goods(thing))).count() as u16
                } // NN-OPEN-56
                Per::Beds => near().map(|t| u16::from(t.beds)).sum(),
                Per::Books => near().filter(|t| t.book).count() as u16,
                Per::Tools => made[1],
                Per::Demons => made[2],
                Per::Crystals => made[3],
            };
            Some(n * u16::from(worth.n))
        });
        points.sum()
    }

    /// NN-SCORE-01, NN-SCORE-02, NN-SCORE-03, NN-SCORE-05, NN-SCORE-06
    pub(crate) fn count_points(&mut self) {
        for seat in self.seats() {
            let town = self.book.town(self.side);
            let player = self.player(seat);
            let full = |row: &usize| self.row_of(seat, *row as u8).count() == 4;
            let home = |row: &usize| player.is_home(*row);
            let mixed = |row: &&[u8; 6]| row.iter().sum::<u8>() > row[Villager::Glogo as usize];
            let glogos =
                player.housed.iter().filter(mixed).map(|row| u16::from(row[Villager::Glogo as usize]));
            let quests = player.played.iter().map(|id| {
                let card = self.book.card(*id);
                let end = card.end.map_or(0, |(n, count)| u16::from(n) * self.counted(seat, count));
                u16::from(card.points) + end
            });
            let score = Score {
                coins: player.coins,
                rows: (0..4).filter(full).map(|row| u16::from(town.rows[row])).sum(),
                homes: (0..4).filter(home).map(|row| u16::from(town.homes[row])).sum(),
                buildings: player.score.map_or(0, |score| score.buildings),
                quests: quests.sum(),
                orders: 2 * player.orders.iter().filter(|held| held.done).count() as u16,
                glogos: 2 * glogos.sum::<u16>(),
                reputation: self.reputation_points(seat), // NN-SCORE-11
            };
            self.player_mut(seat).score = Some(score);
        }
        self.tally_points();
        self.state.phase = Phase::Over;
        if self.chapter > 0 {
            self.end_chapter();
        }
        self.tell("NN-SCORE-08", |g| What::Over {}.said(None, g.verdict()));
    }

    /// NN-SCORE-08, NN-SCORE-09, NN-SCORE-10, NN-OPEN-25, NN-SOLO-02
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over if self.chapter > 0 => self.campaign_outcome(),
            Phase::Over => self.game_outcome(),
            _ => None,
        }
    }

    /// How it came out: the game, the campaign, or a chapter of it.
    fn verdict(&self) -> String {
        let outcome = self.final_outcome().or_else(|| self.game_outcome());
        let text = outcome.map_or(String::new(), |outcome| outcome.text);
        if self.phase == Phase::Between { format!("Chapter {}: {text}", self.chapter) } else { text }
    }

    fn game_outcome(&self) -> Option<Outcome> {
        let points = |seat: Seat| self.player(seat).score.map_or(0, |score| score.sum());
        let rank = |seat: Seat| {
            let player = self.player(seat);
            (points(seat), player.experience + player.track[4], player.hearts)
        };
        let scores: Vec<f64> = self.seats().map(|seat| f64::from(points(seat))).collect();
        let (result, text) = match self.bot {
            Some(_) if points(Seat(0)) >= 100 => ("won", format!("{} points: a victory.", points(Seat(0)))),
            Some(_) => ("lost", format!("{} points; 100 are a victory.", points(Seat(0)))),
            None => {
                let best = self.seats().map(rank).max()?;
                let names: Vec<String> =
                    self.seats().filter(|seat| rank(*seat) == best).map(|seat| self.name(seat)).collect();
                let verb = if names.len() == 1 { "wins" } else { "win" };
                ("scored", format!("{} {verb} with {} points.", names.join(" and "), best.0))
            }
        };
        Some(Outcome { result: result.to_owned(), text, scores, rounds: self.season.into() })
    }
}
