// Every picture of every game side by side, to be looked at: /sheet.html of the development server. Not part of what is built.
// ?kind=map (portrait, item, vignette, band), ?game=, ?only=part-of-an-id, ?size=pixels, ?dark

import type { PictureWords } from '../lib/server/protocol'
import { sceneOf } from './art.svelte'
import type { Picture, Pictures } from './game'
import { layGrain } from './grain'
import { read, type Said } from './said'

type Tokens = Readonly<Record<string, PictureWords>>
const files = import.meta.glob<{ default: Pictures }>('../boards/*/pictures/{looks,strangers,things,scenes}.ts', { eager: true })
const tokens = import.meta.glob<Tokens>('../boards/*/pictures/tokens.ts', { eager: true, import: 'tokens' })
const books = import.meta.glob<string>('../../../books/*/pictures.toml', { query: '?raw', import: 'default', eager: true })
const atlases = import.meta.glob<{ pictures: () => { name: string; picture: Picture }[]; groundOf: (entry: string) => string | undefined }>(
  '../boards/*/maps.ts',
  { eager: true },
)
const stories = import.meta.glob<string>('../../../books/*/*.story', { query: '?raw', import: 'default', eager: true })

const asked = new URLSearchParams(location.search)
const kind = asked.get('kind') ?? 'map'
const [only, wide] = [
  asked.get('only') ?? '',
  Number(asked.get('size') ?? { map: 660, portrait: 150, item: 110, vignette: 420, band: 300 }[kind]),
]

/** The entries of a game's book, by id and title. */
const entries = (game: string) =>
  Object.keys(stories)
    .filter((file) => file.includes(`/${game}/`))
    .sort()
    .flatMap((file) => [...stories[file]!.matchAll(/^== (\S+)\s+(.*)$/gm)].map(([, id, title]) => [id!, title!] as const))

/** What a game's book says, and its tokens. */
function saidOf(game: string): Said {
  const said = read(books[`../../../books/${game}/pictures.toml`] ?? '')
  for (const [id, { person, thing }] of Object.entries(tokens[`../boards/${game}/pictures/tokens.ts`] ?? {})) {
    if (person !== undefined) said.people[id] = person
    if (thing !== undefined) said.things[id] = thing
  }
  return said
}

/** The pictures of a kind in a game, by id. */
function pictures(game: string): [string, Picture | undefined][] {
  const said = saidOf(game)
  const of = (
    words: Readonly<Record<string, string>>,
    name: string,
    draw: (file: Pictures, id: string, words: string) => Picture | undefined,
  ) => {
    const file = files[`../boards/${game}/pictures/${name}.ts`]?.default
    return Object.entries(words).map(([id, words]): [string, Picture | undefined] => [id, file && draw(file, id, words)])
  }
  const atlas = atlases[`../boards/${game}/maps.ts`]
  const size = asked.has('small') ? 'small' : 'large'
  const face = (file: Pictures, id: string, words: string) => file.portrait?.(id, words, size)
  if (kind === 'portrait') return [...of(said.people, 'looks', face), ...of(said.strangers, 'strangers', face)]
  if (kind === 'band') return of(said.strangers, 'strangers', (file, id, words) => file.band?.(id, words, said.grounds[id] ?? ''))
  if (kind === 'item') return of(said.things, 'things', (file, id, words) => file.item?.(id, words, size))
  if (kind !== 'vignette') return atlas?.pictures().map(({ name, picture }) => [name, picture]) ?? []
  const titles = entries(game)
  const scenes = Object.fromEntries(titles.map(([id]) => [id, sceneOf(id, (id) => ({ place: said.places[id] }))!]))
  return of(Object.fromEntries(titles), 'scenes', (file, id) =>
    file.vignette?.(scenes[id]!.id, scenes[id]!.said, asked.get('place') ?? atlas?.groundOf(id)),
  ).map(([id, picture], n) => [`${id} ${titles[n]![1]}`, picture])
}

function show(name: string, { frame, drawing }: Picture, n: string): void {
  const figure = document.createElement('figure')
  figure.innerHTML = `<svg width="${wide}" viewBox="${frame}">${drawing.replaceAll('~', `p${n}-`)}</svg>`
  const caption = document.createElement('figcaption')
  caption.textContent = name
  figure.append(caption)
  document.body.append(figure)
}

const style = document.createElement('style')
style.textContent = `body { margin: 8px; font: 13px sans-serif; background: ${asked.has('dark') ? '#2a1d12; color: #eee' : '#e9dcc0'} }
  figure { display: inline-block; margin: 4px; text-align: center } svg { display: block; overflow: visible }`
document.head.append(style)
layGrain()
for (const [n, game] of [...new Set(Object.keys(files).map((file) => file.split('/')[2]!))].entries()) {
  if (!(asked.get('game') ?? game).includes(game)) continue
  pictures(game).forEach(([name, picture], at) => picture && name.includes(only) && show(name, picture, `${n}-${at}`))
}
