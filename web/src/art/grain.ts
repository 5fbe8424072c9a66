// The grain of the paper: one tile for the whole page, laid over the larger shapes of the larger pictures.

import { random } from '../boards/shared/sketch'

export const GRAIN_ID = 'art-grain'
const SIDE = 96

function specks(words: string, count: number, size: number): string {
  const next = random(words)
  return Array.from({ length: count }, () => {
    const [x, y, r] = [next() * SIDE, next() * SIDE, size * (0.5 + next() * 0.7)]
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${r.toFixed(1)}v${r.toFixed(1)}h${(-r).toFixed(1)}Z`
  }).join('')
}

/** Lays the tile on the page, once. */
export function layGrain(): void {
  if (document.getElementById(GRAIN_ID)) return
  const holder = document.createElement('div')
  holder.setAttribute('aria-hidden', 'true')
  // Not `display: none`: some browsers then no longer find the tile.
  Object.assign(holder.style, { position: 'absolute', width: '0', height: '0', overflow: 'hidden' })
  holder.innerHTML =
    `<svg width="0" height="0"><pattern id="${GRAIN_ID}" width="${SIDE}" height="${SIDE}" patternUnits="userSpaceOnUse">`
    + `<path d="${specks('dark', 900, 1)}" fill="#3a2010" opacity=".15"/>`
    + `<path d="${specks('light', 500, 0.9)}" fill="#fff6dc" opacity=".2"/></pattern></svg>`
  document.body.append(holder)
}
