// Copies the path data of the icons that we use out of the game-icons set (CC BY 3.0, credited in the client), so that the whole set never
// gets near a page. One module per part of the client that is loaded by itself. A board's icons are named in its own `icons.txt`, those of
// a part that is loaded later in `icons-PART.txt`. Run it with `npm run icons`; what it writes is committed.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const wanted = {}
const root = new URL('../', import.meta.url)
const boards = new URL('src/boards/', root)
for (const list of readdirSync(boards, { recursive: true })
  .filter((name) => /\/icons.*\.txt$/.test(name))
  .sort()) {
  const lines = readFileSync(new URL(list, boards), 'utf8').split('\n')
  wanted[`src/boards/${list.replace('.txt', '.ts')}`] = lines.filter((line) => line && !line.startsWith('#'))
}
const set = JSON.parse(readFileSync(new URL('node_modules/@iconify-json/game-icons/icons.json', root), 'utf8'))

/** The `d` of an icon. All of them are one black path on a square of 512; anything else would be drawn wrongly. */
function path(name) {
  const icon = set.icons[name]
  if (!icon) throw new Error(`game-icons has no icon called ${name}`)
  const found = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(icon.body)
  if (!found || (icon.width ?? set.width ?? 512) !== 512) throw new Error(`${name} is not one path on a square of 512`)
  return rounded(found[1])
}

/** What each number of a command is: a place along x or y, or a radius, an angle (in degrees) or a flag of an arc. */
const PARTS = { m: 'xy', l: 'xy', t: 'xy', h: 'x', v: 'y', c: 'xyxyxy', s: 'xyxy', q: 'xyxy', a: 'rrdffxy', z: '' }

/** The commands of a path with their numbers; an arc's flags may stand without a space. */
function commands(d) {
  const found = []
  let [at, command] = [0, '']
  const take = (form) => {
    form.lastIndex = at
    const match = form.exec(d)
    at = match ? form.lastIndex : at
    return match?.[1]
  }
  while (at < d.length) {
    // Numbers alone repeat the command before; those after a move are lines.
    const letter = take(/[\s,]*([a-z])/giy)
    command = letter ?? (command === 'm' ? 'l' : command === 'M' ? 'L' : command)
    const numbers = [...PARTS[command.toLowerCase()]].map((part) =>
      Number(take(part === 'f' ? /[\s,]*([01])/y : /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/giy)),
    )
    if (numbers.some(Number.isNaN)) throw new Error(`unknown path: ${d.slice(at, at + 20)}`)
    found.push([command, numbers])
  }
  return found
}

/** The same path in whole numbers, which are half as long: nobody sees a 512th of an icon. Every step is measured from where the rounded
 * pen stands, so nothing drifts. */
function rounded(d) {
  const [pen, drawn, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  let [text, last] = ['', '']
  for (const [command, numbers] of commands(d)) {
    const kind = command.toLowerCase()
    const [from, to, reached] = [{ ...drawn }, { ...pen }, { ...drawn }]
    const short = [...PARTS[kind]].map((part, n) => {
      if (part !== 'x' && part !== 'y') return Math.round(numbers[n])
      to[part] = command === kind ? pen[part] + numbers[n] : numbers[n]
      reached[part] = Math.round(to[part])
      return reached[part] - from[part]
    })
    Object.assign(pen, kind === 'z' ? start : to)
    Object.assign(drawn, kind === 'z' ? { x: Math.round(start.x), y: Math.round(start.y) } : reached)
    if (kind === 'm') Object.assign(start, pen)
    const repeats = kind === last && kind !== 'm' && kind !== 'z'
    text += (repeats ? ' ' : kind) + short.join(' ')
    last = kind
  }
  return text.replaceAll(' -', '-')
}

for (const [file, names] of Object.entries(wanted)) {
  const lines = [...new Set(names)].sort().map((name) => `  '${name}': '${path(name)}',`)
  const source = file.split('/').at(-1).replace('.ts', '.txt')
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
