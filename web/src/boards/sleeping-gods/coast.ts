// The coast of a chart and its seas, worked out from what its page of the book says: a seed, some ellipses of land, a point for
// each region. Nothing is drawn here. The same page always gives the same coast.

import { contours } from '../../art/land/contour'
import { measured, smoothed, type Grid } from '../../art/land/grid'
import { inside, type Box } from '../../art/land/line'
import { noise, rough, type Height } from '../../art/land/noise'
import type { Line, Point } from '../../art/pen'
import { PAGE } from '../shared/camera'
import type { ChartView } from './view'

/** What a page says about its land and water. */
export type Page = Pick<ChartView, 'pages' | 'name' | 'seed' | 'lands'> & {
  regions: readonly Pick<ChartView['regions'][number], 'key' | 'name' | 'at' | 'next' | 'port' | 'market' | 'hazard' | 'edges'>[]
  locations: readonly Pick<ChartView['locations'][number], 'number' | 'name' | 'at' | 'region'>[]
}

export const ALL: Box = { left: 0, top: 0, right: PAGE.width, bottom: PAGE.height }
/** How finely land and water are measured. */
export const STEP = 6
/** What a step over land costs those who flood the sea: nearly nobody crosses an island. */
const DEAR = 30
/** So far from the middle of a region there is water. */
const WET = 34

export interface Coast {
  /** Above 0 is land. */
  height: Height
  /** How far the nearest shore is: above 0 at sea, below 0 on land. */
  shore: Height
  islands: Line[]
  /** Which region a place belongs to, by its place in the page's list. */
  at: (x: number, y: number) => number
  labels: Grid
}

const SLOPE = 1.05

/** Ellipses give the outline, and noise makes it a coast. */
function heights({ seed, lands, locations }: Page): Height {
  const [aside, down] = [rough(`${seed} aside`, 90, 2), rough(`${seed} down`, 90, 2)]
  const bumps = rough(`${seed} coast`, 66, 4)
  // A place that lies off every coast gets a rock of its own.
  const lone = locations.filter(({ at: [x, y] }) =>
    lands.every(({ at, size }) => Math.hypot((x - at[0]) / (size[0] + 12), (y - at[1]) / (size[1] + 12)) > 1),
  )
  const rocks = lone.map(({ at }) => ({ at, size: [24, 20] as const, turn: 0 }))
  const ellipses = [...lands, ...rocks].map(({ at: [x, y], size: [wide, high], turn }) => {
    const angle = (turn * Math.PI) / 180
    return { x, y, wide, high, c: Math.cos(angle), s: Math.sin(angle) }
  })
  return (x, y) => {
    const [px, py] = [x + 13 * aside(x, y), y + 13 * down(x, y)]
    let best = -1.2
    for (const { x: ex, y: ey, wide, high, c, s } of ellipses) {
      const [dx, dy] = [px - ex, py - ey]
      best = Math.max(best, 1 - Math.hypot((dx * c + dy * s) / wide, (dy * c - dx * s) / high))
    }
    return SLOPE * best + 0.36 * bumps(x, y)
  }
}

/** How far every crossing is from the nearest shore, in two sweeps over the grid (chamfer distance). */
function distances({ columns, rows, values, step, ...place }: Grid): Grid {
  const far = 1e4
  const from = (land: boolean): Float32Array => {
    const much = Float32Array.from(values, (height) => (height > 0 === land ? 0 : far))
    const look = (n: number, other: number, cost: number) => {
      if (much[other]! + cost < much[n]!) much[n] = much[other]! + cost
    }
    for (let n = 0; n < much.length; n += 1) {
      const [i, j] = [n % columns, Math.floor(n / columns)]
      if (i > 0) look(n, n - 1, step)
      if (j > 0) look(n, n - columns, step)
      if (i > 0 && j > 0) look(n, n - columns - 1, step * 1.414)
      if (i < columns - 1 && j > 0) look(n, n - columns + 1, step * 1.414)
    }
    for (let n = much.length - 1; n >= 0; n -= 1) {
      const [i, j] = [n % columns, Math.floor(n / columns)]
      if (i < columns - 1) look(n, n + 1, step)
      if (j < rows - 1) look(n, n + columns, step)
      if (i < columns - 1 && j < rows - 1) look(n, n + columns + 1, step * 1.414)
      if (i > 0 && j < rows - 1) look(n, n + columns - 1, step * 1.414)
    }
    return much
  }
  const [toLand, toSea] = [from(true), from(false)]
  return {
    columns,
    rows,
    step,
    ...place,
    values: Float32Array.from(values, (height, n) => (height > 0 ? step / 2 - toSea[n]! : toLand[n]! - step / 2)),
  }
}

/** Crossings that wait to be visited, the cheapest first. */
class Queue {
  readonly #costs: number[] = []
  readonly #items: number[] = []
  get empty(): boolean {
    return this.#items.length === 0
  }
  put(item: number, cost: number): void {
    let n = this.#items.length
    this.#items.push(item)
    this.#costs.push(cost)
    while (n > 0) {
      const up = (n - 1) >> 1
      if (this.#costs[up]! <= cost) break
      this.#swap(n, up)
      n = up
    }
  }
  take(): { item: number; cost: number } {
    const first = { item: this.#items[0]!, cost: this.#costs[0]! }
    this.#swap(0, this.#items.length - 1)
    this.#items.pop()
    this.#costs.pop()
    for (let n = 0; ;) {
      const [left, right] = [2 * n + 1, 2 * n + 2]
      let least = n
      if (left < this.#costs.length && this.#costs[left]! < this.#costs[least]!) least = left
      if (right < this.#costs.length && this.#costs[right]! < this.#costs[least]!) least = right
      if (least === n) return first
      this.#swap(n, least)
      n = least
    }
  }
  #swap(a: number, b: number): void {
    ;[this.#items[a], this.#items[b]] = [this.#items[b]!, this.#items[a]!]
    ;[this.#costs[a], this.#costs[b]] = [this.#costs[b]!, this.#costs[a]!]
  }
}

/** Where a region's flood begins: its middle, its locations, and half of the way to each neighbour, so that neighbours meet. */
function springs(page: Page): { at: Point; region: number; cost: number }[] {
  const places = new Map(page.regions.map(({ key }, n) => [key, n]))
  return page.regions.flatMap(({ key, at, next }, region) => {
    const middle = { at: at as Point, region, cost: 0 }
    const own = page.locations.filter((location) => location.region === key).map((location) => ({ at: location.at, region, cost: 0 }))
    const lanes = next.flatMap((other) => {
      const to = page.regions[places.get(other) ?? -1]?.at
      if (!to) return []
      return [0.15, 0.3, 0.4, 0.49].map((share) => ({
        at: [at[0] + (to[0] - at[0]) * share, at[1] + (to[1] - at[1]) * share] as Point,
        region,
        cost: share,
      }))
    })
    return [middle, ...own, ...lanes]
  })
}

/** Each place of the sea belongs to the region from which it is reached most cheaply; the fold is a little dear, and noise lets borders
 * wander. */
function flooded(page: Page, land: Grid, sea: Height): Grid {
  const { columns, rows, step, values } = land
  const bends = noise(`${page.seed} borders`, 46)
  const price = Float32Array.from(values, (height, n) => {
    if (height > 0) return DEAR
    return 1 + 0.55 * Math.max(-0.9, bends((n % columns) * step, Math.floor(n / columns) * step))
  })
  const labels = new Float32Array(values.length).fill(-1)
  const best = new Float64Array(values.length).fill(Infinity)
  const queue = new Queue()
  const visit = (n: number, cost: number, label: number) => {
    if (cost >= best[n]!) return
    best[n] = cost
    labels[n] = label
    queue.put(n, cost)
  }
  for (const {
    at: [x, y],
    region,
    cost,
  } of springs(page)) {
    const [i, j] = [Math.round(x / step), Math.round(y / step)]
    // A lane over an island would claim a shore where the region is not wanted.
    if (cost === 0 || sea(x, y) > 4)
      visit(Math.min(rows - 1, Math.max(0, j)) * columns + Math.min(columns - 1, Math.max(0, i)), cost, region)
  }
  while (!queue.empty) {
    const { item: n, cost } = queue.take()
    if (cost > best[n]!) continue
    const [i, j] = [n % columns, Math.floor(n / columns)]
    for (let dj = -1; dj <= 1; dj += 1) {
      for (let di = -1; di <= 1; di += 1) {
        if ((di === 0 && dj === 0) || i + di < 0 || i + di >= columns || j + dj < 0 || j + dj >= rows) continue
        const other = n + dj * columns + di
        visit(other, cost + ((price[n]! + price[other]!) / 2) * (di !== 0 && dj !== 0 ? 1.414 : 1), labels[n]!)
      }
    }
  }
  return { ...land, values: labels }
}

function surveyed(page: Page): Coast {
  const land = measured(heights(page), ALL, STEP)
  // What lies under a ship or a mark at sea stays water, whatever the noise says.
  for (const {
    at: [x, y],
  } of page.regions) {
    for (let j = Math.max(0, Math.ceil((y - WET) / STEP)); j < land.rows && j * STEP < y + WET; j += 1) {
      for (let i = Math.max(0, Math.ceil((x - WET) / STEP)); i < land.columns && i * STEP < x + WET; i += 1) {
        const away = Math.hypot(i * STEP - x, j * STEP - y)
        const n = j * land.columns + i
        if (away < WET) land.values[n] = Math.min(land.values[n]!, -0.05 - (WET - away) / 100)
      }
    }
  }
  const far = distances(land)
  const shore = smoothed(far)
  const labels = flooded(page, land, shore)
  const at = (x: number, y: number) => {
    const [i, j] = [Math.round(x / STEP), Math.round(y / STEP)]
    return labels.values[Math.min(labels.rows - 1, Math.max(0, j)) * labels.columns + Math.min(labels.columns - 1, Math.max(0, i))]!
  }
  return { height: smoothed(land), shore, islands: contours(land, 0, 90), at, labels }
}

/** What is worked out once for each chart. Views share the parts of a chart that have not changed, and its lands never do. */
export function once<T>(make: (page: Page) => T): (page: Page) => T {
  const made = new WeakMap<readonly unknown[], T>()
  return (page) => {
    if (!made.has(page.lands)) made.set(page.lands, make(page))
    return made.get(page.lands)!
  }
}
export const coastOf = once(surveyed)

export const isLand = ({ islands }: Coast, at: Point): boolean => islands.filter((island) => inside(at, island)).length % 2 === 1
