// A First Adventure of Near and Far: two people, one of them on a phone, click their way from the first question to the final scoring,
// in the list and on the board, and both views of the board are looked at by axe on the way.

import assert from 'node:assert/strict'
import { clicker } from './clicker.mjs'
import { PHONE, look } from './looking.mjs'
import { chance, table, together, until } from './table.mjs'

const scene = table()
const SEED = 4
const MOST = 600

const tab = ({ page }, name) => page.getByRole('tab', { name })

/** Parts of the board that were clicked, by what they are. */
const clicked = { list: 0, space: 0, building: 0, mine: 0, card: 0 }

scene(
  'two people play a First Adventure to the final scoring by clicking',
  async ({ person }) => {
    // Bo plays on a phone.
    const [ada, bo] = [await person('Ada'), await person('Bo', { viewport: PHONE, hasTouch: true })]
    const { id, invitations } = await ada.open({
      game: 'near-and-far',
      mode: 'first',
      seats: [
        { who: 'me', name: null },
        { who: 'open', name: 'Bo' },
      ],
      seed: SEED,
    })
    await ada.sit(id)
    await bo.join(invitations[0].key)
    const minds = new Map([ada, bo].map((one, n) => [one, clicker(chance(SEED + n))]))
    const seen = new Map()
    const faults = []
    const once = async (name, act) => {
      if (seen.has(name)) return
      seen.set(name, true)
      await act()
    }

    for (let count = 0; ; count += 1) {
      await together(ada, bo)
      const next = await until(() => (ada.now.outcome ? 'over' : [ada, bo].find((one) => one.mustAnswer)), 'somebody is asked')
      if (next === 'over') break
      assert.ok(count < MOST, `the game goes on after ${MOST} answers`)
      const { options, prompt } = next.question
      const offers = (kind) => options.some(({ target }) => target?.startsWith(kind))

      // The board opens by itself where the options are.
      if (offers('building/')) await once('town', async () => tab(next, /^Town/).and(next.page.locator('[aria-selected="true"]')).waitFor())
      if (offers('space/')) await once('map', async () => tab(next, /^Map/).and(next.page.locator('[aria-selected="true"]')).waitFor())
      if (/Keep one artifact/.test(prompt))
        await once('draft', async () => next.story.getByRole('heading', { name: 'The cards in front of you' }).waitFor())
      if (next === ada && offers('space/') && count > 60) {
        await once('axe', async () => {
          faults.push(...(await look(ada, 'the map')))
          await tab(ada, /^Town/).click()
          await ada.page.getByRole('region', { name: /^The street/ }).waitFor()
          faults.push(...(await look(ada, 'the town')))
          await ada.button(/^Ada.*whole player board/).click()
          await ada.page.getByRole('dialog', { name: 'The board of Ada' }).waitFor()
          faults.push(...(await look(ada, 'the player board')))
          await ada.page.keyboard.press('Escape')
          await ada.page.getByRole('dialog').waitFor({ state: 'detached' })
          await tab(ada, /^Map/).click()
        })
      }
      if (options.some(({ key }) => key.startsWith('choice/'))) {
        await once('quest', async () => {
          await next.stage.getByRole('heading', { level: 2 }).first().waitFor()
          faults.push(...(await look(next, 'the stage')))
        })
      }
      await next.answerOnBoard(minds.get(next), clicked, (target) => (target.includes('/') ? target.split('/')[0] : 'card'))
    }

    const { outcome } = ada.now
    for (const one of [ada, bo]) {
      await one.turnTo(one.story.getByRole('heading', { name: 'The end' }))
      const scores = one.page.getByRole('region', { name: 'Final scoring' })
      const rows = await scores
        .getByRole('row')
        .evaluateAll((all) =>
          all
            .slice(1)
            .map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-').replace('+', '')))),
        )
      const totals = rows.pop()
      assert.deepEqual(totals, outcome.scores, 'the table ends with what the game says')
      assert.deepEqual(
        totals,
        totals.map((_, n) => rows.reduce((sum, row) => sum + row[n], 0)),
        'the lines add up',
      )
    }
    faults.push(...(await look(ada, 'the scores')))
    assert.deepEqual(faults, [])
    for (const what of ['town', 'map', 'draft', 'quest', 'axe']) assert.ok(seen.has(what), `there was no ${what} to look at`)
    assert.ok(clicked.space > 5 && clicked.building > 5, `the board was played on: ${JSON.stringify(clicked)}`)
  },
  1_800_000,
)
