// What has fur or feathers: hounds, rats, a boar, a ram, a bear, a mule, and the birds.

import { CLOTH, INK, STUFF, lit, mix, shaded } from '../colours'
import type { Kind } from '../kind'
import type { Who } from '../looks'
import { P, glow, hatch, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes, type Line } from '../pen'
import { eye, fangs, hide, kind, placed } from './parts'
import { RAT } from './rat'

const neck = (fill: string, line: Line = P`-34 130, -24 60, -4 26, 44 10, 66 60, 84 130`) =>
  shape(ruffle(line, 20, 5, true), fill, { dx: -9 })

/** A hound with its teeth bared. */
function hound(who: Who): string {
  const fill = hide(who)
  const [glass, foggy, ember] = [who.is('glass'), who.is('foggy'), who.is('ember')]
  const line = glass ? '#3f7780' : INK
  const o = { line, shade: glass ? '#a3cfd0' : shaded(fill) }
  const big = who.is('big-ears')
  const ears = shapes(
    big
      ? [P`-4 -44, -8 -104, -8 -104, 26 -48`, P`22 -44, 54 -98, 54 -98, 50 -26`]
      : [P`-6 -40, -14 -80, -14 -80, 20 -46`, P`20 -42, 44 -78, 44 -78, 46 -24`],
    fill,
    { ...o, dx: -4 },
  )
  const pup = who.is('pups')
    ? [
        [-66, 60, 0.42],
        [70, 66, 0.46],
      ]
        .map(([x, y, s]) => placed(headOf(lit(fill, 0.15), { line: INK, shade: shaded(fill) }, true) + eye(-14, -14, 8), x!, y!, s!))
        .join('')
    : ''
  const cracks = ember ? glow(-10, 0, 80, '#ff8a3a', 0.3) : ''
  return (
    cracks
    + shape(ruffle(P`-34 130, -24 60, -4 26, 44 10, 66 60, 84 130`, 20, 5, true), fill, { ...o, dx: -9 })
    + ears
    + headOf(fill, o, true)
    + (ember ? strokes([P`10 -30, 20 -10, 12 10`, P`30 20, 40 50, 30 90`, P`4 60, 10 84, 0 110`], 5, '#ff9a3a') : '')
    + (glass
      ? strokes([P`-20 -34, 0 -40, 20 -30`, P`40 40, 48 55, 56 70`], 4, '#fffdf2')
      : eye(-12, -14, 9, ember ? '#ffb43a' : '#f4e7a8') + stroke(P`-28 -24, -12 -26, 4 -18`, 5))
    + (who.is('scarred') ? stroke(P`12 -34, 4 -10, 14 14`, 4, '#f0e0c0') : '')
    + pup
    + (foggy
      ? [
          [-70, 70, 40, 20],
          [50, 84, 60, 26],
          [-10, 96, 70, 26],
          [76, 40, 34, 18],
        ]
          .map(([x, y, rx, ry]) => patch(oval(x!, y!, rx!, ry), '#f1f3ee', 0.75))
          .join('')
      : '')
  )
}
function headOf(fill: string, o: { line: string; shade: string }, open: boolean): string {
  return (
    shape(P`14 -50, -14 -46, -32 -30, -54 -22, -80 -16, -88 -4, -80 6, -50 12, -24 20, 4 34, 34 26, 46 0, 40 -34`, fill, {
      ...o,
      dx: -7,
      dy: -5,
    })
    + (open
      ? shape(P`-74 8, -50 12, -24 20, 2 30, -20 44, -56 36, -72 24`, '#7a2a2c', { ...o, shade: '#4a1820', width: 3.4 })
        + shape(P`-70 22, -50 34, -18 40, 6 30, 2 46, -24 56, -60 46`, fill, { ...o, width: 3.6 })
        + fangs(P`-70 8, -58 11, -44 14, -30 19`, 13)
        + placed(fangs(P`0 0, 12 -4, 24 -8`, 10), -34, 37, 1, 180)
      : '')
    + shape(P`-92 -8, -86 -18, -74 -16, -74 -6, -84 0`, '#2f2427', { ...o, width: 2.6, shade: '#1c1416' })
  )
}

function boar(who: Who): string {
  const fill = hide(who)
  return (
    neck(fill, P`-40 130, -36 60, -10 0, 40 -40, 90 -10, 110 130`)
    + shapes([P`10 -46, 16 -84, 16 -84, 40 -50`, P`-14 -40, -24 -74, -24 -74, 6 -52`], fill, { dx: -4 })
    + shape(ruffle(P`20 -56, -14 -48, -40 -20, -70 6, -76 28, -56 40, -20 50, 24 44, 50 14, 48 -28`, 26, 3, true), fill, {
      dx: -8,
      inner: patch(P`-80 0, -40 4, -20 30, -40 60, -80 50`, mix(fill, '#e8b9a6', 0.4)),
    })
    + shape(oval(-72, 18, 15, 19), '#d99a88', { width: 3.6 })
    + spots(P`-76 12, -72 26`, 3.4)
    + shapes([P`-54 36, -60 14, -68 -6, -68 -6, -44 8, -40 34`, P`-30 42, -32 20, -40 2, -40 2, -18 20, -16 42`], STUFF.bone, {
      width: 3,
      dx: -2,
    })
    + eye(-20, -14, 7)
    + stroke(P`-36 -20, -20 -28, -6 -18`, 5)
    + shapes([oval(50, -58, 12), oval(78, -30, 10), oval(24, -84, 9)], STUFF.apple, { width: 3 })
    + strokes([P`50 -70, 52 -75, 54 -80`, P`78 -40, 81 -44, 84 -48`], 3)
    + hatch(10, 70, 6, 22, 10, 8)
  )
}

function ram(who: Who): string {
  const fill = hide(who)
  const horn = (x: number, s: number) =>
    placed(
      [30, 23, 16]
        .map(
          (r, n) =>
            stroke(oval(14, -4, r, r, 12).slice(0, 10), 18 - n * 3) + stroke(oval(14, -4, r, r, 12).slice(0, 10), 12 - n * 3, STUFF.bone),
        )
        .join(''),
      x,
      -30,
      1,
      0,
      s < 0,
    )
  return (
    shape(ruffle(P`-60 130, -54 70, -30 40, 40 40, 66 70, 76 130`, 22, 8), fill, { dx: -9 })
    + horn(30, 1)
    + horn(-34, -1)
    + shape(P`0 -62, -26 -54, -34 -24, -28 10, -20 40, -2 52, 18 40, 26 10, 32 -24, 24 -54`, lit(fill, 0.2), { dx: -7 })
    + shape(ruffle(P`-24 -52, 0 -72, 24 -52, 14 -38, -14 -38`, 10, 5), fill, { width: 3.4 })
    + spots(P`-18 -16, 18 -16`, 6)
    + spots(P`-20 -18, 16 -18`, 2, '#dff4ff')
    + strokes([P`-30 -28, -18 -28, -8 -22`, P`30 -28, 18 -28, 8 -22`], 4.4)
    + strokes([P`-8 34, 0 38, 8 34`, P`0 38, 0 42, 0 46`], 3.4)
    + spots(P`-7 28, 7 28`, 2.6)
    + [-46, -24, 0, 26, 48]
      .map((x, n) =>
        shape(
          P`${x - 6} ${58 + (n % 2) * 6}, ${x} ${86 + (n % 3) * 8}, ${x} ${86 + (n % 3) * 8}, ${x + 6} ${58 + (n % 2) * 6}`,
          '#e6f6fb',
          { width: 2.4, shade: '#9cc8d8' },
        ),
      )
      .join('')
  )
}

function bear(who: Who): string {
  const fill = hide(who)
  const paw = (x: number) =>
    shape(ruffle(oval(x, 76, 26, 24), 12, 3, true), fill, { dx: -5 })
    + [-14, -5, 5, 14]
      .map((d) => shape(P`${x + d - 4} 88, ${x + d} 104, ${x + d} 104, ${x + d + 4} 88`, '#e9dcc2', { width: 2.2 }))
      .join('')
  return (
    shape(ruffle(P`-96 130, -90 50, -60 0, 0 -20, 60 0, 94 50, 100 130`, 26, 6, true), shaded(fill, 0.15), { dx: -9 })
    + shapes([oval(-42, -60, 17), oval(42, -60, 17)], fill, { dx: -4 })
    + shape(ruffle(P`0 -72, -40 -60, -58 -20, -48 20, -22 46, 22 46, 50 20, 58 -20, 40 -60`, 26, 4, true), fill, { dx: -8 })
    + shape(P`-26 -4, 0 -16, 26 -4, 30 24, 0 50, -30 24`, lit(fill, 0.35), { width: 3.4 })
    + shape(P`-13 -8, 0 -14, 13 -8, 0 6`, '#2f2427', { width: 2.4 })
    + shape(P`-20 18, 0 14, 20 18, 12 38, -12 38`, '#6a2226', { width: 3.2 })
    + fangs(P`-13 18, 13 18`, 11)
    + spots(P`-26 -26, 26 -26`, 5.4)
    + spots(P`-28 -28, 24 -28`, 1.8, '#fff')
    + strokes([P`-42 -38, -26 -36, -14 -28`, P`42 -38, 26 -36, 14 -28`], 5)
    + paw(-60)
    + paw(62)
  )
}

/** It ate a thunderstorm. */
function mule(who: Who): string {
  const fill = hide(who)
  const bolt = (x: number, y: number, s: number) =>
    shape(move(P`0 0, 0 0, -14 26, -14 26, -4 24, -4 24, -12 52, -12 52, 14 18, 14 18, 4 20, 4 20, 12 0, 12 0`, x, y, s), '#ffe27a', {
      width: 2.6,
    })
  return (
    shape(ruffle(P`-30 130, -14 60, 0 20, 40 -50, 80 -30, 110 40, 116 130`, 16, 9), '#7f8794', { dx: -9 })
    + shapes([P`-6 -50, -22 -104, -8 -108, 14 -54`, P`14 -52, 26 -108, 40 -102, 34 -46`], fill, { dx: -4 })
    + shape(P`14 -60, -10 -54, -30 -20, -54 14, -68 30, -64 48, -44 54, -18 40, 10 20, 34 -2, 38 -36`, fill, {
      dx: -7,
      inner: patch(P`-80 20, -46 16, -34 40, -60 64`, lit(fill, 0.5)),
    })
    + shape(ruffle(P`-4 -60, 16 -76, 36 -58, 20 -44`, 8, 6), '#5f6672', { width: 3.4 })
    + spots(P`-58 32, -50 28`, 3.4)
    + shape(P`-62 44, -40 46, -26 38, -40 54, -56 56`, '#fff6e0', {
      width: 2.6,
      inner: strokes([P`-52 42, -52 49, -52 56`, P`-44 44, -44 50, -44 56`], 2),
    })
    + eye(-8, -22, 9, '#ffe27a')
    + stroke(P`-26 -32, -10 -38, 8 -28`, 5)
    + bolt(62, 6, 1)
    + bolt(22, 54, 0.9)
    + bolt(-80, -50, 0.7)
  )
}

const BEAKS: Record<string, Line> = {
  gull: P`-44 -4, -70 -2, -84 8, -84 8, -66 10, -42 12`,
  hook: P`-42 -8, -66 -8, -78 4, -76 18, -76 18, -64 10, -42 12`,
}
/** A bird that stoops with its wings up. */
function bird(who: Who, x: number, y: number, s: number, a: number): string {
  const fill = hide(who)
  const wing = P`0 -8, 10 -54, 44 -92, 92 -104, 92 -104, 84 -84, 96 -78, 80 -62, 88 -52, 66 -40, 50 -6, 26 14`
  const tag = who.is('bell')
    ? shape(P`-22 20, -14 20, -10 34, -4 42, -32 42, -26 34`, STUFF.brass, { width: 2.8 }) + spot(-18, 45, 4)
    : who.is('writ')
      ? placed(
          shape(P`-14 -4, 14 -4, 14 26, -14 26`, STUFF.paper, { width: 3, inner: strokes([P`-8 6, 0 6, 8 6`, P`-8 14, -1 14, 6 14`], 2.2) })
            + spot(4, 22, 5, CLOTH.brick),
          10,
          46,
          1.1,
          10,
        )
      : ''
  return placed(
    shape(move(wing, -10, 0, 0.9), shaded(fill, 0.2), { dx: -4 })
      + shape(P`48 2, 96 14, 104 30, 84 28, 90 42, 50 28`, fill, { width: 3.6 })
      + shape(P`-24 -24, 6 -18, 50 0, 60 18, 24 34, -14 26, -36 14`, lit(fill, 0.1), { dx: -6 })
      + shape(move(wing, 8, 4), fill, {
        dx: -6,
        inner: strokes([P`40 -40, 55 -55, 70 -70`, P`46 -24, 62 -37, 78 -50`], 2.6, shaded(fill, 0.4)),
      })
      + shape(oval(-30, -2, 25, 23), lit(fill, 0.25), { dx: -5 })
      + shape(BEAKS[who.pick('beak', ['gull'])]!, '#e2a23c', { width: 3.2, dx: -2 })
      + eye(-34, -8, 6)
      + stroke(P`-44 -16, -32 -18, -24 -12`, 4)
      + strokes([P`14 30, 10 50, 0 56`, P`26 30, 26 50, 18 58`], 4, '#c9743a')
      + tag,
    x,
    y,
    s,
    a,
  )
}
const birds = (who: Who) =>
  who.is('alone')
    ? bird(who, 0, 14, 1.05, 0)
    : bird(who, 34, -56, 0.46, -8) + bird(who, -56, 42, 0.5, 10) + bird(who, 62, 52, 0.44, 0) + bird(who, -10, 2, 0.86, -6)

/** It stands among the ribs until you have taken it for one. */
function heron(who: Who): string {
  const fill = hide(who)
  const rib = (x: number, s: number) =>
    placed(stroke(P`0 120, -20 40, 0 -50, 40 -110`, 17) + stroke(P`0 120, -20 40, 0 -50, 40 -110`, 10, STUFF.bone), x, 0, s)
  return (
    rib(-70, 0.9)
    + rib(74, 1)
    + shape(ruffle(P`60 130, 40 70, 20 40, 50 20, 90 50, 110 130`, 14, 5, true), fill, { dx: -8 })
    + stroke(P`40 100, 70 40, 40 0, -6 10, -10 -30, 16 -54`, 27)
    + stroke(P`40 100, 70 40, 40 0, -6 10, -10 -30, 16 -54`, 20, lit(fill, 0.1))
    + shapes([P`22 -72, 60 -92, 96 -84, 96 -84, 60 -76, 28 -60`], '#3a3038', { width: 3 })
    + shape(P`34 -62, 10 -80, -16 -70, -22 -54, -4 -42, 24 -44`, lit(fill, 0.3), { dx: -5 })
    + shape(P`-14 -70, -60 -60, -100 -34, -104 -10, -92 -2, -92 -2, -90 -18, -60 -44, -16 -50`, '#d9a13a', { dx: -2, dy: -4 })
    + stroke(P`-16 -58, -60 -52, -92 -26`, 3)
    + eye(0, -64, 8)
    + stroke(P`-14 -74, 2 -78, 14 -70`, 4)
  )
}

export const FURRED: Record<string, Kind> = {
  hound: kind(hound, '#c9c2b0', ['glass', 'foggy', 'ember', 'big-ears', 'pups', 'scarred']),
  rat: RAT,
  boar: kind(boar, '#c2ccb4'),
  ram: kind(ram, '#bcd0dc'),
  bear: kind(bear, '#b7c6d2'),
  mule: kind(mule, '#b9c0cc'),
  birds: kind(birds, '#bcd0d6', ['bell', 'writ', 'alone'], { beak: Object.keys(BEAKS) }),
  heron: kind(heron, '#d6ceb0'),
}
