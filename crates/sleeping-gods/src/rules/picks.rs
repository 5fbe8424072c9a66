//! What many chapters let one choose: somebody of the crew, one of those who play, a card of one's hand, a thing.

use crate::book::{Ability, Crew, Thing};
use table::{Id, Seat};

/// A crew member to choose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Pick(pub Crew);

/// One of those who play.
#[derive(Clone, Copy)]
pub(crate) struct OfUs(pub Seat);

/// A card of one's hand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct InHand(pub Id<Ability>);

/// A thing to choose.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Which(pub Thing);
