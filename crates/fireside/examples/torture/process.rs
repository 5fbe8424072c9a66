//! What the system knows about a server.

use std::collections::HashSet;

/// Bytes, by the name that the system has for them: `VmRSS` is what is in memory, `VmHWM` the most there ever was.
pub fn memory(pid: u32, what: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap_or_default();
    let line = status.lines().find(|l| l.strip_prefix(what).is_some_and(|rest| rest.starts_with(':')));
    line.and_then(|l| l.split_whitespace().nth(1)?.parse::<u64>().ok()).unwrap_or(0) * 1024
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
