// The pen that draws emblems. A closed shape lies in two flat tones, lit from the upper left, inside an outline that swells on the
// side away from the light; a stroke begins fine, presses and lifts.

type Spot = readonly [number, number]

/** "x y, x y"; a point written twice is a corner. */
export const spots = (text: string): Spot[] =>
  text.split(',').map((pair) => {
    const [x, y] = pair.trim().split(/\s+/)
    return [Number(x), Number(y)]
  })

const LIGHT: Spot = [-0.6, -0.8]
const STEPS = 6
const same = (a: Spot, b: Spot) => a[0] === b[0] && a[1] === b[1]

/** A soft curve through the points, in small steps (Catmull-Rom); it turns sharply where a point is written twice. */
export function curve(points: readonly Spot[], closed: boolean): Spot[] {
  const n = points.length
  const at = (i: number): Spot => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const bends = Array.from({ length: closed ? n : n - 1 }, (_, i) => [at(i - 1), at(i), at(i + 1), at(i + 2)] as const)
  const line = bends
    .filter(([, b, c]) => !same(b, c))
    .flatMap(([a, b, c, d]) => {
      const [begin, end] = [same(a, b) ? 0 : 0.5, same(c, d) ? 0 : 0.5]
      return Array.from({ length: STEPS }, (_, k): Spot => {
        const t = k / STEPS
        const [h1, h2, h3, h4] = [2 * t ** 3 - 3 * t ** 2 + 1, t ** 3 - 2 * t ** 2 + t, 3 * t ** 2 - 2 * t ** 3, t ** 3 - t ** 2]
        const along = (x: 0 | 1) => h1 * b[x] + h2 * begin * (c[x] - a[x]) + h3 * c[x] + h4 * end * (d[x] - b[x])
        return [along(0), along(1)]
      })
    })
  return closed ? line : [...line, at(n - 1)]
}

const near = (value: number) => Math.round(value * 10) / 10
export const path = (line: readonly Spot[]): string => `M${line.map(([x, y]) => `${near(x)} ${near(y)}`).join('L')}Z`

function across(line: readonly Spot[], closed: boolean): Spot[] {
  const n = line.length
  const at = (i: number): Spot => line[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  return line.map((_, i) => {
    const [a, b] = [at(i - 1), at(i + 1)]
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[1] - a[1]) / length, -(b[0] - a[0]) / length]
  })
}

/** The line moved sideways, at each point by a width of its own. */
function beside(line: readonly Spot[], normals: readonly Spot[], half: readonly number[], sign: 1 | -1): Spot[] {
  return line.map(([x, y], i) => {
    const [dx, dy] = normals[i] ?? [0, 0]
    return [x + dx * (half[i] ?? 0) * sign, y + dy * (half[i] ?? 0) * sign]
  })
}

/** Positive if the points go round with the clock. */
const turning = (line: readonly Spot[]) =>
  line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length] ?? [0, 0]
    return sum + x * ny - nx * y
  }, 0)

/** The outline of a closed line as a ring, to be filled. */
export function ring(line: readonly Spot[], width: number): string {
  const side = Math.sign(turning(line)) || 1
  const normals = across(line, true)
  const half = normals.map(([x, y]) => width * (0.3 + 0.36 * Math.max(0, -(x * LIGHT[0] + y * LIGHT[1]) * side)))
  return path(beside(line, normals, half, 1)) + path(beside(line, normals, half, -1).reverse())
}

/** A stroke, to be filled. */
export function stroke(line: readonly Spot[], width: number): string {
  const normals = across(line, false)
  const half = line.map((_, i) => width * (0.12 + 0.4 * Math.sin((Math.PI * i) / (line.length - 1)) ** 0.7))
  return path([...beside(line, normals, half, 1), ...beside(line, normals, half, -1).reverse()])
}
