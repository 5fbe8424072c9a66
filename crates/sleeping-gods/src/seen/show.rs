//! Filling in what a seat sees.

use super::view::*;
use crate::SleepingGods;
use crate::book::{Ability, Adventure, Board, Crew, Ending, Entry, Peril, Room, Skill, Thing, Weapon};
use crate::rules::combat::difficulty;
use crate::rules::damage::HULL;
use crate::seen::wording::{ABILITY_BEARER, rule_text, worn_text};
use crate::state::{Journey, Phase, Score, Source, Stop};
use std::collections::BTreeSet;
use table::{Ask, Id, Seat};

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
            // What was drawn is still being read.
            Phase::Actions(left) if self.reading.as_ref().is_some_and(|r| r.source != Source::Explore) => {
                ("event", left)
            }
            Phase::Actions(left) => ("actions", left),
            Phase::End | Phase::Pass => ("end", 0),
            Phase::After => ("after", 0),
            Phase::Over => ("over", 0),
        };
        let score: Score = self.final_score();
        View {
            phase,
            turn: self.turn,
            brutal: self.brutal,
            begun: self.dealer.begun(),
            active: self.active,
            actions,
            seats: table::seats(self.players.len()).map(|s| self.seat_view(s, seat == Some(s))).collect(),
            crew: Crew::ALL.into_iter().map(|crew| self.crew_view(crew)).collect(),
            ship: self.ship_view(),
            stores: Thing::ALL.into_iter().map(|thing| StoreView { thing, n: self.stored(thing) }).collect(),
            xp: self.xp - self.xp_spent,
            xp_spent: self.xp_spent,
            command_left: self.command_left(),
            chart: self.chart_view(),
            clock: self.clock_view(),
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
            stops: self.stops.iter().filter_map(|stop| self.stop_view(stop)).collect(),
            world: self.world_view(),
            defeats: self.defeats,
            totems: self.totems(),
            score: score.total(),
            score_lines: score.lines().to_vec(),
            sheet: SheetView {
                totems: self.sheet.totems.iter().map(|id| self.book.adventure(*id).name.as_str()).collect(),
                endings: self.sheet.endings.iter().map(|e| self.ending_text(Some(*e))).collect(),
                totems_of: self.book.totems().count(),
                endings_of: Ending::ALL.len(),
                journeys: self.journeys.iter().map(|journey| self.journey_view(journey)).collect(),
            },
        }
    }

    fn clock_view(&self) -> ClockView {
        ClockView {
            pass: self.pass,
            left: Peril::ALL.map(|peril| {
                self.events.pile.iter().filter(|id| self.book.event(**id).peril == peril).count()
            }),
            abilities: self.abilities.len(),
            ability_discards: self.abilities.discards.len(),
            market: self.market.len(),
            searches: self.searches.len(),
        }
    }

    fn world_view(&self) -> WorldView<'_> {
        let explored: BTreeSet<Id<Entry>> = self.stops.iter().map(|stop| stop.entry).collect();
        let here = self.book.regions[self.region].chart;
        let lying = self.book.world.charts.iter().flatten();
        let charts = lying.filter_map(|page| self.book.charts.iter().position(|c| c.pages[0] == *page));
        let view = |place: usize| {
            let chart = &self.book.charts[place];
            let locations = || chart.regions.iter().flat_map(|id| &self.book.regions[*id].locations);
            let known = |l: &&u16| explored.contains(&self.book.locations[usize::from(**l)].entry);
            WorldChart {
                page: chart.pages[0],
                name: &chart.name,
                explored: locations().filter(known).count(),
                locations: locations().count(),
                here: usize::from(here) == place,
            }
        };
        WorldView { charts: charts.map(view).collect(), beyond: &self.book.world.beyond }
    }

    fn journey_view(&self, journey: &Journey) -> JourneyView {
        let Journey { turns, ending, score } = journey;
        JourneyView { turns: *turns, ending: self.ending_text(*ending), score: score.total() }
    }

    fn stop_view(&self, stop: &Stop) -> Option<StopView<'_>> {
        let location = self.book.locations.iter().find(|location| location.entry == stop.entry)?;
        let page = self.book.charts[usize::from(self.book.regions[location.region].chart)].pages[0];
        Some(StopView { turn: stop.turn, page, number: location.number, name: &location.name })
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
        let Ability { name, text, fate, cost, skill, rules } = &self.book.abilities[card];
        let rules = rules.iter().map(|rule| worn_text(rule, ABILITY_BEARER)).collect();
        CardView { key: self.key_of(card), name, text, fate: *fate, cost: *cost, skill: *skill, rules }
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
        let crate::Level { name, text, crew, xp, skill, rules } = &self.book.levels[card];
        let bearer = self.crew_name(*crew);
        let rules = rules.iter().map(|rule| worn_text(rule, &bearer)).collect();
        LevelView { key: self.key_of(card), name, text, crew: *crew, xp: *xp, skill: *skill, rules }
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
            travel: self.book.ship.travel.clone(),
        }
    }

    fn chart_view(&self) -> ChartView<'_> {
        let chart = &self.book.charts[usize::from(self.book.regions[self.region].chart)];
        let locations = self.book.locations.iter().filter(|l| chart.regions.contains(&l.region));
        ChartView {
            pages: chart.pages,
            name: &chart.name,
            text: &chart.text,
            ground: &chart.ground,
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
                    visits: self.stops.iter().filter(|stop| stop.entry == l.entry).count(),
                })
                .collect(),
        }
    }

    fn region_view(&self, id: Id<crate::Region>) -> RegionView<'_> {
        let region = &self.book.regions[id];
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
        OngoingView {
            key: self.key_of(event),
            title: &self.book.story(event).title,
            rules: self.event_texts(card),
        }
    }

    fn adventure_view(&self, card: Id<Adventure>, command: u8, bearer: Option<Crew>) -> AdventureView<'_> {
        let Adventure { number, name, text, sort, cost, rules, weapon } = self.book.adventure(card);
        AdventureView {
            key: self.key_of(card),
            name,
            text,
            sort: *sort,
            number: *number,
            rules: rules.iter().map(rule_text).collect(),
            command,
            bearer,
            price: cost.map(|_| self.price(card)),
            weapon: weapon.as_ref().map(|weapon| weapon_view(weapon, name)),
        }
    }

    fn quest_view(&self, id: Id<crate::Quest>) -> QuestView<'_> {
        let quest = &self.book.quests[id];
        QuestView {
            keyword: self.key_of(id),
            number: quest.number,
            title: &quest.title,
            text: &quest.text,
            active: quest.active,
        }
    }

    fn scene_view(&self, entry: Id<Entry>) -> SceneView<'_> {
        let story = self.book.story(entry);
        SceneView { entry: self.key_of(entry), title: &story.title, prose: &story.prose }
    }

    fn combat_view(&self) -> Option<CombatView<'_>> {
        let combat = self.combat.as_ref()?;
        let row = combat.row.iter().enumerate().map(|(at, foe)| {
            let enemy = &self.book.enemies[foe.card];
            FoeView {
                key: self.key_of(foe.card),
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
            level: combat.level,
            difficulty: difficulty(combat.level),
            row: row.collect(),
            synergy: combat.synergy,
            used: combat.used,
            attack: combat.attack.as_ref(),
        })
    }
}
