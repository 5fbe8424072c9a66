//! Standing rules and conditions in words, for the fronts of cards. Generated, so that a card never
//! says anything other than what it does.

use crate::book::words::{ArtifactKind, CardEffect, Ground, Peekable, Rule, What, Who};

pub(crate) fn rule(rule: &Rule) -> String {
    match rule {
        Rule::Value(ground, n) => format!("{} {}.", zone_value(*ground), signed(*n)),
        Rule::ZoneDice(ground, n) => format!("{} {}.", dice(*n), for_ground(*ground)),
        Rule::TraitDice(of, n) => format!("{} for {} options.", dice(*n), of.name()),
        Rule::Omen(n) if *n > 0 => format!("Events come as if there were {n} more presence."),
        Rule::Omen(n) => format!("Events come as if there were {} less presence.", -n),
        Rule::Hunger(n) if *n > 0 => format!("The band must eat {n} more."),
        Rule::Hunger(n) => format!("The band needs to eat {} less.", -n),
        Rule::Closed(ground) => format!("Nobody can {}.", verb(*ground)),
        Rule::After(ground, list) => format!("Everyone who {}: {}.", third(*ground), effects(list)),
        Rule::EachRound(list) => format!("Each round: {}.", effects(list)),
        Rule::Slots(n) => format!("Room for {n} more resources."),
        Rule::GuardHealth => "Once a round, lose 1 health less.".to_owned(),
        Rule::GuardMorale => "Once a round, lose 1 morale less.".to_owned(),
    }
}

fn signed(n: i32) -> String {
    if n > 0 { format!("+{n}") } else { format!("−{}", -n) }
}

fn dice(n: i32) -> String {
    match n {
        1 => "1 more die".to_owned(),
        -1 => "1 fewer die".to_owned(),
        n if n > 0 => format!("{n} more dice"),
        n => format!("{} fewer dice", -n),
    }
}

fn zone_value(ground: Ground) -> &'static str {
    match ground {
        Ground::Gather => "Value of gather",
        Ground::Explore => "Value of both explore zones",
        Ground::Special => "Value of the special zone",
        Ground::Rest => "Value of rest",
        Ground::Settle => "Value of settle",
        Ground::All | Ground::Here => "Value of every zone",
    }
}

fn for_ground(ground: Ground) -> &'static str {
    match ground {
        Ground::Gather => "to gather",
        Ground::Explore => "to explore",
        Ground::Special => "in the special zone",
        Ground::Rest => "to rest",
        Ground::Settle => "to settle",
        Ground::All | Ground::Here => "for every action",
    }
}

fn verb(ground: Ground) -> &'static str {
    match ground {
        Ground::Gather => "gather",
        Ground::Explore => "explore",
        Ground::Special => "go to the special zone",
        Ground::Rest => "rest",
        Ground::Settle => "settle",
        Ground::All | Ground::Here => "take a printed action",
    }
}

fn third(ground: Ground) -> &'static str {
    match ground {
        Ground::Gather => "gathers",
        Ground::Explore => "explores",
        Ground::Special => "goes to the special zone",
        Ground::Rest => "rests",
        Ground::Settle => "settles",
        Ground::All | Ground::Here => "acts on the board",
    }
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
        What::Presence(Ground::Here, n) => format!("{} presence there", signed(n)),
        What::Presence(ground, n) => format!("{} presence {}", signed(n), place(ground)),
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

fn place(ground: Ground) -> &'static str {
    match ground {
        Ground::Here => "there",
        Ground::Gather => "at gather",
        Ground::Explore => "at both explore zones",
        Ground::Special => "at the special zone",
        Ground::Rest => "at rest",
        Ground::Settle => "at settle",
        Ground::All => "on every printed zone",
    }
}
