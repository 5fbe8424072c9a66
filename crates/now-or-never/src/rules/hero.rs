//! The hero action: moving, visiting, searching (NN-HACT, NN-MOVE, NN-VISIT, NN-SEARCH, NN-ZERO).

use crate::book::words::{Cost, Gain};
use crate::book::{Place, Quest, Thing};
use crate::mind::instinct::weight;
use crate::rules::build::beside;
use crate::rules::powers::{Moment, Use};
use crate::state::{Act, Fight, Found, Rival, Stage};
use crate::{Go, NowOrNever};
use table::{Ask, Choice, Id, Options, Or, Play, Route, Seat, Stakes, Throw, What, words};

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
        let Some(step) = self.decide("NN-MOVE-01 NN-MOVE-03 NN-MOVE-07", prompt, options)? else {
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
                label: format!("{}, in {steps} steps{costs}", table::capital(&self.space_name(space))),
                stakes: Stakes::default().costs("heart", cost.into()).some(),
                stop: None,
            })
        })
        .collect()
    }

    fn set_stage(&mut self, stage: Stage) {
        self.state.act.iter_mut().for_each(|act| act.stage = stage);
    }

    /// NN-QPLAY-01
    fn quest_on(&mut self) -> Go<()> {
        let seat = self.active;
        let playable = |g: &Self| {
            g.player(seat).hand.iter().copied().filter(|card| g.can_play(seat, *card)).collect::<Vec<_>>()
        };
        if playable(self).is_empty() {
            self.set_stage(Stage::Deed);
            return Ok(());
        }
        let options = |g: &Self| -> Options<Playing> {
            playable(g).into_iter().map(|card| Playing(Some(card))).chain([Playing(None)]).collect()
        };
        let prompt = |_: &Self| "Do you play a quest card here?".to_owned();
        let Some(Playing(card)) = self.decide("NN-QPLAY-01 NN-QPLAY-02", prompt, options)? else {
            return Ok(());
        };
        self.set_stage(Stage::Deed);
        match card {
            Some(card) => self.play_quest(seat, card),
            None => Ok(()),
        }
    }

    /// One of visit, fight, search, or nothing (NN-HACT-02, NN-OPEN-10).
    fn do_something(&mut self) -> Go<()> {
        let seat = self.active;
        let at = self.player(seat).at;
        if self.act.is_some_and(|act| act.fights) {
            return self.begin_fight(at); // NN-OPEN-08
        }
        let options = |g: &Self| -> Options<Doing> {
            let place = g.place_at(at).filter(|place| g.can_pay(seat, &g.visit_of(*place).cost));
            let visit = place.map(Doing::Visit);
            let fight = g.enemy_at(at).map(Doing::Fight);
            let search = g.letter_at(at).map(Doing::Search);
            let mission = g.mission_at(seat, at).map(Doing::Mission); // NN-OPEN-43
            let board = BERTHS.into_iter().filter(|cost| g.under_ship(at) && g.can_pay(seat, cost));
            let board = board.map(|[_, cost]| Doing::Board(cost));
            let rest = [mission, Some(Doing::Nothing)].into_iter().flatten();
            [visit, fight, search].into_iter().flatten().chain(board).chain(rest).collect()
        };
        let prompt = |g: &Self| format!("What do you do at {}?", g.space_name(at));
        let Some(doing) = self.decide("NN-HACT-02 NN-VISIT-01 NN-FIGHT-01 NN-SEARCH-01", prompt, options)?
        else {
            return Ok(());
        };
        match doing {
            Doing::Visit(place) => {
                let visit = self.visit_of(place).clone();
                self.tell("NN-VISIT-01", |g| {
                    words(seat, format!("{} visits {}.", g.name(seat), g.book.location(place).name))
                });
                self.pay(seat, &visit.cost, "NN-VISIT-03 NN-VISIT-04")?;
                self.find_keepsake(seat, Some(place));
                self.gain_all(seat, &visit.gains, "NN-VISIT-01")?;
            }
            Doing::Board(cost) => {
                self.tell("NN-STORY-03", |g| {
                    words(seat, format!("{} goes aboard the Tempest.", g.name(seat)))
                });
                self.pay(seat, &[BERTH, cost], "NN-STORY-03")?;
                self.gain_villagers(seat, 1)?;
            }
            Doing::Fight(_) => return self.begin_fight(at),
            Doing::Search(letter) if self.chapter > 0 => {
                self.open_story(seat, Found::Letter(letter));
                return Ok(());
            }
            Doing::Mission(_) => {
                self.open_story(seat, Found::Mission);
                return Ok(());
            }
            Doing::Search(letter) => self.search(seat, letter)?,
            Doing::Nothing => {}
        }
        Ok(self.end_turn()?)
    }

    /// Warns of a price that takes the last heart, or may (NN-OPEN-11).
    fn last_heart(&self, costs: &[Cost]) -> &'static str {
        let hearts = self.player(self.active).hearts;
        let warning = |cost: &Cost| match cost {
            Cost::Thing(Thing::Heart, n) if *n >= hearts => Some(" — your last heart: you gain nothing"),
            Cost::DieOfHearts if hearts <= 4 => Some(" — if it takes your last heart, you gain nothing"),
            _ => None,
        };
        costs.iter().find_map(warning).unwrap_or("")
    }

    pub(crate) fn visit_of(&self, place: Id<Place>) -> &crate::book::Visit {
        &self.book.location(place).visits[self.side as usize]
    }

    fn begin_fight(&mut self, at: u8) -> Go<()> {
        let against = self.enemy_at(at).expect("there is an enemy");
        self.tell("NN-FIGHT-01", |g| {
            words(g.active, format!("{} fights {}.", g.name(g.active), g.rival_name(against)))
        });
        self.state.fight = Some(Fight { against, dealt: 0, rounds: 0 });
        Ok(())
    }

    /// A four-sided die of one's own, which may be rolled again (NN-HAB-02, NN-REROLL, NN-OPEN-52).
    pub(crate) fn roll(&mut self, seat: Seat, rules: &'static str, what: &str) -> Go<u8> {
        loop {
            let face = self.dealer.roll(4) as u8;
            let dice = self.dealer.rolled(1);
            self.tell(rules, |g| {
                let text = format!("{} rolls {face}.", g.name(seat));
                Throw::of(g.name(seat), &dice).face(seat.place()).total().roll().said(seat, text)
            });
            let goods = if self.reroll { Thing::TRACKED[..4].to_vec() } else { Vec::new() };
            let goods = goods.into_iter().filter(|good| self.count(seat, *good) > 0).map(Again::Good);
            let uses: Vec<Use> = self.uses(seat, Moment::Rolled).collect();
            let again: Options<Or<Again, Use>> = Or::list([Again::Keep].into_iter().chain(goods), uses);
            let prompt = format!("The die shows {face} ({what}). Do you keep it?");
            match self.ask(
                seat,
                "NN-HAB-02 NN-REROLL-01 NN-OPEN-52",
                move |_: &Self| prompt.clone(),
                again,
            )? {
                Or::Take(Again::Keep) => return Ok(face),
                Or::Take(Again::Good(good)) => self.spend(seat, good, 1, "NN-REROLL-01"),
                Or::Aside(it) => {
                    self.pay_use(seat, it);
                }
            }
        }
    }

    /// NN-SEARCH-02, NN-SEARCH-03, NN-SEARCH-04
    fn search(&mut self, seat: Seat, letter: u8) -> Go<()> {
        self.tell("NN-SEARCH-01", |g| {
            let at = g.space_name(g.player(seat).at);
            words(seat, format!("{} searches at {at}.", g.name(seat)))
        });
        let face = self.roll(seat, "NN-SEARCH-02", "hearts to lose")?;
        let lost = face.saturating_sub(self.search_discount(seat));
        self.hurt(seat, lost, "NN-SEARCH-02")?;
        self.take_token(seat, letter)?;
        Ok(())
    }

    /// The token of a letter, with what is on its face. In story mode it only brings coins (NN-STORY-08, NN-OPEN-34, NN-OPEN-35).
    fn take_token(&mut self, seat: Seat, letter: u8) -> Play<()> {
        self.state.letters[usize::from(letter)] = false;
        if self.chapter > 0 {
            self.keep_token(seat);
            return Ok(());
        }
        let NowOrNever { state, dealer, .. } = self;
        let token = dealer.draw(&mut state.searches).expect("a token for every letter");
        let gains = self.book.find(token).gains.clone();
        let kept = !gains.contains(&Gain::NoToken); // NN-SEARCH-06
        match kept {
            true => self.player_mut(seat).finds.push(token),
            false => self.state.searches.discards.push(token),
        }
        self.tell("NN-SEARCH-04", |g| {
            let find = g.book.find(token);
            let text = format!("{}: {}", find.name, find.text);
            What::Card {
                card: Some(g.book.names.name(token).to_owned()),
                from: Some(format!("letter/{letter}")),
                to: Some(seat.place()),
            }
            .said(seat, text)
        });
        self.gain_all(seat, &gains, "NN-SEARCH-04")
    }

    /// Letters whose search token nobody has, and nobody is about to take (NN-STORY-21).
    pub(crate) fn unclaimed(&self) -> impl Iterator<Item = u8> + '_ {
        let read = self.reading.and_then(|reading| match reading.found {
            Found::Letter(letter) => Some(letter),
            Found::Mission => None,
        });
        (0..14).filter(move |letter| self.letters[usize::from(*letter)] && Some(*letter) != read)
    }

    /// NN-ART-03, NN-OPEN-34
    pub(crate) fn take_any_token(&mut self, seat: Seat) -> Play<()> {
        let left: Options<Letter> = self.unclaimed().map(Letter).collect();
        let Letter(letter) = self.ask(seat, "NN-ART-03", "Which search token?", left)?;
        self.take_token(seat, letter)
    }
}

/// What it costs to go aboard the Tempest, and either a book or coins.
const BERTH: Cost = Cost::Thing(Thing::Heart, 1);
const BERTHS: [[Cost; 2]; 2] = [[BERTH, Cost::Thing(Thing::Book, 1)], [BERTH, Cost::Thing(Thing::Coin, 3)]];

/// What is paid for certain.
fn price(costs: &[Cost]) -> Stakes {
    costs.iter().fold(Stakes::default(), |stakes, cost| match cost {
        Cost::Thing(thing, n) => stakes.costs(thing.key(), (*n).into()),
        Cost::DieOfHearts => stakes,
    })
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

    fn instinct(&self, game: &NowOrNever) -> u32 {
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

/// A quest card to play, or none.
#[derive(Clone, Copy)]
struct Playing(Option<Id<Quest>>);

impl Choice<NowOrNever> for Playing {
    fn key(&self, game: &NowOrNever) -> String {
        self.0.map_or("quest/none".to_owned(), |card| format!("quest/{}", game.book.names.name(card)))
    }

    fn label(&self, game: &NowOrNever) -> String {
        self.0.map_or("Play no card".to_owned(), |card| {
            let cost = &game.book.card(card).cost;
            format!("{}{}", game.quest_text(card), game.last_heart(cost))
        })
    }

    fn target(&self, game: &NowOrNever) -> Option<String> {
        self.0.map(|card| game.book.names.name(card).to_owned())
    }

    fn secret(&self, _: &NowOrNever) -> bool {
        self.0.is_some()
    }

    fn stakes(&self, game: &NowOrNever) -> Option<Stakes> {
        price(&game.book.card(self.0?).cost).some()
    }

    fn instinct(&self, game: &NowOrNever) -> u32 {
        let fatal = |card: Id<Quest>| !game.last_heart(&game.book.card(card).cost).is_empty();
        if self.0.is_some_and(|card| !fatal(card)) { 12 } else { 1 }
    }
}

/// What is done at the end of a hero action.
#[derive(Clone, Copy)]
enum Doing {
    Visit(Id<Place>),
    Fight(Rival),
    Search(u8),
    /// NN-MISSION-02
    Mission(Id<crate::book::Entry>),
    /// Aboard the ship, for this and a heart.
    Board(Cost),
    Nothing,
}

impl Choice<NowOrNever> for Doing {
    fn key(&self, _: &NowOrNever) -> String {
        match self {
            Doing::Visit(_) => "visit".to_owned(),
            Doing::Fight(_) => "fight".to_owned(),
            Doing::Search(_) => "search".to_owned(),
            Doing::Mission(_) => "mission".to_owned(),
            Doing::Board(Cost::Thing(thing, _)) => format!("board/{}", thing.key()),
            Doing::Board(Cost::DieOfHearts) => "board".to_owned(),
            Doing::Nothing => "nothing".to_owned(),
        }
    }

    fn label(&self, game: &NowOrNever) -> String {
        match self {
            Doing::Visit(place) => {
                let visit = game.visit_of(*place);
                format!(
                    "Visit {}: {}{}",
                    game.book.location(*place).name,
                    game.deal_text(&visit.cost, &visit.gains),
                    game.last_heart(&visit.cost)
                )
            }
            Doing::Fight(rival) => {
                let Some((foe, or)) = game.foe(*rival) else { return String::new() };
                let or = if or.is_empty() { String::new() } else { format!(", or {}", game.gains_text(or)) };
                let gains = game.gains_text(&foe.gains);
                format!("Fight {} (health {}, damage {}): {gains}{or}", foe.name, foe.health, foe.damage)
            }
            Doing::Search(_) if game.chapter > 0 => "Search: what waits here?".to_owned(),
            Doing::Mission(entry) => format!("Go on with your mission: {}", game.book.story(*entry).title),
            Doing::Board(cost) => {
                let costs = [BERTH, *cost];
                let deal = game.deal_text(&costs, &[Gain::Villager(1)]);
                format!("Go aboard the Tempest: {deal}{}", game.last_heart(&costs))
            }
            Doing::Search(_) => {
                let last = game.last_heart(&[Cost::DieOfHearts]);
                format!("Search: as many hearts as a die shows, for what the token hides{last}")
            }
            Doing::Nothing => "Do nothing".to_owned(),
        }
    }

    fn stakes(&self, game: &NowOrNever) -> Option<Stakes> {
        let stakes = match self {
            Doing::Visit(place) => price(&game.visit_of(*place).cost),
            Doing::Board(cost) => price(&[BERTH, *cost]).gains("villager", 1),
            Doing::Fight(_) => Stakes::default().risks("you gain 1 experience, and nothing else"), // NN-FIGHT-16
            Doing::Search(_) | Doing::Mission(_) | Doing::Nothing => return None,
        };
        stakes.some()
    }

    fn instinct(&self, game: &NowOrNever) -> u32 {
        let hearts = u32::from(game.player(game.active).hearts);
        match self {
            Doing::Visit(place) => {
                let visit = game.visit_of(*place);
                let deal = game.worth_of(game.active, &visit.gains) - game.worth_of_costs(&visit.cost);
                if game.last_heart(&visit.cost).is_empty() { weight(deal) } else { 1 }
            }
            Doing::Fight(rival) => weight(game.worth_of_fight(game.active, *rival)),
            Doing::Mission(_) => 40,
            Doing::Board(_) => {
                if hearts > 1 {
                    12
                } else {
                    0
                }
            }
            Doing::Search(_) if hearts > 4 => weight(3.0 + f64::from(7 - game.season)),
            Doing::Search(_) => 1,
            Doing::Nothing => 1,
        }
    }
}

/// Another roll, paid with a good, or none.
#[derive(Clone, Copy)]
enum Again {
    Keep,
    Good(Thing),
}

impl Choice<NowOrNever> for Again {
    fn key(&self, _: &NowOrNever) -> String {
        match self {
            Again::Keep => "keep".to_owned(),
            Again::Good(good) => format!("reroll/{}", good.key()),
        }
    }

    fn label(&self, _: &NowOrNever) -> String {
        match self {
            Again::Keep => "Keep it".to_owned(),
            Again::Good(good) => format!("Roll again for {}", good.say(1)),
        }
    }

    fn instinct(&self, _: &NowOrNever) -> u32 {
        if matches!(self, Again::Keep) { 9 } else { 1 }
    }
}

/// A search token on the board.
#[derive(Clone, Copy)]
struct Letter(u8);

impl Choice<NowOrNever> for Letter {
    fn key(&self, _: &NowOrNever) -> String {
        format!("letter/{}", char::from(b'a' + self.0))
    }

    fn label(&self, _: &NowOrNever) -> String {
        format!("The one at {}", char::from(b'A' + self.0))
    }

    fn target(&self, _: &NowOrNever) -> Option<String> {
        Some(format!("letter/{}", self.0))
    }
}
