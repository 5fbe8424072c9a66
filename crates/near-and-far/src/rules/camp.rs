//! Camps (NF-CAMP): building on the map, and what a camp uncovers on the player board.

use crate::NearAndFar;
use crate::book::words::{Deed, Price, Thing};
use crate::book::{Icon, Space, Under};
use crate::state::Camp;
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// NF-CAMP-02
pub(crate) const CAMP_COST: u32 = 3;

/// Whether to build here.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    Yes(Id<Space>),
    No,
}

/// A space for the camp of a Mercenary Contract.
#[derive(Clone, Copy)]
pub(crate) struct Anywhere(pub Id<Space>);

impl NearAndFar {
    /// Camps on a player board (NF-OPEN-01, NF-VAR-04).
    pub(crate) fn camps_on_board(&self) -> u8 {
        self.book.camps.len() as u8 + 2 * u8::from(self.house.long_game)
    }

    /// NF-CAMP-01, NF-CAMP-02, NF-CAMP-03, NF-CAMP-04
    pub(crate) fn offer_camp(&mut self, space: Id<Space>) -> Play<()> {
        let seat = self.active;
        let options = |g: &Self| -> Options<Build> {
            let possible = g.can_camp(space) && g.heart_means(seat) >= CAMP_COST;
            possible.then_some(Build::Yes(space)).into_iter().chain([Build::No]).collect()
        };
        if !self.can_camp(space) || self.heart_means(seat) < CAMP_COST {
            return Ok(());
        }
        let prompt =
            |g: &Self| format!("Build a camp here? You have {}.", Thing::Heart.say(g.heart_means(seat)));
        match self.decide("NF-CAMP-01 NF-CAMP-02 NF-CAMP-06 NF-CAMP-07", prompt, options)? {
            Build::Yes(_) => {
                let cost = Price { thing: Thing::Heart, n: CAMP_COST as u8 };
                self.pay_for(seat, space, [cost])?;
                self.build(seat, space)
            }
            Build::No => Ok(()),
        }
    }

    pub(crate) fn can_camp(&self, space: Id<Space>) -> bool {
        self.atlas().space(space).icon.is_some() && self.camp_at(space).is_none()
    }

    /// NF-CAMP-05, NF-CAMP-06, NF-CAMP-07, NF-CAMP-08, NF-CAMP-09
    fn build(&mut self, seat: Seat, space: Id<Space>) -> Play<()> {
        self.camps.push(Camp { space, seat });
        self.tell("NF-CAMP-05", |g| {
            let text = format!("{} builds a camp at {}.", g.name(seat), g.space_name(space));
            g.camp_to(seat, g.space_key(space)).said(seat, text)
        });
        self.take_camp(seat);
        let n = self.search(seat);
        match self.atlas().space(space).icon {
            Some(Icon::Coin) => self.gain(seat, Thing::Coin, n),
            Some(Icon::Gem) => self.gain(seat, Thing::Gem, n),
            _ => {} // NF-CAMP-08
        }
        self.after(seat, Deed::Camp)
    }

    /// A camp leaves the board, or the box once the board is empty (NF-OPEN-54).
    pub(crate) fn camp_to(&self, seat: Seat, place: String) -> What {
        let left = self.player(seat).camps < self.camps_on_board();
        What::tokens("camp", 1, left.then(|| seat.place()), Some(place))
    }

    /// What the next camp of the board lies on (NF-CAMP-10, NF-VAR-04).
    pub(crate) fn under_next_camp(&self, seat: Seat) -> Option<Under> {
        let extra = 2 * usize::from(self.house.long_game);
        let place = usize::from(self.player(seat).camps).checked_sub(extra)?;
        self.book.camps.get(place).copied()
    }

    /// NF-CAMP-10, NF-CAMP-11, NF-CAMP-12, NF-CAMP-13, NF-CAMP-14, NF-CAMP-15, NF-END-01, NF-END-03,
    /// NF-VAR-05, NF-OPEN-54: the next camp leaves the board.
    pub(crate) fn take_camp(&mut self, seat: Seat) {
        let under = self.under_next_camp(seat);
        self.player_mut(seat).camps += 1;
        match under {
            Some(Under::Coin) => self.gain(seat, Thing::Coin, 1),
            Some(Under::Gem) => self.gain(seat, Thing::Gem, 1),
            _ => {}
        }
        if self.player(seat).camps >= self.camps_on_board() && !self.ending {
            self.ending = true;
            self.tell("NF-END-01", |g| {
                let n = g.player(seat).camps;
                let text = "the session ends with this round";
                words(seat, format!("{} has placed camp number {n}: {text}.", g.name(seat)))
            });
        }
    }

    /// NF-ART-11, NF-ART-12, NF-OPEN-49
    pub(crate) fn place_contract_camp(&mut self, seat: Seat) -> Play<()> {
        let free = |g: &Self| {
            let spaces = g.atlas().spaces.iter().map(|s| s.id);
            spaces.filter(|id| g.can_camp(*id) && !g.is_promised(*id)).map(Anywhere).collect()
        };
        let prompt = "The contract places a camp for you. Where?";
        let chosen = self.choose(seat, "NF-ART-11 NF-ART-12 NF-OPEN-49", prompt, free)?;
        let Some(Anywhere(space)) = chosen else {
            self.tell("NF-OPEN-49", |_| words(seat, "There is no empty space left on the map."));
            return Ok(());
        };
        self.build(seat, space)
    }
}
