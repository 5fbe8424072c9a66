//! What a seat may see, as data: the whole table, and of hands only its own.

use crate::SleepingGods;
use crate::book::powers::Lasting;
use crate::book::{
    Ability, Adventure, Board, Crew, Entry, Room, Side, Skill, Sort, Square, Status, Thing, Weapon,
};
use crate::rules::damage::HULL;
use crate::seen::wording::{passive_text, rule_text};
use crate::state::{Phase, Score};
use serde::Serialize;
use table::{Id, Seat};

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View<'a> {
    pub phase: &'static str,
    pub turn: u16,
    pub brutal: bool,
    pub active: Seat,
    /// Actions left in this turn.
    pub actions: u8,
    pub seats: Vec<SeatView<'a>>,
    pub crew: Vec<CrewView<'a>>,
    pub ship: ShipView,
    pub stores: Vec<StoreView>,
    pub xp: u16,
    pub command_left: u8,
    pub chart: ChartView<'a>,
    pub clock: ClockView,
    pub ongoing: Vec<OngoingView<'a>>,
    pub adventures: Vec<AdventureView<'a>>,
    pub stall: Vec<AdventureView<'a>>,
    /// Level cards that nobody has yet, for all to see (SG-SETUP-22).
    pub levels: Vec<LevelView<'a>>,
    pub quests: Vec<QuestView<'a>>,
    pub used_quests: usize,
    pub explore: Vec<char>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub fate: Option<CardView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scene: Option<SceneView<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub challenge: Option<ChallengeView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub combat: Option<CombatView<'a>>,
    pub defeats: u16,
    pub totems: usize,
    pub score: i16,
    pub score_lines: Vec<(&'static str, i16)>,
    pub sheet: SheetView<'a>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeatView<'a> {
    pub name: &'a str,
    pub present: bool,
    pub changing: bool,
    pub command: u8,
    pub cards: usize,
    pub tokens: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub hand: Option<Vec<CardView<'a>>>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView<'a> {
    pub key: String,
    pub name: &'a str,
    pub text: &'a str,
    pub fate: u8,
    pub cost: u8,
    pub skill: Skill,
    pub rules: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CrewView<'a> {
    pub id: Crew,
    pub name: &'a str,
    pub from: &'a str,
    pub text: &'a str,
    pub seat: Seat,
    pub health: u8,
    pub most: u8,
    pub fatigue: u8,
    pub statuses: &'a [Status],
    pub command: u8,
    /// With cards and levels, less what weakens, in the order of the rulebook.
    pub skills: [i32; 5],
    pub rules: Vec<String>,
    pub cards: Vec<CardView<'a>>,
    pub levels: Vec<LevelView<'a>>,
    pub weapons: Vec<WeaponView<'a>>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LevelView<'a> {
    pub key: String,
    pub name: &'a str,
    pub text: &'a str,
    pub crew: Crew,
    pub xp: u8,
    pub skill: Option<Skill>,
    pub rules: Vec<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct WeaponView<'a> {
    pub name: &'a str,
    pub accuracy: u8,
    pub damage: u8,
    pub block: u8,
    pub ranged: bool,
    pub extra: Option<Skill>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipView {
    pub region: String,
    /// Where the figure stands.
    pub room: Option<Room>,
    pub rooms: Vec<RoomView>,
    pub hull: u8,
    pub hull_fate: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RoomView {
    pub room: Room,
    pub damage: u8,
    pub fate: u8,
    pub text: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct StoreView {
    pub thing: Thing,
    pub n: u8,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChartView<'a> {
    pub pages: [u8; 2],
    pub name: &'a str,
    pub text: &'a str,
    pub seed: u32,
    pub lands: Vec<LandView<'a>>,
    pub regions: Vec<RegionView<'a>>,
    pub locations: Vec<LocationView<'a>>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandView<'a> {
    pub at: [u16; 2],
    pub size: [u16; 2],
    pub turn: i16,
    pub name: Option<&'a str>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RegionView<'a> {
    pub key: String,
    pub name: Option<&'a str>,
    pub at: [u16; 2],
    pub next: Vec<String>,
    pub port: Option<&'a str>,
    pub market: Option<&'a str>,
    pub hazard: Option<HazardView<'a>>,
    pub edges: &'a [(Side, u8)],
    pub serpent: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HazardView<'a> {
    pub name: &'a str,
    pub skill: Skill,
    pub need: u8,
    pub fail: String,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LocationView<'a> {
    pub number: u8,
    pub name: &'a str,
    pub at: [u16; 2],
    pub region: String,
    /// Whether its story can be opened (a keyword may be missing).
    pub open: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClockView {
    pub pass: u8,
    /// Event cards left in the deck, by danger: mild, perilous, deadly.
    pub left: usize,
    pub abilities: usize,
    pub ability_discards: usize,
    pub market: usize,
    pub searches: usize,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OngoingView<'a> {
    pub key: String,
    pub title: &'a str,
    pub rules: Vec<String>,
    pub end: Option<String>,
    pub action: Option<String>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AdventureView<'a> {
    pub key: String,
    pub name: &'a str,
    pub text: &'a str,
    pub sort: Sort,
    pub rules: Vec<String>,
    pub command: u8,
    pub bearer: Option<Crew>,
    pub price: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub weapon: Option<WeaponView<'a>>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct QuestView<'a> {
    pub keyword: String,
    pub number: u8,
    pub title: &'a str,
    pub text: &'a str,
    pub active: bool,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SceneView<'a> {
    pub entry: String,
    pub title: &'a str,
    pub prose: &'a [String],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ChallengeView {
    pub skill: Skill,
    pub need: Option<u8>,
    pub crew: Vec<Crew>,
    pub fate: Option<u8>,
    pub total: i32,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CombatView<'a> {
    pub round: u16,
    pub row: Vec<FoeView<'a>>,
    /// On whose board each synergy token lies, by owner.
    pub synergy: [Crew; 9],
    pub used: [u8; 9],
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FoeView<'a> {
    pub key: String,
    pub name: &'a str,
    pub text: &'a str,
    pub level: u8,
    pub defence: u8,
    /// With its wings, against weapons that are not ranged.
    pub defence_now: u8,
    /// What a blow of it does now.
    pub damage: u8,
    pub grid: &'a [Square; 9],
    pub covered: [bool; 9],
    pub synergy: Option<u8>,
}

#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SheetView<'a> {
    pub totems: Vec<&'a str>,
    pub endings: Vec<String>,
    pub journeys: Vec<i16>,
}

fn weapon_view<'a>(weapon: &'a Weapon, name: &'a str) -> WeaponView<'a> {
    let Weapon { accuracy, damage, block, ranged, extra, .. } = weapon;
    WeaponView { name, accuracy: *accuracy, damage: *damage, block: *block, ranged: *ranged, extra: *extra }
}

impl SleepingGods {
    pub(crate) fn view_for(&self, seat: Option<Seat>) -> View<'_> {
        let (phase, actions) = match self.phase {
            Phase::Setup => ("setup", 0),
            Phase::Start => ("start", 2),
            Phase::Room => ("room", 2),
            Phase::Event => ("event", 2),
            Phase::Actions(left) => ("actions", left),
            Phase::End => ("end", 0),
            Phase::After => ("after", 0),
            Phase::Over => ("over", 0),
        };
        let score: Score = self.final_score();
        View {
            phase,
            turn: self.turn,
            brutal: self.brutal,
            active: self.active,
            actions,
            seats: table::seats(self.players.len()).map(|s| self.seat_view(s, seat == Some(s))).collect(),
            crew: Crew::ALL.into_iter().map(|crew| self.crew_view(crew)).collect(),
            ship: self.ship_view(),
            stores: Thing::ALL.into_iter().map(|thing| StoreView { thing, n: self.stored(thing) }).collect(),
            xp: self.xp - self.xp_spent,
            command_left: self.command_left(),
            chart: self.chart_view(),
            clock: ClockView {
                pass: self.pass,
                left: self.events.len(),
                abilities: self.abilities.len(),
                ability_discards: self.abilities.discards.len(),
                market: self.market.len(),
                searches: self.searches.len(),
            },
            ongoing: self.ongoing.iter().map(|o| self.ongoing_view(o.event)).collect(),
            adventures: self
                .adventures
                .iter()
                .map(|o| self.adventure_view(o.card, o.command, o.bearer))
                .collect(),
            stall: self.stall.iter().map(|card| self.adventure_view(*card, 0, None)).collect(),
            levels: self
                .book
                .levels
                .iter()
                .filter(|card| self.is_for_sale(*card))
                .map(|card| self.level_view(card))
                .collect(),
            quests: self.quests.iter().map(|id| self.quest_view(*id)).collect(),
            used_quests: self.used_quests.len(),
            explore: (0..8).filter(|n| self.explore & (1 << n) != 0).map(|n| char::from(b'A' + n)).collect(),
            fate: self.fate.map(|card| self.card_view(card)),
            scene: self.reading.as_ref().map(|r| self.scene_view(r.visit.here())),
            challenge: self.challenge.as_ref().map(|c| ChallengeView {
                skill: c.skill,
                need: c.need,
                crew: c.crew.clone(),
                fate: c.fate,
                total: c.total,
            }),
            combat: self.combat_view(),
            defeats: self.defeats,
            totems: self.totems(),
            score: score.total(),
            score_lines: score.lines().to_vec(),
            sheet: SheetView {
                totems: self.sheet.totems.iter().map(|id| self.book.adventure(*id).name.as_str()).collect(),
                endings: self.sheet.endings.iter().map(|e| self.ending_text(Some(*e))).collect(),
                journeys: self.journeys.iter().map(|j| j.score.total()).collect(),
            },
        }
    }

    fn seat_view(&self, seat: Seat, own: bool) -> SeatView<'_> {
        let player = self.player(seat);
        SeatView {
            name: self.dealer.name(seat),
            present: player.present,
            changing: player.changing,
            command: player.command,
            cards: player.hand.len(),
            tokens: player.tokens,
            hand: own.then(|| player.hand.iter().map(|card| self.card_view(*card)).collect()),
        }
    }

    fn card_view(&self, card: Id<Ability>) -> CardView<'_> {
        let Ability { name, text, fate, cost, skill, rules } = self.book.ability(card);
        let rules = rules.iter().map(rule_text).collect();
        CardView { key: self.id_of(card), name, text, fate: *fate, cost: *cost, skill: *skill, rules }
    }

    fn crew_view(&self, id: Crew) -> CrewView<'_> {
        let mate = self.mate(id);
        let Board { name, from, text, weapon, rules, .. } = self.book.board(id);
        let carried = self.adventures.iter().filter(|o| o.bearer == Some(id)).filter_map(|o| {
            let card: &Adventure = self.book.adventure(o.card);
            card.weapon.as_ref().map(|weapon| weapon_view(weapon, &card.name))
        });
        CrewView {
            id,
            name,
            from,
            text,
            seat: self.controls(id),
            health: self.health(id),
            most: self.max_health(id),
            fatigue: mate.fatigue,
            statuses: &mate.statuses,
            command: mate.command,
            skills: Skill::ALL.map(|skill| self.skill(id, skill)),
            rules: rules.iter().map(rule_text).collect(),
            cards: mate.cards.iter().map(|card| self.card_view(*card)).collect(),
            levels: mate.levels.iter().map(|card| self.level_view(*card)).collect(),
            weapons: std::iter::once(weapon_view(weapon, &weapon.name)).chain(carried).collect(),
        }
    }

    fn level_view(&self, card: Id<crate::Level>) -> LevelView<'_> {
        let crate::Level { name, text, crew, xp, skill, rules } = self.book.level(card);
        let rules = rules.iter().map(rule_text).collect();
        LevelView { key: self.id_of(card), name, text, crew: *crew, xp: *xp, skill: *skill, rules }
    }

    fn ship_view(&self) -> ShipView {
        let room = |room: Room| RoomView {
            room,
            damage: self.damage[room as usize],
            fate: self.book.room(room).fate,
            text: self.room_text(room),
        };
        ShipView {
            region: self.region_key(self.region),
            room: self.room,
            rooms: Room::ALL.into_iter().map(room).collect(),
            hull: self.damage[HULL],
            hull_fate: self.book.ship.hull,
        }
    }

    fn chart_view(&self) -> ChartView<'_> {
        let chart = &self.book.charts[usize::from(self.book.region(self.region).chart)];
        let locations = self.book.locations.iter().filter(|l| chart.regions.contains(&l.region));
        ChartView {
            pages: chart.pages,
            name: &chart.name,
            text: &chart.text,
            seed: chart.seed,
            lands: chart
                .lands
                .iter()
                .map(|l| LandView { at: l.at, size: l.size, turn: l.turn, name: l.name.as_deref() })
                .collect(),
            regions: chart.regions.iter().map(|id| self.region_view(*id)).collect(),
            locations: locations
                .map(|l| LocationView {
                    number: l.number,
                    name: &l.name,
                    at: l.at,
                    region: self.region_key(l.region),
                    open: self.is_open(l),
                })
                .collect(),
        }
    }

    fn region_view(&self, id: Id<crate::Region>) -> RegionView<'_> {
        let region = self.book.region(id);
        let hazard = region.hazard.as_ref().map(|h| HazardView {
            name: &h.name,
            skill: h.skill,
            need: h.need,
            fail: h.fail.iter().map(|d| self.deed_text(d)).collect::<Vec<_>>().join(", "),
        });
        RegionView {
            key: self.region_key(id),
            name: region.name.as_deref(),
            at: region.at,
            next: region.next.iter().map(|next| self.region_key(*next)).collect(),
            port: region.port.as_deref(),
            market: region.market.as_deref(),
            hazard,
            edges: &region.edges,
            serpent: self.ongoing.iter().any(|o| o.serpent == Some(id)),
        }
    }

    fn ongoing_view(&self, event: Id<Entry>) -> OngoingView<'_> {
        let card = self.book.event(event);
        let rules = card.lasting.iter().map(|rule| match rule {
            Lasting::Always(passive) => passive_text(passive),
            Lasting::EachTurn(deeds) => {
                let deeds: Vec<String> = deeds.iter().map(|d| self.deed_text(d)).collect();
                format!("at the end of every turn: {}", deeds.join(", "))
            }
            Lasting::Serpent => "the serpent hunts the ship".to_owned(),
        });
        let test = |(skill, need): (Skill, u8)| format!("{} {need}", skill.loud());
        OngoingView {
            key: self.id_of(event),
            title: &self.book.story(event).title,
            rules: rules.collect(),
            end: card.end.map(test),
            action: card.action.map(test),
        }
    }

    fn adventure_view(&self, card: Id<Adventure>, command: u8, bearer: Option<Crew>) -> AdventureView<'_> {
        let Adventure { name, text, sort, cost, rules, weapon } = self.book.adventure(card);
        AdventureView {
            key: self.id_of(card),
            name,
            text,
            sort: *sort,
            rules: rules.iter().map(rule_text).collect(),
            command,
            bearer,
            price: cost.map(|_| self.price(card)),
            weapon: weapon.as_ref().map(|weapon| weapon_view(weapon, name)),
        }
    }

    fn quest_view(&self, id: Id<crate::Quest>) -> QuestView<'_> {
        let quest = self.book.quest(id);
        QuestView {
            keyword: self.id_of(id),
            number: quest.number,
            title: &quest.title,
            text: &quest.text,
            active: quest.active,
        }
    }

    fn scene_view(&self, entry: Id<Entry>) -> SceneView<'_> {
        let story = self.book.story(entry);
        SceneView { entry: self.id_of(entry), title: &story.title, prose: &story.prose }
    }

    fn combat_view(&self) -> Option<CombatView<'_>> {
        let combat = self.combat.as_ref()?;
        let row = combat.row.iter().enumerate().map(|(at, foe)| {
            let enemy = self.book.enemy(foe.card);
            FoeView {
                key: self.id_of(foe.card),
                name: &enemy.name,
                text: &enemy.text,
                level: enemy.level,
                defence: enemy.defence,
                defence_now: self.defence(at, false),
                damage: self.enemy_damage(at),
                grid: &enemy.grid,
                covered: std::array::from_fn(|s| foe.covered & (1 << s) != 0),
                synergy: enemy.synergy,
            }
        });
        Some(CombatView {
            round: combat.round,
            row: row.collect(),
            synergy: combat.synergy,
            used: combat.used,
        })
    }
}
