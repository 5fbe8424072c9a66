//! Every story of the shipped book does what it says: each choice is taken, and what it changed is compared with its own words.

use crate::common::{BOOK, Play, Scene, setup_chapter, space_at};
use now_or_never::words::{Cost, Gain, NowOrNeverWords, Test};
use now_or_never::{Entry, Hero, Spot, Thing};
use serde_json::json;
use std::collections::BTreeMap;
use storybook::{Block, BlockName, Choice, Condition, Effect, Keyword, Reader};
use table::{Book as _, Id};

/// Somebody with these keywords and plenty of everything.
struct Rich<'a>(&'a [Keyword]);

impl Reader<NowOrNeverWords> for Rich<'_> {
    fn has(&self, keyword: Keyword) -> bool {
        self.0.contains(&keyword)
    }

    fn is(&self, _: &now_or_never::words::Fact) -> bool {
        false // No story asks for anything but keywords; endings do.
    }

    fn can_pay(&self, _: &[Cost]) -> bool {
        true
    }
}

/// Where a story is found: chapter, hero, place, and whether it is a step of a mission.
struct Found {
    entry: Id<Entry>,
    chapter: u8,
    hero: Hero,
    spot: Spot,
    mission: bool,
}

fn all() -> Vec<Found> {
    let tales = BOOK.tales.as_ref().expect("the book has stories");
    let mut all = Vec::new();
    for chapter in 1..=6 {
        for hero in Hero::ALL {
            for letter in 0..14 {
                let entry = tales.letter(chapter, hero, letter);
                all.push(Found { entry, chapter, hero, spot: Spot::Letter(letter), mission: false });
            }
        }
    }
    let steps = tales.missions.iter();
    all.extend(steps.map(|m| Found {
        entry: m.entry,
        chapter: m.chapter,
        hero: m.hero,
        spot: m.spot,
        mission: true,
    }));
    all
}

/// The keywords that a choice or its outcomes ask for.
fn asked(choice: &Choice<NowOrNeverWords>) -> Vec<Keyword> {
    fn walk(condition: &Condition<NowOrNeverWords>, found: &mut Vec<Keyword>) {
        match condition {
            Condition::Has(keyword) => found.push(*keyword),
            Condition::Is(_) => {}
            Condition::Not(inner) => walk(inner, found),
            Condition::All(list) | Condition::Any(list) => list.iter().for_each(|one| walk(one, found)),
        }
    }
    let mut found = Vec::new();
    let conditions =
        choice.may.iter().chain(&choice.must).chain(choice.outcomes.iter().filter_map(|b| b.when.as_ref()));
    conditions.for_each(|condition| walk(condition, &mut found));
    found.sort();
    found.dedup();
    found
}

impl Found {
    /// The hero has just stopped there, with plenty of everything but mana.
    fn scene(&self, keywords: &[Keyword]) -> Scene {
        let seat = self.hero as usize;
        let at = match self.spot {
            Spot::Letter(letter) => space_at(char::from(b'A' + letter)),
            Spot::Place(place) => crate::common::space_of(BOOK.names().name(place)),
        };
        let names: Vec<&str> =
            keywords.iter().map(|k| BOOK.names().name(BOOK.keywords[usize::from(k.0)])).collect();
        let scene = setup_chapter(self.chapter, 4)
            .stopped(seat, at)
            .has(seat, "coins", 50)
            .has(seat, "experience", 50)
            .has(seat, "mana", 0)
            .has(seat, "track", [9, 9, 9, 9, 9])
            .has(seat, "keywords", names);
        match self.mission {
            true => scene.has(seat, "mission", BOOK.names().name(self.entry)),
            false => scene,
        }
    }
}

/// What a player has, by name.
fn purse(t: &Play, seat: usize) -> BTreeMap<&'static str, i32> {
    let p = t.player(seat);
    let count = |n: usize| i32::try_from(n).expect("a small number");
    let mut purse: BTreeMap<&str, i32> =
        Thing::ALL[..5].iter().map(|thing| (thing.key(), i32::from(p.track[*thing as usize]))).collect();
    purse.extend([
        ("heart", p.hearts.into()),
        ("mana", p.mana.into()),
        ("coin", p.coins.into()),
        ("experience", p.experience.into()),
        ("villager", p.waiting.iter().copied().map(i32::from).sum()),
        ("quest", count(p.hand.len())),
        ("order", count(p.orders.len())),
        ("reputation", p.reputation.into()),
        ("token", count(p.finds.len())),
    ]);
    purse
}

/// Answers whatever comes up until the turn is over: nothing is bought, anything else is taken.
fn finish(t: &mut Play, seat: usize) {
    while t.state().active.index() == seat && (t.state().act.is_some() || t.state().fight.is_some()) {
        let keys = t.keys(seat as u8);
        let several = t.asked(seat as u8).pick.min;
        let key =
            keys.iter().find(|key| key.ends_with("/none") || **key == "none").map(|key| (*key).to_owned());
        let key = key.unwrap_or_else(|| keys[..several.max(1)].join(" "));
        t.play([format!("{seat}:{key}").as_str()]);
    }
}

/// What blocks promise, in the order in which they are read. Hearts and mana never go beyond the board.
struct Expected {
    purse: BTreeMap<&'static str, i32>,
    most: [i32; 2],
    kept: bool,
    /// Where the mission token goes (NN-MISSION-01, NN-MISSION-04).
    mission: Option<Spot>,
}

impl Expected {
    fn add(&mut self, what: &'static str, n: i32) {
        let entry = self.purse.entry(what).or_default();
        *entry = (*entry + n).max(if what == "reputation" { -2 } else { 0 });
        match what {
            "heart" => *entry = (*entry).min(self.most[0]),
            "mana" => *entry = (*entry).min(self.most[1]),
            _ => {}
        }
    }

    fn read(&mut self, block: &Block<NowOrNeverWords>, reader: &Rich) {
        let mut lines = block.lines();
        while let Some(effects) = lines.next(reader) {
            let gains = || {
                effects
                    .iter()
                    .filter_map(|effect| if let Effect::Do(gain) = effect { Some(gain) } else { None })
            };
            let (hearts, others): (Vec<&Gain>, Vec<&Gain>) =
                gains().partition(|gain| matches!(gain, Gain::Thing(Thing::Heart, ..=-1)));
            for gain in hearts.into_iter().chain(others) {
                match gain {
                    Gain::Thing(thing, n) => self.add(thing.key(), (*n).into()),
                    Gain::Villager(n) | Gain::Glogo(n) => self.add("villager", (*n).into()),
                    Gain::Quest { keep, .. } => self.add("quest", (*keep).into()),
                    Gain::Order { keep, .. } => self.add("order", (*keep).into()),
                    Gain::Reputation(n) => self.add("reputation", (*n).into()),
                    Gain::Heal => self.add("heart", 99),
                    Gain::NoToken => self.kept = false,
                    Gain::Mission(to) => self.mission = *to,
                    Gain::Gear(_) | Gain::Swap | Gain::First | Gain::Build => {}
                }
            }
        }
    }
}

/// Takes one choice, with this outcome, and compares.
fn take(found: &Found, place: usize, outcome: &str, keywords: &[Keyword]) {
    let id = BOOK.names().name(found.entry);
    let choice = &BOOK.story(found.entry).choices[place];
    let reader = Rich(keywords);
    let seat = found.hero as usize;
    let key = format!("choice/{}", place + 1);
    let what = format!("{id}, {key}, {outcome}, {} keywords", keywords.len());
    let at = |fought: bool| {
        let how = if found.mission {
            json!("mission")
        } else {
            let Spot::Letter(letter) = found.spot else { unreachable!("letters have letters") };
            json!({ "letter": letter })
        };
        let reading = json!({ "entry": id, "found": how, "fought": fought.then_some(place) });
        found.scene(keywords).with("reading", reading)
    };
    // A mission that fails waits where it was; one that is done is over, unless the story says more.
    let mission = (found.mission && outcome == "failure").then_some(found.spot);
    let mut expected = Expected { purse: BTreeMap::new(), most: [0; 2], kept: outcome != "failure", mission };
    let begin = |t: &Play, expected: &mut Expected| {
        expected.purse = purse(t, seat);
        let view = table::Game::view(t.table.game(), None);
        expected.most = [view.seats[seat].most_hearts.into(), view.seats[seat].most_mana.into()];
    };
    let pay = |expected: &mut Expected| {
        for cost in &choice.costs {
            if let Cost::Thing(thing, n) = cost {
                expected.add(thing.key(), -i32::from(*n));
            }
        }
    };
    let block = choice.outcome(outcome, &reader);
    let mut t = match (choice.test, outcome) {
        (Some(Test::Combat(level)), "failure") => {
            let fight = json!({ "against": { "story": level }, "dealt": 0, "rounds": 1 });
            let mut t = at(true).with("fight", fight).start();
            begin(&t, &mut expected);
            t.play(["retreat"]);
            expected.add("experience", 1); // NN-OPEN-30
            t
        }
        (Some(Test::Combat(_)), _) => {
            let scene = at(true);
            let before = found.scene(keywords).start();
            begin(&before, &mut expected);
            scene.start()
        }
        (Some(Test::Skill(need)), _) => {
            let mut t = at(false).dice([if outcome == "failure" { 1 } else { 4 }]).start();
            begin(&t, &mut expected);
            pay(&mut expected);
            t.play([key.as_str()]);
            while t.offers("keep") {
                t.play(["keep"]);
            }
            let asked = t.offers("hearts/0"); // not where the die alone is enough
            let most = if asked { t.own(seat as u8).len() as u8 - 1 } else { 0 };
            let wanted = match outcome {
                "failure" => 0,
                "bonus" => most,
                _ => (need.saturating_sub(4)).min(most),
            };
            if asked {
                let label = t.label(&format!("hearts/{wanted}"));
                let spared = i32::from(label.split(" (").next().is_some_and(|added| added.contains(" for ")));
                expected.add("heart", spared - i32::from(wanted));
                t.play([format!("hearts/{wanted}").as_str()]);
            }
            let total = if outcome == "failure" { 1 } else { 4 + wanted };
            assert_eq!(total >= need, outcome != "failure", "{what}: a hero with all hearts can do it");
            if outcome == "bonus" {
                if total < need + 2 {
                    return; // Out of reach even at one's best.
                }
                expected.read(choice.outcome("success", &reader).expect("asked for"), &reader);
            }
            t
        }
        (None, _) => {
            let mut t = at(false).start();
            begin(&t, &mut expected);
            pay(&mut expected);
            t.play([key.as_str()]);
            t
        }
    };
    finish(&mut t, seat);
    expected.read(block.expect("it is there"), &reader);
    if expected.kept {
        expected.add("token", 1);
    }
    let got = purse(&t, seat);
    // Whoever has no hearts left gains nothing: heroes with all hearts never come to that.
    assert!(got["heart"] > 0, "{what}: it should not be deadly for somebody with all hearts");
    assert_eq!(got, expected.purse, "{what}");
    let steps = &BOOK.tales.as_ref().expect("the book has stories").missions;
    let step = t.player(seat).mission.and_then(|entry| steps.iter().find(|step| step.entry == entry));
    assert_eq!(step.map(|step| step.spot), expected.mission, "{what}");
    assert!(t.state().reading.is_none() && t.state().active.index() != seat, "{what}: the turn is over");
}

/// NN-STORY-13, NN-STORY-16, NN-STORY-17, NN-STORY-18, NN-STORY-20, NN-STORY-22, NN-DATA-31
#[test]
fn every_choice_does_what_it_says() {
    let all = all();
    assert!(all.len() >= 384, "{} stories", all.len());
    for found in &all {
        let story = BOOK.story(found.entry);
        for (place, choice) in story.choices.iter().enumerate() {
            let keywords = asked(choice);
            let required = choice.may.is_some() || choice.must.is_some();
            let plain = (!required).then(Vec::new);
            let sets = plain.into_iter().chain(keywords.iter().map(|keyword| vec![*keyword]));
            for set in sets.filter(|set| story.open(&Rich(set), &[]).contains(&(place as u8))) {
                let named =
                    |name: &str| choice.outcomes.iter().any(|b| b.name == BlockName::Named(name.into()));
                take(found, place, "success", &set);
                if named("bonus") {
                    take(found, place, "bonus", &set);
                }
                if named("failure") {
                    take(found, place, "failure", &set);
                }
            }
        }
    }
}
