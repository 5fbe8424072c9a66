// Notes pinned on a chart: which page and which spot a pin is at.

import type { Pin } from '../board'
import { PAGE } from '../shared/camera'
import type { Point } from '../../art/pen'

export const MOST = 120

export const pinAt = (page: number, [x, y]: Point): string =>
  `chart/${page}/${Math.round(Math.max(0, Math.min(PAGE.width, x)))}/${Math.round(Math.max(0, Math.min(PAGE.height, y)))}`

export interface Pinned extends Pin {
  spot: Point
}
/** The pins of a page, from the top to the bottom so that lower ones lie over higher ones. */
export function pinsOn(page: number, pins: readonly Pin[]): Pinned[] {
  return pins
    .flatMap((pin): Pinned[] => {
      const [, on, x, y] = /^chart\/(\d+)\/(\d+)\/(\d+)$/.exec(pin.at) ?? []
      return Number(on) === page ? [{ ...pin, spot: [Number(x), Number(y)] }] : []
    })
    .sort((a, b) => a.spot[1] - b.spot[1])
}
