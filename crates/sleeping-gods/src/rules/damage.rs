//! Damage, fatigue, statuses and the ship's damage (SG-DMG, SG-FAT, SG-STATUS, SG-SHIP).

use crate::book::powers::Passive;
use crate::book::{Crew, Room, Status};
use crate::rules::command::Free;
use crate::rules::occasion::Moment;
use crate::rules::picks::Pick;
use crate::rules::telling::{crew_key, gets, spot_key, spot_name, status_harm, status_name};
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Options, Or, Play, Seat, What, capital, words};

/// The hull's place behind the rooms.
pub(crate) const HULL: usize = 5;
/// The damage at which the ship is lost (SG-SHIP-09).
pub(crate) const SUNK: u8 = 11;

/// A room, or the hull, where a cube can lie.
#[derive(Clone, Copy)]
pub(crate) struct Spot(pub usize);

/// How many cubes a place holds (SG-SHIP-03).
pub(crate) fn spot_room(spot: usize) -> u8 {
    if spot == HULL { 1 } else { 2 }
}

impl SleepingGods {
    /// Maximum health, with what cards add to it (SG-CREW-04).
    pub(crate) fn max_health(&self, crew: Crew) -> u8 {
        let more = |passive: &Passive| match passive {
            Passive::Health(n) => *n,
            _ => 0,
        };
        let levels = self.mate(crew).levels.iter().flat_map(|id| self.book.levels[*id].rules.always());
        let cards = self.mate(crew).cards.iter().flat_map(|id| self.book.abilities[*id].rules.always());
        self.book.board(crew).health + levels.chain(cards).map(more).sum::<u8>()
    }

    /// SG-DMG-02, SG-DMG-03
    pub(crate) fn health(&self, crew: Crew) -> u8 {
        self.max_health(crew).saturating_sub(self.mate(crew).damage)
    }

    pub(crate) fn is_up(&self, crew: Crew) -> bool {
        let damage = self.mate(crew).damage;
        // Asked again and again, and mostly the board alone is enough.
        damage < self.book.board(crew).health || damage < self.max_health(crew)
    }

    /// Damage for one crew member; what is too much goes to others (SG-DMG-09, SG-CTR-09), as `by` chooses.
    pub(crate) fn hurt(&mut self, by: Seat, crew: Crew, n: u8, rules: &'static str) -> Play<(), Halt> {
        let taken = n.min(self.health(crew));
        self.wound(crew, taken, rules)?;
        self.spread(by, n - taken, &[], rules)
    }

    /// Who places damage that is too much for somebody (SG-OPEN-59): the attacking player in a counterattack, the active player
    /// everywhere else.
    pub(crate) fn passes_on(&self) -> Seat {
        self.combat.as_ref().and_then(|combat| combat.struck_back).unwrap_or(self.active)
    }

    fn wound(&mut self, crew: Crew, n: u8, rules: &'static str) -> Play<(), Halt> {
        if n == 0 {
            return Ok(());
        }
        self.mate_mut(crew).damage += n;
        self.tell(rules, |g| {
            let text = format!(
                "{} takes {n} damage{}.",
                g.crew_name(crew),
                if g.is_up(crew) { "" } else { " and is out" }
            );
            What::tokens("damage", n.into(), None, Some(crew_key(crew))).said(None, text)
        });
        self.check_crew()
    }

    /// SG-DMG-10
    pub(crate) fn check_crew(&self) -> Play<(), Halt> {
        if self.is_beaten() { Err(Halt::Defeat) } else { Ok(()) }
    }

    pub(crate) fn is_beaten(&self) -> bool {
        !Crew::ALL.into_iter().any(|crew| self.is_up(crew))
    }

    /// SG-SHIP-09
    pub(crate) fn is_sunk(&self) -> bool {
        self.damage.iter().sum::<u8>() >= SUNK
    }

    /// Damage in all, one point at a time, to those named first and then to the others (SG-FAIL-03, SG-FAIL-04, SG-FAIL-05).
    pub(crate) fn spread(&mut self, by: Seat, n: u8, first: &[Crew], rules: &'static str) -> Play<(), Halt> {
        let bear = |g: &Self| -> Options<Pick> {
            let up = |crew: &Crew| g.is_up(*crew);
            let own: Options<Pick> = first.iter().copied().filter(up).map(Pick).collect();
            let all = || Crew::ALL.into_iter().filter(up).map(Pick).collect();
            if own.is_empty() { all() } else { own }
        };
        for left in (1..=n).rev() {
            let prompt = match left {
                1 => "Who takes the damage?".to_owned(),
                _ => format!("Who takes damage? {left} points are left."),
            };
            let crew = self.about_to_hurt(by, rules, &prompt, bear)?.ok_or(Halt::Defeat)?;
            self.wound(crew, 1, rules)?;
        }
        Ok(())
    }

    /// Who is hurt, of those that may be; outside combat everybody may heal first (SG-OPEN-64), and perhaps nobody is hurt then.
    pub(crate) fn about_to_hurt(
        &mut self,
        by: Seat,
        rules: &'static str,
        prompt: &str,
        whom: impl Fn(&Self) -> Options<Pick>,
    ) -> Play<Option<Crew>, Halt> {
        loop {
            if whom(self).is_empty() {
                return Ok(None);
            }
            let heals = |g: &Self, seat: Seat| match g.combat {
                Some(_) => Options::new(),
                None => g.uses(seat, Moment::Harm, &[]),
            };
            // Where nobody can heal, there is nothing to wait for.
            if let [Pick(only)] = whom(self)[..]
                && self.seats().all(|seat| heals(self, seat).is_empty())
            {
                return Ok(Some(only));
            }
            let options = |g: &Self, seat: Seat| -> Options<Or<Pick, Free>> {
                let own = if seat == by { whom(g) } else { Options::new() };
                let heals = heals(g, seat);
                let others = g.beside_uses(seat, &heals);
                Or::list(own, heals.into_iter().map(Free::Use).chain(others))
            };
            let others = self.seats().filter(|seat| *seat != by).collect();
            let chosen = self.ask_any(rules, |_, _| prompt.to_owned(), by.into(), others, options)?;
            if let Some((_, Pick(crew))) = self.taken(chosen)? {
                return Ok(Some(crew));
            }
        }
    }

    /// Restores health (SG-TERM-09).
    pub(crate) fn heal(&mut self, crew: Crew, n: u8, rules: &'static str) {
        let healed = n.min(self.mate(crew).damage);
        if healed == 0 {
            return;
        }
        self.mate_mut(crew).damage -= healed;
        self.tell(rules, |g| {
            let text = format!("{} regains {healed} health.", g.crew_name(crew));
            What::tokens("damage", healed.into(), Some(crew_key(crew)), None).said(None, text)
        });
    }

    /// SG-FAT-02, SG-OPEN-22: what is more than two is lost.
    pub(crate) fn tire(&mut self, crew: Crew, n: u8, rules: &'static str) {
        let gained = n.min(2 - self.mate(crew).fatigue);
        if gained == 0 {
            return;
        }
        self.mate_mut(crew).fatigue += gained;
        self.tell(rules, |g| {
            let text = format!("{} gains {gained} fatigue.", g.crew_name(crew));
            What::tokens("fatigue", gained.into(), None, Some(crew_key(crew))).said(None, text)
        });
    }

    pub(crate) fn rest(&mut self, crew: Crew, n: u8, rules: &'static str) {
        let gone = n.min(self.mate(crew).fatigue);
        if gone == 0 {
            return;
        }
        self.mate_mut(crew).fatigue -= gone;
        self.tell(rules, |g| {
            let text = format!("{} loses {gone} fatigue.", g.crew_name(crew));
            What::tokens("fatigue", gone.into(), Some(crew_key(crew)), None).said(None, text)
        });
    }

    pub(crate) fn suffers(&self, crew: Crew, status: Status) -> bool {
        self.mate(crew).statuses.contains(&status)
    }

    /// Whether somebody can get a status: not twice, not while guarded, not when the tokens have run out
    /// (SG-STATUS-02, SG-STATUS-03).
    pub(crate) fn can_suffer(&self, crew: Crew, status: Status) -> bool {
        let guarded = self.own_passives(crew).any(|p| *p == Passive::Guard(status));
        !self.suffers(crew, status) && !guarded && self.bearers(status) < status.supply()
    }

    pub(crate) fn afflict(&mut self, crew: Crew, status: Status, rules: &'static str) {
        if !self.can_suffer(crew, status) {
            return;
        }
        self.mate_mut(crew).statuses.push(status);
        self.tell(rules, |g| {
            let text = format!("{} {}.", g.crew_name(crew), gets(status));
            What::Tokens { token: status.key().to_owned(), n: 1, from: None, to: Some(crew_key(crew)) }
                .said(None, text)
        });
    }

    /// One crew member gets a status: of those named first, if any of them can (SG-FAIL-08, SG-FAIL-09, SG-OPEN-28).
    pub(crate) fn afflict_one(
        &mut self,
        by: Seat,
        status: Status,
        first: &[Crew],
        rules: &'static str,
    ) -> Play<(), Halt> {
        let options = |g: &Self| -> Options<Pick> {
            let can = |crew: &Crew| g.can_suffer(*crew, status);
            let own: Options<Pick> = first.iter().copied().filter(can).map(Pick).collect();
            if own.is_empty() { Crew::ALL.into_iter().filter(can).map(Pick).collect() } else { own }
        };
        let prompt = move |_: &Self| format!("Who gets {} ({})?", status_name(status), status_harm(status));
        match self.choose(by, rules, prompt, options)? {
            Some(Pick(crew)) => self.afflict(crew, status, rules),
            None => self.tell(rules, |_| words(None, format!("Nobody can get {}.", status_name(status)))),
        }
        Ok(())
    }

    pub(crate) fn cure(&mut self, crew: Crew, status: Status, rules: &'static str) {
        if !self.suffers(crew, status) {
            return;
        }
        self.mate_mut(crew).statuses.retain(|s| *s != status);
        self.tell(rules, |g| {
            let text = format!("{} is rid of {}.", g.crew_name(crew), status_name(status));
            What::Tokens { token: status.key().to_owned(), n: 1, from: Some(crew_key(crew)), to: None }
                .said(None, text)
        });
    }

    /// The place of the ship that fate hits.
    pub(crate) fn spot_of(&self, fate: u8) -> usize {
        (0..6).find(|spot| self.spot_fate(*spot) == fate.min(6)).expect("every number of fate has its place") // SG-OPEN-18
    }

    /// SG-SHIP-04, SG-SHIP-05: a fate card for each point.
    pub(crate) fn damage_ship(&mut self, n: u8) -> Play<(), Halt> {
        for _ in 0..n {
            let fate = self.ship_fate()?;
            let hit = self.spot_of(fate);
            let spot = match self.damage[hit] < spot_room(hit) {
                true => hit,
                false => {
                    // SG-SHIP-06
                    let prompt = move |_: &Self| {
                        format!("{} can take no more. What is damaged instead?", capital(spot_name(hit)))
                    };
                    let free = |g: &Self| (0..6).filter(|s| g.damage[*s] < spot_room(*s)).map(Spot).collect();
                    let hit = self.choose(self.active, "SG-SHIP-06", prompt, free)?;
                    hit.expect("a ship without room for damage is lost").0
                }
            };
            self.damage[spot] += 1;
            self.tell("SG-SHIP-04", |_| {
                let full = format!(", but {} can take no more", spot_name(hit));
                let full = if spot == hit { "" } else { &full };
                let text = format!("Fate is {fate}{full}: damage to {}.", spot_name(spot));
                What::tokens("ship-damage", 1, None, Some(spot_key(spot))).said(None, text)
            });
            if self.is_sunk() {
                return Err(Halt::Defeat);
            }
        }
        Ok(())
    }

    fn spot_fate(&self, spot: usize) -> u8 {
        Room::ALL.get(spot).map_or(self.book.ship.hull, |room| self.book.room(*room).fate)
    }

    /// SG-TERM-10: cubes of the players' choice.
    pub(crate) fn repair(&mut self, by: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        let hit = |g: &Self| (0..6).filter(|spot| g.damage[*spot] > 0).map(Spot).collect();
        for _ in 0..n {
            let Some(Spot(spot)) = self.choose(by, rules, "What is repaired?", hit)? else { break };
            self.damage[spot] -= 1;
            self.tell(rules, |_| {
                let text = format!("{} is repaired.", capital(spot_name(spot)));
                What::tokens("ship-damage", 1, Some(spot_key(spot)), None).said(None, text)
            });
        }
        Ok(())
    }
}
