//! The chapters: what each of them lays out besides (NN-STORY-03).

use super::Loading;
use crate::book::words::letter;
use crate::book::{Chapter, Foe, Keepsake, Menace};
use serde::Deserialize;
use storybook::Spanned;

type Text = Spanned<String>;

const FILE: &str = "chapters.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChapterEntry {
    title: String,
    text: String,
    #[serde(default)]
    enemy: Vec<EnemyEntry>,
    glogos: Option<GlogosEntry>,
    #[serde(default)]
    lab: bool,
    #[serde(default)]
    hire: Vec<Text>,
    #[serde(default)]
    rifts: Vec<Text>,
    keepsake: Option<KeepsakeEntry>,
    #[serde(default)]
    ship: Vec<Text>,
    #[serde(default)]
    swearing: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EnemyEntry {
    name: String,
    level: Spanned<u8>,
    at: Option<Text>,
    #[serde(default)]
    from: u8,
    health: u8,
    damage: u8,
    gain: Text,
    or: Option<Text>,
    text: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GlogosEntry {
    each: u8,
    more: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct KeepsakeEntry {
    name: String,
    at: Option<Text>,
    #[serde(default)]
    rift: bool,
    gain: Option<Text>,
    text: String,
}

impl Loading<'_> {
    /// `needed`: the book has stories.
    pub(super) fn chapters(&mut self, needed: bool) -> Vec<Chapter> {
        if needed {
            self.need(FILE);
        }
        let list: Vec<ChapterEntry> = self.tables(FILE, "chapter");
        self.count(FILE, "chapters", list.len(), 6); // NN-STORY-01
        list.into_iter().map(|chapter| self.chapter(chapter)).collect()
    }

    fn chapter(&mut self, chapter: ChapterEntry) -> Chapter {
        let GlogosEntry { each, more } = chapter.glogos.unwrap_or(GlogosEntry { each: 0, more: 0 });
        if 4 * u32::from(each) + u32::from(more) > 11 {
            self.fault_word(FILE, "glogos", "there are 11 glogos"); // NN-DATA-32
        }
        if chapter.keepsake.as_ref().is_some_and(|it| it.at.is_some() == it.rift) {
            self.fault_word(FILE, "keepsake", "a keepsake is taken `at` a location or through a `rift`");
        }
        Chapter {
            title: chapter.title,
            text: chapter.text,
            enemies: chapter.enemy.into_iter().map(|enemy| self.menace(enemy)).collect(),
            glogos: [each, more],
            lab: chapter.lab,
            hire: chapter.hire.iter().filter_map(|who| self.link(FILE, who)).collect(),
            rifts: self.letters(&chapter.rifts),
            keepsake: chapter.keepsake.map(|it| Keepsake {
                name: it.name,
                text: it.text,
                at: it.at.as_ref().and_then(|at| self.link(FILE, at)),
                gains: it.gain.as_ref().map(|gain| self.gains(FILE, gain)).unwrap_or_default(),
            }),
            ship: self.letters(&chapter.ship),
            swearing: chapter.swearing,
        }
    }

    fn menace(&mut self, enemy: EnemyEntry) -> Menace {
        if !(1..=9).contains(enemy.level.get_ref()) {
            self.fault_at(FILE, &enemy.level, "the level of an enemy is from 1 to 9");
        }
        Menace {
            level: *enemy.level.get_ref(),
            at: enemy.at.as_ref().and_then(|at| self.letters(std::slice::from_ref(at)).pop()),
            from: enemy.from,
            or: enemy.or.as_ref().map(|gain| self.gains(FILE, gain)).unwrap_or_default(),
            foe: Foe {
                name: enemy.name,
                health: enemy.health,
                damage: enemy.damage,
                gains: self.gains(FILE, &enemy.gain),
                text: enemy.text,
            },
        }
    }

    fn letters(&mut self, names: &[Text]) -> Vec<u8> {
        let read = names.iter().filter_map(|name| {
            let found = letter(name.get_ref());
            if found.is_none() {
                self.fault_at(FILE, name, "a letter from a to n");
            }
            found
        });
        read.collect()
    }
}
