// How smoothly a turn is told on a phone with a slow processor.

import { Person, until } from './table.mjs'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' }
export const SLOWED = 4
/** Frames that are counted in each game. */
const FRAMES = 600

/** Notes how long each frame took while something was being told. */
function watch() {
  window.frames = []
  let last = 0
  const frame = (now) => {
    if (document.querySelector('.caption, .tray, .flight') && last) window.frames.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}

const part = (sorted, share) => sorted[Math.floor(sorted.length * share)]

/** Two bots play while somebody watches: the median frame and the slowest of a hundred, in milliseconds. */
export async function frames(browser, server, game, mode) {
  const ada = await Person.come('Ada', browser, server, PHONE)
  await ada.context.addInitScript(watch)
  const { id } = await ada.open({
    game,
    mode,
    seats: [
      { who: 'bot', name: 'Bo' },
      { who: 'bot', name: 'Cy' },
    ],
    seed: 7,
  })
  const wire = await ada.context.newCDPSession(ada.page)
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await ada.go(`/table/${id}`)
  await until(() => ada.page.evaluate((most) => window.frames.length > most, FRAMES), `${FRAMES} frames were drawn`, 300_000)
  const sorted = (await ada.page.evaluate(() => window.frames)).toSorted((a, b) => a - b)
  await ada.context.close()
  return { median: part(sorted, 0.5), slow: part(sorted, 0.95), late: sorted.filter((ms) => ms > 34).length / sorted.length }
}
