// What happened while I was away, as somebody would tell it: turn by turn, with what everybody won and lost.

import { thingOf } from '../story/act'
import type { LogLine } from '../server/protocol'
import { counting } from './taken'
import { isPart, isStory, opens, type StoryLine } from './telling'

/** The lines that I have not seen; none if nobody but those at this screen did anything. */
export function missed(log: readonly LogLine[], seenTo: number, mine: readonly number[]): LogLine[] {
  const lines = counting(log).filter((line) => line.seq > seenTo && line.kind !== 'table')
  const others = lines.some(({ by }) => by === undefined || !mine.includes(by))
  return others ? lines : []
}

/** What a seat has more or less of something after a turn than before it. */
export interface Change {
  seat: number
  /** A token or a track. */
  of: string
  n: number
}

export interface Chapter {
  /** The line that began it: a turn, or a round; none for what came before the first. */
  heading: LogLine | null
  /** What was done, in order. */
  deeds: Deed[]
  changes: Change[]
}

/** A line, or a story with all that came of it. */
export type Deed = { line: LogLine } | { story: StoryLine; outcomes: StoryLine[] }

const seatOf = (place: string | null): number | null => (place?.startsWith('seat/') ? Number.parseInt(place.slice(5)) : null)

/** Tokens that came or went, and tracks that moved. */
function changesOf(line: LogLine): Change[] {
  if (line.kind === 'track') return line.by === undefined ? [] : [{ seat: line.by, of: thingOf(line), n: line.to - line.from }]
  if (line.kind !== 'tokens') return []
  const ends: [number | null, number][] = [
    [seatOf(line.from), -line.n],
    [seatOf(line.to), line.n],
  ]
  return ends.flatMap(([seat, n]) => (seat === null ? [] : [{ seat, of: line.token, n }]))
}

function add(changes: Change[], change: Change): void {
  const same = changes.find(({ seat, of }) => seat === change.seat && of === change.of)
  if (same) same.n += change.n
  else changes.push({ ...change })
}

function write(chapter: Chapter, line: LogLine): void {
  const changes = changesOf(line)
  changes.forEach((change) => add(chapter.changes, change))
  const page = chapter.deeds.filter((deed) => 'story' in deed).findLast(({ story }) => story.scene?.id === line.scene?.id)
  if (opens(line)) chapter.deeds.push({ story: line, outcomes: [] })
  else if (isStory(line) && page) page.outcomes.push(line)
  else if (changes.length === 0) chapter.deeds.push({ line })
}

/** Turn by turn. What only came and went is added up, and not told line by line. */
export function account(lines: readonly LogLine[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const [at, line] of lines.entries()) {
    // A round of a combat begins no turn.
    const begins = line.kind === 'turn' && !line.scene
    if (begins || chapters.length === 0) chapters.push({ heading: begins ? line : null, deeds: [], changes: [] })
    // Whatever was said of a roll, its verdict says, too.
    const settled = line.kind === 'roll' && isPart(lines[at + 1], 'verdict')
    if (!begins && !settled) write(chapters.at(-1)!, line)
  }
  const told = chapters.map((chapter) => ({ ...chapter, changes: chapter.changes.filter(({ n }) => n !== 0) }))
  return told.filter(({ deeds, changes, heading }) => deeds.length + changes.length > 0 || heading?.by === undefined)
}
