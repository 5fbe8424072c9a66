//! The options of the actions: where to go, gather, explore, scout, rest, settle.

use crate::book::words::Peekable;
use crate::rules::action::{Go, OfStack};
use crate::rules::explore::{Approach, Onward};
use crate::rules::gather::Player;
use crate::rules::rest::{Handing, Pile};
use crate::rules::scout::{Deeper, Lookout};
use crate::rules::settle::{Craft, Payer, Site};
use crate::rules::telling::{RESOURCE, resources};
use crate::state::Zone;
use crate::{Prelude, Special};
use table::{Ask, Choice, Offer, Stakes, capital};

impl Choice<Prelude> for Go {
    fn key(&self, _: &Prelude) -> String {
        self.zone.key().to_owned()
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let Go { seat, zone } = *self;
        let name = game.zone_name(zone);
        let offer = match zone {
            Zone::Slot(_) => Offer::new(format!("Visit {name}")),
            _ => Offer::new(name).detail(game.action_text(*self)),
        };
        let with = game.at(zone).without(seat);
        let company = if with.is_empty() { String::new() } else { format!("with {}", game.names(with)) };
        offer.detail(company).at(zone.place()).stakes(game.zone_stakes(zone, seat))
    }
}

impl Prelude {
    /// What an action is good for, and what its dice mean there (PR-ACT-07).
    fn action_text(&self, Go { seat, zone }: Go) -> String {
        let (purpose, value) = (self.purpose(zone), self.value(zone, seat));
        let (held, room) = (self.character(seat).resources, self.resource_slots(seat));
        let full = match zone {
            Zone::Gather if held >= room => format!("; you carry {held} and have no room for more"),
            _ => String::new(),
        };
        format!("{purpose}; each die of {value} or lower succeeds{full}")
    }

    fn purpose(&self, zone: Zone) -> &'static str {
        match zone {
            Zone::Gather => "find resources, to eat and to build with",
            // PR-EXPLORE-03: what a place holds is known when it is visited.
            Zone::Explore(_) => "find places to visit, for resources, tokens or artifacts",
            Zone::Special => match self.special() {
                Special::Scout => "learn whether events will come next round",
                Special::Deepwoods => "find a place and go in at once, for resources, tokens or artifacts",
                // PR-CAVE-03, PR-CAVE-04, PR-CAVE-05
                Special::Cave => {
                    "if it hides you, each of you regains 2 tokens, leaves no presence and meets no event"
                }
            },
            Zone::Rest => "regain tokens, tend others, hand things over",
            Zone::Settle => "build the settlement with your resources",
            Zone::Slot(_) => "meet what is there",
        }
    }
}

impl Choice<Prelude> for OfStack {
    fn key(&self, _: &Prelude) -> String {
        format!("event/{}", self.place + 1)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let stack = &game.slots[usize::from(self.slot)];
        let covered = self.place + 1 < stack.len();
        let name = game.card_name(stack[self.place].card);
        Offer::new(name).detail(if covered { "from the vantage point" } else { "" })
    }
}

impl Choice<Prelude> for Player {
    fn key(&self, _: &Prelude) -> String {
        format!("seat/{}", self.0.0)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        Offer::new(game.name(self.0)).at(self.0.place())
    }
}

impl Choice<Prelude> for Onward {
    fn key(&self, _: &Prelude) -> String {
        match self {
            Onward::On => "go-on",
            Onward::Stop => "stop",
        }
        .to_owned()
    }

    fn offer(&self, _: &Prelude) -> Offer {
        Offer::new(match self {
            Onward::On => "Go on and roll the event die again",
            Onward::Stop => "Turn back while it is quiet",
        })
    }
}

impl Choice<Prelude> for Approach {
    fn key(&self, _: &Prelude) -> String {
        if *self == Approach::Enter { "enter" } else { "leave" }.to_owned()
    }

    fn offer(&self, _: &Prelude) -> Offer {
        Offer::new(if *self == Approach::Enter { "Go in" } else { "Leave it behind" })
    }
}

impl Choice<Prelude> for Lookout {
    fn key(&self, _: &Prelude) -> String {
        self.0.key().to_owned()
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let name = if self.0 == Zone::Rest { "The camp" } else { game.zone_name(self.0) };
        Offer::new(name).detail(format!("{} presence", game.presence_of_group(self.0))).at(self.0.place())
    }
}

impl Choice<Prelude> for Deeper {
    fn key(&self, _: &Prelude) -> String {
        match self {
            Deeper::No => "no".to_owned(),
            Deeper::At(zone) => zone.key().to_owned(),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        match self {
            Deeper::No => Offer::new("Leave it"),
            Deeper::At(zone) => Offer::new(format!("See what would come at {}", game.zone_name(*zone))),
        }
    }
}

impl Choice<Prelude> for Handing {
    fn key(&self, game: &Prelude) -> String {
        let id = |card| game.key_of(card);
        match *self {
            Handing::Done => "done".to_owned(),
            Handing::GiveResources(to, n) => format!("give/{}/resource/{n}", to.0),
            Handing::GiveArtifact(to, card) => format!("give/{}/{}", to.0, id(card)),
            Handing::Trade(to, mine, theirs) => format!("trade/{}/{}/{}", to.0, id(mine), id(theirs)),
            Handing::StoreResources(n) => format!("store/resource/{n}"),
            Handing::FetchResources(n) => format!("fetch/resource/{n}"),
            Handing::StoreArtifact(card) => format!("store/{}", id(card)),
            Handing::FetchArtifact(card) => format!("fetch/{}", id(card)),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let stakes = Stakes::default();
        Offer::new(capital(&self.words(game))).stakes(match *self {
            Handing::GiveResources(_, n) | Handing::StoreResources(n) => stakes.costs(RESOURCE, n.into()),
            Handing::FetchResources(n) => stakes.gains(RESOURCE, n.into()),
            _ => stakes,
        })
    }
}

impl Choice<Prelude> for Pile {
    fn key(&self, _: &Prelude) -> String {
        match self.0 {
            Peekable::Events(deck) => deck.name().to_owned(),
            Peekable::Artifacts => "artifact".to_owned(),
        }
    }

    fn offer(&self, game: &Prelude) -> Offer {
        Offer::new(format!("The {} deck", self.key(game)))
    }
}

impl Choice<Prelude> for Craft {
    fn key(&self, _: &Prelude) -> String {
        match self {
            Craft::Tool => "yes",
            Craft::Nothing => "no",
        }
        .to_owned()
    }

    fn offer(&self, _: &Prelude) -> Offer {
        Offer::new(match self {
            Craft::Tool => "Make a tool",
            Craft::Nothing => "Make nothing",
        })
    }
}

impl Choice<Prelude> for Payer {
    fn key(&self, game: &Prelude) -> String {
        Player(self.0).key(game)
    }

    fn offer(&self, game: &Prelude) -> Offer {
        let has = resources(game.character(self.0).resources.into());
        Player(self.0).offer(game).detail(format!("has {has}"))
    }
}

impl Choice<Prelude> for Site {
    fn key(&self, _: &Prelude) -> String {
        match self {
            Site::Keep => "keep".to_owned(),
            Site::At(building) | Site::Gift(building) => format!("build/{}", building.key()),
        }
    }

    /// With what it costs and brings (PR-SETTLE-01, PR-SETTLE-09, PR-BUILD-02).
    fn offer(&self, game: &Prelude) -> Offer {
        let (building, price) = match *self {
            Site::Keep => return Offer::new("Build nothing, and keep the resource"),
            Site::At(building) => (building, 1),
            Site::Gift(building) => (building, 0),
        };
        let card = game.book.building(building);
        let (done, cost) = (game.settlement[building as usize], game.cost(building));
        Offer::new(format!("{}{}", card.name, if price == 0 { "" } else { " for 1 resource" }))
            .detail(format!("{done} of {cost} resources so far"))
            .detail(&card.text)
            .at(building.place())
            .stakes(Stakes::default().costs(RESOURCE, price).gains("building", (done + 1 >= cost).into()))
    }
}
