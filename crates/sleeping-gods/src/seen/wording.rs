//! Rules put back into words.

use crate::SleepingGods;
use crate::book::powers::{Effect, Meal, Passive, Price, Redraw, Rule};
use crate::book::{Crew, Region, Room, Weapon};
use crate::rules::telling::{passive_text, plus, status_name};
use table::Id;

/// "1 command, 2 health"
pub(crate) fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

pub(crate) fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Skill(Some(skill), n) => plus(*n, skill.key()),
        Effect::Skill(None, n) => plus(*n, "of any skill"),
        Effect::Fate(n) => plus(*n, "fate"),
        Effect::Redraw(Redraw::Any) => "redraw fate".to_owned(),
        Effect::Redraw(Redraw::Best) => "redraw fate and keep the higher".to_owned(),
        Effect::Redraw(Redraw::IfOne) => "redraw a fate of 1".to_owned(),
        Effect::Accuracy(n) => plus(*n, "accuracy"),
        Effect::Damage(n) => plus(*n, "damage"),
        Effect::Block(n) => format!("block {n}"),
        Effect::Strike(n) => format!("{n} damage to an enemy"),
        Effect::Health(n) => format!("restore {n} health among the crew"),
        Effect::Aid(n) => format!("restore {n} health among the others"),
        Effect::Rest(n) => format!("remove {n} fatigue among the crew"),
        Effect::Cure(Some(status)) => format!("remove {} from anybody", status_name(*status)),
        Effect::Cure(None) => "remove any status from anybody".to_owned(),
        Effect::Gain(thing, n) => format!("gain {}", thing.say((*n).into())),
        Effect::Repair(n) => format!("repair {n}"),
        Effect::Cards(n) => format!("draw {n} ability card{}", if *n == 1 { "" } else { "s" }),
        Effect::Command(n) => format!("gain {n} command"),
        Effect::Sail(n) => format!("the ship sails up to {n} region{}", if *n == 1 { "" } else { "s" }),
        Effect::Ready(n) => format!("take {n} command off boards and cards"),
    }
}

pub(crate) fn price_text(price: Price) -> String {
    match price {
        Price::Command(n, None) => format!("{n} command"),
        Price::Command(n, Some(meal)) => format!("{n} command and {}", meal_text(meal)),
        Price::Free => "Free".to_owned(),
        Price::Discard => "Discard it".to_owned(),
        Price::Equip => "When equipped".to_owned(),
    }
}

pub(crate) fn rule_text(rule: &Rule) -> String {
    match rule {
        Rule::Always(passive) => format!("Always: {}", passive_text(passive)),
        Rule::Use(price, ways) => {
            let ways = ways.iter().map(|way| list(way.iter().map(effect_text)));
            format!("{}: {}", price_text(*price), ways.collect::<Vec<_>>().join(", or "))
        }
    }
}

/// Whoever an ability card is equipped to, while nobody is.
pub(crate) const ABILITY_BEARER: &str = "its bearer";

/// The same for a card on a crew board, which helps in a challenge only if its bearer takes part (SG-ABIL-10).
pub(crate) fn worn_text(rule: &Rule, bearer: &str) -> String {
    let if_bearer = match rule {
        Rule::Always(Passive::Travel(_) | Passive::Hazard(_) | Passive::Challenge(_)) => {
            format!(", if {bearer} takes part")
        }
        _ => String::new(),
    };
    format!("{}{if_bearer}", rule_text(rule))
}

pub(crate) fn weapon_rules(weapon: &Weapon) -> String {
    let mut parts = vec![plus(weapon.accuracy, "accuracy"), format!("{} damage", weapon.damage)];
    if weapon.block > 0 {
        parts.push(format!("block {}", weapon.block));
    }
    if weapon.ranged {
        parts.push("ranged".to_owned());
    }
    if let Some(skill) = weapon.extra {
        parts.push(format!("+1 damage for a {} card", skill.key()));
    }
    parts.join(", ")
}

impl SleepingGods {
    /// How fit somebody is: "5 of 8 health, 1 fatigue".
    pub(crate) fn fitness(&self, crew: Crew) -> String {
        let tired = match self.mate(crew).fatigue {
            0 => String::new(),
            n => format!(", {n} fatigue"),
        };
        format!("{} of {} health{tired}", self.health(crew), self.max_health(crew))
    }

    /// What a room gives, or why it gives nothing.
    pub(crate) fn room_text(&self, room: Room) -> String {
        self.out_of_order(room).map_or_else(|| self.room_gives(room), str::to_owned)
    }

    pub(crate) fn room_gives(&self, room: Room) -> String {
        let board = self.book.room(room);
        let at = self.company().clamp(1, 4) - 1;
        let cards = match board.cards[at] {
            0 => None,
            1 => Some("1 card".to_owned()),
            n => Some(format!("{n} cards")),
        };
        let own = match room {
            Room::Bridge => "clear all boards and cards".to_owned(),
            Room::Galley => "discard a card to rest".to_owned(),
            Room::Deck => "search".to_owned(),
            Room::Quarters => format!("take {} command off", board.clears[at]),
            Room::SickBay => "restore 1 health".to_owned(),
        };
        list([format!("{} command", board.command[at])].into_iter().chain(cards).chain([own]))
    }

    /// What is to be said against a room: nothing, unless it is too damaged.
    pub(crate) fn out_of_order(&self, room: Room) -> Option<&'static str> {
        (!self.works(room)).then_some("out of order: nothing is gained")
    }

    /// What there is in a region: "location 5; port; Reef: CRAFT 5".
    pub(crate) fn sights(&self, region: Id<Region>) -> String {
        let here = self.book.region(region);
        let hazard = here.hazard.as_ref().map(|h| format!("{}: {} {}", h.name, h.skill.loud(), h.need));
        let port = here.port.as_ref().map(|_| "port".to_owned());
        let market = here.market.as_ref().map(|_| "market".to_owned());
        let number = |place: &u16| self.book.locations[usize::from(*place)].number.to_string();
        let places: Vec<String> = here.locations.iter().map(number).collect();
        let places = match &places[..] {
            [] => None,
            [one] => Some(format!("location {one}")),
            several => Some(format!("locations {}", several.join(", "))),
        };
        places.into_iter().chain(port).chain(market).chain(hazard).collect::<Vec<_>>().join("; ")
    }
}

/// What could be cooked or paid in food is said in words.
fn meal_text(meal: Meal) -> String {
    match meal.kind {
        Some(kind) => kind.say(meal.n.into()),
        None => format!("{} food of any kind", meal.n),
    }
}
