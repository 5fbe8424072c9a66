//! Connections that say nothing, or take for ever to say it.

use crate::common::{DEADLINE, House};
use server::Options;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{Instant, sleep, timeout};

const SHORT: Duration = Duration::from_millis(400);
/// Longer than any test waits.
const LONG: Duration = Duration::from_secs(600);

/// A server with these limits: for a head, for silence between requests, for a body.
async fn house(head: Duration, idle: Duration, body: Duration) -> House {
    let plenty = Options { requests_per_second: 1_000_000, ..Options::default() };
    House::with(Options { head_within: head, idle_max: idle, body_within: body, ..plenty }).await
}

/// A request that keeps the connection, and its whole answer.
async fn ask(wire: &mut TcpStream) {
    let head = "GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n";
    wire.write_all(head.as_bytes()).await.expect("the connection is open");
    let (mut heard, mut some) = (String::new(), [0; 1024]);
    while !heard.ends_with("{\"name\":null}") {
        let read = timeout(DEADLINE, wire.read(&mut some)).await.expect("it answers").expect("readable");
        assert_ne!(read, 0, "the connection ended: {heard}");
        heard.push_str(std::str::from_utf8(&some[..read]).expect("text"));
    }
    assert!(heard.starts_with("HTTP/1.1 200"), "{heard}");
}

/// Sends a letter now and then until the connection ends; what was heard until then.
async fn trickle_until_it_ends(wire: &mut TcpStream) -> String {
    let mut heard = Vec::new();
    let ended = timeout(DEADLINE, async {
        let mut some = [0; 1024];
        loop {
            tokio::select! {
                read = wire.read(&mut some) => match read {
                    Ok(0) | Err(_) => return,
                    Ok(read) => heard.extend_from_slice(&some[..read]),
                },
                () = sleep(Duration::from_millis(20)) => drop(wire.write_all(b"x").await),
            }
        }
    });
    ended.await.expect("a connection that trickles is closed");
    String::from_utf8(heard).expect("text")
}

async fn until_it_ends(wire: &mut TcpStream) {
    let mut some = [0; 1024];
    let read = timeout(DEADLINE, wire.read(&mut some)).await.expect("a connection that is silent is closed");
    assert!(matches!(read, Ok(0) | Err(_)), "{read:?}");
}

#[tokio::test]
async fn whoever_says_nothing_is_closed() {
    let house = house(SHORT, LONG, LONG).await;
    let began = Instant::now();
    let mut wire = TcpStream::connect(house.address).await.expect("it listens");
    until_it_ends(&mut wire).await;
    assert!(began.elapsed() >= SHORT);
}

#[tokio::test]
async fn a_head_that_trickles_in_is_not_waited_for() {
    let house = house(SHORT, LONG, LONG).await;
    let mut wire = TcpStream::connect(house.address).await.expect("it listens");
    wire.write_all(b"GET / HTTP/1.1\r\nx-long: ").await.expect("written");
    trickle_until_it_ends(&mut wire).await;
}

/// Between requests there is more time, but not for the head of the next one.
#[tokio::test]
async fn a_connection_that_is_kept_has_more_time_until_the_next_head_begins() {
    let head = Duration::from_secs(2);
    let house = house(head, LONG, LONG).await;
    let mut wire = TcpStream::connect(house.address).await.expect("it listens");
    ask(&mut wire).await;
    sleep(2 * head).await;
    ask(&mut wire).await;
    wire.write_all(b"GET / HTTP/1.1\r\nx-long: ").await.expect("written");
    trickle_until_it_ends(&mut wire).await;
}

#[tokio::test]
async fn a_connection_that_is_kept_for_nothing_is_closed() {
    let idle = Duration::from_secs(2);
    let house = house(LONG, idle, LONG).await;
    let mut wire = TcpStream::connect(house.address).await.expect("it listens");
    let began = Instant::now();
    ask(&mut wire).await;
    until_it_ends(&mut wire).await;
    assert!(began.elapsed() >= idle, "{:?}", began.elapsed());
}

#[tokio::test]
async fn a_body_that_trickles_in_is_not_waited_for() {
    let house = house(LONG, LONG, SHORT).await;
    let mut wire = TcpStream::connect(house.address).await.expect("it listens");
    let head =
        "POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n";
    wire.write_all(head.as_bytes()).await.expect("written");
    let heard = trickle_until_it_ends(&mut wire).await;
    assert!(heard.starts_with("HTTP/1.1 400"), "{heard}");
}

#[tokio::test]
async fn whoever_asks_and_never_takes_the_answer_is_closed() {
    let plenty = Options { requests_per_second: 1_000_000, ..Options::default() };
    let limits = Options { head_within: LONG, idle_max: LONG, taken_within: SHORT, ..plenty };
    let house = House::with(limits).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(2048).expect("it can be small");
    let mut wire = socket.connect(house.address).await.expect("it listens");
    let head = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n";
    // Until nothing more is taken in at the other end, since nothing is here.
    while let Ok(Ok(())) = timeout(SHORT / 2, wire.write_all(head)).await {}
    sleep(2 * SHORT).await;
    let ended = timeout(DEADLINE, wire.read_to_end(&mut Vec::new())).await;
    assert!(ended.is_ok(), "a connection that takes nothing is closed");
}

/// Somebody who thinks about a move is silent for a long time.
#[tokio::test]
async fn a_live_connection_may_be_silent() {
    let limit = Duration::from_secs(2);
    let house = house(limit, limit, limit).await;
    let ada = house.guest("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    for _ in 0..2 {
        sleep(limit + limit / 2).await;
        live.answer(0).await;
    }
}

/// The end of a server does not wait for those who say nothing.
#[tokio::test]
async fn a_server_that_stops_closes_connections_that_are_kept() {
    let mut house = house(LONG, LONG, LONG).await;
    let mut wire = TcpStream::connect(house.address).await.expect("it listens");
    ask(&mut wire).await;
    house.restart().await;
    until_it_ends(&mut wire).await;
}
