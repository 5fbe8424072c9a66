//! Stories (NN-STORY, NN-MISSION): what is read, what is chosen, what it leads to.

use crate::book::words::{Cost, Fact, Gain, NowOrNeverWords, Test};
use crate::book::{Entry, Spot, Thing};
use crate::state::{Found, Reading, Rival};
use crate::{Halt, NowOrNever};
use storybook::{
    Block, Choice, Effect, Keyword, Outcomes, Passage, Reader, Storytelling, Target, Tried, Which,
};
use table::{Anytime, Ask, Id, Options, Play, SceneKind, Seat, Told, What, words};

/// By how much a skill has to be beaten for the bonus (NN-STORY-17).
pub(crate) const BONUS: u8 = 2;

/// One of a story's choices, or the page itself, where nobody reads it aloud.
#[derive(Clone, Copy)]
pub(crate) enum Chosen {
    Choice { entry: Id<Entry>, place: u8 },
    Page,
}

/// A player who reads a story.
pub(crate) struct Searcher<'a>(pub &'a NowOrNever, pub Seat);

impl Reader<NowOrNeverWords> for Searcher<'_> {
    fn has(&self, keyword: Keyword) -> bool {
        let Searcher(game, seat) = self;
        game.player(*seat).keywords.contains(&game.book.keywords[usize::from(keyword.0)])
    }

    fn is(&self, fact: &Fact) -> bool {
        let Searcher(game, seat) = self;
        match fact {
            Fact::Reputation(n) => game.player(*seat).reputation >= *n,
            Fact::AtLeast(count, n) => game.counted(*seat, *count) >= u16::from(*n),
        }
    }

    /// NN-STORY-13
    fn can_pay(&self, costs: &[Cost]) -> bool {
        self.0.can_pay(self.1, costs)
    }
}

/// How a choice came out.
#[derive(Default)]
pub struct Course {
    failed: bool,
    /// The search token goes into the box (NN-MISSION-06).
    boxed: bool,
}

impl Outcomes for NowOrNever {
    type Words = NowOrNeverWords;
    type Stop = Halt;
    type Who = Seat;
    type Course = Course;

    fn reader(&self, seat: Seat) -> impl Reader<NowOrNeverWords> {
        Searcher(self, seat)
    }

    fn keyword(&mut self, seat: Seat, keyword: Keyword, has: bool) {
        let key = self.book.keywords[usize::from(keyword.0)];
        let keywords = &mut self.player_mut(seat).keywords;
        if keywords.contains(&key) == has {
            return;
        }
        match has {
            true => keywords.push(key),
            false => keywords.retain(|other| *other != key),
        }
        self.tell("NN-STORY-20", |g| {
            let (name, word, place) = (g.name(seat), g.key_of(key), Some(seat.place()));
            let card = Some(format!("keyword/{word}"));
            match has {
                true => What::Card { card, from: None, to: place }
                    .said(seat, format!("{name} has a new keyword, {word}: later stories may ask for it.")),
                false => What::Card { card, from: place, to: None }
                    .said(seat, format!("{name} no longer has the keyword {word}.")),
            }
        });
    }

    /// Hearts are lost before anything is gained: whoever has none left gains nothing (NN-STORY-19).
    fn line(
        &mut self,
        seat: Seat,
        _: &Block<NowOrNeverWords>,
        line: &[Effect<NowOrNeverWords>],
        course: &mut Course,
    ) -> Play<(), Halt> {
        for effect in line {
            if let Effect::Do(Gain::Thing(Thing::Heart, n @ ..=-1)) = effect {
                self.hurt(seat, n.unsigned_abs(), "NN-STORY-19")?;
            }
        }
        line.iter().try_for_each(|effect| self.happens(seat, effect, course))
    }

    fn effect(&mut self, seat: Seat, gain: &Gain, course: &mut Course) -> Play<(), Halt> {
        match gain {
            Gain::Thing(Thing::Heart, ..=-1) => {}
            Gain::NoToken => course.boxed = true,
            gain => self.gain_all(seat, std::slice::from_ref(gain), "NN-STORY-20")?,
        }
        Ok(())
    }
}

impl Storytelling for NowOrNever {
    storybook::one_story!(Entry);
    type Source = Found;
    const RULES: [&'static str; 3] = ["NN-STORY-10", "NN-STORY-12", "NN-STORY-20"];

    /// At a table with a reader, that is the player on the left (NN-STORY-09).
    fn tell_passage(&mut self, seat: Seat, passage: Passage, told: impl Fn(&Self) -> Told) {
        match passage {
            Passage::Page if self.one_reads() => {
                self.tell_only(self.left_of(seat), "NN-STORY-09 NN-STORY-10", told)
            }
            _ => self.tell(Self::RULES[passage as usize], told),
        }
    }

    fn prose(&self, seat: Seat, page: Id<Entry>) -> String {
        self.page_text(seat, page)
    }

    /// NN-STORY-06
    fn opened(&mut self, seat: Seat, page: Id<Entry>) {
        self.tell("NN-STORY-06", |g| {
            let does = match g.reading.as_ref().map(|reading| reading.source) {
                Some(Found::Mission) => "goes on with the mission",
                _ => "searches",
            };
            words(seat, format!("{} {does}: {}.", g.name(seat), g.book.story(page).title))
        });
    }

    fn choose_way(&mut self, seat: Seat, page: Id<Entry>) -> Play<Option<u8>, Halt> {
        let open = |g: &Self| -> Options<Chosen> {
            let ways = g.open_ways(seat).into_iter().map(|place| Chosen::Choice { entry: page, place });
            ways.chain(g.one_reads().then_some(Chosen::Page)).collect()
        };
        let prompt = |g: &Self| match g.one_reads() {
            true => format!("{} reads. What do you do?", g.name(g.left_of(seat))),
            false => "What do you do?".to_owned(),
        };
        let rules = "NN-STORY-10 NN-STORY-12 NN-STORY-13";
        match self.decide(seat, rules, prompt, open)? {
            Some(Chosen::Choice { place, .. }) => Ok(Some(place)),
            Some(Chosen::Page) => {
                self.state.reading.iter_mut().for_each(|reading| reading.aloud = true);
                self.read_page(seat, page);
                Ok(None)
            }
            None => Ok(None),
        }
    }

    fn pay_for(&mut self, seat: Seat, costs: &[Cost]) -> Play<(), Halt> {
        self.pay(seat, costs, "NN-STORY-13")
    }

    /// NN-STORY-16, NN-STORY-17, NN-STORY-18
    fn try_it(
        &mut self,
        seat: Seat,
        choice: &Choice<NowOrNeverWords>,
        test: &Test,
    ) -> Play<Tried<Course>, Halt> {
        let need = match *test {
            Test::Combat(level) => {
                self.take_up(Rival::Story(level));
                return Ok(Tried::Fight);
            }
            Test::Skill(need) => need,
        };
        let bonus = choice.outcome("bonus", &Searcher(self, seat)).is_some();
        let total = self.try_skill(seat, need, bonus)?;
        Ok(match total {
            total if total >= need + BONUS => Tried::named(["success", "bonus"], Course::default()),
            total if total >= need => Tried::named(["success"], Course::default()),
            _ => Tried::named(["failure"], Course { failed: true, ..Course::default() }),
        })
    }

    /// The page is put away, and what it leads to is told as a part of its story.
    fn decided(&mut self, _: Seat) {
        if let Some(reading) = self.state.reading.take() {
            self.scenes.enter(reading.scene);
        }
    }

    /// NN-STORY-20, NN-STORY-21, NN-MISSION-04; after a failure the token stays where it is (NN-STORY-22).
    fn close(&mut self, seat: Seat, reading: Reading, course: Course) -> Play<(), Halt> {
        match reading.source {
            _ if course.failed => {}
            Found::Letter(letter) => match course.boxed {
                true => self.box_token(letter),
                false => self.keep_token(seat, Some(letter)),
            },
            Found::Mission => {
                if self.player(seat).mission == Some(reading.here()) {
                    self.send_mission(seat, None); // NN-MISSION-04
                }
                // NN-MISSION-05: those on the board are not in the box.
                let boxed = self.searches.len() > self.letters.iter().filter(|left| **left).count();
                if !course.boxed && boxed {
                    self.keep_token(seat, None);
                }
            }
        }
        self.end_turn()
    }
}

impl NowOrNever {
    /// The mission token of this seat, if it lies on this space (NN-MISSION-03).
    pub(crate) fn mission_at(&self, seat: Seat, at: u8) -> Option<Id<Entry>> {
        let mission = self.player(seat).mission?;
        (self.mission_space(mission) == Some(at)).then_some(mission)
    }

    /// Where the token of a mission lies.
    pub(crate) fn mission_space(&self, entry: Id<Entry>) -> Option<u8> {
        let mission = self.book.tales.as_ref()?.missions.iter().find(|mission| mission.entry == entry)?;
        match mission.spot {
            Spot::Letter(letter) => Some(self.lettered(letter)),
            Spot::Place(place) => {
                let spaces = self.book.map(self.side).spaces.len() as u8;
                (0..spaces).find(|at| self.place_at(*at) == Some(place))
            }
        }
    }

    /// NN-STORY-05, NN-MISSION-02
    pub(crate) fn search_story(&mut self, seat: Seat, found: Found) -> Play<(), Halt> {
        let player = self.player(seat);
        let tales = self.book.tales.as_ref().expect("a book with a campaign has stories");
        let entry = match found {
            Found::Letter(letter) => Some(tales.letter(self.chapter, player.hero, letter)),
            Found::Mission => player.mission,
        };
        entry.map_or(Ok(()), |entry| self.open_story(seat, entry, found))
    }

    /// A page on which nothing is decided; one that is nobody's own is for all.
    fn read_aside(&mut self, seat: Seat, whose: Option<Seat>, entry: Id<Entry>) {
        self.dealer.turn_page();
        self.tell("NN-STORY-10", |g| g.book.story(entry).told().said(whose, g.page_text(seat, entry)));
    }

    /// One's own ending.
    pub(crate) fn read_ending(&mut self, seat: Seat, entry: Id<Entry>) {
        self.in_scene(SceneKind::Story, |g| g.read_aside(seat, Some(seat), entry));
    }

    /// An ending for all.
    pub(crate) fn read_to_all(&mut self, entry: Id<Entry>) {
        self.in_scene(SceneKind::Story, |g| g.read_aside(g.first, None, entry));
    }

    /// A story lies open, and only the player on the left sees its page (NN-STORY-09).
    pub(crate) fn one_reads(&self) -> bool {
        self.reader && self.players.len() > 1 && self.reading.as_ref().is_some_and(|reading| !reading.aloud)
    }

    /// A page with what is added for this player.
    pub(crate) fn page_text(&self, seat: Seat, entry: Id<Entry>) -> String {
        let story = self.book.story(entry);
        let more = storybook::fitting(&story.blocks, &Searcher(self, seat));
        let prose = story.prose.iter().chain(more.into_iter().flat_map(|block| &block.prose));
        prose.map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// NN-STORY-14, NN-STORY-15: a die, and then as many hearts as one likes, but not the last (NN-OPEN-32).
    fn try_skill(&mut self, seat: Seat, need: u8, bonus: bool) -> Play<u8, Halt> {
        let face = self.roll(seat, "NN-STORY-14", "your skill")?;
        let useful = (if bonus { need + BONUS } else { need }).saturating_sub(face);
        let efforts = |g: &Self| {
            let spared = g.search_discount(seat); // NN-OPEN-33
            let most = g.player(seat).hearts.saturating_sub(1) + spared;
            (0..=most.min(useful)).map(|adds| Effort { adds, face, need, bonus, spared }).collect()
        };
        let prompt =
            move |_: &Self| format!("The die shows {face}, and you need {need}. How many hearts do you add?");
        let rules = "NN-STORY-14 NN-STORY-16 NN-STORY-17";
        let effort = match useful {
            0 => None, // the die alone is enough
            _ => self.choose_even_one(seat, rules, prompt, efforts)?,
        };
        let (adds, spared) = effort.map_or((0, 0), |effort| (effort.adds, effort.spared));
        self.hurt(seat, adds.saturating_sub(spared), "NN-STORY-14")?;
        let total = face + adds;
        self.tell("NN-STORY-16", |g| {
            let verdict = match total {
                total if bonus && total >= need + BONUS => "that is enough, with a bonus",
                total if total >= need => "that is enough",
                _ => "that is not enough",
            };
            words(seat, format!("{} reaches {total}, and needs {need}: {verdict}.", g.name(seat)))
        });
        Ok(total)
    }

    /// A combat of a story is lost: by a retreat, or with the last heart, and then nothing more is read (NN-STORY-19, NN-OPEN-30).
    pub(crate) fn fail_fight(&mut self, seat: Seat) -> Play<(), Halt> {
        let Some(reading) = self.reading.clone() else { return Ok(()) };
        self.decided(seat);
        if reading.fought.is_none() || self.player(seat).hearts == 0 {
            return Ok(());
        }
        let failure = [Which::Named("failure")];
        match self.read_outcomes(seat, &reading, reading.fought, &failure, &mut Course::default()) {
            Ok(_) | Err(Halt::Spent) => Ok(()), // the turn is over, one way or the other
            Err(pause) => Err(pause),
        }
    }

    /// The mission token goes somewhere, or off the board (NN-MISSION-01, NN-MISSION-04).
    pub(crate) fn send_mission(&mut self, seat: Seat, to: Option<Spot>) {
        let (chapter, hero) = (self.chapter, self.player(seat).hero);
        let book = self.book.clone();
        let missions = || book.tales.iter().flat_map(|tales| &tales.missions);
        let step = to.and_then(|to| missions().find(|m| (m.chapter, m.hero, m.spot) == (chapter, hero, to)));
        let from = self.mission_place(seat);
        self.player_mut(seat).mission = step.map(|mission| mission.entry);
        self.tell("NN-MISSION-01 NN-MISSION-04", |g| {
            let text = match step.and_then(|mission| g.mission_space(mission.entry)) {
                Some(at) => format!("The mission token of {} goes to {}.", g.name(seat), g.space_name(at)),
                None => format!("The mission of {} is over.", g.name(seat)),
            };
            let path = vec![from.clone(), g.mission_place(seat)];
            What::Move { piece: format!("mission/{}", seat.0), path }.said(seat, text)
        });
    }

    /// Where the mission token of a player is, on the map or with the player.
    pub(crate) fn mission_place(&self, seat: Seat) -> String {
        let at = self.player(seat).mission.and_then(|mission| self.mission_space(mission));
        at.map_or(seat.place(), |at| format!("space/{at}"))
    }

    /// NN-STORY-21: whatever is on its face, it brings a coin in each production (NN-STORY-08).
    pub(crate) fn keep_token(&mut self, seat: Seat, from: Option<u8>) {
        from.into_iter().for_each(|letter| self.lift_token(letter));
        let NowOrNever { state, dealer, .. } = self;
        let Some(token) = dealer.draw(&mut state.searches) else { return };
        state.players[seat.index()].finds.push(token);
        self.tell("NN-STORY-21", |g| {
            let text = format!("{} keeps a search token: 1 coin in each production.", g.name(seat));
            What::tokens("search", 1, None, Some(seat.place())).said(seat, text)
        });
    }

    /// The search token of a letter is taken off the board.
    pub(crate) fn lift_token(&mut self, letter: u8) {
        self.state.letters[usize::from(letter)] = false;
        self.tell("NN-SEARCH-04 NN-STORY-21", |_| {
            What::tokens("search", 1, Some(format!("letter/{letter}")), None).unsaid(None)
        });
    }

    fn box_token(&mut self, letter: u8) {
        self.lift_token(letter);
        let NowOrNever { state, dealer, .. } = self;
        if let Some(token) = dealer.draw(&mut state.searches) {
            state.searches.discards.push(token);
        }
    }

    /// Which page a story begins with, for this player.
    pub(crate) fn page(&self, seat: Seat, entry: Id<Entry>) -> Id<Entry> {
        let at = storybook::EntryId(self.book.entries.place(entry) as u16);
        match self.book.stories.open(at, &Searcher(self, seat)) {
            Target::Entry(id) => self.book.entry(id),
            Target::Return | Target::End => entry,
        }
    }

    /// What an opening does before anything is chosen: one's own, or the chapter's.
    pub(crate) fn begin_page(&mut self, seat: Seat, own: bool, entry: Id<Entry>) -> Play<(), Halt> {
        self.in_scene(SceneKind::Story, |g| {
            g.read_aside(seat, own.then_some(seat), entry);
            let book = g.book.clone();
            if let Some(block) = storybook::fitting(&book.story(entry).blocks, &Searcher(g, seat)) {
                g.do_lines(seat, block, &mut Course::default())?;
            }
            Ok(())
        })
    }
}

/// How many hearts are added to a die.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    pub adds: u8,
    pub face: u8,
    pub need: u8,
    /// There is one for whoever reaches more (NN-STORY-17).
    pub bonus: bool,
    pub spared: u8,
}
