// Somebody goes away and comes back: the table offers to tell what the others did meanwhile, and nothing else. Whoever stays away is stood
// in for.

import assert from 'node:assert/strict'
import { table, until } from './table.mjs'

const scene = table()

scene('whoever comes back reads what happened since, or has it told', async ({ person }) => {
  const ada = await person('Ada', { reducedMotion: 'no-preference' })
  const bo = await person('Bo')
  const { page } = ada
  await page.addInitScript(() => localStorage.setItem('fireside.pace', 'slow'))
  const { id, invitations } = await ada.open({
    seats: [
      { who: 'me', name: null },
      { who: 'open', name: 'Bo' },
    ],
    seed: 22,
  })
  await bo.join(invitations.find(({ seat }) => seat === 1).key)
  await ada.sit(id)
  const offer = page.getByRole('button', { name: /^What happened/ })
  const account = page.getByRole('dialog', { name: /^What happened/ })
  /** Both play until only Bo is asked. */
  async function untilAdaWaits() {
    while (ada.mustAnswer || !bo.mustAnswer) {
      const next = await until(() => [ada, bo].find((one) => one.mustAnswer), 'somebody is asked')
      await next.answer()
    }
  }
  await untilAdaWaits()
  // Nothing has happened while nobody looked.
  await page.reload()
  await ada.waiting.first().waitFor()
  assert.equal(await offer.count(), 0)

  const seen = ada.seq
  await page.goto(`${ada.server.url}/`)
  await bo.answer()
  // What comes and goes is added up; the rest is told in the words of the log.
  const said = () =>
    bo.heard
      .flatMap((text) => JSON.parse(text).update?.log ?? [])
      .find(({ seq, by, kind }) => seq > seen && by === 1 && (kind === 'words' || kind === 'move'))
  const missed = (await until(said, 'Bo has done something')).text
  await ada.sit(id)
  await offer.click()
  await account.getByText(missed, { exact: true }).waitFor()

  // A line is told for a moment only, which a busy machine may miss: everything that was shown is kept.
  await page.evaluate(() => {
    const shown = (window.shown = new Set())
    const note = () => document.querySelectorAll('.teller *').forEach(({ textContent }) => shown.add(textContent.trim()))
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await account.getByRole('button', { name: 'Tell it' }).click()
  await until(() => page.evaluate((text) => window.shown.has(text), missed), 'it is told')
  // It has been seen now.
  await page.reload()
  await ada.asked.or(ada.waiting).first().waitFor()
  assert.equal(await offer.count(), 0)
})

scene('whoever keeps the table waiting for too long can be stood in for', async ({ person }) => {
  const ada = await person('Ada')
  const bo = await person('Bo')
  const { id, invitations } = await ada.open({
    seats: [
      { who: 'me', name: null },
      { who: 'open', name: 'Bo' },
    ],
    seed: 22,
    wait: 1,
  })
  await bo.join(invitations.find(({ seat }) => seat === 1).key)
  await ada.sit(id)
  while (ada.mustAnswer || !bo.mustAnswer) {
    const next = await until(() => [ada, bo].find((one) => one.mustAnswer), 'somebody is asked')
    await next.answer()
  }
  const offer = ada.page.getByRole('button', { name: 'Let a bot stand in' })
  await offer.click({ timeout: 5 * 60_000 })
  const seats = ada.page.getByRole('dialog', { name: 'Seats and invitations' })
  await seats.getByRole('button', { name: 'Let a bot stand in for Bo' }).click()
  await seats.getByText('away; a bot stands in').waitFor()
})
