// What a table fetches after its first look: there when the connection is lost, and fetched again when it was lost too early.

import assert from 'node:assert/strict'
import { CUT, table } from './table.mjs'

const scene = table()
const sleepingGods = { game: 'sleeping-gods', mode: 'normal', seats: [{ who: 'me', name: null }] }

scene('the rest of a table has come before it is wanted', async ({ person }) => {
  const ada = await person('Ada')
  ada.excused = CUT
  const { id } = await ada.open(sleepingGods)
  const rest = ada.page.waitForResponse(/assets\/things-/)
  await ada.sit(id)
  await rest
  await ada.page.waitForLoadState('networkidle')

  await ada.context.setOffline(true)
  await ada.page.getByRole('tab', { name: 'Locker' }).click()
  await ada.page.getByRole('region', { name: 'Locker' }).waitFor()
  await ada.button('Log').click()
  await ada.page.getByRole('region', { name: 'Log and chat' }).waitFor()
})

scene('what could not be fetched is fetched later, with its styles', async ({ person }) => {
  const ada = await person('Ada')
  ada.excused = /net::ERR_|Unable to preload/
  const { id } = await ada.open(sleepingGods)
  await ada.page.route(/assets\/later-/, (route) => route.abort())
  await ada.sit(id)
  await ada.button('Log').click()
  await ada.page.getByText('Something could not be fetched.').waitFor()

  await ada.page.unroute(/assets\/later-/)
  const drawer = ada.page.getByRole('region', { name: 'Log and chat' })
  await drawer.waitFor()
  assert.equal(await drawer.evaluate((one) => getComputedStyle(one).position), 'fixed')
})
