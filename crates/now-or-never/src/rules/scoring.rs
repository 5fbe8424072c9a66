//! Scoring (NN-SCORE, NN-BLD).

use crate::NowOrNever;
use crate::book::{Per, Villager};
use crate::rules::build::beside;
use crate::state::{Line, Phase, Score};
use table::{Ask, Outcome, Seat, What, figure, points, scored, words};

/// Points that are a victory alone, until there was one (NN-SOLO-02).
const VICTORY: i16 = 100;

impl NowOrNever {
    /// What buildings score, with the goods made in the final production (NN-SCORE-04, NN-SCORE-07).
    pub(crate) fn building_points(&self, seat: Seat, made: [u16; 4]) -> u16 {
        let town = &self.player(seat).town;
        let built =
            town.iter().enumerate().filter_map(|(at, tile)| tile.map(|id| (at, &self.book.buildings[id])));
        let points = built.filter_map(|(at, tile)| {
            let worth = tile.worth?;
            let near = || beside(at, 4, 4).filter_map(|other| town[other].map(|id| &self.book.buildings[id]));
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
                let card = &self.book.quests[*id];
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
        self.seats().for_each(|seat| self.write_down(seat));
        match self.chapter {
            0 => self.state.phase = if self.bot.is_some() { Phase::Between } else { Phase::Over },
            _ => self.end_chapter(),
        }
        self.tell("NN-SCORE-08", |g| What::Over {}.said(None, g.verdict()));
    }

    /// Points are told line by line, and go on the sheet where more games follow (NN-CAMP-01, NN-SOLO-02).
    fn write_down(&mut self, seat: Seat) {
        let player = self.player(seat);
        let (score, reputation) = (player.score.unwrap_or_default(), player.reputation);
        let before = if self.chapter > 0 { self.points_so_far(seat) } else { 0 };
        let after = before + i32::from(score.sum());
        if self.chapter > 0 || self.bot.is_some() {
            self.player_mut(seat).sheet.push(Line { points: score.sum(), reputation });
        }
        self.tell("NN-SCORE-08 NN-CAMP-01", |g| {
            let sum = match g.chapter {
                0 | 1 => points(after),
                _ => format!("{} in this chapter, {} so far", points(score.sum()), figure(after)),
            };
            let text = scored(&format!("{} has {sum}", g.name(seat)), score.lines());
            let track = format!("{}/points", seat.place());
            match before == after {
                true => words(seat, text),
                false => What::Track { track, from: before, to: after }.said(seat, text),
            }
        });
    }

    /// So many points are a victory alone: a hundred, and after that more than the best of the games before (NN-SOLO-02).
    pub(crate) fn wanted(&self) -> Option<i16> {
        self.bot.as_ref()?;
        let counted = usize::from(matches!(self.phase, Phase::Between | Phase::Over));
        let sheet = &self.player(Seat(0)).sheet;
        Some(to_beat(&sheet[..sheet.len().saturating_sub(counted)]))
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
    pub(crate) fn verdict(&self) -> String {
        let outcome = self.final_outcome().or_else(|| self.game_outcome());
        let text = outcome.map_or(String::new(), |outcome| outcome.text);
        let chapter = self.phase == Phase::Between && self.chapter > 0;
        if chapter { format!("Chapter {}: {text}", self.chapter) } else { text }
    }

    fn game_outcome(&self) -> Option<Outcome> {
        let sum = |seat: Seat| self.player(seat).score.map_or(0, |score| score.sum());
        let rank = |seat: Seat| {
            let player = self.player(seat);
            (sum(seat), player.experience + player.track[4], player.hearts)
        };
        let scores: Vec<f64> = self.seats().map(|seat| f64::from(sum(seat))).collect();
        let own = sum(Seat(0));
        let (result, text) = match self.wanted() {
            Some(wanted) if own >= wanted => ("won", format!("{}: a victory.", points(own))),
            Some(wanted) => ("lost", format!("{}; {wanted} are a victory.", points(own))),
            None => {
                let best = self.seats().map(rank).max()?;
                let names: Vec<String> =
                    self.seats().filter(|seat| rank(*seat) == best).map(|seat| self.name(seat)).collect();
                let verb = if names.len() == 1 { "wins" } else { "win" };
                ("scored", format!("{} {verb} with {}.", names.join(" and "), points(best.0)))
            }
        };
        Some(Outcome { result: result.to_owned(), text, scores, rounds: self.season.into() })
    }
}

/// What a game alone has to come to after these.
pub(crate) fn to_beat(games: &[Line]) -> i16 {
    games.iter().map(|game| game.points.saturating_add(1)).fold(VICTORY, i16::max)
}
