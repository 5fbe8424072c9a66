//! Whole games: what is told as one thing carries one number.

use super::{Follow, play_of, setup, titles};
use serde_json::json;
use std::collections::BTreeMap;
use table::{SceneKind, Seat, What};

/// Pages are told in a story, fights in a fight; a number is never given twice, and what a view calls open has been told of or is about to be.
#[test]
fn what_is_read_and_fought_is_told_in_scenes() {
    for (game, players) in titles() {
        let mut met: BTreeMap<SceneKind, u32> = BTreeMap::new();
        for seed in 60..62 {
            let mut kinds: BTreeMap<u32, SceneKind> = BTreeMap::new();
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
                    let Some(scene) = event.scene else { continue };
                    let newest = kinds.keys().next_back().copied().unwrap_or(0);
                    let known = *kinds.entry(scene.id).or_insert_with(|| {
                        assert!(scene.id > newest, "scene {} begins after {newest}: {event:?}", scene.id);
                        *met.entry(scene.kind).or_default() += 1;
                        scene.kind
                    });
                    assert_eq!(known, scene.kind, "{event:?}");
                }
                let open = table.view(None)["scenes"].clone();
                let numbers: Vec<u32> = serde_json::from_value(open).expect("a view lists what is open");
                assert!(numbers.is_sorted() && numbers.iter().all(|n| *n > 0), "{numbers:?}");
                for seat in (0..players).map(|seat| Seat(seat as u8)) {
                    let own = table.view(Some(seat))["scenes"].clone();
                    assert!(own == json!(numbers) || numbers.is_empty() && !own.is_null(), "{own}");
                }
            };
            play_of(game.as_ref(), setup(game.as_ref(), players, seed), Follow::For(super::FOLLOWED), each);
        }
        assert!(met.values().sum::<u32>() > 3, "{met:?}");
    }
}
