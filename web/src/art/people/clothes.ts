// What is worn below the chin.

import { CLOTH, STUFF, lit, mix, shaded } from '../colours'
import { P, oval, patch, ruffle, shape, spot, spots, stroke, strokes, turn } from '../pen'
import type { Face } from './face'

const SHOULDERS = P`-90 130, -82 82, -52 64, -20 55, 22 55, 54 62, 86 80, 96 130`
const NARROW = P`-66 130, -62 84, -38 66, -16 57, 18 57, 42 66, 66 82, 70 130`

const body = (f: Face, inner = '', fill = f.cloth) => shape(f.child ? NARROW : SHOULDERS, fill, { inner, dx: -9, dy: -3, width: 4.8 })
const front = (f: Face) => patch(P`-20 52, 2 90, 28 52, 28 52`, f.trim === f.cloth ? CLOTH.cream : f.trim)
const clasp = (x: number, y: number, r = 5) => shape(oval(x, y, r), CLOTH.ochre, { width: 2.6, dx: -1, dy: -1 })
const teeth = () =>
  stroke(P`-26 54, -6 68, 8 70, 36 52`, 2.2)
  + [
    [-16, 62, 14],
    [-4, 68, 6],
    [8, 69, -4],
    [20, 64, -18],
  ]
    .map(([x, y, a]) => shape(turn(P`-3.4 0, 0 13, 0 13, 3.4 0`, x!, y!, a!), '#f3e7cb', { width: 2.4, dx: -1, dy: -1 }))
    .join('')

export const DRESSES: Record<string, (f: Face) => string> = {
  shirt: (f) =>
    body(f, stroke(P`2 66, 3 96`, 2.4) + spot(5, 80, 2.4))
    + shape(P`-24 50, -24 50, -30 64, -12 74, 2 62, 2 62`, lit(f.cloth, 0.25), { width: 3.6 })
    + shape(P`2 62, 2 62, 18 74, 36 62, 28 48, 28 48`, lit(f.cloth, 0.18), { width: 3.6 }),
  // A shirt with a neckerchief.
  knotted: (f) => DRESSES.shirt!(f) + shape(P`-24 46, 2 58, 32 44, 34 54, 6 72, -2 84, -10 70, -26 56`, f.trim, { width: 3.8 }),
  coat: (f) =>
    body(f, front(f) + stroke(P`3 70, 3 96`, 2))
    + shape(P`-22 50, -22 50, -40 60, -34 76, -44 80, -8 98, 0 98, -14 72`, f.cloth, { width: 3.8 })
    + shape(P`28 48, 28 48, 46 58, 44 74, 54 78, 16 98, 4 98, 20 72`, f.cloth, { width: 3.8 }),
  poncho: (f) =>
    body(
      f,
      (
        [
          [76, 11, f.trim],
          [88, 6, CLOTH.cream],
          [66, 5, CLOTH.cream],
        ] as const
      )
        .map(([y, thick, colour]) => stroke(P`-90 ${y + 12}, -40 ${y}, 4 ${y + 8}, 48 ${y}, 92 ${y + 10}`, thick, colour))
        .join(''),
    ) + shape(P`-26 48, -34 58, -10 70, 6 72, 30 66, 42 56, 32 46, 6 62`, f.cloth, { width: 4 }),
  robe: (f) =>
    body(f, stroke(P`-50 96, -30 78, -8 72`, 2.6) + stroke(P`60 96, 46 80, 26 72`, 2.6))
    + shape(P`-30 44, -44 60, -20 80, 6 86, 36 78, 54 60, 38 42, 30 54, 4 66, -20 56`, lit(f.cloth, 0.1), {
      inner: stroke(P`-36 56, -10 72, 6 76, 30 70, 48 56`, 2.4),
    })
    + clasp(4, 80),
  vestment: (f) =>
    body(f)
    + shape(P`-30 46, -44 58, -30 98, -12 100, -10 72, 4 62, 18 72, 22 100, 40 98, 52 56, 38 42, 4 58`, f.trim, {
      width: 3.6,
      inner: strokes([P`-30 84, -12 86`, P`20 86, 42 84`], 6, CLOTH.ochre),
    }),
  cloak: (f) =>
    body(
      f,
      patch(P`-14 52, 2 96, 24 52, 24 52`, CLOTH.cream) + stroke(P`-60 110, -46 84, -34 70`, 2.4) + stroke(P`70 110, 58 86, 44 70`, 2.4),
    )
    + shape(P`-32 42, -48 60, -24 76, -2 78, -12 66, -18 54`, f.cloth, { width: 4 })
    + shape(P`38 40, 56 58, 36 76, 8 80, 16 68, 28 52`, f.cloth, { width: 4 })
    + clasp(2, 76, 6.5),
  scarf: (f) =>
    body(f)
    + shape(P`-28 42, -42 56, -28 70, 4 76, 40 68, 52 54, 38 40, 30 50, 4 58, -18 52`, f.trim, {
      inner: stroke(P`-36 58, 0 68, 44 56`, 2.4),
    })
    + shape(P`26 64, 44 62, 54 96, 34 98`, f.trim, { inner: stroke(P`38 78, 54 76`, 4, CLOTH.cream) }),
  peacoat: (f) =>
    body(f, front(f))
    + shape(P`-24 46, -24 46, -48 58, -48 72, -22 92, -2 92, -2 92, -16 70`, f.cloth, { width: 4 })
    + shape(P`30 42, 30 42, 54 54, 56 70, 34 92, 6 94, 6 94, 20 70`, f.cloth, { width: 4 })
    + clasp(-34, 88, 4.4)
    + clasp(40, 90, 4.4),
  jersey: (f) =>
    body(
      f,
      strokes(
        [78, 90].map((y) => P`-90 ${y + 8}, 0 ${y}, 94 ${y + 8}`),
        8,
        CLOTH.cream,
      ),
    )
    + shape(P`-22 42, -28 62, 4 72, 38 62, 32 40, 4 54`, f.cloth, {
      width: 4,
      inner: strokes(
        [-18, -8, 2, 12, 22, 32].map((x) => P`${x} 50, ${x + 1} 70`),
        1.8,
        shaded(f.cloth, 0.6),
      ),
    }),
  fur: (f) =>
    body(f)
    + shape(
      ruffle(P`-30 46, -66 62, -80 84, -30 82, 4 90, 44 80, 86 82, 70 60, 36 44, 30 54, 4 64, -20 56`, 30, 4, true, f.next),
      mix(f.cloth, '#e8d3a8', 0.3),
    )
    + teeth(),
  hide: (f) =>
    body(f, '', f.skin)
    + shape(P`-86 98, -60 70, -40 60, -24 70, 4 84, 50 80, 88 98`, f.cloth, {
      inner: strokes(
        [-44, -34, -24].map((x, i) => P`${x} ${68 + i * 5}, ${x + 6} ${76 + i * 5}`),
        2.2,
      ),
    })
    + teeth(),
  lace: (f) =>
    body(f)
    + shape(ruffle(P`-26 48, -34 62, 4 74, 42 60, 34 46, 4 60`, 14, 3, false, f.next), CLOTH.cream, { width: 3.4 })
    + shape(oval(2, 68, 5, 6), CLOTH.brick, { width: 2.8 }),
  apron: (f) =>
    body(f, patch(P`-26 78, 36 78, 48 130, -40 130`, CLOTH.cream) + stroke(P`-26 78, 4 81, 36 78`, 3))
    + stroke(P`-26 80, -30 64, -24 52`, 6, CLOTH.cream)
    + stroke(P`36 80, 40 64, 32 50`, 6, CLOTH.cream)
    + shape(P`-24 48, -30 60, -8 70, 2 62, 2 62, 18 70, 38 60, 30 46, 4 60`, lit(f.cloth, 0.2), { width: 3.6 }),
  overalls: (f) =>
    body(
      f,
      strokes(
        [-70, -50, 56, 78].map((x) => P`${x} 70, ${x} 130`),
        3,
        '#c9bda4',
      ),
      CLOTH.cream,
    )
    + shape(P`-34 130, -32 82, -32 82, 38 80, 38 80, 42 130`, f.cloth, { width: 3.8 })
    + stroke(P`-28 86, -34 68, -30 56`, 9, f.cloth)
    + stroke(P`34 84, 42 66, 36 54`, 9, f.cloth)
    + clasp(-28, 86, 4.4)
    + clasp(34, 84, 4.4),
  armour: (f) =>
    body(f, spots(P`-40 90, 52 90`, 3, STUFF.iron) + stroke(P`2 74, 4 98`, 2.6), STUFF.steel)
    + [
      [-62, -1],
      [68, 1],
    ]
      .map(([x, s]) =>
        shape(P`${x! - 26} 98, ${x! - 24} 74, ${x!} 62, ${x! + 24} 72, ${x! + 27} 98, ${x!} 88`, STUFF.iron, {
          inner: stroke(P`${x! - 22} 80, ${x!} 72, ${x! + 22 + s! * 2} 80`, 2.4, lit(STUFF.steel, 0.6)),
        }),
      )
      .join('')
    + shape(P`-26 46, -32 60, 4 74, 42 60, 34 44, 4 58`, f.trim, { width: 4 }),
}
