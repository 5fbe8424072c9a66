// Things of a voyage: carved stones and other totems, arms, dishes, instruments, books and charts.

import { CLOTH, INK, STUFF, lit, shaded } from '../colours'
import { P, corners, glow, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn } from '../pen'
import { WOOD, bow, box, disc, flame, hoop, rod, shine, slab, writing, type Form } from './parts'

const STANDING = P`-34 46, -40 6, -30 -34, 0 -52, 32 -34, 40 6, 34 46, 0 50`
/** A carved stone, and its sign. */
const totem =
  (sign: (c: string) => string, line = STANDING): Form =>
  (c) =>
    glow(0, 0, 56, lit(c, 0.5), 0.35) + shape(line, c, { dx: -7, inner: stroke(P`-36 36, 0 42, 36 36`, 3, shaded(c, 0.5)) }) + sign(c)
const cut = (c: string) => shaded(c, 0.65)
const TOTEMS: Record<string, Form> = {
  // Blown out: glass, a wick, and smoke.
  snuffed: (c) =>
    hoop(0, -34, 14, 14, c, 4)
    + slab(P`-12 -34, 12 -34, 24 -16, -24 -16`, c)
    + shape(P`-20 -16, 20 -16, 24 12, 20 34, -20 34, -24 12`, STUFF.glass, {
      inner: stroke(P`0 34, 0 24, 0 14`, 5) + stroke(P`0 12, -8 2, 6 -6, -2 -16`, 5, '#f7f0e2'),
    })
    + rod(-13, -15, -15, 34, 1.6, c)
    + rod(13, -15, 15, 34, 1.6, c)
    + slab(P`-27 33, 27 33, 30 46, -30 46`, c),
  tongueless: (c) =>
    hoop(0, -40, 8, 8, c, 4)
    + shape(P`-12 -32, 12 -32, 22 -12, 24 14, 38 34, 38 42, -38 42, -38 34, -24 14, -22 -12`, c, { inner: shine([-14, -18], [-16, 0]) })
    + shape(oval(0, 40, 37, 8), shaded(c, 0.7), { width: 3.4 }),
  // A spiral, for what is kept.
  memory: totem((c) => stroke(P`0 0, 8 -4, 8 8, -6 10, -12 -4, 0 -18, 18 -8, 18 14, -4 24, -24 8, -20 -20`, 5, cut(c))),
  seed: (c) =>
    glow(0, 6, 50, '#d8f08a', 0.4)
    + shape(P`0 48, -28 26, -30 -4, 0 -26, 30 -4, 28 26`, '#8a6a3c', { inner: stroke(P`0 -22, 2 10, 0 44`, 3, '#5a4024') })
    + stroke(P`0 -22, 2 -40, -4 -54`, 5, c)
    + shapes([P`0 -36, 14 -56, 34 -52, 34 -52, 18 -34`, P`0 -40, -18 -54, -34 -44, -34 -44, -14 -34`], c, { width: 3 }),
  fire: totem(() => flame(0, 0, 1.9)),
  cross: totem(
    (c) => rod(0, -26, 0, 26, 7, lit(c, 0.7)) + rod(-24, 0, 24, 0, 7, lit(c, 0.7)) + box(-6, -6, 12, 12, lit(c, 0.7), { width: 0 }),
  ),
  riddle: totem((c) => stroke(P`-14 -16, 0 -30, 16 -16, 4 0, 0 12`, 8, cut(c)) + spot(0, 28, 6, cut(c))),
  fist: totem((c) =>
    shape(P`-20 20, -24 -8, -16 -20, 20 -20, 24 -6, 18 22`, lit(c, 0.4), {
      width: 3,
      inner: strokes([P`-10 -20, -10 -12, -10 -4`, P`0 -20, 0 -12, 0 -4`, P`10 -20, 10 -12, 10 -4`], 2.6, cut(c)),
    }),
  ),
  balance: totem(
    (c) =>
      rod(0, -28, 0, 26, 2.6, cut(c))
      + rod(-26, -16, 26, -16, 2.6, cut(c))
      + shapes([P`-34 4, -14 4, -24 14`, P`14 4, 34 4, 24 14`], lit(c, 0.5), { width: 2.6 }),
  ),
  strong: totem(
    (c) => rod(-28, 0, 28, 0, 4, STUFF.iron) + disc(-28, 0, 13, cut(c), { width: 3 }) + disc(28, 0, 13, cut(c), { width: 3 }),
    P`-50 46, -52 0, -36 -40, 0 -48, 38 -40, 52 0, 50 46, 0 52`,
  ),
  malice: totem(
    (c) =>
      shapes([P`-26 -12, -6 -4, -10 6, -24 2`, P`26 -12, 6 -4, 10 6, 24 2`], '#f4e06a', { width: 3 })
      + stroke(P`-18 24, 0 18, 20 26`, 5, cut(c)),
    P`-36 46, -46 0, -44 -46, -44 -46, -20 -34, 0 -40, 22 -34, 44 -48, 44 -48, 46 0, 36 46, 0 50`,
  ),
  lion: (c) =>
    shape(ruffle(oval(0, 0, 44, 44, 12), 16, 8), shaded(c, 0.3))
    + shape(oval(0, 4, 29, 30), c, { dx: -5 })
    + strokes([P`-16 -6, -12 -4, -8 -2`, P`16 -6, 12 -4, 8 -2`], 4)
    + shape(P`-8 8, 8 8, 0 16`, '#4a3026', { width: 2.4 })
    + strokes([P`0 16, -5 20, -10 24`, P`0 16, 5 20, 10 24`], 3),
  pearl: (c) =>
    glow(0, 0, 56, '#ffffff', 0.5)
    + disc(0, 2, 40, c, { inner: shine([-24, -8], [-14, -24], [2, -28]) + stroke(P`26 10, 16 28, -4 34`, 4, '#c9a8c8') }),
  hound: totem(
    (c) =>
      shape(P`-22 18, -24 -6, -26 -26, -10 -16, 10 -16, 26 -26, 24 -6, 20 18, 0 28`, lit(c, 0.45), { width: 3 })
      + spots(P`-10 0, 10 0`, 3.4)
      + shape(oval(0, 14, 6, 5), '#33261c', { width: 2 })
      + glow(0, 4, 30),
  ),
  ear: (c) =>
    shape(P`-6 -50, -38 -30, -40 8, -20 30, -22 50, 8 50, 16 22, 36 2, 34 -34, 14 -50`, c, {
      inner: stroke(P`-4 -34, -22 -18, -20 4, 0 -2, 10 -16, 18 -4, 4 14, -4 28`, 6, shaded(c, 0.5)) + shine([-26, -20], [-30, -2]),
    }),
  weak: totem(
    (c) => bow(P`-24 14, -20 -14, 0 -22, 20 -14, 24 14`, lit(c, 0.5), 7) + stroke(P`0 -20, 0 2, 0 24`, 4, cut(c)),
    P`-48 46, -52 22, -34 -6, 0 -18, 36 -6, 52 22, 48 46, 0 50`,
  ),
  round: (c) =>
    glow(0, 4, 52, '#ffd67a', 0.4)
    + disc(0, 6, 34, c, { inner: patch(P`-40 -20, 0 -34, 10 0, -10 40, -40 30`, lit(c, 0.4)) })
    + stroke(P`-16 -10, 0 -18, 16 -10`, 3, cut(c)),
  weight: (c) =>
    hoop(0, -40, 12, 11, STUFF.iron, 6)
    + shape(corners(P`-20 -30, 20 -30, 38 46, -38 46`), c, { dx: -6 })
    + stroke(P`-20 14, 0 8, 20 16`, 4, shaded(c, 0.6))
    + spots(P`-8 -4, 8 -4`, 3),
  hourglass: (c) =>
    slab(P`-34 -54, 34 -54, 34 -44, -34 -44`, c)
    + slab(P`-34 44, 34 44, 34 54, -34 54`, c)
    + shape(P`-26 -44, -22 -16, -4 0, -22 16, -26 44, 26 44, 22 16, 4 0, 22 -16, 26 -44`, STUFF.glass, {
      inner: patch(P`-20 -26, 20 -26, 2 0, -2 0`, '#dcb860') + patch(P`-22 44, -10 30, 10 30, 22 44`, '#dcb860'),
    })
    + rod(-32, -44, -32, 44, 2.4, c)
    + rod(32, -44, 32, 44, 2.4, c),
  ring: (c) => hoop(0, 0, 38, 40, c, 11) + rod(-8, -46, 8, -36, 5, c),
  staff: (c) =>
    rod(-30, 54, 20, -30, 6, c) + bow(P`18 -26, 6 -50, 30 -58, 44 -42, 34 -28`, c, 9) + disc(28, -42, 7, STUFF.gem, { width: 2.8 }),
  gauntlet: (c) =>
    shape(
      P`-24 50, -22 12, -40 -6, -34 -16, -18 -8, -20 -44, -10 -48, -4 -14, 0 -52, 10 -52, 10 -14, 18 -46, 27 -42, 22 -8, 32 -30, 40 -24,
        28 14, 26 50`,
      c,
      {
        inner: strokes([P`-22 14, 4 8, 28 14`, P`-24 34, 1 34, 26 34`], 3.4, shaded(c, 0.5)) + spots(P`-12 22, 2 20, 16 22`, 3, STUFF.gold),
      },
    ),
}

const SHAFT = (head: string, c: string = WOOD) => rod(-44, 50, 26, -28, 4.4, c) + head
const head = (line: ReturnType<typeof P>, c: string) => shape(turn(line, 26, -28, 42), c, { width: 3.4 })
const ARMS: Record<string, Form> = {
  hook: (c) => SHAFT(bow(P`24 -26, 40 -46, 54 -34, 44 -22`, c, 6) + head(P`-5 0, 0 -28, 0 -28, 5 0`, c)),
  lance: (c) => SHAFT(head(P`-9 4, -5 -16, 0 -36, 0 -36, 5 -16, 9 4`, c) + strokes([P`12 -14, 17 -9, 22 -4`], 6, CLOTH.brick)),
  spear: (c) =>
    SHAFT(
      [-12, 0, 12].map((x) => head(P`${x - 3} -4, ${x} -34, ${x} -34, ${x + 3} -4`, c)).join('') + head(P`-16 -2, 16 -2, 12 6, -12 6`, c),
    ),
  axe: (c) =>
    SHAFT(shape(P`14 -44, 32 -58, 56 -40, 58 -12, 44 -2, 46 -18, 32 -22`, c, { inner: stroke(P`50 -44, 51 -27, 52 -10`, 3, lit(c, 0.8)) })),
  hammer: (c) => SHAFT(slab(turn(P`-26 -13, 26 -13, 26 13, -26 13`, 26, -30, 42), c)),
  pick: (c) => SHAFT(shape(P`-6 -46, 20 -46, 44 -32, 56 2, 56 2, 34 -18, 14 -30`, c)),
  flail: (c) =>
    rod(-46, 48, -8, -2, 5, WOOD) + stroke(P`-8 -2, 6 -26, 24 -20`, 6, c) + shape(ruffle(oval(36, -18, 16), 9, 7, true), c, { width: 3.2 }),
  iron: (c) => rod(-48, 48, 40, -38, 4, c) + glow(40, -38, 26, '#ff9a3a', 0.6) + disc(42, -40, 12, '#ffb45a', { shade: '#ee7a2c' }),
  spade: (c) => SHAFT(head(P`-18 6, -20 -22, 0 -34, 20 -22, 18 6`, c)),
  bow: (c) =>
    bow(P`-30 -52, 14 -40, 30 0, 14 40, -30 52`, c, 9)
    + stroke(P`-30 -52, -30 0, -30 52`, 3, STUFF.rope)
    + rod(-40, 0, 48, 0, 2.4, WOOD)
    + slab(P`44 -7, 58 0, 44 7`, STUFF.steel, { width: 2.6 }),
  sling: (c) =>
    bow(P`-50 -44, -20 10, 4 30, 30 10, 48 -50`, c, 5) + shape(P`-20 18, 4 12, 28 18, 20 42, -10 42`, c) + disc(4, 22, 13, STUFF.stone),
  foil: (c) =>
    shape(P`-12 10, 44 -50, 50 -54, 50 -54, -4 18`, c, { width: 3 })
    + disc(-10, 14, 15, STUFF.brass, {}, 12)
    + rod(-40, 46, -14, 18, 5, STUFF.leather),
  pole: (c) =>
    rod(-46, 54, 44, -56, 5, c)
    + strokes(
      [-24, -8, 8, 24].map((n) => P`${n - 8} ${-n * 1.2 + 2}, ${n + 4} ${-n * 1.2 + 10}`),
      3,
    ),
  cane: (c) => rod(-34, 54, 22, -34, 4.4, c) + disc(26, -40, 11, STUFF.silver) + stroke(P`12 -18, 16 -15, 20 -12`, 6, STUFF.gold),
  pike: (c) =>
    rod(-40, 56, 24, -20, 4, WOOD)
    + head(P`-6 6, -8 -18, 0 -46, 0 -46, 8 -18, 6 6`, c)
    + shape(P`20 -22, 40 -4, 46 -16, 32 -32`, c, { width: 3 })
    + strokes([P`4 0, 11 6, 18 12`], 8, CLOTH.brick),
  mortar: (c) =>
    shape(P`-40 30, -30 6, 10 -36, 44 -52, 56 -34, 40 -4, 4 36, -24 44`, c, { inner: shine([-20, 8], [10, -22], [32, -36]) })
    + shape(turn(oval(0, 0, 8, 19), 48, -42, -34), INK, { width: 3 })
    + disc(-34, 36, 12, WOOD)
    + rod(-6, 30, 10, 50, 4, STUFF.iron),
  harpoon: (c) =>
    box(-50, 8, 60, 16, WOOD)
    + shape(P`-50 8, -58 40, -42 46, -32 24`, WOOD, { width: 3.4 })
    + rod(-30, 4, 40, -14, 4, c)
    + slab(P`38 -26, 60 -20, 42 -4`, c, { width: 3 })
    + bow(P`-20 24, -10 44, 14 40, 10 22`, STUFF.rope, 4),
  cutlass: (c) =>
    shape(P`-20 22, 4 -10, 30 -46, 48 -52, 48 -52, 42 -20, 8 20, -12 32`, c, { inner: stroke(P`-10 20, 13 -9, 36 -38`, 3, lit(c, 0.8)) })
    + bow(P`-30 14, -46 36, -28 52, -16 36`, STUFF.brass, 6)
    + rod(-42, 48, -20, 26, 5, STUFF.leather),
  net: (c) =>
    strokes(
      [-36, -18, 0, 18, 36].flatMap((x) => [P`${x} -40, ${x * 1.3 - 8} 40`, P`-46 ${x}, 0 ${x + 8}, 46 ${x}`]),
      4,
      c,
    )
    + spots(
      [-44, -22, 0, 22, 44].map((x) => [x, 46 - Math.abs(x) * 0.1] as const),
      6,
      STUFF.iron,
    ),
  pistol: (c) =>
    shape(P`-50 -22, 30 -26, 44 -16, 52 22, 36 44, 22 40, 22 8, -6 0, -50 -4`, c, {
      inner: stroke(P`-50 -13, -15 -14.5, 20 -16`, 3, lit(c, 0.5)),
    })
    + bow(P`0 2, 4 20, 20 18`, STUFF.brass, 4)
    + shape(P`14 -26, 20 -42, 32 -38, 30 -24`, STUFF.iron, { width: 3 })
    + disc(-34, 30, 10, STUFF.iron),
  rocket: (c) =>
    [-22, 0, 22]
      .map(
        (x, n) =>
          rod(x, 0, x + 4, 54, 2.4, WOOD)
          + box(x - 9, -34 + n * 4, 18, 40, [c, STUFF.green, STUFF.white][n]!)
          + slab(P`${x - 12} ${-34 + n * 4}, ${x} ${-54 + n * 4}, ${x + 12} ${-34 + n * 4}`, STUFF.red, { width: 3 }),
      )
      .join(''),
}

const bowlOf =
  (inside: () => string): Form =>
  (c) =>
    shape(P`-50 -4, 50 -4, 40 28, 20 44, -20 44, -40 28`, c, { inner: stroke(P`-46 10, 0 16, 46 10`, 4, lit(c, 0.5)) })
    + shape(oval(0, -4, 50, 15), shaded(c, 0.3), { width: 3.6 })
    + inside()
    + strokes([P`-16 -26, -22 -38, -14 -50`, P`6 -28, 0 -40, 8 -54`], 4, '#fff8ea')
const DISHES: Record<string, Form> = {
  soup: bowlOf(() => shape(oval(0, -4, 40, 10), '#d8974a', { width: 0 }) + spots(P`-16 -4, 6 -8, 20 -2`, 5, STUFF.leaf)),
  curry: bowlOf(() => shape(ruffle(oval(0, -8, 38, 14), 9, 4), '#d9842c', { width: 3 }) + spots(P`-12 -10, 10 -14, 18 -4`, 4, STUFF.red)),
  stew: bowlOf(
    () =>
      shape(oval(0, -4, 40, 10), '#8a5a3c', { width: 0 }) + shapes([oval(-14, -6, 9, 6), oval(12, -4, 10, 6)], STUFF.meat, { width: 2.4 }),
  ),
  leeks: bowlOf(
    () => shape(oval(0, -4, 40, 10), '#cfd69a', { width: 0 }) + strokes([P`-20 -6, -10 -10, 0 -14`, P`4 -2, 14 -6, 24 -10`], 6, STUFF.leaf),
  ),
  oysters: bowlOf(
    () =>
      shapes([oval(-20, -10, 14, 9), oval(6, -14, 14, 9), oval(26, -6, 12, 8)], '#d8cfc4', { width: 3 })
      + spots(P`-20 -10, 6 -14, 26 -6`, 4, '#f6efe4'),
  ),
  fish: (c) =>
    shape(P`-44 0, -20 -26, 20 -26, 34 -8, 54 -26, 54 -26, 50 0, 54 26, 54 26, 34 8, 20 26, -20 26`, c, {
      inner: spots(P`-10 -8, 4 6, 18 -6, 2 -14`, 3.4, '#fff'),
    })
    + spot(-28, -6, 4.4)
    + stroke(P`-14 -18, -8 0, -14 18`, 3, shaded(c, 0.5)),
  cake: (c) =>
    slab(P`-46 0, 46 0, 40 40, -40 40`, c)
    + shape(ruffle(P`-48 2, -30 -18, 0 -26, 32 -18, 48 2, 0 10`, 12, 4), '#f2b64e', { width: 3.4 })
    + shapes([oval(-14, -16, 9), oval(14, -18, 9)], STUFF.apple, { width: 3 }),
  bread: (c) =>
    shape(P`-50 20, -44 -14, -14 -30, 24 -28, 48 -6, 50 22, 0 34`, c, {
      inner: strokes([P`-26 -18, -22 -8, -18 2`, P`0 -24, 3 -12, 6 0`, P`24 -20, 26 -9, 28 2`], 5, lit(c, 0.6)),
    }),
  pudding: (c) =>
    shape(P`-40 34, -42 0, -20 -30, 22 -30, 42 0, 40 34, 0 42`, c, { inner: spots(P`-18 -6, 6 -14, 22 6, -4 14, -24 18`, 4.4, '#4a2a1c') })
    + shape(P`-24 -26, 0 -40, 26 -26, 16 -12, 4 -22, -8 -10, -16 -20`, '#fff6e0', { width: 3 })
    + bow(P`-6 -38, 0 -52, 8 -38`, STUFF.rope, 4),
  flapjacks: (c) =>
    disc(0, 34, 50, STUFF.china, {}, 12)
    + [26, 14, 2, -10].map((y) => shape(oval(0, y, 38, 12), c, { width: 3.4 })).join('')
    + shape(corners(P`-10 -18, 8 -20, 12 -10, -8 -8`), '#ffe9a6', { width: 3 })
    + stroke(P`20 -8, 26 8, 22 22`, 5, '#a8623c'),
  pie: (c) =>
    disc(0, 20, 50, c, {}, 24)
    + [-28, 0, 28]
      .map(
        (x) =>
          shape(P`${x - 9} 14, ${x - 9} -14, ${x} -30, ${x + 9} -14, ${x + 9} 14`, STUFF.steel, { width: 3 })
          + spots(
            [
              [x - 4, -14],
              [x + 4, -14],
            ],
            2.4,
          ),
      )
      .join('')
    + stroke(P`-46 22, 0 34, 46 22`, 4, lit(c, 0.6)),
  pickles: (c) =>
    shape(P`-32 -26, -36 38, 0 48, 36 38, 32 -26`, STUFF.glass, {
      inner:
        patch(P`-36 -6, 36 -6, 36 50, -36 50`, c, 0.7)
        + shapes([oval(-12, 16, 9, 14), oval(14, 10, 8, 13), oval(6, 34, 12, 7)], lit(c, 0.3), { width: 2.6 }),
    }) + box(-34, -42, 68, 16, WOOD),
  cup: (c) =>
    bow(P`34 -6, 54 -4, 46 22, 28 20`, c, 6)
    + shape(P`-38 -16, 38 -16, 30 26, 10 36, -10 36, -30 26`, c)
    + shape(oval(0, -16, 38, 10), '#6a4226', { width: 3.4 })
    + strokes([P`-8 -32, -14 -44, -6 -54`, P`12 -32, 6 -44, 14 -54`], 4, '#fff8ea'),
}

const bookOf =
  (sign: () => string): Form =>
  (c) =>
    slab(P`-38 -46, 34 -50, 40 40, -32 46`, c)
    + slab(P`-32 46, 40 40, 42 48, -30 54`, STUFF.paper, { width: 3 })
    + stroke(P`-28 -44, -25 0, -22 44`, 5, shaded(c, 0.5))
    + sign()
const chartOf =
  (sign: () => string): Form =>
  (c) =>
    slab(P`-50 -32, -16 -40, 16 -32, 50 -40, 50 32, 16 40, -16 32, -50 40`, c, {
      inner: strokes([P`-16 -40, -16 -4, -16 32`, P`16 -32, 16 4, 16 40`], 2.4, '#a8843a'),
    }) + sign()
const KNOWLEDGE: Record<string, Form> = {
  'book-knot': bookOf(() => bow(P`-12 -2, 4 -20, 22 -4, 4 14, -10 0, 6 -6, 20 10`, STUFF.rope, 5)),
  'book-tide': bookOf(() =>
    strokes(
      [P`-12 -14, -2 -22, 8 -14, 18 -22, 26 -16`, P`-12 2, -2 -6, 8 2, 18 -6, 26 0`, P`-10 18, 0 10, 10 18, 20 10, 28 16`],
      4,
      STUFF.paper,
    ),
  ),
  'book-guest': bookOf(
    () => shape(P`-10 6, 0 -18, 16 -18, 26 6, 8 16`, STUFF.paper, { width: 3 }) + stroke(P`-14 8, 8 6, 30 4`, 5, STUFF.paper),
  ),
  'book-beast': bookOf(() => shape(P`-14 10, -10 -14, 4 -6, 18 -16, 26 8, 8 20`, STUFF.paper, { width: 3 }) + spots(P`0 2, 14 1`, 2.6)),
  'book-law': bookOf(
    () => strokes([P`6 -24, 7 -2, 8 20`, P`-10 -14, 7 -15, 24 -16`], 4, STUFF.gold) + spots(P`-10 -6, 24 -8`, 5, STUFF.gold),
  ),
  'book-leaf': bookOf(() =>
    shape(P`-8 18, -4 -12, 20 -24, 20 -24, 24 4`, STUFF.leaf, { width: 3, inner: stroke(P`-6 16, 6 -2, 18 -20`, 2) }),
  ),
  'book-salt': bookOf(() => spots(P`0 -18, 12 -10, -4 -4, 14 6, 2 14`, 4, '#fff') + shape(oval(4, 26, 14, 6), STUFF.white, { width: 2 })),
  'book-song': bookOf(() => stroke(P`0 10, 0 -20, 18 -24, 18 6`, 4, STUFF.paper) + spots(P`-4 12, 14 8`, 6, STUFF.paper)),
  'book-star': bookOf(
    () =>
      spots(P`-4 -16, 14 -22, 20 -4, 4 4, 22 18, -2 22`, 3.4, '#ffe9a6') + strokes([P`-4 -16, 14 -22, 20 -4, 4 4, 22 18`], 1.8, '#ffe9a6'),
  ),
  'book-hat': bookOf(
    () => shape(P`-6 6, -4 -16, 18 -18, 20 4`, STUFF.paper, { width: 2.6 }) + stroke(P`-16 10, 7 8, 30 6`, 6, STUFF.paper),
  ),
  'chart-nose': chartOf(
    () =>
      strokes(
        [-20, 0, 20].map((y) => P`-46 ${y}, 46 ${y}`),
        2,
        '#a8843a',
      )
      + spots(P`-32 -10, -4 -16, 28 -6, -28 16, 8 10, 34 20`, 6, '#7f9a52')
      + shape(P`-2 -14, -14 14, 2 22, 14 12`, '#e3b07f', { width: 3 }),
  ),
  'chart-time': chartOf(
    () =>
      writing(-44, -24, 26, 5, 12)
      + writing(-10, -20, 22, 5, 12)
      + disc(34, 0, 12, STUFF.white, { width: 2.6 })
      + strokes([P`34 0, 34 -4, 34 -8`, P`34 0, 37 1.5, 40 3`], 2.6),
  ),
  'chart-rule': chartOf(() => writing(-44, -22, 90, 5, 12) + spot(38, 26, 7, STUFF.wax)),
  'chart-tide': chartOf(() => stroke(P`-46 10, -26 -16, -6 12, 14 -16, 34 10, 48 -6`, 4, STUFF.blue) + writing(-44, 22, 80, 1)),
  'chart-holes': chartOf(
    () =>
      spots(P`-36 -16, -20 4, -6 -20, 8 12, 24 -10, 38 18, -34 22, 30 -24`, 3.6, '#6a543c')
      + stroke(P`40 18, 52 34, 40 46`, 2.4, CLOTH.brick),
  ),
}

const GEAR: Record<string, Form> = {
  jib: (c) =>
    rod(-34, 54, -28, -56, 4, WOOD)
    + shape(P`-26 -50, 10 -20, 44 36, 44 36, 4 40, -30 40`, c, {
      inner: strokes([P`-20 -20, -1 8, 18 36`, P`-26 10, -13 24, 0 38`], 2.6, shaded(c, 0.3)),
    }),
  helm: (c) =>
    shape(P`-34 44, -36 -8, -20 -42, 20 -42, 36 -8, 34 44`, c, { inner: shine([-24, -4], [-20, -22]) })
    + disc(0, 0, 20, STUFF.glass)
    + hoop(0, 0, 20, 20, shaded(c, 0.3), 5)
    + slab(P`-44 40, 44 40, 44 52, -44 52`, c)
    + spots(P`-30 46, 0 46, 30 46`, 3),
  goggles: (c) =>
    bow(P`-54 -10, -30 -14, 30 -14, 54 -10`, STUFF.leather, 10)
    + [-22, 22].map((x) => disc(x, 4, 22, c) + disc(x, 4, 14, '#4a4440', { inner: shine([x - 8, 2], [x - 2, -6]) })).join(''),
  stilts: (c) =>
    [-16, 18]
      .map(
        (x) =>
          rod(x, -54, x - 6, 44, 4, c)
          + slab(
            [
              [x - 24, 44],
              [x + 14, 44],
              [x + 14, 54],
              [x - 24, 54],
            ],
            WOOD,
          )
          + box(x - 4, -4, 20, 8, STUFF.leather),
      )
      .join(''),
  mirror: (c) =>
    shape(oval(0, -4, 34, 46), c)
    + shape(oval(0, -4, 26, 37), STUFF.glass, { width: 3 })
    + shape(P`-40 -30, -10 -52, 30 -46, 40 -10, 20 20, 26 48, -4 30, -34 50, -30 10`, CLOTH.plum, {
      inner: strokes([P`-10 -46, -13 -8, -16 30`, P`14 -44, 12 -10, 10 24`], 3, shaded(CLOTH.plum, 0.5)),
    }),
  bottle: (c) =>
    box(-9, -54, 18, 14, STUFF.leather)
    + shape(P`-10 -40, 10 -40, 12 -20, 28 -4, 28 46, -28 46, -28 -4, -12 -20`, STUFF.glass, {
      inner: patch(P`-30 10, 30 6, 30 50, -30 50`, c) + shine([-18, 0], [-18, 24]),
    }),
  telescope: (c) =>
    rod(-46, 36, -8, 6, 15, c)
    + rod(-10, 8, 20, -18, 11, STUFF.brass)
    + rod(18, -16, 46, -40, 8, c)
    + disc(-46, 36, 12, STUFF.glass, { width: 3 }),
  screw: (c) =>
    [0, 90, 180, 270].map((a) => shape(turn(P`-4 -8, -22 -34, -8 -54, 16 -46, 10 -10`, 0, 0, a), c, { width: 3.4 })).join('')
    + disc(0, 0, 15, c)
    + disc(0, 0, 5, STUFF.iron, { width: 2.4 }),
  drawers: (c) =>
    slab(P`-52 -30, 52 -32, 52 -18, -52 -16`, c)
    + box(-44, -16, 88, 52, c)
    + [-8, 8, 24].flatMap((y) => [-34, 2].map((x) => box(x, y - 6, 30, 12, lit(c, 0.25), { width: 2.4 }) + spot(x + 15, y, 2.6))).join('')
    + strokes([P`-38 36, -38 44, -38 52`, P`38 36, 38 44, 38 52`], 7, c)
    + slab(P`-30 -40, 20 -42, 24 -34, -26 -32`, STUFF.paper, { width: 2.6 }),
  plates: (c) =>
    [10, -4, -18]
      .map((y, n) =>
        slab(
          [
            [-48 + n * 4, y + 20],
            [44 + n * 4, y + 14],
            [48 - n * 2, y + 30],
            [-44, y + 36],
          ],
          c,
        ),
      )
      .join('') + [-30, 0, 28].map((x) => disc(x, -28, 10, STUFF.iron, { width: 3 }) + rod(x, -20, x, 0, 3.4, STUFF.iron)).join(''),
  pack: (c) =>
    shape(P`-40 44, -44 -6, -24 -28, 26 -28, 44 -4, 40 44`, c, { inner: stroke(P`-42 6, 0 12, 42 6`, 4, shaded(c, 0.5)) })
    + [0, 1].map((n) => hoop(-4, -36 + n * 8, 28, 11, STUFF.rope, 7)).join('')
    + bow(P`26 -30, 44 -52, 54 -40, 46 -32`, STUFF.steel, 5)
    + box(-12, 12, 24, 18, STUFF.brass),
  materials: (c) =>
    [20, 2, -16]
      .map((y, n) =>
        slab(
          [
            [-50 + n * 6, y],
            [44, y - 6],
            [50, y + 8],
            [-44 + n * 6, y + 14],
          ],
          c,
        ),
      )
      .join('') + spots(P`40 4, 42 22, 40 -14`, 3),
  grain: (c) =>
    [-20, -7, 7, 20]
      .map(
        (x) =>
          stroke(P`0 50, ${x * 0.6} 0, ${x * 1.4} -30`, 4, '#a8843a')
          + shape(turn(P`-6 10, -8 -6, 0 -22, 0 -22, 8 -6, 6 10`, x * 1.5, -34, x * 1.4), c, { width: 2.8 }),
      )
      .join('') + stroke(P`-12 26, 0 32, 14 26`, 7, CLOTH.brick),
  artifact: (c) =>
    glow(0, 0, 52)
    + shape(corners(P`0 -50, 40 -24, 40 24, 0 50, -40 24, -40 -24`), c, { dx: -6 })
    + shape(P`-26 0, 0 -18, 26 0, 0 18`, '#fff6e0', { width: 3 })
    + spot(0, 0, 8),
}

export const SHIPS: Record<string, Form> = { ...TOTEMS, ...ARMS, ...DISHES, ...KNOWLEDGE, ...GEAR }
