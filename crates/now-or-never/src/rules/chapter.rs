//! What a chapter lays out and changes (NN-STORY-03, NN-DATA-32): enemies, glogos, rifts, the ship, a keepsake, swearing.

use crate::book::words::Gain;
use crate::book::{Chapter, Foe, Place, Villager};
use crate::state::{Props, Rival};
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Id, Play, Seat, What, words};

impl NowOrNever {
    /// The chapter that is played; none where there are no stories.
    pub(crate) fn chapter(&self) -> Option<&Chapter> {
        let at = usize::from(self.chapter).checked_sub(1)?;
        self.book.tales.as_ref()?.chapters.get(at)
    }

    pub(crate) fn lay_out_chapter(&mut self) {
        let book = self.book.clone();
        let Some(tales) = book.tales.as_ref().filter(|_| self.chapter > 0) else { return };
        let chapter = &tales.chapters[usize::from(self.chapter - 1)];
        let players = self.players.len() as u8;
        let here = |at: &u8| {
            let menace = &chapter.enemies[usize::from(*at)];
            menace.at.is_some() && menace.from <= players
        };
        self.state.props = Props {
            enemies: (0..chapter.enemies.len() as u8).filter(here).collect(),
            glogos: chapter.glogos[0] * players + chapter.glogos[1],
            lab: chapter.lab,
            ..Props::default()
        };
        self.state.hire.extend(&chapter.hire);
    }

    /// The space with a letter.
    pub(crate) fn lettered(&self, letter: u8) -> u8 {
        let spaces = &self.book.map(self.side).spaces;
        spaces.iter().position(|space| space.letter == Some(letter)).expect("each letter is there once") as u8
    }

    /// The chapter's enemy on a space: it stands on top of any other.
    pub(crate) fn menace_at(&self, at: u8) -> Option<u8> {
        let letter = self.book.map(self.side).spaces[usize::from(at)].letter?;
        let enemies = &self.chapter()?.enemies;
        let here = |menace: &&u8| enemies.get(usize::from(**menace)).is_some_and(|m| m.at == Some(letter));
        self.props.enemies.iter().find(here).copied()
    }

    /// The enemy of a level, or whoever stands in for it in this chapter.
    pub(crate) fn foe_of(&self, level: u8) -> (&Foe, &[Gain]) {
        let stands_in = |chapter: &'_ Chapter| {
            chapter.enemies.iter().position(|menace| menace.at.is_none() && menace.level == level)
        };
        match self.chapter().and_then(|chapter| Some((chapter, stands_in(chapter)?))) {
            Some((chapter, at)) => (&chapter.enemies[at].foe, &chapter.enemies[at].or),
            None => (self.book.foe(self.side, level), &[]),
        }
    }

    /// Whoever is fought on the map, and what can be taken instead of the reward.
    pub(crate) fn foe(&self, rival: Rival) -> Option<(&Foe, &[Gain])> {
        match rival {
            Rival::Level(level) | Rival::Story(level) => Some(self.foe_of(level)),
            Rival::Guest(at) => {
                let menace = self.chapter()?.enemies.get(usize::from(at))?;
                Some((&menace.foe, &menace.or))
            }
            Rival::Quest(_) => None,
        }
    }

    /// Spaces that a rift leads to.
    pub(crate) fn through_rift(&self, at: u8) -> Vec<u8> {
        let letter = self.book.map(self.side).spaces[usize::from(at)].letter;
        let rifts = self.chapter().map_or(&[][..], |chapter| &chapter.rifts);
        match letter.filter(|letter| rifts.contains(letter)) {
            Some(from) => {
                rifts.iter().filter(|rift| **rift != from).map(|rift| self.lettered(*rift)).collect()
            }
            None => Vec::new(),
        }
    }

    /// The space below the ship, and the one she sails to next.
    pub(crate) fn ship(&self) -> Option<(u8, Option<u8>)> {
        let way = &self.chapter()?.ship;
        let letter = |n: usize| way.get(n % way.len().max(1)).copied();
        let now = usize::from(self.props.ship);
        let next = letter(now + 1).filter(|_| way.len() > 1);
        Some((self.lettered(letter(now)?), next.map(|letter| self.lettered(letter))))
    }

    pub(crate) fn under_ship(&self, at: u8) -> bool {
        self.ship().is_some_and(|(here, _)| here == at)
    }

    /// In each production the ship goes on.
    pub(crate) fn sail_on(&mut self) {
        let Some((before, Some(next))) = self.ship() else { return };
        self.state.props.ship += 1;
        if usize::from(self.props.ship) == self.chapter().map_or(1, |chapter| chapter.ship.len()) {
            self.state.props.ship = 0;
        }
        self.tell("NN-STORY-03", |g| {
            let path = vec![format!("space/{before}"), format!("space/{next}")];
            let text = format!("The Tempest sails, and stops over {}.", g.space_name(next));
            What::Move { piece: "ship".to_owned(), path }.said(None, text)
        });
    }

    /// The keepsake is there for the first who comes by.
    pub(crate) fn find_keepsake(&mut self, seat: Seat, at: Option<Id<Place>>) {
        let here = self.chapter().and_then(|chapter| chapter.keepsake.as_ref()).filter(|it| it.at == at);
        let Some(name) = here.map(|it| it.name.clone()) else { return };
        if self.props.keeper.is_none() {
            self.state.props.keeper = Some(seat);
            self.tell("NN-STORY-03", |g| {
                let text = format!("{} takes {name}.", g.name(seat));
                What::tokens("keepsake", 1, None, Some(seat.place())).said(seat, text)
            });
        }
    }

    /// What a keepsake gives once, if this seat has one that is not used up.
    pub(crate) fn keepsake_of(&self, seat: Seat) -> Option<&crate::book::Keepsake> {
        let own = self.props.keeper == Some(seat) && !self.props.used;
        self.chapter()?.keepsake.as_ref().filter(|_| own)
    }

    pub(crate) fn use_keepsake(&mut self, seat: Seat) -> Play<(), Halt> {
        let Some(keepsake) = self.keepsake_of(seat) else { return Ok(()) };
        let (name, gains) = (keepsake.name.clone(), keepsake.gains.clone());
        self.state.props.used = true;
        self.tell("NN-STORY-03", |g| {
            let text = format!("{} uses {name}.", g.name(seat));
            What::tokens("keepsake", 1, Some(seat.place()), None).said(seat, text)
        });
        self.gain_all(seat, &gains, "NN-STORY-03")
    }

    /// Somebody joins who is none of the row.
    pub(crate) fn gain_glogos(&mut self, seat: Seat, n: u8) {
        for _ in 0..n.min(self.props.glogos) {
            self.state.props.glogos -= 1;
            self.join(seat, Villager::Glogo);
        }
    }

    /// A villager waits for a bed (NN-FIGHT-18, NN-HOUSE-07).
    pub(crate) fn join(&mut self, seat: Seat, who: Villager) {
        self.player_mut(seat).waiting[who as usize] += 1;
        self.tell("NN-FIGHT-18", |g| {
            let text = format!("{} joins {}.", who.say(), g.name(seat));
            What::Tokens {
                token: format!("villager-{}", who.key()),
                n: 1,
                from: Some("row".to_owned()),
                to: Some(seat.place()),
            }
            .said(seat, text)
        });
    }

    /// A reward, or what may be taken instead of all of it.
    pub(crate) fn reward(&mut self, seat: Seat, rival: Rival) -> Play<(), Halt> {
        let Some((foe, or)) = self.foe(rival) else { return Ok(()) };
        let (gains, or) = (foe.gains.clone(), or.to_vec());
        let whole = or.is_empty() || {
            let takes = |_: &Self| [true, false].map(|whole| Reward { rival, whole }).into_iter().collect();
            let take = self.choose(seat, "NN-STORY-03", "What do you take?", takes)?;
            take.is_none_or(|take| take.whole)
        };
        self.gain_all(seat, if whole { &gains } else { &or }, "NN-FIGHT-11")
    }

    /// Before points are counted, everybody names a neighbour who swears (NN-STORY-03).
    pub(crate) fn swear(&mut self) -> Play<(), Halt> {
        if !self.chapter().is_some_and(|chapter| chapter.swearing) || self.players.len() < 2 {
            return Ok(());
        }
        for seat in self.seats() {
            let others = |g: &Self| g.seats().filter(|other| *other != seat).map(Neighbour).collect();
            let prompt = "Who swears to your roof and your fire?";
            let Some(Neighbour(other)) = self.choose(seat, "NN-STORY-03", prompt, others)? else { continue };
            self.tell("NN-STORY-03", |g| {
                words(seat, format!("{} swears for {}.", g.name(other), g.name(seat)))
            });
            self.change_reputation(other, 1, "NN-STORY-03");
        }
        Ok(())
    }
}

/// The whole reward, or what may be taken instead.
#[derive(Clone, Copy)]
pub(crate) struct Reward {
    pub rival: Rival,
    pub whole: bool,
}

/// Somebody who swears.
#[derive(Clone, Copy)]
pub(crate) struct Neighbour(pub Seat);
