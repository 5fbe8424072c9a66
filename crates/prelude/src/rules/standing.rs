//! Standing rules: what cards in force change about everything else (PR-REGION-15, PR-ART-06).

use crate::book::words::{CardEffect, Ground, Rule};
use crate::state::Zone;
use crate::{Class, Prelude, Special, Trait};
use table::Seat;

/// What slots are called while nothing lies there.
const EMPTY: [&str; 6] =
    ["empty place 1", "empty place 2", "empty place 3", "empty place 4", "empty place 5", "empty place 6"];

impl Ground {
    /// Whether a zone is meant. `Here` never is: it is where somebody stands.
    pub(crate) fn covers(self, zone: Zone) -> bool {
        match self {
            Ground::Here => false,
            Ground::Gather => zone == Zone::Gather,
            Ground::Explore => matches!(zone, Zone::Explore(_)),
            Ground::Special => zone == Zone::Special,
            Ground::Rest => zone == Zone::Rest,
            Ground::Settle => zone == Zone::Settle,
            Ground::All => !matches!(zone, Zone::Slot(_)),
        }
    }
}

impl Prelude {
    /// The rules of all events on the board, covered ones too: they bind the whole band.
    fn board_rules(&self) -> impl Iterator<Item = &Rule> {
        self.state.slots.iter().flatten().flat_map(|placed| &self.book.card(placed.card).rules)
    }

    /// The rules of a player's tools, as printed on the side that faces up (PR-ART-05, PR-ART-06).
    pub(crate) fn tool_rules(&self, seat: Seat) -> impl Iterator<Item = &Rule> {
        self.character(seat).artifacts.iter().flat_map(|held| {
            let card = self.book.card(held.card);
            match &card.class {
                Class::Tool { back: Some(back), .. } if held.flipped => back.rules.as_slice(),
                _ => card.rules.as_slice(),
            }
        })
    }

    /// The hidden rules of a player's secrets.
    fn secret_rules(&self, seat: Seat) -> impl Iterator<Item = &Rule> {
        self.character(seat).secrets.iter().flat_map(|s| &self.book.card(s.card).rules)
    }

    fn own_rules(&self, seat: Seat) -> impl Iterator<Item = &Rule> {
        self.tool_rules(seat).chain(self.secret_rules(seat))
    }

    fn rules_for(&self, seat: Seat) -> impl Iterator<Item = &Rule> {
        self.board_rules().chain(self.own_rules(seat))
    }

    /// The value printed on a zone (PR-NUM-05, PR-NUM-06, PR-NUM-07).
    pub(crate) fn printed_value(&self, zone: Zone) -> u8 {
        let values = self.book.region(self.region).values;
        match zone {
            Zone::Gather => values[0],
            Zone::Explore(n) => values[1 + 2 * usize::from(n)],
            Zone::Special => values[2],
            Zone::Rest => values[4],
            Zone::Settle => self.book.settle_value,
            Zone::Slot(_) => 0,
        }
    }

    /// The value of a zone for a player, with all that changes it; always 1 to 6.
    pub(crate) fn value(&self, zone: Zone, seat: Seat) -> u32 {
        self.changed_value(zone, self.rules_for(seat))
    }

    /// The value of a zone for everybody.
    pub(crate) fn public_value(&self, zone: Zone) -> u32 {
        self.changed_value(zone, self.board_rules())
    }

    fn changed_value<'a>(&self, zone: Zone, rules: impl Iterator<Item = &'a Rule>) -> u32 {
        let change = |r: &Rule| match r {
            Rule::Value(ground, n) if ground.covers(zone) => *n,
            _ => 0,
        };
        let value = i32::from(self.printed_value(zone)) + rules.map(change).sum::<i32>();
        value.clamp(1, 6) as u32
    }

    /// PR-ACT-06: one free die, and what cards change about it.
    pub(crate) fn free_dice(&self, zone: Zone, seat: Seat) -> u8 {
        let change = |r: &Rule| match r {
            Rule::ZoneDice(ground, n) if ground.covers(zone) => *n,
            _ => 0,
        };
        (1 + self.rules_for(seat).map(change).sum::<i32>()).max(1) as u8
    }

    /// PR-ENC-06: one free die for an option, and what cards change about it.
    pub(crate) fn option_dice(&self, of: Trait, seat: Seat) -> u8 {
        let change = |r: &Rule| match r {
            Rule::TraitDice(t, n) if *t == of => *n,
            _ => 0,
        };
        (1 + self.rules_for(seat).map(change).sum::<i32>()).max(0) as u8
    }

    /// How many presence tokens more or fewer an occurrence roll of this group counts.
    pub(crate) fn omen(&self, group: table::Seats) -> i32 {
        let change = |r: &Rule| if let Rule::Omen(n) = r { *n } else { 0 };
        let own: i32 = group.iter().flat_map(|s| self.own_rules(s)).map(change).sum();
        self.board_rules().map(change).sum::<i32>() + own
    }

    /// How much more or less the band must eat.
    pub(crate) fn hunger(&self) -> i32 {
        let change = |r: &Rule| if let Rule::Hunger(n) = r { *n } else { 0 };
        let tools: i32 = self.band().iter().flat_map(|s| self.tool_rules(s)).map(change).sum();
        self.board_rules().map(change).sum::<i32>() + tools
    }

    /// Actions that nobody can choose, in the order of [`Zone::ORDER`].
    pub(crate) fn closed_zones(&self) -> [bool; 12] {
        let mut closed = [false; 12];
        for rule in self.board_rules() {
            if let Rule::Closed(ground) = rule {
                Zone::ORDER.into_iter().filter(|z| ground.covers(*z)).for_each(|z| closed[z.index()] = true);
            }
        }
        closed
    }

    /// What happens to somebody who has taken the action of a zone. A secret's rule of this kind
    /// applies to everybody, whoever keeps it.
    pub(crate) fn after_effects(&self, zone: Zone, seat: Seat) -> Vec<CardEffect> {
        let secrets = self.band();
        let secrets = secrets.iter().flat_map(|s| self.secret_rules(s));
        let rules = self.board_rules().chain(self.tool_rules(seat)).chain(secrets);
        let after = rules.filter_map(|r| match r {
            Rule::After(ground, effects) if ground.covers(zone) => Some(effects),
            _ => None,
        });
        after.flatten().copied().collect()
    }

    /// What happens to a player each round.
    pub(crate) fn round_effects(&self, seat: Seat) -> Vec<CardEffect> {
        let each =
            self.rules_for(seat).filter_map(|r| if let Rule::EachRound(e) = r { Some(e) } else { None });
        each.flatten().copied().collect()
    }

    pub(crate) fn special(&self) -> Special {
        self.book.region(self.region).special
    }

    /// The name of a zone.
    pub(crate) fn zone_name(&self, zone: Zone) -> &str {
        match zone {
            Zone::Gather => "Gather",
            Zone::Explore(0) => "Explore, near",
            Zone::Explore(_) => "Explore, far",
            Zone::Special => match self.special() {
                Special::Scout => "Scout",
                Special::Deepwoods => "Deepwoods",
                Special::Cave => "Cave",
            },
            Zone::Rest => "Rest",
            Zone::Settle => "Settle",
            Zone::Slot(n) => match self.slots[usize::from(n)].last() {
                Some(placed) => self.card_name(placed.card),
                None => EMPTY[usize::from(n)],
            },
        }
    }
}
