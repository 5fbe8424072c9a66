//! Who comes along.

use crate::NearAndFar;
use crate::book::words::{Deed, Thing};
use crate::book::{Building, Person};
use crate::rules::party::{Arrange, Join, Member, Stays};
use crate::rules::saloon::Hire;
use crate::rules::telling::building_key;
use table::{Ask, Choice, Id, Offer, Stakes};

impl Choice<NearAndFar> for Hire {
    fn key(&self, game: &NearAndFar) -> String {
        match self {
            Hire::Recruit(id, _) => format!("recruit/{}", game.key_of(*id)),
            Hire::Refresh => "row/refresh".to_owned(),
            Hire::Later => "recruit/later".to_owned(),
            Hire::Nobody => "recruit/nobody".to_owned(),
        }
    }

    /// NF-SALOON-03, NF-SALOON-15
    fn offer(&self, game: &NearAndFar) -> Offer {
        match self {
            Hire::Recruit(id, cost) => {
                let price = if *cost == 0 { "free".to_owned() } else { Thing::Coin.say(*cost) };
                let stakes = Stakes::default().costs(Thing::Coin.key(), *cost).gains("adventurer", 1);
                Offer::new(format!("{} for {price}", game.book.person(*id).name))
                    .detail(game.person_text(*id))
                    .at(game.key_of(*id))
                    .stakes(game.gaining_after(stakes, game.active, Deed::Recruit))
            }
            Hire::Refresh => Offer::new("A new row for 1 food")
                .at(building_key(Building::Saloon))
                .stakes(Stakes::default().costs(Thing::Food.key(), 1)),
            Hire::Later => Offer::new("Not yet"),
            Hire::Nobody => Offer::new("Done here"),
        }
    }
}

impl Choice<NearAndFar> for Join {
    fn key(&self, game: &NearAndFar) -> String {
        match self {
            Join::Active => "party/active".to_owned(),
            Join::Instead(id) => format!("party/instead/{}", game.key_of(*id)),
            Join::Inactive => "party/inactive".to_owned(),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        match self {
            Join::Active => Offer::new("Into the active party").detail("the symbols count from now on"),
            Join::Instead(id) => {
                let name = &game.book.person(*id).name;
                Offer::new(format!("Into the active party, instead of {name}")).detail(game.person_text(*id))
            }
            Join::Inactive => Offer::new("Stays inactive")
                .detail("the symbols do not count until you leave town with another party"),
        }
    }
}

impl Choice<NearAndFar> for Arrange {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Arrange::Keep => "party/keep",
            Arrange::Change => "party/change",
        }
        .to_owned()
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        match self {
            Arrange::Keep => {
                let party = &game.player(game.active).party;
                let names: Vec<&str> = party.iter().map(|id| game.book.person(*id).name.as_str()).collect();
                Offer::new("Set out as you are").detail(names.join(", "))
            }
            Arrange::Change => Offer::new("Rearrange the party"),
        }
    }
}

impl Choice<NearAndFar> for Member {
    fn key(&self, game: &NearAndFar) -> String {
        self.0.map_or_else(|| "person/nobody".to_owned(), |id| format!("person/{}", game.key_of(id)))
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        self.0.map_or_else(|| Offer::new("Nobody"), |id| game.person_offer(id))
    }
}

impl Choice<NearAndFar> for Stays {
    fn key(&self, game: &NearAndFar) -> String {
        Member(self.0).key(game)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let offer = Member(self.0).offer(game);
        if self.0.is_none() { offer.detail("all of them come along") } else { offer }
    }
}

impl NearAndFar {
    /// Somebody by name, with what they are good for.
    pub(super) fn person_offer(&self, id: Id<Person>) -> Offer {
        Offer::new(&self.book.person(id).name).detail(self.person_text(id))
    }
}
