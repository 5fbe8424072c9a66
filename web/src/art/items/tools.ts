// Tools, arms, lights, music, and what one travels with.

import { INK, STUFF, lit, mix, shaded } from '../colours'
import { P, glow, move, oval, patch, ruffle, shape, spot, spots, stroke, strokes, turn } from '../pen'
import { WOOD, bow, box, disc, feather, flame, hoop, notes, rod, shine, slab, writing, type Form } from './parts'

export const TOOLS: Record<string, Form> = {
  lantern: (c) =>
    glow(0, 8, 54)
    + glow(0, 8, 33, '#ffe6a6', 0.5)
    + hoop(0, -34, 14, 14, c, 4)
    + slab(P`-12 -34, 12 -34, 24 -16, -24 -16`, c)
    + shape(P`-20 -16, 20 -16, 24 12, 20 34, -20 34, -24 12`, '#ffe7a2', { shade: '#f2b64e', inner: flame(0, 14) })
    + rod(-13, -15, -15, 34, 1.6, c)
    + rod(13, -15, 15, 34, 1.6, c)
    + slab(P`-27 33, 27 33, 30 46, -30 46`, c),
  lamp: (c) =>
    glow(-34, -26, 30)
    + shape(P`-40 2, -56 -14, -40 -20, -26 -6, 20 -8, 34 0, 36 14, 20 30, -14 30, -32 18`, c, { inner: shine([-20, 2], [-4, 8], [12, 8]) })
    + flame(-44, -28, 1.1)
    + bow(P`34 2, 54 -10, 52 12, 32 18`, c, 5)
    + slab(P`-16 30, 20 30, 30 44, -26 44`, c)
    + disc(2, -12, 7, c, { width: 3 }),
  boots: (c) =>
    (
      [
        [14, -2, 0.94],
        [-10, 4, 1],
      ] as const
    )
      .map(
        ([x, y, s]) =>
          shape(move(P`-12 -48, 18 -48, 16 -8, 18 22, 14 36, -28 38, -46 34, -44 22, -20 12, -12 -6`, x, y, s), c, {
            inner: stroke(move(P`-14 -34, 2 -30, 20 -34`, x, y, s), 6, lit(c, 0.4)),
          })
          + slab(move(P`-48 34, 15 36, 15 44, -47 42`, x, y, s), shaded(c, 0.6), { width: 3 })
          + strokes(
            [0, 9].map((t) => move(P`-14 ${-4 + t}, -6 ${-8 + t}, 2 ${-4 + t}`, x, y, s)),
            2.4,
          ),
      )
      .join(''),
  sabre: (c) =>
    shape(P`-24 26, -6 2, 14 -26, 44 -52, 44 -52, 34 -16, 10 10, -16 34`, c, { inner: stroke(P`-18 26, 8 -4, 36 -38`, 2.4, lit(c, 0.8)) })
    + bow(P`-34 16, -40 34, -30 48, -42 50`, STUFF.brass, 5)
    + rod(-42, 50, -22, 30, 6, STUFF.leather)
    + rod(-34, 16, -8, 42, 3.4, STUFF.brass),
  knife: (c) =>
    shape(P`-12 4, 16 -26, 44 -48, 44 -48, 36 -22, 4 14`, c, { inner: stroke(P`-4 4, 34 -34`, 2.4, lit(c, 0.8)) })
    + rod(-44, 46, -10, 12, 8, WOOD)
    + spots(P`-34 36, -24 26`, 2.4, STUFF.brass),
  sickle: (c) =>
    shape(P`-4 14, 22 0, 34 -22, 24 -42, 0 -50, -30 -40, -40 -20, -40 -20, -16 -34, 6 -32, 12 -18, 4 0, -10 8`, c, {
      inner: stroke(P`-32 -28, -6 -42, 18 -34`, 2.4, lit(c, 0.8)),
    })
    + rod(-6, 10, -30, 48, 7, WOOD)
    + strokes([P`-16 28, -6 32`, P`-20 34, -10 38`], 4, STUFF.blue),
  shovel: (c) =>
    rod(34, -48, -12, 8, 4.4, WOOD)
    + bow(P`26 -54, 38 -58, 46 -46`, WOOD, 6)
    + shape(P`-22 -2, -2 16, -6 36, -30 50, -48 48, -48 30, -36 10`, c, { inner: shine([-36, 18], [-40, 30]) }),
  fork: (c) =>
    rod(0, 50, 0, 2, 6, c) + bow(P`-24 -46, -22 -12, 0 4, 22 -12, 24 -46`, c, 7) + rod(0, 2, 0, -44, 3.2, c) + shine([-4, 20], [-4, 40]),
  tuning: (c) =>
    rod(0, 50, 0, 14, 5, c)
    + disc(0, 50, 7, c)
    + bow(P`-17 -50, -18 -4, 0 16, 18 -4, 17 -50`, c, 9)
    + strokes([P`-36 -44, -42 -28, -36 -12`, P`36 -44, 42 -28, 36 -12`], 3, '#c79a3a'),
  spoon: (c) =>
    rod(-44, 48, 12, -12, 4.6, c)
    + shape(P`6 -10, 8 -34, 28 -50, 46 -44, 48 -26, 32 -8, 14 -2`, c, {
      inner: patch(P`16 -18, 22 -34, 36 -40, 38 -28, 26 -14`, shaded(c, 0.3)),
    }),
  ladle: (c) =>
    bow(P`34 -50, 22 -30, 0 -4`, c, 6)
    + shape(P`-44 2, 10 -4, 10 -4, 8 24, -12 40, -34 34, -46 18`, c, {
      inner: patch(P`-44 4, 8 -2, 4 8, -40 12`, shaded(c, 0.45)) + shine([-34, 18], [-26, 28]),
    }),
  oar: (c) =>
    rod(38, -50, -16, 18, 4.4, c)
    + shape(P`-12 8, -6 22, -22 44, -44 52, -50 44, -40 22, -22 6`, c, { inner: stroke(P`-16 18, -40 44`, 2.4, shaded(c, 0.5)) }),
  gavel: (c) =>
    rod(-44, 44, 10, -10, 4.6, c)
    + slab(turn(P`-32 -16, 32 -16, 32 16, -32 16`, 18, -22, 44), c)
    + strokes([turn(P`-20 -16, -20 16`, 18, -22, 44), turn(P`20 -16, 20 16`, 18, -22, 44)], 4, STUFF.brass),
  ruler: (c) =>
    slab(turn(P`-54 -10, 54 -10, 54 10, -54 10`, 0, 0, -34), c, {
      inner: strokes(
        Array.from({ length: 12 }, (_, n) => turn(P`${-46 + n * 8.4} -10, ${-46 + n * 8.4} ${n % 3 ? -4 : 2}`, 0, 0, -34)),
        2.2,
      ),
    }),
  comb: (c) =>
    slab(P`-44 -22, 44 -26, 44 0, -44 4`, c)
    + [-36, -24, -12, 0, 12, 24, 36].map((x) => rod(x, 2 - x * 0.04, x, 30, 2.6, c, { width: 2.8 })).join(''),
  picks: (c) =>
    hoop(-26, -32, 15, 15, c, 5)
    + rod(-18, -18, -8, 46, 3, c)
    + rod(-14, -22, 22, 40, 3, c)
    + rod(-10, -26, 46, 22, 3, c)
    + stroke(P`-8 46, -2 50, 4 44`, 4)
    + stroke(P`22 40, 30 42`, 4)
    + stroke(P`46 22, 48 30`, 4),
  key: (c) =>
    hoop(-24, -24, 16, 16, c, 8)
    + rod(-12, -12, 40, 40, 4.4, c)
    + rod(26, 38, 36, 28, 4, c)
    + rod(34, 50, 46, 38, 4, c)
    + disc(-24, -24, 5, STUFF.gem, { width: 2.6 }),
  magnet: (c) =>
    bow(P`-26 40, -28 -6, 0 -34, 28 -6, 26 40`, c, 18)
    + box(-38, 26, 24, 18, STUFF.steel)
    + box(15, 26, 24, 18, STUFF.steel)
    + disc(-28, 52, 7, STUFF.gold, { width: 2.8 })
    + disc(4, 46, 7, STUFF.gold, { width: 2.8 }),
  bellows: (c) =>
    slab(P`-50 8, -38 0, -38 20, -50 16`, STUFF.brass)
    + shape(P`-38 10, -10 -22, 30 -26, 44 0, 30 32, -8 34`, c, {
      inner: strokes([P`-4 -20, 2 4, -2 32`, P`12 -24, 18 4, 14 32`, P`28 -24, 32 4, 28 30`], 3, shaded(c, 0.5)),
    })
    + rod(36, -18, 56, -28, 5, WOOD)
    + rod(36, 22, 56, 34, 5, WOOD),
  scales: (c) =>
    rod(0, -38, 0, 40, 4, c)
    + slab(P`-24 38, 24 38, 30 48, -30 48`, c)
    + rod(-42, -28, 42, -34, 3.4, c)
    + disc(0, -42, 6, c, { width: 3 })
    + strokes([P`-42 -28, -54 6`, P`-42 -28, -30 6`, P`42 -34, 30 0`, P`42 -34, 54 0`], 2.2)
    + shape(P`-58 4, -26 4, -34 18, -50 18`, c, { width: 3.4 })
    + shape(P`26 -2, 58 -2, 50 12, 34 12`, c, { width: 3.4 }),
  spectacles: (c) =>
    [-24, 24].map((x) => disc(x, 6, 20, STUFF.glass, { width: 0 }) + hoop(x, 6, 20, 20, c, 4)).join('')
    + bow(P`-8 -2, 0 -8, 8 -2`, c, 4)
    + bow(P`-44 0, -52 -20, -40 -34`, c, 4)
    + bow(P`44 0, 52 -20, 40 -34`, c, 4)
    + shine([-34, 0], [-26, -8])
    + shine([14, 0], [22, -8]),
  'one-lens': (c) =>
    disc(-24, 6, 20, STUFF.glass, { width: 0 })
    + hoop(-24, 6, 20, 20, c, 4)
    + disc(24, 6, 20, STUFF.leather)
    + spots(P`18 1, 30 1, 18 12, 30 12`, 2.8)
    + bow(P`-8 -2, 0 -8, 8 -2`, c, 4)
    + bow(P`-44 0, -52 -20, -40 -34`, c, 4)
    + bow(P`44 0, 52 -20, 40 -34`, c, 4),
  lens: (c) =>
    rod(14, 18, 46, 50, 6, WOOD)
    + disc(-8, -8, 34, STUFF.glass, { inner: shine([-28, -8], [-20, -24], [-6, -30]) })
    + hoop(-8, -8, 34, 34, c, 6),
  compass: (c) =>
    hoop(0, -44, 9, 8, c, 4)
    + disc(0, 6, 42, c)
    + disc(0, 6, 31, STUFF.paper, { width: 3 })
    + spots(P`0 -20, 26 6, 0 32, -26 6`, 2.2)
    + slab(turn(P`0 -27, 7 0, -7 0`, 0, 6, 32), STUFF.wax, { width: 2.4 })
    + slab(turn(P`0 27, 7 0, -7 0`, 0, 6, 32), STUFF.iron, { width: 2.4 })
    + spot(0, 6, 3)
    + shine([-32, -8], [-24, -22], [-12, -30]),
  clock: (c) =>
    slab(P`-30 -30, 0 -54, 30 -30, 34 48, -34 48`, c)
    + disc(0, -4, 24, STUFF.paper, { width: 3.2 })
    + spots(P`0 -22, 18 -4, 0 14, -18 -4`, 2.4)
    + strokes([P`0 -4, 0 -18`, P`0 -4, 11 2`], 4)
    + rod(0, 28, 6, 42, 2, STUFF.brass)
    + disc(7, 42, 6, STUFF.brass, { width: 2.6 }),
  plumb: (c) =>
    stroke(P`0 -54, 1 -20, 0 4`, 4, STUFF.rope)
    + box(-8, -2, 16, 10, c)
    + shape(P`-18 8, 18 8, 22 20, 0 54, 0 54, -22 20`, c, { inner: shine([-10, 16], [-6, 28]) })
    + disc(0, -50, 8, WOOD, { width: 3 }),
  thimble: (c) =>
    shape(P`-30 40, -22 -34, -10 -44, 10 -44, 22 -34, 30 40, 0 46`, c, {
      inner: spots(P`-12 -26, 2 -28, 14 -24, -14 -12, 0 -12, 14 -12, -16 2, 0 4, 16 2`, 2.8, shaded(c, 0.45)),
    }) + shape(P`-34 36, 0 42, 34 36, 34 48, 0 54, -34 48`, c, { width: 3.6 }),
  bell: (c) =>
    hoop(0, -40, 8, 8, c, 4)
    + disc(2, 40, 8, STUFF.iron)
    + shape(P`-12 -32, 12 -32, 22 -12, 24 14, 38 30, 38 36, -38 36, -38 30, -24 14, -22 -12`, c, {
      inner: stroke(P`-40 22, 0 26, 40 22`, 3, shaded(c, 0.5)) + shine([-14, -18], [-16, 0], [-18, 12]),
    }),
  drum: (c) =>
    shape(P`-38 -14, -36 30, -20 40, 20 40, 36 30, 38 -14`, c, {
      inner: strokes(
        [-36, -12, 12].flatMap((x) => [P`${x} -8, ${x + 12} 36`, P`${x + 24} -8, ${x + 12} 36`]),
        3,
        STUFF.rope,
      ),
    })
    + disc(0, -16, 39, STUFF.bone, {}, 14)
    + rod(-6, -18, -40, -48, 2.6, WOOD)
    + disc(-4, -16, 6, STUFF.red, { width: 3 }, 5)
    + rod(12, -20, 44, -50, 2.6, WOOD)
    + disc(10, -18, 6, STUFF.red, { width: 3 }, 5),
  flute: (c) =>
    rod(-46, 34, 40, -32, 8, c, { dx: -3, dy: -4 })
    + spots(P`-18 12.5, -4 1.7, 10 -9`, 3.6, INK, 3)
    + strokes(
      [0, 6].map((t) => P`${-38 + t} ${20 - t * 0.8}, ${-30 + t} ${30 - t * 0.8}`),
      4.6,
      STUFF.red,
    )
    + notes(P`-30 -22, -8 -40`),
  horn: (c) =>
    shape(P`-50 36, -44 26, -10 14, 14 -10, 22 -46, 22 -46, 54 -20, 54 -20, 30 12, 0 34, -42 44`, c, {
      inner: strokes([P`-22 20, -14 34`, P`-2 8, 8 24`], 4, STUFF.leather),
    }) + shape(turn(oval(38, -33, 8, 22), 0, 0, 0), shaded(c, 0.5), { width: 3.2 }),
  whistle: (c) =>
    shape(P`-50 -10, 4 -16, 30 -14, 44 4, 40 26, 18 36, -4 28, -10 10, -50 10`, c, { inner: shine([-40, -4], [-10, -8]) })
    + disc(18, 10, 9, shaded(c, 0.6), { width: 3 })
    + box(-18, -18, 12, 10, INK, { width: 0 })
    + strokes([P`-56 -26, -66 -34`, P`-44 -30, -48 -42`], 3, '#c79a3a'),
  wagon: (c) =>
    shape(P`-44 -8, -40 -44, 0 -54, 40 -44, 44 -8`, STUFF.white, { inner: strokes([P`-16 -50, -18 -8`, P`16 -50, 18 -8`], 2.6, '#c9b48a') })
    + slab(P`-52 -10, 52 -10, 46 18, -46 18`, c)
    + [-26, 28]
      .map(
        (x) =>
          disc(x, 26, 20, WOOD)
          + disc(x, 26, 12, STUFF.paper, { width: 2.6 })
          + strokes([P`${x - 12} 26, ${x + 12} 26`, P`${x} 14, ${x} 38`], 3),
      )
      .join(''),
  saddle: (c) =>
    shape(P`-46 -4, -40 -26, -24 -20, 6 -16, 32 -36, 48 -28, 44 0, 24 14, 26 44, 4 46, -6 12, -34 10`, c, {
      inner: stroke(P`-40 -8, 0 -4, 40 -20`, 3, shaded(c, 0.5)),
    })
    + hoop(10, 46, 9, 8, STUFF.iron, 4)
    + feather(30, -40, STUFF.red),
  stirrup: (c) =>
    bow(P`0 -54, 0 -26`, STUFF.leather, 9)
    + bow(P`-6 -28, -34 10, -34 34`, c, 7)
    + bow(P`6 -28, 34 10, 34 34`, c, 7)
    + slab(P`-40 30, 40 30, 40 42, -40 42`, c),
  frame: (c) =>
    rod(-26, -50, -30, 50, 4.4, c)
    + rod(26, -50, 30, 50, 4.4, c)
    + [-34, -6, 22].map((y) => rod(-28, y, 28, y, 3.6, c)).join('')
    + slab(P`-22 -30, 22 -30, 24 18, -24 18`, STUFF.leather, { inner: stroke(P`-22 -10, 22 -10`, 4, STUFF.rope) })
    + bow(P`-28 -30, -50 -6, -32 30`, STUFF.leather, 6)
    + disc(34, 36, 10, STUFF.copper, { width: 3 }),
  sled: (c) =>
    [-14, -2, 10].map((y) => slab(P`-44 ${y}, 40 ${y - 4}, 42 ${y + 6}, -42 ${y + 10}`, c, { width: 3.2 })).join('')
    + bow(P`-50 34, 30 32, 52 18, 46 2`, STUFF.iron, 6)
    + bow(P`40 -12, 56 -30, 40 -46`, STUFF.rope, 4),
  ladder: (c) =>
    rod(-20, -52, -34, 50, 4.4, c)
    + rod(20, -52, 34, 50, 4.4, c)
    + [-36, -14, 8, 30].map((y) => rod(-24 - y * 0.1, y, 24 + y * 0.1, y - 2, 3.4, WOOD)).join('')
    + spots(P`-28 -30, 30 0, -36 24, 26 -46`, 5, STUFF.leaf),
  rope: (c) =>
    [0, 1, 2]
      .map(
        (i) =>
          hoop(0, 14 - i * 13, 38 - i * 2, 16, c, 10)
          + strokes(
            oval(0, 14 - i * 13, 38 - i * 2, 16).map(([x, y]) => P`${x - 3} ${y - 4}, ${x + 3} ${y + 4}`),
            2,
            shaded(c, 0.5),
          ),
      )
      .join('') + bow(P`34 14, 48 28, 40 44, 52 50`, c, 8),
  snare: (c) =>
    hoop(-8, -16, 30, 26, c, 6)
    + bow(P`4 6, 24 30, 46 44`, c, 6)
    + rod(34, 20, 42, 54, 4, WOOD)
    + disc(-8, 16, 10, STUFF.tin, { width: 3 }),
  wheel: (c) =>
    Array.from({ length: 8 }, (_, i) => slab(turn(P`-9 -52, 9 -52, 11 -36, -11 -36`, 0, 0, i * 45), c, { width: 3.4 })).join('')
    + disc(0, 0, 40, c)
    + disc(0, 0, 15, mix(c, INK, 0.55), { width: 3.2 }),
  slate: (c) =>
    slab(P`-42 -36, 42 -40, 42 36, -42 40`, WOOD)
    + slab(P`-34 -28, 34 -31, 34 28, -34 31`, c, {
      width: 3,
      inner:
        strokes([P`-24 -14, -24 6`, P`-16 -15, -16 5`, P`-8 -15, -8 5`, P`-28 2, -4 -12`, P`8 -14, 8 6`, P`16 -14, 16 6`], 2.6, '#f3ead6')
        + writing(-22, 20, 40, 1),
    }),
  wreath: (c) => ruffleRing(c),
}

function ruffleRing(c: string): string {
  return (
    hoop(0, 0, 34, 32, STUFF.leaf, 10)
    + oval(0, 0, 34, 32, 9)
      .map(
        ([x, y], n) =>
          shape(ruffle(oval(x, y, 8), 5, 3.4), n % 3 ? c : lit(c, 0.5), { width: 2.8, dx: -2, dy: -2 }) + spot(x, y, 2.6, STUFF.gold),
      )
      .join('')
  )
}
