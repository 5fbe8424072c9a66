// Which seat's view is on the screen, and the passing from one to the next.

import { curtained, firstSeat, wanted } from './curtain'
import { Live } from '../server/live.svelte'
import { notices } from '../frame/notices.svelte'
import type { TableInfo } from '../server/protocol'
import { remember, remembered, settings } from '../frame/settings.svelte'
import { Show } from './show.svelte'
import { sounds } from './sounds'

const WAIT_FOR_NEXT = 4000

const mineOf = (table: TableInfo): number[] => table.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
const nameOf = (table: TableInfo | null, to: number): string => table?.seats.find((seat) => seat.seat === to)?.name ?? `seat ${to + 1}`

export class HotSeat {
  /** The connection that is shown; none while a curtain hangs before another seat. */
  live = $state.raw<Live | null>(null)
  /** How it is told. */
  show = $state.raw<Show | null>(null)
  /** The seat that the screen is to be handed to. */
  curtain = $state<{ to: number; name: string } | null>(null)

  #id: string
  /** Those who share this screen keep no secrets from each other. */
  #open: boolean
  #next: Live | null = null
  /** The sequence at which somebody chose a seat by hand; until something happens, that choice stands. */
  #chosenAt = $state(-1)
  /** Up to which number each seat has heard what was told to it alone; what is older than the page counts as heard. */
  #heard = new Map<number, number>()
  #from: number
  #closed = false

  constructor(
    table: TableInfo,
    readonly cover: (view: unknown) => unknown,
  ) {
    this.#id = table.id
    this.#open = remembered(`open.${table.id}`) === 'yes'
    this.#from = table.seq
    const mine = mineOf(table)
    const first = firstSeat(mine, table.waiting, this.#last())
    if (mine.length > 1 && first !== null) void this.#pass(first, table)
    else this.#show(new Live(table.id, first), { connect: true, shared: false })
  }

  /** Whether somebody wants to see the table from this seat, whoever is waited for. */
  get chosen(): boolean {
    return this.live !== null && this.live.seq <= this.#chosenAt
  }

  /** Called whenever the table has moved on and everything was read. */
  consider(): void {
    const [live, show] = [this.live, this.show]
    if (!live?.table || !live.now || !show || this.curtain || this.#next) return
    show.read()
    const mine = mineOf(live.table)
    if (mine.length < 2) return
    const next = live.seq <= this.#chosenAt ? live.seat : wanted({ mine, shown: live.seat, waiting: live.now.waiting })
    if (next !== null && next !== live.seat) void this.#pass(next, live.table)
    else if (show.covered && live.question?.secret) this.hand()
  }

  /** What comes next is for the seat on the screen alone. */
  hand(): void {
    const to = this.live?.seat
    if (to === null || to === undefined || this.curtain || this.#next) return
    notices.forget('turn')
    this.curtain = { to, name: nameOf(this.live?.table ?? null, to) }
  }

  /** Somebody wants to see the table from another of my seats. */
  choose(seat: number): void {
    const live = this.live
    if (!live?.table || live.seat === seat || this.#next) return
    this.#chosenAt = live.seq
    void this.#pass(seat, live.table)
  }

  /** Whether those who share the screen keep secrets from each other; once said, it holds for this table. */
  keepSecrets(keep: boolean): void {
    this.#open = !keep
    remember(`open.${this.#id}`, keep ? '' : 'yes')
    if (!keep) this.lift()
    this.#agree()
    if (!keep) return
    this.show?.cover()
    this.consider()
  }

  #agree(): void {
    if (!this.show) return
    this.show.shared = !this.#open
    this.show.coverFromNow = this.#open ? () => this.keepSecrets(true) : null
  }

  /** "I am Bo." */
  lift(): void {
    if (!this.curtain) return
    const { to } = this.curtain
    this.curtain = null
    if (this.live?.seat !== to) {
      const next = this.#next
      this.#next = null
      this.#show(next ?? new Live(this.#id, to), { connect: next === null, shared: true })
    }
    this.show?.uncover()
  }

  close(): void {
    this.#closed = true
    this.show?.close()
    this.live?.close()
    this.#next?.close()
  }

  /** The next seat's connection is opened out of sight: only there it is known whether something secret is to be shown. */
  async #pass(to: number, table: TableInfo): Promise<void> {
    const next = new Live(this.#id, to)
    this.#next = next
    next.connect()
    const greeted = await heardOf(next, WAIT_FOR_NEXT)
    if (this.#closed) {
      next.close()
      return
    }
    const name = nameOf(table, to)
    this.#note()
    if (!this.#open && curtained(greeted ? next : null, this.#heard.get(to) ?? this.#from)) {
      this.show?.close()
      this.live?.close()
      this.live = this.show = null
      notices.forget('turn')
      this.curtain = { to, name }
      return
    }
    this.#next = null
    if (this.live !== null) notices.say(`A question for ${name}.`, 'plain', 'turn')
    this.#show(next, { connect: false, shared: true })
  }

  /** What the seat on the screen has heard so far. */
  #note(): void {
    const [seat, heard] = [this.show?.seat ?? null, this.show?.heard ?? 0]
    if (seat !== null) this.#heard.set(seat, Math.max(heard, this.#heard.get(seat) ?? this.#from))
  }

  #show(live: Live, { connect, shared }: { connect: boolean; shared: boolean }): void {
    // Whoever sat here before has read the page that opens the game, and everybody at this screen with them.
    const begun = this.show?.begun ?? false
    this.show?.close()
    this.live?.close()
    this.live = live
    this.show = new Show(live, () => (settings.moves ? settings.pace : 'at once'), this.cover, shared && !this.#open)
    this.show.begun = begun
    if (shared) this.#agree()
    this.show.voice = (lines) => sounds.tell(lines)
    if (connect) live.connect()
    try {
      if (live.seat !== null) sessionStorage.setItem(`fireside.seat.${this.#id}`, String(live.seat))
    } catch {
      // Without storage a reload begins with whoever is asked.
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
}

/** Whether the seat's connection opens in time. */
async function heardOf(live: Live, most: number): Promise<boolean> {
  for (const until = Date.now() + most; Date.now() < until;) {
    if (live.now) return true
    if (live.state === 'ended') return false
    await new Promise((go) => setTimeout(go, 20))
  }
  return false
}
