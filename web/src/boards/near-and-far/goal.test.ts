import { expect, it } from 'vitest'
import { goal, standings } from './goal'
import { seat, view } from './sample'

const table = (camps: number[], changes = {}) =>
  view({ seats: camps.map((n, at) => seat({ name: 'Ada Bo Cy'.split(' ')[at] ?? '', camps: n })), ...changes })

it('says how the session ends and who is nearest to it', () => {
  expect(goal(table([2, 3]))).toEqual({
    text: 'Most journey points win. It ends when somebody has built 4 camps',
    far: 'Bo has 3 of 4 camps',
    at: 3,
    of: 4,
    danger: null,
  })
  expect(goal(table([2, 2]))?.far).toBe('Ada and Bo have 2 of 4 camps')
  expect(goal(table([0, 0]))?.far).toBe('no camps yet')
})

it('says that it is the last round, and counts no further than the board', () => {
  expect(goal(table([5, 1], { ending: true }))).toMatchObject({
    text: 'The last round. Most journey points win',
    at: 4,
    of: 4,
    far: 'Ada has 5 camps',
  })
})

it('warns of bosses while they stand', () => {
  const boss = { key: 'maw', name: 'The Maw', called: 'the Maw', difficulty: 9, points: 5, text: '' }
  expect(goal(table([1, 1], { bosses: [boss] }))?.danger).toBe('The Maw must fall before the end, or everybody loses')
})

it('has no goal before the draft and after the end, and passes over those who are away', () => {
  expect(goal(view({ phase: 'setup' }))).toBeNull()
  expect(goal(view({ phase: 'scores' }))).toBeNull()
  const away = view({ seats: [seat(), seat({ name: 'Bo', present: false, camps: 9 })] })
  expect(goal(away)?.far).toBe('Ada has 2 of 4 camps')
  expect(standings(away)).toEqual([{ seat: 0, total: 2, lines: [{ name: 'Camps', points: 2 }] }])
  expect(standings(view({ phase: 'draft' }))).toEqual([])
  expect(standings(view({ seats: [seat({ points: null, score: [] })] }))).toEqual([])
})
