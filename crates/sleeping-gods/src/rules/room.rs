//! The ship action (SG-ROOM, SG-SEARCH).

use crate::book::powers::Passive;
use crate::book::words::Deed;
use crate::book::{Crew, Room, Search};
use crate::rules::occasion::{Moment, Source, Use};
use crate::rules::telling::{crew_key, spot_key, spot_name};
use crate::state::{Effect, Phase};
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, What, words};

/// Where the ship action goes.
#[derive(Clone, Copy)]
pub(crate) enum To {
    Room(Room),
    /// The player wants to say what comes first there (SG-ROOM-05).
    Order,
}

/// What comes next of a room (SG-ROOM-05).
#[derive(Clone, Copy)]
pub(crate) enum Next {
    One(Effect),
    All,
}

/// A card for a rest in the Galley, or none.
#[derive(Clone, Copy)]
pub(crate) enum Rest {
    Card(Id<crate::Ability>),
    None,
}

/// Whether to draw another search token.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum More {
    Draw,
    Stop,
}

/// What one keeps of a search.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    pub token: Id<Search>,
    pub way: u8,
    pub place: u8,
}

impl SleepingGods {
    /// SG-ROOM-03
    pub(crate) fn works(&self, room: Room) -> bool {
        self.damage[room as usize] < 2
    }

    /// SG-ROOM-01, SG-ROOM-02, SG-ROOM-03, SG-OPEN-13, SG-OPEN-15
    pub(crate) fn ship_action(&mut self) -> Play<(), Halt> {
        let others =
            |g: &Self| Room::ALL.into_iter().filter(|room| g.room != Some(*room)).collect::<Vec<_>>();
        let options = |g: &Self| -> Options<To> {
            let rooms = others(g);
            let working: Vec<Room> = rooms.iter().copied().filter(|r| g.works(*r)).collect();
            // SG-ROOM-04, SG-OPEN-14: the figure moves all the same.
            let rooms = if working.is_empty() { rooms } else { working };
            let order = g.order.is_none().then_some(To::Order);
            rooms.into_iter().map(To::Room).chain(order).collect()
        };
        let prompt = |_: &Self| "Which room does the ship action use?".to_owned();
        let rules = "SG-ROOM-01 SG-ROOM-02 SG-ROOM-03 SG-ROOM-05";
        let room = match self.decide(self.active, rules, prompt, options)? {
            Some(To::Room(room)) => room,
            Some(To::Order) => {
                self.order = Some(Vec::new());
                return Ok(());
            }
            None => return Ok(()),
        };
        let from = self.room.replace(room);
        let works = self.works(room);
        self.tell("SG-ROOM-01", |g| {
            let text = format!("{} goes to {}.", g.name(g.active), spot_name(room as usize));
            let path = from.into_iter().chain([room]).map(|room| spot_key(room as usize)).collect();
            What::Move { piece: "ship-action".to_owned(), path }.said(g.active, text)
        });
        let chosen = self.order.take().is_some();
        let effects = self.effects(room);
        match works {
            true if chosen => self.order = Some(effects),
            true => self.use_room(room, effects, true)?,
            false => self.tell("SG-ROOM-04", |g| words(g.active, "Nothing works here any more.")),
        }
        self.leave_room();
        Ok(())
    }

    /// When nothing is left to do there, the turn goes on.
    fn leave_room(&mut self) {
        if self.order.as_ref().is_none_or(Vec::is_empty) {
            self.order = None;
            self.phase = Phase::Event;
        }
    }

    /// SG-ROOM-05: one after the other as the player likes, and in between everybody does what may be done at any time.
    pub(crate) fn next_effect(&mut self) -> Play<(), Halt> {
        let left = |g: &Self| -> Options<Next> {
            let left = g.order.as_deref().unwrap_or_default();
            left.iter().copied().map(Next::One).chain((left.len() > 1).then_some(Next::All)).collect()
        };
        let prompt = |g: &Self| match g.order.as_deref() {
            Some([_]) => "What is left of the room.".to_owned(),
            _ => "What comes next?".to_owned(),
        };
        let Some(next) = self.decide_openly(self.active, "SG-ROOM-05", prompt, left, |_| true)? else {
            return Ok(());
        };
        let (room, left) = (self.room.expect("somebody is there"), self.order.take().unwrap_or_default());
        match next {
            Next::All => self.use_room(room, left, false)?,
            Next::One(effect) => {
                self.order = Some(left.into_iter().filter(|other| *other != effect).collect());
                self.have(effect, room)?;
            }
        }
        self.leave_room();
        Ok(())
    }

    /// Effects may be applied in any order (SG-ROOM-05). Unless the player wants to choose it, command is cleared before it is gained
    /// (SG-ROOM-25), and the Galley's card goes before the draw only where the hand would grow too large: otherwise there is more to
    /// choose from after it (SG-ROOM-26).
    ///
    /// Between two effects everybody may do something (SG-OPEN-64). To ask about that in every room would be tedious, so the rest waits
    /// only where it matters most: the Bridge, which clears everything, gives its command first if the supply has it, and waits if a
    /// board or a card can be used now that could not before.
    fn use_room(&mut self, room: Room, mut left: Vec<Effect>, waits: bool) -> Play<(), Halt> {
        let seat = self.active;
        let (_, command, cards) = self.room_yields(room);
        if room == Room::Bridge && command <= self.command_left() {
            left.sort_by_key(|effect| *effect != Effect::Command);
        }
        let full = self.player(seat).hand.len() + usize::from(cards) > self.hand_limit(seat);
        let mut rested = false;
        while !left.is_empty() {
            let effect = left.remove(0);
            let waits = waits && room == Room::Bridge && left.contains(&Effect::Clear);
            let before = if waits { self.uses_to_clear() } else { Vec::new() };
            if effect == Effect::Cards && room == Room::Galley && full {
                rested = self.galley_rest()?;
            }
            if effect != Effect::Rest || !rested {
                self.have(effect, room)?;
            }
            if waits && self.uses_to_clear().iter().any(|it| !before.contains(it)) {
                self.order = Some(left);
                return Ok(());
            }
        }
        Ok(())
    }

    /// What could be used now that command is laid on.
    fn uses_to_clear(&self) -> Vec<Use> {
        let uses = self.seats().flat_map(|seat| self.uses(seat, Moment::Open, &[]));
        uses.filter(|it| matches!(it.source, Source::Board(_) | Source::Adventure(_))).collect()
    }

    /// How much command is cleared and gained in a room, and how many cards are drawn.
    pub(crate) fn room_yields(&self, room: Room) -> (u8, u8, u8) {
        let place = self.company() - 1;
        let board = self.book.room(room);
        let less: i8 = self.passives().map(|p| if let Passive::Command(n) = p { *n } else { 0 }).sum();
        // SG-ROOM-09, SG-ROOM-12, SG-ROOM-15, SG-ROOM-18, SG-ROOM-23
        let command = (i16::from(board.command[place]) + i16::from(less)).max(0) as u8;
        (board.clears[place], command, board.cards[place])
    }

    pub(crate) fn effects(&self, room: Room) -> Vec<Effect> {
        let (_, command, cards) = self.room_yields(room);
        let clears = matches!(room, Room::Bridge | Room::Quarters).then_some(Effect::Clear);
        let command = (command > 0).then_some(Effect::Command);
        let cards = (cards > 0).then_some(Effect::Cards);
        let own = match room {
            Room::Galley => Some(Effect::Rest),
            Room::Deck => Some(Effect::Search),
            Room::SickBay => Some(Effect::Heal),
            Room::Bridge | Room::Quarters => None,
        };
        [clears, command, cards, own].into_iter().flatten().collect()
    }

    fn have(&mut self, effect: Effect, room: Room) -> Play<(), Halt> {
        let seat = self.active;
        let (clears, command, cards) = self.room_yields(room);
        match effect {
            Effect::Clear if room == Room::Bridge => self.clear_all(), // SG-ROOM-10
            Effect::Clear => self.clear_command(seat, clears, "SG-ROOM-19")?,
            Effect::Command => self.gain_command(seat, command, "SG-ROOM-06 SG-ROOM-07"),
            Effect::Cards => self.draw_cards(seat, cards, "SG-ROOM-08 SG-ROOM-11 SG-ROOM-17 SG-ROOM-22")?,
            Effect::Rest => drop(self.galley_rest()?),
            Effect::Search => self.search()?, // SG-ROOM-14, SG-ROOM-16
            Effect::Heal => self.heal_some(seat, None, 1, "SG-ROOM-24")?,
        }
        Ok(())
    }

    /// SG-ROOM-10
    fn clear_all(&mut self) {
        let n = self.laid_command();
        if n > 0 {
            self.tell("SG-ROOM-10", |_| {
                words(None, format!("All {n} command on boards and cards goes back to the supply."))
            });
        }
        for crew in Crew::ALL {
            let n = std::mem::take(&mut self.mate_mut(crew).command);
            self.take_off_command(n, "SG-ROOM-10", |_| crew_key(crew));
        }
        for at in 0..self.adventures.len() {
            let n = std::mem::take(&mut self.adventures[at].command);
            self.take_off_command(n, "SG-ROOM-10", |g| g.key_of(g.adventures[at].card));
        }
    }

    /// SG-ROOM-13; whether it was used.
    fn galley_rest(&mut self) -> Play<bool, Halt> {
        let seat = self.active;
        let cards = |g: &Self| -> Options<Rest> {
            let hand = g.player(seat).hand.iter().filter(|_| !g.tired().is_empty());
            hand.map(|card| Rest::Card(*card)).chain([Rest::None]).collect()
        };
        let prompt = "Discard a card so that somebody can rest?";
        let Some(Rest::Card(card)) = self.choose(seat, "SG-ROOM-13 SG-ROOM-26", prompt, cards)? else {
            return Ok(false);
        };
        self.discard(seat, card, "SG-ROOM-13");
        self.rest_some(seat, 1, "SG-ROOM-13")?;
        Ok(true)
    }

    /// SG-SEARCH: damage at once, one reward at the end (SG-OPEN-17).
    fn search(&mut self) -> Play<(), Halt> {
        let seat = self.active;
        let most = |g: &Self| -> u8 {
            3 + g.passives_of(seat).map(|p| if let Passive::Search(n) = p { *n } else { 0 }).sum::<u8>()
        };
        let mut drawn: Vec<Id<Search>> = Vec::new();
        while drawn.len() < usize::from(most(self)) {
            let prompt = |g: &Self| match &drawn[..] {
                [] => format!(
                    "Look around on deck? Up to {} tokens. The damage of each counts; you keep one find.",
                    most(g)
                ),
                drawn => {
                    let finds: Vec<String> = drawn.iter().map(|token| g.search_text(*token)).collect();
                    format!("Look for more? You have {}, and keep one find.", finds.join(" and "))
                }
            };
            let rules = "SG-SEARCH-01 SG-SEARCH-02 SG-SEARCH-03";
            let options = |_: &Self| [More::Draw, More::Stop].into_iter().collect();
            if self.choose(seat, rules, prompt, options)? != Some(More::Draw) {
                break;
            }
            let SleepingGods { state, dealer, .. } = self;
            if state.searches.is_empty() {
                // SG-SEARCH-07, SG-OPEN-17: what was drawn just now stays out.
                state.searches.discards.retain(|token| !drawn.contains(token));
                dealer.reshuffle(&mut state.searches);
                state.searches.discards.extend(&drawn);
            }
            let Some(token) = dealer.draw(&mut state.searches) else { break };
            drawn.push(token);
            state.searches.discards.push(token); // SG-SEARCH-06, also if the ship is lost by it
            self.tell("SG-SEARCH-01", |g| {
                let found = &g.book.searches[token];
                g.moved(token, Some("search".to_owned()), None)
                    .said(seat, format!("{} {}", found.text, g.search_text(token)))
            });
            let damage = self.book.searches[token].damage;
            self.damage_ship(damage)?;
        }
        let found = |g: &Self| {
            let ways = |(place, token): (usize, &Id<Search>)| {
                let (place, token) = (place as u8, *token);
                (0..g.book.searches[token].gains.len() as u8).map(move |way| Found { token, way, place })
            };
            drawn.iter().enumerate().flat_map(ways).collect()
        };
        let kept = self.choose(seat, "SG-SEARCH-04 SG-SEARCH-05", "Which find do you keep?", found)?;
        if let Some(Found { token, way, .. }) = kept {
            let deeds: Vec<Deed> = self.book.searches[token].gains[usize::from(way)].clone();
            for deed in &deeds {
                self.deed(deed, &[])?;
            }
        }
        Ok(())
    }
}
