// The stage: a story or a fight takes the table, until it is left.

import { actOf, concerns, type Act } from '../story/act'
import { prologue } from '../story/reading'
import type { Live } from '../server/live.svelte'
import { counting } from '../log/taken'
import type { LogLine } from '../server/protocol'

/** What a seat was told so far, and what it leads to. */
interface Told {
  live: Live
  log: LogLine[]
  told: LogLine[]
  open: readonly number[]
  begun: boolean
}

export class Stage {
  /** The act that was left. */
  #gone = $state<string | null>(null)
  #show: Told
  #prologue = $derived.by(() => (this.#show.begun ? null : prologue(this.#show.told, this.#show.open, this.#show.live.seat)))
  #act = $derived.by(() => this.#prologue ?? actOf(this.#show.told, this.#show.open))

  constructor(show: Told) {
    this.#show = show
  }

  /** What is on it, until it has been left. */
  get act(): Act | null {
    return this.#act?.id === this.#gone ? null : this.#act
  }
  /** What was on it, as long as it can be entered again. */
  get left(): Act | null {
    return this.#act?.id === this.#gone ? this.#act : null
  }
  /** Whether I have read, rolled or fought in what is on it, from the seat on the screen or from another of mine. */
  get mine(): boolean {
    return this.#isMine(this.act)
  }

  leave(): void {
    this.#gone = this.#act?.id ?? null
    if (this.#prologue) this.#show.begun = true
  }

  /** What was on it before a number is not on it. */
  leaveAsAt(seq: number): void {
    this.#gone = actOf(counting(this.#show.log.filter((line) => line.seq < seq)))?.id ?? null
  }

  enter(): void {
    this.#gone = null
  }

  /** For a test one leaves the page; how it came out is read there again. */
  return(lines: readonly LogLine[]): void {
    const { left } = this
    if (this.#isMine(left) && left?.outcomes.some((line) => lines.includes(line))) this.enter()
  }

  /** What was over before one came to the table is not staged again; nor is a page that decided nothing, once one has gone on from it. */
  settle(): void {
    const { told, open, live } = this.#show
    const act = this.#act
    const done = told.some(({ seq, by }) => by === live.seat && seq > (act?.opening?.seq ?? 0))
    const passed = act?.opening && !open.includes(act.scene) && !this.#prologue && done
    if (act?.decided || passed) this.leave()
  }

  #isMine(act: Act | null): boolean {
    const { live } = this.#show
    const others = live.table?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []
    return act !== null && [live.seat, ...others].some((seat) => concerns(act, seat))
  }
}
