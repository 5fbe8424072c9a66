//! Behind Caddy and nginx, as docs/server.md says: their real programs, with the configurations from there.

use super::{FIRESIDE, Served};
use crate::common::{DEADLINE, Guest};
use reqwest::Method;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const DOCS: &str = include_str!("../../../../docs/server.md");

/// The blocks of code of this language in the docs.
fn blocks(language: &str) -> Vec<&'static str> {
    let fence = format!("```{language}\n");
    DOCS.split(fence.as_str()).skip(1).map(|rest| rest.split_once("```").expect("a block ends").0).collect()
}

/// A proxy, from Debian's package, installed or unpacked.
fn program(name: &str) -> PathBuf {
    let target = Path::new(FIRESIDE).ancestors().nth(2).expect("it is in target/debug");
    let folders = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&folders).chain([PathBuf::from("/usr/sbin")]);
    let folders = folders.chain(["bin", "sbin"].map(|folder| target.join("proxies/usr").join(folder)));
    let mut programs = folders.map(|folder| folder.join(name));
    programs
        .find(|p| p.is_file())
        .unwrap_or_else(|| panic!("{name} is missing: scripts/need-proxies fetches it"))
}

/// A proxy that is running, until this is dropped.
struct Proxy {
    child: Child,
    address: SocketAddr,
}

impl Proxy {
    /// Starts one with a configuration of the docs, in which only names, ports and certificates are others.
    fn start(name: &str, text: &str, folder: &Path, server: SocketAddr) -> Proxy {
        let free = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let address = free.local_addr().expect("it has an address");
        let text = text.replace("127.0.0.1:4747", &server.to_string());
        let file = folder.join(name);
        let mut command = Command::new(program(name));
        if name == "caddy" {
            let site = text.replace("play.example.org {", &format!("http://{address} {{"));
            assert_ne!(site, text, "the site has another name");
            std::fs::write(&file, format!("{{\n\tadmin off\n}}\n{site}")).expect("written");
            command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
            command.env("HOME", folder).env("XDG_CONFIG_HOME", folder).env("XDG_DATA_HOME", folder);
        } else {
            let site = text.replace("listen 443 ssl;", &format!("listen {address};"));
            assert_ne!(site, text, "it listens elsewhere");
            let site: Vec<&str> = site.lines().filter(|l| !l.contains("ssl_certificate")).collect();
            let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
            let temporary =
                temporary.map(|what| format!("{what}_temp_path {};\n", folder.join(what).display()));
            let frame = format!(
                "daemon off; master_process off; pid {}; error_log stderr; events {{}}\nhttp {{\naccess_log off;\n{}{}\n}}\n",
                folder.join("pid").display(),
                temporary.concat(),
                site.join("\n")
            );
            std::fs::write(&file, frame).expect("written");
            command.arg("-c").arg(&file).arg("-p").arg(folder).args(["-e", "stderr"]);
        }
        let log = std::fs::File::create(folder.join("log")).expect("a file");
        drop(free);
        let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        let mut proxy = Proxy { child: child.expect("it starts"), address };
        proxy.answers(folder);
        proxy
    }

    fn answers(&mut self, folder: &Path) {
        let began = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            let ended = self.child.try_wait().expect("it is ours").is_some();
            let said = || std::fs::read_to_string(folder.join("log")).unwrap_or_default();
            assert!(!ended && began.elapsed() < DEADLINE, "the proxy does not answer: {}", said());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

async fn status(guest: &Guest, headers: &[(&str, &str)]) -> u16 {
    let request = headers.iter().fold(guest.request(Method::GET, "/api/me"), |r, (n, v)| r.header(*n, *v));
    request.send().await.expect("the proxy answers").status().as_u16()
}

/// Four requests at once from each address, and then two a second.
async fn is_played_through(name: &str, text: &str) {
    let data = tempfile::tempdir().expect("a folder");
    let base = if text.contains("/fireside") { "/fireside" } else { "" };
    let served = Served::limited(FIRESIDE, data.path(), 0, |command| {
        command.args(["--trusted-proxy", "127.0.0.1", "--requests-per-second", "2", "--base-path", base]);
    });
    let proxy = Proxy::start(name, text, data.path(), served.address);
    let visitor = |number: u8| Guest::from([127, 0, 0, number], proxy.address).below(base);

    let mut ada = visitor(2);
    ada.introduce("Ada").await;
    let table = ada.table(&["me"]).await;
    let mut live = ada.sit(&table.id, 0).await;
    for _ in 0..5 {
        live.answer(0).await;
    }

    // Browsers say which page a request comes from; the server knows which are its own.
    let bo = visitor(3);
    for (origin, expected) in
        [(format!("http://{}", proxy.address), 200), ("http://evil.example".to_owned(), 403)]
    {
        let request = bo.request(Method::POST, "/api/me").json(&serde_json::json!({ "name": "Bo" }));
        let reply = request.header("origin", origin).send().await.expect("the proxy answers");
        assert_eq!(reply.status(), expected);
    }

    // Whatever else they say about where they are.
    let lies = [("x-forwarded-for", "127.0.0.5"), ("forwarded", "for=127.0.0.5")];
    let greedy = visitor(4);
    let mut last = 200;
    for _ in 0..200 {
        last = status(&greedy, &lies).await;
        if last != 200 {
            break;
        }
    }
    assert_eq!(last, 429, "there is a limit");
    for _ in 0..3 {
        assert_eq!(status(&visitor(5), &[]).await, 200, "somebody else pays for it");
    }
}

#[tokio::test]
async fn caddy_as_in_the_docs_can_be_played_through() {
    let blocks = blocks("caddyfile");
    assert_eq!(blocks.len(), 2, "one has a host of its own, the other is below a path");
    for text in blocks {
        is_played_through("caddy", text).await;
    }
}

#[tokio::test]
async fn nginx_as_in_the_docs_can_be_played_through() {
    let blocks = blocks("nginx");
    assert_eq!(blocks.len(), 2, "one has a host of its own, the other is below a path");
    for text in blocks {
        is_played_through("nginx", text).await;
    }
}
