//! What a seat may see, as data: the whole table, and of hands only its own.

use crate::book::{Area, Drawing, Faction, Icon, Mark, Symbols, Under};
use crate::campaign::BOXES;
use crate::state::{Phase, Place, Score, Verdict};
use crate::words::Kind;
use crate::{Mode, NearAndFar};
use serde::Serialize;
use table::{Book as _, Id, Seat};

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    pub mode: String,
    pub phase: String,
    pub session: u8,
    pub round: u32,
    pub active: Seat,
    pub first: Seat,
    /// The end has been triggered: this is the last round.
    pub ending: bool,
    /// Day side of the town.
    pub day: bool,
    pub map: MapView,
    pub town: TownView,
    pub seats: Vec<SeatView>,
    pub threat: Option<ThreatView>,
    pub threats_left: usize,
    pub bosses: Vec<ThreatView>,
    pub chiefs: Vec<ChiefView>,
    pub decks: DecksView,
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scene: Option<SceneView>,
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollView>,
    /// The last session's scores, once there are any.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub evening: Option<EveningView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapView {
    pub number: u8,
    pub name: String,
    pub text: String,
    pub ground: String,
    pub spaces: Vec<SpaceView>,
    pub paths: Vec<PathView>,
    pub routes: Vec<RouteView>,
    pub areas: Vec<Area>,
    pub drawings: Vec<Drawing>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    /// What an option's target says.
    pub key: String,
    pub name: Option<String>,
    pub at: [u16; 2],
    /// None for the town space.
    pub icon: Option<Icon>,
    pub book: bool,
    pub quest: bool,
    pub camp: Option<Seat>,
    pub water: bool,
    pub mammoth: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PathView {
    /// Places in the list of spaces.
    pub ends: [u8; 2],
    pub mark: Option<Mark>,
    /// The mark still counts: not both ends have a camp.
    pub active: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RouteView {
    pub good: Icon,
    pub name: String,
    pub alone: i8,
    pub shared: i8,
    /// Who has a camp at each end.
    pub ends: Vec<Option<Seat>>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TownView {
    pub row: Vec<PersonView>,
    /// Pack animals at the Stables.
    pub birds: u8,
    pub mine: Vec<Vec<DigView>>,
    pub mine_columns: Vec<String>,
    pub mine_rows: Vec<String>,
    /// The unused character at a two-player Town Hall.
    pub stranger: Option<String>,
    pub values: Vec<ValueView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ValueView {
    pub thing: String,
    pub value: u16,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DigView {
    pub number: u8,
    pub camp: Option<Seat>,
    pub reputation: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PersonView {
    pub key: String,
    pub name: String,
    pub faction: Option<Faction>,
    pub cost: u8,
    pub symbols: Symbols,
    /// `dog`, `cat` or `platypus`.
    pub kind: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub key: String,
    pub name: String,
    pub text: String,
    /// What it does, in sentences.
    pub rules: String,
    /// Of an artifact.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub price: Option<PriceView>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PriceView {
    pub advanced: bool,
    pub points: i8,
    pub cost: Vec<CostView>,
    pub reputation: Option<i8>,
    /// In the own hand: whether the reputation is what the card asks for.
    pub flame_met: bool,
    /// In the own hand: it could be bought now.
    pub affordable: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CostView {
    pub thing: String,
    pub n: u16,
    /// In the own hand: how many are still missing.
    pub missing: u16,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView {
    pub name: String,
    pub present: bool,
    pub character: Option<String>,
    /// `nowhere`, `jail`, `building/mine`, `space/toll-bridge`.
    pub place: String,
    pub place_name: String,
    /// The four slots in the order of the factions.
    pub slots: Vec<Option<PersonView>>,
    pub inactive: Vec<PersonView>,
    pub coins: u16,
    pub gems: u16,
    pub food: u16,
    /// In the order of the factions.
    pub tokens: [u16; 4],
    pub hearts: u16,
    pub reputation: i8,
    pub birds: u8,
    pub tortoises: u8,
    pub camps: u8,
    /// What lies under each camp of the board, in order.
    pub under: Vec<Under>,
    /// Sums over party and cards.
    pub skill: u32,
    pub swords: u32,
    pub movement: u32,
    pub search: u32,
    pub heart_total: u16,
    pub shield: bool,
    pub treasures: Vec<CardView>,
    pub artifacts: Vec<CardView>,
    pub worlds: Vec<CardView>,
    pub threats: Vec<ThreatView>,
    pub hand_count: usize,
    /// Only the own.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<CardView>>,
    /// Only the own: cards just drawn; in the draft the packet, then the advanced cards kept apart (NF-SETUP-31).
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Vec<CardView>>,
    /// What lasts, in the long modes.
    #[cfg_attr(feature = "ts", ts(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sheet: Option<SheetView>,
    /// What the session would score as it stands.
    pub points: i16,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetView {
    pub experience: u8,
    pub boxes: u8,
    pub boxes_max: u8,
    /// Character quests done, by title.
    pub done: Vec<String>,
    pub side: Vec<String>,
    pub keywords: Vec<String>,
    pub talents: Vec<TalentView>,
    pub points: Vec<i16>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TalentView {
    pub name: String,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ThreatView {
    pub key: String,
    pub name: String,
    pub text: String,
    pub difficulty: u8,
    pub points: i8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChiefView {
    pub name: String,
    pub faction: Faction,
    pub owner: Option<Seat>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecksView {
    pub bag: usize,
    pub treasures: usize,
    pub basic: usize,
    pub advanced: usize,
    pub arcade: usize,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SceneView {
    pub title: String,
    pub seat: Seat,
    pub reader: Seat,
    /// Empty while only the reader may see it.
    pub prose: Vec<String>,
    pub choices: Vec<SceneChoice>,
    pub chosen: Option<u8>,
    pub result: Option<Verdict>,
    /// What is read once it is known how it went.
    pub reaction: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SceneChoice {
    pub text: String,
    pub kind: Option<Kind>,
    pub need: Option<u8>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RollView {
    pub seat: Seat,
    pub kind: Kind,
    pub die: u8,
    pub plus: u8,
    pub need: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EveningView {
    /// The names of the lines, in the order in which they are added up.
    pub lines: Vec<String>,
    /// For each seat its points line by line; nothing for who did not play.
    pub points: Vec<Option<Vec<i16>>>,
    pub totals: Vec<Option<i16>>,
    pub winners: Vec<Seat>,
    pub lost: bool,
    /// Sums over all sessions, in the long modes.
    pub sums: Option<Vec<i32>>,
}

impl NearAndFar {
    pub(crate) fn view_for(&self, seat: Option<Seat>) -> View {
        View {
            mode: match self.mode {
                Mode::First => "first",
                Mode::Campaign => "campaign",
                Mode::Character => "character",
                Mode::Arcade => "arcade",
            }
            .to_owned(),
            phase: match self.phase {
                Phase::Gathering | Phase::Setup => "setup",
                Phase::Draft(_) | Phase::Keep => "draft",
                Phase::Turn => "turn",
                Phase::Evening => "evening",
                Phase::Over => "over",
            }
            .to_owned(),
            session: self.session,
            round: self.round,
            active: self.active,
            first: self.first,
            ending: self.ending,
            day: self.day,
            map: self.map_view(),
            town: self.town_view(),
            seats: table::seats(self.players.len()).map(|s| self.seat_view(s, seat == Some(s))).collect(),
            threat: self.threats.first().map(|id| self.threat_view(*id)),
            threats_left: self.threats.len(),
            bosses: self.bosses.iter().map(|id| self.threat_view(*id)).collect(),
            chiefs: Faction::ALL
                .map(|faction| ChiefView {
                    name: self.book.chiefs[faction as usize].clone(),
                    faction,
                    owner: self.chiefs[faction as usize],
                })
                .to_vec(),
            decks: DecksView {
                bag: self.bag.len(),
                treasures: self.treasures.len(),
                basic: self.basic.len(),
                advanced: self.advanced.len(),
                arcade: self.arcade.len(),
            },
            scene: self.scene_view(seat),
            roll: self.roll.as_ref().map(|r| RollView {
                seat: r.seat,
                kind: r.kind,
                die: r.die,
                plus: r.plus,
                need: r.need,
            }),
            evening: self.evening_view(),
        }
    }

    fn map_view(&self) -> MapView {
        let map = self.atlas();
        let spaces = map.spaces.iter().map(|s| SpaceView {
            key: self.space_key(s.id),
            name: s.name.clone(),
            at: s.at,
            icon: s.icon,
            book: s.quest.is_some(),
            quest: self.quests.contains(&s.id),
            camp: self.camp_at(s.id),
            water: s.water,
            mammoth: s.mammoth,
        });
        let paths = map.paths.iter().enumerate().map(|(i, p)| PathView {
            ends: p.ends,
            mark: p.mark,
            active: p.mark.is_some() && !self.is_claimed(i as u8),
        });
        let routes = Icon::GOODS.iter().zip(map.routes).map(|(good, [alone, shared])| RouteView {
            good: *good,
            name: good.name().to_owned(),
            alone,
            shared,
            ends: map.spaces.iter().filter(|s| s.icon == Some(*good)).map(|s| self.camp_at(s.id)).collect(),
        });
        MapView {
            number: map.number,
            name: map.name.clone(),
            text: map.text.clone(),
            ground: map.ground.clone(),
            spaces: spaces.collect(),
            paths: paths.collect(),
            routes: routes.collect(),
            areas: map.areas.clone(),
            drawings: map.drawings.clone(),
        }
    }

    fn town_view(&self) -> TownView {
        let mine = self.mine_board();
        let goods = |purse: &crate::Purse| {
            purse.things().map(|(t, n)| t.say(n.into())).collect::<Vec<_>>().join(", ")
        };
        let dig = |row: usize, column: usize| DigView {
            number: mine.numbers[row][column],
            camp: self.mine[row][column],
            reputation: mine.reputation[row][column],
        };
        TownView {
            row: self.row.iter().map(|id| self.person_view(*id)).collect(),
            birds: self.birds,
            mine: (0..3).map(|row| (0..4).map(|column| dig(row, column)).collect()).collect(),
            mine_columns: mine.columns.iter().map(goods).collect(),
            mine_rows: mine.rows.iter().map(goods).collect(),
            stranger: self.stranger.map(|id| self.book.character(id).name.clone()),
            values: crate::words::THINGS
                .iter()
                .filter(|(_, t)| self.book.value(*t) > 0)
                .map(|(name, t)| ValueView { thing: (*name).to_owned(), value: self.book.value(*t) })
                .collect(),
        }
    }

    fn person_view(&self, id: Id) -> PersonView {
        let person = self.book.person(id);
        PersonView {
            key: self.card_key(id),
            name: person.name.clone(),
            faction: person.faction,
            cost: person.cost,
            symbols: person.symbols,
            kind: person.kind.clone(),
        }
    }

    /// A card; in its owner's hand (`held_by`) with what is missing to buy it.
    fn card_view(&self, id: Id, held_by: Option<Seat>) -> CardView {
        let card = self.book.card(id);
        let price = card.artifact.as_ref().map(|a| PriceView {
            advanced: a.advanced,
            points: a.points,
            cost: a
                .cost
                .things()
                .map(|(thing, n)| CostView {
                    thing: thing.key().to_owned(),
                    n,
                    missing: held_by.map_or(0, |s| n.saturating_sub(self.count(s, thing))),
                })
                .collect(),
            reputation: a.reputation,
            flame_met: held_by.is_none_or(|s| self.meets_flame(s, id)),
            affordable: held_by.is_some_and(|s| self.can_buy(s, id)),
        });
        CardView {
            key: self.card_key(id),
            name: card.name.clone(),
            text: card.text.clone(),
            rules: self.rules_text(id),
            price,
        }
    }

    fn threat_view(&self, id: Id) -> ThreatView {
        let foe = self.book.threat(id);
        ThreatView {
            key: self.card_key(id),
            name: foe.name.clone(),
            text: foe.text.clone(),
            difficulty: foe.difficulty,
            points: foe.points,
        }
    }

    fn seat_view(&self, seat: Seat, own: bool) -> SeatView {
        let player = self.player(seat);
        let cards = |list: &[Id]| list.iter().map(|id| self.card_view(*id, None)).collect();
        let held = |list: &[Id]| list.iter().map(|id| self.card_view(*id, Some(seat))).collect::<Vec<_>>();
        let packet = self.packets.get(seat.index()).map(Vec::as_slice).unwrap_or_default();
        let score = self.points(seat);
        let extra = 2 * usize::from(self.house.long_game);
        SeatView {
            name: self.name(seat),
            present: player.present,
            character: player.character.map(|id| self.book.character(id).name.clone()),
            place: match player.place {
                Place::Nowhere => "nowhere".to_owned(),
                Place::Jail => "jail".to_owned(),
                Place::At(b) => format!("building/{}", b.key()),
                Place::On(space) => self.space_key(space),
            },
            place_name: self.place_name(player.place),
            slots: self.slots(seat).map(|id| id.map(|id| self.person_view(id))).to_vec(),
            inactive: player.inactive.iter().map(|id| self.person_view(*id)).collect(),
            coins: player.coins,
            gems: player.gems,
            food: player.food,
            tokens: player.tokens,
            hearts: player.hearts,
            reputation: player.reputation,
            birds: player.birds,
            tortoises: player.tortoises,
            camps: player.camps,
            under: std::iter::repeat_n(Under::Nothing, extra)
                .chain(self.book.camps.iter().copied())
                .collect(),
            skill: self.skill(seat),
            swords: self.swords(seat),
            movement: self.movement(seat),
            search: self.search(seat),
            heart_total: self.heart_total(seat),
            shield: self.has_shield(seat),
            treasures: cards(&player.treasures),
            artifacts: cards(&player.artifacts),
            worlds: cards(&player.worlds),
            threats: player.threats.iter().chain(&player.bosses).map(|id| self.threat_view(*id)).collect(),
            hand_count: player.hand.len(),
            hand: own.then(|| held(&player.hand)),
            drawn: own.then(|| held(&[packet, &player.drawn].concat())),
            sheet: self.mode.lasts().then(|| self.sheet_view(seat)),
            points: score.total(),
        }
    }

    fn sheet_view(&self, seat: Seat) -> SheetView {
        let sheet = &self.player(seat).sheet;
        let titles = |list: &[Id]| list.iter().map(|id| self.book.story(*id).title.clone()).collect();
        SheetView {
            experience: sheet.experience,
            boxes: sheet.boxes,
            boxes_max: BOXES,
            done: titles(&sheet.done),
            side: titles(&sheet.side),
            keywords: sheet.keywords.iter().map(|id| self.book.names().name(*id).to_owned()).collect(),
            talents: sheet
                .talents
                .iter()
                .map(|t| {
                    let card = self.book.talent(*t);
                    TalentView { name: card.name.clone(), text: card.text.clone() }
                })
                .collect(),
            points: sheet.points.clone(),
        }
    }

    /// NF-QUEST-05: reactions stay hidden until the choice is resolved.
    fn scene_view(&self, seat: Option<Seat>) -> Option<SceneView> {
        let scene = self.scene.as_ref()?;
        let entry = self.book.story(scene.entry);
        let reader = self.left_of(scene.seat);
        let choices = entry.choices.iter().map(|c| SceneChoice {
            text: c.text.clone(),
            kind: c.test.map(|t| t.kind),
            need: c.test.map(|t| t.need),
        });
        // Where the table wants it, only the reader sees the text until the choice is made.
        let hidden = self.house.reader && scene.choice.is_none() && seat != Some(reader);
        let character = entry.choices.iter().any(|c| c.outcomes.iter().any(|b| b.target.is_some()))
            && self.mode == Mode::Character;
        let told = match scene.result {
            None => false,
            Some(Verdict::Failed) => character,
            Some(_) => true,
        };
        let reaction = scene.choice.filter(|_| told).map(|place| {
            let outcomes = &entry.choices[usize::from(place)].outcomes;
            let bonus = scene.result == Some(Verdict::Bonus);
            let read = outcomes.iter().filter(|b| match &b.name {
                storybook::BlockName::Named(name) => name == "success" || (bonus && name == "bonus"),
                _ => true,
            });
            read.flat_map(|b| b.prose.clone()).collect()
        });
        Some(SceneView {
            title: entry.title.clone(),
            seat: scene.seat,
            reader,
            prose: if hidden { Vec::new() } else { entry.prose.clone() },
            choices: choices.collect(),
            chosen: scene.choice,
            result: scene.result,
            reaction: reaction.unwrap_or_default(),
        })
    }

    fn evening_view(&self) -> Option<EveningView> {
        let last = self.last.as_ref().filter(|_| matches!(self.phase, Phase::Evening | Phase::Over))?;
        let lines = Score::default().lines().map(|(name, _)| name.to_owned()).to_vec();
        let points = |s: &Option<Score>| s.as_ref().map(|s| s.lines().map(|(_, n)| n).to_vec());
        let sum = |p: &crate::Player| p.sheet.points.iter().map(|n| i32::from(*n)).sum();
        Some(EveningView {
            lines,
            points: last.scores.iter().map(points).collect(),
            totals: last.scores.iter().map(|s| s.as_ref().map(Score::total)).collect(),
            winners: last.winners.clone(),
            lost: last.lost,
            sums: self.mode.lasts().then(|| self.players.iter().map(sum).collect()),
        })
    }
}
