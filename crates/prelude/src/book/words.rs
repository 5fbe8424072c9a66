//! Prelude's words: what cards can say, as typed values.

use super::terms::{Building, DeckName, RegionName, Trait};
use storybook::{Phrase, RawEntry, Read, Trouble, Words};

table::terms! {
    /// Who an effect is about.
    pub enum Who {
        You = "you",
        Friend = "friend",
        Others = "others",
        Group = "group",
        Band = "band",
    }

    /// Zones as cards name them. Nobody writes `here`: it is what is meant where no zone is named.
    pub enum Ground {
        Here = "here",
        Gather = "gather",
        Explore = "explore",
        Special = "special",
        Rest = "rest",
        Settle = "settle",
        All = "all",
    }
}

const GROUNDS: &[(&str, Ground)] = Ground::KEYS.split_at(1).1;

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

impl Words for PreludeWords {
    type Effect = CardEffect;
    type Condition = CardCondition;
    type Test = Diamonds;
    type Cost = ();

    fn effect(&self, phrase: &mut Phrase) -> Result<CardEffect, Trouble> {
        read_effect(phrase)
    }

    fn condition(&self, phrase: &mut Phrase) -> Result<CardCondition, Trouble> {
        phrase.one_of("a condition", &CONDITIONS)?(phrase)
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Diamonds, Trouble> {
        let of = phrase.one_of("a trait", &Trait::KEYS)?;
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

const CONDITIONS: [(&str, Read<CardCondition>); 5] = [
    ("keyword", |p| Err(p.trouble("the name of a keyword is missing"))),
    ("region", |p| p.one_of("a region", &RegionName::KEYS).map(CardCondition::Region)),
    ("built", |p| p.one_of("a building", &Building::KEYS).map(CardCondition::Built)),
    ("alone", |_| Ok(CardCondition::Alone)),
    ("visiting", |_| Ok(CardCondition::Visiting)),
];

const EFFECTS: [(&str, Read<What>); 23] = [
    ("health", |p| change(p).map(What::Health)),
    ("morale", |p| change(p).map(What::Morale)),
    ("token", |p| p.number("a number of tokens", 1..=4).map(What::Token)),
    ("resource", |p| change(p).map(What::Resource)),
    ("artifact", |_| Ok(What::Artifact(None))),
    ("tool", |_| Ok(What::Artifact(Some(ArtifactKind::Tool)))),
    ("spell", |_| Ok(What::Artifact(Some(ArtifactKind::Spell)))),
    ("lose", |p| p.one_of("something to lose", &[("artifact", What::LoseArtifact)])),
    ("unveil", |_| Ok(What::Unveil)),
    ("presence", |p| match p.take("none") {
        true => Ok(What::PresenceNone),
        false => Ok(What::Presence(p.take_one(GROUNDS).unwrap_or(Ground::Here), change(p)?)),
    }),
    ("build", |p| p.number("a number of tokens", 1..=3).map(What::Build)),
    ("find", |p| p.one_of("something to find", &[("location", What::FindLocation)])),
    ("look", |p| {
        let decks = DeckName::KEYS.map(|(name, deck)| (name, Peekable::Events(deck)));
        let decks = [&decks[..], &[("artifact", Peekable::Artifacts)]].concat();
        Ok(What::Look(p.one_of("a deck", &decks)?, p.number("a number of cards", 1..=5)?))
    }),
    ("meet", |p| p.one_of("a deck", &DeckName::KEYS).map(What::Meet)),
    ("banish", |p| p.one_of("a deck", &DeckName::KEYS).map(What::Banish)),
    ("resolve", |_| Ok(What::Resolve)),
    ("reveal", |_| Ok(What::Reveal)),
    ("strong", |p| change(p).map(|n| What::Trait(Trait::Strong, n))),
    ("active", |p| change(p).map(|n| What::Trait(Trait::Active, n))),
    ("keen", |p| change(p).map(|n| What::Trait(Trait::Keen, n))),
    ("wise", |p| change(p).map(|n| What::Trait(Trait::Wise, n))),
    ("communing", |p| change(p).map(|n| What::Trait(Trait::Communing, n))),
    ("caring", |p| change(p).map(|n| What::Trait(Trait::Caring, n))),
];

/// Reads `[who] what`.
pub(crate) fn read_effect(phrase: &mut Phrase) -> Result<CardEffect, Trouble> {
    let start = phrase.column();
    let named = phrase.take_one(&Who::KEYS);
    let word = phrase.peek().unwrap_or_default().to_owned();
    let what = phrase.one_of("an effect", &EFFECTS)?(phrase)?;
    if let (Some(who), false) = (named, is_personal(what)) {
        let message = format!("`{word}` happens to the board, not to somebody ({who:?})");
        return Err(Trouble::at(start, message).hint("leave out who it is about"));
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
        0 => Err(Trouble::at(column, "a change of 0 changes nothing")),
        n => Ok(n),
    }
}

const RULES: [(&str, Read<Rule>); 9] = [
    ("value", |p| Ok(Rule::Value(p.one_of("a zone", GROUNDS)?, change(p)?))),
    ("dice", |p| match p.take_one(&Trait::KEYS) {
        Some(of) => change(p).map(|n| Rule::TraitDice(of, n)),
        None => Ok(Rule::ZoneDice(p.one_of("a zone or a trait", GROUNDS)?, change(p)?)),
    }),
    ("omen", |p| change(p).map(Rule::Omen)),
    ("hunger", |p| change(p).map(Rule::Hunger)),
    ("closed", |p| p.one_of("a zone", GROUNDS).map(Rule::Closed)),
    ("slots", |p| p.number("a number of slots", 1..=5).map(Rule::Slots)),
    ("guard", |p| match p.one_of("something to guard", &[("health", true), ("morale", false)])? {
        true => Ok(Rule::GuardHealth),
        false => Ok(Rule::GuardMorale),
    }),
    ("after", |p| Ok(Rule::After(p.one_of("a zone", GROUNDS)?, read_effects(p)?))),
    ("each", |p| {
        p.one_of("`round`", &[("round", ())])?;
        read_effects(p).map(Rule::EachRound)
    }),
];

/// Reads the text of a `rule:` field.
pub(crate) fn read_rule(text: &str, column: usize) -> Result<Rule, Trouble> {
    Phrase::rule(text, column, &RULES, "effects")
}

/// The effects behind the colon of a rule.
fn read_effects(rule: &mut Phrase) -> Result<Vec<CardEffect>, Trouble> {
    let tail = rule.tail("effects").map_err(|t| t.hint("for example `each round: morale -1`"));
    let (effects, column) = tail?;
    Phrase::each(&effects, column, |phrase| {
        let column = phrase.column();
        let effect = read_effect(phrase)?;
        if !is_personal(effect.what) && !matches!(effect.what, What::Presence(..) | What::PresenceNone) {
            return Err(Trouble::at(column, "a standing rule can change people and presence, nothing else"));
        }
        Ok(effect)
    })
}
