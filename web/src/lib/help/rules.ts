// Rules as a player reads them: in chapters, found by the words one would type, with our own rulings set apart.

import type { RuleText } from '../server/protocol'

export interface Chapter {
  /** `PR-GATHER` */
  id: string
  title: string
  rules: RuleText[]
}

/** The chapter of a rule: its id without the number. */
export const chapterOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))
/** The number that stands in the margin. */
export const numberOf = (id: string): string => id.slice(id.lastIndexOf('-') + 1)
/** Open points are not rules of the book but our rulings on what it leaves open. */
export const isOpenPoint = (id: string): boolean => chapterOf(id).endsWith('-OPEN')

/** What a book's authors have to keep to is no rule for players. */
const isForAuthors = (id: string): boolean => chapterOf(id).endsWith('-DATA')

/** Rules in their chapters, in the order in which they come. */
export function chapters(rules: readonly RuleText[]): Chapter[] {
  const found = new Map<string, Chapter>()
  for (const rule of rules) {
    const id = chapterOf(rule.id)
    const chapter = found.get(id) ?? { id, title: rule.section, rules: [] }
    chapter.rules.push(rule)
    found.set(id, chapter)
  }
  return [...found.values()]
}

export interface Reading {
  /** The rule without notes about the rulebook. */
  text: string
  /** It is not spelled out in the rulebook. */
  inferred: boolean
  /** The open points that decide about it. */
  open: string[]
}

const OPEN_POINT = /\b[A-Z]{2}-OPEN-\d+\b/g

/** Takes the ledger's marks out of a rule: `(inferred)`, and brackets that name open points. */
export function reading(text: string): Reading {
  const open = [...new Set(text.match(OPEN_POINT) ?? [])]
  const inferred = text.includes('(inferred)')
  const plain = text
    .replace(/\s*\(inferred\)/g, '')
    // Of "(clockwise, see NF-OPEN-26)" the first part belongs to the rule.
    .replace(/\s*\(([^()]*)\)/g, (whole, inside: string) => {
      if (inside.search(OPEN_POINT) < 0) return whole
      const kept = inside.slice(0, Math.max(0, inside.lastIndexOf(',', inside.search(OPEN_POINT)))).trim()
      return kept ? ` (${kept})` : ''
    })
  return { text: plain, inferred, open }
}

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** How well one word fits a text: as a word, as the beginning of one, not at all. The middle of a word does not count. */
function fit(word: string, text: readonly string[]): number {
  if (text.includes(word)) return 2
  return text.some((one) => one.startsWith(word)) ? 1 : 0
}

/** How well a rule answers what was typed; 0 if a word of it is missing. */
function score(rule: RuleText, query: readonly string[]): number {
  const [title, text] = [wordsOf(rule.section), wordsOf(rule.text)]
  const id = rule.id.toLocaleLowerCase()
  const fits = query.map((word) => (word.includes('-') && id.startsWith(word) ? 9 : Math.max(3 * fit(word, title), fit(word, text))))
  return fits.includes(0) ? 0 : fits.reduce((sum, one) => sum + one, 0)
}

/** What answers the typed words, in chapters, the best chapter first. */
export function search(rules: readonly RuleText[], typed: string): Chapter[] {
  const query = typed
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)
  const scores = new Map(rules.map((rule) => [rule.id, score(rule, query)]))
  const best = (chapter: Chapter): number => Math.max(...chapter.rules.map(({ id }) => scores.get(id) ?? 0))
  return chapters(rules.filter(({ id }) => !isForAuthors(id) && (scores.get(id) ?? 0) > 0)).sort((a, b) => best(b) - best(a))
}
