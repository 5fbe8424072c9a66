use bots::{Kind, Simulation};
use sleeping_gods::{Book, SleepingGods};
use std::collections::BTreeMap;
use std::sync::Arc;
use storybook::Load;
use table::{AnyGame, Boxed, Setup};

fn book() -> Arc<Book> {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/book");
    let files = std::fs::read_dir(dir).unwrap().map(|f| f.unwrap().path()).filter(|p| p.extension().is_some_and(|e| e == "toml" || e == "story"));
    let files: BTreeMap<_, _> = files.map(|p| (p.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read_to_string(&p).unwrap())).collect();
    Arc::new(Book::load(files).unwrap_or_else(|faults| panic!("{}", faults.iter().map(|f| format!("{f}\n")).collect::<String>())))
}

#[test]
fn campaigns_end() {
    let game = Boxed::<SleepingGods>(book());
    for (kind, games) in [(Kind::Instinct, 6), (Kind::Random, 6)] {
        for players in 1..=4 {
            for mode in ["normal", "brutal"] {
                let began = std::time::Instant::now();
                let simulation = Simulation::new(Setup::new("sleeping-gods", mode, players, 1), games, kind);
                let report = bots::simulate(&game as &dyn AnyGame, &simulation, &|_| {}).unwrap_or_else(|f| panic!("{mode}, {players} players, seed {}: {}", f.seed, f.what));
                println!("{mode} {players}: {:?} {:.1} s", report, began.elapsed().as_secs_f64());
            }
        }
    }
}
