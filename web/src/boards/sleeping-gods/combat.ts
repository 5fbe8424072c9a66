// Combat in numbers and words: what the squares say, what an attack still has to lay, and what the enemies will do as it stands.

import { POWERS } from './powers'
import type { Attack, CombatView, FoeView, Power, Square } from './view'

export const ROWS = ['top', 'middle', 'bottom'] as const
const COLUMNS = ['left', 'centre', 'right'] as const

/** An attack names a square by its place in the whole row. */
export const placeAt = (foe: number, square: number): number => 9 * foe + square
export const squareTarget = (foe: number, square: number): string => `square/${foe}/${square}`

const heartsOf = (square: Square): number => (typeof square === 'object' && 'heart' in square ? square.heart : 0)
const attackOf = (square: Square): number => (typeof square === 'object' && 'attack' in square ? square.attack : 0)
export const powerOf = (square: Square): Power | null => (typeof square === 'object' && 'power' in square ? square.power : null)

/** "a heart that takes 2 damage at once" */
export function squareWords(square: Square): string {
  const power = powerOf(square)
  if (power) return `${POWERS[power].name}: ${POWERS[power].ends ? 'when the round ends, ' : ''}${POWERS[power].does}`
  const hearts = heartsOf(square)
  if (hearts > 1) return `a heart that takes ${hearts} damage at once`
  if (hearts === 1) return 'a heart'
  return attackOf(square) > 0 ? `+${attackOf(square)} damage` : 'blank'
}
/** "Flying Eye, top left: a heart, covered" */
export function squareLabel(foe: FoeView, square: number, chosen: boolean): string {
  const where = `${foe.name}, ${ROWS[Math.floor(square / 3)]} ${COLUMNS[square % 3]}`
  const what = squareWords(foe.grid[square] ?? 'blank')
  const point = foe.synergy === square ? ', a synergy point' : ''
  return `${where}: ${what}${point}${foe.covered[square] ? ', covered' : chosen ? ', chosen for this blow' : ''}`
}

/** An enemy as it will be once the squares chosen so far are covered. */
export function asLaid(foe: FoeView, at: number, laid: readonly number[]): FoeView {
  const fresh = foe.grid.map((_, square) => !foe.covered[square] && laid.includes(placeAt(at, square)))
  const less = foe.grid.reduce((sum, square, n) => sum + (fresh[n] ? attackOf(square) : 0), 0)
  return { ...foe, damage: foe.damage - less, covered: foe.covered.map((one, n) => one || fresh[n]) as FoeView['covered'] }
}
const open = (foe: FoeView): Square[] => foe.grid.filter((_, square) => !foe.covered[square])
export const heartsLeft = (foe: FoeView): number => open(foe).reduce((sum, square) => sum + heartsOf(square), 0)
export const powersOf = (foe: FoeView): Power[] => open(foe).flatMap((square) => powerOf(square) ?? [])
export const has = (foe: FoeView, power: Power): boolean => powersOf(foe).includes(power)

/** How much damage the squares chosen so far use up: one each, more for hearts that take more, one for each enemy that resists. */
export function spent(row: readonly FoeView[], laid: readonly number[]): number {
  const foes = [...new Set(laid.map((place) => Math.floor(place / 9)))]
  const resisted = foes.filter((at) => row[at] && has(row[at], 'resist')).length
  return laid.reduce((sum, place) => sum + Math.max(1, heartsOf(row[Math.floor(place / 9)]?.grid[place % 9] ?? 'blank')), resisted)
}

export interface Blow {
  /** What it deals before anything is blocked. */
  damage: number
  block: number
  /** What is left. */
  taken: number
  /** Why there will be none; null if there will. */
  none: 'falls' | 'struck' | null
}
/** What the attacked enemy does to the attacker, if the blow stays as it is laid now. Cards may block more. */
export function strikeBack({ row }: CombatView, attack: Attack): Blow | null {
  const foe = row[attack.at]
  if (!foe) return null
  const struck = attack.hit !== null && (attack.hit === false || has(foe, 'first-strike'))
  const now = asLaid(foe, attack.at, attack.laid)
  const damage = struck ? foe.damage : now.damage
  return {
    damage,
    block: attack.block,
    taken: Math.max(0, damage - attack.block),
    none: struck ? 'struck' : heartsLeft(now) === 0 ? 'falls' : null,
  }
}

/** What each enemy does when the round ends, as it stands: its damage with what its neighbours add, and its abilities. */
export function roundEnd(row: readonly FoeView[]): { damage: number; urged: number; powers: Power[] }[] {
  const urge = (foe: FoeView | undefined): number =>
    foe ? powersOf(foe).reduce((sum, power) => sum + (power === 'adjacent1' ? 1 : power === 'adjacent2' ? 2 : 0), 0) : 0
  return row.map((foe, at) => {
    const urged = heartsLeft(foe) === 0 ? 0 : urge(row[at - 1]) + urge(row[at + 1])
    return {
      damage: foe.damage + urged,
      urged,
      powers: powersOf(foe).filter((power) => POWERS[power].ends && power !== 'adjacent1' && power !== 'adjacent2'),
    }
  })
}
