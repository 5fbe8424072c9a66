//! Those who play, and the campaign as a whole: setting up, packing up, sharing the crew out, coming to, beginning anew.

use crate::SleepingGods;
use crate::rules::defeat::{Again, Port};
use crate::rules::pack::Packed;
use crate::rules::setup::{NewMode, Unlocked};
use crate::rules::sharing::Share;
use crate::rules::telling::crew_key;
use table::{Ask, Choice, Offer};

impl Choice<SleepingGods> for NewMode {
    fn key(&self, _: &SleepingGods) -> String {
        if self.brutal { "mode/brutal" } else { "mode/normal" }.to_owned()
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        match self.brutal {
            true => Offer::new("Brutal").detail("a defeat is the end"),
            false => Offer::new("Normal").detail("a defeat costs time, and the journey goes on"),
        }
    }
}

impl Choice<SleepingGods> for Unlocked {
    fn key(&self, game: &SleepingGods) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        let quest = &game.book.quests[self.0];
        Offer::new(&quest.title).detail(&quest.text)
    }
}

impl Choice<SleepingGods> for Packed {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            Packed::Again => "again".to_owned(),
            Packed::Stay => "stay".to_owned(),
        }
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        match self {
            Packed::Again => Offer::new("Set the game up as if it came out of its box")
                .detail("the market and the search tokens are shuffled, the crew is shared out anew"),
            Packed::Stay => Offer::new("Nothing: play on"),
        }
    }
}

impl Choice<SleepingGods> for Share {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            Share::Content => "content".to_owned(),
            Share::Exchange(own, other) => format!("exchange/{}/{}", own.key(), other.key()),
        }
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        match self {
            Share::Content => Offer::new("Content"),
            Share::Exchange(own, other) => {
                let [gives, gets] = [own, other].map(|crew| game.crew_name(*crew));
                let with = game.name(game.controls(*other));
                Offer::new(format!("Exchange {gives} for {gets}, with {with}")).at(crew_key(*other))
            }
        }
    }
}

impl Choice<SleepingGods> for Port {
    fn key(&self, game: &SleepingGods) -> String {
        game.region_key(self.0)
    }

    fn offer(&self, game: &SleepingGods) -> Offer {
        Offer::new(game.region_name(self.0)).detail(game.sights(self.0)).at(game.region_key(self.0))
    }
}

impl Choice<SleepingGods> for Again {
    fn key(&self, _: &SleepingGods) -> String {
        match self {
            Again::Sail => "campaign/new".to_owned(),
            Again::Stow => "campaign/end".to_owned(),
        }
    }

    fn offer(&self, _: &SleepingGods) -> Offer {
        match self {
            Again::Sail => Offer::new("Begin a new campaign; the achievement sheet is kept"),
            Again::Stow => Offer::new("Put the game away"),
        }
    }
}
