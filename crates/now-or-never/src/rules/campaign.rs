//! The campaign: six chapters, reputation, the sheet (NN-STORY, NN-REP, NN-CAMP).

use crate::rules::setup;
use crate::state::Phase;
use crate::{Halt, NowOrNever};
use table::{Anytime, Ask, Options, Outcome, Play, Seat, What, words};

const CHAPTERS: usize = 6;
/// What the campaign sheet gives besides points (NN-CAMP-03, NN-CAMP-05).
const MOST_REPUTATION: i32 = 25;
const CATCH_UP_COINS: u16 = 4;

/// Where the reputation track begins (NN-REP-03).
pub(crate) const LOWEST: i8 = -2;

impl NowOrNever {
    /// Marks reputation, as far as the track goes (NN-REP-01, NN-OPEN-38).
    pub(crate) fn change_reputation(&mut self, seat: Seat, by: i8, rules: &'static str) {
        let before = self.player(seat).reputation;
        let after = before.saturating_add(by).clamp(LOWEST, self.book.season.highest);
        self.player_mut(seat).reputation = after;
        if after != before {
            self.tell(rules, |g| {
                let verb = if after > before { "rises" } else { "falls" };
                let text = format!("The reputation of {} {verb} to {}.", g.name(seat), table::figure(after));
                let track = format!("{}/reputation", seat.place());
                What::Track { track, from: before.into(), to: after.into() }.said(seat, text)
            });
        }
    }

    /// NN-REP-02, NN-REP-03, NN-REP-04, NN-REP-05, NN-OPEN-39
    pub(crate) fn reputation_points(&self, seat: Seat) -> i16 {
        if self.chapter == 0 {
            return 0;
        }
        let own = self.player(seat).reputation;
        let printed = self.book.season.reputation.iter();
        let reached = printed.filter(|(at, _)| (own.min(0)..=own).contains(at));
        let points = reached.max_by_key(|(at, _)| *at).map_or(0, |(_, points)| i16::from(*points));
        let most = self.seats().map(|other| self.player(other).reputation).max();
        let leads = self.players.len() > 1 && most == Some(own);
        points + if leads { 3 } else { 0 }
    }

    /// What is read before a chapter, and where the missions begin.
    pub(crate) fn open_chapter(&mut self) -> Play<(), Halt> {
        let book = self.book.clone();
        let Some(tales) = book.tales.as_ref().filter(|_| self.chapter > 0) else { return Ok(()) };
        self.tell("NN-STORY-01 NN-STORY-03", |g| {
            let chapter = g.chapter().expect("a chapter is played");
            words(None, format!("Chapter {}: {}. {}", g.chapter, chapter.title, chapter.text))
        });
        let first = self.first;
        self.begin_page(first, false, tales.opening(self.chapter))?;
        for seat in self.seats() {
            let hero = self.player(seat).hero;
            self.begin_page(seat, true, tales.call(self.chapter, hero))?;
        }
        self.lead_and_catch_up()
    }

    /// Who may go first: whoever won the last chapter, or anybody where there was none (NN-OPEN-26).
    pub(crate) fn beginners(&self) -> Vec<Seat> {
        let last = |seat: &Seat| self.player(*seat).sheet.last().map(|line| line.points);
        let best = self.seats().filter_map(|seat| last(&seat)).max();
        self.seats().filter(|seat| last(seat) == best).collect()
    }

    /// NN-CAMP-05, NN-CAMP-06, NN-OPEN-40, NN-OPEN-41
    fn lead_and_catch_up(&mut self) -> Play<(), Halt> {
        let last = |g: &Self, seat: Seat| g.player(seat).sheet.last().map(|line| line.points);
        if self.players.len() < 2 || last(self, Seat(0)).is_none() {
            return Ok(());
        }
        let lowest = self.seats().filter_map(|seat| last(self, seat)).min();
        let highest = self.seats().filter_map(|seat| last(self, seat)).max();
        for seat in self.seats() {
            if last(self, seat) == lowest {
                self.gain(seat, crate::book::Thing::Coin, CATCH_UP_COINS, "NN-CAMP-05");
                self.change_reputation(seat, 1, "NN-CAMP-05");
            }
            if last(self, seat) == highest {
                let spaces: Options<Start> =
                    (0..self.book.map(self.side).spaces.len() as u8).map(Start).collect();
                let prompt = "You came out best in the last chapter. Where do you begin?";
                let Start(at) = self.ask(seat, "NN-CAMP-06", prompt, spaces)?;
                let before = std::mem::replace(&mut self.player_mut(seat).at, at);
                self.tell("NN-CAMP-06", |g| {
                    let path = vec![format!("space/{before}"), format!("space/{at}")];
                    let text = format!("{} begins at {}.", g.name(seat), g.space_name(at));
                    What::Move { piece: seat.place(), path }.said(seat, text)
                });
            }
        }
        Ok(())
    }

    /// The scores are on the sheet. After the last chapter, 25 more for the best reputation (NN-CAMP-03).
    pub(crate) fn end_chapter(&mut self) {
        self.state.phase = if self.chapter == 6 { Phase::Over } else { Phase::Between };
        if self.phase == Phase::Between {
            return;
        }
        for seat in self.seats() {
            if self.reputation_bonus(seat) == 0 {
                continue;
            }
            self.tell("NN-CAMP-03", |g| {
                let text = format!(
                    "{} has the best reputation of all six chapters: {MOST_REPUTATION} points.",
                    g.name(seat)
                );
                let (track, from) = (format!("{}/points", seat.place()), g.points_so_far(seat));
                What::Track { track, from, to: from + MOST_REPUTATION }.said(seat, text)
            });
        }
        self.read_endings();
    }

    /// One for all, then everybody's own: whoever won comes last.
    fn read_endings(&mut self) {
        let book = self.book.clone();
        let Some(tales) = book.tales.as_ref() else { return };
        if let Some(farewell) = tales.farewell {
            self.read_to_all(farewell);
        }
        let mut seats: Vec<Seat> = self.seats().collect();
        seats.sort_by_key(|seat| self.campaign_points(*seat));
        for seat in seats {
            let page = self.page(seat, tales.ending(self.player(seat).hero));
            self.read_ending(seat, page);
        }
    }

    /// Between two chapters the table waits.
    pub(crate) fn next_chapter(&mut self) -> Play<(), Halt> {
        if self.chapter == 0 {
            return self.another_game();
        }
        let prompt = |g: &Self| {
            let so_far: Vec<String> =
                g.seats().map(|seat| format!("{} {}", g.name(seat), g.points_so_far(seat))).collect();
            format!(
                "Chapter {} of 6 is over. Points so far: {}. Heroes and what their stories remember go on; towns, hearts and cards begin anew. \
                 You can go on now, or on another day: the table waits.",
                g.chapter,
                so_far.join(", ")
            )
        };
        const END: &str = "end the whole campaign here, for good";
        let GoOn(on) = self.ask(Seat(0), "NN-STORY-01 NN-CAMP-01", prompt, [GoOn(true), GoOn(false)])?;
        match on || !self.all_agree(Seat(0), self.seats().skip(1).collect(), "NN-CAMP-01", END)? {
            true => self.clear_table(),
            false => {
                self.state.phase = Phase::Over;
                self.tell("NN-CAMP-04", |g| What::Over {}.said(None, g.verdict()));
            }
        }
        Ok(())
    }

    /// Alone, another game at the same table, which remembers what has to be beaten (NN-SOLO-02).
    fn another_game(&mut self) -> Play<(), Halt> {
        let prompt = |g: &Self| format!("{} Another game?", g.verdict());
        match self.ask(Seat(0), "NN-SOLO-02", prompt, [GoOn(true), GoOn(false)])? {
            GoOn(true) => self.clear_table(),
            GoOn(false) => self.state.phase = Phase::Over,
        }
        Ok(())
    }

    /// The boards are empty again; what stays are the points of the campaign.
    fn clear_table(&mut self) {
        setup::clear_away(&self.book, &mut self.state);
        self.tell("NN-STORY-01 NN-SOLO-02", |_| What::Cleared {}.unsaid(None));
        for seat in self.seats().filter(|_| self.chapter > 0).collect::<Vec<_>>() {
            let to = self.points_so_far(seat);
            if to != 0 {
                let track = format!("{}/points", seat.place());
                self.tell("NN-CAMP-02", |_| What::Track { track: track.clone(), from: 0, to }.unsaid(seat));
            }
        }
    }

    /// Points of all chapters, and what the best reputation brings (NN-CAMP-02, NN-CAMP-03).
    pub(crate) fn campaign_points(&self, seat: Seat) -> i32 {
        self.points_so_far(seat) + self.reputation_bonus(seat)
    }

    /// Only once all six chapters were played, and with somebody to compare with (NN-CAMP-03, NN-OPEN-40, NN-OPEN-41).
    fn reputation_bonus(&self, seat: Seat) -> i32 {
        let whole = self.player(seat).sheet.len() == CHAPTERS;
        let reputation =
            |seat: Seat| self.player(seat).sheet.iter().map(|line| i16::from(line.reputation)).sum::<i16>();
        let best = self.seats().map(reputation).max();
        let leads = self.players.len() > 1 && best == Some(reputation(seat));
        if whole && leads { MOST_REPUTATION } else { 0 }
    }

    /// Points of the chapters on the sheet.
    pub(crate) fn points_so_far(&self, seat: Seat) -> i32 {
        self.player(seat).sheet.iter().map(|line| i32::from(line.points)).sum()
    }

    /// NN-CAMP-04
    pub(crate) fn campaign_outcome(&self) -> Option<Outcome> {
        let points: Vec<i32> = self.seats().map(|seat| self.campaign_points(seat)).collect();
        let best = points.iter().max()?;
        let names: Vec<String> =
            self.seats().filter(|seat| points[seat.index()] == *best).map(|seat| self.name(seat)).collect();
        let text = match self.players.len() {
            1 => format!("The campaign is over, with {best} points."),
            _ if names.len() == 1 => format!("{} wins the campaign with {best} points.", names[0]),
            _ => format!("{} win the campaign with {best} points.", names.join(" and ")),
        };
        let scores = points.iter().map(|n| f64::from(*n)).collect();
        Some(Outcome { result: "scored".to_owned(), text, scores, rounds: u32::from(self.chapter) * 6 })
    }
}

/// On to the next chapter, or to another game alone, or not.
#[derive(Clone, Copy)]
pub(crate) struct GoOn(pub bool);

/// A space to begin on.
#[derive(Clone, Copy)]
pub(crate) struct Start(pub u8);
