//! Steps over the map (NN-MOVE), and the ways to what lies farther.

use crate::NowOrNever;
use crate::book::Thing;
use crate::rules::hero::Step;
use table::{Choice, Offer, Route, Stakes, capital};

impl Choice<NowOrNever> for Step {
    fn key(&self, _: &NowOrNever) -> String {
        match self {
            Step::To { to, fights: false } => format!("space/{to}"),
            Step::To { to, fights: true } => format!("fight/{to}"),
            Step::Stop => "stop".to_owned(),
        }
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let Step::To { to, fights } = *self else {
            return match game.stuck(game.active) {
                true => Offer::new("Stay").detail("your turn is over"),
                false => Offer::new("Stop here"),
            };
        };
        let toll = self.toll(game);
        let why = game.enemy_at(to).map_or(String::new(), |enemy| {
            format!(", {} {}", if fights { "to fight" } else { "past" }, game.rival_name(enemy))
        });
        let last = toll > 0 && toll == game.player(game.active).hearts; // NN-OPEN-11
        Offer::new(format!("{}{why}{}", capital(&game.space_name(to)), for_hearts(toll)))
            .warning(if last { "your last heart: your turn is over" } else { "" })
            .at(format!("space/{to}"))
            .stakes(Stakes::default().costs("heart", toll.into()))
    }

    fn routes(game: &NowOrNever, options: &[&Self]) -> Vec<Route> {
        // Whoever is not on turn has asides only.
        if options.is_empty() { Vec::new() } else { game.routes_from_here() }
    }
}

/// " for 2 hearts"
fn for_hearts(n: u8) -> String {
    if n > 0 { format!(" for {}", Thing::Heart.say(n.into())) } else { String::new() }
}

impl NowOrNever {
    /// Ways to the spaces that lie farther than one step: those that cost fewest hearts, and of these the shortest.
    fn routes_from_here(&self) -> Vec<Route> {
        const FAR: usize = 8;
        let (Some(act), seat) = (self.act, self.active) else { return Vec::new() };
        let (start, hearts) = (self.player(seat).at, self.player(seat).hearts);
        let spaces = self.book.map(self.side).spaces.len();
        // By the number of steps and the space: the hearts it costs, and the space before.
        let mut ways = vec![vec![None; spaces]; FAR + 1];
        ways[0][usize::from(start)] = Some((0u8, start));
        for steps in 1..=FAR {
            for from in 0..spaces {
                let Some((spent, _)) = ways[steps - 1][from] else { continue };
                for to in self.around(from as u8) {
                    let free = act.free.saturating_sub(steps as u8 - 1);
                    let cost = spent + self.toll(to, free, false);
                    let known = ways[steps][usize::from(to)];
                    if cost < hearts && known.is_none_or(|(other, _)| cost < other) {
                        ways[steps][usize::from(to)] = Some((cost, from as u8));
                    }
                }
            }
        }
        let near: Vec<u8> = self.around(start).chain([start, act.from]).collect();
        let far = (0..spaces as u8).filter(|space| !near.contains(space));
        far.filter_map(|space| {
            let lengths = (2..=FAR).filter_map(|n| ways[n][usize::from(space)].map(|(cost, _)| (cost, n)));
            let (cost, steps) = lengths.min()?;
            let mut path = vec![space];
            for n in (2..=steps).rev() {
                let last = *path.last().expect("it begins with the end");
                path.push(ways[n][usize::from(last)].expect("a way leads there").1);
            }
            path.reverse();
            let name = capital(&self.space_name(space));
            Some(Route {
                target: format!("space/{space}"),
                answers: path.iter().map(|at| format!("space/{at}")).collect(),
                label: format!("{name}, in {steps} steps{}", for_hearts(cost)),
                detail: String::new(),
                stakes: Stakes::default().costs("heart", cost.into()).some(),
                stop: None,
            })
        })
        .collect()
    }
}
