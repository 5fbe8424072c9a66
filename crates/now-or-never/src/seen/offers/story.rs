//! The choices of a story, with what is public about them, and hearts for a die (NN-STORY).

use crate::NowOrNever;
use crate::book::words::{Cost, Gain, NowOrNeverWords, Test};
use crate::book::{Entry, Thing};
use crate::rules::deed::DIE;
use crate::rules::story::{BONUS, Chosen, Effort, Searcher};
use storybook::{Block, Effect};
use table::{Choice, Id, Odds, Offer, Seat, Stakes};

impl Choice<NowOrNever> for Chosen {
    fn key(&self, _: &NowOrNever) -> String {
        match self {
            Chosen::Choice { place, .. } => format!("choice/{}", place + 1),
            Chosen::Page => "page".to_owned(),
        }
    }

    /// Only its title; its price and its level are its stakes (NN-STORY-10).
    fn offer(&self, game: &NowOrNever) -> Offer {
        let Chosen::Choice { entry, place } = *self else {
            return Offer::new("Show everybody the page").detail("nobody reads aloud");
        };
        let choice = &game.book.story(entry).choices[usize::from(place)];
        let offer = Offer::new(&choice.text).stakes(game.choice_stakes(entry, place));
        match choice.test {
            Some(Test::Combat(level)) => {
                let (foe, _) = game.foe_of(level);
                offer.detail(format!("combat {level}: health {}, damage {}", foe.health, foe.damage))
            }
            Some(Test::Skill(_)) | None => offer,
        }
    }
}

impl Choice<NowOrNever> for Effort {
    fn key(&self, _: &NowOrNever) -> String {
        format!("hearts/{}", self.adds)
    }

    fn offer(&self, _: &NowOrNever) -> Offer {
        let total = self.face + self.adds;
        let verdict = match total {
            total if self.bonus && total >= self.need + BONUS => "enough for the bonus",
            total if total >= self.need => "enough",
            _ => "not enough",
        };
        let lost = self.adds.saturating_sub(self.spared);
        let added = match (self.adds, lost == self.adds) {
            (0, _) => "None".to_owned(),
            (n, true) => Thing::Heart.say(n.into()),
            (n, false) => format!("{n} for {}", Thing::Heart.say(lost.into())),
        };
        Offer::new(added)
            .detail(format!("you reach {total}: {verdict}"))
            .stakes(Stakes::default().costs("heart", lost.into()))
    }
}

impl NowOrNever {
    /// Only what is public before it is decided: the test, the price, the odds, what failing costs (NN-OPEN-64); alone, what it brings as
    /// well (NN-STORY-10, NN-STORY-11).
    fn choice_stakes(&self, entry: Id<Entry>, place: u8) -> Stakes {
        let seat = self.active;
        let choice = &self.book.story(entry).choices[usize::from(place)];
        let hearts_owed: u8 = choice
            .costs
            .iter()
            .map(|cost| if let Cost::Thing(Thing::Heart, n) = cost { *n } else { 0 })
            .sum();
        let mut stakes = match choice.test {
            Some(Test::Skill(need)) => {
                let most =
                    self.player(seat).hearts.saturating_sub(1 + hearts_owed) + self.search_discount(seat);
                let odds = |adds: u8, need: u8| Odds::reach(DIE, adds.into(), need.into());
                let test =
                    table::Test::reach("skill", need.into(), 0, 1, odds(0, need)).at_best(odds(most, need));
                let more = need + BONUS;
                let bonus = choice.outcome("bonus", &Searcher(self, seat)).is_some();
                Stakes::test(match bonus && self.players.len() == 1 {
                    true => test.bonus(more.into(), odds(0, more), odds(most, more)),
                    false => test,
                })
            }
            Some(Test::Combat(_)) | None => Stakes::default(),
        };
        for cost in &choice.costs {
            if let Cost::Thing(thing, n) = cost {
                stakes = stakes.costs(thing.key(), (*n).into());
            }
        }
        let (alone, sure) = (self.players.len() == 1, choice.test.is_none());
        for (token, n) in self.changes(seat, choice.outcome("success", &Searcher(self, seat))) {
            stakes = match n {
                _ if !alone => stakes,
                0.. => stakes.gains(token, n.unsigned_abs()),
                _ if sure => stakes.costs(token, n.unsigned_abs()),
                _ => stakes.success_costs(token, n.unsigned_abs()),
            };
        }
        for (token, n) in self.changes(seat, choice.outcome("failure", &Searcher(self, seat))) {
            stakes = stakes.failure_costs(token, n.unsigned_abs()); // it only takes
        }
        stakes
    }

    /// What an outcome would give and take now, as far as it can be counted.
    fn changes(&self, seat: Seat, block: Option<&Block<NowOrNeverWords>>) -> Vec<(&'static str, i32)> {
        let mut changes = Vec::new();
        let Some(mut lines) = block.map(Block::lines) else { return changes };
        while let Some(effects) = lines.next(&Searcher(self, seat)) {
            changes.extend(effects.iter().filter_map(|effect| match effect {
                Effect::Do(Gain::Thing(thing, n)) => Some((thing.key(), (*n).into())),
                Effect::Do(Gain::Reputation(n)) => Some(("reputation", (*n).into())),
                Effect::Do(Gain::Villager(n)) => Some(("villager", (*n).into())),
                Effect::Do(Gain::Glogo(n)) => Some(("glogo", (*n).into())),
                _ => None,
            }));
        }
        changes
    }
}
