//! Rounds of a combat (NN-FIGHT, NN-MANA), and what beating somebody brings (NN-STORY-03).

use crate::NowOrNever;
use crate::rules::chapter::Reward;
use crate::rules::fight::{More, Next};
use crate::seen::wording::gains;
use table::{Choice, Offer};

impl Choice<NowOrNever> for Next {
    fn key(&self, _: &NowOrNever) -> String {
        if *self == Next::Round { "round" } else { "retreat" }.to_owned()
    }

    fn offer(&self, _: &NowOrNever) -> Offer {
        match self {
            Next::Round => Offer::new("Fight on"),
            Next::Retreat => {
                Offer::new("Retreat").detail("you lose, gain 1 experience, and your turn is over")
            }
        }
    }
}

impl Choice<NowOrNever> for More {
    fn key(&self, game: &NowOrNever) -> String {
        match self {
            More::Use(it) => it.key(game),
            More::Enough => "enough".to_owned(),
            More::Red { .. } => "boost".to_owned(),
        }
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        match self {
            More::Use(it) => it.offer(game),
            More::Enough => Offer::new("Add nothing"),
            More::Red { face, rule } => {
                let rule = &game.face_rules(game.active, *face)[usize::from(*rule)];
                Offer::new("Your attack").detail(game.rule_says(rule).to_string())
            }
        }
    }
}

impl Choice<NowOrNever> for Reward {
    fn key(&self, _: &NowOrNever) -> String {
        if self.whole { "reward" } else { "instead" }.to_owned()
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let (foe, or) = game.foe(self.rival).expect("somebody of the map was beaten");
        Offer::new(gains(if self.whole { &foe.gains } else { or }).to_string())
    }
}
