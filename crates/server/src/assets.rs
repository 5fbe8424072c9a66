//! The built client, part of the program.

use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Only from our own server, and no code in pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

const NOT_BUILT: &str = "The browser client was not built into this program. `make play` builds it; \
                         `fireside play` plays in the terminal.\n";

/// A file of the client; every other path is a page of it.
pub async fn asset(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let (name, file) = match Client::get(path) {
        Some(file) if !path.is_empty() => (path, file),
        _ if path.starts_with("assets/") => return StatusCode::NOT_FOUND.into_response(),
        _ => match Client::get("index.html") {
            Some(file) => ("index.html", file),
            None => return (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
        },
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, content_type(name));
    // Names of assets change with their content; pages do not.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    (headers, file.data).into_response()
}

fn content_type(name: &str) -> HeaderValue {
    HeaderValue::from_static(match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript",
        Some("css") => "text/css",
        Some("svg") => "image/svg+xml",
        Some("woff2") => "font/woff2",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    })
}
