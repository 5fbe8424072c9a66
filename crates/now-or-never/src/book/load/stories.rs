//! The stories of the campaign: where each is found, and what the rules ask of every entry.

use super::Loading;
use crate::book::words::{Gain, NowOrNeverWords, Test, letter, read_spot};
use crate::book::{Entry, Hero, Mission, Spot, Tales};
use storybook::{Block, BlockName, Effect, Phrase, Stories};
use table::{Id, Ids};

type Story = storybook::Entry<NowOrNeverWords>;

/// What the fields of an entry say.
#[derive(Default)]
struct Fields {
    chapter: Option<u8>,
    hero: Option<Hero>,
    place: Option<u8>,
    mission: Option<Spot>,
    ending: Option<Hero>,
    /// The ending that is everybody's.
    farewell: bool,
}

impl Loading<'_> {
    /// The campaign, if the book has stories (NN-STORY-02, NN-STORY-05). Every hero has a story for every letter of every chapter, and a mission.
    pub(super) fn tales(
        &mut self,
        stories: &Stories<NowOrNeverWords>,
        entries: &Ids<Entry>,
    ) -> Option<Tales> {
        let read: Vec<Fields> = stories.entries.iter().map(|entry| self.fields(entry)).collect();
        stories.entries.iter().zip(&read).for_each(|(entry, fields)| self.check_story(entry, fields));
        let chapters = self.chapters(!stories.entries.is_empty());
        let file = stories.entries.first()?.file.clone();
        if entries.len() != stories.entries.len() {
            return None; // An id is used twice, which was said.
        }
        let found = |fits: &dyn Fn(&Fields) -> bool| -> Vec<Id<Entry>> {
            let places = (0..read.len()).filter(|at| fits(&read[*at]));
            places.filter_map(|at| entries.iter().nth(at)).collect()
        };
        let mut one = |what: String, fits: &dyn Fn(&Fields) -> bool| match found(fits)[..] {
            [id] => Some(id),
            ref several => {
                self.fault_in(&file, 1, 1, format!("{what}: {} stories, but there is one", several.len()));
                None
            }
        };
        let mut tales = Tales::default();
        for chapter in 1..=6 {
            let of = move |f: &Fields| f.chapter == Some(chapter) && f.place.is_none() && f.mission.is_none();
            tales
                .openings
                .extend(one(format!("the opening of chapter {chapter}"), &|f| of(f) && f.hero.is_none()));
            for hero in Hero::ALL {
                let who = hero.key();
                let own = move |f: &Fields| f.chapter == Some(chapter) && f.hero == Some(hero);
                let call = one(format!("the opening of chapter {chapter} for {who}"), &|f| of(f) && own(f));
                tales.calls.extend(call);
                for letter in 0..14 {
                    let name = char::from(b'a' + letter);
                    let what = format!("chapter {chapter}, {who}, place {name}");
                    tales.letters.extend(one(what, &|f| own(f) && f.place == Some(letter)));
                }
            }
        }
        tales.farewell = one("the ending of all".to_owned(), &|f| f.farewell);
        for hero in Hero::ALL {
            tales.endings.extend(one(format!("the ending of {}", hero.key()), &|f| f.ending == Some(hero)));
        }
        for (fields, entry) in read.iter().zip(entries.iter()) {
            if let (Some(chapter), Some(hero), Some(spot)) = (fields.chapter, fields.hero, fields.mission) {
                tales.missions.push(Mission { chapter, hero, spot, entry });
            }
        }
        self.check_missions(stories, &read, &tales);
        Some(Tales { chapters, ..tales })
    }

    fn fields(&mut self, entry: &Story) -> Fields {
        const KNOWN: [&str; 5] = ["chapter", "hero", "place", "mission", "ending"];
        let mut fields = Fields::default();
        for field in &entry.fields {
            let value = &field.value;
            match field.name.text.as_str() {
                "chapter" => {
                    let read = |p: &mut Phrase| p.number("a chapter", 1..=6).map(|n| n as u8);
                    fields.chapter = self.field(entry, value, read);
                }
                "hero" => {
                    fields.hero = self.field(entry, value, |p| p.one_of("a hero", &Hero::KEYS));
                }
                "ending" if value.text == "all" => fields.farewell = true,
                "ending" => {
                    fields.ending = self.field(entry, value, |p| p.one_of("a hero", &Hero::KEYS));
                }
                "place" => match letter(&value.text) {
                    Some(letter) => fields.place = Some(letter),
                    None => self.fault_piece(entry, value, "a place is a letter from a to n"),
                },
                "mission" => fields.mission = self.field(entry, value, read_spot),
                _ => self.unknown_field(entry, field, "a story", &KNOWN),
            }
        }
        fields
    }

    fn check_story(&mut self, entry: &Story, fields: &Fields) {
        self.titled(entry, "a story");
        let searched = fields.place.is_some() || fields.mission.is_some();
        if searched && (fields.chapter.is_none() || fields.hero.is_none()) {
            self.fault(entry, "a story that is found on the map has a `chapter:` and a `hero:`");
        }
        if searched && fields.place.is_some() == fields.mission.is_some() {
            self.fault(entry, "a story is found at its `place:` or is a step of a mission, not both");
        }
        if searched && !(2..=4).contains(&entry.choices.len()) {
            self.fault(entry, "a story that is found on the map has two to four choices");
        }
        if !searched && !entry.choices.is_empty() {
            self.fault(entry, "an opening or an ending has no choices");
        }
        for block in &entry.blocks {
            if block.name != BlockName::Named("now".to_owned()) {
                self.fault_piece(entry, &block.at, "before the choices there can only be a block `= now`");
            }
            self.check_block(entry, block);
        }
        for choice in &entry.choices {
            let named =
                |name: &str| choice.outcomes.iter().any(|b| b.name == BlockName::Named(name.to_owned()));
            match choice.test {
                // NN-STORY-22
                Some(Test::Skill(_)) if !named("failure") => {
                    self.fault_piece(entry, &choice.at, "a skill needs `= failure`: what is read then");
                }
                Some(Test::Combat(_)) if named("bonus") => {
                    self.fault_piece(entry, &choice.at, "a combat has no `= bonus`"); // NN-STORY-17
                }
                _ => {}
            }
            choice.outcomes.iter().for_each(|block| self.check_block(entry, block));
        }
        let open = |c: &storybook::Choice<NowOrNeverWords>| {
            c.may.is_none() && c.must.is_none() && c.costs.is_empty() && !c.once
        };
        if searched && !entry.choices.iter().any(open) {
            self.fault(entry, "nobody must be stuck: one choice has no condition and no price");
        }
    }

    /// A failure gives nothing (NN-STORY-22).
    fn check_block(&mut self, entry: &Story, block: &Block<NowOrNeverWords>) {
        let failed = block.name == BlockName::Named("failure".to_owned());
        for effect in block.effects.iter().flat_map(|line| &line.effects) {
            let Effect::Do(gain) = effect else { continue };
            let loss = matches!(gain, Gain::Thing(_, ..=-1) | Gain::Reputation(..=-1));
            if failed && !loss {
                self.fault_piece(entry, &block.at, "a failure gives nothing: it can only take (NN-STORY-22)");
            }
        }
    }

    /// Every place that a hero's mission is sent to has its story, and every such story is sent for (NN-MISSION-01, NN-MISSION-04).
    fn check_missions(&mut self, stories: &Stories<NowOrNeverWords>, read: &[Fields], tales: &Tales) {
        let mut sent = vec![false; tales.missions.len()];
        for (entry, fields) in stories.entries.iter().zip(read) {
            let outcomes = entry.choices.iter().flat_map(|choice| &choice.outcomes);
            for block in entry.blocks.iter().chain(outcomes) {
                let effects = block.effects.iter().flat_map(|line| &line.effects);
                for effect in effects {
                    let Effect::Do(Gain::Mission(Some(spot))) = effect else { continue };
                    let step = tales.missions.iter().position(|m| {
                        Some(m.chapter) == fields.chapter && Some(m.hero) == fields.hero && m.spot == *spot
                    });
                    match step {
                        Some(at) => sent[at] = true,
                        None => {
                            let name = match spot {
                                Spot::Letter(letter) => char::from(b'a' + letter).to_string(),
                                Spot::Place(place) => self.names.name(*place).to_owned(),
                            };
                            let trouble = format!("this chapter has no story `mission: {name}` for the hero");
                            self.fault_piece(entry, &block.at, trouble);
                        }
                    }
                }
            }
        }
        let idle = tales.missions.iter().zip(&sent).filter(|(_, sent)| !**sent).map(|(m, _)| m.entry);
        for entry in idle.collect::<Vec<_>>() {
            let name = self.names.name(entry).to_owned();
            if let Some(entry) = stories.entries.iter().find(|e| e.id == name) {
                self.fault(entry, "no story sends the mission token here");
            }
        }
    }
}
