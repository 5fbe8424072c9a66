// Makes the pictures of the README: the shelf, a table in the middle of a story, a map with the ways over it.

import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chance, launch, Person, play, Server } from './table.mjs'

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
// A table that has something to show: a story on the page, things built, an event on the rim.
const SEED = 23
const ROUND = 2
// A journey that soon has far to go.
const ROAD = 7
const WAYS = 4
const MOST = 300_000

const server = await Server.start()
const browser = await launch()
try {
  mkdirSync(folder, { recursive: true })
  const dark = { colorScheme: 'dark', viewport: { width: 1280, height: 800 } }
  const [ada, bo, mila] = await Promise.all(['Ada', 'Bo', 'Mila'].map((name) => Person.come(name, browser, server, dark)))
  const { page } = ada
  const take = async (name, { page } = ada) => {
    await page.mouse.move(0, 0)
    await page.evaluate(() => document.fonts.ready)
    const picture = await page.screenshot({ type: 'jpeg', quality: 88 })
    assert.ok(picture.length < MOST, `${name}.jpg is too large: ${picture.length} bytes`)
    writeFileSync(`${folder}${name}.jpg`, picture)
    console.log(`${name}.jpg ${Math.round(picture.length / 1000)} kB`)
  }

  const friend = (name) => ({ who: 'open', name })
  const me = { who: 'me', name: null }
  await ada.open({ title: 'Sunday evenings', seats: [me, { who: 'bot', name: 'Eskil' }], seed: 2 })
  const { id, invitations } = await ada.open({ title: 'The long road', seats: [me, friend('Bo'), friend('Mila')], seed: SEED })
  await ada.sit(id)
  await bo.join(invitations[0].key)
  await mila.join(invitations[1].key)
  const round = async () => Number(/Round (\d+)/.exec(await ada.heading.textContent())?.[1] ?? 0)
  const telling = ada.stage.getByRole('heading', { level: 2 }).first()
  await play([ada, bo, mila], chance(SEED), async () => (await round()) >= ROUND && ada.mustAnswer && (await telling.isVisible()))
  await take('table')
  await ada.go('/')
  await page
    .getByRole('link', { name: /The long road/ })
    .first()
    .waitFor()
  await page.setViewportSize({ width: 1280, height: 880 })
  await take('shelf')

  const walker = await Person.come('Ada', browser, server, dark)
  const road = await walker.open({ game: 'near-and-far', mode: 'first', seats: [me, { who: 'bot', name: 'Bo' }], seed: ROAD })
  await walker.sit(road.id)
  await play([walker], chance(ROAD), () => (walker.question?.routes?.length ?? 0) >= WAYS)
  await take('map', walker)
} finally {
  await browser.close()
  await server.remove()
}
