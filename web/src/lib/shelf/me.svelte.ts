// Who I am at this server. A name is asked for when it is first needed, not before.

import { api } from '../server/api'

class MySelf {
  name = $state<string | null>(null)
  known = $state(false)
  /** Set while the name is being asked for. */
  asking = $state<{ why: string; done: (name: string | null) => void } | null>(null)

  async load(): Promise<void> {
    if (this.known) return
    this.name = (await api.me()).name
    this.known = true
  }

  /** My name; if there is none yet, the one typed on the page, or else it is asked for. Null if the person declines. */
  async needName(why: string, typed = ''): Promise<string | null> {
    await this.load()
    if (this.name === null && typed.trim()) await this.introduce(typed)
    if (this.name !== null) return this.name
    return new Promise((done) => {
      this.asking = {
        why,
        done: (name) => {
          this.asking = null
          done(name)
        },
      }
    })
  }

  async introduce(name: string): Promise<void> {
    this.name = (await api.introduce(name.trim())).name
    this.known = true
  }
}

export const me = new MySelf()
