// What the table page shows: the table as it stands, told one beat after another until it has caught up.

import { actOf, type Act } from './act'
import { beatsOf, holds, type Beat, type Pace } from './beats'
import type { Frame, Live } from './live.svelte'
import type { LogLine, Now, Question } from './protocol'
import { counting } from './taken'

/** With more than this waiting to be told, the telling hurries. */
const BEHIND = 5

export class Show {
  /** What is being shown; none once the table has been told as it stands. */
  beat = $state.raw<Beat | null>(null)
  /** What happened as I decided: shown in passing, nobody waits for it. */
  passing = $state.raw<LogLine[]>([])
  #frame = $state.raw<Frame | null>(null)
  #log = $state.raw<LogLine[]>([])
  /** What was told so far and still counts: what was taken back is not among it. */
  told = $derived(counting(this.#log))
  #act = $derived(actOf(this.told, this.page))
  /** The act whose stage was left. */
  #gone = $state<string | null>(null)

  /** Hears the lines as they are shown. */
  voice: ((lines: readonly LogLine[]) => void) | null = null

  #telling: Frame | null = null
  #beats: Beat[] = []
  #queue: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: () => Pace
  #pageOf: (view: unknown) => string | null

  constructor(
    readonly live: Live,
    pace: () => Pace,
    /** The entry that lies open in a view. */
    pageOf: (view: unknown) => string | null = () => null,
  ) {
    this.#pace = pace
    this.#pageOf = pageOf
    if (live.frame) this.#apply(live.frame)
    this.#settle()
    live.listener = (frame) => this.#take(frame)
  }

  get seat(): number | null {
    return this.live.seat
  }
  get view(): unknown {
    return this.#frame?.view
  }
  /** The views in which something that is being told of may lie: what it leads to, and what is still shown. */
  get views(): unknown[] {
    return this.beat && this.#telling ? [this.#telling.view, this.view] : [this.view]
  }
  get now(): Now | null {
    return this.#frame?.now ?? null
  }
  /** What was told so far. */
  get log(): LogLine[] {
    return this.#log
  }
  get page(): string | null {
    return this.#frame ? this.#pageOf(this.#frame.view) : null
  }
  /** What takes the table: a story or a fight, until it has been left. */
  get stage(): Act | null {
    return this.#act && this.#act.id !== this.#gone ? this.#act : null
  }
  /** The act whose stage was left, as long as it can be entered again. */
  get left(): Act | null {
    return this.#act && this.#act.id === this.#gone ? this.#act : null
  }
  get telling(): boolean {
    return this.beat !== null
  }
  /** Asked once everything that led to it was told. */
  get question(): Question | null {
    return this.telling ? null : (this.#frame?.question ?? null)
  }

  /** On to the question. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.#telling
    this.#queue = []
    this.#beats = []
    if (last) this.#finish(last)
  }

  /** Tells once more what has happened; the table itself stays as it is. */
  retell(lines: readonly LogLine[]): void {
    this.skip()
    this.#telling = this.#frame
    this.#beats = beatsOf(lines, this.live.seat, this.#pace())
    this.#next()
  }

  /** Back to the board. */
  leave(): void {
    this.#gone = this.#act?.id ?? null
  }

  enter(): void {
    this.#gone = null
  }

  close(): void {
    clearTimeout(this.#timer)
    if (this.live.listener) this.live.listener = null
  }

  #take(frame: Frame): void {
    this.#queue.push(frame)
    // Nothing is told to somebody who looks elsewhere, or after the log has begun anew.
    const away = typeof document !== 'undefined' && document.hidden
    if (frame.anew || away || this.#pace() === 'at once') {
      if (!frame.anew) this.voice?.(frame.fresh)
      this.skip()
    } else if (!this.#telling) this.#next()
    if (frame.anew) this.#settle()
  }

  /** What was over before one came to the table is not staged again. */
  #settle(): void {
    if (this.#act?.decided) this.leave()
  }

  #next(): void {
    const beat = this.#beats.shift()
    if (beat && this.#telling) {
      const { log } = this.#telling
      this.#log = log.slice(0, log.indexOf(beat.line) + 1)
      this.beat = beat
      this.voice?.([beat.line])
      this.#timer = setTimeout(() => this.#next(), this.#queue.length > BEHIND ? beat.ms / 2 : beat.ms)
    } else if (this.#telling) {
      this.#finish(this.#telling)
    } else {
      const frame = this.#queue.shift()
      if (frame) this.#begin(frame)
    }
  }

  #begin(frame: Frame): void {
    if (!holds(frame.fresh, this.live.seat)) {
      this.passing = frame.fresh
      this.voice?.(frame.fresh)
      this.#finish(frame)
      return
    }
    this.passing = []
    this.#telling = frame
    this.#beats = beatsOf(frame.fresh, this.live.seat, this.#pace())
    this.#next()
  }

  #finish(frame: Frame): void {
    clearTimeout(this.#timer)
    this.#telling = null
    this.#apply(frame)
    if (this.#queue.length > 0) this.#next()
    else this.beat = null
  }

  #apply(frame: Frame): void {
    this.#frame = frame
    this.#log = frame.log
  }
}
