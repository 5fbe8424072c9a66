// Finds the names of things in a line of the log, so that pointing at a name lights up the thing.

export interface Named {
  name: string
  /** The end of a target, or a whole target: `the-pale-stag`, `seat/2`. */
  target: string
}

export interface Piece {
  text: string
  target: string | null
}

/**
 * Everything in a view that has both a key and a name. No game is known here: whatever a board marks with a
 * target that ends in the key is the thing.
 */
export function namesIn(view: unknown, found: Map<string, string> = new Map()): Map<string, string> {
  if (Array.isArray(view)) {
    for (const part of view) namesIn(part, found)
  } else if (view !== null && typeof view === 'object') {
    const { key, name } = view as { key?: unknown; name?: unknown }
    if (typeof key === 'string' && typeof name === 'string' && name.length > 1) found.set(name, key)
    for (const part of Object.values(view)) namesIn(part, found)
  }
  return found
}

const letter = /[\p{L}\p{N}]/u

/** The line in pieces; the longest name wins where two begin at the same place. */
export function pieces(text: string, names: readonly Named[]): Piece[] {
  const longest = [...names].filter(({ name }) => name !== '').sort((a, b) => b.name.length - a.name.length)
  const result: Piece[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const begins = at === 0 || !letter.test(text[at - 1] ?? '')
    const hit = begins ? longest.find(({ name }) => text.startsWith(name, at) && !letter.test(text[at + name.length] ?? '')) : undefined
    if (hit) {
      if (plain) result.push({ text: plain, target: null })
      plain = ''
      result.push({ text: hit.name, target: hit.target })
      at += hit.name.length
    } else {
      plain += text[at]
      at += 1
    }
  }
  if (plain) result.push({ text: plain, target: null })
  return result
}

/** Whether a board part's target is the one meant. */
export function means(part: string, target: string): boolean {
  return part === target || (!target.includes('/') && part.slice(part.indexOf('/') + 1) === target)
}
