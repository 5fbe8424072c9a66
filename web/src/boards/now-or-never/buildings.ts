// The buildings of the town as strokes of one pen: a letter for what is filled and how (Sketch.svelte), and the path. Each stands in a box
// of 48 by 44, its foot at 42.

const door = (x: number, w = 6, h = 9): string => `dM${x} 42V${42 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0V42Z`
const lamp = (x: number, y: number, s = 4.5): string => `yM${x} ${y}h${s}v${s}h-${s}Z`
const steam = (...xs: number[]): string => `n${xs.map((x) => `M${x} 14c2-3-2-4 0-8`).join('')}`
const crystal = (x: number, y: number, h: number): string => `bM${x} ${y}l-${h / 4}-${h * 0.7} ${h / 4}-${h * 0.3} ${h / 4} ${h * 0.3}Z`
const bottle = (x: number, y: number): string => `eM${x - 1.4} ${y - 9}h2.8v3c3 1 4 6 0 6h-2.8c-4 0-3-5 0-6Z`
const shell = (x: number, y: number): string => `pM${x} ${y}c-5 0-6-4-5-6 2-3 8-3 10 0 1 2 0 6-5 6M${x} ${y}l-2-7M${x} ${y}l2-7`

const DRAWN: Readonly<Record<string, readonly string[]>> = {
  'market-hall': [
    'wM5 42V24H43V42Z',
    'rM2 24 6 13H42L46 24Z',
    'kM2 24a4.4 4 0 0 0 8.8 0 4.4 4 0 0 0 8.8 0 4.4 4 0 0 0 8.8 0 4.4 4 0 0 0 8.8 0 4.4 4 0 0 0 8.8 0',
    door(20, 8),
    lamp(9, 31),
    lamp(34, 31),
  ],
  'town-hall': [
    'wM6 42V22H42V42Z',
    'tM3 22 24 8 45 22Z',
    'kM9 42V24h3.5v18ZM16 42V24h3.5v18ZM29 42V24h3.5v18ZM36 42V24h3.5v18Z',
    door(21, 6, 10),
    'rM24 8V1l7 2.5-7 2.5',
  ],
  'crystal-lab': [
    'wM8 42V26H40V42Z',
    'uM8 26A16 15 0 0 1 40 26Z',
    'nM14 16.5 18 26M34 16.5 30 26',
    door(28),
    crystal(24, 26, 24),
    crystal(16, 42, 12),
  ],
  'construction-hq': [
    'wM6 42V26H30V42Z',
    'rM3 26 18 15 33 26Z',
    door(15),
    'nM37 42V6M41 42V6M37 36l4-6M37 28l4-6M37 20l4-6M39 6H14M14 6v5',
    'oM11 11h6v4h-6Z',
  ],
  'garden-house': [
    'wM10 42V25H34V42Z',
    'mM6 26 22 11 38 26Z',
    door(19, 6, 10),
    lamp(12, 29),
    'mM2 42c0-8 9-8 9 0ZM33 42c0-9 13-9 13 0Z',
    'pM5 37a1.5 1.5 0 1 0 .1 0M37 36a1.5 1.5 0 1 0 .1 0M42 38a1.5 1.5 0 1 0 .1 0',
  ],
  library: [
    'cM6 42V20H42V42Z',
    'vM4 20H44L40 12H8Z',
    door(10, 6, 12),
    'kM22 26c3-1.6 6-1.4 8 .4 2-1.8 5-2 8-.4V37c-3-1.4-6-1.2-8 .6-2-1.8-5-2-8-.6Z',
    'nM30 26.4V37.6',
  ],
  school: [
    'wM8 42V26H40V42Z',
    'rM5 26 24 16 43 26Z',
    'wM19 18V7H29V18Z',
    'tM17 8 24 2 31 8Z',
    'aM22 15a2 3 0 0 1 4 0Z',
    door(21),
    lamp(12, 31),
    lamp(32, 31),
  ],
  'snail-ranch': [
    'wM4 42V32H26V42Z',
    'mM2 32 15 22 28 32Z',
    door(12, 6, 7),
    'kM24 42c6 1 16 1 21-1 1-6-2-7-4-5',
    'rM27 41A8.5 8.5 0 1 1 42 37c-2 4-8 4.6-15 4Z',
    'nM35 36a3 3 0 1 1 2-3M44 36l1-5M42 36l-1-4',
  ],
  workshop: [
    'cM5 42V25H43V42Z',
    'sM5 25V14L17 25V14L30 25V14L43 25Z',
    door(9, 7),
    lamp(34, 30, 6),
    'oM23 40 29 33',
    'sM26 31l3-2 5 4-3 2Z',
  ],
  'bottled-demons-lab': ['cM8 42V26H40V42Z', 'mM8 26A16 15 0 0 1 40 26Z', door(31, 5), bottle(16, 40), bottle(25, 40), 'sM34 17V6h4v14'],
  inn: [
    'wM7 42V18H41V42Z',
    'rM3 18 24 5 45 18Z',
    'nM7 30H41',
    lamp(12, 21),
    lamp(22, 21),
    lamp(32, 21),
    door(21, 7),
    lamp(12, 33),
    'aM35 30v4M32 34h7v5h-7Z',
  ],
  'snail-nursery': [
    'pM6 42C2 22 14 10 27 11S45 24 42 42Z',
    'nM27 34a5 5 0 1 1 5-5c0 6-9 9-14 4-6-8 3-18 11-16',
    door(9, 7, 10),
    'kM30 42c3 0 10 1 13-1',
    'rM32 41a4 4 0 1 1 7-1Z',
  ],
  'shell-barn': [
    'rM6 42V24L12 14H36L42 24V42Z',
    'oM4 25 11 12H37L44 25 41 26 35 16H13L7 26Z',
    'dM15 42V29H33V42Z',
    shell(20, 42),
    shell(29, 42),
    shell(24.5, 36),
  ],
  smithy: ['sM5 42V24H43V42Z', 'dM2 24 24 13 46 24Z', 'rM34 18V4h7V22', 'fM10 42V33a6 6 0 0 1 12 0V42Z', lamp(30, 30, 6)],
  'coopers-row': [
    'wM3 42V26H45V42Z',
    'oM1 27 10 15 19 27ZM15 27 24 15 33 27ZM29 27 38 15 47 27Z',
    door(7, 5),
    lamp(21, 30),
    'cM31 42c-2-4-2-8 0-12h9c2 4 2 8 0 12Z',
    'nM30 34h11M30 38.5h11',
  ],
  'bottling-yard': [
    'wM4 42V28H24V42Z',
    'tM2 28 14 19 26 28Z',
    door(8, 6),
    'aM27 42V31c0-7 14-7 14 0V42Z',
    'nM34 26c0-9 9-8 9-1v8',
    'fM30 42a4 4 0 0 1 8 0Z',
    bottle(21, 41),
    bottle(45, 42),
  ],
  'cork-cellar': [
    'mM3 42C5 28 14 22 24 22S43 28 45 42Z',
    'hM14 42V33a10 8 0 0 1 20 0V42Z',
    'dM18 42V34a6 5 0 0 1 12 0V42Z',
    bottle(24, 41),
    'nM12 26c1-4-2-5-1-8M36 26c1-4-2-5-1-8',
  ],
  'crystal-hothouse': [
    'gM5 42V27L24 12 43 27V42Z',
    crystal(13, 42, 12),
    crystal(24, 42, 22),
    crystal(34, 42, 15),
    'nM5 27H43M15 42V19.5M24 12V20M33 42V19.5',
  ],
  'bath-house': ['wM5 42V26H43V42Z', 'tM5 26A9.5 8 0 0 1 24 26 9.5 8 0 0 1 43 26Z', 'uM10 42V34H38V42Z', steam(14, 24, 34)],
  'soup-kitchen': [
    'cM4 42V25H28V42Z',
    'aM1 26C6 12 26 12 31 26Z',
    door(8, 6, 10),
    lamp(18, 30),
    'sM30 33h15c0 6-2 9-7.5 9S30 39 30 33Z',
    'nM34 30c2-3-2-4 0-8M41 30c2-3-2-4 0-8',
  ],
}
const PLAIN = ['wM9 42V24H39V42Z', 'rM5 24 24 10 43 24Z', door(20, 7, 10), lamp(12, 28), lamp(31, 28)]

/** A plain house for what nobody has drawn. */
export const building = (key: string): readonly string[] => DRAWN[key] ?? PLAIN
