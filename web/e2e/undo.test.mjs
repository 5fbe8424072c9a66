// Undo and redo; what others have seen is undone only if they agree. Bookmarks.

import assert from 'node:assert/strict'
import { play, table, together, until } from './table.mjs'

const scene = table()
const first = () => 0

async function two(person, seed) {
  const [ada, bo] = [await person('Ada'), await person('Bo')]
  const { id, invitations } = await ada.open({
    title: 'Second thoughts',
    seats: [
      { who: 'me', name: null },
      { who: 'open', name: 'Bo' },
    ],
    seed,
  })
  await ada.sit(id)
  await bo.join(invitations[0].key)
  await together(ada, bo)
  return { ada, bo, id }
}

const undo = (person) => person.page.getByRole('button', { name: 'Undo', exact: true })
const ask = (person) => person.button('Ask to undo')
const redo = (person) => person.button('Redo')
const proposal = (person) => person.page.getByRole('alert', { name: 'A proposal' })
const lines = (person) => person.heard.map((text) => JSON.parse(text)).flatMap(({ hello, update }) => (hello ?? update)?.log ?? [])
/** How often the table page tells a story. */
async function tellings({ page }, text) {
  const plain = (words) => words.replaceAll(/\s+/g, ' ')
  return plain(await page.getByRole('main').innerText()).split(plain(text).slice(0, 60)).length - 1
}
const shows = (person, prompt) => person.asked.getByText(prompt, { exact: true }).waitFor()

scene('the last answer is taken back at once while nobody is concerned, and redone', async ({ person }) => {
  const { ada, bo } = await two(person, 4)
  const { prompt, options } = ada.question
  await ada.answer(first)
  await ada.waiting.waitFor()
  await undo(ada).click()
  await shows(ada, prompt)
  assert.deepEqual(ada.question.options, options)
  assert.equal(await proposal(bo).count(), 0, 'Bo is not bothered')

  await redo(ada).click()
  await ada.waiting.waitFor()
  assert.equal(ada.mustAnswer, false)
  await until(() => redo(ada).isDisabled(), 'there is nothing left to redo')
})

scene('what others have seen is taken back only if they agree', async ({ person }) => {
  const { ada, bo } = await two(person, 4)
  await play([ada, bo], first, () => ada.now.undo === 'ask')
  const before = { log: await ada.log(), prompt: ada.question?.prompt, round: await ada.heading.textContent() }

  // Withdrawn, and then declined: everything stays as it is.
  await ask(ada).click()
  await proposal(bo)
    .getByText(/^Ada asks the table: take back (Ada|Bo)'s last move\./)
    .waitFor()
  await proposal(ada)
    .getByText(/^You ask the table: .* Waiting for Bo\.$/)
    .waitFor()
  assert.deepEqual(await proposal(ada).getByRole('button').allTextContents(), ['Withdraw'], 'Ada has agreed by asking')
  await proposal(ada).getByRole('button', { name: 'Withdraw' }).click()
  await proposal(ada).waitFor({ state: 'detached' })
  await proposal(bo).waitFor({ state: 'detached' })
  await ask(ada).click()
  await proposal(bo).waitFor()
  await proposal(bo).getByRole('button', { name: 'Decline' }).click()
  await proposal(bo).waitFor({ state: 'detached' })
  await proposal(ada).waitFor({ state: 'detached' })
  await ada.page.getByText('Bo would rather not take it back.', { exact: true }).waitFor()
  assert.equal(await bo.page.getByText('would rather not').count(), 0, 'Bo knows')
  assert.equal(ada.question?.prompt, before.prompt)
  assert.equal(await ada.heading.textContent(), before.round)
  assert.equal(ada.now.redo, false)

  // Whoever was declined waits a minute. Bo has thought better of it: the last answer is gone, and can be given again.
  await ask(ada).click()
  await ada.page.getByText(/wait a minute before you ask again/).waitFor()
  await ask(bo).click()
  await proposal(ada).getByRole('button', { name: 'Agree' }).click()
  await proposal(bo).waitFor({ state: 'detached' })
  // Only the player who gave the answer can redo it.
  const whose = await until(() => [ada, bo].find(({ now }) => now.redo), 'the move is taken back')
  await together(ada, bo)
  assert.deepEqual(
    [ada, bo].filter(({ now }) => now.redo),
    [whose],
  )
  assert.notDeepEqual(await ada.log(), before.log, 'the log tells of it')
  await redo(whose).click()
  await until(() => ada.question?.prompt === before.prompt && !whose.now.redo, 'everything is as before')
  await until(async () => (await ada.heading.textContent()) === before.round, 'it is the same round')
  await play([ada, bo], first, (count) => count >= 3)
})

scene('a story that was taken back is no longer told, and told once when it is redone', async ({ person }) => {
  const ada = await person('Ada')
  const { id } = await ada.open({ seats: [{ who: 'me', name: null }], seed: 4 })
  await ada.sit(id)
  const outcomes = () => lines(ada).filter(({ kind, outcome, seq }) => kind === 'story' && outcome && seq === ada.seq)
  await play([ada], first, () => outcomes().length > 0)
  const { text, seq } = outcomes().at(-1)
  const gone = lines(ada).filter((line) => line.seq === seq && line.kind !== 'table').length
  await until(async () => (await tellings(ada, text)) === 1, 'the page tells the story')

  await undo(ada).click()
  await until(async () => (await tellings(ada, text)) === 0, 'the page no longer tells it')
  await ada.button(/^Log/).click()
  const log = ada.page.getByRole('list', { name: 'What happened, oldest first' })
  const summary = log.getByText(gone === 1 ? '1 line was taken back' : `${gone} lines were taken back`, { exact: true })
  const line = log.getByText(text.slice(0, 40)).first()
  await summary.waitFor()
  assert.equal(await line.isVisible(), false, 'what was taken back is folded away')
  await summary.focus()
  await ada.page.keyboard.press('Enter')
  await line.waitFor()
  assert.match(await line.evaluate((part) => getComputedStyle(part.closest('li')).textDecorationLine), /line-through/)
  await ada.button('Close Log and chat').click()

  await redo(ada).click()
  await until(async () => (await tellings(ada, text)) === 1, 'the page tells it once again')
  assert.equal(outcomes().at(-1).text, text)
})

scene('a second click on Undo undoes once more', async ({ person }) => {
  const ada = await person('Ada')
  const { id } = await ada.open({ seats: [{ who: 'me', name: null }], seed: 4 })
  await ada.sit(id)
  await play([ada], first, (count) => count >= 3)
  const { seq } = ada
  const { x, y, width, height } = await undo(ada).boundingBox()
  for (const at of [1, 2]) {
    await ada.page.mouse.click(x + width / 2, y + height / 2)
    await until(() => ada.seq === seq + at, 'the table goes back')
    await until(() => undo(ada).isEnabled(), 'the button is free again')
  }
  assert.deepEqual(
    lines(ada)
      .filter((line) => line.back !== undefined)
      .map(({ back }) => back),
    [seq - 1, seq - 2],
  )
})

scene('a bookmark is a place to go back to together, and to go on from at another table', async ({ person }) => {
  const { ada, bo, id } = await two(person, 4)
  await play([ada, bo], first, (count) => count >= 4)
  const marked = { ada: ada.question, bo: bo.question, heading: await ada.heading.textContent() }

  await ada.menu('Bookmarks')
  const dialog = ada.page.getByRole('dialog', { name: 'Bookmarks' })
  await dialog.getByRole('textbox', { name: 'Bookmark this moment' }).fill('Before the storm')
  await dialog.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await dialog.getByText('Before the storm', { exact: true }).first().waitFor()
  await ada.page.keyboard.press('Escape')
  await play([ada, bo], first, (count) => count >= 4)

  await ada.menu('Bookmarks')
  await dialog.getByRole('button', { name: 'Go back to Before the storm' }).click()
  await proposal(bo).getByRole('button', { name: 'Agree' }).click()
  await proposal(bo).waitFor({ state: 'detached' })
  const asked = (person) => person.question && [person.question.prompt, person.question.options]
  const then = (question) => question && [question.prompt, question.options]
  await until(
    () => ada.now.proposal === null && JSON.stringify([asked(ada), asked(bo)]) === JSON.stringify([then(marked.ada), then(marked.bo)]),
    'both are asked what they were asked then',
  )
  await until(async () => (await ada.heading.textContent()) === marked.heading, 'it is the same round')
  await play([ada, bo], first, (count) => count >= 2)
  const { seq } = bo
  const before = await bo.call('GET', `/tables/${id}`)

  await ada.menu('Bookmarks')
  await dialog.getByRole('button', { name: 'True copy from Before the storm' }).click()
  await ada.page.getByText('The others are asked.').waitFor()
  await ada.page.keyboard.press('Escape')
  await proposal(bo).getByText('make a true copy from the bookmark').waitFor()
  await proposal(bo).getByRole('button', { name: 'Agree' }).click()
  await until(() => ada.now.copy === 'Before the storm', 'she may make a copy')
  await ada.menu('Bookmarks')
  await dialog.getByRole('button', { name: 'Open the copy from Before the storm' }).click()
  await ada.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(id))
  await ada.heading.filter({ hasText: 'Second thoughts: Before the storm' }).waitFor({ state: 'attached' })
  await until(() => ada.table?.id !== id, 'the new table is live')
  assert.deepEqual(asked(ada), then(marked.ada))
  const after = await bo.call('GET', `/tables/${id}`)
  assert.deepEqual([after.seq, after.waiting], [seq + 2, before.waiting], 'the old table is left as it was, but for two lines of its log')

  const copy = ada.table.id
  await ada.menu('Bookmarks')
  await dialog.getByRole('textbox', { name: 'Bookmark this moment' }).fill('A fork')
  await dialog.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await dialog.getByRole('button', { name: 'What if? From A fork' }).click()
  await ada.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.includes(copy))
  await until(() => ada.table?.id !== copy && ada.table?.seats[1].kind === 'bot', 'a table of her own, where a bot plays for the other')
})
