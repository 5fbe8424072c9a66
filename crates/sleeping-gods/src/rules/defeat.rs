//! Defeat (SG-DEFEAT), the end of a campaign and its score (SG-SCORE, SG-ACH, SG-RESET).

use crate::book::{Ending, Region, Thing};
use crate::state::{Journey, Phase, Reading, Score, Source};
use crate::{Halt, SleepingGods};
use table::{Anytime, Ask, Id, Options, Outcome, Play, What, figure, scored};

/// A port to be washed ashore at.
#[derive(Clone, Copy)]
pub(crate) struct Port(pub Id<Region>);

/// What becomes of the box.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Again {
    Sail,
    Stow,
}

impl SleepingGods {
    /// SG-DEFEAT-01: everybody is out, or the ship is lost; the turn is broken off (SG-OPEN-49).
    pub(crate) fn defeated(&mut self) -> Play<(), Halt> {
        let (beaten, sunk) = (self.is_beaten(), self.is_sunk());
        self.defeats += 1; // SG-DEFEAT-02, SG-OPEN-51
        let defeats = i32::from(self.defeats);
        self.tally(1, |_| format!("defeat/{}", if sunk { "ship" } else { "crew" }));
        self.tally_combat("lost");
        self.tell("SG-DEFEAT-01", |_| {
            let why = match (beaten, sunk) {
                (true, true) => "Nobody is left standing, and the ship is lost under you.",
                (_, true) => "The ship is lost under you.",
                _ => "Nobody is left standing.",
            };
            let marked = What::Track { track: "defeats".to_owned(), from: defeats - 1, to: defeats };
            marked.said(None, format!("{why} You are defeated. A defeat is marked."))
        });
        self.break_off();
        if self.brutal {
            self.end_campaign(); // SG-DEFEAT-09
            return Ok(());
        }
        // Nothing else is done meanwhile: whoever loses a card that gave health could be defeated again.
        let rules = "SG-DEFEAT-03 SG-DEFEAT-04 SG-OPEN-48 | SG-OPEN-49";
        let ports = self.nearest_ports();
        let Port(port) = self.ask(self.active, rules, "At which port do you come to?", ports)?;
        self.put_ship(port, "SG-DEFEAT-03 SG-DEFEAT-04");
        if beaten {
            self.restore_crew();
        }
        if sunk {
            self.restore_ship();
        }
        self.lose_events(6, "SG-DEFEAT-05");
        self.pass_token() // SG-DEFEAT-06
    }

    /// Ship action, combat, story, voyage, market and port end where they are; the clock and the finale go on later (SG-OPEN-70).
    fn break_off(&mut self) {
        self.put_combat_away();
        let reading = self.reading.take().filter(|reading| reading.source == Source::Clock);
        let page = reading.map(|reading| Reading { fought: None, ..reading });
        self.put_off = self.put_off.take().or(page);
        self.order = None;
        self.voyage = None;
        self.port = None;
        self.challenge = None;
        if self.put_off.is_none() {
            self.lose_explore();
        }
        self.settle_fate();
        self.tell_stall(false);
        for card in std::mem::take(&mut self.stall) {
            self.market.put_under(card);
        }
    }

    /// SG-OPEN-48
    fn nearest_ports(&self) -> Options<Port> {
        let far = self.book.reach(self.region, |_, _| true);
        let ports = || far.iter().filter(|leg| self.book.regions[leg.to].port.is_some());
        let least = ports().next().map(|leg| leg.far);
        ports().filter(|leg| Some(leg.far) == least).map(|leg| Port(leg.to)).collect()
    }

    /// SG-DEFEAT-10, SG-SCORE-10, SG-OPEN-60
    pub(crate) fn end_campaign(&mut self) {
        self.break_off();
        (self.put_off, self.explore) = (None, 0);
        let (score, ending, turns) = (self.final_score(), self.ending, self.turn);
        if let Some(ending) = ending.filter(|ending| !self.sheet.endings.contains(ending)) {
            self.sheet.endings.push(ending); // SG-ACH-02
        }
        self.journeys.push(Journey { turns, ending, score });
        self.phase = Phase::After;
        self.tell("SG-SCORE-10", |g| {
            let score = scored(&format!("Final score {}", figure(score.total())), score.lines());
            What::Over {}.said(None, format!("{} {score}", g.ending_text(ending)))
        });
    }

    /// SG-SCORE
    pub(crate) fn final_score(&self) -> Score {
        let count = |n: usize| n as i16;
        let levels: usize = self.crew.iter().map(|mate| mate.levels.len()).sum();
        Score {
            adventures: 2 * count(self.adventures.len()),
            totems: 2 * count(self.totems()),
            quests: count(self.quests.len() + self.used_quests.len()),
            levels: 2 * count(levels),
            coins: i16::from(self.stored(Thing::Coin) / 2),
            artifacts: self.stored(Thing::Artifact).into(),
            ending: if self.ending.is_some() { 10 } else { 0 },
            defeats: if self.brutal { 0 } else { -10 * self.defeats as i16 }, // SG-SCORE-08
            brutal: if self.brutal { 25 } else { 0 },                         // SG-SCORE-09, SG-OPEN-56
        }
    }

    /// How many totems and endings are on the sheet (SG-ACH-03).
    pub(crate) fn achievements(&self) -> usize {
        self.sheet.totems.len() + self.sheet.endings.len()
    }

    /// SG-RESET: the box may be opened again.
    pub(crate) fn after_campaign(&mut self) -> Play<(), Halt> {
        let prompt = "The journey is over. Another one?";
        match self.ask(self.active, "SG-RESET-05 SG-ACH-08", prompt, [Again::Sail, Again::Stow])? {
            Again::Stow if self.all_would_stow()? => self.phase = Phase::Over,
            Again::Stow => {} // asked again
            Again::Sail => self.reset()?,
        }
        Ok(())
    }

    /// Nobody else could open the box again.
    fn all_would_stow(&mut self) -> Play<bool, Halt> {
        let by = self.active;
        let others = self.seats().filter(|seat| *seat != by).collect();
        self.all_agree(by, others, "SG-RESET-05 SG-ACH-08", "put the game away")
    }

    /// How it ended, once the box is put away.
    pub(crate) fn final_outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let last = self.journeys.last()?;
        let score = last.score.total();
        Some(Outcome {
            result: last.ending.map_or("lost", Ending::key).to_owned(),
            text: format!("{} Final score: {}.", self.ending_text(last.ending), figure(score)),
            scores: vec![f64::from(score); self.players.len()],
            rounds: self.journeys.iter().map(|journey| u32::from(journey.turns)).sum(),
        })
    }
}
