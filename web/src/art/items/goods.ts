// Food, vessels, papers, clothes, furniture and treasure.

import { CLOTH, INK, STUFF, lit, mix, shaded } from '../colours'
import { P, angular, corners, glow, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn, type Line } from '../pen'
import { WOOD, bow, box, disc, feather, flame, hoop, notes, rod, shine, slab, writing, type Form } from './parts'

const FOOD: Record<string, Form> = {
  apple: (c) =>
    shape(P`0 -20, -22 -28, -40 -6, -34 24, -14 42, 0 38, 16 42, 36 22, 40 -8, 22 -28`, c, {
      inner: shine([-26, -10], [-29, 2], [-25, 12]),
    })
    + stroke(P`0 -18, 0 -32, 8 -44`, 5)
    + shape(P`4 -32, 16 -48, 38 -46, 38 -46, 26 -30`, STUFF.leaf, { width: 3.2, inner: stroke(P`6 -32, 34 -45`, 2) }),
  ham: (c) =>
    rod(18, -18, 48, -46, 6, STUFF.bone)
    + disc(50, -50, 9, STUFF.bone, { width: 3.2 })
    + shape(P`-44 8, -36 -22, -8 -36, 20 -26, 30 -4, 18 28, -10 44, -38 34`, c, {
      inner: disc(-12, 8, 22, lit(c, 0.5), { width: 2.6 }) + disc(-12, 8, 7, STUFF.bone, { width: 2.4 }),
    }),
  sausage: (c) =>
    shape(P`-50 -6, -40 -18, -24 -10, 0 10, 26 8, 40 -12, 54 -6, 50 14, 28 32, -4 34, -36 16`, c, {
      inner: shine([-36, -4], [-12, 16], [14, 22]),
    })
    + strokes([P`-50 -10, -58 -18`, P`50 -8, 60 -14`], 5, c)
    + strokes([P`-20 -30, -26 -42`, P`4 -26, 4 -40`], 3, '#c79a3a'),
  pepper: (c) =>
    shape(P`-34 -20, -20 -34, 2 -28, 16 -6, 26 24, 46 48, 46 48, 8 40, -16 18`, c, { inner: shine([-22, -20], [-12, -2], [0, 14]) })
    + shape(P`-40 -20, -34 -36, -14 -40, -18 -28, -30 -14`, STUFF.leaf, { width: 3.2 })
    + stroke(P`-30 -34, -40 -46, -38 -54`, 6, STUFF.leaf),
  tea: (c) =>
    [
      [0, 30, -4],
      [-2, -2, -62],
      [2, -2, 58],
    ]
      .map(([x, y, a]) =>
        shape(turn(P`0 16, -16 -6, 0 -44, 0 -44, 16 -6`, x!, y! - 4, a!), c, {
          width: 3.4,
          inner: stroke(turn(P`0 12, 0 -34`, x!, y! - 4, a!), 2.2, shaded(c, 0.5)),
        }),
      )
      .join('') + stroke(P`0 20, 2 40, -4 54`, 4),
}

const VESSELS: Record<string, Form> = {
  kettle: (c) =>
    bow(P`-22 -18, -20 -46, 18 -46, 22 -18`, STUFF.iron, 5)
    + shape(P`24 6, 40 -8, 44 -20, 54 -18, 52 2, 30 24`, c)
    + shape(P`-32 -6, -20 -24, 18 -24, 32 -6, 34 22, 22 42, -22 42, -36 22`, c, { inner: shine([-22, -8], [-26, 6], [-24, 18]) })
    + shape(P`-20 -24, -12 -31, 12 -31, 20 -24, 0 -20`, c, { width: 3.4 })
    + disc(0, -34, 4.5, c),
  teapot: (c) =>
    bow(P`30 -8, 54 -12, 52 22, 30 24`, c, 6)
    + shape(P`-28 -2, -44 -6, -52 -22, -58 -20, -54 6, -30 20`, c)
    + shape(P`-30 -8, -20 -24, 20 -24, 34 -6, 34 20, 20 38, -20 38, -34 20`, c, {
      inner: disc(2, 10, 8, STUFF.red, { width: 2.4 }) + shine([-24, -4], [-26, 10]),
    })
    + shape(P`-20 -24, 0 -34, 20 -24, 0 -19`, c, { width: 3.4 })
    + disc(0, -37, 5, c, { width: 3 })
    + slab(P`20 -22, 26 -18, 21 -15`, INK, { width: 0 }),
  pan: (c) =>
    rod(24, 18, 54, 46, 6, WOOD)
    + disc(-8, -4, 42, c, {}, 34)
    + disc(-8, -6, 33, shaded(c, 0.45), { width: 3 }, 25)
    + spots(P`-20 0, -8 6, 2 -4, -14 -12, 6 6`, 3, STUFF.gold),
  bowl: (c) =>
    shape(P`-48 -6, 48 -6, 40 24, 20 42, -20 42, -40 24`, c, { inner: stroke(P`-44 10, 0 16, 44 10`, 5, lit(c, 0.4)) })
    + disc(0, -6, 48, shaded(c, 0.45), {}, 12)
    + strokes([P`-14 -16, -22 -32, -8 -44, -16 -56`, P`10 -16, 18 -30, 6 -42, 14 -54`], 5, '#f4efe2'),
  jar: (c) =>
    glow(0, 10, 44)
    + shape(P`-22 -26, -30 -12, -32 26, -24 44, 24 44, 32 26, 30 -12, 22 -26`, STUFF.glass, {
      shade: '#6fa3a8',
      inner: patch(P`-40 6, -16 0, 8 8, 40 0, 40 60, -40 60`, c, 0.8) + shine([-22, -10], [-25, 8], [-22, 26]),
    })
    + shape(ruffle(P`-28 -36, 28 -36, 32 -22, 0 -18, -32 -22`, 10, 2), STUFF.red, { width: 3.6 })
    + stroke(P`-26 -25, 0 -20, 26 -25`, 3.6, STUFF.rope)
    + slab(P`-14 16, 16 14, 16 30, -14 32`, STUFF.paper, { width: 2.6 })
    + strokes([P`-8 22, 10 21`, P`-8 27, 4 26`], 1.8),
  flask: (c) =>
    box(-9, -50, 18, 12, STUFF.leather, { width: 3.2 })
    + shape(P`-8 -40, 8 -40, 10 -18, 30 4, 32 32, 18 46, -18 46, -32 32, -30 4, -10 -18`, c, {
      inner: patch(P`-40 12, 0 18, 40 12, 40 60, -40 60`, mix(c, '#5a2018', 0.35)) + shine([-20, 8], [-24, 24]),
    }),
  canteen: (c) =>
    bow(P`-30 -12, -40 -50, 40 -50, 30 -12`, STUFF.leather, 6)
    + disc(0, 10, 38, c)
    + disc(0, 10, 27, lit(c, 0.25), { width: 2.8 })
    + box(-8, -42, 16, 16, STUFF.tin, { width: 3.2 }),
  tin: (c) =>
    shape(corners(P`-34 -22, 34 -22, 34 38, -34 38`), c, {
      inner: box(-34, -4, 68, 26, STUFF.red, { width: 2.4 }) + disc(0, 9, 9, STUFF.paper, { width: 2.4 }),
    }) + disc(0, -24, 36, c, {}, 11),
  bomb: (c) =>
    disc(-4, 12, 36, c, { inner: shine([-26, 0], [-18, -12]) })
    + box(-12, -34, 18, 14, shaded(c, 0.3), { width: 3.2 })
    + bow(P`-2 -34, 8 -50, 26 -44`, STUFF.rope, 4)
    + flame(32, -44, 0.9),
  purse: (c) =>
    shape(P`-16 -22, -40 8, -36 36, -10 46, 20 44, 40 30, 36 2, 16 -22, 0 -16`, c, {
      inner: stroke(P`-24 10, 0 20, 26 8`, 2.4, shaded(c, 0.5)),
    })
    + shape(P`-24 -40, -6 -30, 0 -44, 8 -30, 26 -42, 18 -20, -18 -20`, c, { width: 3.6 })
    + stroke(P`-18 -20, 0 -15, 20 -20`, 6, STUFF.gold)
    + disc(44, 42, 9, STUFF.gold, { width: 3 }),
  sack: (c) =>
    shape(P`-20 -26, -42 10, -40 38, -14 48, 22 48, 44 34, 40 4, 18 -28`, c, {
      inner: strokes([P`-20 -6, -26 24`, P`16 -8, 22 26`], 2.4, shaded(c, 0.4)),
    })
    + shape(P`-24 -46, 0 -38, 24 -48, 20 -26, -20 -24`, c, { width: 3.6 })
    + stroke(P`-22 -26, 0 -21, 22 -28`, 5, STUFF.rope),
  crate: (c) =>
    slab(P`-48 -22, 48 -22, 48 44, -48 44`, c, { inner: strokes([P`-48 0, 48 0`, P`-48 22, 48 22`], 2.6, shaded(c, 0.55)) })
    + box(-48, -24, 12, 68, lit(c, 0.15), { width: 3 })
    + box(36, -24, 12, 68, lit(c, 0.15), { width: 3 })
    + slab(P`-52 -24, -40 -42, 56 -42, 52 -24`, lit(c, 0.25)),
}

const PAPERS: Record<string, Form> = {
  seal: (c) =>
    shape(P`-34 -48, 30 -48, 34 30, 20 34, 6 30, -14 36, -36 30`, STUFF.paper, { inner: writing(-22, -34, 42, 4) })
    + shape(P`-2 24, 10 54, 16 44, 26 50, 20 22`, STUFF.wool, { width: 3 })
    + shape(ruffle(oval(10, 22, 19), 11, 3.2), c, { dx: -4, dy: -4 })
    + disc(10, 22, 11, lit(c, 0.2), { width: 2.2 }),
  paper: (c) =>
    slab(P`-30 -46, 36 -40, 30 46, -36 40`, shaded(c, 0.15))
    + slab(P`-36 -40, 30 -46, 36 40, -30 46`, c, { inner: writing(-24, -26, 46, 6, 12) }),
  poster: (c) =>
    slab(P`-36 -48, 36 -46, 38 44, 0 48, -38 44`, c, {
      inner:
        disc(0, -2, 17, '#8a6a4a', { width: 2.6 })
        + spots(P`-6 -6, 6 -6`, 2.4)
        + stroke(P`-8 6, 0 2, 8 6`, 3)
        + stroke(P`-24 -34, 24 -34`, 6, '#6b2a12')
        + writing(-24, 28, 48, 2),
    }) + spots(P`0 -42`, 3.4, STUFF.iron),
  scroll: (c) =>
    shape(P`-32 -30, 34 -30, 30 30, -36 30`, c, { inner: writing(-22, -18, 42, 4) })
    + rod(-40, -34, 42, -34, 8, lit(c, 0.3))
    + rod(-44, 34, 38, 34, 8, lit(c, 0.3))
    + [
      [-44, -34],
      [46, -34],
      [-48, 34],
      [42, 34],
    ]
      .map(([x, y]) => disc(x!, y!, 6, STUFF.red, { width: 3 }))
      .join(''),
  ballad: (c) =>
    shape(P`-34 -40, 34 -44, 36 38, -30 42`, c, {
      inner: strokes(
        [-24, -6, 12].flatMap((y) => [P`-24 ${y}, 26 ${y - 2}`, P`-24 ${y + 6}, 26 ${y + 4}`]),
        1.8,
        '#8a6a3c',
      ),
    })
    + notes(P`-14 -12, 8 6, 20 -20`)
    + shape(P`26 28, 46 22, 52 40, 34 48`, STUFF.red, { width: 3 }),
  letter: (c) =>
    slab(P`-48 -28, 48 -32, 48 30, -48 34`, c) + strokes([P`-48 -28, 0 8, 48 -32`], 4) + disc(0, 6, 11, STUFF.wax, { width: 3 }),
  ticket: (c) =>
    shape(corners(turn(P`-46 -24, 46 -24, 46 24, -46 24`, 0, 0, -14)), c, {
      inner: stroke(turn(P`20 -24, 20 24`, 0, 0, -14), 3, shaded(c, 0.5)),
    })
    + strokes([turn(P`-14 -12, -8 -16, -8 14`, 0, 0, -14), turn(P`-16 14, 0 14`, 0, 0, -14)], 5, '#6b2a12')
    + [-46, 46]
      .map((x) => {
        const [at] = turn([[x, 0]], 0, 0, -14)
        return spot(at![0], at![1], 6, '#e3cf9f')
      })
      .join(''),
  map: (c) =>
    slab(P`-48 -30, -16 -40, 16 -30, 48 -40, 48 30, 16 40, -16 30, -48 40`, c, {
      inner:
        `<path d="M-16-40L-16 30L16 40L16-30Z" fill="${shaded(c, 0.16)}"/>`
        + stroke(P`-40 22, -26 4, -8 12, 8 -8, 28 -4`, 3.4, '#a5512c')
        + patch(P`20 12, 34 4, 48 14, 44 28, 26 26`, '#7fb0b4')
        + strokes(
          P`-36 -20, -24 -14`.map(([x, y]) => P`${x - 7} ${y + 6}, ${x} ${y - 6}, ${x + 7} ${y + 6}`),
          2.4,
        ),
    })
    + strokes([P`-16 -38, -16 30`, P`16 -30, 16 39`], 2)
    + strokes([P`26 -18, 38 -6`, P`38 -18, 26 -6`], 4.4, STUFF.wax),
  book: (c) =>
    slab(P`-40 -34, 22 -46, 42 -38, 42 34, -18 48, -40 38`, c)
    + slab(P`-18 -30, 42 -38, 42 34, -18 46`, lit(c, 0.12), { width: 3.4 })
    + slab(P`-40 -34, 22 -46, 42 -38, -18 -30`, STUFF.paper, { width: 3.2, inner: stroke(P`-30 -33, 30 -43`, 1.6, '#9a7d4a') })
    + disc(12, 4, 12, STUFF.gold, { width: 3 })
    + strokes([P`-8 -20, 34 -26`, P`-8 36, 34 28`], 2.4, STUFF.gold),
  journal: (c) =>
    slab(P`-38 -42, 34 -46, 40 38, -34 46`, c)
    + box(-30, -44, 8, 88, shaded(c, 0.35), { width: 2.8 })
    + slab(P`-10 -24, 24 -26, 24 -6, -10 -4`, STUFF.paper, { width: 2.8 })
    + stroke(P`40 -10, 56 -14, 54 4, 40 6`, 4)
    + strokes([P`-4 -16, 16 -18`], 2),
}

const WORN: Record<string, Form> = {
  hat: (c) =>
    shape(P`-26 10, -28 -22, -14 -44, 2 -36, 18 -46, 30 -20, 30 10, 0 18`, c, { inner: stroke(P`-32 4, 0 14, 34 4`, 12, STUFF.brass) })
    + stroke(P`-6 -38, 0 -28, 4 -18`, 2.4)
    + shape(P`-56 6, -50 22, -20 34, 20 34, 50 22, 58 4, 46 8, 28 14, 0 18, -28 14, -44 8`, c)
    + feather(28, -18, STUFF.apple),
  tophat: (c) =>
    slab(P`-26 -46, 28 -50, 26 16, -26 18`, c, { inner: stroke(P`-28 8, 0 14, 30 6`, 12, STUFF.red) })
    + shape(P`-54 16, -30 12, 0 20, 30 12, 56 12, 44 28, 0 36, -44 30`, c),
  cap: (c) =>
    shape(P`-44 6, -40 -24, -10 -40, 26 -34, 44 -12, 44 10, 0 4`, c, { inner: stroke(P`-46 -4, 0 -10, 46 -2`, 7, STUFF.gold) })
    + shape(P`-54 26, -44 6, 0 4, 40 10, 10 22, -30 24`, '#37313a')
    + disc(-2, -18, 9, STUFF.gold, { width: 3 }),
  cloak: (c) =>
    shape(P`-12 -44, 12 -44, 28 -28, 46 46, 10 38, 0 46, -12 38, -46 46, -28 -28`, c, {
      inner:
        spots(P`-24 0, -8 -14, 14 4, 26 24, -28 28, -2 22, 10 -26`, 3, '#fff1b8')
        + strokes([P`-10 -30, -18 40`, P`12 -30, 18 40`], 2.4, shaded(c, 0.5)),
    }) + disc(0, -42, 8, STUFF.gold, { width: 3 }),
  coat: (c) =>
    shape(P`-14 -46, 14 -46, 34 -34, 54 14, 40 22, 30 2, 34 48, -34 48, -30 2, -40 22, -54 14, -34 -34`, c, {
      inner: stroke(P`0 -30, 0 48`, 3) + patch(P`-14 -46, 0 -16, 14 -46`, STUFF.paper),
    }) + [-22, 12].map((x) => box(x, 8, 12, 12, lit(c, 0.25), { width: 2.6 }) + box(x, 26, 12, 12, lit(c, 0.25), { width: 2.6 })).join(''),
  breastplate: (c) =>
    shape(P`-40 -40, -20 -34, 0 -26, 20 -34, 40 -40, 38 -8, 30 34, 0 48, -30 34, -38 -8`, c, {
      inner: stroke(P`0 -26, 1 44`, 3, shaded(c, 0.5)) + shine([-26, -22], [-28, 0], [-22, 18]),
    })
    + spots(P`-32 -30, 32 -30, -24 30, 24 30`, 3, shaded(c, 0.5))
    + bow(P`-34 -40, -30 -54, -18 -48`, STUFF.leather, 5)
    + bow(P`34 -40, 30 -54, 18 -48`, STUFF.leather, 5),
  apron: (c) =>
    bow(P`-16 -34, -12 -54, 12 -54, 16 -34`, c, 4)
    + shape(corners(P`-20 -36, 20 -36, 24 -8, 42 -4, 40 48, -40 48, -42 -4, -24 -8`), c, {
      inner: spots(P`-20 10, 12 26, -6 36, 24 14, 0 -20`, 3, shaded(c, 0.5)),
    })
    + box(-16, 6, 32, 20, lit(c, 0.2), { width: 2.8 }),
  shawl: (c) =>
    shape(P`-50 -34, 0 -24, 50 -34, 34 6, 0 48, 0 48, -34 6`, c, {
      inner: strokes([P`-40 -22, 0 -10, 40 -22`, P`-30 0, 0 12, 30 0`], 4, lit(c, 0.4)),
    })
    + strokes(
      [-24, -12, 0, 12, 24].map((x) => P`${x} ${42 - Math.abs(x) * 1.3}, ${x * 1.1} ${54 - Math.abs(x) * 1.2}`),
      3,
      c,
    )
    + box(-26, -10, 14, 14, lit(c, 0.2), { width: 2.6 }),
  cloth: (c) =>
    shape(P`-46 -30, 0 -36, 46 -28, 44 34, 16 28, -16 38, -46 30`, c, {
      inner: strokes([P`-40 -14, 40 -14`, P`-40 18, 40 20`], 3, lit(c, 0.5)) + spots(P`-28 2, -14 4, 0 2, 14 4, 28 2`, 3.4, STUFF.red),
    })
    + strokes(
      [-34, -12, 10, 32].map((x) => P`${x} 32, ${x} 44`),
      3,
      c,
    ),
  ribbon: (c) =>
    [
      ['#2d6a3a', -18],
      ['#2b5c99', -6],
      ['#a3332a', 6],
      [c, 18],
    ]
      .map(([fill, d]) => bow(move(P`-46 -14, -16 12, 14 -14, 46 12`, 0, Number(d)), String(fill), 8))
      .join(''),
  knot: (c) =>
    shapes([P`-4 -4, -30 -34, -52 -22, -48 6, -22 12`, P`4 -4, 30 -34, 52 -22, 48 6, 22 12`], c)
    + shapes([P`-6 6, -26 48, -12 44, -6 50, 4 10`, P`6 6, 26 48, 12 44, 6 50, -4 10`], lit(c, 0.15), { width: 3.6 })
    + disc(0, 0, 11, c, { width: 3.4 }),
  glove: (c) =>
    shape(
      P`-22 46, -24 8, -40 -10, -34 -22, -20 -10, -20 -42, -10 -46, -6 -18, -2 -50, 8 -50, 10 -18, 16 -44, 26 -40, 24 -6, 34 -16,
    40 -6, 26 18, 22 46`,
      c,
      { inner: stroke(P`-24 24, 0 30, 24 24`, 6, shaded(c, 0.35)) },
    ) + box(-28, 32, 56, 16, lit(c, 0.2), { width: 3.4 }),
  bedroll: (c) =>
    shape(P`-46 -14, 38 -22, 50 0, 40 24, -44 32, -54 10`, c, {
      inner: box(-20, -4, 18, 16, STUFF.blue, { width: 2.4 }) + box(12, 2, 16, 16, STUFF.yellow, { width: 2.4 }),
    })
    + disc(42, 2, 22, lit(c, 0.25))
    + disc(42, 2, 10, c, { width: 3 })
    + strokes([P`-28 -16, -32 8, -26 30`, P`14 -20, 10 4, 16 26`], 6, STUFF.leather),
  amulet: (c) =>
    bow(P`-34 -50, -24 -10, 0 6, 24 -10, 34 -50`, STUFF.silver, 3.4)
    + disc(0, 22, 24, c)
    + shape(P`-16 22, 0 10, 16 22, 0 33`, '#fff6e4', { width: 2.8 })
    + spot(0, 22, 6, '#4a2440'),
  charm: (c) =>
    stroke(P`-20 -54, 0 -38, 20 -54`, 3)
    + shape(P`-14 -36, 14 -36, 28 -4, 26 40, -26 40, -28 -4`, c)
    + [
      [-9, -16],
      [9, -16],
      [-12, 2],
      [12, 2],
      [-9, 20],
      [9, 20],
    ]
      .map(([x, y]) => disc(x!, y!, 6, '#fff6e4', { width: 2.4 }) + spot(x!, y!, 2.6))
      .join(''),
  medal: (c) =>
    slab(P`-22 -50, 22 -50, 12 -6, -12 -6`, STUFF.red, { inner: stroke(P`0 -50, 0 -6`, 9, STUFF.white) })
    + shape(ruffle(oval(0, 20, 24), 12, 4), c)
    + disc(0, 20, 14, lit(c, 0.3), { width: 2.8 }),
  mask: (c) =>
    [
      [-26, -40, -24],
      [0, -48, 0],
      [26, -40, 24],
    ]
      .map(([x, y, a], i) =>
        shape(turn(P`-7 14, -9 -6, 0 -20, 9 -6, 7 14`, x!, y! + 6, a!), [STUFF.red, STUFF.gold, STUFF.wool][i]!, { width: 3, dx: -3 }),
      )
      .join('')
    + shape(P`0 -40, -30 -32, -36 0, -26 32, 0 52, 26 32, 36 0, 30 -32`, c, {
      inner:
        stroke(P`-34 -24, 0 -16, 34 -24`, 7, STUFF.bone)
        + spots(P`-24 -28, -12 -28, 0 -28, 12 -28, 24 -28`, 2.4, STUFF.bone)
        + patch(P`-36 10, -20 14, -22 30, -36 30`, STUFF.red)
        + patch(P`36 10, 20 14, 22 30, 36 30`, STUFF.red),
    })
    + [-15, 15]
      .map(
        (x) => shape(P`${x - 9} 0, ${x} -8, ${x + 9} 0, ${x} 5`, '#2a1a12', { width: 2.6, shade: '#2a1a12' }) + spot(x, -1, 2.2, '#f2c86a'),
      )
      .join('')
    + stroke(P`-2 -12, -7 12, 0 16, 6 12`, 3.4)
    + shape(P`-13 28, 0 22, 13 28, 0 38`, '#2a1a12', { width: 2.6 }),
  crown: (c) =>
    shape(corners(P`-44 30, -50 -24, -26 -2, -14 -40, 0 -8, 14 -40, 26 -2, 50 -24, 44 30`), c, {
      inner: stroke(P`-46 18, 0 24, 46 18`, 5, shaded(c, 0.4)),
    })
    + [
      [-50, -26],
      [-14, -42],
      [14, -42],
      [50, -26],
    ]
      .map(([x, y]) => disc(x!, y!, 5, STUFF.wax, { width: 2.6 }))
      .join('')
    + disc(0, 10, 7, STUFF.gem, { width: 2.8 }),
}

const facets = (c: string): readonly (readonly [Line, string])[] => [
  [P`-26 -30, -12 -4, -46 -4`, lit(c, 0.5)],
  [P`-26 -30, 24 -30, 12 -4, -12 -4`, lit(c, 0.25)],
  [P`24 -30, 46 -4, 12 -4`, mix(c, '#143a5a', 0.2)],
  [P`-46 -4, -12 -4, 0 46`, c],
  [P`-12 -4, 12 -4, 0 46`, mix(c, '#143a5a', 0.28)],
  [P`12 -4, 46 -4, 0 46`, mix(c, '#143a5a', 0.5)],
]
const STAR = corners(Array.from({ length: 10 }, (_, i) => turn([[0, i % 2 ? -20 : -48]], 0, 2, i * 36)[0]!))
const token = (c: string, sign: string) =>
  disc(0, 0, 46, c) + `<circle r="36" fill="none" stroke="${shaded(c, 0.5)}" stroke-width="3"/>${sign}`

const TREASURE: Record<string, Form> = {
  gem: (c) =>
    slab(P`-26 -30, 24 -30, 46 -4, 0 46, -46 -4`, c, {
      shade: c,
      inner: facets(c)
        .map(([line, fill]) => `<path d="${angular(line)}" fill="${fill}"/>`)
        .join(''),
    })
    + stroke(P`-44 -4, 0 -3, 44 -4`, 2)
    + shine([-30, -14], [-22, -24]),
  coins: (c) =>
    P`12 34, 10 24, 14 14, 10 4`.map(([x, y]) => disc(x, y, 30, c, {}, 11)).join('')
    + disc(-20, 18, 26, c)
    + disc(-20, 18, 17, lit(c, 0.15), { width: 2 })
    + strokes([P`-26 26, -20 8, -14 26`, P`-25 20, -15 20`], 3),
  heart: (c) =>
    shape(P`0 -18, -12 -34, -34 -34, -44 -12, -34 12, 0 42, 0 42, 34 12, 44 -12, 34 -34, 12 -34`, c, {
      inner: shine([-30, -18], [-32, -8], [-27, 2]),
    }),
  engine: (c) =>
    shape(P`0 -18, -12 -34, -34 -34, -44 -12, -34 12, 0 42, 0 42, 34 12, 44 -12, 34 -34, 12 -34`, c, {
      inner: strokes([P`-40 -6, 0 4, 40 -6`], 4, shaded(c, 0.5)),
    })
    + rod(-14, -34, -18, -54, 5, STUFF.iron)
    + rod(14, -34, 22, -52, 5, STUFF.iron)
    + disc(0, 0, 13, STUFF.glass, { width: 3.2, shade: '#ee8427' })
    + spots(P`-26 -18, 26 -18, -18 16, 18 16`, 3, shaded(c, 0.6)),
  star: (c) => glow(0, 2, 52) + shape(STAR, c, { inner: shine([-12, -8], [0, -24]) }),
  stone: (c) =>
    glow(0, 4, 46, '#ff9a5a', 0.3)
    + shape(P`-42 10, -34 -20, -8 -34, 24 -28, 42 -4, 36 26, 6 38, -26 32`, c, {
      inner: strokes([P`-20 -14, -6 2, -12 18`, P`10 -18, 18 4`], 2.6, shaded(c, 0.5)),
    }),
  ichor: (c) =>
    shape(corners(P`-18 44, -32 -8, -14 -46, 4 -10, 10 44`), c, { inner: stroke(P`-14 -40, -10 40`, 3, lit(c, 0.5)) })
    + shape(corners(P`4 44, 10 -2, 26 -24, 38 4, 28 44`), mix(c, INK, 0.15), { inner: stroke(P`26 -18, 18 40`, 3, lit(c, 0.4)) }),
  tooth: (c) =>
    shape(P`-26 -36, 0 -28, 26 -36, 34 -10, 22 14, 18 46, 18 46, 6 16, -6 16, -18 46, -18 46, -22 14, -34 -10`, c, {
      inner: shine([-20, -22], [-24, -8]),
    }),
  trophies: (c) =>
    bow(P`-50 -30, -20 2, 20 2, 50 -30`, c, 6)
    + [
      [-34, -12, 12],
      [-12, 4, 4],
      [12, 4, -4],
      [34, -12, -12],
    ]
      .map(([x, y, a]) => shape(turn(P`-8 0, 0 40, 0 40, 8 0`, x!, y!, a!), STUFF.bone, { width: 3, dx: -2 }))
      .join(''),
  halo: (c) => glow(0, 0, 50) + hoop(0, 0, 42, 20, c, 9) + stroke(P`30 -16, 24 -8, 34 -4`, 4) + shine([-34, -6], [-20, -16]),
  stamp: (c) =>
    disc(0, -36, 14, WOOD)
    + rod(0, -26, 0, 6, 8, WOOD)
    + slab(P`-26 4, 26 4, 34 26, -34 26`, c)
    + box(-34, 26, 68, 8, STUFF.wax, { width: 3 })
    + stroke(P`-44 46, 0 50, 44 46`, 5, STUFF.wax),
  banner: (c) =>
    rod(-36, -54, -36, 54, 4, WOOD)
    + disc(-36, -54, 7, STUFF.gold, { width: 3 })
    + shape(P`-34 -46, 0 -38, 50 -48, 50 -48, 36 -14, 50 18, 50 18, 4 28, -34 18`, c, {
      inner: strokes([P`-30 -20, 4 -12, 44 -22`, P`-30 0, 6 8, 44 0`], 5, lit(c, 0.5)),
    }),
  chair: (c) =>
    slab(P`-28 -54, 24 -50, 26 4, -26 2`, c, { inner: box(-18, -42, 34, 34, STUFF.red, { width: 2.8 }) })
    + slab(P`-34 2, 34 4, 40 20, -38 18`, lit(c, 0.15))
    + rod(-30, 18, -34, 52, 4, c)
    + rod(32, 20, 36, 52, 4, c)
    + rod(-12, 20, -12, 44, 3.4, c)
    + rod(14, 20, 14, 44, 3.4, c),
  folding: (c) =>
    rod(-30, -48, 34, 50, 4.4, WOOD)
    + rod(30, -48, -34, 50, 4.4, WOOD)
    + slab(P`-32 -6, 34 -8, 40 8, -38 10`, c)
    + slab(P`-36 -50, 36 -50, 34 -30, -34 -30`, c),
  table: (c) =>
    rod(-34, 0, -40, 50, 4.4, WOOD)
    + rod(36, 0, 42, 50, 4.4, WOOD)
    + shape(corners(P`-54 -10, 54 -10, 48 14, 30 8, 10 16, -12 8, -30 16, -48 10`), c)
    + disc(-22, -14, 15, STUFF.china, { width: 3 }, 6)
    + disc(22, -14, 15, STUFF.china, { width: 3 }, 6)
    + shape(P`-10 -16, -6 -34, 10 -34, 12 -16`, STUFF.bread, { width: 3 }),
  cabinet: (c) =>
    box(-40, -48, 80, 92, c)
    + [-38, -12, 14]
      .map((y) => [-34, 3].map((x) => box(x, y, 31, 22, lit(c, 0.18), { width: 2.6 }) + spot(x + 15, y + 11, 3, STUFF.brass)).join(''))
      .join(''),
  larder: (c) =>
    box(-40, -48, 80, 92, c)
    + box(-32, -40, 30, 76, lit(c, 0.15), { width: 2.8 })
    + box(3, -40, 30, 76, lit(c, 0.15), { width: 2.8 })
    + box(-10, -8, 20, 18, STUFF.iron, { width: 3 })
    + hoop(0, -10, 7, 8, STUFF.iron, 3)
    + spot(0, 1, 2.6),
  oven: (c) =>
    shape(P`-46 44, -46 -6, -24 -34, 24 -34, 46 -6, 46 44`, c, {
      inner: strokes([P`-46 8, -26 8`, P`26 8, 46 8`, P`-30 -14, -12 -22`, P`14 -22, 32 -12`], 2.6, shaded(c, 0.5)),
    })
    + shape(P`-22 44, -22 16, 0 2, 22 16, 22 44`, '#33201a', { width: 3.4, inner: flame(-6, 30, 0.9) + flame(8, 32, 0.7) })
    + box(18, -54, 16, 26, c, { width: 3.4 }),
  dice: (c) =>
    [
      [-18, 8, -12],
      [22, 18, 16],
    ]
      .map(
        ([x, y, a], n) =>
          slab(turn(P`-24 -24, 24 -24, 24 24, -24 24`, x!, y! - 6, a!), n ? lit(c, 0.3) : c)
          + spots(turn(n ? P`-11 -11, 11 11, 0 0` : P`-11 -11, 11 -11, -11 11, 11 11, 0 0`, x!, y! - 6, a!), 4),
      )
      .join(''),
  canary: (c) =>
    shape(P`-34 4, -24 -24, 4 -30, 20 -10, 34 14, 52 18, 34 32, 4 36, -20 26`, c, {
      inner: stroke(P`-4 0, 12 10, 28 24`, 4, shaded(c, 0.4)) + spots(P`-6 16, 6 22, 18 26`, 2.4, shaded(c, 0.5)),
    })
    + slab(P`-32 -8, -50 -2, -31 4`, STUFF.brass, { width: 3 })
    + spot(-20, -10, 4)
    + rod(0, 34, -2, 52, 2.4, STUFF.brass)
    + rod(14, 34, 14, 52, 2.4, STUFF.brass)
    + hoop(38, -14, 9, 7, STUFF.brass, 3),
  thumb: (c) =>
    shape(P`-26 48, -26 6, -24 -30, -10 -48, 10 -46, 22 -26, 24 8, 28 48`, c, {
      inner:
        patch(P`-14 -34, 0 -42, 12 -32, 10 -14, -12 -14`, lit(c, 0.35))
        + strokes([P`-22 8, 0 14, 22 6`, P`-24 20, 0 26, 24 18`], 2.6, shaded(c, 0.5)),
    }),
  tentacle: (c) => bow(P`-40 50, -8 34, 14 6, 4 -22, 22 -44, 40 -34`, c, 16) + spots(P`-24 42, -6 32, 6 18, 8 2, 4 -14`, 3.6, lit(c, 0.6)),
  shadow: (c) =>
    shape(P`-46 46, -24 32, -18 4, -30 -6, -26 -16, -12 -14, -14 -40, 4 -52, 20 -40, 18 -14, 38 4, 32 14, 20 8, 24 30, 48 44`, c, {
      width: 2.6,
    }) + spots(P`-3 -34, 11 -34`, 3, '#fff6e4'),
  knob: (c) =>
    rod(0, 16, 0, 50, 8, STUFF.brass)
    + disc(0, 34, 22, STUFF.brass, {}, 7)
    + disc(0, -8, 38, c, {}, 34)
    + shape(ruffle(oval(-4, -8, 11), 6, 4), '#d08a8a', { width: 2.4 })
    + shine([-24, -18], [-14, -30]),
  tile: (c) =>
    slab(P`-42 -36, 40 -42, 44 34, -40 40`, c, {
      inner: shape(ruffle(oval(0, -2, 16), 8, 6), lit(c, 0.5), { width: 2.6 }) + spot(0, -2, 5, STUFF.red),
    }),
  tent: (c) =>
    token(
      c,
      shape(P`-24 20, 0 -24, 0 -24, 24 20, 24 20, 6 20, 0 4, -6 20`, '#6b3a16', { width: 3 }) + stroke(P`-6 -30, 0 -22, 7 -30`, 3.4),
    ),
  outlaw: (c) =>
    token(
      c,
      shape(P`-34 0, -18 -4, -16 -24, 0 -20, 16 -24, 18 -4, 34 0, 16 8, -16 8`, CLOTH.umber, { width: 3 })
        + shape(P`-16 8, 16 8, 10 28, -10 28`, CLOTH.brick, { width: 3 }),
    ),
  mystic: (c) =>
    token(
      c,
      disc(0, -4, 20, '#cfe3ea', { width: 3 })
        + shine([-10, -8], [-4, -16])
        + slab(P`-16 16, 16 16, 20 28, -20 28`, STUFF.brass, { width: 3 }),
    ),
  lizard: (c) =>
    token(
      c,
      shape(P`-32 6, -20 -10, 0 -22, 22 -18, 30 4, 18 22, -14 22`, '#7f9a52', { width: 3 })
        + spot(0, -6, 5, '#f5c945')
        + spot(0, -6, 2)
        + stroke(P`-30 10, -8 12, 14 6`, 3),
    ),
}

export const GOODS: Record<string, Form> = { ...FOOD, ...VESSELS, ...PAPERS, ...WORN, ...TREASURE }
