//! Combat (SG-COMBAT, SG-ATK, SG-CTR, SG-MISS, SG-FLY, SG-ENDR, SG-SYN, SG-ENAB).

pub(crate) mod attack;
pub(crate) mod foes;

use crate::book::{Adventure, Crew, Enemy, Power, Square, Status, Weapon};
use crate::rules::command::Free;
use crate::rules::laid::action;
use crate::rules::occasion::{Moment, Use};
use crate::state::{Combat, Foe};
use crate::{Halt, SleepingGods};
use storybook::Progress;
use table::{Anytime, Ask, Id, Options, Or, Play, SceneKind, Seat, Seats, What, words};

/// A crew member can attack so often in a round (SG-ATK-02).
pub(crate) const ATTACKS: u8 = 2;

/// What can be done in the attack step of a round.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Move {
    /// With the built-in weapon, or a weapon card (SG-ATK-06).
    Attack(Crew, Option<Id<Adventure>>),
    Use(Use),
    /// To whom, and who pays (SG-COMBAT-16, SG-OPEN-43).
    Give(Seat, Seat),
    EndRound,
}

impl SleepingGods {
    fn combat_mut(&mut self) -> &mut Combat {
        self.combat.as_mut().expect("a combat is on")
    }

    fn row(&self) -> &[Foe] {
        self.combat.as_ref().map_or(&[], |combat| &combat.row)
    }

    pub(crate) fn square(&self, place: usize) -> Square {
        self.book.enemies[self.row()[place / 9].card].grid[place % 9]
    }

    /// The uncovered squares of an enemy (SG-PLACE-10).
    fn uncovered(&self, at: usize) -> impl Iterator<Item = Square> + '_ {
        let foe = &self.row()[at];
        let grid = &self.book.enemies[foe.card].grid;
        (0..9).filter(|s| foe.covered & (1 << s) == 0).map(|s| grid[s])
    }

    fn has_power(&self, at: usize, power: Power) -> bool {
        self.uncovered(at).any(|square| square == Square::Power(power))
    }

    pub(crate) fn hearts_left(&self, at: usize) -> u8 {
        self.uncovered(at).map(|square| if let Square::Heart(n) = square { n } else { 0 }).sum()
    }

    /// SG-CTR-03
    pub(crate) fn enemy_damage(&self, at: usize) -> u8 {
        let more: u8 =
            self.uncovered(at).map(|square| if let Square::Attack(n) = square { n } else { 0 }).sum();
        self.book.enemies[self.row()[at].card].damage + more
    }

    /// SG-FLY-01, SG-FLY-02, SG-FLY-03
    pub(crate) fn defence(&self, at: usize, ranged: bool) -> u8 {
        let flies = !ranged && self.has_power(at, Power::Flying);
        self.book.enemies[self.row()[at].card].defence + u8::from(flies)
    }

    pub(crate) fn weapon(&self, crew: Crew, card: Option<Id<Adventure>>) -> &Weapon {
        let of_card = card.and_then(|card| self.book.adventure(card).weapon.as_ref());
        of_card.unwrap_or(&self.book.board(crew).weapon)
    }

    /// SG-COMBAT-01, SG-COMBAT-03, SG-COMBAT-05
    pub(crate) fn begin_combat(&mut self, enemies: Vec<Id<Enemy>>) {
        let mut row = table::Deck::new(enemies);
        self.dealer.shuffle(&mut row);
        self.dealer.turn_page();
        let level = row.pile.iter().map(|card| self.book.enemies[*card].level).sum();
        let row = row.pile.into_iter().map(|card| Foe { card, covered: 0 }).collect();
        self.combat = Some(Combat {
            scene: self.scenes.begin(SceneKind::Fight),
            row,
            round: 0,
            level,
            synergy: Crew::ALL,
            used: [0; 9],
            still: 0,
            before: (0, 0),
            attack: None,
            struck_back: None,
        });
        self.combat_mut().before = self.standing();
        self.tell_row();
        self.tell("SG-COMBAT-01 SG-COMBAT-22", |g| {
            let names: Vec<&str> = g.row().iter().map(|foe| g.book.enemies[foe.card].name.as_str()).collect();
            words(g.active, format!("Combat! {} (level {level}, {}).", names.join(", "), difficulty(level)))
        });
    }

    /// Counts how a combat came out.
    pub(crate) fn tally_combat(&mut self, outcome: &str) {
        let Some(Combat { level, round, .. }) = self.combat else { return };
        self.tally(1, |_| format!("combat/{}/{outcome}", difficulty(level)));
        self.tally(round.into(), |_| format!("combat/{}/rounds", difficulty(level)));
    }

    /// SG-COMBAT-04, SG-COMBAT-10, SG-OPEN-43
    fn deal_tokens(&mut self) {
        let seats: Vec<Seat> = self.seats().collect();
        let share = match seats.len() {
            1 => 4,
            2 => 2,
            _ => 1,
        };
        self.collect_actions();
        for seat in seats.iter().copied() {
            let n = share + u8::from(seats.len() == 3 && seat == self.active);
            self.player_mut(seat).tokens = n;
            self.shift(n, "SG-COMBAT-04", |_| action(n, None, Some(seat.place())));
        }
        let combat = self.combat_mut();
        combat.round = combat.round.saturating_add(1);
        self.tell("SG-COMBAT-07 SG-COMBAT-10", |g| {
            What::Turn {}.said(None, format!("Combat, round {}.", g.combat.as_ref().map_or(0, |c| c.round)))
        });
    }

    /// One step of a combat: an attack, or the end of a round.
    pub(crate) fn fight(&mut self) -> Play<(), Halt> {
        if self.row().is_empty() {
            self.win_combat(); // SG-COMBAT-12
            return Ok(());
        }
        if self.combat.as_ref().is_some_and(|c| c.round == 0) {
            self.deal_tokens();
        }
        // Where nobody can attack any more, something may still be used, or a token given, before the round ends (SG-OPEN-64, SG-OPEN-67).
        let able: Seats = self.seats().filter(|seat| !self.attacks(*seat).is_empty()).collect();
        let options = |g: &Self, seat: Seat| -> Options<Or<Move, Free>> {
            let attacks = g.attacks(seat);
            let uses = g.uses(seat, Moment::Between, &[]);
            let asides = g.beside_uses(seat, &uses);
            let uses = uses.into_iter().map(Move::Use);
            let gives = g.seats().flat_map(|to| g.gives(seat, to));
            let end = (seat == g.active).then_some(Move::EndRound);
            Or::list(attacks.into_iter().chain(end).chain(uses).chain(gives), asides)
        };
        let mut mains = able;
        mains.add(self.active);
        let others = self.seats().filter(|s| !mains.has(*s)).collect();
        let prompt = |g: &Self, seat: Seat| match g.player(seat).tokens {
            0 => "You have no combat action token left.".to_owned(),
            1 => "Who attacks? You have 1 combat action token.".to_owned(),
            n => format!("Who attacks? You have {n} combat action tokens."),
        };
        let rules = "SG-ATK-01 SG-COMBAT-08 SG-COMBAT-09";
        let chosen = self.ask_any(rules, prompt, mains, others, options)?;
        let Some((seat, chosen)) = self.taken(chosen)? else { return Ok(()) };
        match chosen {
            Move::Attack(crew, card) => self.attack(seat, crew, card),
            Move::Use(it) => self.apply(seat, it, None),
            Move::EndRound => self.end_round(),
            Move::Give(to, payer) => {
                self.pay_command(payer, 1, "SG-CMD-08");
                self.player_mut(seat).tokens -= 1;
                self.player_mut(to).tokens += 1;
                self.tell("SG-COMBAT-16", |g| {
                    let text = format!("{} gives {} a combat action token.", g.name(seat), g.name(to));
                    action(1, Some(seat.place()), Some(to.place())).said(seat, text)
                });
                Ok(())
            }
        }
    }

    /// SG-ATK-01, SG-ATK-02, SG-ATK-03, SG-ATK-04, SG-ATK-05
    fn attacks(&self, seat: Seat) -> Options<Move> {
        if self.player(seat).tokens == 0 {
            return Options::new();
        }
        let used = self.combat.as_ref().map_or([0; 9], |c| c.used);
        let fit = |crew: &Crew| {
            used[*crew as usize] < ATTACKS && self.is_up(*crew) && !self.suffers(*crew, Status::Frightened)
        };
        let crew = self.crew_of(seat).filter(fit);
        crew.flat_map(|crew| {
            let cards = self.adventures.iter().filter(move |o| o.bearer == Some(crew)).map(|o| Some(o.card));
            std::iter::once(None).chain(cards).map(move |card| Move::Attack(crew, card))
        })
        .collect()
    }

    /// Either of the two pays (SG-OPEN-43).
    fn gives(&self, from: Seat, to: Seat) -> impl Iterator<Item = Move> + '_ {
        let gives = from != to && self.player(from).tokens > 0;
        [from, to]
            .into_iter()
            .filter(move |payer| gives && self.player(*payer).command > 0)
            .map(move |payer| Move::Give(to, payer))
    }

    /// SG-COMBAT-12
    fn win_combat(&mut self) {
        self.end_combat("won");
        self.tell("SG-COMBAT-06 SG-COMBAT-14", |g| words(g.active, "All enemies are defeated."));
    }

    /// SG-OPEN-69: it is not won, and the story goes on without what that would have brought.
    fn leave_combat(&mut self) {
        self.end_combat("left");
        if let Some(reading) = &mut self.reading
            && let Some(place) = reading.fought.take()
        {
            reading.progress = Progress::BrokenOff(place);
        }
        self.tell("SG-OPEN-69", |g| {
            words(g.active, "You break it off. The enemies go back into the box, and nothing is won.")
        });
    }

    /// SG-COMBAT-14
    fn end_combat(&mut self, outcome: &str) {
        self.tally_combat(outcome);
        self.put_combat_away();
    }
}

/// SG-DIFF
pub(crate) fn difficulty(level: u8) -> &'static str {
    match level {
        0..=8 => "very easy",
        9..=11 => "easy",
        12..=13 => "medium",
        14..=17 => "dangerous",
        _ => "deadly",
    }
}
