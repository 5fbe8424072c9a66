//! Gather (PR-GATHER), with the forester's bounty (PR-PAST-06, PR-PAST-07).

use crate::rules::dice::{Dice, Success};
use crate::rules::health::By;
use crate::state::Zone;
use crate::{Past, Prelude, Trait};
use table::{Play, Seat, Seats};

/// Who gets the bonus when lowest dice tie.
#[derive(Clone, Copy)]
pub(crate) struct Player(pub Seat);

struct Gathered {
    seat: Seat,
    value: u32,
    /// Lowest first.
    dice: Dice,
    keen: bool,
}

impl Gathered {
    fn lowest(&self) -> Option<u32> {
        self.dice.first().copied().filter(|d| *d <= self.value)
    }
}

impl Prelude {
    pub(crate) fn gather(&mut self) -> Play<()> {
        let zone = Zone::Gather;
        // PR-GATHER-04: active or keen, before any die is rolled.
        let rules = "PR-GATHER-01 PR-GATHER-02 PR-GATHER-04";
        let bought = self.buy_for_action(zone, rules, &[Trait::Active, Trait::Keen])?;
        let mut rolls = Vec::new();
        for (seat, bought) in bought {
            let rules = "PR-GATHER-01 PR-GATHER-04";
            let mut dice = self.roll_dice(seat, bought.all(), Success::At(zone), rules, " to gather");
            dice.sort_unstable();
            rolls.push(Gathered {
                seat,
                value: self.value(zone, seat),
                dice,
                keen: bought.bid.is(Trait::Keen),
            });
        }
        let bonus = self.lowest_bonus(&rolls)?;
        for roll in &rolls {
            let successes = roll.dice.iter().filter(|d| **d <= roll.value).count() as u32; // PR-GATHER-01, PR-GATHER-05
            let lowest = bonus == Some(roll.seat);
            let mut gain = successes;
            if lowest {
                gain += roll.value - roll.lowest().expect("the bonus goes to a success");
            }
            gain += self.bounty(roll, lowest);
            let rules = "PR-GATHER-01 PR-GATHER-02 PR-GATHER-07";
            self.gain_resources(roll.seat, gain, By::Own, rules);
        }
        Ok(())
    }

    /// PR-GATHER-02, PR-GATHER-03, PR-GATHER-06: the lowest die of the group earns its roller a bonus,
    /// if it is a success. On a tie the group decides (PR-OPEN-13).
    fn lowest_bonus(&mut self, rolls: &[Gathered]) -> Play<Option<Seat>> {
        let Some(lowest) = rolls.iter().filter_map(Gathered::lowest).min() else {
            return Ok(None);
        };
        let tied: Vec<Player> =
            rolls.iter().filter(|r| r.lowest() == Some(lowest)).map(|r| Player(r.seat)).collect();
        let group: Seats = rolls.iter().map(|r| r.seat).collect();
        let prompt =
            move |_: &Prelude| format!("The lowest die, {lowest}, is tied. Who gains the bonus resources?");
        let Player(seat) = self.ask_group(group, "PR-GATHER-02 PR-OPEN-13", prompt, tied)?;
        Ok(Some(seat))
    }

    /// PR-PAST-06: the forester's lowest die pays once more as if it were the group's lowest. PR-PAST-07:
    /// if it already was, the second lowest does (PR-OPEN-15).
    fn bounty(&self, roll: &Gathered, lowest: bool) -> u32 {
        if self.character(roll.seat).past != Some(Past::Forester) || !roll.keen {
            return 0;
        }
        let die = roll.dice.get(usize::from(lowest)).copied();
        die.map_or(0, |d| roll.value.saturating_sub(d))
    }
}
