//! Fills in the view.

use super::view::*;
use super::wording::gains;
use crate::NowOrNever;
use crate::book::said::Said;
use crate::book::words::Gain;
use crate::book::{Building, Foe, Piece, Pile, Quest, Specialist};
use crate::state::{Hired, Phase, Player, Rival, Stage};
use table::{Id, Seat};

impl NowOrNever {
    pub(crate) fn view_for(&self, seat: Option<Seat>) -> View<'_> {
        let town = self.book.town(self.side);
        View {
            phase: match self.phase {
                Phase::Setup => "setup",
                Phase::Quests => "quests",
                Phase::Actions => "actions",
                Phase::Production => "production",
                Phase::Last => "last",
                Phase::Between => "between",
                Phase::Over => "over",
            },
            season: self.season,
            side: self.side,
            first: self.first,
            active: self.active,
            seats: self.seats().map(|at| self.seat_view(at, seat)).collect(),
            map: self.map_view(),
            town: TownView {
                plots: town
                    .plots
                    .iter()
                    .map(|plot| PlotView { gives: plot.gives, extra: plot.extra })
                    .collect(),
                start: town.start,
                rows: town.rows,
                homes: town.homes,
            },
            tiles: self.book.buildings.iter().map(|id| self.tile_view(id)).collect(),
            row: &self.row,
            villagers: self.villagers,
            shop: self
                .shop
                .each_ref()
                .map(|shop| shop.iter().map(|id| self.piece_view(id.widen(), None)).collect()),
            hire: self
                .hire
                .iter()
                .map(|who| SpecialistView {
                    recruit: Some(self.recruit_price(seat.unwrap_or(self.active), *who)),
                    ..self.specialist_view(Hired { who: *who, down: false })
                })
                .collect(),
            piles: Pile::ALL.map(|pile| self.pile_view(pile)).into(),
            orders: self.orders.len(),
            sales: self
                .book
                .season
                .sales
                .iter()
                .map(|sale| SaleView { goods: sale.goods, coins: sale.coins })
                .collect(),
            act: self.act.map(|act| ActView {
                free: act.free,
                stage: match act.stage {
                    Stage::Move => "move",
                    // That a card of the hand could be played here is nobody else's business.
                    Stage::Quest if seat == Some(self.active) => "quest",
                    Stage::Quest | Stage::Deed => "deed",
                },
            }),
            fight: self.fight_view(),
            bot: self.bot.as_ref().map(|bot| BotView {
                specialists: bot.specialists.iter().map(|hired| self.specialist_view(*hired)).collect(),
                cards: bot.cards.len(),
                attacked: bot.attacked,
                villagers: bot.villagers,
                tokens: bot.finds.len(),
            }),
            wanted: self.wanted(),
            story: self.story_view(seat),
        }
    }

    fn story_view(&self, seen_by: Option<Seat>) -> Option<StoryView<'_>> {
        let chapter = self.chapter()?;
        let keepsake = chapter.keepsake.as_ref().map(|it| KeepsakeView {
            name: &it.name,
            text: &it.text,
            keeper: self.props.keeper,
            used: self.props.used,
        });
        // NN-STORY-09: at a table with a reader only the reader sees the page.
        let reads = !self.one_reads() || seen_by == Some(self.left_of(self.active));
        Some(StoryView {
            chapter: self.state.chapter,
            title: &chapter.title,
            text: &chapter.text,
            rifts: chapter.rifts.iter().map(|letter| self.lettered(*letter)).collect(),
            ship: self.ship().map(|(at, next)| ShipView { at, next }),
            keepsake,
            glogos: self.props.glogos,
            lab: self.props.lab,
            reading: self.reading.as_ref().filter(|_| reads).map(|reading| PageView {
                entry: self.key(reading.here()),
                title: &self.book.story(reading.here()).title,
                text: self.page_text(self.active, reading.here()),
            }),
        })
    }

    fn enemy_view<'a>(&'a self, (foe, or): (&'a Foe, &'a [Gain]), level: u8, left: u8) -> EnemyView<'a> {
        EnemyView {
            level,
            left,
            name: &foe.name,
            text: &foe.text,
            health: foe.health,
            damage: foe.damage,
            gains: gains(&foe.gains),
            or: gains(or),
        }
    }

    fn key<K: table::Kind>(&self, id: Id<K>) -> &str {
        self.book.cover.names.name(id)
    }

    fn pile_view(&self, pile: Pile) -> PileView {
        let deck = &self.quests[pile as usize];
        PileView { pile, left: deck.len(), discards: deck.discards.len() }
    }

    fn seat_view(&self, at: Seat, seen_by: Option<Seat>) -> SeatView<'_> {
        let player = self.player(at);
        let board = self.book.board(player.hero);
        let own = |id: Id<Piece>| self.piece_view(id, Some(player));
        let tile = |tile: &Option<Id<Building>>| tile.map(|id| self.key(id));
        let learned =
            |id: &&Id<crate::book::Ability>| !player.owns(**id) && !self.boxed.contains(&id.widen());
        SeatView {
            name: self.dealer.name(at),
            hero: HeroView {
                id: player.hero,
                name: &board.name,
                text: &board.text,
                basic: &board.basic.name,
                rules: &self.texts().basics[player.hero as usize],
            },
            hearts: player.hearts,
            most_hearts: self.max_hearts(at),
            mana: player.mana,
            most_mana: self.max_mana(at),
            coins: player.coins,
            experience: player.experience,
            track: player.track,
            moves: board.moves,
            acted: player.acted,
            passed: player.passed,
            at: player.at,
            specialists: player.specialists.iter().map(|hired| self.specialist_view(*hired)).collect(),
            red: std::array::from_fn(|face| FaceView {
                piece: player.red[face].map(own),
                rules: match player.red[face] {
                    Some(piece) => self.piece_rules(piece),
                    None => &self.texts().faces[player.hero as usize][face],
                },
            }),
            blue: player.blue.iter().map(|slot| slot.map(own)).collect(),
            abilities: self.book.learned[player.hero as usize]
                .iter()
                .filter(learned)
                .map(|id| self.piece_view(id.widen(), None))
                .collect(),
            grid: player.grid.iter().map(tile).collect(),
            town: player.town.iter().map(tile).collect(),
            open: self.open_tiles(at).collect(),
            waiting: player.waiting,
            housed: player.housed,
            beds: std::array::from_fn(|row| {
                self.row_of(at, row as u8).map(|id| 1 + self.book.buildings[id].beds).sum()
            }),
            cards: player.hand.len(),
            hand: (seen_by == Some(at))
                .then(|| player.hand.iter().map(|id| self.quest_view(*id, player)).collect()),
            played: player.played.iter().map(|id| self.quest_view(*id, player)).collect(),
            orders: player
                .orders
                .iter()
                .map(|held| {
                    let demand = &self.book.orders[held.order];
                    OrderView {
                        key: self.key(held.order),
                        text: &demand.text,
                        goods: demand.goods,
                        coins: demand.coins,
                        done: held.done,
                    }
                })
                .collect(),
            finds: player.finds.len(),
            story: (self.state.chapter > 0).then(|| SagaView {
                reputation: player.reputation,
                keywords: player.keywords.iter().map(|key| self.key(*key)).collect(),
                mission: player.mission.and_then(|mission| self.mission_space(mission)),
                sheet: &player.sheet,
            }),
            score: player
                .score
                .filter(|_| matches!(self.phase, Phase::Over | Phase::Between))
                .map(|score| score.lines().to_vec()),
        }
    }

    fn piece_rules(&self, id: Id<Piece>) -> &[Said] {
        &self.texts().pieces[self.book.piece_place(id)]
    }

    fn piece_view(&self, id: Id<Piece>, of: Option<&Player>) -> PieceView<'_> {
        let piece = self.book.piece(id);
        PieceView {
            key: self.key(id),
            name: &piece.name,
            text: &piece.text,
            colour: piece.colour,
            cost: piece.cost,
            level: piece.ability.map(|(_, level)| level),
            rules: self.piece_rules(id),
            spent: of.is_some_and(|player| player.spent_pieces.contains(&id)),
        }
    }

    fn specialist_view(&self, hired: Hired) -> SpecialistView<'_> {
        let id: Id<Specialist> = hired.who;
        let hand = &self.book.specialists[id];
        SpecialistView {
            key: self.key(id),
            name: &hand.name,
            text: &hand.text,
            cost: hand.cost,
            tax: hand.tax,
            recruit: None,
            does: &self.texts().specialists[self.book.specialists.place(id)],
            down: hired.down,
        }
    }

    fn tile_view(&self, id: Id<Building>) -> TileView<'_> {
        let tile = &self.book.buildings[id];
        TileView {
            key: self.key(id),
            name: &tile.name,
            text: &tile.text,
            does: &self.texts().buildings[self.book.buildings.place(id)],
            cost: tile.cost,
            beds: tile.beds,
            book: tile.book,
            makes: tile.makes,
            worth: tile.worth.map(|worth| (worth.n, worth.per)),
            cheaper: tile.cheaper,
            faster: tile.faster,
        }
    }

    fn quest_view(&self, id: Id<Quest>, of: &Player) -> QuestView<'_> {
        let card = &self.book.quests[id];
        QuestView {
            key: self.key(id),
            name: &card.name,
            text: &card.text,
            pile: card.pile,
            place: self.key(card.place),
            does: &self.texts().quests[self.book.quests.place(id)],
            points: card.points,
            spent: of.spent_cards.contains(&id),
        }
    }

    fn map_view(&self) -> MapView<'_> {
        let map = self.book.map(self.side);
        let spaces = map.spaces.iter().enumerate().map(|(at, space)| {
            let at = at as u8;
            SpaceView {
                mountain: space.mountain,
                scroll: space.scroll,
                letter: space.letter.map(|letter| char::from(b'A' + letter)),
                name: self.called(at),
                token: self.letter_at(at).is_some(),
                place: self.place_at(at).map(|id| {
                    let location = &self.book.places[id];
                    PlaceView {
                        key: self.key(id),
                        name: &location.name,
                        text: &location.text,
                        does: &self.texts().visits[self.side as usize][self.book.places.place(id)],
                    }
                }),
                enemy: space.enemy.map(|level| {
                    self.enemy_view(self.foe_of(level), level, self.enemies[usize::from(level - 1)])
                }),
                menace: self.menace_at(at).and_then(|menace| {
                    let level = self.chapter()?.enemies[usize::from(menace)].level;
                    Some(self.enemy_view(self.foe(Rival::Guest(menace))?, level, 1))
                }),
            }
        });
        MapView { name: &map.name, across: map.across, spaces: spaces.collect() }
    }

    fn fight_view(&self) -> Option<FightView> {
        let fight = self.fight?;
        let ((health, damage), gains) = match fight.against {
            Rival::Quest(id) => (self.book.quests[id].fight?, gains(&self.book.quests[id].gains)),
            Rival::Story(_) => (self.strength(fight.against), Said::default()),
            other => (self.strength(other), gains(&self.foe(other)?.0.gains)),
        };
        let name = match fight.against {
            Rival::Story(level) => format!("Level {level} opponent"),
            named => self.rival_name(named),
        };
        Some(FightView { name, health, dealt: fight.dealt, damage, rounds: fight.rounds, gains })
    }
}
