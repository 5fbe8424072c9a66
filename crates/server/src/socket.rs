//! The websocket under a live connection, opened by hand instead of by axum: axum's keeps as much memory as its
//! longest message took, and the longest is the first. So this one writes its messages itself, from memory that is
//! freed when they are sent.

use crate::limits::MESSAGE_MAX;
use axum::extract::FromRequestParts;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use serde::Serialize;
use std::cell::Cell;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

/// One websocket, with the messages that are ready to be sent.
pub struct Socket {
    stream: WebSocketStream<TokioIo<Upgraded>>,
    /// Messages that have not been sent yet, encoded.
    out: Vec<u8>,
}

impl Socket {
    async fn new(io: TokioIo<Upgraded>) -> Socket {
        // The usual buffers are 128 KiB each way. What comes in is small; what goes out this way is only what the
        // protocol itself says.
        let config = WebSocketConfig::default()
            .max_message_size(Some(MESSAGE_MAX))
            .max_frame_size(Some(MESSAGE_MAX))
            .read_buffer_size(1024)
            .write_buffer_size(0);
        let stream = WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await;
        Socket { stream, out: Vec::new() }
    }

    /// The next message, while the other end is there.
    pub async fn next(&mut self) -> Option<Message> {
        self.stream.next().await?.ok()
    }

    /// Prepares a message; it goes out with [`Socket::flush`].
    pub fn feed(&mut self, message: &impl Serialize) {
        let mut text = SPARE.take();
        serde_json::to_writer(&mut text, message).expect("plain data");
        let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        self.out.reserve_exact(header.len(text.len() as u64) + text.len());
        header.format(text.len() as u64, &mut self.out).expect("memory takes it");
        self.out.extend_from_slice(&text);
        text.clear();
        SPARE.set(text);
    }

    /// Sends what is prepared. The protocol's own frames go first: frames must not be interleaved.
    pub async fn flush(&mut self) -> Result<(), Error> {
        self.stream.flush().await?;
        let out = std::mem::take(&mut self.out);
        Ok(self.stream.get_mut().write_all(&out).await?)
    }

    /// Pings the other end.
    pub async fn ping(&mut self) -> Result<(), Error> {
        self.stream.send(Message::Ping(Default::default())).await
    }

    /// Announces the end of the connection.
    pub async fn close(&mut self) -> Result<(), Error> {
        self.stream.close(None).await
    }
}

thread_local! {
    /// Room to write the next message in, before its length is known.
    static SPARE: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

/// A request to open one.
pub struct Upgrade {
    key: HeaderValue,
    upgrade: OnUpgrade,
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = WebSocketUpgradeRejection;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        let upgrade = parts.extensions.get::<OnUpgrade>().cloned();
        let key = parts.headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        // Axum checks all the rest, and its own socket is not needed.
        let _ = WebSocketUpgrade::from_request_parts(parts, state).await?;
        let (key, upgrade) = key.zip(upgrade).expect("axum has found both");
        Ok(Upgrade { key, upgrade })
    }
}

impl Upgrade {
    /// Opens the socket and hands it over.
    pub fn then<F: Future<Output = ()> + Send>(
        self,
        with: impl FnOnce(Socket) -> F + Send + 'static,
    ) -> Response {
        let key = derive_accept_key(self.key.as_bytes());
        tokio::spawn(async move {
            if let Ok(upgraded) = self.upgrade.await {
                with(Socket::new(TokioIo::new(upgraded)).await).await;
            }
        });
        let headers = [
            (header::CONNECTION, "upgrade"),
            (header::UPGRADE, "websocket"),
            (header::SEC_WEBSOCKET_ACCEPT, &key),
        ];
        (StatusCode::SWITCHING_PROTOCOLS, headers).into_response()
    }
}
