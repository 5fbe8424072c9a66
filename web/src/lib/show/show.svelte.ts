// What the table page shows: the table as it stands, told one beat after another until it has caught up.

import { beatsOf, holds, surprises, type Beat, type Pace } from './beats'
import { aloneTold, uncoveredOptions } from './curtain'
import type { Frame, Live } from '../server/live.svelte'
import type { LogLine, Now } from '../server/protocol'
import { goesOn, scenesOf } from '../story/act'
import { Stage } from './stage.svelte'
import { counting } from '../log/taken'
import { opens } from '../log/telling'

/** With more than this waiting to be told, the telling hurries. */
const BEHIND = 5

/** A message, as far as it was told. */
interface Tale {
  frame: Frame
  /** What is shown of it; until its first beat, what was shown of the message before. */
  beat: Beat | null
  /** What is still to be shown. */
  rest: readonly Beat[]
  /** Nothing in it can surprise any more: the board shows it already. */
  ahead: boolean
}

/** What the screen does. `#onward` says which state follows. */
type State =
  /** Nothing: the table is shown as it stands. */
  | { as: 'idle' }
  /** A beat is shown until its time is over. */
  | { as: 'telling'; tale: Tale; timer: ReturnType<typeof setTimeout> }
  /** Something else would begin: a page, or how something of mine went, can be read until I go on. */
  | { as: 'reading'; tale: Tale }
  /** What comes next is for this seat alone: the others have to look away first. */
  | { as: 'handing' }

/** What only this seat may see: covered, since everything up to a number was heard; uncovered for a look; or bare, as nobody else looks. */
type Cover = { as: 'covered'; heard: number } | { as: 'peeked' | 'bare' }

export class Show {
  /** What happened as I decided: shown in passing, nobody waits for it. */
  passing = $state.raw<LogLine[]>([])
  /** Others look at this screen too, so what only this seat may know is covered until it is asked for. */
  shared = $state(false)
  /** At a shared screen where nothing is covered: covers it from now on. */
  coverFromNow = $state.raw<(() => void) | null>(null)
  /** The page that opens the game was read, from whichever seat at this screen. */
  begun = $state(false)
  /** Hears the lines as they are shown. */
  voice: ((lines: readonly LogLine[]) => void) | null = null

  #state = $state.raw<State>({ as: 'idle' })
  #tale = $derived('tale' in this.#state ? this.#state.tale : null)
  /** The message that was told last, and those that wait to be told. */
  #frame = $state.raw<Frame | null>(null)
  #queue: Frame[] = []
  #log = $state.raw<LogLine[]>([])
  /** The message that the board shows. */
  #shown = $derived(this.#tale?.ahead ? this.#tale.frame : this.#frame)
  #cover = $state.raw<Cover>({ as: 'bare' })
  /** The page that was told and that nobody has gone on from. */
  #unread: LogLine | null = null
  #stage = new Stage(this)
  #pace: () => Pace
  #hidden: (view: unknown) => unknown

  readonly seat = $derived.by(() => this.live.seat)
  /** What is being shown; none once the table has been told as it stands. */
  readonly beat = $derived(this.#tale?.beat ?? null)
  readonly telling = $derived(this.#state.as === 'telling')
  /** How something of mine went can be read, until I go on. */
  readonly paused = $derived(this.#state.as === 'reading')
  /** Something is to be told that is for this seat alone: the others have to look away first. */
  readonly handing = $derived(this.#state.as === 'handing')
  readonly covered = $derived(this.#cover.as === 'covered')
  /** Up to which number this seat has heard what was told to it alone. */
  readonly heard = $derived(this.#cover.as === 'covered' ? this.#cover.heard : (this.#frame?.log.at(-1)?.seq ?? 0))
  readonly view = $derived.by(() => this.#viewOf(this.#shown))
  /** The views in which something that is being told of may lie: what it leads to, and what is still shown. */
  readonly views = $derived.by(() => (this.#tale?.beat ? [this.#viewOf(this.#tale.frame), this.view] : [this.view]))
  readonly now: Now | null = $derived(this.#frame?.now ?? null)
  /** Whom the table that is shown waits for. */
  readonly waiting: number[] = $derived(this.#shown?.now?.waiting ?? [])
  /** The scenes that are open after what is being told. Somebody can die in the middle of a page; then nothing more is decided on it. */
  readonly open = $derived.by(() => (this.now?.outcome ? [] : scenesOf((this.#tale?.beat ? this.#tale.frame : this.#shown)?.now)))
  /** What was told so far. */
  readonly log = $derived.by(() => this.#open(this.#log))
  /** ... and still counts: what was taken back is not among it. */
  readonly told = $derived(counting(this.log))
  /** How many of those I knew when I last answered. */
  readonly answeredAt = $derived.by(() => this.#open(this.live.told.slice(0, this.live.answeredAt)).length)
  /** The lines of the newest message. */
  readonly fresh = $derived.by(() => this.#open(this.live.fresh))
  #question = $derived(this.covered ? uncoveredOptions(this.#frame?.question ?? null) : (this.#frame?.question ?? null))
  /** Asked once everything that led to it was told. */
  readonly question = $derived(this.beat ? null : this.#question)
  /** What takes the table: a story or a fight, until it has been left. */
  readonly stage = $derived(this.#stage.act)
  /** The act whose stage was left, as long as it can be entered again. */
  readonly left = $derived(this.#stage.left)

  constructor(
    readonly live: Live,
    pace: () => Pace,
    /** The same view without what only this seat may see. */
    hidden: (view: unknown) => unknown = (view) => view,
    shared = false,
  ) {
    this.#pace = pace
    this.#hidden = hidden
    this.shared = shared
    if (shared) this.#cover = { as: 'covered', heard: 0 }
    if (live.frame) this.#apply(live.frame)
    this.#stage.settle()
    live.listener = (frame) => this.#take(frame)
  }

  /** On to the question, or to what has to be read before. */
  skip(): void {
    if (this.paused) this.#stage.leave()
    if (!this.#tale) this.#pass(null)
    else this.#hurry(this.#tale)
  }

  /** A look at what is covered; it is covered again when the table moves on. */
  peek(): void {
    this.#turn({ as: 'peeked' })
  }

  cover(): void {
    if (this.shared) this.#turn({ as: 'covered', heard: this.heard })
  }

  /** The screen is with this seat alone. */
  uncover(): void {
    this.#cover = { as: 'bare' }
    if (this.#pace() === 'at once') this.skip()
    else if (!this.#tale) this.#onward(null)
  }

  /** What was for this seat alone has been read: covered again, unless the question is for this seat alone as well. */
  read(): void {
    if (this.#cover.as !== 'peeked' && !this.#frame?.question?.secret) this.cover()
  }

  /** Tells once more what has happened; the table itself stays as it is, and a story that was begun before is not staged again. */
  retell(lines: readonly LogLine[]): void {
    this.skip()
    this.#stage.leaveAsAt(lines[0]?.seq ?? 0)
    const frame = this.#tale?.frame ?? this.#frame
    if (frame) this.#onward(this.#untold(frame, lines))
  }

  /** Back to the board. */
  leave(): void {
    this.#stage.leave()
    this.#unread = null
    if (this.#state.as === 'reading') this.#goOn(this.#state.tale)
  }

  enter(): void {
    this.#stage.enter()
  }

  close(): void {
    this.#go({ as: 'idle' })
    if (this.live.listener) this.live.listener = null
  }

  #go(to: State): void {
    if (this.#state.as === 'telling') clearTimeout(this.#state.timer)
    this.#state = to
  }

  /** The state stays, and what it tells of changes. */
  #amend(change: (tale: Tale) => Partial<Tale>): void {
    if ('tale' in this.#state) this.#state = { ...this.#state, tale: { ...this.#state.tale, ...change(this.#state.tale) } }
  }

  /** What comes next: the next beat, if it does not have to wait; else the next message, if there is one and nobody has to look away. */
  #onward(tale: Tale | null): void {
    const next = tale?.rest[0]
    const [frame] = this.#queue
    if (tale && next && this.#waits(next.line)) {
      this.#unread = null
      this.#go({ as: 'reading', tale })
    } else if (tale && next) {
      this.#say(tale, next)
      this.voice?.([next.line])
    } else if (tale) {
      this.#apply(tale.frame)
      this.#onward(null)
    } else if (!frame) this.#go({ as: 'idle' })
    else if (this.#holds(frame)) this.#go({ as: 'handing' })
    else {
      this.#queue.shift()
      this.#begin(frame)
    }
  }

  /** On with a message, at the pace that was chosen. */
  #goOn(tale: Tale): void {
    if (this.#pace() === 'at once') this.#hurry(tale)
    else this.#onward(tale)
  }

  #begin(frame: Frame): void {
    const fresh = this.#open(frame.fresh)
    if (holds(fresh, this.seat)) {
      this.passing = []
      this.#goOn(this.#untold(frame, fresh))
      return
    }
    this.passing = fresh
    this.voice?.(fresh)
    this.#apply(frame)
    this.#onward(null)
  }

  #untold(frame: Frame, lines: readonly LogLine[]): Tale {
    return { frame, beat: this.beat, rest: beatsOf(lines, scenesOf(frame.now), this.seat, this.#pace()), ahead: false }
  }

  #say(tale: Tale, beat: Beat): Tale {
    // On a stage it is the log that tells; the board shows what has changed as soon as there is nothing left to be seen first.
    const ahead = tale.ahead || (this.stage === null && !tale.rest.some(({ line }) => surprises(line)))
    const told = { ...tale, beat, rest: tale.rest.slice(1), ahead }
    if (beat.read) this.#unread = beat.line
    const ms = this.#queue.length > BEHIND ? beat.ms / 2 : beat.ms
    const { log } = tale.frame
    this.#log = log.slice(0, log.indexOf(beat.line) + 1)
    this.#go({ as: 'telling', tale: told, timer: setTimeout(() => this.#onward(this.#tale), ms) })
    this.#stage.return([beat.line])
    return told
  }

  /** Passes over what comes before something has to be read, or else over all of it. */
  #hurry(tale: Tale): void {
    let told = tale
    for (const beat of tale.rest) {
      if (this.#waits(beat.line)) return this.#onward(told)
      told = this.#say(told, beat)
    }
    this.#pass(tale.frame)
  }

  /** The message has been told; those that wait are passed over in the same way. */
  #pass(frame: Frame | null): void {
    if (frame) this.#apply(frame)
    const [next] = this.#queue
    if (!next || this.#holds(next)) return this.#onward(null)
    this.#queue.shift()
    this.#hurry(this.#untold(next, next.anew ? [] : this.#open(next.fresh)))
  }

  #take(frame: Frame): void {
    this.#queue.push(frame)
    if (!this.covered && !frame.question?.secret && !aloneTold(frame.fresh)) this.cover()
    // Nothing is told to somebody who looks elsewhere, or after the log has begun anew.
    const away = typeof document !== 'undefined' && document.hidden
    if (frame.anew) {
      this.#queue = this.#queue.filter((one) => one === frame || this.#holds(one))
      this.#pass(this.#tale?.frame ?? null)
      this.#stage.settle()
    } else if (this.paused) {
      // What is being read is not taken away.
    } else if (away || this.#pace() === 'at once') {
      this.voice?.(this.#open(frame.fresh))
      this.skip()
    } else if (!this.#tale) this.#onward(null)
  }

  /** Whatever I have read or fought stays on the stage until I go on, before anything else is told. */
  #waits(next: LogLine): boolean {
    const { act, mine } = this.#stage
    // At a shared screen whoever has it to themselves is shown at once what is for them alone.
    if (!act || goesOn(act.scene, next) || (opens(next) && this.shared && next.private)) return false
    return (act.decided && mine) || (act.opening !== null && act.opening === this.#unread)
  }

  /** No story takes the table because of it. */
  #turn(cover: Cover): void {
    const { stage } = this
    this.#cover = cover
    if (this.covered) this.#amend(({ rest }) => ({ rest: rest.filter(({ line }) => !line.private) }))
    if (stage === null) this.leave()
  }

  /** Those of the lines that may be shown. */
  #open(lines: LogLine[]): LogLine[] {
    return this.covered ? lines.filter((line) => !line.private) : lines
  }

  #holds({ fresh }: Frame): boolean {
    return this.covered && aloneTold(fresh)
  }

  #viewOf(frame: Frame | null): unknown {
    return this.covered && frame ? this.#hidden(frame.view) : frame?.view
  }

  #apply(frame: Frame): void {
    this.#amend(() => ({ ahead: false }))
    this.#frame = frame
    this.#log = frame.log
  }
}
