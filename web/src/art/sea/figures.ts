// What stands upright and is nobody, or no longer: armour, bones, cones, paper faces, coats; and those who come upside down or out of a
// glass.

import { CLOTH, INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, clipped, corners, glow, move, outline, oval, patch, ruffle, shape, shapes, spots, stroke, strokes } from '../pen'
import { PEOPLE } from '../people/person'
import { eye, fangs, hide, kind, limb, placed } from './parts'

const SHOULDERS = P`-96 130, -86 82, -54 62, 0 54, 56 60, 90 80, 100 130`

/** Armour, and inside it the sea. */
function armour(who: Who): string {
  const fill = hide(who)
  const plate = (x: number) =>
    shape(ruffle(oval(x, 74, 32, 26), 9, 4), lit(fill, 0.15), {
      dx: -5,
      inner: strokes([P`${x - 20} 66, ${x} 60, ${x + 20} 66`, P`${x - 24} 80, ${x} 74, ${x + 24} 80`], 2.4, shaded(fill, 0.4)),
    })
  return (
    shape(SHOULDERS, fill, { dx: -9, inner: strokes([P`-60 96, 0 86, 64 96`, P`-60 112, 0 102, 64 112`], 3, shaded(fill, 0.4)) })
    + plate(-66)
    + plate(68)
    + shape(P`0 -70, -36 -56, -46 -14, -36 36, 0 54, 38 34, 48 -14, 36 -56`, fill, {
      dx: -8,
      inner: stroke(P`4 -70, 0 -30, 2 50`, 3, shaded(fill, 0.4)),
    })
    + shape(corners(P`-38 -22, 40 -24, 36 6, 8 4, 2 40, -4 4, -34 8`), '#2f6f7c', {
      width: 3.4,
      shade: '#1f4a58',
      inner: strokes([P`-36 2, -16 -4, 4 2, 24 -4, 40 0`], 3, '#a8dfe0'),
    })
    + spots(P`-18 -10, 20 -11`, 5, '#e9fffb')
    + (who.is('gate')
      ? shape(P`-40 -56, -58 -98, -26 -76, 2 -108, 30 -76, 62 -98, 42 -54, 0 -66`, lit(fill, 0.3), { width: 3.6 })
      : shape(ruffle(P`-6 -66, -4 -104, 40 -100, 34 -62`, 9, 5), CLOTH.teal, { width: 3.4 }))
  )
}

/** A skull in what is left of a uniform, or wrapped and salted. */
function bones(who: Who): string {
  const [bone, husk] = [STUFF.bone, who.is('husk')]
  const coat = husk ? '#d8ccb0' : CLOTH.navy
  const front = husk
    ? strokes([P`-80 100, 0 76, 84 104`, P`-70 78, 10 96, 90 90`, P`-40 66, 20 74, 60 68`], 4, shaded(coat, 0.35))
    : spots(P`-10 76, -8 94, 22 76, 24 94`, 5, STUFF.gold) + stroke(P`-60 120, -50 102, -40 84`, 6, CLOTH.brick)
  return (
    stroke(P`0 30, 1 45, 2 60`, 26, bone)
    + shape(SHOULDERS, coat, { dx: -9, inner: front })
    + shape(
      P`4 -58, -28 -50, -44 -22, -40 2, -24 14, -22 38, -2 46, 16 38, 20 14, 40 2, 46 -22, 32 -50`,
      husk ? mix(bone, '#b8a078', 0.4) : bone,
      { dx: -8 },
    )
    + shapes([oval(-20, -8, 12, 13), oval(16, -8, 13, 13)], '#2b1e1c', { width: 3 })
    + spots(P`-20 -7, 16 -7`, 3.6, husk ? '#e8f0f0' : '#ffd67a')
    + patch(P`-6 8, -2 2, 4 10, 0 16, -6 16`, '#2b1e1c')
    + strokes(
      [P`-20 26, -2 26, 16 26`, P`-14 20, -14 27, -14 34`, P`-5 20, -5 28, -5 36`, P`4 20, 4 28, 4 36`, P`12 20, 12 27, 12 34`],
      2.6,
    )
    + (husk
      ? shape(ruffle(P`-46 -20, -34 -58, 0 -70, 40 -56, 48 -20, 20 -34, -20 -34`, 14, 4), '#e8dfc8', {
          inner: strokes([P`-40 -34, 0 -50, 44 -36`, P`-30 -50, 10 -40, 40 -50`], 3, '#a8987a'),
        }) + spots(P`-60 40, 60 34, -50 -60, 56 -56, 30 70`, 4, '#fff')
      : shape(P`-50 -36, -40 -60, 0 -84, 44 -60, 52 -34, 0 -46`, CLOTH.navy, { inner: stroke(P`-46 -42, 0 -54, 50 -42`, 6, STUFF.gold) })
        + shape(oval(0, -62, 8), STUFF.gold, { width: 2.8 }))
  )
}

/** Where its head should be, a cone. */
const snuffer = (): string =>
  shape(P`-70 130, -54 76, -26 50, 30 50, 58 76, 76 130`, '#8d8a92', {
    dx: -9,
    inner: strokes([P`-20 60, -23 90, -26 120`, P`20 60, 25 90, 30 120`], 3, '#5f5c66'),
  })
  + limb(P`-44 80, -78 60, -92 20`, 12, '#8d8a92')
  + glow(-86, 0, 30)
  + shape(P`-92 18, -90 -2, -86 -14, -80 2, -80 18`, '#fff1b8', { width: 2.6, shade: '#f2b64e' })
  + shape(corners(P`-44 50, 4 -104, 48 50`), '#6b6f78', {
    dx: -9,
    inner: strokes([P`-30 20, 0 26, 38 20`, P`-16 -30, 4 -26, 22 -30`], 3.4, '#3f424a'),
  })
  + shape(oval(2, 50, 46, 11), '#2c2a33', { width: 3.4 })
  + stroke(P`4 -104, 22 -108, 28 -92, 16 -86`, 6, '#6b6f78')

/** White gloves, a paper face. */
function usher(who: Who): string {
  const coat = who.is('head') ? CLOTH.brick : CLOTH.navy
  const glove = (x: number) =>
    shape(P`${x - 14} 104, ${x - 16} 80, ${x - 8} 66, ${x + 8} 64, ${x + 16} 80, ${x + 12} 104`, '#fffaf0', {
      width: 3.2,
      inner: strokes([P`${x - 4} 68, ${x - 4} 82`, P`${x + 4} 68, ${x + 4} 82`], 2),
    })
  return (
    shape(SHOULDERS, coat, {
      dx: -9,
      inner:
        spots(P`-16 78, -16 96, 20 78, 20 96`, 5, STUFF.gold) + strokes([P`-86 84, -68 77, -50 70`, P`90 84, 72 76, 54 68`], 8, STUFF.gold),
    })
    + shape(P`0 -52, -32 -44, -42 -10, -32 30, 0 54, 32 30, 42 -10, 32 -44`, '#f7f1e0', {
      dx: -7,
      shade: '#d8ccb0',
      inner: stroke(P`10 -52, 6 0, 12 52`, 2, '#c9bb9a'),
    })
    + shapes([P`-30 -8, -18 -16, -6 -8, -18 -4`, P`8 -8, 20 -16, 32 -8, 20 -4`], '#2c2430', { width: 2 })
    + strokes([P`-32 -24, -18 -30, -6 -26`, P`8 -26, 20 -30, 34 -24`], 3.4)
    + stroke(P`-16 26, 0 34, 18 26`, 4, CLOTH.brick)
    + spots(P`-28 12, 28 12`, 6, '#e8a898')
    + shape(corners(P`-40 -42, -36 -76, 38 -78, 42 -44`), coat, { inner: stroke(P`-40 -50, 1 -51, 42 -52`, 6, STUFF.gold) })
    + (who.is('head') ? shape(ruffle(P`-10 -78, -4 -108, 20 -106, 14 -78`, 8, 4), '#fffaf0', { width: 3 }) : '')
    + glove(-58)
    + glove(60)
  )
}

/** All wrists and scissors. */
function unpicker(): string {
  const scissors = (x: number, y: number, a: number) =>
    placed(
      shapes([P`-2 0, -10 -56, -4 -62, -4 -62, 4 0`, P`2 0, 16 -52, 12 -60, 12 -60, -4 0`], STUFF.steel, { width: 2.8 })
        + [-10, 10]
          .map(
            (at) =>
              `<circle cx="${at}" cy="14" r="9" fill="none" stroke="${INK}" stroke-width="9"/>`
              + `<circle cx="${at}" cy="14" r="9" fill="none" stroke="${STUFF.steel}" stroke-width="4"/>`,
          )
          .join(''),
      x,
      y,
      1,
      a,
    )
  const arms = [P`-10 70, -60 60, -74 20`, P`0 60, -40 10, -30 -34`, P`10 60, 44 10, 34 -34`, P`20 70, 66 60, 78 18`]
  return (
    shape(P`-50 130, -34 80, 0 58, 36 80, 56 130`, '#4a4452', { dx: -8 })
    + arms.map((line) => limb(line, 11, '#d9cdbf', 0.4)).join('')
    + scissors(-78, 2, -22)
    + scissors(-32, -46, -6)
    + scissors(36, -46, 8)
    + scissors(82, 2, 24)
    + shape(P`0 10, -18 16, -24 40, -12 66, 14 66, 24 40, 18 16`, '#efe6d8', { dx: -5 })
    + spots(P`-9 38, 9 38`, 4)
    + strokes([P`-10 54, 0 52, 10 54`], 3)
    + stroke(P`-90 80, -40 96, 10 84, 60 100, 96 84`, 3, CLOTH.brick)
  )
}

/** He wears everybody, one over the other. */
function coats(): string {
  const layers = [CLOTH.slate, CLOTH.brick, CLOTH.moss, CLOTH.ochre, CLOTH.indigo]
  return (
    layers
      .map((fill, n) =>
        shape(move(P`-104 140, -96 40, -60 -10, 0 -24, 62 -10, 98 40, 108 140`, 0, n * 16, 1 - n * 0.13, 1 - n * 0.06), fill, {
          dx: -8,
          width: 3.8,
        }),
      )
      .join('')
    + shape(P`0 -52, -30 -40, -34 -4, -20 26, 0 34, 22 26, 36 -4, 30 -40`, '#241f2c', { dx: -5, shade: '#15121c' })
    + eye(-13, -10, 7, '#dff0f4')
    + eye(13, -10, 7, '#dff0f4')
    + shape(corners(P`-34 -44, -44 -84, -18 -64, 0 -96, 20 -64, 46 -84, 36 -44`), STUFF.rust, { width: 3.6 })
    + spots(P`-6 58, -4 80, -8 102`, 4, STUFF.bone)
  )
}

/** Raked out of a furnace in one piece, or carved and promoted. */
function golem(who: Who): string {
  const fill = hide(who)
  const hot = who.is('hot')
  const gleam = hot ? '#ffb03a' : '#e9f3d2'
  return (
    (hot ? glow(0, 0, 92, '#ff8a3a', 0.35) : '')
    + shape(ruffle(SHOULDERS, 17, 6, true), fill, {
      dx: -9,
      inner: hot
        ? strokes([P`-50 74, -30 96, -40 120`, P`40 70, 24 96, 40 118`], 5, gleam)
        : strokes([P`-40 70, -25 83, -10 96`, P`36 70, 28 85, 20 100`], 3, shaded(fill, 0.5)),
    })
    + shape(corners(P`-10 -56, -44 -40, -46 6, -30 42, 20 46, 46 22, 48 -30, 26 -56`), lit(fill, 0.08), {
      dx: -8,
      inner: strokes([P`20 -54, 12 -30, 24 -10`, P`-44 14, -34 17, -24 20`], hot ? 5 : 3, hot ? gleam : shaded(fill, 0.5)),
    })
    + shapes([P`-32 -8, -14 -14, -8 -2, -28 2`, P`8 -4, 16 -14, 36 -8, 30 2`].map(corners), gleam, { width: 2.8, dx: 0, dy: 1 })
    + strokes([P`-38 -20, -20 -22, -4 -12`, P`40 -20, 22 -22, 6 -12`], 6)
    + stroke(P`-22 26, 0 22, 24 28`, 5)
    + (who.is('winged')
      ? shapes([P`-46 50, -104 -40, -96 20, -110 60, -60 84`, P`48 50, 104 -44, 98 20, 112 60, 62 84`], shaded(fill, 0.1), { dx: -5 })
        + shapes([P`-30 -46, -40 -86, -40 -86, -8 -58`, P`20 -56, 44 -88, 44 -88, 42 -40`], fill)
        + fangs(P`-14 24, 14 25`, 12)
      : '')
    + (hot
      ? shape(P`-52 -46, -36 -84, 36 -86, 52 -48, 0 -40`, CLOTH.black, { inner: stroke(P`-44 -56, 1 -57, 46 -58`, 6, CLOTH.brick) })
        + shape(oval(-54, 84, 16), STUFF.brass, { width: 3 })
        + shape(oval(-54, 84, 10), '#fff6e0', { width: 2 })
        + strokes([P`-54 84, -54 80.5, -54 77`, P`-54 84, -51 85, -48 86`], 2.4)
      : '')
    + (who.is('soldier')
      ? shape(P`-52 -34, -44 -70, 0 -84, 46 -70, 54 -34, 0 -44`, shaded(fill, 0.2))
        + strokes([P`64 76, 78 90, 92 76`, P`64 90, 78 104, 92 90`], 6, STUFF.gold)
      : '')
  )
}

/** Made of answers: one outline after the other. */
const echo = (): string => {
  const body = P`-70 130, -60 84, -26 58, -24 40, -34 14, -30 -30, 0 -52, 32 -30, 36 14, 24 40, 26 58, 62 82, 72 130`
  return (
    [1.5, 1.28, 1.08]
      .map((size, n) =>
        shape(move(body, n * 6 - 12, 8 - n * 4, size), ['#e9f1f4', '#cfe0e8', '#a9c4d2'][n]!, {
          width: 3,
          line: ['#a9bfca', '#7f9cac', '#4f7080'][n]!,
          dx: -6,
        }),
      )
      .join('')
    + shape(move(body, 8, 0, 0.88), '#6f8fa4', { dx: -6 })
    + spots(P`-6 -8, 18 -8`, 5, '#f4fbff')
    + shape(oval(6, 16, 9, 11), '#24384a', { width: 3 })
  )
}

/** People who are not met the right way up. */
const upsideDown = (who: Who): string =>
  clipped(
    outline(oval(0, 0, 112, 102, 16)),
    [-78, 76]
      .map((x) => stroke(P`${x} -130, ${x - 14} -20, ${x} 110`, 22) + stroke(P`${x} -130, ${x - 14} -20, ${x} 110`, 15, STUFF.bone))
      .join('')
      + `<g transform="translate(0 -6) scale(.9 -.9)">${PEOPLE.stone!.draw(who)}</g>`
      + placed(
        shape(P`-5 0, -4 50, 0 64, 0 64, 8 46, 6 0`, STUFF.steel, { width: 3 })
          + shape(P`-6 2, 7 2, 6 -24, -5 -24`, STUFF.leather, { width: 3 }),
        -50,
        40,
        0.9,
        20,
      ),
  )
const inTheGlass = (who: Who): string =>
  shape(oval(0, 0, 88, 104, 14), STUFF.brass, { dx: -6 })
  + shape(oval(0, 0, 76, 92, 14), '#bfe0e2', {
    width: 3.4,
    shade: '#8fbcc4',
    inner: `<g transform="translate(0 10) scale(-.86 .86)">${PEOPLE.sailor!.draw(who)}</g>` + patch(oval(0, 0, 80, 96), '#bfe0e2', 0.3),
  })
  + strokes([P`-56 -40, -43 -57, -30 -74`, P`-48 -22, -34 -40, -20 -58`], 5, '#fffdf2')

export const FIGURES: Record<string, Kind> = {
  armour: kind(armour, '#bcd6d8', ['gate']),
  bones: kind(bones, '#c9c2a8', ['husk']),
  snuffer: kind(snuffer, '#b9a98a'),
  usher: kind(usher, '#c6cac4', ['head']),
  unpicker: kind(unpicker, '#cfd2cc'),
  coats: kind(coats, '#a8bcae'),
  golem: kind(golem, '#cdb79e', ['hot', 'winged', 'soldier']),
  echo: kind(echo, '#b7c8d2'),
  climber: { ...PEOPLE.stone!, draw: upsideDown },
  reflection: { ...PEOPLE.sailor!, draw: inTheGlass },
}
