//! Who gets in: limits for each address, also behind a proxy, and room for those who have a seat.

use crate::common::{DEADLINE, Guest, House, plenty};
use reqwest::Method;
use serde_json::json;
use server::Options;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;
use tokio::io::AsyncReadExt;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

const HERE: [u8; 4] = [127, 0, 0, 1];
const ELSEWHERE: [u8; 4] = [127, 0, 0, 2];

/// A server that believes a proxy at 127.0.0.1, and takes two requests at once from each address.
async fn behind_a_proxy() -> House {
    let proxies = [IpAddr::from(HERE).into()];
    House::with(Options { requests_per_second: 1, trusted_proxies: proxies.into(), ..plenty() }).await
}

/// Asks for the games with these headers; the status of the answer.
async fn asks(guest: &Guest, headers: &[(&str, &str)]) -> u16 {
    let request = headers.iter().fold(guest.request(Method::GET, "/api/me"), |r, (n, v)| r.header(*n, *v));
    request.send().await.expect("the server answers").status().as_u16()
}

/// Asks until it is too often. Nobody needs half a second for a request.
async fn asks_too_often(guest: &Guest, headers: &[(&str, &str)]) {
    for _ in 0..100 {
        if asks(guest, headers).await == 429 {
            return;
        }
    }
    panic!("there is no limit");
}

#[tokio::test]
async fn visitors_behind_a_trusted_proxy_have_limits_of_their_own() {
    let house = behind_a_proxy().await;
    let proxy = Guest::from(HERE, house.address);
    asks_too_often(&proxy, &[("x-forwarded-for", "192.0.2.1")]).await;
    assert_eq!(asks(&proxy, &[("x-forwarded-for", "192.0.2.2")]).await, 200);
    assert_eq!(asks(&proxy, &[("forwarded", "for=\"[2001:db8::1]:80\"")]).await, 200);
    assert_eq!(asks(&proxy, &[]).await, 200, "nor does the proxy pay for it");
    // Another address of the same network is the same visitor.
    asks_too_often(&proxy, &[("x-forwarded-for", "2001:db8:5::1")]).await;
    asks_too_often(&proxy, &[("x-forwarded-for", "2001:db8:5::2")]).await;
}

/// Otherwise everybody could be as many as they like.
#[tokio::test]
async fn nobody_else_chooses_their_address() {
    let house = behind_a_proxy().await;
    let liar = Guest::from(ELSEWHERE, house.address);
    for n in 0..100 {
        let said = format!("192.0.2.{n}");
        if asks(&liar, &[("x-forwarded-for", &said), ("forwarded", &format!("for={said}"))]).await == 429 {
            return;
        }
    }
    panic!("there is no limit");
}

#[tokio::test]
async fn a_trusted_proxy_says_whether_it_was_reached_over_https_and_as_which_host() {
    let house =
        House::with(Options { trusted_proxies: [IpAddr::from(HERE).into()].into(), ..plenty() }).await;
    let introduced = async |own, headers: &[(&str, &str)]| {
        let guest = Guest::from(own, house.address);
        let request = guest.request(Method::POST, "/api/me").json(&json!({ "name": "Ada" }));
        let request = headers.iter().fold(request, |r, (name, value)| r.header(*name, *value));
        let reply = request.send().await.expect("the server answers");
        let cookie = reply.headers().get("set-cookie").map(|c| c.to_str().expect("text").to_owned());
        (reply.status().as_u16(), cookie.is_some_and(|c| c.contains("Secure")))
    };
    let outside = [
        ("x-forwarded-proto", "https"),
        ("x-forwarded-host", "play.example"),
        ("origin", "https://play.example"),
    ];
    assert_eq!(introduced(HERE, &outside).await, (200, true));
    assert_eq!(introduced(ELSEWHERE, &outside).await, (403, false), "nobody else says so");
    assert_eq!(introduced(HERE, &[]).await, (200, false));
    for (host, origin) in
        [("play.example:443", "https://play.example"), ("play.example:8443", "https://play.example:8443")]
    {
        assert_eq!(
            introduced(ELSEWHERE, &[("host", host), ("origin", origin)]).await,
            (200, false),
            "{host}"
        );
    }
    let other = [("host", "play.example:8443"), ("origin", "https://play.example:3000")];
    assert_eq!(introduced(ELSEWHERE, &other).await, (403, false));
}

/// A connection from an address of this machine.
async fn connect(own: [u8; 4], house: &House) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((own, 0))).expect("an address of this machine");
    socket.connect(house.address).await.expect("it listens")
}

/// The server closes this connection, saying that there is no room, before anything is sent to it.
async fn is_turned_away(mut wire: TcpStream) {
    let mut said = String::new();
    let _ = timeout(DEADLINE, wire.read_to_string(&mut said)).await.expect("it is closed");
    assert!(said.starts_with("HTTP/1.1 503") && said.ends_with("}\n"), "{said:?}");
}

#[tokio::test]
async fn one_address_has_so_many_connections() {
    let most = 6;
    let house = House::with(Options { connections_per_address: most, ..plenty() }).await;
    let mut held = Vec::new();
    for _ in 0..most {
        held.push(connect(HERE, &house).await);
    }
    is_turned_away(connect(HERE, &house).await).await;
    assert_eq!(asks(&Guest::from(ELSEWHERE, house.address), &[]).await, 200);
    held.clear();
    let deadline = Instant::now() + DEADLINE;
    let request = || Guest::from(HERE, house.address).request(Method::GET, "/api/me");
    while !request().send().await.is_ok_and(|reply| reply.status() == 200) {
        assert!(Instant::now() < deadline, "those who have left are still counted");
        sleep(Duration::from_millis(10)).await;
    }
}

/// A live connection is one too, for as long as it lasts.
#[tokio::test]
async fn live_connections_count_for_their_address() {
    let most = 16;
    let house = House::with(Options { connections_per_address: most, ..plenty() }).await;
    let ada = Guest::named(house.address, "Ada").await;
    let table = ada.table(&["me"]).await;
    let mut lives = Vec::new();
    for _ in 0..8 {
        lives.push(ada.sit(&table.id, 0).await);
    }
    let mut held = Vec::new();
    for _ in 1..most {
        held.push(connect(HERE, &house).await);
    }
    is_turned_away(connect(HERE, &house).await).await;
}

/// Also those that come through a proxy, which is one address for the system.
#[tokio::test]
async fn live_connections_through_a_proxy_count_for_the_visitor() {
    let proxies = [IpAddr::from(HERE).into()];
    let options = Options { connections_per_address: 3, trusted_proxies: proxies.into(), ..plenty() };
    let house = House::with(options).await;
    let ada = Guest::named(house.address, "Ada").await;
    let table = ada.table(&["me"]).await;
    let path = format!("/api/tables/{}/live?seat=0", table.id);
    let mut lives = Vec::new();
    for _ in 0..3 {
        lives.push(ada.connect(&path, &[("x-forwarded-for", "192.0.2.1")]).await.expect("there is room"));
    }
    assert_eq!(ada.connect(&path, &[("x-forwarded-for", "192.0.2.1")]).await.err(), Some(429));
    assert!(ada.connect(&path, &[("x-forwarded-for", "192.0.2.2")]).await.is_ok());
}

/// Both of an address and of all.
#[tokio::test]
async fn when_connections_run_short_those_who_have_a_seat_come_first() {
    let rest = || Options { head_within: DEADLINE, ..plenty() };
    let of_all = Options { connections_max: 16, ..rest() };
    let of_address = Options { connections_per_address: 16, ..rest() };
    for options in [of_all, of_address] {
        let house = House::with(options).await;
        let ada = Guest::named(house.address, "Ada").await;
        let stranger = Guest::named(house.address, "Bo").await;
        let table = ada.table(&["me"]).await;
        let mut crowd = Vec::new();
        // Those who have just asked may still be counted: twelve are there in any case, sixteen in none.
        for _ in 0..12 {
            crowd.push(connect(HERE, &house).await);
        }
        for guest in [&stranger, &Guest::at(house.address)] {
            let why = guest.get("/api/me").await.why(503);
            assert!(why.contains("those who have a seat"), "{why}");
        }
        ada.get("/api/me").await.ok();
        ada.sit(&table.id, 0).await.answer(0).await;
        crowd.clear();
        let deadline = Instant::now() + DEADLINE;
        while stranger.get("/api/me").await.status != 200 {
            assert!(Instant::now() < deadline, "there is room again");
            sleep(Duration::from_millis(10)).await;
        }
    }
}

#[tokio::test]
async fn one_address_brings_so_many_new_people() {
    let house = House::with(Options { people_per_address: 3, ..plenty() }).await;
    let mut ada = Guest::named(house.address, "Ada").await;
    for name in ["Bo", "Cy"] {
        Guest::named(house.address, name).await;
    }
    let why = Guest::at(house.address).post("/api/me", json!({ "name": "Di" })).await.why(429);
    assert!(why.contains("new people"), "{why}");
    ada.introduce("Ada Lovelace").await;
    Guest::from(ELSEWHERE, house.address).introduce("Di").await;
}

#[tokio::test]
async fn one_address_opens_so_many_new_tables() {
    let house = House::with(Options { tables_per_address: 3, ..plenty() }).await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let id = ada.table(&["me"]).await.id;
    for guest in [&ada, &bo] {
        guest.table(&["me"]).await;
    }
    for guest in [&ada, &bo] {
        let why = guest.post("/api/tables", crate::common::new_table(&["me"])).await.why(429);
        assert!(why.contains("too many tables"), "{why}");
    }
    let save = ada.get(&format!("/api/tables/{id}/save")).await.ok();
    bo.post("/api/saves", json!({ "save": save })).await.why(429);
    let mut di = Guest::from(ELSEWHERE, house.address);
    di.introduce("Di").await;
    di.table(&["me"]).await;
}

/// A check writes to the disk.
#[tokio::test]
async fn checks_of_health_have_a_limit_too() {
    let house = House::with(Options { requests_per_second: 1, ..plenty() }).await;
    let stranger = house.stranger();
    for _ in 0..100 {
        if stranger.get("/healthz").await.status == 429 {
            return;
        }
    }
    panic!("there is no limit");
}

#[tokio::test]
async fn everything_is_found_below_the_base_path() {
    let house = House::with(Options { base_path: "/games/fireside".into(), ..plenty() }).await;
    let mut ada = house.stranger().below("/games/fireside");
    let request = ada.request(Method::POST, "/api/me").json(&json!({ "name": "Ada" }));
    let reply = request.send().await.expect("the server answers");
    let cookie = reply.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(cookie.contains("Path=/games/fireside/"), "{cookie}");
    ada.introduce("Ada").await;
    let table = ada.table(&["me"]).await;
    ada.sit(&table.id, 0).await.answer(0).await;
    assert_eq!(ada.get("/healthz").await.body, "ok\n");
    // A proxy that takes the path away is as good.
    house.stranger().get("/api/me").await.ok();
}
