//! Accepting connections, and closing silent ones: an open connection costs something even if nobody uses it.
//!
//! Hyper has one limit for the time from one answer to the end of the next request's head. Here there are two: a
//! connection may be kept for a while without a request, but a head that has begun must come soon. So hyper's limit is
//! for the silence, and reading itself fails when a head takes too long. It has no limit for an answer that nobody
//! reads: so writing fails when nothing is read for too long.

use crate::Options;
use crate::gate::{Gate, Pass};
use crate::visitor::{Visitor, block, is_trusted};
use axum::Router;
use axum::http::{StatusCode, Uri};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::convert::Infallible;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, Sleep, sleep, sleep_until};

/// What somebody is told for whom there is no room, before anything of theirs is read.
const NO_ROOM: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\n\
    connection: close\r\ncontent-length: 67\r\n\r\n\
    {\"why\":\"there are too many connections; close some, or try later\"}\n";
/// How long the head of a request may take at most when connections run short.
const SHORT: Duration = Duration::from_secs(2);
/// How long to wait after a connection could not be accepted: until another one ends, it would only fail again.
const BREATH: Duration = Duration::from_secs(1);

/// Serves until it is closing; then accepts no more connections, and waits for the requests that are under way.
pub async fn listen(
    listener: TcpListener,
    router: Router,
    options: &Options,
    closing: watch::Receiver<bool>,
) {
    let mut connections = JoinSet::new();
    let gate = Gate::new(options.connections_max, options.connections_per_address);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, address)) => {
                    let counts = !is_trusted(address.ip(), &options.trusted_proxies);
                    match gate.enter(counts.then(|| block(address.ip()))) {
                        Some(pass) => {
                            let options = options.clone();
                            connections.spawn(serve(stream, address, pass, router.clone(), options, closing.clone()));
                        }
                        None => turn_away(stream),
                    }
                }
                Err(error) if is_of_the_other_end(&error) => {}
                Err(error) => {
                    tracing::error!(%error, "no connection can be accepted for a moment");
                    sleep(BREATH).await;
                }
            },
            // Those that have ended are not kept.
            Some(_) = connections.join_next() => {}
            () = closed(closing.clone()) => break,
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

/// Says that there is no room. If that cannot be sent at once, it is not sent.
fn turn_away(stream: TcpStream) {
    let _ = stream.into_std().and_then(|mut stream| stream.write(NO_ROOM));
}

/// They left before they were accepted.
fn is_of_the_other_end(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn closed(mut closing: watch::Receiver<bool>) {
    drop(closing.wait_for(|closing| *closing).await);
}

/// One connection, request by request.
async fn serve(
    stream: TcpStream,
    address: SocketAddr,
    pass: Pass,
    router: Router,
    options: Options,
    closing: watch::Receiver<bool>,
) {
    // Without this, small messages wait up to 40 ms for company.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::warn!(%error, "no nodelay");
    }
    let within = if pass.is_late() { options.head_within.min(SHORT) } else { options.head_within };
    let by = Instant::now() + within;
    let next = Next(Arc::new(Mutex::new(Head::Begun(by))));
    let (from, to) = stream.into_split();
    let from = Reader { from, next: next.clone(), within, late: Box::pin(sleep_until(by)) };
    let to = Writer { to, within: options.taken_within, late: None };
    let router = TowerToHyperService::new(router);
    let (proxies, base) = (options.trusted_proxies, options.base_path);
    let service = service_fn(move |mut request: Request<Incoming>| {
        next.set(Head::Read);
        if let Some(below) = below(&base, request.uri()) {
            *request.uri_mut() = below;
        }
        let visitor = Visitor::of(address.ip(), request.headers(), &proxies);
        request.extensions_mut().insert(visitor);
        request.extensions_mut().insert(pass.clone());
        let (answer, next) = (router.call(request), next.clone());
        async move {
            let answer = answer.await?;
            // A live connection has no further heads.
            if answer.status() != StatusCode::SWITCHING_PROTOCOLS {
                next.set(Head::Awaited);
            }
            Ok::<_, Infallible>(answer)
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(options.idle_max);
    let connection = http.serve_connection(TokioIo::new(tokio::io::join(from, to)), service);
    let mut connection = pin!(connection.with_upgrades());
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = closed(closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::debug!(%error, %address, "a connection failed");
    }
}

/// The address without the base path, if it begins with it. What does not is left as it is: a proxy may have taken the base
/// path away already.
fn below(base: &str, uri: &Uri) -> Option<Uri> {
    let rest = uri.path_and_query()?.as_str().strip_prefix(base).filter(|_| !base.is_empty())?;
    let rest = match rest.chars().next() {
        Some('/') => rest.to_owned(),
        Some('?') | None => format!("/{rest}"),
        Some(_) => return None,
    };
    rest.parse().ok()
}

/// How much of the next request's head is there.
#[derive(Clone, Copy)]
enum Head {
    Awaited,
    /// Some of it, or the connection is new; all of it must be there by then.
    Begun(Instant),
    /// All of it, and the request has not been answered yet.
    Read,
}

/// The state of one connection, shared by its reader and its writer.
#[derive(Clone)]
struct Next(Arc<Mutex<Head>>);

impl Next {
    fn set(&self, head: Head) {
        *self.0.lock().expect("no panic while it is held") = head;
    }

    fn get(&self) -> Head {
        *self.0.lock().expect("no panic while it is held")
    }
}

/// What comes in. Reading fails when a head is not complete in time.
struct Reader {
    from: OwnedReadHalf,
    next: Next,
    within: Duration,
    late: Pin<Box<Sleep>>,
}

impl AsyncRead for Reader {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        to: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let read = Pin::new(&mut self.from).poll_read(cx, to);
        match (self.next.get(), &read) {
            (Head::Awaited, Poll::Ready(_)) => self.next.set(Head::Begun(Instant::now() + self.within)),
            (Head::Begun(by), Poll::Pending) => {
                self.late.as_mut().reset(by);
                if self.late.as_mut().poll(cx).is_ready() {
                    return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
                }
            }
            _ => {}
        }
        read
    }
}

/// What goes out. Writing fails when the other end has read nothing for too long.
struct Writer {
    to: OwnedWriteHalf,
    within: Duration,
    /// While it has to wait: until when.
    late: Option<Pin<Box<Sleep>>>,
}

impl Writer {
    fn in_time<T>(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.late = None;
            return wrote;
        }
        let late = self.late.get_or_insert_with(|| Box::pin(sleep(self.within)));
        late.as_mut().poll(cx).map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Writer {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.to).poll_write(cx, bytes);
        self.in_time(cx, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.to).poll_write_vectored(cx, bytes);
        self.in_time(cx, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.to.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.to).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.to).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_below_the_base_path_is_found_there() {
        let below = |base, uri: &str| below(base, &uri.parse().expect("an address")).map(|u| u.to_string());
        assert_eq!(below("/fireside", "/fireside/api/me?x=1").as_deref(), Some("/api/me?x=1"));
        assert_eq!(below("/fireside", "/fireside").as_deref(), Some("/"));
        assert_eq!(below("/fireside", "/fireside?x=1").as_deref(), Some("/?x=1"));
        assert_eq!(below("/fireside", "/fireside/").as_deref(), Some("/"));
        assert_eq!(below("/fireside", "/firesides/api/me"), None);
        assert_eq!(below("/fireside", "/api/me"), None);
        assert_eq!(below("", "/api/me"), None, "there is nothing to take away");
    }
}
