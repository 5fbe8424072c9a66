//! Names in prose. `{you}` stands for whatever the players, or the rules, call somebody; a game says which there are ([`Words::names`]) and what
//! they are at the moment ([`Storytelling::named`]).
//!
//! [`Words::names`]: crate::Words::names
//! [`Storytelling::named`]: crate::Storytelling::named

use std::borrow::Cow;

/// A text with its names filled in.
pub fn said<'t>(text: &'t str, named: impl Fn(&str) -> String) -> Cow<'t, str> {
    if !text.contains('{') {
        return Cow::Borrowed(text);
    }
    let mut all = String::with_capacity(text.len());
    let mut rest = text;
    for (at, name) in names(text) {
        let Some(name) = name else { continue };
        let before = at - (text.len() - rest.len());
        all += &rest[..before];
        all += &named(name);
        rest = &text[at + name.len() + 2..];
    }
    all += rest;
    Cow::Owned(all)
}

/// Where a text has braces, as a count of bytes, and the name between them. `None`: one brace without the other.
pub(crate) fn names(text: &str) -> impl Iterator<Item = (usize, Option<&str>)> {
    let mut from = 0;
    std::iter::from_fn(move || {
        let at = from + text[from..].find(['{', '}'])?;
        let name = text[at..].strip_prefix('{').and_then(|rest| rest.split_once('}')).map(|(name, _)| name);
        let name = name.filter(|name| !name.contains('{'));
        from = at + name.map_or(1, |name| name.len() + 2);
        Some((at, name))
    })
}
