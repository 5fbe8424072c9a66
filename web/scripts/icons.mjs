// Copies the path data of the icons that we use out of the game-icons set (CC BY 3.0, credited in the client),
// so that the whole set never gets near a page. One module per part of the client that is loaded by itself.
// Run it with `npm run icons`; what it writes is committed.

import { readFileSync, writeFileSync } from 'node:fs'
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
  'src/boards/prelude/icons.ts': [
    // traits, health and morale
    'fist',
    'run',
    'eye-target',
    'barn-owl',
    'meditation',
    'shaking-hands',
    'hearts',
    'sunrise',
    // zones
    'wheat',
    'compass',
    'spyglass',
    'watchtower',
    'circle-forest',
    'cave-entrance',
    'camping-tent',
    'campfire',
    'small-fire',
    // cards
    'spark-spirit',
    'ancient-ruins',
    'ringing-bell',
    'rainbow-star',
    'claw-hammer',
    'fairy-wand',
    'knapsack',
    'wax-seal',
    'hourglass',
    'open-book',
    // buildings
    'viking-longhouse',
    'hut',
    'stone-tower',
    'scroll-unfurled',
    'star-altar',
    'fireplace',
  ],
  'src/boards/near-and-far/icons.ts': [
    // goods, symbols, factions
    'two-coins',
    'cut-diamond',
    'shiny-apple',
    'hearts',
    'flame',
    'brain',
    'broadsword',
    'walking-boot',
    'shield',
    'magnifying-glass',
    'bandit',
    'crystal-ball',
    'lizardman',
    'camel-head',
    // the map
    'chili-pepper',
    'cog',
    'rune-stone',
    'teapot-leaves',
    'open-book',
    'camping-tent',
    'horned-skull',
    'locked-chest',
    'mammoth',
    'droplets',
    'village',
    'direction-signs',
    // cards and animals
    'jeweled-chalice',
    'world',
    'card-pick',
    'card-draw',
    'crown',
    'daemon-skull',
    'ostrich',
    'tortoise',
    'sitting-dog',
    'cat',
    'duck',
    'scroll-unfurled',
    'swap-bag',
    // the sheet and the scores
    'skills',
    'upgrade',
    'key',
    'bookmark',
    'laurels',
    'trophy-cup',
  ],
}

const root = new URL('../', import.meta.url)
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
  const text = [
    '// Made by `npm run icons` from game-icons.net (CC BY 3.0). Do not edit; name more icons in scripts/icons.mjs.',
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
