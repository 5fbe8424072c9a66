//! Words for what happens: the names of people, places and things, and what cards, deeds and statuses do. Events tell them, and whatever
//! is shown takes them from here.

use crate::SleepingGods;
use crate::book::words::Deed;
use crate::book::{Crew, Ending, Region, Room, Search, Status};
use crate::state::Foe;
use table::{Ask, Id};

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

impl SleepingGods {
    pub(crate) fn crew_name(&self, crew: Crew) -> String {
        self.book.board(crew).name.clone()
    }

    pub(crate) fn region_key(&self, region: Id<Region>) -> String {
        format!("region/{}", self.key_of(region))
    }

    pub(crate) fn region_name(&self, region: Id<Region>) -> String {
        self.book.regions[region].name.clone().unwrap_or_else(|| "open water".to_owned())
    }

    /// What is said of one enemy, or of several on one card: "Keel Borer strikes", "Bell Gulls strike".
    pub(crate) fn of_foe(&self, at: usize, one: &'static str, several: &'static str) -> &'static str {
        let row = self.combat.as_ref().map_or(&[][..], |combat| &combat.row);
        if self.book.enemies[row[at].card].plural { several } else { one }
    }

    /// An enemy of the row; of several with the same name, which one from the left.
    pub(crate) fn foe_name(&self, at: usize) -> String {
        let row = self.combat.as_ref().map_or(&[][..], |combat| &combat.row);
        let name = &self.book.enemies[row[at].card].name;
        let named = |row: &[Foe]| row.iter().filter(|foe| self.book.enemies[foe.card].name == *name).count();
        if named(row) == 1 { name.clone() } else { format!("{name} {}", named(&row[..=at])) }
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
        let Search { gains, damage, .. } = &self.book.searches[token];
        let gains = gains.iter().map(|deeds| self.find_text(deeds)).collect::<Vec<_>>().join(" or ");
        match damage {
            0 => format!("({gains})"),
            n => format!("({gains}; {n} ship damage)"),
        }
    }
}
