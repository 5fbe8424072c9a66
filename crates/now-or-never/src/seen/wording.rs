//! Words for what is printed and what lies on the table.

use crate::NowOrNever;
use crate::book::powers::{Effect, Limit, Passive, Rule};
use crate::book::said::Said;
use crate::book::words::{Cost, Gain};
use crate::book::{Building, Count, Order, Per, Quest, Texts, Thing};
use crate::rules::telling::goods_text;
use table::{Id, points};

impl NowOrNever {
    /// What is printed, in words.
    pub(crate) fn texts(&self) -> &Texts {
        let book = &self.book;
        let rules = |all: &[Rule]| all.iter().map(|rule| self.rule_says(rule)).collect::<Vec<_>>();
        let visits = |side: usize| {
            let all = book.places.printed().iter().map(|location| &location.visits[side]);
            all.map(|visit| deal(&visit.cost, &visit.gains)).collect()
        };
        book.texts.get_or_init(|| Texts {
            buildings: book.buildings.iter().map(|id| self.tile_does(id)).collect(),
            quests: book.quests.iter().map(|id| self.quest_does(id)).collect(),
            specialists: book.specialists.printed().iter().map(|one| gains(&one.does)).collect(),
            pieces: book.pieces.iter().map(|piece| rules(&piece.rules)).collect(),
            visits: [visits(0), visits(1)],
            faces: book.boards.each_ref().map(|board| board.faces.each_ref().map(|face| rules(face))),
            basics: book.boards.each_ref().map(|board| rules(&board.basic.rules)),
        })
    }

    /// "2 shells and 1 tool for 7 coins, and 2 points"
    pub(crate) fn order_text(&self, order: Id<Order>) -> String {
        let demand = &self.book.orders[order];
        format!("{} for {}, and 2 points", goods_text(demand.goods), Thing::Coin.say(demand.coins.into()))
    }

    /// What a quest card asks for and gives: "at Goose Green", "for 2 books", "gain a villager".
    fn quest_does(&self, card: Id<Quest>) -> Vec<Said> {
        let quest = &self.book.quests[card];
        let mut parts = vec![Said::from(format!("at {}", self.book.places[quest.place].name))];
        if !quest.cost.is_empty() {
            parts.push(Said::from("for ").then(price(&quest.cost)));
        }
        parts.extend(quest.needs.iter().map(|(count, n)| Said::from("with ").then(counted(*n, *count))));
        parts.extend(
            quest.fight.map(|(health, damage)| format!("fight (health {health}, damage {damage})").into()),
        );
        if !quest.gains.is_empty() {
            parts.push(gains(&quest.gains));
        }
        parts.extend(quest.rules.iter().map(|rule| self.rule_says(rule)));
        parts.extend(
            quest.end.map(|(n, count)| worth(n).then(format!(" for each of your {}", count_text(count)))),
        );
        parts
    }

    /// "at Goose Green; for 2 books; gain a villager; 3 points"
    pub(crate) fn quest_says(&self, card: Id<Quest>) -> String {
        let mut parts = self.quest_does(card);
        let n = self.book.quests[card].points;
        parts.extend((n > 0).then(|| worth(n)));
        Said::all(parts, "; ").to_string()
    }

    fn tile_does(&self, id: Id<Building>) -> Vec<Said> {
        let tile = &self.book.buildings[id];
        let mut parts = Vec::new();
        parts.extend(tile.makes.map(|(good, n)| {
            let last = if tile.not_last { ", but not in the last" } else { "" };
            Said::from("makes ").then(thing(good, n)).then(" in each production").then(last)
        }));
        if tile.beds > 0 {
            let beds = if tile.beds == 1 { "bed" } else { "beds" };
            parts.push(format!("{} more {beds}", tile.beds).into());
        }
        if tile.book {
            parts.push(gains(&[Gain::Thing(Thing::Book, 1)]));
        }
        if tile.cheaper > 0 {
            parts.push(less("later buildings cost ", Thing::Coin, tile.cheaper));
        }
        if tile.faster > 0 {
            parts.push(movement(tile.faster));
        }
        if tile.inn {
            parts.push("villagers of its row may move".into());
        }
        parts.extend(tile.worth.map(|each| {
            let per = match each.per {
                Per::Makers => "neighbour that makes goods",
                Per::Beds => "bed beside it",
                Per::Books => "neighbour with a book",
                Per::Tools => "tool of the final production",
                Per::Demons => "bottled demon of the final production",
                Per::Crystals => "crystal of the final production",
            };
            worth(each.n).then(" for each ").then(per)
        }));
        parts
    }

    pub(crate) fn tile_says(&self, id: Id<Building>) -> String {
        Said::all(self.tile_does(id), ", ").to_string()
    }

    pub(crate) fn rule_says(&self, rule: &Rule) -> Said {
        match rule {
            Rule::Always(passive) => self.passive_says(passive),
            Rule::Rolled(all) => effects(all),
            Rule::Use(cost, all, limit) => {
                effects(all).then(" for ").then(price(cost)).then(limit_text(*limit))
            }
        }
    }

    fn passive_says(&self, passive: &Passive) -> Said {
        match passive {
            Passive::Defense(n) => defense(*n),
            Passive::Mana(n, None) => format!("{n} more mana").into(),
            Passive::Mana(n, Some(other)) => {
                let other = self.book.cover.names.find(other).map(|id| self.book.piece(id).name.clone());
                format!("{n} more mana with {}", other.unwrap_or_default()).into()
            }
            Passive::Move(n) => movement(*n),
            Passive::Recruit(n) => less("recruits cost ", Thing::Coin, *n),
            Passive::Build(n) => less("buildings cost ", Thing::Coin, *n),
            Passive::Gear(n) => less("gear costs ", Thing::Coin, *n),
            Passive::Search(n) => less("searches cost ", Thing::Heart, *n),
            Passive::On(face, gain) => {
                Said::from(format!("when you roll a {face} in combat, ")).then(gained(gain))
            }
            Passive::Win(gain) => Said::from("whenever you beat an enemy, ").then(gained(gain)),
            Passive::Season(gain) => Said::from("in every production but the last, ").then(gained(gain)),
        }
    }
}

/// "gain 4 hearts, 1 coin": what several have in common is said once.
pub(crate) fn gains(all: &[Gain]) -> Said {
    let mut before = None;
    let parts = all.iter().map(|gain| {
        let (verb, what) = gain_says(gain);
        let again = verb.is_some() && verb == before;
        before = verb;
        if again { what } else { with_verb(verb, what) }
    });
    Said::all(parts, ", ")
}

fn gained(gain: &Gain) -> Said {
    let (verb, what) = gain_says(gain);
    with_verb(verb, what)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Verb {
    Gain,
    Lose,
}

fn with_verb(verb: Option<Verb>, what: Said) -> Said {
    match verb {
        Some(Verb::Gain) => Said::spare("gain ").then(what),
        Some(Verb::Lose) => Said::from("lose ").then(what),
        None => what,
    }
}

fn gain_says(gain: &Gain) -> (Option<Verb>, Said) {
    let got = |what| (Some(Verb::Gain), what);
    let other: Said = match gain {
        Gain::Thing(what, n @ 1..) => return got(thing(*what, n.unsigned_abs())),
        Gain::Thing(what, n) => return (Some(Verb::Lose), thing(*what, n.unsigned_abs())),
        Gain::Villager(n) => return got(people(*n, "villager")),
        Gain::Glogo(n) => return got(people(*n, "glogo")),
        Gain::Quest { draw, keep } => {
            let cards = if *draw == 1 { "card" } else { "cards" };
            let drawn =
                Said::from("draw ").then(Said::count(*draw, "quest", format!("{draw} quest {cards}")));
            if draw == keep { drawn } else { drawn.then(format!(", keep {keep}")) }
        }
        Gain::Order { draw, keep } => {
            let drawn = Said::from("draw ").then(Said::count(*draw, "order", format!("{draw} orders")));
            drawn.then(format!(", keep {keep}"))
        }
        Gain::Gear(0) => Said::spare("you may ").then("buy gear"),
        Gain::Gear(n) => Said::spare("you may ").then(less("buy gear for ", Thing::Coin, *n)),
        Gain::Swap => "two tiles of your grid may change places".into(),
        Gain::First => "take the first player token".into(),
        Gain::Heal => Said::from("heal").then(Said::spare(" to full hearts")),
        Gain::Build => "build".into(),
        Gain::Reputation(n @ 1..) => format!("reputation +{n}").into(),
        Gain::Reputation(n) => format!("reputation −{}", n.unsigned_abs()).into(),
        Gain::Mission(Some(_)) => "a mission".into(),
        Gain::Mission(None) => "the mission is done".into(),
        Gain::NoToken => "the token is not kept".into(),
    };
    (None, other)
}

fn effects(all: &[Effect]) -> Said {
    let mut said = Said::default();
    for (at, effect) in all.iter().enumerate() {
        // Beside each other, damage and defense are told apart by what they look like.
        let pair = matches!(all[..at], [.., Effect::Damage(_)]) && matches!(effect, Effect::Defense(_));
        said = match at {
            0 => said,
            _ if pair => said.then(Said::spare(",")).then(" "),
            _ => said.then(", "),
        };
        said = said.then(effect_says(effect));
    }
    said
}

fn effect_says(effect: &Effect) -> Said {
    match effect {
        Effect::Gain(gain) => gained(gain),
        Effect::Move(n) => movement(*n),
        Effect::Damage(n) => Said::count(*n, "damage", format!("{n} damage")),
        Effect::DieOfDamage => "a die of damage".into(),
        Effect::Defense(n) => defense(*n),
        Effect::Reroll => "roll a die again".into(),
        Effect::Ignore => "going into enemies' spaces costs no hearts this turn".into(),
        Effect::Token => "take any search token".into(),
        Effect::Act(n) => format!("a hero action with movement {n}").into(),
    }
}

/// "for 2 experience: draw 2 quest cards, keep 1"
pub(crate) fn deal(cost: &[Cost], all: &[Gain]) -> Said {
    match cost {
        [] => gains(all),
        cost => Said::from("for ").then(price(cost)).then(": ").then(gains(all)),
    }
}

/// "2 books and 1 heart"
pub(crate) fn price(cost: &[Cost]) -> Said {
    let mut parts = cost.iter().map(|cost| match cost {
        Cost::Thing(what, n) => thing(*what, *n),
        Cost::DieOfHearts => "as many hearts as a die shows".into(),
    });
    let last = parts.next_back().unwrap_or_default();
    let before = Said::all(parts, ", ");
    if cost.len() > 1 { before.then(" and ").then(last) } else { last }
}

fn thing(what: Thing, n: u8) -> Said {
    Said::count(n, what.key(), what.say(n.into()))
}

/// "a villager", "2 glogos"
fn people(n: u8, who: &'static str) -> Said {
    Said::count(n, who, if n == 1 { format!("a {who}") } else { format!("{n} {who}s") })
}

fn worth(n: u8) -> Said {
    Said::count(n, "point", points(n))
}

fn defense(n: u8) -> Said {
    Said::count(n, "defense", format!("defense {n}"))
}

fn movement(n: u8) -> Said {
    format!("movement +{n}").into()
}

/// "recruits cost 1 coin less"
fn less(what: &'static str, of: Thing, n: u8) -> Said {
    Said::from(what).then(thing(of, n)).then(" less")
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
fn counted(n: u8, count: Count) -> Said {
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
    let says = format!("{n} {one}");
    match count {
        Count::Beds => Said::count(n, "bed", says),
        Count::Tokens => Said::count(n, "search", says),
        Count::Hearts => Said::count(n, "heart", says),
        Count::Experience => Said::count(n, "experience", says),
        Count::Books => Said::count(n, "book", says),
        _ => says.into(),
    }
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
