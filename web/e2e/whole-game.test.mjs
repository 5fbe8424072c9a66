// Two people in two browsers play a whole game by clicking, and a third watches. One of them loses the connection for a
// while, and the server is killed and started again; nothing of it may be lost.

import assert from 'node:assert/strict'
import { chance, CUT, play, seeded, table, together, until } from './table.mjs'

const scene = table()
// A game that lasts long enough for everything below and not much longer.
const SEED = 7

async function openByForm(ada) {
  await seeded(ada, SEED)
  await ada.go('/')
  await ada.page.getByRole('link', { name: 'Open a table of Prelude' }).click()
  await ada.page.getByRole('textbox', { name: 'Name of the table' }).fill('The long road')
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill(ada.name)
  await ada.button('Set the table').click()
  const link = await ada.page.getByRole('textbox', { name: 'Link for Bo' }).inputValue()
  await ada.page.getByRole('link', { name: 'Go to the table' }).click()
  await ada.heading.filter({ hasText: 'The long road' }).waitFor({ state: 'attached' })
  return link
}

async function followLink(person, link, asks) {
  await person.go(new URL(link).pathname + new URL(link).hash)
  if (asks) await person.page.getByRole('textbox', { name: 'Your name' }).fill(person.name)
  await person.button('Come to the table').click()
  await person.heading.filter({ hasText: 'The long road' }).waitFor({ state: 'attached' })
  assert.doesNotMatch(person.page.url(), /#/, 'the key does not stay in the address')
}

async function watchLink(ada) {
  await ada.menu('Seats and invitations')
  await ada.button(/watch/i).click()
  const link = await ada.page.getByRole('textbox', { name: /^Link for .*watch/ }).inputValue()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  return link
}

/** All pages show the same round of the same table. */
async function sameHeading(...people) {
  await together(...people)
  await until(
    async () => new Set(await Promise.all(people.map(({ heading }) => heading.textContent()))).size === 1,
    'all see the same round',
  )
}

scene(
  'two people play to the end by clicking, through a lost connection and a killed server, and a third watches',
  async ({ person, server }) => {
    const [ada, bo, cleo] = [await person('Ada'), await person('Bo', { wired: true }), await person('Cleo')]
    for (const one of [ada, bo, cleo]) one.excused = CUT

    const link = await openByForm(ada)
    await followLink(bo, link, true)
    await followLink(cleo, await watchLink(ada), true)
    const all = [ada, bo, cleo]
    await sameHeading(...all)
    assert.equal(cleo.seat, null, 'a watcher has no seat')
    assert.equal(await cleo.asked.count(), 0, 'a watcher is asked nothing')

    const pick = chance(SEED)
    await play(all, pick, (count) => count >= 8 && ada.mustAnswer)

    // Bo is cut off while Ada plays on as far as she can.
    const missing = bo.seq
    await bo.wire.cut(bo)
    await bo.page.getByText('Connection lost, trying again…').waitFor()
    await play([ada, cleo], pick, (count) => count > 0 && !ada.mustAnswer)
    assert.equal(bo.seq, missing, 'Bo hears nothing meanwhile')
    assert.ok(ada.seq > missing, 'Ada has played on')
    await bo.wire.mend(bo)
    await bo.page.getByText('Connection lost, trying again…').waitFor({ state: 'detached' })
    await sameHeading(...all)
    await play(all, pick, (count) => count >= 8)

    // The server dies without warning and comes back with everything that had happened.
    const { seq } = ada
    const logs = await Promise.all(all.map((one) => one.log()))
    await server.kill()
    await Promise.all(all.map(({ page }) => page.getByText('Connection lost, trying again…').waitFor()))
    await server.start()
    await Promise.all(all.map(({ page }) => page.getByText('Connection lost, trying again…').waitFor({ state: 'detached' })))
    await sameHeading(...all)
    assert.deepEqual(
      all.map((one) => one.seq),
      [seq, seq, seq],
      'nothing that had happened is lost, and nothing is added',
    )
    assert.deepEqual(await Promise.all(all.map((one) => one.log())), logs, 'the log goes on where it was')
    // A fresh page is told the same story as one that was there all the time.
    await bo.page.reload()
    await sameHeading(...all)
    assert.deepEqual(await bo.log(), logs[1])

    await play(all, pick)
    const { outcome } = ada.now
    for (const one of all) {
      await one.turnTo(one.story.getByRole('heading', { name: 'The end' }))
      await one.story.getByText(outcome.text).first().waitFor()
      await until(async () => (await one.page.title()).startsWith(outcome.text), 'the title says how it ended')
    }
    assert.ok(ada.seq > seq)
  },
)
