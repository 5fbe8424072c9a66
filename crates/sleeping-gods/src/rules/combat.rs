//! Combat (SG-COMBAT, SG-ATK, SG-CTR, SG-MISS, SG-FLY, SG-ENDR, SG-SYN, SG-ENAB).

use crate::book::powers::Passive;
use crate::book::{Adventure, Crew, Enemy, Power, Square, Status, Weapon};
use crate::rules::damage::{Pick, crew_key};
use crate::rules::fate::{Draw, Lay};
use crate::rules::place::{Blow, Card, placements, squares};
use crate::rules::uses::{Moment, Use};
use crate::state::{Combat, Foe};
use crate::{Sail, SleepingGods};
use table::{Ask, Choice, Id, Options, Seat, Seats, Throw, What, words};

/// A crew member can attack so often in a round (SG-ATK-02).
const ATTACKS: u8 = 2;

/// After so many rounds in a row in which nothing has changed, a combat leads nowhere.
const STILL_ROUNDS: u8 = 5;

/// What can be done in the attack step of a round.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Move {
    /// With the built-in weapon, or a weapon card (SG-ATK-06).
    Attack(Crew, Option<Id<Adventure>>),
    Use(Use),
    /// To whom, and who pays (SG-COMBAT-16, SG-OPEN-43).
    Give(Seat, Seat),
    /// A synergy token goes back to its owner, for nothing (SG-SYN-06).
    Return(Crew),
    EndRound,
}

impl Choice<SleepingGods> for Move {
    fn key(&self, game: &SleepingGods) -> String {
        match self {
            Move::Attack(crew, None) => format!("attack/{}", crew.key()),
            Move::Attack(crew, Some(card)) => format!("attack/{}/{}", crew.key(), game.id_of(*card)),
            Move::Use(it) => it.key(game),
            Move::Give(to, payer) if to == payer => format!("give/{}/theirs", to.0),
            Move::Give(to, _) => format!("give/{}", to.0),
            Move::Return(crew) => format!("return/{}", crew.key()),
            Move::EndRound => "round/end".to_owned(),
        }
    }

    fn label(&self, game: &SleepingGods) -> String {
        match self {
            Move::Attack(crew, card) => game.attack_label(*crew, *card),
            Move::Use(it) => it.label(game),
            Move::Give(to, payer) => {
                format!(
                    "Give a combat action token to {}, for 1 command of {}",
                    game.name(*to),
                    game.name(*payer)
                )
            }
            Move::Return(crew) => {
                format!("Give back {}'s synergy token without using it", game.crew_name(*crew))
            }
            Move::EndRound => "End the round: every enemy attacks".to_owned(),
        }
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        match self {
            Move::Attack(crew, _) => Some(crew_key(*crew)),
            Move::Use(it) => it.target(game),
            Move::Give(to, _) => Some(to.place()),
            Move::Return(crew) => Some(format!("synergy/{}", crew.key())),
            Move::EndRound => None,
        }
    }

    fn instinct(&self, game: &SleepingGods) -> u32 {
        match self {
            Move::Attack(crew, card) => {
                let weapon = game.weapon(*crew, *card);
                4 * u32::from(weapon.damage)
                    + 2 * u32::from(weapon.accuracy)
                    + 2 * u32::from(game.health(*crew))
            }
            Move::Use(it) => it.instinct(game),
            Move::Give(..) | Move::Return(_) => 0,
            Move::EndRound => 1,
        }
    }
}

/// An enemy to attack, by its place in the row.
#[derive(Clone, Copy)]
struct Mark(u8);

impl Choice<SleepingGods> for Mark {
    fn key(&self, _: &SleepingGods) -> String {
        format!("enemy/{}", self.0)
    }

    fn label(&self, game: &SleepingGods) -> String {
        game.enemy_text(usize::from(self.0))
    }

    fn target(&self, _: &SleepingGods) -> Option<String> {
        Some(format!("enemy/{}", self.0))
    }

    fn instinct(&self, game: &SleepingGods) -> u32 {
        12 - u32::from(game.hearts_left(usize::from(self.0)).min(11))
    }
}

/// A square of the row.
#[derive(Clone, Copy)]
struct At(u8);

impl Choice<SleepingGods> for At {
    fn key(&self, _: &SleepingGods) -> String {
        format!("square/{}/{}", self.0 / 9, self.0 % 9)
    }

    fn label(&self, game: &SleepingGods) -> String {
        game.square_text(usize::from(self.0))
    }

    fn target(&self, _: &SleepingGods) -> Option<String> {
        Some(format!("square/{}/{}", self.0 / 9, self.0 % 9))
    }

    fn instinct(&self, game: &SleepingGods) -> u32 {
        match game.square(usize::from(self.0)) {
            Square::Heart(n) => 20 * u32::from(n),
            Square::Attack(n) => 8 * u32::from(n),
            Square::Power(_) => 6,
            Square::Blank => 1,
        }
    }
}

impl SleepingGods {
    fn combat_mut(&mut self) -> &mut Combat {
        self.combat.as_mut().expect("a combat is on")
    }

    fn row(&self) -> &[Foe] {
        self.combat.as_ref().map_or(&[], |combat| &combat.row)
    }

    pub(crate) fn square(&self, place: usize) -> Square {
        self.book.enemy(self.row()[place / 9].card).grid[place % 9]
    }

    /// The uncovered squares of an enemy (SG-PLACE-10).
    fn uncovered(&self, at: usize) -> impl Iterator<Item = Square> + '_ {
        let foe = &self.row()[at];
        let grid = &self.book.enemy(foe.card).grid;
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
        self.book.enemy(self.row()[at].card).damage + more
    }

    /// SG-FLY-01, SG-FLY-02, SG-FLY-03
    pub(crate) fn defence(&self, at: usize, ranged: bool) -> u8 {
        let flies = !ranged && self.has_power(at, Power::Flying);
        self.book.enemy(self.row()[at].card).defence + u8::from(flies)
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
        let row = row.pile.into_iter().map(|card| Foe { card, covered: 0 }).collect();
        self.combat =
            Some(Combat { row, round: 0, synergy: Crew::ALL, used: [0; 9], still: 0, before: (0, 0) });
        self.tell("SG-COMBAT-01 SG-COMBAT-22", |g| {
            let names: Vec<&str> = g.row().iter().map(|foe| g.book.enemy(foe.card).name.as_str()).collect();
            let level: u8 = g.row().iter().map(|foe| g.book.enemy(foe.card).level).sum();
            words(g.active, format!("Combat! {} (level {level}, {}).", names.join(", "), difficulty(level)))
        });
        self.tally(1, |g| {
            let level: u8 = g.row().iter().map(|foe| g.book.enemy(foe.card).level).sum();
            format!("combat/{}", difficulty(level))
        });
    }

    /// SG-COMBAT-04, SG-COMBAT-10, SG-OPEN-43
    fn deal_tokens(&mut self) {
        let seats: Vec<Seat> = self.seats().collect();
        let share = match seats.len() {
            1 => 4,
            2 => 2,
            _ => 1,
        };
        for seat in seats.iter().copied() {
            let more = u8::from(seats.len() == 3 && seat == self.active);
            self.player_mut(seat).tokens = share + more;
        }
        let combat = self.combat_mut();
        combat.used = [0; 9];
        combat.round = combat.round.saturating_add(1);
        self.tell("SG-COMBAT-07 SG-COMBAT-10", |g| {
            What::Turn {}.said(None, format!("Combat, round {}.", g.combat.as_ref().map_or(0, |c| c.round)))
        });
    }

    /// One step of a combat: an attack, or the end of a round.
    pub(crate) fn fight(&mut self) -> Sail<()> {
        self.check_crew()?;
        if self.row().is_empty() {
            self.end_combat(); // SG-COMBAT-12
            return Ok(());
        }
        if self.combat.as_ref().is_some_and(|c| c.round == 0) {
            self.deal_tokens();
        }
        // Where nobody can attack any more, something may still be used, or a token given, before the round ends (SG-OPEN-64, SG-OPEN-67).
        let able: Seats = self.seats().filter(|seat| !self.attacks(*seat).is_empty()).collect();
        let options = |g: &Self, seat: Seat| -> Options<Move> {
            let attacks = g.attacks(seat);
            let uses = g.uses(seat, Moment::Between, &[]).into_iter().map(Move::Use);
            let gives = g.seats().flat_map(|to| g.gives(seat, to));
            let held = g
                .crew_of(seat)
                .flat_map(|crew| g.tokens_on(crew))
                .filter(|_| !able.is_empty())
                .map(Move::Return);
            let end = (seat == g.active).then_some(Move::EndRound);
            attacks.into_iter().chain(end).chain(uses).chain(gives).chain(held).collect()
        };
        let mut mains = able;
        mains.add(self.active);
        let others = self.seats().filter(|s| !mains.has(*s)).collect();
        let prompt = |g: &Self, seat: Seat| match g.player(seat).tokens {
            0 => "You have no combat action token left.".to_owned(),
            1 => "Who attacks? You have 1 combat action token.".to_owned(),
            n => format!("Who attacks? You have {n} combat action tokens."),
        };
        let (seat, chosen) =
            self.ask_any("SG-ATK-01 SG-COMBAT-08 SG-COMBAT-09", prompt, mains, others, options)?;
        match chosen {
            Move::Attack(crew, card) => self.attack(seat, crew, card),
            Move::Use(it) => self.apply(seat, it, None),
            Move::EndRound => self.end_round(),
            Move::Return(owner) => {
                self.return_token(owner, "SG-SYN-06", |_| String::new());
                Ok(())
            }
            Move::Give(to, payer) => {
                self.pay_command(payer, 1, "SG-CMD-08");
                self.player_mut(seat).tokens -= 1;
                self.player_mut(to).tokens += 1;
                self.tell("SG-COMBAT-16", |g| {
                    words(seat, format!("{} gives {} a combat action token.", g.name(seat), g.name(to)))
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

    /// An attack from its token to the blow back.
    fn attack(&mut self, seat: Seat, crew: Crew, card: Option<Id<Adventure>>) -> Sail<()> {
        self.player_mut(seat).tokens -= 1;
        self.combat_mut().used[crew as usize] += 1;
        let weapon = self.weapon(crew, card).clone();
        let marks: Options<Mark> = (0..self.row().len() as u8).map(Mark).collect();
        let prompt = move |g: &Self| format!("Whom does {} attack?", g.crew_name(crew));
        let at = usize::from(self.ask(seat, "SG-ATK-07", prompt, marks)?.0);
        let first = self.has_power(at, Power::FirstStrike);
        let fate = self.reveal_fate("SG-ATK-08 SG-FATE-02");
        let mut draw = self.drawn(Moment::Attack(crew, fate), fate);
        let need = self.defence(at, weapon.ranged);
        let own: u8 =
            self.own_passives(crew).map(|p| if let Passive::Accuracy(n) = p { *n } else { 0 }).sum();
        let steady = i32::from(weapon.accuracy) + i32::from(own);
        let total = |draw: &Draw| i32::from(draw.fate) + steady + draw.accuracy;
        let more = |g: &Self, draw: &Draw| g.attack_extras(crew, &weapon, draw);
        self.lay_on(seat, &mut draw, "SG-ATK-10 SG-ATK-13 SG-SYN-05", more, |_, d| {
            format!(
                "Attack: {} against a defence of {need}, {} damage more. Lay something on?",
                total(d),
                d.damage
            )
        })?;
        self.settle_fate();
        let hit = total(&draw) >= i32::from(need); // SG-ATK-09
        self.tell("SG-ATK-08 SG-ATK-09", |g| {
            let name = g.crew_name(crew);
            let add = |n: i32, by: &str| table::Add { n, by: by.to_owned(), from: None };
            let throw = Throw::of(name.clone(), &[table::Die::showing(6, draw.fate.to_string())])
                .face(crew_key(crew));
            let throw = throw.plus_all([add(steady, &weapon.name), add(draw.accuracy, "cards")]).total();
            let foe = &g.book.enemy(g.row()[at].card).name;
            let text = format!(
                "{name} attacks {foe}: {} against {need}. {}",
                total(&draw),
                if hit { "A hit." } else { "A miss." }
            );
            throw.roll().against(need.into()).passed(hit).said(seat, text)
        });
        let bonus: u8 =
            self.own_passives(crew).map(|p| if let Passive::Damage(n) = p { *n } else { 0 }).sum();
        let tired = u8::from(self.mate(crew).fatigue == 2); // SG-FAT-04, SG-ATK-12, SG-MISS-03
        let base = if hit { weapon.damage } else { 1 }; // SG-ATK-11, SG-MISS-02
        let damage = (base + draw.damage + bonus).saturating_sub(tired);
        let foe = self.row()[at].card;
        if first || !hit {
            self.counterattack(seat, crew, at, weapon.block)?; // SG-ENAB-07, SG-MISS-01, SG-OPEN-37
        }
        let blow = Blow { target: at, damage, spare: draw.spare, diagonal: draw.diagonal };
        self.lay_damage(seat, Some(crew), blow)?;
        let stands = self.row().iter().position(|f| f.card == foe);
        if let Some(at) = stands.filter(|_| hit && !first) {
            self.counterattack(seat, crew, at, weapon.block)?; // SG-CTR-01, SG-CTR-02
        }
        Ok(())
    }

    /// What only an attack has: cards for extra damage, and synergy tokens (SG-ATK-13, SG-ATK-14, SG-SYN-03, SG-SYN-04).
    fn attack_extras(&self, crew: Crew, weapon: &Weapon, draw: &Draw) -> Vec<Lay> {
        let cards = self.mate(crew).cards.iter().copied();
        let extra = cards
            .filter(|card| !draw.extra && Some(self.book.ability(*card).skill) == weapon.extra)
            .map(Lay::Extra);
        let tokens = self
            .tokens_on(crew)
            .filter(|owner| !matches!(owner, Crew::Gregory | Crew::Rafael))
            .map(Lay::Synergy);
        extra.chain(tokens).collect()
    }

    /// Whose tokens lie on a board, the own one left out (SG-SYN-04).
    fn tokens_on(&self, crew: Crew) -> impl Iterator<Item = Crew> + '_ {
        let lies = self.combat.as_ref().map_or(Crew::ALL, |c| c.synergy);
        Crew::ALL.into_iter().filter(move |owner| *owner != crew && lies[*owner as usize] == crew)
    }

    /// SG-SYNC: the token goes back to its owner, and does what its owner's token does.
    pub(crate) fn use_synergy(&mut self, owner: Crew, draw: &mut Draw) -> Sail<()> {
        self.return_token(owner, "SG-SYN-03", |g| format!(": {}", g.synergy_text(owner)));
        match owner {
            Crew::Audrie | Crew::Kasumi | Crew::Laurent => draw.damage += 1,
            Crew::Odessa => draw.diagonal = true,
            Crew::Kannan => {
                draw.fate = self.reveal_fate("SG-SYNC-04");
                if let Moment::Attack(crew, _) = draw.moment {
                    draw.moment = Moment::Attack(crew, draw.fate);
                }
            }
            Crew::Mac => draw.accuracy += 2,
            Crew::Marco => draw.spare += 2,
            Crew::Rafael => draw.block += 2,
            Crew::Gregory => {}
        }
        Ok(())
    }

    fn return_token(&mut self, owner: Crew, rules: &'static str, what: impl Fn(&Self) -> String) {
        self.combat_mut().synergy[owner as usize] = owner;
        self.tell(rules, |g| {
            let text = format!("{}'s synergy token goes back{}.", g.crew_name(owner), what(g));
            What::Tokens {
                token: format!("synergy-{}", owner.key()),
                n: 1,
                from: None,
                to: Some(crew_key(owner)),
            }
            .said(None, text)
        });
    }

    /// SG-CTR-01, SG-CTR-05, SG-CTR-06, SG-CTR-07
    fn counterattack(&mut self, seat: Seat, crew: Crew, at: usize, block: u8) -> Sail<()> {
        let damage = self.enemy_damage(at);
        self.blow(seat, crew, at, damage, block, "SG-CTR-03 SG-CTR-05")
    }

    /// An enemy's damage, less what is blocked. What somebody cannot bear goes to another one, who may block it in turn
    /// (SG-CTR-09, SG-ENDR-07, SG-OPEN-59).
    fn blow(
        &mut self,
        by: Seat,
        crew: Crew,
        at: usize,
        damage: u8,
        block: u8,
        rules: &'static str,
    ) -> Sail<()> {
        let (mut crew, mut damage, mut block) = (crew, damage, block);
        let mut out = Vec::new();
        loop {
            let taken = self.block_some(by, crew, at, damage, block, rules)?;
            let borne = taken.min(self.health(crew));
            self.hurt(by, crew, borne, rules)?;
            if borne > 0 && !self.is_up(crew) {
                out.push(crew);
            }
            (damage, block) = (taken - borne, 0);
            if damage == 0 {
                break;
            }
            let up: Options<Pick> = Crew::ALL.into_iter().filter(|c| self.is_up(*c)).map(Pick).collect();
            let prompt = move |_: &Self| format!("Who takes the other {damage} damage?");
            Pick(crew) = self.ask(by, "SG-CTR-09 SG-ENDR-07", prompt, up)?;
        }
        out.into_iter().try_for_each(|crew| self.gregory_helps(crew))
    }

    /// What is left of a blow when everybody has blocked what they want, never below nothing (SG-CTR-08).
    fn block_some(
        &mut self,
        by: Seat,
        crew: Crew,
        at: usize,
        damage: u8,
        block: u8,
        rules: &'static str,
    ) -> Sail<u8> {
        let mut draw = self.drawn(Moment::Blow(crew), 0);
        draw.block = block;
        if damage > block {
            let more = |g: &Self, _: &Draw| -> Vec<Lay> {
                g.tokens_on(crew).filter(|owner| *owner == Crew::Rafael).map(Lay::Synergy).collect()
            };
            self.lay_on(by, &mut draw, "SG-CTR-07 SG-ENDR-06", more, |g, d| {
                let left = damage.saturating_sub(d.block);
                format!("{} is about to take {left} damage. Block some of it?", g.crew_name(crew))
            })?;
        }
        self.tell(rules, |g| {
            let name = &g.book.enemy(g.row()[at].card).name;
            words(
                None,
                format!(
                    "{name} strikes {}: {damage} damage, {} blocked.",
                    g.crew_name(crew),
                    draw.block.min(damage)
                ),
            )
        });
        Ok(damage.saturating_sub(draw.block))
    }

    /// SG-SYNC-03, SG-OPEN-44: if the player wants.
    fn gregory_helps(&mut self, crew: Crew) -> Sail<()> {
        if !self.tokens_on(crew).any(|owner| owner == Crew::Gregory) {
            return Ok(());
        }
        let prompt = move |g: &Self| format!("{} is out. Use Gregory's synergy token?", g.crew_name(crew));
        let options: Options<Lay> = [Lay::Synergy(Crew::Gregory), Lay::Enough].into_iter().collect();
        if self.ask(self.controls(crew), "SG-SYNC-03", prompt, options)? == Lay::Enough {
            return Ok(());
        }
        self.return_token(Crew::Gregory, "SG-SYN-03", |g| format!(": {}", g.synergy_text(Crew::Gregory)));
        self.heal(crew, 2, "SG-SYNC-03");
        Ok(())
    }

    /// SG-PLACE, SG-SPLASH: the attacker chooses square by square; only what can still become a whole placement is offered.
    fn lay_damage(&mut self, seat: Seat, crew: Option<Crew>, blow: Blow) -> Sail<()> {
        let cards: Vec<Card> = self
            .row()
            .iter()
            .map(|foe| Card { grid: self.book.enemy(foe.card).grid, covered: foe.covered })
            .collect();
        let all = placements(&cards, blow);
        let mut laid = 0u64;
        let placement = loop {
            let fitting: Vec<u64> = all.iter().copied().filter(|set| set & laid == laid).collect();
            if let [only] = fitting[..] {
                break only;
            }
            let open = fitting.iter().fold(0, |open, set| open | set) & !laid;
            if open == 0 {
                break laid;
            }
            let offered: Options<At> = squares(open).map(|s| At(s as u8)).collect();
            let prompt = move |_: &Self| "Where does the damage go?".to_owned();
            let At(square) = self.ask(seat, "SG-PLACE-02 SG-PLACE-09 SG-SPLASH-01", prompt, offered)?;
            laid |= 1 << square;
        };
        self.cover(seat, crew, placement)
    }

    fn cover(&mut self, seat: Seat, crew: Option<Crew>, placement: u64) -> Sail<()> {
        let mut point = false;
        for square in squares(placement) {
            let (card, at) = (square / 9, square % 9);
            let foe = &mut self.combat_mut().row[card];
            foe.covered |= 1 << at;
            let id = foe.card;
            point |= self.book.enemy(id).synergy == Some(at as u8);
            self.tell("SG-PLACE-01", |g| {
                let text = format!("{} is covered.", crate::rules::damage::capital(&g.square_text(square)));
                What::Tokens {
                    token: "damage".to_owned(),
                    n: 1,
                    from: None,
                    to: Some(format!("square/{card}/{at}")),
                }
                .said(seat, text)
            });
        }
        // SG-PLACE-11, SG-PLACE-12, SG-COMBAT-13
        let fallen: Vec<Id<Enemy>> = (0..self.row().len())
            .filter(|at| self.hearts_left(*at) == 0)
            .map(|at| self.row()[at].card)
            .collect();
        for card in fallen {
            self.combat_mut().row.retain(|foe| foe.card != card);
            self.tell("SG-PLACE-11", |g| {
                What::Card { card: Some(g.id_of(card)), from: None, to: Some("enemies".to_owned()) }
                    .said(seat, format!("{} is defeated.", g.book.enemy(card).name))
            });
        }
        match crew.filter(|_| point) {
            Some(crew) => self.earn_synergy(seat, crew), // SG-SYN-10, SG-MISS-08
            None => Ok(()),
        }
    }

    /// SG-SYN-01, SG-SYN-02, SG-OPEN-44
    fn earn_synergy(&mut self, seat: Seat, crew: Crew) -> Sail<()> {
        let others: Options<Pick> = Crew::ALL.into_iter().filter(|c| *c != crew).map(Pick).collect();
        let prompt = move |g: &Self| {
            format!("A synergy point: who gets {}'s token ({})?", g.crew_name(crew), g.synergy_text(crew))
        };
        let Pick(to) = self.ask(seat, "SG-SYN-01 SG-SYN-02", prompt, others)?;
        self.combat_mut().synergy[crew as usize] = to;
        self.tell("SG-SYN-01", |g| {
            let text = format!("{} gets {}'s synergy token.", g.crew_name(to), g.crew_name(crew));
            What::Tokens {
                token: format!("synergy-{}", crew.key()),
                n: 1,
                from: Some(crew_key(crew)),
                to: Some(crew_key(to)),
            }
            .said(seat, text)
        });
        Ok(())
    }

    /// Damage without an attack (SG-ACARD-02): no fate, no token, no blow back.
    pub(crate) fn strike(&mut self, seat: Seat, bearer: Option<Crew>, n: u8) -> Sail<()> {
        if self.row().is_empty() {
            return Ok(());
        }
        let marks: Options<Mark> = (0..self.row().len() as u8).map(Mark).collect();
        let at = usize::from(self.ask(seat, "SG-ACARD-02", "Which enemy is hurt?", marks)?.0);
        self.lay_damage(seat, bearer, Blow { target: at, damage: n, spare: 0, diagonal: false })
    }

    /// SG-ENDR: from left to right, each enemy strikes and does what its squares with the hourglass say.
    fn end_round(&mut self) -> Sail<()> {
        let active = self.active;
        let steady: u8 = self.passives().map(|p| if let Passive::Block(n) = p { *n } else { 0 }).sum();
        for at in 0..self.row().len() {
            // SG-ENAB-02, SG-ENAB-03, SG-OPEN-38
            let beside =
                [at.checked_sub(1), Some(at + 1).filter(|n| *n < self.row().len())].into_iter().flatten();
            let urged: u8 = beside
                .map(|n| {
                    u8::from(self.has_power(n, Power::Adjacent1))
                        + 2 * u8::from(self.has_power(n, Power::Adjacent2))
                })
                .sum();
            let damage = self.enemy_damage(at) + urged; // SG-ENDR-04
            let up: Options<Pick> = Crew::ALL.into_iter().filter(|c| self.is_up(*c)).map(Pick).collect(); // SG-OPEN-39
            let prompt = move |g: &Self| {
                format!("Whom does {} attack, with {damage} damage?", g.book.enemy(g.row()[at].card).name)
            };
            let Pick(crew) = self.ask(active, "SG-ENDR-01 SG-ENDR-02 SG-ENDR-03", prompt, up)?;
            let own: u8 =
                self.own_passives(crew).map(|p| if let Passive::Block(n) = p { *n } else { 0 }).sum();
            self.blow(active, crew, at, damage, steady + own, "SG-ENDR-03 SG-ENDR-05")?; // no weapon blocks here
            for power in self.uncovered(at).collect::<Vec<_>>() {
                if let Square::Power(power) = power {
                    self.hourglass(at, power)?;
                }
            }
        }
        self.check_progress()?;
        self.deal_tokens(); // SG-ENDR-12
        Ok(())
    }

    /// A combat in which nobody can be hurt any more would never end, and no rule ends it: it counts as a defeat.
    fn check_progress(&mut self) -> Sail<()> {
        let covered: u32 = self.row().iter().map(|foe| foe.covered.count_ones()).sum();
        let hurt: u32 = self.crew.iter().map(|mate| u32::from(mate.damage)).sum();
        let now = (covered, hurt);
        let combat = self.combat_mut();
        combat.still = if combat.before == now { combat.still + 1 } else { 0 };
        combat.before = now;
        if combat.still < STILL_ROUNDS {
            return Ok(());
        }
        self.tell("SG-DEFEAT-01", |_| {
            words(None, "Neither side can end this fight. You break it off, and that is a defeat.")
        });
        Err(crate::Halt::Defeat)
    }

    /// SG-ENDR-08, SG-ENDR-09, SG-ENDR-10, SG-ENAB
    fn hourglass(&mut self, at: usize, power: Power) -> Sail<()> {
        let active = self.active;
        match power {
            Power::AdjacentRegen => {
                let beside = [at.checked_sub(1), Some(at + 1).filter(|n| *n < self.row().len())];
                for next in beside.into_iter().flatten() {
                    self.regenerate(next, 1)?; // SG-ENAB-04
                }
            }
            Power::Discard => self.lose_ability()?,
            Power::Venom => self.afflict_one(active, Status::Venom, &[], "SG-ENAB-06")?,
            Power::Frighten => self.afflict_one(active, Status::Frightened, &[], "SG-ENAB-08")?,
            Power::LoseResource => self.lose_resource()?,
            Power::Madness => self.afflict_one(active, Status::Madness, &[], "SG-ENAB-10")?,
            Power::LowMorale => self.afflict_one(active, Status::LowMorale, &[], "SG-ENAB-11")?,
            Power::Regen1 => self.regenerate(at, 1)?,
            Power::Regen3 => self.regenerate(at, 3)?,
            Power::Disarm => self.disarm()?,
            Power::Weaken => self.afflict_one(active, Status::Weakened, &[], "SG-ENAB-16")?,
            Power::ShipDamage => self.damage_ship(1)?, // SG-ENAB-17
            // Always on, or counted already.
            Power::Adjacent1 | Power::Adjacent2 | Power::FirstStrike | Power::Resist | Power::Flying => {}
        }
        Ok(())
    }

    /// SG-ENAB-12, SG-ENAB-13, SG-ENAB-20, SG-OPEN-47
    fn regenerate(&mut self, at: usize, n: u8) -> Sail<()> {
        for _ in 0..n {
            let covered = self.row()[at].covered;
            let options: Options<At> =
                (0..9).filter(|s| covered & (1 << s) != 0).map(|s| At((9 * at + s) as u8)).collect();
            if options.is_empty() {
                return Ok(());
            }
            let prompt =
                move |g: &Self| format!("{} heals: which token goes?", g.book.enemy(g.row()[at].card).name);
            let At(square) = self.ask(self.active, "SG-ENAB-12 SG-ENAB-13", prompt, options)?;
            self.combat_mut().row[at].covered &= !(1 << (square % 9));
            self.tell("SG-ENAB-20", |g| {
                let text = format!(
                    "{} is open again.",
                    crate::rules::damage::capital(&g.square_text(square.into()))
                );
                What::Tokens {
                    token: "damage".to_owned(),
                    n: 1,
                    from: Some(format!("square/{at}/{}", square % 9)),
                    to: None,
                }
                .said(None, text)
            });
        }
        Ok(())
    }

    /// SG-ENAB-05
    fn lose_ability(&mut self) -> Sail<()> {
        let worn: Options<Worn> = Crew::ALL
            .into_iter()
            .flat_map(|c| self.mate(c).cards.iter().map(move |card| Worn(c, *card)))
            .collect();
        if worn.is_empty() {
            return Ok(());
        }
        let Worn(crew, card) = self.ask(self.active, "SG-ENAB-05", "Which equipped card is lost?", worn)?;
        self.unequip(crew, card, "SG-ENAB-05");
        self.check_crew() // it may have been what held them up
    }

    /// SG-ENAB-14: it may be taken up again when the combat is over.
    fn disarm(&mut self) -> Sail<()> {
        let held: Options<Held> =
            self.adventures.iter().filter_map(|o| Some(Held(o.bearer?, o.card))).collect();
        if held.is_empty() {
            return Ok(());
        }
        let Held(crew, card) = self.ask(self.active, "SG-ENAB-14", "Which weapon is knocked away?", held)?;
        if let Some(owned) = self.adventures.iter_mut().find(|o| o.card == card) {
            owned.bearer = None;
        }
        self.tell("SG-ENAB-14", |g| {
            let text = format!("{} loses hold of {}.", g.crew_name(crew), g.book.adventure(card).name);
            What::Card {
                card: Some(g.id_of(card)),
                from: Some(crew_key(crew)),
                to: Some("locker".to_owned()),
            }
            .said(None, text)
        });
        Ok(())
    }

    /// SG-COMBAT-12, SG-COMBAT-14
    fn end_combat(&mut self) {
        self.combat = None;
        self.players.iter_mut().for_each(|player| player.tokens = 0);
        self.tell("SG-COMBAT-06 SG-COMBAT-14", |g| words(g.active, "All enemies are defeated."));
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

/// A card that a crew member wears.
#[derive(Clone, Copy)]
struct Worn(Crew, Id<crate::Ability>);

impl Choice<SleepingGods> for Worn {
    fn key(&self, game: &SleepingGods) -> String {
        game.id_of(self.1)
    }

    fn label(&self, game: &SleepingGods) -> String {
        format!("{}: {}", game.crew_name(self.0), game.book.ability(self.1).name)
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        Some(game.id_of(self.1))
    }
}

/// A weapon that somebody holds.
#[derive(Clone, Copy)]
struct Held(Crew, Id<Adventure>);

impl Choice<SleepingGods> for Held {
    fn key(&self, game: &SleepingGods) -> String {
        game.id_of(self.1)
    }

    fn label(&self, game: &SleepingGods) -> String {
        format!("{}: {}", game.crew_name(self.0), game.book.adventure(self.1).name)
    }

    fn target(&self, game: &SleepingGods) -> Option<String> {
        Some(game.id_of(self.1))
    }
}
