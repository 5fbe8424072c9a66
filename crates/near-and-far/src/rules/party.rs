//! The party (NF-PARTY): who comes along, and who stays behind.

use crate::NearAndFar;
use crate::book::{Building, Faction, Person};
use crate::rules::telling::{building_key, party_key};
use table::{Anytime, Ask, Id, Options, Play, Prompt, Seat, words};

/// Where a newcomer goes.
#[derive(Clone, Copy)]
pub(crate) enum Join {
    Active,
    /// In place of somebody, who becomes inactive.
    Instead(Id<Person>),
    Inactive,
}

/// Whether to rearrange the party when leaving town.
#[derive(Clone, Copy)]
pub(crate) enum Arrange {
    Keep,
    Change,
}

/// Somebody of the party, or nobody.
#[derive(Clone, Copy)]
pub(crate) struct Member(pub Option<Id<Person>>);

/// Who stays behind, or nobody.
#[derive(Clone, Copy)]
pub(crate) struct Stays(pub Option<Id<Person>>);

const REARRANGING: &str = "NF-LEAVE-03 NF-PARTY-02 NF-PARTY-03 NF-PARTY-05 NF-PARTY-10";

impl NearAndFar {
    fn faction_of(&self, id: Id<Person>) -> Option<Faction> {
        self.book.person(id).faction
    }

    /// Whether these can stand in the four slots together (NF-PARTY-02, NF-PARTY-03, NF-ART-14): one of each faction, with
    /// Merchant Contract one further of one of them.
    pub(crate) fn fits(&self, seat: Seat, party: &[Id<Person>]) -> bool {
        let twins: usize = Faction::ALL
            .iter()
            .map(|f| party.iter().filter(|id| self.faction_of(**id) == Some(*f)).count().saturating_sub(1))
            .sum();
        party.len() <= 4 && twins <= usize::from(self.has_twin(seat))
    }

    /// Somebody comes to a player, and is inactive until a place is found.
    pub(crate) fn welcome(
        &mut self,
        seat: Seat,
        id: Id<Person>,
        from: Option<Building>,
        rules: &'static str,
        text: impl Prompt<Self>,
    ) {
        self.player_mut(seat).inactive.push(id);
        self.tell(rules, |g| {
            g.moved(id, from.map(building_key), Some(seat.place())).said(seat, text.text(g))
        });
    }

    /// Somebody steps into the active party, or out of it.
    fn step(&mut self, seat: Seat, id: Id<Person>, active: bool, text: impl Prompt<Self>) {
        let player = self.player_mut(seat);
        let (from, to) = match active {
            true => (&mut player.inactive, &mut player.party),
            false => (&mut player.party, &mut player.inactive),
        };
        from.retain(|m| *m != id);
        to.push(id);
        self.tell("NF-PARTY-02", |g| {
            let [out, within] = [Some(seat.place()), Some(party_key(seat))];
            let moved = if active { g.moved(id, out, within) } else { g.moved(id, within, out) };
            moved.said(seat, text.text(g))
        });
    }

    /// The companion comes along from the beginning (NF-SETUP-21).
    pub(crate) fn bring_companion(&mut self, seat: Seat, id: Id<Person>) {
        self.player_mut(seat).companion = Some(id);
        self.welcome(seat, id, None, "NF-SETUP-15 NF-SETUP-21", |g: &Self| {
            format!("{} is the companion of {}.", g.book.person(id).name, g.name(seat))
        });
        self.step(seat, id, true, "");
    }

    /// NF-SALOON-09, NF-SALOON-10, NF-SALOON-11, NF-SALOON-12, NF-OPEN-46: a newcomer is placed,
    /// nobody else moves. Room is made by one of the same
    /// faction, or by somebody who stands in a slot that is not their own: the companion, or one of two of a faction.
    pub(crate) fn join(&mut self, seat: Seat, id: Id<Person>) -> Play<()> {
        let with = |g: &Self, without: Option<Id<Person>>| -> bool {
            let party = &g.player(seat).party;
            let party: Vec<Id<Person>> =
                party.iter().copied().filter(|m| Some(*m) != without).chain([id]).collect();
            g.fits(seat, &party)
        };
        let options = |g: &Self| -> Options<Join> {
            if with(g, None) {
                return [Join::Active, Join::Inactive].into_iter().collect();
            }
            let party = &g.player(seat).party;
            let of = |member: Id<Person>| g.faction_of(member);
            let borrows =
                |m: Id<Person>| of(m).is_none() || party.iter().filter(|o| of(**o) == of(m)).count() > 1;
            let makes_room = |m: &Id<Person>| (of(*m) == of(id) || borrows(*m)) && with(g, Some(*m));
            let instead = party.iter().copied().filter(makes_room).map(Join::Instead);
            instead.chain([Join::Inactive]).collect()
        };
        let prompt = |g: &Self| format!("Where does {} go?", g.book.person(id).name);
        let rules = "NF-SALOON-09 NF-SALOON-10 NF-SALOON-11 NF-OPEN-46";
        match self.choose(seat, rules, prompt, options)?.expect("they can always wait in town") {
            Join::Active => self.step(seat, id, true, ""),
            Join::Instead(other) => {
                self.step(seat, other, false, |g: &Self| {
                    let [newcomer, other] = [id, other].map(|id| &g.book.person(id).name);
                    format!("{other} makes room for {newcomer}.")
                });
                self.step(seat, id, true, "");
            }
            Join::Inactive => {}
        }
        if let Some(faction) = self.faction_of(id) {
            self.claim_chief(seat, faction); // NF-CHIEF-10
        }
        Ok(())
    }

    /// NF-LEAVE-03, NF-PARTY-10: only when leaving town. A player who has no one else to take along is not asked.
    pub(crate) fn arrange_party(&mut self) -> Play<()> {
        let seat = self.active;
        if self.player(seat).inactive.is_empty() {
            return Ok(());
        }
        let options = |_: &Self| [Arrange::Keep, Arrange::Change].into_iter().collect();
        match self.decide(REARRANGING, "Who comes along?", options)? {
            Arrange::Keep => Ok(()),
            Arrange::Change => self.rearrange(),
        }
    }

    /// NF-LEAVE-03, NF-PARTY-05: first who could go, one of each faction; then anybody may stay behind.
    pub(crate) fn rearrange(&mut self) -> Play<()> {
        let (seat, rules) = (self.active, REARRANGING);
        // Whoever buys something meanwhile begins anew: somebody may have joined.
        let party = loop {
            if let Some(party) = self.choose_party(seat)? {
                break party;
            }
        };
        let everybody: Vec<Id<Person>> = self.player(seat).people().collect();
        self.tell(rules, |g| {
            let names: Vec<String> = party.iter().map(|id| g.book.person(*id).name.clone()).collect();
            let with = if names.is_empty() { "nobody".to_owned() } else { table::listed(&names) };
            words(seat, format!("{} sets out with {with}.", g.name(seat)))
        });
        for id in &everybody {
            let (active, goes) = (self.player(seat).party.contains(id), party.contains(id));
            if active != goes {
                self.step(seat, *id, goes, "");
            }
        }
        // In the order in which they were chosen.
        let player = self.player_mut(seat);
        player.inactive = everybody.into_iter().filter(|id| !party.contains(id)).collect();
        player.party = party;
        Ok(())
    }

    /// Who comes along; `None` if something else was done first.
    fn choose_party(&mut self, seat: Seat) -> Play<Option<Vec<Id<Person>>>> {
        let rules = REARRANGING;
        let everybody: Vec<Id<Person>> = self.player(seat).people().collect();
        let mut party: Vec<Id<Person>> =
            everybody.iter().copied().filter(|id| self.book.is_companion(*id)).collect();
        for faction in Faction::ALL {
            let of_it = |g: &Self| -> Options<Member> {
                let candidates = everybody.iter().copied().filter(|id| g.faction_of(*id) == Some(faction));
                candidates.map(|id| Member(Some(id))).collect()
            };
            if of_it(self).is_empty() {
                continue;
            }
            let prompt = move |_: &Self| format!("Which {} comes along?", faction.name());
            let Some(chosen) = self.choose_once(seat, rules, &prompt, &of_it)? else { return Ok(None) };
            party.extend(chosen.0);
        }
        if self.has_twin(seat) {
            let others = |_: &Self| -> Options<Member> {
                let others = everybody.iter().copied().filter(|id| !party.contains(id));
                others.map(|id| Member(Some(id))).chain([Member(None)]).collect()
            };
            let prompt = "Whom else does the Merchant Contract bring along?";
            let chosen = self.choose_once(seat, "NF-ART-14", &prompt, &others)?;
            let Some(chosen) = chosen else { return Ok(None) };
            party.extend(chosen.0);
        }
        while !party.is_empty() {
            let crowded = party.len() > 4;
            let prompt = if crowded { "Only four can come. Who stays behind?" } else { "Who stays behind?" };
            let stay = |_: &Self| -> Options<Stays> {
                let nobody = (!crowded).then_some(Stays(None));
                nobody.into_iter().chain(party.iter().map(|id| Stays(Some(*id)))).collect()
            };
            match self.choose_once(seat, rules, &prompt, &stay)? {
                Some(Stays(Some(stays))) => party.retain(|id| *id != stays),
                Some(Stays(None)) => break,
                None => return Ok(None),
            }
        }
        Ok(Some(party))
    }

    /// The four slots as they look on the board: adventurers in their faction's, the rest where there is room
    /// (NF-PARTY-01, NF-PARTY-04, NF-OPEN-69).
    pub(crate) fn slots(&self, seat: Seat) -> [Option<Id<Person>>; 4] {
        let mut slots = [None; 4];
        let mut rest = Vec::new();
        for id in &self.player(seat).party {
            match self.faction_of(*id) {
                Some(f) if slots[f as usize].is_none() => slots[f as usize] = Some(*id),
                _ => rest.push(*id),
            }
        }
        for id in rest {
            if let Some(free) = slots.iter_mut().find(|s| s.is_none()) {
                *free = Some(id);
            }
        }
        slots
    }
}
