//! New tables from a bookmark: a world imagined for the person who asks, or, if everybody agrees, a true copy.

use super::{Holder, Inner, Room};
use crate::error::Failure;
use crate::people::Person;
use crate::protocol::SeatKind;
use crate::work::{at_length, sound};
use table::{AnyTable, LoadError, Seat, Sitter};

/// The new table, and who sits there.
pub struct Grown {
    pub table: Box<dyn AnyTable>,
    pub host: Person,
    pub holders: Vec<(SeatKind, Option<Person>)>,
    /// How many minutes it waits for somebody.
    pub wait: u32,
    /// Whether somebody has downloaded what is hidden there.
    pub shown: bool,
    /// What its log begins with.
    pub note: String,
}

impl Room {
    /// A world imagined for somebody's seat, from their bookmark: it tells them nothing about the real one. Bots play
    /// for the others.
    pub async fn branch(&self, person: &Person, bookmark: &str) -> Result<Grown, Failure> {
        let mut inner = self.lock().await?;
        let mine = |h: &Holder| h.kind == SeatKind::Person && h.person.as_ref() == Some(person);
        let seat = inner.seats.iter().position(mine).map(|i| Seat(i as u8));
        let nobody = || Failure::Forbidden("only players at this table can do that".to_owned());
        let seat = seat.ok_or_else(nobody)?;
        inner.owns(person, bookmark)?;
        let seed = getrandom::u64().expect("the system gives random bytes");
        let grown = at_length(|| sound(|| inner.table.branch(bookmark, seat, seed)))?;
        let mut table = grown.map_err(|e| Failure::fault(e.to_string()))?;
        let mut holders = Vec::new();
        for (i, holder) in inner.seats.iter().enumerate() {
            let kind = match holder.kind {
                SeatKind::Person if !mine(holder) => SeatKind::Bot,
                SeatKind::Open | SeatKind::StandIn => SeatKind::Bot,
                kind => kind,
            };
            let name = table.setup().seats[i].name.clone();
            let sitter = Sitter { name, bot: kind.bot().map(|b| b.name().to_owned()) };
            table.seat(Seat(i as u8), sitter).map_err(|e| Failure::fault(e.to_string()))?;
            holders.push((kind, Some(person.clone())));
        }
        let name = inner.name_of(person);
        let text = format!(
            "{name} tries something out at another table, from the bookmark “{bookmark}”. Whatever \
             {name} could not know is redealt there."
        );
        self.tell(&mut inner, text).await?;
        let note = format!(
            "A world imagined for {name}: it begins with the step in which the bookmark “{bookmark}” was set. What \
             {name} could not know then has been redealt, and the dice will fall differently."
        );
        Ok(Grown { table, host: person.clone(), holders, wait: inner.wait, shown: false, note })
    }

    /// The real world, with everybody's cards and the dice to come: for somebody who holds every seat, or once after
    /// everybody has agreed. The same people sit there, and it belongs to whoever makes it.
    pub async fn copy(&self, person: &Person, bookmark: &str) -> Result<Grown, Failure> {
        let mut inner = self.lock().await?;
        let granted = inner.granted == Some((person.clone(), bookmark.to_owned()));
        if !granted && !inner.holds_all(person) {
            let why = "a true copy shows everybody's cards and the dice to come: everybody at the table has to agree";
            return Err(Failure::Forbidden(why.to_owned()));
        } else if !granted {
            inner.owns(person, bookmark)?;
        }
        self.recall(&mut inner).await?;
        inner.granted.take_if(|_| granted);
        let save = sound(|| inner.table.save_at(bookmark));
        inner.let_go();
        let save = save?.map_err(|_| Failure::NotFound("bookmark"))?;
        let game = self.game.clone();
        let loaded = at_length(|| game.load(save)).map_err(|e| match e {
            LoadError::Fault(words) => Failure::fault(words),
            other => Failure::Drifted(format!("table {}: {other}", self.id)),
        })?;
        let name = inner.name_of(person);
        let text = format!("{name} makes a true copy of this table, from the bookmark “{bookmark}”.");
        self.tell(&mut inner, text).await?;
        let mut note =
            format!("A true copy of another table, made by {name} from the bookmark “{bookmark}”.");
        let shown = inner.marks.get(bookmark).is_some_and(|mark| mark.shown);
        if shown {
            note.push_str(" Somebody has read in a save what is hidden here.");
        }
        let holders = inner.seats.iter().map(|s| (s.kind, s.person.clone())).collect();
        Ok(Grown { table: loaded.table, host: person.clone(), holders, wait: inner.wait, shown, note })
    }
}

impl Inner {
    /// Bookmarks can be used only by the person who made them.
    fn owns(&self, person: &Person, bookmark: &str) -> Result<(), Failure> {
        match self.marks.get(bookmark) {
            None => Err(Failure::NotFound("bookmark")),
            Some(mark) if mark.person != *person => {
                Err(Failure::Forbidden("this bookmark belongs to somebody else".to_owned()))
            }
            Some(_) => Ok(()),
        }
    }
}
