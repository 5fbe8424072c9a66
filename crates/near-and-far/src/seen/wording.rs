//! Cards, people and prices in words.

use crate::book::words::{Counted, Deed, Price, Reward, Rule, THINGS, Thing, Visit};
use crate::book::{Card, Faction, Person, Symbols};
use crate::state::Place;
use crate::{NearAndFar, Purse};
use table::{Amount, Id, Offer, Within, figure, points, signed};

pub(crate) fn purse(purse: &Purse) -> String {
    purse.things().map(|(thing, n)| thing.say(n.into())).collect::<Vec<_>>().join(", ")
}

/// The reputation that an artifact asks for.
pub(crate) fn flame(reputation: Option<i8>) -> Option<String> {
    let n = reputation?;
    let which = if n < 0 { "lower" } else { "higher" };
    Some(format!("asks for reputation {} or {which}", figure(n)))
}

/// "2 coins, 1 treasure": a list of amounts in words.
pub(crate) fn said(amounts: &[Amount]) -> String {
    let one = |Amount { token, n }: &Amount| {
        let thing = THINGS.iter().find(|(key, _)| key == token);
        match (thing, *n) {
            (Some((_, thing)), n) => thing.say(n),
            (None, n) if n == 1 || ["reputation", "experience"].contains(&token.as_str()) => {
                format!("{n} {token}")
            }
            (None, n) => format!("{n} {token}s"),
        }
    };
    amounts.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// An adventurer's faction or an animal's kind, and the symbols.
pub(crate) fn person_words(faction: Option<Faction>, kind: Option<&str>, s: Symbols) -> String {
    let symbols = [
        (s.skill, "skill"),
        (s.sword, "combat"),
        (s.r#move, "move"),
        (s.shield, "shield"),
        (s.search, "search"),
        (s.heart, if s.heart == 1 { "heart" } else { "hearts" }),
    ];
    let who = faction.map(|f| f.name()).or(kind).map(str::to_owned);
    let symbols = symbols.iter().filter(|(n, _)| *n > 0).map(|(n, word)| format!("{n} {word}"));
    who.into_iter().chain(symbols).collect::<Vec<_>>().join(", ")
}

pub(crate) fn price(price: &Price) -> String {
    price.thing.say(price.n.into())
}

impl NearAndFar {
    /// "Mystic, 2 skill, 1 heart"
    pub(crate) fn person_text(&self, id: Id<Person>) -> String {
        let person = self.book.person(id);
        person_words(person.faction, person.kind.as_deref(), person.symbols)
    }

    /// What a card does, in sentences.
    pub(crate) fn rules_text<K: Within<Card>>(&self, id: Id<K>) -> String {
        self.book.card(id).rules.iter().map(|r| self.rule(r)).collect::<Vec<_>>().join(" ")
    }

    /// The same as small print: each rule by itself.
    pub(crate) fn with_rules<K: Within<Card>>(&self, offer: Offer, id: Id<K>) -> Offer {
        let rules = self.book.card(id).rules.iter();
        rules.fold(offer, |offer, rule| offer.detail(self.rule(rule).trim_end_matches('.')))
    }

    fn rewards(&self, rewards: &[Reward]) -> String {
        rewards.iter().map(|r| self.reward_text(r)).collect::<Vec<_>>().join(", ")
    }

    pub(crate) fn reward_text(&self, reward: &Reward) -> String {
        match reward {
            Reward::Gain(thing, n) => thing.say((*n).into()),
            Reward::Reputation(n) => format!("{} reputation", signed(*n)),
            Reward::Bird => "a pack bird".to_owned(),
            Reward::Treasure => "a treasure".to_owned(),
            Reward::Adventurer(None) => "an adventurer".to_owned(),
            Reward::Adventurer(Some(f)) => format!("a {} adventurer", f.name()),
            Reward::Artifact => "an artifact card to keep or discard".to_owned(),
            Reward::World(name) => format!("the world card {}", self.book.card(self.book.world(name)).name),
            Reward::Recruit => "you may recruit".to_owned(),
            Reward::Camp => "place a camp on any empty space of the map".to_owned(),
        }
    }

    /// Rewards after a colon, where a bare "1 food" could be a price.
    fn earned(&self, rewards: &[Reward]) -> String {
        let words = self.rewards(rewards);
        match rewards.first() {
            Some(Reward::Recruit | Reward::Camp | Reward::Reputation(_)) => words,
            _ => format!("gain {words}"),
        }
    }

    fn rule(&self, rule: &Rule) -> String {
        let plural = |n: &u8| if *n == 1 { "" } else { "s" };
        match rule {
            Rule::Sword(n) => format!("+{n} combat."),
            Rule::Skill(n) => format!("+{n} skill."),
            Rule::Heart(n) => format!("+{n} heart{} when leaving town.", plural(n)),
            Rule::Move(n) => format!("+{n} movement."),
            Rule::Duel(n) => format!("+{n} in duels."),
            Rule::Fight(n) => format!("+{n} against threats."),
            Rule::Pass(n) => format!("{n} empty space{} free in each adventure.", plural(n)),
            Rule::IgnoreThreats(None) => "Ignore threats.".to_owned(),
            Rule::IgnoreThreats(Some(p)) => format!("Ignore a threat for {}.", price(p)),
            Rule::Bomb(p, n) => format!("Once in each combat roll: {} for +{n}.", price(p)),
            Rule::Trade(n) => format!("Trades are worth {n} more."),
            Rule::Trades(n) => format!("{n} more trade{} at the Town Hall.", plural(n)),
            Rule::Discount(n) => format!("Recruits cost {} less.", Thing::Coin.say((*n).into())),
            Rule::Search(n) => format!("+{n} coin or gem when building a camp."),
            Rule::Twin => "One more adventurer of an active faction may stand in another's slot.".to_owned(),
            Rule::Toll(thing) => format!("Everybody at the place where you stop gives you {}.", thing.say(1)),
            Rule::WinTies => "You win ties.".to_owned(),
            Rule::Now(rewards) => format!("At once: {}.", self.earned(rewards)),
            Rule::Visit(at, rewards) => {
                let place = match at {
                    Visit::At(b) => b.name(),
                    Visit::Any => "any building",
                    Visit::Occupied => "an occupied building",
                };
                format!("Visiting {place}: {}.", self.earned(rewards))
            }
            Rule::After(deed, rewards) => {
                let deed = match deed {
                    Deed::Duel => "Winning a duel",
                    Deed::Threat => "Defeating a threat",
                    Deed::Quest => "Succeeding in a quest",
                    Deed::Camp => "Building a camp on the map",
                    Deed::Dig => "Digging in the Mine",
                    Deed::Recruit => "Recruiting",
                    Deed::Leave => "Leaving town",
                };
                format!("{deed}: {}.", self.earned(rewards))
            }
            Rule::Score(n) => format!("{} more at the end.", points(*n)),
            Rule::ScorePer(n, of) => format!("{} for each {} at the end.", points(*n), counted(*of)),
            Rule::ScoreMost(n, of, second) => {
                let second = second
                    .map(|n| format!(", {n} for a shared first place or as the only second"))
                    .unwrap_or_default();
                format!("{} for the most {} at the end, alone{second}.", points(*n), plural_of(*of))
            }
        }
    }
}

fn counted(of: Counted) -> String {
    match of {
        Counted::Of(faction) => format!("{} adventurer", faction.name()),
        of => plural_of(of).trim_end_matches('s').to_owned(),
    }
}

fn plural_of(of: Counted) -> &'static str {
    match of {
        Counted::Adventurers | Counted::Of(_) => "adventurers",
        Counted::Chiefs => "chiefs",
        Counted::Threats => "threats",
        Counted::Camps => "camps",
        Counted::Treasures => "treasures",
        Counted::Artifacts => "artifacts",
        Counted::Food => "food",
        Counted::Gems => "gems",
        Counted::Coins => "coins",
        Counted::Tokens => "faction tokens",
        Counted::Reputation => "reputation",
    }
}

impl NearAndFar {
    /// A player's place in words.
    pub(crate) fn place_name(&self, place: Place) -> String {
        match place {
            Place::Nowhere => "yet to arrive".to_owned(),
            Place::Jail => "Jail".to_owned(),
            Place::At(building) => building.name().to_owned(),
            Place::On(space) => self.space_name(space),
        }
    }
}
