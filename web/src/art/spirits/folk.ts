// Spirits with manners: those who count, mend, mow, ask and follow.

import { CLOTH, INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, corners, glow, hatch, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, turn, type Line } from '../pen'

/** A plain face: two eyes of a sort, brows, a nose, a mouth, at the usual places. */
function look(line: string, eyes: 'shut' | 'dot' | 'wide', mouth: Line, brows = true): string {
  const eye = (x: number) =>
    eyes === 'shut'
      ? stroke(P`${x - 7} -5, ${x} -0.4, ${x + 7} -5`, 3.2, line)
      : eyes === 'dot'
        ? spot(x, -4, 4.2, line, 5.2) + spot(x - 1.5, -6.4, 1.5, '#fff')
        : shape(oval(x, -4, 9, 10), '#fffdf3', { width: 2.8, line, dx: 0, dy: 2 })
          + spot(x - 1, -3, 4, line, 4.8)
          + spot(x - 2.4, -5.4, 1.5, '#fff')
  return (
    eye(-19)
    + eye(7)
    + (brows ? strokes([P`-27 -18, -19 -21, -11 -18`, P`-1 -18, 7 -22, 16 -17`], 3.2, line) : '')
    + stroke(P`-9 0, -13 10, -9 13, -5 12`, 2.8, line, 0.7)
    + stroke(mouth, 3.2, line)
  )
}
const SMILE = P`-16 24, -8 28, 2 26, 8 20`
const EGG = P`-4 -44, -26 -36, -36 -10, -30 18, -16 38, -4 42, 12 34, 28 14, 30 -14, 20 -36`

const TINTS = {
  blue: { pale: '#dfeaea', robe: '#b9d0d3', deep: '#7f9ea9', fold: '#8fabb5', line: '#33505e' },
  gold: { pale: '#fdf3dc', robe: '#f0dcb0', deep: '#cfa56a', fold: '#d9bb84', line: '#6b4522' },
}
const TINT_NAMES = Object.keys(TINTS) as (keyof typeof TINTS)[]
/** Somebody made of mist or of flour dust, with a lamp or a loaf. */
function mist(who: Who): string {
  const { pale, robe, deep, fold, line } = TINTS[who.pick('tint', TINT_NAMES)]
  const o = { line, shade: deep }
  const folds = strokes([P`-64 110, -40 84, -36 56`, P`72 110, 48 84, 46 50`, P`0 120, 6 96, 4 74`, P`34 -40, 44 -10, 40 20`], 3, fold)
  const hood = who.is('broad')
    ? P`-96 130, -84 80, -52 52, -52 8, -46 -36, -20 -66, 8 -74, 34 -62, 52 -30, 56 10, 60 50, 88 78, 104 130`
    : P`-86 130, -74 84, -46 56, -50 10, -40 -40, -10 -66, 10 -84, 30 -98, 30 -98, 30 -76, 44 -46, 56 -4, 50 40, 66 70, 92 92, 100 130`
  const lamp =
    shape(P`-14 66, -8 58, 14 58, 20 66, 18 92, -12 92`, '#ffe7a0', {
      ...o,
      shade: '#f0b84e',
      width: 3.4,
      inner: shape(P`3 88, -5 80, 2 66, 2 66, 11 80`, '#f08a2c', { width: 0 }),
    }) + stroke(P`-8 58, 3 46, 14 58`, 3.2, line)
  const loaf =
    shape(P`-34 92, -28 72, -4 62, 26 64, 42 78, 42 94`, STUFF.bread, { width: 3.6 })
    + strokes([P`-14 84, -8 70`, P`4 82, 10 68`, P`22 84, 28 72`], 4, '#f6dfae')
    + strokes([P`-10 56, -16 46, -8 38`, P`14 56, 8 46, 16 36`], 3.4, '#fffaf0')
  const tears = shapes(
    [-19, 7].map((x) => P`${x} 6, ${x} 6, ${x + 3.4} 14, ${x} 17, ${x - 3.4} 14`),
    '#8fd0e6',
    { ...o, shade: '#5aa6c4', width: 2, dx: -1, dy: -1 },
  )
  return (
    shape(hood, robe, { ...o, dx: -8, dy: -6, inner: folds })
    + shape(who.is('broad') ? P`-4 -42, -30 -34, -42 -6, -36 22, -18 38, -2 42, 16 36, 34 18, 38 -10, 24 -36` : EGG, pale, {
      ...o,
      inner: spot(-22, 12, 7, '#e7b9a8', 5) + spot(12, 12, 8, '#e7b9a8', 5.4),
    })
    + look(line, who.is('weeping') ? 'shut' : 'dot', SMILE)
    + (who.is('weeping') ? tears : '')
    + (who.pick('holds', ['lamp', 'loaf']) === 'lamp' ? lamp : loaf)
    + (who.is('broad') ? spots(P`-70 -20, -60 -54, 66 -40, 74 0, -76 24, 52 -68`, 2.6, '#fffaf0') : '')
  )
}

/** Counts crossings: a pebble with brows, and a stick as long as a fence rail. */
function tally(): string {
  const stone = '#a8a294'
  const notches = strokes(
    Array.from({ length: 9 }, (_, n) => turn(P`-5 ${-70 + n * 17}, 5 ${-68 + n * 17}`, 46, 4, 24)),
    3,
  )
  return (
    shape(P`-70 130, -64 88, -30 66, 34 66, 62 88, 70 130`, stone, { dx: -9, inner: hatch(30, 84, 5, 22, 16, 5) })
    + shape(ruffle(P`-52 -26, -40 -58, -6 -72, 30 -64, 50 -34, 40 -26, 0 -32, -40 -22`, 18, 4), '#7f8f45', { width: 3.8 })
    + shape(P`0 -46, -34 -38, -52 -10, -50 22, -30 48, 4 56, 38 46, 54 18, 50 -16, 30 -40`, stone, {
      dx: -8,
      inner: spots(P`34 -10, 40 4, 28 30, -40 30, 10 44`, 3, shaded(stone, 0.22)) + hatch(32, 14, 4, 18, 20, 5),
    })
    + look(INK, 'dot', P`-24 30, -6 27, 12 30`, false)
    + strokes([P`-34 -16, -20 -17, -10 -11`, P`-2 -11, 8 -18, 24 -17`], 7.4, '#6f7a45')
    + shape(ruffle(P`-42 -30, -20 -40, 16 -42, 42 -34, 46 -46, 20 -60, -22 -58, -44 -46`, 16, 3), '#8d9c50', { width: 3.4 })
    + shape(turn(P`-6 -86, 6 -86, 7 100, -7 100`, 46, 4, 24), STUFF.wood, { width: 3.6, dx: -3 })
    + notches
    + shape(P`10 62, 30 54, 40 64, 30 76, 12 78`, stone, { width: 3.4 })
    + shape(P`-66 84, -44 66, -26 72, -24 84, -46 94`, stone, { width: 3.4, inner: strokes([P`-56 82, -40 76`, P`-50 88, -36 82`], 2) })
  )
}

/** Thimbles and grey wool. */
function wool(): string {
  const grey = '#a5a2a6'
  const button = (x: number, r: number) =>
    shape(oval(x, -6, r), '#3c4d68', { width: 2.8, dx: -2, dy: -2 })
    + spots(P`${x - 2.4} -8, ${x + 2.4} -8, ${x - 2.4} -4, ${x + 2.4} -4`, 1.2, '#f4e8d0')
  const rows = [P`-44 10, -20 26, 20 28, 46 8`, P`-46 -12, -30 -30, 0 -36, 34 -28`, P`-36 28, -10 42, 26 38`, P`20 -24, 38 -6, 40 22`]
    .map((line) => stroke(line, 3, shaded(grey, 0.4)))
    .join('')
  return (
    shape(ruffle(P`-84 130, -70 82, -34 60, 40 58, 76 82, 90 130`, 24, 6), shaded(grey, 0.12), { dx: -9 })
    + shape(ruffle(oval(0, 0, 50, 48, 12), 26, 4), grey, { dx: -8, inner: rows })
    + shape(P`-30 -34, -24 -82, -24 -82, 22 -84, 22 -84, 32 -36, 0 -28`, STUFF.silver, {
      inner: spots(P`-14 -70, 0 -72, 13 -70, -18 -58, -4 -60, 11 -60, 22 -56, -20 -46, -6 -48, 9 -48, 22 -44`, 2.4, '#8a9494'),
    })
    + shape(P`-36 -30, 0 -22, 38 -32, 36 -42, 0 -33, -34 -40`, STUFF.silver, { width: 3.6 })
    + button(-20, 9)
    + button(10, 10.5)
    + stroke(P`-18 20, -6 25, 10 18`, 3.4)
    + stroke(P`-84 30, -60 44, -30 62, 10 66, 44 52, 66 20`, 3.4, CLOTH.brick)
    + shape(turn(P`-2.6 36, -3 -30, 0 -40, 3 -30, 2.6 36`, 70, 14, 18), STUFF.steel, { width: 2.6, dx: -1 })
    + [
      [-54, 82],
      [48, 86],
    ]
      .map(([x, y]) =>
        shape(move(P`-12 12, -9 -14, -9 -14, 9 -14, 9 -14, 12 12`, x!, y!), STUFF.brass, {
          width: 3,
          inner: spots(move(P`-4 -6, 4 -6, 0 2`, x!, y!), 1.6, shaded(STUFF.brass, 0.5)),
        }),
      )
      .join('')
  )
}

/** Under the hat there is no face, only more hat. */
function mower(): string {
  const straw = STUFF.straw
  const weave = (y: number, r: number) =>
    strokes(
      [0, 1, 2].map((n) => P`${-r} ${y - n * 9}, 0 ${y + 8 - n * 9}, ${r} ${y - n * 9}`),
      1.8,
      shaded(straw, 0.4),
    )
  const hat = (y: number, s: number, dark: number) => {
    const fill = shaded(straw, dark)
    return (
      shape(move(P`-34 0, -28 -38, -4 -52, 26 -40, 36 0, 0 8`, 0, y, s), fill, { inner: weave(y - 8, 40 * s) })
      + shape(move(P`-84 0, -46 16, 0 22, 48 16, 90 -2, 52 2, 0 10, -48 2`, 0, y, s), fill)
    )
  }
  const wheat = (x: number, lean: number) =>
    stroke(P`${x} 110, ${x + lean * 0.4} 84, ${x + lean} 56`, 3.4, '#a8843a')
    + shapes(
      [0, 1, 2].map((n) => move(P`0 0, 6 -6, 3 -16, -4 -8`, x + lean - n * lean * 0.1, 60 + n * 9)),
      '#e0b85a',
      { width: 2, dx: -1, dy: -1 },
    )
  return (
    shape(P`40 -92, 84 -84, 98 -50, 98 -50, 78 -66, 44 -74`, STUFF.steel, { width: 3.4 })
    + stroke(P`44 -84, 52 0, 66 110`, 8, STUFF.wood)
    + shape(P`-84 130, -76 82, -46 60, 46 58, 80 80, 92 130`, '#8f8a6a', { dx: -9, inner: stroke(P`0 66, 2 120`, 2.6) })
    + shape(P`-24 50, -34 62, 0 78, 38 62, 28 48, 0 60`, CLOTH.brick, { width: 3.6 })
    + shape(P`-34 -8, -36 26, -20 50, 4 56, 28 48, 40 24, 38 -10`, '#4a3a1e', { shade: '#33270f' })
    + `<g transform="translate(2 44) scale(.52)">${hat(0, 1, 0.5)}</g><g transform="translate(2 22) scale(.7)">${hat(0, 1, 0.32)}</g>`
    + hat(-10, 1, 0)
    + wheat(-66, -10)
    + wheat(-52, 6)
    + wheat(70, 12)
  )
}

/** A man who is mostly pond. */
function pond(): string {
  const [water, line] = ['#8fbdb8', '#23505a']
  const o = { line, shade: '#4f8a8c' }
  const fish = (x: number, y: number) =>
    shape(move(P`-12 0, -4 -6, 6 -3, 14 -8, 12 0, 14 7, 6 3, -4 6`, x, y, 0.9), '#e0a25a', {
      ...o,
      width: 2.2,
      shade: '#b2683a',
      dx: -1,
      dy: -1,
    })
  const weeds = [
    P`-40 -34, -52 0, -44 30`,
    P`-28 -48, -46 -20, -52 4`,
    P`40 -36, 58 -4, 52 40`,
    P`28 -50, 52 -22, 60 10`,
    P`48 -14, 62 20, 58 56`,
  ]
    .map((weed) => stroke(weed, 9, '#5d7d4a'))
    .join('')
  return (
    shape(P`-86 130, -78 84, -44 58, -20 40, 18 38, 40 56, 78 82, 92 130`, water, {
      ...o,
      dx: -9,
      inner: strokes([P`-70 96, -30 88, 10 96, 60 88`, P`-60 112, -10 104, 50 112`], 3, '#e4f4f0'),
    })
    + fish(-40, 100)
    + fish(44, 92)
    + weeds
    + shape(P`2 -52, -30 -44, -42 -14, -38 18, -24 42, -4 50, 18 44, 36 22, 42 -12, 30 -44`, water, {
      ...o,
      inner: patch(P`-60 14, -20 8, 20 14, 60 8, 60 60, -60 60`, '#5f9c9c', 0.6) + strokes([P`-40 14, -14 9, 16 14, 40 8`], 3, '#e4f4f0'),
    })
    + fish(14, 26)
    + look(line, 'wide', P`-18 32, -8 29, 4 32`)
    + shape(P`-38 -38, -20 -62, 14 -66, 40 -44, 20 -50, -10 -48`, '#5d7d4a', { ...o, shade: '#3f5c38', width: 3.6 })
    + shapes(
      P`-46 44, 52 58, -20 62`.map(([x, y]) => P`${x} ${y - 9}, ${x} ${y - 9}, ${x + 5} ${y + 2}, ${x} ${y + 7}, ${x - 5} ${y + 2}`),
      '#cfeae8',
      { ...o, width: 2.4 },
    )
    + stroke(P`66 -96, 64 -30, 68 40, 66 96`, 9, STUFF.rope)
    + strokes(
      [-70, -50, -30, -10, 10, 30, 50, 70].map((y) => P`60 ${y}, 72 ${y + 8}`),
      2.4,
    )
    + shape(P`52 54, 72 50, 80 62, 72 76, 54 74`, water, { ...o, width: 3.4 })
  )
}

/** Thin as a rake, blue to the wrists, holding its breath. */
function frost(): string {
  const [skin, line] = ['#cfe6ee', '#2f5570']
  const o = { line, shade: '#93bfd2' }
  const spike = (x: number, y: number, a: number, h: number) =>
    shape(corners(turn(P`-8 4, 0 ${-h}, 8 4`, x, y, a)), '#eef8fb', { ...o, width: 3, dx: -3 })
  const fern = (x: number, y: number, a: number) =>
    stroke(turn(P`0 0, 2 -20, 0 -44`, x, y, a), 3, '#f4fbfd')
    + strokes(
      [10, 20, 30].flatMap((t) => [turn(P`1 ${-t}, 9 ${-t - 8}`, x, y, a), turn(P`1 ${-t}, -8 ${-t - 8}`, x, y, a)]),
      2.6,
      '#f4fbfd',
    )
  return (
    fern(-74, 30, -20)
    + fern(78, 24, 22)
    + fern(-64, -30, -34)
    + spike(-24, -44, -24, 30)
    + spike(-4, -50, -6, 40)
    + spike(16, -48, 12, 34)
    + spike(32, -36, 36, 26)
    + shape(P`-58 130, -50 90, -18 68, 24 66, 52 88, 60 130`, '#5f88a8', { ...o, dx: -8 })
    + shape(P`0 -52, -26 -44, -34 -16, -36 10, -42 22, -30 38, -8 50, 14 44, 36 32, 40 16, 32 -16, 24 -42`, skin, {
      ...o,
      inner: spot(-26, 22, 11, '#a9c8e4', 9) + spot(16, 22, 12, '#a9c8e4', 10),
    })
    + look(line, 'wide', P`-11 32, -7 34, -2 32`)
    + shape(P`-30 54, -40 66, 0 82, 36 68, 30 52, 0 62`, CLOTH.brick, { width: 3.6 })
    + shape(P`18 70, 32 68, 38 98, 22 100`, CLOTH.brick, { width: 3.4 })
    + shape(P`-54 100, -46 70, -30 68, -30 84, -40 104`, '#4f8fc0', { ...o, width: 3.2 })
    + [-10, 0, 10].map((a) => shape(turn(P`-2 6, 0 -26, 2 6`, -38, 64, a - 6), '#fff', { ...o, width: 1.8, dx: 0 })).join('')
  )
}

/** Sits on somebody's shoulders and gives directions. */
function passenger(): string {
  const [skin, line] = ['#8f86a0', '#2f2838']
  const o = { line, shade: '#5d546e' }
  return (
    shape(P`-92 130, -84 92, -46 78, 50 78, 88 92, 98 130`, CLOTH.umber, { dx: -8 })
    + shape(P`-46 104, -44 60, -14 44, 24 46, 46 64, 46 104`, '#6a432b', {
      inner: strokes([P`-20 52, -30 76`, P`2 48, 0 80`, P`24 52, 32 78`], 2.4, '#3a2418'),
    })
    + shapes([P`-34 30, -62 46, -64 82, -54 104, -44 100, -48 70, -24 50`, P`36 28, 66 46, 68 84, 56 106, 46 100, 52 70, 26 50`], skin, {
      ...o,
      width: 3.8,
    })
    + shape(P`-36 60, -34 20, -10 4, 16 6, 38 24, 38 58, 0 66`, '#4b4f6b', { ...o, shade: '#33364c', dx: -6 })
    + shape(P`-6 -70, -44 -64, -58 -84, -52 -52, -46 -22, -28 4, -6 14, 18 6, 36 -18, 44 -50, 54 -86, 34 -62`, skin, {
      ...o,
      inner: patch(P`-50 -74, -44 -52, -40 -62`, '#c9a0a8') + patch(P`46 -74, 38 -54, 34 -64`, '#c9a0a8'),
    })
    + `<g transform="translate(2 -28) scale(.92)">${look(line, 'dot', P`-18 22, -8 29, 4 27, 14 18`)}</g>`
    + stroke(P`-30 26, -60 10, -92 14`, 10, line)
    + stroke(P`-32 26, -60 11, -90 14`, 6.4, skin)
    + shape(P`-24 -62, -12 -84, 14 -86, 22 -64, 0 -58`, CLOTH.plum, { width: 3.4 })
  )
}

/** Drives the hours home, without a lantern. */
function shepherd(): string {
  const night = '#4a5680'
  const beast = (x: number, y: number, s: number) =>
    shape(ruffle(move(oval(0, 0, 30, 22), x, y, s), 13, 5 * s), '#b8b6ba', { width: 3.2, dx: -5 })
    + shape(move(P`-34 -8, -22 -14, -14 -2, -20 14, -32 10`, x, y, s), '#5a5662', { width: 2.8 })
    + stroke(move(P`-30 -1, -26 2, -22 -1`, x, y, s), 2.2, '#f4eee0')
  return (
    stroke(P`70 110, 64 0, 60 -60, 68 -88, 88 -88, 92 -70`, 9, STUFF.wood)
    + shape(P`-80 130, -66 70, -44 34, -40 -30, -20 -72, 10 -92, 10 -92, 34 -66, 46 -20, 48 34, 70 72, 84 130`, night, {
      dx: -8,
      inner:
        strokes([P`-50 110, -34 70, -30 30`, P`60 110, 44 70, 40 20`], 3, '#343e60')
        + spots(P`-54 90, 20 84, 54 100, 36 -40, -24 -56, 40 30`, 2, '#ffe9a6'),
    })
    + shape(P`0 -52, -24 -40, -32 -10, -24 22, -4 36, 18 24, 30 -6, 24 -38`, '#232a48', { shade: '#161b32', width: 3.6 })
    + glow(-15, -8, 9, '#fff1b8', 0.5)
    + glow(9, -8, 10, '#fff1b8', 0.5)
    + spot(-15, -8, 3.6, '#fff6d2')
    + spot(9, -8, 4, '#fff6d2')
    + strokes([P`-22 -20, -15 -23, -8 -19`, P`2 -19, 10 -23, 18 -19`], 2.6, '#8f9bc4')
    + beast(-40, 64, 0.95)
    + beast(30, 74, 1.05)
  )
}

/** The size of a mouse, bald, with a very old face. */
function crumb(): string {
  const skin = '#e2b39c'
  const ear = (x: number, y: number, s: number) =>
    shape(move(P`0 16, -20 4, -24 -20, -4 -32, 18 -22, 20 2`, x, y, s), skin, {
      dx: -4,
      inner: patch(move(P`0 10, -12 0, -14 -16, -2 -22, 10 -14, 12 0`, x, y, s), '#c98a84'),
    })
  return (
    ear(-40, -38, 0.9)
    + ear(46, -40, 1.15)
    + shape(P`-46 130, -40 78, -16 50, 24 50, 48 78, 56 130`, skin, { dx: -8 })
    + shape(P`6 -46, -24 -40, -44 -18, -58 8, -62 22, -50 34, -20 44, 14 44, 40 28, 48 0, 42 -26, 26 -42`, skin, {
      inner: spot(-22, 22, 9, '#d08a7c', 6) + spot(24, 20, 9, '#d08a7c', 6),
    })
    + strokes(
      [
        P`-28 -32, -6 -36, 18 -32`,
        P`-26 -25, -6 -29, 20 -25`,
        P`28 0, 36 6, 32 14`,
        P`-16 10, -4 12, 8 8`,
        P`-40 8, -34 12, -30 8`,
        P`20 26, 28 24, 34 18`,
      ],
      2,
    )
    + spot(-32, -4, 4.6, INK, 5.6)
    + spot(-33.6, -6.6, 1.6, '#fff')
    + spot(4, -6, 5.4, INK, 6.4)
    + spot(2, -8.8, 1.9, '#fff')
    + strokes([P`-40 -15, -32 -20, -24 -16`, P`-6 -18, 4 -23, 16 -17`], 4.4, '#f4e8d8')
    + shape(oval(-58, 18, 8, 7), '#b5655c', { width: 2.8, dx: -2, dy: -2 })
    + stroke(P`-54 28, -38 34, -18 30`, 3)
    + strokes([P`-46 22, -70 18, -86 24`, P`-46 26, -66 30, -82 40`, P`-20 24, 0 24, 18 32`], 1.8, '#fff6e2')
    + shape(P`-30 66, -20 54, 10 52, 22 64, 14 78, -20 80`, STUFF.bread, {
      width: 3.4,
      inner: spots(P`-12 64, 2 62, 10 70`, 1.8, '#8a5a2a'),
    })
    + shape(P`-40 76, -30 64, -20 72, -26 84`, skin, { width: 3 })
    + shape(P`14 82, 12 70, 24 64, 34 74`, skin, { width: 3 })
    + shape(P`-100 130, -96 88, -96 88, 0 98, 98 86, 98 86, 104 130`, CLOTH.indigo, {
      dx: -4,
      dy: 4,
      inner: strokes(
        [-80, -50, -20, 10, 40, 70].map((x) => P`${x} 100, ${x + 14} 101`),
        2.6,
        '#dfe6ee',
      ),
    })
  )
}

/** Answers when somebody else is called. */
function shade(): string {
  const dusk = '#5a5570'
  return (
    shape(
      P`-90 130, -82 82, -52 64, -22 56, -26 40, -40 18, -42 -16, -32 -44, 2 -58, 34 -46, 46 -14, 42 18, 28 42, 24 56, 54 62,
        86 80, 96 130`,
      dusk,
      { shade: '#37324c', line: '#231f33', dx: -9 },
    )
    + shapes([P`-28 -4, -20 -9, -11 -4, -20 0`, P`0 -4, 9 -10, 19 -4, 9 1`], '#f4eee0', { width: 2, shade: '#d6c9b0', dx: 0, dy: 1 })
    + spots(P`-20 -4, 9 -4`, 2.4)
    + shape(P`-20 20, -8 17, 6 20, -2 30, -14 30`, '#221d30', { width: 2.6, line: '#f4eee0' })
    + shape(corners(P`-26 74, 40 68, 42 92, -24 98`), STUFF.paper, { width: 3, dx: -2 })
    + stroke(P`-14 84, -4 80, 4 88, 14 80, 26 84, 32 80`, 3)
    + stroke(P`-16 90, 34 85`, 1.6, '#8a6a3c')
    + strokes([P`64 -30, 74 -18, 74 0`, P`76 -42, 90 -20, 88 8`], 3.4, mix(dusk, '#f4eee0', 0.6))
    + stroke(P`-36 -30, -24 -44, -6 -50`, 3.4, lit(dusk, 0.4))
  )
}

const kind = (draw: Kind['draw'], wash: string): Kind => ({ words: ['facing-right'], features: {}, wash, draw })
export const FOLK: Record<string, Kind> = {
  'spirit-mist': {
    words: ['broad', 'weeping', 'facing-right'],
    features: { tint: TINT_NAMES, holds: ['lamp', 'loaf'] },
    wash: '#bcc9c4',
    draw: mist,
  },
  'spirit-tally': kind(tally, '#b5cbd0'),
  'spirit-wool': kind(wool, '#d3c6b4'),
  'spirit-mower': kind(mower, '#d6d3a0'),
  'spirit-pond': kind(pond, '#bfd0c0'),
  'spirit-frost': kind(frost, '#a9c6d8'),
  'spirit-passenger': kind(passenger, '#c6bfcf'),
  'spirit-shepherd': kind(shepherd, '#9aa3c0'),
  'spirit-crumb': kind(crumb, '#d9c7a8'),
  'spirit-shade': kind(shade, '#b7a9b4'),
}
