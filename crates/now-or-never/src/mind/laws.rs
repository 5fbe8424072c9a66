//! What must always hold, and saves of older books.

use crate::NowOrNever;
use crate::book::words::Test;
use crate::book::{Book, Colour, Good, Mission, Piece, Villager};
use crate::rules::campaign::LOWEST;
use crate::rules::gains::MOST;
use crate::rules::setup::{HIRE, ROW, SHOP, clear_away, fill_decks, stacks};
use crate::rules::turn::SLOTS;
use crate::state::{Found, Phase, Player, Rival, State};
use std::collections::BTreeSet;
use storybook::Storytelling;
use table::{Id, Origin, Places, Seat, has_twice};

impl NowOrNever {
    pub(crate) fn check_laws(&self) -> Vec<String> {
        let state = &self.state;
        let (players, seats) = (state.players.len(), self.dealer.seats());
        if players != seats {
            return vec![format!("there are {players} players for {seats} seats")];
        }
        let named = [Some(state.first), Some(state.active), state.began, state.props.keeper];
        if named.into_iter().flatten().any(|seat| seat.index() >= players) {
            return vec!["a seat that nobody has".to_owned()];
        }
        let spaces = self.book.map(state.side).spaces.len();
        if let Some(at) = state.players.iter().position(|player| usize::from(player.at) >= spaces) {
            return vec![format!("seat {} is nowhere", at + 1)]; // nothing else can be asked
        }
        let mut broken = Vec::new();
        if !self.begun() {
            let mut clear = state.clone();
            clear_away(&self.book, &mut clear);
            if clear.players != state.players
                || (clear.villagers, clear.row) != (state.villagers, state.row.clone())
            {
                broken.push(
                    "players, villagers, row: something lies there before anything was laid out".to_owned(),
                );
            }
        }
        self.check_agreement(&mut broken);
        self.check_cards(&mut broken);
        self.check_villagers(&mut broken);
        self.check_board(&mut broken);
        self.check_actions(&mut broken);
        for seat in self.seats() {
            self.check_player(seat, &mut broken);
        }
        broken
    }

    fn begun(&self) -> bool {
        self.state.phase != Phase::Setup
    }

    /// What is played is what the table has agreed on.
    fn check_agreement(&self, broken: &mut Vec<String>) {
        let story = self.dealer.mode() == "story";
        if (self.state.chapter > 0) != story || (story && self.chapter().is_none()) {
            broken.push(format!("there is no chapter {} in this mode", self.state.chapter));
        }
        if self.bot.is_some() != (self.players.len() == 1) {
            broken.push("the bot plays with somebody alone, and with nobody else".to_owned());
        }
        if self.phase == Phase::Over && self.players.iter().any(|player| player.score.is_none()) {
            broken.push("a game is over whose points were not counted".to_owned());
        }
        let sheets = || self.players.iter().map(|player| &player.sheet);
        if sheets().any(|sheet| sheet.len() != self.players[0].sheet.len()) {
            broken.push("players.sheet: not all have played the same chapters".to_owned());
        }
        let saga = self.state.chapter > 0; // alone, a sheet keeps every game (NN-SOLO-02)
        if saga && sheets().any(|sheet| sheet.len() > usize::from(self.state.chapter)) {
            broken.push("players.sheet: more chapters than were played".to_owned()); // NN-CAMP-01
        }
        if self.phase == Phase::Actions && self.player(self.active).passed {
            broken.push("active: somebody who has passed is on turn".to_owned()); // NN-PASS-02
        }
        if self.state.ready.iter().any(|seat| seat.index() >= self.players.len()) {
            broken.push("ready: a seat that nobody has".to_owned());
        }
    }

    /// Every card and token is in one place.
    fn check_cards(&self, broken: &mut Vec<String>) {
        let (book, state, begun) = (&self.book, &self.state, self.begun());
        let places = Places::of(&book.cover.names, state.cards(), broken);
        if begun {
            places.each(book.quests.iter(), broken);
            places.each(book.orders.iter(), broken);
            places.each(book.searches.iter(), broken);
            places.each(book.gear.iter(), broken);
            if state.bot.is_some() {
                places.each(book.solos.iter(), broken);
            }
        }
        if !begun && state.cards().next().is_some() {
            broken.push("cards lie there before anything was laid out".to_owned());
        }
        let in_wrong_row = |colour: Colour| {
            let shop = state.shop[colour as usize].iter().copied();
            shop.chain(state.gear[colour as usize].cards()).any(|id| book.gear_piece(id).colour != colour)
        };
        if Colour::ALL.into_iter().any(in_wrong_row) {
            broken.push("gear lies in the row of the other colour".to_owned());
        }
    }

    /// Nobody is lost, and nobody is there twice.
    fn check_villagers(&self, broken: &mut Vec<String>) {
        let (book, state, begun) = (&self.book, &self.state, self.begun());
        let players = || state.players.iter();
        if state.row.len() > ROW {
            broken.push(format!("row: {} villagers on {ROW} places", state.row.len())); // NN-SETUP-12
        }
        for good in Good::ALL {
            let at = good as usize;
            let row = state.row.iter().filter(|other| **other == good).count() as u16;
            let bot = state.bot.iter().map(|bot| u16::from(bot.villagers[at])).sum::<u16>();
            let homes = players().map(|player| player.count(good.into())).sum::<u16>();
            let all = row + u16::from(state.villagers[at]) + homes + bot;
            if begun && all != u16::from(book.season.villagers[at]) {
                broken.push(format!("there are {all} villagers who make {}", good.thing().plural()));
            }
        }
        let Some(chapter) = self.chapter().filter(|_| begun && state.phase != Phase::Between) else { return };
        let all = |who: Villager| players().map(|player| player.count(who)).sum::<u16>();
        let glogos = u16::from(chapter.glogos[0]) * state.players.len() as u16 + u16::from(chapter.glogos[1]);
        if all(Villager::Glogo) + u16::from(state.props.glogos) != glogos {
            broken.push(format!("there are not {glogos} glogos"));
        }
        if all(Villager::Lab) + u16::from(state.props.lab) != u16::from(chapter.lab) {
            broken.push("the lab monster is there twice, or not at all".to_owned());
        }
        let enemies = &state.props.enemies;
        if has_twice(enemies) || enemies.iter().any(|at| usize::from(*at) >= chapter.enemies.len()) {
            broken.push("an enemy that this chapter does not have".to_owned());
        }
        if usize::from(state.props.ship) >= chapter.ship.len().max(1) {
            broken.push("props.ship: farther than the ship goes".to_owned());
        }
    }

    /// What lies on the map.
    fn check_board(&self, broken: &mut Vec<String>) {
        if !self.begun() {
            return;
        }
        let (book, state) = (&self.book, &self.state);
        let spaces = &book.map(state.side).spaces;
        let places: BTreeSet<_> = state.scrolls.iter().map(|id| id.any()).collect();
        let scrolls = spaces.iter().filter(|space| space.scroll).count();
        if state.scrolls.len() != scrolls || places.len() != scrolls {
            broken.push(format!("{scrolls} different locations lie on scrolls"));
        }
        if state.enemies.iter().zip(stacks(state.players.len())).any(|(left, all)| *left > all) {
            broken.push("more enemies than there were".to_owned());
        }
        if state.letters.iter().filter(|left| **left).count() > state.searches.len() {
            broken.push("a letter without a search token".to_owned());
        }
        let guests = self.chapter().map_or(0, |chapter| chapter.hire.len());
        if state.shop.iter().any(|row| row.len() > SHOP) || state.hire.len() > HIRE + guests {
            broken.push("shop, hire: more cards than places for them".to_owned()); // NN-SETUP-13, NN-SETUP-18
        }
    }

    /// A hero action, a combat and a story belong to whoever is on turn, and to each other.
    fn check_actions(&self, broken: &mut Vec<String>) {
        let mut holds = |sound: bool, why: &str| {
            if !sound {
                broken.push(why.to_owned());
            }
        };
        let busy = self.act.is_some() || self.fight.is_some() || self.reading.is_some();
        holds(!busy || self.phase == Phase::Actions, "somebody acts outside of the actions of a season");
        let player = self.player(self.active);
        let enemy = || self.enemy_at(player.at);
        holds(!self.act.is_some_and(|act| act.fights) || enemy().is_some(), "a combat against nobody");
        if let Some(reading) = &self.reading {
            let found = match (reading.source, self.book.tales.as_ref().filter(|_| self.chapter > 0)) {
                (Found::Letter(letter), Some(tales)) if self.letters[usize::from(letter)] => {
                    Some(tales.letter(self.chapter, player.hero, letter))
                }
                (Found::Mission, Some(_)) => player.mission,
                _ => None,
            };
            let choices = &self.book.story(reading.here()).choices;
            let fought = reading.fought.map(|place| choices.get(usize::from(place)).and_then(|c| c.test));
            let fights = fought.is_none_or(|test| matches!(test, Some(Test::Combat(_))));
            let sound = found == Some(reading.here()) && !choices.is_empty() && fights;
            holds(sound, "a story that cannot be read now");
            if let Some(why) = Self::misread(&self.book, reading) {
                holds(false, &format!("reading.{why}"));
            }
        }
        let spaces = self.book.map(self.side).spaces.len();
        holds(self.act.is_none_or(|act| usize::from(act.from) < spaces), "act.from: there is no such space");
        let sound = match self.fight.map(|fight| fight.against) {
            Some(Rival::Story(_)) => self.reading.as_ref().is_some_and(|reading| reading.fought.is_some()),
            Some(Rival::Quest(card)) => {
                self.book.quests[card].fight.is_some() && player.played.contains(&card)
            }
            Some(here @ (Rival::Level(_) | Rival::Guest(_))) => enemy() == Some(here),
            None => true,
        };
        holds(sound, "a combat against nobody");
        let stands = || self.fight.is_none_or(|fight| fight.dealt < self.strength(fight.against).0);
        holds(!sound || stands(), "fight.dealt: the enemy is beaten"); // NN-FIGHT-09
    }

    fn check_player(&self, seat: Seat, broken: &mut Vec<String>) {
        let (book, player, at) = (&self.book, self.player(seat), seat.index() + 1);
        let mut holds = |sound: bool, why: &str| {
            if !sound {
                broken.push(format!("seat {at} {why}"));
            }
        };
        holds(
            player.hearts <= self.max_hearts(seat) && player.mana <= self.max_mana(seat),
            "has more than the board holds",
        );
        let crowded = |row: u8| {
            let beds = self.row_of(seat, row).map(|id| 1 + book.buildings[id].beds).sum::<u8>();
            player.lodged(row.into()) > beds
        };
        holds(!(0..4).any(crowded), "houses more than there is room for");
        holds(player.specialists.len() <= SLOTS, "has more specialists than places for them");
        let twin = |other: &&Player| other.hero == player.hero;
        holds(self.players.iter().filter(twin).count() == 1, "is the hero of another seat"); // NN-PSET-01
        let track = LOWEST..=book.season.highest;
        holds(track.contains(&player.reputation), "has a reputation that is not on the track"); // NN-OPEN-38
        holds(!has_twice(&player.keywords), "has a keyword twice");
        let fits = |slots: &[Option<Id<Piece>>], colour| {
            slots.iter().flatten().all(|id| book.piece(*id).colour == colour)
        };
        let coloured = fits(&player.red, Colour::Red) && fits(&player.blue, Colour::Blue);
        holds(coloured, "has a piece on a slot of the other colour");
        let own = |id: Id<Piece>| book.piece(id).ability.is_none_or(|(hero, _)| hero == player.hero);
        holds(player.pieces().all(own), "has an ability of another hero");
        let missions = || book.tales.iter().flat_map(|tales| &tales.missions);
        let here = |entry| {
            let of =
                |step: &Mission| (step.entry, step.chapter, step.hero) == (entry, self.chapter, player.hero);
            missions().any(of) && self.mission_space(entry).is_some()
        };
        holds(player.mission.is_none_or(here), "has a mission that leads nowhere");
        holds(self.chapter == 0 || player.sheet.len() <= 6, "has a sheet with more than six chapters");
        let lasts = self.chapter > 0 || self.bot.is_some();
        holds(lasts || player.sheet.is_empty(), "has a sheet where no game follows another");
        let scored = player.score.iter().flat_map(|s| {
            [s.rows, s.homes, s.buildings, s.quests, s.orders, s.glogos, s.reputation.unsigned_abs()]
        });
        let coins = player.score.map_or(0, |score| score.coins);
        holds(coins <= MOST && scored.into_iter().all(|n| n < 1000), "has more points than there are");
        if self.begun() {
            let tiles = player.grid.iter().chain(&player.town).flatten().copied();
            Places::of(&book.cover.names, tiles, broken).each(book.buildings.iter(), broken);
        }
    }
}

/// Cards that are new in the book go under their decks; a scenario need not list them, nor its unbuilt tiles and villagers.
pub(crate) fn mend(book: &Book, state: &mut State, origin: Origin) -> Vec<String> {
    if state.phase == Phase::Setup {
        return Vec::new(); // Not laid out yet.
    }
    let new = fill_decks(book, state);
    for player in &mut state.players {
        let missing = book
            .buildings
            .iter()
            .filter(|tile| !player.grid.iter().chain(&player.town).flatten().any(|own| own == tile));
        let missing: Vec<_> = missing.collect();
        if origin == Origin::Scenario || player.buildings().next().is_none() {
            let free = player.grid.iter_mut().filter(|slot| slot.is_none());
            free.zip(missing).for_each(|(slot, tile)| *slot = Some(tile));
        }
    }
    if origin == Origin::Scenario {
        for good in Good::ALL {
            let at = good as usize;
            let row = state.row.iter().filter(|other| **other == good).count() as u16;
            let homes = state.players.iter().map(|player| player.count(good.into()));
            let bot = state.bot.iter().map(|bot| bot.villagers[at].into());
            let used = row + homes.chain(bot).sum::<u16>();
            state.villagers[at] = book.season.villagers[at].saturating_sub(used.min(255) as u8);
        }
    }
    origin.notes(&book.cover.names, &new)
}
