//! Before a session and after it: maps, talents, characters, the draft, and whether to go on.

use crate::NearAndFar;
use crate::book::{Character, Person};
use crate::rules::Dragging;
use crate::rules::campaign::{Again, GoOn, Learn, MapChoice, Plays};
use crate::rules::draft::{Away, Keep};
use crate::rules::setup::Who;
use table::{Ask, Choice, Offer, Stakes};

impl Choice<NearAndFar> for MapChoice {
    fn key(&self, _: &NearAndFar) -> String {
        format!("map/{}", self.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let map = game.book.map(self.0);
        Offer::new(format!("{}. {}", map.number, map.name)).detail(&map.text)
    }
}

impl Choice<NearAndFar> for Plays {
    fn key(&self, _: &NearAndFar) -> String {
        format!("seat/{}", self.0.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        Offer::new(game.name(self.0))
    }
}

impl Choice<NearAndFar> for Learn {
    fn key(&self, _: &NearAndFar) -> String {
        match self.0 {
            Some(talent) => format!("talent/{}", talent.key()),
            None => "talent/none".to_owned(),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let Some(talent) = self.0 else { return Offer::new("Keep your experience") };
        let card = game.book.talent(talent);
        let price = Stakes::default().costs("experience", card.cost.into());
        Offer::new(format!("{} for {} experience", card.name, card.cost)).detail(&card.text).stakes(price)
    }
}

impl Choice<NearAndFar> for Who<Character> {
    fn key(&self, game: &NearAndFar) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let character = &game.book.characters[self.0];
        Offer::new(&character.name).detail(&character.text)
    }
}

impl Choice<NearAndFar> for Who<Person> {
    fn key(&self, game: &NearAndFar) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        game.person_offer(self.0)
    }
}

impl Choice<NearAndFar> for Keep {
    fn key(&self, game: &NearAndFar) -> String {
        self.0.map_or_else(|| "card/none".to_owned(), |id| game.key_of(id))
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        self.0.map_or_else(|| Offer::new("None of them"), |id| game.artifact_offer("", id))
    }
}

impl Choice<NearAndFar> for Away {
    fn key(&self, game: &NearAndFar) -> String {
        game.key_of(self.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        game.artifact_offer("", self.0)
    }
}

impl Choice<NearAndFar> for Dragging {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Dragging::End => "session/end",
            Dragging::PlayOn => "session/on",
        }
        .to_owned()
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        Offer::new(match self {
            Dragging::End => "End the session now and count the points, if all agree",
            Dragging::PlayOn => "Play on",
        })
    }
}

impl Choice<NearAndFar> for Again {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Again::Repeat => "again/repeat",
            Again::GiveUp => "again/stop",
        }
        .to_owned()
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        match self {
            Again::Repeat => Offer::new("Play the Last Ruin again, as it was before this session"),
            Again::GiveUp => Offer::new("Stop here").warning("the campaign is lost"),
        }
    }
}

impl Choice<NearAndFar> for GoOn {
    fn key(&self, _: &NearAndFar) -> String {
        // Old saves hold these keys.
        if self.0 { "evening/on" } else { "evening/stop" }.to_owned()
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        Offer::new(if self.0 { "On to the next session" } else { "End the whole campaign now, for good" })
    }
}
