//! `fireside stdio`: the open seat. JSON lines in, JSON lines out; the caller speaks for every seat
//! that is not a bot's.

use crate::seating::{self, TableArgs};
use crate::{Done, Failure, files};
use bots::{Budget, Kind};
use clap::Args;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::HashSet;
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};
use table::{AnyTable, Loaded, Save, Seat};

#[derive(Args)]
pub struct StdioArgs {
    #[command(flatten)]
    table: TableArgs,
    /// Results laid out in advance: dice=4,1,6 or draw=card-id or a named die; several times if need be
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

/// What may be said on standard input, one object a line.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Request {
    Answer(Answered),
    View(ViewOf),
    Undo(Nothing),
    Redo(Nothing),
    Save(Nothing),
    State(Nothing),
    Bookmark(Named),
    Goto(Named),
    Quit(Nothing),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Answered {
    id: u32,
    keys: Vec<String>,
    /// Whoever it is for, unless a caller wants to be checked.
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ViewOf {
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Named {
    name: String,
}

pub fn stdio(args: StdioArgs) -> Done {
    let table = open(&args)?;
    let mut session = Session { table, asked: HashSet::new(), out: io::stdout().lock() };
    match session.run(io::stdin().lock()) {
        Err(e) if e.kind() != io::ErrorKind::BrokenPipe => {
            Err(Failure::Wrong(format!("the conversation broke off: {e}")))
        }
        _ => Ok(()), // whoever listened has left, or all is said
    }
}

fn open(args: &StdioArgs) -> Result<Box<dyn AnyTable>, Failure> {
    let game = args.table.game()?;
    let mut setup = args.table.setup(game.as_ref(), 4)?;
    if let Some(bots) = &args.bots {
        seating::seat_bots(&mut setup, bots)?;
    }
    seating::name_seats(&mut setup, &args.seat_names)?;
    setup.rig = seating::rig(&args.rig)?;
    let Some(path) = &args.from else {
        return game.open(setup).map_err(Failure::Call);
    };
    let text = files::read_text(path)?;
    let wrong = |e: &dyn std::fmt::Display| Failure::Wrong(format!("{}: {e}", path.display()));
    let value: Value = serde_json::from_str(&text).map_err(|e| wrong(&format!("not JSON: {e}")))?;
    let whole = ["fireside", "setup", "answers"].iter().all(|key| value.get(key).is_some());
    let opened = match whole {
        true if !args.rig.is_empty() => {
            return Err(Failure::Call(
                "the dice of a save are laid out already; --rig is for new games".to_owned(),
            ));
        }
        true => game.load(Save::read(&text).map_err(|e| wrong(&e))?),
        false => game.scenario(setup, &value),
    };
    let Loaded { table, notes } = opened.map_err(|e| wrong(&e))?;
    notes.iter().for_each(|note| eprintln!("note: {note}"));
    Ok(table)
}

struct Session<W: Write> {
    table: Box<dyn AnyTable>,
    asked: HashSet<u32>,
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
            match serde_json::from_slice::<Request>(&line) {
                Ok(Request::Quit(_)) => return Ok(()),
                Ok(request) => self.serve(request)?,
                Err(e) => {
                    self.say(&json!({ "refused": { "why": format!("this line is not a request: {e}") } }))?
                }
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
                self.table.answer(a.seat.or(asked).unwrap_or(Seat(0)), a.id, &a.keys)
            }
            Request::View(ViewOf { seat }) => {
                if let Some(seat) = seat.filter(|s| s.index() >= self.table.setup().seats.len()) {
                    return self
                        .say(&json!({ "refused": { "why": format!("there is no seat {}", seat.0) } }));
                }
                let view = self.table.view(seat);
                return self.say(&json!({ "view": view }));
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
            Err(why) => self.say(&json!({ "refused": { "why": why.to_string() } })),
        }
    }

    /// Says what is new: events, then questions. True if the game is over.
    fn report(&mut self) -> io::Result<bool> {
        loop {
            for event in self.table.take_events() {
                self.say(&json!({ "event": event }))?;
            }
            if let Some(outcome) = self.table.outcome() {
                self.say(&json!({ "over": { "outcome": outcome } }))?;
                return Ok(true);
            }
            if !answer_for_bot(self.table.as_mut(), Budget::default()) {
                break;
            }
        }
        let fresh: Vec<Value> = self
            .table
            .questions()
            .iter()
            .filter(|q| self.table.setup().seats[q.seat.index()].bot.is_none() && !self.asked.contains(&q.id))
            .map(|q| json!({ "ask": q }))
            .collect();
        for ask in fresh {
            self.say(&ask)?;
        }
        // An offer that went away and comes back is told again.
        self.asked = self.table.questions().iter().map(|q| q.id).collect();
        Ok(false)
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
