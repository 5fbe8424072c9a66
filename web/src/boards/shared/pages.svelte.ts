// Which page of a board lies open: the one that the question or the telling is about, until somebody opens another by hand.

import type { Offered } from '../../lib/server/protocol'

type Lit = ReadonlyMap<string, Offered[]>

/** What is asked about the board, in a form that can be compared: it changes with the question, and is empty while there is none. */
export function asked(lit: Lit): string {
  return [...lit.values()]
    .flat()
    .map(({ key }) => key)
    .sort()
    .join(' ')
}

interface Now<Tab> {
  view: unknown
  lit: Lit
  /** Where that is which is being told of, if it is on a page. */
  told: Tab | null
  /** The page that the question is about. */
  opens: () => Tab
}

export class Pages<Tab extends string> {
  readonly #now: () => Now<Tab>
  #before: { view: unknown; tab: Tab } | null = null
  /** What was opened by hand stays open until the next question; from then on the board follows again. */
  #chosen = $state.raw<Tab | null>(null)

  // Between an answer and what follows from it nothing is lit; the board does not turn its pages for that.
  readonly #suggested = $derived.by(() => {
    const { view, lit, told, opens } = this.#now()
    const still = lit.size === 0 && this.#before?.view === view
    const tab = told ?? (still && this.#before ? this.#before.tab : opens())
    this.#before = { view, tab }
    return tab
  })
  readonly #question = $derived.by(() => asked(this.#now().lit))
  readonly open = $derived(this.#chosen ?? this.#suggested)

  constructor(now: () => Now<Tab>) {
    this.#now = now
    $effect(() => {
      if (this.#question !== '') this.#chosen = null
    })
  }

  readonly pick = (tab: Tab): void => {
    this.#chosen = tab
  }
}
