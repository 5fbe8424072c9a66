//! The General Store (NF-STORE), and drawing artifact cards wherever that is allowed.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::book::{Artifact, Talent};
use crate::rules::draft::Keep;
use crate::rules::telling::{ARTIFACT_CARD, hand_key};
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// A coin, or four cards.
#[derive(Clone, Copy)]
pub(crate) enum Shop {
    Coin,
    Draw,
    Nothing,
}

/// How a draw is split (NF-STORE-02): this many basic cards, the rest advanced.
#[derive(Clone, Copy)]
pub(crate) struct Split {
    pub basic: u32,
    pub of: u32,
}

impl NearAndFar {
    /// NF-STORE-01
    pub(crate) fn store(&mut self) -> Play<()> {
        let seat = self.active;
        if self.player(seat).has(Talent::Persuasion) {
            self.draw_artifacts(seat, 1)?; // NF-TAL-11, NF-OPEN-20
        }
        let options = |_: &Self| [Shop::Coin, Shop::Draw, Shop::Nothing].into_iter().collect();
        match self.decide("NF-STORE-01 NF-TOWN-04", "What do you want at the General Store?", options)? {
            Shop::Coin => self.gain(seat, Thing::Coin, 1),
            Shop::Draw => self.draw_artifacts(seat, 4)?,
            Shop::Nothing => {}
        }
        Ok(())
    }

    /// NF-STORE-02, NF-STORE-03, NF-STORE-04: the split is decided before any card is seen, then any
    /// number is kept.
    pub(crate) fn draw_artifacts(&mut self, seat: Seat, n: u32) -> Play<()> {
        let left = |g: &Self| {
            let [basic, advanced] = [&g.basic, &g.advanced].map(|deck| deck.cards().count() as u32);
            (basic, advanced, n.min(basic + advanced)) // NF-OPEN-36
        };
        let splits = |g: &Self| -> Options<Split> {
            let (basic, advanced, n) = left(g);
            (n.saturating_sub(advanced)..=n.min(basic)).map(|basic| Split { basic, of: n }).collect()
        };
        let prompt = |g: &Self| match left(g) {
            (.., 1) => "Which deck do you draw from?".to_owned(),
            (.., n) => format!("You draw {n} artifact cards. Which decks do you draw from?"),
        };
        let split = self.choose(seat, "NF-STORE-02 NF-STORE-03", prompt, splits)?;
        let Some(split) = split.filter(|split| split.of > 0) else {
            self.tell("NF-OPEN-36", |_| words(seat, "There are no artifact cards left to draw."));
            return Ok(());
        };
        let n = split.of;
        for place in 0..n {
            let NearAndFar { state, dealer, .. } = self;
            let deck = if place < split.basic { &mut state.basic } else { &mut state.advanced };
            if deck.is_empty() {
                dealer.reshuffle(deck);
            }
            let card = dealer.draw(deck).expect("that many cards are there");
            state.players[seat.index()].drawn.push(card);
        }
        let drawn: Options<Keep> = self.player(seat).drawn.iter().map(|c| Keep(Some(*c))).collect();
        let prompt =
            "Which of these do you keep? They stay in your hand until bought or discarded at the Town Hall.";
        let kept = self.ask_keep(seat, prompt, drawn)?;
        let count = kept.len();
        let drawn = std::mem::take(&mut self.player_mut(seat).drawn);
        let (kept, others): (Vec<_>, Vec<_>) = drawn.into_iter().partition(|card| kept.contains(card));
        others.into_iter().for_each(|card| self.back_to_discards(seat, card));
        // NF-STORE-05, NF-STORE-06
        self.take_in_hand(seat, &kept, "NF-STORE-02 NF-STORE-04", |g| {
            let cards = if n == 1 { "card" } else { "cards" };
            format!("{} draws {n} artifact {cards} and keeps {count}.", g.name(seat))
        });
        Ok(())
    }

    /// Cards come into a hand: everybody sees how many, and their owner which.
    pub(crate) fn take_in_hand(
        &mut self,
        seat: Seat,
        cards: &[Id<Artifact>],
        rules: &'static str,
        text: impl Fn(&Self) -> String,
    ) {
        self.player_mut(seat).hand.extend(cards);
        self.tell_hand(seat, cards, true, rules, text);
    }

    fn tell_hand(
        &mut self,
        seat: Seat,
        cards: &[Id<Artifact>],
        gained: bool,
        rules: &'static str,
        text: impl Fn(&Self) -> String,
    ) {
        let ends = || if gained { (None, Some(hand_key(seat))) } else { (Some(hand_key(seat)), None) };
        self.tell(rules, |g| {
            let (from, to) = ends();
            let what = match cards.len() as u32 {
                0 => What::Words {},
                n => What::tokens(ARTIFACT_CARD, n, from, to),
            };
            what.said(seat, text(g))
        });
        for card in cards {
            self.tell_only(seat, rules, |g| {
                let (from, to) = ends();
                g.moved(*card, from, to).unsaid(seat)
            });
        }
    }

    /// Even a single card is a choice, and one that is made at once (NF-ARTI-13).
    fn ask_keep(
        &mut self,
        seat: Seat,
        prompt: &'static str,
        drawn: Options<Keep>,
    ) -> Play<Vec<Id<Artifact>>> {
        let most = drawn.len();
        let kept = self.ask_some(seat, "NF-STORE-04 NF-STORE-05 | NF-ARTI-13", prompt, drawn, 0..=most)?;
        Ok(kept.into_iter().filter_map(|k| k.0).collect())
    }

    /// Nobody else sees which.
    pub(crate) fn back_to_discards(&mut self, seat: Seat, card: Id<Artifact>) {
        match self.book.artifact(card).advanced {
            true => self.advanced.put_away(seat, card),
            false => self.basic.put_away(seat, card),
        }
    }

    /// Cards leave the hand unbought (NF-ARTI-13).
    pub(crate) fn discard_artifacts(
        &mut self,
        seat: Seat,
        cards: &[Id<Artifact>],
        rules: &'static str,
        text: impl Fn(&Self) -> String,
    ) {
        self.player_mut(seat).hand.retain(|c| !cards.contains(c));
        cards.iter().for_each(|card| self.back_to_discards(seat, *card));
        self.tell_hand(seat, cards, false, rules, text);
    }
}
