import { describe, expect, test } from 'vitest'
import { means, namesIn, pieces } from './loglinks'

describe('the names in a line', () => {
  const names = [
    { name: 'Bo', target: 'seat/1' },
    { name: 'The Pale Stag', target: 'pale-stag' },
    { name: 'The Pale', target: 'pale' },
    { name: 'Explore, near', target: 'explore-1' },
  ]
  const found = (text: string): string[] =>
    pieces(text, names)
      .filter((piece) => piece.target)
      .map((piece) => `${piece.text}=${piece.target}`)

  test('are found, the longest first', () => {
    expect(found('Bo goes to The Pale Stag.')).toEqual(['Bo=seat/1', 'The Pale Stag=pale-stag'])
    expect(found('Bo goes to Explore, near.')).toEqual(['Bo=seat/1', 'Explore, near=explore-1'])
  })
  test('are whole words', () => {
    expect(found("Bob likes Bosnia, and Bo's stag.")).toEqual(['Bo=seat/1'])
    expect(found('AmBo, Boé')).toEqual([])
  })
  test('leave the text as it was', () => {
    const text = 'An Bo, Bo: The Pale Stag?'
    expect(
      pieces(text, names)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
    expect(pieces('', names)).toEqual([])
    expect(pieces('plain', [{ name: '', target: 'x' }])).toEqual([{ text: 'plain', target: null }])
  })
})

test('names are found anywhere in a view', () => {
  const view = {
    zones: [{ key: 'gather', name: 'Gather', stack: [{ key: 'mill', name: 'Flooded Mill' }] }],
    seats: [{ name: 'Ada' }],
    scene: null,
  }
  expect(Object.fromEntries(namesIn(view))).toEqual({ Gather: 'gather', 'Flooded Mill': 'mill' })
})

test('a board part is meant by its target or by the end of it', () => {
  expect(means('seat/1', 'seat/1')).toBe(true)
  expect(means('card/pale-stag', 'pale-stag')).toBe(true)
  expect(means('card/pale-stag', 'stag')).toBe(false)
  expect(means('zone/1', 'seat/1')).toBe(false)
})
