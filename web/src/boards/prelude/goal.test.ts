import { expect, it } from 'vitest'
import { goal } from './goal'
import { seat, view } from './sample'

const building = (cost: number, done: number) => ({ key: `b${cost}`, name: 'Hall', cost, done, text: '' })
const half = { name: 'Soldier', core: 'strong' as const, ability: '', text: '' }
const whole = (name: string, health: number) => seat({ name, health, past: half, gift: half })

it('counts what is built and what is still to be brought', () => {
  const settlement = [building(3, 3), building(5, 2), building(4, 4)]
  expect(goal(view({ settlement }))).toEqual({
    text: 'Build all 3 buildings before anybody dies',
    far: '2 built, 3 resources to go',
    at: 9,
    of: 12,
    danger: null,
  })
  expect(goal(view({ settlement: [building(3, 2)] }))?.far).toBe('0 built, 1 resource to go')
})

it('warns of a death that would lose the game', () => {
  expect(goal(view({ seats: [whole('Ada', 1), whole('Bo', 2)] }))?.danger).toBe('Ada has 1 health left: a death loses the game')
  expect(goal(view({ seats: [whole('Ada', 1), whole('Bo', 1)] }))?.danger).toBe('Ada and Bo have 1 health left: a death loses the game')
  expect(goal(view({ seats: [seat({ health: 0 })] }))?.danger).toBeNull()
})

it('has no goal before the first round and after the end', () => {
  expect(goal(view({ round: 0 }))).toBeNull()
  expect(goal(view({ over: 'Everything stands.' }))).toBeNull()
})
