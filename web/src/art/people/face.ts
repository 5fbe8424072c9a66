// Every measure and colour that the parts of a head hang on. All heads look to the left, three quarters; 0, 0 is the middle of the head.

import { CLOTH, shaded, type Cloth } from '../colours'
import type { Who } from '../looks'
import { scaled } from '../pen'

export const SKIN = {
  pale: '#f6d9bb',
  rose: '#f0c6a2',
  wheat: '#e3b07f',
  bronze: '#c68a59',
  brown: '#99643f',
  deep: '#6d4530',
  ash: '#c9c4bb',
  drowned: '#a9bca4',
}
export const HAIR = {
  black: '#33282b',
  brown: '#6a432b',
  chestnut: '#93502b',
  fair: '#dcb060',
  red: '#c4592a',
  grey: '#a79f95',
  white: '#eee5d3',
  green: '#6f8a49',
}

/** What people of a kind may wear, if nothing is said. */
export interface Custom {
  hat: readonly string[]
  dress: readonly string[]
  cloth: readonly Cloth[]
  mark: readonly string[]
  wash: string
}
export const CUSTOMS: Record<string, Custom> = {
  outlaw: {
    hat: ['stetson', 'wide', 'bowler', 'kerchief', 'none'],
    dress: ['coat', 'shirt', 'poncho'],
    cloth: ['umber', 'brick', 'moss', 'slate'],
    mark: ['scar', 'patch', 'stubble', 'none'],
    wash: '#c9b98a',
  },
  mystic: {
    hat: ['turban', 'hood', 'none', 'band'],
    dress: ['robe'],
    cloth: ['indigo', 'plum', 'teal'],
    mark: ['brow-dot', 'none', 'paint'],
    wash: '#a8bfcb',
  },
  nomad: {
    hat: ['veil', 'straw', 'turban', 'none'],
    dress: ['poncho', 'scarf'],
    cloth: ['ochre', 'brick', 'teal'],
    mark: ['freckles', 'none', 'paint'],
    wash: '#e6c682',
  },
  sailor: {
    hat: ['captain', 'watch', 'flat', 'cloche', 'none'],
    dress: ['peacoat', 'jersey', 'coat'],
    cloth: ['navy', 'slate', 'umber'],
    mark: ['none', 'glasses', 'stubble'],
    wash: '#a9c3c4',
  },
  stone: {
    hat: ['none', 'antlers', 'feathers', 'fur', 'bone'],
    dress: ['fur', 'hide'],
    cloth: ['fur', 'hide'],
    mark: ['paint', 'dots', 'scar'],
    wash: '#d3b79b',
  },
  settler: {
    hat: ['none', 'cap', 'kerchief', 'none'],
    dress: ['shirt', 'cloak', 'scarf'],
    cloth: ['moss', 'umber', 'slate', 'plum'],
    mark: ['none', 'freckles', 'none'],
    wash: '#c8bd9c',
  },
}

const CUTS = { man: ['short', 'crop', 'part', 'bald', 'curls', 'wild'], woman: ['bob', 'long', 'bun', 'braids', 'curls', 'tail'] } as const
const BEARDS = ['none', 'none', 'moustache', 'handlebar', 'goatee', 'full', 'chops'] as const
const DARK = new Set(['brown', 'deep', 'bronze'])
/** Half the width of the head, how high it rises and how low the chin lies, each at its least and by how much more at most. */
const SIZES = {
  child: { w: [41, 0], top: [54, 0], chin: [41, 0] },
  woman: { w: [37, 4], top: [50, 3], chin: [45, 4] },
  man: { w: [38, 5], top: [50, 3], chin: [47, 8] },
} as const

function features(who: Who, { child, old, woman }: { child: boolean; old: boolean; woman: boolean }) {
  const customs = CUSTOMS[who.kind]
  const young = who.is('young') || child
  const marks = who.all('mark')
  const pick: (feature: string, from: readonly string[]) => string = who.pick
  return {
    nose: pick('nose', child ? ['button'] : old ? ['hook', 'bulb', 'long', 'broad'] : ['straight', 'snub', 'broad', 'hook', 'button']),
    eyes: pick('eyes', old ? ['crinkle', 'dot', 'sleepy'] : ['dot', 'dot', 'open', 'sleepy']),
    brow: pick('brow', ['arch', 'flat', 'stern', 'kind']),
    mouth: pick('mouth', ['smile', 'smirk', 'flat', 'smile', 'grin']),
    cut: pick('cut', old && !woman ? ['bald', 'short', 'wild'] : CUTS[woman ? 'woman' : 'man']),
    beard: pick('beard', woman || young ? ['none'] : BEARDS),
    hat: pick('hat', customs?.hat ?? ['none']),
    dress: pick('dress', customs?.dress ?? ['shirt']),
    marks: marks.length > 0 ? marks : [pick('mark', child ? ['freckles', 'none'] : (customs?.mark ?? ['none']))],
  }
}

/** The head of one person. */
export function face(who: Who) {
  const child = who.is('child')
  const woman = who.is('woman') || (!who.is('man') && who.roll('sex') < 0.5)
  const old = who.is('old') || (!child && !who.is('young') && !who.is('adult') && who.roll('age') > 0.75)
  const size = SIZES[child ? 'child' : woman ? 'woman' : 'man']
  const between = (what: keyof typeof size) => size[what][0] + who.roll(what) * size[what][1]
  const tan = who.pick('skin', ['pale', 'rose', 'wheat', 'bronze', 'brown', 'deep'])
  const grown = DARK.has(tan) ? (['black', 'black', 'brown'] as const) : (['black', 'brown', 'chestnut', 'fair', 'red'] as const)
  const cloth = CLOTH[who.pick('cloth', CUSTOMS[who.kind]?.cloth ?? (['umber'] as const))]
  const felt = who.all('felt')[0]
  const jaw = who.is('broad') ? 1 : child ? 0.35 : woman ? 0.15 + who.roll('jaw') * 0.5 : 0.35 + who.roll('jaw') * 0.65
  const w = between('w') + (who.is('broad') ? 4 : 0)
  return {
    who,
    child,
    old,
    woman,
    jaw,
    w,
    /** Points whose x is measured in half the width of the head. */
    X: scaled(w),
    top: between('top'),
    chin: between('chin'),
    cheek: who.roll('cheek'),
    eyeY: child ? 5 : -1,
    skin: SKIN[tan],
    hair: HAIR[who.pick('hair', old ? (['grey', 'white'] as const) : grown)],
    cloth,
    trim: CLOTH[who.pick('trim', ['cream', 'brick', 'ochre', 'teal'])],
    felt: felt ? CLOTH[felt as Cloth] : shaded(cloth, 0.18),
    paint: DARK.has(tan) && tan !== 'bronze' ? '#f2e2c0' : '#b0402a',
    next: who.dice('edges'),
    ...features(who, { child, old, woman }),
  }
}
export type Face = ReturnType<typeof face>
