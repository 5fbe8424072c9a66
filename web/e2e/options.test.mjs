// What may be done at any time stands apart from what is asked, and what is sure to lose the game is asked twice.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { binary, table, until } from './table.mjs'

const scene = table()

const character = (past, gift, tokens, more) => ({
  past,
  gift,
  tokens,
  resources: 3,
  artifacts: [],
  secrets: [],
  zone: null,
  guarded: [false, false],
  guessed: false,
  ...more,
})

/** A table that begins in the middle of things: Ada's, with a bot on the other seat. */
async function midway(person, state, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'fireside-scenario-'))
  try {
    const file = join(folder, 'scenario.json')
    writeFileSync(file, JSON.stringify({ state: { round: 2, ...state } }))
    const args = ['stdio', 'prelude', '--players', '2', '--seat-names', 'Ada,Bo', '--bots', '1:random', '--seed', '1', '--from', file]
    const { stdout, stderr } = spawnSync(binary(), args, { input: '{"save":{}}\n', encoding: 'utf8' })
    const saved = stdout.split('\n').find((line) => line.startsWith('{"save"'))
    assert.ok(saved, `there is no save: ${stderr}`)
    const ada = await person('Ada', settings)
    await ada.call('POST', '/me', { name: 'Ada' })
    await ada.sit((await ada.call('POST', '/saves', { save: JSON.parse(saved).save })).id)
    return ada
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

scene('what may be done at any time stands below the question, and is numbered on', async ({ person }) => {
  const ada = await midway(person, {
    phase: 'prep',
    characters: [
      character('soldier', 'seer', [3, 3, 1, 2, 2, 2], { secrets: [{ card: 'crumb' }] }),
      character('farmer', 'woken', [3, 3, 1, 2, 1, 2]),
    ],
  })
  await until(() => ada.mustAnswer, 'Ada is asked about her secret')
  const asides = ada.question.options.filter(({ aside }) => aside)
  assert.deepEqual([ada.question.options.length, asides.length], [4, 1])
  const group = ada.asked.getByRole('group', { name: 'Also possible:' })
  await group.getByRole('button', { name: /^Tell the others your secret/ }).waitFor()
  assert.equal(await group.getByRole('button').count(), 1)
  assert.equal(await ada.options.count(), 4)
  assert.equal(await ada.options.nth(3).getAttribute('aria-keyshortcuts'), '4')
})

for (const how of ['a click', 'a key']) {
  scene(`what is sure to lose the game needs a second press by ${how}`, async ({ person }) => {
    const characters = [
      character('soldier', 'seer', [1, 0, 0, 2, 2, 2], { zone: 'gather' }),
      character('farmer', 'woken', [3, 3, 1, 2, 1, 2], { zone: 'rest' }),
    ]
    const ada = await midway(person, { phase: 'keeping', characters })
    await until(() => ada.mustAnswer, 'Ada is asked whether she eats')
    const at = ada.question.options.findIndex(({ grave }) => grave)
    assert.equal(ada.question.options[at].key, 'go-hungry')
    const { replies } = ada
    const press = () => (how === 'a key' ? ada.page.keyboard.press(String(at + 1)) : ada.options.nth(at).click())
    await ada.options.nth(at).waitFor()
    if (how === 'a click') await ada.options.nth(at).dblclick()
    else await press()
    await ada.asked.getByRole('button', { name: /^Press again: Go hungry/ }).waitFor()
    await ada.asked.getByText('Ada has 1 health left and dies, and all is lost').waitFor()
    assert.equal(ada.replies, replies, 'nothing was sent')
    await press()
    await ada.turnTo(ada.story.getByRole('heading', { name: 'The end' }))
    assert.equal(ada.now.outcome.result, 'died')
  })
}
