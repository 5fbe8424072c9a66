//! Rules put back into words.

use crate::SleepingGods;
use crate::book::powers::{Effect, Lasting, Passive, Price, Redraw, Rule};
use crate::book::words::{Cost, Deed, Test, Who};
use crate::book::{
    Ability, Adventure, Crew, Ending, Entry, Event, Level, Region, Room, Skill, Sort, Square, Status, Weapon,
};
use crate::rules::damage::{spot_name, status_name};
use crate::rules::uses::{Source, Use, meal_text};
use crate::state::Foe;
use table::{Ask, Id, capital, signed};

/// "1 command, 2 health"
fn list(parts: impl IntoIterator<Item = String>) -> String {
    parts.into_iter().collect::<Vec<_>>().join(", ")
}

fn plus(n: u8, what: &str) -> String {
    format!("+{n} {what}")
}

pub(crate) fn effect_text(effect: &Effect) -> String {
    match effect {
        Effect::Skill(Some(skill), n) => plus(*n, skill.key()),
        Effect::Skill(None, n) => plus(*n, "of any skill"),
        Effect::Fate(n) => plus(*n, "fate"),
        Effect::Redraw(Redraw::Any) => "redraw fate".to_owned(),
        Effect::Redraw(Redraw::Best) => "redraw fate and keep the higher".to_owned(),
        Effect::Redraw(Redraw::IfOne) => "redraw a fate of 1".to_owned(),
        Effect::Accuracy(n) => plus(*n, "accuracy"),
        Effect::Damage(n) => plus(*n, "damage"),
        Effect::Block(n) => format!("block {n}"),
        Effect::Strike(n) => format!("{n} damage to an enemy"),
        Effect::Health(n) => format!("restore {n} health among the crew"),
        Effect::Aid(n) => format!("restore {n} health among the others"),
        Effect::Rest(n) => format!("remove {n} fatigue among the crew"),
        Effect::Cure(Some(status)) => format!("remove {} from anybody", status_name(*status)),
        Effect::Cure(None) => "remove any status from anybody".to_owned(),
        Effect::Gain(thing, n) => format!("gain {}", thing.say((*n).into())),
        Effect::Repair(n) => format!("repair {n}"),
        Effect::Cards(n) => format!("draw {n} ability card{}", if *n == 1 { "" } else { "s" }),
        Effect::Command(n) => format!("gain {n} command"),
        Effect::Sail(n) => format!("the ship sails up to {n} region{}", if *n == 1 { "" } else { "s" }),
        Effect::Ready(n) => format!("take {n} command off boards and cards"),
    }
}

pub(crate) fn passive_text(passive: &Passive) -> String {
    let signed = |n: i8, what: &str| format!("{} {what}", signed(n));
    match passive {
        Passive::Hand(n) => signed(*n, "to the hand limit"),
        Passive::Travel(n) => signed(*n, "when travelling"),
        Passive::Market(n) if *n < 0 => format!("market cards cost {} more", n.unsigned_abs()),
        Passive::Market(n) => format!("market cards cost {n} less, but at least 1"),
        Passive::Hazard(n) => signed(*n, "against hazards"),
        Passive::Challenge(n) => signed(*n, "in every challenge"),
        Passive::Command(n) => signed(*n, "command from rooms"),
        Passive::Block(n) => format!("block {n} at the end of a round"),
        Passive::Search(n) => plus(*n, "search tokens on the Deck"),
        Passive::Inn(n) => format!("the inn costs {n} less"),
        Passive::Skill(skill, n) => plus(*n, skill.key()),
        Passive::Accuracy(n) => plus(*n, "accuracy"),
        Passive::Damage(n) => plus(*n, "damage"),
        Passive::Health(n) => plus(*n, "health"),
        Passive::Guard(status) => format!("never gets {}", status_name(*status)),
    }
}

fn price_text(price: Price) -> String {
    match price {
        Price::Command(n, None) => format!("{n} command"),
        Price::Command(n, Some(meal)) => format!("{n} command and {}", meal_text(meal)),
        Price::Free => "Free".to_owned(),
        Price::Discard => "Discard it".to_owned(),
        Price::Equip => "When equipped".to_owned(),
    }
}

pub(crate) fn rule_text(rule: &Rule) -> String {
    match rule {
        Rule::Always(passive) => format!("Always: {}", passive_text(passive)),
        Rule::Use(price, ways) => {
            let ways = ways.iter().map(|way| list(way.iter().map(effect_text)));
            format!("{}: {}", price_text(*price), ways.collect::<Vec<_>>().join(", or "))
        }
    }
}

/// Whoever an ability card is equipped to, while nobody is.
pub(crate) const ABILITY_BEARER: &str = "its bearer";

/// The same for a card on a crew board, which helps in a challenge only if its bearer takes part (SG-ABIL-10).
pub(crate) fn worn_text(rule: &Rule, bearer: &str) -> String {
    let if_bearer = match rule {
        Rule::Always(Passive::Travel(_) | Passive::Hazard(_) | Passive::Challenge(_)) => {
            format!(", if {bearer} takes part")
        }
        _ => String::new(),
    };
    format!("{}{if_bearer}", rule_text(rule))
}

fn sentences(rules: impl Iterator<Item = String>) -> String {
    rules.map(|rule| format!(" {rule}.")).collect()
}

pub(crate) fn weapon_text(weapon: &Weapon) -> String {
    format!("{} ({})", weapon.name, weapon_rules(weapon))
}

fn weapon_rules(weapon: &Weapon) -> String {
    let mut parts = vec![plus(weapon.accuracy, "accuracy"), format!("{} damage", weapon.damage)];
    if weapon.block > 0 {
        parts.push(format!("block {}", weapon.block));
    }
    if weapon.ranged {
        parts.push("ranged".to_owned());
    }
    if let Some(skill) = weapon.extra {
        parts.push(format!("+1 damage for a {} card", skill.key()));
    }
    parts.join(", ")
}

impl SleepingGods {
    pub(crate) fn crew_name(&self, crew: Crew) -> String {
        self.book.board(crew).name.clone()
    }

    /// "Mac (5 of 8 health, 1 fatigue)"
    pub(crate) fn crew_label(&self, crew: Crew) -> String {
        let tired = match self.mate(crew).fatigue {
            0 => String::new(),
            n => format!(", {n} fatigue"),
        };
        format!("{} ({} of {} health{tired})", self.crew_name(crew), self.health(crew), self.max_health(crew))
    }

    pub(crate) fn found_text(&self, card: Id<Adventure>) -> String {
        let Adventure { name, sort, .. } = self.book.adventure(card);
        match (sort, self.totems()) {
            (Sort::Totem, 1) => format!("A totem: {name}. It is your first."),
            (Sort::Totem, n) => format!("A totem: {name}. You have {n}."),
            _ => format!("You gain {name}."),
        }
    }

    pub(crate) fn part_label(&self, crew: Crew, skill: Skill) -> String {
        let fatigue =
            if self.mate(crew).fatigue == 1 { ", for the second fatigue" } else { ", for 1 fatigue" };
        let morale = if self.suffers(crew, Status::LowMorale) { " and 1 command" } else { "" };
        format!("{}: +{} {}{fatigue}{morale}", self.crew_name(crew), self.skill(crew, skill), skill.key())
    }

    /// What an event does as long as it lasts, and how it is ended.
    pub(crate) fn event_texts(&self, card: &Event) -> Vec<String> {
        let text = |rule: &Lasting| match rule {
            Lasting::Always(passive) => passive_text(passive),
            Lasting::EachTurn(deeds) => {
                let deeds: Vec<String> = deeds.iter().map(|d| self.deed_text(d)).collect();
                format!("at the end of every turn: {}", deeds.join(", "))
            }
            Lasting::Serpent => "the serpent hunts the ship".to_owned(),
        };
        let end =
            card.end.map(|(skill, need)| format!("{} {need} at the end of a turn ends it", skill.loud()));
        let action = card.action.map(|(skill, need)| format!("an action and {} {need} end it", skill.loud()));
        card.lasting.iter().map(text).chain(end).chain(action).collect()
    }

    pub(crate) fn ability_text(&self, card: Id<Ability>) -> String {
        let ability = self.book.ability(card);
        format!(
            "{} ({} command, {}).{}",
            ability.name,
            ability.cost,
            ability.skill.key(),
            sentences(ability.rules.iter().map(|rule| worn_text(rule, ABILITY_BEARER)))
        )
    }

    /// What a card does, without its name.
    pub(crate) fn adventure_rules(&self, card: Id<Adventure>) -> String {
        let adventure = self.book.adventure(card);
        match &adventure.weapon {
            Some(weapon) => weapon_rules(weapon),
            None => sentences(adventure.rules.iter().map(rule_text)).trim().to_owned(),
        }
    }

    pub(crate) fn level_text(&self, card: Id<Level>) -> String {
        let level = self.book.level(card);
        let skill = level.skill.map_or(String::new(), |skill| format!(" +1 {}.", skill.key()));
        let bearer = self.crew_name(level.crew);
        let rules = sentences(level.rules.iter().map(|rule| worn_text(rule, &bearer)));
        format!("{bearer}, for {} XP: {}.{skill}{rules}", level.xp, level.name)
    }

    pub(crate) fn source_name(&self, source: Source) -> String {
        match source {
            Source::Board(crew) => self.crew_name(crew),
            Source::Card(_, card) => self.book.ability(card).name.clone(),
            Source::Level(_, card) => self.book.level(card).name.clone(),
            Source::Adventure(card) => self.book.adventure(card).name.clone(),
        }
    }

    pub(crate) fn use_text(&self, it: Use) -> String {
        let (price, effects) = self.terms_of(it);
        let what = list(effects.iter().map(effect_text));
        format!("{}, {}: {what}", self.source_name(it.source), price_text(price).to_lowercase())
    }

    pub(crate) fn synergy_text(&self, owner: Crew) -> &'static str {
        match owner {
            Crew::Audrie | Crew::Kasumi | Crew::Laurent => "+1 damage",
            Crew::Odessa => "damage may be laid over corners",
            Crew::Gregory => "2 health when brought to 0",
            Crew::Kannan => "redraw fate",
            Crew::Mac => "+2 accuracy",
            Crew::Marco => "2 more damage, not on hearts",
            Crew::Rafael => "block 2",
        }
    }

    pub(crate) fn room_text(&self, room: Room) -> String {
        let board = self.book.room(room);
        let at = self.company().clamp(1, 4) - 1;
        let mut parts = vec![format!("{} command", board.command[at])];
        match board.cards[at] {
            0 => {}
            1 => parts.push("1 card".to_owned()),
            n => parts.push(format!("{n} cards")),
        }
        parts.push(match room {
            Room::Bridge => "clear all boards and cards".to_owned(),
            Room::Galley => "discard a card to rest".to_owned(),
            Room::Deck => "search".to_owned(),
            Room::Quarters => format!("take {} command off", board.clears[at]),
            Room::SickBay => "restore 1 health".to_owned(),
        });
        let broken = if self.damage[room as usize] >= 2 { " (out of order: nothing is gained)" } else { "" };
        format!("{}: {}{broken}", capital(spot_name(room as usize)), parts.join(", "))
    }

    pub(crate) fn region_key(&self, region: Id<Region>) -> String {
        format!("region/{}", self.key_of(region))
    }

    pub(crate) fn region_name(&self, region: Id<Region>) -> String {
        self.book.region(region).name.clone().unwrap_or_else(|| "open water".to_owned())
    }

    /// A region with what is there: "Lantern Sound (port, hazard PERCEPTION 5)".
    pub(crate) fn region_text(&self, region: Id<Region>) -> String {
        let here = self.book.region(region);
        let hazard = here.hazard.as_ref().map(|h| format!("{}: {} {}", h.name, h.skill.loud(), h.need));
        let port = here.port.as_ref().map(|_| "port".to_owned());
        let market = here.market.as_ref().map(|_| "market".to_owned());
        let number = |place: &u16| self.book.locations[usize::from(*place)].number.to_string();
        let places: Vec<String> = here.locations.iter().map(number).collect();
        let places = (!places.is_empty())
            .then(|| format!("location{} {}", if places.len() == 1 { "" } else { "s" }, places.join(", ")));
        let parts: Vec<String> = places.into_iter().chain(port).chain(market).chain(hazard).collect();
        match parts.is_empty() {
            true => self.region_name(region),
            false => format!("{} ({})", self.region_name(region), parts.join("; ")),
        }
    }

    pub(crate) fn attack_label(&self, crew: Crew, card: Option<Id<Adventure>>) -> String {
        format!("{} attacks with {}", self.crew_label(crew), weapon_text(self.weapon(crew, card)))
    }

    pub(crate) fn enemy_text(&self, at: usize, ranged: bool) -> String {
        format!(
            "{} (defence {}, {} heart{} left, {} for {})",
            self.foe_name(at),
            self.defence(at, ranged),
            self.hearts_left(at),
            if self.hearts_left(at) == 1 { "" } else { "s" },
            self.of_foe(at, "strikes", "strike"),
            self.enemy_damage(at)
        )
    }

    /// What is said of one enemy, or of several on one card: "Keel Borer strikes", "Bell Gulls strike".
    pub(crate) fn of_foe(&self, at: usize, one: &'static str, several: &'static str) -> &'static str {
        let row = self.combat.as_ref().map_or(&[][..], |combat| &combat.row);
        if self.book.enemy(row[at].card).plural { several } else { one }
    }

    /// An enemy of the row; of several with the same name, which one from the left.
    pub(crate) fn foe_name(&self, at: usize) -> String {
        let row = self.combat.as_ref().map_or(&[][..], |combat| &combat.row);
        let name = &self.book.enemy(row[at].card).name;
        let named = |row: &[Foe]| row.iter().filter(|foe| self.book.enemy(foe.card).name == *name).count();
        if named(row) == 1 { name.clone() } else { format!("{name} {}", named(&row[..=at])) }
    }

    /// "Flying Eye, middle right: heart"
    pub(crate) fn square_text(&self, place: usize) -> String {
        let row = ["top", "middle", "bottom"][place % 9 / 3];
        let column = ["left", "centre", "right"][place % 3];
        let what = match self.square(place) {
            Square::Blank => "blank".to_owned(),
            Square::Heart(1) => "heart".to_owned(),
            Square::Heart(n) => format!("heart that takes {n} damage of one hit"),
            Square::Attack(n) => format!("+{n} damage"),
            Square::Power(power) => power.name().to_owned(),
        };
        let name = self.foe_name(place / 9);
        format!("{name}, {row} {column}: {what}")
    }

    pub(crate) fn choice_text(&self, entry: Id<Entry>, place: u8) -> String {
        let choice = &self.book.story(entry).choices[usize::from(place)];
        let costs = list(choice.costs.iter().map(|cost| match cost {
            Cost::Thing(thing, n) => thing.say((*n).into()),
            Cost::Food(n) => format!("{n} food"),
            Cost::Command(n) => format!("{n} command"),
            Cost::Card(n) => format!("{n} ability card{}", if *n == 1 { "" } else { "s" }),
        }));
        let test = match &choice.test {
            None => String::new(),
            Some(Test::Challenge(skill, need)) => format!(" {} {need}.", skill.loud()),
            Some(Test::Combat(enemies)) => format!(
                " Combat with {}.",
                if enemies.len() == 1 { "1 enemy".to_owned() } else { format!("{} enemies", enemies.len()) }
            ),
        };
        let costs = if costs.is_empty() { String::new() } else { format!(" For {costs}.") };
        format!("{}{test}{costs}", choice.text)
    }

    pub(crate) fn deed_text(&self, deed: &Deed) -> String {
        let change = |n: i8, what: &str| format!("{} {what}", signed(n));
        match deed {
            Deed::Gain(thing, n) => change(*n, thing.noun(n.unsigned_abs().into())),
            Deed::Food(n) => change(*n, "food"),
            Deed::Xp(n) => plus(*n, "XP"),
            Deed::Health(Who::Each, n) => format!("{} each", change(*n, "health")),
            Deed::Health(_, n) => change(*n, "health"),
            Deed::Fatigue(_, n) => change(*n, "fatigue"),
            Deed::Ship(n) if *n < 0 => format!("{} ship damage", n.unsigned_abs()),
            Deed::Ship(n) => format!("repair {n}"),
            Deed::Suffer(_, status) => status_name(*status).to_owned(),
            Deed::Cure(_, status) => format!("remove {}", status_name(*status)),
            Deed::Command(n) => change(*n, "command"),
            Deed::Cards(n) => change(*n, "ability cards"),
            Deed::Time(1) => "1 event card passes".to_owned(),
            Deed::Time(n) => format!("{n} event cards pass"),
            Deed::Adventure(_) => "an adventure card".to_owned(),
            Deed::Lose(_) => "an adventure card is lost".to_owned(),
            Deed::Explore(letter) => format!("explore token {}", char::from(b'A' + letter)),
            Deed::Sail(_) => "the ship is carried off".to_owned(),
            Deed::Ending(_) => "an ending".to_owned(),
        }
    }

    pub(crate) fn ending_text(&self, ending: Option<Ending>) -> String {
        match ending {
            None => "The journey ends in defeat.".to_owned(),
            Some(Ending::Adrift) => "Adrift.".to_owned(),
            Some(Ending::Bargain) => "The Fog's Bargain.".to_owned(),
            Some(Ending::OneEye) => "One Eye Open.".to_owned(),
            Some(Ending::Home) => "The Way Home.".to_owned(),
            Some(Ending::Owing) => "The Way Home, Owing.".to_owned(),
            Some(Ending::Lamps) => "Lamps Lit Behind Us.".to_owned(),
            Some(Ending::Verdict) => "The Verdict.".to_owned(),
            Some(Ending::Cradle) => "Nine Hands on the Cradle.".to_owned(),
            Some(Ending::Guests) => "The Guests.".to_owned(),
            Some(Ending::Watch) => "Tobin's Watch.".to_owned(),
            Some(Ending::Listener) => "The Listener Answers.".to_owned(),
            Some(Ending::Lunch) => "The Long Lunch.".to_owned(),
        }
    }
}
