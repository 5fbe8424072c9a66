//! What the system knows about a server.

use std::collections::HashSet;

/// Lets this process have as many connections as the system allows: a crowd needs thousands.
pub fn raise_file_limit() {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).expect("it is allowed");
}

/// Bytes, by the name that the system has for them: `VmRSS` is what is in memory, `VmHWM` the most there ever was.
pub fn memory(pid: u32, what: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|l| l.strip_prefix(what).is_some_and(|rest| rest.starts_with(':')));
    line.and_then(|l| l.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or(0) * 1024
}

/// How many files and connections a server has open.
pub fn descriptors(pid: u32) -> usize {
    std::fs::read_dir(format!("/proc/{pid}/fd")).map_or(0, Iterator::count)
}

/// The other ends' ports of all connections that the server on this port still holds. What it has closed may stay
/// with the system for a while, but belongs to no process.
pub fn held(port: u16) -> HashSet<u16> {
    let all = std::fs::read_to_string("/proc/net/tcp").unwrap_or_default();
    let port_of = |address: &str| u16::from_str_radix(address.split_once(':')?.1, 16).ok();
    let other_end = |line: &str| {
        let fields: Vec<&str> = line.split_whitespace().collect();
        let (ours, theirs, inode) = (fields.get(1)?, fields.get(2)?, fields.get(9)?);
        (port_of(ours)? == port && *inode != "0").then(|| port_of(theirs))?
    };
    all.lines().filter_map(other_end).collect()
}
