// Animals that walk along.

import { CLOTH, INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, corners, hatch, oval, patch, ruffle, shape, spot, spots, stroke, strokes, turn, type Line } from '../pen'

const COATS = {
  tan: '#c58d52',
  brown: '#7d5536',
  grey: '#8e8a86',
  black: '#4a4346',
  white: '#efe6d4',
  ginger: '#cf7f3c',
  cream: '#e3cda0',
  ochre: '#d9a13a',
  blue: '#7d93a6',
}
const COAT_NAMES = Object.keys(COATS) as (keyof typeof COATS)[]
const PALE = '#f6e7c8'
const WASH = '#c9cf9f'

const eyes = (at: readonly (readonly [number, number, number])[]) =>
  at.map(([x, y, r]) => spot(x, y, r, INK, r * 1.2) + spot(x - 1.6, y - 2.4, r * 0.36, '#fff8e6')).join('')
const star = (x: number, y: number, r: number) =>
  corners(Array.from({ length: 10 }, (_, i) => turn([[0, i % 2 ? -r * 0.43 : -r]], x, y, i * 36)[0]!))
const BAND = P`-22 48, 4 60, 34 50, 48 32, 52 42, 38 62, 6 72, -24 60`
const COLLARS: Record<string, (trim: string) => string> = {
  none: () => '',
  star: (trim) => shape(BAND, trim, { width: 3.8 }) + shape(star(2, 76, 14), CLOTH.ochre, { width: 3, dx: -2, dy: -2 }),
  tag: (trim) => shape(BAND, trim, { width: 3.8 }) + shape(oval(2, 75, 8, 9), STUFF.tin, { width: 3, dx: -2, dy: -2 }),
  bell: (trim) => shape(BAND, trim, { width: 3.8 }) + shape(P`-6 68, 8 68, 14 84, -12 84`, STUFF.brass, { width: 3 }) + spot(1, 87, 3),
  ruff: () =>
    shape(ruffle(P`-32 46, -42 64, 4 84, 54 64, 46 42, 6 60`, 16, 5), CLOTH.cream, {
      width: 3.6,
      inner: strokes(
        [-24, -8, 8, 24, 38].map((x) => P`${x} 54, ${x - 2} 76`),
        2,
      ),
    }),
  scarf: (trim) =>
    shape(P`-26 44, 4 58, 38 46, 50 32, 54 46, 38 66, 4 76, -28 62`, trim, { width: 3.8 })
    + shape(P`20 66, 38 62, 44 96, 26 98`, trim, { width: 3.6, inner: stroke(P`24 84, 44 82`, 4, CLOTH.cream) }),
}
const dye = (who: Who) => CLOTH[who.pick('trim', ['brick', 'teal', 'indigo', 'plum'])]
/** A smooth edge, or a shaggy one. */
const edge = (who: Who, line: Line, tufts: number) => (who.is('shaggy') ? ruffle(line, tufts, 5, true, who.dice('fur')) : line)

function dog(who: Who): string {
  const coat = COATS[who.pick('coat', ['tan', 'brown', 'black', 'cream'])]
  const dark = shaded(coat, who.is('patched') ? 0.6 : 0.22)
  const ears = who.is('pricked')
    ? [P`-26 -34, -38 -66, -38 -66, -8 -46`, P`12 -44, 34 -70, 34 -70, 42 -22`].map((line) => shape(line, dark, { dx: -4 })).join('')
    : shape(P`-24 -38, -36 -46, -46 -34, -44 -16, -34 -18, -26 -28`, shaded(coat, 0.25), { dx: -4 })
  const muzzle =
    patch(P`-28 -8, -14 4, -14 24, -30 44, -80 40, -80 -14, -44 -14`, PALE)
    + patch(P`-18 -46, -8 -46, -12 -20, -24 -10, -28 -20`, PALE)
    + (who.is('patched') ? patch(P`-6 -50, 40 -50, 30 0, 2 4, -10 -16`, dark) : '')
  return (
    shape(ruffle(P`-34 130, -28 60, -14 30, 40 20, 60 70, 74 130`, 20, 4, true), coat, {
      dx: -8,
      inner: patch(ruffle(P`-24 130, -26 66, -8 48, 16 66, 14 130`, 12, 4, true), PALE),
    })
    + ears
    + shape(
      edge(
        who,
        P`10 -47, -14 -46, -28 -36, -33 -20, -47 -12, -60 -9, -68 0, -68 12, -62 22, -48 30, -26 37, 4 42, 30 34, 42 12, 42 -16,
      30 -38`,
        26,
      ),
      coat,
      { inner: muzzle },
    )
    + shape(P`-72 -2, -66 -10, -54 -9, -52 0, -60 7, -69 6`, '#2f2427', { width: 2.4, dx: -2, dy: -3, shade: '#1c1416' })
    + spot(-65, -5, 2.4, '#fff3e0', 1.4)
    + stroke(P`-60 8, -60 16, -48 23, -30 22, -18 14`, 3.2, INK, 0.8)
    + shape(P`-52 23, -38 25, -38 36, -44 42, -52 36`, '#d8675a', { width: 2.8, dx: -2, inner: stroke(P`-45 26, -45 36`, 1.6) })
    + eyes([
      [-16, -14, 4.6],
      [-37, -15, 3.6],
    ])
    + stroke(P`-24 -25, -16 -30, -6 -26`, 3.6, shaded(coat, 0.5))
    + stroke(P`-42 -26, -38 -28, -33 -26`, 3, shaded(coat, 0.5))
    + spots(P`-50 12, -44 16, -42 9`, 1.3)
    + (who.is('pricked') ? '' : shape(P`12 -40, 32 -40, 48 -18, 52 12, 40 26, 26 14, 16 -10`, dark, { dx: -4 }))
    + COLLARS[who.pick('collar', ['star', 'tag', 'scarf'])]!(dye(who))
  )
}

const STRIPES = [
  P`-14 -48, -12 -36, -14 -26`,
  P`-3 -50, -2 -38, -3 -28`,
  P`9 -48, 8 -36, 10 -26`,
  P`44 6, 32 6, 22 2`,
  P`44 18, 34 16, 24 12`,
  P`-52 6, -42 6, -34 2`,
  P`-50 18, -42 16, -34 12`,
]
const WHISKERS = [P`-22 18, -46 16, -68 20`, P`-22 22, -44 25, -62 33`, P`14 18, 38 15, 62 17`, P`14 22, 36 25, 56 32`]
function cat(who: Who): string {
  const coat = COATS[who.pick('coat', ['grey', 'black', 'ginger', 'white'])]
  const cross = who.is('cross')
  const eye = (x: number, s: number) =>
    shape(P`${x - 11 * s} -4, ${x} -12, ${x + 10 * s} -6, ${x + 1} 5`, '#d9c64a', { width: 3, dx: -2, dy: -2 })
    + spot(x - 0.5, -4, 2.4, INK, 7)
    + spot(x - 2.5, -7, 1.5, '#fffbe8')
    + (cross ? patch(P`${x - 12} -12, ${x} -16, ${x + 12} -13, ${x + 10} -6, ${x} -9, ${x - 11} -5`, shaded(coat, 0.25)) : '')
  const ear = (outer: Line, inside: Line) => shape(outer, coat, { dx: -4 }) + patch(inside, '#d99a88')
  const brows = cross ? [P`-38 -16, -26 -12, -15 -8`, P`5 -8, 16 -12, 28 -16`] : [P`-38 -12, -26 -17, -15 -11`, P`5 -11, 16 -17, 28 -12`]
  const mouth = cross ? [P`-4 16, -5 21, -12 27`, P`-4 16, -3 21, 5 27`] : [P`-4 16, -5 22, -13 25, -19 21`, P`-4 16, -4 22, 5 25, 11 20`]
  return (
    shape(P`-44 130, -38 84, -22 40, 30 40, 48 84, 56 130`, coat, {
      dx: -9,
      inner: patch(ruffle(P`-20 130, -24 58, 0 44, 22 58, 20 130`, 14, 4, true), '#f2e8d6'),
    })
    + ear(P`-46 -22, -50 -66, -50 -66, -20 -46`, P`-42 -34, -45 -54, -45 -54, -30 -44`)
    + ear(P`12 -46, 42 -66, 42 -66, 42 -20`, P`24 -44, 38 -54, 38 -54, 37 -34`)
    + shape(ruffle(P`-4 -50, -30 -44, -48 -20, -52 8, -38 30, -6 38, 28 30, 46 8, 42 -20, 24 -44`, 24, 2.4, true), coat, {
      inner:
        (who.is('plain') ? '' : strokes(STRIPES, 5, shaded(coat, 0.5)))
        + patch(P`-30 12, -12 6, -4 12, 6 6, 22 12, 20 34, -4 42, -28 34`, '#f2e8d6'),
    })
    + eye(-26, 0.9)
    + eye(16, 1)
    + strokes(brows, 3.6)
    + shape(P`-11 9, 2 9, -4 16, -4 16`, '#c96f62', { width: 2.6, dx: -1, dy: -1 })
    + strokes(mouth, 2.6)
    + WHISKERS.map((line) => stroke(line, 1.9, '#fff6e2', 0.2)).join('')
    + COLLARS[who.pick('collar', ['none', 'bell'])]!(dye(who))
  )
}

const PLATES = [
  P`26 -20, 6 14, 20 40`,
  P`26 -20, 58 -16, 74 6`,
  P`58 -16, 52 20, 66 46`,
  P`6 14, 52 20, 92 22`,
  P`20 40, 30 60, 20 90`,
  P`66 46, 60 70, 66 96`,
]
function tortoise(who: Who): string {
  const [shell, skin] = ['#8a6b3c', '#a8a860']
  return (
    shape(P`-28 70, -16 20, 8 -14, 40 -34, 74 -22, 96 14, 100 70, 90 130, -24 130`, shell, {
      dx: -8,
      dy: -7,
      inner: strokes(PLATES, 3.4, shaded(shell, 0.55)) + patch(P`26 4, 40 2, 42 10, 30 12`, lit(shell, 0.4), 0.7),
    })
    + shape(P`-50 130, -56 70, -54 30, -20 14, -6 40, -6 80, 6 130`, skin, {
      inner: strokes(
        [44, 56, 68, 80, 92].map((y) => P`-54 ${y}, -34 ${y + 7}, -8 ${y - 2}`),
        2.2,
        shaded(skin, 0.5),
      ),
    })
    + shape(P`-22 -36, -44 -36, -62 -24, -72 -6, -70 6, -60 14, -66 20, -54 32, -30 36, -8 28, 2 8, 0 -18, -8 -30`, skin, {
      inner:
        patch(P`-76 10, -50 14, -22 10, -8 40, -70 44`, lit(skin, 0.35))
        + spots(P`-14 -14, -8 -4, -16 2, -10 12, -22 -26`, 3, shaded(skin, 0.22), 2.4),
    })
    + stroke(P`-71 6, -58 14, -38 16, -18 8, -12 0`, 3.6, INK, 0.75)
    + stroke(P`-66 -6, -63 -9, -61 -6`, 2.8)
    + shape(oval(-34, -12, 11, 10), lit(skin, 0.25), { width: 3, dx: -3, dy: -3 })
    + spot(-36, -10, 5, INK, 5.5)
    + spot(-38, -12.5, 1.7, '#fff8e6')
    + patch(P`-46 -12, -34 -24, -22 -12, -34 -14`, shaded(skin, 0.2))
    + stroke(P`-46 -11, -34 -14.5, -22 -11`, 3.2)
    + stroke(P`-46 2, -36 5, -26 1`, 1.8)
    + stroke(P`-44 -30, -34 -32, -24 -28`, 2)
    + shape(P`-58 46, -34 56, -6 44, -6 54, -32 68, -58 58`, dye(who), { width: 3.6 })
    + shape(P`-40 60, -26 60, -22 78, -32 84, -42 76`, CLOTH.ochre, { width: 3.2, dx: -3 })
    + stroke(P`-32 66, -32 76`, 2.2)
  )
}

function bird(who: Who): string {
  const coat = COATS[who.pick('coat', ['ochre', 'tan', 'blue'])]
  const plume = ([x, y, a]: readonly number[]) =>
    shape(turn(P`-5 6, -8 -18, 0 -34, 8 -18, 5 6`, x!, y!, a!), CLOTH.brick, { width: 3.2, dx: -3 })
  const halter = shape(P`-30 -22, -24 -26, -22 24, -28 26`, CLOTH.umber, { width: 2.8 }) + stroke(P`-26 22, 4 44, 36 42`, 6, CLOTH.umber)
  return (
    shape(ruffle(P`-30 130, -22 70, -10 36, 30 30, 44 70, 58 130`, 16, 4, true), coat, { dx: -8 })
    + [
      [-14, -50, -26],
      [0, -54, -4],
      [14, -52, 18],
    ]
      .map(plume)
      .join('')
    + shape(P`6 -50, -20 -46, -34 -26, -36 0, -26 26, -4 40, 24 36, 42 12, 42 -20, 28 -42`, coat)
    + shape(P`-30 -12, -50 -12, -72 2, -84 22, -84 22, -62 20, -44 22, -28 14`, '#c9743a', { dx: -2, dy: -5 })
    + stroke(P`-80 20, -56 12, -30 8`, 2.8)
    + stroke(P`-50 -4, -46 -6, -43 -3`, 2.6)
    + (who.is('harnessed') ? halter : '')
    + shape(oval(-10, -14, 13), '#fff2d2', { width: 3.2, dx: -2, dy: -2 })
    + spot(-13, -13, 5.6, INK, 6.2)
    + spot(-15, -16, 2, '#fff8e6')
    + stroke(P`-26 -24, -10 -32, 8 -24`, 5)
    + hatch(20, 10, 4, 16, 20, 5)
    + COLLARS[who.pick('collar', ['none'])]!(dye(who))
  )
}

function platypus(who: Who): string {
  const [coat, bill] = ['#7a5a3e', '#51494f']
  return (
    shape(ruffle(P`-44 130, -40 74, -18 40, 34 36, 54 74, 66 130`, 20, 4, true), coat, {
      dx: -9,
      inner: patch(P`-24 130, -26 70, -2 56, 20 70, 20 130`, lit(coat, 0.4)),
    })
    + shape(ruffle(P`4 -42, -22 -40, -40 -22, -44 4, -34 28, -6 40, 28 34, 46 10, 44 -18, 26 -38`, 30, 2.4, true), coat, {
      inner: patch(P`-60 12, -30 12, -6 24, 10 46, -60 50`, lit(coat, 0.35)),
    })
    + shape(P`-34 -2, -58 -8, -84 2, -92 14, -84 24, -58 30, -34 26, -26 12`, bill, { dx: -3, dy: -5 })
    + stroke(P`-90 15, -62 20, -34 18`, 3.2)
    + spots(P`-72 4, -66 1`, 2)
    + eyes([
      [-10, -14, 4.4],
      [-34, -15, 3.4],
    ])
    + [
      [-34, 10],
      [-10, 12.5],
    ]
      .map(([x, r]) => `<circle cx="${x}" cy="-14" r="${r}" fill="#fff7df" fill-opacity=".18" stroke="${INK}" stroke-width="2.8"/>`)
      .join('')
    + stroke(P`2 -16, 20 -20, 36 -18`, 2.6)
    + stroke(P`-18 -32, -8 -36, 4 -30`, 4, mix(coat, INK, 0.4))
    + shape(P`-30 50, -8 60, -8 60, -30 76, -30 76`, dye(who), { width: 3.4 })
    + shape(P`22 50, 0 60, 0 60, 22 76, 22 76`, dye(who), { width: 3.4 })
    + shape(oval(-4, 62, 6, 8), dye(who), { width: 3 })
  )
}

const features = { coat: COAT_NAMES, collar: Object.keys(COLLARS), trim: Object.keys(CLOTH) }
const kind = (draw: Kind['draw'], ...words: string[]): Kind => ({ words: [...words, 'facing-right'], features, wash: WASH, draw })
export const ANIMALS: Record<string, Kind> = {
  dog: kind(dog, 'shaggy', 'pricked', 'patched'),
  cat: kind(cat, 'cross', 'plain'),
  tortoise: kind(tortoise),
  bird: kind(bird, 'harnessed'),
  platypus: kind(platypus),
}
