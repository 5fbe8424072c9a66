//! What lies on the ship board, and what is in players' hands (SG-TERM, SG-SHARE, SG-CARD, SG-CMD).

use crate::book::powers::Passive;
use crate::book::{Ability, Adventure, Quest, Sort, Thing};
use crate::rules::picks::{InHand, Pick, Which};
use crate::rules::telling::crew_key;
use crate::state::{COMMAND, Owned};
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// The hand limit (SG-CARD-03).
pub(crate) const HAND: i8 = 3;
/// Where shared things lie, as a place on the board.
pub(crate) const STORES: &str = "stores";

impl SleepingGods {
    /// Takes tokens from the supply, as far as it has them (SG-TERM-05, SG-TERM-07).
    pub(crate) fn gain(&mut self, thing: Thing, n: u8, rules: &'static str) {
        let gained = n.min(thing.supply() - self.stored(thing));
        self.stores[thing as usize] += gained;
        if gained == 0 {
            self.tell(rules, |_| words(None, format!("There is no more {} to be had.", thing.noun(2))));
            return;
        }
        self.tell(rules, |_| {
            What::tokens(thing.key(), gained.into(), None, Some(STORES.to_owned()))
                .said(None, format!("You gain {}.", thing.say(gained.into())))
        });
    }

    /// Gives tokens back to the supply, as far as there are any (SG-TERM-03).
    pub(crate) fn lose(&mut self, thing: Thing, n: u8, rules: &'static str) {
        let lost = n.min(self.stored(thing));
        if lost == 0 {
            return;
        }
        self.stores[thing as usize] -= lost;
        self.tell(rules, |_| {
            What::tokens(thing.key(), lost.into(), Some(STORES.to_owned()), None)
                .said(None, format!("You part with {}.", thing.say(lost.into())))
        });
    }

    /// Food of any kind (SG-TERM-12).
    pub(crate) fn food(&self) -> u8 {
        Thing::FOOD.iter().map(|kind| self.stored(*kind)).sum()
    }

    pub(crate) fn lose_food(&mut self, by: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        for left in (1..=n.min(self.food())).rev() {
            self.owed += left; // and so it is not there for another recipe
            let kinds = |g: &Self| Thing::FOOD.into_iter().filter(|k| g.stored(*k) > 0).map(Which).collect();
            let prompt = move |_: &Self| format!("Which food goes? {left} to pay.");
            let kind = self.choose(by, rules, prompt, kinds)?;
            self.owed -= left;
            if let Some(Which(kind)) = kind {
                self.lose(kind, 1, rules);
            }
        }
        Ok(())
    }

    pub(crate) fn gain_food(&mut self, by: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        let had = |g: &Self, kind: &Thing| g.stored(*kind) < kind.supply();
        let kinds = |g: &Self| Thing::FOOD.into_iter().filter(|kind| had(g, kind)).map(Which).collect();
        for _ in 0..n {
            let Some(Which(kind)) = self.choose(by, rules, "Which food do you take?", kinds)? else { break };
            self.gain(kind, 1, rules);
        }
        Ok(())
    }

    /// Command from the supply (SG-ROOM-06, SG-ROOM-07).
    pub(crate) fn gain_command(&mut self, seat: Seat, n: u8, rules: &'static str) {
        let gained = n.min(self.command_left());
        self.player_mut(seat).command += gained;
        if gained < n {
            // SG-CMD-01
            let left = if gained == 0 { "no command" } else { "no more command" };
            self.tell(rules, |_| words(seat, format!("There is {left} in the supply.")));
        }
        if gained > 0 {
            self.tell(rules, |g| {
                What::tokens("command", gained.into(), None, Some(seat.place()))
                    .said(seat, format!("{} gains {gained} command.", g.name(seat)))
            });
        }
    }

    /// Command to the supply (SG-CMD-03, SG-CMD-06, SG-CMD-07, SG-CMD-08, SG-CMD-09).
    pub(crate) fn pay_command(&mut self, seat: Seat, n: u8, rules: &'static str) {
        let paid = n.min(self.player(seat).command);
        self.player_mut(seat).command -= paid;
        if paid > 0 {
            self.tell(rules, |g| {
                What::tokens("command", paid.into(), Some(seat.place()), None)
                    .said(seat, format!("{} pays {paid} command.", g.name(seat)))
            });
        }
        debug_assert!(self.command_left() <= COMMAND);
    }

    /// The top card of the ability deck; a new deck is shuffled when it is needed (SG-CARD-06, SG-OPEN-25).
    pub(crate) fn top_ability(&mut self) -> Option<Id<Ability>> {
        let SleepingGods { state, dealer, .. } = self;
        if state.abilities.is_empty() {
            dealer.reshuffle(&mut state.abilities);
        }
        dealer.draw(&mut state.abilities)
    }

    /// SG-CARD-04, SG-CARD-05: the limit is checked when all are drawn.
    pub(crate) fn draw_cards(&mut self, seat: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        for _ in 0..n {
            let Some(card) = self.top_ability() else { break };
            self.player_mut(seat).hand.push(card);
            let others = self.dealer.others(seat);
            let to = seat.place();
            self.tell_only(seat, rules, |g| {
                g.moved(card, Some("abilities".to_owned()), Some(to.clone()))
                    .said(seat, format!("You draw {}.", g.book.abilities[card].name))
            });
            self.tell_only(others, rules, |g| {
                What::Card { card: None, from: Some("abilities".to_owned()), to: Some(to.clone()) }
                    .said(seat, format!("{} draws an ability card.", g.name(seat)))
            });
        }
        self.check_hand(seat)
    }

    /// SG-CARD-03, SG-LEAVE-06
    pub(crate) fn check_hand(&mut self, seat: Seat) -> Play<(), Halt> {
        let hand = |g: &Self| -> Options<InHand> {
            let hand = &g.player(seat).hand;
            hand.iter().filter(|_| hand.len() > g.hand_limit(seat)).copied().map(InHand).collect()
        };
        let prompt = move |g: &Self| format!("You may hold {} cards. Which one goes?", g.hand_limit(seat));
        while let Some(InHand(card)) = self.choose(seat, "SG-CARD-03 SG-CARD-04", prompt, hand)? {
            self.discard(seat, card, "SG-CARD-04");
        }
        Ok(())
    }

    pub(crate) fn hand_limit(&self, seat: Seat) -> usize {
        let more: i8 = self.passives_of(seat).map(|p| if let Passive::Hand(n) = p { *n } else { 0 }).sum();
        (HAND + more).max(1) as usize
    }

    /// A card of a hand goes to the discards.
    pub(crate) fn discard(&mut self, seat: Seat, card: Id<Ability>, rules: &'static str) {
        self.player_mut(seat).hand.retain(|held| *held != card);
        self.abilities.discards.push(card);
        self.tell(rules, |g| {
            g.moved(card, Some(seat.place()), Some("ability-discards".to_owned()))
                .said(seat, format!("{} discards {}.", g.name(seat), g.book.abilities[card].name))
        });
    }

    /// SG-ADV-02, SG-ACH-01; a weapon is equipped at once (SG-MARKET-05, SG-OPEN-66).
    pub(crate) fn gain_adventure(&mut self, card: Id<Adventure>, rules: &'static str) -> Play<(), Halt> {
        if self.owns(card) {
            return Ok(());
        }
        self.dealer.turn_page();
        self.adventures.push(Owned { card, command: 0, bearer: None });
        self.tell(rules, |g| g.moved(card, None, Some("locker".to_owned())).said(None, g.found_text(card)));
        let sort = self.book.adventure(card).sort;
        self.tally(1, |g| format!("{}/{}", sort.key(), g.key_of(card)));
        if sort == Sort::Totem && !self.sheet.totems.contains(&card) {
            self.sheet.totems.push(card); // SG-ACH-11
        }
        if sort == Sort::Weapon { self.give_weapon(self.active, card) } else { Ok(()) }
    }

    pub(crate) fn lose_adventure(&mut self, card: Id<Adventure>, rules: &'static str) {
        if !self.owns(card) {
            return;
        }
        let at = self.adventures.iter().position(|owned| owned.card == card).expect("it is owned");
        let Owned { command, bearer, .. } = self.adventures.remove(at);
        self.tell(rules, |g| {
            let from = bearer.map_or_else(|| "locker".to_owned(), crew_key);
            g.moved(card, Some(from), None).said(None, format!("{} is gone.", g.book.adventure(card).name))
        });
        self.take_off_command(command, rules, |g| g.key_of(card));
    }

    /// SG-WEAPON-04, SG-WEAPON-05, SG-WEAPON-07
    pub(crate) fn give_weapon(&mut self, by: Seat, card: Id<Adventure>) -> Play<(), Halt> {
        let bearer = |g: &Self| g.adventures.iter().find(|o| o.card == card).map(|o| o.bearer);
        let before = bearer(self);
        // While somebody thinks about it, another may have handed it on, or it may be gone.
        let others = |g: &Self| {
            let same = before.filter(|_| bearer(g) == before);
            crate::Crew::ALL.into_iter().filter(|c| same.is_some_and(|b| b != Some(*c))).map(Pick).collect()
        };
        let prompt = move |g: &Self| format!("Who takes {}?", g.book.adventure(card).name);
        let taken = self.choose(by, "SG-WEAPON-04 SG-WEAPON-05", prompt, others)?;
        let Some(Pick(crew)) = taken else { return Ok(()) };
        let owned = self.adventures.iter_mut().find(|o| o.card == card);
        let bearer = owned.and_then(|owned| owned.bearer.replace(crew));
        self.tell("SG-WEAPON-04", |g| {
            let text = format!("{} takes {}.", g.crew_name(crew), g.book.adventure(card).name);
            let from = bearer.map_or_else(|| "locker".to_owned(), crew_key);
            g.moved(card, Some(from), Some(crew_key(crew))).said(by, text)
        });
        Ok(())
    }

    /// SG-QUEST-01, SG-QUEST-04
    pub(crate) fn gain_quest(&mut self, quest: Id<Quest>, rules: &'static str) {
        if self.has_quest(quest) || self.used_quests.contains(&quest) {
            return;
        }
        self.quests.push(quest);
        self.tell(rules, |g| {
            g.moved(quest, None, Some("quests".to_owned()))
                .said(None, format!("New quest: {}.", g.book.quests[quest].title))
        });
    }

    /// SG-QUEST-03
    pub(crate) fn lose_quest(&mut self, quest: Id<Quest>, rules: &'static str) {
        if !self.has_quest(quest) {
            return;
        }
        self.quests.retain(|q| *q != quest);
        self.used_quests.push(quest);
        self.tell(rules, |g| {
            g.moved(quest, Some("quests".to_owned()), Some("used-quests".to_owned()))
                .said(None, format!("The quest {} is over.", g.book.quests[quest].title))
        });
    }

    pub(crate) fn gain_xp(&mut self, n: u8, rules: &'static str) {
        let from = self.xp;
        self.xp = (self.xp + u16::from(n)).min(999);
        self.tell(rules, |g| {
            What::Track { track: "xp".to_owned(), from: from.into(), to: g.xp.into() }
                .said(None, format!("You gain {n} XP."))
        });
    }

    /// How many totems are owned (SG-TOTEM-02).
    pub(crate) fn totems(&self) -> usize {
        self.adventures.iter().filter(|o| self.book.adventure(o.card).sort == Sort::Totem).count()
    }

    /// Discards from the active player's hand as a story demands. Also the last card can be equipped before it has to go (SG-OPEN-64).
    pub(crate) fn discard_some(&mut self, seat: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        let hand = |g: &Self| g.player(seat).hand.iter().copied().map(InHand).collect();
        for _ in 0..n {
            let gone = self.choose_even_one(seat, rules, "Which card do you discard?", hand)?;
            let Some(InHand(card)) = gone else { break };
            self.discard(seat, card, rules);
        }
        Ok(())
    }
}
