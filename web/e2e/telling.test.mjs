// What a new player can say after some rounds: everything that was rolled, won, gained and lost, by both, was to be seen on the page.

import assert from 'node:assert/strict'
import { chance, play, table, until } from './table.mjs'

const scene = table()
/** Turns of the bot that have to be told. */
const TURNS = 3
const SEED = 7

/** Notes everything that is shown, as long as it is shown. Nothing is read from the log's drawer, which stays closed. */
function witness() {
  window.witnessed = { texts: new Set(), rolls: new Set() }
  const plain = (part) => part.textContent.replace(/\s+/g, ' ').trim()
  const note = () => {
    for (const part of document.querySelectorAll('.teller p, .teller .text, .stage p, .stage li, .stage h2, .stage h3, .lately li')) {
      if (part.checkVisibility()) window.witnessed.texts.add(plain(part))
    }
    for (const roll of document.querySelectorAll('.roll')) {
      if (roll.checkVisibility()) window.witnessed.rolls.add([...roll.querySelectorAll('.die')].map((die) => die.getAttribute('aria-label') ?? plain(die)).join(' '))
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
    for (const { id, modes } of games) await watched(id, modes[0].id, await person('Ada', { reducedMotion: 'no-preference' }))
  },
  900_000,
)

async function watched(game, mode, ada) {
  await ada.context.addInitScript(witness)
  await ada.context.addInitScript(() => localStorage.setItem('fireside.pace', 'fast'))
  const { id } = await ada.open({ game, mode, seats: [{ who: 'me', name: null }, { who: 'bot', name: 'Bo' }], seed: SEED })
  await ada.sit(id)
  const turns = () => heard(ada).filter(({ kind, by }) => kind === 'turn' && by === 1).length
  await play([ada], chance(SEED), () => turns() >= TURNS, 200)
  // The next question is asked when everything was told.
  await until(() => ada.mustAnswer, 'Ada is asked again')
  await ada.turnTo(ada.asked)
  const asked = ada.seq

  const seen = await ada.page.evaluate(() => ({ texts: [...window.witnessed.texts], rolls: [...window.witnessed.rolls] }))
  const lines = heard(ada).filter(({ kind, seq }) => kind !== 'table' && seq <= asked)
  const missed = lines.filter(({ text }) => !seen.texts.some((shown) => shown.includes(text.replace(/\s+/g, ' ').trim())))
  assert.deepEqual(missed.map(({ kind, text }) => `${kind}: ${text}`), [], `everything that happened in ${game} was shown`)

  const rolls = lines.filter(({ kind, throws }) => kind === 'roll' && throws.some(({ dice }) => dice.length > 0))
  const faces = ({ throws }) => throws.flatMap(({ dice }) => dice.map(({ face }) => face)).join(' ')
  assert.deepEqual(rolls.map(faces).filter((dice) => !seen.rolls.includes(dice)), [], `every roll in ${game} was shown`)
  const kinds = new Set(lines.map(({ kind }) => kind))
  for (const kind of ['turn', 'move', 'tokens']) assert.ok(kinds.has(kind), `there was no ${kind} in ${game}`)
  assert.ok(lines.some(({ by }) => by === 0) && lines.some(({ by }) => by === 1), 'both did something')
}
