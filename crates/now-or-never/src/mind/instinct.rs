//! Which options look good at first sight: for bots that play by instinct, and for those who think as their first idea.

use super::worth::weight;
use crate::NowOrNever;
use crate::book::Colour;
use crate::book::words::Test;
use crate::rules::anytime::Free;
use crate::rules::build::{Plot, Tile};
use crate::rules::campaign::{GoOn, Start};
use crate::rules::chapter::{Neighbour, Reward};
use crate::rules::deed::{Again, Doing, Letter, Playing};
use crate::rules::fight::{More, Next};
use crate::rules::gains::{Guest, Slot, Wares};
use crate::rules::hero::Step;
use crate::rules::powers::Use;
use crate::rules::production::Ready;
use crate::rules::quest::{FromPile, Kept, KeptOrder};
use crate::rules::setup::Role;
use crate::rules::solo::Taken;
use crate::rules::story::{BONUS, Chosen, Effort};
use crate::rules::turn::{Action, Leaver, Rest, SLOTS};
use table::Instinct;

impl Instinct<NowOrNever> for FromPile {}
impl Instinct<NowOrNever> for KeptOrder {}
impl Instinct<NowOrNever> for Leaver {}
impl Instinct<NowOrNever> for Letter {}
impl Instinct<NowOrNever> for Neighbour {}
impl Instinct<NowOrNever> for Ready {}
impl Instinct<NowOrNever> for Rest {}
impl Instinct<NowOrNever> for Role {}
impl Instinct<NowOrNever> for Taken {}

impl Instinct<NowOrNever> for Action {
    fn weight(&self, game: &NowOrNever) -> u32 {
        let seat = game.active;
        match self {
            Action::Own(who) => game.weigh_specialist(seat, *who, game.book.specialists[*who].cost),
            Action::Other(_, who) => game.weigh_specialist(seat, *who, game.book.specialists[*who].cost + 1),
            Action::Recruit(who) => {
                let full = game.player(seat).specialists.len() >= SLOTS;
                if full { 1 } else { game.weigh_specialist(seat, *who, game.recruit_price(seat, *who)) }
            }
            Action::Hero(token) => {
                let player = game.player(seat);
                let moves = game.book.board(player.hero).moves[usize::from(*token)];
                if player.hearts > 2 { weight(game.promise(seat, player.at, moves)) } else { 2 }
            }
            Action::Rest(_) => 6,
            Action::Pass => 1,
        }
    }
}

impl Instinct<NowOrNever> for Tile {
    fn weight(&self, game: &NowOrNever) -> u32 {
        self.id().map_or(1, |tile| 2 + weight(game.worth_of_tile(tile)))
    }
}

impl Instinct<NowOrNever> for Plot {
    fn weight(&self, game: &NowOrNever) -> u32 {
        let filled = game.row_of(self.seat, self.plot / 4).count() as u32;
        1 + 6 * filled + u32::from(game.book.town(game.side).plots[usize::from(self.plot)].gives.is_some())
    }
}

impl Instinct<NowOrNever> for Step {
    fn weight(&self, game: &NowOrNever) -> u32 {
        match self {
            Step::Stop => weight(game.worth_of_space(game.active, game.player(game.active).at)),
            Step::To { to, fights } => {
                let seat = game.active;
                let free = game.act.map_or(0, |act| act.free);
                let toll = self.toll(game);
                let rival = game.enemy_at(*to).filter(|_| *fights);
                let worth = match rival {
                    Some(rival) => game.worth_of_fight(seat, rival),
                    None => game.promise(seat, *to, free.saturating_sub(1)),
                };
                if toll >= game.player(seat).hearts { 0 } else { weight(worth - 0.7 * f64::from(toll)) }
            }
        }
    }
}

impl Instinct<NowOrNever> for Playing {
    fn weight(&self, game: &NowOrNever) -> u32 {
        let safe = |card| game.last_heart(&game.book.quests[card].cost).is_empty();
        if self.0.is_some_and(safe) { 12 } else { 1 }
    }
}

impl Instinct<NowOrNever> for Doing {
    fn weight(&self, game: &NowOrNever) -> u32 {
        let hearts = game.player(game.active).hearts;
        match self {
            Doing::Visit(place) => {
                let visit = game.visit_of(*place);
                let deal = game.worth_of(game.active, &visit.gains) - game.worth_of_costs(&visit.cost);
                if game.last_heart(&visit.cost).is_empty() { weight(deal) } else { 1 }
            }
            Doing::Fight(rival) => weight(game.worth_of_fight(game.active, *rival)),
            Doing::Mission(_) => 40,
            Doing::Board(_) if hearts > 1 => 12,
            Doing::Board(_) => 0,
            Doing::Search(_) if hearts > 4 => weight(3.0 + f64::from(7 - game.season)),
            Doing::Search(_) | Doing::Nothing => 1,
        }
    }
}

impl Instinct<NowOrNever> for Again {
    fn weight(&self, game: &NowOrNever) -> u32 {
        match self {
            Again::Keep => 9,
            Again::Good(_) => 1,
            Again::Use(it) => it.weight(game),
        }
    }
}

impl Instinct<NowOrNever> for Next {
    fn weight(&self, game: &NowOrNever) -> u32 {
        match self {
            Next::Round => game.player(game.active).hearts.into(),
            Next::Retreat => 3,
        }
    }
}

impl Instinct<NowOrNever> for More {
    fn weight(&self, game: &NowOrNever) -> u32 {
        match self {
            More::Enough => 2,
            More::Red { .. } => 5,
            More::Use(it) => it.weight(game),
        }
    }
}

impl Instinct<NowOrNever> for Reward {
    fn weight(&self, _: &NowOrNever) -> u32 {
        if self.whole { 3 } else { 1 }
    }
}

impl Instinct<NowOrNever> for Guest {
    fn weight(&self, _: &NowOrNever) -> u32 {
        2 + self.0 as u32
    }
}

impl Instinct<NowOrNever> for Wares {
    fn weight(&self, _: &NowOrNever) -> u32 {
        if self.0.is_some() { 3 } else { 1 }
    }
}

impl Instinct<NowOrNever> for Slot {
    fn weight(&self, game: &NowOrNever) -> u32 {
        let player = game.player(self.seat);
        let held = self.colour == Colour::Red && player.red[usize::from(self.slot)].is_some();
        if held { 1 } else { 6 }
    }
}

impl Instinct<NowOrNever> for Kept {
    fn weight(&self, game: &NowOrNever) -> u32 {
        4 + u32::from(game.book.quests[self.0].points)
    }
}

impl Instinct<NowOrNever> for Chosen {
    fn weight(&self, game: &NowOrNever) -> u32 {
        let Chosen::Choice { entry, place } = self else { return 0 };
        let hearts = u32::from(game.player(game.active).hearts);
        match game.book.story(*entry).choices[usize::from(*place)].test {
            None => 8,
            Some(Test::Skill(need)) => (hearts + 4).saturating_sub(u32::from(need)).min(12),
            Some(Test::Combat(level)) => hearts.saturating_sub(2 * u32::from(level)),
        }
    }
}

impl Instinct<NowOrNever> for Effort {
    fn weight(&self, _: &NowOrNever) -> u32 {
        match self.face + self.adds {
            total if total == self.need => 20,
            total if total == self.need + BONUS => 6,
            _ if self.adds == 0 => 3,
            _ => 0,
        }
    }
}

impl Instinct<NowOrNever> for Free {
    fn weight(&self, game: &NowOrNever) -> u32 {
        match self {
            Free::House(..) => 60,
            Free::Order(_) => 50,
            Free::Learn(_) => 20,
            Free::Sell(at) if game.book.season.sales[usize::from(*at)].coins > 4 => 6,
            Free::Sell(_) => 1,
            Free::Use(it) => it.weight(game),
            Free::Rehouse(..) | Free::Refill | Free::Keepsake => 0,
        }
    }
}

impl Instinct<NowOrNever> for Use {
    fn weight(&self, _: &NowOrNever) -> u32 {
        4
    }
}

impl Instinct<NowOrNever> for GoOn {
    /// A campaign is played to its end, and a game alone once.
    fn weight(&self, game: &NowOrNever) -> u32 {
        if self.0 == (game.chapter > 0) { 1000 } else { 0 }
    }
}

impl Instinct<NowOrNever> for Start {
    fn weight(&self, game: &NowOrNever) -> u32 {
        if self.0 == game.book.map(game.side).monument { 5 } else { 1 }
    }
}
