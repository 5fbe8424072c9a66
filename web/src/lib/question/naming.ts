// A name of one's own: what is wrong with it is said while it is typed. The server has the last word.

import type { Naming } from '../server/protocol'

const plain = (name: string): string => name.replace(/[-' ’]/g, '').toLowerCase()

/** A name as it will be written: without spaces around it, and with one between two words. */
export const written = (typed: string): string => typed.trim().replace(/\s+/g, ' ').replaceAll('’', "'")

/** What is wrong with it; empty if it is good, or if nothing was typed yet. */
export function troubleWith(typed: string, { longest, taken }: Naming): string {
  const name = written(typed)
  if (name === '') return ''
  const odd = /[^\p{Alphabetic} '-]/u.exec(name)?.[0]
  if (odd !== undefined) return `A name has letters, spaces, hyphens and apostrophes, but no “${odd}”.`
  if (!/\p{Alphabetic}/u.test(name)) return 'A name needs at least one letter.'
  if ([...name].length > longest) return `A name has at most ${longest} letters.`
  const other = taken.find((one) => plain(one) === plain(name))
  return other === undefined ? '' : `${other} is somebody’s name already.`
}

/** The answer that gives it. */
export const keyOf = (typed: string): string => `name/${written(typed).replaceAll(' ', '_')}`
