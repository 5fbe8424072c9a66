// What this browser remembers: how things look, move and sound. Nothing here reaches the server.

import type { Pace } from '../show/beats'

export type Theme = 'system' | 'light' | 'dark'
export type Motion = 'system' | 'off'

/** Storage can be switched off; then settings last as long as the page. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`fireside.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`fireside.${key}`, value)
  } catch {
    // Remembering is a comfort, not a need.
  }
}

class Settings {
  theme = $state<Theme>('system')
  motion = $state<Motion>('system')
  pace = $state<Pace>('usual')
  notify = $state(false)
  sound = $state(false)
  /** From 0 to 1. */
  volume = $state(0.5)
  guided = $state(false)
  privateOpen = $state(true)

  start(): void {
    const theme = remembered('theme')
    if (theme === 'light' || theme === 'dark') this.theme = theme
    if (remembered('motion') === 'off') this.motion = 'off'
    const pace = remembered('pace')
    if (pace === 'slow' || pace === 'fast' || pace === 'at once') this.pace = pace
    this.notify = remembered('notify') === 'yes'
    this.sound = remembered('sound') === 'yes'
    const volume = Number(remembered('volume') ?? 'none')
    if (volume >= 0 && volume <= 1) this.volume = volume
    this.guided = remembered('guided') === 'yes'
    this.privateOpen = remembered('private') !== 'closed'
    this.#apply()
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    remember('theme', theme)
    this.#apply()
  }

  setMotion(motion: Motion): void {
    this.motion = motion
    remember('motion', motion)
    this.#apply()
  }

  setPace(pace: Pace): void {
    this.pace = pace
    remember('pace', pace)
  }

  setNotify(on: boolean): void {
    this.notify = on
    remember('notify', on ? 'yes' : 'no')
  }

  setSound(on: boolean): void {
    this.sound = on
    remember('sound', on ? 'yes' : 'no')
  }

  setVolume(volume: number): void {
    this.volume = volume
    remember('volume', String(volume))
  }

  setGuided(): void {
    this.guided = true
    remember('guided', 'yes')
  }

  setPrivateOpen(open: boolean): void {
    this.privateOpen = open
    remember('private', open ? 'open' : 'closed')
  }

  /** Whether things may move. */
  get moves(): boolean {
    return this.motion !== 'off' && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  #apply(): void {
    const root = document.documentElement
    if (this.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = this.theme
    if (this.motion === 'off') root.dataset.motion = 'off'
    else delete root.dataset.motion
  }
}

export const settings = new Settings()
