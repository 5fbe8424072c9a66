// Two people share one screen. What one of them keeps secret is not on it, not even hidden, while the other may be looking.

import assert from 'node:assert/strict'
import { seeded, table, until } from './table.mjs'

const scene = table()
// With this beginning, and the first answer to everything, Ada draws a secret in the first round.
const SEED = 22

/** Ada sets a table for herself and Bo, at her screen. */
async function atOneScreen(person) {
  const ada = await person('Ada')
  const { page } = ada
  await seeded(ada, SEED)
  await ada.go('/new?game=prelude')
  await page.getByRole('combobox', { name: 'Who sits at seat 2' }).selectOption({ label: 'Somebody at this screen' })
  // Guesses would name every secret there is.
  await page.getByText(/^More choices/).click()
  await page.getByRole('radio', { name: /secrets come out only by telling/i }).check()
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  // Everybody is here, so the table comes at once.
  await ada.button('Set the table').click()

  const curtain = page.getByRole('heading', { name: /^Hand the screen to / })
  const lift = (name) => page.getByRole('button', { name: `I am ${name}`, exact: true })
  const shown = (name) => page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name }).getByText(/^you$/)
  const mine = page.getByRole('group').filter({ has: page.getByText('Only you know', { exact: true }) })
  const peek = page.getByRole('button', { name: 'Peek' })
  const both = new Set()

  /** Answers whatever is asked with the first option, whoever is asked, until `enough`. */
  async function playOn(enough, most = 40) {
    for (let count = 0; !(await enough()); count += 1) {
      assert.ok(count < most, 'what is waited for does not happen')
      const { onward } = ada
      await until(
        async () =>
          (await curtain.isVisible())
          || (await onward.isVisible())
          || (await ada.options
            .first()
            .isEnabled({ timeout: 100 })
            .catch(() => false))
          || (await enough()),
        'somebody is asked',
      )
      if (await enough()) return
      if (await curtain.isVisible()) return assert.ok(await enough(), 'a curtain, and nothing is secret') // it may have fallen just now
      for (const name of ['Ada', 'Bo']) if (await shown(name).isVisible()) both.add(name)
      if (await onward.isVisible()) await onward.click()
      else await answerFirst()
    }
  }
  async function answerFirst() {
    const before = ada.replies
    const boxes = ada.asked.getByRole('checkbox')
    if ((await boxes.count()) > 0) {
      const confirm = ada.asked.getByRole('button', { name: /^(Confirm|Choose)/ })
      for (let at = 0; !(await confirm.isEnabled()); at += 1) await boxes.nth(at).check()
      await confirm.click()
    } else await ada.options.first().click()
    await until(() => ada.replies > before, 'the answer is heard')
  }
  const lines = () => ada.heard.map((text) => JSON.parse(text)).flatMap(({ update, hello }) => (update ?? hello)?.log ?? [])
  /** The first secret that somebody was told. */
  const secret = () => lines().find((line) => line.private && line.kind === 'story').text
  return { ada, page, curtain, lift, shown, mine, peek, both, playOn, answerFirst, secret }
}

scene(
  'the screen changes hands without a curtain, which falls only before what is secret; the rest is behind a peek',
  async ({ person }) => {
    const { ada, page, curtain, lift, shown, mine, peek, both, playOn, answerFirst, secret } = await atOneScreen(person)
    // Until somebody is told something alone, both have the screen in turn, and no curtain falls.
    await playOn(() => curtain.isVisible())
    assert.deepEqual([...both].sort(), ['Ada', 'Bo'], 'both were asked')

    const story = secret()
    const everything = async () => (await page.content()) + (await page.title())
    await page.getByRole('heading', { name: 'Hand the screen to Ada' }).waitFor()
    assert.ok(!(await everything()).includes(story), 'the story is on the page while the curtain hangs')
    assert.equal(await page.getByRole('region', { name: 'Story and question' }).count(), 0)

    await lift('Ada').click()
    await mine.getByText(story).waitFor()
    const name = await mine.getByRole('heading', { level: 4 }).first().innerText()
    // If what is looked for could not be found even now, not finding it later would mean nothing.
    assert.ok(name.length > 2 && (await ada.asked.innerText()).includes(name), 'she is asked about it at once')
    const keeps = async (when) => {
      const text = await everything()
      assert.ok(!text.includes(name), `the secret's name is on the page ${when}`)
      assert.ok(!text.includes(story), `the secret's story is on the page ${when}`)
    }

    await answerFirst()
    // The next time she is asked, it is about something that everybody may see.
    await playOn(
      async () =>
        (await shown('Ada').isVisible())
        && (await peek.isVisible())
        && ada.options
          .first()
          .isEnabled({ timeout: 100 })
          .catch(() => false),
    )
    await keeps('when Ada has answered')

    // Only now and then, and only for a while, she looks at it again.
    await peek.click()
    await mine.getByText(story).waitFor()
    await page.getByRole('button', { name: 'Cover it again' }).click()
    await mine.waitFor({ state: 'detached' })
    await keeps('when it is covered again')
    await peek.press('Enter')
    await mine.getByText(story).waitFor()
    await shown('Ada').waitFor()
    await answerFirst()
    await peek.or(shown('Bo')).first().waitFor()
    await keeps('after her next answer')

    await playOn(() => shown('Bo').isVisible())
    await keeps('while Bo looks')
    await ada.log()
    await keeps('when Bo has looked into the log')
    await page.reload()
    await shown('Bo').waitFor()
    await keeps('after a reload')

    // Going back by hand needs no curtain either.
    await page.getByRole('button', { name: 'Sit here as Ada' }).click()
    await shown('Ada').waitFor()
    await keeps('when Bo has gone to her seat')
    await peek.click()
    await mine.getByText(story).waitFor()

    // The replay keeps it too, at every moment, until it is asked for.
    await page.goto(`${new URL(page.url()).href}/replay`)
    const moment = page.getByRole('slider', { name: 'Moment' })
    const asked = page.getByRole('button', { name: 'Show what only Ada may see' })
    await asked.waitFor()
    const last = Number(await moment.getAttribute('max'))
    const turnTo = async (at) => {
      await moment.fill(String(at))
      await page.getByText(`${at} of ${last}`).waitFor()
      await page.locator('main[aria-busy="false"]').waitFor()
    }
    for (let at = 0; at <= last; at += 1) {
      await turnTo(at)
      await keeps(`in the replay at ${at}`)
    }
    await asked.click()
    for (let at = last; at > 0 && !(await page.getByText(story).first().isVisible()); at -= 1) await turnTo(at - 1)
    await page.getByText(story).first().waitFor()
  },
)

scene('those who keep no secrets from each other play without a curtain, until they want it back', async ({ person }) => {
  const { page, curtain, shown, mine, peek, playOn, secret } = await atOneScreen(person)
  await playOn(() => curtain.isVisible())
  const story = secret()
  await page.getByRole('button', { name: /no more curtains$/ }).click()
  const own = page.getByRole('group').filter({ has: page.getByText('Your own', { exact: true }) })
  await own.getByText(story).waitFor()

  await playOn(() => shown('Bo').isVisible())
  await page.reload()
  await shown('Bo').waitFor()
  await page.getByRole('button', { name: 'Sit here as Ada' }).click()
  await shown('Ada').waitFor()
  await own.getByText(story).waitFor()
  assert.ok(!(await peek.isVisible()), 'nothing is covered')

  await page.getByRole('button', { name: 'Cover secrets again' }).click()
  await peek.waitFor()
  assert.ok(!(await page.content()).includes(story), 'it is covered from now on')
  await page.reload()
  await page.getByRole('button', { name: 'Sit here as Ada' }).click()
  await peek.click()
  await mine.getByText(story).waitFor()
})

scene('somebody alone is offered three characters, from whom nothing is hidden', async ({ person }) => {
  const ada = await person('Ada')
  const { page } = ada
  await seeded(ada, SEED)
  await ada.go('/new?game=prelude')
  await ada.button('I play alone').click()
  assert.equal(await page.getByRole('combobox', { name: /^Who sits at seat/ }).count(), 3)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await ada.button('Set the table').click()
  const shown = new Set()
  for (let count = 0; count < 20; count += 1) {
    const { onward } = ada
    await until(
      async () =>
        (await onward.isVisible())
        || (await ada.options
          .first()
          .isEnabled({ timeout: 100 })
          .catch(() => false)),
      'somebody is asked',
    )
    for (const name of ['Ada', 'Bo', 'Mila'])
      if (await page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name }).getByText(/^you$/).isVisible())
        shown.add(name)
    if (await onward.isVisible()) await onward.click()
    else if ((await ada.asked.getByRole('checkbox').count()) > 0) break
    else {
      const before = ada.replies
      await ada.options.first().click()
      await until(() => ada.replies > before, 'the answer is heard')
    }
  }
  assert.deepEqual([...shown].sort(), ['Ada', 'Bo', 'Mila'])
  assert.equal(await page.getByRole('heading', { name: /^Hand the screen to / }).count(), 0)
  const settlement = page.getByRole('heading', { name: /^Settlement/ })
  assert.match(await settlement.first().innerText(), /\/18$/, 'a band of three builds less')
})
