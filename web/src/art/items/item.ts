// A thing in its form and its material, "flute jade". Large ones lie on a wash of their own.

import { random } from '../../boards/shared/sketch'
import { STUFF, lit, shaded, type Stuff } from '../colours'
import { once, type Picture, type Pictures, type Size } from '../game'
import { LooksFault } from '../looks'
import { drawing, outline, oval } from '../pen'
import type { Form } from './parts'

type Forms = Readonly<Record<string, Form>>
const PLATES = ['#e3cf9f', '#cfd6bd', '#e2c3a4', '#c3d2d3']

export function item(id: string, thing: string, forms: Forms, size: Size): Picture {
  const [form = '', stuff = ''] = thing.split(' ')
  const draw = forms[form]
  if (!draw) throw new LooksFault(`"${form}" is no form of a thing; the forms are ${Object.keys(forms).join(', ')}`)
  const colour = STUFF[stuff as Stuff]
  if (!colour) throw new LooksFault(`"${stuff}" is no material; the materials are ${Object.keys(STUFF).join(', ')}`)
  const next = random(`${id} plate`)
  const plate = PLATES[Math.floor(next() * PLATES.length)]!
  const edge = outline(oval(0, 2, 56, 54, 8).map(([x, y]) => [x * (0.93 + next() * 0.14), y * (0.93 + next() * 0.14)] as const))
  const ground =
    `<path d="${edge}" fill="${plate}"/><path d="${edge}" fill="${lit(plate, 0.45)}" transform="translate(-6 -5) scale(.84)"/>`
    + `<ellipse cx="5" cy="48" rx="40" ry="7" fill="${shaded(plate, 0.4)}" opacity=".5"/>`
  const large = size === 'large'
  return { frame: '-64 -64 128 128', drawing: drawing(() => (large ? ground : '') + draw(colour), large) }
}

/** Every thing of these forms. */
export function items(forms: Forms): Pictures {
  const drawn = once()
  return { item: (id, words, size) => drawn(`${id} ${size} ${words}`, () => item(id, words, forms, size)) }
}
