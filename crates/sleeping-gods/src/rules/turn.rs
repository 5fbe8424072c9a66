//! A turn (SG-TURN, SG-ACT): its start, its two actions, its end.

use crate::book::powers::Price;
use crate::book::{Crew, Entry, Skill, Status};
use crate::rules::occasion::{Moment, Use};
use crate::rules::picks::Pick;
use crate::state::{Phase, Source, Stop};
use crate::{Halt, SleepingGods};
use storybook::Storytelling;
use table::{Anytime, Ask, Id, Options, Play, What};

/// One of the two actions (SG-ACT-01).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Act {
    Travel,
    /// A location, by its place in the book.
    Explore(u16),
    Market,
    Port,
    /// SG-ACT-04
    Drive(Id<Entry>, Skill, u8),
    /// SG-ACT-03
    Skip,
}

/// Nothing else before a turn ends.
#[derive(Clone, Copy)]
pub(crate) struct EndTurn;

impl SleepingGods {
    /// SG-STATUS-04, SG-TURN-03, SG-OPEN-19
    pub(crate) fn start_turn(&mut self) -> Play<(), Halt> {
        self.turn += 1;
        self.spent.clear();
        self.spent_levels.clear();
        self.tell("SG-TURN-01 SG-TURN-02", |g| {
            What::Turn {}
                .said(g.active, format!("Turn {}. {} has the captain token.", g.turn, g.name(g.active)))
        });
        let mut bitten: Vec<Crew> = Vec::new();
        while let Some(crew) =
            self.about_to_hurt(self.active, "SG-STATUS-04 SG-OPEN-19", "Venom: who is hurt first?", |g| {
                let sick = |c: &Crew| g.suffers(*c, Status::Venom) && !bitten.contains(c);
                Crew::ALL.into_iter().filter(sick).map(Pick).collect()
            })?
        {
            bitten.push(crew);
            self.hurt(self.active, crew, 1, "SG-STATUS-04")?;
        }
        self.phase = Phase::Room;
        Ok(())
    }

    /// SG-TURN-05, SG-ACT-02
    pub(crate) fn action(&mut self, left: u8) -> Play<(), Halt> {
        let prompt = move |_: &Self| match left {
            2 => "Your first action?".to_owned(),
            _ => "Your second action?".to_owned(),
        };
        let Some(act) = self.decide(self.active, "SG-ACT-01 SG-ACT-02 SG-ACT-03", prompt, Self::acts)? else {
            return Ok(()); // SG-ACT-05: no action was used
        };
        self.phase = Phase::Actions(left - 1);
        match act {
            Act::Travel => self.travel()?,
            Act::Explore(place) => {
                let (entry, name) = {
                    let location = &self.book.locations[usize::from(place)];
                    (location.entry, location.name.clone())
                };
                self.tell("SG-EXPL-01", |g| {
                    table::words(g.active, format!("{} explores {name}.", g.name(g.active)))
                });
                let turn = self.turn;
                self.stops.push(Stop { turn, entry });
                self.open_story(self.active, entry, Source::Explore)?;
            }
            Act::Market => self.open_market(),
            Act::Port => {
                self.port = Some(false);
                self.tell("SG-PORT-01", |g| {
                    let place = g.book.regions[g.region].port.as_deref().unwrap_or("the port");
                    table::words(g.active, format!("{} visits {place}.", g.name(g.active)))
                });
            }
            Act::Drive(event, skill, need) => self.try_to_discard(event, skill, need)?,
            Act::Skip => self.gain_command(self.active, 1, "SG-ACT-03"),
        }
        Ok(())
    }

    /// SG-ACT-06, SG-EXPL-01, SG-MARKET-01, SG-PORT-01
    fn acts(&self) -> Options<Act> {
        let here = &self.book.regions[self.region];
        let open = |place: &u16| self.is_open(&self.book.locations[usize::from(*place)]);
        let explores = here.locations.iter().copied().filter(open).map(Act::Explore);
        let market = here.market.as_ref().map(|_| Act::Market);
        let port = here.port.as_ref().map(|_| Act::Port);
        let drives = self.ongoing.iter().filter_map(|o| {
            self.book.event(o.event).action.map(|(skill, need)| Act::Drive(o.event, skill, need))
        });
        explores.chain([Act::Travel]).chain(market).chain(port).chain(drives).chain([Act::Skip]).collect()
    }

    /// SG-TURN-06, SG-TURN-07: what lasts does its part, then the captain token goes on. Before that everybody may do what may be done
    /// at any time (SG-OPEN-64).
    pub(crate) fn end_turn(&mut self) -> Play<(), Halt> {
        if self.is_end_asked() {
            let prompt = |g: &Self| {
                if !g.events_end() {
                    return "Anything else before your turn ends?".to_owned();
                }
                let lasting: Vec<&str> =
                    g.ongoing.iter().map(|o| g.book.story(o.event).title.as_str()).collect();
                format!("Still there when your turn ends: {}. Anything else first?", lasting.join(", "))
            };
            let done = |_: &Self| [EndTurn].into_iter().collect();
            if self.decide_openly(self.active, "SG-TURN-07 SG-OPEN-64", prompt, done, |_| true)?.is_none() {
                return Ok(());
            }
        }
        self.end_events()?;
        self.pass_token()
    }

    /// Whether the active player says when the turn is over. Nobody wants to do that every time, and so it is asked only where something
    /// ends or changes with the turn that the next one does not offer in the same way, and somebody could do something about it:
    /// events do their part; crew, cards and command change hands, because somebody joins or leaves; the captain becomes another
    /// player's (SG-OPEN-58); or what may be used once a turn was not used in this one (SG-OPEN-63). For the last two, the question
    /// about an ongoing event is enough, if there is one (SG-EVENT-07): it has the same beside it.
    fn is_end_asked(&self) -> bool {
        if self.events_end() || self.players.iter().any(|player| player.changing) {
            return self.seats().any(|seat| self.could_act(seat));
        }
        let asked = self.ongoing.iter().any(|o| self.book.event(o.event).end.is_some());
        let ends = |seat| self.uses(seat, Moment::Open, &[]).into_iter().any(|it| self.ends_with_turn(it));
        !asked && self.seats().any(ends)
    }

    fn ends_with_turn(&self, it: Use) -> bool {
        let passes_on = it.source.bearer() == Some(Crew::Odessa) && self.company() > 1;
        passes_on || self.terms_of(it).0 == Price::Free
    }

    /// SG-TURN-06; what a card has moved the ship by at the last moment is sailed first, by whoever has the turn.
    pub(crate) fn pass_token(&mut self) -> Play<(), Halt> {
        if self.voyage.is_some() {
            self.phase = Phase::Pass;
            return Ok(());
        }
        self.active = self.left_of(self.active);
        self.change_company()?;
        if !self.player(self.active).present {
            self.active = self.left_of(self.active);
        }
        self.phase = Phase::Start;
        Ok(())
    }
}
