// What only a browser can do, with the browser's part stubbed: voices, sharing, notifications.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canShare, copy, share } from '../shelf/share'
import { speech } from '../story/speech.svelte'
import { allowNotices, turnNotice } from './turn'

afterEach(() => {
  speech.stop()
  vi.unstubAllGlobals()
})

describe('reading aloud', () => {
  class Utterance {
    lang = ''
    rate = 1
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(readonly text: string) {}
  }
  let voices: unknown[]
  let late: (() => void) | undefined
  let spoken: Utterance[]
  const cancel = vi.fn()
  beforeEach(() => {
    voices = []
    spoken = []
    late = undefined
    cancel.mockClear()
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      addEventListener: (_: string, heard: () => void) => (late = heard),
      speak: (words: Utterance) => spoken.push(words),
      cancel,
    })
  })

  test('is offered once there are voices', () => {
    speech.start()
    expect(speech.available).toBe(false)
    voices = [{}]
    late?.()
    expect(speech.available).toBe(true)
  })

  test('begins, ends by itself, and can be stopped', () => {
    speech.toggle('The Pale Stag. It stands there.')
    expect([speech.speaking, spoken[0]?.text]).toEqual([true, 'The Pale Stag. It stands there.'])
    spoken[0]?.onend?.()
    expect(speech.speaking).toBe(false)
    speech.toggle('Again.')
    cancel.mockClear()
    speech.toggle('Again.')
    expect([speech.speaking, cancel.mock.calls.length]).toEqual([false, 1])
  })
})

describe('passing an invitation on', () => {
  test('uses the system sheet where there is one', async () => {
    vi.stubGlobal('navigator', {})
    expect(canShare()).toBe(false)
    const shown = vi.fn(async () => {})
    vi.stubGlobal('navigator', { share: shown })
    expect([canShare(), await share('Prelude', 'https://x/join#K')]).toEqual([true, true])
    expect(shown).toHaveBeenCalledWith({ title: 'Prelude', text: 'Come and join our table: Prelude', url: 'https://x/join#K' })
  })

  test('closing the sheet, or a clipboard that is not allowed, is no error', async () => {
    const no = async (): Promise<void> => Promise.reject(new Error('no'))
    vi.stubGlobal('navigator', { share: no, clipboard: { writeText: no } })
    expect([await share('T', 'L'), await copy('L')]).toEqual([false, false])
    vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } })
    expect(await copy('L')).toBe(true)
  })
})

describe('telling that it is my turn', () => {
  const made: { text: string; body?: string }[] = []
  class Notice {
    static permission = 'granted'
    static requestPermission = async (): Promise<string> => Notice.permission
    onclick: (() => void) | null = null
    constructor(text: string, { body }: { body?: string }) {
      made.push({ text, body })
    }
    close(): void {}
  }
  beforeEach(() => {
    made.length = 0
    Notice.permission = 'granted'
    vi.stubGlobal('Notification', Notice)
    vi.stubGlobal('document', { hidden: true })
  })

  test('only if asked for, allowed, and out of sight', async () => {
    turnNotice('Prelude', 'Your turn', false)
    vi.stubGlobal('document', { hidden: false })
    turnNotice('Prelude', 'Your turn', true)
    vi.stubGlobal('document', { hidden: true })
    Notice.permission = 'denied'
    turnNotice('Prelude', 'Your turn', true)
    expect([made, await allowNotices()]).toEqual([[], false])
    Notice.permission = 'granted'
    turnNotice('Prelude', 'Your turn', true)
    expect([made, await allowNotices()]).toEqual([[{ text: 'Your turn', body: 'Prelude' }], true])
  })

  test('is left alone where the browser has no such thing', async () => {
    vi.stubGlobal(
      'Notification',
      class {
        constructor() {
          throw new TypeError('Illegal constructor')
        }
        static permission = 'granted'
      },
    )
    expect(() => turnNotice('Prelude', 'Your turn', true)).not.toThrow()
  })
})
