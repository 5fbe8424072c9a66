// Pages that decide nothing, as at the opening of a chapter: which of them are read before anything else is told, and in which order.

import { ends } from './act'
import type { LogLine } from '../server/protocol'
import { isStory, opens } from '../log/telling'

/** Something else begins: another page, a turn, the end. */
export const begins = (line: LogLine): boolean => opens(line) || ends(line)

/** Whether nothing comes of the page in its scene before something else begins. */
function idle(lines: readonly LogLine[], at: number): boolean {
  const rest = lines.slice(at + 1)
  const next = rest.findIndex(begins)
  const comes = (line: LogLine): boolean => line.scene?.id === lines[at]?.scene?.id && (isStory(line) || line.kind === 'roll')
  return next >= 0 && !rest.slice(0, next).some(comes)
}

/** The pages that decide nothing. */
const pagesIn = (lines: readonly LogLine[]): LogLine[] => lines.filter((line, at) => opens(line) && idle(lines, at))

/** Told together with a page of somebody else: each of them is for the whole table. */
const shared = (page: LogLine, pages: readonly LogLine[]): boolean => pages.some(({ seq, by }) => seq === page.seq && by !== page.by)

/** The pages that a seat reads in peace: its own, those of nobody in particular, and those that are told one after another for
 * everybody. */
export function toRead(lines: readonly LogLine[], me: number | null): ReadonlySet<LogLine> {
  if (me === null) return new Set()
  const pages = pagesIn(lines)
  return new Set(pages.filter((page) => page.by === undefined || page.by === me || shared(page, pages)))
}

/** What may go without saying. */
const UNSAID: readonly LogLine['kind'][] = ['card', 'tokens', 'move', 'track']
/** Whether there is anything to show of a line: things that move without a word are data for programs. */
const isSaid = (line: LogLine): boolean => line.text !== '' || !UNSAID.includes(line.kind)

/** What is shown of what was told. One's own page comes before those of the others, if they are told one after another. */
export function inReadingOrder(told: readonly LogLine[], me: number | null): LogLine[] {
  const lines = told.filter(isSaid)
  const pages = me === null ? [] : pagesIn(lines)
  const others = new Set(pages.filter((page) => page.by !== undefined && page.by !== me && shared(page, pages)))
  if (others.size === 0) return lines
  const result: LogLine[] = []
  const later: LogLine[] = []
  let waits = false
  for (const [at, line] of lines.entries()) {
    if (begins(line) || line.seq !== lines[at - 1]?.seq) {
      waits = others.has(line)
      if (!waits && !pages.includes(line)) result.push(...later.splice(0))
    }
    if (waits) later.push(line)
    else result.push(line)
  }
  return [...result, ...later]
}
