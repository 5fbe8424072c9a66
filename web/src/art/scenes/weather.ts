// Weather over a scene of 600 by 250.

import { P, patch, spot, stroke, turn } from '../pen'

type Weather = (next: () => number) => string
const strewn =
  (n: number, draw: (x: number, y: number, next: () => number) => string): Weather =>
  (next) =>
    Array.from({ length: n }, () => draw(next() * 600, next() * 225, next)).join('')
const leaf = (x: number, y: number, next: () => number, fill: string) => patch(turn(P`-7 0, 0 -4, 8 0, 0 4`, x, y, next() * 180), fill)

export const WEATHER: Record<string, Weather> = {
  sun: () => '',
  drip: strewn(26, (x, y, next) => stroke(P`${x} ${y}, ${x - 1} ${y + 9 + next() * 8}`, 2.2, '#f4fbff', 0.8)),
  motes: strewn(34, (x, y, next) => spot(x, y, 0.8 + next() * 1.6, '#fff6d2')),
  bubbles: strewn(
    26,
    (x, y, next) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(1.6 + next() * 4).toFixed(1)}"`
      + ' fill="none" stroke="#f4ffff" stroke-width="1.4"/>',
  ),
  rain: strewn(60, (x, y, next) => stroke(P`${x} ${y}, ${x - 7} ${y + 18 + next() * 12}`, 2, '#eaf4f8')),
  snow: strewn(70, (x, y, next) => spot(x, y, 1.2 + next() * 2, '#ffffff')),
  stars: strewn(40, (x, y, next) => spot(x, y * 0.5, 0.7 + next() * 1.3, '#fff8dc')),
  embers: strewn(34, (x, y, next) => spot(x, y, 1 + next() * 1.8, next() > 0.4 ? '#ffb45a' : '#ff7a3a')),
  leaves: strewn(26, (x, y, next) => leaf(x, y, next, ['#c9603a', '#d9a13a', '#b2402c'][Math.floor(next() * 3)]!)),
  wind: strewn(12, (x, y, next) =>
    stroke(P`${x - 40} ${y}, ${x} ${y - 6 - next() * 6}, ${x + 44} ${y - 2}, ${x + 56} ${y - 10}`, 2.6, '#fffaf0'),
  ),
  mist: (next) =>
    [120, 158, 196]
      .map((y) => {
        const [a, b] = [100 + next() * 60, 220 + next() * 60]
        const above = `M-10 ${y}C${a} ${y - 18} ${b} ${y + 14} 320 ${y - 4}S520 ${y + 14} 620 ${y - 6}`
        const below = `V${y + 26}C480 ${y + 40} 340 ${y + 14} 200 ${y + 30}S60 ${y + 20}-10 ${y + 30}Z`
        return `<path d="${above}${below}" fill="#fffdf2" opacity=".42"/>`
      })
      .join(''),
}
