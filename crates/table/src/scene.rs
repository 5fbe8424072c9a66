//! Scenes: what is told as one thing, from its beginning to how it came out, though it asks several times and others may act in between.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A scene that is open, or in which something was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Scene {
    /// Tells it from all others of the game, those within another one included.
    pub id: u32,
    /// What goes on in it.
    pub kind: SceneKind,
}

/// What goes on in a scene.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum SceneKind {
    /// Something is read.
    #[default]
    Story,
    /// Two sides measure their strength.
    Fight,
}

/// The open scenes of a game, the innermost last.
pub type OpenScenes = SmallVec<[Scene; 2]>;

/// The scenes of a game, as a part of its state: how many there have been, and those that this step began and will end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u32", into = "u32")]
pub struct Scenes {
    begun: u32,
    /// Never saved: a save is made between steps.
    entered: OpenScenes,
}

impl Scenes {
    /// A new scene that outlasts the step. Whoever begins it keeps it in the state until it is over.
    pub fn begin(&mut self, kind: SceneKind) -> Scene {
        self.begun = self.begun.wrapping_add(1);
        Scene { id: self.begun, kind }
    }

    /// A scene goes on until [`Scenes::leave`].
    pub fn enter(&mut self, scene: Scene) {
        self.entered.push(scene);
    }

    /// The scene that was entered last is over.
    pub fn leave(&mut self) {
        self.entered.pop();
    }

    /// All that were entered are over: for a step that was broken off.
    pub fn leave_all(&mut self) {
        self.entered.clear();
    }

    /// These scenes outlast the step; what goes on in it comes last, since that is where things are told.
    pub fn among(&self, open: impl IntoIterator<Item = Scene>) -> OpenScenes {
        let elsewhere = open.into_iter().filter(|scene| !self.entered.contains(scene));
        elsewhere.chain(self.entered()).collect()
    }

    /// Those that were entered, the innermost last.
    pub fn entered(&self) -> impl Iterator<Item = Scene> + '_ {
        self.entered.iter().copied()
    }
}

impl From<u32> for Scenes {
    fn from(begun: u32) -> Self {
        Scenes { begun, entered: OpenScenes::new() }
    }
}

impl From<Scenes> for u32 {
    fn from(scenes: Scenes) -> u32 {
        scenes.begun
    }
}

impl Scene {
    /// A fight in a save that is older than scenes.
    pub fn older_fight() -> Scene {
        Scene { id: 0, kind: SceneKind::Fight }
    }
}
