import { expect, test } from 'vitest'
import { split } from './label'

test.each([
  ['Gather (value 5)', 'Gather', 'value 5', ''],
  ['Explore, near (value 4), with Bo', 'Explore, near', 'value 4 · with Bo', ''],
  ['Soldier (past, strong). Protect: Reached a strong option?', 'Soldier', 'past, strong · Protect: Reached a strong option?', ''],
  ['Eat: your group spends resources', 'Eat', 'your group spends resources', ''],
  ['Let it come', 'Let it come', '', ''],
  ['Spend 1 strong (2 dice) — your last health: you die and all is lost', 'Spend 1 strong', '2 dice', 'your last health: you die and all is lost'],
  ['Take it (a tool (worn))', 'Take it', 'a tool (worn)', ''],
  ['An open bracket (like this', 'An open bracket (like this', '', ''],
  ['(only a remark)', '(only a remark)', '', ''],
  ['Stand up in front of everybody and say it out loud: you never could read', 'Stand up in front of everybody and say it out loud: you never could read', '', ''],
])('%s', (label, main, detail, warning) => {
  expect(split(label)).toEqual({ main, detail, warning })
})
