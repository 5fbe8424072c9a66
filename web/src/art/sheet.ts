// Every picture of every game side by side, to be looked at: /sheet.html of the development server. Not part of what is built.
// ?kind=map (portrait, item, vignette, band), ?game=, ?only=part-of-an-id, ?size=pixels, ?dark

import type { Picture, Pictures } from './game'
import { layGrain } from './grain'

type Table = Readonly<Record<string, string>>
type File = { default: Pictures } & Record<string, Table>
const files = import.meta.glob<File>('../boards/*/pictures/{looks,strangers,things,scenes}.ts', { eager: true })
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

/** The pictures of a kind in a game, by id. */
function pictures(game: string): [string, Picture | undefined][] {
  const atlas = atlases[`../boards/${game}/maps.ts`]
  const of = (name: string, draw: (file: Pictures, id: string) => Picture | undefined): [string, Picture | undefined][] => {
    const file = files[`../boards/${game}/pictures/${name}.ts`]
    return Object.keys(file?.[name] ?? {}).map((id) => [id, draw(file!.default, id)])
  }
  const place = asked.get('place') ?? undefined
  const size = asked.has('small') ? 'small' : 'large'
  if (kind === 'portrait') return ['looks', 'strangers'].flatMap((name) => of(name, (file, id) => file.portrait?.(id, size)))
  if (kind === 'band') return of('strangers', (file, id) => file.band?.(id))
  if (kind === 'item') return of('things', (file, id) => file.item?.(id, size))
  const scenes = files[`../boards/${game}/pictures/scenes.ts`]?.default
  if (kind === 'vignette')
    return entries(game).map(([id, title]) => [`${id} ${title}`, scenes?.vignette?.(id, place ?? atlas?.groundOf(id))])
  return atlas?.pictures().map(({ name, picture }) => [name, picture]) ?? []
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
