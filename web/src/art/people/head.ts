// The head itself: skull, neck, ear, eyes, nose and mouth.

import { CLOTH, INK, mix, shaded } from '../colours'
import { P, hatch, move, oval, patch, shape, spot, stroke, strokes, type Point } from '../pen'
import type { Face } from './face'

const BLUSH = '#c8452f'
/** Hats that throw a shadow on the brow. */
const BRIMS = new Set(['stetson', 'wide', 'bowler', 'straw', 'captain', 'flat', 'tophat', 'three-hats', 'hunter', 'cap'])

function skull({ X, top, chin, jaw, cheek, old }: Face): Point[] {
  const cheeks = 29 + (old ? 2 : 0)
  return X`.05 ${-top}, -.58 ${-top * 0.88}, -.91 ${-top * 0.52}, -.95 -17, -.88 -4, ${-0.9 - cheek * 0.08} 10,
    ${-0.66 - jaw * 0.2} ${cheeks},
    ${-0.37 - jaw * 0.18} ${chin - 5}, -.16 ${chin}, ${0.12 + jaw * 0.1} ${chin - 4}, ${0.5 + jaw * 0.28} ${cheeks}, .9 9, 1.02 -12,
      .96 ${-top * 0.64},
    .54 ${-top * 0.94}`
}

/** `marks` is what lies on the skin. */
export function head(f: Face, marks: string): string {
  const blush = (x: number, y: number, r: number) => spot(x, y, r, mix(f.skin, BLUSH, 0.34), r * 0.72)
  const cheeks = blush(-f.w * 0.66, 15, f.child ? 9 : 7) + blush(f.w * 0.34, 16, f.child ? 11 : 9)
  const shadow = BRIMS.has(f.hat) ? patch(f.X`-1.5 -70, 1.5 -70, 1.5 -8, .4 -12, 0 -17, -.5 -16, -1.5 -14`, shaded(f.skin, 0.45), 0.5) : ''
  return shape(skull(f), f.skin, { inner: cheeks + marks + shadow, dx: -7, dy: -4 })
}

export function neck({ skin, old, child }: Face): string {
  const n = child ? 11 : old ? 14 : 16
  const line = P`${-n} 26, ${-n - 1} 50, ${-n - 8} 66, ${n + 18} 66, ${n + 8} 48, ${n + 9} 20`
  return shape(line, shaded(skin, 0.22), { shade: shaded(skin, 0.4), dx: -9, dy: 2, inner: hatch(n - 4, 34, 4, 14, 20, 4) })
}

export function ear({ w, skin, old, marks }: Face): string {
  const s = old ? 1.15 : 1
  return (
    shape(move(P`-5 -9, 3 -13, 9 -7, 8 3, 2 12, -4 10`, w * 0.9, 2, s), skin, { dx: -3, dy: -2, width: 3.6 })
    + stroke(move(P`0 -6, 5 -5, 4 2, 0 4`, w * 0.9, 2, s), 1.8)
    + (marks.includes('earring') ? shape(oval(w * 0.9 + 1, 19, 4, 5), CLOTH.ochre, { width: 2.6 }) : '')
  )
}

type Eye = (x: number, y: number, s: number, f: Face) => string
const shine = (x: number, y: number) => spot(x - 1.3, y - 1.8, 1.2, '#fff6e2')
export const EYES: Record<string, Eye> = {
  dot: (x, y, s) =>
    spot(x, y, 3.6 * s, INK, 4.6 * s) + shine(x, y) + stroke(P`${x - 7 * s} ${y - 2}, ${x - 1} ${y - 6.5}, ${x + 6 * s} ${y - 3.4}`, 2.4),
  open: (x, y, s) =>
    patch(P`${x - 7 * s} ${y}, ${x - 1} ${y - 5}, ${x + 6.5 * s} ${y - 0.5}, ${x} ${y + 4.5}`, '#fff6e4')
    + spot(x - 0.6, y - 0.4, 3.5 * s, INK, 4.2)
    + shine(x - 0.4, y)
    + stroke(P`${x - 8 * s} ${y + 0.5}, ${x - 1} ${y - 5.8}, ${x + 8 * s} ${y - 1}`, 3.2)
    + stroke(P`${x - 3} ${y + 5.4}, ${x + 1} ${y + 5.8}, ${x + 5 * s} ${y + 3.6}`, 1.2),
  wide: (x, y, s) =>
    shape(oval(x, y, 7.4 * s, 8.2), '#fff6e4', { width: 2.4, dx: 0, dy: 2, shade: '#d9c7ae' })
    + spot(x - 0.8, y, 3.4 * s, INK, 4)
    + shine(x, y),
  sleepy: (x, y, s, f) =>
    spot(x, y + 0.6, 3.6 * s, INK, 4)
    + patch(P`${x - 7 * s} ${y - 0.8}, ${x - 1} ${y - 7}, ${x + 7 * s} ${y - 1}, ${x} ${y - 1.4}`, shaded(f.skin, 0.2))
    + stroke(P`${x - 7.5 * s} ${y}, ${x} ${y - 2}, ${x + 7.5 * s} ${y - 0.4}`, 2.8),
  crinkle: (x, y, s) => stroke(P`${x - 7 * s} ${y + 2}, ${x - 0.5} ${y - 3.6}, ${x + 7 * s} ${y + 1.6}`, 3.4),
  shut: (x, y, s) => stroke(P`${x - 7 * s} ${y - 1}, ${x} ${y + 3.6}, ${x + 7 * s} ${y - 1}`, 3),
}
export const BROWS: Record<string, readonly [number, number, number]> = {
  arch: [2, -3, 1],
  flat: [0, -1, 0],
  stern: [-1.5, -1.5, 3],
  kind: [4, -2, -2],
  up: [0, -5, -1],
}

const wrinkles = (x: number, y: number, { X }: Face) =>
  strokes(
    [
      P`${x - 5} ${y + 9}, ${x + 1} ${y + 11}, ${x + 7} ${y + 8}`,
      P`${x + 13} ${y - 1}, ${x + 19} ${y - 3}`,
      P`${x + 13} ${y + 3}, ${x + 18} ${y + 5}`,
      X`-.5 -28, -.2 -30, .18 -28`,
    ],
    1.6,
  )

export function eyes(f: Face): string {
  const { w, eyeY: y, old, woman, child } = f
  const [far, near, s] = [-w * 0.6, w * 0.12, child ? 1.18 : 1]
  const eye = EYES[f.eyes] ?? EYES.dot!
  const [a, b, c] = BROWS[f.brow] ?? BROWS.flat!
  const dark = mix(f.hair, INK, old ? 0.15 : 0.5)
  const thick = (woman || child ? 3.4 : 5) + (f.marks.includes('bushy') ? 3 : 0)
  const up = y - (child ? 15 : 13) - (f.eyes === 'wide' ? 3 : 0)
  const lashes =
    woman && !child
      ? stroke(P`${near + 6} ${y - 2}, ${near + 10} ${y - 5}`, 2.2) + stroke(P`${far - 6} ${y - 2}, ${far - 9} ${y - 4}`, 2)
      : ''
  return (
    eye(far, y, 0.86 * s, f)
    + eye(near, y, s, f)
    + lashes
    + stroke(P`${far - 7} ${up + a}, ${far - 1} ${up + b}, ${far + 6} ${up + c + 1}`, thick * 0.9, dark)
    + stroke(P`${near - 7} ${up + c + 1}, ${near} ${up + b}, ${near + 9} ${up + a}`, thick, dark, 0.35)
    + (old ? wrinkles(near, y, f) : '')
  )
}

export const NOSES: Record<string, readonly Point[]> = {
  button: P`-3 8, -7 12, -5 16, 0 15`,
  straight: P`1 -4, -4 5, -10 14, -7 18, 0 17`,
  snub: P`0 1, -5 8, -11 10, -9 15, -1 16`,
  hook: P`0 -6, -8 1, -12 12, -10 18, -5 16, 1 18`,
  broad: P`-4 4, -10 11, -10 17, -4 19, 3 18, 5 13`,
  long: P`1 -5, -5 8, -13 19, -9 23, 0 20`,
  bulb: P`-2 1, -11 8, -14 15, -9 21, -1 21, 4 15`,
}
export function nose(f: Face): string {
  const line = move(NOSES[f.nose] ?? NOSES.straight!, -f.w * 0.25, f.eyeY + (f.child ? 0 : 2))
  const [x, y] = line[line.length - 1]!
  return (
    patch([...line, [x + 2, y - 9]], mix(f.skin, '#cc4a30', f.nose === 'bulb' ? 0.42 : 0.2))
    + patch(P`${x - 6} ${y + 1}, ${x + 4} ${y - 5}, ${x + 5} ${y + 1}, ${x} ${y + 4}`, shaded(f.skin, 0.24), 0.8)
    + stroke(line, 3.4, INK, 0.75)
  )
}

type Mouth = (at: (line: readonly Point[]) => Point[]) => string
export const MOUTHS: Record<string, Mouth> = {
  smile: (at) => stroke(at(P`-11 -2, -3 3, 6 1.5, 12 -4`), 3.2),
  smirk: (at) => stroke(at(P`-9 1, 0 2, 8 -1, 12 -6`), 3.2),
  flat: (at) => stroke(at(P`-9 0, 0 1, 10 0`), 3),
  frown: (at) => stroke(at(P`-9 3, 0 -1, 10 3`), 3),
  grin: (at) =>
    shape(at(P`-11 -3, -11 -3, 0 -1, 12 -5, 12 -5, 6 5, -3 7`), '#7a2a22', {
      shade: '#5a1b18',
      width: 2.8,
      inner: patch(at(P`-10 -3, 12 -6, 8 0, -6 1`), '#fff5de'),
    }),
  small: (at) => stroke(at(P`-5 0, 0 2, 5 -1`), 3),
  lips: (at) => patch(at(P`-9 0, -3 -4, 0 -3, 4 -4, 10 -1, 1 5`), '#a5382c') + stroke(at(P`-10 0, 0 1, 11 -2`), 2),
}
const BEARDED = new Set(['full', 'long', 'goatee'])
export function mouth(f: Face): string {
  const at = (line: readonly Point[]) => move(line, -f.w * 0.22, f.eyeY + (f.child ? 25 : 31) + (f.nose === 'long' ? 2 : 0))
  const folds = f.old ? stroke(at(P`13 -15, 18 -6, 16 3`), 1.7) + stroke(at(P`-14 -11, -16 -4, -14 2`), 1.5) : ''
  const chin = BEARDED.has(f.beard) ? '' : stroke(at(P`-4 8, 1 9, 6 7`), 1.6, shaded(f.skin, 0.5))
  return (MOUTHS[f.mouth] ?? MOUTHS.smile!)(at) + folds + chin
}
