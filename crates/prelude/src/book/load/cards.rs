//! The cards: events and spells, which are stories, and tools.

use super::Loading;
use crate::book::words::{CardEffect, PreludeWords, Rule, What, read_rule};
use crate::book::{Block, Card, CardOption, Class, DeckName, Kind, Moment, Side};
use crate::seen::wording;
use serde::Deserialize;
use storybook::{BlockName, Entry, Piece, Trouble, Turn};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ToolFile {
    pub tool: Vec<ToolEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ToolEntry {
    pub id: Spanned<String>,
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

impl Loading {
    pub(super) fn event(&mut self, mut entry: Entry<PreludeWords>, deck: DeckName) -> Card {
        let options = self.options(&mut entry);
        let (mut kind, mut duration, mut rules) = (None, None, Vec::new());
        for field in &entry.fields {
            match field.name.text.as_str() {
                "kind" => {
                    let kinds =
                        [("group", Kind::Group), ("individual", Kind::Individual), ("secret", Kind::Secret)];
                    kind = self.field(&entry, &field.value, |p| p.one_of("a kind of event", &kinds));
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
            self.fault(&entry, Trouble::new("only events that stay on the board have a duration"));
        }
        if !secret && deck == DeckName::Occurrence && !rules.is_empty() {
            self.fault(&entry, Trouble::new("an occurrence is over at once: its rules never hold"));
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
            self.fault(&entry, Trouble::new("only secrets are discovered or revealed"));
        }
        if secret && !discovered {
            let trouble = Trouble::new("this secret does not say what happens when it is discovered");
            self.fault(&entry, trouble.hint("add a block `= discovered` before the choices"));
        }
        if reveals && !revealed {
            self.fault(&entry, Trouble::new("this card reveals itself, but has no block `= revealed`"));
        }
        let class = Class::Event { deck, kind, duration: duration.map(|d| d as u8) };
        self.card(entry, class, rules, options)
    }

    pub(super) fn spell(&mut self, mut entry: Entry<PreludeWords>) -> Card {
        let options = self.options(&mut entry);
        let (mut moment, mut unveil) = (None, None);
        for field in &entry.fields {
            match field.name.text.as_str() {
                "kind" => {
                    self.field(&entry, &field.value, |p| p.one_of("the kind of a spell", &[("spell", ())]));
                }
                "use" => {
                    let moments =
                        [("prep", Moment::Prep), ("rest", Moment::Rest), ("keeping", Moment::Keeping)];
                    moment =
                        self.field(&entry, &field.value, |p| p.one_of("a moment of the round", &moments));
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
            self.fault(&entry, Trouble::new("a spell cannot meet an event or reveal itself"));
        }
        let class = Class::Spell { moment: moment.unwrap_or(Moment::Prep), unveil: unveil.map(|u| u as u8) };
        self.card(entry, class, Vec::new(), options)
    }

    fn card(
        &mut self,
        entry: Entry<PreludeWords>,
        class: Class,
        rules: Vec<Rule>,
        options: Vec<CardOption>,
    ) -> Card {
        if entry.prose.is_empty() {
            self.fault(&entry, Trouble::new("a card without a text"));
        }
        if entry.title.is_empty() {
            self.fault(
                &entry,
                Trouble::new("a card without a name").hint("write `== id  Name`, with two spaces"),
            );
        }
        let (mut discovered, mut revealed) = (None, None);
        for block in entry.blocks {
            match &block.name {
                BlockName::Named(name) if name == "discovered" => discovered = Some(block),
                BlockName::Named(name) if name == "revealed" => revealed = Some(block),
                _ => {
                    let trouble =
                        Trouble::new("before the choices, only `= discovered` and `= revealed` are known");
                    self.fault_in(&entry.file, block.at.line, block.at.column, trouble);
                }
            }
        }
        let text = entry.prose.join("\n\n");
        let wording = rules.iter().map(wording::rule).collect();
        Card { name: entry.title, text, class, rules, wording, options, discovered, revealed }
    }

    /// A card of Prelude is one card: it leads to no other.
    fn no_turn(&mut self, entry: &Entry<PreludeWords>, turn: Option<&Turn>) {
        if let Some(turn) = turn {
            self.fault_piece(entry, &turn.at, Trouble::new("cards of Prelude do not turn to others"));
        }
    }

    /// Takes the three options out of an entry.
    fn options(&mut self, entry: &mut Entry<PreludeWords>) -> Vec<CardOption> {
        let choices = std::mem::take(&mut entry.choices);
        for turn in entry
            .jumps
            .iter()
            .map(|(_, turn)| turn)
            .chain(entry.blocks.iter().filter_map(|b| b.target.as_ref()))
        {
            self.no_turn(entry, Some(turn));
        }
        if choices.len() != 3 {
            self.fault(entry, Trouble::new(format!("a card has three options, not {}", choices.len())));
        }
        let mut options: Vec<CardOption> = Vec::new();
        for choice in choices {
            let plain = choice.may.is_none() && choice.must.is_none() && !choice.otherwise && !choice.once;
            if !plain || !choice.costs.is_empty() {
                let trouble = Trouble::new("all three options of a card are always open");
                self.fault_piece(
                    entry,
                    &choice.at,
                    trouble.hint("put conditions on the effects: `> if keyword X: …`"),
                );
            }
            let Some(test) = choice.test else {
                if choice.outcomes.iter().all(|b| b.name == BlockName::Plain) {
                    let trouble = Trouble::new("an option without diamonds");
                    self.fault_piece(
                        entry,
                        &choice.at,
                        trouble.hint("add a trait and 1 to 3 diamonds, such as [keen 2]"),
                    );
                }
                continue;
            };
            if options.iter().any(|o| o.of == test.of) {
                let trouble = Trouble::new(format!("two options of this card are {}", test.of.name()));
                self.fault_piece(
                    entry,
                    &choice.at,
                    trouble.hint("a card's options have three different traits"),
                );
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
                        let trouble = Trouble::new("a card knows success, failure and each failure");
                        self.fault_piece(entry, &block.at, trouble);
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

    pub(super) fn tool(&mut self, tool: ToolEntry) -> Card {
        let rules = self.tool_rules(tool.rules);
        let unveil = tool.unveil.as_ref().map(|u| *u.get_ref());
        if let Some(u) = &tool.unveil
            && !(1..=5).contains(u.get_ref())
        {
            self.fault_at("tools.toml", u.span().start, Trouble::new("an unveil number is from 1 to 5"));
        }
        if unveil.is_some() != tool.back.is_some() {
            let trouble = Trouble::new("a tool has an unveil number and a back, or neither");
            self.fault_at("tools.toml", tool.id.span().start, trouble);
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
        rules.iter().filter_map(|rule| self.spanned("tools.toml", rule, read_rule)).collect()
    }

    fn rule(&mut self, entry: &Entry<PreludeWords>, value: &Piece) -> Option<Rule> {
        match read_rule(&value.text, value.column) {
            Ok(Rule::Slots(_) | Rule::GuardHealth | Rule::GuardMorale) => {
                self.fault_piece(entry, value, Trouble::new("this rule is for tools"));
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
