// What lies in wait on a road: vermin, giants and worms.

import { INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import { read } from '../looks'
import { P, corners, hatch, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn, type Line } from '../pen'
import { PEOPLE } from '../people/person'
import { ANIMALS } from './animals'

const placed = (drawn: string, x: number, y: number, size: number, mirrored = false) =>
  `<g transform="translate(${x} ${y}) scale(${mirrored ? -size : size} ${size})">${drawn}</g>`
/** A limb: a stroke with its outline. */
const limb = (line: Line, width: number, fill: string, bias = 0.35) => stroke(line, width + 6, INK, bias) + stroke(line, width, fill, bias)

/** Three of them, each with the collar of another house. */
function pack(): string {
  const one = (n: number, looks: string) => ANIMALS.dog!.draw(read(`pack ${n}`, `dog ${looks}`, ANIMALS))
  return (
    placed(one(1, 'pricked coat:black collar:bell trim:teal'), -40, -30, 0.6)
    + placed(one(2, 'shaggy coat:brown collar:tag trim:plum'), 46, -28, 0.62, true)
    + placed(one(3, 'patched coat:tan collar:ruff'), 4, 24, 0.78)
  )
}

const WEB = [P`-70 -46, 0 -34, 66 -52`, P`-84 20, 0 0, 84 10`, P`-46 -70, -20 0, -50 80`, P`44 -72, 40 0, 62 70`, P`-70 56, -10 44, 72 50`]
const LEGS = [
  P`-24 10, -58 -34, -78 -62, -92 -30`,
  P`-26 22, -66 -6, -88 10, -98 44`,
  P`-24 32, -58 34, -74 60, -78 96`,
  P`-16 40, -34 62, -40 80, -36 104`,
  P`20 6, 56 -38, 78 -64, 94 -34`,
  P`24 20, 66 -8, 90 12, 98 46`,
  P`22 32, 58 36, 76 60, 80 96`,
  P`14 40, 34 62, 42 80, 40 104`,
]
function spider(): string {
  const fur = '#7a4f52'
  const boot = (x: number, fill: string) =>
    shape(move(P`-6 -26, 7 -26, 7 -6, 8 3, -17 3, -17 -5, -6 -9`, x, 84), fill, { width: 2.6, dx: -2 })
  const body =
    shape(ruffle(oval(4, -34, 46, 40, 12), 30, 4, true), fur, {
      inner: patch(P`4 -66, -8 -46, 4 -30, 16 -46`, '#d9a13a') + patch(P`4 -28, -6 -16, 4 -6, 14 -16`, '#d9a13a'),
    })
    + LEGS.map((line) => limb(line, 9, mix(fur, '#3a2430', 0.3))).join('')
    + shape(ruffle(oval(0, 22, 33, 29, 12), 24, 3, true), lit(fur, 0.15), { dx: -5 })
    + shapes([P`-12 44, -18 58, -10 66, -10 66, -4 46`, P`12 44, 18 58, 10 66, 10 66, 4 46`], '#e9dcc2', { width: 2.8, dx: -1 })
    + [
      [-13, 16, 8],
      [12, 16, 8.6],
      [-26, 8, 4.4],
      [26, 8, 4.4],
      [-8, 3, 4],
      [8, 3, 4],
    ]
      .map(([x, y, r]) => spot(x!, y!, r!, '#1f1218') + spot(x! - r! * 0.35, y! - r! * 0.35, r! * 0.34, '#fff4dc'))
      .join('')
    + boot(-54, '#8a5a34')
    + boot(-32, '#5d4a42')
  return strokes(WEB, 2.6, '#fff8e8') + placed(body, 0, 0, 0.88)
}

function hornet(x: number, y: number, s: number, degrees: number): string {
  const at = (line: Line) => turn(move(line, 0, 0, s), x, y, degrees)
  const rust = '#b5562a'
  return (
    shapes([at(P`0 -10, 6 -46, 26 -60, 34 -44, 16 -12`), at(P`8 -8, 34 -36, 58 -40, 56 -26, 22 -4`)], '#f2e6cf', {
      width: 3 * s,
      shade: '#cdb89a',
    })
    + shape(at(P`14 -8, 40 -16, 66 -4, 84 16, 84 16, 60 20, 34 16, 16 8`), '#e0a23c', {
      width: 4 * s,
      inner: strokes([at(P`30 -16, 34 0, 30 18`), at(P`46 -14, 50 2, 46 20`), at(P`62 -8, 64 6, 60 20`)], 9 * s, '#5d2c1c'),
    })
    + shape(at(P`-16 -12, 2 -18, 20 -8, 20 8, 2 15, -16 10`), rust, { width: 4 * s })
    + strokes([at(P`-6 12, -14 26, -8 40`), at(P`6 14, 4 30, 12 42`)], 5 * s)
    + shape(at(P`-14 -12, -32 -16, -46 -2, -40 12, -22 14, -12 8`), rust, { width: 4 * s })
    + strokes([at(P`-40 -8, -54 -22, -58 -36`), at(P`-32 -14, -40 -32, -38 -44`)], 4 * s)
    + shape(at(P`-30 -8, -22 -10, -18 0, -26 4`), '#f4d23c', { width: 2.6 * s })
    + strokes([at(P`-42 10, -54 14, -50 22`), at(P`-36 13, -44 22, -38 27`)], 5 * s)
  )
}
const hornets = () => hornet(30, -58, 0.62, 24) + hornet(-48, -18, 0.7, -14) + hornet(12, 28, 1.05, 4)

function ogre(): string {
  const skin = '#8a9460'
  const reed = (x: number, y: number, a: number) =>
    stroke(turn(P`0 0, 2 -24, 0 -44`, x, y, a), 5, '#5c7a3a')
    + shape(turn(P`-3 -40, -3 -56, 4 -56, 4 -40`, x, y, a), '#7a4f2c', { width: 2.4, dx: -1 })
  const wheel =
    `<g transform="translate(70 58)"><circle r="30" fill="none" stroke="${INK}" stroke-width="13"/>`
    + `<circle r="30" fill="none" stroke="${STUFF.wood}" stroke-width="7"/>`
    + `${strokes(
      [0, 45, 90, 135].map((a) => turn(P`-28 0, 28 0`, 0, 0, a)),
      6,
      STUFF.wood,
    )}${shape(oval(0, 0, 8), STUFF.iron, { width: 2.6 })}</g>`
  return (
    shape(P`-100 130, -96 70, -62 44, 50 42, 96 66, 104 130`, '#6d5a3c', { dx: -9, inner: hatch(-70, 80, 8, 26, 8, 9, '#4a3a24') })
    + [reed(-34, -48, -30), reed(-18, -60, -12), reed(4, -64, 4), reed(26, -58, 18), reed(42, -46, 34)].join('')
    + shapes([P`-54 -8, -76 -18, -80 2, -56 14`, P`52 -8, 74 -18, 80 0, 54 14`], skin, { dx: -4 })
    + shape(ruffle(P`0 -56, -34 -50, -52 -24, -58 14, -46 46, -16 60, 20 60, 48 44, 58 12, 52 -26, 32 -50`, 22, 2.4), skin, {
      dx: -8,
      inner:
        patch(P`-52 20, 0 34, 54 18, 40 70, -40 70`, lit(skin, 0.22))
        + spots(P`30 -20, 38 -10, 28 -4, -40 26, -34 34`, 3.4, shaded(skin, 0.3)),
    })
    + shape(ruffle(P`-48 -34, -20 -60, 20 -62, 48 -36, 20 -44, -18 -44`, 14, 6, true), '#5c6b38', { width: 3.4 })
    + patch(P`-40 -16, -6 -8, -8 -20, -36 -28`, shaded(skin, 0.4))
    + patch(P`40 -16, 8 -8, 10 -20, 38 -28`, shaded(skin, 0.4))
    + [-22, 22].map((x) => spot(x, -8, 7, '#f6e7a8') + spot(x - 1, -7, 3.4, INK)).join('')
    + stroke(P`-42 -24, -22 -18, -6 -10`, 6)
    + stroke(P`42 -24, 24 -18, 8 -10`, 6)
    + shape(P`-10 -2, -18 16, -6 24, 10 24, 18 14, 10 -2`, shaded(skin, 0.1), { width: 3.2 })
    + stroke(P`-40 38, -14 46, 16 45, 40 36`, 5)
    + shapes([P`-28 42, -32 22, -26 22, -18 43`, P`28 42, 34 22, 28 20, 18 43`], STUFF.bone, { width: 2.8, dx: -1 })
    + wheel
    + shapes([P`44 44, 60 36, 68 46, 52 58`, P`42 58, 58 52, 66 62, 50 72`], skin, { width: 3, dx: -2 })
  )
}

/** Ranks of helmets and spears, and the invoice. */
function regiment(): string {
  const soldier = (n: number, looks: string) =>
    PEOPLE.settler!.draw(read(`rank ${n}`, `settler man adult hat:helmet dress:armour cut:short brow:stern eyes:open ${looks}`, PEOPLE))
  const spear = (x: number, y: number) =>
    stroke(P`${x} 110, ${x + 2} ${y + 18}`, 6, STUFF.wood)
    + shape(P`${x + 2} ${y}, ${x + 2} ${y}, ${x + 10} ${y + 18}, ${x + 2} ${y + 28}, ${x - 6} ${y + 18}`, STUFF.steel, { width: 3 })
  const invoice = shape(corners(P`-16 34, 26 30, 30 92, -12 94`), STUFF.paper, {
    width: 3,
    inner: strokes([P`-8 44, 18 42`, P`-8 54, 20 52`, P`-6 64, 12 63`, P`8 76, 22 75`], 2.4),
  })
  return (
    [-78, -50, -20, 14, 46, 76].map((x, n) => spear(x, -104 + (n % 2) * 12)).join('')
    + placed(soldier(1, 'beard:full hair:grey skin:rose mouth:frown mark:none trim:indigo'), -44, 0, 0.58)
    + placed(soldier(2, 'beard:none hair:brown skin:brown mouth:flat mark:scar trim:indigo'), 48, 0, 0.58, true)
    + placed(soldier(3, 'broad beard:handlebar hair:brown skin:wheat mouth:flat mark:monocle trim:indigo'), 4, 34, 0.7)
    + placed(invoice, 4, 36, 0.62)
  )
}

/** It is seen by what bends behind it. */
function wyrm(): string {
  const [glass, line] = ['#dcefe8', '#3f7780']
  const o = { line, shade: '#a3cfd0' }
  const bend = (
    [
      [-56, 56],
      [-28, 76],
      [2, 84],
      [32, 76],
    ] as const
  ).map(([y, x]) => P`${-x} ${y}, -46 ${y + 4}, -20 ${y - 16}, 24 ${y + 18}, 50 ${y - 8}, ${x} ${y}`)
  return (
    spot(42, -44, 24, '#f2b04a')
    + spot(42, -44, 17, '#ffe0a0')
    + strokes(bend, 3, '#b98a4c')
    + `<g opacity=".86">${shape(
      P`92 130, 96 70, 78 30, 44 24, 24 44, 36 66, 30 92, 2 100, -30 88, -20 70, -2 58, -10 28, 8 0, 44 -12,
      84 -2, 108 30, 120 130`,
      glass,
      { ...o, dx: -9 },
    )}`
    + shapes([P`14 -44, 34 -84, 34 -84, 30 -40`, P`-6 -50, 2 -88, 2 -88, 12 -46`], glass, { ...o, width: 3.2, dx: -3 })
    + `${shape(
      P`34 -36, 8 -52, -22 -44, -44 -30, -74 -22, -88 -8, -84 4, -56 10, -70 18, -62 28, -30 26, 4 30,
      30 14, 42 -10`,
      glass,
      { ...o, inner: patch(P`-20 -40, 10 -46, 24 -34, -10 -30`, '#fffdf2', 0.9) },
    )}</g>`
    + stroke(P`-84 4, -56 10, -26 8, 0 0`, 3.4, line)
    + [-72, -58, -44].map((x) => shape(P`${x} 6, ${x + 3} 16, ${x + 8} 7`, '#fffdf2', { line, width: 1.8 })).join('')
    + shape(P`-30 -22, -16 -30, -4 -20, -18 -14`, '#ffe08a', { line, width: 2.8 })
    + spot(-17, -21, 3, '#1f3a40', 6)
    + stroke(P`-34 -28, -16 -36, 2 -26`, 3.6, line)
    + strokes([P`20 -16, 30 0, 24 16`, P`60 10, 78 28, 86 56`, P`4 40, 0 60, -14 78`], 3, '#fffdf2')
  )
}

const cloud = (x: number, y: number, s: number) =>
  shape(move(P`-40 10, -46 -4, -30 -14, -20 -28, 0 -26, 8 -16, 24 -22, 36 -8, 48 -4, 44 10`, x, y, s), '#fffaf0', {
    width: 3.2,
    shade: '#d5dde0',
  })
function eel(): string {
  const [back, belly] = ['#5d7f96', '#d9e2d4']
  const body = P`104 -84, 60 -90, 22 -72, 28 -44, 66 -26, 84 4, 64 36, 18 44, -24 34, -46 8, -84 0, -94 -14, -84 -32, -46 -42, -16 -30,
    2 -4, 30 8, 46 0, 38 -14, 4 -32, -16 -62, 10 -98, 60 -110, 110 -104`
  const fin = P`-18 -38, 2 -22, 14 -4, 34 4, 56 0, 52 -18, 14 -44, -2 -62, 14 -88, 62 -104, 62 -116, 4 -108, -32 -62, -22 -40`
  return (
    cloud(-52, -74, 0.9)
    + shape(ruffle(fin, 26, 3, true), '#86aebf', { width: 3, dx: -2 })
    + shape(body, back, {
      inner:
        patch(P`-96 -10, -50 -8, -28 16, 20 26, 56 18, 92 -10, 90 60, -60 60`, belly)
        + spots(P`40 -66, 56 -50, 70 -34, -20 -22, -34 -30`, 4, shaded(back, 0.35)),
    })
    + stroke(P`-92 -14, -70 -8, -46 -10, -34 -18`, 4)
    + [-84, -74, -64, -54].map((x) => shape(P`${x} -10, ${x + 3} -1, ${x + 7} -9`, '#fffdf2', { width: 1.8 })).join('')
    + spot(-52, -26, 7.6, '#ffe9a6')
    + spot(-53, -26, 3, INK, 6)
    + stroke(P`-62 -34, -52 -38, -42 -32`, 3.4)
    + stroke(P`-30 -16, -26 -6, -30 4`, 3)
    + cloud(56, 66, 1.1)
    + cloud(-44, 74, 1.2)
  )
}

/** Many arms, one question. */
function thirst(): string {
  const skin = '#4f7f7a'
  const arm = (line: Line, suckers: Line) => limb(line, 20, skin, 0.3) + spots(suckers, 3.6, '#cfe3c4')
  const tap = (x: number, y: number) =>
    shape(
      P`${x - 16} ${y - 6}, ${x + 8} ${y - 6}, ${x + 12} ${y + 14}, ${x + 3} ${y + 14}, ${x} ${y + 5}, ${x - 16} ${y + 5}`,
      STUFF.brass,
      { width: 2.8, dx: -2 },
    )
    + shape(oval(x - 4, y - 13, 10, 4), STUFF.brass, { width: 2.6 })
    + stroke(P`${x - 4} ${y - 10}, ${x - 4} ${y - 5}`, 4)
  const all =
    tap(-66, -66)
    + tap(70, -72)
    + arm(P`-30 40, -74 20, -92 -20, -70 -46, -56 -30`, P`-82 10, -88 -8, -84 -26`)
    + arm(P`34 36, 78 14, 94 -26, 74 -52, 58 -38`, P`84 6, 88 -12, 86 -30`)
    + arm(P`-20 -20, -40 -60, -22 -92, 2 -84, -2 -68`, P`-34 -56, -30 -74, -18 -86`)
    + shape(P`0 -58, -34 -48, -54 -16, -56 24, -40 70, -50 130, 54 130, 42 70, 58 22, 52 -18, 32 -48`, skin, {
      dx: -9,
      inner: spots(P`30 -20, 38 0, 26 12, -38 34, -30 46, 8 -44`, 5, shaded(skin, 0.3)),
    })
    + shape(P`-34 -6, -16 -26, 14 -28, 36 -8, 14 12, -16 13`, '#f4ecc4', { width: 4 })
    + spot(0, -8, 13, '#8a5c1c')
    + spot(0, -8, 6, '#160d10', 11)
    + spot(-5, -14, 3.4, '#fff')
    + stroke(P`-42 -12, -18 -36, 16 -38, 44 -14`, 6, shaded(skin, 0.55))
    + shape(oval(2, 42, 17, 14), '#22363a', { width: 4 })
    + spots(P`-10 36, -2 32, 8 33, 14 40, -12 44, 12 49, 2 52, -6 50`, 2.6, '#f4ecc4')
    + arm(P`-34 90, -66 84, -84 60, -66 44, -56 56`, P`-54 84, -70 76, -78 64`)
    + arm(P`36 92, 70 88, 86 62, 70 44, 58 56`, P`56 88, 74 78, 80 64`)
    + shape(P`58 50, 72 46, 76 66, 62 70`, STUFF.tin, { width: 2.8 })
    + spot(65, 46, 4, '#8a5c34')
  return placed(all, 0, 6, 0.86)
}

const kind = (draw: () => string, wash: string): Kind => ({ words: ['facing-right'], features: {}, wash, draw })
export const FOES: Record<string, Kind> = {
  pack: kind(pack, '#d8c39a'),
  spider: kind(spider, '#c9b7ae'),
  hornets: kind(hornets, '#e3cf9f'),
  ogre: kind(ogre, '#bcc7b0'),
  regiment: kind(regiment, '#c6c2b8'),
  wyrm: kind(wyrm, '#f0d9a4'),
  eel: kind(eel, '#bcd2d8'),
  thirst: kind(thirst, '#d9c48c'),
}
