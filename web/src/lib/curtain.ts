// Who may look at a shared screen next. Several people play at one screen when one person's browser holds their seats.

export interface Screen {
  /** The seats that this browser holds. */
  mine: readonly number[]
  /** The seat whose view is on the screen. */
  shown: number | null
  /** The seats that play waits for. */
  waiting: readonly number[]
  /** Whether the seat on the screen sees something that others must not. */
  shownSecretive: boolean
}

export type Decision = { do: 'stay' } | { do: 'switch'; to: number } | { do: 'curtain'; to: number }

/** The seat that should have the screen: the one that has it if it is asked, else the lowest of mine that is. */
export function wanted({ mine, shown, waiting }: Pick<Screen, 'mine' | 'shown' | 'waiting'>): number | null {
  const asked = mine.filter((seat) => waiting.includes(seat)).sort((a, b) => a - b)
  if (shown !== null && (asked.includes(shown) || asked.length === 0)) return shown
  return asked[0] ?? shown
}

/** A curtain falls if either side has something to hide; not knowing counts as having something to hide. */
export function passing(to: number, shownSecretive: boolean, nextSecretive: boolean | undefined): Decision {
  return shownSecretive || nextSecretive !== false ? { do: 'curtain', to } : { do: 'switch', to }
}

export function decide(screen: Screen, secretive: (seat: number) => boolean | undefined): Decision {
  const next = wanted(screen)
  if (next === null || next === screen.shown) return { do: 'stay' }
  return passing(next, screen.shownSecretive, secretive(next))
}

/** The seat to begin with: one that is asked, else the one that had the screen last, else the lowest. */
export function firstSeat(mine: readonly number[], waiting: readonly number[], last: number | null): number | null {
  if (mine.length === 0) return null
  if (last !== null && mine.includes(last) && (waiting.includes(last) || !mine.some((seat) => waiting.includes(seat)))) return last
  return wanted({ mine, shown: null, waiting }) ?? Math.min(...mine)
}
