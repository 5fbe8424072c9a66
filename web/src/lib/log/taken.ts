// What was taken back: after an undo, or after going to a bookmark, part of the log no longer counts.

import type { LogLine } from '../server/protocol'

/** A stretch of the log that lies between two numbers, both excluded. */
interface Stretch {
  after: number
  before: number
}

/** Each time the table went back, it left out a stretch of the log. Stretches may overlap: a later one reaches over earlier ones. */
function leftOut(log: readonly LogLine[]): Stretch[] {
  return log.flatMap((line) => (line.kind === 'table' && line.back !== undefined ? [{ after: line.back, before: line.seq }] : []))
}

const within = (seq: number, { after, before }: Stretch): boolean => after < seq && seq < before

/** The lines that were taken back. What is about the table itself (who came, who took a move back) stays true. */
export function taken(log: readonly LogLine[]): Set<LogLine> {
  const stretches = leftOut(log)
  return new Set(log.filter((line) => line.kind !== 'table' && stretches.some((stretch) => within(line.seq, stretch))))
}

/** The lines that count. */
export function counting(log: readonly LogLine[]): LogLine[] {
  const gone = taken(log)
  return gone.size === 0 ? [...log] : log.filter((line) => !gone.has(line))
}

/**
 * Up to which number everything is old news to me. `marks` are the numbers that were the newest when I answered, oldest
 * first; the first of them is from when I came. An answer that was taken back is not my last one.
 */
export function lastAnswer(marks: readonly number[], log: readonly LogLine[]): number {
  const stretches = leftOut(log)
  // The answer itself has the next number after its mark.
  const isGone = (mark: number): boolean => stretches.some((stretch) => within(mark + 1, stretch))
  return marks.findLast((mark, at) => at === 0 || !isGone(mark)) ?? 0
}

/** A line to show, or several in a row that were taken back. */
export type Part = { line: LogLine } | { gone: LogLine[] }

export function folded(lines: readonly LogLine[], gone: ReadonlySet<LogLine>): Part[] {
  const parts: Part[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (!gone.has(line)) parts.push({ line })
    else if (last && 'gone' in last) last.gone.push(line)
    else parts.push({ gone: [line] })
  }
  return parts
}
