//! Stories and what comes with them: searches, missions, reputation, chapters, the sheet (NN-STORY, NN-REP, NN-MISSION, NN-CAMP).

mod chapters;
mod examples;
mod missions;
mod searches;
mod sheet;
mod shipped;

use crate::common::{Play, Scene, chapter, space_at};

/// Somebody stops at B in the first chapter, where this story waits for Marklun (seat 0) and Halia (seat 1).
fn at_b(text: &str) -> Scene {
    chapter(1, 2)
        .story("c1-marklun-b", text)
        .story("c1-halia-b", text)
        .with("props", serde_json::json!({}))
        .stopped(0, space_at('B'))
}

/// Whether the token of B still lies there.
fn lies(t: &Play) -> bool {
    t.state().letters[1]
}

const SKILL: &str = "A door.
* Push. [skill 5]
  = success
  It gives.
  > crystal 1
  = bonus
  More.
  > book 1
  = failure
  It holds.
  > coin -2
* Knock. [pay 3 coin]
  Somebody opens.
  > experience 2
* Leave it.
  > shell 1";
