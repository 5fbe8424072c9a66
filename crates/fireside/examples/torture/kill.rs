//! Killed at random moments: everything that was acknowledged is there, and nothing else.

use crate::player::Player;
use crate::round::Round;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use tokio::time::sleep;

pub async fn round(mut round: Round) {
    let mut served = round.serve(0);
    let port = served.address.port();
    let mut players = Vec::new();
    for _ in 0..2 + round.whim.below(5) {
        players.push(Player::new(served.address, round.whim.below(1 << 20) as u64).await);
    }
    while round.goes_on() {
        let going = Arc::new(AtomicBool::new(true));
        let mut playing = Vec::new();
        for mut player in players.drain(..) {
            let going = going.clone();
            playing.push(tokio::spawn(async move {
                player.play(&going).await;
                player
            }));
        }
        sleep(round.some(5, 400)).await;
        round.is_sound(&mut served);
        served.kill();
        for player in playing {
            players.push(player.await.expect("the player goes on until the end"));
        }
        if round.whim.below(3) == 0 {
            begin_and_kill(&mut round, port);
        }
        let began = Instant::now();
        served = round.serve(port);
        let took = began.elapsed();
        for player in &mut players {
            player.check().await;
        }
        let mut tally = round.tally();
        tally.kills += 1;
        tally.restarts.push(took);
        tally.acknowledged[0] += players.iter_mut().map(|p| std::mem::take(&mut p.played)).sum::<usize>();
    }
    for player in &players {
        player.check_finished().await;
    }
    round.is_sound(&mut served);
    let took = served.end();
    assert!(took < Duration::from_secs(5), "asked to end, it took {took:?}");
}

/// Kills one that has only begun to start.
fn begin_and_kill(round: &mut Round, port: u16) {
    let mut command = Command::new(&round.program);
    command.args(["serve", "--port", &port.to_string(), "--data"]).arg(&round.folder);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    std::thread::sleep(round.some(0, 40));
    child.kill().expect("it was there");
    child.wait().expect("it is gone");
    round.tally().kills += 1;
}
