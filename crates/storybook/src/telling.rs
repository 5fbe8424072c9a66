//! Reading a story to its end: which page lies open, what is chosen there, how that comes out and what it does.
//!
//! Every game drives its stories with this, and says what its words mean: what is paid, how one tests, what an effect does, what becomes of
//! a keyword. A story may outlast a step and stop for a fight in between, and several may be open at once, each with its own [`Reading`].

use crate::said::said;
use crate::story::{Block, BlockName, Choice, Effect, Entry, EntryId, Keyword, Stories, Target, Words};
use crate::walk::{Reader, Visit, fitting};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use table::{Ask, Pause, Scene, SceneKind, Seat, Story, Told, What, words};

/// A story that somebody reads: a part of the game's state until it is over. `I` is how the state names an entry, `S` where the story was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = "I: Deserialize<'de>, S: Deserialize<'de>"))]
pub struct Reading<I, S> {
    /// What is told of it, it is told in this scene.
    #[serde(default)]
    pub scene: Scene,
    /// Which page lies open, and what was chosen before.
    #[serde(alias = "entry")]
    pub visit: Visit<I>,
    /// Where it was found.
    #[serde(alias = "found")]
    pub source: S,
    /// The choice whose fight goes on, or was won.
    #[serde(default)]
    pub fought: Option<u8>,
    /// How far its page has been read.
    #[serde(default)]
    pub progress: Progress,
    /// Everybody has heard the page, not only whoever reads it out.
    #[serde(default)]
    pub aloud: bool,
}

/// How far a page has been read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Progress {
    /// To its choices.
    #[default]
    Read,
    /// To its choices, of which one led into a fight that was broken off, and cannot be taken again.
    BrokenOff(u8),
    /// Not yet: something came between.
    Unread,
    /// To the end of the story, where something came between.
    Done,
}

/// A part of a story as it is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passage {
    /// A page is opened.
    Page,
    /// A choice is taken.
    Choice,
    /// How it came out.
    Outcome,
}

/// One of the blocks of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The outcome of this name.
    Named(&'static str),
    /// The outcome in whose band this is.
    Band(i32),
    /// The page's own, where there is nothing to choose.
    Page,
}

/// What a test leads to.
pub enum Tried<C> {
    /// These are read, one after the other, until one leads on. One that the choice does not have is passed over.
    Read(Vec<Which>, C),
    /// A fight begins. The story goes on once it is won.
    Fight,
}

impl<C> Tried<C> {
    /// The outcomes of these names are read.
    pub fn named<const N: usize>(names: [&'static str; N], course: C) -> Self {
        Tried::Read(names.map(Which::Named).into(), course)
    }
}

/// A game whose outcomes do something.
pub trait Outcomes: Ask {
    /// Its words.
    type Words: Words;
    /// What stops a rule: a decision, or whatever else breaks off what is going on.
    type Stop: From<Pause>;
    /// Whoever reads.
    type Who: Copy;
    /// What effects have to know besides, or leave behind: who took part in the test, whether a token is kept.
    type Course;

    /// Whoever reads, as conditions ask.
    fn reader(&self, who: Self::Who) -> impl Reader<Self::Words>;
    /// A keyword is theirs from now on, or no longer.
    fn keyword(&mut self, who: Self::Who, keyword: Keyword, has: bool);
    /// Does one of the game's own effects.
    fn effect(
        &mut self,
        who: Self::Who,
        effect: &<Self::Words as Words>::Effect,
        course: &mut Self::Course,
    ) -> Result<(), Self::Stop>;

    /// Does what stands on one line of a block.
    fn line(
        &mut self,
        who: Self::Who,
        _block: &Block<Self::Words>,
        line: &[Effect<Self::Words>],
        course: &mut Self::Course,
    ) -> Result<(), Self::Stop> {
        line.iter().try_for_each(|effect| self.happens(who, effect, course))
    }

    /// Does one effect.
    fn happens(
        &mut self,
        who: Self::Who,
        effect: &Effect<Self::Words>,
        course: &mut Self::Course,
    ) -> Result<(), Self::Stop> {
        match effect {
            Effect::Gain(keyword) => self.keyword(who, *keyword, true),
            Effect::Forget(keyword) => self.keyword(who, *keyword, false),
            Effect::Do(effect) => self.effect(who, effect, course)?,
        }
        Ok(())
    }

    /// Does the lines of a block, one after the other.
    fn do_lines(
        &mut self,
        who: Self::Who,
        block: &Block<Self::Words>,
        course: &mut Self::Course,
    ) -> Result<(), Self::Stop> {
        let mut lines = block.lines();
        loop {
            let next = lines.next(&self.reader(who));
            let Some(line) = next else { return Ok(()) };
            self.line(who, block, line, course)?;
        }
    }
}

/// The story that somebody reads.
pub type ReadingOf<G> = Reading<<G as Storytelling>::Page, <G as Storytelling>::Source>;

/// A game that tells stories.
pub trait Storytelling: Outcomes<Course: Default> {
    /// How the state names an entry.
    type Page: Copy + PartialEq;
    /// Where a story is found.
    type Source: Copy;

    /// The stories of the book.
    fn stories(book: &Self::Book) -> &Stories<Self::Words>;
    /// How the state names this entry.
    fn page(book: &Self::Book, entry: EntryId) -> Self::Page;
    /// Which entry that is.
    fn entry_of(book: &Self::Book, page: Self::Page) -> EntryId;
    /// That entry.
    fn entry(&self, page: Self::Page) -> &Entry<Self::Words> {
        Self::stories(self.book()).entry(Self::entry_of(self.book(), page))
    }
    /// The story that they read.
    fn reading(&self, who: Self::Who) -> Option<&ReadingOf<Self>>;
    /// Where the state keeps it.
    fn reading_mut(&mut self, who: Self::Who) -> &mut Option<ReadingOf<Self>>;
    /// Whose name it is told under; here: nobody's.
    fn voice(&self, _who: Self::Who) -> Option<Seat> {
        None
    }

    /// The ledger ids behind a page, a choice and an outcome.
    const RULES: [&'static str; 3];
    /// Tells a part of the story, here to everybody.
    fn tell_passage(&mut self, _who: Self::Who, passage: Passage, told: impl Fn(&Self) -> Told) {
        self.tell(Self::RULES[passage as usize], told);
    }
    /// What is read on a page.
    fn prose(&self, who: Self::Who, page: Self::Page) -> String {
        self.said(who, &self.entry(page).prose.join("\n")).into_owned()
    }
    /// What one of the names is that prose may say ([`Words::names`]).
    fn named(&self, _who: Self::Who, name: &str) -> String {
        unreachable!("a game that reads `{{{name}}}` says what it is")
    }
    /// A text of the book, with its names.
    fn said<'t>(&self, who: Self::Who, text: &'t str) -> Cow<'t, str> {
        said(text, |name| self.named(who, name))
    }
    /// A page is opened.
    fn opened(&mut self, _who: Self::Who, _page: Self::Page) {}
    /// Asks which of the open choices is taken ([`Storytelling::open_ways`]). `None`: something else was done, and the page still lies open.
    fn choose_way(&mut self, who: Self::Who, page: Self::Page) -> Result<Option<u8>, Self::Stop>;
    /// Pays for a choice.
    fn pay_for(&mut self, _who: Self::Who, costs: &[<Self::Words as Words>::Cost]) -> Result<(), Self::Stop> {
        assert!(costs.is_empty(), "a game that reads payments says how they are made");
        Ok(())
    }
    /// What a choice without a test leads to.
    fn untried(&mut self, _who: Self::Who) -> Tried<Self::Course> {
        Tried::named(["success"], Self::Course::default())
    }
    /// What the test of a choice leads to.
    fn try_it(
        &mut self,
        who: Self::Who,
        choice: &Choice<Self::Words>,
        test: &<Self::Words as Words>::Test,
    ) -> Result<Tried<Self::Course>, Self::Stop>;
    /// It is known which outcomes are read, and nothing is left to decide on the page.
    fn decided(&mut self, _who: Self::Who) {}
    /// The story is over, and is put away.
    fn close(
        &mut self,
        who: Self::Who,
        _reading: ReadingOf<Self>,
        _course: Self::Course,
    ) -> Result<(), Self::Stop> {
        *self.reading_mut(who) = None;
        Ok(())
    }
    /// Something stopped an outcome; `left` is what would be read after it.
    fn interrupted(&mut self, _stop: &Self::Stop, _left: ReadingOf<Self>) {}

    /// What is wrong with a story in a save, and in which field.
    fn misread(book: &Self::Book, reading: &ReadingOf<Self>) -> Option<&'static str> {
        let choices = |page| &Self::stories(book).entry(Self::entry_of(book, page)).choices;
        let sound =
            |(page, taken): (_, &[u8])| taken.iter().all(|way| usize::from(*way) < choices(page).len());
        let fights =
            |place: u8| choices(reading.here()).get(usize::from(place)).is_some_and(|c| c.test.is_some());
        if !reading.visit.stops().all(sound) {
            Some("visit: a choice that its page does not have")
        } else if !reading.fought.is_none_or(fights) {
            Some("fought: no choice of this page is a test")
        } else {
            None
        }
    }

    /// Opens an entry, or what its first lines turn to.
    fn open_story(
        &mut self,
        who: Self::Who,
        page: Self::Page,
        source: Self::Source,
    ) -> Result<(), Self::Stop> {
        self.dealer_mut().turn_page();
        let book = self.book().clone();
        let scene = self.scenes_mut().map_or_else(Scene::default, |scenes| scenes.begin(SceneKind::Story));
        let at = Target::Entry(Self::entry_of(&book, page));
        let visit = Self::stories(&book).follow(None, at, &self.reader(who), |e| Self::page(&book, e));
        let reading = Reading::new(scene, page, source);
        match visit {
            Some(visit) => {
                self.within(scene, |g| g.turn_to(who, Reading { visit, ..reading }));
                Ok(())
            }
            None => self.close(who, reading, Self::Course::default()),
        }
    }

    /// The choices that can be taken on the page that lies open, by their places.
    fn open_ways(&self, who: Self::Who) -> Vec<u8> {
        let Some(reading) = self.reading(who) else { return Vec::new() };
        let mut open = self.entry(reading.here()).open(&self.reader(who), reading.visit.taken());
        open.retain(|place| reading.progress != Progress::BrokenOff(*place));
        open
    }

    /// One step of a story: a choice and what follows from it.
    fn read_on(&mut self, who: Self::Who) -> Result<(), Self::Stop> {
        if self.read_ahead(who)? {
            return Ok(());
        }
        let page = self.reading(who).expect("a story is being read").here();
        self.choose_way(who, page)?.map_or(Ok(()), |place| self.take_way(who, place))
    }

    /// What has to be read before anything can be chosen; `false` if there is nothing.
    fn read_ahead(&mut self, who: Self::Who) -> Result<bool, Self::Stop> {
        let reading = self.reading(who).expect("a story is being read");
        let course = Self::Course::default();
        match (reading.progress, reading.fought) {
            (Progress::Unread, _) => {
                let reading = reading.clone();
                self.turn_to(who, reading);
            }
            (Progress::Done, _) => {
                let reading = reading.clone();
                self.close(who, reading, course)?;
            }
            (_, Some(place)) => self.resolve(who, Some(place), Tried::named(["success"], course))?,
            _ if self.open_ways(who).is_empty() => {
                self.resolve(who, None, Tried::Read(vec![Which::Page], course))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Somebody takes a choice.
    fn take_way(&mut self, who: Self::Who, place: u8) -> Result<(), Self::Stop> {
        let book = self.book().clone();
        let reading = self.reading_mut(who).as_mut().expect("a story is being read");
        reading.visit.take(place);
        reading.progress = Progress::Read;
        let page = reading.visit.here();
        let choice = &Self::stories(&book).entry(Self::entry_of(&book, page)).choices[usize::from(place)];
        let voice = self.voice(who);
        self.tell_passage(who, Passage::Choice, |g| match voice {
            Some(seat) => words(seat, format!("{}: {}", g.name(seat), g.said(who, &choice.text))),
            None => words(None, g.said(who, &choice.text)),
        });
        self.pay_for(who, &choice.costs)?;
        let tried = match &choice.test {
            None => self.untried(who),
            Some(test) => self.try_it(who, choice, test)?,
        };
        self.resolve(who, Some(place), tried)
    }

    /// Reads what a choice, or a page without choices, came to, and goes where that leads.
    fn resolve(
        &mut self,
        who: Self::Who,
        place: Option<u8>,
        tried: Tried<Self::Course>,
    ) -> Result<(), Self::Stop> {
        let Tried::Read(blocks, mut course) = tried else {
            self.reading_mut(who).as_mut().expect("a story is being read").fought = place;
            return Ok(());
        };
        let reading = self.reading(who).expect("a story is being read").clone();
        self.decided(who);
        match self.read_outcomes(who, &reading, place, &blocks, &mut course)? {
            Some(visit) => {
                self.turn_to(who, Reading { visit, ..reading });
                Ok(())
            }
            None => self.close(who, reading, course),
        }
    }

    /// Reads these blocks and does what they say, until one leads on. Where to; `None`: the story is over.
    fn read_outcomes(
        &mut self,
        who: Self::Who,
        reading: &ReadingOf<Self>,
        place: Option<u8>,
        blocks: &[Which],
        course: &mut Self::Course,
    ) -> Result<Option<Visit<Self::Page>>, Self::Stop> {
        let book = self.book().clone();
        let stories = Self::stories(&book);
        let entry = stories.entry(Self::entry_of(&book, reading.visit.here()));
        let choice = place.map(|place| &entry.choices[usize::from(place)]);
        for (at, which) in blocks.iter().enumerate() {
            let reader = self.reader(who);
            let block = match (choice, which) {
                (Some(choice), Which::Named(name)) => choice.outcome(name, &reader),
                (Some(choice), Which::Band(result)) => choice.band(*result, &reader),
                _ => fitting(&entry.blocks, &reader),
            };
            drop(reader);
            let Some(block) = block else { continue };
            let read = self.read_outcome(who, entry, place, block, course);
            let last = block.target.is_some() || at + 1 == blocks.len();
            let (visit, to) = (Some(reading.visit.clone()), block.leads_to());
            let next = stories.follow(visit, to, &self.reader(who), |e| Self::page(&book, e));
            if let Err(stop) = read {
                let left = reading.clone();
                let left = match next {
                    // What comes all the same, after a failure.
                    _ if !last => Reading { fought: place, progress: Progress::Read, ..left },
                    Some(visit) => Reading { visit, fought: None, progress: Progress::Unread, ..left },
                    None => Reading { fought: None, progress: Progress::Done, ..left },
                };
                self.interrupted(&stop, left);
                return Err(stop);
            }
            if last {
                return Ok(next);
            }
        }
        Ok(None)
    }

    /// Reads one outcome and does what it says.
    fn read_outcome(
        &mut self,
        who: Self::Who,
        entry: &Entry<Self::Words>,
        place: Option<u8>,
        block: &Block<Self::Words>,
        course: &mut Self::Course,
    ) -> Result<(), Self::Stop> {
        if !block.prose.is_empty() {
            self.dealer_mut().turn_page();
            let voice = self.voice(who);
            self.tell_passage(who, Passage::Outcome, |g| {
                block.told(&entry.id, place).said(voice, g.said(who, &block.prose.join("\n")))
            });
        }
        self.do_lines(who, block, course)
    }

    /// Turns to a page, and reads it unless it still lies open.
    fn turn_to(&mut self, who: Self::Who, reading: ReadingOf<Self>) {
        let page = reading.visit.here();
        let open = self.reading(who);
        let again = open.is_some_and(|open| !open.visit.taken().is_empty() && open.visit.here() == page);
        *self.reading_mut(who) =
            Some(Reading { fought: None, progress: Progress::Read, aloud: false, ..reading });
        if !again {
            self.dealer_mut().turn_page();
            self.opened(who, page);
            self.read_page(who, page);
        }
    }

    /// Reads a page.
    fn read_page(&mut self, who: Self::Who, page: Self::Page) {
        let voice = self.voice(who);
        self.tell_passage(who, Passage::Page, |g| g.entry(page).told().said(voice, g.prose(who, page)));
    }
}

/// Inside `impl Storytelling`, for a game whose book has `stories` with ids of `entries`, whose state keeps the one story that is read as
/// `reading`, and in which seats read.
#[macro_export]
macro_rules! one_story {
    ($Entry:ty) => {
        type Page = ::table::Id<$Entry>;

        fn stories(book: &Self::Book) -> &$crate::Stories<Self::Words> {
            &book.stories
        }

        fn page(book: &Self::Book, entry: $crate::EntryId) -> Self::Page {
            book.entries.get(entry.0.into())
        }

        fn entry_of(book: &Self::Book, page: Self::Page) -> $crate::EntryId {
            $crate::EntryId(book.entries.place(page) as u16)
        }

        fn reading(&self, _: ::table::Seat) -> Option<&$crate::ReadingOf<Self>> {
            self.state.reading.as_ref()
        }

        fn reading_mut(&mut self, _: ::table::Seat) -> &mut Option<$crate::ReadingOf<Self>> {
            &mut self.state.reading
        }

        fn voice(&self, seat: ::table::Seat) -> Option<::table::Seat> {
            Some(seat)
        }
    };
}

impl<I: Copy + PartialEq, S> Reading<I, S> {
    /// A story that begins with this page.
    pub fn new(scene: Scene, page: I, source: S) -> Self {
        let (fought, progress, aloud) = (None, Progress::Read, false);
        Reading { scene, visit: Visit::new(page), source, fought, progress, aloud }
    }

    /// The page that lies open.
    pub fn here(&self) -> I {
        self.visit.here()
    }
}

impl<W: Words> Entry<W> {
    /// What an event says of it when its page is read.
    pub fn told(&self) -> What {
        What::Story(Story { entry: self.id.clone(), title: self.title.clone(), ..Story::default() })
    }
}

impl<W: Words> Block<W> {
    /// What an event says of it when it is read.
    pub fn told(&self, entry: &str, choice: Option<u8>) -> What {
        let outcome = match &self.name {
            BlockName::Named(name) => Some(name.clone()),
            BlockName::Plain => choice.map(|_| "success".to_owned()),
            BlockName::Band(low, None) => Some(format!("{low}+")),
            BlockName::Band(low, Some(high)) => Some(format!("{low}-{high}")),
        };
        What::Story(Story { entry: entry.to_owned(), title: String::new(), choice, outcome })
    }
}
