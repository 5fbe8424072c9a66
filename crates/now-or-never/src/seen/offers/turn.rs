//! What a turn is used for (NN-SEASON, NN-SPEC, NN-HACT, NN-PASS), and what the bot asks for (NN-SCARD).

use crate::NowOrNever;
use crate::book::Specialist;
use crate::rules::solo::Taken;
use crate::rules::turn::{Action, Leaver, Rest};
use crate::seen::wording::gains;
use table::{Ask, Choice, Id, Offer, Stakes};

impl Choice<NowOrNever> for Action {
    fn key(&self, game: &NowOrNever) -> String {
        let name = |who: &Id<Specialist>| game.key_of(*who);
        match self {
            Action::Own(who) => format!("pay/{}", name(who)),
            Action::Other(_, who) => format!("hire/{}", name(who)),
            Action::Recruit(who) => format!("recruit/{}", name(who)),
            Action::Rest(who) => format!("rest/{}", name(who)),
            Action::Hero(token) => format!("hero/{}", token + 1),
            Action::Pass => "pass".to_owned(),
        }
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let seat = game.active;
        let name = |who: &Id<Specialist>| game.book.specialists[*who].name.clone();
        let does = |who: &Id<Specialist>| gains(&game.book.specialists[*who].does).to_string();
        let coins = |n: u8| Stakes::default().costs("coin", n.into());
        let wage = |who: &Id<Specialist>| coins(game.book.specialists[*who].cost);
        match self {
            Action::Own(who) => {
                Offer::new(name(who)).detail(does(who)).at(game.key_of(*who)).stakes(wage(who))
            }
            Action::Other(owner, who) => Offer::new(name(who))
                .detail(format!("{}'s", game.boss(*owner)))
                .detail(does(who))
                .at(game.key_of(*who))
                .stakes(wage(who)),
            Action::Recruit(who) => Offer::new(format!("Recruit {}", name(who)))
                .detail(does(who))
                .at(game.key_of(*who))
                .stakes(coins(game.recruit_price(seat, *who))),
            Action::Rest(who) => {
                Offer::new(format!("{} rests", name(who))).detail("2 hearts or 1 coin").at(game.key_of(*who))
            }
            Action::Hero(token) => {
                let moves = game.book.board(game.player(seat).hero).moves[usize::from(*token)];
                Offer::new("Hero action")
                    .detail(format!("move {}", moves + game.more_movement(seat)))
                    .at(format!("action/{}/{}", seat.index(), token + 1))
            }
            Action::Pass => Offer::new("Pass").detail("no more turns this season"),
        }
    }
}

impl Choice<NowOrNever> for Leaver {
    fn key(&self, game: &NowOrNever) -> String {
        format!("leave/{}", game.key_of(self.0))
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let hand = &game.book.specialists[self.0];
        Offer::new(&hand.name).detail(gains(&hand.does).to_string()).at(game.key_of(self.0))
    }
}

impl Choice<NowOrNever> for Rest {
    fn key(&self, _: &NowOrNever) -> String {
        self.0.key().to_owned()
    }

    fn offer(&self, _: &NowOrNever) -> Offer {
        Offer::new(self.0.say(self.1))
    }
}

impl Choice<NowOrNever> for Taken {
    fn key(&self, _: &NowOrNever) -> String {
        format!("space/{}", self.0)
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        Offer::new(format!("The one at {}", game.space_name(self.0))).at(format!("space/{}", self.0))
    }
}
