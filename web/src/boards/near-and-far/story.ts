// What the frame asks of a game besides its pictures: the heading, the parts of a session, the quest being read.

import type { Glance, Scene } from '../board'
import { icons } from './icons'
import type { CardView, RollView, SceneChoice, SceneView, View } from './view'
import { FACTIONS, FACTION_ICONS, FACTION_NAMES, characterId, isMine, mySeat } from './words'

export function heading(view: View): string {
  // Until everything is laid out, the game counts the sessions that are over.
  const session = view.phase === 'setup' ? view.session + 1 : view.session
  const part = view.mode === 'campaign' || view.mode === 'character' ? `Session ${session}` : ''
  const round =
    view.phase === 'turn'
      ? `Round ${view.round}${view.ending ? ', the last' : ''}`
      : view.phase === 'draft'
        ? 'The draft'
        : view.phase === 'setup'
          ? 'Before the first round'
          : 'The scores'
  return [round, view.map.name, part].filter(Boolean).join(' · ')
}

const PHASES = [
  { name: 'Setup', is: ['setup'] },
  { name: 'Draft', is: ['draft'] },
  { name: 'Journey', is: ['turn'] },
  { name: 'Scores', is: ['scores', 'over'] },
]
export function phases(view: View): { name: string; now: boolean }[] {
  return PHASES.map(({ name, is }) => ({ name, now: is.includes(view.phase) }))
}

/** "Push (combat 7)" */
export function choiceWords({ text, kind, need }: SceneChoice): string {
  return kind === null ? text : `${text.replace(/[.]$/, '')} (${kind} ${need})`
}

/** "A 4 and 3 more make 7, against 6" */
export function rollWords(roll: RollView): string {
  const total = roll.die + roll.plus
  return `${roll.plus > 0 ? `A ${roll.die} and ${roll.plus} more make ${total}` : `A ${roll.die}`}, against ${roll.need}.`
}

const RESULTS = { failed: 'Not this time.', passed: 'Success.', bonus: 'Success, with a bonus.' }

function notes(view: View, scene: SceneView): string[] {
  const name = (seat: number) => view.seats[seat]?.name ?? ''
  const told: string[] = []
  if (scene.prose.length === 0) told.push(`${name(scene.reader)} has the page and reads it aloud.`)
  const chosen = scene.chosen === null ? undefined : scene.choices[scene.chosen]
  if (chosen) told.push(`${name(scene.seat)}: ${choiceWords(chosen)}`)
  if (chosen && view.roll && view.roll.seat === scene.seat && view.roll.need === chosen.need) told.push(rollWords(view.roll))
  if (scene.result) told.push(RESULTS[scene.result])
  return told
}

export function scene(view: View): Scene | null {
  if (!view.scene) return null
  const { entry, title, seat, reader, prose, choices, chosen } = view.scene
  const name = (at: number) => view.seats[at]?.name ?? ''
  // If everybody has the page before them, nobody reads it to anybody, a bot least of all.
  const aloud = prose.length === 0 || mySeat(view) === reader
  const read = reader === seat || !aloud ? '' : `, read by ${name(reader)}`
  // Whoever decides sees the choices as buttons; the others, the reader among them, find them on the page.
  const open = chosen === null && prose.length > 0 && mySeat(view) !== seat ? choices.map((choice) => `· ${choiceWords(choice)}`) : []
  // The reaction comes as a line of the log, which the page shows below the notes.
  return { entry, title, kind: `quest of ${name(seat)}${read}`, text: [...prose, ...open].join('\n'), notes: notes(view, view.scene) }
}

/** Once the scores are written down there is nothing more to be bought. */
export function mine(view: View): { hand: CardView[]; drawn: CardView[] } {
  const me = view.scores ? undefined : view.seats[mySeat(view)]
  return { hand: me?.hand ?? [], drawn: me?.drawn ?? [] }
}
/** The seat stays mine, with nothing in its hand. */
export function cover(view: View): View {
  return { ...view, seats: view.seats.map((seat) => (isMine(seat) ? { ...seat, hand: [], drawn: [] } : seat)) }
}
export function hasPrivate(view: View): boolean {
  const { hand, drawn } = mine(view)
  return hand.length + drawn.length > 0
}

/** A seat has the face of its character; whoever else is fought has their own. */
export function face(view: View, id: string): string | null {
  if (!id.startsWith('seat/')) return id
  const character = view.seats[Number(id.slice(5))]?.character
  return character ? characterId(character) : null
}

export function glance(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who || !who.present || who.character === null) return []
  const numbers = [
    { icon: icons['hearts'], value: who.hearts, label: 'hearts', low: false },
    { icon: icons['two-coins'], value: who.coins, label: 'coins', low: false },
    { icon: icons['camping-tent'], value: who.camps, label: 'camps built', low: false },
    ...(who.points === null ? [] : [{ icon: icons['laurels'], value: who.points, label: 'points', low: false }]),
  ]
  // More than two seats leave room for three numbers each.
  return view.seats.length > 2 ? numbers.slice(1) : numbers
}

/** What one pays with: the purse, and the tokens that there are. */
export function holdings(view: View, seat: number): Glance[] {
  const who = view.seats[seat]
  if (!who || !who.present || who.character === null) return []
  return [
    { icon: icons['hearts'], value: who.hearts, label: 'hearts', low: false },
    { icon: icons['two-coins'], value: who.coins, label: 'coins', low: false },
    { icon: icons['cut-diamond'], value: who.gems, label: 'gems', low: false },
    { icon: icons['shiny-apple'], value: who.food, label: 'food', low: false },
    { icon: icons['flame'], value: who.reputation, label: 'reputation', low: false },
    ...FACTIONS.flatMap((faction, n) =>
      who.tokens[n] ? [{ icon: FACTION_ICONS[faction], value: who.tokens[n], label: `${FACTION_NAMES[faction]} tokens`, low: false }] : [],
    ),
  ]
}
