//! What cards in play do: symbols that count, and automatic rewards.

use crate::NearAndFar;
use crate::book::Card;
use crate::book::words::{Deed, Kind, Rule};
use table::{Id, Play, Seat};

impl NearAndFar {
    /// Bought artifacts, treasures and world cards (NF-ARTI-09, NF-TREAS-07, NF-WORLD-02).
    pub(crate) fn cards_of(&self, seat: Seat) -> impl Iterator<Item = Id<Card>> + '_ {
        let player = self.player(seat);
        let artifacts = player.artifacts.iter().map(|card| card.widen());
        let treasures = player.treasures.iter().map(|card| card.widen());
        artifacts.chain(treasures).chain(player.worlds.iter().map(|card| card.widen()))
    }

    pub(crate) fn rules_of(&self, seat: Seat) -> impl Iterator<Item = &Rule> + '_ {
        self.cards_of(seat).flat_map(|card| &self.book.card(card).rules)
    }

    fn sum(&self, seat: Seat, count: impl Fn(&Rule) -> u8) -> u32 {
        self.rules_of(seat).map(|rule| u32::from(count(rule))).sum()
    }

    fn party_sum(&self, seat: Seat, count: impl Fn(&crate::Symbols) -> u8) -> u32 {
        self.player(seat).party.iter().map(|id| u32::from(count(&self.book.person(*id).symbols))).sum()
    }

    /// NF-PARTY-11, NF-QUEST-08: the active party and cards.
    pub(crate) fn skill(&self, seat: Seat) -> u32 {
        self.party_skill(seat) + self.sum(seat, |r| if let Rule::Skill(n) = r { *n } else { 0 })
    }

    /// NF-FARM-01, NF-OPEN-42: the active party alone.
    pub(crate) fn party_skill(&self, seat: Seat) -> u32 {
        self.party_sum(seat, |s| s.skill)
    }

    /// NF-PARTY-12, NF-ARTI-14: swords of the active party and of cards.
    pub(crate) fn combat(&self, seat: Seat) -> u32 {
        self.party_sum(seat, |s| s.sword) + self.sum(seat, |r| if let Rule::Sword(n) = r { *n } else { 0 })
    }

    /// What is added to a quest's roll.
    pub(crate) fn strength(&self, seat: Seat, kind: Kind) -> u32 {
        match kind {
            Kind::Skill => self.skill(seat),
            Kind::Combat => self.combat(seat),
        }
    }

    /// What is added to a duel besides swords (NF-TAL-07, NF-TAL-20, NF-OPEN-66).
    pub(crate) fn duel_bonus(&self, seat: Seat) -> u32 {
        let talents = [crate::Talent::MartialArts, crate::Talent::Taunting];
        let taught = talents.into_iter().filter(|t| self.player(seat).has(*t)).count() as u32;
        taught + self.sum(seat, |r| if let Rule::Duel(n) = r { *n } else { 0 })
    }

    pub(crate) fn fight_bonus(&self, seat: Seat) -> u32 {
        self.sum(seat, |r| if let Rule::Fight(n) = r { *n } else { 0 })
    }

    /// NF-LEAVE-04, NF-HEART-13
    pub(crate) fn heart_total(&self, seat: Seat) -> u16 {
        let hearts = self.party_sum(seat, |s| s.heart);
        (hearts + self.sum(seat, |r| if let Rule::Heart(n) = r { *n } else { 0 })).min(13) as u16
    }

    /// Pack animals of a kind, with those sent home this turn (NF-PACK-06, NF-OPEN-63, NF-OPEN-84).
    fn animals_helping(&self, seat: Seat, bird: bool) -> u32 {
        let player = self.player(seat);
        let owned = if bird { player.birds } else { player.tortoises };
        let gone = if seat == self.active { self.sent_home[usize::from(!bird)] } else { 0 };
        u32::from(owned) + u32::from(gone)
    }

    /// NF-MOVE-05, NF-MOVE-06
    pub(crate) fn movement(&self, seat: Seat) -> u32 {
        let arrows = self.party_sum(seat, |s| s.r#move);
        let cards = self.sum(seat, |r| if let Rule::Move(n) = r { *n } else { 0 });
        2 + self.animals_helping(seat, true) + arrows + cards
    }

    /// Empty spaces that cost nothing in one adventure (NF-DAY-06, NF-ART-03, NF-OPEN-65).
    pub(crate) fn free_spaces(&self, seat: Seat) -> u32 {
        self.animals_helping(seat, false) + self.sum(seat, |r| if let Rule::Pass(n) = r { *n } else { 0 })
    }

    /// NF-PARTY-15, NF-TRS-07
    pub(crate) fn search(&self, seat: Seat) -> u32 {
        self.party_sum(seat, |s| s.search) + self.sum(seat, |r| if let Rule::Search(n) = r { *n } else { 0 })
    }

    /// NF-PARTY-14
    pub(crate) fn has_shield(&self, seat: Seat) -> bool {
        self.party_sum(seat, |s| s.shield) > 0
    }

    pub(crate) fn discount(&self, seat: Seat) -> u32 {
        self.sum(seat, |r| if let Rule::Discount(n) = r { *n } else { 0 })
    }

    pub(crate) fn trade_bonus(&self, seat: Seat) -> u32 {
        self.sum(seat, |r| if let Rule::Trade(n) = r { *n } else { 0 })
    }

    /// NF-HALL-02, NF-ART-13
    pub(crate) fn trades(&self, seat: Seat) -> u32 {
        1 + self.sum(seat, |r| if let Rule::Trades(n) = r { *n } else { 0 })
    }

    /// NF-ART-14
    pub(crate) fn has_twin(&self, seat: Seat) -> bool {
        self.rules_of(seat).any(|r| *r == Rule::Twin)
    }

    /// What cards give after something was done.
    pub(crate) fn after(&mut self, seat: Seat, deed: Deed) -> Play<()> {
        self.give_after(seat, self.giving_after(seat, deed), deed)
    }

    /// The cards in play that give something after this.
    pub(crate) fn giving_after(&self, seat: Seat, deed: Deed) -> Vec<Id<Card>> {
        let gives = |rule: &Rule| matches!(rule, Rule::After(after, _) if *after == deed);
        self.cards_of(seat).filter(|card| self.book.card(*card).rules.iter().any(gives)).collect()
    }

    /// Those of these cards that are still in play give what they give.
    pub(crate) fn give_after(&mut self, seat: Seat, cards: Vec<Id<Card>>, deed: Deed) -> Play<()> {
        let book = self.book.clone();
        for card in cards {
            for rule in &book.card(card).rules {
                if let Rule::After(after, rewards) = rule
                    && *after == deed
                    && self.cards_of(seat).any(|own| own == card)
                {
                    self.reward_from(seat, card, rewards)?;
                }
            }
        }
        Ok(())
    }
}
