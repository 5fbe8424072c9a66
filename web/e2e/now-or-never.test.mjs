// Now or Never: a season against a bot, played in the list and on the table itself, with the pages of the board looked at by axe on the
// way; a whole game alone, from the first card to the final scoring; and a chapter of the campaign, until the next one has begun.

import assert from 'node:assert/strict'
import { look } from './looking.mjs'
import { chance, table, until } from './table.mjs'

const scene = table()
const MOST = 600

/** How much somebody who wants to see everything would like an option. */
function worth({ key, label }) {
  const [kind] = key.split('/')
  if (key === 'game/stop') return 99 // one game is enough
  if (/none$|\/stop$/.test(key)) return 1
  if (kind === 'pay' || kind === 'hire') return /build/.test(label) ? 45 : 14
  return (
    {
      tile: 50,
      fight: 40,
      hero: 30,
      round: 30,
      visit: 25,
      boost: 20,
      search: 18,
      stop: 16,
      recruit: 8,
      rest: 6,
      retreat: 2,
      nothing: 1,
      pass: 1,
    }[kind] ?? 10
  )
}
const own = ({ options }) => options.map((option, at) => ({ ...option, at })).filter(({ aside }) => !aside)
/** What is liked best, more or less. */
const best = (question, any) =>
  own(question)
    .map((option) => ({ ...option, much: worth(option) + any(100) / 12 }))
    .reduce((a, b) => (b.much > a.much ? b : a))

/** Answers by a click on the part of the table that stands for one option alone, now and then, and otherwise in the list. `clicked`
 * counts both. */
async function answer(person, any, clicked) {
  await person.answering(async (question) => {
    const { options, pick } = question
    if (pick.max > 1 || pick.min === 0) {
      for (let n = 0; n < pick.min; n += 1) await person.options.nth(n).check()
      return person.asked.getByRole('button', { name: /^Confirm/ }).click()
    }
    const { at, target } = best(question, any)
    const alone = target && options.filter((option) => option.target === target).length === 1
    const part = person.page.locator('main').locator(`[data-target="${target}"]:is(button, [role="button"])`)
    const kind = target?.includes('/') ? target.split('/')[0] : 'card'
    if (alone && (clicked[kind] ?? 0) <= clicked.list && (await part.count()) === 1 && (await part.isVisible())) {
      clicked[kind] = (clicked[kind] ?? 0) + 1
      return part.click()
    }
    clicked.list += 1
    await person.options.nth(at).click()
  })
}

scene(
  'somebody plays a season against a bot, on the board and in the list',
  async ({ person }) => {
    const ada = await person('Ada', { viewport: { width: 1440, height: 900 } })
    const { id } = await ada.open({
      game: 'now-or-never',
      mode: 'standard',
      seats: [
        { who: 'me', name: null },
        { who: 'bot', name: null },
      ],
      seed: 5,
    })
    await ada.sit(id)
    const any = chance(5)
    const clicked = { list: 0 }
    const [seen, faults] = [new Set(), []]
    const once = async (name, act) => {
      if (seen.has(name)) return
      seen.add(name)
      await act()
    }
    const page = (name) => ada.page.getByRole('tab', { name })
    for (let count = 0; ; count += 1) {
      assert.ok(count < MOST, `season 2 has not begun after ${MOST} answers`)
      await until(() => ada.mustAnswer, 'Ada is asked')
      await ada.turnTo(() => ada.question && ada.asked.getByText(ada.question.prompt, { exact: true }))
      if (/Season 2/.test((await ada.heading.textContent()) ?? '')) break
      const offers = (kind) => ada.question.options.some(({ key }) => key.startsWith(kind))
      if (offers('hero/')) {
        await once('turn', async () => {
          assert.equal(await page('Map').getAttribute('aria-selected'), 'true', 'the map lies open when a turn is chosen')
          faults.push(...(await look(ada, 'a turn')))
          // The others are beside it, and a press makes one of them large.
          await ada.page.getByRole('button', { name: 'Show the town' }).click()
          assert.equal(await page('Town').getAttribute('aria-selected'), 'true')
          faults.push(...(await look(ada, 'the town')))
          // The town of the other player can be looked at.
          await ada.page.getByRole('group', { name: 'Whose town' }).getByRole('button').nth(1).click()
          await ada.page.getByRole('button', { name: 'Show the season' }).click()
          assert.equal(await page('Season').getAttribute('aria-selected'), 'true')
          faults.push(...(await look(ada, 'the season')))
          await page('Map').click()
          await ada.page.getByRole('button', { name: 'See the whole board of Ada' }).click()
          faults.push(...(await look(ada, 'a hero board')))
          await ada.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
        })
      }
      if (offers('space/')) await once('move', async () => faults.push(...(await look(ada, 'a move'))))
      if (offers('tile/') && ada.question.options.length > 2) {
        await once('build', async () =>
          assert.equal(await page('Town').getAttribute('aria-selected'), 'true', 'the town lies open when something is built'),
        )
      }
      if (offers('round') || offers('enough')) {
        await once('combat', async () => {
          await ada.page.getByRole('region', { name: 'Combat' }).waitFor()
          faults.push(...(await look(ada, 'a combat')))
        })
      }
      await answer(ada, any, clicked)
    }
    assert.deepEqual(faults, [])
    for (const what of ['turn', 'move', 'build', 'combat']) assert.ok(seen.has(what), `there was no ${what} to look at`)
    for (const kind of ['card', 'action', 'space']) assert.ok(clicked[kind] > 0, `the table was played on: ${JSON.stringify(clicked)}`)

    // She comes back, and everything is as it was.
    const asked = ada.question
    await ada.page.reload()
    await ada.turnTo(() => ada.question && ada.asked.getByText(asked.prompt, { exact: true }))
    assert.deepEqual(ada.question, asked)
  },
  1_200_000,
)

scene(
  'somebody plays a whole game alone, and sees what it was worth',
  async ({ person }) => {
    const ada = await person('Ada', { viewport: { width: 1440, height: 900 } })
    const { id } = await ada.open({ game: 'now-or-never', mode: 'solo', seats: [{ who: 'me', name: null }], seed: 3 })
    await ada.sit(id)
    const any = chance(3)
    const clicked = { list: 0 }
    let answers = 0
    for (; ; answers += 1) {
      assert.ok(answers < MOST, `the game goes on after ${MOST} answers`)
      if ((await until(() => (ada.now?.outcome ? 'over' : ada.mustAnswer && 'asked'), 'Ada is asked, or the game is over')) === 'over')
        break
      await answer(ada, any, clicked)
    }
    const { scores, rounds } = ada.now.outcome
    assert.equal(rounds, 6)
    await ada.turnTo(ada.page.getByRole('heading', { name: 'Final scoring' }))
    const sum = ada.page.getByRole('row', { name: /^Points/ })
    assert.equal(await sum.getByRole('cell').textContent(), String(scores[0]))
    assert.equal(await ada.page.getByRole('tab', { name: 'Scores' }).getAttribute('aria-selected'), 'true')
    assert.deepEqual(await look(ada, 'the scores'), [])
  },
  1_200_000,
)

scene(
  'somebody plays a chapter of the campaign, and the next one waits for them',
  async ({ person }) => {
    const ada = await person('Ada', { viewport: { width: 1440, height: 900 } })
    const { id } = await ada.open({ game: 'now-or-never', mode: 'story', seats: [{ who: 'me', name: null }], seed: 3 })
    await ada.sit(id)
    const any = chance(3)
    const clicked = { list: 0 }
    const chapters = []
    for (let answers = 0; chapters.length < 2; answers += 1) {
      assert.ok(answers < MOST, `chapter 2 has not begun after ${MOST} answers`)
      await until(() => ada.mustAnswer, 'Ada is asked')
      await ada.turnTo(() => ada.question && ada.asked.getByText(ada.question.prompt, { exact: true }))
      const [, chapter] = /Season 1 of 6 · (Chapter \d.*)/.exec((await ada.heading.textContent()) ?? '') ?? []
      if (chapter && !chapters.includes(chapter)) chapters.push(chapter)
      if (ada.question.options.some(({ key }) => key === 'chapter/next')) assert.deepEqual(await look(ada, 'the end of a chapter'), [])
      if (chapters.length < 2) await answer(ada, any, clicked)
    }
    assert.deepEqual(chapters, ['Chapter 1: Mud', 'Chapter 2: Paper'])

    // Another day.
    const asked = ada.question
    await ada.page.reload()
    await ada.turnTo(() => ada.question && ada.asked.getByText(asked.prompt, { exact: true }))
    assert.match(await ada.heading.textContent(), /Chapter 2: Paper/)
  },
  1_200_000,
)
