//! Terminal colours (anstream removes them where there are none), and text wrapping.

use anstyle::{AnsiColor, Style};

pub const RESET: anstyle::Reset = anstyle::Reset;
pub const ERROR: Style = AnsiColor::Red.on_default().bold();
pub const TITLE: Style = AnsiColor::Yellow.on_default().bold();
pub const QUIET: Style = Style::new().dimmed();
pub const STORY: Style = AnsiColor::Cyan.on_default();
pub const SEAT: Style = AnsiColor::Green.on_default().bold();

/// Columns to write in: the terminal's, between 40 and 88.
pub fn width() -> usize {
    textwrap::termwidth().clamp(40, 88)
}

/// Wraps text, each paragraph on its own, with this much room on the left.
pub fn wrap(text: &str, indent: &str) -> String {
    let options = textwrap::Options::new(width()).initial_indent(indent).subsequent_indent(indent);
    text.lines().map(|line| textwrap::fill(line, &options)).collect::<Vec<_>>().join("\n")
}
