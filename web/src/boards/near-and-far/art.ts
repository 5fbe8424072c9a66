// The small drawings of the atlas and the houses of the town, as strokes of one pen: what is filled and how, and the path.
// A mark stands with the middle of its foot at 0, 0 and is about 40 high; a house stands in a box of 120 by 110.

import { random, type Point } from '../shared/sketch'
import { PAGE, inside, point } from './geometry'
import type { Area } from './view'

/** `body` in the colour of the thing, `light` paper, `dark` ink, `line` no filling, `hot` what glows. */
export type Fill = 'body' | 'light' | 'dark' | 'line' | 'hot' | 'roof' | 'glass'
export type Stroke = [Fill, string]

export const MARKS: Record<string, Stroke[]> = {
  tree: [['line', 'M0 3V-12M-4 3H4'], ['body', 'M-14-14C-20-21-14-30-7-28-5-37 8-37 10-28 18-29 21-19 14-14 8-8-8-8-14-14Z'], ['line', 'M-6-20C-3-23 0-22 1-19']],
  pine: [['line', 'M0 3V-10'], ['body', 'M0-40L10-24H6L14-10H-14L-6-24H-10Z'], ['line', 'M-6-15H2M-2-27H3']],
  'dead-tree': [['line', 'M-3 3C-1-6 0-14 0-22 1-28 4-32 4-37M0-14C6-16 9-21 10-29M0-18C-6-20-9-25-9-32M8-21L15-23M-7-25L-14-25M3 3C2-4 2-8 1-12']],
  hill: [['body', 'M-27 3C-18-16-6-21 2-19 12-17 20-8 28 3Z'], ['line', 'M-9-8C-4-13 1-13 5-11M7-3C10-6 13-6 16-4']],
  peak: [['body', 'M-29 3L-8-36 2-17 8-26 29 3Z'], ['light', 'M-8-36L-16-21-10-24-6-18-2-25Z'], ['line', 'M2-17L-3-5M8-26L12-13M14-8L16-2']],
  rock: [['body', 'M-17 3L-14-9-3-17 8-14 16-5 18 3Z'], ['line', 'M-3-17L0-7 8-14M0-7L-2 3M8-4L12-5']],
  crater: [['body', 'M-24-4A24 10 0 1 0 24-4A24 10 0 1 0-24-4Z'], ['dark', 'M-15-5A15 5 0 1 0 15-5A15 5 0 1 0-15-5Z'], ['line', 'M-27 3L-32 6M27 3L32 6M-8 9L-9 13M9 9L11 13']],
  ruin: [['body', 'M-22 3V-20H-15V-27H-8V3Z'], ['body', 'M4 3V-14L10-19V-10H21V3Z'], ['line', 'M-22-12H-8M-15-20V-12M-15-4H-8M10-4H21M15-10V-4M-4 3V-2H1V3']],
  tower: [['body', 'M-9 3L-7-30H7L9 3Z'], ['body', 'M-11-30V-39H-6V-35H-2V-39H2V-35H6V-39H11V-30Z'], ['dark', 'M-2-12V-18A2 2 0 0 1 2-18V-12Z'], ['line', 'M-8-5H-3M3-24H7M2-7H8']],
  wall: [['body', 'M-28 3V-12H-22V-17H-16V-12H-10V-17H-4V-12H2V-17H8V-12H12L17-5 23 3Z'], ['line', 'M-28-5H16M-18-12V-5M-4-12V-5M-11-5V3M4-5V3']],
  bones: [['line', 'M-26 1C-10-4 10-4 22 0M-16-1C-18-13-12-19-8-21M-8-3C-10-15-4-21 0-23M0-3C-1-14 4-20 8-22M8-2C8-10 11-14 15-16'], ['light', 'M22 0C20-9 28-13 33-8 37-4 34 3 29 3L24 4Z'], ['dark', 'M28-4A2 2 0 1 0 32-4A2 2 0 1 0 28-4Z']],
  flower: [['line', 'M0 3C0-6 1-10 0-16M0-3C-5-6-8-4-10 0M0-7C5-9 8-7 10-3'], ['body', 'M0-16C-8-16-10-22-4-24-6-31 2-33 4-27 11-29 12-20 5-19 5-15 2-14 0-16Z'], ['light', 'M-2-22A3 3 0 1 0 4-22A3 3 0 1 0-2-22Z']],
  mushroom: [['light', 'M-5 3C-4-6-4-10-5-14H5C4-10 4-6 5 3Z'], ['body', 'M-18-13C-16-27-8-32 0-32 8-32 16-27 18-13 10-9-10-9-18-13Z'], ['light', 'M-11-20A3 3 0 1 0-5-20A3 3 0 1 0-11-20ZM3-25A2.6 2.6 0 1 0 8.2-25A2.6 2.6 0 1 0 3-25ZM6-16A2 2 0 1 0 10-16A2 2 0 1 0 6-16Z']],
  cactus: [['body', 'M-5 3V-28C-5-35 5-35 5-28V-14H9V-20C9-25 16-25 16-20V-13C16-9 13-7 9-7H5V3Z'], ['body', 'M-5-8H-10C-14-8-16-11-16-15V-20C-16-25-9-25-9-20V-15H-5Z'], ['line', 'M0-28V0']],
  wave: [['line', 'M-25-5C-19-13-13-13-9-5-5-13 1-13 5-5 9-13 15-13 21-5M-15 4C-11-2-7-2-3 4 1-2 5-2 9 4']],
  island: [['body', 'M-25 2C-20-6-8-9 2-8 14-8 22-4 26 2 12 6-12 6-25 2Z'], ['line', 'M-2-8C-1-16 0-20 4-26M4-26C-2-29-8-27-10-22M4-26C8-31 15-29 17-24M4-26C9-24 12-21 12-16M-30 8C-24 5-20 10-14 8M10 9C16 6 20 11 26 8']],
  volcano: [['body', 'M-33 3L-10-31C-4-27 4-27 10-31L33 3Z'], ['hot', 'M-10-31C-4-27 4-27 10-31L7-20 3-24 1-10-3-21-6-17Z'], ['line', 'M-4-35C-9-41 1-44-3-50M4-35C9-40 3-45 8-49M-18-6L-13-14M20-5L15-12']],
  cloud: [['light', 'M-26 0C-33-2-31-13-22-12-20-22-8-22-5-15 2-21 15-18 14-9 23-13 29-3 22 0Z'], ['line', 'M-14-6C-12-9-8-9-6-7M2-8C5-11 9-10 10-7']],
  mammoth: [['body', 'M-25 3V-14C-25-27-12-33-2-30 6-37 20-34 22-22 26-16 24-6 27 0 22 2 19-2 18-9L14-11V3H7V-7H-13V3Z'], ['line', 'M18-13C23-8 31-8 33-16M-19-8V-3M-6-9V-4M1-9V-5'], ['dark', 'M13.4-22A1.8 1.8 0 1 0 17-22A1.8 1.8 0 1 0 13.4-22Z']],
  crystal: [['body', 'M-4 3L-9-22-2-36 5-22 3 3Z'], ['body', 'M4 3L8-14 15-21 18-12 12 3Z'], ['body', 'M-8 3L-17-10-15-18-8-12-5 3Z'], ['line', 'M-2-36L-1 3M15-21L9 3M-15-18L-8 3']],
  hut: [['light', 'M-13 3V-14H13V3Z'], ['body', 'M-19-12L0-30 19-12Z'], ['dark', 'M-4 3V-8H4V3Z'], ['line', 'M-9-18L-4-13M2-24L9-14']],
  bridge: [['body', 'M-29-6C-12-21 12-21 29-6V1H22C12-11-12-11-22 1H-29Z'], ['line', 'M-14-14V-5M0-17V-8M14-14V-5M-29-10C-12-25 12-25 29-10']],
  ship: [['line', 'M0-7V-40'], ['light', 'M2-37C15-31 17-20 14-12H2ZM-2-34C-13-28-15-18-14-12H-2Z'], ['body', 'M-23-8H25C23-1 18 3 12 4H-12C-18 3-22-2-23-8Z'], ['line', 'M-16-3H17']],
  machine: [['body', 'M-17 3V-16H17V3Z'], ['body', 'M-11-16V-27H-2V-16Z'], ['light', 'M0-7A7.5 7.5 0 1 0 15-7A7.5 7.5 0 1 0 0-7Z'], ['dark', 'M5-7A2.5 2.5 0 1 0 10-7A2.5 2.5 0 1 0 5-7Z'], ['line', 'M-13-3H-5M-13-9H-5M-7-31C-11-36-3-37-6-43M7.5-14V-12M7.5-2V0']],
  statue: [['body', 'M-13 3V-4H13V3Z'], ['light', 'M-7-4L-5-20C-8-22-7-27-4-28A4.6 4.6 0 1 1 4-28C7-27 8-22 5-20L7-4Z'], ['line', 'M-5-22L-12-12M5-23L14-31M0-19V-7']],
}
const STONE: Stroke[] = MARKS['rock'] ?? []
export const strokesOf = (kind: string): Stroke[] => MARKS[kind] ?? STONE

/** What is strewn over a ground, drawn around 0, 0. */
const TEXTURES: Record<string, string[]> = {
  grass: ['M-4 2C-4-2-5-4-6-6M0 2C0-3 0-5 0-8M4 2C4-2 5-4 7-5', 'M-3 2C-3-1-4-3-5-4M1 2C1-2 2-4 3-6'],
  forest: ['M0 4V-1M-5-1L0-8 5-1Z', 'M0 4V0M-4-1C-6-5-2-8 0-7 4-8 6-3 4-1Z', 'M-3 2C-3-1-4-3-5-4M1 2C1-2 2-4 3-6'],
  rock: ['M-6 3L-2-3 2 0 6 3', 'M-5 2L0-1 3 2M0-1L1-4', 'M-7 0L-2 2M2-2L6 0'],
  sand: ['M-8 0C-4-3 0-3 3 0 6 2 8 2 10 1', 'M0 0h.1M5 2h.1M-5 3h.1M2-4h.1', 'M0 0h.1M6-3h.1M-4-2h.1'],
  mist: ['M-12 0C-6-4 0 4 6 0 10-3 13 0 14 1', 'M-8 0C-3-3 3 3 8 0'],
  seabed: ['M-9 0C-6-3-3-3 0 0 3 3 6 3 9 0', 'M0 4C-4 0-2-3 0-6M0 4C4 0 3-3 2-5M0 4V-7', 'M-4 1A4 4 0 0 1 4 1ZM0 1V-3M-2 1L-3-1M2 1L3-1'],
  ash: ['M0 0h.1M4 3h.1M-5 2h.1M-2-4h.1', 'M-4 1L0-2 5 0', 'M0-3V3M-2 0h4'],
  water: ['M-9 0C-6-4-3-4 0 0 3-4 6-4 9 0', 'M-6 0C-4-3-2-3 0 0 2-3 4-3 6 0'],
  jungle: ['M0 4C0-2 1-5 5-9M0 4C-1-2-3-5-7-7M0 4C3 0 6-1 9-1M0 4C-3 1-6 0-9 1', 'M0 3V-6M0-6C-5-8-7-5-8-2M0-6C5-8 7-5 8-2'],
  ruin: ['M-6-3H2V3H-6ZM2 0H7V3H2', 'M-5 2H0V-2H5', 'M-3-3L4 3M-1 3H3'],
  cave: ['M-4 3L-1-5 2 3', 'M0 0h.1M5 2h.1M-4 2h.1', 'M-7 1C-4-2-1-2 2 1 4 2 6 1 7 0'],
}

export interface Strewn extends Point {
  path: string
  size: number
}

/** Strokes all over the page, clear of the spaces and of what is drawn in areas of their own. */
export function strew(ground: string, name: string, spaces: readonly Point[], areas: readonly Area[]): Strewn[] {
  const strokes = TEXTURES[ground] ?? TEXTURES['grass'] ?? []
  const next = random(name + ground)
  const outlines = areas.filter(({ kind }) => !LINES.has(kind)).map(({ points }) => points.map(point))
  const strewn: Strewn[] = []
  for (let attempt = 0; attempt < 420; attempt += 1) {
    const spot = { x: 14 + next() * (PAGE.width - 28), y: 14 + next() * (PAGE.height - 28) }
    const path = strokes[Math.floor(next() * strokes.length)] ?? ''
    const size = 0.8 + next() * 0.6
    if (spaces.some((space) => Math.hypot(space.x - spot.x, space.y - spot.y) < 48)) continue
    if (strewn.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < 30)) continue
    if (outlines.some((outline) => inside(spot, outline))) continue
    strewn.push({ ...spot, path, size })
  }
  return strewn
}

/** Areas that are a line, not an outline. */
export const LINES = new Set(['river', 'road', 'cliff'])

const AREA_STROKES: Record<string, string[]> = {
  lake: TEXTURES['water'] ?? [],
  sea: TEXTURES['water'] ?? [],
  forest: TEXTURES['forest'] ?? [],
  hills: ['M-12 4C-8-5-2-8 3-6 7-5 10-1 13 4', 'M-8 3C-4-4 3-4 8 3'],
  lava: ['M-9 0C-6-4-3-4 0 0 3 4 6 4 9 0', 'M-4 0C-2-3 2-3 4 0'],
  sand: TEXTURES['sand'] ?? [],
  marsh: ['M-8 3H8M-4 3C-4-1-5-3-6-5M0 3V-7M4 3C4-1 5-3 6-5', 'M-6 0H0M3 3H9'],
  mist: TEXTURES['mist'] ?? [],
  shore: ['M0 0h.1M5 2h.1M-5 3h.1', 'M-3 2C-3-1-4-3-5-4M1 2C1-2 2-4 3-6'],
}

/** What an area is filled with. */
export function fillArea(area: Area, spaces: readonly Point[]): Strewn[] {
  const strokes = AREA_STROKES[area.kind]
  if (!strokes || LINES.has(area.kind)) return []
  const outline = area.points.map(point)
  const [xs, ys] = [outline.map((p) => p.x), outline.map((p) => p.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const next = random(area.kind + left + top)
  const apart = area.kind === 'hills' ? 32 : 24
  const strewn: Strewn[] = []
  for (let attempt = 0; attempt < 160; attempt += 1) {
    const spot = { x: left + next() * width, y: top + next() * height }
    const path = strokes[Math.floor(next() * strokes.length)] ?? ''
    if (!inside(spot, outline) || !inside({ x: spot.x, y: spot.y - 8 }, outline)) continue
    if (spaces.some((space) => Math.hypot(space.x - spot.x, space.y - spot.y) < 40)) continue
    if (strewn.some((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < apart)) continue
    strewn.push({ ...spot, path, size: 0.9 + next() * 0.4 })
  }
  return strewn.sort((a, b) => a.y - b.y)
}

export const HOUSES: Record<string, Stroke[]> = {
  saloon: [
    ['body', 'M14 108V44H106V108Z'], ['roof', 'M8 46V18C28 18 34 8 60 8S92 18 112 18V46Z'], ['light', 'M30 22H90V38H30Z'],
    ['line', 'M38 30H48M54 30H66M72 30H82'], ['dark', 'M46 108V66H74V108Z'], ['light', 'M47 74H59V94H47ZM61 74H73V94H61Z'], ['line', 'M50 79H56M50 84H56M50 89H56M64 79H70M64 84H70M64 89H70'],
    ['glass', 'M22 60H38V78H22ZM82 60H98V78H82Z'], ['line', 'M30 60V78M22 69H38M90 60V78M82 69H98M10 108H110M14 52H106'],
  ],
  hall: [
    ['body', 'M16 108V54H104V108Z'], ['roof', 'M8 54L60 22 112 54Z'], ['light', 'M50 42A10 10 0 1 0 70 42A10 10 0 1 0 50 42Z'], ['line', 'M60 42V35M60 42L65 45'],
    ['roof', 'M54 24V8H66V24Z'], ['line', 'M60 8V0M60 1L70 4 60 7'], ['light', 'M22 58H30V104H22ZM42 58H50V104H42ZM70 58H78V104H70ZM90 58H98V104H90Z'],
    ['dark', 'M53 108V78A7 7 0 0 1 67 78V108Z'], ['line', 'M12 108H108M16 104H104'],
  ],
  stables: [
    ['body', 'M12 108V52L34 26H86L108 52V108Z'], ['roof', 'M6 54L32 20H88L114 54 106 58 84 30H36L14 58Z'], ['light', 'M38 108V64H82V108Z'], ['line', 'M38 64L60 108 82 64M38 108L60 64 82 108M60 64V108'],
    ['dark', 'M52 38H68V52H52Z'], ['line', 'M52 45H68M18 76H32M18 88H32M88 76H102M88 88H102'], ['hot', 'M86 108C88 98 106 98 110 108Z'], ['line', 'M92 102L96 106M98 100L102 106'],
  ],
  store: [
    ['body', 'M12 108V48H108V108Z'], ['roof', 'M16 48V22H104V48Z'], ['light', 'M26 27H94V42H26Z'], ['line', 'M34 35H52M58 35H70M76 35H86'],
    ['hot', 'M8 50H112L106 66H14Z'], ['light', 'M27 50H42L40 66H28ZM58 50H73L71 66H59ZM89 50H103L98 66H88Z'], ['glass', 'M18 72H46V96H18ZM76 72H102V96H76Z'],
    ['dark', 'M52 108V74H70V108Z'], ['line', 'M18 84H46M32 72V96M76 84H102M10 108H110M66 92H67'],
  ],
  farm: [
    ['body', 'M30 94V56H82V94Z'], ['roof', 'M22 58L56 28 90 58Z'], ['roof', 'M70 44V28H78V50Z'], ['line', 'M74 26C70 20 78 18 74 12'], ['dark', 'M50 94V72H62V94Z'], ['glass', 'M36 64H46V74H36ZM67 64H77V74H67Z'],
    ['line', 'M4 108C30 96 90 96 116 108M14 108C40 100 80 100 106 108M10 100V82M10 88H30M20 98V80M92 90H114M102 98V80M112 100V82M92 96H114'],
    ['hot', 'M92 82C90 76 94 74 94 70 98 74 98 78 96 82ZM104 80C102 74 106 72 106 68 110 72 110 76 108 80Z'],
  ],
  hut: [
    ['body', 'M24 108C22 86 26 74 32 64H88C94 74 98 86 96 108Z'], ['roof', 'M14 70C36 56 50 34 60 10 70 34 84 56 106 70 84 64 36 64 14 70Z'], ['line', 'M44 50C54 54 66 54 76 50M34 60C50 64 70 64 86 60'],
    ['dark', 'M48 108V88A12 12 0 0 1 72 88V108Z'], ['hot', 'M56 92A4 4 0 1 0 64 92A4 4 0 1 0 56 92Z'], ['glass', 'M32 80A6 6 0 1 0 44 80A6 6 0 1 0 32 80ZM76 80A6 6 0 1 0 88 80A6 6 0 1 0 76 80Z'],
    ['line', 'M60 10V2M92 18A9 9 0 1 0 104 30A10 10 0 0 1 92 18M20 20L22 25 27 26 22 28 20 33 18 28 13 26 18 25Z'],
  ],
  mine: [
    ['body', 'M2 108L22 60 40 36 58 16 78 40 92 54 118 108Z'], ['line', 'M40 36L46 50M78 40L72 54M22 60L30 68M92 54L88 66'], ['dark', 'M38 108V70H82V108Z'],
    ['light', 'M32 108V64H40V108ZM80 108V64H88V108ZM28 58H92V68H28Z'], ['line', 'M34 63H86M52 108L57 84M68 108L63 84M50 104H70M53 96H67M56 89H64'], ['hot', 'M57 74A3.5 3.5 0 1 0 64 74A3.5 3.5 0 1 0 57 74Z'],
  ],
  jail: [
    ['body', 'M16 108V42H104V108Z'], ['roof', 'M10 44V30H22V36H34V30H46V36H58V30H70V36H82V30H94V36H110V44Z'], ['dark', 'M28 56H56V80H28Z'], ['light', 'M33 56H36V80H33ZM40.5 56H43.5V80H40.5ZM48 56H51V80H48Z'],
    ['dark', 'M68 108V60H92V108Z'], ['light', 'M73 60H75V108H73ZM79 60H81V108H79ZM85 60H87V108H85Z'], ['line', 'M16 92H62M16 50H64M40 92V108M28 84V92M96 50H104M96 76H104M12 108H108'],
  ],
  trail: [
    ['body', 'M0 108V74C20 58 36 66 54 62 74 54 92 60 120 68V108Z'], ['roof', 'M66 62L86 32 98 48 106 42 120 66V68C100 58 84 58 66 62Z'], ['light', 'M44 108C58 96 40 88 60 78 68 74 70 70 69 64L73 64C75 72 74 76 68 80 54 90 78 96 74 108Z'],
    ['hot', 'M10 26A9 9 0 1 0 28 26A9 9 0 1 0 10 26Z'], ['line', 'M26 106V58M8 20L4 17M30 18L34 14M19 13V8'], ['light', 'M12 62H42L48 68 42 74H12ZM40 80H14L8 86 14 92H40Z'], ['line', 'M18 68H36M18 86H34'],
  ],
}
