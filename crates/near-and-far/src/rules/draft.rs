//! The artifact draft (NF-DRAFT): simultaneous, secret, always to the left.

use crate::NearAndFar;
use crate::book::{Artifact, Talent};
use crate::state::Player;
use table::{Ask, Id, Options, Play, Seat};

/// An artifact card, or none of them.
#[derive(Clone, Copy)]
pub(crate) struct Keep(pub Option<Id<Artifact>>);

/// A card that is not worth its point.
#[derive(Clone, Copy)]
pub(crate) struct Away(pub Id<Artifact>);

impl NearAndFar {
    /// NF-DRAFT-02, NF-DRAFT-03, NF-DRAFT-04, NF-DRAFT-05: everybody picks one at the same time and
    /// passes the rest to the left.
    pub(crate) fn draft_pick(&mut self) -> Play<()> {
        let offer =
            |s: Seat| -> Options<Keep> { self.packets[s.index()].iter().map(|id| Keep(Some(*id))).collect() };
        let offers: Vec<(Seat, Options<Keep>)> = self.seats().map(|s| (s, offer(s))).collect();
        let prompt = |g: &Self, s: Seat| {
            let n = g.packets[s.index()].len();
            let left = g.name(g.left_of(s));
            match n {
                2 => format!("Keep one artifact; the other goes to {left}."),
                3.. => format!("Keep one artifact; the other {} go to {left}.", n - 1),
                _ => "The last card is yours.".to_owned(),
            }
        };
        let picks = self.ask_each("NF-DRAFT-02 NF-DRAFT-03 NF-DRAFT-04", prompt, offers)?;
        let mut passed = vec![Vec::new(); self.packets.len()];
        for (seat, Keep(card)) in picks {
            let card = card.expect("a card is picked");
            let mut packet = std::mem::take(&mut self.packets[seat.index()]);
            packet.retain(|c| *c != card);
            self.take_in_hand(seat, &[card], "NF-DRAFT-02 NF-DRAFT-03", |_| String::new());
            passed[self.left_of(seat).index()] = packet;
        }
        self.packets = passed;
        Ok(())
    }

    /// NF-DRAFT-06, NF-DRAFT-07: at most one advanced card is kept, and any number of basic ones.
    pub(crate) fn keep_cards(&mut self) -> Play<()> {
        self.packets.clear();
        let offer = |p: &Player| -> Options<Keep> {
            p.drawn.iter().map(|id| Keep(Some(*id))).chain([Keep(None)]).collect()
        };
        let offers: Vec<(Seat, Options<Keep>)> = self.seats().map(|s| (s, offer(self.player(s)))).collect();
        let prompt =
            |_: &Self, _: Seat| "Which advanced artifact do you keep? You may keep at most one.".to_owned();
        let kept = self.ask_each("NF-DRAFT-06", prompt, offers)?;
        for (seat, Keep(card)) in kept {
            let drawn = std::mem::take(&mut self.player_mut(seat).drawn);
            for other in drawn.into_iter().filter(|id| Some(*id) != card) {
                self.advanced.put_away(seat, other);
            }
            if let Some(card) = card {
                self.take_in_hand(seat, &[card], "NF-DRAFT-06", |_| String::new());
            }
        }
        for seat in self.seats().collect::<Vec<_>>() {
            let basic = |g: &Self, id: &Id<Artifact>| !g.book.artifact(*id).advanced;
            let hand = self.player(seat).hand.iter().copied();
            let hand: Options<Away> = hand.filter(|id| basic(self, id)).map(Away).collect();
            let most = hand.len();
            let prompt =
                "Discard artifacts you are unlikely to buy? Each one left in hand at the end costs a point.";
            let away = self.ask_some(seat, "NF-DRAFT-07 NF-DRAFT-08 NF-ARTI-12", prompt, hand, 0..=most)?;
            let away: Vec<Id<Artifact>> = away.into_iter().map(|Away(card)| card).collect();
            self.discard_artifacts(seat, &away, "NF-DRAFT-07 NF-DRAFT-08", |g| {
                let (count, hand) = (away.len(), g.player(seat).hand.len());
                format!("{} discards {count} of the drafted cards and keeps {hand}.", g.name(seat))
            });
            // NF-TAL-21, NF-OPEN-25
            if self.player(seat).has(Talent::TreasureHunting) {
                self.draw_artifacts(seat, 2)?;
            }
        }
        Ok(())
    }
}
