//! The action of a turn, and what is free beside it.

use crate::NearAndFar;
use crate::book::words::{Rule, Thing};
use crate::book::{Artifact, Building, Talent};
use crate::rules::camp::CAMP_COST;
use crate::rules::goods::HEARTS_MAX;
use crate::rules::telling::building_key;
use crate::rules::town::Door;
use crate::rules::turn::{Act, Done, Free};
use crate::seen::wording::{flame, purse};
use crate::state::Place;
use table::{Ask, Choice, Id, Offer, Stakes, points};

impl Choice<NearAndFar> for Free {
    fn key(&self, game: &NearAndFar) -> String {
        match self {
            Free::Buy(card) => format!("buy/{}", game.key_of(*card)),
            Free::Release { bird: true } => "release/bird".to_owned(),
            Free::Release { bird: false } => "release/tortoise".to_owned(),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        match self {
            Free::Buy(card) => game.artifact_offer("Buy ", *card).stakes(game.buying(*card)),
            Free::Release { bird } => {
                let room = HEARTS_MAX.saturating_sub(game.player(game.active).hearts);
                let animal = if *bird { "bird" } else { "tortoise" };
                let stakes = Stakes::default().costs(animal, 1);
                Offer::new(format!("Send a pack {animal} home"))
                    .detail("gain 2 hearts")
                    .stakes(stakes.gains(Thing::Heart.key(), room.min(2).into()))
            }
        }
    }
}

impl Choice<NearAndFar> for Act {
    fn key(&self, _: &NearAndFar) -> String {
        match self {
            Act::Visit(building, door) => format!("visit/{}{}", building.key(), door.key()),
            Act::Adventure => "adventure".to_owned(),
            Act::AdventureWithFewer => "adventure/fewer".to_owned(),
        }
    }

    fn offer(&self, game: &NearAndFar) -> Offer {
        match self {
            Act::Visit(building, door) => game.visit_offer(*building, *door),
            Act::Adventure => game.adventure_offer(),
            Act::AdventureWithFewer => Offer::new("Leave town without some of your party"),
        }
    }
}

impl Choice<NearAndFar> for Done {
    fn key(&self, _: &NearAndFar) -> String {
        "turn/end".to_owned()
    }

    fn offer(&self, _: &NearAndFar) -> Offer {
        Offer::new("End your turn")
    }
}

impl NearAndFar {
    /// An artifact with its price, what it requires and what it does. Only its owner may know that it is there.
    pub(super) fn artifact_offer(&self, verb: &str, id: Id<Artifact>) -> Offer {
        let (card, artifact) = (self.book.card(id), self.book.artifact(id));
        let offer = Offer::new(format!("{verb}{} for {}", card.name, purse(&artifact.cost)))
            .detail(points(artifact.points))
            .detail(flame(artifact.reputation).unwrap_or_default());
        self.with_rules(offer, id).at(self.key_of(id)).secret()
    }

    fn adventure_offer(&self) -> Offer {
        let seat = self.active;
        let player = self.player(seat);
        let (words, hearts) = match player.place {
            Place::On(_) => ("Go on adventuring", player.hearts),
            _ => ("Leave town and go adventuring", self.heart_total(seat)),
        };
        let food = self.heart_means(seat) - u32::from(player.hearts); // as hearts, with Meditation
        let offer = Offer::new(words)
            .detail(format!("{} movement, {}", self.movement(seat), Thing::Heart.say(hearts.into())))
            .at(seat.place());
        match u32::from(hearts) + food < CAMP_COST {
            true => offer.warning(format!("too few for a camp, which costs {CAMP_COST}")), // NF-CAMP-02
            false => offer,
        }
    }

    fn visit_offer(&self, building: Building, door: Door) -> Offer {
        let name = building.name();
        let there: Vec<String> = self.occupants(building).into_iter().map(|s| self.name(s)).collect();
        let there = match (there.is_empty(), self.stranger) {
            (true, Some(id)) => self.book.characters[id].name.clone(),
            _ => there.join(" or "),
        };
        let offer = Offer::new(match door {
            Door::Free => format!("Visit {name}"),
            Door::Duel => format!("Duel {there} for {name}"),
            Door::Bribe => format!("Bribe your way into {name} for 1 coin"),
        });
        let offer = match self.visit_text(building) {
            Err(why) if self.is_idle(building, door) => offer.warning(format!("nothing to gain: {why}")),
            Ok(what) | Err(what) => offer.detail(what),
        };
        offer.at(building_key(building)).stakes(self.visit_stakes(building, door))
    }

    /// What the building's own action brings, or why it brings nothing.
    fn visit_text(&self, building: Building) -> Result<String, String> {
        let seat = self.active;
        let skill = self.skill(seat);
        let no = |why: &str| Err(why.to_owned());
        match building {
            Building::Saloon if self.affordable(seat).next().is_some() => {
                Ok("recruit an adventurer".to_owned())
            }
            Building::Saloon if self.player(seat).food > 0 => {
                Ok("nobody you can pay for, but a new row for 1 food".to_owned())
            }
            Building::Saloon => no("there is nobody you can pay for"),
            Building::Hall if self.has_business(seat) => Ok("trade, discard, buy reputation".to_owned()),
            Building::Hall => no("you have nothing to trade, to discard or to pay with"),
            Building::Stables => self.stables_text(),
            Building::Store => Ok("gain 1 coin, or draw 4 artifacts".to_owned()),
            Building::Farm if self.party_skill(seat) == 0 => no("your party has no skill"),
            Building::Farm => Ok(format!("gain {} food", self.party_skill(seat))),
            Building::Hut if self.treasure_slots(seat) == 0 => {
                no("you have no pack animal to carry a treasure")
            }
            Building::Hut if self.day => Ok("draw 3 treasures, keep one".to_owned()),
            Building::Hut => Ok("draw a treasure".to_owned()),
            Building::Mine => match (0..3).any(|r| (0..4).any(|c| self.can_dig(seat, (r, c)))) {
                true => Ok("place a camp underground".to_owned()),
                false => Err(format!("no number within reach of your skill of {skill}")),
            },
        }
    }

    fn stables_text(&self) -> Result<String, String> {
        let player = self.player(self.active);
        let gem = self.day && player.gems > 0;
        let words = match (player.pack(), self.birds, player.food > 0 || gem) {
            (3, ..) => Err("you have no room for another pack animal"),
            (_, 0, _) => Err("no pack animals are left there"),
            (_, _, false) if self.day => Err("you have no food for a pack bird and no gem for a tortoise"),
            (_, _, false) => Err("you have no food for a pack bird"),
            _ if self.day => Ok("buy a pack bird for 1 food or a tortoise for 1 gem"),
            _ => Ok("buy a pack bird for 1 food"),
        };
        words.map(str::to_owned).map_err(str::to_owned)
    }

    /// Whether a visit without the building's action would be for nothing: no card and no talent gives anything for it, and there is no
    /// duel to win.
    fn is_idle(&self, building: Building, door: Door) -> bool {
        let seat = self.active;
        let player = self.player(seat);
        let carded =
            self.rules_of(seat).any(|r| matches!(r, Rule::Visit(v, _) if self.is_meant(*v, building)));
        let taught = match building {
            Building::Mine => player.has(Talent::Spelunking),
            Building::Stables => player.has(Talent::PackBirdBreeding) && player.pack() >= 2,
            _ => false,
        };
        let gains = !self.visit_stakes(building, door).gain.is_empty();
        door != Door::Duel && !carded && !taught && !gains
    }
}
