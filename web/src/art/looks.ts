// The words by which data says how somebody looks: "outlaw old hat:stetson beard:long". The kind comes first, then what is known about this
// one. Everything that is not said is rolled from the id, so that a person looks the same at every table and in every view.

import { random } from '../boards/shared/sketch'

/** What may be said of somebody of a kind: plain words, and features with their values. A feature in `several` may be said more than
 * once. */
export interface Vocabulary {
  words: readonly string[]
  features: Readonly<Record<string, readonly string[]>>
  several?: readonly string[]
}

/** A line of looks that says something unknown. */
export class LooksFault extends Error {}

/** Somebody to be drawn: what the looks say, and the dice for all the rest. */
export interface Who {
  id: string
  kind: string
  /** Whether this plain word was said. */
  is: (word: string) => boolean
  /** Everything said about a feature. */
  all: (feature: string) => readonly string[]
  /** What was said about a feature; if nothing was, one of these. */
  pick: <Value extends string>(feature: string, from: readonly Value[]) => Value
  /** A number from 0 to 1 for something that no word names. */
  roll: (what: string) => number
  /** Numbers for a ruffled edge. */
  dice: (what: string) => () => number
}

function known(vocabulary: Vocabulary, kind: string, word: string, said: Map<string, string[]>): void {
  const [feature = '', value] = word.split(':')
  if (value === undefined) {
    if (!vocabulary.words.includes(word))
      throw new LooksFault(`${kind} knows no word "${word}"; it knows ${vocabulary.words.join(', ') || 'none'}`)
    return void said.set(word, [])
  }
  const values = vocabulary.features[feature]
  if (!values) throw new LooksFault(`${kind} has no feature "${feature}"; it has ${Object.keys(vocabulary.features).join(', ') || 'none'}`)
  if (!values.includes(value)) throw new LooksFault(`"${word}" is unknown; ${feature} is one of ${values.join(', ')}`)
  const before = said.get(feature)
  if (before && !vocabulary.several?.includes(feature)) throw new LooksFault(`${feature} is said twice`)
  said.set(feature, [...(before ?? []), value])
}

/** Reads a line of looks. Throws a fault that says what is wrong with it. */
export function read(id: string, looks: string, kinds: Readonly<Record<string, Vocabulary>>): Who {
  const [kind = '', ...words] = looks.trim().split(/\s+/)
  const vocabulary = kinds[kind]
  if (!vocabulary) throw new LooksFault(`"${kind}" is no kind; the kinds are ${Object.keys(kinds).join(', ')}`)
  const said = new Map<string, string[]>()
  for (const word of words) known(vocabulary, kind, word, said)
  const dice = (what: string) => random(`${id} ${what}`)
  const roll = (what: string) => dice(what)()
  return {
    id,
    kind,
    is: (word) => said.has(word),
    all: (feature) => said.get(feature) ?? [],
    // What is said was found among the values of the feature, and these are among them too.
    pick: <Value extends string>(feature: string, from: readonly Value[]) =>
      (said.get(feature)?.[0] as Value | undefined) ?? from[Math.floor(roll(feature) * from.length)]!,
    roll,
    dice,
  }
}
