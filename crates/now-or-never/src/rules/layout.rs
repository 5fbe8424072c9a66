//! What is told when a table is laid out: what lies where before anything happens. Most of it goes without saying.

use crate::NowOrNever;
use crate::book::{Quest, Villager};
use crate::rules::build::grid;
use crate::rules::turn::{action_token, board};
use table::{Ask, Id, Seat, What};

const RULES: &str = "NN-SETUP-21 NN-PSET-01";

impl NowOrNever {
    /// Villagers, gear and specialists to recruit were told of as they came.
    pub(crate) fn tell_layout(&mut self) {
        if !self.dealer.looking() {
            return; // several hundred pieces, for nobody
        }
        self.lay(vec![What::tokens("first", 1, None, Some(self.first.place()))]);
        let map = self.map_pieces();
        self.lay(map);
        for seat in self.seats() {
            self.tell_board(seat);
        }
        let bots = self.bot.iter().flat_map(|bot| &bot.specialists);
        let bots = bots.map(|hired| self.moved(hired.who, None, Some(board(None)))).collect();
        self.lay(bots);
    }

    fn lay(&mut self, pieces: Vec<What>) {
        for what in pieces {
            self.tell(RULES, |_| what.clone().unsaid(None));
        }
    }

    /// What lies and stands on the map, and what a chapter puts beside the season board.
    fn map_pieces(&self) -> Vec<What> {
        let spaces = &self.book.map(self.side).spaces;
        let space = |at: usize| Some(format!("space/{at}"));
        let scrolls = spaces.iter().enumerate().filter(|(_, space)| space.scroll).zip(&self.scrolls);
        let mut pieces: Vec<What> =
            scrolls.map(|((at, _), place)| self.moved(*place, None, space(at))).collect();
        for (at, printed) in spaces.iter().enumerate() {
            let left = printed.enemy.map_or(0, |level| self.enemies[usize::from(level - 1)]);
            pieces.extend((left > 0).then(|| What::tokens("enemy", left.into(), None, space(at))));
            pieces.extend(self.menace_at(at as u8).map(|_| What::tokens("menace", 1, None, space(at))));
        }
        pieces
            .extend((0..14).map(|letter| What::tokens("search", 1, None, Some(format!("letter/{letter}")))));
        for (who, n) in [(Villager::Glogo, self.props.glogos), (Villager::Lab, self.props.lab.into())] {
            let token = format!("villager-{}", who.key());
            pieces.extend((n > 0).then(|| What::tokens(&token, n.into(), None, Some("row".to_owned()))));
        }
        let of_stories = self.hire.iter().filter(|who| self.book.specialists[**who].story);
        pieces.extend(of_stories.map(|who| self.moved(*who, None, Some("hire".to_owned()))));
        let ship = self.ship().map(|(at, _)| vec![format!("space/{at}")]);
        pieces.extend(ship.map(|path| What::Move { piece: "ship".to_owned(), path }));
        pieces
    }

    /// A player's own board, and the coins to begin with (NN-SETUP-21, NN-PSET-07).
    fn tell_board(&mut self, seat: Seat) {
        let player = self.player(seat);
        let here = || Some(seat.place());
        let mut pieces = vec![
            What::Card { card: Some(player.hero.key().to_owned()), from: None, to: here() },
            What::tokens("heart", player.hearts.into(), None, here()),
            What::tokens("mana", player.mana.into(), None, here()),
            What::Move { piece: seat.place(), path: vec![format!("space/{}", player.at)] },
        ];
        pieces.extend((0..3).map(|token| action_token(seat, token, false)));
        pieces.extend(player.specialists.iter().map(|hired| self.moved(hired.who, None, here())));
        let tiles = player.grid.iter().zip(0u8..).filter_map(|(tile, at)| Some(((*tile)?, at)));
        pieces.extend(tiles.map(|(tile, at)| self.moved(tile, None, Some(grid(seat, at)))));
        if self.chapter > 0 {
            let path = vec![self.mission_place(seat)];
            pieces.push(What::Move { piece: format!("mission/{}", seat.0), path });
        }
        let coins = player.coins;
        self.lay(pieces);
        self.tell("NN-SETUP-21 NN-PSET-07", |g| {
            let text = format!("{} begins with {coins} coins.", g.name(seat));
            What::tokens("coin", coins.into(), None, here()).said(seat, text)
        });
        let others = self.dealer.others(seat);
        for card in self.player(seat).hand.clone() {
            let goes = |g: &Self, card: Option<Id<Quest>>| What::Card {
                card: card.map(|card| g.key_of(card)),
                from: None,
                to: here(),
            };
            self.tell_only(seat, "NN-PSET-12", |g| goes(g, Some(card)).unsaid(seat));
            self.tell_only(others, "NN-PSET-12", |g| goes(g, None).unsaid(seat));
        }
    }
}
