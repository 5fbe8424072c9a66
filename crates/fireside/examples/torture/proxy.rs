//! Greedy visitors behind a proxy, which writes for whom it asks, and liars who write the same themselves: nobody gets
//! more than one address may have, and a peaceful visitor behind the same proxy does not notice.

use crate::common::Guest;
use crate::round::Round;
use reqwest::Method;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Requests that one address may make in a second, and at once.
const RATE: usize = 20;
const AT_ONCE: usize = 2 * RATE;

const PROXY: [u8; 4] = [127, 0, 0, 1];
const NO_PROXY: [u8; 4] = [127, 0, 0, 2];

/// What somebody greedy writes into their requests.
#[derive(Clone, Copy)]
enum Words {
    /// What the proxy adds, behind whatever they have written.
    Proxy(usize),
    /// What is no address: they count as the proxy itself, all together.
    Garbage,
    /// Another address each time, but not through the proxy.
    Lies,
}

pub async fn round(mut round: Round) {
    let rate = RATE.to_string();
    let mut served = round.serve_limited(&["--trusted-proxy", "127.0.0.1", "--requests-per-second", &rate]);
    let address = served.address;
    let ada = Guest::named(address, "Ada").await;
    let table = ada.table(&["me"]).await.id;
    let live = format!("/api/tables/{table}/live?seat=0");
    let mut live = ada.connect(&live, &[("x-forwarded-for", "192.0.2.1")]).await.expect("her seat is hers");
    let (going, began) = (Arc::new(AtomicBool::new(true)), Instant::now());
    let greedy = [Words::Proxy(1), Words::Proxy(2), Words::Proxy(3), Words::Garbage, Words::Lies];
    let greedy = greedy.map(|words| {
        let seed = round.whim.below(1 << 20);
        tokio::spawn(ask(Guest::from(own(words), address), words, seed, going.clone()))
    });
    let mut peaceful = 0;
    while round.goes_on() {
        let request =
            ada.request(Method::GET, "/api/tables").header("x-forwarded-for", "198.51.100.7, 192.0.2.1");
        let reply = request.send().await.expect("the server answers");
        assert_eq!(reply.status(), 200, "somebody else's requests count for Ada");
        if live.is_asked() {
            live.answer(0).await;
        }
        peaceful += 1;
        sleep(Duration::from_millis(200)).await;
    }
    going.store(false, Ordering::Relaxed);
    let (mut asked, mut granted) = (0, 0);
    for visitor in greedy {
        let (all, some) = visitor.await.expect("they go on until the end");
        let most = AT_ONCE + (began.elapsed().as_secs_f64() * RATE as f64).ceil() as usize;
        assert!(some <= most, "{some} of {all} requests were granted, where {most} are allowed");
        asked += all;
        granted += some;
    }
    round.is_sound(&mut served);
    let mut tally = round.tally();
    tally.greedy_asked += asked;
    tally.greedy_granted += granted;
    tally.peaceful += peaceful;
}

fn own(words: Words) -> [u8; 4] {
    match words {
        Words::Proxy(_) | Words::Garbage => PROXY,
        Words::Lies => NO_PROXY,
    }
}

/// Asks as often as possible. Returns how often, and how often that was granted.
async fn ask(guest: Guest, words: Words, seed: usize, going: Arc<AtomicBool>) -> (usize, usize) {
    let (mut all, mut granted) = (0, 0);
    while going.load(Ordering::Relaxed) {
        let n = seed + all;
        let made_up = format!("203.0.113.{}", n % 256);
        let said = match words {
            Words::Proxy(number) => format!("{made_up}, 192.0.2.{}", 100 + number),
            Words::Garbage => ["unknown", "192.0.2", "[::", "", "a, b", "192.0.2.1:2:3"][n % 6].to_owned(),
            Words::Lies => made_up,
        };
        let reply = guest.request(Method::GET, "/api/me").header("x-forwarded-for", said).send().await;
        let status = reply.expect("the server answers").status().as_u16();
        assert!([200, 429].contains(&status), "{status}");
        all += 1;
        granted += usize::from(status == 200);
    }
    (all, granted)
}
