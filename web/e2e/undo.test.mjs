// Undo and redo; what others have seen is undone only if they agree. Bookmarks.

import assert from 'node:assert/strict'
import { play, table, together, until } from './table.mjs'

const scene = table()
const first = () => 0

async function two(person, seed) {
  const [ada, bo] = [await person('Ada'), await person('Bo')]
  const { id, invitations } = await ada.open({ title: 'Second thoughts', seats: [{ who: 'me', name: null }, { who: 'open', name: 'Bo' }], seed })
  await ada.sit(id)
  await bo.join(invitations[0].key)
  await together(ada, bo)
  return { ada, bo, id }
}

const undo = (person) => person.page.getByRole('button', { name: 'Undo', exact: true })
const ask = (person) => person.button('Ask to undo')
const redo = (person) => person.button('Redo')
const proposal = (person) => person.page.getByRole('alert', { name: 'A proposal' })
const shows = (person, prompt) => person.asked.getByText(prompt, { exact: true }).waitFor()

scene('the last answer is taken back at once while nobody is concerned, and brought back', async ({ person }) => {
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
  await redo(ada).waitFor({ state: 'detached' })
})

scene('what others have seen is taken back only if they agree', async ({ person }) => {
  const { ada, bo } = await two(person, 4)
  await play([ada, bo], first, () => ada.now.undo === 'ask')
  const before = { log: await ada.log(), prompt: ada.question?.prompt, round: await ada.heading.textContent() }

  // Declined: everything stays as it is.
  await ask(ada).click()
  await proposal(bo).getByText(/^Ada asks the table: /).waitFor()
  await proposal(ada).getByText(/Waiting for Bo\.$/).waitFor()
  assert.equal(await proposal(ada).getByRole('button').count(), 0, 'Ada has agreed by asking')
  await proposal(bo).getByRole('button', { name: 'Decline' }).click()
  await proposal(bo).waitFor({ state: 'detached' })
  await proposal(ada).waitFor({ state: 'detached' })
  assert.equal(ada.question?.prompt, before.prompt)
  assert.equal(await ada.heading.textContent(), before.round)
  assert.equal(ada.now.redo, false)

  // Agreed: the last answer is gone, and can be given again.
  await ask(ada).click()
  await proposal(bo).getByRole('button', { name: 'Agree' }).click()
  await proposal(ada).waitFor({ state: 'detached' })
  // Only the player who gave the answer can redo it.
  const whose = await until(() => [ada, bo].find(({ now }) => now.redo), 'the move is taken back')
  await together(ada, bo)
  assert.deepEqual([ada, bo].filter(({ now }) => now.redo), [whose])
  assert.notDeepEqual(await ada.log(), before.log, 'the log tells of it')
  await redo(whose).click()
  await until(() => ada.question?.prompt === before.prompt && !whose.now.redo, 'everything is as before')
  await until(async () => (await ada.heading.textContent()) === before.round, 'it is the same round')
  await play([ada, bo], first, (count) => count >= 3)
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
  await until(() => ada.now.proposal === null && JSON.stringify([asked(ada), asked(bo)]) === JSON.stringify([then(marked.ada), then(marked.bo)]), 'both are asked what they were asked then')
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
