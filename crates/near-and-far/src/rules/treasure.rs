//! Treasures (NF-TREAS, NF-HUT, NF-DAY-12).

use crate::NearAndFar;
use crate::book::{Talent, Treasure};
use table::{Anytime, Ask, Id, Options, Play, Seat, words};

/// A treasure card that something is done with, or none.
#[derive(Clone, Copy)]
pub(crate) struct Card(pub Fate, pub Option<Id<Treasure>>);

/// What is done with a treasure that is chosen.
#[derive(Clone, Copy)]
pub(crate) enum Fate {
    Keep,
    Discard,
    /// It makes room for one that nobody has seen yet.
    MakeRoom,
}

impl NearAndFar {
    /// One card for each pack animal (NF-TREAS-01), with Scrounging one more (NF-OPEN-21), and never a fourth (NF-TREAS-02).
    pub(crate) fn treasure_slots(&self, seat: Seat) -> usize {
        let player = self.player(seat);
        (usize::from(player.pack()) + usize::from(player.has(Talent::Scrounging))).min(3)
    }

    fn draw_treasure(&mut self) -> Option<Id<Treasure>> {
        let NearAndFar { state, dealer, .. } = self;
        if state.treasures.is_empty() {
            dealer.reshuffle(&mut state.treasures); // NF-OPEN-36
        }
        dealer.draw(&mut state.treasures)
    }

    /// NF-TREAS-03, NF-TREAS-04, NF-TREAS-05, NF-TREAS-06, NF-HUT-01, NF-HUT-02, NF-HUT-03,
    /// NF-HUT-04, NF-OPEN-13: with full slots the player decides before seeing the card.
    pub(crate) fn gain_treasure(&mut self, seat: Seat) -> Play<()> {
        let options = |g: &Self| -> Options<Card> {
            let cards = std::iter::once(None).chain(g.player(seat).treasures.iter().map(|c| Some(*c)));
            cards.map(|card| Card(Fate::MakeRoom, card)).collect()
        };
        loop {
            let slots = self.treasure_slots(seat);
            if slots == 0 {
                self.tell("NF-TREAS-03", |g| {
                    words(seat, format!("{} has no pack animal to carry a treasure.", g.name(seat)))
                });
                return Ok(());
            }
            if self.player(seat).treasures.len() < slots {
                break;
            }
            let prompt = "You have no room for another treasure. Discard one, before seeing the new one?";
            let rules = "NF-HUT-04 NF-TREAS-05 NF-OPEN-13";
            let Some(chosen) = self.choose_once(seat, rules, &prompt, &options)? else { continue };
            let Card(_, Some(old)) = chosen else {
                // The new one is discarded all the same.
                let card = self.draw_treasure();
                self.treasures.discards.extend(card);
                self.tell("NF-HUT-04 NF-TREAS-05", |g| {
                    words(seat, format!("{} leaves the new treasure behind.", g.name(seat)))
                });
                return Ok(());
            };
            self.discard_treasure(seat, old);
        }
        match self.draw_treasure() {
            Some(card) => self.take_treasure(seat, card),
            None => Ok(()),
        }
    }

    fn take_treasure(&mut self, seat: Seat, card: Id<Treasure>) -> Play<()> {
        self.player_mut(seat).treasures.push(card);
        self.tell("NF-TREAS-04 NF-TREAS-06", |g| {
            let (name, treasure) = (g.name(seat), &g.book.card(card).name);
            let text = format!("{name} finds a treasure: {treasure}. {}", g.book.rules_text(card));
            g.moved(card, None, Some(seat.place())).said(seat, text)
        });
        self.enter_play(seat, card)
    }

    fn discard_treasure(&mut self, seat: Seat, card: Id<Treasure>) {
        self.player_mut(seat).treasures.retain(|c| *c != card);
        self.treasures.discards.push(card);
        self.tell("NF-TREAS-05", |g| {
            let text = format!("{} discards {}.", g.name(seat), g.book.card(card).name);
            g.moved(card, Some(seat.place()), None).said(seat, text)
        });
    }

    /// NF-OPEN-35: after losing a pack animal, down to what can be carried.
    pub(crate) fn drop_treasures(&mut self, seat: Seat) -> Play<()> {
        while self.player(seat).treasures.len() > self.treasure_slots(seat) {
            let prompt =
                "You have more treasures than your pack animals can carry. Which one do you leave behind?";
            self.give_up_treasure(seat, "NF-OPEN-35 NF-TREAS-01", prompt)?;
        }
        Ok(())
    }

    /// One of them, or something else first: whoever asks looks again.
    fn give_up_treasure(&mut self, seat: Seat, rules: &'static str, prompt: &'static str) -> Play<()> {
        let carried = |g: &Self| {
            let carried = g.player(seat).treasures.iter();
            carried.map(|c| Card(Fate::Discard, Some(*c))).collect()
        };
        if let Some(Card(_, Some(card))) = self.choose_once(seat, rules, &prompt, &carried)? {
            self.discard_treasure(seat, card);
        }
        Ok(())
    }

    /// The Mystic's Hut: one card at dusk, one of three by day (NF-HUT, NF-DAY-12, NF-DAY-18, NF-OPEN-13).
    pub(crate) fn hut(&mut self) -> Play<()> {
        let seat = self.active;
        if !self.day || self.treasure_slots(seat) == 0 {
            return self.gain_treasure(seat);
        }
        let drawn: Vec<Id<Treasure>> = (0..3).filter_map(|_| self.draw_treasure()).collect();
        let cards = drawn.iter().map(|card| Some(*card)).chain([None]);
        let options: Options<Card> = cards.map(|card| Card(Fate::Keep, card)).collect();
        self.tell("NF-DAY-12", |g| {
            let names: Vec<&str> = drawn.iter().map(|c| g.book.card(*c).name.as_str()).collect();
            words(seat, format!("The Mystic lays out {}.", names.join(", ")))
        });
        let prompt = "Which treasure do you keep?";
        let kept = self
            .choose(seat, "NF-DAY-12 NF-OPEN-13", prompt, |_| options.clone())?
            .and_then(|chosen| chosen.1);
        for card in drawn.into_iter().filter(|c| Some(*c) != kept) {
            self.treasures.discards.push(card);
        }
        let Some(card) = kept else { return Ok(()) };
        while self.player(seat).treasures.len() >= self.treasure_slots(seat) {
            if self.treasure_slots(seat) == 0 {
                self.treasures.discards.push(card); // whatever carried it was sent home meanwhile (NF-TREAS-03)
                return Ok(());
            }
            let prompt = "Which of your treasures do you discard to make room for it?";
            self.give_up_treasure(seat, "NF-TREAS-05 NF-DAY-18", prompt)?;
        }
        self.take_treasure(seat, card)
    }
}
