import { expect, test } from 'vitest'
import { offered, said } from './label'

test('an option is read out with its small print and its warning', () => {
  expect(said({ label: 'Let it come' })).toBe('Let it come')
  expect(said({ label: 'Rest', detail: 'each die of 4 or lower succeeds' })).toBe('Rest (each die of 4 or lower succeeds)')
  expect(said({ label: 'Spend 1 strong', detail: '2 dice', warning: 'your last health' })).toBe(
    'Spend 1 strong (2 dice) — your last health',
  )
})

test('a button at a seat says what it does', () => {
  expect(offered([{ label: 'Leave town' }], 'Ada')).toBe('Leave town')
  expect(offered([{ label: 'Bo' }], 'Bo')).toBe('Choose Bo')
  expect(offered([{ label: 'Give Bo a coin' }, { label: 'Give Bo a gem' }], 'Bo')).toBe('2 choices')
})
