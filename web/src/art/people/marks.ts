// Marks: on the skin, over the face, or carried. And the gifts, which are seen round the head.

import { CLOTH, INK, STUFF, mix, shaded } from '../colours'
import { P, glow, move, oval, patch, shape, spot, spots, stroke, strokes, turn } from '../pen'
import type { Face } from './face'

type Mark = (f: Face) => string

export const ON_SKIN: Record<string, Mark> = {
  freckles: (f) => spots(move(P`-30 10, -25 14, -32 17, 4 13, 10 17, 16 12, 11 10, -20 10`, 0, f.eyeY), 1.3, mix(f.skin, '#8a3b1c', 0.55)),
  stubble: (f) => patch(f.X`-1 16, -.5 22, .2 20, 1 4, 1 60, -1 60`, mix(f.skin, f.hair, 0.26)),
  paint: (f) =>
    strokes(
      [0, 7, 14].map((y) => f.X`.02 ${9 + y}, .34 ${10 + y}, .66 ${5 + y}`),
      4.6,
      f.paint,
    )
    + strokes(
      [0, 7].map((y) => f.X`-.96 ${9 + y}, -.76 ${11 + y}, -.6 ${10 + y}`),
      4.2,
      f.paint,
    ),
  bar: (f) => patch(P`-60 -10, 0 -8, 60 -12, 60 8, 0 9, -60 9`, f.paint, 0.85),
  mask: () => patch(P`-60 -12, 0 -11, 60 -14, 60 8, 8 10, -10 4, -24 10, -60 8`, '#2f2629'),
  dots: (f) =>
    spots(
      [-0.82, -0.62, -0.42, -0.2, 0.02, 0.24, 0.46].map((x, i) => [f.w * x, -20 - Math.sin((i / 6) * 3.14) * 4] as const),
      2.3,
      f.paint,
    )
    + spot(-f.w * 0.2, 42, 2.4, f.paint)
    + spot(-f.w * 0.2, 35.5, 1.8, f.paint),
  'brow-dot': (f) => spot(-f.w * 0.3, -22, 3.6, f.paint) + spot(-f.w * 0.3, -30, 2.2, f.paint),
  scar: (f) =>
    stroke(f.X`.4 -26, .28 -4, .46 22`, 4, mix(f.skin, '#fff0e0', 0.55)) + stroke(f.X`.43 -24, .32 -4, .48 20`, 1.6, shaded(f.skin, 0.5)),
  soot: (f) => patch(f.X`.2 8, .7 4, .8 18, .4 24`, '#4a3d38', 0.5) + patch(f.X`-.9 -22, -.6 -26, -.5 -16, -.8 -12`, '#4a3d38', 0.4),
  rings: (f) => [-0.6, 0.12].map((x) => patch(oval(f.w * x, f.eyeY + 3, 11, 10), shaded(f.skin, 0.45), 0.6)).join(''),
}

const lens = (x: number, y: number, r: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="11.5" fill="#fff7df" fill-opacity=".16" stroke="${INK}" stroke-width="2.6"/>`

export const OVER: Record<string, Mark> = {
  patch: (f) =>
    stroke(f.X`-.94 -24, .1 -14, .96 2`, 3.2) + shape(oval(f.w * 0.12, f.eyeY, 12, 11), '#3a2b2a', { width: 3, dx: -3, dy: -3 }),
  glasses: (f) =>
    lens(-f.w * 0.6, f.eyeY, 9.5)
    + lens(f.w * 0.12, f.eyeY, 12)
    + stroke(f.X`-.36 ${f.eyeY - 2}, -.26 ${f.eyeY - 5}, -.18 ${f.eyeY - 2}`, 3)
    + stroke(f.X`.42 ${f.eyeY - 2}, .66 ${f.eyeY - 4}, .9 ${f.eyeY - 3}`, 2.6),
  monocle: (f) => lens(f.w * 0.12, f.eyeY, 12) + stroke(f.X`.4 6, .56 30, .4 58`, 2),
  blindfold: (f) =>
    shape(f.X`-1 -12, 0 -10, 1.06 -16, 1.06 2, 0 9, -.96 8`, f.trim, {
      width: 3.4,
      inner: stroke(f.X`-.9 -2, 0 1, 1 -6`, 2, shaded(f.trim, 0.5)),
    }),
  bandana: (f) =>
    shape(f.X`-.98 6, -.3 15, .4 14, 1 2, .98 34, .5 62, -.1 74, -.5 62, -.9 34`, f.trim, {
      width: 3.8,
      inner: spots(f.X`-.6 24, -.1 30, .4 24, -.3 44, .2 46`, 2.4, '#fff0d8'),
    }),
  pipe: (f) =>
    shape(f.X`-.3 31, -.9 36, -1.16 44, -1.2 38, -1.5 38, -1.5 54, -1.3 58, -1 48, -.3 36`, '#7a4a2a', { width: 3.4, dx: -2, dy: -3 })
    + stroke(f.X`-1.36 32, -1.5 20, -1.3 8, -1.48 -6`, 4, '#f7efdc'),
  straw: (f) => stroke(f.X`-.4 32, -.9 30, -1.3 22`, 3.2, '#c79a3a'),
  quill: (f) =>
    shape(turn(P`-2 8, -5 -22, 4 -48, 4 -48, 8 -24, 3 8`, f.w * 0.94, -2, 28), CLOTH.cream, {
      width: 2.8,
      dx: -2,
      inner: stroke(turn(P`0 8, 2 -40`, f.w * 0.94, -2, 28), 1.8),
    }),
  moth: () =>
    shape(P`60 62, 40 36, 34 52, 42 66, 56 70, 46 84, 58 86, 62 72`, '#e3d3ae', { width: 2.8, dx: -2, inner: spot(45, 53, 4, CLOTH.umber) })
    + shape(P`64 62, 84 36, 92 50, 84 66, 70 70, 80 82, 68 86, 63 72`, '#e3d3ae', {
      width: 2.8,
      dx: -2,
      inner: spot(81, 53, 4, CLOTH.umber),
    })
    + stroke(P`62 58, 62 84`, 7, CLOTH.umber)
    + strokes([P`61 58, 54 46`, P`63 58, 70 46`], 2),
  noose: (f) =>
    shape(f.X`-.6 44, -.5 58, .2 68, .9 60, 1.04 44, 1 54, .9 68, .2 78, -.6 66`, STUFF.rope, {
      width: 3.4,
      inner: strokes(
        [-20, -8, 4, 16, 28].map((x) => P`${x} 52, ${x + 5} 80`),
        2,
        shaded(STUFF.rope, 0.5),
      ),
    })
    + shape(P`0 70, 14 70, 16 104, 2 106`, STUFF.rope, {
      width: 3.4,
      inner: strokes(
        [78, 86, 94].map((y) => P`0 ${y}, 16 ${y + 4}`),
        2,
        shaded(STUFF.rope, 0.5),
      ),
    }),
  bell: () =>
    stroke(P`-22 58, -4 72, 8 72, 30 58`, 2.6)
    + shape(P`-2 72, 8 72, 12 82, 18 92, -12 92, -6 82`, STUFF.brass, { width: 3, dx: -2, dy: -2 })
    + spot(3, 95, 3.4),
  rope: () =>
    [0, 8, 16]
      .map((d) =>
        stroke(P`${-70 + d} 104, ${-30 + d} 76, ${14 + d} 84, ${54 + d} ${104}`, 8, d === 8 ? shaded(STUFF.rope, 0.14) : STUFF.rope),
      )
      .join('') + strokes([P`-70 100, -32 72, 14 80`, P`-54 106, -18 84, 26 88`], 1.6),
  spoon: () => shape(turn(P`-4 40, -4 -6, -12 -18, -8 -34, 8 -34, 12 -18, 4 -6, 4 40`, 62, 62, 18), STUFF.wood, { width: 3.2 }),
  jars: () =>
    [
      [-34, 78],
      [46, 76],
    ]
      .map(
        ([x, y]) =>
          shape(move(P`-9 -12, -12 0, -10 18, 10 18, 12 0, 9 -12`, x!, y!), '#a9d3cf', { width: 2.8, shade: '#6fa3a8' })
          + shape(move(P`-9 -18, 9 -18, 10 -11, -10 -11`, x!, y!), CLOTH.brick, { width: 2.4 }),
      )
      .join(''),
  lamp: () =>
    glow(60, 70, 26)
    + shape(P`48 60, 72 60, 74 88, 46 88`, '#ffe7a2', { width: 3.2, shade: '#f2b64e' })
    + shape(P`52 50, 68 50, 76 61, 44 61`, STUFF.brass, { width: 3 }),
  flour: () => spots(P`-50 76, -34 88, -20 78, 24 86, 46 78, 60 90, 8 92`, 3.4, '#fff8ea'),
}
const star = (x: number, y: number, r: number) =>
  patch(
    P`${x} ${y - r}, ${x} ${y - r}, ${x + r * 0.2} ${y - r * 0.2}, ${x + r} ${y}, ${x + r} ${y}, ${x + r * 0.2} ${y + r * 0.2},
  ${x} ${y + r}, ${x} ${y + r}, ${x - r * 0.2} ${y + r * 0.2}, ${x - r} ${y}, ${x - r} ${y}, ${x - r * 0.2} ${y - r * 0.2}`,
    '#fff1b8',
  )

/** Gifts: behind the head, on the skin, and before everything. */
export const GIFTS: Record<string, { behind?: Mark; skin?: Mark; before?: Mark }> = {
  // Rays that the sky has sent.
  chosen: {
    behind: () =>
      glow(2, -10, 82, '#ffe9a6', 0.55)
      + Array.from({ length: 16 }, (_, i) => stroke(turn(P`0 -66, 0 ${i % 2 ? -84 : -94}`, 2, -10, i * 22.5), 6, '#f2b64e')).join(''),
  },
  // Somebody who no longer sleeps: a moon, and eyes that are wide open.
  woken: {
    behind: () =>
      shape(P`-64 -84, -80 -70, -80 -50, -64 -38, -48 -44, -60 -50, -64 -62, -56 -80`, '#fff1c2', { width: 3.2 })
      + star(62, -74, 9)
      + star(76, -44, 6),
    skin: (f) => ON_SKIN.rings!(f),
  },
  // A bird that tells the news.
  whisperer: {
    before: () =>
      shape(P`40 20, 46 6, 60 2, 72 10, 74 24, 94 42, 68 40, 50 36`, '#7f8f9c', {
        width: 3,
        inner: patch(P`44 22, 54 18, 62 30, 50 36`, '#c9744a'),
      })
      + stroke(P`42 14, 32 16`, 4, STUFF.brass)
      + spot(53, 12, 2.4)
      + stroke(P`60 22, 72 28, 82 36`, 2.2),
  },
  // A third eye, open.
  seer: {
    before: (f) =>
      shape(f.X`-.56 -27, -.28 -35, .02 -27, -.28 -20`, '#fff6e4', { width: 2.6, dx: 0, dy: 2 })
      + spot(-f.w * 0.28, -27, 4, '#5a3c86', 5)
      + spot(-f.w * 0.28 - 1.4, -29, 1.2, '#fff'),
  },
  // Sparks in a ring.
  mage: {
    behind: () => `<circle cx="2" cy="-12" r="74" fill="none" stroke="#8a63b0" stroke-width="3.4" stroke-dasharray="16 10"/>`,
    before: () =>
      [
        [-72, -30],
        [-44, -76],
        [30, -86],
        [72, -46],
        [76, 12],
        [-70, 26],
      ]
        .map(([x, y], n) => star(x!, y!, n % 2 ? 8 : 12))
        .join(''),
  },
  // A heart worn outside.
  empath: {
    before: () =>
      glow(44, 52, 24, '#ff9d8a', 0.5)
      + shape(P`44 44, 36 36, 24 38, 22 50, 44 68, 44 68, 66 50, 64 38, 52 36`, CLOTH.brick, { width: 3, dx: -3 })
      + stroke(P`30 44, 28 50`, 3, '#ffd9cc'),
  },
}
