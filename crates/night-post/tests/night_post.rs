//! The example game that docs/adding-a-game.md walks through: its rules, whole games, and what every game is tested for.

use night_post::book::Book;
use night_post::{NightPost, shelf};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use storybook::Load;
use table::{Chance, Game, Inline, Pick, Picks, Player, Refusal, Rig, Save, Seat, Setup, Table, What, seats};

type Play = testing::Play<NightPost>;

static BOOK: LazyLock<Arc<Book>> = LazyLock::new(|| shelf::book().into());
const MODES: [(&str, usize); 2] = [("pair", 2), ("solo", 1)];

fn setup(mode: &str, seed: u64) -> Setup {
    let players = MODES.iter().find(|(id, _)| *id == mode).expect("a mode of the game").1;
    Setup::new("night-post", mode, players, seed)
}

/// A table with results laid out in advance: `["draw=sea-chart", "dice=4"]`.
fn scene<const N: usize>(mode: &str, rigs: [&str; N]) -> Play {
    let mut setup = setup(mode, 1);
    setup.rig.0.extend(rigs.map(|rig| Rig::parse(rig).expect("it can be read")));
    Play::at(Table::new(BOOK.clone(), setup).expect("the setup fits"))
}

/// Two carriers: the first has letters to the lock and to the orchard, the second has one to the inn and one to the mill.
fn pair(dice: &str) -> Play {
    scene("pair", ["draw=sea-chart,song-sheet,wedding-card,seed-order", dice])
}

/// An answer to one of the open questions, whichever chance will have it.
fn answer_anything(table: &mut Table<NightPost>, whim: &mut Chance) {
    let any = |whim: &mut Chance, n: usize| whim.below(n as u32) as usize;
    let question = &table.questions()[any(whim, table.questions().len())];
    let option = &question.options[any(whim, question.options.len())];
    let (seat, id, key) = (question.seat, question.id, option.key.clone());
    table.answer(seat, id, &[key]).expect("it was offered");
}

/// Plays tables at random, and looks at them before every answer.
fn at_every_step(mode: &str, games: u64, mut look: impl FnMut(&mut Table<NightPost>)) {
    for seed in 0..games {
        let mut table = Table::new(BOOK.clone(), setup(mode, seed)).expect("the setup fits");
        let mut whim = Chance::new(seed);
        while table.outcome().is_none() {
            look(&mut table);
            answer_anything(&mut table, &mut whim);
        }
        look(&mut table);
    }
}

/// At random into the second night, to a question in the middle of a story.
fn second_night(seed: u64) -> (Table<NightPost>, Chance) {
    let mut table = Table::<NightPost>::new(BOOK.clone(), setup("pair", seed)).expect("the setup fits");
    let mut whim = Chance::new(seed);
    while table.game().state().night < 2 || !table.questions().iter().any(|q| q.rules == ["NP-ROAD-02"]) {
        answer_anything(&mut table, &mut whim);
    }
    (table, whim)
}

/// The files of the book, to be edited.
fn files() -> BTreeMap<String, String> {
    let folder = root().join("crates/night-post/book");
    let files =
        std::fs::read_dir(folder).expect("the book is there").map(|file| file.expect("a file").path());
    let text = |path: &Path| std::fs::read_to_string(path).expect("it is text");
    files.map(|path| (path.file_name().unwrap().to_string_lossy().into_owned(), text(&path))).collect()
}

/// The book with one text in one file replaced by another.
fn edited(file: &str, from: &str, to: &str) -> Result<Book, Vec<String>> {
    let mut files = files();
    let text = files.get_mut(file).expect("a file of the book");
    assert!(text.contains(from), "{file} has no {from}");
    *text = text.replacen(from, to, 1);
    Book::load(files).map_err(|faults| faults.iter().map(|fault| fault.message.clone()).collect())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

// The rules.

/// NP-NIGHT-02 NP-ROAD-01
#[test]
fn a_letter_is_laid_open_and_its_entry_is_read() {
    let mut t = pair("dice=1");
    assert_eq!(t.keys(0), ["sea-chart", "wedding-card", "tea"]);
    assert!(t.asked(0).secret, "it names the letters of a hand");
    t.play(["sea-chart"]);
    let view = t.table.game().view(None);
    assert_eq!(view["discards"], serde_json::json!(["a chart of the sea"]));
    assert_eq!((&view["players"][0]["letters"], &view["players"][1]["letters"]), (&1.into(), &2.into()));
    let story = t.events.iter().find_map(|event| match &event.what {
        What::Story(story) => Some((story.entry.as_str(), event.text.as_str())),
        _ => None,
    });
    assert_eq!(story, Some(("lock", "The house is on the far bank, and the boat is there, too.")));
}

/// NP-ROAD-01
#[test]
fn whoever_has_most_letters_is_on_turn() {
    let mut t = pair("dice=6,6");
    t.play(["0:sea-chart", "0:way/0"]);
    assert_eq!(t.keys(1), ["song-sheet", "seed-order", "tea"]);
    t.play(["1:song-sheet", "1:way/0"]);
    assert_eq!(t.keys(0), ["wedding-card", "tea"], "of several, the first");
}

/// NP-ROAD-02
#[test]
fn a_story_goes_on_until_nothing_leads_further() {
    let mut t = scene("solo", ["draw=seed-order", "dice=5"]);
    t.play(["seed-order", "way/1"]);
    assert_eq!(t.keys(0), ["way/0", "way/1", "tea"], "the yard leads to the loft");
    assert!(!t.asked(0).secret, "everybody may hear the story");
    t.play(["way/0"]);
    assert_eq!((t.keys(0), t.state().coins), (vec!["way/1", "tea"], 1), "once in a visit");
    t.play(["way/1"]);
    assert_eq!(t.asked(0).rules, ["NP-ROAD-01"]);
    assert_eq!(t.state().coins, 2);
}

/// NP-ROAD-03 NP-TEA-01
#[test]
fn tea_counts_in_a_test_and_only_this_turn() {
    for (cups, coins) in [(0, 0), (1, 3)] {
        let mut t = pair("dice=4,4");
        t.play(["sea-chart"]).play(vec!["0:tea"; cups]).play(["0:way/0"]);
        assert_eq!(t.state().coins, coins, "a 4 and {cups} cups against 5");
        let roll = t.events.iter().find_map(|event| match &event.what {
            What::Roll(roll) => Some((roll.throws[0].total, roll.against, roll.passed)),
            _ => None,
        });
        assert_eq!(roll, Some((Some(4 + cups as i32), Some(5), Some(cups == 1))));
        assert_eq!(t.state().drunk, 0, "the next turn has begun");
    }
}

/// NP-ROAD-04
#[test]
fn nobody_owes_coins() {
    let mut t = pair("dice=1");
    t.play(["sea-chart", "0:way/0"]);
    assert_eq!(t.state().coins, 0, "the toll house is content with nothing");
}

/// NP-TEA-01
#[test]
fn anybody_may_pour_at_any_time_until_the_flask_is_empty() {
    let mut t = pair("dice=6");
    assert!(t.asked(1).aside && !t.asked(0).aside, "nobody waits for the other carrier");
    t.play(["1:tea", "sea-chart", "1:tea", "0:tea"]);
    assert_eq!((t.state().flask, t.state().drunk), (1, 3));
    assert_eq!(t.keys(0), ["way/0", "way/1", "tea"], "the question is still open");
    t.play(["1:tea"]);
    assert_eq!(t.keys(0), ["way/0", "way/1"]);
    assert!(!t.is_asked(1));
}

/// NP-NIGHT-03 NP-NIGHT-04 NP-NIGHT-05
#[test]
fn coins_and_keywords_are_kept_for_the_second_night() {
    let mut t = scene("solo", ["draw=seed-order,song-sheet,unsigned-note,black-edge"]);
    t.play(["seed-order", "tea", "way/1", "way/1", "song-sheet", "way/0"]);
    assert_eq!((t.state().night, t.state().flask), (1, 3));
    t.play(["unsigned-note", "way/0"]);
    assert_eq!((t.state().night, t.state().coins, t.state().flask), (2, 3, 4));
    assert_eq!(t.state().deck.discards, [], "all letters are shuffled");
    t.play(["black-edge"]);
    assert_eq!(
        t.events.last().map(|e| e.whole().lines().next().unwrap().to_owned()).unwrap(),
        "The Miller's Loft"
    );
}

/// NP-END-01
#[test]
fn the_goal_depends_on_how_many_carry() {
    for (mode, players) in MODES {
        let mut results = BTreeSet::new();
        at_every_step(mode, 60, |table| {
            let Some(outcome) = table.outcome() else { return };
            let coins = table.game().state().coins;
            assert_eq!(outcome.result == "won", coins >= BOOK.post.goal[players - 1], "{mode}: {coins}");
            results.insert(outcome.result);
        });
        assert_eq!(results.len(), 2, "{mode} can be won and lost");
    }
}

/// NP-NIGHT-01
#[test]
fn a_mode_has_its_number_of_players() {
    let about = table::Book::about(&**BOOK);
    assert!(about.modes.iter().all(|mode| mode.campaign));
    for (mode, players) in [("pair", 1), ("solo", 2), ("trio", 3)] {
        assert!(Table::<NightPost>::new(BOOK.clone(), Setup::new("night-post", mode, players, 1)).is_err());
    }
}

// Whole games.

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
        self.0.below(4) == 0
    }
}

#[test]
fn random_games_end_and_break_no_law() {
    for (mode, _) in MODES {
        for seed in 0..500 {
            let player = Box::new(Whim(Chance::new(seed)));
            let inline = Inline { player, decisions_max: 500, laws: true, state: false, tally: false };
            let played = table::play::<NightPost>(&BOOK, setup(mode, seed), inline).expect("the setup fits");
            assert_eq!(played.broken, [""; 0], "{mode}, seed {seed}");
            assert!(played.outcome.is_some(), "{mode}, seed {seed}: it does not end");
        }
    }
}

#[test]
fn every_part_of_the_story_is_read() {
    let parts = BOOK.stories.entries.iter().flat_map(|entry| {
        let outcomes = entry.choices.iter().flat_map(|choice| &choice.outcomes);
        std::iter::once(&entry.prose).chain(outcomes.map(|block| &block.prose))
    });
    let mut unread: BTreeSet<String> = parts.map(|prose| prose.join("\n")).collect();
    assert!(unread.len() > 20);
    at_every_step("pair", 200, |table| {
        let told = table.take_events();
        told.iter().filter(|event| matches!(event.what, What::Story(_))).for_each(|event| {
            unread.remove(&event.text);
        });
    });
    assert_eq!(unread, BTreeSet::new());
}

#[test]
fn what_may_be_done_at_any_time_is_offered_beside_every_question() {
    let (mut offered, mut poured) = (0, 0);
    at_every_step("pair", 20, |table| {
        let tea = table.game().state().flask > 0;
        for question in table.questions() {
            let asides: Vec<&str> =
                question.options.iter().filter(|o| o.aside).map(|o| o.key.as_str()).collect();
            assert_eq!(asides == ["tea"], tea, "{question:?}");
            offered += asides.len();
        }
        assert!(!tea || table.outcome().is_some() || table.questions().len() == 2, "the other may step in");
        poured += table.take_events().iter().filter(|e| e.rules == ["NP-TEA-01"]).count();
    });
    assert!(offered > 100 && poured > 100, "{offered} offered, {poured} poured");
}

#[test]
fn a_save_goes_on_in_the_second_night() {
    for seed in 0..20 {
        let (mut table, mut whim) = second_night(seed);
        let text = serde_json::to_string(&table.save()).expect("it can be written");
        let loaded = Table::load(BOOK.clone(), Save::read(&text).expect("a save")).expect("it opens");
        assert_eq!(loaded.notes, [""; 0]);
        let mut again = loaded.table;
        let mut same_whim = whim.clone();
        while table.outcome().is_none() {
            assert_eq!(again.questions(), table.questions(), "seed {seed}");
            answer_anything(&mut table, &mut whim);
            answer_anything(&mut again, &mut same_whim);
        }
        assert_eq!(again.game().state(), table.game().state(), "seed {seed}");
        assert_eq!(again.outcome(), table.outcome());
    }
}

#[test]
fn a_cup_is_taken_back_freely_and_a_letter_only_with_consent() {
    let mut t = pair("dice=6").table;
    let before = t.game().state().clone();
    let answer = |t: &mut Table<NightPost>, seat, key| {
        let id = t.questions().iter().find(|q| q.seat == seat).expect("asked").id;
        t.answer(seat, id, &[key]).expect("it was offered");
    };
    answer(&mut t, Seat(0), "tea");
    assert_ne!(t.game().state(), &before);
    t.undo(Seat(0)).expect("nothing was revealed");
    assert_eq!(t.game().state(), &before);
    answer(&mut t, Seat(0), "sea-chart");
    assert!(matches!(t.undo(Seat(0)), Err(Refusal::NeedsConsent { .. })), "a page was turned");
    t.agree(Seat(1)).expect("now both have agreed");
    assert_eq!(t.game().state(), &before);
}

// Secrets.

#[test]
fn a_seat_cannot_tell_an_imagined_world_from_the_real_one() {
    let mut different = 0;
    for (mode, players) in MODES {
        at_every_step(mode, 10, |table| {
            let seed = table.log().len() as u64;
            for seat in seats(players) {
                let worlds = [table.imagined(seat, seed), table.imagined(seat, seed + 1)];
                for (world, question) in &worlds {
                    assert_eq!(world.view(Some(seat)), table.game().view(Some(seat)));
                    assert_eq!(world.view(None), table.game().view(None));
                    let asked = table.questions().iter().find(|q| q.seat == seat);
                    assert_eq!(question.as_ref().map(|q| &q.options), asked.map(|q| &q.options));
                    assert_eq!(world.broken_laws(), [""; 0]);
                }
                let [one, two] = worlds.map(|(world, _)| world.state().players.clone());
                different += usize::from(one != two);
            }
        });
    }
    assert!(different > 100, "the others' hands are dealt anew: {different}");
}

#[test]
fn who_draws_a_letter_is_told_which_and_nobody_else_is() {
    let t = pair("dice=6");
    for event in &t.events {
        let What::Card { card, to, .. } = &event.what else { continue };
        let owner = seats(2).find(|seat| Some(seat.place()) == *to).expect("it goes to a hand");
        assert_eq!(card.is_some(), event.seat == Some(owner), "{event:?}");
        assert!(event.seat.is_some(), "not everyone is told: {event:?}");
    }
    assert_eq!(t.events.iter().filter(|event| matches!(event.what, What::Card { .. })).count(), 8);
    let game = t.table.game();
    assert!(game.hides_something(Seat(0)) && game.picture(Some(Seat(0))).contains("a wedding card"));
    assert!(!game.picture(Some(Seat(1))).contains("a wedding card"));
}

// The book.

#[test]
fn faults_of_the_book_are_found() {
    let faults = |file, from, to| edited(file, from, to).err().expect("it does not load");
    assert_eq!(faults("post.toml", "to = \"lock\"", "to = \"look\""), ["no entry has this id"]);
    assert_eq!(
        faults("post.toml", "id = \"sea-chart\"", "id = \"seed-order\""),
        ["the id `seed-order` is used twice"]
    );
    assert_eq!(
        faults("post.toml", "id = \"sea-chart\"", "id = \"DOG\""),
        ["the id `DOG` is also the name of a keyword"]
    );
    assert!(faults("post.toml", "cups = 4", "cups = 4\nmugs = 1")[0].contains("mugs"));
    let story = |from, to| faults("roads.story", from, to).remove(0);
    assert!(story("> coin 2", "> gem 2").contains("`gem` is not an effect"));
    assert!(story("[luck 4]", "[skill 4]").contains("`skill` is not a test"));
    assert_eq!(
        story("* Wake the miller.", "* Wake the miller. [pay 1 coin]"),
        "in this game nothing is paid for a choice"
    );
    assert_eq!(story("[may keyword DOG]", "[may warm]"), "this game has no conditions but keywords");
}

#[test]
fn an_edited_book_opens_an_old_save() {
    let (table, _) = second_night(3);
    let letter = "[[letter]]\nid = \"song-sheet\"\nname = \"a sheet of songs\"\nto = \"inn\"\n";
    let other = "[[letter]]\nid = \"recipe\"\nname = \"a recipe\"\nto = \"inn\"\n";
    let book = Arc::new(edited("post.toml", letter, other).unwrap_or_else(|faults| panic!("{faults:?}")));
    let mut save = table.save();
    save.answers.truncate(save.checkpoint.after); // whatever was answered since may have been about the old letter
    let loaded = Table::<NightPost>::load(book.clone(), save).expect("it opens");
    assert!(loaded.notes.iter().any(|note| note.contains("song-sheet")), "{:?}", loaded.notes);
    assert!(loaded.notes.iter().any(|note| note == "a recipe goes under the pile"), "{:?}", loaded.notes);
    assert_eq!(loaded.table.broken_laws(), [""; 0]);
    let recipe = book.letters.iter().find(|letter| book.letters[*letter].id.get_ref() == "recipe");
    assert_eq!(loaded.table.game().state().deck.pile.first().copied(), recipe, "at the bottom");
}

#[test]
fn a_scenario_takes_letters_out_of_the_deck() {
    let scenario = serde_json::json!({ "state": { "night": 1, "flask": 1, "players": [["sea-chart"], ["song-sheet"]] } });
    let loaded =
        Table::<NightPost>::scenario(BOOK.clone(), setup("pair", 1), &scenario).expect("it can be played");
    assert_eq!(loaded.table.broken_laws(), [""; 0]);
    assert_eq!(loaded.table.questions()[0].options[0].key, "sea-chart");
    let stone = serde_json::json!({ "state": { "players": [["DOG"], []] } });
    let refused =
        Table::<NightPost>::scenario(BOOK.clone(), setup("pair", 1), &stone).err().expect("not a letter");
    assert!(refused.to_string().contains("`DOG` is a keyword, not a letter"), "{refused}");
}

// What the example promises.

/// The source files of the game, without what starts it (`main.rs`, `shelf.rs`).
fn sources() -> Vec<String> {
    let folder = root().join("crates/night-post/src");
    let files =
        std::fs::read_dir(folder).expect("the game is there").map(|file| file.expect("a file").path());
    let starts = |file: &PathBuf| file.ends_with("main.rs") || file.ends_with("shelf.rs");
    files
        .filter(|file| !starts(file))
        .map(|path| std::fs::read_to_string(path).expect("it is text"))
        .collect()
}

#[test]
fn the_game_has_some_300_lines_of_code() {
    let code = |line: &&str| !line.trim().is_empty() && !line.trim().starts_with("//");
    let lines = sources().iter().flat_map(|source| source.lines()).filter(code).count();
    assert!((200..=320).contains(&lines), "{lines} lines that are neither blank nor comments");
}

#[test]
fn every_rule_of_the_ledger_has_a_test() {
    let folder = root().join("crates/night-post");
    let ledger = std::fs::read_to_string(folder.join("rules.md")).expect("the ledger is there");
    let ids = ledger
        .lines()
        .filter_map(|line| line.strip_prefix("- "))
        .map(|rule| &rule[..rule.find("  ").unwrap()]);
    let tests = include_str!("night_post.rs");
    let uncited: Vec<&str> =
        ids.filter(|id| !tests.lines().any(|l| l.starts_with("/// NP-") && l.contains(id))).collect();
    assert_eq!(uncited, ["NP-ROAD-02"; 0]);
}

/// Whether the lines of an excerpt stand in a text, one after the other; `…` stands for lines that are left out.
fn stands_in(excerpt: &[&str], text: &str) -> bool {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let mut from = 0;
    excerpt.split(|line| *line == "…").filter(|part| !part.is_empty()).all(|part| {
        let found = lines[from..].windows(part.len()).position(|window| window == part);
        found.map(|at| from += at + part.len()).is_some()
    })
}

#[test]
fn the_excerpts_of_the_guide_stand_in_the_game() {
    let guide = std::fs::read_to_string(root().join("docs/adding-a-game.md")).expect("the guide is there");
    assert!(guide.lines().count() < 250);
    let mut texts = sources();
    texts.extend(files().into_values());
    texts.push(include_str!("night_post.rs").to_owned());
    texts.push(include_str!("../rules.md").to_owned());
    let mut blocks = 0;
    for block in guide.split("\n```").skip(1).step_by(2) {
        let (kind, excerpt) = block.split_once('\n').expect("a block has lines");
        let excerpt: Vec<&str> = excerpt.lines().map(str::trim).collect();
        if ["rust", "toml", "story", "markdown"].contains(&kind) {
            assert!(
                texts.iter().any(|text| stands_in(&excerpt, text)),
                "not in the game:\n{}",
                excerpt.join("\n")
            );
            blocks += 1;
        }
    }
    assert!(blocks > 10, "{blocks} excerpts");
}
