// Pages that decide nothing, as at the opening of a chapter: which of them are read before anything else is told, and in which order.

import { acted, type Act } from './act'
import type { LogLine } from '../server/protocol'
import { isStory, opens, type StoryLine } from '../log/telling'

/** Whether nothing came of a page before its scene went on to another, or was over. */
function idle(lines: readonly LogLine[], page: LogLine, open: readonly number[]): boolean {
  const id = page.scene?.id ?? 0
  const since = lines.slice(lines.indexOf(page) + 1).filter(({ scene }) => scene?.id === id)
  const next = since.findIndex(opens)
  const over = next >= 0 || !open.includes(id)
  return over && !since.slice(0, next < 0 ? undefined : next).some((line) => isStory(line) || line.kind === 'roll')
}
/** The pages that decide nothing. */
const pagesIn = (lines: readonly LogLine[], open: readonly number[]): StoryLine[] =>
  lines.filter(opens).filter((page) => idle(lines, page, open))

/** Told together with a page of somebody else: each of them is for the whole table. */
const shared = (page: LogLine, pages: readonly LogLine[]): boolean => pages.some(({ seq, by }) => seq === page.seq && by !== page.by)

/** The pages that a seat reads in peace: its own, those of nobody in particular, and those that are told one after another for
 * everybody. `open` are the scenes that are open after these lines. */
export function toRead(lines: readonly LogLine[], open: readonly number[], me: number | null): ReadonlySet<LogLine> {
  if (me === null) return new Set()
  const pages = pagesIn(lines, open)
  return new Set(pages.filter((page) => page.by === undefined || page.by === me || shared(page, pages)))
}

/** The page that opens a game, with who everybody is, told together before anything is asked: open to a seat until it does something,
 * whatever the others do meanwhile. */
export function prologue(log: readonly LogLine[], open: readonly number[], seat: number | null): Act | null {
  const first = log[0]?.seq
  const told = log.filter(({ seq }) => seq === first)
  const page = pagesIn(told, open).findLast(({ by }) => by === undefined || by === seat)
  const done = log.some(({ seq, by }) => seq !== first && (seat === null || by === seat))
  if (!page?.scene || done) return null
  return acted(
    page.scene,
    page,
    told.filter(({ scene, kind }) => !scene && kind === 'words'),
  )
}

/** What may go without saying. */
const UNSAID: readonly LogLine['kind'][] = ['card', 'tokens', 'move', 'track']
/** Whether there is anything to show of a line: things that move without a word are data for programs. */
const isSaid = (line: LogLine): boolean => line.text !== '' || !UNSAID.includes(line.kind)

/** What is shown of what was told. One's own page comes before those of the others, if they are told one after another, each with what
 * goes on in its scene. */
export function inReadingOrder(told: readonly LogLine[], open: readonly number[], me: number | null): LogLine[] {
  const lines = told.filter(isSaid)
  const pages = me === null ? [] : pagesIn(lines, open)
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
