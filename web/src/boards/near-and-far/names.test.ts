import { expect, it } from 'vitest'
import { write } from './names'

it('writes a name below its space, or where it hides nothing', () => {
  const at = { x: 500, y: 300 }
  const [alone] = write([{ name: 'Echo Gate', at }], [at], [], 17)
  expect(alone).toMatchObject({ anchor: 'middle', x: 500 })
  expect(alone!.y).toBeGreaterThan(at.y + 28)
  const [crowded] = write(
    [{ name: 'Echo Gate', at }],
    [at, { x: 500, y: 350 }],
    [
      { x: 450, y: 340 },
      { x: 550, y: 340 },
    ],
    17,
  )
  expect(crowded!.y).toBeLessThan(at.y - 28)
  const [last] = write([{ name: 'The Last Sweet Well', at: { x: 975, y: 300 } }], [{ x: 975, y: 300 }], [], 29)
  expect(last!.anchor).toBe('end')
  const [low] = write([{ name: 'Echo Gate', at: { x: 500, y: 680 } }], [{ x: 500, y: 680 }], [], 17)
  expect(low!.y).toBeLessThan(680)
  // Where one line is too wide, two are not.
  const fence = [-130, 130].flatMap((aside) => [-70, -40, 0, 40, 70].map((lower) => ({ x: at.x + aside, y: at.y + lower })))
  expect(write([{ name: 'The Recruiting Table', at }], [at, ...fence], [], 24)[0]!.lines).toEqual(['The Recruiting', 'Table'])
  const twins = [
    { name: 'The Deep Crater', at },
    { name: 'The Warm Crater', at: { x: 560, y: 300 } },
  ]
  const [one, other] = write(
    twins,
    twins.map((twin) => twin.at),
    [],
    17,
  )
  expect(Math.abs(one!.y - other!.y)).toBeGreaterThan(17)
})
