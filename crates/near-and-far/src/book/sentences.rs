//! What cards do, in words.

use crate::book::words::{Counted, Deed, Reward, Rule, Thing, Visit};
use crate::book::{Book, Card};
use table::{Id, Within, points, signed};

impl Book {
    /// What a card does, in sentences.
    pub(crate) fn rules_text<K: Within<Card>>(&self, id: Id<K>) -> String {
        let sentences = self.card(id).rules.iter().map(|rule| format!("{}.", self.rule_text(rule)));
        sentences.collect::<Vec<_>>().join(" ")
    }

    fn rewards(&self, rewards: &[Reward]) -> String {
        rewards.iter().map(|r| self.reward(r)).collect::<Vec<_>>().join(", ")
    }

    fn reward(&self, reward: &Reward) -> String {
        match reward {
            Reward::Gain(thing, n) => thing.say((*n).into()),
            Reward::Reputation(n) => format!("{} reputation", signed(*n)),
            Reward::Bird => "a pack bird".to_owned(),
            Reward::Treasure => "a treasure".to_owned(),
            Reward::Adventurer(None) => "an adventurer".to_owned(),
            Reward::Adventurer(Some(f)) => format!("a {} adventurer", f.name()),
            Reward::Artifact => "an artifact card to keep or discard".to_owned(),
            Reward::World(card) => format!("the world card {}", self.card(*card).name),
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

    /// One rule of a card: "+1 combat".
    pub(crate) fn rule_text(&self, rule: &Rule) -> String {
        let plural = |n: &u8| if *n == 1 { "" } else { "s" };
        match rule {
            Rule::Sword(n) => format!("+{n} combat"),
            Rule::Skill(n) => format!("+{n} skill"),
            Rule::Heart(n) => format!("+{n} heart{} when leaving town", plural(n)),
            Rule::Move(n) => format!("+{n} movement"),
            Rule::Duel(n) => format!("+{n} in duels"),
            Rule::Fight(n) => format!("+{n} against threats"),
            Rule::Pass(n) => format!("{n} empty space{} free in each adventure", plural(n)),
            Rule::IgnoreThreats(None) => "Ignore threats".to_owned(),
            Rule::IgnoreThreats(Some(p)) => format!("Ignore a threat for {}", p.say()),
            Rule::Bomb(p, n) => format!("Once in each combat roll: {} for +{n}", p.say()),
            Rule::Trade(n) => format!("Trades are worth {n} more"),
            Rule::Trades(n) => format!("{n} more trade{} at the Town Hall", plural(n)),
            Rule::Discount(n) => format!("Recruits cost {} less", Thing::Coin.say((*n).into())),
            Rule::Search(n) => format!("+{n} coin or gem when building a camp"),
            Rule::Twin => "One more adventurer of an active faction may stand in another's slot".to_owned(),
            Rule::Toll(thing) => format!("Everybody at the place where you stop gives you {}", thing.say(1)),
            Rule::WinTies => "You win ties".to_owned(),
            Rule::Now(rewards) => format!("At once: {}", self.earned(rewards)),
            Rule::Visit(at, rewards) => {
                let place = match at {
                    Visit::At(b) => b.name(),
                    Visit::Any => "any building",
                    Visit::Occupied => "an occupied building",
                };
                format!("Visiting {place}: {}", self.earned(rewards))
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
                format!("{deed}: {}", self.earned(rewards))
            }
            Rule::Score(n) => format!("{} more at the end", points(*n)),
            Rule::ScorePer(n, of) => format!("{} for each {} at the end", points(*n), counted(*of)),
            Rule::ScoreMost(n, of, second) => {
                let second = second
                    .map(|n| format!(", {n} for a shared first place or as the only second"))
                    .unwrap_or_default();
                format!("{} for the most {} at the end, alone{second}", points(*n), plural_of(*of))
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
