// What is to be heard: small sounds, made by code. Nothing sounds until somebody wants it.

import type { LogLine } from '../server/protocol'
import { settings } from '../frame/settings.svelte'

export type Sound = 'die' | 'page' | 'coin' | 'card' | 'step' | 'chime' | 'turn'

/** Every kind of event has its sound, or is silent on purpose: one without a line here does not compile. */
const SOUNDS: Record<LogLine['kind'], Sound | null> = {
  turn: null,
  roll: 'die',
  card: 'card',
  tokens: 'coin',
  move: 'step',
  track: 'coin',
  story: 'page',
  over: 'chime',
  cleared: 'card',
  table: null,
  words: null,
}

/** More than this at once would be noise. */
const TOGETHER = 3
/** Between the sounds of things that happen at once, in seconds. */
const APART = 0.28
/** A sound that had to wait longer for the browser's leave would come too late to mean anything. */
const LATE = 400

/** What some lines sound like when they are shown together: each sound once, in the order of the lines. */
export function soundsOf(lines: readonly LogLine[]): Sound[] {
  const sounds = lines.map(({ kind }) => SOUNDS[kind]).filter((sound) => sound !== null)
  return [...new Set(sounds)].slice(0, TOGETHER)
}

/** Rises at once and dies away. */
function dying(context: BaseAudioContext, at: number, loud: number, seconds: number, rise = 0.004): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(loud, at + rise)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  return gain
}

interface Tone {
  at: number
  pitch: number
  /** The pitch that it slides to. */
  to?: number
  loud: number
  seconds: number
  wave?: OscillatorType
}

/** Where everything ends: the volume. */
class Desk {
  readonly #noise: AudioBuffer

  constructor(
    readonly context: AudioContext,
    readonly out: GainNode,
  ) {
    this.#noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
    const samples = this.#noise.getChannelData(0)
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1
  }

  tone({ at, pitch, to = pitch, loud, seconds, wave = 'sine' }: Tone): void {
    const source = this.context.createOscillator()
    source.type = wave
    source.frequency.setValueAtTime(pitch, at)
    source.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source.connect(dying(this.context, at, loud, seconds)).connect(this.out)
    source.start(at)
    source.stop(at + seconds)
  }

  /** A breath of noise: paper, or the rattle of something small. */
  breath({ at, pitch, to = pitch, loud, seconds, rise }: Omit<Tone, 'wave'> & { rise?: number }): void {
    const source = this.context.createBufferSource()
    source.buffer = this.#noise
    const band = this.context.createBiquadFilter()
    band.type = 'bandpass'
    band.Q.setValueAtTime(0.9, at)
    band.frequency.setValueAtTime(pitch, at)
    band.frequency.exponentialRampToValueAtTime(to, at + seconds)
    source
      .connect(band)
      .connect(dying(this.context, at, loud, seconds, rise))
      .connect(this.out)
    source.start(at, Math.random() * 0.5)
    source.stop(at + seconds)
  }
}

/** A bell: a tone with a fainter one above it. */
function bell(desk: Desk, at: number, pitch: number, loud: number, seconds: number): void {
  desk.tone({ at, pitch, loud, seconds })
  desk.tone({ at, pitch: pitch * 2.76, loud: loud * 0.25, seconds: seconds * 0.4 })
}

const MAKE: Record<Sound, (desk: Desk, at: number) => void> = {
  // It knocks on wood, ever sooner and softer, until it lies.
  die: (desk, at) =>
    [0, 0.11, 0.19, 0.25, 0.29].forEach((after, n) => {
      desk.tone({ at: at + after, pitch: 330 - n * 22, to: 170, loud: 0.34 / (1 + n * 0.5), seconds: 0.07, wave: 'triangle' })
      desk.breath({ at: at + after, pitch: 2600, loud: 0.3 / (1 + n * 0.6), seconds: 0.035 })
    }),
  page: (desk, at) => {
    desk.breath({ at, pitch: 1300, to: 4600, loud: 0.2, seconds: 0.3, rise: 0.14 })
    desk.breath({ at: at + 0.26, pitch: 900, loud: 0.1, seconds: 0.08 })
  },
  coin: (desk, at) => {
    bell(desk, at, 2093, 0.1, 0.22)
    bell(desk, at + 0.07, 2637, 0.12, 0.34)
  },
  card: (desk, at) => {
    desk.breath({ at, pitch: 5200, to: 2400, loud: 0.24, seconds: 0.07 })
    desk.tone({ at: at + 0.06, pitch: 190, to: 110, loud: 0.22, seconds: 0.08, wave: 'triangle' })
  },
  step: (desk, at) =>
    [0, 0.16].forEach((after) => desk.tone({ at: at + after, pitch: 160, to: 90, loud: 0.24, seconds: 0.1, wave: 'triangle' })),
  chime: (desk, at) => [523.25, 659.25, 783.99].forEach((pitch, n) => bell(desk, at + n * 0.16, pitch, 0.16, 1.1)),
  turn: (desk, at) => [659.25, 880].forEach((pitch, n) => bell(desk, at + n * 0.18, pitch, 0.18, 0.9)),
}

export class Sounds {
  #desk: Desk | null = null
  #open: () => AudioContext

  constructor(open: () => AudioContext = () => new AudioContext()) {
    this.#open = open
  }

  /** What is shown is also heard, while somebody looks. */
  tell(lines: readonly LogLine[]): void {
    if (!document.hidden) this.#play(soundsOf(lines))
  }

  /** It is my turn: heard also by somebody who looks elsewhere. */
  turn(): void {
    this.#play(['turn'])
  }

  /** So that somebody who sets the volume hears it. */
  sample(): void {
    this.#play(['coin'])
  }

  #play(sounds: Sound[]): void {
    if (!settings.sound || settings.volume === 0 || sounds.length === 0) return
    const desk = this.#ready()
    if (!desk) return
    const { context } = desk
    const begin = (): void => {
      desk.out.gain.value = settings.volume
      sounds.forEach((sound, at) => MAKE[sound](desk, context.currentTime + at * APART))
    }
    if (context.state === 'running') return begin()
    // A browser lets nothing be heard before the first click on the page.
    const asked = Date.now()
    context.resume().then(
      () => Date.now() - asked < LATE && begin(),
      () => {},
    )
  }

  #ready(): Desk | null {
    try {
      if (!this.#desk) {
        const context = this.#open()
        const out = context.createGain()
        out.connect(context.destination)
        this.#desk = new Desk(context, out)
      }
      return this.#desk
    } catch {
      // Without a way to make sounds the table is silent.
      return null
    }
  }
}

export const sounds = new Sounds()
