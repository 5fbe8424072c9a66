//! What a seat may see: the board, every panel, and its own secrets. Clients get this, never the state.

use crate::book::{Card, Half};
use crate::state::{Held, Phase, Placed, Zone};
use crate::{Building, Class, DeckName, Prelude, Trait};
use table::{Deck, Id, Seat, Seats, Within};

table::views! {
    /// The whole table, as one seat sees it.
    pub struct View<'a> {
        pub round: u32,
        pub phase: &'static str,
        pub region: &'a str,
        pub region_key: &'static str,
        pub zones: Vec<ZoneView<'a>>,
        pub settlement: Vec<BuildingView<'a>>,
        pub seats: Vec<SeatView<'a>>,
        pub decks: Vec<DeckView<'a>>,
        pub hut: HutView<'a>,
        pub plans_token: bool,
        /// What the scouts saw for this round, and for the next.
        pub scouted: Vec<ScoutedView>,
        pub scouting: Vec<ScoutedView>,
        /// The card being read now.
        pub scene: Option<SceneView<'a>>,
        /// The seat this view is for.
        pub you: Option<Seat>,
        pub over: Option<String>,
    }

    /// A zone or slot, in counterclockwise order from the region name.
    pub struct ZoneView<'a> {
        pub key: &'static str,
        pub name: &'a str,
        /// Printed zones only; for your own seat with what your cards change.
        pub value: Option<u32>,
        pub presence: u16,
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        pub seats: Seats,
        /// Slots only: the events there, the topmost last.
        pub stack: Vec<CardView<'a>>,
        pub closed: bool,
    }

    pub struct BuildingView<'a> {
        pub key: &'static str,
        pub name: &'a str,
        pub cost: u8,
        pub done: u8,
        pub text: &'a str,
    }

    pub struct SeatView<'a> {
        pub name: &'a str,
        /// "chosen soldier"
        pub title: &'a str,
        pub past: Option<HalfView<'a>>,
        pub gift: Option<HalfView<'a>>,
        pub traits: Vec<TraitView<'a>>,
        pub health: u8,
        pub morale: u8,
        pub resources: u8,
        pub resource_slots: u8,
        #[cfg_attr(feature = "ts", ts(type = "string | null"))]
        pub zone: Option<Zone>,
        pub artifacts: Vec<CardView<'a>>,
        /// How many secrets they keep, and those that this view may read.
        pub secrets: usize,
        pub secrets_known: Vec<CardView<'a>>,
    }

    pub struct HalfView<'a> {
        pub name: &'a str,
        pub core: Trait,
        pub ability: &'a str,
        pub text: &'a str,
    }

    pub struct TraitView<'a> {
        pub of: Trait,
        pub colour: &'a str,
        pub has: u8,
        pub slots: u8,
        /// How often it is a core trait of this character: 0, 1 or 2.
        pub core: u8,
    }

    pub struct DeckView<'a> {
        pub name: &'static str,
        pub pile: usize,
        pub discards: Vec<&'a str>,
        /// Cards of the pile that you have seen: depth from the top, and the front.
        pub seen: Vec<(usize, CardView<'a>)>,
    }

    pub struct HutView<'a> {
        pub built: bool,
        pub resources: u32,
        pub artifacts: Vec<CardView<'a>>,
    }

    pub struct ScoutedView {
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        pub zone: Zone,
        pub die: u8,
        pub event: Option<&'static str>,
    }

    /// A card, the side that faces up.
    pub struct CardView<'a> {
        pub key: &'a str,
        pub name: &'a str,
        /// "spirit", "tool", …
        pub class: &'static str,
        pub kind: Option<&'static str>,
        pub duration: Option<u8>,
        /// The numbers of its time token.
        pub time: Vec<u8>,
        pub text: &'a str,
        /// Standing rules, in words.
        pub rules: &'a [String],
        pub options: Vec<OptionView<'a>>,
        /// A secret that everyone knows by now.
        pub open: bool,
        /// A tool that lies with its back up.
        pub flipped: bool,
    }

    pub struct OptionView<'a> {
        pub text: &'a str,
        pub of: Trait,
        pub diamonds: u8,
    }

    pub struct SceneView<'a> {
        pub card: CardView<'a>,
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        pub seats: Seats,
        pub flipped: bool,
        pub chosen: Vec<(Seat, u8)>,
    }
}

impl Prelude {
    /// Whether this seat sees something that others do not: a secret, its own or another's, or cards of a pile.
    pub(crate) fn has_secrets(&self, seat: Seat) -> bool {
        let knows = |owner: Seat, s: &crate::Secret| !s.open && (owner == seat || s.seen_by.has(seat));
        let secret = self.band().iter().any(|o| self.character(o).secrets.iter().any(|s| knows(o, s)));
        let event = self.decks.iter().any(|d| d.seen_by(seat).next().is_some());
        secret || event || self.artifacts.seen_by(seat).next().is_some()
    }

    pub(crate) fn view_for(&self, seat: Option<Seat>) -> View<'_> {
        let closed = self.closed_zones();
        View {
            round: self.round,
            phase: match self.phase {
                Phase::Setup => "setup",
                Phase::Prep => "prep",
                Phase::Choose | Phase::Action(_) => "action",
                Phase::Event(_) => "event",
                Phase::Keeping => "keeping",
            },
            region: &self.book.region(self.region).name,
            region_key: self.region.key(),
            zones: Zone::ORDER.into_iter().map(|z| self.zone_view(z, seat, &closed)).collect(),
            settlement: Building::ALL.into_iter().map(|b| self.building_view(b)).collect(),
            seats: self.band().iter().map(|s| self.seat_view(s, seat)).collect(),
            decks: self.deck_views(seat),
            hut: HutView {
                built: self.is_built(Building::Hut),
                resources: self.hut_resources,
                artifacts: self.hut_artifacts.iter().map(|h| self.held_view(h)).collect(),
            },
            plans_token: self.plans_token,
            scouted: self.scouted.iter().map(|s| self.scouted_view(s)).collect(),
            scouting: self.scouting.iter().map(|s| self.scouted_view(s)).collect(),
            scene: self.scene_view(seat),
            you: seat,
            over: self.ending().map(|o| o.text),
        }
    }

    fn zone_view(&self, zone: Zone, seat: Option<Seat>, closed: &[bool]) -> ZoneView<'_> {
        let slot = if let Zone::Slot(n) = zone { Some(usize::from(n)) } else { None };
        let value = || seat.map_or_else(|| self.public_value(zone), |s| self.value(zone, s));
        ZoneView {
            key: zone.key(),
            name: self.zone_name(zone),
            value: slot.is_none().then(value),
            presence: self.presence[zone.index()],
            seats: self.at(zone),
            stack: slot
                .map(|n| self.slots[n].iter().map(|p| self.placed_view(p)).collect())
                .unwrap_or_default(),
            closed: closed[zone.index()],
        }
    }

    fn building_view(&self, building: Building) -> BuildingView<'_> {
        let card = self.book.building(building);
        BuildingView {
            key: building.key(),
            name: &card.name,
            cost: self.cost(building),
            done: self.settlement[building as usize],
            text: &card.text,
        }
    }

    fn seat_view(&self, seat: Seat, viewer: Option<Seat>) -> SeatView<'_> {
        let who = self.character(seat);
        let made = who.past.is_some() && who.gift.is_some();
        let cores = if made { self.cores(seat).to_vec() } else { vec![] };
        let known = |s: &&crate::Secret| s.open || viewer.is_some_and(|v| v == seat || s.seen_by.has(v));
        SeatView {
            name: self.dealer.name(seat),
            title: self.title(seat),
            past: who.past.map(|p| half_view(self.book.past(p))),
            gift: who.gift.map(|g| half_view(self.book.gift(g))),
            traits: Trait::ALL
                .into_iter()
                .map(|of| TraitView {
                    of,
                    colour: self.book.colours.of(of),
                    has: who.has(of),
                    slots: self.slots_of(seat, of),
                    core: cores.iter().filter(|c| **c == of).count() as u8,
                })
                .collect(),
            health: who.health(),
            morale: who.morale(),
            resources: who.resources,
            resource_slots: self.resource_slots(seat),
            zone: who.zone,
            artifacts: who.artifacts.iter().map(|h| self.held_view(h)).collect(),
            secrets: who.secrets.len(),
            secrets_known: who
                .secrets
                .iter()
                .filter(known)
                .map(|s| CardView { open: s.open, ..self.card_view(s.card, vec![]) })
                .collect(),
        }
    }

    fn deck_views(&self, seat: Option<Seat>) -> Vec<DeckView<'_>> {
        let events = DeckName::ALL.into_iter();
        let events = events.map(|d| self.deck_view(d.name(), &self.decks[d as usize], seat));
        events.chain([self.deck_view("artifact", &self.artifacts, seat)]).collect()
    }

    fn deck_view<K: Within<Card>>(
        &self,
        name: &'static str,
        deck: &Deck<K>,
        seat: Option<Seat>,
    ) -> DeckView<'_> {
        DeckView {
            name,
            pile: deck.len(),
            discards: deck.discards.iter().map(|c| self.card_name(*c)).collect(),
            seen: seat
                .map(|s| deck.seen_by(s).map(|(depth, c)| (depth, self.card_view(c, vec![]))).collect())
                .unwrap_or_default(),
        }
    }

    fn scouted_view(&self, scouted: &crate::Scouted) -> ScoutedView {
        ScoutedView { zone: scouted.zone, die: scouted.die, event: scouted.event.map(DeckName::name) }
    }

    /// Whose secret is read, only those know who read it (PR-SECRET-03).
    pub(crate) fn reads_secretly(&self, seat: Option<Seat>) -> bool {
        self.scene.as_ref().is_some_and(|scene| scene.private) && self.scene_view(seat).is_none()
    }

    fn scene_view(&self, seat: Option<Seat>) -> Option<SceneView<'_>> {
        let scene = self.scene.as_ref()?;
        if scene.private && !seat.is_some_and(|s| scene.seats.has(s)) {
            return None; // PR-SECRET-03
        }
        Some(SceneView {
            card: match self.slots.iter().flatten().find(|p| p.card.widen() == scene.card) {
                Some(placed) => self.placed_view(placed),
                None => self.card_view(scene.card, vec![]),
            },
            seats: scene.seats,
            flipped: scene.flipped,
            chosen: scene.chosen.clone(),
        })
    }

    fn placed_view(&self, placed: &Placed) -> CardView<'_> {
        self.card_view(placed.card, placed.time.map(|t| t.numbers().collect()).unwrap_or_default())
    }

    fn held_view(&self, held: &Held) -> CardView<'_> {
        let mut view =
            self.card_view(held.card, held.time.map(|t| t.numbers().collect()).unwrap_or_default());
        if let (true, Class::Tool { back: Some(back), .. }) = (held.flipped, &self.book.card(held.card).class)
        {
            view.flipped = true;
            view.name = &back.name;
            view.text = &back.text;
            view.rules = &back.wording;
        }
        view
    }

    /// The front of a card. Results stand on the back and are never part of a view (PR-EVENT-10).
    fn card_view<K: Within<Card>>(&self, card: Id<K>, time: Vec<u8>) -> CardView<'_> {
        let key = table::Book::names(&*self.book).name(card);
        let card = self.book.card(card);
        let (class, kind, duration) = match &card.class {
            Class::Event { deck, kind, duration } => (deck.name(), Some(kind.key()), *duration),
            Class::Tool { .. } => ("tool", None, None),
            Class::Spell { .. } => ("spell", None, None),
        };
        CardView {
            key,
            name: &card.name,
            class,
            kind,
            duration,
            time,
            text: &card.text,
            rules: &card.wording,
            options: card
                .options
                .iter()
                .map(|o| OptionView { text: &o.text, of: o.of, diamonds: o.diamonds })
                .collect(),
            open: false,
            flipped: false,
        }
    }
}

fn half_view(half: &Half) -> HalfView<'_> {
    HalfView { name: &half.name, core: half.core, ability: &half.ability, text: &half.text }
}
