import { describe, expect, it } from 'vitest'
import { fitting, optionsOf } from './options'
import type { About, TableOption } from '../server/protocol'

const option = (key: string, ...modes: string[]): TableOption => ({
  key,
  title: key,
  values: [{ value: 'no', meaning: '' }],
  rules: [],
  modes,
})
const mode = (id: string) => ({ id, title: id, players_min: 1, players_max: 4, alone: 1, campaign: false })
const about: About = {
  id: 'toy',
  title: 'Toy',
  tagline: '',
  modes: [mode('short'), mode('long')],
  options: [option('map', 'long'), option('pace')],
}

describe('the options of a table', () => {
  it('are those of its mode, and those of every mode', () => {
    expect(optionsOf(about, mode('short')).map(({ key }) => key)).toEqual(['pace'])
    expect(optionsOf(about, mode('long')).map(({ key }) => key)).toEqual(['map', 'pace'])
  })
  it('leave out what was chosen under another mode', () => {
    expect(fitting({ map: 'no', pace: 'no' }, optionsOf(about, mode('short')))).toEqual({ pace: 'no' })
  })
})
