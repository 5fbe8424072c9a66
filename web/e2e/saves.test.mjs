// A table can be downloaded as a file, opened again from the shelf, and replayed.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bare, play, table, until } from './table.mjs'

const scene = table()
const first = () => 0

async function solo(person, seed) {
  const ada = await person('Ada')
  const { id } = await ada.open({ title: 'Alone', seats: [{ who: 'me', name: null }], seed })
  await ada.sit(id)
  return { ada, id }
}

scene('a save of a table goes on from the shelf where it was', async ({ person }) => {
  const { ada, id } = await solo(person, 2)
  const folder = mkdtempSync(join(tmpdir(), 'fireside-save-'))
  try {
    await play([ada], first, (count) => count >= 5)
    const { question } = ada
    const heading = await ada.heading.textContent()

    const coming = ada.page.waitForEvent('download')
    await ada.menu('Download a save')
    const download = await coming
    assert.equal(download.suggestedFilename(), 'Alone.fireside.json')
    const file = join(folder, download.suggestedFilename())
    await download.saveAs(file)
    JSON.parse(readFileSync(file, 'utf8'))

    await ada.go('/')
    await ada.page.getByLabel('A file that was downloaded from a table').setInputFiles(file)
    await ada.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(id))
    await ada.asked.getByText(question.prompt, { exact: true }).waitFor()
    assert.deepEqual(ada.question.options, question.options)
    // The table opened from a file is called like the game, unless it is given a name.
    assert.equal((await ada.heading.textContent()).split(': ')[1].split(' · ').at(-1), heading.split(' · ').at(-1))
    await play([ada], first, (count) => count >= 3)

    await ada.go('/')
    const tables = ada.page.getByRole('region', { name: 'Your tables' })
    await until(async () => (await tables.getByRole('article').count()) === 2, 'both tables are on the shelf')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

scene('a file that is not a save is refused with a message', async ({ person }) => {
  const ada = await person('Ada')
  await ada.call('POST', '/me', { name: 'Ada' })
  await ada.go('/')
  const field = ada.page.getByLabel('A file that was downloaded from a table')
  await field.setInputFiles({ name: 'torn.json', mimeType: 'application/json', buffer: Buffer.from('{"half":') })
  await ada.page.getByText('This file is not a save: it cannot be read.').waitFor()
  // A refusal is also a line in the browser's console, written by the browser itself.
  ada.excused = /status of 4\d\d/
  await field.setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"recipe":"soup"}') })
  await until(async () => (await ada.page.getByRole('status').getByRole('button').count()) === 2, 'the refusal is shown')
  assert.equal(new URL(ada.page.url()).pathname, '/')
})

scene('the replay shows every moment from the first on', async ({ person }) => {
  const { ada, id } = await solo(person, 2)
  const round = async () => Number(/Round (\d+)/.exec(await ada.heading.textContent())?.[1] ?? 0)
  await play([ada], first, async () => (await round()) >= 3)
  const now = await round()
  assert.ok(now >= 3, 'this beginning lasts three rounds')

  await ada.menu('Replay')
  const { page } = ada
  const slider = page.getByRole('slider', { name: 'Moment' })
  const then = page.getByRole('region', { name: 'What happened then' })
  await then.getByText(/Before the first round/).waitFor()
  const last = Number(await slider.getAttribute('max'))
  assert.ok(last > 5)

  await slider.press('End')
  await then.getByText(`Round ${now}`).first().waitFor()
  await page.getByText(`${last} of ${last}`).waitFor()
  // Every round that was played can be found again, in order.
  const rounds = []
  for (let at = last; at >= 0; at -= 1) {
    await slider.fill(String(at))
    await page.getByText(`${at} of ${last}`, { exact: true }).waitFor()
    const { view, log } = await ada.call('GET', `/tables/${id}/replay/${at}?seat=0`)
    await then
      .getByText(view.round > 0 ? `Round ${view.round}` : 'Before the first round')
      .first()
      .waitFor()
    // Paragraphs stand below each other, whatever is between them in the text.
    const said = (texts) => bare(texts.join()).replaceAll(' ', '')
    if (log.length > 0)
      await until(
        async () => said(await then.getByRole('listitem').allTextContents()) === said(log.map(({ title, text }) => (title ?? '') + text)),
        `what happened at ${at} is told`,
      )
    rounds.push(view.round)
  }
  assert.deepEqual([...new Set(rounds)], [3, 2, 1, 0])

  await page.getByRole('button', { name: 'One step forward' }).click()
  await page.getByText(`1 of ${last}`, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'To the table' }).click()
  await page.waitForURL(`**/table/${id}`)
  await ada.asked.waitFor()
})
