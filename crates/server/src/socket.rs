//! The websocket under a live connection, opened by hand where axum would do it: axum's keeps for good as much memory
//! as its longest message took, and the longest is the first.

use crate::limits::MESSAGE_MAX;
use axum::extract::FromRequestParts;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

/// See the module's page.
pub type Socket = WebSocketStream<TokioIo<Upgraded>>;

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
                with(fresh(TokioIo::new(upgraded)).await).await;
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

/// The same socket with buffers of the usual size again. Everything must be sent, and nothing read yet.
pub async fn slimmed(socket: Socket) -> Socket {
    fresh(socket.into_inner()).await
}

async fn fresh(io: TokioIo<Upgraded>) -> Socket {
    // The usual buffers are 128 KiB each way; our messages are small, and flushed.
    let config = WebSocketConfig::default()
        .max_message_size(Some(MESSAGE_MAX))
        .max_frame_size(Some(MESSAGE_MAX))
        .read_buffer_size(1024)
        .write_buffer_size(4 * 1024);
    WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await
}
