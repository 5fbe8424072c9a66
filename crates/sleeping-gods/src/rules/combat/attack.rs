//! An attack: to hit, the blow back, where the damage goes, synergy (SG-ATK, SG-CTR, SG-MISS, SG-PLACE, SG-SYN).

use crate::book::powers::{Passive, Synergy};
use crate::book::{Adventure, Crew, Power, Weapon};
use crate::rules::fate::Lay;
use crate::rules::laid::{action, synergy};
use crate::rules::occasion::{Draw, Moment};
use crate::rules::picks::Pick;
use crate::rules::place::{Blow, Card, all_fall, placements};
use crate::rules::telling::crew_key;
use crate::state::Attack;
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Play, Seat, Squares, Throw, What, words};

/// An enemy to attack, by its place in the row, and whether from afar.
#[derive(Clone, Copy)]
pub(crate) struct Mark(pub u8, pub bool);

/// A square of the row.
#[derive(Clone, Copy)]
pub(crate) struct At(pub u8);

impl SleepingGods {
    /// An attack from its token to the blow back.
    pub(super) fn attack(&mut self, seat: Seat, crew: Crew, card: Option<Id<Adventure>>) -> Play<(), Halt> {
        self.player_mut(seat).tokens -= 1;
        self.combat_mut().used[crew as usize] += 1;
        self.shift(1, "SG-ATK-01", |_| action(1, Some(seat.place()), Some(crew_key(crew))));
        let weapon = self.weapon(crew, card).clone();
        let marks = |g: &Self| g.marks(weapon.ranged);
        let prompt = move |g: &Self| format!("Whom does {} attack?", g.crew_name(crew));
        let Some(Mark(at, _)) = self.choose(seat, "SG-ATK-07", prompt, marks)? else { return Ok(()) };
        let at = usize::from(at);
        let first = self.has_power(at, Power::FirstStrike);
        let fate = self.reveal_fate("Fate", "SG-ATK-08 SG-FATE-02");
        let mut draw = self.drawn(Moment::Attack(crew, fate), fate);
        let need = self.defence(at, weapon.ranged);
        let own: u8 =
            self.own_passives(crew).map(|p| if let Passive::Accuracy(n) = p { *n } else { 0 }).sum();
        let steady = i32::from(weapon.accuracy) + i32::from(own);
        let bonus: u8 =
            self.own_passives(crew).map(|p| if let Passive::Damage(n) = p { *n } else { 0 }).sum();
        let tired = u8::from(self.mate(crew).fatigue == 2); // SG-FAT-04, SG-ATK-12, SG-MISS-03
        self.combat_mut().attack = Some(Attack {
            crew,
            at: at as u8,
            fate,
            accuracy: steady,
            plus: 0,
            need,
            damage: (weapon.damage + bonus).saturating_sub(tired),
            more: 0,
            block: weapon.block,
            hit: None,
            laid: Vec::new(),
        });
        let total = |draw: &Draw| i32::from(draw.fate) + steady + draw.accuracy;
        let more = |g: &Self, draw: &Draw| g.attack_extras(crew, &weapon, draw);
        self.lay_on(seat, &mut draw, "SG-ATK-10 SG-ATK-13 SG-SYN-05", more, |_, d| {
            let now = table::figure(total(d));
            let so = if total(d) >= i32::from(need) { "a hit" } else { "a miss" };
            let more = if d.damage > 0 { format!(", with {} more damage", d.damage) } else { String::new() };
            format!("Attack: {now} against a defence of {need}, {so}{more}. Do you add anything?")
        })?;
        self.settle_fate();
        let hit = total(&draw) >= i32::from(need); // SG-ATK-09
        let base = if hit { weapon.damage } else { 1 }; // SG-ATK-11, SG-MISS-02
        let damage = (base + draw.damage + bonus).saturating_sub(tired);
        let resists = self.has_power(at, Power::Resist); // SG-ENAB-15
        self.tell("SG-ATK-08 SG-ATK-09", |g| {
            let name = g.crew_name(crew);
            let add = |n: i32, by: &str| table::Add { n, by: by.to_owned(), from: None };
            let throw = Throw::of(name.clone(), &[draw.die()]).face(crew_key(crew));
            let cards = draw.accuracy + i32::from(draw.raised);
            let throw =
                throw.plus_all([add(steady, &weapon.name), add(cards, "cards and abilities")]).total();
            let foe = g.foe_name(at);
            let so = if hit { "A hit." } else { "A miss." };
            let still = if hit { "does" } else { "still does" }; // SG-MISS-02
            let less = if tired > 0 { ", 1 less for fatigue" } else { "" };
            let does = match damage + draw.spare {
                0 => "Fatigue leaves it no damage.".to_owned(),
                1 if resists => "Resist blocks its 1 damage.".to_owned(),
                n if resists => format!("It {still} {} damage{less}, and Resist blocks 1.", n - 1),
                n => format!("It {still} {n} damage{less}."),
            };
            let text = format!("{name} attacks {foe}: {} against {need}. {so} {does}", total(&draw));
            throw.roll().against(need.into()).passed(hit).said(seat, text)
        });
        self.with_attack(|attack| {
            (attack.hit, attack.damage, attack.more) = (Some(hit), damage + draw.spare, 0);
        });
        if first || !hit {
            self.counterattack(seat, crew, at, weapon.block)?; // SG-ENAB-07, SG-MISS-01, SG-OPEN-37
        }
        let blow = Blow { target: at, damage, spare: draw.spare, diagonal: draw.diagonal };
        let fallen = self.lay_damage(seat, Some(crew), blow)?;
        if hit && !first && !fallen.contains(&at) {
            let at = at - fallen.iter().filter(|before| **before < at).count();
            self.counterattack(seat, crew, at, weapon.block)?; // SG-CTR-01, SG-CTR-02
        }
        self.combat_mut().attack = None;
        Ok(())
    }

    /// The enemies, by their places in the row.
    fn marks(&self, ranged: bool) -> Options<Mark> {
        (0..self.row().len() as u8).map(|at| Mark(at, ranged)).collect()
    }

    /// Those who can be struck (SG-OPEN-39).
    pub(super) fn those_up(&self) -> Options<Pick> {
        Crew::ALL.into_iter().filter(|c| self.is_up(*c)).map(Pick).collect()
    }

    /// Keeps what everybody sees of an attack up to date.
    fn with_attack(&mut self, change: impl FnOnce(&mut Attack)) {
        if let Some(attack) = self.combat.as_mut().and_then(|combat| combat.attack.as_mut()) {
            change(attack);
        }
    }

    /// What only an attack has: cards for extra damage, and synergy tokens (SG-ATK-13, SG-ATK-14, SG-SYN-03, SG-SYN-04).
    pub(super) fn attack_extras(&self, crew: Crew, weapon: &Weapon, draw: &Draw) -> Vec<Lay> {
        let cards = self.mate(crew).cards.iter().copied();
        let extra = cards
            .filter(|card| !draw.extra && Some(self.book.abilities[*card].skill) == weapon.extra)
            .map(Lay::Extra);
        let tokens =
            self.tokens_on(crew).filter(|owner| self.synergy(*owner).helps_attack()).map(Lay::Synergy);
        extra.chain(tokens).collect()
    }

    /// Whose tokens lie on a board, the own one left out (SG-SYN-04).
    pub(crate) fn tokens_on(&self, crew: Crew) -> impl Iterator<Item = Crew> + '_ {
        let lies = self.combat.as_ref().map_or(Crew::ALL, |c| c.synergy);
        Crew::ALL.into_iter().filter(move |owner| *owner != crew && lies[*owner as usize] == crew)
    }

    /// What the token of this crew member is good for.
    pub(crate) fn synergy(&self, owner: Crew) -> Synergy {
        self.book.board(owner).synergy
    }

    /// SG-SYNC: the token goes back to its owner, and does what its owner's token does.
    pub(crate) fn use_synergy(&mut self, owner: Crew, draw: &mut Draw) -> Play<(), Halt> {
        self.return_token(owner, "SG-SYN-03", |g| format!(": {}", g.synergy_text(owner)));
        match self.synergy(owner) {
            Synergy::Damage(n) => draw.damage += n,
            Synergy::Spare(n) => draw.spare += n,
            Synergy::Corners => draw.diagonal = true,
            Synergy::Accuracy(n) => draw.accuracy += i32::from(n),
            Synergy::Redraw => {
                (draw.fate, draw.raised) = (self.reveal_fate("Fate, drawn again", "SG-SYNC-04"), 0);
                if let Moment::Attack(crew, _) = draw.moment {
                    draw.moment = Moment::Attack(crew, draw.fate);
                }
            }
            Synergy::Block(n) => draw.block += n,
            Synergy::Health(_) => {} // it is laid on no draw
        }
        Ok(())
    }

    pub(crate) fn return_token(&mut self, owner: Crew, rules: &'static str, what: impl Fn(&Self) -> String) {
        let from = std::mem::replace(&mut self.combat_mut().synergy[owner as usize], owner);
        self.tell(rules, |g| {
            let text = format!("{}'s synergy token goes back{}.", g.crew_name(owner), what(g));
            synergy(owner, Some(from), Some(owner)).said(None, text)
        });
    }

    /// SG-CTR-01, SG-CTR-05, SG-CTR-06, SG-CTR-07
    pub(super) fn counterattack(&mut self, seat: Seat, crew: Crew, at: usize, block: u8) -> Play<(), Halt> {
        let damage = self.enemy_damage(at);
        self.combat_mut().struck_back = Some(seat);
        self.blow(seat, crew, at, damage, block, "SG-CTR-03 SG-CTR-05")?;
        self.combat_mut().struck_back = None;
        Ok(())
    }

    /// An enemy's damage, less what is blocked. What somebody cannot bear goes to another one, who may block it in turn
    /// (SG-CTR-09, SG-ENDR-07, SG-OPEN-59).
    pub(super) fn blow(
        &mut self,
        by: Seat,
        crew: Crew,
        at: usize,
        damage: u8,
        block: u8,
        rules: &'static str,
    ) -> Play<(), Halt> {
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
            self.check_crew()?; // a card that gave health may have been discarded to block
            let prompt = move |_: &Self| format!("Who takes the other {damage} damage?");
            let next = self.choose(by, "SG-CTR-09 SG-ENDR-07", prompt, Self::those_up)?;
            Pick(crew) = next.expect("somebody is up");
        }
        out.into_iter().try_for_each(|crew| self.get_up(crew))
    }

    /// What is left of a blow when everybody has blocked what they want, never below nothing (SG-CTR-08).
    pub(super) fn block_some(
        &mut self,
        by: Seat,
        crew: Crew,
        at: usize,
        damage: u8,
        block: u8,
        rules: &'static str,
    ) -> Play<u8, Halt> {
        let mut draw = self.drawn(Moment::Blow(crew), 0);
        (draw.block, draw.blow) = (block, damage);
        if damage > block {
            let more = |g: &Self, _: &Draw| -> Vec<Lay> {
                let blocks = |owner: &Crew| matches!(g.synergy(*owner), Synergy::Block(_));
                g.tokens_on(crew).filter(blocks).map(Lay::Synergy).collect()
            };
            self.lay_on(by, &mut draw, "SG-CTR-07 SG-ENDR-06", more, |g, d| {
                let left = damage.saturating_sub(d.block);
                format!("{} is about to take {left} damage. Block some of it?", g.crew_name(crew))
            })?;
        }
        self.tell(rules, |g| {
            let name = g.foe_name(at);
            words(
                None,
                format!(
                    "{name} {} {}: {damage} damage, {} blocked.",
                    g.of_foe(at, "strikes", "strike"),
                    g.crew_name(crew),
                    draw.block.min(damage)
                ),
            )
        });
        Ok(damage.saturating_sub(draw.block))
    }

    /// Somebody who was brought to 0 holds a token that restores health (SG-SYNC-03, SG-OPEN-44): if the player wants.
    pub(super) fn get_up(&mut self, crew: Crew) -> Play<(), Halt> {
        let healers = |g: &Self| -> Vec<Crew> {
            g.tokens_on(crew).filter(|owner| matches!(g.synergy(*owner), Synergy::Health(_))).collect()
        };
        let prompt = move |g: &Self| {
            let owners: Vec<String> = healers(g).into_iter().map(|owner| g.crew_name(owner)).collect();
            format!("{} is out. Use {}'s synergy token?", g.crew_name(crew), owners.join(" or "))
        };
        let options = |g: &Self| -> Options<Lay> {
            let tokens = healers(g);
            let enough = (!tokens.is_empty()).then_some(Lay::Enough);
            tokens.into_iter().map(Lay::Synergy).chain(enough).collect()
        };
        let laid = self.choose(self.controls(crew), "SG-SYNC-03", prompt, options)?;
        if let Some(Lay::Synergy(owner)) = laid
            && let Synergy::Health(n) = self.synergy(owner)
        {
            self.return_token(owner, "SG-SYN-03", |g| format!(": {}", g.synergy_text(owner)));
            self.heal(crew, n, "SG-SYNC-03");
        }
        Ok(())
    }

    /// SG-PLACE, SG-SPLASH: the attacker chooses square by square; only what can still become a whole placement is offered. Says which
    /// enemies fell, by the places that they had in the row.
    pub(super) fn lay_damage(
        &mut self,
        seat: Seat,
        crew: Option<Crew>,
        blow: Blow,
    ) -> Play<Vec<usize>, Halt> {
        let cards: Vec<Card> = self
            .row()
            .iter()
            .map(|foe| Card { grid: self.book.enemies[foe.card].grid, covered: foe.covered })
            .collect();
        let all = placements(&cards, blow);
        let mut laid = Squares::NONE;
        let placement = loop {
            let fitting: Vec<Squares> = all.iter().copied().filter(|set| *set & laid == laid).collect();
            if let [only] = fitting[..] {
                break only;
            }
            let open = fitting.iter().fold(Squares::NONE, |open, set| open | *set) & !laid;
            if open.is_empty() || all_fall(&cards, laid) {
                break laid;
            }
            let offered = |_: &Self| open.iter().map(|s| At(s as u8)).collect();
            let prompt = move |g: &Self| {
                let attack = g.combat.as_ref().and_then(|combat| combat.attack.as_ref());
                let missed = attack.is_some_and(|attack| attack.hit == Some(false)); // SG-MISS-02
                let but = if missed { "A miss still gets some damage through. " } else { "" };
                let blocked = u8::from(g.has_power(blow.target, Power::Resist)); // SG-ENAB-15
                format!("{but}Where does the damage go? {} in all.", blow.damage + blow.spare - blocked)
            };
            let rules = "SG-PLACE-02 SG-PLACE-09 SG-SPLASH-01";
            let Some(At(square)) = self.choose(seat, rules, prompt, offered)? else { break laid };
            laid |= Squares::one(square.into());
            self.with_attack(|attack| attack.laid.push(square));
        };
        self.cover(seat, crew, placement)
    }

    pub(super) fn cover(
        &mut self,
        seat: Seat,
        crew: Option<Crew>,
        placement: Squares,
    ) -> Play<Vec<usize>, Halt> {
        self.with_attack(|attack| (attack.laid, attack.damage) = (Vec::new(), 0));
        let mut point = false;
        for square in placement.iter() {
            let (card, at) = (square / 9, square % 9);
            let foe = &mut self.combat_mut().row[card];
            foe.covered |= 1 << at;
            let id = foe.card;
            point |= self.book.enemies[id].synergy == Some(at as u8);
            self.tell("SG-PLACE-01", |g| {
                let text = format!("{} is covered.", table::capital(&g.square_text(square)));
                What::tokens("damage", 1, None, Some(format!("square/{card}/{at}"))).said(seat, text)
            });
        }
        // SG-PLACE-11, SG-PLACE-12, SG-COMBAT-13
        let fallen: Vec<usize> = (0..self.row().len()).filter(|at| self.hearts_left(*at) == 0).collect();
        for at in fallen.iter().rev() {
            self.tell("SG-PLACE-11", |g| {
                let card = Some(g.key_of(g.row()[*at].card));
                What::Card { card, from: Some(format!("enemy/{at}")), to: Some("enemies".to_owned()) }
                    .said(seat, format!("{} {} defeated.", g.foe_name(*at), g.of_foe(*at, "is", "are")))
            });
            self.tell_closing_up(*at);
            self.combat_mut().row.remove(*at);
        }
        if let Some(crew) = crew.filter(|_| point) {
            self.earn_synergy(seat, crew)?; // SG-SYN-10, SG-MISS-08
        }
        Ok(fallen)
    }

    /// SG-SYN-01, SG-SYN-02, SG-OPEN-44
    pub(super) fn earn_synergy(&mut self, seat: Seat, crew: Crew) -> Play<(), Halt> {
        let others = |_: &Self| Crew::ALL.into_iter().filter(|c| *c != crew).map(Pick).collect();
        let prompt = move |g: &Self| {
            format!("A synergy point: who gets {}'s token ({})?", g.crew_name(crew), g.synergy_text(crew))
        };
        let to = self.choose(seat, "SG-SYN-01 SG-SYN-02", prompt, others)?;
        let Pick(to) = to.expect("there are eight others");
        let from = std::mem::replace(&mut self.combat_mut().synergy[crew as usize], to);
        self.tell("SG-SYN-01", |g| {
            let (to_whom, token) = (g.crew_name(to), g.crew_name(crew));
            match from == to {
                true => words(seat, format!("{to_whom} keeps {token}'s synergy token.")),
                false => synergy(crew, Some(from), Some(to))
                    .said(seat, format!("{to_whom} gets {token}'s synergy token.")),
            }
        });
        Ok(())
    }

    /// Damage without an attack (SG-ACARD-02): no fate, no token, no blow back.
    pub(crate) fn strike(&mut self, seat: Seat, bearer: Option<Crew>, n: u8) -> Play<(), Halt> {
        let mark = self.choose(seat, "SG-ACARD-02", "Which enemy is hurt?", |g| g.marks(true))?;
        let Some(Mark(at, _)) = mark else { return Ok(()) };
        let at = usize::from(at);
        self.lay_damage(seat, bearer, Blow { target: at, damage: n, spare: 0, diagonal: false })?;
        Ok(())
    }
}
