//! The cards: events and spells, which are stories, and tools.

use super::Loading;
use crate::book::wording;
use crate::book::words::{CardEffect, PreludeWords, Rule, What, read_rule};
use crate::book::{Artifact, Block, Card, CardOption, Class, DeckName, Event, Kind, Moment, Side};
use serde::Deserialize;
use std::collections::BTreeMap;
use storybook::{BlockName, Phrase, Piece, Trouble, Turn, did_you_mean};
use table::{Id, Ids};
use toml::Spanned;

/// What the ledger says a book has (PR-NUM-09, PR-NUM-10): file, cards, secrets.
const EVENT_FILES: [(&str, DeckName, usize, usize); 4] = [
    ("spirits.story", DeckName::Spirit, 16, 2),
    ("locations.story", DeckName::Location, 20, 2),
    ("occurrences.story", DeckName::Occurrence, 12, 4),
    ("phenomena.story", DeckName::Phenomenon, 12, 2),
];
const TOOLS: usize = 14;
const TOOL_FILE: &str = "tools.toml";
const SPELLS: usize = 10;
const SPELL_FILE: &str = "spells.story";

type Entry = storybook::Entry<PreludeWords>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToolEntry {
    id: Spanned<String>,
    name: String,
    text: String,
    rules: Vec<Spanned<String>>,
    unveil: Option<Spanned<u8>>,
    back: Option<ToolBack>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ToolBack {
    name: Option<String>,
    text: String,
    rules: Vec<Spanned<String>>,
}

impl Loading<'_> {
    /// All cards in the order of their ids, and the decks that they make up.
    pub(super) fn cards(&mut self, entries: Vec<Entry>) -> (Vec<Card>, [Ids<Event>; 4], Ids<Artifact>) {
        let mut files: BTreeMap<String, Vec<Entry>> = BTreeMap::new();
        for entry in entries {
            files.entry(entry.file.clone()).or_default().push(entry);
        }
        let mut cards = Vec::new();
        let event_decks = EVENT_FILES.map(|(file, deck, count, secrets)| {
            let start = cards.len();
            let ids = self.of_file(file, &mut files, &mut cards, |loading, entry| loading.event(entry, deck));
            self.count(file, "cards", ids.len(), count);
            self.count(file, "secrets", cards[start..].iter().filter(|c| c.is_secret()).count(), secrets);
            ids.into_iter().collect()
        });
        let mut artifacts = Vec::new();
        for tool in self.tables::<ToolEntry>(TOOL_FILE, "tool") {
            if let Some(id) = self.id(TOOL_FILE, &tool.id) {
                artifacts.push(id);
                cards.push(self.tool(tool));
            }
        }
        self.count(TOOL_FILE, "tools", artifacts.len(), TOOLS);
        let spells = self.of_file(SPELL_FILE, &mut files, &mut cards, Self::spell);
        self.count(SPELL_FILE, "spells", spells.len(), SPELLS);
        for (file, list) in files {
            let trouble = Trouble::new(format!("Prelude has no story file `{file}`"));
            let known = EVENT_FILES.iter().map(|f| f.0).chain([SPELL_FILE]);
            self.fault_in(&file, list[0].at.line, 1, trouble.hint(did_you_mean(&file, known)));
        }
        (cards, event_decks, artifacts.into_iter().chain(spells).collect())
    }

    /// Reads the cards of a story file.
    fn of_file<K: table::Kind>(
        &mut self,
        file: &str,
        files: &mut BTreeMap<String, Vec<Entry>>,
        cards: &mut Vec<Card>,
        read: impl Fn(&mut Self, Entry) -> Card,
    ) -> Vec<Id<K>> {
        self.need(file);
        let mut ids = Vec::new();
        for entry in files.remove(file).unwrap_or_default() {
            if let Some(id) = self.entry_id(&entry) {
                ids.push(id);
                cards.push(read(self, entry));
            }
        }
        ids
    }

    fn event(&mut self, mut entry: Entry, deck: DeckName) -> Card {
        let options = self.options(&mut entry);
        let (mut kind, mut duration, mut rules) = (None, None, Vec::new());
        for field in &entry.fields {
            match field.name.text.as_str() {
                "kind" => {
                    kind = self.field(&entry, &field.value, |p| p.one_of("a kind of event", &Kind::KEYS));
                }
                "duration" => duration = self.field(&entry, &field.value, |p| p.number("a duration", 1..=5)),
                "rule" => rules.extend(self.rule(&entry, &field.value)),
                _ => self.unknown_field(&entry, field, "this card", &["kind", "duration", "rule"]),
            }
        }
        if kind.is_none() && !entry.fields.iter().any(|f| f.name.text == "kind") {
            let trouble = Trouble::new(format!("`{}` has no kind", entry.id));
            self.fault(&entry, trouble.hint("add `kind: group`, `kind: individual` or `kind: secret`"));
        }
        let kind = kind.unwrap_or(Kind::Group);
        let secret = kind == Kind::Secret;
        let stays = deck != DeckName::Occurrence && !secret;
        if duration.is_some() && !stays {
            self.fault(&entry, "only events that stay on the board have a duration");
        }
        if !secret && deck == DeckName::Occurrence && !rules.is_empty() {
            self.fault(&entry, "an occurrence is over at once: its rules never hold");
        }
        if secret && rules.iter().any(|r| matches!(r, Rule::Hunger(_) | Rule::Closed(_))) {
            let trouble = Trouble::new("a hidden rule cannot change what everybody reads off the board");
            self.fault(&entry, trouble.hint("`hunger` and `closed` are not for secrets"));
        }
        let does = |wanted: What| blocks(&options).any(|b| has(b, |e| e.what == wanted));
        if !does(What::Resolve) && duration.is_none() && (stays || secret) {
            let trouble = Trouble::new(format!("`{}` can never leave play", entry.id));
            self.fault(&entry, trouble.hint("give it a duration, or `resolve` in an outcome"));
        }
        let named = |name: &str| entry.blocks.iter().any(|b| b.name == BlockName::Named(name.to_owned()));
        let (discovered, revealed, reveals) = (named("discovered"), named("revealed"), does(What::Reveal));
        if !secret && (reveals || discovered || revealed) {
            self.fault(&entry, "only secrets are discovered or revealed");
        }
        if secret && !discovered {
            let trouble = Trouble::new("this secret does not say what happens when it is discovered");
            self.fault(&entry, trouble.hint("add a block `= discovered` before the choices"));
        }
        if reveals && !revealed {
            self.fault(&entry, "this card reveals itself, but has no block `= revealed`");
        }
        let class = Class::Event { deck, kind, duration: duration.map(|d| d as u8) };
        self.card(entry, class, rules, options)
    }

    fn spell(&mut self, mut entry: Entry) -> Card {
        let options = self.options(&mut entry);
        let (mut moment, mut unveil) = (None, None);
        for field in &entry.fields {
            match field.name.text.as_str() {
                "kind" => {
                    self.field(&entry, &field.value, |p| p.one_of("the kind of a spell", &[("spell", ())]));
                }
                "use" => {
                    let read = |p: &mut Phrase| p.one_of("a moment of the round", &Moment::KEYS);
                    moment = self.field(&entry, &field.value, read);
                }
                "unveil" => {
                    unveil = self.field(&entry, &field.value, |p| p.number("an unveil number", 1..=5))
                }
                _ => self.unknown_field(&entry, field, "this card", &["kind", "use", "unveil"]),
            }
        }
        if !entry.fields.iter().any(|f| f.name.text == "kind") {
            self.fault(&entry, Trouble::new(format!("`{}` has no kind", entry.id)).hint("add `kind: spell`"));
        }
        if moment.is_none() {
            let trouble = Trouble::new(format!("`{}` does not say when it may be cast", entry.id));
            self.fault(&entry, trouble.hint("add `use: prep`, `use: rest` or `use: keeping`"));
        }
        if blocks(&options).any(|b| has(b, |e| matches!(e.what, What::Meet(_) | What::Reveal))) {
            self.fault(&entry, "a spell cannot meet an event or reveal itself");
        }
        let class = Class::Spell { moment: moment.unwrap_or(Moment::Prep), unveil: unveil.map(|u| u as u8) };
        self.card(entry, class, Vec::new(), options)
    }

    fn card(&mut self, entry: Entry, class: Class, rules: Vec<Rule>, options: Vec<CardOption>) -> Card {
        self.titled(&entry, "a card");
        let (mut discovered, mut revealed) = (None, None);
        for block in entry.blocks {
            match &block.name {
                BlockName::Named(name) if name == "discovered" => discovered = Some(block),
                BlockName::Named(name) if name == "revealed" => revealed = Some(block),
                _ => {
                    let trouble = "before the choices, only `= discovered` and `= revealed` are known";
                    self.fault_in(&entry.file, block.at.line, block.at.column, trouble);
                }
            }
        }
        let text = entry.prose.join("\n\n");
        let wording = rules.iter().map(wording::rule).collect();
        Card { name: entry.title, text, class, rules, wording, options, discovered, revealed }
    }

    /// A card of Prelude is one card: it leads to no other.
    fn no_turn(&mut self, entry: &Entry, turn: Option<&Turn>) {
        if let Some(turn) = turn {
            self.fault_piece(entry, &turn.at, "cards of Prelude do not turn to others");
        }
    }

    /// Takes the three options out of an entry.
    fn options(&mut self, entry: &mut Entry) -> Vec<CardOption> {
        let choices = std::mem::take(&mut entry.choices);
        let jumps = entry.jumps.iter().map(|(_, turn)| turn);
        jumps.for_each(|turn| self.no_turn(entry, Some(turn)));
        entry.blocks.iter().for_each(|block| self.no_turn(entry, block.target.as_ref()));
        if choices.len() != 3 {
            self.fault(entry, format!("a card has three options, not {}", choices.len()));
        }
        let mut options: Vec<CardOption> = Vec::new();
        for choice in choices {
            let plain = choice.may.is_none() && choice.must.is_none() && !choice.otherwise && !choice.once;
            if !plain || !choice.costs.is_empty() {
                let trouble = Trouble::new("all three options of a card are always open")
                    .hint("put conditions on the effects: `> if keyword X: …`");
                self.fault_piece(entry, &choice.at, trouble);
            }
            let Some(test) = choice.test else {
                if choice.outcomes.iter().all(|b| b.name == BlockName::Plain) {
                    let trouble = Trouble::new("an option without diamonds")
                        .hint("add a trait and 1 to 3 diamonds, such as [keen 2]");
                    self.fault_piece(entry, &choice.at, trouble);
                }
                continue;
            };
            if options.iter().any(|o| o.of == test.of) {
                let trouble = Trouble::new(format!("two options of this card are {}", test.of.name()))
                    .hint("a card's options have three different traits");
                self.fault_piece(entry, &choice.at, trouble);
            }
            let mut option = CardOption {
                text: choice.text,
                of: test.of,
                diamonds: test.count,
                success: vec![],
                failure: vec![],
                each_failure: vec![],
            };
            for block in choice.outcomes {
                self.no_turn(entry, block.target.as_ref());
                match &block.name {
                    BlockName::Named(name) if name == "success" => option.success.push(block),
                    BlockName::Named(name) if name == "failure" => option.failure.push(block),
                    BlockName::Named(name) if name == "each failure" => option.each_failure.push(block),
                    _ => {
                        self.fault_piece(entry, &block.at, "a card knows success, failure and each failure");
                    }
                }
            }
            if !option.failure.iter().any(|b| b.when.is_none()) {
                let trouble = Trouble::new("this option does not say what failure brings");
                self.fault_piece(entry, &choice.at, trouble.hint("add `= failure`"));
            }
            options.push(option);
        }
        options
    }

    fn tool(&mut self, tool: ToolEntry) -> Card {
        let rules = self.tool_rules(tool.rules);
        let unveil = tool.unveil.as_ref().map(|u| *u.get_ref());
        if let Some(unveil) = tool.unveil.as_ref().filter(|u| !(1..=5).contains(u.get_ref())) {
            self.fault_at(TOOL_FILE, unveil, "an unveil number is from 1 to 5");
        }
        if unveil.is_some() != tool.back.is_some() {
            self.fault_at(TOOL_FILE, &tool.id, "a tool has an unveil number and a back, or neither");
        }
        let back = tool.back.map(|back| {
            let rules = self.tool_rules(back.rules);
            let name = back.name.unwrap_or_else(|| tool.name.clone());
            Side { name, text: back.text, wording: rules.iter().map(wording::rule).collect(), rules }
        });
        Card {
            name: tool.name,
            text: tool.text,
            class: Class::Tool { unveil, back },
            wording: rules.iter().map(wording::rule).collect(),
            rules,
            options: Vec::new(),
            discovered: None,
            revealed: None,
        }
    }

    fn tool_rules(&mut self, rules: Vec<Spanned<String>>) -> Vec<Rule> {
        rules.iter().filter_map(|rule| self.spanned(TOOL_FILE, rule, read_rule)).collect()
    }

    fn rule(&mut self, entry: &Entry, value: &Piece) -> Option<Rule> {
        match read_rule(&value.text, value.column) {
            Ok(Rule::Slots(_) | Rule::GuardHealth | Rule::GuardMorale) => {
                self.fault_piece(entry, value, "this rule is for tools");
                None
            }
            Ok(rule) => Some(rule),
            Err(trouble) => {
                self.fault_piece(entry, value, trouble);
                None
            }
        }
    }
}

fn blocks(options: &[CardOption]) -> impl Iterator<Item = &Block> {
    options.iter().flat_map(|o| o.success.iter().chain(&o.failure).chain(&o.each_failure))
}

fn has(block: &Block, wanted: impl Fn(&CardEffect) -> bool) -> bool {
    block.effects.iter().flat_map(|l| &l.effects).any(|e| matches!(e, storybook::Effect::Do(e) if wanted(e)))
}
