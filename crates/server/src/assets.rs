//! The built client, part of the program.

use crate::App;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Client;

/// Only from our own server, and no code in pages.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
                      font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

/// The one page of the client.
const PAGE: &str = "index.html";

const NOT_BUILT: &str = "The browser client was not built into this program. `make play` builds it; \
                         `fireside play` plays in the terminal.\n";

pub async fn asset(State(app): State<App>, uri: Uri, wishes: HeaderMap) -> Response {
    let base = &app.options.base_path;
    answer(uri.path(), &wishes, |name| {
        let data = Client::get(name)?.data;
        Some(if name == PAGE { page_below(base, &data) } else { data })
    })
}

/// The page, with the addresses in it below the base path: it is built with addresses relative to itself, but is shown
/// at many.
fn page_below(base: &str, page: &[u8]) -> Cow<'static, [u8]> {
    let page = String::from_utf8_lossy(page).replace("\"./", &format!("\"{base}/"));
    Cow::Owned(page.into_bytes())
}

/// A file of the client; every other path is a page of it. Whoever reads Brotli gets the smaller copy that lies beside a file; the copies
/// have no address of their own.
fn answer(path: &str, wishes: &HeaderMap, file: impl Fn(&str) -> Option<Cow<'static, [u8]>>) -> Response {
    let path = path.trim_start_matches('/');
    let (name, data) = match file(path) {
        Some(data) if !path.is_empty() && !path.ends_with(".br") => (path, data),
        _ if path.starts_with("assets/") => return StatusCode::NOT_FOUND.into_response(),
        _ => match file(PAGE) {
            Some(data) => (PAGE, data),
            None => return (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
        },
    };
    let mut headers = HeaderMap::new();
    headers.insert(header::CONTENT_TYPE, content_type(name));
    // Names of assets change with their content; pages do not.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    let Some(smaller) = file(&format!("{name}.br")) else { return (headers, data).into_response() };
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !reads_brotli(wishes) {
        return (headers, data).into_response();
    }
    // With this the compression that comes after leaves it alone.
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    (headers, smaller).into_response()
}

/// Whether `Accept-Encoding` names Brotli, and not as what is never wanted (`br;q=0`).
fn reads_brotli(wishes: &HeaderMap) -> bool {
    let said = wishes.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    said.flat_map(|value| value.split(',')).any(|coding| {
        let (name, weight) = coding.split_once(';').unwrap_or((coding, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|number| number.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("br") && weight.is_some_and(|number| number > 0.0)
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    /// A client as it is built, with a small page.
    fn built(name: &str) -> Option<Cow<'static, [u8]>> {
        let data: &[u8] = match name {
            "index.html" => b"page",
            "assets/table.js" => b"a long table",
            "assets/table.js.br" => b"short",
            _ => return None,
        };
        Some(Cow::Borrowed(data))
    }

    fn wishes(encoding: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(encoding))])
    }

    async fn body(answer: Response) -> Vec<u8> {
        axum::body::to_bytes(answer.into_body(), 100).await.unwrap().to_vec()
    }

    #[tokio::test]
    async fn whoever_reads_brotli_gets_the_smaller_copy() {
        let smaller = answer("/assets/table.js", &wishes("gzip, deflate, br, zstd"), built);
        assert_eq!(smaller.headers()[header::CONTENT_ENCODING], "br");
        assert_eq!(smaller.headers()[header::VARY], "accept-encoding");
        assert_eq!(smaller.headers()[header::CONTENT_TYPE], "text/javascript");
        assert_eq!(body(smaller).await, b"short");

        let whole = answer("/assets/table.js", &wishes("gzip"), built);
        assert!(!whole.headers().contains_key(header::CONTENT_ENCODING));
        assert_eq!(
            whole.headers()[header::VARY],
            "accept-encoding",
            "caches must not give the smaller copy to everybody"
        );
        assert_eq!(body(whole).await, b"a long table");
    }

    #[tokio::test]
    async fn what_has_no_smaller_copy_is_sent_as_it_is() {
        let page = answer("/table/7", &wishes("br"), built);
        assert!(!page.headers().contains_key(header::CONTENT_ENCODING));
        assert_eq!(body(page).await, b"page");
    }

    #[test]
    fn smaller_copies_have_no_address() {
        assert_eq!(answer("/assets/table.js.br", &wishes("br"), built).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn the_page_names_everything_below_the_base_path() {
        let page = br#"<meta name="base" content="./" /><script src="./assets/index.js"></script>"#;
        let at = |base| String::from_utf8(page_below(base, page).into_owned()).expect("text");
        assert_eq!(at(""), r#"<meta name="base" content="/" /><script src="/assets/index.js"></script>"#);
        let below =
            r#"<meta name="base" content="/fireside/" /><script src="/fireside/assets/index.js"></script>"#;
        assert_eq!(at("/fireside"), below);
    }

    #[test]
    fn a_client_that_was_not_built_is_missed() {
        assert_eq!(answer("/", &wishes("br"), |_| None).status(), StatusCode::NOT_FOUND);
    }

    #[test]
    fn brotli_is_read_by_those_who_name_it() {
        for yes in ["br", "gzip, br", "gzip;q=1.0, BR;q=0.5", "br ; q=0.001"] {
            assert!(reads_brotli(&wishes(yes)), "{yes}");
        }
        for no in ["", "gzip", "br;q=0", "gzip, br; q=0.000", "brotli", "*", "br;q=much"] {
            assert!(!reads_brotli(&wishes(no)), "{no}");
        }
        assert!(!reads_brotli(&HeaderMap::new()));
    }
}
