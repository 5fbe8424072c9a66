// The printed page of a map, as one drawing. It depends on the book alone, and is made once.

import { mix } from '../../art/colours'
import type { Picture } from '../../art/game'
import { away, beyond, emptiest } from '../../art/land/clear'
import { contours } from '../../art/land/contour'
import { neatline, rose } from '../../art/land/frame'
import { measured, smoothed } from '../../art/land/grid'
import { dune, peak, pillar } from '../../art/land/heights'
import { along, dash, inside, natural, soft, strewn, type Box } from '../../art/land/line'
import { rough, type Height } from '../../art/land/noise'
import { hatching, shading } from '../../art/land/relief'
import { standing, type Thing } from '../../art/land/standing'
import { bluffs, shallows, waves } from '../../art/land/water'
import { TREES } from '../../art/land/woods'
import { PLACE, clipId, clipped, drawing, type Line, type Point } from '../../art/pen'
import { random } from '../shared/sketch'
import { LINES, cover, type Covered, type Survey } from './areas'
import { PAGE, RADIUS } from './geometry'
import { landCalled } from './lands'
import { MARKS, mark } from './marks'
import type { MapView } from './view'

export type Page = Pick<MapView, 'name' | 'ground' | 'areas' | 'drawings'> & {
  spaces: readonly Pick<MapView['spaces'][number], 'at'>[]
  paths: readonly Pick<MapView['paths'][number], 'ends'>[]
}

const ALL: Box = { left: 0, top: 0, right: PAGE.width, bottom: PAGE.height }
/** How finely distances are measured. */
const STEP = 12
const EDGE = 8
const SHEET = `M0 0H${PAGE.width}V${PAGE.height}H0Z`
const FRAME: Box = { left: EDGE, top: EDGE, right: PAGE.width - EDGE, bottom: PAGE.height - EDGE }

interface Drawn extends Survey {
  page: Page
  /** Whether nothing else covers a place, nor comes nearer than so far. */
  free: (at: Point, gap: number) => boolean
  /** Where the rose is, and how large; none where it has no room. */
  compass: { at: Point; r: number } | null
  islands: Line[]
}

/** How far from everything that the book puts on the map. */
function clearing(page: Page, room: Height): Height {
  const lined = page.areas.filter(({ kind }) => LINES.has(kind))
  const courses = away(
    [],
    lined.flatMap(({ points }) => points.slice(1).map((to, n) => [points[n]!, to] as const)),
    0,
  )
  const outlines = page.areas.filter(({ kind }) => !LINES.has(kind) && kind !== 'mist').map(({ points }) => points)
  const shores = away(
    [],
    outlines.flatMap((outline) => outline.map((to, n) => [outline.at(n - 1)!, to] as const)),
    0,
  )
  // They stand on their feet.
  const things = beyond(page.drawings.map(({ at: [x, y], size }) => [x, y - 14 * size, 20 * size]))
  return smoothed(
    measured(
      (x, y) => {
        if (outlines.some((outline) => inside([x, y], outline))) return -1
        return Math.min(room(x, y), courses(x, y) - 14, shores(x, y) - 6, things(x, y))
      },
      ALL,
      STEP,
    ),
  )
}

/** The rose stands where there is most room, if there is enough. */
function rosy(clear: Height): Drawn['compass'] {
  const best = emptiest(clear, { left: 24, top: 24, right: PAGE.width - 24, bottom: PAGE.height - 24 })
  return best.room < 30 ? null : { at: best.at, r: Math.min(52, best.room) }
}

function surveyed(page: Page): Drawn {
  const land = landCalled(page.ground)
  const places = page.spaces.map(({ at }) => at)
  const ways = page.paths.map(({ ends: [a, b] }) => [places[a] ?? [0, 0], places[b] ?? [0, 0]] as const)
  const room = smoothed(measured(away(places, ways, RADIUS + 6), ALL, STEP))
  const isles = land.form === 'isles' || land.form === 'banks'
  const islands = page.areas.flatMap(({ kind, points }) =>
    isles && (kind === 'hills' || kind === 'shore') ? [natural(points, true, 9)] : [],
  )
  const pools = page.areas.flatMap(({ kind, points }) => (kind === 'lake' || kind === 'sea' || kind === 'lava' ? [points] : []))
  const clear = clearing(page, room)
  const compass = rosy(clear)
  const beside = beyond(compass ? [[...compass.at, compass.r]] : [])
  return {
    page,
    land,
    room,
    pools,
    compass,
    islands,
    free: (at, gap) => clear(...at) > gap && beside(...at) > gap,
    dice: (what) => random(`${page.name} ${what}`),
  }
}

/** Heights from about -1 to 1; a mountain in the middle of the map where the land is one. */
function heights({ page, land }: Drawn): Height {
  const bumps = rough(`${page.name} heights`, land.form === 'cone' ? 120 : 170, 3)
  if (land.form !== 'cone') return (x, y) => bumps(x, y) * 1.1
  const [mx, my] = [PAGE.width * 0.52, PAGE.height * 0.42]
  return (x, y) => bumps(x, y) * 1.2 + 3.2 * Math.max(0, 1 - Math.hypot((x - mx) / 520, (y - my) / 400))
}

const filled = (loops: readonly Line[], fill: string, more = '') =>
  loops.length === 0 ? '' : `<path d="${loops.map((loop) => soft(loop)).join('')}" fill="${fill}" fill-rule="evenodd"${more}/>`

/** Rock between the ways of a cavern, hatched along its walls. */
function cavern({ page, land, room }: Drawn): string {
  const uneven = rough(`${page.name} walls`, 60, 2)
  const walls = contours(
    measured((x, y) => room(x, y) - 30 + uneven(x, y) * 14, ALL, STEP),
    0,
  )
  const teeth: string[] = []
  for (const wall of walls)
    along(wall, 4.5, true, ([x, y], [wx, wy]) =>
      teeth.push(dash(x, y, -wy * (6 + (teeth.length % 3) * 2.5), wx * (6 + (teeth.length % 3) * 2.5))),
    )
  return (
    filled(walls, land.shade, ' opacity=".3" transform="translate(4 6)"')
    + filled(walls, land.rock)
    + `<path d="${teeth.join('')}" fill="none" stroke="${land.ink}" stroke-width="1.1" opacity=".6"/>`
    + filled(walls, 'none', ` stroke="${land.ink}" stroke-width="1.8"`)
  )
}

/** Lines of equal depth, far from the islands. */
function depths({ page, land: { water }, islands, dice }: Drawn): string {
  const deep = measured(rough(`${page.name} depth`, 150, 2), ALL, 16)
  const lines = [-0.3, 0.1, 0.5]
    .map((level) =>
      contours(deep, level)
        .map((loop) => soft(loop))
        .join(''),
    )
    .join('')
  const next = dice('waves')
  const open = strewn(FRAME, 58, next).filter((at) => !islands.some((island) => inside(at, island)))
  return (
    `<path d="${lines}" fill="none" stroke="${water.line}" stroke-width=".9" stroke-dasharray="7 5" opacity=".35"/>`
    + shallows(islands, water)
    + waves(open, water.line, next)
  )
}

/** Steps down to the middle, each with a lit edge and a dark riser. */
function terraces({ page, land }: Drawn): string {
  const uneven = rough(`${page.name} steps`, 140, 2)
  const low = measured((x, y) => 1 - Math.max(Math.abs(x - 500) / 500, Math.abs(y - 350) / 350) + uneven(x, y) * 0.09, ALL, 14)
  return [0.14, 0.34, 0.56]
    .map((level, n) => {
      const loops = contours(low, level)
      return (
        filled(loops, mix(land.paper, land.shade, 0.07 * (n + 1)))
        + filled(loops, 'none', ` stroke="${land.lit}" stroke-width="4" transform="translate(-1.5 -2)"`)
        + filled(loops, 'none', ` stroke="${land.ink}" stroke-width="1.3" opacity=".8"`)
        + filled(loops, 'none', ` stroke="${land.ink}" stroke-width="5" stroke-dasharray="1 5" opacity=".35" transform="translate(2 3)"`)
      )
    })
    .join('')
}

function formed(survey: Drawn): string {
  const { land, islands } = survey
  if (land.form === 'cavern') return cavern(survey)
  if (land.form === 'terraces') return terraces(survey)
  if (land.form !== 'isles' && land.form !== 'banks') return ''
  const sea = land.form === 'isles' ? depths(survey) : shallows(islands, land.water)
  const [turf, edge] = [mix(land.earth, land.lit, 0.35), mix(land.ink, '#20140c', 0.35)]
  const coast = islands.map(
    (island) => `<path d="${soft(island)}" fill="${turf}" stroke="${edge}" stroke-width="1.8"/>${bluffs(island, land.ink)}`,
  )
  return sea + coast.join('')
}

/** Trees and rises wherever there is room for them. */
function wild(survey: Drawn): Thing[] {
  const { page, land, free, dice } = survey
  const things: Thing[] = []
  const next = dice('wild')
  if (land.rises) {
    const [kind, apart, wide] = land.rises
    const rise = { dune, pillar, peak: (at: Point, w: number, _: string, more: () => number) => peak(at, w, land.rock, more, land.snow) }[
      kind
    ]
    for (const [x, y] of strewn(FRAME, apart, next)) {
      const w = wide * (0.7 + next() * 0.5)
      if (free([x, y], w * 0.8) && free([x, y - w * 0.8], w * 0.5)) things.push(rise([x, y], w, land.earth, next))
    }
  }
  if (land.woods) {
    const [apart, bare] = land.woods
    const groves = rough(`${page.name} groves`, 110, 2)
    for (const at of strewn(FRAME, apart, next)) {
      const size = 0.95 + next() * 0.45
      if (groves(...at) > bare && free(at, 9) && free([at[0], at[1] - 18 * size], 5))
        things.push(TREES[land.tree](at, size, land.leaves[Math.floor(next() * land.leaves.length)]!, next))
    }
  }
  return things
}

/** Groves on the islands of a sea. */
function groves({ land, room, islands, dice }: Drawn): Thing[] {
  const next = dice('groves')
  return strewn(FRAME, 27, next)
    .filter(
      ([x, y]) => room(x, y) > 16 && room(x, y - 22) > 9 && islands.some((island) => inside([x, y], island) && inside([x, y + 9], island)),
    )
    .filter(() => next() > 0.25)
    .map((at) => TREES[land.tree](at, 0.8 + next() * 0.3, land.leaves[Math.floor(next() * land.leaves.length)]!, next))
}

/** What covers the ground between everything. */
function strewnOver({ land, free, dice }: Drawn): string {
  return land.covers
    .map(([cover, apart, pen, fill = false], n) => {
      const next = dice(`cover ${n}`)
      const d = cover(
        strewn(FRAME, apart, next).filter((at) => free(at, 9)),
        next,
      )
      return (
        d
        && `<path d="${d}" fill="${fill ? mix(pen, land.lit, 0.55) : 'none'}" stroke="${pen}" stroke-width="1.2"`
          + ' stroke-linecap="round" stroke-linejoin="round" opacity=".6"/>'
      )
    })
    .join('')
}

/** Each kind of mark is drawn once and used wherever it stands. */
function marked({ page, land, dice }: Drawn): { defs: string; things: Thing[] } {
  const names = new Map<string, string>()
  const next = dice('marks')
  const use = (kind: string): string => {
    const name = names.get(kind) ?? `${PLACE}${kind}`
    names.set(kind, name)
    return name
  }
  const things = page.drawings.map(({ kind, at, size }) => mark(kind, at, size, land, next, use))
  const defs = [...names].map(([kind, name]) => `<g id="${name}">${MARKS[kind]!(land, next)}</g>`).join('')
  return { defs: defs && `<defs>${defs}</defs>`, things }
}

function lamp(): string {
  const id = clipId()
  return (
    `<defs><radialGradient id="${id}" cx=".42" cy=".36" r=".8"><stop offset="0" stop-color="#fff8dc" stop-opacity=".22"/>`
    + `<stop offset=".6" stop-color="#fff8dc" stop-opacity="0"/>`
    + `<stop offset="1" stop-color="#4a2c10" stop-opacity=".26"/></radialGradient></defs><path d="${SHEET}" fill="url(#${id})"/>`
  )
}

function draw(page: Page): string {
  const survey = surveyed(page)
  const { land, free, dice, compass } = survey
  const height = smoothed(measured(heights(survey), ALL, STEP))
  const areas = page.areas.map((area, n): Covered => {
    const covered = cover(area, n, survey)
    // The coast of an island is drawn already, with all of its sea.
    const island = survey.islands.length > 0 && (area.kind === 'hills' || area.kind === 'shore')
    return island ? { ...covered, flat: '' } : covered
  })
  // Roads and rivers run over whatever they come through.
  const flat = [false, true]
    .flatMap((line) => areas.flatMap((area, n) => (LINES.has(page.areas[n]!.kind) === line ? [area.flat] : [])))
    .join('')
  const { defs, things } = marked(survey)
  const sea = land.form === 'isles'
  const relief = sea ? '' : shading(height, ALL, land) + hatching(height, ALL, land, (at) => free(at, 4), dice('hatching'))
  const grown = [...areas.flatMap((area) => area.things), ...(sea ? groves(survey) : wild(survey)), ...things]
  return (
    `${defs}<path d="${SHEET}" fill="${land.paper}"/>`
    + clipped(
      SHEET,
      relief
        + formed(survey)
        + strewnOver(survey)
        + flat
        + (compass ? rose(compass.at, compass.r, land.lit, land.accent) : '')
        + standing(grown, mix(land.shade, '#20140c', 0.4))
        + areas.map(({ over }) => over).join('')
        + lamp(),
    )
    + neatline(FRAME, mix(land.ink, '#20140c', 0.5), land.lit)
  )
}

const pictures = new WeakMap<readonly unknown[], Picture>()
/** The picture of a map. Views share the parts of a map that have not changed, and its areas never do. */
export function landOf(page: Page): Picture {
  const before = pictures.get(page.areas)
  if (before) return before
  const picture = { frame: `0 0 ${PAGE.width} ${PAGE.height}`, drawing: drawing(() => draw(page), false) }
  pictures.set(page.areas, picture)
  return picture
}
