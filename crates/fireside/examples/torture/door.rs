//! One address opens a thousand connections as many people, then three do, and open another for each that is closed:
//! newcomers from elsewhere get in beside one of them, and those who have a seat beside all.

use crate::common::{Guest, Live, new_table};
use crate::process;
use crate::round::Round;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::sleep;

/// What a system with the usual 1,024 descriptors leaves. One address can have half of it.
const MOST: usize = 960;
/// What the server may need for other things.
const OTHERS: usize = 64;
/// What a crowd tries to have.
const WANTED: usize = 1_001;
const PEOPLE: usize = 32;

pub async fn round(mut round: Round) {
    let mut served = round.serve_limited(&["--connections-max", &MOST.to_string()]);
    let address = served.address;
    let ada = Guest::from([127, 0, 0, 9], address);
    let (ada, table) = seated(ada, "Ada").await.expect("nobody else is there");
    let going = Arc::new(AtomicBool::new(true));
    let mut crowd = Crowd::new(address, going.clone());
    crowd.come([127, 0, 0, 2]).await;
    let (mut newcomers, mut held) = (0, 0);
    // Half of the time is for one address, the rest for three.
    let half = round.until - round.until.saturating_duration_since(Instant::now()) / 2;
    while newcomers == 0 || Instant::now() < half {
        let own = [127, 0, 1, 1 + (newcomers % 200) as u8];
        let (guest, table) = seated(Guest::from(own, address), "New").await.expect("a newcomer gets in");
        guest.get(&format!("/api/tables/{table}")).await.ok();
        plays(&ada, &round).await;
        newcomers += 1;
        held = held.max(process::descriptors(served.child.id()));
        sleep(round.some(20, 100)).await;
    }
    crowd.come([127, 0, 0, 3]).await;
    crowd.come([127, 0, 0, 4]).await;
    let mut returns = 0;
    while returns == 0 || round.goes_on() {
        ada.get(&format!("/api/tables/{table}")).await.ok();
        plays(&ada, &round).await;
        returns += 1;
        held = held.max(process::descriptors(served.child.id()));
        sleep(round.some(20, 100)).await;
    }
    going.store(false, Ordering::Relaxed);
    let refused = crowd.leave().await;
    assert!(held <= MOST + OTHERS, "{held} descriptors");
    round.is_sound(&mut served);
    let mut tally = round.tally();
    tally.crowd_held = tally.crowd_held.max(held);
    tally.crowd_refused += refused;
    tally.newcomers += newcomers;
    tally.returns += returns;
}

/// Somebody who has said who they are and opened a table, if they are let in.
async fn seated(mut guest: Guest, name: &str) -> Option<(Guest, String)> {
    let reply =
        guest.request(reqwest::Method::POST, "/api/me").json(&json!({ "name": name })).send().await.ok()?;
    let cookie = reply.headers().get("set-cookie")?.to_str().ok()?;
    guest.cookie = cookie.split(';').next().map(str::to_owned);
    let reply =
        guest.request(reqwest::Method::POST, "/api/tables").json(&new_table(&["me"])).send().await.ok()?;
    let opened: serde_json::Value = reply.json().await.ok()?;
    Some((guest, opened["id"].as_str()?.to_owned()))
}

/// Opens another table and answers there.
async fn plays(guest: &Guest, round: &Round) {
    let table = guest.table(&["me"]).await.id;
    let mut live: Live = guest.sit(&table, 0).await;
    live.answer(0).await;
    guest.delete(&format!("/api/tables/{table}")).await.ok();
    round.tally().crowd_answers += 1;
}

/// Those who open connections, each in place of one that was closed.
struct Crowd {
    address: SocketAddr,
    going: Arc<AtomicBool>,
    doing: JoinSet<()>,
    refused: Arc<AtomicUsize>,
}

impl Crowd {
    fn new(address: SocketAddr, going: Arc<AtomicBool>) -> Crowd {
        Crowd { address, going, doing: JoinSet::new(), refused: Arc::default() }
    }

    /// Another address joins in, at first as people with seats, then with connections that say nothing.
    async fn come(&mut self, own: [u8; 4]) {
        for _ in 0..PEOPLE {
            let Some((guest, table)) = seated(Guest::from(own, self.address), "Mal").await else { break };
            if let Ok(live) = guest.live(&table, Some(0), None).await {
                let going = self.going.clone();
                self.doing.spawn(async move {
                    while going.load(Ordering::Relaxed) {
                        sleep(Duration::from_millis(100)).await;
                    }
                    drop(live);
                });
            }
        }
        for _ in 0..WANTED {
            let (address, going) = (self.address, self.going.clone());
            let refused = self.refused.clone();
            self.doing.spawn(async move {
                while going.load(Ordering::Relaxed) {
                    if let Some(mut wire) = connect(own, address).await {
                        // Whoever is let in hears nothing until their time is up.
                        let mut first = [0; 1];
                        let heard = wire.read(&mut first).await.unwrap_or(0);
                        refused.fetch_add(heard, Ordering::Relaxed);
                    }
                    sleep(Duration::from_millis(200)).await;
                }
            });
        }
        sleep(Duration::from_millis(500)).await;
    }

    /// All of them go. How often a connection was refused.
    async fn leave(mut self) -> usize {
        self.doing.shutdown().await;
        self.refused.load(Ordering::Relaxed)
    }
}

async fn connect(own: [u8; 4], address: SocketAddr) -> Option<TcpStream> {
    let socket = TcpSocket::new_v4().ok()?;
    socket.bind(SocketAddr::from((own, 0))).ok()?;
    socket.connect(address).await.ok()
}
