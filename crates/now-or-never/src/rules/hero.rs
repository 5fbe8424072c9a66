//! The hero action: what is on the map, and moving over it (NN-HACT, NN-MOVE).

use crate::book::{Place, Thing};
use crate::mind::instinct::weight;
use crate::rules::build::beside;
use crate::state::{Act, Rival, Stage};
use crate::{Go, NowOrNever};
use table::{Anytime, Ask, Choice, Id, Instinct, Options, Route, Seat, Stakes, What};

impl NowOrNever {
    /// The location on a space, printed or on a scroll.
    pub(crate) fn place_at(&self, at: u8) -> Option<Id<Place>> {
        let spaces = &self.book.map(self.side).spaces;
        let space = &spaces[usize::from(at)];
        let scroll = || spaces[..usize::from(at)].iter().filter(|other| other.scroll).count();
        space.place.or_else(|| if space.scroll { self.scrolls.get(scroll()).copied() } else { None })
    }

    /// The enemy on a space, if one is left. What a chapter puts there stands on top.
    pub(crate) fn enemy_at(&self, at: u8) -> Option<Rival> {
        let printed = || {
            let level = self.book.map(self.side).spaces[usize::from(at)].enemy?;
            (self.enemies[usize::from(level - 1)] > 0).then_some(Rival::Level(level))
        };
        self.menace_at(at).map(Rival::Guest).or_else(printed)
    }

    /// The space where the enemies of a level stand.
    pub(crate) fn lair(&self, level: u8) -> u8 {
        let spaces = &self.book.map(self.side).spaces;
        spaces.iter().position(|space| space.enemy == Some(level)).expect("each level is there once") as u8
    }

    /// The letter of a space whose search token still lies there.
    pub(crate) fn letter_at(&self, at: u8) -> Option<u8> {
        let letter = self.book.map(self.side).spaces[usize::from(at)].letter?;
        self.letters[usize::from(letter)].then_some(letter)
    }

    pub(crate) fn around(&self, at: u8) -> impl Iterator<Item = u8> + use<> {
        let map = self.book.map(self.side);
        beside(at.into(), map.across.into(), map.down.into()).map(|at| at as u8).chain(self.through_rift(at))
    }

    /// NN-HACT-01, NN-HACT-03: with so much movement.
    pub(crate) fn set_out(&mut self, seat: Seat, moves: u8) {
        let free = moves + self.more_movement(seat); // NN-MOVE-02, NN-OPEN-55
        let from = self.player(seat).at;
        self.state.act = Some(Act { stage: Stage::Move, from, free, ignores: false, fights: false });
    }

    pub(crate) fn act_on(&mut self) -> Go<()> {
        match self.act.map(|act| act.stage) {
            Some(Stage::Move) => self.move_on(),
            Some(Stage::Quest) => self.quest_on(),
            Some(Stage::Deed) | None => self.do_something(),
        }
    }

    /// What entering a space costs in hearts: a mountain, a step too far, an enemy that is not fought (NN-MOVE-03, NN-MOVE-06, NN-MOVE-07,
    /// NN-MOVE-09).
    pub(crate) fn toll(&self, at: u8, free: u8, fights: bool) -> u8 {
        let mountain = self.book.map(self.side).spaces[usize::from(at)].mountain;
        let ignores = self.act.is_some_and(|act| act.ignores);
        let enemy = !fights && !ignores && self.enemy_at(at).is_some();
        let storm = self.ship().is_some_and(|(_, next)| next == Some(at));
        u8::from(mountain) + u8::from(storm) + u8::from(free == 0) + u8::from(enemy)
    }

    /// One step over the map.
    fn move_on(&mut self) -> Go<()> {
        let seat = self.active;
        let options = |g: &Self| -> Options<Step> {
            let act = g.act.expect("a hero moves");
            let at = g.player(seat).at;
            let steps = g.around(at).flat_map(|to| {
                let walk = Step::To { to, fights: false };
                let fight = g.enemy_at(to).filter(|_| to != act.from).map(|_| Step::To { to, fights: true });
                [Some(walk), fight].into_iter().flatten()
            });
            let hearts = g.player(seat).hearts;
            let paid = |step: &Step| step.toll(g) <= hearts; // NN-MOVE-03
            let mut steps: Options<Step> = steps.filter(paid).collect();
            // NN-MOVE-01, NN-OPEN-07; whoever cannot leave gives up.
            if at != act.from || steps.is_empty() {
                steps.push(Step::Stop);
            }
            steps
        };
        let prompt = |g: &Self| {
            let free = g.act.map_or(0, |act| act.free);
            match free {
                0 => "Where to? Each step costs a heart now.".to_owned(),
                1 => "Where to? 1 step is free.".to_owned(),
                n => format!("Where to? {n} steps are free."),
            }
        };
        let Some(step) = self.decide(seat, "NN-MOVE-01 NN-MOVE-03 NN-MOVE-07", prompt, options)? else {
            return Ok(());
        };
        match step {
            Step::Stop if self.stuck(seat) => self.end_turn()?,
            Step::Stop => self.set_stage(Stage::Quest),
            Step::To { to, fights } => {
                let act = self.act.expect("a hero moves");
                let toll = step.toll(self);
                let before = std::mem::replace(&mut self.player_mut(seat).at, to);
                self.tell("NN-MOVE-04", |g| {
                    let text = format!("{} goes to {}.", g.name(seat), g.space_name(to));
                    let path = [before, to].map(|at| format!("space/{at}")).to_vec();
                    What::Move { piece: seat.place(), path }.said(seat, text)
                });
                if self.through_rift(before).contains(&to) {
                    self.find_keepsake(seat, None);
                }
                let next = Act { free: act.free.saturating_sub(1), fights, ..act };
                self.state.act = Some(next);
                self.hurt(seat, toll, "NN-MOVE-03 NN-MOVE-06 NN-MOVE-07")?;
                if fights {
                    self.set_stage(Stage::Quest); // NN-OPEN-08
                }
            }
        }
        Ok(())
    }

    /// A hero stands where the action began, and must not end it there.
    fn stuck(&self, seat: Seat) -> bool {
        self.act.is_some_and(|act| act.from == self.player(seat).at)
    }

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
            let costs =
                if cost > 0 { format!(" for {}", Thing::Heart.say(cost.into())) } else { String::new() };
            Some(Route {
                target: format!("space/{space}"),
                answers: path.iter().map(|at| format!("space/{at}")).collect(),
                detail: String::new(),
                label: format!("{}, in {steps} steps{costs}", table::capital(&self.space_name(space))),
                stakes: Stakes::default().costs("heart", cost.into()).some(),
                stop: None,
            })
        })
        .collect()
    }

    pub(crate) fn set_stage(&mut self, stage: Stage) {
        self.state.act.iter_mut().for_each(|act| act.stage = stage);
    }
}

/// A step, or the end of the way.
#[derive(Clone, Copy)]
enum Step {
    To { to: u8, fights: bool },
    Stop,
}

impl Step {
    fn toll(self, game: &NowOrNever) -> u8 {
        match self {
            Step::To { to, fights } => game.toll(to, game.act.map_or(0, |act| act.free), fights),
            Step::Stop => 0,
        }
    }
}

impl Choice<NowOrNever> for Step {
    fn key(&self, _: &NowOrNever) -> String {
        match self {
            Step::To { to, fights: false } => format!("space/{to}"),
            Step::To { to, fights: true } => format!("fight/{to}"),
            Step::Stop => "stop".to_owned(),
        }
    }

    fn label(&self, game: &NowOrNever) -> String {
        match self {
            Step::To { to, fights } => {
                let toll = self.toll(game);
                let costs =
                    if toll > 0 { format!(" for {}", Thing::Heart.say(toll.into())) } else { String::new() };
                let why = match (fights, game.enemy_at(*to)) {
                    (true, Some(enemy)) => format!(", to fight {}", game.rival_name(enemy)),
                    (false, Some(enemy)) => format!(", past {}", game.rival_name(enemy)),
                    _ => String::new(),
                };
                let last = toll > 0 && toll == game.player(game.active).hearts; // NN-OPEN-11
                let last = if last { " — your last heart: your turn is over" } else { "" };
                format!("{}{why}{costs}{last}", table::capital(&game.space_name(*to)))
            }
            Step::Stop if game.stuck(game.active) => "Stay: your turn is over".to_owned(),
            Step::Stop => "Stop here".to_owned(),
        }
    }

    fn target(&self, _: &NowOrNever) -> Option<String> {
        match self {
            Step::To { to, .. } => Some(format!("space/{to}")),
            Step::Stop => None,
        }
    }

    fn stakes(&self, game: &NowOrNever) -> Option<Stakes> {
        Stakes::default().costs("heart", self.toll(game).into()).some()
    }

    fn routes(game: &NowOrNever, options: &[&Self]) -> Vec<Route> {
        // Whoever is not on turn has asides only.
        if options.is_empty() { Vec::new() } else { game.routes_from_here() }
    }
}

impl Instinct<NowOrNever> for Step {
    fn weight(&self, game: &NowOrNever) -> u32 {
        match self {
            Step::Stop => weight(game.worth_of_space(game.active, game.player(game.active).at)),
            Step::To { to, fights } => {
                let seat = game.active;
                let free = game.act.map_or(0, |act| act.free);
                let toll = self.toll(game);
                let rival = game.enemy_at(*to).filter(|_| *fights);
                let worth = match rival {
                    Some(rival) => game.worth_of_fight(seat, rival),
                    None => game.promise(seat, *to, free.saturating_sub(1)),
                };
                if toll >= game.player(seat).hearts { 0 } else { weight(worth - 0.7 * f64::from(toll)) }
            }
        }
    }
}
