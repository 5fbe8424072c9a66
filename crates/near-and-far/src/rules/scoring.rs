//! Scoring (NF-SCORE, NF-TIE, NF-ROUTE): every point has its line.

use crate::book::words::{Counted, Rule};
use crate::book::{Artifact, Icon, Talent};
use crate::rules::campaign::{BOXES, LAST_MAP};
use crate::state::{Score, SessionResult};
use crate::{Mode, NearAndFar};
use table::{Ask, Id, Seat, figure, points, scored, words};

impl NearAndFar {
    /// NF-END-04, NF-BOSS-09
    pub(crate) fn score_session(&self) -> SessionResult {
        let scores: Vec<Option<Score>> = table::seats(self.players.len())
            .map(|s| self.player(s).present.then(|| self.points(s)))
            .collect();
        let lost = !self.bosses.is_empty();
        let winners = if lost { Vec::new() } else { self.winners(&scores) };
        SessionResult { scores, winners, lost }
    }

    /// What one player scores as things stand.
    pub(crate) fn points(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let artifacts =
            |list: &[Id<Artifact>]| list.iter().map(|c| i16::from(self.book.artifact(*c).points)).sum();
        let foes = player.threats.iter().chain(&player.bosses);
        let forgiven = if player.has(Talent::Lore) { 3 } else { 0 }; // NF-TAL-06
        let last = self.map == LAST_MAP;
        let filled = match self.mode {
            Mode::Campaign => player.sheet.boxes >= BOXES,    // NF-SHEET-05
            Mode::Character => player.sheet.done.len() >= 10, // NF-SHEET-06
            _ => false,
        };
        let all_camps = player.camps >= self.camps_on_board();
        // NF-SCORE-16, NF-TAL-17: what Scrounging keeps at the side does not count.
        let carried = player.treasures.len().min(player.pack().into());
        Score {
            camps: player.camps.into(),                                            // NF-SCORE-01
            routes: Icon::GOODS.iter().map(|good| self.route(seat, *good)).sum(),  // NF-SCORE-02
            artifacts: artifacts(&player.artifacts),                               // NF-SCORE-03
            hand: -(player.hand.len().saturating_sub(forgiven) as i16),            // NF-SCORE-04
            threats: foes.map(|id| i16::from(self.book.threat(*id).points)).sum(), // NF-SCORE-05, NF-SCORE-19
            cards: self.rules_of(seat).map(|rule| self.card_points(seat, rule)).sum(), // NF-SCORE-06
            wealth: (player.coins.saturating_add(player.gems) / 2) as i16,         // NF-SCORE-07
            tokens: player.tokens.iter().sum::<u16>() as i16,                      // NF-SCORE-08
            chiefs: 5 * self.chiefs_of(seat) as i16,                               // NF-SCORE-09
            reputation: self.reputation_points(player.reputation), // NF-SCORE-10, NF-SCORE-11, NF-SCORE-12, NF-SCORE-13, NF-SCORE-14
            board: 2 * i16::from(all_camps) + 5 * i16::from(carried == 3), // NF-SCORE-15, NF-SCORE-16
            talents: 2 * i16::from(player.has(Talent::Storytelling) && self.most(seat, Counted::Reputation)), // NF-TAL-19
            sheet: 7 * i16::from(last && filled),
            mammoths: -8 * i16::from(self.misses_mammoths(seat)), // NF-SCORE-20
        }
    }

    /// NF-ROUTE-03, NF-ROUTE-04, NF-ROUTE-05, NF-ROUTE-06
    pub(crate) fn route(&self, seat: Seat, good: Icon) -> i16 {
        let map = self.atlas();
        let place = Icon::GOODS.iter().position(|g| *g == good).expect("a good");
        let [alone, shared] = map.routes[place].map(i16::from);
        let mut ends = map.spaces.iter().filter(|s| s.icon == Some(good)).map(|s| self.camp_at(s.id));
        match (ends.next().flatten(), ends.next().flatten()) {
            (Some(a), Some(b)) if a == b && a == seat => alone,
            (Some(a), Some(b)) if a != b && (a == seat || b == seat) => shared,
            _ => 0,
        }
    }

    /// NF-SCORE-10, NF-SCORE-11, NF-SCORE-12, NF-SCORE-13, NF-SCORE-14, NF-SCORE-18, NF-DAY-14,
    /// NF-DAY-15, NF-DAY-16
    pub(crate) fn reputation_points(&self, reputation: i8) -> i16 {
        let bands = &self.book.reputation[usize::from(self.day)];
        bands.iter().find(|b| (b.from..=b.to).contains(&reputation)).map_or(0, |b| b.points.into())
    }

    fn chiefs_of(&self, seat: Seat) -> usize {
        self.chiefs.iter().filter(|c| **c == Some(seat)).count()
    }

    /// NF-MAPRULE-03, NF-OPEN-32
    fn misses_mammoths(&self, seat: Seat) -> bool {
        let mut mammoths = self.atlas().spaces.iter().filter(|s| s.mammoth).peekable();
        mammoths.peek().is_some() && !mammoths.any(|s| self.camp_at(s.id) == Some(seat))
    }

    fn card_points(&self, seat: Seat, rule: &Rule) -> i16 {
        match rule {
            Rule::Score(n) => (*n).into(),
            Rule::ScorePer(n, of) => i16::from(*n) * self.counted(seat, *of),
            Rule::ScoreMost(n, of, _) if self.most(seat, *of) => (*n).into(),
            Rule::ScoreMost(_, of, Some(second)) if self.second(seat, *of) => (*second).into(),
            _ => 0,
        }
    }

    /// NF-ART-02, NF-ART-06, NF-ART-16, NF-ART-17, NF-CHIEF-09: people count, chiefs and tokens do not. A companion is one of
    /// them, of no faction (NF-PARTY-07).
    fn counted(&self, seat: Seat, of: Counted) -> i16 {
        let player = self.player(seat);
        let n = match of {
            Counted::Adventurers => player.people().count(),
            Counted::Of(faction) => {
                player.people().filter(|id| self.book.person(*id).faction == Some(faction)).count()
            }
            Counted::Chiefs => self.chiefs_of(seat),
            Counted::Threats => player.threats.len(),
            Counted::Camps => player.camps.into(),
            Counted::Treasures => player.treasures.len(),
            Counted::Artifacts => player.artifacts.len(),
            Counted::Food => player.food.into(),
            Counted::Gems => player.gems.into(),
            Counted::Coins => player.coins.into(),
            Counted::Tokens => player.tokens.iter().map(|n| usize::from(*n)).sum(),
            Counted::Reputation => return player.reputation.into(),
        };
        n as i16
    }

    /// Alone at the top (NF-ART-01, NF-TRS-02, NF-TRS-06, NF-OPEN-24).
    fn most(&self, seat: Seat, of: Counted) -> bool {
        let mine = self.counted(seat, of);
        self.seats().filter(|s| *s != seat).all(|s| self.counted(s, of) < mine)
    }

    /// NF-TRS-01, NF-OPEN-47: a shared first, or second alone.
    fn second(&self, seat: Seat, of: Counted) -> bool {
        let mine = self.counted(seat, of);
        let others: Vec<i16> = self.seats().filter(|s| *s != seat).map(|s| self.counted(s, of)).collect();
        let above = others.iter().filter(|n| **n > mine).count();
        let level = others.iter().filter(|n| **n == mine).count();
        mine > 0 && ((above == 0 && level > 0) || (above == 1 && level == 0))
    }

    /// NF-TIE-01, NF-TIE-02, NF-TIE-03, NF-TIE-04, NF-OPEN-55
    fn winners(&self, scores: &[Option<Score>]) -> Vec<Seat> {
        let rank = |seat: Seat| {
            let player = self.player(seat);
            let card = self.rules_of(seat).any(|r| *r == Rule::WinTies);
            let wealth = player.coins.saturating_add(player.gems);
            (scores[seat.index()].map_or(i16::MIN, |s| s.total()), card, player.reputation, wealth)
        };
        let best = self.seats().map(rank).max();
        self.seats().filter(|s| Some(rank(*s)) == best).collect()
    }

    /// What somebody has scored in the session, line by line.
    pub(crate) fn tell_points(&mut self, seat: Seat) {
        let Some(score) = self.last.as_ref().and_then(|last| last.scores[seat.index()]) else { return };
        self.tell("NF-END-04", |g| {
            let sum = format!("{} has {}", g.name(seat), points(score.total()));
            words(seat, scored(&sum, score.lines()))
        });
    }

    /// The session in words.
    pub(crate) fn session_text(&self) -> String {
        let Some(last) = &self.last else { return String::new() };
        let totals: Vec<String> = last
            .scores
            .iter()
            .enumerate()
            .filter_map(|(i, s)| {
                Some(format!("{} {}", self.name(Seat(i as u8)), figure(s.as_ref()?.total())))
            })
            .collect();
        let winners: Vec<String> = last.winners.iter().map(|s| self.name(*s)).collect();
        match last.lost {
            true => format!(
                "The session is over: {}. A boss is still standing: everybody has lost.",
                totals.join(", ")
            ),
            false => format!("The session is over: {}. {} won it.", totals.join(", "), winners.join(" and ")),
        }
    }
}
