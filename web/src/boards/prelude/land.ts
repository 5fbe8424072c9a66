// The landscape of a region, as one drawing under everything that is printed on its sheet. It is made once for each sheet.

import { mix } from '../../art/colours'
import type { Picture } from '../../art/game'
import { ferns, stones, tufts, type Cover } from '../../art/land/ground'
import { boulder, mound, peak } from '../../art/land/heights'
import { boxOf, strewn } from '../../art/land/line'
import { rough } from '../../art/land/noise'
import { hatching, shading, type Tones } from '../../art/land/relief'
import { standing, type Thing } from '../../art/land/standing'
import { TREES } from '../../art/land/woods'
import { clipped, drawing, type Line, type Point } from '../../art/pen'
import { BOX, CARD, OUTER, PIECES, bearing, corners, hexagon, place, polar, type Piece, type Shape } from './geometry'
import { outline, random } from '../shared/sketch'

interface Region extends Tones {
  cover: Cover
  pen: string
  /** How far apart things stand on a piece. */
  apart: (piece: Piece) => number
  grows: (piece: Piece, at: Point, next: () => number) => Thing
}

const one = (from: readonly string[], next: () => number) => from[Math.floor(next() * from.length)]!
const WOODS = ['#6f8f4c', '#84a055', '#5c8050']
const DEEP = ['#4c7050', '#3f6448']
const STONE = '#a5a3b0'

export const REGIONS: Record<string, Region> = {
  forest: {
    lit: '#fbfbdc',
    shade: '#3f5c34',
    ink: '#4f6a3c',
    hatched: 0.4,
    cover: ferns,
    pen: '#6d8a4a',
    apart: (piece) => (piece === 'special' ? 15 : piece === 'region' ? 17 : 20),
    grows: (piece, at, next) =>
      piece === 'special' || next() > 0.66
        ? TREES.fir(at, 0.7 + next() * 0.3, one(DEEP, next), next)
        : TREES.broad(at, 0.7 + next() * 0.3, one(WOODS, next), next),
  },
  grassland: {
    lit: '#fffbdc',
    shade: '#7a6a24',
    ink: '#86762c',
    hatched: 0.5,
    cover: tufts,
    pen: '#93862f',
    apart: (piece) => (piece === 'region' || piece === 'special' ? 27 : 32),
    grows: (piece, at, next) =>
      piece === 'special' || next() > 0.55
        ? mound(at, 12 + next() * 8, '#cfc674', next)
        : TREES.broad(at, 0.65 + next() * 0.3, one(['#9aa850', '#aeb25c'], next), next),
  },
  mountains: {
    lit: '#ffffff',
    shade: '#454a68',
    ink: '#585c78',
    hatched: 0.9,
    cover: stones,
    pen: '#7d7f95',
    apart: (piece) => (piece === 'gather' || piece === 'rest' ? 24 : 25),
    grows: (piece, at, next) => {
      if (piece === 'gather' || piece === 'rest')
        return next() > 0.3 ? TREES.fir(at, 0.6 + next() * 0.3, '#6b8468', next) : boulder(at, 6 + next() * 4, STONE, next)
      return peak(at, 10 + next() * 8, piece === 'special' ? mix(STONE, '#4a4d63', 0.25) : STONE, next, '#fdfcff')
    },
  },
}

/** Whether a point lies on a piece, and not too near to its edge. All outlines here run counterclockwise as seen, with y downwards. */
function upon([x, y]: Point, edge: Line, margin: number): boolean {
  return edge.every(([ax, ay], n) => {
    const [bx, by] = edge[(n + 1) % edge.length]!
    return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / Math.hypot(bx - ax, by - ay) < -margin
  })
}

/** What has to be read: cards at the corners, and on each piece its sign and its name. */
function taken(shape: Shape, piece: Piece, [x, y]: Point): boolean {
  const near = (at: { x: number; y: number }, down: number, wide: number, high: number) =>
    Math.abs(x - at.x) < wide && Math.abs(y - at.y - down) < high
  if (PIECES.some((_, n) => near(place(shape, `slot-${n + 1}`), 12, CARD.width / 2 + 8, CARD.height / 2 + 14))) return true
  return piece === 'region' ? near(polar(bearing(shape, 0), 186), 4, 96, 28) : near(place(shape, piece), -18, 74, 50)
}

function draw(shape: Shape, land: string): string {
  const region = REGIONS[land] ?? REGIONS.grassland!
  const height = rough(`${land} ${shape}`, 120, 3)
  const hex = hexagon(shape, OUTER)
  const box = boxOf(hex.map(({ x, y }): Point => [x, y]))
  const edges = PIECES.map((_, n) => corners(shape, n).map(({ x, y }): Point => [x, y]))
  const open = (at: Point) => PIECES.some((piece, n) => upon(at, edges[n]!, 5) && !taken(shape, piece, at))
  const next = random(`${land} ${shape} covers`)
  const covered = region.cover(strewn(box, 30, next).filter(open), next)
  const things = PIECES.flatMap((piece, n) => {
    const dice = random(`${land} ${shape} ${piece}`)
    // Feet and top both stay on the piece.
    return strewn(boxOf(edges[n]!), region.apart(piece), dice)
      .filter((at) => [at, [at[0], at[1] - 17] as const].every((point) => upon(point, edges[n]!, 7) && !taken(shape, piece, point)))
      .map((at) => region.grows(piece, at, dice))
  })
  return clipped(
    outline(hex),
    shading(height, box, region, 12)
      + hatching(height, box, region, open, random(`${land} hatching`))
      + `<path d="${covered}" fill="none" stroke="${region.pen}" stroke-width="1.2" stroke-linecap="round" opacity=".6"/>`
      + standing(things, mix(region.shade, '#20140c', 0.4)),
  )
}

const pictures = new Map<string, Picture>()
/** The landscape of a sheet. */
export function landOf(shape: Shape, land: string): Picture {
  const key = `${shape} ${land}`
  const picture = pictures.get(key) ?? { frame: BOX[shape].join(' '), drawing: drawing(() => draw(shape, land), false) }
  pictures.set(key, picture)
  return picture
}
