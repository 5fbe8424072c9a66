//! Setup of a new campaign (SG-SETUP, SG-STORE).

use crate::book::{Book, Quest, Room, Thing};
use crate::rules::picks::OfUs;
use crate::state::{Achievements, Mate, Owned, Phase, Player, State};
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Deck, Id, Options, Play, Scenes, Seat, Setup, What, words};

/// The cards that are in play from the start (SG-SETUP-13).
const STARTING: usize = 4;

/// A box that was just opened: the campaign is laid out in the first step.
pub(crate) fn fresh(book: &Book, setup: &Setup) -> State {
    let is = |key: &str, value: &str| setup.option(key) == Some(value);
    let company = setup.option("company").and_then(|n| n.parse::<usize>().ok()).unwrap_or(setup.seats.len());
    let players = (0..setup.seats.len()).map(|at| Player { present: at < company, ..Player::default() });
    closed(book, setup.mode == "brutal", is("fate", "die"), players.collect(), Achievements::default())
}

fn closed(book: &Book, brutal: bool, die: bool, players: Vec<Player>, sheet: Achievements) -> State {
    let start = book.locations.iter().find(|l| l.number == book.ship.start).expect("the loader checked it");
    State {
        brutal,
        die,
        phase: Phase::Setup,
        turn: 0,
        active: Seat(0),
        players,
        crew: std::array::from_fn(|_| Mate::default()), // SG-SETUP-08
        sharing: None,
        region: start.region, // SG-SETUP-02
        damage: [0; 6],
        room: None::<Room>, // SG-SETUP-04
        order: None,
        stores: [0; 6],
        xp: 0,
        xp_spent: 0,
        abilities: Deck::default(),
        fate: None,
        events: Deck::default(),
        box_events: Deck::default(),
        box_lost: Vec::new(),
        ongoing: Vec::new(),
        pass: 1,
        market: Deck::default(),
        stall: Vec::new(),
        searches: Deck::default(),
        adventures: Vec::new(),
        quests: Vec::new(),
        used_quests: Vec::new(),
        explore: 0,
        scenes: Scenes::default(),
        reading: None,
        put_off: None,
        combat: None,
        voyage: None,
        port: None,
        challenge: None,
        spent: Vec::new(),
        spent_levels: Vec::new(),
        owed: 0,
        defeats: 0,
        ending: None,
        stops: Vec::new(),
        sheet,
        journeys: Vec::new(),
    }
}

/// The mode of a new campaign (SG-SETUP-25), and that of the last one, which bots keep.
#[derive(Clone, Copy)]
pub(crate) struct NewMode {
    pub brutal: bool,
    pub before: bool,
}

/// A quest that earlier campaigns have unlocked.
#[derive(Clone, Copy)]
pub(crate) struct Unlocked(pub Id<Quest>);

impl SleepingGods {
    pub(crate) fn lay_out(&mut self) -> Play<(), Halt> {
        let first = self.seats().next().unwrap_or(Seat(0));
        self.tell("SG-SETUP-02", |g| {
            What::Move { piece: "ship".to_owned(), path: vec![g.region_key(g.region)] }.unsaid(None)
        });
        self.choose_first(first, "SG-SETUP-11")?;
        self.unlock()?;
        let book = self.book.clone();
        self.share_crew(); // SG-SETUP-06, SG-SETUP-07
        let SleepingGods { state, dealer, .. } = self;
        state.abilities = Deck::new(book.abilities.iter());
        dealer.shuffle(&mut state.abilities); // SG-SETUP-10
        // SG-SETUP-12, SG-SETUP-13
        let starting = book.market.iter().take(STARTING);
        state.adventures = starting.map(|card| Owned { card, command: 0, bearer: None }).collect();
        state.market = Deck::new(book.market.iter().skip(STARTING));
        dealer.shuffle(&mut state.market);
        state.searches = Deck::new(book.searches.iter());
        dealer.shuffle(&mut state.searches); // SG-SETUP-20
        state.box_events = Deck::new(book.events.iter().map(|event| event.entry));
        self.build_events();
        self.tell("SG-SETUP-24", |g| {
            let mode = if g.brutal { "brutal" } else { "normal" };
            words(None, format!("A new journey begins, in {mode} mode."))
        });
        self.gain(Thing::Coin, 3, "SG-SETUP-05");
        self.gain(Thing::Grain, 1, "SG-SETUP-05");
        for card in book.market.iter().take(STARTING) {
            self.tell("SG-SETUP-13", |g| g.moved(card, None, Some("locker".to_owned())).unsaid(None));
        }
        for seat in self.seats().collect::<Vec<_>>() {
            self.gain_command(seat, 1, "SG-SETUP-21");
            self.draw_cards(seat, 1, "SG-SETUP-21")?;
        }
        self.phase = Phase::Start;
        Ok(())
    }

    /// SG-SETUP-11, SG-LOAD-11
    pub(crate) fn choose_first(&mut self, by: Seat, rules: &'static str) -> Play<(), Halt> {
        let seats = |g: &Self| g.seats().map(OfUs).collect();
        let first = self.choose(by, rules, "Who is the first player?", seats)?;
        self.active = first.map_or(by, |OfUs(seat)| seat);
        Ok(())
    }

    /// SG-SETUP-26, SG-ACH-04, SG-ACH-10, SG-OPEN-62
    fn unlock(&mut self) -> Play<(), Halt> {
        let have = self.achievements();
        let earned = |id: &Id<Quest>| self.book.quests[*id].unlock.is_some_and(|n| usize::from(n) <= have);
        let unlocked: Options<Unlocked> = self.book.quests.iter().filter(earned).map(Unlocked).collect();
        if unlocked.is_empty() {
            return Ok(());
        }
        let n = unlocked.len();
        let chosen = self.ask_some(
            self.active,
            "SG-SETUP-26 SG-ACH-10",
            "Which unlocked quests do you use?",
            unlocked,
            0..=n,
        )?;
        for Unlocked(quest) in chosen {
            self.gain_quest(quest, "SG-OPEN-62");
        }
        Ok(())
    }

    /// SG-RESET-01, SG-RESET-02, SG-RESET-03, SG-RESET-04, SG-RESET-05, SG-RESET-06, SG-SETUP-25
    pub(crate) fn reset(&mut self) -> Play<(), Halt> {
        let before = self.brutal;
        let modes = |_: &Self| [false, true].map(|brutal| NewMode { brutal, before }).into_iter().collect();
        let prompt = "In which mode do you play the new campaign?";
        let chosen = self.choose(self.active, "SG-SETUP-25", prompt, modes)?;
        let brutal = chosen.map_or(before, |mode| mode.brutal);
        let present = |p: &Player| p.present != p.changing; // whoever wanted to come or go does so now
        let players =
            self.players.iter().map(|p| Player { present: present(p), ..Player::default() }).collect();
        let (journeys, scenes) = (std::mem::take(&mut self.journeys), std::mem::take(&mut self.scenes));
        let sheet = std::mem::take(&mut self.sheet);
        self.state = closed(&self.book, brutal, self.die, players, sheet);
        (self.journeys, self.scenes) = (journeys, scenes);
        self.tell("SG-RESET-01", |_| {
            What::Cleared {}.said(None, "Everything but the achievement sheet goes back into the box.")
        });
        Ok(())
    }
}
