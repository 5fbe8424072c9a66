// What a book says about its pictures, for tests and the sheet of pictures. A table asks the server.

import { parse } from 'smol-toml'

type Words = Record<string, string>
export interface Said {
  people: Words
  strangers: Words
  /** The ground on which a stranger is met, by id. */
  grounds: Words
  things: Words
  places: Words
}
type File = Partial<Omit<Said, 'grounds'>> & { met?: Record<string, Words> }

export function read(file: string): Said {
  const { people = {}, strangers = {}, met = {}, things = {}, places = {} } = parse(file) as File
  const grounds = Object.entries(met).flatMap(([ground, ids]) => Object.keys(ids).map((id) => [id, ground] as const))
  return { people, strangers: Object.assign({}, strangers, ...Object.values(met)), grounds: Object.fromEntries(grounds), things, places }
}
