//! The ship action (SG-ROOM, SG-SEARCH).

use crate::book::powers::Passive;
use crate::book::words::Deed;
use crate::book::{Crew, Room, Search};
use crate::rules::damage::{Pick, crew_key, spot_key, spot_name};
use crate::rules::goods::InHand;
use crate::state::Phase;
use crate::{Sail, SleepingGods};
use table::{Ask, Choice, Id, Options, What, words};

/// A room to go to.
#[derive(Clone, Copy)]
struct To(Room);

impl Choice<SleepingGods> for To {
    fn key(&self, _: &SleepingGods) -> String {
        spot_key(self.0 as usize)
    }

    fn label(&self, game: &SleepingGods) -> String {
        game.room_text(self.0)
    }

    fn target(&self, _: &SleepingGods) -> Option<String> {
        Some(spot_key(self.0 as usize))
    }

    fn instinct(&self, game: &SleepingGods) -> u32 {
        match self.0 {
            Room::Bridge => 4 + 3 * u32::from(game.laid_command()),
            Room::Galley => 10,
            Room::Deck => 14,
            Room::Quarters => 14 + u32::from(game.laid_command()),
            Room::SickBay => 12,
        }
    }
}

/// A card for a rest in the Galley, or none.
#[derive(Clone, Copy)]
enum Rest {
    Card(Id<crate::Ability>),
    None,
}

impl Choice<SleepingGods> for Rest {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Rest::Card(card) => format!("rest/{}", game.key_of(*card)),
            Rest::None => "rest/none".to_owned(),
        }
    }

    fn label(&self, game: &SleepingGods) -> String {
        match self {
            Rest::Card(card) => {
                format!("Discard {}: somebody loses 1 fatigue", game.book.ability(*card).name)
            }
            Rest::None => "Keep your cards".to_owned(),
        }
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        match self {
            Rest::Card(card) => Some(game.key_of(*card)),
            Rest::None => None,
        }
    }

    fn secret(&self, _: &SleepingGods) -> bool {
        matches!(self, Rest::Card(_))
    }
}

/// Whether to draw another search token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum More {
    Draw,
    Stop,
}

impl Choice<SleepingGods> for More {
    fn key(&self, _: &SleepingGods) -> String {
        if *self == More::Draw { "search/draw" } else { "search/stop" }.to_owned()
    }

    fn label(&self, _: &SleepingGods) -> String {
        if *self == More::Draw { "Draw a search token" } else { "Stop searching" }.to_owned()
    }
}

/// What one keeps of a search.
#[derive(Clone, Copy)]
struct Found {
    token: Id<Search>,
    way: u8,
    place: u8,
}

impl Choice<SleepingGods> for Found {
    fn key(&self, _: &SleepingGods) -> String {
        format!("found/{}/{}", self.place, self.way)
    }

    fn label(&self, game: &SleepingGods) -> String {
        format!("Keep {}", game.find_text(&game.book.search(self.token).gains[usize::from(self.way)]))
    }
}

impl SleepingGods {
    /// SG-ROOM-01, SG-ROOM-02, SG-ROOM-03, SG-OPEN-13, SG-OPEN-15
    pub(crate) fn ship_action(&mut self) -> Sail<()> {
        let usable = |g: &Self, room: &Room| g.damage[*room as usize] < 2;
        let others =
            |g: &Self| Room::ALL.into_iter().filter(|room| g.room != Some(*room)).collect::<Vec<_>>();
        let options = |g: &Self| -> Options<To> {
            let rooms = others(g);
            let working: Options<To> = rooms.iter().copied().filter(|r| usable(g, r)).map(To).collect();
            // SG-ROOM-04, SG-OPEN-14: the figure moves all the same.
            if working.is_empty() { rooms.into_iter().map(To).collect() } else { working }
        };
        let prompt = |_: &Self| "Which room does the ship action use?".to_owned();
        let Some(To(room)) = self.decide("SG-ROOM-01 SG-ROOM-02 SG-ROOM-03", prompt, options)? else {
            return Ok(());
        };
        let from = self.room.replace(room);
        let works = usable(self, &room);
        self.tell("SG-ROOM-01", |g| {
            let text = format!("{} goes to {}.", g.name(g.active), spot_name(room as usize));
            let path = from.into_iter().chain([room]).map(|room| spot_key(room as usize)).collect();
            What::Move { piece: "ship-action".to_owned(), path }.said(g.active, text)
        });
        if works {
            self.use_room(room)?;
        } else {
            self.tell("SG-ROOM-04", |g| words(g.active, "Nothing works here any more."));
        }
        self.phase = Phase::Event;
        Ok(())
    }

    /// Effects may be applied in any order (SG-ROOM-05): command is cleared before it is gained (SG-ROOM-25), since nothing is better in
    /// the other order, and the Galley's card may go before or after the draw (SG-ROOM-26).
    fn use_room(&mut self, room: Room) -> Sail<()> {
        let seat = self.active;
        let place = self.company() - 1;
        let board = self.book.room(room);
        let (command, cards, clears) = (board.command[place], board.cards[place], board.clears[place]);
        match room {
            Room::Bridge => self.clear_all(), // SG-ROOM-10
            Room::Quarters => self.clear_command(seat, clears, "SG-ROOM-19")?, // SG-ROOM-19
            Room::Galley | Room::Deck | Room::SickBay => {}
        }
        let less: i8 = self.passives().map(|p| if let Passive::Command(n) = p { *n } else { 0 }).sum();
        let command = (i16::from(command) + i16::from(less)).max(0) as u8;
        // SG-ROOM-09, SG-ROOM-12, SG-ROOM-15, SG-ROOM-18, SG-ROOM-23
        self.gain_command(seat, command, "SG-ROOM-06 SG-ROOM-07");
        // Before the draw only where the hand would grow too large; otherwise there is more to choose from after it.
        let full = self.player(seat).hand.len() + usize::from(cards) > self.hand_limit(seat);
        let rested = room == Room::Galley && full && self.galley_rest()?;
        self.draw_cards(seat, cards, "SG-ROOM-08 SG-ROOM-11 SG-ROOM-17 SG-ROOM-22")?;
        match room {
            Room::Galley if !rested => {
                self.galley_rest()?;
            }
            Room::Deck => self.search()?, // SG-ROOM-14, SG-ROOM-16
            Room::SickBay => self.heal_some(seat, None, 1, "SG-ROOM-24")?,
            _ => {}
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
    fn galley_rest(&mut self) -> Sail<bool> {
        let seat = self.active;
        let tired: Options<Pick> =
            Crew::ALL.into_iter().filter(|c| self.mate(*c).fatigue > 0).map(Pick).collect();
        if tired.is_empty() || self.player(seat).hand.is_empty() {
            return Ok(false);
        }
        let cards = self.player(seat).hand.iter().map(|card| Rest::Card(*card)).chain([Rest::None]);
        let cards: Options<Rest> = cards.collect();
        let Rest::Card(card) =
            self.ask(seat, "SG-ROOM-13 SG-ROOM-26", "Discard a card so that somebody can rest?", cards)?
        else {
            return Ok(false);
        };
        self.discard(seat, InHand(card).0, "SG-ROOM-13");
        let Pick(crew) = self.ask(seat, "SG-ROOM-13", "Who rests?", tired)?;
        self.rest(crew, 1, "SG-ROOM-13");
        Ok(true)
    }

    fn find_text(&self, deeds: &[Deed]) -> String {
        deeds.iter().map(|d| self.deed_text(d)).collect::<Vec<_>>().join(", ")
    }

    /// What a search token is worth: "(+1 meat or +1 grain)".
    fn search_text(&self, token: Id<Search>) -> String {
        let Search { gains, damage, .. } = self.book.search(token);
        let gains = gains.iter().map(|deeds| self.find_text(deeds)).collect::<Vec<_>>().join(" or ");
        match damage {
            0 => format!("({gains})"),
            n => format!("({gains}; {n} ship damage)"),
        }
    }

    /// SG-SEARCH: damage at once, one reward at the end (SG-OPEN-17).
    fn search(&mut self) -> Sail<()> {
        let seat = self.active;
        let more: u8 = self.passives_of(seat).map(|p| if let Passive::Search(n) = p { *n } else { 0 }).sum();
        let mut drawn: Vec<Id<Search>> = Vec::new();
        while drawn.len() < usize::from(3 + more) {
            let prompt = |g: &Self| match &drawn[..] {
                [] => format!(
                    "Look around on deck? Up to {} tokens. The damage of each counts; you keep one find.",
                    3 + more
                ),
                drawn => {
                    let finds: Vec<String> = drawn.iter().map(|token| g.search_text(*token)).collect();
                    format!("Look for more? You have {}, and keep one find.", finds.join(" and "))
                }
            };
            if self.ask(seat, "SG-SEARCH-01 SG-SEARCH-02 SG-SEARCH-03", prompt, [More::Draw, More::Stop])?
                == More::Stop
            {
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
                let found = g.book.search(token);
                g.moved(token, Some("search".to_owned()), None)
                    .said(seat, format!("{} {}", found.text, g.search_text(token)))
            });
            let damage = self.book.search(token).damage;
            self.damage_ship(damage)?;
        }
        let ways = |(place, token): (usize, &Id<Search>)| {
            let (place, token) = (place as u8, *token);
            (0..self.book.search(token).gains.len() as u8).map(move |way| Found { token, way, place })
        };
        let found: Options<Found> = drawn.iter().enumerate().flat_map(ways).collect();
        if !found.is_empty() {
            let Found { token, way, .. } =
                self.ask(seat, "SG-SEARCH-04 SG-SEARCH-05", "Which find do you keep?", found)?;
            let deeds: Vec<Deed> = self.book.search(token).gains[usize::from(way)].clone();
            for deed in &deeds {
                self.deed(deed, &[])?;
            }
        }
        Ok(())
    }
}
