// Which lines of the log belong on the page of the book now, and which below the question.

import type { LogLine } from './protocol'

/** A line of story; a card that was read out begins with its name. */
export interface Told {
  title: string
  text: string
  private: boolean
  line: LogLine
}

const MOST_STORIES = 3
const MOST_LINES = 9
const FEW_LINES = 5

const isStory = (line: LogLine): boolean => line.kind === 'story' || line.kind === 'scene'
/** With these lines the next thing begins, so an older story is over. */
const begins = (line: LogLine): boolean => line.kind === 'round' || line.kind === 'turn' || line.kind === 'draw'

function read(line: LogLine): Told {
  const end = line.text.indexOf('\n')
  const named = end > 0 && end <= 60
  return { title: named ? line.text.slice(0, end) : '', text: named ? line.text.slice(end + 1).trim() : line.text, private: line.private, line }
}

interface Card {
  title: string
  text: string
}
/**
 * Whether a line tells the card that lies on the page. A secret is told to its keeper under another heading, so the text counts too;
 * a card may show more than was told, such as the choices it leaves to somebody else.
 */
function tells(line: LogLine, card: Card | null): boolean {
  return card !== null && isStory(line) && (read(line).title === card.title || read(line).text === card.text.trim() || (line.text !== '' && card.text.startsWith(line.text)))
}

/**
 * The stories to be read: those since my last answer (others may have lived through whole events meanwhile), and those of
 * the thing that is still going on. With a card on the page only what came after it; the page shows the card itself.
 */
export function told(log: readonly LogLine[], since: number, scene: Card | null): Told[] {
  const opening = log.findLastIndex((line) => tells(line, scene))
  const from = opening >= 0 ? opening + 1 : Math.min(since, Math.max(0, log.findLastIndex(begins)))
  const stories = log.slice(from).filter(isStory).map(read)
  if (stories.length <= MOST_STORIES) return stories
  // What came of a card is not understood without the card.
  const card = stories.findLastIndex(({ title }) => title !== '')
  const rest = stories.slice(1 - MOST_STORIES)
  const first = stories[card]
  return first && !rest.includes(first) ? [first, ...rest] : stories.slice(-MOST_STORIES)
}

/** What happened since my last answer, oldest first; if that was nothing, the last few lines. Not what the page tells anyway. */
export function lately(log: readonly LogLine[], since: number, shown: readonly Told[], scene: Card | null): { lines: LogLine[]; news: boolean } {
  const here = new Set(shown.map(({ line }) => line))
  const other = (line: LogLine): boolean => !here.has(line) && !tells(line, scene)
  const fresh = log.slice(since).filter(other)
  if (since > 0 && fresh.length > 0) return { lines: fresh.slice(-MOST_LINES), news: true }
  return { lines: log.filter(other).slice(-FEW_LINES), news: false }
}
