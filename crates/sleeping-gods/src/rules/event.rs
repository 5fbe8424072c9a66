//! Events and the clock of the campaign (SG-EVENT).

use crate::book::powers::Lasting;
use crate::book::{Entry, Event, Peril, Skill};
use crate::rules::challenge::Trial;
use crate::rules::laid::BOX;
use crate::state::{Ongoing, Phase, Source};
use crate::{Book, Halt, SleepingGods};
use storybook::Storytelling;
use table::{Anytime, Ask, Id, Play, SceneKind, What, words};

/// Whether to try to get rid of an event.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Try {
    Yes(Skill, u8),
    No,
}

impl Book {
    /// The event card with this entry.
    pub fn event(&self, entry: Id<Entry>) -> &Event {
        self.find_event(entry).expect("only events are drawn")
    }

    pub(crate) fn find_event(&self, entry: Id<Entry>) -> Option<&Event> {
        let place = self.events.binary_search_by_key(&entry, |event| event.entry); // in the order of the entries
        place.ok().map(|place| &self.events[place])
    }
}

impl SleepingGods {
    /// SG-EVENT-01; when the deck has run out, the clock is read instead (SG-EVENT-12, SG-EVENT-13, SG-EVENT-14).
    pub(crate) fn event(&mut self) -> Play<(), Halt> {
        self.phase = Phase::Actions(2);
        if let Some(reading) = self.put_off.take() {
            self.tell("SG-OPEN-70", |g| {
                let title = &g.book.story(reading.visit.here()).title;
                words(g.active, format!("The story goes on where it was: {title}."))
            });
            self.reading = Some(reading);
            return Ok(());
        }
        let SleepingGods { state, dealer, .. } = self;
        let Some(entry) = dealer.draw(&mut state.events) else {
            let page = self.book.clock[usize::from(self.pass) - 1];
            return self.open_story(self.active, page, Source::Clock);
        };
        self.tell("SG-EVENT-01", |g| {
            g.moved(entry, Some("events".to_owned()), Some("event".to_owned()))
                .said(g.active, format!("Event: {}.", g.book.story(entry).title))
        });
        let ongoing = !self.book.event(entry).lasting.is_empty();
        if !ongoing {
            self.events.discards.push(entry);
            self.tell("SG-OPEN-05", |g| g.moved(entry, Some("event".to_owned()), None).unsaid(None));
            return self.open_story(self.active, entry, Source::Event);
        }
        // SG-EVENT-04, SG-EVENT-06
        let serpent =
            self.book.event(entry).lasting.contains(&Lasting::Serpent).then(|| self.serpent_comes());
        self.ongoing.push(Ongoing { event: entry, serpent: serpent.flatten() });
        self.in_scene(SceneKind::Story, |g| g.read_ongoing(entry, serpent.flatten()));
        Ok(())
    }

    fn read_ongoing(&mut self, entry: Id<Entry>, serpent: Option<Id<crate::Region>>) {
        self.tell("SG-EVENT-04", |g| {
            let story = g.book.story(entry);
            story.told().said(g.active, story.prose.join("\n"))
        });
        if let Some(at) = serpent {
            self.tell_serpent(None, at, "SG-EVC-03");
        }
        self.tell("SG-EVENT-04", |g| {
            let does = g.event_texts(g.book.event(entry)).join("; ");
            words(None, format!("{} lasts: {does}.", g.book.story(entry).title))
        });
    }

    /// After a page of the clock: a new deck, or the end (SG-EVENT-10, SG-EVENT-15, SG-OPEN-05, SG-OPEN-29, SG-OPEN-60).
    pub(crate) fn after_clock(&mut self) -> Play<(), Halt> {
        if self.pass == 3 {
            self.end_campaign();
            return Ok(());
        }
        self.pass += 1;
        self.build_events();
        self.unequip_all() // last, since it may be a defeat, and the page is not read again for that
    }

    /// SG-SETUP-14, SG-SETUP-15, SG-SETUP-16: six deadly at the bottom, six perilous, six mild on top.
    pub(crate) fn build_events(&mut self) {
        let book = self.book.clone();
        let SleepingGods { state, dealer, .. } = self;
        dealer.shuffle(&mut state.box_events);
        for peril in [Peril::Deadly, Peril::Perilous, Peril::Mild] {
            let fits = |id: &&Id<Entry>| book.event(**id).peril == peril;
            let six: Vec<Id<Entry>> = state.box_events.pile.iter().filter(fits).take(6).copied().collect();
            state.box_events.pile.retain(|id| !six.contains(id));
            state.events.pile.extend(six);
        }
        self.tell("SG-SETUP-15", |g| {
            words(
                None,
                format!("The event deck is laid out: {} cards, mild ones first.", g.events.pile.len()),
            )
        });
    }

    /// The top cards go unread (SG-DEFEAT-05, SG-OPEN-50).
    pub(crate) fn lose_events(&mut self, n: u8, rules: &'static str) {
        let lost = usize::from(n).min(self.events.pile.len());
        let keep = self.events.pile.len() - lost;
        let gone = self.events.pile.split_off(keep);
        // They stay face down: nobody learns what would have come.
        self.box_lost.extend(gone);
        if lost > 0 {
            self.tell(rules, |_| {
                let text = format!(
                    "{lost} event card{} discarded unread: time passes.",
                    if lost == 1 { " is" } else { "s are" }
                );
                What::Card { card: None, from: Some("events".to_owned()), to: None }.said(None, text)
            });
        }
    }

    /// Whether ongoing events do anything when a turn ends, before anybody is asked.
    pub(crate) fn events_end(&self) -> bool {
        let mut lasting = self.ongoing.iter().flat_map(|o| &self.book.event(o.event).lasting);
        lasting.any(|rule| !matches!(rule, Lasting::Always(_)))
    }

    /// What ongoing events do when a turn ends (SG-TURN-07, SG-EVENT-07).
    pub(crate) fn end_events(&mut self) -> Play<(), Halt> {
        for event in self.ongoing.iter().map(|o| o.event).collect::<Vec<_>>() {
            let book = self.book.clone();
            let card = book.event(event);
            for rule in &card.lasting {
                match rule {
                    Lasting::EachTurn(deeds) => {
                        self.tell("SG-EVENT-04", |g| words(None, format!("{}:", g.book.story(event).title)));
                        self.deeds(deeds, &[])?;
                    }
                    Lasting::Serpent => self.serpent_hunts(event)?,
                    Lasting::Always(_) => {}
                }
            }
            if let Some((skill, need)) = card.end {
                let prompt = move |g: &Self| {
                    format!("{} still weighs on the ship. Try to be rid of it?", g.book.story(event).title)
                };
                let options = |_: &Self| [Try::Yes(skill, need), Try::No].into_iter().collect();
                let tries = self.choose(self.active, "SG-EVENT-07", prompt, options)?;
                if tries == Some(Try::Yes(skill, need)) {
                    self.try_to_discard(event, skill, need)?;
                }
            }
        }
        Ok(())
    }

    /// SG-EVENT-05, SG-EVENT-08, SG-EVENT-09
    pub(crate) fn try_to_discard(&mut self, event: Id<Entry>, skill: Skill, need: u8) -> Play<(), Halt> {
        if self.challenge(skill, Some(need), Trial::Plain)?.passed {
            let serpent = self.ongoing.iter().find(|o| o.event == event).and_then(|o| o.serpent);
            self.ongoing.retain(|o| o.event != event);
            self.events.discards.push(event);
            if let Some(at) = serpent {
                self.tell("SG-EVENT-05", |g| {
                    let path = vec![g.region_key(at), BOX.to_owned()];
                    What::Move { piece: "serpent".to_owned(), path }.unsaid(None)
                });
            }
            self.tell("SG-EVENT-05", |g| {
                g.moved(event, Some("event".to_owned()), None)
                    .said(g.active, format!("{} is over.", g.book.story(event).title))
            });
        }
        Ok(())
    }

    /// SG-OPEN-10: the serpent comes up two regions away, or as near to that as the page allows.
    fn serpent_comes(&self) -> Option<Id<crate::Region>> {
        let away = self.book.reach_on_chart(self.region);
        away.iter().skip(1).min_by_key(|leg| (leg.far.abs_diff(2), leg.to)).map(|leg| leg.to)
    }

    /// SG-OPEN-10: it bites the ship, or comes one region nearer.
    fn serpent_hunts(&mut self, event: Id<Entry>) -> Play<(), Halt> {
        let Some(at) = self.ongoing.iter().find(|o| o.event == event).and_then(|o| o.serpent) else {
            return Ok(());
        };
        if at == self.region {
            self.tell("SG-EVC-03", |_| words(None, "The serpent closes on the hull."));
            return self.damage_ship(1);
        }
        let near = &self.book.regions[at].next;
        let ways = self.book.reach_on_chart(self.region);
        let next = ways.iter().find(|leg| near.contains(&leg.to)).map_or(at, |leg| leg.to);
        self.move_serpent(event, next, "SG-EVC-03");
        Ok(())
    }

    /// SG-EVC-04: on a new page the serpent is where the ship comes in.
    pub(crate) fn serpent_follows(&mut self) {
        let here = self.region;
        let hunting: Vec<Id<Entry>> =
            self.ongoing.iter().filter(|o| o.serpent.is_some()).map(|o| o.event).collect();
        for event in hunting {
            self.move_serpent(event, here, "SG-EVC-04");
        }
    }

    fn move_serpent(&mut self, event: Id<Entry>, to: Id<crate::Region>, rules: &'static str) {
        let Some(ongoing) = self.ongoing.iter_mut().find(|o| o.event == event) else { return };
        let from = ongoing.serpent.replace(to);
        self.tell_serpent(from, to, rules);
    }

    fn tell_serpent(&mut self, from: Option<Id<crate::Region>>, to: Id<crate::Region>, rules: &'static str) {
        self.tell(rules, |g| {
            let path = from.into_iter().chain([to]).map(|r| g.region_key(r)).collect();
            What::Move { piece: "serpent".to_owned(), path }
                .said(None, format!("The serpent is in {}.", g.region_name(to)))
        });
    }
}
