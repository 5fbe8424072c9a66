//! What the rules make public about a choice: test and odds, price, what failing costs.

use crate::SleepingGods;
use crate::book::words::{Cost, Test};
use crate::book::{Crew, Entry, Skill};
use crate::rules::challenge::Trial;
use table::{Id, Odds, Stakes};

impl SleepingGods {
    /// A story's test says its skill and number, and, as in the storybook, what failing costs (SG-FAIL-11 hides only its text).
    pub(crate) fn choice_stakes(&self, entry: Id<Entry>, place: u8) -> Stakes {
        let choice = &self.book.story(entry).choices[usize::from(place)];
        let mut stakes = Stakes::default();
        for cost in &choice.costs {
            stakes = match cost {
                Cost::Thing(thing, n) => stakes.costs(thing.key(), (*n).into()),
                Cost::Food(n) => stakes.costs("food", (*n).into()),
                Cost::Command(n) => stakes.costs("command", (*n).into()),
                Cost::Card(n) => stakes.costs("card", (*n).into()),
            };
        }
        let Some(Test::Challenge(skill, need)) = &choice.test else { return stakes };
        let failure = choice.outcome("failure", self);
        let costs =
            failure.iter().flat_map(|b| &b.effects).flat_map(|line| &line.effects).filter_map(|effect| {
                match effect {
                    storybook::Effect::Do(deed) => Some(self.deed_text(deed)),
                    _ => None,
                }
            });
        let costs = costs.collect::<Vec<_>>().join(", ");
        let stakes = Stakes { test: Some(self.test_of(*skill, *need)), ..stakes };
        if costs.is_empty() { stakes } else { stakes.risks(costs) }
    }

    /// With nobody, and at best with everybody who could come along, as fate is drawn from a full deck. What cards and abilities
    /// would add lies in hands, and is not counted.
    fn test_of(&self, skill: Skill, need: u8) -> table::Test {
        let [alone, all] = [Vec::new(), self.all_hands(skill)].map(|crew| {
            (self.crew_skill(&crew, skill) + self.always_added(skill, Trial::Plain, &crew)).max(0) as u32
        });
        let test = table::Test::reach(skill.key(), need.into(), alone, 1, self.fate_odds(alone, need));
        test.at_best(self.fate_odds(all, need)).leaving_out("cards and abilities")
    }

    /// Everybody who could take part in a challenge, as far as each seat can pay for it: the best first.
    fn all_hands(&self, skill: Skill) -> Vec<Crew> {
        let (mut coming, mut helping) = (Vec::new(), Vec::new());
        for seat in self.seats() {
            let mut command = self.player(seat).command;
            let mut own: Vec<Crew> = self.crew_of(seat).filter(|crew| self.can_take_part(*crew)).collect();
            own.sort_by_key(|crew| -self.skill(*crew, skill));
            for crew in own {
                let price = self.part_price(seat, crew, &helping);
                if let Some(left) = command.checked_sub(price) {
                    command = left;
                    helping.push(seat);
                    coming.push(crew);
                }
            }
        }
        coming
    }

    /// SG-CARD-09: ones and sixes are half as common.
    fn fate_odds(&self, adds: u32, need: u8) -> Odds {
        let cards = [(1, 1), (2, 2), (3, 2), (4, 2), (5, 2), (6, 1)];
        let faces =
            cards.into_iter().flat_map(|(fate, n)| std::iter::repeat_n(fate, if self.die { 1 } else { n }));
        Odds::count(faces.map(|fate: u32| fate + adds >= u32::from(need)))
    }
}
