// Chances in words and as a row of dice.

import type { Odds } from '../server/protocol'

/** "5 in 6", "62 %", "sure" */
export function odds({ ways, of }: Odds): string {
  if (ways <= 0) return 'no chance'
  if (isSure({ ways, of })) return 'sure'
  if (of <= 12) return `${ways} in ${of}`
  // Never a round 0 or 100 for what can still go either way.
  return `${Math.min(99, Math.max(1, Math.round((100 * ways) / of)))} %`
}

export const isSure = ({ ways, of }: Odds): boolean => ways >= of

/** "3 in 10 as it is, sure with all you can add" */
export const chances = (chance: Odds, best?: Odds): string =>
  best ? `${odds(chance)} as it is, ${odds(best)} with all you can add` : odds(chance)

/** How many of six dice to draw as won; null where a die of six does not show it. */
export function sixths({ ways, of }: Odds): number | null {
  return of === 6 ? ways : null
}
