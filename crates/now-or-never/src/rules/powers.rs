//! What abilities, gear, artifacts and buildings do by themselves or for a price (NN-MANA, NN-GEAR, NN-HAB, NN-ART).

use crate::book::powers::{Effect, Limit, Passive, Rule};
use crate::book::words::Cost;
use crate::book::{Piece, Quest};
use crate::state::Phase;
use crate::{Halt, NowOrNever, Player};
use table::{Ask, Id, Play, Seat, words};

/// Where a rule is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// The hero board (NN-HERO-13).
    Basic,
    /// A blue slot.
    Blue(Id<Piece>),
    /// A played card.
    Card(Id<Quest>),
}

/// A use that somebody can pay for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Use {
    pub source: Source,
    /// The place of the rule among those of its source.
    pub rule: u8,
}

/// When something is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// On one's own turn: before an action, between its parts, in a combat.
    Own,
    /// While one moves.
    Moving,
    /// A die was rolled, and may be rolled again.
    Rolled,
    /// In a round of one's own combat, once the die is known.
    Round,
    /// Whoever is on turn.
    Any,
}

/// More steps than there are spaces lead nowhere else.
const FAR: u8 = 50;

impl NowOrNever {
    pub(crate) fn rules_of(&self, seat: Seat, source: Source) -> &[Rule] {
        match source {
            Source::Basic => &self.book.board(self.player(seat).hero).basic.rules,
            Source::Blue(piece) => &self.book.piece(piece).rules,
            Source::Card(card) => &self.book.quests[card].rules,
        }
    }

    fn sources(player: &Player) -> impl Iterator<Item = Source> + '_ {
        let blue = player.blue.iter().flatten().map(|piece| Source::Blue(*piece));
        let cards = player.played.iter().map(|card| Source::Card(*card));
        std::iter::once(Source::Basic).chain(blue).chain(cards)
    }

    /// What always holds for somebody: blue pieces, the hero board, played cards; red pieces only where they change the board.
    pub(crate) fn passives(&self, seat: Seat) -> impl Iterator<Item = &Passive> {
        let player = self.player(seat);
        let red = player.red.iter().flatten().flat_map(|piece| self.book.piece(*piece).rules.iter());
        let others = Self::sources(player).flat_map(move |source| self.rules_of(seat, source).iter());
        others
            .chain(red)
            .filter_map(|rule| if let Rule::Always(passive) = rule { Some(passive) } else { None })
    }

    fn sum(&self, seat: Seat, of: impl Fn(&Passive) -> u8) -> u8 {
        self.passives(seat).map(of).sum()
    }

    /// NN-HERO-11, NN-GEAR-03, NN-GEAR-04
    pub(crate) fn max_mana(&self, seat: Seat) -> u8 {
        let more = self.sum(seat, |passive| match passive {
            Passive::Mana(n, None) => *n,
            Passive::Mana(n, Some(other)) => {
                let worn = self.player(seat).pieces().any(|piece| self.book.cover.names.name(piece) == other);
                if worn { *n } else { 0 }
            }
            _ => 0,
        });
        self.book.board(self.player(seat).hero).mana + more
    }

    /// NN-BLD-09 and whatever else makes faster.
    pub(crate) fn more_movement(&self, seat: Seat) -> u8 {
        let buildings = self.player(seat).buildings().map(|id| self.book.buildings[id].faster).sum::<u8>();
        buildings + self.sum(seat, |passive| if let Passive::Move(n) = passive { *n } else { 0 })
    }

    /// NN-HAB-07
    pub(crate) fn recruit_discount(&self, seat: Seat) -> u8 {
        self.sum(seat, |passive| if let Passive::Recruit(n) = passive { *n } else { 0 })
    }

    pub(crate) fn gear_discount(&self, seat: Seat) -> u8 {
        self.sum(seat, |passive| if let Passive::Gear(n) = passive { *n } else { 0 })
    }

    /// NN-BLD-05, NN-OPEN-18
    pub(crate) fn build_discount(&self, seat: Seat) -> u8 {
        let buildings = self.player(seat).buildings().map(|id| self.book.buildings[id].cheaper).sum::<u8>();
        buildings + self.sum(seat, |passive| if let Passive::Build(n) = passive { *n } else { 0 })
    }

    /// NN-HAB-05
    pub(crate) fn search_discount(&self, seat: Seat) -> u8 {
        self.sum(seat, |passive| if let Passive::Search(n) = passive { *n } else { 0 })
    }

    /// What somebody may use now.
    pub(crate) fn uses(&self, seat: Seat, moment: Moment) -> impl Iterator<Item = Use> + '_ {
        let player = self.player(seat);
        Self::sources(player).flat_map(move |source| {
            let rules = self.rules_of(seat, source).iter().enumerate();
            let usable = move |rule: &Rule| {
                let Rule::Use(price, effects, limit) = rule else { return false };
                let fits = effects.iter().any(|effect| self.fits(seat, effect, moment, *limit));
                fits && self.is_open(seat, *limit)
                    && self.can_pay(seat, price)
                    && !(limit.season && self.is_spent(seat, source))
            };
            rules.filter(move |(_, rule)| usable(rule)).map(move |(at, _)| Use { source, rule: at as u8 })
        })
    }

    /// A hero action of its own, which uses up the turn (NN-ART-06).
    pub(crate) fn acts_of(&self, seat: Seat) -> impl Iterator<Item = Use> + '_ {
        let able = self.act.is_none() && self.player(seat).hearts > 0;
        Self::sources(self.player(seat)).filter(move |_| able).flat_map(move |source| {
            let rules = self.rules_of(seat, source).iter().enumerate();
            let acts = move |rule: &Rule| match rule {
                Rule::Use(price, effects, limit) => {
                    let acts = effects.iter().any(|effect| matches!(effect, Effect::Act(_)));
                    acts && self.can_pay(seat, price) && !(limit.season && self.is_spent(seat, source))
                }
                _ => false,
            };
            rules.filter(move |(_, rule)| acts(rule)).map(move |(at, _)| Use { source, rule: at as u8 })
        })
    }

    /// Whether what is printed there allows it now.
    fn is_open(&self, seat: Seat, limit: Limit) -> bool {
        let fights = seat == self.active && self.fight.is_some();
        !(limit.peace && fights || limit.early && self.is_final())
    }

    fn is_final(&self) -> bool {
        self.phase == Phase::Last || (self.phase == Phase::Production && self.season == 6)
    }

    /// What is closed now: in combat what is not for it, in the final production sales, orders, and what is worth nothing then.
    pub(crate) fn closed_now(&self) -> &'static str {
        match self.fight {
            Some(_) => "NN-ART-04",
            None if self.is_final() => "NN-OPEN-23 NN-ART-01 NN-ART-05",
            None => "",
        }
    }

    fn fits(&self, seat: Seat, effect: &Effect, moment: Moment, limit: Limit) -> bool {
        use crate::book::Thing;
        use crate::book::words::Gain;
        match (effect, moment) {
            // Nothing that would be lost is offered.
            (Effect::Move(_), Moment::Moving) => self.act.is_some_and(|act| act.free < FAR),
            (Effect::Ignore, Moment::Moving) => self.act.is_some_and(|act| !act.ignores),
            (Effect::Reroll, Moment::Rolled) => true,
            (Effect::Defense(_) | Effect::Damage(_) | Effect::DieOfDamage, Moment::Round) => true,
            (Effect::Token, Moment::Own | Moment::Moving) => self.unclaimed().next().is_some(),
            (Effect::Gain(Gain::Thing(Thing::Heart, _)), _)
                if self.player(seat).hearts >= self.max_hearts(seat) =>
            {
                false
            }
            (Effect::Gain(Gain::Thing(Thing::Mana, _)), _)
                if self.player(seat).mana >= self.max_mana(seat) =>
            {
                false
            }
            (Effect::Gain(_), Moment::Any) => limit.anytime,
            (Effect::Gain(_), Moment::Own | Moment::Moving) => true,
            (Effect::Gain(Gain::Thing(Thing::Heart | Thing::Mana, _)), Moment::Round) => true,
            _ => false,
        }
    }

    pub(crate) fn is_spent(&self, seat: Seat, source: Source) -> bool {
        let player = self.player(seat);
        match source {
            Source::Basic => player.spent_basic,
            Source::Blue(piece) => player.spent_pieces.contains(&piece),
            Source::Card(card) => player.spent_cards.contains(&card),
        }
    }

    /// Pays for a use, and says what it does.
    pub(crate) fn pay_use(&mut self, seat: Seat, it: Use) -> Vec<Effect> {
        let Rule::Use(price, effects, limit) = self.rules_of(seat, it.source)[usize::from(it.rule)].clone()
        else {
            unreachable!("only uses are offered")
        };
        for cost in price {
            if let Cost::Thing(thing, n) = cost {
                self.spend(seat, thing, n.into(), "NN-MANA-04");
            }
        }
        if limit.season {
            let player = self.player_mut(seat);
            match it.source {
                Source::Basic => player.spent_basic = true,
                Source::Blue(piece) => player.spent_pieces.push(piece),
                Source::Card(card) => player.spent_cards.push(card), // NN-QDRAW-07
            }
        }
        self.tell("NN-MANA-04", |g| {
            words(seat, format!("{} uses {}.", g.name(seat), g.source_name(seat, it.source)))
        });
        effects
    }

    /// A use outside of a combat (NN-MANA-04).
    pub(crate) fn use_it(&mut self, seat: Seat, it: Use) -> Play<(), Halt> {
        for effect in self.pay_use(seat, it) {
            match effect {
                Effect::Gain(gain) => self.gain_all(seat, &[gain], "NN-MANA-04")?,
                Effect::Move(n) => self.state.act.iter_mut().for_each(|act| act.free += n), // NN-HAB-01, NN-ART-02
                Effect::Ignore => self.state.act.iter_mut().for_each(|act| act.ignores = true),
                Effect::Token => self.take_any_token(seat)?, // NN-ART-03
                Effect::Act(n) => self.set_out(seat, n),     // NN-ART-06
                Effect::Damage(_) | Effect::DieOfDamage | Effect::Defense(_) | Effect::Reroll => {}
            }
        }
        Ok(())
    }
}
