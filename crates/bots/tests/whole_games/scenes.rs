//! Whole games: what is told as one thing carries one number.

use super::{Follow, play_of, setup, titles};
use std::collections::{BTreeMap, BTreeSet};
use table::{RollPart, SceneKind, What, seats};

/// Pages are told in a story, fights in a fight; a number is never given twice, and what is open has been told of or is about to be.
#[test]
fn what_is_read_and_fought_is_told_in_scenes() {
    for (game, players) in titles() {
        let mut met: BTreeMap<SceneKind, u32> = BTreeMap::new();
        for seed in 60..62 {
            let mut kinds: BTreeMap<u32, SceneKind> = BTreeMap::new();
            let mut thrown = BTreeSet::new();
            let each = &mut |table: &mut Box<dyn table::AnyTable>, _| {
                for event in table.take_events() {
                    let kind = event.scene.map(|scene| scene.kind);
                    match &event.what {
                        What::Story(_) => assert_eq!(kind, Some(SceneKind::Story), "{event:?}"),
                        What::Roll(roll) if roll.throws.len() > 1 => {
                            assert_eq!(kind, Some(SceneKind::Fight), "{event:?}");
                        }
                        _ => {}
                    }
                    if let What::Roll(roll) = &event.what {
                        let scene = event.scene.map(|scene| scene.id);
                        match roll.part {
                            RollPart::Throw => drop(thrown.insert(scene)),
                            // What was thrown, and in which story or fight.
                            _ => assert!(scene.is_some() && thrown.contains(&scene), "{event:?}"),
                        }
                    }
                    let Some(scene) = event.scene else { continue };
                    let newest = kinds.keys().next_back().copied().unwrap_or(0);
                    let known = *kinds.entry(scene.id).or_insert_with(|| {
                        assert!(scene.id > newest, "scene {} begins after {newest}: {event:?}", scene.id);
                        *met.entry(scene.kind).or_default() += 1;
                        scene.kind
                    });
                    assert_eq!(known, scene.kind, "{event:?}");
                }
                let open = |seat| table.scenes(seat).iter().map(|scene| scene.id).collect::<Vec<u32>>();
                let all = open(None);
                assert!(all.is_sorted() && all.iter().all(|n| *n > 0), "{all:?}");
                // What only some know of is open for them alone.
                assert!(seats(players).map(Some).all(|seat| open(seat) == all || all.is_empty()), "{all:?}");
                assert!(table.outcome().is_none() || all.is_empty(), "nothing is open once the game is over");
            };
            play_of(game.as_ref(), setup(game.as_ref(), players, seed), Follow::For(super::FOLLOWED), each);
        }
        assert!(met.values().sum::<u32>() > 3, "{met:?}");
    }
}
