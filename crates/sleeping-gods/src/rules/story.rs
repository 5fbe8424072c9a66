//! Stories (SG-EXPL, SG-TOWN, SG-XTOK, SG-KEY): what is read, what is chosen, what it leads to. Events and the clock are read the same way.

use crate::book::words::{Cost, Deed, Fact, SleepingGodsWords, Test, Who};
use crate::book::{Crew, Entry};
use crate::rules::challenge::Trial;
use crate::rules::damage::SUNK;
use crate::rules::laid::explore;
use crate::rules::picks::Pick;
use crate::state::{Progress, Reading, Source};
use crate::{Halt, Sail, SleepingGods};
use storybook::{Block, BlockName, Effect, Keyword, Reader, Target, Visit};
use table::{Anytime, Ask, Id, Options, Scene, SceneKind, Story, What, words};

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
            Fact::Adventure(name) => self.book.names.find(name).is_some_and(|card| self.owns(card)),
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

impl SleepingGods {
    /// Opens an entry (SG-EXPL-02, SG-EXPL-03, SG-KEY-02, SG-KEY-03); what its first lines turn to is read instead.
    pub(crate) fn open(&mut self, entry: Id<Entry>, source: Source) -> Sail<()> {
        self.dealer.turn_page();
        let book = self.book.clone();
        let at = storybook::EntryId(book.entries.place(entry) as u16);
        let visit = book.stories.follow(None, Target::Entry(at), self, |e| book.entry(e));
        let scene = self.scenes.begin(SceneKind::Story);
        self.turn_or_close(scene, visit, source)
    }

    fn turn_or_close(&mut self, scene: Scene, visit: Option<Visit<Id<Entry>>>, source: Source) -> Sail<()> {
        match visit {
            Some(visit) => {
                self.turn_to(scene, visit, source);
                Ok(())
            }
            None => self.close(source),
        }
    }

    fn turn_to(&mut self, scene: Scene, visit: Visit<Id<Entry>>, source: Source) {
        let here = visit.here();
        let again =
            self.reading.as_ref().is_some_and(|r| !r.visit.taken().is_empty() && r.visit.here() == here);
        self.reading = Some(Reading { scene, visit, source, fought: None, progress: Progress::Read });
        if again {
            return;
        }
        self.dealer.turn_page();
        self.tally(1, |g| format!("entry/{}", g.key_of(here)));
        self.tell("SG-EXPL-03", |g| {
            let entry = g.book.story(here);
            let read = Story { entry: g.key_of(here), title: entry.title.clone(), ..Story::default() };
            What::Story(read).said(g.active, entry.prose.join("\n"))
        });
    }

    /// The story is over: back to the ship (SG-EXPL-07, SG-XTOK-03).
    fn close(&mut self, source: Source) -> Sail<()> {
        self.lose_explore();
        if source == Source::Explore {
            self.tell("SG-EXPL-07", |g| words(g.active, "You return to the ship."));
        }
        self.reading = None;
        if source == Source::Clock { self.after_clock() } else { Ok(()) }
    }

    /// One step of a story: a choice and what follows from it.
    pub(crate) fn read_on(&mut self) -> Sail<()> {
        let Reading { scene, mut visit, source, fought, progress } =
            self.reading.clone().expect("a story is being read");
        match progress {
            Progress::Read | Progress::BrokenOff(_) => {}
            Progress::Unread => return self.turn_or_close(scene, Some(visit), source),
            Progress::Done => return self.close(source),
        }
        let here = visit.here();
        let book = self.book.clone();
        let entry = book.story(here);
        if let Some(place) = fought {
            // SG-COMBAT-15
            let block =
                entry.choices[usize::from(place)].outcome("success", self).expect("the loader asks for it");
            return self.go_on(visit, source, Some((place, "success")), block, &[]);
        }
        if let Some(block) = storybook::fitting(&entry.blocks, self) {
            return self.go_on(visit, source, None, block, &[]);
        }
        let open = |g: &Self| -> Options<Chosen> {
            // SG-TOWN-03: what may be taken once is not offered again in the same action.
            let open = entry.open(g, g.reading.as_ref().map_or(&[], |r| r.visit.taken()));
            let open = open.into_iter().filter(|place| progress != Progress::BrokenOff(*place)); // SG-OPEN-69
            open.map(|place| Chosen { entry: here, place }).collect()
        };
        if open(self).is_empty() {
            return self.close(source);
        }
        let prompt = |_: &Self| "What do you do?".to_owned();
        let rules = "SG-EXPL-04 SG-EXPL-10 SG-KEY-04 SG-KEY-05";
        let Some(Chosen { place, .. }) = self.decide(self.active, rules, prompt, open)? else {
            return Ok(());
        };
        visit.take(place);
        self.reading_mut().visit = visit.clone();
        self.reading_mut().progress = Progress::Read;
        let choice = &entry.choices[usize::from(place)];
        self.tell("SG-EXPL-05", |g| words(g.active, format!("{}: {}", g.name(g.active), choice.text)));
        for cost in &choice.costs {
            self.pay_cost(*cost)?;
        }
        match &choice.test {
            None => {
                let block = choice.outcome("success", self).expect("the loader asks for it");
                self.go_on(visit, source, Some((place, "success")), block, &[])
            }
            Some(Test::Combat(enemies)) => {
                let row =
                    enemies.iter().map(|name| self.book.names.find(name).expect("the loader checked it"));
                let row: Vec<_> = row.collect();
                self.reading_mut().fought = Some(place);
                self.begin_combat(row);
                Ok(())
            }
            Some(Test::Challenge(skill, need)) => {
                let tried = self.challenge(*skill, Some(*need), Trial::Plain)?;
                let success = choice.outcome("success", self).expect("the loader asks for it");
                let failure = choice.outcome("failure", self).filter(|_| !tried.passed);
                let Some(failure) = failure else {
                    return self.go_on(visit, source, Some((place, "success")), success, &[]); // SG-CHAL-19
                };
                // SG-FAIL-07, SG-FAIL-11, SG-FAIL-12
                if failure.target.is_some() {
                    return self.go_on(visit, source, Some((place, "failure")), failure, &tried.crew);
                }
                let read = self.read_block(here, Some((place, "failure")), failure, &tried.crew);
                if let Err(Halt::Defeat) = read
                    && source == Source::Clock
                {
                    // SG-OPEN-70: what comes in spite of the failure is for later.
                    let (fought, progress) = (Some(place), Progress::Read);
                    self.put_off = Some(Reading { scene, visit, source, fought, progress });
                    return read;
                }
                read?;
                self.go_on(visit, source, Some((place, "success")), success, &[])
            }
        }
    }

    fn reading_mut(&mut self) -> &mut Reading {
        self.reading.as_mut().expect("a story is being read")
    }

    fn go_on(
        &mut self,
        visit: Visit<Id<Entry>>,
        source: Source,
        from: Option<(u8, &'static str)>,
        block: &Block<SleepingGodsWords>,
        crew: &[Crew],
    ) -> Sail<()> {
        let scene = self.reading_mut().scene;
        let read = self.read_block(visit.here(), from, block, crew);
        let book = self.book.clone();
        let next = book.stories.follow(Some(visit.clone()), block.leads_to(), self, |e| book.entry(e));
        if let Err(Halt::Defeat) = read
            && source == Source::Clock
        {
            // SG-OPEN-70: what was read counts as read, and the next page is for later.
            let progress = if next.is_some() { Progress::Unread } else { Progress::Done };
            self.put_off =
                Some(Reading { scene, visit: next.unwrap_or(visit), source, fought: None, progress });
            return read;
        }
        read?;
        self.turn_or_close(scene, next, source)
    }

    /// Reads an outcome and does what it says (SG-EXPL-06, SG-FAIL-01, SG-FAIL-13). `crew` took part in the challenge.
    fn read_block(
        &mut self,
        entry: Id<Entry>,
        from: Option<(u8, &'static str)>,
        block: &Block<SleepingGodsWords>,
        crew: &[Crew],
    ) -> Sail<()> {
        if !block.prose.is_empty() {
            self.dealer.turn_page();
            self.tell("SG-EXPL-06", |g| {
                let outcome = match &block.name {
                    BlockName::Named(name) => Some(name.clone()),
                    _ => from.map(|(_, outcome)| outcome.to_owned()),
                };
                let read = Story {
                    entry: g.key_of(entry),
                    title: String::new(),
                    choice: from.map(|(place, _)| place),
                    outcome,
                };
                What::Story(read).said(g.active, block.prose.join("\n"))
            });
        }
        let mut lines = block.lines();
        while let Some(effects) = lines.next(self) {
            for (at, effect) in effects.iter().enumerate() {
                match effect {
                    Effect::Gain(keyword) => self.gain_quest(self.book.keyword(*keyword), "SG-QUEST-01"),
                    Effect::Forget(keyword) => self.lose_quest(self.book.keyword(*keyword), "SG-QUEST-03"),
                    Effect::Do(deed) => {
                        let rest = effects[at + 1..].iter();
                        let rest =
                            rest.filter_map(|e| if let Effect::Do(deed) = e { Some(deed) } else { None });
                        self.deed_before(deed, rest, crew)?;
                    }
                }
            }
        }
        Ok(())
    }

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
    pub(crate) fn deeds(&mut self, deeds: &[Deed], crew: &[Crew]) -> Sail<()> {
        for (at, deed) in deeds.iter().enumerate() {
            self.deed_before(deed, deeds[at + 1..].iter(), crew)?;
        }
        Ok(())
    }

    /// One effect, and after it the rest of its line. What stands on one line happens at once, and so a defeat has both causes if both
    /// stand there (SG-OPEN-51); nothing else comes to pass any more.
    fn deed_before<'a>(
        &mut self,
        deed: &Deed,
        rest: impl Iterator<Item = &'a Deed>,
        crew: &[Crew],
    ) -> Sail<()> {
        let done = self.deed(deed, crew);
        if let Err(Halt::Defeat) = done {
            for other in rest {
                if self.is_defeat(other)
                    && let Err(stop @ (Halt::Pause(_) | Halt::Reset)) = self.deed(other, crew)
                {
                    return Err(stop);
                }
            }
        }
        done
    }

    fn pay_cost(&mut self, cost: Cost) -> Sail<()> {
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
    pub(crate) fn deed(&mut self, deed: &Deed, crew: &[Crew]) -> Sail<()> {
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
            Deed::Adventure(name) => {
                let card = self.book.names.find(name).expect("the loader checked it");
                self.gain_adventure(card, "SG-ADV-01 SG-ADV-02")?;
            }
            Deed::Lose(name) => {
                let card = self.book.names.find(name).expect("the loader checked it");
                self.lose_adventure(card, RULES);
            }
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
            Deed::Sail(name) => {
                let region = self.book.names.find(name).expect("the loader checked it");
                self.put_ship(region, RULES);
            }
            Deed::Ending(ending) => self.ending = Some(*ending),
        }
        Ok(())
    }

    /// SG-TERM-08, SG-TERM-09, SG-FAIL-02
    fn change_health(&mut self, who: Who, n: i8, crew: &[Crew]) -> Sail<()> {
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

    fn change_fatigue(&mut self, who: Who, n: i8, crew: &[Crew]) -> Sail<()> {
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
