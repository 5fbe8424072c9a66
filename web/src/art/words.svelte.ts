// What the pictures of a game show, in the words of its book. The page asks for those that it is shown and for no others, so that nobody
// reads here what they have yet to find.

import { SvelteMap } from 'svelte/reactivity'
import { api } from '../lib/server/api'
import type { PictureWords } from '../lib/server/protocol'

/** So many ids go into one request. */
const AT_ONCE = 100
/** How long it waits after a request that failed, in milliseconds. */
const AGAIN = 10_000

/** Asks a server, or, in tests, a book. */
export type Ask = (game: string, ids: readonly string[]) => Promise<Readonly<Record<string, PictureWords>>>

const NONE: PictureWords = {}
/** An id of a book, as far as one can see; options also name places of the board ("zone/gather"). */
const isId = (id: string): boolean => /^[\w-]{1,60}$/.test(id)

/** The words that a page has been told, and those that it still waits for. */
export class Words {
  #known = new SvelteMap<string, PictureWords>()
  /** The ids to ask for, by game. */
  #wanted = new Map<string, Set<string>>()
  /** Everything asked for and not answered yet. */
  #waiting = new Set<string>()

  constructor(readonly ask: Ask) {}

  /** The words of an id; `undefined` until they are known. */
  of(game: string, id: string): PictureWords | undefined {
    if (!isId(id)) return NONE
    const key = `${game} ${id}`
    const known = this.#known.get(key)
    if (!known && !this.#waiting.has(key)) {
      this.#waiting.add(key)
      this.#want(game, id)
    }
    return known
  }

  #want(game: string, id: string): void {
    if (this.#wanted.size === 0) queueMicrotask(() => this.#send())
    const ids = this.#wanted.get(game) ?? new Set()
    this.#wanted.set(game, ids.add(id))
  }

  #send(): void {
    const wanted = [...this.#wanted]
    this.#wanted.clear()
    for (const [game, ids] of wanted) {
      const all = [...ids]
      for (let from = 0; from < all.length; from += AT_ONCE) void this.#fetch(game, all.slice(from, from + AT_ONCE))
    }
  }

  async #fetch(game: string, ids: readonly string[]): Promise<void> {
    try {
      const words = await this.ask(game, ids)
      for (const id of ids) this.#tell(game, id, words[id] ?? NONE)
    } catch {
      // A picture is not worth a broken page: whatever can be rolled from the id is, until the words come.
      for (const id of ids) this.#tell(game, id, NONE)
      setTimeout(() => ids.forEach((id) => this.#want(game, id)), AGAIN)
    }
  }

  #tell(game: string, id: string, words: PictureWords): void {
    const key = `${game} ${id}`
    this.#waiting.delete(key)
    this.#known.set(key, words)
  }
}

export const words = new Words((game, ids) => api.pictures(game, ids))
