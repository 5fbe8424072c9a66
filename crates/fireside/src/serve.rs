//! `fireside serve`

use crate::style::{QUIET, RESET, TITLE};
use crate::{Done, Failure, files};
use clap::Args;
use server::{Options, Store};
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
    /// Tables that one person can have open
    #[arg(long, value_name = "N", default_value_t = Options::default().tables_max)]
    tables_max: u32,
    /// Requests a second that one address can make
    #[arg(long, value_name = "N", default_value_t = Options::default().requests_per_second)]
    requests_per_second: u32,
    /// Messages a second that one person can send over live connections
    #[arg(long, value_name = "N", default_value_t = Options::default().messages_per_second)]
    messages_per_second: u32,
    /// Seconds that bots think when it is their turn; less makes them quicker, and worse; with 0 they answer by instinct, always alike
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
    // stream would panic in the middle of a request.
    let log = tracing_subscriber::fmt::layer().log_internal_errors(false).with_writer(std::io::stderr);
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
    anstream::println!("{TITLE}Fireside{RESET} is open at  http://{shown}");
    anstream::println!("{QUIET}Tables are kept in {place}. Stop with Ctrl-C; nothing is lost.{RESET}");
    #[cfg(target_os = "linux")]
    let _heard = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::from_raw(FILE_TOO_LARGE));
    let options = Options {
        secure: args.secure,
        tables_max: args.tables_max,
        requests_per_second: args.requests_per_second,
        messages_per_second: args.messages_per_second,
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
