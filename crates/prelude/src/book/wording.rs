//! Standing rules and conditions in words, for the fronts of cards. Generated, so that a card never
//! says anything other than what it does.

use crate::book::words::{ArtifactKind, CardEffect, Ground, Peekable, Rule, What, Who};
use table::signed;

pub(crate) fn rule(rule: &Rule) -> String {
    match rule {
        Rule::Value(ground, n) => format!("Value of {} {}.", zone(*ground, Said::Value), signed(*n)),
        Rule::ZoneDice(ground, n) => format!("{} {}.", dice(*n), zone(*ground, Said::Dice)),
        Rule::TraitDice(of, n) => format!("{} for {} options.", dice(*n), of.name()),
        Rule::Omen(n) if *n > 0 => format!("Events come as if there were {n} more presence."),
        Rule::Omen(n) => format!("Events come as if there were {} less presence.", -n),
        Rule::Hunger(n) if *n > 0 => format!("The band must eat {n} more."),
        Rule::Hunger(n) => format!("The band needs to eat {} less.", -n),
        Rule::Closed(ground) => format!("Nobody can {}.", zone(*ground, Said::Closed)),
        Rule::After(ground, list) => {
            format!("Everyone who {}: {}.", zone(*ground, Said::After), effects(list))
        }
        Rule::EachRound(list) => format!("Each round: {}.", effects(list)),
        Rule::Slots(n) => format!("Room for {n} more resources."),
        Rule::GuardHealth => "Once a round, lose 1 health less.".to_owned(),
        Rule::GuardMorale => "Once a round, lose 1 morale less.".to_owned(),
    }
}

fn dice(n: i32) -> String {
    match n {
        1 => "1 more die".to_owned(),
        -1 => "1 fewer die".to_owned(),
        n if n > 0 => format!("{n} more dice"),
        n => format!("{} fewer dice", -n),
    }
}

/// What a rule says of a zone: that its value changes, dice, that it is closed, what happens after acting there, presence.
#[derive(Clone, Copy)]
enum Said {
    Value,
    Dice,
    Closed,
    After,
    Presence,
}

fn zone(ground: Ground, said: Said) -> &'static str {
    let words = match (ground, said) {
        (Ground::Here, Said::Presence) => return "there",
        (Ground::Gather, _) => ["gather", "to gather", "gather", "gathers", "at gather"],
        (Ground::Explore, _) => {
            ["both explore zones", "to explore", "explore", "explores", "at both explore zones"]
        }
        (Ground::Special, _) => [
            "the special zone",
            "in the special zone",
            "go to the special zone",
            "goes to the special zone",
            "at the special zone",
        ],
        (Ground::Rest, _) => ["rest", "to rest", "rest", "rests", "at rest"],
        (Ground::Settle, _) => ["settle", "to settle", "settle", "settles", "at settle"],
        (Ground::All | Ground::Here, _) => [
            "every zone",
            "for every action",
            "take a printed action",
            "acts on the board",
            "on every printed zone",
        ],
    };
    words[said as usize]
}

fn effects(list: &[CardEffect]) -> String {
    list.iter().map(effect).collect::<Vec<_>>().join(", ")
}

fn effect(effect: &CardEffect) -> String {
    let who = match effect.who {
        Who::You => "",
        Who::Friend => "another player in the group: ",
        Who::Others => "the others in the group: ",
        Who::Group => "the whole group: ",
        Who::Band => "the whole band: ",
    };
    format!("{who}{}", what(effect.what))
}

pub(crate) fn what(what: What) -> String {
    match what {
        What::Health(n) => format!("{} health", signed(n)),
        What::Morale(n) => format!("{} morale", signed(n)),
        What::Trait(of, n) => format!("{} {}", signed(n), of.name()),
        What::Token(n) => format!("{} of any trait", signed(n)),
        What::Resource(n) => format!("{} resource", signed(n)),
        What::Artifact(None) => "gain an artifact".to_owned(),
        What::Artifact(Some(ArtifactKind::Tool)) => "gain a tool".to_owned(),
        What::Artifact(Some(ArtifactKind::Spell)) => "gain a spell".to_owned(),
        What::LoseArtifact => "lose an artifact".to_owned(),
        What::Unveil => "unveil an artifact".to_owned(),
        What::Presence(ground, n) => format!("{} presence {}", signed(n), zone(ground, Said::Presence)),
        What::PresenceNone => "remove all presence there".to_owned(),
        What::Build(1) => "1 resource for the settlement".to_owned(),
        What::Build(n) => format!("{n} resources for the settlement"),
        What::FindLocation => "a location is found".to_owned(),
        What::Look(Peekable::Events(deck), n) => format!("look at the top {n} of the {} deck", deck.name()),
        What::Look(Peekable::Artifacts, n) => format!("look at the top {n} of the artifacts"),
        What::Meet(deck) => format!("meet a {}", deck.name()),
        What::Banish(deck) => format!("send a {} away", deck.name()),
        What::Resolve => "resolved".to_owned(),
        What::Reveal => "revealed".to_owned(),
    }
}
