//! Who one is, and what is asked between games and around the last count (NN-PSET-01, NN-STORY-03, NN-CAMP, NN-OPEN-23).

use crate::NowOrNever;
use crate::book::said::Said;
use crate::rules::campaign::{GoOn, Start};
use crate::rules::chapter::Neighbour;
use crate::rules::production::Ready;
use crate::rules::scoring::to_beat;
use crate::rules::setup::Role;
use table::{Ask, Choice, Offer, Seat, capital};

impl Choice<NowOrNever> for Role {
    fn key(&self, _: &NowOrNever) -> String {
        self.0.key().to_owned()
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let board = game.book.board(self.0);
        let does = Said::all(game.texts().basics[self.0 as usize].iter().cloned(), "; ");
        Offer::new(&board.name)
            .detail(format!("{} hearts, {} mana", board.hearts, board.mana))
            .detail(format!("{}: {does}", board.basic.name))
    }
}

impl Choice<NowOrNever> for GoOn {
    fn key(&self, game: &NowOrNever) -> String {
        match (self.0, game.chapter) {
            (true, 0) => "game/again",
            (false, 0) => "game/stop",
            (true, _) => "chapter/next",
            (false, _) => "chapter/stop",
        }
        .to_owned()
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        match (self.0, game.chapter) {
            (true, 0) => {
                let wanted = to_beat(&game.player(Seat(0)).sheet);
                Offer::new("Play again").detail(format!("{wanted} points are a victory"))
            }
            (false, 0) => Offer::new("Put the game away"),
            (true, chapter) => {
                let chapters = game.book.tales.as_ref().map(|tales| &tales.chapters);
                let next = chapters.and_then(|all| all.get(usize::from(chapter)));
                Offer::new(format!("Begin chapter {}", chapter + 1))
                    .detail(next.map_or("", |next| next.title.as_str()))
            }
            (false, _) => Offer::new("End the whole campaign now, for good")
                .grave(Some("The chapters that are left will not be played.".to_owned())),
        }
    }
}

impl Choice<NowOrNever> for Start {
    fn key(&self, _: &NowOrNever) -> String {
        format!("space/{}", self.0)
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        Offer::new(capital(&game.space_name(self.0))).at(format!("space/{}", self.0))
    }
}

impl Choice<NowOrNever> for Neighbour {
    fn key(&self, _: &NowOrNever) -> String {
        self.0.place()
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        Offer::new(game.name(self.0)).at(self.0.place())
    }
}

impl Choice<NowOrNever> for Ready {
    fn key(&self, _: &NowOrNever) -> String {
        "ready".to_owned()
    }

    fn offer(&self, _: &NowOrNever) -> Offer {
        Offer::new("Count the points")
    }
}
