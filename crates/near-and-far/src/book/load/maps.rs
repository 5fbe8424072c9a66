//! The atlas: eleven maps as graphs, sound enough to be walked.

use super::Loading;
use crate::book::{Area, Drawing, Icon, Map, Mark, Path, Space};
use serde::Deserialize;
use std::collections::HashMap;
use storybook::{Stories, Trouble, did_you_mean};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    number: Spanned<u8>,
    name: String,
    text: String,
    ground: Spanned<String>,
    routes: Routes,
    space: Vec<SpaceEntry>,
    path: Vec<PathEntry>,
    #[serde(default)]
    area: Vec<Area>,
    #[serde(default)]
    mark: Vec<Drawing>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Routes {
    peppers: [i8; 2],
    parts: [i8; 2],
    ichor: [i8; 2],
    tea: [i8; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpaceEntry {
    id: Spanned<String>,
    name: Option<String>,
    at: Spanned<[u16; 2]>,
    icon: Option<Icon>,
    quest: Option<Spanned<String>>,
    #[serde(default)]
    water: bool,
    #[serde(default)]
    mammoth: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PathEntry {
    ends: Spanned<[String; 2]>,
    mark: Option<Mark>,
}

pub(super) const GROUNDS: [&str; 11] =
    ["grass", "forest", "rock", "sand", "mist", "seabed", "ash", "water", "jungle", "ruin", "cave"];

/// A map whose quests are still names.
pub(super) struct Unlinked {
    map: Map,
    quests: Vec<Option<Spanned<String>>>,
}

impl Loading {
    pub(super) fn maps(&mut self) -> Vec<Unlinked> {
        (1..=11).filter_map(|number| self.map(number)).collect()
    }

    fn map(&mut self, number: u8) -> Option<Unlinked> {
        let file = &format!("map{number:02}.toml");
        let MapFile { number: own, name, text, ground, routes, space, path, area, mark } = self.toml(file)?;
        if *own.get_ref() != number {
            self.fault_at(file, own.span().start, Trouble::new(format!("this file is for map {number}")));
        }
        if !GROUNDS.contains(&ground.get_ref().as_str()) {
            let trouble = Trouble::new(format!("`{}` is not a ground", ground.get_ref()));
            let hint = did_you_mean(ground.get_ref(), GROUNDS);
            self.fault_at(file, ground.span().start, trouble.hint(hint));
        }
        let mut spaces: Vec<Space> = Vec::new();
        let mut quests = Vec::new();
        let mut places: HashMap<String, u8> = HashMap::new();
        for entry in space {
            let id = entry.id.get_ref();
            let Some(named) = self.names.add(&format!("map{number:02}/{id}")) else {
                self.fault_at(
                    file,
                    entry.id.span().start,
                    Trouble::new(format!("the id `{id}` is used twice")),
                );
                continue;
            };
            let [x, y] = *entry.at.get_ref();
            if x > 1000 || y > 700 {
                self.fault_at(file, entry.at.span().start, Trouble::new("the page is 1000 by 700"));
            }
            if (id == "town") != entry.icon.is_none() {
                let trouble = Trouble::new("every space has an icon, except the town space");
                self.fault_at(file, entry.id.span().start, trouble);
            }
            // NF-MAPRULE-05
            if (entry.water && number != 5) || (entry.mammoth && number != 10) {
                let trouble = Trouble::new("only map 5 has water symbols, only map 10 mammoths");
                self.fault_at(file, entry.id.span().start, trouble);
            }
            places.insert(id.clone(), spaces.len() as u8);
            quests.push(entry.quest);
            spaces.push(Space {
                id: named,
                name: entry.name,
                at: [x, y],
                icon: entry.icon,
                quest: None,
                water: entry.water,
                mammoth: entry.mammoth,
                links: Vec::new(),
            });
        }
        if spaces.len() > 64 {
            self.fault_word(file, "[[space]]", Trouble::new("a map has at most 64 spaces"));
            return None;
        }
        let mut paths = Vec::new();
        for entry in path {
            let ends = entry.ends.get_ref().each_ref().map(|end| places.get(end).copied());
            let [Some(a), Some(b)] = ends else {
                let lost =
                    entry.ends.get_ref().iter().find(|e| !places.contains_key(*e)).expect("one is lost");
                let trouble = Trouble::new(format!("there is no space `{lost}`"));
                let hint = did_you_mean(lost, places.keys().map(String::as_str));
                self.fault_at(file, entry.ends.span().start, trouble.hint(hint));
                continue;
            };
            let place = paths.len() as u8;
            spaces[usize::from(a)].links.push((b, place));
            spaces[usize::from(b)].links.push((a, place));
            paths.push(Path { ends: [a, b], mark: entry.mark });
        }
        let Some(town) = places.get("town").copied() else {
            self.fault_word(file, "[[space]]", Trouble::new("a map has a town space with the id `town`"));
            return None;
        };
        let mut reached = vec![town];
        let mut next = 0;
        while let Some(here) = reached.get(next).copied() {
            let on = spaces[usize::from(here)].links.iter().map(|l| l.0).filter(|to| !reached.contains(to));
            let on: Vec<u8> = on.collect();
            on.into_iter().for_each(|to| {
                if !reached.contains(&to) {
                    reached.push(to)
                }
            });
            next += 1;
        }
        for (id, _) in places.iter().filter(|(_, place)| !reached.contains(place)) {
            let trouble = Trouble::new(format!("no path leads from the town to `{id}`"));
            self.fault_word(file, &format!("\"{id}\""), trouble);
        }
        for good in Icon::GOODS {
            // NF-ROUTE-02
            if spaces.iter().filter(|s| s.icon == Some(good)).count() != 2 {
                let trouble = Trouble::new(format!("a map has two spaces with {}", good.name()));
                self.fault_word(file, "[[space]]", trouble);
            }
        }
        if quests.iter().flatten().count() < 16 {
            self.fault_word(file, "[[space]]", Trouble::new("a map has at least 16 spaces with a quest"));
        }
        let Routes { peppers, parts, ichor, tea } = routes;
        let map = Map {
            number,
            name,
            text,
            ground: ground.into_inner(),
            routes: [peppers, parts, ichor, tea],
            spaces,
            town,
            paths,
            areas: area,
            drawings: mark,
        };
        Some(Unlinked { map, quests })
    }

    /// Every quest of a map is at one of its spaces, and every open book leads to a quest of this map.
    pub(super) fn link_quests<W: storybook::Words>(
        &mut self,
        maps: Vec<Unlinked>,
        stories: &Stories<W>,
    ) -> Option<Vec<Map>> {
        let mut linked = Vec::new();
        for Unlinked { mut map, quests } in maps {
            let toml = format!("map{:02}.toml", map.number);
            let story = format!("map{:02}.story", map.number);
            self.need(&story);
            let mut placed = Vec::new();
            for (space, quest) in map.spaces.iter_mut().zip(quests) {
                let Some(quest) = quest else { continue };
                if !stories.entries.iter().any(|e| e.file == story && e.id == *quest.get_ref()) {
                    let trouble = Trouble::new(format!("there is no quest `{}` in {story}", quest.get_ref()));
                    self.fault_at(&toml, quest.span().start, trouble);
                    continue;
                }
                space.quest = self.names.find(quest.get_ref());
                placed.push(quest.into_inner());
            }
            for entry in stories.entries.iter().filter(|e| e.file == story && !placed.contains(&e.id)) {
                self.fault(
                    entry,
                    Trouble::new(format!("the quest `{}` is at no space of the map", entry.id)),
                );
            }
            linked.push(map);
        }
        (linked.len() == 11).then_some(linked)
    }
}
