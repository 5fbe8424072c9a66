//! The stories: what the rules of this game ask of every entry.

use super::Loading;
use crate::book::powers::{Lasting, read_lasting};
use crate::book::words::{Deed, SleepingGodsWords, Test, read_challenge};
use crate::book::{Adventure, Enemy, Entry, Event, Peril, Quest, Story};
use storybook::{BlockName, Effect, Field, Stories, Trouble};
use table::{Id, Ids};

pub(super) const EVENTS: &str = "events.story";
type Book = Stories<SleepingGodsWords>;

impl Loading<'_> {
    pub(super) fn entries(&mut self, stories: &Book) -> Ids<Entry> {
        let ids = stories.entries.iter().filter_map(|entry| self.entry_id(entry)).collect();
        for entry in &stories.entries {
            self.check_entry(entry);
        }
        ids
    }

    fn check_entry(&mut self, entry: &Story) {
        let known: &[&str] = match entry.file.as_str() {
            EVENTS => &["type", "ongoing", "rule", "end", "action"],
            _ => &["town"],
        };
        for field in entry.fields.iter().filter(|f| !known.contains(&f.name.text.as_str())) {
            self.unknown_field(entry, field, "this entry", known);
        }
        self.titled(entry, "an entry");
        if entry.choices.len() > 6 {
            self.fault(entry, "more than six choices");
        }
        for block in &entry.blocks {
            if block.name != BlockName::Named("now".to_owned()) {
                self.fault_piece(entry, &block.at, "before the choices there can only be a block `= now`");
            }
            if !entry.choices.is_empty() {
                self.fault_piece(entry, &block.at, "an entry has choices or `= now`, not both");
            }
        }
        for choice in &entry.choices {
            let named =
                |name: &str| choice.outcomes.iter().any(|b| b.name == BlockName::Named(name.to_owned()));
            match &choice.test {
                Some(Test::Challenge(..)) if !named("failure") => {
                    self.fault_piece(entry, &choice.at, "a challenge needs `= failure`: what failing costs");
                }
                Some(Test::Combat(_)) if named("failure") => {
                    // SG-COMBAT-02
                    self.fault_piece(
                        entry,
                        &choice.at,
                        "a combat goes on until it is won: it has no `= failure`",
                    );
                }
                _ => {}
            }
        }
        let open = |c: &&storybook::Choice<SleepingGodsWords>| {
            c.may.is_none() && c.must.is_none() && c.costs.is_empty() && !c.once
        };
        if !entry.choices.is_empty() && !entry.choices.iter().any(|c| open(&c)) {
            self.fault(entry, "nobody must be stuck: one choice has no condition, no price and no `[once]`");
        }
    }

    pub(super) fn events(&mut self, stories: &Book) -> Vec<Event> {
        let entries: Vec<&Story> = stories.entries.iter().filter(|e| e.file == EVENTS).collect();
        self.count(EVENTS, "events", entries.len(), 54);
        let events: Vec<Event> = entries.iter().filter_map(|entry| self.event(entry)).collect();
        for peril in Peril::ALL {
            // SG-OPEN-05
            let found = events.iter().filter(|e| e.peril == peril).count();
            if self.is_sound(EVENTS) && found != 18 {
                self.fault_word(EVENTS, "==", format!("{found} {} events, but there are 18", peril.key()));
            }
        }
        events
    }

    fn event(&mut self, entry: &Story) -> Option<Event> {
        let fields = |name: &'static str| entry.fields.iter().filter(move |f| f.name.text == name);
        let one = |name| fields(name).next();
        let peril =
            one("type").and_then(|f| self.field(entry, &f.value, |p| p.one_of("a type", &Peril::KEYS)));
        if one("type").is_none() {
            self.fault(entry, "an event is `type: mild`, `perilous` or `deadly`");
        }
        let mut lasting: Vec<Lasting> = Vec::new();
        for Field { value, .. } in fields("rule") {
            match read_lasting(&value.text, value.column) {
                Ok(rule) => lasting.push(rule),
                Err(trouble) => self.fault_piece(entry, value, Trouble { column: None, ..trouble }),
            }
        }
        let mut test = |name| one(name).and_then(|f| self.field(entry, &f.value, read_challenge));
        let (end, action) = (test("end"), test("action"));
        let ongoing = one("ongoing").is_some();
        if ongoing == lasting.is_empty() || ongoing != (end.is_some() || action.is_some()) {
            // SG-EVENT-05
            self.fault(entry, "an ongoing event has rules, and `end:` or `action:`; another has neither");
        }
        if !ongoing && entry.choices.is_empty() && entry.blocks.is_empty() {
            self.fault(entry, "an event in which nothing happens");
        }
        let id = self.names.find(&entry.id);
        Some(Event { entry: id?, peril: peril?, lasting, end, action })
    }

    /// Every keyword is that of a quest card (SG-KEY-01).
    pub(super) fn keywords(&mut self, stories: &Book, quests: &Ids<Quest>) -> Option<Vec<Id<Quest>>> {
        let mut ids = Vec::new();
        for keyword in &stories.keywords {
            let quest: Option<Id<Quest>> = self.names.find(keyword);
            if quest.is_none() {
                let used = |e: &&Story| {
                    e.choices.iter().any(|c| c.outcomes.iter().any(|b| gives(b, keyword, stories)))
                };
                let entry = stories.entries.iter().find(used).or(stories.entries.first())?;
                self.fault(entry, format!("no quest card has the keyword {keyword}"));
            }
            ids.extend(quest);
        }
        let read = |id: &Id<Quest>| stories.keywords.iter().any(|k| self.names.find(k) == Some(*id));
        let idle: Vec<String> =
            quests.iter().filter(|q| !read(q)).map(|q| self.names.name(q).to_owned()).collect();
        for name in idle {
            let file = std::iter::once(0).chain(super::PAGES).map(|page| format!("quests-{page:02}.toml"));
            let quoted = format!("\"{name}\"");
            let file =
                file.into_iter().find(|file| self.text(file).is_some_and(|text| text.contains(&quoted)));
            let file = file.unwrap_or_else(|| "quests-00.toml".to_owned());
            self.fault_word(&file, &quoted, format!("no story knows the keyword {name}"));
        }
        Some(ids)
    }

    /// Adventure cards and enemies that no story names would never be seen.
    pub(super) fn check_given(&mut self, stories: &Book, adventures: &Ids<Adventure>, enemies: &Ids<Enemy>) {
        let choices = || stories.entries.iter().flat_map(|entry| &entry.choices);
        let outcomes = choices().flat_map(|choice| &choice.outcomes);
        let blocks = stories.entries.iter().flat_map(|entry| &entry.blocks).chain(outcomes);
        let effects = blocks.flat_map(|block| &block.effects).flat_map(|line| &line.effects);
        let given: Vec<Id<Adventure>> = effects
            .filter_map(|effect| match effect {
                Effect::Do(Deed::Adventure(card)) => Some(*card),
                _ => None,
            })
            .collect();
        let fights = choices().filter_map(|choice| match &choice.test {
            Some(Test::Combat(enemies)) => Some(enemies),
            _ => None,
        });
        let fought: Vec<Id<Enemy>> = fights.flatten().copied().collect();
        let idle: Vec<String> = adventures
            .iter()
            .filter(|id| !given.contains(id))
            .map(|id| self.names.name(id).to_owned())
            .collect();
        let unfought: Vec<String> = enemies
            .iter()
            .filter(|id| !fought.contains(id))
            .map(|id| self.names.name(id).to_owned())
            .collect();
        for (name, kind, what) in idle
            .iter()
            .map(|n| (n, "adventures", "no story gives"))
            .chain(unfought.iter().map(|n| (n, "enemies", "nobody ever fights")))
        {
            let quoted = format!("\"{name}\"");
            let files = std::iter::once(0).chain(super::PAGES).map(|page| format!("{kind}-{page:02}.toml"));
            let file =
                files.into_iter().find(|file| self.text(file).is_some_and(|text| text.contains(&quoted)));
            self.fault_word(&file.unwrap_or_default(), &quoted, format!("{what} `{name}`"));
        }
    }
}

fn gives(block: &storybook::Block<SleepingGodsWords>, keyword: &str, stories: &Book) -> bool {
    let named = |k: &storybook::Keyword| stories.keywords[usize::from(k.0)] == keyword;
    block
        .effects
        .iter()
        .flat_map(|line| &line.effects)
        .any(|e| matches!(e, Effect::Gain(k) | Effect::Forget(k) if named(k)))
}
