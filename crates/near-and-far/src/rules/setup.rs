//! Setup (NF-SETUP): what is agreed, and what is laid out before every session.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::book::{Building, Character, Mode, Person, Space, Talent};
use crate::rules::telling::{building_key, sheet_key, taken, talent_key};
use crate::state::{House, Phase, Player, Sheet, State, Town};
use table::{Ask, Chance, Deck, Id, Options, Play, Scenes, Seat, Setup, What, words};

/// An empty table: the first session is laid out once everybody has gathered.
pub(crate) fn fresh(setup: &Setup, chance: &mut Chance) -> Result<State, String> {
    let is = |key: &str, value: &str| setup.option(key) == Some(value);
    let mode = match setup.mode.as_str() {
        "campaign" => Mode::Campaign,
        "character" => Mode::Character,
        "arcade" => Mode::Arcade,
        _ => Mode::First,
    };
    let house = House {
        town: match setup.option("town") {
            Some("day") => Town::Day,
            Some("alternate") => Town::Alternate,
            _ => Town::Dusk,
        },
        extra_stories: is("stories", "extra"),
        long_game: is("length", "long"),
        platypus: is("platypus", "yes"),
        joining: is("joining", "later"),
        reader: is("reading", "reader"),
        map: setup.option("map").and_then(|m| m.parse().ok()),
    };
    let map = match mode {
        Mode::First => 1,                                                        // NF-MODE-01
        Mode::Arcade => house.map.unwrap_or_else(|| chance.below(11) as u8 + 1), // NF-MODE-17
        _ => 2, // NF-MODE-05; Character Mode chooses
    };
    // NF-EXP-01
    let sheet = Sheet { experience: u8::from(mode.lasts()), ..Sheet::default() };
    Ok(State {
        mode,
        house,
        phase: Phase::Gathering,
        session: 0,
        skipped: Vec::new(),
        map,
        day: false,
        round: 0,
        rounds_played: 0,
        camps_before: 0,
        quiet_rounds: 0,
        played_on: None,
        sent_home: [0; 2],
        owed: Vec::new(),
        promised: Vec::new(),
        first: Seat(0),
        active: Seat(0),
        ending: false,
        players: setup.seats.iter().map(|_| Player::new(sheet.clone())).collect(),
        row: Vec::new(),
        bag: Deck::default(),
        birds: 0,
        treasures: Deck::default(),
        basic: Deck::default(),
        advanced: Deck::default(),
        arcade: Deck::default(),
        threats: Vec::new(),
        bosses: Vec::new(),
        chiefs: [None; 4],
        worlds: Vec::new(),
        quests: Vec::new(),
        camps: Vec::new(),
        mine: [[None; 4]; 3],
        stranger: None,
        packets: Vec::new(),
        scenes: Scenes::default(),
        reading: None,
        scene: None,
        roll: None,
        last: None,
        before: Vec::new(),
    })
}

/// A character or a companion to choose.
pub(crate) struct Who<K>(pub Id<K>);

impl NearAndFar {
    /// NF-SETUP-15, NF-SETUP-19: everybody's character and companion.
    pub(crate) fn choose_characters(&mut self) -> Play<()> {
        let seats: Vec<Seat> = self.seats().collect();
        for seat in &seats {
            // NF-MODE-10, NF-MODE-16: kept for all games.
            if self.player(*seat).character.is_none() {
                let taken: Vec<Id<Character>> = self.players.iter().filter_map(|p| p.character).collect();
                let free = self.book.characters.iter().filter(|id| !taken.contains(id)).map(Who);
                let free: Options<Who<Character>> = free.collect();
                let prompt = if self.mode == Mode::Character {
                    "Whose story do you play? (Eyim and Rin are better kept apart; Shardling and Rin have the longest stories.)"
                } else {
                    "Who are you?"
                };
                let Who(id) = self.ask(*seat, "NF-SETUP-19 NF-SETUP-36 NF-SETUP-37", prompt, free)?;
                self.player_mut(*seat).character = Some(id);
                self.tell("NF-SETUP-19", |g| {
                    let text = format!("{} plays {}.", g.name(*seat), g.book.characters[id].name);
                    g.moved(id, None, Some(seat.place())).said(*seat, text)
                });
                self.introduce(*seat, id);
            }
        }
        for seat in &seats {
            let companion = self.choose_companion(*seat)?;
            self.bring_companion(*seat, companion);
        }
        Ok(())
    }

    /// NF-SETUP-24: a new character's introduction is read aloud.
    fn introduce(&mut self, seat: Seat, character: Id<Character>) {
        if self.mode != Mode::Character {
            return;
        }
        let (intro, first) = (self.book.characters[character].intro, self.book.characters[character].first);
        self.player_mut(seat).sheet.next = Some(first); // NF-CHARQ-02
        self.dealer.turn_page();
        self.tell_page("NF-SETUP-24", |g| g.opening(seat, intro));
    }

    fn choose_companion(&mut self, seat: Seat) -> Play<Id<Person>> {
        let taken: Vec<Id<Person>> = self.players.iter().filter_map(|p| p.companion).collect();
        let platypus = self.may_have_platypus(seat);
        let fits = |id: &Id<Person>| {
            let kind = self.book.person(*id).kind.as_deref();
            !taken.contains(id) && (kind != Some("platypus") || platypus)
        };
        let mut kinds: Vec<Option<String>> = Vec::new();
        let mut free: Options<Who<Person>> = Options::new();
        for id in self.book.companions.iter().filter(fits) {
            let kind = self.book.person(id).kind.clone();
            if !kinds.contains(&kind) {
                kinds.push(kind);
                free.push(Who(id));
            }
        }
        let Who(id) = self.ask(seat, "NF-SETUP-15 NF-VAR-06", "Which animal comes with you?", free)?;
        Ok(id)
    }

    /// NF-VAR-06, NF-OPEN-71: for the player who came last in the previous game, if it was only one.
    fn may_have_platypus(&self, seat: Seat) -> bool {
        let Some(last) = self.last.as_ref().filter(|_| self.house.platypus) else { return false };
        let totals: Vec<(usize, i16)> =
            last.scores.iter().enumerate().filter_map(|(i, s)| Some((i, s.as_ref()?.total()))).collect();
        let least = totals.iter().map(|(_, n)| *n).min();
        let lowest: Vec<usize> = totals.iter().filter(|(_, n)| Some(*n) == least).map(|(i, _)| *i).collect();
        lowest == [seat.index()]
    }

    /// Lays out a session: town, map, decks, quest tokens, hands.
    pub(crate) fn lay_out(&mut self) {
        self.session += 1;
        self.round = 0;
        self.camps_before = 0;
        self.quiet_rounds = 0;
        self.played_on = None;
        self.ending = false;
        self.day = match self.house.town {
            Town::Dusk => false, // NF-SETUP-01
            Town::Day => true,
            Town::Alternate => self.session.is_multiple_of(2),
        };
        let book = &*self.book.clone();
        let players = self.seats().count();
        self.birds = 3 * players as u8; // NF-SETUP-02
        self.treasures = Deck::new(book.treasures.iter()); // NF-SETUP-03
        self.bag = Deck::new(book.adventurers.iter()); // NF-SETUP-04
        let artifacts =
            |advanced| book.artifacts.iter().filter(move |id| book.artifact(*id).advanced == advanced);
        self.basic = Deck::new(artifacts(false)); // NF-SETUP-30
        self.advanced = Deck::new(artifacts(true));
        self.arcade = Deck::new(book.arcade.iter().copied()); // NF-SETUP-28
        let NearAndFar { state, dealer, .. } = self;
        dealer.shuffle(&mut state.treasures);
        dealer.shuffle(&mut state.bag);
        dealer.shuffle(&mut state.basic);
        dealer.shuffle(&mut state.advanced);
        dealer.shuffle(&mut state.arcade);
        self.row.clear();
        self.fill_row(); // NF-SETUP-05
        self.chiefs = [None; 4]; // NF-SETUP-06
        self.worlds = self.book.worlds.iter().collect(); // NF-SETUP-27
        self.threats = self.book.threats.iter().collect(); // NF-SETUP-29
        self.bosses = self.session_bosses(players);
        self.camps.clear();
        self.mine = [[None; 4]; 3];
        self.place_quests(players);
        self.first = self.random_seat(); // NF-SETUP-25, NF-OPEN-27
        self.stranger = (players == 2).then(|| self.unused_character()).flatten(); // NF-SETUP-34
        self.deal(); // NF-SETUP-31
        for seat in self.seats().collect::<Vec<_>>() {
            // NF-SETUP-38, NF-TAL-03, NF-TAL-04
            let player = self.player(seat);
            let extra = 2 * u32::from(player.has(Talent::Cooking)) + u32::from(player.has(Talent::Fishing));
            self.gain(seat, Thing::Food, extra);
        }
        self.tell_layout();
        self.introduce_stranger();
        self.tell("NF-SETUP-25", |g| {
            taken("first-player".to_owned(), g.first).said(g.first, format!("{} begins.", g.name(g.first)))
        });
    }

    /// The map, the town, the quests on the map and everybody's camps.
    fn tell_layout(&mut self) {
        self.tell("NF-SETUP-01 NF-DAY-01", |g| {
            let (map, side) = (g.atlas(), if g.day { "Day" } else { "Dusk" });
            let town = format!("The town shows its {side} side.");
            let text = format!("Map {}, {}. {} {town}", map.number, map.name, map.text);
            What::Card { card: Some(format!("map/{}", map.number)), from: None, to: Some("map".to_owned()) }
                .said(None, text)
        });
        if self.day {
            self.tell("NF-DAY-01", |_| What::tokens("day", 1, None, Some("town".to_owned())).unsaid(None));
        }
        for space in self.quests.clone() {
            self.tell("NF-SETUP-08", |g| {
                What::tokens("quest", 1, None, Some(g.space_key(space))).unsaid(None)
            });
        }
        for seat in self.seats().collect::<Vec<_>>() {
            self.tell("NF-CAMP-10 NF-VAR-04", |g| {
                What::tokens("camp", g.camps_on_board().into(), None, Some(seat.place())).unsaid(seat)
            });
        }
    }

    /// What everybody begins a session with: coins (NF-SETUP-15), and what has lasted (NF-SHEET).
    pub(crate) fn tell_beginnings(&mut self) {
        for seat in table::seats(self.players.len()) {
            let Player { character, coins, sheet, .. } = self.player(seat).clone();
            let Sheet { experience, boxes, done, next: _, side, keywords, talents, points } = sheet;
            let points = points.iter().map(|n| i32::from(*n)).sum::<i32>();
            for (token, n) in [(Thing::Coin.key(), coins), ("experience", experience.into())] {
                if n > 0 {
                    self.tell("NF-SETUP-15 NF-EXP-01", |_| {
                        What::tokens(token, n.into(), None, Some(seat.place())).unsaid(seat)
                    });
                }
            }
            self.tell_track(seat, "boxes", 0, boxes.into());
            self.tell_track(seat, "points", 0, points);
            if let Some(character) = character {
                self.tell("NF-MODE-10 NF-MODE-16", |g| {
                    g.moved(character, None, Some(seat.place())).unsaid(seat)
                });
            }
            for quest in done.into_iter().chain(side) {
                self.tell("NF-SHEET-07", |g| g.moved(quest, None, Some(sheet_key(seat))).unsaid(seat));
            }
            for keyword in keywords {
                self.tell("NF-SHEET-07", |g| taken(g.keyword_key(keyword), seat).unsaid(seat));
            }
            for talent in talents {
                self.tell("NF-SHEET-07", |_| taken(talent_key(talent), seat).unsaid(seat));
            }
        }
    }

    /// A row of the sheet that is filled, or the points on it.
    pub(crate) fn tell_track(&mut self, seat: Seat, row: &str, from: i32, to: i32) {
        if from != to {
            self.tell("NF-SHEET-04 NF-EXP-02", |_| {
                What::Track { track: format!("{}/{row}", seat.place()), from, to }.unsaid(seat)
            });
        }
    }

    fn random_seat(&mut self) -> Seat {
        let seats: Vec<Seat> = self.seats().collect();
        self.dealer.pick(&seats)
    }

    fn unused_character(&mut self) -> Option<Id<Character>> {
        let taken: Vec<Id<Character>> = self.players.iter().filter_map(|p| p.character).collect();
        let free: Vec<Id<Character>> = self.book.characters.iter().filter(|id| !taken.contains(id)).collect();
        (!free.is_empty()).then(|| self.dealer.pick(&free))
    }

    /// NF-SETUP-34, NF-TWOP-01: who stands at the Town Hall of two, and why.
    fn introduce_stranger(&mut self) {
        let Some(id) = self.stranger else { return };
        self.tell("NF-SETUP-34 NF-TWOP-01", |g| {
            let text = format!("{} stands at the Town Hall.", g.book.characters[id].name);
            What::Move { piece: g.key_of(id), path: vec![building_key(Building::Hall)] }.said(None, text)
        });
        self.tell("NF-SETUP-34 NF-TWOP-01 NF-TWOP-05", |g| {
            let name = &g.book.characters[id].name;
            let why = "With two players the Town Hall is never empty, and each visit begins with a duel";
            words(None, format!("Nobody plays {name}. {why}: {name} rolls a die and adds nothing."))
        });
    }

    /// NF-SETUP-08, NF-SETUP-09, NF-SETUP-10, NF-SETUP-11, NF-SETUP-14, NF-VAR-01, NF-OPEN-03
    fn place_quests(&mut self, players: usize) {
        let count = if self.house.extra_stories { 4 * players } else { 3 * players + 1 };
        let books: Vec<(Id<Space>, bool)> = self
            .atlas()
            .spaces
            .iter()
            .filter(|s| s.quest.is_some())
            .map(|s| (s.id, s.name.is_some() && self.mode == Mode::Campaign))
            .collect();
        let (named, mut others): (Vec<_>, Vec<_>) = books.into_iter().partition(|(_, named)| *named);
        let mut spaces: Vec<Id<Space>> = named.into_iter().map(|(id, _)| id).take(count).collect();
        while spaces.len() < count && !others.is_empty() {
            let places: Vec<usize> = (0..others.len()).collect();
            let place = self.dealer.pick(&places);
            spaces.push(others.remove(place).0);
        }
        spaces.sort_unstable();
        self.quests = spaces;
    }

    /// NF-SETUP-31: five basic cards to draft from, two advanced ones kept apart.
    fn deal(&mut self) {
        let NearAndFar { state, dealer, .. } = self;
        state.packets = vec![Vec::new(); state.players.len()];
        for seat in 0..state.players.len() {
            if !state.players[seat].present {
                continue;
            }
            state.packets[seat] = (0..5).filter_map(|_| dealer.draw(&mut state.basic)).collect();
            state.players[seat].drawn = (0..2).filter_map(|_| dealer.draw(&mut state.advanced)).collect();
        }
    }

    /// Everything but the sheet goes back into the box (NF-SHEET-07).
    pub(crate) fn clear_away(&mut self) {
        for player in &mut self.state.players {
            let (character, present) = (player.character, player.present);
            *player = Player { character, present, ..Player::new(std::mem::take(&mut player.sheet)) };
        }
        self.scene = None;
        self.roll = None;
        self.stranger = None;
        self.bosses.clear();
        self.camps.clear();
        self.quests.clear();
        self.mine = [[None; 4]; 3];
        self.chiefs = [None; 4];
        self.row.clear();
        self.tell("NF-SHEET-07", |_| {
            What::Cleared {}.said(None, "Everything but the sheets goes back into the box.")
        });
        self.tell_beginnings();
    }
}
