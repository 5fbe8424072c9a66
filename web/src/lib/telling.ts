// Which lines of the log are news to me.

import type { LogLine } from './protocol'

export type StoryLine = Extract<LogLine, { kind: 'story' }>

const FEW_LINES = 5

export const isStory = (line: LogLine): line is StoryLine => line.kind === 'story'
/** The beginning of an entry, not its outcome. */
export const opens = (line: LogLine): line is StoryLine => isStory(line) && line.choice === null && line.outcome === null

/** What happened since my last answer, oldest first; if that was nothing, the last few lines. */
export function lately(log: readonly LogLine[], since: number): { lines: LogLine[]; news: boolean } {
  const fresh = log.slice(since)
  return since > 0 && fresh.length > 0 ? { lines: fresh, news: true } : { lines: log.slice(-FEW_LINES), news: false }
}
