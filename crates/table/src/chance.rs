//! Chance: the one source of randomness, part of every checkpoint, riggable.

use crate::{Any, Id, Names};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// Results fixed in advance, by channel: `dice`, a named die, `draw`, `pick`.
/// When a channel runs dry, the generator goes on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rig(pub BTreeMap<String, VecDeque<String>>);

impl Rig {
    /// Reads `dice=4,1,6`.
    pub fn parse(text: &str) -> Result<(String, VecDeque<String>), String> {
        let (channel, list) = text
            .split_once('=')
            .ok_or_else(|| format!("`{text}`: a rig looks like dice=4,1,6 or draw=card-id"))?;
        let values = list.split(',').map(|v| v.trim().to_owned()).collect();
        Ok((channel.trim().to_owned(), values))
    }

    /// Checks that all of this can happen in a game, and says what cannot.
    pub fn check(&self, names: &Names, chances: &Chances) -> Result<(), String> {
        self.0.iter().try_for_each(|(channel, values)| {
            values.iter().try_for_each(|value| chances.check(names, channel, value))
        })
    }
}

/// What chance decides in a game, and so what can be fixed in advance.
#[derive(Clone, Debug)]
pub struct Chances {
    /// The sides of its plain dice.
    pub sides: u32,
    /// Dice with special faces, by their names.
    pub dice: Vec<(&'static str, Vec<&'static str>)>,
    /// The cards that are drawn from a deck.
    pub cards: Vec<Id<Any>>,
}

impl Chances {
    fn check(&self, names: &Names, channel: &str, value: &str) -> Result<(), String> {
        let number = value.parse().ok();
        match channel {
            "dice" if number.is_some_and(|n: u32| (1..=self.sides).contains(&n)) => Ok(()),
            "dice" => Err(format!("`{value}` is not a face of a die; a die has 1 to {}", self.sides)),
            "pick" if number.is_some() => Ok(()),
            "pick" => Err(format!("`{value}` is not a place in a list; places are 0, 1, 2 and so on")),
            "draw" => match names.find(value) {
                Some(card) if self.cards.contains(&card) => Ok(()),
                Some(_) => Err(format!("`{value}` is in no deck that is drawn from")),
                None => Err(format!("there is no card `{value}` in this book")),
            },
            die => match self.dice.iter().find(|(name, _)| *name == die) {
                Some((_, faces)) if faces.contains(&value) => Ok(()),
                Some((_, faces)) => {
                    Err(format!("`{value}` is not a face of the {die} die; it has {}", faces.join(", ")))
                }
                None => {
                    let channels: Vec<&str> =
                        ["dice", "draw", "pick"].into_iter().chain(self.dice.iter().map(|d| d.0)).collect();
                    Err(format!("nothing called `{die}` can be rigged; it can be {}", channels.join(", ")))
                }
            },
        }
    }
}

/// A seeded generator and, in tests and agents' games, what is rigged.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Saved", into = "Saved")]
pub struct Chance {
    rng: ChaCha8Rng,
    rig: Option<Box<Rig>>,
}

impl Chance {
    /// A generator from a seed, with nothing rigged.
    pub fn new(seed: u64) -> Self {
        Chance { rng: ChaCha8Rng::seed_from_u64(seed), rig: None }
    }

    /// The same with results fixed in advance.
    pub fn rigged(seed: u64, rig: Rig) -> Self {
        let rig = (!rig.0.is_empty()).then(|| Box::new(rig));
        Chance { rig, ..Chance::new(seed) }
    }

    /// A keyed hash: without the seed nobody can tell the number from chance, or work back from it.
    pub(crate) fn keyed(seed: u64, what: u64, known: [u32; 3]) -> u32 {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&what.to_le_bytes());
        for (place, n) in key[16..28].chunks_mut(4).zip(known) {
            place.copy_from_slice(&n.to_le_bytes());
        }
        key[28] = 1; // no generator of a game begins like this
        ChaCha8Rng::from_seed(key).next_u32()
    }

    /// A number from 0 to `n` - 1.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        debug_assert!(n > 0, "chance needs at least one outcome");
        ((u64::from(self.rng.next_u32()) * u64::from(n)) >> 32) as u32
    }

    /// The next rigged value of a channel, if it is one that `fits`.
    /// A value that does not fit stays for a later occasion.
    #[inline]
    pub fn rigged_value<T>(&mut self, channel: &str, fits: impl FnOnce(&str) -> Option<T>) -> Option<T> {
        let queue = self.rig.as_mut()?.0.get_mut(channel)?;
        let value = fits(queue.front()?)?;
        queue.pop_front();
        Some(value)
    }

    /// Shuffles a list.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            list.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// Deals the cards that lie in these places anew, among the same places. This is how a world is imagined: they are sorted
    /// first, so that nothing of the real order is left in the result.
    pub fn deal_anew<K>(&mut self, places: Vec<&mut Id<K>>) {
        let mut cards: Vec<Id<K>> = places.iter().map(|place| **place).collect();
        cards.sort_unstable();
        self.shuffle(&mut cards);
        for (place, card) in places.into_iter().zip(cards) {
            *place = card;
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Saved {
    seed: String,
    position: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rig: Option<Box<Rig>>,
}

impl From<Chance> for Saved {
    fn from(chance: Chance) -> Self {
        let seed = chance.rng.get_seed();
        Saved {
            seed: seed.iter().map(|b| format!("{b:02x}")).collect(),
            position: u64::try_from(chance.rng.get_word_pos()).expect("a game rolls fewer than 2^64 dice"),
            rig: chance.rig,
        }
    }
}

impl TryFrom<Saved> for Chance {
    type Error = &'static str;

    fn try_from(saved: Saved) -> Result<Self, Self::Error> {
        const FAULT: &str = "the seed of the dice is not 64 hexadecimal digits";
        let mut seed = [0; 32];
        if saved.seed.len() != 64 || !saved.seed.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(FAULT);
        }
        for (i, byte) in seed.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&saved.seed[2 * i..2 * i + 2], 16).map_err(|_| FAULT)?;
        }
        let mut rng = ChaCha8Rng::from_seed(seed);
        rng.set_word_pos(u128::from(saved.position));
        Ok(Chance { rng, rig: saved.rig })
    }
}
