//! The game in a minute, in the terminal: what one wants, how one gets it, how it ends.

use crate::style::{QUIET, RESET, TITLE, wrap};
use anstream::println;
use table::Primer;

/// Prints a book's page for newcomers, with what is different in this mode.
pub fn show(primer: &Primer, mode: &str) {
    println!("{TITLE}What you want{RESET}");
    println!("{}", wrap(&primer.want, "  "));
    println!("{TITLE}How you get it{RESET}");
    for step in &primer.how {
        println!("{}", wrap(&format!("{}. {}", step.title, step.text), "  "));
    }
    println!("{TITLE}How it ends{RESET}");
    println!("{}", wrap(&primer.ends, "  "));
    if let Some(here) = primer.modes.get(mode) {
        println!("{}", wrap(here, "  "));
    }
    println!("{QUIET}  p shows this again.{RESET}\n");
}
