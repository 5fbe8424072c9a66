// What the marks of a chart say.

import { said } from '../../lib/question/label'
import type { Offered } from '../../lib/server/protocol'
import type { LocationView, RegionView, Side } from './view'

export const offer = (lit: ReadonlyMap<string, Offered[]>, target: string): string | undefined => lit.get(target)?.map(said).join('; ')

const SIDES: Record<Side, string> = { north: 'north', east: 'east', south: 'south', west: 'west' }

/** "Moth Narrows: moth cloud, perception 5; the north edge leads to page 16" */
export function regionWords({ name, port, market, hazard, edges, serpent }: RegionView): string {
  const about = [
    port && `port ${port}`,
    market && `market ${market}`,
    hazard && `${hazard.name}, ${hazard.skill} ${hazard.need} or ${hazard.fail}`,
    ...edges.map(([side, page]) => `the ${SIDES[side]} edge leads to page ${page}`),
    serpent && 'the serpent is here',
  ].filter(Boolean)
  return `${name ?? 'Open water'}${about.length > 0 ? `: ${about.join('; ')}` : ''}`
}

/** "7: The Dusk Court, explored twice" */
export function locationWords({ number, name, open, visits }: LocationView): string {
  const often = visits === 0 ? 'not explored yet' : visits === 1 ? 'explored once' : `explored ${visits} times`
  return `${number}: ${name}, ${often}${open ? '' : ', closed: a keyword is missing'}`
}
