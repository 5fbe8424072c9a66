// A campaign of Sleeping Gods: somebody plays from setup through turns with a story and a combat by clicking, in the list and on the
// board, leaves, comes back, and goes on; and again from a save. The boards are looked at by axe on the way.

import assert from 'node:assert/strict'
import { PHONE, look } from './looking.mjs'
import { chance, table, until } from './table.mjs'

const scene = table()
const SEED = 5
const MOST = 400

/** Parts of the board that were clicked, by what they are. */
const clicked = { list: 0, room: 0, region: 0, location: 0, ship: 0, enemy: 0, square: 0, crew: 0 }

/** How much somebody who wants to see everything would like an option. */
function worth({ key, label }) {
  const [kind, what] = key.split('/')
  if (/Combat with/.test(label)) return 60
  switch (kind) {
    case 'explore':
      return 50
    case 'attack':
      return 40
    case 'end':
      return 1
    case 'travel':
      return 20
    case 'skip':
    case 'market':
    case 'port':
      return 2
    case 'region':
      return what.includes('/') ? 5 : 10
    case 'sail':
      return 1
    default:
      return 8
  }
}

/** Answers one question with what is liked best, more or less. */
const answer = (person, any) =>
  person.answerOnBoard(({ options }) => {
    const own = options.map((option, at) => ({ ...option, at })).filter(({ aside }) => !aside)
    return own.reduce((best, one) => (worth(one) + any(100) / 100 > worth(best) + 0.5 ? one : best)).at
  }, clicked)

scene(
  'somebody plays turns with a story and a combat, leaves, comes back and goes on',
  async ({ person }) => {
    const ada = await person('Ada')
    const { id } = await ada.open({ game: 'sleeping-gods', mode: 'normal', seats: [{ who: 'me', name: null }], seed: SEED })
    await ada.sit(id)
    const any = chance(SEED)
    const seen = new Set()
    const faults = []
    const once = async (name, act) => {
      if (seen.has(name)) return
      seen.add(name)
      await act()
    }
    for (let count = 0; !(seen.has('fought') && seen.has('third turn')); count += 1) {
      assert.ok(count < MOST, `after ${MOST} answers there was only: ${[...seen].join(', ')}`)
      await until(() => ada.mustAnswer, 'Ada is asked')
      const { options } = ada.question
      const offers = (kind) => options.some(({ key }) => key.startsWith(kind))
      if (offers('room/') || options.some(({ target }) => target?.startsWith('room/')))
        await once('room', async () => faults.push(...(await look(ada, 'the chart'))))
      if (offers('choice/')) await once('story', async () => faults.push(...(await look(ada, 'a story'))))
      if (options.some(({ target }) => target?.startsWith('square/')))
        await once('squares', async () => faults.push(...(await look(ada, 'a combat'))))
      if (seen.has('squares') && !offers('attack/') && !offers('enemy/') && offers('travel')) seen.add('fought')
      if (/turn [3-9]/i.test((await ada.heading.textContent()) ?? '')) seen.add('third turn')
      if (count % 20 === 19) await ada.page.setViewportSize(count % 40 === 19 ? PHONE : { width: 1280, height: 800 })
      await answer(ada, any)
    }
    assert.deepEqual(faults, [])
    for (const what of ['room', 'story', 'squares']) assert.ok(seen.has(what), `there was no ${what} to look at`)
    assert.ok(
      clicked.square + clicked.enemy > 0 && clicked.location + clicked.region + clicked.room > 0,
      `the board was played on: ${JSON.stringify(clicked)}`,
    )

    // She comes back, and everything is as it was.
    await until(() => ada.mustAnswer, 'Ada is asked')
    const asked = ada.question
    await ada.page.reload()
    await ada.turnTo(ada.asked.getByText(asked.prompt, { exact: true }))
    assert.deepEqual(ada.question, asked)
    await answer(ada, any)
    // The same from the save that she downloads.
    const save = await ada.call('GET', `/tables/${id}/save`)
    const before = ada.question
    const again = await ada.call('POST', '/saves', { save, title: null })
    await ada.sit(again.id)
    await until(() => ada.mustAnswer, 'Ada is asked at the other table')
    assert.deepEqual(ada.question.options, before.options)
    await answer(ada, any)
  },
  1_800_000,
)
