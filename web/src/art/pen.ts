// A pen that presses. Closed shapes lie in two flat tones (light from the upper left) inside an outline that swells on the side away from
// the light; open strokes taper. Everything is a string of SVG, and the same words give the same drawing.

import { random } from '../boards/shared/sketch'
import { INK, shaded } from './colours'
import { GRAIN_ID } from './grain'

export type Point = readonly [number, number]
export type Line = readonly Point[]

const LIGHT: Point = [-0.6, -0.8]
/** In a drawing, where the name of its place on the page goes: two pictures of one card must not share their clip paths. */
export const PLACE = '~'

let clips = 0
let grained = false
/** Makes a drawing from the first stroke to the last. The clip paths are counted within it, so that it is always the same string. */
export function drawing(make: () => string, grain: boolean): string {
  clips = 0
  grained = grain
  return make()
}
/** A name for a clip path, not given before in this drawing. */
export const clipId = (): string => `${PLACE}${(clips += 1)}`
export const clipped = (outline: string, inside: string): string => {
  const id = clipId()
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`
}

// Points

const written = new WeakMap<TemplateStringsArray, Point[]>()
/** The points written in a text, "x y, x y". A point written twice is a corner. */
function points(strings: TemplateStringsArray, values: readonly number[]): Point[] {
  const before = written.get(strings)
  if (before) return before
  const text = strings.reduce((all, part, n) => all + part + (values[n] ?? ''), '')
  const line = text.split(',').map((pair): Point => {
    const [x, y] = pair.trim().split(/\s+/)
    return [Number(x), Number(y)]
  })
  // Most lines are the same for everybody, and need not be read twice.
  if (values.length === 0) written.set(strings, line)
  return line
}
export const P = (strings: TemplateStringsArray, ...values: number[]): Point[] => points(strings, values)
/** Like `P`, where 1 is so wide, lowered by so much: what grows with a head is measured in half its width. */
export const scaled =
  (width: number, down = 0) =>
  (strings: TemplateStringsArray, ...values: number[]): Point[] =>
    points(strings, values).map(([x, y]) => [x * width, y + down])

export const corners = (line: Line): Point[] => line.flatMap((point) => [point, point])
export const move = (line: Line, x: number, y: number, sx = 1, sy = sx): Point[] => line.map(([px, py]) => [x + px * sx, y + py * sy])
export function turn(line: Line, x: number, y: number, degrees: number): Point[] {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return line.map(([px, py]) => [x + px * c - py * s, y + px * s + py * c])
}
export const oval = (x: number, y: number, rx: number, ry = rx, n = 10): Point[] =>
  Array.from({ length: n }, (_, i) => [x + Math.cos((i / n) * 2 * Math.PI) * rx, y + Math.sin((i / n) * 2 * Math.PI) * ry])

// Curves

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1]
/** From a point to the next one, with the two that pull the curve. */
type Bend = readonly [from: Point, pull: Point, push: Point, to: Point]

/** A soft curve through the points. */
function bends(line: Line, closed: boolean): Bend[] {
  const n = line.length
  const at = (i: number) => line[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!
  const all: Bend[] = []
  for (let i = 0; i < (closed ? n : n - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    if (same(b, c)) continue
    const out = same(a, b) ? 0 : 1 / 6
    const into = same(c, d) ? 0 : 1 / 6
    all.push([b, [b[0] + (c[0] - a[0]) * out, b[1] + (c[1] - a[1]) * out], [c[0] - (d[0] - b[0]) * into, c[1] - (d[1] - b[1]) * into], c])
  }
  return all
}
const straight = ([from, pull, push, to]: Bend) => same(from, pull) && same(push, to)

/** The curve as many small steps, for what must know its way: outlines, strokes, lobes. */
export function walk(line: Line, closed: boolean, steps: number): Point[] {
  const way = bends(line, closed).flatMap((bend) => {
    const [a, b, c, d] = bend
    const k = straight(bend) ? 1 : steps
    return Array.from({ length: k }, (_, i): Point => {
      const [t, u] = [i / k, 1 - i / k]
      const of = (x: 0 | 1) => u ** 3 * a[x] + 3 * u * u * t * b[x] + 3 * u * t * t * c[x] + t ** 3 * d[x]
      return [of(0), of(1)]
    })
  })
  return closed ? way : [...way, line[line.length - 1]!]
}

const near = (v: number) => Math.round(v * 10) / 10
const at = ([x, y]: Point) => `${near(x)} ${near(y)}`
/** Straight from point to point. */
export const angular = (line: Line, closed = true): string => `M${line.map(at).join('L')}${closed ? 'Z' : ''}`
export function outline(line: Line, closed = true): string {
  const all = bends(line, closed)
  const first = all[0]
  if (!first) return ''
  const rest = all.map((bend) => (straight(bend) ? `L${at(bend[3])}` : `C${at(bend[1])} ${at(bend[2])} ${at(bend[3])}`))
  return `M${at(first[0])}${rest.join('')}${closed ? 'Z' : ''}`
}

export const area = (line: Line) =>
  line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length]!
    return sum + x * ny - nx * y
  }, 0)

/** Lobes or spikes along an outline: curls, fur, leaves, wool. */
export function ruffle(line: Line, lobes: number, depth: number, sharp = false, next = random('ruffle')): Point[] {
  const way = walk(line, true, 12)
  const lengths = way.map(([x, y], i) => Math.hypot(x - way[(i + 1) % way.length]![0], y - way[(i + 1) % way.length]![1]))
  const all = lengths.reduce((a, b) => a + b, 0)
  const side = Math.sign(area(way)) || 1
  const beside = (share: number, off: number): Point => {
    let [want, k] = [(share % 1) * all, 0]
    while (want > (lengths[k] ?? Infinity)) want -= lengths[k++]!
    const [p, q] = [way[k]!, way[(k + 1) % way.length]!]
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    return [p[0] + ((q[1] - p[1]) / length) * off * side, p[1] - ((q[0] - p[0]) / length) * off * side]
  }
  return Array.from({ length: lobes }, (_, i) => {
    const high = depth * (0.75 + next() * 0.5)
    const [valley, peak] = [beside(i / lobes, -depth * 0.35), beside((i + 0.55) / lobes, high)]
    if (sharp) return [valley, valley, peak, peak]
    return [valley, valley, beside((i + 0.16) / lobes, high * 0.8), peak, beside((i + 0.9) / lobes, high * 0.75)]
  }).flat()
}

// Ink

function normals(way: Line, closed: boolean): Point[] {
  const n = way.length
  return way.map((_, i) => {
    const a = way[closed ? (i - 1 + n) % n : Math.max(0, i - 1)]!
    const b = way[closed ? (i + 1) % n : Math.min(n - 1, i + 1)]!
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
  })
}
/** The way moved aside, to either side, by so much at each of its points. */
function aside(way: Line, across: Line, half: readonly number[]): [Point[], Point[]] {
  const shifted = (sign: number) =>
    way.map(([x, y], i): Point => [x + across[i]![0] * half[i]! * sign, y + across[i]![1] * half[i]! * sign])
  return [shifted(1), shifted(-1).reverse()]
}

/** An outline as a ring of ink, thin towards the light and thick away from it. */
export function ring(line: Line, width: number, colour = INK): string {
  const way = walk(line, true, 4)
  const side = Math.sign(area(way)) || 1
  const across = normals(way, true)
  const half = across.map(([x, y], i) => {
    const away = -(x * LIGHT[0] + y * LIGHT[1]) * side
    return width * (0.3 + 0.32 * Math.max(0, away) + 0.05 * Math.sin(i * 0.55))
  })
  const [outer, inner] = aside(way, across, half)
  return `<path d="${angular(outer)}${angular(inner)}" fill="${colour}"/>`
}

/** A stroke that begins fine, presses and lifts; `bias` says where it presses most. */
export function stroke(line: Line, width = 3, colour = INK, bias = 0.5): string {
  const way = walk(line, false, 4)
  const half = way.map((_, i) => {
    const t = i / Math.max(1, way.length - 1)
    const s = t < bias ? t / bias / 2 : 0.5 + (t - bias) / (1 - bias) / 2
    return width * (0.12 + 0.4 * Math.sin(Math.PI * s) ** 0.7)
  })
  const [there, back] = aside(way, normals(way, false), half)
  return `<path d="${angular([...there, ...back])}" fill="${colour}"/>`
}
export const strokes = (lines: readonly Line[], width = 3, colour = INK): string =>
  lines.map((line) => stroke(line, width, colour)).join('')

// Shapes

export interface Style {
  shade?: string
  /** The colour of the outline, and its weight; 0 for none. */
  line?: string
  width?: number
  /** How far the light tone is moved towards the light. */
  dx?: number
  dy?: number
  /** Drawn inside the shape, under its outline. */
  inner?: string
}

const GRAIN = `<path fill="url(#${GRAIN_ID})" d="M-250-250H650V350H-250Z"/>`
/** So small that the grain of the paper would not be seen. */
const SMALL = 900

/** A closed shape in two tones. */
export function shape(
  line: Line,
  fill: string,
  { shade = shaded(fill), line: ink = INK, width = 4.4, dx = -6, dy = -5, inner = '' }: Style = {},
): string {
  const d = outline(line)
  const grain = grained && Math.abs(area(line)) / 2 > SMALL ? GRAIN : ''
  const tones = `<path d="${d}" fill="${shade}"/><path d="${d}" fill="${fill}" transform="translate(${dx} ${dy})"/>`
  return clipped(d, tones + inner + grain) + (width ? ring(line, width, ink) : '')
}
export const shapes = (lines: readonly Line[], fill: string, style?: Style): string =>
  lines.map((line) => shape(line, fill, style)).join('')

/** A flat patch without outline. */
export const patch = (line: Line, fill: string, alpha = 1): string =>
  `<path d="${outline(line)}" fill="${fill}"${alpha < 1 ? ` opacity="${alpha}"` : ''}/>`
export const spot = (x: number, y: number, r: number, fill = INK, ry = r): string =>
  `<ellipse cx="${near(x)}" cy="${near(y)}" rx="${near(r)}" ry="${near(ry)}" fill="${fill}"/>`
export const spots = (at: Line, r: number, fill = INK, ry = r): string => at.map(([x, y]) => spot(x, y, r, fill, ry)).join('')
/** A disc of light that is seen through. */
export const glow = (x: number, y: number, r: number, fill = '#ffd67a', alpha = 0.35): string =>
  `<circle cx="${near(x)}" cy="${near(y)}" r="${near(r)}" fill="${fill}" opacity="${alpha}"/>`
/** Short strokes side by side, for shadow. */
export const hatch = (x: number, y: number, n: number, length: number, degrees: number, gap = 4, colour = INK): string =>
  Array.from({ length: n }, (_, i) =>
    stroke(
      turn(
        [
          [i * gap, (i % 2) * 2],
          [i * gap + 1, length * (1 - 0.12 * i)],
        ],
        x,
        y,
        degrees,
      ),
      1.7,
      colour,
    ),
  ).join('')
