//! Gaining and paying (NF-GEN-04, NF-GEN-07, NF-HEART, NF-REP, NF-CHIEF).

use crate::book::words::{Price, Reward, Thing};
use crate::book::{Card, Faction, Talent, WorldCard};
use crate::rules::saloon::Hire;
use crate::rules::telling::taken;
use crate::{NearAndFar, Purse};
use std::cmp::Ordering;
use table::{Anytime, Ask, Id, Kind, Play, Seat, What, Within, figure, words};

/// The end of the heart track (NF-OPEN-08).
pub(crate) const HEARTS_MAX: u16 = 13;

/// A debt paid partly with one thing and partly with another.
#[derive(Clone, Copy)]
pub(crate) struct Mix {
    pub thing: Thing,
    pub n: u32,
    pub other: Thing,
    pub others: u32,
}

impl NearAndFar {
    /// How many of a thing a player has.
    pub(crate) fn count(&self, seat: Seat, thing: Thing) -> u16 {
        let player = self.player(seat);
        match thing {
            Thing::Coin => player.coins,
            Thing::Gem => player.gems,
            Thing::Food => player.food,
            Thing::Heart => player.hearts,
            Thing::Token(faction) => player.tokens[faction as usize],
        }
    }

    fn pile(&mut self, seat: Seat, thing: Thing) -> &mut u16 {
        let player = self.player_mut(seat);
        match thing {
            Thing::Coin => &mut player.coins,
            Thing::Gem => &mut player.gems,
            Thing::Food => &mut player.food,
            Thing::Heart => &mut player.hearts,
            Thing::Token(faction) => &mut player.tokens[faction as usize],
        }
    }

    /// Adds what there is room for; how many that are.
    fn add(&mut self, seat: Seat, thing: Thing, n: u32) -> u32 {
        let pile = self.pile(seat, thing);
        let before = *pile;
        *pile = pile.saturating_add(n as u16);
        if thing == Thing::Heart {
            *pile = (*pile).min(HEARTS_MAX); // NF-OPEN-08
        }
        u32::from(*pile - before)
    }

    fn take_away(&mut self, seat: Seat, thing: Thing, n: u32) {
        let pile = self.pile(seat, thing);
        *pile = pile.checked_sub(n as u16).expect("only what is there is paid");
    }

    fn claim_chiefs(&mut self, seat: Seat, thing: Thing) {
        if let Thing::Token(faction) = thing {
            self.claim_chief(seat, faction);
        }
    }

    /// NF-GEN-07
    pub(crate) fn gain(&mut self, seat: Seat, thing: Thing, n: u32) {
        let n = self.add(seat, thing, n);
        if n > 0 {
            self.tell("NF-GEN-07", |g| {
                let text = format!("{} gains {}.", g.name(seat), thing.say(n));
                What::tokens(thing.key(), n, None, Some(seat.place())).said(seat, text)
            });
            self.claim_chiefs(seat, thing);
        }
    }

    /// A purse of coins, gems and the like.
    pub(crate) fn gain_purse(&mut self, seat: Seat, purse: Purse) {
        for (thing, n) in purse.things() {
            self.gain(seat, thing, n.into());
        }
    }

    /// Puts something back into the supply.
    pub(crate) fn lose(&mut self, seat: Seat, thing: Thing, n: u32) {
        if n > 0 {
            self.take_away(seat, thing, n);
            self.tell("NF-GEN-07", |g| {
                let text = format!("{} pays {}.", g.name(seat), thing.say(n));
                What::tokens(thing.key(), n, Some(seat.place()), None).said(seat, text)
            });
        }
    }

    /// One of a thing changes hands.
    pub(crate) fn give(&mut self, from: Seat, to: Seat, thing: Thing) {
        self.take_away(from, thing, 1);
        self.add(to, thing, 1);
        self.tell("NF-ART-04 NF-ART-05", |g| {
            let text = format!("{} gives {} {}.", g.name(from), g.name(to), thing.say(1));
            What::tokens(thing.key(), 1, Some(from.place()), Some(to.place())).said(from, text)
        });
        self.claim_chiefs(to, thing);
    }

    /// NF-REP-02, NF-REP-03, NF-REP-04
    pub(crate) fn change_reputation(&mut self, seat: Seat, by: i8) {
        let player = self.player_mut(seat);
        let before = player.reputation;
        player.reputation = (before + by).clamp(-6, 12);
        let now = player.reputation;
        let steps = now.abs_diff(before);
        let word = match now.cmp(&before) {
            Ordering::Greater => "rises",
            Ordering::Less => "falls",
            Ordering::Equal => return,
        };
        self.tell("NF-REP-02 NF-REP-03 NF-REP-04", |g| {
            let track = format!("{}/reputation", seat.place());
            let moved = What::Track { track, from: before.into(), to: now.into() };
            moved.said(seat, format!("{}'s reputation {word} by {steps}, to {}.", g.name(seat), figure(now)))
        });
    }

    /// Hearts, and food where Meditation allows it (NF-TAL-08, NF-OPEN-74).
    pub(crate) fn heart_means(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        let food = if player.has(Talent::Meditation) { player.food } else { 0 };
        u32::from(player.hearts) + u32::from(food)
    }

    pub(crate) fn pay_hearts(&mut self, seat: Seat, n: u32) -> Play<()> {
        self.pay(seat, Price { thing: Thing::Heart, n: n as u8 })
    }

    /// Coins, and gems where Gem Trading allows it (NF-TAL-05, NF-OPEN-74).
    pub(crate) fn coin_means(&self, seat: Seat) -> u32 {
        let player = self.player(seat);
        let gems = if player.has(Talent::GemTrading) { player.gems } else { 0 };
        u32::from(player.coins) + u32::from(gems)
    }

    /// How many of a thing a player still owes.
    pub(crate) fn owes(&self, seat: Seat, thing: Thing) -> u32 {
        let owed = self.owed.iter().filter(|(by, price)| *by == seat && price.thing == thing);
        owed.map(|(_, price)| u32::from(price.n)).sum()
    }

    /// Whether all of these can be paid together, and what is owed already: a gem given for a coin, or food for a heart, is given
    /// once (NF-TAL-05, NF-TAL-08).
    pub(crate) fn can_pay(&self, seat: Seat, prices: &[Price]) -> bool {
        let player = self.player(seat);
        let owed = |thing: Thing| {
            let asked = prices.iter().filter(|p| p.thing == thing).map(|p| u32::from(p.n)).sum::<u32>();
            asked + self.owes(seat, thing)
        };
        let gems = if player.has(Talent::GemTrading) { owed(Thing::Gem) } else { 0 };
        let food = if player.has(Talent::Meditation) { owed(Thing::Food) } else { 0 };
        let others = prices.iter().map(|p| p.thing).filter(|t| !matches!(t, Thing::Coin | Thing::Heart));
        self.coin_means(seat) >= owed(Thing::Coin) + gems
            && self.heart_means(seat) >= owed(Thing::Heart) + food
            && others.into_iter().all(|thing| u32::from(self.count(seat, thing)) >= owed(thing))
    }

    pub(crate) fn pay(&mut self, seat: Seat, price: Price) -> Play<()> {
        self.pay_all(seat, [price])
    }

    /// One after the other; all of it is owed until it is paid.
    pub(crate) fn pay_all(&mut self, seat: Seat, prices: impl IntoIterator<Item = Price>) -> Play<()> {
        let before = self.owed.len();
        self.owed.extend(prices.into_iter().map(|price| (seat, price)));
        while self.owed.len() > before {
            let (_, Price { thing, n }) = self.owed[before];
            let others = match thing {
                Thing::Coin => self.pays_with(seat, Talent::GemTrading, thing, Thing::Gem, n.into())?,
                Thing::Heart => self.pays_with(seat, Talent::Meditation, thing, Thing::Food, n.into())?,
                _ => None,
            };
            self.owed.remove(before);
            let (other, others) = others.unwrap_or((thing, 0));
            self.lose(seat, thing, u32::from(n) - others);
            self.lose(seat, other, others);
        }
        Ok(())
    }

    /// The same for something that was chosen, and is there when it is paid.
    pub(crate) fn pay_for<K: Kind>(
        &mut self,
        seat: Seat,
        what: Id<K>,
        prices: impl IntoIterator<Item = Price>,
    ) -> Play<()> {
        self.promised.push(what.any());
        self.pay_all(seat, prices)?;
        self.promised.pop();
        Ok(())
    }

    pub(crate) fn is_promised<K: Kind>(&self, what: Id<K>) -> bool {
        self.promised.contains(&what.any())
    }

    /// How many of another thing somebody with the talent for it gives instead.
    fn pays_with(
        &mut self,
        seat: Seat,
        talent: Talent,
        thing: Thing,
        other: Thing,
        n: u32,
    ) -> Play<Option<(Thing, u32)>> {
        if !self.player(seat).has(talent) {
            return Ok(None);
        }
        let mixes = |g: &Self| {
            let [own, spare] = [thing, other].map(|thing| u32::from(g.count(seat, thing)));
            let most = n.min(spare.saturating_sub(g.owes(seat, other)));
            (n.saturating_sub(own)..=most).map(|others| Mix { thing, n: n - others, other, others }).collect()
        };
        let prompt = move |_: &Self| format!("You owe {}. How do you pay?", thing.say(n));
        let mix = self.choose(seat, "NF-OPEN-74 NF-TAL-05 NF-TAL-08", prompt, mixes)?;
        Ok(mix.map(|mix| (other, mix.others)))
    }

    /// Whether a whole purse can be paid, gems for coins included.
    pub(crate) fn can_pay_purse(&self, seat: Seat, purse: &Purse) -> bool {
        let player = self.player(seat);
        let spare = || if player.has(Talent::GemTrading) { player.gems.saturating_sub(purse.gem) } else { 0 };
        // Coins first: they are what is missing most often, and a simulation asks this at every decision.
        (player.coins >= purse.coin || player.coins.saturating_add(spare()) >= purse.coin)
            && player.gems >= purse.gem
            && player.food >= purse.food
            && Faction::ALL.iter().all(|f| player.tokens[*f as usize] >= purse.of(Thing::Token(*f)))
    }

    /// Banners for chiefs: adventurers and tokens (NF-CHIEF-03, NF-CHIEF-04).
    pub(crate) fn banners(&self, seat: Seat, faction: Faction) -> u32 {
        let player = self.player(seat);
        let people =
            player.people().filter(|id| self.book.person(*id).faction == Some(faction)).count() as u32;
        people + u32::from(player.tokens[faction as usize])
    }

    /// NF-CHIEF-02, NF-CHIEF-05, NF-CHIEF-10: the first with four banners of a colour.
    pub(crate) fn claim_chief(&mut self, seat: Seat, faction: Faction) {
        if self.chiefs[faction as usize].is_none() && self.banners(seat, faction) >= 4 {
            self.chiefs[faction as usize] = Some(seat);
            self.tell("NF-CHIEF-02 NF-CHIEF-05", |g| {
                let (name, chief) = (g.name(seat), &g.book.chiefs[faction as usize]);
                let text = format!("{name} has four {} banners: {chief} joins the journey.", faction.name());
                taken(format!("chief/{}", faction.key()), seat).said(seat, text)
            });
        }
    }

    /// Rewards, one after the other.
    pub(crate) fn reward_all(&mut self, seat: Seat, rewards: &[Reward]) -> Play<()> {
        for reward in rewards {
            self.reward(seat, reward)?;
        }
        Ok(())
    }

    /// Rewards that a card gives.
    pub(crate) fn reward_from(&mut self, seat: Seat, card: Id<Card>, rewards: &[Reward]) -> Play<()> {
        self.tell("NF-ARTI-09 NF-TREAS-07", |g| {
            words(seat, format!("{}'s {} takes effect.", g.name(seat), g.book.card(card).name))
        });
        self.reward_all(seat, rewards)
    }

    /// NF-QUEST-17
    pub(crate) fn reward(&mut self, seat: Seat, reward: &Reward) -> Play<()> {
        match reward {
            Reward::Gain(thing, n) => self.gain(seat, *thing, (*n).into()), // NF-QUEST-23, NF-QUEST-24
            Reward::Reputation(by) => self.change_reputation(seat, *by),    // NF-REP-05
            Reward::Bird => self.gain_bird(seat),
            Reward::Treasure => self.gain_treasure(seat)?,
            Reward::Adventurer(faction) => self.gain_adventurer(seat, *faction)?,
            Reward::Artifact => self.draw_artifacts(seat, 1)?,
            Reward::World(card) => self.gain_world(seat, *card)?,
            Reward::Recruit => self.recruit(seat, Hire::Nobody).map(|_| ())?,
            Reward::Camp => self.place_contract_camp(seat)?,
        }
        Ok(())
    }

    /// NF-WORLD-02: put into play at once. A card that somebody already has cannot be taken (NF-GEN-05).
    fn gain_world(&mut self, seat: Seat, card: Id<WorldCard>) -> Play<()> {
        let Some(place) = self.worlds.iter().position(|c| *c == card) else {
            self.tell("NF-WORLD-02 NF-GEN-05", |g| {
                words(seat, format!("{} is already with somebody else.", g.book.card(card).name))
            });
            return Ok(());
        };
        self.worlds.remove(place);
        self.player_mut(seat).worlds.push(card);
        self.tell("NF-WORLD-02", |g| {
            let (name, world) = (g.name(seat), &g.book.card(card).name);
            let text = format!("{name} takes the world card {world}: {}", g.book.rules_text(card));
            g.moved(card, None, Some(seat.place())).said(seat, text)
        });
        self.enter_play(seat, card)
    }

    /// What a card does the moment it comes into play.
    pub(crate) fn enter_play<K: Within<Card>>(&mut self, seat: Seat, card: Id<K>) -> Play<()> {
        let book = self.book.clone();
        for rule in &book.card(card).rules {
            if let crate::Rule::Now(rewards) = rule {
                self.reward_all(seat, rewards)?;
            }
        }
        Ok(())
    }
}
