// The locations of the map as strokes of one pen, round 0, 0, in a box of about 48 by 44 with the foot at 14; and the ground on which each
// of them lies.

export type Ground = 'meadow' | 'forest' | 'sand' | 'rock' | 'ash' | 'fen' | 'hill'

interface Place {
  ground: Ground
  strokes: readonly string[]
}

const PLACES: Readonly<Record<string, Place>> = {
  'tower-of-miners': {
    ground: 'rock',
    strokes: [
      'hM-8 14-6-14H6L8 14Z',
      'sM-9-14V-21h5v3h2v-3h4v3h2v-3h5v7Z',
      'dM-3 14V6h6v8Z',
      'yM-2-7h4v6h-4Z',
      'sM-20 14l5-9 6 9ZM9 14l5-7 6 7Z',
      'nM-8 0H8M-7-6H7',
    ],
  },
  'hermits-hut': {
    ground: 'hill',
    strokes: [
      'wM-10 14V0H10V14Z',
      'aM-15 1C-9-15 9-15 15 1Z',
      'dM-3 14V6h6v8Z',
      'sM8-8v-8h5v11',
      'nM10-18c2-2-2-3 0-6M-12-4C-5-6 5-6 12-4',
    ],
  },
  'crystal-meteorite': {
    ground: 'ash',
    strokes: [
      'hM-20 14C-18 6 18 6 20 14Z',
      'bM-7 11-11-6-3-21 4-5 2 11ZM4 11 9-10 15-3 11 11ZM-9 12-17 0-13-4-6 10Z',
      'nM-3-21-3 11M9-10 8 11',
    ],
  },
  'nomad-camp': {
    ground: 'sand',
    strokes: [
      'rM-20 14-9-5 2 14Z',
      'tM-3 14 8-11 19 14Z',
      'dM4 14 8 3l4 11ZM-12 14l3-8 3 8Z',
      'nM-9-5v-6M8-11v-7',
      'xM-9-11l6 2-6 2ZM8-18l6 2-6 2Z',
    ],
  },
  'ublo-tower': {
    ground: 'sand',
    strokes: [
      'tM-7 14-5-9H5L7 14Z',
      'vM-11-9H11L7-18H-7Z',
      'yM0-27a5 5 0 1 0 .1 0Z',
      'dM-2.5 14V6h5v8Z',
      'xM-3-3a1.6 1.6 0 1 0 .1 0ZM3-3a1.6 1.6 0 1 0 .1 0Z',
      'nM-18-6c3-3 5-3 7 0M11-4c3-3 5-3 7 0',
    ],
  },
  monument: {
    ground: 'meadow',
    strokes: ['kM-13 14V8H13V14ZM-8 8-4-18 0-23 4-18 8 8Z', 'hM0 8V-23L4-18 8 8Z', 'nM-4-8 1-4M-4-1 3 2', 'aM-3-14h4v4h-4Z'],
  },
  'scholars-tower': {
    ground: 'meadow',
    strokes: [
      'wM-7 14V-8H7V14Z',
      'vM-11-8 0-24 11-8Z',
      'dM-2.5 14V6h5v8Z',
      'yM-2-4h4v5h-4Z',
      'kM9 8c3-1.6 5-1.4 6 .2 1-1.6 4-1.8 6-.2v7c-2-1-4-1-6 .6-2-1.6-4-1.6-6-.6Z',
      'nM15 8.2v7.4',
    ],
  },
  undergarden: {
    ground: 'fen',
    strokes: [
      'mM-20 14C-16 3 16 3 20 14Z',
      'nM0 8C-1-2 1-8 0-16M-11 9c-1-4-1-6 0-9M12 9c1-3 1-5 0-8',
      'eM0-16C-12-19-13-6-2-6 9-4 16-17 0-16Z',
      'pM-11 0a5 5 0 1 0-.1 0ZM12 1a4.4 4.4 0 1 0 .1 0Z',
      'yM-3-12a1.5 1.5 0 1 0 .1 0ZM4-11a1.5 1.5 0 1 0 .1 0Z',
    ],
  },
  'forest-of-faces': {
    ground: 'forest',
    strokes: [
      'mM-15 14V-2C-23-8-13-22-6-15-2-23 11-21 9-11 19-13 21 0 13 2V14H6V5H-6V14Z',
      'dM-5-8a2 2.4 0 1 0 .1 0ZM5-8a2 2.4 0 1 0 .1 0Z',
      'nM-5 1c3 2.4 7 2.4 10 0M0-5v4',
    ],
  },
  'snail-caves': {
    ground: 'fen',
    strokes: [
      'hM-20 14C-18-5-9-15 2-14S18-3 20 14Z',
      'dM-12 14C-12 0 4 0 4 14Z',
      'kM-2 15c6 1 15 1 20-1 1-4-1-5-3-4',
      'rM1 14A6.5 6.5 0 1 1 13 11c-2 3-6 3.6-12 3Z',
      'nM8 10a2.4 2.4 0 1 1 1.6-2.4M17 10l1-4',
    ],
  },
  'flying-casino': {
    ground: 'meadow',
    strokes: [
      'aM-14-8C-14-28 14-28 14-8 13-1 5 2 3 5H-3C-5 2-13-1-14-8Z',
      'xM-5-22C-8-10-4 0-2 5H2C4 0 8-10 5-22 2-24-2-24-5-22Z',
      'oM-6 8H6L5 14H-5Z',
      'nM-3 5-5 8M3 5 5 8M6 12c4 0 6 2 12 2',
    ],
  },
  'city-of-spirits': {
    ground: 'ash',
    strokes: [
      'vM-18 14V-2L-10-13-2-2V14Z',
      'sM1 14V-7L8-18 15-7V14Z',
      'dM-13 14V5h6v9ZM5 14V3h6v11Z',
      'yM-12-3h4v4h-4ZM6-6h4v4H6Z',
      'lM-4-16c-2-6 5-9 7-4 1 3-2 4-3 4l-2 4Z',
    ],
  },
  istreka: {
    ground: 'sand',
    strokes: [
      'cM-20 14V-1h9v15ZM-11 14V-11H-3V14ZM-3 14V-4H6V14ZM6 14V-15H14V14ZM14 14V2h6v12Z',
      'tM-12-11l5-8 5 8ZM5-15l5-9 5 9Z',
      'yM-8-5h2v3h-2ZM-8 3h2v3h-2ZM9-9h2v3H9ZM9 0h2v3H9ZM1 2h2v3H1ZM-16 4h2v3h-2Z',
    ],
  },
  'wailing-cavern': {
    ground: 'rock',
    strokes: [
      'sM-20 14C-20-8-9-17 0-12 9-18 20-8 20 14Z',
      'iM-11 14C-12 0-5-5 0-2 7-5 12 2 11 14Z',
      'yM-4 3a1.8 2.4 0 1 0 .1 0ZM4 3a1.8 2.4 0 1 0 .1 0Z',
      'nM-3 11c2-2 4-2 6 0M-16 4l4-3M15 0l-3 3',
    ],
  },
}
const PLAIN: Place = { ground: 'meadow', strokes: ['wM-9 14V-2H9V14Z', 'rM-13-2 0-14 13-2Z', 'dM-3 14V6h6v8Z'] }

/** A plain house for what nobody has drawn. */
export const place = (key: string): Place => PLACES[key] ?? PLAIN
