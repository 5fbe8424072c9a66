//! The toy: seats take turns, and a turn is one line of the menu. Between them the lines use everything that
//! the kernel offers to rules.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use table::{
    About, Anytime, Ask, Book, Chance, Chances, Choice, Component, Cover, Dealer, Deck, Edition, Game, Id,
    Instinct, Kind, Mode, Name, Names, Odds, Offer, Options, Or, Origin, Outcome, Pause, Pictures, Play,
    Route, Seat, Seats, Setup, Stakes, Teaching, Test, Throw, What, seats, worded, words,
};

pub const CARDS: [&str; 12] =
    ["ash", "birch", "cedar", "date", "elm", "fir", "gum", "hazel", "ivy", "juniper", "kapok", "larch"];
pub const MENU: [&str; 28] = [
    "coin",
    "number",
    "some",
    "twice",
    "only",
    "walk",
    "any",
    "race",
    "wait",
    "market",
    "each",
    "roll",
    "face",
    "draw",
    "fish",
    "peek",
    "page",
    "pick",
    "name",
    "shuffle",
    "reshuffle",
    "lamp",
    "chapter",
    "end",
    "crash",
    "lie",
    "lost",
    "empty",
];
/// The rules of these fail on purpose.
pub const FAULTY: [&str; 4] = ["crash", "lie", "lost", "empty"];
const COINS: u32 = 100;
/// The game is over when this many turns have been taken; every eighth is a night, on which nobody decides.
const TURNS: usize = 24;

pub struct ToyBook(Cover);

impl Book for ToyBook {
    fn cover(&self) -> &Cover {
        &self.0
    }

    fn chances(&self) -> Chances {
        Chances {
            sides: 6,
            dice: vec![("weather", vec!["sun", "rain", "snow"])],
            cards: (0..CARDS.len() as u16).map(Id::at).collect(),
        }
    }

    fn components(&self) -> Vec<Component> {
        vec![Component { component: "Trees".into(), book: CARDS.len(), rulebook: None }]
    }
}

pub static BOOK: LazyLock<Arc<ToyBook>> = LazyLock::new(|| book("1.0"));

/// A printing of the book.
pub fn book(version: &str) -> Arc<ToyBook> {
    let mut names = Names::default();
    CARDS.iter().for_each(|c| assert!(names.add::<Tree>(c).is_some(), "a card twice"));
    let edition = Edition { title: "Toy".into(), version: version.into(), digest: version.into() };
    let mode = Mode::new("plain", "Plain", 1..=4);
    let about = About {
        id: "toy".into(),
        title: "Toy".into(),
        tagline: "A toy.".into(),
        modes: vec![mode],
        options: vec![],
    };
    let (teaching, pictures) = (Teaching::default(), Pictures::default());
    Arc::new(ToyBook(Cover { about, names: Arc::new(names), edition, teaching, pictures }))
}

/// What its cards show.
pub enum Tree {}

impl Kind for Tree {
    const NAME: &'static str = "a tree";
}

/// The state of the toy.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub turn: usize,
    pub supply: u32,
    pub coins: Vec<u32>,
    pub deck: Deck<Tree>,
    pub hands: Vec<Vec<Id<Tree>>>,
    pub lamp: Option<Seat>,
    /// What the seats call themselves.
    pub called: Vec<Option<Name>>,
    pub asleep: Seats,
    #[serde(default)]
    pub chapter: u32,
    pub over: bool,
    #[serde(skip)]
    pub imagined_for: Option<Seat>,
}

pub struct Toy {
    book: Arc<ToyBook>,
    pub state: State,
    dealer: Dealer,
}

/// An option that is called what it is.
#[derive(Clone, Copy)]
struct Word(&'static str);

impl Choice<Toy> for Word {
    fn key(&self, _game: &Toy) -> String {
        self.0.into()
    }
    fn offer(&self, _game: &Toy) -> Offer {
        let offer = Offer::new(format!("Say {}", self.0));
        if self.0 != "lamp" {
            return offer;
        }
        let test = Test::reach("thrift", 4, 1, 1, Odds::reach(6, 1, 4));
        let stakes = Stakes::test(test).costs("oil", 2).risks("it gets dark");
        offer.at("board/lamp").grave(Some("the oil runs out".into())).stakes(stakes)
    }
    fn aside(&self) -> bool {
        self.0 == "lamp"
    }
    /// From the crossroads a walk along the lane, and one as far as the gate.
    fn routes(game: &Toy, options: &[&Self]) -> Vec<Route> {
        if !options.iter().any(|option| option.0 == "lane") {
            return vec![];
        }
        let coins = game.coins(game.active());
        let walk = |target: &str, answers: &[&str], stop: Option<&str>| Route {
            target: target.into(),
            answers: answers.iter().map(|key| (*key).into()).collect(),
            label: format!("With {coins} to {target}"),
            detail: String::new(),
            stakes: Stakes::default().costs("shoe", answers.len() as u32).some(),
            stop: stop.map(Into::into),
        };
        vec![
            walk("board/mill", &["lane", "lane", "home"], None),
            walk("board/well", &["lane"], Some("board/gate")),
        ]
    }
}

impl Instinct<Toy> for Word {
    fn weight(&self, _game: &Toy) -> u32 {
        u32::from(!FAULTY.contains(&self.0))
    }
}

impl Toy {
    fn active(&self) -> Seat {
        Seat((self.state.turn % self.state.coins.len()) as u8)
    }

    fn all(&self) -> Seats {
        seats(self.state.coins.len()).collect()
    }

    fn gain(&mut self, seat: Seat, coins: u32) {
        self.tally(coins.into(), |_| "coins".to_owned());
        let coins = coins.min(self.state.supply);
        self.state.supply -= coins;
        self.state.coins[seat.index()] += coins;
        self.tell("TOY-02", |g| {
            let gain = What::Tokens { token: "coin".into(), n: coins, from: None, to: Some(seat.place()) };
            gain.said(seat, format!("{} gains {coins}.", g.dealer.name(seat)))
        });
    }

    fn day(&mut self) -> Play<()> {
        let me = self.active();
        self.tell("TOY-01", |g| {
            What::Turn {}.said(me, format!("Turn {} is {}'s.", g.state.turn, g.dealer.name(me)))
        });
        match self.ask(me, "TOY-MENU-1 TOY-MENU-2", "What now?", MENU.map(Word))?.0 {
            "coin" => self.gain(me, 1),
            "number" => {
                let numbers = (0..=3u32).map(|n| worded(n, |_, n| (format!("coins/{n}"), n.to_string())));
                let n = self.ask(me, "TOY-NUMBER", "How many?", numbers)?.it;
                self.gain(me, n);
            }
            "some" => {
                let stones = ["red", "green", "blue"].map(Word);
                let stones = self.ask_some(me, "TOY-SOME", "Which stones?", stones, 1..=2)?;
                let list: Vec<&str> = stones.iter().map(|s| s.0).collect();
                self.tell("TOY-03", |_| words(me, format!("Stones: {}.", list.join(", "))));
                let shells = self.ask_some(me, "", "Any shells?", ["conch", "whelk"].map(Word), 0..=2)?;
                self.gain(me, (stones.len() + shells.len()) as u32);
            }
            "twice" => {
                for _ in 0..2 {
                    let yes = self.ask(me, "", "A coin?", ["yes", "no"].map(Word))?.0 == "yes";
                    self.gain(me, u32::from(yes));
                }
            }
            "only" => {
                self.ask(me, "", "There is no choice", [Word("only")])?;
                self.gain(me, 1);
            }
            "walk" => self.walk(me)?,
            "lost" => {
                self.ask(me, "TOY-LOST", "Which of these?", ["here", "there"].map(Lost))?;
            }
            "any" => self.offer(me)?,
            "race" => self.race()?,
            "wait" => self.wait(me)?,
            "market" => self.market(me)?,
            "each" => self.vote()?,
            "roll" => {
                let n = self.dealer.roll(6);
                self.tell("TOY-04", |g| {
                    Throw::of("", &g.dealer.rolled(1)).total().roll().said(me, format!("A {n}."))
                });
                self.gain(me, n);
            }
            "face" => {
                let face = self.dealer.roll_faces("weather", &["sun", "rain", "snow"], |f| f);
                self.tell("TOY-04", |g| {
                    Throw::of("", &g.dealer.rolled(1)).roll().said(me, format!("The weather: {face}."))
                });
            }
            "draw" => self.draw(me),
            "fish" => {
                let fish = self.dealer.draw_any(&self.state.deck.pile);
                self.tell("TOY-05", |_| words(me, format!("A fish: {}.", card_names(fish.as_slice()))));
            }
            "peek" => {
                let seen = self.dealer.peek(&mut self.state.deck, me, 2);
                self.tell_only(me, "TOY-09", |_| words(me, format!("On top: {}.", card_names(&seen))));
            }
            "page" => self.dealer.turn_page(),
            "pick" => {
                let all: Vec<Seat> = self.all().into();
                let lucky = self.dealer.pick(&all);
                self.gain(lucky, 1);
            }
            "name" => {
                let offered =
                    ["Ada", "Bo Peep", "Cy", "Di", "Ed"].map(|name| Name::new(name).expect("a name"));
                let taken = self.state.called.iter().flatten().cloned().collect();
                let name = self.ask_name(me, "TOY-NAME", "What is your name?", offered, taken)?;
                self.tell("TOY-NAME", |_| words(me, format!("That is {name}.")));
                self.state.called[me.index()] = Some(name);
            }
            "shuffle" => self.dealer.shuffle(&mut self.state.deck),
            "reshuffle" => {
                self.state.deck.discards.append(&mut self.state.hands[me.index()]);
                self.dealer.reshuffle(&mut self.state.deck);
            }
            "lamp" => self.state.lamp = if self.state.lamp == Some(me) { None } else { Some(me) },
            "chapter" => self.state.chapter += 1,
            "end" => {
                self.state.over = true;
                return Err(Pause::Over);
            }
            "crash" => panic!("the toy broke"),
            "lie" => return Err(Pause::Over),
            _ => {
                let nothing: [Word; 0] = [];
                self.ask(me, "TOY-EMPTY", "Which of nothing?", nothing)?;
            }
        }
        Ok(())
    }

    fn draw(&mut self, me: Seat) {
        let Some(card) = self.dealer.draw(&mut self.state.deck) else { return };
        self.state.hands[me.index()].push(card);
        self.tell("TOY-05", |g| {
            let drawn = What::Card { card: None, from: None, to: Some(me.place()) };
            drawn.said(me, format!("{} draws a card.", g.dealer.name(me)))
        });
        self.tell_only(me, "TOY-05", |_| words(me, format!("You drew {}.", card_names(&[card]))));
    }

    /// Up to three steps along the lane; meanwhile everybody may toss coins.
    fn walk(&mut self, me: Seat) -> Play<()> {
        for _ in 0..3 {
            let word = self.choose(me, "TOY-WALK", "Where to?", |_| menu(&["lane", "home"]))?;
            if word.is_some_and(|word| word.0 == "home") {
                break;
            }
        }
        Ok(())
    }

    /// The others may object, each once, until the active seat has settled it.
    fn offer(&mut self, me: Seat) -> Play<()> {
        let mut others = self.all().without(me);
        loop {
            let prompt = |_: &Toy, seat: Seat| format!("A deal, seat {}?", seat.0);
            let options = |_: &Toy, seat| menu(if seat == me { &["yes", "no"] } else { &["object"] });
            let (seat, word) = self.ask_any("TOY-ANY", prompt, me.into(), others, options)?;
            if seat == me {
                self.gain(me, u32::from(word.0 == "yes"));
                return Ok(());
            }
            others.remove(seat);
            self.tell("TOY-06", |g| words(seat, format!("{} objects.", g.dealer.name(seat))));
        }
    }

    /// Three times, whoever grabs first has it.
    fn race(&mut self) -> Play<()> {
        for _ in 0..3 {
            let prompt = |_: &Toy, _| "Grab it!".into();
            let (seat, _) = self.ask_any("", prompt, self.all(), Seats::NONE, |_, _| menu(&["grab"]))?;
            self.gain(seat, 1);
        }
        Ok(())
    }

    /// Five times, nothing to do but to go on, unless somebody else interrupts.
    fn wait(&mut self, me: Seat) -> Play<()> {
        for _ in 0..5 {
            let prompt = |_: &Toy, _| "Still there?".into();
            let options = |_: &Toy, seat| menu(if seat == me { &["go-on"] } else { &["interrupt"] });
            let (seat, _) = self.ask_any("", prompt, me.into(), self.all().without(me), options)?;
            self.gain(seat, 1);
        }
        Ok(())
    }

    /// The active seat may buy a hat, which takes all coins it has; meanwhile everybody may toss coins.
    fn market(&mut self, me: Seat) -> Play<()> {
        let (by, word) = self.ask_until(|g| {
            let options = |g: &Toy, seat: Seat| {
                let own = if seat == me { &["leave", "hat"][..1 + g.coins(me).min(1) as usize] } else { &[] };
                Or::list(menu(own), g.beside(seat))
            };
            let prompt = |g: &Toy, seat: Seat| format!("The market. You have {}.", g.coins(seat));
            g.ask_any("TOY-ANYTIME", prompt, me.into(), g.all().without(me), options)
        })?;
        self.tell("TOY-ANYTIME", |g| words(by, format!("{}: {}.", g.dealer.name(by), word.0)));
        if word.0 == "hat" {
            self.state.supply += std::mem::take(&mut self.state.coins[me.index()]);
        }
        Ok(())
    }

    fn coins(&self, seat: Seat) -> u32 {
        self.state.coins[seat.index()]
    }

    /// A secret vote; whoever votes like the first seat gets three coins.
    fn vote(&mut self) -> Play<()> {
        let offers = self.all().iter().map(|seat| (seat, menu(&["red", "blue"]))).collect();
        let votes = self.ask_each("TOY-EACH", |_, _| "Your vote?".into(), offers)?;
        let list: Vec<&str> = votes.iter().map(|(_, w)| w.0).collect();
        self.tell("TOY-07", |_| words(None, format!("The votes: {}.", list.join(", "))));
        let like_first: Vec<Seat> = votes.iter().filter(|v| v.1.0 == list[0]).map(|v| v.0).collect();
        like_first.into_iter().for_each(|seat| self.gain(seat, 3));
        Ok(())
    }
}

/// Its route begins with nothing that is offered.
struct Lost(&'static str);

impl Choice<Toy> for Lost {
    fn key(&self, _game: &Toy) -> String {
        self.0.into()
    }
    fn offer(&self, _game: &Toy) -> Offer {
        Offer::new(self.0)
    }
    fn routes(_game: &Toy, _options: &[&Self]) -> Vec<Route> {
        let answers = vec!["home".into()];
        let (label, detail) = (String::new(), String::new());
        vec![Route { target: "board/mill".into(), answers, label, detail, stakes: None, stop: None }]
    }
}

impl Instinct<Toy> for Lost {}

/// A coin to the active seat, or from there into the well.
#[derive(Clone, Copy)]
pub struct Toss;

impl Choice<Toy> for Toss {
    fn key(&self, _game: &Toy) -> String {
        "toss".into()
    }
    fn offer(&self, _game: &Toy) -> Offer {
        let offer = Offer::new("Toss a coin").detail("it is gone").warning("the well is deep");
        let stakes = Stakes::default().costs("coin", 1);
        offer.at("board/well").grave(Some("the well is deep".into())).stakes(stakes).secret()
    }
}

impl Instinct<Toy> for Toss {
    fn weight(&self, _game: &Toy) -> u32 {
        7
    }
}

impl Anytime for Toy {
    type Aside = Toss;
    type Stop = Pause;

    fn asides(&self, seat: Seat) -> Options<Toss> {
        (self.coins(seat) > 0).then_some(Toss).into_iter().collect()
    }

    fn do_aside(&mut self, by: Seat, _: Toss) -> Play<()> {
        let me = self.active();
        self.state.coins[by.index()] -= 1;
        if by == me {
            self.state.supply += 1;
        } else {
            self.state.coins[me.index()] += 1;
        }
        self.tell("TOY-ANYTIME", |g| words(by, format!("{} tosses a coin.", g.dealer.name(by))));
        Ok(())
    }
}

impl Game for Toy {
    type Book = ToyBook;
    type State = State;
    type View<'a> = Value;

    table::parts!();

    fn fresh(_book: &ToyBook, setup: &Setup, chance: &mut Chance) -> Result<State, String> {
        let players = setup.seats.len();
        let mut deck = Deck::new((0..CARDS.len() as u16).map(Id::at));
        chance.shuffle(&mut deck.pile);
        Ok(State {
            turn: 0,
            supply: COINS,
            coins: vec![0; players],
            deck,
            hands: vec![vec![]; players],
            lamp: Some(Seat(0)),
            called: vec![None; players],
            asleep: Seats::NONE,
            chapter: 0,
            over: false,
            imagined_for: None,
        })
    }

    fn step(&mut self) -> Play<()> {
        if self.state.turn % 8 == 7 {
            let n = self.dealer.roll(6);
            self.tell("TOY-08", |_| words(None, format!("A night of {n} hours.")));
        } else {
            self.day()?;
        }
        self.state.turn += 1;
        Ok(())
    }

    fn chapter(state: &State) -> u32 {
        state.chapter
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = self.state.coins.iter().map(|c| f64::from(*c)).collect();
        let ended = self.state.over || self.state.turn >= TURNS;
        ended.then(|| Outcome { result: "ended".into(), text: "It ended.".into(), scores, rounds: 1 })
    }

    fn view(&self, seat: Option<Seat>) -> Value {
        let State { turn, coins, deck, hands, lamp, .. } = &self.state;
        let hand = seat.map(|s| card_names(&hands[s.index()]));
        let seen: Vec<Id<Tree>> = seat.map(|s| deck.seen_by(s).map(|(_, c)| c).collect()).unwrap_or_default();
        let sizes: Vec<usize> = hands.iter().map(Vec::len).collect();
        json!({ "turn": turn, "coins": coins, "pile": deck.len(), "hands": sizes, "lamp": lamp,
                "discards": card_names(&deck.discards), "hand": hand, "seen": card_names(&seen) })
    }

    fn picture(&self, seat: Option<Seat>) -> String {
        serde_json::to_string(&self.view(seat)).expect("plain data")
    }

    fn hides_something(&self, seat: Seat) -> bool {
        !self.state.hands[seat.index()].is_empty() || self.state.deck.seen_by(seat).next().is_some()
    }

    fn imagine(&mut self, seat: Seat, chance: &mut Chance) {
        let State { deck, hands, .. } = &mut self.state;
        deck.imagine(seat, chance);
        for other in (0..hands.len()).filter(|&i| i != seat.index()) {
            for card in &mut hands[other] {
                let unseen: Vec<usize> =
                    (0..deck.len()).filter(|&i| !deck.has_seen(seat, deck.pile[i])).collect();
                if !unseen.is_empty() {
                    let place = unseen[chance.below(unseen.len() as u32) as usize];
                    std::mem::swap(card, &mut deck.pile[place]);
                }
            }
        }
        self.state.imagined_for = Some(seat);
    }

    /// A half for having been imagined, and a little for coins and for which card was drawn last.
    fn score(&self, seat: Seat) -> f64 {
        let dream = if self.state.imagined_for == Some(seat) { 0.5 } else { 0.0 };
        let card = self.state.hands[seat.index()].last().map_or(0.0, |c| (c.index() + 1) as f64);
        dream + f64::from(self.state.coins[seat.index()]) / 1_000.0 + card / 100_000.0
    }

    fn broken_laws(&self) -> Vec<String> {
        let State { supply, coins, deck, hands, .. } = &self.state;
        let mut cards: Vec<usize> =
            deck.cards().chain(hands.iter().flatten().copied()).map(Id::index).collect();
        cards.sort_unstable();
        let cards_lost = (!cards.into_iter().eq(0..CARDS.len())).then(|| "a card got lost".to_owned());
        let coins = supply + coins.iter().sum::<u32>();
        let coins_lost = (coins != COINS).then(|| format!("there are {coins} coins, not {COINS}"));
        cards_lost.into_iter().chain(coins_lost).collect()
    }

    /// In a scenario, a card in a hand is no longer in the pile.
    fn players_in(state: &Value) -> Option<usize> {
        Some(state.get("coins")?.as_array()?.len())
    }

    fn mend(book: &ToyBook, state: &mut State, origin: Origin) -> Vec<String> {
        if origin != Origin::Scenario {
            return vec![];
        }
        let held: Vec<Id<Tree>> = state.hands.iter().flatten().copied().collect();
        state.deck.pile.retain(|card| !held.contains(card));
        held.iter()
            .map(|card| format!("\"{}\" was taken out of the pile.", book.names().name(*card)))
            .collect()
    }
}

fn menu(list: &[&'static str]) -> Options<Word> {
    list.iter().map(|w| Word(w)).collect()
}

fn card_names(cards: &[Id<Tree>]) -> String {
    cards.iter().map(|c| CARDS[c.index()]).collect::<Vec<_>>().join(" ")
}
