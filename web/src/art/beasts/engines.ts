// Machines of the old Empire that have nobody left to obey.

import { INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import { P, corners, glow, move, oval, patch, shape, shapes, spot, spots, stroke, strokes, turn } from '../pen'

const board = (line: Parameters<typeof corners>[0], fill = STUFF.wood) => shape(corners(line), fill, { width: 3.4, dx: -3, dy: -2 })
const rivets = (at: Parameters<typeof spots>[0], fill: string) => spots(at, 2.8, shaded(fill, 0.55))
function wheel(x: number, y: number, r: number, fill: string = STUFF.wood): string {
  const spokes = [0, 36, 72, 108, 144].map((a) => turn(P`${-r} 0, ${r} 0`, x, y, a))
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${INK}" stroke-width="13"/>`
    + `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${fill}" stroke-width="7.4"/>`
    + strokes(spokes, 6, fill)
    + shape(oval(x, y, r * 0.26), STUFF.iron, { width: 2.8 })
  )
}
const steam = (x: number, y: number) => stroke(P`${x} ${y}, ${x - 8} ${y - 16}, ${x + 6} ${y - 28}, ${x - 4} ${y - 44}`, 9, '#fffaf0')

/** It comes on in a straight line: a lamp for an eye, and the share before it. */
function plough(): string {
  const [body, iron] = ['#a8623c', STUFF.iron]
  const earth = '#7a5a3a'
  const all =
    steam(44, -70)
    + steam(62, -62)
    + board(P`34 -30, 36 -72, 54 -72, 56 -30`, iron)
    + board(P`30 -66, 60 -66, 60 -76, 30 -76`, iron)
    + shape(corners(P`-44 24, -38 -26, -14 -44, 74 -44, 92 -26, 92 30`), body, {
      dx: -8,
      inner: strokes([P`-44 -8, 92 -8`, P`30 -44, 30 30`], 2.8, shaded(body, 0.5)),
    })
    + rivets(P`-28 14, -10 16, 10 16, 44 16, 62 16, 80 16, 44 -30, 80 -30`, body)
    + glow(-8, -26, 34, '#ffd67a', 0.5)
    + shape(oval(-8, -24, 18), STUFF.brass, { width: 3.8 })
    + shape(oval(-9, -25, 11), '#ffefb4', { width: 2.8, shade: '#f2b64e' })
    + stroke(P`-32 -44, -12 -50, 10 -42`, 6)
    + wheel(56, 48, 32, '#6d5a4a')
    + board(P`-34 20, -62 34, -56 44, -22 34`, iron)
    + shape(corners(P`-30 26, -62 38, -92 74, -64 84, -20 84, -8 40`), STUFF.steel, {
      dx: -5,
      inner: stroke(P`-78 70, -50 52, -20 40`, 4, '#f6fbfb'),
    })
    + shape(P`-110 130, -104 92, -84 74, -64 84, -40 78, -10 84, 30 82, 70 86, 110 80, 110 130`, earth, {
      dx: -4,
      dy: 6,
      inner: strokes([P`-90 96, -40 90, 20 96`, P`-70 108, 0 102, 90 104`], 3, shaded(earth, 0.4)),
    })
    + shapes([P`-82 58, -90 44, -76 40, -70 52`, P`-66 46, -70 34, -58 34, -56 44`], earth, { width: 2.8, dx: -2 })
  return `<g transform="translate(-4 6) scale(.88)">${all}</g>`
}

/** It loads itself, and sobs oil. */
function catapult(): string {
  const tear = (x: number, y: number) =>
    shape(P`${x} ${y}, ${x} ${y}, ${x + 5} ${y + 12}, ${x} ${y + 18}, ${x - 5} ${y + 12}`, '#2a2430', { width: 2, shade: '#141018' })
  const eye = (x: number) => shape(oval(x, 6, 13, 12), '#f6ecd0', { width: 3.4 }) + spot(x - 2, 9, 5.6) + spot(x - 4, 6, 2, '#fff')
  return (
    limbs()
    + board(P`-64 -12, 66 -14, 66 40, -64 42`, '#a8763f')
    + strokes([P`-62 30, 64 28`, P`-40 -10, -42 -2, -36 0`, P`44 30, 50 36, 58 36`], 2.4, '#6a4626')
    + eye(-24)
    + eye(20)
    + stroke(P`-42 -8, -28 -12, -12 -4`, 5)
    + stroke(P`38 -8, 24 -12, 8 -4`, 5)
    + tear(-32, 20)
    + tear(-18, 26)
    + tear(14, 24)
    + tear(30, 20)
    + tear(26, 46)
    + stroke(P`-14 34, -2 27, 12 33`, 4.6)
    + board(P`-84 42, 86 40, 86 58, -84 60`, '#8a5c34')
    + rivets(P`-70 50, -30 50, 10 49, 50 49, 74 49`, '#8a5c34')
    + wheel(-54, 70, 26)
    + wheel(58, 69, 26)
  )
}
function limbs(): string {
  return (
    board(P`-46 -8, -20 -74, -8 -74, -30 -8`, '#8a5c34')
    + board(P`50 -8, 22 -76, 10 -76, 32 -8`, '#8a5c34')
    + board(P`-26 -66, 28 -68, 28 -80, -26 -78`, '#a8763f')
    + shape(P`-2 -20, 6 -22, 68 -92, 60 -98`, STUFF.wood, { width: 3.4, dx: -2 })
    + shape(P`48 -96, 54 -112, 78 -112, 88 -98, 76 -86, 58 -86`, STUFF.leather, { width: 3.2 })
    + shape(oval(68, -104, 14, 13), STUFF.stone, { width: 3.2 })
    + strokes([P`8 -26, -16 -4`, P`20 -40, 40 -6`], 3.4, STUFF.rope)
  )
}

/** Nine feet of brass and a hundred drawers. */
function registrar(): string {
  const brass = STUFF.brass
  const drawers = [46, 66, 86]
    .flatMap((y) =>
      [-60, -36, -12, 12, 36, 60].map(
        (x) =>
          shape(corners(move(P`-10 -8, 10 -8, 10 8, -10 8`, x, y)), mix(brass, '#8a5c24', 0.25), { width: 2, dx: -2, dy: -2 })
          + spot(x, y + 2, 2.4, '#4a3018')
          + stroke(P`${x - 5} ${y - 4}, ${x + 5} ${y - 4}`, 1.8, '#fff3cf'),
      ),
    )
    .join('')
  const lens = (x: number, r: number) =>
    shape(oval(x, -26, r), shaded(brass, 0.2), { width: 3.4 })
    + shape(oval(x, -26, r * 0.66), '#cfe3dc', { width: 2.6, shade: '#86aca8' })
    + spot(x - 1, -25, r * 0.26, '#2b2a30')
  return (
    shape(corners(P`-82 130, -78 34, -60 26, 60 26, 78 34, 84 130`), brass, { dx: -9, inner: drawers })
    + shape(P`-22 30, -20 10, 22 10, 24 30`, mix(brass, '#7a4a20', 0.3), { width: 3.6 })
    + shape(P`-38 14, -46 -24, -40 -58, -16 -78, 16 -78, 40 -58, 46 -24, 38 14, 0 20`, brass, {
      dx: -8,
      inner: stroke(P`-36 -46, -24 -64, -8 -70`, 6, lit(brass, 0.7)),
    })
    + lens(-18, 14)
    + lens(19, 15)
    + stroke(P`-34 -42, -18 -46, -6 -42`, 4.4)
    + stroke(P`6 -42, 20 -48, 36 -42`, 4.4)
    + shape(corners(P`-18 -4, 20 -5, 20 6, -18 7`), '#4a3526', { width: 2.8 })
    + strokes(
      [-10, -2, 6, 14].map((x) => P`${x} -3, ${x} 5`),
      2.2,
      lit(brass, 0.4),
    )
    + rivets(P`-34 4, 34 4, -30 -56, 30 -56, 0 -70`, brass)
    + shape(P`-10 -76, -8 -92, 8 -92, 10 -76`, brass, { width: 3 })
    + spot(0, -96, 5, '#e0563c')
    + shape(P`70 40, 92 30, 102 54, 92 84, 78 84, 84 56`, brass, { width: 3.6 })
    + board(P`72 84, 100 84, 100 92, 72 92`, '#5d3a22')
    + board(P`66 92, 106 92, 106 102, 66 102`, '#b23a2c')
    + patch(P`64 104, 108 104, 106 108, 66 108`, '#7a1f18', 0.6)
  )
}

const kind = (draw: () => string, wash: string): Kind => ({ words: ['facing-right'], features: {}, wash, draw })
export const ENGINES: Record<string, Kind> = {
  plough: kind(plough, '#e0cd98'),
  catapult: kind(catapult, '#c9c4a8'),
  registrar: kind(registrar, '#c2c8c2'),
}
