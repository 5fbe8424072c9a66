// What stands on a land hides what is behind it. A thousand things would be thousands of elements, so whatever stands on about the
// same height of the page is drawn together, one stroke of the brush for each colour.

/** One stroke of a thing: filled, outlined or both. */
export interface Part {
  d: string
  fill?: string
  line?: string
  width?: number
}
export interface Thing {
  /** Where its foot is. */
  y: number
  /** From the back to the front. */
  parts?: readonly Part[]
  /** Drawn with more care, by itself. */
  drawn?: string
  /** What it throws on the ground. */
  shadow?: string
}

const ROW = 9
const style = ({ fill = 'none', line, width = 1 }: Part) =>
  `fill="${fill}"${line ? ` stroke="${line}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"` : ''}`

/** The parts of a row: layer by layer, and in each layer one path for each style. */
function row(things: readonly Thing[]): string {
  const layers: Map<string, string>[] = []
  for (const { parts = [] } of things) {
    parts.forEach((part, n) => {
      const layer = (layers[n] ??= new Map())
      layer.set(style(part), (layer.get(style(part)) ?? '') + part.d)
    })
  }
  return (
    layers.map((layer) => [...layer].map(([how, d]) => `<path d="${d}" ${how}/>`).join('')).join('')
    + things.map(({ drawn = '' }) => drawn).join('')
  )
}

/** Everything that stands, the furthest first, over the shadows that it throws. */
export function standing(things: readonly Thing[], shade: string): string {
  const rows = new Map<number, Thing[]>()
  for (const thing of things) {
    const at = Math.floor(thing.y / ROW)
    rows.set(at, [...(rows.get(at) ?? []), thing])
  }
  const shadows = things.map(({ shadow = '' }) => shadow).join('')
  return (
    (shadows && `<path d="${shadows}" fill="${shade}" opacity=".2"/>`)
    + [...rows]
      .sort(([a], [b]) => a - b)
      .map(([, inRow]) => row(inRow))
      .join('')
  )
}

/** A flat shadow to the lower right of a foot. */
export const shadow = (x: number, y: number, wide: number): string => {
  const near = (v: number) => Math.round(v * 10) / 10
  const [w, h] = [near(wide), near(wide * 0.34)]
  return `M${near(x - wide * 0.3)} ${near(y + 1)}a${w} ${h} 0 1 1 ${2 * w} 0a${w} ${h} 0 1 1 ${-2 * w} 0Z`
}
