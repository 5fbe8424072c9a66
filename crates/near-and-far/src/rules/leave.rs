//! Adventuring (NF-LEAVE, NF-MOVE-15): leave town, move, then a quest, then a camp.

use crate::NearAndFar;
use crate::book::words::{Deed, Thing};
use crate::state::Place;
use table::{Ask, Play, What};

impl NearAndFar {
    /// NF-LEAVE-01, NF-LEAVE-02. With `fewer`, somebody of the party is to stay behind (NF-LEAVE-03).
    pub(crate) fn adventure(&mut self, fewer: bool) -> Play<()> {
        if !matches!(self.player(self.active).place, Place::On(_)) {
            self.leave_town(fewer)?;
        }
        let space = self.travel()?;
        self.take_toll(self.active);
        self.tally(1, |_| "adventures".to_owned());
        self.offer_quest(space)?;
        self.offer_camp(space)
    }

    /// NF-LEAVE-03, NF-LEAVE-04, NF-LEAVE-05, NF-LEAVE-06, NF-HEART-12, NF-OPEN-37
    fn leave_town(&mut self, fewer: bool) -> Play<()> {
        let seat = self.active;
        match fewer {
            true => self.rearrange()?,
            false => self.arrange_party()?,
        }
        let hearts = self.heart_total(seat);
        self.tally(1, |_| format!("left town/with {hearts:02} hearts"));
        let map = self.atlas();
        let town = map.spaces[usize::from(map.town)].id;
        let before = std::mem::replace(&mut self.player_mut(seat).hearts, hearts);
        if hearts != before {
            self.tell("NF-LEAVE-04", |_| {
                let (token, n) = (Thing::Heart.key(), hearts.abs_diff(before).into());
                let (none, mine) = (None, Some(seat.place()));
                let (from, to) = if hearts > before { (none, mine) } else { (mine, none) };
                What::tokens(token, n, from, to).unsaid(seat)
            });
        }
        self.go(seat, Place::On(town), "NF-LEAVE-04 NF-LEAVE-05", |g| {
            format!("{} leaves town with {}.", g.name(seat), Thing::Heart.say(hearts.into()))
        });
        self.after(seat, Deed::Leave)
    }
}
