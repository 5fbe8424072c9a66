// The cards that lie open to me, by the ids that events name them with.

import type { ShownCard } from '../board'
import { SORTS } from './names'
import { sentence, weaponWords } from './words'
import type { AdventureView, CardView, FoeView, LevelView, OngoingView, QuestView, View } from './view'

export type Found =
  | { kind: 'ability'; card: CardView }
  | { kind: 'adventure'; card: AdventureView }
  | { kind: 'level'; card: LevelView }
  | { kind: 'quest'; card: QuestView }
  | { kind: 'event'; card: OngoingView }
  | { kind: 'enemy'; card: FoeView }

/** What every card shows, whatever its kind. */
export interface Face {
  key: string
  name: string
  /** "totem", "level of Mac" */
  kind: string
  /** What it does, a line each. */
  rules: string[]
  text: string
}

function all(view: View): Found[] {
  const abilities = [
    ...view.seats.flatMap(({ hand = [] }) => hand),
    ...view.crew.flatMap(({ cards }) => cards),
    ...(view.fate ? [view.fate] : []),
  ]
  return [
    ...abilities.map((card) => ({ kind: 'ability' as const, card })),
    ...[...view.adventures, ...view.stall].map((card) => ({ kind: 'adventure' as const, card })),
    ...[...view.levels, ...view.crew.flatMap(({ levels }) => levels)].map((card) => ({ kind: 'level' as const, card })),
    ...view.quests.map((card) => ({ kind: 'quest' as const, card })),
    ...view.ongoing.map((card) => ({ kind: 'event' as const, card })),
    ...(view.combat?.row ?? []).map((card) => ({ kind: 'enemy' as const, card })),
  ]
}
const keyOf = (found: Found): string => (found.kind === 'quest' ? found.card.keyword : found.card.key)
export const find = (view: View, id: string): Found | undefined => all(view).find((found) => keyOf(found) === id)

export function faceOf(found: Found): Face {
  const key = keyOf(found)
  switch (found.kind) {
    case 'ability':
      return {
        key,
        name: found.card.name,
        kind: `${found.card.skill}, fate ${found.card.fate}`,
        rules: found.card.rules,
        text: found.card.text,
      }
    case 'adventure': {
      const { name, sort, rules, weapon, text } = found.card
      return { key, name, kind: SORTS[sort].name, rules: [...(weapon ? [weaponWords(weapon)] : []), ...rules], text }
    }
    case 'level':
      return {
        key,
        name: found.card.name,
        kind: `level card, ${found.card.xp} XP`,
        rules: [...(found.card.skill ? [`+1 ${found.card.skill}`] : []), ...found.card.rules],
        text: found.card.text,
      }
    case 'quest':
      return { key, name: found.card.title, kind: `quest ${found.card.number}`, rules: [], text: found.card.text }
    case 'event':
      return { key, name: found.card.title, kind: 'ongoing event', rules: found.card.rules, text: '' }
    case 'enemy':
      return {
        key,
        name: found.card.name,
        kind: `enemy, level ${found.card.level}`,
        rules: [`Defence ${found.card.defence}, damage ${found.card.damage}`],
        text: found.card.text,
      }
  }
}

export function card(view: View, id: string): ShownCard | null {
  const found = find(view, id)
  if (!found) return null
  const { name, rules } = faceOf(found)
  return { name, does: rules.map(sentence).join('. ') }
}
