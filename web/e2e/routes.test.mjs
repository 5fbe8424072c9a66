// Routes on the map of Near and Far: every space within reach is lit, and one click walks there, from the board or from the page.

import assert from 'node:assert/strict'
import { clicker } from './clicker.mjs'
import { chance, table, until } from './table.mjs'

const scene = table()
const SEED = 4

const space = ({ page }, key) => page.locator(`.press[data-target="${key}"]`)
const placeOf = (person) => {
  const moved = person.heard
    .flatMap((text) => JSON.parse(text).update?.log ?? [])
    .findLast((line) => line.kind === 'move' && line.piece === `seat/${person.seat}`)
  return moved?.path.at(-1)
}

/** Plays on until the journey can lead three spaces far along open paths; gives that route. */
async function far(person, mind, steps, most = 400) {
  for (let count = 0; count < most; count += 1) {
    await until(() => person.mustAnswer, 'I am asked')
    const route = person.question.routes?.find(({ answers, stop }) => answers.length === steps && !stop)
    if (route) return route
    await person.answering(async (question) => {
      for (let n = 0; n < (question.pick.max > 1 ? question.pick.min : 0); n += 1) await person.options.nth(n).check()
      if (question.pick.max > 1 || question.pick.min === 0) await person.asked.getByRole('button', { name: /^Confirm/ }).click()
      else await person.options.nth(mind(question)).click()
    })
  }
  assert.fail(`no route of ${steps} steps in ${most} answers`)
}

scene('one click on the map walks three spaces, and so does one on the page by keyboard', async ({ person }) => {
  const ada = await person('Ada')
  const { id } = await ada.open({
    game: 'near-and-far',
    mode: 'first',
    seats: [
      { who: 'me', name: null },
      { who: 'random-bot', name: 'Eskil' },
    ],
    seed: SEED,
  })
  // A bot that thinks might win before the way is long enough, and how well it thinks depends on the machine.
  await ada.sit(id)
  const mind = clicker(chance(SEED))

  const route = await far(ada, mind, 3)
  await ada.turnTo(ada.asked.getByText(ada.question.prompt, { exact: true }))
  const part = space(ada, route.target)
  assert.equal(await part.getAttribute('role'), 'button')
  const says = route.detail ? `${route.label} (${route.detail})` : route.label
  assert.ok((await part.getAttribute('aria-label')).endsWith(says), 'it says what the way costs')
  const near = ada.question.options.map(({ target }) => target)
  assert.ok(!near.includes(route.target), 'one step does not reach it')
  const before = ada.replies
  await part.click()
  await until(() => ada.replies === before + 3 || placeOf(ada) === route.target, 'three answers are given')
  assert.equal(placeOf(ada), route.target)

  const next = await far(ada, mind, 2)
  await ada.turnTo(ada.asked.getByText(ada.question.prompt, { exact: true }))
  const fold = ada.asked.locator('summary', { hasText: 'Farther' })
  await fold.focus()
  await ada.page.keyboard.press('Enter')
  const button = ada.asked.locator(`[data-route="${next.target}"]`)
  await button.focus()
  await ada.page.keyboard.press('Enter')
  await until(() => placeOf(ada) === next.target, 'the walk ends where it should')
  assert.equal(ada.refusals, 0)
})
