//! Who is at the other end of a request: the address that counts, also behind a proxy, and how it was reached.
//!
//! A proxy says for whom it asks in headers, which anybody could send. So they count only if they come from a proxy that
//! is trusted (`--trusted-proxy`).

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap};
use axum::http::request::Parts;
use ipnet::IpNet;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv6Addr};

/// The other end of a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// What counts as one address: of the sixth version of the protocol a whole network, since nobody has fewer.
    pub address: IpAddr,
    /// Whether the browser came over https.
    pub https: bool,
    /// The host that the browser asked for, perhaps with a port.
    pub host: Option<String>,
    /// Whether a proxy asks for it.
    pub proxied: bool,
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(parts.extensions.get::<Visitor>().cloned().expect("every connection says who it is"))
    }
}

impl Visitor {
    /// Who asks, from what the connection knows and what the request says.
    pub fn of(peer: IpAddr, headers: &HeaderMap, proxies: &[IpNet]) -> Visitor {
        let host = words(headers, header::HOST.as_str()).next_back().map(str::to_owned);
        if !is_trusted(peer, proxies) {
            return Visitor { address: block(peer), https: false, host, proxied: false };
        }
        let forwarded: Vec<Hop<'_>> = words(headers, "forwarded").map(Hop::read).collect();
        let said = [
            words(headers, "x-forwarded-for").map(Some).collect::<Vec<_>>(),
            forwarded.iter().map(|hop| hop.node).collect(),
        ];
        // Whatever a visitor may have sent beside the proxy's own header says something else: then neither counts.
        let found = said.map(|nodes| (!nodes.is_empty()).then(|| client(&nodes, proxies)));
        let address = match found {
            [Some(one), Some(other)] if one != other => None,
            [one, other] => one.or(other).flatten(),
        };
        let proto = words(headers, "x-forwarded-proto").next();
        let proto = proto.or_else(|| forwarded.first()?.proto);
        let outside = words(headers, "x-forwarded-host").next();
        let outside = outside.or_else(|| forwarded.first()?.host);
        Visitor {
            address: block(address.unwrap_or(peer)),
            https: proto.is_some_and(|p| p.eq_ignore_ascii_case("https")),
            host: outside.map(str::to_owned).or(host),
            proxied: true,
        }
    }

    /// Whether a page of this origin is one of ours.
    pub fn is_at(&self, origin: &str) -> bool {
        let Some((scheme, origin)) = origin.split_once("://") else { return false };
        let usual = if scheme == "https" { "443" } else { "80" };
        let parts = |host: &str| {
            let (name, port) = match host.rsplit_once(':') {
                Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) => (name, Some(port)),
                _ => (host, None),
            };
            (name.to_ascii_lowercase(), port.filter(|p| *p != usual).map(str::to_owned))
        };
        let Some((name, port)) = self.host.as_deref().map(parts) else { return false };
        let (origin_name, origin_port) = parts(origin);
        // Many proxies pass on the name alone.
        name == origin_name && (port == origin_port || (self.proxied && port.is_none()))
    }
}

/// Whether somebody is a proxy that is believed.
pub fn is_trusted(address: IpAddr, proxies: &[IpNet]) -> bool {
    proxies.iter().any(|network| network.contains(&address.to_canonical()))
}

/// What counts as one address.
pub fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
        address => address,
    }
}

/// The values of a list in a header, which may come in several lines.
fn words<'a>(headers: &'a HeaderMap, name: &'a str) -> impl DoubleEndedIterator<Item = &'a str> {
    let lines = headers.get_all(name).iter().collect::<Vec<_>>().into_iter();
    lines.flat_map(|line| elements(line.to_str().unwrap_or(""), ',')).map(str::trim)
}

/// The parts of a header between these signs, but for those in quotes: a visitor's own words may stand there.
fn elements(text: &str, sign: char) -> Vec<&str> {
    let mut quoted = false;
    let splits = |c: char| {
        quoted ^= c == '"';
        c == sign && !quoted
    };
    text.split(splits).collect()
}

/// The address that the nearest of those who are not trusted has; if all are, that of the first. Nothing if it is no
/// address.
fn client(nodes: &[Option<&str>], proxies: &[IpNet]) -> Option<IpAddr> {
    let mut nearest = None;
    for node in nodes.iter().rev() {
        let address = node.and_then(address_of)?;
        nearest = Some(address);
        if !is_trusted(address, proxies) {
            break;
        }
    }
    nearest
}

/// `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1`, `[2001:db8::1]`, `[2001:db8::1]:4711`.
fn address_of(node: &str) -> Option<IpAddr> {
    let alone = match node.strip_prefix('[') {
        Some(rest) => rest.split_once(']')?.0,
        None if node.matches(':').count() == 1 => node.split_once(':')?.0,
        None => node,
    };
    alone.parse().ok().map(|address: IpAddr| address.to_canonical())
}

/// One element of `Forwarded`, as RFC 7239 has it.
#[derive(Default)]
struct Hop<'a> {
    node: Option<&'a str>,
    proto: Option<&'a str>,
    host: Option<&'a str>,
}

impl<'a> Hop<'a> {
    fn read(element: &'a str) -> Hop<'a> {
        let mut hop = Hop::default();
        for pair in elements(element, ';') {
            let Some((name, value)) = pair.split_once('=') else { continue };
            let value = value.trim().trim_matches('"');
            match name.trim().to_ascii_lowercase().as_str() {
                "for" => hop.node = Some(value),
                "proto" => hop.proto = Some(value),
                "host" => hop.host = Some(value),
                _ => {}
            }
        }
        hop
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PROXY: &str = "10.0.0.7";

    fn visitor(peer: &str, said: &[(&'static str, &'static str)]) -> Visitor {
        let mut headers = HeaderMap::new();
        for (name, value) in said {
            headers.append(*name, value.parse().expect("a value"));
        }
        let proxies = ["10.0.0.0/8", "2001:db8:1::/48"].map(|n| n.parse().expect("a network"));
        Visitor::of(peer.parse().expect("an address"), &headers, &proxies)
    }

    #[track_caller]
    fn counts_as(said: &[(&'static str, &'static str)], address: &str) {
        assert_eq!(visitor(PROXY, said).address.to_string(), address, "{said:?}");
    }

    #[test]
    fn a_trusted_proxy_says_for_whom_it_asks() {
        counts_as(&[("x-forwarded-for", "192.0.2.1")], "192.0.2.1");
        counts_as(&[("x-forwarded-for", "192.0.2.1:4711")], "192.0.2.1");
        counts_as(&[("x-forwarded-for", "::ffff:192.0.2.1")], "192.0.2.1");
        counts_as(&[("forwarded", "for=192.0.2.1;proto=https;by=10.0.0.7")], "192.0.2.1");
        counts_as(&[("forwarded", "proto=https; For=\"[2001:db8::17]:4711\"")], "2001:db8::");
        counts_as(&[("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=192.0.2.1")], "192.0.2.1");
    }

    /// What stands further left was sent by the visitor.
    #[test]
    fn the_last_one_that_is_no_proxy_counts() {
        counts_as(&[("x-forwarded-for", "198.51.100.9, 192.0.2.1")], "192.0.2.1");
        counts_as(&[("x-forwarded-for", "198.51.100.9, 192.0.2.1, 10.0.0.2")], "192.0.2.1");
        counts_as(&[("x-forwarded-for", "198.51.100.9"), ("x-forwarded-for", "192.0.2.1")], "192.0.2.1");
        counts_as(&[("x-forwarded-for", "nonsense, 192.0.2.1")], "192.0.2.1");
        counts_as(&[("forwarded", "for=198.51.100.9, for=192.0.2.1, for=\"[2001:db8:1::2]\"")], "192.0.2.1");
        counts_as(&[("x-forwarded-for", "10.0.0.3, 10.0.0.2")], "10.0.0.3");
        counts_as(
            &[("forwarded", "for=192.0.2.1;host=\"here,for=198.51.100.9;for=198.51.100.9\"")],
            "192.0.2.1",
        );
    }

    #[test]
    fn garbage_leaves_the_proxy_itself() {
        for garbage in
            ["", "unknown", "192.0.2", "192.0.2.1 192.0.2.2", "192.0.2.1,", "[::1", "ä", "1.2.3.4:5:6"]
        {
            counts_as(&[("x-forwarded-for", garbage)], PROXY);
        }
        for garbage in ["", "for=", "for=unknown", "for=_hidden", "proto=https", "192.0.2.1", "for=\"[::1\""]
        {
            counts_as(&[("forwarded", garbage)], PROXY);
        }
        counts_as(&[], PROXY);
    }

    /// A proxy that writes one of the two passes on what the visitor wrote into the other.
    #[test]
    fn headers_that_contradict_each_other_leave_the_proxy_itself() {
        counts_as(&[("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=198.51.100.9")], PROXY);
        counts_as(&[("x-forwarded-for", "192.0.2.1"), ("forwarded", "for=unknown")], PROXY);
    }

    #[test]
    fn nobody_else_is_believed() {
        let said = [
            ("x-forwarded-for", "192.0.2.1"),
            ("x-forwarded-proto", "https"),
            ("x-forwarded-host", "elsewhere"),
            ("host", "here"),
        ];
        let honest = visitor("198.51.100.9", &said);
        assert_eq!(honest.address.to_string(), "198.51.100.9");
        assert!(!honest.https && !honest.proxied);
        assert_eq!(honest.host.as_deref(), Some("here"));
    }

    #[test]
    fn networks_of_the_sixth_version_are_one_address() {
        let one = visitor("2001:db8:2:3:4:5:6:7", &[]).address;
        assert_eq!(one, visitor("2001:db8:2:3::1", &[]).address);
        assert_ne!(one, visitor("2001:db8:2:4::1", &[]).address);
        assert_eq!(visitor("::ffff:192.0.2.1", &[]).address, visitor("192.0.2.1", &[]).address);
        assert_ne!(visitor("192.0.2.1", &[]).address, visitor("192.0.2.2", &[]).address);
    }

    #[test]
    fn a_trusted_proxy_says_how_it_was_reached() {
        let https = |said| visitor(PROXY, said).https;
        assert!(
            https(&[("x-forwarded-proto", "https")]) && https(&[("forwarded", "for=192.0.2.1;proto=HTTPS")])
        );
        assert!(
            !https(&[("x-forwarded-proto", "http")])
                && !https(&[("forwarded", "for=192.0.2.1")])
                && !https(&[])
        );
        let host = |said| visitor(PROXY, said).host;
        assert_eq!(host(&[("host", "127.0.0.1:4747")]).as_deref(), Some("127.0.0.1:4747"));
        let outside = [("host", "127.0.0.1:4747"), ("x-forwarded-host", "play.example:8443")];
        assert_eq!(host(&outside).as_deref(), Some("play.example:8443"));
        assert_eq!(
            host(&[("forwarded", "for=192.0.2.1;host=play.example")]).as_deref(),
            Some("play.example")
        );
    }

    #[test]
    fn our_pages_are_known_by_host_and_port() {
        let direct = |host| visitor("192.0.2.1", &[("host", host)]);
        let proxied = |host| visitor(PROXY, &[("host", host)]);
        for (visitor, ours) in [
            (direct("play.example"), "https://play.example"),
            (direct("play.example:4747"), "http://play.example:4747"),
            (direct("Play.Example:443"), "https://play.example"),
            (direct("play.example"), "http://play.example:80"),
            (direct("[::1]:4747"), "http://[::1]:4747"),
            (direct("[::1]"), "http://[::1]"),
            (proxied("play.example"), "https://play.example:8443"),
        ] {
            assert!(visitor.is_at(ours), "{visitor:?} {ours}");
        }
        for (visitor, other) in [
            (direct("play.example"), "https://evil.example"),
            (direct("play.example"), "https://play.example:8443"),
            (direct("play.example:4747"), "http://play.example:3000"),
            (direct("play.example:443"), "http://play.example"),
            (proxied("play.example:8443"), "https://play.example:3000"),
            (proxied("play.example"), "https://evil.example:8443"),
            (direct("play.example"), "null"),
            (visitor("192.0.2.1", &[]), "https://play.example"),
        ] {
            assert!(!visitor.is_at(other), "{visitor:?} {other}");
        }
    }
}
