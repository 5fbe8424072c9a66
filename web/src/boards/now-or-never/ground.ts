// The land of the map, painted once and the same at every table: washes that run into one another, marks strewn over them, mountains, and
// the lines of the spaces in wavering ink.

import type { Picture } from '../../art/game'
import { line, outline, random } from '../shared/sketch'
import { SPACE, corner, neighbours, rowsOf } from './geometry'
import { place, type Ground } from './places'
import type { MapView, Side } from './view'

/** The wash, the ink of the marks, and a mark. */
const GROUNDS: Record<Ground, readonly [wash: string, ink: string, mark: string]> = {
  meadow: ['#ccd29c', '#8b9858', 'M-4 2C-4-2-5-4-6-6M0 2C0-3 0-5 0-8M4 2C4-2 5-4 7-5'],
  forest: ['#a5bb87', '#55733f', 'M0 5V-1M-5-1L0-9 5-1ZM-4-5L0-12 4-5'],
  sand: ['#e5d19e', '#b48f4e', 'M-8 0C-4-3 0-3 3 0 6 2 8 2 10 1'],
  rock: ['#cdbda3', '#8a765b', 'M-6 3L-2-3 2 0 6 3M-7 6h4'],
  ash: ['#c9c0c8', '#7c6c81', 'M-4 3L-1-6 2 3M3 3 5-2 7 3'],
  fen: ['#b3cfae', '#557f66', 'M-9 0C-6-4-3-4 0 0 3-4 6-4 9 0M-2 4C0 2 3 2 5 4'],
  hill: ['#d6c698', '#97844e', 'M-9 2C-5-5 3-5 8 2M-3-1C0-3 2-3 4-1'],
}

/** What lies between the locations is like one of its neighbours. */
export function groundsOf(map: MapView): Ground[] {
  const known = map.spaces.map(({ place: at, mountain }): Ground | null => (at ? place(at.key).ground : mountain ? 'rock' : null))
  return known.map((ground, at) => {
    if (ground) return ground
    const near = neighbours(map, at).flatMap((n) => (map.spaces[n]?.place ? (known[n] ?? []) : []))
    return near[Math.floor(random(`ground ${at}`)() * near.length)] ?? 'meadow'
  })
}

const near = (n: number): number => Math.round(n * 10) / 10

/** Blots of a wash over its edges, so that the grid is only in the ink. */
function blots(x: number, y: number, wash: string, next: () => number): string {
  return Array.from({ length: 22 }, () => {
    const [side, along, off, size] = [Math.floor(next() * 4), next() * SPACE, (next() - 0.5) * 17, 4 + next() * 8]
    const [dx, dy] = [
      [along, off],
      [SPACE + off, along],
      [along, SPACE + off],
      [off, along],
    ][side] ?? [0, 0]
    return `<ellipse cx="${near(x + dx!)}" cy="${near(y + dy!)}" rx="${near(size * 1.3)}" ry="${near(size * 0.8)}" fill="${wash}"/>`
  }).join('')
}

function marks(x: number, y: number, [, ink, mark]: readonly string[], clear: number, next: () => number): string {
  const spots: [number, number][] = []
  for (let tries = 0; tries < 60 && spots.length < 7; tries += 1) {
    const [sx, sy] = [10 + next() * 80, 12 + next() * 80]
    if (Math.hypot(sx - 50, sy - 50) > clear && spots.every(([ox, oy]) => Math.hypot(ox - sx, oy - sy) > 22)) spots.push([sx, sy])
  }
  return spots
    .map(
      ([sx, sy]) =>
        `<path transform="translate(${near(x + sx)} ${near(y + sy)}) scale(1.25)" d="${mark}" fill="none"`
        + ` stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')
}

const PEAKS = 'M5 82L27 40 39 56 61 18 79 48 84 42 96 82Z'
const SHADE = 'M61 18L79 48 84 42 96 82H66L70 58 60 46ZM27 40L39 56 34 82H28L31 62Z'
const SNOW = 'M61 18L50 37 56 34 61 41 66 35 72 38ZM27 40L20 53 26 50 30 54 34 49Z'
const mountains = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" stroke="#3d3124" stroke-width="1.6" stroke-linejoin="round"><path d="${PEAKS}" fill="#a2917c"/>`
  + `<path d="${SHADE}" fill="#7d6c5a" stroke="none"/><path d="${SNOW}" fill="#f8f3e6"/></g>`

const drawn = new Map<string, Picture>()

/** The whole land. The places of its tiles are all that it depends on, so it is painted once a game. */
export function landOf(map: MapView, side: Side): Picture {
  const grounds = groundsOf(map)
  const key = [side, ...grounds].join(' ')
  const before = drawn.get(key)
  if (before) return before
  const [width, height] = [map.across * SPACE, rowsOf(map) * SPACE]
  const each = (draw: (x: number, y: number, ground: Ground, at: number) => string): string =>
    grounds.map((ground, at) => draw(corner(map, at).x, corner(map, at).y, ground, at)).join('')
  const edge = outline(
    [
      { x: 0, y: 0 },
      { x: width, y: 0 },
      { x: width, y: height },
      { x: 0, y: height },
    ],
    2.4,
  )
  const lines = [
    ...Array.from({ length: map.across - 1 }, (_, n) => line({ x: (n + 1) * SPACE, y: 0 }, { x: (n + 1) * SPACE, y: height }, 1.8)),
    ...Array.from({ length: rowsOf(map) - 1 }, (_, n) => line({ x: 0, y: (n + 1) * SPACE }, { x: width, y: (n + 1) * SPACE }, 1.8)),
  ]
  const drawing =
    `<clipPath id="~land"><path d="${edge}"/></clipPath><g clip-path="url(#~land)">`
    + each((x, y, ground) => `<path d="M${x} ${y}h${SPACE}v${SPACE}h-${SPACE}Z" fill="${GROUNDS[ground][0]}"/>`)
    + each((x, y, ground, at) => blots(x, y, GROUNDS[ground][0], random(`blots ${at}`)))
    + each((x, y, ground, at) =>
      marks(x, y, GROUNDS[ground], map.spaces[at]?.place ? 40 : map.spaces[at]?.mountain ? 46 : 24, random(`marks ${at}`)),
    )
    + (side === 'under' ? `<path d="M0 0H${width}V${height}H0Z" fill="#2b2440" opacity=".3"/>` : '')
    + each((x, y, _, at) => (map.spaces[at]?.mountain ? mountains(x, y) : ''))
    + `</g><path d="${lines.join('')}" fill="none" stroke="#5b4426" stroke-opacity=".5" stroke-width="1.6"/>`
    + `<path d="${edge}" fill="none" stroke="#2a2016" stroke-width="3"/>`
  const picture = { frame: `-3 -3 ${width + 6} ${height + 6}`, drawing }
  drawn.set(key, picture)
  return picture
}
