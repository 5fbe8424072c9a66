//! A server in a process of its own, and what can be done to it. The tests and the torture share it.

use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server in a process of its own.
pub struct Served {
    pub child: Child,
    pub address: SocketAddr,
}

impl Served {
    /// With limits that nobody reaches.
    pub fn with(program: impl AsRef<Path>, data: &Path, port: u16, more: impl Fn(&mut Command)) -> Served {
        Served::limited(program, data, port, |command| {
            for limit in ["requests-per-second", "messages-per-second", "people-per-address"] {
                command.args([&format!("--{limit}"), "1000000"]);
            }
            command.args(["--tables-per-address", "1000000", "--connections-per-address", "1000000"]);
            more(command);
        })
    }

    /// With the usual limits.
    pub fn limited(program: impl AsRef<Path>, data: &Path, port: u16, more: impl Fn(&mut Command)) -> Served {
        let mut command = Command::new(program.as_ref());
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.args(["serve", "--port", &port.to_string(), "--data"]);
        more(command.arg(data));
        let mut child = command.spawn().expect("it starts");
        let mut first = String::new();
        let out = child.stdout.take().expect("it is ours");
        BufReader::new(out).read_line(&mut first).expect("it says where it is");
        let address = first.trim().rsplit("http://").next().and_then(|a| a.split('/').next()?.parse().ok());
        let address = address.unwrap_or_else(|| panic!("no address in {first:?}: {}", said(&mut child)));
        Served { child, address }
    }

    pub fn kill(&mut self) {
        self.child.kill().expect("it was there");
        self.child.wait().expect("it is gone");
    }

    /// Asks it to end, and says how long that took.
    pub fn end(&mut self) -> Duration {
        let began = Instant::now();
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill is there").success());
        while self.child.try_wait().expect("it is ours").is_none() {
            if began.elapsed() > Duration::from_secs(10) {
                self.kill();
                return began.elapsed();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        began.elapsed()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn said(child: &mut Child) -> String {
    let mut text = String::new();
    let _ = child.kill();
    if let Some(errors) = &mut child.stderr {
        let _ = errors.read_to_string(&mut text);
    }
    text
}

/// Lets no file of a server grow beyond this many bytes, or lifts that limit.
pub fn limit_files(served: &Served, bytes: Option<u64>) {
    let most = bytes.map_or("unlimited".to_owned(), |b| b.to_string());
    let pid = served.child.id().to_string();
    let set = Command::new("prlimit").args(["--pid", &pid, &format!("--fsize={most}:")]).status();
    assert!(set.expect("prlimit is there").success());
}

/// A folder with little room, where one can be mounted.
pub struct Small(PathBuf);

impl Small {
    /// Makes a folder of this many megabytes until this is dropped.
    pub fn new(folder: &Path, megabytes: usize) -> Option<Small> {
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", &format!("size={megabytes}m"), "none"]).arg(folder);
        let mounted = mount.stderr(Stdio::null()).status().is_ok_and(|s| s.success());
        mounted.then(|| Small(folder.to_owned()))
    }

    pub fn folder(&self) -> &Path {
        &self.0
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}
