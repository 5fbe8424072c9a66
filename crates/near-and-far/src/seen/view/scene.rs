//! What is being read, what is being rolled for, and how the session was scored.

use crate::NearAndFar;
use crate::book::words::Kind;
use crate::state::{Phase, Score, Verdict};
use table::{Book as _, Seat};

table::views! {
    pub struct SceneView<'a> {
        /// Which entry, as events name it.
        pub entry: &'a str,
        pub title: &'a str,
        pub seat: Seat,
        pub reader: Seat,
        /// Empty while only the reader may see it.
        pub prose: &'a [String],
        pub choices: Vec<SceneChoice<'a>>,
        pub chosen: Option<u8>,
        pub result: Option<Verdict>,
    }

    pub struct SceneChoice<'a> {
        pub text: &'a str,
        pub kind: Option<Kind>,
        pub need: Option<u8>,
    }

    pub struct ScoresView<'a> {
        /// For each seat its points line by line; nothing for a player who did not play.
        pub points: Vec<Option<Vec<i16>>>,
        pub totals: Vec<Option<i16>>,
        pub winners: &'a [Seat],
        pub lost: bool,
        /// Sums over all sessions, in the long modes.
        pub sums: Option<Vec<i32>>,
    }
}

impl NearAndFar {
    /// NF-QUEST-05: reactions are told when the choice is resolved, and are not part of what lies on the table.
    pub(super) fn scene_view(&self, seat: Option<Seat>) -> Option<SceneView<'_>> {
        let scene = self.scene.as_ref()?;
        let entry = self.book.story(scene.entry);
        let reader = self.left_of(scene.seat);
        let choices = entry.choices.iter().map(|c| SceneChoice {
            text: &c.text,
            kind: c.test.map(|t| t.kind),
            need: c.test.map(|t| t.need),
        });
        // Where the table wants it, only the reader sees the text until the choice is made.
        let hidden = self.house.reader && scene.choice.is_none() && seat != Some(reader);
        Some(SceneView {
            entry: self.book.names().name(scene.entry),
            title: &entry.title,
            seat: scene.seat,
            reader,
            prose: if hidden { &[] } else { &entry.prose },
            choices: choices.collect(),
            chosen: scene.choice,
            result: scene.result,
        })
    }

    pub(super) fn scores_view(&self) -> Option<ScoresView<'_>> {
        let last = self.last.as_ref().filter(|_| matches!(self.phase, Phase::Scores | Phase::Over))?;
        let points = |s: &Option<Score>| s.as_ref().map(|s| s.lines().map(|(_, n)| n).to_vec());
        let sum = |p: &crate::Player| p.sheet.points.iter().map(|n| i32::from(*n)).sum();
        Some(ScoresView {
            points: last.scores.iter().map(points).collect(),
            totals: last.scores.iter().map(|s| s.as_ref().map(Score::total)).collect(),
            winners: &last.winners,
            lost: last.lost,
            sums: self.mode.lasts().then(|| self.players.iter().map(sum).collect()),
        })
    }
}
