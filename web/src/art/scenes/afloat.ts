// The world of a voyage: grounds from the open sea to the bottom of it, rooms of ships and towns, and what stands there.

import { CLOTH, STUFF, lit, mix, shaded } from '../colours'
import { P, corners, glow, move, oval, patch, ruffle, shape, shapes, spot, spots, stroke, strokes } from '../pen'
import type { Ground } from './grounds'
import { GROWTH, type Growth } from './growth'
import { LANDMARKS, type Landmark } from './landmarks'
import type { World } from './vignette'

const grounds: Record<string, Ground> = {
  sea: {
    far: '#d8e6dc',
    mid: '#5f9aa6',
    near: '#1d4450',
    light: '#fdf6de',
    land: 'flat',
    grows: ['wave'],
    landmarks: ['steamer', 'none'],
    weather: ['sun', 'wind', 'rain', 'mist'],
  },
  lantern: {
    far: '#f2dca4',
    mid: '#7f9a72',
    near: '#28443c',
    light: '#ffe9a8',
    land: 'rolling',
    grows: ['wave', 'tuft', 'lamp-post', 'tree'],
    landmarks: ['quay', 'lighthouse', 'hut'],
    weather: ['sun', 'motes', 'mist'],
  },
  ember: {
    far: '#f0c49a',
    mid: '#a8604c',
    near: '#38211f',
    light: '#ffd9a0',
    land: 'jagged',
    grows: ['rock', 'rock', 'vent'],
    landmarks: ['volcano', 'chimney', 'machine'],
    weather: ['embers', 'sun', 'embers'],
  },
  orchard: {
    far: '#dcecc8',
    mid: '#5f9a84',
    near: '#1c453f',
    light: '#f8ffd8',
    land: 'rolling',
    grows: ['apple-tree', 'weed', 'apple-tree'],
    landmarks: ['hut', 'arch', 'none'],
    weather: ['bubbles', 'motes'],
  },
  ashen: {
    far: '#dcd8d0',
    mid: '#8f8c8c',
    near: '#34333a',
    light: '#f6f1e4',
    land: 'flat',
    grows: ['stack', 'rock', 'dead-tree'],
    landmarks: ['stacks', 'ruin', 'gate'],
    weather: ['rain', 'mist', 'snow'],
  },
  marrow: {
    far: '#f0e2c0',
    mid: '#b09a74',
    near: '#473a2c',
    light: '#fff3d0',
    land: 'flat',
    grows: ['bones', 'tuft', 'bones'],
    landmarks: ['ribs', 'stilt-house', 'none'],
    weather: ['sun', 'wind', 'mist'],
  },
  fjord: {
    far: '#dfe9ee',
    mid: '#6f8494',
    near: '#1f2c3a',
    light: '#fffaf0',
    land: 'jagged',
    grows: ['pine', 'rock', 'rock'],
    landmarks: ['ledge', 'stilt-house', 'none'],
    weather: ['snow', 'wind', 'mist'],
  },
  nacre: {
    far: '#dff4ee',
    mid: '#6fb4bc',
    near: '#1f4a68',
    light: '#ffffff',
    land: 'rolling',
    grows: ['weed', 'coral', 'shell'],
    landmarks: ['shell-tower', 'arch', 'none'],
    weather: ['bubbles', 'bubbles', 'motes'],
  },
  brume: {
    far: '#f0f0e8',
    mid: '#b4bdba',
    near: '#4c585a',
    light: '#fffdf4',
    land: 'flat',
    grows: ['wave', 'lamp-post', 'dead-tree'],
    landmarks: ['quay', 'hut', 'gate', 'none'],
    weather: ['mist'],
  },
  wall: {
    far: '#e6eef0',
    mid: '#6f9ab0',
    near: '#243c56',
    light: '#fff8e2',
    land: 'jagged',
    grows: ['rock', 'wave', 'column'],
    landmarks: ['stair', 'tower', 'rampart'],
    weather: ['wind', 'rain', 'sun'],
  },
  wood: {
    far: '#e4e8c0',
    mid: '#6f8a58',
    near: '#22382c',
    light: '#fff6cf',
    land: 'rolling',
    roof: 'leaves',
    grows: ['tree', 'pine', 'mushroom'],
    dense: 2,
    landmarks: ['none'],
    weather: ['mist', 'motes'],
  },
  // Under a roof, of planks, rock or stone.
  hold: {
    far: '#f2c878',
    mid: '#8a5c3c',
    near: '#2c1d1a',
    light: '#ffe2a0',
    land: 'flat',
    roof: 'vault',
    grows: ['barrel', 'crate', 'pipe'],
    landmarks: ['boiler', 'none'],
    weather: ['motes', 'drip'],
  },
  room: {
    far: '#f6e2b4',
    mid: '#b08a5c',
    near: '#4a3024',
    light: '#fff0c0',
    land: 'flat',
    roof: 'vault',
    grows: ['lamp-post', 'crate', 'column'],
    landmarks: ['table', 'shelf', 'door'],
    weather: ['motes'],
  },
  grotto: {
    far: '#e8dca8',
    mid: '#6f8488',
    near: '#22242f',
    light: '#fff2c0',
    land: 'rolling',
    roof: 'rock',
    grows: ['rock', 'crystal', 'weed'],
    landmarks: ['door', 'none', 'stair'],
    weather: ['drip', 'motes'],
  },
}

const weed = (fill: string) =>
  [P`-8 2, -16 -24, -4 -48, -14 -76`, P`4 2, 12 -20, 2 -44, 12 -62`, P`12 2, 24 -18, 18 -40`]
    .map((line) => stroke(line, 8, fill, 0.3))
    .join('')
const growth: Record<string, Growth> = {
  ...GROWTH,
  weed: (tone) => weed(mix('#4f8a5c', tone, 0.3)),
  coral: (tone) =>
    [P`0 2, -2 -20, -20 -46`, P`-2 -20, 12 -36, 10 -60`, P`6 -28, 16 -36, 26 -44`]
      .map((line) => stroke(line, 12) + stroke(line, 8, mix('#d9766a', tone, 0.25)))
      .join(''),
  shell: (tone) =>
    shape(P`-28 2, -24 -22, 0 -38, 24 -22, 28 2`, mix('#f2e2d6', tone, 0.2), {
      width: 3,
      inner: strokes([P`0 0, -8 -14, -16 -28`, P`0 0, 0 -18, 0 -36`, P`0 0, 8 -14, 16 -28`], 2.2, '#b89a94'),
    }),
  'lamp-post': () =>
    glow(0, -66, 26)
    + stroke(P`0 2, 0 -28, 0 -58`, 6, '#4a3a34')
    + shape(corners(P`-9 -58, -7 -78, 7 -78, 9 -58`), '#ffe9a6', { width: 2.8, shade: '#f2b64e' }),
  vent: (tone) =>
    shape(P`-24 2, -10 -30, 10 -30, 26 2`, shaded(tone, 0.2), { width: 3 })
    + spot(0, -30, 9, '#ff9a4a', 4)
    + stroke(P`0 -34, -8 -54, 8 -74`, 10, '#fff6ea'),
  'apple-tree': (tone, next) =>
    shape(P`-6 2, -5 -30, 6 -30, 7 2`, '#6a4a34', { width: 3 })
    + shape(ruffle(P`-30 -30, -32 -54, -8 -74, 18 -72, 32 -50, 26 -30, 0 -24`, 13, 5, false, next), mix('#6f9a54', tone, 0.3), {
      width: 3.2,
    })
    + spots(P`-14 -46, 8 -56, 16 -40`, 4.4, STUFF.apple),
  stack: (tone) =>
    shape(corners(P`-10 2, -8 -78, 8 -78, 11 2`), mix('#8a6a60', tone, 0.4), {
      width: 3,
      inner: strokes([P`-10 -26, 0 -26, 10 -26`, P`-9 -52, 0 -52, 9 -52`], 2),
    }) + shape(corners(P`-12 -74, 12 -74, 12 -82, -12 -82`), shaded(tone, 0.3), { width: 2.8 }),
  barrel: (tone) =>
    shape(P`-18 2, -22 -18, -18 -40, 18 -40, 22 -18, 18 2`, mix('#a8743c', tone, 0.2), {
      width: 3,
      inner: strokes([P`-22 -30, 0 -30, 22 -30`, P`-22 -10, 0 -10, 22 -10`], 4, '#5d4a3c'),
    }),
  crate: (tone) =>
    shape(corners(P`-22 2, -22 -36, 22 -38, 22 2`), mix('#b98a58', tone, 0.2), {
      width: 3,
      inner: strokes([P`-22 -36, 0 -17, 22 2`, P`-22 -18, 0 -18, 22 -18`], 3, '#7a5535'),
    }),
  pipe: (tone) =>
    shape(corners(P`-6 2, -6 -90, 6 -90, 6 2`), mix(STUFF.copper, tone, 0.25), { width: 3 })
    + shape(oval(0, -44, 12), STUFF.brass, { width: 3 })
    + spot(0, -44, 4),
}

const board = (line: readonly (readonly [number, number])[], fill = '#8a5c34') => shape(corners(line), fill, { width: 3.2, dx: -3, dy: -2 })
const pane = (x: number, y: number) =>
  glow(x, y, 16) + shape(corners(move(P`-5 -7, 5 -7, 5 7, -5 7`, x, y)), '#ffe9a6', { width: 2.2, shade: '#f2b64e' })
const house = (x: number, h: number, fill: string, roof: string) =>
  board(
    [
      [x - 20, 2],
      [x - 20, -h],
      [x + 20, -h],
      [x + 20, 2],
    ],
    fill,
  )
  + shape(
    corners([
      [x - 26, -h + 2],
      [x, -h - 26],
      [x + 26, -h + 2],
    ]),
    roof,
    { width: 3.2 },
  )
  + pane(x - 8, -h + 18)
  + pane(x + 9, -h + 20)
const landmarks: Record<string, Landmark> = {
  ...LANDMARKS,
  // The Manticore.
  steamer: () =>
    stroke(P`18 -66, 6 -88, 26 -112`, 11, '#f3efe4')
    + board(P`6 -22, 8 -66, 28 -66, 30 -22`, '#3c4a50')
    + stroke(P`7 -56, 18 -56, 29 -56`, 7, CLOTH.brick)
    + board(P`-34 -20, -32 -46, 2 -46, 2 -20`, '#efe1bf')
    + strokes([P`-52 -20, -53 -58, -54 -96`, P`58 -24, 60 -54, 62 -84`], 5, '#6a4a30')
    + strokes([P`-54 -92, -27 -69, 0 -46`, P`-54 -92, -75 -61, -96 -30`, P`62 -80, 79 -57, 96 -34`], 2)
    + spots(P`-24 -34, -10 -34`, 4.4, '#ffe08a')
    + shape(P`-104 -34, -60 -20, 50 -20, 104 -40, 86 10, -80 10`, '#26525a', {
      inner: strokes([P`-98 -22, 0 -10, 98 -26`], 4, STUFF.gold) + patch(P`-100 0, 100 -4, 100 20, -100 20`, CLOTH.brick),
    })
    + strokes([P`-120 10, -90 4, -60 11, -20 5, 20 11, 60 5, 100 11, 126 6`], 5, '#eef8f6'),
  'red-sails': () =>
    [
      [-64, 0.6],
      [60, 0.66],
      [0, 1],
    ]
      .map(
        ([x, size]) =>
          `<g transform="translate(${x} 0) scale(${size})">${
            stroke(
              P`4 -20, 4 -75,
    4 -130`,
              6,
              '#6a4a30',
            )
            + shape(P`8 -124, 50 -96, 54 -40, 8 -34`, CLOTH.brick)
            + shape(P`0 -118, -40 -76, -38 -38, 0 -34`, CLOTH.brick)
            + shape(P`-70 -32, -30 -22, 36 -22, 76 -36, 60 6, -50 6`, '#3c2a24')
          }</g>`,
      )
      .join(''),
  raft: () =>
    [-30, -10, 10, 30]
      .map((x) =>
        board(
          [
            [x - 60, 2],
            [x - 52, -10],
            [x + 44, -10],
            [x + 40, 2],
          ],
          '#a8783c',
        ),
      )
      .join('')
    + shape(P`-50 -12, -20 -24, 40 -22, 60 -12`, CLOTH.cream, { width: 3 })
    + shape(oval(-56, -18, 9), '#e3b07f', { width: 3 })
    + board(P`70 -10, 70 -24, 78 -24, 78 -10`, '#4a3024'),
  oranges: (_, next) =>
    Array.from({ length: 46 }, () =>
      shape(oval((next() - 0.5) * 420, (next() - 0.7) * 46, 5), '#ee8a2c', { width: 2, dx: -1, dy: -1 }),
    ).join(''),
  mine: () =>
    [
      [-30, -52],
      [0, -66],
      [30, -52],
      [-42, -22],
      [42, -22],
    ]
      .map(([x, y]) => shape(oval(x!, y!, 7), STUFF.iron, { width: 2.8 }))
      .join('')
    + shape(oval(0, -22, 40, 38), '#34323a', { dx: -7, inner: stroke(P`-36 -22, 0 -16, 38 -22`, 3, '#6d6a74') })
    + strokes([P`-70 6, -30 0, 0 7, 40 0, 70 6`], 6, '#eef8f6'),
  star: () => glow(0, -120, 46, '#a8f0b0', 0.5) + glow(0, -120, 18, '#e9ffe9', 0.9) + spot(0, -120, 6, '#ffffff'),
  whirl: (tone) =>
    [96, 72, 48, 26].map((r, n) => shape(oval(0, -18 + n * 5, r, r * 0.3), mix(tone, '#0f2a36', n * 0.22), { width: 3 })).join(''),
  quay: () =>
    house(-50, 46, '#d8b98a', '#8a4a34')
    + house(0, 64, '#c98f6a', '#5f6b78')
    + house(48, 44, '#e3cfa0', '#7a5a44')
    + board(P`-96 2, -96 -10, 96 -12, 96 2`, '#7a5535')
    + strokes(
      [-80, -40, 0, 40, 80].map((x) => P`${x} 2, ${x} 20`),
      6,
      '#5d3a22',
    ),
  arch: (tone) =>
    shape(P`-66 4, -60 -70, -30 -110, 30 -110, 60 -70, 68 4, 36 4, 34 -54, 0 -78, -34 -54, -36 4`, lit(tone, 0.35), { dx: -8 })
    + weed('#4f8a5c'),
  stacks: (tone) =>
    [-60, -24, 14, 52]
      .map((x, n) =>
        board(
          [
            [x - 11, 2],
            [x - 8, -84 - (n % 3) * 22],
            [x + 8, -84 - (n % 3) * 22],
            [x + 12, 2],
          ],
          mix('#8f6a5e', tone, 0.25),
        ),
      )
      .join('')
    + board(P`-78 2, -78 -34, 78 -36, 78 2`, mix('#6d6a70', tone, 0.2))
    + pane(-40, -16)
    + pane(30, -16),
  ribs: () =>
    [-70, -36, 0, 36, 72]
      .map(
        (x, n) =>
          stroke(P`${x} 4, ${x - 16} -50, ${x + 14} ${-118 + Math.abs(n - 2) * 18}`, 15)
          + stroke(P`${x} 4, ${x - 16} -50, ${x + 14} ${-118 + Math.abs(n - 2) * 18}`, 10, STUFF.bone),
      )
      .join(''),
  'stilt-house': () =>
    strokes([P`-36 2, -32 -26, -28 -54`, P`36 2, 32 -26, 28 -54`, P`0 2, 0 -26, 0 -54`], 7, '#6a4a30')
    + board(P`-46 -50, -42 -92, 42 -94, 46 -50`, '#b98a58')
    + shape(corners(P`-58 -88, 0 -128, 58 -90`), '#8a6a3c', { width: 3.4 })
    + pane(-18, -72)
    + pane(18, -72)
    + strokes([P`60 -50, 65 -24, 70 2`], 4, STUFF.rope),
  ledge: (tone) =>
    shape(corners(P`-120 6, -112 -60, -60 -66, -50 -40, 30 -44, 60 -30, 64 6`), lit(tone, 0.2), { dx: -8 })
    + `<g transform="translate(-14 -42) scale(.62)">${house(-40, 44, '#b98a58', '#5f6b78') + house(10, 60, '#a8784c', '#6a4a44')}</g>`
    + stroke(P`10 -70, 50 -100, 90 -130`, 3, STUFF.rope)
    + board(P`54 -92, 78 -92, 74 -72, 58 -72`, '#b98a58')
    + strokes([P`56 -92, 61 -102, 66 -112`, P`76 -92, 71 -102, 66 -112`], 2.4),
  'shell-tower': () =>
    shape(P`-44 4, -40 -40, -22 -90, 0 -142, 0 -142, 24 -90, 40 -40, 46 4`, '#f2e6dc', {
      dx: -8,
      inner: strokes([P`-42 -20, 0 -32, 44 -20`, P`-34 -58, 0 -70, 34 -58`, P`-20 -94, 2 -102, 22 -94`], 4, '#cda79c'),
    })
    + pane(-16, -38)
    + pane(16, -40)
    + pane(0, -74)
    + shape(P`-12 4, -12 -14, 0 -24, 12 -14, 12 4`, '#3a5468', { width: 3 }),
  rampart: (tone) =>
    shape(
      corners(
        P`-120 4, -120 -84, -100 -84, -100 -68, -70 -68, -70 -84, -40 -84, -40 -68, -10 -68, -10 -84, 20 -84, 20 -68, 50 -68, 50 -84,
          80 -84, 80 -68, 110 -68, 110 4`,
      ),
      lit(tone, 0.3),
      {
        dx: -8,
        inner: strokes(
          [
            P`-120 -44, -5 -44, 110 -44`,
            P`-120 -20, -5 -20, 110 -20`,
            P`-60 -44, -60 -32, -60 -20`,
            P`20 -44, 20 -32, 20 -20`,
            P`70 -20, 70 -8, 70 4`,
          ],
          2.2,
          shaded(tone, 0.3),
        ),
      },
    ),
  boiler: () =>
    shape(P`-70 2, -74 -50, -50 -90, 50 -90, 74 -50, 70 2`, '#5f5a5c', {
      dx: -8,
      inner: strokes([P`-74 -50, 0 -50, 74 -50`], 3, '#3a3438'),
    })
    + shapes([oval(-26, -26, 19), oval(28, -26, 19)], STUFF.iron, { width: 3.4 })
    + [-26, 28].map((x) => glow(x, -26, 30, '#ff9a4a', 0.5) + shape(oval(x, -26, 12), '#ffd67a', { width: 2.6, shade: '#ee8427' })).join('')
    + board(P`-12 -88, -12 -140, 14 -140, 14 -88`, STUFF.copper)
    + shape(oval(0, -70, 11), '#fbf0d4', { width: 2.8 })
    + stroke(P`0 -70, 3 -73, 6 -76`, 3, CLOTH.brick),
}

export const AFLOAT: World = { grounds, landmarks, growth }
