//! `fireside stdio`: the open seat. JSON lines in, JSON lines out; the caller speaks for every seat
//! that is not a bot's.

use crate::seating::{self, TableArgs};
use crate::{Done, Failure, files};
use bots::{Budget, Kind};
use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use table::{AnyTable, Loaded, Question, Save, Seat, Setup};

#[derive(Args)]
pub struct StdioArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Results fixed in advance: dice=4,1,6 or draw=card-id or a named die; can be given several times
    #[arg(long, value_name = "CHANNEL=LIST")]
    rig: Vec<String>,
    /// Start from a save, or from a scenario (a save with only what differs from a fresh setup)
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Names of the seats, in order, separated by commas
    #[arg(long, value_delimiter = ',')]
    seat_names: Vec<String>,
    /// The last N seats are bots: 2, or 2:random
    #[arg(long, value_name = "N[:KIND]")]
    bots: Option<String>,
}

/// The requests on standard input, one object per line.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    Answer(Answered),
    Ask(Of),
    View(Of),
    Scenes(Of),
    Undo(Nothing),
    Redo(Nothing),
    Save(Nothing),
    State(Nothing),
    Bookmark(Named),
    Goto(Named),
    Quit(Nothing),
}

const REQUESTS: [&str; 11] =
    ["answer", "ask", "view", "scenes", "undo", "redo", "save", "state", "bookmark", "goto", "quit"];

/// The number of players unless a number is given.
const PLAYERS: usize = 4;

/// How much of a line that is not a request is repeated.
const LINE_MAX: usize = 80;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answered {
    id: u32,
    keys: Vec<String>,
    /// The question's own seat, unless the caller wants it checked.
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Of {
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

pub fn stdio(args: StdioArgs) -> Done {
    let table = open(&args)?;
    let mut session = Session { table, told: Vec::new(), out: io::stdout().lock() };
    match session.run(io::stdin().lock()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::Wrong(format!("input or output failed: {e}")))
        }
        _ => Ok(()), // the reader has left, or everything is said
    }
}

fn open(args: &StdioArgs) -> Result<Box<dyn AnyTable>, Failure> {
    let game = args.table.game()?;
    let setup = |players: usize, mode: Option<&str>| -> Result<Setup, Failure> {
        let mode = args.table.mode.clone().or(mode.map(str::to_owned));
        let mut setup = TableArgs { mode, ..args.table.clone() }.setup(game.as_ref(), players)?;
        if let Some(bots) = &args.bots {
            seating::seat_bots(&mut setup, bots)?;
        }
        seating::name_seats(&mut setup, &args.seat_names)?;
        setup.rig = seating::rig(game.as_ref(), &args.rig)?;
        Ok(setup)
    };
    let Some(path) = &args.from else {
        return game.open(setup(PLAYERS, None)?).map_err(Failure::Call);
    };
    let text = files::read_text(path)?;
    let wrong = |e: &dyn std::fmt::Display| Failure::Wrong(format!("{}: {e}", path.display()));
    let value: Value = serde_json::from_str(&text).map_err(|e| wrong(&format!("not JSON: {e}")))?;
    let brought = game.players_in(&value);
    if let (Some(brought), Some(wanted)) = (brought, args.table.players)
        && brought != wanted
    {
        return Err(Failure::Call(format!(
            "{} is for {brought} players, but --players says {wanted}; leave --players out",
            path.display()
        )));
    }
    let whole = ["fireside", "setup", "answers"].iter().all(|key| value.get(key).is_some());
    let opened = match whole {
        true if !args.rig.is_empty() => {
            return Err(Failure::Call("a save already has its dice; --rig is for new games".to_owned()));
        }
        true => game.load(Save::read(&text).map_err(|e| wrong(&e))?),
        false => {
            let mode = value.pointer("/setup/mode").and_then(Value::as_str);
            game.scenario(setup(brought.unwrap_or(PLAYERS), mode)?, &value)
        }
    };
    let Loaded { table, notes } = opened.map_err(|e| wrong(&e))?;
    notes.iter().for_each(|note| eprintln!("note: {note}"));
    Ok(table)
}

/// Reads a request, or says what is wrong with it and which requests there are.
fn request(line: &[u8]) -> Result<Request, String> {
    serde_json::from_slice(line).map_err(|fault| {
        let why = match serde_json::from_slice(line) {
            Ok(Value::Object(said)) if said.len() == 1 => match said.keys().next() {
                Some(name) if !REQUESTS.contains(&name.as_str()) => format!("there is no `{name}`"),
                _ => fault.to_string(),
            },
            Ok(_) => "a request is an object with one name, such as {\"undo\":{}}".to_owned(),
            Err(fault) => format!("it is not JSON ({fault})"),
        };
        let mut said = String::from_utf8_lossy(line.trim_ascii()).into_owned();
        if let Some((end, _)) = said.char_indices().nth(LINE_MAX) {
            said.replace_range(end.., "…");
        }
        format!("`{said}` is not a request; {why}. Requests are {}", REQUESTS.join(", "))
    })
}

struct Session<W: Write> {
    table: Box<dyn AnyTable>,
    /// The questions that were told and not answered.
    told: Vec<u32>,
    out: W,
}

impl<W: Write> Session<W> {
    fn run(&mut self, input: impl BufRead) -> io::Result<()> {
        if self.report()? {
            return Ok(());
        }
        for line in input.split(b'\n') {
            let line = line?;
            if line.trim_ascii().is_empty() {
                continue;
            }
            match request(&line) {
                Ok(Request::Quit(_)) => return Ok(()),
                Ok(request) => self.serve(request)?,
                Err(why) => self.refuse(&why)?,
            }
            if self.report()? {
                return Ok(());
            }
        }
        Ok(())
    }

    fn serve(&mut self, request: Request) -> io::Result<()> {
        let done = match request {
            Request::Answer(a) => {
                let asked = self.table.questions().iter().find(|q| q.id == a.id).map(|q| q.seat);
                let taken = self.table.answer(a.seat.or(asked).unwrap_or(Seat(0)), a.id, &a.keys);
                if taken.is_ok() {
                    self.told.retain(|id| *id != a.id);
                }
                taken
            }
            Request::Ask(Of { seat: Some(seat) })
            | Request::View(Of { seat: Some(seat) })
            | Request::Scenes(Of { seat: Some(seat) })
                if seat.index() >= self.table.setup().seats.len() =>
            {
                return self.refuse(&format!("there is no seat {}", seat.0));
            }
            Request::Ask(Of { seat }) => {
                let open = self.open().filter(|q| seat.is_none_or(|s| s == q.seat));
                let open = json!({ "open": open.collect::<Vec<_>>() });
                return self.say(&open);
            }
            Request::View(Of { seat }) => {
                let view = self.table.view(seat);
                return self.say(&json!({ "view": view }));
            }
            Request::Scenes(Of { seat }) => {
                let scenes = self.table.scenes(seat);
                return self.say(&json!({ "scenes": scenes }));
            }
            Request::Save(_) => {
                let save = self.table.save();
                return self.say(&json!({ "save": save }));
            }
            Request::State(_) => {
                let state = self.table.state();
                return self.say(&json!({ "state": state }));
            }
            Request::Undo(_) => {
                let all = self.table.setup().all();
                self.table.undo_for(all)
            }
            Request::Redo(_) => self.table.redo(),
            Request::Bookmark(Named { name }) => {
                self.table.bookmark(&name);
                return self.say(&json!({ "bookmarked": { "name": name } }));
            }
            Request::Goto(Named { name }) => self.table.go_to_bookmark(&name),
            Request::Quit(_) => unreachable!("quit is handled by the loop"),
        };
        match done {
            Ok(()) => Ok(()),
            Err(why) => self.refuse(&why.to_string()),
        }
    }

    /// The open questions that the caller may answer.
    fn open(&self) -> impl Iterator<Item = &Question> {
        let people = self.table.setup().people();
        self.table.questions().iter().filter(move |q| people.has(q.seat))
    }

    /// Says what is new: events, what is no longer asked, then questions. True if the game is over.
    fn report(&mut self) -> io::Result<bool> {
        loop {
            for event in self.table.take_events() {
                self.say(&json!({ "event": event }))?;
            }
            if let Some(outcome) = self.table.outcome() {
                self.withdraw()?;
                self.say(&json!({ "over": { "outcome": outcome } }))?;
                return Ok(true);
            }
            if !answer_for_bot(self.table.as_mut(), Budget::default()) {
                break;
            }
        }
        self.withdraw()?;
        // A question that went away and comes back is told again.
        let fresh: Vec<Question> = self.open().filter(|q| !self.told.contains(&q.id)).cloned().collect();
        for question in fresh {
            self.say(&json!({ "ask": question }))?;
            self.told.push(question.id);
        }
        Ok(false)
    }

    /// Says which questions are gone, though nobody has answered them.
    fn withdraw(&mut self) -> io::Result<()> {
        let open: Vec<u32> = self.open().map(|q| q.id).collect();
        let (still, gone): (Vec<u32>, Vec<u32>) = self.told.iter().partition(|id| open.contains(id));
        self.told = still;
        gone.into_iter().try_for_each(|id| self.say(&json!({ "withdrawn": { "id": id } })))
    }

    fn refuse(&mut self, why: &str) -> io::Result<()> {
        self.say(&json!({ "refused": { "why": why } }))
    }

    fn say(&mut self, line: &Value) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }
}

/// Lets a bot answer, if a bot's seat is asked something that play waits for. Returns whether one did.
pub fn answer_for_bot(table: &mut dyn AnyTable, budget: Budget) -> bool {
    let bot = |seat: Seat| table.setup().seats[seat.index()].bot.as_deref().and_then(Kind::named);
    let asked = table.questions().iter().filter(|q| !q.aside).find_map(|q| Some((bot(q.seat)?, q.clone())));
    let Some((kind, question)) = asked else {
        return false;
    };
    let seed = table.setup().seed ^ (table.log().len() as u64).rotate_left(32);
    let keys = kind.answer(table, &question, budget, seed);
    table.answer(question.seat, question.id, &keys).is_ok()
}

/// A save to go on from, for `play --resume`.
pub fn resume(path: &Path, book: Option<&PathBuf>) -> Result<Loaded<Box<dyn AnyTable>>, Failure> {
    let save = files::read_save(path)?;
    let game = seating::game_of(&save, path, book)?;
    game.load(save).map_err(|e| Failure::Wrong(format!("{}: {e}", path.display())))
}
