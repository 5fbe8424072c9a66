//! Who holds a seat, and who decides about that.

use crate::people::Person;
use crate::protocol::{SeatKind, Who};
use table::{Seat, Sitter};

/// The person who holds a seat, or lent it to a bot, decides about it; the host decides about seats that nobody has.
pub fn decides(person: &Person, holder: Option<&Person>, host: &Person) -> bool {
    holder.unwrap_or(host) == person
}

/// How a seat is held, for deciding who may change that.
pub struct Seating<'a> {
    pub kind: SeatKind,
    pub person: Option<&'a Person>,
    pub host: &'a Person,
}

impl SeatKind {
    const ALL: [(&'static str, SeatKind); 4] = [
        ("person", SeatKind::Person),
        ("open", SeatKind::Open),
        ("bot", SeatKind::Bot),
        ("random-bot", SeatKind::RandomBot),
    ];

    /// As the store writes it.
    pub fn key(self) -> &'static str {
        Self::ALL.iter().find(|(_, k)| *k == self).expect("every kind has a name").0
    }

    /// The kind with this name.
    pub fn named(name: &str) -> Option<SeatKind> {
        Self::ALL.iter().find(|(n, _)| *n == name).map(|(_, k)| *k)
    }

    /// The bot that answers there.
    pub fn bot(self) -> Option<bots::Kind> {
        match self {
            SeatKind::Bot => Some(bots::Kind::MonteCarlo),
            SeatKind::RandomBot => Some(bots::Kind::Random),
            SeatKind::Person | SeatKind::Open => None,
        }
    }
}

impl From<Who> for SeatKind {
    fn from(who: Who) -> SeatKind {
        match who {
            Who::Me => SeatKind::Person,
            Who::Open => SeatKind::Open,
            Who::Bot => SeatKind::Bot,
            Who::RandomBot => SeatKind::RandomBot,
        }
    }
}

/// What everybody is told when somebody changes who holds a seat, which was open or somebody's before.
pub(super) fn told(by: &str, seat: Seat, before: Option<&str>, name: &str, kind: SeatKind) -> String {
    let number = seat.index() + 1;
    let before = before.filter(|before| *before != Sitter::nobody(seat).name);
    match (kind, before) {
        (SeatKind::Person, Some(before)) if before == name => format!("{name} sits down."),
        (SeatKind::Person, Some(before)) => format!("{name} takes seat {number} from {before}."),
        (SeatKind::Person, None) => format!("{name} takes seat {number}."),
        (SeatKind::Open, _) => format!("{by} opens seat {number} to anybody who has its link."),
        (SeatKind::Bot | SeatKind::RandomBot, _) => format!("{by} lets a bot play for {name}."),
    }
}
