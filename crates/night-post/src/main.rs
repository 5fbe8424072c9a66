//! Night Post in the terminal: `cargo run -p night-post -- [pair|solo] [SEED]`. An answer is the number of
//! an option; an empty line leaves it to chance.

use night_post::{NightPost, shelf};
use std::io::{BufRead, Write};
use table::{Chance, Setup, Table};

fn main() {
    let mut words = std::env::args().skip(1);
    let mode = words.next().unwrap_or_else(|| "pair".into());
    let seed = words.next().and_then(|seed| seed.parse().ok()).unwrap_or(1);
    let setup = Setup::new("night-post", &mode, if mode == "solo" { 1 } else { 2 }, seed);
    let mut table = Table::<NightPost>::new(shelf::book().into(), setup).expect("a setup that fits");
    let (mut whim, mut lines) = (Chance::new(seed), std::io::stdin().lock().lines());
    loop {
        table.take_events().iter().for_each(|event| println!("{}", event.whole()));
        let offers =
            || table.questions().iter().flat_map(|q| q.options.iter().map(move |option| (q, option)));
        if table.outcome().is_some() {
            return;
        }
        for (n, (question, option)) in offers().enumerate() {
            println!("{:3}  Seat {}: {}", n + 1, question.seat.index() + 1, option.label);
        }
        print!("> ");
        std::io::stdout().flush().expect("somebody reads");
        let Some(Ok(line)) = lines.next() else { return };
        let mut any = || whim.below(offers().count() as u32) as usize;
        let at = if line.trim().is_empty() {
            any()
        } else {
            line.trim().parse().unwrap_or(0_usize).wrapping_sub(1)
        };
        let Some((question, option)) = offers().nth(at) else {
            println!("Type one of the numbers above.");
            continue;
        };
        let (seat, id, key) = (question.seat, question.id, option.key.clone());
        table.answer(seat, id, &[key]).expect("it was offered");
    }
}
