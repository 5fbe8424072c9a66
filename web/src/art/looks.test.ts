import { describe, expect, it } from 'vitest'
import { LooksFault, read } from './looks'
import { PEOPLE } from './people/person'

describe('a line of looks', () => {
  const fault = (line: string) => () => read('somebody', line, PEOPLE)

  it('says what it says, and rolls the rest from the id', () => {
    const who = read('gil', 'outlaw old hat:stetson mark:scar mark:stubble', PEOPLE)
    expect([who.kind, who.is('old'), who.is('young')]).toEqual(['outlaw', true, false])
    expect([who.pick('hat', ['bowler']), who.all('mark')]).toEqual(['stetson', ['scar', 'stubble']])
    const skins = ['pale', 'deep', 'rose', 'brown']
    expect(who.pick('skin', skins)).toBe(read('gil', 'nomad', PEOPLE).pick('skin', skins))
    expect(new Set([...'abcdefgh'].map((id) => read(id, 'nomad', PEOPLE).pick('skin', skins))).size).toBeGreaterThan(1)
  })
  it('is refused if it says something unknown', () => {
    expect(fault('')).toThrow(LooksFault)
    expect(fault('wizard old')).toThrow('"wizard" is no kind')
    expect(fault('outlaw ancient')).toThrow('outlaw knows no word "ancient"')
    expect(fault('outlaw wings:two')).toThrow('outlaw has no feature "wings"')
    expect(fault('outlaw hat:sombrero')).toThrow('"hat:sombrero" is unknown')
    expect(fault('outlaw hat:bowler hat:straw')).toThrow('hat is said twice')
  })
})
