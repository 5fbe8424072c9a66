// What lies on the first page, and what comes first there.

import type { TableInfo } from '../server/protocol'
import { standing } from '../frame/words'

export const isMyTurn = (table: TableInfo): boolean => standing(table.seats, table.waiting, table.over).mine

/** Where I am waited for, then where others are, then what is over; in each the latest first. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.over === null ? 1 : 2)
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed)
}
