//! People: a signed cookie and a name. Keys to seats: 256 random bits, of which only the hash is kept.

use crate::App;
use crate::error::Failure;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use axum_extra::extract::SignedCookieJar;
use axum_extra::extract::cookie::{Cookie, Key, SameSite};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;
use unicode_security::skeleton;

/// Characters in a name.
const NAME_MAX: usize = 40;
/// Characters in the name of a bookmark.
const BOOKMARK_NAME_MAX: usize = 60;

const COOKIE: &str = "fireside";

/// Somebody, known by what their cookie says.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Person(pub String);

impl Person {
    fn fresh() -> Person {
        Person(random_word())
    }
}

/// The person who asks: they have given a name at least once.
impl FromRequestParts<App> for Person {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Failure> {
        let jar = SignedCookieJar::from_headers(&parts.headers, Key::from_ref(app));
        jar.get(COOKIE).map(|c| Person(c.value().to_owned())).ok_or(Failure::Nobody)
    }
}

/// The person who asks, if they have given a name.
pub fn known(jar: &SignedCookieJar) -> Option<Person> {
    jar.get(COOKIE).map(|c| Person(c.value().to_owned()))
}

/// Makes somebody known. The cookie lasts: a campaign goes on next week, and next year.
pub fn introduce(jar: SignedCookieJar, base: &str, secure: bool) -> (SignedCookieJar, Person) {
    let person = known(&jar).unwrap_or_else(Person::fresh);
    let cookie = Cookie::build((COOKIE, person.0.clone()))
        .path(format!("{base}/"))
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(secure)
        .permanent();
    (jar.add(cookie), person)
}

/// A key to a seat: 256 bits.
pub fn fresh_key() -> String {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    URL_SAFE_NO_PAD.encode(bytes)
}

/// 128 random bits, for ids that nobody should guess.
pub fn random_word() -> String {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    URL_SAFE_NO_PAD.encode(bytes)
}

/// What is kept of a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    /// The hash of a key.
    pub fn of(key: &str) -> Hash {
        Hash(Sha256::digest(key.as_bytes()).into())
    }
}

/// A name for a bookmark.
pub fn good_bookmark(name: &str) -> Result<String, Failure> {
    legible("a bookmark's name", name, BOOKMARK_NAME_MAX)
}

/// A name for somebody.
pub fn good_name(name: &str) -> Result<String, Failure> {
    legible("a name", name, NAME_MAX)
}

/// A text that is shown to others on one line: neither empty nor too long, and without invisible characters. Names
/// that look the same must be the same, and none may reverse the text beside it.
pub fn legible(what: &str, text: &str, longest: usize) -> Result<String, Failure> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > longest {
        return Err(Failure::Bad(format!("{what} must have 1 to {longest} characters")));
    }
    match text.chars().find(|c| is_invisible(*c)) {
        Some(c) => {
            Err(Failure::Bad(format!("{what} cannot have invisible characters (U+{:04X})", u32::from(c))))
        }
        None => Ok(text.to_owned()),
    }
}

/// A name that nobody takes for one of the others: `Ada`, or `Ada (2)`.
pub fn distinct<'a, Others: Iterator<Item = &'a str>>(name: &str, others: impl Fn() -> Others) -> String {
    let free = |name: &str| !others().any(|other| alike(name, other));
    if free(name) {
        return name.to_owned();
    }
    // With its number it is no longer than a name may be.
    let stem: String = name.chars().take(NAME_MAX - " (99)".len()).collect();
    let mut numbered = (2..).map(|n| format!("{} ({n})", stem.trim_end()));
    numbered.find(|name| free(name)).expect("a table has few people")
}

/// Whether two names could be taken for each other: the same but for capitals, widths, accents drawn in another way, or letters of
/// other scripts that look alike.
fn alike(one: &str, other: &str) -> bool {
    // Pages show several blanks as one.
    let bones =
        |name: &str| skeleton(&name.split_whitespace().collect::<Vec<_>>().join(" ")).collect::<String>();
    bones(one).to_lowercase() == bones(other).to_lowercase()
        || bones(&one.to_lowercase()) == bones(&other.to_lowercase())
}

/// What somebody says, without what would hide or turn around the text beside it. Joiners stay, which scripts and emoji
/// need, and so do the variants of emoji.
pub fn spoken(text: &str) -> String {
    let kept = |c: char| match c {
        '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}' => Some(c),
        c if c.is_whitespace() => Some(' '),
        c => (!is_invisible(c)).then_some(c),
    };
    let text: String = text.chars().filter_map(kept).collect();
    match text.chars().any(|c| !is_invisible(c) && c != ' ') {
        true => text.trim().to_owned(),
        false => String::new(),
    }
}

fn is_invisible(c: char) -> bool {
    INVISIBLE.iter().any(|range| range.contains(&c))
}

/// Unicode's control and format characters, those it calls default-ignorable, separators other than the ordinary
/// space, what is for private use, and what is a letter but blank: Hangul's fillers and braille without a dot.
const INVISIBLE: [RangeInclusive<char>; 32] = [
    '\0'..='\u{1f}',
    '\u{7f}'..='\u{a0}',
    '\u{ad}'..='\u{ad}', // the soft hyphen
    '\u{34f}'..='\u{34f}',
    '\u{600}'..='\u{605}',
    '\u{61c}'..='\u{61c}',
    '\u{6dd}'..='\u{6dd}',
    '\u{70f}'..='\u{70f}',
    '\u{890}'..='\u{891}',
    '\u{8e2}'..='\u{8e2}',
    '\u{115f}'..='\u{1160}', // Hangul fillers
    '\u{1680}'..='\u{1680}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{2000}'..='\u{200f}', // spaces, joiners, direction marks
    '\u{2028}'..='\u{202f}', // line and paragraph separators, direction overrides
    '\u{205f}'..='\u{206f}', // direction isolates
    '\u{2800}'..='\u{2800}', // braille without a dot
    '\u{3000}'..='\u{3000}',
    '\u{3164}'..='\u{3164}', // a Hangul filler
    '\u{e000}'..='\u{f8ff}', // private use
    '\u{fe00}'..='\u{fe0f}', // variation selectors
    '\u{feff}'..='\u{feff}', // the byte order mark
    '\u{ffa0}'..='\u{ffa0}', // a Hangul filler
    '\u{fff0}'..='\u{fffb}',
    '\u{110bd}'..='\u{110bd}',
    '\u{110cd}'..='\u{110cd}',
    '\u{13430}'..='\u{1343f}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',  // tags, more variation selectors
    '\u{f0000}'..='\u{10ffff}', // private use
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_whole_world_are_good() {
        let plain =
            ["Ada", "O’Brien-Smith", "José Ñandú", "Zoe\u{308}", "Łukasz", "Đặng Thị Hằng", "Ἀθηνᾶ", "Юлия"];
        let others = [
            "محمد عبد الله",
            "دَاوُد",
            "שָׂרָה",
            "李小龍",
            "さくら",
            "김민준",
            "देवी",
            "ស្រី",
            "🦊",
            "Fox 🦊🔥",
            "👍🏽",
        ];
        for name in plain.iter().chain(&others) {
            assert_eq!(good_name(name).ok().as_deref(), Some(*name));
        }
        assert_eq!(good_name("  Ada Lovelace ").ok().as_deref(), Some("Ada Lovelace"));
    }

    #[test]
    fn what_cannot_be_seen_is_refused_and_named() {
        let all = [
            0x00, 0x0a, 0x1b, 0x7f, 0x85, 0xa0, 0xad, 0x34f, 0x61c, 0x6dd, 0x115f, 0x1160, 0x1680, 0x17b4,
            0x180e, 0x2000, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a, 0x202e, 0x202f,
            0x205f, 0x2060, 0x2066, 0x2069, 0x206f, 0x2800, 0x3000, 0x3164, 0xe000, 0xf8ff, 0xfe0f, 0xfeff,
            0xffa0, 0xfff9, 0xfffb, 0x110bd, 0x13430, 0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe0100, 0xf0000,
            0x10fffd,
        ];
        for code in all {
            let c = char::from_u32(code).expect("a character");
            let why = legible("a title", &format!("A{c}da"), 60).expect_err("it cannot be seen").to_string();
            assert_eq!(why, format!("a title cannot have invisible characters (U+{code:04X})"));
        }
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        let at_table = |name: &str| distinct(name, || ["Ada", "Bo", "Lily"].into_iter());
        assert_eq!(at_table("Cy"), "Cy");
        for ada in ["Ada", "ada", "ADA", "\u{410}da", "Ad\u{430}", "\u{ff21}\u{ff44}\u{ff41}", "\u{1d400}da"]
        {
            assert_eq!(at_table(ada), format!("{ada} (2)"));
        }
        assert_eq!(at_table("LiIy"), "LiIy (2)");
        assert_eq!(distinct("Ada", || ["Ada", "ada (2)"].into_iter()), "Ada (3)");
        assert_eq!(at_table("Adam"), "Adam");
        let long = "x".repeat(40);
        assert_eq!(distinct(&long, || [long.as_str()].into_iter()), format!("{} (2)", "x".repeat(35)));
    }

    #[test]
    fn what_is_said_cannot_turn_around_or_hide_the_text_beside_it() {
        assert_eq!(spoken(" a\u{202e}b\u{2066}c\u{200b}d\u{0}e\nf\u{2028}g\u{3000}h "), "abcde f g h");
        assert_eq!(spoken("\u{200d}\u{fe0f} \u{202e}"), "");
        for whole in ["👩‍👩‍👧 ❤️", "می‌خواهم", "שלום", "क्‍ष", "<b>that's all</b>"]
        {
            assert_eq!(spoken(whole), whole);
        }
    }

    #[test]
    fn the_ranges_are_in_order() {
        assert!(INVISIBLE.iter().all(|r| r.start() <= r.end()));
        assert!(INVISIBLE.windows(2).all(|two| two[0].end() < two[1].start()));
        assert!((0..0x11_0000).filter_map(char::from_u32).all(|c| {
            let known = c.is_control() || c.is_whitespace();
            !known || c == ' ' || INVISIBLE.iter().any(|range| range.contains(&c))
        }));
    }
}
