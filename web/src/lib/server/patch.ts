// Applies the server's changes to a view. Only what lies on a changed path is copied; the rest is shared with the old view.

import type { Change } from './protocol'

type Json = unknown

/** The steps of a JSON pointer, unescaped. */
export function steps(pointer: string): string[] {
  if (pointer === '') return []
  if (!pointer.startsWith('/')) throw new Error(`not a JSON pointer: ${pointer}`)
  return pointer
    .slice(1)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function index(step: string, length: number, most: number): number {
  if (step === '-') return length
  if (!/^(0|[1-9][0-9]*)$/.test(step)) throw new Error(`not a place in a list: ${step}`)
  const at = Number(step)
  if (at > most) throw new Error(`place ${at} is beyond the end of a list of ${length}`)
  return at
}

function change(whole: Json, path: string[], what: Change): Json {
  const [step, ...rest] = path
  if (step === undefined) return what.op === 'remove' ? null : what.value

  if (Array.isArray(whole)) {
    const list = whole.slice()
    if (rest.length > 0) {
      const at = index(step, list.length, list.length - 1)
      list[at] = change(list[at], rest, what)
    } else if (what.op === 'add') {
      list.splice(index(step, list.length, list.length), 0, what.value)
    } else if (what.op === 'remove') {
      list.splice(index(step, list.length, list.length - 1), 1)
    } else {
      list[index(step, list.length, list.length - 1)] = what.value
    }
    return list
  }

  if (whole !== null && typeof whole === 'object') {
    const fields: Record<string, Json> = { ...(whole as Record<string, Json>) }
    const there = Object.hasOwn(fields, step)
    if (!there && (rest.length > 0 || what.op !== 'add')) throw new Error(`there is no ${step}`)
    if (rest.length > 0) fields[step] = change(fields[step], rest, what)
    else if (what.op === 'remove') delete fields[step]
    else fields[step] = what.value
    return fields
  }

  throw new Error(`nothing lies below ${step}`)
}

/** The view after the changes. Throws if they do not fit: then the whole view has to be fetched again. */
export function patch(view: Json, changes: readonly Change[]): Json {
  return changes.reduce((before, what) => change(before, steps(what.path), what), view)
}
