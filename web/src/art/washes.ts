// What keeps the place of a picture until it is known what it shows.

import type { Picture, Shown, Size } from './game'

const FILL = 'fill="#b39b6d" opacity=".3"'
const of = (frame: string, shape: string): Picture => ({ frame, drawing: shape })

const WASHES = {
  portrait: of('-92 -102 184 184', `<circle cy="2" r="84" ${FILL}/>`),
  item: of('-64 -64 128 128', `<ellipse cy="2" rx="54" ry="52" ${FILL}/>`),
  vignette: of('0 0 600 250', `<path d="M6 14H594V240H6Z" ${FILL}/>`),
  band: of('0 0 300 170', `<path d="M0 0H300V170H0Z" ${FILL}/>`),
}

/** The picture, or a wash where it is still awaited. */
export const orWash = (shown: Shown, kind: keyof typeof WASHES): Picture | null => (shown === undefined ? WASHES[kind] : shown)

/** Small things lie on no wash. */
export const orPlate = (shown: Shown, size: Size): Picture | null => (size === 'large' ? orWash(shown, 'item') : (shown ?? null))
