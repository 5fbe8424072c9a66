// The printed page of a chart, as one drawing: paper, water, coast, hills and woods, borders, frame and ornament. It depends on the
// book alone and is made once. What is written on it is not here, since an image has none of the page's letters.

import type { Picture } from '../../art/game'
import { neatline, rose } from '../../art/land/frame'
import { contours } from '../../art/land/contour'
import { measured } from '../../art/land/grid'
import { peak } from '../../art/land/heights'
import { along, dash, soft, straight, strewn, type Box } from '../../art/land/line'
import { rough } from '../../art/land/noise'
import { standing, type Thing } from '../../art/land/standing'
import { bluffs, shallows, type Water } from '../../art/land/water'
import { TREES } from '../../art/land/woods'
import { clipId, clipped, drawing, shape, stroke, spot, type Line, type Point } from '../../art/pen'
import { PAGE } from '../shared/camera'
import { random } from '../shared/sketch'
import { ALL, coastOf, type Coast, type Page } from './coast'
import { CARTOUCHE, placesOf, type Places } from './chart-places'
import { bordersOf, lanesOf, type Border } from './geometry'

const INK = '#1d2322'
const SEA: Water = { deep: '#cfe0d6', shallow: '#9cc7c1', line: '#2a666b', shore: '#dcc793' }
const LAND = { turf: '#dcc793', dark: '#a5824a', rock: '#c2a878', leaf: ['#7f9a5e', '#8fa763', '#6d8a5a'] }
const SHEET = `M0 0H${PAGE.width}V${PAGE.height}H0Z`
const EDGE = 10
const FRAME: Box = { left: EDGE, top: EDGE, right: PAGE.width - EDGE, bottom: PAGE.height - EDGE }
const FOLD = PAGE.width / 2

/** Lines of equal depth, away from the shore. */
function depths({ seed }: Page, { shore }: Coast): string {
  const slow = rough(`${seed} depth`, 170, 2)
  const deep = measured((x, y) => (shore(x, y) < 26 ? -9 : shore(x, y) / 60 + slow(x, y) * 1.3), ALL, 12)
  const lines = [0.4, 1.1, 1.8]
    .map((level) =>
      contours(deep, level)
        .map((loop) => soft(loop))
        .join(''),
    )
    .join('')
  return `<path d="${lines}" fill="none" stroke="${SEA.line}" stroke-width="1" stroke-dasharray="9 4 2 4" opacity=".32"/>`
}

function islands({ islands: all }: Coast): string {
  const d = all.map((island) => soft(island)).join('')
  return (
    `<path d="${d}" fill="${LAND.turf}"/>`
    + clipped(
      d,
      `<path d="${d}" fill="none" stroke="${LAND.dark}" stroke-width="24" opacity=".2"/>`
        + `<path d="${d}" fill="none" stroke="${LAND.dark}" stroke-width="10" opacity=".26"/>`,
    )
    + all.map((island) => bluffs(island, '#4a3c22', 9)).join('')
    + `<path d="${d}" fill="none" stroke="${INK}" stroke-width="1.8" stroke-linejoin="round"/>`
  )
}

/** Peaks inland and woods nearer to the shore, clear of what is marked and written. */
function grown(page: Page, coast: Coast, { ports, markets, lands }: Places): Thing[] {
  const next = random(`${page.seed} grown`)
  const marks = [...page.locations.map(({ at }) => at as Point), ...ports.values(), ...markets.values()]
  const clear = ([x, y]: Point, gap: number) =>
    marks.every(([mx, my]) => Math.hypot(mx - x, my - y) > gap + 14)
    && lands.every(({ text, at: [nx, ny] }) => Math.abs(nx - x) > text.length * 4.2 + gap * 0.6 || y < ny - 16 || y > ny + 16 + gap * 1.2)
  const things: Thing[] = []
  for (const at of strewn(FRAME, 19, next)) {
    const inland = -coast.shore(...at)
    const high = coast.height(...at) > 0.62 && inland > 24
    const much = next()
    if (inland < 12 || !clear(at, high ? 12 : 6)) continue
    if (high && much > 0.35) things.push(peak(at, 11 + much * 7, LAND.rock, next))
    else if (much > 0.3)
      things.push(
        TREES[page.seed % 3 === 0 ? 'palm' : page.seed % 3 === 1 ? 'broad' : 'fir'](
          at,
          0.5 + much * 0.25,
          LAND.leaf[Math.floor(next() * 3)]!,
          next,
        ),
      )
  }
  return things
}

/** Dots where one may sail across; rocks and breakers where one may not. */
function borders(page: Page, all: readonly Border[]): string {
  const next = random(`${page.seed} reefs`)
  const lanes = lanesOf(page, all)
    .map((lane) => soft(lane, false))
    .join('')
  const ways = all
    .filter(({ open }) => open)
    .map(({ line }) => soft(line, false))
    .join('')
  const rocks: string[] = []
  const foam: string[] = []
  for (const { line } of all.filter(({ open }) => !open)) {
    along(line, 11, false, ([x, y]) => {
      const [px, py, r] = [x + (next() - 0.5) * 5, y + (next() - 0.5) * 5, 2.6 + next() * 2.6]
      rocks.push(
        straight(
          [
            [px - r, py + r * 0.6],
            [px - r * 0.5, py - r * 0.7],
            [px + r * 0.2, py - r],
            [px + r, py + r * 0.6],
          ],
          true,
        ),
      )
      foam.push(
        soft(
          [
            [px - r - 4, py + r],
            [px - r, py + r + 2.4],
            [px, py + r],
            [px + r, py + r + 2.4],
            [px + r + 4, py + r],
          ],
          false,
        ),
      )
    })
  }
  return (
    `<path d="${lanes}" fill="none" stroke="#a8391a" stroke-width="2" stroke-dasharray="7 5" opacity=".7"/>`
    + `<path d="${ways}" fill="none" stroke="#15343a" stroke-width="3.4" stroke-dasharray=".1 8.4" stroke-linecap="round" opacity=".8"/>`
    + `<path d="${rocks.join('')}" fill="#7d7460" stroke="${INK}" stroke-width="1"/>`
    + `<path d="${foam.join('')}" fill="none" stroke="#fbf8ea" stroke-width="1.5" stroke-linecap="round"/>`
  )
}

const at = (points: Line, [x, y]: Point): Point[] => points.map(([px, py]) => [px + x, py + y])

/** A serpent that nobody has to fear: it is printed. */
function beast(spotAt: Point): string {
  const green = '#6f9a8c'
  const hump = (x: number, r: number) =>
    shape(
      at(
        [
          [x - r, 8],
          [x - r, 8],
          [x - r * 0.7, -r * 0.7],
          [x, -r * 1.1],
          [x + r * 0.7, -r * 0.7],
          [x + r, 8],
          [x + r, 8],
          [x + r * 0.5, 8],
          [x, -r * 0.2],
          [x - r * 0.5, 8],
        ],
        spotAt,
      ),
      green,
      { width: 2, dx: -2, dy: -2 },
    )
  const head = shape(
    at(
      [
        [-30, 8],
        [-30, 8],
        [-32, -10],
        [-26, -24],
        [-34, -26],
        [-44, -22],
        [-46, -28],
        [-34, -36],
        [-20, -34],
        [-14, -20],
        [-18, 8],
        [-18, 8],
      ],
      spotAt,
    ),
    green,
    { width: 2, dx: -2, dy: -2 },
  )
  const [x, y] = spotAt
  const ripples = [-38, -8, 18, 38]
    .map((dx) =>
      soft(
        [
          [x + dx - 12, y + 11],
          [x + dx - 4, y + 8],
          [x + dx + 4, y + 12],
          [x + dx + 12, y + 9],
        ],
        false,
      ),
    )
    .join('')
  return (
    `<g opacity=".85">${hump(2, 14)}${hump(28, 10)}${head}${spot(x - 30, y - 29, 1.8)}${stroke(
      at(
        [
          [40, 8],
          [46, -4],
          [42, -14],
        ],
        spotAt,
      ),
      4,
      INK,
    )}</g>` + `<path d="${ripples}" fill="none" stroke="${SEA.line}" stroke-width="1.4" stroke-linecap="round"/>`
  )
}

/** The plate for the chart's name. */
function plate([x, y]: Point): string {
  const { w, h } = CARTOUCHE
  const box = (more: number) =>
    `M${x - w + 10 - more} ${y - h - more}H${x + w - 10 + more}l10 10V${y + h - 10 + more}`
    + `l-10 10H${x - w + 10 - more}l-10-10V${y - h + 10 - more}Z`
  return (
    `<path d="${box(0)}" fill="#20302f" opacity=".25" transform="translate(3 4)"/>`
    + `<path d="${box(0)}" fill="#f6efdc" stroke="${INK}" stroke-width="1.6"/>`
    + `<path d="M${x - w + 12} ${y - h + 6}H${x + w - 12}M${x - w + 12} ${y + h - 6}H${x + w - 12}" stroke="#9c7426" stroke-width="1.2"/>`
  )
}

/** Two leaves of an open atlas, and the light of a lamp. */
function paper(): string {
  const [fold, lamp] = [clipId(), clipId()]
  return (
    `<defs><linearGradient id="${fold}" x1="0" x2="1"><stop offset="0" stop-color="#3a2c12" stop-opacity="0"/>`
    + `<stop offset=".5" stop-color="#3a2c12" stop-opacity=".34"/><stop offset="1" stop-color="#3a2c12" stop-opacity="0"/></linearGradient>`
    + `<radialGradient id="${lamp}" cx=".4" cy=".35" r=".85"><stop offset="0" stop-color="#fff8dc" stop-opacity=".25"/>`
    + `<stop offset=".6" stop-color="#fff8dc" stop-opacity="0"/><stop offset="1" stop-color="#4a2c10" stop-opacity=".24"/>`
    + `</radialGradient></defs>`
    + `<path d="M${FOLD - 24} 0h48V${PAGE.height}h-48Z" fill="url(#${fold})"/>`
    + `<path d="M${FOLD} 0V${PAGE.height}" stroke="#3a2c12" stroke-width="1" opacity=".5"/><path d="${SHEET}" fill="url(#${lamp})"/>`
  )
}

function draw(page: Page): string {
  const coast = coastOf(page)
  const places = placesOf(page)
  const winds = Array.from({ length: 16 }, (_, n): string =>
    dash(...places.rose, 1200 * Math.cos((n * Math.PI) / 8), 1200 * Math.sin((n * Math.PI) / 8)),
  ).join('')
  const sea = depths(page, coast) + `<path d="${winds}" stroke="#8b6b33" stroke-width=".6" opacity=".3"/>` + shallows(coast.islands, SEA)
  return (
    `<path d="${SHEET}" fill="${SEA.deep}"/>`
    + clipped(
      SHEET,
      sea
        + borders(page, bordersOf(page, coast))
        + islands(coast)
        + rose(places.rose, 40, '#f6efdc', '#a8391a')
        + beast(places.beast)
        + standing(grown(page, coast, places), '#3d2f18')
        + plate(places.cartouche)
        + paper(),
    )
    + neatline(FRAME, INK, '#f3ecd9', 8, 40)
  )
}

const pictures = new WeakMap<readonly unknown[], Picture>()
/** The picture of a chart. Views share its lands for as long as the chart stays the same. */
export function groundOf(page: Page): Picture {
  const before = pictures.get(page.lands)
  if (before) return before
  const picture = { frame: `0 0 ${PAGE.width} ${PAGE.height}`, drawing: drawing(() => draw(page), false) }
  pictures.set(page.lands, picture)
  return picture
}
