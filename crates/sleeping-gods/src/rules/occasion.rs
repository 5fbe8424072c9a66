//! What is going on while a board or card may be used, and what has been laid on a draw of fate by then.

use crate::book::powers::Occasion;
use crate::book::{Ability, Adventure, Crew, Level, Skill};
use table::{Die, Id};

/// Where a rule is printed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Source {
    Board(Crew),
    Card(Crew, Id<Ability>),
    Level(Crew, Id<Level>),
    Adventure(Id<Adventure>),
}

impl Source {
    /// The crew member whose it is; adventure cards are everybody's (SG-SHARE-07).
    pub(crate) fn bearer(self) -> Option<Crew> {
        match self {
            Source::Board(crew) | Source::Card(crew, _) | Source::Level(crew, _) => Some(crew),
            Source::Adventure(_) => None,
        }
    }
}

/// One way to use one rule of a board or card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Use {
    pub source: Source,
    pub rule: u8,
    pub way: u8,
}

/// What is going on while something may be used.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Moment {
    Open,
    Gather,
    /// With the number of fate that was drawn.
    Test(Skill, u8),
    Attack(Crew, u8),
    Ship(u8),
    Blow(Crew),
    Harm,
    Between,
}

impl Moment {
    pub(crate) fn occasion(self) -> Occasion {
        match self {
            Moment::Open => Occasion::Open,
            Moment::Gather => Occasion::Gather,
            Moment::Test(..) => Occasion::Test,
            Moment::Attack(..) => Occasion::Attack,
            Moment::Ship(_) => Occasion::Ship,
            Moment::Blow(_) => Occasion::Blow,
            Moment::Harm => Occasion::Harm,
            Moment::Between => Occasion::Between,
        }
    }
}

/// A draw of fate, and what has been laid on it so far.
pub(crate) struct Draw {
    pub moment: Moment,
    pub fate: u8,
    /// How much of it cards have added to what was drawn.
    pub raised: u8,
    /// What those who take part bring; it stays as it was when fate was drawn (SG-CHAL-13).
    pub skill: i32,
    /// Added to the skill of a challenge.
    pub plus: i32,
    pub accuracy: i32,
    pub damage: u8,
    /// Damage that cannot go on hearts (SG-SYNC-08).
    pub spare: u8,
    /// Damage may be laid over corners (SG-SYNC-02).
    pub diagonal: bool,
    pub block: u8,
    /// The damage that is about to be taken, where something is to be blocked.
    pub blow: u8,
    /// The attacker's weapon has got its card (SG-ATK-13).
    pub extra: bool,
    pub spent: Vec<Source>,
}

impl Draw {
    /// The card, as a die that shows it.
    pub(crate) fn die(&self) -> Die {
        Die::showing(6, (self.fate - self.raised).to_string())
    }

    /// SG-CHAL-11, SG-CHAL-12
    pub(crate) fn total(&self) -> i32 {
        self.skill + i32::from(self.fate) + self.plus
    }
}
