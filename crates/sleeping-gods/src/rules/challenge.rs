//! Challenges (SG-CHAL, SG-FAIL): who takes part, fate, what is laid on, and what failing costs.

use crate::book::powers::Passive;
use crate::book::{Crew, Skill, Status};
use crate::rules::command::Free;
use crate::rules::occasion::{Draw, Moment, Use};
use crate::rules::telling::crew_key;
use crate::state::Challenge;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Options, Or, Play, Seat, Throw, words};

/// What a challenge is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trial {
    /// SG-CHAL-01
    Plain,
    /// SG-HAZARD-06
    Hazard,
    /// SG-TRAVEL-01: one crew member at most, and a distance instead of success.
    Travel,
}

/// How it went.
pub(crate) struct Tried {
    pub passed: bool,
    pub total: i32,
    pub crew: Vec<Crew>,
}

/// Who takes part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Take {
    Part(Crew, Skill),
    /// Boards and cards, and cooking (SG-OPEN-64).
    Use(Use),
    Go,
}

impl SleepingGods {
    /// SG-SKILL-07, SG-EQUIP-05, SG-EQUIP-06, SG-STATUS-06, SG-OPEN-20, SG-OPEN-27
    pub(crate) fn skill(&self, crew: Crew, skill: Skill) -> i32 {
        let mate = self.mate(crew);
        let board = self.book.board(crew).skills[skill as usize];
        let cards = mate.cards.iter().filter(|id| self.book.abilities[**id].skill == skill).count();
        let levels = mate.levels.iter().filter(|id| self.book.levels[**id].skill == Some(skill)).count();
        let own = self.own_passives(crew).map(|p| match p {
            Passive::Skill(of, n) if *of == skill => i32::from(*n),
            _ => 0,
        });
        let sum = i32::from(board) + (cards + levels) as i32 + own.sum::<i32>();
        if self.suffers(crew, Status::Weakened) { (sum - 2).max(0) } else { sum }
    }

    /// SG-CHAL-11
    pub(crate) fn crew_skill(&self, crew: &[Crew], skill: Skill) -> i32 {
        crew.iter().map(|c| self.skill(*c, skill)).sum()
    }

    /// SG-CHAL-03, SG-CHAL-04, SG-DMG-05, SG-FAT-05
    pub(crate) fn can_take_part(&self, crew: Crew) -> bool {
        self.is_up(crew) && self.mate(crew).fatigue < 2
    }

    /// What it costs a seat to let somebody take part: the help of another player (SG-CHAL-08), low morale (SG-STATUS-08, SG-STATUS-09).
    pub(crate) fn part_price(&self, seat: Seat, crew: Crew, helping: &[Seat]) -> u8 {
        let help = u8::from(seat != self.active && !helping.contains(&seat));
        help + u8::from(self.suffers(crew, Status::LowMorale))
    }

    fn can_join(&self, seat: Seat, crew: Crew, helping: &[Seat]) -> bool {
        self.can_take_part(crew) && self.player(seat).command >= self.part_price(seat, crew, helping)
    }

    /// The others who could still help: "Bo and Cy can help, which costs command."
    fn helpers(&self, skill: Skill, helping: &[Seat]) -> String {
        let able = |seat: &Seat| {
            let joins = |crew: Crew| self.skill(crew, skill) > 0 && self.can_join(*seat, crew, helping);
            *seat != self.active && !helping.contains(seat) && self.crew_of(*seat).any(joins)
        };
        let names: Vec<String> = self.seats().filter(able).map(|seat| self.name(seat)).collect();
        if names.is_empty() {
            return String::new();
        }
        format!(" {} can help, which costs command.", table::listed(&names))
    }

    /// A challenge from its first step to its last.
    pub(crate) fn challenge(&mut self, skill: Skill, need: Option<u8>, trial: Trial) -> Play<Tried, Halt> {
        self.challenge = Some(Challenge { skill, need, crew: Vec::new(), fate: None, total: 0 });
        let crew = self.gather_crew(skill, need, trial)?;
        for mate in &crew {
            self.tire(*mate, 1, "SG-CHAL-06 SG-CHAL-10 SG-FAT-01");
        }
        for mate in
            crew.iter().filter(|mate| self.suffers(**mate, Status::Madness)).copied().collect::<Vec<_>>()
        {
            self.hurt(self.active, mate, 1, "SG-STATUS-07 SG-OPEN-21")?;
        }
        // Fixed before fate is drawn (SG-CHAL-13): somebody who is brought to 0 health by madness still counts.
        let skills: Vec<i32> = crew.iter().map(|c| self.skill(*c, skill)).collect();
        let fate = self.reveal_fate("Fate", "SG-CHAL-12 SG-FATE-02");
        let mut draw = self.drawn(Moment::Test(skill, fate), fate);
        draw.skill = skills.iter().sum();
        draw.plus = self.always_added(skill, trial, &crew);
        if let Some(challenge) = self.challenge.as_mut() {
            (challenge.fate, challenge.total) = (Some(fate), draw.total());
        }
        self.lay_on(
            self.active,
            &mut draw,
            "SG-CHAL-14 SG-CHAL-15 SG-ADV-06",
            |_, _| Vec::new(),
            |g, d| {
                let now = table::figure(d.total());
                match need {
                    Some(need) => {
                        let so = match i32::from(need) - d.total() {
                            short @ 1.. => format!("{short} short. Do you add anything?"),
                            _ => "which is enough. You need not add anything.".to_owned(),
                        };
                        format!("{} {need}: you have {now}, {so}", skill.loud())
                    }
                    None => {
                        let far = g.book.distance(d.total());
                        let s = if far == 1 { "" } else { "s" };
                        format!("Travel: you have {now}, that is {far} region{s}. Do you add anything?")
                    }
                }
            },
        )?;
        self.settle_fate();
        let total = draw.total();
        let passed = need.is_none_or(|need| total >= i32::from(need)); // SG-CHAL-01, SG-CHAL-17
        self.tell("SG-CHAL-17", |g| {
            g.told_challenge(skill, need, crew.iter().copied().zip(skills.iter().copied()), &draw, passed)
        });
        if let Some(need) = need {
            self.tally(1, |_| format!("challenge/{}/{}", need, if passed { "passed" } else { "failed" }));
        }
        self.challenge = None;
        Ok(Tried { passed, total, crew })
    }

    /// Step 1 (SG-CHAL-02, SG-CHAL-05, SG-CHAL-07, SG-CHAL-08, SG-CHAL-09): the active player's own, and those of others, who pay
    /// one command for all of theirs.
    fn gather_crew(&mut self, skill: Skill, need: Option<u8>, trial: Trial) -> Play<Vec<Crew>, Halt> {
        let mut helping: Vec<Seat> = Vec::new();
        loop {
            let taken = self.challenge.as_ref().map_or(Vec::new(), |c| c.crew.clone());
            if trial == Trial::Travel && !taken.is_empty() {
                return Ok(taken); // SG-TRAVEL-02
            }
            let options = |g: &Self, seat: Seat| -> Options<Or<Take, Free>> {
                let fits = |crew: &Crew| {
                    // SG-TRAVEL-02, SG-OPEN-32
                    let travels = trial != Trial::Travel || (seat == g.active && g.skill(*crew, skill) > 0);
                    g.can_join(seat, *crew, &helping) && !taken.contains(crew) && travels
                };
                let mut own: Vec<Crew> = g.crew_of(seat).filter(|crew| fits(crew)).collect();
                own.sort_by_key(|crew| -g.skill(*crew, skill)); // the best first
                // Whoever has nothing to add may come, too, but is not asked first.
                let idle = own.split_off(own.iter().take_while(|crew| g.skill(**crew, skill) > 0).count());
                let part = |crew| Take::Part(crew, skill);
                let uses = g.uses(seat, Moment::Gather, &[]);
                let asides = g.beside_uses(seat, &uses);
                let go = (seat == g.active).then_some(Take::Go);
                let own = own.into_iter().map(part).chain(go).chain(idle.into_iter().map(part));
                Or::list(own.chain(uses.into_iter().map(Take::Use)), asides)
            };
            let others = self.seats().filter(|s| *s != self.active).collect();
            let prompt = |g: &Self, seat: Seat| {
                let Some(need) = need else {
                    return "Travel: who sees to the engines? One crew member at most.".to_owned();
                };
                let asked = match seat == g.active {
                    true => "who takes part?",
                    false if helping.contains(&seat) => "does another of yours help?",
                    false => "does one of yours help? 1 command for all of them.",
                };
                let now = g.crew_skill(&taken, skill) + g.always_added(skill, trial, &taken);
                let hope = match i32::from(need) - now {
                    ..=1 => "any fate is enough".to_owned(),
                    6 => "only a fate of 6 is enough".to_owned(),
                    7.. => "no fate alone is enough".to_owned(),
                    wanted => format!("a fate of {wanted} or more is enough"),
                };
                let help = if seat == g.active { g.helpers(skill, &helping) } else { String::new() };
                format!(
                    "{} {need}: {asked} You add {} so far: {hope}.{help}",
                    skill.loud(),
                    table::figure(now)
                )
            };
            let rules = "SG-CHAL-02 SG-CHAL-06 SG-CHAL-08";
            let chosen = self.ask_any(rules, prompt, self.active.into(), others, options)?;
            let Some((seat, take)) = self.taken(chosen)? else { continue };
            match take {
                Take::Go => return Ok(taken),
                Take::Use(it) => self.apply(seat, it, None)?,
                Take::Part(crew, _) => {
                    let price = self.part_price(seat, crew, &helping);
                    self.pay_command(seat, price, "SG-CMD-07 SG-CMD-09");
                    helping.push(seat);
                    if let Some(challenge) = self.challenge.as_mut() {
                        challenge.crew.push(crew);
                    }
                    self.tell("SG-CHAL-02", |g| words(seat, format!("{} takes part.", g.crew_name(crew))));
                }
            }
        }
    }

    /// What cards and events always add to a challenge (SG-ADV-05); cards on a board only if their bearer takes part (SG-ABIL-10).
    pub(crate) fn always_added(&self, skill: Skill, trial: Trial, crew: &[Crew]) -> i32 {
        let shared = self.passives().map(|passive| match passive {
            Passive::Skill(of, n) if *of == skill => i32::from(*n),
            other => on_trial(other, trial),
        });
        let own = crew.iter().flat_map(|c| self.own_passives(*c)).map(|passive| on_trial(passive, trial));
        shared.chain(own).sum()
    }

    fn told_challenge(
        &self,
        skill: Skill,
        need: Option<u8>,
        crew: impl Iterator<Item = (Crew, i32)>,
        draw: &Draw,
        passed: bool,
    ) -> table::Told {
        let adds = crew.map(|(c, n)| table::Add { n, by: self.crew_name(c), from: Some(crew_key(c)) });
        let more = table::Add {
            n: draw.plus + i32::from(draw.raised),
            by: "cards and abilities".to_owned(),
            from: None,
        };
        let throw = Throw::of("The crew", &[draw.die()]).plus_all(adds.chain([more])).total();
        let total = throw.total.unwrap_or_default();
        match need {
            Some(need) => {
                let text = format!(
                    "{} {need}: {total}. {}",
                    skill.loud(),
                    if passed { "Success." } else { "Failure." }
                );
                throw.roll().against(need.into()).passed(passed).said(self.active, text)
            }
            None => throw.roll().said(self.active, format!("Travel: {total}.")),
        }
    }
}

/// What something that is always on adds to one kind of challenge.
fn on_trial(passive: &Passive, trial: Trial) -> i32 {
    match passive {
        Passive::Challenge(n) if trial != Trial::Travel => i32::from(*n),
        Passive::Travel(n) if trial == Trial::Travel => i32::from(*n),
        Passive::Hazard(n) if trial == Trial::Hazard => i32::from(*n),
        _ => 0,
    }
}
