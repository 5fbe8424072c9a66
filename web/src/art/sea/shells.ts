// What has a shell, a sting or too many legs: crabs, a mantis, a squid, insects.

import { CLOTH, INK, STUFF, lit, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, corners, glow, hatch, move, oval, ruffle, shape, shapes, spot, spots, stroke, strokes, type Line } from '../pen'
import { dim, eye, hide, kind, limb, mirror, placed } from './parts'

const both = (line: Line, draw: (line: Line) => string) => draw(line) + draw(mirror(line))
const LEGS = [P`-36 26, -78 14, -96 56`, P`-34 38, -68 40, -80 84`, P`-26 46, -50 60, -54 98`]
const PINCER = P`-88 -30, -108 -52, -102 -84, -78 -98, -78 -98, -86 -70, -74 -58, -62 -84, -62 -84, -50 -58, -60 -34`

const SHELLS: Record<string, (fill: string, who: Who) => string> = {
  // Iron and brick, with a grate.
  stove: (fill) =>
    shape(corners(P`22 -34, 24 -84, 42 -84, 42 -34`), STUFF.iron, { width: 3.6 })
    + stroke(P`32 -88, 24 -100, 36 -110`, 8, '#f7f0e2')
    + shape(ruffle(P`-58 20, -56 -16, -30 -42, 30 -42, 56 -16, 60 20, 38 50, -38 50`, 20, 4), fill, {
      dx: -9,
      inner: strokes([P`-50 -6, 0 -7, 50 -8`, P`-54 26, 0 25, 54 24`], 3, shaded(fill, 0.5)),
    })
    + shape(oval(0, 6, 26, 22), STUFF.iron, { width: 3.6 })
    + shape(oval(0, 6, 18, 15), '#ffd67a', { width: 2.6, shade: '#ee8427' })
    + strokes([P`-8 -8, -8 6, -8 20`, P`0 -10, 0 6, 0 22`, P`8 -8, 8 6, 8 20`], 3.4),
  // A tower with its garrison.
  turret: (fill) =>
    shape(
      corners(
        P`-42 -14, -38 -64, -46 -64, -46 -92, -28 -92, -28 -80, -10 -80, -10 -94, 10 -94, 10 -80, 28 -80, 28 -92, 46 -92, 46 -64,
          38 -64, 42 -14`,
      ),
      '#a9a294',
      {
        dx: -8,
        inner: strokes(
          [P`-44 -50, 0 -50, 44 -50`, P`-44 -32, 0 -32, 44 -32`, P`-14 -64, -14 -57, -14 -50`, P`14 -50, 14 -41, 14 -32`],
          2.2,
          '#6d675e',
        ),
      },
    )
    + [-20, 20]
      .map(
        (x) =>
          spot(x, -56, 9, '#2c2730', 8)
          + spots(
            [
              [x - 3, -57],
              [x + 4, -57],
            ],
            2.2,
            '#ffe08a',
          ),
      )
      .join('')
    + shape(P`-62 16, -54 -16, -26 -30, 26 -30, 54 -16, 64 16, 40 48, -40 48`, fill, {
      dx: -8,
      inner: spots(P`-30 0, 28 -6, 8 20, -14 24`, 5, shaded(fill, 0.3)),
    }),
  // A crust that was molten yesterday.
  slag: (fill) =>
    glow(0, 8, 70, '#ff8a3a', 0.4)
    + shape(ruffle(P`-64 34, -60 -20, -34 -54, 20 -60, 58 -26, 66 30, 30 52, -34 52`, 15, 8, true), fill, {
      dx: -9,
      inner: strokes([P`-40 -30, -12 -8, -20 30`, P`-12 -8, 20 -20, 34 -44`, P`20 -20, 40 16, 30 44`], 6, '#ff9a3a'),
    }),
  plain: (fill) =>
    shape(P`-60 14, -54 -22, -24 -44, 24 -44, 56 -22, 62 14, 40 48, -40 48`, fill, {
      dx: -9,
      inner: spots(P`-34 -8, 30 -12, 0 -28`, 6, lit(fill, 0.3)) + stroke(P`-40 22, 0 30, 42 22`, 3, shaded(fill, 0.5)),
    }),
}

function crab(who: Who): string {
  const fill = hide(who)
  const ram = who.is('ram')
  const trunk = placed(
    shape(corners(P`-12 70, -14 -60, 14 -62, 12 70`), '#8a5c34', {
      dx: -4,
      inner: strokes([P`-4 -50, -4.5 5, -5 60`, P`5 -40, 4.5 5, 4 50`], 2.4, '#5d3a22'),
    })
      + shape(oval(0, -62, 14, 6), '#d8b07a', { width: 3 })
      + shape(P`12 -20, 40 -38, 44 -30, 14 -6`, '#8a5c34', { width: 3 }),
    -76,
    -44,
    1,
    38,
  )
  const claws = who.is('clawless')
    ? ''
    : both(P`-46 12, -82 0, -78 -34`, (line) => limb(line, 15, fill, 0.5))
      + shape(PINCER, lit(fill, 0.1), { dx: -5 })
      + (ram
        ? trunk + shape(P`-96 -36, -100 -60, -84 -72, -64 -62, -56 -36, -76 -26`, fill, { width: 3.6 })
        : shape(mirror(PINCER), fill, { dx: -5 }))
  return (
    LEGS.map((line) => both(line, (leg) => limb(leg, 11, dim(fill, 0.15), 0.3))).join('')
    + claws
    + SHELLS[who.pick('shell', ['plain'])]!(fill, who)
    + [-18, 16]
      .map(
        (x) =>
          stroke(P`${x} -26, ${x - 2} -50`, 8) + shape(oval(x - 2, -52, 9), '#fff3d2', { width: 3, dx: -2, dy: -2 }) + spot(x - 4, -51, 4),
      )
      .join('')
    + (who.is('clawless') ? '' : stroke(P`-16 36, 0 42, 18 36`, 4))
  )
}

function mantis(who: Who): string {
  const fill = hide(who)
  const arm = (line: Line) => limb(line, 17, fill, 0.6)
  const foil = (x: number, y: number, a: number) =>
    placed(
      shape(P`-4 0, -3 -74, 0 -82, 0 -82, 3 -74, 4 0`, STUFF.china, { width: 2.6, dx: -1 })
        + shape(oval(0, 0, 12, 5), STUFF.brass, { width: 2.8 }),
      x,
      y,
      1,
      a,
    )
  return (
    [0, 1, 2, 3, 4]
      .map((n) =>
        shape(move(P`-40 0, -44 16, 0 24, 44 16, 40 0, 0 -8`, 16 + n * 7, 34 + n * 19), lit(fill, n % 2 ? 0.1 : 0.28), {
          dx: -6,
          width: 3.6,
        }),
      )
      .join('')
    + limb(P`-6 30, -40 40, -48 74`, 8, fill)
    + foil(-72, -6, -24)
    + arm(P`-4 26, -44 30, -74 -4`)
    + (who.is('master') ? foil(66, -10, 26) + arm(P`28 20, 62 28, 68 -8`) : arm(P`28 22, 66 34, 58 64`))
    + shape(P`10 -66, -20 -62, -44 -34, -38 -4, -10 22, 24 20, 46 -6, 44 -42`, fill, {
      dx: -8,
      inner: strokes([P`-30 -10, 0 2, 36 -10`, P`0 -60, 4 -40, 0 -20`], 3, '#e8b84a'),
    })
    + [-30, 26]
      .map(
        (x) =>
          stroke(P`${x * 0.6} -46, ${x} -68`, 9, fill)
          + shape(oval(x, -72, 15, 17), '#7fc4b8', { width: 3.6, inner: stroke(P`${x - 14} -72, ${x + 14} -72`, 4, '#f4d46a') })
          + spot(x - 3, -72, 3.6),
      )
      .join('')
    + strokes([P`-12 -58, -40 -96, -74 -98`, P`8 -60, 18 -98, 54 -104`], 3.4)
    + stroke(P`-18 6, -2 12, 14 6`, 3.4)
    + (who.is('master') ? shape(P`-26 -66, -16 -86, 4 -74, 22 -90, 34 -68, 4 -58`, STUFF.gold, { width: 3 }) : '')
  )
}

function squid(who: Who): string {
  const fill = hide(who)
  const arms = [
    P`-26 34, -66 36, -92 8, -84 -12`,
    P`-22 42, -62 66, -98 56`,
    P`-12 46, -30 84, -66 96`,
    P`4 48, 2 84, -18 104`,
    P`18 46, 36 82, 30 104`,
    P`30 40, 68 66, 76 96`,
  ]
  const tail = [
    [46, 8],
    [70, -6],
    [84, -30],
    [80, -56],
    [60, -76],
  ] as const
  return (
    tail.map(([x, y], n) => shape(oval(x, y, 19 - n * 1.6), lit(fill, n % 2 ? 0.05 : 0.2), { width: 3.6, dx: -4 })).join('')
    + shape(P`62 -80, 44 -96, 18 -92, 18 -92, 34 -78, 48 -66`, '#3a2430', { width: 3 })
    + spot(20, -86, 4, '#a8d84a')
    + arms.map((line) => limb(line, 15, fill, 0.25)).join('')
    + shape(P`4 -78, -22 -58, -40 -22, -42 18, -24 46, 20 50, 42 26, 42 -14, 30 -50`, fill, {
      dx: -9,
      inner: spots(P`8 -50, 20 -36, 4 -34, 24 -18`, 5, shaded(fill, 0.3)),
    })
    + shapes([P`-20 -54, -44 -66, -40 -40`, P`26 -54, 46 -64, 44 -40`], lit(fill, 0.15), { width: 3.2 })
    + eye(-20, 4, 12)
    + eye(20, 4, 12)
    + stroke(P`-34 -12, -20 -6, -8 0`, 5)
    + stroke(P`34 -12, 20 -6, 8 0`, 5)
    + spots(P`-70 34, -82 18, -60 62, -76 60, -38 84, 42 74, 60 74`, 3, lit(fill, 0.6))
  )
}

/** One of a swarm. */
function moth(x: number, y: number, s: number, a: number, fill: string): string {
  const wing = P`2 0, 12 -34, 44 -44, 52 -20, 34 4, 40 26, 22 34, 4 14`
  const all =
    shapes([wing, mirror(wing)], fill, { width: 3.4, shade: shaded(fill, 0.2) })
    + [-30, 30].map((at) => spot(at, -20, 8, '#a8783c') + spot(at, -20, 3.6, '#2b1a10')).join('')
    + shape(ruffle(oval(0, 2, 8, 26), 12, 2, true), '#6d543c', { width: 3 })
    + strokes([P`-3 -24, -8.5 -33, -14 -42`, P`3 -24, 8.5 -33, 14 -42`], 3)
  return placed(all, x, y, s, a)
}
function wasp(x: number, y: number, s: number, who: Who): string {
  const fill = hide(who)
  const bubble = `<circle cx="16" cy="-30" r="30" fill="#dff4f4" fill-opacity=".5" stroke="#5f93a0" stroke-width="3.4"/>`
  return placed(
    shapes([P`0 -10, 4 -50, 28 -66, 36 -44, 16 -10`, P`8 -8, 40 -40, 64 -38, 56 -20, 22 -2`], '#f4ead6', { width: 3.2, shade: '#cdb89a' })
      + shape(P`12 -10, 44 -16, 72 0, 94 24, 94 24, 66 26, 34 18, 14 8`, fill, {
        inner: strokes([P`32 -18, 36 0, 32 20`, P`50 -16, 54 4, 50 24`, P`68 -6, 70 10, 66 26`], 9, '#4a2a1c'),
      })
      + shape(P`-18 -14, 4 -20, 22 -8, 20 10, 2 16, -16 12`, shaded(fill, 0.3))
      + strokes([P`-6 12, -16 30, -8 44`, P`8 14, 4 34, 14 46`], 5)
      + shape(P`-14 -14, -36 -18, -52 -2, -44 14, -22 16, -12 8`, fill)
      + eye(-28, -4, 9, '#f4e23c')
      + strokes([P`-42 -12, -58 -28, -62 -42`, P`-34 -16, -42 -36, -38 -48`], 4)
      + strokes([P`-46 10, -58 16, -52 24`], 5)
      + (who.is('bubble') ? bubble : glow(70, 8, 40, '#ff8a3a', 0.35)),
    x,
    y,
    s,
  )
}
const moths = () =>
  moth(-46, -46, 0.62, -18, '#cbb98e')
  + moth(52, -56, 0.55, 20, '#b8a98a')
  + moth(-60, 34, 0.56, -34, '#d8c79c')
  + moth(64, 26, 0.6, 30, '#c3b188')
  + moth(-8, -80, 0.42, 6, '#d8c79c')
  + moth(16, 76, 0.5, 160, '#b8a98a')
  + moth(0, 0, 1.15, -4, '#dccaa0')
const wasps = (who: Who) => wasp(-40, -56, 0.55, who) + wasp(40, 62, 0.6, who) + wasp(-6, 4, 1, who)

/** Legs without end, on the inside of a pipe. */
function crawler(who: Who): string {
  const fill = hide(who)
  const spine = P`78 -86, 44 -66, 56 -28, 30 4, -4 8, -30 30, -40 62`
  const legs = spine.flatMap(([x, y]) => [
    P`${x} ${y}, ${x - 34} ${y - 14}, ${x - 48} ${y + 12}`,
    P`${x} ${y}, ${x + 30} ${y + 4}, ${x + 40} ${y + 32}`,
  ])
  return (
    strokes(legs, 6)
    + spine.map(([x, y], n) => shape(oval(x, y, 21 + n, 17 + n), lit(fill, n % 2 ? 0.05 : 0.25), { width: 3.8, dx: -5 })).join('')
    + shape(oval(-42, 66, 30, 26), lit(fill, 0.1), { dx: -6 })
    + shapes([P`-66 76, -84 92, -70 104, -54 88`, P`-18 82, -10 104, -28 106, -36 90`], '#e9dcc2', { width: 3 })
    + eye(-54, 60, 8)
    + eye(-30, 60, 8)
    + strokes([P`-56 46, -84 24, -96 30`, P`-28 44, -20 22, 0 18`], 3.6)
    + hatch(50, -40, 4, 16, 30)
  )
}

/** An eye that flies as birds do. */
function flyingEye(): string {
  const wing = P`36 -8, 62 -54, 104 -74, 104 -74, 98 -44, 104 -24, 88 -14, 90 8, 66 14, 44 22`
  const ribs = strokes([P`44 0, 70 -30, 96 -60`, P`46 8, 74 -6, 98 -24`], 3, '#7d4867')
  return (
    shape(wing, CLOTH.plum, { dx: -6 })
    + ribs
    + placed(shape(wing, CLOTH.plum, { dx: 6 }) + ribs, 0, 0, 1, 0, true)
    + shape(oval(0, 4, 52, 50, 14), '#f6ead2', {
      dx: -8,
      shade: '#d6b8a4',
      inner: strokes([P`50 20, 30 22, 22 34`, P`-48 26, -30 24, -22 34`, P`30 -38, 18 -30, 20 -20`], 2.6, '#b8402c'),
    })
    + shape(oval(-8, 4, 27), '#4f8d83', { width: 3.6, dx: -5 })
    + spot(-9, 4, 12, INK, 17)
    + spot(-16, -6, 6, '#fff')
    + stroke(P`-52 -10, -20 -44, 20 -46, 52 -14`, 9, CLOTH.plum)
    + stroke(P`6 54, 12 78, -6 92, 4 106`, 6, CLOTH.plum)
  )
}

export const SHELLED: Record<string, Kind> = {
  crab: kind(crab, '#d8c39a', ['ram', 'clawless'], { shell: Object.keys(SHELLS) }),
  mantis: kind(mantis, '#bfd8d4', ['master']),
  squid: kind(squid, '#cdbfa0'),
  moths: kind(moths, '#b7b9a0'),
  wasps: kind(wasps, '#e3cf9f', ['bubble']),
  crawler: kind(crawler, '#b9b2a8'),
  eye: kind(flyingEye, '#c9bfd0'),
}
