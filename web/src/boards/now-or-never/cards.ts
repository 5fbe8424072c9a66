// Everything with a face of its own that lies open to me, by the ids that events name it with.

import type { ShownCard } from '../board'
import { KINDS, thing } from './names'
import type { Bit, OrderView, PieceView, QuestView, Said, SeatView, SpecialistView, TileView, View } from './view'
import { allInFull } from './words'

export type Found =
  | { kind: 'quest'; it: QuestView }
  | { kind: 'specialist'; it: SpecialistView }
  | { kind: 'piece'; it: PieceView }
  | { kind: 'tile'; it: TileView }
  | { kind: 'order'; it: OrderView }

/** What every card shows, whatever its kind. */
export interface Face {
  key: string
  name: string
  /** "basic quest", "red gear" */
  kind: string
  /** What it does, a line each. */
  rules: Said[]
  /** What it costs, as a thing and a number. */
  cost: [string, number] | null
  points: number
  text: string
}

const there = <Of>(all: readonly (Of | null | undefined)[]): Of[] => all.flatMap((one) => one ?? [])
const as = <Kind extends Found['kind']>(kind: Kind, all: readonly Extract<Found, { kind: Kind }>['it'][]): Found[] =>
  all.map((it) => ({ kind, it }) as Found)

function ofSeat({ hand = [], played, specialists, red, blue, abilities, orders }: SeatView): Found[] {
  return [
    ...as('quest', [...hand, ...played]),
    ...as('specialist', specialists),
    ...as('piece', there([...red.map(({ piece }) => piece), ...blue, ...abilities])),
    ...as('order', orders),
  ]
}
export function find(view: View, id: string): Found | undefined {
  const all = [
    ...view.seats.flatMap(ofSeat),
    ...as('tile', view.tiles),
    ...as('piece', view.shop.flat()),
    ...as('specialist', [...view.hire, ...(view.bot?.specialists ?? [])]),
  ]
  return all.find(({ it }) => it.key === id)
}

const count = (of: string, n: number): Bit => ({ n, of, says: thing(of, n) })
const goodsOf = (goods: readonly number[]): Said => goods.flatMap((n, at) => (n > 0 ? [', ', count(KINDS[at] ?? '', n)] : [])).slice(1)

export function faceOf(found: Found): Face {
  const { key, text } = found.it
  const plain = { key, text, cost: null, points: 0 }
  switch (found.kind) {
    case 'quest': {
      const { name, pile, does, points } = found.it
      const kind = pile === 'basic' ? 'basic quest' : pile === 'artifact' ? 'artifact' : 'advanced quest'
      return { ...plain, name, kind, rules: does, points }
    }
    case 'specialist':
      return {
        ...plain,
        name: found.it.name,
        kind: found.it.down ? 'specialist, has worked this season' : 'specialist',
        rules: [found.it.does, ['the owner gets ', count('coin', found.it.tax), ' when somebody else pays']],
        cost: ['coin', found.it.cost],
      }
    case 'piece': {
      const { name, colour, level, rules, cost } = found.it
      return {
        ...plain,
        name,
        kind: level === null ? `${colour} gear` : `${colour} ability, level ${level}`,
        rules,
        cost: [level === null ? 'coin' : 'experience', cost],
      }
    }
    case 'tile':
      return {
        ...plain,
        name: found.it.name,
        kind: 'building',
        rules: found.it.does,
        cost: ['coin', found.it.cost],
      }
    case 'order':
      return {
        ...plain,
        name: 'Order',
        kind: found.it.done ? 'order, completed' : 'order',
        rules: [
          [...goodsOf(found.it.goods), ' for ', count('coin', found.it.coins)],
          [count('point', 2), ' once it is completed'],
        ],
      }
  }
}

export function card(view: View, id: string): ShownCard | null {
  const found = find(view, id)
  if (!found) return null
  const { name, rules } = faceOf(found)
  return { name, does: allInFull(rules) }
}
