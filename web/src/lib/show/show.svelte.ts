// What the table page shows: the table as it stands, told one beat after another until it has caught up.

import { actOf, concerns, prologue, type Act } from '../story/act'
import { beatsOf, holds, surprises, type Beat, type Pace } from './beats'
import { aloneTold, uncoveredOptions } from './curtain'
import type { Frame, Live } from '../server/live.svelte'
import type { LogLine, Now, Question } from '../server/protocol'
import { begins, toRead } from '../story/reading'
import { counting } from '../log/taken'
import { opens } from '../log/telling'

/** With more than this waiting to be told, the telling hurries. */
const BEHIND = 5

/** What a game says about its views. */
export interface Face {
  /** The scenes that are open, the innermost last. */
  open: (view: unknown) => readonly number[]
  /** The same view without what only this seat may see. */
  cover: (view: unknown) => unknown
}

export class Show {
  /** What is being shown; none once the table has been told as it stands. */
  beat = $state.raw<Beat | null>(null)
  /** How something of mine went can be read, until I go on. */
  paused = $state(false)
  /** What happened as I decided: shown in passing, nobody waits for it. */
  passing = $state.raw<LogLine[]>([])
  #frame = $state.raw<Frame | null>(null)
  /** The frame that is being told, once nothing in it can surprise any more: the board shows it already. */
  #ahead = $state.raw<Frame | null>(null)
  #log = $state.raw<LogLine[]>([])
  /** Others look at this screen too, so what only this seat may know is covered until it is asked for. */
  shared = $state(false)
  covered = $state(false)
  /** At a shared screen where nothing is covered: covers it from now on. */
  coverFromNow = $state.raw<(() => void) | null>(null)
  /** Something is to be told that is for this seat alone: the others have to look away first. */
  handing = $state(false)
  /** Up to which number everything was shown uncovered. */
  #bared = 0
  /** Whoever sits here uncovered it themselves, for a look. */
  #peeking = false
  #view = $derived.by(() => {
    const frame = this.#ahead ?? this.#frame
    return this.covered && frame ? this.#face.cover(frame.view) : frame?.view
  })
  #question = $derived(this.covered ? uncoveredOptions(this.#frame?.question ?? null) : (this.#frame?.question ?? null))
  /** What was told so far. */
  log = $derived(this.#open(this.#log))
  /** ... and still counts: what was taken back is not among it. */
  told = $derived(counting(this.log))
  /** How many of those I knew when I last answered. */
  answeredAt = $derived.by(() => this.#open(this.live.told.slice(0, this.live.answeredAt)).length)
  /** The lines of the newest message. */
  fresh = $derived.by(() => this.#open(this.live.fresh))
  /** The act whose stage was left. */
  #gone = $state<string | null>(null)
  /** The page that opens the game was read, from whichever seat at this screen. */
  begun = $state(false)
  #prologue = $derived.by(() => (this.begun ? null : prologue(this.told, this.live.seat)))
  #act = $derived(this.#prologue ?? actOf(this.told, this.open))

  /** Hears the lines as they are shown. */
  voice: ((lines: readonly LogLine[]) => void) | null = null

  #telling: Frame | null = null
  #beats: Beat[] = []
  /** The page that was told and has not been read yet. */
  #unread: LogLine | null = null
  #queue: Frame[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #pace: () => Pace
  #face: Face

  constructor(
    readonly live: Live,
    pace: () => Pace,
    face: Partial<Face> = {},
    shared = false,
  ) {
    this.#pace = pace
    this.#face = { open: () => [], cover: (view) => view, ...face }
    this.shared = this.covered = shared
    if (live.frame) this.#apply(live.frame)
    this.#settle()
    live.listener = (frame) => this.#take(frame)
  }

  get seat(): number | null {
    return this.live.seat
  }
  get view(): unknown {
    return this.#view
  }
  /** Up to which number this seat has heard what was told to it alone. */
  get heard(): number {
    return this.covered ? this.#bared : this.#newest()
  }
  /** The views in which something that is being told of may lie: what it leads to, and what is still shown. */
  get views(): unknown[] {
    if (!this.beat || !this.#telling) return [this.view]
    const next = this.#telling.view
    return [this.covered ? this.#face.cover(next) : next, this.view]
  }
  get now(): Now | null {
    return this.#frame?.now ?? null
  }
  /** Whom the table that is shown waits for. */
  get waiting(): number[] {
    return (this.#ahead ?? this.#frame)?.now?.waiting ?? []
  }
  get open(): readonly number[] {
    // Somebody can die in the middle of a page; then nothing more is decided on it.
    return this.#frame && !this.#frame.now?.outcome ? this.#face.open(this.#view) : []
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
    return this.beat !== null && !this.paused
  }
  /** Asked once everything that led to it was told. */
  get question(): Question | null {
    return this.beat !== null ? null : this.#question
  }

  /** On to the question, or to the next page that has to be read. */
  skip(): void {
    if (this.#skipsToPage()) return
    const held = this.#queue.findIndex((frame) => this.#holds(frame) || toRead(this.#open(frame.fresh), this.live.seat).size > 0)
    const passed = this.#queue.splice(0, held < 0 ? this.#queue.length : held)
    const last = passed.at(-1) ?? this.#telling
    const untold = [...this.#beats.map(({ line }) => line), ...passed.flatMap(({ fresh }) => fresh)]
    this.#beats = []
    if (last) this.#finish(last)
    else if (held === 0) this.#next()
    this.#return(this.#open(untold))
  }

  /** Passes over everything up to where the next page has to be read, if there is one in this frame. */
  #skipsToPage(): boolean {
    if (this.paused) this.#unread = null
    this.paused = false
    let unread = this.#unread !== null
    const stop = this.#beats.findIndex(({ line, read }) => {
      if (unread && begins(line)) return true
      unread ||= read
      return false
    })
    if (stop < 0) return false
    clearTimeout(this.#timer)
    const passed = this.#beats.splice(0, stop)
    passed.forEach((beat) => this.#say(beat))
    this.#next()
    return true
  }

  /** A look at what is covered; it is covered again when the table moves on. */
  peek(): void {
    this.#turn(false)
    this.#peeking = true
  }

  cover(): void {
    if (this.shared) this.#turn(true)
    this.#peeking = false
  }

  /** No story takes the table because of it. */
  #turn(covered: boolean): void {
    const staged = this.stage !== null
    this.#bared = this.heard
    this.covered = covered
    if (covered) this.#beats = this.#beats.filter(({ line }) => !line.private)
    if (!staged) this.leave()
  }

  /** The screen is with this seat alone. */
  uncover(): void {
    this.handing = this.covered = this.#peeking = false
    if (this.#pace() === 'at once' || !this.#telling) this.#goOn()
  }

  /** What was for this seat alone has been read: covered again, unless the question is for this seat alone as well. */
  read(): void {
    if (!this.#peeking && !this.#frame?.question?.secret) this.cover()
  }

  /** Tells once more what has happened; the table itself stays as it is, and a story that was begun before is not staged again. */
  retell(lines: readonly LogLine[]): void {
    this.skip()
    const before = this.log.filter(({ seq }) => seq < (lines[0]?.seq ?? 0))
    this.#gone = actOf(counting(before))?.id ?? null
    this.#telling = this.#frame
    this.#beats = beatsOf(lines, this.live.seat, this.#pace())
    this.#unread = null
    this.#next()
  }

  /** Back to the board. */
  leave(): void {
    this.#gone = this.#act?.id ?? null
    if (this.#prologue) this.begun = true
    this.#unread = null
    if (!this.paused) return
    this.paused = false
    this.#goOn()
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
    if (!this.covered && !frame.question?.secret && !aloneTold(frame.fresh)) this.cover()
    // Nothing is told to somebody who looks elsewhere, or after the log has begun anew.
    const away = typeof document !== 'undefined' && document.hidden
    if (frame.anew) {
      this.#beats = []
      this.#queue = this.#queue.filter((one) => one === frame || this.#holds(one))
      this.skip()
    } else if (this.paused) {
      // What is being read is not taken away.
    } else if (away || this.#pace() === 'at once') {
      this.voice?.(this.#open(frame.fresh))
      this.skip()
    } else if (!this.#telling) this.#next()
    if (frame.anew) this.#settle()
  }

  /** What was over before one came to the table is not staged again; nor is a page that decided nothing, once one has gone on from it. */
  #settle(): void {
    const act = this.#act
    const done = this.told.some(({ seq, by }) => by === this.live.seat && seq > (act?.opening?.seq ?? 0))
    const passed = this.open.length === 0 && act?.opening && !this.#prologue && done
    if (act?.decided || passed) this.leave()
  }

  #next(): void {
    this.paused = this.#waits()
    if (this.paused) return
    const beat = this.#beats.shift()
    if (beat) {
      this.#say(beat)
      this.voice?.([beat.line])
      this.#timer = setTimeout(() => this.#next(), this.#queue.length > BEHIND ? beat.ms / 2 : beat.ms)
    } else if (this.#telling) {
      this.#finish(this.#telling)
    } else if (this.#queue[0] && this.#holds(this.#queue[0])) {
      this.handing = true
      this.beat = null
    } else {
      const frame = this.#queue.shift()
      if (frame) this.#begin(frame)
    }
  }

  /** On with what waits. */
  #goOn(): void {
    if (this.#pace() === 'at once') this.skip()
    else this.#next()
  }

  #say(beat: Beat): void {
    const { log } = this.#telling!
    // On a stage it is the log that tells; the board shows what has changed as soon as there is nothing left to be seen first.
    const plain = this.stage === null && ![beat, ...this.#beats].some(({ line }) => surprises(line))
    if (plain) this.#ahead = this.#telling
    this.#log = log.slice(0, log.indexOf(beat.line) + 1)
    this.#return([beat.line])
    this.beat = beat
    if (beat.read) this.#unread = beat.line
  }

  /** Whether I have read, rolled or fought in it, from the seat on the screen or from another of mine. */
  #mine(act: Act): boolean {
    const others = this.live.table?.seats.filter(({ mine }) => mine).map(({ seat }) => seat) ?? []
    return [this.live.seat, ...others].some((seat) => concerns(act, seat))
  }

  /** Whatever I have read or fought stays on the stage until I go on, before something else begins: a turn, or another page. */
  #waits(): boolean {
    const next = this.#beats[0]
    if (next === undefined) return false
    // At a shared screen whoever has it to themselves is shown at once what is for them alone.
    if (!begins(next.line) || (opens(next.line) && this.shared && next.line.private)) return false
    const { stage } = this
    return stage !== null && ((stage.decided && this.#mine(stage)) || (stage.opening !== null && stage.opening === this.#unread))
  }

  /** For a test one leaves the page; how it came out is read there again. */
  #return(lines: readonly LogLine[]): void {
    const { left } = this
    if (left && this.#mine(left) && left.outcomes.some((line) => lines.includes(line))) this.enter()
  }

  #begin(frame: Frame): void {
    // What somebody else does after their story is no part of it.
    const { stage } = this
    if (this.open.length === 0 && stage?.opening && stage.decided && !this.#mine(stage)) this.leave()
    const fresh = this.#open(frame.fresh)
    if (!holds(fresh, this.live.seat)) {
      this.passing = fresh
      this.voice?.(fresh)
      this.#finish(frame)
      return
    }
    this.passing = []
    this.#telling = frame
    this.#beats = beatsOf(fresh, this.live.seat, this.#pace())
    this.#unread = null
    this.#goOn()
  }

  #newest(): number {
    return this.#frame?.log.at(-1)?.seq ?? 0
  }

  /** Those of the lines that may be shown. */
  #open(lines: LogLine[]): LogLine[] {
    return this.covered ? lines.filter((line) => !line.private) : lines
  }

  #holds(frame: Frame): boolean {
    return this.covered && aloneTold(frame.fresh)
  }

  #finish(frame: Frame): void {
    clearTimeout(this.#timer)
    this.#telling = this.#ahead = null
    this.#apply(frame)
    if (this.#queue.length > 0) this.#next()
    else this.beat = null
  }

  #apply(frame: Frame): void {
    this.#frame = frame
    this.#log = frame.log
  }
}
