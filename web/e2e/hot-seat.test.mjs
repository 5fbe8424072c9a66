// Two people share one screen. What one of them keeps secret is not on it, not even hidden, while the other looks.

import assert from 'node:assert/strict'
import { seeded, table, until } from './table.mjs'

const scene = table()
// With this beginning, and the first answer to everything, Ada draws a secret in the first round.
const SEED = 22

scene('a curtain falls between two people at one screen as soon as one of them keeps a secret', async ({ person }) => {
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

  const curtain = (name) => page.getByRole('heading', { name: `Hand the screen to ${name}` })
  const lift = (name) => page.getByRole('button', { name: `I am ${name}`, exact: true })
  const shown = (name) => page.getByRole('region', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name }).getByText(/^you$/)
  const mine = page.getByRole('group').filter({ has: page.getByText('Only you know', { exact: true }) })

  /** Answers whatever is asked with the first option, whoever is asked, until `enough`. */
  async function playOn(enough, most = 40) {
    for (let count = 0; !(await enough()); count += 1) {
      assert.ok(count < most, 'what is waited for does not happen')
      const any = page.getByRole('button', { name: /^I am / })
      await until(async () => (await any.isVisible()) || (await ada.options.first().isEnabled({ timeout: 100 }).catch(() => false)) || (await enough()), 'somebody is asked')
      if (await enough()) return
      if (await any.isVisible()) await any.click()
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

  // Nobody had this screen before, so it asks who looks; from then on it changes hands by itself while nothing is secret.
  await playOn(() => mine.isVisible())
  await shown('Ada').waitFor()
  const name = await mine.getByRole('heading', { level: 4 }).first().innerText()
  const story = await mine.getByRole('article').first().getByRole('paragraph').first().innerText()
  assert.ok(name.length > 2 && story.length > 10)

  const everything = async () => (await page.content()) + (await page.title())
  // If what is looked for could not be found even now, not finding it later would mean nothing.
  assert.ok((await everything()).includes(name) && (await everything()).includes(story))
  const keeps = async (when) => {
    const text = await everything()
    assert.ok(!text.includes(name), `the secret's name is on the page ${when}`)
    assert.ok(!text.includes(story), `the secret's story is on the page ${when}`)
  }

  await playOn(() => curtain('Bo').isVisible())
  await keeps('while the curtain hangs')
  assert.equal(await page.getByRole('region', { name: 'Story and question' }).count(), 0)
  await lift('Bo').click()
  await shown('Bo').waitFor()
  await keeps('while Bo looks')
  await ada.log()
  await keeps('when Bo has looked into the log')
  await page.reload()
  await shown('Bo').waitFor()
  await keeps('after a reload')

  // Going back by hand draws the curtain as well, and then it is Ada's secret again.
  await page.getByRole('button', { name: 'Sit here as Ada' }).click()
  await curtain('Ada').waitFor()
  await keeps('before Ada has said that it is her')
  await lift('Ada').click()
  await shown('Ada').waitFor()
  await mine.getByText(story).waitFor()
})
