// What an option says, where there is no room for its small print or where all of it is read out.

import type { Offered } from '../server/protocol'

/** All that an option or a route says, in one line: "Soldier (past, strong) — your last health". */
export function said({ label, detail, warning }: { label: string; detail?: string; warning?: string }): string {
  return [label, detail && ` (${detail})`, warning && ` — ${warning}`].filter(Boolean).join('')
}

/** What a button on a part of the table says that answers the question: the answer, or how many there are to choose from. */
export function offered(options: readonly Pick<Offered, 'label'>[], name: string): string {
  const [only] = options
  if (only === undefined || options.length > 1) return `${options.length} choices`
  return only.label === name ? `Choose ${name}` : only.label
}
