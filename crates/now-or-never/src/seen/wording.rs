//! Words for what is printed and what lies on the table.

use crate::NowOrNever;
use crate::book::powers::{Effect, Limit, Passive, Rule};
use crate::book::words::{Cost, Gain};
use crate::book::{Building, Count, Per, Quest, Texts, Thing};
use table::{Id, listed, points};

impl NowOrNever {
    /// What is printed, in words.
    pub(crate) fn texts(&self) -> &Texts {
        let book = &self.book;
        let rules = |rules: &[Rule]| rules.iter().map(|rule| self.rule_text(rule)).collect::<Vec<_>>();
        let visits = |side: usize| {
            let all = book.locations.iter().map(|location| &location.visits[side]);
            all.map(|visit| self.deal_text(&visit.cost, &visit.gains)).collect()
        };
        book.texts.get_or_init(|| Texts {
            tiles: book.buildings.iter().map(|id| self.tile_text(id)).collect(),
            quests: book.quests.iter().map(|id| self.quest_text(id)).collect(),
            hands: book.hands.iter().map(|hand| self.gains_text(&hand.does)).collect(),
            pieces: book.pieces.iter().map(|piece| rules(&piece.rules)).collect(),
            visits: [visits(0), visits(1)],
            faces: book.boards.each_ref().map(|board| board.faces.each_ref().map(|face| rules(face))),
            basics: book.boards.each_ref().map(|board| rules(&board.basic.rules)),
        })
    }

    /// "gain 4 hearts, 1 coin": what several have in common is said once.
    pub(crate) fn gains_text(&self, gains: &[Gain]) -> String {
        let mut before = "";
        let parts = gains.iter().map(|gain| {
            let text = self.gain_text(gain);
            let verb = ["gain ", "lose "].into_iter().find(|verb| text.starts_with(verb)).unwrap_or_default();
            let again = !verb.is_empty() && std::mem::replace(&mut before, verb) == verb;
            if again { text[verb.len()..].to_owned() } else { text }
        });
        parts.collect::<Vec<_>>().join(", ")
    }

    fn gain_text(&self, gain: &Gain) -> String {
        match gain {
            Gain::Thing(thing, n) if *n > 0 => format!("gain {}", thing.say(n.unsigned_abs().into())),
            Gain::Thing(thing, n) => format!("lose {}", thing.say(n.unsigned_abs().into())),
            Gain::Villager(1) => "gain a villager".to_owned(),
            Gain::Villager(n) => format!("gain {n} villagers"),
            Gain::Glogo(1) => "gain a glogo".to_owned(),
            Gain::Glogo(n) => format!("gain {n} glogos"),
            Gain::Quest { draw, keep } if draw == keep => format!("draw {draw} quest {}", cards(*draw)),
            Gain::Quest { draw, keep } => format!("draw {draw} quest {}, keep {keep}", cards(*draw)),
            Gain::Order { draw, keep } => format!("draw {draw} orders, keep {keep}"),
            Gain::Gear(0) => "you may buy gear".to_owned(),
            Gain::Gear(n) => format!("you may buy gear for {} less", Thing::Coin.say((*n).into())),
            Gain::Swap => "two tiles of your grid may change places".to_owned(),
            Gain::First => "take the first player token".to_owned(),
            Gain::Heal => "heal to full hearts".to_owned(),
            Gain::Build => "build".to_owned(),
            Gain::Reputation(n) if *n > 0 => format!("reputation +{n}"),
            Gain::Reputation(n) => format!("reputation −{}", n.unsigned_abs()),
            Gain::Mission(Some(_)) => "a mission".to_owned(),
            Gain::Mission(None) => "the mission is done".to_owned(),
            Gain::NoToken => "the token is not kept".to_owned(),
        }
    }

    /// "for 2 experience: draw 2 quest cards, keep 1"
    pub(crate) fn deal_text(&self, cost: &[Cost], gains: &[Gain]) -> String {
        match cost {
            [] => self.gains_text(gains),
            cost => format!("for {}: {}", cost_text(cost), self.gains_text(gains)),
        }
    }

    fn quest_text(&self, card: Id<Quest>) -> String {
        format!("{}: {}", self.book.card(card).name, self.quest_does(card))
    }

    /// "at Goose Green; for 2 books; gain a villager; 3 points"
    pub(crate) fn quest_does(&self, card: Id<Quest>) -> String {
        let quest = self.book.card(card);
        let mut parts = vec![format!("at {}", self.book.location(quest.place).name)];
        if !quest.cost.is_empty() {
            parts.push(format!("for {}", cost_text(&quest.cost)));
        }
        parts.extend(quest.needs.iter().map(|(count, n)| format!("with {}", counted_text(*n, *count))));
        parts.extend(quest.fight.map(|(health, damage)| format!("fight (health {health}, damage {damage})")));
        if !quest.gains.is_empty() {
            parts.push(self.gains_text(&quest.gains));
        }
        parts.extend(quest.rules.iter().map(|rule| self.rule_text(rule)));
        parts.extend(
            quest.end.map(|(n, count)| format!("{} for each of your {}", points(n), count_text(count))),
        );
        if quest.points > 0 {
            parts.push(points(quest.points));
        }
        parts.join("; ")
    }

    pub(crate) fn tile_text(&self, id: Id<Building>) -> String {
        let tile = self.book.tile(id);
        let mut parts = Vec::new();
        parts.extend(tile.makes.map(|(thing, n)| {
            let last = if tile.not_last { ", but not in the last" } else { "" };
            format!("makes {} in each production{last}", thing.say(n.into()))
        }));
        if tile.beds > 0 {
            parts.push(format!("{} more {}", tile.beds, if tile.beds == 1 { "bed" } else { "beds" }));
        }
        if tile.book {
            parts.push("gain 1 book".to_owned());
        }
        if tile.cheaper > 0 {
            parts.push(format!("later buildings cost {} less", Thing::Coin.say(tile.cheaper.into())));
        }
        if tile.faster > 0 {
            parts.push(format!("movement +{}", tile.faster));
        }
        if tile.inn {
            parts.push("villagers of its row may move".to_owned());
        }
        parts.extend(tile.worth.map(|worth| {
            let per = match worth.per {
                Per::Makers => "neighbour that makes goods",
                Per::Beds => "bed beside it",
                Per::Books => "neighbour with a book",
                Per::Tools => "tool of the final production",
                Per::Demons => "bottled demon of the final production",
                Per::Crystals => "crystal of the final production",
            };
            format!("{} for each {per}", points(worth.n))
        }));
        parts.join(", ")
    }

    pub(crate) fn rule_text(&self, rule: &Rule) -> String {
        match rule {
            Rule::Always(passive) => self.passive_text(passive),
            Rule::Rolled(effects) => self.effects_text(effects),
            Rule::Use(price, effects, limit) => {
                format!("{} for {}{}", self.effects_text(effects), cost_text(price), limit_text(*limit))
            }
        }
    }

    fn effects_text(&self, effects: &[Effect]) -> String {
        let text = |effect: &Effect| match effect {
            Effect::Gain(gain) => self.gain_text(gain),
            Effect::Move(n) => format!("movement +{n}"),
            Effect::Damage(n) => format!("{n} damage"),
            Effect::DieOfDamage => "a die of damage".to_owned(),
            Effect::Defense(n) => format!("defense {n}"),
            Effect::Reroll => "roll a die again".to_owned(),
            Effect::Ignore => "going into enemies' spaces costs no hearts this turn".to_owned(),
            Effect::Token => "take any search token".to_owned(),
            Effect::Act(n) => format!("a hero action with movement {n}"),
        };
        effects.iter().map(text).collect::<Vec<_>>().join(", ")
    }

    fn passive_text(&self, passive: &Passive) -> String {
        match passive {
            Passive::Defense(n) => format!("defense {n}"),
            Passive::Mana(n, None) => format!("{n} more mana"),
            Passive::Mana(n, Some(other)) => {
                let other = self.book.names.find(other).map(|id| self.book.piece(id).name.clone());
                format!("{n} more mana with {}", other.unwrap_or_default())
            }
            Passive::Move(n) => format!("movement +{n}"),
            Passive::Recruit(n) => format!("recruits cost {} less", Thing::Coin.say((*n).into())),
            Passive::Build(n) => format!("buildings cost {} less", Thing::Coin.say((*n).into())),
            Passive::Gear(n) => format!("gear costs {} less", Thing::Coin.say((*n).into())),
            Passive::Search(n) => format!("searches cost {} less", Thing::Heart.say((*n).into())),
            Passive::On(face, gain) => format!("when you roll a {face} in combat, {}", self.gain_text(gain)),
            Passive::Win(gain) => format!("whenever you beat an enemy, {}", self.gain_text(gain)),
            Passive::Season(gain) => format!("in every production but the last, {}", self.gain_text(gain)),
        }
    }
}

fn cards(n: u8) -> &'static str {
    if n == 1 { "card" } else { "cards" }
}

/// "2 books and 1 heart"
pub(crate) fn cost_text(cost: &[Cost]) -> String {
    let text = |cost: &Cost| match cost {
        Cost::Thing(thing, n) => thing.say((*n).into()),
        Cost::DieOfHearts => "as many hearts as a die shows".to_owned(),
    };
    listed(&cost.iter().map(text).collect::<Vec<_>>())
}

fn limit_text(limit: Limit) -> String {
    let mut parts = Vec::new();
    if limit.anytime {
        parts.push("at any time");
    }
    if limit.season {
        parts.push("once a season");
    }
    if limit.round {
        parts.push("once a round");
    }
    if limit.peace {
        parts.push("not in combat");
    }
    if limit.early {
        parts.push("not in the final production");
    }
    if parts.is_empty() { String::new() } else { format!(" ({})", parts.join(", ")) }
}

/// "1 completed order", "2 full rows"
fn counted_text(n: u8, count: Count) -> String {
    let many = count_text(count);
    let one = match (n, count) {
        (1, Count::Homes) => "row that houses all four goods",
        (1, Count::Shells) => "villager who makes shells",
        (1, Count::Tools) => "villager who makes tools",
        (1, Count::Demons) => "villager who bottles demons",
        (1, Count::Crystals) => "villager who makes crystals",
        (1, Count::Abilities) => "ability",
        (1, Count::Gear) => "piece of gear",
        (1, Count::Experience) => many,
        (1, _) => many.trim_end_matches('s'),
        _ => many,
    };
    format!("{n} {one}")
}

fn count_text(count: Count) -> &'static str {
    match count {
        Count::Buildings => "buildings",
        Count::Rows => "full rows",
        Count::Homes => "rows that house all four goods",
        Count::Villagers => "housed villagers",
        Count::Shells => "villagers who make shells",
        Count::Tools => "villagers who make tools",
        Count::Demons => "villagers who bottle demons",
        Count::Crystals => "villagers who make crystals",
        Count::Beds => "beds",
        Count::Tokens => "search tokens",
        Count::Abilities => "abilities",
        Count::Gear => "pieces of gear",
        Count::Orders => "completed orders",
        Count::Quests => "played quests",
        Count::Specialists => "specialists",
        Count::Hearts => "hearts",
        Count::Experience => "experience",
        Count::Books => "books",
    }
}
