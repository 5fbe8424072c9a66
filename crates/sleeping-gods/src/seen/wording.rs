//! Rules put back into words.

use crate::SleepingGods;
use crate::book::powers::{Effect, Lasting, Meal, Passive, Price, Redraw, Rule, Synergy};
use crate::book::words::{Deed, Who};
use crate::book::{Adventure, Crew, Event, Region, Room, Sort, Square, Weapon};
use crate::rules::occasion::Source;
use crate::rules::telling::status_name;
use table::{Id, signed};

/// "1 command, 2 health"
pub(crate) fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

/// "+2 fate"
pub(crate) fn plus(n: u8, what: &str) -> String {
    format!("+{n} {what}")
}

/// What is always on, in words.
pub(crate) fn passive_text(passive: &Passive) -> String {
    let signed = |n: i8, what: &str| format!("{} {what}", signed(n));
    match passive {
        Passive::Hand(n) => signed(*n, "to the hand limit"),
        Passive::Travel(n) => signed(*n, "when travelling"),
        Passive::Market(n) if *n < 0 => format!("market cards cost {} more", n.unsigned_abs()),
        Passive::Market(n) => format!("market cards cost {n} less, but at least 1"),
        Passive::Hazard(n) => signed(*n, "against hazards"),
        Passive::Challenge(n) => signed(*n, "in every challenge"),
        Passive::Command(n) => signed(*n, "command from rooms"),
        Passive::Block(n) => format!("block {n} at the end of a round"),
        Passive::Search(n) => plus(*n, "search tokens on the Deck"),
        Passive::Inn(n) => format!("the inn costs {n} less"),
        Passive::Skill(skill, n) => plus(*n, skill.key()),
        Passive::Accuracy(n) => plus(*n, "accuracy"),
        Passive::Damage(n) => plus(*n, "damage"),
        Passive::Health(n) => plus(*n, "health"),
        Passive::Guard(status) => format!("never gets {}", status_name(*status)),
    }
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
    /// What an event does as long as it lasts, and how it is ended.
    pub(crate) fn event_texts(&self, card: &Event) -> Vec<String> {
        let text = |rule: &Lasting| match rule {
            Lasting::Always(passive) => passive_text(passive),
            Lasting::EachTurn(deeds) => {
                let deeds: Vec<String> = deeds.iter().map(|d| self.deed_text(d)).collect();
                format!("at the end of every turn: {}", deeds.join(", "))
            }
            Lasting::Serpent => "the serpent hunts the ship".to_owned(),
        };
        let end =
            card.end.map(|(skill, need)| format!("{} {need} at the end of a turn ends it", skill.loud()));
        let action = card.action.map(|(skill, need)| format!("an action and {} {need} end it", skill.loud()));
        card.lasting.iter().map(text).chain(end).chain(action).collect()
    }

    pub(crate) fn deed_text(&self, deed: &Deed) -> String {
        let change = |n: i8, what: &str| format!("{} {what}", signed(n));
        match deed {
            Deed::Gain(thing, n) => change(*n, thing.noun(n.unsigned_abs().into())),
            Deed::Food(n) => change(*n, "food"),
            Deed::Xp(n) => plus(*n, "XP"),
            Deed::Health(Who::Each, n) => format!("{} each", change(*n, "health")),
            Deed::Health(_, n) => change(*n, "health"),
            Deed::Fatigue(_, n) => change(*n, "fatigue"),
            Deed::Ship(n) if *n < 0 => format!("{} ship damage", n.unsigned_abs()),
            Deed::Ship(n) => format!("repair {n}"),
            Deed::Suffer(_, status) => status_name(*status).to_owned(),
            Deed::Cure(_, status) => format!("remove {}", status_name(*status)),
            Deed::Command(n) => change(*n, "command"),
            Deed::Cards(n) => change(*n, "ability cards"),
            Deed::Time(1) => "1 event card passes".to_owned(),
            Deed::Time(n) => format!("{n} event cards pass"),
            Deed::Adventure(_) => "an adventure card".to_owned(),
            Deed::Lose(_) => "an adventure card is lost".to_owned(),
            Deed::Explore(letter) => format!("explore token {}", char::from(b'A' + letter)),
            Deed::Sail(_) => "the ship is carried off".to_owned(),
            Deed::Ending(_) => "an ending".to_owned(),
        }
    }

    /// What the token of this crew member is good for.
    pub(crate) fn synergy_text(&self, owner: Crew) -> String {
        match self.synergy(owner) {
            Synergy::Damage(n) => plus(n, "damage"),
            Synergy::Spare(n) => format!("{n} more damage, not on hearts"),
            Synergy::Corners => "damage may be laid over corners".to_owned(),
            Synergy::Accuracy(n) => plus(n, "accuracy"),
            Synergy::Redraw => "redraw fate".to_owned(),
            Synergy::Block(n) => format!("block {n}"),
            Synergy::Health(n) => format!("{n} health when brought to 0"),
        }
    }

    /// "Flying Eye, middle right: heart"
    pub(crate) fn square_text(&self, place: usize) -> String {
        format!("{}: {}", self.square_name(place), self.square_rule(place))
    }

    pub(crate) fn square_name(&self, place: usize) -> String {
        let row = ["top", "middle", "bottom"][place % 9 / 3];
        let column = ["left", "centre", "right"][place % 3];
        format!("{}, {row} {column}", self.foe_name(place / 9))
    }

    /// What is printed on a square.
    pub(crate) fn square_rule(&self, place: usize) -> String {
        match self.square(place) {
            Square::Blank => "blank".to_owned(),
            Square::Heart(1) => "heart".to_owned(),
            Square::Heart(n) => format!("heart that takes {n} damage of one hit"),
            Square::Attack(n) => format!("+{n} damage"),
            Square::Power(power) => power.name().to_owned(),
        }
    }

    pub(crate) fn source_name(&self, source: Source) -> String {
        match source {
            Source::Board(crew) => self.crew_name(crew),
            Source::Card(_, card) => self.book.abilities[card].name.clone(),
            Source::Level(_, card) => self.book.levels[card].name.clone(),
            Source::Adventure(card) => self.book.adventure(card).name.clone(),
        }
    }

    pub(crate) fn found_text(&self, card: Id<Adventure>) -> String {
        let Adventure { name, sort, .. } = self.book.adventure(card);
        match (sort, self.totems()) {
            (Sort::Totem, 1) => format!("A totem: {name}. It is your first."),
            (Sort::Totem, n) => format!("A totem: {name}. You have {n}."),
            _ => format!("You gain {name}."),
        }
    }

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
        let here = &self.book.regions[region];
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
