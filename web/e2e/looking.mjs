// Looks at a page as it is: what axe reports, and whether it fits a wide screen and a phone.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
export const WIDE = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Colours fade into one another; halfway through they mean nothing. */
const settled = (page) =>
  page.evaluate(async () => {
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** What axe reports about the page as it is, and whether it has to be scrolled sideways. */
export async function look(person, where) {
  const { page } = person
  const faults = []
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
      // Behind a dialog nothing can be reached, and the page itself is looked at elsewhere.
      const { violations } = await page.evaluate(() =>
        window.axe.run(document.querySelector('dialog[open]') ?? document, { resultTypes: ['violations'] }),
      )
      for (const { id, impact, help, nodes } of violations) {
        if (impact === 'serious' || impact === 'critical')
          faults.push(
            `${where}, ${size.width}, ${colorScheme}: ${id} (${help}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          )
      }
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    if (over > 0) faults.push(`${where}, ${size.width}: ${over} px too wide`)
  }
  await page.setViewportSize(WIDE)
  return faults
}
