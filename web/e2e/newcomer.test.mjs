// Somebody who has never seen a game: the page before it, the book's first page, the guide, and the notes to the first decisions.

import assert from 'node:assert/strict'
import { look } from './looking.mjs'
import { table, until } from './table.mjs'

const scene = table()
const note = (person) => person.page.getByRole('complementary', { name: 'A note to your first game' })

scene('a first game begins with its page and its prologue, and comments on the first decisions', async ({ person }) => {
  const ada = await person('Ada', { guided: false })
  const faults = []
  await ada.go('/new?game=prelude')
  await ada.page.getByRole('checkbox', { name: /^Play it as a lesson/ }).waitFor()
  assert.ok(await ada.page.getByRole('checkbox', { name: /^Play it as a lesson/ }).isChecked(), 'whoever never played is taught')
  await ada.page.getByRole('textbox', { name: 'Your name at seat 1' }).fill('Ada')
  await ada.page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption({ label: 'A careless bot' })
  await ada.button('Set the table').click()

  const primer = ada.page.getByRole('dialog', { name: 'Prelude' })
  for (const heading of ['What you want', 'How you get it', 'How it ends']) await primer.getByRole('heading', { name: heading }).waitFor()
  faults.push(...(await look(ada, 'the page before the first move')))
  await primer.getByRole('button', { name: 'To the table' }).click()

  await ada.stage.getByRole('heading', { level: 2, name: /^(Grassland|Forest|Mountains)$/ }).waitFor()
  faults.push(...(await look(ada, 'the prologue')))
  await ada.onward.click()
  await ada.page.getByRole('region', { name: 'A short guide' }).waitFor()
  await ada.button('Skip').click()

  await note(ada)
    .getByText(/^Half of your character/)
    .waitFor()
  faults.push(...(await look(ada, 'a note')))
  await ada.page.reload()
  // Nothing was answered: the prologue is there again, and so is the note; the page before the game is not.
  await ada.onward.click()
  await note(ada)
    .getByText(/^Half of your character/)
    .waitFor()
  assert.equal(await primer.count(), 0, 'the page is shown once')
  await note(ada).getByRole('button', { name: 'Close this note' }).click()
  await note(ada).waitFor({ state: 'detached' })
  await ada.answer()
  await until(() => ada.mustAnswer && /^Where/.test(ada.question.prompt), 'Ada is asked where to go')
  await note(ada)
    .getByText(/^You begin with three resources/)
    .waitFor()
  await ada.page.locator('[data-target="zone/gather"][data-pointed]').first().waitFor()
  await note(ada).getByRole('button', { name: 'No more lessons' }).click()
  await note(ada).waitFor({ state: 'detached' })

  await ada.menu('How it goes')
  await primer.getByRole('button', { name: 'Back to the table' }).click()
  await primer.waitFor({ state: 'detached' })
  await ada.go('/new?game=prelude')
  await ada.page.getByRole('checkbox', { name: /^Play it as a lesson/ }).waitFor()
  assert.ok(!(await ada.page.getByRole('checkbox', { name: /^Play it as a lesson/ }).isChecked()), 'it is not offered again by itself')
  assert.deepEqual(faults, [])
})

scene('an invitation says who invites to what, and that it was used', async ({ person }) => {
  const [ada, bo, cy] = [await person('Ada'), await person('Bo'), await person('Cy')]
  const { invitations } = await ada.open({
    title: 'Tuesday',
    seats: [
      { who: 'me', name: null },
      { who: 'open', name: 'Bo' },
      { who: 'open', name: 'Cy' },
    ],
  })
  const [link] = invitations.map(({ key }) => `/join#${key}`)
  await bo.go(link)
  await bo.page.getByRole('heading', { name: 'Ada invites you' }).waitFor()
  await bo.page.getByText('To play Prelude, at the table “Tuesday”.').waitFor()
  await bo.page.getByText('At the table: Ada. One more seat is open.').waitFor()
  await bo.page.getByRole('textbox', { name: 'Your name' }).fill('Bo')
  await bo.button('Come to the table').click()
  // The name is asked for in a form, too; at the table, the seat is taken.
  await bo.page.waitForURL(/\/table\//)
  await bo.turnTo(bo.asked.first())
  cy.excused = /404/
  await cy.go(link)
  await cy.page.getByRole('heading', { name: 'This invitation is no longer good' }).waitFor()
  assert.deepEqual(await look(cy, 'an invitation that was used'), [])
})

scene('what was chosen for a new table stays chosen, however slowly things come', async ({ person }) => {
  const ada = await person('Ada')
  const { page } = ada
  let asked = 0
  await page.route('**/api/games', async (route) => {
    asked += 1
    // A second answer would come while somebody fills in the form.
    if (asked > 1) await new Promise((go) => setTimeout(go, 1500))
    await route.continue()
  })
  await ada.go('/new?game=prelude')
  const chair = page.getByRole('combobox', { name: 'Who sits at seat 2' })
  await chair.selectOption({ label: 'Somebody at this screen' })
  await page.waitForTimeout(2500)
  assert.equal(await chair.inputValue(), 'screen')
  assert.equal(asked, 1, 'the games are asked for once')
})

scene('a new table offers the options of its mode only', async ({ person }) => {
  const ada = await person('Ada')
  const { id, modes, options } = (await ada.call('GET', '/games')).find((game) => game.options.some((option) => option.modes.length > 0))
  await ada.go(`/new?game=${id}`)
  for (const mode of modes) {
    await ada.page.getByRole('combobox', { name: 'Mode' }).selectOption(mode.id)
    const offered = options.filter((option) => option.modes.length === 0 || option.modes.includes(mode.id))
    await until(
      async () =>
        (await ada.page.locator('input[type=radio]').evaluateAll((all) => new Set(all.map(({ name }) => name)).size)) === offered.length,
      `${mode.id} has ${offered.length} options`,
    )
    const shown = await ada.page.locator('input[type=radio]').evaluateAll((all) => [...new Set(all.map(({ name }) => name))])
    assert.deepEqual(
      shown,
      offered.map(({ key }) => `option-${key}`),
      mode.id,
    )
  }
})
