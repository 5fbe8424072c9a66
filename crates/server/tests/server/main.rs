//! The server from outside, over HTTP and websocket, a subject each, in one program that is linked once.

mod back;
mod branches;
mod chapters;
mod chat;
mod common;
mod connections;
mod consent;
mod door;
mod faults;
mod heavy;
mod leaks;
mod limits;
mod live;
mod messages;
mod openapi;
mod pictures;
mod pins;
mod replay;
mod saves;
mod seats;
mod tables;
mod undo;
mod watching;

use common::House;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

/// What the server keeps, behind its back.
async fn store(house: &House) -> SqlitePool {
    let options = SqliteConnectOptions::new().filename(house.file());
    SqlitePool::connect_with(options).await.expect("the file is there")
}
