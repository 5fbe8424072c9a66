//! Words for what happens: the names of people, places and things, and what cards, deeds and statuses do. Events tell them, and whatever
//! is shown takes them from here.

use crate::SleepingGods;
use crate::book::powers::{Lasting, Passive, Synergy};
use crate::book::words::{Deed, Who};
use crate::book::{Adventure, Crew, Ending, Event, Region, Room, Search, Sort, Square, Status};
use crate::rules::occasion::Source;
use crate::state::Foe;
use table::{Ask, Id, signed};

/// A crew member as a place on the board.
pub(crate) fn crew_key(crew: Crew) -> String {
    format!("crew/{}", crew.key())
}

pub(crate) fn spot_key(spot: usize) -> String {
    format!("room/{}", spot_id(spot))
}

/// A room, or the hull: where the ship can be damaged.
pub(crate) fn spot_id(spot: usize) -> &'static str {
    Room::ALL.get(spot).map_or("hull", |room| room.key())
}

pub(crate) fn spot_name(spot: usize) -> &'static str {
    ["the Bridge", "the Galley", "the Deck", "the Quarters", "the Sick Bay", "the hull"][spot]
}

/// What happens to whoever gets it.
pub(crate) fn gets(status: Status) -> &'static str {
    match status {
        Status::Venom => "is poisoned",
        Status::Frightened => "is frightened",
        Status::Weakened => "is weakened",
        Status::Madness => "goes mad",
        Status::LowMorale => "loses heart (low morale)",
    }
}

/// SG-STATUS-04, SG-STATUS-05, SG-STATUS-06, SG-STATUS-07, SG-STATUS-08
pub(crate) fn status_harm(status: Status) -> &'static str {
    match status {
        Status::Venom => "1 damage whenever a turn starts",
        Status::Frightened => "no attacks",
        Status::Weakened => "2 less in every skill",
        Status::Madness => "1 damage in every challenge they take part in",
        Status::LowMorale => "1 command whenever they take part in a challenge",
    }
}

/// What it is called, as a thing.
pub(crate) fn status_name(status: Status) -> &'static str {
    match status {
        Status::Venom => "venom",
        Status::Frightened => "fright",
        Status::Weakened => "weakness",
        Status::Madness => "madness",
        Status::LowMorale => "low morale",
    }
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

impl SleepingGods {
    pub(crate) fn crew_name(&self, crew: Crew) -> String {
        self.book.board(crew).name.clone()
    }

    pub(crate) fn source_name(&self, source: Source) -> String {
        match source {
            Source::Board(crew) => self.crew_name(crew),
            Source::Card(_, card) => self.book.ability(card).name.clone(),
            Source::Level(_, card) => self.book.level(card).name.clone(),
            Source::Adventure(card) => self.book.adventure(card).name.clone(),
        }
    }

    pub(crate) fn region_key(&self, region: Id<Region>) -> String {
        format!("region/{}", self.key_of(region))
    }

    pub(crate) fn region_name(&self, region: Id<Region>) -> String {
        self.book.region(region).name.clone().unwrap_or_else(|| "open water".to_owned())
    }

    /// What is said of one enemy, or of several on one card: "Keel Borer strikes", "Bell Gulls strike".
    pub(crate) fn of_foe(&self, at: usize, one: &'static str, several: &'static str) -> &'static str {
        let row = self.combat.as_ref().map_or(&[][..], |combat| &combat.row);
        if self.book.enemy(row[at].card).plural { several } else { one }
    }

    /// An enemy of the row; of several with the same name, which one from the left.
    pub(crate) fn foe_name(&self, at: usize) -> String {
        let row = self.combat.as_ref().map_or(&[][..], |combat| &combat.row);
        let name = &self.book.enemy(row[at].card).name;
        let named = |row: &[Foe]| row.iter().filter(|foe| self.book.enemy(foe.card).name == *name).count();
        if named(row) == 1 { name.clone() } else { format!("{name} {}", named(&row[..=at])) }
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

    pub(crate) fn found_text(&self, card: Id<Adventure>) -> String {
        let Adventure { name, sort, .. } = self.book.adventure(card);
        match (sort, self.totems()) {
            (Sort::Totem, 1) => format!("A totem: {name}. It is your first."),
            (Sort::Totem, n) => format!("A totem: {name}. You have {n}."),
            _ => format!("You gain {name}."),
        }
    }

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

    pub(crate) fn ending_text(&self, ending: Option<Ending>) -> String {
        match ending {
            None => "The journey ends in defeat.".to_owned(),
            Some(Ending::Adrift) => "Adrift.".to_owned(),
            Some(Ending::Bargain) => "The Fog's Bargain.".to_owned(),
            Some(Ending::OneEye) => "One Eye Open.".to_owned(),
            Some(Ending::Home) => "The Way Home.".to_owned(),
            Some(Ending::Owing) => "The Way Home, Owing.".to_owned(),
            Some(Ending::Lamps) => "Lamps Lit Behind Us.".to_owned(),
            Some(Ending::Verdict) => "The Verdict.".to_owned(),
            Some(Ending::Cradle) => "Nine Hands on the Cradle.".to_owned(),
            Some(Ending::Guests) => "The Guests.".to_owned(),
            Some(Ending::Watch) => "Tobin's Watch.".to_owned(),
            Some(Ending::Listener) => "The Listener Answers.".to_owned(),
            Some(Ending::Lunch) => "The Long Lunch.".to_owned(),
        }
    }

    /// What one find brings.
    pub(crate) fn find_text(&self, deeds: &[Deed]) -> String {
        deeds.iter().map(|d| self.deed_text(d)).collect::<Vec<_>>().join(", ")
    }

    /// What a search token is worth: "(+1 meat or +1 grain)".
    pub(crate) fn search_text(&self, token: Id<Search>) -> String {
        let Search { gains, damage, .. } = self.book.search(token);
        let gains = gains.iter().map(|deeds| self.find_text(deeds)).collect::<Vec<_>>().join(" or ");
        match damage {
            0 => format!("({gains})"),
            n => format!("({gains}; {n} ship damage)"),
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
}
