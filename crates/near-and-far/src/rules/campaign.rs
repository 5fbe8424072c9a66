//! What lasts: sessions, maps, experience, talents, and the end of a campaign (NF-MODE, NF-EXP, NF-TALENT,
//! NF-SHEET, NF-CAMPGN, NF-BOSS-09, NF-VAR-02, NF-VAR-08).

use crate::book::{Talent, Threat};
use crate::rules::telling::{taken, talent_key};
use crate::state::{Phase, Sheet};
use crate::{Mode, NearAndFar};
use table::{Anytime, Ask, Id, Options, Play, Seat, What, words};

/// Boxes on a card (NF-OPEN-53).
pub(crate) const BOXES: u8 = 30;
/// The map on which both long modes end.
pub(crate) const LAST_MAP: u8 = 11;

/// A map to play on, or to leave out.
#[derive(Clone, Copy)]
pub(crate) struct MapChoice(pub u8);

/// Somebody who plays the session.
#[derive(Clone, Copy)]
pub(crate) struct Plays(pub Seat);

/// A talent to buy, or none.
#[derive(Clone, Copy)]
pub(crate) struct Learn(pub Option<Talent>);

/// After a lost last session.
#[derive(Clone, Copy)]
pub(crate) enum Again {
    Repeat,
    GiveUp,
}

/// What to do after looking at the scores.
#[derive(Clone, Copy)]
pub(crate) struct GoOn(pub bool);

impl NearAndFar {
    /// Before a session: who plays, on which map, with which talents.
    pub(crate) fn gather(&mut self) -> Play<()> {
        if !self.mode.lasts() {
            return Ok(());
        }
        if self.session == 0 {
            self.read_prologue();
        }
        if self.session == 0 && self.mode == Mode::Campaign && self.house.extra_stories {
            self.skip_maps()?;
        }
        if self.house.joining {
            self.who_plays()?;
        }
        self.choose_map()?;
        // NF-TALENT-01, NF-OPEN-18
        for seat in self.seats().collect::<Vec<_>>() {
            self.buy_talents(seat)?;
        }
        self.before = self.players.iter().map(|p| p.sheet.clone()).collect();
        Ok(())
    }

    /// Who everybody is and why they set out, before the first session (NF-MODE-05, NF-MODE-11).
    fn read_prologue(&mut self) {
        if let Some(entry) = self.book.prologue(self.mode) {
            let rules = if self.mode == Mode::Campaign { "NF-MODE-05" } else { "NF-MODE-11" };
            self.tell_page(rules, |g| g.opening(None, entry));
        }
    }

    /// NF-VAR-02, NF-OPEN-60
    fn skip_maps(&mut self) -> Play<()> {
        let maps = (2..LAST_MAP).map(MapChoice);
        let prompt = "With extra stories three maps are left out. Which ones?";
        let skipped = self.ask_some(Seat(0), "NF-VAR-02 NF-OPEN-60", prompt, maps, 3..=3)?;
        self.skipped = skipped.into_iter().map(|m| m.0).collect();
        Ok(())
    }

    /// NF-VAR-08, NF-VAR-09, NF-VAR-10, NF-VAR-11, NF-VAR-12: newcomers fill in a row of boxes for
    /// each session they have missed.
    fn who_plays(&mut self) -> Play<()> {
        let all: Options<Plays> = table::seats(self.players.len()).map(Plays).collect();
        let most = all.len();
        let playing = self.ask_some(Seat(0), "NF-VAR-08", "Who plays this session?", all, 2..=most)?;
        let missed = self.session;
        let campaign = self.mode == Mode::Campaign;
        self.tell("NF-VAR-08", |g| {
            let names: Vec<String> = playing.iter().map(|p| g.name(p.0)).collect();
            words(None, format!("{} play this session.", table::listed(&names)))
        });
        for seat in table::seats(self.players.len()) {
            let player = self.player_mut(seat);
            let (new, boxes) = (player.character.is_none(), player.sheet.boxes);
            player.present = playing.iter().any(|p| p.0 == seat);
            if player.present && new {
                player.sheet.points = vec![0; missed.into()];
                if campaign {
                    player.sheet.boxes = (3 * missed).min(BOXES); // NF-VAR-08, NF-OPEN-75
                    player.sheet.experience += missed;
                    let now = player.sheet.boxes;
                    self.tell_track(seat, "boxes", boxes.into(), now.into());
                    self.tell_experience(seat, missed);
                }
            }
        }
        Ok(())
    }

    /// NF-MODE-05, NF-MODE-06, NF-MODE-07, NF-MODE-11, NF-MODE-12, NF-OPEN-72
    fn choose_map(&mut self) -> Play<()> {
        self.map = match self.mode {
            Mode::Campaign if self.session == 0 => self.next_map(2),
            Mode::Campaign => self.next_map(self.map + 1),
            _ => {
                let last = self.everybody_ready().then_some(LAST_MAP);
                let maps = (2..LAST_MAP).chain(last).map(MapChoice);
                self.ask(Seat(0), "NF-MODE-11 NF-MODE-12 NF-OPEN-61", "Which map will you play?", maps)?.0
            }
        };
        Ok(())
    }

    fn next_map(&self, from: u8) -> u8 {
        (from..LAST_MAP).find(|m| !self.skipped.contains(m)).unwrap_or(LAST_MAP)
    }

    /// NF-MODE-12: every character has done its first eight quests.
    fn everybody_ready(&self) -> bool {
        self.seats().all(|s| self.player(s).sheet.done.len() >= 8)
    }

    /// NF-TALENT-03, NF-TALENT-04, NF-OPEN-19
    pub(crate) fn buy_talents(&mut self, seat: Seat) -> Play<()> {
        loop {
            let options = |g: &Self| -> Options<Learn> {
                let sheet = &g.player(seat).sheet;
                let affordable =
                    |t: &Talent| !sheet.talents.contains(t) && g.book.talent(*t).cost <= sheet.experience;
                let talents = Talent::ALL.into_iter().filter(affordable).map(|t| Learn(Some(t)));
                std::iter::once(Learn(None)).chain(talents).collect()
            };
            let prompt =
                |g: &Self| format!("You have {} experience. Buy a talent?", g.player(seat).sheet.experience);
            let rules = "NF-TALENT-01 NF-TALENT-04 NF-OPEN-18";
            let Some(Learn(Some(talent))) = self.choose(seat, rules, prompt, options)? else {
                return Ok(());
            };
            let cost = self.book.talent(talent).cost;
            let sheet = &mut self.player_mut(seat).sheet;
            sheet.experience -= cost; // NF-EXP-06
            sheet.talents.push(talent);
            self.tell("NF-TALENT-01 NF-EXP-06", |g| {
                let text = format!("{} learns {}.", g.name(seat), g.book.talent(talent).name);
                taken(talent_key(talent), seat).said(seat, text)
            });
            if cost > 0 {
                self.tell("NF-EXP-06", |_| {
                    What::tokens("experience", cost.into(), Some(seat.place()), None).unsaid(seat)
                });
            }
        }
    }

    /// Whether the next quest that counts brings experience (NF-EXP-02, NF-EXP-04, NF-EXP-05, NF-OPEN-79).
    pub(crate) fn is_next_experience(&self, seat: Seat) -> bool {
        match self.mode {
            // A full card has whole rows: the box after the last would fill none.
            Mode::Campaign => (self.player(seat).sheet.boxes + 1).is_multiple_of(3),
            Mode::Character => true,
            Mode::First | Mode::Arcade => false,
        }
    }

    /// NF-EXP-02, NF-EXP-03, NF-EXP-04, NF-EXP-05, NF-OPEN-79: a quest was played, however it went.
    pub(crate) fn gain_experience(&mut self, seat: Seat) {
        let star = self.is_next_experience(seat);
        let campaign = self.mode == Mode::Campaign;
        let sheet = &mut self.player_mut(seat).sheet;
        let boxes = sheet.boxes;
        if campaign {
            sheet.boxes = (boxes + 1).min(BOXES);
        }
        let now = sheet.boxes;
        sheet.experience += u8::from(star);
        self.tell_track(seat, "boxes", boxes.into(), now.into());
        self.tell_experience(seat, star.into());
    }

    fn tell_experience(&mut self, seat: Seat, n: u8) {
        if n > 0 {
            self.tell("NF-EXP-02 NF-EXP-03 NF-EXP-04", |g| {
                let text = format!("{} gains {n} experience.", g.name(seat));
                What::tokens("experience", n.into(), None, Some(seat.place())).said(seat, text)
            });
        }
    }

    /// The bosses of this session (NF-BOSS-01, NF-BOSS-02, NF-BOSS-03, NF-MODE-20).
    pub(crate) fn session_bosses(&self, players: usize) -> Vec<Id<Threat>> {
        if self.mode != Mode::Campaign || self.map != LAST_MAP {
            return Vec::new();
        }
        let all = self.book.bosses.iter();
        let away: &[&str] = match players {
            2 => &["boss-zag", "boss-shreya"],
            3 => &["boss-zag"],
            _ => &[],
        };
        use table::Book as _;
        all.filter(|id| !away.contains(&self.book.names().name(*id))).collect()
    }

    /// NF-END-04: scores are added up, and written down where they last (NF-SHEET-04).
    pub(crate) fn end_session(&mut self) {
        let result = self.score_session();
        let lost = result.lost;
        for seat in table::seats(self.players.len()) {
            let points = result.scores[seat.index()].map_or(0, |s| s.total());
            if self.mode.lasts() && !lost {
                let written = &mut self.player_mut(seat).sheet.points;
                let before = written.iter().map(|n| i32::from(*n)).sum();
                written.push(points);
                self.tell_track(seat, "points", before, before + i32::from(points));
            }
        }
        self.rounds_played += self.round;
        self.tally_session(&result);
        self.last = Some(result);
        table::seats(self.players.len()).for_each(|seat| self.tell_points(seat));
        self.tell("NF-END-04 NF-TIE-01", |g| What::Over {}.said(None, g.session_text()));
        self.phase = if self.mode.lasts() { Phase::Scores } else { Phase::Over };
    }

    /// After a session of a long mode: look at the scores, then on to the next.
    pub(crate) fn after_session(&mut self) -> Play<()> {
        let others = table::seats(self.players.len()).skip(1).collect(); // those, too, who missed this session
        if self.last.as_ref().is_some_and(|l| l.lost) {
            // NF-BOSS-09, NF-BOSS-10, NF-OPEN-57
            let prompt = "A boss is still standing: everybody has lost. Try the Last Ruin once more?";
            let again = [Again::Repeat, Again::GiveUp];
            let answer = self.ask(Seat(0), "NF-BOSS-09 NF-BOSS-10 NF-OPEN-57", prompt, again)?;
            let give_up = "stop here, with the campaign lost";
            if let Again::GiveUp = answer
                && self.all_agree(Seat(0), others, "NF-BOSS-10 NF-OPEN-57", give_up)?
            {
                self.phase = Phase::Over;
                return Ok(());
            }
            let before: Vec<Sheet> = self.before.clone();
            for (player, sheet) in self.state.players.iter_mut().zip(before) {
                player.sheet = sheet;
            }
            self.clear_away();
            self.session -= 1;
            self.phase = Phase::Setup;
            return Ok(());
        }
        if self.map == LAST_MAP {
            self.phase = Phase::Over; // NF-CAMPGN-03
            return Ok(());
        }
        let prompt = "The scores are written down. You can go on now, or on another day: the table waits.";
        let GoOn(on) = self.ask(Seat(0), "NF-SHEET-04 NF-MODE-07", prompt, [GoOn(true), GoOn(false)])?;
        let end = "end the whole campaign here, for good";
        if on || !self.all_agree(Seat(0), others, "NF-MODE-07", end)? {
            self.clear_away();
            self.phase = Phase::Gathering;
        } else {
            self.phase = Phase::Over;
        }
        Ok(())
    }

    /// NF-CAMPGN-01, NF-CAMPGN-02, NF-OPEN-56: the highest sum over all sessions.
    pub(crate) fn champions(&self) -> Vec<Seat> {
        let sum = |s: Seat| self.player(s).sheet.points.iter().map(|n| i32::from(*n)).sum::<i32>();
        let all = table::seats(self.players.len());
        let best = all.clone().map(sum).max();
        all.filter(|s| Some(sum(*s)) == best).collect()
    }
}
