// What everybody plays for: points, after six seasons (NN-SCORE-08). What a town will be worth is known only after its last harvest.

import type { Goal, Standing } from '../board'
import { list } from '../../lib/frame/words'
import { SEASONS } from './story'
import type { View } from './view'
import { sum } from './words'

export function goal(view: View): Goal | null {
  if (!['actions', 'production', 'last'].includes(view.phase)) return null
  const done = view.phase === 'last' ? SEASONS : view.season - 1
  const spent = view.seats.filter(({ hearts }) => hearts === 0).map(({ name }) => name)
  const danger =
    spent.length > 0 && view.phase === 'actions'
      ? `${list(spent)} ${spent.length === 1 ? 'has' : 'have'} no hearts left: no hero actions`
      : null
  const points = view.wanted === undefined ? 'Most points' : `${view.wanted} points`
  const text = `${points} ${view.story ? 'in this chapter' : 'after six seasons'}`
  return { text, far: view.phase === 'last' ? 'the last harvest' : `season ${view.season} of ${SEASONS}`, at: done, of: SEASONS, danger }
}

export function standings(view: View): Standing[] {
  return view.seats.flatMap(({ score }, seat) =>
    score ? [{ seat, total: sum(score.map(([, points]) => points)), lines: score.map(([name, points]) => ({ name, points })) }] : [],
  )
}
