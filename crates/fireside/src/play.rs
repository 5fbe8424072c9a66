//! `fireside play`: a game in the terminal, for one person or several around one screen.

use crate::seating::{self, TableArgs};
use crate::stdio::{answer_for_bot, resume};
use crate::style::{ERROR, QUIET, RESET, SEAT, STORY, TITLE, wrap};
use crate::{Done, Failure, files, primer, rules, stakes};
use anstream::{print, println};
use bots::Budget;
use clap::Args;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use table::{AnyTable, Event, Name, Primer, Question, Refusal, Seat, Seats, What};

#[derive(Args)]
pub struct PlayArgs {
    /// The game [default: the first that `fireside games` lists, or the save's]
    game: Option<String>,
    /// How many seats [default: 4, or as many as there are names]
    #[arg(long, short = 'n')]
    players: Option<usize>,
    /// Names of the seats, in order, separated by commas. Seats with the same name are one person's
    #[arg(long, value_delimiter = ',')]
    seat_names: Vec<String>,
    /// The last N seats are bots: 2, or 2:random
    #[arg(long, value_name = "N[:KIND]")]
    bots: Option<String>,
    /// Resume a saved game; without a file, the one saved last
    #[arg(long, value_name = "FILE", num_args = 0..=1,
          conflicts_with_all = ["players", "seat_names", "bots", "mode", "options", "seed"])]
    resume: Option<Option<PathBuf>>,
    /// Where to save [default: a new file in the user's data folder]
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// The mode of play [default: the game's first]
    #[arg(long)]
    mode: Option<String>,
    /// A table option, as `fireside games` lists them
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// The random seed [default: from the system]
    #[arg(long)]
    seed: Option<u64>,
    /// A book in a folder, instead of the one inside this program
    #[arg(long, value_name = "DIR")]
    book: Option<PathBuf>,
}

pub fn play(args: PlayArgs) -> Done {
    let (table, path) = open(&args)?;
    let primer = seating::find_game(&table.setup().game, args.book.as_ref())?.teaching().primer;
    // What Ctrl-C says: the save of the last answer is on disk, or it is not.
    let farewell = Arc::new(Mutex::new(String::new()));
    let last_words = farewell.clone();
    let _ = ctrlc::set_handler(move || {
        println!("\n{}", last_words.lock().map(|w| w.clone()).unwrap_or_default());
        std::process::exit(130);
    });
    let seats = table.setup().seats.len();
    let mut screen = Screen {
        table,
        path,
        clears: io::stdout().is_terminal() && io::stdin().is_terminal(),
        at_screen: Seats::NONE,
        private: vec![Vec::new(); seats],
        log: Vec::new(),
        board_due: true,
        farewell,
        primer,
    };
    screen.run(io::stdin().lock())
}

fn open(args: &PlayArgs) -> Result<(Box<dyn AnyTable>, PathBuf), Failure> {
    if let Some(file) = &args.resume {
        let game = args.game.clone().unwrap_or_default();
        let path = file.clone().or_else(|| files::latest_save(&game));
        let path = path.ok_or_else(|| Failure::Call("there is no saved game to resume".to_owned()))?;
        let loaded = resume(&path, args.book.as_ref())?;
        let saved = &loaded.table.setup().game;
        if !game.is_empty() && game != *saved {
            return Err(Failure::Call(format!("{} is a save of {saved}, not of {game}", path.display())));
        }
        loaded.notes.iter().for_each(|note| anstream::eprintln!("{QUIET}{note}{RESET}"));
        // The repaired game is saved from here on; the original save stays beside it.
        if !loaded.notes.is_empty() && args.save.is_none() {
            let kept =
                files::keep_copy(&path).map_err(|e| Failure::Wrong(format!("{}: {e}", path.display())))?;
            anstream::eprintln!("{QUIET}The original save is kept as {}.{RESET}", kept.display());
        }
        return Ok((loaded.table, args.save.clone().unwrap_or(path)));
    }
    let named = (!args.seat_names.is_empty()).then_some(args.seat_names.len());
    let table_args = TableArgs {
        game: args.game.clone().or_else(|| library::ids().next().map(str::to_owned)).unwrap_or_default(),
        mode: args.mode.clone(),
        players: args.players.or(named),
        options: args.options.clone(),
        seed: args.seed,
        book: args.book.clone(),
    };
    let game = table_args.game()?;
    let mut setup = table_args.setup(game.as_ref(), 4)?;
    if let Some(bots) = &args.bots {
        seating::seat_bots(&mut setup, bots)?;
    }
    seating::name_seats(&mut setup, &args.seat_names)?;
    let clock = SystemTime::now().duration_since(UNIX_EPOCH);
    setup.begun = clock.ok().and_then(|now| u32::try_from(now.as_secs()).ok());
    let table = game.open(setup).map_err(Failure::Call)?;
    let path = args.save.clone().unwrap_or_else(|| files::new_save_path(&table_args.game));
    Ok((table, path))
}

struct Screen {
    table: Box<dyn AnyTable>,
    path: PathBuf,
    /// A real terminal: the screen can be wiped behind a curtain.
    clears: bool,
    /// The seats of the person at the screen.
    at_screen: Seats,
    /// Events for single seats that their person has not seen yet.
    private: Vec<Vec<(usize, Event)>>,
    /// What was told to all, with how many answers had been given then.
    log: Vec<(usize, String)>,
    board_due: bool,
    farewell: Arc<Mutex<String>>,
    primer: Option<Primer>,
}

/// What a line typed at the prompt leads to.
enum Next {
    /// Nothing has changed: the question above is still the open one.
    Stay,
    /// Show what is open now.
    On,
    Quit,
}

impl Screen {
    fn run(&mut self, mut input: impl BufRead) -> Done {
        println!(
            "{TITLE}{}{RESET} {QUIET}type h for help, q to save and quit{RESET}\n",
            self.table.save().book.title
        );
        // A game that goes on needs no introduction.
        if self.table.log().is_empty() {
            self.show_primer();
        }
        loop {
            self.show_events();
            self.save_quietly();
            if let Some(outcome) = self.table.outcome() {
                println!("\n{}", self.table.picture(None));
                println!("{TITLE}{}{RESET}", outcome.text);
                println!("{QUIET}The game is saved in {}{RESET}", self.path.display());
                return Ok(());
            }
            if answer_for_bot(
                self.table.as_mut(),
                Budget { time: Some(Duration::from_millis(800)), ..Budget::default() },
            ) {
                continue;
            }
            let Some(question) = self.table.questions().iter().find(|q| !q.aside).cloned() else {
                return Err(Failure::Wrong("the table has no question for anybody".to_owned()));
            };
            if !self.seat_down(question.seat, &mut input) {
                return self.quit();
            }
            self.show_question(&question);
            loop {
                print!("> ");
                let _ = io::stdout().flush();
                let Some(line) = read(&mut input) else {
                    return self.quit();
                };
                match self.obey(line.trim(), &question, &mut input) {
                    Next::Stay => {}
                    Next::On => break,
                    Next::Quit => return self.quit(),
                }
            }
        }
    }

    /// Brings the right person to the screen; a curtain falls in between if somebody has something to hide.
    /// False if the input has ended.
    fn seat_down(&mut self, seat: Seat, input: &mut impl BufRead) -> bool {
        let person = self.table.setup().same_person(seat);
        if self.at_screen != person {
            let hides = |seats: Seats| seats.iter().any(|s| self.table.hides_something(s));
            let others = self.table.setup().people().iter().any(|s| !person.has(s));
            if others && (hides(self.at_screen) || hides(person)) {
                let name = self.table.setup().seats[seat.index()].name.clone();
                self.wipe();
                println!("{TITLE}~ ~ ~ the curtain falls ~ ~ ~{RESET}\n");
                print!("Hand over to {SEAT}{name}{RESET}, then press Enter. ");
                let _ = io::stdout().flush();
                if read(input).is_none() {
                    return false;
                }
                self.wipe();
                self.board_due = true;
            }
            self.at_screen = person;
        }
        for seat in person.iter() {
            for (_, event) in std::mem::take(&mut self.private[seat.index()]) {
                show_event(&event, true);
            }
        }
        true
    }

    fn show_primer(&self) {
        match &self.primer {
            Some(page) => primer::show(page, &self.table.setup().mode),
            None => println!("{QUIET}This book has no page for newcomers.{RESET}"),
        }
    }

    fn wipe(&self) {
        if self.clears {
            print!("\x1b[2J\x1b[3J\x1b[H");
        }
    }

    fn show_events(&mut self) {
        let now = self.table.log().len();
        for event in self.table.take_events().into_iter().filter(Event::is_said) {
            // A round, not one player's turn.
            self.board_due |= event.what == What::Turn {} && event.by.is_none();
            match event.seat {
                Some(seat) if !self.at_screen.has(seat) => self.private[seat.index()].push((now, event)),
                seat => {
                    show_event(&event, seat.is_some());
                    if seat.is_none() {
                        self.log.push((now, event.whole()));
                    }
                }
            }
        }
    }

    /// What was taken back has not happened.
    fn forget_undone(&mut self) {
        let now = self.table.log().len();
        self.log.retain(|(answers, _)| *answers <= now);
        self.private.iter_mut().for_each(|events| events.retain(|(answers, _)| *answers <= now));
    }

    fn show_question(&mut self, question: &Question) {
        if std::mem::take(&mut self.board_due) {
            println!("\n{}", self.table.picture(Some(question.seat)));
        }
        let name = &self.table.setup().seats[question.seat.index()].name;
        println!("\n{SEAT}{name}{RESET}  {}", question.prompt);
        let first_aside = question.options.iter().position(|o| o.aside).filter(|at| *at > 0);
        for (i, option) in question.options.iter().enumerate() {
            if Some(i) == first_aside {
                println!("{QUIET}       ─────\n       Also possible:{RESET}");
            }
            let text = wrap(&option.text(), "       ");
            println!("  {:>3}  {}", i + 1, text.trim_start());
            if let Some(at_stake) = &option.stakes {
                println!("{QUIET}{}{RESET}", wrap(&stakes::words(at_stake), "       "));
            }
        }
        if let Some(naming) = &question.naming {
            println!("{QUIET}       n NAME: one of your own, with at most {} letters{RESET}", naming.longest);
        }
        let asides = self.asides().len();
        if asides > 0 && !question.aside {
            println!("{QUIET}       o: somebody else wants to do something first{RESET}");
        }
        if (question.pick.min, question.pick.max) != (1, 1) {
            println!(
                "{QUIET}       pick {} to {}, separated by spaces{RESET}",
                question.pick.min, question.pick.max
            );
        }
    }

    fn obey(&mut self, line: &str, question: &Question, input: &mut impl BufRead) -> Next {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "" => return Next::Stay,
            "q" => return Next::Quit,
            "h" => help(),
            "u" => return self.undo(question.seat, input),
            "r" => return self.change("Redone.", |t| t.redo()),
            "s" => self.save_to(rest),
            "l" => {
                self.log.iter().rev().take(30).rev().for_each(|(_, text)| println!("{}", wrap(text, "  ")))
            }
            "b" => println!("\n{}", self.table.picture(Some(question.seat))),
            "?" => show_rules(question),
            "p" => self.show_primer(),
            "m" => {
                let name = if rest.is_empty() { "bookmark" } else { rest };
                self.table.bookmark(name);
                self.save_quietly();
                println!("{QUIET}Bookmarked as `{name}`; g {name} goes back to it.{RESET}");
            }
            "g" if rest.is_empty() => {
                println!("{QUIET}Bookmarks: {}{RESET}", self.table.bookmarks().join(", "))
            }
            "g" => return self.change("Back at the bookmark.", |t| t.go_to_bookmark(rest)),
            "o" => return self.step_in(input),
            "n" if question.naming.is_some() => return self.name(rest, question),
            _ => return self.answer(line, question, input),
        }
        Next::Stay
    }

    fn answer(&mut self, line: &str, question: &Question, input: &mut impl BufRead) -> Next {
        let mut keys = Vec::new();
        for word in line.split_whitespace() {
            let by_number = word.parse::<usize>().ok().and_then(|n| question.options.get(n.checked_sub(1)?));
            let Some(option) = by_number.or_else(|| question.options.iter().find(|o| o.key == word)) else {
                println!(
                    "{ERROR}`{word}` is not one of the {} options; h for help{RESET}",
                    question.options.len()
                );
                return Next::Stay;
            };
            if let Some(why) = &option.grave {
                println!("{ERROR}{}{RESET}", wrap(&format!("Are you sure? {why}. (y/n)"), ""));
                let Some(line) = read(input) else { return Next::Quit };
                if !line.trim().eq_ignore_ascii_case("y") {
                    println!("{QUIET}Not done. Choose again.{RESET}");
                    return Next::Stay;
                }
            }
            keys.push(option.key.clone());
        }
        self.change("", |t| t.answer(question.seat, question.id, &keys))
    }

    /// A name of one's own, where one is asked for.
    fn name(&mut self, typed: &str, question: &Question) -> Next {
        match Name::new(typed) {
            Ok(name) => self.change("", |t| t.answer(question.seat, question.id, &[name.key()])),
            Err(why) => {
                println!("{ERROR}{}{RESET}", table::capital(&why.to_string()));
                Next::Stay
            }
        }
    }

    /// Others at the screen may do something that nobody waits for.
    fn step_in(&mut self, input: &mut impl BufRead) -> Next {
        let asides = self.asides();
        if asides.is_empty() {
            println!("{QUIET}Nobody else can do anything now.{RESET}");
            return Next::Stay;
        }
        println!("Who steps in?");
        for (i, aside) in asides.iter().enumerate() {
            println!("  {:>3}  {}", i + 1, self.table.setup().seats[aside.seat.index()].name);
        }
        print!("> ");
        let _ = io::stdout().flush();
        let Some(line) = read(input) else { return Next::Quit };
        let Some(aside) = line.trim().parse::<usize>().ok().and_then(|n| asides.get(n.checked_sub(1)?))
        else {
            return Next::On;
        };
        if !self.seat_down(aside.seat, input) {
            return Next::Quit;
        }
        self.show_question(aside);
        println!("{QUIET}       press Enter to do nothing after all{RESET}");
        print!("> ");
        let _ = io::stdout().flush();
        match read(input) {
            None => Next::Quit,
            Some(line) if line.trim().is_empty() => Next::On,
            Some(line) => match self.answer(line.trim(), aside, input) {
                Next::Quit => Next::Quit,
                _ => Next::On,
            },
        }
    }

    /// Questions of people that nobody waits for.
    fn asides(&self) -> Vec<Question> {
        let people = self.table.setup().people();
        self.table.questions().iter().filter(|q| q.aside && people.has(q.seat)).cloned().collect()
    }

    fn undo(&mut self, by: Seat, input: &mut impl BufRead) -> Next {
        match self.table.undo(by) {
            Err(why @ Refusal::NeedsConsent { .. }) => {
                println!("{why}. Does everybody agree? (y/n)");
                let Some(line) = read(input) else { return Next::Quit };
                if !line.trim().eq_ignore_ascii_case("y") {
                    self.table.decline();
                    return Next::On;
                }
                let all = self.table.setup().all();
                self.change("Undone.", |t| t.undo_for(all))
            }
            done => self.change("Undone.", |_| done),
        }
    }

    /// Tries to change the table, and reports the result.
    fn change(&mut self, done: &str, change: impl FnOnce(&mut dyn AnyTable) -> Result<(), Refusal>) -> Next {
        match change(self.table.as_mut()) {
            Err(why) => {
                println!("{ERROR}{why}{RESET}");
                Next::Stay
            }
            Ok(()) => {
                self.forget_undone();
                if !done.is_empty() {
                    println!("{QUIET}{done}{RESET}");
                }
                Next::On
            }
        }
    }

    fn save_quietly(&mut self) {
        let words = match files::write_save(&self.path, &self.table.save()) {
            Ok(()) => {
                format!("Your game is saved. Continue with:  fireside play --resume {}", self.path.display())
            }
            Err(e) => {
                let words = format!("The game could not be saved to {}: {e}.", self.path.display());
                println!("{ERROR}{words} Try s FILE.{RESET}");
                words
            }
        };
        if let Ok(mut farewell) = self.farewell.lock() {
            *farewell = words;
        }
    }

    fn save_to(&mut self, file: &str) {
        if !file.is_empty() {
            self.path = PathBuf::from(file);
        }
        self.save_quietly();
        println!("{QUIET}{}{RESET}", self.farewell.lock().map(|w| w.clone()).unwrap_or_default());
    }

    fn quit(&mut self) -> Done {
        files::write_save(&self.path, &self.table.save()).map_err(|e| {
            Failure::Wrong(format!("the game could not be saved to {}: {e}", self.path.display()))
        })?;
        println!("\nSaved. Continue with:  fireside play --resume {}", self.path.display());
        Ok(())
    }
}

/// One line; `None` at the end of input.
fn read(input: &mut impl BufRead) -> Option<String> {
    let mut line = String::new();
    match input.read_line(&mut line) {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(line),
    }
}

fn show_event(event: &Event, private: bool) {
    let mark = if private { "(only you) " } else { "" };
    match event.what {
        What::Story(_) => println!("\n{STORY}{}{RESET}\n", wrap(&format!("{mark}{}", event.whole()), "    ")),
        What::Turn {} if event.by.is_none() => println!("\n{TITLE}{}{RESET}", event.text),
        What::Over {} => println!("\n{TITLE}{}{RESET}", event.text),
        What::Roll(_) => println!("{QUIET}{}{RESET}", wrap(&format!("{mark}{}", event.text), "  · ")),
        _ => println!("{}", wrap(&format!("{mark}{}", event.text), "  ")),
    }
}

fn show_rules(question: &Question) {
    for id in &question.rules {
        let text = rules::text_of(id).unwrap_or_else(|| "not in the ledger".to_owned());
        println!("{}", wrap(&format!("{id}  {text}"), "  "));
    }
}

fn help() {
    println!("  a number       take that option (several, if the question asks for several)");
    println!("  n NAME         a name of your own, where one is asked for");
    println!("  u, r           undo, redo");
    println!("  b              the board");
    println!("  l              what happened lately");
    println!("  ?              the rules behind this question");
    println!("  p              the game in a minute: what you want, how you get it, how it ends");
    println!("  o              somebody else steps in, where that is possible");
    println!("  m NAME         bookmark this moment;  g NAME  go back to it");
    println!("  s [FILE]       save;  q  save and quit (the game is saved after every answer anyway)");
}
