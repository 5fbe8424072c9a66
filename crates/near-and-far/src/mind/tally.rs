//! What is counted in a session, for studies of many of them (`fireside simulate --tally`). Rules never look here.

use crate::NearAndFar;
use crate::state::SessionResult;
use table::{Ask, Seat};

impl NearAndFar {
    /// Length, points by their source, who won in which place of the turn order, and what became of every artifact.
    pub(crate) fn tally_session(&mut self, result: &SessionResult) {
        let map = self.map;
        self.tally(1, |_| "sessions".to_owned());
        self.tally(self.round.into(), |_| "rounds".to_owned());
        self.tally(1, |_| format!("map {map:02}/sessions"));
        self.tally(self.round.into(), |_| format!("map {map:02}/rounds"));
        let players = self.players.len();
        let first = self.first.index();
        let place = |seat: Seat| (seat.index() + players - first) % players + 1;
        let mut totals = Vec::new();
        for (seat, score) in table::seats(players).zip(&result.scores) {
            let Some(score) = score else { continue };
            for (source, points) in score.lines() {
                self.tally(points.into(), |_| format!("points/{source}"));
                self.tally(points.into(), |_| format!("place {} in turn order/{source}", place(seat)));
            }
            let total = score.total();
            totals.push(total);
            let reputation = self.player(seat).reputation;
            self.tally(1, |_| format!("reputation/{reputation:+03}"));
            let tens = total.div_euclid(10) * 10;
            self.tally(1, |_| format!("score/{tens:02} to {:02}", tens + 9));
            for card in self.player(seat).artifacts.clone() {
                self.tally(1, |g| format!("artifact/{}/bought", g.book.card(card).name));
                let artifact = self.book.artifact(card);
                if artifact.reputation.is_some() {
                    self.tally(artifact.points.into(), |_| {
                        "artifacts that ask for reputation/points".to_owned()
                    });
                }
            }
            for card in self.player(seat).hand.clone() {
                self.tally(1, |g| format!("artifact/{}/in hand", g.book.card(card).name));
            }
        }
        for winner in &result.winners {
            self.tally(1, |_| format!("place {} in turn order/won", place(*winner)));
            self.tally(1, |_| format!("map {map:02}/place {}/won", place(*winner)));
        }
        totals.sort_unstable();
        if let [.., second, first] = totals[..] {
            self.tally((first - second).into(), |_| "winner ahead by".to_owned());
        }
    }
}
