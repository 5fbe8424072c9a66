// The live connection to one seat of a table. It reconnects by itself and knows what it missed.

import { api, Refusal } from './api'
import { below } from './base'
import { patch } from './patch'
import { scenesOf } from '../story/act'
import { inReadingOrder } from '../story/reading'
import { counting, lastAnswer } from '../log/taken'
import { full } from '../frame/words'
import type { ChatLine, FromClient, Hello, LogLine, Now, Pin, Question, TableInfo, ToClient, Update, Want } from './protocol'

/** What is used of a WebSocket, so that tests can bring their own. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: never) => void) | null
}

export interface Surroundings {
  open: (path: string) => Socket
  /** Asks whether the table is still mine to see. */
  probe: (table: string) => Promise<TableInfo>
  /** Between 0 and 1; spreads reconnections after a restart. */
  chance: () => number
}

const browser: Surroundings = {
  open: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${below(path)}`) as unknown as Socket,
  probe: (table) => api.table(table),
  chance: Math.random,
}

export type Reply = { as: 'done' } | { as: 'refused'; why: string; stale: boolean } | { as: 'fault'; why: string; report: unknown }

export type State = 'connecting' | 'open' | 'lost' | 'ended'

interface Request {
  message: FromClient
  reply: (reply: Reply) => void
}

/** The table as it stood after one message, and what that message told. */
export interface Frame {
  view: unknown
  question: Question | null
  now: Now | null
  log: LogLine[]
  /** The lines that are new with it. */
  fresh: LogLine[]
  /** The log has begun anew: there is nothing to tell. */
  anew: boolean
}

/** A server that has not replied for this long is gone, whatever the socket says. */
export const REPLY_MAX = 8_000

/** Half a second, doubling up to fifteen, each shortened by chance. */
export function pause(tries: number, chance: number): number {
  return Math.min(15_000, 500 * 2 ** tries) * (0.6 + 0.4 * chance)
}

export class Live {
  state = $state<State>('connecting')
  /** Why it ended. */
  why = $state('')
  seq = $state(0)
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<unknown>(undefined)
  question = $state.raw<Question | null>(null)
  now = $state.raw<Now | null>(null)
  log = $state.raw<LogLine[]>([])
  /** The lines of the log that count: what was taken back is not among them. */
  told = $derived(counting(this.log))
  chat = $state.raw<ChatLine[]>([])
  /** The notes on the board. */
  pins = $state.raw<Pin[]>([])
  /** The lines of the newest message only, for motion and for the live region. Those of the first message are old news. */
  fresh = $state.raw<LogLine[]>([])
  /** The keys of the answer that is under way. */
  answering = $state.raw<{ id: number; keys: string[] } | null>(null)
  /** The numbers that were the newest when I answered; the first is from when I came. */
  #marks = $state.raw<number[]>([0])
  #since = $derived(lastAnswer(this.#marks, this.log))
  /** How many of the lines that count I knew when I last answered: what came after them is news to me. */
  answeredAt = $derived(this.told.filter(({ seq }) => seq <= this.#since).length)
  /** The number of the proposal that was on the table last. */
  #proposal = 0
  /** What I asked for, if it was declined while I was here. */
  declined = $derived(this.now?.declined?.id === this.#proposal ? this.now.declined : null)
  fault = $state.raw<{ why: string; report: unknown } | null>(null)
  /** The newest message, and who wants to hear of the next. */
  frame: Frame | null = null
  listener: ((frame: Frame) => void) | null = null

  #socket: Socket | null = null
  #requests = new Map<number, Request>()
  #next = 1
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #greeted = false
  #around: Surroundings

  constructor(
    readonly id: string,
    readonly seat: number | null,
    around: Partial<Surroundings> = {},
  ) {
    this.#around = { ...browser, ...around }
  }

  /** The part of the address that names seat and last known thing. */
  get address(): string {
    const query = new URLSearchParams()
    if (this.seat !== null) query.set('seat', String(this.seat))
    if (this.#greeted) query.set('since', String(this.seq))
    const text = query.toString()
    return `/api/tables/${encodeURIComponent(this.id)}/live${text ? `?${text}` : ''}`
  }

  connect(): void {
    clearTimeout(this.#timer)
    this.#drop()
    const socket = this.#around.open(this.address)
    this.#socket = socket
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#hear(event.data)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost()
    }
  }

  /** Tries at once, for instance because the browser says that it is online again. */
  hurry(): void {
    if (this.state !== 'lost') return
    this.#tries = 0
    this.connect()
  }

  /** Gives the connection up, because the browser is offline or nobody replies, and tries again. */
  giveUp(): void {
    if (this.state !== 'open') return
    this.#drop()
    this.#lost()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#drop()
    if (this.state !== 'ended') this.state = 'lost'
    this.#forget('The connection was closed.')
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onmessage = socket.onclose = null
    socket.close()
  }

  #lost(): void {
    this.#socket = null
    if (this.state === 'ended') return
    this.state = 'lost'
    // An answer is sent again after the reconnection; anything else is better asked for again by the person.
    for (const [re, request] of this.#requests) {
      if (typeof request.message.want === 'object' && 'answer' in request.message.want) continue
      this.#requests.delete(re)
      request.reply({ as: 'refused', why: 'The connection was lost. Please try again.', stale: false })
    }
    const wait = pause(this.#tries, this.#around.chance())
    this.#tries += 1
    this.#timer = setTimeout(() => void this.#again(), wait)
  }

  /** A websocket that is refused does not say why; an ordinary request does. */
  async #again(): Promise<void> {
    try {
      const table = await this.#around.probe(this.id)
      if (this.state !== 'lost') return
      this.table = table
      const seat = table.seats.find((seat) => seat.seat === this.seat)
      if (this.seat !== null && !seat?.mine) {
        this.#end(
          seat && seat.kind !== 'person' && seat.kind !== 'open'
            ? seat.kind === 'stand-in'
              ? 'You were away for long, so a bot stands in for you. Open the table again to take your seat.'
              : 'A bot plays this seat now.'
            : 'This seat was handed to somebody else.',
        )
        return
      }
      this.connect()
    } catch (thrown) {
      if (this.state !== 'lost') return
      if (thrown instanceof Refusal && [401, 403, 404, 410].includes(thrown.status)) this.#end(this.why || thrown.message)
      else this.#lost()
    }
  }

  #end(why: string): void {
    this.state = 'ended'
    this.why = why
    this.#drop()
    this.#forget(why)
  }

  #forget(why: string): void {
    for (const request of this.#requests.values()) request.reply({ as: 'refused', why, stale: true })
    this.#requests.clear()
    this.answering = null
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ToClient
    if ('hello' in message) this.#hello(message.hello)
    else if ('update' in message) this.#update(message.update)
    else if ('table' in message) this.table = message.table
    else if ('chat' in message) this.chat = [...this.chat, message.chat]
    else if ('pins' in message) this.pins = message.pins
    else if ('done' in message) this.#reply(message.done.re, { as: 'done' })
    else if ('refused' in message)
      this.#reply(message.refused.re, { as: 'refused', why: full(message.refused.why), stale: message.refused.stale })
    else if ('fault' in message) {
      this.fault = { why: message.fault.why, report: message.fault.report }
      this.#reply(message.fault.re, { as: 'fault', why: message.fault.why, report: message.fault.report })
    } else if ('goodbye' in message) {
      // A restart says goodbye too: the connection closes, and asking again shows whether it is for good. If it is,
      // these words say why.
      this.why = full(message.goodbye.why)
    }
  }

  #hello(hello: Hello): void {
    const before = this.seq
    const back = this.#greeted
    this.#greeted = true
    this.#tries = 0
    this.table = hello.table
    this.view = hello.view
    this.question = hello.question
    this.#stands(hello.now)
    this.chat = hello.chat
    this.pins = hello.pins
    // A smaller number than ours is from another life of this table: then everything is sent again.
    const goesOn = back && hello.seq >= before
    const told = inReadingOrder(hello.log, scenesOf(this.now), this.seat)
    const missed = goesOn ? told.filter((line) => line.seq > before) : told
    this.log = goesOn ? [...this.log, ...missed] : missed
    this.fresh = goesOn ? missed : []
    if (!goesOn) this.#marks = [hello.seq]
    this.seq = hello.seq
    this.state = 'open'
    this.why = ''
    this.#tell(!goesOn)
    this.#sendAgain()
  }

  #sendAgain(): void {
    for (const [re, request] of this.#requests) {
      const want = request.message.want
      if (typeof want === 'object' && 'answer' in want && want.answer.id === this.question?.id) {
        request.message = { ...request.message, seq: this.seq }
        this.#socket?.send(JSON.stringify(request.message))
      } else {
        // The question is gone, so the answer arrived, or somebody else's did.
        this.#reply(re, { as: 'refused', why: 'The table has moved on.', stale: true })
      }
    }
  }

  #update(update: Update): void {
    try {
      this.view = patch(this.view, update.patch)
    } catch {
      // The view and the changes have drifted apart; the next hello brings the whole view.
      this.connect()
      return
    }
    if (update.question !== undefined) this.question = update.question
    if (update.now !== undefined) this.#stands(update.now)
    this.fresh = inReadingOrder(update.log, scenesOf(this.now), this.seat)
    if (this.fresh.length > 0) this.log = [...this.log, ...this.fresh]
    this.seq = update.seq
    this.#tell(false)
  }

  #tell(anew: boolean): void {
    this.frame = { view: this.view, question: this.question, now: this.now, log: this.log, fresh: this.fresh, anew }
    this.listener?.(this.frame)
  }

  #stands(now: Now): void {
    if (now.proposal) this.#proposal = now.proposal.id
    this.now = now
  }

  #reply(re: number, reply: Reply): void {
    const request = this.#requests.get(re)
    this.#requests.delete(re)
    if (request && typeof request.message.want === 'object' && 'answer' in request.message.want) this.answering = null
    request?.reply(reply)
  }

  /** Sends a request; resolves when the server has replied to it. */
  want(want: Want): Promise<Reply> {
    if (this.state !== 'open' || !this.#socket) {
      return Promise.resolve({ as: 'refused', why: 'There is no connection at the moment.', stale: false })
    }
    const message: FromClient = { re: this.#next, seq: this.seq, want }
    this.#next += 1
    // To redo an answer is to give it again.
    if (want === 'redo') this.#marks = [...this.#marks, this.seq]
    return new Promise((reply) => {
      const socket = this.#socket
      this.#requests.set(message.re, { message, reply })
      socket?.send(JSON.stringify(message))
      setTimeout(() => {
        if (this.#requests.has(message.re) && socket === this.#socket) this.giveUp()
      }, REPLY_MAX)
    })
  }

  /** Answers the open question; a second click while the first is under way does nothing. */
  answer(keys: string[]): Promise<Reply> {
    const question = this.question
    if (!question || this.answering) return Promise.resolve({ as: 'refused', why: '', stale: true })
    const reply = this.want({ answer: { id: question.id, keys } })
    if (this.#requests.size > 0 && this.state === 'open') {
      this.answering = { id: question.id, keys }
      this.#marks = [...this.#marks, this.seq]
    }
    return reply
  }
}
