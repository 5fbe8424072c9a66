//! A disk that is full now and then while people play: what cannot be kept is refused, what was acknowledged lasts,
//! and play goes on when there is room.

use crate::common::Became;
use crate::player::Player;
use crate::round::Round;
use crate::served::{Small, limit_files};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Longer than any trouble with the disk lasts once there is room again.
const PATIENCE: Duration = Duration::from_secs(20);
/// Megabytes of a small disk: more than a round's games need.
const DISK: usize = 64;

pub async fn round(mut round: Round) {
    let data = round.folder.join("tables");
    std::fs::create_dir(&data).expect("a folder");
    // A limit on the size of files can be set anywhere; a small disk needs permission to mount one.
    let small = (round.whim.below(2) == 0).then(|| Small::new(&data, DISK)).flatten();
    let _evidence = small.as_ref().map(|_| Evidence { data: data.clone(), folder: round.folder.clone() });
    let mut served = round.serve_from(&data, 0);
    let (going, refused) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicUsize::new(0)));
    let mut playing = Vec::new();
    for _ in 0..2 + round.whim.below(3) {
        let player = Player::new(served.address, round.whim.below(1 << 20) as u64).await;
        playing.push(tokio::spawn(play(player, going.clone(), refused.clone())));
    }
    let mut full = 0;
    while round.goes_on() {
        sleep(round.some(50, 500)).await;
        let before = refused.load(Ordering::Relaxed);
        let lasts = round.some(20, 800);
        match &small {
            Some(small) => fill_for(small.folder(), lasts).await,
            None => {
                limit_files(&served, Some(round.whim.below(400_000) as u64));
                sleep(lasts).await;
                limit_files(&served, None);
            }
        }
        full += usize::from(refused.load(Ordering::Relaxed) > before);
    }
    going.store(false, Ordering::Relaxed);
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.expect("the player goes on until the end"));
    }
    round.is_sound(&mut served);
    let port = served.address.port();
    served.kill();
    served = round.serve_from(&data, port);
    for player in &mut players {
        player.check().await;
        player.check_finished().await;
    }
    round.is_sound(&mut served);
    let mut tally = round.tally();
    tally.full += full;
    tally.refused += refused.load(Ordering::Relaxed);
    tally.acknowledged[1] += players.iter().map(|p| p.played).sum::<usize>();
}

/// Keeps the tables of a small disk, which is gone with its round, if a promise was broken.
struct Evidence {
    data: PathBuf,
    folder: PathBuf,
}

impl Drop for Evidence {
    fn drop(&mut self) {
        for file in ["tables.db", "tables.db-wal"].iter().filter(|_| std::thread::panicking()) {
            let _ = std::fs::copy(self.data.join(file), self.folder.join(file));
        }
    }
}

/// Leaves no room on a disk for a while.
async fn fill_for(folder: &Path, lasts: Duration) {
    let filler = folder.join("filler");
    let filled = std::fs::write(&filler, vec![0; DISK << 20]);
    assert!(filled.is_err(), "a small disk took all of it");
    sleep(lasts).await;
    std::fs::remove_file(&filler).expect("removed");
}

/// Plays on whatever happens, and in the end once more, when there is room.
async fn play(mut player: Player, going: Arc<AtomicBool>, refused: Arc<AtomicUsize>) -> Player {
    let mut last = None;
    loop {
        let goes_on = going.load(Ordering::Relaxed);
        if !goes_on {
            let since = *last.get_or_insert_with(Instant::now);
            assert!(since.elapsed() < PATIENCE, "there is room, but play does not go on");
        }
        if player.over && !player.next_table().await {
            refused.fetch_add(1, Ordering::Relaxed);
            sleep(Duration::from_millis(20)).await;
            continue;
        }
        let Some(mut seats) = player.sit().await else {
            sleep(Duration::from_millis(20)).await;
            continue;
        };
        loop {
            match player.answer(&mut seats).await {
                Some(Became::Done) if goes_on && going.load(Ordering::Relaxed) => {}
                // With room on the disk, one more was accepted.
                Some(Became::Done) if !goes_on => return player,
                Some(Became::Done) | None => break,
                Some(Became::Refused { why, stale }) => {
                    assert!(stale || why.contains("disk"), "{why}");
                    refused.fetch_add(1, Ordering::Relaxed);
                    player.in_flight = None;
                    sleep(Duration::from_millis(5)).await;
                    if stale || !goes_on || !going.load(Ordering::Relaxed) {
                        break;
                    }
                }
                Some(Became::Closed) => {
                    settle(&mut player).await;
                    break;
                }
                Some(Became::Fault(fault)) => panic!("{fault}"),
            }
        }
    }
}

/// Finds out what became of the answer that was given when the connection ended.
async fn settle(player: &mut Player) {
    let began = Instant::now();
    let path = format!("/api/tables/{}/save", player.table);
    while player.guest.get(&path).await.status != 200 {
        assert!(began.elapsed() < PATIENCE, "table {} cannot be read", player.table);
        sleep(Duration::from_millis(20)).await;
    }
    if !player.over {
        player.check().await;
    }
}
