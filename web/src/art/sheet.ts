// Every picture of every game side by side, to be looked at: /sheet.html of the development server. Not part of what is built.
// ?kind=map (portrait, item, vignette), ?game=, ?only=part-of-an-id, ?size=pixels, ?dark

import type { GameArt, Picture } from './game'

type Table = Readonly<Record<string, string>>
const arts = import.meta.glob<{ default: GameArt }>('../boards/*/pictures/index.ts', { eager: true })
const tables = import.meta.glob<Record<string, Table>>('../boards/*/pictures/{looks,things}.ts', { eager: true })
const atlases = import.meta.glob<{ pictures: () => { name: string; picture: Picture }[]; groundOf: (entry: string) => string | undefined }>('../boards/*/maps.ts', { eager: true })
const stories = import.meta.glob<string>('../../../books/*/*.story', { query: '?raw', import: 'default', eager: true })

const asked = new URLSearchParams(location.search)
const kind = asked.get('kind') ?? 'map'
const [only, wide] = [asked.get('only') ?? '', Number(asked.get('size') ?? { map: 660, portrait: 150, item: 110, vignette: 420 }[kind])]

/** The entries of a game's book, by id and title. */
const entries = (game: string) => Object.keys(stories).filter((file) => file.includes(`/${game}/`)).sort()
  .flatMap((file) => [...stories[file]!.matchAll(/^== (\S+)\s+(.*)$/gm)].map(([, id, title]) => [id!, title!] as const))

/** The pictures of a kind in a game, by id. */
function pictures(game: string): [string, Picture | undefined][] {
  const art = arts[`../boards/${game}/pictures/index.ts`]!.default
  const atlas = atlases[`../boards/${game}/maps.ts`]
  const ids = (table: string) => Object.keys(tables[`../boards/${game}/pictures/${table}.ts`]?.[table] ?? {})
  if (kind === 'portrait') return ids('looks').map((id) => [id, art.portrait(id, 'large')])
  if (kind === 'item') return ids('things').map((id) => [id, art.item(id, 'large')])
  if (kind === 'vignette') return entries(game).map(([id, title]) => [`${id} ${title}`, art.vignette(id, asked.get('place') ?? atlas?.groundOf(id))])
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
arts[Object.keys(arts)[0]!]?.default.layGrain()
for (const [n, file] of Object.keys(arts).entries()) {
  const game = file.split('/')[2]!
  if (!(asked.get('game') ?? game).includes(game)) continue
  pictures(game).forEach(([name, picture], at) => picture && name.includes(only) && show(name, picture, `${n}-${at}`))
}
