// What stands in the middle of a scene. Each stands with its foot at 0, 0 and is about 120 high.

import { CLOTH, STUFF, lit, mix, shaded } from '../colours'
import { P, corners, glow, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn } from '../pen'

export type Landmark = (tone: string, next: () => number) => string

const wood = '#8a5c34'
const board = (line: readonly (readonly [number, number])[], fill = wood) => shape(corners(line), fill, { width: 3.2, dx: -3, dy: -2 })
const window = (x: number, y: number, s = 1) =>
  glow(x, y, 20 * s)
  + shape(corners(move(P`-7 -9, 7 -9, 7 9, -7 9`, x, y, s)), '#ffe9a6', { width: 2.6, shade: '#f2b64e' })
  + strokes([move(P`0 -9, 0 9`, x, y, s), move(P`-7 0, 7 0`, x, y, s)], 2)
const smoke = (x: number, y: number) => stroke(P`${x} ${y}, ${x - 10} ${y - 20}, ${x + 6} ${y - 36}, ${x - 6} ${y - 58}`, 9, '#f7f0e2')
const rim = (x: number, y: number, r: number) =>
  ['#2b1a10', wood]
    .map((ink, n) => `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${ink}" stroke-width="${n ? 6 : 11}"/>`)
    .join('')
const stone = (tone: string) => lit(tone, 0.28)
const courses = (tone: string) =>
  strokes(
    [P`-40 -20, 40 -20`, P`-40 -44, 40 -44`, P`-40 -68, 40 -68`, P`-12 -20, -12 -44`, P`14 -44, 14 -68`, P`-8 -68, -8 -92`],
    2,
    shaded(tone, 0.35),
  )

const HOUSES: Record<string, Landmark> = {
  hut: () =>
    board(P`-44 2, -42 -46, 42 -48, 44 2`, '#b98a58')
    + board(P`16 -70, 16 -104, 30 -104, 30 -66`, '#9a8a7c')
    + smoke(23, -106)
    + shape(corners(P`-60 -42, 0 -92, 60 -44, 52 -36, 0 -78, -52 -34`), '#7a5a34', { width: 3.6 })
    + shape(corners(P`-58 -42, 0 -90, 58 -44`), '#a8783c', {
      width: 3.4,
      inner: strokes([P`-30 -50, -20 -62`, P`-6 -60, 2 -74`, P`20 -52, 26 -64`], 2.4, '#6a4a24'),
    })
    + board(P`-10 2, -10 -30, 10 -30, 10 2`, '#5d3a22')
    + window(-27, -22)
    + window(27, -23),
  tent: (_, next) =>
    shape(corners(P`-62 2, 0 -92, 62 2`), [CLOTH.brick, CLOTH.ochre, CLOTH.teal][Math.floor(next() * 3)]!, {
      dx: -10,
      inner: strokes([P`-26 2, 0 -86`, P`28 2, 2 -86`], 3, '#4a2a18'),
    })
    + shape(P`-16 2, 0 -46, 0 -46, 16 2`, '#3a241a', { width: 3 })
    + strokes([P`0 -92, -8 -108`, P`0 -92, 8 -108`], 5)
    + glow(86, -10, 30)
    + shape(P`86 -2, 76 -14, 84 -36, 86 -36, 96 -14`, '#ee8427', { width: 0, shade: '#fff0b0' })
    + strokes([P`72 2, 100 -4`, P`72 -4, 100 2`], 5, '#6a4a30'),
  tower: (tone) =>
    shape(corners(P`-30 2, -24 -120, 24 -122, 32 2`), stone(tone), { dx: -10, inner: courses(tone) })
    + shape(
      corners(P`-32 -116, -32 -142, -18 -142, -18 -132, -6 -132, -6 -142, 8 -142, 8 -132, 20 -132, 20 -142, 34 -142, 34 -118`),
      stone(tone),
      { width: 3.6 },
    )
    + window(0, -88)
    + shape(P`-10 2, -10 -20, 0 -30, 10 -20, 10 2`, '#3a2a24', { width: 3 }),
  lighthouse: () =>
    glow(0, -128, 60)
    + shape(corners(P`-28 2, -16 -108, 16 -108, 30 2`), '#f3ead6', {
      dx: -8,
      inner: [-20, -68].map((y) => patch(corners(P`-40 ${y}, 40 ${y - 4}, 40 ${y - 26}, -40 ${y - 22}`), CLOTH.brick)).join(''),
    })
    + shape(corners(P`-16 -108, -14 -138, 14 -138, 16 -108`), '#ffe9a6', { width: 3.2, shade: '#f2b64e' })
    + shape(corners(P`-22 -136, 0 -158, 22 -136`), '#5d3a34', { width: 3.4 })
    + board(P`-24 -104, 24 -104, 24 -112, -24 -112`, '#4a3a34'),
  belfry: (tone) =>
    shape(corners(P`-24 2, -22 -84, 22 -86, 26 2`), stone(tone), { dx: -8, inner: courses(tone) })
    + shape(corners(P`-34 -82, 0 -136, 34 -84`), '#7a4a3a', { width: 3.6 })
    + shape(P`-12 -44, -12 -68, 0 -78, 12 -68, 12 -44`, '#3a2a24', { width: 3 })
    + shape(P`-4 -68, 4 -68, 10 -50, -10 -50`, STUFF.brass, { width: 2.8 })
    + stroke(P`0 -136, 0 -152`, 4),
  mill: (tone) =>
    board(P`-40 2, -36 -80, 36 -82, 40 2`, '#c9b48c')
    + shape(corners(P`-48 -76, 0 -118, 48 -78`), '#8a5c34', { width: 3.6 })
    + window(-14, -50)
    + rim(56, -30, 34)
    + strokes(
      [0, 30, 60, 90, 120, 150].map((a) => turn(P`-40 0, 40 0`, 56, -30, a)),
      5,
      wood,
    )
    + patch(P`-80 6, 0 -4, 100 4, 110 16, -90 16`, mix('#6fa3ac', tone, 0.2)),
  chimney: () =>
    board(P`-22 2, -18 -112, 18 -112, 24 2`, '#b0705a')
    + strokes([P`-20 -20, 20 -20`, P`-20 -44, 20 -44`, P`-18 -68, 18 -68`, P`-18 -92, 18 -92`, P`0 -20, 0 -44`, P`-6 -68, -6 -92`], 2.2)
    + board(P`-24 -108, 24 -108, 24 -120, -24 -120`, '#8f5a48')
    + smoke(0, -122)
    + shape(P`-12 2, -12 -18, 12 -18, 12 2`, '#33201a', { width: 3, inner: glow(0, 0, 16, '#ff9a4a', 0.9) }),
  school: () =>
    board(P`-60 2, -58 -50, 58 -52, 60 2`, '#c9a06a')
    + shape(corners(P`-68 -46, -48 -80, 48 -82, 68 -48`), '#8a4a34', { width: 3.6 })
    + board(P`-10 -80, -10 -104, 10 -104, 10 -80`, '#c9a06a')
    + shape(corners(P`-16 -102, 0 -120, 16 -102`), '#8a4a34', { width: 3.2 })
    + spot(0, -92, 4, STUFF.brass)
    + window(-36, -24)
    + window(36, -25)
    + board(P`-10 2, -10 -32, 10 -32, 10 2`, '#5d3a22'),
}

const RUINS: Record<string, Landmark> = {
  none: () => '',
  ruin: (tone) =>
    shape(corners(P`-70 2, -70 -70, -52 -70, -52 -94, -30 -94, -30 -40, -10 -40, -10 2`), stone(tone), {
      dx: -8,
      inner: strokes([P`-70 -20, -10 -20`, P`-70 -46, -30 -46`, P`-50 -20, -50 -46`, P`-34 -46, -34 -90`], 2, shaded(tone, 0.35)),
    })
    + shape(corners(P`20 2, 20 -54, 40 -76, 40 -30, 72 -30, 72 2`), stone(tone), {
      dx: -8,
      inner: strokes([P`20 -20, 72 -20`, P`46 -20, 46 2`], 2, shaded(tone, 0.35)),
    })
    + shape(ruffle(P`-70 -66, -40 -98, -26 -84, -48 -60`, 8, 4), '#7f8f45', { width: 2.8 }),
  statue: (tone) =>
    shape(corners(P`-36 2, -34 -20, 34 -20, 36 2`), stone(tone), { width: 3.4 })
    + shape(
      P`-20 -20, -16 -66, -26 -60, -34 -36, -42 -40, -32 -74, -14 -84, 14 -84, 34 -96, 44 -120, 52 -116, 42 -88, 18 -66, 22 -20`,
      lit(tone, 0.4),
      { dx: -6, inner: strokes([P`-6 -70, -8 -24`, P`8 -70, 10 -24`], 2, shaded(tone, 0.3)) },
    )
    + shape(oval(0, -98, 15, 17), lit(tone, 0.4), { width: 3.4 })
    + shape(corners(P`-14 -110, -16 -124, -6 -116, 0 -128, 6 -116, 16 -124, 14 -110`), lit(tone, 0.2), { width: 3 })
    + strokes([P`-8 -98, -3 -98`, P`3 -98, 8 -98`, P`-5 -90, 5 -90`], 2),
  gate: (tone) =>
    shapes([P`-56 2, -54 -96, -34 -98, -34 2`, P`34 2, 34 -98, 54 -96, 58 2`].map(corners), stone(tone), { dx: -6 })
    + shape(P`-62 -94, -40 -122, 0 -134, 40 -122, 62 -94, 34 -94, 0 -108, -34 -94`, stone(tone), { width: 3.6 })
    + strokes(
      [-22, -8, 8, 22].map((x) => P`${x} 0, ${x} -94`),
      4,
    )
    + stroke(P`-32 -46, 32 -46`, 4),
  door: () =>
    glow(0, -46, 60)
    + board(P`-34 2, -34 -104, 34 -104, 34 2`, '#6a4630')
    + shape(corners(P`-24 2, -24 -94, 24 -94, 24 2`), '#b2603c', {
      width: 3.2,
      inner: strokes(
        [P`-16 -84, -16 -52`, P`16 -84, 16 -52`, P`-16 -52, 16 -52`, P`-16 -84, 16 -84`, P`-16 -40, -16 -8`, P`16 -40, 16 -8`],
        2.4,
      ),
    })
    + spot(17, -46, 4.4, STUFF.brass),
  doors: () =>
    (
      [
        [-62, '#b2603c', -6],
        [0, '#4f7fa3', 4],
        [60, '#7f8f45', -4],
      ] as const
    )
      .map(([x, fill, a]) => {
        const leaf =
          board(P`-20 2, -20 -84, 20 -84, 20 2`, fill)
          + strokes([P`-12 -74, 12 -74`, P`-12 -42, 12 -42`], 2.6)
          + spot(12, -38, 3.6, STUFF.brass)
        return `<g transform="translate(${x} 0) rotate(${a})">${leaf}</g>`
      })
      .join(''),
  stair: (tone) =>
    [0, 1, 2, 3, 4]
      .map((n) => {
        const [left, right, y] = [-70 + n * 14, 70 - n * 6, -n * 20]
        return shape(corners(P`${left} ${y + 2}, ${left} ${y - 20}, ${right} ${y - 22}, ${right} ${y + 2}`), lit(tone, 0.2 + n * 0.05), {
          width: 3.2,
          dx: 0,
          dy: 6,
        })
      })
      .join('') + shape(P`-16 -100, -16 -134, 0 -146, 18 -134, 18 -100`, '#ffeec0', { width: 3.4, shade: '#f2c46e' }),
  shelf: (_, next) =>
    [-28, -64, -100]
      .map(
        (y) =>
          Array.from({ length: 7 }, (__, i) => {
            const fill = ['#d8eef2', '#bfe0d2', '#f2d9a0', '#c9c2e4', '#e8b9a6'][Math.floor(next() * 5)]!
            return (
              shape(move(P`-7 0, -8 -16, -5 -20, 5 -20, 8 -16, 7 0`, -60 + i * 20, y), fill, { width: 2.4, dx: -2, dy: -2 })
              + shape(move(P`-6 -19, 6 -19, 6 -24, -6 -24`, -60 + i * 20, y), CLOTH.brick, { width: 2 })
            )
          }).join('') + board(P`-78 ${y}, 78 ${y - 3}, 78 ${y + 5}, -78 ${y + 8}`),
      )
      .join('')
    + board(P`-78 6, -78 -130, -70 -130, -70 6`)
    + board(P`70 6, 70 -132, 78 -132, 78 6`),
  'rock-arch': (tone) =>
    shape(P`-70 4, -64 -70, -30 -112, 20 -116, 60 -80, 72 4, 40 4, 34 -50, 4 -76, -26 -58, -36 4`, stone(tone), { dx: -9 }),
  crater: (tone) =>
    shape(P`-90 6, -70 -24, -20 -38, 30 -38, 76 -22, 96 6`, stone(tone), { dx: -6 })
    + shape(oval(2, -28, 60, 12), '#3a2a34', { width: 3.2, inner: glow(2, -22, 40, '#ff9a5a', 0.8) })
    + smoke(0, -34),
  volcano: (tone) =>
    shape(P`-110 6, -60 -60, -26 -124, -26 -124, 30 -122, 30 -122, 66 -56, 118 6`, mix(tone, '#3a2428', 0.35), { dx: -9 })
    + shape(P`-26 -122, 30 -120, 20 -92, 8 -104, 4 -60, -8 -100, -16 -84`, '#ee7a2c', { width: 3, shade: '#b23a1c' })
    + smoke(-4, -126)
    + smoke(16, -130),
}

const WAYSIDE: Record<string, Landmark> = {
  well: () =>
    shape(P`-34 2, -36 -34, 0 -28, 36 -34, 34 2, 0 8`, '#a8a294', {
      inner: strokes([P`-34 -16, 0 -10, 34 -16`, P`-14 -30, -14 -12`, P`12 -12, 12 4`], 2),
    })
    + shape(oval(0, -34, 36, 9), '#2b3a44', { width: 3.2 })
    + board(P`-34 -32, -34 -88, -28 -88, -28 -32`)
    + board(P`28 -32, 28 -90, 34 -90, 34 -32`)
    + shape(corners(P`-46 -80, 0 -112, 46 -82`), '#8a4a34', { width: 3.4 })
    + stroke(P`0 -84, 0 -50`, 3, STUFF.rope)
    + shape(corners(P`-8 -52, 8 -52, 6 -38, -6 -38`), wood, { width: 2.8 }),
  wagon: (_, next) =>
    shape(P`-56 -34, -52 -84, 0 -98, 52 -84, 56 -34`, [CLOTH.cream, CLOTH.rose, CLOTH.sage][Math.floor(next() * 3)]!, {
      inner: strokes([P`-20 -94, -24 -36`, P`20 -94, 24 -36`], 2.6, '#b09a6a'),
    })
    + board(P`-66 -36, 66 -38, 60 -8, -60 -6`)
    + [-36, 38]
      .map(
        (x) =>
          shape(oval(x, -6, 21), wood, { width: 3.4 })
          + shape(oval(x, -6, 12), '#d8c294', { width: 2.6 })
          + strokes([P`${x - 12} -6, ${x + 12} -6`, P`${x} -18, ${x} 6`], 3),
      )
      .join(''),
  ship: () =>
    stroke(P`6 -20, 4 -140`, 7, wood)
    + shape(P`10 -134, 54 -104, 58 -44, 10 -38`, CLOTH.cream, { inner: stroke(P`10 -84, 58 -74`, 4, CLOTH.brick) })
    + shape(P`-2 -126, -46 -80, -44 -40, -2 -38`, CLOTH.cream)
    + shape(P`-86 -34, -40 -24, 40 -24, 92 -40, 74 4, -60 4`, '#8a5c34', {
      inner: strokes([P`-74 -18, 0 -10, 82 -22`, P`-66 -6, 0 -1, 76 -10`], 2.4),
    }),
  bridge: () =>
    shape(P`-110 2, -70 -34, 0 -54, 70 -34, 112 2, 84 4, 50 -14, 0 -28, -50 -14, -84 4`, '#a8906a', {
      inner: strokes([P`-60 -30, -52 -16`, P`-24 -48, -20 -28`, P`22 -48, 18 -28`, P`60 -32, 50 -16`], 2.4),
    })
    + strokes(
      [-84, -50, -14, 22, 58, 88].map((x) => P`${x} ${-24 - 40 * Math.cos(x / 75)}, ${x} ${-2 - 40 * Math.cos(x / 75)}`),
      4,
      wood,
    )
    + stroke(P`-100 -22, -50 -54, 0 -72, 50 -54, 102 -22`, 4.4, STUFF.rope),
  stage: () =>
    board(P`-80 2, -80 -22, 80 -24, 80 2`)
    + shape(corners(P`-72 -22, -72 -112, -52 -112, -56 -60, -66 -22`), CLOTH.brick, { width: 3.4 })
    + shape(corners(P`72 -22, 72 -114, 52 -114, 56 -60, 66 -22`), CLOTH.brick, { width: 3.4 })
    + shape(ruffle(P`-80 -106, 0 -118, 80 -108, 80 -94, 0 -100, -80 -92`, 16, 4), CLOTH.brick, { width: 3.4 })
    + glow(0, -30, 40)
    + spots(P`-50 -24, -18 -25, 18 -25, 50 -26`, 4, '#ffe9a6'),
  machine: (tone) =>
    shape(corners(P`-50 2, -50 -70, 50 -72, 50 2`), STUFF.brass, {
      dx: -8,
      inner: strokes([P`-50 -34, 50 -36`], 2.6, shaded(STUFF.brass, 0.5)),
    })
    + shape(oval(20, -18, 20), mix(STUFF.brass, tone, 0.2), { width: 3.2 })
    + shape(oval(20, -18, 8), '#4a3526', { width: 2.6 })
    + board(P`-40 -70, -38 -108, -18 -108, -16 -70`, STUFF.iron)
    + smoke(-28, -110)
    + shape(oval(-24, -52, 12), '#fbf0d4', { width: 2.8 })
    + stroke(P`-24 -52, -18 -60`, 3, CLOTH.brick)
    + spots(P`-42 -8, -30 -8, -18 -8, 20 -60, 34 -60`, 3.4, shaded(STUFF.brass, 0.5)),
  table: () =>
    board(P`-60 -30, 60 -32, 66 -22, -66 -20`)
    + strokes([P`-50 -22, -56 2`, P`50 -24, 56 2`], 6, wood)
    + shapes(
      [-36, -6, 26].map((x) => oval(x, -36, 11, 4)),
      STUFF.china,
      { width: 2.6 },
    )
    + board(P`-88 2, -86 -22, -70 -22, -70 2`)
    + board(P`72 2, 72 -24, 88 -24, 88 2`),
  boots: () =>
    [-60, -34, -8, 18, 44]
      .map((x) => shape(move(P`-6 -34, 8 -34, 8 -8, 8 2, -18 2, -18 -6, -6 -12`, x + 8, 0), '#6a4630', { width: 2.8, dx: -2 }))
      .join(''),
  scarecrow: () =>
    stroke(P`0 2, 0 -96`, 7, wood)
    + stroke(P`-46 -66, 46 -70`, 7, wood)
    + shape(P`-40 -74, 40 -78, 40 -60, 20 -54, 22 -20, -20 -18, -18 -54, -40 -56`, CLOTH.indigo, {
      inner: patch(P`-10 -40, 6 -42, 6 -28, -10 -26`, CLOTH.brick),
    })
    + shape(oval(0, -92, 15, 16), STUFF.straw, { width: 3 })
    + shape(P`-26 -100, 0 -110, 26 -102, 12 -106, 8 -126, -10 -126, -12 -104`, '#6a4630', { width: 3.2 })
    + spots(P`-5 -94, 5 -94`, 2.4),
  grave: (tone) =>
    shapes([P`-40 2, -40 -36, -26 -48, -12 -36, -12 2`, P`16 2, 16 -36, 30 -48, 44 -36, 44 2`], stone(tone), { dx: -4, width: 3.4 })
    + strokes([P`-33 -26, -19 -26`, P`-33 -18, -21 -18`, P`23 -26, 37 -26`, P`23 -18, 35 -18`], 2.2)
    + shape(ruffle(oval(2, -6, 9), 6, 4), CLOTH.cream, { width: 2.6 }),
  post: () =>
    board(P`-7 2, -6 -96, 6 -96, 7 2`)
    + board(P`-44 -62, 30 -66, 44 -54, 30 -42, -44 -40`, '#b98a58')
    + strokes([P`-32 -55, 22 -57`, P`-32 -48, 14 -50`], 2.2)
    + board(P`-36 -92, 34 -90, 34 -74, -36 -76, -48 -84`, '#a8783c')
    + spot(0, -104, 6, STUFF.brass),
  mammoth: () =>
    shape(
      ruffle(P`-80 2, -82 -50, -60 -92, -10 -104, 40 -100, 62 -76, 60 -40, 56 2, 36 2, 32 -24, -30 -22, -36 2`, 26, 4, true),
      '#8d6a4a',
      { dx: -9 },
    )
    + shape(P`44 -90, 78 -98, 96 -70, 92 -30, 104 0, 92 4, 80 -26, 64 -44, 48 -56`, '#8d6a4a', { dx: -5 })
    + shape(P`74 -44, 90 -20, 116 -22, 122 -44, 122 -44, 108 -30, 92 -34, 84 -52`, STUFF.bone, { width: 3 })
    + spots(P`68 -78, 78 -80, 70 -68, 80 -70, 74 -58, 84 -60`, 3),
}

export const LANDMARKS: Record<string, Landmark> = { ...RUINS, ...HOUSES, ...WAYSIDE }
