//! The Saloon (NF-SALOON): recruiting, and refreshing the row.

use crate::NearAndFar;
use crate::book::words::{Deed, Price, Thing};
use crate::book::{Building, Faction, Person};
use crate::rules::telling::building_key;
use table::{Anytime, Ask, Id, Options, Play, Prompt, Seat, words};

/// What to do at the bar.
#[derive(Clone, Copy)]
pub(crate) enum Hire {
    /// One of the row, for this many coins.
    Recruit(Id<Person>, u32),
    Refresh,
    /// Nobody yet: the visit comes first.
    Later,
    Nobody,
}

impl NearAndFar {
    /// NF-SALOON-15, NF-SALOON-16, NF-SALOON-17, NF-SALOON-20: one recruit and one refresh, in either order.
    pub(crate) fn saloon(&mut self) -> Play<()> {
        let seat = self.active;
        let (mut recruited, mut refreshed) = (false, false);
        loop {
            let options = |g: &Self| -> Options<Hire> {
                let row = g.affordable(seat).filter(|_| !recruited);
                let refresh = (!refreshed && g.player(seat).food > 0).then_some(Hire::Refresh);
                row.chain(refresh).chain([Hire::Nobody]).collect()
            };
            let prompt = |g: &Self| match recruited {
                true => "Nobody else can be recruited in this visit. Anything else at the Saloon?".to_owned(),
                false => {
                    let coins = Thing::Coin.say(g.coin_means(seat));
                    format!("Whom do you recruit? Only one in a visit; you have {coins}.")
                }
            };
            match self.decide("NF-SALOON-01 NF-SALOON-02 NF-SALOON-15 NF-SALOON-17", prompt, options)? {
                Hire::Recruit(id, cost) => {
                    self.hire(seat, id, cost)?;
                    recruited = true;
                }
                Hire::Refresh => {
                    refreshed = true;
                    self.lose(seat, Thing::Food, 1);
                    self.tell("NF-SALOON-15 NF-SALOON-18", |_| {
                        words(seat, "A new row of adventurers comes in.")
                    });
                    for id in std::mem::take(&mut self.row) {
                        self.bag.discards.push(id); // NF-SALOON-18
                        self.tell("NF-SALOON-18", |g| {
                            g.moved(id, Some(building_key(Building::Saloon)), None).unsaid(seat)
                        });
                    }
                    self.fill_row();
                }
                Hire::Later | Hire::Nobody => return Ok(()),
            }
        }
    }

    /// A single recruit at the usual price, where a card allows it (NF-TRS-08). `no` is how one declines; whether
    /// somebody was recruited.
    pub(crate) fn recruit(&mut self, seat: Seat, no: Hire) -> Play<bool> {
        let options = |g: &Self| -> Options<Hire> { g.affordable(seat).chain([no]).collect() };
        match self.decide("NF-TRS-08 NF-SALOON-02", "Whom do you recruit?", options)? {
            Hire::Recruit(id, cost) => self.hire(seat, id, cost).map(|()| true),
            _ => Ok(false),
        }
    }

    pub(crate) fn affordable(&self, seat: Seat) -> impl Iterator<Item = Hire> + '_ {
        let means = self.coin_means(seat);
        let row = self.row.iter().filter(|id| !self.is_promised(**id));
        let row = row.map(move |id| Hire::Recruit(*id, self.price(seat, *id)));
        row.filter(move |h| matches!(h, Hire::Recruit(_, cost) if *cost <= means))
    }

    /// NF-SALOON-03, NF-SALOON-04, NF-SALOON-05, NF-SALOON-06, NF-SALOON-07, NF-SALOON-08,
    /// NF-CHIEF-08, NF-OPEN-41
    pub(crate) fn price(&self, seat: Seat, id: Id<Person>) -> u32 {
        let person = self.book.person(id);
        let faction = person.faction.expect("the row holds adventurers");
        let chief = u32::from(self.chiefs[faction as usize] == Some(seat));
        let off = self.banners(seat, faction) + chief + self.discount(seat);
        u32::from(person.cost).saturating_sub(off)
    }

    fn hire(&mut self, seat: Seat, id: Id<Person>, cost: u32) -> Play<()> {
        self.pay_for(seat, id, [Price { thing: Thing::Coin, n: cost as u8 }])?;
        self.take_from_row(seat, id, "NF-SALOON-01 NF-SALOON-02 NF-SALOON-03", |g: &Self| {
            let (name, person) = (g.name(seat), &g.book.person(id).name);
            format!("{name} recruits {person} for {}.", Thing::Coin.say(cost))
        })?;
        self.after(seat, Deed::Recruit)
    }

    /// The row gives somebody up and is filled again (NF-OPEN-11).
    fn take_from_row(
        &mut self,
        seat: Seat,
        id: Id<Person>,
        rules: &'static str,
        text: impl Prompt<Self>,
    ) -> Play<()> {
        self.row.retain(|r| *r != id);
        self.welcome(seat, id, Some(Building::Saloon), rules, text);
        self.fill_row();
        self.join(seat, id)
    }

    /// NF-OPEN-12: an adventurer as a reward, from the row; a colour that is missing there comes from the bag.
    pub(crate) fn gain_adventurer(&mut self, seat: Seat, faction: Option<Faction>) -> Play<()> {
        let of = |g: &Self, id: Id<Person>| faction.is_none_or(|f| g.book.person(id).faction == Some(f));
        let row = |g: &Self| -> Options<Hire> {
            g.row
                .iter()
                .filter(|id| of(g, **id) && !g.is_promised(**id))
                .map(|id| Hire::Recruit(*id, 0))
                .collect()
        };
        let prompt = "An adventurer joins you for free. Who?";
        let Some(Hire::Recruit(id, _)) = self.choose(seat, "NF-QUEST-17 NF-OPEN-12", prompt, row)? else {
            while let Some(id) = self.draw_from_bag() {
                if of(self, id) {
                    self.welcome(seat, id, None, "NF-OPEN-12", |g: &Self| g.joins_text(seat, id));
                    return self.join(seat, id);
                }
                self.bag.discards.push(id);
                let left = self.bag.cards().any(|id| of(self, id));
                if !left {
                    break;
                }
            }
            self.tell("NF-OPEN-12", |_| words(seat, "No adventurer of that faction is left to join."));
            return Ok(());
        };
        self.take_from_row(seat, id, "NF-QUEST-17 NF-OPEN-12", |g: &Self| g.joins_text(seat, id))
    }

    /// NF-SALOON-19: a bag that becomes empty is filled with those set aside. At once, so that a row that is removed later is not
    /// among them.
    fn draw_from_bag(&mut self) -> Option<Id<Person>> {
        let NearAndFar { state, dealer, .. } = self;
        if state.bag.is_empty() {
            dealer.reshuffle(&mut state.bag);
        }
        let drawn = dealer.draw(&mut state.bag);
        if state.bag.is_empty() {
            dealer.reshuffle(&mut state.bag);
        }
        drawn
    }

    /// NF-SETUP-05, NF-OPEN-11: five on offer as long as there are enough.
    pub(crate) fn fill_row(&mut self) {
        while self.row.len() < 5 {
            let Some(id) = self.draw_from_bag() else { return };
            self.row.push(id);
            self.tell("NF-SETUP-05 NF-OPEN-11", |g| {
                g.moved(id, None, Some(building_key(Building::Saloon))).unsaid(None)
            });
        }
    }
}
