import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { KINDS } from './beats'
import type { LogLine } from '../server/protocol'
import { settings } from '../frame/settings.svelte'
import { Sounds, soundsOf } from './sounds'

const line = (kind: LogLine['kind']): LogLine => ({ seq: 1, private: false, kind, text: '' }) as unknown as LogLine

/** Notes when something starts to sound; everything else is taken in silence. */
class FakeContext {
  state: AudioContextState = 'running'
  currentTime = 10
  sampleRate = 100
  started: number[] = []
  outs: { gain: { value: number } }[] = []
  leave: () => void = () => {}
  #param = () => ({ value: 1, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} })
  #node = (more: object = {}): unknown => ({ connect: (next: unknown) => next, ...more })
  #source = () => this.#node({ frequency: this.#param(), start: (at: number) => this.started.push(at), stop: () => {} })
  createGain = () => {
    const gain = this.#node({ gain: this.#param() })
    this.outs.push(gain as never)
    return gain
  }
  createOscillator = () => this.#source()
  createBufferSource = () => this.#source()
  createBiquadFilter = () => this.#node({ frequency: this.#param(), Q: this.#param() })
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  destination = {}
  resume = () => new Promise<void>((go) => (this.leave = go))
}

let context: FakeContext
let opened = 0
const begin = (): Sounds => {
  context = new FakeContext()
  opened = 0
  return new Sounds(() => {
    opened += 1
    return context as unknown as AudioContext
  })
}
let hidden = false

beforeEach(() => {
  hidden = false
  vi.stubGlobal('document', {
    get hidden() {
      return hidden
    },
  })
  Object.assign(settings, { sound: true, volume: 0.5 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  Object.assign(settings, { sound: false, volume: 0.5 })
})

test('dice, pages, coins and cards are heard, each once, and never more than a few together', () => {
  expect(soundsOf([line('roll')])).toEqual(['die'])
  expect(soundsOf([line('tokens'), line('tokens'), line('story')])).toEqual(['coin', 'page'])
  expect(soundsOf(KINDS.map(line))).toHaveLength(3)
  expect(soundsOf([line('words'), line('table'), line('turn')])).toEqual([])
})

test('nothing sounds, and nothing is opened, until it is wanted', () => {
  const sounds = begin()
  settings.sound = false
  sounds.tell([line('roll')])
  sounds.turn()
  Object.assign(settings, { sound: true, volume: 0 })
  sounds.tell([line('roll')])
  expect(opened).toBe(0)
  settings.volume = 0.4
  sounds.tell([line('roll')])
  expect(context.started.length).toBeGreaterThan(4)
  expect(context.outs[0]?.gain.value).toBe(0.4)
})

test('what happens together is heard one after the other, and one context does for all', () => {
  const sounds = begin()
  sounds.tell([line('card')])
  expect(Math.min(...context.started)).toBe(10)
  context.started = []
  sounds.tell([line('card'), line('story')])
  expect(context.started.some((at) => at >= 10.28)).toBe(true)
  expect(opened).toBe(1)
})

test('while the page is hidden only my turn is heard', () => {
  const sounds = begin()
  hidden = true
  sounds.tell([line('roll')])
  expect(opened).toBe(0)
  sounds.turn()
  expect(context.started.length).toBeGreaterThan(0)
})

test('a browser that waits for a click is asked; what comes too late is left out', async () => {
  vi.useFakeTimers()
  const sounds = begin()
  sounds.turn()
  context.started = []
  context.state = 'suspended'
  sounds.turn()
  vi.advanceTimersByTime(100)
  context.leave()
  await Promise.resolve()
  expect(context.started.length).toBeGreaterThan(0)
  context.started = []
  sounds.turn()
  vi.advanceTimersByTime(2000)
  context.leave()
  await Promise.resolve()
  expect(context.started).toEqual([])
})

test('a browser without sounds stays silent', () => {
  const sounds = new Sounds(() => {
    throw new Error('there is none')
  })
  expect(() => sounds.turn()).not.toThrow()
})
