//! Using what is printed on boards and cards (SG-ABIL, SG-ADV, SG-RECIPE, SG-CMD).

use crate::book::powers::{Effect, Meal, Passive, Price, Redraw, Rule, Rules};
use crate::book::{Adventure, Crew, Status};
use crate::rules::occasion::{Draw, Moment, Source, Use};
use crate::rules::picks::Pick;
use crate::rules::telling::crew_key;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, Seat, What};

impl SleepingGods {
    pub(crate) fn source_key(&self, source: Source) -> String {
        match source {
            Source::Board(crew) => crew.key().to_owned(),
            Source::Card(_, card) => self.key_of(card),
            Source::Level(_, card) => self.key_of(card),
            Source::Adventure(card) => self.key_of(card),
        }
    }

    pub(crate) fn rules_of(&self, source: Source) -> &Rules {
        match source {
            Source::Board(crew) => &self.book.board(crew).rules,
            Source::Card(_, card) => &self.book.abilities[card].rules,
            Source::Level(_, card) => &self.book.levels[card].rules,
            Source::Adventure(card) => &self.book.adventure(card).rules,
        }
    }

    /// The price of a use, and what it brings.
    pub(crate) fn terms_of(&self, it: Use) -> (Price, &[Effect]) {
        match &self.rules_of(it.source)[usize::from(it.rule)] {
            Rule::Use(price, ways) => (*price, &ways[usize::from(it.way)]),
            Rule::Always(_) => unreachable!("only what has a price is used"),
        }
    }

    /// Whatever this player could use now. `spent` was used already on this occasion (SG-OPEN-63).
    pub(crate) fn uses(&self, seat: Seat, moment: Moment, spent: &[Source]) -> Options<Use> {
        let mut found = Options::new();
        let occasion = moment.occasion();
        self.each_source(seat, |source| {
            let rules = self.rules_of(source);
            let up = || source.bearer().is_none_or(|crew| self.is_up(crew)); // SG-DMG-06, SG-DMG-07
            if !rules.suit(occasion) || spent.contains(&source) || !up() {
                return;
            }
            for (rule, printed) in rules.iter().enumerate() {
                let Rule::Use(price, ways) = printed else { continue };
                if !self.can_pay(seat, *price, moment) {
                    continue;
                }
                let spent = self.is_spent(source, *price);
                let fits = |way: &&Vec<Effect>| {
                    self.is_of_use(source, way, moment) && (!spent || way.iter().any(tilting))
                };
                let places = ways.iter().enumerate().filter(|(_, way)| fits(way));
                found.extend(places.map(|(way, _)| Use { source, rule: rule as u8, way: way as u8 }));
            }
        });
        found
    }

    /// Boards and cards that this player may use: those of the crew they control, and every adventure card; not one with command on it
    /// (SG-ABIL-02, SG-ABIL-07).
    fn each_source(&self, seat: Seat, mut look: impl FnMut(Source)) {
        for crew in self.crew_of(seat) {
            let mate = self.mate(crew);
            if mate.command == 0 {
                look(Source::Board(crew));
            }
            mate.cards.iter().for_each(|card| look(Source::Card(crew, *card)));
            mate.levels.iter().for_each(|card| look(Source::Level(crew, *card)));
        }
        let ready = self.adventures.iter().filter(|owned| owned.command == 0);
        ready.for_each(|owned| look(Source::Adventure(owned.card)));
    }

    fn can_pay(&self, seat: Seat, price: Price, moment: Moment) -> bool {
        let in_combat = self.combat.is_some();
        let payable = match price {
            Price::Command(n, meal) => {
                let fed =
                    meal.is_none_or(|Meal { kind, n }| kind.map_or(self.food(), |k| self.stored(k)) >= n);
                // What is just being paid with is not there any more.
                let left = meal.is_none_or(|Meal { n, .. }| self.food() >= n + self.owed);
                // SG-COMBAT-17, SG-RECIPE-05
                self.player(seat).command >= n && fed && left && !(meal.is_some() && in_combat)
            }
            Price::Free | Price::Discard => true,
            Price::Equip => false,
        };
        payable && (moment != Moment::Open || !in_combat)
    }

    /// What is free can be used once in a turn, where no occasion limits it (SG-OPEN-09, SG-OPEN-63).
    fn is_spent(&self, source: Source, price: Price) -> bool {
        price == Price::Free
            && match source {
                Source::Card(_, card) => self.spent.contains(&card),
                Source::Level(_, card) => self.spent_levels.contains(&card),
                _ => false,
            }
    }

    /// Whether anything would come of it now.
    fn is_of_use(&self, source: Source, way: &[Effect], moment: Moment) -> bool {
        let own = |crew: Crew| source.bearer().is_none_or(|bearer| bearer == crew);
        let any = |of: &dyn Fn(Crew) -> bool| Crew::ALL.into_iter().any(of);
        let occasion = moment.occasion();
        way.iter().filter(|effect| effect.suits(occasion)).any(|effect| match (effect, moment) {
            (Effect::Skill(skill, _), Moment::Test(tested, _)) => {
                skill.is_none_or(|skill| skill == tested) && self.takes_part(source)
            }
            (Effect::Redraw(Redraw::IfOne), Moment::Test(_, n) | Moment::Attack(_, n) | Moment::Ship(n)) => {
                n == 1
            }
            (Effect::Accuracy(_) | Effect::Damage(_), Moment::Attack(crew, _)) => own(crew),
            (Effect::Block(_), Moment::Blow(crew)) => own(crew),
            (Effect::Health(_), _) => any(&|crew| self.mate(crew).damage > 0),
            (Effect::Aid(_), _) => any(&|crew| source.bearer() != Some(crew) && self.mate(crew).damage > 0),
            (Effect::Rest(_), _) => any(&|crew| self.mate(crew).fatigue > 0),
            (Effect::Cure(Some(status)), _) => any(&|crew| self.suffers(crew, *status)),
            (Effect::Cure(None), _) => any(&|crew| !self.mate(crew).statuses.is_empty()),
            (Effect::Gain(thing, _), _) => self.stored(*thing) < thing.supply(),
            (Effect::Repair(_), _) => self.damage.iter().any(|n| *n > 0),
            (Effect::Command(_), _) => self.command_left() > 0,
            (Effect::Ready(_), _) => self.laid_command() > 0,
            // Not in the middle of a visit (SG-PORT-01, SG-MARKET-01).
            (Effect::Sail(_), _) => {
                let elsewhere = self.reading.is_none() && self.voyage.is_none();
                elsewhere && self.port.is_none() && self.stall.is_empty()
            }
            _ => true,
        })
    }

    /// An ability card or a level card adds its skill only where its bearer takes part (SG-ABIL-10).
    fn takes_part(&self, source: Source) -> bool {
        match source {
            Source::Card(crew, _) | Source::Level(crew, _) => {
                self.challenge.as_ref().is_some_and(|c| c.crew.contains(&crew))
            }
            Source::Board(_) | Source::Adventure(_) => true,
        }
    }

    /// Command that lies on boards and cards.
    pub(crate) fn laid_command(&self) -> u8 {
        let boards: u8 = self.crew.iter().map(|mate| mate.command).sum();
        boards + self.adventures.iter().map(|owned| owned.command).sum::<u8>()
    }

    /// Pays for a use and does what it says.
    pub(crate) fn apply(&mut self, seat: Seat, it: Use, draw: Option<&mut Draw>) -> Play<(), Halt> {
        let (price, effects) = self.terms_of(it);
        let effects = effects.to_vec();
        self.tell("SG-ABIL-01 SG-ABIL-06", |g| {
            table::words(seat, format!("{} uses {}.", g.name(seat), g.source_name(it.source)))
        });
        self.tally(1, |g| format!("use/{}", g.source_key(it.source)));
        self.pay_price(seat, it.source, price)?;
        let mut draw = draw;
        for effect in effects {
            let tilted = match draw.as_deref_mut() {
                Some(draw) => self.tilt(draw, effect)?,
                None => false,
            };
            if !tilted {
                self.happen(seat, it.source.bearer(), effect)?;
            }
        }
        Ok(())
    }

    /// SG-TERM-04: on boards and adventure cards the command stays; for ability cards it goes to the supply (SG-ABIL-09).
    fn pay_price(&mut self, seat: Seat, source: Source, price: Price) -> Play<(), Halt> {
        match (price, source) {
            (Price::Command(n, meal), _) => {
                match source {
                    Source::Board(crew) => {
                        self.lay_command(seat, n, crew_key(crew), |g| &mut g.mate_mut(crew).command)
                    }
                    Source::Adventure(card) => {
                        let place = self.adventures.iter().position(|o| o.card == card).expect("it is owned");
                        let key = self.key_of(card);
                        self.lay_command(seat, n, key, |g| &mut g.state.adventures[place].command);
                    }
                    Source::Card(..) | Source::Level(..) => self.pay_command(seat, n, "SG-CMD-06"),
                }
                match meal {
                    Some(Meal { kind: Some(kind), n }) => self.lose(kind, n, "SG-RECIPE-03"),
                    Some(Meal { kind: None, n }) => self.lose_food(seat, n, "SG-RECIPE-01 SG-RECIPE-02")?,
                    None => {}
                }
            }
            (Price::Discard, Source::Card(crew, card)) => self.unequip(crew, card, "SG-ACARD-02")?,
            (Price::Free, Source::Card(_, card)) => self.spent.push(card),
            (Price::Free, Source::Level(_, card)) => self.spent_levels.push(card),
            _ => {}
        }
        Ok(())
    }

    fn lay_command(&mut self, seat: Seat, n: u8, to: String, on: impl Fn(&mut Self) -> &mut u8) {
        self.player_mut(seat).command -= n;
        *on(self) += n;
        self.tell("SG-TERM-04", |g| {
            What::tokens("command", n.into(), Some(seat.place()), Some(to.clone()))
                .said(seat, format!("{} pays {n} command.", g.name(seat)))
        });
    }

    /// What does not depend on a draw.
    pub(crate) fn happen(&mut self, seat: Seat, bearer: Option<Crew>, effect: Effect) -> Play<(), Halt> {
        const RULES: &str = "SG-ABIL-01 SG-ADV-08 SG-RECIPE-04";
        match effect {
            Effect::Health(n) => self.heal_some(seat, None, n, RULES)?,
            Effect::Aid(n) => self.heal_some(seat, bearer, n, RULES)?,
            Effect::Rest(n) => self.rest_some(seat, n, RULES)?,
            Effect::Cure(status) => self.cure_one(seat, status, RULES)?,
            Effect::Gain(thing, n) => self.gain(thing, n, RULES),
            Effect::Repair(n) => self.repair(seat, n, "SG-ABIL-15 SG-TERM-10")?,
            Effect::Cards(n) => self.draw_cards(seat, n, RULES)?,
            Effect::Command(n) => self.gain_command(seat, n, RULES),
            Effect::Ready(n) => self.clear_command(seat, n, RULES)?,
            Effect::Sail(n) => self.voyage = Some(n),
            Effect::Strike(n) => self.strike(seat, bearer, n)?,
            // The rest counts only where fate was drawn, or where a blow falls.
            Effect::Skill(..)
            | Effect::Fate(_)
            | Effect::Redraw(_)
            | Effect::Accuracy(_)
            | Effect::Damage(_)
            | Effect::Block(_) => {}
        }
        Ok(())
    }

    /// Restores health one by one, to whomever the player likes (SG-RECIPE-04), but for one.
    pub(crate) fn heal_some(
        &mut self,
        seat: Seat,
        but: Option<Crew>,
        n: u8,
        rules: &'static str,
    ) -> Play<(), Halt> {
        let hurt = |g: &Self| {
            let hurt = Crew::ALL.into_iter().filter(|c| Some(*c) != but && g.mate(*c).damage > 0);
            hurt.map(Pick).collect()
        };
        for left in (1..=n).rev() {
            let prompt = move |_: &Self| format!("Who regains health? {left} to restore.");
            let Some(Pick(crew)) = self.choose(seat, rules, prompt, hurt)? else { break };
            self.heal(crew, 1, rules);
        }
        Ok(())
    }

    pub(crate) fn rest_some(&mut self, seat: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        for left in (1..=n).rev() {
            let prompt = move |_: &Self| format!("Who rests? {left} fatigue to remove.");
            let Some(Pick(crew)) = self.choose(seat, rules, prompt, Self::tired)? else { break };
            self.rest(crew, 1, rules);
        }
        Ok(())
    }

    /// Those who have fatigue to lose.
    pub(crate) fn tired(&self) -> Options<Pick> {
        Crew::ALL.into_iter().filter(|c| self.mate(*c).fatigue > 0).map(Pick).collect()
    }

    /// SG-STATUS-14, SG-ADV-08
    pub(crate) fn cure_one(
        &mut self,
        seat: Seat,
        status: Option<Status>,
        rules: &'static str,
    ) -> Play<(), Halt> {
        let ill = |g: &Self| {
            let of = |crew: Crew| g.mate(crew).statuses.iter().map(move |s| Ill(crew, *s));
            let all = Crew::ALL.into_iter().flat_map(of);
            all.filter(|Ill(_, s)| status.is_none_or(|wanted| wanted == *s)).collect()
        };
        if let Some(Ill(crew, status)) = self.choose(seat, rules, "Who is cured?", ill)? {
            self.cure(crew, status, rules);
        }
        Ok(())
    }

    /// SG-ROOM-19, SG-ROOM-20, SG-ROOM-21: tokens, not cards.
    pub(crate) fn clear_command(&mut self, seat: Seat, n: u8, rules: &'static str) -> Play<(), Halt> {
        let laid = |g: &Self| {
            let boards = Crew::ALL.into_iter().filter(|c| g.mate(*c).command > 0).map(Laid::Board);
            let cards = g.adventures.iter().filter(|o| o.command > 0).map(|o| Laid::Card(o.card));
            boards.chain(cards).collect()
        };
        for left in (1..=n).rev() {
            let prompt = move |_: &Self| format!("Where do you take command off? {left} to remove.");
            let Some(from) = self.choose(seat, rules, prompt, laid)? else { break };
            let (name, place) = match from {
                Laid::Board(crew) => {
                    self.mate_mut(crew).command -= 1;
                    (self.crew_name(crew), crew_key(crew))
                }
                Laid::Card(card) => {
                    let owned = self.adventures.iter_mut().find(|o| o.card == card);
                    owned.expect("it is owned").command -= 1;
                    (self.book.adventure(card).name.clone(), self.key_of(card))
                }
            };
            self.tell(rules, |g| {
                let text = format!("{} takes 1 command off {name}.", g.name(seat));
                What::tokens("command", 1, Some(place.clone()), None).said(seat, text)
            });
        }
        Ok(())
    }

    /// What is always on for everybody: adventure cards, and events that lie beside the ship (SG-ADV-05, SG-EVENT-06).
    pub(crate) fn passives(&self) -> impl Iterator<Item = &Passive> + '_ {
        use crate::book::powers::Lasting;
        let cards = self.adventures.iter().flat_map(|o| self.book.adventure(o.card).rules.always());
        let events = self.ongoing.iter().flat_map(|o| &self.book.event(o.event).lasting);
        let events = events.filter_map(|rule| if let Lasting::Always(p) = rule { Some(p) } else { None });
        cards.chain(events)
    }

    /// What is always on for one player: what is for everybody, and what their crew wears (SG-ABIL-11).
    pub(crate) fn passives_of(&self, seat: Seat) -> impl Iterator<Item = &Passive> + '_ {
        self.passives().chain(self.crew_of(seat).flat_map(|crew| self.own_passives(crew)))
    }

    /// What is always on for one crew member; not while they are out (SG-OPEN-65).
    pub(crate) fn own_passives(&self, crew: Crew) -> impl Iterator<Item = &Passive> + '_ {
        let mate = self.mate(crew);
        let cards = mate.cards.iter().flat_map(|id| self.book.abilities[*id].rules.always());
        let levels = mate.levels.iter().flat_map(|id| self.book.levels[*id].rules.always());
        cards.chain(levels).filter(move |_| self.is_up(crew))
    }
}

/// Whether an effect changes a draw or a blow; the others do something of their own.
pub(crate) fn tilting(effect: &Effect) -> bool {
    use Effect::*;
    matches!(effect, Skill(..) | Fate(_) | Redraw(_) | Accuracy(_) | Damage(_) | Block(_))
}

/// Somebody with a status.
#[derive(Clone, Copy)]
pub(crate) struct Ill(pub Crew, pub Status);

/// Where command lies.
#[derive(Clone, Copy)]
pub(crate) enum Laid {
    Board(Crew),
    Card(Id<Adventure>),
}
