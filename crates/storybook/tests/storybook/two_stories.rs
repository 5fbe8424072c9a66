//! A game of two characters who are in two stories at once: what the frame promises of scenes, with views, undo, saves and bots.
//!
//! Two sisters walk through the same small town with a lantern each. Both are asked at once; whoever answers goes on in her own story. A
//! wall is climbed in several answers, which is a scene within the story.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use storybook::{
    EntryId, Keyword, Load, Loader, Outcomes, Phrase, Pictured, RawEntry, Reader, Reading, ReadingOf,
    Stories, Storytelling, Tried, Trouble, Which,
};
use table::{
    About, Chance, Chances, Cover, Dealer, Event, Game, Id, Ids, Inline, Mode, OpenScenes, Options, Origin,
    Outcome, Pause, Pick, Picks, Play, Player, Refusal, Rig, Save, Scene, SceneKind, Scenes, Seat, Seats,
    Setup, Table, What, Worded, seats, worded, words,
};
use table::{Ask, Book as _};

const TOWN: &str = "
== gate  The Gate

It is shut.

* Knock. [luck 4]
  = success
  Somebody opens for {you}, and
  looks for {sister}.
  > coin 1
  -> yard
  = failure
  Nobody comes.
* Climb over. [climb 2]
  = success
  You are in.
  -> yard

== yard  The Yard

There is a well. {sister} knows it, {you} do not.

* Draw water.
  It is cold.
  > keyword WATER
* Count the echoes. [echoes]
  = 1-3
  It is not deep.
  = 4+
  Something counts back.
  > coin 3
* Look into it, like {sister}. [once]
  Your lantern looks back.
  > coin 2
  -> yard
";

/// The words of the town: coins, luck and walls.
#[derive(Default)]
struct Words;

enum Test {
    Luck(u32),
    Climb(u8),
    Echoes,
}

impl storybook::Words for Words {
    type Effect = i32;
    type Condition = ();
    type Test = Test;
    type Cost = ();

    fn effect(&self, phrase: &mut Phrase) -> Result<i32, Trouble> {
        phrase.one_of("an effect", &[("coin", ())])?;
        phrase.number("how many", -9..=9)
    }

    fn test(&self, phrase: &mut Phrase) -> Result<Test, Trouble> {
        match phrase.one_of("a test", &[("luck", 0), ("climb", 1), ("echoes", 2)])? {
            0 => Ok(Test::Luck(phrase.number("how much", 1..=6)? as u32)),
            1 => Ok(Test::Climb(phrase.number("how high", 1..=9)? as u8)),
            _ => Ok(Test::Echoes),
        }
    }

    fn opens(&self, entry: &RawEntry) -> bool {
        entry.id.text == "gate"
    }

    fn names(&self) -> &'static [&'static str] {
        &["you", "sister"]
    }

    fn is_used_elsewhere(&self, _: &str) -> bool {
        true
    }
}

enum Entry {}
enum Key {}
table::kinds!(Entry = "an entry", Key = "a keyword");

struct Book {
    stories: Stories<Words>,
    entries: Ids<Entry>,
    keys: Vec<Id<Key>>,
    cover: Cover,
}

impl Book {
    fn entry(&self, entry: EntryId) -> Id<Entry> {
        self.entries.get(entry.0.into())
    }
}

impl table::Book for Book {
    fn cover(&self) -> &Cover {
        &self.cover
    }

    fn chances(&self) -> Chances {
        Chances { sides: 6, dice: vec![], cards: vec![] }
    }
}

impl Load for Book {
    type Words = Words;

    fn read(loader: &mut Loader) -> Option<Book> {
        let edition = loader.edition("sisters");
        let stories = loader.stories(&Words);
        let entries = stories.entries.iter().filter_map(|entry| loader.entry_id(entry)).collect();
        let keys = loader.keyword_ids(&stories.keywords);
        let [id, title, tagline] = ["sisters", "Two Sisters", "Two lanterns."].map(String::from);
        let about =
            About { id, title, tagline, modes: vec![Mode::new("pair", "Both", 2..=2)], options: vec![] };
        let cover = loader.cover(edition, about, &Pictured::default())?;
        Some(Book { stories, entries, keys, cover })
    }
}

/// A wall that somebody climbs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
struct Climb {
    scene: Scene,
    left: u8,
}

/// One of the sisters: the story that she is in, and the wall within it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Sister {
    #[serde(default)]
    reading: Option<Reading<Id<Entry>, ()>>,
    #[serde(default)]
    climb: Option<Climb>,
    nights: u8,
    coins: i32,
    keys: Vec<Id<Key>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct State {
    sisters: Vec<Sister>,
    scenes: Scenes,
}

struct Sisters {
    book: Arc<Book>,
    state: State,
    dealer: Dealer,
}

table::derefs!(Sisters, state: State);

/// A way of a story, or a step up a wall.
#[derive(Clone)]
enum Act {
    Way(u8),
    Step,
}

impl Sisters {
    fn sister(&mut self, seat: Seat) -> &mut Sister {
        &mut self.state.sisters[seat.index()]
    }

    fn acts(&self, seat: Seat) -> Options<Worded<Self, (Seat, Act)>> {
        let say = |g: &Self, (seat, act): &(Seat, Act)| match act {
            Act::Step => ("step".to_owned(), "A step up".to_owned()),
            Act::Way(way) => {
                let page = g.sisters[seat.index()].reading.as_ref().expect("she reads").here();
                let choice = &g.book.stories.entry(Self::entry_of(&g.book, page)).choices[usize::from(*way)];
                (format!("way/{way}"), g.said(*seat, &choice.text).into_owned())
            }
        };
        match self.sisters[seat.index()].climb {
            Some(_) => [worded((seat, Act::Step), say)].into_iter().collect(),
            None => self.open_ways(seat).into_iter().map(|way| worded((seat, Act::Way(way)), say)).collect(),
        }
    }

    /// One answer by the top of one of the stories.
    fn act(&mut self, seat: Seat, act: Act) -> Play<()> {
        let Some(climb) = self.sister(seat).climb else {
            let Act::Way(way) = act else { unreachable!("steps are taken on walls") };
            return self.take_way(seat, way);
        };
        self.within(climb.scene, |g| g.tell("", |g| words(seat, format!("{} climbs.", g.name(seat)))));
        let left = climb.left - 1;
        self.sister(seat).climb = (left > 0).then_some(Climb { left, ..climb });
        Ok(())
    }
}

impl Game for Sisters {
    type Book = Book;
    type State = State;
    type View<'a> = Value;

    table::parts!();

    fn fresh(_: &Book, _: &Setup, _: &mut Chance) -> Result<State, String> {
        Ok(State { sisters: vec![Sister::default(), Sister::default()], scenes: Scenes::default() })
    }

    fn step(&mut self) -> Play<()> {
        let gate = self.book.entry(self.book.stories.find("gate").expect("the town has a gate"));
        for seat in seats(2) {
            let Sister { reading, climb, nights, .. } = self.sister(seat).clone();
            match reading {
                None if nights < 2 => {
                    self.sister(seat).nights += 1;
                    return self.open_story(seat, gate, ());
                }
                Some(reading) if climb.is_none() && self.within(reading.scene, |g| g.read_ahead(seat))? => {
                    return Ok(());
                }
                _ => {}
            }
        }
        let awake: Seats = seats(2).filter(|seat| self.sisters[seat.index()].reading.is_some()).collect();
        let prompt = |_: &Self, _| "What do you do?".to_owned();
        let (seat, Worded { it: (_, act), .. }) =
            self.ask_any("TS-01", prompt, awake, Seats::NONE, |g, seat| g.acts(seat))?;
        let scene = self.sister(seat).reading.as_ref().expect("she reads").scene;
        self.within(scene, |g| g.act(seat, act))
    }

    fn outcome(&self) -> Option<Outcome> {
        let asleep = |sister: &Sister| sister.nights == 2 && sister.reading.is_none();
        let scores = self.sisters.iter().map(|sister| f64::from(sister.coins)).collect();
        let over = self.sisters.iter().all(asleep);
        over.then(|| Outcome { result: "over".into(), text: "Both sleep.".into(), scores, rounds: 2 })
    }

    fn view(&self, _: Option<Seat>) -> Value {
        let page =
            |sister: &Sister| sister.reading.as_ref().map(|r| self.book.names().name(r.here()).to_owned());
        let climbs = |sister: &Sister| sister.climb.map(|climb| climb.left);
        let list = self
            .sisters
            .iter()
            .map(|sister| json!({ "page": page(sister), "wall": climbs(sister), "coins": sister.coins }));
        list.collect()
    }

    fn scenes(&self) -> OpenScenes {
        let open = self.sisters.iter().flat_map(|sister| {
            let story = sister.reading.iter().map(|reading| reading.scene);
            story.chain(sister.climb.iter().map(|climb| climb.scene))
        });
        self.scenes.among(open)
    }

    fn scenes_mut(&mut self) -> Option<&mut Scenes> {
        Some(&mut self.state.scenes)
    }

    fn imagine(&mut self, _: Seat, _: &mut Chance) {}

    fn score(&self, seat: Seat) -> f64 {
        f64::from(self.sisters[seat.index()].coins) / 9.0
    }

    fn broken_laws(&self) -> Vec<String> {
        let readings = self.sisters.iter().filter_map(|sister| sister.reading.as_ref());
        readings.filter_map(|reading| Self::misread(&self.book, reading)).map(str::to_owned).collect()
    }

    fn mend(_: &Book, _: &mut State, _: Origin) -> Vec<String> {
        Vec::new()
    }
}

impl Reader<Words> for Sisters {
    fn has(&self, _: Keyword) -> bool {
        false
    }
}

impl Outcomes for Sisters {
    type Words = Words;
    type Stop = Pause;
    type Who = Seat;
    type Course = ();

    fn reader(&self, _: Seat) -> impl Reader<Words> {
        self
    }

    fn keyword(&mut self, seat: Seat, keyword: Keyword, _: bool) {
        let key = self.book.keys[usize::from(keyword.0)];
        self.sister(seat).keys.push(key);
    }

    fn effect(&mut self, seat: Seat, coins: &i32, (): &mut ()) -> Play<()> {
        self.sister(seat).coins += coins;
        self.tell("", |g| words(seat, format!("{} finds {coins}.", g.name(seat))));
        Ok(())
    }
}

impl Storytelling for Sisters {
    type Page = Id<Entry>;
    type Source = ();
    const RULES: [&'static str; 3] = [""; 3];

    fn named(&self, seat: Seat, name: &str) -> String {
        match name {
            "you" => self.name(seat),
            _ => self.name(Seat(1 - seat.0)),
        }
    }

    fn stories(book: &Book) -> &Stories<Words> {
        &book.stories
    }

    fn page(book: &Book, entry: EntryId) -> Id<Entry> {
        book.entry(entry)
    }

    fn entry_of(book: &Book, page: Id<Entry>) -> EntryId {
        EntryId(book.entries.place(page) as u16)
    }

    fn reading(&self, seat: Seat) -> Option<&ReadingOf<Self>> {
        self.state.sisters[seat.index()].reading.as_ref()
    }

    fn reading_mut(&mut self, seat: Seat) -> &mut Option<ReadingOf<Self>> {
        &mut self.sister(seat).reading
    }

    fn voice(&self, seat: Seat) -> Option<Seat> {
        Some(seat)
    }

    fn choose_way(&mut self, _: Seat, _: Id<Entry>) -> Play<Option<u8>> {
        unreachable!("both are asked at once")
    }

    fn try_it(&mut self, seat: Seat, _: &storybook::Choice<Words>, test: &Test) -> Play<Tried<()>> {
        match *test {
            Test::Luck(n) if self.dealer.roll(6) >= n => Ok(Tried::named(["success"], ())),
            Test::Luck(_) => Ok(Tried::named(["failure"], ())),
            Test::Echoes => Ok(Tried::Read(vec![Which::Band(self.dealer.roll(6) as i32)], ())),
            Test::Climb(left) => {
                let scene = self.scenes.begin(SceneKind::Fight);
                self.sister(seat).climb = Some(Climb { scene, left });
                Ok(Tried::Fight)
            }
        }
    }
}

fn book() -> Arc<Book> {
    let toml = "game = \"sisters\"\ntitle = \"Two Sisters\"\nversion = \"1\"\n";
    let files =
        [("book.toml", toml), ("town.story", TOWN)].map(|(name, text)| (name.to_owned(), text.to_owned()));
    Book::load(files.into()).unwrap_or_else(|faults| panic!("{faults:#?}")).into()
}

fn table(seed: u64) -> Table<Sisters> {
    Table::new(book(), Setup::new("sisters", "pair", 2, seed)).expect("the setup fits")
}

fn answer(table: &mut Table<Sisters>, seat: u8, key: &str) -> Vec<Event> {
    let id = table.questions().iter().find(|q| q.seat == Seat(seat)).expect("she is asked").id;
    table.answer(Seat(seat), id, &[key]).expect("it was offered");
    table.take_events()
}

/// The ids of the stories that are open, by seat.
fn stories(table: &Table<Sisters>) -> Vec<u32> {
    let sisters = &table.game().state().sisters;
    sisters.iter().map(|sister| sister.reading.as_ref().map_or(0, |reading| reading.scene.id)).collect()
}

#[test]
fn both_are_asked_at_once_and_each_goes_on_in_her_own_story() {
    let mut table = table(1);
    table.take_events();
    assert_eq!(stories(&table), [1, 2]);
    assert_eq!(table.questions().iter().map(|q| q.seat).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    answer(&mut table, 1, "way/1");
    assert_eq!(
        table.game().view(None),
        json!([
        { "page": "gate", "wall": null, "coins": 0 }, { "page": "gate", "wall": 2, "coins": 0 }])
    );
    answer(&mut table, 1, "step");
    answer(&mut table, 0, "way/1");
    answer(&mut table, 1, "step");
    assert_eq!(
        table.game().view(None),
        json!([
        { "page": "gate", "wall": 2, "coins": 0 }, { "page": "yard", "wall": null, "coins": 0 }])
    );
    assert_eq!(stories(&table), [1, 2], "a page further, and the same story");
}

/// Scenes are listed while they are open, and whatever is told is told in the one it belongs to, whoever answers in between.
#[test]
fn what_is_told_carries_the_scene_it_belongs_to() {
    let mut table = table(1);
    let opened = table.take_events();
    assert_eq!(opened.iter().map(|e| e.scene.map(|s| s.id)).collect::<Vec<_>>(), [Some(1), Some(2)]);
    let open = |table: &Table<Sisters>| table.game().scenes().iter().map(|s| s.id).collect::<BTreeSet<_>>();
    answer(&mut table, 0, "way/1");
    assert_eq!(open(&table), BTreeSet::from([1, 2, 3]), "a wall is a scene within a story");
    let ids = |events: Vec<Event>| events.iter().map(|e| e.scene.map(|s| s.id)).collect::<BTreeSet<_>>();
    assert_eq!(ids(answer(&mut table, 1, "way/1")), BTreeSet::from([Some(2)]));
    assert_eq!(ids(answer(&mut table, 0, "step")), BTreeSet::from([Some(3)]));
    assert_eq!(ids(answer(&mut table, 1, "step")), BTreeSet::from([Some(4)]));
    let over = answer(&mut table, 0, "step");
    assert_eq!(ids(over), BTreeSet::from([Some(3), Some(1)]), "the last step, and the story goes on");
    assert_eq!(open(&table), BTreeSet::from([1, 2, 4]));
}

/// On a page, in a choice and in an outcome.
#[test]
fn stories_say_the_names_of_those_who_are_in_them() {
    let mut setup = Setup::new("sisters", "pair", 2, 1);
    setup.seats.iter_mut().zip(["Ada", "Bo"]).for_each(|(seat, name)| seat.name = name.into());
    setup.rig.0.extend([Rig::parse("dice=6").expect("it can be read")]);
    let mut table = Table::<Sisters>::new(book(), setup).expect("the setup fits");
    table.take_events();
    let told = answer(&mut table, 1, "way/0");
    let told: Vec<&str> = told.iter().map(|event| event.text.as_str()).collect();
    assert_eq!(told[1], "Somebody opens for Bo, and looks for Ada.");
    assert_eq!(told[3], "There is a well. Ada knows it, Bo do not.");
    let way =
        table.questions().iter().find(|q| q.seat == Seat(1)).expect("she is asked").options[2].label.clone();
    assert_eq!(way, "Look into it, like Ada.");
    assert_eq!(answer(&mut table, 1, "way/2")[0].text, "Bo: Look into it, like Ada.");
}

#[test]
fn the_outcome_in_whose_band_the_result_is_is_read() {
    for (face, band, coins) in [(3, "1-3", 0), (4, "4+", 3)] {
        let mut setup = Setup::new("sisters", "pair", 2, 1);
        setup.rig.0.extend([Rig::parse(&format!("dice={face}")).expect("it can be read")]);
        let mut table = Table::<Sisters>::new(book(), setup).expect("the setup fits");
        for key in ["way/1", "step", "step"] {
            answer(&mut table, 0, key);
        }
        let told = answer(&mut table, 0, "way/1");
        let outcome = told.iter().find_map(|event| match &event.what {
            What::Story(story) => story.outcome.clone(),
            _ => None,
        });
        assert_eq!((outcome.as_deref(), table.game().state().sisters[0].coins), (Some(band), coins));
    }
}

#[test]
fn one_answer_is_undone_and_the_other_story_stays() {
    let mut table = table(1);
    answer(&mut table, 0, "way/1");
    let before = table.game().state().clone();
    answer(&mut table, 1, "way/1");
    table.undo(Seat(1)).expect("nothing was revealed");
    assert_eq!(table.game().state(), &before);
    assert!(
        matches!(table.undo(Seat(1)), Err(Refusal::NeedsConsent { .. }) | Err(_)),
        "that was her sister's"
    );
}

#[test]
fn a_save_keeps_both_stories() {
    for seed in 0..30 {
        let mut first = table(seed);
        let mut whim = Chance::new(seed);
        for _ in 0..seed % 9 {
            anything(&mut first, &mut whim);
        }
        let text = serde_json::to_string(&first.save()).expect("it can be written");
        let mut again =
            Table::<Sisters>::load(book(), Save::read(&text).expect("a save")).expect("it opens").table;
        let mut same = whim.clone();
        while first.outcome().is_none() {
            assert_eq!(again.questions(), first.questions(), "seed {seed}");
            assert_eq!(again.game().scenes(), first.game().scenes(), "seed {seed}");
            anything(&mut first, &mut whim);
            anything(&mut again, &mut same);
        }
        assert_eq!(again.game().state(), first.game().state(), "seed {seed}");
    }
}

fn anything(table: &mut Table<Sisters>, whim: &mut Chance) {
    if table.outcome().is_some() {
        return;
    }
    let question = &table.questions()[whim.below(table.questions().len() as u32) as usize];
    let option = &question.options[whim.below(question.options.len() as u32) as usize];
    let (seat, id, key) = (question.seat, question.id, option.key.clone());
    table.answer(seat, id, &[key]).expect("it was offered");
}

/// A story has one opening and is told page by page in its own scene, however the answers of both are mixed.
#[test]
fn stories_do_not_run_into_each_other() {
    for seed in 0..100 {
        let mut table = table(seed);
        let mut whim = Chance::new(seed);
        let mut told: BTreeMap<u32, Vec<(Option<Seat>, bool)>> = BTreeMap::new();
        loop {
            for event in table.take_events() {
                let scene = event.scene.expect("all of this game is told in scenes");
                let opens = matches!(&event.what, What::Story(story) if story.entry == "gate" && story.choice.is_none());
                told.entry(scene.id).or_default().push((event.by, opens));
            }
            if table.outcome().is_some() {
                break;
            }
            anything(&mut table, &mut whim);
        }
        for (scene, events) in &told {
            let by = events[0].0;
            assert!(events.iter().all(|(seat, _)| *seat == by), "seed {seed}, scene {scene}: of one sister");
            let opened = events.iter().filter(|(_, opens)| *opens).count();
            assert!(opened == usize::from(events[0].1), "seed {seed}, scene {scene}: opened once, and first");
        }
        assert_eq!(told.values().filter(|events| events[0].1).count(), 4, "two nights of each");
    }
}

/// Answers at random.
struct Whim(Chance);

impl Player for Whim {
    fn pick(&mut self, _: Seat, n: usize, _: &mut dyn FnMut(usize) -> u32) -> usize {
        self.0.below(n as u32) as usize
    }

    fn pick_some(&mut self, _: Seat, _: usize, _: Pick, _: &mut dyn FnMut(usize) -> u32) -> Picks {
        unreachable!("nobody is asked for several things")
    }

    fn steps_in(&mut self, _: Seat) -> bool {
        false
    }
}

#[test]
fn bots_play_to_the_end() {
    for seed in 0..200 {
        let player = Box::new(Whim(Chance::new(seed)));
        let inline = Inline { player, decisions_max: 500, laws: true, state: true, tally: false };
        let played =
            table::play::<Sisters>(&book(), Setup::new("sisters", "pair", 2, seed), inline).expect("it fits");
        assert_eq!(played.broken, [""; 0], "seed {seed}");
        assert!(played.outcome.is_some(), "seed {seed}: it does not end");
        // A bot thinks in the middle of both stories, too.
        let mut table = table(seed);
        let mut whim = Chance::new(seed);
        while table.outcome().is_none() {
            let seat = table.questions()[0].seat;
            let score = table.play_on(seat, &[0], Box::new(Whim(Chance::new(seed))), 500, seed);
            assert!(score.is_finite());
            anything(&mut table, &mut whim);
        }
    }
}
