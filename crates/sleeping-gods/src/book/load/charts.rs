//! The atlas: nine charts as graphs of sea regions, sound enough to be sailed.

use super::{Loading, PAGES};
use crate::book::words::{SleepingGodsWords, read_challenge, read_deed};
use crate::book::{Beyond, Chart, Hazard, Land, Location, Region, Side, World};
use serde::Deserialize;
use std::collections::BTreeMap;
use storybook::{Phrase, Spanned, Stories, Trouble, did_you_mean};
use table::{Id, Ids};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChartFile {
    pages: Spanned<[u8; 2]>,
    name: String,
    text: String,
    #[serde(default)]
    ground: String,
    seed: u32,
    land: Vec<Land>,
    region: Vec<RegionEntry>,
    location: Vec<LocationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RegionEntry {
    id: Spanned<String>,
    name: Option<String>,
    at: Spanned<[u16; 2]>,
    next: Vec<Spanned<String>>,
    port: Option<String>,
    market: Option<String>,
    hazard: Option<HazardEntry>,
    #[serde(default)]
    edge: BTreeMap<String, Spanned<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HazardEntry {
    name: String,
    test: Spanned<String>,
    fail: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LocationEntry {
    number: Spanned<u8>,
    name: String,
    at: Spanned<[u16; 2]>,
    region: Spanned<String>,
    needs: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WorldFile {
    charts: Spanned<Vec<Vec<u8>>>,
    beyond: Beyond,
}

/// The charts before their regions and stories are known by id.
pub(super) struct Atlas {
    files: Vec<(String, ChartFile)>,
    regions: Ids<Region>,
}

impl Atlas {
    /// Keywords that a location asks for.
    pub fn needed(&self) -> impl Iterator<Item = String> + '_ {
        let locations = self.files.iter().flat_map(|(_, chart)| &chart.location);
        locations.filter_map(|location| location.needs.as_ref().map(|needs| needs.get_ref().clone()))
    }
}

type Linked = (Vec<Chart>, Vec<Region>, Ids<Region>, Vec<Location>);

impl Loading<'_> {
    pub(super) fn atlas(&mut self) -> Atlas {
        let mut charts = Vec::new();
        for (place, page) in PAGES.into_iter().enumerate() {
            let file = format!("page{page:02}.toml");
            let Some(chart) = self.toml::<ChartFile>(&file) else { continue };
            if *chart.pages.get_ref() != [page, page + 1] {
                self.fault_at(
                    &file,
                    &chart.pages,
                    format!("this file is for the pages {page} and {}", page + 1),
                );
            }
            let first = 2 + 12 * place as u8;
            if !chart.location.iter().map(|l| *l.number.get_ref()).eq(first..first + 12) {
                let trouble = format!("the locations of this chart are {first} to {}, in order", first + 11);
                self.fault_word(&file, "[[location]]", trouble);
            }
            self.check_chart(&file, &chart);
            charts.push((file, chart));
        }
        let all = charts.iter().flat_map(|(file, chart)| chart.region.iter().map(move |r| (file, r)));
        let regions = all.filter_map(|(file, r)| self.id(file, &r.id)).collect();
        Atlas { files: charts, regions }
    }

    fn check_chart(&mut self, file: &str, chart: &ChartFile) {
        let on_page = |at: &[u16; 2]| at[0] <= 1000 && at[1] <= 700;
        let places = chart.region.iter().map(|r| &r.at).chain(chart.location.iter().map(|l| &l.at));
        for at in places.filter(|at| !on_page(at.get_ref())) {
            self.fault_at(file, at, "the page is 1000 by 700");
        }
        if !(8..=16).contains(&chart.region.len()) {
            self.fault_word(
                file,
                "[[region]]",
                format!("{} regions; a chart has 8 to 16", chart.region.len()),
            );
        }
        let ports = chart.region.iter().filter(|r| r.port.is_some()).count();
        let markets = chart.region.iter().filter(|r| r.market.is_some()).count();
        if ports == 0 || markets == 0 {
            self.fault_word(file, "[[region]]", "a chart has a port and a market");
        }
        for region in &chart.region {
            for next in &region.next {
                let back = chart.region.iter().find(|r| r.id.get_ref() == next.get_ref());
                let names = chart.region.iter().map(|r| r.id.get_ref().as_str());
                match back {
                    None => {
                        let trouble = Trouble::new(format!("there is no region `{}` here", next.get_ref()));
                        self.fault_at(file, next, trouble.hint(did_you_mean(next.get_ref(), names)));
                    }
                    Some(back) if !back.next.iter().any(|n| n.get_ref() == region.id.get_ref()) => {
                        let trouble =
                            format!("`{}` does not touch `{}`", next.get_ref(), region.id.get_ref());
                        self.fault_at(file, next, trouble);
                    }
                    Some(_) => {}
                }
            }
        }
        self.check_whole(file, &chart.region);
    }

    /// Every region can be reached from every other on the same chart.
    fn check_whole(&mut self, file: &str, regions: &[RegionEntry]) {
        let Some(first) = regions.first() else { return };
        let mut reached = vec![first.id.get_ref().as_str()];
        let mut at = 0;
        while let Some(region) = reached.get(at).and_then(|id| regions.iter().find(|r| r.id.get_ref() == id))
        {
            for next in &region.next {
                if !reached.contains(&next.get_ref().as_str()) {
                    reached.push(next.get_ref());
                }
            }
            at += 1;
        }
        for lost in regions.iter().filter(|r| !reached.contains(&r.id.get_ref().as_str())) {
            self.fault_at(file, &lost.id, "no ship gets here from the other regions of the chart");
        }
    }

    pub(super) fn linked(&mut self, atlas: Atlas, stories: &Stories<SleepingGodsWords>) -> Option<Linked> {
        let Atlas { files, regions } = atlas;
        let (mut charts, mut sea) = (Vec::new(), Vec::new());
        let mut locations: Vec<Location> = Vec::new();
        for (place, (file, chart)) in files.into_iter().enumerate() {
            let mut own = Vec::new();
            for entry in &chart.region {
                own.push(self.names.find(entry.id.get_ref())?);
                let region = self.region(&file, place as u8, entry);
                sea.push(region);
            }
            for entry in &chart.location {
                locations.extend(self.location(&file, entry, stories));
            }
            let ChartFile { pages, name, text, ground, seed, land: lands, .. } = chart;
            charts.push(Chart { pages: pages.into_inner(), name, text, ground, seed, lands, regions: own });
        }
        for (place, location) in locations.iter().enumerate() {
            sea[regions.place(location.region)].locations.push(place as u16);
        }
        self.join_edges(&charts, &mut sea, &regions);
        Some((charts, sea, regions, locations))
    }

    fn region(&mut self, file: &str, chart: u8, entry: &RegionEntry) -> Region {
        let next = entry.next.iter().filter_map(|name| self.names.find(name.get_ref())).collect();
        let mut edges = Vec::new();
        for (side, page) in &entry.edge {
            match Side::KEYS.iter().find(|(name, _)| name == side) {
                Some((_, side)) => edges.push((*side, *page.get_ref())),
                None => {
                    self.fault_at(file, page, format!("`{side}` is not a side: north, east, south or west"))
                }
            }
        }
        let hazard = entry.hazard.as_ref().and_then(|hazard| self.hazard(file, hazard));
        Region {
            chart,
            name: entry.name.clone(),
            at: *entry.at.get_ref(),
            next,
            port: entry.port.clone(),
            market: entry.market.clone(),
            hazard,
            edges,
            off: Vec::new(),
            locations: Vec::new(),
        }
    }

    fn hazard(&mut self, file: &str, hazard: &HazardEntry) -> Option<Hazard> {
        let test = self.spanned(file, &hazard.test, |text, column| {
            let mut phrase = Phrase::new(text, column);
            let test = read_challenge(&mut phrase)?;
            phrase.done().map(|()| test)
        });
        let fail = self.spanned(file, &hazard.fail, |text, column| Phrase::each(text, column, read_deed));
        let ((skill, need), fail) = (test?, fail?);
        Some(Hazard { name: hazard.name.clone(), skill, need, fail })
    }

    fn location(
        &mut self,
        file: &str,
        entry: &LocationEntry,
        stories: &Stories<SleepingGodsWords>,
    ) -> Option<Location> {
        let number = *entry.number.get_ref();
        let region = self.names.find(entry.region.get_ref());
        if region.is_none() {
            self.fault_at(file, &entry.region, format!("there is no region `{}`", entry.region.get_ref()));
        }
        let needs = entry.needs.as_ref().and_then(|needs| self.link(file, needs));
        let id = number.to_string();
        if !stories.entries.iter().any(|e| e.id == id && e.file == file.replace(".toml", ".story")) {
            self.fault_at(
                file,
                &entry.number,
                format!("there is no entry `{id}` in the stories of this chart"),
            );
        }
        let entry_id = self.names.find(&id)?;
        Some(Location {
            number,
            name: entry.name.clone(),
            at: *entry.at.get_ref(),
            region: region?,
            needs,
            entry: entry_id,
            opened_by: Vec::new(),
        })
    }

    /// The world map shows every chart once, and lies as the edges say (SG-EDGE-03).
    pub(super) fn world(&mut self, charts: &[Chart], sea: &[Region]) -> Option<World> {
        const FILE: &str = "world.toml";
        let WorldFile { charts: rows, beyond } = self.toml(FILE)?;
        let three: Vec<[u8; 3]> = rows.get_ref().iter().filter_map(|row| row[..].try_into().ok()).collect();
        let Ok(lying) = <[[u8; 3]; 3]>::try_from(three) else {
            self.fault_at(FILE, &rows, "the world map has three rows of three charts");
            return None;
        };
        let world = World { charts: lying, beyond };
        let Beyond { north, east, south, west } = &world.beyond;
        let blank = |name: &String| name.trim().is_empty() || name.chars().any(char::is_control);
        if [north, east, south, west].into_iter().flatten().any(blank) {
            self.fault_word(FILE, "[beyond]", "every place beyond the atlas has a name");
        }
        let lies = |page: u8| {
            let row = lying.iter().position(|row| row.contains(&page))?;
            Some((row, lying[row].iter().position(|left| *left == page)?))
        };
        let beside = |(row, column): (usize, usize), side: Side| match side {
            Side::North => lying.get(row.checked_sub(1)?)?.get(column).copied(),
            Side::East => lying[row].get(column + 1).copied(),
            Side::South => lying.get(row + 1)?.get(column).copied(),
            Side::West => lying[row].get(column.checked_sub(1)?).copied(),
        };
        for (place, chart) in charts.iter().enumerate() {
            let [left, right] = chart.pages;
            let Some(at) = lies(left) else {
                self.fault_at(FILE, &rows, format!("the world map lacks the chart of page {left}"));
                continue;
            };
            for (side, page) in sea.iter().filter(|r| usize::from(r.chart) == place).flat_map(|r| &r.edges) {
                let there = charts.iter().find(|c| Some(c.pages[0]) == beside(at, *side));
                if there.is_none_or(|chart| !chart.pages.contains(page)) {
                    let side = side.key();
                    let trouble =
                        format!("page {page} lies {side} of pages {left} and {right}, by their edges");
                    self.fault_at(FILE, &rows, trouble);
                }
            }
        }
        Some(world)
    }

    /// Edges match both ways (SG-EDGE-01, SG-EDGE-02, SG-EDGE-03).
    fn join_edges(&mut self, charts: &[Chart], sea: &mut [Region], regions: &Ids<Region>) {
        for (place, chart) in charts.iter().enumerate() {
            for id in &chart.regions {
                let word = format!("\"{}\"", self.names.name(*id));
                let file = format!("page{:02}.toml", chart.pages[0]);
                for (side, page) in sea[regions.place(*id)].edges.clone() {
                    let Some(other) = charts.iter().position(|c| c.pages.contains(&page)) else {
                        if charts.len() == PAGES.len() {
                            self.fault_word(&file, &word, format!("the atlas has no page {page}"));
                        }
                        continue;
                    };
                    let left = page == charts[other].pages[0];
                    let comes = |id: &Id<Region>| {
                        let region = &sea[regions.place(*id)];
                        let leaf = matches!(side, Side::East | Side::West) || left == (region.at[0] < 500);
                        let back =
                            |(s, back): &(Side, u8)| *s == side.opposite() && chart.pages.contains(back);
                        leaf && region.edges.iter().any(back)
                    };
                    let off: Vec<_> =
                        charts[other].regions.iter().copied().filter(comes).map(|to| (side, to)).collect();
                    if other == place || off.is_empty() {
                        let from = side.opposite().key();
                        let trouble = format!("page {page} has no region to come in at from the {from}");
                        self.fault_word(&file, &word, trouble);
                    }
                    sea[regions.place(*id)].off.extend(off);
                }
            }
        }
    }
}
