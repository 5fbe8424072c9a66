// Where things are written and put on a chart that its book gives no place for: ports, markets, hazards, names, ornament.

import type { Point } from '../../art/pen'
import { PAGE } from '../shared/camera'
import { coastOf, isLand, once, type Coast, type Page } from './coast'
import type { Side } from './view'

export interface Written {
  text: string
  at: Point
}
export interface Edge {
  region: string
  side: Side
  page: number
  at: Point
}
export interface Places {
  /** By the key of the region. */
  ports: ReadonlyMap<string, Point>
  markets: ReadonlyMap<string, Point>
  hazards: ReadonlyMap<string, Point>
  seas: Written[]
  lands: Written[]
  edges: Edge[]
  cartouche: Point
  rose: Point
  beast: Point
}

/** The middle of a box, and half of its width and height. */
interface Taken {
  at: Point
  w: number
  h: number
}
export const CARTOUCHE = { w: 104, h: 32 }
const MARGIN = 24
const overlap = (a: Taken, b: Taken): number =>
  Math.max(0, a.w + b.w - Math.abs(a.at[0] - b.at[0])) * Math.max(0, a.h + b.h - Math.abs(a.at[1] - b.at[1]))
/** How wide a name is: half of its letters. */
export const half = (text: string, size: number): number => text.length * size * 0.235

/** Spots round a place, the nearest first. */
function* round([x, y]: Point, reach: number, step = 12): Generator<Point> {
  yield [x, y]
  for (let r = step; r <= reach; r += step) {
    const many = Math.max(8, Math.round((2 * Math.PI * r) / step / 1.5))
    for (let n = 0; n < many; n += 1) yield [x + r * Math.cos((n / many) * 2 * Math.PI), y + r * Math.sin((n / many) * 2 * Math.PI)]
  }
}

class Sheet {
  readonly taken: Taken[] = []

  /** Takes the spot where it costs least; what lies there already is dear. */
  put(w: number, h: number, spots: Iterable<Point>, cost: (at: Point) => number): Point {
    let best: { at: Point; much: number } | null = null
    for (const [x, y] of spots) {
      const at: Point = [
        Math.min(PAGE.width - MARGIN - w, Math.max(MARGIN + w, x)),
        Math.min(PAGE.height - MARGIN - h, Math.max(MARGIN + h, y)),
      ]
      const much = cost(at) + 3 * this.taken.reduce((sum, other) => sum + overlap({ at, w, h }, other), 0)
      if (!best || much < best.much) best = { at, much }
    }
    const at = best!.at
    this.taken.push({ at, w, h })
    return at
  }
}

const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** Where a page is left: at the rim, in line with the region. */
function edgesOf({ regions }: Page): Edge[] {
  return regions.flatMap(({ key, at: [x, y], edges }) =>
    edges.map(([side, page]): Edge => {
      const at: Record<Side, Point> = { north: [x, 14], south: [x, PAGE.height - 14], west: [14, y], east: [PAGE.width - 14, y] }
      return { region: key, side, page, at: at[side] }
    }),
  )
}

function placed(page: Page): Places {
  const coast: Coast = coastOf(page)
  const sheet = new Sheet()
  const edges = edgesOf(page)
  for (const { at } of page.locations) sheet.taken.push({ at, w: 22, h: 22 })
  // The ship lies in the middle of a region, and so does what is lit there.
  for (const { at } of page.regions) sheet.taken.push({ at, w: 42, h: 28 })
  for (const { at } of edges) sheet.taken.push({ at, w: 22, h: 20 })

  const index = new Map(page.regions.map(({ key }, n) => [key, n]))
  const off = (key: string, at: Point) => (coast.at(...at) === index.get(key) ? 0 : 4000)
  const ashore = (key: string, name: string, from: Point): Point => {
    // A harbour of the same name as a location lies beside it.
    const near = page.locations.find((location) => location.name === name && location.region === key)?.at as Point | undefined
    return sheet.put(
      20,
      20,
      round(near ?? from, 130, 9),
      (at) => 30 * Math.abs(coast.shore(...at) - 6) + off(key, at) + far(at, near ?? from),
    )
  }
  const at = (region: Page['regions'][number]) => region.at as Point
  const ports = new Map(
    page.regions.flatMap((region) => (region.port ? [[region.key, ashore(region.key, region.port, at(region))] as const] : [])),
  )
  // Where there is a harbour too, the market is held on its quay.
  const quay = (region: Page['regions'][number]) => ports.get(region.key) ?? at(region)
  const markets = new Map(
    page.regions.flatMap((region) => (region.market ? [[region.key, ashore(region.key, region.market, quay(region))] as const] : [])),
  )
  const wet = (key: string, spot: Point, room: number) => off(key, spot) + 40 * Math.max(0, room - coast.shore(...spot))
  const hazards = new Map(
    page.regions.flatMap((region) =>
      region.hazard
        ? [
            [
              region.key,
              sheet.put(
                58,
                20,
                round([at(region)[0], at(region)[1] + 44], 110),
                (spot) => wet(region.key, spot, 16) + 2 * far(spot, at(region)),
              ),
            ] as const,
          ]
        : [],
    ),
  )
  const lands = page.lands.flatMap(({ name, at: middle }): Written[] =>
    name === null
      ? []
      : [
          {
            text: name,
            at: sheet.put(
              half(name, 20),
              12,
              round(middle as Point, 60, 9),
              (spot) => (isLand(coast, spot) ? 0 : 200) + 6 * far(spot, middle),
            ),
          },
        ],
  )
  const seas = page.regions.flatMap((region): Written[] =>
    region.name === null
      ? []
      : [
          {
            text: region.name,
            at: sheet.put(
              half(region.name, 20),
              12,
              round([at(region)[0], at(region)[1] - 34], 110),
              (spot) => wet(region.key, spot, 12) + 2 * far(spot, at(region)),
            ),
          },
        ],
  )
  const everywhere = Array.from({ length: 24 * 16 }, (_, n): Point => [60 + (n % 24) * 38, 60 + Math.floor(n / 24) * 38])
  // The plate is wide, so the sea is looked at under its middle and its corners; it likes the rim of the page.
  const dry = ([x, y]: Point) =>
    [-1, 0, 1].reduce(
      (sum, i) => sum + [-1, 1].reduce((more, j) => more + Math.max(0, 12 - coast.shore(x + i * CARTOUCHE.w, y + j * CARTOUCHE.h)), 0),
      0,
    )
  const rim = ([x, y]: Point) => Math.min(x, PAGE.width - x) + Math.min(y, PAGE.height - y)
  const cartouche = sheet.put(CARTOUCHE.w, CARTOUCHE.h, everywhere, (spot) => 60 * dry(spot) + 4 * rim(spot))
  const rose = sheet.put(38, 38, everywhere, (spot) => 25 * Math.max(0, 46 - coast.shore(...spot)) + 0.2 * far(spot, [500, 350]))
  const beast = sheet.put(44, 24, everywhere, (spot) => 25 * Math.max(0, 40 - coast.shore(...spot)) + 0.4 * far(spot, [500, 620]))
  return { ports, markets, hazards, seas, lands, edges, cartouche, rose, beast }
}

export const placesOf = once(placed)
