//! What a hero does at the end of the way (NN-HACT-02), and rolling again (NN-REROLL).

use crate::NowOrNever;
use crate::book::Thing;
use crate::book::words::{Cost, Gain};
use crate::rules::deed::{Again, BERTH, DIE, Doing, Letter, Playing};
use crate::seen::wording::{deal, gains};
use table::{Ask, Choice, Offer, Stakes};

impl Choice<NowOrNever> for Playing {
    fn key(&self, game: &NowOrNever) -> String {
        self.0.map_or("quest/none".to_owned(), |card| format!("quest/{}", game.key_of(card)))
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let Playing(Some(card)) = *self else { return Offer::new("Play no card") };
        let cost = &game.book.quests[card].cost;
        game.quest_offer(card).warning(game.last_heart(cost)).stakes(price(cost))
    }
}

impl Choice<NowOrNever> for Doing {
    fn key(&self, _: &NowOrNever) -> String {
        match self {
            Doing::Visit(_) => "visit".to_owned(),
            Doing::Fight(_) => "fight".to_owned(),
            Doing::Search(_) => "search".to_owned(),
            Doing::Mission(_) => "mission".to_owned(),
            Doing::Board(Cost::Thing(thing, _)) => format!("board/{}", thing.key()),
            Doing::Board(Cost::DieOfHearts) => "board".to_owned(),
            Doing::Nothing => "nothing".to_owned(),
        }
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        match self {
            Doing::Visit(place) => {
                let visit = game.visit_of(*place);
                Offer::new(format!("Visit {}", game.book.places[*place].name))
                    .detail(deal(&visit.cost, &visit.gains).to_string())
                    .warning(game.last_heart(&visit.cost))
                    .stakes(price(&visit.cost))
            }
            Doing::Fight(rival) => {
                let (foe, or) = game.foe(*rival).expect("somebody stands on the map");
                let or = if or.is_empty() { String::new() } else { format!(", or {}", gains(or)) };
                Offer::new(format!("Fight {}", foe.name))
                    .detail(format!("health {}, damage {}", foe.health, foe.damage))
                    .detail(format!("{}{or}", gains(&foe.gains)))
                    .stakes(Stakes::default().risks("you gain 1 experience, and nothing else")) // NN-FIGHT-16
            }
            Doing::Search(_) if game.chapter > 0 => Offer::new("Search").detail("what waits here?"),
            Doing::Search(_) => Offer::new("Search")
                .detail("as many hearts as a die shows, for what the token hides")
                .warning(game.last_heart(&[Cost::DieOfHearts])),
            Doing::Mission(entry) => {
                Offer::new("Go on with your mission").detail(&game.book.story(*entry).title)
            }
            Doing::Board(cost) => {
                let costs = [BERTH, *cost];
                Offer::new("Go aboard the Tempest")
                    .detail(deal(&costs, &[Gain::Villager(1)]).to_string())
                    .warning(game.last_heart(&costs))
                    .stakes(price(&costs).gains("villager", 1))
            }
            Doing::Nothing => Offer::new("Do nothing"),
        }
    }
}

impl Choice<NowOrNever> for Again {
    fn key(&self, game: &NowOrNever) -> String {
        match self {
            Again::Use(it) => it.key(game),
            Again::Keep => "keep".to_owned(),
            Again::Good(good) => format!("reroll/{}", good.key()),
        }
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        match self {
            Again::Use(it) => it.offer(game),
            Again::Keep => Offer::new("Keep it"),
            Again::Good(good) => Offer::new(format!("Roll again for {}", good.say(1))),
        }
    }
}

impl Choice<NowOrNever> for Letter {
    fn key(&self, _: &NowOrNever) -> String {
        format!("letter/{}", char::from(b'a' + self.0))
    }

    fn offer(&self, _: &NowOrNever) -> Offer {
        Offer::new(format!("The one at {}", char::from(b'A' + self.0))).at(format!("letter/{}", self.0))
    }
}

impl NowOrNever {
    /// Warns of a price that takes the last heart, or may (NN-OPEN-11).
    pub(crate) fn last_heart(&self, costs: &[Cost]) -> &'static str {
        let hearts = self.player(self.active).hearts;
        let warning = |cost: &Cost| match cost {
            Cost::Thing(Thing::Heart, n) if *n >= hearts => Some("your last heart: you gain nothing"),
            Cost::DieOfHearts if u32::from(hearts) <= DIE => {
                Some("if it takes your last heart, you gain nothing")
            }
            _ => None,
        };
        costs.iter().find_map(warning).unwrap_or_default()
    }
}

/// What is paid for certain.
fn price(costs: &[Cost]) -> Stakes {
    costs.iter().fold(Stakes::default(), |stakes, cost| match cost {
        Cost::Thing(thing, n) => stakes.costs(thing.key(), (*n).into()),
        Cost::DieOfHearts => stakes,
    })
}
