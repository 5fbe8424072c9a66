//! The stories: what the rules of this game ask of every entry.

use super::{CharacterEntry, Loading};
use crate::book::words::{NearAndFarWords, Reward};
use crate::book::{Entry, Story, WorldCard};
use storybook::{BlockName, Choice, Effect, Stories, Target, Trouble, Turn, did_you_mean};
use table::{Id, Ids};

const OTHERS: [&str; 3] = ["side.story", "arcade.story", "bosses.story"];
/// What a journey opens with, in the two modes that last; a book may leave it out.
const PROLOGUE: &str = "prologue.story";
pub(super) const PROLOGUES: [&str; 2] = ["prologue-campaign", "prologue-character"];
/// A character's story has ten quests on every path (NF-CHARQ-08).
const QUESTS: u8 = 10;

/// Which part of the storybook an entry belongs to.
#[derive(Clone, Copy, PartialEq)]
enum Part<'a> {
    Map(&'a str),
    Side,
    Arcade,
    Boss,
    Prologue,
    Character,
}

fn part(file: &str) -> Part<'_> {
    match file {
        "side.story" => Part::Side,
        "arcade.story" => Part::Arcade,
        "bosses.story" => Part::Boss,
        PROLOGUE => Part::Prologue,
        file if file.starts_with("map") => Part::Map(file),
        _ => Part::Character,
    }
}

impl Loading<'_> {
    pub(super) fn entries(
        &mut self,
        stories: &Stories<NearAndFarWords>,
        characters: &[CharacterEntry],
        worlds: &Ids<WorldCard>,
    ) -> Ids<Entry> {
        for file in OTHERS {
            self.need(file);
        }
        let arcade = stories.entries.iter().filter(|e| e.file == "arcade.story").count();
        self.count("arcade.story", "cards", arcade, 40);
        let mut given = Vec::new();
        let ids = stories.entries.iter().filter_map(|entry| self.entry_id(entry)).collect();
        for entry in &stories.entries {
            self.entry(entry, stories, &mut given);
        }
        self.files(stories, characters);
        for character in characters {
            self.path(stories, character);
        }
        // NF-WORLD-01: a world card that no quest names would never be seen.
        for id in worlds.iter().filter(|id| !given.contains(id)) {
            let name = self.names.name(id).to_owned();
            let trouble = format!("no quest gives the world card `{name}`");
            self.fault_word("world.toml", &format!("\"{name}\""), trouble);
        }
        ids
    }

    /// Every file is a map's, a character's, or one of the others: what stands elsewhere would never be read.
    fn files(&mut self, stories: &Stories<NearAndFarWords>, characters: &[CharacterEntry]) {
        let maps: Vec<String> = (1..=11).map(|n| format!("map{n:02}.story")).collect();
        let of = |id: &str| stories.entries.iter().find(|e| e.id == id).map(|e| e.file.as_str());
        let known: Vec<&str> = characters
            .iter()
            .filter_map(|c| of(c.first.get_ref()))
            .chain(maps.iter().map(String::as_str))
            .chain(OTHERS)
            .chain([PROLOGUE])
            .collect();
        let mut last = "";
        for entry in &stories.entries {
            if entry.file != last && !known.contains(&entry.file.as_str()) {
                self.fault(entry, format!("`{}` is no map's and no character's story", entry.file));
            }
            last = &entry.file;
        }
    }

    fn entry(&mut self, entry: &Story, stories: &Stories<NearAndFarWords>, given: &mut Vec<Id<WorldCard>>) {
        let part = part(&entry.file);
        for field in &entry.fields {
            let known: &[&str] = if part == Part::Character { &["intro", "first"] } else { &[] };
            if !known.contains(&field.name.text.as_str()) {
                self.unknown_field(entry, field, "this entry", known);
            }
        }
        if part == Part::Prologue && !PROLOGUES.contains(&entry.id.as_str()) {
            let trouble = Trouble::new("nothing opens with this entry");
            self.fault(entry, trouble.hint(did_you_mean(&entry.id, PROLOGUES)));
        }
        let intro = entry.fields.iter().any(|f| f.name.text == "intro");
        self.titled(entry, "an entry");
        if !entry.jumps.is_empty() || !entry.blocks.is_empty() {
            self.fault(entry, "entries of Near and Far have prose and choices, nothing else");
        }
        let quest = !intro && !matches!(part, Part::Boss | Part::Prologue);
        let wanted = match part {
            Part::Arcade => 2..=2,
            _ if quest => 2..=4,
            _ => 0..=0,
        };
        if !wanted.contains(&entry.choices.len()) {
            let trouble =
                format!("{} choices; here are {} to {}", entry.choices.len(), wanted.start(), wanted.end());
            self.fault(entry, trouble);
        }
        let open = |c: &Choice<NearAndFarWords>| c.costs.is_empty() && c.may.is_none() && c.must.is_none();
        if quest && !entry.choices.iter().any(open) {
            let trouble = Trouble::new("no choice is open to everybody");
            self.fault(entry, trouble.hint("leave one without `pay`, `may` and `must`"));
        }
        // NF-KEYWORD-05: somebody with the keyword who cannot take the choice has nothing that is marked `otherwise`.
        let dear = |c: &Choice<NearAndFarWords>| c.must.is_some() && !(c.costs.is_empty() && c.may.is_none());
        if entry.choices.iter().any(dear) && entry.choices.iter().filter(|c| open(c)).all(|c| c.otherwise) {
            let trouble = Trouble::new("nothing is left for whoever has the keyword and cannot pay");
            self.fault(entry, trouble.hint("leave one without `pay`, `may`, `must` and `otherwise`"));
        }
        for (place, choice) in entry.choices.iter().enumerate() {
            let has_must = entry.choices[..place].iter().any(|c| c.must.is_some());
            self.choice(entry, part, choice, stories);
            self.worlds_of(entry, part, choice, given);
            if choice.otherwise && !has_must {
                self.fault_piece(entry, &choice.at, "`otherwise` without a `must` above it");
            }
            if choice.once {
                self.fault_piece(entry, &choice.at, "a quest is chosen from once anyway");
            }
        }
    }

    fn choice(
        &mut self,
        entry: &Story,
        part: Part<'_>,
        choice: &Choice<NearAndFarWords>,
        stories: &Stories<NearAndFarWords>,
    ) {
        if part == Part::Arcade && choice.test.is_none() {
            self.fault_piece(entry, &choice.at, "both choices of an arcade card have a test");
        }
        let mut turns = 0;
        for block in &choice.outcomes {
            let reaction = match &block.name {
                BlockName::Plain => true,
                BlockName::Named(name) if name == "success" => true,
                BlockName::Named(name) if name == "bonus" => false,
                _ => {
                    let trouble = Trouble::new("a quest knows success and bonus")
                        .hint("a failed quest gives nothing and is not read");
                    self.fault_piece(entry, &block.at, trouble);
                    continue;
                }
            };
            if reaction && block.prose.is_empty() {
                self.fault_piece(entry, &block.at, "a reaction without a text");
            }
            let keyword = |e: &Effect<NearAndFarWords>| matches!(e, Effect::Gain(_) | Effect::Forget(_));
            let bare = matches!(part, Part::Arcade | Part::Map("map01.story"));
            if bare && block.effects.iter().flat_map(|l| &l.effects).any(keyword) {
                self.fault_piece(entry, &block.at, "there are no keywords here");
            }
            if let Some(turn) = &block.target {
                turns += usize::from(reaction && block.when.is_none());
                self.turn(entry, part, turn, reaction, stories);
            }
        }
        if part == Part::Character && turns != 1 {
            let trouble = Trouble::new("every choice of a character's quest turns on");
            self.fault_piece(entry, &choice.at, trouble.hint("add `-> id` or `-> end`"));
        }
    }

    fn worlds_of(
        &mut self,
        entry: &Story,
        part: Part<'_>,
        choice: &Choice<NearAndFarWords>,
        given: &mut Vec<Id<WorldCard>>,
    ) {
        for block in &choice.outcomes {
            for effect in block.effects.iter().flat_map(|l| &l.effects) {
                let Effect::Do(Reward::World(card)) = effect else { continue };
                given.push(*card);
                if let Part::Arcade | Part::Map("map01.story") = part {
                    self.fault_piece(entry, &block.at, "there are no world cards here");
                }
            }
        }
    }

    fn turn(
        &mut self,
        entry: &Story,
        from: Part<'_>,
        turn: &Turn,
        reaction: bool,
        stories: &Stories<NearAndFarWords>,
    ) {
        if !reaction {
            self.fault_piece(entry, &turn.at, "a bonus turns nowhere");
        }
        let trouble = match (turn.to, from) {
            (Target::Return, _) => Some("a quest ends by itself"),
            (Target::End, Part::Character) => None,
            (Target::End, _) => Some("a quest ends by itself"),
            (Target::Entry(id), from) => {
                let file = &stories.entry(id).file;
                match (from, part(file)) {
                    (Part::Map(from), Part::Side) if from != "map01.story" => None,
                    (Part::Side, Part::Side) => None,
                    (Part::Character, Part::Character) if *file == entry.file => None,
                    (Part::Map(_) | Part::Side, _) => Some("map and side quests turn to side quests"),
                    (Part::Character, _) => {
                        Some("a character's quest turns to the next of the same character")
                    }
                    _ => Some("nothing follows here"),
                }
            }
        };
        if let Some(trouble) = trouble {
            self.fault_piece(entry, &turn.at, trouble);
        }
    }

    /// From the first quest on, every path has ten.
    fn path(&mut self, stories: &Stories<NearAndFarWords>, character: &CharacterEntry) {
        let first = character.first.get_ref();
        let Some(first) = stories.entries.iter().find(|e| e.id == *first) else { return };
        // The quests that can be the n-th; ten levels are few enough to look at all of them.
        let mut level = vec![first];
        let mut endings = Vec::new();
        for n in 1..=QUESTS {
            let mut next: Vec<&Story> = Vec::new();
            for quest in level {
                for turn in quest.choices.iter().flat_map(|c| &c.outcomes).filter_map(|b| b.target.as_ref()) {
                    match turn.to {
                        Target::End if n < QUESTS => {
                            let trouble = format!("the story ends with quest {n}; every path has {QUESTS}");
                            self.fault_piece(quest, &turn.at, trouble);
                        }
                        Target::Entry(_) if n == QUESTS => {
                            let trouble = format!("the story goes on after quest {QUESTS}");
                            self.fault_piece(quest, &turn.at, Trouble::new(trouble).hint("write `-> end`"));
                        }
                        Target::Entry(id) => {
                            let to = stories.entry(id);
                            if !next.iter().any(|n| n.id == to.id) {
                                next.push(to);
                            }
                        }
                        _ => {}
                    }
                }
                if n == QUESTS {
                    endings.push(&quest.id);
                }
            }
            level = next;
        }
        if endings.len() < 3 {
            self.fault(first, format!("{} endings; a character's story has at least 3", endings.len()));
        }
    }
}
