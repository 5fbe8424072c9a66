//! Whole games of every title, from setup to the end, and the promises that hold at each of their steps.
//!
//! The large runs go on for `SOAK` seconds with each title, from a `SEED` that they print; `make test` gives them a little
//! time, `make soak` as much as you like.

mod scenes;
mod secrets;

use bots::{Budget, Kind, Random, Simulation};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant, SystemTime};
use table::{AnyGame, AnyTable, Inline, Mode, Refusal, Save, Seat, Setup, What};

/// In a small run, a game at a table is followed for this many answers.
const FOLLOWED: usize = 700;
/// No game takes as many answers.
const GAME_MAX: usize = 500_000;
/// A step that takes more answers than this should be two.
const STEP_USUAL: usize = 100;

fn setup(game: &dyn AnyGame, players: usize, seed: u64) -> Setup {
    let about = game.about();
    // The modes in turn, so that all of them are played.
    let modes: Vec<&Mode> = about.modes.iter().filter(|m| m.takes(players)).collect();
    Setup::new(&about.id, &modes[seed as usize % modes.len()].id, players, seed)
}

/// Every title with every number of players that some mode of it takes.
fn titles() -> Vec<(Box<dyn AnyGame>, usize)> {
    let game = |id| library::game(id).expect("it is on the shelf");
    let counts = |id| {
        let modes = game(id).about().modes.clone();
        modes.iter().flat_map(|m| m.players_min..=m.players_max).collect::<BTreeSet<usize>>()
    };
    library::ids().flat_map(|id| counts(id).into_iter().map(move |n| (game(id), n))).collect()
}

/// Enough for a thought that is better than none.
const BRIEFLY: Budget = Budget { rollouts: 2, decisions: 12, time: None };

/// How far a game is followed at a table, and by whom it is played.
#[derive(Clone, Copy)]
enum Follow {
    /// For this many answers: any of those offered, or what a player without a plan would say.
    For(usize),
    /// To its end, unless the time is over before. Every 25th game is played by those who think.
    Until(Instant),
    /// The same, and all of them think.
    Thinking(Instant),
}

/// Plays at a real table and hands it to `each` before every answer, and at the end. Now and then somebody does something
/// that nobody waits for.
fn play_of(
    game: &dyn AnyGame,
    setup: Setup,
    follow: Follow,
    each: &mut dyn FnMut(&mut Box<dyn AnyTable>, u64),
) -> Box<dyn AnyTable> {
    let seed = setup.seed;
    let mut table = game.open(setup).expect("the setup is sound");
    let mut whim = seed;
    let (answers, until, thinks) = match follow {
        Follow::For(answers) => (answers, None, false),
        Follow::Until(until) => (GAME_MAX, Some(until), seed % 25 == 24),
        Follow::Thinking(until) => (GAME_MAX, Some(until), true),
    };
    for _ in 0..answers {
        whim = whim.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        each(&mut table, whim >> 8);
        if table.outcome().is_some() || until.is_some_and(|until| Instant::now() > until) {
            return table;
        }
        let asides = table.questions().iter().filter(|q| q.aside).count();
        let waits = !(whim >> 40).is_multiple_of(8) || asides == 0;
        let open: Vec<_> = table.questions().iter().filter(|q| q.aside != waits).cloned().collect();
        let question = &open[(whim >> 20) as usize % open.len()];
        let kind = match thinks {
            true => Kind::MonteCarlo,
            false if (whim >> 33).is_multiple_of(2) => Kind::Random,
            false => Kind::Instinct,
        };
        let keys = kind.answer(table.as_ref(), question, BRIEFLY, whim >> 7);
        table.answer(question.seat, question.id, &keys).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        let step = table.log().len() - table.checkpoint_after();
        assert!(step < STEP_USUAL, "seed {seed}: a step of {step} answers, each of which runs it again");
    }
    assert!(until.is_none(), "seed {seed}: the game does not end");
    table
}

/// The same, with the mode that this seed stands for.
fn play(
    game: &dyn AnyGame,
    players: usize,
    seed: u64,
    each: &mut dyn FnMut(&mut Box<dyn AnyTable>, u64),
) -> Box<dyn AnyTable> {
    play_of(game, setup(game, players, seed), Follow::For(FOLLOWED), each)
}

fn text(save: &Save) -> String {
    serde_json::to_string(save).expect("plain data")
}

/// Plays whole games with bots, laws checked all the way.
fn games_of(game: &dyn AnyGame, setup: Setup, games: u64, bot: Kind) {
    let (mode, players) = (setup.mode.clone(), setup.seats.len());
    let simulation = Simulation { threads: 2, budget: BRIEFLY, ..Simulation::new(setup, games, bot) };
    let report = bots::simulate(game, &simulation, &|_| {})
        .unwrap_or_else(|f| panic!("{mode}, {players} players, seed {}: {}", f.seed, f.what));
    assert_eq!(report.finished, games);
}

/// Plays this many games of each title, over all its modes and numbers of players, or a few more.
fn games(of_each_title: u64, bot: Kind) {
    let titles = titles();
    for (game, players) in &titles {
        let about = game.about();
        let tables: usize = about.modes.iter().map(|m| m.players_max - m.players_min + 1).sum();
        let each = of_each_title.div_ceil(tables as u64);
        for mode in about.modes.iter().filter(|m| m.takes(*players)) {
            games_of(game.as_ref(), Setup::new(&about.id, &mode.id, *players, 1), each, bot);
        }
    }
}

#[test]
fn random_games_end_and_keep_the_laws() {
    games(300, Kind::Random);
}

/// Games that once went wrong are listed in `crates/GAME/tests/seeds.txt`: mode, players, seed.
#[test]
fn games_that_once_went_wrong_end_well() {
    let mut played = 0;
    for id in library::ids() {
        let game = library::game(id).expect("it is on the shelf");
        let file = format!("{}/../{id}/tests/seeds.txt", env!("CARGO_MANIFEST_DIR"));
        for line in std::fs::read_to_string(&file).unwrap_or_default().lines() {
            let [mode, players, seed] = line.split_whitespace().collect::<Vec<_>>()[..] else {
                panic!("{file}: mode, players, seed, not `{line}`")
            };
            let (players, seed) = (players.parse().expect("a number"), seed.parse().expect("a number"));
            games_of(game.as_ref(), Setup::new(id, mode, players, seed), 1, Kind::Random);
            played += 1;
        }
    }
    assert!(played > 2, "some games did go wrong");
}

fn number(variable: &str) -> Option<u64> {
    Some(std::env::var(variable).ok()?.parse().unwrap_or_else(|_| panic!("{variable} is a number")))
}

/// Plays every title for `SOAK` seconds: its modes and numbers of players in turn, beginning anywhere.
fn soak(what: &str, play: impl Fn(&dyn AnyGame, Setup, Instant)) {
    let time = Duration::from_secs(number("SOAK").unwrap_or(0));
    let now = || SystemTime::UNIX_EPOCH.elapsed().map_or(0, |since| since.as_secs() % 1_000_000);
    let first = number("SEED").unwrap_or_else(now);
    println!("{what}: SEED={first}");
    for id in library::ids() {
        let game = library::game(id).expect("it is on the shelf");
        let players = |m: &Mode| m.players_min..=m.players_max;
        let modes = game.about().modes.iter();
        let tables: Vec<_> = modes.flat_map(|m| players(m).map(|n| (m.id.clone(), n))).collect();
        let until = Instant::now() + time;
        let mut games = 0;
        while games == 0 || Instant::now() < until {
            let seed = first + games;
            let (mode, players) = &tables[seed as usize % tables.len()];
            play(game.as_ref(), Setup::new(id, mode, *players, seed), until);
            games += 1;
        }
        println!("{what}: {id}, {games} tables in {} s", time.as_secs());
    }
}

#[test]
#[ignore = "goes on for SOAK seconds"]
fn many_random_games_end_and_keep_the_laws() {
    // Seeds of one table lie far from those of the next.
    soak("random games", |game, setup, _| {
        let seed = setup.seed * 1_000;
        games_of(game, Setup { seed, ..setup }, 25, Kind::Random);
    });
}

/// A campaign goes over all maps, so every map is played with every number of players.
#[test]
#[ignore = "goes on for SOAK seconds"]
fn games_of_those_who_think_keep_the_laws() {
    soak("games of those who think", |game, setup, until| {
        let seed = setup.seed;
        play_of(game, setup, Follow::Thinking(until), &mut |table, _| {
            assert_eq!(table.broken_laws(), [""; 0], "seed {seed}");
        });
    });
}

/// Somebody who thinks goes on from any option of any question, their own and those that nobody waits for.
#[test]
fn every_option_can_be_thought_through() {
    for (game, players) in titles() {
        play(game.as_ref(), players, 3, &mut |table, whim| {
            for question in table.questions().iter().filter(|q| q.pick.max == 1 && whim % 3 == 0) {
                for place in 0..question.options.len() as u16 {
                    let player = Box::new(Random::new(whim));
                    table.play_on(question.seat, &[place], player, 3, whim);
                }
            }
        });
    }
}

/// Both ways to play: inline for simulation, and at a table.
#[test]
fn the_same_seed_gives_the_same_bytes() {
    for (game, players) in titles() {
        for seed in 0..10 {
            let inline = |seed| Inline {
                player: Box::new(Random::new(seed)),
                decisions_max: 5_000_000,
                laws: false,
                state: true,
                tally: false,
            };
            let once = game.play(setup(game.as_ref(), players, seed), inline(seed)).expect("it plays").state;
            let again = game.play(setup(game.as_ref(), players, seed), inline(seed)).expect("it plays").state;
            assert_eq!(once, again, "seed {seed}");
            let saved = text(&play(game.as_ref(), players, seed, &mut |_, _| {}).save());
            let saved_again = text(&play(game.as_ref(), players, seed, &mut |_, _| {}).save());
            assert_eq!(saved, saved_again, "seed {seed}");
        }
    }
}

/// A game goes on from a save as if nothing had happened, at every question.
fn saved(game: &dyn AnyGame, setup: Setup, follow: Follow) {
    let seed = setup.seed;
    let mut reopened: Option<Box<dyn AnyTable>> = None;
    play_of(game, setup, follow, &mut |table, _| {
        // The table opened from the last save repeats the answer that was given since.
        if let (Some(other), Some(answer)) = (&mut reopened, table.log().last()) {
            other.repeat(answer).expect("the same question is open");
            assert_eq!(text(&other.save()), text(&table.save()), "seed {seed}");
            assert_eq!(other.view(None), table.view(None));
            assert_eq!(other.questions(), table.questions(), "with the same ids");
        }
        let save = Save::read(&text(&table.save())).expect("what was written can be read");
        let loaded = game.load(save).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
        assert!(loaded.notes.is_empty(), "nothing had to be mended");
        reopened = Some(loaded.table);
    });
}

/// Undo and the same answer: the same bytes. Undo and redo: the same bytes. At every question.
fn undone(game: &dyn AnyGame, setup: Setup, follow: Follow) {
    let seed = setup.seed;
    play_of(game, setup, follow, &mut |table, _| {
        let Some(last) = table.log()[table.chapter_after()..].last().cloned() else { return };
        let before = text(&table.save());
        let all = table.setup().all();
        let answers = table.log().len();
        table.undo_for(all).expect("everybody agrees");
        assert_eq!(table.log().len() + 1, answers);
        table.repeat(&last).expect("the question is open again");
        assert_eq!(text(&table.save()), before, "seed {seed}");
        table.undo_for(all).expect("everybody agrees");
        table.redo().expect("something was undone");
        assert_eq!(text(&table.save()), before, "seed {seed}");
    });
}

#[test]
fn save_load_continue_equals_continue() {
    for (game, players) in titles() {
        saved(game.as_ref(), setup(game.as_ref(), players, 0), Follow::For(FOLLOWED));
    }
}

#[test]
fn undo_then_the_same_answer_changes_nothing() {
    for (game, players) in titles() {
        undone(game.as_ref(), setup(game.as_ref(), players, 1), Follow::For(FOLLOWED));
    }
}

#[test]
#[ignore = "goes on for SOAK seconds"]
fn many_games_are_saved_at_every_question() {
    soak("saved", |game, setup, until| saved(game, setup, Follow::Until(until)));
}

#[test]
#[ignore = "goes on for SOAK seconds"]
fn many_games_are_undone_at_every_question() {
    soak("undone", |game, setup, until| undone(game, setup, Follow::Until(until)));
}

/// From the end of a game all the way back to the first question of its chapter, and forward again by redo.
#[test]
fn a_game_can_be_undone_to_where_its_chapter_began() {
    let mut chapters = 0;
    for (game, players) in titles() {
        let mut first = String::new();
        let mut table = play(game.as_ref(), players, 3, &mut |table, _| {
            if table.played() == table.chapter_after() {
                first = text(&table.save());
            }
        });
        let begins = if table.chapter_after() > 0 { Refusal::ChapterBegins } else { Refusal::NothingToUndo };
        chapters += usize::from(table.chapter_after() > 0);
        let end = text(&table.save());
        let all = table.setup().all();
        while table.played() > table.chapter_after() {
            table.undo_for(all).expect("everybody agrees");
        }
        assert_eq!(table.undo_for(all), Err(begins));
        assert_eq!(text(&table.save()), first);
        while table.redo().is_ok() {}
        assert_eq!(text(&table.save()), end);
    }
    assert!(chapters > 2, "{chapters} of the games had chapters");
}

/// The whole log, given again to a table of the same seed, leads to the same end.
#[test]
fn a_replay_ends_in_the_same_state() {
    for (game, players) in titles() {
        for seed in 20..26 {
            let played = play(game.as_ref(), players, seed, &mut |_, _| {});
            let mut again = game.open(played.setup().clone()).expect("the setup is sound");
            for answer in played.log() {
                again.repeat(answer).expect("the same question is open");
            }
            assert_eq!(text(&again.save()), text(&played.save()), "seed {seed}");
            assert_eq!(again.outcome(), played.outcome());
        }
    }
}

/// Whoever may do something at any time is offered it, whatever is asked and whoever is asked; or the question names the rule that
/// closes it.
#[test]
fn what_may_be_done_at_any_time_stands_beside_every_question() {
    let (mut withheld, mut seen) = (BTreeMap::new(), BTreeMap::new());
    for (game, players) in titles() {
        let (offered, in_between) = seen.entry(game.about().id.clone()).or_insert((0, 0));
        for seed in 60..63 {
            play(game.as_ref(), players, seed, &mut |table, _| {
                let Some(question) = table.questions().iter().find(|q| !q.aside) else { return };
                let open = table.questions().iter().any(|q| q.options.iter().any(|o| o.aside));
                *offered += u32::from(open);
                *in_between += u32::from(open && table.log().len() > table.checkpoint_after());
                if let Some((seat, key)) = table.withheld().pop() {
                    let asked = format!(
                        "{}: \"{}\" ({})",
                        game.about().id,
                        question.prompt,
                        question.rules.join(" ")
                    );
                    withheld.insert(
                        asked,
                        format!("seat {} cannot {key}; seed {seed}, {players} players", seat.0),
                    );
                }
            });
        }
    }
    assert!(seen.values().all(|(offered, in_between)| *offered > 20 && *in_between > 5), "{seen:?}");
    assert!(withheld.is_empty(), "{withheld:#?}");
}

/// A bot gives the same answer to the same question when it thinks from the same seed.
#[test]
fn a_bots_thought_can_be_repeated() {
    for (game, players) in titles().into_iter().filter(|(_, n)| *n <= 3) {
        let mut table = game.open(setup(game.as_ref(), players, 5)).expect("the setup is sound");
        for step in 0..40 {
            let Some(question) = table.questions().iter().find(|q| !q.aside).cloned() else { break };
            let keys = Kind::MonteCarlo.answer(table.as_ref(), &question, BRIEFLY, step);
            let again = Kind::MonteCarlo.answer(table.as_ref(), &question, BRIEFLY, step);
            assert_eq!(keys, again);
            table.answer(question.seat, question.id, &keys).expect("a bot answers what is offered");
        }
    }
}

/// Saves kept from earlier versions still open and can be played on.
#[test]
fn old_saves_still_open() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/saves");
    let mut opened = 0;
    for entry in std::fs::read_dir(dir).expect("the saves are there") {
        let path = entry.expect("readable").path();
        let save = Save::read(&std::fs::read_to_string(&path).expect("readable"))
            .unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let game = library::game(&save.setup.game).expect("it is on the shelf");
        let loaded = game.load(save).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert!(loaded.table.outcome().is_some() || !loaded.table.questions().is_empty());
        opened += 1;
    }
    assert!(opened > 0, "at least one old save is kept");
}

/// The seats of a table are numbered from 0.
#[test]
fn every_question_and_every_event_names_its_rules_and_seats_of_the_table() {
    let known: std::collections::HashSet<String> =
        library::ledgers().into_iter().flat_map(|l| l.sections).flat_map(|s| s.rules).map(|r| r.id).collect();
    let check = |rules: &[Cow<str>], words: &str| {
        assert!(!rules.is_empty(), "{words} names no rule");
        for rule in rules {
            assert!(known.contains(&**rule), "{rule} is not in the ledger ({words})");
        }
    };
    for (game, players) in titles() {
        let here = |seat: Seat| seat < Seat(players as u8);
        for seed in 40..44 {
            play(game.as_ref(), players, seed, &mut |table, _| {
                for question in table.questions() {
                    assert!(here(question.seat));
                    check(&question.rules, &question.prompt);
                    for rule in &question.closed {
                        assert!(known.contains(&**rule), "{rule} is not in the ledger ({})", question.prompt);
                    }
                }
                for event in table.take_events() {
                    assert!([event.by, event.seat].into_iter().flatten().all(here), "{event:?}");
                    check(&event.rules, &event.text);
                    assert!(event.is_said() || goes_without_saying(&event.what), "{event:?}");
                    sound(&event.what);
                }
            });
        }
    }
}

/// Things that lie somewhere else now. Everything else has words.
fn goes_without_saying(what: &What) -> bool {
    use What::*;
    matches!(what, Card { .. } | Tokens { .. } | Move { .. } | Track { .. } | Cleared {})
}

/// Dice have faces, stories an entry, and what comes or goes is something.
fn sound(what: &What) {
    let sound = match what {
        What::Roll(roll) => {
            roll.throws.iter().flat_map(|t| &t.dice).all(|die| match die.face.parse::<u32>() {
                Ok(n) => (1..=die.sides).contains(&n),
                Err(_) => !die.face.is_empty(),
            })
        }
        What::Story(story) => !story.entry.is_empty(),
        What::Tokens { token, n, from, to } => !token.is_empty() && *n > 0 && from != to,
        What::Move { piece, path } => !piece.is_empty() && !path.is_empty(),
        What::Track { track, from, to } => !track.is_empty() && from != to,
        What::Card { from, to, .. } => from.is_some() || to.is_some(),
        What::Turn {} | What::Over {} | What::Cleared {} | What::Words {} => true,
        What::Table { .. } => false, // the table itself says those
    };
    assert!(sound, "{what:?}");
}
