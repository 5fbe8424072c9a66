//! `fireside serve`

use crate::style::{QUIET, RESET, TITLE};
use crate::{Done, Failure, files};
use clap::Args;
use server::{IpNet, Options, Store};
use std::env::VarError;
use std::net::IpAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::net::TcpListener;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

#[derive(Args)]
pub struct ServeArgs {
    /// The port to listen on
    #[arg(long, value_name = "N", default_value_t = 4747)]
    port: u16,
    /// The address to listen on; 0.0.0.0 lets other machines in
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1")]
    listen: IpAddr,
    /// The folder for the tables [default: the user's data folder]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// The store itself, instead of a folder: sqlite:PATH
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    store: Option<String>,
    /// Browsers reach this server only over https (through a proxy): never send cookies without it
    #[arg(long)]
    secure: bool,
    /// A proxy to believe when it says for whom it asks, as an address or a network: 127.0.0.1,10.0.0.0/8
    #[arg(long, value_name = "ADDRESS", value_delimiter = ',', value_parser = network)]
    trusted_proxy: Vec<IpNet>,
    /// The path below which browsers find everything, if a proxy has other things beside it: /fireside
    #[arg(long, value_name = "PATH", default_value = "", value_parser = base_path)]
    base_path: String,
    /// Connections at a time [default: as many as the system allows, 10000 at most]
    #[arg(long, value_name = "N")]
    connections_max: Option<usize>,
    /// Connections that one address can have at a time [default: 1000, but no more than half of all]
    #[arg(long, value_name = "N")]
    connections_per_address: Option<usize>,
    /// New people that one address can bring within an hour
    #[arg(long, value_name = "N", default_value_t = Options::default().people_per_address)]
    people_per_address: u32,
    /// New tables that one address can open within an hour
    #[arg(long, value_name = "N", default_value_t = Options::default().tables_per_address)]
    tables_per_address: u32,
    /// Tables that one person can have open
    #[arg(long, value_name = "N", default_value_t = Options::default().tables_max)]
    tables_max: u32,
    /// Requests a second that one address can make
    #[arg(long, value_name = "N", default_value_t = Options::default().requests_per_second)]
    requests_per_second: u32,
    /// Messages a second that one person can send over live connections
    #[arg(long, value_name = "N", default_value_t = Options::default().messages_per_second)]
    messages_per_second: u32,
    /// Seconds that bots think when it is their turn; less makes them quicker, and worse; with 0 they answer by instinct, always alike. They leave people the first word for as long
    #[arg(long, value_name = "N", default_value_t = Options::default().bots_think.as_secs_f32(), value_parser = seconds)]
    bots_think: f32,
    /// Log as JSON lines; RUST_LOG sets what is logged (`info`, `server=debug`)
    #[arg(long)]
    log_json: bool,
}

fn seconds(text: &str) -> Result<f32, String> {
    let most = 600.0;
    let found = text.parse().ok().filter(|n| (0.0..=most).contains(n));
    found.ok_or_else(|| format!("give a number from 0 to {most}"))
}

/// An address, or a network such as 10.0.0.0/8.
fn network(text: &str) -> Result<IpNet, String> {
    let alone = text.parse::<IpAddr>().map(IpNet::from);
    alone.or_else(|_| text.parse()).map_err(|_| "give an address, or a network such as 10.0.0.0/8".to_owned())
}

/// A path without a slash at its end. What it consists of needs no quoting anywhere.
fn base_path(text: &str) -> Result<String, String> {
    let path = text.trim_end_matches('/');
    let plain = |part: &str| {
        let legal = |b: u8| b.is_ascii_alphanumeric() || b"-_.~".contains(&b);
        !part.is_empty() && part.bytes().all(legal) && part.bytes().any(|b| b != b'.')
    };
    match path.strip_prefix('/') {
        None if path.is_empty() => Ok(String::new()),
        Some(parts) if parts.split('/').all(plain) => Ok(path.to_owned()),
        _ => Err("give a path such as /fireside, of letters, digits and -_.~".to_owned()),
    }
}

/// Descriptors for everything but connections: the store's files, the log.
const OTHER_FILES: usize = 64;

/// How many connections there can be, and how many of one address; says so.
fn room(args: &ServeArgs, files: Option<usize>) -> (usize, usize) {
    let usual = Options::default();
    let possible = files.map_or(usize::MAX, |files| files.saturating_sub(OTHER_FILES).max(1));
    let most = args.connections_max.unwrap_or(usual.connections_max).min(possible);
    let of_address = args.connections_per_address;
    let of_address = of_address.unwrap_or(usual.connections_per_address.min(most / 2).max(1));
    let files = files.map_or("no limit".to_owned(), |files| files.to_string());
    anstream::println!(
        "{QUIET}Up to {most} connections at a time, {of_address} from one address (open files: {files}).{RESET}"
    );
    (most, of_address)
}

/// Takes as many descriptors as the system allows: every connection needs one. Says how many there are, if there is a
/// limit.
fn raise_file_limit() -> Option<usize> {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        // If that is refused, there are as many as before.
        let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit });
        getrlimit(Resource::Nofile).current.map(|files| usize::try_from(files).unwrap_or(usize::MAX))
    }
    #[cfg(not(unix))]
    None
}

/// What is logged, as RUST_LOG says: levels (`info`) and levels of parts (`server=debug`).
fn log_filter() -> Result<Targets, Failure> {
    let text = match std::env::var("RUST_LOG") {
        Ok(text) => text,
        Err(VarError::NotPresent) => "warn".to_owned(),
        Err(VarError::NotUnicode(_)) => return Err(Failure::Call("RUST_LOG is not text".to_owned())),
    };
    // A word alone would stand for a part of the program and hide everything else: a typo is no part.
    let alone =
        text.split(',').map(str::trim).find(|d| !d.contains('=') && d.parse::<LevelFilter>().is_err());
    if let Some(word) = alone {
        let levels = "off, error, warn, info, debug or trace";
        return Err(Failure::Call(format!(
            "RUST_LOG: `{word}` is not a level; give {levels}, or PART=LEVEL"
        )));
    }
    text.parse().map_err(|e| Failure::Call(format!("RUST_LOG is `{text}`, which is no filter: {e}")))
}

pub fn serve(args: &ServeArgs) -> Done {
    let wanted = log_filter()?;
    // A log that cannot be written, on a full disk for instance, is no reason to fail: complaining about it on the same
    // stream would panic in the middle of a request. Nor is one that nobody reads: it is written by a thread of its own, and what
    // it cannot take is left out.
    let (stderr, _written_at_last) = tracing_appender::non_blocking(std::io::stderr());
    let log = tracing_subscriber::fmt::layer().log_internal_errors(false).with_writer(stderr);
    let log = match args.log_json {
        true => log.json().boxed(),
        false => log.boxed(),
    };
    tracing_subscriber::registry().with(log.with_filter(wanted)).init();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|e| Failure::Wrong(format!("the server cannot start: {e}")))?;
    runtime.block_on(run(args))
}

async fn run(args: &ServeArgs) -> Done {
    // Before it says that it is open: whoever hears that may rely on it.
    let files = raise_file_limit();
    #[cfg(target_os = "linux")]
    let _heard = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(FILE_TOO_LARGE));
    let (place, store) = match &args.store {
        Some(url) if url.starts_with("sqlite:") => (url.clone(), Store::open(url).await),
        Some(url) => return Err(Failure::Call(format!("`{url}` is not a store; use sqlite:PATH"))),
        None => {
            let folder = args.data.clone().unwrap_or_else(files::data_folder);
            std::fs::create_dir_all(&folder)
                .map_err(|e| Failure::Wrong(format!("{} cannot be created: {e}", folder.display())))?;
            let file = folder.join("tables.db");
            (file.display().to_string(), Store::open_file(&file).await)
        }
    };
    let store = store.map_err(|e| Failure::Wrong(format!("{place} cannot be opened: {e}")))?;
    let listener = TcpListener::bind((args.listen, args.port))
        .await
        .map_err(|e| Failure::Wrong(format!("port {} cannot be used: {e}. Try --port", args.port)))?;
    let address = listener.local_addr().map_err(|e| Failure::Wrong(e.to_string()))?;
    let shown = if address.ip().is_unspecified() {
        format!("localhost:{}", address.port())
    } else {
        address.to_string()
    };
    anstream::println!("{TITLE}Fireside{RESET} is open at  http://{shown}{}", args.base_path);
    let (connections_max, connections_per_address) = room(args, files);
    anstream::println!("{QUIET}Tables are kept in {place}. Stop with Ctrl-C; nothing is lost.{RESET}");
    let options = Options {
        secure: args.secure,
        tables_max: args.tables_max,
        requests_per_second: args.requests_per_second,
        messages_per_second: args.messages_per_second,
        trusted_proxies: args.trusted_proxy.clone().into(),
        base_path: args.base_path.as_str().into(),
        connections_max,
        connections_per_address,
        people_per_address: args.people_per_address,
        tables_per_address: args.tables_per_address,
        bots_think: Duration::from_secs_f32(args.bots_think),
        ..Options::default()
    };
    server::serve(listener, store, options, stopped()).await.map_err(|e| Failure::Wrong(e.to_string()))
}

/// Reaching a limit on file sizes is an error like a full disk, and no reason to be killed: the signal is caught and
/// ignored.
#[cfg(target_os = "linux")]
const FILE_TOO_LARGE: i32 = 25;

/// Ctrl-C, or SIGTERM.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut ended) = signal(SignalKind::terminate()) else { return };
        tokio::select! {
            _ = tokio::signal::ctrl_c() => {}
            _ = ended.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = tokio::signal::ctrl_c().await;
}
