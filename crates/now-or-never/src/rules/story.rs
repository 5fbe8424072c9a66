//! Stories (NN-STORY, NN-MISSION): what is read, what is chosen, what it leads to.

use crate::book::words::{Cost, Fact, Gain, NowOrNeverWords, Test};
use crate::book::{Entry, Spot, Thing};
use crate::state::{Found, Reading, Rival};
use crate::{Go, NowOrNever};
use storybook::{Block, Effect, Keyword, Reader, Target};
use table::{Anytime, Ask, Id, Options, SceneKind, Seat, Story, What, words};

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

    /// NN-STORY-05, NN-STORY-06, NN-MISSION-02
    pub(crate) fn open_story(&mut self, seat: Seat, found: Found) {
        let player = self.player(seat);
        let tales = self.book.tales.as_ref().expect("a book with a campaign has stories");
        let entry = match found {
            Found::Letter(letter) => Some(tales.letter(self.chapter, player.hero, letter)),
            Found::Mission => player.mission,
        };
        let Some(entry) = entry else { return };
        let scene = self.scenes.begin(SceneKind::Story);
        self.state.reading = Some(Reading { scene, entry, found, fought: None, aloud: false });
        self.tell("NN-STORY-06", |g| {
            let does = match found {
                Found::Letter(_) => "searches",
                Found::Mission => "goes on with the mission",
            };
            words(seat, format!("{} {does}: {}.", g.name(seat), g.book.story(entry).title))
        });
        self.read(seat, entry);
    }

    /// Reads a page aloud. At a table with a reader, that is the player on the left (NN-STORY-09).
    pub(crate) fn read(&mut self, seat: Seat, entry: Id<Entry>) {
        self.read_of(seat, Some(seat), entry);
    }

    /// Reads a page on which nothing is decided.
    pub(crate) fn read_ending(&mut self, seat: Seat, entry: Id<Entry>) {
        self.in_scene(SceneKind::Story, |g| g.read(seat, entry));
    }

    /// Reads a page that is nobody's own.
    pub(crate) fn read_to_all(&mut self, entry: Id<Entry>) {
        self.in_scene(SceneKind::Story, |g| g.read_of(g.first, None, entry));
    }

    /// The same, if it is somebody's; a page that is nobody's own is for all.
    fn read_of(&mut self, seat: Seat, whose: Option<Seat>, entry: Id<Entry>) {
        self.dealer.turn_page();
        let page = |g: &Self| {
            let read = Story {
                entry: g.key_of(entry),
                title: g.book.story(entry).title.clone(),
                ..Story::default()
            };
            What::Story(read).said(whose, g.page_text(seat, entry))
        };
        match self.one_reads() {
            true => self.tell_only(self.left_of(seat), "NN-STORY-09 NN-STORY-10", page),
            false => self.tell("NN-STORY-10", page),
        }
    }

    /// A story lies open, and only the player on the left sees its page (NN-STORY-09).
    pub(crate) fn one_reads(&self) -> bool {
        self.reader && self.players.len() > 1 && self.reading.is_some_and(|reading| !reading.aloud)
    }

    /// A page with what is added for this player.
    pub(crate) fn page_text(&self, seat: Seat, entry: Id<Entry>) -> String {
        let story = self.book.story(entry);
        let more = storybook::fitting(&story.blocks, &Searcher(self, seat));
        let prose = story.prose.iter().chain(more.into_iter().flat_map(|block| &block.prose));
        prose.map(String::as_str).collect::<Vec<_>>().join("\n")
    }

    /// One step of a story: a choice and what follows from it.
    pub(crate) fn read_on(&mut self) -> Go<()> {
        let seat = self.active;
        let reading = self.reading.expect("a story is being read");
        let Reading { entry, found, fought, .. } = reading;
        let book = self.book.clone();
        let story = book.story(entry);
        if let Some(place) = fought {
            return self.succeed(seat, entry, place, false, found); // NN-STORY-18
        }
        let open = |g: &Self| -> Options<Chosen> {
            let open = story.open(&Searcher(g, seat), &[]);
            let open = open.into_iter().map(|place| Chosen::Choice { entry, place });
            open.chain(g.one_reads().then_some(Chosen::Page)).collect()
        };
        let prompt = |g: &Self| match g.one_reads() {
            true => format!("{} reads. What do you do?", g.name(g.left_of(seat))),
            false => "What do you do?".to_owned(),
        };
        let rules = "NN-STORY-10 NN-STORY-12 NN-STORY-13";
        let place = match self.decide(seat, rules, prompt, open)? {
            None => return Ok(()),
            Some(Chosen::Page) => {
                self.state.reading = Some(Reading { aloud: true, ..reading });
                self.read(seat, entry);
                return Ok(());
            }
            Some(Chosen::Choice { place, .. }) => place,
        };
        let choice = &story.choices[usize::from(place)];
        self.tell("NN-STORY-12", |g| words(seat, format!("{}: {}", g.name(seat), choice.text)));
        self.pay(seat, &choice.costs, "NN-STORY-13")?;
        match choice.test {
            None => self.succeed(seat, entry, place, false, found),
            Some(Test::Combat(level)) => {
                self.state.reading = Some(Reading { fought: Some(place), ..reading });
                self.take_up(Rival::Story(level));
                Ok(())
            }
            Some(Test::Skill(need)) => {
                let bonus = choice.outcome("bonus", &Searcher(self, seat)).is_some();
                let total = self.try_skill(seat, need, bonus)?;
                match total >= need {
                    true => self.succeed(seat, entry, place, total >= need + BONUS, found), // NN-STORY-16
                    false => self.fail(seat, entry, place),
                }
            }
        }
    }

    /// NN-STORY-14, NN-STORY-15: a die, and then as many hearts as one likes, but not the last (NN-OPEN-32).
    fn try_skill(&mut self, seat: Seat, need: u8, bonus: bool) -> Go<u8> {
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

    /// NN-STORY-20, NN-STORY-21, NN-MISSION-04
    fn succeed(&mut self, seat: Seat, entry: Id<Entry>, place: u8, bonus: bool, found: Found) -> Go<()> {
        let book = self.book.clone();
        let choice = &book.story(entry).choices[usize::from(place)];
        self.close();
        let before = self.player(seat).mission;
        let block = choice.outcome("success", &Searcher(self, seat)).expect("the loader asks for it");
        let mut kept = self.read_block(seat, entry, Some((place, "success")), block)?;
        if let Some(block) = choice.outcome("bonus", &Searcher(self, seat)).filter(|_| bonus) {
            kept &= self.read_block(seat, entry, Some((place, "bonus")), block)?;
        }
        match found {
            Found::Letter(letter) => match kept {
                true => self.keep_token(seat, Some(letter)),
                false => self.box_token(letter),
            },
            Found::Mission => {
                if before.is_some() && self.player(seat).mission == before {
                    self.send_mission(seat, None); // NN-MISSION-04
                }
                // NN-MISSION-05: those on the board are not in the box.
                let boxed = self.searches.len() > self.letters.iter().filter(|left| **left).count();
                if kept && boxed {
                    self.keep_token(seat, None);
                }
            }
        }
        self.end_turn()
    }

    /// Nothing is left to decide on the page.
    fn close(&mut self) {
        if let Some(reading) = self.state.reading.take() {
            self.scenes.enter(reading.scene);
        }
    }

    /// NN-STORY-22: the token stays where it is.
    fn fail(&mut self, seat: Seat, entry: Id<Entry>, place: u8) -> Go<()> {
        self.read_failure(seat, entry, place)?;
        self.end_turn()
    }

    fn read_failure(&mut self, seat: Seat, entry: Id<Entry>, place: u8) -> Go<()> {
        let book = self.book.clone();
        self.close();
        let choice = &book.story(entry).choices[usize::from(place)];
        if let Some(block) = choice.outcome("failure", &Searcher(self, seat)) {
            self.read_block(seat, entry, Some((place, "failure")), block)?;
        }
        Ok(())
    }

    /// A combat of a story is lost: by a retreat, or with the last heart, and then nothing more is read (NN-STORY-19, NN-OPEN-30).
    pub(crate) fn fail_fight(&mut self, seat: Seat) -> Go<()> {
        let reading = self.state.reading;
        self.close();
        let Some(Reading { entry, fought: Some(place), .. }) = reading else { return Ok(()) };
        if self.player(seat).hearts == 0 {
            return Ok(());
        }
        match self.read_failure(seat, entry, place) {
            Err(crate::Halt::Spent) => Ok(()), // the turn is over, one way or the other
            read => read,
        }
    }

    /// Reads an outcome and does what it says. Says whether the search token is kept (NN-MISSION-06).
    fn read_block(
        &mut self,
        seat: Seat,
        entry: Id<Entry>,
        from: Option<(u8, &'static str)>,
        block: &Block<NowOrNeverWords>,
    ) -> Go<bool> {
        if !block.prose.is_empty() {
            self.dealer.turn_page();
            self.tell("NN-STORY-20", |g| {
                let read = Story {
                    entry: g.key_of(entry),
                    title: String::new(),
                    choice: from.map(|(place, _)| place),
                    outcome: from.map(|(_, outcome)| outcome.to_owned()),
                };
                What::Story(read).said(seat, block.prose.join("\n"))
            });
        }
        self.do_lines(seat, block)
    }

    /// What an outcome or an opening does. Hearts are lost before anything is gained: whoever has none left gains nothing (NN-STORY-19).
    pub(crate) fn do_lines(&mut self, seat: Seat, block: &Block<NowOrNeverWords>) -> Go<bool> {
        let book = self.book.clone();
        let mut kept = true;
        let mut lines = block.lines();
        loop {
            let next = lines.next(&Searcher(self, seat));
            let Some(effects) = next else { return Ok(kept) };
            for effect in effects {
                if let Effect::Do(Gain::Thing(Thing::Heart, n @ ..=-1)) = effect {
                    self.hurt(seat, n.unsigned_abs(), "NN-STORY-19")?;
                }
            }
            for effect in effects {
                match effect {
                    Effect::Gain(keyword) => {
                        let key = book.keywords[usize::from(keyword.0)];
                        let keywords = &mut self.player_mut(seat).keywords;
                        if !keywords.contains(&key) {
                            keywords.push(key);
                        }
                    }
                    Effect::Forget(keyword) => {
                        let key = book.keywords[usize::from(keyword.0)];
                        self.player_mut(seat).keywords.retain(|other| *other != key);
                    }
                    Effect::Do(Gain::Thing(Thing::Heart, ..=-1)) => {}
                    Effect::Do(Gain::NoToken) => kept = false,
                    Effect::Do(gain) => self.gain_all(seat, std::slice::from_ref(gain), "NN-STORY-20")?,
                }
            }
        }
    }

    /// The mission token goes somewhere, or off the board (NN-MISSION-01, NN-MISSION-04).
    pub(crate) fn send_mission(&mut self, seat: Seat, to: Option<&str>) {
        let (chapter, hero) = (self.chapter, self.player(seat).hero);
        let book = self.book.clone();
        let named = |spot: &Spot, name: &str| match spot {
            Spot::Letter(letter) => name.as_bytes() == [b'a' + letter],
            Spot::Place(place) => book.names.name(*place) == name,
        };
        let missions = || book.tales.iter().flat_map(|tales| &tales.missions);
        let step = to
            .and_then(|to| missions().find(|m| m.chapter == chapter && m.hero == hero && named(&m.spot, to)));
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
    pub(crate) fn begin_page(&mut self, seat: Seat, own: bool, entry: Id<Entry>) -> Go<()> {
        self.in_scene(SceneKind::Story, |g| {
            g.read_of(seat, own.then_some(seat), entry);
            let book = g.book.clone();
            if let Some(block) = storybook::fitting(&book.story(entry).blocks, &Searcher(g, seat)) {
                g.do_lines(seat, block)?;
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
