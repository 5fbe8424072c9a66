// What a new player can say after some rounds: everything that was rolled, won, gained and lost, by both, was to be seen on the page.

import assert from 'node:assert/strict'
import { DEADLINE, bare, chance, play, table, until } from './table.mjs'

const scene = table()
/** Turns of the bot that have to be told. */
const TURNS = 3
const SEED = 7

/** Notes everything that is shown, as long as it is shown. Nothing is read from the log's drawer, which stays closed. */
function witness() {
  window.witnessed = { texts: new Set(), rolls: new Set() }
  const plain = (part) =>
    (part.matches('.prose') ? [...part.children] : [part])
      .map((one) => one.textContent)
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  const note = () => {
    for (const part of document.querySelectorAll(
      '.teller p, .teller .text, .stage p, .stage .prose, .stage li, .stage h2, .stage h3, .lately li',
    )) {
      if (part.checkVisibility()) window.witnessed.texts.add(plain(part))
    }
    const mark = (die) => die.dataset.face + (die.classList.contains('hit') ? ' succeeds' : die.classList.contains('miss') ? ' fails' : '')
    for (const roll of document.querySelectorAll('.roll')) {
      const faces = roll.querySelectorAll('.face').length
      if (roll.checkVisibility()) window.witnessed.rolls.add(`${[...roll.querySelectorAll('.die')].map(mark).join(', ')} of ${faces}`)
    }
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** The lines that the page was told of since the game was laid out. */
const heard = (person) => person.heard.map((text) => JSON.parse(text).update?.log ?? []).flat()

scene(
  'every roll, verdict, gain and loss of both players is to be seen on the page, in every game',
  async ({ person }) => {
    const asking = await person('Runa')
    await asking.call('POST', '/me', { name: 'Runa' })
    const games = await asking.call('GET', '/games')
    assert.ok(games.length > 1)
    // Side by side, since one mostly watches.
    const watching = games.map(async ({ id, modes }) => watched(id, modes[0].id, await person('Ada', { reducedMotion: 'no-preference' })))
    const rolls = (await Promise.all(watching)).flat()
    const [faces, hits] = [
      rolls.flatMap(({ throws }) => throws.map(({ face }) => face)),
      rolls.flatMap(({ throws }) => throws.flatMap(({ dice }) => dice.map(({ hit }) => hit))),
    ]
    assert.ok(faces.includes('seat/0') && faces.includes('seat/1'), 'both threw dice')
    assert.ok(hits.includes(true) && hits.includes(false), 'some dice succeeded and some did not')
  },
  1_800_000,
)

async function watched(game, mode, ada) {
  // A whole turn of a bot, with its stories, is told before the next question.
  ada.patience = 5 * DEADLINE
  await ada.context.addInitScript(witness)
  await ada.context.addInitScript(() => localStorage.setItem('fireside.pace', 'fast'))
  const { id } = await ada.open({
    game,
    mode,
    seats: [
      { who: 'me', name: null },
      { who: 'bot', name: 'Bo' },
    ],
    seed: SEED,
  })
  await ada.sit(id)
  const turns = () => heard(ada).filter(({ kind, by }) => kind === 'turn' && by === 1).length
  await play([ada], chance(SEED), () => turns() >= TURNS, 200)
  // The next question is asked when everything was told.
  await until(() => ada.mustAnswer, 'Ada is asked again')
  await ada.turnTo(ada.asked)
  const asked = ada.seq

  const seen = await ada.page.evaluate(() => ({ texts: [...window.witnessed.texts], rolls: [...window.witnessed.rolls] }))
  const lines = heard(ada).filter(({ kind, seq }) => kind !== 'table' && seq <= asked)
  const shownTexts = seen.texts.map(bare)
  const missed = lines.filter(({ text }) => !shownTexts.some((shown) => shown.includes(bare(text))))
  assert.deepEqual(
    missed.map(({ kind, text }) => `${kind}: ${text}`),
    [],
    `everything that happened in ${game} was shown`,
  )

  const rolls = lines.filter(({ kind, throws }) => kind === 'roll' && throws.some(({ dice }) => dice.length > 0))
  // Each die with its verdict where it has one, and the face of everybody who threw alone.
  const mark = ({ face, hit }) => face + (hit === true ? ' succeeds' : hit === false ? ' fails' : '')
  const shown = ({ throws }) => `${throws.flatMap(({ dice }) => dice.map(mark)).join(', ')} of ${throws.filter(({ face }) => face).length}`
  assert.deepEqual(
    rolls.map(shown).filter((roll) => !seen.rolls.includes(roll)),
    [],
    `every roll in ${game} was shown with its faces`,
  )
  const kinds = new Set(lines.map(({ kind }) => kind))
  for (const kind of ['turn', 'move', 'tokens']) assert.ok(kinds.has(kind), `there was no ${kind} in ${game}`)
  assert.ok(lines.some(({ by }) => by === 0) && lines.some(({ by }) => by === 1), 'both did something')
  return rolls
}
