//! Stories (SG-EXPL, SG-TOWN, SG-XTOK, SG-KEY): what is read, what is chosen, what it leads to. Events and the clock are read the same way.

use crate::book::words::{Cost, Deed, Fact, SleepingGodsWords, Test, Who};
use crate::book::{Crew, Entry};
use crate::rules::challenge::Trial;
use crate::rules::damage::SUNK;
use crate::rules::laid::explore;
use crate::rules::picks::Pick;
use crate::state::{Reading, Source};
use crate::{Halt, SleepingGods};
use storybook::{Block, BlockName, Choice, Effect, Keyword, Outcomes, Reader, Storytelling, Tried};
use table::{Anytime, Ask, Id, Options, Play, Seat, words};

/// One of an entry's choices.
#[derive(Clone, Copy)]
pub(crate) struct Chosen {
    pub entry: Id<Entry>,
    pub place: u8,
}

impl Reader<SleepingGodsWords> for SleepingGods {
    /// SG-KEY-01
    fn has(&self, keyword: Keyword) -> bool {
        self.has_quest(self.book.keyword(keyword))
    }

    fn is(&self, fact: &Fact) -> bool {
        match fact {
            Fact::Explore(letter) => self.explore & (1 << letter) != 0, // SG-XTOK-02
            Fact::Adventure(card) => self.owns(*card),
            Fact::TotemsAtLeast(n) => self.totems() >= usize::from(*n),
            Fact::Pass(n) => self.pass == *n,
        }
    }

    fn can_pay(&self, costs: &[Cost]) -> bool {
        costs.iter().all(|cost| match cost {
            Cost::Thing(thing, n) => self.stored(*thing) >= *n,
            Cost::Food(n) => self.food() >= *n,
            Cost::Command(n) => self.player(self.active).command >= *n,
            Cost::Card(n) => self.player(self.active).hand.len() >= usize::from(*n),
        })
    }
}

/// SG-EXPL-06, SG-FAIL-01, SG-FAIL-13: `Course` is who took part in the challenge.
impl Outcomes for SleepingGods {
    type Words = SleepingGodsWords;
    type Stop = Halt;
    type Who = Seat;
    type Course = Vec<Crew>;

    fn reader(&self, _: Seat) -> impl Reader<SleepingGodsWords> {
        self
    }

    fn keyword(&mut self, _: Seat, keyword: Keyword, has: bool) {
        let quest = self.book.keyword(keyword);
        match has {
            true => self.gain_quest(quest, "SG-QUEST-01"),
            false => self.lose_quest(quest, "SG-QUEST-03"),
        }
    }

    fn effect(&mut self, _: Seat, deed: &Deed, crew: &mut Vec<Crew>) -> Play<(), Halt> {
        self.deed(deed, crew)
    }

    /// What stands on one line happens at once, and so a defeat has both causes if both stand there (SG-OPEN-51); nothing else comes to
    /// pass any more.
    fn line(
        &mut self,
        seat: Seat,
        block: &Block<SleepingGodsWords>,
        line: &[Effect<SleepingGodsWords>],
        crew: &mut Vec<Crew>,
    ) -> Play<(), Halt> {
        if block.name != BlockName::Named("failure".to_owned()) {
            crew.clear(); // who took part matters to what the failure costs (SG-FAIL-03)
        }
        for (at, effect) in line.iter().enumerate() {
            let done = self.happens(seat, effect, crew);
            if let Err(Halt::Defeat) = done {
                let rest = line[at + 1..].iter();
                self.fall(
                    rest.filter_map(|e| if let Effect::Do(deed) = e { Some(deed) } else { None }),
                    crew,
                )?;
            }
            done?;
        }
        Ok(())
    }
}

impl Storytelling for SleepingGods {
    storybook::one_story!(Entry);
    type Source = Source;
    const RULES: [&'static str; 3] = ["SG-EXPL-03", "SG-EXPL-05", "SG-EXPL-06"];

    fn opened(&mut self, _: Seat, page: Id<Entry>) {
        self.tally(1, |g| format!("entry/{}", g.key_of(page)));
    }

    /// SG-TOWN-03: what may be taken once is not offered again in the same action.
    fn choose_way(&mut self, seat: Seat, page: Id<Entry>) -> Play<Option<u8>, Halt> {
        let ways =
            |g: &Self| g.open_ways(seat).into_iter().map(|place| Chosen { entry: page, place }).collect();
        let rules = "SG-EXPL-04 SG-EXPL-10 SG-KEY-04 SG-KEY-05";
        Ok(self.decide(seat, rules, "What do you do?", ways)?.map(|chosen| chosen.place))
    }

    fn pay_for(&mut self, _: Seat, costs: &[Cost]) -> Play<(), Halt> {
        costs.iter().try_for_each(|cost| self.pay_cost(*cost))
    }

    /// SG-COMBAT-15, SG-CHAL-19, SG-FAIL-07, SG-FAIL-11, SG-FAIL-12: what fails goes on with the success, unless it leads elsewhere.
    fn try_it(
        &mut self,
        _: Seat,
        _: &Choice<SleepingGodsWords>,
        test: &Test,
    ) -> Play<Tried<Vec<Crew>>, Halt> {
        match test {
            Test::Combat(enemies) => {
                self.begin_combat(enemies.clone());
                Ok(Tried::Fight)
            }
            Test::Challenge(skill, need) => {
                let tried = self.challenge(*skill, Some(*need), Trial::Plain)?;
                match tried.passed {
                    true => Ok(Tried::named(["success"], Vec::new())),
                    false => Ok(Tried::named(["failure", "success"], tried.crew)),
                }
            }
        }
    }

    /// Back to the ship (SG-EXPL-07, SG-XTOK-03).
    fn close(&mut self, seat: Seat, reading: Reading, _: Vec<Crew>) -> Play<(), Halt> {
        self.lose_explore();
        if reading.source == Source::Explore {
            self.tell("SG-EXPL-07", |_| words(seat, "You return to the ship."));
        }
        self.reading = None;
        if reading.source == Source::Clock { self.after_clock() } else { Ok(()) }
    }

    /// SG-OPEN-70: what was read counts as read, and the rest is for later.
    fn interrupted(&mut self, stop: &Halt, left: Reading) {
        if matches!(stop, Halt::Defeat) && left.source == Source::Clock {
            self.put_off = Some(left);
        }
    }
}

impl SleepingGods {
    /// Whether this is sure to be a defeat that there is not yet (SG-DEFEAT-01).
    fn is_defeat(&self, deed: &Deed) -> bool {
        match deed {
            Deed::Ship(n @ ..0) => {
                !self.is_sunk() && self.damage.iter().sum::<u8>() + n.unsigned_abs() >= SUNK
            }
            Deed::Health(who, n @ ..0) => {
                let struck = if *who == Who::Each { Crew::ALL.len() as u8 } else { 1 };
                let left = Crew::ALL.into_iter().map(|crew| self.health(crew)).sum::<u8>();
                !self.is_beaten() && left <= struck * n.unsigned_abs()
            }
            _ => false,
        }
    }

    /// What an event or a hazard does.
    pub(crate) fn deeds(&mut self, deeds: &[Deed], crew: &[Crew]) -> Play<(), Halt> {
        for (at, deed) in deeds.iter().enumerate() {
            let done = self.deed(deed, crew);
            if let Err(Halt::Defeat) = done {
                self.fall(deeds[at + 1..].iter(), crew)?;
            }
            done?;
        }
        Ok(())
    }

    /// After a defeat, the rest of its line: what is the other cause of one (SG-OPEN-51).
    fn fall<'a>(&mut self, rest: impl Iterator<Item = &'a Deed>, crew: &[Crew]) -> Play<(), Halt> {
        for other in rest {
            if self.is_defeat(other)
                && let Err(stop @ (Halt::Pause(_) | Halt::Reset)) = self.deed(other, crew)
            {
                return Err(stop);
            }
        }
        Ok(())
    }

    fn pay_cost(&mut self, cost: Cost) -> Play<(), Halt> {
        let seat = self.active;
        match cost {
            Cost::Thing(thing, n) => self.lose(thing, n, "SG-TERM-03"),
            Cost::Food(n) => self.lose_food(seat, n, "SG-TERM-12")?,
            Cost::Command(n) => self.pay_command(seat, n, "SG-TERM-03"),
            Cost::Card(n) => self.discard_some(seat, n, "SG-ICON-03")?,
        }
        Ok(())
    }

    /// Does one effect of a story, an event, a hazard or a search token.
    pub(crate) fn deed(&mut self, deed: &Deed, crew: &[Crew]) -> Play<(), Halt> {
        const RULES: &str = "SG-EXPL-06 SG-FAIL-01";
        let seat = self.active;
        let chosen = |n: i8| n.unsigned_abs();
        match deed {
            Deed::Gain(thing, n @ 1..) => self.gain(*thing, chosen(*n), RULES),
            Deed::Gain(thing, n) => self.lose(*thing, chosen(*n), RULES),
            Deed::Food(n @ 1..) => self.gain_food(seat, chosen(*n), RULES)?,
            Deed::Food(n) => self.lose_food(seat, chosen(*n), RULES)?,
            Deed::Xp(n) => self.gain_xp(*n, "SG-LEVEL-01"),
            Deed::Health(who, n) => self.change_health(*who, *n, crew)?,
            Deed::Fatigue(who, n) => self.change_fatigue(*who, *n, crew)?,
            Deed::Ship(n @ ..0) => self.damage_ship(chosen(*n))?,
            Deed::Ship(n) => self.repair(seat, chosen(*n), "SG-TERM-10")?,
            Deed::Suffer(Who::Any, status) => {
                self.afflict_one(seat, *status, crew, "SG-FAIL-08 SG-FAIL-09")?
            }
            Deed::Suffer(Who::Each, status) => {
                Crew::ALL.iter().for_each(|c| self.afflict(*c, *status, RULES))
            }
            Deed::Suffer(Who::Named(who), status) => self.afflict(*who, *status, "SG-FAIL-10"),
            Deed::Cure(Who::Any, status) => self.cure_one(seat, Some(*status), RULES)?,
            Deed::Cure(Who::Each, status) => Crew::ALL.iter().for_each(|c| self.cure(*c, *status, RULES)),
            Deed::Cure(Who::Named(who), status) => self.cure(*who, *status, RULES),
            Deed::Command(n @ 1..) => self.gain_command(seat, chosen(*n), RULES),
            Deed::Command(n) => self.pay_command(seat, chosen(*n), RULES),
            Deed::Cards(n @ 1..) => self.draw_cards(seat, chosen(*n), RULES)?,
            Deed::Cards(n) => self.discard_some(seat, chosen(*n), RULES)?,
            Deed::Adventure(card) => self.gain_adventure(*card, "SG-ADV-01 SG-ADV-02")?,
            Deed::Lose(card) => self.lose_adventure(*card, RULES),
            Deed::Explore(letter) => {
                let had = self.explore & (1 << letter) != 0;
                self.explore |= 1 << letter; // SG-XTOK-01
                if !had {
                    self.tell("SG-XTOK-01", |_| {
                        let text = format!("You take explore token {}.", char::from(b'A' + letter));
                        explore(*letter, None, Some("explore")).said(None, text)
                    });
                }
            }
            Deed::Time(n) => self.lose_events(*n, RULES),
            Deed::Sail(region) => self.put_ship(*region, RULES),
            Deed::Ending(ending) => self.ending = Some(*ending),
        }
        Ok(())
    }

    /// SG-TERM-08, SG-TERM-09, SG-FAIL-02
    fn change_health(&mut self, who: Who, n: i8, crew: &[Crew]) -> Play<(), Halt> {
        const RULES: &str = "SG-FAIL-02 SG-FAIL-03 SG-FAIL-04";
        let seat = self.active;
        match (who, n) {
            (Who::Any, ..0) => self.spread(seat, n.unsigned_abs(), crew, RULES)?,
            (Who::Any, _) => self.heal_some(seat, None, n.unsigned_abs(), RULES)?,
            (Who::Each, ..0) => {
                for mate in Crew::ALL {
                    self.hurt(seat, mate, n.unsigned_abs(), RULES)?; // what is too much is passed on (SG-DMG-09)
                }
            }
            (Who::Each, _) => Crew::ALL.iter().for_each(|mate| self.heal(*mate, n.unsigned_abs(), RULES)),
            (Who::Named(mate), ..0) => self.hurt(seat, mate, n.unsigned_abs(), "SG-FAIL-10")?,
            (Who::Named(mate), _) => self.heal(mate, n.unsigned_abs(), RULES),
        }
        Ok(())
    }

    fn change_fatigue(&mut self, who: Who, n: i8, crew: &[Crew]) -> Play<(), Halt> {
        const RULES: &str = "SG-FAT-02 SG-OPEN-22";
        let seat = self.active;
        match (who, n) {
            (Who::Any, 1..) => {
                let options = |g: &Self| -> Options<Pick> {
                    let room = |mate: &Crew| g.mate(*mate).fatigue < 2;
                    let own: Options<Pick> = crew.iter().copied().filter(room).map(Pick).collect();
                    if own.is_empty() { Crew::ALL.into_iter().filter(room).map(Pick).collect() } else { own }
                };
                for left in (1..=n).rev() {
                    let prompt = move |_: &Self| match left {
                        1 => "Who gains 1 fatigue?".to_owned(),
                        left => format!("Who gains 1 fatigue? {left} are still to be shared out."),
                    };
                    let Some(Pick(mate)) = self.choose(seat, RULES, prompt, options)? else { break };
                    self.tire(mate, 1, RULES);
                }
            }
            (Who::Any, _) => self.rest_some(seat, n.unsigned_abs(), RULES)?,
            (Who::Each, 1..) => Crew::ALL.iter().for_each(|mate| self.tire(*mate, n.unsigned_abs(), RULES)),
            (Who::Each, _) => Crew::ALL.iter().for_each(|mate| self.rest(*mate, n.unsigned_abs(), RULES)),
            (Who::Named(mate), 1..) => self.tire(mate, n.unsigned_abs(), RULES),
            (Who::Named(mate), _) => self.rest(mate, n.unsigned_abs(), RULES),
        }
        Ok(())
    }

    /// Whether a story can be explored now (SG-KEY-06).
    pub(crate) fn is_open(&self, location: &crate::book::Location) -> bool {
        location.needs.is_none_or(|quest| self.has_quest(quest))
    }
}
