// A first game as a lesson: notes to the first decisions, each shown once. This browser remembers who has read what.

import type { LogLine, Note, Question } from '../server/protocol'
import { remember, remembered } from '../frame/settings.svelte'

const OFF = 'off'
const key = (game: string): string => `lesson.${game}`

/** The notes of a game that were read; none if the lesson is over or was not wanted. */
function read(game: string): string[] | null {
  const kept = remembered(key(game))
  if (kept === OFF) return null
  return kept ? kept.split(' ') : []
}

/** Whether the next game of a title would be a lesson: it is one until somebody has finished a game, or does not want it. */
export const isTaught = (game: string): boolean => read(game) !== null

/** Decides whether the next game is a lesson. One that was over begins again. */
export function teach(game: string, wanted: boolean): void {
  if (isTaught(game) !== wanted) remember(key(game), wanted ? '' : OFF)
}

/** The first note that fits a question and was not read yet. What happened to others is no reason for one. */
export function noteFor(notes: readonly Note[], read: readonly string[], question: Question, told: readonly LogLine[]): Note | null {
  const asked = (note: Note): boolean => note.at === null || question.rules.includes(note.at)
  const happened = (note: Note): boolean =>
    note.after === null || told.some(({ rules, by }) => rules?.includes(note.after ?? '') && (by === undefined || by === question.seat))
  return notes.find((note) => !read.includes(note.id) && asked(note) && happened(note)) ?? null
}

export class Lesson {
  /** The note to the question that is open. */
  note = $state.raw<Note | null>(null)
  #read: string[] | null
  #asked: string | null = null

  constructor(
    readonly game: string,
    readonly notes: readonly Note[],
  ) {
    this.#read = read(game)
  }

  /** Called with every question. One note for each is enough, even if what is offered changes while others play. */
  consider(question: Question | null, told: readonly LogLine[]): void {
    if (this.#read === null || question === null || question.aside || question.prompt === this.#asked) return
    this.#asked = question.prompt
    this.note = noteFor(this.notes, this.#read, question, told)
  }

  /** Whoever answers has read the note; the next question may have one of its own, even if it is the same again. */
  answered(): void {
    this.close()
    this.#asked = null
  }

  close(): void {
    if (this.note === null || this.#read === null) return
    this.#read = [...this.#read, this.note.id]
    this.note = null
    remember(key(this.game), this.#read.join(' '))
  }

  /** No more of them. */
  end(): void {
    this.note = null
    this.#read = null
    remember(key(this.game), OFF)
  }
}
