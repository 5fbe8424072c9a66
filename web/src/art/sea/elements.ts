// Weather and things that mean it: a hand of fog, clouds and smoke with faces, a tide with teeth, a ship, a carousel, hats, a root.

import { CLOTH, STUFF, lit, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, corners, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn } from '../pen'
import { eye, fangs, hide, kind, limb, placed, water } from './parts'

const fogHand = (): string => {
  const fog = '#d5dcd8'
  const finger = (x: number, y: number, a: number, long: number) =>
    shape(turn(P`-13 20, -15 ${-long * 0.6}, -8 ${-long}, 6 ${-long}, 14 ${-long * 0.6}, 13 20`, x, y, a), fog, {
      dx: -5,
      line: '#5f6d6c',
      inner: strokes([turn(P`-10 ${-long * 0.45}, 10 ${-long * 0.42}`, x, y, a)], 3, '#9aa8a6'),
    })
  return (
    finger(-44, 10, -34, 74)
    + finger(-22, -6, -14, 92)
    + finger(6, -10, 4, 98)
    + finger(34, -2, 22, 86)
    + shape(P`-60 24, -40 -6, 0 -18, 44 -6, 58 30, 46 130, -40 130`, fog, {
      dx: -8,
      line: '#5f6d6c',
      inner: strokes([P`-36 30, 0 44, 40 26`, P`-30 56, 4 60, 30 50`], 3, '#9aa8a6'),
    })
    + finger(-54, 54, -78, 58)
    + shape(corners(P`-10 74, 34 70, 28 84, -4 86`), '#7a4a34', { width: 2.6 })
    + stroke(P`12 72, 13 59, 14 46`, 4)
    + patch(P`16 48, 32 66, 15 68`, '#fff6e0')
  )
}

/** Cloud, smoke or snow that has a face. */
function cloud(who: Who): string {
  const fill = hide(who)
  const bolt = (x: number, y: number) =>
    shape(corners(move(P`0 0, -16 30, -4 28, -14 62, 18 22, 5 24, 14 0`, x, y)), '#ffe27a', { width: 3 })
  const below = who.is('bolts')
    ? bolt(-46, 50) + bolt(6, 58) + bolt(56, 46)
    : who.is('smoking')
      ? shapes([P`-60 130, -56 70, -24 70, -24 130`, P`16 130, 18 62, 54 62, 58 130`].map(corners), '#8a5a4a', { dx: -5 })
      : [-70, -44, -16, 14, 44, 72]
          .map((x, n) =>
            shape(P`${x - 8} 40, ${x} ${74 + (n % 3) * 12}, ${x} ${74 + (n % 3) * 12}, ${x + 8} 40`, '#e6f6fb', {
              width: 2.6,
              shade: '#9cc8d8',
            }),
          )
          .join('')
  return (
    below
    + shape(ruffle(P`-86 30, -90 -14, -56 -52, 0 -70, 54 -58, 92 -20, 88 30, 40 56, -44 56`, 15, 11, false, who.dice('edge')), fill, {
      dx: -10,
      dy: -9,
    })
    + eye(-26, -8, 12, '#fff2b0')
    + eye(26, -8, 12, '#fff2b0')
    + strokes([P`-50 -30, -26 -24, -8 -14`, P`50 -30, 26 -24, 8 -14`], 7)
    + shape(P`-30 24, 0 16, 32 24, 20 44, -18 44`, '#2c2430', { width: 3.6 })
    + stroke(P`-70 -20, -56 -36, -36 -46`, 4, lit(fill, 0.6))
    + (who.is('smoking') ? strokes([P`-40 70, -50 58, -40 46`, P`36 62, 46 52, 38 42`], 9, lit(fill, 0.3)) : '')
  )
}

const tide = (): string =>
  shape(P`-110 130, -104 40, -70 -40, 0 -86, 60 -76, 92 -40, 84 -20, 60 -40, 30 -36, 12 -4, 30 34, 110 50, 120 130`, '#3f8d98', {
    dx: -9,
    shade: '#2a6270',
    inner: strokes([P`-80 40, -50 -20, 0 -56`, P`-60 70, -36 10, 0 -24`], 5, '#a8dfe0'),
  })
  + fangs(P`78 -24, 62 -36, 46 -38, 30 -32`, 24)
  + placed(fangs(P`0 0, 18 -6, 36 -9, 54 -9`, 24), 84, 44, 1, 180)
  + shapes([oval(-24, -72, 14), oval(24, -92, 16), oval(62, -84, 13), oval(90, -60, 11)], '#fffdf6', { width: 3 })
  + eye(-20, -28, 13, '#eafff0')
  + stroke(P`-40 -46, -20 -46, 0 -36`, 6)

const ironclad = (): string =>
  stroke(P`34 -70, 24 -92, 44 -108`, 13, '#6d6a70')
  + shape(corners(P`10 -10, 14 -72, 44 -72, 48 -10`), '#5a4a46', { dx: -5, inner: stroke(P`10 -58, 28 -58, 46 -58`, 7, CLOTH.brick) })
  + shape(corners(P`-40 6, -34 -34, -6 -34, 2 6`), STUFF.rust, { dx: -5 })
  + stroke(P`-20 -34, -20 -59, -20 -84`, 6)
  + strokes([P`-20 -80, -40 -50, -60 -20`, P`-20 -80, 0 -65, 20 -50`], 2.4)
  + shape(P`-110 -6, -70 8, 40 6, 108 -14, 92 60, -76 60, -96 30`, '#7a5a4c', {
    dx: -8,
    inner:
      spots(P`-80 24, -62 34, -50 20, 20 30, 40 40, 62 24, 76 38`, 7, '#d8d2bc')
      + spots(P`-80 24, -62 34, -50 20, 20 30, 40 40, 62 24, 76 38`, 2.4)
      + strokes([P`-100 14, 0 22, 100 8`], 3, '#4a3028'),
  })
  + [-26, 2].map((x) => shape(oval(x, 22, 9), '#ffe08a', { width: 3.2, shade: '#f2903a' })).join('')
  + shape(P`-70 -4, -112 -18, -112 -6, -70 8`, STUFF.iron, { width: 3.2 })
  + strokes([P`-46 50, -43 67, -40 84`, P`60 46, 63 63, 66 80`], 7, '#6f8a49')
  + water(60)

const carousel = (): string => {
  const horse = (x: number, y: number, s: number, fill: string) =>
    stroke(P`${x + 6} -48, ${x + 6} 20, ${x + 6} 84`, 6, STUFF.brass)
    + placed(
      shape(
        P`-34 -12, -44 -34, -30 -46, -12 -34, -4 -14, 30 -12, 40 6, 34 40, 26 40, 22 16, -8 18, -14 42, -22 40, -20 10, -30 0,
          -42 8, -50 -2`,
        fill,
        { dx: -4, inner: stroke(P`-2 -14, 1 0, 4 14`, 9, CLOTH.brick) },
      )
        + fangs(P`-46 2, -40 4`, 7)
        + spot(-32, -26, 3.6, '#b8402c')
        + strokes([P`-24 -46, -10 -40, -4 -22`], 6, '#3a2a28'),
      x,
      y,
      s,
    )
  return (
    shape(corners(P`-96 84, 96 84, 88 104, -88 104`), CLOTH.ochre)
    + horse(62, 30, 0.8, '#d8c9b8')
    + horse(-64, 40, 0.85, '#e9dfcd')
    + horse(0, 46, 1.15, '#f6efe0')
    + shape(corners(P`-104 -44, 0 -104, 104 -44, 98 -28, -98 -28`), CLOTH.brick, {
      dx: -8,
      inner: [-60, -10, 44].map((x) => patch(P`0 -104, 0 -104, ${x} -26, ${x + 26} -26`, CLOTH.cream)).join(''),
    })
    + spots(
      [-84, -56, -28, 0, 28, 56, 84].map((x) => [x, -32] as const),
      5,
      '#ffe9a6',
    )
  )
}

const hats = (): string => {
  const hat = (x: number, y: number, s: number, a: number, fill: string, tall: number) =>
    placed(
      shapes([P`-44 -6, -86 -34, -72 -6, -84 8, -46 10`, P`44 -6, 86 -34, 72 -6, 84 8, 46 10`], lit(fill, 0.4), { width: 3 })
        + shape(P`-28 4, -26 ${-tall}, 0 ${-tall - 6}, 26 ${-tall}, 28 4`, fill, {
          dx: -5,
          inner: stroke(P`-28 -8, 0 -4, 28 -8`, 8, CLOTH.brick),
        })
        + shape(P`-54 4, 0 -4, 54 4, 30 14, -30 14`, fill, { width: 3.6 }),
      x,
      y,
      s,
      a,
    )
  return (
    hat(50, -64, 0.62, 12, CLOTH.umber, 30)
    + hat(-54, -46, 0.7, -14, CLOTH.slate, 46)
    + hat(58, 50, 0.66, 8, CLOTH.moss, 28)
    + hat(-52, 70, 0.6, -8, CLOTH.plum, 34)
    + hat(0, 4, 1, -4, CLOTH.black, 50)
    + spots(P`-9 -2, 11 -2`, 3.4, '#ffe08a')
  )
}

function root(who: Who): string {
  const fill = hide(who)
  const arms = [
    P`-30 10, -70 -10, -98 -60, -78 -84`,
    P`32 4, 76 -20, 92 -66, 70 -92`,
    P`-30 50, -76 60, -104 30`,
    P`36 54, 80 66, 106 36`,
    P`-16 80, -50 104, -90 96`,
    P`22 80, 56 104, 94 98`,
  ]
  return (
    arms.map((line) => limb(line, 19, fill, 0.25)).join('')
    + shape(ruffle(P`0 -76, -34 -60, -44 -10, -38 40, -54 130, 56 130, 42 40, 46 -10, 34 -60`, 18, 4), fill, {
      dx: -9,
      inner: strokes([P`-20 -60, -26 0, -22 90`, P`20 -60, 28 0, 22 90`, P`0 40, 2 75, 4 110`], 3.4, shaded(fill, 0.5)),
    })
    + shapes([P`-28 -22, -8 -16, -12 -4, -26 -6`, P`28 -22, 8 -16, 12 -4, 26 -6`], '#1f1a16', { width: 3 })
    + spots(P`-18 -12, 18 -12`, 3.4, '#d8f08a')
    + shape(P`-20 22, 0 14, 22 22, 12 44, -12 44`, '#1f1a16', { width: 3.2 })
    + [
      [-84, -86],
      [74, -94],
      [-104, 28],
      [0, -82],
      [24, -72],
    ]
      .map(([x, y]) => shape(turn(P`0 0, 8 -8, 22 0, 22 0, 8 8`, x!, y!, -50), '#7f9a52', { width: 2.6 }))
      .join('')
  )
}

/** Mail of scales, and a mount that would eat its rider. */
const rider = (): string => {
  const fish = '#6f8a63'
  return placed(
    shape(P`60 40, 104 8, 98 50, 108 84, 64 60`, fish, { dx: -4 })
      + shape(P`-104 44, -60 18, 20 14, 70 38, 40 76, -30 84, -60 72, -92 70, -60 56`, fish, {
        dx: -8,
        inner: spots(P`-10 34, 10 48, 30 34, -30 50, 40 54, 0 66`, 5, lit(fish, 0.4)),
      })
      + fangs(P`-92 48, -80 50, -68 53`, 9)
      + eye(-52, 34, 9)
      + stroke(P`-104 -50, -22 -28, 60 -6`, 11)
      + stroke(P`-104 -50, -22 -28, 60 -6`, 6, STUFF.wood)
      + shape(P`-12 26, -22 -26, 0 -40, 26 -26, 24 24`, '#8fa3a0', {
        dx: -5,
        inner: strokes([P`-18 -14, 4 -8, 24 -14`, P`-18 2, 4 8, 24 2`], 3, '#5a6e6c'),
      })
      + shape(P`-22 -40, -26 -74, 2 -92, 28 -74, 26 -40, 0 -34`, STUFF.steel, {
        dx: -5,
        inner: stroke(P`-26 -60, 0 -61, 26 -62`, 6, '#26343a'),
      })
      + shape(ruffle(P`2 -90, 12 -112, 40 -100, 24 -80`, 8, 4), '#6f8a49', { width: 3 }),
    0,
    16,
    0.9,
  )
}

/** High up on sticks: one who looks down, or thirty in step. */
function stilts(who: Who): string {
  const one = (x: number, s: number, fill: string) =>
    placed(
      strokes([P`-14 10, -18 70, -22 130`, P`14 10, 20 70, 26 130`], 10)
        + strokes([P`-14 10, -18 70, -22 130`, P`14 10, 20 70, 26 130`], 5, STUFF.wood)
        + shape(P`-24 30, -20 -34, 0 -44, 22 -34, 26 30`, fill, { dx: -5 })
        + shape(oval(0, -58, 18, 20), who.is('many') ? '#cfc8b8' : '#e3b07f', { dx: -4 })
        + (who.is('many')
          ? spots(P`-7 -58, 7 -58`, 4)
          : spots(P`-7 -58, 6 -58`, 2.6)
            + strokes([P`-14 -66, -9 -65, -4 -64`, P`14 -66, 9 -65, 4 -64`], 3.4)
            + stroke(P`-6 -48, 0 -49, 6 -50`, 3))
        + (who.is('many')
          ? shape(P`-22 -62, -16 -84, 16 -84, 24 -60, 0 -70`, fill, { width: 3 })
          : shape(ruffle(P`-22 -40, -26 -70, 0 -84, 26 -70, 24 -38, 16 -62, -14 -62`, 14, 4), '#f4efe2', { width: 3 })
            + shape(corners(P`-40 -8, -66 -26, -54 -42, -24 -20`), fill, { width: 3 })
            + shape(oval(-66, -36, 9), '#e3b07f', { width: 3 })
            + strokes([P`-72 -42, -79 -47, -86 -52`], 6, '#e3b07f')),
      x,
      -14,
      s,
    )
  return who.is('many')
    ? one(-70, 0.6, '#8a8272') + one(72, 0.6, '#7a7468') + one(-34, 0.78, '#94886e') + one(40, 0.78, '#8d7a66') + one(2, 1, '#a39478')
    : placed(one(0, 1, CLOTH.black), 0, 10, 1)
}

export const ELEMENTS: Record<string, Kind> = {
  'fog-hand': kind(fogHand, '#b7c2c0'),
  cloud: kind(cloud, '#b9c6cc', ['bolts', 'smoking']),
  tide: kind(tide, '#cfe0da'),
  ironclad: kind(ironclad, '#c6c9bd'),
  carousel: kind(carousel, '#c2c6c0'),
  hats: kind(hats, '#c9cfcb'),
  root: kind(root, '#b9c9a8'),
  rider: kind(rider, '#bcd0c0'),
  stilts: kind(stilts, '#cbc4b4', ['many']),
}
