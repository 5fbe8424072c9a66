// Which lines of the log belong on the page of the book now, and which below the question.

import type { LogLine } from './protocol'

export type StoryLine = Extract<LogLine, { kind: 'story' }>

const MOST_STORIES = 3
const FEW_LINES = 5

export const isStory = (line: LogLine): line is StoryLine => line.kind === 'story'
/** The beginning of an entry, not its outcome. */
export const opens = (line: LogLine): line is StoryLine => isStory(line) && line.choice === null && line.outcome === null
/** With these lines the next thing begins, so an older story is over. */
const begins = (line: LogLine): boolean => line.kind === 'turn' || opens(line)

/** The entry that lies open on the page. */
interface Page {
  entry: string
}
/** Whether the page shows what a line tells. */
const shows = (page: Page | null, line: LogLine): boolean => page !== null && opens(line) && line.entry === page.entry

/**
 * The stories to be read: those since my last answer (others may have lived through whole events meanwhile), and those of
 * the thing that is still going on. With a card on the page only what came after it; the page shows the card itself.
 */
export function told(log: readonly LogLine[], since: number, scene: Page | null): StoryLine[] {
  const opening = log.findLastIndex((line) => shows(scene, line))
  const from = opening >= 0 ? opening + 1 : Math.min(since, Math.max(0, log.findLastIndex(begins)))
  const stories = log.slice(from).filter(isStory)
  if (stories.length <= MOST_STORIES) return stories
  // The outcome of a card cannot be understood without the card.
  const card = stories.findLast(({ title }) => title !== '')
  const rest = stories.slice(1 - MOST_STORIES)
  return card && !rest.includes(card) ? [card, ...rest] : stories.slice(-MOST_STORIES)
}

/** What happened since my last answer, oldest first; if that was nothing, the last few lines. Not what the page tells anyway. */
export function lately(log: readonly LogLine[], since: number, shown: readonly LogLine[], scene: Page | null): { lines: LogLine[]; news: boolean } {
  const here = new Set(shown)
  const other = (line: LogLine): boolean => !here.has(line) && !shows(scene, line)
  const fresh = log.slice(since).filter(other)
  if (since > 0 && fresh.length > 0) return { lines: fresh, news: true }
  return { lines: log.filter(other).slice(-FEW_LINES), news: false }
}
