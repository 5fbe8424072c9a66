// Which lines of the log are news to me.

import type { LogLine, RollPart } from '../server/protocol'

export type StoryLine = Extract<LogLine, { kind: 'story' }>

const FEW_LINES = 5

export const isStory = (line: LogLine): line is StoryLine => line.kind === 'story'
/** The beginning of an entry, not its outcome. */
export const opens = (line: LogLine): line is StoryLine => isStory(line) && line.choice === null && line.outcome === null

/** Whether a line tells this of a roll. */
export const isPart = (line: LogLine | undefined, part: RollPart): boolean => line?.kind === 'roll' && (line.part ?? 'throw') === part

/** What happened since my last answer, oldest first; if that was nothing, the last few lines. What I did myself is no news once others
 * have done something. */
export function lately(log: readonly LogLine[], since: number, me: number | null): { lines: LogLine[]; news: boolean } {
  const mine = log.slice(since)
  const fresh = mine.slice(
    Math.max(
      0,
      mine.findIndex(({ by }) => me === null || by !== me),
    ),
  )
  return since > 0 && fresh.length > 0 ? { lines: fresh, news: true } : { lines: log.slice(-FEW_LINES), news: false }
}

/** The stories that were told with the end: what became of everybody. */
export function epilogues(log: readonly LogLine[]): StoryLine[] {
  const over = log.findLast(({ kind }) => kind === 'over')
  return over ? log.filter((line): line is StoryLine => opens(line) && line.seq === over.seq) : []
}
