import { describe, expect, it } from 'vitest'
import { hasPrivate, known } from './private'
import { card, seat, view } from './sample'
import { heading, holdings, phases, scene } from './story'
import { initials, tells, timeOf, wrap, zoneLabel } from './words'
import type { ZoneView } from './view'

describe('what the frame asks', () => {
  it('says the region and the round', () => {
    expect(heading(view())).toBe('Forest · Round 7')
    expect(heading(view({ round: 0, phase: 'setup' }))).toBe('Forest · Before the first round')
  })

  // PR-ROUND-01
  it('names the four phases and which is now', () => {
    expect(phases(view()).map((p) => p.name)).toEqual(['Prep', 'Action', 'Event', 'Keeping'])
    expect(phases(view({ phase: 'keeping' })).map((p) => p.now)).toEqual([false, false, false, true])
  })

  it('is in no phase before the first round and after the last', () => {
    expect(phases(view({ phase: 'setup' })).some((p) => p.now)).toBe(false)
    expect(phases(view({ over: 'The settlement stands.' })).some((p) => p.now)).toBe(false)
  })

  it('gives the card being read to the story pane', () => {
    expect(scene(view())).toBeNull()
    const reading = { card: card({ kind: 'individual' }), seats: [1], flipped: false, chosen: [[1, 0] as [number, number]] }
    expect(scene(view({ scene: reading }))).toEqual({
      entry: 'pale-stag',
      title: 'The Pale Stag',
      kind: 'spirit · for one · stays 4 · met by Bo',
      text: 'Hoofprints fill with frost behind it.',
      notes: ['Ease the halter where it rubs (caring, 1 success)'],
    })
  })
})

describe('the private area', () => {
  const secret = card({ key: 'lent-name', kind: 'secret' })

  it('is empty for a watcher, and for a seat that knows nothing', () => {
    expect(hasPrivate(view())).toBe(false)
    expect(hasPrivate(view({ you: null, seats: [seat({ secrets_known: [secret] })] }))).toBe(false)
  })

  it('holds my secrets, those of others that I saw, and cards of the piles', () => {
    const bo = seat({ name: 'Bo', secrets_known: [secret, card({ open: true })] })
    expect(hasPrivate(view({ seats: [seat({ secrets_known: [secret] }), bo] }))).toBe(true)
    expect(known(view({ seats: [seat(), bo] })).theirs).toEqual([{ name: 'Bo', cards: [secret] }])
    const decks = [{ name: 'spirit', pile: 9, discards: [], seen: [[1, secret]] as [number, typeof secret][] }]
    expect(known(view({ decks })).piles).toEqual([{ deck: 'spirit', depth: 1, card: secret }])
  })

  it('leaves out what everyone knows', () => {
    const told = seat({ secrets_known: [card({ open: true })] })
    expect(hasPrivate(view({ seats: [told, told] }))).toBe(false)
  })
})

describe('words', () => {
  const slot = (changes: Partial<ZoneView>): ZoneView => ({
    key: 'slot-2',
    name: 'The Pale Stag',
    value: null,
    presence: 0,
    seats: [],
    stack: [],
    closed: false,
    ...changes,
  })

  it('tells everything that a zone shows', () => {
    const under = card({ key: 'mill', class: 'location' })
    const scouted = [{ zone: 'slot-2', die: 3, event: 'spirit' }]
    const label = zoneLabel(view({ scouted }), slot({ presence: 2, seats: [0, 1], stack: [under, card()], closed: true }))
    expect(label).toBe(
      'The Pale Stag, spirit · stays 4, time token 6 1 2 3, 1 more below, presence 2, Ada and Bo here, '
        + 'scouted for this round: die 3, spirit, closed',
    )
  })

  it('has nothing to tell about an empty place', () => {
    expect(tells(view(), slot({ name: 'empty place 2' }))).toBe(false)
    expect(tells(view(), slot({ presence: 1 }))).toBe(true)
  })

  // PR-KEEP-08, PR-KEEP-09
  it('explains a time token', () => {
    expect(timeOf(card())).toBe('Stays while the time roll is 6, 1, 2 or 3.')
    expect(timeOf(card({ class: 'tool', time: [5] }))).toBe('Turns over on a time roll of 5.')
  })

  it('tells pawns apart by their letters', () => {
    expect(initials(['Ada', 'Bo', 'mila'])).toEqual(['A', 'B', 'M'])
    expect(initials(['Seat 1', 'Seat 2', 'Bo'])).toEqual(['S1', 'S2', 'B'])
    expect(new Set(initials(['Ada', 'Ada', 'Ada'])).size).toBe(3)
  })

  it('says what a seat can spend, once it has a character', () => {
    const half = { name: 'Soldier', core: 'strong' as const, ability: '', text: '' }
    const made = seat({ past: half, gift: half, traits: [{ of: 'strong', colour: 'red', has: 2, slots: 3, core: 1 }] })
    expect(holdings(view({ seats: [made] }), 0).map(({ label, value }) => `${label} ${value}`)).toEqual(['strong 2', 'resources 3'])
    expect(holdings(view(), 0)).toEqual([])
  })

  it('breaks long titles into lines', () => {
    expect(wrap('Shepherd of the Small Hours', 15, 3)).toEqual(['Shepherd of the', 'Small Hours'])
    expect(wrap('one two three four', 4, 2)).toEqual(['one', 'two…'])
  })
})
