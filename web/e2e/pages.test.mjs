// Every page for everybody: no serious problem that axe can find, nothing that only fits a wide screen, nothing that needs a mouse.

import assert from 'node:assert/strict'
import { look, PHONE } from './looking.mjs'
import { alone, chance, play, seeded, table, until } from './table.mjs'

const scene = table()
const closed = (person) => person.page.getByRole('dialog').waitFor({ state: 'detached' })

scene('axe finds no serious fault on the shelf, at the new table and on the way in', async ({ person }) => {
  const ada = await person('Ada')
  const faults = []
  await ada.go('/')
  await ada.page.getByRole('link', { name: 'Open a table of Prelude' }).waitFor()
  faults.push(...(await look(ada, 'the empty shelf')))

  await ada.go('/new?game=prelude')
  await ada.page.getByText(/^More choices/).click()
  faults.push(...(await look(ada, 'the new table')))
  // A name is asked for in a dialog only if no seat is one's own.
  await ada.page.getByRole('combobox', { name: 'Who sits at seat 1' }).selectOption({ label: 'A bot' })
  await ada.button('Set the table').click()
  await ada.page.getByRole('dialog', { name: 'What shall we call you?' }).waitFor()
  faults.push(...(await look(ada, 'the question for a name')))
  await ada.page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await ada.button('That is me').click()
  const link = await ada.page.getByRole('textbox', { name: 'Link for Bo' }).inputValue()
  faults.push(...(await look(ada, 'the invitations')))

  await ada.go('/')
  await ada.page.getByRole('link', { name: 'Prelude', exact: true }).last().waitFor()
  faults.push(...(await look(ada, 'the shelf')))
  await ada.button('More about Prelude').click()
  await ada.button('Delete').click()
  await ada.page.getByRole('dialog').waitFor()
  faults.push(...(await look(ada, 'the question before a table is deleted')))

  const bo = await person('Bo')
  await bo.go(new URL(link).pathname + new URL(link).hash)
  await bo.button('Come to the table').waitFor()
  faults.push(...(await look(bo, 'the invitation')))
  await bo.go('/join#short')
  await bo.page.getByText('This link is incomplete.').waitFor()
  faults.push(...(await look(bo, 'half an invitation')))
  await bo.go('/nowhere')
  await bo.page.getByRole('heading', { name: 'There is nothing here' }).waitFor()
  faults.push(...(await look(bo, 'nowhere')))
  assert.deepEqual(faults, [])
})

scene('axe finds no serious fault at the table, in its drawers and dialogs, and in the replay', async ({ person }) => {
  const ada = await person('Ada', { guided: false })
  const faults = []
  const { id } = await ada.open({
    seats: [
      { who: 'me', name: null },
      { who: 'me', name: 'Bo' },
    ],
    options: { characters: 'dealt' },
    seed: 3,
  })
  await ada.go(`/table/${id}`)
  await ada.button('To the table').click()
  await ada.stage.getByText('Ada is the').waitFor()
  faults.push(...(await look(ada, 'the arrival of dealt characters')))
  await ada.onward.click()
  await ada.page.getByRole('region', { name: 'A short guide' }).waitFor()
  faults.push(...(await look(ada, 'the guide')))
  await ada.button('Skip').click()
  faults.push(...(await look(ada, 'the table')))

  for (const [open, shown] of [
    [/^Log/, 'Log and chat'],
    [/^Rules$/, /rules/i],
  ]) {
    await ada.page.getByRole('banner').getByRole('button', { name: open }).click()
    const drawer = ada.page.getByRole('region', { name: shown })
    await drawer.waitFor()
    faults.push(...(await look(ada, String(shown))))
    await drawer.getByRole('button', { name: /^Close/ }).click()
  }
  for (const entry of ['Seats and invitations', 'Bookmarks', 'Settings', 'About and credits', 'Leave my seat']) {
    await ada.menu(entry)
    await ada.page.getByRole('dialog').waitFor()
    faults.push(...(await look(ada, entry)))
    await ada.page.keyboard.press('Escape')
    await closed(ada)
  }
  await ada.page
    .getByRole('button', { name: /read what they can do$/ })
    .first()
    .click()
  await ada.page.getByRole('dialog').waitFor()
  faults.push(...(await look(ada, 'a character')))
  await ada.page.keyboard.press('Escape')
  await closed(ada)
  await ada.page.getByRole('region', { name: 'Decks' }).getByRole('button').first().click()
  await ada.page.getByRole('dialog').waitFor()
  faults.push(...(await look(ada, 'a deck')))

  await ada.go(`/table/${id}/replay`)
  await ada.page.getByRole('slider', { name: 'Moment' }).waitFor()
  await ada.page.getByRole('region', { name: 'What happened then' }).waitFor()
  faults.push(...(await look(ada, 'the replay')))
  assert.deepEqual(faults, [])
})

scene('axe finds no serious fault in the middle of a story, and at its end', async ({ person }) => {
  const ada = await person('Ada')
  const faults = []
  const { id } = await ada.open({ seats: [{ who: 'me', name: null }], seed: 5 })
  await ada.sit(id)
  const pick = chance(5)
  await play([ada], pick, () => ada.stage.getByRole('heading', { level: 2 }).first().isVisible())
  await ada.stage.getByRole('heading', { level: 2 }).first().waitFor()
  faults.push(...(await look(ada, 'an event')))
  await play([ada], pick)
  await ada.turnTo(ada.story.getByRole('heading', { name: 'The end' }))
  faults.push(...(await look(ada, 'the end')))
  assert.deepEqual(faults, [])
})

scene('on a phone a table is played by tapping', async ({ person }) => {
  const ada = await person('Ada', { viewport: PHONE, hasTouch: true, isMobile: true, deviceScaleFactor: 2 })
  const { id } = await ada.open({ seats: [{ who: 'me', name: null }], seed: 8 })
  await ada.sit(id)
  // Whoever chooses a character sees its face.
  await ada.options.first().locator('svg').first().waitFor()
  const have = ada.page.getByRole('list', { name: 'What you have' })
  let had = false
  // A click reaches only what nothing else lies upon, so this also says that the page leaves the board its place.
  const answers = await play([ada], chance(8), async (count) => {
    had ||= await have.isVisible()
    return count >= 12
  })
  assert.ok(answers >= 12, 'this beginning lasts twelve answers')
  assert.ok(had, 'what one has stands above the question')
})

scene('a table with a bot is set and played by keyboard alone', async ({ person }) => {
  const ada = await person('Ada', { guided: false })
  const { page } = ada
  const press = (key) => page.keyboard.press(key)
  const has = (part) => part.evaluate((node) => node === document.activeElement).catch(() => false)

  /** Tab by tab, as somebody without a mouse gets there; what has the focus can be seen to have it. */
  async function reach(part, back = false) {
    await part.waitFor()
    for (let steps = 0; !(await has(part)); steps += 1) {
      assert.ok(steps < 120, `no way by Tab to ${part}`)
      await press(back ? 'Shift+Tab' : 'Tab')
    }
    const seen = await part.evaluate((node) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || node instanceof SVGElement
    })
    assert.ok(seen, `the focus on ${part} cannot be seen`)
  }

  await seeded(ada, 11)
  await ada.go('/')
  await reach(page.getByRole('link', { name: 'Open a table of Prelude' }))
  await press('Enter')
  const second = page.getByRole('combobox', { name: 'Who sits at seat 2' })
  await reach(second)
  await page.keyboard.type('A bot')
  assert.equal(await second.inputValue(), 'bot')
  await reach(page.getByRole('textbox', { name: 'Your name' }), true)
  await page.keyboard.type('Ada')
  await reach(ada.button('Set the table'))
  await press('Enter')
  // The page for newcomers, and the one that the game opens with.
  for (const onward of ['To the table', 'Go on']) {
    await ada.button(onward).waitFor()
    await reach(ada.button(onward))
    await press('Enter')
  }
  await page.getByRole('region', { name: 'A short guide' }).waitFor()
  for (let step = 1; step <= 5; step += 1) {
    await page.getByText(`${step} of 5`).waitFor()
    await press('Enter')
  }
  await page.getByRole('region', { name: 'A short guide' }).waitFor({ state: 'detached' })

  const done = { board: 0, list: 0, number: 0 }
  for (let count = 0; count < 6; count += 1) {
    await until(() => ada.mustAnswer, 'Ada is asked')
    await ada.answering(async ({ options, pick }) => {
      const [lone] = alone(options)
      if (pick.max > 1 || pick.min === 0) {
        for (let one = 1; one <= pick.min; one += 1) await press(String(one))
        await reach(ada.asked.getByRole('button', { name: /^Confirm/ }))
        await press('Enter')
      } else if (lone && done.board === 0) {
        await reach(page.getByRole('group', { name: /^The region/ }).getByRole('button', { name: lone.label }), true)
        await press('Enter')
        done.board += 1
      } else if (done.list <= done.number) {
        await reach(ada.options.first())
        await press('Enter')
        done.list += 1
      } else {
        await press('1')
        done.number += 1
      }
    })
  }
  assert.ok(done.board > 0 && done.list > 0 && done.number > 0, `every way was used: ${JSON.stringify(done)}`)
})
