// Whom an option is about.

import type { Offered } from '../server/protocol'

/** Names that may have a face, as the option's place or the end of its key has them; nobody needs to see themselves. */
export function about({ key, target }: Offered, seat: number): string[] {
  const last = key.split('/').at(-1) ?? key
  return [target, last].filter((name) => name !== undefined).filter((name) => name !== `seat/${seat}`)
}
