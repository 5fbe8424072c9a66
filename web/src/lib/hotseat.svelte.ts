// Which seat's view is on the screen, and the passing from one to the next.

import { firstSeat, passing, wanted } from './curtain'
import { Live } from './live.svelte'
import { notices } from './notices.svelte'
import type { TableInfo } from './protocol'
import { settings } from './settings.svelte'
import { Show } from './show.svelte'
import { sounds } from './sounds'

const WAIT_FOR_NEXT = 4000

export class HotSeat {
  /** The connection that is shown; none while a curtain hangs. */
  live = $state.raw<Live | null>(null)
  /** How it is told. */
  show = $state.raw<Show | null>(null)
  /** The seat that the screen is to be handed to. */
  curtain = $state<{ to: number; name: string } | null>(null)

  #id: string
  #next: Live | null = null
  /** The sequence at which somebody chose a seat by hand; until something happens, that choice stands. */
  #chosenAt = -1
  #closed = false

  constructor(
    table: TableInfo,
    /** The entry that lies open in a view. */
    readonly pageOf: (view: unknown) => string | null,
  ) {
    this.#id = table.id
    const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    const first = firstSeat(mine, table.waiting, this.#last())
    if (mine.length > 1 && first !== null && first !== this.#last()) {
      // Nobody had this screen yet, so it is not known who looks at it.
      void this.#pass(first, false, table)
    } else {
      this.#show(new Live(table.id, first), true)
    }
  }

  /** Called whenever the table has moved on. */
  consider(): void {
    const live = this.live
    if (!live?.table || !live.now || this.curtain || this.#next || live.seq <= this.#chosenAt) return
    const mine = this.#mine(live.table)
    if (mine.length < 2) return
    const next = wanted({ mine, shown: live.seat, waiting: live.now.waiting })
    if (next !== null && next !== live.seat) void this.#pass(next, live.now.secretive, live.table)
  }

  /** Somebody wants to see the table from another of my seats. */
  choose(seat: number): void {
    const live = this.live
    if (!live?.table || live.seat === seat || this.#next) return
    this.#chosenAt = live.seq
    void this.#pass(seat, live.now?.secretive ?? true, live.table)
  }

  /** "I am Bo." */
  lift(): void {
    if (!this.curtain) return
    const live = this.#next ?? new Live(this.#id, this.curtain.to)
    const fresh = this.#next === null
    this.#next = null
    this.curtain = null
    this.#show(live, fresh)
  }

  close(): void {
    this.#closed = true
    this.show?.close()
    this.live?.close()
    this.#next?.close()
  }

  /**
   * The next seat's connection is opened out of sight: only its view knows whether it has something to hide.
   * If it does not answer in time, that counts as having something to hide.
   */
  async #pass(to: number, shownSecretive: boolean, table: TableInfo): Promise<void> {
    const name = table.seats.find((seat) => seat.seat === to)?.name ?? `seat ${to + 1}`
    const next = new Live(this.#id, to)
    this.#next = next
    next.connect()
    const nextSecretive = await greeted(next, WAIT_FOR_NEXT)
    if (this.#closed) {
      next.close()
      return
    }
    if (passing(to, shownSecretive, nextSecretive).do === 'curtain') {
      this.show?.close()
      this.live?.close()
      this.live = this.show = null
      notices.forget('turn')
      this.curtain = { to, name }
      return
    }
    this.#next = null
    if (this.live !== null) notices.say(`A question for ${name}.`, 'plain', 'turn')
    this.#show(next, false)
  }

  #show(live: Live, connect: boolean): void {
    this.show?.close()
    this.live?.close()
    this.live = live
    this.show = new Show(live, () => (settings.moves ? settings.pace : 'at once'), this.pageOf)
    this.show.voice = (lines) => sounds.tell(lines)
    if (connect) live.connect()
    try {
      if (live.seat !== null) sessionStorage.setItem(`fireside.seat.${this.#id}`, String(live.seat))
    } catch {
      // Without storage a reload asks again who is looking.
    }
  }

  #last(): number | null {
    try {
      const seat = sessionStorage.getItem(`fireside.seat.${this.#id}`)
      return seat === null ? null : Number(seat)
    } catch {
      return null
    }
  }

  #mine(table: TableInfo): number[] {
    return table.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  }
}

/** Whether the seat has something to hide; undefined if its connection does not open in time. */
async function greeted(live: Live, most: number): Promise<boolean | undefined> {
  for (const until = Date.now() + most; Date.now() < until; ) {
    if (live.now) return live.now.secretive
    if (live.state === 'ended') return undefined
    await new Promise((go) => setTimeout(go, 20))
  }
  return undefined
}
