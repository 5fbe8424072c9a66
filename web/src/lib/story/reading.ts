// Pages that decide nothing, as at the opening of a chapter: which of them are read before anything else is told, and in which order.

import { ends } from './act'
import type { LogLine } from '../server/protocol'
import { isStory, opens } from '../log/telling'

/** Something else begins: another page, a turn, the end. */
export const begins = (line: LogLine): boolean => opens(line) || ends(line)

/** Whether nothing came of a page before its scene went on to another, or was over: something is told elsewhere. Of a page that comes last
 * only what is asked then could tell. */
function idle(lines: readonly LogLine[], at: number): boolean {
  const id = lines[at]?.scene?.id ?? 0
  const since = lines.slice(at + 1)
  const within = since.filter(({ scene }) => scene?.id === id)
  const next = within.findIndex(opens)
  const over = since.some((line) => opens(line) || (line.kind !== 'table' && (line.scene?.id ?? -1) < id))
  return over && !within.slice(0, next < 0 ? undefined : next).some((line) => isStory(line) || line.kind === 'roll')
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

/** What is shown of what was told. One's own page comes before those of the others, if they are told one after another, each with what
 * goes on in its scene. */
export function inReadingOrder(told: readonly LogLine[], me: number | null): LogLine[] {
  const lines = told.filter(isSaid)
  const pages = me === null ? [] : pagesIn(lines)
  const sceneOf = ({ seq, scene }: LogLine): string => `${seq}/${scene?.id}`
  const all = new Set(pages.map(sceneOf))
  const others = new Set(pages.filter((page) => page.by !== undefined && page.by !== me && shared(page, pages)).map(sceneOf))
  const [result, later]: [LogLine[], LogLine[]] = [[], []]
  for (const line of lines) {
    const scene = sceneOf(line)
    if (!all.has(scene)) result.push(...later.splice(0))
    const to = others.has(scene) ? later : result
    to.push(line)
  }
  return [...result, ...later]
}
