// What is long: eels, worms, a serpent, a salamander, and a rope that pulls back.

import { INK, STUFF, lit, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, corners, glow, move, oval, patch, shape, shapes, spot, spots, stroke, strokes, turn, type Line } from '../pen'
import { dim, eye, fangs, hide, kind, limb, placed, water } from './parts'

/** Heads look to the left, with the neck at 30, 0. */
const HEADS: Record<string, (fill: string) => string> = {
  eel: (fill) =>
    shape(P`34 -20, 4 -28, -30 -22, -60 -6, -64 6, -40 12, -54 18, -46 26, -10 28, 30 22`, fill, {
      dx: -6,
      inner: patch(P`-60 8, -20 12, 30 10, 20 40, -60 40`, lit(fill, 0.4)),
    })
    + fangs(P`-56 6, -44 9, -32 10, -20 10`, 9)
    + stroke(P`-64 4, -40 11, -8 12, 8 4`, 4)
    + eye(-18, -8, 9)
    + stroke(P`-32 -16, -18 -22, -4 -14`, 4),
  // It pretends to sleep.
  serpent: (fill) =>
    shapes([P`10 -26, 34 -62, 34 -62, 30 -20`, P`26 -20, 62 -44, 62 -44, 38 -8`], lit(fill, 0.2), { width: 3.4 })
    + shape(P`40 -24, 6 -34, -34 -26, -74 -12, -84 4, -70 16, -20 24, 34 22`, fill, {
      dx: -7,
      inner: patch(P`-84 8, -30 14, 34 8, 30 40, -80 40`, lit(fill, 0.45)),
    })
    + stroke(P`-84 4, -50 14, -10 12, 8 2`, 4.4)
    + fangs(P`-60 12, -46 13`, 12)
    + shape(oval(-18, -10, 13, 10), '#ffe08a', { width: 3 })
    + spot(-19, -7, 3, INK, 6)
    + patch(P`-32 -10, -18 -24, -4 -10, -18 -8`, shaded(fill, 0.3))
    + stroke(P`-32 -10, -18 -8, -4 -10`, 4)
    + stroke(P`-72 -2, -68 -6, -64 -2`, 3.4),
  // A round mouth, toothed to the throat.
  lamprey: (fill) =>
    shape(oval(-12, 0, 38, 36, 12), fill, { dx: -6 })
    + shape(oval(-18, 0, 28, 27, 12), '#8f3a40', { width: 3.4 })
    + oval(-18, 0, 21, 20, 10)
      .map(([x, y], n) => placed(fangs([[0, 0]], 11), x, y, 0.9, n * 36 + 90))
      .join('')
    + spot(-18, 0, 9, '#2c1420')
    + eye(14, -22, 7),
  // Good steel, and nobody knows who fitted it.
  bit: (fill) =>
    shape(P`34 -26, 0 -28, -8 0, 0 28, 34 26`, fill, { dx: -5 })
    + shape(corners(P`-4 -26, -4 26, -18 24, -78 0, -18 -24`), STUFF.steel, { dx: -4, dy: -6 })
    + strokes([P`-14 -24, -4 4, -8 26`, P`-30 -18, -18 4, -24 20`, P`-46 -12, -36 4, -40 14`, P`-60 -8, -52 2, -56 8`], 4, STUFF.iron)
    + eye(16, -12, 7)
    + eye(18, 10, 6),
  // A mouth like a grate.
  grate: (fill) =>
    shape(P`36 -24, 0 -34, -40 -28, -60 -10, -60 14, -40 28, 0 30, 36 22`, fill, { dx: -7 })
    + shape(P`-58 -6, -40 -18, -14 -14, -12 14, -40 20, -58 10`, '#2c1a1c', { width: 3.4, inner: glow(-30, 4, 26, '#ff8a3a', 0.9) })
    + strokes(
      [-50, -40, -30, -20].map((x) => P`${x} -16, ${x} 18`),
      5,
      STUFF.iron,
    )
    + eye(2, -14, 8, '#ffb45a'),
  worm: (fill) =>
    shape(P`36 -28, 0 -32, -30 -24, -42 0, -30 24, 0 32, 36 28`, fill, {
      dx: -6,
      inner: strokes([P`20 -30, 12 0, 20 30`, P`0 -32, -8 0, 0 32`], 3, shaded(fill, 0.35)),
    })
    + shape(oval(-30, 0, 15, 18), '#5a2430', { width: 3.4 })
    + fangs(P`-38 -15, -30 -18, -22 -15`, 10)
    + placed(fangs(P`-8 0, 0 0, 8 0`, 10), -30, 17, 1, 180),
}
/** Where the body lies, the head's place and its turn. `bias` says where it is thickest. */
const COILS: Record<string, { line: Line; at: readonly [number, number, number]; bias: number }> = {
  rising: { line: P`70 120, 92 60, 50 18, 6 18, -14 -14, 14 -44, 4 -50`, at: [-20, -48, -8], bias: 0.5 },
  coiled: { line: P`96 -60, 60 -84, 26 -60, 54 -24, 84 14, 54 56, 0 62, -40 40, -30 4, 8 0`, at: [-26, 2, 6], bias: 0.6 },
  diving: { line: P`96 -88, 66 -60, 70 -20, 40 0, 24 34, -6 46`, at: [-26, 48, -24], bias: 0.6 },
}

function worm(who: Who): string {
  const fill = hide(who)
  const {
    line,
    at: [x, y, a],
    bias,
  } = COILS[who.pick('coil', ['rising', 'coiled'])]!
  const thick = who.is('thin') ? 22 : 40
  const bands = who.is('banded')
    ? strokes(
        line.slice(0, -1).map(([bx, by]) => P`${bx - 12} ${by - 14}, ${bx} ${by}, ${bx + 8} ${by + 16}`),
        5,
        shaded(fill, 0.45),
      )
    : ''
  const lure = who.is('lure')
    ? stroke(P`${x + 4} ${y - 24}, ${x - 10} ${y - 62}, ${x - 52} ${y - 56}`, 5, dim(fill))
      + glow(x - 56, y - 44, 40, '#ffe9a6', 0.6)
      + shape(oval(x - 56, y - 44, 13, 15), '#fff1b8', { width: 3.2, shade: '#f2b64e' })
    : ''
  const sea = who.is('afloat') ? water(66) : ''
  return (
    limb(line, thick, fill, bias) + bands + placed(HEADS[who.pick('head', ['eel'])]!(fill), x, y, who.is('thin') ? 0.8 : 1, a) + lure + sea
  )
}

/** It swims with its head flat on the water. */
function hunter(who: Who): string {
  const fill = hide(who)
  const hump = (x: number, y: number, s: number) =>
    placed(
      limb(P`-40 40, -30 -10, 0 -30, 30 -10, 40 40`, 30, fill, 0.5)
        + shapes(
          [-16, 0, 16].map((n) => P`${n - 8} -28, ${n} -48, ${n} -48, ${n + 8} -26`),
          lit(fill, 0.2),
          { width: 3 },
        ),
      x,
      y,
      s,
    )
  return hump(84, 6, 0.7) + hump(34, 10, 1) + placed(HEADS.serpent!(fill), -24, 18, 1.15) + water(44)
}

/** Nobody has ever found the end of it. */
function tangle(who: Who): string {
  const fill = hide(who)
  const loops = [
    P`-80 30, -40 -50, 40 -50, 70 20, 10 60, -60 10, -10 -70`,
    P`80 -30, 20 -80, -60 -20, -50 60, 30 70, 80 20, 20 -20`,
    P`-90 -30, -20 30, 60 40, 90 -50, 30 -40, -20 70`,
  ]
  const head = (x: number, y: number, a: number, mirrored: boolean) => placed(HEADS.eel!(lit(fill, 0.1)), x, y, 0.62, a, mirrored)
  return (
    loops.map((line, n) => limb(line, 24, lit(fill, n * 0.14), 0.5)).join('')
    + head(-58, -38, -20, false)
    + head(62, -44, 24, true)
    + head(-34, 52, 14, false)
    + head(60, 42, -10, true)
  )
}

/** Mouths in the mud. */
function lampreys(who: Who): string {
  const fill = hide(who)
  const one = (x: number, y: number, s: number, a: number) =>
    placed(limb(P`14 90, 18 50, 6 20, 10 0`, 36, fill, 0.5) + placed(HEADS.lamprey!(fill), 12, -8, 1, 40), x, y, s, a)
  return (
    one(-58, 10, 0.7, -12)
    + one(58, 2, 0.75, 14)
    + one(0, -18, 1, 0)
    + shape(P`-130 130, -120 70, -60 58, 0 68, 60 58, 120 70, 130 130`, '#8a7a5c', { dx: 0, dy: 6, shade: lit('#8a7a5c', 0.3) })
  )
}

function salamander(who: Who): string {
  const fill = hide(who)
  const leg = (line: Line) =>
    limb(line, 13, fill, 0.4)
    + strokes(
      [0, 8, -8].map((d) => move(P`0 0, -8 8`, line.at(-1)![0] + d, line.at(-1)![1])),
      4,
    )
  return (
    glow(0, 10, 84, '#ff9a3a', 0.4)
    + limb(P`108 -58, 92 -10, 50 34, 0 30, -30 6`, 46, fill, 0.6)
    + leg(P`44 34, 66 60, 56 84`)
    + leg(P`-8 30, 8 62, -8 88`)
    + leg(P`-24 22, -56 40, -72 70`)
    + spots(P`70 12, 50 26, 26 28, 4 20, 88 -16`, 6, '#ffd67a')
    + shape(P`0 -22, -30 -36, -64 -24, -84 -4, -78 12, -40 22, -4 18, 10 -4`, fill, {
      dx: -7,
      inner: spots(P`-20 -16, -4 -6`, 5, '#ffd67a'),
    })
    + stroke(P`-83 4, -50 12, -20 8`, 4)
    + eye(-42, -14, 9)
    + shape(P`-86 8, -106 2, -116 10, -104 12, -112 20, -90 14`, '#e0483a', { width: 2.4 })
    + [
      [-10, -26],
      [16, -20],
      [40, -10],
    ]
      .map(([x, y]) => shape(turn(P`-8 8, -6 -12, 0 -26, 0 -26, 8 -8, 8 8`, x!, y!, 20), '#ee8427', { width: 2.6, shade: '#ffd67a' }))
      .join('')
  )
}

/** Three strands, laid left-handed. */
function rope(): string {
  const lay = (line: Line, width: number) =>
    stroke(line, width + 7)
    + stroke(line, width, STUFF.rope)
    + strokes(
      line.map(([x, y]) => P`${x - 9} ${y + 9}, ${x + 9} ${y - 9}`),
      3,
      shaded(STUFF.rope, 0.6),
    )
  const way = P`100 80, 84 84, 66 80, 50 70, 40 56, 36 40, 42 26, 54 16, 66 4, 70 -12, 64 -28, 50 -38, 34 -40, 18 -36, 4 -28,
    -8 -16, -20 -4`
  return (
    [0, 1, 2].map((n) => lay(oval(-14, 66 - n * 15, 56 - n * 3, 17, 16).concat([[42 - n * 3, 66 - n * 15]]), 17)).join('')
    + lay(way, 22)
    + shape(P`-14 -14, -40 -22, -66 -8, -76 10, -54 12, -62 24, -34 24, -10 8`, STUFF.rope, {
      dx: -5,
      inner: strokes([P`-30 -20, -23 -6, -16 8`, P`-46 -16, -38 0, -30 16`, P`-60 -6, -54 3, -48 12`], 3, shaded(STUFF.rope, 0.6)),
    })
    + eye(-42, -4, 7)
    + strokes([P`-70 10, -81 6, -92 2`, P`-66 16, -78 17, -90 18`, P`-60 22, -70 29, -80 36`], 4.4, STUFF.rope)
  )
}

export const LONG: Record<string, Kind> = {
  worm: kind(worm, '#bcd2d8', ['thin', 'banded', 'lure', 'afloat'], { head: Object.keys(HEADS), coil: Object.keys(COILS) }),
  hunter: kind(hunter, '#c9d6c8'),
  tangle: kind(tangle, '#a9c0c6'),
  lampreys: kind(lampreys, '#d3c6a4'),
  salamander: kind(salamander, '#e6bd94'),
  rope: kind(rope, '#cdd6da'),
}
