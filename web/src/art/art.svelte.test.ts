import { afterEach, expect, test, vi } from 'vitest'
import type { PictureWords } from '../lib/server/protocol'

const said: Record<string, PictureWords> = { gil: { person: 'outlaw' }, tom: { person: 'wizard' }, 'm1-01': { place: 'landmark:nothing' } }
vi.mock('./words.svelte', () => ({ words: { of: (_: string, id: string) => (id === 'awaited' ? undefined : (said[id] ?? {})) } }))
vi.mock('./grain', async (real) => ({ ...(await real<object>()), layGrain: () => {} }))
const { artOf, hasFace } = await import('./art.svelte')

const art = artOf('near-and-far')
afterEach(() => void vi.restoreAllMocks())

test('a picture is awaited until its words and its strokes are there', async () => {
  expect([art.portrait('awaited', 'small'), art.item('awaited', 'small'), art.band('awaited')]).toEqual([undefined, undefined, undefined])
  expect(art.portrait('gil', 'small')).toBeUndefined()
  await vi.waitFor(() => expect(art.portrait('gil', 'small')?.drawing).toBeTruthy())
})
test('there is no picture of somebody about whom the book says nothing', () => {
  expect([art.portrait('nobody', 'small'), art.item('nothing', 'small'), artOf('chess').portrait('gil', 'small')]).toEqual([
    null,
    null,
    null,
  ])
  expect([hasFace('near-and-far', 'gil'), hasFace('near-and-far', 'nobody'), hasFace('near-and-far', 'awaited')]).toEqual([
    true,
    false,
    false,
  ])
})
test('what the rules count has a picture without being asked for', async () => {
  await vi.waitFor(() => expect(art.item('coin', 'small')?.drawing).toBeTruthy())
})
test('words that nobody knows are said once to whoever writes the book, and the place is rolled', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await vi.waitFor(() => expect(art.vignette('m1-02', 'grass')?.drawing).toBeTruthy())
  expect([art.portrait('tom', 'small'), art.portrait('tom', 'small')]).toEqual([null, null])
  expect(art.vignette('m1-01', 'grass')?.drawing).toBeTruthy()
  expect(warned.mock.calls.map(([line]) => String(line).split(';')[0])).toEqual([
    'near-and-far, the picture of tom: "wizard" is no kind',
    'near-and-far, the picture of m1-01: "landmark:nothing" is unknown',
  ])
})
