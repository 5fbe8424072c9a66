//! Setup (PR-SETUP): the region, the decks, and who everybody is.

use crate::book::{Book, DeckName, Gift, Half, Past, RegionName};
use crate::rules::telling::{RESOURCE, gained};
use crate::state::{Character, House, Phase, State};
use crate::{Prelude, Trait};
use table::{Ask, Chance, Deck, Id, Options, Play, Scenes, Seat, Seats, Setup, Story, What, seats, words};

/// Everything on the table before anybody has chosen.
pub(crate) fn fresh(book: &Book, setup: &Setup, chance: &mut Chance) -> State {
    // PR-SETUP-08
    let region = match setup.option("region") {
        Some("grassland") => RegionName::Grassland,
        Some("forest") => RegionName::Forest,
        Some("mountains") => RegionName::Mountains,
        _ => [RegionName::Grassland, RegionName::Forest, RegionName::Mountains][chance.below(3) as usize],
    };
    let decks = DeckName::ALL.map(|deck| shuffled(book.deck(deck), chance));
    let artifacts = shuffled(book.artifacts.iter(), chance);
    let set = |key: &str, value: &str| setup.option(key) == Some(value);
    State {
        round: 0,
        phase: Phase::Setup,
        choosing: false,
        handing: None,
        house: House {
            dealt: set("characters", "dealt"),
            magic_fails_high: set("magic", "high"),
            scout_verdict: set("scouting", "verdict"),
            prayer_rerolls: set("prayer", "reroll"),
            invoke_one_more: set("invoke", "more"),
            artifact_swap: set("fourth-artifact", "swap"),
            guessing: !set("guessing", "off"),
            goal_fits: set("goal", "band"),
        },
        region,
        characters: seats(setup.seats.len()).map(|_| nobody()).collect(),
        presence: [0; 12],
        slots: Default::default(),
        settlement: [0; 6], // PR-SETUP-12
        decks,
        artifacts,
        hut_resources: 0,
        hut_artifacts: vec![],
        plans_token: false,
        vantage_used: false,
        scouted: vec![],
        scouting: vec![],
        hidden_in_cave: false,
        keywords: vec![],
        scenes: Scenes::default(),
        scene: None,
        end: None,
    }
}

/// A seat before its character is known.
fn nobody() -> Character {
    Character {
        past: None,
        gift: None,
        tokens: [0; 6],
        resources: 0,
        artifacts: vec![],
        secrets: vec![],
        zone: None,
        before: None,
        guarded: [false; 2],
        guessed: false,
    }
}

/// A half of a character panel that a player asks for.
#[derive(Clone, Copy)]
pub(crate) enum Piece {
    Past(Past),
    Gift(Gift),
}

impl Piece {
    pub(crate) fn half(self, game: &Prelude) -> &Half {
        match self {
            Piece::Past(past) => game.book.past(past),
            Piece::Gift(gift) => game.book.gift(gift),
        }
    }

    /// As options and events name it.
    pub(crate) fn name(self, game: &Prelude) -> String {
        format!("{}/{}", self.kind(), self.half(game).id)
    }

    pub(crate) fn kind(self) -> &'static str {
        match self {
            Piece::Past(_) => "past",
            Piece::Gift(_) => "gift",
        }
    }

    fn dealt_to(self, game: &Prelude, seat: Seat) -> What {
        What::Card { card: Some(self.name(game)), from: None, to: Some(seat.place()) }
    }
}

impl Prelude {
    /// PR-SETUP
    pub(crate) fn set_up(&mut self) -> Play<()> {
        self.arrive();
        if !self.house.dealt {
            self.choose_halves()?;
        }
        self.deal_halves();
        for seat in self.band().iter() {
            self.fill_panel(seat);
        }
        Ok(())
    }

    /// PR-SETUP-08, PR-BUILD-01: where the band is, and what it wants there.
    fn arrive(&mut self) {
        self.tell_page("PR-SETUP-08 PR-BUILD-01", |g| {
            let region = g.book.region(g.region);
            let plain = || {
                let name = region.name.to_lowercase();
                format!("The band comes to the {name}. Raise all six buildings, and you can stay.")
            };
            let text = if region.arrival.is_empty() { plain() } else { region.arrival.join("\n") };
            let (entry, title) = (g.region.key().to_owned(), region.name.clone());
            What::Story(Story { entry, title, ..Story::default() }).said(None, text)
        });
    }

    /// PR-SETUP-01: each player chooses a past or a gift. Pieces are unique: first come, first served
    /// (PR-OPEN-54, players talk).
    fn choose_halves(&mut self) -> Play<()> {
        loop {
            let undecided = |s: &Seat| self.character(*s).past.is_none() && self.character(*s).gift.is_none();
            let left: Seats = self.band().iter().filter(undecided).collect();
            if left.is_empty() {
                return Ok(());
            }
            let rules = "PR-SETUP-01 PR-SETUP-02 PR-OPEN-54";
            let prompt =
                |_: &Prelude, _| "Choose a past or a gift. The other half will be dealt to you.".to_owned();
            let (seat, piece) = self.ask_any(rules, prompt, left, Seats::NONE, |g, _| g.free_pieces())?;
            match piece {
                Piece::Past(past) => self.character_mut(seat).past = Some(past),
                Piece::Gift(gift) => self.character_mut(seat).gift = Some(gift),
            }
            self.tell("PR-SETUP-01", |g| {
                let text = format!("{} takes the {}.", g.name(seat), piece.half(g).name.to_lowercase());
                piece.dealt_to(g, seat).said(seat, text)
            });
        }
    }

    fn free_pieces(&self) -> Options<Piece> {
        let pasts = Past::ALL.into_iter().filter(|p| self.characters.iter().all(|c| c.past != Some(*p)));
        let gifts = Gift::ALL.into_iter().filter(|g| self.characters.iter().all(|c| c.gift != Some(*g)));
        pasts.map(Piece::Past).chain(gifts.map(Piece::Gift)).collect()
    }

    /// PR-SETUP-02: whatever half is missing is dealt at random.
    fn deal_halves(&mut self) {
        for seat in self.band().iter() {
            if self.character(seat).past.is_none() {
                let free: Vec<Past> = Past::ALL
                    .into_iter()
                    .filter(|p| self.characters.iter().all(|c| c.past != Some(*p)))
                    .collect();
                let past = self.dealer.pick(&free);
                self.character_mut(seat).past = Some(past);
                self.tell("PR-SETUP-02", |g| Piece::Past(past).dealt_to(g, seat).unsaid(seat));
            }
            if self.character(seat).gift.is_none() {
                let free: Vec<Gift> = Gift::ALL
                    .into_iter()
                    .filter(|p| self.characters.iter().all(|c| c.gift != Some(*p)))
                    .collect();
                let gift = self.dealer.pick(&free);
                self.character_mut(seat).gift = Some(gift);
                self.tell("PR-SETUP-02", |g| Piece::Gift(gift).dealt_to(g, seat).unsaid(seat));
            }
            self.tell("PR-SETUP-02 PR-SETUP-04", |g| {
                words(seat, format!("{} is the {}.", g.name(seat), g.title(seat)))
            });
        }
    }

    /// PR-SETUP-06, PR-SETUP-07: tokens on every slot, three resources.
    fn fill_panel(&mut self, seat: Seat) {
        for of in Trait::ALL {
            let n = self.slots_of(seat, of);
            self.character_mut(seat).tokens[of as usize] = n;
            if n > 0 {
                self.tell("PR-SETUP-06", |_| gained(of.name(), n.into(), seat.place()).unsaid(seat));
            }
        }
        let n = self.book.numbers.resources_start;
        self.character_mut(seat).resources = n;
        if n > 0 {
            self.tell("PR-SETUP-07", |_| gained(RESOURCE, n.into(), seat.place()).unsaid(seat));
        }
    }

    /// PR-SETUP-04: gift first, past second.
    pub(crate) fn title(&self, seat: Seat) -> &str {
        let who = self.character(seat);
        match (who.gift, who.past) {
            (Some(gift), Some(past)) => &self.book.titles[gift as usize][past as usize],
            _ => "newcomer",
        }
    }

    /// PR-SETUP-05: the slots of both halves count together.
    pub(crate) fn slots_of(&self, seat: Seat, of: Trait) -> u8 {
        let who = self.character(seat);
        let past = who.past.map_or(0, |p| self.book.past(p).slots[of as usize]);
        let gift = who.gift.map_or(0, |g| self.book.gift(g).slots[of as usize]);
        past + gift
    }

    /// PR-CORE-01, PR-CORE-02: the core traits of past and gift; the same one may come twice.
    pub(crate) fn cores(&self, seat: Seat) -> [Trait; 2] {
        let who = self.character(seat);
        let past = self.book.past(who.past.expect("characters are made at setup")).core;
        let gift = self.book.gift(who.gift.expect("characters are made at setup")).core;
        [past, gift]
    }
}

fn shuffled<K>(cards: impl Iterator<Item = Id<K>>, chance: &mut Chance) -> Deck<K> {
    let mut deck = Deck::new(cards);
    chance.shuffle(&mut deck.pile);
    deck
}
