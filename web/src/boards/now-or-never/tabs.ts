// Which part of the board lies open by itself: the one where something can be chosen now.

import type { View } from './view'
import { mySeat, type Lit } from './words'

export type Tab = 'map' | 'town' | 'season' | 'scores'
export const TABS: readonly { key: Tab; name: string }[] = [
  { key: 'map', name: 'Map' },
  { key: 'town', name: 'Town' },
  { key: 'season', name: 'Season' },
  { key: 'scores', name: 'Scores' },
]

/** Where a part of the board is drawn; null if it lies at a seat or in a hand. */
export function tabOf(view: View, target: string): Tab | null {
  if (/^(space|letter)\//.test(target)) return 'map'
  if (/^(plot|homes|grid)\//.test(target)) return 'town'
  if (/^(row|hire|orders|keepsake)$|^(row|sale|quests)\//.test(target)) return 'season'
  const { grid = [], town = [] } = view.seats[mySeat(view)] ?? {}
  if ([...grid, ...town].includes(target)) return 'town'
  return [...view.shop.flat(), ...view.hire, ...(view.bot?.specialists ?? [])].some(({ key }) => key === target) ? 'season' : null
}

/** The pages on which something can be chosen. What may be done at any time is not what the question is about. */
export function asks(view: View, lit: Lit): ReadonlySet<Tab> {
  const targets = [...lit].filter(([, options]) => options.some(({ aside }) => !aside)).map(([target]) => target)
  return new Set(targets.map((target) => tabOf(view, target)).filter((tab) => tab !== null))
}

/** A turn is chosen at one's own seat; whoever thinks about it looks at the map, and recruits lie behind their tab. */
const choosesTurn = (lit: Lit): boolean => [...lit.values()].flat().some(({ key }) => /^(hero|rest|pay|hire)\//.test(key))

export function opens(view: View, lit: Lit): Tab {
  if (view.seats.some(({ score }) => score)) return 'scores'
  if (choosesTurn(lit)) return 'map'
  const where = asks(view, lit)
  const first = TABS.find(({ key }) => where.has(key))
  if (first) return first.key
  return view.phase === 'production' || view.phase === 'last' ? 'town' : 'map'
}
