// Handling the map of Near and Far: it is zoomed and moved by wheel, buttons, keys, mouse and fingers; its names hide nothing.

import assert from 'node:assert/strict'
import { PHONE, WIDE } from './looking.mjs'
import { table, until } from './table.mjs'

const scene = table()
const SEED = 4

const atlas = ({ page }) => page.getByRole('group', { name: /^The map: / })
/** What the window shows of the page: x, y, width, height. */
const shown = async (person) => (await atlas(person).getAttribute('viewBox')).split(' ').map(Number)
const middleOf = async (part) => {
  const { x, y, width, height } = await part.boundingBox()
  return { x: x + width / 2, y: y + height / 2 }
}
const space = (person, key) => atlas(person).locator(`g.space[data-target="${key}"] .disc`)

async function sit(person, seats, more = {}) {
  const { id } = await person.open({ game: 'near-and-far', mode: 'first', seats, seed: SEED, ...more })
  await person.sit(id)
  await atlas(person).waitFor()
  return id
}
const withBot = [
  { who: 'me', name: null },
  { who: 'bot', name: 'Eskil' },
]

scene('the map comes nearer and moves by wheel, buttons, keys and mouse', async ({ person }) => {
  const ada = await person('Ada', { viewport: WIDE })
  const { page } = ada
  await sit(ada, withBot)
  const whole = await shown(ada)
  const [nearer, further, all] = ['Zoom in', 'Zoom out', 'Whole map'].map((name) => page.getByRole('button', { name, exact: true }))
  const showsAll = () => until(async () => String(await shown(ada)) === String(whole), 'the whole map is shown')
  assert.ok(await further.isDisabled())
  assert.equal(await all.count(), 0)

  // By the wheel, towards what lies under the mouse: that stays where it is.
  const gate = space(ada, 'space/echo-gate')
  const before = await middleOf(gate)
  await page.mouse.move(before.x, before.y)
  await page.mouse.wheel(0, -400)
  await until(async () => (await shown(ada))[2] < whole[2] * 0.7, 'the wheel brings the map nearer')
  const after = await middleOf(gate)
  assert.ok(
    Math.hypot(after.x - before.x, after.y - before.y) < 3,
    `what lies under the mouse went from ${JSON.stringify(before)} to ${JSON.stringify(after)}`,
  )
  await page.mouse.wheel(0, 2000)
  await showsAll()

  await nearer.click()
  const [, , close] = await shown(ada)
  assert.ok(Math.abs(whole[2] / close - 1.5) < 0.02)
  for (let n = 0; n < 6 && (await nearer.isEnabled()); n += 1) await nearer.click()
  assert.ok(await nearer.isDisabled(), 'it comes only so near')
  assert.ok(Math.abs(whole[2] / (await shown(ada))[2] - 4) < 0.02)
  await further.click()
  assert.ok((await shown(ada))[2] > whole[2] / 4)
  await all.click()
  await showsAll()

  await atlas(ada).focus()
  await page.keyboard.press('ArrowRight')
  assert.deepEqual(await shown(ada), whole, 'what is whole does not move')
  await page.keyboard.press('+')
  const [x, y, width] = await shown(ada)
  await page.keyboard.press('ArrowRight')
  assert.ok((await shown(ada))[0] > x + 0.1 * width)
  await page.keyboard.press('ArrowUp')
  assert.ok((await shown(ada))[1] < y)
  await page.keyboard.press('-')
  await page.keyboard.press('0')
  await showsAll()

  // Pulled by the mouse it goes along.
  await nearer.click()
  await nearer.click()
  const from = await middleOf(atlas(ada))
  const was = await shown(ada)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 60, from.y + 40, { steps: 6 })
  await page.mouse.up()
  const now = await shown(ada)
  const pixel = was[2] / (await atlas(ada).boundingBox()).width
  assert.ok(
    Math.abs(was[0] - now[0] - 60 * pixel) < 8 * pixel && Math.abs(was[1] - now[1] - 40 * pixel) < 8 * pixel,
    `pulled by 60 and 40, it went from ${was} to ${now}`,
  )
})

scene('a pull that ends on a space chooses nothing; a click there does', async ({ person }) => {
  const ada = await person('Ada', { viewport: WIDE })
  const { page } = ada
  await sit(ada, withBot)
  const goes = () => ada.mustAnswer && ada.question.options.filter(({ target }) => target?.startsWith('space/'))
  for (let count = 0; !goes()?.length; count += 1) {
    assert.ok(count < 200, 'there is never a way to go')
    await until(() => ada.mustAnswer, 'Ada is asked')
    if (goes()?.length) break
    await ada.answering(async (question) => {
      const { pick } = question
      // She leaves town at the first chance.
      if (pick.max === 1 && pick.min === 1)
        return ada.options
          .nth(
            Math.max(
              0,
              question.options.findIndex(({ key }) => key === 'adventure'),
            ),
          )
          .click()
      for (let n = 0; n < pick.min; n += 1) await ada.options.nth(n).check()
      await ada.asked.getByRole('button', { name: /^Confirm/ }).click()
    })
  }
  await ada.asked.getByText(ada.question.prompt, { exact: true }).waitFor()
  const [{ target }] = goes()
  const { seq } = ada
  const part = atlas(ada).locator(`[data-target="${target}"][role="button"]`)
  const first = await middleOf(part)
  await page.mouse.move(first.x, first.y)
  await page.mouse.wheel(0, -300)
  await page.getByRole('button', { name: 'Whole map', exact: true }).waitFor()
  const at = await middleOf(part)
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 12, at.y + 9, { steps: 4 })
  await page.mouse.up()
  const then = await middleOf(part)
  assert.ok(then.x > at.x + 5, 'the map came along')
  await page.waitForTimeout(300)
  assert.equal(ada.seq, seq, 'a pull chose something')
  await page.getByRole('button', { name: 'Whole map', exact: true }).click()
  await part.click()
  await until(() => ada.seq > seq, 'a click chooses')
})

scene('two fingers bring the map nearer, one moves it', async ({ person }) => {
  const ada = await person('Ada', { viewport: PHONE, hasTouch: true, isMobile: true })
  await sit(ada, withBot)
  const whole = await shown(ada)
  const hand = await ada.context.newCDPSession(ada.page)
  const { x, y } = await middleOf(atlas(ada))
  const touch = (type, ...points) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })) })
  await touch('touchStart', [-30, 0], [30, 0])
  for (let apart = 36; apart <= 60; apart += 6) await touch('touchMove', [-apart, 0], [apart, 0])
  await touch('touchEnd')
  const near = await shown(ada)
  assert.ok(Math.abs(whole[2] / near[2] - 2) < 0.25, `twice as far apart, but ${whole[2]} became ${near[2]}`)
  await touch('touchStart', [0, 0])
  for (let pulled = 10; pulled <= 50; pulled += 10) await touch('touchMove', [pulled, 0])
  await touch('touchEnd')
  const moved = await shown(ada)
  assert.ok(moved[0] < near[0] - 20 && moved[2] === near[2], `one finger took it from ${near} to ${moved}`)
})

scene('the names on all eleven maps hide neither spaces nor marks nor one another', async ({ person }) => {
  const ada = await person('Ada', { viewport: WIDE })
  const faults = []
  for (let map = 1; map <= 11; map += 1) {
    await sit(ada, withBot, { mode: 'arcade', options: { map: String(map) } })
    for (const size of [WIDE, PHONE]) {
      await ada.page.setViewportSize(size)
      await ada.page.evaluate(() => document.fonts.ready)
      await ada.page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))))
      const found = await atlas(ada).evaluate((svg) => {
        const rect = (part) => part.getBoundingClientRect()
        const page = rect(svg)
        const names = [...svg.querySelectorAll('.names text')].map((text) => ({ name: text.textContent, box: rect(text) }))
        // The line's box is higher than its letters.
        const letters = ({ left, right, top, bottom, height }) => ({ left, right, top: top + height * 0.2, bottom: bottom - height * 0.15 })
        const things = [...svg.querySelectorAll('.space .disc, .on-path .badge')].map((part) => ({
          what: part.closest('[data-target], [aria-label]').getAttribute('data-target') ?? 'a mark',
          box: rect(part),
        }))
        const shared = (a, b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        const said = []
        names.forEach(({ name, box }, n) => {
          for (const thing of things) if (shared(letters(box), thing.box)) said.push(`${name} over ${thing.what}`)
          for (const other of names.slice(n + 1)) if (shared(letters(box), letters(other.box))) said.push(`${name} over ${other.name}`)
          if (box.left < page.left || box.right > page.right) said.push(`${name} is cut off`)
        })
        return { count: names.length, said }
      })
      assert.ok(found.count >= 6, `map ${map} has names`)
      faults.push(...found.said.map((what) => `map ${map}, ${size.width}: ${what}`))
    }
    await ada.page.setViewportSize(WIDE)
  }
  assert.deepEqual(faults, [])
})
