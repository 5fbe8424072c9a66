// Which part of the board lies open by itself: the one where something can be chosen now.

import type { Offered } from '../../lib/server/protocol'
import type { View } from './view'

export type Tab = 'chart' | 'locker' | 'quests' | 'journey'
export const TABS: { key: Tab; name: string }[] = [
  { key: 'chart', name: 'Chart' },
  { key: 'locker', name: 'Locker' },
  { key: 'quests', name: 'Quests' },
  { key: 'journey', name: 'Journey' },
]

type Lit = ReadonlyMap<string, Offered[]>

/** Where a part of the board is drawn; null if it is not on the board, or on every page of it. */
export function tabOf(view: View, target: string): Tab | null {
  if (/^(region|location|room)\//.test(target) || ['ship', 'market', 'port', 'stores', 'events', 'event'].includes(target)) return 'chart'
  if (view.ongoing.some(({ key }) => key === target)) return 'chart'
  return [...view.adventures, ...view.stall, ...view.levels].some(({ key }) => key === target) ? 'locker' : null
}

/** The pages on which something can be chosen. What may be done at any time is not what the question is about. */
export function asks(view: View, lit: Lit): ReadonlySet<Tab> {
  const targets = [...lit].filter(([, options]) => options.some(({ aside }) => !aside)).map(([target]) => target)
  return new Set(targets.map((target) => tabOf(view, target)).filter((tab) => tab !== null))
}

export function opens(view: View, lit: Lit): Tab {
  if (view.phase === 'over') return 'journey'
  const where = asks(view, lit)
  if (where.has('chart')) return 'chart'
  // Cards that would help in a challenge or a combat are in the list; the test itself stays in sight.
  const tested = view.challenge !== undefined || view.combat !== undefined
  return (where.has('locker') && !tested) || view.stall.length > 0 ? 'locker' : 'chart'
}
