//! Saves that somebody has altered: whatever stands in them, they are refused or can be played on. Nothing panics.

mod alter;

use alter::{alter, places};
use bots::{Budget, Kind};
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use table::{AnyGame, AnyTable, Save, Seat, Setup};

/// Alterations of each title.
const ALTERED: u64 = 1000;
const BRIEFLY: Budget = Budget { rollouts: 1, decisions: 4, time: None };

struct Whim(u64);

impl Whim {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
}

/// A game that has been played for a while.
fn midway(game: &dyn AnyGame, mode: &str, answers: usize) -> Box<dyn AnyTable> {
    let about = game.about();
    let mut table = game.open(Setup::new(&about.id, mode, 3, 11)).expect("the setup is sound");
    play_on(table.as_mut(), answers, 5).expect("a sound game goes on");
    table.bookmark("here");
    table
}

fn play_on(table: &mut dyn AnyTable, answers: usize, seed: u64) -> Result<(), table::Refusal> {
    for step in 0..answers {
        let Some(question) = table.questions().first().cloned() else { break };
        let keys = Kind::Instinct.answer(table, &question, BRIEFLY, seed + step as u64);
        table.answer(question.seat, question.id, &keys)?;
    }
    Ok(())
}

/// Opens an altered save, and does with it whatever people can do at a table.
fn open(game: &dyn AnyGame, save: Value, whim: &mut Whim) -> bool {
    let Ok(save) = Save::from_value(save) else { return false };
    let Ok(loaded) = game.load(save) else { return false };
    let mut table = loaded.table;
    let _ = play_on(table.as_mut(), 3, whim.0);
    let _ = table.undo_for(table.setup().all());
    let _ = table.go_to_bookmark("here");
    let _ = table.branch("here", Seat(0), 3);
    let _ = game.load(table.save());
    true
}

#[test]
fn an_altered_save_is_refused_or_can_be_played_on() {
    let (mut broke, mut harmless) = (Vec::new(), Vec::new());
    std::panic::set_hook(Box::new(|_| {})); // what is caught need not be printed
    for id in library::ids() {
        let game = library::game(id).expect("it is on the shelf");
        let mut opened = 0;
        for (m, mode) in game.about().modes.iter().enumerate() {
            let saves: Vec<Value> = [40, 160]
                .map(|answers| {
                    serde_json::to_value(midway(game.as_ref(), &mode.id, answers).save()).expect("plain data")
                })
                .into();
            for n in 0..ALTERED.div_ceil(game.about().modes.len() as u64) {
                let mut whim = Whim(n * 31 + m as u64);
                let mut save = saves[whim.below(saves.len())].clone();
                let mut all = Vec::new();
                places(&save, String::new(), &mut all);
                let altered: Vec<String> =
                    (0..=whim.below(2)).map(|_| alter(&mut save, &all, &mut whim)).collect();
                let tried = catch_unwind(AssertUnwindSafe(|| open(game.as_ref(), save, &mut whim)));
                match tried {
                    Ok(fine) => opened += u32::from(fine),
                    Err(_) => broke.push(format!("{id}, {}: {altered:?}", mode.id)),
                }
            }
        }
        harmless.push((id, opened));
    }
    let _ = std::panic::take_hook();
    assert!(broke.is_empty(), "{broke:#?}");
    for (id, opened) in harmless {
        assert!(opened > 50, "{id}: some alterations are harmless, {opened} were");
    }
}
