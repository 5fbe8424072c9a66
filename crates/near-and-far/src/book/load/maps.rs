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
    name: Option<Spanned<String>>,
    called: Option<Spanned<String>>,
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
    pub(super) map: Map,
    quests: Vec<Option<Spanned<String>>>,
}

impl Loading<'_> {
    pub(super) fn maps(&mut self) -> Vec<Unlinked> {
        (1..=11).filter_map(|number| self.map(number)).collect()
    }

    fn map(&mut self, number: u8) -> Option<Unlinked> {
        let file = &format!("map{number:02}.toml");
        let MapFile { number: own, name, text, ground, routes, space, path, area, mark } = self.toml(file)?;
        if *own.get_ref() != number {
            self.fault_at(file, &own, format!("this file is for map {number}"));
        }
        if !GROUNDS.contains(&ground.get_ref().as_str()) {
            let trouble = Trouble::new(format!("`{}` is not a ground", ground.get_ref()));
            let hint = did_you_mean(ground.get_ref(), GROUNDS);
            self.fault_at(file, &ground, trouble.hint(hint));
        }
        let (mut spaces, mut quests, mut places) = (Vec::new(), Vec::new(), HashMap::new());
        for entry in space {
            let Some(space) = self.space(file, number, &entry) else { continue };
            places.insert(entry.id.into_inner(), spaces.len() as u8);
            quests.push(entry.quest);
            spaces.push(space);
        }
        if spaces.len() > 64 {
            self.fault_word(file, "[[space]]", "a map has at most 64 spaces");
            return None;
        }
        if quests.iter().flatten().count() < 16 {
            self.fault_word(file, "[[space]]", "a map has at least 16 spaces with a quest");
        }
        for good in Icon::GOODS {
            // NF-ROUTE-02
            if spaces.iter().filter(|s| s.icon == Some(good)).count() != 2 {
                self.fault_word(file, "[[space]]", format!("a map has two spaces with {}", good.name()));
            }
        }
        let paths = self.paths(file, path, &places, &mut spaces);
        let Some(town) = places.get("town").copied() else {
            self.fault_word(file, "[[space]]", "a map has a town space with the id `town`");
            return None;
        };
        self.check_reach(file, town, &places, &spaces);
        let Routes { peppers, parts, ichor, tea } = routes;
        let routes = [peppers, parts, ichor, tea];
        let ground = ground.into_inner();
        let map =
            Map { number, name, text, ground, routes, spaces, town, paths, areas: area, drawings: mark };
        Some(Unlinked { map, quests })
    }

    fn space(&mut self, file: &str, number: u8, entry: &SpaceEntry) -> Option<Space> {
        let name = entry.id.get_ref();
        let id = self.id_in(file, &format!("map{number:02}/"), &entry.id)?;
        let at = *entry.at.get_ref();
        if at[0] > 1000 || at[1] > 700 {
            self.fault_at(file, &entry.at, "the page is 1000 by 700");
        }
        if (name == "town") != entry.icon.is_none() {
            self.fault_at(file, &entry.id, "every space has an icon, except the town space");
        }
        let SpaceEntry { icon, water, mammoth, .. } = *entry;
        // NF-MAPRULE-05
        if (water && number != 5) || (mammoth && number != 10) {
            self.fault_at(file, &entry.id, "only map 5 has water symbols, only map 10 mammoths");
        }
        let (name, called) = (entry.name.as_ref().map(|n| n.get_ref().clone()), self.called(file, entry));
        Some(Space { id, name, called, at, icon, quest: None, water, mammoth, links: Vec::new() })
    }

    /// How sentences name a space. A name on the map stands in a sentence as it is, unless it begins with an article.
    fn called(&mut self, file: &str, entry: &SpaceEntry) -> String {
        if entry.id.get_ref() == "town" {
            return "the town space".to_owned();
        }
        let called = entry.called.as_ref().or(entry.name.as_ref()).unwrap_or(&entry.id);
        let is_said = entry.called.is_some() || entry.name.is_some();
        if !is_said || called.get_ref().starts_with("The ") {
            let trouble = Trouble::new("it is not said how a sentence names this space");
            self.fault_at(
                file,
                called,
                trouble.hint("`called = \"the ledge\"`, `called = \"the Toll Bridge\"`"),
            );
        }
        called.get_ref().clone()
    }

    /// The paths, which the spaces at their ends get to know.
    fn paths(
        &mut self,
        file: &str,
        entries: Vec<PathEntry>,
        places: &HashMap<String, u8>,
        spaces: &mut [Space],
    ) -> Vec<Path> {
        let mut paths = Vec::new();
        for PathEntry { ends, mark } in entries {
            if let Some(lost) = ends.get_ref().iter().find(|end| !places.contains_key(*end)) {
                let trouble = Trouble::new(format!("there is no space `{lost}`"));
                let hint = did_you_mean(lost, places.keys().map(String::as_str));
                self.fault_at(file, &ends, trouble.hint(hint));
                continue;
            }
            let [a, b] = ends.get_ref().each_ref().map(|end| places[end]);
            let place = paths.len() as u8;
            spaces[usize::from(a)].links.push((b, place));
            spaces[usize::from(b)].links.push((a, place));
            paths.push(Path { ends: [a, b], mark });
        }
        paths
    }

    /// Every space can be walked to from the town.
    fn check_reach(&mut self, file: &str, town: u8, places: &HashMap<String, u8>, spaces: &[Space]) {
        let mut reached = vec![town];
        let mut next = 0;
        while let Some(here) = reached.get(next).copied() {
            for (to, _) in &spaces[usize::from(here)].links {
                if !reached.contains(to) {
                    reached.push(*to);
                }
            }
            next += 1;
        }
        for (id, _) in places.iter().filter(|(_, place)| !reached.contains(place)) {
            self.fault_word(file, &format!("\"{id}\""), format!("no path leads from the town to `{id}`"));
        }
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
                    let trouble = format!("there is no quest `{}` in {story}", quest.get_ref());
                    self.fault_at(&toml, &quest, trouble);
                    continue;
                }
                space.quest = self.names.find(quest.get_ref());
                placed.push(quest.into_inner());
            }
            for entry in stories.entries.iter().filter(|e| e.file == story && !placed.contains(&e.id)) {
                self.fault(entry, format!("the quest `{}` is at no space of the map", entry.id));
            }
            linked.push(map);
        }
        (linked.len() == 11).then_some(linked)
    }
}
