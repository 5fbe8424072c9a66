import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const linter = new ESLint()
const faults = async (code: string): Promise<string[]> => {
  const [{ messages } = { messages: [] }] = await linter.lintText(code, { filePath: 'src/boards/any.ts' })
  return messages.map(({ ruleId }) => ruleId ?? '')
}

describe('what the server says in English', { timeout: 120_000 }, () => {
  it.each([
    'export const price = (option: { label: string }) => /costs (\\d+)/.exec(option.label)',
    'export const sure = (label: string) => /^Pay/.test(label)',
    "export const small = (option: { detail: string }) => option.detail.split(' · ')",
    "export const lines = (does: string) => does.split(', ')",
    "export const brief = (rule: { says: string }) => rule.says.replace('gain ', '')",
    "export const built = (tileLabel: () => string) => tileLabel().replace('x', '')",
    "export const counted = (words: string[]) => new RegExp(words.join('|'))",
  ])('is not taken apart: %s', async (code) => {
    expect(await faults(code)).toEqual(['no-restricted-syntax'])
  })

  it('is shown as it is', async () => {
    expect(await faults('export const shown = (option: { label: string }) => `${option.label}.`')).toEqual([])
  })
})
