// A small table for tests: two seats, a card on the board, a secret.

import { ZONES, isSlot } from './geometry'
import type { CardView, SeatView, View } from './view'

export function card(changes: Partial<CardView> = {}): CardView {
  return {
    key: 'pale-stag',
    name: 'The Pale Stag',
    class: 'spirit',
    kind: 'group',
    duration: 4,
    time: [6, 1, 2, 3],
    text: 'Hoofprints fill with frost behind it.',
    rules: ['Value of both explore zones +1.'],
    options: [{ text: 'Ease the halter where it rubs.', of: 'caring', diamonds: 1 }],
    open: false,
    flipped: false,
    ...changes,
  }
}

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    name: 'Ada',
    title: 'chosen soldier',
    past: null,
    gift: null,
    traits: [],
    health: 9,
    morale: 5,
    resources: 3,
    resource_slots: 5,
    zone: null,
    artifacts: [],
    secrets: 0,
    secrets_known: [],
    ...changes,
  }
}

export function view(changes: Partial<View> = {}): View {
  return {
    round: 7,
    phase: 'action',
    region: 'Forest',
    region_key: 'forest',
    zones: ZONES.map((key) => ({
      key,
      name: isSlot(key) ? `empty place ${key.slice(5)}` : key,
      value: isSlot(key) ? null : 4,
      presence: 0,
      seats: [],
      stack: [],
      closed: false,
    })),
    settlement: [],
    seats: [seat(), seat({ name: 'Bo' })],
    decks: [],
    hut: { built: false, resources: 0, artifacts: [] },
    plans_token: false,
    scouted: [],
    scouting: [],
    scene: null,
    you: 0,
    over: null,
    ...changes,
  }
}
