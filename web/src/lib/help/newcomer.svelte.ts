// What a game's book tells newcomers: the page before a first game, and the lesson. Asked for once.

import { api } from '../server/api'
import { Lesson } from './lesson.svelte'
import type { Primer, Teaching } from '../server/protocol'
import { remember, remembered } from '../frame/settings.svelte'

const NOTHING: Teaching = { primer: null, lesson: [] }
const asked = new Map<string, Promise<Teaching>>()

/** It is a help, not a need: without an answer there is nothing to tell. */
export function teachingOf(game: string): Promise<Teaching> {
  const known = asked.get(game) ?? api.teaching(game).catch(() => NOTHING)
  asked.set(game, known)
  return known
}

export class Newcomer {
  primer = $state.raw<Primer | null>(null)
  lesson = $state.raw<Lesson | null>(null)
  /** Whether the book has not answered yet, or its page has to be read before the first move. */
  before = $state(true)

  constructor(
    readonly game: string,
    /** Whoever watches is not taught. */
    plays: boolean,
  ) {
    void teachingOf(game).then(({ primer, lesson }) => {
      this.primer = primer
      if (plays) this.lesson = new Lesson(game, lesson)
      this.before = plays && primer !== null && remembered(`primer.${game}`) !== 'read'
    })
  }

  /** The page was read; this browser does not show it again by itself. */
  begin(): void {
    this.before = false
    remember(`primer.${this.game}`, 'read')
  }
}
