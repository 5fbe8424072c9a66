//! Rest (PR-REST), with hearth and storage hut (PR-BLD), tending (PR-PAST-10) and augury (PR-GIFT-09).

use crate::book::Artifact;
use crate::book::words::Peekable;
use crate::rules::dice::{Bid, Bought, Dice, Purpose, Success, successes};
use crate::rules::gather::Player;
use crate::rules::health::By;
use crate::rules::telling::{handed, resources};
use crate::state::{Held, Zone};
use crate::{Building, DeckName, Gift, Moment, Past, Prelude, Trait};
use smallvec::SmallVec;
use table::{Anytime, Ask, Id, Options, Or, Play, Seat, Seats, What, words};

/// How often things are handed over within one step.
const HANDINGS_A_STEP: usize = 16;

/// Something handed over while resting.
#[derive(Clone, Copy)]
pub(crate) enum Handing {
    Done,
    GiveResources(Seat, u8),
    GiveArtifact(Seat, Id<Artifact>),
    /// Both are full: one for one.
    Trade(Seat, Id<Artifact>, Id<Artifact>),
    StoreResources(u8),
    FetchResources(u8),
    StoreArtifact(Id<Artifact>),
    FetchArtifact(Id<Artifact>),
}

impl Handing {
    /// The deed, as it is told and offered.
    pub(crate) fn words(self, game: &Prelude) -> String {
        match self {
            Handing::Done => "nothing more to hand over".to_owned(),
            Handing::GiveResources(to, n) => format!("give {} to {}", resources(n.into()), game.name(to)),
            Handing::GiveArtifact(to, card) => {
                format!("give {} to {}", game.card_name(card), game.name(to))
            }
            Handing::Trade(to, mine, theirs) => {
                let (mine, theirs) = (game.card_name(mine), game.card_name(theirs));
                format!("trade {mine} for {theirs} with {}", game.name(to))
            }
            Handing::StoreResources(n) => format!("put {} into the storage hut", resources(n.into())),
            Handing::FetchResources(n) => format!("take {} from the storage hut", resources(n.into())),
            Handing::StoreArtifact(card) => format!("put {} into the storage hut", game.card_name(card)),
            Handing::FetchArtifact(card) => format!("take {} from the storage hut", game.card_name(card)),
        }
    }

    fn rules(self) -> &'static str {
        match self {
            Handing::StoreResources(_) => "PR-BLD-05",
            Handing::FetchResources(_) => "PR-BLD-06",
            Handing::StoreArtifact(_) | Handing::FetchArtifact(_) => "PR-BLD-07",
            _ => "PR-REST-09 PR-REST-10",
        }
    }

    /// What happens when this seat does it.
    fn what(self, game: &Prelude, seat: Seat) -> What {
        let (mine, hut) = (seat.place(), Building::Hut.place());
        match self {
            Handing::Done => What::Words {},
            Handing::GiveResources(to, n) => handed(n, mine, to.place()),
            Handing::GiveArtifact(to, card) | Handing::Trade(to, card, _) => {
                game.moved(card, Some(mine), Some(to.place()))
            }
            Handing::StoreResources(n) => handed(n, mine, hut),
            Handing::FetchResources(n) => handed(n, hut, mine),
            Handing::StoreArtifact(card) => game.moved(card, Some(mine), Some(hut)),
            Handing::FetchArtifact(card) => game.moved(card, Some(hut), Some(mine)),
        }
    }
}

/// A deck to look at.
#[derive(Clone, Copy)]
pub(crate) struct Pile(pub Peekable);

impl Prelude {
    pub(crate) fn rest(&mut self) -> Play<()> {
        let resting = self.at(Zone::Rest);
        let tending = self.buy_tending(resting)?;
        let mut tended = Vec::new();
        for (seat, bought) in tending {
            let value = self.value(Zone::Rest, seat);
            if resting.has(seat) {
                let free =
                    self.roll_dice(seat, bought.free, Success::At(Zone::Rest), "PR-REST-03", " to rest");
                self.regain(seat, successes(&free, value) > 0)?;
            }
            let (n, rules) = (bought.extra, "PR-REST-04 PR-REST-05");
            let dice = self.roll_dice(seat, n, Success::At(Zone::Rest), rules, " to tend others");
            tended.push((seat, self.tending_successes(seat, &dice, value)));
        }
        for (seat, successes) in tended {
            self.tend(seat, successes)?;
        }
        for seat in resting.iter() {
            self.augury(seat)?;
            self.cast_spells(seat, Moment::Rest)?;
        }
        self.handing = Some(Seats::NONE);
        Ok(())
    }

    /// PR-REST-04, PR-OPEN-12: caring tokens of anybody at camp buy tending dice, before any die is rolled. Alone there is
    /// nobody to tend (PR-REST-06).
    fn buy_tending(&mut self, resting: Seats) -> Play<SmallVec<[(Seat, Bought); 6]>> {
        if self.group_at(Zone::Rest).len() > 1 {
            return self.buy_for_action(Zone::Rest, "PR-REST-04 PR-REST-05 PR-REST-06", &[Trait::Caring]);
        }
        let nothing = |s| (s, Bought::new(self.free_dice(Zone::Rest, s), Bid::NOTHING, 0));
        Ok(resting.iter().map(nothing).collect())
    }

    /// What resting itself gives.
    fn regain(&mut self, seat: Seat, success: bool) -> Play<()> {
        // PR-REST-01, PR-REST-02; not the woken (PR-GIFT-04)
        if self.character(seat).gift != Some(Gift::Woken) {
            for core in self.cores(seat) {
                self.gain_trait(seat, core, 1, By::Own);
            }
        }
        if success {
            self.gain_choice(seat, "PR-REST-03", "You rested well", &Trait::ALL, 2, true, By::Own)?;
        }
        if self.is_built(Building::Hearth) {
            self.gain_choice(seat, "PR-BLD-17", "The hearth warms you", &Trait::ALL, 1, false, By::Own)?;
        }
        Ok(())
    }

    /// PR-PAST-10: if one of the spouse's tending dice succeeds, all do; the spouse has to rest too (PR-OPEN-12).
    fn tending_successes(&self, seat: Seat, dice: &Dice, value: u32) -> u32 {
        match successes(dice, value) {
            0 => 0,
            _ if self.character(seat).past == Some(Past::Spouse) && self.at(Zone::Rest).has(seat) => {
                dice.len() as u32
            }
            n => n,
        }
    }

    /// PR-REST-05, PR-REST-06, PR-REST-07, PR-REST-08: each success goes to somebody else at camp
    /// (PR-OPEN-12), who picks the trait.
    fn tend(&mut self, seat: Seat, successes: u32) -> Play<()> {
        for _ in 0..successes {
            let needy = |g: &Prelude| {
                let room = |s: &Seat| Trait::ALL.iter().any(|t| g.room_for(*s, *t) > 0);
                g.group_at(Zone::Rest).without(seat).iter().filter(room).map(Player).collect()
            };
            let rules = "PR-REST-05 PR-REST-06 PR-REST-08";
            let prompt = "Whom do you tend? They regain a token of their choice.";
            let Some(Player(cared_for)) = self.choose(seat, rules, prompt, needy)? else { break };
            self.tell("PR-REST-05 PR-REST-06 PR-REST-08", |g| {
                words(seat, format!("{} tends {}.", g.name(seat), g.name(cared_for)))
            });
            let why = |g: &Prelude| format!("{} tends you", g.name(seat));
            self.gain_choice(cared_for, "PR-REST-05", why, &Trait::ALL, 1, false, By::Others)?;
        }
        Ok(())
    }

    /// PR-GIFT-09, PR-GIFT-10, PR-OPEN-60
    fn augury(&mut self, seat: Seat) -> Play<()> {
        if self.character(seat).gift != Some(Gift::Seer) {
            return Ok(());
        }
        let prompt = |g: &Prelude| {
            let success = g.book.numbers.augury_success;
            format!(
                "Augury: spend communing tokens to see the top two cards of a deck? Each is one die; one of \
                 {success} or lower is enough."
            )
        };
        let (rules, traits) = ("PR-GIFT-09 PR-GIFT-10", [Trait::Communing]);
        let bought = self.buy_dice(seat, rules, prompt, &traits, None, Purpose::Augury)?;
        let success = self.book.numbers.augury_success;
        let mut dice =
            self.roll_dice(seat, bought.all(), Success::Of(success), rules, " to see what will be");
        if let (true, Some(failed)) = (self.house.prayer_rerolls, dice.iter().position(|d| *d > success)) {
            self.pray(seat, &mut dice, failed, Success::Of(success)); // removing a failed die would change nothing here
        }
        if successes(&dice, success) == 0 {
            return Ok(());
        }
        let piles = |_: &Prelude| {
            DeckName::ALL.into_iter().map(Peekable::Events).chain([Peekable::Artifacts]).map(Pile).collect()
        };
        if let Some(Pile(deck)) = self.choose(seat, "PR-GIFT-10", "Which deck do you look at?", piles)? {
            self.look(seat, deck, 2, "PR-GIFT-10 PR-OPEN-60");
        }
        Ok(())
    }

    /// PR-REST-09, PR-REST-10, PR-BLD-05, PR-BLD-06, PR-BLD-07, PR-BLD-08: resting players hand over what they like,
    /// to each other and to the storage hut, until each is done. Things can go back and forth for ever, so after a
    /// while the step ends.
    pub(crate) fn exchange(&mut self, resting: Seats) -> Play<()> {
        let mut done = self.handing.unwrap_or_default();
        for _ in 0..HANDINGS_A_STEP {
            let able = |s: &Seat| !done.has(*s) && self.handings(*s, resting).len() > 1;
            let left: Seats = resting.iter().filter(able).collect();
            if left.is_empty() {
                self.handing = None;
                return Ok(());
            }
            let rules = "PR-REST-09 PR-REST-10 PR-BLD-05 PR-BLD-06 PR-BLD-07";
            let prompt = |g: &Prelude, seat| match left.has(seat) {
                true => "Resting together: anything to hand over?".to_owned(),
                false => g.meanwhile_all(),
            };
            let options = |g: &Prelude, seat| {
                let own = if left.has(seat) { g.handings(seat, resting) } else { Options::new() };
                Or::list(own, g.beside(seat))
            };
            let others = self.band().iter().filter(|seat| !left.has(*seat)).collect();
            let chosen = self.ask_any(rules, prompt, left, others, options)?;
            let Some((seat, handing)) = self.taken(chosen)? else { continue };
            match handing {
                Handing::Done => done.add(seat),
                handing => self.hand_over(seat, handing),
            }
        }
        self.handing = Some(done);
        Ok(())
    }

    fn handings(&self, seat: Seat, resting: Seats) -> Options<Handing> {
        let who = self.character(seat);
        let mut options: Options<Handing> = Options::new();
        options.push(Handing::Done);
        for other in resting.without(seat).iter() {
            let room = self.resource_slots(other).saturating_sub(self.character(other).resources);
            options.extend((1..=who.resources.min(room)).map(|n| Handing::GiveResources(other, n)));
            if self.has_artifact_room(other) {
                options.extend(who.artifacts.iter().map(|a| Handing::GiveArtifact(other, a.card)));
            } else {
                let theirs = || self.character(other).artifacts.iter().map(|a| a.card);
                let mine = who.artifacts.iter().map(|a| a.card);
                options.extend(mine.flat_map(|m| theirs().map(move |t| Handing::Trade(other, m, t))));
            }
        }
        if self.is_built(Building::Hut) {
            options.extend((1..=who.resources).map(Handing::StoreResources));
            let room = u32::from(self.resource_slots(seat).saturating_sub(who.resources));
            options.extend((1..=self.hut_resources.min(room) as u8).map(Handing::FetchResources));
            options.extend(who.artifacts.iter().map(|a| Handing::StoreArtifact(a.card)));
            if self.has_artifact_room(seat) {
                options.extend(self.hut_artifacts.iter().map(|a| Handing::FetchArtifact(a.card)));
            }
        }
        options
    }

    fn hand_over(&mut self, seat: Seat, handing: Handing) {
        self.tell(handing.rules(), |g| {
            let text = format!("{}: {}.", g.name(seat), handing.words(g));
            handing.what(g, seat).said(seat, text)
        });
        match handing {
            Handing::Done => {}
            Handing::GiveResources(to, n) => {
                self.character_mut(seat).resources -= n;
                self.character_mut(to).resources += n;
            }
            Handing::GiveArtifact(to, card) => {
                let held = self.take_artifact(seat, card);
                self.character_mut(to).artifacts.push(held);
            }
            Handing::Trade(other, mine, theirs) => {
                self.tell(handing.rules(), |g| {
                    g.moved(theirs, Some(other.place()), Some(seat.place())).unsaid(other)
                });
                let (mine, theirs) = (self.take_artifact(seat, mine), self.take_artifact(other, theirs));
                self.character_mut(seat).artifacts.push(theirs);
                self.character_mut(other).artifacts.push(mine);
                self.drop_excess(other);
            }
            Handing::StoreResources(n) => {
                self.character_mut(seat).resources -= n;
                self.hut_resources += u32::from(n);
            }
            Handing::FetchResources(n) => {
                self.hut_resources -= u32::from(n);
                self.character_mut(seat).resources += n;
            }
            Handing::StoreArtifact(card) => {
                let held = self.take_artifact(seat, card);
                self.hut_artifacts.push(held);
            }
            Handing::FetchArtifact(card) => {
                let place =
                    self.hut_artifacts.iter().position(|h| h.card == card).expect("it lies in the hut");
                let held: Held = self.hut_artifacts.remove(place);
                self.character_mut(seat).artifacts.push(held);
            }
        }
        self.drop_excess(seat);
    }
}
