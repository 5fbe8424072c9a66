// Walking a route: its answers are given one after another, each to the question that the one before has led to. Whatever else is asked
// ends it.

import type { Reply } from '../server/live.svelte'
import type { Question, Want } from '../server/protocol'

/** How long each step can be seen before the next, in milliseconds. */
export const STEP = 380

const offers = (question: Question, key: string): boolean =>
  question.pick.max === 1 && question.options.some((option) => option.key === key && !option.grave)

/** Whether somebody who wants this has something else in mind than to walk on; talking is done on the way. */
export const turnsBack = (want: Want): boolean => typeof want === 'string' || !('say' in want)

export class Walk {
  /** The answers that are still to be given. */
  #left = $state.raw<readonly string[]>([])
  /** The question that was answered last. */
  #answered: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #answer: (keys: string[]) => Promise<Reply>
  #pause: () => number

  constructor(answer: (keys: string[]) => Promise<Reply>, pause: () => number) {
    this.#answer = answer
    this.#pause = pause
  }

  get on(): boolean {
    return this.#left.length > 0
  }

  begin(answers: readonly string[], question: Question): void {
    this.end()
    this.#left = answers
    this.see(question, false)
  }

  /** What is asked now; while something is sent or told, that is not yet known. */
  see(question: Question | null, busy: boolean): void {
    clearTimeout(this.#timer)
    const next = this.#left[0]
    if (next === undefined || busy) return
    // What follows from the last answer has not come yet.
    if (question !== null && question.id === this.#answered) return
    if (question === null || !offers(question, next)) this.end()
    else if (this.#answered === null) this.#give(question, next)
    else this.#timer = setTimeout(() => this.#give(question, next), this.#pause())
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#left = []
    this.#answered = null
  }

  #give({ id }: Question, key: string): void {
    this.#left = this.#left.slice(1)
    this.#answered = id
    void this.#answer([key]).then(({ as }) => {
      if (as !== 'done' && this.#answered === id) this.end()
    })
  }
}
