import { expect, test } from 'vitest'
import { offered, split } from './label'

test.each([
  ['Gather (each die of 5 or lower succeeds)', 'Gather', 'each die of 5 or lower succeeds', ''],
  ['Explore, near (each die of 4 or lower succeeds), with Bo', 'Explore, near', 'each die of 4 or lower succeeds · with Bo', ''],
  [
    'Go hungry: lose 1 health and 1 morale; keep your 1 resource — Bo has 1 health left and dies, and all is lost',
    'Go hungry',
    'lose 1 health and 1 morale; keep your 1 resource',
    'Bo has 1 health left and dies, and all is lost',
  ],
  ['Soldier (past, strong). Protect: Reached a strong option?', 'Soldier', 'past, strong · Protect: Reached a strong option?', ''],
  ['Eat: spend 1 of your 3 resources, 2 left', 'Eat', 'spend 1 of your 3 resources, 2 left', ''],
  ['Build a camp for 3 hearts: gain 1 coin', 'Build a camp for 3 hearts', 'gain 1 coin', ''],
  [
    'To the ledge for 1 heart: fight the Bandit, combat 4 (space 2; a camp: gain 1 coin)',
    'To the ledge for 1 heart: fight the Bandit, combat 4',
    'space 2; a camp: gain 1 coin',
    '',
  ],
  [
    'Buy Ancient Compass for 1 coin (2 points). 4 points for the most coins at the end, alone.',
    'Buy Ancient Compass for 1 coin',
    '2 points · 4 points for the most coins at the end, alone.',
    '',
  ],
  ['Dig in row 1, column 2 (skill 5): gain 1 coin, 1 gem', 'Dig in row 1, column 2', 'skill 5 · gain 1 coin, 1 gem', ''],
  ['Let it come', 'Let it come', '', ''],
  [
    'Spend 1 strong (2 dice) — your last health: you die and all is lost',
    'Spend 1 strong',
    '2 dice',
    'your last health: you die and all is lost',
  ],
  ['Take it (a tool (worn))', 'Take it', 'a tool (worn)', ''],
  ['An open bracket (like this', 'An open bracket (like this', '', ''],
  ['(only a remark)', '(only a remark)', '', ''],
  [
    'Stand up in front of everybody and say it out loud: you never could read',
    'Stand up in front of everybody and say it out loud: you never could read',
    '',
    '',
  ],
])('%s', (label, main, detail, warning) => {
  expect(split(label)).toEqual({ main, detail, warning })
})

test('a button at a seat says what it does', () => {
  expect(offered(['Leave town (hearts are reset)'], 'Ada')).toBe('Leave town')
  expect(offered(['Bo (2 coins)'], 'Bo')).toBe('Choose Bo')
  expect(offered(['Give Bo a coin', 'Give Bo a gem'], 'Bo')).toBe('2 choices')
})
