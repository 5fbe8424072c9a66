//! A table that is rebuilt from what was told alone. Random games of a title are played, and after every answer the rebuilt
//! table is compared with the real one: whatever changed without an event that carries it fails here.
//!
//! A game's own `told.rs` says what its state looks like on a table. It takes the state apart without
//! `..`, so that a new field does not compile until somebody has said whether it is told, and if not, why.
//!
//! `SEED=N` begins elsewhere, `SOAK=N` plays for N seconds.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};
use table::{Book, Chance, Event, Game, Mode, Offered, Question, Seat, Seats, Setup, Table, What};

/// For how many answers a table is followed.
const FOLLOWED: usize = 500;
/// Enough for more than one session of a campaign.
const SESSIONS: usize = 3_000;
/// With so many answers in all, it has been tried.
const ENOUGH: usize = 10_000;

/// What lies on a table, as events name it.
#[derive(Default)]
pub struct Picture {
    /// Tokens and cards, by place.
    lies: BTreeMap<(String, String), u32>,
    /// Pieces, and where they stand.
    stands: BTreeMap<String, String>,
    /// Tracks, and where their markers are; those at 0 are not listed.
    tracks: BTreeMap<String, i32>,
    /// Places that events name where nothing is laid out: decks, the box.
    pub decks: &'static [&'static str],
}

impl Picture {
    /// Tokens lie somewhere.
    pub fn tokens(&mut self, place: impl Into<String>, token: impl Into<String>, n: impl Into<u32>) {
        let n = n.into();
        if n > 0 {
            *self.lies.entry((place.into(), token.into())).or_default() += n;
        }
    }

    /// A card lies somewhere, perhaps turned over.
    pub fn card(&mut self, place: impl Into<String>, card: &str, turned: bool) {
        self.tokens(place, side(card, turned), 1u32);
    }

    /// A piece stands somewhere.
    pub fn piece(&mut self, piece: impl Into<String>, place: impl Into<String>) {
        self.stands.insert(piece.into(), place.into());
    }

    /// A marker stands on a track.
    pub fn track(&mut self, track: impl Into<String>, at: impl Into<i32>) {
        let (track, at) = (track.into(), at.into());
        self.tracks.remove(&track);
        if at != 0 {
            self.tracks.insert(track, at);
        }
    }

    /// Changes what an event says has changed. Which card it is, those are told who may know it.
    fn hear(&mut self, event: &Event, decks: &[&str]) -> Result<(), String> {
        let on_table =
            |place: &Option<String>| place.clone().filter(|place| !decks.contains(&place.as_str()));
        match &event.what {
            What::Tokens { n: 0, .. } => Err("nothing changes place".to_owned()),
            What::Track { from, to, .. } if from == to => Err("nothing changes".to_owned()),
            What::Tokens { token, n, from, to } => self.shift(token, *n, on_table(from), on_table(to)),
            What::Card { card: None, .. } => Ok(()),
            What::Card { card: Some(card), from, to } => self.lay(card, on_table(from), on_table(to)),
            What::Move { piece, path } => {
                let stood = self.stands.get(piece);
                if stood.is_some_and(|at| path.first() != Some(at)) {
                    return Err(format!("it stood on {}", stood.expect("just seen")));
                }
                self.stands.remove(piece);
                self.stands.extend(on_table(&path.last().cloned()).map(|place| (piece.clone(), place)));
                Ok(())
            }
            What::Track { track, from, to } => {
                let stood = self.tracks.get(track).copied().unwrap_or(0);
                if stood != *from {
                    return Err(format!("it stood at {stood}"));
                }
                self.track(track, *to);
                Ok(())
            }
            What::Cleared {} => {
                *self = Picture::default();
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn shift(&mut self, thing: &str, n: u32, from: Option<String>, to: Option<String>) -> Result<(), String> {
        let at = |place: Option<String>| Some((place?, thing.to_owned()));
        take(&mut self.lies, at(from), n)?;
        put(&mut self.lies, at(to), n);
        Ok(())
    }

    /// Whichever side of it is up; from a place to the same place it is turned over.
    fn lay(&mut self, card: &str, from: Option<String>, to: Option<String>) -> Result<(), String> {
        let lies = |place: &String| self.lies.contains_key(&(place.clone(), side(card, true)));
        let turned = from.as_ref().is_some_and(lies);
        let turned_now = turned != (from == to);
        self.shift(&side(card, turned), 1, from, None)?;
        self.shift(&side(card, turned_now), 1, None, to)
    }

    /// Everything, for comparison: what it is, and where or how much.
    fn lines(&self) -> BTreeMap<String, String> {
        let lies = self.lies.iter().map(|((place, thing), n)| (format!("{thing} at {place}"), n.to_string()));
        let stands = self.stands.iter().map(|(piece, at)| (format!("the piece {piece}"), at.clone()));
        let tracks = self.tracks.iter().map(|(track, at)| (format!("the track {track}"), at.to_string()));
        lies.chain(stands).chain(tracks).collect()
    }
}

fn side(card: &str, turned: bool) -> String {
    format!("{card}{}", if turned { ", turned" } else { "" })
}

fn put<K: Ord>(lies: &mut BTreeMap<K, u32>, at: Option<K>, n: u32) {
    if let Some(at) = at {
        *lies.entry(at).or_default() += n;
    }
}

fn take<K: Ord>(lies: &mut BTreeMap<K, u32>, at: Option<K>, n: u32) -> Result<(), String> {
    let Some(at) = at else { return Ok(()) };
    let left = lies.get(&at).copied().unwrap_or(0);
    match left.checked_sub(n) {
        None => return Err(format!("there were only {left}")),
        Some(0) => drop(lies.remove(&at)),
        Some(left) => drop(lies.insert(at, left)),
    }
    Ok(())
}

/// What several seats are told, each in an event of its own, happened once.
fn once(events: &[Event]) -> impl Iterator<Item = &Event> {
    let again = |at: usize| {
        let (one, before) = (&events[at], at.checked_sub(1).map(|before| &events[before]));
        before.is_some_and(|b| {
            b.seat.is_some() && one.seat > b.seat && Event { seat: b.seat, ..one.clone() } == *b
        })
    };
    (0..events.len()).filter(move |at| !again(*at)).map(|at| &events[at])
}

/// A card that only some may know is told to the others without its name, or as one of so many: they see that it moves.
fn seen_by_all(events: &[Event], event: &Event, all: Seats) -> Result<(), String> {
    let What::Card { from, to, .. } = &event.what else { return Ok(()) };
    let twin = |e: &Event| match &e.what {
        What::Card { from: f, to: t, .. } | What::Tokens { from: f, to: t, .. } => (f, t) == (from, to),
        _ => false,
    };
    let sees = |seat: Seat| events.iter().any(|e| e.seat.is_none_or(|s| s == seat) && twin(e));
    if all.iter().all(sees) { Ok(()) } else { Err("the others do not see the card move".to_owned()) }
}

/// What is different, line by line.
fn differences(told: &Picture, real: &Picture) -> String {
    let (told, real) = (told.lines(), real.lines());
    let mut all: Vec<&String> = told.keys().chain(real.keys()).collect();
    all.sort();
    all.dedup();
    let nothing = "nothing".to_owned();
    let of = |lines: &'_ BTreeMap<String, String>, key| lines.get(key).unwrap_or(&nothing).clone();
    let differs = all.into_iter().filter(|key| told.get(*key) != real.get(*key));
    differs.map(|key| format!("  {key}: {} was told, {} it is\n", of(&told, key), of(&real, key))).collect()
}

/// Plays every mode with every number of players, and compares.
pub fn check_told<G: Game>(book: impl Into<Arc<G::Book>>, pictured: fn(&G::Book, &G) -> Picture) {
    let number = |name: &str| std::env::var(name).ok().map(|n| n.parse::<u64>().expect("a number"));
    let book = book.into();
    let about = book.about();
    let players = |mode: &Mode| mode.players_min..=mode.players_max;
    let tables: Vec<(&Mode, usize)> =
        about.modes.iter().flat_map(|mode| players(mode).map(move |n| (mode, n))).collect();
    let first = number("SEED").unwrap_or(0);
    let until = Instant::now() + Duration::from_secs(number("SOAK").unwrap_or(0));
    let (mut seed, mut answers) = (first, 0);
    while answers < ENOUGH || Instant::now() < until {
        let (mode, players) = tables[seed as usize % tables.len()];
        let mut chance = Chance::new(seed);
        let mut setup = Setup::new(&about.id, &mode.id, players, seed);
        for option in about.options.iter().filter(|o| o.modes.is_empty() || o.modes.contains(&mode.id)) {
            let value = &option.values[chance.below(option.values.len() as u32) as usize].value;
            setup.options.insert(option.key.clone(), value.clone());
        }
        let most = if mode.campaign && seed.is_multiple_of(3) { SESSIONS } else { FOLLOWED };
        answers += follow(&book, setup, &mut chance, most, pictured);
        seed += 1;
    }
}

fn follow<G: Game>(
    book: &Arc<G::Book>,
    setup: Setup,
    chance: &mut Chance,
    most: usize,
    pictured: fn(&G::Book, &G) -> Picture,
) -> usize {
    let all = setup.all();
    let at = format!("{}, {} players, SEED={}", setup.mode, setup.seats.len(), setup.seed);
    let mut table: Table<G> = Table::new(book.clone(), setup).unwrap_or_else(|e| panic!("{at}: {e}"));
    let mut told = Picture::default();
    for n in 0..most {
        let events = table.take_events();
        let heard =
            || events.iter().map(|e| format!("  {:?} {:?} {}\n", e.seat, e.what, e.text)).collect::<String>();
        let real = pictured(book, table.game());
        for event in once(&events) {
            let heard_of = told.hear(event, real.decks).and_then(|()| seen_by_all(&events, event, all));
            heard_of.unwrap_or_else(|why| panic!("{at}, answer {n}: {why}: {event:?}\n{}", heard()));
        }
        let wrong = differences(&told, &real);
        let last = table.log().last();
        assert!(wrong.is_empty(), "{at}, answer {n}, {last:?}:\n{wrong}told:\n{}", heard());
        if table.outcome().is_some() {
            return n;
        }
        let (seat, id, keys) = answer(table.questions(), chance);
        table.answer(seat, id, &keys).unwrap_or_else(|e| panic!("{at}: {e}"));
    }
    most
}

/// Any of the answers, or one that somebody without a plan would give. What may be done at any time is taken now and then: there is
/// so much of it that games would get nowhere.
fn answer(questions: &[Question], chance: &mut Chance) -> (Seat, u32, Vec<String>) {
    let waited_for: Vec<&Question> = questions.iter().filter(|q| !q.aside).collect();
    let question = match chance.below(8) {
        0 => &questions[chance.below(questions.len() as u32) as usize],
        _ => waited_for[chance.below(waited_for.len() as u32) as usize],
    };
    let mut left: Vec<&Offered> = question.options.iter().collect();
    let few = question.pick.max.min(left.len()) - question.pick.min;
    let count = question.pick.min + chance.below(few as u32 + 1) as usize;
    let by_instinct = chance.below(2) == 0;
    let mut keys = Vec::new();
    while keys.len() < count {
        let weigh = |option: &Offered| {
            let weight = if by_instinct { option.instinct + 1 } else { 1 };
            if option.aside { weight } else { 20 * weight }
        };
        let mut luck = chance.below(left.iter().map(|option| weigh(option)).sum());
        let weight = |option: &&Offered| {
            let mine = weigh(option);
            let hit = luck < mine;
            luck = luck.saturating_sub(mine);
            hit
        };
        let place = left.iter().position(weight).expect("luck is below the sum");
        keys.push(left.remove(place).key.clone());
    }
    (question.seat, question.id, keys)
}
