// Copies the path data of the icons that we use out of the game-icons set (CC BY 3.0, credited in the client),
// so that the whole set never gets near a page. One module per part of the client that is loaded by itself.
// A board's icons are named in its own `icons.txt`. Run it with `npm run icons`; what it writes is committed.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const wanted = {
  // The frame: what every page may show.
  'src/lib/icons.ts': [
    'anticlockwise-rotation',
    'campfire',
    'clockwise-rotation',
    'hourglass',
    'open-book',
    'padlock',
    'person',
    'rolling-dices',
    'sound-on',
    'wax-seal',
  ],
}

const root = new URL('../', import.meta.url)
for (const board of readdirSync(new URL('src/boards/', root)).sort()) {
  const list = new URL(`src/boards/${board}/icons.txt`, root)
  if (!existsSync(list)) continue
  const lines = readFileSync(list, 'utf8').split('\n')
  wanted[`src/boards/${board}/icons.ts`] = lines.filter((line) => line && !line.startsWith('#'))
}
const set = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', root), 'utf8'))

/** The `d` of an icon. All of them are one black path on a square of 512; anything else would be drawn wrongly. */
function path(name) {
  const icon = set.icons[name]
  if (!icon) throw new Error(`game-icons has no icon called ${name}`)
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)
  if (!found || (icon.width ?? set.width ?? 512) !== 512) throw new Error(`${name} is not one path on a square of 512`)
  return found[1]
}

for (const [file, names] of Object.entries(wanted)) {
  const lines = [...new Set(names)].sort().map((name) => `  '${name}': '${path(name)}',`)
  const source = file.startsWith('src/boards/') ? 'icons.txt' : 'scripts/icons.mjs'
  const text = [
    `// Made by \`npm run icons\` from game-icons.net (CC BY 3.0). Do not edit; name more icons in ${source}.`,
    '',
    '/** Path data, each on a square of 512. */',
    'export const icons = {',
    ...lines,
    '} as const',
    '',
    'export type IconName = keyof typeof icons',
    '',
  ].join('\n')
  writeFileSync(fileURLToPath(new URL(file, root)), text)
  console.log(`${file}: ${lines.length} icons, ${Math.round(text.length / 1024)} KiB`)
}
