//! What happened, as data: things that move, stories that are read. Places are named as options' targets name them.

use crate::NearAndFar;
use crate::book::words::{Kind, Rule, Thing};
use crate::book::{Building, Entry, Keyword, Space, Talent};
use crate::state::{Place, Verdict};
use table::{Add, Ask, Book as _, Id, Seat, Told, What};

pub(crate) fn building_key(building: Building) -> String {
    format!("building/{}", building.key())
}

/// Where the active party of a seat stands; the others are with the player.
pub(crate) fn party_key(seat: Seat) -> String {
    format!("{}/party", seat.place())
}

/// The artifact cards that a seat holds and has not bought.
pub(crate) fn hand_key(seat: Seat) -> String {
    format!("{}/hand", seat.place())
}

/// What a player writes on the sheet: quests that are done, and those to come.
pub(crate) fn sheet_key(seat: Seat) -> String {
    format!("{}/sheet", seat.place())
}

/// How many artifact cards everybody sees.
pub(crate) const ARTIFACT_CARD: &str = "artifact card";

/// A talent as something that a player has.
pub(crate) fn talent_key(talent: Talent) -> String {
    format!("talent/{}", talent.key())
}

/// Something that is named and not counted comes to a player: a talent, a chief.
pub(crate) fn taken(card: String, seat: Seat) -> What {
    What::Card { card: Some(card), from: None, to: Some(seat.place()) }
}

/// A square of the Mine.
pub(crate) fn mine_key(row: usize, column: usize) -> String {
    format!("mine/{}/{}", row + 1, column + 1)
}

pub(crate) fn verdict_text(name: &str, verdict: Verdict) -> String {
    match verdict {
        Verdict::Failed => format!("{name} fails."),
        Verdict::Passed => format!("{name} succeeds."),
        Verdict::Bonus => format!("{name} succeeds, with a bonus."),
    }
}

impl NearAndFar {
    /// A keyword as something that a player has.
    pub(crate) fn keyword_key(&self, keyword: Id<Keyword>) -> String {
        format!("keyword/{}", self.key_of(keyword))
    }

    /// A space as it appears in keys and targets.
    pub(crate) fn space_key(&self, id: Id<Space>) -> String {
        let name = self.book.names().name(id);
        format!("space/{}", name.rsplit('/').next().unwrap_or(name))
    }

    /// What a sentence calls a space; one without a name has a number on the map.
    pub(crate) fn space_name(&self, id: Id<Space>) -> String {
        let space = self.atlas().space(id);
        match (&space.name, space.icon) {
            (None, Some(_)) => format!("{} (space {})", space.called, self.atlas().place(id)),
            _ => space.called.clone(),
        }
    }

    /// The same without the number.
    pub(crate) fn plain_name(&self, id: Id<Space>) -> String {
        self.atlas().space(id).called.clone()
    }

    pub(crate) fn place_key(&self, place: Place) -> Option<String> {
        match place {
            Place::Nowhere => None,
            Place::At(building) => Some(building_key(building)),
            Place::Jail => Some("jail".to_owned()),
            Place::On(space) => Some(self.space_key(space)),
        }
    }

    /// Hearts that are laid on a roll (NF-HEART-03).
    pub(crate) fn hearts(n: u32) -> Add {
        Add { n: n as i32, by: "hearts".to_owned(), from: Some(Thing::Heart.key().to_owned()) }
    }

    /// What adds to a player's roll, one by one: the party, and cards for their symbols or for `more` (NF-QUEST-08, NF-QUEST-09).
    pub(crate) fn adds(&self, seat: Seat, kind: Kind, more: impl Fn(&Rule) -> u8) -> Vec<Add> {
        let add = |n: u32, by: &str, from: String| Add { n: n as i32, by: by.to_owned(), from: Some(from) };
        let people = self.player(seat).party.iter().map(|id| {
            let person = self.book.person(*id);
            let n = if kind == Kind::Skill { person.symbols.skill } else { person.symbols.sword };
            add(n.into(), &person.name, self.key_of(*id))
        });
        let counted = |rule: &Rule| match (kind, rule) {
            (Kind::Skill, Rule::Skill(n)) | (Kind::Combat, Rule::Sword(n)) => *n,
            _ => more(rule),
        };
        let cards = self.cards_of(seat).map(|id| {
            let card = self.book.card(id);
            add(card.rules.iter().map(|rule| u32::from(counted(rule))).sum(), &card.name, self.key_of(id))
        });
        people.chain(cards).collect()
    }

    /// An entry is opened.
    pub(crate) fn opening(&self, seat: impl Into<Option<Seat>>, id: Id<Entry>) -> Told {
        let entry = self.book.story(id);
        entry.told().said(seat, entry.prose.join("\n"))
    }
}
