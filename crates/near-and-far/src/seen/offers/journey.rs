//! On the map: steps, quests and camps.

use crate::NearAndFar;
use crate::book::words::Thing;
use crate::book::{Icon, Space, Talent};
use crate::rules::camp::{Anywhere, Build, CAMP_COST};
use crate::rules::quest::{Attempt, Chosen};
use crate::rules::travel::{Journey, Step, Way};
use crate::seen::stakes::paying;
use crate::seen::wording::said;
use table::{Ask, Choice, Id, Offer, Route, Stakes};

impl Choice<NearAndFar> for Step {
    fn key(&self, game: &NearAndFar) -> String {
        match self {
            Step::Stop(_) => "move/stop".to_owned(),
            Step::To { space, way, .. } => game.step_key(*space, *way),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        match self {
            Step::Stop(journey) => game.stop_offer(journey),
            Step::To { space, path, way, hearts } => game.step_offer(*space, *path, *way, *hearts),
        }
    }

    fn routes(game: &NearAndFar, options: &[&Self]) -> Vec<Route> {
        let journey = options.iter().find_map(|step| if let Step::Stop(j) = step { Some(j) } else { None });
        journey.map(|journey| game.routes_from_here(game.active, journey)).unwrap_or_default()
    }
}

impl Choice<NearAndFar> for Attempt {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Attempt::Yes => "quest/attempt",
            Attempt::No => "quest/leave",
        }
        .to_owned()
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        Offer::new(match self {
            Attempt::Yes => "Attempt the quest",
            Attempt::No => "Leave it for another time",
        })
    }
}

impl Choice<NearAndFar> for Chosen {
    fn key(&self, _: &NearAndFar) -> String {
        format!("choice/{}", self.place + 1)
    }

    /// As it is read out: what the player does, the test, what it costs (NF-QUEST-04, NF-QUEST-05).
    fn offer(&self, game: &NearAndFar) -> Offer {
        let choice = &game.book.story(self.entry).choices[usize::from(self.place)];
        let test = choice.test.map(|test| {
            let plus = game.strength(game.active, test.kind);
            format!("{} {}, you add {plus}", test.kind.key(), test.need)
        });
        let offer = Offer::new(&choice.text).detail(test.unwrap_or_default());
        let costs = choice.costs.iter().map(|cost| format!("pay {}", cost.say()));
        costs.fold(offer, Offer::detail).stakes(game.choice_stakes(self.entry, self.place))
    }
}

impl Choice<NearAndFar> for Build {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Build::Yes(_) => "camp/build",
            Build::No => "camp/no",
        }
        .to_owned()
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let Build::Yes(space) = *self else { return Offer::new("Do not build a camp") };
        let gains = game.camp_stakes(Stakes::default(), game.active, space);
        Offer::new(format!("Build a camp for {}", Thing::Heart.say(CAMP_COST)))
            .detail(game.gain_text(&gains, space))
            .at(game.space_key(space))
            .stakes(gains.costs(Thing::Heart.key(), CAMP_COST))
    }
}

impl Choice<NearAndFar> for Anywhere {
    fn key(&self, game: &NearAndFar) -> String {
        game.space_key(self.0)
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        let gains = game.camp_stakes(Stakes::default(), game.active, self.0);
        let offer = Offer::new(format!("At {}", game.plain_name(self.0)));
        game.space_notes(self.0)
            .into_iter()
            .fold(offer, Offer::detail)
            .detail(game.gain_text(&gains, self.0))
            .at(game.space_key(self.0))
            .stakes(gains)
    }
}

impl NearAndFar {
    /// The key of a step.
    pub(crate) fn step_key(&self, space: u8, way: Way) -> String {
        let key = self.space_key(self.atlas().spaces[usize::from(space)].id);
        let name = key.trim_start_matches("space/");
        let way = match way {
            Way::Open => String::new(),
            Way::Fight => "/fight".to_owned(),
            Way::Bird => "/bird".to_owned(),
            Way::Tortoise => "/tortoise".to_owned(),
            Way::Slip => "/slip".to_owned(),
            Way::Pay(card, _) => format!("/{}", self.key_of(card)),
        };
        format!("move/{name}{way}")
    }

    /// "To the ledge for 1 heart: fight the Bandit, combat 4 (space 2 · a camp: gain 1 coin)"
    fn step_offer(&self, space: u8, path: u8, way: Way, hearts: u32) -> Offer {
        let id = self.atlas().spaces[usize::from(space)].id;
        let price = Stakes::default().costs(Thing::Heart.key(), hearts);
        let price = if let Way::Pay(_, more) = way { paying(price, [&more]) } else { price };
        let way_text = match way {
            Way::Open => String::new(),
            Way::Fight => format!(": fight {}", self.foes_text()),
            Way::Bird => ": send a pack bird home".to_owned(),
            Way::Tortoise => ": send a pack tortoise home".to_owned(),
            Way::Slip => ": slip past the threat".to_owned(),
            Way::Pay(card, _) => format!(": past the threat with {}", self.book.card(card).name),
        };
        self.arriving(format!("{}{way_text}", self.going(id, &price)), id, self.has_treasure(path))
            .at(self.space_key(id))
            .stakes(self.step_stakes(self.active, space, path, way, hearts))
    }

    /// "To the ledge for 1 heart"
    pub(crate) fn going(&self, to: Id<Space>, stakes: &Stakes) -> String {
        let name = self.plain_name(to);
        match said(&stakes.cost) {
            price if price.is_empty() => format!("To {name}"),
            price => format!("To {name} for {price}"),
        }
    }

    /// NF-MOVE-07, NF-OPEN-28: "Stay at the ledge and do not move this turn (quest)"
    fn stop_offer(&self, journey: &Journey) -> Offer {
        let seat = self.active;
        let here = self.atlas().spaces[usize::from(self.here(seat))].id;
        let text = match journey.moved {
            0 => format!("Stay at {} and do not move this turn", self.plain_name(here)),
            _ => format!("Stop at {} and move no further this turn", self.plain_name(here)),
        };
        let stakes = self.taking_toll(Stakes::default(), seat, &self.company(seat));
        self.arriving(text, here, false).stakes(stakes)
    }

    /// With what there is at a space, and what could be done there.
    pub(crate) fn arriving(&self, text: String, id: Id<Space>, past_treasure: bool) -> Offer {
        let offer = self.space_notes(id).into_iter().fold(Offer::new(text), Offer::detail);
        let camp = self.can_camp(id).then(|| format!("a camp: {}", self.space_gain_text(id)));
        let treasure = if past_treasure { "past a treasure" } else { "" };
        offer.detail(camp.unwrap_or_default()).detail(treasure)
    }

    /// Its number on the map, unless it has a name, and what is on it.
    fn space_notes(&self, id: Id<Space>) -> Vec<String> {
        let space = self.atlas().space(id);
        let numbered = space.name.is_none() && space.icon.is_some();
        let notes = [
            numbered.then(|| format!("space {}", self.atlas().place(id))),
            self.quests.contains(&id).then(|| "quest".to_owned()),
            self.camp_at(id).map(|seat| format!("{}'s camp", self.name(seat))),
            space.water.then(|| "bad water: lose 1 heart".to_owned()), // NF-MAPRULE-01
            space.mammoth.then(|| "mammoths".to_owned()),
        ];
        notes.into_iter().flatten().collect()
    }

    /// What the space gives for a camp, in words. What the camp uncovers is another matter: it may be another camp by then.
    fn space_gain_text(&self, space: Id<Space>) -> String {
        self.gain_text(&self.gaining_space(Stakes::default(), self.active, space), space)
    }

    /// What building there brings, in words.
    fn gain_text(&self, stakes: &Stakes, space: Id<Space>) -> String {
        let route = match self.atlas().space(space).icon {
            Some(Icon::Coin | Icon::Gem) | None => None,
            Some(good) => Some(format!("an end of the {} route", good.name())),
        };
        match (stakes.gain.is_empty(), route) {
            (true, None) => "gain nothing".to_owned(),
            (true, Some(route)) => route,
            (false, None) => format!("gain {}", said(&stakes.gain)),
            (false, Some(route)) => format!("gain {}, {route}", said(&stakes.gain)),
        }
    }

    /// What stands at every threat symbol, in words.
    pub(crate) fn foes_text(&self) -> String {
        if self.player(self.active).has(Talent::BountyHunting) {
            return "a foe of your choice".to_owned();
        }
        let mut foes: Vec<String> = Vec::new();
        for id in self.threats.first().into_iter().chain(&self.bosses) {
            let foe = self.book.threat(*id);
            foes.push(format!("{}, combat {}", foe.called, foe.difficulty));
        }
        foes.join(" or ")
    }
}
