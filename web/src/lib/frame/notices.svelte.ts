// Short messages that come and go by themselves.

export interface Notice {
  id: number
  text: string
  tone: 'plain' | 'bad'
  /** A newer notice about the same thing takes its place. */
  about: string
}

class Notices {
  list = $state<Notice[]>([])
  #next = 1

  say(text: string, tone: Notice['tone'] = 'plain', about = text): void {
    const id = this.#next
    this.#next += 1
    this.forget(about)
    this.list = [...this.list, { id, text, tone, about }]
    // Longer sentences stay longer.
    setTimeout(() => this.close(id), 3500 + text.length * 45)
  }

  forget(about: string): void {
    this.list = this.list.filter((notice) => notice.about !== about)
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }
}

export const notices = new Notices()
