//! Prelude's words: what cards can say, as typed values.

use super::terms::{BUILDINGS, Building, DECKS, DeckName, REGIONS, RegionName, TRAITS, Trait};
use storybook::{Phrase, RawEntry, Trouble, Words};

/// Who an effect is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    You,
    Friend,
    Others,
    Group,
    Band,
}

/// What can happen to somebody, or to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Health(i32),
    Morale(i32),
    Trait(Trait, i32),
    Token(i32),
    Resource(i32),
    Artifact(Option<ArtifactKind>),
    LoseArtifact,
    Unveil,
    Presence(Ground, i32),
    PresenceNone,
    Build(i32),
    FindLocation,
    Look(Peekable, i32),
    Meet(DeckName),
    Banish(DeckName),
    Resolve,
    Reveal,
}

/// An effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardEffect {
    pub who: Who,
    pub what: What,
}

/// Tool or spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArtifactKind {
    Tool,
    Spell,
}

/// A deck that can be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Peekable {
    Events(DeckName),
    Artifacts,
}

/// Zones as cards name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Here,
    Gather,
    Explore,
    Special,
    Rest,
    Settle,
    All,
}

/// What a card can ask about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardCondition {
    Region(RegionName),
    Built(Building),
    Alone,
    Visiting,
}

/// The test of an option: its trait and diamonds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Diamonds {
    pub of: Trait,
    pub count: u8,
}

/// A rule that holds while its card is in force.
#[derive(Clone, Debug, PartialEq)]
pub enum Rule {
    Value(Ground, i32),
    ZoneDice(Ground, i32),
    TraitDice(Trait, i32),
    Omen(i32),
    Hunger(i32),
    Closed(Ground),
    After(Ground, Vec<CardEffect>),
    EachRound(Vec<CardEffect>),
    Slots(i32),
    GuardHealth,
    GuardMorale,
}

#[derive(Default)]
pub struct PreludeWords;

const GROUNDS: [(&str, Ground); 6] = [
    ("gather", Ground::Gather),
    ("explore", Ground::Explore),
    ("special", Ground::Special),
    ("rest", Ground::Rest),
    ("settle", Ground::Settle),
    ("all", Ground::All),
];

impl Words for PreludeWords {
    type Effect = CardEffect;
    type Condition = CardCondition;
    type Test = Diamonds;
    type Cost = ();

    fn effect(&self, phrase: &mut Phrase) -> Result<CardEffect, Trouble> {
        read_effect(phrase)
    }

    fn condition(&self, phrase: &mut Phrase) -> Result<CardCondition, Trouble> {
        let column = phrase.column();
        let word = phrase.word("a condition")?;
        match word.as_str() {
            "region" => Ok(CardCondition::Region(phrase.one_of("a region", &REGIONS)?)),
            "built" => Ok(CardCondition::Built(phrase.one_of("a building", &BUILDINGS)?)),
            "alone" => Ok(CardCondition::Alone),
            "visiting" => Ok(CardCondition::Visiting),
            _ => {
                let known = ["keyword", "region", "built", "alone", "visiting"];
                Err(Trouble::unknown(column, &word, "a condition", known))
            }
        }
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Diamonds, Trouble> {
        let of = phrase.one_of("a trait", &TRAITS)?;
        let count = phrase.number("the number of diamonds", 1..=3)?;
        Ok(Diamonds { of, count: count as u8 })
    }

    fn cost(&self, _phrase: &mut Phrase) -> Result<(), Trouble> {
        Err(Trouble::new("options of Prelude's cards cost only what the player bids"))
    }

    fn opens(&self, _entry: &RawEntry) -> bool {
        true // every card is drawn from a deck
    }

    fn nouns(&self) -> &'static [(&'static str, &'static str)] {
        &NOUNS
    }

    fn burdens(&self) -> &'static [&'static str] {
        &["presence"]
    }
}

/// Resources are whatever a band eats, burns or builds with. Health and morale show in too many ways for a list.
const NOUNS: [(&str, &str); 3] = [
    (
        "resource",
        "apple bark barley basket bean beam berry board bread bundle cheese clay coal crumb egg feast \
         firewood fish flour food fruit grain hay herb hide honey kindling load loaf loaves log meal \
         meat milk mushroom nail nut oil onion pack peat pelt plank pole potato provision reed root \
         rope sack salt seed stone store straw supply thatch timber turnip wax wood wool",
    ),
    (
        "tool",
        "adze axe blade bow comb hammer hook kettle knife lamp needle net pick pot saw sickle spade \
         spear whistle",
    ),
    ("spell", "charm hymn line name page rhyme rune song verse word writing"),
];

const EFFECTS: [&str; 17] = [
    "health", "morale", "token", "resource", "artifact", "tool", "spell", "lose", "unveil", "presence",
    "build", "find", "look", "meet", "banish", "resolve", "reveal",
];

/// Reads `[who] what`.
pub(crate) fn read_effect(phrase: &mut Phrase) -> Result<CardEffect, Trouble> {
    let whos = [
        ("you", Who::You),
        ("friend", Who::Friend),
        ("others", Who::Others),
        ("group", Who::Group),
        ("band", Who::Band),
    ];
    let start = phrase.column();
    let named = whos.iter().find(|(name, _)| phrase.take(name)).map(|(_, who)| *who);
    let column = phrase.column();
    let word = phrase.word("an effect")?;
    let what = match word.as_str() {
        "health" => What::Health(change(phrase)?),
        "morale" => What::Morale(change(phrase)?),
        "token" => What::Token(change(phrase)?),
        "resource" => What::Resource(change(phrase)?),
        "artifact" => What::Artifact(None),
        "tool" => What::Artifact(Some(ArtifactKind::Tool)),
        "spell" => What::Artifact(Some(ArtifactKind::Spell)),
        "lose" => {
            phrase.one_of("something to lose", &[("artifact", ())])?;
            What::LoseArtifact
        }
        "unveil" => What::Unveil,
        "presence" if phrase.take("none") => What::PresenceNone,
        "presence" => {
            let ground = GROUNDS.iter().find(|(name, _)| phrase.take(name)).map_or(Ground::Here, |(_, g)| *g);
            What::Presence(ground, change(phrase)?)
        }
        "build" => What::Build(phrase.number("a number of tokens", 1..=3)?),
        "find" => {
            phrase.one_of("something to find", &[("location", ())])?;
            What::FindLocation
        }
        "look" => {
            let mut decks: Vec<(&str, Peekable)> =
                DECKS.iter().map(|(n, d)| (*n, Peekable::Events(*d))).collect();
            decks.push(("artifact", Peekable::Artifacts));
            let deck = phrase.one_of("a deck", &decks)?;
            What::Look(deck, phrase.number("a number of cards", 1..=5)?)
        }
        "meet" => What::Meet(phrase.one_of("a deck", &DECKS)?),
        "banish" => What::Banish(phrase.one_of("a deck", &DECKS[..])?),
        "resolve" => What::Resolve,
        "reveal" => What::Reveal,
        name => match TRAITS.iter().find(|(t, _)| *t == name) {
            Some((_, of)) => What::Trait(*of, change(phrase)?),
            None => {
                let known = EFFECTS.iter().copied().chain(TRAITS.iter().map(|(t, _)| *t));
                return Err(Trouble::unknown(column, &word, "an effect", known));
            }
        },
    };
    if let (Some(who), false) = (named, is_personal(what)) {
        return Err(Trouble {
            column: Some(start),
            message: format!("`{word}` happens to the board, not to somebody ({who:?})"),
            hint: Some("leave out who it is about".to_owned()),
        });
    }
    Ok(CardEffect { who: named.unwrap_or(Who::You), what })
}

/// Whether an effect happens to somebody rather than to the board.
fn is_personal(what: What) -> bool {
    matches!(
        what,
        What::Health(_)
            | What::Morale(_)
            | What::Trait(..)
            | What::Token(_)
            | What::Resource(_)
            | What::Artifact(_)
            | What::LoseArtifact
            | What::Unveil
    )
}

/// `+1` or `-2`; never nothing.
fn change(phrase: &mut Phrase) -> Result<i32, Trouble> {
    let column = phrase.column();
    match phrase.number("a change such as +1 or -1", -4..=4)? {
        0 => Err(Trouble {
            column: Some(column),
            message: "a change of 0 changes nothing".to_owned(),
            hint: None,
        }),
        n => Ok(n),
    }
}

/// Reads the text of a `rule:` field.
pub(crate) fn read_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    let (head, tail) = match text.split_once(':') {
        Some((head, tail)) => (head, Some((tail, column + head.chars().count() + 1))),
        None => (text, None),
    };
    let mut phrase = Phrase::new(head, column);
    let at = phrase.column();
    let word = phrase.word("a rule")?;
    let rule = match word.as_str() {
        "value" => Rule::Value(phrase.one_of("a zone", &GROUNDS)?, change(&mut phrase)?),
        "dice" => {
            let traits = TRAITS.iter().find(|(name, _)| phrase.peek() == Some(name));
            match traits {
                Some((_, of)) => {
                    phrase.word("a trait")?;
                    Rule::TraitDice(*of, change(&mut phrase)?)
                }
                None => Rule::ZoneDice(phrase.one_of("a zone or a trait", &GROUNDS)?, change(&mut phrase)?),
            }
        }
        "omen" => Rule::Omen(change(&mut phrase)?),
        "hunger" => Rule::Hunger(change(&mut phrase)?),
        "closed" => Rule::Closed(phrase.one_of("a zone", &GROUNDS)?),
        "slots" => Rule::Slots(phrase.number("a number of slots", 1..=5)?),
        "guard" => phrase
            .one_of("something to guard", &[("health", true), ("morale", false)])
            .map(|health| if health { Rule::GuardHealth } else { Rule::GuardMorale })?,
        "after" => {
            let ground = phrase.one_of("a zone", &GROUNDS)?;
            Rule::After(ground, read_effects(tail, &phrase)?)
        }
        "each" => {
            phrase.one_of("`round`", &[("round", ())])?;
            Rule::EachRound(read_effects(tail, &phrase)?)
        }
        _ => {
            let known = ["value", "dice", "omen", "hunger", "closed", "slots", "guard", "after", "each"];
            return Err(Trouble::unknown(at, &word, "a rule", known));
        }
    };
    phrase.done()?;
    match (&rule, tail) {
        (Rule::After(..) | Rule::EachRound(_), _) | (_, None) => Ok(rule),
        (_, Some((_, column))) => Err(Trouble {
            column: Some(column),
            message: "this rule takes no effects".to_owned(),
            hint: None,
        }),
    }
}

fn read_effects(tail: Option<(&str, usize)>, head: &Phrase) -> Result<Vec<CardEffect>, Trouble> {
    let Some((tail, column)) = tail else {
        return Err(head
            .trouble("a colon and effects are missing")
            .hint("for example `each round: morale -1`"));
    };
    Phrase::each(tail, column, |phrase| {
        let column = phrase.column();
        let effect = read_effect(phrase)?;
        if !is_personal(effect.what) && !matches!(effect.what, What::Presence(..) | What::PresenceNone) {
            let trouble = Trouble::new("a standing rule can change people and presence, nothing else");
            return Err(Trouble { column: Some(column), ..trouble });
        }
        Ok(effect)
    })
}
