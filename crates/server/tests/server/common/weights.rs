//! The largest possible tables and saves.

use super::Whim;
use serde_json::{Value, json};
use table::AnyTable;

/// As many answers as a patient guest gives in ten minutes.
const PATIENCE: usize = 20_000;
/// What keeps a session of Near and Far from ending: no camps, and nobody agrees to stop; and what keeps campaigns going.
const STALLING: [&str; 5] = ["camp/no", "dig/nowhere", "session/on", "campaign/new", "chapter/next"];

/// A table of a game with this many answers, or as many as it takes: in its longest mode, with everybody at it, by people
/// who change their minds wherever they may.
pub fn worst(id: &str) -> Box<dyn AnyTable> {
    let game = library::game(id).expect("it is on the shelf");
    let about = game.about();
    let mode = about.modes.iter().rfind(|m| m.campaign).unwrap_or(&about.modes[0]);
    let setup = table::Setup::new(id, &mode.id, mode.players_max, 7);
    let mut table = game.open(setup).expect("the setup is sound");
    let mut whim = Whim(5);
    while table.log().len() < PATIENCE && table.outcome().is_none() {
        // Nobody gives everything up.
        let sane = |q: &&table::Question| q.pick.max > 1 || q.options.iter().any(|o| o.grave.is_none());
        let open: Vec<_> = table.questions().iter().filter(sane).cloned().collect();
        // A choice that may be changed is changed for ever.
        let fickle = open.iter().find(|q| q.aside && q.prompt.contains("change your mind"));
        let question = fickle.unwrap_or_else(|| &open[whim.below(open.len())]);
        let keys: Vec<String> = match question.pick.max {
            1 => {
                let offered: Vec<_> = question.options.iter().filter(|o| o.grave.is_none()).collect();
                let stalls =
                    offered.iter().find(|o| STALLING.iter().any(|stalling| o.key.starts_with(stalling)));
                vec![stalls.unwrap_or(&offered[whim.below(offered.len())]).key.clone()]
            }
            _ => question.options.iter().take(question.pick.min).map(|o| o.key.clone()).collect(),
        };
        table.answer(question.seat, question.id, &keys).expect("it is offered");
    }
    table
}

/// Four megabytes of anything.
fn much(of: impl Fn(usize) -> String) -> Vec<String> {
    let mut list = Vec::new();
    let mut bytes = 0;
    while bytes < 3_900_000 {
        list.push(of(list.len()));
        bytes += list.last().map_or(0, |s| s.len() + 3);
    }
    list
}

/// Saves of four megabytes: each is a valid save with a different part blown up.
pub fn hostile(sound: &Value) -> [Value; 6] {
    let with = |path: &str, value: Value| {
        let mut save = sound.clone();
        *save.pointer_mut(path).expect("it is there") = value;
        save
    };
    let unknown = much(|n| format!("no-such-card-{n}"));
    [
        with("/checkpoint/state/keywords", json!(unknown)),
        with("/checkpoint/state/decks/0/pile", json!(unknown)),
        with("/answers", json!(much(|n| format!("0 key/{n}")))),
        with("/checkpoint/state/keywords", json!(much(|_| "x".repeat(100_000)))),
        with("/setup/options", much(|n| format!("o{n}")).into_iter().map(|k| (k, json!("v"))).collect()),
        with("/checkpoint/state/slots", json!(vec![json!({ "a": 0 }); 300_000])),
    ]
}
