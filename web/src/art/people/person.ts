// One person, from the cloth behind the head to the hat before it.

import { CLOTH } from '../colours'
import type { Kind } from '../kind'
import { clipped } from '../pen'
import { CUSTOMS, HAIR, SKIN, face, type Face } from './face'
import { DRESSES } from './clothes'
import { BEARDS, CUTS, fringe } from './hair'
import { HATS } from './hats'
import { BROWS, EYES, MOUTHS, NOSES, ear, eyes, head, mouth, neck, nose } from './head'
import { GIFTS, ON_SKIN, OVER } from './marks'
import type { Who } from '../looks'

/** Hats that would lie on a bare head like something dropped there. */
const NEED_HAIR = new Set(['bone', 'feathers', 'antlers', 'band'])
/** Hats that cover the hair behind the head too. */
const COVER = new Set(['veil', 'hood', 'wimple', 'bonnet'])
/** Where hair hangs out below a hat: nothing of it rises through the crown. */
const BELOW = 'M-120-20H120V120H-120Z'

const each = (f: Face, from: Record<string, (f: Face) => string>) => f.marks.map((mark) => from[mark]?.(f) ?? '').join('')

function person(who: Who): string {
  const rolled = face(who)
  const f = rolled.cut === 'bald' && NEED_HAIR.has(rolled.hat) ? { ...rolled, hat: 'none' } : rolled
  const hat = HATS[f.hat]?.(f) ?? {}
  const cut = CUTS[f.cut]?.(f) ?? {}
  const gift = GIFTS[who.all('gift')[0] ?? '']
  const behind = COVER.has(f.hat) || !cut.under ? '' : hat.hides || f.hat === 'cloche' ? clipped(BELOW, cut.under) : cut.under
  return [
    gift?.behind?.(f),
    hat.under,
    behind,
    neck(f),
    DRESSES[f.dress]?.(f),
    head(f, each(f, ON_SKIN) + (gift?.skin?.(f) ?? '')),
    cut.side,
    ear(f),
    BEARDS[f.beard]?.(f),
    mouth(f),
    nose(f),
    eyes(f),
    hat.hides ? fringe(f) : cut.over,
    hat.over,
    COVER.has(f.hat) ? '' : cut.last,
    hat.last,
    each(f, OVER),
    gift?.before?.(f),
  ].join('')
}

const keys = (of: object) => Object.keys(of)
const words = ['man', 'woman', 'child', 'young', 'adult', 'old', 'broad', 'facing-right']
const features = {
  skin: keys(SKIN),
  hair: keys(HAIR),
  cut: keys(CUTS),
  beard: keys(BEARDS),
  hat: keys(HATS),
  felt: keys(CLOTH),
  dress: keys(DRESSES),
  cloth: keys(CLOTH),
  trim: keys(CLOTH),
  nose: keys(NOSES),
  eyes: keys(EYES),
  brow: keys(BROWS),
  mouth: keys(MOUTHS),
  gift: keys(GIFTS),
  mark: ['none', 'bushy', 'earring', ...keys(ON_SKIN), ...keys(OVER)],
}

export const PEOPLE: Record<string, Kind> = Object.fromEntries(
  Object.entries(CUSTOMS).map(([kind, { wash }]) => [kind, { words, features, several: ['mark'], wash, draw: person }]),
)
